-game = Espadas

caption-spades = { -game }
caption-version = Versão { VERSION() }
caption-back = Voltar
caption-dismiss = Fechar
caption-how-to-play = Regras e ajuda
caption-statistics = Estatísticas
caption-settings = Configurações
caption-none = –
