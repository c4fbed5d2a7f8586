game-name = Турнир недвижимости
game-tagline = Десять раундов, чтобы покупать, строить и взимать аренду в Варшаве: побеждает лучший финансовый результат.
goal-aim = Получите наибольшую прибыль: покупайте улицы Варшавы, стройте на них и требуйте аренду.
goal-turn = Бросьте кубики, сделайте ход, купите поле или отдайте его на торги, стройте когда угодно. Аренда ваша, только если вы потребуете её до следующего броска.
goal-end = После десяти раундов побеждает наибольшая прибыль. Кто не может заплатить, становится банкротом.
score-name = прибыль
score-told = прибыль { $score } M
chapter-title = Ход { $number }

space-0 = СТАРТ
space-1 = Улица Конопацкая
space-2 = Общественная казна
space-3 = Улица Сталёва
space-4 = Подоходный налог
space-5 = Западный вокзал
space-6 = Улица Радзыминская
space-7 = Шанс
space-8 = Улица Ягеллонская
space-9 = Улица Тарговая
space-10 = Тюрьма / посещение
space-11 = Улица Пловецкая
space-12 = Электростанция
space-13 = Улица Марса
space-14 = Улица Гроховская
space-15 = Гданьский вокзал
space-16 = Улица Обозовая
space-17 = Общественная казна
space-18 = Улица Гурчевская
space-19 = Улица Вольская
space-20 = Бесплатная стоянка
space-21 = Улица Мицкевича
space-22 = Шанс
space-23 = Улица Словацкого
space-24 = Площадь Вильсона
space-25 = Восточный вокзал
space-26 = Улица Свентокшиская
space-27 = Краковское Предместье
space-28 = Водопровод
space-29 = Новый Свет
space-30 = Отправляйтесь в тюрьму
space-31 = Площадь Трёх Крестов
space-32 = Улица Маршалковская
space-33 = Общественная казна
space-34 = Иерусалимские аллеи
space-35 = Центральный вокзал
space-36 = Шанс
space-37 = Улица Бельведерская
space-38 = Доначисленный налог
space-39 = Уяздовские аллеи
short-0 = { space-0 }
short-1 = Конопацкая
short-2 = { space-2 }
short-3 = Сталёва
short-4 = { space-4 }
short-5 = Западный
short-6 = Радзыминская
short-7 = { space-7 }
short-8 = Ягеллонская
short-9 = Тарговая
short-10 = { space-10 }
short-11 = Пловецкая
short-12 = { space-12 }
short-13 = Марса
short-14 = Гроховская
short-15 = Гданьский
short-16 = Обозовая
short-17 = { space-17 }
short-18 = Гурчевская
short-19 = Вольская
short-20 = { space-20 }
short-21 = Мицкевича
short-22 = { space-22 }
short-23 = Словацкого
short-24 = пл. Вильсона
short-25 = Восточный
short-26 = Свентокшиская
short-27 = { space-27 }
short-28 = { space-28 }
short-29 = { space-29 }
short-30 = { space-30 }
short-31 = пл. Трёх Крестов
short-32 = Маршалковская
short-33 = { space-33 }
short-34 = { space-34 }
short-35 = Центральный
short-36 = { space-36 }
short-37 = Бельведерская
short-38 = { space-38 }
short-39 = { space-39 }
field-0 = { space-0 }
field-1 = { space-1 }
field-2 = { space-2 }
field-3 = { space-3 }
field-4 = { space-4 }
field-5 = { space-5 }
field-6 = { space-6 }
field-7 = { space-7 }
field-8 = { space-8 }
field-9 = { space-9 }
field-10 = { space-10 }
field-11 = { space-11 }
field-12 = { space-12 }
field-13 = { space-13 }
field-14 = { space-14 }
field-15 = { space-15 }
field-16 = { space-16 }
field-17 = { space-17 }
field-18 = { space-18 }
field-19 = { space-19 }
field-20 = { space-20 }
field-21 = { space-21 }
field-22 = { space-22 }
field-23 = { space-23 }
field-24 = { space-24 }
field-25 = { space-25 }
field-26 = { space-26 }
field-27 = { space-27 }
field-28 = { space-28 }
field-29 = { space-29 }
field-30 = { space-30 }
field-31 = { space-31 }
field-32 = { space-32 }
field-33 = { space-33 }
field-34 = { space-34 }
field-35 = { space-35 }
field-36 = { space-36 }
field-37 = { space-37 }
field-38 = { space-38 }
field-39 = { space-39 }
give_fields-1 = { space-1 }
give_fields-3 = { space-3 }
give_fields-5 = { space-5 }
give_fields-6 = { space-6 }
give_fields-8 = { space-8 }
give_fields-9 = { space-9 }
give_fields-11 = { space-11 }
give_fields-12 = { space-12 }
give_fields-13 = { space-13 }
give_fields-14 = { space-14 }
give_fields-15 = { space-15 }
give_fields-16 = { space-16 }
give_fields-18 = { space-18 }
give_fields-19 = { space-19 }
give_fields-21 = { space-21 }
give_fields-23 = { space-23 }
give_fields-24 = { space-24 }
give_fields-25 = { space-25 }
give_fields-26 = { space-26 }
give_fields-27 = { space-27 }
give_fields-28 = { space-28 }
give_fields-29 = { space-29 }
give_fields-31 = { space-31 }
give_fields-32 = { space-32 }
give_fields-34 = { space-34 }
give_fields-35 = { space-35 }
give_fields-37 = { space-37 }
give_fields-39 = { space-39 }
get_fields-1 = { space-1 }
get_fields-3 = { space-3 }
get_fields-5 = { space-5 }
get_fields-6 = { space-6 }
get_fields-8 = { space-8 }
get_fields-9 = { space-9 }
get_fields-11 = { space-11 }
get_fields-12 = { space-12 }
get_fields-13 = { space-13 }
get_fields-14 = { space-14 }
get_fields-15 = { space-15 }
get_fields-16 = { space-16 }
get_fields-18 = { space-18 }
get_fields-19 = { space-19 }
get_fields-21 = { space-21 }
get_fields-23 = { space-23 }
get_fields-24 = { space-24 }
get_fields-25 = { space-25 }
get_fields-26 = { space-26 }
get_fields-27 = { space-27 }
get_fields-28 = { space-28 }
get_fields-29 = { space-29 }
get_fields-31 = { space-31 }
get_fields-32 = { space-32 }
get_fields-34 = { space-34 }
get_fields-35 = { space-35 }
get_fields-37 = { space-37 }
get_fields-39 = { space-39 }
source-1 = { space-1 }
source-3 = { space-3 }
source-6 = { space-6 }
source-8 = { space-8 }
source-9 = { space-9 }
source-11 = { space-11 }
source-13 = { space-13 }
source-14 = { space-14 }
source-16 = { space-16 }
source-18 = { space-18 }
source-19 = { space-19 }
source-21 = { space-21 }
source-23 = { space-23 }
source-24 = { space-24 }
source-26 = { space-26 }
source-27 = { space-27 }
source-29 = { space-29 }
source-31 = { space-31 }
source-32 = { space-32 }
source-34 = { space-34 }
source-37 = { space-37 }
source-39 = { space-39 }
target-1 = { space-1 }
target-3 = { space-3 }
target-6 = { space-6 }
target-8 = { space-8 }
target-9 = { space-9 }
target-11 = { space-11 }
target-13 = { space-13 }
target-14 = { space-14 }
target-16 = { space-16 }
target-18 = { space-18 }
target-19 = { space-19 }
target-21 = { space-21 }
target-23 = { space-23 }
target-24 = { space-24 }
target-26 = { space-26 }
target-27 = { space-27 }
target-29 = { space-29 }
target-31 = { space-31 }
target-32 = { space-32 }
target-34 = { space-34 }
target-37 = { space-37 }
target-39 = { space-39 }

group-brown = коричневый
group-light_blue = голубой
group-pink = розовый
group-orange = оранжевый
group-red = красный
group-yellow = жёлтый
group-green = зелёный
group-dark_blue = синий
group-railway = вокзалы
group-utility = предприятия

deck-chance = Шанс
deck-chest = Общественная казна
give_cards-chance = карта выхода из тюрьмы (Шанс)
give_cards-chest = карта выхода из тюрьмы (Казна)
get_cards-chance = карта выхода из тюрьмы (Шанс)
get_cards-chest = карта выхода из тюрьмы (Казна)
card-CH-1 = К стартовой черте: пройдите на СТАРТ
card-CH-2 = Визит на площадь Вильсона
card-CH-3 = Визит на улицу Пловецкую
card-CH-4 = Поезд с Западного вокзала
card-CH-5 = Прогулка по Уяздовским аллеям
card-CH-6 = Ближайший вокзал: двойная аренда, если он занят
card-CH-7 = Ближайший вокзал: двойная аренда, если он занят
card-CH-8 = Авария: ближайшее предприятие, десятикратный новый бросок, если оно занято
card-CH-9 = Дивиденды: вы получаете 50 M
card-CH-10 = Карта выхода из тюрьмы: сохраните её
card-CH-11 = Не туда: три клетки назад
card-CH-12 = Арест: отправляйтесь в тюрьму
card-CH-13 = Капитальный ремонт: 25 M за дом, 100 M за отель
card-CH-14 = Штраф за скорость: заплатите 15 M
card-CH-15 = Избрание председателем: заплатите каждому игроку 50 M
card-CH-16 = Возврат строительной ссуды: вы получаете 150 M
card-CC-1 = К стартовой черте: пройдите на СТАРТ
card-CC-2 = Ошибка банка в вашу пользу: вы получаете 200 M
card-CC-3 = Визит к врачу: заплатите 50 M
card-CC-4 = Продажа акций: вы получаете 50 M
card-CC-5 = Карта выхода из тюрьмы: сохраните её
card-CC-6 = Арест: отправляйтесь в тюрьму
card-CC-7 = Отпускной фонд: вы получаете 100 M
card-CC-8 = Переплата налога: вы получаете 20 M
card-CC-9 = День рождения: каждый игрок дарит вам 10 M
card-CC-10 = Выплата по страховке: вы получаете 100 M
card-CC-11 = Счёт из больницы: заплатите 100 M
card-CC-12 = Плата за обучение: заплатите 50 M
card-CC-13 = Гонорар за консультацию: вы получаете 25 M
card-CC-14 = Ремонт улиц: 40 M за дом, 115 M за отель
card-CC-15 = Второе место в конкурсе: вы получаете 10 M
card-CC-16 = Наследство: вы получаете 100 M

account-4000 = Премия за СТАРТ
account-4100 = Полученная аренда
account-4200 = Карты: от банка
account-4210 = Карты: от игроков
account-4250 = Получена карта выхода
account-4300 = Покупка ниже стоимости
account-4400 = Прибыль от сделок
account-4500 = Здания проданы выше стоимости
account-5000 = Налоги
account-5100 = Уплаченная аренда
account-5200 = Карты: банку
account-5210 = Карты: игрокам
account-5250 = Использована карта выхода
account-5300 = Покупка выше стоимости
account-5400 = Убыток от сделок
account-5500 = Здания проданы ниже стоимости
account-5600 = Проценты по залогам
account-5700 = Тюремные штрафы
account-5800 = Списание при банкротстве

op-start_bonus = премия за СТАРТ
op-purchase = покупка
op-auction_win = торги
op-house = строительство домов
op-hotel = строительство отеля
op-shortage_unit = здание с торгов
op-sell_houses = продажа домов
op-sell_hotel = продажа отеля
op-downgrade_hotel = отель обратно в четыре дома
op-mortgage = залог
op-redeem = выкуп залога
op-rent_in = аренда получена
op-rent_out = аренда уплачена
op-tax = налог
op-fine = тюремный штраф
op-card_from_bank = карта: от банка
op-card_to_bank = карта: банку
op-card_from_player = карта: от игрока
op-card_to_player = карта: игроку
op-jail_card_drawn = карта выхода получена
op-jail_card_used = карта выхода использована
op-transfer_fee = сбор за перевод залога
op-trade = сделка
op-houses_sold = дома проданы игроку
op-houses_bought = дома куплены у игрока
op-last_cash = остаток денег банку
op-write_off = списание
op-taken_over = имущество принято
op-surrendered = имущество передано

freed-fine = после уплаты штрафа
freed-card = по карте
freed-double = благодаря дублю
freed-served = по окончании срока
closed-refused = отклонено
closed-withdrawn = отозвано
closed-expired = истекло
closed-lapsed = отпало: условия изменились
closed-impossible = больше невозможно

event-start_rolled = { $seat } бросает за первый ход: { $first } и { $second }.
    .seat = Вы бросаете за первый ход: { $first } и { $second }.
event-started = { $seat } начинает.
    .seat = Вы начинаете.
event-turn_started = Раунд { $round }: ходит { $seat }.
    .seat = Раунд { $round }: ваш ход.
event-rolled = { $seat } бросает { $first } и { $second }.
    .seat = Вы бросаете { $first } и { $second }.
event-moved = { $seat } попадает на поле: { $space }.
    .seat = Вы попадаете на поле: { $space }.
event-card_drawn = { $seat } тянет карту ({ $deck }): { $card }.
    .seat = Вы тянете карту ({ $deck }): { $card }.
event-arrested = { $seat } отправляется в тюрьму.
    .seat = Вы отправляетесь в тюрьму.
event-freed = { $seat } выходит из тюрьмы { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
    .seat = Вы выходите из тюрьмы { $freed }{ $deck ->
    [none] {""}
   *[other] {" ("}{ $deck })
  }.
event-stayed_in_jail = { $seat } остаётся в тюрьме (отсижено ходов: { $served }).
    .seat = Вы остаётесь в тюрьме (отсижено ходов: { $served }).
event-rent_due = { $debtor_seat } на чужом поле ({ $field }): { $seat } может потребовать { $amount } M аренды.
    .seat = { $debtor_seat } на вашем поле ({ $field }): вы можете потребовать { $amount } M аренды.
    .debtor_seat = Вы на чужом поле ({ $field }): { $seat } может потребовать { $amount } M аренды.
event-rent_claimed = { $seat } требует аренду: { $field }, { $amount } M. Платит { $debtor_seat }.
    .seat = Вы требуете аренду: { $field }, { $amount } M. Платит { $debtor_seat }.
    .debtor_seat = { $seat } требует с вас аренду: { $field }, { $amount } M.
event-rent_waived = { $seat } отказывается от аренды: { $field }, { $amount } M. Не платит { $debtor_seat }.
    .seat = Вы отказываетесь от аренды: { $field }, { $amount } M. Не платит { $debtor_seat }.
    .debtor_seat = { $seat } отказывается от аренды: { $field }, { $amount } M. Вы не платите.
event-rent_lapsed = Аренду не потребовали вовремя: { $seat } ничего не получает ({ $debtor_seat }, { $field }, { $amount } M).
    .seat = Вы не потребовали аренду вовремя и ничего не получаете ({ $debtor_seat }, { $field }, { $amount } M).
    .debtor_seat = Аренду не потребовали вовремя: вы не платите, { $seat } ничего не получает ({ $field }, { $amount } M).
event-in_debt = { $seat } ищет деньги: нужно заплатить { $amount } M.
    .seat = Вы должны { $amount } M: нужно найти деньги.
event-declined = { $seat } не покупает: { $field }.
    .seat = Вы не покупаете: { $field }.
event-auction_opened = Торги: { $field }, от { $opening } M.
event-unit_offered = { $hotel ->
    [true] Отель
   *[false] Дом
  } достанется высшей ставке.
event-bid_made = { $seat } даёт { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
    .seat = Вы даёте { $amount } M{ $field ->
    [none] {""}
   *[other] {" ("}{ $field })
  }.
event-passed = { $seat } пасует.
    .seat = Вы пасуете.
event-won = { $seat } выигрывает торги: { $field } за { $amount } M.
    .seat = Вы выигрываете торги: { $field } за { $amount } M.
event-unsold = Ставок нет; поле остаётся в банке.
event-contest_opened = { $seat } заказывает последние { $hotel ->
    [true] отели
   *[false] дома
  } ({ $field }: { $count }; в банке: { $stock }). Другие тоже могут заказать.
    .seat = Вы заказываете последние { $hotel ->
    [true] отели
   *[false] дома
  } ({ $field }: { $count }; в банке: { $stock }). Другие тоже могут заказать.
event-contest_joined = { $seat } заказывает: { $field }, { $count }.
    .seat = Вы заказываете: { $field }, { $count }.
event-contest_declined = { $seat } ничего не заказывает.
    .seat = Вы ничего не заказываете.
event-contest_ended = Последние постройки распределены.
event-trade_offered = Предложение { $seat } → { $to_seat }: { deal-terms }.
    .seat = Ваше предложение → { $to_seat }: { deal-terms }.
    .to_seat = { $seat } предлагает вам: { deal-terms }.
event-trade_done = Обмен { $seat } — { $to_seat }: { deal-terms }.
    .seat = Вы обменялись. Партнёр: { $to_seat }. { deal-terms }.
    .to_seat = Обмен с вами ({ $seat }): { deal-terms }.
event-offer_closed = Предложение { $seat } → { $to_seat }: { $closed }.
    .seat = Ваше предложение → { $to_seat }: { $closed }.
    .to_seat = Предложение вам ({ $seat }): { $closed }.
event-bankrupt = { $seat } — банкрот.
    .seat = Вы банкрот. Игра продолжается без вас.
event-resigned = { $seat } сдаётся.
    .seat = Вы сдаётесь.
event-bonus = { $seat } получает { $amount } M за СТАРТ.
    .seat = Вы получаете { $amount } M за СТАРТ.
event-bought = { $seat } покупает: { $field }, { $amount } M.
    .seat = Вы покупаете: { $field }, { $amount } M.
event-built = { $seat } строит: { $field }, { $amount } M. Теперь здесь { $level ->
    [5] отель
    [one] { $level } дом
    [few] { $level } дома
    [many] { $level } домов
   *[other] { $level } дома
  }.
    .seat = Вы строите: { $field }, { $amount } M. Теперь здесь { $level ->
    [5] отель
    [one] { $level } дом
    [few] { $level } дома
    [many] { $level } домов
   *[other] { $level } дома
  }.
event-sold = { $seat } продаёт постройки: { $field }, +{ $amount } M. Остаётся { $level ->
    [0] пустое поле
    [one] { $level } дом
    [few] { $level } дома
    [many] { $level } домов
   *[other] { $level } дома
  }.
    .seat = Вы продаёте постройки: { $field }, +{ $amount } M. Остаётся { $level ->
    [0] пустое поле
    [one] { $level } дом
    [few] { $level } дома
    [many] { $level } домов
   *[other] { $level } дома
  }.
event-mortgaged = { $seat } закладывает: { $field }, +{ $amount } M.
    .seat = Вы закладываете: { $field }, +{ $amount } M.
event-redeemed = { $seat } выкупает из залога: { $field }, { $amount } M.
    .seat = Вы выкупаете из залога: { $field }, { $amount } M.
event-rent_paid = Аренда { $seat } → { $to_seat }: { $amount } M ({ $field }).
    .seat = Вы платите аренду: { $to_seat } получает { $amount } M ({ $field }).
    .to_seat = { $seat } платит вам { $amount } M аренды ({ $field }).
event-tax_paid = { $seat } платит { $amount } M: { $field }.
    .seat = Вы платите { $amount } M: { $field }.
event-fine_paid = { $seat } платит штраф { $amount } M.
    .seat = Вы платите штраф { $amount } M.
event-card_paid = { $seat } платит банку { $amount } M.
    .seat = Вы платите банку { $amount } M.
event-fee_paid = { $seat } платит { $amount } M за переход залога.
    .seat = Вы платите { $amount } M за переход залога.
event-time_up = Время вышло: { $seat }. Игра идёт дальше.
    .seat = Ваше время вышло. Игра идёт дальше.
event-booked = { $seat }: { $op }{ $field ->
    [none] {""}
   *[other] {" – "}{ $field }
  }{ $with_seat ->
    [none] {""}
   *[other] {" ("}{ $with_seat })
  }{ $cash_in ->
    [0] {""}
   *[other] , +{ $cash_in } M
  }{ $cash_out ->
    [0] {""}
   *[other] , −{ $cash_out } M
  }{ $revenue ->
    [none] { $number ->
        [none] {""}
       *[other] , запись { $number }
      }
    [0] {""}
   *[other] , доход { $revenue }
  }{ $cost ->
    [none] {""}
    [0] {""}
   *[other] , расход { $cost }
  }.
    .detail = да
event-hand_entry = { $seat } вносит запись { $entry }: доход { $revenue }, расход { $cost }.
    .seat = Вы вносите запись { $entry }: доход { $revenue }, расход { $cost }.
event-closing_began = Все раунды сыграны. Открытую аренду ещё можно потребовать.
event-game_ended = { $winners-count ->
    [one] Побеждает { $winners }.
    [few] Вместе побеждают { $winners }.
    [many] Вместе побеждают { $winners }.
   *[other] Вместе побеждают { $winners }.
  } { $results }.
    .winners = Вы победили. { $results }.
results-item = { $rank }. { $seat }: прибыль { $profit } M, наличные { $cash } M{ $bankrupt ->
    [true] , банкрот
   *[false] {""}
  }
    .seat = { $rank }. Вы: прибыль { $profit } M, наличные { $cash } M{ $bankrupt ->
    [true] , банкрот
   *[false] {""}
  }
deal-terms = { $houses ->
    [0] { deal-give } за { deal-get }
   *[other] { $give_cash ->
        [0] дома: { $houses } ({ $give_fields } → { $get_fields }) за { $get_cash } M
       *[other] { $give_cash } M за дома: { $houses } ({ $get_fields } → { $give_fields })
      }
  }

action-roll = Бросить кубики
action-roll_for_double = Бросить на дубль
action-wait = Ждать в тюрьме
action-pay_fine = Заплатить штраф 50 M
action-use_jail_card = Использовать карту выхода ({ $deck })
action-buy = Купить поле
action-decline = Отдать на торги
action-end_turn = Закончить ход
action-claim_rent = Потребовать аренду
action-waive_rent = Отказаться от аренды
action-pass = Пас
action-bid = { $field ->
    [none] Ставка { $amount } M
   *[other] Ставка { $amount } M: { $field }
  }
action-join_contest = Заказать { $count }: { $field }
action-decline_contest = Ничего не заказывать
action-refuse_trade = Отклонить предложение
action-accept_trade = Принять предложение
action-withdraw_trade = Отозвать предложение
action-declare_bankruptcy = Объявить банкротство
action-build_house = Строить: { $field }, { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
  }
action-build_hotel = Построить отель: { $field }
action-sell_houses = Продать: { $field }, { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
  }
action-sell_hotel = Продать отель: { $field }
action-downgrade_hotel = Заменить отель четырьмя домами: { $field }
action-mortgage = Заложить: { $field }
action-redeem = Выкупить из залога: { $field }
action-offer_trade = Предложение → { $to_seat }: { deal-give } за { deal-get }
action-offer_houses = Предложение → { $to_seat }: дома { $count } ({ $source } → { $target }) за { $price } M
action-stand_by = Ничего не делать
action-resign = Сдаться
action-book_entry = Внести запись { $entry }: доход { $revenue }, расход { $cost }

form-bid = Сделать ставку
form-build_house = Строить дома
form-sell_houses = Продать дома
form-join_contest = Заказать здания
form-offer_trade = Предложить сделку: { $to_seat }
form-book_entry = Внести запись
form-resign = Сдаться
field-build_house-field = Улица
field-build_house-count = Сколько
field-sell_houses-field = Улица
field-sell_houses-count = Сколько
field-join_contest-field = Улица
field-join_contest-count = Сколько
field-bid-amount = Сумма
field-bid-field = Улица
field-offer_trade-give_cash = Вы отдаёте: деньги
field-offer_trade-get_cash = Вы получаете: деньги
field-offer_trade-give_fields = Вы отдаёте: поля
field-offer_trade-get_fields = Вы получаете: поля
field-offer_trade-give_cards = Вы отдаёте: карты
field-offer_trade-get_cards = Вы получаете: карты
field-book_entry-entry = Запись
field-book_entry-revenue = Доход
field-book_entry-cost = Расход

refusal-PT-1 = В эту игру играют от двух до восьми человек.
refusal-PT-2 = Файл доски не подходит; выберите встроенную доску или исправьте файл.
refusal-PT-10 = Банкрот теперь только наблюдает.
refusal-PT-12 = Игра окончена.
refusal-PT-14 = Ход заканчивает только тот, чей он, после движения фишки.
refusal-PT-15 = Бросать можно только в свой ход, до движения фишки.
refusal-PT-18 = После дубля нужно бросить ещё раз; без дубля бросков больше нет.
refusal-PT-21 = Купить можно только свободное поле, на которое вы попали, за полную цену наличными.
refusal-PT-32 = Сейчас аренду требовать нельзя. Дождитесь конца паузы.
refusal-PT-34 = Это требование уже закрыто: следующий игрок бросил кубики или оно погашено.
refusal-PT-36 = У владельцев ещё есть время потребовать аренду. Подождите с броском.
refusal-PT-38 = Аренда принадлежит тому, кто владел полем в момент прихода фишки.
refusal-PT-41 = С вас могут потребовать аренду: нельзя тратить деньги, нужные для неё.
refusal-PT-42 = Сейчас нет торгов.
refusal-PT-43 = Ставка мала: начните с начальной цены, затем повышайте хотя бы на шаг.
refusal-PT-45 = На торгах ставят только имеющиеся наличные; можно закладывать и продавать здания, больше ничего.
refusal-PT-46 = Вы уже вне этих торгов, или ваша ставка высшая и делать ничего не нужно.
refusal-PT-48 = Ставят по очереди: дождитесь своей.
refusal-PT-51 = Строить, продавать, закладывать и выкупать можно только во время хода (за некоторыми столами — только своего) и не тогда, когда вы пропускаете.
refusal-PT-52 = Дома ставят на своей незаложенной улице (не больше четырёх), если они есть в банке и хватает денег.
refusal-PT-53 = Для отеля нужны четыре дома на своей незаложенной улице и деньги.
refusal-PT-55 = Чтобы строить, нужны все улицы этого цвета.
refusal-PT-56 = Стройте и продавайте равномерно: улицы одного цвета различаются не больше чем на один уровень.
refusal-PT-57 = Прежде чем строить, выкупите залоги этого цвета.
refusal-PT-58 = На вокзалах и предприятиях не строят.
refusal-PT-59 = В банке таких зданий больше нет.
refusal-PT-61 = Заказывать могут только те, кто мог бы сейчас строить, и не больше, чем поместится на их улице.
refusal-PT-63 = Ставка за здание называет вашу улицу, где оно может стоять, и не меньше половины цены дома.
refusal-PT-64 = Эту улицу нельзя закладывать, пока вы хотите на ней строить.
refusal-PT-66 = Продать можно только дома, стоящие на своей улице.
refusal-PT-67 = На этой улице у вас нет отеля.
refusal-PT-68 = Для замены нужны ваш отель и четыре дома в банке. Можно продать отель целиком.
refusal-PT-69 = Сейчас здания продавать нельзя.
refusal-PT-70 = Домами торгуют, только если это разрешено и в банке их нет, между улицами с одинаковой ценой дома.
refusal-PT-71 = Заложить можно только своё поле без залога и зданий.
refusal-PT-72 = Для выкупа нужны заложенное поле и деньги на ссуду с процентами.
refusal-PT-74 = Залог выкупает только владелец.
refusal-PT-75 = В сделке обе стороны отдают что-то своё, и поле или карта меняет владельца.
refusal-PT-76 = Сначала продайте здания: поля меняют без них.
refusal-PT-79 = Получателю не хватает на сбор за перевод залога.
refusal-PT-80 = Сейчас сделки невозможны.
refusal-PT-81 = Это предложение не для вас, или исчерпан лимит предложений или сделок за ход.
refusal-PT-82 = За этим столом поля бывают только на одной стороне сделки.
refusal-PT-83 = Цена слишком далека от балансовой стоимости.
refusal-PT-84 = Должник продаёт за наличные и не должен от этого беднеть.
refusal-PT-94 = Штраф платят в тюрьме в начале своего хода, имея 50 M наличными.
refusal-PT-95 = Штраф платят один раз за срок в тюрьме.
refusal-PT-96 = Карту используют в тюрьме в начале хода, если она есть.
refusal-PT-97 = В тюрьме бросают на дубль, на свободе — обычно.
refusal-PT-99 = Ждать могут только заключённые в начале своего хода.
refusal-PT-101 = Это последний ход в тюрьме: бросайте, платите или используйте карту.
refusal-PT-104 = Сначала нужно погасить долг; это делает должник.
refusal-PT-105 = Деньги ещё можно найти: заложите или продайте, прежде чем сдаваться.
refusal-PT-111 = Сдаться может только тот, кто ещё в игре.
refusal-PT-122 = Записи вручную ведут только там, где так играют: каждую один раз и по порядку.
refusal-PT-123 = Раунды окончены: решаются только открытые требования аренды.
refusal-PT-126 = Сейчас разыгрываются кубики или карта. Попробуйте чуть позже.
refusal-PT-127 = Стол ждёт вас: сначала ответьте.
refusal-PT-143 = В этот ход вы уже трижды открывали торги за здания.
refusal-PT-144 = Ваша ставка высшая: дождитесь конца торгов.

option-preset = Правила
option-preset-help = Задаёт остальные настройки: турнирный регламент или классика.
option-preset-is-tournament = турнир
option-preset-is-classic = классика
option-rounds = Раунды
option-rounds-help = Сколько ходов у каждого; 0 — игра до последнего.
option-start_money = Стартовые деньги
option-start_money-help = Сколько у каждого в начале.
option-start_bonus = Премия за СТАРТ
option-start_bonus-help = За попадание на СТАРТ или его прохождение.
option-start_order = Кто начинает
option-start_order-help = Решают кубики, или начинает место 1, как рассадил турнир.
option-start_order-is-dice = кубики
option-start_order-is-balanced = турнирный порядок
option-order_bonus = Премия за поздний ход
option-order_bonus-help = Сколько игрок получает за каждого, кто ходил до его первого хода; 0 — ничего.
option-doubles_to_jail = Дубли до тюрьмы
option-doubles_to_jail-help = Какой дубль подряд ведёт в тюрьму.
option-jail_double_rolls_again = Дубль в тюрьме даёт бросок
option-jail_double_rolls_again-help = Даёт ли освобождающий дубль ещё бросок.
option-jail_turns = Ходы в тюрьме
option-jail_turns-help = Сколько ходов сидят самое большее.
option-fine_after_wait = Штраф после срока
option-fine_after_wait-help = Заканчивается ли последний тюремный ход штрафом.
option-jail_fine_timing = Когда штраф освобождает
option-jail_fine_timing-help = В начале того же хода или следующего.
option-jail_fine_timing-is-turn_start = сразу
option-jail_fine_timing-is-delayed = ходом позже
option-rent_claim = Взимание аренды
option-rent_claim-help = Владелец требует аренду, или она платится сама.
option-rent_claim-is-manual = по требованию
option-rent_claim-is-automatic = автоматически
option-claim_grace_s = Время на требование (с)
option-claim_grace_s-help = Сколько следующий ждёт с броском; 0 — гонка.
option-double_rent_group = Двойная аренда за цвет
option-double_rent_group-help = Пустые улицы полного цвета дают двойную аренду.
option-utility_roll = Бросок для предприятий
option-utility_roll-help = Бросок, которым пришли, или новый.
option-utility_roll-is-arriving = бросок прихода
option-utility_roll-is-fresh = новый бросок
option-auction_opening = Начальная цена
option-auction_opening-help = С чего начинаются торги.
option-auction_opening-is-half_price = половина цены
option-auction_opening-is-ten = 10 M
option-auction_mode = Торги
option-auction_mode-help = Все сразу или по очереди.
option-auction_mode-is-open = открытые
option-auction_mode-is-sequential = по очереди
option-auction_increment = Шаг ставки
option-auction_increment-help = На сколько нужно повысить ставку.
option-decliner_may_bid = Отказавшийся может ставить
option-decliner_may_bid-help = Может ли ставить тот, кто не купил.
option-build_needs_group = Для стройки нужен цвет
option-build_needs_group-help = Дома только на полных цветах.
option-even_building = Равномерная стройка
option-even_building-help = Улицы цвета различаются не больше чем на уровень.
option-group_mortgage_blocks_building = Залог мешает стройке
option-group_mortgage_blocks_building-help = Не строят, пока улица цвета заложена.
option-clear_scope = Здания перед залогом и сделкой
option-clear_scope-help = Где сначала нужно продать здания.
option-clear_scope-is-field = на поле
option-clear_scope-is-group = на всём цвете
option-mortgage_transfer_fee = Сбор за перевод залога
option-mortgage_transfer_fee-help = Получатель сразу платит десятую часть ссуды.
option-shortage = Нехватка зданий
option-shortage-help = Что будет, если последних хотят несколько.
option-shortage-is-contest = торги
option-shortage-is-first_come = кто первый
option-building_resale = Дома между игроками
option-building_resale-help = Могут ли игроки продавать друг другу дома: никогда, когда их нет в банке или всегда.
option-building_resale-is-bank_only = только банк
option-building_resale-is-players = и игроки
option-building_resale-is-any_time = всегда
option-field_swaps = Поле за поле
option-field_swaps-help = Поля могут быть на обеих сторонах сделки.
option-trade_band_pct = Коридор цен (%)
option-trade_band_pct-help = Насколько цена может отличаться; 0 — свободно.
option-jail_card_value = Стоимость карты выхода
option-jail_card_value-help = По какой цене карта в книгах.
option-bankrupt_assets = Имущество банкрота
option-bankrupt_assets-help = Его продаёт банк или получает кредитор.
option-bankrupt_assets-is-bank_auction = торги
option-bankrupt_assets-is-to_creditor = кредитору
option-ranking = Итоговые места
option-ranking-help = По прибыли или по тому, что можно обратить в деньги.
option-ranking-is-profit = прибыль
option-ranking-is-liquidation = распродажа
option-off_turn_actions = Действия вне хода
option-off_turn_actions-help = Строить и торговать всегда или только в свой ход.
option-off_turn_actions-is-any_time = всегда
option-off_turn_actions-is-own_turn = только в свой ход
option-cash_visible = Видны наличные
option-cash_visible-help = Видят ли все деньги других.
option-ledger_mode = Карточка операций
option-ledger_mode-help = Книги ведёт программа или каждый сам.
option-ledger_mode-is-auto = ведёт программа
option-ledger_mode-is-self = вручную
option-turn_timer_s = Время на ход (с)
option-turn_timer_s-help = Время на решение в ход; 0 — выключено. Действует, только если изменить здесь, и в турнирах; иначе идут часы стола.
option-debt_timer_s = Время на долг (с)
option-debt_timer_s-help = Время найти деньги; 0 — выключено. Действует, только если изменить здесь, и в турнирах; иначе идут часы стола.
option-auction_idle_s = Время торгов (с)
option-auction_idle_s-help = Время без ставок до удара молотка; 0 — выключено. За столом без часов действует, только если изменить здесь.
option-contest_s = Время на заказы (с)
option-contest_s-help = Время заказать редкие здания; 0 — выключено. За столом без часов действует, только если изменить здесь.
option-offer_ttl_s = Срок предложения (с)
option-offer_ttl_s-help = Через это время предложение истекает; 0 — никогда. За столом без часов действует, только если изменить здесь.
option-closing_s = Время закрытия (с)
option-closing_s-help = Время на последние требования; 0 — выключено. За столом без часов действует, только если изменить здесь.
option-board = Доска
option-board-help = Варшава или содержимое файла доски.
option-board-is-warsaw = Варшава

coach-roll = Вы идёте на сумму двух кубиков. Дубль даёт ещё бросок; слишком много дублей за ход ведут в тюрьму.
    .at = stage
coach-buy = Поле приносит аренду каждый раз, когда на него встают другие. Здесь строить можно сразу, поэтому выгодна даже одна дешёвая улица. Что не куплено, идёт на торги.
    .at = stage
coach-end-build = Прибыль приносят дома: сильнее всего аренду поднимает третий. Стройте рано, но оставьте наличные на чужую аренду.
    .at = hand
coach-claim = Здесь никто не платит сам. Не потребуете аренду до следующего броска — она пропадёт.
    .at = hand
coach-auction-open = На торгах может быть дешевле: начинают с половины цены. Подумайте, сколько поле принесёт и кому его нельзя отдавать.
    .at = stage
coach-debt = Сначала закладывайте: поле можно потом выкупить. Дома возвращаются за полцены.
    .at = hand

lesson-auction = На торгах поле за 60 M. Ставок ещё нет. Поставьте так мало, как позволяют правила.
    .title = Половина цены
    .why = Первая ставка не меньше половины цены: 30 M. Ставить можно только наличные.
lesson-build = Вы купили первую улицу. Поставьте на ней один дом, хотя весь цвет вам не принадлежит.
    .title = Строить сразу
    .why = Здесь можно строить на любой своей улице в любой момент. Один дом поднимает аренду с 4 до 20 M.
lesson-claim = Кто-то остановился на вашей улице. Получите свои деньги.
    .title = Потребовать аренду
    .why = Аренду платят, только если её потребовать до броска следующего игрока. Потом она пропадает.

rulebook-01 = От двух до восьми игроков делают по десять ходов на доске с улицами Варшавы. У всех в начале одинаковые деньги и больше ничего; у банка все поля, 32 дома и 12 отелей. Вы покупаете поля, строите и собираете аренду. Каждый платёж — доход или расход; побеждает наибольшая прибыль, а кто не может заплатить, становится банкротом.
    .title = Суть
    .rules = PT-1 PT-2 PT-3 PT-6 PT-8 PT-9 PT-11 PT-120 PT-124
    .picture = Доска: сорок полей вокруг банка и СТАРТ в углу.
rulebook-02 = Начинает наибольший бросок, дальше по кругу налево. Бросьте два кубика, идите, разыграйте поле и закончите ход. СТАРТ платит премию, когда вы на него попали или прошли его вперёд, но не по пути в тюрьму. Дубль даёт ещё бросок, когда всё улажено; второй подряд ведёт прямо в тюрьму, без движения. По домашнему правилу те, кто начинает позже, могут получить небольшую премию.
    .title = Ваш ход
    .rules = PT-4 PT-5 PT-10 PT-14 PT-15 PT-16 PT-17 PT-18 PT-19 PT-20 PT-145
    .picture = Ход: два кубика, столько же шагов и поле, где остановилась фишка.
rulebook-03 = Поле без владельца можно купить за его цену. Если не хватает наличных, их можно сначала добыть. Если вы отказались, поле сразу идёт на торги. На своём поле, в гостях у тюрьмы и на Бесплатной стоянке ничего не происходит.
    .title = Покупка
    .rules = PT-21 PT-22 PT-23 PT-24
rulebook-04 = Улица приносит аренду по карте, с каждым домом больше; без домов — вдвое, если у владельца весь цвет. Вокзал даёт 25 и вдвое больше за каждый следующий у того же владельца. Предприятие даёт вчетверо больше, чем выпало на кубиках, с обоими — вдесятеро. Заложенное поле ничего не приносит. Важен момент прихода; позже ничего не меняется.
    .title = Сколько стоит аренда
    .rules = PT-25 PT-26 PT-27 PT-28 PT-29 PT-30
rulebook-05 = Кто попал на ваше поле, не платит, пока вы не потребуете, хоть из тюрьмы. У вас есть время до броска следующего игрока; потом аренда пропадает, даже если бросаете вы сами. Короткое время на требование всегда даётся. Можно и простить. Пока за вами аренда, нельзя сначала раздать деньги. С настройкой аренда платится сама.
    .title = Аренду нужно потребовать
    .rules = PT-31 PT-32 PT-33 PT-34 PT-35 PT-36 PT-38 PT-39 PT-40 PT-41
    .picture = Кто-то попал на ваше поле: потребуйте аренду, пока не бросил следующий.
rulebook-06 = За поле, от которого отказались, торгуются все, и из тюрьмы, и сам отказавшийся. Начинают с половины цены, только наличные; тем временем можно продавать здания и закладывать, больше ничего. Кто спасовал, выбыл. Выигрывает высшая ставка, когда остальные спасовали или какое-то время никто не ставит. Без ставок поле остаётся у банка. Настройки: торги по очереди или с 10.
    .title = Торги
    .rules = PT-42 PT-43 PT-44 PT-45 PT-46 PT-47 PT-48 PT-49 PT-50
    .picture = Торги: раз, два, продано.
rulebook-07 = Строить можно всегда и на любой своей незаложенной улице, без полного цвета и сколь угодно неровно: до четырёх домов, потом вместо них отель. На вокзалах и предприятиях не строят. Настройки возвращают требования других правил: весь цвет, равномерность, без залогов в цвете.
    .title = Стройка
    .rules = PT-51 PT-52 PT-53 PT-54 PT-55 PT-56 PT-57 PT-58
    .picture = Стройка: четыре дома, потом вместо них отель.
rulebook-08 = Если после вашего заказа не хватит другим, кто мог бы сейчас строить, их спрашивают, не хотят ли и они. Если хватает всем, каждый платит цену по карте; иначе здания продают с торгов по одному, с половины цены. Больше заказанного никто не получает. С настройкой — кто первый.
    .title = Когда зданий мало
    .rules = PT-59 PT-60 PT-61 PT-62 PT-63 PT-64 PT-65 PT-143
rulebook-09 = Банк выкупает здания за половину, когда угодно, и во время торгов, и в долгах. Отель продают целиком или превращают обратно в четыре дома, если они есть у банка. С настройкой игроки могут продавать дома друг другу, когда у банка их нет или всегда; всё, что выручено сверх цены дома, — доход.
    .title = Продажа зданий
    .rules = PT-66 PT-67 PT-68 PT-69 PT-70 PT-142
rulebook-10 = Поле без зданий можно заложить за половину цены. Аренды оно тогда не приносит. Срока у ссуды нет; выкупает поле его владелец, на десятую часть дороже.
    .title = Залоги
    .rules = PT-71 PT-72 PT-73 PT-74
rulebook-11 = Поля без зданий и карты выхода можно продавать другим по любой согласованной цене; обе стороны должны что-то дать. Заложенное поле переходит со ссудой. Обещания в сделку не входят. Предложение действует, когда его приняли, и число их ограничено. Во время торгов и заказов сделок нет. В долгах можно торговать только ради наличных. Настройки разрешают поле за поле или задают пределы цен.
    .title = Сделки
    .rules = PT-75 PT-76 PT-77 PT-78 PT-79 PT-80 PT-81 PT-82 PT-83 PT-84
rulebook-12 = На Шансе и Общественной казне вы берёте карту, делаете, что сказано, и кладёте её под низ; после перемещения разыгрывают и новое поле. Карту выхода держат, пока не используют или не продадут. По одним картам вы платите каждому, по другим все платят вам. Два поля — налоги: 200 и 100.
    .title = Карты и налоги
    .rules = PT-85 PT-86 PT-87 PT-88 PT-89 PT-90 PT-91
rulebook-13 = В тюрьму ведут поле, карта или второй дубль. Все права там сохраняются: требовать аренду, торговаться, строить, заключать сделки. Выйти можно за 50 до броска, по карте, с дублем (и тогда бросить ещё) или даром после двух ходов. Можно и просто ждать. Кто лишь проходит мимо, тот в гостях.
    .title = Тюрьма
    .rules = PT-92 PT-93 PT-94 PT-95 PT-96 PT-97 PT-98 PT-99 PT-100 PT-101 PT-102
rulebook-14 = Долг платят сразу, если есть деньги. Иначе закладывайте, продавайте здания или заключайте сделки, пока не хватит; когда время вышло, это делается за вас. Банкротом становится лишь тот, кто не наберёт сумму никак: наличные идут кредитору, поля продаёт банк. Сдаться посреди игры — тоже банкротство. С настройкой всё получает кредитор.
    .title = Долги и банкротство
    .rules = PT-103 PT-104 PT-105 PT-106 PT-107 PT-108 PT-109 PT-110 PT-111 PT-116 PT-117 PT-144
rulebook-15 = Поля стоят в книгах по цене поля, здания — по цене стройки, ссуды — долг. Покупка и стройка не расход; расход — только то, что вы переплатили или недополучили, а наоборот это доход. Так же и сделка, в которой вы получаете больше, чем отдаёте. Чистое имущество всегда равно стартовым деньгам плюс прибыль. Карточка записывает каждую операцию; с настройкой её ведут от руки, и ошибки стоят очков в турнире.
    .title = Карточка операций
    .rules = PT-7 PT-112 PT-113 PT-114 PT-115 PT-118 PT-121 PT-122
rulebook-16 = После последнего раунда ещё можно потребовать открытую аренду. Затем сравнивают прибыль; при равенстве решают наличные, потом число полей. Банкроты последние: чем раньше, тем ниже. Последний платёжеспособный побеждает сразу. Настройки: без предела раундов или счёт по тому, сколько дала бы распродажа.
    .title = Конец
    .rules = PT-12 PT-13 PT-123 PT-124 PT-125
    .picture = Конец: сравнивают прибыль, побеждает самый высокий столбик.
rulebook-17 = Действовать можно в любой миг, поэтому важно, кто первый: требование до броска, согласие до отзыва. Во время торгов и долгов часы стоят. Когда ваше время вышло, игра бросает, отказывается, пасует или кончает ход за вас; аренду сама она не требует никогда.
    .title = Время и гонки
    .rules = PT-126 PT-127 PT-128 PT-129
rulebook-18 = Много столов по три–шесть человек играют одновременно несколько партий; каждый раз вы сидите с другими, а кто начинал поздно, в следующий раз начинает рано. Складывают прибыль или места; равенство решают места, победы и лучшая партия. Лучшие могут сыграть финал. Свои карточки операций каждый уносит домой.
    .title = Турнир
    .rules = PT-130 PT-131 PT-132 PT-133 PT-134 PT-135 PT-136 PT-137 PT-138 PT-139 PT-140 PT-141

deal-give = { $give_fields-count ->
    [0] { $give_cash ->
        [0] { $give_cards }
       *[other] { $give_cash } M{ $give_cards-count ->
            [0] {""}
           *[other] {" + "}{ $give_cards }
          }
      }
   *[other] { $give_fields }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } M
      }{ $give_cards-count ->
        [0] {""}
       *[other] {" + "}{ $give_cards }
      }
  }
deal-get = { $get_fields-count ->
    [0] { $get_cash ->
        [0] { $get_cards }
       *[other] { $get_cash } M{ $get_cards-count ->
            [0] {""}
           *[other] {" + "}{ $get_cards }
          }
      }
   *[other] { $get_fields }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } M
      }{ $get_cards-count ->
        [0] {""}
       *[other] {" + "}{ $get_cards }
      }
  }
deal-effect = { $own ->
    [none] {""}
   *[other] {" "}Вы соберёте цвет ({ $own }).
  }{ $theirs ->
    [none] {""}
   *[other] {" "}{ $seat } соберёт цвет ({ $theirs }): аренда там станет выше.
  }{ $gain ->
    [0] {""}
   *[other] {" "}Прибыль: +{ $gain } M.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Прибыль: −{ $loss } M.
  }
lot-house = дом
lot-hotel = отель

prompt-start = Кубики решают, кто начнёт.
prompt-bankrupt = Вы банкрот и больше не играете. Сейчас ходит { $seat }.
prompt-roll = Ваш ход: бросьте кубики.
prompt-roll-danger = Ваш ход: бросьте кубики. Осторожно: впереди { $space }, аренда { $rent } M, а всё ваше имущество даст { $most } M.
prompt-roll-again = Дубль: бросайте ещё раз.{ $risk ->
    [true] {" "}Следующий дубль — тюрьма.
   *[false] {""}
  }
prompt-grace-own = Сейчас будет ваш ход. Сначала можно потребовать аренду: { $seats }.
prompt-jail = Вы в тюрьме. Выбросьте дубль, заплатите { $fine } M или ждите: вы выйдете через { $left ->
    [one] { $left } ход
    [few] { $left } хода
    [many] { $left } ходов
   *[other] { $left } хода
  }.
prompt-jail-last = Последний ход в тюрьме: заплатите { $fine } M сейчас или бросьте кубики и платите, только если не дубль.
prompt-buy = { $space } продаётся: { $price } M (у вас { $cash } M). Купите, или будут торги.
prompt-buy-short = { $space } стоит { $price } M, у вас { $cash } M. Найдите деньги, или будут торги.
prompt-claim = { $debtor_seat } на вашем поле ({ $space }): потребуйте { $amount } M, после следующего броска аренда пропадёт.
prompt-claim-first = Сначала потребуйте { $amount } M аренды ({ $debtor_seat }, { $space }): если играть дальше, она пропадёт.
prompt-claim-last = Игра кончается: потребуйте { $amount } M аренды ({ $debtor_seat }, { $space }) сейчас.
prompt-offer = { $seat } даёт: { deal-get }. Хочет за это: { deal-give }. Примите или откажитесь.
prompt-offer-houses = { $seat } предлагает сделку с домами: { $count } ({ $source } → { $target }) за { $amount } M. Примите или откажитесь.
prompt-end = Закончите ход.
prompt-end-build = Можно строить: { $space }, { $price } M. Аренда { $before } → { $after } M. Или закончите ход.
prompt-end-owing = С вас ещё могут потребовать { $amount } M аренды: { $seats }. Закончите ход.
prompt-end-lost = С вас ещё могут потребовать { $amount } M аренды: { $seats }. Всё ваше имущество даст { $most } M: предложите обмен или надейтесь, что аренду не потребуют.
prompt-auction-open = Торги: { $lot }. Ставок ещё нет. Ставьте от { $least } M (у вас { $cash } M) или пасуйте.
prompt-auction = Торги: { $lot }. { $seat } даёт { $high } M. Ставьте от { $least } M (у вас { $cash } M) или пасуйте.
prompt-auction-short = Торги: { $lot }. Нужно { $least } M, у вас { $cash } M. Найдите деньги или пасуйте.
prompt-auction-lead = Торги: { $lot }. Ваша ставка { $high } M — высшая. Ещё в игре: { $seats }.
prompt-auction-watch = Торги: { $lot }. Впереди { $seat }: { $high } M. Ещё в игре: { $seats }.
prompt-auction-watch-open = Торги: { $lot }. Ставок ещё нет. В игре: { $seats }.
prompt-contest = { $seat } заказывает последние { $hotel ->
    [true] отели
   *[false] дома
  } (в банке: { $stock }). Закажите тоже или откажитесь.
prompt-contest-watch = Идут заказы на последние { $hotel ->
    [true] отели
   *[false] дома
  }. Ещё отвечают: { $seats }.
prompt-debt = Вы должны { $amount } M ({ $reason }), у вас { $cash } M. Не хватает { $missing } M: заложите, продайте или обменяйте.
prompt-debt-lost = Вы должны { $amount } M ({ $reason }), а всё ваше имущество даст { $most } M. От банкротства спасёт только обмен.
prompt-debt-watch = { $seat } ищет деньги: нужно заплатить { $amount } M.
prompt-debt-watch-seat = { $seat } → { $to_seat }: долг { $amount } M, денег пока не хватает.
    .to_seat = { $seat } ищет деньги, чтобы заплатить вам { $amount } M.
prompt-turn-watch = Сейчас бросает { $seat }.
prompt-grace-watch = До броска ({ $seat }) можно потребовать аренду: { $seats }.
prompt-jail-watch = { $seat } в тюрьме: заплатить, ждать или бросить на дубль.
prompt-rolling = { $seat } бросает кубики.
    .seat = Вы бросаете кубики.
prompt-drawing = { $seat } тянет карту.
    .seat = Вы тянете карту.
prompt-buy-watch = { $seat } решает: купить ({ $space }, { $price } M) или отдать на торги.
prompt-again-watch = Дубль: { $seat } бросает ещё раз.
prompt-after-watch = { $seat } может строить и обмениваться, потом закончит ход.
prompt-closing = Все раунды сыграны. Ещё можно потребовать аренду: { $seats }.

leads-forfeit = Вы теряете { $amount } M аренды ({ $seat }).
leads-roll = Вы идёте на выпавшее число полей; за СТАРТ получаете { $bonus } M.{ $risk ->
    [true] {" "}Дубль — тюрьма.
   *[false] {""}
  }
leads-double = С дублем вы свободны и идёте дальше{ $again ->
    [true] {", "}потом бросаете ещё раз
   *[false] {""}
  }. { $last ->
    [true] Без него платите { $fine } M и идёте дальше.
   *[false] Без него остаётесь в тюрьме.
  }
leads-wait = Вы остаётесь в тюрьме. { $left ->
    [0] На следующем ходу вы свободны.
    [one] Потом ещё { $left } ход, и вы свободны.
    [few] Потом ещё { $left } хода, и вы свободны.
    [many] Потом ещё { $left } ходов, и вы свободны.
   *[other] Потом ещё { $left } хода, и вы свободны.
  }
leads-fine = { $at_once ->
    [true] Вы платите { $fine } M и бросаете как обычно
   *[false] Вы платите { $fine } M и свободны на следующем ходу
  }; останется { $cash } M.
leads-jail-card = Вы выходите бесплатно и бросаете как обычно. Карта уходит.
leads-buy = { $group ->
    [none] Аренда { $rent } M{ $most ->
        [0] {""}
       *[other] , со всем цветом { $most } M
      }; останется { $cash } M.
   *[other] Вы соберёте цвет ({ $group }): аренда { $rent } M; останется { $cash } M.
  }
leads-buy-railway = Аренда { $rent } M{ $most ->
    [0] {""}
   *[other] , со всеми вокзалами { $most } M
  }; останется { $cash } M.
leads-buy-utility = Аренда { $rent } × очки{ $most ->
    [0] {""}
   *[other] , с обоими предприятиями { $most } × очки
  }; останется { $cash } M.
leads-decline = Торги от { $opening } M{ $may_bid ->
    [true] ; вы тоже можете торговаться
   *[false] , без вас
  }.
leads-end = Дальше ходит { $seat }.
leads-end-build = Вы не строите: аренда ({ $space }) останется { $before } M, а могла бы быть { $after } M.
leads-end-last = Это был ваш последний ход в игре.
leads-end-game = Игра кончается; открытую аренду ещё можно потребовать.
leads-claim = { $seat } платит вам { $amount } M.
leads-claim-ruin = { $seat } найдёт только { $most } из { $amount } M: вы получите их, а { $seat } — банкрот.
leads-waive = Вы отказываетесь от { $amount } M; { $seat } ничего не платит.
leads-pass = Вы больше не торгуетесь: { $lot }.
leads-pass-to = { $lot }: получает { $seat } за { $amount } M.
leads-pass-unsold = { $lot }: остаётся в банке.
leads-bid = Если никто не даст больше: { $lot } за { $amount } M, останется { $cash } M.{ $gain ->
    [0] {""}
   *[other] {" "}Это на { $gain } M ниже цены: прибыль.
  }{ $loss ->
    [0] {""}
   *[other] {" "}Это на { $loss } M выше цены: убыток.
  }
leads-order = Вы хотите строить за { $amount } M: аренда { $before } → { $after } M. Если заказов слишком много, будут торги.
leads-no-order = Последние постройки разберут другие, вам ничего не достанется.
leads-refuse = Ничего не меняется.
leads-withdraw = Ваше предложение исчезнет.
leads-accept = Вы получаете: { deal-get }. Отдаёте: { deal-give }.{ deal-effect }
leads-offer = Если { $seat } согласится, вы получите: { deal-get }. Отдадите: { deal-give }.{ deal-effect }
leads-accept-houses = Дома переезжают: { $count } ({ $source } → { $target }) за { $amount } M. Партнёр: { $seat }.
leads-offer-houses = Если { $seat } согласится, дома переедут: { $count } ({ $source } → { $target }) за { $amount } M.
leads-bankrupt = Вы выбываете и будете ниже всех, кто не разорился. Ваши поля уйдут с торгов.
leads-bankrupt-seat = Вы выбываете. Ваши деньги получит { $seat }, поля уйдут с торгов.
leads-bankrupt-heir = Вы выбываете. Всё ваше получит { $seat }.
leads-resign = Вы банкрот и выбываете: ниже всех, кто остаётся.
leads-build = Аренда { $before } → { $after } M; останется { $cash } M.{ $short ->
    [true] {" "}Построек мало: другие тоже могут заказать.
   *[false] {""}
  }
leads-sell = Вы получите { $amount } M, половину цены. Аренда { $before } → { $after } M.
leads-mortgage = Вы получите { $amount } M. Аренды ({ $rent } M) не будет, пока не вернёте { $back } M.
leads-mortgage-utility = Вы получите { $amount } M. Аренды ({ $rent } × очки) не будет, пока не вернёте { $back } M.
leads-redeem = Вы заплатите { $amount } M (из них { $interest } M — проценты): снова аренда { $rent } M. Останется { $cash } M.
leads-redeem-utility = Вы заплатите { $amount } M (из них { $interest } M — проценты): снова аренда { $rent } × очки. Останется { $cash } M.
leads-stand-by = До следующего хода вы ничего не делаете. Об аренде и предложениях игра всё равно спросит.
leads-book = Запись { $entry }: доход { $revenue } M, расход { $cost } M. Потом её не изменить.

closed-buy = Купить: { $space }, { $price } M
closed-bid = Ставка от { $amount } M
closed-roll = Бросить кубики
closed-build = Строить: { $space }
closed-accept = Принять предложение ({ $seat })
closed-cash = У вас { $cash } M.
closed-claimed = С вас могут потребовать { $amount } M аренды: эти деньги могут понадобиться.
closed-grace = Сначала можно потребовать аренду: { $seats }.
closed-colour = Нужен весь цвет. Не хватает: { $spaces }.
closed-loans = Сначала выкупите из залога: { $spaces }.
closed-mortgaged = Поле в залоге: сначала выкупите его.
closed-even = Стройте равномерно: сначала другие улицы этого цвета.
closed-stock = В банке таких больше нет.
closed-contests = За этот ход вы уже трижды заказывали последние постройки.

summary-bankrupt = банкрот
summary-lost = Все стартовые { $start } M потеряны.
summary-cash = Наличные { $amount } M
summary-fields = + поля { $amount } M
summary-buildings = + постройки { $amount } M
summary-cards = + карты выхода { $amount } M
summary-loans = − ссуды { $amount } M
summary-start = − стартовые деньги { $amount } M
summary-profit = = прибыль { $amount } M
summary-liquid = Место решает то, что можно обратить в деньги: { $amount } M
summary-landlord = Больше всех аренды: { $seat }, { $amount } M.
    .seat = Больше всех аренды у вас: { $amount } M.
summary-dearest = Самая дорогая аренда: { $seat } → { $to_seat }, { $amount } M ({ $space }).
    .seat = Самая дорогая аренда: вы платите, { $to_seat } получает { $amount } M ({ $space }).
    .to_seat = Самая дорогая аренда: { $seat } платит вам { $amount } M ({ $space }).

sketch-title-stake = Что происходит
sketch-title-board = Доска
sketch-title-seats = Игроки и балансы
sketch-title-offers = Открытые предложения
sketch-title-own = Ваша карточка операций
sketch-title-deeds = Карточки полей
sketch-round = Раунд { $round }, ходит: { $seat }
sketch-start-roll = Броски за первый ход
sketch-grace = Владельцы могут требовать аренду, пока не бросит { $seat }
sketch-turn-start = { $seat } готовится бросать
sketch-rolling = { $seat } бросает
sketch-drawing = { $seat } тянет карту
sketch-buy = { $seat } решает о поле { $space }
sketch-roll-again = { $seat } бросает ещё раз
sketch-after-move = { $seat } может закончить ход
sketch-closing = Последние требования
sketch-over = Игра окончена.
sketch-claim = Открытая аренда: { $debtor } → { $seat }, { $amount } M ({ $space })
sketch-debt = { $seat } ищет { $amount } M
sketch-auction = Торги: { $space }
sketch-auction-unit = Торги за здание
sketch-high = Высшая ставка: { $amount } M ({ $seat })
sketch-no-bid = Ставок ещё нет
sketch-contest-houses = Торги за дома, осталось: { $count }
sketch-contest-hotels = Торги за отели, осталось: { $count }
sketch-stock = Банк: дома { $houses }, отели { $hotels }
sketch-space = { $space }
sketch-number = { $amount }
sketch-seat = { $seat }
sketch-owner = { $seat }
sketch-tokens = ● { $seats }
sketch-list = { $items }
sketch-unknown = ?
sketch-mortgaged = в залоге
sketch-hotel = отель
sketch-houses = дома: { $count }
sketch-bankrupt = банкрот
sketch-in-jail = в тюрьме, отсижено: { $served }
sketch-offer-houses = дома: { $count } ({ $source } → { $target })
sketch-jail-card = карта выхода
sketch-bank = банк
sketch-total = Итого
sketch-entries = Записано строк: { $booked } из { $entries }
sketch-check = Имущество { $worth } = старт { $start } + прибыль { $profit }
sketch-head-player = Игрок
sketch-head-place = Где
sketch-head-cash = Наличные
sketch-head-fields = Поля
sketch-head-buildings = Здания
sketch-head-cards = Карты
sketch-head-loans = Ссуды
sketch-head-worth = Имущество
sketch-head-profit = Прибыль
sketch-head-number = №
sketch-head-partner = Партнёр
sketch-head-gives = Отдаёт
sketch-head-gets = Получает
sketch-head-account = Счёт
sketch-head-revenue = Доход
sketch-head-cost = Расход
sketch-head-field = Поле
sketch-head-group = Группа
sketch-head-price = Цена
sketch-head-house = Дом
sketch-head-owner = Владелец
sketch-head-rent = Аренда

paper-card = Карточка операций
paper-income = Доходы и расходы
paper-balance = Итоговый баланс
paper-place = { $tournament }, игра { $game }, стол { $table }, место { $chair }, { $player }
paper-place-final = { $tournament }, финал, место { $chair }, { $player }
paper-head-number = №
paper-head-round = Раунд
paper-head-operation = Операция
paper-head-field = Поле
paper-head-counterparty = Контрагент
paper-head-value = Балансовая стоимость
paper-head-price = Цена
paper-head-cash-in = Приход
paper-head-cash-out = Расход денег
paper-head-revenue = Доход
paper-head-cost = Расход
paper-head-balance = Остаток денег
paper-head-account = Счёт
paper-head-name = Статья
paper-head-amount = Сумма
paper-round = Раунд { $round }
paper-total = Итого
paper-seat = { $seat }
paper-revenue = Всего доходов
paper-costs = Всего расходов
paper-profit = Прибыль
paper-cash = Деньги
paper-fields = Поля
paper-buildings = Здания
paper-jail-cards = Карты выхода из тюрьмы
paper-loans = Ссуды
paper-net-worth = Чистое имущество
paper-start-money = Стартовые деньги
paper-check = Проверка: стартовые деньги и прибыль

ui-board = Доска из сорока полей. Стрелки ведут вдоль неё, Enter открывает поле.
ui-ahead = Куда ведут два кубика: { $seat }
ui-round-of = Раунд { $round } из { $rounds }
ui-worth = имущество { $worth }
ui-money = { $amount } M
ui-for-sale = продаётся за { $amount } M
ui-owned-by = владелец: { $seat }
ui-here = здесь: { $seats }
ui-dice = На кубиках: { $first } и { $second }.
ui-hand = Ваши ходы
ui-auction = Торги
ui-hammer-open = Кто больше?
ui-hammer-once = Раз…
ui-hammer-twice = Два…
ui-hammer-gone = Продано!
ui-bid = Ставка { $amount } M
ui-buy = Купить: { $space }, { $amount } M
ui-claim = Потребовать аренду { $amount } M
ui-claim-from = { $debtor } стоит на поле { $space }
ui-waive = Отказаться от аренды { $amount }
ui-waive-short = Отказаться
ui-estate = Стройка и залог
ui-no-fields = У вас пока нет полей.
ui-nothing-to-sell = Больше нечего продать или заложить.
ui-build_house = { $count ->
    [one] Построить { $count } дом: { $amount } M
    [few] Построить { $count } дома: { $amount } M
    [many] Построить { $count } домов: { $amount } M
   *[other] Построить { $count } дома: { $amount } M
  }
ui-build_hotel = Построить отель: { $amount } M
ui-sell_houses = { $count ->
    [one] Продать { $count } дом: +{ $amount } M
    [few] Продать { $count } дома: +{ $amount } M
    [many] Продать { $count } домов: +{ $amount } M
   *[other] Продать { $count } дома: +{ $amount } M
  }
ui-sell_hotel = Продать отель: +{ $amount } M
ui-downgrade_hotel = Отель на четыре дома: +{ $amount } M
ui-mortgage = Заложить: +{ $amount } M
ui-redeem = Выкупить из залога: { $amount } M
ui-trade = Обмен
ui-give = Вы отдаёте
ui-get = Вы получаете
ui-gives = { $seat } отдаёт
ui-no-deeds = Сейчас нет полей для обмена.
ui-no-trade = Сейчас никому нечего обменять.
ui-trade-needs = Выберите, что отдают обе стороны; среди этого должно быть поле или карта выхода.
ui-make-offer = Сделать предложение
ui-proposals = Возможные предложения
ui-accept_trade = Принять
ui-refuse_trade = Отклонить
ui-withdraw_trade = Отозвать
ui-counter = Встречное предложение
ui-debt = Ваш долг
ui-reason-rent = аренда
ui-reason-tax = налог
ui-reason-card = карта
ui-reason-fine = штраф
ui-reason-transfer_fee = сбор за перевод залога
ui-missing = Не хватает: { $amount } M
ui-raise = Что можно превратить в деньги
ui-sell-to-players = Продать игроку
ui-contest = Заказы на постройки
ui-order = Заказать { $count }
ui-rent-today = Аренда сейчас
ui-rent-bare = Аренда без дома
ui-rent-houses = { $count ->
    [one] С { $count } домом
    [few] С { $count } домами
    [many] С { $count } домами
   *[other] С { $count } дома
  }
ui-rent-hotel = С отелем
ui-rent-railways = { $count ->
    [one] С { $count } вокзалом
    [few] С { $count } вокзалами
    [many] С { $count } вокзалами
   *[other] С { $count } вокзала
  }
ui-rent-utilities = { $count ->
    [one] С { $count } предприятием
    [few] С { $count } предприятиями
    [many] С { $count } предприятиями
   *[other] С { $count } предприятия
  }
ui-times-dice = { $factor } × кубики
ui-house-price = Дом стоит
ui-mortgage-value = Залог даёт
ui-redeem-price = Выкуп стоит
ui-space-start = Кто дойдёт до СТАРТА или пройдёт его, получает { $amount } M.
ui-space-jail = Кто пришёл сюда обычным ходом, только навещает.
ui-space-parking = Здесь ничего не происходит.
ui-space-go_to_jail = Отсюда идут прямо в тюрьму.
ui-space-chance = Возьмите карту «Шанс».
ui-space-chest = Возьмите карту «Общественная казна».
ui-space-tax = Заплатите банку { $amount } M.
ui-prisoners = В тюрьме: { $seats }
ui-previous = Предыдущее поле
ui-next = Следующее поле
ui-accounts = Карточки операций
ui-balance = Баланс
ui-chart = Имущество по раундам
ui-print = Печать
ui-xlsx = Таблица (XLSX)
ui-hidden-books = Эти книги закрыты до конца игры.
ui-operations = Операции
ui-book-next = Запись { $entry } (осталось внести: { $left }):
ui-book-none = Всё записано.
ui-rent-whole = Со всем цветом
ui-rent-whole-railway = Со всеми вокзалами
ui-rent-whole-utility = С обоими
ui-rent-built = Один дом … отель
ui-cash-left = Останется
ui-completes = { $seat } собирает весь цвет ({ $group }){ $doubles ->
    [true] : аренда там удваивается.
   *[false] .
  }
ui-raise-more = Другие способы
ui-short = Не хватает
ui-raisable = Если всё продать и заложить
ui-debt-enough = Столько собрать можно.
ui-debt-short = Даже так не хватит { $amount } M.
ui-bankrupt-you = Вы банкрот
ui-bankrupt-other = { $seat } — банкрот
ui-offers-more = { $count ->
    [one] и ещё { $count } предложение
    [few] и ещё { $count } предложения
    [many] и ещё { $count } предложений
   *[other] и ещё { $count } предложения
  }
ui-pay-to = { $seat } платит { $amount } M, получает { $to }
ui-bank = банк
ui-build-here = Строить: { $space }, { $amount } M
ui-not-now = Сейчас нельзя
ui-owns-nothing = Полей пока нет
ui-group-part = { $group }: { $count } из { $all }
ui-can-bid = может заплатить { $amount } M
ui-out = пас
ui-in = торгуется
ui-contest-order = заказ: { $count }
ui-contest-waiting = выбирает
ui-contest-none = ничего не заказывает
ui-book-open = Осталось внести: { $left }
ui-book-write = Внести запись { $entry }
ui-book-hint = Доход делает вас богаче, расход — беднее. Обмен равной стоимости — ни то ни другое: внесите 0 и 0.
ui-book-later = Верно ли это, станет ясно после игры.
ui-book-wrong = записано: доход { $revenue } M, расход { $cost } M
ui-book-right = Запись { $entry } верна.
ui-book-should = Запись { $entry } неверна. Верно так: доход { $revenue } M, расход { $cost } M.
ui-check-line = { $start } M в начале + { $revenue } M доходов − { $costs } M расходов = { $worth } M имущества
