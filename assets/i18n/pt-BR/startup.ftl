startup-no-assets = As imagens e os sons do jogo não foram encontrados. Descompacte o download inteiro e deixe a pasta “assets” ao lado do programa.
startup-no-display = Nenhuma tela encontrada. Abra o jogo em uma sessão gráfica, ou defina DISPLAY ou WAYLAND_DISPLAY.
startup-display-unreachable =
    { KIND($name) ->
        [none] Não dá para abrir uma janela aqui. Abra o jogo em uma sessão gráfica.
       *[other] Não foi possível acessar a tela { $name }. Abra o jogo em uma sessão gráfica, ou defina DISPLAY ou WAYLAND_DISPLAY com uma que responda.
    }
startup-no-graphics =
    { $linux ->
        [yes] Nenhum driver de vídeo utilizável encontrado. Instale o driver Vulkan ou OpenGL da sua placa de vídeo (no Debian e no Ubuntu, quase todos estão em mesa-vulkan-drivers).
       *[no] Nenhum driver de vídeo utilizável encontrado. Instale o driver mais recente da sua placa de vídeo.
    }
startup-crashed = O jogo travou e fechou. Suas partidas estão salvas. Relatório: { $place }
