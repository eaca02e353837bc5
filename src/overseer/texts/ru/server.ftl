### Слова сервера: доступные игры и настройки и причины отказа.

## Игры

server-title-shelter = Fallout Shelter
server-title-fallout = Fallout
server-summary-shelter = Заместители смотрителя одного убежища соперничают за его место: отправляйте жителей работать, стройте комнаты на своём этаже, сражайтесь с тем, что пробралось внутрь, и заботьтесь о счастье. Скрыты только будущие броски.
server-summary-fallout = Выжившие пересекают Пустошь, выполняют задания, сражаются и обмениваются товарами, а две фракции борются за мощь. У каждого есть замыслы, которых другие не видят; если фракция добьётся своего первой, проиграть могут все.

## Боты

server-bot-greedy = Опытный
    .help = Взвешивает, что даёт каждый выбор, и берёт лучший.
server-bot-random = Беспечный
    .help = Выбирает наугад. Хорош для изучения правил.

## Имена для тех, у кого их нет

server-name-1 = Ада
server-name-2 = Борис
server-name-3 = Вера
server-name-4 = Клерк
server-name-5 = Конрад
server-name-6 = Зоя
server-name-7 = Олег
server-name-8 = Нина

## Настройки стола

server-choice-random = случайно
server-choice-seat = место { $number }
server-choice-clockwise = по часовой стрелке от первого игрока
server-choice-ask = спрашивать
server-choice-automatic = автоматически
server-help-shelter-first-player = У кого жетон первого игрока в первом раунде.
server-help-shelter-elevator-order = Чей этаж ближе всего к верху.
server-help-shelter-house-rules-starting-resources = По печатным правилам все начинают без ресурсов. С этим правилом в первом раунде больше возможностей.
server-help-shelter-house-rules-fifth-room = По печатным правилам нужна шестая комната. С этим правилом игра немного короче.
server-help-shelter-house-rules-alternate-columns = Печатные карты можно прочесть двумя способами. Этот меняет ячейки, которые отвечают частым суммам на кубиках, а значит, и места появления угроз.
server-help-shelter-max-rounds = Игра прерывается после стольких раундов. Оставьте поле пустым, чтобы играть до конца.
server-help-fallout-scenario = Игровое поле, фракции и сюжет.
server-help-fallout-first-player = Кто ходит первым.
server-help-fallout-enemy-steps = Если у врага несколько равных путей, выбирает игрок. Автоматический режим избавляет от этих вопросов.
server-help-fallout-balanced-agendas = Замыслы дают не больше 2 влияния за отрыв фракции, и ни один замысел сам не решает игру.
server-help-fallout-max-rounds = Игра прерывается после стольких раундов. Оставьте поле пустым, чтобы играть до конца.

## Уведомления

server-notice-closed = За этим столом здесь нельзя играть дальше: с тех пор изменились правила или карты ({ $reason }). Запись партии по-прежнему можно скачать.

## Отказы

server-refused-malformed = Этот запрос нельзя понять: { $reason }
server-refused-unauthorised = Эта ссылка не открывает стол. Новую может дать тот, кто его создал.
server-refused-not-host = Это может сделать только хозяин стола.
server-refused-not-your-seat = Это не ваше место.
server-refused-hidden = Это показало бы, что скрывают другие игроки. Станет возможно после окончания игры.
server-refused-not-found = По этому адресу ничего нет.
server-refused-method = По этому адресу этого сделать нельзя.
server-refused-waiting = Игра ещё не началась.
server-refused-playing = Игра уже началась.
server-refused-over = Игра окончена.
server-refused-not-over = Это станет возможно после окончания игры.
server-refused-closed = Этот стол закрыт: с тех пор изменились правила или карты. Запись партии по-прежнему можно скачать.
server-refused-no-link = Занять место можно только по ссылке этого места.
server-refused-name-taken = За столом уже есть { $name }; выберите другое имя.
server-refused-seed-chosen = Зерно этого стола было выбрано, поэтому играть за ним может только один человек. Для игры с друзьями создайте другой стол.
server-refused-stale = Стол тем временем изменился; посмотрите на него ещё раз и выберите.
server-refused-stands-in = Вас замещает бот. Сначала верните себе место.
server-refused-too-large = Это слишком много: принимается не больше { $most } кБ.
server-refused-media-type = Нужен JSON с типом содержимого application/json.
server-refused-protocol = Эта страница другой версии, чем сервер (протокол { $version }); загрузите её заново.
server-refused-too-frequent = Слишком много запросов; попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
server-refused-failed = На сервере что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
server-refused-unavailable = Сервер сейчас не может это сохранить. Ничего не изменилось; попробуйте ещё раз.

server-no-table = Такого стола нет. Возможно, он удалён.
server-no-game = Такой игры здесь нет; есть { $games }.
server-no-seat = Такого места нет.
server-no-line = Такой строки нет; номера строк от { $first } до { $last }.
server-no-undo = Отменить нечего: с тех пор был бросок, взятие карты или выбор другого игрока.
server-bad-question = «{ $thing }» — это не ход, и на этом столе такого нет. Ход пишется как в записи партии, ячейка или карта — как они там названы.
server-no-hello = Первым сообщением должно быть hello с токеном из ссылки.
server-second-hello = Hello говорят только один раз.
server-too-many-sockets = Эта ссылка уже открыта в стольких местах: { $most }; закройте одно из них.
server-hidden-seat = В этой игре карты на руке скрыты, поэтому нельзя занять место, которое не было вашим с самого начала.
server-only-alone = Выбранное зерно и свободная отмена — для столов, где все места у одного человека; откажитесь от них или от ссылок.
server-bot-of-person = { $name }: уровень есть только у места с ботом.
server-bad-name = В имени от 1 до { $longest } букв или знаков, которые можно показать.
server-bad-bot = Такого бота нет; выберите из { $levels }.
server-bad-chat = В сообщении чата от 1 до { $longest } знаков.
server-bad-choices = В ходе от 1 до { $most } выборов.
server-bad-id = В идентификаторе запроса от 1 до { $longest } знаков.
server-bad-pace = Темп — от 0 до { $slowest } миллисекунд.
server-bad-language = На этом языке текстов нет; выберите из { $languages }.
server-bad-seed = Зерно — целое число не длиннее 99 цифр.
server-bad-journal = Эту запись партии нельзя использовать: { $reason }
server-bad-number = { $name } должно быть целым числом.
server-bad-flag = { $name } должно быть true или false.
