deal-of-the-day-deal-of-the-day = Partida do dia
deal-of-the-day-motto = As mesmas cartas para todo mundo
deal-of-the-day-rules = Hoje todo mundo joga as mesmas cartas: três rodadas contra o nível { level-advanced }, cada dia numa variante diferente. Só conta a primeira partida que você terminar, desde que não reinicie nem desfaça nada depois de ver cartas ou apostas novas.
deal-of-the-day-play-todays-deal = Jogar a de hoje
deal-of-the-day-continue = Continuar
deal-of-the-day-play-once-more = Jogar de novo
deal-of-the-day-once-more-counts-for-nothing = A de hoje já foi. Amanhã tem outra, a mesma para todo mundo.
streak-at-risk = { $days } dias seguidos. Jogue a de hoje e mantenha a sequência.
deal-of-the-day-copy-result = Copiar resultado
deal-of-the-day-share-result = Compartilhar resultado
deal-of-the-day-days-in-a-row = Sequência atual
deal-of-the-day-most-in-a-row = Maior sequência
deal-of-the-day-days-played = Dias jogados
deal-of-the-day-this-month = Este mês

day-words =
    { $outcome ->
        [won] Você ganhou com { day-points }.
        [lost] Você perdeu com { day-points }.
       *[drawn] Você empatou com { day-points }.
    }
day-points =
    { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
share-head = Espadas · { deal-of-the-day-deal-of-the-day } · { FORM($day, "short") }
share-line =
    { $outcome ->
        [won] { $variant }: vitória por { $own } a { $other } · { $squares }
        [lost] { $variant }: derrota por { $own } a { $other } · { $squares }
       *[drawn] { $variant }: empate em { $own } a { $other } · { $squares }
    }
shared-copied = Resultado copiado. Não revela nenhuma carta.
shared-gone = Esta partida não está mais no seu histórico.
shared-no-clipboard = Não foi possível usar a área de transferência: { CLAUSE($text) }.

week-deal =
    { $days ->
        [0] { deal-of-the-day-deal-of-the-day }, esta semana
        [one] { deal-of-the-day-deal-of-the-day }, esta semana: { $days } dia seguido
       *[other] { deal-of-the-day-deal-of-the-day }, esta semana: { $days } dias seguidos
    }
week-puzzle =
    { $days ->
        [0] { learning-puzzle-of-the-day }, esta semana
        [one] { learning-puzzle-of-the-day }, esta semana: { $days } dia seguido
       *[other] { learning-puzzle-of-the-day }, esta semana: { $days } dias seguidos
    }
week-streak =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
