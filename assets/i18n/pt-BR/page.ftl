page-description = Jogue Espadas (Spades) contra o computador ou com amigos. Grátis, sem cadastro e sem internet.
page-shortcut-continue = Continuar
page-shortcut-daily = Partida do dia
page-shortcut-puzzle = Desafio do dia
page-controls = Controles de texto
page-table = Mesa de cartas. Os controles de texto estão no início desta página.
page-loading = Carregando…
page-shuffling = Embaralhando…
page-download = Baixar
page-try-again = Tentar de novo
page-restart = Reiniciar
page-needs-javascript = Espadas precisa de JavaScript. Ative-o e recarregue a página.

page-not-loaded = Não foi possível carregar o jogo.
page-offline = Sem conexão. Conecte-se e tente de novo.
page-not-downloaded = Não foi possível baixar uma parte do jogo (erro { $status }). Tente de novo em um minuto.
page-broke-off = O download foi interrompido. Verifique sua conexão e tente de novo.
page-stalled = O download parou. Verifique sua conexão e tente de novo.
page-stopped = O jogo parou.
page-saved = Sua partida está salva.
page-saved-because = Sua partida está salva. ({ $message })
page-graphics-reset = Os gráficos deste dispositivo foram reiniciados.
page-no-web-assembly = Este navegador não consegue executar o jogo: não é compatível com WebAssembly.
page-no-web-assembly-remedy = Use uma versão atual do Firefox, Chrome, Edge ou Safari, ou desative a segurança rígida para este site.
page-no-web-gl = Este navegador não consegue desenhar a mesa: não é compatível com WebGL 2.
page-no-web-gl-remedy = Ative a aceleração de hardware nas configurações do navegador, ou atualize-o.
page-too-old = Este navegador é antigo demais para o jogo.
page-too-old-remedy = Use uma versão atual do Firefox, Chrome, Edge ou Safari.

page-not-copied = Seu navegador não permite copiar aqui. Copie este texto à mão:
page-close = Fechar

page-other-tab = O jogo já está aberto em outra aba.
page-play-here = Jogar aqui
