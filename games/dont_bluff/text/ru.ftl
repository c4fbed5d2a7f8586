game-name = Не блефуй!
game-tagline = Двигайте по столу закрытые чемоданы: берите вслепую или открывайте и верьте кубику.
goal-aim = Соберите 25 миллионов в чемоданах или будьте в конце богаче всех. Никто не видит, что в закрытом чемодане.
goal-turn = Один игрок двигает другому закрытые чемоданы и может солгать. Другой берёт их вслепую или открывает и бросает кубик против их стоимости.
goal-end = 25 миллионов сразу заканчивают игру. Иначе она кончается последней картой банка, и побеждает самый богатый.
score-name = миллионы
score-told = { $score ->
    [one] { $score } миллион
    [few] { $score } миллиона
    [many] { $score } миллионов
   *[other] { $score } миллиона
}
chapter-title = Раунд { $number }

comma-fives = { $fives ->
    [0] {""}
   *[other] {", "}
  }
comma-twos = { $twos ->
    [0] { comma-fives }
   *[other] {", "}
  }
comma-ones = { $ones ->
    [0] { comma-twos }
   *[other] {", "}
  }
comma-bluffs = { $bluffs ->
    [0] { comma-ones }
   *[other] {", "}
  }
cards-item = { $fives ->
    [0] {""}
    [1] 5
   *[other] { $fives }×5
  }{ $twos ->
    [0] {""}
    [1] { comma-fives }2
   *[other] { comma-fives }{ $twos }×2
  }{ $ones ->
    [0] {""}
    [1] { comma-twos }1
   *[other] { comma-twos }{ $ones }×1
  }{ $bluffs ->
    [0] {""}
    [one] { comma-ones }{ $bluffs } блеф
    [few] { comma-ones }{ $bluffs } блефа
    [many] { comma-ones }{ $bluffs } блефов
   *[other] { comma-ones }{ $bluffs } блефа
  }
open-item = { cards-item }
cases-count = { $size ->
    [0] ни одного чемодана
    [one] { $size } чемодан
    [few] { $size } чемодана
    [many] { $size } чемоданов
   *[other] { $size } чемодана
  }
cases-shown = { $size ->
    [0] {""}
   *[other] { $cards ->
        [none] {""}
       *[other] { " " }({ $cards })
      }
  }
cases-said = { $claim ->
    [none] {""}
   *[other] {", "}«{ $claim } млн»
  }
cases-said-all = { $claim ->
    [none] {""}
   *[other] {", "}«всего { $claim } млн»
  }
taken-what = { $size ->
    [0] { $open_size ->
        [0] пустое предложение
       *[other] открытые чемоданы ({ $open })
      }
   *[other] { cases-count } вслепую{ cases-shown }{ $open_size ->
        [0] {""}
       *[other] {" "}и открытые ({ $open })
      }
  }
paid-what = { $cards ->
    [none] { cases-count }
   *[other] { $cards }
  }
all-what = { $size ->
    [0] не получает ничего: чемоданов не осталось
   *[other] получает всё: { paid-what }
  }
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
reason-target = Собрано 25 миллионов: игра окончена.
reason-bank_empty = Банк пуст: игра окончена.
reason-round_cap = Сыгран последний раунд: игра окончена.
reason-forfeit = Один из игроков ушёл: игра окончена.

event-first_gunman = Первым пистолет держит { $seat }.
    .seat = Первый пистолет у вас.
event-skipped = { $seat } без чемоданов и пропускает раунд.
    .seat = У вас нет чемоданов, вы пропускаете раунд.
event-colour_rolled = { $own ->
    [true] { $seat } бросает кубик: выпадает свой цвет.
   *[false] { $seat } бросает кубик: выпадает цвет игрока { $owner_seat }.
  }
    .seat = { $own ->
    [true] Вы бросаете кубик: выпадает ваш цвет.
   *[false] Вы бросаете кубик: выпадает цвет игрока { $owner_seat }.
  }
    .owner_seat = { $seat } бросает кубик: выпадает ваш цвет.
event-chosen = { $gunman_seat } выбирает. Выбор: { $seat }.
    .gunman_seat = Вы выбираете. Ваш выбор: { $seat }.
    .seat = { $gunman_seat } выбирает вас.
event-nothing_to_offer = { $seat } без чемоданов: раунд окончен.
    .seat = Вам нечего предложить: раунд окончен.
event-offered = Предложение { $seat } → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .seat = Ваше предложение → { $to_seat }: { cases-count }{ cases-shown }{ cases-said }.
    .to_seat = { $seat } предлагает вам: { cases-count }{ cases-said }.
event-added = { $seat } добавляет: { cases-count }{ cases-shown }{ cases-said-all }.
    .seat = Вы добавляете: { cases-count }{ cases-shown }{ cases-said-all }.
event-accepted = { $from_seat } → { $seat }: { taken-what }.
    .seat = Вы берёте: { taken-what }. Отдаёт { $from_seat }.
    .from_seat = { $seat } берёт у вас: { taken-what }.
event-opened = { $size ->
    [0] { $value ->
        [0] { $seat } открывает пустое предложение.
       *[other] { $seat } снова бросает за открытые { $value } млн.
      }
   *[other] { $seat } открывает: { $cards }. Открыто всего: { $value } млн.
  }
    .seat = { $size ->
    [0] { $value ->
        [0] Вы открываете пустое предложение.
       *[other] Вы снова бросаете за открытые { $value } млн.
      }
   *[other] Вы открываете: { $cards }. Открыто всего: { $value } млн.
  }
event-black_die = { $seat } выбрасывает { $pips } при стоимости { $value }: { $result }.
    .seat = Вы выбросили { $pips } при стоимости { $value }: { $result }.
event-exhausted = { $seat } не может ничего добавить. { $decider_seat } может взять открытое или бросить снова.
    .seat = Вам нечего добавить. { $decider_seat } может взять открытое или бросить снова.
    .decider_seat = { $seat } не может ничего добавить. Вы можете взять открытое или бросить снова.
event-took = { $from_seat } → { $seat }: { $cards }; { $why }.
    .seat = Вы берёте { $cards }; { $why }. Отдаёт { $from_seat }.
    .from_seat = { $seat } берёт у вас { $cards }; { $why }.
event-returned = Предложение возвращается, его забирает { $seat }. { $from_seat } платит { $value } млн.
    .seat = Ваше предложение вернулось к вам. { $from_seat } платит вам { $value } млн.
    .from_seat = Предложение возвращается, его забирает { $seat }. Вы должны { $value } млн.
event-paid = Платёж { $seat } → { $to_seat }, { $owed } млн: { paid-what }.
    .seat = Вы платите { $owed } млн: { paid-what }. Получает { $to_seat }.
    .to_seat = { $seat } платит вам { $owed } млн: { paid-what }.
event-surrendered = { $seat } не может заплатить { $owed } млн. { $to_seat } { all-what }.
    .seat = Вы не можете заплатить { $owed } млн. { $to_seat } { all-what }.
    .to_seat = { $seat } не может заплатить вам { $owed } млн. { $size ->
    [0] Вы не получаете ничего: чемоданов не осталось.
   *[other] Вы получаете всё: { paid-what }.
  }
event-bank_card = { $seat } берёт карту банка. Осталось: { $left }.
    .seat = Вы берёте карту банка{ $card ->
    [none] {""}
   *[other] : { $card }
  }. Осталось: { $left }.
event-game_over = { $reason } { $winners-count ->
    [one] Побеждает { $winners }.
    [few] Вместе побеждают { $winners }.
    [many] Вместе побеждают { $winners }.
   *[other] Вместе побеждают { $winners }.
  }
    .winners = { $reason } Вы побеждаете.

action-choose_opponent = Выбрать: { $seat }
action-offer = Предложить: { $cards }{ cases-said }
action-add = Добавить: { $cards }{ cases-said-all }
action-accept = Взять вслепую
action-open = Открыть и бросить
action-pay = Заплатить: { $cards }
form-offer = Предложить чемоданы
field-offer-cards = Чемоданы
field-offer-cards-fives = Пятёрки
field-offer-cards-twos = Двойки
field-offer-cards-ones = Единицы
field-offer-cards-bluffs = Блефы
field-offer-claim = Вы говорите, сколько там (млн, можно солгать)
form-add = Добавить чемоданы
field-add-cards = Чемоданы
field-add-cards-fives = Пятёрки
field-add-cards-twos = Двойки
field-add-cards-ones = Единицы
field-add-cards-bluffs = Блефы
field-add-claim = Вы говорите, сколько всего (млн, можно солгать)
form-pay = Заплатить
field-pay-cards = Чемоданы
field-pay-cards-fives = Пятёрки
field-pay-cards-twos = Двойки
field-pay-cards-ones = Единицы
field-pay-cards-bluffs = Блефы

prompt-first = Жребий решает, кто первым получит пистолет.
prompt-colour = { $seat } держит пистолет. Цветной кубик укажет, кому достанется предложение.
    .seat = Пистолет у вас. Цветной кубик укажет, кому достанется ваше предложение.
prompt-colour-reverse = { $seat } держит пистолет. Цветной кубик укажет, кто должен предлагать.
    .seat = Пистолет у вас. Цветной кубик укажет, кто должен предложить вам чемоданы.
prompt-choose = Свой цвет: { $seat } выбирает, кому достанется предложение.
    .seat = Выпал ваш цвет: выберите, кому достанется ваше предложение.
prompt-choose-reverse = Свой цвет: { $seat } выбирает, кто должен предлагать.
    .seat = Выпал ваш цвет: выберите, кто должен предложить вам чемоданы.
prompt-offer = { $to_seat } ждёт вашего предложения: положите закрытые чемоданы. Можно сказать, что в них, и можно солгать.
prompt-offer-silent = { $to_seat } ждёт вашего предложения: положите закрытые чемоданы с деньгами или с блефом.
prompt-offer-other = { $seat } составляет предложение. Получит его { $to_seat }.
    .to_seat = { $seat } составляет предложение для вас. Слова при нём могут быть ложью.
prompt-decide = { $to_seat } предлагает вам { $count ->
    [one] { $count } закрытый чемодан
    [few] { $count } закрытых чемодана
    [many] { $count } закрытых чемоданов
   *[other] { $count } закрытого чемодана
  }: { $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн. Взять вслепую или открыть и бросить?
prompt-decide-more = Открыто: { $open } млн, закрыто: { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  } ({ $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн). Взять всё или открыть и бросить?
prompt-decide-open = { $to_seat } не может ничего добавить. Взять открытые { $open } млн или бросить ещё раз?
prompt-decide-empty = { $to_seat } ничего не предлагает. Закончить раунд или бросить? После броска { $to_seat } обязательно что-то добавит.
prompt-decide-other = { $seat } решает: взять вслепую или открыть и бросить. Предлагает { $to_seat }.
    .to_seat = { $seat } решает: взять ваше предложение вслепую или открыть и бросить.
prompt-black = { $seat } бросает чёрный кубик. Стоимость предложения: { $value } млн.
    .seat = Вы бросаете чёрный кубик. Меньше { $value }: вы платите.
prompt-add = { $seat } добавляет чемоданы: на кубике больше { $value }.
    .seat = На кубике больше { $value }: добавьте хотя бы один закрытый чемодан. Потом снова решает { $to_seat }.
    .to_seat = На кубике больше { $value }: { $seat } добавляет чемоданы, потом вы решаете снова.
prompt-pay = Выпало меньше: заплатите { $owed } млн, получает { $to_seat }. Выберите чемоданы.
prompt-pay-over = Вы должны { $owed } млн, ровно не выходит: заплатите { $due }. Сдачи нет, получает { $to_seat }.
prompt-pay-free = Вы должны { $owed } млн или больше, без лишнего чемодана. Сдачи нет, получает { $to_seat }.
prompt-pay-other = { $seat } платит { $owed } млн. Получает { $to_seat }.
    .to_seat = { $seat } платит вам { $owed } млн.
prompt-bank = { $seat } берёт карту банка.
    .seat = Вы берёте карту банка.

higher-offerer-add = вы добавляете ещё
higher-offerer-taken = оно тоже пропадает
higher-offerer-again = его возьмут или снова бросят кубик
higher-decider-add = предложение растёт, и вы решаете снова
higher-decider-taken = оно тоже ваше
higher-decider-again = вы берёте его или снова бросаете кубик
leads-choose = Предложение получит { $seat }. Там { $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн.
leads-choose-reverse = Чемоданы вам предложит { $seat }. Там { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  }: { $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн.
leads-choose-nobody = { $seat } без чемоданов: раунд сразу закончится.
offer-opened = Откроют: { $above ->
    [0] если выпадет меньше { $value }, вам платят { $value } млн; если { $value }, предложение уходит даром.
    [5] если выпадет 1, предложение уходит даром; если больше, { $higher }.
   *[other] если выпадет меньше { $value }, вам платят { $value } млн; если { $value }, предложение уходит даром; если больше, { $higher }.
  }
offer-opened-sure = Откроют: всегда выпадет меньше, предложение вернётся, и вам заплатят { $value } млн.
leads-offer = Возьмут: вы теряете { $value } млн. { offer-opened }
leads-offer-one = Возьмут: вы теряете 1 млн. { offer-opened }
leads-offer-nothing = Предложение ничего не стоит. Возьмут: денег вы не теряете. Откроют: всегда выпадет больше, и { $higher }.
leads-offer-sure = Возьмут: вы теряете { $value } млн. { offer-opened-sure }
leads-offer-may-lose = Возьмут: с этими { $value } млн { $to_seat } может собрать 25 млн и победить. { offer-opened }
leads-offer-may-lose-sure = Возьмут: с этими { $value } млн { $to_seat } может собрать 25 млн и победить. { offer-opened-sure }
leads-offer-loses = Возьмут: с этими { $value } млн { $to_seat } соберёт 25 млн, и вы сразу проиграете. { offer-opened }
leads-offer-loses-sure = Возьмут: с этими { $value } млн { $to_seat } соберёт 25 млн, и вы сразу проиграете. { offer-opened-sure }
leads-take = Вы получаете { $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн даром. Что там было, знаете только вы двое.
leads-take-open = Вы получаете { $low } млн даром.
leads-take-nothing = Вы ничего не получаете, и раунд окончен.
leads-take-wins = Вы получаете { $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн: это 25, и вы побеждаете.
leads-take-may-win = Вы получаете от { $low } до { $high } млн даром. Если этого хватит до 25, вы побеждаете.
leads-open = Кубик (1–6) меньше стоимости ({ $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн): вы платите эту сумму. Столько же: предложение ваше. Больше: { $higher }.
leads-open-all = Кубик (1–6) меньше стоимости ({ $spread ->
    [0] { $low }
   *[other] от { $low } до { $high }
  } млн): вы платите эту сумму, возможно, всем, что есть ({ $own }). Столько же: предложение ваше. Больше: { $higher }.
leads-open-sure = Стоимость не меньше { $low } млн, больше, чем на любом кубике: вы точно заплатите.
leads-open-ruin = Стоимость не меньше { $low } млн, больше, чем на любом кубике: вы потеряете всё, что есть ({ $own }).
leads-open-safe = Стоимость не больше 1 млн: вы ничем не рискуете. Столько же на кубике: предложение ваше. Больше: { $higher }.
leads-pay = Вы платите { $sum } млн{ $over ->
    [0] {""}
   *[other] , на { $over } больше долга,
  } и оставляете себе { $left }. Потом берёте карту банка.
leads-pay-loses = Вы платите { $sum } млн. { $to_seat } собирает 25 млн и побеждает.
closed-bluffs = Заплатить { $count ->
    [one] блефом
    [few] блефами
    [many] блефами
   *[other] блефами
  }
closed-bluffs-why = Блеф ничего не стоит.
pay-sum = Заплатить { $sum }: { $parts }

summary-cases = { $fives }×5 + { $twos }×2 + { $ones }×1 = { $money } млн
summary-bluffs = { $count ->
    [0] без блефов
    [one] { $count } блеф, без цены
    [few] { $count } блефа, без цены
    [many] { $count } блефов, без цены
   *[other] { $count } блефа, без цены
  }
summary-tie = Денег поровну: лучше меньше чемоданов. Здесь: { $count }.
summary-stamp-target = 25 миллионов
summary-stamp-broke = без гроша
summary-stamp-left = вне игры
summary-bar = Деньги
summary-lies = Больше всего лжи: { $seats } ({ $count }).
summary-caught = Чаще всего на лжи попадается: { $seats } ({ $count }).
summary-dearest = Самый большой платёж: { $seat } → { $to_seat }, { $owed } млн.
    .seat = Самый большой платёж: вы → { $to_seat }, { $owed } млн.
    .to_seat = Самый большой платёж: { $seat } → вы, { $owed } млн.

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

coach-offer = Вам нужно, чтобы другой игрок ошибся: взял блеф или открыл дорогое и заплатил. Поэтому чередуйте пятёрки и блефы и не всегда говорите правду.
    .at = hand
coach-decide = Взять безопасно: вы получаете то, что внутри. Открыть — риск: если выпадет больше, вам должны добавить, поровну — всё ваше, меньше — вы платите стоимость. Открывайте то, что, по-вашему, стоит мало.
    .at = stake
coach-pay = Блефы ничего не стоят, платить ими нельзя. Потом вы вслепую берёте карту из банка.
    .at = hand

lesson-take = Перед вами закрытый чемодан. Говорят: «5 миллионов». Вы хотите забрать его, не рискуя броском.
    .title = Взять вслепую
    .why = Взять ничего не стоит, и никто ничего не увидит. Сказанное не обязано быть правдой: этот чемодан был пуст.
lesson-open = Вам говорят «5 миллионов», но вы уверены, что чемодан пуст. Какой выбор тогда ничего не стоит и заставит добавить ещё?
    .title = Раскрыть блеф
    .why = Пустой чемодан стоит 0, а кубик всегда покажет больше. Значит, другой игрок должен добавить чемодан, а вы решаете снова.
lesson-add = Ваши 4 миллиона открыли, на кубике 6, это больше. Вы должны добавить хотя бы один чемодан. Отдайте как можно меньше.
    .title = Нужно добавить
    .why = Подойдёт любой чемодан, даже пустой. Другой игрок потом снова решает обо всех.
lesson-pay = Вы открыли 3 миллиона и выбросили 2: меньше, значит, вы должны 3 миллиона. Заплатите как можно меньшим числом чемоданов.
    .title = Заплатить долг
    .why = Если можно заплатить точно, так и надо: 2 и 1 или три единицы. Пятёрку отдать нельзя, а блефы не считаются.

rulebook-01 = От двух до шести игроков держат по девять закрытых чемоданов: один с 5 миллионами, два с 2, четыре с 1 и два блефа без цены, всего 13 миллионов. Ещё шесть лежат в банке. У кого 25 миллионов, тот сразу побеждает. Иначе игра кончается с последней картой банка, и побеждает самый богатый.
    .title = Суть игры
    .rules = NB-1 NB-2 NB-3 NB-4 NB-7 NB-50 NB-52
    .picture = Начало: по девять чемоданов у каждого (5, дважды 2, четырежды 1, два блефа) и шесть в банке.
rulebook-02 = У каждого свой цвет на одной грани кубика; втроём на двух, вдвоём на трёх. Кто первым держит пистолет, решает жребий, или, если так условились, начинает место A. Он бросает цветной кубик; чей цвет выпал, тот и выбран, даже без карт. На своём цвете выбирают любого соперника, ничей цвет перебрасывают. После раунда пистолет переходит налево. У кого пистолет, но нет карт, тот пропускает раунд.
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
rulebook-08 = 25 миллионов на руках сразу заканчивают игру, даже посреди платежа; у двоих сразу их быть не может. Когда банк пуст или сыгран последний условленный раунд, все показывают руки, и побеждает самый богатый; при равенстве решает меньшее число карт, считая блефы.
    .title = Конец
    .rules = NB-50 NB-51 NB-52 NB-53 NB-54 NB-55
    .picture = 25 миллионов у одного игрока: игра сразу кончается.
rulebook-09 = Здесь выпавший игрок предлагает держащему пистолет, тот берёт или открывает, а при меньшем броске платит и берёт карту банка. На своём цвете держащий пистолет говорит, кому предлагать. Если у того нет карт, раунд окончен; сам держащий пистолет играет и без карт. Остальное без изменений.
    .title = Обратный вариант
    .rules = NB-62 NB-63 NB-64 NB-65 NB-66 NB-67 NB-68 NB-69
rulebook-10 = За отсутствующего делается простой ход или играет бот; карты и цвета остаются за ним.
    .title = Отсутствие
    .rules = NB-70 NB-71

sketch-deal = Предлагает { $offerer_seat }, решает { $decider_seat }.
sketch-open = Открыто: { cards-item }, { $money } млн
sketch-closed-own = Закрыто: { cards-item }, { $money } млн
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
sketch-title-seats = Игроки
sketch-money = { $low }–{ $high }
sketch-money-exact = { $money }
sketch-known = { cards-item }{ comma-bluffs }неизвестно: { $unknown }
sketch-hand = На руках: { cards-item }, { $money } млн
sketch-public = Все знают: { cards-item }{ comma-bluffs }неизвестно: { $unknown }
sketch-title-own = Ваши чемоданы
sketch-head-player = Игрок
sketch-head-role = Роль
sketch-head-cards = Карты
sketch-head-money = Миллионы
sketch-head-known = Точно есть
sketch-role-gunman-offerer = с пистолетом, предлагает
sketch-role-gunman-decider = с пистолетом, решает
sketch-role-offerer = предлагает
sketch-role-decider = решает
sketch-role-gunman = с пистолетом
sketch-seat = { $seat }
sketch-number = { $count }
sketch-number-table = { $count } и { $table } на столе
table-money = { $spread ->
    [0] Всего { $low } млн
   *[other] От { $low } до { $high } млн
  }
table-out = { $count ->
    [one] { $count } чемодан на столе
    [few] { $count } чемодана на столе
    [many] { $count } чемоданов на столе
   *[other] { $count } чемодана на столе
  }
table-said = «{ $claim } млн»
table-worth = { $money } млн
table-die-lower = { $pips } меньше { $value }: надо платить
table-die-equal = { $pips } — ровно { $value }: берут даром
table-die-higher = { $pips } больше { $value }: надо добавить
table-picked = { $count ->
    [one] { $count } чемодан
    [few] { $count } чемодана
    [many] { $count } чемоданов
   *[other] { $count } чемодана
  }, { $money } млн
table-colours = Цвет на кубике
table-bank = Банк: { $count ->
    [one] остался { $count } чемодан
    [few] осталось { $count } чемодана
    [many] осталось { $count } чемоданов
   *[other] осталось { $count } чемодана
  }. С последним игра кончается.
table-silent = Промолчать
table-pick = Коснитесь чемоданов, которые хотите положить на стол.
table-closed = закрытый чемодан
seat-money = { $spread ->
    [0] { $low } млн
   *[other] { $low }–{ $high } млн
  }
seat-cases = { $count ->
    [one] чемодан
    [few] чемодана
    [many] чемоданов
   *[other] чемодана
  }
seat-sure = Открытые точно здесь. Закрытые неизвестны.
seat-all-known = Вы знаете их все.
role-gunman = с пистолетом: ведёт этот раунд
role-offerer = предлагает чемоданы
role-decider = решает: взять или открыть и бросить кубик
table-bank-name = Банк
table-said-why = Так говорит игрок, который предлагает. Это может быть ложь.
table-drawn = Цвет игрока { $seat }
hand-chosen = выбрано { $chosen } из { $count }
hand-none = Выбрать заново
claim-less = На миллион меньше
claim-more = На миллион больше
hand-offer = Предложить: { table-picked }
hand-add = Добавить: { table-picked }
