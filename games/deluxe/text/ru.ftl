game-name = Миллионер de Luxe
game-tagline = Покупайте, стройте и торгуйте на сорока клетках и берегите свой рейтинг.
goal-aim = Станьте богаче всех: покупайте участки, собирайте аренду, развивайте целые отрасли.
goal-turn = Бросьте кубики, сделайте ход, разыграйте клетку, а потом управляйте имуществом. Три участка одной отрасли удваивают аренду и дают право строить.
goal-end = После условленного числа раундов всё считается. Кто раньше не сможет заплатить долг, станет банкротом. Каждая ступень рейтинга (★) тогда прибавит 200 ф.
score-name = капитал
score-told = капитал { $score } ф.
chapter-title = Раунд { $number }

plot-online_cinema = Онлайн-кинотеатр
plot-theatre = Театр
plot-amusement_park = Парк развлечений
plot-travel_agency = Турагентство
plot-beauty_salon = Салон красоты
plot-fitness_centre = Фитнес-центр
plot-confectionery = Кондитерская
plot-bread_factory = Хлебозавод
plot-chocolate_factory = Шоколадная фабрика
plot-kindergarten = Детский сад
plot-school = Школа
plot-institute = Институт
plot-pharmacy_chain = Сеть аптек
plot-laboratory = Лаборатория
plot-research_centre = Исследовательский центр
plot-taxi_service = Служба такси
plot-railways = Железные дороги
plot-airline = Авиакомпания
plot-coal_syndicate = Угольный синдикат
plot-oil_holding = Нефтяной холдинг
plot-gas_pipeline = Магистральный газопровод
plot-robotics_works = Предприятие робототехники
plot-metallurgical_plant = Металлургический комбинат
plot-aerospace_corporation = Аэрокосмическая корпорация

give_plots-online_cinema = { plot-online_cinema }
give_plots-theatre = { plot-theatre }
give_plots-amusement_park = { plot-amusement_park }
give_plots-travel_agency = { plot-travel_agency }
give_plots-beauty_salon = { plot-beauty_salon }
give_plots-fitness_centre = { plot-fitness_centre }
give_plots-confectionery = { plot-confectionery }
give_plots-bread_factory = { plot-bread_factory }
give_plots-chocolate_factory = { plot-chocolate_factory }
give_plots-kindergarten = { plot-kindergarten }
give_plots-school = { plot-school }
give_plots-institute = { plot-institute }
give_plots-pharmacy_chain = { plot-pharmacy_chain }
give_plots-laboratory = { plot-laboratory }
give_plots-research_centre = { plot-research_centre }
give_plots-taxi_service = { plot-taxi_service }
give_plots-railways = { plot-railways }
give_plots-airline = { plot-airline }
give_plots-coal_syndicate = { plot-coal_syndicate }
give_plots-oil_holding = { plot-oil_holding }
give_plots-gas_pipeline = { plot-gas_pipeline }
give_plots-robotics_works = { plot-robotics_works }
give_plots-metallurgical_plant = { plot-metallurgical_plant }
give_plots-aerospace_corporation = { plot-aerospace_corporation }
get_plots-online_cinema = { plot-online_cinema }
get_plots-theatre = { plot-theatre }
get_plots-amusement_park = { plot-amusement_park }
get_plots-travel_agency = { plot-travel_agency }
get_plots-beauty_salon = { plot-beauty_salon }
get_plots-fitness_centre = { plot-fitness_centre }
get_plots-confectionery = { plot-confectionery }
get_plots-bread_factory = { plot-bread_factory }
get_plots-chocolate_factory = { plot-chocolate_factory }
get_plots-kindergarten = { plot-kindergarten }
get_plots-school = { plot-school }
get_plots-institute = { plot-institute }
get_plots-pharmacy_chain = { plot-pharmacy_chain }
get_plots-laboratory = { plot-laboratory }
get_plots-research_centre = { plot-research_centre }
get_plots-taxi_service = { plot-taxi_service }
get_plots-railways = { plot-railways }
get_plots-airline = { plot-airline }
get_plots-coal_syndicate = { plot-coal_syndicate }
get_plots-oil_holding = { plot-oil_holding }
get_plots-gas_pipeline = { plot-gas_pipeline }
get_plots-robotics_works = { plot-robotics_works }
get_plots-metallurgical_plant = { plot-metallurgical_plant }
get_plots-aerospace_corporation = { plot-aerospace_corporation }
place-online_cinema = { plot-online_cinema }
place-theatre = { plot-theatre }
place-amusement_park = { plot-amusement_park }
place-travel_agency = { plot-travel_agency }
place-beauty_salon = { plot-beauty_salon }
place-fitness_centre = { plot-fitness_centre }
place-confectionery = { plot-confectionery }
place-bread_factory = { plot-bread_factory }
place-chocolate_factory = { plot-chocolate_factory }
place-kindergarten = { plot-kindergarten }
place-school = { plot-school }
place-institute = { plot-institute }
place-pharmacy_chain = { plot-pharmacy_chain }
place-laboratory = { plot-laboratory }
place-research_centre = { plot-research_centre }
place-taxi_service = { plot-taxi_service }
place-railways = { plot-railways }
place-airline = { plot-airline }
place-coal_syndicate = { plot-coal_syndicate }
place-oil_holding = { plot-oil_holding }
place-gas_pipeline = { plot-gas_pipeline }
place-robotics_works = { plot-robotics_works }
place-metallurgical_plant = { plot-metallurgical_plant }
place-aerospace_corporation = { plot-aerospace_corporation }
place-start = СТАРТ
place-trip = Командировка
place-deal = Сделка
place-charity = Благотворительный аукцион
place-investor = Встреча с инвестором
place-inspection = Налоговая инспекция
place-exchange = Биржа
place-check = Внезапная проверка

short-online_cinema = Кино
short-theatre = Театр
short-amusement_park = Парк
short-travel_agency = Туры
short-beauty_salon = Салон
short-fitness_centre = Фитнес
short-confectionery = Торты
short-bread_factory = Хлеб
short-chocolate_factory = Шоко
short-kindergarten = Детсад
short-school = Школа
short-institute = Инст.
short-pharmacy_chain = Аптеки
short-laboratory = Лаб.
short-research_centre = Наука
short-taxi_service = Такси
short-railways = Поезда
short-airline = Авиа
short-coal_syndicate = Уголь
short-oil_holding = Нефть
short-gas_pipeline = Газ
short-robotics_works = Роботы
short-metallurgical_plant = Металл
short-aerospace_corporation = Космос
short-start = СТАРТ
short-trip = Выезд
short-deal = Сделка
short-charity = Аукц.
short-investor = Инвест
short-inspection = НАЛОГ
short-exchange = БИРЖА
short-check = ПРОВ.

industry-entertainment = Развлечения
industry-services = Услуги
industry-food = Питание
industry-education = Обучение
industry-medicine = Медицина
industry-transport = Транспорт
industry-resources = Ресурсы
industry-factories = Заводы

card-T01 = Звонят из главного офиса: явитесь на СТАРТ.
card-T02 = Звонят из главного офиса: явитесь на СТАРТ.
card-T03 = Торги открываются: спешите на Биржу.
card-T04 = Торги открываются: спешите на Биржу.
card-T05 = Вы в списке гостей: идите вперёд на ближайший Благотворительный аукцион.
card-T06 = Вы в списке гостей: идите вперёд на ближайший Благотворительный аукцион.
card-T07 = У инвестора десять свободных минут: идите вперёд на ближайшую Встречу с инвестором.
card-T08 = У инвестора десять свободных минут: идите вперёд на ближайшую Встречу с инвестором.
card-T09 = Повестка: со всеми бумагами прямо в Налоговую инспекцию.
card-T10 = Повестка: со всеми бумагами прямо в Налоговую инспекцию.
card-T11 = Премьера: идите в Театр.
card-T12 = Спортивный день компании: идите в Фитнес-центр.
card-T13 = Дегустация новинок: идите в Кондитерскую.
card-T14 = Беседа о профессиях: идите в Школу.
card-T15 = Готовы результаты испытаний: идите в Исследовательский центр.
card-T16 = Билет на ночной поезд: идите на Железные дороги.
card-T17 = Осмотрите новую шахту: идите в Угольный синдикат.
card-T18 = Первый ряд на запуске ракеты: идите в Аэрокосмическую корпорацию.
card-T19 = Короткий перелёт: на 3 клетки вперёд.
card-T20 = Рейс с пересадкой: на 4 клетки вперёд.
card-T21 = Поездка по региону: на 6 клеток вперёд.
card-T22 = Экспресс: на 8 клеток вперёд.
card-T23 = Дальний перелёт: на 10 клеток вперёд.
card-T24 = Забытый портфель: на 2 клетки назад.
card-T25 = Клиент перенёс встречу: на 3 клетки назад.
card-T26 = Рейс развернули: на 4 клетки назад.
card-T27 = Разведка места: идите вперёд на ближайший свободный участок.
card-T28 = Навестите своё дело: идите на любой свой участок.
card-T29 = Посмотрите на конкурентов: идите вперёд на ближайший чужой участок.
card-T30 = Партнёр ждёт с бумагами: идите вперёд на ближайшую Сделку.
card-D01 = Госконтракт подписан: получите 150 ф.
card-D02 = Лицензия продана за рубеж: получите 120 ф.
card-D03 = Рекордный квартал: получите 100 ф.
card-D04 = Страховая выплата: получите 100 ф.
card-D05 = Залежавшийся товар продан: получите 80 ф.
card-D06 = Возврат переплаты по налогу: получите 60 ф.
card-D07 = Гонорар за консультацию: получите 50 ф.
card-D08 = Проценты по вкладу: получите 50 ф.
card-D09 = Приз за лучший стенд: получите 40 ф.
card-D10 = Поломка оборудования: заплатите 100 ф.
card-D11 = Счёт от юристов: заплатите 80 ф.
card-D12 = Неустойка за срыв срока: заплатите 60 ф.
card-D13 = Обучение сотрудников: заплатите 40 ф.
card-D14 = Крыло больницы вашего имени: 100 ф. в резервный фонд.
card-D15 = Стипендии: 75 ф. в резервный фонд.
card-D16 = Спонсор дня города: 50 ф. в резервный фонд.
card-D17 = День посадки деревьев: 25 ф. в резервный фонд.
card-D18 = Общая реклама: каждый из остальных платит вам 20 ф.
card-D19 = Выставка у вас: каждый из остальных платит вам 10 ф.
card-D20 = Ужин партнёров за ваш счёт: каждому из остальных 15 ф.
card-D21 = Пожарная безопасность: 20 ф. за филиал и 60 ф. за предприятие.
card-D22 = Хвалебная статья: рейтинг на ступень выше.
card-D23 = Неловкий заголовок: рейтинг на ступень ниже.
card-D24 = Чистый аудит (выход из Инспекции без штрафа)
card-D25 = Чистый аудит (выход из Инспекции без штрафа)
card-D26 = Партнёрская скидка (половина одной аренды)
card-D27 = Партнёрская скидка (половина одной аренды)
card-D28 = Строительная субсидия (один шаг стройки бесплатно)
card-D29 = Рефинансирование (выкуп участка без процентов)
card-D30 = Закрытая покупка (любой свободный участок по цене)

trade-gives = { $give_plots-count ->
    [0] { $give_cash } ф.
   *[other] { $give_plots }{ $give_cash ->
        [0] {""}
       *[other] {" + "}{ $give_cash } ф.
      }
  }
trade-gets = { $get_plots-count ->
    [0] { $get_cash } ф.
   *[other] { $get_plots }{ $get_cash ->
        [0] {""}
       *[other] {" + "}{ $get_cash } ф.
      }
  }
level-told = { $level ->
    [0] без зданий
    [1] 1 филиал
    [4] предприятие
   *[other] { $level } филиала
  }
event-started = Начинает { $seat }.
    .seat = Вы начинаете.
event-turn_began = Ходит { $seat }.
    .seat = Ваш ход.
event-rolled = { $seat } бросает { $dice }{ $double ->
    [true] {": "}дубль
   *[false] {""}
  }.
    .seat = Вы бросаете { $dice }{ $double ->
    [true] {": "}дубль
   *[false] {""}
  }.
event-moved = { $seat } останавливается на клетке: { $place }.
    .seat = Вы останавливаетесь на клетке: { $place }.
event-start_income = { $seat } проходит СТАРТ и получает круговой доход: { $amount } ф.
    .seat = Вы проходите СТАРТ и получаете круговой доход: { $amount } ф.
event-third_double = { $seat } выбрасывает третий дубль подряд.
    .seat = Вы выбрасываете третий дубль подряд.
event-inspected = { $seat } попадает в Налоговую инспекцию.
    .seat = Вы попадаете в Налоговую инспекцию.
event-tried_double = { $seat } пробует выбросить дубль: { $dice }, { $double ->
    [true] путь свободен
   *[false] неудача
  }.
    .seat = Вы пробуете выбросить дубль: { $dice }, { $double ->
    [true] путь свободен
   *[false] неудача
  }.
event-fine_paid = { $seat } платит штраф { $amount } ф. и покидает Инспекцию.
    .seat = Вы платите штраф { $amount } ф. и покидаете Инспекцию.
event-stayed = { $seat } остаётся в Инспекции.
    .seat = Вы остаётесь в Инспекции.
event-bought = { $seat } покупает за { $amount } ф.: { $plot }.
    .seat = Вы покупаете за { $amount } ф.: { $plot }.
event-declined = { $seat } не покупает. На торги идёт { $plot }.
    .seat = Вы не покупаете. На торги идёт { $plot }.
event-bid_placed = { $seat } даёт { $amount } ф.
    .seat = Вы даёте { $amount } ф.
event-passed = { $seat } пасует.
    .seat = Вы пасуете.
event-auction_won = { $seat } выигрывает торги за { $amount } ф.: { $plot }. Агентское вознаграждение { $fee } ф. получает { $to_seat }.
    .seat = Вы выигрываете торги за { $amount } ф.: { $plot }. Агентское вознаграждение { $fee } ф. получает { $to_seat }.
    .to_seat = { $seat } выигрывает торги за { $amount } ф.: { $plot }. Вы получаете агентское вознаграждение { $fee } ф.
event-auction_failed = Ставок нет. Свободен участок: { $plot }.
event-rent_paid = Аренда { $seat } → { $to_seat }: { $amount } ф., { $plot }.
    .seat = Вы платите аренду { $amount } ф.: { $plot }. Получает { $to_seat }.
    .to_seat = { $seat } платит вам аренду { $amount } ф.: { $plot }.
event-rent_halved = { $seat } использует скидку: аренда { $amount } ф.
    .seat = Вы используете скидку: аренда { $amount } ф.
event-built = { $seat } строит за { $amount } ф.: { $plot }, { level-told }.
    .seat = Вы строите за { $amount } ф.: { $plot }, { level-told }.
event-building_sold = { $seat } продаёт здание за { $amount } ф.: { $plot }, остаётся: { level-told }.
    .seat = Вы продаёте здание за { $amount } ф.: { $plot }, остаётся: { level-told }.
event-industry_sold = { $seat } продаёт все здания за { $amount } ф.: { $industry }.
    .seat = Вы продаёте все здания за { $amount } ф.: { $industry }.
event-mortgaged = { $seat } закладывает и получает { $amount } ф.: { $plot }.
    .seat = Вы закладываете и получаете { $amount } ф.: { $plot }.
event-redeemed = { $seat } выкупает за { $amount } ф.: { $plot }.
    .seat = Вы выкупаете за { $amount } ф.: { $plot }.
event-trade_offered = Предложение { $seat } → { $to_seat }: { trade-gives } за { trade-gets }.
    .seat = Ваше предложение → { $to_seat }: { trade-gives } за { trade-gets }.
    .to_seat = { $seat } предлагает вам { trade-gives } за { trade-gets }.
event-trade_accepted = { $seat } принимает обмен. Предложение: { $to_seat }.
    .seat = Вы принимаете обмен. Предложение: { $to_seat }.
    .to_seat = { $seat } принимает ваш обмен.
event-trade_rejected = { $seat } отклоняет обмен. Предложение: { $to_seat }.
    .seat = Вы отклоняете обмен. Предложение: { $to_seat }.
    .to_seat = { $seat } отклоняет ваш обмен.
event-no_offer = { $seat } не делает предложений в этот ход.
    .seat = Вы не делаете предложений в этот ход.
event-card_drawn = { $seat } тянет карту: «{ $card }»
    .seat = Вы тянете карту: { $card }
event-card_kept = { $seat } оставляет карту себе: «{ $card }»
    .seat = Вы оставляете карту себе: { $card }
event-card_used = { $seat } использует карту: «{ $card }»
    .seat = Вы используете карту: { $card }
event-card_declined = { $seat } отказывается от карты: «{ $card }»
    .seat = Вы отказываетесь от карты: { $card }
event-nowhere_to_go = Такого участка нет: { $seat } остаётся на месте.
    .seat = Такого участка нет: вы остаётесь на месте.
event-received = { $seat } получает из банка { $amount } ф.
    .seat = Вы получаете из банка { $amount } ф.
event-paid = { $seat } платит банку { $amount } ф.
    .seat = Вы платите банку { $amount } ф.
event-paid_seat = { $seat } → { $to_seat }: { $amount } ф.
    .seat = Вы платите { $amount } ф. Получает { $to_seat }.
    .to_seat = { $seat } платит вам { $amount } ф.
event-donated = { $seat } вносит { $amount } ф. в резервный фонд, теперь { $fund } ф.
    .seat = Вы вносите { $amount } ф. в резервный фонд, теперь { $fund } ф.
event-fund_taken = { $seat } встречает инвестора и берёт { $amount } ф. из резервного фонда.
    .seat = Вы встречаете инвестора и берёте { $amount } ф. из резервного фонда.
event-rating_moved = { $seat } теперь на { $step }-й ступени рейтинга.
    .seat = Вы теперь на { $step }-й ступени рейтинга.
event-rating_stays = { $seat } остаётся на { $step }-й ступени рейтинга: дальше места нет.
    .seat = Вы остаётесь на { $step }-й ступени рейтинга: дальше места нет.
event-staked = { $seat } вкладывает { $amount } ф. в перспективные технологии. В фонде { $fund } ф.
    .seat = Вы вкладываете { $amount } ф. в перспективные технологии. В фонде { $fund } ф.
event-exchange_won = { $seat } выигрывает на Бирже: множитель { $multiplier }, { $amount } ф.
    .seat = Вы выигрываете на Бирже: множитель { $multiplier }, { $amount } ф.
event-exchange_lost = { $seat } ничего не выигрывает на Бирже. В фонде остаётся { $fund } ф.
    .seat = Вы ничего не выигрываете на Бирже. В фонде остаётся { $fund } ф.
event-in_debt = Долг: { $seat }, { $amount } ф., не хватает { $missing } ф.
    .seat = Вы должны { $amount } ф., не хватает { $missing } ф.
event-bankrupt = { $seat } — банкрот и выбывает из игры.
    .seat = Вы банкрот и выбываете из игры.
event-resigned = { $seat } выходит из игры.
    .seat = Вы выходите из игры.
event-leaving = { $seat } сдаётся и выйдет при первой возможности.
    .seat = Вы сдаётесь и выйдете при первой возможности.
event-clock_rang = Время вышло: раунд { $round } последний.
event-game_over = Игра окончена. { $winners-count ->
    [one] Побеждает { $winners }.
    [few] Вместе побеждают { $winners }.
    [many] Вместе побеждают { $winners }.
   *[other] Вместе побеждают { $winners }.
  } { $results }.
    .winners = Игра окончена. Вы побеждаете. { $results }.
results-item = { $rank }. { $seat }: { $bankrupt ->
    [true] банкрот
   *[false] { $capital } ф.
  }

action-end_turn = Закончить ход
action-roll = Бросить кубики
action-try_double = Попробовать выбросить дубль
action-pay_fine = Заплатить штраф и идти
action-stay = Остаться в Инспекции
action-buy = Купить участок
action-decline = Не покупать
action-pass = Пас
action-bid = Дать { $amount } ф.
action-pay_full = Заплатить аренду полностью
action-skip = Оставить деньги
action-stake = Поставить { $amount } ф.
action-decline_card = Отказаться от карты
action-choose_plot = Идти на клетку: { $plot }
action-use_card = Использовать: { $card }{ $plot ->
    [none] {""}
   *[other] {": "}{ $plot }
  }
action-build = Строить: { $plot }{ $use_subsidy ->
    [true] {" "}по субсидии
   *[false] {""}
  }
action-sell_building = Продать здание: { $plot }
action-sell_industry = Продать все здания: { $industry }
action-mortgage = Заложить: { $plot }
action-redeem = Выкупить: { $plot }
action-accept_trade = Принять обмен
action-reject_trade = Отклонить обмен
action-propose_trade = Предложение → { $to_seat }: { trade-gives } за { trade-gets }
action-no_offer = В этот ход ничего не предлагаю
action-declare_bankruptcy = Объявить банкротство
action-resign = Навсегда выйти из игры
form-bid = Ставка на торгах
field-bid-amount = Ваша ставка, ф.
form-stake = Ставка на Бирже
field-stake-amount = Ваша ставка, ф.
form-propose_trade = Предложить обмен
field-propose_trade-to_seat = С кем
field-propose_trade-give_plots = Участки, которые отдаёте
field-propose_trade-give_cash = Деньги, которые отдаёте
field-propose_trade-get_plots = Участки, которые получаете
field-propose_trade-get_cash = Деньги, которые получаете

prompt-setup = Жребий решает, кто начинает.
prompt-out = Банкротство: вы вне игры. Ходит { $seat }.
prompt-onlooker = Ходит { $seat }. Пока можно предложить обмен.
prompt-roll = Ходит { $seat }.
    .seat = { $plots ->
        [0] Ваш ход: бросьте кубики.
       *[other] Ваш ход: бросьте кубики. До этого можно строить, меняться и брать кредит.
    }
prompt-inspected = { $seat } в Налоговой инспекции и ждёт дубля.
    .seat = Вы в Налоговой инспекции: выбросьте дубль или потом заплатите { $amount } ф.
prompt-again = Дубль: { $seat } бросает ещё раз.
    .seat = { $plots ->
        [0] Дубль: бросьте ещё раз.
       *[other] Дубль: бросьте ещё раз. До этого можно строить, меняться и брать кредит.
    }
prompt-manage = { $plots ->
    [0] { $seat } сейчас закончит ход.
   *[other] { $seat } может строить, меняться и брать кредит, потом заканчивает ход.
  }
    .seat = { $plots ->
        [0] Закончите ход.
       *[other] Можно строить, меняться и брать кредит. Потом закончите ход.
    }
prompt-rolls = { $seat } бросает кубики.
    .seat = Ваши кубики катятся.
prompt-tries = { $seat } пробует выбросить дубль.
    .seat = Вы пробуете выбросить дубль.
prompt-fine = { $seat } платит { $amount } ф. или остаётся в Инспекции.
    .seat = Дубля нет: заплатите { $amount } ф. и пройдите { $steps } кл. или останьтесь.
prompt-card = { $seat } тянет карту.
    .seat = Вы тянете карту.
prompt-buy = { $seat } может купить за { $amount } ф.: { $plot }.
    .seat = { $plot }: участок свободен, цена { $amount } ф. У вас { $cash } ф. Купить или пусть торгуются другие?
prompt-buy-short = { $seat } может купить за { $amount } ф.: { $plot }.
    .seat = { $plot } стоит { $amount } ф., у вас { $cash } ф.: найдите деньги или пусть торгуются другие.
prompt-bid = { $plot }: ставит или пасует { $seat }. Больше всех даёт { $to_seat }.
    .seat = { $plot }: дайте не меньше { $least } ф. (и { $fee } ф. вознаграждения) или пасуйте, тогда может выиграть { $to_seat }.
    .to_seat = { $plot }: ставит или пасует { $seat }. Больше всех даёте вы.
prompt-bid-first = { $plot }: ставит или пасует { $seat }. Ставок ещё нет.
    .seat = { $plot }: дайте не меньше { $least } ф. (и { $fee } ф., их получит { $to_seat }) или пасуйте.
    .to_seat = { $plot }: ставит или пасует { $seat }. Победитель заплатит вам { $fee } ф.
prompt-rent = { $seat } платит аренду { $amount } ф. и может взять скидку. Получает { $to_seat }.
    .seat = Заплатите аренду { $amount } ф. или со скидкой { $half } ф. Получает { $to_seat }.
    .to_seat = { $seat } платит вам аренду { $amount } ф. и может взять скидку.
cause-rent = аренда
cause-charity = благотворительность
cause-card = карта
prompt-debt = Долг: { $seat }, { $amount } ф. ({ $cause }), не хватает { $missing } ф.
    .seat = Вы должны { $amount } ф. ({ $cause }), не хватает { $missing } ф.: продайте, заложите или обменяйте.
prompt-debt-lost = Долг: { $seat }, { $amount } ф. ({ $cause }), а всё имущество даст { $most } ф.
    .seat = Вы должны { $amount } ф. ({ $cause }). Всё имущество даст { $most } ф.: от банкротства спасёт только обмен.
prompt-choose = { $seat } выбирает, на какой свой участок пойти.
    .seat = Выберите, на какой свой участок пойти.
prompt-use = { $seat } может использовать карту сейчас.
    .seat = Используйте карту сейчас или откажитесь от неё.
prompt-exchange = { $seat } может сделать ставку на Бирже. В фонде { $fund } ф.
    .seat = Сделайте ставку или оставьте деньги себе: { $chance } из 100 вращений выигрывают и умножают фонд ({ $fund } ф. и ваша ставка).
prompt-reels = { $seat } ставит { $amount } ф.: барабаны вращаются.
    .seat = Вы ставите { $amount } ф.: барабаны вращаются.
prompt-trade = Предложение { $seat } → { $to_seat }: { trade-gives } за { trade-gets }.
    .seat = { $to_seat } отвечает на ваше предложение: { trade-gives } за { trade-gets }.
    .to_seat = { $seat } предлагает вам { trade-gives } за { trade-gets }. Принять?
prompt-over = Игра окончена.

leads-end = Ход переходит дальше.
leads-roll = Вы пройдёте от 2 до 12 клеток. СТАРТ даёт { $amount } ф.
leads-roll-third = Третий дубль приведёт вас в Налоговую инспекцию.
leads-try = До трёх бросков, 42 раза из 100 вы свободны. Иначе вы платите { $amount } ф. и идёте дальше.
leads-try-short = До трёх бросков, 42 раза из 100 вы свободны. Иначе можно остаться: { $amount } ф. у вас нет.
leads-try-once = Один бросок за ход, 17 раз из 100 вы свободны. После третьей неудачи вы платите { $amount } ф.
leads-fine = Вы платите { $amount } ф., остаётся { $left } ф., и идёте на клетку: { $place }.
leads-stay = Вы остаётесь на месте, и ход окончен.
leads-own = Аренда { $rent } ф., со всей отраслью «{ $industry }» { $all } ф. У вас останется { $left } ф.
leads-own-all = Вся отрасль «{ $industry }» ваша: аренда { $rent } ф., и там можно строить. У вас останется { $left } ф.
leads-decline = Торгуются другие. Победитель заплатит вам агентское вознаграждение { $amount } ф.
leads-pass = Вы выходите из этих торгов.
leads-rent = Вы платите { $amount } ф. и сохраняете карту. Получает { $to_seat }. У вас останется { $left } ф.
leads-rent-debt = Надо заплатить { $amount } ф., а у вас { $cash } ф.: придётся продать или заложить. Получает { $to_seat }.
leads-skip = Деньги остаются у вас. В фонде остаётся { $fund } ф.
leads-stake = { $chance } из 100 вращений дают от { $low } до { $high } ф. Иначе { $amount } ф. пропадут. У вас останется { $left } ф.
leads-stake-all = Это ВСЕ ваши деньги. { $chance } из 100 вращений дают от { $low } до { $high } ф. Иначе у вас не останется ничего.
leads-decline-card = Карта уходит под колоду.
leads-go = Вы идёте на клетку: { $plot }.
leads-go-start = Вы идёте через СТАРТ на клетку: { $plot }, и получаете { $amount } ф.
leads-audit = Вы выходите из Инспекции без штрафа и бросаете как обычно.
leads-half = Вы платите { $half } ф. вместо { $amount } ф. Получает { $to_seat }. Карта израсходована.
leads-refinance = Вы выкупаете за { $loan } ф. вместо { $redeem } ф. и снова получаете аренду: { $rent } ф.
leads-build = { $amount ->
    [0] Бесплатно.
   *[other] { $amount } ф.
  } Аренда { $from } → { $to } ф. У вас останется { $left } ф.
leads-sell = Вы получаете { $amount } ф., половину цены. Аренда { $from } → { $to } ф.
leads-sell-all = Вы получаете { $amount } ф., половину цены. Все здания отрасли исчезнут.
leads-mortgage = Вы получаете { $loan } ф. Без аренды, пока не выкупите за { $redeem } ф.
leads-redeem = Вы платите { $redeem } ф. и снова получаете аренду: { $rent } ф.
leads-accept = Вы отдаёте { trade-gets }, получаете { trade-gives }.
leads-propose = Если { $to_seat } согласится, вы отдаёте { trade-gives }, получаете { trade-gets }.
leads-trade-theirs = Осторожно: { $seat } получит всю отрасль «{ $industry }». Аренда там удвоится.
leads-trade-own = Вся отрасль «{ $industry }» будет вашей: аренда удвоится, и там можно строить.
leads-reject = Ничто не меняет владельца.
leads-no-offer = В этот ход вас больше не спросят.
leads-bankrupt = Вы выбываете из игры. Всё, что у вас есть, вернётся в банк.
leads-resign = Вы выходите из игры навсегда. Всё, что у вас есть, вернётся в банк.

closed-buy = Купить: { $plot } ({ $amount } ф.)
closed-fine = Заплатить штраф ({ $amount } ф.)
closed-stake = Сделать ставку
closed-cash = У вас { $cash } ф.
closed-build = Строить: { $industry }
closed-build-mortgaged = Один из участков заложен.
closed-build-elsewhere = Ваша фишка должна стоять на одном из этих участков.
closed-build-tokens = В банке не осталось зданий.
closed-build-cash = Ступень стоит { $amount } ф., у вас { $cash } ф.

summary-cash = { $bonus ->
    [0] Деньги: { $cash } ф.
   *[other] Деньги: { $cash } ф. (из них { $bonus } ф. за рейтинг)
  }
summary-property = { $count ->
    [one] { $count } участок со зданиями: { $amount } ф.
    [few] { $count } участка со зданиями: { $amount } ф.
    [many] { $count } участков со зданиями: { $amount } ф.
   *[other] { $count } участка со зданиями: { $amount } ф.
  }
summary-property-lost = { $count ->
    [one] { $count } участок за { $amount } ф. не считается
    [few] { $count } участка за { $amount } ф. не считаются
    [many] { $count } участков за { $amount } ф. не считаются
   *[other] { $count } участка за { $amount } ф. не считаются
  }
summary-total = Капитал: { $amount } ф.
summary-fell = Банкротство номер { $number }
summary-stamp = банкрот
summary-f = { $amount } ф.
summary-bar-cash = Деньги
summary-bar-property = Участки и здания
summary-rent = Самая дорогая остановка: { $seat } → { $to_seat }, { $amount } ф., { $plot }.
    .seat = Самая дорогая остановка: вы → { $to_seat }, { $amount } ф., { $plot }.
    .to_seat = Самая дорогая остановка: { $seat } → вы, { $amount } ф., { $plot }.
summary-won = Лучшее вращение на Бирже: { $seat }, { $amount } ф.
    .seat = Лучшее вращение на Бирже: вы, { $amount } ф.

refusal-DL-1 = В эту игру играют от двух до шести человек.
refusal-DL-6 = Сейчас не время: в свой ход бросьте кубики, разыграйте клетку и потом закончите ход.
refusal-DL-8 = Дубль даёт ровно один дополнительный бросок: бросьте, если он положен, иначе закончите ход.
refusal-DL-14 = Сейчас вам не предлагают участок.
refusal-DL-15 = У вас нет столько наличных. Сначала раздобудьте деньги или откажитесь.
refusal-DL-16 = Добывать деньги можно только в свой ход или пока вы должны.
refusal-DL-18 = Сейчас не ваша очередь торговаться.
refusal-DL-19 = Ставка мала, или на неё вместе с агентским вознаграждением 10 ф. не хватает денег.
refusal-DL-27 = Партнёрскую скидку играют прямо перед оплатой аренды, по одной карте на аренду.
refusal-DL-28 = Сейчас строить нельзя: нужно стоять на участке своей полной отрасли без залогов, строить равномерно и иметь деньги на шаг.
refusal-DL-31 = У банка не осталось фишки для этого здания.
refusal-DL-32 = Продавайте с самого застроенного участка отрасли; для предприятия банку нужны три филиала.
refusal-DL-33 = У вас нет зданий в этой отрасли.
refusal-DL-34 = Заложить можно только свой незаложенный участок в отрасли без зданий.
refusal-DL-35 = Заложенный участок нельзя передать. Сначала выкупите его.
refusal-DL-36 = Свои заложенные участки выкупают в свой ход, до броска или при управлении, если хватает денег.
refusal-DL-37 = Обменивать можно только участки двух сторон без залога и без зданий в отрасли.
refusal-DL-38 = В обмене обе стороны что-то отдают, хотя бы один участок, а деньги идут только в одну сторону.
refusal-DL-39 = Сейчас делать предложения нельзя.
refusal-DL-40 = Открыто лишь одно предложение, их число за ход ограничено, а отвечает только адресат.
refusal-DL-43 = Выберите один из своих участков.
refusal-DL-45 = У вас нет этой карты.
refusal-DL-46 = Карте нужен подходящий участок и деньги на него; отказаться можно только от такой карты.
refusal-DL-47 = Оставленную карту можно использовать только в её момент.
refusal-DL-51 = В Инспекции вместо броска пробуют выбросить дубль; вне её просто бросают кубики.
refusal-DL-54 = Штраф платят, имея 50 ф.; остаться может тот, кому их не хватает.
refusal-DL-60 = На Бирже ставят от 1 ф. до своей наличности, в пределах лимита, один раз за остановку.
refusal-DL-67 = Это не банкротство: долга нет, или имущества на него хватит.
refusal-DL-68 = Этот игрок уже выбыл.
refusal-DL-70 = Вы уже выходите из игры.
refusal-DL-73 = Игра окончена.
refusal-DL-76 = В экспертной игре строят только в конце хода, когда не положен дополнительный бросок.
refusal-DL-77 = В экспертной игре здания продают, только стоя на участке этой отрасли.
refusal-DL-78 = В экспертной игре обмен предлагает только ходящий и отдаёт участки отрасли, на которой стоит.
refusal-DL-80 = Должник может только продавать участки за деньги, не дешевле банковского кредита.
refusal-DL-81 = Предложение ждёт ответа. Дождитесь его.
refusal-DL-83 = Ни один фонд не вмещает больше миллиарда. Поставьте меньше.

option-preset = Правила
option-preset-help = Заполняет остальные настройки: наши решения или печатный текст (решают только деньги, строить можно лишь на своей клетке, освобождающий дубль даёт ещё один бросок, 30 минут по часам).
option-preset-is-rulings = наши решения
option-preset-is-letter = по букве правил
option-end_mode = Конец игры
option-end_mode-help = Когда игра кончается: после числа раундов или когда остаётся один игрок.
option-end_mode-is-limited = после нескольких раундов
option-end_mode-is-last_standing = до последнего
option-round_limit = Число раундов
option-round_limit-help = Игра с лимитом кончается после этого раунда.
option-time_limit_min = Лимит времени в минутах
option-time_limit_min-help = Когда время вышло, текущий раунд последний; 0 — без часов.
option-round_cap = Последний раунд не позже
option-round_cap-help = Игра до последнего подсчитывается после этого раунда; 0 — раунд 1000.
option-capital_mode = Что считается в конце
option-capital_mode-help = Всё имущество или только наличные.
option-capital_mode-is-net_worth = имущество
option-capital_mode-is-cash_only = только наличные
option-expert = Экспертная игра
option-expert-help = Стройка, продажа и обмен привязаны к клетке, на которой вы стоите.
option-expert_forced_sale = Эксперт: вынужденная продажа
option-expert_forced_sale-help = В экспертной игре должник может продавать здания с любой клетки.
option-build_where = Где строят
option-build_where-help = С участка строят по всей отрасли или только на нём.
option-build_where-is-industry = вся отрасль
option-build_where-is-same_plot = только этот участок
option-monopoly_doubling = Двойная аренда
option-monopoly_doubling-help = Какую аренду удваивает полная отрасль.
option-monopoly_doubling-is-all_levels = любую
option-monopoly_doubling-is-unbuilt_only = без зданий
option-inspection_tries = Попытки в Инспекции
option-inspection_tries-help = Три попытки выбросить дубль в один ход или в три.
option-inspection_tries-is-three_rolls_per_turn = три за ход
option-inspection_tries-is-one_roll_per_turn = одна за ход
option-inspection_stay = Остаться в Инспекции
option-inspection_stay-help = Кто может остаться вместо уплаты штрафа.
option-inspection_stay-is-short_only = только кому не хватает
option-inspection_stay-is-free = любой
option-release_double_rolls = Дубль на выход даёт бросок
option-release_double_rolls-help = Дубль, освободивший из Инспекции, даёт и дополнительный бросок.
option-exchange_stake_max = Наибольшая ставка на Бирже
option-exchange_stake_max-help = Сколько можно поставить за раз; 0 — без ограничения.
option-exchange_payout = Выигрыш на Бирже
option-exchange_payout-help = Что умножается: весь фонд или только ваша ставка.
option-exchange_payout-is-fund_total = весь фонд
option-exchange_payout-is-stake_only = только ставка
option-auction_min_raise = Наименьшее повышение
option-auction_min_raise-help = На сколько ставка должна превышать предыдущую.
option-trade_timing = Кто предлагает обмен
option-trade_timing-help = Любой между ходами, только ходящий или никто.
option-trade_timing-is-any_seat = любой
option-trade_timing-is-active_only = ходящий
option-trade_timing-is-off = никто
option-trade_offers_per_turn = Предложений за ход
option-trade_offers_per_turn-help = Сколько предложений может сделать каждый за один ход.
option-building_tokens = Фишки зданий
option-building_tokens-help = Ограничены ли здания 48 филиалами и 24 предприятиями.
option-building_tokens-is-limited = ограничены
option-building_tokens-is-unlimited = без ограничения

coach-roll = Вы идёте на сумму двух кубиков и разыгрываете клетку, где остановились. За проход через СТАРТ — 200 ф.
    .at = stage
coach-buy = Три участка одной отрасли удваивают аренду, и только тогда можно строить. Поэтому участки рядом с вашими для вас ценнее, чем для других.
    .at = stake
coach-manage = Если у вас вся отрасль и вы на ней стоите, стройте: аренда растёт с каждым филиалом. Обмен ради третьего участка бывает дороже его цены.
    .at = hand
coach-exchange = Ставка пропадает, если барабаны не покажут выигрышную комбинацию. Ставьте мало или совсем ничего.
    .at = stake
coach-bid-first = Кто-то отказался от участка. Прежде чем отказаться самим, подумайте, кому он поможет собрать отрасль: вам или другим.
    .at = stake
coach-debt = Сначала закладывайте: участок можно выкупить. Постройки продаются за полцены, а банкрот выбывает.
    .at = stake

lesson-buy = Вы стоите на свободном участке, и денег хватает. Возьмите его по цене.
    .title = Купить или уступить
    .why = Если не купить, за участок торгуются остальные, а вы в этих торгах не участвуете.
lesson-auction = Турагентство (90 ф.) уступили остальным. Поставьте так мало, как позволяют правила.
    .title = Первая ставка
    .why = Первая ставка не меньше цены. Победитель платит банку и ещё 10 ф. тому, кто отказался.
lesson-mortgage = У вас есть Турагентство, и нужны наличные. Займите под него.
    .title = Деньги от банка
    .why = Банк даёт половину цены. Пока участок не выкуплен, он не приносит аренды. Выкуп стоит 60 % цены.

rulebook-01 = От двух до шести игроков начинают на СТАРТЕ с 2000 фантов (ф.) и ходят по кругу из сорока клеток. Они покупают участки, собирают аренду, строят, торгуют и немного рискуют. Сначала все участки свободны, оба фонда пусты, и каждый стоит на второй ступени рейтинга. Кто начинает, решают кубики. После условленного числа раундов побеждает самый богатый; можно играть и до последнего игрока.
    .title = Суть игры
    .rules = DL-1 DL-2 DL-3 DL-4 DL-5 DL-72 DL-73
    .picture = Круг из сорока клеток: восемь отраслей по три участка и СТАРТ, где начинают все.
rulebook-02 = Бросьте два кубика, сдвиньте фишку, разыграйте клетку, потом займитесь имуществом. В свой ход почти всегда можно продавать здания, закладывать и предлагать обмен, в том числе чтобы собрать на покупку. Дубль даёт ещё бросок, обязательный; третий дубль подряд отправляет прямо в Налоговую инспекцию. За каждое прохождение СТАРТА или остановку на нём банк платит круговой доход 200 ф., но не по пути в Инспекцию.
    .title = Ход
    .rules = DL-6 DL-7 DL-8 DL-9 DL-10 DL-11 DL-12 DL-13 DL-16
    .picture = Ход: бросок, движение, клетка, управление имуществом.
rulebook-03 = Участок без владельца можно купить по его цене. Если вы отказались, остальные по очереди торгуются от цены вверх, за наличные; победитель платит банку и ещё 10 ф. агентского вознаграждения вам. Пас окончателен, а кому не хватает на следующую ставку, тот выбыл. Если ставок нет, участок остаётся свободным. Потом ваш ход продолжается.
    .title = Участки и торги
    .rules = DL-14 DL-15 DL-17 DL-18 DL-19 DL-20 DL-21 DL-22
rulebook-04 = Кто остановился на вашем участке, автоматически платит аренду, даже когда вы в Инспекции. Она растёт с каждым филиалом; все три участка отрасли её удваивают. Заложенный участок ничего не приносит. С Партнёрской скидкой гость платит половину.
    .title = Аренда
    .rules = DL-23 DL-24 DL-25 DL-26 DL-27
    .picture = Три участка одной отрасли в одних руках: аренда удваивается.
rulebook-05 = Владея всей отраслью без залогов и стоя на её участке, вы строите равномерно и на сколько хватит денег: три филиала, потом вместо них предприятие. Банк выкупает здания за полцены, начиная с самого застроенного участка, или всю отрасль сразу. Филиалов всего 48, если не условились иначе.
    .title = Стройка
    .rules = DL-28 DL-29 DL-30 DL-31 DL-32 DL-33
    .picture = Равномерная стройка: по три филиала на участок, потом предприятие.
rulebook-06 = В ваш ход банк даёт под участок половину цены, если в его отрасли нет зданий, а вернуть надо 60 % цены. До тех пор участок не приносит аренды, его нельзя обменять, а в его отрасли нельзя строить.
    .title = Кредит
    .rules = DL-34 DL-35 DL-36
rulebook-07 = Игроки меняют участки на участки и деньги; обе стороны должны что-то дать. Заложенные участки и участки отраслей со зданиями не меняют; карты и обещания тоже. Предлагать может любой до броска и во время управления имуществом, но число предложений за ход ограничено, и на одно отвечают прежде следующего. Настройки оставляют обмен ходящему или выключают его.
    .title = Обмен
    .rules = DL-37 DL-38 DL-39 DL-40 DL-41
rulebook-08 = Командировка переносит фишку, и новая клетка разыгрывается сразу; если идти некуда, вы остаётесь. Сделка приносит деньги или стоит денег, от банка или от других, или лежит открыто перед вами до нужного часа: чтобы выйти из Инспекции, уменьшить аренду вдвое, построить одно здание даром, выкупить участок без процентов или купить издалека любой свободный участок. Использовать её не обязательно.
    .title = Карты
    .rules = DL-42 DL-43 DL-44 DL-45 DL-46 DL-47 DL-48
rulebook-09 = Кто там остановился, кого отправила Внезапная проверка или карта, или кто бросил три дубля, тот в Инспекции. В начале следующего хода можно до трёх раз бросать на дубль. Без него платят 50 ф. и идут по последнему броску; кому не хватает денег, может остаться. Тем временем вы собираете аренду, торгуетесь, меняетесь и закладываете, но не строите. Настройки меняют число бросков и то, кто может остаться.
    .title = Налоговая инспекция
    .rules = DL-49 DL-50 DL-51 DL-52 DL-53 DL-54 DL-55 DL-56 DL-82
rulebook-10 = Благотворительность стоит 50 ф., которые идут в резервный фонд, и поднимает рейтинг на ступень; инвестор отдаёт вам весь этот фонд и снимает ступень. Мест на ступенях ограниченно: если следующая занята, вы остаётесь. Каждая ступень в конце приносит 200 ф.
    .title = Благотворительность и рейтинг
    .rules = DL-57 DL-58 DL-59
rulebook-11 = Раз за остановку можно вложить деньги в перспективные технологии, и три кубика вращают три барабана. Два равных символа приносят весь фонд вместе со ставками прежних неудачников от одного до пяти раз, три равных — от десяти до пятидесяти. Иначе ставка остаётся в фонде для следующих. Настройка умножает только свою ставку.
    .title = Биржа
    .rules = DL-60 DL-61 DL-62 DL-63 DL-64
    .picture = Биржа: три барабана; два или три равных символа умножают фонд.
rulebook-12 = Долг платится автоматически. Кто не может заплатить, продаёт, закладывает и меняет, пока не хватит, даже не в свой ход; когда время вышло, это делается за него. Банкротом становится лишь тот, кому не хватило бы и тогда: банк платит кредиторам, всё возвращается на поле, а он выбывает. Так же выбывает и тот, кто сдался.
    .title = Долги и банкротство
    .rules = DL-65 DL-66 DL-67 DL-68 DL-69 DL-70 DL-71 DL-80
rulebook-13 = После последнего раунда все получают премию за рейтинг. Капитал — это наличные, участки по цене (заложенные за вычетом выкупа) и половина цены зданий или только наличные, если так условились; фонды ничьи. Побеждает наибольший капитал; при равенстве решают здания, потом незаложенные участки. За ними банкроты: чем позже, тем выше.
    .title = Конец
    .rules = DL-73 DL-74 DL-75
    .picture = Конец: наличные, участки, здания и рейтинг составляют капитал.
rulebook-14 = Эксперты строят только в конце хода, продают здания только с участка этой отрасли, даже в долгах (если не условились иначе), и меняются только в свой ход, отдавая участки отрасли, на которой стоят. Залоги без изменений.
    .title = Экспертная игра
    .rules = DL-76 DL-77 DL-78 DL-79
rulebook-15 = Где действовать могут несколько, важен первый: бросок или предложение, что придёт раньше. Что после этого уже невозможно, отклоняется и ничего не меняет.
    .title = Кто первый
    .rules = DL-81

sketch-title-now = Сейчас
sketch-title-board = Поле
sketch-title-seats = Игроки
sketch-title-plots = Занятые участки
sketch-title-bank = Банк
sketch-round = Раунд { $round } из { $last }
sketch-round-clock = Раунд { $round }, на время
sketch-last-round = Время вышло: это последний раунд.
sketch-phase-setup = Жребий решает, кто начинает.
sketch-phase-turn = Бросать будет { $seat }.
sketch-phase-inspected = { $seat } в Инспекции и пробует выбросить дубль.
sketch-phase-roll = Кубики катятся, бросает { $seat }.
sketch-phase-fine = { $seat } платит штраф или остаётся в Инспекции.
sketch-phase-trip = { $seat } тянет Командировку.
sketch-phase-deal = { $seat } тянет Сделку.
sketch-phase-offer = { $seat } может купить: { $plot } за { $price } ф.
sketch-phase-auction = Торги ({ $plot }): { $amount } ф. даёт { $bidder }, решает { $seat }.
sketch-phase-auction-open = Торги ({ $plot }): ставок пока нет, решает { $seat }.
sketch-phase-rent = Аренда { $amount } ф.: { $seat } может использовать скидку.
sketch-phase-debt = Долг { $amount } ф.: { $seat }, наличные { $cash } ф.
sketch-phase-card = { $seat } выбирает участок для карты.
sketch-phase-exchange = { $seat } на Бирже; в фонде { $fund } ф.
sketch-phase-manage = { $seat } распоряжается имуществом.
sketch-phase-trade = { $seat } отдаёт { $gives } за { $gets }, отвечает { $to }.
sketch-phase-over = Игра окончена.
sketch-extra-roll = Дубль: будет ещё бросок.
sketch-card = Карта: { $card }
sketch-head-letter = Фишка
sketch-head-player = Игрок
sketch-head-cash = Деньги
sketch-head-capital = Капитал
sketch-head-rating = Рейтинг
sketch-head-place = Где стоит
sketch-head-cards = Карты
sketch-head-plot = Участок
sketch-head-industry = Отрасль
sketch-head-owner = Владелец
sketch-head-buildings = Здания
sketch-head-rent = Аренда
sketch-seat = { $seat }
sketch-number = { $count }
sketch-list = { $items }
sketch-fants = { $amount } ф.
sketch-bankrupt = банкрот
sketch-inspected = в Инспекции
sketch-mortgaged = в залоге
sketch-enterprise = предприятие
sketch-branches = { $count ->
    [one] { $count } филиал
    [few] { $count } филиала
    [many] { $count } филиалов
   *[other] { $count } филиала
  }
sketch-reserve = Резервный фонд: { $amount } ф.
sketch-exchange-fund = Фонд Биржи: { $amount } ф.
sketch-supply = В банке: филиалы { $branches }, предприятия { $enterprises }
sketch-trips = Ещё не открытые Командировки: { $count }
sketch-deals = Ещё не открытые Сделки: { $count }

ui-hand = Ваша рука
ui-here = здесь: { $seats }
ui-free = свободен, цена { $amount } ф.
ui-owned = владелец: { $seat }
ui-no-owner = У этого участка ещё нет владельца.
ui-unbuilt = без зданий
ui-price = Цена
ui-step-price = Один шаг стройки
ui-loan = Залог даёт
ui-redeem = Выкуп стоит
ui-rent-now = Аренда сейчас
ui-doubled-all_levels = Кто владеет всеми тремя участками отрасли, получает двойную аренду.
ui-doubled-unbuilt_only = Кто владеет всеми тремя участками отрасли, получает двойную аренду за участки без зданий.
ui-about-start = Круговой доход: кто проходит СТАРТ или встаёт на него, получает { $income } ф. от банка.
ui-about-trip = Возьмите Командировку: карта сразу двигает вашу фишку.
ui-about-deal = Возьмите Сделку: она приносит деньги, стоит денег или остаётся на потом.
ui-about-charity = Вы отдаёте { $charity } ф. в резервный фонд и поднимаетесь на ступень рейтинга, если есть место.
ui-about-investor = Вы забираете весь резервный фонд и опускаетесь на ступень рейтинга. В конце каждая ступень стоит { $bonus } ф.
ui-about-inspection = Мимо пройти можно спокойно. Кто здесь остановился или кого сюда отправили, тот в Инспекции: следующим ходом он бросает на дубль или платит штраф { $fine } ф.
ui-about-exchange = Вложите в перспективные технологии сколько хотите: два или три одинаковых символа умножают { $payout ->
    [stake_only] вашу ставку, а остаток фонда Биржи тоже ваш
   *[other] фонд Биржи
  }.
ui-about-check = Вы идёте прямо в Налоговую инспекцию, без кругового дохода.
ui-cell-before = Предыдущая клетка
ui-cell-after = Следующая клетка
ui-symbol-A = колокольчик
ui-symbol-B = самоцвет
ui-symbol-C = листок
ui-symbol-D = звезда
ui-symbol-blank = пусто
ui-reels = На барабанах: { $symbols }.
ui-pays = Выплаты Биржи
ui-pay = { $symbol }: за два { $payout ->
    [stake_only] ставка
   *[other] фонд
  } умножается на { $two }, за три на { $three }
ui-step = Ступень { $step }, премия { $bonus } ф., свободных мест: { $free }, здесь: { $seats }
ui-trade = Предложение на столе
ui-gives = { $seat } отдаёт
ui-out = вне торгов
ui-nothing-to-trade = Нет участков для обмена.
ui-property = Ваше имущество
ui-no-plots = У вас пока нет участков.
ui-may-build = Сейчас можно строить.
ui-build-how = Стройте, когда ваша фишка стоит на отрасли, которая целиком ваша.
seat-industry = { $industry }: { $count } из 3
seat-step = Рейтинг { $step }: { $bonus } ф. в конце
seat-no-plots = Участков пока нет.
ui-debt = { $seat }: долг
ui-debt-cash = На руках { $cash } ф., не хватает { $missing } ф.
ui-inspection-how = Дубль освободит вас, иначе придётся заплатить { $fine } ф.
lot-no-bid = Ставок пока нет
lot-rent = Аренда
lot-whole = Со всей отраслью: { $industry }
