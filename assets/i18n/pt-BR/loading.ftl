loading-loading = Carregando…
loading-shuffling = Embaralhando…
loading-cutting = Cortando o baralho…
loading-dealing = Dando as cartas…
loading-missing =
    { $more ->
        [yes] Há arquivos ausentes ou danificados, entre eles { FORM($files, "commas") }.
       *[no] Arquivos ausentes ou danificados: { FORM($files, "commas") }.
    }
loading-load-the-page-again = Recarregue a página.
loading-install-again = Reinstale o jogo, ou abra-o da própria pasta.

loading-language-missing = { $language }: não foi possível carregar este idioma, então o jogo está em inglês.
loading-language-damaged = { $language }: uma parte está em inglês. Arquivos danificados: { FORM($files, "commas") }.
