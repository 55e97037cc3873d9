# El final de una partida y su repetición

end-won = Gana { $name }
end-won-mine = ¡Has ganado!
end-shared = { $names } comparten la victoria
end-with = { $game ->
    [maritime-silk-road] { $total ->
        [one] con 1 moneda
       *[other] con { $total } monedas
    }
   *[other] { $total ->
        [one] con 1 crédito
       *[other] con { $total } créditos
    }
}
end-lead = { $game ->
    [maritime-silk-road] { $lead ->
        [one] una moneda más que { $name }
       *[other] { $lead } monedas más que { $name }
    }
   *[other] { $lead ->
        [one] un crédito más que { $name }
       *[other] { $lead } créditos más que { $name }
    }
}
end-tie = No hay desempate: quienes más tienen comparten la victoria.
end-power = Por el poder de «{ $card }»: los puntos no deciden nada.
end-place = Has quedado en el puesto { $place } de { $players }.

## De dónde salen los puntos

end-scores = Puntos por origen
end-total = Total
end-part = { $source }: { $amount }
end-source-credits = Créditos
end-source-harbour = Contenedores en el puerto
end-source-goods = Mercancías: { $type }
end-source-majority = Mayoría: { $type }
end-source-set = Una mercancía de cada tipo
end-source-power = { $card }
end-source-coins = Monedas
end-source-good = Cobrado con { $good }
end-source-licences = Añadido por licencias
end-source-spent = Gastado en cartas

## A lo largo de la partida

end-turn = Turno
end-over-time = { $game ->
    [maritime-silk-road] Las monedas, turno a turno
   *[other] Los créditos, turno a turno
}
end-goal = empieza el final
end-no-chart = Ahora no se puede mostrar el desarrollo de la partida.
end-final = La mesa al final

## Y ahora

end-what-now = ¿Y ahora?
end-rematch = Revancha
end-rematch-waits = { $count ->
    [0] La revancha está preparada
    [one] 1 jugador espera la revancha
   *[other] { $count } jugadores esperan la revancha
}
end-join-rematch = Unirse a la revancha
end-watch-rematch = Ver la siguiente partida
end-replay = Ver la repetición
end-share = Compartir
end-share-label = Enlace a la repetición
end-download = Descargar la grabación
end-lobby = Volver al inicio

## Repetición

replay-title = Repetición
replay-choose = Elige una grabación o suéltala en cualquier lugar de la página
replay-choose-why = Una grabación es el archivo que se puede descargar al final de una partida. Contiene todas las respuestas de una partida, de este servidor o de cualquier otro, o jugada en el terminal.
replay-keys = Teclas: ← y →, una respuesta; ↑ y ↓, un turno; espacio, reproducir y pausar; Inicio y Fin.
replay-go-first = Al principio
replay-go-back-turn = Un turno atrás
replay-go-back = Una respuesta atrás
replay-play = Reproducir
replay-pause = Pausa
replay-go-on = Una respuesta adelante
replay-go-on-turn = Un turno adelante
replay-go-last = Al final
replay-scrub = Momento de la partida
replay-where = { $turn ->
    [0] Preparación, respuesta { $at } de { $last }
   *[other] Turno { $turn }, respuesta { $at } de { $last }
}
replay-speed = Velocidad
replay-times = { $speed } ×
replay-eyes = Vista de
replay-spectator = un espectador
replay-download = Descargar
replay-over = La partida ha terminado
replay-asked = { $name }: { $what }
replay-several = { $count } jugadores deciden a la vez
replay-results = Resultado y desarrollo de la partida (revela quién ganó)
