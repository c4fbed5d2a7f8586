game-name = Не блефуй!
game-tagline = Двигайте по столу закрытые чемоданы: берите вслепую или открывайте и верьте кубику.
score-name = миллионы
score-told = { $score ->
    [one] { $score } миллион
    [few] { $score } миллиона
    [many] { $score } миллионов
   *[other] { $score } миллиона
}
chapter-title = Раунд { $number }

cards-item = { $fives ->
    [0] {""}
   *[other] { $fives }×5{" "}
  }{ $twos ->
    [0] {""}
   *[other] { $twos }×2{" "}
  }{ $ones ->
    [0] {""}
   *[other] { $ones }×1{" "}
  }{ $bluffs ->
    [0] {""}
   *[other] { $bluffs }×{ card-bluff }{" "}
  }
open-item = { cards-item }
hands-item = { $seat }: { $money } млн ({ $cards })
colour-white = белый
colour-yellow = жёлтый
colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
card-five = чемодан с 5 миллионами
card-two = чемодан с 2 миллионами
card-one = чемодан с 1 миллионом
card-bluff = блеф
result-lower = меньше
result-equal = поровну
result-higher = больше
why-equal = на кубике поровну
why-exhausted = добавить нечего
reason-target = У кого-то 25 миллионов: игра окончена.
reason-bank_empty = Банк пуст: игра окончена.
reason-round_cap = Сыгран последний раунд: игра окончена.
reason-forfeit = Игрок ушёл: игра окончена.

event-first_gunman = Первым пистолет держит { $seat }.
event-skipped = { $seat } ничего не может предложить, раунд пропускается.
event-colour_rolled = { $seat } бросает цветной кубик: { $colour }{ $own ->
    [true] , свой цвет.
   *[false] , это цвет игрока { $owner_seat }.
  }
event-drawn = Выбор пал: { $seat }; пистолет держит { $gunman_seat }.
event-nothing_to_offer = { $seat } ничего не может предложить: раунд окончен.
event-offered = { $seat } предлагает (кому: { $to_seat }) { $size ->
    [one] { $size } чемодан
    [few] { $size } чемодана
    [many] { $size } чемоданов
   *[other] { $size } чемодана
  }{ $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }{ $claim ->
    [none] {""}
   *[other] {", "}говоря: { $claim } млн
  }.
event-added = { $seat } добавляет (кому: { $to_seat }) { $size ->
    [one] { $size } чемодан
    [few] { $size } чемодана
    [many] { $size } чемоданов
   *[other] { $size } чемодана
  }{ $cards ->
    [none] {""}
   *[other] { " " }({ $cards })
  }{ $claim ->
    [none] {""}
   *[other] {", "}говоря: всего { $claim } млн
  }.
event-accepted = { $size ->
    [0] { $open_size ->
        [0] { $seat } принимает пустое предложение; предлагает { $from_seat }.
       *[other] { $seat } берёт открытые карты; предлагает { $from_seat }: { $open }.
      }
   *[other] { $seat } берёт вслепую { $size ->
        [one] { $size } чемодан
        [few] { $size } чемодана
        [many] { $size } чемоданов
       *[other] { $size } чемодана
      }{ $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }; предлагает { $from_seat }{ $open_size ->
        [0] .
       *[other] . Открытые карты: { $open }.
      }
  }
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } открывает пустое предложение; предлагает { $from_seat }.
       *[other] { $seat } снова бросает за открытые карты; предлагает { $from_seat }: { $value } млн.
      }
   *[other] { $seat } открывает предложение; предлагает { $from_seat }: { $cards }. Открыто всего: { $value } млн.
  }
event-black_die = { $seat } выбрасывает { $pips } против { $value }: { $result }.
event-exhausted = { $seat } ничего не может добавить. { $decider_seat } может взять открытые карты или бросить снова.
event-took = { $seat } берёт { $cards }; предлагает { $from_seat }: { $why }.
event-returned = { $seat } забирает { $cards } назад; за игроком { $from_seat } долг { $value } млн.
event-paid = { $seat } при долге { $owed } платит (кому: { $to_seat }) { $size ->
    [one] { $size } чемодан
    [few] { $size } чемодана
    [many] { $size } чемоданов
   *[other] { $size } чемодана
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
event-surrendered = { $size ->
    [0] { $seat } не может заплатить { $owed }, и отдать нечего (кому: { $to_seat }).
   *[other] { $seat } не может заплатить { $owed } и отдаёт всё (кому: { $to_seat }), { $size ->
        [one] { $size } чемодан
        [few] { $size } чемодана
        [many] { $size } чемоданов
       *[other] { $size } чемодана
      }{ $cards ->
        [none] {""}
       *[other] : { $cards }
      }.
  }
event-bank_card = { $seat } берёт карту банка{ $card ->
    [none] {""}
   *[other] : { $card }
  }. В банке осталось: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Побеждает { $winners }.
    [few] Вместе побеждают { $winners }.
    [many] Вместе побеждают { $winners }.
   *[other] Вместе побеждают { $winners }.
  } { $hands }.

action-choose_opponent = Выбрать: { $seat }
action-offer = Предложить { $cards }{ $claim ->
    [none] {""}
   *[other] , говоря { $claim }
  }
action-add = Добавить { $cards }{ $claim ->
    [none] {""}
   *[other] , говоря { $claim }
  }
action-accept = Взять всё
action-open = Открыть и бросить
action-pay = Заплатить { $cards }
form-offer = Предложить чемоданы
field-offer-cards = Чемоданы
field-offer-cards-fives = Пятёрки
field-offer-cards-twos = Двойки
field-offer-cards-ones = Единицы
field-offer-cards-bluffs = Блефы
field-offer-claim = Вы говорите, что там (млн)
form-add = Добавить чемоданы
field-add-cards = Чемоданы
field-add-cards-fives = Пятёрки
field-add-cards-twos = Двойки
field-add-cards-ones = Единицы
field-add-cards-bluffs = Блефы
field-add-claim = Вы говорите, что всего там (млн)
form-pay = Заплатить
field-pay-cards = Чемоданы
field-pay-cards-fives = Пятёрки
field-pay-cards-twos = Двойки
field-pay-cards-ones = Единицы
field-pay-cards-bluffs = Блефы

refusal-NB-1 = В эту игру играют от двух до шести человек.
refusal-NB-15 = Выбирает только держащий пистолет, когда выпал его цвет, и выбирает соперника.
refusal-NB-17 = Сейчас не ваша очередь предлагать. Дождитесь её.
refusal-NB-20 = Предложение — хотя бы один чемодан с вашей руки. Выберите из того, что держите.
refusal-NB-22 = Предложение лежит на столе, изменить его нельзя.
refusal-NB-24 = Можно назвать любое число от 0 до 89 миллионов.
refusal-NB-25 = За этим столом сумму не называют. Предложите без неё.
refusal-NB-26 = Решает только тот, кому предложили: взять или открыть.
refusal-NB-30 = Добавляет только предложивший после большего броска, хотя бы один чемодан с руки.
refusal-NB-35 = Платит только открывший и бросивший меньше, картами с руки.
refusal-NB-36 = Платят деньгами; блефы не считаются.
refusal-NB-37 = Вы можете заплатить точно, значит, должны. Выберите карты на эту сумму.
refusal-NB-38 = Точно не получится: заплатите наименьшую сумму сверх неё.
refusal-NB-40 = Уберите ненужную карту: ни одна не должна быть лишней.
refusal-NB-55 = В игре от 1 до 1000 раундов.
refusal-NB-71 = Из-за ухода игрока кончается только игра вдвоём.

option-offer_direction = Кто предлагает
option-offer_direction-help = Предлагает ли держащий пистолет выпавшему игроку или наоборот.
option-offer_direction-is-gunman_offers = держащий пистолет
option-offer_direction-is-drawn_offers = выпавший игрок
option-insolvent_bank_card = Карта банка без денег
option-insolvent_bank_card-help = Берёт ли карту банка тот, кто не может заплатить целиком.
option-payment_rule = Платежи
option-payment_rule-help = Какой платёж допустим.
option-payment_rule-is-exact_or_minimal = точно или наименьшее сверх
option-payment_rule-is-irreducible = без лишней карты
option-payment_visibility = Карты платежа
option-payment_visibility-help = Кто видит карты платежа.
option-payment_visibility-is-public = все
option-payment_visibility-is-private = только двое
option-exhausted_offer = Добавить нечего
option-exhausted_offer-help = Что будет при большем броске, если у предложившего нет карт.
option-exhausted_offer-is-decider_takes = предложение забирают
option-exhausted_offer-is-decider_chooses = взять или бросить снова
option-allow_empty_offer = Пустые предложения
option-allow_empty_offer-help = Можно ли предложить ни одного чемодана.
option-claims = Заявления
option-claims-help = Можно ли назвать сумму, верную или нет.
option-claims-is-optional = разрешены
option-claims-is-off = выключены
option-max_rounds = Последний раунд
option-max_rounds-help = Не позже этого раунда игра кончается.
option-first_player = Кто первый
option-first_player-help = Кто первым держит пистолет.
option-first_player-is-random = по жребию
option-first_player-is-seat_0 = место A
option-first_colour = Цвет места A
option-first_colour-help = Остальные места получают следующие цвета кубика.
option-first_colour-is-white = белый
option-first_colour-is-yellow = жёлтый
option-first_colour-is-red = красный
option-first_colour-is-green = зелёный
option-first_colour-is-blue = синий
option-first_colour-is-purple = фиолетовый

rulebook-01 = От двух до шести игроков держат по девять закрытых чемоданов: один с 5 миллионами, два с 2, четыре с 1 и два блефа без цены, всего 13 миллионов. Ещё шесть лежат в банке. У кого 25 миллионов, тот сразу побеждает. Иначе игра кончается с последней картой банка, и побеждает самый богатый.
    .title = Суть игры
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Начало: по девять чемоданов у каждого (5, дважды 2, четырежды 1, два блефа) и шесть в банке.
rulebook-02 = У каждого свой цвет; у троих по два, у двоих по три. Кто первым держит пистолет, решает жребий, или, если так условились, начинает место A. Он бросает цветной кубик; чей цвет выпал, тот и выбран, даже без карт. На своём цвете выбирают любого соперника, ничей цвет перебрасывают. После раунда пистолет переходит налево. У кого пистолет, но нет карт, тот пропускает раунд.
    .title = Пистолет
    .rules = NB-5 NB-6 NB-10 NB-11 NB-12 NB-13 NB-14 NB-15 NB-16 NB-17
    .picture = Раунд: цветной кубик указывает, кому держащий пистолет предлагает чемоданы.
rulebook-03 = Держащий пистолет кладёт перед выбранным один или несколько закрытых чемоданов. Можно сказать, что в них, и можно солгать; слова ни к чему не обязывают. Положенное не меняют, и до конца раунда оно ни у кого не считается. Особая настройка разрешает и пустое предложение.
    .title = Предложение
    .rules = NB-20 NB-21 NB-22 NB-23 NB-24 NB-25
rulebook-04 = Выбранный берёт всё вслепую, и раунд окончен, либо открывает всё на глазах у всех и бросает чёрный кубик против стоимости в миллионах. Всё или ничего: часть взять нельзя.
    .title = Взять или открыть
    .rules = NB-26 NB-27 NB-28
    .picture = Взять всё вслепую или открыть и бросить чёрный кубик против стоимости.
rulebook-05 = Больше стоимости: предложивший добавляет хотя бы один закрытый чемодан, и второй снова решает обо всём. Если карт нет, предложение забирают (с настройкой: забирают или бросают ещё раз). Поровну: предложение забирают даром.
    .title = Больше или поровну
    .rules = NB-30 NB-31 NB-32 NB-33
rulebook-06 = Чемоданы возвращаются, а бросивший должен их стоимость. Платят деньгами, никогда не блефами: точно, если можно, иначе наименьшую сумму сверх неё, без сдачи. Если сумму можно сложить по-разному, выбирает платящий; если лишь одним способом, она платится сразу. Настройки разрешают любой платёж без лишней карты и показ карт только двоим.
    .title = Меньше: надо платить
    .rules = NB-34 NB-35 NB-36 NB-37 NB-38 NB-39 NB-40 NB-41 NB-42
    .picture = Выпало меньше: чемоданы возвращаются, бросивший платит их стоимость и берёт карту банка.
rulebook-07 = Кто заплатил сполна, берёт затем верхнюю карту банка, не показывая, даже если отдал последнее. Кто не может заплатить, отдаёт все карты, и блефы тоже, а остаток долга прощается; карту банка он не берёт, если настройка не говорит иначе. Если платёж доводит другого до 25 миллионов, игра кончается ещё до карты банка.
    .title = Карта банка или пустой карман
    .rules = NB-43 NB-44 NB-45 NB-46 NB-47 NB-48
rulebook-08 = 25 миллионов на руке сразу кончают игру, даже посреди платежа; у двоих сразу их быть не может. Когда банк пуст или сыгран последний условленный раунд, все показывают руки, и побеждает самый богатый; при равенстве решает меньшее число карт, считая блефы.
    .title = Конец
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 миллионов на одной руке: игра сразу кончается.
rulebook-09 = Здесь выпавший игрок предлагает держащему пистолет, тот берёт или открывает, а при меньшем броске платит и берёт карту банка. На своём цвете держащий пистолет говорит, кому предлагать. Если у того нет карт, раунд окончен; сам держащий пистолет играет и без карт. Остальное без изменений.
    .title = Обратный вариант
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = За отсутствующего делается простой ход или играет бот; карты и цвета остаются за ним.
    .title = Отсутствие
    .rules = NB-70 NB-71

sketch-deal = Предлагает { $offerer_seat }, решает { $decider_seat }.
sketch-open = Открыто: { cards-item }= { $money } млн
sketch-closed-own = Закрыто: { cards-item }= { $money } млн
sketch-closed = Закрыто: { $count ->
    [0] ничего
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  }
sketch-bank = Банк: { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  }, от { $low } до { $high } млн
sketch-bank-exact = Банк: { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  }, { $money } млн
sketch-title-round = Раунд { $round }, не больше { $last }
sketch-first-gunman = Жребий решает, у кого пистолет.
sketch-colour-roll = { $seat } бросает цветной кубик.
sketch-choose = { $seat } выбирает соперника.
sketch-offer = { $seat } составляет предложение.
sketch-decide = { $seat } решает: взять или открыть.
sketch-black-roll = { $seat } бросает чёрный кубик.
sketch-add = { $seat } добавляет чемоданы.
sketch-pay = { $seat } платит { $owed } млн; получает { $to_seat }.
sketch-bank-draw = { $seat } берёт карту банка.
sketch-title-seats = Игроки
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }+ неизвестно: { $unknown }
sketch-hand = На руке: { cards-item }= { $money } млн
sketch-public = Все знают: { cards-item }+ неизвестно: { $unknown }
sketch-title-own = Ваши чемоданы
sketch-head-player = Игрок
sketch-head-role = Роль
sketch-head-cards = Карты
sketch-head-money = Миллионы
sketch-head-known = Точно есть
sketch-role-gunman-offerer = пистолет, предлагает
sketch-role-gunman-decider = пистолет, решает
sketch-role-offerer = предлагает
sketch-role-decider = решает
sketch-role-gunman = пистолет
sketch-seat = { $seat }
sketch-number = { $count }
