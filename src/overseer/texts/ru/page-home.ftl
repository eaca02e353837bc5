### Слова главной страницы, правил и сведений об игре; загружаются вместе с ними.

## Главная страница

page-title = Overseer: две настольные игры под землёй
page-unofficial = Неофициально

## Плакат

page-poster-vault = Убежище в разрезе под тихим пригородом
page-poster-surface = Четверо выживших с котомками идут по гребню на фоне большого солнца; под ними карта, почти вся пустая
page-poster-other = Тихий пригород, а под ним место ещё для одной игры
page-poster-motto-vault-1 = Как вести хозяйство
page-poster-motto-vault-2 = под землёй
page-poster-motto-surface-1 = Как прогуляться
page-poster-motto-surface-2 = по поверхности
page-poster-motto-other-1 = Как провести
page-poster-motto-other-2 = вечер
page-poster-lead-vault-1 = Настольная игра для 2–4 хозяйств,
page-poster-lead-vault-2 = дневной свет не требуется.
page-poster-lead-surface-1 = Настольная игра о поручениях
page-poster-lead-surface-2 = для 1–4 выживших. Возьмите шапку.
page-poster-lead-other-2 = С другом или с ботом.
# Не больше восьми букв: стоит на маленьком листке.
page-poster-slip = Крыса
page-poster-empty-1 = Место под комнату
page-poster-empty-2 = энергию приносите с собой
page-poster-vault-a = Считайте консервы.
page-poster-vault-b = Познакомьтесь с крысой.
page-poster-vault-c = Берегите раненых.
page-poster-vault-d = Осторожно, лифт.
page-poster-surface-a = Носите воду.
page-poster-surface-b = Читайте листок.
page-poster-surface-c = Сюда ещё не заглядывали.
page-poster-lamps = Лампа горит там, куда можно дойти.
# Названия на маленькой карте: не больше семи букв.
page-poster-camp = Привал
page-poster-stop = Кольцо
page-poster-mill = Ветряк
page-poster-tower = Маяк
page-poster-explore = Исследовать

## Вернуться к столу

page-resume = Ваш стол всё ещё накрыт.
page-resume-go = Спуститься
page-resume-others = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[many] Ещё { $count } столов
  }
page-status-waiting = ждёт игроков
page-status-playing = раунд { $round }
page-status-over = игра окончена
page-status-closed = стол закрыт
page-forget = Убрать из списка: { $names }
page-forget-help = Убрать из списка; сам стол остаётся

## Заявка на стол

page-request = Заявка на стол
page-request-form = Форма № 7
page-request-hint = { $least ->
    [1] Хватит и одного места. Пустое остаётся пустым.
   *[other] Мест нужно не меньше { $least }. Пустое остаётся пустым.
  }
page-request-few = { $least ->
    [one] Должно быть занято хотя бы { $least } место: отдайте его кому-нибудь или боту.
    [few] Должно быть занято хотя бы { $least } места: отдайте ещё одно кому-нибудь или боту.
   *[many] Должно быть занято хотя бы { $least } мест: отдайте ещё одно кому-нибудь или боту.
  }
page-request-open = Открыть стол
page-game = Игра
page-cover-vault = Листовка № 4
page-cover-surface = Листовка № 5
page-cover-seats = { $most ->
    [one] { $range } место
    [few] { $range } места
   *[many] { $range } мест
  }
page-covers = Выберите обложку
page-covers-at = { $label }: { $at } из { $count }
page-party = Кто играет
page-party-alone = В одиночку
page-party-bots = С ботами
page-party-links = С друзьями по ссылке
page-party-here = За этим экраном
page-seat-name = Имя на месте «{ $emblem }»
page-seat-who = Кто играет на месте «{ $emblem }»
page-seat-me = Вы
page-seat-here = У этого экрана
page-seat-link = По ссылке
page-seat-bot = Бот: { $level }
page-seat-levels = Уровни
page-seat-characters = Характеры
page-seat-guests = Другие боты
page-seat-shut = Пусто
# Выдуманные имена, самые простые; берутся, если не вписано другое.
page-name-1 = Ада
page-name-2 = Борис
page-name-3 = Вера
page-name-4 = Дарья
page-name-bot = Клерк № { $number }
page-options = Параметры с пояснениями
page-option-none = нет
page-watch = Другие могут смотреть
page-watch-help = Появится ссылка для зрителей. По ней видно то, что открыто на столе, но не то, что у игроков на руке.
page-hints = Подсказки разрешены
page-hints-help = Каждый за столом может спросить, что сделал бы опытный клерк, и все видят, что это разрешено.
page-patience = Время на решение
page-patience-help = Когда время выйдет, безопасный выбор делается сам: за того, кого спросили не в свой ход, и за того, кого в его ход нет за столом.
page-undo-free = Свободная отмена
page-undo-free-help = Отменяйте сколько угодно ходов, даже те, что сделаны до бросков и ходов ботов. Без этого ход можно отменить, пока не стало известно ничего нового.
page-seed = Число для кубиков (зерно)
page-seed-none = случайное
page-seed-help = То же зерно и те же ходы дают ту же игру. Только если все места у одного человека.

## Другие входы

page-more = Другие входы
page-join-link = Войти по ссылке
page-join-paste = Ссылка, которую вам прислали
page-join-wrong = Это не ссылка на стол. Вставьте её целиком, до последней буквы.
page-join-open = Открыть ссылку
page-demo = Посмотреть игру
page-rules-help = Обе игры, с поиском.
page-journal-load = Открыть запись партии
page-journal-load-help = Посмотреть игру или продолжить её.
page-journal-large = Этот файл слишком велик для записи партии. Выберите файл, скачанный со стола.
page-journal-seats = { $title }: кто играет дальше? Боты остаются ботами, если вы не решите иначе.
page-journal-friends = Друзей можно пригласить, когда игра уже на столе.
page-journal-go-on = Играть дальше
page-position = Расставить позицию
page-position-help = Начать с любого момента.
page-position-explained = Вставьте позицию, скопированную из меню стола или описанную своими словами. Чего в ней нет, будет как в начале игры.
page-position-paste = Позиция
page-position-file = Выбрать файл
page-position-wrong = Это не позиция. Вставьте весь скопированный текст, от первой фигурной скобки до последней.
page-position-nobody = Неизвестно, кто играет. В позиции игры «{ $title }» есть список «{ $people }».
page-position-large = Это слишком велико для позиции.
page-position-failed = Эту позицию нельзя расставить. { $reason }
page-position-seats = { $title }: кто играет?
page-position-begin = Начать отсюда
page-about = Об игре и авторах
page-about-help = Честные кубики и чья это работа.

## Об игре

page-dice = Честные кубики
page-dice-text = До начала игры сервер запечатывает число, из которого получаются все броски: он показывает цифровой отпечаток этого числа и случайной соли. В конце и то и другое раскрывается, и любой может проверить командой «overseer replay --verify», что броски были определены до первого хода.
page-credits = Авторы
page-credits-code = Код: лицензия MIT. Данные карт, тексты и документация: CC BY 4.0. Авторы — участники проекта Overseer.
page-credits-icons = Символы: game-icons.net, CC BY 3.0, авторы: { $authors }. Фигурки, эмблемы и некоторые символы нарисованы для этого проекта.
page-credits-fonts = Шрифты: SIL Open Font License 1.1.
page-licence = лицензия
page-version = Версия { $version }
