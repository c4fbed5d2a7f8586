game-name = Sample Game
game-tagline = Все кладут карту рубашкой вверх; очко получает старшая.
goal-aim = Наберите больше всех очков.
goal-turn = Сыграйте одну карту рубашкой вверх. Очко приносит старшая карта раунда.
goal-end = Когда карт ни у кого нет, побеждает большинство очков.
score-name = Очки
score-told = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}

event-dealt = { $card ->
    [none] { $seat } получает карту.
   *[other] { $seat } получает карту { $card }.
}
event-laid = { $card ->
    [none] { $seat } кладёт карту рубашкой вверх.
   *[other] { $seat } кладёт рубашкой вверх карту { $card }.
}
event-turned_up = Раунд { $round }: { $shown }. { $winners-count ->
    [0] Никто не получает очка.
   *[other] Очко: { $winners }.
}
event-ended = Игра окончена. Победа: { $winners }.
shown-item = { $seat } { $card }

action-lay = Положить карту { $card }

prompt-lay = Положите карту рубашкой вверх. Очко получает старшая карта раунда.
prompt-wait = Ждём карту: { $seats }.
leads-lay = { $card } лежит рубашкой вверх, пока карту не положат все. Изменить её нельзя.
summary-rounds = { $points ->
    [one] старшая карта в { $points } раунде
    [few] старшая карта в { $points } раундах
    [many] старшая карта в { $points } раундах
   *[other] старшая карта в { $points } раунда
}

refusal-SG-1 = Эта игра для двух–пяти игроков.
refusal-SG-3 = На руках бывает от двух до четырёх карт.
refusal-SG-4 = За раунд кладут одну карту, и заменить её нельзя. Подождите остальных.
refusal-SG-5 = У вас нет такой карты. Выберите карту из своей руки.

option-hand_size = Карт на игрока
option-hand_size-help = Сколько карт получает каждый, а значит, сколько будет раундов.
option-ties = Ничьи
option-ties-help = Кто получает очко, если старшая карта лежит на столе не одна.
option-ties-is-nobody = никто
option-ties-is-each = каждый из них

rulebook-01 = Каждому сдают поровну карт из колоды со значениями от 1 до 10, по две каждого. Чужих карт никто не видит.
    .title = Сдача
    .rules = SG-1 SG-2 SG-3
rulebook-02 = В каждом раунде все кладут по одной карте рубашкой вверх. Когда лежат все, их открывают, и старшая приносит очко. Если старших две, решает настройка ничьих.
    .title = Раунд
    .rules = SG-4 SG-5 SG-6 SG-7 SG-8
rulebook-03 = Когда все карты сыграны, побеждает тот, у кого больше очков.
    .title = Конец
    .rules = SG-9 SG-10

sketch-round = Раунд { $round } из { $rounds }
sketch-head-player = Игрок
sketch-head-cards = Карты
sketch-head-played = Сыграно
sketch-head-points = Очки
sketch-player = { $seat }
sketch-in-hand = на руках: { $cards }
sketch-face-down = на руках: { $cards }, одна закрыта
sketch-cards = { $cards }
sketch-points = { $points }
sketch-hand = Ваши карты
sketch-laid = Закрыта: { $card }
