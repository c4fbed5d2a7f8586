# Read before a match: by whom, by which rules, and how everybody looks.
house-rules-change = Изменить домашние правила
house-rules-save = Играем по этим правилам
house-rules-asks = Тех, кто уже готов, спросят ещё раз.
house-rules-changed = Домашние правила изменились. Посмотрите их и ещё раз подтвердите, что готовы.
house-rules-changed-host = Домашние правила изменились. Всех спросят ещё раз.
look = Как вы выглядите
look-of = Внешний вид: { $name }
look-badge = Картинка
look-badge-none = Первая буква
look-badge-hat = Цилиндр
look-badge-crown = Корона
look-badge-ship = Корабль
look-badge-key = Ключ
look-badge-star = Звезда
look-badge-cat = Кошка
look-badge-owl = Сова
look-badge-tree = Дерево
look-badge-rocket = Ракета
look-badge-flower = Цветок
look-badge-kettle = Чайник
look-badge-kite = Воздушный змей
look-colour = Цвет
look-colour-brown = коричневый
look-colour-sky = голубой
look-colour-pink = розовый
look-colour-orange = оранжевый
look-colour-red = красный
look-colour-yellow = жёлтый
look-colour-green = зелёный
look-colour-blue = синий
look-colour-taken = { $colour } (занят)
start-fewer = { $count ->
    [one] Начать в одиночку
   *[other] Начать в этом составе ({ $count })
}
check-books = Проверка ручных записей
check-books-now = сразу
check-books-later = после игры
