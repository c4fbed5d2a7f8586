game-name = Миллионеры и банкроты
game-tagline = Перебивайте всех в борьбе за яхты и острова, но не останьтесь беднее остальных.
score-name = очки
chapter-title = Торги { $number }

tile-wealth_1 = Золотые часы (1)
tile-wealth_2 = Винный погреб (2)
tile-wealth_3 = Скаковая лошадь (3)
tile-wealth_4 = Спорткар (4)
tile-wealth_5 = Бриллиантовое колье (5)
tile-wealth_6 = Старый мастер (6)
tile-wealth_7 = Частный самолёт (7)
tile-wealth_8 = Яхта (8)
tile-wealth_9 = Футбольный клуб (9)
tile-wealth_10 = Частный остров (10)
tile-luck = Удача (×2)
tile-casino = Казино (−5)
tile-thief = Вор
tile-cba = Аудит (½)

event-started = Первую плитку открывает { $seat }.
event-tile_revealed = Открыта плитка: { $tile }. В стопке { $stack_left ->
    [one] осталась { $stack_left } плитка
    [few] остались { $stack_left } плитки
    [many] осталось { $stack_left } плиток
   *[other] осталось { $stack_left } плитки
  }, красные рамки: { $red_revealed } из 4.
event-bid_placed = { $seat } добавляет { $cards } и ставит { $total }.
event-passed = { $seat } пасует.
event-tile_won = { $tile ->
    [none] { $seat } забирает плитку
   *[other] { $seat } забирает: { $tile }
  }{ $paid ->
    [none] {""}
    [0] {" "}даром
   *[other] {" "}за { $paid }
  } ({ $bids ->
    [0] без ставок
    [one] { $bids } ставка
    [few] { $bids } ставки
    [many] { $bids } ставок
   *[other] { $bids } ставки
  }).
event-bad_luck_taken = { $tile ->
    [none] { $seat } забирает невезение
   *[other] { $seat } забирает: { $tile }
  } ({ $bids ->
    [0] без ставок
    [one] { $bids } ставка
    [few] { $bids } ставки
    [many] { $bids } ставок
   *[other] { $bids } ставки
  }){ $lost-count ->
    [0] .
   *[other] {"; "}чтобы избежать её, платят: { $lost }.
  }
lost-item = { $seat } { $paid }
event-thief_waiting = Вор ждёт следующую плитку богатства; его держит { $seat }.
event-tile_stolen = { $value ->
    [none] { $seat } отдаёт вору плитку богатства рубашкой вверх.
   *[other] { $seat } отдаёт вору плитку богатства { $value }.
  }
event-game_ended = { $tile }: это четвёртая красная рамка, игра окончена.
event-scored = { $winners-count ->
    [0] Все одинаково бедны: не побеждает никто.
    [one] Побеждает { $winners }.
    [few] Вместе побеждают { $winners }.
    [many] Вместе побеждают { $winners }.
   *[other] Вместе побеждают { $winners }.
  } { $results }.
results-item = { $rank }. { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
  }, { $money } млн{ $eliminated ->
    [true] , меньше всех денег, очки не считаются
   *[false] {""}
  }

action-pass = Пас
action-bid = Поставить { $cards }
action-discard = Отдать вору плитку { $value }
form-bid = Ставка
field-bid-cards = Добавляемые карты

refusal-MB-1 = В эту игру играют втроём, вчетвером или впятером.
refusal-MB-4 = Начинать может только тот, кто сидит за столом.
refusal-MB-12 = Сейчас не ваш ход на торгах. Дождитесь своей очереди, затем ставьте или пасуйте.
refusal-MB-13 = Ставка добавляет хотя бы одну карту. Выберите одну или несколько либо спасуйте.
refusal-MB-14 = Ваши карты на столе должны превысить высшую ставку. Добавьте ещё или спасуйте.
refusal-MB-16 = Добавлять можно только карты с руки; то, что лежит на столе, там и остаётся.
refusal-MB-35 = Плитку отдаёт только тот, кто взял вора, и сразу после этого.
refusal-MB-38 = Вор берёт только вашу собственную плитку богатства. Выберите одну из лежащих перед вами.

option-start_seat = Кто начинает
option-start_seat-help = Кто открывает первую плитку: по жребию или заданное место.
option-start_seat-is-random = по жребию
option-hidden_tiles = Закрытые плитки
option-hidden_tiles-help = Полученные плитки лежат рубашкой вверх, и никто точно не знает чужих очков.
option-all_poorest = Если все одинаково бедны
option-all_poorest-help = Что происходит, когда у всех поровну, то есть меньше всего, денег.
option-all_poorest-is-all_lose = проигрывают все
option-all_poorest-is-none_lose = никто не выбывает
option-final_tiebreak = Последний критерий
option-final_tiebreak-help = Что решает при равных очках и деньгах.
option-final_tiebreak-is-shared = общая победа
option-final_tiebreak-is-highest_tile = самая ценная плитка
option-money_tracking = Потраченные деньги
option-money_tracking-help = Показывает ли стол чужие траты или их надо помнить.
option-money_tracking-is-memory = по памяти
option-money_tracking-is-assisted = видны всем

rulebook-01 = У всех в начале одинаковые одиннадцать денежных карт, вместе 106 миллионов, и больше никто не заработает. Шестнадцать плиток открывают по одной и продают с торгов. В конце самый бедный выбывает, чем бы он ни владел, а среди остальных побеждает лучший счёт.
    .title = Суть игры
    .rules = MB-1 MB-2 MB-3 MB-45 MB-51
rulebook-02 = В свой ход вы добавляете с руки одну или несколько карт к уже выложенным, чтобы вместе они превысили высшую ставку, или пасуете. Карты на столе не меняют, сдачи не дают. Спасовавший в этих торгах больше не участвует.
    .title = Торги
    .rules = MB-12 MB-13 MB-14 MB-15 MB-16 MB-19
rulebook-03 = Плитку богатства или удачи получает последний оставшийся и платит картами перед собой; остальные свои уже забрали. Если никто не ставил, последний получает плитку даром. Победитель торгов открывает следующую плитку.
    .title = Желанные плитки
    .rules = MB-23 MB-24 MB-25 MB-26 MB-29
rulebook-04 = За казино, вора и аудит торгуются, чтобы их избежать. Кто спасует первым, берёт плитку и возвращает свои карты; все остальные теряют то, что лежит на столе.
    .title = Опасные плитки
    .rules = MB-30 MB-31 MB-32 MB-33 MB-34
rulebook-05 = Взявший вора сразу отдаёт одну плитку богатства на свой выбор. Если её нет, вор ждёт и уносит следующую, которую этот игрок получит.
    .title = Вор
    .rules = MB-35 MB-36 MB-37 MB-38 MB-39
rulebook-06 = У четырёх плиток красная рамка: это три удачи и аудит. Как только открыта четвёртая из них, игра тут же кончается, без торгов.
    .title = Конец игры
    .rules = MB-8 MB-9 MB-43
rulebook-07 = У кого меньше всех денег, тот выбывает; если таких несколько, выбывают все они. Остальные складывают богатство, отнимают 5 за казино (не ниже 0), удваивают за каждую удачу и делят пополам за аудит, округляя вверх. Побеждает больше очков, при равенстве решают деньги.
    .title = Подсчёт
    .rules = MB-44 MB-45 MB-46 MB-47 MB-48 MB-52 MB-53
rulebook-08 = В варианте с закрытыми плитками всё полученное лежит перед вами рубашкой вверх, а плитка, выбранная для вора, уходит непоказанной.
    .title = Вариант: закрытые плитки
    .rules = MB-60 MB-62 MB-63 MB-65

sketch-title-stake = На кону
sketch-title-seats = Игроки
sketch-title-own = Ваши деньги
sketch-title-unseen = Ещё в стопке
sketch-drawing-starter = Жребий решает, кто начинает.
sketch-revealing = Следующую плитку открывает { $seat }.
sketch-wanted = На торгах: { $tile }
sketch-avoid = Кому достанется? { $tile }
sketch-highest = Высшая ставка: { $amount }, { $seat }
sketch-no-bid = Ставок пока нет
sketch-acting = Ходит { $seat }
sketch-thief-choice = { $seat } выбирает плитку для вора.
sketch-over = Игра окончена.
sketch-red = Красные рамки: { $count } из 4
sketch-stack = { $count ->
    [one] { $count } плитка в стопке
    [few] { $count } плитки в стопке
    [many] { $count } плиток в стопке
   *[other] { $count } плитки в стопке
  }
sketch-head-player = Игрок
sketch-head-bid = Ставка
sketch-head-cards = Карты
sketch-head-money = Деньги
sketch-head-tiles = Плитки
sketch-head-score = Очки
sketch-seat = { $seat }
sketch-passed = пас
sketch-unknown = ?
sketch-millions = { $amount } млн
sketch-number = { $count }
sketch-points = { $points }
sketch-list = { $items }
sketch-face-down = { $count ->
    [0] нет
    [one] { $count } закрытая
    [few] { $count } закрытые
    [many] { $count } закрытых
   *[other] { $count } закрытой
  }
sketch-bid = { $amount } ({ $cards })
sketch-hand = На руке: { $cards } = { $amount } млн
sketch-on-table = На столе: { $cards } = { $amount } млн
sketch-spent = Потрачено: { $cards } = { $amount } млн
