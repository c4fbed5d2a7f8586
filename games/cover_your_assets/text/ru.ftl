game-name = Cover Your Assets
game-tagline = Собирайте пары, скорее накрывайте их и крадите то, что другие оставили сверху: последняя сыгранная карта забирает всё.
goal-aim = Собирайте наборы одинаковых карт. Побеждает самая дорогая стопка; играют, пока кто-нибудь не наберёт миллион.
goal-turn = Выложите пару, бросьте вызов за чужой верхний набор или сбросьте карту. Украсть можно только верх стопки, поэтому накрывайте ценное.
goal-end = Раунд кончается, когда сыграны все карты. После раунда, где кто-то перешёл миллион, побеждает наибольшая сумма.
score-name = доллары
score-told = { $score } $

card-baseball_cards = Бейсбольные карточки
card-coin_collection = Коллекция монет
card-piggy_bank = Копилка
card-cash = Деньги под матрасом
card-bank_account = Банковский счёт
card-stocks = Акции
card-motorboat = Катер
card-jewels = Драгоценности
card-classic_car = Ретроавтомобиль
card-house = Дом
card-silver = Серебро
card-gold = Золото
card-penny_jar = Банка с мелочью
card-swap = Обмен
card-shift = Перестановка
# The name on a small card: long words say where they may be broken.
face-baseball_cards = Бейс{ "\u00AD" }боль{ "\u00AD" }ные карточки
face-coin_collection = Кол{ "\u00AD" }лекция монет
face-piggy_bank = { card-piggy_bank }
face-cash = Деньги под матра{ "\u00AD" }сом
face-bank_account = Банков{ "\u00AD" }ский счёт
face-motorboat = { card-motorboat }
face-jewels = Драго{ "\u00AD" }цен{ "\u00AD" }ности
face-classic_car = Ретро{ "\u00AD" }авто{ "\u00AD" }мобиль
face-penny_jar = { card-penny_jar }
face-shift = Пере{ "\u00AD" }становка
cards-baseball_cards = { card-baseball_cards }
cards-coin_collection = { card-coin_collection }
cards-piggy_bank = { card-piggy_bank }
cards-cash = { card-cash }
cards-bank_account = { card-bank_account }
cards-stocks = { card-stocks }
cards-motorboat = { card-motorboat }
cards-jewels = { card-jewels }
cards-classic_car = { card-classic_car }
cards-house = { card-house }
cards-silver = { card-silver }
cards-gold = { card-gold }
cards-penny_jar = { card-penny_jar }
cards-swap = { card-swap }
cards-shift = { card-shift }
hand-baseball_cards = { card-baseball_cards }
hand-coin_collection = { card-coin_collection }
hand-piggy_bank = { card-piggy_bank }
hand-cash = { card-cash }
hand-bank_account = { card-bank_account }
hand-stocks = { card-stocks }
hand-motorboat = { card-motorboat }
hand-jewels = { card-jewels }
hand-classic_car = { card-classic_car }
hand-house = { card-house }
hand-silver = { card-silver }
hand-gold = { card-gold }
hand-penny_jar = { card-penny_jar }
hand-swap = { card-swap }
hand-shift = { card-shift }
asset-baseball_cards = { card-baseball_cards }
asset-coin_collection = { card-coin_collection }
asset-piggy_bank = { card-piggy_bank }
asset-cash = { card-cash }
asset-bank_account = { card-bank_account }
asset-stocks = { card-stocks }
asset-motorboat = { card-motorboat }
asset-jewels = { card-jewels }
asset-classic_car = { card-classic_car }
asset-house = { card-house }

set-item = { $asset } ×{ $assets }{ $silver ->
    [0] {""}
   *[other] , { card-silver } ×{ $silver }
  }{ $gold ->
    [0] {""}
   *[other] , { card-gold } ×{ $gold }
  }{ $penny_jars ->
    [0] {""}
   *[other] , { card-penny_jar } ×{ $penny_jars }
  }
direction-top_to_bottom = верхний набор вниз
direction-bottom_to_top = нижний набор наверх

event-round_started = Раунд { $round }: сдаёт { $dealer_seat }.
    .dealer_seat = Раунд { $round }: сдаёте вы.
event-dealt = { $seat } получает карту: { $card }.
    .seat = Вы получаете карту: { $card }.
event-hands_dealt = У всех по { $cards } карт; начинает { $first_seat }.
    .first_seat = У всех по { $cards } карт; начинаете вы.
event-pile_turned = На витрине { $pile } открыта карта: { $card }.
event-pile_empty = На витрине { $pile } больше нет карт.
event-discard_turned = Первая карта сброса: { $card }.
event-set_aside = { $pile ->
    [none] Для сброса открывается { $card } и откладывается в сторону.
   *[other] На витрине { $pile } открывается { $card } и откладывается в сторону.
  }
event-put_back = { $pile ->
    [none] { $card }: карта возвращается в колоду на неизвестное место.
   *[other] { $card }: карта возвращается на витрину { $pile } на неизвестное место.
  }
event-drew = { $card ->
    [none] { $seat } берёт карту.
   *[other] { $seat } берёт карту: { $card }.
  }
    .seat = { $card ->
    [none] Вы берёте карту.
   *[other] Вы берёте карту: { $card }.
  }
event-set_formed = { $use_discard ->
    [true] { $seat } выкладывает набор с верхней картой сброса: { $set } ({ $value } $).
   *[false] { $seat } выкладывает набор: { $set } ({ $value } $).
  }
    .seat = { $use_discard ->
    [true] Вы выкладываете набор с верхней картой сброса: { $set } ({ $value } $).
   *[false] Вы выкладываете набор: { $set } ({ $value } $).
  }
event-discarded = { $seat } сбрасывает карту: { $card }.
    .seat = Вы сбрасываете карту: { $card }.
event-challenged = { $depth ->
    [0] { $seat } пытается украсть верхний набор: { $asset }. Защищается { $target_seat }. Сыграно: { $cards }.
   *[other] { $seat } пытается украсть второй набор: { $asset }. Защищается { $target_seat }. Сыграно: { $cards }.
  }{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
    .seat = { $depth ->
    [0] Вы пытаетесь украсть верхний набор: { $asset }. Защищается { $target_seat }. Сыграно: { $cards }.
   *[other] Вы пытаетесь украсть второй набор: { $asset }. Защищается { $target_seat }. Сыграно: { $cards }.
  }{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
    .target_seat = { $depth ->
    [0] { $seat } пытается украсть ваш верхний набор: { $asset }. Сыграно: { $cards }.
   *[other] { $seat } пытается украсть ваш второй набор: { $asset }. Сыграно: { $cards }.
  }{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
event-responded = { $seat } отвечает: { $cards }.{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
    .seat = Вы отвечаете: { $cards }.{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
event-conceded = { $automatic ->
    [true] { $seat } остаётся без карт и уступает.
   *[false] { $seat } уступает.
  }
    .seat = { $automatic ->
    [true] У вас нет карт, приходится уступить.
   *[false] Вы уступаете.
  }
event-set_stolen = { $seat } крадёт набор: { $set } ({ $value } $). Теряет его { $target_seat }.
    .seat = Вы крадёте набор: { $set } ({ $value } $). Теряет его { $target_seat }.
    .target_seat = { $seat } крадёт у вас набор: { $set } ({ $value } $).
event-set_defended = { $seat } сохраняет набор: { $set } ({ $value } $). Сыгранные карты теряет { $target_seat }.
    .seat = Вы сохраняете набор: { $set } ({ $value } $). Сыгранные карты теряет { $target_seat }.
    .target_seat = { $seat } сохраняет набор: { $set } ({ $value } $). Вы теряете сыгранные карты.
event-set_upgraded = { $seat } добавляет к верхнему набору карту { $card }: { $set } ({ $value } $).
    .seat = Вы добавляете к верхнему набору карту { $card }: { $set } ({ $value } $).
event-swapped = { $seat } играет Обмен: { $seat } и { $target_seat } меняются верхними наборами.
    .seat = Вы играете Обмен: вы и { $target_seat } меняетесь верхними наборами.
    .target_seat = { $seat } играет Обмен: вы и { $seat } меняетесь верхними наборами.
event-shifted = { $seat } играет Перестановку. Стопка: { $target_seat }, { $direction }.
    .seat = Вы играете Перестановку. Стопка: { $target_seat }, { $direction }.
    .target_seat = { $seat } играет Перестановку. В вашей стопке: { $direction }.
event-drafted = { $seat } берёт с витрины к карте { $card }: { $set } ({ $value } $).
    .seat = Вы берёте с витрины к карте { $card }: { $set } ({ $value } $).
event-contested = { $seat } борется за набор картой: { $card }.{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
    .seat = Вы боретесь за набор картой: { $card }.{ $demand ->
    [2] {" "}Ответить можно двумя картами или Банкой с мелочью.
   *[other] {""}
  }
event-contest_declined = { $seat } пропускает.
    .seat = Вы пропускаете.
event-draft_placed = { $seat } получает набор с витрины: { $set } ({ $value } $).
    .seat = Вы получаете набор с витрины: { $set } ({ $value } $).
event-uncovered = На витрине { $pile } открывается { $card } и действует сразу.
event-swapped_by_pile = { $seat } и { $target_seat } меняются верхними наборами.
    .seat = Вы и { $target_seat } меняетесь верхними наборами.
    .target_seat = Вы и { $seat } меняетесь верхними наборами.
event-shifted_by_pile = { $direction ->
    [none] { $target_seat }: два набора меняются местами.
   *[other] { $target_seat }: { $direction }.
  }
    .target_seat = { $direction ->
    [none] Два ваших набора меняются местами.
   *[other] Ваша стопка: { $direction }.
  }
event-turn_ended = { $seat } заканчивает ход.
    .seat = Вы заканчиваете ход.
event-round_scored = Раунд { $round } окончен: { $results }.
results-item = { $seat } { $score } $ (всего { $total } $)
    .seat = вы { $score } $ (всего { $total } $)
event-round_won = Раунд выигрывает: { $winners }.
    .winners = Раунд ваш.
event-game_over = { $winners-count ->
    [one] Игру выигрывает { $winners }.
    [few] Игру вместе выигрывают { $winners }.
    [many] Игру вместе выигрывают { $winners }.
   *[other] Игру вместе выигрывают { $winners }.
  }
    .winners = Вы выиграли!

action-form_set = { $use_discard ->
    [true] Выложить набор: { $hand } + верхняя карта сброса
   *[false] Выложить набор: { $hand }
  }
action-discard = Сбросить: { $card }
action-challenge = { $depth ->
    [0] { $target_seat }: украсть набор картой { $cards }
   *[other] { $target_seat }: украсть второй набор, сыграв { $cards }
  }
action-upgrade_set = Добавить к верхнему набору: { $card }
action-play_swap = Обменяться верхним набором: { $target_seat }
action-play_shift = Переставить стопку игрока { $target_seat }: { $direction }
action-draft_set = Взять с витрины { $piles } к карте: { $hand }
action-end_turn = Закончить ход
action-contest_draft = Бороться картой: { $card }
action-decline_contest = Пропустить
action-respond = Ответить: { $cards }
action-concede = Уступить
action-choose_shift = Переставить: { $direction }

prompt-dealer = Жребий решает, кто сдаёт первым.
prompt-deal = Карты сдаёт { $seat }.
    .seat = Вы сдаёте карты.
prompt-turning-up = Открывается карта.
prompt-refill = Игроки добирают карты из колоды.
prompt-turn-both = Ваш ход: выложите набор из двух подходящих карт (до { $value } $), украдите верхний набор или сбросьте карту.
prompt-turn-set = Ваш ход: выложите набор из двух подходящих карт (до { $value } $) или сбросьте карту.
prompt-turn-steal = Набора нет: украдите верхний набор подходящей картой или сбросьте карту.
prompt-turn-discard = Нет ни набора, ни добычи: выберите карту для сброса.
prompt-turn-second = Можно сделать ещё одно действие: набор, кража или сброс. Или закончите ход.
prompt-turn-watched = Ходит { $seat }: набор, кража или сброс.
prompt-defend = { $seat } хочет забрать у вас: { $asset }. На кону { $value } $. { $demand ->
    [2] Защитят две из этих карт (банка считается за две)
   *[other] { $cards-count ->
        [1] Защитит карта
       *[other] Защитит одна из этих карт
      }
  }: { $cards }. Или уступите.
prompt-defend-not = { $seat } хочет забрать у вас: { $asset }. На кону { $value } $. Ответить нечем, остаётся уступить.
prompt-attack = { $seat } защищает набор: { $asset }. На кону { $value } $. { $demand ->
    [2] Сыграйте две из этих карт (банка считается за две)
   *[other] { $cards-count ->
        [1] Сыграйте карту
       *[other] Сыграйте одну из этих карт
      }
  }: { $cards }. Или уступите.
prompt-attack-not = { $seat } защищает набор: { $asset }. На кону { $value } $. Ответить нечем, остаётся уступить.
prompt-duel-watched = { $seat } отвечает или уступает. Соперник: { $target_seat }, на кону { $value } $.
    .target_seat = { $seat } отвечает вам или уступает. На кону { $value } $.
prompt-contest = { $seat } берёт с витрины: { $asset } ({ $value } $). Поборитесь одной из карт: { $cards }. Или пропустите.
prompt-contest-not = { $seat } берёт с витрины: { $asset } ({ $value } $). Бороться вам нечем.
prompt-contest-watched = { $target_seat } берёт с витрины: { $asset } ({ $value } $). Побороться может { $seat }.
    .target_seat = Вы берёте с витрины: { $asset } ({ $value } $). Побороться может { $seat }.
prompt-shift = Открылась Перестановка. Выберите, какой край этой стопки переместить: { $target_seat }.
prompt-shift-watched = { $seat } решает, как переставить стопку: { $target_seat }.
    .target_seat = { $seat } решает, как переставить вашу стопку.

leads-lay-first = Стоит { $value } $. Нижний набор никто не украдёт.
leads-lay-second = Стоит { $value } $. Пока вы его не накроете, его могут украсть.
leads-lay = Стоит { $value } $. Он накроет и защитит: { $asset }.
leads-draft = С картами витрины ({ $cards }) набор за { $value } $. Побороться может { $seat }.
leads-discard = Следующие игроки могут взять её в набор.{ $deck ->
    [0] {""}
   *[other] {" "}Вы доберёте новую карту.
  }
leads-discard-pair = С этой картой можно прямо сейчас выложить набор!
leads-discard-wild = Она подходит к любому набору и стоит { $value } $: её могут взять другие.
leads-discard-action = Вы её теряете, и она закроет сброс.
leads-challenge = Победа: { $value } $, то есть набор и все сыгранные карты. Поражение: всё вместе с вашими картами оставит себе { $seat }.
leads-contest = Победа: набор с вашей картой, { $value } $. Поражение: всё получит { $seat }.
leads-respond = Теперь отвечает { $seat }. На кону { $value } $.
leads-upgrade = Ваш верхний набор вырастет до { $value } $.
leads-swap = Вы получите: { $asset } ({ $value } $). Отдадите: { $own } ({ $own_value } $).
leads-shift = Сверху стопки, где можно украсть, окажется: { $asset } ({ $value } $).
leads-end = Вы отказываетесь от второго действия.
leads-decline = Набор за { $value } $ получит { $seat }.
leads-concede-lose = Вы теряете набор: { $asset }. { $value } $ получит { $seat }.
leads-concede-keep = Набор и ваши карты ({ $value } $) оставит себе { $seat }.
leads-concede-draft = Набор с витрины и все сыгранные карты ({ $value } $) получит { $seat }.

closed-set = Выложить набор
closed-set-why = У вас нет двух подходящих карт и ничего к верхней карте сброса.
closed-steal = Украсть
closed-steal-first = Сначала выложите свой набор.
closed-steal-safe = Двух наборов пока нет ни у кого, а нижний не украсть.
closed-steal-match = Ни одна ваша карта не подходит к верхним наборам.
closed-banned = Украсть: { $seat }
closed-banned-why = В этом ходу вы уже проиграли этому игроку.
closed-answer = Ответить
closed-answer-why = { $demand ->
    [2] Нужны две карты ({ $asset }, Серебро, Золото) или Банка с мелочью.
   *[other] { $jars ->
        [0] Нужна одна из карт: { $asset }, Серебро, Золото.
       *[other] Нужна одна из карт: { $asset }, Серебро, Золото, Банка с мелочью.
      }
  }

summary-round = Раунд { $round }: { $value } $
summary-earlier = Прежние раунды: { $value } $
summary-set = { set-item } = { $value } $
summary-no-sets = В последнем раунде без наборов
summary-theft = Самая богатая кража: { $asset } за { $value } $, { $target_seat } → { $seat }.

money-short = { $value } тыс.
round-title = Раунд { $round } окончен
round-value = Этот раунд: { $value } $
round-earlier = Раньше: { $value } $
round-total = Всего: { $value } $
round-goal = Игра закончится после раунда, в котором кто-то превысит { $value } $.
round-no-sets = Без наборов
round-close = Дальше
stack-steal = Украсть: { $seat }
hand-choose = Нажмите на карту, чтобы увидеть, что с ней можно сделать.

refusal-CA-1 = В эту игру играют от двух до шести человек.
refusal-CA-5 = За этим столом нет витрин. Они бывают только в игре на двоих или троих.
refusal-CA-7 = Первый сдающий должен сидеть за столом.
refusal-CA-16 = Сейчас не ваш ход. Дождитесь своей очереди.
refusal-CA-17 = Это действие относится к дополнительным правилам, которые здесь выключены.
refusal-CA-18 = Ход здесь состоит ровно из одного действия, заканчивать раньше нечего.
refusal-CA-24 = Набор составляют две карты с руки или одна карта с руки и верхняя карта сброса.
refusal-CA-25 = Эти карты не пара. Возьмите два одинаковых актива или актив и джокер.
refusal-CA-28 = Сброс пуст. Используйте две карты с руки.
refusal-CA-32 = Сбросить можно только карту, которая у вас на руках.
refusal-CA-33 = Сброс закрыт картой действия. Используйте две карты с руки.
refusal-CA-36 = Чтобы украсть, нужны собственный набор и карта с руки, подходящая к чужому верхнему набору.
refusal-CA-37 = Нижний набор в безопасности. Выберите того, у кого не меньше двух наборов.
refusal-CA-38 = За этим столом борются только за верхние наборы.
refusal-CA-39 = Борьба за верхний набор начинается ровно с одной карты.
refusal-CA-41 = Сейчас ни один поединок не ждёт вашего ответа.
refusal-CA-42 = Отвечайте картами с руки: активом того же вида, Серебром, Золотом или Банкой с мелочью.
refusal-CA-44 = Такой ответ не подходит. На одну карту отвечают одной; на Банку с мелочью двумя картами или второй Банкой.
refusal-CA-47 = Это поединок двух других игроков. Вмешиваться нельзя.
refusal-CA-70 = Выберите от 1 до 50 раундов.
refusal-CA-74 = Первое действие обязательно. Закончить ход можно после него.
refusal-CA-77 = Украсть у этого игрока только что не удалось. Выберите в этом ходу другую цель.
refusal-CA-79 = Добавьте карту с руки того же вида, что и ваш верхний набор.
refusal-CA-80 = Джокеры к набору не добавляют. Используйте актив его вида.
refusal-CA-82 = Этой карты действия нет у вас на руках.
refusal-CA-84 = Карты действия не входят в наборы, поединки и витрины. Сыграйте их ради эффекта или сбросьте.
refusal-CA-85 = Для Обмена нужны собственный набор и другой игрок, у которого он тоже есть.
refusal-CA-88 = Для Перестановки нужна стопка хотя бы из двух наборов.
refusal-CA-97 = За второй набор можно бороться, только если под ним лежит третий.
refusal-CA-98 = Борьбу за второй набор начинают двумя подходящими картами или джокерами либо одной Банкой с мелочью.
refusal-CA-103 = Берите с витрины рядом с вами; третья принадлежит остальным.
refusal-CA-105 = Эта витрина пуста. Выберите ту, на которой есть открытая карта.
refusal-CA-108 = С витрины берут к одной карте с руки: втроём с одной витрины, вдвоём не больше чем с трёх.
refusal-CA-109 = Эти карты не составляют набор. Нужен хотя бы один актив, и все активы должны быть одинаковы.
refusal-CA-115 = Сейчас нет набора с витрины, за который можно бороться.
refusal-CA-117 = Боритесь картой с руки, подходящей к набору, или джокером.
refusal-CA-123 = Сейчас вам нечего переставлять.

option-end_mode = Конец игры
option-end_mode-help = Как долго вы играете и что решает исход.
option-end_mode-is-classic_million = Классический миллион (пока кто-то не превысит 1 000 000)
option-end_mode-is-quick = Быстрая игра (один раунд)
option-end_mode-is-three_rounds = Три раунда (наибольшая сумма)
option-end_mode-is-first_to_two_wins = До двух побед (выигранные раунды)
option-advanced = Дополнительные правила
option-advanced-help = Все шесть правил ниже, ни одного или ваш выбор. Включённое правило означает ваш выбор.
option-advanced-is-none = ни одного
option-advanced-is-all = все
option-advanced-is-custom = на выбор
option-hand_size_six = Шесть карт на руке
option-hand_size_six-help = У каждого шесть карт вместо пяти.
option-two_actions = Два действия
option-two_actions-help = После первого действия можно выполнить второе.
option-upgrade_set = Улучшение
option-upgrade_set-help = В качестве действия можно добавить подходящий актив к своему верхнему набору.
option-action_cards = Обмен и Перестановка
option-action_cards-help = В колоде две карты Обмена и две карты Перестановки.
option-kasicka = Банки с мелочью
option-kasicka-help = Два джокера, которые мало стоят, но в поединке вдвое сильнее.
option-second_set_challenge = Вторые наборы
option-second_set_challenge-help = Ценой двух карт можно бороться и за набор под верхним.
option-small_table = Двое или трое
option-small_table-help = Важно только вдвоём и втроём: с тремя витринами, как в правилах, или без них.
option-small_table-is-draft = с витринами
option-small_table-is-plain = без витрин
option-draft_contest_needs_set = За витрины борется только тот, у кого есть набор
option-draft_contest_needs_set-help = Важно только с витринами: за набор с витрины борется лишь тот, у кого есть свой набор.
option-million_threshold = Миллион
option-million_threshold-help = Только в игре «Классический миллион»: достаточно ли ровно 1 000 000, чтобы закончить игру.
option-million_threshold-is-exceed = нужно превысить
option-million_threshold-is-reach = достаточно набрать
option-tied_round = Ничья в раунде
option-tied_round-help = Только в игре «До двух побед»: кому засчитывают ничейный раунд.
option-tied_round-is-all = всем лидерам
option-tied_round-is-none = никому
option-tie_rule = Ничья за первое место
option-tie_rule-help = Что происходит, если в конце лидируют несколько игроков.
option-tie_rule-is-shared = побеждают вместе
option-tie_rule-is-playoff = ещё один раунд
option-first_dealer = Первый сдающий
option-first_dealer-help = Кто сдаёт в первом раунде: по жребию или определённое место.
option-first_dealer-is-random = по жребию
option-max_rounds = Предел раундов
option-max_rounds-help = После стольких раундов игра заканчивается в любом случае.

coach-turn-both = Новый набор накрывает прежний: украсть можно только верх стопки. Если кто-то оставил сверху ценное, его можно забрать такой же картой, Серебром или Золотом.
    .at = hand
coach-turn-set = Две одинаковые карты — набор, а Серебро и Золото заменяют любую карту. Золото лучше беречь для поединка: последняя сыгранная карта забирает всё.
    .at = hand
coach-defend = Каждая сыгранная карта входит в набор, поэтому долгий поединок повышает ставку. Посчитайте, сколько у вас ответов, прежде чем начать.
    .at = hand
coach-turn-discard = Сбрасывайте дешёвую одиночную карту. Верх сброса могут взять другие, не подыгрывайте им.
    .at = hand

lesson-pair = Ваш первый ход. Выложите самый дорогой набор.
    .title = Выложить пару
    .why = Две одинаковые карты — это набор: два дома стоят 40 000 $. Первый набор лежит внизу стопки, украсть его нельзя.
lesson-discard-pile = Сверху сброса лежат Акции, и у вас тоже есть Акции. Выложите набор с этой картой.
    .title = Верх сброса
    .why = Одной картой пары может быть верхняя карта сброса. Тогда из руки уходит только одна карта.
lesson-challenge = Один игрок накрыл дома двумя Драгоценностями. Попробуйте украсть драгоценности (30 000 $).
    .title = Украсть набор
    .why = Карта того же вида, Серебро или Золото начинает вызов за верхний набор. Если ответа нет, набор ваш вместе со всеми сыгранными картами.
lesson-defend = Кто-то хочет ваши драгоценности и сыграл Серебро. Сохраните их.
    .title = Сохранить набор
    .why = На вызов отвечают Драгоценности, Серебро или Золото. Кто сыграет последнюю карту, получает набор со всем, что сыграно.

rulebook-01 = Собирайте наборы одинаковых карт в стопку перед собой. Украсть можно только верхний набор, поэтому накрывайте то, что вам дорого. Когда все карты использованы, засчитывается каждая карта вашей стопки, от нижнего набора до Серебра и Золота. Играют раунд за раундом; игра заканчивается после раунда, в котором кто-то превысил 1 000 000 долларов, и побеждает наибольшая сумма.
    .title = Суть игры
    .rules = CA-1 CA-2 CA-58 CA-59 CA-61 CA-62 CA-63
    .picture = Стопка: каждый набор лежит поперёк предыдущего и защищает его.
rulebook-02 = 104 карты тасуют, и каждый получает пять. Остальное — колода; её верхнюю карту открывают рядом как первую карту сброса. Кто сдаёт первым, решает жребий, потом сдача переходит налево. Начинает сидящий слева от сдающего. Вдвоём и втроём есть ещё витрины.
    .title = Подготовка
    .rules = CA-3 CA-4 CA-5 CA-7 CA-8 CA-10 CA-11 CA-13 CA-14 CA-15
    .picture = Начало: пять карт на руке, колода и рядом первая карта сброса.
rulebook-03 = Выполните одно действие: выложите набор, сбросьте карту или бросьте кому-то вызов. Пропускать ход нельзя; сбросить карту можно всегда. Каждое действие стоит хотя бы одной карты с руки, и пока оно идёт, никто не добирает. Потом вы добираете до пяти карт, а после вас те, кому пришлось защищаться. Дальше ходит следующий слева, у кого есть карты.
    .title = Ваш ход
    .rules = CA-16 CA-17 CA-18 CA-19 CA-20 CA-21 CA-22
rulebook-04 = Набор — это пара: два одинаковых актива или актив с Серебром либо Золотом; два джокера парой не бывают. Обе карты с руки, или одна из них — верхняя карта сброса. Каждый новый набор кладут на стопку сверху, поперёк предыдущего, и он остаётся отдельным, даже на наборе того же вида. Пока вы его кладёте, никто не может возразить.
    .title = Наборы
    .rules = CA-24 CA-25 CA-26 CA-27 CA-28 CA-29 CA-30 CA-31
    .picture = Набор: две одинаковые карты или карта с Серебром либо Золотом.
rulebook-05 = Сбросить можно любую карту. Она ложится сверху, и потом вы или другие можете взять её в набор; на руку и в колоду она уже не вернётся. Оставшиеся в сбросе карты ничего не дают.
    .title = Сброс
    .rules = CA-32 CA-33 CA-34 CA-35
rulebook-06 = Имея набор, вы можете бросить вызов за верхний набор другого игрока картой его вида, Серебром или Золотом. Владелец может ответить одной такой картой, потом снова вы, и так далее; все эти карты одинаково сильны. Отвечать не обязательно, и третий вмешаться не может. Кто уступил, тот проиграл; другой получает набор со всеми сыгранными картами, украденный кладёт на свою стопку сверху. Нижний набор игрока всегда в безопасности. Обокрасть можно и того, у кого нет карт.
    .title = Кража
    .rules = CA-36 CA-37 CA-38 CA-39 CA-40 CA-41 CA-42 CA-43 CA-44 CA-45 CA-46 CA-47 CA-48 CA-49 CA-50 CA-51 CA-52 CA-53
    .picture = Поединок: карта того же вида нападает на верхний набор, владелец отвечает, пока один не уступит.
rulebook-07 = Когда колода кончилась, играют дальше без добора, пока у кого-нибудь есть карты. Кто остался без карт, пропускает ходы, но обокрасть его всё ещё можно; у кого одного остались карты, тот играет их подряд. Затем стопки считают и прибавляют к суммам, каждую карту по числу долларов, напечатанному на ней. 5 000: { card-baseball_cards }, { card-coin_collection }, { card-piggy_bank }; 10 000: { card-cash }, { card-bank_account }, { card-stocks }; 15 000: { card-motorboat }, { card-jewels }, { card-classic_car }; 20 000: { card-house }; 25 000: { card-silver }; 50 000: { card-gold }.
    .title = Конец раунда
    .rules = CA-54 CA-55 CA-56 CA-57 CA-58 CA-60
    .picture = Конец раунда: карт больше нет, стопки считают на пути к миллиону.
rulebook-08 = Можно условиться на один раунд, на три или играть до двух выигранных раундов; ничья в раунде тогда засчитывается всем лидерам или никому. Вам решать и то, хватит ли миллиона или его надо превысить. При равных суммах побеждают вместе или играют ещё раунд. После условленного числа раундов игра кончается в любом случае.
    .title = Другие концовки
    .rules = CA-62 CA-64 CA-65 CA-66 CA-67 CA-68 CA-69 CA-70
rulebook-09 = Рядом с колодой лежат три витрины по десять карт, на каждой открыта одна. В качестве действия можно выложить карту с руки вместе с верхней картой витрины: втроём — одной из двух соседних, вдвоём — до трёх витрин сразу. Среди них должен быть хотя бы один актив, и все активы одинаковы. Карту сброса сюда брать нельзя. Вдвоём держат шесть карт и играют без Домов и части Серебра и Золота. Пустые витрины не пополняют.
    .title = Двое и трое
    .rules = CA-9 CA-12 CA-102 CA-103 CA-104 CA-105 CA-106 CA-107 CA-108 CA-109 CA-110 CA-111 CA-112 CA-114
    .picture = Двое и трое: карта с руки и открытая карта витрины составляют набор.
rulebook-10 = Сосед по витрине может тут же побороться за набор одной подходящей картой, даже не имея своего (если не условились иначе) и даже если он у вас первый. Тогда за него идёт поединок, как при краже, и набор ложится сверху на стопку победителя. Затем открывают следующую карту витрины; добирают оба в конце хода.
    .title = Оспаривание
    .rules = CA-113 CA-115 CA-116 CA-117 CA-118 CA-119 CA-120
rulebook-11 = Дополнительные правила включаются по одному или все сразу: шесть карт на руке; второе, любое и необязательное действие, причём между действиями добирают только после сброса; один подходящий актив с руки можно добавить к своему верхнему набору. Кто в этот ход отбил ваш вызов, до его конца защищён от новых.
    .title = Дополнительно: больше действий
    .rules = CA-6 CA-71 CA-72 CA-73 CA-74 CA-75 CA-76 CA-77 CA-78 CA-79 CA-80 CA-81
rulebook-12 = Обмен меняет местами ваш верхний набор и верхний набор другого игрока, даже единственный. Перестановка кладёт верхний набор любой стопки вниз или нижний наверх. Ответить на них нельзя; карта выходит до конца раунда. Ни на что другое они не годятся. Открытые на витрине, они сразу действуют на двух её соседей: верхние наборы меняются местами или каждый переставляет стопку другого. Обмен, которому нечего менять, замешивают обратно в витрину.
    .title = Дополнительно: Обмен и Перестановка
    .rules = CA-82 CA-83 CA-84 CA-85 CA-86 CA-87 CA-88 CA-89 CA-90 CA-91 CA-121 CA-122 CA-123 CA-124 CA-125 CA-126 CA-127 CA-128
rulebook-13 = Банка с мелочью — джокер стоимостью 1 000. В поединке она считается за две: на Банку, сыгранную против одной карты, отвечают двумя картами или второй Банкой; там, где нужны две карты, она просто их заменяет. Играют её всегда одну. Бороться можно и за второй набор сверху: начинают двумя картами или Банкой, отвечают одной картой, а нижний набор остаётся в безопасности. Кто отнял второй набор, кладёт его сверху; кто защитил, оставляет на месте.
    .title = Дополнительно: Банки и вторые наборы
    .rules = CA-92 CA-93 CA-94 CA-95 CA-96 CA-97 CA-98 CA-99 CA-100 CA-101
rulebook-14 = За отсутствующего сбрасывают самую дешёвую карту, в поединках уступают, за наборы с витрины не борются, или играет бот. Из идущей игры никого не исключают.
    .title = Отсутствие
    .rules = CA-130
rulebook-15 = Первый набор собирайте рано: без него нельзя никого вызвать. Самый нижний набор в безопасности, поэтому хороший первый набор окупается, но ждать его не стоит. То, что стоит украсть, накройте следующим набором. Держите одну-две карты для защиты верхнего набора; набор, который вы можете отстоять, растёт с каждым поединком. Играйте сначала активы, потом Серебро и только в конце Золото: победитель поединка забирает всё. Дешёвый набор уступайте сразу. Даже без карт на руке верхний набор можно потерять, так что следите, у кого ещё есть карты, когда кончается колода.
    .title = Советы
    .rules = CA-36 CA-40 CA-55

sketch-title-now = Стол
sketch-title-seats = Игроки
sketch-title-piles = Витрины
sketch-title-own = Ваша рука
sketch-title-track = Гонка
sketch-title-covered = Наборы ниже
sketch-title-unseen = Карты, которых вы не видели
sketch-round = Раунд { $round }
sketch-drawing-dealer = Сдающего выбирает жребий.
sketch-dealing = Сдаёт { $seat }.
sketch-turning-up = Открывается карта.
sketch-turn = Ходит: { $seat }
sketch-second-action = Второе действие: { $seat }
sketch-banned = Без нового вызова в этом ходу: { $seats }
sketch-drafted = { $seat } берёт с витрины: { set-item } ({ $value } $)
sketch-may-contest = Побороться может { $seat }
sketch-duel = Поединок: { $seat } против { $target_seat }
sketch-stake = На кону: { set-item } ({ $value } $)
sketch-played = Уже сыграно: { $cards }
sketch-answer = { $demand ->
    [2] Отвечает { $seat }: две карты или Банка с мелочью.
   *[other] Отвечает { $seat }.
  }
sketch-shift-choice = { $seat } переставляет чужую стопку: { $target_seat }.
sketch-refilling = Игроки добирают карты.
sketch-over = Игра окончена.
sketch-deck = { $count ->
    [0] Колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
sketch-discard = { $count ->
    [one] Сброс ({ $count } карта), сверху { $card }
    [few] Сброс ({ $count } карты), сверху { $card }
    [many] Сброс ({ $count } карт), сверху { $card }
   *[other] Сброс ({ $count } карты), сверху { $card }
  }
sketch-discard-empty = Сброс пуст
sketch-removed = Вне раунда: { $cards }
sketch-head-player = Игрок
sketch-head-cards = Рука
sketch-head-top = Верхний набор
sketch-head-second = Второй набор
sketch-head-deeper = Ниже
sketch-head-stack = Стопка
sketch-head-total = Всего
sketch-head-wins = Выиграно раундов
sketch-head-pile = Витрина
sketch-head-shows = Открыта
sketch-head-face-down = Закрыто
sketch-head-for = Для кого
sketch-head-put-back = Точно внутри
sketch-head-place = Сверху
sketch-head-set = Набор
sketch-seat = { $seat }
sketch-number = { $count }
sketch-money = { $value } $
sketch-card = { $card }
sketch-list = { $items }
sketch-pile = Витрина { $pile }
sketch-set = { set-item } = { $value } $
sketch-deeper = { $count ->
    [one] { $count } набор, { $value } $
    [few] { $count } набора, { $value } $
    [many] { $count } наборов, { $value } $
   *[other] { $count } набора, { $value } $
  }
sketch-hand-empty = Нет карт
sketch-track = { $seat } { $bar } { $value } $
sketch-unseen = { $card }: { $count }
