<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context><name>tiller</name>
<message><source>because %1 is true</source><extracomment>ActionText</extracomment><translation>потому что истинно: %1</translation></message>
<message><source>because %1 is false</source><extracomment>ActionText</extracomment><translation>потому что ложно: %1</translation></message>
<message><source>There is no agent type. Add one on the canvas.</source><extracomment>AgentBrush</extracomment><translation>Нет ни одного типа агентов. Добавьте его на холсте.</translation></message>
<message><source>Click or drag: adds %1 to the project, as placed agents.</source><extracomment>AgentBrush</extracomment><translation>Щёлкните или тяните: в проект добавится %1, размещённый агент.</translation></message>
<message><source>Only in this run: a click or drag adds %1.</source><extracomment>AgentBrush</extracomment><translation>Только в этом прогоне: щёлкните или тяните — добавится %1.</translation></message>
<message><source>Delete removes it from the project.</source><extracomment>AgentBrush</extracomment><translation>Delete удаляет его из проекта.</translation></message>
<message><source>Drag moves it, Delete removes it: in the running world.</source><extracomment>AgentBrush</extracomment><translation>Тяните, чтобы переместить; Delete удаляет: в идущем мире.</translation></message>
<message><source>Add %1</source><extracomment>AgentBrush</extracomment><translation>Добавить: %1</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then the brush adds to the running world.</source><extracomment>AgentBrush</extracomment><translation>%1: слишком много агентов, чтобы размещать их вручную. Сначала запустите мир: тогда кисть добавляет в идущий мир.</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then Delete removes from the running world.</source><extracomment>AgentBrush</extracomment><translation>%1: слишком много агентов, чтобы размещать их вручную. Сначала запустите мир: тогда Delete удаляет из идущего мира.</translation></message>
<message><source>Remove %1</source><extracomment>AgentBrush</extracomment><translation>Удалить: %1</translation></message>
<message><source>Placed agents: name, x, y, velocity x, y</source><extracomment>AgentList</extracomment><translation>Размещённые агенты: имя, x, y, скорость x, y</translation></message>
<message><source>Name</source><extracomment>AgentList</extracomment><translation>Имя</translation></message>
<message><source>Layer and properties of this agent</source><extracomment>AgentList</extracomment><translation>Слой и свойства этого агента</translation></message>
<message><source>Properties of this agent</source><extracomment>AgentList</extracomment><translation>Свойства этого агента</translation></message>
<message><source>Remove this agent</source><extracomment>AgentList</extracomment><translation>Удалить этого агента</translation></message>
<message><source>Layer</source><extracomment>AgentList</extracomment><translation>Слой</translation></message>
<message><source>Layer of this agent</source><extracomment>AgentList</extracomment><translation>Слой этого агента</translation></message>
<message><source>Place one more</source><extracomment>AgentList</extracomment><translation>Разместить ещё</translation></message>
<message><source>Move an agent to another layer</source><extracomment>AgentListModel</extracomment><translation>Перенести агента в другой слой</translation></message>
<message><source>Place an agent</source><extracomment>AgentListModel</extracomment><translation>Разместить агента</translation></message>
<message><source>Remove an agent</source><extracomment>AgentListModel</extracomment><translation>Удалить агента</translation></message>
<message><source>A place or a velocity must be a number from -1000000 to 1000000.</source><extracomment>AgentListModel</extracomment><translation>Место или скорость — это число от -1000000 до 1000000.</translation></message>
<message><source>Edit a placed agent</source><extracomment>AgentListModel</extracomment><translation>Изменить размещённого агента</translation></message>
<message><source>false</source><extracomment>AgentNode</extracomment><translation>ложь</translation></message>
<message><source>no target</source><extracomment>AgentNode</extracomment><translation>нет цели</translation></message>
<message><source>inactive</source><extracomment>AgentNode</extracomment><translation>неактивно</translation></message>
<message><source>%1% of all</source><extracomment>AgentNode</extracomment><translation>%1% от всех</translation></message>
<message><source>skipped</source><extracomment>AgentNode</extracomment><translation>пропущено</translation></message>
<message><source>true</source><extracomment>AgentNode</extracomment><translation>истина</translation></message>
<message><source>active</source><extracomment>AgentNode</extracomment><translation>активно</translation></message>
<message><source>%1: %2. "Done" says that it was carried out in the last tick; "fires" that it acts in the next one.</source><extracomment>AgentNode</extracomment><translation>%1: %2. «Готово» значит, что действие выполнено в прошлом тике; «сработает» — что оно выполнится в следующем.</translation></message>
<message><source>Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.</source><extracomment>AgentNode</extracomment><translation>Сила %1, вес %2. Доля сравнивает силы всех поведений агента, а на связи — силы у того же входа.</translation></message>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>Выделен %n агент.</numerusform><numerusform>Выделено %n агента.</numerusform><numerusform>Выделено %n агентов.</numerusform></translation></message>
<message><source>They have no Own goal, so they cannot be sent.</source><extracomment>AgentOrders</extracomment><translation>У них нет узла «Своя цель», поэтому их нельзя отправить.</translation></message>
<message><source>Right click: go; drag: line; Shift: menu.</source><extracomment>AgentOrders</extracomment><translation>Правый щелчок: идти; тянуть: линия; Shift: меню.</translation></message>
<message><source>Let %1 be sent</source><extracomment>AgentOrders</extracomment><translation>Разрешить отправку: %1</translation></message>
<message><source>%1 cannot be sent: it has no Own goal. The command “Let the selected agents be sent” adds one, with an Arrive.</source><extracomment>AgentOrders</extracomment><translation>%1: отправить нельзя, нет узла «Своя цель». Команда «Разрешить отправку выделенных агентов» добавит его вместе с «Прибытием».</translation></message>
<message><source>Selected agent %1</source><extracomment>AgentPanel</extracomment><translation>Выбранный агент: %1</translation></message>
<message><source>Type</source><extracomment>AgentPanel</extracomment><translation>Тип</translation></message>
<message><source>Select its agent type on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Выделить его тип агентов на холсте.</translation></message>
<message><source>Plot this agent…</source><extracomment>AgentPanel</extracomment><translation>График агента…</translation></message>
<message><source>Plot one of its numbers over time.</source><extracomment>AgentPanel</extracomment><translation>Построить график одного из его чисел.</translation></message>
<message><source>Follow</source><extracomment>AgentPanel</extracomment><translation>Следить</translation></message>
<message><source>Keep it in the middle of the view; Esc or panning stops.</source><extracomment>AgentPanel</extracomment><translation>Держать его в центре вида; остановить: Esc или сдвиг вида.</translation></message>
<message><source>Deselect</source><extracomment>AgentPanel</extracomment><translation>Снять выбор</translation></message>
<message><source>Show no agent.</source><extracomment>AgentPanel</extracomment><translation>Не показывать агента.</translation></message>
<message><source>Esc</source><extracomment>AgentPanel</extracomment><translation>Esc</translation></message>
<message><source>Position</source><extracomment>AgentPanel</extracomment><translation>Положение</translation></message>
<message><source>Heading</source><extracomment>AgentPanel</extracomment><translation>Курс</translation></message>
<message><source>0° is to the right, 90° up.</source><extracomment>AgentPanel</extracomment><translation>0° — вправо, 90° — вверх.</translation></message>
<message><source>Speed</source><extracomment>AgentPanel</extracomment><translation>Скорость</translation></message>
<message><source>At most %1.</source><extracomment>AgentPanel</extracomment><translation>Не больше %1.</translation></message>
<message><source>Steering</source><extracomment>AgentPanel</extracomment><translation>Управление</translation></message>
<message><source>The force that acts: the sum of the behaviors, at most the maximum force.</source><extracomment>AgentPanel</extracomment><translation>Действующая сила: сумма поведений, не больше максимальной силы.</translation></message>
<message><source>Mode</source><extracomment>AgentPanel</extracomment><translation>Режим</translation></message>
<message><source>%1, for %2 s</source><extracomment>AgentPanel</extracomment><translation>%1, уже %2 с</translation></message>
<message><source>The mode it is in, and for how long. It is marked on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Режим, в котором он находится, и сколько времени. Отмечен на холсте.</translation></message>
<message><source>Cut by max force: wanted %1, got %2.</source><extracomment>AgentPanel</extracomment><translation>Срезано макс. силой: нужно %1, получено %2.</translation></message>
<message><source>No agent is picked.

Click one in the viewport to see how fast it is, what steers it just now, and what its limits cut off.</source><extracomment>AgentSection</extracomment><translation>Агент не выбран.

Щёлкните агента во вьюпорте, чтобы увидеть его скорость, что им сейчас управляет и что срезают его пределы.</translation></message>
<message><source>Frames stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Рамки находятся вне групп. Сначала выйдите из группы.</translation></message>
<message><source>Select the cards to put a frame around.</source><extracomment>AnnotationLayer</extracomment><translation>Выделите карточки, которые нужно обвести рамкой.</translation></message>
<message><source>Frame</source><extracomment>AnnotationLayer</extracomment><translation>Рамка</translation></message>
<message><source>Edit comment</source><extracomment>AnnotationLayer</extracomment><translation>Изменить комментарий</translation></message>
<message><source>Rename group</source><extracomment>AnnotationLayer</extracomment><translation>Переименовать группу</translation></message>
<message><source>Rename frame</source><extracomment>AnnotationLayer</extracomment><translation>Переименовать рамку</translation></message>
<message><source>Comments stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Комментарии находятся вне групп. Сначала выйдите из группы.</translation></message>
<message><source>Add comment</source><extracomment>AnnotationLayer</extracomment><translation>Добавить комментарий</translation></message>
<message><source>Desktop (%1)</source><extracomment>AppSettings</extracomment><translation>Системный (%1)</translation></message>
<message><source>The language of the desktop</source><extracomment>AppSettings</extracomment><translation>Язык системы</translation></message>
<message><source>Attach to a running game</source><extracomment>AttachDialog</extracomment><translation>Подключение к игре</translation></message>
<message><source>The editor follows the game as it plays. What you edit acts in the game at its next step.</source><extracomment>AttachDialog</extracomment><translation>Редактор следит за игрой, пока она идёт. Ваши правки действуют в игре со следующего шага.</translation></message>
<message><source>No running game found. docs/games/live.md shows how a game lets an editor attach.</source><extracomment>AttachDialog</extracomment><translation>Запущенных игр не найдено. Как игра разрешает редактору подключиться, описано в docs/games/live.md.</translation></message>
<message><source>Look again</source><extracomment>AttachDialog</extracomment><translation>Искать снова</translation></message>
<message><source>Cancel</source><extracomment>AttachDialog</extracomment><translation>Отмена</translation></message>
<message><source>Attach</source><extracomment>AttachDialog</extracomment><translation>Подключиться</translation></message>
<message><source>The runs stopped: %1</source><extracomment>BehindWork</extracomment><translation>Прогоны остановились: %1</translation></message>
<message><source>Title</source><extracomment>BoxTextEditor</extracomment><translation>Заголовок</translation></message>
<message><source>Write a comment</source><extracomment>BoxTextEditor</extracomment><translation>Напишите комментарий</translation></message>
<message><source>Title of the frame</source><extracomment>BoxTextEditor</extracomment><translation>Заголовок рамки</translation></message>
<message><source>Text of the comment</source><extracomment>BoxTextEditor</extracomment><translation>Текст комментария</translation></message>
<message><source>Select what you want to edit: a card, a wire, a frame or a comment.</source><extracomment>CanvasController</extracomment><translation>Выделите, что изменить: карточку, связь, рамку или комментарий.</translation></message>
<message><source>Only a wire that carries a force has a weight.</source><extracomment>CanvasController</extracomment><translation>Вес есть только у связи, несущей силу.</translation></message>
<message><source>Edits act on both of its kind</source><extracomment>CanvasCrumbs</extracomment><translation>Правки действуют на обе группы этого вида</translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>Правки действуют на %n группу этого вида</numerusform><numerusform>Правки действуют на все %n группы этого вида</numerusform><numerusform>Правки действуют на все %n групп этого вида</numerusform></translation></message>
<message><source>Move %1</source><extracomment>CanvasGesture</extracomment><translation>Переместить: %1</translation></message>
<message><source>Insert %1</source><extracomment>CanvasGesture</extracomment><translation>Вставить: %1</translation></message>
<message><source>Resize %1</source><extracomment>CanvasGesture</extracomment><translation>Изменить размер: %1</translation></message>
<message><source>Disconnect</source><extracomment>CanvasGesture</extracomment><translation>Разъединить</translation></message>
<message><source>No port of this card takes the wire.</source><extracomment>CanvasGesture</extracomment><translation>Ни один порт этой карточки не принимает эту связь.</translation></message>
<message><source>Connect</source><extracomment>CanvasGesture</extracomment><translation>Соединить</translation></message>
<message><source>Refer to %1</source><extracomment>CanvasGesture</extracomment><translation>Сослаться: %1</translation></message>
<message><source>Set weight</source><extracomment>CanvasGesture</extracomment><translation>Задать вес</translation></message>
<message><source>Muted: nothing steers its agents, and they coast. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Отключено: агентами ничто не управляет, они движутся по инерции. Включить: щелчок или M.</translation></message>
<message><source>Mute (M): nothing steers its agents any more. They stay, and coast.</source><extracomment>CanvasHover</extracomment><translation>Отключить (M): агентами больше ничто не управляет. Они остаются и движутся по инерции.</translation></message>
<message><source>Muted: it works as if it were not there. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Отключено: работает, будто карточки нет. Включить: щелчок или M.</translation></message>
<message><source>Mute (M): it works as if it were not there. Its values stay.</source><extracomment>CanvasHover</extracomment><translation>Отключить (M): будто карточки нет. Её значения сохранятся.</translation></message>
<message><source>Solo: the other behaviors of its agents are silent. To end solo, click or press S.</source><extracomment>CanvasHover</extracomment><translation>Соло: остальные поведения её агентов молчат. Закончить: щелчок или S.</translation></message>
<message><source>Solo (S): silences the other behaviors of its agents.</source><extracomment>CanvasHover</extracomment><translation>Соло (S): заглушает остальные поведения её агентов.</translation></message>
<message><source>%1 Click to see all problems.</source><extracomment>CanvasHover</extracomment><translation>%1 Щёлкните, чтобы увидеть все проблемы.</translation></message>
<message><source>%1: takes %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: принимает %2. %3</translation></message>
<message><source>%1: gives %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: даёт %2. %3</translation></message>
<message><source>Point of a wire: drag to move it, double-click to remove it.</source><extracomment>CanvasHover</extracomment><translation>Точка связи: тяните, чтобы сдвинуть; двойной щелчок удаляет.</translation></message>
<message><source>Weight: drag to change it, double-click to type it.</source><extracomment>CanvasHover</extracomment><translation>Вес: тяните, чтобы изменить; двойной щелчок — ввести число.</translation></message>
<message><source>Reference to %1: drag it to another agent type, or to empty space for a new one.</source><extracomment>CanvasHover</extracomment><translation>Ссылка на «%1»: перетащите на другой тип агентов или на пустое место, чтобы создать новый.</translation></message>
<message><source>Wire: double-click to add a point that it passes through.</source><extracomment>CanvasHover</extracomment><translation>Связь: двойной щелчок добавляет точку, через которую она пройдёт.</translation></message>
<message><source>Group: drag to move it, double-click to open it, F2 to rename it.</source><extracomment>CanvasHover</extracomment><translation>Группа: тяните, чтобы переместить; двойной щелчок открывает, F2 переименовывает.</translation></message>
<message><source>Frame: drag to move it with its cards, drag a corner to resize, double-click to rename.</source><extracomment>CanvasHover</extracomment><translation>Рамка: тяните, чтобы переместить её с карточками; угол меняет размер, двойной щелчок переименовывает.</translation></message>
<message><source>Comment: drag to move it, drag a corner to resize, double-click to write.</source><extracomment>CanvasHover</extracomment><translation>Комментарий: тяните, чтобы переместить; угол меняет размер, двойной щелчок — писать.</translation></message>
<message><source>Start with an agent type</source><extracomment>CanvasOverlay</extracomment><translation>Начните с типа агентов</translation></message>
<message><source>Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds things where you are.</source><extracomment>CanvasOverlay</extracomment><translation>Перетащите сюда из палитры «Тип агентов», затем поведение, например «Стремление», и проведите связь от его порта «Сила» к порту «Управление» агента. Или начните с готовой группы — стаи. Правый щелчок добавляет узлы прямо на месте.</translation></message>
<message><source>Canvas: the nodes of the project and their wires</source><extracomment>CanvasPane</extracomment><translation>Холст: узлы проекта и их связи</translation></message>
<message><source>Untitled</source><extracomment>CanvasPane</extracomment><translation>Без имени</translation></message>
<message><source>Mute</source><extracomment>CanvasPopups</extracomment><translation>Отключить</translation></message>
<message><source>Solo</source><extracomment>CanvasPopups</extracomment><translation>Соло</translation></message>
<message><source>Group</source><extracomment>CanvasPopups</extracomment><translation>Группа</translation></message>
<message><source>Select what steers it</source><extracomment>CanvasPopups</extracomment><translation>Выделить управляющее</translation></message>
<message><source>Detach from its wires</source><extracomment>CanvasPopups</extracomment><translation>Отсоединить от связей</translation></message>
<message><source>Compare without it</source><extracomment>CanvasPopups</extracomment><translation>Сравнить без неё</translation></message>
<message><source>Show as formula</source><extracomment>CanvasPopups</extracomment><translation>Показать формулой</translation></message>
<message><source>Duplicate</source><extracomment>CanvasPopups</extracomment><translation>Дублировать</translation></message>
<message><source>Copy</source><extracomment>CanvasPopups</extracomment><translation>Копировать</translation></message>
<message><source>Cut</source><extracomment>CanvasPopups</extracomment><translation>Вырезать</translation></message>
<message><source>Delete</source><extracomment>CanvasPopups</extracomment><translation>Удалить</translation></message>
<message><source>Insert a node…</source><extracomment>CanvasPopups</extracomment><translation>Вставить узел…</translation></message>
<message><source>Add a point</source><extracomment>CanvasPopups</extracomment><translation>Добавить точку</translation></message>
<message><source>Remove its points</source><extracomment>CanvasPopups</extracomment><translation>Удалить точки</translation></message>
<message><source>Earlier in the order</source><extracomment>CanvasPopups</extracomment><translation>Раньше по порядку</translation></message>
<message><source>Later in the order</source><extracomment>CanvasPopups</extracomment><translation>Позже по порядку</translation></message>
<message><source>Weight as a parameter</source><extracomment>CanvasPopups</extracomment><translation>Вес как параметр</translation></message>
<message><source>Try weights…</source><extracomment>CanvasPopups</extracomment><translation>Перебрать веса…</translation></message>
<message><source>Find weights…</source><extracomment>CanvasPopups</extracomment><translation>Подобрать веса…</translation></message>
<message><source>Delete wire</source><extracomment>CanvasPopups</extracomment><translation>Удалить связь</translation></message>
<message><source>Rename</source><extracomment>CanvasPopups</extracomment><translation>Переименовать</translation></message>
<message><source>Make independent</source><extracomment>CanvasPopups</extracomment><translation>Сделать независимой</translation></message>
<message><source>Ungroup</source><extracomment>CanvasPopups</extracomment><translation>Разгруппировать</translation></message>
<message><source>Add another</source><extracomment>CanvasPopups</extracomment><translation>Добавить ещё одну</translation></message>
<message><source>Save as a part…</source><extracomment>CanvasPopups</extracomment><translation>Сохранить как блок…</translation></message>
<message><source>Edit text</source><extracomment>CanvasPopups</extracomment><translation>Изменить текст</translation></message>
<message><source>Select its contents</source><extracomment>CanvasPopups</extracomment><translation>Выделить содержимое</translation></message>
<message><source>Lay out its contents</source><extracomment>CanvasPopups</extracomment><translation>Разложить содержимое</translation></message>
<message><source>Delete the frame, keep the cards</source><extracomment>CanvasPopups</extracomment><translation>Удалить рамку, оставить карточки</translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>и ещё %n строка</numerusform><numerusform>и ещё %n строки</numerusform><numerusform>и ещё %n строк</numerusform></translation></message>
<message><source>S</source><comment>solo</comment><extracomment>CardButtons</extracomment><translation>S</translation></message>
<message><source>M</source><comment>mute</comment><extracomment>CardButtons</extracomment><translation>M</translation></message>
<message><source>Several</source><extracomment>ChoiceBox</extracomment><translation>Разные</translation></message>
<message><source>%1: choose</source><extracomment>ColorEditor</extracomment><translation>%1: выбрать</translation></message>
<message><source>Add</source><extracomment>CommandListModel</extracomment><translation>Добавить</translation></message>
<message><source>Go to %1</source><extracomment>CommandListModel</extracomment><translation>Перейти: %1</translation></message>
<message><source>Cards</source><extracomment>CommandListModel</extracomment><translation>Карточки</translation></message>
<message><source>What do you want to do?</source><extracomment>CommandPalette</extracomment><translation>Что вы хотите сделать?</translation></message>
<message><source>Commands</source><extracomment>CommandPalette</extracomment><translation>Команды</translation></message>
<message><source>Nothing has all of these words. These have some:</source><extracomment>CommandPalette</extracomment><translation>Всех этих слов нет нигде. Некоторые есть здесь:</translation></message>
<message><source>Nothing found. Try fewer letters or another word.</source><extracomment>CommandPalette</extracomment><translation>Ничего не найдено. Введите меньше букв или другое слово.</translation></message>
<message><source>Not possible just now</source><extracomment>CommandPalette</extracomment><translation>Сейчас недоступно</translation></message>
<message><source>Comment</source><extracomment>CommentBox</extracomment><translation>Комментарий</translation></message>
<message><source>Double-click to write</source><extracomment>CommentBox</extracomment><translation>Двойной щелчок — писать</translation></message>
<message><source>other cards</source><extracomment>Comparison</extracomment><translation>другие карточки</translation></message>
<message><source>other wires</source><extracomment>Comparison</extracomment><translation>другие связи</translation></message>
<message><source>another scene</source><extracomment>Comparison</extracomment><translation>другая сцена</translation></message>
<message><source>another world</source><extracomment>Comparison</extracomment><translation>другой мир</translation></message>
<message><source>No experiment is running. Start one first.</source><extracomment>Comparison</extracomment><translation>Эксперимент не запущен. Сначала начните его.</translation></message>
<message><source>Select a card first: the variant runs without it.</source><extracomment>Comparison</extracomment><translation>Сначала выделите карточку: вариант пойдёт без неё.</translation></message>
<message><source>no difference</source><extracomment>Comparison</extracomment><translation>нет различий</translation></message>
<message><source>As saved</source><extracomment>Comparison</extracomment><translation>Как сохранено</translation></message>
<message><source>Before %1</source><extracomment>Comparison</extracomment><translation>До «%1»</translation></message>
<message><source>Variant</source><extracomment>Comparison</extracomment><translation>Вариант</translation></message>
<message><source>Results of both runs</source><extracomment>ComparisonResults</extracomment><translation>Результаты обоих прогонов</translation></message>
<message><source>now</source><extracomment>ComparisonResults</extracomment><translation>сейчас</translation></message>
<message><source>beside</source><extracomment>ComparisonResults</extracomment><translation>рядом</translation></message>
<message><source>difference</source><extracomment>ComparisonResults</extracomment><translation>разница</translation></message>
<message><source>%1: now %2, %3 %4, difference %5</source><extracomment>ComparisonResults</extracomment><translation>%1: сейчас %2, %3 %4, разница %5</translation></message>
<message><source>The course cannot be exported</source><extracomment>CourseExport</extracomment><translation>Курс нельзя экспортировать</translation></message>
<message><source>The course: lessons that ask before they tell</source><extracomment>CourseSection</extracomment><translation>Курс: уроки, которые сначала спрашивают, потом объясняют</translation></message>
<message><source>All done</source><extracomment>CourseSection</extracomment><translation>Всё пройдено</translation></message>
<message><source>%1 of %2 done</source><extracomment>CourseSection</extracomment><translation>Пройдено %1 из %2</translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n шаг</numerusform><numerusform>%n шага</numerusform><numerusform>%n шагов</numerusform></translation></message>
<message><source>done</source><extracomment>CourseSection</extracomment><translation>пройден</translation></message>
<message><source>start here</source><extracomment>CourseSection</extracomment><translation>начните здесь</translation></message>
<message><source>comes next</source><extracomment>CourseSection</extracomment><translation>следующий</translation></message>
<message><source>Lesson %1: %2</source><extracomment>CourseSection</extracomment><translation>Урок %1: %2</translation></message>
<message><source>Tiller ended unexpectedly %1</source><extracomment>CrashNotice</extracomment><translation>Неожиданное завершение Tiller: %1</translation></message>
<message><source>The report stays on this computer: %1</source><extracomment>CrashNotice</extracomment><translation>Отчёт остаётся на этом компьютере: %1</translation></message>
<message><source>Show the report</source><extracomment>CrashNotice</extracomment><translation>Показать отчёт</translation></message>
<message><source>Dismiss</source><extracomment>CrashNotice</extracomment><translation>Скрыть</translation></message>
<message><source>Edit notes</source><extracomment>Document</extracomment><translation>Изменить заметки</translation></message>
<message><source>%1 (earlier version)</source><extracomment>Document</extracomment><translation>%1 (прежняя версия)</translation></message>
<message><source>This version is the same as the open project.</source><extracomment>Document</extracomment><translation>Эта версия совпадает с открытым проектом.</translation></message>
<message><source>Restore an earlier version</source><extracomment>Document</extracomment><translation>Восстановить прежнюю версию</translation></message>
<message><source>Opening “%1”</source><extracomment>Document</extracomment><translation>Открывается «%1»</translation></message>
<message><source>If you cancel, the open project stays as it is.</source><extracomment>Document</extracomment><translation>При отмене открытый проект останется как есть.</translation></message>
<message><source>%1 could not be opened</source><extracomment>Document</extracomment><translation>Не удалось открыть %1</translation></message>
<message><source>Reload</source><extracomment>Document</extracomment><translation>Перезагрузить</translation></message>
<message><source>Saving “%1”</source><extracomment>Document</extracomment><translation>Сохраняется «%1»</translation></message>
<message><source>The project cannot be exported while it has errors</source><extracomment>Document</extracomment><translation>Проект с ошибками нельзя экспортировать</translation></message>
<message><source>The page cannot be made</source><extracomment>Document</extracomment><translation>Страницу создать нельзя</translation></message>
<message><source>Exporting “%1”</source><extracomment>Document</extracomment><translation>Экспортируется «%1»</translation></message>
<message><source>If you cancel, the file stays as it is.</source><extracomment>Document</extracomment><translation>При отмене файл останется как есть.</translation></message>
<message><source>%1 could not be saved. The file on disk is unchanged.</source><extracomment>Document</extracomment><translation>Не удалось сохранить %1. Файл на диске не изменился.</translation></message>
<message><source>It drives</source><extracomment>DrivenList</extracomment><translation>Управляет</translation></message>
<message><source>No setting yet. Right-click a setting, then choose “Link to a parameter”. A game can read and set it all the same.</source><extracomment>DrivenList</extracomment><translation>Пока ничем. Щёлкните настройку правой кнопкой и выберите «Связать с параметром». Игра может читать и задавать его и так.</translation></message>
<message><source>No longer drive “%1”</source><extracomment>DrivenList</extracomment><translation>Больше не управлять: «%1»</translation></message>
<message><source>%1 of %2, which is gone</source><extracomment>DrivenListModel</extracomment><translation>%1 (%2 больше нет)</translation></message>
<message><source>Take %1 out of a parameter</source><extracomment>DrivenListModel</extracomment><translation>Отвязать от параметра: %1</translation></message>
<message><source>Edit “%1”</source><extracomment>DriverMenu</extracomment><translation>Изменить «%1»</translation></message>
<message><source>Edit the parameter</source><extracomment>DriverMenu</extracomment><translation>Изменить параметр</translation></message>
<message><source>No longer drive by “%1”</source><extracomment>DriverMenu</extracomment><translation>Отвязать от «%1»</translation></message>
<message><source>No longer drive</source><extracomment>DriverMenu</extracomment><translation>Отвязать</translation></message>
<message><source>Try values…</source><extracomment>DriverMenu</extracomment><translation>Перебрать значения…</translation></message>
<message><source>Find values…</source><extracomment>DriverMenu</extracomment><translation>Подобрать значения…</translation></message>
<message><source>Remove from the group's card</source><extracomment>DriverMenu</extracomment><translation>Убрать с карточки группы</translation></message>
<message><source>Show on the group's card</source><extracomment>DriverMenu</extracomment><translation>Показать на карточке группы</translation></message>
<message><source>Link to a parameter</source><extracomment>DriverMenu</extracomment><translation>Связать с параметром</translation></message>
<message><source>A new parameter</source><extracomment>DriverMenu</extracomment><translation>Новый параметр</translation></message>
<message><source>&amp;File</source><extracomment>EditorCommands</extracomment><translation>&amp;Файл</translation></message>
<message><source>&amp;New</source><extracomment>EditorCommands</extracomment><translation>&amp;Создать</translation></message>
<message><source>&amp;Open…</source><extracomment>EditorCommands</extracomment><translation>&amp;Открыть…</translation></message>
<message><source>Start &amp;page</source><extracomment>EditorCommands</extracomment><translation>&amp;Начальная страница</translation></message>
<message><source>&amp;Save</source><extracomment>EditorCommands</extracomment><translation>Со&amp;хранить</translation></message>
<message><source>Save &amp;as…</source><extracomment>EditorCommands</extracomment><translation>Сохранить &amp;как…</translation></message>
<message><source>Earlier &amp;versions…</source><extracomment>EditorCommands</extracomment><translation>&amp;Прежние версии…</translation></message>
<message><source>The project as it was before its last saves</source><extracomment>EditorCommands</extracomment><translation>Проект, каким он был до последних сохранений</translation></message>
<message><source>&amp;Import a map…</source><extracomment>EditorCommands</extracomment><translation>&amp;Импортировать карту…</translation></message>
<message><source>Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk</source><extracomment>EditorCommands</extracomment><translation>Делает препятствия, области, пути, точки и агентов из карты Tiled или LDtk</translation></message>
<message><source>Import maps a&amp;gain</source><extracomment>EditorCommands</extracomment><translation>Импортировать карты &amp;заново</translation></message>
<message><source>Takes over what has changed in the maps of this project</source><extracomment>EditorCommands</extracomment><translation>Переносит изменения из карт этого проекта</translation></message>
<message><source>A&amp;dd a part…</source><extracomment>EditorCommands</extracomment><translation>&amp;Добавить блок…</translation></message>
<message><source>Adds a group from a part file. In the project's folder, it stays linked to the file</source><extracomment>EditorCommands</extracomment><translation>Добавляет группу из файла блока. Если файл в папке проекта, группа остаётся с ним связана</translation></message>
<message><source>Save the group as a pa&amp;rt…</source><extracomment>EditorCommands</extracomment><translation>Сохранить группу как &amp;блок…</translation></message>
<message><source>Writes the selected group to a file, so that other projects can use it</source><extracomment>EditorCommands</extracomment><translation>Записывает выделенную группу в файл, чтобы использовать её в других проектах</translation></message>
<message><source>&amp;Export for a game or a browser…</source><extracomment>EditorCommands</extracomment><translation>&amp;Экспорт для игры или браузера…</translation></message>
<message><source>&amp;Export for a game…</source><extracomment>EditorCommands</extracomment><translation>&amp;Экспорт для игры…</translation></message>
<message><source>Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here</source><extracomment>EditorCommands</extracomment><translation>Записывает конфигурацию для игры или страницу для браузера; агенты движутся точно как здесь</translation></message>
<message><source>Export a &amp;course for a browser…</source><extracomment>EditorCommands</extracomment><translation>Экспорт к&amp;урса для браузера…</translation></message>
<message><source>Writes several lessons as a folder of pages with an index, for any web server or a school's platform</source><extracomment>EditorCommands</extracomment><translation>Записывает несколько уроков как папку страниц с оглавлением — для любого веб-сервера или школьной платформы</translation></message>
<message><source>A&amp;ttach to a running game…</source><extracomment>EditorCommands</extracomment><translation>Подкл&amp;ючиться к игре…</translation></message>
<message><source>Follows a game on this computer as it plays; what you edit acts in the game</source><extracomment>EditorCommands</extracomment><translation>Следит за игрой на этом компьютере; ваши правки действуют в игре</translation></message>
<message><source>Detac&amp;h from the game</source><extracomment>EditorCommands</extracomment><translation>Отключиться от &amp;игры</translation></message>
<message><source>The game goes on, and what it did stays here</source><extracomment>EditorCommands</extracomment><translation>Игра продолжается, а то, что в ней было, остаётся здесь</translation></message>
<message><source>Save input &amp;log…</source><extracomment>EditorCommands</extracomment><translation>Сохранить &amp;журнал ввода…</translation></message>
<message><source>Writes all mouse input and edits since the reset, to replay the run</source><extracomment>EditorCommands</extracomment><translation>Записывает весь ввод мышью и правки после сброса, чтобы повторить прогон</translation></message>
<message><source>&amp;Quit</source><extracomment>EditorCommands</extracomment><translation>В&amp;ыход</translation></message>
<message><source>&amp;Edit</source><extracomment>EditorCommands</extracomment><translation>&amp;Правка</translation></message>
<message><source>&amp;Undo: the last point</source><extracomment>EditorCommands</extracomment><translation>&amp;Отменить последнюю точку</translation></message>
<message><source>&amp;Undo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Отменить «%1»</translation></message>
<message><source>&amp;Undo</source><extracomment>EditorCommands</extracomment><translation>&amp;Отменить</translation></message>
<message><source>Undo</source><extracomment>EditorCommands</extracomment><translation>Отменить</translation></message>
<message><source>&amp;Redo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Повторить «%1»</translation></message>
<message><source>&amp;Redo</source><extracomment>EditorCommands</extracomment><translation>&amp;Повторить</translation></message>
<message><source>Redo</source><extracomment>EditorCommands</extracomment><translation>Повторить</translation></message>
<message><source>Cu&amp;t</source><extracomment>EditorCommands</extracomment><translation>В&amp;ырезать</translation></message>
<message><source>&amp;Copy</source><extracomment>EditorCommands</extracomment><translation>&amp;Копировать</translation></message>
<message><source>&amp;Paste</source><extracomment>EditorCommands</extracomment><translation>&amp;Вставить</translation></message>
<message><source>&amp;Duplicate</source><extracomment>EditorCommands</extracomment><translation>&amp;Дублировать</translation></message>
<message><source>De&amp;lete</source><extracomment>EditorCommands</extracomment><translation>&amp;Удалить</translation></message>
<message><source>Add a&amp;gents by hand</source><extracomment>EditorCommands</extracomment><translation>Добавить &amp;агентов вручную</translation></message>
<message><source>Click or drag in the world. At tick 0 it adds to the project, later to the running world.</source><extracomment>EditorCommands</extracomment><translation>Щёлкните или тяните в мире. В тике 0 агенты добавляются в проект, позже — в идущий мир.</translation></message>
<message><source>&amp;Paint a ground</source><extracomment>EditorCommands</extracomment><translation>&amp;Раскрасить грунт</translation></message>
<message><source>Drag over a ground to paint the values that it starts with.</source><extracomment>EditorCommands</extracomment><translation>Тяните по грунту, чтобы нарисовать его начальные значения.</translation></message>
<message><source>Fill a ground from a picture…</source><extracomment>EditorCommands</extracomment><translation>Заполнить грунт по картинке…</translation></message>
<message><source>Choose a picture for the ground</source><extracomment>EditorCommands</extracomment><translation>Выбор картинки для грунта</translation></message>
<message><source>Gives the ground of the brush the brightness of a picture. Black is 0, and white is the value Full, or its largest start value.</source><extracomment>EditorCommands</extracomment><translation>Даёт грунту кисти яркость картинки. Чёрный — 0, белый — значение «Полный» или наибольшее начальное значение.</translation></message>
<message><source>Re&amp;move the picked agent</source><extracomment>EditorCommands</extracomment><translation>У&amp;брать выбранного агента</translation></message>
<message><source>At tick 0 from the project, later from the running world.</source><extracomment>EditorCommands</extracomment><translation>В тике 0 — из проекта, позже — из идущего мира.</translation></message>
<message><source>Send in a &amp;disk</source><extracomment>EditorCommands</extracomment><translation>Отправить кру&amp;гом</translation></message>
<message><source>Send in a &amp;box</source><extracomment>EditorCommands</extracomment><translation>Отправить прямоу&amp;гольником</translation></message>
<message><source>Send in a &amp;line</source><extracomment>EditorCommands</extracomment><translation>Отправить &amp;линией</translation></message>
<message><source>Send in a c&amp;olumn</source><extracomment>EditorCommands</extracomment><translation>Отправить колонно&amp;й</translation></message>
<message><source>Send as they &amp;stand</source><extracomment>EditorCommands</extracomment><translation>Отправить как &amp;стоят</translation></message>
<message><source>Sends the agents that a band has selected to the mouse, each to its slot, so that nobody crosses anybody's way. A right click then does the same.</source><extracomment>EditorCommands</extracomment><translation>Отправляет обведённых рамкой агентов к мыши, каждого на своё место, чтобы никто никому не перешёл дорогу. Потом то же делает правый щелчок.</translation></message>
<message><source>Let the selected agents be sent</source><extracomment>EditorCommands</extracomment><translation>Разрешить отправку выделенных агентов</translation></message>
<message><source>Adds an Own goal and an Arrive to their types, where they have no Own goal.</source><extracomment>EditorCommands</extracomment><translation>Добавляет их типам узлы «Своя цель» и «Прибытие», если своей цели нет.</translation></message>
<message><source>Select &amp;all</source><extracomment>EditorCommands</extracomment><translation>Выделить вс&amp;ё</translation></message>
<message><source>Select &amp;what steers it</source><extracomment>EditorCommands</extracomment><translation>Выделить управля&amp;ющее</translation></message>
<message><source>All cards from which wires lead to the selected ones</source><extracomment>EditorCommands</extracomment><translation>Все карточки, от которых связи ведут к выделенным</translation></message>
<message><source>&amp;Find in the project…</source><extracomment>EditorCommands</extracomment><translation>&amp;Найти в проекте…</translation></message>
<message><source>Nodes, wires, the scene, settings, notes and problems</source><extracomment>EditorCommands</extracomment><translation>Узлы, связи, сцена, настройки, заметки и проблемы</translation></message>
<message><source>Find &amp;next</source><extracomment>EditorCommands</extracomment><translation>Найти да&amp;лее</translation></message>
<message><source>Find pre&amp;vious</source><extracomment>EditorCommands</extracomment><translation>Найти ран&amp;ее</translation></message>
<message><source>Se&amp;ttings…</source><extracomment>EditorCommands</extracomment><translation>Нас&amp;тройки…</translation></message>
<message><source>&amp;Help</source><extracomment>EditorCommands</extracomment><translation>&amp;Справка</translation></message>
<message><source>All &amp;commands…</source><extracomment>EditorCommands</extracomment><translation>Все &amp;команды…</translation></message>
<message><source>Searches all commands</source><extracomment>EditorCommands</extracomment><translation>Поиск по всем командам</translation></message>
<message><source>&amp;Keys and mouse</source><extracomment>EditorCommands</extracomment><translation>Клавиши и &amp;мышь</translation></message>
<message><source>Keyboard &amp;shortcuts…</source><extracomment>EditorCommands</extracomment><translation>&amp;Сочетания клавиш…</translation></message>
<message><source>Changes the keys of any action</source><extracomment>EditorCommands</extracomment><translation>Меняет клавиши любого действия</translation></message>
<message><source>&amp;Last crash report…</source><extracomment>EditorCommands</extracomment><translation>Последний отчёт о с&amp;бое…</translation></message>
<message><source>What the editor did when it ended unexpectedly. It stays on this computer.</source><extracomment>EditorCommands</extracomment><translation>Что делал редактор перед неожиданным завершением. Отчёт остаётся на этом компьютере.</translation></message>
<message><source>&amp;Canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Холст</translation></message>
<message><source>&amp;Find a node to add</source><extracomment>EditorCommands</extracomment><translation>&amp;Найти узел и добавить</translation></message>
<message><source>&amp;Wire the selected cards</source><extracomment>EditorCommands</extracomment><translation>Со&amp;единить выделенные карточки</translation></message>
<message><source>Wire &amp;earlier in the order</source><extracomment>EditorCommands</extracomment><translation>Связь &amp;раньше по порядку</translation></message>
<message><source>Wire &amp;later in the order</source><extracomment>EditorCommands</extracomment><translation>Связь &amp;позже по порядку</translation></message>
<message><source>&amp;Fit the canvas</source><extracomment>EditorCommands</extracomment><translation>Показать &amp;весь холст</translation></message>
<message><source>Shows all cards. In the viewport, the same keys show the whole world</source><extracomment>EditorCommands</extracomment><translation>Показывает все карточки. Во вьюпорте те же клавиши показывают весь мир</translation></message>
<message><source>Zoom &amp;in</source><extracomment>EditorCommands</extracomment><translation>Ув&amp;еличить</translation></message>
<message><source>Zoom &amp;out</source><extracomment>EditorCommands</extracomment><translation>У&amp;меньшить</translation></message>
<message><source>&amp;Zoom to 100%</source><extracomment>EditorCommands</extracomment><translation>Масш&amp;таб 100%</translation></message>
<message><source>&amp;Arrange</source><extracomment>EditorCommands</extracomment><translation>Распо&amp;ложение</translation></message>
<message><source>&amp;Group the selected cards</source><extracomment>EditorCommands</extracomment><translation>С&amp;группировать карточки</translation></message>
<message><source>One card for the selected ones. Tab opens it, and it can be added again</source><extracomment>EditorCommands</extracomment><translation>Одна карточка вместо выделенных. Tab открывает её; её можно добавить ещё раз</translation></message>
<message><source>&amp;Ungroup</source><extracomment>EditorCommands</extracomment><translation>Разгр&amp;уппировать</translation></message>
<message><source>Make inde&amp;pendent</source><extracomment>EditorCommands</extracomment><translation>Сделать независимо&amp;й</translation></message>
<message><source>Edits of this group no longer act on the others of its kind</source><extracomment>EditorCommands</extracomment><translation>Правки этой группы больше не действуют на другие группы этого вида</translation></message>
<message><source>&amp;Frame the selected cards</source><extracomment>EditorCommands</extracomment><translation>О&amp;бвести карточки рамкой</translation></message>
<message><source>A titled area around the cards, which moves them along</source><extracomment>EditorCommands</extracomment><translation>Подписанная область вокруг карточек; карточки движутся вместе с ней</translation></message>
<message><source>Add a &amp;comment</source><extracomment>EditorCommands</extracomment><translation>Добавить &amp;комментарий</translation></message>
<message><source>Edit &amp;title, text or weight</source><extracomment>EditorCommands</extracomment><translation>Изменить &amp;заголовок, текст или вес</translation></message>
<message><source>Edits the selected frame, comment or wire; for a card, goes to its settings</source><extracomment>EditorCommands</extracomment><translation>Изменяет выделенную рамку, комментарий или связь; у карточки переходит к настройкам</translation></message>
<message><source>&amp;Select the contents of the frame</source><extracomment>EditorCommands</extracomment><translation>Выделить содер&amp;жимое рамки</translation></message>
<message><source>&amp;Mute</source><extracomment>EditorCommands</extracomment><translation>&amp;Отключить</translation></message>
<message><source>The selected cards have no effect; their settings stay. Agents of a muted type move on without steering</source><extracomment>EditorCommands</extracomment><translation>Выделенные карточки не действуют, но настройки сохраняются. Агенты отключённого типа движутся без управления</translation></message>
<message><source>S&amp;olo</source><extracomment>EditorCommands</extracomment><translation>&amp;Соло</translation></message>
<message><source>Silences the other behaviors of the agents that the selected ones steer</source><extracomment>EditorCommands</extracomment><translation>Заглушает остальные поведения агентов, которыми управляют выделенные</translation></message>
<message><source>&amp;Insert a node into the wire…</source><extracomment>EditorCommands</extracomment><translation>Вставить &amp;узел в связь…</translation></message>
<message><source>&amp;Detach from the wires</source><extracomment>EditorCommands</extracomment><translation>Отсое&amp;динить от связей</translation></message>
<message><source>Takes the selected cards out of their wires and closes the gaps</source><extracomment>EditorCommands</extracomment><translation>Вынимает выделенные карточки из связей и замыкает разрывы</translation></message>
<message><source>Sho&amp;w as formula</source><extracomment>EditorCommands</extracomment><translation>Показать &amp;формулой</translation></message>
<message><source>The selected behavior becomes a Formula force that does the same, with lines that you can change</source><extracomment>EditorCommands</extracomment><translation>Выделенное поведение становится «Силой по формуле», которая делает то же самое строками, которые можно менять</translation></message>
<message><source>Add a point to the w&amp;ire</source><extracomment>EditorCommands</extracomment><translation>Добавить точку на св&amp;язь</translation></message>
<message><source>The wire passes through its points. A double click on a wire adds one, too; drag it to move it</source><extracomment>EditorCommands</extracomment><translation>Связь проходит через свои точки. Двойной щелчок по связи тоже добавляет точку; её можно перетащить</translation></message>
<message><source>Remove the points of the wire</source><extracomment>EditorCommands</extracomment><translation>Удалить точки связи</translation></message>
<message><source>&amp;Lay out the cards</source><extracomment>EditorCommands</extracomment><translation>Разложит&amp;ь карточки</translation></message>
<message><source>Lays out the selected cards, or all, from left to right</source><extracomment>EditorCommands</extracomment><translation>Раскладывает выделенные карточки или все слева направо</translation></message>
<message><source>Fit the s&amp;election</source><extracomment>EditorCommands</extracomment><translation>Показать в&amp;ыделение</translation></message>
<message><source>&amp;Align and distribute</source><extracomment>EditorCommands</extracomment><translation>Вы&amp;равнивание и распределение</translation></message>
<message><source>Bring to the front of the world</source><extracomment>EditorCommands</extracomment><translation>На передний план мира</translation></message>
<message><source>Draws the selected scene items over the others</source><extracomment>EditorCommands</extracomment><translation>Рисует выделенные объекты сцены поверх других</translation></message>
<message><source>Send to the back of the world</source><extracomment>EditorCommands</extracomment><translation>На задний план мира</translation></message>
<message><source>Draws the selected scene items below the others</source><extracomment>EditorCommands</extracomment><translation>Рисует выделенные объекты сцены под другими</translation></message>
<message><source>Align &amp;left edges</source><extracomment>EditorCommands</extracomment><translation>По &amp;левому краю</translation></message>
<message><source>Align &amp;right edges</source><extracomment>EditorCommands</extracomment><translation>По &amp;правому краю</translation></message>
<message><source>Align to&amp;p edges</source><extracomment>EditorCommands</extracomment><translation>По &amp;верхнему краю</translation></message>
<message><source>Align &amp;bottom edges</source><extracomment>EditorCommands</extracomment><translation>По &amp;нижнему краю</translation></message>
<message><source>Align centers in a &amp;column</source><extracomment>EditorCommands</extracomment><translation>Центры в &amp;столбец</translation></message>
<message><source>Align centers in a ro&amp;w</source><extracomment>EditorCommands</extracomment><translation>Центры в ст&amp;року</translation></message>
<message><source>Equal gaps &amp;across</source><extracomment>EditorCommands</extracomment><translation>Равные промежутки по &amp;горизонтали</translation></message>
<message><source>Equal gaps &amp;down</source><extracomment>EditorCommands</extracomment><translation>Равные промежутки по верт&amp;икали</translation></message>
<message><source>Acts on cards, or on scene items where the viewport was used last</source><extracomment>EditorCommands</extracomment><translation>Действует на карточки или на объекты сцены, если последним был вьюпорт</translation></message>
<message><source>Open</source><extracomment>EditorCommands</extracomment><translation>Открыть</translation></message>
<message><source>Turn left by 90°</source><extracomment>EditorCommands</extracomment><translation>Повернуть влево на 90°</translation></message>
<message><source>Turn right by 90°</source><extracomment>EditorCommands</extracomment><translation>Повернуть вправо на 90°</translation></message>
<message><source>Turn left by 15°</source><extracomment>EditorCommands</extracomment><translation>Повернуть влево на 15°</translation></message>
<message><source>Mirror left to right</source><extracomment>EditorCommands</extracomment><translation>Отразить слева направо</translation></message>
<message><source>Mirror top to bottom</source><extracomment>EditorCommands</extracomment><translation>Отразить сверху вниз</translation></message>
<message><source>Twice as large</source><extracomment>EditorCommands</extracomment><translation>Вдвое больше</translation></message>
<message><source>Half as large</source><extracomment>EditorCommands</extracomment><translation>Вдвое меньше</translation></message>
<message><source>&amp;View</source><extracomment>EditorCommands</extracomment><translation>&amp;Вид</translation></message>
<message><source>&amp;Fit the world</source><extracomment>EditorCommands</extracomment><translation>Показать весь &amp;мир</translation></message>
<message><source>Shows the whole world in the viewport</source><extracomment>EditorCommands</extracomment><translation>Показывает весь мир во вьюпорте</translation></message>
<message><source>La&amp;yers of the world</source><extracomment>EditorCommands</extracomment><translation>С&amp;лои мира</translation></message>
<message><source>Lists the layers over the world, to show, hide and lock scene items together</source><extracomment>EditorCommands</extracomment><translation>Список слоёв поверх мира: показывать, скрывать и блокировать объекты сцены вместе</translation></message>
<message><source>References as &amp;wires</source><extracomment>EditorCommands</extracomment><translation>Ссылки как &amp;связи</translation></message>
<message><source>Draws all references to agent types as wires, also those that are long or lead back</source><extracomment>EditorCommands</extracomment><translation>Рисует все ссылки на типы агентов как связи, в том числе длинные и обратные</translation></message>
<message><source>&amp;Minimap</source><extracomment>EditorCommands</extracomment><translation>Мини-к&amp;арта</translation></message>
<message><source>Minimap with more than 60 cards, or with more than 20 that are not all in view</source><extracomment>EditorCommands</extracomment><translation>Мини-карта: если карточек больше 60 или больше 20 и не все видны</translation></message>
<message><source>&amp;Dark colors</source><extracomment>EditorCommands</extracomment><translation>&amp;Тёмные цвета</translation></message>
<message><source>&amp;Next layout</source><extracomment>EditorCommands</extracomment><translation>Следу&amp;ющая раскладка</translation></message>
<message><source>Layout: &amp;canvas</source><extracomment>EditorCommands</extracomment><translation>Раскладка: &amp;холст</translation></message>
<message><source>Layout: &amp;both, side by side</source><extracomment>EditorCommands</extracomment><translation>Раскладка: &amp;рядом</translation></message>
<message><source>Layout: &amp;viewport</source><extracomment>EditorCommands</extracomment><translation>Раскладка: вь&amp;юпорт</translation></message>
<message><source>Layout: both, viewport &amp;below</source><extracomment>EditorCommands</extracomment><translation>Раскладка: вьюпорт с&amp;низу</translation></message>
<message><source>Layout: &amp;automatic</source><extracomment>EditorCommands</extracomment><translation>Раскладка: &amp;автоматически</translation></message>
<message><source>Canvas and viewport side by side or one above the other, as this project needs it</source><extracomment>EditorCommands</extracomment><translation>Холст и вьюпорт рядом или друг над другом — как нужно проекту</translation></message>
<message><source>Maximize this &amp;pane</source><extracomment>EditorCommands</extracomment><translation>Развернуть &amp;панель</translation></message>
<message><source>Show all &amp;panes again</source><extracomment>EditorCommands</extracomment><translation>Показать все &amp;панели</translation></message>
<message><source>The canvas or the viewport, whichever has the keyboard, without the panes beside it</source><extracomment>EditorCommands</extracomment><translation>Холст или вьюпорт, где сейчас клавиатура, без панелей рядом</translation></message>
<message><source>Lesson</source><extracomment>EditorCommands</extracomment><translation>Урок</translation></message>
<message><source>&amp;Notes beside the canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Заметки рядом с холстом</translation></message>
<message><source>What the project is, how it works, what to notice and what to try</source><extracomment>EditorCommands</extracomment><translation>Что это за проект, как он работает, что заметить и что попробовать</translation></message>
<message><source>Leave the &amp;presentation</source><extracomment>EditorCommands</extracomment><translation>Завершить по&amp;каз</translation></message>
<message><source>&amp;Present</source><extracomment>EditorCommands</extracomment><translation>По&amp;каз</translation></message>
<message><source>Present, or leave the presentation</source><extracomment>EditorCommands</extracomment><translation>Начать или завершить показ</translation></message>
<message><source>Only the viewport, the parameters and the notes, in large type; Esc leaves</source><extracomment>EditorCommands</extracomment><translation>Только вьюпорт, параметры и заметки крупным шрифтом; Esc завершает</translation></message>
<message><source>Leave the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Выйти из &amp;урока</translation></message>
<message><source>Begin the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Начать &amp;урок</translation></message>
<message><source>Begin the lesson, or leave it</source><extracomment>EditorCommands</extracomment><translation>Начать урок или выйти из него</translation></message>
<message><source>Follows the steps of the project; a step that asks waits for a guess before the world plays</source><extracomment>EditorCommands</extracomment><translation>Идёт по шагам проекта; шаг с вопросом ждёт прогноза, потом мир запускается</translation></message>
<message><source>Ne&amp;xt step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Следу&amp;ющий шаг урока</translation></message>
<message><source>Pre&amp;vious step of the lesson</source><extracomment>EditorCommands</extracomment><translation>&amp;Предыдущий шаг урока</translation></message>
<message><source>&amp;Unlock the step</source><extracomment>EditorCommands</extracomment><translation>&amp;Открыть шаг</translation></message>
<message><source>Unlock the step without a guess</source><extracomment>EditorCommands</extracomment><translation>Открыть шаг без прогноза</translation></message>
<message><source>For teachers: plays the world, and shows the answer as after a guess</source><extracomment>EditorCommands</extracomment><translation>Для учителей: запускает мир и показывает ответ, как после прогноза</translation></message>
<message><source>Hand in the ans&amp;wers…</source><extracomment>EditorCommands</extracomment><translation>С&amp;дать ответы…</translation></message>
<message><source>Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown</source><extracomment>EditorCommands</extracomment><translation>Записывает вопросы урока с прогнозами: PDF для печати, CSV или Markdown</translation></message>
<message><source>Runs both side by side, from one seed and with the same mouse</source><extracomment>EditorCommands</extracomment><translation>Запускает оба мира рядом, с одним зерном и одной мышью</translation></message>
<message><source>Reset &amp;all</source><extracomment>EditorCommands</extracomment><translation>Сбросить &amp;всё</translation></message>
<message><source>Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed</source><extracomment>EditorCommands</extracomment><translation>Выходит из эксперимента, возвращает сохранённые значения параметров и начинает прогон заново с обычной скоростью</translation></message>
<message><source>Make an &amp;experiment from the changes</source><extracomment>EditorCommands</extracomment><translation>Сделать &amp;эксперимент из изменений</translation></message>
<message><source>Saves the settings that differ from the saved project as an experiment</source><extracomment>EditorCommands</extracomment><translation>Сохраняет настройки, отличные от сохранённого проекта, как эксперимент</translation></message>
<message><source>&amp;Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>&amp;Вернуть настройки до эксперимента</translation></message>
<message><source>&amp;Leave “%1”</source><extracomment>EditorCommands</extracomment><translation>Вы&amp;йти из «%1»</translation></message>
<message><source>Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>Вернуть настройки до эксперимента</translation></message>
<message><source>Restores the settings from before the experiment</source><extracomment>EditorCommands</extracomment><translation>Возвращает настройки, какими они были до эксперимента</translation></message>
<message><source>Make a &amp;parameter of the wire's weight</source><extracomment>EditorCommands</extracomment><translation>Вес связи как &amp;параметр</translation></message>
<message><source>Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go</source><extracomment>EditorCommands</extracomment><translation>Делает вес выделенной связи параметром с ползунком или освобождает его</translation></message>
<message><source>&amp;Compare with the saved project</source><extracomment>EditorCommands</extracomment><translation>&amp;Сравнить с сохранённым проектом</translation></message>
<message><source>Compare with the settings &amp;before the experiment</source><extracomment>EditorCommands</extracomment><translation>Сравнить с настройками &amp;до эксперимента</translation></message>
<message><source>Compare with&amp;out the selected card</source><extracomment>EditorCommands</extracomment><translation>Сравнить &amp;без выделенной карточки</translation></message>
<message><source>Runs the world beside one in which the card is muted</source><extracomment>EditorCommands</extracomment><translation>Запускает рядом мир, где карточка отключена</translation></message>
<message><source>&amp;Stop comparing</source><extracomment>EditorCommands</extracomment><translation>&amp;Закончить сравнение</translation></message>
<message><source>&amp;Simulation</source><extracomment>EditorCommands</extracomment><translation>&amp;Симуляция</translation></message>
<message><source>The lesson asks for a guess first. Then the world plays.</source><extracomment>EditorCommands</extracomment><translation>Урок сначала ждёт прогноза. Потом мир запустится.</translation></message>
<message><source>&amp;Pause</source><extracomment>EditorCommands</extracomment><translation>П&amp;ауза</translation></message>
<message><source>&amp;Play</source><extracomment>EditorCommands</extracomment><translation>Зап&amp;устить</translation></message>
<message><source>Play or pause</source><extracomment>EditorCommands</extracomment><translation>Запустить или приостановить</translation></message>
<message><source>Pause here. Edits still act.</source><extracomment>EditorCommands</extracomment><translation>Остановить здесь. Правки всё равно действуют.</translation></message>
<message><source>Run the world. You can edit everything meanwhile.</source><extracomment>EditorCommands</extracomment><translation>Запустить мир. При этом можно всё менять.</translation></message>
<message><source>&amp;Step</source><extracomment>EditorCommands</extracomment><translation>&amp;Шаг</translation></message>
<message><source>One tick: all agents decide from what they see now, then all move.</source><extracomment>EditorCommands</extracomment><translation>Один тик: все агенты решают по тому, что видят сейчас, затем все движутся.</translation></message>
<message><source>&amp;Reset</source><extracomment>EditorCommands</extracomment><translation>&amp;Сброс</translation></message>
<message><source>Back to the start with the project as it is now, at normal speed. Contacts count from 0.</source><extracomment>EditorCommands</extracomment><translation>К началу, с проектом как сейчас и обычной скоростью. Счёт касаний начинается с 0.</translation></message>
<message><source>&amp;Faster</source><extracomment>EditorCommands</extracomment><translation>&amp;Быстрее</translation></message>
<message><source>S&amp;lower</source><extracomment>EditorCommands</extracomment><translation>&amp;Медленнее</translation></message>
<message><source>E&amp;xplain</source><extracomment>EditorCommands</extracomment><translation>&amp;Объяснение</translation></message>
<message><source>Select the &amp;next agent</source><extracomment>EditorCommands</extracomment><translation>Выбрать с&amp;ледующего агента</translation></message>
<message><source>Shows its numbers on the wires, on the cards, and in the formula of the selected node.</source><extracomment>EditorCommands</extracomment><translation>Показывает его числа на связях, карточках и в формуле выделенного узла.</translation></message>
<message><source>Select the &amp;previous agent</source><extracomment>EditorCommands</extracomment><translation>Выбрать &amp;предыдущего агента</translation></message>
<message><source>&amp;Deselect the agent</source><extracomment>EditorCommands</extracomment><translation>Снять выбо&amp;р агента</translation></message>
<message><source>The wires show no numbers then.</source><extracomment>EditorCommands</extracomment><translation>Тогда на связях нет чисел.</translation></message>
<message><source>&amp;What if it were not there?</source><extracomment>EditorCommands</extracomment><translation>А если бы её &amp;не было?</translation></message>
<message><source>Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.</source><extracomment>EditorCommands</extracomment><translation>Держать: призраки показывают две секунды вперёд без выделенных узлов. Нажать: до следующего нажатия.</translation></message>
<message><source>&amp;Timeline</source><extracomment>EditorCommands</extracomment><translation>Шкала &amp;времени</translation></message>
<message><source>Step &amp;back</source><extracomment>EditorCommands</extracomment><translation>Шаг &amp;назад</translation></message>
<message><source>Goes to the previous tick. Step goes to the next.</source><extracomment>EditorCommands</extracomment><translation>К предыдущему тику. «Шаг» ведёт к следующему.</translation></message>
<message><source>Back to the &amp;start of the timeline</source><extracomment>EditorCommands</extracomment><translation>К &amp;началу шкалы времени</translation></message>
<message><source>Goes back as far as possible. Nothing is lost: the end stays.</source><extracomment>EditorCommands</extracomment><translation>Назад насколько возможно. Ничего не теряется: конец остаётся.</translation></message>
<message><source>To &amp;now</source><extracomment>EditorCommands</extracomment><translation>К &amp;текущему</translation></message>
<message><source>Goes to the last tick, where the run continues.</source><extracomment>EditorCommands</extracomment><translation>К последнему тику, откуда прогон продолжается.</translation></message>
<message><source>&amp;Previous edit</source><extracomment>EditorCommands</extracomment><translation>П&amp;редыдущая правка</translation></message>
<message><source>Goes to the previous tick with an edit or a dragged agent.</source><extracomment>EditorCommands</extracomment><translation>К предыдущему тику, где была правка или перетащен агент.</translation></message>
<message><source>N&amp;ext edit</source><extracomment>EditorCommands</extracomment><translation>Сле&amp;дующая правка</translation></message>
<message><source>&amp;Discard the old run</source><extracomment>EditorCommands</extracomment><translation>&amp;Удалить старый прогон</translation></message>
<message><source>Its faded agents disappear.</source><extracomment>EditorCommands</extracomment><translation>Его бледные агенты исчезнут.</translation></message>
<message><source>Watch</source><extracomment>EditorCommands</extracomment><translation>Наблюдение</translation></message>
<message><source>Add &amp;plot…</source><extracomment>EditorCommands</extracomment><translation>Добавить &amp;график…</translation></message>
<message><source>Plots a number of an agent or a group over time</source><extracomment>EditorCommands</extracomment><translation>Строит график числа агента или группы</translation></message>
<message><source>&amp;Color agents by a number…</source><extracomment>EditorCommands</extracomment><translation>&amp;Цвет агентов по числу…</translation></message>
<message><source>Gives each agent of a type the color of its number, with a scale in the legend</source><extracomment>EditorCommands</extracomment><translation>Даёт агентам типа цвет по их числу; шкала — в легенде</translation></message>
<message><source>P&amp;lots</source><extracomment>EditorCommands</extracomment><translation>Г&amp;рафики</translation></message>
<message><source>Shows the plots below the world</source><extracomment>EditorCommands</extracomment><translation>Показывает графики под миром</translation></message>
<message><source>Save plots as a &amp;table…</source><extracomment>EditorCommands</extracomment><translation>Сохранить графики как &amp;таблицу…</translation></message>
<message><source>Writes what the plots show as CSV</source><extracomment>EditorCommands</extracomment><translation>Записывает данные графиков в CSV</translation></message>
<message><source>Try &amp;values…</source><extracomment>EditorCommands</extracomment><translation>Перебрать &amp;значения…</translation></message>
<message><source>Runs the project with other values of a setting, a weight or a parameter, and plots what they change</source><extracomment>EditorCommands</extracomment><translation>Запускает проект с другими значениями настройки, веса или параметра и строит график результата</translation></message>
<message><source>Fin&amp;d values…</source><extracomment>EditorCommands</extracomment><translation>&amp;Подобрать значения…</translation></message>
<message><source>Looks for settings, weights and parameters that bring a number where you want it</source><extracomment>EditorCommands</extracomment><translation>Ищет настройки, веса и параметры, при которых число станет таким, как нужно</translation></message>
<message><source>&amp;Sweeps</source><extracomment>EditorCommands</extracomment><translation>Пере&amp;боры</translation></message>
<message><source>Shows the values that were tried, and their results</source><extracomment>EditorCommands</extracomment><translation>Показывает испробованные значения и их результаты</translation></message>
<message><source>&amp;Follow the picked agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Следить за выбранным агентом</translation></message>
<message><source>Keeps it in the middle, as F in the viewport does; Esc or panning stops</source><extracomment>EditorCommands</extracomment><translation>Держит его в центре, как F во вьюпорте; остановить: Esc или сдвиг вида</translation></message>
<message><source>Save pict&amp;ure…</source><extracomment>EditorCommands</extracomment><translation>Сохранить &amp;картинку…</translation></message>
<message><source>Saves the viewport as PNG</source><extracomment>EditorCommands</extracomment><translation>Сохраняет вьюпорт как PNG</translation></message>
<message><source>&amp;Record film…</source><extracomment>EditorCommands</extracomment><translation>Записать &amp;фильм…</translation></message>
<message><source>Records the viewport as MP4 or GIF</source><extracomment>EditorCommands</extracomment><translation>Записывает вьюпорт как MP4 или GIF</translation></message>
<message><source>No agents yet</source><extracomment>EmptyWorld</extracomment><translation>Агентов пока нет</translation></message>
<message><source>Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.</source><extracomment>EmptyWorld</extracomment><translation>Добавьте из палитры тип агентов, затем поведение, например «Блуждание», и соедините его с портом «Управление» типа.</translation></message>
<message><source>, beside %1</source><extracomment>EventRow</extracomment><translation>, рядом: %1</translation></message>
<message><source>Go to the last time before this one, and pick who did it.</source><extracomment>EventRow</extracomment><translation>Перейти к предыдущему такому случаю и выбрать того, кто это сделал.</translation></message>
<message><source>%1 touched %2</source><extracomment>EventsModel</extracomment><translation>Касание: %1 и %2</translation></message>
<message><source>%1 entered %2</source><extracomment>EventsModel</extracomment><translation>%1: вход в режим «%2»</translation></message>
<message><source>%1 arrived: %2</source><extracomment>EventsModel</extracomment><translation>Прибытие: %1, %2</translation></message>
<message><source>Examples</source><extracomment>ExampleListModel</extracomment><translation>Примеры</translation></message>
<message><source>More</source><extracomment>ExampleListModel</extracomment><translation>Ещё</translation></message>
<message><source>This file has problems: %1</source><extracomment>ExampleListModel</extracomment><translation>В файле есть проблемы: %1</translation></message>
<message><source>Experiments</source><extracomment>ExperimentList</extracomment><translation>Эксперименты</translation></message>
<message><source>Leave “%1”</source><extracomment>ExperimentList</extracomment><translation>Выйти из «%1»</translation></message>
<message><source>Start “%1”</source><extracomment>ExperimentList</extracomment><translation>Начать «%1»</translation></message>
<message><source>Restore earlier settings</source><extracomment>ExperimentList</extracomment><translation>Вернуть прежние настройки</translation></message>
<message><source>Save my changes as an experiment</source><extracomment>ExperimentList</extracomment><translation>Сохранить мои изменения как эксперимент</translation></message>
<message><source>“%1” cannot be started. %2</source><extracomment>ExperimentListModel</extracomment><translation>«%1» нельзя начать. %2</translation></message>
<message><source>Experiment: %1</source><extracomment>ExperimentListModel</extracomment><translation>Эксперимент: %1</translation></message>
<message><source>Back to before %1</source><extracomment>ExperimentListModel</extracomment><translation>Назад, до «%1»</translation></message>
<message><source>No setting differs from the saved project, so there is nothing to make an experiment of. Move a slider or change a setting first.</source><extracomment>ExperimentListModel</extracomment><translation>Настройки не отличаются от сохранённого проекта, эксперимент делать не из чего. Сначала сдвиньте ползунок или измените настройку.</translation></message>
<message><source>Make an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Сделать эксперимент</translation></message>
<message><source>The experiment has the settings that differ. It does not have other changes, such as added or removed cards.</source><extracomment>ExperimentListModel</extracomment><translation>В эксперимент входят изменённые настройки. Другие изменения, например добавленные и удалённые карточки, не входят.</translation></message>
<message><source>Move an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Переместить эксперимент</translation></message>
<message><source>Delete an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Удалить эксперимент</translation></message>
<message><source>Rename an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Переименовать эксперимент</translation></message>
<message><source>Experiment</source><extracomment>ExperimentListModel</extracomment><translation>Эксперимент</translation></message>
<message><source>Exported “%1”</source><extracomment>ExportedDialog</extracomment><translation>Экспортировано: «%1»</translation></message>
<message><source>Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.</source><extracomment>ExportedDialog</extracomment><translation>Откройте её в любом браузере. Ей не нужны ни сеть, ни другие файлы: отправьте её по почте или выложите на сайт.</translation></message>
<message><source>Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.</source><extracomment>ExportedDialog</extracomment><translation>Игра загружает этот файл, и её агенты движутся точно как здесь. В C++: tiller::game::World::load("%1"). В C, Python, JavaScript, Lua, C# и Godot есть то же самое: см. docs/games/README.md.</translation></message>
<message><source>The desktop has no program that opens it.</source><extracomment>ExportedDialog</extracomment><translation>В системе нет программы, которая это открывает.</translation></message>
<message><source>Open the page</source><extracomment>ExportedDialog</extracomment><translation>Открыть страницу</translation></message>
<message><source>Open the folder</source><extracomment>ExportedDialog</extracomment><translation>Открыть папку</translation></message>
<message><source>Close</source><extracomment>ExportedDialog</extracomment><translation>Закрыть</translation></message>
<message><source>CSV for a spreadsheet: %1 (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV для электронной таблицы: %1 (*.csv)</translation></message>
<message><source>CSV for a spreadsheet, means: %1 (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV для электронной таблицы, средние: %1 (*.csv)</translation></message>
<message><source>CSV, plain (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV, простой (*.csv)</translation></message>
<message><source>Open a project or a recording</source><extracomment>FileDialogs</extracomment><translation>Открыть проект или запись</translation></message>
<message><source>Projects and recordings (*.tiller *.tiller-recording);;Exports and input logs (*.json);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Проекты и записи (*.tiller *.tiller-recording);;Экспорт и журналы ввода (*.json);;Все файлы (*)</translation></message>
<message><source>Where is %1?</source><extracomment>FileDialogs</extracomment><translation>Где находится %1?</translation></message>
<message><source>Tiller projects (*.tiller);;Exports (*.json)</source><extracomment>FileDialogs</extracomment><translation>Проекты Tiller (*.tiller);;Экспорт (*.json)</translation></message>
<message><source>Import a map</source><extracomment>FileDialogs</extracomment><translation>Импортировать карту</translation></message>
<message><source>Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Карты Tiled и LDtk (*.tmj *.tmx *.ldtk);;Все файлы (*)</translation></message>
<message><source>Add a part</source><extracomment>FileDialogs</extracomment><translation>Добавить блок</translation></message>
<message><source>Parts (*.tiller-part);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Блоки (*.tiller-part);;Все файлы (*)</translation></message>
<message><source>Save the project</source><extracomment>FileDialogs</extracomment><translation>Сохранить проект</translation></message>
<message><source>Tiller projects (*.tiller)</source><extracomment>FileDialogs</extracomment><translation>Проекты Tiller (*.tiller)</translation></message>
<message><source>Save as a part</source><extracomment>FileDialogs</extracomment><translation>Сохранить как блок</translation></message>
<message><source>Parts (*.tiller-part)</source><extracomment>FileDialogs</extracomment><translation>Блоки (*.tiller-part)</translation></message>
<message><source>For a game (*.json)</source><extracomment>FileDialogs</extracomment><translation>Для игры (*.json)</translation></message>
<message><source>Export for a game</source><extracomment>FileDialogs</extracomment><translation>Экспорт для игры</translation></message>
<message><source>A page that plays in a browser (*.html)</source><extracomment>FileDialogs</extracomment><translation>Страница для браузера (*.html)</translation></message>
<message><source>Export for a game or a browser</source><extracomment>FileDialogs</extracomment><translation>Экспорт для игры или браузера</translation></message>
<message><source>Save the input log</source><extracomment>FileDialogs</extracomment><translation>Сохранить журнал ввода</translation></message>
<message><source>Input logs (*.json)</source><extracomment>FileDialogs</extracomment><translation>Журналы ввода (*.json)</translation></message>
<message><source>Hand in the answers</source><extracomment>FileDialogs</extracomment><translation>Сдать ответы</translation></message>
<message><source>To print (*.pdf)</source><extracomment>FileDialogs</extracomment><translation>Для печати (*.pdf)</translation></message>
<message><source>Text (*.md)</source><extracomment>FileDialogs</extracomment><translation>Текст (*.md)</translation></message>
<message><source>Save a picture of the world</source><extracomment>FileDialogs</extracomment><translation>Сохранить картинку мира</translation></message>
<message><source>Pictures (*.png)</source><extracomment>FileDialogs</extracomment><translation>Картинки (*.png)</translation></message>
<message><source>Save a film of the world</source><extracomment>FileDialogs</extracomment><translation>Сохранить фильм о мире</translation></message>
<message><source>Films (*.mp4 *.gif)</source><extracomment>FileDialogs</extracomment><translation>Фильмы (*.mp4 *.gif)</translation></message>
<message><source>Save the plots as a table</source><extracomment>FileDialogs</extracomment><translation>Сохранить графики как таблицу</translation></message>
<message><source>Save the plot as a picture</source><extracomment>FileDialogs</extracomment><translation>Сохранить график как картинку</translation></message>
<message><source>Pictures (*.png);;Drawings (*.svg)</source><extracomment>FileDialogs</extracomment><translation>Картинки (*.png);;Рисунки (*.svg)</translation></message>
<message><source>Save the chart or table</source><extracomment>FileDialogs</extracomment><translation>Сохранить диаграмму или таблицу</translation></message>
<message><source>Pictures (*.png *.jpg *.jpeg)</source><extracomment>FileDialogs</extracomment><translation>Картинки (*.png *.jpg *.jpeg)</translation></message>
<message><source>Choose a picture for agents</source><extracomment>FileDialogs</extracomment><translation>Выбор картинки для агентов</translation></message>
<message><source>To export pages that play in a browser, run ./dev page once in the sources of Tiller.</source><extracomment>FileDialogs</extracomment><translation>Чтобы экспортировать страницы для браузера, один раз выполните ./dev page в исходниках Tiller.</translation></message>
<message><source>Choose the lessons of the course</source><extracomment>FileDialogs</extracomment><translation>Выбор уроков курса</translation></message>
<message><source>Choose an empty folder for the course, or make one</source><extracomment>FileDialogs</extracomment><translation>Выберите пустую папку для курса или создайте её</translation></message>
<message><source>Drop to open %1 files, one after the other</source><extracomment>FileDrop</extracomment><translation>Отпустите, чтобы открыть файлы по очереди: %1</translation></message>
<message><source>Drop to open “%1”</source><extracomment>FileDrop</extracomment><translation>Отпустите, чтобы открыть «%1»</translation></message>
<message><source>“%1” is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)</source><extracomment>FileDrop</extracomment><translation>«%1» — не проект (.tiller), не запись (.tiller-recording), не экспорт (.json) и не карта (.tmj, .tmx, .ldtk)</translation></message>
<message><source>This report stays on this computer: %1</source><extracomment>FileFlow</extracomment><translation>Отчёт остаётся на этом компьютере: %1</translation></message>
<message><source>The course begins with %1</source><extracomment>FileFlow</extracomment><translation>Курс начинается с файла %1</translation></message>
<message><source>Exporting the course</source><extracomment>FileFlow</extracomment><translation>Экспорт курса</translation></message>
<message><source>Lesson %1 of %2: %3. If you cancel, the folder stays as it is.</source><extracomment>FileFlow</extracomment><translation>Урок %1 из %2: %3. При отмене папка останется как есть.</translation></message>
<message><source>Not in the project's folder: %1. Choose it with “Import a map”.</source><extracomment>FileFlow</extracomment><translation>Нет в папке проекта: %1. Выберите через «Импортировать карту».</translation></message>
<message><source>%1 has changed. “Import maps again” in the menu File updates it.</source><extracomment>FileFlow</extracomment><translation>Изменилась карта %1. Её обновит «Импортировать карты заново» в меню «Файл».</translation></message>
<message><source>The version before this save was not kept: %1</source><extracomment>FileSession</extracomment><translation>Версия до этого сохранения не осталась: %1</translation></message>
<message><source>The file “%1” was moved or deleted</source><extracomment>FileSteps</extracomment><translation>Файл «%1» перемещён или удалён</translation></message>
<message><source>Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.</source><extracomment>FileSteps</extracomment><translation>Ничего не потеряно: проект всё ещё открыт. Сохраните его, чтобы записать файл снова, или сохраните под другим именем.</translation></message>
<message><source>The editor is not attached to the game</source><extracomment>FileSteps</extracomment><translation>Редактор не подключён к игре</translation></message>
<message><source>Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.</source><extracomment>FileSteps</extracomment><translation>Неожиданное завершение Tiller: %1. Причину покажет «Последний отчёт о сбое» в меню «Справка».</translation></message>
<message><source>Saved as %1, and linked to it.</source><extracomment>FileSteps</extracomment><translation>Сохранено как %1 и связано с файлом.</translation></message>
<message><source>Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.</source><extracomment>FileSteps</extracomment><translation>Сохранено как %1. Связи с файлом нет, потому что у проекта ещё нет папки: сохраните рядом проект, затем снова блок.</translation></message>
<message><source>Saved as %1. It is not linked, because it is not in the project's folder.</source><extracomment>FileSteps</extracomment><translation>Сохранено как %1. Связи с файлом нет, потому что он не в папке проекта.</translation></message>
<message><source>Hand in your answers?</source><extracomment>FileSteps</extracomment><translation>Сдать ответы?</translation></message>
<message><source>If you don’t hand in the answers of “%1”, they are lost.</source><extracomment>FileSteps</extracomment><translation>Если не сдать ответы «%1», они пропадут.</translation></message>
<message><source>Don’t hand in</source><extracomment>FileSteps</extracomment><translation>Не сдавать</translation></message>
<message><source>Hand in…</source><extracomment>FileSteps</extracomment><translation>Сдать…</translation></message>
<message><source>Save changes to “%1”?</source><extracomment>FileSteps</extracomment><translation>Сохранить изменения в «%1»?</translation></message>
<message><source>If you don’t save, your changes are lost.</source><extracomment>FileSteps</extracomment><translation>Если не сохранить, изменения пропадут.</translation></message>
<message><source>Don’t save</source><extracomment>FileSteps</extracomment><translation>Не сохранять</translation></message>
<message><source>Save</source><extracomment>FileSteps</extracomment><translation>Сохранить</translation></message>
<message><source>“%1” is open elsewhere</source><extracomment>FileSteps</extracomment><translation>«%1» открыт в другом месте</translation></message>
<message><source>It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.</source><extracomment>FileSteps</extracomment><translation>Он открыт здесь: %1. Если сохранят оба, останется последнее сохранение. Копия — отдельный проект; имя вы дадите при сохранении.</translation></message>
<message><source>Open anyway</source><extracomment>FileSteps</extracomment><translation>Всё равно открыть</translation></message>
<message><source>Open a copy</source><extracomment>FileSteps</extracomment><translation>Открыть копию</translation></message>
<message><source>“%1” was changed by another program</source><extracomment>FileSteps</extracomment><translation>«%1» изменён другой программой</translation></message>
<message><source>Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Перезагрузите, чтобы увидеть версию другой программы; «Отменить» вернёт ваши изменения. Или оставьте свою: следующее сохранение заменит файл.</translation></message>
<message><source>Reload to see the other program’s version. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Перезагрузите, чтобы увидеть версию другой программы. Или оставьте свою: следующее сохранение заменит файл.</translation></message>
<message><source>Keep mine</source><extracomment>FileSteps</extracomment><translation>Оставить мою</translation></message>
<message><source>Where is “%1”?</source><extracomment>FileSteps</extracomment><translation>Где находится «%1»?</translation></message>
<message><source>The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.</source><extracomment>FileSteps</extracomment><translation>Это запись проекта, которого нет рядом. Выберите его файл или откройте копию из записи.</translation></message>
<message><source>Choose the file…</source><extracomment>FileSteps</extracomment><translation>Выбрать файл…</translation></message>
<message><source>Open the copy</source><extracomment>FileSteps</extracomment><translation>Открыть копию из записи</translation></message>
<message><source>%1 (copy)</source><extracomment>FileSteps</extracomment><translation>%1 (копия)</translation></message>
<message><source>The earlier version is restored. Undo takes it back.</source><extracomment>FileSteps</extracomment><translation>Прежняя версия восстановлена. «Отменить» вернёт всё назад.</translation></message>
<message><source>Handed in: saved as %1</source><extracomment>FileSteps</extracomment><translation>Сдано: сохранено как %1</translation></message>
<message><source>The answers could not be saved</source><extracomment>FileSteps</extracomment><translation>Не удалось сохранить ответы</translation></message>
<message><source>The input log could not be saved</source><extracomment>FileSteps</extracomment><translation>Не удалось сохранить журнал ввода</translation></message>
<message><source>This Tiller cannot write pages</source><extracomment>FileSteps</extracomment><translation>Эта сборка Tiller не умеет записывать страницы</translation></message>
<message><source>part</source><extracomment>FileSteps</extracomment><translation>блок</translation></message>
<message><source>Record a film</source><extracomment>FilmDialog</extracomment><translation>Запись фильма</translation></message>
<message><source>A film cannot be recorded</source><extracomment>FilmDialog</extracomment><translation>Фильм записать нельзя</translation></message>
<message><source>The length is a number of seconds, above 0 and up to 3600.</source><extracomment>FilmDialog</extracomment><translation>Длина — число секунд больше 0 и не больше 3600.</translation></message>
<message><source>Replays the simulation and records it at 30 frames per second.</source><extracomment>FilmDialog</extracomment><translation>Повторяет симуляцию и записывает её с частотой 30 кадров в секунду.</translation></message>
<message><source>Shows</source><extracomment>FilmDialog</extracomment><translation>Показывает</translation></message>
<message><source>From the start</source><extracomment>FilmDialog</extracomment><translation>С начала</translation></message>
<message><source>The project as it is now, from tick 0.</source><extracomment>FilmDialog</extracomment><translation>Проект как сейчас, с тика 0.</translation></message>
<message><source>From now on</source><extracomment>FilmDialog</extracomment><translation>С этого момента</translation></message>
<message><source>Starts at the current tick.</source><extracomment>FilmDialog</extracomment><translation>Начинается с текущего тика.</translation></message>
<message><source>The run so far</source><extracomment>FilmDialog</extracomment><translation>Прогон до сих пор</translation></message>
<message><source>Since the reset, with all mouse input and edits.</source><extracomment>FilmDialog</extracomment><translation>После сброса, со всем вводом мышью и правками.</translation></message>
<message><source>Length</source><extracomment>FilmDialog</extracomment><translation>Длина</translation></message>
<message><source>seconds</source><extracomment>FilmDialog</extracomment><translation>секунд</translation></message>
<message><source>Length in seconds</source><extracomment>FilmDialog</extracomment><translation>Длина в секундах</translation></message>
<message><source>Choose a file…</source><extracomment>FilmDialog</extracomment><translation>Выбрать файл…</translation></message>
<message><source>Clear the search</source><extracomment>FilterField</extracomment><translation>Очистить поиск</translation></message>
<message><source>%1 must be a number.</source><extracomment>FindDraft</extracomment><translation>%1: нужно число.</translation></message>
<message><source>%1 must be a number, %2 to %3.</source><extracomment>FindDraft</extracomment><translation>%1: нужно число, %2–%3.</translation></message>
<message><source>Small</source><extracomment>FindDraft</extracomment><translation>Меньше</translation></message>
<message><source>The smaller, the better.</source><extracomment>FindDraft</extracomment><translation>Чем меньше, тем лучше.</translation></message>
<message><source>Large</source><extracomment>FindDraft</extracomment><translation>Больше</translation></message>
<message><source>The larger, the better.</source><extracomment>FindDraft</extracomment><translation>Чем больше, тем лучше.</translation></message>
<message><source>Near</source><extracomment>FindDraft</extracomment><translation>Около</translation></message>
<message><source>The nearer to a number, the better.</source><extracomment>FindDraft</extracomment><translation>Чем ближе к числу, тем лучше.</translation></message>
<message><source>The weight of a goal</source><extracomment>FindDraft</extracomment><translation>Вес цели</translation></message>
<message><source>The number that a goal should be near</source><extracomment>FindDraft</extracomment><translation>Число, к которому цель должна быть близка</translation></message>
<message><source>The number that is reached</source><extracomment>FindDraft</extracomment><translation>Число, которого достигают</translation></message>
<message><source>What the number should be</source><extracomment>FindDraft</extracomment><translation>Каким должно быть число</translation></message>
<message><source>Should be</source><extracomment>FindDraft</extracomment><translation>Должно быть</translation></message>
<message><source>Goal %1</source><extracomment>FindDraft</extracomment><translation>Цель %1</translation></message>
<message><source>The number that it should be near</source><extracomment>FindDraft</extracomment><translation>Число, к которому оно должно быть близко</translation></message>
<message><source>How much this goal counts beside the others</source><extracomment>FindDraft</extracomment><translation>Насколько важна эта цель рядом с другими</translation></message>
<message><source>weight</source><extracomment>FindDraft</extracomment><translation>вес</translation></message>
<message><source>Remove goal %1</source><extracomment>FindDraft</extracomment><translation>Удалить цель %1</translation></message>
<message><source>Number</source><extracomment>FindDraft</extracomment><translation>Число</translation></message>
<message><source>%1: small</source><extracomment>FindDraft</extracomment><translation>%1: меньше</translation></message>
<message><source>%1: large</source><extracomment>FindDraft</extracomment><translation>%1: больше</translation></message>
<message><source>%1: near %2</source><extracomment>FindDraft</extracomment><translation>%1: около %2</translation></message>
<message><source>Another goal</source><extracomment>FindDraft</extracomment><translation>Ещё цель</translation></message>
<message><source>Another number</source><extracomment>FindDraft</extracomment><translation>Ещё число</translation></message>
<message><source>Length of each run in seconds</source><extracomment>FindDraft</extracomment><translation>Длина каждого прогона в секундах</translation></message>
<message><source>Runs of</source><extracomment>FindDraft</extracomment><translation>Прогоны по</translation></message>
<message><source>How many seeds each point has</source><extracomment>FindDraft</extracomment><translation>Сколько зёрен у каждой точки</translation></message>
<message><source>seeds each</source><extracomment>FindDraft</extracomment><translation>зёрен на точку</translation></message>
<message><source>How many seconds the search takes</source><extracomment>FindDraft</extracomment><translation>Сколько секунд длится поиск</translation></message>
<message><source>Search for</source><extracomment>FindDraft</extracomment><translation>Искать</translation></message>
<message><source>Vary</source><extracomment>FindDraft</extracomment><translation>Менять</translation></message>
<message><source>And</source><extracomment>FindDraft</extracomment><translation>И</translation></message>
<message><source>Leave this number as it is</source><extracomment>FindDraft</extracomment><translation>Не менять это число</translation></message>
<message><source>Then the best five and the project run with seeds that the search has not seen.</source><extracomment>FindDraft</extracomment><translation>Затем пять лучших и проект запускаются с зёрнами, которых не было в поиске.</translation></message>
<message><source>Choose the number that may change.</source><extracomment>FindDraft</extracomment><translation>Выберите число, которое можно менять.</translation></message>
<message><source>The number of seeds</source><extracomment>FindDraft</extracomment><translation>Количество зёрен</translation></message>
<message><source>The length of a run</source><extracomment>FindDraft</extracomment><translation>Длина прогона</translation></message>
<message><source>The time to search</source><extracomment>FindDraft</extracomment><translation>Время поиска</translation></message>
<message><source>The number of seeds must be a whole number.</source><extracomment>FindDraft</extracomment><translation>Количество зёрен должно быть целым числом.</translation></message>
<message><source>Score by point; the project is 1, smaller is better</source><extracomment>FindItem</extracomment><translation>Оценка по точкам; проект — 1, меньше — лучше</translation></message>
<message><source>Score</source><extracomment>FindItem</extracomment><translation>Оценка</translation></message>
<message><source>Scores of the search</source><extracomment>FindView</extracomment><translation>Оценки поиска</translation></message>
<message><source>%1: score %2, %3, %4</source><extracomment>FindView</extracomment><translation>%1: оценка %2, %3, %4</translation></message>
<message><source>Compare</source><extracomment>FindView</extracomment><translation>Сравнить</translation></message>
<message><source>Watch values %1 beside the project</source><extracomment>FindView</extracomment><translation>Смотреть значения %1 рядом с проектом</translation></message>
<message><source>Use</source><extracomment>FindView</extracomment><translation>Применить</translation></message>
<message><source>Use values %1 in the project</source><extracomment>FindView</extracomment><translation>Применить значения %1 в проекте</translation></message>
<message><source>Words that fit</source><extracomment>FormulaCompletion</extracomment><translation>Подходящие слова</translation></message>
<message><source>Down chooses, Tab takes the first, Esc closes.</source><extracomment>FormulaCompletion</extracomment><translation>Вниз — выбрать, Tab — взять первое, Esc — закрыть.</translation></message>
<message><source>Its velocity; zero for a place.</source><extracomment>FormulaDraft</extracomment><translation>Его скорость; у места — ноль.</translation></message>
<message><source>Where it is.</source><extracomment>FormulaDraft</extracomment><translation>Где он находится.</translation></message>
<message><source>How far it leads to the right.</source><extracomment>FormulaDraft</extracomment><translation>Насколько ведёт вправо.</translation></message>
<message><source>How far it leads down.</source><extracomment>FormulaDraft</extracomment><translation>Насколько ведёт вниз.</translation></message>
<message><source>Its length.</source><extracomment>FormulaDraft</extracomment><translation>Его длина.</translation></message>
<message><source>A name of this formula.</source><extracomment>FormulaDraft</extracomment><translation>Имя из этой формулы.</translation></message>
<message><source>Functions</source><extracomment>FormulaDraft</extracomment><translation>Функции</translation></message>
<message><source>Symbols</source><extracomment>FormulaDraft</extracomment><translation>Символы</translation></message>
<message><source>Words</source><extracomment>FormulaDraft</extracomment><translation>Слова</translation></message>
<message><source>Remove it</source><extracomment>FormulaEditor</extracomment><translation>Удалить</translation></message>
<message><source>Use “%1”</source><extracomment>FormulaEditor</extracomment><translation>Взять «%1»</translation></message>
<message><source>The card gives no force until this is fixed. Your text is kept.</source><extracomment>FormulaEditor</extracomment><translation>Карточка не даёт силы, пока это не исправлено. Ваш текст сохранён.</translation></message>
<message><source>The response time of these agents is %1: times “response”, the force brings them to that velocity in this time.</source><extracomment>FormulaEditor</extracomment><translation>Время отклика этих агентов — %1: с множителем «response» сила доводит их до этой скорости за это время.</translation></message>
<message><source>Add “* response”</source><extracomment>FormulaEditor</extracomment><translation>Добавить «* response»</translation></message>
<message><source>Symbols and functions</source><extracomment>FormulaEditor</extracomment><translation>Символы и функции</translation></message>
<message><source>Frame %1</source><extracomment>FrameBox</extracomment><translation>Рамка %1</translation></message>
<message><source>What if %1 were not there?</source><extracomment>GhostHold</extracomment><translation>А если бы не было: %1?</translation></message>
<message><source>What if it were not there?</source><extracomment>GhostHold</extracomment><translation>А если бы её не было?</translation></message>
<message><source>Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, Alt+click to pick a value. [ and ] change the radius.</source><extracomment>GroundBrush</extracomment><translation>Тяните — рисовать, Ctrl+тянуть — стирать, Shift+щелчок — линия, Alt+щелчок — взять значение. [ и ] меняют радиус.</translation></message>
<message><source>There is no ground to paint. Draw one with the Ground tool (N).</source><extracomment>GroundBrush</extracomment><translation>Нет грунта, который можно раскрасить. Нарисуйте его инструментом «Грунт» (N).</translation></message>
<message><source>The ground is in a layer that is hidden or locked. Show and unlock it first.</source><extracomment>GroundBrush</extracomment><translation>Грунт в скрытом или заблокированном слое. Сначала покажите и разблокируйте слой.</translation></message>
<message><source>Paint %1</source><extracomment>GroundBrush</extracomment><translation>Раскрасить: %1</translation></message>
<message><source>Fill %1</source><extracomment>GroundBrush</extracomment><translation>Заполнить: %1</translation></message>
<message><source>The picture %1 cannot be read: %2. Choose a PNG or JPEG file.</source><extracomment>GroundBrush</extracomment><translation>Картинку %1 не удалось прочитать: %2. Выберите файл PNG или JPEG.</translation></message>
<message><source>Fill %1 from a picture</source><extracomment>GroundBrush</extracomment><translation>Заполнить по картинке: %1</translation></message>
<message><source>Group %1</source><extracomment>GroupCard</extracomment><translation>Группа %1</translation></message>
<message><source>Untitled part</source><extracomment>GroupEdits</extracomment><translation>Блок без имени</translation></message>
<message><source>One more group of this part. An edit in one changes all of them.</source><extracomment>GroupEdits</extracomment><translation>Ещё одна группа этого блока. Правка в одной меняет все.</translation></message>
<message><source>Select the group to take apart.</source><extracomment>GroupEdits</extracomment><translation>Выделите группу, которую нужно разобрать.</translation></message>
<message><source>Select one group.</source><extracomment>GroupEdits</extracomment><translation>Выделите одну группу.</translation></message>
<message><source>On the card</source><extracomment>GroupInterface</extracomment><translation>На карточке</translation></message>
<message><source>Name on the card</source><extracomment>GroupInterface</extracomment><translation>Имя на карточке</translation></message>
<message><source>Take “%1” from the card</source><extracomment>GroupInterface</extracomment><translation>Убрать «%1» с карточки</translation></message>
<message><source>Show a setting on the card</source><extracomment>GroupInterface</extracomment><translation>Показать настройку на карточке</translation></message>
<message><source>Part file</source><extracomment>GroupInterface</extracomment><translation>Файл блока</translation></message>
<message><source>None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.</source><extracomment>GroupInterface</extracomment><translation>Нет. «Сохранить группу как блок» в меню «Файл» создаст его для других проектов. Проект связывается с файлами блоков в своей папке.</translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>И ещё %n различие.</numerusform><numerusform>И ещё %n различия.</numerusform><numerusform>И ещё %n различий.</numerusform></translation></message>
<message><source>Use the file's version</source><extracomment>GroupInterface</extracomment><translation>Взять версию файла</translation></message>
<message><source>Write mine to the file</source><extracomment>GroupInterface</extracomment><translation>Записать мою в файл</translation></message>
<message><source>Link to a file…</source><extracomment>GroupInterface</extracomment><translation>Связать с файлом…</translation></message>
<message><source>Unlink</source><extracomment>GroupInterface</extracomment><translation>Отвязать от файла</translation></message>
<message><source>%1 of %2</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 (%2)</translation></message>
<message><source>Input of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Вход: %1</translation></message>
<message><source>Output of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Выход: %1</translation></message>
<message><source>Show a setting on the card…</source><extracomment>GroupInterfaceModel</extracomment><translation>Показать настройку на карточке…</translation></message>
<message><source>A port or a setting on a card needs a name.</source><extracomment>GroupInterfaceModel</extracomment><translation>Порту или настройке на карточке нужно имя.</translation></message>
<message><source>Rename a port</source><extracomment>GroupInterfaceModel</extracomment><translation>Переименовать порт</translation></message>
<message><source>Rename a setting on the card</source><extracomment>GroupInterfaceModel</extracomment><translation>Переименовать настройку на карточке</translation></message>
<message><source>Your name</source><extracomment>HandIn</extracomment><translation>Ваше имя</translation></message>
<message><source>Hand in again…</source><extracomment>HandIn</extracomment><translation>Сдать ещё раз…</translation></message>
<message><source>Add point to %1</source><extracomment>HeldPoint</extracomment><translation>Добавить точку: %1</translation></message>
<message><source>Delete point of %1</source><extracomment>HeldPoint</extracomment><translation>Удалить точку: %1</translation></message>
<message><source>Plot a number of these agents over time</source><extracomment>InspectorHead</extracomment><translation>Построить график числа этих агентов</translation></message>
<message><source>How it works</source><extracomment>InspectorHead</extracomment><translation>Как это работает</translation></message>
<message><source>How it works: hide</source><extracomment>InspectorHead</extracomment><translation>Как это работает: скрыть</translation></message>
<message><source>How it works: show</source><extracomment>InspectorHead</extracomment><translation>Как это работает: показать</translation></message>
<message><source>Source: %1</source><extracomment>InspectorHead</extracomment><translation>Источник: %1</translation></message>
<message><source>Opens %1 in your browser.</source><extracomment>InspectorHead</extracomment><translation>Открывает %1 в браузере.</translation></message>
<message><source>Whole world</source><extracomment>InspectorModel</extracomment><translation>Весь мир</translation></message>
<message><source>None</source><extracomment>InspectorModel</extracomment><translation>Нет</translation></message>
<message><source>Range: %1.</source><extracomment>InspectorModel</extracomment><translation>Диапазон: %1.</translation></message>
<message><source>Default: %1.</source><extracomment>InspectorModel</extracomment><translation>По умолчанию: %1.</translation></message>
<message><source>several</source><extracomment>InspectorModel</extracomment><translation>разные</translation></message>
<message><source>%1 takes a number, %2.</source><extracomment>InspectorModel</extracomment><translation>%1: нужно число, %2.</translation></message>
<message><source>Set %1 of %2</source><extracomment>InspectorModel</extracomment><translation>Задать «%1»: %2</translation></message>
<message><source>Rename %1</source><extracomment>InspectorModel</extracomment><translation>Переименовать: %1</translation></message>
<message><source>Change the parameters</source><extracomment>InspectorModel</extracomment><translation>Изменить параметры</translation></message>
<message><source>Drive %1 by a parameter</source><extracomment>InspectorModel</extracomment><translation>Связать с параметром: %1</translation></message>
<message><source>World</source><extracomment>InspectorModel</extracomment><translation>Мир</translation></message>
<message><source>A wire from %1 to %2.</source><extracomment>InspectorModel</extracomment><translation>Связь: %1 → %2.</translation></message>
<message><source>Nothing is selected.

Click a card or a wire to see and change its settings; drag over the canvas to select several and change what they share.

The size of the world, its edges and its time are under World.</source><extracomment>InspectorPane</extracomment><translation>Ничего не выделено.

Щёлкните карточку или связь, чтобы увидеть и изменить настройки; обведите на холсте несколько, чтобы менять общее.

Размер мира, его края и время — на вкладке «Мир».</translation></message>
<message><source>Selection</source><extracomment>InspectorTabs</extracomment><translation>Выделение</translation></message>
<message><source>Agent</source><extracomment>InspectorTabs</extracomment><translation>Агент</translation></message>
<message><source>Notes</source><extracomment>InspectorTabs</extracomment><translation>Заметки</translation></message>
<message><source>Problems</source><extracomment>InspectorTabs</extracomment><translation>Проблемы</translation></message>
<message><source>Press keys…</source><extracomment>KeyRecorder</extracomment><translation>Нажмите клавиши…</translation></message>
<message><source>Keys of %1: %2</source><extracomment>KeyRecorder</extracomment><translation>Клавиши для «%1»: %2</translation></message>
<message><source>none</source><extracomment>KeyRecorder</extracomment><translation>нет</translation></message>
<message><source>Press the new keys</source><extracomment>KeyRecorder</extracomment><translation>Нажмите новые клавиши</translation></message>
<message><source>Press to change them</source><extracomment>KeyRecorder</extracomment><translation>Нажмите, чтобы изменить</translation></message>
<message><source>Viewport: select and move</source><extracomment>Keys</extracomment><translation>Вьюпорт: выделять и двигать</translation></message>
<message><source>Viewport: draw a field, or follow the agent</source><extracomment>Keys</extracomment><translation>Вьюпорт: рисовать поле или следить за агентом</translation></message>
<message><source>Viewport: zoom in</source><extracomment>Keys</extracomment><translation>Вьюпорт: увеличить</translation></message>
<message><source>Viewport: zoom out</source><extracomment>Keys</extracomment><translation>Вьюпорт: уменьшить</translation></message>
<message><source>Canvas: move the card</source><extracomment>Keys</extracomment><translation>Холст: переместить карточку</translation></message>
<message><source>Canvas: along the wire</source><extracomment>Keys</extracomment><translation>Холст: вдоль связи</translation></message>
<message><source>Viewport: %1</source><extracomment>Keys</extracomment><translation>Вьюпорт: %1</translation></message>
<message><source>Ctrl</source><comment>key</comment><extracomment>Keys</extracomment><translation>Ctrl</translation></message>
<message><source>Shift</source><comment>key</comment><extracomment>Keys</extracomment><translation>Shift</translation></message>
<message><source>Alt</source><comment>key</comment><extracomment>Keys</extracomment><translation>Alt</translation></message>
<message><source>Meta</source><comment>key</comment><extracomment>Keys</extracomment><translation>Meta</translation></message>
<message><source>Del</source><comment>key</comment><extracomment>Keys</extracomment><translation>Del</translation></message>
<message><source>Ins</source><comment>key</comment><extracomment>Keys</extracomment><translation>Insert</translation></message>
<message><source>PgUp</source><comment>key</comment><extracomment>Keys</extracomment><translation>Page Up</translation></message>
<message><source>PgDown</source><comment>key</comment><extracomment>Keys</extracomment><translation>Page Down</translation></message>
<message><source>Home</source><comment>key</comment><extracomment>Keys</extracomment><translation>Home</translation></message>
<message><source>End</source><comment>key</comment><extracomment>Keys</extracomment><translation>End</translation></message>
<message><source>Up</source><comment>key</comment><extracomment>Keys</extracomment><translation>Вверх</translation></message>
<message><source>Down</source><comment>key</comment><extracomment>Keys</extracomment><translation>Вниз</translation></message>
<message><source>Left</source><comment>key</comment><extracomment>Keys</extracomment><translation>Влево</translation></message>
<message><source>Right</source><comment>key</comment><extracomment>Keys</extracomment><translation>Вправо</translation></message>
<message><source>Esc</source><comment>key</comment><extracomment>Keys</extracomment><translation>Esc</translation></message>
<message><source>Space</source><comment>key</comment><extracomment>Keys</extracomment><translation>Пробел</translation></message>
<message><source>Return</source><comment>key</comment><extracomment>Keys</extracomment><translation>Enter</translation></message>
<message><source>Backspace</source><comment>key</comment><extracomment>Keys</extracomment><translation>Backspace</translation></message>
<message><source>Drag from a port</source><extracomment>KeysDialog</extracomment><translation>Тянуть от порта</translation></message>
<message><source>Draw a wire; drop it on the empty canvas to choose a node</source><extracomment>KeysDialog</extracomment><translation>Провести связь; на пустом холсте — выбрать узел</translation></message>
<message><source>Right click</source><extracomment>KeysDialog</extracomment><translation>Правый щелчок</translation></message>
<message><source>Add a node here; a menu on cards and wires</source><extracomment>KeysDialog</extracomment><translation>Добавить узел здесь; на карточке и связи — меню</translation></message>
<message><source>Drag a weight</source><extracomment>KeysDialog</extracomment><translation>Тянуть вес</translation></message>
<message><source>Change it; with Shift in small steps; double-click to type</source><extracomment>KeysDialog</extracomment><translation>Изменить; с Shift мелкими шагами; двойной щелчок — ввод</translation></message>
<message><source>Wheel</source><extracomment>KeysDialog</extracomment><translation>Колесо</translation></message>
<message><source>Zoom at the mouse; with Shift, or two fingers, pan</source><extracomment>KeysDialog</extracomment><translation>Масштаб у мыши; с Shift или двумя пальцами — сдвиг</translation></message>
<message><source>Middle button</source><extracomment>KeysDialog</extracomment><translation>Средняя кнопка</translation></message>
<message><source>Pan; or Space and drag</source><extracomment>KeysDialog</extracomment><translation>Сдвиг; или пробел и тянуть</translation></message>
<message><source>Arrows</source><extracomment>KeysDialog</extracomment><translation>Стрелки</translation></message>
<message><source>Go from card to card; with Shift, select more; with Ctrl, move the card</source><extracomment>KeysDialog</extracomment><translation>От карточки к карточке; с Shift — выделить ещё, с Ctrl — переместить карточку</translation></message>
<message><source>Alt and left, right</source><extracomment>KeysDialog</extracomment><translation>Alt и влево, вправо</translation></message>
<message><source>From a card along its wires; on a wire, arrows go to the next one</source><extracomment>KeysDialog</extracomment><translation>От карточки по её связям; на связи стрелки ведут к следующей</translation></message>
<message><source>Page up, page down</source><extracomment>KeysDialog</extracomment><translation>Page Up, Page Down</translation></message>
<message><source>Through all cards, groups, frames and comments</source><extracomment>KeysDialog</extracomment><translation>По всем карточкам, группам, рамкам и комментариям</translation></message>
<message><source>Tab</source><extracomment>KeysDialog</extracomment><translation>Tab</translation></message>
<message><source>Into the selected group; out of an open one</source><extracomment>KeysDialog</extracomment><translation>В выделенную группу; из открытой — наружу</translation></message>
<message><source>Enter</source><extracomment>KeysDialog</extracomment><translation>Enter</translation></message>
<message><source>To the settings of the selected card; to the text or weight of a frame, comment or wire</source><extracomment>KeysDialog</extracomment><translation>К настройкам выделенной карточки; к тексту или весу рамки, комментария или связи</translation></message>
<message><source>Drag a card</source><extracomment>KeysDialog</extracomment><translation>Тянуть карточку</translation></message>
<message><source>It snaps into line with other cards, and into a wire below it; with Alt, neither</source><extracomment>KeysDialog</extracomment><translation>Встаёт в линию с другими и в связь под ней; с Alt — нет</translation></message>
<message><source>V</source><extracomment>KeysDialog</extracomment><translation>V</translation></message>
<message><source>In the viewport: select and move</source><extracomment>KeysDialog</extracomment><translation>Во вьюпорте: выделять и двигать</translation></message>
<message><source>A</source><extracomment>KeysDialog</extracomment><translation>A</translation></message>
<message><source>Add agents; Delete removes the picked one</source><extracomment>KeysDialog</extracomment><translation>Добавлять агентов; Delete удаляет выбранного</translation></message>
<message><source>D</source><extracomment>KeysDialog</extracomment><translation>D</translation></message>
<message><source>Draw a point</source><extracomment>KeysDialog</extracomment><translation>Нарисовать точку</translation></message>
<message><source>P</source><extracomment>KeysDialog</extracomment><translation>P</translation></message>
<message><source>Draw a path; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Рисовать путь; Enter завершает</translation></message>
<message><source>E</source><extracomment>KeysDialog</extracomment><translation>E</translation></message>
<message><source>Draw a region</source><extracomment>KeysDialog</extracomment><translation>Нарисовать область</translation></message>
<message><source>F</source><extracomment>KeysDialog</extracomment><translation>F</translation></message>
<message><source>Draw a field; with an agent picked, follow it</source><extracomment>KeysDialog</extracomment><translation>Рисовать поле; если выбран агент — следить за ним</translation></message>
<message><source>C</source><extracomment>KeysDialog</extracomment><translation>C</translation></message>
<message><source>Draw a round obstacle</source><extracomment>KeysDialog</extracomment><translation>Нарисовать круглое препятствие</translation></message>
<message><source>B</source><extracomment>KeysDialog</extracomment><translation>B</translation></message>
<message><source>Draw a box obstacle</source><extracomment>KeysDialog</extracomment><translation>Нарисовать прямоугольное препятствие</translation></message>
<message><source>Y</source><extracomment>KeysDialog</extracomment><translation>Y</translation></message>
<message><source>Draw a polygon obstacle; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Рисовать многоугольное препятствие; Enter завершает</translation></message>
<message><source>W</source><extracomment>KeysDialog</extracomment><translation>W</translation></message>
<message><source>Draw a wall; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Рисовать стену; Enter завершает</translation></message>
<message><source>Double click</source><extracomment>KeysDialog</extracomment><translation>Двойной щелчок</translation></message>
<message><source>On a line: add a point to a path, wall or polygon; Delete removes the grabbed point</source><extracomment>KeysDialog</extracomment><translation>По линии: добавить точку к пути, стене или многоугольнику; Delete удаляет взятую точку</translation></message>
<message><source>Drag over the ground</source><extracomment>KeysDialog</extracomment><translation>Тянуть по пустому месту</translation></message>
<message><source>In the viewport: select several scene items; with Shift, more</source><extracomment>KeysDialog</extracomment><translation>Во вьюпорте: выделить несколько объектов сцены; с Shift — ещё</translation></message>
<message><source>Ctrl and drag</source><extracomment>KeysDialog</extracomment><translation>Ctrl и тянуть</translation></message>
<message><source>Drag a copy; pressed later, snap to the grid</source><extracomment>KeysDialog</extracomment><translation>Тянуть копию; нажато позже — привязка к сетке</translation></message>
<message><source>Alt and drag</source><extracomment>KeysDialog</extracomment><translation>Alt и тянуть</translation></message>
<message><source>Snap to nothing</source><extracomment>KeysDialog</extracomment><translation>Без привязки</translation></message>
<message><source>Digits, Enter</source><extracomment>KeysDialog</extracomment><translation>Цифры, Enter</translation></message>
<message><source>While dragging: move by so much; 40 along the way, or 40, 20</source><extracomment>KeysDialog</extracomment><translation>При перетаскивании: сдвинуть на столько; 40 по ходу или 40, 20</translation></message>
<message><source>Cancel the current gesture</source><extracomment>KeysDialog</extracomment><translation>Отменить текущий жест</translation></message>
<message><source>Keys and mouse</source><extracomment>KeysDialog</extracomment><translation>Клавиши и мышь</translation></message>
<message><source>Mouse and canvas</source><extracomment>KeysDialog</extracomment><translation>Мышь и холст</translation></message>
<message><source>Change keys…</source><extracomment>KeysDialog</extracomment><translation>Изменить клавиши…</translation></message>
<message><source>Layer %1</source><extracomment>LayerList</extracomment><translation>Слой %1</translation></message>
<message><source>Add a layer</source><extracomment>LayerList</extracomment><translation>Добавить слой</translation></message>
<message><source>Rename layer %1</source><extracomment>LayerList</extracomment><translation>Переименовать слой %1</translation></message>
<message><source>Hide layer %1</source><extracomment>LayerList</extracomment><translation>Скрыть слой %1</translation></message>
<message><source>Show layer %1</source><extracomment>LayerList</extracomment><translation>Показать слой %1</translation></message>
<message><source>Lock layer %1</source><extracomment>LayerList</extracomment><translation>Заблокировать слой %1</translation></message>
<message><source>Unlock layer %1</source><extracomment>LayerList</extracomment><translation>Разблокировать слой %1</translation></message>
<message><source>Set the opacity of layer %1</source><extracomment>LayerList</extracomment><translation>Задать непрозрачность слоя %1</translation></message>
<message><source>Move layer %1</source><extracomment>LayerList</extracomment><translation>Переместить слой %1</translation></message>
<message><source>Remove layer %1</source><extracomment>LayerList</extracomment><translation>Удалить слой %1</translation></message>
<message><source>Select the scene items that the layer should get.</source><extracomment>LayerList</extracomment><translation>Выделите объекты сцены, которые перейдут в слой.</translation></message>
<message><source>Move to layer %1</source><extracomment>LayerList</extracomment><translation>Перенести в слой %1</translation></message>
<message><source>The picture %1 is not shown: all pictures together have more than 100 million pixels.</source><extracomment>LayerPictures</extracomment><translation>Картинка %1 не показана: во всех картинках вместе больше 100 миллионов пикселей.</translation></message>
<message><source>hidden, </source><extracomment>LayerRow</extracomment><translation>скрыт, </translation></message>
<message><source>locked, </source><extracomment>LayerRow</extracomment><translation>заблокирован, </translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n объект</numerusform><numerusform>%n объекта</numerusform><numerusform>%n объектов</numerusform></translation></message>
<message><source>Show %1</source><extracomment>LayerRow</extracomment><translation>Показать: %1</translation></message>
<message><source>Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.</source><extracomment>LayerRow</extracomment><translation>Скрыть в редакторе: %1. Скрытое всё равно действует в симуляции: препятствия по-прежнему останавливают агентов.</translation></message>
<message><source>Unlock %1</source><extracomment>LayerRow</extracomment><translation>Разблокировать: %1</translation></message>
<message><source>Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.</source><extracomment>LayerRow</extracomment><translation>Заблокировать: %1. Содержимое видно, но мышь его не берёт и правки не меняют.</translation></message>
<message><source>Name of the layer</source><extracomment>LayerRow</extracomment><translation>Имя слоя</translation></message>
<message><source>More for %1</source><extracomment>LayerRow</extracomment><translation>Ещё для слоя %1</translation></message>
<message><source>Opacity</source><extracomment>LayerRow</extracomment><translation>Непрозрачность</translation></message>
<message><source>Opacity of the picture of %1</source><extracomment>LayerRow</extracomment><translation>Непрозрачность картинки слоя %1</translation></message>
<message><source>From 0 to 100 %</source><extracomment>LayerRow</extracomment><translation>От 0 до 100 %</translation></message>
<message><source>Move the selection into this layer</source><extracomment>LayerRow</extracomment><translation>Перенести выделенное в этот слой</translation></message>
<message><source>Move the picked agent into this layer</source><extracomment>LayerRow</extracomment><translation>Перенести выбранного агента в этот слой</translation></message>
<message><source>Move the agent %1 into this layer</source><extracomment>LayerRow</extracomment><translation>Перенести в этот слой агента %1</translation></message>
<message><source>Select what is in it</source><extracomment>LayerRow</extracomment><translation>Выделить содержимое слоя</translation></message>
<message><source>Move up, to the front</source><extracomment>LayerRow</extracomment><translation>Выше, к переднему плану</translation></message>
<message><source>Move down, to the back</source><extracomment>LayerRow</extracomment><translation>Ниже, к заднему плану</translation></message>
<message><source>Remove; its items move to the default layer</source><extracomment>LayerRow</extracomment><translation>Удалить; его объекты перейдут в основной слой</translation></message>
<message><source>Layers</source><extracomment>LayersPanel</extracomment><translation>Слои</translation></message>
<message><source>Add a layer. What you draw next comes into it.</source><extracomment>LayersPanel</extracomment><translation>Добавить слой. В него попадёт то, что вы нарисуете дальше.</translation></message>
<message><source>Close the list of layers</source><extracomment>LayersPanel</extracomment><translation>Закрыть список слоёв</translation></message>
<message><source>Layers, the front one first</source><extracomment>LayersPanel</extracomment><translation>Слои, сначала передний</translation></message>
<message><source>Legend</source><extracomment>Legend</extracomment><translation>Легенда</translation></message>
<message><source>Select %1 on the canvas</source><extracomment>Legend</extracomment><translation>Выделить на холсте: %1</translation></message>
<message><source>Go to a step of the lesson</source><extracomment>Lesson</extracomment><translation>Перейти к шагу урока</translation></message>
<message><source>%1 answers</source><extracomment>Lesson</extracomment><translation>%1 — ответы</translation></message>
<message><source>%1, answers of %2</source><extracomment>Lesson</extracomment><translation>%1, ответы — %2</translation></message>
<message><source>Step %1 of %2</source><extracomment>LessonNotes</extracomment><translation>Шаг %1 из %2</translation></message>
<message><source>Leave the lesson, with the settings from before it</source><extracomment>LessonNotes</extracomment><translation>Выйти из урока и вернуть настройки, какими они были до него</translation></message>
<message><source>Watch the world. The answer comes when the run pauses, at %1 s.</source><extracomment>LessonNotes</extracomment><translation>Смотрите на мир. Ответ появится, когда прогон остановится, в %1 с.</translation></message>
<message><source>Show the answer now</source><extracomment>LessonNotes</extracomment><translation>Показать ответ сейчас</translation></message>
<message><source>Answer</source><extracomment>LessonNotes</extracomment><translation>Ответ</translation></message>
<message><source>Question: %1</source><extracomment>LessonQuestion</extracomment><translation>Вопрос: %1</translation></message>
<message><source>your curve</source><extracomment>LessonQuestion</extracomment><translation>ваша кривая</translation></message>
<message><source>the run</source><extracomment>LessonQuestion</extracomment><translation>прогон</translation></message>
<message><source>Sketch of %1</source><extracomment>LessonQuestion</extracomment><translation>Набросок: %1</translation></message>
<message><source>Left and right go along the time, up and down set the value.</source><extracomment>LessonQuestion</extracomment><translation>Влево и вправо — по времени, вверх и вниз — значение.</translation></message>
<message><source>This is my curve</source><extracomment>LessonQuestion</extracomment><translation>Это моя кривая</translation></message>
<message><source>Clear</source><extracomment>LessonQuestion</extracomment><translation>Очистить</translation></message>
<message><source>Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.</source><extracomment>LessonQuestion</extracomment><translation>Нарисуйте кривую на осях мышью, пером, пальцем или стрелками.</translation></message>
<message><source>Make a guess: then the world plays.</source><extracomment>LessonQuestion</extracomment><translation>Сделайте прогноз — и мир запустится.</translation></message>
<message><source>your guess</source><extracomment>LessonQuestion</extracomment><translation>ваш прогноз</translation></message>
<message><source>your guess, right</source><extracomment>LessonQuestion</extracomment><translation>ваш прогноз, верно</translation></message>
<message><source>right</source><extracomment>LessonQuestion</extracomment><translation>верно</translation></message>
<message><source>Back</source><extracomment>LessonSteps</extracomment><translation>Назад</translation></message>
<message><source>Handed in.</source><extracomment>LessonSteps</extracomment><translation>Сдано.</translation></message>
<message><source>The end of the lesson.</source><extracomment>LessonSteps</extracomment><translation>Конец урока.</translation></message>
<message><source>Next step</source><extracomment>LessonSteps</extracomment><translation>Следующий шаг</translation></message>
<message><source>End</source><extracomment>LessonSteps</extracomment><translation>Конец</translation></message>
<message><source>%1 to %2</source><extracomment>LinkListModel</extracomment><translation>%1 → %2</translation></message>
<message><source>; weight %1</source><extracomment>LinkListModel</extracomment><translation>; вес %1</translation></message>
<message><source>; number %1 in the order</source><extracomment>LinkListModel</extracomment><translation>; номер по порядку: %1</translation></message>
<message><source>Move wire earlier</source><extracomment>LinkOrderModel</extracomment><translation>Связь раньше</translation></message>
<message><source>Move wire later</source><extracomment>LinkOrderModel</extracomment><translation>Связь позже</translation></message>
<message><source>%1 is not part of this run: it is wired to no agent type</source><extracomment>LitNode</extracomment><translation>%1: не участвует в прогоне, нет связи ни с одним типом агентов</translation></message>
<message><source>%1 is muted</source><extracomment>LitNode</extracomment><translation>%1: отключено</translation></message>
<message><source>%1 was done for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1: выполнено у %2 из %3</translation></message>
<message><source>%1 is true for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1: истинно у %2 из %3</translation></message>
<message><source>%1 exists for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1: есть у %2 из %3</translation></message>
<message><source>%1 acts on %2 of %3</source><extracomment>LitNode</extracomment><translation>%1: действует на %2 из %3</translation></message>
<message><source>Formula for %1</source><extracomment>LiveFormula</extracomment><translation>Формула: %1</translation></message>
<message><source>For %1, just now</source><extracomment>LiveFormula</extracomment><translation>%1, прямо сейчас</translation></message>
<message><source>For %1, just now: %2</source><extracomment>LiveFormula</extracomment><translation>%1, прямо сейчас: %2</translation></message>
<message><source>no number</source><extracomment>LiveFormulaModel</extracomment><translation>нет числа</translation></message>
<message><source>there</source><extracomment>LiveFormulaModel</extracomment><translation>есть</translation></message>
<message><source>used</source><extracomment>LiveFormulaModel</extracomment><translation>занято</translation></message>
<message><source>active, but skipped</source><extracomment>LiveFormulaModel</extracomment><translation>активно, но пропущено</translation></message>
<message><source>weight * force</source><extracomment>LiveFormulaModel</extracomment><translation>вес * сила</translation></message>
<message><source>“%1” is not finite here, so this agent gets no number from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>«%1» здесь не конечно, поэтому агент не получает числа от карточки.</translation></message>
<message><source>“%1” is not finite here, so this agent gets no force from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>«%1» здесь не конечно, поэтому агент не получает силы от карточки.</translation></message>
<message><source>fires</source><extracomment>LiveLinks</extracomment><translation>сработает</translation></message>
<message><source>Interest %1 and danger %2, in the direction of this wire</source><extracomment>LiveLinks</extracomment><translation>Интерес %1 и опасность %2 в направлении этой связи</translation></message>
<message><source>cut by maximum force: %1</source><extracomment>LiveLinks</extracomment><translation>срезано максимальной силой: %1</translation></message>
<message><source>No earlier time is known.</source><extracomment>Main</extracomment><translation>Более раннее время неизвестно.</translation></message>
<message><source>Both runs start again from tick 0.</source><extracomment>Main</extracomment><translation>Оба прогона начинаются заново с тика 0.</translation></message>
<message><source>All references are drawn as wires. T brings the tags back.</source><extracomment>Main</extracomment><translation>Все ссылки нарисованы как связи. T вернёт метки.</translation></message>
<message><source>Long references are drawn as tags. T draws them as wires.</source><extracomment>Main</extracomment><translation>Длинные ссылки показаны метками. T рисует их как связи.</translation></message>
<message><source>Import “%1”</source><extracomment>MapImportDialog</extracomment><translation>Импорт «%1»</translation></message>
<message><source>Levels</source><extracomment>MapImportDialog</extracomment><translation>Уровни</translation></message>
<message><source>Scale</source><extracomment>MapImportDialog</extracomment><translation>Масштаб</translation></message>
<message><source>world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>единиц мира на пиксель</translation></message>
<message><source>Scale in world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>Масштаб: единиц мира на пиксель</translation></message>
<message><source>Picture</source><extracomment>MapImportDialog</extracomment><translation>Картинка</translation></message>
<message><source>Show the map's picture beneath the world</source><extracomment>MapImportDialog</extracomment><translation>Показать картинку карты под миром</translation></message>
<message><source>shown beneath the world</source><extracomment>MapImportDialog</extracomment><translation>показана под миром</translation></message>
<message><source>%1 becomes</source><extracomment>MapImportDialog</extracomment><translation>Чем станет %1</translation></message>
<message><source>Import</source><extracomment>MapImportDialog</extracomment><translation>Импортировать</translation></message>
<message><source>Agents of %1</source><extracomment>MapImportModel</extracomment><translation>Агенты: %1</translation></message>
<message><source>Only in the picture</source><extracomment>MapImportModel</extracomment><translation>Только на картинке</translation></message>
<message><source>All levels</source><extracomment>MapImportModel</extracomment><translation>Все уровни</translation></message>
<message><source>Reading “%1”</source><extracomment>MapImportModel</extracomment><translation>Читается «%1»</translation></message>
<message><source>If you cancel, the project stays as it is.</source><extracomment>MapImportModel</extracomment><translation>При отмене проект останется как есть.</translation></message>
<message><source>%1 could not be imported</source><extracomment>MapImportModel</extracomment><translation>Не удалось импортировать %1</translation></message>
<message><source>Nothing becomes part of the world. Choose what the rows below become.</source><extracomment>MapImportModel</extracomment><translation>Ничто не станет частью мира. Выберите, чем станут строки ниже.</translation></message>
<message><source>; %1 of the last import are removed</source><extracomment>MapImportModel</extracomment><translation>; из прошлого импорта удаляется: %1</translation></message>
<message><source> It has no tiles or backgrounds to show as a picture.</source><extracomment>MapImportModel</extracomment><translation> В ней нет тайлов и фонов, которые можно показать картинкой.</translation></message>
<message><source>Import %1</source><extracomment>MapImportModel</extracomment><translation>Импортировать: %1</translation></message>
<message><source>Import maps again</source><extracomment>MapImportModel</extracomment><translation>Импортировать карты заново</translation></message>
<message><source>The map's picture could not be saved</source><extracomment>MapImportModel</extracomment><translation>Не удалось сохранить картинку карты</translation></message>
<message><source>Name the map's picture</source><extracomment>MapImportModel</extracomment><translation>Назвать картинку карты</translation></message>
<message><source>There is another %1, so the map's picture is %2. Save the project once more.</source><extracomment>MapImportModel</extracomment><translation>Файл %1 уже есть, поэтому картинка карты — %2. Сохраните проект ещё раз.</translation></message>
<message><source>Add an agent type first: there are no agents to measure.</source><extracomment>MeasureFields</extracomment><translation>Сначала добавьте тип агентов: измерять пока некого.</translation></message>
<message><source>Choose what it is about: a target, a meter, a mode or an action.</source><extracomment>MeasureFields</extracomment><translation>Выберите, о чём речь: цель, запас, режим или действие.</translation></message>
<message><source>Choose the other agent type.</source><extracomment>MeasureFields</extracomment><translation>Выберите второй тип агентов.</translation></message>
<message><source>The time counted must be a number of seconds, %1. 0 counts from the start.</source><extracomment>MeasureFields</extracomment><translation>Время подсчёта — число секунд, %1. 0 считает с начала.</translation></message>
<message><source>The range of the colors must be two numbers. 0 and 0: the least and the largest in the run.</source><extracomment>MeasureFields</extracomment><translation>Диапазон цветов — два числа. 0 и 0: наименьшее и наибольшее в прогоне.</translation></message>
<message><source>The time shown must be a number of seconds, %1.</source><extracomment>MeasureFields</extracomment><translation>Показываемое время — число секунд, %1.</translation></message>
<message><source>Of</source><extracomment>MeasureFields</extracomment><translation>Кого</translation></message>
<message><source>Over the last seconds; 0 counts from the start</source><extracomment>MeasureFields</extracomment><translation>За последние секунды; 0 считает с начала</translation></message>
<message><source>seconds (0 = all)</source><extracomment>MeasureFields</extracomment><translation>секунд (0 = все)</translation></message>
<message><source>Time</source><extracomment>MeasureFields</extracomment><translation>Время</translation></message>
<message><source>All of them</source><extracomment>MeasureFields</extracomment><translation>Все вместе</translation></message>
<message><source>Map of the canvas</source><extracomment>Minimap</extracomment><translation>Карта холста</translation></message>
<message><source>Time shown, in seconds</source><extracomment>MonitorDraft</extracomment><translation>Показываемое время в секундах</translation></message>
<message><source>Time shown</source><extracomment>MonitorDraft</extracomment><translation>Время показа</translation></message>
<message><source>Colors from</source><extracomment>MonitorDraft</extracomment><translation>Цвета от</translation></message>
<message><source>Colors to</source><extracomment>MonitorDraft</extracomment><translation>Цвета до</translation></message>
<message><source>(0 to 0: all numbers)</source><extracomment>MonitorDraft</extracomment><translation>(0 и 0: все числа)</translation></message>
<message><source>Color by a number</source><extracomment>MonitorDraft</extracomment><translation>Цвет по числу</translation></message>
<message><source>Add plot</source><extracomment>MonitorDraft</extracomment><translation>Добавить график</translation></message>
<message><source>Edit plot</source><extracomment>MonitorDraft</extracomment><translation>Изменить график</translation></message>
<message><source>“%1” of %2</source><extracomment>Names</extracomment><translation>«%1» (%2)</translation></message>
<message><source>Line %1: </source><extracomment>Names</extracomment><translation>Строка %1: </translation></message>
<message><source>Select the wire to insert a node into: click it, or press Alt and an arrow key from its card.</source><extracomment>NodeAdder</extracomment><translation>Выделите связь, в которую вставить узел: щёлкните её или нажмите Alt и стрелку от её карточки.</translation></message>
<message><source>%1 is in this mode</source><extracomment>NodeCard</extracomment><translation>%1 в этом режиме</translation></message>
<message><source>Muted</source><extracomment>NodeListModel</extracomment><translation>Отключено</translation></message>
<message><source>Silent: another node is solo</source><extracomment>NodeListModel</extracomment><translation>Молчит: другой узел в режиме соло</translation></message>
<message><source>Close the notes</source><extracomment>NotesPane</extracomment><translation>Закрыть заметки</translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>Урок из %n шага.</numerusform><numerusform>Урок из %n шагов.</numerusform><numerusform>Урок из %n шагов.</numerusform></translation></message>
<message><source>You have handed in your answers.</source><extracomment>NotesView</extracomment><translation>Вы сдали ответы.</translation></message>
<message><source>Your answers stay until you begin again or open another project.</source><extracomment>NotesView</extracomment><translation>Ваши ответы хранятся, пока вы не начнёте заново или не откроете другой проект.</translation></message>
<message><source>Continue at step %1</source><extracomment>NotesView</extracomment><translation>Продолжить с шага %1</translation></message>
<message><source>Begin the lesson</source><extracomment>NotesView</extracomment><translation>Начать урок</translation></message>
<message><source>Begin again</source><extracomment>NotesView</extracomment><translation>Начать заново</translation></message>
<message><source>Done</source><extracomment>NotesView</extracomment><translation>Готово</translation></message>
<message><source>Edit the notes and the lesson</source><extracomment>NotesView</extracomment><translation>Изменить заметки и урок</translation></message>
<message><source>Markdown. [text](node:ID) selects a card, [text](node:ID.SETTING) shows a setting, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.</source><extracomment>NotesView</extracomment><translation>Markdown. [текст](node:ID) выделяет карточку, [текст](node:ID.SETTING) показывает настройку, [текст](agent:NAME) — агента, [текст](experiment:ID) начинает эксперимент, ![текст](picture.png) показывает файл рядом с проектом.</translation></message>
<message><source>Notes explain what the project is, how it works, what to notice and what to try.</source><extracomment>NotesView</extracomment><translation>Заметки объясняют, что это за проект, как он работает, что заметить и что попробовать.</translation></message>
<message><source>Insert link to the selected card</source><extracomment>NotesView</extracomment><translation>Вставить ссылку на выделенную карточку</translation></message>
<message><source>What it is</source><extracomment>NotesView</extracomment><translation>Что это</translation></message>
<message><source>Things to notice</source><extracomment>NotesView</extracomment><translation>Что заметить</translation></message>
<message><source>Things to try</source><extracomment>NotesView</extracomment><translation>Что попробовать</translation></message>
<message><source>Spread of %1</source><extracomment>NumberEditor</extracomment><translation>Разброс: %1</translation></message>
<message><source>Hide the spread</source><extracomment>NumberEditor</extracomment><translation>Скрыть разброс</translation></message>
<message><source>The spread: how much this differs from agent to agent</source><extracomment>NumberEditor</extracomment><translation>Разброс: насколько это различается у агентов</translation></message>
<message><source>Guess</source><extracomment>NumberGuess</extracomment><translation>Прогноз</translation></message>
<message><source>This is not a number.</source><extracomment>NumberGuess</extracomment><translation>Это не число.</translation></message>
<message><source>Your guess: %1</source><extracomment>NumberGuess</extracomment><translation>Ваш прогноз: %1</translation></message>
<message><source>%1, in their order</source><extracomment>OrderList</extracomment><translation>%1, по порядку</translation></message>
<message><source>Earlier</source><extracomment>OrderList</extracomment><translation>Раньше</translation></message>
<message><source>Later</source><extracomment>OrderList</extracomment><translation>Позже</translation></message>
<message><source>Size of the grid</source><extracomment>OverlayMenu</extracomment><translation>Размер сетки</translation></message>
<message><source>units</source><extracomment>OverlayMenu</extracomment><translation>единиц</translation></message>
<message><source>From 1 to 10,000 units</source><extracomment>OverlayMenu</extracomment><translation>От 1 до 10 000 единиц</translation></message>
<message><source>Paint</source><extracomment>PaintingEditor</extracomment><translation>Рисовать</translation></message>
<message><source>Picture…</source><extracomment>PaintingEditor</extracomment><translation>Картинка…</translation></message>
<message><source>Node types</source><extracomment>PaletteList</extracomment><translation>Типы узлов</translation></message>
<message><source>Nothing found. Try what it does: chase, avoid, stop, first.</source><extracomment>PaletteList</extracomment><translation>Ничего не найдено. Введите, что он делает: гонится, избегает, стоп, первый.</translation></message>
<message><source>Added last</source><extracomment>PaletteModel</extracomment><translation>Недавно добавленные</translation></message>
<message><source>Also fits</source><extracomment>PaletteModel</extracomment><translation>Тоже подходит</translation></message>
<message><source>With some of these words</source><extracomment>PaletteModel</extracomment><translation>С некоторыми из этих слов</translation></message>
<message><source>Search nodes</source><extracomment>PalettePane</extracomment><translation>Поиск узлов</translation></message>
<message><source>Fold the palette</source><extracomment>PalettePane</extracomment><translation>Свернуть палитру</translation></message>
<message><source>Keep the palette open</source><extracomment>PalettePane</extracomment><translation>Держать палитру открытой</translation></message>
<message><source>Add a node</source><extracomment>PalettePopup</extracomment><translation>Добавить узел</translation></message>
<message><source>Add what fits this wire</source><extracomment>PalettePopup</extracomment><translation>Добавить подходящее к связи</translation></message>
<message><source>Insert into this wire</source><extracomment>PalettePopup</extracomment><translation>Вставить в эту связь</translation></message>
<message><source>Search</source><extracomment>PaletteRail</extracomment><translation>Поиск</translation></message>
<message><source>Nodes to add</source><extracomment>PaletteRail</extracomment><translation>Узлы для добавления</translation></message>
<message><source>Search the nodes to add</source><extracomment>PaletteRail</extracomment><translation>Поиск узлов для добавления</translation></message>
<message><source>Nodes to add: %1</source><extracomment>PaletteRail</extracomment><translation>Узлы для добавления: %1</translation></message>
<message><source>Also: %1</source><extracomment>PaletteRow</extracomment><translation>Также: %1</translation></message>
<message><source>Drag it onto the canvas, or double-click.</source><extracomment>PaletteRow</extracomment><translation>Перетащите на холст или щёлкните дважды.</translation></message>
<message><source>There is no such file in the project's folder.</source><extracomment>PartFiles</extracomment><translation>В папке проекта нет такого файла.</translation></message>
<message><source>%1 (file)</source><extracomment>PartFiles</extracomment><translation>%1 (файл)</translation></message>
<message><source>The part file %1 in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Файл блока %1 в папке проекта.</translation></message>
<message><source>Equal to the part file “%1”.</source><extracomment>PartFiles</extracomment><translation>Совпадает с файлом блока «%1».</translation></message>
<message><source>Edited in this project. The part file “%1” is without these edits.</source><extracomment>PartFiles</extracomment><translation>Изменено в этом проекте. В файле блока «%1» этих правок нет.</translation></message>
<message><source>The part file “%1” has changed. Use what the file has, or write what this project has to the file.</source><extracomment>PartFiles</extracomment><translation>Файл блока «%1» изменился. Возьмите версию файла или запишите в него версию проекта.</translation></message>
<message><source>The part file “%1” cannot be read. The groups work without it. %2</source><extracomment>PartFiles</extracomment><translation>Файл блока «%1» не читается. Группы работают и без него. %2</translation></message>
<message><source>It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, forces and times mean something else. Change them, or the tick of the world.</source><extracomment>PartFiles</extracomment><translation>Он сделан для мира, где тик длится %1, а здесь тик — %2: его скорости, силы и времена значат другое. Измените их или тик мира.</translation></message>
<message><source>The part could not be saved</source><extracomment>PartFiles</extracomment><translation>Не удалось сохранить блок</translation></message>
<message><source>Select the group to save as a part.</source><extracomment>PartFiles</extracomment><translation>Выделите группу, чтобы сохранить её как блок.</translation></message>
<message><source>Link to a part file</source><extracomment>PartFiles</extracomment><translation>Связать с файлом блока</translation></message>
<message><source>The part file is not in the project's folder. Save it as a part there.</source><extracomment>PartFiles</extracomment><translation>Файл блока не в папке проекта. Сохраните его там как блок.</translation></message>
<message><source>“%1” could not be added as a part</source><extracomment>PartFiles</extracomment><translation>«%1» нельзя добавить как блок</translation></message>
<message><source>Added, but not linked to the file: the project has no folder yet. Save the project beside it, select the group, then choose “Link to a file…”.</source><extracomment>PartFiles</extracomment><translation>Добавлено, но без связи с файлом: у проекта ещё нет папки. Сохраните проект рядом с ним, выделите группу и выберите «Связать с файлом…».</translation></message>
<message><source>“%1” could not be linked</source><extracomment>PartFiles</extracomment><translation>Не удалось связать «%1»</translation></message>
<message><source>A part file is linked only if it is in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Файл блока связывается, только если он в папке проекта.</translation></message>
<message><source>The part file cannot be read.</source><extracomment>PartFiles</extracomment><translation>Файл блока не читается.</translation></message>
<message><source>Take over a part file</source><extracomment>PartFiles</extracomment><translation>Взять версию файла блока</translation></message>
<message><source>Unlink a part file</source><extracomment>PartFiles</extracomment><translation>Отвязать файл блока</translation></message>
<message><source>for %1</source><extracomment>PickedValuesModel</extracomment><translation>уже %1</translation></message>
<message><source>not before %1</source><extracomment>PickedValuesModel</extracomment><translation>не раньше %1</translation></message>
<message><source>waits</source><extracomment>PickedValuesModel</extracomment><translation>ждёт</translation></message>
<message><source>waits for its way</source><extracomment>PickedValuesModel</extracomment><translation>ждёт маршрута</translation></message>
<message><source>%1, tick %2</source><extracomment>PlotCard</extracomment><translation>%1, тик %2</translation></message>
<message><source>Save a picture of this plot, with its title and axes.</source><extracomment>PlotCard</extracomment><translation>Сохранить картинку этого графика, с заголовком и осями.</translation></message>
<message><source>dashed: %1</source><extracomment>PlotCard</extracomment><translation>пунктир: %1</translation></message>
<message><source>Plot of %1</source><extracomment>PlotCard</extracomment><translation>График: %1</translation></message>
<message><source>Tick %1: </source><extracomment>PlotCard</extracomment><translation>Тик %1: </translation></message>
<message><source>; </source><extracomment>PlotCard</extracomment><translation>; </translation></message>
<message><source>Measures from now on.</source><extracomment>PlotCard</extracomment><translation>Измеряет с этого момента.</translation></message>
<message><source>Measures from now on. Press Play.</source><extracomment>PlotCard</extracomment><translation>Измеряет с этого момента. Нажмите «Запустить».</translation></message>
<message><source>Agents</source><extracomment>PlotItem</extracomment><translation>Агенты</translation></message>
<message><source>Time (minutes:seconds)</source><extracomment>PlotItem</extracomment><translation>Время (минуты:секунды)</translation></message>
<message><source>Click to edit this plot; Delete removes it.</source><extracomment>PlotLegendEntry</extracomment><translation>Щёлкните, чтобы изменить график; Delete удаляет его.</translation></message>
<message><source>Edit this plot.</source><extracomment>PlotLegendEntry</extracomment><translation>Изменить этот график.</translation></message>
<message><source>Births and deaths</source><extracomment>PlotListModel</extracomment><translation>Рождения и смерти</translation></message>
<message><source>Births and changes into the type</source><extracomment>PlotListModel</extracomment><translation>Рождения и превращения в тип</translation></message>
<message><source>Deaths and changes into the type</source><extracomment>PlotListModel</extracomment><translation>Смерти и превращения в тип</translation></message>
<message><source>Births, deaths and changes into the type</source><extracomment>PlotListModel</extracomment><translation>Рождения, смерти и превращения в тип</translation></message>
<message><source>%1, births</source><extracomment>PlotListModel</extracomment><translation>%1, рождения</translation></message>
<message><source>%1, deaths</source><extracomment>PlotListModel</extracomment><translation>%1, смерти</translation></message>
<message><source>%1, changes into the type</source><extracomment>PlotListModel</extracomment><translation>%1, превращения в тип</translation></message>
<message><source>%1 over %2</source><extracomment>PlotListModel</extracomment><translation>%1 (ось X: %2)</translation></message>
<message><source>Remove plot</source><extracomment>PlotListModel</extracomment><translation>Удалить график</translation></message>
<message><source>Rename plot</source><extracomment>PlotListModel</extracomment><translation>Переименовать график</translation></message>
<message><source>Plots</source><extracomment>PlotPanel</extracomment><translation>Графики</translation></message>
<message><source>Numbers of this run over time.</source><extracomment>PlotPanel</extracomment><translation>Числа этого прогона во времени.</translation></message>
<message><source>Sweeps</source><extracomment>PlotPanel</extracomment><translation>Переборы</translation></message>
<message><source>What was measured in many runs.</source><extracomment>PlotPanel</extracomment><translation>Что измерено во многих прогонах.</translation></message>
<message><source>Found values</source><extracomment>PlotPanel</extracomment><translation>Найденное</translation></message>
<message><source>Values that meet goals.</source><extracomment>PlotPanel</extracomment><translation>Значения, при которых цели достигнуты.</translation></message>
<message><source>Plot a number of an agent or of a group.</source><extracomment>PlotPanel</extracomment><translation>Построить график числа агента или группы.</translation></message>
<message><source>Save as a table</source><extracomment>PlotPanel</extracomment><translation>Сохранить как таблицу</translation></message>
<message><source>Write what the plots show as CSV.</source><extracomment>PlotPanel</extracomment><translation>Записать данные графиков в CSV.</translation></message>
<message><source>Hide the plots</source><extracomment>PlotPanel</extracomment><translation>Скрыть графики</translation></message>
<message><source>The plots keep measuring.</source><extracomment>PlotPanel</extracomment><translation>Графики продолжают измерять.</translation></message>
<message><source>Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far from their prey, how many are in a mode. Pick an agent first to plot it alone.</source><extracomment>PlotPanel</extracomment><translation>Графиков пока нет. Нажмите +, чтобы построить график числа: скорость охотников, расстояние до добычи, сколько агентов в режиме. Чтобы график был об одном агенте, сначала выберите его.</translation></message>
<message><source>Continue</source><extracomment>PlotPanel</extracomment><translation>Продолжить</translation></message>
<message><source>Pause the search</source><extracomment>PlotPanel</extracomment><translation>Приостановить поиск</translation></message>
<message><source>Stop the search</source><extracomment>PlotPanel</extracomment><translation>Остановить поиск</translation></message>
<message><source>Stop. The best so far stay.</source><extracomment>PlotPanel</extracomment><translation>Остановить. Лучшее из найденного останется.</translation></message>
<message><source>Search again…</source><extracomment>PlotPanel</extracomment><translation>Искать снова…</translation></message>
<message><source>Change goals, bounds or time, and search again.</source><extracomment>PlotPanel</extracomment><translation>Изменить цели, границы или время и искать снова.</translation></message>
<message><source>Size of the plots</source><extracomment>PlotPanelEdge</extracomment><translation>Размер графиков</translation></message>
<message><source>A coordinate must be a number, %1.</source><extracomment>PointListModel</extracomment><translation>Координата — это число, %1.</translation></message>
<message><source>Move point of %1</source><extracomment>PointListModel</extracomment><translation>Переместить точку: %1</translation></message>
<message><source>Reorder points of %1</source><extracomment>PointListModel</extracomment><translation>Изменить порядок точек: %1</translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n точка</numerusform><numerusform>%n точки</numerusform><numerusform>%n точек</numerusform></translation></message>
<message><source>X of point %1</source><extracomment>PointsEditor</extracomment><translation>X точки %1</translation></message>
<message><source>Y of point %1</source><extracomment>PointsEditor</extracomment><translation>Y точки %1</translation></message>
<message><source>Add a point after this one</source><extracomment>PointsEditor</extracomment><translation>Добавить точку после этой</translation></message>
<message><source>Remove this point</source><extracomment>PointsEditor</extracomment><translation>Удалить эту точку</translation></message>
<message><source>Input %1</source><extracomment>PortMark</extracomment><translation>Вход %1</translation></message>
<message><source>Output %1</source><extracomment>PortMark</extracomment><translation>Выход %1</translation></message>
<message><source>Error: %1</source><extracomment>ProblemsSection</extracomment><translation>Ошибка: %1</translation></message>
<message><source>Hint: %1</source><extracomment>ProblemsSection</extracomment><translation>Подсказка: %1</translation></message>
<message><source>Warning: %1</source><extracomment>ProblemsSection</extracomment><translation>Предупреждение: %1</translation></message>
<message><source>No problems. The project runs as it is.</source><extracomment>ProblemsSection</extracomment><translation>Проблем нет. Проект работает как есть.</translation></message>
<message><source>%1: %2 percent</source><extracomment>ProgressNote</extracomment><translation>%1: %2 %</translation></message>
<message><source>Find in the project</source><extracomment>ProjectSearch</extracomment><translation>Найти в проекте</translation></message>
<message><source>Nothing found.</source><extracomment>ProjectSearch</extracomment><translation>Ничего не найдено.</translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>Найдено: %n. Enter показывает первое.</numerusform><numerusform>Найдено: %n. Enter показывает первое.</numerusform><numerusform>Найдено: %n. Enter показывает первое.</numerusform></translation></message>
<message><source>What was found</source><extracomment>ProjectSearch</extracomment><translation>Что найдено</translation></message>
<message><source>Add a property</source><extracomment>PropertyListModel</extracomment><translation>Добавить свойство</translation></message>
<message><source>Remove a property</source><extracomment>PropertyListModel</extracomment><translation>Удалить свойство</translation></message>
<message><source>Rename a property</source><extracomment>PropertyListModel</extracomment><translation>Переименовать свойство</translation></message>
<message><source>Set the type of %1</source><extracomment>PropertyListModel</extracomment><translation>Задать тип: %1</translation></message>
<message><source>“%1” is not a number.</source><extracomment>PropertyListModel</extracomment><translation>«%1» — не число.</translation></message>
<message><source>Set %1</source><extracomment>PropertyListModel</extracomment><translation>Задать: %1</translation></message>
<message><source>Name of the property</source><extracomment>PropertyRow</extracomment><translation>Имя свойства</translation></message>
<message><source>Type of %1</source><extracomment>PropertyRow</extracomment><translation>Тип: %1</translation></message>
<message><source>Remove “%1”</source><extracomment>PropertyRow</extracomment><translation>Удалить «%1»</translation></message>
<message><source>Properties of the project</source><extracomment>PropertyTable</extracomment><translation>Свойства проекта</translation></message>
<message><source>Properties</source><extracomment>PropertyTable</extracomment><translation>Свойства</translation></message>
<message><source>Values of your own that go to the game with the export. Tiller gives them no meaning.</source><extracomment>PropertyTable</extracomment><translation>Ваши собственные значения, которые попадут в игру с экспортом. Для Tiller они ничего не значат.</translation></message>
<message><source>turned by %1°</source><extracomment>QObject</extracomment><translation>поворот на %1°</translation></message>
<message><source>Rotate %1</source><extracomment>QObject</extracomment><translation>Повернуть: %1</translation></message>
<message><source>scaled to %1%</source><extracomment>QObject</extracomment><translation>масштаб %1%</translation></message>
<message><source>scaled to %1%, %2%</source><extracomment>QObject</extracomment><translation>масштаб %1%, %2%</translation></message>
<message><source>Move start of %1</source><extracomment>QObject</extracomment><translation>Переместить начало: %1</translation></message>
<message><source>Duplicate an agent</source><extracomment>QObject</extracomment><translation>Дублировать агента</translation></message>
<message><source>A parameter</source><extracomment>QObject</extracomment><translation>Параметр</translation></message>
<message><source>Recent</source><extracomment>RecentList</extracomment><translation>Недавние</translation></message>
<message><source>The project has problems. Fix them first: the list is at the right.</source><extracomment>Recorder</extracomment><translation>В проекте есть проблемы. Сначала исправьте их: список справа.</translation></message>
<message><source>Attached to “%1”. The game leads: Pause and the time bar show the past, Play follows again. What you edit acts in the game.</source><extracomment>Recordings</extracomment><translation>Подключено к «%1». Ведёт игра: пауза и шкала времени показывают прошлое, «Запустить» снова следит за игрой. Ваши правки действуют в игре.</translation></message>
<message><source>%1 What “%2” did stays here. Play goes on without the game.</source><extracomment>Recordings</extracomment><translation>%1 Что делала игра «%2», остаётся здесь. «Запустить» продолжит без игры.</translation></message>
<message><source>The open project is not the one that the game runs. Your next edit gives the game all that differs.</source><extracomment>Recordings</extracomment><translation>Открыт не тот проект, что в игре. Следующая правка передаст игре все различия.</translation></message>
<message><source>This is a copy of the game's project.</source><extracomment>Recordings</extracomment><translation>Это копия проекта игры.</translation></message>
<message><source>The game refused your last edit, and the editor took it back: %1</source><extracomment>Recordings</extracomment><translation>Игра отклонила последнюю правку, и редактор отменил её: %1</translation></message>
<message><source>The game refused your last edit: %1</source><extracomment>Recordings</extracomment><translation>Игра отклонила последнюю правку: %1</translation></message>
<message><source>Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.</source><extracomment>Recordings</extracomment><translation>Принимается состояние «%1»: %2 из %3 МБ. Чтобы прервать, отключитесь.</translation></message>
<message><source>Waiting for “%1”. It answers at its next step.</source><extracomment>Recordings</extracomment><translation>Ожидание «%1». Игра ответит на следующем шаге.</translation></message>
<message><source>Recording “%1”: %2 of the game. Drag along the time bar to look; Play goes on from there with the game's inputs.</source><extracomment>Recordings</extracomment><translation>Запись «%1»: %2 игры. Смотрите, двигая шкалу времени; «Запустить» продолжит оттуда с вводом игры.</translation></message>
<message><source>The end of the file is incomplete: it was left out.</source><extracomment>Recordings</extracomment><translation>Конец файла неполон и отброшен.</translation></message>
<message><source>The file is too long to be read whole: what comes after these ticks was left out.</source><extracomment>Recordings</extracomment><translation>Файл слишком длинный и прочитан не целиком: что идёт после этих тиков, отброшено.</translation></message>
<message><source>The project has changed since. The run goes by the project in the recording; Play goes on with the project as it is now.</source><extracomment>Recordings</extracomment><translation>Проект с тех пор изменился. Прогон идёт по проекту из записи; «Запустить» продолжит с проектом как сейчас.</translation></message>
<message><source>This is the copy of the project in the recording.</source><extracomment>Recordings</extracomment><translation>Это копия проекта из записи.</translation></message>
<message><source>A game without a file</source><extracomment>Recordings</extracomment><translation>Игра без файла</translation></message>
<message><source>Process %1, port %2</source><extracomment>Recordings</extracomment><translation>Процесс %1, порт %2</translation></message>
<message><source>port %1</source><extracomment>Recordings</extracomment><translation>порт %1</translation></message>
<message><source>You have left the game.</source><extracomment>Recordings</extracomment><translation>Вы отключились от игры.</translation></message>
<message><source>Reading the state of “%1”</source><extracomment>Recordings</extracomment><translation>Читается состояние «%1»</translation></message>
<message><source>If you cancel, the editor detaches from the game.</source><extracomment>Recordings</extracomment><translation>При отмене редактор отключится от игры.</translation></message>
<message><source>The state that the game sent does not fit its project, so the editor cannot follow it: %1 Record the run of the game instead.</source><extracomment>Recordings</extracomment><translation>Состояние, присланное игрой, не подходит к её проекту, и редактор не может за ней следить: %1 Запишите прогон игры.</translation></message>
<message><source>Looking for “%1”</source><extracomment>Recordings</extracomment><translation>Поиск «%1»</translation></message>
<message><source>If you cancel, you can choose the file.</source><extracomment>Recordings</extracomment><translation>При отмене можно выбрать файл.</translation></message>
<message><source>Unsaved changes</source><extracomment>RecoveredList</extracomment><translation>Несохранённые изменения</translation></message>
<message><source>%1, unsaved changes from %2</source><extracomment>RecoveredList</extracomment><translation>%1, несохранённые изменения, %2</translation></message>
<message><source>from %1, %2</source><extracomment>RecoveredList</extracomment><translation>%1, %2</translation></message>
<message><source>by %1, which may still be open</source><extracomment>RecoveredList</extracomment><translation>от %1 — возможно, ещё открыто</translation></message>
<message><source>Restore</source><extracomment>RecoveredList</extracomment><translation>Восстановить</translation></message>
<message><source>Restore %1</source><extracomment>RecoveredList</extracomment><translation>Восстановить: %1</translation></message>
<message><source>Remove</source><extracomment>RecoveredList</extracomment><translation>Удалить</translation></message>
<message><source>Remove for good</source><extracomment>RecoveredList</extracomment><translation>Удалить навсегда</translation></message>
<message><source>Unsaved changes were found</source><extracomment>RecoveryDialog</extracomment><translation>Найдены несохранённые изменения</translation></message>
<message><source>The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.</source><extracomment>RecoveryDialog</extracomment><translation>Редактор завершился до сохранения «%1». Несохранённые изменения: %2, %3.</translation></message>
<message><source>They belong to %1, which may still be open.</source><extracomment>RecoveryDialog</extracomment><translation>Они принадлежат %1 — возможно, там ещё открыто.</translation></message>
<message><source>“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.</source><extracomment>RecoveryDialog</extracomment><translation>«Восстановить» покажет их, а файл останется прежним, пока вы не сохраните. «Отбросить» покажет сохранённый файл, и эти изменения пропадут навсегда. «Позже» спросит ещё раз в следующий раз.</translation></message>
<message><source>Keep for later</source><extracomment>RecoveryDialog</extracomment><translation>Позже</translation></message>
<message><source>Discard</source><extracomment>RecoveryDialog</extracomment><translation>Отбросить</translation></message>
<message><source>Discard the changes</source><extracomment>RecoveryDialog</extracomment><translation>Отбросить изменения</translation></message>
<message><source>never saved</source><extracomment>RecoveryModel</extracomment><translation>не сохранялось</translation></message>
<message><source>today at %1</source><extracomment>RecoveryModel</extracomment><translation>сегодня в %1</translation></message>
<message><source>yesterday at %1</source><extracomment>RecoveryModel</extracomment><translation>вчера в %1</translation></message>
<message><source>%1 after the file was saved</source><extracomment>RecoveryModel</extracomment><translation>через %1 после сохранения файла</translation></message>
<message><source>%1 before the file was saved</source><extracomment>RecoveryModel</extracomment><translation>за %1 до сохранения файла</translation></message>
<message><source>at the same time as the file was saved</source><extracomment>RecoveryModel</extracomment><translation>одновременно с сохранением файла</translation></message>
<message><source>There is no saved file.</source><extracomment>RecoveryPreview</extracomment><translation>Сохранённого файла нет.</translation></message>
<message><source>Unsaved: %1</source><extracomment>RecoveryPreview</extracomment><translation>Не сохранено: %1</translation></message>
<message><source>Both are the same project.</source><extracomment>RecoveryPreview</extracomment><translation>Это один и тот же проект.</translation></message>
<message><source>Unsaved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Не сохранено, %1</translation></message>
<message><source>Saved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Сохранено, %1</translation></message>
<message><source> (leads nowhere)</source><extracomment>RenderedNote</extracomment><translation> (никуда не ведёт)</translation></message>
<message><source>Edit name and details</source><extracomment>RowMenuButton</extracomment><translation>Изменить имя и детали</translation></message>
<message><source>Start, and compare with now</source><extracomment>RowMenuButton</extracomment><translation>Начать и сравнить с текущим</translation></message>
<message><source>Move up</source><extracomment>RowMenuButton</extracomment><translation>Выше</translation></message>
<message><source>Move down</source><extracomment>RowMenuButton</extracomment><translation>Ниже</translation></message>
<message><source>Time passed</source><extracomment>RunNumbers</extracomment><translation>Прошло времени</translation></message>
<message><source>Ticks passed</source><extracomment>RunNumbers</extracomment><translation>Прошло тиков</translation></message>
<message><source>min:s</source><extracomment>RunNumbers</extracomment><translation>мин:с</translation></message>
<message><source>ticks</source><extracomment>RunNumbers</extracomment><translation>тиков</translation></message>
<message><source>Tick %1 since the reset.</source><extracomment>RunNumbers</extracomment><translation>Тик %1 после сброса.</translation></message>
<message><source>Ticks since the reset.</source><extracomment>RunNumbers</extracomment><translation>Тики после сброса.</translation></message>
<message><source>Ticks per second</source><extracomment>RunNumbers</extracomment><translation>Тиков в секунду</translation></message>
<message><source>This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.</source><extracomment>RunNumbers</extracomment><translation>Этот компьютер не успевает %1 тиков в секунду. Прогон тот же, он лишь идёт дольше.</translation></message>
<message><source>Ticks per second; the target is %1.</source><extracomment>RunNumbers</extracomment><translation>Тиков в секунду; цель — %1.</translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>агент</numerusform><numerusform>агента</numerusform><numerusform>агентов</numerusform></translation></message>
<message><source>Contacts</source><extracomment>RunNumbers</extracomment><translation>Касания</translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>касание</numerusform><numerusform>касания</numerusform><numerusform>касаний</numerusform></translation></message>
<message><source>What this project counts. Click to change it.</source><extracomment>RunNumbers</extracomment><translation>Что считает этот проект. Щёлкните, чтобы изменить.</translation></message>
<message><source>How often two bodies began to touch since the reset.
%1</source><extracomment>RunNumbers</extracomment><translation>Сколько раз два тела начинали касаться после сброса.
%1</translation></message>
<message><source>Click to place points. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Щёлкайте, чтобы ставить точки. Esc завершает.</translation></message>
<message><source>Drag from the center outward. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Тяните от центра наружу. Esc завершает.</translation></message>
<message><source>Drag from corner to corner. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Тяните от угла к углу. Esc завершает.</translation></message>
<message><source>Click to place the first point. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Щёлкните, чтобы поставить первую точку. Esc завершает.</translation></message>
<message><source>Double-click or press Enter to finish. Click the first point to close the shape.</source><extracomment>SceneDrawing</extracomment><translation>Двойной щелчок или Enter завершает. Щелчок по первой точке замыкает фигуру.</translation></message>
<message><source>Click to place the next point. Backspace removes the last one.</source><extracomment>SceneDrawing</extracomment><translation>Щёлкните, чтобы поставить следующую точку. Backspace удаляет последнюю.</translation></message>
<message><source>radius %1</source><extracomment>SceneDrawing</extracomment><translation>радиус %1</translation></message>
<message><source>%1 by %2</source><extracomment>SceneDrawing</extracomment><translation>%1 × %2</translation></message>
<message><source>The current layer, %1, is locked. Unlock it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Текущий слой, %1, заблокирован. Разблокируйте его или выберите другой.</translation></message>
<message><source>The current layer, %1, is hidden. Show it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Текущий слой, %1, скрыт. Покажите его или выберите другой.</translation></message>
<message><source>Timeline</source><extracomment>ScrubBar</extracomment><translation>Шкала времени</translation></message>
<message><source>Set seed</source><extracomment>SeedSetting</extracomment><translation>Задать зерно</translation></message>
<message><source>Mute %1</source><extracomment>SelectionEdits</extracomment><translation>Отключить: %1</translation></message>
<message><source>Unmute %1</source><extracomment>SelectionEdits</extracomment><translation>Включить: %1</translation></message>
<message><source>Solo %1</source><extracomment>SelectionEdits</extracomment><translation>Соло: %1</translation></message>
<message><source>End solo of %1</source><extracomment>SelectionEdits</extracomment><translation>Закончить соло: %1</translation></message>
<message><source>The selection is in the viewport, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>Выделенное во вьюпорте, а он скрыт.</translation></message>
<message><source>The selection is on the canvas, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>Выделенное на холсте, а он скрыт.</translation></message>
<message><source>Select an agent type first, or another card.</source><extracomment>SelectionEdits</extracomment><translation>Сначала выделите тип агентов или другую карточку.</translation></message>
<message><source>No wire leads to this card.</source><extracomment>SelectionEdits</extracomment><translation>К этой карточке не ведёт ни одна связь.</translation></message>
<message><source>Show %1 as formula</source><extracomment>SelectionEdits</extracomment><translation>Показать формулой: %1</translation></message>
<message><source>Delete %1</source><extracomment>SelectionEdits</extracomment><translation>Удалить: %1</translation></message>
<message><source>Cut %1</source><extracomment>SelectionEdits</extracomment><translation>Вырезать: %1</translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>Вставить %n объект</numerusform><numerusform>Вставить %n объекта</numerusform><numerusform>Вставить %n объектов</numerusform></translation></message>
<message><source>Duplicate %1</source><extracomment>SelectionEdits</extracomment><translation>Дублировать: %1</translation></message>
<message><source>Only behaviors and combiners can be solo, because only they give a force.</source><extracomment>SelectionEdits</extracomment><translation>Соло возможно только для поведений и комбинаторов: только они дают силу.</translation></message>
<message><source>Detach %1</source><extracomment>SelectionEdits</extracomment><translation>Отсоединить: %1</translation></message>
<message><source>There are no cards to arrange. Add some cards first.</source><extracomment>SelectionEdits</extracomment><translation>Раскладывать нечего. Сначала добавьте карточки.</translation></message>
<message><source>Lay out cards</source><extracomment>SelectionEdits</extracomment><translation>Разложить карточки</translation></message>
<message><source>Select two or more cards, frames or comments to align.</source><extracomment>SelectionEdits</extracomment><translation>Выделите для выравнивания две или больше карточек, рамок или комментариев.</translation></message>
<message><source>Align %1</source><extracomment>SelectionEdits</extracomment><translation>Выровнять: %1</translation></message>
<message><source>A weight is a number from 0 to 100.</source><extracomment>SelectionEdits</extracomment><translation>Вес — число от 0 до 100.</translation></message>
<message><source>Select the card that the wire starts from.</source><extracomment>SelectionEdits</extracomment><translation>Выделите карточку, от которой начнётся связь.</translation></message>
<message><source>Wire %1</source><extracomment>SelectionEdits</extracomment><translation>Соединить: %1</translation></message>
<message><source>A wire from %1: select the card where it ends and wire again. Esc cancels.</source><extracomment>SelectionEdits</extracomment><translation>Связь от «%1»: выделите карточку, где она закончится, и соедините снова. Esc отменяет.</translation></message>
<message><source>Spread</source><extracomment>SettingRow</extracomment><translation>Разброс</translation></message>
<message><source>Choose a picture of the project's folder</source><extracomment>SettingRow</extracomment><translation>Выбрать картинку из папки проекта</translation></message>
<message><source>Back to the default</source><extracomment>SettingRow</extracomment><translation>Вернуть значение по умолчанию</translation></message>
<message><source>Take the wire of “%1” away</source><extracomment>SettingRow</extracomment><translation>Убрать связь у «%1»</translation></message>
<message><source>No longer drive “%1” by a parameter</source><extracomment>SettingRow</extracomment><translation>Отвязать «%1» от параметра</translation></message>
<message><source>Make “%1” a parameter, with a slider beside the world</source><extracomment>SettingRow</extracomment><translation>Сделать «%1» параметром с ползунком рядом с миром</translation></message>
<message><source>driven by %1</source><extracomment>SettingRow</extracomment><translation>задаёт %1</translation></message>
<message><source>Its name, range, step and settings</source><extracomment>SettingRow</extracomment><translation>Его имя, диапазон, шаг и настройки</translation></message>
<message><source>Settings</source><extracomment>SettingsDialog</extracomment><translation>Настройки</translation></message>
<message><source>For this editor, not saved in projects.</source><extracomment>SettingsDialog</extracomment><translation>Для этого редактора, в проектах не сохраняются.</translation></message>
<message><source>Colors</source><extracomment>SettingsDialog</extracomment><translation>Цвета</translation></message>
<message><source>Desktop</source><extracomment>SettingsDialog</extracomment><translation>Системные</translation></message>
<message><source>Dark or light like other windows</source><extracomment>SettingsDialog</extracomment><translation>Тёмные или светлые, как у других окон</translation></message>
<message><source>Dark</source><extracomment>SettingsDialog</extracomment><translation>Тёмные</translation></message>
<message><source>Light</source><extracomment>SettingsDialog</extracomment><translation>Светлые</translation></message>
<message><source>For bright rooms and projectors</source><extracomment>SettingsDialog</extracomment><translation>Для светлых комнат и проекторов</translation></message>
<message><source>Text size</source><extracomment>SettingsDialog</extracomment><translation>Размер текста</translation></message>
<message><source>S</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>S</translation></message>
<message><source>Small: 90 %</source><extracomment>SettingsDialog</extracomment><translation>Мелкий: 90 %</translation></message>
<message><source>M</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>M</translation></message>
<message><source>Medium: 100 %</source><extracomment>SettingsDialog</extracomment><translation>Средний: 100 %</translation></message>
<message><source>L</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>L</translation></message>
<message><source>Large: 125 %</source><extracomment>SettingsDialog</extracomment><translation>Крупный: 125 %</translation></message>
<message><source>XL</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>XL</translation></message>
<message><source>Very large: 150 %</source><extracomment>SettingsDialog</extracomment><translation>Очень крупный: 150 %</translation></message>
<message><source>Language</source><extracomment>SettingsDialog</extracomment><translation>Язык</translation></message>
<message><source>At the start</source><extracomment>SettingsDialog</extracomment><translation>При запуске</translation></message>
<message><source>Start page</source><extracomment>SettingsDialog</extracomment><translation>Стартовая</translation></message>
<message><source>Last project</source><extracomment>SettingsDialog</extracomment><translation>Последний проект</translation></message>
<message><source>Opens the last project</source><extracomment>SettingsDialog</extracomment><translation>Открывает последний проект</translation></message>
<message><source>A file from the desktop</source><extracomment>SettingsDialog</extracomment><translation>Файл из системы</translation></message>
<message><source>New window</source><extracomment>SettingsDialog</extracomment><translation>Новое окно</translation></message>
<message><source>This window</source><extracomment>SettingsDialog</extracomment><translation>Это окно</translation></message>
<message><source>Opens in the window that is open, after it has asked about unsaved changes</source><extracomment>SettingsDialog</extracomment><translation>Открывает в уже открытом окне, спросив о несохранённых изменениях</translation></message>
<message><source>Recent files</source><extracomment>SettingsDialog</extracomment><translation>Недавние файлы</translation></message>
<message><source>Clear list</source><extracomment>SettingsDialog</extracomment><translation>Очистить список</translation></message>
<message><source>Keyboard</source><extracomment>SettingsDialog</extracomment><translation>Клавиатура</translation></message>
<message><source>Shortcuts…</source><extracomment>SettingsDialog</extracomment><translation>Клавиши…</translation></message>
<message><source>They share no setting. What acts on all of them is in the menu of a right click.</source><extracomment>SettingsList</extracomment><translation>Общих настроек у них нет. Что действует на всех, есть в меню правого щелчка.</translation></message>
<message><source>Large files take a while. %1</source><extracomment>ShellPopups</extracomment><translation>Большие файлы открываются не сразу. %1</translation></message>
<message><source>Keyboard shortcuts</source><extracomment>ShortcutsDialog</extracomment><translation>Сочетания клавиш</translation></message>
<message><source>Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.</source><extracomment>ShortcutsDialog</extracomment><translation>Щёлкните клавиши и нажмите новые. Backspace удаляет их; Esc или Tab отменяет.</translation></message>
<message><source>Search actions or keys</source><extracomment>ShortcutsDialog</extracomment><translation>Поиск действий или клавиш</translation></message>
<message><source>No action or key found.</source><extracomment>ShortcutsDialog</extracomment><translation>Ни действий, ни клавиш не найдено.</translation></message>
<message><source>Reset all</source><extracomment>ShortcutsDialog</extracomment><translation>Сбросить всё</translation></message>
<message><source>Reset all to the defaults</source><extracomment>ShortcutsDialog</extracomment><translation>Вернуть всё по умолчанию</translation></message>
<message><source>Remove the keys of %1</source><extracomment>ShortcutsDialog</extracomment><translation>Удалить клавиши: %1</translation></message>
<message><source>Restore %1 for %2</source><extracomment>ShortcutsDialog</extracomment><translation>Вернуть %1 для «%2»</translation></message>
<message><source>%1 moves through the window. Press other keys, or Esc.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 переводит по окну. Нажмите другие клавиши или Esc.</translation></message>
<message><source>%1 belongs to “%2”. Press it again to move it here, Esc to cancel.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 занято командой «%2». Нажмите ещё раз, чтобы перенести сюда, или Esc для отмены.</translation></message>
<message><source>From %1 to %2</source><extracomment>ShownWorld</extracomment><translation>От %1 до %2</translation></message>
<message><source>Coasting</source><extracomment>ShownWorld</extracomment><translation>По инерции</translation></message>
<message><source>%1: 0 to %2</source><extracomment>ShownWorld</extracomment><translation>%1: от 0 до %2</translation></message>
<message><source>Desired velocity</source><extracomment>ShownWorld</extracomment><translation>Желаемая скорость</translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>Отправить %n агента</numerusform><numerusform>Отправить %n агентов</numerusform><numerusform>Отправить %n агентов</numerusform></translation></message>
<message><source>This run began in a running game, so its first ticks are not here. Let the game record: docs/recording.md says how.</source><extracomment>SimulationController</extracomment><translation>Этот прогон начался в игре, поэтому первых тиков здесь нет. Пусть игра ведёт запись: см. docs/recording.md.</translation></message>
<message><source>%1 is not alive at this tick.</source><extracomment>SimulationController</extracomment><translation>%1: в этом тике не живёт.</translation></message>
<message><source>%1 died at %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1: смерть в %2: %3.</translation></message>
<message><source>%1 was removed by hand at %2.</source><extracomment>SimulationController</extracomment><translation>%1: убрано вручную в %2.</translation></message>
<message><source>Added by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Добавлен вручную в %1.</translation></message>
<message><source>Changed by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Изменён вручную в %1.</translation></message>
<message><source>Born at %1: %2.</source><extracomment>SimulationController</extracomment><translation>Рождён в %1: %2.</translation></message>
<message><source>%1 since %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 с %2: %3.</translation></message>
<message><source>%1, when %2 was true</source><extracomment>SimulationController</extracomment><translation>%1, когда было истинно: %2</translation></message>
<message><source>%1, at %2</source><extracomment>SimulationController</extracomment><translation>%1, %2</translation></message>
<message><source>%1 s</source><extracomment>SketchItem</extracomment><translation>%1 с</translation></message>
<message><source>Parameters</source><extracomment>SliderPanel</extracomment><translation>Параметры</translation></message>
<message><source>Restore all saved values</source><extracomment>SliderPanel</extracomment><translation>Вернуть все сохранённые значения</translation></message>
<message><source>Restore the saved parameters</source><extracomment>SliderPanelModel</extracomment><translation>Вернуть сохранённые параметры</translation></message>
<message><source>Move a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Переместить параметр</translation></message>
<message><source>Remove a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Удалить параметр</translation></message>
<message><source>Rename a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Переименовать параметр</translation></message>
<message><source>Saved: %1</source><extracomment>SliderRow</extracomment><translation>Сохранено: %1</translation></message>
<message><source>Restore the saved value, %1</source><extracomment>SliderRow</extracomment><translation>Вернуть сохранённое значение, %1</translation></message>
<message><source>The setting it changed no longer exists.</source><extracomment>SliderRow</extracomment><translation>Настройки, которую он менял, больше нет.</translation></message>
<message><source>How fast the world runs. The run itself stays the same. Double-click: 1×.</source><extracomment>SpeedSlider</extracomment><translation>Как быстро идёт мир. Сам прогон не меняется. Двойной щелчок: 1×.</translation></message>
<message><source>Reset everything: the parameters, the experiment, the run and its speed</source><extracomment>StageBar</extracomment><translation>Сбросить всё: параметры, эксперимент, прогон и его скорость</translation></message>
<message><source>Slower</source><extracomment>StageBar</extracomment><translation>Медленнее</translation></message>
<message><source>Speed %1</source><extracomment>StageBar</extracomment><translation>Скорость %1</translation></message>
<message><source>Faster</source><extracomment>StageBar</extracomment><translation>Быстрее</translation></message>
<message><source>Show ▴</source><extracomment>StageBar</extracomment><translation>Показ ▴</translation></message>
<message><source>Show</source><extracomment>StageBar</extracomment><translation>Показать</translation></message>
<message><source>What to show besides the agents, and what their colors mean</source><extracomment>StageBar</extracomment><translation>Что показать кроме агентов и что значат их цвета</translation></message>
<message><source>Spotlight</source><extracomment>StageBar</extracomment><translation>Прожектор</translation></message>
<message><source>Darkens the world around the mouse</source><extracomment>StageBar</extracomment><translation>Затемняет мир вокруг мыши</translation></message>
<message><source>%1 ticks</source><extracomment>StageBar</extracomment><translation>тиков: %1</translation></message>
<message><source>Leave the presentation</source><extracomment>StageBar</extracomment><translation>Завершить показ</translation></message>
<message><source>Tiller</source><extracomment>StartPage</extracomment><translation>Tiller</translation></message>
<message><source>Draw how agents steer, and watch them move while you draw. Open an example and drag something.</source><extracomment>StartPage</extracomment><translation>Нарисуйте, как управляются агенты, и смотрите, как они движутся, пока вы рисуете. Откройте пример и что-нибудь перетащите.</translation></message>
<message><source>Back to “%1”</source><extracomment>StartPage</extracomment><translation>Назад к «%1»</translation></message>
<message><source>New project</source><extracomment>StartPage</extracomment><translation>Новый проект</translation></message>
<message><source>Open a file…</source><extracomment>StartPage</extracomment><translation>Открыть файл…</translation></message>
<message><source>%1 explains keys and mouse; %2 finds every command by its name.</source><extracomment>StartPage</extracomment><translation>%1 объясняет клавиши и мышь; %2 находит любую команду по названию.</translation></message>
<message><source>Add the answers to choose from.</source><extracomment>StepAnswers</extracomment><translation>Добавьте ответы на выбор.</translation></message>
<message><source>The check marks the right one.</source><extracomment>StepAnswers</extracomment><translation>Галочка отмечает верный.</translation></message>
<message><source>This is the right answer</source><extracomment>StepAnswers</extracomment><translation>Это верный ответ</translation></message>
<message><source>Make this the right answer</source><extracomment>StepAnswers</extracomment><translation>Сделать верным ответом</translation></message>
<message><source>Answer %1</source><extracomment>StepAnswers</extracomment><translation>Ответ %1</translation></message>
<message><source>Remove the answer</source><extracomment>StepAnswers</extracomment><translation>Удалить ответ</translation></message>
<message><source>Add an answer</source><extracomment>StepAnswers</extracomment><translation>Добавить ответ</translation></message>
<message><source>Close the step</source><extracomment>StepForm</extracomment><translation>Закрыть шаг</translation></message>
<message><source>Open the step “%1”</source><extracomment>StepForm</extracomment><translation>Открыть шаг «%1»</translation></message>
<message><source>Plots, presented</source><extracomment>StepFormModel</extracomment><translation>Графики при показе</translation></message>
<message><source>Counts, presented</source><extracomment>StepFormModel</extracomment><translation>Количества при показе</translation></message>
<message><source>Palette and inspector</source><extracomment>StepFormModel</extracomment><translation>Палитра и инспектор</translation></message>
<message><source>The world has its own settings.</source><extracomment>StepFormModel</extracomment><translation>У мира свои настройки.</translation></message>
<message><source>The world has: %1</source><extracomment>StepFormModel</extracomment><translation>В мире: %1</translation></message>
<message><source>Use the settings as they are now</source><extracomment>StepFormModel</extracomment><translation>Взять текущие настройки</translation></message>
<message><source>Use none</source><extracomment>StepFormModel</extracomment><translation>Без настроек</translation></message>
<message><source>The step shows the whole world.</source><extracomment>StepFormModel</extracomment><translation>Шаг показывает весь мир.</translation></message>
<message><source>The step shows a part of the world: %1 (middle and width).</source><extracomment>StepFormModel</extracomment><translation>Шаг показывает часть мира: %1 (центр и ширина).</translation></message>
<message><source>Use the view as it is now</source><extracomment>StepFormModel</extracomment><translation>Взять текущий вид</translation></message>
<message><source>Show the whole world</source><extracomment>StepFormModel</extracomment><translation>Показать весь мир</translation></message>
<message><source>Nothing stands out.</source><extracomment>StepFormModel</extracomment><translation>Ничего не выделяется.</translation></message>
<message><source>The spotlight is on %1.</source><extracomment>StepFormModel</extracomment><translation>Прожектор: %1.</translation></message>
<message><source>Spotlight the selection</source><extracomment>StepFormModel</extracomment><translation>Подсветить выделенное</translation></message>
<message><source>Nothing</source><extracomment>StepFormModel</extracomment><translation>Ничего</translation></message>
<message><source>On the page, pupils may change no card.</source><extracomment>StepFormModel</extracomment><translation>На странице ученики не могут менять карточки.</translation></message>
<message><source>On the page, pupils may change %1.</source><extracomment>StepFormModel</extracomment><translation>На странице ученики могут менять: %1.</translation></message>
<message><source>Let them change the selection</source><extracomment>StepFormModel</extracomment><translation>Разрешить менять выделенное</translation></message>
<message><source>Pause after (seconds, 0 = never)</source><extracomment>StepFormModel</extracomment><translation>Пауза через (секунды, 0 = никогда)</translation></message>
<message><source>Curve of</source><extracomment>StepFormModel</extracomment><translation>Кривая</translation></message>
<message><source>Text that follows</source><extracomment>StepFormModel</extracomment><translation>Текст после</translation></message>
<message><source>Answer, after the guess</source><extracomment>StepFormModel</extracomment><translation>Ответ, после прогноза</translation></message>
<message><source>Overlays: as the pupil has them</source><extracomment>StepFormModel</extracomment><translation>Наложения: как у ученика</translation></message>
<message><source>Hidden in the window: nothing</source><extracomment>StepFormModel</extracomment><translation>Скрыто в окне: ничего</translation></message>
<message><source>Hidden in the window</source><extracomment>StepFormModel</extracomment><translation>Скрыто в окне</translation></message>
<message><source>Title of the step</source><extracomment>StepFormModel</extracomment><translation>Заголовок шага</translation></message>
<message><source>A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.</source><extracomment>StepList</extracomment><translation>Урок состоит из шагов. Каждый показывает текст и настройки прогона и может попросить прогноз, прежде чем мир запустится.</translation></message>
<message><source>Add a step</source><extracomment>StepList</extracomment><translation>Добавить шаг</translation></message>
<message><source>all of %1</source><extracomment>StepListModel</extracomment><translation>все: %1</translation></message>
<message><source>Choose a plot</source><extracomment>StepListModel</extracomment><translation>Выберите график</translation></message>
<message><source>New plot…</source><extracomment>StepListModel</extracomment><translation>Новый график…</translation></message>
<message><source>Step %1</source><extracomment>StepListModel</extracomment><translation>Шаг %1</translation></message>
<message><source>Delete a step</source><extracomment>StepListModel</extracomment><translation>Удалить шаг</translation></message>
<message><source>Move a step</source><extracomment>StepListModel</extracomment><translation>Переместить шаг</translation></message>
<message><source>Rename a step</source><extracomment>StepListModel</extracomment><translation>Переименовать шаг</translation></message>
<message><source>“%1” is no number.</source><extracomment>StepListModel</extracomment><translation>«%1» — не число.</translation></message>
<message><source>Change a step</source><extracomment>StepListModel</extracomment><translation>Изменить шаг</translation></message>
<message><source>No setting differs from the project as it was opened, and a step takes those that differ. Save the project, and then change what the step needs.</source><extracomment>StepListModel</extracomment><translation>Ни одна настройка не отличается от проекта в том виде, в каком он был открыт, а шаг берёт только отличия. Сохраните проект, а затем измените то, что нужно шагу.</translation></message>
<message><source>No setting differs from the saved project. Move a slider or change a setting first.</source><extracomment>StepListModel</extracomment><translation>Настройки не отличаются от сохранённого проекта. Сначала сдвиньте ползунок или измените настройку.</translation></message>
<message><source>Click an agent in the world, or select one agent type or one scene item first.</source><extracomment>StepListModel</extracomment><translation>Щёлкните агента в мире либо выделите один тип агентов или один объект сцены.</translation></message>
<message><source>Select the cards on the canvas first.</source><extracomment>StepListModel</extracomment><translation>Сначала выделите карточки на холсте.</translation></message>
<message><source>Bold</source><extracomment>StepText</extracomment><translation>Жирный</translation></message>
<message><source>Makes the selected words bold</source><extracomment>StepText</extracomment><translation>Делает выделенные слова жирными</translation></message>
<message><source>bold</source><extracomment>StepText</extracomment><translation>жирный</translation></message>
<message><source>List</source><extracomment>StepText</extracomment><translation>Список</translation></message>
<message><source>Begins a list</source><extracomment>StepText</extracomment><translation>Начинает список</translation></message>
<message><source>Link</source><extracomment>StepText</extracomment><translation>Ссылка</translation></message>
<message><source>A link to the selected card, or to the agent that you clicked: it lights them up</source><extracomment>StepText</extracomment><translation>Ссылка на выделенную карточку или агента, которого вы щёлкнули: она их подсвечивает</translation></message>
<message><source>Sweep</source><extracomment>SweepBar</extracomment><translation>Перебор</translation></message>
<message><source>Run the sweep</source><extracomment>SweepBar</extracomment><translation>Запустить перебор</translation></message>
<message><source>Pause the sweep</source><extracomment>SweepBar</extracomment><translation>Приостановить перебор</translation></message>
<message><source>Run what has no result yet.</source><extracomment>SweepBar</extracomment><translation>Запустить то, для чего нет результата.</translation></message>
<message><source>Stop the sweep</source><extracomment>SweepBar</extracomment><translation>Остановить перебор</translation></message>
<message><source>Stop. The results so far are kept.</source><extracomment>SweepBar</extracomment><translation>Остановить. Результаты сохранятся.</translation></message>
<message><source>Five more seeds</source><extracomment>SweepBar</extracomment><translation>Ещё пять зёрен</translation></message>
<message><source>Run five more seeds of each combination.</source><extracomment>SweepBar</extracomment><translation>Запустить ещё пять зёрен для каждого сочетания.</translation></message>
<message><source>More for the sweep</source><extracomment>SweepBar</extracomment><translation>Ещё для перебора</translation></message>
<message><source>Edit the sweep…</source><extracomment>SweepBar</extracomment><translation>Изменить перебор…</translation></message>
<message><source>Save the chart or table…</source><extracomment>SweepBar</extracomment><translation>Сохранить диаграмму или таблицу…</translation></message>
<message><source>Delete the sweep</source><extracomment>SweepBar</extracomment><translation>Удалить перебор</translation></message>
<message><source>Combination</source><extracomment>SweepChart</extracomment><translation>Сочетание</translation></message>
<message><source>%1 must be a whole number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1: нужно целое число, %2.</translation></message>
<message><source>%1 must be a number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1: нужно число, %2.</translation></message>
<message><source>Which number of a run counts</source><extracomment>SweepDraft</extracomment><translation>Какое число прогона считать</translation></message>
<message><source>Result</source><extracomment>SweepDraft</extracomment><translation>Результат</translation></message>
<message><source>And vary</source><extracomment>SweepDraft</extracomment><translation>И менять</translation></message>
<message><source>Measure</source><extracomment>SweepDraft</extracomment><translation>Измерять</translation></message>
<message><source>How many seeds each combination has</source><extracomment>SweepDraft</extracomment><translation>Сколько зёрен у каждого сочетания</translation></message>
<message><source>Choose the setting to vary.</source><extracomment>SweepDraft</extracomment><translation>Выберите настройку, которую менять.</translation></message>
<message><source>The length must be a number of seconds, at least one tick.</source><extracomment>SweepDraft</extracomment><translation>Длина — число секунд, не меньше одного тика.</translation></message>
<message><source>These are %1 runs; the editor takes at most %2. Take fewer values or seeds, or run “tiller sweep”.</source><extracomment>SweepDraft</extracomment><translation>Прогонов получается %1; редактор берёт не больше %2. Возьмите меньше значений или зёрен либо запустите «tiller sweep».</translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n прогон</numerusform><numerusform>%n прогона</numerusform><numerusform>%n прогонов</numerusform></translation></message>
<message><source>%1: %2 on this machine</source><extracomment>SweepDraft</extracomment><translation>%1: %2 на этом компьютере</translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n тик</numerusform><numerusform>= %n тика</numerusform><numerusform>= %n тиков</numerusform></translation></message>
<message><source>%1 (mean %2 ± %3)</source><extracomment>SweepItem</extracomment><translation>%1 (среднее %2 ± %3)</translation></message>
<message><source>Use these values</source><extracomment>SweepView</extracomment><translation>Применить значения</translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>%1 из %n прогона</numerusform><numerusform>%1 из %n прогонов</numerusform><numerusform>%1 из %n прогонов</numerusform></translation></message>
<message><source>%1, paused</source><extracomment>Sweeps</extracomment><translation>%1, пауза</translation></message>
<message><source>%1, %2 left</source><extracomment>Sweeps</extracomment><translation>%1, осталось %2</translation></message>
<message><source>These results are older than the project. Run it again.</source><extracomment>Sweeps</extracomment><translation>Результаты старше проекта. Запустите снова.</translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n зерно</numerusform><numerusform>%n зерна</numerusform><numerusform>%n зёрен</numerusform></translation></message>
<message><source>%1. Run it to get the others.</source><extracomment>Sweeps</extracomment><translation>%1. Запустите, чтобы получить остальные.</translation></message>
<message><source>Try values</source><extracomment>Sweeps</extracomment><translation>Перебрать значения</translation></message>
<message><source>Edit the sweep</source><extracomment>Sweeps</extracomment><translation>Изменить перебор</translation></message>
<message><source>Keep the results of the sweep</source><extracomment>Sweeps</extracomment><translation>Сохранить результаты перебора</translation></message>
<message><source>The editor takes at most %1 runs.</source><extracomment>Sweeps</extracomment><translation>Редактор берёт не больше %1 прогонов.</translation></message>
<message><source>More seeds</source><extracomment>Sweeps</extracomment><translation>Больше зёрен</translation></message>
<message><source>Run with seed %1</source><extracomment>Sweeps</extracomment><translation>Запустить с зерном %1</translation></message>
<message><source>Range</source><extracomment>SweptValues</extracomment><translation>От–до</translation></message>
<message><source>As many values as you say, from the first to the last.</source><extracomment>SweptValues</extracomment><translation>Столько значений, сколько укажете, от первого до последнего.</translation></message>
<message><source>Values separated by commas.</source><extracomment>SweptValues</extracomment><translation>Значения через запятую.</translation></message>
<message><source>%1; now %2</source><extracomment>SweptValues</extracomment><translation>%1; сейчас %2</translation></message>
<message><source>Now %1</source><extracomment>SweptValues</extracomment><translation>Сейчас %1</translation></message>
<message><source>Values</source><extracomment>SweptValues</extracomment><translation>Значения</translation></message>
<message><source>From</source><extracomment>SweptValues</extracomment><translation>От</translation></message>
<message><source>To</source><extracomment>SweptValues</extracomment><translation>До</translation></message>
<message><source>to</source><extracomment>SweptValues</extracomment><translation>до</translation></message>
<message><source>Values, separated by commas</source><extracomment>SweptValues</extracomment><translation>Значения через запятую</translation></message>
<message><source>Number of values</source><extracomment>SweptValues</extracomment><translation>Количество значений</translation></message>
<message><source>values</source><extracomment>SweptValues</extracomment><translation>значений</translation></message>
<message><source>in</source><extracomment>SweptValues</extracomment><translation>в</translation></message>
<message><source>%1: “%2” is no number. It takes %3.</source><extracomment>SweptValues</extracomment><translation>%1: «%2» — не число. Нужно %3.</translation></message>
<message><source>%1: the number of values must be a whole number, 1 to %2.</source><extracomment>SweptValues</extracomment><translation>%1: количество значений — целое число, от 1 до %2.</translation></message>
<message><source>“%1” leads nowhere. Links are http(s) addresses, node:ID, agent:NAME and experiment:ID.</source><extracomment>Teaching</extracomment><translation>«%1» никуда не ведёт. Ссылки — это адреса http(s), node:ID, agent:NAME и experiment:ID.</translation></message>
<message><source>A link leads to a card, a wire, a scene item or an agent: select one. Of a group, open it and select a card in it.</source><extracomment>Teaching</extracomment><translation>Ссылка ведёт на карточку, связь, объект сцены или агента: выберите что-то одно. Группу откройте и выберите карточку в ней.</translation></message>
<message><source>There is nothing with the id “%1”.</source><extracomment>Teaching</extracomment><translation>Нет ничего с id «%1».</translation></message>
<message><source>There is no agent with the name “%1”.</source><extracomment>Teaching</extracomment><translation>Нет агента с именем «%1».</translation></message>
<message><source>Select one wire first: its weight becomes a parameter.</source><extracomment>Teaching</extracomment><translation>Сначала выделите одну связь: её вес станет параметром.</translation></message>
<message><source>%1 of %2, tick %3</source><extracomment>Timeline</extracomment><translation>%1 из %2, тик %3</translation></message>
<message><source>%1, in the past</source><extracomment>Timeline</extracomment><translation>%1, в прошлом</translation></message>
<message><source>%1, now</source><extracomment>Timeline</extracomment><translation>%1, сейчас</translation></message>
<message><source>Reaches back to the start. The past takes %1 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Доходит до начала. Прошлое занимает %1 из 256 МБ.</translation></message>
<message><source>Reaches back %1, to where the editor attached to the game. The past takes %2 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Доходит на %1 назад, до подключения редактора к игре. Прошлое занимает %2 из 256 МБ.</translation></message>
<message><source>Reaches back %1. With so many agents, more does not fit into 256 MB.</source><extracomment>Timeline</extracomment><translation>Доходит на %1 назад. При стольких агентах больше не помещается в 256 МБ.</translation></message>
<message><source>Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.</source><extracomment>Timeline</extracomment><translation>С %1 (тик %2) прогон отличается от игры: %3. В %4 был таким же.</translation></message>
<message><source>Branched at %1: the old run begins there</source><extracomment>Timeline</extracomment><translation>Ветвление в %1: там начинается старый прогон</translation></message>
<message><source>Faded: the old run, from %1 on</source><extracomment>Timeline</extracomment><translation>Бледное: старый прогон с %1</translation></message>
<message><source>Faded: the run without the edits from %1 on</source><extracomment>Timeline</extracomment><translation>Бледное: прогон без правок с %1</translation></message>
<message><source>Play goes on from here; the run after %1 stays as a faded overlay</source><extracomment>Timeline</extracomment><translation>«Запустить» продолжит отсюда; прогон после %1 останется бледным наложением</translation></message>
<message><source>The run goes on from %1. The recorded future after that is the faded overlay.</source><extracomment>Timeline</extracomment><translation>Прогон продолжается с %1. Записанное будущее после этого — бледное наложение.</translation></message>
<message><source>Reaches back to</source><extracomment>TimelineBar</extracomment><translation>Доходит до</translation></message>
<message><source>first</source><extracomment>TimelineBar</extracomment><translation>начало</translation></message>
<message><source>Saved as %1</source><extracomment>Toast</extracomment><translation>Сохранено как %1</translation></message>
<message><source>Drawing tools</source><extracomment>ToolStrip</extracomment><translation>Инструменты рисования</translation></message>
<message><source>What is shown</source><extracomment>TopBar</extracomment><translation>Что показано</translation></message>
<message><source>Canvas</source><extracomment>TopBar</extracomment><translation>Холст</translation></message>
<message><source>The canvas alone</source><extracomment>TopBar</extracomment><translation>Только холст</translation></message>
<message><source>Both</source><extracomment>TopBar</extracomment><translation>Рядом</translation></message>
<message><source>Canvas and viewport side by side</source><extracomment>TopBar</extracomment><translation>Холст и вьюпорт рядом</translation></message>
<message><source>Stacked</source><extracomment>TopBar</extracomment><translation>Столбиком</translation></message>
<message><source>The viewport below the canvas</source><extracomment>TopBar</extracomment><translation>Вьюпорт под холстом</translation></message>
<message><source>Viewport</source><extracomment>TopBar</extracomment><translation>Вьюпорт</translation></message>
<message><source>The viewport alone</source><extracomment>TopBar</extracomment><translation>Только вьюпорт</translation></message>
<message><source>Light colors, for bright rooms and projectors</source><extracomment>TopBar</extracomment><translation>Светлые цвета, для светлых комнат и проекторов</translation></message>
<message><source>Dark colors</source><extracomment>TopBar</extracomment><translation>Тёмные цвета</translation></message>
<message><source>no backup</source><extracomment>TopBar</extracomment><translation>нет резервной копии</translation></message>
<message><source>also open elsewhere</source><extracomment>TopBar</extracomment><translation>открыт и в другом месте</translation></message>
<message><source>Project %1</source><extracomment>TopBar</extracomment><translation>Проект %1</translation></message>
<message><source>Unsaved changes would be lost in a crash: %1</source><extracomment>TopBar</extracomment><translation>При сбое несохранённые изменения пропадут: %1</translation></message>
<message><source>Another window has this file open. If both save it, the last save wins.</source><extracomment>TopBar</extracomment><translation>Этот файл открыт и в другом окне. Если сохранят оба, останется последнее сохранение.</translation></message>
<message><source>Not saved yet. After a crash your changes can be restored.</source><extracomment>TopBar</extracomment><translation>Ещё не сохранено. После сбоя изменения можно восстановить.</translation></message>
<message><source>Open &amp;recent</source><extracomment>TopMenus</extracomment><translation>Открыть неда&amp;вние</translation></message>
<message><source>E&amp;xamples</source><extracomment>TopMenus</extracomment><translation>При&amp;меры</translation></message>
<message><source>Seed</source><extracomment>TransportBar</extracomment><translation>Зерно</translation></message>
<message><source>Seed of the game's run</source><extracomment>TransportBar</extracomment><translation>Зерно прогона игры</translation></message>
<message><source>The game gave this run its seed. Open a project to choose one.</source><extracomment>TransportBar</extracomment><translation>Зерно этому прогону дала игра. Чтобы выбрать своё, откройте проект.</translation></message>
<message><source>The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.</source><extracomment>TransportBar</extracomment><translation>Одно зерно — один и тот же прогон, бит в бит. Новое зерно меняет случайные числа с этого момента; чтобы увидеть с ним весь прогон, нажмите «Сброс».</translation></message>
<message><source>New seed</source><extracomment>TransportBar</extracomment><translation>Новое зерно</translation></message>
<message><source>Choose a new seed and start again: the same rules with other random numbers.</source><extracomment>TransportBar</extracomment><translation>Выбрать новое зерно и начать заново: те же правила, другие случайные числа.</translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1 (%n раз)</numerusform><numerusform>%1 (%n раза)</numerusform><numerusform>%1 (%n раз)</numerusform></translation></message>
<message><source>%1, back to %2</source><extracomment>UndoHistory</extracomment><translation>%1, назад к %2</translation></message>
<message><source>Undone: %1. The run is back at %2. Press Space to go on from here.</source><extracomment>UndoHistory</extracomment><translation>Отменено: %1. Прогон вернулся к %2. Нажмите пробел, чтобы продолжить отсюда.</translation></message>
<message><source>%1; the best run with fresh seeds</source><extracomment>ValueFinder</extracomment><translation>%1; лучший прогон с новыми зёрнами</translation></message>
<message><source>The project runs first</source><extracomment>ValueFinder</extracomment><translation>Сначала запускается проект</translation></message>
<message><source>%1, best score %2, %3 left</source><extracomment>ValueFinder</extracomment><translation>%1, лучшая оценка %2, осталось %3</translation></message>
<message><source>The project meets the goals already; no other values can be better.</source><extracomment>ValueFinder</extracomment><translation>Проект уже достигает целей; лучших значений быть не может.</translation></message>
<message><source>Stopped before any other values were tried.</source><extracomment>ValueFinder</extracomment><translation>Остановлено до проверки других значений.</translation></message>
<message><source>Stopped: the scores are of the seeds that were searched, so they look better than they are.</source><extracomment>ValueFinder</extracomment><translation>Остановлено: оценки получены на зёрнах поиска, поэтому выглядят лучше, чем есть.</translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Результат 1 лучше проекта (%n новое зерно).</numerusform><numerusform>Результат 1 лучше проекта (%n новых зерна).</numerusform><numerusform>Результат 1 лучше проекта (%n новых зёрен).</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Проект не хуже результата 1 (%n новое зерно).</numerusform><numerusform>Проект не хуже результата 1 (%n новых зерна).</numerusform><numerusform>Проект не хуже результата 1 (%n новых зёрен).</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Проект лучше результата 1 (%n новое зерно).</numerusform><numerusform>Проект лучше результата 1 (%n новых зерна).</numerusform><numerusform>Проект лучше результата 1 (%n новых зёрен).</numerusform></translation></message>
<message><source>Project</source><extracomment>ValueFinder</extracomment><translation>Проект</translation></message>
<message><source>Result %1</source><extracomment>ValueFinder</extracomment><translation>Результат %1</translation></message>
<message><source>Use found values</source><extracomment>ValueFinder</extracomment><translation>Применить найденные значения</translation></message>
<message><source>At tick %1. </source><extracomment>VariantPane</extracomment><translation>В тике %1. </translation></message>
<message><source>Stop comparing</source><extracomment>VariantPane</extracomment><translation>Закончить сравнение</translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1: %n агент, тик %2</numerusform><numerusform>%1: %n агента, тик %2</numerusform><numerusform>%1: %n агентов, тик %2</numerusform></translation></message>
<message><source>Now</source><extracomment>VariantsView</extracomment><translation>Сейчас</translation></message>
<message><source>Earlier versions of “%1”</source><extracomment>VersionsDialog</extracomment><translation>Прежние версии «%1»</translation></message>
<message><source>Each save keeps the version before it: the last ten, and the last one of each day for a month.</source><extracomment>VersionsDialog</extracomment><translation>При каждом сохранении остаётся предыдущая версия: последние десять и последняя за каждый день месяца.</translation></message>
<message><source>No earlier versions yet. Each save keeps one.</source><extracomment>VersionsDialog</extracomment><translation>Прежних версий пока нет. Каждое сохранение оставляет одну.</translation></message>
<message><source>Since then: %1</source><extracomment>VersionsDialog</extracomment><translation>С тех пор: %1</translation></message>
<message><source>The same as the open project</source><extracomment>VersionsDialog</extracomment><translation>Совпадает с открытым проектом</translation></message>
<message><source>Color by</source><extracomment>ViewportHeader</extracomment><translation>Раскраска</translation></message>
<message><source>Color agents by their type, and by their mode where it has a color.</source><extracomment>ViewportHeader</extracomment><translation>Цвет агентов по типу, а где у режима есть цвет — по режиму.</translation></message>
<message><source>Behavior</source><extracomment>ViewportHeader</extracomment><translation>Поведение</translation></message>
<message><source>Color agents by the behavior with the largest share of the force.</source><extracomment>ViewportHeader</extracomment><translation>Цвет агентов по поведению с наибольшей долей силы.</translation></message>
<message><source>Number…</source><extracomment>ViewportHeader</extracomment><translation>Число…</translation></message>
<message><source>Color the agents of a type by a number: their speed, a distance, or what a number node gives.</source><extracomment>ViewportHeader</extracomment><translation>Цвет агентов типа по числу: скорости, расстоянию или значению узла-числа.</translation></message>
<message><source>Show ▾</source><extracomment>ViewportHeader</extracomment><translation>Показ ▾</translation></message>
<message><source>What to show besides the agents.</source><extracomment>ViewportHeader</extracomment><translation>Что показать кроме агентов.</translation></message>
<message><source>Layers of the world: show, hide and lock scene items together.</source><extracomment>ViewportHeader</extracomment><translation>Слои мира: показывать, скрывать и блокировать объекты сцены вместе.</translation></message>
<message><source>Fit</source><extracomment>ViewportHeader</extracomment><translation>Вместить</translation></message>
<message><source>Show the whole world. The wheel zooms, dragging with the right or middle button pans.</source><extracomment>ViewportHeader</extracomment><translation>Показать весь мир. Колесо меняет масштаб, правая или средняя кнопка сдвигает вид.</translation></message>
<message><source>Send the selected agents here</source><extracomment>ViewportPane</extracomment><translation>Отправить сюда выделенных агентов</translation></message>
<message><source>Selected scene items</source><extracomment>ViewportPane</extracomment><translation>Выделенные объекты сцены</translation></message>
<message><source>Align</source><extracomment>ViewportPane</extracomment><translation>Выровнять</translation></message>
<message><source>Left edges</source><extracomment>ViewportPane</extracomment><translation>Левые края</translation></message>
<message><source>Centers, left to right</source><extracomment>ViewportPane</extracomment><translation>Центры по горизонтали</translation></message>
<message><source>Right edges</source><extracomment>ViewportPane</extracomment><translation>Правые края</translation></message>
<message><source>Top edges</source><extracomment>ViewportPane</extracomment><translation>Верхние края</translation></message>
<message><source>Centers, top to bottom</source><extracomment>ViewportPane</extracomment><translation>Центры по вертикали</translation></message>
<message><source>Bottom edges</source><extracomment>ViewportPane</extracomment><translation>Нижние края</translation></message>
<message><source>Distribute</source><extracomment>ViewportPane</extracomment><translation>Распределить</translation></message>
<message><source>Left to right</source><extracomment>ViewportPane</extracomment><translation>Слева направо</translation></message>
<message><source>Top to bottom</source><extracomment>ViewportPane</extracomment><translation>Сверху вниз</translation></message>
<message><source>Bring to the front</source><extracomment>ViewportPane</extracomment><translation>На передний план</translation></message>
<message><source>Send to the back</source><extracomment>ViewportPane</extracomment><translation>На задний план</translation></message>
<message><source>Color by type</source><extracomment>Watch</extracomment><translation>Цвет по типу</translation></message>
<message><source>A film is already being recorded.</source><extracomment>WatchFlow</extracomment><translation>Фильм уже записывается.</translation></message>
<message><source>The plots could not be saved</source><extracomment>WatchFlow</extracomment><translation>Не удалось сохранить графики</translation></message>
<message><source>Color agents by a number</source><extracomment>WatchFlow</extracomment><translation>Цвет агентов по числу</translation></message>
<message><source>Add a plot</source><extracomment>WatchFlow</extracomment><translation>Добавить график</translation></message>
<message><source>Edit the plot</source><extracomment>WatchFlow</extracomment><translation>Изменить график</translation></message>
<message><source>Color</source><extracomment>WatchFlow</extracomment><translation>Цвет</translation></message>
<message><source>Run</source><extracomment>WatchFlow</extracomment><translation>Запустить</translation></message>
<message><source>Find values</source><extracomment>WatchFlow</extracomment><translation>Подобрать значения</translation></message>
<message><source>Find</source><extracomment>WatchFlow</extracomment><translation>Искать</translation></message>
<message><source>To %1</source><extracomment>WatchFlow</extracomment><translation>До %1</translation></message>
<message><source>Runs ahead</source><extracomment>WatchFlow</extracomment><translation>Идёт вперёд</translation></message>
<message><source>Cancel (Esc)</source><extracomment>WatchFlow</extracomment><translation>Отмена (Esc)</translation></message>
<message><source>Pauses at the tick that was reached.</source><extracomment>WatchFlow</extracomment><translation>Останавливается на достигнутом тике.</translation></message>
<message><source>Film</source><extracomment>WatchFlow</extracomment><translation>Фильм</translation></message>
<message><source>Cancel this film</source><extracomment>WatchFlow</extracomment><translation>Отменить этот фильм</translation></message>
<message><source>Nothing is written.</source><extracomment>WatchFlow</extracomment><translation>Ничего не записано.</translation></message>
<message><source>%1. The seed stays as it is.</source><extracomment>WatchFlow</extracomment><translation>%1. Зерно не меняется.</translation></message>
<message><source>The picture or film could not be saved</source><extracomment>WatchFlow</extracomment><translation>Не удалось сохранить картинку или фильм</translation></message>
<message><source>Weight of the wire</source><extracomment>WeightEditor</extracomment><translation>Вес связи</translation></message>
<message><source>Point of the wire from %1 to %2</source><extracomment>WirePoints</extracomment><translation>Точка связи: %1 → %2</translation></message>
<message><source>Select the wire that the point is for.</source><extracomment>WirePoints</extracomment><translation>Выделите связь, для которой точка.</translation></message>
<message><source>Select a wire with points.</source><extracomment>WirePoints</extracomment><translation>Выделите связь с точками.</translation></message>
<message><source>Remove a point of the wire</source><extracomment>WirePoints</extracomment><translation>Удалить точку связи</translation></message>
<message><source>This reference is shown as a tag. Show references as wires first.</source><extracomment>WirePoints</extracomment><translation>Эта ссылка показана меткой. Сначала покажите ссылки как связи.</translation></message>
<message><source>Add a point to the wire</source><extracomment>WirePoints</extracomment><translation>Добавить точку на связь</translation></message>
<message><source>%1 (Enter)</source><extracomment>WorldInput</extracomment><translation>%1 (Enter)</translation></message>
<message><source>move by %1 (Enter)</source><extracomment>WorldInput</extracomment><translation>сдвинуть на %1 (Enter)</translation></message>
<message><source>moved by %1, %2</source><extracomment>WorldInput</extracomment><translation>сдвиг на %1, %2</translation></message>
<message><source>Mirror %1</source><extracomment>WorldSelection</extracomment><translation>Отразить: %1</translation></message>
<message><source>Select two or more scene items to align.</source><extracomment>WorldSelection</extracomment><translation>Выделите для выравнивания два или больше объектов сцены.</translation></message>
<message><source>Bring %1 to the front</source><extracomment>WorldSelection</extracomment><translation>На передний план: %1</translation></message>
<message><source>Send %1 to the back</source><extracomment>WorldSelection</extracomment><translation>На задний план: %1</translation></message>
<message><source>Hide the parameters</source><extracomment>WorldSide</extracomment><translation>Скрыть параметры</translation></message>
<message><source>Show the parameters</source><extracomment>WorldSide</extracomment><translation>Показать параметры</translation></message>
<message><source>Events</source><extracomment>WorldSide</extracomment><translation>События</translation></message>
<message><source>Events: here, variant, ±</source><extracomment>WorldSide</extracomment><translation>События: здесь, вариант, ±</translation></message>
<message><source>Events: now, before, ±</source><extracomment>WorldSide</extracomment><translation>События: сейчас, раньше, ±</translation></message>
<message><source>Hide the events</source><extracomment>WorldSide</extracomment><translation>Скрыть события</translation></message>
<message><source>Show the events</source><extracomment>WorldSide</extracomment><translation>Показать события</translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>Мир: %n агент, тик %1</numerusform><numerusform>Мир: %n агента, тик %1</numerusform><numerusform>Мир: %n агентов, тик %1</numerusform></translation></message>
<message><source>Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.</source><extracomment>WorldView</extracomment><translation>Щёлкните агента, чтобы выбрать его; перетаскивайте агентов и объекты сцены; стрелки двигают выделенное; с инструментом Enter рисует или добавляет в центре; Delete удаляет выбранного агента.</translation></message>
<message><source>The world runs without the last edits: %1</source><extracomment>WorldView</extracomment><translation>Мир идёт без последних правок: %1</translation></message>
<message><source>Play again from the start</source><extracomment>WorldView</extracomment><translation>Запустить с начала</translation></message>
<message><source>Hide this note</source><extracomment>WorldView</extracomment><translation>Скрыть это сообщение</translation></message>
<message><source>Ghosts: the next 2 s without %1; rings: with it</source><extracomment>WorldView</extracomment><translation>Призраки: 2 с вперёд, если убрать: %1; кольца: как есть</translation></message>
<message><source>Discard the old run</source><extracomment>WorldView</extracomment><translation>Удалить старый прогон</translation></message>
<message><source>Ground that the brush paints</source><extracomment>WorldView</extracomment><translation>Грунт, который раскрашивает кисть</translation></message>
<message><source>Radius</source><extracomment>WorldView</extracomment><translation>Радиус</translation></message>
<message><source>How far the brush reaches. The keys [ and ] change it, too.</source><extracomment>WorldView</extracomment><translation>Как далеко достаёт кисть. Его меняют и клавиши [ и ].</translation></message>
<message><source>Value</source><extracomment>WorldView</extracomment><translation>Значение</translation></message>
<message><source>The value that a painted cell gets.</source><extracomment>WorldView</extracomment><translation>Значение, которое получает раскрашенная клетка.</translation></message>
<message><source>Soft</source><extracomment>WorldView</extracomment><translation>Мягкая</translation></message>
<message><source>Soft edge of the brush</source><extracomment>WorldView</extracomment><translation>Мягкий край кисти</translation></message>
<message><source>The brush paints less toward its edge.</source><extracomment>WorldView</extracomment><translation>К краю кисть рисует слабее.</translation></message>
<message><source>Fill</source><extracomment>WorldView</extracomment><translation>Заполнить</translation></message>
<message><source>Gives all cells of the ground this value.</source><extracomment>WorldView</extracomment><translation>Даёт всем клеткам грунта это значение.</translation></message>
<message><source>Agent type that the brush adds</source><extracomment>WorldView</extracomment><translation>Тип агентов, который добавляет кисть</translation></message>
<message><source>The clipboard holds no text. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>В буфере обмена нет текста. Сначала скопируйте карточки, здесь или в другом проекте.</translation></message>
<message><source>The text on the clipboard is no part of a Tiller project. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>Текст в буфере обмена — не часть проекта Tiller. Сначала скопируйте карточки, здесь или в другом проекте.</translation></message>
<message><source>The text on the clipboard cannot be pasted. </source><extracomment>tiller</extracomment><translation>Текст из буфера обмена вставить нельзя. </translation></message>
<message><source>The project on the clipboard holds nothing to paste.</source><extracomment>tiller</extracomment><translation>В проекте из буфера обмена нечего вставлять.</translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n день</numerusform><numerusform>%n дня</numerusform><numerusform>%n дней</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n час</numerusform><numerusform>%n часа</numerusform><numerusform>%n часов</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n минута</numerusform><numerusform>%n минуты</numerusform><numerusform>%n минут</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n секунда</numerusform><numerusform>%n секунды</numerusform><numerusform>%n секунд</numerusform></translation></message>
<message><source>another program</source><extracomment>tiller</extracomment><translation>другая программа</translation></message>
<message><source>a Tiller window on the machine “%1”</source><extracomment>tiller</extracomment><translation>окно Tiller на компьютере «%1»</translation></message>
<message><source>another Tiller window</source><extracomment>tiller</extracomment><translation>другое окно Tiller</translation></message>
<message><source>fires now</source><extracomment>tiller</extracomment><translation>сейчас сработает</translation></message>
<message><source>again in %1</source><extracomment>tiller</extracomment><translation>снова через %1</translation></message>
<message><source>has fired</source><extracomment>tiller</extracomment><translation>сработало</translation></message>
<message><source>done, %1</source><extracomment>tiller</extracomment><translation>готово, %1</translation></message>
<message><source>Dragged %1 %2</source><extracomment>tiller</extracomment><translation>Перетащено: %1 %2</translation></message>
<message><source>The game took a changed project</source><extracomment>tiller</extracomment><translation>Игра приняла изменённый проект</translation></message>
<message><source>Added %1</source><extracomment>tiller</extracomment><translation>Добавлено: %1</translation></message>
<message><source>Added %1 of %2</source><extracomment>tiller</extracomment><translation>Добавлено: %2, %1 шт.</translation></message>
<message><source>Removed %1 %2</source><extracomment>tiller</extracomment><translation>Удалено: %1 %2</translation></message>
<message><source>Removed %1 of %2</source><extracomment>tiller</extracomment><translation>Удалено: %2, %1 шт.</translation></message>
<message><source>Sent %1 of %2</source><extracomment>tiller</extracomment><translation>Отправлено: %2, %1 шт.</translation></message>
<message><source>Edited and taken back</source><extracomment>tiller</extracomment><translation>Изменено и возвращено</translation></message>
<message><source>and %1 more</source><extracomment>tiller</extracomment><translation>и ещё %1</translation></message>
<message><source>Your curve is drawn. The run draws its own over it.</source><extracomment>tiller</extracomment><translation>Ваша кривая нарисована. Прогон нарисует свою поверх неё.</translation></message>
<message><source>on average it is off by %1% of the axis.</source><extracomment>tiller</extracomment><translation>в среднем расхождение — %1% оси.</translation></message>
<message><source>Well seen: your curve comes close to the run; </source><extracomment>tiller</extracomment><translation>Точно подмечено: ваша кривая близка к прогону; </translation></message>
<message><source>Your curve is not far from the run; </source><extracomment>tiller</extracomment><translation>Ваша кривая недалека от прогона; </translation></message>
<message><source>The run went another way than your curve; </source><extracomment>tiller</extracomment><translation>Прогон пошёл не так, как ваша кривая; </translation></message>
<message><source>%1 s: %2</source><extracomment>tiller</extracomment><translation>%1 с: %2</translation></message>
<message><source>a curve: %1</source><extracomment>tiller</extracomment><translation>кривая: %1</translation></message>
<message><source>about %1</source><extracomment>tiller</extracomment><translation>около %1</translation></message>
<message><source>, or </source><extracomment>tiller</extracomment><translation>, или </translation></message>
<message><source>Unlocked without a guess.</source><extracomment>tiller</extracomment><translation>Открыто без прогноза.</translation></message>
<message><source>You guessed %1, and that is right: it is %2.</source><extracomment>tiller</extracomment><translation>Ваш прогноз — %1, и он верен: на деле %2.</translation></message>
<message><source>You guessed “%1”, and that is right.</source><extracomment>tiller</extracomment><translation>Ваш прогноз — «%1», и он верен.</translation></message>
<message><source>You guessed %1. It is %2.</source><extracomment>tiller</extracomment><translation>Ваш прогноз — %1. На деле %2.</translation></message>
<message><source>You guessed “%1”. The run shows: “%2”.</source><extracomment>tiller</extracomment><translation>Ваш прогноз — «%1». Прогон показывает: «%2».</translation></message>
<message><source>This note is too long to format: here is the start of its text.</source><extracomment>tiller</extracomment><translation>Заметка слишком длинна для оформления: показано начало её текста.</translation></message>
<message><source>A word of this note is too long to format: here is its text.</source><extracomment>tiller</extracomment><translation>Слово этой заметки слишком длинно для оформления: показан её текст.</translation></message>
<message><source>The lists and quotes of this note are nested too deep: here is its text.</source><extracomment>tiller</extracomment><translation>Списки и цитаты этой заметки вложены слишком глубоко: показан её текст.</translation></message>
<message><source>This note has too many marks and links to format: here is its text.</source><extracomment>tiller</extracomment><translation>В заметке слишком много пометок и ссылок для оформления: показан её текст.</translation></message>
<message><source>[The picture %1 is not shown: pictures must be files beside the project.]</source><extracomment>tiller</extracomment><translation>[Картинка %1 не показана: картинки должны быть файлами рядом с проектом.]</translation></message>
<message><source>[Save the project beside the picture %1 to show it.]</source><extracomment>tiller</extracomment><translation>[Сохраните проект рядом с картинкой %1, чтобы показать её.]</translation></message>
<message><source>[The picture %1 is missing.]</source><extracomment>tiller</extracomment><translation>[Нет картинки %1.]</translation></message>
<message><source>[The picture %1 is not a file.]</source><extracomment>tiller</extracomment><translation>[Картинка %1 — не файл.]</translation></message>
<message><source>[The picture %1 is not shown: it has more than 16 MB.]</source><extracomment>tiller</extracomment><translation>[Картинка %1 не показана: она больше 16 МБ.]</translation></message>
<message><source>[The picture %1 cannot be read.]</source><extracomment>tiller</extracomment><translation>[Картинку %1 нельзя прочитать.]</translation></message>
<message><source>[The picture %1 is not shown: the pictures of a note may have 24 million pixels together.]</source><extracomment>tiller</extracomment><translation>[Картинка %1 не показана: в картинках одной заметки вместе может быть не больше 24 миллионов пикселей.]</translation></message>
<message><source>without %1</source><extracomment>tiller</extracomment><translation>отключено: %1</translation></message>
<message><source>with %1</source><extracomment>tiller</extracomment><translation>включено: %1</translation></message>
<message><source>%1 alone</source><extracomment>tiller</extracomment><translation>соло: %1</translation></message>
<message><source>%1 not alone</source><extracomment>tiller</extracomment><translation>не соло: %1</translation></message>
<message><source>the layer %1</source><extracomment>tiller</extracomment><translation>слой %1</translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>и ещё %n</numerusform><numerusform>и ещё %n</numerusform><numerusform>и ещё %n</numerusform></translation></message>
<message><source>It drives no setting.</source><extracomment>tiller</extracomment><translation>Он не управляет ни одной настройкой.</translation></message>
<message><source>A new value compiles the world again, which takes some milliseconds.</source><extracomment>tiller</extracomment><translation>При новом значении мир компилируется заново, это занимает несколько миллисекунд.</translation></message>
<message><source>As its layer</source><extracomment>tiller</extracomment><translation>Как её слой</translation></message>
<message><source>Obstacles</source><extracomment>tiller</extracomment><translation>Препятствия</translation></message>
<message><source>Regions</source><extracomment>tiller</extracomment><translation>Области</translation></message>
<message><source>Paths</source><extracomment>tiller</extracomment><translation>Пути</translation></message>
<message><source>Points</source><extracomment>tiller</extracomment><translation>Точки</translation></message>
<message><source>Agents of a new type</source><extracomment>tiller</extracomment><translation>Агенты нового типа</translation></message>
<message><source>Obstacles of its collision shapes</source><extracomment>tiller</extracomment><translation>Препятствия из форм столкновений</translation></message>
<message><source>Class %1</source><extracomment>tiller</extracomment><translation>Класс %1</translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n объект</numerusform><numerusform>%n объекта</numerusform><numerusform>%n объектов</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n тайл</numerusform><numerusform>%n тайла</numerusform><numerusform>%n тайлов</numerusform></translation></message>
<message><source>Value %1</source><extracomment>tiller</extracomment><translation>Значение %1</translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n клетка</numerusform><numerusform>%n клетки</numerusform><numerusform>%n клеток</numerusform></translation></message>
<message><source>Behaviors</source><extracomment>tiller</extracomment><translation>Поведения</translation></message>
<message><source>Targets</source><extracomment>tiller</extracomment><translation>Цели</translation></message>
<message><source>Combiners</source><extracomment>tiller</extracomment><translation>Комбинаторы</translation></message>
<message><source>Conditions</source><extracomment>tiller</extracomment><translation>Условия</translation></message>
<message><source>Modes</source><extracomment>tiller</extracomment><translation>Режимы</translation></message>
<message><source>Actions</source><extracomment>tiller</extracomment><translation>Действия</translation></message>
<message><source>Sources</source><extracomment>tiller</extracomment><translation>Источники</translation></message>
<message><source>Numbers</source><extracomment>tiller</extracomment><translation>Числа</translation></message>
<message><source>Move it inside</source><extracomment>tiller</extracomment><translation>Переместить внутрь</translation></message>
<message><source>Move the agents to free places</source><extracomment>tiller</extracomment><translation>Перенести агентов на свободные места</translation></message>
<message><source>Let obstacles stop all agents</source><extracomment>tiller</extracomment><translation>Пусть препятствия останавливают всех агентов</translation></message>
<message><source>Let its agents enter the region</source><extracomment>tiller</extracomment><translation>Впустить агентов в область</translation></message>
<message><source>Let it slow down earlier</source><extracomment>tiller</extracomment><translation>Замедлять раньше</translation></message>
<message><source>Let it stop</source><extracomment>tiller</extracomment><translation>Дать остановиться</translation></message>
<message><source>Move the goals out of the obstacles</source><extracomment>tiller</extracomment><translation>Вынести цели из препятствий</translation></message>
<message><source>Put a Context between</source><extracomment>tiller</extracomment><translation>Вставить «Контекст»</translation></message>
<message><source>In %1. %2</source><extracomment>tiller</extracomment><translation>Где: %1. %2</translation></message>
<message><source>Node</source><extracomment>tiller</extracomment><translation>Узел</translation></message>
<message><source>Placed agent of %1</source><extracomment>tiller</extracomment><translation>Размещённый агент: %1</translation></message>
<message><source>Wire into “%1”</source><extracomment>tiller</extracomment><translation>Связь к «%1»</translation></message>
<message><source>Wire</source><extracomment>tiller</extracomment><translation>Связь</translation></message>
<message><source>%1 in the world</source><extracomment>tiller</extracomment><translation>%1 в мире</translation></message>
<message><source>Scene</source><extracomment>tiller</extracomment><translation>Сцена</translation></message>
<message><source>Parameter</source><extracomment>tiller</extracomment><translation>Параметр</translation></message>
<message><source>Problem</source><extracomment>tiller</extracomment><translation>Проблема</translation></message>
<message><source>Error</source><extracomment>tiller</extracomment><translation>Ошибка</translation></message>
<message><source>Warning</source><extracomment>tiller</extracomment><translation>Предупреждение</translation></message>
<message><source>%1, setting of %2</source><extracomment>tiller</extracomment><translation>%1, настройка: %2</translation></message>
<message><source>Setting</source><extracomment>tiller</extracomment><translation>Настройка</translation></message>
<message><source>Switch</source><extracomment>tiller</extracomment><translation>Переключатель</translation></message>
<message><source>Whole number</source><extracomment>tiller</extracomment><translation>Целое число</translation></message>
<message><source>Text</source><extracomment>tiller</extracomment><translation>Текст</translation></message>
<message><source>The picture %1 is not in the project's folder.</source><extracomment>tiller</extracomment><translation>Картинка %1 не в папке проекта.</translation></message>
<message><source>Save the project to show the picture %1, which stands beside it.</source><extracomment>tiller</extracomment><translation>Сохраните проект, чтобы показать картинку %1, которая лежит рядом с ним.</translation></message>
<message><source>The picture %1 is missing.</source><extracomment>tiller</extracomment><translation>Картинки %1 нет.</translation></message>
<message><source>The picture %1 is not a file.</source><extracomment>tiller</extracomment><translation>Картинка %1 — не файл.</translation></message>
<message><source>The picture %1 has more than 16 MB.</source><extracomment>tiller</extracomment><translation>Картинка %1 больше 16 МБ.</translation></message>
<message><source>The picture %1 cannot be read.</source><extracomment>tiller</extracomment><translation>Картинку %1 нельзя прочитать.</translation></message>
<message><source>The picture %1 has more than 36 million pixels.</source><extracomment>tiller</extracomment><translation>В картинке %1 больше 36 миллионов пикселей.</translation></message>
<message><source>Color by behavior</source><extracomment>tiller</extracomment><translation>Цвет по поведению</translation></message>
<message><source>Colors agents by the behavior with the largest share of the force, not by their type.</source><extracomment>tiller</extracomment><translation>Раскрашивает агентов по поведению с наибольшей долей силы, а не по типу.</translation></message>
<message><source>The world</source><extracomment>tiller</extracomment><translation>Мир</translation></message>
<message><source>Handles</source><extracomment>tiller</extracomment><translation>Маркеры</translation></message>
<message><source>Points, paths, regions, fields and starts, to drag. Obstacles are always shown.</source><extracomment>tiller</extracomment><translation>Точки, пути, области, поля и места старта, которые можно тянуть. Препятствия видны всегда.</translation></message>
<message><source>Grounds</source><extracomment>tiller</extracomment><translation>Грунты</translation></message>
<message><source>What grounds hold, as colors beneath the world.</source><extracomment>tiller</extracomment><translation>Что на грунтах: цветом под миром.</translation></message>
<message><source>Grid</source><extracomment>tiller</extracomment><translation>Сетка</translation></message>
<message><source>Lines at round distances of the world.</source><extracomment>tiller</extracomment><translation>Линии на круглых расстояниях мира.</translation></message>
<message><source>Snap to the grid</source><extracomment>tiller</extracomment><translation>Привязка к сетке</translation></message>
<message><source>What is dragged or drawn snaps to grid points. Hold Alt to move freely.</source><extracomment>tiller</extracomment><translation>То, что тянут или рисуют, привязывается к точкам сетки. С Alt — без привязки.</translation></message>
<message><source>Radii</source><extracomment>tiller</extracomment><translation>Радиусы</translation></message>
<message><source>The bodies. Two bodies that touch count as a contact.</source><extracomment>tiller</extracomment><translation>Тела. Два соприкоснувшихся тела — это касание.</translation></message>
<message><source>Trails</source><extracomment>tiller</extracomment><translation>Следы</translation></message>
<message><source>Where each agent was a moment ago.</source><extracomment>tiller</extracomment><translation>Где был каждый агент мгновение назад.</translation></message>
<message><source>Turning circle</source><extracomment>tiller</extracomment><translation>Круг разворота</translation></message>
<message><source>Where the picked agent would go if it turned as fast as it can, to the left and to the right. Its type needs a max turn rate.</source><extracomment>tiller</extracomment><translation>Куда пошёл бы выбранный агент, поворачивая как можно быстрее влево и вправо. У его типа должен быть задан макс. поворот.</translation></message>
<message><source>Velocity</source><extracomment>tiller</extracomment><translation>Скорость</translation></message>
<message><source>Where each agent moves and how fast, as a share of its maximum speed.</source><extracomment>tiller</extracomment><translation>Куда и как быстро движется каждый агент: доля его максимальной скорости.</translation></message>
<message><source>The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.</source><extracomment>tiller</extracomment><translation>Треугольник управления: скорость, желаемая скорость и управление, которое ведёт от одной к другой. Для всех поведений вместе или для выделенного.</translation></message>
<message><source>The force that turns the velocity: the sum of all behaviors, cut to the maximum force.</source><extracomment>tiller</extracomment><translation>Сила, которая поворачивает скорость: сумма всех поведений, срезанная до максимальной силы.</translation></message>
<message><source>Forces</source><extracomment>tiller</extracomment><translation>Силы</translation></message>
<message><source>What each behavior contributes, in its color: weight times force.</source><extracomment>tiller</extracomment><translation>Вклад каждого поведения, его цветом: вес, умноженный на силу.</translation></message>
<message><source>Ring of directions</source><extracomment>tiller</extracomment><translation>Кольцо направлений</translation></message>
<message><source>What a Context compares for the picked agent: the interest in each direction outward, its danger inward, and an arrow where it goes. Directions that danger closes are pale.</source><extracomment>tiller</extracomment><translation>Что сравнивает «Контекст» у выбранного агента: интерес каждого направления — наружу, опасность — внутрь, стрелка — куда он идёт. Закрытые опасностью направления бледные.</translation></message>
<message><source>Selected</source><extracomment>tiller</extracomment><translation>Выделенное</translation></message>
<message><source>The force of the selected node on every agent. Pointing at a card shows it, too.</source><extracomment>tiller</extracomment><translation>Сила выделенного узла на каждом агенте. Наведение на карточку тоже её показывает.</translation></message>
<message><source>Force of the selected node</source><extracomment>tiller</extracomment><translation>Сила выделенного узла</translation></message>
<message><source>Select and move</source><extracomment>tiller</extracomment><translation>Выделять и двигать</translation></message>
<message><source>Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.</source><extracomment>tiller</extracomment><translation>Тяните объекты сцены, с Ctrl — копируются; тяните по пустому месту, чтобы выделить несколько. Двойной щелчок по линии добавляет точку; Delete удаляет точку или выделенное. С Alt — без привязки.</translation></message>
<message><source>Add agents</source><extracomment>tiller</extracomment><translation>Добавлять агентов</translation></message>
<message><source>Click or drag. At tick 0 it adds to the project, later to the running world.</source><extracomment>tiller</extracomment><translation>Щёлкните или тяните. На тике 0 добавляет в проект, позже — в идущий мир.</translation></message>
<message><source>Point</source><extracomment>tiller</extracomment><translation>Точка</translation></message>
<message><source>A place to seek or flee.</source><extracomment>tiller</extracomment><translation>Место, к которому стремятся или от которого бегут.</translation></message>
<message><source>Path</source><extracomment>tiller</extracomment><translation>Путь</translation></message>
<message><source>A way to follow, from point to point.</source><extracomment>tiller</extracomment><translation>Путь, которому следуют от точки к точке.</translation></message>
<message><source>Draw a path</source><extracomment>tiller</extracomment><translation>Нарисовать путь</translation></message>
<message><source>Region</source><extracomment>tiller</extracomment><translation>Область</translation></message>
<message><source>An area to stay in or to start from.</source><extracomment>tiller</extracomment><translation>Участок, в котором остаются или с которого начинают.</translation></message>
<message><source>Field</source><extracomment>tiller</extracomment><translation>Поле</translation></message>
<message><source>A wind or stream; a click makes one that reaches everywhere.</source><extracomment>tiller</extracomment><translation>Ветер или течение; щелчок создаёт поле, которое действует всюду.</translation></message>
<message><source>Draw a field</source><extracomment>tiller</extracomment><translation>Нарисовать поле</translation></message>
<message><source>Ground</source><extracomment>tiller</extracomment><translation>Грунт</translation></message>
<message><source>A grid of numbers that agents leave and follow; a click makes one that covers the world.</source><extracomment>tiller</extracomment><translation>Сетка чисел, которые агенты оставляют и по которым идут; щелчок создаёт грунт на весь мир.</translation></message>
<message><source>Draw a ground</source><extracomment>tiller</extracomment><translation>Нарисовать грунт</translation></message>
<message><source>Paint a ground</source><extracomment>tiller</extracomment><translation>Раскрасить грунт</translation></message>
<message><source>Round obstacle</source><extracomment>tiller</extracomment><translation>Круглое препятствие</translation></message>
<message><source>From its center outward.</source><extracomment>tiller</extracomment><translation>От центра наружу.</translation></message>
<message><source>Box obstacle</source><extracomment>tiller</extracomment><translation>Прямоугольное препятствие</translation></message>
<message><source>From corner to corner.</source><extracomment>tiller</extracomment><translation>От угла к углу.</translation></message>
<message><source>Polygon obstacle</source><extracomment>tiller</extracomment><translation>Многоугольное препятствие</translation></message>
<message><source>From corner to corner; a click on the first one closes it.</source><extracomment>tiller</extracomment><translation>От угла к углу; щелчок по первому замыкает.</translation></message>
<message><source>Draw a polygon obstacle</source><extracomment>tiller</extracomment><translation>Нарисовать многоугольное препятствие</translation></message>
<message><source>Wall</source><extracomment>tiller</extracomment><translation>Стена</translation></message>
<message><source>A line from point to point that nobody should cross.</source><extracomment>tiller</extracomment><translation>Линия от точки к точке, которую никто не должен пересекать.</translation></message>
<message><source>Draw a wall</source><extracomment>tiller</extracomment><translation>Нарисовать стену</translation></message>
<message><source> and </source><extracomment>tiller</extracomment><translation> и </translation></message>
<message><source>%1, at the end</source><extracomment>tiller</extracomment><translation>%1, в конце</translation></message>
<message><source>%1, mean over time</source><extracomment>tiller</extracomment><translation>%1, среднее по времени</translation></message>
<message><source>%1: seconds until at least %2</source><extracomment>tiller</extracomment><translation>%1: секунд, пока не станет не меньше %2</translation></message>
<message><source>%1: seconds until at most %2</source><extracomment>tiller</extracomment><translation>%1: секунд, пока не станет не больше %2</translation></message>
<message><source>less than a second</source><extracomment>tiller</extracomment><translation>меньше секунды</translation></message>
<message><source>about %1 s</source><extracomment>tiller</extracomment><translation>около %1 с</translation></message>
<message><source>about %1 min</source><extracomment>tiller</extracomment><translation>около %1 мин</translation></message>
<message><source>about %1 h</source><extracomment>tiller</extracomment><translation>около %1 ч</translation></message>
<message><source>seed %1</source><extracomment>tiller</extracomment><translation>зерно %1</translation></message>
<message><source>%1: %2 moved</source><extracomment>tiller</extracomment><translation>%1: перемещено %2</translation></message>
<message><source>Removed %1</source><extracomment>tiller</extracomment><translation>Удалено: %1</translation></message>
<message><source>%1: placed agents</source><extracomment>tiller</extracomment><translation>%1: размещённые агенты</translation></message>
<message><source>%1 renamed %2</source><extracomment>tiller</extracomment><translation>%1, новое имя: %2</translation></message>
<message><source>Wired %1</source><extracomment>tiller</extracomment><translation>Соединено: %1</translation></message>
<message><source>Unwired %1</source><extracomment>tiller</extracomment><translation>Разъединено: %1</translation></message>
<message><source>%1: another place in the order</source><extracomment>tiller</extracomment><translation>%1: другое место по порядку</translation></message>
<message><source>%1: weight %2 → %3</source><extracomment>tiller</extracomment><translation>%1: вес %2 → %3</translation></message>
<message><source>%1 moved</source><extracomment>tiller</extracomment><translation>%1: перемещено</translation></message>
<message><source>%1 changed: </source><extracomment>tiller</extracomment><translation>%1, изменено: </translation></message>
<message><source>%1 edited</source><extracomment>tiller</extracomment><translation>%1: изменено</translation></message>
<message><source>properties edited</source><extracomment>tiller</extracomment><translation>свойства изменены</translation></message>
<message><source>notes edited</source><extracomment>tiller</extracomment><translation>заметки изменены</translation></message>
<message><source>world</source><extracomment>tiller</extracomment><translation>мир</translation></message>
<message><source>wire</source><extracomment>tiller</extracomment><translation>связь</translation></message>
<message><source>%1 of %2 to %3</source><extracomment>tiller</extracomment><translation>%1: %2 → %3</translation></message>
<message><source>%1 of the world</source><extracomment>tiller</extracomment><translation>%1 (мир)</translation></message>
<message><source>units/tick</source><extracomment>tiller</extracomment><translation>ед./тик</translation></message>
<message><source>units/s</source><extracomment>tiller</extracomment><translation>ед./с</translation></message>
<message><source>s</source><extracomment>tiller</extracomment><translation>с</translation></message>
<message><source>no limit</source><extracomment>tiller</extracomment><translation>без предела</translation></message>
<message><source>on</source><extracomment>tiller</extracomment><translation>вкл.</translation></message>
<message><source>off</source><extracomment>tiller</extracomment><translation>выкл.</translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n место</numerusform><numerusform>%n места</numerusform><numerusform>%n мест</numerusform></translation></message>
<message><source>whole world</source><extracomment>tiller</extracomment><translation>весь мир</translation></message>
<message><source>As its type</source><extracomment>tiller</extracomment><translation>Как у типа</translation></message>
<message><source>from %1 up, or no limit</source><extracomment>tiller</extracomment><translation>от %1 или без предела</translation></message>
<message><source>missing</source><extracomment>tiller</extracomment><translation>нет</translation></message>
<message><source>The velocity to take on.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Скорость, которую нужно принять.</translation></message>
<message><source>The force, the result.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Сила, результат.</translation></message>
<message><source>A condition: the force counts only while it holds.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Условие: сила действует, только пока оно выполняется.</translation></message>
<message><source>Parts of this project</source><extracomment>tiller::Rank</extracomment><translation>Блоки этого проекта</translation></message>
<message><source>Parts</source><extracomment>tiller::Rank</extracomment><translation>Блоки</translation></message>
<message><source>%1 added</source><extracomment>tiller::T</extracomment><translation>%1: добавлено</translation></message>
<message><source>%1 removed</source><extracomment>tiller::T</extracomment><translation>%1: удалено</translation></message>
<message><source>Agent type</source><extracomment>title</extracomment><translation>Тип агентов</translation></message>
<message><source>A kind of agent: its body, look and count, where it starts, and what steers it.</source><extracomment>Agent type</extracomment><translation>Вид агентов: тело, облик, количество, место старта и что ими управляет.</translation></message>
<message><source>Count</source><extracomment>setting of Agent type</extracomment><translation>Количество</translation></message>
<message><source>How many agents start in the region.</source><extracomment>Count of Agent type</extracomment><translation>Сколько агентов стартует в области.</translation></message>
<message><source>Mass</source><extracomment>setting of Agent type</extracomment><translation>Масса</translation></message>
<message><source>Heavier agents turn and brake more sluggishly.</source><extracomment>Mass of Agent type</extracomment><translation>Тяжёлые агенты медленнее поворачивают и тормозят.</translation></message>
<message><source>Body</source><extracomment>heading of settings of Agent type</extracomment><translation>Тело</translation></message>
<message><source>Mass spread</source><extracomment>setting of Agent type</extracomment><translation>Разброс массы</translation></message>
<message><source>How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.</source><extracomment>Mass spread of Agent type</extracomment><translation>Насколько агенты различаются. 20%: каждый получает случайно от 0,8 до 1,2 значения.</translation></message>
<message><source>The radius of the body. Agents are in contact when their bodies touch.</source><extracomment>Radius of Agent type</extracomment><translation>Радиус тела. Агенты соприкасаются, когда соприкасаются их тела.</translation></message>
<message><source>Radius spread</source><extracomment>setting of Agent type</extracomment><translation>Разброс радиуса</translation></message>
<message><source>Max speed</source><extracomment>setting of Agent type</extracomment><translation>Макс. скорость</translation></message>
<message><source>An agent never moves faster than this.</source><extracomment>Max speed of Agent type</extracomment><translation>Быстрее агент не движется никогда.</translation></message>
<message><source>Speed spread</source><extracomment>setting of Agent type</extracomment><translation>Разброс скорости</translation></message>
<message><source>Max force</source><extracomment>setting of Agent type</extracomment><translation>Макс. сила</translation></message>
<message><source>The longest steering force. A longer sum of forces is cut to this length.</source><extracomment>Max force of Agent type</extracomment><translation>Наибольшая управляющая сила. Более длинная сумма сил срезается до этой длины.</translation></message>
<message><source>Force spread</source><extracomment>setting of Agent type</extracomment><translation>Разброс силы</translation></message>
<message><source>Response time</source><extracomment>setting of Agent type</extracomment><translation>Время отклика</translation></message>
<message><source>The time until an agent has a wanted velocity. 0: one tick.</source><extracomment>Response time of Agent type</extracomment><translation>За сколько агент достигает нужной скорости. 0: за один тик.</translation></message>
<message><source>Response spread</source><extracomment>setting of Agent type</extracomment><translation>Разброс отклика</translation></message>
<message><source>Min speed</source><extracomment>setting of Agent type</extracomment><translation>Мин. скорость</translation></message>
<message><source>An agent never moves slower than this, as planes and birds do. It cannot stop then.</source><extracomment>Min speed of Agent type</extracomment><translation>Медленнее агент не движется никогда, как самолёт или птица. Остановиться он не может.</translation></message>
<message><source>Max turn rate</source><extracomment>setting of Agent type</extracomment><translation>Макс. поворот</translation></message>
<message><source>The most degrees that its way turns in a unit of time. At rest it turns on the spot before it goes.</source><extracomment>Max turn rate of Agent type</extracomment><translation>На сколько градусов его ход поворачивает за единицу времени, самое большее. Стоя, он поворачивает на месте, а потом идёт.</translation></message>
<message><source>Heading threshold</source><extracomment>setting of Agent type</extracomment><translation>Порог курса</translation></message>
<message><source>A slower agent keeps its heading, so that it does not spin at rest. A share of its maximum speed.</source><extracomment>Heading threshold of Agent type</extracomment><translation>Агент медленнее этого сохраняет курс, чтобы не вертеться стоя. Доля его максимальной скорости.</translation></message>
<message><source>Solid to</source><extracomment>setting of Agent type</extracomment><translation>Преграды</translation></message>
<message><source>What these bodies cannot pass through. Who overlaps it is pushed out.</source><extracomment>Solid to of Agent type</extracomment><translation>Сквозь что эти тела не проходят. Кто зайдёт внутрь, того вытолкнет.</translation></message>
<message><source>These agents pass through everything.</source><extracomment>Nothing as Solid to</extracomment><translation>Эти агенты проходят сквозь всё.</translation></message>
<message><source>Every obstacle of the scene stops these agents.</source><extracomment>Obstacles as Solid to</extracomment><translation>Любое препятствие сцены останавливает этих агентов.</translation></message>
<message><source>Obstacles and agents</source><extracomment>choice of Solid to of Agent type</extracomment><translation>Препятствия и агенты</translation></message>
<message><source>Obstacles stop these agents, and they push apart each other and all others with this choice.</source><extracomment>Obstacles and agents as Solid to</extracomment><translation>Препятствия останавливают этих агентов, и они расталкивают друг друга и всех, у кого такой же выбор.</translation></message>
<message><source>Shape</source><extracomment>setting of Agent type</extracomment><translation>Форма</translation></message>
<message><source>How these agents are drawn.</source><extracomment>Shape of Agent type</extracomment><translation>Как рисуются эти агенты.</translation></message>
<message><source>Look</source><extracomment>heading of settings of Agent type</extracomment><translation>Облик</translation></message>
<message><source>Arrow</source><extracomment>choice of Shape of Agent type</extracomment><translation>Стрелка</translation></message>
<message><source>A dart that points along the heading.</source><extracomment>Arrow as Shape</extracomment><translation>Стрелка, направленная по курсу.</translation></message>
<message><source>Triangle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Треугольник</translation></message>
<message><source>A triangle along the heading.</source><extracomment>Triangle as Shape</extracomment><translation>Треугольник вдоль курса.</translation></message>
<message><source>Circle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Круг</translation></message>
<message><source>A disc with a line along the heading.</source><extracomment>Circle as Shape</extracomment><translation>Диск с линией вдоль курса.</translation></message>
<message><source>Color</source><comment>core</comment><extracomment>setting of Agent type</extracomment><translation>Цвет</translation></message>
<message><source>The color of these agents.</source><extracomment>Color of Agent type</extracomment><translation>Цвет этих агентов.</translation></message>
<message><source>A PNG file in place of the shape: its path from the project's folder. It looks to the right, and turns with the heading.</source><extracomment>Picture of Agent type</extracomment><translation>Файл PNG вместо формы: его путь от папки проекта. Смотрит вправо и поворачивается по курсу.</translation></message>
<message><source>Picture size</source><extracomment>setting of Agent type</extracomment><translation>Размер рис.</translation></message>
<message><source>The length of its longer side. 0: as wide as the body.</source><extracomment>Picture size of Agent type</extracomment><translation>Длина большей стороны. 0: по ширине тела.</translation></message>
<message><source>Start</source><extracomment>setting of Agent type</extracomment><translation>Начало</translation></message>
<message><source>Where agents start.</source><extracomment>Start of Agent type</extracomment><translation>Где агенты стартуют.</translation></message>
<message><source>In a region</source><extracomment>choice of Start of Agent type</extracomment><translation>В области</translation></message>
<message><source>At random places in a region.</source><extracomment>In a region as Start</extracomment><translation>В случайных местах области.</translation></message>
<message><source>Placed by hand</source><extracomment>choice of Start of Agent type</extracomment><translation>Вручную</translation></message>
<message><source>Each at the place you choose.</source><extracomment>Placed by hand as Start</extracomment><translation>Каждый там, где вы укажете.</translation></message>
<message><source>A region of the scene. None: the whole world.</source><extracomment>Region of Agent type</extracomment><translation>Область сцены. «Нет»: весь мир.</translation></message>
<message><source>How agents in a region move at the start.</source><extracomment>Velocity of Agent type</extracomment><translation>Как агенты в области движутся вначале.</translation></message>
<message><source>Fixed</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Задано</translation></message>
<message><source>The same velocity for all.</source><extracomment>Fixed as Velocity</extracomment><translation>Одна скорость для всех.</translation></message>
<message><source>Random</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Случайно</translation></message>
<message><source>Any direction, a speed from min to max.</source><extracomment>Random as Velocity</extracomment><translation>Любое направление, скорость от мин. до макс.</translation></message>
<message><source>Velocity x</source><extracomment>setting of Agent type</extracomment><translation>Скорость x</translation></message>
<message><source>To the right.</source><extracomment>Velocity x of Agent type</extracomment><translation>Вправо.</translation></message>
<message><source>Velocity y</source><extracomment>setting of Agent type</extracomment><translation>Скорость y</translation></message>
<message><source>Downward.</source><extracomment>Velocity y of Agent type</extracomment><translation>Вниз.</translation></message>
<message><source>Speed from</source><extracomment>setting of Agent type</extracomment><translation>Скорость от</translation></message>
<message><source>The lowest speed at the start.</source><extracomment>Speed from of Agent type</extracomment><translation>Наименьшая скорость вначале.</translation></message>
<message><source>Speed to</source><extracomment>setting of Agent type</extracomment><translation>Скорость до</translation></message>
<message><source>The highest speed at the start.</source><extracomment>Speed to of Agent type</extracomment><translation>Наибольшая скорость вначале.</translation></message>
<message><source>agent, character, boid, vehicle, unit, group, population</source><extracomment>other words for Agent type</extracomment><translation>агент, персонаж, боид, юнит, машина, существо, популяция</translation></message>
<message><source>The forces that steer these agents. They are added up, each times its weight.</source><extracomment>port Steering of Agent type</extracomment><translation>Силы, которые управляют этими агентами. Они складываются, каждая со своим весом.</translation></message>
<message><source>The modes that these agents can be in. They start in the first.</source><extracomment>port Modes of Agent type</extracomment><translation>Режимы, в которых могут быть эти агенты. Начинают с первого.</translation></message>
<message><source>Facing</source><extracomment>port of Agent type</extracomment><translation>Взгляд</translation></message>
<message><source>Where these agents look, if not where they move.</source><extracomment>port Facing of Agent type</extracomment><translation>Куда эти агенты смотрят, если не по ходу движения.</translation></message>
<message><source>What these agents do to themselves and to others, such as Remove or Spawn.</source><extracomment>port Actions of Agent type</extracomment><translation>Что эти агенты делают с собой и другими, например «Удалить» или «Породить».</translation></message>
<message><source>Births</source><extracomment>port of Agent type</extracomment><translation>Рождения</translation></message>
<message><source>Sources that bring such agents into the world.</source><extracomment>port Births of Agent type</extracomment><translation>Источники, которые приводят таких агентов в мир.</translation></message>
<message><source>All agents of this type, as a target for others.</source><extracomment>port Agents of Agent type</extracomment><translation>Все агенты этого типа как цель для других.</translation></message>
<message><source>the sum of weight * force at Steering</source><extracomment>wanted in the formula of Agent type</extracomment><translation>сумма weight * force на входе «Управление»</translation></message>
<message><source>v turns from the heading by at most so many degrees</source><extracomment>maxTurn in the formula of Agent type</extracomment><translation>v отклоняется от курса не больше чем на столько градусов</translation></message>
<message><source>v is at least so long</source><extracomment>slowest in the formula of Agent type</extracomment><translation>длина v не меньше этой</translation></message>
<message><source>changes by v * tick</source><extracomment>position in the formula of Agent type</extracomment><translation>меняется на v * tick</translation></message>
<message><source>Seek</source><extracomment>title</extracomment><translation>Стремление</translation></message>
<message><source>Heads straight for the target at full speed, and overshoots it.</source><extracomment>Seek</extracomment><translation>Идёт прямо к цели на полной скорости и проскакивает её.</translation></message>
<message><source>The desired speed, as a share of the agent's maximum speed.</source><extracomment>Speed of Seek</extracomment><translation>Желаемая скорость как доля максимальной скорости агента.</translation></message>
<message><source>chase, go to, move to, attract, follow, approach</source><extracomment>other words for Seek</extracomment><translation>поиск, к цели, погоня, притяжение, приближаться, идти к</translation></message>
<message><source>Target</source><extracomment>port of Seek</extracomment><translation>Цель</translation></message>
<message><source>A point, an agent, or the nearest of some agents.</source><extracomment>port Target of Seek</extracomment><translation>Точка, агент или ближайший из нескольких агентов.</translation></message>
<message><source>When</source><extracomment>port of Seek</extracomment><translation>Когда</translation></message>
<message><source>Active only while this condition is true. Unwired: always.</source><extracomment>port When of Seek</extracomment><translation>Активно, только пока условие истинно. Без связи: всегда.</translation></message>
<message><source>Force</source><extracomment>port of Seek</extracomment><translation>Сила</translation></message>
<message><source>Wire it to a combiner or to an agent type.</source><extracomment>port Force of Seek</extracomment><translation>Соедините с комбинатором или типом агентов.</translation></message>
<message><source>Weight</source><extracomment>port of Seek</extracomment><translation>Вес</translation></message>
<message><source>Drives the weight of the wires of its force.</source><extracomment>port Weight of Seek</extracomment><translation>Управляет весом связей его силы.</translation></message>
<message><source>Flee</source><extracomment>title</extracomment><translation>Бегство</translation></message>
<message><source>Heads straight away from the target while it is closer than the radius.</source><extracomment>Flee</extracomment><translation>Бежит прямо от цели, пока она ближе радиуса.</translation></message>
<message><source>The area of effect: it flees only while the target is closer than this.</source><extracomment>Radius of Flee</extracomment><translation>Зона действия: бежит, только пока цель ближе этого.</translation></message>
<message><source>avoid, run away, repel, escape, retreat</source><extracomment>other words for Flee</extracomment><translation>убегать, отталкивание, спасаться, избегать, отступать</translation></message>
<message><source>Arrive</source><extracomment>title</extracomment><translation>Прибытие</translation></message>
<message><source>Heads for the target, slows down inside the slowing radius, and stops on it.</source><extracomment>Arrive</extracomment><translation>Идёт к цели, замедляется внутри радиуса замедления и останавливается на ней.</translation></message>
<message><source>Slowing radius</source><extracomment>setting of Arrive</extracomment><translation>Радиус замедления</translation></message>
<message><source>Inside this distance it slows down. 0: it does not.</source><extracomment>Slowing radius of Arrive</extracomment><translation>Внутри этого расстояния замедляется. 0: не замедляется.</translation></message>
<message><source>Stop radius</source><extracomment>setting of Arrive</extracomment><translation>Радиус остановки</translation></message>
<message><source>Inside this distance it stops, and stays.</source><extracomment>Stop radius of Arrive</extracomment><translation>Внутри этого расстояния останавливается и стоит.</translation></message>
<message><source>Settles</source><extracomment>setting of Arrive</extracomment><translation>Вставать рядом</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same place.</source><extracomment>Settles of Arrive</extracomment><translation>Останавливается и стоит и рядом с теми, кто уже прибыл на то же место.</translation></message>
<message><source>arrival, go to, stop at, brake, park, land</source><extracomment>other words for Arrive</extracomment><translation>прибыть, остановиться у, тормозить, парковка, к цели</translation></message>
<message><source>with settles: it has arrived at the goal, or at others that have</source><extracomment>arrived in the formula of Arrive</extracomment><translation>при settles: агент прибыл к цели или оказался рядом с теми, кто уже прибыл</translation></message>
<message><source>Wander</source><extracomment>title</extracomment><translation>Блуждание</translation></message>
<message><source>Roams: heads for a point that moves at random on a circle ahead.</source><extracomment>Wander</extracomment><translation>Бродит: идёт к точке, которая случайно движется по окружности впереди.</translation></message>
<message><source>Circle distance</source><extracomment>setting of Wander</extracomment><translation>Вынос круга</translation></message>
<message><source>How far ahead the circle is: larger runs straighter.</source><extracomment>Circle distance of Wander</extracomment><translation>Насколько впереди окружность: чем дальше, тем прямее ход.</translation></message>
<message><source>Circle radius</source><extracomment>setting of Wander</extracomment><translation>Радиус круга</translation></message>
<message><source>How large the circle is: larger turns more sharply.</source><extracomment>Circle radius of Wander</extracomment><translation>Насколько велика окружность: чем больше, тем резче повороты.</translation></message>
<message><source>Angle change</source><extracomment>setting of Wander</extracomment><translation>Изменение угла</translation></message>
<message><source>How far the angle on the circle may change: up to half of this to each side.</source><extracomment>Angle change of Wander</extracomment><translation>Насколько может измениться угол на окружности: до половины этого в каждую сторону.</translation></message>
<message><source>Random start angle</source><extracomment>setting of Wander</extracomment><translation>Случайный угол</translation></message>
<message><source>Each agent starts with an angle of its own.</source><extracomment>Random start angle of Wander</extracomment><translation>Каждый агент начинает со своего угла.</translation></message>
<message><source>Start angle</source><extracomment>setting of Wander</extracomment><translation>Начальный угол</translation></message>
<message><source>The angle all start with. 0 is to the right, 90 is up.</source><extracomment>Start angle of Wander</extracomment><translation>Угол, с которого начинают все. 0 — вправо, 90 — вверх.</translation></message>
<message><source>roam, random walk, explore, idle, stroll, drift</source><extracomment>other words for Wander</extracomment><translation>бродить, случайно, гулять, исследовать, патруль, дрейф</translation></message>
<message><source>changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force</source><extracomment>angle in the formula of Wander</extracomment><translation>меняется на (random - 1/2) * angleChange * sqrt(tick) в каждом тике, где сила используется</translation></message>
<message><source>Wander to points</source><extracomment>title</extracomment><translation>Блуждание по точкам</translation></message>
<message><source>Seeks a random point of the region, and another one after a while or on arrival.</source><extracomment>Wander to points</extracomment><translation>Стремится к случайной точке области, а по прибытии или через время — к другой.</translation></message>
<message><source>Interval</source><extracomment>setting of Wander to points</extracomment><translation>Интервал</translation></message>
<message><source>It chooses another point after this time.</source><extracomment>Interval of Wander to points</extracomment><translation>Через это время выбирает другую точку.</translation></message>
<message><source>Arrival distance</source><extracomment>setting of Wander to points</extracomment><translation>Радиус прибытия</translation></message>
<message><source>Within this distance it has arrived, and chooses another point.</source><extracomment>Arrival distance of Wander to points</extracomment><translation>Внутри этого расстояния считается прибывшим и выбирает другую точку.</translation></message>
<message><source>roam, patrol, random points, explore</source><extracomment>other words for Wander to points</extracomment><translation>бродить, патруль, случайные точки, исследовать</translation></message>
<message><source>The region of the random points.</source><extracomment>port Region of Wander to points</extracomment><translation>Область случайных точек.</translation></message>
<message><source>a random point of the region, a new one after each interval and on arrival</source><extracomment>goal in the formula of Wander to points</extracomment><translation>случайная точка области: новая после каждого interval и по прибытии</translation></message>
<message><source>Pursue</source><extracomment>title</extracomment><translation>Преследование</translation></message>
<message><source>Chases an agent by heading for where it will be.</source><extracomment>Pursue</extracomment><translation>Гонится за агентом: идёт туда, где тот окажется.</translation></message>
<message><source>Prediction</source><extracomment>setting of Pursue</extracomment><translation>Упреждение</translation></message>
<message><source>How far ahead of the target it aims.</source><extracomment>Prediction of Pursue</extracomment><translation>Насколько впереди цели он метит.</translation></message>
<message><source>None</source><comment>core</comment><extracomment>choice of Prediction of Pursue</extracomment><translation>Нет</translation></message>
<message><source>Where the target is now.</source><extracomment>None as Prediction</extracomment><translation>Где цель сейчас.</translation></message>
<message><source>Where it will be after a fixed time.</source><extracomment>Fixed as Prediction</extracomment><translation>Где она будет через заданное время.</translation></message>
<message><source>By distance</source><extracomment>choice of Prediction of Pursue</extracomment><translation>По расстоянию</translation></message>
<message><source>Where it will be after distance / max speed: far ahead when far away.</source><extracomment>By distance as Prediction</extracomment><translation>Где она будет через расстояние / макс. скорость: чем дальше, тем больше упреждение.</translation></message>
<message><source>Closing</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Сближение</translation></message>
<message><source>Where it will be after distance / (max speed + the target's speed).</source><extracomment>Closing as Prediction</extracomment><translation>Где она будет через расстояние / (макс. скорость + скорость цели).</translation></message>
<message><source>OpenSteer</source><extracomment>choice of Prediction of Pursue</extracomment><translation>OpenSteer</translation></message>
<message><source>Where it will be after distance / speed, times a factor for where the target is and which way it goes.</source><extracomment>OpenSteer as Prediction</extracomment><translation>Где она будет через расстояние / скорость с множителем за то, где цель и куда она идёт.</translation></message>
<message><source>Intercept</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Перехват</translation></message>
<message><source>Where they meet if it goes straight there at its speed; as Closing if they cannot meet.</source><extracomment>Intercept as Prediction</extracomment><translation>Где они встретятся, если идти прямо туда со своей скоростью; если не встретятся — как «Сближение».</translation></message>
<message><source>Whole ticks</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Целые тики</translation></message>
<message><source>As By distance, rounded down to whole units of time: ticks, where a tick is 1. So the tutorials' code has it, where T is an int.</source><extracomment>Whole ticks as Prediction</extracomment><translation>Как «По расстоянию», но с округлением вниз до целых единиц времени: тиков, если тик равен 1. Так в коде уроков, где T — это int.</translation></message>
<message><source>Fixed time</source><extracomment>setting of Pursue</extracomment><translation>Заданное время</translation></message>
<message><source>How far ahead it aims, in time.</source><extracomment>Fixed time of Pursue</extracomment><translation>Насколько впереди он метит, по времени.</translation></message>
<message><source>Max time</source><extracomment>setting of Pursue</extracomment><translation>Макс. время</translation></message>
<message><source>It never aims farther ahead than this.</source><extracomment>Max time of Pursue</extracomment><translation>Дальше вперёд он не метит никогда.</translation></message>
<message><source>chase, hunt, intercept, pursuit, catch, follow</source><extracomment>other words for Pursue</extracomment><translation>погоня, охота, перехват, ловить, догонять, преследовать</translation></message>
<message><source>An agent, or the nearest of some agents.</source><extracomment>port Target of Pursue</extracomment><translation>Агент или ближайший из нескольких агентов.</translation></message>
<message><source>Evade</source><extracomment>title</extracomment><translation>Уклонение</translation></message>
<message><source>Escapes an agent by heading away from where it will be.</source><extracomment>Evade</extracomment><translation>Уходит от агента: бежит от того места, где тот окажется.</translation></message>
<message><source>avoid, escape, dodge, run away, evasion</source><extracomment>other words for Evade</extracomment><translation>избегать, спасаться, увернуться, убегать, ускользать</translation></message>
<message><source>Offset pursuit</source><extracomment>title</extracomment><translation>Со смещением</translation></message>
<message><source>Keeps a place beside a leader, relative to the direction in which the leader moves.</source><extracomment>Offset pursuit</extracomment><translation>Держит место рядом с лидером относительно направления его движения.</translation></message>
<message><source>Ahead</source><extracomment>setting of Offset pursuit</extracomment><translation>Вперёд</translation></message>
<message><source>How far ahead of the leader; below 0: behind.</source><extracomment>Ahead of Offset pursuit</extracomment><translation>Насколько впереди лидера; меньше 0: позади.</translation></message>
<message><source>Left</source><extracomment>setting of Offset pursuit</extracomment><translation>Влево</translation></message>
<message><source>How far to its left; below 0: to its right.</source><extracomment>Left of Offset pursuit</extracomment><translation>Насколько слева от него; меньше 0: справа.</translation></message>
<message><source>wingman, escort, flank, beside, follow at an offset, station keeping</source><extracomment>other words for Offset pursuit</extracomment><translation>ведомый, эскорт, фланг, рядом, следовать со смещением, сопровождение</translation></message>
<message><source>Leader</source><extracomment>port of Offset pursuit</extracomment><translation>Лидер</translation></message>
<message><source>The agent it keeps a place beside.</source><extracomment>port Leader of Offset pursuit</extracomment><translation>Агент, рядом с которым держится место.</translation></message>
<message><source>Match velocity</source><extracomment>title</extracomment><translation>Подбор скорости</translation></message>
<message><source>Takes on the velocity of an agent.</source><extracomment>Match velocity</extracomment><translation>Принимает скорость агента.</translation></message>
<message><source>imitate, same speed, keep pace, go along, velocity matching</source><extracomment>other words for Match velocity</extracomment><translation>подражать, та же скорость, держать темп, идти вместе, согласование скорости</translation></message>
<message><source>Interpose</source><extracomment>title</extracomment><translation>Заслон</translation></message>
<message><source>Moves between two agents, to where they will be.</source><extracomment>Interpose</extracomment><translation>Встаёт между двумя агентами, туда, где они окажутся.</translation></message>
<message><source>Ratio</source><extracomment>setting of Interpose</extracomment><translation>Доля</translation></message>
<message><source>The place between them: 0 is at the first, 100% at the second, more is behind the second.</source><extracomment>Ratio of Interpose</extracomment><translation>Место между ними: 0 — у первого, 100% — у второго, больше — за вторым.</translation></message>
<message><source>between, guard, protect, shield, midpoint, block</source><extracomment>other words for Interpose</extracomment><translation>между, охрана, защита, щит, середина, заслонить</translation></message>
<message><source>First</source><comment>core</comment><extracomment>port of Interpose</extracomment><translation>Первый</translation></message>
<message><source>One of the two.</source><extracomment>port First of Interpose</extracomment><translation>Один из двух.</translation></message>
<message><source>Second</source><extracomment>port of Interpose</extracomment><translation>Второй</translation></message>
<message><source>The other one.</source><extracomment>port Second of Interpose</extracomment><translation>Другой из двух.</translation></message>
<message><source>Hide</source><extracomment>title</extracomment><translation>Укрытие</translation></message>
<message><source>Goes behind the nearest obstacle, as seen from a threat. With each of several threats it goes where none of them sees it, or flees.</source><extracomment>Hide</extracomment><translation>Прячется за ближайшее препятствие от угрозы. Если угроз несколько, идёт туда, где его никто не видит, или бежит.</translation></message>
<message><source>Margin</source><extracomment>setting of Hide</extracomment><translation>Зазор</translation></message>
<message><source>How far behind the obstacle it hides.</source><extracomment>Margin of Hide</extracomment><translation>Насколько далеко за препятствием он прячется.</translation></message>
<message><source>Range</source><comment>core</comment><extracomment>setting of Hide</extracomment><translation>Дальность</translation></message>
<message><source>It uses only obstacles that reach within this distance.</source><extracomment>Range of Hide</extracomment><translation>Использует только препятствия в пределах этого расстояния.</translation></message>
<message><source>cover, take cover, stealth, ambush, shelter, out of sight</source><extracomment>other words for Hide</extracomment><translation>прятаться, спрятаться, засада, скрытность, не видно, убежище</translation></message>
<message><source>Threat</source><extracomment>port of Hide</extracomment><translation>Угроза</translation></message>
<message><source>The agent it hides from; or each of several, by a Nearest.</source><extracomment>port Threat of Hide</extracomment><translation>Агент, от которого он прячется, или каждый из нескольких — через «Ближайший».</translation></message>
<message><source>The obstacles to keep clear of.</source><extracomment>port Obstacles of Hide</extracomment><translation>Препятствия, от которых держаться в стороне.</translation></message>
<message><source>the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)</source><extracomment>place in the formula of Hide</extracomment><translation>ближайшее препятствие + unit(obstacle - threat) * (его размер + margin + bodyRadius)</translation></message>
<message><source>Separation</source><extracomment>title</extracomment><translation>Разделение</translation></message>
<message><source>Keeps away from its neighbors, harder when they are nearer.</source><extracomment>Separation</extracomment><translation>Держится в стороне от соседей: чем ближе, тем сильнее.</translation></message>
<message><source>Neighbors are closer than this.</source><extracomment>Radius of Separation</extracomment><translation>Соседи — те, кто ближе этого.</translation></message>
<message><source>View angle</source><extracomment>setting of Separation</extracomment><translation>Угол обзора</translation></message>
<message><source>How wide it sees, half to each side of its heading. 360: all round.</source><extracomment>View angle of Separation</extracomment><translation>Насколько широко видит, половина в каждую сторону от курса. 360: кругом.</translation></message>
<message><source>Falloff</source><extracomment>setting of Separation</extracomment><translation>Спад</translation></message>
<message><source>How quickly the push fades with distance. 0: it does not.</source><extracomment>Falloff of Separation</extracomment><translation>Как быстро толчок слабеет с расстоянием. 0: не слабеет.</translation></message>
<message><source>keep apart, spread out, personal space, repel, crowding, boids, flocking</source><extracomment>other words for Separation</extracomment><translation>расходиться, отталкивание, личное пространство, толпа, боиды, стая, сепарация</translation></message>
<message><source>Neighbors</source><extracomment>port of Separation</extracomment><translation>Соседи</translation></message>
<message><source>The agents that count as neighbors. Several types are one group.</source><extracomment>port Neighbors of Separation</extracomment><translation>Агенты, которые считаются соседями. Несколько типов — одна группа.</translation></message>
<message><source>the sum over the neighbors of unit(position - neighbor) * (1 - distance / radius)^falloff. Of an agent that has arrived by an Arrive or Go to that settles, over bodies that overlap: unit(position - neighbor) * (1.1 - distance / both radii)</source><extracomment>away in the formula of Separation</extracomment><translation>сумма по соседям: unit(position - neighbor) * (1 - distance / radius)^falloff. Для агента, прибывшего по «Прибытию» или «Идти к цели» с настройкой «Вставать рядом», — по перекрывающимся телам: unit(position - neighbor) * (1.1 - distance / сумма радиусов)</translation></message>
<message><source>Alignment</source><extracomment>title</extracomment><translation>Выравнивание</translation></message>
<message><source>Turns to the mean velocity of its neighbors.</source><extracomment>Alignment</extracomment><translation>Поворачивает к средней скорости соседей.</translation></message>
<message><source>match heading, same direction, school, boids, flocking</source><extracomment>other words for Alignment</extracomment><translation>тот же курс, одно направление, косяк, боиды, стая</translation></message>
<message><source>the mean velocity of the neighbors</source><extracomment>neighborVelocity in the formula of Alignment</extracomment><translation>средняя скорость соседей</translation></message>
<message><source>Cohesion</source><extracomment>title</extracomment><translation>Сплочение</translation></message>
<message><source>Heads for the middle of its neighbors.</source><extracomment>Cohesion</extracomment><translation>Идёт к середине соседей.</translation></message>
<message><source>stay together, gather, center of mass, school, boids, flocking</source><extracomment>other words for Cohesion</extracomment><translation>держаться вместе, собираться, центр масс, косяк, боиды, стая, когезия</translation></message>
<message><source>the mean position of the neighbors</source><extracomment>neighborPosition in the formula of Cohesion</extracomment><translation>среднее положение соседей</translation></message>
<message><source>Leader following</source><extracomment>title</extracomment><translation>За лидером</translation></message>
<message><source>Follows behind a leader, steps out of the leader's way, and keeps apart from the other followers.</source><extracomment>Leader following</extracomment><translation>Идёт позади лидера, уступает ему дорогу и держится в стороне от других ведомых.</translation></message>
<message><source>Distance</source><extracomment>setting of Leader following</extracomment><translation>Расстояние</translation></message>
<message><source>How far behind the leader.</source><extracomment>Distance of Leader following</extracomment><translation>Насколько далеко позади лидера.</translation></message>
<message><source>Clearance</source><extracomment>setting of Leader following</extracomment><translation>Отступ</translation></message>
<message><source>It steps aside within this distance of the leader, or of the leader's way ahead.</source><extracomment>Clearance of Leader following</extracomment><translation>Отходит в сторону внутри этого расстояния от лидера или от его пути впереди.</translation></message>
<message><source>Separation radius</source><extracomment>setting of Leader following</extracomment><translation>Радиус разделения</translation></message>
<message><source>It keeps apart from other followers inside this distance.</source><extracomment>Separation radius of Leader following</extracomment><translation>Держится в стороне от других ведомых внутри этого расстояния.</translation></message>
<message><source>follow the leader, convoy, entourage, ducklings, pet, squad</source><extracomment>other words for Leader following</extracomment><translation>следование за лидером, колонна, свита, утята, питомец, отряд</translation></message>
<message><source>The agent it follows.</source><extracomment>port Leader of Leader following</extracomment><translation>Агент, за которым он следует.</translation></message>
<message><source>Others</source><extracomment>port of Leader following</extracomment><translation>Другие</translation></message>
<message><source>The other followers, to keep apart from. Unwired: none.</source><extracomment>port Others of Leader following</extracomment><translation>Другие ведомые, от которых держаться в стороне. Без связи: никто.</translation></message>
<message><source>it is within clearance of the leader's way for the next distance</source><extracomment>inTheWay in the formula of Leader following</extracomment><translation>агент ближе clearance к пути лидера на ближайшие distance</translation></message>
<message><source>the direction off that way</source><extracomment>aside in the formula of Leader following</extracomment><translation>направление прочь от этого пути</translation></message>
<message><source>the sum over the others of unit(position - other) * (1 - distance / separationRadius)</source><extracomment>away in the formula of Leader following</extracomment><translation>сумма по остальным: unit(position - other) * (1 - distance / separationRadius)</translation></message>
<message><source>Formation</source><extracomment>title</extracomment><translation>Построение</translation></message>
<message><source>Takes a place in a formation around a leader: each place goes to the nearest agent that has none yet.</source><extracomment>Formation</extracomment><translation>Занимает место в построении вокруг лидера: каждое место достаётся ближайшему агенту без места.</translation></message>
<message><source>Pattern</source><extracomment>setting of Formation</extracomment><translation>Рисунок</translation></message>
<message><source>The shape of the formation.</source><extracomment>Pattern of Formation</extracomment><translation>Форма построения.</translation></message>
<message><source>Line</source><extracomment>choice of Pattern of Formation</extracomment><translation>Линия</translation></message>
<message><source>Abreast of the leader.</source><extracomment>Line as Pattern</extracomment><translation>В ряд с лидером.</translation></message>
<message><source>Column</source><extracomment>choice of Pattern of Formation</extracomment><translation>Колонна</translation></message>
<message><source>One behind the other.</source><extracomment>Column as Pattern</extracomment><translation>Друг за другом.</translation></message>
<message><source>To both sides behind the leader, like geese.</source><extracomment>V as Pattern</extracomment><translation>По обе стороны позади лидера, как гуси.</translation></message>
<message><source>Around the leader.</source><extracomment>Circle as Pattern</extracomment><translation>Вокруг лидера.</translation></message>
<message><source>Box</source><comment>core</comment><extracomment>choice of Pattern of Formation</extracomment><translation>Прямоугольник</translation></message>
<message><source>In ranks behind the leader.</source><extracomment>Box as Pattern</extracomment><translation>Шеренгами позади лидера.</translation></message>
<message><source>Spacing</source><extracomment>setting of Formation</extracomment><translation>Интервал мест</translation></message>
<message><source>The distance between two places.</source><extracomment>Spacing of Formation</extracomment><translation>Расстояние между двумя местами.</translation></message>
<message><source>Steady</source><extracomment>setting of Formation</extracomment><translation>Плавно</translation></message>
<message><source>The pattern turns no faster than its agents can follow, and nobody crosses another's way to a place: not at the start, nor when the pattern changes or the leader turns back.</source><extracomment>Steady of Formation</extracomment><translation>Построение поворачивает не быстрее, чем успевают агенты, и никто не пересекает чужой путь к месту: ни вначале, ни при смене построения, ни при развороте лидера.</translation></message>
<message><source>Turn rate</source><extracomment>setting of Formation</extracomment><translation>Скорость поворота</translation></message>
<message><source>The pattern turns so far per unit of time. 0: as its agents can follow.</source><extracomment>Turn rate of Formation</extracomment><translation>На столько построение поворачивает за единицу времени. 0: как успевают агенты.</translation></message>
<message><source>Without a leader</source><extracomment>setting of Formation</extracomment><translation>Без лидера</translation></message>
<message><source>What they do when their leader is gone.</source><extracomment>Without a leader of Formation</extracomment><translation>Что они делают, когда лидера больше нет.</translation></message>
<message><source>They are without this behavior.</source><extracomment>Nothing as Without a leader</extracomment><translation>Они остаются без этого поведения.</translation></message>
<message><source>Follow the nearest</source><extracomment>choice of Without a leader of Formation</extracomment><translation>За ближайшим</translation></message>
<message><source>The one that was nearest to the leader leads.</source><extracomment>Follow the nearest as Without a leader</extracomment><translation>Ведёт тот, кто был ближе всех к лидеру.</translation></message>
<message><source>Stop</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Остановиться</translation></message>
<message><source>They brake.</source><extracomment>Stop as Without a leader</extracomment><translation>Они тормозят.</translation></message>
<message><source>wedge, squad, ranks, platoon, fleet, flying v, slots</source><extracomment>other words for Formation</extracomment><translation>строй, клин, отряд, шеренги, взвод, эскадра, формация</translation></message>
<message><source>The agent they form around.</source><extracomment>port Leader of Formation</extracomment><translation>Агент, вокруг которого они строятся.</translation></message>
<message><source>how far the place in the pattern is ahead of the leader</source><extracomment>placeAhead in the formula of Formation</extracomment><translation>насколько место в построении впереди лидера</translation></message>
<message><source>how far it is to the left</source><extracomment>placeLeft in the formula of Formation</extracomment><translation>насколько оно левее лидера</translation></message>
<message><source>Queue</source><extracomment>title</extracomment><translation>Очередь</translation></message>
<message><source>Brakes when another agent is ahead, harder when nearer. First in a Priority it waits; in a Sum it only slows down.</source><extracomment>Queue</extracomment><translation>Тормозит, когда впереди другой агент: чем ближе, тем сильнее. Первым в «Приоритете» — ждёт, в «Сумме» — лишь замедляется.</translation></message>
<message><source>The length of the box ahead in which it sees others.</source><extracomment>Ahead of Queue</extracomment><translation>Длина прямоугольника впереди, в котором он видит других.</translation></message>
<message><source>Width</source><extracomment>setting of Queue</extracomment><translation>Ширина</translation></message>
<message><source>The width of that box.</source><extracomment>Width of Queue</extracomment><translation>Ширина этого прямоугольника.</translation></message>
<message><source>line up, wait in line, door, traffic jam, keep distance, yield</source><extracomment>other words for Queue</extracomment><translation>ждать в очереди, встать в ряд, дверь, пробка, держать дистанцию, уступить</translation></message>
<message><source>the gap to the nearest body in the box ahead; inactive while the box is empty</source><extracomment>room in the formula of Queue</extracomment><translation>промежуток до ближайшего тела в прямоугольнике впереди; неактивно, пока там пусто</translation></message>
<message><source>Collision avoidance</source><extracomment>title</extracomment><translation>Избегание столкновений</translation></message>
<message><source>Turns aside before its body would touch another agent. Head-on, both keep right.</source><extracomment>Collision avoidance</extracomment><translation>Отворачивает, прежде чем тело коснётся другого агента. При лобовой встрече оба держатся правее.</translation></message>
<message><source>Look ahead</source><extracomment>setting of Collision avoidance</extracomment><translation>Обзор вперёд</translation></message>
<message><source>How far ahead it looks, in time.</source><extracomment>Look ahead of Collision avoidance</extracomment><translation>Насколько далеко вперёд смотрит, по времени.</translation></message>
<message><source>The room to leave between two bodies.</source><extracomment>Margin of Collision avoidance</extracomment><translation>Сколько места оставить между двумя телами.</translation></message>
<message><source>unaligned, avoid agents, pass, crowd, traffic, pedestrians</source><extracomment>other words for Collision avoidance</extracomment><translation>избегать агентов, столкновения, разойтись, толпа, движение, пешеходы</translation></message>
<message><source>until the first agent that would come closer than both radii and margin is nearest</source><extracomment>time in the formula of Collision avoidance</extracomment><translation>до наибольшего сближения с первым агентом, который подошёл бы ближе суммы радиусов и margin</translation></message>
<message><source>away from where that agent will be then; to the right of a head-on course</source><extracomment>aside in the formula of Collision avoidance</extracomment><translation>прочь от места, где тогда будет тот агент; при лобовой встрече — вправо</translation></message>
<message><source>Obstacle avoidance</source><extracomment>title</extracomment><translation>Обход препятствий</translation></message>
<message><source>Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.</source><extracomment>Obstacle avoidance</extracomment><translation>Обходит ближайшее препятствие на пути: чем ближе, тем сильнее, и немного тормозит.</translation></message>
<message><source>How far ahead it looks, as the time it takes to get there.</source><extracomment>Look ahead of Obstacle avoidance</extracomment><translation>Насколько далеко вперёд смотрит: время, за которое туда дойдёт.</translation></message>
<message><source>The room to leave beside an obstacle.</source><extracomment>Margin of Obstacle avoidance</extracomment><translation>Сколько места оставить рядом с препятствием.</translation></message>
<message><source>Braking</source><extracomment>setting of Obstacle avoidance</extracomment><translation>Притормаживание</translation></message>
<message><source>How much it brakes, as a share of how much it turns aside.</source><extracomment>Braking of Obstacle avoidance</extracomment><translation>Насколько тормозит: доля от того, насколько отворачивает.</translation></message>
<message><source>avoid, rocks, go around, islands, pillars, collision</source><extracomment>other words for Obstacle avoidance</extracomment><translation>избегать, камни, обойти, острова, колонны, столкновение</translation></message>
<message><source>to the first obstacle in its way; inactive if there is none within reach</source><extracomment>distance in the formula of Obstacle avoidance</extracomment><translation>до первого препятствия на пути; неактивно, если в пределах обзора его нет</translation></message>
<message><source>left or right, the shorter way around the obstacle</source><extracomment>aside in the formula of Obstacle avoidance</extracomment><translation>влево или вправо — с той стороны, где препятствие обойти короче</translation></message>
<message><source>Wall avoidance</source><extracomment>title</extracomment><translation>Избегание стен</translation></message>
<message><source>Feels ahead and to both sides, and turns away from the nearest wall that it feels.</source><extracomment>Wall avoidance</extracomment><translation>Щупает впереди и по сторонам и отворачивает от ближайшей стены, которую нащупал.</translation></message>
<message><source>Feeler length</source><extracomment>setting of Wall avoidance</extracomment><translation>Длина щупа</translation></message>
<message><source>The length of the feelers.</source><extracomment>Feeler length of Wall avoidance</extracomment><translation>Длина щупов.</translation></message>
<message><source>Feeler angle</source><extracomment>setting of Wall avoidance</extracomment><translation>Угол щупа</translation></message>
<message><source>The angle between the feeler ahead and those to both sides.</source><extracomment>Feeler angle of Wall avoidance</extracomment><translation>Угол между передним щупом и боковыми.</translation></message>
<message><source>feelers, whiskers, avoid walls, corridor, ray, indoor</source><extracomment>other words for Wall avoidance</extracomment><translation>щупы, усы, избегать стен, коридор, луч, помещение</translation></message>
<message><source>along its feeler to the nearest wall; inactive if no feeler touches one</source><extracomment>distance in the formula of Wall avoidance</extracomment><translation>вдоль щупа до ближайшей стены; неактивно, если щупы ничего не касаются</translation></message>
<message><source>the direction off that wall</source><extracomment>normal in the formula of Wall avoidance</extracomment><translation>направление прочь от этой стены</translation></message>
<message><source>Wall following</source><extracomment>title</extracomment><translation>Вдоль стены</translation></message>
<message><source>Goes along the nearest wall or obstacle, at a distance from it.</source><extracomment>Wall following</extracomment><translation>Идёт вдоль ближайшей стены или препятствия на расстоянии от них.</translation></message>
<message><source>How far from the wall it goes.</source><extracomment>Distance of Wall following</extracomment><translation>На каком расстоянии от стены идёт.</translation></message>
<message><source>How far along the wall it aims, in time.</source><extracomment>Look ahead of Wall following</extracomment><translation>Насколько вперёд вдоль стены метит, по времени.</translation></message>
<message><source>It ignores walls farther away than this.</source><extracomment>Range of Wall following</extracomment><translation>Стены дальше этого не замечает.</translation></message>
<message><source>hug the wall, along, perimeter, patrol, coast, edge</source><extracomment>other words for Wall following</extracomment><translation>держаться стены, следование стене, периметр, патруль, берег, край</translation></message>
<message><source>the nearest place of a wall; inactive if there is none within range</source><extracomment>wall in the formula of Wall following</extracomment><translation>ближайшая точка стены; неактивно, если в пределах range стен нет</translation></message>
<message><source>the direction off the wall</source><extracomment>normal in the formula of Wall following</extracomment><translation>направление прочь от стены</translation></message>
<message><source>the direction along the wall in which it already moves</source><extracomment>along in the formula of Wall following</extracomment><translation>направление вдоль стены, в котором агент уже движется</translation></message>
<message><source>Containment</source><extracomment>title</extracomment><translation>Удержание</translation></message>
<message><source>Turns away from the edge when it is about to leave the region.</source><extracomment>Containment</extracomment><translation>Отворачивает от края, когда вот-вот покинет область.</translation></message>
<message><source>stay inside, bounds, boundary, cage, fence, aquarium</source><extracomment>other words for Containment</extracomment><translation>оставаться внутри, границы, клетка, забор, аквариум</translation></message>
<message><source>The region to stay inside of.</source><extracomment>port Region of Containment</extracomment><translation>Область, внутри которой оставаться.</translation></message>
<message><source>the place of the region nearest to soon; inactive while soon is inside</source><extracomment>nearest in the formula of Containment</extracomment><translation>ближайшая к soon точка области; неактивно, пока soon внутри</translation></message>
<message><source>Follow path</source><extracomment>title</extracomment><translation>Следование по пути</translation></message>
<message><source>Goes along a path: once to its end, round and round, or there and back.</source><extracomment>Follow path</extracomment><translation>Идёт по пути: один раз до конца, по кругу или туда и обратно.</translation></message>
<message><source>How far ahead on the path it aims: larger cuts corners, smaller follows more closely.</source><extracomment>Look ahead of Follow path</extracomment><translation>Насколько вперёд по пути метит: больше — срезает углы, меньше — идёт точнее.</translation></message>
<message><source>What happens at the end of the path.</source><extracomment>Mode of Follow path</extracomment><translation>Что происходит в конце пути.</translation></message>
<message><source>Once</source><extracomment>choice of Mode of Follow path</extracomment><translation>Один раз</translation></message>
<message><source>It stops at the end. Each arrival is counted.</source><extracomment>Once as Mode</extracomment><translation>Останавливается в конце. Каждое прибытие считается.</translation></message>
<message><source>Loop</source><extracomment>choice of Mode of Follow path</extracomment><translation>По кругу</translation></message>
<message><source>Round and round. From an open end it returns to the start.</source><extracomment>Loop as Mode</extracomment><translation>Круг за кругом. От открытого конца возвращается к началу.</translation></message>
<message><source>There and back</source><extracomment>choice of Mode of Follow path</extracomment><translation>Туда и обратно</translation></message>
<message><source>It turns round at both ends.</source><extracomment>There and back as Mode</extracomment><translation>Разворачивается на обоих концах.</translation></message>
<message><source>patrol, route, waypoints, road, track, rail, way</source><extracomment>other words for Follow path</extracomment><translation>патруль, маршрут, точки пути, дорога, колея, рельсы, тропа</translation></message>
<message><source>The path to follow.</source><extracomment>port Path of Follow path</extracomment><translation>Путь, по которому идти.</translation></message>
<message><source>the place on the path that is lookAhead farther along than the nearest place</source><extracomment>aim in the formula of Follow path</extracomment><translation>точка пути, которая на lookAhead дальше ближайшей точки</translation></message>
<message><source>the length of the path from the nearest place to the end</source><extracomment>remaining in the formula of Follow path</extracomment><translation>длина пути от ближайшей точки до конца</translation></message>
<message><source>Stay on path</source><extracomment>title</extracomment><translation>Удержание на пути</translation></message>
<message><source>Turns back when it is about to leave the tube around a path. Inside it is free.</source><extracomment>Stay on path</extracomment><translation>Поворачивает назад, когда вот-вот покинет коридор вокруг пути. Внутри движется свободно.</translation></message>
<message><source>How far to each side of the path it is free.</source><extracomment>Radius of Stay on path</extracomment><translation>Насколько в каждую сторону от пути он свободен.</translation></message>
<message><source>lane, road, corridor, tube, keep to the path, street</source><extracomment>other words for Stay on path</extracomment><translation>полоса, дорога, коридор, труба, держаться пути, улица</translation></message>
<message><source>the place of the path nearest to soon</source><extracomment>nearest in the formula of Stay on path</extracomment><translation>ближайшая к soon точка пути</translation></message>
<message><source>Follow field</source><extracomment>title</extracomment><translation>Следование полю</translation></message>
<message><source>Moves the way a field points, where the field reaches.</source><extracomment>Follow field</extracomment><translation>Движется туда, куда указывает поле, где оно действует.</translation></message>
<message><source>How far ahead it reads the field, in time.</source><extracomment>Look ahead of Follow field</extracomment><translation>Насколько вперёд он считывает поле, по времени.</translation></message>
<message><source>flow field, wind, stream, current, drift, vortex</source><extracomment>other words for Follow field</extracomment><translation>поле течения, ветер, поток, течение, снос, вихрь</translation></message>
<message><source>The field to follow.</source><extracomment>port Field of Follow field</extracomment><translation>Поле, которому следовать.</translation></message>
<message><source>the direction and strength of the field at soon; inactive outside the field</source><extracomment>field in the formula of Follow field</extracomment><translation>направление и интенсивность поля в точке soon; вне поля неактивно</translation></message>
<message><source>Follow ground</source><extracomment>title</extracomment><translation>Следование грунту</translation></message>
<message><source>Moves to where a ground holds more, or less: along a trail, up or down a slope.</source><extracomment>Follow ground</extracomment><translation>Идёт туда, где на грунте больше или меньше: по следу, вверх или вниз по склону.</translation></message>
<message><source>The item of the scene that it stands for.</source><extracomment>Ground of Follow ground</extracomment><translation>Объект сцены, который он представляет.</translation></message>
<message><source>Direction</source><extracomment>setting of Follow ground</extracomment><translation>Направление</translation></message>
<message><source>Where it goes.</source><extracomment>Direction of Follow ground</extracomment><translation>Куда он идёт.</translation></message>
<message><source>Up</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Вверх</translation></message>
<message><source>To where the ground holds more.</source><extracomment>Up as Direction</extracomment><translation>Туда, где на грунте больше.</translation></message>
<message><source>Down</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Вниз</translation></message>
<message><source>To where the ground holds less.</source><extracomment>Down as Direction</extracomment><translation>Туда, где на грунте меньше.</translation></message>
<message><source>Senses</source><extracomment>setting of Follow ground</extracomment><translation>Чувства</translation></message>
<message><source>How it finds the way.</source><extracomment>Senses of Follow ground</extracomment><translation>Как он находит путь.</translation></message>
<message><source>Feelers</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Щупы</translation></message>
<message><source>It compares the ends of three feelers.</source><extracomment>Feelers as Senses</extracomment><translation>Сравнивает концы трёх щупов.</translation></message>
<message><source>Slope</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Уклон</translation></message>
<message><source>It compares the cells beside its own.</source><extracomment>Slope as Senses</extracomment><translation>Сравнивает клетки рядом со своей.</translation></message>
<message><source>Angle</source><extracomment>setting of Follow ground</extracomment><translation>Угол</translation></message>
<message><source>Between the heading and the feelers to both sides.</source><extracomment>Angle of Follow ground</extracomment><translation>Между курсом и боковыми щупами.</translation></message>
<message><source>How far away the ends of the feelers are.</source><extracomment>Distance of Follow ground</extracomment><translation>Как далеко концы щупов.</translation></message>
<message><source>ground, scent, pheromone, trail, ants, slime mold, gradient, climb, smell, chemotaxis</source><extracomment>other words for Follow ground</extracomment><translation>запах, феромон, след, муравьи, слизевик, градиент, подъём, хемотаксис</translation></message>
<message><source>the heading, or the feeler to a side whose end is on more, or the direction of the slope; inactive without a difference</source><extracomment>way in the formula of Follow ground</extracomment><translation>курс, или боковой щуп, под концом которого больше, или направление уклона; неактивно, если разницы нет</translation></message>
<message><source>Go to</source><extracomment>title</extracomment><translation>Идти к цели</translation></message>
<message><source>Follows a way around obstacles to its goal, slows down inside the slowing radius, and stops there.</source><extracomment>Go to</extracomment><translation>Идёт по маршруту в обход препятствий к цели, замедляется внутри радиуса замедления и останавливается там.</translation></message>
<message><source>When the goal is nearer, it stops, and stays.</source><extracomment>Stop radius of Go to</extracomment><translation>Когда цель ближе, останавливается и стоит.</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same goal.</source><extracomment>Settles of Go to</extracomment><translation>Останавливается и стоит и рядом с теми, кто уже прибыл к той же цели.</translation></message>
<message><source>path finding, pathfinding, navigate, move to, walk to, travel, route</source><extracomment>other words for Go to</extracomment><translation>поиск пути, навигация, идти к, дойти, добраться, маршрут</translation></message>
<message><source>Way</source><comment>core</comment><extracomment>port of Go to</extracomment><translation>Маршрут</translation></message>
<message><source>The way to follow.</source><extracomment>port Way of Go to</extracomment><translation>Маршрут, по которому идти.</translation></message>
<message><source>Where it goes straight while no way leads to a goal.</source><extracomment>port Target of Go to</extracomment><translation>Куда он идёт напрямик, пока маршрута к цели нет.</translation></message>
<message><source>the direction of the way, or straight at the goal without one</source><extracomment>way in the formula of Go to</extracomment><translation>направление маршрута, а без него — прямо к цели</translation></message>
<message><source>how far it still is to the goal</source><extracomment>remaining in the formula of Go to</extracomment><translation>сколько ещё осталось до цели</translation></message>
<message><source>Tether</source><extracomment>title</extracomment><translation>Привязь</translation></message>
<message><source>Moves freely inside a radius around the target. Outside, the target pulls it back, harder when farther.</source><extracomment>Tether</extracomment><translation>Свободен внутри радиуса вокруг цели. Снаружи цель тянет его назад: чем дальше, тем сильнее.</translation></message>
<message><source>Inside this distance it is free.</source><extracomment>Radius of Tether</extracomment><translation>Внутри этого расстояния он свободен.</translation></message>
<message><source>leash, home range, stay near, territory, bound, elastic</source><extracomment>other words for Tether</extracomment><translation>поводок, своя территория, держаться рядом, граница, резинка, участок</translation></message>
<message><source>Orbit</source><extracomment>title</extracomment><translation>Орбита</translation></message>
<message><source>Circles around the target at a distance.</source><extracomment>Orbit</extracomment><translation>Кружит вокруг цели на расстоянии.</translation></message>
<message><source>How far from the target it circles.</source><extracomment>Radius of Orbit</extracomment><translation>На каком расстоянии от цели кружит.</translation></message>
<message><source>Turn</source><extracomment>setting of Orbit</extracomment><translation>Поворот</translation></message>
<message><source>The direction in which it circles.</source><extracomment>Turn of Orbit</extracomment><translation>В какую сторону кружит.</translation></message>
<message><source>Counterclockwise on screen.</source><extracomment>Left as Turn</extracomment><translation>Против часовой стрелки на экране.</translation></message>
<message><source>Right</source><extracomment>choice of Turn of Orbit</extracomment><translation>Вправо</translation></message>
<message><source>Clockwise on screen.</source><extracomment>Right as Turn</extracomment><translation>По часовой стрелке на экране.</translation></message>
<message><source>circle, go around, revolve, strafe around, satellite, encircle</source><extracomment>other words for Orbit</extracomment><translation>кружить, вокруг, вращение, обход по кругу, спутник, окружить</translation></message>
<message><source>Target speed</source><extracomment>title</extracomment><translation>Заданная скорость</translation></message>
<message><source>Keeps a speed, whichever way it goes.</source><extracomment>Target speed</extracomment><translation>Держит скорость, куда бы ни шёл.</translation></message>
<message><source>The speed to keep; never above the maximum speed.</source><extracomment>Target speed of Target speed</extracomment><translation>Скорость, которую держать; не выше максимальной.</translation></message>
<message><source>cruise, speed, pace, throttle, accelerate, forward</source><extracomment>other words for Target speed</extracomment><translation>круиз, скорость, темп, газ, ускорение, вперёд</translation></message>
<message><source>Brake</source><extracomment>title</extracomment><translation>Торможение</translation></message>
<message><source>Comes to a stop.</source><extracomment>Brake</extracomment><translation>Останавливается.</translation></message>
<message><source>stop, halt, wait, stand still, rest, slow down</source><extracomment>other words for Brake</extracomment><translation>стоп, остановка, ждать, стоять, отдых, замедлиться</translation></message>
<message><source>Formula force</source><extracomment>title</extracomment><translation>Сила по формуле</translation></message>
<message><source>Gives a force that you write yourself, in the words of the tutorials.</source><extracomment>Formula force</extracomment><translation>Даёт силу, которую вы пишете сами, словами из учебников.</translation></message>
<message><source>Formula</source><extracomment>setting of Formula force</extracomment><translation>Формула</translation></message>
<message><source>Lines name = term. The last one is the force, or a wanted velocity named desired.</source><extracomment>Formula of Formula force</extracomment><translation>Строки вида имя = выражение. Последняя — сила или нужная скорость с именем desired.</translation></message>
<message><source>custom, script, expression, own behavior, code, own force, math, write</source><extracomment>other words for Formula force</extracomment><translation>своя сила, скрипт, выражение, своё поведение, код, математика, написать</translation></message>
<message><source>Other</source><extracomment>port of Formula force</extracomment><translation>Другой</translation></message>
<message><source>A further target, which the formula calls other.</source><extracomment>port Other of Formula force</extracomment><translation>Ещё одна цель, в формуле — other.</translation></message>
<message><source>Third</source><extracomment>port of Formula force</extracomment><translation>Третий</translation></message>
<message><source>A further target, which the formula calls third.</source><extracomment>port Third of Formula force</extracomment><translation>Ещё одна цель, в формуле — third.</translation></message>
<message><source>A number, which the formula calls a.</source><extracomment>port A of Formula force</extracomment><translation>Число, в формуле — a.</translation></message>
<message><source>A number, which the formula calls b.</source><extracomment>port B of Formula force</extracomment><translation>Число, в формуле — b.</translation></message>
<message><source>A number, which the formula calls c.</source><extracomment>port C of Formula force</extracomment><translation>Число, в формуле — c.</translation></message>
<message><source>A number, which the formula calls d.</source><extracomment>port D of Formula force</extracomment><translation>Число, в формуле — d.</translation></message>
<message><source>Face</source><extracomment>title</extracomment><translation>Взгляд на цель</translation></message>
<message><source>Turns to look at the target, and leaves the velocity alone.</source><extracomment>Face</extracomment><translation>Поворачивается и смотрит на цель, не меняя скорости.</translation></message>
<message><source>The most degrees that it turns in a unit of time.</source><extracomment>Max turn rate of Face</extracomment><translation>На сколько градусов он поворачивается за единицу времени, самое большее.</translation></message>
<message><source>look at, aim, turret, watch, turn to, strafe</source><extracomment>other words for Face</extracomment><translation>смотреть на, целиться, турель, наблюдать, повернуться к</translation></message>
<message><source>Wire it to the Facing of an agent type.</source><extracomment>port Heading of Face</extracomment><translation>Соедините с портом «Взгляд» типа агентов.</translation></message>
<message><source>turns toward wanted by at most maxTurn degrees</source><extracomment>facing in the formula of Face</extracomment><translation>поворачивается к wanted не больше чем на maxTurn градусов</translation></message>
<message><source>Look where you go</source><extracomment>title</extracomment><translation>Взгляд по ходу</translation></message>
<message><source>Turns to look the way it moves, at a limited rate.</source><extracomment>Look where you go</extracomment><translation>Поворачивается по ходу движения с ограниченной скоростью.</translation></message>
<message><source>smooth turn, orientation, align heading, turn rate, heading</source><extracomment>other words for Look where you go</extracomment><translation>плавный поворот, ориентация, курс, скорость поворота, направление</translation></message>
<message><source>A place in the world. Drag it in the viewport.</source><extracomment>Point</extracomment><translation>Место в мире. Перетащите её во вьюпорте.</translation></message>
<message><source>position, location, waypoint, place, goal</source><extracomment>other words for Point</extracomment><translation>положение, место, координаты, ориентир, цель</translation></message>
<message><source>The place, as a target.</source><extracomment>port Point of Point</extracomment><translation>Место как цель.</translation></message>
<message><source>Cursor</source><extracomment>title</extracomment><translation>Курсор</translation></message>
<message><source>The mouse in the viewport. While it is elsewhere, the target is the one at Otherwise, if there is one.</source><extracomment>Cursor</extracomment><translation>Мышь во вьюпорте. Пока она в другом месте, целью служит порт «Иначе», если к нему есть связь.</translation></message>
<message><source>Follows</source><extracomment>setting of Cursor</extracomment><translation>Следит за</translation></message>
<message><source>Whether the target follows the mouse or stays at the last click.</source><extracomment>Follows of Cursor</extracomment><translation>Следует ли цель за мышью или остаётся у последнего щелчка.</translation></message>
<message><source>Movement</source><extracomment>choice of Follows of Cursor</extracomment><translation>Движение</translation></message>
<message><source>The mouse, while it is over the viewport.</source><extracomment>Movement as Follows</extracomment><translation>Мышь, пока она над вьюпортом.</translation></message>
<message><source>Click</source><extracomment>choice of Follows of Cursor</extracomment><translation>Щелчок</translation></message>
<message><source>The last click.</source><extracomment>Click as Follows</extracomment><translation>Последний щелчок.</translation></message>
<message><source>Click, until reached</source><extracomment>choice of Follows of Cursor</extracomment><translation>Щелчок до прихода</translation></message>
<message><source>The last click. An agent that comes there forgets it.</source><extracomment>Click, until reached as Follows</extracomment><translation>Последний щелчок. Агент, пришедший туда, забывает его.</translation></message>
<message><source>mouse, pointer, click, touch, player</source><extracomment>other words for Cursor</extracomment><translation>мышь, указатель, щелчок, касание, игрок</translation></message>
<message><source>Otherwise</source><extracomment>port of Cursor</extracomment><translation>Иначе</translation></message>
<message><source>The target while there is no mouse or no click.</source><extracomment>port Otherwise of Cursor</extracomment><translation>Цель, пока нет мыши или щелчка.</translation></message>
<message><source>The place of the mouse.</source><extracomment>port Point of Cursor</extracomment><translation>Место мыши.</translation></message>
<message><source>Nearest</source><extracomment>title</extracomment><translation>Ближайший</translation></message>
<message><source>The nearest of some agents; or the farthest, any one, or each of them.</source><extracomment>Nearest</extracomment><translation>Ближайший из агентов; или самый дальний, любой, или каждый из них.</translation></message>
<message><source>Choose</source><extracomment>setting of Nearest</extracomment><translation>Выбор</translation></message>
<message><source>One target, or a force for each of several.</source><extracomment>Choose of Nearest</extracomment><translation>Одна цель или по силе на каждую из нескольких.</translation></message>
<message><source>The nearest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Самый близкий</translation></message>
<message><source>One target. Ties go to the lower number.</source><extracomment>The nearest as Choose</extracomment><translation>Одна цель. При равенстве — с меньшим номером.</translation></message>
<message><source>The farthest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Самый дальний</translation></message>
<message><source>One target, within the range.</source><extracomment>The farthest as Choose</extracomment><translation>Одна цель в пределах диапазона.</translation></message>
<message><source>Any one</source><extracomment>choice of Choose of Nearest</extracomment><translation>Любой</translation></message>
<message><source>One target, drawn anew every tick unless it is kept.</source><extracomment>Any one as Choose</extracomment><translation>Одна цель, каждый тик выбирается заново, если не удерживается.</translation></message>
<message><source>Each within range</source><extracomment>choice of Choose of Nearest</extracomment><translation>Каждый в диапазоне</translation></message>
<message><source>The behavior runs once for each, and the forces add up.</source><extracomment>Each within range as Choose</extracomment><translation>Поведение выполняется для каждого, силы складываются.</translation></message>
<message><source>It sees only agents within this distance.</source><extracomment>Range of Nearest</extracomment><translation>Видит только агентов в пределах этого расстояния.</translation></message>
<message><source>Keep</source><extracomment>setting of Nearest</extracomment><translation>Удерживать</translation></message>
<message><source>While used, it keeps its choice. While unused, it chooses again for the next tick.</source><extracomment>Keep of Nearest</extracomment><translation>Пока используется, сохраняет выбор. Пока нет — выбирает заново к следующему тику.</translation></message>
<message><source>Lose range</source><extracomment>setting of Nearest</extracomment><translation>Предел потери</translation></message>
<message><source>It loses the kept agent beyond this distance.</source><extracomment>Lose range of Nearest</extracomment><translation>Теряет удерживаемого агента дальше этого расстояния.</translation></message>
<message><source>closest, sense, perception, vision, target, each, farthest, random</source><extracomment>other words for Nearest</extracomment><translation>близкий, чувствовать, восприятие, зрение, цель, каждый, дальний, случайный</translation></message>
<message><source>The agents to choose from. Several types are one group.</source><extracomment>port Agents of Nearest</extracomment><translation>Агенты, из которых выбирать. Несколько типов — одна группа.</translation></message>
<message><source>What stands behind one of these is not seen. Unwired: it sees through all.</source><extracomment>port Obstacles of Nearest</extracomment><translation>Что стоит за ними, того не видно. Без связи: видит сквозь всё.</translation></message>
<message><source>The one chosen.</source><extracomment>port Agent of Nearest</extracomment><translation>Тот, кого выбрали.</translation></message>
<message><source>Centroid</source><extracomment>title</extracomment><translation>Центроид</translation></message>
<message><source>The middle of some agents: their mean position and velocity. An agent does not count itself.</source><extracomment>Centroid</extracomment><translation>Середина агентов: их среднее положение и скорость. Себя агент не считает.</translation></message>
<message><source>Only agents closer than this count.</source><extracomment>Range of Centroid</extracomment><translation>Считаются только агенты ближе этого.</translation></message>
<message><source>center, middle, mean, average, center of mass, crowd</source><extracomment>other words for Centroid</extracomment><translation>центр, середина, среднее, центр масс, толпа</translation></message>
<message><source>The agents to average. Several types are one group.</source><extracomment>port Agents of Centroid</extracomment><translation>Агенты, по которым берётся среднее. Несколько типов — одна группа.</translation></message>
<message><source>The middle, as one agent.</source><extracomment>port Agent of Centroid</extracomment><translation>Середина как один агент.</translation></message>
<message><source>Home</source><extracomment>title</extracomment><translation>Дом</translation></message>
<message><source>Where the agent started.</source><extracomment>Home</extracomment><translation>Где агент стартовал.</translation></message>
<message><source>start, origin, spawn, base, nest</source><extracomment>other words for Home</extracomment><translation>старт, начало, место рождения, база, гнездо</translation></message>
<message><source>Where each agent started.</source><extracomment>port Point of Home</extracomment><translation>Где стартовал каждый агент.</translation></message>
<message><source>A way through the world. Draw it, and drag its points, in the viewport.</source><extracomment>Path</extracomment><translation>Путь через мир. Рисуйте его и перетаскивайте точки во вьюпорте.</translation></message>
<message><source>route, track, road, lane, waypoints, curve, patrol</source><extracomment>other words for Path</extracomment><translation>маршрут, дорога, колея, полоса, точки пути, кривая, патруль</translation></message>
<message><source>The path, as a target.</source><extracomment>port Path of Path</extracomment><translation>Путь как цель.</translation></message>
<message><source>Circles, boxes, polygons and walls in the world. Draw and drag them in the viewport.</source><extracomment>Obstacles</extracomment><translation>Круги, прямоугольники, многоугольники и стены в мире. Рисуйте и перетаскивайте их во вьюпорте.</translation></message>
<message><source>Group</source><comment>core</comment><extracomment>setting of Obstacles</extracomment><translation>Группа</translation></message>
<message><source>Only the obstacles of this group. Empty: all of them.</source><extracomment>Group of Obstacles</extracomment><translation>Только препятствия этой группы. Пусто: все.</translation></message>
<message><source>walls, rocks, islands, barriers, buildings, blocks, cover</source><extracomment>other words for Obstacles</extracomment><translation>стены, камни, острова, преграды, здания, блоки, укрытие</translation></message>
<message><source>The obstacles, as a target.</source><extracomment>port Obstacles of Obstacles</extracomment><translation>Препятствия как цель.</translation></message>
<message><source>An area of the world. Drag it, or its corners, in the viewport.</source><extracomment>Region</extracomment><translation>Участок мира. Перетаскивайте её или её углы во вьюпорте.</translation></message>
<message><source>area, zone, box, rectangle, circle, polygon</source><extracomment>other words for Region</extracomment><translation>зона, участок, прямоугольник, круг, многоугольник</translation></message>
<message><source>The area, as a target.</source><extracomment>port Region of Region</extracomment><translation>Область как цель.</translation></message>
<message><source>A direction at each place. Drag its center in the viewport.</source><extracomment>Field</extracomment><translation>Направление в каждом месте. Перетащите его центр во вьюпорте.</translation></message>
<message><source>flow, flow field, wind, stream, current, vortex</source><extracomment>other words for Field</extracomment><translation>поле течения, ветер, поток, течение, вихрь</translation></message>
<message><source>The field, as a target.</source><extracomment>port Field of Field</extracomment><translation>Поле как цель.</translation></message>
<message><source>The shortest way around obstacles to the nearest of its goals, for Go to and Follow field. Many agents with goals of their own, and goals that move in a large world, get a path for each agent.</source><extracomment>Way</extracomment><translation>Кратчайший маршрут в обход препятствий к ближайшей из целей, для «Идти к цели» и «Следования полю». Если у многих агентов свои цели или цели движутся в большом мире, каждый агент получает свой путь.</translation></message>
<message><source>The way keeps so far from obstacles; at least the radius of the bodies.</source><extracomment>Clearance of Way</extracomment><translation>На таком расстоянии маршрут держится от препятствий; не меньше радиуса тел.</translation></message>
<message><source>Cell</source><extracomment>setting of Way</extracomment><translation>Клетка</translation></message>
<message><source>The way is found on cells of this size. Smaller ones fit through narrower doors and take longer.</source><extracomment>Cell of Way</extracomment><translation>Маршрут ищется по клеткам этого размера. Меньшие проходят в узкие двери и требуют больше времени.</translation></message>
<message><source>Crowds</source><extracomment>setting of Way</extracomment><translation>Толпы</translation></message>
<message><source>How much longer it takes to cross a cell, for each agent in it: 1 is twice as long for one agent. 0: crowds do not count. Nor do they for paths of single agents.</source><extracomment>Crowds of Way</extracomment><translation>Насколько дольше пересекать клетку за каждого агента в ней: 1 — с одним агентом вдвое дольше. 0: толпы не учитываются. Для путей отдельных агентов — тоже.</translation></message>
<message><source>Refresh</source><extracomment>setting of Way</extracomment><translation>Обновление</translation></message>
<message><source>After how many ticks the agents are counted again.</source><extracomment>Refresh of Way</extracomment><translation>Через сколько тиков агенты пересчитываются.</translation></message>
<message><source>path finding, pathfinding, route, navigation, maze, flow field, shortest path, a star, navigate, way out, exit</source><extracomment>other words for Way</extracomment><translation>поиск пути, маршрут, навигация, лабиринт, поле течения, кратчайший путь, a star, выход</translation></message>
<message><source>Goals</source><extracomment>port of Way</extracomment><translation>Цели</translation></message>
<message><source>Points, regions, agents or the cursor. The nearest along the way counts; of goals that get paths, the nearest in a straight line.</source><extracomment>port Goals of Way</extracomment><translation>Точки, области, агенты или курсор. Считается ближайшая вдоль маршрута; для целей с отдельными путями — ближайшая по прямой.</translation></message>
<message><source>What it leads around.</source><extracomment>port Obstacles of Way</extracomment><translation>Что он обходит.</translation></message>
<message><source>Wire it to a Go to or Follow field.</source><extracomment>port Way of Way</extracomment><translation>Соедините с «Идти к цели» или «Следованием полю».</translation></message>
<message><source>Own goal</source><extracomment>title</extracomment><translation>Своя цель</translation></message>
<message><source>The next goal of the agent's own list. Agents that are placed by hand can have one, and a game can give each agent one.</source><extracomment>Own goal</extracomment><translation>Следующая цель из собственного списка агента. Список может быть у агентов, размещённых вручную; игра может дать его каждому агенту.</translation></message>
<message><source>Reach</source><extracomment>setting of Own goal</extracomment><translation>Радиус цели</translation></message>
<message><source>Within this distance a goal is reached, and the next one counts.</source><extracomment>Reach of Own goal</extracomment><translation>Внутри этого расстояния цель достигнута, и считается следующая.</translation></message>
<message><source>At the end</source><extracomment>setting of Own goal</extracomment><translation>В конце</translation></message>
<message><source>What comes after the last goal.</source><extracomment>At the end of Own goal</extracomment><translation>Что идёт после последней цели.</translation></message>
<message><source>Stay</source><extracomment>choice of At the end of Own goal</extracomment><translation>Остаться</translation></message>
<message><source>The last goal still counts.</source><extracomment>Stay as At the end</extracomment><translation>Последняя цель остаётся в силе.</translation></message>
<message><source>Start again</source><extracomment>choice of At the end of Own goal</extracomment><translation>Сначала</translation></message>
<message><source>The first goal counts again.</source><extracomment>Start again as At the end</extracomment><translation>Снова считается первая цель.</translation></message>
<message><source>goals, destination, waypoints, patrol, errands, itinerary, route</source><extracomment>other words for Own goal</extracomment><translation>цели, место назначения, точки пути, патруль, дела, маршрут</translation></message>
<message><source>The next goal of each agent.</source><extracomment>port Point of Own goal</extracomment><translation>Следующая цель каждого агента.</translation></message>
<message><source>External</source><extracomment>title</extracomment><translation>Внешний объект</translation></message>
<message><source>Something that the game moves itself, such as the player. In the editor, the mouse takes its place.</source><extracomment>External</extracomment><translation>То, что игра движет сама, например игрок. В редакторе его заменяет мышь.</translation></message>
<message><source>Its name in the game, which says where it is (set external).</source><extracomment>Name of External</extracomment><translation>Его имя в игре, которая сообщает, где он (set external).</translation></message>
<message><source>player, game object, script, input, hero, outside</source><extracomment>other words for External</extracomment><translation>игрок, объект игры, скрипт, ввод, герой, снаружи</translation></message>
<message><source>It, as an agent.</source><extracomment>port Agent of External</extracomment><translation>Он как агент.</translation></message>
<message><source>Sum</source><extracomment>title</extracomment><translation>Сумма</translation></message>
<message><source>Adds up the active forces, each times its weight, and cuts the sum to its limit.</source><extracomment>Sum</extracomment><translation>Складывает активные силы, каждую со своим весом, и срезает сумму до предела.</translation></message>
<message><source>Limit</source><extracomment>setting of Sum</extracomment><translation>Предел</translation></message>
<message><source>A longer sum is cut to this length. Forces beside this card are not.</source><extracomment>Limit of Sum</extracomment><translation>Более длинная сумма срезается до этой длины. Силы рядом с этой карточкой — нет.</translation></message>
<message><source>force = truncate(sum of weight * force over the active inputs, limit)</source><extracomment>formula of Sum</extracomment><translation>force = truncate(сумма weight * force по активным входам, limit)</translation></message>
<message><source>add, blend, weighted, mix, combine, limit, truncate</source><extracomment>other words for Sum</extracomment><translation>сложить, смешать, взвешенная, объединить, предел, срезать</translation></message>
<message><source>The forces to combine, in order.</source><extracomment>port Forces of Sum</extracomment><translation>Силы, которые объединить, по порядку.</translation></message>
<message><source>Priority</source><extracomment>title</extracomment><translation>Приоритет</translation></message>
<message><source>Takes the first active force in order, and ignores the others.</source><extracomment>Priority</extracomment><translation>Берёт первую активную силу по порядку, остальные не замечает.</translation></message>
<message><source>Threshold</source><extracomment>setting of Priority</extracomment><translation>Порог</translation></message>
<message><source>Skips active forces weaker than this. 0: takes the first active one, even if it is zero.</source><extracomment>Threshold of Priority</extracomment><translation>Пропускает активные силы слабее этого. 0: берёт первую активную, даже нулевую.</translation></message>
<message><source>force = weight * force of the first active input</source><extracomment>formula of Priority</extracomment><translation>force = weight * force первого активного входа</translation></message>
<message><source>first, fallback, else, otherwise, selector, switch</source><extracomment>other words for Priority</extracomment><translation>первый, запасной, иначе, выбор, селектор, переключатель</translation></message>
<message><source>Budget</source><extracomment>title</extracomment><translation>Бюджет</translation></message>
<message><source>Adds the active forces in order until the maximum force is spent. The last one is cut, and later ones add nothing.</source><extracomment>Budget</extracomment><translation>Складывает активные силы по порядку, пока не истрачена максимальная сила. Последняя срезается, следующие ничего не добавляют.</translation></message>
<message><source>sum += truncate(weight * force, maxForce - |sum|), in order, while |sum| &lt; maxForce</source><extracomment>formula of Budget</extracomment><translation>sum += truncate(weight * force, maxForce - |sum|), по порядку, пока |sum| &lt; maxForce</translation></message>
<message><source>prioritized sum, running sum, accumulate, limited, truncated sum</source><extracomment>other words for Budget</extracomment><translation>сумма с приоритетами, накопление, ограниченная сумма, усечённая сумма</translation></message>
<message><source>Dither</source><extracomment>title</extracomment><translation>Дизеринг</translation></message>
<message><source>Takes the first active force, but skips each one with a small chance, so that later ones get a turn. If it skips all, it is inactive.</source><extracomment>Dither</extracomment><translation>Берёт первую активную силу, но каждую с малой вероятностью пропускает, чтобы очередь дошла и до следующих. Если пропустит все, неактивен.</translation></message>
<message><source>Leak</source><extracomment>setting of Dither</extracomment><translation>Пропуск</translation></message>
<message><source>The chance to skip an active force.</source><extracomment>Leak of Dither</extracomment><translation>Вероятность пропустить активную силу.</translation></message>
<message><source>The time between two draws. 0: every tick.</source><extracomment>Interval of Dither</extracomment><translation>Время между двумя розыгрышами. 0: каждый тик.</translation></message>
<message><source>force = weight * force of the first active input with random &gt;= leak</source><extracomment>formula of Dither</extracomment><translation>force = weight * force первого активного входа, для которого random &gt;= leak</translation></message>
<message><source>random priority, leak, leak through, prioritized dithering, sometimes</source><extracomment>other words for Dither</extracomment><translation>случайный приоритет, пропуск, иногда, вероятность</translation></message>
<message><source>Context</source><extracomment>title</extracomment><translation>Контекст</translation></message>
<message><source>Compares directions: of those with the least danger it takes the one that the forces want most. Forces that would cancel each other do not stop it.</source><extracomment>Context</extracomment><translation>Сравнивает направления: из наименее опасных берёт то, к которому силы стремятся больше всего. Силы, гасящие друг друга, его не останавливают.</translation></message>
<message><source>Directions</source><extracomment>setting of Context</extracomment><translation>Направления</translation></message>
<message><source>How many directions it compares.</source><extracomment>Directions of Context</extracomment><translation>Сколько направлений сравнивает.</translation></message>
<message><source>What is closer to the body than this is a danger.</source><extracomment>Range of Context</extracomment><translation>Что ближе к телу, чем это, — опасность.</translation></message>
<message><source>Tolerance</source><extracomment>setting of Context</extracomment><translation>Допуск</translation></message>
<message><source>Directions with so much more danger than the least may be taken, too.</source><extracomment>Tolerance of Context</extracomment><translation>Направления, где опасность больше наименьшей не более чем на столько, тоже допустимы.</translation></message>
<message><source>Weight of agents</source><extracomment>setting of Context</extracomment><translation>Вес агентов</translation></message>
<message><source>How dangerous agents are.</source><extracomment>Weight of agents of Context</extracomment><translation>Насколько опасны агенты.</translation></message>
<message><source>Weight of obstacles</source><extracomment>setting of Context</extracomment><translation>Вес препятствий</translation></message>
<message><source>How dangerous obstacles are.</source><extracomment>Weight of obstacles of Context</extracomment><translation>Насколько опасны препятствия.</translation></message>
<message><source>Weight of points</source><extracomment>setting of Context</extracomment><translation>Вес точек</translation></message>
<message><source>How dangerous the points are.</source><extracomment>Weight of points of Context</extracomment><translation>Насколько опасны точки.</translation></message>
<message><source>Smoothing</source><extracomment>setting of Context</extracomment><translation>Сглаживание</translation></message>
<message><source>How much each direction takes over from the two beside it: narrow gaps close.</source><extracomment>Smoothing of Context</extracomment><translation>Сколько каждое направление берёт от двух соседних: узкие щели закрываются.</translation></message>
<message><source>Blends</source><extracomment>setting of Context</extracomment><translation>Смешивание</translation></message>
<message><source>Interest and danger are blended with those of the ticks before, so that the agent changes its mind less often.</source><extracomment>Blends of Context</extracomment><translation>Интерес и опасность смешиваются с прежними тиками, чтобы агент реже менял решение.</translation></message>
<message><source>Blend time</source><extracomment>setting of Context</extracomment><translation>Время смешивания</translation></message>
<message><source>How long the ticks before count.</source><extracomment>Blend time of Context</extracomment><translation>Как долго учитываются прежние тики.</translation></message>
<message><source>context steering, context map, interest, danger, dead end, trap</source><extracomment>other words for Context</extracomment><translation>контекстное управление, карта интереса, опасность, тупик, ловушка</translation></message>
<message><source>Interest</source><extracomment>port of Context</extracomment><translation>Интерес</translation></message>
<message><source>The forces that say where the agent wants to go, by weight.</source><extracomment>port Interest of Context</extracomment><translation>Силы, которые говорят, куда агент хочет, с весами.</translation></message>
<message><source>Dangerous agents</source><extracomment>port of Context</extracomment><translation>Опасные агенты</translation></message>
<message><source>The agents to keep clear of.</source><extracomment>port Dangerous agents of Context</extracomment><translation>Агенты, от которых держаться в стороне.</translation></message>
<message><source>Dangerous points</source><extracomment>port of Context</extracomment><translation>Опасные точки</translation></message>
<message><source>Points to keep clear of.</source><extracomment>port Dangerous points of Context</extracomment><translation>Точки, от которых держаться в стороне.</translation></message>
<message><source>the direction with the highest interest, among those whose danger is at most the least + tolerance, times min(1, its interest) * maxSpeed; refined by a parabola through its neighbors</source><extracomment>chosen in the formula of Context</extracomment><translation>направление с наибольшим interest среди тех, чья danger не больше наименьшей + tolerance, умноженное на min(1, его interest) * maxSpeed; уточняется параболой по соседним направлениям</translation></message>
<message><source>of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) of a force, with u = velocity + force * t'</source><extracomment>interest in the formula of Context</extracomment><translation>для направления: наибольшее по силам weight * min(1, |u| / maxSpeed) * dot(unit(u), direction), где u = velocity + force * t'</translation></message>
<message><source>of a direction: for each thing within range weight * (1 - gap / range) * dot(unit(offset), direction); the highest counts</source><extracomment>danger in the formula of Context</extracomment><translation>для направления: по всему, что в пределах range, weight * (1 - gap / range) * dot(unit(offset), direction); считается наибольшее</translation></message>
<message><source>Reciprocal avoidance</source><extracomment>title</extracomment><translation>Взаимный обход</translation></message>
<message><source>Adds up the active forces and chooses the velocity nearest to what they want that hits nobody, as long as the others avoid it too. Comes last, right before the steering.</source><extracomment>Reciprocal avoidance</extracomment><translation>Складывает активные силы и выбирает скорость, ближайшую к нужной, при которой никто не столкнётся, если и другие избегают столкновений. Ставится последним, прямо перед управлением.</translation></message>
<message><source>Time horizon</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Горизонт времени</translation></message>
<message><source>It keeps clear of other agents for so long. Longer: it gives way earlier.</source><extracomment>Time horizon of Reciprocal avoidance</extracomment><translation>На столько вперёд избегает других агентов. Дольше — раньше уступает.</translation></message>
<message><source>Horizon for obstacles</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Гориз. препятствий</translation></message>
<message><source>It keeps clear of obstacles for so long. Longer: it slows down earlier.</source><extracomment>Horizon for obstacles of Reciprocal avoidance</extracomment><translation>На столько вперёд избегает препятствий. Дольше — раньше замедляется.</translation></message>
<message><source>Only the nearest so many agents count.</source><extracomment>Neighbors of Reciprocal avoidance</extracomment><translation>Считается только столько ближайших агентов.</translation></message>
<message><source>The room to leave between two bodies, and beside an obstacle.</source><extracomment>Margin of Reciprocal avoidance</extracomment><translation>Сколько места оставить между двумя телами и рядом с препятствием.</translation></message>
<message><source>Patience</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Терпение</translation></message>
<message><source>Who was held up for so long steps back for a while, so that others can pass; each agent draws its own, from half of it to one and a half. 0: never.</source><extracomment>Patience of Reciprocal avoidance</extracomment><translation>Кто задержан так долго, на время отступает, чтобы другие прошли; у каждого агента срок свой: от половины до полутора. 0: никогда.</translation></message>
<message><source>Sideways push</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Толчок вбок</translation></message>
<message><source>A push to the right, as a share of the maximum speed; each agent draws its own, from half of it to all. It ends dead locks of agents that meet head-on.</source><extracomment>Sideways push of Reciprocal avoidance</extracomment><translation>Толчок вправо, доля максимальной скорости; у каждого агента свой: от половины до полного. Разводит агентов, застрявших лоб в лоб.</translation></message>
<message><source>It turns to the direction that is free for longest, of those up to 75 degrees to each side of its way, as people do: it looks for so long ahead. 0: it does not.</source><extracomment>Look ahead of Reciprocal avoidance</extracomment><translation>Поворачивает туда, где дольше всего свободно, до 75 градусов в каждую сторону от своего хода, как люди: смотрит на столько вперёд. 0: не поворачивает.</translation></message>
<message><source>Keep right</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Держаться правее</translation></message>
<message><source>Where a crowd comes toward it and holds it up, and behind others to whom that happens, it turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: never.</source><extracomment>Keep right of Reciprocal avoidance</extracomment><translation>Где навстречу идёт толпа и задерживает его, и позади других в таком же положении, поворачивает вправо, до 45 градусов, туда, где столько времени не будет стены. 0: никогда.</translation></message>
<message><source>Right of way</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Уступать дорогу</translation></message>
<message><source>It makes room for one whose way it blocks and who was held up for so much longer, and so do those behind it. Who was held up for so long keeps clear for half of the time horizon: it takes smaller gaps. 0: never.</source><extracomment>Right of way of Reciprocal avoidance</extracomment><translation>Уступает тому, кому закрывает путь и кто задержан на столько дольше; те, кто позади, — тоже. Кто задержан так долго, избегает других лишь на половину горизонта времени: проходит в меньшие щели. 0: никогда.</translation></message>
<message><source>Who has arrived, by an Arrive or Go to that settles, stays, and leaves all of the avoidance to the others. Who has no active force stops.</source><extracomment>Settles of Reciprocal avoidance</extracomment><translation>Кто прибыл («Прибытие» или «Идти к цели» с «Вставать рядом»), стоит и оставляет обход другим. Кто без активной силы, останавливается.</translation></message>
<message><source>orca, rvo, crowd, collision, pedestrians, velocity obstacle, pass</source><extracomment>other words for Reciprocal avoidance</extracomment><translation>orca, rvo, толпа, столкновение, пешеходы, разойтись, избегание</translation></message>
<message><source>The forces that say what the agent wants, added up by weight.</source><extracomment>port Forces of Reciprocal avoidance</extracomment><translation>Силы, которые говорят, чего хочет агент; складываются с весами.</translation></message>
<message><source>The agents to keep clear of. One that avoids this agent's type too does half of the work.</source><extracomment>port Agents of Reciprocal avoidance</extracomment><translation>Агенты, которых он избегает. Кто сам избегает его типа, делает половину работы.</translation></message>
<message><source>the sum of weight * force over the active inputs; while the agent steps back, what it wants is turned around</source><extracomment>forces in the formula of Reciprocal avoidance</extracomment><translation>сумма weight * force по активным входам; пока агент отступает, желаемое разворачивается</translation></message>
<message><source>with settles: no force is active</source><extracomment>idle in the formula of Reciprocal avoidance</extracomment><translation>при settles: нет активных сил</translation></message>
<message><source>with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)</source><extracomment>jam in the formula of Reciprocal avoidance</extracomment><translation>при keepRight: насколько близко затор впереди, от 0 (нет) до 1 (здесь)</translation></message>
<message><source>with rightOfWay: how long it was held up on its way; a fifth of the time in which it was not is taken off</source><extracomment>delay in the formula of Reciprocal avoidance</extracomment><translation>при rightOfWay: как долго агента задерживали в пути; пятая часть времени без задержки вычитается</translation></message>
<message><source>the wish; with keepRight, turned to the right by up to jam * 45 degrees; with rightOfWay, 45 degrees aside from the way of one that it makes room for; with lookAhead, turned by up to 75 degrees to the direction in which it comes farthest before a contact</source><extracomment>turned in the formula of Reciprocal avoidance</extracomment><translation>желаемое; при keepRight — с поворотом вправо до jam * 45 градусов; при rightOfWay — на 45 градусов в сторону от пути того, кому агент уступает; при lookAhead — с поворотом до 75 градусов туда, где до касания можно пройти дальше всего</translation></message>
<message><source>to the right, drawn for each agent: from half of sidewaysPush * maxSpeed to all of it</source><extracomment>aside in the formula of Reciprocal avoidance</extracomment><translation>вправо, своё для каждого агента: от половины sidewaysPush * maxSpeed до полного</translation></message>
<message><source>the velocity nearest to turned + aside that hits no obstacle within obstacleHorizon and no neighbor within horizon; if all hit a neighbor, the one that comes least near. Who has arrived and stands still only parts from bodies that overlap</source><extracomment>chosen in the formula of Reciprocal avoidance</extracomment><translation>скорость, ближайшая к turned + aside, при которой нет столкновения ни с препятствием за obstacleHorizon, ни с соседом за horizon; если с соседом столкнётся любая — та, что сближает меньше всего. Кто прибыл и стоит, лишь отходит от перекрывающихся тел</translation></message>
<message><source>Within range</source><extracomment>title</extracomment><translation>В диапазоне</translation></message>
<message><source>True while the target is between two distances.</source><extracomment>Within range</extracomment><translation>Истинно, пока цель между двумя расстояниями.</translation></message>
<message><source>Min</source><extracomment>setting of Within range</extracomment><translation>Мин.</translation></message>
<message><source>True while min &lt;= distance &lt;= max.</source><extracomment>Min of Within range</extracomment><translation>Истинно, пока мин. &lt;= расстояние &lt;= макс.</translation></message>
<message><source>Max</source><extracomment>setting of Within range</extracomment><translation>Макс.</translation></message>
<message><source>near, close, distance, range, far, proximity</source><extracomment>other words for Within range</extracomment><translation>близко, рядом, расстояние, дальность, далеко, предел</translation></message>
<message><source>Condition</source><extracomment>port of Within range</extracomment><translation>Условие</translation></message>
<message><source>Wire it to the When of the node that it should switch.</source><extracomment>port Condition of Within range</extracomment><translation>Соедините с портом «Когда» узла, который включать.</translation></message>
<message><source>In view</source><extracomment>title</extracomment><translation>В поле зрения</translation></message>
<message><source>True while the target is in front, within a view angle and a distance, and no obstacle is between.</source><extracomment>In view</extracomment><translation>Истинно, пока цель впереди, в пределах угла обзора и расстояния, и её не заслоняет препятствие.</translation></message>
<message><source>How wide it sees, half to each side. 360: all round.</source><extracomment>View angle of In view</extracomment><translation>Насколько широко видит, половина в каждую сторону. 360: кругом.</translation></message>
<message><source>How far it sees.</source><extracomment>Range of In view</extracomment><translation>Как далеко видит.</translation></message>
<message><source>see, sight, vision, field of view, ahead, look, visible, line of sight</source><extracomment>other words for In view</extracomment><translation>видеть, зрение, обзор, поле зрения, впереди, видимый, прямая видимость</translation></message>
<message><source>1 if an obstacle is between, else 0</source><extracomment>hidden in the formula of In view</extracomment><translation>1, если между ними препятствие, иначе 0</translation></message>
<message><source>Inside region</source><extracomment>title</extracomment><translation>Внутри области</translation></message>
<message><source>True while the agent is inside the region; its edge belongs to it.</source><extracomment>Inside region</extracomment><translation>Истинно, пока агент внутри области; край — её часть.</translation></message>
<message><source>true if position is in the region</source><extracomment>formula of Inside region</extracomment><translation>истинно, если position внутри области</translation></message>
<message><source>zone, area, within, trigger, in, enter, territory</source><extracomment>other words for Inside region</extracomment><translation>зона, участок, внутри, триггер, войти, территория</translation></message>
<message><source>The region it may be in.</source><extracomment>port Region of Inside region</extracomment><translation>Область, в которой он может быть.</translation></message>
<message><source>Has neighbors</source><extracomment>title</extracomment><translation>Есть соседи</translation></message>
<message><source>True while enough agents are near.</source><extracomment>Has neighbors</extracomment><translation>Истинно, пока рядом достаточно агентов.</translation></message>
<message><source>At least</source><extracomment>setting of Has neighbors</extracomment><translation>Не меньше</translation></message>
<message><source>The number of neighbors it needs.</source><extracomment>At least of Has neighbors</extracomment><translation>Сколько соседей нужно.</translation></message>
<message><source>crowded, alone, company, count, density, near</source><extracomment>other words for Has neighbors</extracomment><translation>тесно, один, компания, количество, плотность, рядом</translation></message>
<message><source>the number of agents that are closer than radius and in view, with no obstacle between</source><extracomment>neighbors in the formula of Has neighbors</extracomment><translation>число видимых агентов ближе radius, не закрытых препятствием</translation></message>
<message><source>True while the agent is between two speeds.</source><extracomment>Speed</extracomment><translation>Истинно, пока скорость агента между двумя значениями.</translation></message>
<message><source>True while min &lt;= speed &lt;= max.</source><extracomment>Min of Speed</extracomment><translation>Истинно, пока мин. &lt;= скорость &lt;= макс.</translation></message>
<message><source>fast, slow, velocity, moving, stopped, still</source><extracomment>other words for Speed</extracomment><translation>быстро, медленно, движется, стоит, темп, скорость</translation></message>
<message><source>Meter</source><extracomment>title</extracomment><translation>Запас</translation></message>
<message><source>A store that drains while it is used: true until it is empty, then false until it is full again.</source><extracomment>Meter</extracomment><translation>Запас, который тратится при использовании: истинно, пока не пуст, затем ложно, пока не станет полным.</translation></message>
<message><source>Capacity</source><extracomment>setting of Meter</extracomment><translation>Ёмкость</translation></message>
<message><source>How much it holds when full.</source><extracomment>Capacity of Meter</extracomment><translation>Сколько вмещает полный запас.</translation></message>
<message><source>Drain</source><extracomment>setting of Meter</extracomment><translation>Расход</translation></message>
<message><source>How much it loses in a unit of time, while used.</source><extracomment>Drain of Meter</extracomment><translation>Сколько теряет за единицу времени, пока используется.</translation></message>
<message><source>Recover</source><extracomment>setting of Meter</extracomment><translation>Прирост</translation></message>
<message><source>How much it gains in a unit of time, while it recovers.</source><extracomment>Recover of Meter</extracomment><translation>Сколько прибавляет за единицу времени, пока восстанавливается.</translation></message>
<message><source>Recovers</source><extracomment>setting of Meter</extracomment><translation>Когда растёт</translation></message>
<message><source>When it fills up again.</source><extracomment>Recovers of Meter</extracomment><translation>Когда он снова пополняется.</translation></message>
<message><source>While shut</source><extracomment>choice of Recovers of Meter</extracomment><translation>Пока закрыт</translation></message>
<message><source>Only after it has run empty.</source><extracomment>While shut as Recovers</extracomment><translation>Только после того, как опустел.</translation></message>
<message><source>While unused</source><extracomment>choice of Recovers of Meter</extracomment><translation>Пока не занят</translation></message>
<message><source>Whenever it is not used.</source><extracomment>While unused as Recovers</extracomment><translation>Всегда, когда не используется.</translation></message>
<message><source>How full it is at first.</source><extracomment>Start of Meter</extracomment><translation>Насколько полон вначале.</translation></message>
<message><source>Fills by</source><extracomment>setting of Meter</extracomment><translation>Пополнять на</translation></message>
<message><source>How much it gains in a unit of time while Fills is true, or each time an action wired to it is done.</source><extracomment>Fills by of Meter</extracomment><translation>Сколько прибавляет за единицу времени, пока «Пополняет» истинно, или за каждое выполнение связанного с ним действия.</translation></message>
<message><source>Drains by</source><extracomment>setting of Meter</extracomment><translation>Тратить на</translation></message>
<message><source>How much it loses in a unit of time while Drains is true, or each time an action wired to it is done.</source><extracomment>Drains by of Meter</extracomment><translation>Сколько теряет за единицу времени, пока «Тратит» истинно, или за каждое выполнение связанного с ним действия.</translation></message>
<message><source>stamina, energy, fuel, cooldown, tired, resource, battery</source><extracomment>other words for Meter</extracomment><translation>выносливость, энергия, топливо, перезарядка, усталость, ресурс, батарея</translation></message>
<message><source>Fills</source><extracomment>port of Meter</extracomment><translation>Пополняет</translation></message>
<message><source>Conditions that fill it while they are true. An action's Done fills it once.</source><extracomment>port Fills of Meter</extracomment><translation>Условия, которые пополняют его, пока истинны. «Готово» действия пополняет один раз.</translation></message>
<message><source>Drains</source><extracomment>port of Meter</extracomment><translation>Тратит</translation></message>
<message><source>Conditions that drain it while they are true. An action's Done drains it once.</source><extracomment>port Drains of Meter</extracomment><translation>Условия, которые тратят его, пока истинны. «Готово» действия тратит один раз.</translation></message>
<message><source>True until it is empty, and again when it is full.</source><extracomment>port Condition of Meter</extracomment><translation>Истинно, пока не пуст, и снова, когда полон.</translation></message>
<message><source>falls by drain * tick while used, and rises by recover * tick while it recovers</source><extracomment>store in the formula of Meter</extracomment><translation>убывает на drain * tick при использовании и растёт на recover * tick при восстановлении</translation></message>
<message><source>until store &lt;= 0, and then again from store &gt;= capacity on</source><extracomment>open in the formula of Meter</extracomment><translation>пока не станет store &lt;= 0, а затем снова с store &gt;= capacity</translation></message>
<message><source>Timer</source><extracomment>title</extracomment><translation>Таймер</translation></message>
<message><source>True for a while, then false for a while, over and over.</source><extracomment>Timer</extracomment><translation>Некоторое время истинно, потом ложно, и так снова и снова.</translation></message>
<message><source>On</source><extracomment>setting of Timer</extracomment><translation>Вкл.</translation></message>
<message><source>How long it is true.</source><extracomment>On of Timer</extracomment><translation>Сколько времени истинно.</translation></message>
<message><source>Off</source><extracomment>setting of Timer</extracomment><translation>Выкл.</translation></message>
<message><source>How long it is false.</source><extracomment>Off of Timer</extracomment><translation>Сколько времени ложно.</translation></message>
<message><source>Phase</source><extracomment>setting of Timer</extracomment><translation>Фаза</translation></message>
<message><source>How far into the first period it starts.</source><extracomment>Phase of Timer</extracomment><translation>С какого места первого периода начинает.</translation></message>
<message><source>clock, interval, periodic, blink, every</source><extracomment>other words for Timer</extracomment><translation>часы, интервал, период, мигание, каждые</translation></message>
<message><source>the time of the world</source><extracomment>time in the formula of Timer</extracomment><translation>время мира</translation></message>
<message><source>Chance</source><extracomment>title</extracomment><translation>Шанс</translation></message>
<message><source>True with a probability. Each agent draws anew every interval.</source><extracomment>Chance</extracomment><translation>Истинно с вероятностью. Каждый агент разыгрывает заново каждый интервал.</translation></message>
<message><source>Probability</source><extracomment>setting of Chance</extracomment><translation>Вероятность</translation></message>
<message><source>0: never. 1: always.</source><extracomment>Probability of Chance</extracomment><translation>0: никогда. 1: всегда.</translation></message>
<message><source>random, probability, dice, sometimes, maybe</source><extracomment>other words for Chance</extracomment><translation>случайно, вероятность, кубик, иногда, может быть</translation></message>
<message><source>a number from 0 to 1, drawn anew every interval</source><extracomment>random in the formula of Chance</extracomment><translation>число от 0 до 1, новое каждый interval</translation></message>
<message><source>Arrived</source><extracomment>title</extracomment><translation>На месте</translation></message>
<message><source>True while the agent is at the target and slow. Each arrival is counted.</source><extracomment>Arrived</extracomment><translation>Истинно, пока агент у цели и движется медленно. Каждое прибытие считается.</translation></message>
<message><source>The agent is within this distance of the target.</source><extracomment>Distance of Arrived</extracomment><translation>Агент в пределах этого расстояния от цели.</translation></message>
<message><source>The agent is slower than this.</source><extracomment>Speed of Arrived</extracomment><translation>Агент медленнее этого.</translation></message>
<message><source>reached, there, stopped, done</source><extracomment>other words for Arrived</extracomment><translation>достиг, прибыл, пришёл, остановился, дошёл</translation></message>
<message><source>In mode</source><extracomment>title</extracomment><translation>В режиме</translation></message>
<message><source>True while the agent has been in one of these modes for a time between min and max.</source><extracomment>In mode</extracomment><translation>Истинно, пока агент в одном из этих режимов время между мин. и макс.</translation></message>
<message><source>True while min &lt;= time in the mode &lt;= max.</source><extracomment>Min of In mode</extracomment><translation>Истинно, пока мин. &lt;= время в режиме &lt;= макс.</translation></message>
<message><source>mode, state, phase, since, how long</source><extracomment>other words for In mode</extracomment><translation>режим, состояние, фаза, как долго, с каких пор</translation></message>
<message><source>The modes it may be in.</source><extracomment>port Mode of In mode</extracomment><translation>Режимы, в которых он может быть.</translation></message>
<message><source>the agent is in one of the modes</source><extracomment>inMode in the formula of In mode</extracomment><translation>агент в одном из этих режимов</translation></message>
<message><source>how long it has been in it</source><extracomment>timeInMode in the formula of In mode</extracomment><translation>как долго он в нём</translation></message>
<message><source>Not</source><extracomment>title</extracomment><translation>Не</translation></message>
<message><source>True while the other condition is false.</source><extracomment>Not</extracomment><translation>Истинно, пока другое условие ложно.</translation></message>
<message><source>true if the condition is false</source><extracomment>formula of Not</extracomment><translation>истинно, если условие ложно</translation></message>
<message><source>invert, unless, else, opposite</source><extracomment>other words for Not</extracomment><translation>отрицание, не, кроме, иначе, наоборот, инверсия</translation></message>
<message><source>The condition to invert.</source><extracomment>port Condition of Not</extracomment><translation>Условие, которое обратить.</translation></message>
<message><source>All</source><extracomment>title</extracomment><translation>Все</translation></message>
<message><source>True while all of the conditions are true.</source><extracomment>All</extracomment><translation>Истинно, пока истинны все условия.</translation></message>
<message><source>true if every condition is true; false without any</source><extracomment>formula of All</extracomment><translation>истинно, если истинны все условия; без условий ложно</translation></message>
<message><source>and, both, every, combine</source><extracomment>other words for All</extracomment><translation>и, оба, каждый, объединить, все</translation></message>
<message><source>The conditions to combine.</source><extracomment>port Conditions of All</extracomment><translation>Условия, которые объединить.</translation></message>
<message><source>Any</source><extracomment>title</extracomment><translation>Любое</translation></message>
<message><source>True while at least one of the conditions is true.</source><extracomment>Any</extracomment><translation>Истинно, пока истинно хотя бы одно условие.</translation></message>
<message><source>true if at least one condition is true</source><extracomment>formula of Any</extracomment><translation>истинно, если истинно хотя бы одно условие</translation></message>
<message><source>or, either, one of, some</source><extracomment>other words for Any</extracomment><translation>или, либо, одно из, хотя бы одно</translation></message>
<message><source>Touching</source><extracomment>title</extracomment><translation>Касание</translation></message>
<message><source>True while the agent's body touches another.</source><extracomment>Touching</extracomment><translation>Истинно, пока тело агента касается другого.</translation></message>
<message><source>How far apart bodies may be and still touch.</source><extracomment>Margin of Touching</extracomment><translation>На каком расстоянии тела ещё считаются касающимися.</translation></message>
<message><source>For at least</source><extracomment>setting of Touching</extracomment><translation>Не короче</translation></message>
<message><source>How long it must have touched somebody without a break.</source><extracomment>For at least of Touching</extracomment><translation>Как долго он должен касаться кого-то без перерыва.</translation></message>
<message><source>contact, collide, collision, hit, catch, bite, bump, reach, range, shoot</source><extracomment>other words for Touching</extracomment><translation>контакт, столкновение, удар, поймать, укус, толкнуть, достать, дальность, стрелять</translation></message>
<message><source>the number of agents with distance &lt;= the sum of both radii + margin; if both are solid, the sum counts 1/128 more</source><extracomment>touched in the formula of Touching</extracomment><translation>число агентов, для которых distance &lt;= сумма обоих радиусов + margin; если оба твёрдые, сумма берётся на 1/128 больше</translation></message>
<message><source>how long it has touched somebody without a break</source><extracomment>since in the formula of Touching</extracomment><translation>как долго он без перерыва кого-то касается</translation></message>
<message><source>the largest radius of the others</source><extracomment>theirRadius in the formula of Touching</extracomment><translation>наибольший радиус среди остальных</translation></message>
<message><source>Population</source><extracomment>title</extracomment><translation>Популяция</translation></message>
<message><source>True while so many agents live.</source><extracomment>Population</extracomment><translation>Истинно, пока живёт столько агентов.</translation></message>
<message><source>True while min &lt;= living &lt;= max.</source><extracomment>Min of Population</extracomment><translation>Истинно, пока мин. &lt;= живых &lt;= макс.</translation></message>
<message><source>count, number, alive, crowd, extinct, limit, how many</source><extracomment>other words for Population</extracomment><translation>количество, число, живые, толпа, вымирание, предел, сколько</translation></message>
<message><source>The types whose agents are counted.</source><extracomment>port Agents of Population</extracomment><translation>Типы, агенты которых считаются.</translation></message>
<message><source>the number of agents of these types</source><extracomment>living in the formula of Population</extracomment><translation>число агентов этих типов</translation></message>
<message><source>Level</source><extracomment>title</extracomment><translation>Уровень</translation></message>
<message><source>True while a meter holds an amount between two values.</source><extracomment>Level</extracomment><translation>Истинно, пока в запасе количество между двумя значениями.</translation></message>
<message><source>True while min &lt;= store &lt;= max.</source><extracomment>Min of Level</extracomment><translation>Истинно, пока мин. &lt;= запас &lt;= макс.</translation></message>
<message><source>energy, hungry, full, empty, health, threshold, amount, store</source><extracomment>other words for Level</extracomment><translation>энергия, голод, полный, пустой, здоровье, порог, количество, запас</translation></message>
<message><source>The meter that it reads.</source><extracomment>port Meter of Level</extracomment><translation>Запас, который он читает.</translation></message>
<message><source>what the meter holds</source><extracomment>store in the formula of Level</extracomment><translation>сколько в запасе</translation></message>
<message><source>True while it is on. Let a parameter drive it: then the game turns it on and off, for all, for a type or for one agent.</source><extracomment>Switch</extracomment><translation>Истинно, пока включён. Свяжите с параметром — и игра будет включать и выключать его для всех, для типа или для одного агента.</translation></message>
<message><source>Whether it is on.</source><extracomment>On of Switch</extracomment><translation>Включён ли он.</translation></message>
<message><source>flag, yes, no, boolean, external, game, alarm, toggle</source><extracomment>other words for Switch</extracomment><translation>флаг, да, нет, логический, внешний, игра, тревога, тумблер</translation></message>
<message><source>1 while it is on, else 0</source><extracomment>switched in the formula of Switch</extracomment><translation>1, пока включено, иначе 0</translation></message>
<message><source>Number</source><comment>core</comment><extracomment>title</extracomment><translation>Число</translation></message>
<message><source>True while a number is between two others. Let a parameter drive the value: then the game sets it, for all, for a type or for one agent.</source><extracomment>Number</extracomment><translation>Истинно, пока число между двумя другими. Свяжите значение с параметром — и игра будет задавать его для всех, для типа или для одного агента.</translation></message>
<message><source>What the game sets.</source><extracomment>Value of Number</extracomment><translation>Что задаёт игра.</translation></message>
<message><source>True while min &lt;= value &lt;= max.</source><extracomment>Min of Number</extracomment><translation>Истинно, пока мин. &lt;= значение &lt;= макс.</translation></message>
<message><source>compare, threshold, external, game, danger, health, greater, less</source><extracomment>other words for Number</extracomment><translation>сравнить, порог, внешний, игра, опасность, здоровье, больше, меньше</translation></message>
<message><source>Compare</source><comment>core</comment><extracomment>title</extracomment><translation>Сравнить</translation></message>
<message><source>True while a number is less or more than another, or between two. Without a number it is false.</source><extracomment>Compare</extracomment><translation>Истинно, пока число меньше или больше другого либо между двумя. Без числа ложно.</translation></message>
<message><source>Comparison</source><extracomment>setting of Compare</extracomment><translation>Сравнение</translation></message>
<message><source>When it is true.</source><extracomment>Comparison of Compare</extracomment><translation>Когда истинно.</translation></message>
<message><source>A &lt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt; B</translation></message>
<message><source>While A is less than B.</source><extracomment>A &lt; B as Comparison</extracomment><translation>Пока A меньше B.</translation></message>
<message><source>A &lt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt;= B</translation></message>
<message><source>While A is at most B.</source><extracomment>A &lt;= B as Comparison</extracomment><translation>Пока A не больше B.</translation></message>
<message><source>A &gt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt;= B</translation></message>
<message><source>While A is at least B.</source><extracomment>A &gt;= B as Comparison</extracomment><translation>Пока A не меньше B.</translation></message>
<message><source>A &gt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt; B</translation></message>
<message><source>While A is more than B.</source><extracomment>A &gt; B as Comparison</extracomment><translation>Пока A больше B.</translation></message>
<message><source>B &lt;= A &lt;= C</source><extracomment>choice of Comparison of Compare</extracomment><translation>B &lt;= A &lt;= C</translation></message>
<message><source>While A is from B to C.</source><extracomment>B &lt;= A &lt;= C as Comparison</extracomment><translation>Пока A от B до C.</translation></message>
<message><source>The number that A is compared with.</source><extracomment>B of Compare</extracomment><translation>Число, с которым сравнивают A.</translation></message>
<message><source>The most that A may be.</source><extracomment>C of Compare</extracomment><translation>Самое большое значение A.</translation></message>
<message><source>Hysteresis</source><extracomment>setting of Compare</extracomment><translation>Гистерезис</translation></message>
<message><source>Once true, it stays true until A is so far beyond. It keeps a condition from changing all the time.</source><extracomment>Hysteresis of Compare</extracomment><translation>Став истинным, остаётся таким, пока A не выйдет за предел на столько. Не даёт условию постоянно меняться.</translation></message>
<message><source>number, threshold, greater, smaller, equal, between, if, hysteresis</source><extracomment>other words for Compare</extracomment><translation>число, порог, больше, меньше, равно, между, если, гистерезис</translation></message>
<message><source>The number that it compares.</source><extracomment>port A of Compare</extracomment><translation>Число, которое сравнивают.</translation></message>
<message><source>hysteresis while it is true, and 0 while it is false</source><extracomment>slack in the formula of Compare</extracomment><translation>hysteresis, пока истинно, и 0, пока ложно</translation></message>
<message><source>Steers an agent while it is in this mode, by the sum of these forces.</source><extracomment>Mode</extracomment><translation>Управляет агентом, пока он в этом режиме, суммой этих сил.</translation></message>
<message><source>The color of agents in this mode.</source><extracomment>Color of Mode</extracomment><translation>Цвет агентов в этом режиме.</translation></message>
<message><source>How agents in this mode are drawn.</source><extracomment>Shape of Mode</extracomment><translation>Как рисуются агенты в этом режиме.</translation></message>
<message><source>No shape of its own.</source><extracomment>As its type as Shape</extracomment><translation>Без своей формы.</translation></message>
<message><source>A PNG file that agents in this mode have, from the project's folder.</source><extracomment>Picture of Mode</extracomment><translation>Файл PNG для агентов в этом режиме, из папки проекта.</translation></message>
<message><source>in this mode: force = sum of weight * force over the active inputs</source><extracomment>formula of Mode</extracomment><translation>в этом режиме: force = сумма weight * force по активным входам</translation></message>
<message><source>state, state machine, phase, mood, fsm, hunt, rest</source><extracomment>other words for Mode</extracomment><translation>состояние, конечный автомат, фаза, настроение, fsm, охота, отдых</translation></message>
<message><source>The forces that steer in this mode, added up by weight.</source><extracomment>port Forces of Mode</extracomment><translation>Силы, которые управляют в этом режиме; складываются с весами.</translation></message>
<message><source>Enter</source><comment>core</comment><extracomment>port of Mode</extracomment><translation>Вход</translation></message>
<message><source>The transitions that lead into this mode.</source><extracomment>port Enter of Mode</extracomment><translation>Переходы, которые ведут в этот режим.</translation></message>
<message><source>Wire it to an agent type's Modes, and to the transitions that lead out.</source><extracomment>port Mode of Mode</extracomment><translation>Соедините с портом «Режимы» типа агентов и с переходами, которые ведут из режима.</translation></message>
<message><source>Transition</source><extracomment>title</extracomment><translation>Переход</translation></message>
<message><source>Takes an agent from one mode to another when a condition is true.</source><extracomment>Transition</extracomment><translation>Переводит агента из одного режима в другой, когда условие истинно.</translation></message>
<message><source>After</source><extracomment>setting of Transition</extracomment><translation>После</translation></message>
<message><source>Only after this time in the mode.</source><extracomment>After of Transition</extracomment><translation>Только после этого времени в режиме.</translation></message>
<message><source>Order</source><extracomment>setting of Transition</extracomment><translation>Порядок</translation></message>
<message><source>If several can be taken at once, the lowest is.</source><extracomment>Order of Transition</extracomment><translation>Если возможны несколько сразу, срабатывает наименьший.</translation></message>
<message><source>after the time `after` in a mode of `from`, if `when` is true: enter the mode</source><extracomment>formula of Transition</extracomment><translation>после времени `after` в одном из режимов `from`, если `when` истинно: вход в режим</translation></message>
<message><source>switch, change state, becomes, then, edge, trigger</source><extracomment>other words for Transition</extracomment><translation>переключить, смена состояния, стать, затем, ребро, триггер</translation></message>
<message><source>From</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>Из режима</translation></message>
<message><source>The modes it leads out of. Unwired: any mode.</source><extracomment>port From of Transition</extracomment><translation>Режимы, из которых он ведёт. Без связи: любой режим.</translation></message>
<message><source>Taken when this condition is true. Unwired: when the time is over.</source><extracomment>port When of Transition</extracomment><translation>Срабатывает, когда условие истинно. Без связи: когда время вышло.</translation></message>
<message><source>To</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>В режим</translation></message>
<message><source>Wire it to the Enter of the mode it leads to.</source><extracomment>port To of Transition</extracomment><translation>Соедините с портом Enter режима, в который он ведёт.</translation></message>
<message><source>Remove</source><comment>core</comment><extracomment>title</extracomment><translation>Удалить</translation></message>
<message><source>Takes agents out of the world: the agent itself, or those it touches.</source><extracomment>Remove</extracomment><translation>Убирает агентов из мира: самого агента или тех, кого он касается.</translation></message>
<message><source>Fires</source><extracomment>setting of Remove</extracomment><translation>Срабатывает</translation></message>
<message><source>How often it acts while its condition is true.</source><extracomment>Fires of Remove</extracomment><translation>Как часто срабатывает, пока условие истинно.</translation></message>
<message><source>When the condition becomes true.</source><extracomment>Once as Fires</extracomment><translation>Когда условие становится истинным.</translation></message>
<message><source>Every tick</source><extracomment>choice of Fires of Remove</extracomment><translation>Каждый тик</translation></message>
<message><source>In every tick while it is true.</source><extracomment>Every tick as Fires</extracomment><translation>В каждом тике, пока истинно.</translation></message>
<message><source>Regularly</source><extracomment>choice of Fires of Remove</extracomment><translation>Регулярно</translation></message>
<message><source>When the condition becomes true, and then after each interval while it stays true.</source><extracomment>Regularly as Fires</extracomment><translation>Когда условие становится истинным, а потом через каждый интервал, пока оно истинно.</translation></message>
<message><source>The time until it acts again.</source><extracomment>Interval of Remove</extracomment><translation>Время до следующего срабатывания.</translation></message>
<message><source>Whom</source><extracomment>setting of Remove</extracomment><translation>Кого</translation></message>
<message><source>Who it happens to.</source><extracomment>Whom of Remove</extracomment><translation>С кем это происходит.</translation></message>
<message><source>Itself</source><extracomment>choice of Whom of Remove</extracomment><translation>Себя</translation></message>
<message><source>The agent whose condition is true.</source><extracomment>Itself as Whom</extracomment><translation>Агент, чьё условие истинно.</translation></message>
<message><source>Those it touches</source><extracomment>choice of Whom of Remove</extracomment><translation>Кого касается</translation></message>
<message><source>All agents that a Touching condition on the way to When sees. Its margin is the reach.</source><extracomment>Those it touches as Whom</extracomment><translation>Все агенты, которых видит условие «Касание» на пути к порту «Когда». Его зазор — это дальность.</translation></message>
<message><source>when it fires: at the end of the tick, they are gone</source><extracomment>formula of Remove</extracomment><translation>при срабатывании: в конце тика агенты исчезают</translation></message>
<message><source>die, death, kill, eat, catch, despawn, destroy, sink, delete, shoot</source><extracomment>other words for Remove</extracomment><translation>умереть, смерть, убить, съесть, поймать, исчезнуть, уничтожить, удалить, застрелить</translation></message>
<message><source>It acts when this is true.</source><extracomment>port When of Remove</extracomment><translation>Срабатывает, когда это истинно.</translation></message>
<message><source>Done</source><comment>core</comment><extracomment>port of Remove</extracomment><translation>Готово</translation></message>
<message><source>Wire it to an agent type's Actions. As a condition it is true in the tick after the action was carried out.</source><extracomment>port Done of Remove</extracomment><translation>Соедините с портом «Действия» типа агентов. Как условие истинно в тике после выполнения действия.</translation></message>
<message><source>Become</source><extracomment>title</extracomment><translation>Превратить</translation></message>
<message><source>Turns agents into another type: the agent itself, or those it touches.</source><extracomment>Become</extracomment><translation>Превращает агентов в другой тип: самого агента или тех, кого он касается.</translation></message>
<message><source>when it fires: at the end of the tick, they are of the type Into, where they are and as they move; home and memory start anew</source><extracomment>formula of Become</extracomment><translation>при срабатывании: в конце тика агенты становятся типом со входа «В кого», там же, где были, и с той же скоростью; дом и память начинаются заново</translation></message>
<message><source>infect, convert, transform, turn into, change type, grow up, zombie</source><extracomment>other words for Become</extracomment><translation>заразить, превращение, стать, сменить тип, вырасти, зомби, преобразовать</translation></message>
<message><source>Into</source><extracomment>port of Become</extracomment><translation>В кого</translation></message>
<message><source>The type that they become.</source><extracomment>port Into of Become</extracomment><translation>Тип, которым они становятся.</translation></message>
<message><source>Spawn</source><extracomment>title</extracomment><translation>Породить</translation></message>
<message><source>Brings agents into the world: where the agent is, or at a place.</source><extracomment>Spawn</extracomment><translation>Приводит агентов в мир: там, где агент, или в другое место.</translation></message>
<message><source>How many are born each time.</source><extracomment>Count of Spawn</extracomment><translation>Сколько рождается за раз.</translation></message>
<message><source>Most alive</source><extracomment>setting of Spawn</extracomment><translation>Живых не больше</translation></message>
<message><source>None are born while so many of their type live. 0: no limit.</source><extracomment>Most alive of Spawn</extracomment><translation>Никто не рождается, пока живёт столько агентов типа. 0: без предела.</translation></message>
<message><source>How newborns move at first.</source><extracomment>Velocity of Spawn</extracomment><translation>Как новорождённые движутся вначале.</translation></message>
<message><source>As the parent</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Как родитель</translation></message>
<message><source>A share of the agent's velocity.</source><extracomment>As the parent as Velocity</extracomment><translation>Доля скорости агента.</translation></message>
<message><source>Any direction.</source><extracomment>Random as Velocity</extracomment><translation>Любое направление.</translation></message>
<message><source>Outward</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Наружу</translation></message>
<message><source>Away from each other, evenly in all directions.</source><extracomment>Outward as Velocity</extracomment><translation>Друг от друга, равномерно во все стороны.</translation></message>
<message><source>Share</source><extracomment>setting of Spawn</extracomment><translation>Доля скорости</translation></message>
<message><source>How much of the agent's velocity newborns get.</source><extracomment>Share of Spawn</extracomment><translation>Какую часть скорости агента получают новорождённые.</translation></message>
<message><source>How fast newborns are at first, but no faster than their max speed.</source><extracomment>Speed of Spawn</extracomment><translation>Скорость новорождённых вначале, но не выше их макс. скорости.</translation></message>
<message><source>Inherits</source><extracomment>setting of Spawn</extracomment><translation>Наследование</translation></message>
<message><source>Newborns get what the agent's meters and variables hold and, if they are of its type, its own values of parameters. Off: they start as all others.</source><extracomment>Inherits of Spawn</extracomment><translation>Новорождённые получают то, что в запасах и переменных агента, а если они его типа — и его собственные значения параметров. Выкл.: начинают как все.</translation></message>
<message><source>when it fires: at the end of the tick, count newborns, as many as there is room for</source><extracomment>formula of Spawn</extracomment><translation>при срабатывании: в конце тика рождается count агентов, насколько хватает места</translation></message>
<message><source>birth, born, breed, shoot, create, emit, reproduce, offspring</source><extracomment>other words for Spawn</extracomment><translation>рождение, создать, размножение, выстрел, спавн, потомство, испустить</translation></message>
<message><source>Of</source><comment>core</comment><extracomment>port of Spawn</extracomment><translation>Кого</translation></message>
<message><source>The type of the newborns.</source><extracomment>port Of of Spawn</extracomment><translation>Тип новорождённых.</translation></message>
<message><source>Where</source><extracomment>port of Spawn</extracomment><translation>Где</translation></message>
<message><source>Where they appear. Not wired: where the agent is.</source><extracomment>port Where of Spawn</extracomment><translation>Где они появляются. Без связи: там, где агент.</translation></message>
<message><source>In</source><extracomment>port of Spawn</extracomment><translation>В пределах</translation></message>
<message><source>A region in which they appear at random places.</source><extracomment>port In of Spawn</extracomment><translation>Область, где они появляются в случайных местах.</translation></message>
<message><source>Set</source><extracomment>title</extracomment><translation>Задать</translation></message>
<message><source>Gives a variable a value.</source><extracomment>Set</extracomment><translation>Даёт переменной значение.</translation></message>
<message><source>Amount</source><extracomment>setting of Set</extracomment><translation>Величина</translation></message>
<message><source>The value that the variable gets.</source><extracomment>Amount of Set</extracomment><translation>Значение, которое получает переменная.</translation></message>
<message><source>Whose variable it changes. One of the world changes once for each of them.</source><extracomment>Whom of Set</extracomment><translation>Чью переменную меняет. Переменная мира меняется один раз за каждого из них.</translation></message>
<message><source>when it fires: variable = amount, from the next tick on. Of several in a tick the first counts: that of the agent with the lowest number</source><extracomment>formula of Set</extracomment><translation>при срабатывании: variable = amount, начиная со следующего тика. Из нескольких за тик считается первое: у агента с наименьшим номером</translation></message>
<message><source>variable, assign, reset, remember, value, let</source><extracomment>other words for Set</extracomment><translation>переменная, присвоить, сбросить, запомнить, значение, пусть</translation></message>
<message><source>Variable</source><extracomment>port of Set</extracomment><translation>Переменная</translation></message>
<message><source>The variable that it changes.</source><extracomment>port Variable of Set</extracomment><translation>Переменная, которую он меняет.</translation></message>
<message><source>Add</source><comment>core</comment><extracomment>title</extracomment><translation>Добавить</translation></message>
<message><source>Adds to a variable; a negative amount takes away.</source><extracomment>Add</extracomment><translation>Прибавляет к переменной; отрицательная величина вычитает.</translation></message>
<message><source>How much it adds each time.</source><extracomment>Amount of Add</extracomment><translation>Сколько прибавляет каждый раз.</translation></message>
<message><source>when it fires: variable + amount, from the next tick on. All of a tick add up</source><extracomment>formula of Add</extracomment><translation>при срабатывании: variable + amount, начиная со следующего тика. Всё за тик складывается</translation></message>
<message><source>variable, increase, decrease, subtract, damage, pay, earn, score, count, heal</source><extracomment>other words for Add</extracomment><translation>переменная, увеличить, уменьшить, вычесть, урон, заработать, очки, лечить</translation></message>
<message><source>Leave</source><extracomment>title</extracomment><translation>Оставить след</translation></message>
<message><source>Leaves something on a ground, where the agent is: a scent, or less grass.</source><extracomment>Leave</extracomment><translation>Оставляет что-то на грунте там, где агент: запах или меньше травы.</translation></message>
<message><source>How much more a cell holds. Every tick: in a unit of time. Below 0 it takes away what is there.</source><extracomment>Amount of Leave</extracomment><translation>На сколько больше станет в клетке. Каждый тик: за единицу времени. Меньше 0: убирает то, что есть.</translation></message>
<message><source>It is left on cells with their centers within this distance, and on that of the agent.</source><extracomment>Radius of Leave</extracomment><translation>Остаётся на клетках, чьи центры в пределах этого расстояния, и на клетке агента.</translation></message>
<message><source>when it fires: at the end of the tick, cells of the ground within radius of the agent, and the one that it is in, hold amount more; every tick: amount * tick</source><extracomment>formula of Leave</extracomment><translation>при срабатывании: в конце тика в клетках грунта не дальше radius от агента и в той, где он сам, становится на amount больше; каждый тик: amount * tick</translation></message>
<message><source>ground, deposit, pheromone, scent, trail, mark, drop, eat, graze</source><extracomment>other words for Leave</extracomment><translation>грунт, отложить, феромон, запах, след, метка, есть, пастись</translation></message>
<message><source>Signal</source><extracomment>title</extracomment><translation>Сигнал</translation></message>
<message><source>Tells the game and the plots that something happened.</source><extracomment>Signal</extracomment><translation>Сообщает игре и графикам, что что-то произошло.</translation></message>
<message><source>What the game and the plots call it.</source><extracomment>Name of Signal</extracomment><translation>Как его называют игра и графики.</translation></message>
<message><source>A number that goes with it, such as a score.</source><extracomment>Number of Signal</extracomment><translation>Число, которое идёт с ним, например очки.</translation></message>
<message><source>when it fires: an event with the name, the number and the agent</source><extracomment>formula of Signal</extracomment><translation>при срабатывании: событие с именем, числом и агентом</translation></message>
<message><source>event, notify, trigger, message, count, score, alarm</source><extracomment>other words for Signal</extracomment><translation>событие, уведомить, триггер, сообщение, счёт, очки, тревога</translation></message>
<message><source>End</source><comment>core</comment><extracomment>title</extracomment><translation>Конец</translation></message>
<message><source>Ends the run: it is won, lost, or just over. The card's name says why.</source><extracomment>End</extracomment><translation>Завершает прогон: победа, поражение или просто конец. Имя карточки говорит почему.</translation></message>
<message><source>Outcome</source><extracomment>setting of End</extracomment><translation>Исход</translation></message>
<message><source>How the run ends.</source><extracomment>Outcome of End</extracomment><translation>Чем заканчивается прогон.</translation></message>
<message><source>Won</source><extracomment>choice of Outcome of End</extracomment><translation>Победа</translation></message>
<message><source>The goal is reached.</source><extracomment>Won as Outcome</extracomment><translation>Цель достигнута.</translation></message>
<message><source>Lost</source><extracomment>choice of Outcome of End</extracomment><translation>Поражение</translation></message>
<message><source>The goal cannot be reached anymore.</source><extracomment>Lost as Outcome</extracomment><translation>Цели уже не достичь.</translation></message>
<message><source>Over</source><comment>core</comment><extracomment>choice of Outcome of End</extracomment><translation>Конец</translation></message>
<message><source>Neither won nor lost.</source><extracomment>Over as Outcome</extracomment><translation>Ни победа, ни поражение.</translation></message>
<message><source>when it fires for the first time: the run has this outcome</source><extracomment>formula of End</extracomment><translation>при первом срабатывании: у прогона этот исход</translation></message>
<message><source>win, lose, won, lost, game over, victory, defeat, finish, stop</source><extracomment>other words for End</extracomment><translation>победа, выиграть, проиграть, поражение, конец игры, финиш, стоп</translation></message>
<message><source>Source</source><extracomment>title</extracomment><translation>Источник</translation></message>
<message><source>Brings agents of a type into the world, steadily or in waves.</source><extracomment>Source</extracomment><translation>Приводит агентов типа в мир: равномерно или волнами.</translation></message>
<message><source>How births are spread over time.</source><extracomment>Births of Source</extracomment><translation>Как рождения распределены во времени.</translation></message>
<message><source>Steadily</source><extracomment>choice of Births of Source</extracomment><translation>Равномерно</translation></message>
<message><source>So many in a unit of time.</source><extracomment>Steadily as Births</extracomment><translation>Столько за единицу времени.</translation></message>
<message><source>In waves</source><extracomment>choice of Births of Source</extracomment><translation>Волнами</translation></message>
<message><source>Several at once, again and again.</source><extracomment>In waves as Births</extracomment><translation>По нескольку сразу, снова и снова.</translation></message>
<message><source>Rate</source><extracomment>setting of Source</extracomment><translation>Частота</translation></message>
<message><source>Births in a unit of time.</source><extracomment>Rate of Source</extracomment><translation>Рождений за единицу времени.</translation></message>
<message><source>Births in a wave.</source><extracomment>Count of Source</extracomment><translation>Рождений за волну.</translation></message>
<message><source>Every</source><extracomment>setting of Source</extracomment><translation>Период</translation></message>
<message><source>The time between two waves.</source><extracomment>Every of Source</extracomment><translation>Время между двумя волнами.</translation></message>
<message><source>When the first is born.</source><extracomment>First of Source</extracomment><translation>Когда рождается первый.</translation></message>
<message><source>In all</source><extracomment>setting of Source</extracomment><translation>Всего</translation></message>
<message><source>After so many births it ends. 0: never.</source><extracomment>In all of Source</extracomment><translation>После стольких рождений заканчивается. 0: никогда.</translation></message>
<message><source>steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In waves: count births at first, first + every, ... What there is no room for is lost.</source><extracomment>formula of Source</extracomment><translation>равномерно: carry = carry + rate * tick, births = floor(carry), carry = carry - births. Волнами: count рождений в моменты first, first + every, ... На кого не хватает места, те пропадают.</translation></message>
<message><source>spawner, emitter, birth, fountain, wave, entrance, spring</source><extracomment>other words for Source</extracomment><translation>спавнер, эмиттер, рождение, фонтан, волна, вход, родник</translation></message>
<message><source>Where agents appear. Not wired: where the type starts.</source><extracomment>port Where of Source</extracomment><translation>Где появляются агенты. Без связи: где стартует тип.</translation></message>
<message><source>Along</source><extracomment>port of Source</extracomment><translation>Вдоль</translation></message>
<message><source>A path on which they appear at random places.</source><extracomment>port Along of Source</extracomment><translation>Путь, на котором они появляются в случайных местах.</translation></message>
<message><source>Wire it to an agent type's Births.</source><extracomment>port Births of Source</extracomment><translation>Соедините с портом «Рождения» типа агентов.</translation></message>
<message><source>How far away a target is. Without a target there is no number.</source><extracomment>Distance</extracomment><translation>Как далеко цель. Без цели числа нет.</translation></message>
<message><source>far, near, range, how far, measure, length</source><extracomment>other words for Distance</extracomment><translation>далеко, близко, дальность, как далеко, измерить, длина</translation></message>
<message><source>Wire it to a Compare, a Formula, a setting or a weight.</source><extracomment>port Number of Distance</extracomment><translation>Соедините с узлом «Сравнить» или «Формула», с настройкой или весом.</translation></message>
<message><source>Agent value</source><extracomment>title</extracomment><translation>Значение агента</translation></message>
<message><source>A number of the agent itself: its speed, its age, where it is, its body, what its meter holds.</source><extracomment>Agent value</extracomment><translation>Число самого агента: скорость, возраст, место, тело, содержимое его запаса.</translation></message>
<message><source>Which number of the agent it is.</source><extracomment>Value of Agent value</extracomment><translation>Какое это число агента.</translation></message>
<message><source>How fast it moves.</source><extracomment>Speed as Value</extracomment><translation>Как быстро он движется.</translation></message>
<message><source>Age</source><extracomment>choice of Value of Agent value</extracomment><translation>Возраст</translation></message>
<message><source>How long it has been of its type.</source><extracomment>Age as Value</extracomment><translation>Как давно он этого типа.</translation></message>
<message><source>X</source><extracomment>choice of Value of Agent value</extracomment><translation>X</translation></message>
<message><source>Where it is, to the right.</source><extracomment>X as Value</extracomment><translation>Где он, по горизонтали вправо.</translation></message>
<message><source>Where it is, downward.</source><extracomment>Y as Value</extracomment><translation>Где он, по вертикали вниз.</translation></message>
<message><source>Its mass.</source><extracomment>Mass as Value</extracomment><translation>Его масса.</translation></message>
<message><source>The radius of its body.</source><extracomment>Radius as Value</extracomment><translation>Радиус его тела.</translation></message>
<message><source>The most that its speed may be.</source><extracomment>Max speed as Value</extracomment><translation>Наибольшая возможная скорость.</translation></message>
<message><source>The most that its force may be.</source><extracomment>Max force as Value</extracomment><translation>Наибольшая возможная сила.</translation></message>
<message><source>How many agents at its input its body touches.</source><extracomment>Touching as Value</extracomment><translation>Скольких агентов на входе касается его тело.</translation></message>
<message><source>What the meter at its input holds.</source><extracomment>Meter as Value</extracomment><translation>Сколько держит запас на его входе.</translation></message>
<message><source>number = the value of the agent at the start of the tick. Age counts from when the agent got this node</source><extracomment>formula of Agent value</extracomment><translation>number = значение агента в начале тика. Возраст считается с того момента, когда агент получил этот узел</translation></message>
<message><source>speed, age, position, velocity, mass, radius, property, touching, contacts, self, meter</source><extracomment>other words for Agent value</extracomment><translation>скорость, возраст, положение, масса, радиус, свойство, касание, контакты, запас</translation></message>
<message><source>Of Touching: the agents whose bodies it counts.</source><extracomment>port Touching of Agent value</extracomment><translation>Для значения «Касание»: агенты, чьи тела он считает.</translation></message>
<message><source>Of Meter: the meter whose amount it is.</source><extracomment>port Meter of Agent value</extracomment><translation>Для «Запас»: запас, содержимое которого это число.</translation></message>
<message><source>A number with a name that Set and Add change: lives, money, health, hunger.</source><extracomment>Variable</extracomment><translation>Число с именем, которое меняют узлы «Задать» и «Добавить»: жизни, деньги, здоровье, голод.</translation></message>
<message><source>Each agent has its own</source><extracomment>setting of Variable</extracomment><translation>Своя у каждого</translation></message>
<message><source>Off: there is one for the whole world.</source><extracomment>Each agent has its own of Variable</extracomment><translation>Выкл.: одна на весь мир.</translation></message>
<message><source>The number at first.</source><extracomment>Start of Variable</extracomment><translation>Число вначале.</translation></message>
<message><source>Least</source><extracomment>setting of Variable</extracomment><translation>Наименьшее</translation></message>
<message><source>It never becomes smaller.</source><extracomment>Least of Variable</extracomment><translation>Меньше оно не станет никогда.</translation></message>
<message><source>Most</source><extracomment>setting of Variable</extracomment><translation>Наибольшее</translation></message>
<message><source>It never becomes larger.</source><extracomment>Most of Variable</extracomment><translation>Больше оно не станет никогда.</translation></message>
<message><source>Whole</source><extracomment>setting of Variable</extracomment><translation>Целое</translation></message>
<message><source>It has no decimals.</source><extracomment>Whole of Variable</extracomment><translation>Без дробной части.</translation></message>
<message><source>Counter</source><extracomment>setting of Variable</extracomment><translation>Счётчик</translation></message>
<message><source>Shows it above the world.</source><extracomment>Counter of Variable</extracomment><translation>Показывает её над миром.</translation></message>
<message><source>number = the value at the start of the tick. At the end of a tick: the first Set of the tick, or what it was, plus the sum of all Adds, within least and most. Whole: rounded, halves up</source><extracomment>formula of Variable</extracomment><translation>number = значение в начале тика. В конце тика: первый узел «Задать» за этот тик или прежнее значение, плюс сумма всех «Добавить», в пределах от least до most. Целое: с округлением, половина — вверх</translation></message>
<message><source>score, money, lives, health, hunger, cargo, count, memory, store, state, points, counter</source><extracomment>other words for Variable</extracomment><translation>очки, деньги, жизни, здоровье, голод, груз, состояние, счётчик</translation></message>
<message><source>Wire it to Set and Add, and to all that take a number.</source><extracomment>port Number of Variable</extracomment><translation>Соедините с узлами «Задать» и «Добавить» и со всем, что принимает число.</translation></message>
<message><source>Summary</source><extracomment>title</extracomment><translation>Сводка</translation></message>
<message><source>Makes one number of the numbers of many agents: their sum, their mean, the least, the largest, or how many there are. Or counts births, deaths and what actions did.</source><extracomment>Summary</extracomment><translation>Делает одно число из чисел многих агентов: сумму, среднее, наименьшее, наибольшее или их количество. Или считает рождения, смерти и то, что сделали действия.</translation></message>
<message><source>What</source><extracomment>setting of Summary</extracomment><translation>Что</translation></message>
<message><source>How it summarizes the numbers, or what it counts.</source><extracomment>What of Summary</extracomment><translation>Как сводит числа или что считает.</translation></message>
<message><source>All of them added up.</source><extracomment>Sum as What</extracomment><translation>Все вместе, сложенные.</translation></message>
<message><source>Mean</source><extracomment>choice of What of Summary</extracomment><translation>Среднее</translation></message>
<message><source>Their sum, divided by their count.</source><extracomment>Mean as What</extracomment><translation>Сумма, делённая на количество.</translation></message>
<message><source>The smallest of them.</source><extracomment>Least as What</extracomment><translation>Наименьшее из них.</translation></message>
<message><source>Largest</source><extracomment>choice of What of Summary</extracomment><translation>Самое большое</translation></message>
<message><source>The largest of them.</source><extracomment>Largest as What</extracomment><translation>Наибольшее из них.</translation></message>
<message><source>How many agents have a number.</source><extracomment>Count as What</extracomment><translation>У скольких агентов есть число.</translation></message>
<message><source>How many of the agents were born.</source><extracomment>Births as What</extracomment><translation>Сколько агентов родилось.</translation></message>
<message><source>Deaths</source><extracomment>choice of What of Summary</extracomment><translation>Смерти</translation></message>
<message><source>How many of the agents died.</source><extracomment>Deaths as What</extracomment><translation>Сколько агентов умерло.</translation></message>
<message><source>Changes into</source><extracomment>choice of What of Summary</extracomment><translation>Превращения</translation></message>
<message><source>How many agents have changed into this type.</source><extracomment>Changes into as What</extracomment><translation>Сколько агентов превратилось в этот тип.</translation></message>
<message><source>How often the agents did the actions or entered the modes at Events.</source><extracomment>Events as What</extracomment><translation>Сколько раз агенты выполнили действия или вошли в режимы у порта «События».</translation></message>
<message><source>Counted</source><extracomment>setting of Summary</extracomment><translation>Считать</translation></message>
<message><source>Over which time it counts.</source><extracomment>Counted of Summary</extracomment><translation>За какое время считает.</translation></message>
<message><source>Since the start.</source><extracomment>In all as Counted</extracomment><translation>С начала прогона.</translation></message>
<message><source>In the last</source><extracomment>choice of Counted of Summary</extracomment><translation>За последние</translation></message>
<message><source>In the time span below.</source><extracomment>In the last as Counted</extracomment><translation>В отрезке времени, заданном ниже.</translation></message>
<message><source>Per time</source><extracomment>choice of Counted of Summary</extracomment><translation>За единицу</translation></message>
<message><source>The same, per unit of time.</source><extracomment>Per time as Counted</extracomment><translation>То же за единицу времени.</translation></message>
<message><source>Time span</source><extracomment>setting of Summary</extracomment><translation>Отрезок времени</translation></message>
<message><source>The time span that it counts, at most 120 seconds of watching.</source><extracomment>Time span of Summary</extracomment><translation>За какое время считает, не больше 120 секунд наблюдения.</translation></message>
<message><source>number = the sum (mean, least, largest, count) of the numbers that the agents had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the first tick it has no number. Without agents, sum and count are 0, and the others have no number. Born, died, became, events: how many there were until the end of the tick before, in all or in the last window; rate: count / time</source><extracomment>formula of Summary</extracomment><translation>number = сумма (среднее, наименьшее, наибольшее, количество) чисел, которые были у агентов в прошлом тике. Суммы точны: числа округлены до 2^-28. В первом тике числа нет. Без агентов сумма и количество равны 0, а у остальных числа нет. Рождения, смерти, превращения, события: сколько их было до конца прошлого тика, всего или за последний отрезок window; за единицу времени: количество / время</translation></message>
<message><source>sum, total, average, mean, minimum, maximum, count, how many, population, aggregate, births, deaths, kills, events, rate, per second</source><extracomment>other words for Summary</extracomment><translation>сумма, среднее, минимум, максимум, сколько, популяция, события, в секунду</translation></message>
<message><source>Whose numbers it takes, or whose events it counts.</source><extracomment>port Agents of Summary</extracomment><translation>Чьи числа берёт или чьи события считает.</translation></message>
<message><source>Of each</source><extracomment>port of Summary</extracomment><translation>От каждого</translation></message>
<message><source>A number of each of these agents. Without one, each counts 1.</source><extracomment>port Of each of Summary</extracomment><translation>Число каждого из этих агентов. Без него каждый считается за 1.</translation></message>
<message><source>The actions, modes and sources whose events it counts.</source><extracomment>port Events of Summary</extracomment><translation>Действия, режимы и источники, события которых считаются.</translation></message>
<message><source>Count near</source><extracomment>title</extracomment><translation>Сколько рядом</translation></message>
<message><source>How many agents are near. An agent does not count itself.</source><extracomment>Count near</extracomment><translation>Сколько агентов рядом. Себя агент не считает.</translation></message>
<message><source>count, neighbors, density, how many, crowd, around</source><extracomment>other words for Count near</extracomment><translation>количество, соседи, плотность, сколько, толпа, вокруг</translation></message>
<message><source>Ground value</source><extracomment>title</extracomment><translation>Значение грунта</translation></message>
<message><source>What a ground holds where the agent is, or at a target. Outside of the ground there is no number.</source><extracomment>Ground value</extracomment><translation>Что на грунте там, где агент, или у цели. За пределами грунта числа нет.</translation></message>
<message><source>ground, scent, pheromone, grass, patch, field, read, sample</source><extracomment>other words for Ground value</extracomment><translation>грунт, запах, феромон, трава, клетка, поле, читать, проба</translation></message>
<message><source>Where it reads. Not wired: where the agent is.</source><extracomment>port Where of Ground value</extracomment><translation>Где читает. Без связи: там, где агент.</translation></message>
<message><source>what the cell of the ground there holds</source><extracomment>value in the formula of Ground value</extracomment><translation>что содержит клетка грунта в этом месте</translation></message>
<message><source>Clock</source><extracomment>title</extracomment><translation>Часы</translation></message>
<message><source>The time since the start of the run.</source><extracomment>Clock</extracomment><translation>Время с начала прогона.</translation></message>
<message><source>time, seconds, ticks, elapsed, when</source><extracomment>other words for Clock</extracomment><translation>время, секунды, тики, прошло, когда</translation></message>
<message><source>how many ticks have passed, times the length of a tick</source><extracomment>time in the formula of Clock</extracomment><translation>сколько тиков прошло, умноженное на длину тика</translation></message>
<message><source>Draw</source><extracomment>title</extracomment><translation>Случайное число</translation></message>
<message><source>A random number between two others: one for life, or a new one every interval.</source><extracomment>Draw</extracomment><translation>Случайное число между двумя: одно на всю жизнь или новое каждый интервал.</translation></message>
<message><source>Low</source><extracomment>setting of Draw</extracomment><translation>Нижний предел</translation></message>
<message><source>The least number.</source><extracomment>Low of Draw</extracomment><translation>Наименьшее число.</translation></message>
<message><source>High</source><extracomment>setting of Draw</extracomment><translation>Верхний предел</translation></message>
<message><source>No number is larger.</source><extracomment>High of Draw</extracomment><translation>Больше не бывает.</translation></message>
<message><source>How the numbers are spread.</source><extracomment>Shape of Draw</extracomment><translation>Как распределены числа.</translation></message>
<message><source>Even</source><extracomment>choice of Shape of Draw</extracomment><translation>Равномерное</translation></message>
<message><source>Each number is equally likely.</source><extracomment>Even as Shape</extracomment><translation>Все числа равновероятны.</translation></message>
<message><source>Bell</source><extracomment>choice of Shape of Draw</extracomment><translation>Колокол</translation></message>
<message><source>Numbers in the middle are likelier: the mean of 12.</source><extracomment>Bell as Shape</extracomment><translation>Числа в середине вероятнее: среднее из 12.</translation></message>
<message><source>Drawn</source><extracomment>setting of Draw</extracomment><translation>Хранить</translation></message>
<message><source>How long an agent keeps its number.</source><extracomment>Drawn of Draw</extracomment><translation>Как долго агент хранит своё число.</translation></message>
<message><source>For life</source><extracomment>choice of Drawn of Draw</extracomment><translation>На всю жизнь</translation></message>
<message><source>Each agent draws one number.</source><extracomment>For life as Drawn</extracomment><translation>Каждый агент берёт одно число.</translation></message>
<message><source>Each agent draws anew every interval.</source><extracomment>Regularly as Drawn</extracomment><translation>Каждый агент берёт новое число каждый интервал.</translation></message>
<message><source>number = low + (high - low) * random. Bell: random is the mean of 12 draws</source><extracomment>formula of Draw</extracomment><translation>number = low + (high - low) * random. Колокол: random — среднее 12 случайных чисел</translation></message>
<message><source>random, dice, noise, spread, normal, gaussian, uniform</source><extracomment>other words for Draw</extracomment><translation>случайно, кубик, шум, разброс, нормальное, гаусс, равномерное</translation></message>
<message><source>Constant</source><extracomment>title</extracomment><translation>Константа</translation></message>
<message><source>A number that you set, for several settings or formulas. Drive it with a parameter to use what the parameter is set to.</source><extracomment>Constant</extracomment><translation>Число, которое вы задаёте для нескольких настроек или формул. Если им управляет параметр, оно даёт значение параметра.</translation></message>
<message><source>The number that it gives.</source><extracomment>Value of Constant</extracomment><translation>Число, которое она даёт.</translation></message>
<message><source>value, parameter, fixed, slider, number</source><extracomment>other words for Constant</extracomment><translation>значение, параметр, постоянная, ползунок, число</translation></message>
<message><source>A number that you compute yourself from others, and from values of the agent.</source><extracomment>Formula</extracomment><translation>Число, которое вы вычисляете сами из других и из значений агента.</translation></message>
<message><source>Lines name = term. The last one is the number.</source><extracomment>Formula of Formula</extracomment><translation>Строки вида имя = выражение. Последняя — число.</translation></message>
<message><source>expression, compute, math, calculate, equation, write, function</source><extracomment>other words for Formula</extracomment><translation>выражение, вычислить, математика, рассчитать, уравнение, написать, функция</translation></message>
<message><source>A number, which the formula calls e.</source><extracomment>port E of Formula</extracomment><translation>Число, в формуле — e.</translation></message>
<message><source>A number, which the formula calls f.</source><extracomment>port F of Formula</extracomment><translation>Число, в формуле — f.</translation></message>
<message><source>Flock</source><extracomment>title of a ready-made group</extracomment><translation>Стая</translation></message>
<message><source>60 birds that keep apart, fly in the same direction and stay together.</source><extracomment>Flock</extracomment><translation>60 птиц, которые держат дистанцию, летят в одну сторону и не разлетаются.</translation></message>
<message><source>swarm, school, herd, crowd, boids, birds, fish, group</source><extracomment>other words for Flock</extracomment><translation>рой, косяк, стадо, толпа, боиды, птицы, рыбы, группа</translation></message>
<message><source>Top speed</source><extracomment>setting of Flock</extracomment><translation>Макс. скорость</translation></message>
<message><source>Keeps apart within</source><extracomment>setting of Flock</extracomment><translation>Дистанция</translation></message>
<message><source>Birds</source><extracomment>port of Flock</extracomment><translation>Птицы</translation></message>
<message><source>Hunter with stamina</source><extracomment>title of a ready-made group</extracomment><translation>Охотник с запасом сил</translation></message>
<message><source>An agent that hunts the nearest of another type until it is out of breath, then roams.</source><extracomment>Hunter with stamina</extracomment><translation>Агент, который гонится за ближайшим агентом другого типа, пока не выдохнется, а потом бродит.</translation></message>
<message><source>predator, chaser, enemy, zombie, monster, wolf, shark, hawk, hunt, group</source><extracomment>other words for Hunter with stamina</extracomment><translation>хищник, преследователь, враг, зомби, монстр, волк, акула, ястреб, охота, группа</translation></message>
<message><source>Stamina</source><extracomment>setting of Hunter with stamina</extracomment><translation>Запас сил</translation></message>
<message><source>Prey</source><extracomment>port of Hunter with stamina</extracomment><translation>Добыча</translation></message>
<message><source>Hunters</source><extracomment>port of Hunter with stamina</extracomment><translation>Охотники</translation></message>
<message><source>Follower</source><extracomment>title of a ready-made group</extracomment><translation>Ведомый</translation></message>
<message><source>Agents that follow one of another type, at a distance and apart from each other.</source><extracomment>Follower</extracomment><translation>Агенты, которые следуют за агентом другого типа на расстоянии и не теснят друг друга.</translation></message>
<message><source>leader, pet, ducklings, escort, squad, companion, group</source><extracomment>other words for Follower</extracomment><translation>лидер, питомец, утята, эскорт, отряд, спутник, группа</translation></message>
<message><source>Leaders</source><extracomment>port of Follower</extracomment><translation>Лидеры</translation></message>
<message><source>Followers</source><extracomment>port of Follower</extracomment><translation>Ведомые</translation></message>
<message><source>Patrol and chase</source><extracomment>title of a ready-made group</extracomment><translation>Патруль и погоня</translation></message>
<message><source>Guards that walk a round and chase who comes near.</source><extracomment>Patrol and chase</extracomment><translation>Охранники, которые обходят территорию и гонятся за теми, кто подойдёт близко.</translation></message>
<message><source>guard, sentry, round, watch, police, group</source><extracomment>other words for Patrol and chase</extracomment><translation>охранник, часовой, дозор, стража, полиция, патруль, группа</translation></message>
<message><source>Sees within</source><extracomment>setting of Patrol and chase</extracomment><translation>Видит в пределах</translation></message>
<message><source>Round</source><extracomment>setting of Patrol and chase</extracomment><translation>Путь патруля</translation></message>
<message><source>Intruders</source><extracomment>port of Patrol and chase</extracomment><translation>Нарушители</translation></message>
<message><source>Guards</source><extracomment>port of Patrol and chase</extracomment><translation>Охранники</translation></message>
<message><source>Shy civilian</source><extracomment>title of a ready-made group</extracomment><translation>Пугливый прохожий</translation></message>
<message><source>People who stroll about and run from one of another type that comes near.</source><extracomment>Shy civilian</extracomment><translation>Люди, которые гуляют и убегают, когда рядом появляется агент другого типа.</translation></message>
<message><source>people, pedestrian, villager, crowd, coward, group</source><extracomment>other words for Shy civilian</extracomment><translation>люди, пешеход, житель, толпа, трус, мирный житель, группа</translation></message>
<message><source>Runs within</source><extracomment>setting of Shy civilian</extracomment><translation>Бежит в пределах</translation></message>
<message><source>Threats</source><extracomment>port of Shy civilian</extracomment><translation>Угрозы</translation></message>
<message><source>Civilians</source><extracomment>port of Shy civilian</extracomment><translation>Прохожие</translation></message>
<message><source>Traffic</source><extracomment>title of a ready-made group</extracomment><translation>Дорожное движение</translation></message>
<message><source>Cars that go round a road and brake behind each other.</source><extracomment>Traffic</extracomment><translation>Машины, которые ездят по кругу и тормозят друг за другом.</translation></message>
<message><source>cars, road, vehicles, street, drive, group</source><extracomment>other words for Traffic</extracomment><translation>машины, дорога, транспорт, улица, ехать, трафик, группа</translation></message>
<message><source>Road</source><extracomment>setting of Traffic</extracomment><translation>Дорога</translation></message>
<message><source>Cars</source><extracomment>port of Traffic</extracomment><translation>Машины</translation></message>
<message><source>A place in the world.</source><extracomment>Point</extracomment><translation>Место в мире.</translation></message>
<message><source>An area of the world.</source><extracomment>Region</extracomment><translation>Участок мира.</translation></message>
<message><source>The form of the region.</source><extracomment>Shape of Region</extracomment><translation>Форма области.</translation></message>
<message><source>Drawn from corner to corner.</source><extracomment>Box as Shape</extracomment><translation>Рисуется от угла к углу.</translation></message>
<message><source>The largest circle that fits into the box.</source><extracomment>Circle as Shape</extracomment><translation>Самый большой круг, который помещается в прямоугольник.</translation></message>
<message><source>Polygon</source><extracomment>choice of Shape of Region</extracomment><translation>Многоугольник</translation></message>
<message><source>Any number of corners.</source><extracomment>Polygon as Shape</extracomment><translation>Любое число углов.</translation></message>
<message><source>The left edge.</source><extracomment>Left of Region</extracomment><translation>Левый край.</translation></message>
<message><source>Top</source><extracomment>setting of Region</extracomment><translation>Верх</translation></message>
<message><source>The top edge.</source><extracomment>Top of Region</extracomment><translation>Верхний край.</translation></message>
<message><source>Height</source><extracomment>setting of Region</extracomment><translation>Высота</translation></message>
<message><source>The corners, in order.</source><extracomment>Points of Region</extracomment><translation>Углы по порядку.</translation></message>
<message><source>A line through the world.</source><extracomment>Path</extracomment><translation>Линия через мир.</translation></message>
<message><source>Curve</source><extracomment>setting of Path</extracomment><translation>Линия</translation></message>
<message><source>How the path runs between its points.</source><extracomment>Curve of Path</extracomment><translation>Как путь идёт между своими точками.</translation></message>
<message><source>Straight</source><extracomment>choice of Curve of Path</extracomment><translation>Ломаная</translation></message>
<message><source>Straight lines between the points.</source><extracomment>Straight as Curve</extracomment><translation>Прямые отрезки между точками.</translation></message>
<message><source>Smooth</source><extracomment>choice of Curve of Path</extracomment><translation>Плавная</translation></message>
<message><source>A curve through the points.</source><extracomment>Smooth as Curve</extracomment><translation>Кривая через точки.</translation></message>
<message><source>Closed</source><extracomment>setting of Path</extracomment><translation>Замкнутый</translation></message>
<message><source>Whether the path runs from the last point back to the first.</source><extracomment>Closed of Path</extracomment><translation>Идёт ли путь от последней точки обратно к первой.</translation></message>
<message><source>The points of the path, in order.</source><extracomment>Points of Path</extracomment><translation>Точки пути по порядку.</translation></message>
<message><source>Obstacle</source><extracomment>title</extracomment><translation>Препятствие</translation></message>
<message><source>Something that agents keep clear of.</source><extracomment>Obstacle</extracomment><translation>То, от чего агенты держатся в стороне.</translation></message>
<message><source>The form of the obstacle.</source><extracomment>Shape of Obstacle</extracomment><translation>Форма препятствия.</translation></message>
<message><source>A center and a radius.</source><extracomment>Circle as Shape</extracomment><translation>Центр и радиус.</translation></message>
<message><source>A line from point to point.</source><extracomment>Wall as Shape</extracomment><translation>Линия от точки к точке.</translation></message>
<message><source>The center of a circle, the left edge of a box.</source><extracomment>X of Obstacle</extracomment><translation>Центр круга, левый край прямоугольника.</translation></message>
<message><source>The center of a circle, the top edge of a box.</source><extracomment>Y of Obstacle</extracomment><translation>Центр круга, верхний край прямоугольника.</translation></message>
<message><source>Of the circle.</source><extracomment>Radius of Obstacle</extracomment><translation>Радиус круга.</translation></message>
<message><source>A name that some obstacles share. A target can pick one group.</source><extracomment>Group of Obstacle</extracomment><translation>Общее имя нескольких препятствий. Цель может выбрать одну группу.</translation></message>
<message><source>A direction at each place, like wind or a river.</source><extracomment>Field</extracomment><translation>Направление в каждом месте, как у ветра или реки.</translation></message>
<message><source>Kind</source><extracomment>setting of Field</extracomment><translation>Вид</translation></message>
<message><source>How the direction depends on the place.</source><extracomment>Kind of Field</extracomment><translation>Как направление зависит от места.</translation></message>
<message><source>Uniform</source><extracomment>choice of Kind of Field</extracomment><translation>Однородное</translation></message>
<message><source>The same direction everywhere.</source><extracomment>Uniform as Kind</extracomment><translation>Всюду одно направление.</translation></message>
<message><source>Vortex</source><extracomment>choice of Kind of Field</extracomment><translation>Вихрь</translation></message>
<message><source>Around the center.</source><extracomment>Vortex as Kind</extracomment><translation>Вокруг центра.</translation></message>
<message><source>Toward</source><extracomment>choice of Kind of Field</extracomment><translation>К центру</translation></message>
<message><source>Toward the center.</source><extracomment>Toward as Kind</extracomment><translation>В сторону центра.</translation></message>
<message><source>Noise</source><extracomment>choice of Kind of Field</extracomment><translation>Шум</translation></message>
<message><source>Random directions that change smoothly.</source><extracomment>Noise as Kind</extracomment><translation>Случайные направления, которые меняются плавно.</translation></message>
<message><source>The center.</source><extracomment>X of Field</extracomment><translation>Центр.</translation></message>
<message><source>How far the field reaches from its center.</source><extracomment>Radius of Field</extracomment><translation>Как далеко от центра действует поле.</translation></message>
<message><source>Strength</source><extracomment>setting of Field</extracomment><translation>Интенсивность</translation></message>
<message><source>How fast the field carries agents, as a share of their maximum speed.</source><extracomment>Strength of Field</extracomment><translation>Как быстро поле несёт агентов: доля их максимальной скорости.</translation></message>
<message><source>The direction. 0 is to the right, 90 is up.</source><extracomment>Angle of Field</extracomment><translation>Направление. 0 — вправо, 90 — вверх.</translation></message>
<message><source>The direction of rotation.</source><extracomment>Turn of Field</extracomment><translation>Направление вращения.</translation></message>
<message><source>Counterclockwise.</source><extracomment>Left as Turn</extracomment><translation>Против часовой стрелки.</translation></message>
<message><source>Clockwise.</source><extracomment>Right as Turn</extracomment><translation>По часовой стрелке.</translation></message>
<message><source>About how far apart the direction changes.</source><extracomment>Scale of Field</extracomment><translation>На каком примерно расстоянии меняется направление.</translation></message>
<message><source>A grid of numbers beneath the world, which agents leave and follow: a scent, grass, heat.</source><extracomment>Ground</extracomment><translation>Сетка чисел под миром, которые агенты оставляют и по которым идут: запах, трава, тепло.</translation></message>
<message><source>All of the world; it wraps where that wraps.</source><extracomment>The world as Shape</extracomment><translation>Весь мир; если мир замкнут, замкнут и грунт.</translation></message>
<message><source>A box</source><extracomment>choice of Shape of Ground</extracomment><translation>Прямоугольник</translation></message>
<message><source>A box of the world.</source><extracomment>A box as Shape</extracomment><translation>Прямоугольник в мире.</translation></message>
<message><source>How long a side of its cells is.</source><extracomment>Cell of Ground</extracomment><translation>Длина стороны клетки.</translation></message>
<message><source>Starts</source><extracomment>setting of Ground</extracomment><translation>Заполнение</translation></message>
<message><source>What its cells hold at first.</source><extracomment>Starts of Ground</extracomment><translation>Что в клетках вначале.</translation></message>
<message><source>All the same.</source><extracomment>Even as Starts</extracomment><translation>Во всех одно и то же.</translation></message>
<message><source>By formula</source><extracomment>choice of Starts of Ground</extracomment><translation>По формуле</translation></message>
<message><source>A number for each place.</source><extracomment>By formula as Starts</extracomment><translation>Своё число для каждого места.</translation></message>
<message><source>Painted</source><extracomment>choice of Starts of Ground</extracomment><translation>Рисованное</translation></message>
<message><source>A painting, or the brightness of a picture.</source><extracomment>Painted as Starts</extracomment><translation>Рисунок или яркость картинки.</translation></message>
<message><source>What each cell holds at first. Painted: the value of level ff.</source><extracomment>Start of Ground</extracomment><translation>Что в каждой клетке вначале. Для рисованного — значение уровня ff.</translation></message>
<message><source>The number of a cell by x and y, the place of its center.</source><extracomment>Formula of Ground</extracomment><translation>Число клетки по x и y — месту её центра.</translation></message>
<message><source>Painting</source><extracomment>setting of Ground</extracomment><translation>Рисунок</translation></message>
<message><source>Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, row by row, in two hexadecimal digits; *4 repeats a level. ff is Start, and 00 is 0.</source><extracomment>Painting of Ground</extracomment><translation>Например, 3x2 00*4 ff 80: столбцы и строки, затем уровень каждой клетки, строка за строкой, двумя шестнадцатеричными цифрами; *4 повторяет уровень. ff — значение «Начало», 00 — 0.</translation></message>
<message><source>Spreads</source><extracomment>setting of Ground</extracomment><translation>Растекание</translation></message>
<message><source>The share that flows to the four neighbors in a unit of time. At most all of it flows in a tick.</source><extracomment>Spreads of Ground</extracomment><translation>Доля, которая перетекает к четырём соседям за единицу времени. За тик перетекает не больше, чем есть.</translation></message>
<message><source>Leaks</source><extracomment>setting of Ground</extracomment><translation>Утечка</translation></message>
<message><source>What flows over its edges is lost. Off: it stays, as at a wall.</source><extracomment>Leaks of Ground</extracomment><translation>Что вытекает за края, теряется. Выкл.: остаётся, как у стены.</translation></message>
<message><source>Fades</source><extracomment>setting of Ground</extracomment><translation>Убывание</translation></message>
<message><source>The share that is lost in a unit of time.</source><extracomment>Fades of Ground</extracomment><translation>Доля, которая теряется за единицу времени.</translation></message>
<message><source>Grows</source><extracomment>setting of Ground</extracomment><translation>Рост</translation></message>
<message><source>What a cell gains in a unit of time.</source><extracomment>Grows of Ground</extracomment><translation>Сколько клетка получает за единицу времени.</translation></message>
<message><source>A cell that holds so much does not grow.</source><extracomment>Limit of Ground</extracomment><translation>Клетка, в которой столько есть, не растёт.</translation></message>
<message><source>The color of a full cell. An empty one has none.</source><extracomment>Color of Ground</extracomment><translation>Цвет полной клетки. У пустой цвета нет.</translation></message>
<message><source>Map</source><extracomment>heading of settings of Ground</extracomment><translation>Карта</translation></message>
<message><source>Full</source><extracomment>setting of Ground</extracomment><translation>Полный</translation></message>
<message><source>What a cell with the full color holds.</source><extracomment>Full of Ground</extracomment><translation>Сколько в клетке, когда её цвет полный.</translation></message>
<message><source>An area with a title. Moving it moves the cards in it.</source><extracomment>Frame</extracomment><translation>Участок с заголовком. Перемещается вместе с карточками внутри.</translation></message>
<message><source>The color of its border and title.</source><extracomment>Color of Frame</extracomment><translation>Цвет её края и заголовка.</translation></message>
<message><source>Its left edge.</source><extracomment>Left of Frame</extracomment><translation>Её левый край.</translation></message>
<message><source>Its top edge.</source><extracomment>Top of Frame</extracomment><translation>Её верхний край.</translation></message>
<message><source>Text on the canvas.</source><extracomment>Comment</extracomment><translation>Текст на холсте.</translation></message>
<message><source>The text of the comment.</source><extracomment>Text of Comment</extracomment><translation>Текст комментария.</translation></message>
<message><source>The color of its border.</source><extracomment>Color of Comment</extracomment><translation>Цвет его края.</translation></message>
<message><source>Plot</source><extracomment>title</extracomment><translation>График</translation></message>
<message><source>A number of one agent or of a whole type, over time.</source><extracomment>Plot</extracomment><translation>Число одного агента или целого типа во времени.</translation></message>
<message><source>The id of the agent type.</source><extracomment>Agent type of Plot</extracomment><translation>Id типа агентов.</translation></message>
<message><source>The name of one agent, such as prey-3. Empty: all of them.</source><extracomment>Agent of Plot</extracomment><translation>Имя одного агента, например prey-3. Пусто: все.</translation></message>
<message><source>The number that it plots.</source><extracomment>Shows of Plot</extracomment><translation>Число, по которому строится график.</translation></message>
<message><source>How fast an agent is.</source><extracomment>Speed as Shows</extracomment><translation>Как быстро движется агент.</translation></message>
<message><source>Distance to target</source><extracomment>choice of Shows of Plot</extracomment><translation>Расстояние до цели</translation></message>
<message><source>How far it is to the target that a node finds.</source><extracomment>Distance to target as Shows</extracomment><translation>Как далеко до цели, которую находит узел.</translation></message>
<message><source>Meter or variable</source><extracomment>choice of Shows of Plot</extracomment><translation>Запас, переменная</translation></message>
<message><source>What a meter or a variable holds.</source><extracomment>Meter or variable as Shows</extracomment><translation>Сколько в запасе или переменной.</translation></message>
<message><source>Count in a mode</source><extracomment>choice of Shows of Plot</extracomment><translation>Сколько в режиме</translation></message>
<message><source>How many agents are in a mode.</source><extracomment>Count in a mode as Shows</extracomment><translation>Сколько агентов в режиме.</translation></message>
<message><source>How many contacts they have had since the start.</source><extracomment>Contacts as Shows</extracomment><translation>Сколько касаний у них было с начала.</translation></message>
<message><source>Contacts with a type</source><extracomment>choice of Shows of Plot</extracomment><translation>Касания с типом</translation></message>
<message><source>How often agents of two types have touched.</source><extracomment>Contacts with a type as Shows</extracomment><translation>Сколько раз агенты двух типов коснулись друг друга.</translation></message>
<message><source>Steering force</source><extracomment>choice of Shows of Plot</extracomment><translation>Управляющая сила</translation></message>
<message><source>How strong its steering force is.</source><extracomment>Steering force as Shows</extracomment><translation>Как велика его управляющая сила.</translation></message>
<message><source>How many agents there are.</source><extracomment>Count as Shows</extracomment><translation>Сколько всего агентов.</translation></message>
<message><source>Position x</source><extracomment>choice of Shows of Plot</extracomment><translation>Положение x</translation></message>
<message><source>How far to the right it is.</source><extracomment>Position x as Shows</extracomment><translation>Как далеко он справа.</translation></message>
<message><source>Position y</source><extracomment>choice of Shows of Plot</extracomment><translation>Положение y</translation></message>
<message><source>How far down it is.</source><extracomment>Position y as Shows</extracomment><translation>Как далеко он внизу.</translation></message>
<message><source>How many agents were born.</source><extracomment>Births as Shows</extracomment><translation>Сколько агентов родилось.</translation></message>
<message><source>How many agents died.</source><extracomment>Deaths as Shows</extracomment><translation>Сколько агентов умерло.</translation></message>
<message><source>Changes into the type</source><extracomment>choice of Shows of Plot</extracomment><translation>Превращения в тип</translation></message>
<message><source>How many agents of other types have become this type.</source><extracomment>Changes into the type as Shows</extracomment><translation>Сколько агентов других типов превратилось в этот тип.</translation></message>
<message><source>How often an action was done, a mode was entered, or agents have arrived.</source><extracomment>Events as Shows</extracomment><translation>Сколько раз выполнено действие, начат режим или прибыли агенты.</translation></message>
<message><source>What a number node gives, of agents that it acts on.</source><extracomment>Number as Shows</extracomment><translation>Что даёт узел числа у агентов, на которых он действует.</translation></message>
<message><source>The id of the target, meter, mode, action, condition or number.</source><extracomment>Node of Plot</extracomment><translation>Id цели, запаса, режима, действия, условия или числа.</translation></message>
<message><source>With</source><extracomment>setting of Plot</extracomment><translation>С кем</translation></message>
<message><source>The id of the other agent type.</source><extracomment>With of Plot</extracomment><translation>Id другого типа агентов.</translation></message>
<message><source>Whether it shows a number or a rate.</source><extracomment>Counted of Plot</extracomment><translation>Показывать число или частоту.</translation></message>
<message><source>Total</source><extracomment>choice of Counted of Plot</extracomment><translation>Всего</translation></message>
<message><source>How many.</source><extracomment>Total as Counted</extracomment><translation>Сколько.</translation></message>
<message><source>Per minute</source><extracomment>choice of Counted of Plot</extracomment><translation>В минуту</translation></message>
<message><source>How many per minute of watching.</source><extracomment>Per minute as Counted</extracomment><translation>Сколько за минуту наблюдения.</translation></message>
<message><source>Per second</source><extracomment>choice of Counted of Plot</extracomment><translation>В секунду</translation></message>
<message><source>How many per second of watching.</source><extracomment>Per second as Counted</extracomment><translation>Сколько за секунду наблюдения.</translation></message>
<message><source>Over the last</source><extracomment>setting of Plot</extracomment><translation>За последние</translation></message>
<message><source>Counts the last seconds of watching. 0: all the time since the start.</source><extracomment>Over the last of Plot</extracomment><translation>Считает за последние секунды наблюдения. 0: за всё время с начала.</translation></message>
<message><source>Combine by</source><extracomment>setting of Plot</extracomment><translation>Объединение</translation></message>
<message><source>How the numbers of several agents become one.</source><extracomment>Combine by of Plot</extracomment><translation>Как из чисел нескольких агентов получается одно.</translation></message>
<message><source>Their average.</source><extracomment>Mean as Combine by</extracomment><translation>Их среднее.</translation></message>
<message><source>The smallest.</source><extracomment>Least as Combine by</extracomment><translation>Наименьшее из них.</translation></message>
<message><source>The largest.</source><extracomment>Most as Combine by</extracomment><translation>Наибольшее из них.</translation></message>
<message><source>Spread</source><comment>core</comment><extracomment>choice of Combine by of Plot</extracomment><translation>Разброс</translation></message>
<message><source>Their standard deviation.</source><extracomment>Spread as Combine by</extracomment><translation>Их стандартное отклонение.</translation></message>
<message><source>Seconds</source><extracomment>setting of Plot</extracomment><translation>Секунды</translation></message>
<message><source>How much of the past it shows, in seconds of watching.</source><extracomment>Seconds of Plot</extracomment><translation>Сколько прошлого видно, в секундах наблюдения.</translation></message>
<message><source>Shown</source><extracomment>setting of Plot</extracomment><translation>Где показан</translation></message>
<message><source>Where the number stands.</source><extracomment>Shown of Plot</extracomment><translation>Где показано число.</translation></message>
<message><source>As a plot</source><extracomment>choice of Shown of Plot</extracomment><translation>На графике</translation></message>
<message><source>Over time, below the world.</source><extracomment>As a plot as Shown</extracomment><translation>Во времени, под миром.</translation></message>
<message><source>In the status bar</source><extracomment>choice of Shown of Plot</extracomment><translation>В строке состояния</translation></message>
<message><source>In place of the number of all contacts.</source><extracomment>In the status bar as Shown</extracomment><translation>Вместо числа всех касаний.</translation></message>
<message><source>As colors</source><extracomment>choice of Shown of Plot</extracomment><translation>Цветом</translation></message>
<message><source>Each agent has the color of its number.</source><extracomment>As colors as Shown</extracomment><translation>Цвет каждого агента показывает его число.</translation></message>
<message><source>As a histogram</source><extracomment>choice of Shown of Plot</extracomment><translation>На гистограмме</translation></message>
<message><source>How many agents have which number.</source><extracomment>As a histogram as Shown</extracomment><translation>У скольких агентов какое число.</translation></message>
<message><source>The number that gets this end of the colors. Both 0: the least and the largest number in the run.</source><extracomment>Colors from of Plot</extracomment><translation>Число для этого конца цветовой шкалы. Оба 0: наименьшее и наибольшее число прогона.</translation></message>
<message><source>X axis</source><extracomment>setting of Plot</extracomment><translation>Ось X</translation></message>
<message><source>The id of another plot, whose number goes along the axis below. Empty: time.</source><extracomment>X axis of Plot</extracomment><translation>Id другого графика, число которого идёт по нижней оси. Пусто: время.</translation></message>
<message><source>A run that starts with other settings.</source><extracomment>Experiment</extracomment><translation>Прогон, который начинается с другими настройками.</translation></message>
<message><source>Changes</source><extracomment>setting of Experiment</extracomment><translation>Изменения</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or evade-to-steering.weight=0.2.</source><extracomment>Changes of Experiment</extracomment><translation>По одному изменению в строке, ПУТЬ=ЗНАЧЕНИЕ, например hunter.maxSpeed=4 или evade-to-steering.weight=0.2.</translation></message>
<message><source>A map of Tiled or LDtk that was imported.</source><extracomment>Map</extracomment><translation>Импортированная карта Tiled или LDtk.</translation></message>
<message><source>File</source><extracomment>setting of Map</extracomment><translation>Файл</translation></message>
<message><source>Its path from the project's folder.</source><extracomment>File of Map</extracomment><translation>Путь к ней от папки проекта.</translation></message>
<message><source>Part</source><comment>core</comment><extracomment>setting of Map</extracomment><translation>Часть</translation></message>
<message><source>The world or level of an LDtk project. Empty: all levels.</source><extracomment>Part of Map</extracomment><translation>Мир или уровень проекта LDtk. Пусто: все уровни.</translation></message>
<message><source>World units per pixel.</source><extracomment>Scale of Map</extracomment><translation>Единиц мира на пиксель.</translation></message>
<message><source>Origin</source><extracomment>setting of Map</extracomment><translation>Начало координат</translation></message>
<message><source>The pixel of the map at the world's (0, 0), as X Y: the top left corner of the map when it was first imported.</source><extracomment>Origin of Map</extracomment><translation>Пиксель карты в точке мира (0, 0), как X Y: левый верхний угол карты при первом импорте.</translation></message>
<message><source>Choices</source><extracomment>setting of Map</extracomment><translation>Соответствия</translation></message>
<message><source>One choice per line, such as class Guard = agent guard, or layer Walls = obstacle.</source><extracomment>Choices of Map</extracomment><translation>По одному соответствию в строке, например class Guard = agent guard или layer Walls = obstacle.</translation></message>
<message><source>What groups with the same nodes share.</source><extracomment>Part</extracomment><translation>Общее у групп с одинаковыми узлами.</translation></message>
<message><source>Ports</source><extracomment>setting of Part</extracomment><translation>Порты</translation></message>
<message><source>One port per line, as ROLE.PORT=Name.</source><extracomment>Ports of Part</extracomment><translation>По одному порту в строке, РОЛЬ.ПОРТ=Имя.</translation></message>
<message><source>Settings on the card</source><extracomment>setting of Part</extracomment><translation>Настройки карточки</translation></message>
<message><source>One setting per line, as ROLE.SETTING=Name.</source><extracomment>Settings on the card of Part</extracomment><translation>По одной настройке в строке, РОЛЬ.НАСТРОЙКА=Имя.</translation></message>
<message><source>A part file that it is linked to, from the project's folder.</source><extracomment>Part file of Part</extracomment><translation>Файл блока, с которым есть связь, от папки проекта.</translation></message>
<message><source>State of the part file</source><extracomment>setting of Part</extracomment><translation>Состояние файла</translation></message>
<message><source>Hex digits that say what the part file had when it was read.</source><extracomment>State of the part file of Part</extracomment><translation>Шестнадцатеричные цифры: что было в файле блока при чтении.</translation></message>
<message><source>Nodes and groups that the canvas shows as one card.</source><extracomment>Group</extracomment><translation>Узлы и группы, которые холст показывает одной карточкой.</translation></message>
<message><source>The id of its part.</source><extracomment>Part of Group</extracomment><translation>Id её блока.</translation></message>
<message><source>Members</source><extracomment>setting of Group</extracomment><translation>Состав</translation></message>
<message><source>One node or group per line, as ROLE=ID.</source><extracomment>Members of Group</extracomment><translation>По одному узлу или группе в строке, РОЛЬ=ID.</translation></message>
<message><source>Runs with other values and seeds, and one number measured of each.</source><extracomment>Sweep</extracomment><translation>Прогоны с другими значениями и зёрнами, для каждого измеряется одно число.</translation></message>
<message><source>Varies</source><extracomment>setting of Sweep</extracomment><translation>Меняет</translation></message>
<message><source>One line per setting, weight or parameter as PATH=VALUES, such as hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.</source><extracomment>Varies of Sweep</extracomment><translation>По одной настройке, весу или параметру в строке, ПУТЬ=ЗНАЧЕНИЯ, например hunter.maxSpeed=1..10 in 4 или wander-to-steering.weight=0.5, 1, 2.</translation></message>
<message><source>Seeds</source><extracomment>setting of Sweep</extracomment><translation>Зёрна</translation></message>
<message><source>How many runs each combination has.</source><extracomment>Seeds of Sweep</extracomment><translation>Сколько прогонов у каждого сочетания.</translation></message>
<message><source>Ticks</source><extracomment>setting of Sweep</extracomment><translation>Тики</translation></message>
<message><source>The length of each run.</source><extracomment>Ticks of Sweep</extracomment><translation>Длина каждого прогона.</translation></message>
<message><source>The number that it measures.</source><extracomment>Shows of Sweep</extracomment><translation>Число, которое измеряется.</translation></message>
<message><source>Take</source><extracomment>setting of Sweep</extracomment><translation>Брать</translation></message>
<message><source>Which number of a run counts.</source><extracomment>Take of Sweep</extracomment><translation>Какое число прогона считать.</translation></message>
<message><source>The number after the last tick.</source><extracomment>At the end as Take</extracomment><translation>Число после последнего тика.</translation></message>
<message><source>Mean over time</source><extracomment>choice of Take of Sweep</extracomment><translation>Среднее по времени</translation></message>
<message><source>The mean of the numbers of all ticks.</source><extracomment>Mean over time as Take</extracomment><translation>Среднее чисел по всем тикам.</translation></message>
<message><source>First time at least</source><extracomment>choice of Take of Sweep</extracomment><translation>Впервые не меньше</translation></message>
<message><source>The time when the number is first at least the limit.</source><extracomment>First time at least as Take</extracomment><translation>Время, когда число впервые не меньше предела.</translation></message>
<message><source>First time at most</source><extracomment>choice of Take of Sweep</extracomment><translation>Впервые не больше</translation></message>
<message><source>The time when the number is first at most the limit.</source><extracomment>First time at most as Take</extracomment><translation>Время, когда число впервые не больше предела.</translation></message>
<message><source>The number that the measure reaches.</source><extracomment>Limit of Sweep</extracomment><translation>Число, которого достигает измеряемое.</translation></message>
<message><source>Fingerprint</source><extracomment>setting of Sweep</extracomment><translation>Отпечаток</translation></message>
<message><source>Of the project that the results belong to.</source><extracomment>Fingerprint of Sweep</extracomment><translation>Отпечаток проекта, к которому относятся результаты.</translation></message>
<message><source>Results</source><extracomment>setting of Sweep</extracomment><translation>Результаты</translation></message>
<message><source>One line per run: its id, its number, the hash of its end.</source><extracomment>Results of Sweep</extracomment><translation>По строке на прогон: его id, число и хеш конечного состояния.</translation></message>
<message><source>Wire point</source><extracomment>title</extracomment><translation>Точка связи</translation></message>
<message><source>A point that a wire passes through on the canvas.</source><extracomment>Wire point</extracomment><translation>Точка на холсте, через которую проходит связь.</translation></message>
<message><source>The id of the wire.</source><extracomment>Wire of Wire point</extracomment><translation>Id связи.</translation></message>
<message><source>Scene items that the editor shows, hides or locks together.</source><extracomment>Layer</extracomment><translation>Объекты сцены, которые редактор вместе показывает, скрывает и блокирует.</translation></message>
<message><source>Items</source><extracomment>setting of Layer</extracomment><translation>Объекты</translation></message>
<message><source>One per line: the id of a scene item, or of an agent type for its placed agents, or "ID#3" for the third of these.</source><extracomment>Items of Layer</extracomment><translation>По одному в строке: id объекта сцены, id типа агентов (все его размещённые агенты) или «ID#3» — третий из них.</translation></message>
<message><source>Default</source><extracomment>setting of Layer</extracomment><translation>Основной</translation></message>
<message><source>It also holds the items that no layer names.</source><extracomment>Default of Layer</extracomment><translation>В нём и объекты, которых нет ни в одном слое.</translation></message>
<message><source>Hidden</source><extracomment>setting of Layer</extracomment><translation>Скрыто</translation></message>
<message><source>The editor does not show it. It still acts in the simulation.</source><extracomment>Hidden of Layer</extracomment><translation>Редактор его не показывает. В симуляции он действует.</translation></message>
<message><source>Locked</source><extracomment>setting of Layer</extracomment><translation>Заблокировано</translation></message>
<message><source>The editor shows it, but does not change it.</source><extracomment>Locked of Layer</extracomment><translation>Редактор его показывает, но не меняет.</translation></message>
<message><source>A PNG or JPEG beneath the scene: its path from the project's folder.</source><extracomment>Picture of Layer</extracomment><translation>PNG или JPEG под сценой: путь от папки проекта.</translation></message>
<message><source>The left edge of the picture.</source><extracomment>Left of Layer</extracomment><translation>Левый край картинки.</translation></message>
<message><source>The top edge of the picture.</source><extracomment>Top of Layer</extracomment><translation>Верхний край картинки.</translation></message>
<message><source>Of the picture.</source><extracomment>Width of Layer</extracomment><translation>Ширина картинки.</translation></message>
<message><source>Step</source><extracomment>title</extracomment><translation>Шаг</translation></message>
<message><source>A step of a lesson: text, settings of the run, and a question.</source><extracomment>Step</extracomment><translation>Шаг урока: текст, настройки прогона и вопрос.</translation></message>
<message><source>What the pupil reads first, in Markdown.</source><extracomment>Text of Step</extracomment><translation>Что ученик читает сначала, в Markdown.</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.</source><extracomment>Changes of Step</extracomment><translation>По одному изменению в строке, ПУТЬ=ЗНАЧЕНИЕ, например hunter.maxSpeed=4 или world.seed=7.</translation></message>
<message><source>How fast the run is watched.</source><extracomment>Speed of Step</extracomment><translation>С какой скоростью идёт показ прогона.</translation></message>
<message><source>Pause after</source><extracomment>setting of Step</extracomment><translation>Пауза через</translation></message>
<message><source>Seconds of watching after which the run pauses, and the length of a curve. 0: it goes on.</source><extracomment>Pause after of Step</extracomment><translation>Через сколько секунд наблюдения прогон останавливается; это и длина кривой. 0: идёт дальше.</translation></message>
<message><source>Overlays</source><extracomment>setting of Step</extracomment><translation>Наложения</translation></message>
<message><source>What the world shows, separated by commas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior, and in a presentation plots, counts. Empty: as the pupil has it.</source><extracomment>Overlays of Step</extracomment><translation>Что показывает мир, через запятую: handles, grid, radii, trails, velocity, desired, steering, forces, behavior, а при показе ещё plots, counts. Пусто: как у ученика.</translation></message>
<message><source>Side by side</source><extracomment>setting of Step</extracomment><translation>Рядом</translation></message>
<message><source>The id of an experiment that runs beside the world. Empty: none.</source><extracomment>Side by side of Step</extracomment><translation>Id эксперимента, который идёт рядом с миром. Пусто: никакой.</translation></message>
<message><source>Camera</source><extracomment>setting of Step</extracomment><translation>Камера</translation></message>
<message><source>The part of the world that is seen, as X, Y, WIDTH: its middle and its width. Empty: the whole world.</source><extracomment>Camera of Step</extracomment><translation>Видимая часть мира: X, Y, ШИРИНА — её центр и ширина. Пусто: весь мир.</translation></message>
<message><source>What stands out: an agent by its name in traces, such as prey-3, or the id of an agent type or a scene item. Empty: nothing.</source><extracomment>Spotlight of Step</extracomment><translation>Что выделено: агент по имени из трасс, например prey-3, либо id типа агентов или объекта сцены. Пусто: ничего.</translation></message>
<message><source>Parts of the window that are hidden, separated by commas: cards, panes, values, plots. Empty: none.</source><extracomment>Hidden of Step</extracomment><translation>Скрытые части окна, через запятую: cards, panes, values, plots. Пусто: никакие.</translation></message>
<message><source>Pupils may change</source><extracomment>setting of Step</extracomment><translation>Ученик меняет</translation></message>
<message><source>The ids of cards that a pupil may change on the exported page, separated by commas. Empty: none.</source><extracomment>Pupils may change of Step</extracomment><translation>Id карточек, которые ученик может менять на экспортированной странице, через запятую. Пусто: никакие.</translation></message>
<message><source>Asks for</source><extracomment>setting of Step</extracomment><translation>Что спросить</translation></message>
<message><source>The guess that the pupil makes before the run can play.</source><extracomment>Asks for of Step</extracomment><translation>Прогноз, который ученик делает, прежде чем прогон можно запустить.</translation></message>
<message><source>The run can play at once.</source><extracomment>Nothing as Asks for</extracomment><translation>Прогон можно запустить сразу.</translation></message>
<message><source>A choice</source><extracomment>choice of Asks for of Step</extracomment><translation>Выбор</translation></message>
<message><source>One of several answers.</source><extracomment>A choice as Asks for</extracomment><translation>Один из нескольких ответов.</translation></message>
<message><source>A number</source><extracomment>choice of Asks for of Step</extracomment><translation>Число</translation></message>
<message><source>A number, right within a tolerance.</source><extracomment>A number as Asks for</extracomment><translation>Число, верное в пределах допуска.</translation></message>
<message><source>A curve</source><extracomment>choice of Asks for of Step</extracomment><translation>Кривая</translation></message>
<message><source>A sketch of what a plot will measure.</source><extracomment>A curve as Asks for</extracomment><translation>Набросок того, что измерит график.</translation></message>
<message><source>Question</source><extracomment>setting of Step</extracomment><translation>Вопрос</translation></message>
<message><source>What the pupil guesses.</source><extracomment>Question of Step</extracomment><translation>О чём прогноз ученика.</translation></message>
<message><source>Answers</source><extracomment>setting of Step</extracomment><translation>Ответы</translation></message>
<message><source>One answer per line. The right one begins with * and a space.</source><extracomment>Answers of Step</extracomment><translation>По одному ответу в строке. Верный начинается с * и пробела.</translation></message>
<message><source>Right number</source><extracomment>setting of Step</extracomment><translation>Верное число</translation></message>
<message><source>What the run will show.</source><extracomment>Right number of Step</extracomment><translation>Что покажет прогон.</translation></message>
<message><source>How far from the right number a guess may be.</source><extracomment>Tolerance of Step</extracomment><translation>Насколько прогноз может отличаться от верного числа.</translation></message>
<message><source>Unit</source><extracomment>setting of Step</extracomment><translation>Единица</translation></message>
<message><source>Of the number, such as seconds.</source><extracomment>Unit of Step</extracomment><translation>Единица числа, например секунды.</translation></message>
<message><source>The id of the plot whose curve the pupil sketches.</source><extracomment>Plot of Step</extracomment><translation>Id графика, кривую которого набрасывает ученик.</translation></message>
<message><source>Axis from</source><extracomment>setting of Step</extracomment><translation>Ось от</translation></message>
<message><source>The bottom of the sketch.</source><extracomment>Axis from of Step</extracomment><translation>Нижний край наброска.</translation></message>
<message><source>Axis to</source><extracomment>setting of Step</extracomment><translation>Ось до</translation></message>
<message><source>The top of the sketch.</source><extracomment>Axis to of Step</extracomment><translation>Верхний край наброска.</translation></message>
<message><source>What unfolds after the guess, in Markdown.</source><extracomment>Answer of Step</extracomment><translation>Что откроется после прогноза, в Markdown.</translation></message>
<message><source>Size, edges and time.</source><extracomment>World</extracomment><translation>Размер, края и время.</translation></message>
<message><source>In world units.</source><extracomment>Width of World</extracomment><translation>В единицах мира.</translation></message>
<message><source>Edges</source><extracomment>setting of World</extracomment><translation>Края</translation></message>
<message><source>What agents do at the edge of the world.</source><extracomment>Edges of World</extracomment><translation>Что агенты делают на краю мира.</translation></message>
<message><source>Open</source><comment>core</comment><extracomment>choice of Edges of World</extracomment><translation>Открыть</translation></message>
<message><source>Agents leave the world and go on outside.</source><extracomment>Open as Edges</extracomment><translation>Агенты выходят из мира и движутся дальше снаружи.</translation></message>
<message><source>Wrap</source><extracomment>choice of Edges of World</extracomment><translation>Замкнутые</translation></message>
<message><source>Agents leave at one side and enter at the other.</source><extracomment>Wrap as Edges</extracomment><translation>Агенты выходят с одной стороны и входят с другой.</translation></message>
<message><source>Agents stop at the edge and slide along.</source><extracomment>Wall as Edges</extracomment><translation>Агенты останавливаются у края и скользят вдоль него.</translation></message>
<message><source>Bounce</source><extracomment>choice of Edges of World</extracomment><translation>Отскок</translation></message>
<message><source>Agents bounce off the edge.</source><extracomment>Bounce as Edges</extracomment><translation>Агенты отскакивают от края.</translation></message>
<message><source>Tick</source><extracomment>setting of World</extracomment><translation>Длина тика</translation></message>
<message><source>How much time passes in one tick. With 1, all times are in ticks.</source><extracomment>Tick of World</extracomment><translation>Сколько времени проходит за один тик. При 1 все времена — в тиках.</translation></message>
<message><source>How many ticks play in a second of watching, at speed 1x.</source><extracomment>Ticks per second of World</extracomment><translation>Сколько тиков идёт за секунду наблюдения при скорости 1x.</translation></message>
<message><source>The same seed repeats the same run. Another seed gives another run.</source><extracomment>Seed of World</extracomment><translation>Одно и то же зерно повторяет тот же прогон. Другое зерно — другой прогон.</translation></message>
<message><source>Most agents</source><extracomment>setting of World</extracomment><translation>Макс. агентов</translation></message>
<message><source>Nobody is born while so many live.</source><extracomment>Most agents of World</extracomment><translation>Никто не рождается, пока живёт столько агентов.</translation></message>
<message><source>Arrangement</source><extracomment>title</extracomment><translation>Порядок строя</translation></message>
<message><source>How agents stand at the place that they are ordered to.</source><extracomment>Arrangement</extracomment><translation>Как агенты стоят на месте, куда им приказано идти.</translation></message>
<message><source>How they stand there.</source><extracomment>Arrangement of Arrangement</extracomment><translation>Как они там стоят.</translation></message>
<message><source>Disk</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Круг</translation></message>
<message><source>Around the place.</source><extracomment>Disk as Arrangement</extracomment><translation>Вокруг места.</translation></message>
<message><source>In as many ranks as files.</source><extracomment>Box as Arrangement</extracomment><translation>Шеренг столько же, сколько рядов.</translation></message>
<message><source>Abreast, in ranks where the width is small.</source><extracomment>Line as Arrangement</extracomment><translation>В одну линию; если ширина мала — в несколько шеренг.</translation></message>
<message><source>As they are</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Как стоят</translation></message>
<message><source>In the formation that they have.</source><extracomment>As they are as Arrangement</extracomment><translation>В том построении, в котором они сейчас.</translation></message>
<message><source>Between neighbors. 0: 3.25 radii of the largest body.</source><extracomment>Spacing of Arrangement</extracomment><translation>Между соседями. 0: 3,25 радиуса самого большого тела.</translation></message>
<message><source>Of the front of a line, on which they spread. 0: as they need.</source><extracomment>Width of Arrangement</extracomment><translation>Ширина линии фронта, по которой они распределяются. 0: сколько нужно.</translation></message>
<message><source>Facing x</source><extracomment>setting of Arrangement</extracomment><translation>Взгляд x</translation></message>
<message><source>Where they face. (0, 0): from where they are to the place.</source><extracomment>Facing x of Arrangement</extracomment><translation>Куда они смотрят. (0, 0): от их нынешнего места к новому.</translation></message>
<message><source>Facing y</source><extracomment>setting of Arrangement</extracomment><translation>Взгляд y</translation></message>
<message><source>Where they face, downward.</source><extracomment>Facing y of Arrangement</extracomment><translation>Куда они смотрят, по вертикали вниз.</translation></message>
<message><source>The place of the target, on the short way to it.</source><extracomment>target in formulas</extracomment><translation>Место цели, если идти к ней кратчайшим путём.</translation></message>
<message><source>The velocity of the target; zero for a place.</source><extracomment>targetVelocity in formulas</extracomment><translation>Скорость цели; ноль для места.</translation></message>
<message><source>The place of the target at Other.</source><extracomment>other in formulas</extracomment><translation>Место цели на входе «Другой».</translation></message>
<message><source>Its velocity.</source><extracomment>otherVelocity in formulas</extracomment><translation>Её скорость.</translation></message>
<message><source>The place of the target at Third.</source><extracomment>third in formulas</extracomment><translation>Место цели на входе «Третий».</translation></message>
<message><source>Where the agent is.</source><extracomment>position in formulas</extracomment><translation>Где агент.</translation></message>
<message><source>How it moves, in units per time.</source><extracomment>velocity in formulas</extracomment><translation>Как он движется, в единицах на время.</translation></message>
<message><source>The direction of its motion, with length 1.</source><extracomment>heading in formulas</extracomment><translation>Направление его движения, длиной 1.</translation></message>
<message><source>|velocity|.</source><extracomment>speed in formulas</extracomment><translation>|velocity|.</translation></message>
<message><source>1 / responseTime: (desired - velocity) * response gives the force toward a velocity.</source><extracomment>response in formulas</extracomment><translation>1 / responseTime: (desired - velocity) * response даёт силу, которая приводит к скорости.</translation></message>
<message><source>The time in which it takes on a velocity, at least a tick.</source><extracomment>responseTime in formulas</extracomment><translation>Время, за которое он набирает скорость, не меньше тика.</translation></message>
<message><source>How much time passes in one tick.</source><extracomment>tick in formulas</extracomment><translation>Сколько времени проходит за один тик.</translation></message>
<message><source>The time since the start.</source><extracomment>time in formulas</extracomment><translation>Время с начала.</translation></message>
<message><source>The number at the input A.</source><extracomment>a in formulas</extracomment><translation>Число на входе A.</translation></message>
<message><source>The number at the input B.</source><extracomment>b in formulas</extracomment><translation>Число на входе B.</translation></message>
<message><source>The number at the input C.</source><extracomment>c in formulas</extracomment><translation>Число на входе C.</translation></message>
<message><source>The number at the input D.</source><extracomment>d in formulas</extracomment><translation>Число на входе D.</translation></message>
<message><source>The number at the input E, of a Formula.</source><extracomment>e in formulas</extracomment><translation>Число на входе E узла «Формула».</translation></message>
<message><source>The number at the input F, of a Formula.</source><extracomment>f in formulas</extracomment><translation>Число на входе F узла «Формула».</translation></message>
<message><source>a where the condition c holds, else b.</source><extracomment>if in formulas</extracomment><translation>a, где выполнено условие c, иначе b.</translation></message>
<message><source>The smaller of two numbers.</source><extracomment>min in formulas</extracomment><translation>Меньшее из двух чисел.</translation></message>
<message><source>The larger of two numbers.</source><extracomment>max in formulas</extracomment><translation>Большее из двух чисел.</translation></message>
<message><source>x without its sign.</source><extracomment>abs in formulas</extracomment><translation>x без знака.</translation></message>
<message><source>The square root of x.</source><extracomment>sqrt in formulas</extracomment><translation>Квадратный корень из x.</translation></message>
<message><source>The next whole number at or below x.</source><extracomment>floor in formulas</extracomment><translation>Ближайшее целое число не больше x.</translation></message>
<message><source>x, but at least the first limit and at most the second.</source><extracomment>clamp in formulas</extracomment><translation>x, но не меньше первого предела и не больше второго.</translation></message>
<message><source>From a (share 0) to b (share 1), in a straight line.</source><extracomment>lerp in formulas</extracomment><translation>От a (доля 0) до b (доля 1) по прямой.</translation></message>
<message><source>The sine of an angle.</source><extracomment>sin in formulas</extracomment><translation>Синус угла.</translation></message>
<message><source>The cosine of an angle.</source><extracomment>cos in formulas</extracomment><translation>Косинус угла.</translation></message>
<message><source>What is left of a after whole steps of b; 0 if b is 0.</source><extracomment>modulo in formulas</extracomment><translation>Что остаётся от a после целых шагов по b; 0, если b равно 0.</translation></message>
<message><source>The length of an arrow.</source><extracomment>length in formulas</extracomment><translation>Длина вектора.</translation></message>
<message><source>How far apart two places are.</source><extracomment>distance in formulas</extracomment><translation>Расстояние между двумя местами.</translation></message>
<message><source>The dot product: a.x * b.x + a.y * b.y.</source><extracomment>dot in formulas</extracomment><translation>Скалярное произведение: a.x * b.x + a.y * b.y.</translation></message>
<message><source>v with length 1; the zero arrow stays zero.</source><extracomment>normalize in formulas</extracomment><translation>v длиной 1; нулевой вектор остаётся нулевым.</translation></message>
<message><source>v, shortened where it is longer than the limit.</source><extracomment>truncate in formulas</extracomment><translation>v, укороченный до предела, если он длиннее.</translation></message>
<message><source>v turned by 90 degrees to the left, as seen.</source><extracomment>perpendicular in formulas</extracomment><translation>v, повёрнутый на 90 градусов влево, как видно на экране.</translation></message>
<message><source>The arrow of length 1 at an angle: 0 is right, 90 is up.</source><extracomment>direction in formulas</extracomment><translation>Вектор длиной 1 под углом: 0 — вправо, 90 — вверх.</translation></message>
<message><source>The angle of an arrow in degrees, above -180 and up to 180.</source><extracomment>angle in formulas</extracomment><translation>Угол вектора в градусах: больше -180 и не больше 180.</translation></message>
<message><source>The arrow, or the place, (x, y).</source><extracomment>at in formulas</extracomment><translation>Вектор или место (x, y).</translation></message>
<message><source>Both conditions hold.</source><extracomment>and in formulas</extracomment><translation>Выполнены оба условия.</translation></message>
<message><source>At least one of two conditions holds.</source><extracomment>or in formulas</extracomment><translation>Выполнено хотя бы одно из двух условий.</translation></message>
<message><source>The condition does not hold.</source><extracomment>not in formulas</extracomment><translation>Условие не выполнено.</translation></message>
<message><source>May stand before a name; it changes nothing.</source><extracomment>let in formulas</extracomment><translation>Можно поставить перед именем; ничего не меняет.</translation></message>
<message><source>Did you mean "%1"?</source><extracomment>suggestion</extracomment><translation>Может быть, «%1»?</translation></message>
<message><source>Choose one of: %1.</source><extracomment>suggestion</extracomment><translation>Выберите одно из: %1.</translation></message>
<message><source>The bytes are no saved world, or they were damaged. Load what save() gave.</source><extracomment>saved_world</extracomment><translation>Эти байты — не сохранённый мир, или они повреждены. Загрузите то, что вернула save().</translation></message>
<message><source>The saved world has version %1, and this library reads version %2. Load it with the release that saved it.</source><extracomment>saved_world</extracomment><translation>У сохранённого мира версия %1, а эта библиотека читает версию %2. Загрузите его той версией программы, которая его сохранила.</translation></message>
<message><source>No External of the project has the name "%1", so nobody sees it. Check the name.</source><extracomment>world</extracomment><translation>Ни у одного внешнего объекта проекта нет имени «%1», поэтому его никто не видит. Проверьте имя.</translation></message>
<message><source>The end of this recording is incomplete: it was left out.</source><extracomment>world</extracomment><translation>Конец этой записи неполный: он пропущен.</translation></message>
<message><source>This recording is too long to be read whole: what comes after the part that was read was left out.</source><extracomment>world</extracomment><translation>Эта запись слишком длинная, чтобы прочитать её целиком: всё после прочитанной части пропущено.</translation></message>
<message><source>The game is too slow for the world: %1 ticks were due at once, %2 were made, and the others are left out. Allow more (the option mostTicks), or use fewer agents.</source><extracomment>world</extracomment><translation>Игра слишком медленная для этого мира: нужно было сделать %1 тиков сразу, сделано %2, остальные пропущены. Разрешите больше (параметр mostTicks) или возьмите меньше агентов.</translation></message>
<message numerus="yes"><source>%n events were not read before the next step: they are gone. Read the events after each step, and after the calls that follow it.</source><extracomment>world</extracomment><translation><numerusform>%n событие не прочитано до следующего шага: оно потеряно. Читайте события после каждого шага и после вызовов, которые за ним следуют.</numerusform><numerusform>%n события не прочитаны до следующего шага: они потеряны. Читайте события после каждого шага и после вызовов, которые за ним следуют.</numerusform><numerusform>%n событий не прочитано до следующего шага: они потеряны. Читайте события после каждого шага и после вызовов, которые за ним следуют.</numerusform></translation></message>
<message><source>A world that replays a recording cannot go back. Replay it anew.</source><extracomment>world</extracomment><translation>Мир, который воспроизводит запись, не может идти назад. Воспроизведите её заново.</translation></message>
<message><source>A world that replays a recording cannot be edited.</source><extracomment>world_editing</extracomment><translation>Мир, который воспроизводит запись, нельзя изменять.</translation></message>
<message><source>A scene holds at most 100,000 items.</source><extracomment>world_editing</extracomment><translation>В сцене может быть не больше 100 000 объектов.</translation></message>
<message><source>The offset is not finite. Give numbers.</source><extracomment>world_editing</extracomment><translation>Сдвиг не конечен. Задайте числа.</translation></message>
<message><source>"%1" is named by "%2", so it stays. Move it instead.</source><extracomment>world_editing</extracomment><translation>На «%1» ссылается «%2», поэтому удалить нельзя. Лучше переместите.</translation></message>
<message><source>There is no scene item "%1".</source><extracomment>world_editing</extracomment><translation>Нет объекта сцены «%1».</translation></message>
<message><source>The parameter "%1" drives "%2". Set the parameter.</source><extracomment>world_editing</extracomment><translation>Параметр «%1» управляет «%2». Задайте параметр.</translation></message>
<message><source>A world that replays a recording takes no other inputs.</source><extracomment>world_editing</extracomment><translation>Мир, который воспроизводит запись, не принимает другой ввод.</translation></message>
<message><source>There is no agent type %1. Ask World::findType for its number.</source><extracomment>world_inputs</extracomment><translation>Нет типа агентов %1. Узнайте его номер через World::findType.</translation></message>
<message><source>The recording ends here. %1</source><extracomment>world_recording</extracomment><translation>Запись здесь заканчивается. %1</translation></message>
<message><source>The recording ends here, at tick %1: the state that was restored is of another run.</source><extracomment>world_recording</extracomment><translation>Запись здесь заканчивается, на тике %1: восстановленное состояние — из другого прогона.</translation></message>
<message><source>A world that replays a recording cannot record. Copy the recording.</source><extracomment>world_recording</extracomment><translation>Мир, который воспроизводит запись, не может записывать. Скопируйте запись.</translation></message>
<message><source>Start recording before the first tick or input, or open the world with the option records.</source><extracomment>world_recording</extracomment><translation>Начните запись до первого тика или ввода либо откройте мир с параметром records.</translation></message>
<message><source>it is not a regular file</source><extracomment>append_file</extracomment><translation>это не обычный файл</translation></message>
<message><source>a scene item</source><extracomment>fields</extracomment><translation>объект сцены</translation></message>
<message><source>scene item %1</source><extracomment>fields</extracomment><translation>объект сцены %1</translation></message>
<message><source>an annotation</source><extracomment>fields</extracomment><translation>пометка</translation></message>
<message><source>annotation %1</source><extracomment>fields</extracomment><translation>пометка %1</translation></message>
<message><source>a node</source><extracomment>fields</extracomment><translation>узел</translation></message>
<message><source>node %1</source><extracomment>fields</extracomment><translation>узел %1</translation></message>
<message><source>an agent type</source><extracomment>fields</extracomment><translation>тип агентов</translation></message>
<message><source>agent type %1</source><extracomment>fields</extracomment><translation>тип агентов %1</translation></message>
<message><source>the world</source><extracomment>fields</extracomment><translation>мир</translation></message>
<message><source>the units</source><extracomment>fields</extracomment><translation>единицы</translation></message>
<message><source>an agent</source><extracomment>fields</extracomment><translation>агент</translation></message>
<message><source>agent %1</source><extracomment>fields</extracomment><translation>агент %1</translation></message>
<message><source>a placed agent</source><extracomment>fields</extracomment><translation>размещённый агент</translation></message>
<message><source>placed agent %1</source><extracomment>fields</extracomment><translation>размещённый агент %1</translation></message>
<message><source>a goal</source><extracomment>fields</extracomment><translation>цель</translation></message>
<message><source>a link</source><extracomment>fields</extracomment><translation>связь</translation></message>
<message><source>link %1</source><extracomment>fields</extracomment><translation>связь %1</translation></message>
<message><source>a parameter</source><extracomment>fields</extracomment><translation>параметр</translation></message>
<message><source>parameter %1</source><extracomment>fields</extracomment><translation>параметр %1</translation></message>
<message><source>a property</source><extracomment>fields</extracomment><translation>свойство</translation></message>
<message><source>property %1</source><extracomment>fields</extracomment><translation>свойство %1</translation></message>
<message><source>an entry of the layout</source><extracomment>fields</extracomment><translation>запись раскладки</translation></message>
<message><source>the notes</source><extracomment>fields</extracomment><translation>заметки</translation></message>
<message><source>it is a link to %1, which another user made in a shared folder</source><extracomment>file_writer</extracomment><translation>это ссылка на %1, которую другой пользователь создал в общей папке</translation></message>
<message><source>Save to that file itself, or choose another name.</source><extracomment>file_writer</extracomment><translation>Сохраните в сам этот файл или выберите другое имя.</translation></message>
<message><source>its links lead in a circle</source><extracomment>file_writer</extracomment><translation>его ссылки замкнуты в круг</translation></message>
<message><source>Save to another file.</source><extracomment>file_writer</extracomment><translation>Сохраните в другой файл.</translation></message>
<message><source>it is a folder</source><extracomment>file_writer</extracomment><translation>это папка</translation></message>
<message><source>Choose a file in it.</source><extracomment>file_writer</extracomment><translation>Выберите файл в ней.</translation></message>
<message><source>The file is unchanged. Allow writing to it, or save to another file.</source><extracomment>file_writer</extracomment><translation>Файл не изменился. Разрешите запись в него или сохраните в другой файл.</translation></message>
<message><source>nobody reads from it</source><extracomment>file_writer</extracomment><translation>из него никто не читает</translation></message>
<message><source>Start the program that reads it first.</source><extracomment>file_writer</extracomment><translation>Сначала запустите программу, которая его читает.</translation></message>
<message><source>it changes meanwhile</source><extracomment>file_writer</extracomment><translation>он тем временем меняется</translation></message>
<message><source>Save again.</source><extracomment>file_writer</extracomment><translation>Сохраните ещё раз.</translation></message>
<message><source>%1 is saved, but may be lost if the power fails now: %2. Save it again.</source><extracomment>file_writer</extracomment><translation>Файл %1 сохранён, но может пропасть, если сейчас отключится питание: %2. Сохраните его ещё раз.</translation></message>
<message><source>Check the name and the permissions.</source><extracomment>files</extracomment><translation>Проверьте имя и права.</translation></message>
<message><source>it is a folder, not a file</source><extracomment>files</extracomment><translation>это папка, а не файл</translation></message>
<message><source>it is a pipe, not a file</source><extracomment>files</extracomment><translation>это канал, а не файл</translation></message>
<message><source>it is a socket, not a file</source><extracomment>files</extracomment><translation>это сокет, а не файл</translation></message>
<message><source>it is a device, not a file</source><extracomment>files</extracomment><translation>это устройство, а не файл</translation></message>
<message><source>Copy its content to a file first.</source><extracomment>files</extracomment><translation>Сначала скопируйте содержимое в файл.</translation></message>
<message><source>This is version %1 of %2, made before the first release; this one reads versions from %3. Make the file anew.</source><extracomment>formats</extracomment><translation>Это версия %1 (%2), созданная до первого выпуска; эта программа читает версии от %3. Создайте файл заново.</translation></message>
<message><source>This is version %1 of %2, made by a newer Tiller; this one reads up to version %3. Get the newer Tiller.</source><extracomment>formats</extracomment><translation>Это версия %1 (%2), созданная более новой программой Tiller; эта читает версии до %3. Установите более новую Tiller.</translation></message>
<message><source>The "version" is not a whole number from 1.</source><extracomment>formats</extracomment><translation>"version" — не целое число от 1.</translation></message>
<message><source>"version" is missing.</source><extracomment>formats</extracomment><translation>Нет "version".</translation></message>
<message><source>Write "version": %1.</source><extracomment>formats</extracomment><translation>Напишите "version": %1.</translation></message>
<message><source>%1 or %2</source><extracomment>formats</extracomment><translation>%1 или %2</translation></message>
<message><source>This file is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Этот файл — %1, а здесь нужно: %2. Откройте другой файл.</translation></message>
<message><source>This file's format is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Формат этого файла — %1, а здесь нужно: %2. Откройте другой файл.</translation></message>
<message><source>This is JSON, but not a Tiller file: it does not have "format": "%1". Open a file that Tiller saved.</source><extracomment>formats</extracomment><translation>Это JSON, но не файл Tiller: в нём нет "format": "%1". Откройте файл, сохранённый Tiller.</translation></message>
<message><source>a project</source><extracomment>formats</extracomment><translation>проект</translation></message>
<message><source>an export</source><extracomment>formats</extracomment><translation>экспорт</translation></message>
<message><source>an input log</source><extracomment>formats</extracomment><translation>журнал ввода</translation></message>
<message><source>the plan of a sweep</source><extracomment>formats</extracomment><translation>план перебора</translation></message>
<message><source>the input log</source><extracomment>input_log_io</extracomment><translation>журнал ввода</translation></message>
<message><source>an event</source><extracomment>input_log_io</extracomment><translation>событие</translation></message>
<message><source>a place on the canvas</source><extracomment>input_log_io</extracomment><translation>место на холсте</translation></message>
<message><source>an agent of an order</source><extracomment>input_log_io</extracomment><translation>агент в приказе</translation></message>
<message><source>a step of an edit</source><extracomment>input_log_io</extracomment><translation>шаг правки</translation></message>
<message><source>the world of an edit</source><extracomment>input_log_io</extracomment><translation>мир в правке</translation></message>
<message><source>the properties of an edit</source><extracomment>input_log_io</extracomment><translation>свойства в правке</translation></message>
<message><source>the notes of an edit</source><extracomment>input_log_io</extracomment><translation>заметки в правке</translation></message>
<message><source>A heading of (0, 0) has no direction. Write another.</source><extracomment>input_log_io</extracomment><translation>У курса (0, 0) нет направления. Напишите другой.</translation></message>
<message><source>This newborn has a velocity, but no place. Add "x" and "y", or remove "vx" and "vy": then it starts as its type does.</source><extracomment>input_log_io</extracomment><translation>У этого новорождённого есть скорость, но нет места. Добавьте "x" и "y" или уберите "vx" и "vy": тогда он начнёт как его тип.</translation></message>
<message><source>An agent can have 1,000 goals at most. Remove some.</source><extracomment>input_log_io</extracomment><translation>У агента может быть не больше 1 000 целей. Удалите лишние.</translation></message>
<message><source>This event sets a parameter of the world to nothing. Add a "value", or the "agentType" that loses its own.</source><extracomment>input_log_io</extracomment><translation>Это событие задаёт параметру мира пустоту. Добавьте "value" или "agentType", который теряет собственное значение.</translation></message>
<message><source>This step has neither "before" nor "after". Remove it.</source><extracomment>input_log_io</extracomment><translation>В этом шаге нет ни "before", ни "after". Удалите его.</translation></message>
<message><source>This step changes the id "%1" to "%2". Make it two steps: one that removes, one that adds.</source><extracomment>input_log_io</extracomment><translation>Этот шаг меняет id «%1» на «%2». Сделайте два шага: один удаляет, другой добавляет.</translation></message>
<message><source>This event is earlier than the one above it. Put events in the order of their ticks.</source><extracomment>input_log_io</extracomment><translation>Это событие раньше предыдущего. Расположите события в порядке тиков.</translation></message>
<message><source>JSON has no comments. Remove this one. A name or the notes can contain your text.</source><extracomment>json_text</extracomment><translation>В JSON нет комментариев. Удалите этот. Текст можно написать в имени или в заметках.</translation></message>
<message><source>The file goes on after its end. Remove everything from here on.</source><extracomment>json_text</extracomment><translation>Файл продолжается после своего конца. Удалите всё, что дальше.</translation></message>
<message><source>A colon is missing between the key and its value. Put a : here.</source><extracomment>json_text</extracomment><translation>Между ключом и значением нет двоеточия. Поставьте здесь : .</translation></message>
<message><source>The comma before ] is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Запятая перед ] лишняя. Удалите её.</translation></message>
<message><source>The comma before } is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Запятая перед } лишняя. Удалите её.</translation></message>
<message><source>There are two commas in a row. Remove one.</source><extracomment>json_text</extracomment><translation>Здесь две запятые подряд. Удалите одну.</translation></message>
<message><source>A value is missing here. Put one before this.</source><extracomment>json_text</extracomment><translation>Здесь не хватает значения. Поставьте его перед этим местом.</translation></message>
<message><source>The object that begins on line %2 ends with ]. Close it with }.</source><extracomment>json_text</extracomment><translation>Объект, начатый в строке %2, закрыт скобкой ]. Закройте его скобкой }.</translation></message>
<message><source>The list that begins on line %2 ends with }. Close it with ].</source><extracomment>json_text</extracomment><translation>Список, начатый в строке %2, закрыт скобкой }. Закройте его скобкой ].</translation></message>
<message><source>A number must not begin with a zero. Remove it.</source><extracomment>json_text</extracomment><translation>Число не может начинаться с нуля. Удалите его.</translation></message>
<message><source>"%1" does not belong in a number. Remove it.</source><extracomment>json_text</extracomment><translation>«%1» не может быть частью числа. Удалите.</translation></message>
<message><source>A comma is missing before this. Put a , after the value before.</source><extracomment>json_text</extracomment><translation>Перед этим не хватает запятой. Поставьте , после предыдущего значения.</translation></message>
<message><source>A key is needed here, in double quotes, as in "name". Put " around it.</source><extracomment>json_text</extracomment><translation>Здесь нужен ключ в двойных кавычках, например "name". Поставьте вокруг него ".</translation></message>
<message><source>Text needs double quotes, not single quotes. Put " around it.</source><extracomment>json_text</extracomment><translation>Для текста нужны двойные кавычки, а не одинарные. Поставьте вокруг него ".</translation></message>
<message><source>%1 is not a number that a file can hold. Put a finite number here.</source><extracomment>json_text</extracomment><translation>%1 — не число, которое может быть в файле. Напишите здесь конечное число.</translation></message>
<message><source>Write %1 in small letters: true, false or null.</source><extracomment>json_text</extracomment><translation>Напишите %1 строчными буквами: true, false или null.</translation></message>
<message><source>"%1" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.</source><extracomment>json_text</extracomment><translation>«%1» — не число в записи JSON. Пишите как 0.5, -12 или 1e-3.</translation></message>
<message><source>"%1" is not a JSON value. Text stands in double quotes; the other values are numbers, true, false, null, lists and objects.</source><extracomment>json_text</extracomment><translation>«%1» — не значение JSON. Текст пишется в двойных кавычках; остальные значения — числа, true, false, null, списки и объекты.</translation></message>
<message><source>%1 is too large a number. Put a finite one, below 1e308.</source><extracomment>json_text</extracomment><translation>%1 — слишком большое число. Напишите конечное, меньше 1e308.</translation></message>
<message><source>The file is empty. Open an earlier copy.</source><extracomment>json_text</extracomment><translation>Файл пуст. Откройте более раннюю копию.</translation></message>
<message><source>a value</source><extracomment>json_text</extracomment><translation>значение</translation></message>
<message><source>the list that begins on line %1</source><extracomment>json_text</extracomment><translation>список, начатый в строке %1</translation></message>
<message><source>the object that begins on line %1</source><extracomment>json_text</extracomment><translation>объект, начатый в строке %1</translation></message>
<message><source>The file ends here, in the middle of %1: it has been cut. Take a whole copy of it, or close what is open.</source><extracomment>json_text</extracomment><translation>Файл здесь обрывается, не закончено: %1. Возьмите целую копию файла или закройте то, что открыто.</translation></message>
<message><source>This text does not end on its line. Put a " at its end; a new line within text is written \n.</source><extracomment>json_text</extracomment><translation>Этот текст не заканчивается в своей строке. Поставьте в конце "; новая строка внутри текста пишется \n.</translation></message>
<message><source>A control character is not allowed in text. Remove it, or write it as an escape such as \t.</source><extracomment>json_text</extracomment><translation>Управляющий символ в тексте недопустим. Удалите его или запишите как \t и подобное.</translation></message>
<message><source>JSON has no such escape. Write a backslash itself as \\.</source><extracomment>json_text</extracomment><translation>Такой записи в JSON нет. Сам обратный слеш пишется \\.</translation></message>
<message><source>This object has the key "%1" twice. Remove one of them.</source><extracomment>json_text</extracomment><translation>В этом объекте ключ «%1» повторяется. Удалите один из них.</translation></message>
<message><source>The file has more than %1 values, the most a Tiller file can have. Open a smaller one.</source><extracomment>json_text</extracomment><translation>В файле больше %1 значений, наибольшего числа для файла Tiller. Откройте файл поменьше.</translation></message>
<message><source>There are more than %1 %2, the most a project can have. Remove some.</source><extracomment>json_text</extracomment><translation>Больше %1 (%2) в проекте быть не может. Удалите лишнее.</translation></message>
<message><source>Lists and objects are nested more than %1 levels deep, the most a Tiller file can be. Open another one.</source><extracomment>json_text</extracomment><translation>Списки и объекты вложены глубже %1 уровней, предела для файла Tiller. Откройте другой файл.</translation></message>
<message><source>The file is larger than 64 MB, the most a Tiller file can be. Open a smaller one.</source><extracomment>json_text</extracomment><translation>Файл больше 64 МБ, предела для файла Tiller. Откройте файл поменьше.</translation></message>
<message><source>The file is UTF-16 text. Save it as UTF-8.</source><extracomment>json_text</extracomment><translation>Файл — текст UTF-16. Сохраните его как UTF-8.</translation></message>
<message><source>This is a recording, not a project. The editor opens it, and `tiller run PROJECT --inputs RECORDING` replays it.</source><extracomment>json_text</extracomment><translation>Это запись, а не проект. Её открывает редактор, а `tiller run PROJECT --inputs RECORDING` воспроизводит.</translation></message>
<message><source>This byte is not UTF-8. Save the file as UTF-8 text.</source><extracomment>json_text</extracomment><translation>Этот байт — не UTF-8. Сохраните файл как текст UTF-8.</translation></message>
<message><source>This is not a Tiller file, because it is not text. Open another one.</source><extracomment>json_text</extracomment><translation>Это не файл Tiller, потому что это не текст. Откройте другой.</translation></message>
<message><source>null</source><extracomment>json_text</extracomment><translation>null</translation></message>
<message><source>true or false</source><extracomment>json_text</extracomment><translation>true или false</translation></message>
<message><source>a number</source><extracomment>json_text</extracomment><translation>число</translation></message>
<message><source>text</source><extracomment>json_text</extracomment><translation>текст</translation></message>
<message><source>a list</source><extracomment>json_text</extracomment><translation>список</translation></message>
<message><source>an object</source><extracomment>json_text</extracomment><translation>объект</translation></message>
<message><source>"%1" could not be read: this build of Tiller reads no files. Read it in the game, and give Tiller the text.</source><extracomment>no_files</extracomment><translation>Не удалось прочитать «%1»: эта сборка Tiller не читает файлов. Прочитайте его в игре и передайте Tiller текст.</translation></message>
<message><source>The id "%1" is already used on line %2. Give one of the two another id.</source><extracomment>object_reader</extracomment><translation>Id «%1» уже занят в строке %2. Дайте одному из двух другой id.</translation></message>
<message numerus="yes"><source>And %1 more warnings.</source><extracomment>object_reader</extracomment><translation><numerusform>И ещё %1 предупреждение.</numerusform><numerusform>И ещё %1 предупреждения.</numerusform><numerusform>И ещё %1 предупреждений.</numerusform></translation></message>
<message><source>Reading stopped here: there may be more errors.</source><extracomment>object_reader</extracomment><translation>Чтение здесь остановлено: могут быть и другие ошибки.</translation></message>
<message numerus="yes"><source>And %1 more errors.</source><extracomment>object_reader</extracomment><translation><numerusform>И ещё %1 ошибка.</numerusform><numerusform>И ещё %1 ошибки.</numerusform><numerusform>И ещё %1 ошибок.</numerusform></translation></message>
<message><source>Here must be %1, an object in { }; this is %2.</source><extracomment>object_reader</extracomment><translation>Здесь нужен объект в { } (%1), а это — %2.</translation></message>
<message><source>"%1" is missing in %2. Add it.</source><extracomment>object_reader</extracomment><translation>Не хватает «%1» (%2). Добавьте.</translation></message>
<message><source>"%1" of %2 is %3; it must be %4.</source><extracomment>object_reader</extracomment><translation>«%1» (%2) — это %3, а нужно: %4.</translation></message>
<message><source>text in quotation marks</source><extracomment>object_reader</extracomment><translation>текст в кавычках</translation></message>
<message><source>a number from %1 to %2</source><extracomment>object_reader</extracomment><translation>число от %1 до %2</translation></message>
<message><source>a number, true or false, or text in quotation marks</source><extracomment>object_reader</extracomment><translation>число, true или false либо текст в кавычках</translation></message>
<message><source>a list with %1</source><extracomment>object_reader</extracomment><translation>список, в котором %1</translation></message>
<message><source>a list of texts</source><extracomment>object_reader</extracomment><translation>список текстов</translation></message>
<message><source>%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.</source><extracomment>object_reader</extracomment><translation>%1 — недопустимый id. Возьмите от 1 до 64 знаков: a-z, 0-9 и -.</translation></message>
<message><source>%1 is not a port. Write NODE.PORT, as in "seek-1.force".</source><extracomment>object_reader</extracomment><translation>%1 — не порт. Пишите УЗЕЛ.ПОРТ, например «seek-1.force».</translation></message>
<message><source>%1 is no setting. Write ITEM.SETTING, as in "hunter.maxSpeed", or LINK.weight.</source><extracomment>object_reader</extracomment><translation>%1 — не настройка. Пишите ОБЪЕКТ.НАСТРОЙКА, например «hunter.maxSpeed», или СВЯЗЬ.weight.</translation></message>
<message><source>a list in [ ]</source><extracomment>object_reader</extracomment><translation>список в [ ]</translation></message>
<message><source>%1 is not the type of %2.</source><extracomment>object_reader</extracomment><translation>%1 — не тип (%2).</translation></message>
<message><source>In %1: %2</source><extracomment>object_reader</extracomment><translation>%1: %2</translation></message>
<message><source>There are more than 1,000 properties. Remove some.</source><extracomment>object_reader</extracomment><translation>Свойств больше 1 000. Удалите лишние.</translation></message>
<message><source>A property "%1" is already on line %2. Give one of the two another name.</source><extracomment>object_reader</extracomment><translation>Свойство «%1» уже есть в строке %2. Дайте одному из двух другое имя.</translation></message>
<message><source>%1 is not a type of property.</source><extracomment>object_reader</extracomment><translation>%1 — не тип свойства.</translation></message>
<message><source>The layout has a place for "%1", but there is no such node. Remove this entry.</source><extracomment>object_reader</extracomment><translation>В раскладке есть место для «%1», но такого узла нет. Удалите эту запись.</translation></message>
<message><source>There is no agent type "%1" in this export. Use the id of one of its agentTypes.</source><extracomment>object_reader</extracomment><translation>В этом экспорте нет типа агентов «%1». Возьмите id одного из его agentTypes.</translation></message>
<message><source>"%1.%2" has another value in the file than the parameter "%3", which drives it. The parameter counts.</source><extracomment>object_reader</extracomment><translation>Значение «%1.%2» в файле не такое, как у параметра «%3», который им управляет. Считается параметр.</translation></message>
<message><source>%1 is not a key of %2.</source><extracomment>object_reader</extracomment><translation>%1: такого ключа нет (%2).</translation></message>
<message><source>a whole number</source><extracomment>object_reader</extracomment><translation>целое число</translation></message>
<message><source>"tiller list" shows every type.</source><extracomment>object_reader</extracomment><translation>Все типы показывает «tiller list».</translation></message>
<message><source>the export</source><extracomment>project_io</extracomment><translation>экспорт</translation></message>
<message><source>the project</source><extracomment>project_io</extracomment><translation>проект</translation></message>
<message><source>Use a complete copy of the recording.</source><extracomment>recording_io</extracomment><translation>Возьмите полную копию записи.</translation></message>
<message><source>The inputs of this recording are in a wrong order.</source><extracomment>recording_io</extracomment><translation>Ввод в этой записи идёт в неверном порядке.</translation></message>
<message><source>A block of this run is damaged.</source><extracomment>recording_io</extracomment><translation>Блок этого прогона повреждён.</translation></message>
<message><source>A block of this run leads from tick %1 to %2, but each leads to the next tick.</source><extracomment>recording_io</extracomment><translation>Блок этого прогона ведёт от тика %1 к тику %2, а каждый должен вести к следующему.</translation></message>
<message><source>This recording has version %1. This Tiller reads version %2.</source><extracomment>recording_io</extracomment><translation>У этой записи версия %1. Эта Tiller читает версию %2.</translation></message>
<message><source>Use a newer Tiller.</source><extracomment>recording_io</extracomment><translation>Возьмите более новую Tiller.</translation></message>
<message><source>Record the game anew.</source><extracomment>recording_io</extracomment><translation>Запишите игру заново.</translation></message>
<message><source>This recording has no complete first block, so its project is unknown.</source><extracomment>recording_io</extracomment><translation>В этой записи нет полного первого блока, поэтому её проект неизвестен.</translation></message>
<message><source>Block %1 of this recording is damaged.</source><extracomment>recording_io</extracomment><translation>Блок %1 этой записи повреждён.</translation></message>
<message><source>%1 could not be read: %2. %3</source><extracomment>saving</extracomment><translation>Не удалось прочитать %1: %2. %3</translation></message>
<message><source>it is larger than %1 MB, the limit</source><extracomment>saving</extracomment><translation>он больше предела в %1 МБ</translation></message>
<message><source>Choose a project, an export, an input log or a recording.</source><extracomment>saving</extracomment><translation>Выберите проект, экспорт, журнал ввода или запись.</translation></message>
<message><source>%1 could not be written: %2. Check the name, the permissions and the space on the disk.</source><extracomment>saving</extracomment><translation>Не удалось записать %1: %2. Проверьте имя, права и место на диске.</translation></message>
<message><source>%1 could not be saved: %2. %3</source><extracomment>saving</extracomment><translation>Не удалось сохранить %1: %2. %3</translation></message>
<message><source>The old file is unchanged. Make room there, allow writing, or save to another folder.</source><extracomment>saving</extracomment><translation>Старый файл не изменился. Освободите там место, разрешите запись или сохраните в другую папку.</translation></message>
<message><source>Make room there, allow writing, or save to another folder.</source><extracomment>saving</extracomment><translation>Освободите там место, разрешите запись или сохраните в другую папку.</translation></message>
<message><source>a run</source><extracomment>sweep_io</extracomment><translation>прогон</translation></message>
<message><source>the plan</source><extracomment>sweep_io</extracomment><translation>план</translation></message>
<message><source>This is no sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Это не перебор. Создайте план заново.</translation></message>
<message><source>These are not the runs of this sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Это прогоны другого перебора. Создайте план заново.</translation></message>
<message><source>could not make the folder %1: %2.</source><extracomment>sweep_io</extracomment><translation>не удалось создать папку %1: %2.</translation></message>
<message><source>The old file is unchanged. Close the program that has it open, allow writing to it, or save to another file.</source><extracomment>windows_files</extracomment><translation>Старый файл не изменился. Закройте программу, в которой он открыт, разрешите запись в него или сохраните в другой файл.</translation></message>
<message><source>On this system a game cannot listen for an editor. Record the run instead.</source><extracomment>c_live</extracomment><translation>На этой системе игра не может ждать подключения редактора. Лучше запишите прогон.</translation></message>
<message><source>The game has ended.</source><extracomment>client</extracomment><translation>Игра завершилась.</translation></message>
<message><source>The game has not read your edits for too long: it may be paused. Attach again when it goes on.</source><extracomment>client</extracomment><translation>Игра слишком долго не читала ваши правки: возможно, она на паузе. Подключитесь снова, когда она продолжится.</translation></message>
<message><source>The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of the game instead.</source><extracomment>client</extracomment><translation>Игра прислала сразу %1 МБ; редактор принимает не больше %2 МБ. Лучше запишите прогон игры.</translation></message>
<message><source>The game sent something that this editor does not know.</source><extracomment>client</extracomment><translation>Игра прислала то, чего этот редактор не знает.</translation></message>
<message><source>This is not the game that the list shows: its token is wrong.</source><extracomment>client</extracomment><translation>Это не та игра, что в списке: её токен неверен.</translation></message>
<message><source>The game sent a start that is damaged.</source><extracomment>client</extracomment><translation>Игра прислала повреждённое начало.</translation></message>
<message><source>The game has stopped listening.</source><extracomment>listener</extracomment><translation>Игра больше не ждёт подключения.</translation></message>
<message><source>This is a game that listens for an editor of Tiller.</source><extracomment>listener</extracomment><translation>Это игра, которая ждёт подключения редактора Tiller.</translation></message>
<message><source>The game and the editor are of different releases. Use the same release line for both.</source><extracomment>listener</extracomment><translation>Игра и редактор — из разных выпусков. Возьмите для обоих одну линию выпусков.</translation></message>
<message><source>The token is wrong. Attach with the list of the editor.</source><extracomment>listener</extracomment><translation>Токен неверен. Подключитесь через список в редакторе.</translation></message>
<message><source>Another editor is attached to this game. Detach it first.</source><extracomment>listener</extracomment><translation>К этой игре подключён другой редактор. Сначала отключите его.</translation></message>
<message><source>The editor sent something that is no edit.</source><extracomment>listener</extracomment><translation>Редактор прислал не правку.</translation></message>
<message><source>Only edits of the project can be sent.</source><extracomment>listener</extracomment><translation>Отправлять можно только правки проекта.</translation></message>
<message><source>There is no folder for the game's token: set XDG_RUNTIME_DIR or HOME.</source><extracomment>running_games</extracomment><translation>Нет папки для токена игры: задайте XDG_RUNTIME_DIR или HOME.</translation></message>
<message><source>%1 could not be made: %2.</source><extracomment>running_games</extracomment><translation>Не удалось создать %1: %2.</translation></message>
<message><source>%1 is not a folder that only you can read, so the game's token would not be safe there. Remove it, or run chmod 700 on it.</source><extracomment>running_games</extracomment><translation>Папку %1 можете читать не только вы, поэтому токену игры там небезопасно. Удалите её или выполните для неё chmod 700.</translation></message>
<message><source>The system gives no random numbers: %1.</source><extracomment>running_games</extracomment><translation>Система не даёт случайных чисел: %1.</translation></message>
<message><source>%1 could not be written: %2.</source><extracomment>running_games</extracomment><translation>Не удалось записать %1: %2.</translation></message>
<message><source>The game on port %1 does not answer. It may be paused: let it go on, and try again.</source><extracomment>socket</extracomment><translation>Игра на порте %1 не отвечает. Возможно, она на паузе: продолжите её и попробуйте снова.</translation></message>
<message><source>Port %1 does not answer: %2.</source><extracomment>socket</extracomment><translation>Порт %1 не отвечает: %2.</translation></message>
<message><source>The game cannot listen on port %1: %2. Use another port, or 0 for a free one.</source><extracomment>socket</extracomment><translation>Игра не может ждать подключения на порте %1: %2. Возьмите другой порт или 0, чтобы взять свободный.</translation></message>
<message><source>The min speed of %1 is above the max speed of %2. Lower the min speed first.</source><extracomment>agent_type</extracomment><translation>Мин. скорость (%1) выше макс. скорости (%2). Сначала уменьшите мин. скорость.</translation></message>
<message><source>a point</source><extracomment>check</extracomment><translation>точка</translation></message>
<message><source>a region</source><extracomment>check</extracomment><translation>область</translation></message>
<message><source>a path</source><extracomment>check</extracomment><translation>путь</translation></message>
<message><source>an obstacle</source><extracomment>check</extracomment><translation>препятствие</translation></message>
<message><source>a field</source><extracomment>check</extracomment><translation>поле</translation></message>
<message><source>a ground</source><extracomment>check</extracomment><translation>грунт</translation></message>
<message><source>There are %1 nodes; a project can have at most 10,000. Remove some.</source><extracomment>check</extracomment><translation>Узлов %1, а в проекте может быть не больше 10 000. Удалите лишние.</translation></message>
<message><source>There are %1 links; a project can have at most 100,000. Remove some.</source><extracomment>check</extracomment><translation>Связей %1, а в проекте может быть не больше 100 000. Удалите лишние.</translation></message>
<message><source>"%1" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>check</extracomment><translation>«%1» — недопустимый id. Возьмите от 1 до 64 знаков: a-z, 0-9 и -, но не «world».</translation></message>
<message><source>The id "%1" is used twice. Give one of the two another id.</source><extracomment>check</extracomment><translation>Id «%1» повторяется. Дайте одному из двух другой id.</translation></message>
<message><source>"%1" is not a type of this version of Tiller. Correct it, or get a newer Tiller.</source><extracomment>check</extracomment><translation>«%1» — не тип этой версии Tiller. Исправьте или установите более новую Tiller.</translation></message>
<message><source>%1 does not have the right number of settings.</source><extracomment>check</extracomment><translation>%1: неверное число настроек.</translation></message>
<message><source>The place of "%1" on the canvas is not a finite number. Move the card.</source><extracomment>check</extracomment><translation>Место «%1» на холсте — не конечное число. Переместите карточку.</translation></message>
<message><source>The project</source><extracomment>check</extracomment><translation>Проект</translation></message>
<message><source>Scene item "%1"</source><extracomment>check</extracomment><translation>Объект сцены «%1»</translation></message>
<message><source>%1 has properties, but of the nodes only agent types and modes may have some. Remove them.</source><extracomment>check</extracomment><translation>%1: есть свойства, но из узлов они могут быть только у типов агентов и режимов. Удалите их.</translation></message>
<message><source>A placed agent of %1</source><extracomment>check</extracomment><translation>Размещённый агент (%1)</translation></message>
<message><source>%1 refers to "%2", which is not in the scene. Add it, or choose another one.</source><extracomment>check</extracomment><translation>%1 ссылается на «%2», а в сцене такого объекта нет. Добавьте его или выберите другой.</translation></message>
<message><source>%1 needs %2; "%3" is %4. Choose another.</source><extracomment>check</extracomment><translation>%1: нужно: %2, а «%3» — это %4. Выберите другой объект.</translation></message>
<message><source>%1 has placed agents, but only an agent type can have them. Remove them.</source><extracomment>check</extracomment><translation>%1: есть размещённые агенты, но они могут быть только у типа агентов. Удалите их.</translation></message>
<message><source>There are %1 agents from the start, but world.mostAgents is %2. Raise it, or lower a count.</source><extracomment>check</extracomment><translation>Агентов с самого начала %1, а world.mostAgents — %2. Увеличьте его или уменьшите количество.</translation></message>
<message><source>There are %1 agents in all; a project can have at most 1,000,000. Lower a count.</source><extracomment>check</extracomment><translation>Всего агентов %1, а в проекте может быть не больше 1 000 000. Уменьшите количество.</translation></message>
<message><source>%1 has more than 1,000,000 placed agents. Remove some.</source><extracomment>check</extracomment><translation>%1: больше 1 000 000 размещённых агентов. Удалите лишних.</translation></message>
<message><source>A placed agent of %1 has %2; coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Размещённый агент (%1): %2; координаты и скорости должны быть от -1 000 000 до 1 000 000.</translation></message>
<message><source>A placed agent of %1 has more than 1,000 goals. Remove some.</source><extracomment>check</extracomment><translation>Размещённый агент (%1): больше 1 000 целей. Удалите лишние.</translation></message>
<message><source>A goal of a placed agent of %1 lies too far out; coordinates must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Размещённый агент (%1): цель слишком далеко; координаты должны быть от -1 000 000 до 1 000 000.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", %3. Use a point, a region or a place.</source><extracomment>check</extracomment><translation>Размещённый агент (%1): цель — «%2», это %3. Возьмите точку, область или место.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", which is not in the scene. Add it, or choose another goal.</source><extracomment>check</extracomment><translation>Размещённый агент (%1): цель — «%2», которой нет в сцене. Добавьте её или выберите другую цель.</translation></message>
<message><source>The weight of link "%1" is %2; it must be 0 to 100.</source><extracomment>check</extracomment><translation>Вес связи «%1» — %2, а должен быть от 0 до 100.</translation></message>
<message><source>Link "%1": %2</source><extracomment>check</extracomment><translation>Связь «%1»: %2</translation></message>
<message><source>Link "%1" has the same ends as another link. Remove one of them.</source><extracomment>check</extracomment><translation>У связи «%1» те же концы, что и у другой связи. Удалите одну из них.</translation></message>
<message><source>Agent type "%1" has more than 64 modes. Remove some.</source><extracomment>check</extracomment><translation>У типа агентов «%1» больше 64 режимов. Удалите лишние.</translation></message>
<message><source>Input "%1.%2" takes one link, but "%3" and "%4" lead to it. Remove one of them.</source><extracomment>check</extracomment><translation>Вход «%1.%2» принимает одну связь, а к нему ведут «%3» и «%4». Удалите одну из них.</translation></message>
<message><source>Link "%1" leads to "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Связь «%1» ведёт к «%2», но такого узла нет. Удалите связь или добавьте узел.</translation></message>
<message><source>Link "%1" leads from "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Связь «%1» ведёт от «%2», но такого узла нет. Удалите связь или добавьте узел.</translation></message>
<message><source>Link "%1": the setting "%2" of %3 decides how programs and agents are made, so no number drives it. Remove the link.</source><extracomment>check</extracomment><translation>Связь «%1»: настройка «%2» (%3) определяет, как создаются программы и агенты, поэтому число ею не управляет. Удалите связь.</translation></message>
<message><source>Link "%1": %2 has no input "%3".</source><extracomment>check</extracomment><translation>Связь «%1»: у узла %2 нет входа «%3».</translation></message>
<message><source>Link "%1": %2 has no output "%3".</source><extracomment>check</extracomment><translation>Связь «%1»: у узла %2 нет выхода «%3».</translation></message>
<message><source>It has none.</source><extracomment>check</extracomment><translation>У него нет ни одного.</translation></message>
<message><source>It has: %1.</source><extracomment>check</extracomment><translation>У него есть: %1.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no node, wire or scene item with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Ссылка «%1» в заметках ведёт к «%2», но узла, связи или объекта сцены с таким id нет. Исправьте её в заметках.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no experiment with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Ссылка «%1» в заметках ведёт к «%2», но эксперимента с таким id нет. Исправьте её в заметках.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no agent with this name. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Ссылка «%1» в заметках ведёт к «%2», но агента с таким именем нет. Исправьте её в заметках.</translation></message>
<message><source>The experiment "%1" cannot start: %2</source><extracomment>check_lesson</extracomment><translation>Эксперимент «%1» не может начаться: %2</translation></message>
<message><source>The parameter "%1" drives "%2.%3", which is no number, switch, choice or weight of this project. Choose another setting, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Параметр «%1» управляет «%2.%3», а это не число, не переключатель, не выбор и не вес этого проекта. Выберите другую настройку или уберите эту.</translation></message>
<message><source>The plot "%1" goes over "%2", which is not another plot. Choose another one, or time.</source><extracomment>check_lesson</extracomment><translation>У графика «%1» по нижней оси — «%2», а это не другой график. Выберите другой график или время.</translation></message>
<message><source>A plot counts contacts of "%1", which is not an agent type. Choose another type, or delete the plot.</source><extracomment>check_lesson</extracomment><translation>График считает касания с «%1», но это не тип агентов. Выберите другой тип или удалите график.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this name. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>В шаге «%1» ссылка «%2» ведёт к «%3», но ничего с таким именем нет. Исправьте её в тексте шага.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this id. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>В шаге «%1» ссылка «%2» ведёт к «%3», но ничего с таким id нет. Исправьте её в тексте шага.</translation></message>
<message><source>The step "%1" cannot change a setting: %2</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» не может изменить настройку: %2</translation></message>
<message><source>The step "%1" shows "%2", which is no overlay.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» показывает «%2», но такого наложения нет.</translation></message>
<message><source>The step "%1" hides "%2", which is no part of the window.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» скрывает «%2», но такой части окна нет.</translation></message>
<message><source>The step "%1" lets pupils change "%2", which is no card. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» разрешает ученикам менять «%2», но такой карточки нет. Выберите другую или уберите.</translation></message>
<message><source>The step "%1" has the camera "%2". Write X, Y, WIDTH, with a width above 0.</source><extracomment>check_lesson</extracomment><translation>У шага «%1» камера «%2». Пишите X, Y, ШИРИНА, ширина больше 0.</translation></message>
<message><source>The step "%1" has a spotlight on "%2", which is no agent, agent type or scene item. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» подсвечивает «%2», но это не агент, не тип агентов и не объект сцены. Выберите другое или уберите.</translation></message>
<message><source>The step "%1" runs beside "%2", which is not an experiment. Choose one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» идёт рядом с «%2», но это не эксперимент. Выберите эксперимент или уберите.</translation></message>
<message><source>The step "%1" asks for a guess without a question. Write one.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» ждёт прогноза, но вопроса нет. Напишите вопрос.</translation></message>
<message><source>The step "%1" asks for a choice, but has fewer than two answers. Add answers.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» предлагает выбор, но ответов меньше двух. Добавьте ответы.</translation></message>
<message><source>The step "%1" asks for a choice, but no answer is right. Check the right one; in the file it begins with "* ".</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» предлагает выбор, но верного ответа нет. Отметьте верный; в файле он начинается с «* ».</translation></message>
<message><source>The step "%1" asks for a curve of "%2", which is not a plot. Add a plot, and choose it.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» просит кривую для «%2», но такого графика нет. Добавьте график и выберите его.</translation></message>
<message><source>The step "%1" asks for a curve that is longer than what its plot shows. Let the plot show as many seconds.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» просит кривую длиннее, чем показывает её график. Пусть график показывает столько же секунд.</translation></message>
<message><source>The step "%1" asks for a curve without an end. Let it pause after some seconds.</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» просит кривую без конца. Задайте паузу через несколько секунд.</translation></message>
<message><source>The step "%1" asks for a curve whose axis has no length. Let "Axis to" be larger than "Axis from".</source><extracomment>check_lesson</extracomment><translation>Шаг «%1» просит кривую, у оси которой нет длины. «Ось до» должна быть больше, чем «Ось от».</translation></message>
<message><source>Forces or conditions form a ring through %1 and others. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Силы или условия образуют цикл (%1 и другие). Удалите одну связь цикла.</translation></message>
<message><source>Forces or conditions form a ring through %1. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Силы или условия образуют цикл (%1). Удалите одну связь цикла.</translation></message>
<message><source>%1 leads to %2, but it must come last. Wire it to the Steering of an agent type, and %2 to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 ведёт к узлу %2, а должен быть последним. Соедините его с портом «Управление» типа агентов, а %2 — с его входом «Силы».</translation></message>
<message><source>%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 должен управлять один (%2), но туда ведёт связей: %3. Соедините остальные силы с его входом «Силы».</translation></message>
<message><source>The weight of %1 at %2 is %3; it must be 1, so that the agent gets the velocity that was chosen. Set it to 1.</source><extracomment>check_links</extracomment><translation>Вес узла %1 (%2) — %3, а должен быть 1, чтобы агент получил выбранную скорость. Задайте 1.</translation></message>
<message><source>%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer alone. Wire it to each mode, and nothing to the Steering.</source><extracomment>check_links</extracomment><translation>%1: управляют %2 и его режим %3, но «Взаимный обход» должен управлять один. Соедините его с каждым режимом и ничего — с портом «Управление».</translation></message>
<message numerus="yes"><source>%1 %2, %3, %4 and %n more</source><extracomment>check_places</extracomment><translation><numerusform>%1 %2, %3, %4 и ещё %n</numerusform><numerusform>%1 %2, %3, %4 и ещё %n</numerusform><numerusform>%1 %2, %3, %4 и ещё %n</numerusform></translation></message>
<message><source>%1 %2, %3 and %4</source><extracomment>check_places</extracomment><translation>%1 %2, %3 и %4</translation></message>
<message><source>%1 %2 and %3</source><extracomment>check_places</extracomment><translation>%1 %2 и %3</translation></message>
<message><source>So many obstacles lie on each other that not all starts were compared with them. Delete those that lie within others.</source><extracomment>check_places</extracomment><translation>Столько препятствий лежит друг на друге, что проверены не все места старта. Удалите те, что лежат внутри других.</translation></message>
<message><source>%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and more than half cannot be filled. Some start within each other and are pushed apart. Lower the count or the radius, or use a larger region.</source><extracomment>check_places</extracomment><translation>%1: начать негде: тела %2 агентов заняли бы %3% места, а заполнить больше половины нельзя. Некоторые начинают друг в друге, и их расталкивает. Уменьшите количество или радиус либо возьмите область побольше.</translation></message>
<message numerus="yes"><source>%1 start within obstacles, which push them out. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1: начало внутри препятствия, оно выталкивает наружу. Переместите на свободное место.</numerusform><numerusform>%1: начало внутри препятствий, они выталкивают наружу. Переместите на свободные места.</numerusform><numerusform>%1: начало внутри препятствий, они выталкивают наружу. Переместите на свободные места.</numerusform></translation></message>
<message><source>An agent of %1 and one of %2 are placed within each other, and are pushed apart. Move one.</source><extracomment>check_places</extracomment><translation>Агенты типов %1 и %2 размещены друг в друге, и их расталкивает. Переместите одного.</translation></message>
<message><source>Agents of %1 go through the obstacles of the map: nothing avoids them. Add Obstacle avoidance, or set Solid to obstacles.</source><extracomment>check_places</extracomment><translation>Агенты типа %1 проходят сквозь препятствия карты: ничто их не обводит. Добавьте «Обход препятствий» или задайте в настройке «Преграды» препятствия.</translation></message>
<message><source>%1 "%2" lies outside the world. Move it inside, or make the world larger.</source><extracomment>check_places</extracomment><translation>%1 «%2» за пределами мира. Переместите внутрь или увеличьте мир.</translation></message>
<message numerus="yes"><source>%1 start outside the world. Move the agents inside.</source><extracomment>check_places</extracomment><translation><numerusform>%1: начало за пределами мира. Переместите внутрь.</numerusform><numerusform>%1: начало за пределами мира. Переместите внутрь.</numerusform><numerusform>%1: начало за пределами мира. Переместите внутрь.</numerusform></translation></message>
<message numerus="yes"><source>%1 start within obstacles. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1: начало внутри препятствия. Переместите на свободное место.</numerusform><numerusform>%1: начало внутри препятствий. Переместите на свободные места.</numerusform><numerusform>%1: начало внутри препятствий. Переместите на свободные места.</numerusform></translation></message>
<message><source>Two agents of %1 start at the same place, and nothing parts them. Move one, add Separation, or make them solid.</source><extracomment>check_places</extracomment><translation>Два агента типа %1 начинают в одном месте, и ничто их не разводит. Переместите одного, добавьте «Разделение» или сделайте их твёрдыми.</translation></message>
<message><source>About %1% of the agents of %2 start within obstacles. Let them start in a free region, or set Solid to obstacles, which pushes them out.</source><extracomment>check_places</extracomment><translation>Около %1% агентов типа %2 начинают внутри препятствий. Пусть начинают в свободной области, или задайте в настройке «Преграды» препятствия: они вытолкнут агентов.</translation></message>
<message><source>%1 has no wire at its input %2, so nothing steers it. %3</source><extracomment>check_warnings</extracomment><translation>%1: на входе «%2» нет связи, поэтому ничто им не управляет. %3</translation></message>
<message><source>%1 has no wire at its input %2, so its agents want to go on as they go. %3</source><extracomment>check_warnings</extracomment><translation>%1: на входе «%2» нет связи, поэтому его агенты хотят двигаться как движутся. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it never acts. %3</source><extracomment>check_warnings</extracomment><translation>%1: на входе «%2» нет связи, поэтому он никогда не срабатывает. %3</translation></message>
<message><source>%1 has no wire at its input %2, so there is no number. %3</source><extracomment>check_warnings</extracomment><translation>%1: на входе «%2» нет связи, поэтому числа нет. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it is inactive. %3</source><extracomment>check_warnings</extracomment><translation>%1: на входе «%2» нет связи, поэтому он неактивен. %3</translation></message>
<message><source>%1 has no ground, so it never acts. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1: нет грунта, поэтому он никогда не срабатывает. Выберите грунт или нарисуйте его в мире.</translation></message>
<message><source>%1 has no ground, so there is no number. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1: нет грунта, поэтому числа нет. Выберите грунт или нарисуйте его в мире.</translation></message>
<message><source>%1 has no ground, so it is inactive. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1: нет грунта, поэтому он неактивен. Выберите грунт или нарисуйте его в мире.</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so there is no number. %4</source><extracomment>check_warnings</extracomment><translation>%1 использует %2, но на входе «%3» нет связи, поэтому числа нет. %4</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so it is inactive. %4</source><extracomment>check_warnings</extracomment><translation>%1 использует %2, но на входе «%3» нет связи, поэтому он неактивен. %4</translation></message>
<message><source>Ground "%1": %2</source><extracomment>check_warnings</extracomment><translation>Грунт «%1»: %2</translation></message>
<message><source>Ground "%1" would have more than 1,048,576 cells, so its cells are %2 long. Make them at least so long, or the ground smaller.</source><extracomment>check_warnings</extracomment><translation>В грунте «%1» было бы больше 1 048 576 клеток, поэтому сторона клетки — %2. Сделайте клетки не меньше этой или уменьшите грунт.</translation></message>
<message><source>%1 and %2</source><extracomment>check_warnings</extracomment><translation>%1 и %2</translation></message>
<message><source>%1 has no wire at its inputs %2, so it is inactive. Wire one of them.</source><extracomment>check_warnings</extracomment><translation>%1: на входах %2 нет связей, поэтому он неактивен. Соедините один из них.</translation></message>
<message numerus="yes"><source>%1 "%2" has %n points; it needs at least %3. Add points, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 «%2»: %n точка, а нужно не меньше %3. Добавьте точки или удалите объект.</numerusform><numerusform>%1 «%2»: %n точки, а нужно не меньше %3. Добавьте точки или удалите объект.</numerusform><numerusform>%1 «%2»: %n точек, а нужно не меньше %3. Добавьте точки или удалите объект.</numerusform></translation></message>
<message numerus="yes"><source>%1 "%2" has points at %n places only, so its area is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 «%2»: точки лишь в %n месте, поэтому площадь равна 0. Переместите точку или удалите объект.</numerusform><numerusform>%1 «%2»: точки лишь в %n местах, поэтому площадь равна 0. Переместите точку или удалите объект.</numerusform><numerusform>%1 «%2»: точки лишь в %n местах, поэтому площадь равна 0. Переместите точку или удалите объект.</numerusform></translation></message>
<message><source>%1 "%2" has points at 1 place only, so its length is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 «%2»: все точки в 1 месте, поэтому длина равна 0. Переместите точку или удалите объект.</translation></message>
<message><source>%1 takes one target, but %2 gives several, so it is inactive. Choose one target in %2, such as the nearest.</source><extracomment>check_warnings</extracomment><translation>%1 принимает одну цель, а %2 даёт несколько, поэтому он неактивен. Выберите в узле %2 одну цель, например ближайшую.</translation></message>
<message><source>%1 does not reach any agent type, so it has no effect. Wire it, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 не доходит ни до одного типа агентов, поэтому не действует. Соедините его или удалите.</translation></message>
<message><source>%1 is too weak for %2: to reach any velocity within a tick it needs a maximum force of %3, but it has %4. Raise its maximum force, or lower its maximum speed.</source><extracomment>check_warnings</extracomment><translation>%1 слишком слаб (%2): чтобы набрать любую скорость за тик, нужна максимальная сила %3, а она %4. Увеличьте максимальную силу или уменьшите максимальную скорость.</translation></message>
<message><source>%1 may swing: the weights before %2 add up to %3; they must stay below 2. Lower them.</source><extracomment>check_warnings</extracomment><translation>%1 может раскачиваться: веса перед %2 в сумме дают %3, а должно быть меньше 2. Уменьшите их.</translation></message>
<message><source>%1 may swing: its weights are too large for its mass and response time (%2; it must be below 2). Lower the weights, or raise the mass or the response time.</source><extracomment>check_warnings</extracomment><translation>%1 может раскачиваться: веса слишком велики для массы и времени отклика (%2; должно быть меньше 2). Уменьшите веса или увеличьте массу либо время отклика.</translation></message>
<message><source>%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius and its stop radius to 0: then its agents stop inside.</source><extracomment>check_warnings</extracomment><translation>%1 тормозит у края (%2), поэтому %3 может остаться ложным. Задайте радиус замедления и радиус остановки 0: тогда агенты остановятся внутри.</translation></message>
<message><source>%1 cannot stop for %2: it circles around its place at its min speed of %3. Set the min speed to 0.</source><extracomment>check_warnings</extracomment><translation>%1 не может остановиться (%2): он кружит вокруг своего места с мин. скоростью %3. Задайте мин. скорость 0.</translation></message>
<message><source>%1 cannot stop in time: %2 slows it down inside %3, but from full speed it needs %4. Raise the slowing radius or the maximum force.</source><extracomment>check_warnings</extracomment><translation>%1 не успевает остановиться: %2 замедляет его в пределах %3, а с полной скорости нужно %4. Увеличьте радиус замедления или максимальную силу.</translation></message>
<message><source>The goal at %1, %2 of %3 is inside an obstacle, so agents go to a place near it. Move it out of the obstacle.</source><extracomment>check_warnings</extracomment><translation>%3: цель в точке %1, %2 внутри препятствия, поэтому агенты идут к месту рядом с ней. Вынесите её из препятствия.</translation></message>
<message><source>%1 and %2 both push %3 with their full weight. Each asks for a whole velocity, so it is slow where both act. Wire them to a Priority or a Context instead.</source><extracomment>check_warnings</extracomment><translation>%1 и %2 толкают %3, оба с полным весом. Каждый просит целую скорость, поэтому там, где действуют оба, движение медленное. Лучше соедините их с узлом «Приоритет» или «Контекст».</translation></message>
<message><source>The change does not fit the project: it changes an item that does not exist, or adds one that does.</source><extracomment>checked_project</extracomment><translation>Изменение не подходит к проекту: оно меняет объект, которого нет, или добавляет тот, который есть.</translation></message>
<message><source>a force</source><extracomment>connect</extracomment><translation>сила</translation></message>
<message><source>a condition</source><extracomment>connect</extracomment><translation>условие</translation></message>
<message><source>a group of agents</source><extracomment>connect</extracomment><translation>группа агентов</translation></message>
<message><source>a group of obstacles</source><extracomment>connect</extracomment><translation>группа препятствий</translation></message>
<message><source>a heading</source><extracomment>connect</extracomment><translation>курс</translation></message>
<message><source>a mode</source><extracomment>connect</extracomment><translation>режим</translation></message>
<message><source>a transition</source><extracomment>connect</extracomment><translation>переход</translation></message>
<message><source>an action</source><extracomment>connect</extracomment><translation>действие</translation></message>
<message><source>a source of births</source><extracomment>connect</extracomment><translation>источник рождений</translation></message>
<message><source>a meter</source><extracomment>connect</extracomment><translation>запас</translation></message>
<message><source>a variable</source><extracomment>connect</extracomment><translation>переменная</translation></message>
<message><source>Wire a behavior, a Sum or a Priority to it.</source><extracomment>connect</extracomment><translation>Соедините с ним поведение, «Сумму» или «Приоритет».</translation></message>
<message><source>Wire a condition to it, such as Within range, Meter or Timer.</source><extracomment>connect</extracomment><translation>Соедините с ним условие, например «В диапазоне», «Запас» или «Таймер».</translation></message>
<message><source>Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Точку», «Область», «Курсор», «Дом», «Свою цель», «Ближайший» или порт «Агенты» типа агентов.</translation></message>
<message><source>Wire a Nearest, or an agent type's Agents, to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Ближайший» или порт «Агенты» типа агентов.</translation></message>
<message><source>Wire an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Соедините с ним порт «Агенты» типа агентов.</translation></message>
<message><source>Wire a Path to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Путь».</translation></message>
<message><source>Wire a Region to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Область».</translation></message>
<message><source>Wire Obstacles to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Препятствия».</translation></message>
<message><source>Wire a Field or a Way to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Поле» или «Маршрут».</translation></message>
<message><source>Wire a Face or a Look where you go to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Взгляд на цель» или «Взгляд по ходу».</translation></message>
<message><source>Wire a Mode to it.</source><extracomment>connect</extracomment><translation>Соедините с ним режим.</translation></message>
<message><source>Wire a Transition to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Переход».</translation></message>
<message><source>Wire an action to it, such as Remove, Spawn, Add or End.</source><extracomment>connect</extracomment><translation>Соедините с ним действие, например «Удалить», «Породить», «Добавить» или «Конец».</translation></message>
<message><source>Wire a Source to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Источник».</translation></message>
<message><source>Wire a Meter to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Запас».</translation></message>
<message><source>Wire a number to it, such as Distance, Clock or a Formula.</source><extracomment>connect</extracomment><translation>Соедините с ним число, например «Расстояние», «Часы» или «Формулу».</translation></message>
<message><source>Wire a Variable to it.</source><extracomment>connect</extracomment><translation>Соедините с ним «Переменную».</translation></message>
<message><source>Wire an action, a Mode or a Source to it.</source><extracomment>connect</extracomment><translation>Соедините с ним действие, режим или «Источник».</translation></message>
<message><source>%1 gives a number of an agent, and a Source has none. Use a Variable of the world, a Clock, a Draw, or a Formula of these.</source><extracomment>connect</extracomment><translation>%1 даёт число агента, а у узла «Источник» агента нет. Возьмите переменную мира, «Часы», «Случайное число» или «Формулу» из них.</translation></message>
<message><source>%1 chooses each of several agents, so no number drives its settings. Choose one agent.</source><extracomment>connect</extracomment><translation>%1 выбирает каждого из нескольких агентов, поэтому число его настройками не управляет. Выберите одного агента.</translation></message>
<message><source>There is no port "%1.%2".</source><extracomment>connect</extracomment><translation>Нет порта «%1.%2».</translation></message>
<message><source>A wire goes from an output, at the right of a card, to an input, at the left of another.</source><extracomment>connect</extracomment><translation>Связь идёт от выхода, справа на карточке, ко входу, слева на другой.</translation></message>
<message><source>The output %1 of %2 is %3; the input %4 of %5 takes %6. %7</source><extracomment>connect</extracomment><translation>Выход «%1» узла %2 — это %3; вход «%4» узла %5 принимает другое: %6. %7</translation></message>
<message><source>These ports are already wired.</source><extracomment>connect</extracomment><translation>Эти порты уже соединены.</translation></message>
<message><source>This wire would close a ring: %1 already feeds %2. Forces and conditions must flow one way.</source><extracomment>connect</extracomment><translation>Эта связь замкнула бы цикл: %1 уже ведёт к узлу %2. Силы и условия должны идти в одну сторону.</translation></message>
<message><source>"%1" is not a type of this version of Tiller.</source><extracomment>connect</extracomment><translation>«%1» — не тип этой версии Tiller.</translation></message>
<message><source>%1 has no output.</source><extracomment>connect</extracomment><translation>%1: выхода нет.</translation></message>
<message><source>%1 has no input.</source><extracomment>connect</extracomment><translation>%1: входа нет.</translation></message>
<message><source>There is nothing with the id "%1".</source><extracomment>edit_steps</extracomment><translation>Нет ничего с id «%1».</translation></message>
<message><source>A project holds at most 10,000 nodes.</source><extracomment>edit_steps</extracomment><translation>В проекте может быть не больше 10 000 узлов.</translation></message>
<message><source>A project holds at most 10,000 annotations.</source><extracomment>edit_steps</extracomment><translation>В проекте может быть не больше 10 000 пометок.</translation></message>
<message><source>A project holds at most 100,000 links.</source><extracomment>edit_steps</extracomment><translation>В проекте может быть не больше 100 000 связей.</translation></message>
<message><source>%1 has no setting "%2".</source><extracomment>edits</extracomment><translation>%1: нет настройки «%2».</translation></message>
<message><source>A weight must be 0 to 100.</source><extracomment>edits</extracomment><translation>Вес должен быть от 0 до 100.</translation></message>
<message><source>Only the project, agent types, modes, scene items and placed agents have properties.</source><extracomment>edits</extracomment><translation>Свойства есть только у проекта, типов агентов, режимов, объектов сцены и размещённых агентов.</translation></message>
<message><source>Only a node of a group can show a setting on the group's card.</source><extracomment>edits_of_groups</extracomment><translation>Показать настройку на карточке группы может только узел группы.</translation></message>
<message><source>There is no setting "%1".</source><extracomment>edits_of_groups</extracomment><translation>Нет настройки «%1».</translation></message>
<message><source>Show the setting on the card of the group "%1" first.</source><extracomment>edits_of_groups</extracomment><translation>Сначала покажите настройку на карточке группы «%1».</translation></message>
<message><source>This group is the only one of its kind.</source><extracomment>edits_of_groups</extracomment><translation>Эта группа — единственная этого вида.</translation></message>
<message><source>No card of a group has this port.</source><extracomment>edits_of_groups</extracomment><translation>Ни у одной карточки группы нет этого порта.</translation></message>
<message><source>Select the cards to group.</source><extracomment>edits_of_groups</extracomment><translation>Выделите карточки, которые нужно сгруппировать.</translation></message>
<message><source>A group holds cards that stand together: all in the same group, or all in none.</source><extracomment>edits_of_groups</extracomment><translation>В группу входят карточки, которые стоят вместе: все в одной группе или все вне групп.</translation></message>
<message><source>There is no parameter "%1".</source><extracomment>edits_of_parameters</extracomment><translation>Нет параметра «%1».</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces. "%1.%2" is none of these.</source><extracomment>edits_of_parameters</extracomment><translation>Параметр управляет числами, переключателями, выборами и весами сил. «%1.%2» — ничто из этого.</translation></message>
<message><source>A parameter drives this setting already.</source><extracomment>edits_of_parameters</extracomment><translation>Этой настройкой уже управляет параметр.</translation></message>
<message><source>A project can have at most 10,000 parameters. Remove some.</source><extracomment>edits_of_parameters</extracomment><translation>В проекте может быть не больше 10 000 параметров. Удалите лишние.</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces.</source><extracomment>edits_of_parameters</extracomment><translation>Параметр управляет числами, переключателями, выборами и весами сил.</translation></message>
<message><source>There is no node type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Нет типа узлов «%1».</translation></message>
<message><source>There is no geometry of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Нет геометрии типа «%1».</translation></message>
<message><source>There is no annotation of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Нет пометки типа «%1».</translation></message>
<message><source>Groups stand in groups at most 16 levels deep. Ungroup some.</source><extracomment>groups</extracomment><translation>Группы вкладываются не глубже 16 уровней. Разгруппируйте лишние.</translation></message>
<message><source>The group "%1" would hold itself, directly or within other groups. Take it out, or make it single.</source><extracomment>groups</extracomment><translation>Группа «%1» содержала бы саму себя, прямо или внутри других групп. Вынесите её или сделайте единственной.</translation></message>
<message><source>This file is not a part: a part is one group. Save a group with "Save as part".</source><extracomment>library_part</extracomment><translation>Этот файл — не блок: блок — это одна группа. Сохраните группу командой «Сохранить как блок».</translation></message>
<message><source>This file is not a part: %1 is in no group. Group it with the others.</source><extracomment>library_part</extracomment><translation>Этот файл — не блок: вне группы находится %1. Сгруппируйте с остальными.</translation></message>
<message><source>The part file has no card in common with this part. Add it as a new group instead.</source><extracomment>library_part</extracomment><translation>В файле блока нет ни одной общей карточки с этим блоком. Лучше добавьте его как новую группу.</translation></message>
<message><source>other</source><extracomment>library_part</extracomment><translation>другое</translation></message>
<message><source>The name: "%1" here, "%2" in the file.</source><extracomment>library_part</extracomment><translation>Имя: здесь «%1», в файле «%2».</translation></message>
<message><source>%1 is only here.</source><extracomment>library_part</extracomment><translation>%1: только здесь.</translation></message>
<message><source>%1 is only in the file.</source><extracomment>library_part</extracomment><translation>%1: только в файле.</translation></message>
<message><source>The ports have other names or another order.</source><extracomment>library_part</extracomment><translation>У портов другие имена или другой порядок.</translation></message>
<message><source>The card shows other settings, or with other names.</source><extracomment>library_part</extracomment><translation>Карточка показывает другие настройки или с другими именами.</translation></message>
<message><source>%1 is of another type in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле другой тип.</translation></message>
<message><source>%1 is called %2 in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле имя %2.</translation></message>
<message><source>%1: %2 is %3 here, %4 in the file.</source><extracomment>library_part</extracomment><translation>%1: %2 здесь %3, в файле %4.</translation></message>
<message><source>%1 is muted or solo only in one of them.</source><extracomment>library_part</extracomment><translation>%1: отключение или соло только в одном из них.</translation></message>
<message><source>%1 has other properties in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле другие свойства.</translation></message>
<message><source>%1 stands at another place in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле другое место.</translation></message>
<message><source>The wire from %1 to %2</source><extracomment>library_part</extracomment><translation>Связь от %1 к %2</translation></message>
<message><source>%1 has the weight %2 here, %3 in the file.</source><extracomment>library_part</extracomment><translation>%1: вес здесь %2, в файле %3.</translation></message>
<message><source>%1 has another place in the order.</source><extracomment>library_part</extracomment><translation>%1: другое место по порядку.</translation></message>
<message><source>The group "%1"</source><extracomment>library_part</extracomment><translation>Группа «%1»</translation></message>
<message><source>A group</source><extracomment>library_part</extracomment><translation>Группа</translation></message>
<message><source>%1 has another name in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле другое имя.</translation></message>
<message><source>%1 has another card or another place in the file.</source><extracomment>library_part</extracomment><translation>%1: в файле другая карточка или другое место.</translation></message>
<message><source>Bird</source><extracomment>macros</extracomment><translation>Птица</translation></message>
<message><source>Flock together</source><extracomment>macros</extracomment><translation>Лететь стаей</translation></message>
<message><source>Hunter</source><extracomment>macros</extracomment><translation>Охотник</translation></message>
<message><source>Nearest prey</source><extracomment>macros</extracomment><translation>Ближайшая добыча</translation></message>
<message><source>Hunt, else roam</source><extracomment>macros</extracomment><translation>Охотиться, иначе бродить</translation></message>
<message><source>Follow, else roam</source><extracomment>macros</extracomment><translation>Следовать, иначе бродить</translation></message>
<message><source>Guard</source><extracomment>macros</extracomment><translation>Охранник</translation></message>
<message><source>Intruder in sight</source><extracomment>macros</extracomment><translation>Нарушитель виден</translation></message>
<message><source>Patrol</source><extracomment>macros</extracomment><translation>Патруль</translation></message>
<message><source>Chase, else patrol</source><extracomment>macros</extracomment><translation>Погоня, иначе патруль</translation></message>
<message><source>Civilian</source><extracomment>macros</extracomment><translation>Прохожий</translation></message>
<message><source>Threat nearby</source><extracomment>macros</extracomment><translation>Угроза рядом</translation></message>
<message><source>Keep apart</source><extracomment>macros</extracomment><translation>Не тесниться</translation></message>
<message><source>Stroll apart</source><extracomment>macros</extracomment><translation>Гулять порознь</translation></message>
<message><source>Run, else stroll</source><extracomment>macros</extracomment><translation>Убегать, иначе гулять</translation></message>
<message><source>Car</source><extracomment>macros</extracomment><translation>Машина</translation></message>
<message><source>Drive</source><extracomment>macros</extracomment><translation>Ехать</translation></message>
<message><source>Keep the distance</source><extracomment>macros</extracomment><translation>Держать дистанцию</translation></message>
<message><source>There is no group "%1".</source><extracomment>macros</extracomment><translation>Нет группы «%1».</translation></message>
<message><source>"%1" is "%2"; it must be true or false.</source><extracomment>overrides</extracomment><translation>«%1» — «%2», а должно быть true или false.</translation></message>
<message><source>A link has no setting "%1". It has: weight.</source><extracomment>overrides</extracomment><translation>У связи нет настройки «%1». У неё есть: weight.</translation></message>
<message><source>A layer has no setting "%1". It has: hidden.</source><extracomment>overrides</extracomment><translation>У слоя нет настройки «%1». У него есть: hidden.</translation></message>
<message><source>Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>Пишите ПУТЬ=ЗНАЧЕНИЕ, например world.seed=7.</translation></message>
<message><source>"%1" does not set anything. Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>«%1» ничего не задаёт. Пишите ПУТЬ=ЗНАЧЕНИЕ, например world.seed=7.</translation></message>
<message><source>"%1" drives %2.%3: %4</source><extracomment>parameters</extracomment><translation>«%1» управляет %2.%3: %4</translation></message>
<message><source>"%1" goes from %2 to %3; min must not be above max.</source><extracomment>parameters</extracomment><translation>«%1» идёт от %2 до %3, но минимум не может быть больше максимума.</translation></message>
<message><source>The step of "%1" is %2; it must be 0 or more.</source><extracomment>parameters</extracomment><translation>Шаг параметра «%1» — %2, а должен быть 0 или больше.</translation></message>
<message><source>"%1" is a list; it must be a number, true or false, or the id of a choice.</source><extracomment>parameters</extracomment><translation>«%1» — список, а должно быть число, true или false либо id варианта.</translation></message>
<message><source>"%1" drives more than 100 settings. Leave some out.</source><extracomment>parameters</extracomment><translation>«%1» управляет больше чем 100 настройками. Уберите лишние.</translation></message>
<message><source>"%1.%2" is driven by "%3" and by "%4". Leave it out of one of them.</source><extracomment>parameters</extracomment><translation>«%1.%2» управляют и «%3», и «%4». Уберите настройку из одного из них.</translation></message>
<message><source>"%1" is not a name for a property. Use 1 to 64 letters, digits, "_", "-" and "."; begin with a letter or "_".</source><extracomment>property</extracomment><translation>«%1» — не имя для свойства. Возьмите от 1 до 64 букв, цифр, «_», «-» и «.»; начните с буквы или «_».</translation></message>
<message><source>Property "%1"</source><extracomment>property</extracomment><translation>Свойство «%1»</translation></message>
<message><source>Two properties have the name "%1". Give one of the two another name.</source><extracomment>property</extracomment><translation>У двух свойств одно имя «%1». Дайте одному из них другое имя.</translation></message>
<message><source>"%1" is in the locked layer "%2". Unlock the layer first.</source><extracomment>scene_layers</extracomment><translation>«%1» в заблокированном слое «%2». Сначала разблокируйте слой.</translation></message>
<message><source>The layer "%1" holds what no other layer does, so it cannot be removed.</source><extracomment>scene_layers</extracomment><translation>В слое «%1» всё, чего нет в других слоях, поэтому удалить его нельзя.</translation></message>
<message><source>The layer "%1" is locked. Unlock it first.</source><extracomment>scene_layers</extracomment><translation>Слой «%1» заблокирован. Сначала разблокируйте его.</translation></message>
<message><source>Only a behavior with a force can be shown as a formula.</source><extracomment>show_as_formula</extracomment><translation>Показать формулой можно только поведение с силой.</translation></message>
<message><source>This is a formula already.</source><extracomment>show_as_formula</extracomment><translation>Это уже формула.</translation></message>
<message><source>%1 needs more than targets, which a formula cannot have: neighbors, other agents, or items of the scene.</source><extracomment>show_as_formula</extracomment><translation>Узлу %1 нужны не только цели, а у формулы их нет: соседи, другие агенты или объекты сцены.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 помнит значения от тика к тику, а формула не может.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.</source><extracomment>show_as_formula</extracomment><translation>%1 помнит значения от тика к тику, а формула не может. Выключите: %2.</translation></message>
<message><source>%1 draws random numbers, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 берёт случайные числа, а формула не может.</translation></message>
<message><source>%1 is driven by the parameter "%2", which cannot drive a formula. Let the setting go first.</source><extracomment>show_as_formula</extracomment><translation>Узлом %1 управляет параметр «%2», а формулой он управлять не может. Сначала отвяжите настройку.</translation></message>
<message><source>%1 is driven by a number. Take its wire away first.</source><extracomment>show_as_formula</extracomment><translation>Узлом %1 управляет число. Сначала уберите его связь.</translation></message>
<message><source>%1 cannot be shown as a formula. %2</source><extracomment>show_as_formula</extracomment><translation>%1 нельзя показать формулой. %2</translation></message>
<message><source>"%1" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.</source><extracomment>sweep</extracomment><translation>«%1» — не диапазон. Пишите ОТ..ДО in КОЛИЧЕСТВО, например 1..10 in 4.</translation></message>
<message><source>The measure is about "%1", which is not an agent type of this project. Choose another measure.</source><extracomment>sweep</extracomment><translation>Измеряется «%1», но в этом проекте нет такого типа агентов. Выберите другое измерение.</translation></message>
<message><source>The measure is about the node "%1", which does not exist. Choose another measure.</source><extracomment>sweep</extracomment><translation>Измеряется узел «%1», которого нет. Выберите другое измерение.</translation></message>
<message><source>The seed cannot be varied by a line: each combination has as many seeds as the sweep says.</source><extracomment>sweep</extracomment><translation>Зерно строкой не меняют: у каждого сочетания столько зёрен, сколько задано в переборе.</translation></message>
<message><source>The project does not run with %1=%2: %3</source><extracomment>sweep</extracomment><translation>Проект не запускается с %1=%2: %3</translation></message>
<message><source>"%1" names no values. Write PATH=VALUES, as in hunter.maxSpeed=1..10 in 4.</source><extracomment>sweep</extracomment><translation>«%1» не называет значений. Пишите ПУТЬ=ЗНАЧЕНИЯ, например hunter.maxSpeed=1..10 in 4.</translation></message>
<message><source>"%1" names a value twice. Remove one.</source><extracomment>sweep</extracomment><translation>В «%1» значение повторяется. Удалите одно.</translation></message>
<message><source>"%1" has two lines. Remove one.</source><extracomment>sweep</extracomment><translation>Для «%1» две строки. Удалите одну.</translation></message>
<message><source>These are %1 runs; at most %2 are possible. Take fewer values or seeds.</source><extracomment>sweep</extracomment><translation>Получается прогонов: %1, а можно не больше %2. Возьмите меньше значений или зёрен.</translation></message>
<message><source>"%1" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>world_builder</extracomment><translation>«%1» — не id. Возьмите от 1 до 64 знаков: a-z, 0-9 и -, но не «world».</translation></message>
<message><source>The id "%1" is used twice. Use another.</source><extracomment>world_builder</extracomment><translation>Id «%1» повторяется. Возьмите другой.</translation></message>
<message><source>There is no scene type "%1".</source><extracomment>world_builder</extracomment><translation>Нет типа объектов сцены «%1».</translation></message>
<message><source>There is no agent type "%1".</source><extracomment>world_builder</extracomment><translation>Нет типа агентов «%1».</translation></message>
<message><source>Coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>world_builder</extracomment><translation>Координаты и скорости должны быть от -1 000 000 до 1 000 000.</translation></message>
<message><source>This is nested more than 40 deep. Give a part a name of its own, on a line before.</source><extracomment>expression_tree</extracomment><translation>Вложенность глубже 40 уровней. Вынесите часть в отдельное имя на строке выше.</translation></message>
<message><source>A formula has no braces. Write if(condition, a, b) for a choice.</source><extracomment>expression_tree</extracomment><translation>В формуле нет фигурных скобок. Для выбора пишите if(условие, a, b).</translation></message>
<message><source>Write "and" here.</source><extracomment>expression_tree</extracomment><translation>Пишите здесь «and».</translation></message>
<message><source>Write "or" here.</source><extracomment>expression_tree</extracomment><translation>Пишите здесь «or».</translation></message>
<message><source>Write modulo(a, b) for what is left of a after whole steps of b.</source><extracomment>expression_tree</extracomment><translation>Остаток от a после целых шагов по b — это modulo(a, b).</translation></message>
<message><source>A comma only separates the values of a function. Write numbers with a point: 1.5.</source><extracomment>expression_tree</extracomment><translation>Запятая только разделяет значения функции. Числа пишите с точкой: 1.5.</translation></message>
<message><source>"%1" has no bracket to close. Remove it, or add a "(" before.</source><extracomment>expression_tree</extracomment><translation>У «%1» нет парной скобки. Удалите её или добавьте раньше «(».</translation></message>
<message><source>"%1" needs one name before it, and the line begins with that name: speed = 5.</source><extracomment>expression_tree</extracomment><translation>Перед «%1» нужно одно имя, и с него начинается строка: speed = 5.</translation></message>
<message><source>"%1" is not expected here. Remove it.</source><extracomment>expression_tree</extracomment><translation>«%1» здесь не на месте. Удалите.</translation></message>
<message><source>"%1" is not expected here. Write an operator such as * before it, or begin a new line.</source><extracomment>expression_tree</extracomment><translation>«%1» здесь не на месте. Поставьте перед ним знак операции, например *, или начните новую строку.</translation></message>
<message><source>Write "not" here.</source><extracomment>expression_tree</extracomment><translation>Пишите здесь «not».</translation></message>
<message><source>A value is missing at the end. Add one, or remove the operator before it.</source><extracomment>expression_tree</extracomment><translation>В конце не хватает значения. Добавьте его или удалите знак операции перед ним.</translation></message>
<message><source>Write (x + y) for brackets, and at(x, y) for an arrow.</source><extracomment>expression_tree</extracomment><translation>Скобки — это (x + y), а вектор — at(x, y).</translation></message>
<message><source>A value is missing before "%1". Write a number, a name or a function there.</source><extracomment>expression_tree</extracomment><translation>Перед «%1» не хватает значения. Напишите там число, имя или функцию.</translation></message>
<message><source>The formula has more than 200 operators and functions. Shorten it, or share it among two nodes.</source><extracomment>expression_tree</extracomment><translation>В формуле больше 200 операций и функций. Сократите её или разделите на два узла.</translation></message>
<message><source>Write length(v) or v.length.</source><extracomment>expression_tree</extracomment><translation>Пишите length(v) или v.length.</translation></message>
<message><source>"%1" is not a member. A value has .x, .y and .length; a target also has .velocity.</source><extracomment>expression_tree</extracomment><translation>«%1» — не часть значения. У значения есть .x, .y и .length; у цели ещё .velocity.</translation></message>
<message><source>Write %1(...) as a function.</source><extracomment>expression_tree</extracomment><translation>Пишите %1(...) как функцию.</translation></message>
<message><source>The quotation mark is not closed. Add a second one.</source><extracomment>expression_tree</extracomment><translation>Кавычка не закрыта. Добавьте вторую.</translation></message>
<message><source>"%1" is not a number. Write it as 1.5.</source><extracomment>expression_tree</extracomment><translation>«%1» — не число. Пишите как 1.5.</translation></message>
<message><source>"%1" is beyond all numbers. Use one from 1e-300 to 1e300.</source><extracomment>expression_tree</extracomment><translation>«%1» за пределами всех чисел. Возьмите число от 1e-300 до 1e300.</translation></message>
<message><source>"%1" is not a function.</source><extracomment>expression_tree</extracomment><translation>«%1» — не функция.</translation></message>
<message><source>A ")" is missing: write %1.</source><extracomment>expression_tree</extracomment><translation>Не хватает «)»: пишите %1.</translation></message>
<message numerus="yes"><source>%1 takes %n values and gets %2: write %3.</source><extracomment>expression_tree</extracomment><translation><numerusform>%1 принимает %n значение, а получает %2: пишите %3.</numerusform><numerusform>%1 принимает %n значения, а получает %2: пишите %3.</numerusform><numerusform>%1 принимает %n значений, а получает %2: пишите %3.</numerusform></translation></message>
<message><source>The "%1" is not closed. Add a "%2".</source><extracomment>expression_tree</extracomment><translation>«%1» не закрыта. Добавьте «%2».</translation></message>
<message><source>active must be a condition, such as active = |target - position| &lt; 100; this is %1.</source><extracomment>formula_program</extracomment><translation>active должно быть условием, например active = |target - position| &lt; 100, а это %1.</translation></message>
<message><source>The result must be a number, but this is %1. Write |v| for the length of an arrow, and if(c, 1, 0) for a condition.</source><extracomment>formula_program</extracomment><translation>Результат должен быть числом, а это %1. Длина вектора — |v|, условие числом — if(c, 1, 0).</translation></message>
<message><source>The result must be an arrow, but this is %1. Multiply a direction by it: normalize(target - position) * ...</source><extracomment>formula_program</extracomment><translation>Результат должен быть вектором, а это %1. Умножьте на него направление: normalize(target - position) * ...</translation></message>
<message><source>"%1" belongs to the agent or its target and cannot be set. Choose another name; the force alone moves the agent.</source><extracomment>formula_program</extracomment><translation>«%1» принадлежит агенту или его цели, и задать его нельзя. Выберите другое имя; агента движет только сила.</translation></message>
<message><source>"%1" is a word of the language. Choose another name.</source><extracomment>formula_program</extracomment><translation>«%1» — слово языка. Выберите другое имя.</translation></message>
<message><source>"%1" gets its value only on a later line. Move that line up.</source><extracomment>formula_program</extracomment><translation>«%1» получает значение только на более поздней строке. Поднимите ту строку выше.</translation></message>
<message><source>"%1" is a function: write %2.</source><extracomment>formula_program</extracomment><translation>«%1» — функция: пишите %2.</translation></message>
<message><source>"%1" is not known.</source><extracomment>formula_program</extracomment><translation>«%1» неизвестно.</translation></message>
<message><source>Give it a value on a line before: %1 = 100.</source><extracomment>formula_program</extracomment><translation>Дайте ему значение на строке выше: %1 = 100.</translation></message>
<message><source>Text in quotation marks has no use in a formula. Remove it.</source><extracomment>formula_program</extracomment><translation>Текст в кавычках в формуле не нужен. Удалите его.</translation></message>
<message><source>The exponent must be a whole number from 0 to 8. For a root write sqrt(x).</source><extracomment>formula_program</extracomment><translation>Показатель степени — целое число от 0 до 8. Для корня пишите sqrt(x).</translation></message>
<message><source>%1 takes %2, but it gets %3 here.</source><extracomment>formula_program</extracomment><translation>%1 принимает %2, а здесь получает %3.</translation></message>
<message><source>%1 takes %2, but it gets %3 and %4 here.</source><extracomment>formula_program</extracomment><translation>%1 принимает %2, а здесь получает %3 и %4.</translation></message>
<message><source>%1 takes %2, but it gets %3, %4 and %5 here.</source><extracomment>formula_program</extracomment><translation>%1 принимает %2, а здесь получает %3, %4 и %5.</translation></message>
<message><source>two numbers or two arrows</source><extracomment>formula_program</extracomment><translation>два числа или два вектора</translation></message>
<message><source>two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)</source><extracomment>formula_program</extracomment><translation>два числа либо вектор и число (два вектора умножает dot(a, b))</translation></message>
<message><source>two numbers, or an arrow and a number</source><extracomment>formula_program</extracomment><translation>два числа либо вектор и число</translation></message>
<message><source>two numbers (dot(v, v) is the square of an arrow)</source><extracomment>formula_program</extracomment><translation>два числа (квадрат вектора — dot(v, v))</translation></message>
<message><source>a number or an arrow</source><extracomment>formula_program</extracomment><translation>число или вектор</translation></message>
<message><source>two numbers (|v| is the length of an arrow)</source><extracomment>formula_program</extracomment><translation>два числа (длина вектора — |v|)</translation></message>
<message><source>two values of one kind</source><extracomment>formula_program</extracomment><translation>два значения одного вида</translation></message>
<message><source>two conditions such as a &lt; b</source><extracomment>formula_program</extracomment><translation>два условия, например a &lt; b</translation></message>
<message><source>a condition such as a &lt; b</source><extracomment>formula_program</extracomment><translation>условие, например a &lt; b</translation></message>
<message><source>a condition and two values of one kind</source><extracomment>formula_program</extracomment><translation>условие и два значения одного вида</translation></message>
<message><source>two values of one kind and a number</source><extracomment>formula_program</extracomment><translation>два значения одного вида и число</translation></message>
<message><source>numbers</source><extracomment>formula_program</extracomment><translation>числа</translation></message>
<message><source>two arrows</source><extracomment>formula_program</extracomment><translation>два вектора</translation></message>
<message><source>an arrow and a number</source><extracomment>formula_program</extracomment><translation>вектор и число</translation></message>
<message><source>an arrow</source><extracomment>formula_program</extracomment><translation>вектор</translation></message>
<message><source>The formula is empty.</source><extracomment>formula_text</extracomment><translation>Формула пуста.</translation></message>
<message><source>Write a line such as %1.</source><extracomment>formula_text</extracomment><translation>Напишите строку, например %1.</translation></message>
<message><source>A part of an arrow cannot be set. Make a new arrow: name = at(x, y).</source><extracomment>formula_text</extracomment><translation>Часть вектора задать нельзя. Создайте новый вектор: имя = at(x, y).</translation></message>
<message><source>Only the last line may have no name. Write name = before it, or remove it.</source><extracomment>formula_text</extracomment><translation>Без имени может быть только последняя строка. Напишите перед ней имя = или удалите её.</translation></message>
<message><source>The formula has no force.</source><extracomment>formula_text</extracomment><translation>В формуле нет силы.</translation></message>
<message><source>The formula has no number.</source><extracomment>formula_text</extracomment><translation>В формуле нет числа.</translation></message>
<message><source>Line %1, column %2: %3</source><extracomment>formula_text</extracomment><translation>Строка %1, столбец %2: %3</translation></message>
<message><source>The formula has more than 4,000 characters. Shorten it.</source><extracomment>formula_text</extracomment><translation>В формуле больше 4 000 знаков. Сократите её.</translation></message>
<message><source>an agent of this project</source><extracomment>node_code</extracomment><translation>агент этого проекта</translation></message>
<message><source>%3 or a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 или целое число от %1 до %2</translation></message>
<message><source>a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>целое число от %1 до %2</translation></message>
<message><source>%3 or a number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 или число от %1 до %2</translation></message>
<message><source>%1 must be a finite number.</source><extracomment>setting</extracomment><translation>%1: нужно конечное число.</translation></message>
<message><source>%1 is %2; it must be %3 to %4 (4000000 means no limit).</source><extracomment>setting</extracomment><translation>%1 — %2, а должно быть от %3 до %4 (4000000 — без предела).</translation></message>
<message><source>%1 is %2; it must be %3 to %4.</source><extracomment>setting</extracomment><translation>%1 — %2, а должно быть от %3 до %4.</translation></message>
<message><source>%1 is %2; it must be a whole number.</source><extracomment>setting</extracomment><translation>%1 — %2, а должно быть целое число.</translation></message>
<message><source>%1 is "%2"; it must be a color such as "#4caf50".</source><extracomment>setting</extracomment><translation>%1 — «%2», а должен быть цвет, например «#4caf50».</translation></message>
<message><source>%1 is "%2"; it must be one of: %3.</source><extracomment>setting</extracomment><translation>%1 — «%2», а должно быть одно из: %3.</translation></message>
<message><source>%1 has %2 places; it may have at most 100000.</source><extracomment>setting</extracomment><translation>%1: мест %2, а может быть не больше 100000.</translation></message>
<message><source>%1 must be true or false.</source><extracomment>setting</extracomment><translation>%1: нужно true или false.</translation></message>
<message><source>%1 must be a list of numbers, x and y in turn: [x, y, x, y].</source><extracomment>setting</extracomment><translation>%1: нужен список чисел, x и y по очереди: [x, y, x, y].</translation></message>
<message><source>%1 must be text in quotation marks.</source><extracomment>setting</extracomment><translation>%1: нужен текст в кавычках.</translation></message>
<message><source>active if %1</source><extracomment>worked_formula</extracomment><translation>активно, если %1</translation></message>
<message><source>true if %1</source><extracomment>worked_formula</extracomment><translation>истинно, если %1</translation></message>
<message><source>%1, if %2</source><extracomment>worked_formula</extracomment><translation>%1, если %2</translation></message>
<message><source>The formula of a ground has x and y, the place of a cell, and no values of agents. Use these two.</source><extracomment>ground</extracomment><translation>В формуле грунта есть x и y — место клетки — и нет значений агентов. Пользуйтесь этими двумя.</translation></message>
<message><source>The painting of a ground is wrong at character %1: %2</source><extracomment>ground</extracomment><translation>Рисунок грунта неверен в знаке %1: %2</translation></message>
<message><source>it must begin with its columns and rows, such as 64x48, with at most 1,048,576 cells.</source><extracomment>ground</extracomment><translation>он должен начинаться со столбцов и строк, например 64x48, и в нём не больше 1 048 576 клеток.</translation></message>
<message><source>a space and a level of two hexadecimal digits must follow, such as 7f.</source><extracomment>ground</extracomment><translation>дальше нужны пробел и уровень из двух шестнадцатеричных цифр, например 7f.</translation></message>
<message numerus="yes"><source>it has %n cells. Write how many of them have this level.</source><extracomment>ground</extracomment><translation><numerusform>в нём %n клетка. Напишите, у скольких из них этот уровень.</numerusform><numerusform>в нём %n клетки. Напишите, у скольких из них этот уровень.</numerusform><numerusform>в нём %n клеток. Напишите, у скольких из них этот уровень.</numerusform></translation></message>
<message numerus="yes"><source>it ends after %1 of %n cells. Add their levels.</source><extracomment>ground</extracomment><translation><numerusform>он заканчивается на %1 из %n клетки. Добавьте уровни остальных.</numerusform><numerusform>он заканчивается на %1 из %n клеток. Добавьте уровни остальных.</numerusform><numerusform>он заканчивается на %1 из %n клеток. Добавьте уровни остальных.</numerusform></translation></message>
<message><source>"%1" drives %2.%3, which no agent has for itself. Set the parameter for the agent type or the world.</source><extracomment>own_values</extracomment><translation>«%1» управляет %2.%3, а своего значения нет ни у одного агента. Задайте параметр для типа агентов или для мира.</translation></message>
<message><source>"%1" drives %2.%3, which no agent type has for itself. Set the parameter for the world.</source><extracomment>own_values</extracomment><translation>«%1» управляет %2.%3, а своего значения нет ни у одного типа агентов. Задайте параметр для мира.</translation></message>
<message><source>The world needs a value of each parameter. Give one.</source><extracomment>inputs</extracomment><translation>Миру нужно значение каждого параметра. Задайте его.</translation></message>
<message><source>The edit at tick %1 cannot be made: %2</source><extracomment>inputs</extracomment><translation>Правку на тике %1 сделать нельзя: %2</translation></message>
<message><source>%1 per minute</source><extracomment>measure</extracomment><translation>%1 в минуту</translation></message>
<message><source>%1 per second</source><extracomment>measure</extracomment><translation>%1 в секунду</translation></message>
<message><source>%1 in the last %2 s</source><extracomment>measure</extracomment><translation>%1 за последние %2 с</translation></message>
<message><source>%1, least</source><extracomment>measure</extracomment><translation>%1, наименьшее</translation></message>
<message><source>%1, most</source><extracomment>measure</extracomment><translation>%1, наибольшее</translation></message>
<message><source>%1, spread</source><extracomment>measure</extracomment><translation>%1, разброс</translation></message>
<message><source>%1, sum</source><extracomment>measure</extracomment><translation>%1, сумма</translation></message>
<message><source>%1, mean</source><extracomment>measure</extracomment><translation>%1, среднее</translation></message>
<message numerus="yes"><source>%n agents of %1 instead of %2</source><extracomment>run_check</extracomment><translation><numerusform>%1: %n агент вместо %2</numerusform><numerusform>%1: %n агента вместо %2</numerusform><numerusform>%1: %n агентов вместо %2</numerusform></translation></message>
<message><source>agents of %1</source><extracomment>run_check</extracomment><translation>агенты: %1</translation></message>
<message><source>%1 or %2, or both</source><extracomment>run_check</extracomment><translation>%1 или %2 либо оба</translation></message>
<message><source>%1, %2 or %3, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2 или %3 либо несколько из них</translation></message>
<message><source>%1, %2, %3 or %4, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2, %3 или %4 либо несколько из них</translation></message>
<message numerus="yes"><source>some of %n agents of %1, from %2 to %3</source><extracomment>run_check</extracomment><translation><numerusform>%1: часть из %n агента, от %2 до %3</numerusform><numerusform>%1: часть из %n агентов, от %2 до %3</numerusform><numerusform>%1: часть из %n агентов, от %2 до %3</numerusform></translation></message>
<message><source>There is no agent %1 of "%2": it is gone, or was never there.</source><extracomment>simulation_parameters</extracomment><translation>Нет агента %1 типа «%2»: его больше нет или никогда не было.</translation></message>
<message><source>The agent is gone.</source><extracomment>simulation_parameters</extracomment><translation>Агента больше нет.</translation></message>
<message><source>The snapshot is of another project, of one with another seed, or from before a reload that changed it. Restore it in a simulation of the project that it was taken from.</source><extracomment>simulation_parameters</extracomment><translation>Снимок — из другого проекта, из проекта с другим зерном или сделан до перезагрузки, которая его изменила. Восстановите его в симуляции того проекта, в котором он сделан.</translation></message>
<message><source>The snapshot was changed after it was taken: %1. Take a new one.</source><extracomment>simulation_parameters</extracomment><translation>Снимок изменён после того, как его сделали: %1. Сделайте новый.</translation></message>
<message><source>a multiple of 2^-28 from %1 to below %2</source><extracomment>snapshot</extracomment><translation>число, кратное 2^-28, от %1 до значения меньше %2</translation></message>
<message><source>a multiple of 2^-28 from %1 to %2</source><extracomment>snapshot</extracomment><translation>число, кратное 2^-28, от %1 до %2</translation></message>
<message><source>the column of %1 of "%2" has %3 numbers for %4 agents</source><extracomment>snapshot</extracomment><translation>в столбце %1 типа «%2» чисел %3, а агентов %4</translation></message>
<message><source>agent %1 of "%2" has %3 as %4. It must be %5</source><extracomment>snapshot</extracomment><translation>у агента %1 типа «%2» значение %3 (%4). Должно быть: %5</translation></message>
<message><source>the agents of "%1" are of another project</source><extracomment>snapshot</extracomment><translation>агенты «%1» — из другого проекта</translation></message>
<message><source>the columns of "%1" do not have a number for each agent</source><extracomment>snapshot</extracomment><translation>в столбцах «%1» нет числа для каждого агента</translation></message>
<message><source>the numbers of the agents of "%1" do not ascend to the next one</source><extracomment>snapshot</extracomment><translation>номера агентов «%1» не возрастают до следующего</translation></message>
<message><source>an agent of "%1" has a life that has not begun</source><extracomment>snapshot</extracomment><translation>у агента «%1» жизнь, которая ещё не началась</translation></message>
<message><source>an agent of "%1" is led by a behavior that it does not have</source><extracomment>snapshot</extracomment><translation>агента «%1» ведёт поведение, которого у него нет</translation></message>
<message><source>the nodes of "%1" remember other values</source><extracomment>snapshot</extracomment><translation>узлы «%1» помнят другие значения</translation></message>
<message><source>the memory "%1" of node "%2"</source><extracomment>snapshot</extracomment><translation>память «%1» узла «%2»</translation></message>
<message><source>the bodies at the last count of contacts are of another world</source><extracomment>snapshot</extracomment><translation>тела при последнем подсчёте касаний — из другого мира</translation></message>
<message><source>the bodies of "%1" do not ascend</source><extracomment>snapshot</extracomment><translation>тела «%1» не возрастают</translation></message>
<message><source>contacts are counted that have not begun</source><extracomment>snapshot</extracomment><translation>подсчитаны касания, которые не начались</translation></message>
<message><source>lives of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>жизни «%1» подсчитаны на более поздних тиках</translation></message>
<message><source>events of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>события «%1» подсчитаны на более поздних тиках</translation></message>
<message><source>its end is at a later tick</source><extracomment>snapshot</extracomment><translation>его конец на более позднем тике</translation></message>
<message><source>the agents on the cells of a way are counted wrongly</source><extracomment>snapshot</extracomment><translation>агенты на клетках маршрута подсчитаны неверно</translation></message>
<message><source>source "%1" has %2 births and carries %3, which must be at least 0 and below 1</source><extracomment>snapshot</extracomment><translation>у источника «%1» рождений %2, а остаток %3; он должен быть не меньше 0 и меньше 1</translation></message>
<message><source>the mouse is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>мышь за пределами мира</translation></message>
<message><source>the external "%1" is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>внешний объект «%1» за пределами мира</translation></message>
<message><source>agent %1 of "%2" has too many goals, or one outside the limits of the world</source><extracomment>snapshot</extracomment><translation>у агента %1 типа «%2» слишком много целей или есть цель за пределами мира</translation></message>
<message><source>agent %1 of "%2" has a base velocity outside the limits of the world</source><extracomment>snapshot</extracomment><translation>у агента %1 типа «%2» базовая скорость за пределами мира</translation></message>
<message><source>it does not have a part for each agent type</source><extracomment>snapshot</extracomment><translation>в нём нет части для каждого типа агентов</translation></message>
<message><source>its tick is above 2^53</source><extracomment>snapshot</extracomment><translation>его тик больше 2^53</translation></message>
<message><source>it has no room for agents that are born</source><extracomment>snapshot</extracomment><translation>в нём нет места для агентов, которые родятся</translation></message>
<message><source>it does not have each variable of the world</source><extracomment>snapshot</extracomment><translation>в нём нет каждой переменной мира</translation></message>
<message><source>the variable "%1" is not from -4,000,000 to 4,000,000</source><extracomment>snapshot</extracomment><translation>переменная «%1» не от -4 000 000 до 4 000 000</translation></message>
<message><source>its grounds have other cells, or hold what no ground can hold</source><extracomment>snapshot</extracomment><translation>у его грунтов другие клетки, или в них то, чего в грунте быть не может</translation></message>
<message numerus="yes"><source>%n threads</source><extracomment>bench</extracomment><translation><numerusform>%n поток</numerusform><numerusform>%n потока</numerusform><numerusform>%n потоков</numerusform></translation></message>
<message><source>%1: %2 agents, %3 ticks on %4 in %5 s</source><extracomment>bench</extracomment><translation>%1: агентов: %2, тиков: %3, %4, %5 с</translation></message>
<message><source>%1 ns per agent and tick, %2 ticks per second</source><extracomment>bench</extracomment><translation>%1 нс на агента и тик, тиков в секунду: %2</translation></message>
<message><source>%1 neighbors looked at, %2 bytes per agent</source><extracomment>bench</extracomment><translation>просмотрено соседей: %1, байт на агента: %2</translation></message>
<message><source>The project has no agents. Give an agent type a count.</source><extracomment>bench</extracomment><translation>В проекте нет агентов. Задайте типу агентов количество.</translation></message>
<message><source>%1 agents at this density need a world of %2; the limit is 1000000. Ask for fewer agents.</source><extracomment>bench</extracomment><translation>Агентов: %1. При такой плотности нужен мир размером %2, а предел — 1000000. Возьмите меньше агентов.</translation></message>
<message><source>How many ticks to run. Default: %1.</source><extracomment>bench</extracomment><translation>Сколько тиков выполнить. По умолчанию: %1.</translation></message>
<message><source>Print where the time goes: per node, neighbor search, motion, sorting. The measurement itself costs some time.</source><extracomment>bench</extracomment><translation>Показать, на что уходит время: по узлам, поиск соседей, движение, сортировка. Само измерение тоже занимает время.</translation></message>
<message><source>Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash and more.</source><extracomment>bench</extracomment><translation>Вывести один объект JSON: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash и другое.</translation></message>
<message><source>checking %1</source><extracomment>check</extracomment><translation>проверка %1</translation></message>
<message><source>"%1" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5</source><extracomment>command_line</extracomment><translation>«%1» — не точка. Пишите X,Y, оба от -1000000 до 1000000, например 120,80.5</translation></message>
<message><source>Runs, checks and exports Tiller projects: agents that move by steering behaviors.</source><extracomment>command_line</extracomment><translation>Запускает, проверяет и экспортирует проекты Tiller: агенты, которыми движут управляющие поведения.</translation></message>
<message><source>Options</source><extracomment>command_line</extracomment><translation>Параметры</translation></message>
<message><source>Print the version.</source><extracomment>command_line</extracomment><translation>Показать версию.</translation></message>
<message><source>Print this help.</source><extracomment>command_line</extracomment><translation>Показать эту справку.</translation></message>
<message><source>Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or write, 130 stopped by Ctrl+C.</source><extracomment>command_line</extracomment><translation>Коды завершения: 0 — успех, 1 — проблемы в файле, 2 — неверный вызов, 3 — не удалось прочитать или записать, 130 — остановлено по Ctrl+C.</translation></message>
<message><source>Subcommands</source><extracomment>command_line</extracomment><translation>Подкоманды</translation></message>
<message><source>Set-up</source><extracomment>command_line</extracomment><translation>Установка</translation></message>
<message><source>"%1" is not a whole number from %2 to %3</source><extracomment>command_line</extracomment><translation>«%1» — не целое число от %2 до %3</translation></message>
<message><source>Can be repeated.</source><extracomment>command_line</extracomment><translation>Можно повторять.</translation></message>
<message><source>"%1" is unknown.</source><extracomment>command_line</extracomment><translation>«%1» неизвестно.</translation></message>
<message><source>this machine has no %1. Leave out --simd to use the widest it has: %2.</source><extracomment>command_line</extracomment><translation>на этой машине нет %1. Без --simd используется самый широкий из доступных наборов: %2.</translation></message>
<message><source>there is not enough memory. Run fewer agents.</source><extracomment>command_line</extracomment><translation>не хватает памяти. Возьмите меньше агентов.</translation></message>
<message><source>unexpected error: %1. Please report it.</source><extracomment>command_line</extracomment><translation>непредвиденная ошибка: %1. Сообщите о ней, пожалуйста.</translation></message>
<message><source>could not write to standard output: %1.</source><extracomment>console</extracomment><translation>не удалось записать в стандартный вывод: %1.</translation></message>
<message><source>tick %1 of %2, %3%, about %4 s left</source><extracomment>console</extracomment><translation>тик %1 из %2, %3%, осталось около %4 с</translation></message>
<message><source>%1 would overwrite "%2", which is read as %3. Name another file to write.</source><extracomment>console</extracomment><translation>%1 перезапишет «%2», а этот файл читается как %3. Укажите для записи другой файл.</translation></message>
<message><source>%1 and %2 would both go to standard output. Write one of them to a file.</source><extracomment>console</extracomment><translation>%1 и %2 оба идут в стандартный вывод. Запишите что-то одно в файл.</translation></message>
<message><source>%1 and %2 would both write "%3". Give each a file of its own.</source><extracomment>console</extracomment><translation>%1 и %2 оба пишут в «%3». Дайте каждому свой файл.</translation></message>
<message><source>reading %1</source><extracomment>console</extracomment><translation>чтение %1</translation></message>
<message><source>"%1" does not end in .png, .gif or .mp4. The ending chooses the format</source><extracomment>editor</extracomment><translation>«%1» не оканчивается на .png, .gif или .mp4. Окончание определяет формат</translation></message>
<message><source>"%1" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720</source><extracomment>editor</extracomment><translation>«%1» — не размер. Пишите WxH, оба от 16 до 8192, например 1280x720</translation></message>
<message><source>tiller-editor is not installed: it is neither in the folder of tiller nor in PATH. Install the editor.</source><extracomment>editor</extracomment><translation>tiller-editor не установлен: его нет ни в папке tiller, ни в PATH. Установите редактор.</translation></message>
<message><source>%1 could not be started: %2.</source><extracomment>editor</extracomment><translation>не удалось запустить %1: %2.</translation></message>
<message><source>--from %1 is after the last tick, %2.</source><extracomment>editor</extracomment><translation>--from %1 позже последнего тика, %2.</translation></message>
<message><source>The last tick. Default: %1.</source><extracomment>editor</extracomment><translation>Последний тик. По умолчанию: %1.</translation></message>
<message><source>the texts of %1 cannot be read. Install Tiller anew, or leave out --language.</source><extracomment>export</extracomment><translation>не удаётся прочитать тексты языка %1. Установите Tiller заново или уберите --language.</translation></message>
<message><source>--template goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--template бывает только с --to html и --to site.</translation></message>
<message><source>--language goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--language бывает только с --to html и --to site.</translation></message>
<message><source>--title goes with --to site only.</source><extracomment>export</extracomment><translation>--title бывает только с --to site.</translation></message>
<message><source>--to %1 takes one FILE. A folder of several is --to site.</source><extracomment>export</extracomment><translation>--to %1 принимает один FILE. Папка из нескольких — это --to site.</translation></message>
<message><source>A site is a folder: name it with --output.</source><extracomment>export</extracomment><translation>Сайт — это папка: укажите её в --output.</translation></message>
<message><source>The format to write: json for games, html for one file that plays in a browser, site for a folder with such a file for each lesson and an index. Default: %1.</source><extracomment>export</extracomment><translation>В каком формате записать: json для игр, html — один файл, который работает в браузере, site — папка с таким файлом для каждого урока и оглавлением. По умолчанию: %1.</translation></message>
<message><source>take is "%1". Write end, mean, first-at-least or first-at-most.</source><extracomment>find</extracomment><translation>take: «%1». Пишите end, mean, first-at-least или first-at-most.</translation></message>
<message><source>%1 is "%2"; it must be a number.</source><extracomment>find</extracomment><translation>%1: «%2», а нужно число.</translation></message>
<message><source>%1 requires %2.</source><extracomment>find</extracomment><translation>для %1 нужен %2.</translation></message>
<message><source>it has no target. Add ,target=X.</source><extracomment>find</extracomment><translation>нет цели. Добавьте ,target=X.</translation></message>
<message><source>%1, seconds until at least %2</source><extracomment>find</extracomment><translation>%1, секунд, пока не станет не меньше %2</translation></message>
<message><source>%1, seconds until at most %2</source><extracomment>find</extracomment><translation>%1, секунд, пока не станет не больше %2</translation></message>
<message><source>%1, small</source><extracomment>find</extracomment><translation>%1, меньше</translation></message>
<message><source>%1, large</source><extracomment>find</extracomment><translation>%1, больше</translation></message>
<message><source>%1, near %2</source><extracomment>find</extracomment><translation>%1, около %2</translation></message>
<message><source>%1, weight %2</source><extracomment>find</extracomment><translation>%1, вес %2</translation></message>
<message><source>point</source><extracomment>find</extracomment><translation>точка</translation></message>
<message><source>score</source><extracomment>find</extracomment><translation>оценка</translation></message>
<message><source>project</source><extracomment>find</extracomment><translation>проект</translation></message>
<message><source>No other values were tried.</source><extracomment>find</extracomment><translation>Другие значения не пробовались.</translation></message>
<message><source>Result 1 is better than the project: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Результат 1 лучше проекта: оценка результата 1 — %1, проекта — %2, новых зёрен: %3.</translation></message>
<message><source>The project is as good as result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Проект не хуже результата 1: оценка результата 1 — %1, проекта — %2, новых зёрен: %3.</translation></message>
<message><source>The project is better than result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Проект лучше результата 1: оценка результата 1 — %1, проекта — %2, новых зёрен: %3.</translation></message>
<message><source>searching</source><extracomment>find</extracomment><translation>поиск</translation></message>
<message><source>%1 points of %2 seeds, %3 s</source><extracomment>find</extracomment><translation>точек: %1, зёрен на точку: %2, %3 с</translation></message>
<message><source>A subcommand is required</source><extracomment>help</extracomment><translation>Нужна подкоманда</translation></message>
<message><source>%1 is required</source><extracomment>help</extracomment><translation>не указано: %1</translation></message>
<message><source>%1: %2 required %3 missing</source><extracomment>help</extracomment><translation>%1: не хватает %3 (нужно: %2)</translation></message>
<message><source>%1 excludes %2</source><extracomment>help</extracomment><translation>%1 нельзя использовать вместе с %2</translation></message>
<message><source>NAME</source><extracomment>help</extracomment><translation>ИМЯ</translation></message>
<message><source>steering behaviors: run, check and export projects</source><extracomment>help</extracomment><translation>управляющие поведения: запуск, проверка и экспорт проектов</translation></message>
<message><source>SYNOPSIS</source><extracomment>help</extracomment><translation>ОБЗОР</translation></message>
<message><source>DESCRIPTION</source><extracomment>help</extracomment><translation>ОПИСАНИЕ</translation></message>
<message><source>COMMANDS</source><extracomment>help</extracomment><translation>КОМАНДЫ</translation></message>
<message><source>OPTIONS</source><extracomment>help</extracomment><translation>ПАРАМЕТРЫ</translation></message>
<message><source>EXIT STATUS</source><extracomment>help</extracomment><translation>КОД ЗАВЕРШЕНИЯ</translation></message>
<message><source>Usage</source><extracomment>help</extracomment><translation>Использование</translation></message>
<message><source>SUBCOMMAND</source><extracomment>help</extracomment><translation>ПОДКОМАНДА</translation></message>
<message><source>Positionals</source><extracomment>help</extracomment><translation>Позиционные аргументы</translation></message>
<message><source>unknown option "%1".</source><extracomment>help</extracomment><translation>неизвестный параметр «%1».</translation></message>
<message><source>unexpected argument "%1".</source><extracomment>help</extracomment><translation>лишний аргумент «%1».</translation></message>
<message><source>`%1 --help` shows help.</source><extracomment>help</extracomment><translation>Справка: `%1 --help`.</translation></message>
<message><source>%1: the map has no class, layer or value "%2" that can become %3.</source><extracomment>import</extracomment><translation>%1: в карте нет класса, слоя или значения «%2», из которого можно сделать %3.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map.</source><extracomment>import</extracomment><translation>Ничего не становится частью мира. Выберите с помощью --solid и --map.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map among: %1.</source><extracomment>import</extracomment><translation>Ничего не становится частью мира. Выберите с помощью --solid и --map из этого: %1.</translation></message>
<message><source>--map: "%1" is no NAME=KIND. KIND is nothing, layer, obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>import</extracomment><translation>--map: «%1» — не NAME=KIND. KIND — это nothing, layer, obstacle, region, path, point, tile-shapes, agent или agent:TYPE.</translation></message>
<message><source>drawing %1</source><extracomment>import</extracomment><translation>рисование %1</translation></message>
<message><source>--into takes a project (*.tiller), but "%1" is an export.</source><extracomment>import</extracomment><translation>--into принимает проект (*.tiller), а «%1» — экспорт.</translation></message>
<message><source>The picture is %1.</source><extracomment>import</extracomment><translation>Картинка: %1.</translation></message>
<message><source>"%1" is not a scale. It is a number from 0.0001 to 10000</source><extracomment>import</extracomment><translation>«%1» — не масштаб. Это число от 0.0001 до 10000</translation></message>
<message><source>Leave out the map's picture. Without this, its tiles and backgrounds are drawn into one picture beside OUT, which a layer shows beneath the world.</source><extracomment>import</extracomment><translation>Без картинки карты. Если этого не указать, её тайлы и фоны рисуются на одну картинку рядом с OUT, которую слой показывает под миром.</translation></message>
<message><source>WHAT IT DOES</source><extracomment>list</extracomment><translation>ЧТО ДЕЛАЕТ</translation></message>
<message><source>%1 is no table of answers that a pupil has handed in. Leave it out, or name the CSV file of a pupil.</source><extracomment>list</extracomment><translation>%1 — не таблица ответов, сданных учеником. Уберите его или укажите файл CSV ученика.</translation></message>
<message><source>%1 has other columns than %2: the tables of a class have one language and one separator.</source><extracomment>list</extracomment><translation>Столбцы в %1 не такие, как в %2: у таблиц одного класса один язык и один разделитель.</translation></message>
<message><source>Print a JSON array of objects with type, kind, title, ports, settings, help, formula and source.</source><extracomment>list</extracomment><translation>Вывести массив JSON из объектов с type, kind, title, ports, settings, help, formula и source.</translation></message>
<message><source>warning: %1 is neither the project that %2 starts from nor the one it ends with. The log's own project is run.</source><extracomment>run</extracomment><translation>предупреждение: %1 — не тот проект, с которого начинается %2, и не тот, которым заканчивается. Выполняется проект из самого журнала.</translation></message>
<message><source>the project does not run with the values of --set: %1</source><extracomment>run</extracomment><translation>проект не работает со значениями из --set: %1</translation></message>
<message><source>warning: %1 ends within a block, which was left out. Ticks that are complete: %2.</source><extracomment>run</extracomment><translation>предупреждение: %1 обрывается внутри блока, этот блок пропущен. Полных тиков: %2.</translation></message>
<message><source>warning: %1 is too long to be read whole. Only its first %2 ticks are run.</source><extracomment>run</extracomment><translation>предупреждение: %1 слишком длинный, чтобы прочитать его целиком. Выполняются только первые тики, всего %2.</translation></message>
<message><source>%1: %2 agents, %3 ticks, %4 s</source><extracomment>run</extracomment><translation>%1: агентов: %2, тиков: %3, %4 с</translation></message>
<message><source>contacts %1: %2</source><extracomment>run</extracomment><translation>касания %1: %2</translation></message>
<message><source>entered %1: %2</source><extracomment>run</extracomment><translation>вход в режим %1: %2</translation></message>
<message><source>did %1: %2</source><extracomment>run</extracomment><translation>выполнено %1: %2</translation></message>
<message><source>arrived %1: %2</source><extracomment>run</extracomment><translation>прибытие %1: %2</translation></message>
<message><source>variable %1: %2</source><extracomment>run</extracomment><translation>переменная %1: %2</translation></message>
<message><source>%1, at tick %2</source><extracomment>run</extracomment><translation>%1, тик %2</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after the start. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>Прогон отличается от записи на тике %1: %2. Расхождение появилось после начала. Возьмите ту версию Tiller, в которой сделана запись.</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after tick %3. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>Прогон отличается от записи на тике %1: %2. Расхождение появилось после тика %3. Возьмите ту версию Tiller, в которой сделана запись.</translation></message>
<message><source>--every requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>для --every нужен --trace или --plots. Справка: `tiller run --help`.</translation></message>
<message><source>--decimals requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>для --decimals нужен --trace или --plots. Справка: `tiller run --help`.</translation></message>
<message><source>warning: %1 has no plots, so --plots writes the ticks alone. Add plots in the editor.</source><extracomment>run</extracomment><translation>предупреждение: в %1 нет графиков, поэтому --plots пишет одни тики. Добавьте графики в редакторе.</translation></message>
<message><source>How many ticks to run, unless the run ends before. Default: %1, or the length of the log of --inputs.</source><extracomment>run</extracomment><translation>Сколько тиков выполнить, если прогон не закончится раньше. По умолчанию: %1 или длина журнала из --inputs.</translation></message>
<message><source>Print the hash of the final state in hex, as the last line of the output.</source><extracomment>run</extracomment><translation>Вывести хеш конечного состояния в шестнадцатеричном виде последней строкой.</translation></message>
<message><source>Print one JSON object: ticks, agents, hash, contacts per pair of types, events (arrivals and entered modes, per agent type and node), how the run ended, and seconds.</source><extracomment>run</extracomment><translation>Вывести один объект JSON: ticks, agents, hash, contacts по парам типов, events (прибытия и входы в режимы, по типам агентов и узлам), чем закончился прогон, и seconds.</translation></message>
<message><source>%1 is not installed. Install %2.</source><extracomment>sweep</extracomment><translation>программа %1 не установлена. Установите %2.</translation></message>
<message><source>Slurm's commands, and call this on a machine that may submit</source><extracomment>sweep</extracomment><translation>команды Slurm и вызовите это на машине, с которой можно отправлять задания</translation></message>
<message><source>--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.</source><extracomment>sweep</extracomment><translation>--sweep, --vary, --seeds, --ticks, --measure, --take и --limit бывают только с plan.</translation></message>
<message><source>--output requires plan or merge.</source><extracomment>sweep</extracomment><translation>--output бывает только с plan или merge.</translation></message>
<message><source>--chunk and --threads require run.</source><extracomment>sweep</extracomment><translation>--chunk и --threads бывают только с run.</translation></message>
<message><source>--engine and --chunks require submit.</source><extracomment>sweep</extracomment><translation>--engine и --chunks бывают только с submit.</translation></message>
<message><source>%1 x %2 of %3 ticks: %4, about %5 s on one core</source><extracomment>sweep</extracomment><translation>%1 × %2, тиков в прогоне: %3; %4, около %5 с на одном ядре</translation></message>
<message numerus="yes"><source>%n combinations</source><extracomment>sweep</extracomment><translation><numerusform>%n сочетание</numerusform><numerusform>%n сочетания</numerusform><numerusform>%n сочетаний</numerusform></translation></message>
<message><source>--chunk is "%1". Write I/N, as in 1/8.</source><extracomment>sweep</extracomment><translation>--chunk: «%1». Пишите I/N, например 1/8.</translation></message>
<message numerus="yes"><source>running %n runs</source><extracomment>sweep</extracomment><translation><numerusform>выполняется %n прогон</numerusform><numerusform>выполняются %n прогона</numerusform><numerusform>выполняется %n прогонов</numerusform></translation></message>
<message><source>%1, %2 s; %3 had a result already</source><extracomment>sweep</extracomment><translation>%1, %2 с; результат уже был у %3</translation></message>
<message numerus="yes"><source>%n runs of %1 have no result yet. `tiller sweep run` runs them.</source><extracomment>sweep</extracomment><translation><numerusform>У %n прогона из %1 ещё нет результата. Выполнить: `tiller sweep run`.</numerusform><numerusform>У %n прогонов из %1 ещё нет результата. Выполнить: `tiller sweep run`.</numerusform><numerusform>У %n прогонов из %1 ещё нет результата. Выполнить: `tiller sweep run`.</numerusform></translation></message>
<message><source>runs</source><extracomment>sweep</extracomment><translation>прогоны</translation></message>
<message><source>mean</source><extracomment>sweep</extracomment><translation>среднее</translation></message>
<message><source>spread</source><extracomment>sweep</extracomment><translation>разброс</translation></message>
<message><source>no sweeps</source><extracomment>sweep</extracomment><translation>переборов нет</translation></message>
<message><source>the project has no sweep "%1". `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>в проекте нет перебора «%1». Список: `tiller sweep show`.</translation></message>
<message><source>the project has no sweep. Name what varies with --vary PATH=VALUES and what counts with --measure, or make a sweep in the editor.</source><extracomment>sweep_choice</extracomment><translation>в проекте нет перебора. Укажите, что меняется, с помощью --vary PATH=VALUES, и что измеряется, с помощью --measure, или создайте перебор в редакторе.</translation></message>
<message><source>the project has several sweeps. Choose one with --sweep; `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>в проекте несколько переборов. Выберите один с помощью --sweep; список: `tiller sweep show`.</translation></message>
<message><source>%1: "%2" is neither a plot of the project nor a setting of plots. Write the name of a plot, or settings as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>%1: «%2» — не график проекта и не настройка графиков. Напишите имя графика или настройки, например quantity=count,of=prey.</translation></message>
<message><source>the sweep measures nothing. Name a plot of the project with --measure, or settings with an agent type, as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>перебор ничего не измеряет. Укажите в --measure график проекта или настройки с типом агентов, например quantity=count,of=prey.</translation></message>
<message><source>Takes the output of one card to the input of another.</source><extracomment>inspector_model</extracomment><translation>Передаёт выход одной карточки на вход другой.</translation></message>
<message><source>Nodes that the canvas shows as one card.</source><extracomment>inspector_model</extracomment><translation>Узлы, которые холст показывает одной карточкой.</translation></message>
<message><source>"%1" has no range from %2 to %3. Write the smaller number first.</source><extracomment>find_task</extracomment><translation>У «%1» нет диапазона от %2 до %3. Сначала пишите меньшее число.</translation></message>
<message><source>"%1" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.</source><extracomment>find_task</extracomment><translation>«%1» — не диапазон. Пишите ПУТЬ=ОТ..ДО, например hunter.maxSpeed=60..150.</translation></message>
<message><source>The search has no goal. Say what should be small, large or near a number.</source><extracomment>find_task</extracomment><translation>У поиска нет цели. Скажите, что должно быть меньше, больше или около числа.</translation></message>
<message><source>A search changes 1 to %1 values; this one has %2.</source><extracomment>find_task</extracomment><translation>Поиск меняет от 1 до %1 значений, а здесь их %2.</translation></message>
<message><source>The search would not end. Give it a number of seconds or of points.</source><extracomment>find_task</extracomment><translation>Поиск никогда не закончится. Задайте ему число секунд или точек.</translation></message>
<message><source>A search needs at least one seed and one tick.</source><extracomment>find_task</extracomment><translation>Поиску нужны хотя бы одно зерно и один тик.</translation></message>
<message><source>The weight of a goal must be above 0.</source><extracomment>find_task</extracomment><translation>Вес цели должен быть больше 0.</translation></message>
<message><source>"%1" has two ranges. Remove one.</source><extracomment>find_task</extracomment><translation>У «%1» два диапазона. Удалите один.</translation></message>
<message><source>The project has several worlds; this is "%1", the first. Choose another world or a level with --part: %2</source><extracomment>ldtk</extracomment><translation>В проекте несколько миров; это «%1», первый. Другой мир или уровень выбирается через --part: %2</translation></message>
<message><source>The project has no levels.</source><extracomment>ldtk</extracomment><translation>В проекте нет уровней.</translation></message>
<message><source>There is no world and no level "%1".</source><extracomment>ldtk</extracomment><translation>Нет ни мира, ни уровня «%1».</translation></message>
<message><source>The level "%1" is not read: %2</source><extracomment>ldtk</extracomment><translation>Уровень «%1» не прочитан: %2</translation></message>
<message><source>The layer has no "__gridSize" above 0.</source><extracomment>ldtk</extracomment><translation>У слоя нет "__gridSize" больше 0.</translation></message>
<message><source>Import one level.</source><extracomment>ldtk</extracomment><translation>Импортируйте один уровень.</translation></message>
<message><source>"intGridCsv" does not hold the cells of the layer's size.</source><extracomment>ldtk</extracomment><translation>Клетки в "intGridCsv" не соответствуют размеру слоя.</translation></message>
<message><source>"px" of a tile is not two numbers.</source><extracomment>ldtk</extracomment><translation>"px" тайла — не два числа.</translation></message>
<message><source>The levels have more than 100,000 entities. Import one level.</source><extracomment>ldtk</extracomment><translation>В уровнях больше 100 000 объектов. Импортируйте один уровень.</translation></message>
<message><source>"%1" is not two numbers.</source><extracomment>ldtk</extracomment><translation>«%1» — не два числа.</translation></message>
<message><source>The scale must be a number above 0.</source><extracomment>map_import</extracomment><translation>Масштаб должен быть числом больше 0.</translation></message>
<message><source>All of the map is left of or above the place where it began at its first import, so nothing of it would be in the world. Import it into a new project.</source><extracomment>map_import</extracomment><translation>Вся карта левее или выше места, где она начиналась при первом импорте, поэтому в мир ничего не попало бы. Импортируйте её в новый проект.</translation></message>
<message><source>The map has grown %1 u to the left since its first import.</source><extracomment>map_import</extracomment><translation>С первого импорта карта выросла на %1 ед. влево.</translation></message>
<message><source>The map has grown %1 u to the left and %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>С первого импорта карта выросла на %1 ед. влево и на %2 ед. вверх.</translation></message>
<message><source>The map has grown %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>С первого импорта карта выросла на %2 ед. вверх.</translation></message>
<message><source>What is there is outside the world, whose (0, 0) stays where it was. Import the map into a new project to begin at its new corner.</source><extracomment>map_import</extracomment><translation>То, что там, — за пределами мира: его точка (0, 0) остаётся на месте. Чтобы начать с нового угла, импортируйте карту в новый проект.</translation></message>
<message><source>The tiles become more than 10,000 obstacles and regions, with the layer "%1". Choose fewer layers and values, or import a part of the map.</source><extracomment>map_import</extracomment><translation>Со слоем «%1» из тайлов получается больше 10 000 препятствий и областей. Выберите меньше слоёв и значений или импортируйте часть карты.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a path: it has one place only.</source><extracomment>map_import</extracomment><translation>Объект «%1» (%2) слоя «%3» не может стать путём: у него только одно место.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a region: it has no area.</source><extracomment>map_import</extracomment><translation>Объект «%1» (%2) слоя «%3» не может стать областью: у него нет площади.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become an obstacle: it has no size.</source><extracomment>map_import</extracomment><translation>Объект «%1» (%2) слоя «%3» не может стать препятствием: у него нет размера.</translation></message>
<message><source>"%1" is no more in the map, but stays: a node names it.</source><extracomment>map_import</extracomment><translation>«%1» больше нет на карте, но он остаётся: на него ссылается узел.</translation></message>
<message><source>%1 and %2 more</source><extracomment>map_import</extracomment><translation>%1 и ещё %2</translation></message>
<message><source>The world becomes %1 by %2, from %3 by %4.</source><extracomment>map_import</extracomment><translation>Мир становится %1 на %2 (был %3 на %4).</translation></message>
<message><source>The world is %1 by %2.</source><extracomment>map_import</extracomment><translation>Мир — %1 на %2.</translation></message>
<message><source>Left out: %1.</source><extracomment>map_import</extracomment><translation>Пропущено: %1.</translation></message>
<message><source>Only in the picture: %1.</source><extracomment>map_import</extracomment><translation>Только на картинке: %1.</translation></message>
<message numerus="yes"><source>%n obstacles</source><extracomment>map_import</extracomment><translation><numerusform>%n препятствие</numerusform><numerusform>%n препятствия</numerusform><numerusform>%n препятствий</numerusform></translation></message>
<message numerus="yes"><source>%n regions</source><extracomment>map_import</extracomment><translation><numerusform>%n область</numerusform><numerusform>%n области</numerusform><numerusform>%n областей</numerusform></translation></message>
<message numerus="yes"><source>%n paths</source><extracomment>map_import</extracomment><translation><numerusform>%n путь</numerusform><numerusform>%n пути</numerusform><numerusform>%n путей</numerusform></translation></message>
<message numerus="yes"><source>%n agents</source><extracomment>map_import</extracomment><translation><numerusform>%n агент</numerusform><numerusform>%n агента</numerusform><numerusform>%n агентов</numerusform></translation></message>
<message numerus="yes"><source>%n tiles become %1</source><extracomment>map_import</extracomment><translation><numerusform>%n тайл → %1</numerusform><numerusform>%n тайла → %1</numerusform><numerusform>%n тайлов → %1</numerusform></translation></message>
<message><source>%1; objects become %2</source><extracomment>map_import</extracomment><translation>%1; объекты → %2</translation></message>
<message><source>it is not in the map's folder.</source><extracomment>map_picture</extracomment><translation>она не в папке карты.</translation></message>
<message><source>it has more than 16 MB.</source><extracomment>map_picture</extracomment><translation>она больше 16 МБ.</translation></message>
<message><source>it cannot be read. Save it as PNG or JPEG.</source><extracomment>map_picture</extracomment><translation>её нельзя прочитать. Сохраните её как PNG или JPEG.</translation></message>
<message><source>it has more than 36 million pixels.</source><extracomment>map_picture</extracomment><translation>в ней больше 36 миллионов пикселей.</translation></message>
<message><source>those of the map have more than 100 million pixels.</source><extracomment>map_picture</extracomment><translation>в картинках карты больше 100 миллионов пикселей.</translation></message>
<message><source>The picture %1 is not drawn: %2</source><extracomment>map_picture</extracomment><translation>Картинка %1 не нарисована: %2</translation></message>
<message><source>The map draws too much; its picture shows what is behind.</source><extracomment>map_picture</extracomment><translation>Карта рисует слишком много; на её картинке видно то, что сзади.</translation></message>
<message><source>It could not be read.</source><extracomment>map_reading</extracomment><translation>Не удалось прочитать.</translation></message>
<message><source>Line %1: %2</source><extracomment>map_reading</extracomment><translation>Строка %1: %2</translation></message>
<message><source>There is no such file.</source><extracomment>map_reading</extracomment><translation>Такого файла нет.</translation></message>
<message><source>It is not in the map's folder; files elsewhere are not read. Move it there.</source><extracomment>map_reading</extracomment><translation>Он не в папке карты; файлы из других мест не читаются. Переместите его туда.</translation></message>
<message><source>There are more warnings.</source><extracomment>map_reading</extracomment><translation>Есть и другие предупреждения.</translation></message>
<message><source>"%1" is %2, not %3.</source><extracomment>map_reading</extracomment><translation>«%1» — это %2, а нужно: %3.</translation></message>
<message><source>"%1" is no whole number from %2 to %3.</source><extracomment>map_reading</extracomment><translation>«%1» — не целое число от %2 до %3.</translation></message>
<message><source>a text</source><extracomment>map_reading</extracomment><translation>текст</translation></message>
<message><source>The property "%1" is left out: a project cannot hold two of this name.</source><extracomment>map_reading</extracomment><translation>Свойство «%1» пропущено: двух с таким именем в проекте быть не может.</translation></message>
<message><source>The property "%1" is left out: a project cannot hold its name or value.</source><extracomment>map_reading</extracomment><translation>Свойство «%1» пропущено: такого имени или значения в проекте быть не может.</translation></message>
<message><source>The property "%1" is kept without the lists and objects that are in its list: a project cannot hold them.</source><extracomment>map_reading</extracomment><translation>Свойство «%1» сохранено без списков и объектов из его списка: в проекте их быть не может.</translation></message>
<message><source>The picture "%1" is not drawn. %2</source><extracomment>map_reading</extracomment><translation>Картинка «%1» не нарисована. %2</translation></message>
<message><source>The map has more than 1,000,000 tiles; its picture shows the first.</source><extracomment>map_reading</extracomment><translation>В карте больше 1 000 000 тайлов; на её картинке видны первые.</translation></message>
<message><source>The layers have more than 10,000,000 cells.</source><extracomment>map_reading</extracomment><translation>В слоях больше 10 000 000 клеток.</translation></message>
<message><source>The file is no map of Tiled (.tmj, .tmx) and no project of LDtk (.ldtk).</source><extracomment>map_reading</extracomment><translation>Файл — не карта Tiled (.tmj, .tmx) и не проект LDtk (.ldtk).</translation></message>
<message><source>Only projects of LDtk have parts to choose from.</source><extracomment>map_reading</extracomment><translation>Выбирать части можно только в проектах LDtk.</translation></message>
<message><source>The map is empty: it has no size. Draw something in it first.</source><extracomment>map_reading</extracomment><translation>Карта пуста: у неё нет размера. Сначала нарисуйте в ней что-нибудь.</translation></message>
<message><source>The text is not UTF-8. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Текст — не UTF-8. Сохраните карту в Tiled ещё раз.</translation></message>
<message><source>The file has more elements than a map can have. In Tiled, save its layers as CSV or base64, not as XML.</source><extracomment>map_xml</extracomment><translation>В файле больше элементов, чем может быть в карте. Сохраните её слои в Tiled как CSV или base64, а не как XML.</translation></message>
<message><source>This is not sound XML: %1. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Это повреждённый XML: %1. Сохраните карту в Tiled ещё раз.</translation></message>
<message><source>The file is XML, but no map of Tiled.</source><extracomment>map_xml</extracomment><translation>Файл — XML, но не карта Tiled.</translation></message>
<message><source>The file is nested deeper than %1 levels. Use fewer groups.</source><extracomment>map_xml</extracomment><translation>Вложенность файла глубже %1 уровней. Возьмите меньше групп.</translation></message>
<message><source>The map is %1. Only orthogonal maps can be imported.</source><extracomment>tiled</extracomment><translation>Вид карты — %1. Импортировать можно только ортогональные карты.</translation></message>
<message><source>The map has no size of its tiles: "tilewidth" and "tileheight" must be above 0.</source><extracomment>tiled</extracomment><translation>У карты нет размера тайлов: "tilewidth" и "tileheight" должны быть больше 0.</translation></message>
<message><source>Import a part of the map.</source><extracomment>tiled</extracomment><translation>Импортируйте часть карты.</translation></message>
<message><source>The map has more than 100,000 objects.</source><extracomment>tiled</extracomment><translation>В карте больше 100 000 объектов.</translation></message>
<message><source>The objects have more than 2,000,000 points.</source><extracomment>tiled</extracomment><translation>У объектов больше 2 000 000 точек.</translation></message>
<message><source>The template "%1" is not read: %2</source><extracomment>tiled</extracomment><translation>Шаблон «%1» не прочитан: %2</translation></message>
<message><source>it holds no object.</source><extracomment>tiled</extracomment><translation>в нём нет объекта.</translation></message>
<message><source>The template "%1" is not read: it is too large.</source><extracomment>tiled</extracomment><translation>Шаблон «%1» не прочитан: он слишком велик.</translation></message>
<message><source>The tiles have more than 100,000 collision shapes. Use fewer, or import a part of the map.</source><extracomment>tiled</extracomment><translation>У тайлов больше 100 000 форм столкновений. Возьмите меньше или импортируйте часть карты.</translation></message>
<message><source>The shape has more than 100,000 points. Use several shapes.</source><extracomment>tiled_parts</extracomment><translation>У формы больше 100 000 точек. Возьмите несколько форм.</translation></message>
<message><source>The map lists more than 1,000 tilesets.</source><extracomment>tiled_parts</extracomment><translation>В карте перечислено больше 1 000 наборов тайлов.</translation></message>
<message><source>The tileset "%1" is not read, so its tiles have no collision shapes and no classes: %2</source><extracomment>tiled_parts</extracomment><translation>Набор тайлов «%1» не прочитан, поэтому у его тайлов нет форм столкновений и классов: %2</translation></message>
<message><source>The tilesets have more than 1,000,000 tiles and shapes.</source><extracomment>tiled_parts</extracomment><translation>В наборах больше 1 000 000 тайлов и форм.</translation></message>
<message numerus="yes"><source>The layer does not hold the %n tiles of its size. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation><numerusform>В слое нет %n тайла по его размеру. Сохраните карту в Tiled ещё раз.</numerusform><numerusform>В слое нет %n тайлов по его размеру. Сохраните карту в Tiled ещё раз.</numerusform><numerusform>В слое нет %n тайлов по его размеру. Сохраните карту в Tiled ещё раз.</numerusform></translation></message>
<message><source>The layer's data is no sound %1. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation>Данные слоя повреждены: это не %1. Сохраните карту в Tiled ещё раз.</translation></message>
<message><source>list of tiles</source><extracomment>tiled_tiles</extracomment><translation>список тайлов</translation></message>
<message><source>Layers with the encoding "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Слои в кодировке «%1» прочитать нельзя. В свойствах карты в Tiled выберите CSV.</translation></message>
<message><source>Layers with the compression "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Слои со сжатием «%1» прочитать нельзя. В свойствах карты в Tiled выберите CSV.</translation></message>
<message><source>%1 of its size</source><extracomment>tiled_tiles</extracomment><translation>%1 нужного размера</translation></message>
<message><source>A page needs %1, which cannot be read. Make it with ./dev page in the sources of Tiller, then try again.</source><extracomment>page</extracomment><translation>Странице нужен файл %1, который не удаётся прочитать. Создайте его командой ./dev page в исходниках Tiller и повторите.</translation></message>
<message><source>Weight for %1</source><extracomment>page</extracomment><translation>Вес для %1</translation></message>
<message><source>The template of pages lacks %1 followed by %2, once each. Make it again with ./dev page.</source><extracomment>page</extracomment><translation>В шаблоне страниц нет %1 и затем %2, по одному разу. Создайте его заново командой ./dev page.</translation></message>
<message><source>The page lacks the picture "%1": it is missing, larger than %2 MB, outside the project's folder, or not a PNG, JPEG, GIF or WebP file.</source><extracomment>page</extracomment><translation>На странице нет картинки «%1»: файл не найден, больше %2 МБ, лежит вне папки проекта или не PNG, JPEG, GIF или WebP.</translation></message>
<message><source>A site needs at least one project.</source><extracomment>site</extracomment><translation>Сайту нужен хотя бы один проект.</translation></message>
<message><source>Two projects are named "%1". Rename one of the files: browsers remember by this name what is done.</source><extracomment>site</extracomment><translation>Два проекта называются «%1». Переименуйте один из файлов: браузеры запоминают под этим именем, что сделано.</translation></message>
<message><source>The folder "%1" could not be written: %2. What it held before is unchanged.</source><extracomment>site</extracomment><translation>Не удалось записать папку «%1»: %2. Прежнее содержимое не изменилось.</translation></message>
<message><source>"%1" is a file, and a site is a folder. Name another one.</source><extracomment>site</extracomment><translation>«%1» — файл, а сайт — это папка. Укажите другое имя.</translation></message>
<message><source>The folder "%1" holds "%2", which is no page of a site. Nothing was written. Name a new folder, or move that away.</source><extracomment>site</extracomment><translation>В папке «%1» есть «%2», а это не страница сайта. Ничего не записано. Укажите новую папку или уберите это.</translation></message>
<message><source>Canceled.</source><extracomment>site</extracomment><translation>Отменено.</translation></message>
<message><source>Measure how long a tick of a project takes.</source><extracomment>help of tiller bench</extracomment><translation>Измерить, сколько длится тик проекта.</translation></message>
<message><source>A project or an export.</source><extracomment>help of tiller bench</extracomment><translation>Проект или экспорт.</translation></message>
<message><source>Run with N agents in all. Counts, world and scene grow together, so the density stays the same.</source><extracomment>help of tiller bench</extracomment><translation>Выполнить с N агентами всего. Количества, мир и сцена растут вместе, так что плотность остаётся прежней.</translation></message>
<message><source>Ticks to run before the clock starts. Default: 0.</source><extracomment>help of tiller bench</extracomment><translation>Сколько тиков выполнить до начала измерения. По умолчанию: 0.</translation></message>
<message><source>Print the problems of files as FILE:LINE:COLUMN: text. Prints nothing for a file without problems or hints.</source><extracomment>help of tiller check</extracomment><translation>Вывести проблемы файлов в виде FILE:LINE:COLUMN: текст. Если ни проблем, ни подсказок в файле нет, не выводит ничего.</translation></message>
<message><source>Projects or exports.</source><extracomment>help of tiller check</extracomment><translation>Проекты или экспорты.</translation></message>
<message><source>Print the manual page, as roff.</source><extracomment>help of tiller command_line</extracomment><translation>Вывести страницу руководства в формате roff.</translation></message>
<message><source>Print a script that completes this command.</source><extracomment>help of tiller command_line</extracomment><translation>Вывести скрипт, который дополняет эту команду.</translation></message>
<message><source>bash, zsh or fish.</source><extracomment>help of tiller command_line</extracomment><translation>bash, zsh или fish.</translation></message>
<message><source>The seed of all random numbers. Default: the project's.</source><extracomment>help of tiller command_line</extracomment><translation>Зерно всех случайных чисел. По умолчанию: зерно проекта.</translation></message>
<message><source>Where the mouse is and where it was clicked, for Cursor targets. Default: there is no mouse.</source><extracomment>help of tiller command_line</extracomment><translation>Где находится мышь и где ею щёлкнули, для целей «Курсор». По умолчанию: мыши нет.</translation></message>
<message><source>Threads to use. The result is the same with any number. Default: one per core.</source><extracomment>help of tiller command_line</extracomment><translation>Сколько потоков использовать. Результат одинаков при любом числе. По умолчанию: по одному на ядро.</translation></message>
<message><source>Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that this machine has.</source><extracomment>help of tiller command_line</extracomment><translation>Какой набор команд использовать: scalar, avx2, avx512 или neon. По умолчанию: самый широкий на этой машине.</translation></message>
<message><source>Sort the agents by place every K ticks. Default: when it pays.</source><extracomment>help of tiller command_line</extracomment><translation>Сортировать агентов по месту каждые K тиков. По умолчанию: когда это выгодно.</translation></message>
<message><source>Draw a run as a picture or a film, without a display. Needs the editor, and ffmpeg for films.</source><extracomment>help of tiller editor</extracomment><translation>Нарисовать прогон картинкой или фильмом, без экрана. Нужен редактор, а для фильмов — ещё ffmpeg.</translation></message>
<message><source>A project (*.tiller) or an export.</source><extracomment>help of tiller editor</extracomment><translation>Проект (*.tiller) или экспорт.</translation></message>
<message><source>The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.</source><extracomment>help of tiller editor</extracomment><translation>Файл для записи. *.png — картинка последнего тика; *.gif и *.mp4 — фильмы.</translation></message>
<message><source>The first tick of a film. Default: 0.</source><extracomment>help of tiller editor</extracomment><translation>Первый тик фильма. По умолчанию: 0.</translation></message>
<message><source>One frame every K ticks. Default: 30 frames per second of watching.</source><extracomment>help of tiller editor</extracomment><translation>Один кадр на каждые K тиков. По умолчанию: 30 кадров за секунду наблюдения.</translation></message>
<message><source>Width and height in pixels, each from 16 to 8192. Default: 1280x720.</source><extracomment>help of tiller editor</extracomment><translation>Ширина и высота в пикселях, обе от 16 до 8192. По умолчанию: 1280x720.</translation></message>
<message><source>dark or light. Default: dark.</source><extracomment>help of tiller editor</extracomment><translation>dark или light. По умолчанию: dark.</translation></message>
<message><source>Start the editor, tiller-editor.</source><extracomment>help of tiller editor</extracomment><translation>Запустить редактор, tiller-editor.</translation></message>
<message><source>The project to open.</source><extracomment>help of tiller editor</extracomment><translation>Проект, который открыть.</translation></message>
<message><source>Write what a game needs of a project, or a page that plays it.</source><extracomment>help of tiller export</extracomment><translation>Записать из проекта то, что нужно игре, или страницу, которая его показывает.</translation></message>
<message><source>A project (*.tiller); with site, all lessons in their order.</source><extracomment>help of tiller export</extracomment><translation>Проект (*.tiller); с site — все уроки по порядку.</translation></message>
<message><source>The file to write; - is standard output. With site: the folder.</source><extracomment>help of tiller export</extracomment><translation>Файл для записи; - означает стандартный вывод. С site: папка.</translation></message>
<message><source>With site: its title. Default: the name of the folder.</source><extracomment>help of tiller export</extracomment><translation>С site: его заголовок. По умолчанию: имя папки.</translation></message>
<message><source>With html and site: the language of the page at first. Pupils can choose another one. Default: that of the browser.</source><extracomment>help of tiller export</extracomment><translation>С html и site: язык, с которого начинается страница. Ученики могут выбрать другой. По умолчанию: язык браузера.</translation></message>
<message><source>With html and site: the page to fill in, instead of the installed one.</source><extracomment>help of tiller export</extracomment><translation>С html и site: какую страницу заполнить вместо установленной.</translation></message>
<message><source>Find values of settings, weights and parameters that meet goals best.</source><extracomment>help of tiller find</extracomment><translation>Найти значения настроек, весов и параметров, которые лучше всего отвечают целям.</translation></message>
<message><source>A project (*.tiller).</source><extracomment>help of tiller find</extracomment><translation>Проект (*.tiller).</translation></message>
<message><source>A number that may change, and its bounds. PATH is as in `tiller run --set`.</source><extracomment>help of tiller find</extracomment><translation>Число, которое может меняться, и его границы. PATH — как в `tiller run --set`.</translation></message>
<message><source>A number that should be small: the id or name of a plot of the project, or its settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, first-at-least or first-at-most with ,limit=X, and ,weight=W.</source><extracomment>help of tiller find</extracomment><translation>Число, которое должно быть меньше: id или имя графика проекта либо его настройки, как в файле, quantity=count,of=prey. Дальше могут идти ,take=end, mean, first-at-least или first-at-most с ,limit=X, а также ,weight=W.</translation></message>
<message><source>A number that should be large.</source><extracomment>help of tiller find</extracomment><translation>Число, которое должно быть больше.</translation></message>
<message><source>A number that should be near another one, which follows as ,target=X.</source><extracomment>help of tiller find</extracomment><translation>Число, которое должно быть около другого; другое указывается дальше как ,target=X.</translation></message>
<message><source>Runs of each point, with seeds from the project's on. Default: 8.</source><extracomment>help of tiller find</extracomment><translation>Прогонов на каждую точку, с зёрнами начиная с зерна проекта. По умолчанию: 8.</translation></message>
<message><source>The length of each run. Default: 3600.</source><extracomment>help of tiller find</extracomment><translation>Длина каждого прогона. По умолчанию: 3600.</translation></message>
<message><source>End after N points. The same call then finds the same values. Default: 100, if there is no --seconds.</source><extracomment>help of tiller find</extracomment><translation>Закончить после N точек. Тогда тот же вызов найдёт те же значения. По умолчанию: 100, если нет --seconds.</translation></message>
<message><source>End after S seconds.</source><extracomment>help of tiller find</extracomment><translation>Закончить через S секунд.</translation></message>
<message><source>How many runs at a time. Default: one on each core.</source><extracomment>help of tiller find</extracomment><translation>Сколько прогонов выполнять сразу. По умолчанию: по одному на ядро.</translation></message>
<message><source>Write the project with the best values, if they are better than its own; - is standard output.</source><extracomment>help of tiller find</extracomment><translation>Записать проект с лучшими значениями, если они лучше его собственных; - означает стандартный вывод.</translation></message>
<message><source>Make a project of a map of Tiled or LDtk.</source><extracomment>help of tiller import</extracomment><translation>Сделать проект из карты Tiled или LDtk.</translation></message>
<message><source>A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).</source><extracomment>help of tiller import</extracomment><translation>Карта Tiled (*.tmj, *.tmx) или LDtk (*.ldtk).</translation></message>
<message><source>The project to write; - is standard output.</source><extracomment>help of tiller import</extracomment><translation>Проект для записи; - означает стандартный вывод.</translation></message>
<message><source>A project that gets the map. What came from an earlier import of the same map is replaced, with the choices of that import. It may be OUT.</source><extracomment>help of tiller import</extracomment><translation>Проект, который получит карту. Всё из прежнего импорта той же карты заменяется, с выбором того импорта. Может совпадать с OUT.</translation></message>
<message><source>A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.</source><extracomment>help of tiller import</extracomment><translation>Слой или значение IntGrid (VALUE или LAYER/VALUE), тайлы которого становятся препятствиями.</translation></message>
<message><source>What the objects of a class or layer, or the tiles of a layer or IntGrid value, become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>help of tiller import</extracomment><translation>Чем становятся объекты класса или слоя либо тайлы слоя или значения IntGrid. KIND — это nothing, layer (для класса: как его слой), obstacle, region, path, point, tile-shapes, agent или agent:TYPE.</translation></message>
<message><source>Only this world or level of LDtk.</source><extracomment>help of tiller import</extracomment><translation>Только этот мир или уровень LDtk.</translation></message>
<message><source>World units per pixel. Default: that of the last import, or 1.</source><extracomment>help of tiller import</extracomment><translation>Единиц мира на пиксель. По умолчанию: как при последнем импорте, иначе 1.</translation></message>
<message><source>List every node type.</source><extracomment>help of tiller list</extracomment><translation>Перечислить все типы узлов.</translation></message>
<message><source>Print the JSON Schema (draft 7) of a file format.</source><extracomment>help of tiller list</extracomment><translation>Вывести JSON Schema (draft 7) формата файла.</translation></message>
<message><source>project or export.</source><extracomment>help of tiller list</extracomment><translation>project или export.</translation></message>
<message><source>Join the answers that pupils have handed in as one table.</source><extracomment>help of tiller list</extracomment><translation>Объединить ответы, сданные учениками, в одну таблицу.</translation></message>
<message><source>Tables (CSV) of the pupils.</source><extracomment>help of tiller list</extracomment><translation>Таблицы (CSV) учеников.</translation></message>
<message><source>The table to write. Without it, it goes to standard output.</source><extracomment>help of tiller list</extracomment><translation>Таблица для записи. Если не указана, выводится в стандартный вывод.</translation></message>
<message><source>Run a project or an export.</source><extracomment>help of tiller run</extracomment><translation>Выполнить проект или экспорт.</translation></message>
<message><source>Change one setting before the run. PATH is world.SETTING, NODE.SETTING, ITEM.SETTING (an item of the scene) or LINK.weight, all by id.</source><extracomment>help of tiller run</extracomment><translation>Изменить одну настройку перед прогоном. PATH — это world.SETTING, NODE.SETTING, ITEM.SETTING (объект сцены) или LINK.weight, всё по id.</translation></message>
<message><source>Replay an input log that the editor saved: the mouse and all edits, from the start of the run.</source><extracomment>help of tiller run</extracomment><translation>Воспроизвести журнал ввода, сохранённый редактором: мышь и все правки с начала прогона.</translation></message>
<message><source>Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Записать tick,agent,type,x,y,vx,vy для каждого агента и каждого тика, начиная с 0, в CSV; - означает стандартный вывод.</translation></message>
<message><source>Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Записать числа графиков проекта, tick,NAME,..., для каждого тика, начиная с 0, в CSV; - означает стандартный вывод.</translation></message>
<message><source>With --trace or --plots: write every K-th tick only. Default: 1.</source><extracomment>help of tiller run</extracomment><translation>С --trace или --plots: записывать только каждый K-й тик. По умолчанию: 1.</translation></message>
<message><source>With --trace or --plots: round to N decimals, but keep four digits of small numbers. Default: as many as the numbers need to read back exactly.</source><extracomment>help of tiller run</extracomment><translation>С --trace или --plots: округлять до N знаков после запятой, но у малых чисел оставлять четыре цифры. По умолчанию: столько, сколько нужно, чтобы прочитать числа обратно точно.</translation></message>
<message><source>Run a project with many values and seeds, and measure one number of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Выполнить проект со многими значениями и зёрнами и измерить одно число в каждом прогоне.</translation></message>
<message><source>plan writes all runs of a project's sweep into a file. run runs those that have no result yet; it may be killed and called again, on several machines at a time. merge makes one table of all results. show prints means, of a plan or of the sweeps in a project. submit hands all runs over to Slurm or GNU parallel.</source><extracomment>help of tiller sweep</extracomment><translation>plan записывает все прогоны перебора из проекта в файл. run выполняет те, у которых ещё нет результата; его можно прервать и вызвать снова, в том числе на нескольких машинах сразу. merge сводит все результаты в одну таблицу. show выводит средние: из плана или из переборов проекта. submit передаёт все прогоны Slurm или GNU parallel.</translation></message>
<message><source>A project (*.tiller) for plan and show; else a plan.</source><extracomment>help of tiller sweep</extracomment><translation>Проект (*.tiller) для plan и show; иначе план.</translation></message>
<message><source>The file that plan or merge writes; - is standard output.</source><extracomment>help of tiller sweep</extracomment><translation>Файл, который записывает plan или merge; - означает стандартный вывод.</translation></message>
<message><source>With plan: the id or name of one of the project's sweeps.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: id или имя одного из переборов проекта.</translation></message>
<message><source>With plan: another sweep than one of the project. PATH is as in `tiller run --set`; VALUES is a list, 1,2,5, or a range, "1..10 in 4".</source><extracomment>help of tiller sweep</extracomment><translation>С plan: другой перебор, не из проекта. PATH — как в `tiller run --set`; VALUES — это список, 1,2,5, или диапазон, "1..10 in 4".</translation></message>
<message><source>With plan: runs of each combination, with seeds from the project's on.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: прогонов на каждое сочетание, с зёрнами начиная с зерна проекта.</translation></message>
<message><source>With plan: the length of each run.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: длина каждого прогона.</translation></message>
<message><source>With plan: the id or name of a plot of the project; or its settings as in a file, quantity=count,of=prey.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: id или имя графика проекта либо его настройки, как в файле, quantity=count,of=prey.</translation></message>
<message><source>With plan: the number at the end, its mean over time, or the time when it first reaches the limit.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: число в конце, его среднее по времени или время, когда оно впервые достигает предела.</translation></message>
<message><source>With plan: the limit of --take.</source><extracomment>help of tiller sweep</extracomment><translation>С plan: предел для --take.</translation></message>
<message><source>With run: the I-th of N parts of the runs, as in 1/8. Default: all.</source><extracomment>help of tiller sweep</extracomment><translation>С run: I-я из N частей прогонов, например 1/8. По умолчанию: все.</translation></message>
<message><source>With run: how many runs at a time. Default: one on each core.</source><extracomment>help of tiller sweep</extracomment><translation>С run: сколько прогонов выполнять сразу. По умолчанию: по одному на ядро.</translation></message>
<message><source>With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).</source><extracomment>help of tiller sweep</extracomment><translation>С submit: slurm (массив заданий через sbatch) или parallel (GNU parallel).</translation></message>
<message><source>With submit: into how many jobs the runs are divided. Default: 16.</source><extracomment>help of tiller sweep</extracomment><translation>С submit: на сколько заданий делятся прогоны. По умолчанию: 16.</translation></message>
<message><source>First steps</source><extracomment>group of examples</extracomment><translation>Первые шаги</translation></message>
<message><source>Groups</source><extracomment>group of examples</extracomment><translation>Группы</translation></message>
<message><source>Worlds that live</source><extracomment>group of examples</extracomment><translation>Живые миры</translation></message>
<message><source>Worlds with numbers</source><extracomment>group of examples</extracomment><translation>Миры с числами</translation></message>
<message><source>Ants</source><extracomment>title of an example</extracomment><translation>Муравьи</translation></message>
<message><source>Smell of the nest</source><extracomment>example ants</extracomment><translation>Запах гнезда</translation></message>
<message><source>Scent of food</source><extracomment>example ants</extracomment><translation>Запах еды</translation></message>
<message><source>Nest</source><extracomment>example ants</extracomment><translation>Гнездо</translation></message>
<message><source>Food</source><extracomment>example ants</extracomment><translation>Еда</translation></message>
<message><source>Searching ants</source><extracomment>example ants</extracomment><translation>Ищущие муравьи</translation></message>
<message><source>Carrying ants</source><extracomment>example ants</extracomment><translation>Несущие муравьи</translation></message>
<message><source>Look about</source><extracomment>example ants</extracomment><translation>Искать вокруг</translation></message>
<message><source>Follow the scent of food</source><extracomment>example ants</extracomment><translation>Идти на запах еды</translation></message>
<message><source>Go where the nest smells</source><extracomment>example ants</extracomment><translation>Туда, где пахнет гнездом</translation></message>
<message><source>Time on the way</source><extracomment>example ants</extracomment><translation>Время в пути</translation></message>
<message><source>Less and less</source><extracomment>example ants</extracomment><translation>Всё меньше и меньше</translation></message>
<message><source>Always</source><extracomment>example ants</extracomment><translation>Всегда</translation></message>
<message><source>Leave the scent of food</source><extracomment>example ants</extracomment><translation>Оставить запах еды</translation></message>
<message><source>Food found</source><extracomment>example ants</extracomment><translation>Еда найдена</translation></message>
<message><source>Back at the nest</source><extracomment>example ants</extracomment><translation>Снова в гнезде</translation></message>
<message><source>Take a piece</source><extracomment>example ants</extracomment><translation>Взять кусочек</translation></message>
<message><source>Go again</source><extracomment>example ants</extracomment><translation>Снова в путь</translation></message>
<message><source>Store it</source><extracomment>example ants</extracomment><translation>Положить в запас</translation></message>
<message><source>Pieces in the nest</source><extracomment>example ants</extracomment><translation>Кусочков в гнезде</translation></message>
<message><source>How much they follow the scent</source><extracomment>example ants</extracomment><translation>Насколько идут на запах</translation></message>
<message><source>Nobody follows the scent</source><extracomment>example ants</extracomment><translation>Никто не идёт на запах</translation></message>
<message><source>Scent fades fast</source><extracomment>example ants</extracomment><translation>Запах быстро исчезает</translation></message>
<message><source>Ants that carry</source><extracomment>example ants</extracomment><translation>Муравьи с ношей</translation></message>
<message><source>Ants look for food and carry it home. On the way home they leave a scent, others follow it, and a trail of ants joins food and nest.</source><extracomment>example ants</extracomment><translation>Муравьи ищут еду и несут её домой. По дороге домой они оставляют запах, другие идут по нему — и вот еду и гнездо соединяет муравьиная тропа.</translation></message>
<message><source>[Searching ants](node:searcher) [wander](node:stray) and [follow the scent of food](node:to-food) where there is some. In the [food](item:food) each [takes a piece](node:take) and becomes one of the [carrying ants](node:carrier). These [go where the nest smells](node:to-home) more, and [leave the scent of food](node:mark-food), [less and less](node:strength) with the time since they left the food: so there is most of it where the food is.

In the [nest](item:nest) they [store](node:store) the piece and [go again](node:drop). There are two grounds: the smell of the nest, which stays, and the scent of food, which spreads and fades.</source><extracomment>example ants</extracomment><translation>[Ищущие муравьи](node:searcher) [блуждают](node:stray) и [идут на запах еды](node:to-food) там, где он есть. У [еды](item:food) каждый [берёт кусочек](node:take) и становится одним из [несущих муравьёв](node:carrier). Эти [идут туда, где сильнее пахнет гнездом](node:to-home), и [оставляют запах еды](node:mark-food): [всё меньше и меньше](node:strength) со временем, прошедшим с тех пор, как они ушли от еды. Поэтому больше всего запаха там, где еда.

В [гнезде](item:nest) они [кладут кусочек в запас](node:store) и [снова отправляются в путь](node:drop). Грунтов здесь два: запах гнезда, который остаётся, и запах еды, который растекается и исчезает.</translation></message>
<message><source>- At first ants find the food by chance. As soon as a few have found it, most go straight to it.
- In 20 runs with different seeds, between 792 and 862 pieces lay in the nest after two minutes; if nobody follows the scent, at most 123.
- No ant knows the way: the scent on the ground shows it.</source><extracomment>example ants</extracomment><translation>- Сначала муравьи находят еду случайно. Как только её найдут несколько, большинство идёт прямо к ней.
- В 20 прогонах с разными зёрнами через две минуты в гнезде лежало от 792 до 862 кусочков; если никто не идёт на запах — не больше 123.
- Ни один муравей не знает дороги: её показывает запах на грунте.</translation></message>
<message><source>- [Nobody follows the scent](experiment:experiment-alone): how many pieces come home now?
- [Scent fades fast](experiment:experiment-short): is there still a trail?
- Drag the food to another place while they run. How long do they still go to the old one?</source><extracomment>example ants</extracomment><translation>- [Никто не идёт на запах](experiment:experiment-alone): сколько кусочков теперь попадёт домой?
- [Запах быстро исчезает](experiment:experiment-short): осталась ли тропа?
- Перетащите еду в другое место, пока муравьи бегают. Сколько времени они ещё ходят к старому?</translation></message>
<message><source>Arrival</source><extracomment>title of an example</extracomment><translation>Прибытие</translation></message>
<message><source>Goal</source><extracomment>example arrival</extracomment><translation>Цель</translation></message>
<message><source>Seeker</source><extracomment>example arrival</extracomment><translation>Стремящийся</translation></message>
<message><source>Arriver</source><extracomment>example arrival</extracomment><translation>Прибывающий</translation></message>
<message><source>Early braker</source><extracomment>example arrival</extracomment><translation>Осторожный</translation></message>
<message><source>Click, else the goal</source><extracomment>example arrival</extracomment><translation>Щелчок, иначе цель</translation></message>
<message><source>Arrive from afar</source><extracomment>example arrival</extracomment><translation>Прибытие издалека</translation></message>
<message><source>Mass of Arriver</source><extracomment>example arrival</extracomment><translation>Масса прибывающего</translation></message>
<message><source>Force of Arrive</source><extracomment>example arrival</extracomment><translation>Сила прибытия</translation></message>
<message><source>Slowing radius 50</source><extracomment>example arrival</extracomment><translation>Радиус замедления 50</translation></message>
<message><source>Mass 80</source><extracomment>example arrival</extracomment><translation>Масса 80</translation></message>
<message><source>Stop radius 0</source><extracomment>example arrival</extracomment><translation>Радиус остановки 0</translation></message>
<message><source>The goal follows the mouse</source><extracomment>example arrival</extracomment><translation>Цель следует за мышью</translation></message>
<message><source>Who brakes?</source><extracomment>example arrival</extracomment><translation>Кто тормозит?</translation></message>
<message><source>Three agents want to go to one [goal](node:goal-place). The gray one has [Seek](node:seek). The green one has [Arrive](node:arrive) with a slowing radius of 200, the purple one with a slowing radius of 400.

You see only the end of their way. They come from the left.</source><extracomment>example arrival</extracomment><translation>Три агента хотят попасть к одной [цели](node:goal-place). У серого — [«Стремление»](node:seek). У зелёного — [«Прибытие»](node:arrive) с радиусом замедления 200, у фиолетового — с радиусом замедления 400.

Вы видите только конец их пути. Они летят слева.</translation></message>
<message><source>Who flies past the goal?</source><extracomment>example arrival</extracomment><translation>Кто пролетит мимо цели?</translation></message>
<message><source>* Only the gray one
The gray and the green one
All three</source><extracomment>example arrival</extracomment><translation>* Только серый
Серый и зелёный
Все трое</translation></message>
<message><source>Only the gray one: it flies 19 past the goal. Inside the slowing radius, the desired velocity (gold) of Arrive is shorter the nearer the agent is:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</source><extracomment>example arrival</extracomment><translation>Только серый: он пролетает на 19 дальше цели. Внутри радиуса замедления желаемая скорость «Прибытия» (золотая) тем короче, чем ближе агент:

`желаемая скорость = maxSpeed * расстояние / slowingRadius`

`управление = желаемая скорость - скорость`</translation></message>
<message><source>The speed over time</source><extracomment>example arrival</extracomment><translation>Скорость во времени</translation></message>
<message><source>Look at the green one, [Arriver](node:arriver). It starts 500 from the goal with a speed of 2.2. Its max speed is 3, and its slowing radius is 200.</source><extracomment>example arrival</extracomment><translation>Следите за зелёным, его зовут [Прибывающий](node:arriver). Он начинает в 500 от цели со скоростью 2,2. Его макс. скорость — 3, радиус замедления — 200.</translation></message>
<message><source>How does its speed change over time? Draw the curve.</source><extracomment>example arrival</extracomment><translation>Как его скорость меняется со временем? Нарисуйте кривую.</translation></message>
<message><source>It soon has a speed of 3 and keeps it for more than a second. Inside the slowing radius, the speed falls with the distance: fast at first, then more and more slowly. Such a curve is called an exponential decay.</source><extracomment>example arrival</extracomment><translation>Он быстро набирает скорость 3 и держит её больше секунды. Внутри радиуса замедления скорость падает вместе с расстоянием: сначала быстро, потом всё медленнее. Такая кривая называется экспоненциальным убыванием.</translation></message>
<message><source>Twice the radius</source><extracomment>example arrival</extracomment><translation>Радиус вдвое больше</translation></message>
<message><source>With a slowing radius of 200, [Arriver](node:arriver) stands still after 5.4 s. [Early braker](node:early-braker), the purple one, has 400.</source><extracomment>example arrival</extracomment><translation>С радиусом замедления 200 [Прибывающий](node:arriver) останавливается через 5,4 с. У фиолетового — его зовут [Осторожный](node:early-braker) — радиус 400.</translation></message>
<message><source>After how many seconds does Early braker stand still?</source><extracomment>example arrival</extracomment><translation>Через сколько секунд остановится Осторожный?</translation></message>
<message><source>After 11.8 s, more than twice as late. It brakes for longer, and it is slow for longer.</source><extracomment>example arrival</extracomment><translation>Через 11,8 с — больше чем вдвое позже. Он дольше тормозит и дольше движется медленно.</translation></message>
<message><source>Four times the mass</source><extracomment>example arrival</extracomment><translation>Масса вчетверо больше</translation></message>
<message><source>Beside this world is another one. There, [Arriver](node:arriver) has a mass of 80 instead of 20, and the same max force.</source><extracomment>example arrival</extracomment><translation>Рядом с этим миром — ещё один. Там у агента [Прибывающий](node:arriver) масса 80 вместо 20, а макс. сила та же.</translation></message>
<message><source>What does the heavy Arriver do?</source><extracomment>example arrival</extracomment><translation>Что сделает тяжёлый Прибывающий?</translation></message>
<message><source>It stops on the goal, only later
* It flies past the goal and comes back
It never comes near the goal</source><extracomment>example arrival</extracomment><translation>Остановится на цели, только позже
* Пролетит мимо цели и вернётся
Вообще не подойдёт близко к цели</translation></message>
<message><source>It flies 70 past the goal. With four times the mass, its max force cannot brake it within 200. The slowing radius has to fit mass, speed and force.</source><extracomment>example arrival</extracomment><translation>Он пролетает на 70 дальше цели. При массе вчетверо больше макс. сила не успевает затормозить его в пределах 200. Радиус замедления должен подходить к массе, скорости и силе.</translation></message>
<message><source>Without the force</source><extracomment>example arrival</extracomment><translation>Без силы</translation></message>
<message><source>Play until [Arriver](node:arriver) stands on the goal. Then move the slider *Force of Arrive* to 0: nothing steers it anymore.</source><extracomment>example arrival</extracomment><translation>Запустите мир и подождите, пока [Прибывающий](node:arriver) встанет на цели. Потом сдвиньте ползунок *Сила прибытия* на 0: теперь агентом ничто не управляет.</translation></message>
<message><source>Arriver has stopped, and then its force is gone. What does it do?</source><extracomment>example arrival</extracomment><translation>Прибывающий остановился, а потом его сила исчезла. Что он сделает?</translation></message>
<message><source>* It stays where it is
It flies on, straight ahead
It flies back to its start</source><extracomment>example arrival</extracomment><translation>* Останется на месте
Полетит дальше, прямо вперёд
Полетит назад, к своему старту</translation></message>
<message><source>It stays. Without a force, an agent keeps its velocity, and that is 0 now.

Move the slider to 1, press Reset and Play, and take the force away while it flies: it moves on with its old velocity, past the goal.</source><extracomment>example arrival</extracomment><translation>Останется. Без силы агент сохраняет свою скорость, а она теперь 0.

Сдвиньте ползунок на 1, нажмите «Сброс» и «Запустить» и уберите силу, пока он летит: он полетит дальше с прежней скоростью, мимо цели.</translation></message>
<message><source>Your turn</source><extracomment>example arrival</extracomment><translation>Теперь вы</translation></message>
<message><source>- Drag the [goal](node:goal-place), or click somewhere else.
- Move the slider *Slowing radius*: which is the smallest with which Arriver does not fly past the goal?
- [The goal follows the mouse](experiment:experiment-mouse): all three come after it.</source><extracomment>example arrival</extracomment><translation>- Перетащите [цель](node:goal-place) или щёлкните где-нибудь ещё.
- Двигайте ползунок *Радиус замедления*: при каком наименьшем радиусе Прибывающий ещё не пролетает мимо цели?
- [Цель следует за мышью](experiment:experiment-mouse): все трое гонятся за ней.</translation></message>
<message><source>Three agents go to one goal. Which of them can stop there?</source><extracomment>example arrival</extracomment><translation>Три агента идут к одной цели. Кто из них сумеет там остановиться?</translation></message>
<message><source>Inside the slowing radius, the desired velocity of [Arrive](node:arrive) is shorter the nearer the agent is:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Within the stop radius the desired velocity is 0: the agent stops and stays.

The [goal](node:goal-place) is where you put it. After a click into the world, the [click](node:mouse) is the target instead, until the next reset.</source><extracomment>example arrival</extracomment><translation>Внутри радиуса замедления желаемая скорость [«Прибытия»](node:arrive) тем короче, чем ближе агент:

`желаемая скорость = maxSpeed * min(1, расстояние / slowingRadius) * unit(цель - позиция)`

`управление = желаемая скорость - скорость`

Внутри радиуса остановки желаемая скорость равна 0: агент останавливается и остаётся на месте.

[Цель](node:goal-place) там, где вы её поставите. После щелчка в мире целью до следующего сброса становится [щелчок](node:mouse).</translation></message>
<message><source>- *Seeker* does not brake: it flies past the goal and comes back, again and again, each time less far.
- *Arriver* and *Early braker* do not fly past it.
- *Early braker* begins to slow down at a distance of 400 and needs longer.
- Switch on *Desired velocity*: while these two brake, their desired velocity is shorter than their velocity, and the steering points backward.</source><extracomment>example arrival</extracomment><translation>- *Стремящийся* не тормозит: он пролетает мимо цели и возвращается, снова и снова, каждый раз всё ближе.
- *Прибывающий* и *Осторожный* мимо неё не пролетают.
- *Осторожный* начинает тормозить на расстоянии 400, и ему нужно больше времени.
- Включите *Желаемая скорость*: пока эти двое тормозят, желаемая скорость у них короче скорости, а управление направлено назад.</translation></message>
<message><source>- Drag the [goal](node:goal-place) while the agents stand on it, or click somewhere else.
- [The goal follows the mouse](experiment:experiment-mouse): move the mouse over the world, and all three come after it. Hold it still: two stop on it.
- [Slowing radius 50](experiment:experiment-late): now *Arriver* flies past the goal.
- [Mass 80](experiment:experiment-heavy): *Arriver* cannot brake in time, and flies much farther past it.
- [Stop radius 0](experiment:experiment-exact), as in the tutorials: it comes closer and closer to the goal, and never stops exactly.
- Drag an agent away: it comes back.</source><extracomment>example arrival</extracomment><translation>- Перетащите [цель](node:goal-place), пока агенты стоят на ней, или щёлкните где-нибудь ещё.
- [Цель следует за мышью](experiment:experiment-mouse): водите мышью по миру — все трое гонятся за ней. Остановите мышь: двое остановятся на ней.
- [Радиус замедления 50](experiment:experiment-late): теперь *Прибывающий* пролетает мимо цели.
- [Масса 80](experiment:experiment-heavy): *Прибывающий* не успевает затормозить и пролетает гораздо дальше.
- [Радиус остановки 0](experiment:experiment-exact), как в учебниках: он подходит к цели всё ближе, но точно на ней не останавливается никогда.
- Оттащите агента в сторону: он вернётся.</translation></message>
<message><source>Cat and mouse</source><extracomment>title of an example</extracomment><translation>Кошки-мышки</translation></message>
<message><source>Town</source><extracomment>example cat-and-mouse</extracomment><translation>Город</translation></message>
<message><source>Cat</source><extracomment>example cat-and-mouse</extracomment><translation>Кошка</translation></message>
<message><source>Mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Мышка</translation></message>
<message><source>Houses</source><extracomment>example cat-and-mouse</extracomment><translation>Дома</translation></message>
<message><source>Somewhere</source><extracomment>example cat-and-mouse</extracomment><translation>Куда-нибудь</translation></message>
<message><source>Way</source><extracomment>example cat-and-mouse</extracomment><translation>Маршрут</translation></message>
<message><source>Sees a mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Видит мышку</translation></message>
<message><source>Chase</source><extracomment>example cat-and-mouse</extracomment><translation>Погоня</translation></message>
<message><source>Decides</source><extracomment>example cat-and-mouse</extracomment><translation>Решает</translation></message>
<message><source>Each cat</source><extracomment>example cat-and-mouse</extracomment><translation>Каждая кошка</translation></message>
<message><source>Nearest cat</source><extracomment>example cat-and-mouse</extracomment><translation>Ближайшая кошка</translation></message>
<message><source>Run away</source><extracomment>example cat-and-mouse</extracomment><translation>Убежать</translation></message>
<message><source>Roam</source><extracomment>example cat-and-mouse</extracomment><translation>Бродить</translation></message>
<message><source>Touched</source><extracomment>example cat-and-mouse</extracomment><translation>Тронута</translation></message>
<message><source>Caught</source><extracomment>example cat-and-mouse</extracomment><translation>Поймана</translation></message>
<message><source>Cats chase what they see</source><extracomment>example cat-and-mouse</extracomment><translation>Кошки гонятся за тем, кого видят</translation></message>
<message><source>Mice hide from every cat</source><extracomment>example cat-and-mouse</extracomment><translation>Мышки прячутся от всех кошек</translation></message>
<message><source>Only run</source><extracomment>example cat-and-mouse</extracomment><translation>Только бежать</translation></message>
<message><source>From the nearest only</source><extracomment>example cat-and-mouse</extracomment><translation>Только от ближайшей</translation></message>
<message><source>Late</source><extracomment>example cat-and-mouse</extracomment><translation>Поздно</translation></message>
<message><source>Mice</source><extracomment>example cat-and-mouse</extracomment><translation>Мышки</translation></message>
<message><source>Four cats look for mice in a town. They are a little faster, but they chase only what they see: mice live by the houses.</source><extracomment>example cat-and-mouse</extracomment><translation>Четыре кошки ищут мышек в городе. Они чуть быстрее, но гонятся только за теми, кого видят: мышек спасают дома.</translation></message>
<message><source>**Cats** go to random places in town, along a [way](node:way) around the houses. A cat that has a [mouse in sight](node:seen) chases it. Houses are wired to *Obstacles* there, so a mouse behind a house is not in sight, and the cat goes on as before.

**Mice** go about in the same way. When cats are near, they [hide](node:hide): each goes to the nearest place that no cat sees, and stays until one does. [*Each cat*](node:cats) gives Hide all cats within 500, not only the nearest. A mouse that [a cat touches](node:touched) is caught.</source><extracomment>example cat-and-mouse</extracomment><translation>**Кошки** ходят в случайные места города по [маршруту](node:way) вокруг домов. Если кошка [видит мышку](node:seen), она за ней гонится. Дома соединены там с портом *Препятствия*, поэтому мышки за домом не видно, и кошка идёт дальше, как шла.

**Мышки** ходят так же. Когда кошки рядом, они [прячутся](node:hide): каждая идёт в ближайшее место, которого не видит ни одна кошка, и сидит там, пока её не заметят. [*Каждая кошка*](node:cats) даёт «Укрытию» всех кошек в пределах 500, а не только ближайшую. Мышка, которую [тронула кошка](node:touched), поймана.</translation></message>
<message><source>- After a minute 7 of the 12 mice are left on average, and between 2 and 10: in 20 runs with different seeds.
- A cat that turns a corner sees the mouse behind it. The mouse runs around the house, and the cat loses it: a corner helps more than speed.</source><extracomment>example cat-and-mouse</extracomment><translation>- Через минуту из 12 мышек остаётся в среднем 7, от 2 до 10: в 20 прогонах с разными зёрнами.
- Кошка заворачивает за угол и видит мышку. Мышка обегает дом, и кошка её теряет: угол помогает больше, чем скорость.</translation></message>
<message><source>- [Only run](experiment:experiment-run): the mice flee from the nearest cat, through the open. Hardly any mouse is left after a minute: none in 19 of 20 runs.
- [Late](experiment:experiment-late): mice hide from cats only within 150. Then it is too late to hide, and about one mouse is left.
- [From the nearest only](experiment:experiment-nearest): six are left on average instead of seven, and in some runs none. When does the second cat matter?
- Draw a longer house, or take one away. Where do mice live longest?</source><extracomment>example cat-and-mouse</extracomment><translation>- [Только бежать](experiment:experiment-run): мышки бегут от ближайшей кошки по открытому месту. Через минуту их почти не остаётся: в 19 из 20 прогонов — ни одной.
- [Поздно](experiment:experiment-late): мышки прячутся от кошек только в пределах 150. Прятаться уже поздно, и остаётся примерно одна мышка.
- [Только от ближайшей](experiment:experiment-nearest): в среднем остаётся шесть, а не семь, в некоторых прогонах — ни одной. Когда важна вторая кошка?
- Нарисуйте дом подлиннее или уберите какой-нибудь. Где мышки живут дольше всего?</translation></message>
<message><source>Click to go</source><extracomment>title of an example</extracomment><translation>Иди на щелчок</translation></message>
<message><source>Scout</source><extracomment>example click-to-go</extracomment><translation>Разведчик</translation></message>
<message><source>Last click</source><extracomment>example click-to-go</extracomment><translation>Последний щелчок</translation></message>
<message><source>Go to the click</source><extracomment>example click-to-go</extracomment><translation>Идти на щелчок</translation></message>
<message><source>Stroll</source><extracomment>example click-to-go</extracomment><translation>Гулять</translation></message>
<message><source>Click, else stroll</source><extracomment>example click-to-go</extracomment><translation>Щелчок, иначе гулять</translation></message>
<message><source>Never forget the click</source><extracomment>example click-to-go</extracomment><translation>Не забывать щелчок</translation></message>
<message><source>Scouts stroll around. Click into the world: they go there, and forget the place when they have reached it.</source><extracomment>example click-to-go</extracomment><translation>Разведчики гуляют. Щёлкните в мире: они пойдут туда, а дойдя, забудут это место.</translation></message>
<message><source>[Last click](node:click) follows the mouse *Click, until reached*: it is a target from the click on, for each scout until it comes there. Without a target, [Go to the click](node:go) is inactive, and the Priority takes the next force: [Stroll](node:stroll).</source><extracomment>example click-to-go</extracomment><translation>[Последний щелчок](node:click) следит за мышью в режиме *Щелчок до прихода*: место щелчка — цель каждого разведчика, пока он туда не дойдёт. Без цели [Идти на щелчок](node:go) неактивно, и «Приоритет» берёт следующую силу: [Гулять](node:stroll).</translation></message>
<message><source>- Before the first click, all scouts stroll.
- After a click, each scout goes there by itself. The first one is strolling again while the last one is still on its way.
- A new click calls all of them again.
- Click a scout: its wires show that *Stroll* waits while it has a target.</source><extracomment>example click-to-go</extracomment><translation>- До первого щелчка все разведчики гуляют.
- После щелчка каждый идёт туда сам по себе. Первый уже снова гуляет, когда последний ещё в пути.
- Новый щелчок снова зовёт всех.
- Щёлкните разведчика: по его связям видно, что *Гулять* ждёт, пока у него есть цель.</translation></message>
<message><source>- [Never forget the click](experiment:experiment-keep): with *Click* instead of *Click, until reached*, the scouts stay at the place for good.
- Click again before they arrive: only the last click counts.
- Lower *Slowing radius* to 0: they pass the place at full speed, and forget it all the same.</source><extracomment>example click-to-go</extracomment><translation>- [Не забывать щелчок](experiment:experiment-keep): с *Щелчок* вместо *Щелчок до прихода* разведчики остаются на месте навсегда.
- Щёлкните ещё раз, пока они не дошли: считается только последний щелчок.
- Уменьшите *Радиус замедления* до 0: они пройдут место на полной скорости и всё равно забудут его.</translation></message>
<message><source>Combined forces</source><extracomment>title of an example</extracomment><translation>Сложение сил</translation></message>
<message><source>Dock</source><extracomment>example combined-forces</extracomment><translation>Причал</translation></message>
<message><source>Center</source><extracomment>example combined-forces</extracomment><translation>Центр</translation></message>
<message><source>Harbor</source><extracomment>example combined-forces</extracomment><translation>Гавань</translation></message>
<message><source>Ship</source><extracomment>example combined-forces</extracomment><translation>Корабль</translation></message>
<message><source>To the mouse</source><extracomment>example combined-forces</extracomment><translation>К мыши</translation></message>
<message><source>To the harbor</source><extracomment>example combined-forces</extracomment><translation>В гавань</translation></message>
<message><source>Mouse, else harbor</source><extracomment>example combined-forces</extracomment><translation>Мышь, иначе гавань</translation></message>
<message><source>Around the center</source><extracomment>example combined-forces</extracomment><translation>Вокруг центра</translation></message>
<message><source>Nearest ship</source><extracomment>example combined-forces</extracomment><translation>Ближайший корабль</translation></message>
<message><source>Two forces</source><extracomment>example combined-forces</extracomment><translation>Две силы</translation></message>
<message><source>The ships want to go to the [harbor](node:seek-harbor). The [center](node:flee-center) pushes them away, up to a distance of 160, with weight 0.9. No rule tells them to go around it.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</source><extracomment>example combined-forces</extracomment><translation>Корабли хотят попасть в [гавань](node:seek-harbor). [Центр](node:flee-center) отталкивает их на расстоянии до 160, с весом 0,9. Нет правила, которое велело бы его обходить.

`управление = truncate(1 * стремление + 0.9 * бегство, maxForce)`</translation></message>
<message><source>The center lies in the way. What do the ships do?</source><extracomment>example combined-forces</extracomment><translation>Центр стоит на пути. Что сделают корабли?</translation></message>
<message><source>They stop in front of it
* They go around it
They fly straight through</source><extracomment>example combined-forces</extracomment><translation>Остановятся перед ним
* Обойдут его
Пройдут прямо сквозь него</translation></message>
<message><source>They go around it: each force is simple, and their sum makes the way. The last ship is there after 8 to 13 s. Those with the center right in their way need longest: in front of it the two forces almost cancel out.</source><extracomment>example combined-forces</extracomment><translation>Обойдут: каждая сила простая, а путь получается из их суммы. Последний корабль приходит через 8–13 с. Дольше всех идут те, у кого центр прямо на пути: перед ним две силы почти гасят друг друга.</translation></message>
<message><source>A weaker push</source><extracomment>example combined-forces</extracomment><translation>Толчок слабее</translation></message>
<message><source>Now the weight of [Around the center](node:flee-center) is 0.3 instead of 0.9. With 0.9 the last ship needed 8 to 13 s.</source><extracomment>example combined-forces</extracomment><translation>Теперь вес узла [Вокруг центра](node:flee-center) — 0,3 вместо 0,9. С 0,9 последнему кораблю нужно было 8–13 с.</translation></message>
<message><source>After how many seconds is the last ship at the harbor?</source><extracomment>example combined-forces</extracomment><translation>Через сколько секунд последний корабль будет в гавани?</translation></message>
<message><source>After about 5.3 s: they pass close to the center, some within 30. Without any push it would be 4.8 s.</source><extracomment>example combined-forces</extracomment><translation>Примерно через 5,3 с: они проходят близко к центру, некоторые ближе 30. Совсем без толчка было бы 4,8 с.</translation></message>
<message><source>A stronger push</source><extracomment>example combined-forces</extracomment><translation>Толчок сильнее</translation></message>
<message><source>Now the weight is 3. The push still ends at a distance of 160. The number above the world is the distance of the nearest ship.</source><extracomment>example combined-forces</extracomment><translation>Теперь вес 3. Толчок по-прежнему кончается на расстоянии 160. Число над миром — расстояние до ближайшего корабля.</translation></message>
<message><source>How near to the center does a ship come?</source><extracomment>example combined-forces</extracomment><translation>На какое расстояние корабль подойдёт к центру?</translation></message>
<message><source>About 144. They stay almost outside the radius: only a little inside, the push is already stronger than the pull of the harbor.</source><extracomment>example combined-forces</extracomment><translation>Примерно на 144. Корабли остаются почти за пределами радиуса: стоит войти чуть внутрь — и толчок уже сильнее притяжения гавани.</translation></message>
<message><source>- Move the mouse over the world: the ships follow it, and still go around the center.
- Drag the center onto the harbor: the ships wait in a ring where the two forces cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Водите мышью по миру: корабли следуют за ней и всё равно обходят центр.
- Перетащите центр на гавань: корабли ждут кольцом там, где две силы гасят друг друга.
- Щёлкните корабль, чтобы увидеть вклад каждой силы.</translation></message>
<message><source>Ships go to the mouse while they flee from the center: two forces, one way around it.</source><extracomment>example combined-forces</extracomment><translation>Корабли плывут к мыши и бегут от центра: две силы — и один путь в обход.</translation></message>
<message><source>An agent adds up all forces that are wired to its *Steering*, each times its weight, and then cuts the sum to its max force. Here one force pulls to the mouse (or to the harbor, while the mouse is elsewhere), and another one pushes away from the center.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</source><extracomment>example combined-forces</extracomment><translation>Агент складывает все силы, соединённые с его портом *Управление*, каждую с её весом, и срезает сумму до своей макс. силы. Здесь одна сила тянет к мыши (или в гавань, когда мышь не над миром), а другая отталкивает от центра.

`управление = truncate(1 * стремление + 0.9 * бегство, maxForce)`

`скорость = truncate(скорость + управление / масса, maxSpeed)`</translation></message>
<message><source>- No rule says that ships go around the center: the way comes from the sum of two forces.
- Ships that have the center right in their way need longest: in front of it the two forces almost cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Нет правила, что корабли обходят центр: путь получается из суммы двух сил.
- Дольше всех идут корабли, у которых центр прямо на пути: перед ним две силы почти гасят друг друга.
- Щёлкните корабль, чтобы увидеть вклад каждой силы.</translation></message>
<message><source>- Drag the weight of *Around the center* to 0.3: the ships pass close to it. Drag it to 3: they stay almost outside the radius. Press Reset to see them start again.
- Drag the center onto the harbor: the ships wait in a ring around it, where the two forces cancel out.
- Lower the max force of the ships to 0.1 and press Reset: they can hardly turn or brake, and most fly past the harbor.</source><extracomment>example combined-forces</extracomment><translation>- Уменьшите вес узла *Вокруг центра* до 0,3: корабли проходят рядом с ним. Увеличьте до 3: они остаются почти за пределами радиуса. Нажмите «Сброс», чтобы они начали снова.
- Перетащите центр на гавань: корабли ждут кольцом вокруг него, там, где две силы гасят друг друга.
- Уменьшите макс. силу кораблей до 0,1 и нажмите «Сброс»: они едва поворачивают и тормозят, и большинство проплывает мимо гавани.</translation></message>
<message><source>Context or sum</source><extracomment>title of an example</extracomment><translation>Контекст или сумма</translation></message>
<message><source>Trap</source><extracomment>example context-or-sum</extracomment><translation>Ловушка</translation></message>
<message><source>With Context</source><extracomment>example context-or-sum</extracomment><translation>С контекстом</translation></message>
<message><source>With Sum</source><extracomment>example context-or-sum</extracomment><translation>С суммой</translation></message>
<message><source>Traps</source><extracomment>example context-or-sum</extracomment><translation>Ловушки</translation></message>
<message><source>To the goal</source><extracomment>example context-or-sum</extracomment><translation>К цели</translation></message>
<message><source>Off the walls</source><extracomment>example context-or-sum</extracomment><translation>Прочь от стен</translation></message>
<message><source>At the goal</source><extracomment>example context-or-sum</extracomment><translation>У цели</translation></message>
<message><source>Exit</source><extracomment>example context-or-sum</extracomment><translation>Выход</translation></message>
<message><source>Short sight</source><extracomment>example context-or-sum</extracomment><translation>Близорукие</translation></message>
<message><source>Without Wander</source><extracomment>example context-or-sum</extracomment><translation>Без блуждания</translation></message>
<message><source>Walls push harder</source><extracomment>example context-or-sum</extracomment><translation>Стены толкают сильнее</translation></message>
<message><source>With Context, on the way</source><extracomment>example context-or-sum</extracomment><translation>С контекстом, в пути</translation></message>
<message><source>With Sum, on the way</source><extracomment>example context-or-sum</extracomment><translation>С суммой, в пути</translation></message>
<message><source>Two crowds want to go to the right, and a trap is in their way. One adds its forces up, the other compares directions.</source><extracomment>example context-or-sum</extracomment><translation>Две толпы хотят вправо, а на пути у них ловушка. Одна складывает свои силы, другая сравнивает направления.</translation></message>
<message><source>Both crowds get the same forces: [*To the goal*](node:seek), and [Wander](node:wander) with half the weight. Both see a wall from 150 away.

The red ones add a third force, [*Off the walls*](node:avoid). In the trap it pushes back as strongly as the goal draws: the [Sum](node:add) is 0, and they stay. More force does not help, since it only moves the place where both cancel.

For the blue ones walls are no force but a **danger**. [Context](node:choose) compares 16 directions: it closes those with more danger than the least, and of the others takes the one with the most interest. At the mouth of the trap the way to the goal is closed. Now what Wander wants counts, they turn aside, and go around.</source><extracomment>example context-or-sum</extracomment><translation>Обе толпы получают одни и те же силы: [*К цели*](node:seek) и [«Блуждание»](node:wander) с половинным весом. Обе видят стену за 150.

У красных есть третья сила: [*Прочь от стен*](node:avoid). В ловушке она толкает назад так же сильно, как цель тянет вперёд: [«Сумма»](node:add) равна 0, и они стоят. Сила побольше не поможет: она лишь сдвинет место, где обе гасят друг друга.

Для синих стены — не сила, а **опасность**. [«Контекст»](node:choose) сравнивает 16 направлений: закрывает те, где опасность больше наименьшей, а из остальных берёт то, где больше всего интереса. У входа в ловушку дорога к цели закрыта. Теперь решает то, чего хочет «Блуждание»: они сворачивают и обходят ловушку.</translation></message>
<message><source>- Click a blue agent: the ring around it shows the interest of each direction outward in green, and its danger inward in red. The arrow is its choice, and closed directions are pale. The wires into Context have both numbers.
- After 30 seconds at least 9 of the 10 blue ones have left at the goal, and at most one of the red ones; the others are in the trap. It was so in 20 runs with different seeds.</source><extracomment>example context-or-sum</extracomment><translation>- Щёлкните синего агента: кольцо вокруг него показывает интерес каждого направления (зелёным, наружу) и опасность (красным, внутрь). Стрелка — его выбор, закрытые направления бледные. На связях, ведущих в «Контекст», есть оба числа.
- Через 30 секунд к цели ушли не меньше 9 из 10 синих и не больше одного красного; остальные в ловушке. Так было в 20 прогонах с разными зёрнами.</translation></message>
<message><source>- [Short sight](experiment:experiment-short): with a range of 60 the way to the goal closes only in the trap, where it is too late. Then Context does not help.
- [Without Wander](experiment:experiment-still): at the mouth of the trap no open direction has any interest, so they stand.
- [Walls push harder](experiment:experiment-strong): with four times the force the red ones stop earlier, and stay.
- Replace *Off the walls* by *Obstacle avoidance*, which looks for a way around, with a *Look ahead* of 3. How many get out?</source><extracomment>example context-or-sum</extracomment><translation>- [Близорукие](experiment:experiment-short): с дальностью 60 дорога к цели закрывается только в самой ловушке, когда уже поздно. Тогда и «Контекст» не помогает.
- [Без блуждания](experiment:experiment-still): у входа в ловушку ни у одного открытого направления нет интереса, и они стоят.
- [Стены толкают сильнее](experiment:experiment-strong): с силой вчетверо больше красные останавливаются раньше — и стоят.
- Замените *Прочь от стен* на *Обход препятствий*, который ищет дорогу в обход, с настройкой *Обзор вперёд* 3. Сколько агентов выберется?</translation></message>
<message><source>Corridor</source><extracomment>title of an example</extracomment><translation>Коридор</translation></message>
<message><source>Upper wall</source><extracomment>example corridor</extracomment><translation>Верхняя стена</translation></message>
<message><source>Lower wall</source><extracomment>example corridor</extracomment><translation>Нижняя стена</translation></message>
<message><source>Eastward</source><extracomment>example corridor</extracomment><translation>На восток</translation></message>
<message><source>Westward</source><extracomment>example corridor</extracomment><translation>На запад</translation></message>
<message><source>To the right</source><extracomment>example corridor</extracomment><translation>Вправо</translation></message>
<message><source>Walk on</source><extracomment>example corridor</extracomment><translation>Идти дальше</translation></message>
<message><source>Avoid each other</source><extracomment>example corridor</extracomment><translation>Обходить друг друга</translation></message>
<message><source>To the left</source><extracomment>example corridor</extracomment><translation>Влево</translation></message>
<message><source>Walls</source><extracomment>example corridor</extracomment><translation>Стены</translation></message>
<message><source>Walkers to the right</source><extracomment>example corridor</extracomment><translation>Идущие вправо</translation></message>
<message><source>Walkers to the left</source><extracomment>example corridor</extracomment><translation>Идущие влево</translation></message>
<message><source>Time horizon to the right</source><extracomment>example corridor</extracomment><translation>Горизонт времени идущих вправо</translation></message>
<message><source>Sideways push to the right</source><extracomment>example corridor</extracomment><translation>Толчок вбок идущих вправо</translation></message>
<message><source>Nobody avoids</source><extracomment>example corridor</extracomment><translation>Никто не обходит</translation></message>
<message><source>Only one crowd avoids</source><extracomment>example corridor</extracomment><translation>Обходит только одна толпа</translation></message>
<message><source>At the last moment</source><extracomment>example corridor</extracomment><translation>В последний миг</translation></message>
<message><source>Right and left</source><extracomment>example corridor</extracomment><translation>Вправо и влево</translation></message>
<message><source>Among those to the right</source><extracomment>example corridor</extracomment><translation>Между идущими вправо</translation></message>
<message><source>Touched the other crowd</source><extracomment>example corridor</extracomment><translation>Коснулся другой толпы</translation></message>
<message><source>Two crowds meet</source><extracomment>example corridor</extracomment><translation>Встречаются две толпы</translation></message>
<message><source>40 walkers go to the right and 40 to the left. Each [avoids](node:right-avoid) the others: it chooses the velocity nearest to its desired velocity that hits nobody within 2 s. Each does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>40 пешеходов идут вправо и 40 — влево. Каждый [обходит](node:right-avoid) остальных: он выбирает ближайшую к желаемой скорость, с которой никого не заденет в ближайшие 2 с. Каждый делает свою половину обхода.</translation></message>
<message><source>How often do walkers of the two crowds touch within 20 s?</source><extracomment>example corridor</extracomment><translation>Сколько раз пешеходы двух толп коснутся друг друга за 20 с?</translation></message>
<message><source>* Never
About ten times
About a hundred times</source><extracomment>example corridor</extracomment><translation>* Ни разу
Раз десять
Раз сто</translation></message>
<message><source>Never, in all of ten runs with different seeds.</source><extracomment>example corridor</extracomment><translation>Ни разу — во всех десяти прогонах с разными зёрнами.</translation></message>
<message><source>Beside, nobody avoids anybody: both crowds walk straight on.</source><extracomment>example corridor</extracomment><translation>Рядом никто никого не обходит: обе толпы идут прямо.</translation></message>
<message><source>How often do walkers of the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Сколько раз пешеходы двух толп коснутся друг друга там за 20 с?</translation></message>
<message><source>contacts</source><extracomment>example corridor</extracomment><translation>касаний</translation></message>
<message><source>265 to 414 times, 344 on average. That is eight or nine contacts for each walker.</source><extracomment>example corridor</extracomment><translation>От 265 до 414 раз, в среднем 344. Это по восемь-девять касаний на каждого пешехода.</translation></message>
<message><source>Beside, those who go to the left walk straight on. Those who go to the right have to do all of the avoiding.</source><extracomment>example corridor</extracomment><translation>Рядом идущие влево идут прямо. Весь обход достаётся тем, кто идёт вправо.</translation></message>
<message><source>How often do the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Сколько раз две толпы коснутся друг друга там за 20 с?</translation></message>
<message><source>Never
* A few times
Half as often as when nobody avoids</source><extracomment>example corridor</extracomment><translation>Ни разу
* Несколько раз
Вдвое реже, чем когда никто не обходит</translation></message>
<message><source>0 to 25 times, 7 on average. It is nearly enough if one side avoids the other.</source><extracomment>example corridor</extracomment><translation>От 0 до 25 раз, в среднем 7. Почти достаточно, чтобы обходила только одна сторона.</translation></message>
<message><source>What it costs</source><extracomment>example corridor</extracomment><translation>Чего это стоит</translation></message>
<message><source>Beside, nobody avoids anybody, so all walk at full speed. The plots show the speeds.</source><extracomment>example corridor</extracomment><translation>Рядом никто никого не обходит, поэтому все идут на полной скорости. Графики показывают скорости.</translation></message>
<message><source>How much slower are walkers who avoid, on average?</source><extracomment>example corridor</extracomment><translation>Насколько медленнее в среднем те, кто обходит?</translation></message>
<message><source>* Less than a twentieth
A fifth
Half</source><extracomment>example corridor</extracomment><translation>* Меньше чем на двадцатую часть
На пятую часть
Вдвое</translation></message>
<message><source>Less than a twentieth, in all of ten runs. The two crowds part: each keeps to its right.</source><extracomment>example corridor</extracomment><translation>Меньше чем на двадцатую часть — во всех десяти прогонах. Две толпы расходятся: каждая держится правее.</translation></message>
<message><source>- Set both crowds to 100. Can they still pass each other?
- Set *Time horizon to the right* to 0.25: they turn away late. Who touches whom?</source><extracomment>example corridor</extracomment><translation>- Возьмите по 100 пешеходов в каждой толпе. Смогут ли они ещё разойтись?
- Задайте *Горизонт времени идущих вправо* 0,25: они сворачивают поздно. Кто кого касается?</translation></message>
<message><source>Two crowds meet in a corridor, and nobody touches anybody.</source><extracomment>example corridor</extracomment><translation>В коридоре встречаются две толпы, и никто никого не задевает.</translation></message>
<message><source>A [field](node:right-field) leads 40 walkers to the right, another 40 to the left. Where the world ends they come in again at the other side.

Each [*Reciprocal avoidance*](node:right-avoid) comes last, right before the steering. It takes the desired velocity of *Walk on*, and chooses the nearest velocity that hits neither a wall nor another body within its time horizon. Each of two walkers does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>[Поле](node:right-field) ведёт 40 пешеходов вправо, ещё 40 идут влево. Там, где мир кончается, они входят снова с другой стороны.

Каждый [*Взаимный обход*](node:right-avoid) стоит последним, прямо перед управлением. Он берёт желаемую скорость узла *Идти дальше* и выбирает ближайшую к ней, с которой в пределах его горизонта времени не задеть ни стену, ни другое тело. Из двух пешеходов каждый делает половину обхода.</translation></message>
<message><source>- Nobody from one crowd touches anybody from the other. In 20 runs with different seeds there was no such contact in the first minute.
- Avoiding costs hardly any time: the walkers keep more than 95% of the speed at which they walk alone. The second plot shows it.
- The crowds part: each keeps to its right. The *Sideways push* does that, which every *Reciprocal avoidance* has: without it, two who meet face to face may block each other.</source><extracomment>example corridor</extracomment><translation>- Никто из одной толпы не касается никого из другой. В 20 прогонах с разными зёрнами за первую минуту не было ни одного такого касания.
- Обход почти не отнимает времени: пешеходы сохраняют больше 95% скорости, с которой ходят поодиночке. Это показывает второй график.
- Толпы расходятся: каждая держится правее. Так действует *Толчок вбок*, который есть у каждого *Взаимного обхода*: без него двое, встретившись лицом к лицу, могут загородить друг другу дорогу.</translation></message>
<message><source>- [Nobody avoids](experiment:experiment-blind): with *Neighbors* 0 both crowds walk through each other like ghosts. The two crowds have about 480 contacts in the first minute, instead of none.
- [Only one crowd avoids](experiment:experiment-one): those to the right do all of the work. Between the crowds about 11 contacts remain.
- [At the last moment](experiment:experiment-late): with a time horizon of a quarter of a second they still do not touch, but they turn away late. Look at their tracks.
- Set both counts to 100.</source><extracomment>example corridor</extracomment><translation>- [Никто не обходит](experiment:experiment-blind): если *Соседи* равно 0, обе толпы проходят друг сквозь друга, как призраки. За первую минуту у двух толп около 480 касаний вместо ни одного.
- [Обходит только одна толпа](experiment:experiment-one): всю работу делают идущие вправо. Между толпами остаётся около 11 касаний.
- [В последний миг](experiment:experiment-late): с горизонтом времени в четверть секунды они всё ещё не касаются друг друга, но сворачивают поздно. Посмотрите на их следы.
- Возьмите по 100 пешеходов в каждой толпе.</translation></message>
<message><source>Crossing traffic</source><extracomment>title of an example</extracomment><translation>Перекрёсток</translation></message>
<message><source>East to west road</source><extracomment>example crossing-traffic</extracomment><translation>Дорога с востока на запад</translation></message>
<message><source>West to east road</source><extracomment>example crossing-traffic</extracomment><translation>Дорога с запада на восток</translation></message>
<message><source>North to south road</source><extracomment>example crossing-traffic</extracomment><translation>Дорога с севера на юг</translation></message>
<message><source>South to north road</source><extracomment>example crossing-traffic</extracomment><translation>Дорога с юга на север</translation></message>
<message><source>Ring road</source><extracomment>example crossing-traffic</extracomment><translation>Кольцевая дорога</translation></message>
<message><source>West start</source><extracomment>example crossing-traffic</extracomment><translation>Западный старт</translation></message>
<message><source>East start</source><extracomment>example crossing-traffic</extracomment><translation>Восточный старт</translation></message>
<message><source>North start</source><extracomment>example crossing-traffic</extracomment><translation>Северный старт</translation></message>
<message><source>South start</source><extracomment>example crossing-traffic</extracomment><translation>Южный старт</translation></message>
<message><source>Eastbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Машины на восток</translation></message>
<message><source>Keep distance</source><extracomment>example crossing-traffic</extracomment><translation>Дистанция</translation></message>
<message><source>Yield</source><extracomment>example crossing-traffic</extracomment><translation>Уступить</translation></message>
<message><source>Westbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Машины на запад</translation></message>
<message><source>Southbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Машины на юг</translation></message>
<message><source>Northbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Машины на север</translation></message>
<message><source>Ring cars</source><extracomment>example crossing-traffic</extracomment><translation>Машины на кольце</translation></message>
<message><source>Cars on two roads each way and a ring road, without lights.</source><extracomment>example crossing-traffic</extracomment><translation>Машины на дорогах во все четыре стороны и на кольцевой, без светофоров.</translation></message>
<message><source>Every car follows its road. **Queue** keeps its distance to the car ahead. **Collision avoidance** turns away from cars of other roads that it would touch within about a second. The world wraps, so a car that leaves at one side comes back at the other.</source><extracomment>example crossing-traffic</extracomment><translation>Каждая машина едет по своей дороге. **Очередь** держит дистанцию до машины впереди. **Избегание столкновений** отворачивает от машин с других дорог, которых она коснулась бы примерно за секунду. Мир замкнут: машина, уехавшая с одной стороны, возвращается с другой.</translation></message>
<message><source>- Cars cross each other's way all the time but seldom touch: fewer than 30 contacts in a minute.
- Faster cars stay behind slower ones.</source><extracomment>example crossing-traffic</extracomment><translation>- Машины всё время пересекают дорогу друг другу, но касаются редко: меньше 30 касаний в минуту.
- Быстрые машины остаются позади медленных.</translation></message>
<message><source>- Set the weight of all *Yield* to 0, then of all *Keep distance*: there are about ten times as many contacts, and more with both.
- Raise the *Count* of a road until it jams.
- Drag the points of the ring road.</source><extracomment>example crossing-traffic</extracomment><translation>- Задайте вес 0 всем *Уступить*, потом всем *Дистанция*: касаний становится примерно в десять раз больше, а если убрать и то и другое — ещё больше.
- Увеличивайте *Количество* машин на дороге, пока не возникнет пробка.
- Перетащите точки кольцевой дороги.</translation></message>
<message><source>Crowd through a door</source><extracomment>title of an example</extracomment><translation>Толпа в дверях</translation></message>
<message><source>Hall</source><extracomment>example crowd-through-a-door</extracomment><translation>Зал</translation></message>
<message><source>Door</source><extracomment>example crowd-through-a-door</extracomment><translation>Дверь</translation></message>
<message><source>This side</source><extracomment>example crowd-through-a-door</extracomment><translation>Эта сторона</translation></message>
<message><source>People</source><extracomment>example crowd-through-a-door</extracomment><translation>Люди</translation></message>
<message><source>This side of the wall</source><extracomment>example crowd-through-a-door</extracomment><translation>По эту сторону стены</translation></message>
<message><source>To the door</source><extracomment>example crowd-through-a-door</extracomment><translation>К двери</translation></message>
<message><source>To the exit</source><extracomment>example crowd-through-a-door</extracomment><translation>К выходу</translation></message>
<message><source>Ninety people leave a hall through one door.</source><extracomment>example crowd-through-a-door</extracomment><translation>Девяносто человек выходят из зала через одну дверь.</translation></message>
<message><source>On this side of the wall people seek the door; beyond it they arrive at the exit. A Priority takes the first active force, and the Seek is active only inside the region *This side*.

- **Queue** brakes for people ahead.
- **Separation** keeps bodies apart.
- **Wall avoidance** finds the wall with three feelers.</source><extracomment>example crowd-through-a-door</extracomment><translation>По эту сторону стены люди стремятся к двери, за ней — прибывают к выходу. «Приоритет» берёт первую активную силу, а «Стремление» активно только внутри области *Эта сторона*.

- **Очередь** тормозит перед теми, кто впереди.
- **Разделение** не даёт телам столкнуться.
- **Избегание стен** находит стену тремя щупами.</translation></message>
<message><source>- Everybody is through within fifteen seconds, and nobody goes through the wall.
- The crowd in front of the door forms an arch: people at its sides wait.</source><extracomment>example crowd-through-a-door</extracomment><translation>- За пятнадцать секунд проходят все, и никто не проходит сквозь стену.
- Толпа перед дверью выстраивается аркой: люди по бокам ждут.</translation></message>
<message><source>- Set the weight of *Keep apart* to 0: contacts rise more than tenfold.
- Drag the ends of the two walls to make the door narrower.
- Lower *Speed* of *To the door*.</source><extracomment>example crowd-through-a-door</extracomment><translation>- Задайте вес 0 узлу *Не тесниться*: касаний становится больше чем вдесятеро.
- Перетащите концы двух стен, чтобы сузить дверь.
- Уменьшите *Скорость* у узла *К двери*.</translation></message>
<message><source>Epidemic</source><extracomment>title of an example</extracomment><translation>Эпидемия</translation></message>
<message><source>Susceptible</source><extracomment>example epidemic</extracomment><translation>Восприимчивые</translation></message>
<message><source>Infected</source><extracomment>example epidemic</extracomment><translation>Заражённые</translation></message>
<message><source>Recovered</source><extracomment>example epidemic</extracomment><translation>Выздоровевшие</translation></message>
<message><source>Go about</source><extracomment>example epidemic</extracomment><translation>Ходить вокруг</translation></message>
<message><source>Keep a distance</source><extracomment>example epidemic</extracomment><translation>Соблюдать дистанцию</translation></message>
<message><source>How people go about</source><extracomment>example epidemic</extracomment><translation>Как люди ходят</translation></message>
<message><source>Long enough near</source><extracomment>example epidemic</extracomment><translation>Достаточно долго рядом</translation></message>
<message><source>Fall ill</source><extracomment>example epidemic</extracomment><translation>Заболеть</translation></message>
<message><source>Gets well</source><extracomment>example epidemic</extracomment><translation>Выздоравливает</translation></message>
<message><source>Get well</source><extracomment>example epidemic</extracomment><translation>Выздороветь</translation></message>
<message><source>Keeping a distance</source><extracomment>example epidemic</extracomment><translation>Соблюдение дистанции</translation></message>
<message><source>How near one falls ill</source><extracomment>example epidemic</extracomment><translation>Как близко заражаются</translation></message>
<message><source>Chance to get well</source><extracomment>example epidemic</extracomment><translation>Шанс выздороветь</translation></message>
<message><source>Vaccinated at the start</source><extracomment>example epidemic</extracomment><translation>Привито в начале</translation></message>
<message><source>Susceptible, infected, recovered</source><extracomment>example epidemic</extracomment><translation>Восприимчивые, заражённые, выздоровевшие</translation></message>
<message><source>Half are vaccinated</source><extracomment>example epidemic</extracomment><translation>Половина привита</translation></message>
<message><source>New infections</source><extracomment>example epidemic</extracomment><translation>Новые заражения</translation></message>
<message><source>Fell ill</source><extracomment>example epidemic</extracomment><translation>Заболели</translation></message>
<message><source>Six are ill</source><extracomment>example epidemic</extracomment><translation>Шестеро больны</translation></message>
<message><source>200 people walk about, and six of them are ill. Whoever comes [near an ill person](node:near-sick) falls ill, and [gets well](node:recover) after about 6 s. After that, a person is immune: it cannot fall ill again.</source><extracomment>example epidemic</extracomment><translation>200 человек ходят туда-сюда, шестеро из них больны. Кто окажется [рядом с больным](node:near-sick), заболевает и примерно через 6 с [выздоравливает](node:recover). После этого у человека иммунитет: заболеть снова он не может.</translation></message>
<message><source>How many are ill at once, at most?</source><extracomment>example epidemic</extracomment><translation>Сколько человек больны одновременно, самое большее?</translation></message>
<message><source>people</source><extracomment>example epidemic</extracomment><translation>человек</translation></message>
<message><source>53 to 92 people, 68 on average, after 7 to 21 s. Then the wave falls: an ill person meets mostly people who are immune.</source><extracomment>example epidemic</extracomment><translation>От 53 до 92 человек, в среднем 68, через 7–21 с. Потом волна спадает: больной встречает в основном тех, у кого иммунитет.</translation></message>
<message><source>Beside, people [keep a distance](node:apart): they step away from each other.</source><extracomment>example epidemic</extracomment><translation>Рядом люди [соблюдают дистанцию](node:apart): отходят друг от друга.</translation></message>
<message><source>How many are ill at once there, at most?</source><extracomment>example epidemic</extracomment><translation>Сколько человек там больны одновременно, самое большее?</translation></message>
<message><source>About as many
* Less than half as many
Nobody else falls ill</source><extracomment>example epidemic</extracomment><translation>Примерно столько же
* Меньше половины от этого
Больше никто не заболеет</translation></message>
<message><source>8 to 32 people, 19 on average: less than half as many, in all of ten runs with different seeds. The wave is flat.</source><extracomment>example epidemic</extracomment><translation>От 8 до 32 человек, в среднем 19: вдвое с лишним меньше, во всех десяти прогонах с разными зёрнами. Волна пологая.</translation></message>
<message><source>Beside, 97 of the 194 who are well are immune from the start: they are vaccinated. Look at the others.</source><extracomment>example epidemic</extracomment><translation>Рядом у 97 из 194 здоровых иммунитет с самого начала: они привиты. Посмотрите на остальных.</translation></message>
<message><source>Of those who are not vaccinated: how large a share stays well?</source><extracomment>example epidemic</extracomment><translation>Какая доля тех, кто не привит, останется здоровой?</translation></message>
<message><source>A smaller share
The same share
* A larger share</source><extracomment>example epidemic</extracomment><translation>Доля меньше
Та же доля
* Доля больше</translation></message>
<message><source>A larger share, in all of ten runs: 35% stay well for half a minute on average, instead of 6%. People who are immune infect nobody, and so protect others.</source><extracomment>example epidemic</extracomment><translation>Доля больше — во всех десяти прогонах: полминуты здоровыми остаются в среднем 35% вместо 6%. Люди с иммунитетом никого не заражают и тем защищают других.</translation></message>
<message><source>- How many have to be vaccinated so that the wave does not begin? Move *Vaccinated at the start*.
- Raise the *Chance to get well*: what happens to the wave?</source><extracomment>example epidemic</extracomment><translation>- Скольких нужно привить, чтобы волна не началась? Двигайте *Привито в начале*.
- Увеличьте *Шанс выздороветь*: что станет с волной?</translation></message>
<message><source>Six of 200 people are infected, and whoever comes near them falls ill, too. All get well, and are immune from then on.</source><extracomment>example epidemic</extracomment><translation>Шестеро из 200 человек заражены, и тот, кто подойдёт близко, тоже заболевает. Все выздоравливают, и с тех пор у них иммунитет.</translation></message>
<message><source>There are three agent types, and [one way to move](node:behave) for all.

- A **susceptible** person becomes infected when an infected body is [within 4](node:near-sick) for 0.2 seconds.
- An **infected** person has a [*Chance*](node:recover) of 4% in each quarter of a second to recover. That takes 6 seconds on average.
- A **recovered** person stays recovered.

[*Become*](node:infect) changes the type: the agent stays where it is and keeps its velocity.</source><extracomment>example epidemic</extracomment><translation>Здесь три типа агентов и [один способ двигаться](node:behave) на всех.

- **Восприимчивый** заражается, когда заражённое тело [в пределах 4](node:near-sick) от него 0,2 секунды подряд.
- У **заражённого** [*Шанс*](node:recover) выздороветь 4% каждую четверть секунды. В среднем это занимает 6 секунд.
- **Выздоровевший** остаётся выздоровевшим.

[*Превратить*](node:infect) меняет тип: агент остаётся на месте и сохраняет скорость.</translation></message>
<message><source>- The red curve rises faster and faster, then falls: when few are left to infect, each infected person infects less than one other.
- In 20 runs with different seeds, between 36 and 74 people are ill at once, after about 15 seconds. After two minutes nobody is ill.
- It ends before all have been ill: about 10 of 200 never are.
- Recovered people in the crowd protect the others.</source><extracomment>example epidemic</extracomment><translation>- Красная кривая растёт всё быстрее, потом падает: когда заражать почти некого, каждый заражённый заражает меньше одного человека.
- В 20 прогонах с разными зёрнами одновременно больны бывают от 36 до 74 человек, примерно через 15 секунд. Через две минуты не болен никто.
- Эпидемия кончается раньше, чем переболеют все: около 10 из 200 не заболевают вовсе.
- Выздоровевшие в толпе защищают остальных.</translation></message>
<message><source>- [Keep a distance](experiment:experiment-distance): the [weight](node:apart-to-behave) of *Keep a distance* rises to 2. Now about 20 are ill at once instead of 56, and half of all people never fall ill. The curve is flat, and it lasts longer.
- [Half are vaccinated](experiment:experiment-vaccine): half of the people are immune from the start. Of the other half, more than a third never fall ill.
- Raise *Chance to get well*. From which value on does nearly nobody fall ill?</source><extracomment>example epidemic</extracomment><translation>- [Соблюдать дистанцию](experiment:experiment-distance): [вес](node:apart-to-behave) узла *Соблюдать дистанцию* растёт до 2. Теперь одновременно больны около 20 человек вместо 56, а половина не заболевает вовсе. Кривая пологая и тянется дольше.
- [Половина привита](experiment:experiment-vaccine): у половины людей иммунитет с самого начала. Из другой половины больше трети не заболевают вовсе.
- Увеличивайте *Шанс выздороветь*. С какого значения почти никто не заболевает?</translation></message>
<message><source>Flees</source><extracomment>example evade</extracomment><translation>Бегут</translation></message>
<message><source>Evades</source><extracomment>example evade</extracomment><translation>Уклоняются</translation></message>
<message><source>Nearest of both</source><extracomment>example evade</extracomment><translation>Ближайший из обоих</translation></message>
<message><source>A little restless</source><extracomment>example evade</extracomment><translation>Немного непоседа</translation></message>
<message><source>Hunter near</source><extracomment>example evade</extracomment><translation>Охотник близко</translation></message>
<message><source>Flee, else roam</source><extracomment>example evade</extracomment><translation>Бежать, иначе бродить</translation></message>
<message><source>Evade, else roam</source><extracomment>example evade</extracomment><translation>Уклоняться, иначе бродить</translation></message>
<message><source>Caught gray ones</source><extracomment>example evade</extracomment><translation>Поймано серых</translation></message>
<message><source>Caught green ones</source><extracomment>example evade</extracomment><translation>Поймано зелёных</translation></message>
<message><source>Two kinds of prey</source><extracomment>example evade</extracomment><translation>Два вида добычи</translation></message>
<message><source>A red hunter pursues the nearest prey. Ten gray prey [flee](node:flee) from the place where it is. Ten green prey [evade](node:evade): they flee from the place where it will be. All react within 70.</source><extracomment>example evade</extracomment><translation>Красный охотник преследует ближайшую добычу. Десять серых [бегут](node:flee) от того места, где он есть. Десять зелёных [уклоняются](node:evade): бегут от того места, где он будет. Все замечают его в пределах 70.</translation></message>
<message><source>Which does the hunter catch more often?</source><extracomment>example evade</extracomment><translation>Кого охотник ловит чаще?</translation></message>
<message><source>* The gray ones, which flee
The green ones, which evade
Both equally often</source><extracomment>example evade</extracomment><translation>* Серых, которые бегут
Зелёных, которые уклоняются
Тех и других одинаково часто</translation></message>
<message><source>The gray ones: about four times as often. They run ahead of the hunter in its own direction, and it is faster. The green ones run to the side, away from where it will be:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</source><extracomment>example evade</extracomment><translation>Серых: примерно вчетверо чаще. Они бегут впереди охотника в его же сторону, а он быстрее. Зелёные бегут вбок, прочь от места, где он будет:

`будущая позиция = позиция охотника + скорость охотника * T`

`желаемая скорость = maxSpeed * unit(позиция - будущая позиция)`</translation></message>
<message><source>Not looking ahead</source><extracomment>example evade</extracomment><translation>Без взгляда вперёд</translation></message>
<message><source>Now [Evade](node:evade) does not look ahead: its prediction is none, so T = 0.</source><extracomment>example evade</extracomment><translation>Теперь [«Уклонение»](node:evade) вперёд не смотрит: упреждения нет, то есть T = 0.</translation></message>
<message><source>Which does the hunter catch more often now?</source><extracomment>example evade</extracomment><translation>Кого охотник ловит чаще теперь?</translation></message>
<message><source>The gray ones
The green ones
* Both about equally often</source><extracomment>example evade</extracomment><translation>Серых
Зелёных
* Тех и других примерно одинаково</translation></message>
<message><source>Both about equally often: Evade that does not look ahead is Flee. In a single run, chance may favor one kind. In ten runs the averages were 31 and 27.</source><extracomment>example evade</extracomment><translation>Тех и других примерно одинаково: «Уклонение», которое не смотрит вперёд, — это «Бегство». В отдельном прогоне одному виду может просто повезти. В десяти прогонах средние были 31 и 27.</translation></message>
<message><source>Seeing it from far away</source><extracomment>example evade</extracomment><translation>Заметить издалека</translation></message>
<message><source>Evade looks ahead again. And both kinds react to a hunter within 140 instead of 70.</source><extracomment>example evade</extracomment><translation>«Уклонение» снова смотрит вперёд. И оба вида замечают охотника в пределах 140 вместо 70.</translation></message>
<message><source>The gray ones, which flee
* The green ones, which evade
Both about equally often</source><extracomment>example evade</extracomment><translation>Серых, которые бегут
* Зелёных, которые уклоняются
Тех и других примерно одинаково</translation></message>
<message><source>The green ones, in eight of ten runs. In two minutes it catches 10 of them and 3 of the gray ones, on average. What is good at one distance may be bad at another.</source><extracomment>example evade</extracomment><translation>Зелёных — в восьми прогонах из десяти. За две минуты он ловит в среднем 10 зелёных и 3 серых. Что хорошо на одном расстоянии, может быть плохо на другом.</translation></message>
<message><source>- Drag the hunter into a group: all within 70 react at once.
- Set the weight of [A little restless](node:restless) to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Перетащите охотника в группу: все, кто в пределах 70, бросаются прочь сразу.
- Задайте вес 0 узлу [Немного непоседа](node:restless): охотник часто бегает кругами за одной добычей.</translation></message>
<message><source>One hunter. Half of its prey flee from where it is, half from where it will be.</source><extracomment>example evade</extracomment><translation>Один охотник. Половина добычи бежит от места, где он есть, половина — от места, где он будет.</translation></message>
<message><source>Evade is Pursue turned around: it flees from the place where the hunter will be after the time T, with `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Both kinds react only to a hunter within 70, and wander otherwise. The hunter is faster and pursues the nearest prey. A small Wander keeps it from running in circles with one prey.</source><extracomment>example evade</extracomment><translation>«Уклонение» — это «Преследование» наоборот: бегство от того места, где охотник будет через время T, причём `T = расстояние / maxSpeed`.

`будущая позиция = позиция охотника + скорость охотника * T`

`желаемая скорость = maxSpeed * unit(позиция - будущая позиция)`

`управление = желаемая скорость - скорость`

Оба вида замечают охотника только в пределах 70, а в остальное время блуждают. Охотник быстрее и преследует ближайшую добычу. Небольшое «Блуждание» не даёт ему бегать кругами за одной и той же.</translation></message>
<message><source>- The gray ones (*Flees*) run ahead of the hunter, in its own direction.
- The green ones (*Evades*) run to the side.
- The status bar counts how often the hunter catches each kind: after a minute, it has caught the gray ones far more often.</source><extracomment>example evade</extracomment><translation>- Серые (*Бегут*) бегут впереди охотника, в его же сторону.
- Зелёные (*Уклоняются*) бегут вбок.
- Строка состояния считает, сколько раз охотник поймал каждый вид: через минуту серых поймано гораздо больше.</translation></message>
<message><source>- Set the prediction of *Evade* to none: both kinds are the same now, and in the long run the hunter catches both equally often.
- Drag the hunter into a group: all within 70 react at once.
- Set the range of both *Hunter near* to 140: prey that react so early are seldom caught. With most seeds, the green ones are now caught more often than the gray ones.
- Set the weight of *A little restless* to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Уберите упреждение у *Уклонения*: теперь оба вида одинаковы, и со временем охотник ловит их одинаково часто.
- Перетащите охотника в группу: все, кто в пределах 70, бросаются прочь сразу.
- Задайте дальность 140 обоим *Охотник близко*: кто замечает так рано, того ловят редко. Почти при любом зерне зелёных теперь ловят чаще серых.
- Задайте вес 0 узлу *Немного непоседа*: охотник часто бегает кругами за одной добычей.</translation></message>
<message><source>Figure eight</source><extracomment>title of an example</extracomment><translation>Восьмёрка</translation></message>
<message><source>Wide turns</source><extracomment>example figure-eight</extracomment><translation>Широкие повороты</translation></message>
<message><source>No limit</source><extracomment>example figure-eight</extracomment><translation>Без предела</translation></message>
<message><source>Speed of the cars</source><extracomment>example figure-eight</extracomment><translation>Скорость машин</translation></message>
<message><source>20 cars on a road that crosses itself. A car cannot turn on the spot: it needs room.</source><extracomment>example figure-eight</extracomment><translation>20 машин на дороге, которая пересекает сама себя. Развернуться на месте машина не может: ей нужно пространство.</translation></message>
<message><source>Every car follows the road, keeps its distance to the car ahead (*Keep distance*), and turns away from those that it would touch at the crossing (*Yield*). Its type has a **Max turn rate** of 90° per second. At 80 units per second this is a turning circle with a radius of 80 / (90° in radians) = 51 units: narrower than every bend of the road.

Click a car: the world shows the circles on which it would turn to the left and to the right. Select the card of the cars, and drag the grips in the middle of the circles to change the rate.</source><extracomment>example figure-eight</extracomment><translation>Каждая машина едет по дороге, держит расстояние до машины впереди (*Дистанция*) и отворачивает от тех, кого коснулась бы на перекрёстке (*Уступить*). У её типа **Макс. поворот** — 90° в секунду. При 80 единицах в секунду получается круг разворота радиусом 80 / (90° в радианах) = 51 единица: уже любого изгиба дороги.

Щёлкните машину: мир покажет круги, по которым она повернула бы влево и вправо. Выделите карточку машин и тяните маркеры в центре кругов, чтобы изменить поворот.</translation></message>
<message><source>- Nobody leaves the road: once there, cars stay within 12 units of it. In 20 runs with different seeds none was farther away.
- Cars seldom touch, although no light stops them: at most 4 times in the first minute.
- A slow car has a small circle.</source><extracomment>example figure-eight</extracomment><translation>- Никто не съезжает с дороги: оказавшись на ней, машины держатся в пределах 12 единиц. В 20 прогонах с разными зёрнами дальше не было ни одной.
- Машины касаются редко, хотя их не останавливает светофор: не больше 4 раз за первую минуту.
- У медленной машины круг маленький.</translation></message>
<message><source>- [Wide turns](experiment:experiment-wide): with 30° per second the circle has a radius of 153 units, and the bends are narrower. The cars leave the road by more than 30 units.
- [No limit](experiment:experiment-free): a car that yields turns by up to 200° per second.
- Drag the points of the road to make a hairpin. Who gets around it?</source><extracomment>example figure-eight</extracomment><translation>- [Широкие повороты](experiment:experiment-wide): при 30° в секунду радиус круга — 153 единицы, а изгибы дороги круче. Машины съезжают с дороги больше чем на 30 единиц.
- [Без предела](experiment:experiment-free): уступая, машина поворачивает со скоростью до 200° в секунду.
- Перетащите точки дороги, чтобы получился крутой разворот. Кто в него впишется?</translation></message>
<message><source>Fireflies</source><extracomment>title of an example</extracomment><translation>Светлячки</translation></message>
<message><source>Lit</source><extracomment>example fireflies</extracomment><translation>Светится</translation></message>
<message><source>Fly about</source><extracomment>example fireflies</extracomment><translation>Летать вокруг</translation></message>
<message><source>Any phase</source><extracomment>example fireflies</extracomment><translation>Любая фаза</translation></message>
<message><source>Begins at any phase</source><extracomment>example fireflies</extracomment><translation>Начинает с любой фазы</translation></message>
<message><source>Lights it sees</source><extracomment>example fireflies</extracomment><translation>Видимые огоньки</translation></message>
<message><source>Time goes on, faster with light</source><extracomment>example fireflies</extracomment><translation>Время идёт, со светом быстрее</translation></message>
<message><source>Time goes on</source><extracomment>example fireflies</extracomment><translation>Время идёт</translation></message>
<message><source>Is full</source><extracomment>example fireflies</extracomment><translation>Полна</translation></message>
<message><source>Starts over</source><extracomment>example fireflies</extracomment><translation>Начать сначала</translation></message>
<message><source>Flashes</source><extracomment>example fireflies</extracomment><translation>Вспыхнуть</translation></message>
<message><source>For 0.2 seconds</source><extracomment>example fireflies</extracomment><translation>0,2 секунды</translation></message>
<message><source>Goes out</source><extracomment>example fireflies</extracomment><translation>Погаснуть</translation></message>
<message><source>How far they see light</source><extracomment>example fireflies</extracomment><translation>Как далеко видят свет</translation></message>
<message><source>A clock of its own, which light hurries</source><extracomment>example fireflies</extracomment><translation>Свои часы, которые свет торопит</translation></message>
<message><source>When it is full, it flashes and starts over</source><extracomment>example fireflies</extracomment><translation>Когда фаза полна — вспышка и всё сначала</translation></message>
<message><source>Nobody looks</source><extracomment>example fireflies</extracomment><translation>Никто не смотрит</translation></message>
<message><source>They see half as far</source><extracomment>example fireflies</extracomment><translation>Видят вдвое ближе</translation></message>
<message><source>Phase, mean</source><extracomment>example fireflies</extracomment><translation>Фаза, среднее</translation></message>
<message><source>A hundred fireflies flash, each by a clock of its own. Light that they see hurries their clocks, and after half a minute nearly all flash at once.</source><extracomment>example fireflies</extracomment><translation>Сто светлячков мигают, каждый по своим часам. Свет, который они видят, торопит их часы, и через полминуты почти все вспыхивают одновременно.</translation></message>
<message><source>Each firefly has a [phase](node:phase), which begins [anywhere](node:any-phase) between 0 and 1. Ten times a second [time goes on](node:tick-on) by 0.05, and by 0.03 more for each [light](node:lights) within 130, unless it has flashed a moment ago: see [the formula](node:hurry).

At 1 the phase [starts over](node:restart), and the firefly [flashes](node:flash): for 0.2 seconds it is of the type [Lit](node:lit). It keeps its phase in both types.</source><extracomment>example fireflies</extracomment><translation>У каждого светлячка есть [фаза](node:phase), которая начинается [с любого числа](node:any-phase) от 0 до 1. Десять раз в секунду [время идёт](node:tick-on) на 0,05 и ещё на 0,03 за каждый [огонёк](node:lights) в пределах 130, если сам светлячок только что не мигнул: смотрите [формулу](node:hurry).

На 1 фаза [начинается сначала](node:restart), и светлячок [вспыхивает](node:flash): 0,2 секунды он относится к типу [Светится](node:lit). Фаза сохраняется в обоих типах.</translation></message>
<message><source>- First groups agree, then groups of groups: waves of light run through the swarm before it flashes as one.
- In 20 runs with different seeds, between 73 and 99 of 100 were lit at the same moment after a minute. If nobody looks, it is never more than 18.
- Nobody leads, and nobody knows how many there are.</source><extracomment>example fireflies</extracomment><translation>- Сначала в лад мигают группы, потом группы групп: по рою бегут волны света, пока он не замигает как один.
- В 20 прогонах с разными зёрнами через минуту одновременно светились от 73 до 99 из 100. Если никто не смотрит — никогда не больше 18.
- Никто не командует, и никто не знает, сколько их.</translation></message>
<message><source>- [Nobody looks](experiment:experiment-alone): all clocks run alike, and stay apart.
- [They see half as far](experiment:experiment-near): does it take longer, or does it never come?
- Remove the half of them with the mouse. Do those that are left stay together?</source><extracomment>example fireflies</extracomment><translation>- [Никто не смотрит](experiment:experiment-alone): все часы идут одинаково, но порознь.
- [Видят вдвое ближе](experiment:experiment-near): лада ждать дольше — или его не будет вовсе?
- Уберите половину мышью. Останутся ли остальные в ладу?</translation></message>
<message><source>Fish and shark</source><extracomment>title of an example</extracomment><translation>Рыбы и акула</translation></message>
<message><source>Fish</source><extracomment>example fish-and-shark</extracomment><translation>Рыбы</translation></message>
<message><source>Shark</source><extracomment>example fish-and-shark</extracomment><translation>Акула</translation></message>
<message><source>Shark near</source><extracomment>example fish-and-shark</extracomment><translation>Акула близко</translation></message>
<message><source>In this order</source><extracomment>example fish-and-shark</extracomment><translation>В этом порядке</translation></message>
<message><source>Middle of the fish near</source><extracomment>example fish-and-shark</extracomment><translation>Середина ближних рыб</translation></message>
<message><source>Nearest fish</source><extracomment>example fish-and-shark</extracomment><translation>Ближайшая рыба</translation></message>
<message><source>Fish in reach</source><extracomment>example fish-and-shark</extracomment><translation>Рыба в пределах досягаемости</translation></message>
<message><source>Toward the school</source><extracomment>example fish-and-shark</extracomment><translation>К косяку</translation></message>
<message><source>Prowl</source><extracomment>example fish-and-shark</extracomment><translation>Рыскать</translation></message>
<message><source>Cruise</source><extracomment>example fish-and-shark</extracomment><translation>Плавание</translation></message>
<message><source>Hunt</source><extracomment>example fish-and-shark</extracomment><translation>Охота</translation></message>
<message><source>Hungry again</source><extracomment>example fish-and-shark</extracomment><translation>Снова голодна</translation></message>
<message><source>Tired</source><extracomment>example fish-and-shark</extracomment><translation>Устала</translation></message>
<message><source>A school of fish, and a shark that swims about and hunts.</source><extracomment>example fish-and-shark</extracomment><translation>Косяк рыб и акула, которая плавает и охотится.</translation></message>
<message><source>**Budget** spends the maximum force of a fish in order: away from the shark, apart, the same way, together, and a little wandering with the rest.

The shark has two modes. In **Cruise** it swims slowly toward the middle of the fish near it; after four seconds, if fish are in reach, it changes to **Hunt** and pursues one fish until it is tired.</source><extracomment>example fish-and-shark</extracomment><translation>**Бюджет** тратит максимальную силу рыбы по порядку: прочь от акулы, порознь, в одну сторону, вместе — и на остаток немного поблуждать.

У акулы два режима. В режиме **Плавание** она медленно плывёт к середине ближних рыб; через четыре секунды, если до рыб можно добраться, переходит в режим **Охота** и преследует одну рыбу, пока не устанет.</translation></message>
<message><source>- The school finds a common direction within twenty seconds, and loses it when the shark attacks.
- The shark pursues the same fish as long as it hunts.
- Click the shark to see its mode, and for how long it has been in it.</source><extracomment>example fish-and-shark</extracomment><translation>- За двадцать секунд косяк находит общее направление и теряет его, когда нападает акула.
- Пока акула охотится, она преследует одну и ту же рыбу.
- Щёлкните акулу, чтобы увидеть её режим и сколько времени она в нём.</translation></message>
<message><source>- Lower the weight of *Evade* to 0.2.
- Let the shark hunt longer: raise *After* of the transition *Tired*.
- Let the fish see less: lower *View angle* of *Alignment*.</source><extracomment>example fish-and-shark</extracomment><translation>- Уменьшите вес *Уклонения* до 0,2.
- Пусть акула охотится дольше: увеличьте *После* у перехода *Устала*.
- Пусть рыбы видят меньше: уменьшите *Угол обзора* у *Выравнивания*.</translation></message>
<message><source>Flee the mouse</source><extracomment>title of an example</extracomment><translation>Бежать от мыши</translation></message>
<message><source>Middle</source><extracomment>example flee-the-mouse</extracomment><translation>Середина</translation></message>
<message><source>With steering</source><extracomment>example flee-the-mouse</extracomment><translation>С управлением</translation></message>
<message><source>Without steering</source><extracomment>example flee-the-mouse</extracomment><translation>Без управления</translation></message>
<message><source>Mass with steering</source><extracomment>example flee-the-mouse</extracomment><translation>Масса с управлением</translation></message>
<message><source>Without a radius</source><extracomment>example flee-the-mouse</extracomment><translation>Без радиуса</translation></message>
<message><source>Hardly any mass</source><extracomment>example flee-the-mouse</extracomment><translation>Почти без массы</translation></message>
<message><source>All start in the middle and flee from your mouse: with and without steering, with and without a radius.</source><extracomment>example flee-the-mouse</extracomment><translation>Все начинают в середине и бегут от вашей мыши: с управлением и без, с радиусом и без.</translation></message>
<message><source>[Flee](node:flee) wants to move straight away from the mouse at full speed:

`desired velocity = maxSpeed * unit(position - mouse)`

It does so only while the mouse is closer than its *radius*. The green agents get there by steering: `steering = desired velocity - velocity`, divided by a mass of 20. The gray ones have mass 1 and no max force, so they have the desired velocity after one tick.</source><extracomment>example flee-the-mouse</extracomment><translation>[«Бегство»](node:flee) хочет двигаться прямо прочь от мыши на полной скорости:

`желаемая скорость = maxSpeed * unit(позиция - мышь)`

Но только пока мышь ближе его *радиуса*. Зелёные агенты приходят к этой скорости через управление: `управление = желаемая скорость - скорость`, делённое на массу 20. У серых масса 1 и нет макс. силы, поэтому желаемая скорость у них уже через один тик.</translation></message>
<message><source>- Move the mouse into the crowd: the gray ones turn on the spot, the green ones make curves.
- Come close to a green one from the front: it brakes, turns around, and only then speeds up.
- Farther away than the radius nothing steers them: they fly straight on.
- Switch on *Desired velocity*: all desired velocities point away from the mouse. Those of the gray agents and their velocities are the same.</source><extracomment>example flee-the-mouse</extracomment><translation>- Въезжайте мышью в толпу: серые поворачивают на месте, зелёные описывают дуги.
- Подойдите к зелёному спереди: он тормозит, разворачивается и только потом разгоняется.
- Дальше радиуса ничто ими не управляет: они летят прямо.
- Включите *Желаемая скорость*: все желаемые скорости направлены прочь от мыши. У серых агентов они совпадают со скоростью.</translation></message>
<message><source>- [Without a radius](experiment:experiment-everywhere): all flee always. This world wraps, so they end up where the mouse is farthest.
- [Hardly any mass](experiment:experiment-light): with a mass of 1, the green ones turn nearly as fast as the gray ones. The max force is all that is left of the difference.
- Drag the slider *Radius* down to 0: nobody flees.</source><extracomment>example flee-the-mouse</extracomment><translation>- [Без радиуса](experiment:experiment-everywhere): все бегут всегда. Этот мир замкнут, поэтому они оказываются там, где мышь дальше всего.
- [Почти без массы](experiment:experiment-light): с массой 1 зелёные поворачивают почти так же быстро, как серые. Остаётся разница только в макс. силе.
- Сдвиньте ползунок *Радиус* до 0: никто не бежит.</translation></message>
<message><source>Danger</source><extracomment>example flee</extracomment><translation>Опасность</translation></message>
<message><source>Flee the danger</source><extracomment>example flee</extracomment><translation>Бежать от опасности</translation></message>
<message><source>Average speed</source><extracomment>example flee</extracomment><translation>Средняя скорость</translation></message>
<message><source>A danger in the middle</source><extracomment>example flee</extracomment><translation>Опасность в середине</translation></message>
<message><source>24 ships fly straight on. Nothing steers them until they are closer than 140 to the danger. Then [Flee](node:flee-danger) does: the desired velocity (gold) points straight away from it.

`desired velocity = maxSpeed * unit(position - target)`</source><extracomment>example flee</extracomment><translation>24 корабля летят прямо. Ничто ими не управляет, пока до опасности больше 140. Ближе вступает [«Бегство»](node:flee-danger): желаемая скорость (золотая) направлена прямо прочь от неё.

`желаемая скорость = maxSpeed * unit(позиция - цель)`</translation></message>
<message><source>A ship comes near the danger and leaves again. How fast is it then?</source><extracomment>example flee</extracomment><translation>Корабль подлетает к опасности и улетает прочь. Какая у него тогда скорость?</translation></message>
<message><source>Faster than it came
* Slower than it came
As fast as it came</source><extracomment>example flee</extracomment><translation>Выше, чем была
* Ниже, чем была
Такая же, как была</translation></message>
<message><source>Slower, in more than nine of ten cases. Flee wants the ship to fly straight away, so it brakes all other motion:

`steering = desired velocity - velocity`

Outside the radius, nothing makes the ship faster again.</source><extracomment>example flee</extracomment><translation>Ниже — больше чем в девяти случаях из десяти. «Бегство» хочет, чтобы корабль летел прямо прочь, и тормозит всякое другое движение:

`управление = желаемая скорость - скорость`

За пределами радиуса ничто не разгоняет корабль снова.</translation></message>
<message><source>After a minute</source><extracomment>example flee</extracomment><translation>Через минуту</translation></message>
<message><source>At the start, the ships have a speed of 1.1 on average. Each visit to the danger changes that. The number above the world is the average.</source><extracomment>example flee</extracomment><translation>Вначале у кораблей скорость в среднем 1,1. Каждая встреча с опасностью её меняет. Число над миром — среднее.</translation></message>
<message><source>What is the average speed after a minute?</source><extracomment>example flee</extracomment><translation>Какой будет средняя скорость через минуту?</translation></message>
<message><source>units per tick</source><extracomment>example flee</extracomment><translation>единиц за тик</translation></message>
<message><source>About 0.6: nearly every visit to the danger costs speed.</source><extracomment>example flee</extracomment><translation>Около 0,6: почти каждая встреча с опасностью отнимает скорость.</translation></message>
<message><source>Always afraid</source><extracomment>example flee</extracomment><translation>В вечном страхе</translation></message>
<message><source>Now the radius of [Flee](node:flee-danger) has no limit: all ships flee all the time, wherever they are.</source><extracomment>example flee</extracomment><translation>Теперь у радиуса [«Бегства»](node:flee-danger) нет предела: все корабли бегут всё время, где бы ни были.</translation></message>
<message><source>Where are the ships after half a minute?</source><extracomment>example flee</extracomment><translation>Где будут корабли через полминуты?</translation></message>
<message><source>On a circle around the danger
Spread along the edges
* In the corners</source><extracomment>example flee</extracomment><translation>На окружности вокруг опасности
Распределятся вдоль краёв
* В углах</translation></message>
<message><source>In the corners. This world wraps: what leaves on the right comes in on the left. So the four corners are one place, and no place is farther from the middle.</source><extracomment>example flee</extracomment><translation>В углах. Этот мир замкнут: кто уходит справа, входит слева. Поэтому четыре угла — одно место, и от середины нет места дальше.</translation></message>
<message><source>- Drag the [danger](node:danger) into the way of a ship.
- Chase the ships with the mouse: they flee it, too.
- Give the wire from [Flee the mouse](node:flee-mouse) a weight of 3.</source><extracomment>example flee</extracomment><translation>- Перетащите [опасность](node:danger) на путь корабля.
- Погоняйте корабли мышью: от неё они тоже бегут.
- Задайте связи от узла [Бежать от мыши](node:flee-mouse) вес 3.</translation></message>
<message><source>Ships fly straight on, and flee from a danger that is near.</source><extracomment>example flee</extracomment><translation>Корабли летят прямо и бегут от опасности, если она близко.</translation></message>
<message><source>Flee is Seek turned around: the desired velocity points straight away from the target.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

It is active only while the target is closer than its *radius*. Outside, nothing steers the ship, and it flies straight on.</source><extracomment>example flee</extracomment><translation>«Бегство» — это «Стремление» наоборот: желаемая скорость направлена прямо прочь от цели.

`желаемая скорость = maxSpeed * unit(позиция - цель)`

`управление = желаемая скорость - скорость`

Оно активно только пока цель ближе его *радиуса*. Дальше ничто не управляет кораблём, и он летит прямо.</translation></message>
<message><source>- Outside, each ship keeps its velocity: its speed and its direction.
- Almost every ship that comes near leaves more slowly than it came: Flee wants it to fly straight away, and brakes all other motion.
- The forces of the mouse and the danger add up while both are near.
- While the mouse is elsewhere, no ship turns *toward* the danger.</source><extracomment>example flee</extracomment><translation>- Вне радиуса каждый корабль сохраняет скорость: и её величину, и направление.
- Почти каждый корабль, побывавший рядом, улетает медленнее, чем прилетел: «Бегство» хочет, чтобы он летел прямо прочь, и тормозит всякое другое движение.
- Силы мыши и опасности складываются, когда обе рядом.
- Пока мышь не рядом, ни один корабль не поворачивает *к* опасности.</translation></message>
<message><source>- Drag the danger into the way of a ship.
- Set the radius of *Flee the danger* to no limit: now all ships always flee. They end up in the corners, as far away as they can be: this world wraps, so the four corners are one place.
- Give *Flee the mouse* a weight of 3: ships leave the mouse faster.</source><extracomment>example flee</extracomment><translation>- Перетащите опасность на путь корабля.
- Снимите предел радиуса у узла *Бежать от опасности*: теперь все корабли бегут всегда. Они оказываются в углах, так далеко, как только можно: этот мир замкнут, и четыре угла — одно место.
- Задайте узлу *Бежать от мыши* вес 3: корабли быстрее удирают от мыши.</translation></message>
<message><source>Sparrow</source><extracomment>example flock</extracomment><translation>Воробей</translation></message>
<message><source>Goose</source><extracomment>example flock</extracomment><translation>Гусь</translation></message>
<message><source>Gnat</source><extracomment>example flock</extracomment><translation>Мошка</translation></message>
<message><source>Hawk</source><extracomment>example flock</extracomment><translation>Ястреб</translation></message>
<message><source>Onward</source><extracomment>example flock</extracomment><translation>Вперёд</translation></message>
<message><source>Hawk nearby</source><extracomment>example flock</extracomment><translation>Ястреб рядом</translation></message>
<message><source>Escape</source><extracomment>example flock</extracomment><translation>Спасаться</translation></message>
<message><source>Nearest bird</source><extracomment>example flock</extracomment><translation>Ближайшая птица</translation></message>
<message><source>Breath</source><extracomment>example flock</extracomment><translation>Дыхание</translation></message>
<message><source>Sparrows</source><extracomment>example flock</extracomment><translation>Воробьи</translation></message>
<message><source>Geese</source><extracomment>example flock</extracomment><translation>Гуси</translation></message>
<message><source>Gnats</source><extracomment>example flock</extracomment><translation>Мошки</translation></message>
<message><source>Escape, else flock</source><extracomment>example flock</extracomment><translation>Спасаться, иначе стая</translation></message>
<message><source>Escape, else swarm</source><extracomment>example flock</extracomment><translation>Спасаться, иначе рой</translation></message>
<message><source>Chase, else rest</source><extracomment>example flock</extracomment><translation>Погоня, иначе отдых</translation></message>
<message><source>Sparrows: separation</source><extracomment>example flock</extracomment><translation>Воробьи: разделение</translation></message>
<message><source>Sparrows: alignment</source><extracomment>example flock</extracomment><translation>Воробьи: выравнивание</translation></message>
<message><source>Sparrows: cohesion</source><extracomment>example flock</extracomment><translation>Воробьи: сплочение</translation></message>
<message><source>Hawks</source><extracomment>example flock</extracomment><translation>Ястребы</translation></message>
<message><source>Sparrows without alignment</source><extracomment>example flock</extracomment><translation>Воробьи без выравнивания</translation></message>
<message><source>Geese without alignment</source><extracomment>example flock</extracomment><translation>Гуси без выравнивания</translation></message>
<message><source>Two hawks</source><extracomment>example flock</extracomment><translation>Два ястреба</translation></message>
<message><source>One way</source><extracomment>example flock</extracomment><translation>В одну сторону</translation></message>
<message><source>Sparrows alone. Each follows three rules about its neighbors: [separation](node:sparrow-apart) (not too near), [alignment](node:sparrow-along) (the same direction), and [cohesion](node:sparrow-together) (to their middle). Beside, they fly without alignment. Nobody leads.</source><extracomment>example flock</extracomment><translation>Только воробьи. Каждый следует трём правилам о соседях: [разделение](node:sparrow-apart) (не слишком близко), [выравнивание](node:sparrow-along) (в ту же сторону) и [сплочение](node:sparrow-together) (к их середине). Рядом они летают без выравнивания. Никто не ведёт.</translation></message>
<message><source>In which world do most sparrows fly one way after half a minute?</source><extracomment>example flock</extracomment><translation>В каком мире через полминуты большинство воробьёв летит в одну сторону?</translation></message>
<message><source>* In the one with alignment
In both
In neither</source><extracomment>example flock</extracomment><translation>* В том, где есть выравнивание
В обоих
Ни в одном</translation></message>
<message><source>In the one with alignment, in all of ten runs with different seeds. Without it, they fly in all directions, and neighbors are more than twice as far apart.</source><extracomment>example flock</extracomment><translation>В том, где есть выравнивание, — во всех десяти прогонах с разными зёрнами. Без него они летят во все стороны, а соседи вдвое с лишним дальше друг от друга.</translation></message>
<message><source>Without cohesion</source><extracomment>example flock</extracomment><translation>Без сплочения</translation></message>
<message><source>Now nothing pulls them [together](node:sparrow-together): the weight of cohesion is 0. Before, a sparrow's nearest neighbor was about 10 away after half a minute. You see a part of the world, 500 wide.</source><extracomment>example flock</extracomment><translation>Теперь ничто не стягивает их [вместе](node:sparrow-together): вес сплочения 0. Раньше через полминуты до ближайшего соседа воробья было около 10. Вы видите часть мира шириной 500.</translation></message>
<message><source>How far away is the nearest neighbor now, on average?</source><extracomment>example flock</extracomment><translation>Сколько теперь в среднем до ближайшего соседа?</translation></message>
<message><source>25 to 31: nearly three times as far. They still fly more or less one way, because there still is alignment.</source><extracomment>example flock</extracomment><translation>От 25 до 31: почти втрое дальше. Они всё ещё летят более или менее в одну сторону, потому что выравнивание осталось.</translation></message>
<message><source>Without separation</source><extracomment>example flock</extracomment><translation>Без разделения</translation></message>
<message><source>There is cohesion again. But nothing keeps them [apart](node:sparrow-apart): the weight of separation is 0. You see the whole world again.</source><extracomment>example flock</extracomment><translation>Сплочение снова есть. Но ничто не держит их [порознь](node:sparrow-apart): вес разделения 0. Вы снова видите весь мир.</translation></message>
<message><source>How far away is the nearest neighbor now, compared with 10?</source><extracomment>example flock</extracomment><translation>Сколько теперь до ближайшего соседа по сравнению с 10?</translation></message>
<message><source>* Less than a third as far
About as far
Three times as far</source><extracomment>example flock</extracomment><translation>* Меньше трети от этого
Примерно столько же
Втрое больше</translation></message>
<message><source>About 2, less than a third as far in all of ten runs. The flock becomes a few clumps, in which sparrows fly through each other.</source><extracomment>example flock</extracomment><translation>Около 2, меньше трети — во всех десяти прогонах. Стая сбивается в несколько комков, в которых воробьи летят друг сквозь друга.</translation></message>
<message><source>- All flocks are back, and the hawk. Set *Hawks* to 3: what do the flocks do?
- Find weights with which the sparrows soon fly close together, in one flock. *Find values* in the Watch menu does the same.</source><extracomment>example flock</extracomment><translation>- Все стаи снова здесь, и ястреб тоже. Задайте *Ястребы* 3: что делают стаи?
- Найдите веса, при которых воробьи быстро собираются в одну тесную стаю. То же делает *Подобрать значения* в меню «Наблюдение».</translation></message>
<message><source>Three flocks from the same three behaviors, and a hawk that hunts them all.</source><extracomment>example flock</extracomment><translation>Три стаи из одних и тех же трёх поведений — и ястреб, который охотится на всех.</translation></message>
<message><source>Each bird looks only at its own kind, and only at those near it:

- **[Separation](node:sparrow-apart)** keeps it away from birds that are too near.
- **[Alignment](node:sparrow-along)** turns it to the direction in which the others fly.
- **[Cohesion](node:sparrow-together)** pulls it toward their middle.

A Sum adds up the three. The flocks differ in how far they look and in the weights: sparrows do not look far and stay together, geese look far and weigh alignment most, and gnats have no alignment at all.

[*Escape*](node:escape) comes first: a Priority takes it as soon as the hawk is within 150. The hawk holds on to the bird it chose until its [*Breath*](node:breath) is gone, and then flies on.</source><extracomment>example flock</extracomment><translation>Каждая птица смотрит только на своих и только на тех, кто рядом:

- **[Разделение](node:sparrow-apart)** отводит её от тех, кто слишком близко.
- **[Выравнивание](node:sparrow-along)** поворачивает её туда, куда летят остальные.
- **[Сплочение](node:sparrow-together)** тянет её к их середине.

«Сумма» складывает все три. Стаи различаются тем, как далеко смотрят, и весами: воробьи смотрят недалеко и держатся вместе, гуси смотрят далеко, и главное для них — выравнивание, а у мошек выравнивания нет вовсе.

Первым идёт [*Спасаться*](node:escape): «Приоритет» берёт его, как только ястреб в пределах 150. Ястреб держится выбранной птицы, пока не кончится [*Дыхание*](node:breath), а потом летит дальше.</translation></message>
<message><source>- All geese fly one way; gnats go nowhere together.
- Sparrows fly less than half as far apart as geese.
- A flock opens around the hawk. Gnats close the gap within seconds; sparrows and geese need longer.</source><extracomment>example flock</extracomment><translation>- Все гуси летят в одну сторону; мошки вместе не летят никуда.
- Между воробьями вдвое с лишним меньше места, чем между гусями.
- Стая расступается вокруг ястреба. Мошки смыкаются за секунды, воробьям и гусям нужно больше времени.</translation></message>
<message><source>- [Sparrows without alignment](experiment:experiment-swarm): the flock becomes a swarm. So do the [geese](experiment:experiment-lost-geese), whose alignment weighs most.
- Set the radius of [*Separation* of the geese](node:goose-apart) to 60: they spread out.
- [Two hawks](experiment:experiment-two-hawks): together they catch more than twice as many birds as one.</source><extracomment>example flock</extracomment><translation>- [Воробьи без выравнивания](experiment:experiment-swarm): стая становится роем. То же и с [гусями](experiment:experiment-lost-geese), у которых вес выравнивания самый большой.
- Задайте радиус 60 [*Разделению* гусей](node:goose-apart): они разлетаются шире.
- [Два ястреба](experiment:experiment-two-hawks): вместе они ловят больше чем вдвое больше птиц, чем один.</translation></message>
<message><source>Fountain</source><extracomment>title of an example</extracomment><translation>Фонтан</translation></message>
<message><source>Nozzle</source><extracomment>example fountain</extracomment><translation>Сопло</translation></message>
<message><source>Basin</source><extracomment>example fountain</extracomment><translation>Чаша</translation></message>
<message><source>Gravity</source><extracomment>example fountain</extracomment><translation>Тяжесть</translation></message>
<message><source>Jet</source><extracomment>example fountain</extracomment><translation>Струя</translation></message>
<message><source>Burst</source><extracomment>example fountain</extracomment><translation>Всплеск</translation></message>
<message><source>Drops</source><extracomment>example fountain</extracomment><translation>Капли</translation></message>
<message><source>Fall</source><extracomment>example fountain</extracomment><translation>Падать</translation></message>
<message><source>Drops push each other</source><extracomment>example fountain</extracomment><translation>Капли толкают друг друга</translation></message>
<message><source>In the basin</source><extracomment>example fountain</extracomment><translation>В чаше</translation></message>
<message><source>Outflow</source><extracomment>example fountain</extracomment><translation>Сток</translation></message>
<message><source>Drops per second</source><extracomment>example fountain</extracomment><translation>Капель в секунду</translation></message>
<message><source>Drops in a burst</source><extracomment>example fountain</extracomment><translation>Капель за всплеск</translation></message>
<message><source>How much drops push each other</source><extracomment>example fountain</extracomment><translation>Как сильно толкаются капли</translation></message>
<message><source>Up, and down again</source><extracomment>example fountain</extracomment><translation>Вверх — и снова вниз</translation></message>
<message><source>The sink</source><extracomment>example fountain</extracomment><translation>Сток</translation></message>
<message><source>Twice the water</source><extracomment>example fountain</extracomment><translation>Вдвое больше воды</translation></message>
<message><source>Without bursts</source><extracomment>example fountain</extracomment><translation>Без всплесков</translation></message>
<message><source>A clogged drain</source><extracomment>example fountain</extracomment><translation>Сток засорился</translation></message>
<message><source>Drops in the air</source><extracomment>example fountain</extracomment><translation>Капель в воздухе</translation></message>
<message><source>Out of the nozzle</source><extracomment>example fountain</extracomment><translation>Из сопла</translation></message>
<message><source>Into the basin</source><extracomment>example fountain</extracomment><translation>В чашу</translation></message>
<message><source>Drops born</source><extracomment>example fountain</extracomment><translation>Родилось капель</translation></message>
<message><source>Drops are born in a nozzle and vanish in a basin: sources and sinks.</source><extracomment>example fountain</extracomment><translation>Капли рождаются в сопле и исчезают в чаше: источники и стоки.</translation></message>
<message><source>The [*Jet*](node:jet) is a Source: 40 drops a second, for ever. The [*Burst*](node:burst) is one that works in waves: 60 drops at once, every ten seconds.

Drops start upward. [*Gravity*](node:fall) pulls them down: it is a field, and their response time of 1.6 seconds makes them slow to follow it. [*Drops push each other*](node:pressure) is a Separation.

There is no node for a sink: drops [inside the basin](node:in-basin) are [removed](node:drain).</source><extracomment>example fountain</extracomment><translation>[*Струя*](node:jet) — это источник: 40 капель в секунду, без конца. [*Всплеск*](node:burst) работает волнами: 60 капель сразу, каждые десять секунд.

Капли летят вверх. [*Тяжесть*](node:fall) тянет их вниз: это поле, а время отклика в 1,6 секунды не даёт им подчиниться сразу. [*Капли толкают друг друга*](node:pressure) — это «Разделение».

Отдельного узла для стока нет: капли [в чаше](node:in-basin) [удаляются](node:drain).</translation></message>
<message><source>- Between two bursts the number of drops stays near 105. Each second 40 are born, and each is in the air for about 2.6 seconds: 40 times 2.6 is 105. This is Little's law, and it holds for shops, roads and hospitals, too.
- The second plot: what comes out of the nozzle goes into the basin a little later.
- A burst is gone within five seconds.</source><extracomment>example fountain</extracomment><translation>- Между двумя всплесками капель остаётся около 105. Каждую секунду рождается 40, и каждая проводит в воздухе около 2,6 секунды: 40 на 2,6 — это 105. Это закон Литтла, он верен и для магазинов, дорог и больниц.
- Второй график: что вышло из сопла, чуть позже попадает в чашу.
- Всплеск проходит за пять секунд.</translation></message>
<message><source>- [Twice the water](experiment:experiment-twice): what will the number of drops be? About 213, twice as many, because each drop is in the air as long as before.
- [A clogged drain](experiment:experiment-clogged): the drain is muted. Now 40 drops more lie in the basin each second, and 60 more after each burst.
- [Without bursts](experiment:experiment-steady) the number is steady.
- Give *Gravity* half of its strength in the inspector. What happens to the number of drops?</source><extracomment>example fountain</extracomment><translation>- [Вдвое больше воды](experiment:experiment-twice): сколько будет капель? Около 213, вдвое больше, потому что каждая капля в воздухе столько же, сколько раньше.
- [Сток засорился](experiment:experiment-clogged): сток отключён. Теперь в чаше каждую секунду прибавляется 40 капель и ещё 60 после каждого всплеска.
- [Без всплесков](experiment:experiment-steady) число не меняется.
- Уменьшите в инспекторе интенсивность поля *Тяжесть* вдвое. Что станет с числом капель?</translation></message>
<message><source>Grazing</source><extracomment>title of an example</extracomment><translation>Пастбище</translation></message>
<message><source>Grass</source><extracomment>example grazing</extracomment><translation>Трава</translation></message>
<message><source>Sheep</source><extracomment>example grazing</extracomment><translation>Овцы</translation></message>
<message><source>Stakes</source><extracomment>example grazing</extracomment><translation>Колышки</translation></message>
<message><source>Go where more grass is</source><extracomment>example grazing</extracomment><translation>Туда, где больше травы</translation></message>
<message><source>Stray</source><extracomment>example grazing</extracomment><translation>Блуждать</translation></message>
<message><source>Energy</source><extracomment>example grazing</extracomment><translation>Энергия</translation></message>
<message><source>Grass here</source><extracomment>example grazing</extracomment><translation>Трава здесь</translation></message>
<message><source>Graze</source><extracomment>example grazing</extracomment><translation>Пастись</translation></message>
<message><source>What it eats, less what it needs</source><extracomment>example grazing</extracomment><translation>Съеденное минус нужное</translation></message>
<message><source>Live on it</source><extracomment>example grazing</extracomment><translation>Жить этим</translation></message>
<message><source>Fed</source><extracomment>example grazing</extracomment><translation>Сыта</translation></message>
<message><source>Lamb</source><extracomment>example grazing</extracomment><translation>Ягнёнок</translation></message>
<message><source>Costs energy</source><extracomment>example grazing</extracomment><translation>Отнимает энергию</translation></message>
<message><source>Starved</source><extracomment>example grazing</extracomment><translation>Оголодала</translation></message>
<message><source>Starve</source><extracomment>example grazing</extracomment><translation>Умереть с голоду</translation></message>
<message><source>Formulas</source><extracomment>example grazing</extracomment><translation>Формулы</translation></message>
<message><source>Grass, by formula</source><extracomment>example grazing</extracomment><translation>Трава, по формуле</translation></message>
<message><source>Sheep, by formula</source><extracomment>example grazing</extracomment><translation>Овцы, по формуле</translation></message>
<message><source>Grass grows, sheep eat it</source><extracomment>example grazing</extracomment><translation>Трава растёт, овцы её едят</translation></message>
<message><source>Sheep are born and die</source><extracomment>example grazing</extracomment><translation>Овцы рождаются и умирают</translation></message>
<message><source>Change grass</source><extracomment>example grazing</extracomment><translation>Изменить траву</translation></message>
<message><source>Change sheep</source><extracomment>example grazing</extracomment><translation>Изменить овец</translation></message>
<message><source>How fast grass grows</source><extracomment>example grazing</extracomment><translation>Как быстро растёт трава</translation></message>
<message><source>Sheep at first</source><extracomment>example grazing</extracomment><translation>Овец вначале</translation></message>
<message><source>300 sheep at first</source><extracomment>example grazing</extracomment><translation>300 овец вначале</translation></message>
<message><source>They do not look for grass</source><extracomment>example grazing</extracomment><translation>Они не ищут траву</translation></message>
<message><source>Sheep eat grass, which grows again. With much grass lambs are born, with little of it sheep starve: so both rise and fall, one after the other.</source><extracomment>example grazing</extracomment><translation>Овцы едят траву, трава отрастает. Когда травы много, рождаются ягнята, когда мало — овцы голодают: число тех и других то растёт, то падает, одно за другим.</translation></message>
<message><source>Grass is a [ground](item:grass) that grows toward a limit. Sheep [go where more grass is](node:to-grass) and [graze](node:graze). Ten times a second they gain [what they eat, less what they need](node:gain). With an [energy](node:energy) of 10 a [lamb](node:lamb) is born, which costs 5; at 0 they [starve](node:die). Sixty [stakes](node:stake) measure the grass: their [mean](node:mean) is above the world.

Beside it, two formulas of Lotka (1925) and Volterra (1926) compute with numbers alone: [grass grows, and sheep eat it](node:more-grass); [sheep are born and die](node:more-sheep).</source><extracomment>example grazing</extracomment><translation>Трава — это [грунт](item:grass), который растёт до предела. Овцы [идут туда, где больше травы](node:to-grass), и [пасутся](node:graze). Десять раз в секунду они получают [съеденное минус нужное](node:gain). При [энергии](node:energy) 10 рождается [ягнёнок](node:lamb), он стоит 5; при 0 они [умирают с голоду](node:die). Шестьдесят [колышков](node:stake) измеряют траву: их [среднее](node:mean) показано над миром.

Рядом две формулы Лотки (1925) и Вольтерры (1926) считают одними числами: [трава растёт, овцы её едят](node:more-grass); [овцы рождаются и умирают](node:more-sheep).</translation></message>
<message><source>- Sheep follow grass: when there is most grass there are few sheep, and a quarter of a wave later there are many.
- In 20 runs with different seeds there were between 204 and 227 sheep at most in four minutes, and never fewer than 19.
- The numbers of the formulas go up and down forever. Those of the sheep do, too, but never twice alike: sheep are few, and each has a place.</source><extracomment>example grazing</extracomment><translation>- Овцы следуют за травой: когда травы больше всего, овец мало, а четверть волны спустя — много.
- В 20 прогонах с разными зёрнами за четыре минуты овец бывало самое большее от 204 до 227, и никогда меньше 19.
- Числа формул растут и падают вечно. Число овец тоже, но никогда не одинаково: овец мало, и у каждой своё место.</translation></message>
<message><source>- [300 sheep at first](experiment:experiment-many): do they all starve?
- [They do not look for grass](experiment:experiment-stay): do the waves become larger or smaller?
- Let the grass grow twice as fast. Are there more grass or more sheep in the end?</source><extracomment>example grazing</extracomment><translation>- [300 овец вначале](experiment:experiment-many): умрут ли все с голоду?
- [Они не ищут траву](experiment:experiment-stay): станут ли волны больше или меньше?
- Пусть трава растёт вдвое быстрее. Чего в итоге больше: травы или овец?</translation></message>
<message><source>Home and walls</source><extracomment>title of an example</extracomment><translation>Дом и стены</translation></message>
<message><source>Pen</source><extracomment>example home-and-walls</extracomment><translation>Загон</translation></message>
<message><source>Beetle</source><extracomment>example home-and-walls</extracomment><translation>Жук</translation></message>
<message><source>Pull back home</source><extracomment>example home-and-walls</extracomment><translation>Тянуть домой</translation></message>
<message><source>Cut to 5.4</source><extracomment>example home-and-walls</extracomment><translation>Срезать до 5,4</translation></message>
<message><source>Probe 50 ahead</source><extracomment>example home-and-walls</extracomment><translation>Зонд на 50 вперёд</translation></message>
<message><source>Free range</source><extracomment>example home-and-walls</extracomment><translation>Вольный радиус</translation></message>
<message><source>Length of the probe</source><extracomment>example home-and-walls</extracomment><translation>Длина зонда</translation></message>
<message><source>Without the pull</source><extracomment>example home-and-walls</extracomment><translation>Без тяги</translation></message>
<message><source>Without the probe</source><extracomment>example home-and-walls</extracomment><translation>Без зонда</translation></message>
<message><source>Beetles wander near their homes, in a pen. One force pulls them back, and a probe keeps them off the walls.</source><extracomment>example home-and-walls</extracomment><translation>Жуки блуждают возле своих домов в загоне. Одна сила тянет их назад, а зонд не пускает к стенам.</translation></message>
<message><source>[Roam](node:roam) wanders. Beyond its radius, [Pull back home](node:pull) pulls each beetle to where it started, more the farther it is. The weight of its wire is its strength.

[Cut to 5.4](node:cut) adds these two and cuts the sum. The [probe](node:probe) is a single feeler 50 ahead. Its push is added *after* the cut: the max force of the beetles has no limit, so the push is always whole. Inside the cut, the other forces would leave it only a part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</source><extracomment>example home-and-walls</extracomment><translation>[Бродить](node:roam) — это блуждание. За пределами своего радиуса узел [Тянуть домой](node:pull) тянет каждого жука туда, где он начал, — тем сильнее, чем жук дальше. Вес связи и есть сила тяги.

[Срезать до 5,4](node:cut) складывает эти две силы и срезает сумму. [Зонд](node:probe) — это один щуп длиной 50 вперёд. Его толчок прибавляется *после* среза: у макс. силы жуков нет предела, поэтому толчок всегда действует целиком. Внутри среза другие силы оставили бы ему только часть.

`сила = truncate(roam + 4 * pull, 5.4) + 8 * push`</translation></message>
<message><source>- Each beetle stays near its own home, not near the middle.
- Click a beetle near a wall, and select the probe: the push begins where its tip touches the wall, and grows as the wall comes nearer.
- A beetle that slides along a wall does not feel it: the probe looks only ahead.</source><extracomment>example home-and-walls</extracomment><translation>- Каждый жук держится у своего дома, а не в середине.
- Щёлкните жука у стены и выделите зонд: толчок начинается там, где кончик зонда касается стены, и растёт, когда стена ближе.
- Жук, который скользит вдоль стены, её не чувствует: зонд смотрит только вперёд.</translation></message>
<message><source>- [Without the pull](experiment:experiment-stray): they go everywhere in the pen, and only the walls hold them.
- [Without the probe](experiment:experiment-blind): they walk through the walls. Only the pull brings them back.
- Raise *Pull back home* to 10: the beetles hardly leave their range.
- Shorten the probe to 10: they turn too late, and some get through.
- Drag the end of the wire from *Probe 50 ahead* to the input of *Cut to 5.4*, and run for a minute: now the push has to share, and some get through the walls.</source><extracomment>example home-and-walls</extracomment><translation>- [Без тяги](experiment:experiment-stray): они расползаются по всему загону, и держат их только стены.
- [Без зонда](experiment:experiment-blind): они проходят сквозь стены. Возвращает их только тяга.
- Увеличьте вес узла *Тянуть домой* до 10: жуки почти не выходят из своего радиуса.
- Укоротите зонд до 10: они сворачивают слишком поздно, и некоторые проходят сквозь стену.
- Перетащите конец связи от *Зонд на 50 вперёд* на вход узла *Срезать до 5,4* и дайте миру идти минуту: теперь толчку приходится делиться, и некоторые проходят сквозь стены.</translation></message>
<message><source>Hunter and prey</source><extracomment>title of an example</extracomment><translation>Охотники и добыча</translation></message>
<message><source>Hunter nearby</source><extracomment>example hunter-and-prey</extracomment><translation>Охотник рядом</translation></message>
<message><source>Mouse is near</source><extracomment>example hunter-and-prey</extracomment><translation>Мышь рядом</translation></message>
<message><source>Go to the mouse</source><extracomment>example hunter-and-prey</extracomment><translation>К мыши</translation></message>
<message><source>Flee, follow, roam</source><extracomment>example hunter-and-prey</extracomment><translation>Уклоняться, к мыши, бродить</translation></message>
<message><source>How strongly prey evade</source><extracomment>example hunter-and-prey</extracomment><translation>Как сильно уклоняется добыча</translation></message>
<message><source>How far prey see hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Как далеко добыча видит охотников</translation></message>
<message><source>Careless prey</source><extracomment>example hunter-and-prey</extracomment><translation>Беспечная добыча</translation></message>
<message><source>Watchful prey</source><extracomment>example hunter-and-prey</extracomment><translation>Зоркая добыча</translation></message>
<message><source>Tireless hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Неутомимые охотники</translation></message>
<message><source>Hunters that wait</source><extracomment>example hunter-and-prey</extracomment><translation>Терпеливые охотники</translation></message>
<message><source>Hunter caught prey</source><extracomment>example hunter-and-prey</extracomment><translation>Охотник поймал добычу</translation></message>
<message><source>A minute of hunting</source><extracomment>example hunter-and-prey</extracomment><translation>Минута охоты</translation></message>
<message><source>Four hunters [pursue](node:pursue) thirty prey, which [evade](node:evade) them. Hunters are a little faster than prey, but they get tired: when their [stamina](node:stamina) is used up, they rest until it is full again.

`future position = target position + target velocity * T`

Pursue seeks that place; Evade flees from it.</source><extracomment>example hunter-and-prey</extracomment><translation>Четыре охотника [преследуют](node:pursue) тридцать жертв, а те от них [уклоняются](node:evade). Охотники чуть быстрее, но устают: когда [запас сил](node:stamina) истрачен, они отдыхают, пока он снова не станет полным.

`будущая позиция = позиция цели + скорость цели * T`

«Преследование» стремится к этому месту, «Уклонение» бежит от него.</translation></message>
<message><source>How often do the hunters catch prey in a minute?</source><extracomment>example hunter-and-prey</extracomment><translation>Сколько раз охотники поймают добычу за минуту?</translation></message>
<message><source>times</source><extracomment>example hunter-and-prey</extracomment><translation>раз</translation></message>
<message><source>About 32 times: between 20 and 44 in ten runs with different seeds. About 10 of these happen by chance: so often they touch if nobody pursues.</source><extracomment>example hunter-and-prey</extracomment><translation>Около 32 раз: в десяти прогонах с разными зёрнами — от 20 до 44. Из них около 10 — случайность: столько раз они касаются, если никто не преследует.</translation></message>
<message><source>In the world beside this one, the [weight](node:evade-to-prey-choice) of *Evade* is 0.2 instead of 1: prey turn away less strongly.</source><extracomment>example hunter-and-prey</extracomment><translation>Рядом у «Уклонения» [вес](node:evade-to-prey-choice) 0,2 вместо 1: добыча отворачивает слабее.</translation></message>
<message><source>How often are careless prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Как часто ловят беспечную добычу?</translation></message>
<message><source>About as often
Nearly twice as often
* Three to four times as often</source><extracomment>example hunter-and-prey</extracomment><translation>Примерно так же часто
Почти вдвое чаще
* Втрое-вчетверо чаще</translation></message>
<message><source>Three to four times as often: about 112 times in a minute instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Втрое-вчетверо чаще: около 112 раз за минуту вместо 32.</translation></message>
<message><source>Beside, the prey [see hunters](node:nearest-hunter) from 200 away instead of 90. So they have more than twice as much time.</source><extracomment>example hunter-and-prey</extracomment><translation>Рядом добыча [видит охотников](node:nearest-hunter) за 200, а не за 90. Значит, времени у неё вдвое с лишним больше.</translation></message>
<message><source>How often are watchful prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Как часто ловят зоркую добычу?</translation></message>
<message><source>Hardly ever
* A little less often
More often</source><extracomment>example hunter-and-prey</extracomment><translation>Почти никогда
* Немного реже
Чаще</translation></message>
<message><source>A little less often: about 23 times in a minute instead of 32, and in one of ten runs even more often.</source><extracomment>example hunter-and-prey</extracomment><translation>Немного реже: около 23 раз за минуту вместо 32, а в одном прогоне из десяти — даже чаще.</translation></message>
<message><source>Hunters that never tire</source><extracomment>example hunter-and-prey</extracomment><translation>Охотники, которые не устают</translation></message>
<message><source>Beside, hunters never get [tired](node:stamina): they pursue all the time.</source><extracomment>example hunter-and-prey</extracomment><translation>Рядом охотники никогда не [устают](node:stamina): они преследуют всё время.</translation></message>
<message><source>How often do tireless hunters catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Как часто ловят добычу неутомимые охотники?</translation></message>
<message><source>More than twice as often
A little more often
* Hardly ever</source><extracomment>example hunter-and-prey</extracomment><translation>Вдвое с лишним чаще
Немного чаще
* Почти никогда</translation></message>
<message><source>Hardly ever: once or twice in a minute. Each hunter keeps the prey that it chose, and the two run in circles. Only after a rest does a hunter choose again.</source><extracomment>example hunter-and-prey</extracomment><translation>Почти никогда: раз или два за минуту. Каждый охотник держится выбранной жертвы, и они бегают вдвоём кругами. Новую жертву охотник выбирает только после отдыха.</translation></message>
<message><source>Beside, a hunter [pursues](node:nearest-prey) only prey that comes within 80, and wanders until then.</source><extracomment>example hunter-and-prey</extracomment><translation>Рядом охотник [преследует](node:nearest-prey) только ту добычу, что подошла ближе 80, а до тех пор блуждает.</translation></message>
<message><source>How often do the hunters that wait catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Как часто ловят добычу терпеливые охотники?</translation></message>
<message><source>Hardly ever
* Nearly as often
Twice as often</source><extracomment>example hunter-and-prey</extracomment><translation>Почти никогда
* Почти так же часто
Вдвое чаще</translation></message>
<message><source>Nearly as often: about 28 times instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Почти так же часто: около 28 раз вместо 32.</translation></message>
<message><source>Hunters chase prey until they are tired. Prey escape, follow your mouse, or wander.</source><extracomment>example hunter-and-prey</extracomment><translation>Охотники гонятся за добычей, пока не устанут. Добыча спасается, следует за вашей мышью или блуждает.</translation></message>
<message><source>**Hunter**: a Priority takes [*Pursue*](node:pursue) while its [*Stamina*](node:stamina) lasts, and *Wander* while it recovers. Stamina drains by 2 in each tick in which it is used. Once empty, it recovers by 1 per tick, and the hunter hunts again when it is full. [*Nearest prey*](node:nearest-prey) keeps the prey that it chose as long as the hunter hunts.

**Prey**: a [Priority](node:prey-choice) takes [*Evade*](node:evade) while a hunter is within 90, else *Go to the mouse* while the mouse is within 300, else *Wander*.</source><extracomment>example hunter-and-prey</extracomment><translation>**Охотник**: «Приоритет» берёт [*Преследование*](node:pursue), пока хватает [*Запаса сил*](node:stamina), и *Блуждание*, пока тот восстанавливается. За каждый тик, когда запас нужен, он убывает на 2. Опустев, он растёт на 1 за тик, и охотник снова охотится, когда запас полон. [*Ближайшая добыча*](node:nearest-prey) не меняет выбора, пока охотник охотится.

**Добыча**: [«Приоритет»](node:prey-choice) берёт [*Уклонение*](node:evade), пока охотник ближе 90, иначе *К мыши*, пока мышь ближе 300, иначе *Блуждание*.</translation></message>
<message><source>- Hunters are a little faster than prey, and prey turn faster than hunters. So a hunter catches only prey that sees it late, and only while its stamina lasts.
- A tired hunter lets its prey go, but prey still evade the hunter.
- Color the agents by behavior: orange pursues, red evades, green follows the mouse, gray wanders.
- The status bar counts how often a hunter caught prey: how often their bodies began to touch. About 32 times in a minute; without *Pursue*, by chance, about 10 times.</source><extracomment>example hunter-and-prey</extracomment><translation>- Охотники чуть быстрее добычи, зато добыча быстрее поворачивает. Поэтому охотник ловит только тех, кто заметил его поздно, и только пока хватает сил.
- Усталый охотник отпускает добычу, но она всё равно уклоняется от него.
- Раскрасьте агентов по поведению: оранжевый преследует, красный уклоняется, зелёный идёт к мыши, серый блуждает.
- Строка состояния считает, сколько раз охотник поймал добычу: сколько раз их тела коснулись. За минуту — около 32 раз; без *Преследования*, случайно, — около 10.</translation></message>
<message><source>- [Careless prey](experiment:experiment-careless): the [weight on the wire](node:evade-to-prey-choice) from *Evade* falls to 0.2. Prey turn too slowly, and hunters catch them three to four times as often: compare after a minute.
- Lead the prey to the hunters with the mouse.
- [Watchful prey](experiment:experiment-watchful): with a range of 200 they see hunters sooner, and fewer are caught.
- [Hunters that wait](experiment:experiment-near): with a range of 80 a hunter pursues only prey that comes close enough, and wanders until then. It catches nearly as many.
- [Tireless hunters](experiment:experiment-tireless): with a drain of 0 hunters never tire. Yet they catch hardly any prey: each keeps the prey that it chose, and the two run in circles.</source><extracomment>example hunter-and-prey</extracomment><translation>- [Беспечная добыча](experiment:experiment-careless): [вес связи](node:evade-to-prey-choice) от *Уклонения* падает до 0,2. Добыча поворачивает слишком медленно, и ловят её втрое-вчетверо чаще: сравните через минуту.
- Приведите добычу мышью к охотникам.
- [Зоркая добыча](experiment:experiment-watchful): с дальностью 200 она замечает охотников раньше, и ловят её реже.
- [Терпеливые охотники](experiment:experiment-near): с дальностью 80 охотник преследует только ту добычу, что подошла достаточно близко, а до тех пор блуждает. Ловит он почти столько же.
- [Неутомимые охотники](experiment:experiment-tireless): с расходом 0 охотники никогда не устают. И всё же не ловят почти никого: каждый держится выбранной жертвы, и они бегают вдвоём кругами.</translation></message>
<message><source>Maze</source><extracomment>title of an example</extracomment><translation>Лабиринт</translation></message>
<message><source>Walkers</source><extracomment>example maze</extracomment><translation>Пешеходы</translation></message>
<message><source>Western exit</source><extracomment>example maze</extracomment><translation>Западный выход</translation></message>
<message><source>Eastern exit</source><extracomment>example maze</extracomment><translation>Восточный выход</translation></message>
<message><source>Way out</source><extracomment>example maze</extracomment><translation>Маршрут наружу</translation></message>
<message><source>Go to the exit</source><extracomment>example maze</extracomment><translation>Идти к выходу</translation></message>
<message><source>Hit nobody</source><extracomment>example maze</extracomment><translation>Никого не задеть</translation></message>
<message><source>Out in the west</source><extracomment>example maze</extracomment><translation>Вышел на западе</translation></message>
<message><source>Out in the east</source><extracomment>example maze</extracomment><translation>Вышел на востоке</translation></message>
<message><source>Out</source><extracomment>example maze</extracomment><translation>Вышел</translation></message>
<message><source>Distance from the walls</source><extracomment>example maze</extracomment><translation>Расстояние от стен</translation></message>
<message><source>The way out</source><extracomment>example maze</extracomment><translation>Дорога наружу</translation></message>
<message><source>Whoever is out is gone</source><extracomment>example maze</extracomment><translation>Кто вышел, тот исчезает</translation></message>
<message><source>Without the way</source><extracomment>example maze</extracomment><translation>Без маршрута</translation></message>
<message><source>Two hundred walkers</source><extracomment>example maze</extracomment><translation>Двести пешеходов</translation></message>
<message><source>Still inside</source><extracomment>example maze</extracomment><translation>Ещё внутри</translation></message>
<message><source>Sixty walkers find the shortest way out of a maze, each through the exit that is nearer along the way.</source><extracomment>example maze</extracomment><translation>Шестьдесят пешеходов идут из лабиринта кратчайшей дорогой, каждый к ближайшему выходу.</translation></message>
<message><source>[*Way*](node:way) knows both exits and all walls. It computes for each place in which direction the nearest exit lies, along the way and not through the walls. [*Go to*](node:go) follows that direction. [*Reciprocal avoidance*](node:avoid) keeps walkers apart and off the walls.

[*Exit*](node:leave) removes a walker who is [in one exit or the other](node:out).</source><extracomment>example maze</extracomment><translation>[*Маршрут наружу*](node:way) знает оба выхода и все стены. Для каждого места он вычисляет, в какую сторону ближайший выход: по дороге, а не сквозь стены. [*Идти к выходу*](node:go) следует этому направлению. [*Никого не задеть*](node:avoid) — это взаимный обход: он не даёт пешеходам задевать друг друга и стены.

Пешеход, который [вышел с той или другой стороны](node:out), [удаляется](node:leave).</translation></message>
<message><source>- The crowd divides in the middle: some start nearer to the western exit, some nearer to the eastern one.
- In 20 runs with different seeds everybody was out within 20 seconds, and nobody went through a wall.
- They cut corners as closely as their bodies allow: the way keeps a [clearance](node:way) of 9.</source><extracomment>example maze</extracomment><translation>- Толпа делится посередине: одним ближе западный выход, другим — восточный.
- В 20 прогонах с разными зёрнами все выходили за 20 секунд, и никто не прошёл сквозь стену.
- Углы они срезают так, как только позволяет тело: у маршрута [отступ](node:way) 9.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): *Go to* goes straight at the eastern exit. After a minute more than half of the 60 still stand in front of a wall; the others got out by chance, since who is held up steps back.
- [Two hundred walkers](experiment:experiment-hundred): now narrow places decide. They need about 25 seconds.
- Draw a wall across a passage while it runs: the way changes at once.</source><extracomment>example maze</extracomment><translation>- [Без маршрута](experiment:experiment-straight): *Идти к выходу* ведёт прямо к восточному выходу. Через минуту больше половины из 60 всё ещё стоит перед какой-нибудь стеной; остальные вышли случайно: кто упёрся, тот отступает назад.
- [Двести пешеходов](experiment:experiment-hundred): теперь всё решают узкие места. Нужно около 25 секунд.
- Перегородите стеной проход, пока мир идёт: маршрут сразу изменится.</translation></message>
<message><source>Pursuit</source><extracomment>title of an example</extracomment><translation>Преследование</translation></message>
<message><source>The target</source><extracomment>example pursuit</extracomment><translation>Цель погони</translation></message>
<message><source>No prediction</source><extracomment>example pursuit</extracomment><translation>Без упреждения</translation></message>
<message><source>T = 3</source><extracomment>example pursuit</extracomment><translation>T = 3</translation></message>
<message><source>T = 30</source><extracomment>example pursuit</extracomment><translation>T = 30</translation></message>
<message><source>T by distance</source><extracomment>example pursuit</extracomment><translation>T по расстоянию</translation></message>
<message><source>Four chasers</source><extracomment>example pursuit</extracomment><translation>Четыре преследователя</translation></message>
<message><source>All four pursue the red [target](node:target), equally fast. They seek the place where it will be after T ticks. Gray: T = 0. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`.</source><extracomment>example pursuit</extracomment><translation>Все четверо преследуют красную [цель](node:target), одинаково быстро. Они стремятся туда, где она будет через T тиков. Серый: T = 0. Зелёный: T = 3. Оранжевый: T = 30. Фиолетовый: `T = расстояние / maxSpeed`.</translation></message>
<message><source>Who is at the target first?</source><extracomment>example pursuit</extracomment><translation>Кто первым будет у цели?</translation></message>
<message><source>The gray one (T = 0)
The green one (T = 3)
* The orange or the purple one</source><extracomment>example pursuit</extracomment><translation>Серый (T = 0)
Зелёный (T = 3)
* Оранжевый или фиолетовый</translation></message>
<message><source>The orange or the purple one, in eight of ten runs with different seeds.

`future position = target position + target velocity * T`

They go straight to where the target will be. The others go to where it is, and come too late.</source><extracomment>example pursuit</extracomment><translation>Оранжевый или фиолетовый — в восьми прогонах из десяти с разными зёрнами.

`будущая позиция = позиция цели + скорость цели * T`

Они идут прямо туда, где цель будет. Остальные идут туда, где она есть, и опаздывают.</translation></message>
<message><source>Staying there</source><extracomment>example pursuit</extracomment><translation>Остаться рядом</translation></message>
<message><source>The orange one ([T = 30](node:pursue-thirty)) and the purple one ([T by distance](node:pursue-distance)) are there early. Look at them when they are there: who stays close?</source><extracomment>example pursuit</extracomment><translation>Оранжевый ([T = 30](node:pursue-thirty)) и фиолетовый ([T по расстоянию](node:pursue-distance)) приходят рано. Посмотрите, что они делают потом: кто остаётся близко?</translation></message>
<message><source>Who stays closer to the target?</source><extracomment>example pursuit</extracomment><translation>Кто держится ближе к цели?</translation></message>
<message><source>The orange one (T = 30)
* The purple one (T by distance)
Both equally close</source><extracomment>example pursuit</extracomment><translation>Оранжевый (T = 30)
* Фиолетовый (T по расстоянию)
Оба одинаково близко</translation></message>
<message><source>The purple one: it is 14 away on average, the orange one 26. The orange one seeks a place 60 ahead of the target, even when it is there. The purple one looks less far ahead the closer it is.</source><extracomment>example pursuit</extracomment><translation>Фиолетовый: до цели ему в среднем 14, а оранжевому — 26. Оранжевый стремится к месту на 60 впереди цели, даже когда он уже рядом. Фиолетовый смотрит вперёд тем меньше, чем он ближе.</translation></message>
<message><source>A target that is too fast</source><extracomment>example pursuit</extracomment><translation>Слишком быстрая цель</translation></message>
<message><source>Now the max speed of the target is 2.6. The four have 2.4, so nobody can catch it from behind.</source><extracomment>example pursuit</extracomment><translation>Теперь макс. скорость цели — 2,6. У четверых она 2,4, поэтому догнать цель сзади никто не может.</translation></message>
<message><source>Who stays nearer to it?</source><extracomment>example pursuit</extracomment><translation>Кто держится ближе к ней?</translation></message>
<message><source>* The orange and the purple one
The gray and the green one
All equally near</source><extracomment>example pursuit</extracomment><translation>* Оранжевый и фиолетовый
Серый и зелёный
Все одинаково близко</translation></message>
<message><source>The orange and the purple one: about 91 away on average. The others are about 126 away. If you are slower, you have to go to where the target will be.</source><extracomment>example pursuit</extracomment><translation>Оранжевый и фиолетовый: до цели им в среднем около 91, остальным — около 126. Кто медленнее, должен идти туда, где цель будет.</translation></message>
<message><source>- Drag the target across the world: who is there first?
- Select [T by distance](node:pursue-distance) and give it a max time of 10.
- Make the target slow. Does it still help to look ahead?</source><extracomment>example pursuit</extracomment><translation>- Перетаскивайте цель по миру: кто первый рядом?
- Выделите [T по расстоянию](node:pursue-distance) и задайте макс. время 10.
- Сделайте цель медленной. Помогает ли ещё смотреть вперёд?</translation></message>
<message><source>Four agents chase one target. They differ in how far they look ahead.</source><extracomment>example pursuit</extracomment><translation>Четыре агента гонятся за одной целью. Разница в том, как далеко вперёд они смотрят.</translation></message>
<message><source>Pursue seeks the place where the target will be after the time T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gray: T = 0, the place where the target is now. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`, which looks far ahead from far away, and hardly ahead when close.</source><extracomment>example pursuit</extracomment><translation>«Преследование» стремится туда, где цель будет через время T:

`будущая позиция = позиция цели + скорость цели * T`

`желаемая скорость = maxSpeed * unit(будущая позиция - позиция)`

`управление = желаемая скорость - скорость`

Серый: T = 0, место, где цель сейчас. Зелёный: T = 3. Оранжевый: T = 30. Фиолетовый: `T = расстояние / maxSpeed` — издалека он смотрит далеко вперёд, вблизи — почти нет.</translation></message>
<message><source>- *No prediction* (gray) ends up behind the target and stays there.
- *T = 30* (orange) is there early. But it goes to a place 60 ahead of the target even when it is near: it flies past the target and does not stay close.
- *T by distance* (purple) is there early, too, and then stays closest.</source><extracomment>example pursuit</extracomment><translation>- *Без упреждения* (серый) оказывается позади цели и там и остаётся.
- *T = 30* (оранжевый) приходит рано. Но стремится он к месту на 60 впереди цели, даже когда она рядом: пролетает мимо и не остаётся близко.
- *T по расстоянию* (фиолетовый) тоже приходит рано, а потом держится ближе всех.</translation></message>
<message><source>- Drag the target across the world: orange and purple are usually there first.
- Make the target faster than the four (max speed 2.6): hardly any of them catches it now, but orange and purple stay nearer.
- Give *T by distance* a max time of 10: it cuts fewer corners and gets there later.</source><extracomment>example pursuit</extracomment><translation>- Перетаскивайте цель по миру: оранжевый и фиолетовый обычно первые рядом с ней.
- Сделайте цель быстрее всех четверых (макс. скорость 2,6): теперь её почти никто не догоняет, но оранжевый и фиолетовый держатся ближе.
- Задайте узлу *T по расстоянию* макс. время 10: он меньше срезает углы и приходит позже.</translation></message>
<message><source>Segregation</source><extracomment>title of an example</extracomment><translation>Сегрегация</translation></message>
<message><source>Blue</source><extracomment>example segregation</extracomment><translation>Синие</translation></message>
<message><source>Alike</source><extracomment>example segregation</extracomment><translation>Свои</translation></message>
<message><source>Share of its kind</source><extracomment>example segregation</extracomment><translation>Доля своих</translation></message>
<message><source>Wants to move</source><extracomment>example segregation</extracomment><translation>Хочет переехать</translation></message>
<message><source>Move</source><extracomment>example segregation</extracomment><translation>Переезжать</translation></message>
<message><source>Move, else stay</source><extracomment>example segregation</extracomment><translation>Переезжать, иначе остаться</translation></message>
<message><source>Orange</source><extracomment>example segregation</extracomment><translation>Оранжевые</translation></message>
<message><source>Share of its kind that each wants</source><extracomment>example segregation</extracomment><translation>Какая доля своих нужна каждому</translation></message>
<message><source>Orange: the same rule</source><extracomment>example segregation</extracomment><translation>Оранжевые: то же правило</translation></message>
<message><source>A quarter is enough</source><extracomment>example segregation</extracomment><translation>Хватит и четверти</translation></message>
<message><source>More than half</source><extracomment>example segregation</extracomment><translation>Больше половины</translation></message>
<message><source>Only Blue moves</source><extracomment>example segregation</extracomment><translation>Переезжают только синие</translation></message>
<message><source>Two kinds of neighbors live mixed. Each moves only while less than 40% of its neighbors are of its own kind. Nobody wants to live apart, and yet all do in the end (Schelling 1971).</source><extracomment>example segregation</extracomment><translation>Соседи двух видов живут вперемешку. Каждый переезжает, только пока своих среди его соседей меньше 40%. Никто не хочет жить отдельно, а в итоге все живут отдельно (Шеллинг, 1971).</translation></message>
<message><source>Each agent counts the neighbors of [its kind](node:blue-alike) and [the others](node:blue-others) within 45. [A formula](node:blue-share) makes the share of its kind of them. Below 0.4 it is [unhappy](node:blue-unhappy) and [moves](node:blue-move) about; else it [stays](node:blue-stay) where it is.</source><extracomment>example segregation</extracomment><translation>Каждый агент считает [своих](node:blue-alike) и [других](node:blue-others) соседей в пределах 45. [Формула](node:blue-share) вычисляет, какую долю составляют свои. Если меньше 0,4, агент [недоволен](node:blue-unhappy) и [переезжает](node:blue-move) с места на место; иначе [остаётся](node:blue-stay) там, где он есть.</translation></message>
<message><source>- At the start half of the neighbors are of one's own kind. In 20 runs with different seeds, after a minute nobody moved anymore, and it was 79 to 84% on average: far more than anybody asks for.
- Whoever leaves makes others unhappy, on both sides.</source><extracomment>example segregation</extracomment><translation>- Вначале половина соседей у каждого — свои. В 20 прогонах с разными зёрнами через минуту никто уже не переезжал, а своих было в среднем от 79 до 84%: гораздо больше, чем кто-либо просит.
- Кто уезжает, делает недовольными других — с обеих сторон.</translation></message>
<message><source>- [A quarter is enough](experiment:experiment-mild): how mixed do they stay?
- [More than half](experiment:experiment-strict): what happens to the borders?
- [Only Blue moves](experiment:experiment-one). Guess first: do they live apart as well?
- Find the share at which they never come to rest.</source><extracomment>example segregation</extracomment><translation>- [Хватит и четверти](experiment:experiment-mild): насколько перемешанными они останутся?
- [Больше половины](experiment:experiment-strict): что станет с границами?
- [Переезжают только синие](experiment:experiment-one). Сначала дайте прогноз: разделятся ли они и тогда?
- Найдите долю, при которой они никогда не успокоятся.</translation></message>
<message><source>Send the units</source><extracomment>title of an example</extracomment><translation>Отправить юнитов</translation></message>
<message><source>Camp</source><extracomment>example send-the-units</extracomment><translation>Лагерь</translation></message>
<message><source>Yard</source><extracomment>example send-the-units</extracomment><translation>Двор</translation></message>
<message><source>Riders</source><extracomment>example send-the-units</extracomment><translation>Всадники</translation></message>
<message><source>Wagons</source><extracomment>example send-the-units</extracomment><translation>Повозки</translation></message>
<message><source>Where it is sent</source><extracomment>example send-the-units</extracomment><translation>Куда отправлен</translation></message>
<message><source>Go there, and rest</source><extracomment>example send-the-units</extracomment><translation>Дойти и встать</translation></message>
<message><source>Ways around</source><extracomment>example send-the-units</extracomment><translation>Маршруты в обход</translation></message>
<message><source>Rocks and house</source><extracomment>example send-the-units</extracomment><translation>Скалы и дом</translation></message>
<message><source>In the world: drag a band around units. Right click: they go there. Right drag: they form a line. Shift+right click: box, column.</source><extracomment>example send-the-units</extracomment><translation>В мире: обведите юнитов рамкой. Правый щелчок: они идут туда. Тянуть правой кнопкой: они строятся в линию. Shift+правый щелчок: прямоугольник, колонна.</translation></message>
<message><source>Speed of the riders</source><extracomment>example send-the-units</extracomment><translation>Скорость всадников</translation></message>
<message><source>Speed of the wagons</source><extracomment>example send-the-units</extracomment><translation>Скорость повозок</translation></message>
<message><source>Send them</source><extracomment>example send-the-units</extracomment><translation>Отправьте их</translation></message>
<message><source>1. Play.
2. Drag a band around all units with the left button.
3. Click with the right button on free ground on the right.

Each unit gets a slot [of its own](node:goal), and all come to rest.</source><extracomment>example send-the-units</extracomment><translation>1. Запустите мир.
2. Обведите всех юнитов рамкой левой кнопкой.
3. Щёлкните правой кнопкой по свободному месту справа.

У каждого юнита будет [своё место](node:goal), и все встанут.</translation></message>
<message><source>Who goes where?</source><extracomment>example send-the-units</extracomment><translation>Кому куда?</translation></message>
<message><source>An order gives the slots so that the sum of all ways is least.</source><extracomment>example send-the-units</extracomment><translation>Приказ распределяет места так, чтобы сумма всех путей была наименьшей.</translation></message>
<message><source>The straight ways of two units to their slots cross. They swap their slots. What happens to the sum?</source><extracomment>example send-the-units</extracomment><translation>Прямые пути двух юнитов к их местам пересекаются. Юниты обмениваются местами назначения. Что станет с суммой?</translation></message>
<message><source>* It becomes less
It becomes more
It stays the same</source><extracomment>example send-the-units</extracomment><translation>* Уменьшится
Увеличится
Не изменится</translation></message>
<message><source>It becomes less: each new way is shorter than the two parts of the old ways that it joins. So with the least sum no two ways cross.</source><extracomment>example send-the-units</extracomment><translation>Уменьшится: каждый новый путь короче, чем две части старых путей, которые он соединяет. Значит, при наименьшей сумме никакие два пути не пересекаются.</translation></message>
<message><source>A line</source><extracomment>example send-the-units</extracomment><translation>Линия</translation></message>
<message><source>Draw a band around the units again. Then press the right button at the top and drag to the bottom: circles show where they will stand.

Who meets a unit that stands in the way [swaps slots](node:goal) with it. So nobody has to pass between two who rest.</source><extracomment>example send-the-units</extracomment><translation>Снова обведите юнитов рамкой. Потом нажмите правую кнопку вверху и тяните вниз: кружки показывают, где они встанут.

Кто натолкнётся на стоящего юнита, [обменивается местом](node:goal) с ним. Поэтому никому не приходится протискиваться между двумя стоящими.</translation></message>
<message><source>- Hold Shift and click with the right button: the menu sends them in a box or a column.
- Send them onto the house. Where do they stand?
- Send the riders somewhere, and then the wagons to the same place.
- Mute [*Ways around*](node:way), and send them behind the house.</source><extracomment>example send-the-units</extracomment><translation>- Удерживая Shift, щёлкните правой кнопкой: меню отправит их прямоугольником или колонной.
- Отправьте их на дом. Где они встанут?
- Отправьте куда-нибудь всадников, а потом туда же — повозки.
- Отключите [*Маршруты в обход*](node:way) и отправьте их за дом.</translation></message>
<message><source>Riders and wagons go where you send them, and come to rest there. Drag a band around them, and click with the right button.</source><extracomment>example send-the-units</extracomment><translation>Всадники и повозки идут, куда вы их отправите, и там встают. Обведите их рамкой и щёлкните правой кнопкой.</translation></message>
<message><source>An order gives each unit a slot as its [own goal](node:goal), so that the sum of all ways is least. [*Ways around*](node:way) leads around the rocks and the house, [*Go there, and rest*](node:go) follows it and stops at the slot, and [*Avoid each other*](node:avoid) keeps the units apart. Two units near each other swap their slots when both then have less to go.</source><extracomment>example send-the-units</extracomment><translation>Приказ даёт каждому юниту место — его [свою цель](node:goal) — так, чтобы сумма всех путей была наименьшей. [*Маршруты в обход*](node:way) ведут вокруг скал и дома, [*Дойти и встать*](node:go) следует им и останавливается на месте, а [*Обходить друг друга*](node:avoid) не даёт юнитам сталкиваться. Два юнита рядом обмениваются местами, если тогда обоим останется идти меньше.</translation></message>
<message><source>- A band selects units, a right click sends them, and a right drag draws the line that they form.
- All come to rest, and nobody touches anybody: in 20 runs with different seeds it took 14 s at most, and 19 s in a column.
- An order is an input of the run: the timeline has a mark for it, and undo takes it back.</source><extracomment>example send-the-units</extracomment><translation>- Рамка выделяет юнитов, правый щелчок отправляет их, а если тянуть правой кнопкой, получится линия, в которую они построятся.
- Встают все, и никто никого не касается: в 20 прогонах с разными зёрнами это занимало не больше 14 с, а колонной — не больше 19 с.
- Приказ — это ввод в прогон: на шкале времени у него есть отметка, и его можно отменить.</translation></message>
<message><source>- Send them again before they have arrived.
- Drag a short line: they stand in several ranks.
- Set the riders to 60.</source><extracomment>example send-the-units</extracomment><translation>- Отправьте их снова, пока они не дошли.
- Проведите короткую линию: они встанут в несколько шеренг.
- Возьмите 60 всадников.</translation></message>
<message><source>Sheep and dog</source><extracomment>title of an example</extracomment><translation>Овцы и собака</translation></message>
<message><source>Meadow</source><extracomment>example sheep-and-dog</extracomment><translation>Луг</translation></message>
<message><source>Fold</source><extracomment>example sheep-and-dog</extracomment><translation>Загон</translation></message>
<message><source>Fence</source><extracomment>example sheep-and-dog</extracomment><translation>Ограда</translation></message>
<message><source>Pond</source><extracomment>example sheep-and-dog</extracomment><translation>Пруд</translation></message>
<message><source>Barn</source><extracomment>example sheep-and-dog</extracomment><translation>Сарай</translation></message>
<message><source>Hay</source><extracomment>example sheep-and-dog</extracomment><translation>Сено</translation></message>
<message><source>Dog</source><extracomment>example sheep-and-dog</extracomment><translation>Собака</translation></message>
<message><source>Dog near</source><extracomment>example sheep-and-dog</extracomment><translation>Собака рядом</translation></message>
<message><source>Away from the dog</source><extracomment>example sheep-and-dog</extracomment><translation>Прочь от собаки</translation></message>
<message><source>Herd</source><extracomment>example sheep-and-dog</extracomment><translation>Сбиться в кучу</translation></message>
<message><source>Dog within 320</source><extracomment>example sheep-and-dog</extracomment><translation>Собака ближе 320</translation></message>
<message><source>Same way</source><extracomment>example sheep-and-dog</extracomment><translation>В ту же сторону</translation></message>
<message><source>Fence, pond, barn</source><extracomment>example sheep-and-dog</extracomment><translation>Ограда, пруд, сарай</translation></message>
<message><source>Off the fence</source><extracomment>example sheep-and-dog</extracomment><translation>Прочь от ограды</translation></message>
<message><source>Stand</source><extracomment>example sheep-and-dog</extracomment><translation>Стоять</translation></message>
<message><source>Shepherd</source><extracomment>example sheep-and-dog</extracomment><translation>Пастух</translation></message>
<message><source>Stands</source><extracomment>example sheep-and-dog</extracomment><translation>Стоит</translation></message>
<message><source>In the fold</source><extracomment>example sheep-and-dog</extracomment><translation>В загоне</translation></message>
<message><source>To the hay</source><extracomment>example sheep-and-dog</extracomment><translation>К сену</translation></message>
<message><source>The shepherd's hand</source><extracomment>example sheep-and-dog</extracomment><translation>Рука пастуха</translation></message>
<message><source>Come to the hand</source><extracomment>example sheep-and-dog</extracomment><translation>Идти к руке</translation></message>
<message><source>Middle of the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Середина стада</translation></message>
<message><source>Behind the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Позади овец</translation></message>
<message><source>Not through the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Не сквозь овец</translation></message>
<message><source>Sheep at its nose</source><extracomment>example sheep-and-dog</extracomment><translation>Овца под носом</translation></message>
<message><source>The mouse first</source><extracomment>example sheep-and-dog</extracomment><translation>Сначала мышь</translation></message>
<message><source>Farthest sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Самая дальняя овца</translation></message>
<message><source>Behind the stray</source><extracomment>example sheep-and-dog</extracomment><translation>Позади отбившейся</translation></message>
<message><source>The mouse first (fetch)</source><extracomment>example sheep-and-dog</extracomment><translation>Сначала мышь (вернуть)</translation></message>
<message><source>Drive the flock</source><extracomment>example sheep-and-dog</extracomment><translation>Гнать стадо</translation></message>
<message><source>Fetch a stray</source><extracomment>example sheep-and-dog</extracomment><translation>Вернуть отбившуюся</translation></message>
<message><source>Then fetch</source><extracomment>example sheep-and-dog</extracomment><translation>Пора возвращать</translation></message>
<message><source>Then drive</source><extracomment>example sheep-and-dog</extracomment><translation>Пора гнать</translation></message>
<message><source>A dog brings forty sheep into the fold. It follows the mouse over the meadow.</source><extracomment>example sheep-and-dog</extracomment><translation>Собака приводит сорок овец в загон. По лугу она следует за мышью.</translation></message>
<message><source>Sheep graze; they flee from a dog that is near, and crowd together when it is in sight. Inside the fold they walk to the hay.

The dog has two modes. In **Drive** it goes to the far side of the flock, as seen from the shepherd: **Interpose** with a ratio above 100%. After a while it **fetches** the farthest sheep in the same way, and then drives again. In both modes a **Priority** puts the shepherd's hand first. That is an **External**: in the editor the mouse, in a game what the game says.</source><extracomment>example sheep-and-dog</extracomment><translation>Овцы пасутся; от собаки рядом они бегут, а когда видят её вдали — сбиваются в кучу. В загоне они идут к сену.

У собаки два режима. В режиме **Гнать стадо** она заходит к стаду с той стороны, что дальше от пастуха: это **Заслон** с долей больше 100%. Через некоторое время она так же **возвращает** самую дальнюю овцу, а потом снова гонит стадо. В обоих режимах **Приоритет** ставит на первое место руку пастуха. Это **Внешний объект**: в редакторе — мышь, в игре — то, что скажет игра.</translation></message>
<message><source>- The flock draws together before it moves.
- Most of the sheep are in the fold within two minutes.
- The dog knows no route: it only stays behind the sheep.</source><extracomment>example sheep-and-dog</extracomment><translation>- Прежде чем двинуться с места, стадо собирается вместе.
- За две минуты большинство овец попадает в загон.
- Собака не знает дороги: она просто держится позади овец.</translation></message>
<message><source>- Move the mouse over the meadow and herd the sheep yourself.
- Set *After* of *Then fetch* to 7: the dog never finishes.
- Drag the fence.</source><extracomment>example sheep-and-dog</extracomment><translation>- Водите мышью по лугу и гоните овец сами.
- Задайте *После* у перехода *Пора возвращать* 7: собака никогда не закончит.
- Перетащите ограду.</translation></message>
<message><source>Ships in formation</source><extracomment>title of an example</extracomment><translation>Корабли в строю</translation></message>
<message><source>Route</source><extracomment>example ships-in-formation</extracomment><translation>Маршрут</translation></message>
<message><source>Island 1</source><extracomment>example ships-in-formation</extracomment><translation>Остров 1</translation></message>
<message><source>Island 2</source><extracomment>example ships-in-formation</extracomment><translation>Остров 2</translation></message>
<message><source>Island 3</source><extracomment>example ships-in-formation</extracomment><translation>Остров 3</translation></message>
<message><source>Island 4</source><extracomment>example ships-in-formation</extracomment><translation>Остров 4</translation></message>
<message><source>Island 5</source><extracomment>example ships-in-formation</extracomment><translation>Остров 5</translation></message>
<message><source>Island 6</source><extracomment>example ships-in-formation</extracomment><translation>Остров 6</translation></message>
<message><source>Reef</source><extracomment>example ships-in-formation</extracomment><translation>Риф</translation></message>
<message><source>Flagship</source><extracomment>example ships-in-formation</extracomment><translation>Флагман</translation></message>
<message><source>Ships</source><extracomment>example ships-in-formation</extracomment><translation>Корабли</translation></message>
<message><source>Islands</source><extracomment>example ships-in-formation</extracomment><translation>Острова</translation></message>
<message><source>Sail the route</source><extracomment>example ships-in-formation</extracomment><translation>Плыть по маршруту</translation></message>
<message><source>Clear of islands (flagship)</source><extracomment>example ships-in-formation</extracomment><translation>Мимо островов (флагман)</translation></message>
<message><source>Wedge</source><extracomment>example ships-in-formation</extracomment><translation>Клин</translation></message>
<message><source>Clear of islands</source><extracomment>example ships-in-formation</extracomment><translation>Мимо островов</translation></message>
<message><source>Room between ships</source><extracomment>example ships-in-formation</extracomment><translation>Держать интервал</translation></message>
<message><source>Nine ships keep a wedge behind their flagship, around islands.</source><extracomment>example ships-in-formation</extracomment><translation>Девять кораблей идут клином за флагманом, обходя острова.</translation></message>
<message><source>The flagship follows the route again and again. **Formation** gives each ship the nearest free place in a V, which turns with the direction of the flagship. **Obstacle avoidance** looks ahead for islands; its weight is larger than that of the formation.</source><extracomment>example ships-in-formation</extracomment><translation>Флагман снова и снова проходит маршрут. **Построение** даёт каждому кораблю ближайшее свободное место в клине, который поворачивает вместе с флагманом. **Обход препятствий** высматривает впереди острова; его вес больше, чем у построения.</translation></message>
<message><source>- No ship touches an island.
- The wedge opens near islands and closes behind them.
- Ships on the outside of a turn sail faster.</source><extracomment>example ships-in-formation</extracomment><translation>- Ни один корабль не касается острова.
- Возле островов клин раскрывается, а за ними смыкается.
- Корабли с внешней стороны поворота плывут быстрее.</translation></message>
<message><source>- Choose another *Pattern*: column, circle, box.
- Drag an island into the route.
- Set the weight of *Clear of islands* to 0.</source><extracomment>example ships-in-formation</extracomment><translation>- Выберите другой *Рисунок*: колонну, круг, прямоугольник.
- Перетащите остров на маршрут.
- Задайте вес 0 узлу *Мимо островов*.</translation></message>
<message><source>Slime mold</source><extracomment>title of an example</extracomment><translation>Слизевик</translation></message>
<message><source>Slime</source><extracomment>example slime-mold</extracomment><translation>Слизь</translation></message>
<message><source>Cells</source><extracomment>example slime-mold</extracomment><translation>Клетки</translation></message>
<message><source>Feel the slime</source><extracomment>example slime-mold</extracomment><translation>Чуять слизь</translation></message>
<message><source>Slime beneath</source><extracomment>example slime-mold</extracomment><translation>Слизь под клеткой</translation></message>
<message><source>Leave slime</source><extracomment>example slime-mold</extracomment><translation>Оставить слизь</translation></message>
<message><source>Slime beneath the cells</source><extracomment>example slime-mold</extracomment><translation>Слизь под клетками</translation></message>
<message><source>Angle of the feelers</source><extracomment>example slime-mold</extracomment><translation>Угол щупов</translation></message>
<message><source>They do not feel the slime</source><extracomment>example slime-mold</extracomment><translation>Они не чуют слизь</translation></message>
<message><source>Feelers that reach farther</source><extracomment>example slime-mold</extracomment><translation>Щупы подлиннее</translation></message>
<message><source>Two thousand cells leave slime and turn to where they feel more of it. They make a net of threads, whose meshes grow.</source><extracomment>example slime-mold</extracomment><translation>Две тысячи клеток оставляют слизь и поворачивают туда, где чуют её больше. Получается сеть из нитей, и ячейки её растут.</translation></message>
<message><source>Each cell [leaves slime](node:leave) where it is, on the [ground](item:slime). With three feelers, ahead and 45 degrees to both sides, it [feels](node:feel) where more lies, and turns there; it also [wanders](node:stray) a little. Slime spreads and fades, so a thread stays only while many use it.

The number above the world is the [mean](node:mean) of the slime that the cells have beneath them. Jeff Jones described these rules in 2010: they draw the nets of the slime mold *Physarum*.</source><extracomment>example slime-mold</extracomment><translation>Каждая клетка [оставляет слизь](node:leave) там, где она есть, на [грунте](item:slime). Тремя щупами — вперёд и на 45 градусов в обе стороны — она [чует](node:feel), где слизи больше, и поворачивает туда; ещё она немного [блуждает](node:stray). Слизь растекается и исчезает, поэтому нить сохраняется, только пока по ней ходят многие.

Число над миром — [среднее](node:mean) количество слизи под клетками. Эти правила описал в 2010 году Джефф Джонс: по ним получаются сети слизевика *Physarum*.</translation></message>
<message><source>- After a second there are threads everywhere, after ten a net. Later its meshes grow, and few thick threads are left.
- In 20 runs with different seeds, the cells had between 6 and 13 of slime beneath them after half a minute; without feeling it, 1.2.
- Nobody plans the net: each cell knows only what its feelers touch.</source><extracomment>example slime-mold</extracomment><translation>- Через секунду нити повсюду, через десять — уже сеть. Потом ячейки растут, и остаётся немного толстых нитей.
- В 20 прогонах с разными зёрнами через полминуты слизи под клетками было от 6 до 13; если её не чуять — 1,2.
- Сеть никто не задумывал: клетка знает только то, чего касаются её щупы.</translation></message>
<message><source>- [They do not feel the slime](experiment:experiment-blind): what is left of the net?
- [Feelers that reach farther](experiment:experiment-far): meshes become wider. Why?
- Take half of the cells out with the mouse. Does the net heal?</source><extracomment>example slime-mold</extracomment><translation>- [Они не чуют слизь](experiment:experiment-blind): что останется от сети?
- [Щупы подлиннее](experiment:experiment-far): ячейки становятся шире. Почему?
- Уберите половину клеток мышью. Затянется ли сеть?</translation></message>
<message><source>Straight motion and seek</source><extracomment>title of an example</extracomment><translation>Прямая и стремление</translation></message>
<message><source>Seek the mouse</source><extracomment>example straight-motion-and-seek</extracomment><translation>Стремиться к мыши</translation></message>
<message><source>Seek the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Стремиться к цели</translation></message>
<message><source>Mouse, else goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Мышь, иначе цель</translation></message>
<message><source>Two agents, one goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Два агента, одна цель</translation></message>
<message><source>A gray and a green agent seek one [goal](node:goal), equally far away. The gray one can turn at once. The green one has mass 20 and flies upward at first. Gold is the **desired velocity**; the steering leads to it:

`steering = desired velocity - velocity`</source><extracomment>example straight-motion-and-seek</extracomment><translation>Серый и зелёный агенты стремятся к одной [цели](node:goal), до которой обоим одинаково далеко. Серый может повернуть сразу. У зелёного масса 20, и сначала он летит вверх. Золотая стрелка — **желаемая скорость**; к ней ведёт управление:

`управление = желаемая скорость - скорость`</translation></message>
<message><source>Who is at the goal first?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Кто первым будет у цели?</translation></message>
<message><source>* The gray one
The green one
Both in the same tick</source><extracomment>example straight-motion-and-seek</extracomment><translation>* Серый
Зелёный
Оба в один и тот же тик</translation></message>
<message><source>The gray one needs 3.1 s: after one tick it has its desired velocity. The green one needs 3.4 s: each tick changes its velocity (its speed and direction) only a little, so it flies a curve.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Серому нужно 3,1 с: желаемая скорость у него уже через один тик. Зелёному — 3,4 с: за каждый тик его скорость (величина и направление) меняется лишь немного, поэтому он описывает дугу.</translation></message>
<message><source>On the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>На цели</translation></message>
<message><source>The desired velocity of [Seek](node:steered-to-goal) always points at the goal, at max speed:

`desired velocity = maxSpeed * unit(target - position)`

You see only the end of their way. They come from the left.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Желаемая скорость [«Стремления»](node:steered-to-goal) всегда направлена на цель и равна макс. скорости:

`желаемая скорость = maxSpeed * unit(цель - позиция)`

Вы видите только конец их пути. Они летят слева.</translation></message>
<message><source>What does the green one do at the goal?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Что сделает зелёный у цели?</translation></message>
<message><source>It stops there
* It flies past and comes back
It flies on and does not come back</source><extracomment>example straight-motion-and-seek</extracomment><translation>Остановится там
* Пролетит мимо и вернётся
Полетит дальше и не вернётся</translation></message>
<message><source>Seek does not brake: close to the goal, the desired velocity is as long as far away. The green one flies 18 past the goal, turns, and comes back, each time less far. The gray one turns at once: it jumps back and forth across the goal forever.</source><extracomment>example straight-motion-and-seek</extracomment><translation>«Стремление» не тормозит: у самой цели желаемая скорость такая же длинная, как вдали от неё. Зелёный пролетает на 18 дальше цели, разворачивается и возвращается, каждый раз всё ближе. Серый разворачивается сразу: он вечно прыгает через цель туда и обратно.</translation></message>
<message><source>More mass</source><extracomment>example straight-motion-and-seek</extracomment><translation>Масса больше</translation></message>
<message><source>Now the mass of [With steering](node:steered) is 60 instead of 20. With 20 it flew 18 past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Теперь масса агента [С управлением](node:steered) — 60 вместо 20. С массой 20 он пролетал на 18 дальше цели.</translation></message>
<message><source>How far does it fly past the goal now?</source><extracomment>example straight-motion-and-seek</extracomment><translation>На сколько дальше цели он пролетит теперь?</translation></message>
<message><source>52: three times the mass, three times as far. The same force changes its velocity only a third as much.</source><extracomment>example straight-motion-and-seek</extracomment><translation>На 52: масса втрое больше — и пролетает он втрое дальше. Та же сила меняет его скорость втрое слабее.</translation></message>
<message><source>Less force</source><extracomment>example straight-motion-and-seek</extracomment><translation>Сила меньше</translation></message>
<message><source>The mass is 20 again. Now its max force is 1 instead of 5.4.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Масса снова 20. Теперь макс. сила — 1 вместо 5,4.</translation></message>
<message><source>How far does it fly past the goal now, compared with 18?</source><extracomment>example straight-motion-and-seek</extracomment><translation>На сколько дальше цели он пролетит теперь по сравнению с 18?</translation></message>
<message><source>Half as far
As far
* About five times as far</source><extracomment>example straight-motion-and-seek</extracomment><translation>Вдвое меньше
На столько же
* Примерно впятеро больше</translation></message>
<message><source>90, five times as far. Mass and max force together say how fast an agent can change its velocity.</source><extracomment>example straight-motion-and-seek</extracomment><translation>На 90, впятеро больше. Масса и макс. сила вместе определяют, как быстро агент может изменить свою скорость.</translation></message>
<message><source>- Drag the [goal](node:goal) while they are on their way: the gray one makes corners, the green one makes curves.
- Move the mouse over the world: both go there instead.
- Select [With steering](node:steered), and change its mass and max force. Can it turn as fast as the gray one?</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Перетащите [цель](node:goal), пока они в пути: путь серого ломаный, путь зелёного — из плавных дуг.
- Водите мышью по миру: оба летят к ней.
- Выделите [С управлением](node:steered) и измените его массу и макс. силу. Сможет ли он поворачивать так же быстро, как серый?</translation></message>
<message><source>Two agents go to the same target: one turns on the spot, one has to steer.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Два агента летят к одной цели: один поворачивает на месте, другому нужно управление.</translation></message>
<message><source>Both seek. The velocity that they want is the **desired velocity**: it points straight at the target, and is as long as the max speed. (Velocity is speed and direction together; `unit` makes an arrow 1 long.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Without steering* has mass 1 and no max force: it has the desired velocity after one tick. *With steering* has mass 20 and a max force of 5.4: each tick changes its velocity only a little.

While the mouse is over the world, both go there instead: a Priority takes the first force that is active.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Оба стремятся к цели. Скорость, которой они хотят, — это **желаемая скорость**: она направлена прямо на цель и равна макс. скорости. (Скорость здесь — величина и направление вместе; `unit` делает стрелку длиной 1.)

`желаемая скорость = maxSpeed * unit(цель - позиция)`

`управление = желаемая скорость - скорость`

У агента *Без управления* масса 1 и нет макс. силы: желаемая скорость у него уже через один тик. У агента *С управлением* масса 20 и макс. сила 5,4: за каждый тик его скорость меняется лишь немного.

Пока мышь над миром, оба летят к ней: «Приоритет» берёт первую активную силу.</translation></message>
<message><source>- The gray one makes corners, the green one makes curves.
- Neither stops on the target, because Seek does not brake. The gray one jumps back and forth across it. The green one flies past it and comes back, each time less far.
- Switch on *Desired velocity*: it draws velocity, desired velocity and steering as a triangle.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Путь серого ломаный, путь зелёного — из плавных дуг.
- Ни тот ни другой не останавливается на цели, потому что «Стремление» не тормозит. Серый прыгает через неё туда и обратно. Зелёный пролетает мимо и возвращается, каждый раз всё ближе.
- Включите *Желаемая скорость*: скорость, желаемая скорость и управление нарисуются треугольником.</translation></message>
<message><source>- Drag the goal in the world.
- Raise the mass of *With steering* to 60 and drag the goal: it makes wide curves. Lower it to 2: it turns nearly as fast as the gray one.
- Set its mass back to 20, and lower its max force to 0.5: now it flies far past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Перетащите цель в мире.
- Увеличьте массу агента *С управлением* до 60 и перетащите цель: он описывает широкие дуги. Уменьшите её до 2: он поворачивает почти так же быстро, как серый.
- Верните массу 20 и уменьшите макс. силу до 0,5: теперь он пролетает далеко мимо цели.</translation></message>
<message><source>Through the crowd</source><extracomment>title of an example</extracomment><translation>Сквозь толпу</translation></message>
<message><source>Runner</source><extracomment>example through-the-crowd</extracomment><translation>Бегун</translation></message>
<message><source>Crowd</source><extracomment>example through-the-crowd</extracomment><translation>Толпа</translation></message>
<message><source>Each of the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Каждый из толпы</translation></message>
<message><source>Flee each</source><extracomment>example through-the-crowd</extracomment><translation>Бежать от каждого</translation></message>
<message><source>Past the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Мимо толпы</translation></message>
<message><source>Without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Без бегства</translation></message>
<message><source>Through sixty</source><extracomment>example through-the-crowd</extracomment><translation>Сквозь шестьдесят</translation></message>
<message><source>The green runner [seeks](node:seek) the goal on the right, and [flees](node:flee) from each of the crowd that is closer than 70. With nobody in the way it needs 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>Зелёный бегун [стремится](node:seek) к цели справа и [бежит](node:flee) от каждого в толпе, кто ближе 70. Если на пути никого, ему нужно 4 с.

`управление = 1.5 * стремление + 1.3 * (бегство 1 + бегство 2 + ...)`</translation></message>
<message><source>How many seconds does it need through a crowd of 60?</source><extracomment>example through-the-crowd</extracomment><translation>Сколько секунд ему нужно, чтобы пройти толпу из 60?</translation></message>
<message><source>9 to 17 s, and 12 on average: three times as long. Where the crowd is dense, all these pushes together are stronger than the pull of the goal, and the runner waits for a gap.</source><extracomment>example through-the-crowd</extracomment><translation>От 9 до 17 с, в среднем 12: втрое больше. Где толпа густая, все эти толчки вместе сильнее притяжения цели, и бегун ждёт просвета.</translation></message>
<message><source>With and without Flee</source><extracomment>example through-the-crowd</extracomment><translation>С бегством и без</translation></message>
<message><source>In the world beside this one, the runner does not [flee](node:flee). It only seeks the goal.</source><extracomment>example through-the-crowd</extracomment><translation>Рядом бегун ни от кого не [бежит](node:flee). Он только стремится к цели.</translation></message>
<message><source>The runner that flees
* The runner that does not flee
Both at the same time</source><extracomment>example through-the-crowd</extracomment><translation>Тот, который бежит от толпы
* Тот, который от толпы не бежит
Оба одновременно</translation></message>
<message><source>The runner that does not flee: it goes straight to the goal in 4.1 s, and touches everybody in its way.</source><extracomment>example through-the-crowd</extracomment><translation>Тот, который от толпы не бежит: за 4,1 с он проходит прямо к цели и задевает всех на своём пути.</translation></message>
<message><source>Only the nearest</source><extracomment>example through-the-crowd</extracomment><translation>Только от ближайшего</translation></message>
<message><source>Now the runner flees only from the [nearest](node:each) of the crowd.</source><extracomment>example through-the-crowd</extracomment><translation>Теперь бегун бежит только от [ближайшего](node:each) из толпы.</translation></message>
<message><source>Is it at the goal earlier or later than before?</source><extracomment>example through-the-crowd</extracomment><translation>Придёт он к цели раньше или позже, чем прежде?</translation></message>
<message><source>* Earlier
Later
At the same time</source><extracomment>example through-the-crowd</extracomment><translation>* Раньше
Позже
В то же время</translation></message>
<message><source>Earlier, in nine of ten runs with different seeds: after 9 s on average. It is the sum of many pushes that stops the runner.</source><extracomment>example through-the-crowd</extracomment><translation>Раньше — в девяти прогонах из десяти с разными зёрнами: в среднем через 9 с. Останавливает бегуна именно сумма многих толчков.</translation></message>
<message><source>A dense crowd</source><extracomment>example through-the-crowd</extracomment><translation>Густая толпа</translation></message>
<message><source>The runner flees from each again. And the crowd has 200 agents instead of 60.</source><extracomment>example through-the-crowd</extracomment><translation>Бегун снова бежит от каждого. А в толпе 200 агентов вместо 60.</translation></message>
<message><source>How long does the runner need, compared with 12 s?</source><extracomment>example through-the-crowd</extracomment><translation>Сколько времени нужно бегуну по сравнению с 12 с?</translation></message>
<message><source>About as long
* Several times as long
It never gets there</source><extracomment>example through-the-crowd</extracomment><translation>Примерно столько же
* В несколько раз больше
Он никогда не дойдёт</translation></message>
<message><source>42 s on average, three to four times as long. It gets there with every seed: the crowd moves, and sooner or later there is a gap.</source><extracomment>example through-the-crowd</extracomment><translation>В среднем 42 с, втрое-вчетверо больше. Доходит он при любом зерне: толпа движется, и рано или поздно появляется просвет.</translation></message>
<message><source>- Drag the runner, or the goal.
- Change the weight on the wire from [Flee each](node:flee): with which one does it touch hardly anybody, and is still fast?</source><extracomment>example through-the-crowd</extracomment><translation>- Перетащите бегуна или цель.
- Измените вес связи от узла [Бежать от каждого](node:flee): с каким бегун почти никого не задевает, но ещё идёт быстро?</translation></message>
<message><source>One runner seeks a goal through a crowd, and flees from each of them at once.</source><extracomment>example through-the-crowd</extracomment><translation>Бегун стремится к цели сквозь толпу и бежит от всех в ней сразу.</translation></message>
<message><source>*Each of the crowd* gives Flee every agent within 80 as a target, not just one. Flee runs once for each of them that is closer than 70, and the forces add up. A Sum adds Seek to that.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>*Каждый из толпы* даёт «Бегству» в цели не одного агента, а всех, кто ближе 80. «Бегство» считается отдельно для каждого, кто ближе 70, и силы складываются. «Сумма» прибавляет к ним «Стремление».

`управление = 1.5 * стремление + 1.3 * (бегство 1 + бегство 2 + ...)`</translation></message>
<message><source>- Where the crowd is dense the runner slows down, and sometimes turns back, until there is a gap.
- The weight on a wire says how much its force counts.
- At the goal it does not rest: Seek does not brake, and everybody who comes near pushes it away.</source><extracomment>example through-the-crowd</extracomment><translation>- Где толпа густая, бегун замедляется и иногда отступает, пока не появится просвет.
- Вес связи говорит, сколько значит её сила.
- У цели ему нет покоя: «Стремление» не тормозит, и всякий, кто подойдёт близко, отталкивает его.</translation></message>
<message><source>- Set the weight of *Flee each* to 0: the runner goes straight to the goal and touches more of the crowd.
- Set *Choose* to the nearest: the runner avoids one at a time, and is usually there sooner.
- Set the count of the crowd to 200 and press Reset: the runner needs several times as long.</source><extracomment>example through-the-crowd</extracomment><translation>- Задайте вес 0 узлу *Бежать от каждого*: бегун проходит прямо к цели и задевает больше народу.
- Задайте настройке *Выбор* «Ближайший»: бегун уклоняется от одного за другим и обычно приходит раньше.
- Задайте толпе количество 200 и нажмите «Сброс»: бегуну нужно в несколько раз больше времени.</translation></message>
<message><source>Tower defence</source><extracomment>title of an example</extracomment><translation>Башенная защита</translation></message>
<message><source>Gate</source><extracomment>example tower-defence</extracomment><translation>Ворота</translation></message>
<message><source>Creeps</source><extracomment>example tower-defence</extracomment><translation>Враги</translation></message>
<message><source>Towers</source><extracomment>example tower-defence</extracomment><translation>Башни</translation></message>
<message><source>Castle</source><extracomment>example tower-defence</extracomment><translation>Замок</translation></message>
<message><source>Lives</source><extracomment>example tower-defence</extracomment><translation>Жизни</translation></message>
<message><source>Money</source><extracomment>example tower-defence</extracomment><translation>Деньги</translation></message>
<message><source>Power</source><extracomment>example tower-defence</extracomment><translation>Мощь</translation></message>
<message><source>Health</source><extracomment>example tower-defence</extracomment><translation>Здоровье</translation></message>
<message><source>Wave size</source><extracomment>example tower-defence</extracomment><translation>Размер волны</translation></message>
<message><source>Waves</source><extracomment>example tower-defence</extracomment><translation>Волны</translation></message>
<message><source>Walk</source><extracomment>example tower-defence</extracomment><translation>Идти</translation></message>
<message><source>At the gate</source><extracomment>example tower-defence</extracomment><translation>У ворот</translation></message>
<message><source>Costs a life</source><extracomment>example tower-defence</extracomment><translation>Отнимает жизнь</translation></message>
<message><source>Is through</source><extracomment>example tower-defence</extracomment><translation>Прорвался</translation></message>
<message><source>Is beaten</source><extracomment>example tower-defence</extracomment><translation>Побеждён</translation></message>
<message><source>Pays</source><extracomment>example tower-defence</extracomment><translation>Приносит деньги</translation></message>
<message><source>Dies</source><extracomment>example tower-defence</extracomment><translation>Погибает</translation></message>
<message><source>Toughness</source><extracomment>example tower-defence</extracomment><translation>Живучесть</translation></message>
<message><source>Gets its health</source><extracomment>example tower-defence</extracomment><translation>Получает здоровье</translation></message>
<message><source>In range</source><extracomment>example tower-defence</extracomment><translation>В радиусе</translation></message>
<message><source>Damage</source><extracomment>example tower-defence</extracomment><translation>Урон</translation></message>
<message><source>Shoot</source><extracomment>example tower-defence</extracomment><translation>Стрелять</translation></message>
<message><source>Can buy</source><extracomment>example tower-defence</extracomment><translation>Хватает денег</translation></message>
<message><source>Pay</source><extracomment>example tower-defence</extracomment><translation>Заплатить</translation></message>
<message><source>More power</source><extracomment>example tower-defence</extracomment><translation>Больше мощи</translation></message>
<message><source>No lives</source><extracomment>example tower-defence</extracomment><translation>Жизней нет</translation></message>
<message><source>The castle has fallen</source><extracomment>example tower-defence</extracomment><translation>Замок пал</translation></message>
<message><source>90 seconds</source><extracomment>example tower-defence</extracomment><translation>90 секунд</translation></message>
<message><source>The castle stands</source><extracomment>example tower-defence</extracomment><translation>Замок устоял</translation></message>
<message><source>Range of towers</source><extracomment>example tower-defence</extracomment><translation>Дальность башен</translation></message>
<message><source>Time to reload</source><extracomment>example tower-defence</extracomment><translation>Время перезарядки</translation></message>
<message><source>Price of more power</source><extracomment>example tower-defence</extracomment><translation>Цена мощи</translation></message>
<message><source>Power for the price</source><extracomment>example tower-defence</extracomment><translation>Мощи за эту цену</translation></message>
<message><source>Waves that grow in number and in health</source><extracomment>example tower-defence</extracomment><translation>Волны, в которых растут и число врагов, и здоровье</translation></message>
<message><source>Towers hit all in their range</source><extracomment>example tower-defence</extracomment><translation>Башни бьют всех, до кого достают</translation></message>
<message><source>Won, lost, and what money buys</source><extracomment>example tower-defence</extracomment><translation>Победа, поражение и что можно купить</translation></message>
<message><source>Nothing to buy</source><extracomment>example tower-defence</extracomment><translation>Купить нечего</translation></message>
<message><source>Half the price</source><extracomment>example tower-defence</extracomment><translation>Полцены</translation></message>
<message><source>Wider range</source><extracomment>example tower-defence</extracomment><translation>Дальше достают</translation></message>
<message><source>Waves of creeps walk down a road to a castle. Towers beside it hit them, each one beaten pays, and the money buys more power. Hold out for 90 seconds.</source><extracomment>example tower-defence</extracomment><translation>Волны врагов идут по дороге к замку. Башни рядом с ней бьют их, каждый побеждённый приносит деньги, а на деньги покупается мощь. Продержитесь 90 секунд.</translation></message>
<message><source>**Four variables**: [Lives](node:lives), [Money](node:money) and [Power](node:power) belong to the world and stand above it; [Health](node:health) belongs to each creep.

**Waves** come every 8 seconds, and [each is larger](node:wave-size) than the one before. A creep [gets its health](node:born) when it is born: [more in each wave](node:toughness).

**Towers** [hit all in range](node:shoot) every 0.9 seconds: they take away as much health as there is power. A creep without health [pays 5](node:bounty) and [dies](node:dies). One that comes through [costs a life](node:hit-castle).

**The castle** [pays 60](node:pay) for [half a power more](node:upgrade) as soon as it can. Without lives [it falls](node:lost); after 90 seconds [it stands](node:won).</source><extracomment>example tower-defence</extracomment><translation>**Четыре переменные**: [Жизни](node:lives), [Деньги](node:money) и [Мощь](node:power) принадлежат миру и показаны над ним; [Здоровье](node:health) у каждого врага своё.

**Волны** приходят каждые 8 секунд, и [каждая больше](node:wave-size) предыдущей. Враг [получает здоровье](node:born), когда рождается: [с каждой волной больше](node:toughness).

**Башни** каждые 0,9 секунды [бьют всех, до кого достают](node:shoot): отнимают столько здоровья, сколько у них мощи. Враг, у которого здоровья не осталось, [приносит 5](node:bounty) и [погибает](node:dies). Прорвавшийся [отнимает жизнь](node:hit-castle).

**Замок** [платит 60](node:pay) за [ещё половину единицы мощи](node:upgrade), как только хватает денег. Без жизней [он пал](node:lost); через 90 секунд [он устоял](node:won).</translation></message>
<message><source>- In 20 runs with different seeds, 18 were won, with 3 to 10 lives left, and 2 were lost: the same rules, and another order of fast and slow creeps.
- Money comes late: a strong wave pays only if it is beaten. So a run that begins to lose lives mostly loses.</source><extracomment>example tower-defence</extracomment><translation>- Из 20 прогонов с разными зёрнами 18 кончились победой, причём оставалось от 3 до 10 жизней, а 2 — поражением: правила те же, но быстрые и медленные враги шли в другом порядке.
- Деньги приходят поздно: сильная волна приносит их, только если побеждена. Поэтому, если жизни начали убывать, прогон чаще всего проигран.</translation></message>
<message><source>- [Nothing to buy](experiment:experiment-poor): all 20 runs were lost.
- [Half the price](experiment:experiment-cheap): all were won, without the loss of a life.
- [Wider range](experiment:experiment-wide): what is worth more, a wider range or more power? Guess first.
- Move a tower with the mouse: where does it hit most?
- Draw another road. Then all four towers stand wrong.</source><extracomment>example tower-defence</extracomment><translation>- [Купить нечего](experiment:experiment-poor): проиграны все 20 прогонов.
- [Полцены](experiment:experiment-cheap): выиграны все, и ни одна жизнь не потеряна.
- [Дальше достают](experiment:experiment-wide): что ценнее — дальность или мощь? Сначала дайте прогноз.
- Передвиньте башню мышью: где она попадает чаще всего?
- Нарисуйте другую дорогу. Тогда все четыре башни стоят не там.</translation></message>
<message><source>Wanders</source><extracomment>example wander</extracomment><translation>Блуждает</translation></message>
<message><source>Goes to points</source><extracomment>example wander</extracomment><translation>Ходит по точкам</translation></message>
<message><source>Stays near home</source><extracomment>example wander</extracomment><translation>Держится у дома</translation></message>
<message><source>Point to point</source><extracomment>example wander</extracomment><translation>От точки к точке</translation></message>
<message><source>Too far from home</source><extracomment>example wander</extracomment><translation>Далеко от дома</translation></message>
<message><source>Go home</source><extracomment>example wander</extracomment><translation>Домой</translation></message>
<message><source>Chance in each tick</source><extracomment>example wander</extracomment><translation>Случай в каждом тике</translation></message>
<message><source>The gray ones [wander](node:drift). Each has a circle in front of it: click [one](agent:drifter-0) to see it. In each tick, a point moves along the circle by a random angle. The force pulls to that point:

`steering = circle center + displacement`</source><extracomment>example wander</extracomment><translation>Серые [блуждают](node:drift). Перед каждым — круг: щёлкните [одного из них](agent:drifter-0), чтобы его увидеть. За каждый тик точка сдвигается по кругу на случайный угол. Сила тянет к этой точке:

`управление = центр круга + смещение`</translation></message>
<message><source>Each tick is random. How do the gray ones move?</source><extracomment>example wander</extracomment><translation>Каждый тик случаен. Как движутся серые?</translation></message>
<message><source>They shake
* They turn smoothly
They fly straight on</source><extracomment>example wander</extracomment><translation>Дрожат
* Плавно поворачивают
Летят прямо</translation></message>
<message><source>They turn smoothly. In one tick, the point moves only a little along the circle. So the force changes only a little, too.</source><extracomment>example wander</extracomment><translation>Плавно поворачивают. За один тик точка сдвигается по кругу лишь немного. Поэтому и сила меняется лишь немного.</translation></message>
<message><source>Less chance</source><extracomment>example wander</extracomment><translation>Меньше случая</translation></message>
<message><source>Now the [angle change](node:drift) is 5 degrees instead of 57. Before, the gray ones turned by about 77 degrees in two seconds.</source><extracomment>example wander</extracomment><translation>Теперь [изменение угла](node:drift) — 5 градусов вместо 57. Раньше за две секунды серые поворачивали примерно на 77 градусов.</translation></message>
<message><source>How do they move now?</source><extracomment>example wander</extracomment><translation>Как они движутся теперь?</translation></message>
<message><source>* Almost straight
In tight circles
As before, only slower</source><extracomment>example wander</extracomment><translation>* Почти прямо
Маленькими кругами
Как раньше, только медленнее</translation></message>
<message><source>Almost straight: they turn by about 12 degrees in two seconds. The point hardly moves along the circle.</source><extracomment>example wander</extracomment><translation>Почти прямо: за две секунды они поворачивают примерно на 12 градусов. Точка почти не сдвигается по кругу.</translation></message>
<message><source>More chance</source><extracomment>example wander</extracomment><translation>Больше случая</translation></message>
<message><source>Now the [angle change](node:drift) is 400 degrees: in each tick, the point jumps to anywhere on the circle.</source><extracomment>example wander</extracomment><translation>Теперь [изменение угла](node:drift) — 400 градусов: за каждый тик точка прыгает в любое место круга.</translation></message>
<message><source>How far do they turn in two seconds now, compared with 77 degrees?</source><extracomment>example wander</extracomment><translation>Как они поворачивают за две секунды теперь по сравнению с 77 градусами?</translation></message>
<message><source>Farther
As far
* Less far</source><extracomment>example wander</extracomment><translation>Сильнее
Так же
* Слабее</translation></message>
<message><source>Less far: about 27 degrees. They shake: the jumps of many ticks cancel each other out. More chance in each tick gives less change in the long run.</source><extracomment>example wander</extracomment><translation>Слабее: примерно на 27 градусов. Они дрожат: прыжки за много тиков гасят друг друга. Больше случая в каждом тике — меньше изменений в итоге.</translation></message>
<message><source>Never far from home</source><extracomment>example wander</extracomment><translation>Недалеко от дома</translation></message>
<message><source>The blue ones wander, too. When one is farther than 120 from its start, [Go home](node:go-home) pulls it back.</source><extracomment>example wander</extracomment><translation>Синие тоже блуждают. Кто ушёл от своего старта дальше 120, того узел [Домой](node:go-home) тянет назад.</translation></message>
<message><source>Where are the blue ones most of the time?</source><extracomment>example wander</extracomment><translation>Где синие бывают чаще всего?</translation></message>
<message><source>Close to their start
* Near the limit of 120
Anywhere within it, equally often</source><extracomment>example wander</extracomment><translation>У своего старта
* У границы 120
Везде внутри неё одинаково часто</translation></message>
<message><source>Near the limit: two thirds of the time they are between 100 and 140 from their start, and only a tenth of the time within 60. The pull ends as soon as they are back within 120.</source><extracomment>example wander</extracomment><translation>У границы: две трети времени они проводят на расстоянии от 100 до 140 от старта и только десятую часть — ближе 60. Тяга кончается, как только они снова ближе 120.</translation></message>
<message><source>The same chance again</source><extracomment>example wander</extracomment><translation>Тот же случай ещё раз</translation></message>
<message><source>Play, and remember the way of the agent in the light. Then press Reset, and Play again.</source><extracomment>example wander</extracomment><translation>Запустите мир и запомните путь агента в луче прожектора. Потом нажмите «Сброс» и снова «Запустить».</translation></message>
<message><source>Is its way the same the second time?</source><extracomment>example wander</extracomment><translation>Будет ли его путь во второй раз тем же?</translation></message>
<message><source>No, chance decides again
Nearly, with small differences
* Yes, exactly</source><extracomment>example wander</extracomment><translation>Нет, снова решит случай
Почти, с небольшими отличиями
* Да, точь-в-точь</translation></message>
<message><source>Exactly. All chance in a world comes from one number, its seed. The same seed gives the same ways, on every computer. With another seed, all ways are different.</source><extracomment>example wander</extracomment><translation>Точь-в-точь. Все случайности мира происходят от одного числа, его зерна. Одно и то же зерно даёт одни и те же пути на любом компьютере. С другим зерном все пути другие.</translation></message>
<message><source>Three ways to wander: with a circle ahead, from point to point, and never far from home.</source><extracomment>example wander</extracomment><translation>Три способа блуждать: с кругом впереди, от точки к точке и недалеко от дома.</translation></message>
<message><source>The gray ones *wander*. Each has a circle in front of it. A point moves along the circle, by a random angle in each tick, and the force pulls to that point. So the agent turns smoothly.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

The orange ones *go to points*: each seeks a random point of the meadow, and another one when it is there, or after 120 ticks. They have little mass, so they turn fast.

The blue ones *stay near home*: they wander, too, but farther than 120 from their start a Seek pulls them back. The pull has weight 4, so it is stronger than Wander.</source><extracomment>example wander</extracomment><translation>Серые *блуждают*. Перед каждым — круг. Точка движется по кругу, за каждый тик на случайный угол, и сила тянет к ней. Поэтому агент поворачивает плавно.

`центр круга = circleDistance * unit(скорость)`

`смещение = circleRadius * (cos(угол), sin(угол))`

`управление = центр круга + смещение`

Оранжевые *ходят по точкам*: каждый стремится к случайной точке луга, а дойдя до неё — или через 120 тиков — к другой. Масса у них маленькая, поэтому поворачивают они быстро.

Синие *держатся у дома*: они тоже блуждают, но дальше 120 от старта «Стремление» тянет их назад. У этой тяги вес 4, поэтому она сильнее «Блуждания».</translation></message>
<message><source>- The gray ones do not shake, though each tick is random.
- The orange ones make straight lines and sharp turns.
- The blue ones are mostly near the limit of 120: the pull ends as soon as they are back within it.
- Press Reset: the same seed gives exactly the same ways.</source><extracomment>example wander</extracomment><translation>- Серые не дрожат, хотя каждый тик случаен.
- Пути оранжевых — прямые линии и крутые повороты.
- Синие чаще всего бывают у границы 120: тяга кончается, как только они снова внутри неё.
- Нажмите «Сброс»: то же зерно даёт точно те же пути.</translation></message>
<message><source>- Raise *Angle change* of the gray ones to 400: they shake. Lower it to 5: they go almost straight.
- Drag the corners of the meadow: the orange ones follow it.
- Raise the mass of the orange ones to 40: their turns get wide, and they leave the meadow.
- Lower the weight of *Go home* to 1: now Wander is stronger, and the blue ones go far away.</source><extracomment>example wander</extracomment><translation>- Увеличьте *Изменение угла* серых до 400: они дрожат. Уменьшите до 5: они движутся почти прямо.
- Перетащите углы луга: оранжевые это учтут.
- Увеличьте массу оранжевых до 40: повороты становятся широкими, и они выходят за край луга.
- Уменьшите вес узла *Домой* до 1: теперь «Блуждание» сильнее, и синие уходят далеко.</translation></message>
<message><source>Wolves and sheep</source><extracomment>title of an example</extracomment><translation>Волки и овцы</translation></message>
<message><source>Bare ground</source><extracomment>example wolves-and-sheep</extracomment><translation>Голая земля</translation></message>
<message><source>Grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Отрастает</translation></message>
<message><source>Becomes grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Стать травой</translation></message>
<message><source>Energy of sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Энергия овец</translation></message>
<message><source>Graze about</source><extracomment>example wolves-and-sheep</extracomment><translation>Бродить по траве</translation></message>
<message><source>Wolf nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Волк рядом</translation></message>
<message><source>Run from the wolf</source><extracomment>example wolves-and-sheep</extracomment><translation>Бежать от волка</translation></message>
<message><source>Run, else graze</source><extracomment>example wolves-and-sheep</extracomment><translation>Бежать, иначе пастись</translation></message>
<message><source>On grass</source><extracomment>example wolves-and-sheep</extracomment><translation>На траве</translation></message>
<message><source>Well fed</source><extracomment>example wolves-and-sheep</extracomment><translation>Сытость</translation></message>
<message><source>Sheep starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Овца умирает</translation></message>
<message><source>Wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Волки</translation></message>
<message><source>Energy of wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Энергия волков</translation></message>
<message><source>Hungry</source><extracomment>example wolves-and-sheep</extracomment><translation>Голоден</translation></message>
<message><source>Sheep nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Овца рядом</translation></message>
<message><source>At a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>У овцы</translation></message>
<message><source>Hungry and at a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Голоден и у овцы</translation></message>
<message><source>Eat</source><extracomment>example wolves-and-sheep</extracomment><translation>Съесть</translation></message>
<message><source>Cub</source><extracomment>example wolves-and-sheep</extracomment><translation>Волчонок</translation></message>
<message><source>Wolf starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Волк умирает</translation></message>
<message><source>How far wolves see</source><extracomment>example wolves-and-sheep</extracomment><translation>Как далеко видят волки</translation></message>
<message><source>What a sheep is worth</source><extracomment>example wolves-and-sheep</extracomment><translation>Сколько даёт овца</translation></message>
<message><source>Wolves at the start</source><extracomment>example wolves-and-sheep</extracomment><translation>Волков вначале</translation></message>
<message><source>Sheep eat grass, have lambs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Овцы едят траву, плодятся и умирают с голоду</translation></message>
<message><source>Wolves eat sheep, have cubs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Волки едят овец, плодятся и умирают с голоду</translation></message>
<message><source>Grass grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Трава отрастает</translation></message>
<message><source>Without wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Без волков</translation></message>
<message><source>Wolves with good eyes</source><extracomment>example wolves-and-sheep</extracomment><translation>Зоркие волки</translation></message>
<message><source>Lush grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Пышная трава</translation></message>
<message><source>Lambs</source><extracomment>example wolves-and-sheep</extracomment><translation>Ягнята</translation></message>
<message><source>Dead sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Погибшие овцы</translation></message>
<message><source>Lambs born</source><extracomment>example wolves-and-sheep</extracomment><translation>Родилось ягнят</translation></message>
<message><source>Grass feeds sheep, sheep feed wolves, and their numbers go up and down. Nobody holds them in balance.</source><extracomment>example wolves-and-sheep</extracomment><translation>Трава кормит овец, овцы кормят волков, и численность тех и других растёт и падает. Никто не держит её в равновесии.</translation></message>
<message><source>**Sheep**: [*Energy of sheep*](node:sheep-energy) is a Meter. Living drains it by 0.3 a second, because it is wired to the *When* of the [Priority](node:sheep-choice) that steers them. [*Graze*](node:graze) turns the grass that a sheep touches into bare ground, and its *Done* fills the meter by 1. At 8 a sheep has a [*Lamb*](node:lamb), which costs 3.5; at 0 [it is gone](node:sheep-starve). Sheep run from a wolf within 45, and are a little slower than wolves.

**Wolves** work the same way. They drain 0.9 a second, and a sheep is worth 6.5. They hunt only while they are [*Hungry*](node:hungry), and see only sheep within 20. At 13 a wolf has a [*Cub*](node:cub), which costs 9.

**Grass**: bare ground has a [*Chance*](node:regrow) of 3% in each quarter of a second to [become grass](node:grow) again. There are always 700 patches, green or bare.</source><extracomment>example wolves-and-sheep</extracomment><translation>**Овцы**: [*Энергия овец*](node:sheep-energy) — это «Запас». Жизнь тратит по 0,3 в секунду, потому что запас соединён с портом *Когда* [«Приоритета»](node:sheep-choice), который управляет овцами. [*Пастись*](node:graze) превращает траву, которой касается овца, в голую землю, а его *Готово* прибавляет к запасу 1. На 8 у овцы рождается [*Ягнёнок*](node:lamb), он стоит 3,5; на 0 [овца умирает](node:sheep-starve). От волка ближе 45 овцы бегут, но они чуть медленнее волков.

**Волки** устроены так же. Они тратят 0,9 в секунду, а овца даёт 6,5. Охотятся они, только пока [голодны](node:hungry), и видят только тех овец, что ближе 20. На 13 у волка рождается [*Волчонок*](node:cub), он стоит 9.

**Трава**: у голой земли каждую четверть секунды есть [*Шанс*](node:regrow) 3% снова [стать травой](node:grow). Участков всегда 700, зелёных или голых.</translation></message>
<message><source>- The plot: many sheep, then many wolves, then few sheep, then few wolves, and again. Wolves follow the sheep by some seconds. In five minutes there are about five such waves.
- There is no limit, and nobody helps. In 20 runs with different seeds, sheep lived on through five minutes in all, and wolves in 19. Once the wolves died out; then the sheep ate the grass down until they starved as fast as they were born.
- At the lowest there are about 15 sheep and 8 wolves. They recover.
- The second plot: each wave of dead sheep follows a wave of lambs.</source><extracomment>example wolves-and-sheep</extracomment><translation>- График: много овец, потом много волков, потом мало овец, потом мало волков — и всё сначала. Волки отстают от овец на несколько секунд. За пять минут таких волн около пяти.
- Предела нет, и никто не помогает. В 20 прогонах с разными зёрнами овцы прожили все пять минут во всех, волки — в 19. Один раз волки вымерли; тогда овцы выели траву и стали умирать с голоду так же быстро, как рождались.
- В самом низу остаётся около 15 овец и 8 волков. Потом их снова становится больше.
- Второй график: за каждой волной ягнят идёт волна погибших овец.</translation></message>
<message><source>- [Wolves with good eyes](experiment:experiment-eyes): they see twice as far, and eat all sheep within a minute. Then they starve. Better hunters are not better off.
- [Without wolves](experiment:experiment-no-wolves): now grass limits the sheep, and their number stays near 270.
- [Lush grass](experiment:experiment-lush): grass grows twice as fast. Is that good for wolves and sheep? No: the waves become higher and lower, and after a very low one there is nobody left to recover. In 20 runs the wolves died out in 17, the sheep in 8. Biologists call it the paradox of enrichment.
- Set *Wolves at the start* to 60.</source><extracomment>example wolves-and-sheep</extracomment><translation>- [Зоркие волки](experiment:experiment-eyes): они видят вдвое дальше и съедают всех овец за минуту. Потом умирают с голоду. Охотиться лучше — не значит лучше жить.
- [Без волков](experiment:experiment-no-wolves): теперь овец ограничивает трава, и число их держится около 270.
- [Пышная трава](experiment:experiment-lush): трава растёт вдвое быстрее. Хорошо ли это для волков и овец? Нет: волны становятся выше, а спады глубже, и после очень глубокого восстанавливаться уже некому. В 20 прогонах волки вымерли в 17, овцы — в 8. Биологи называют это парадоксом обогащения.
- Задайте *Волков вначале* 60.</translation></message>
<message><source>Write your own seek</source><extracomment>title of an example</extracomment><translation>Напишите своё стремление</translation></message>
<message><source>Your force</source><extracomment>example write-your-own-seek</extracomment><translation>Ваша сила</translation></message>
<message><source>Two lines</source><extracomment>example write-your-own-seek</extracomment><translation>Две строки</translation></message>
<message><source>[Your force](node:own) is the two lines of the tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

The first line is an arrow that points at the [goal](node:goal) and is as long as the max speed. The second one is the force: it leads from the velocity to the desired velocity. At the start the agent flies upward; the goal is on the right.</source><extracomment>example write-your-own-seek</extracomment><translation>[Ваша сила](node:own) — это две строки из учебников:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

Первая строка — стрелка, которая направлена на [цель](node:goal) и равна макс. скорости. Вторая — сила: она ведёт от скорости к желаемой скорости. Вначале агент летит вверх, а цель справа.</translation></message>
<message><source>Where does the force point at the start?</source><extracomment>example write-your-own-seek</extracomment><translation>Куда направлена сила вначале?</translation></message>
<message><source>Straight at the goal
* To the right and down
Up, along the velocity</source><extracomment>example write-your-own-seek</extracomment><translation>Прямо на цель
* Вправо и вниз
Вверх, вдоль скорости</translation></message>
<message><source>To the right and down: it has to add what leads to the right, and to take away what leads up. Pause, select the agent and [Your force](node:own): each line stands there with its numbers.</source><extracomment>example write-your-own-seek</extracomment><translation>Вправо и вниз: она должна прибавить то, что ведёт вправо, и убрать то, что ведёт вверх. Приостановите мир, выделите агента и [Вашу силу](node:own): там стоит каждая строка со своими числами.</translation></message>
<message><source>Swap two words</source><extracomment>example write-your-own-seek</extracomment><translation>Поменять два слова местами</translation></message>
<message><source>Now `target` and `position` have changed places:

`desired = normalize(position - target) * max_velocity`</source><extracomment>example write-your-own-seek</extracomment><translation>Теперь `target` и `position` поменялись местами:

`desired = normalize(position - target) * max_velocity`</translation></message>
<message><source>What does the agent do?</source><extracomment>example write-your-own-seek</extracomment><translation>Что сделает агент?</translation></message>
<message><source>It flies to the goal, backward
* It flies away from the goal
It stands still</source><extracomment>example write-your-own-seek</extracomment><translation>Полетит к цели, задом наперёд
* Полетит прочь от цели
Будет стоять</translation></message>
<message><source>`position - target` points from the goal to the agent. So it flees: the behavior Flee is Seek with two words swapped.</source><extracomment>example write-your-own-seek</extracomment><translation>`position - target` направлено от цели к агенту. Поэтому он бежит: поведение «Бегство» — это «Стремление», в котором два слова поменялись местами.</translation></message>
<message><source>A third line</source><extracomment>example write-your-own-seek</extracomment><translation>Третья строка</translation></message>
<message><source>It seeks again, but now the length of the desired velocity depends on the distance:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

The max speed is 3.</source><extracomment>example write-your-own-seek</extracomment><translation>Агент снова стремится к цели, но теперь длина желаемой скорости зависит от расстояния:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

Макс. скорость — 3.</translation></message>
<message><source>How long is the desired velocity when the goal is 100 away?</source><extracomment>example write-your-own-seek</extracomment><translation>Какова длина желаемой скорости, когда до цели 100?</translation></message>
<message><source>1.5: half of the distance of 200, so half of the max speed. At the goal it is 0, so the agent stops there. This is Arrive.</source><extracomment>example write-your-own-seek</extracomment><translation>1,5: половина расстояния 200 — значит, и половина макс. скорости. У цели она равна 0, поэтому агент там останавливается. Это «Прибытие».</translation></message>
<message><source>Without a goal</source><extracomment>example write-your-own-seek</extracomment><translation>Без цели</translation></message>
<message><source>This force does not name the goal at all:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` points to the left of where the agent flies. The cosine of an angle goes from 1 to -1 and back; here it does so in 90 ticks.</source><extracomment>example write-your-own-seek</extracomment><translation>Эта сила вовсе не упоминает цель:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` направлено влево от того, куда летит агент. Косинус угла меняется от 1 до -1 и обратно; здесь — за 90 тиков.</translation></message>
<message><source>What path does the agent fly?</source><extracomment>example write-your-own-seek</extracomment><translation>По какому пути летит агент?</translation></message>
<message><source>A straight line
A circle
* Curves to the left and to the right in turn</source><extracomment>example write-your-own-seek</extracomment><translation>По прямой
По кругу
* По дугам, то влево, то вправо</translation></message>
<message><source>The force pushes to the left, then to the right, for 45 ticks each. Without the cosine it would always push to the left: a circle.</source><extracomment>example write-your-own-seek</extracomment><translation>Сила толкает то влево, то вправо, по 45 тиков. Без косинуса она толкала бы всегда влево: получился бы круг.</translation></message>
<message><source>Select [Your force](node:own) and write:

- Keep the agent 100 away from the goal: `active = distance(target, position) &gt; 100` as a further line lets the force act only while that holds.
- Fly around the goal: add `leftOf(target - position)` to what it wants.
- Look at how other behaviors are written: add one, and choose *Show as formula*.</source><extracomment>example write-your-own-seek</extracomment><translation>Выделите [Вашу силу](node:own) и напишите:

- Держать агента в 100 от цели: с ещё одной строкой `active = distance(target, position) &gt; 100` сила действует, только пока это верно.
- Летать вокруг цели: прибавьте `leftOf(target - position)` к желаемому.
- Посмотрите, как записаны другие поведения: добавьте любое и выберите *Показать формулой*.</translation></message>
<message><source>Seek in the two lines of the tutorials, as text that you change: then Flee, Arrive, and a force of your own.</source><extracomment>example write-your-own-seek</extracomment><translation>«Стремление» — две строки из учебников, их можно менять. Потом «Бегство», «Прибытие» и своя сила.</translation></message>
<message><source>*Your force* is a Formula force: its text is the formula that steers the agent. The lines are worked out in each tick, from top to bottom. A line `name = ...` gives a name a value, and later lines may use it. `steering` is the force.

`target` is what is wired to the card, `position` and `velocity` are the agent's, and `max_velocity` is its max speed.</source><extracomment>example write-your-own-seek</extracomment><translation>*Ваша сила* — это «Сила по формуле»: её текст и есть формула, которая управляет агентом. Строки вычисляются каждый тик, сверху вниз. Строка `name = ...` даёт значению имя, и следующие строки могут его использовать. `steering` — это сила.

`target` — то, что соединено с карточкой, `position` и `velocity` — у самого агента, а `max_velocity` — его макс. скорость.</translation></message>
<message><source>- A wrong word is underlined while you write, and the card says what is wrong; the agent then flies on without a force.
- With the agent selected, each line shows its value at this moment.
- The same lines give the same motion as the card Seek, to the last bit.</source><extracomment>example write-your-own-seek</extracomment><translation>- Неверное слово подчёркивается, пока вы пишете, а карточка говорит, в чём ошибка; агент тогда летит дальше без силы.
- Если выделен агент, каждая строка показывает своё значение в этот миг.
- Те же строки дают то же движение, что и карточка «Стремление», до последнего бита.</translation></message>
<message><source>- Write `* 0.5` at the end of the first line: it seeks at half the speed.
- Write `steering = (desired - velocity) * 0.1`: it turns more slowly, and flies farther past the goal.
- Drag the goal while it is on its way.</source><extracomment>example write-your-own-seek</extracomment><translation>- Допишите `* 0.5` в конец первой строки: агент стремится к цели с половиной скорости.
- Напишите `steering = (desired - velocity) * 0.1`: он поворачивает медленнее и пролетает дальше за цель.
- Перетащите цель, пока он в пути.</translation></message>
<message><source>Zombies</source><extracomment>title of an example</extracomment><translation>Зомби</translation></message>
<message><source>Safe zone</source><extracomment>example zombies</extracomment><translation>Безопасная зона</translation></message>
<message><source>Western edge</source><extracomment>example zombies</extracomment><translation>Западный край</translation></message>
<message><source>Safe</source><extracomment>example zombies</extracomment><translation>Спасённые</translation></message>
<message><source>Houses and fence</source><extracomment>example zombies</extracomment><translation>Дома и забор</translation></message>
<message><source>And the gate</source><extracomment>example zombies</extracomment><translation>И ещё ворота</translation></message>
<message><source>Way to safety</source><extracomment>example zombies</extracomment><translation>Маршрут к спасению</translation></message>
<message><source>Zombie nearby</source><extracomment>example zombies</extracomment><translation>Зомби рядом</translation></message>
<message><source>Sees a zombie</source><extracomment>example zombies</extracomment><translation>Видит зомби</translation></message>
<message><source>Calm</source><extracomment>example zombies</extracomment><translation>Спокойствие</translation></message>
<message><source>Panic</source><extracomment>example zombies</extracomment><translation>Паника</translation></message>
<message><source>Alarm</source><extracomment>example zombies</extracomment><translation>Тревога</translation></message>
<message><source>Run to safety</source><extracomment>example zombies</extracomment><translation>Бежать к спасению</translation></message>
<message><source>Keep away</source><extracomment>example zombies</extracomment><translation>Держаться подальше</translation></message>
<message><source>Around houses</source><extracomment>example zombies</extracomment><translation>В обход домов</translation></message>
<message><source>In the zone</source><extracomment>example zombies</extracomment><translation>В зоне</translation></message>
<message><source>Be safe</source><extracomment>example zombies</extracomment><translation>Спастись</translation></message>
<message><source>Bitten</source><extracomment>example zombies</extracomment><translation>Укушен</translation></message>
<message><source>Turn into a zombie</source><extracomment>example zombies</extracomment><translation>Стать зомби</translation></message>
<message><source>Civilian nearby</source><extracomment>example zombies</extracomment><translation>Прохожий рядом</translation></message>
<message><source>Shuffle</source><extracomment>example zombies</extracomment><translation>Брести</translation></message>
<message><source>Chase, else shuffle</source><extracomment>example zombies</extracomment><translation>Погоня, иначе брести</translation></message>
<message><source>Rest</source><extracomment>example zombies</extracomment><translation>Отдыхать</translation></message>
<message><source>Make room</source><extracomment>example zombies</extracomment><translation>Посторониться</translation></message>
<message><source>Walk about</source><extracomment>example zombies</extracomment><translation>Прогуливаться</translation></message>
<message><source>How far civilians see</source><extracomment>example zombies</extracomment><translation>Как далеко видят прохожие</translation></message>
<message><source>Speed of zombies</source><extracomment>example zombies</extracomment><translation>Скорость зомби</translation></message>
<message><source>How much civilians keep away</source><extracomment>example zombies</extracomment><translation>Как сильно держатся подальше</translation></message>
<message><source>Zombies at the start</source><extracomment>example zombies</extracomment><translation>Зомби вначале</translation></message>
<message><source>Civilians stroll, then run to safety</source><extracomment>example zombies</extracomment><translation>Прохожие гуляют, потом бегут к спасению</translation></message>
<message><source>Zombies chase whom they see</source><extracomment>example zombies</extracomment><translation>Зомби гонятся за теми, кого видят</translation></message>
<message><source>Bitten, or safe</source><extracomment>example zombies</extracomment><translation>Укушены или спасены</translation></message>
<message><source>In the safe zone</source><extracomment>example zombies</extracomment><translation>В безопасной зоне</translation></message>
<message><source>A late alarm</source><extracomment>example zombies</extracomment><translation>Поздняя тревога</translation></message>
<message><source>Just run</source><extracomment>example zombies</extracomment><translation>Просто бежать</translation></message>
<message><source>Fast zombies</source><extracomment>example zombies</extracomment><translation>Быстрые зомби</translation></message>
<message><source>New zombies</source><extracomment>example zombies</extracomment><translation>Новые зомби</translation></message>
<message><source>Four zombies come to town, and civilians run around the houses to a safe zone. Whoever is bitten becomes a zombie.</source><extracomment>example zombies</extracomment><translation>В город приходят четверо зомби, и прохожие бегут вокруг домов в безопасную зону. Кого укусили, тот становится зомби.</translation></message>
<message><source>**Civilians** have two modes. [*Calm*](node:calm) ones stroll through the town. When a zombie is [within 140](node:sees) they [panic](node:panic): they follow the [way to safety](node:way) around the houses, and keep away from a zombie that is very near.

A civilian who has touched a zombie for 0.2 seconds [becomes one](node:turn). A civilian in the zone [is safe](node:arrive): zombies do not see the type *Safe*.

**Zombies** are slower than civilians. They chase the nearest civilian within 200, and else shuffle around. The gate of the fence is an obstacle for zombies alone: their [obstacles](node:closed) are of all groups, those of civilians of the group *walls*.</source><extracomment>example zombies</extracomment><translation>У **прохожих** два режима. В режиме [*Спокойствие*](node:calm) они гуляют по городу. Когда зомби [ближе 140](node:sees), начинается [паника](node:panic): они идут по [маршруту к спасению](node:way) вокруг домов и держатся подальше от зомби, который совсем рядом.

Прохожий, который касался зомби 0,2 секунды, [сам становится зомби](node:turn). Прохожий в зоне [спасён](node:arrive): тип *Спасённые* зомби не видят.

**Зомби** медленнее прохожих. Они гонятся за ближайшим прохожим в пределах 200, а если такого нет — бредут куда попало. Ворота в заборе — препятствие только для зомби: [их препятствия](node:closed) — из всех групп, а у прохожих — только из группы *walls*.</translation></message>
<message><source>- After a minute, all is decided. In 20 runs with different seeds, between 49 and 61 of the 80 civilians reached the zone; the others were bitten. No run had a survivor outside.
- Whoever lives near the gate reaches it before the zombies do. Later the zombies stand in the way.</source><extracomment>example zombies</extracomment><translation>- Через минуту всё решено. В 20 прогонах с разными зёрнами до зоны добиралось от 49 до 61 из 80 прохожих, остальные были укушены. Снаружи не уцелел никто ни в одном прогоне.
- Кто живёт у ворот, успевает к ним раньше зомби. Потом зомби стоят на пути.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): civilians run straight at the zone, and stop in front of houses. About 21 are saved instead of 55.
- [A late alarm](experiment:experiment-late): civilians see a zombie only within 60. About 29 are saved.
- [Fast zombies](experiment:experiment-fast): with the speed of civilians they leave about 32.
- [Just run](experiment:experiment-brave): nobody keeps away from zombies, all only run. What do you expect? As many are saved as before: to keep away costs as much time as it wins.</source><extracomment>example zombies</extracomment><translation>- [Без маршрута](experiment:experiment-straight): прохожие бегут прямо к зоне и застревают перед домами. Спасается около 21 вместо 55.
- [Поздняя тревога](experiment:experiment-late): прохожие видят зомби только ближе 60. Спасается около 29.
- [Быстрые зомби](experiment:experiment-fast): если они так же быстры, как прохожие, остаётся около 32.
- [Просто бежать](experiment:experiment-brave): никто не держится от зомби подальше, все только бегут. Чего вы ждёте? Спасается столько же: уклонение отнимает столько же времени, сколько выигрывает.</translation></message>
<message><source>Click an agent in the world, or use Previous and Next, to see what moves it.</source><extracomment>page</extracomment><translation>Щёлкните агента в мире или нажимайте «Назад» и «Вперёд», чтобы увидеть, что им движет.</translation></message>
<message><source>Position %1, velocity %2</source><extracomment>page</extracomment><translation>Место %1, скорость %2</translation></message>
<message><source>Mode: %1</source><extracomment>page</extracomment><translation>Режим: %1</translation></message>
<message><source>Steering %1</source><extracomment>page</extracomment><translation>Управление %1</translation></message>
<message><source>Steering %1; %2 are cut off by the max force</source><extracomment>page</extracomment><translation>Управление %1; макс. сила отсекает %2</translation></message>
<message><source>Formula of %1</source><extracomment>page</extracomment><translation>Формула: %1</translation></message>
<message><source>at %1</source><extracomment>page</extracomment><translation>в %1</translation></message>
<message><source>Graph</source><extracomment>page</extracomment><translation>Граф</translation></message>
<message><source>Tick</source><comment>page</comment><extracomment>page</extracomment><translation>Тик</translation></message>
<message><source>state</source><extracomment>page</extracomment><translation>состояние</translation></message>
<message><source>Previous</source><extracomment>page</extracomment><translation>Назад</translation></message>
<message><source>Next</source><extracomment>page</extracomment><translation>Вперёд</translation></message>
<message><source>No agent</source><extracomment>page</extracomment><translation>Без агента</translation></message>
<message><source>Beside</source><extracomment>page</extracomment><translation>Рядом</translation></message>
<message><source>All values and cards as they were</source><extracomment>page</extracomment><translation>Все значения и карточки как раньше</translation></message>
<message><source>It plays.</source><extracomment>page</extracomment><translation>Идёт.</translation></message>
<message><source>Paused at tick %1.</source><extracomment>page</extracomment><translation>Пауза на тике %1.</translation></message>
<message><source>Tick %1</source><extracomment>page</extracomment><translation>Тик %1</translation></message>
<message><source>Back at tick 0.</source><extracomment>page</extracomment><translation>Снова тик 0.</translation></message>
<message><source>A seed is a whole number from 0.</source><extracomment>page</extracomment><translation>Зерно — целое число от 0.</translation></message>
<message><source>Back at tick 0, with seed %1.</source><extracomment>page</extracomment><translation>Снова тик 0, зерно %1.</translation></message>
<message><source>“%1” starts.</source><extracomment>page</extracomment><translation>Начинается «%1».</translation></message>
<message><source>Back to the project</source><extracomment>page</extracomment><translation>Назад к проекту</translation></message>
<message><source>%1 is chosen.</source><extracomment>page</extracomment><translation>Выбран: %1.</translation></message>
<message><source>No agent is chosen.</source><extracomment>page</extracomment><translation>Агент не выбран.</translation></message>
<message><source>%1 is gone.</source><extracomment>page</extracomment><translation>%1 больше нет.</translation></message>
<message><source>changed by hand</source><extracomment>page</extracomment><translation>изменено вручную</translation></message>
<message><source>Reset</source><extracomment>page</extracomment><translation>Сбросить</translation></message>
<message><source>Try it</source><extracomment>page</extracomment><translation>Попробовать</translation></message>
<message><source>Play</source><extracomment>page</extracomment><translation>Пуск</translation></message>
<message><source>Step</source><comment>page</comment><extracomment>page</extracomment><translation>Шаг</translation></message>
<message><source>The run</source><extracomment>page</extracomment><translation>Прогон</translation></message>
<message><source>Restart</source><extracomment>page</extracomment><translation>Сначала</translation></message>
<message><source>Pause</source><extracomment>page</extracomment><translation>Пауза</translation></message>
<message><source>As the system</source><extracomment>page</extracomment><translation>Как в системе</translation></message>
<message><source>answers</source><extracomment>page</extracomment><translation>ответы</translation></message>
<message><source>“%1” is not known. Known are: %2.</source><extracomment>page</extracomment><translation>«%1» неизвестно. Известны: %2.</translation></message>
<message><source>“%1” is not known.</source><extracomment>page</extracomment><translation>«%1» неизвестно.</translation></message>
<message><source>A “)” is missing: write %1.</source><extracomment>page</extracomment><translation>Не хватает «)»: напишите %1.</translation></message>
<message><source>“%1” is not expected here.</source><extracomment>page</extracomment><translation>«%1» здесь лишнее.</translation></message>
<message><source>The result must be an arrow, not a number.</source><extracomment>page</extracomment><translation>Результат должен быть стрелкой, а не числом.</translation></message>
<message><source>It must be at least %1.</source><extracomment>page</extracomment><translation>Должно быть не меньше %1.</translation></message>
<message><source>It must be from %1 to %2.</source><extracomment>page</extracomment><translation>Допустимо от %1 до %2.</translation></message>
<message><source>It must be a whole number.</source><extracomment>page</extracomment><translation>Должно быть целое число.</translation></message>
<message><source>Combiner</source><extracomment>page</extracomment><translation>Комбинатор</translation></message>
<message><source>Action</source><extracomment>page</extracomment><translation>Действие</translation></message>
<message numerus="yes"><source>The graph with %n cards</source><extracomment>page</extracomment><translation><numerusform>Граф: %n карточка</numerusform><numerusform>Граф: %n карточки</numerusform><numerusform>Граф: %n карточек</numerusform></translation></message>
<message><source>Weight: %1</source><extracomment>page</extracomment><translation>Вес: %1</translation></message>
<message><source>Choose a card to read what it does.</source><extracomment>page</extracomment><translation>Выберите карточку, чтобы прочитать, что она делает.</translation></message>
<message><source>It is: %1</source><extracomment>page</extracomment><translation>Ответ: %1</translation></message>
<message><source>Answers: %1</source><extracomment>page</extracomment><translation>Ответы: %1</translation></message>
<message><source>Name: %1</source><extracomment>page</extracomment><translation>Имя: %1</translation></message>
<message><source>Leave the lesson</source><extracomment>page</extracomment><translation>Выйти из урока</translation></message>
<message><source>As a table (CSV)</source><extracomment>page</extracomment><translation>Таблицей (CSV)</translation></message>
<message><source>As Markdown</source><extracomment>page</extracomment><translation>В Markdown</translation></message>
<message><source>Print</source><extracomment>page</extracomment><translation>Печать</translation></message>
<message><source>Next lesson: %1</source><extracomment>page</extracomment><translation>Следующий урок: %1</translation></message>
<message><source>All lessons</source><extracomment>page</extracomment><translation>Все уроки</translation></message>
<message><source>The page cannot play this project: %1</source><extracomment>page</extracomment><translation>Страница не может показать этот проект: %1</translation></message>
<message><source>Over</source><extracomment>page</extracomment><translation>Конец</translation></message>
<message><source>%1, beside</source><extracomment>page</extracomment><translation>%1, рядом</translation></message>
<message><source>This page was put together from parts that do not fit. Export it again.</source><extracomment>page</extracomment><translation>Части этой страницы не подходят друг к другу. Экспортируйте её заново.</translation></message>
<message><source>The project was written by another version of Tiller than the template of the page (%1 and %2). Make the template again with ./dev page, then export the page again.</source><extracomment>page</extracomment><translation>Проект записан другой версией Tiller, чем шаблон страницы (%1 и %2). Создайте шаблон заново командой ./dev page и экспортируйте страницу ещё раз.</translation></message>
<message><source>name</source><extracomment>page</extracomment><translation>имя</translation></message>
<message><source>step</source><extracomment>page</extracomment><translation>шаг</translation></message>
<message><source>question</source><extracomment>page</extracomment><translation>вопрос</translation></message>
<message><source>guess</source><extracomment>page</extracomment><translation>прогноз</translation></message>
<message><source>answer</source><extracomment>page</extracomment><translation>ответ</translation></message>
<message><source>result</source><extracomment>page</extracomment><translation>итог</translation></message>
<message><source>Guess: %1</source><extracomment>page</extracomment><translation>Прогноз: %1</translation></message>
<message><source>Answer: %1</source><extracomment>page</extracomment><translation>Ответ: %1</translation></message>
<message><source>Forget what is done</source><extracomment>page</extracomment><translation>Забыть сделанное</translation></message>
<message><source>This browser does not remember what is done.</source><extracomment>page</extracomment><translation>Этот браузер не запоминает сделанное.</translation></message>
<message numerus="yes"><source>%n worlds to explore</source><extracomment>page</extracomment><translation><numerusform>%n мир для изучения</numerusform><numerusform>%n мира для изучения</numerusform><numerusform>%n миров для изучения</numerusform></translation></message>
<message numerus="yes"><source>%n lessons</source><extracomment>page</extracomment><translation><numerusform>%n урок</numerusform><numerusform>%n урока</numerusform><numerusform>%n уроков</numerusform></translation></message>
<message><source>Forget what is done, with all answers, on this computer?</source><extracomment>page</extracomment><translation>Забыть сделанное и все ответы на этом компьютере?</translation></message>
<message><source>The lessons cannot be listed: %1</source><extracomment>page</extracomment><translation>Не удаётся показать уроки: %1</translation></message>
<message><source>to explore</source><extracomment>page</extracomment><translation>для изучения</translation></message>
<message><source>%1 done</source><extracomment>page</extracomment><translation>сделано: %1</translation></message>
<message><source>Sketch of %1. Left and right go along the time, up and down set the value.</source><extracomment>page</extracomment><translation>Набросок: %1. Влево и вправо — по времени, вверх и вниз — значение.</translation></message>
<message><source>At %1 s: %2</source><extracomment>page</extracomment><translation>На %1 с: %2</translation></message>
<message><source>Your curve, and the run’s</source><extracomment>page</extracomment><translation>Ваша кривая и кривая прогона</translation></message>
<message><source>Empty axes for your curve</source><extracomment>page</extracomment><translation>Пустые оси для вашей кривой</translation></message>
<message><source>not answered</source><extracomment>page</extracomment><translation>нет ответа</translation></message>
<message><source>unlocked without a guess</source><extracomment>page</extracomment><translation>открыто без прогноза</translation></message>
<message><source>off by %1% of the axis</source><extracomment>page</extracomment><translation>отклонение %1% оси</translation></message>
<message><source>answered</source><extracomment>page</extracomment><translation>есть ответ</translation></message>
<message><source>not right</source><extracomment>page</extracomment><translation>неверно</translation></message>
<message><source>The world beside</source><extracomment>page</extracomment><translation>Мир рядом</translation></message>
<message><source>World. Space plays, full stop steps, R restarts, arrow keys choose an agent.</source><extracomment>page</extracomment><translation>Мир. Пробел — пуск, точка — шаг, R — сначала, стрелки выбирают агента.</translation></message>
<message><source>This world</source><extracomment>page</extracomment><translation>Этот мир</translation></message>
<message numerus="yes"><source>The world with %n agents</source><extracomment>page</extracomment><translation><numerusform>Мир: %n агент</numerusform><numerusform>Мир: %n агента</numerusform><numerusform>Мир: %n агентов</numerusform></translation></message>
</context>
</TS>
