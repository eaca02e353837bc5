### Слова страницы: ожидание игроков, рамка любого стола, стол словами.

## Везде

page-home = На главную
page-close = Закрыть
page-summoned-go = К столу
page-copy = Копировать
page-copy-what = Копировать: { $what }
page-copied = Скопировано
page-qr = QR-код
page-qr-what = QR-код: { $what }
page-qr-of = QR-код ссылки: { $what }
page-share = Поделиться
page-share-what = Поделиться: { $what }
page-share-title = Место за столом Overseer
page-retry = Ещё раз
page-language = Язык
page-night = Ночная смена
page-theme = Свет
page-theme-auto = Как в системе
page-theme-day = День
page-theme-night = Ночная смена
page-unofficial-notice = Неофициальное издание поклонников; оно не связано с издателями настольных игр и не одобрено ими, их рисунки и тексты не используются. Символы: авторы game-icons.net, CC BY 3.0.
page-error-unreachable = Сервер недоступен. Проверьте, работает ли он и есть ли связь с сетью, и попробуйте ещё раз.
page-error-status = Сервер ответил ошибкой (код { $status }). Попробуйте чуть позже.
page-error-part = Эту часть страницы не удалось загрузить. Загрузите страницу заново, когда сервер будет доступен.
page-rule-open = Открыть правило { $rule }
page-emblem-lantern = Фонарь
page-emblem-umbrella = Зонт
page-emblem-teapot = Чайник
page-emblem-key = Ключ
page-seats = Места
page-waits = { $unit ->
    [seconds] { $count } с
    [minutes] { $count } мин
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
    [days] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
   *[none] без ограничений
}
page-people-hints = За этим столом подсказки разрешены: каждый может спросить, что сделал бы опытный клерк.
page-people-no-hints = За этим столом подсказки не разрешены.
page-people-hints-allow = Разрешить подсказки
page-people-hints-end = Запретить подсказки
page-people-patience = Время на решение за этим столом: { $time }.

## Показ, правила

page-demo-bar = Показ
page-demo-back = На одно решение назад
page-demo-pause = Пауза
page-demo-play = Играть дальше
page-demo-step = На одно решение вперёд
page-demo-speed = Скорость
page-demo-speed-1600 = медленно
page-demo-speed-700 = ровно
page-demo-speed-250 = живо
page-demo-begins = Клерк рассказывает, что делают боты и почему, возможно, так поступают.
page-demo-commentary = Комментарий
page-demo-sit = Сесть на место: { $name }
page-rules = Правила
page-rules-see = Правила:

## Приглашение

page-join = Для вас есть место
page-join-invited = Вас приглашают в игру { $title }.
page-join-with = За столом: { $names }.
page-join-name = Ваше имя
page-join-nameless = Впишите имя, чтобы другие знали, кто здесь сидит.
page-join-sit = Сесть за стол
page-join-once = Эта ссылка действует один раз: место у того, кто первым сядет по ней. Ваша собственная ссылка потом будет в меню, в разделе «За столом».
page-join-handover = Пока здесь играет { $name }. Стол знает, что должен прийти новый игрок.

## Ожидание игроков

page-lobby = Стол накрывают
page-lobby-host = пошлите каждому ссылку на его место.
page-lobby-guest = игра начнётся, когда её запустит хозяин.
page-lobby-start = Начать игру
page-lobby-start-bots = { $count ->
    [one] Начать с ботом на свободном месте
    [few] Начать с ботами на { $count } свободных местах
   *[many] Начать с ботами на { $count } свободных местах
  }
page-lobby-start-help = Кто придёт позже, ещё сможет занять своё место.
page-link-seat = Ссылка для: { $name }
page-link-watch = Ссылка для зрителей
page-link-watch-help = По ней видно то, что открыто на столе, но не то, что у игроков на руке.
page-link-mine = Ваша собственная ссылка
page-link-mine-help = Открывает ваше место на другом устройстве. Никому её не давайте.
page-seat-free = Место { $number }
page-seat-yours = ваше
page-seat-replace = Пусть играет бот
page-seat-back = Вернуть игроку
page-seat-take = Вернуться на своё место
page-seat-give = Пригласить друга
page-seat-link-new = Новая ссылка
page-seat-changed = новый игрок с { $time }
page-seats-told = О том, что вы здесь меняете, узнают все за столом.
page-presence-bot = бот
page-presence-here = здесь
page-presence-away = отсутствует
page-presence-open = ссылку ещё не открыли
page-presence-stand-in = бот на замене

## Места, которые меняют игрока

page-notices = О чём стол уже знает
page-handover = Место «{ $name }» должно перейти новому игроку, и он увидит его карты.
page-handover-waits = Ещё не ответили: { $names }. С { $time } никого больше не ждут.
page-handover-free = Новой ссылкой уже можно пользоваться.
page-handover-agree = Согласиться
page-handover-object = Возразить
page-handover-withdraw = Отозвать ссылку
page-give = Новая ссылка на место «{ $name }»
page-give-told = Все за столом узнают об этом сейчас и до конца игры будут видеть, что на этом месте сменился игрок.
page-give-asked = Ссылка заработает, когда все согласятся ({ $names }) или если за десять минут никто не возразит.
page-give-at-once = Ссылка работает сразу.
page-give-hand = Кто её откроет и сядет за стол, увидит карты места «{ $name }». До тех пор всё остаётся как есть.
page-give-old = Прежняя ссылка на это место перестанет работать.
page-give-known = Об этом узнают все за столом.
page-give-own = Когда кто-нибудь займёт место по ссылке, вернуть его себе будет нельзя.
page-give-dice = Если зерно было выбрано или ходы можно было отменять без ограничений, кубики будут новыми, а отмена впредь — честной.
page-give-past = Кто придёт, узнает, если вам могут быть известны карты других.
page-give-yes = Создать ссылку
page-give-no = Не сейчас

## Полоса

page-round = Раунд
page-round-last = последний раунд
page-order = Порядок ходов
page-order-out = { $name }, пропуск хода
page-tools = Инструменты
page-menu = Меню
page-chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
}

## Кто и что решает

page-who-loading = Раскладываем игру.
page-who-closed = Этот стол закрыт.
page-who-full = Запись партии за этим столом заполнена.
page-who-over = Игра окончена.
page-who-until = Время до { $time }.
page-who-replay = Вы смотрите повтор.
page-who-replay-text = Вернитесь к текущему моменту, чтобы играть дальше.
page-who-replay-called = За столом ждут вашего решения: вернитесь к текущему моменту.
page-who-turn = { $name }, ваш ход.
page-who-ask = { $name }, вопрос к вам.
page-who-wait = { $count ->
    [one] Решает { $names }.
   *[other] Решают { $names }.
  }
page-who-wait-nobody = Одну минуту.
page-who-away = { $name } (нет за столом)
page-who-wait-away = Ждём. Сейчас не за столом: { $name }.

## Заметки, связь, передача экрана

page-connection-lost = Связь потеряна. Восстанавливаем; ничего из сделанного не пропало.
page-connection-back = Связь восстановлена.
page-rejected = Этот стол не открывается
page-rejected-token = Не хватает последней части ссылки. Откройте ссылку целиком.
page-rejected-help = Ссылка действует, пока хранится стол, и только целиком.
page-pass = Передайте экран: { $name }
page-pass-text = Следующий выбор делает { $name }. То, что на руке, никто другой видеть не должен.
page-pass-ready = Это я, { $name }

## Меню

page-people = За столом
page-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
  }
page-watching-you = вы смотрите
page-replay = Повтор
page-ending = Итог
page-ending-board = Показать стол
page-ending-go = К таблице очков
page-ending-last = Таким всё осталось. Не спешите.
page-rematch = Реванш
page-rematch-set = Стол для реванша готов.
page-rematch-go = Занять место
page-to-plain = Текстовый вид
page-to-board = Вид поля
page-journal-save = Скачать запись партии
page-position-copy = Скопировать позицию
page-position-copied = Позиция в буфере обмена. На главной странице «Расставить позицию» откроет с неё стол.
page-position-copy-by-hand = Скопируйте этот текст. На главной странице «Расставить позицию» откроет с него стол.
page-position-copy-hidden = Копируется только то, что вам видно. Всё, что от вас скрыто, будет разыграно заново.
page-position-copy-text = Позиция в виде текста
page-position-copy-failed = Не удалось скопировать позицию. { $reason }
page-leave = Выйти из-за стола
page-close-table = Удалить стол
page-close-table-text = Стол исчезнет для всех, вместе с записью партии. Сначала скачайте запись, если она вам нужна.
page-close-table-yes = Удалить
page-close-table-no = Оставить

## Разговор

page-chat = Чат
page-chat-empty = Никто ещё ничего не написал.
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-chat-watcher = Кто-то из зрителей

## Настройки

page-settings = Настройки
page-pace = Скорость ботов
page-pace-1600 = медленно
page-pace-700 = спокойно
page-pace-250 = быстро
page-pace-0 = сразу
page-set-motion = Анимация
page-set-motion-help = Фигурки ходят, кубики катятся. Без этого всё сразу на своих местах.
page-set-confirm = Спрашивать перед ходом
page-set-confirm-help = Каждый ход надо подтвердить вторым нажатием: защита от случайных нажатий.
page-set-sound = Звук
page-set-sound-help = Короткие сигналы: ваш ход, кубики, отказ.
page-set-aloud = Читать истории вслух
page-set-aloud-help = Голос браузера читает каждую историю, когда она появляется. Кнопка на карте делает это в любое время.
page-set-keys = Горячие клавиши
page-set-keys-help = Команды одной клавишей; их список открывает «?».
page-set-notify = Позвать, когда мой ход
page-set-notify-help = Уведомление браузера, когда вы заняты другим.
page-size = Размер букв и карт
page-size-normal = обычный
page-size-large = крупный
page-set-undo = Свободная отмена в игре с ботами
page-set-undo-help = Отмена возвращает к вашему последнему решению, что бы с тех пор ни сделали кубики и боты. Для столов, которые вы откроете теперь.

## Клавиши

page-keys = Клавиши
page-keys-table = За этим столом
page-keys-frame = Везде
page-key-keys = этот список
page-key-rules = правила
page-key-menu = меню
page-key-replay = повтор и возврат
page-key-chat = чат
page-key-hint = лампа подсказок, где они разрешены
page-key-plain = текстовый вид или поле
page-key-skip = ускорить ботов до вашего следующего выбора
page-key-option = перейти к варианту с этим номером; Enter выбирает его
page-key-preview = сказать, что даст вариант
page-key-decision = перейти к решению
page-key-undo = отменить

## Стол словами

page-plain-table = Стол
page-plain-filter = { $count ->
    [1] Найти в единственном варианте
    [one] Найти среди { $count } варианта
   *[other] Найти среди { $count } вариантов
  }
page-plain-nothing = Ни в одном варианте нет этих слов.
page-undo = Отменить
page-why = Почему нельзя?
page-why-thing = Ход, место или карта
page-why-ask = Спросить
page-why-help = Ход, место или название, как оно написано на столе. В ответе названо правило.
page-why-possible = Это можно сделать сейчас.
page-why-impossible = Это нельзя сделать сейчас.
page-log = Что происходило
page-log-empty = Пока ничего.
page-log-earlier = Более ранние записи
page-steps = Шаги раунда
page-plain-again = Нажмите ещё раз, чтобы сделать этот ход.
page-preview-cost = Стоимость: { $things }
page-preview-win = Даёт: { $things }
page-preview-lose = При проигрыше: { $things }
page-preview-doubled = Улучшение { $letter } удваивает награду.
page-preview-chance = { $label }: шанс победы { $percent } %, на кубиках { $needed } или больше
page-preview-final = Отменить нельзя: дальше бросок или карты.
page-any = ?
page-undo-none = Отменить нечего: с тех пор был бросок, взятие карты или выбор другого игрока.
page-preview-builds = Можно сразу построить: { $rooms }
page-preview-dear = Слишком дорого: { $rooms }

## Уроки
page-goal = Цель игры
page-lesson = Урок
page-lesson-begin = Начать
page-lesson-step = Клерк объясняет · шаг { $number } из { $count }
page-lesson-go-on = Дальше
page-lesson-end = К итогам
page-lesson-leave = Прервать урок
page-lesson-do = За дело
page-lesson-show = Снова клерк: { $heading }
page-lesson-waits = Минутку. Сейчас ходят другие.

## Опись карт

page-stock = Опись карт
page-key-stock = опись: все карты и где они лежат

## С вашего хода

page-since = С вашего хода
page-since-away = Пока вас не было
page-since-first = До вашего первого хода
page-since-count = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
page-since-more = ещё { $count }
page-since-read = Прочитано
page-since-steps = { $title }: шаг за шагом
page-since-again = Показать ещё раз
page-since-stop = Остановить

## Tabs and sheets of boards

page-fold = Свернуть или раскрыть приказы
page-tabs = Части стола
