<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context><name>tiller</name>
<message><source>because %1 is true</source><extracomment>ActionText</extracomment><translation>porque %1 es cierto</translation></message>
<message><source>because %1 is false</source><extracomment>ActionText</extracomment><translation>porque %1 es falso</translation></message>
<message><source>There is no agent type. Add one on the canvas.</source><extracomment>AgentBrush</extracomment><translation>No hay ningún tipo de agente. Añade uno en el lienzo.</translation></message>
<message><source>Click or drag: adds %1 to the project, as placed agents.</source><extracomment>AgentBrush</extracomment><translation>Haz clic o arrastra: añade %1 al proyecto, como agentes colocados.</translation></message>
<message><source>Only in this run: a click or drag adds %1.</source><extracomment>AgentBrush</extracomment><translation>Solo en esta ejecución: un clic o arrastre añade %1.</translation></message>
<message><source>Delete removes it from the project.</source><extracomment>AgentBrush</extracomment><translation>Supr lo quita del proyecto.</translation></message>
<message><source>Drag moves it, Delete removes it: in the running world.</source><extracomment>AgentBrush</extracomment><translation>Arrastrar lo mueve, Supr lo quita: en el mundo en marcha.</translation></message>
<message><source>Add %1</source><extracomment>AgentBrush</extracomment><translation>Añadir %1</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then the brush adds to the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 tiene demasiados agentes para colocarlos a mano. Pon primero el mundo en marcha: entonces el pincel añade al mundo en marcha.</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then Delete removes from the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 tiene demasiados agentes para colocarlos a mano. Pon primero el mundo en marcha: entonces Supr quita del mundo en marcha.</translation></message>
<message><source>Remove %1</source><extracomment>AgentBrush</extracomment><translation>Quitar %1</translation></message>
<message><source>Placed agents: name, x, y, velocity x, y</source><extracomment>AgentList</extracomment><translation>Agentes colocados: nombre, x, y, velocidad x, y</translation></message>
<message><source>Name</source><extracomment>AgentList</extracomment><translation>Nombre</translation></message>
<message><source>Layer and properties of this agent</source><extracomment>AgentList</extracomment><translation>Capa y propiedades de este agente</translation></message>
<message><source>Properties of this agent</source><extracomment>AgentList</extracomment><translation>Propiedades de este agente</translation></message>
<message><source>Remove this agent</source><extracomment>AgentList</extracomment><translation>Quitar este agente</translation></message>
<message><source>Layer</source><extracomment>AgentList</extracomment><translation>Capa</translation></message>
<message><source>Layer of this agent</source><extracomment>AgentList</extracomment><translation>Capa de este agente</translation></message>
<message><source>Place one more</source><extracomment>AgentList</extracomment><translation>Colocar uno más</translation></message>
<message><source>Move an agent to another layer</source><extracomment>AgentListModel</extracomment><translation>Mover un agente a otra capa</translation></message>
<message><source>Place an agent</source><extracomment>AgentListModel</extracomment><translation>Colocar un agente</translation></message>
<message><source>Remove an agent</source><extracomment>AgentListModel</extracomment><translation>Quitar un agente</translation></message>
<message><source>A place or a velocity must be a number from -1000000 to 1000000.</source><extracomment>AgentListModel</extracomment><translation>Un lugar o una velocidad debe ser un número de -1000000 a 1000000.</translation></message>
<message><source>Edit a placed agent</source><extracomment>AgentListModel</extracomment><translation>Editar un agente colocado</translation></message>
<message><source>false</source><extracomment>AgentNode</extracomment><translation>falso</translation></message>
<message><source>no target</source><extracomment>AgentNode</extracomment><translation>sin objetivo</translation></message>
<message><source>inactive</source><extracomment>AgentNode</extracomment><translation>inactivo</translation></message>
<message><source>%1% of all</source><extracomment>AgentNode</extracomment><translation>%1 % del total</translation></message>
<message><source>skipped</source><extracomment>AgentNode</extracomment><translation>omitido</translation></message>
<message><source>true</source><extracomment>AgentNode</extracomment><translation>cierto</translation></message>
<message><source>active</source><extracomment>AgentNode</extracomment><translation>activo</translation></message>
<message><source>%1: %2. "Done" says that it was carried out in the last tick; "fires" that it acts in the next one.</source><extracomment>AgentNode</extracomment><translation>%1: %2. «Hecho» indica que se llevó a cabo en el último tick; «se dispara», que actúa en el siguiente.</translation></message>
<message><source>Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.</source><extracomment>AgentNode</extracomment><translation>Fuerza %1, peso %2. La proporción compara las fuerzas de todos sus comportamientos; en un cable, las fuerzas de la misma entrada.</translation></message>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>%n agente seleccionado.</numerusform><numerusform>%n agentes seleccionados.</numerusform></translation></message>
<message><source>They have no Own goal, so they cannot be sent.</source><extracomment>AgentOrders</extracomment><translation>No tienen Meta propia, así que no se pueden enviar.</translation></message>
<message><source>Right click: go; drag: line; Shift: menu.</source><extracomment>AgentOrders</extracomment><translation>Clic derecho: ir; arrastrar: línea; Mayús: menú.</translation></message>
<message><source>Let %1 be sent</source><extracomment>AgentOrders</extracomment><translation>Permitir enviar %1</translation></message>
<message><source>%1 cannot be sent: it has no Own goal. The command “Let the selected agents be sent” adds one, with an Arrive.</source><extracomment>AgentOrders</extracomment><translation>%1 no se puede enviar: no tiene Meta propia. La orden «Permitir enviar los agentes seleccionados» le añade una, con un Llegar.</translation></message>
<message><source>Selected agent %1</source><extracomment>AgentPanel</extracomment><translation>Agente seleccionado %1</translation></message>
<message><source>Type</source><extracomment>AgentPanel</extracomment><translation>Tipo</translation></message>
<message><source>Select its agent type on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Seleccionar su tipo de agente en el lienzo.</translation></message>
<message><source>Plot this agent…</source><extracomment>AgentPanel</extracomment><translation>Gráfica del agente…</translation></message>
<message><source>Plot one of its numbers over time.</source><extracomment>AgentPanel</extracomment><translation>Representar uno de sus números a lo largo del tiempo.</translation></message>
<message><source>Follow</source><extracomment>AgentPanel</extracomment><translation>Seguir</translation></message>
<message><source>Keep it in the middle of the view; Esc or panning stops.</source><extracomment>AgentPanel</extracomment><translation>Mantenerlo en el centro de la vista; se detiene con Esc o al desplazarla.</translation></message>
<message><source>Deselect</source><extracomment>AgentPanel</extracomment><translation>Deseleccionar</translation></message>
<message><source>Show no agent.</source><extracomment>AgentPanel</extracomment><translation>No mostrar ningún agente.</translation></message>
<message><source>Position</source><extracomment>AgentPanel</extracomment><translation>Posición</translation></message>
<message><source>Heading</source><extracomment>AgentPanel</extracomment><translation>Rumbo</translation></message>
<message><source>0° is to the right, 90° up.</source><extracomment>AgentPanel</extracomment><translation>0° es a la derecha, 90° arriba.</translation></message>
<message><source>Speed</source><extracomment>AgentPanel</extracomment><translation>Velocidad</translation></message>
<message><source>At most %1.</source><extracomment>AgentPanel</extracomment><translation>Como máximo %1.</translation></message>
<message><source>Steering</source><extracomment>AgentPanel</extracomment><translation>Dirección</translation></message>
<message><source>The force that acts: the sum of the behaviors, at most the maximum force.</source><extracomment>AgentPanel</extracomment><translation>La fuerza que actúa: la suma de los comportamientos, como mucho la fuerza máxima.</translation></message>
<message><source>Mode</source><extracomment>AgentPanel</extracomment><translation>Modo</translation></message>
<message><source>%1, for %2 s</source><extracomment>AgentPanel</extracomment><translation>%1, desde hace %2 s</translation></message>
<message><source>The mode it is in, and for how long. It is marked on the canvas.</source><extracomment>AgentPanel</extracomment><translation>El modo en que está y desde cuándo. Está marcado en el lienzo.</translation></message>
<message><source>Cut by max force: wanted %1, got %2.</source><extracomment>AgentPanel</extracomment><translation>Recortada por la fuerza máx.: pedía %1, recibe %2.</translation></message>
<message><source>No agent is picked.

Click one in the viewport to see how fast it is, what steers it just now, and what its limits cut off.</source><extracomment>AgentSection</extracomment><translation>No hay ningún agente elegido.

Haz clic en uno en la vista para ver a qué velocidad va, qué lo dirige en este momento y qué le recortan sus límites.</translation></message>
<message><source>Frames stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Los marcos van fuera de los grupos. Sal primero del grupo.</translation></message>
<message><source>Select the cards to put a frame around.</source><extracomment>AnnotationLayer</extracomment><translation>Selecciona las tarjetas que quieras enmarcar.</translation></message>
<message><source>Frame</source><extracomment>AnnotationLayer</extracomment><translation>Marco</translation></message>
<message><source>Edit comment</source><extracomment>AnnotationLayer</extracomment><translation>Editar comentario</translation></message>
<message><source>Rename group</source><extracomment>AnnotationLayer</extracomment><translation>Renombrar grupo</translation></message>
<message><source>Rename frame</source><extracomment>AnnotationLayer</extracomment><translation>Renombrar marco</translation></message>
<message><source>Comments stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Los comentarios van fuera de los grupos. Sal primero del grupo.</translation></message>
<message><source>Add comment</source><extracomment>AnnotationLayer</extracomment><translation>Añadir comentario</translation></message>
<message><source>Desktop (%1)</source><extracomment>AppSettings</extracomment><translation>Escritorio (%1)</translation></message>
<message><source>The language of the desktop</source><extracomment>AppSettings</extracomment><translation>El idioma del escritorio</translation></message>
<message><source>Attach to a running game</source><extracomment>AttachDialog</extracomment><translation>Conectar con un juego en marcha</translation></message>
<message><source>The editor follows the game as it plays. What you edit acts in the game at its next step.</source><extracomment>AttachDialog</extracomment><translation>El editor sigue el juego mientras se juega. Lo que edites actúa en el juego en su siguiente paso.</translation></message>
<message><source>No running game found. docs/games/live.md shows how a game lets an editor attach.</source><extracomment>AttachDialog</extracomment><translation>No se encontró ningún juego en marcha. docs/games/live.md muestra cómo un juego deja que un editor se conecte.</translation></message>
<message><source>Look again</source><extracomment>AttachDialog</extracomment><translation>Buscar de nuevo</translation></message>
<message><source>Cancel</source><extracomment>AttachDialog</extracomment><translation>Cancelar</translation></message>
<message><source>Attach</source><extracomment>AttachDialog</extracomment><translation>Conectar</translation></message>
<message><source>The runs stopped: %1</source><extracomment>BehindWork</extracomment><translation>Las ejecuciones se detuvieron: %1</translation></message>
<message><source>Title</source><extracomment>BoxTextEditor</extracomment><translation>Título</translation></message>
<message><source>Write a comment</source><extracomment>BoxTextEditor</extracomment><translation>Escribe un comentario</translation></message>
<message><source>Title of the frame</source><extracomment>BoxTextEditor</extracomment><translation>Título del marco</translation></message>
<message><source>Text of the comment</source><extracomment>BoxTextEditor</extracomment><translation>Texto del comentario</translation></message>
<message><source>Select what you want to edit: a card, a wire, a frame or a comment.</source><extracomment>CanvasController</extracomment><translation>Selecciona lo que quieras editar: una tarjeta, un cable, un marco o un comentario.</translation></message>
<message><source>Only a wire that carries a force has a weight.</source><extracomment>CanvasController</extracomment><translation>Solo un cable que lleva una fuerza tiene peso.</translation></message>
<message><source>Edits act on both of its kind</source><extracomment>CanvasCrumbs</extracomment><translation>Los cambios afectan a los dos de su clase</translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>Los cambios afectan al único de su clase</numerusform><numerusform>Los cambios afectan a los %n de su clase</numerusform></translation></message>
<message><source>Move %1</source><extracomment>CanvasGesture</extracomment><translation>Mover %1</translation></message>
<message><source>Insert %1</source><extracomment>CanvasGesture</extracomment><translation>Insertar %1</translation></message>
<message><source>Resize %1</source><extracomment>CanvasGesture</extracomment><translation>Redimensionar %1</translation></message>
<message><source>Disconnect</source><extracomment>CanvasGesture</extracomment><translation>Desconectar</translation></message>
<message><source>No port of this card takes the wire.</source><extracomment>CanvasGesture</extracomment><translation>Ningún puerto de esta tarjeta admite el cable.</translation></message>
<message><source>Connect</source><extracomment>CanvasGesture</extracomment><translation>Conectar</translation></message>
<message><source>Refer to %1</source><extracomment>CanvasGesture</extracomment><translation>Hacer referencia a %1</translation></message>
<message><source>Set weight</source><extracomment>CanvasGesture</extracomment><translation>Cambiar peso</translation></message>
<message><source>Muted: nothing steers its agents, and they coast. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>En silencio: nada dirige a sus agentes, que siguen por inercia. Para reactivarlo, haz clic o pulsa M.</translation></message>
<message><source>Mute (M): nothing steers its agents any more. They stay, and coast.</source><extracomment>CanvasHover</extracomment><translation>Silenciar (M): ya nada dirige a sus agentes. Se quedan y siguen por inercia.</translation></message>
<message><source>Muted: it works as if it were not there. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>En silencio: es como si no estuviera. Para reactivarlo, haz clic o pulsa M.</translation></message>
<message><source>Mute (M): it works as if it were not there. Its values stay.</source><extracomment>CanvasHover</extracomment><translation>Silenciar (M): es como si no estuviera. Sus valores se conservan.</translation></message>
<message><source>Solo: the other behaviors of its agents are silent. To end solo, click or press S.</source><extracomment>CanvasHover</extracomment><translation>Solo: los demás comportamientos de sus agentes callan. Para terminar el solo, haz clic o pulsa S.</translation></message>
<message><source>Solo (S): silences the other behaviors of its agents.</source><extracomment>CanvasHover</extracomment><translation>Solo (S): hace callar los demás comportamientos de sus agentes.</translation></message>
<message><source>%1 Click to see all problems.</source><extracomment>CanvasHover</extracomment><translation>%1 Haz clic para ver todos los problemas.</translation></message>
<message><source>%1: takes %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: recibe %2. %3</translation></message>
<message><source>%1: gives %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: da %2. %3</translation></message>
<message><source>Point of a wire: drag to move it, double-click to remove it.</source><extracomment>CanvasHover</extracomment><translation>Punto de un cable: arrastra para moverlo, doble clic para quitarlo.</translation></message>
<message><source>Weight: drag to change it, double-click to type it.</source><extracomment>CanvasHover</extracomment><translation>Peso: arrastra para cambiarlo, doble clic para escribirlo.</translation></message>
<message><source>Reference to %1: drag it to another agent type, or to empty space for a new one.</source><extracomment>CanvasHover</extracomment><translation>Referencia a %1: arrástrala a otro tipo de agente, o a un espacio vacío para crear uno nuevo.</translation></message>
<message><source>Wire: double-click to add a point that it passes through.</source><extracomment>CanvasHover</extracomment><translation>Cable: doble clic para añadir un punto por el que pase.</translation></message>
<message><source>Group: drag to move it, double-click to open it, F2 to rename it.</source><extracomment>CanvasHover</extracomment><translation>Grupo: arrastra para moverlo, doble clic para abrirlo, F2 para renombrarlo.</translation></message>
<message><source>Frame: drag to move it with its cards, drag a corner to resize, double-click to rename.</source><extracomment>CanvasHover</extracomment><translation>Marco: arrastra para moverlo con sus tarjetas, arrastra una esquina para redimensionarlo, doble clic para renombrarlo.</translation></message>
<message><source>Comment: drag to move it, drag a corner to resize, double-click to write.</source><extracomment>CanvasHover</extracomment><translation>Comentario: arrastra para moverlo, arrastra una esquina para redimensionarlo, doble clic para escribir.</translation></message>
<message><source>Start with an agent type</source><extracomment>CanvasOverlay</extracomment><translation>Empieza con un tipo de agente</translation></message>
<message><source>Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds things where you are.</source><extracomment>CanvasOverlay</extracomment><translation>Arrastra un Tipo de agente desde la paleta hasta aquí, luego un comportamiento como Buscar, y lleva un cable de su Fuerza a la Dirección del agente. O empieza con un grupo listo: una bandada. Con el clic derecho añades cosas donde estés.</translation></message>
<message><source>Canvas: the nodes of the project and their wires</source><extracomment>CanvasPane</extracomment><translation>Lienzo: los nodos del proyecto y sus cables</translation></message>
<message><source>Untitled</source><extracomment>CanvasPane</extracomment><translation>Sin título</translation></message>
<message><source>Mute</source><extracomment>CanvasPopups</extracomment><translation>Silenciar</translation></message>
<message><source>Solo</source><extracomment>CanvasPopups</extracomment><translation>Solo</translation></message>
<message><source>Group</source><extracomment>CanvasPopups</extracomment><translation>Agrupar</translation></message>
<message><source>Select what steers it</source><extracomment>CanvasPopups</extracomment><translation>Seleccionar lo que lo dirige</translation></message>
<message><source>Detach from its wires</source><extracomment>CanvasPopups</extracomment><translation>Soltar de sus cables</translation></message>
<message><source>Compare without it</source><extracomment>CanvasPopups</extracomment><translation>Comparar sin esto</translation></message>
<message><source>Show as formula</source><extracomment>CanvasPopups</extracomment><translation>Mostrar como fórmula</translation></message>
<message><source>Duplicate</source><extracomment>CanvasPopups</extracomment><translation>Duplicar</translation></message>
<message><source>Copy</source><extracomment>CanvasPopups</extracomment><translation>Copiar</translation></message>
<message><source>Cut</source><extracomment>CanvasPopups</extracomment><translation>Cortar</translation></message>
<message><source>Delete</source><extracomment>CanvasPopups</extracomment><translation>Eliminar</translation></message>
<message><source>Insert a node…</source><extracomment>CanvasPopups</extracomment><translation>Insertar un nodo…</translation></message>
<message><source>Add a point</source><extracomment>CanvasPopups</extracomment><translation>Añadir un punto</translation></message>
<message><source>Remove its points</source><extracomment>CanvasPopups</extracomment><translation>Quitar sus puntos</translation></message>
<message><source>Earlier in the order</source><extracomment>CanvasPopups</extracomment><translation>Antes en el orden</translation></message>
<message><source>Later in the order</source><extracomment>CanvasPopups</extracomment><translation>Después en el orden</translation></message>
<message><source>Weight as a parameter</source><extracomment>CanvasPopups</extracomment><translation>Peso como parámetro</translation></message>
<message><source>Try weights…</source><extracomment>CanvasPopups</extracomment><translation>Probar pesos…</translation></message>
<message><source>Find weights…</source><extracomment>CanvasPopups</extracomment><translation>Hallar pesos…</translation></message>
<message><source>Delete wire</source><extracomment>CanvasPopups</extracomment><translation>Eliminar cable</translation></message>
<message><source>Rename</source><extracomment>CanvasPopups</extracomment><translation>Renombrar</translation></message>
<message><source>Make independent</source><extracomment>CanvasPopups</extracomment><translation>Independizar</translation></message>
<message><source>Ungroup</source><extracomment>CanvasPopups</extracomment><translation>Desagrupar</translation></message>
<message><source>Add another</source><extracomment>CanvasPopups</extracomment><translation>Añadir otro</translation></message>
<message><source>Save as a part…</source><extracomment>CanvasPopups</extracomment><translation>Guardar como pieza…</translation></message>
<message><source>Edit text</source><extracomment>CanvasPopups</extracomment><translation>Editar texto</translation></message>
<message><source>Select its contents</source><extracomment>CanvasPopups</extracomment><translation>Seleccionar su contenido</translation></message>
<message><source>Lay out its contents</source><extracomment>CanvasPopups</extracomment><translation>Ordenar su contenido</translation></message>
<message><source>Delete the frame, keep the cards</source><extracomment>CanvasPopups</extracomment><translation>Eliminar el marco, conservar las tarjetas</translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>y %n línea más</numerusform><numerusform>y %n líneas más</numerusform></translation></message>
<message><source>S</source><comment>solo</comment><extracomment>CardButtons</extracomment><translation>S</translation></message>
<message><source>M</source><comment>mute</comment><extracomment>CardButtons</extracomment><translation>M</translation></message>
<message><source>Several</source><extracomment>ChoiceBox</extracomment><translation>Varios</translation></message>
<message><source>%1: choose</source><extracomment>ColorEditor</extracomment><translation>%1: elegir</translation></message>
<message><source>Add</source><extracomment>CommandListModel</extracomment><translation>Añadir</translation></message>
<message><source>Go to %1</source><extracomment>CommandListModel</extracomment><translation>Ir a %1</translation></message>
<message><source>Cards</source><extracomment>CommandListModel</extracomment><translation>Tarjetas</translation></message>
<message><source>What do you want to do?</source><extracomment>CommandPalette</extracomment><translation>¿Qué quieres hacer?</translation></message>
<message><source>Commands</source><extracomment>CommandPalette</extracomment><translation>Órdenes</translation></message>
<message><source>Nothing has all of these words. These have some:</source><extracomment>CommandPalette</extracomment><translation>Nada tiene todas estas palabras. Esto tiene algunas:</translation></message>
<message><source>Nothing found. Try fewer letters or another word.</source><extracomment>CommandPalette</extracomment><translation>No se encontró nada. Prueba con menos letras u otra palabra.</translation></message>
<message><source>Not possible just now</source><extracomment>CommandRow</extracomment><translation>No es posible ahora</translation></message>
<message><source>Comment</source><extracomment>CommentBox</extracomment><translation>Comentario</translation></message>
<message><source>Double-click to write</source><extracomment>CommentBox</extracomment><translation>Doble clic para escribir</translation></message>
<message><source>other cards</source><extracomment>Comparison</extracomment><translation>otras tarjetas</translation></message>
<message><source>other wires</source><extracomment>Comparison</extracomment><translation>otros cables</translation></message>
<message><source>another scene</source><extracomment>Comparison</extracomment><translation>otra escena</translation></message>
<message><source>another world</source><extracomment>Comparison</extracomment><translation>otro mundo</translation></message>
<message><source>No experiment is running. Start one first.</source><extracomment>Comparison</extracomment><translation>No hay ningún experimento en marcha. Inicia uno primero.</translation></message>
<message><source>Select a card first: the variant runs without it.</source><extracomment>Comparison</extracomment><translation>Selecciona primero una tarjeta: la variante se ejecuta sin ella.</translation></message>
<message><source>no difference</source><extracomment>Comparison</extracomment><translation>sin diferencia</translation></message>
<message><source>As saved</source><extracomment>Comparison</extracomment><translation>Como está guardado</translation></message>
<message><source>Before %1</source><extracomment>Comparison</extracomment><translation>Antes de %1</translation></message>
<message><source>Variant</source><extracomment>Comparison</extracomment><translation>Variante</translation></message>
<message><source>Results of both runs</source><extracomment>ComparisonResults</extracomment><translation>Resultados de ambas ejecuciones</translation></message>
<message><source>%1: now %2, %3 %4, difference %5</source><extracomment>ComparisonResults</extracomment><translation>%1: ahora %2, %3 %4, diferencia %5</translation></message>
<message><source>now</source><extracomment>ComparisonResults</extracomment><translation>ahora</translation></message>
<message><source>beside</source><extracomment>ComparisonResults</extracomment><translation>al lado</translation></message>
<message><source>difference</source><extracomment>ComparisonResults</extracomment><translation>diferencia</translation></message>
<message><source>The course cannot be exported</source><extracomment>CourseExport</extracomment><translation>No se puede exportar el curso</translation></message>
<message><source>The course: lessons that ask before they tell</source><extracomment>CourseSection</extracomment><translation>El curso: lecciones que preguntan antes de explicar</translation></message>
<message><source>All done</source><extracomment>CourseSection</extracomment><translation>Todo hecho</translation></message>
<message><source>%1 of %2 done</source><extracomment>CourseSection</extracomment><translation>%1 de %2 hechas</translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n paso</numerusform><numerusform>%n pasos</numerusform></translation></message>
<message><source>done</source><extracomment>CourseSection</extracomment><translation>hecha</translation></message>
<message><source>start here</source><extracomment>CourseSection</extracomment><translation>empieza aquí</translation></message>
<message><source>comes next</source><extracomment>CourseSection</extracomment><translation>la siguiente</translation></message>
<message><source>Lesson %1: %2</source><extracomment>CourseSection</extracomment><translation>Lección %1: %2</translation></message>
<message><source>Tiller ended unexpectedly %1</source><extracomment>CrashNotice</extracomment><translation>Tiller se cerró de forma inesperada %1</translation></message>
<message><source>The report stays on this computer: %1</source><extracomment>CrashNotice</extracomment><translation>El informe se queda en este equipo: %1</translation></message>
<message><source>Show the report</source><extracomment>CrashNotice</extracomment><translation>Ver el informe</translation></message>
<message><source>Dismiss</source><extracomment>CrashNotice</extracomment><translation>Descartar</translation></message>
<message><source>Edit notes</source><extracomment>Document</extracomment><translation>Editar notas</translation></message>
<message><source>%1 (earlier version)</source><extracomment>Document</extracomment><translation>%1 (versión anterior)</translation></message>
<message><source>This version is the same as the open project.</source><extracomment>Document</extracomment><translation>Esta versión es igual que el proyecto abierto.</translation></message>
<message><source>Restore an earlier version</source><extracomment>Document</extracomment><translation>Restaurar una versión anterior</translation></message>
<message><source>Opening “%1”</source><extracomment>Document</extracomment><translation>Abriendo «%1»</translation></message>
<message><source>If you cancel, the open project stays as it is.</source><extracomment>Document</extracomment><translation>Si cancelas, el proyecto abierto queda como está.</translation></message>
<message><source>%1 could not be opened</source><extracomment>Document</extracomment><translation>No se pudo abrir %1</translation></message>
<message><source>Reload</source><extracomment>Document</extracomment><translation>Recargar</translation></message>
<message><source>Saving “%1”</source><extracomment>Document</extracomment><translation>Guardando «%1»</translation></message>
<message><source>The project cannot be exported while it has errors</source><extracomment>Document</extracomment><translation>No se puede exportar el proyecto mientras tenga errores</translation></message>
<message><source>The page cannot be made</source><extracomment>Document</extracomment><translation>No se puede crear la página</translation></message>
<message><source>Exporting “%1”</source><extracomment>Document</extracomment><translation>Exportando «%1»</translation></message>
<message><source>If you cancel, the file stays as it is.</source><extracomment>Document</extracomment><translation>Si cancelas, el archivo queda como está.</translation></message>
<message><source>%1 could not be saved. The file on disk is unchanged.</source><extracomment>Document</extracomment><translation>No se pudo guardar %1. El archivo del disco no ha cambiado.</translation></message>
<message><source>It drives</source><extracomment>DrivenList</extracomment><translation>Controla</translation></message>
<message><source>No setting yet. Right-click a setting, then choose “Link to a parameter”. A game can read and set it all the same.</source><extracomment>DrivenList</extracomment><translation>Aún ningún ajuste. Haz clic derecho en un ajuste y elige «Vincular a un parámetro». Aun así, un juego puede leerlo y cambiarlo.</translation></message>
<message><source>No longer drive “%1”</source><extracomment>DrivenList</extracomment><translation>Dejar de controlar «%1»</translation></message>
<message><source>%1 of %2, which is gone</source><extracomment>DrivenListModel</extracomment><translation>%1 de %2, que ya no existe</translation></message>
<message><source>Take %1 out of a parameter</source><extracomment>DrivenListModel</extracomment><translation>Quitar %1 de un parámetro</translation></message>
<message><source>Edit “%1”</source><extracomment>DriverMenu</extracomment><translation>Editar «%1»</translation></message>
<message><source>Edit the parameter</source><extracomment>DriverMenu</extracomment><translation>Editar el parámetro</translation></message>
<message><source>No longer drive by “%1”</source><extracomment>DriverMenu</extracomment><translation>Dejar de controlar con «%1»</translation></message>
<message><source>No longer drive</source><extracomment>DriverMenu</extracomment><translation>Dejar de controlar</translation></message>
<message><source>Try values…</source><extracomment>DriverMenu</extracomment><translation>Probar valores…</translation></message>
<message><source>Find values…</source><extracomment>DriverMenu</extracomment><translation>Hallar valores…</translation></message>
<message><source>Remove from the group's card</source><extracomment>DriverMenu</extracomment><translation>Quitar de la tarjeta del grupo</translation></message>
<message><source>Show on the group's card</source><extracomment>DriverMenu</extracomment><translation>Mostrar en la tarjeta del grupo</translation></message>
<message><source>Link to a parameter</source><extracomment>DriverMenu</extracomment><translation>Vincular a un parámetro</translation></message>
<message><source>A new parameter</source><extracomment>DriverMenu</extracomment><translation>Un parámetro nuevo</translation></message>
<message><source>&amp;File</source><extracomment>EditorCommands</extracomment><translation>&amp;Archivo</translation></message>
<message><source>&amp;New</source><extracomment>EditorCommands</extracomment><translation>&amp;Nuevo</translation></message>
<message><source>&amp;Open…</source><extracomment>EditorCommands</extracomment><translation>&amp;Abrir…</translation></message>
<message><source>Start &amp;page</source><extracomment>EditorCommands</extracomment><translation>Página de &amp;inicio</translation></message>
<message><source>&amp;Save</source><extracomment>EditorCommands</extracomment><translation>&amp;Guardar</translation></message>
<message><source>Save &amp;as…</source><extracomment>EditorCommands</extracomment><translation>Guardar &amp;como…</translation></message>
<message><source>Earlier &amp;versions…</source><extracomment>EditorCommands</extracomment><translation>&amp;Versiones anteriores…</translation></message>
<message><source>The project as it was before its last saves</source><extracomment>EditorCommands</extracomment><translation>El proyecto tal como era antes de los últimos guardados</translation></message>
<message><source>&amp;Import a map…</source><extracomment>EditorCommands</extracomment><translation>Importar un &amp;mapa…</translation></message>
<message><source>Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk</source><extracomment>EditorCommands</extracomment><translation>Crea obstáculos, regiones, caminos, puntos y agentes a partir de un mapa de Tiled o LDtk</translation></message>
<message><source>Import maps a&amp;gain</source><extracomment>EditorCommands</extracomment><translation>Importar mapas &amp;otra vez</translation></message>
<message><source>Takes over what has changed in the maps of this project</source><extracomment>EditorCommands</extracomment><translation>Incorpora lo que ha cambiado en los mapas de este proyecto</translation></message>
<message><source>A&amp;dd a part…</source><extracomment>EditorCommands</extracomment><translation>Aña&amp;dir una pieza…</translation></message>
<message><source>Adds a group from a part file. In the project's folder, it stays linked to the file</source><extracomment>EditorCommands</extracomment><translation>Añade un grupo desde un archivo de pieza. En la carpeta del proyecto, queda vinculado al archivo</translation></message>
<message><source>Save the group as a pa&amp;rt…</source><extracomment>EditorCommands</extracomment><translation>Guardar el grupo como pie&amp;za…</translation></message>
<message><source>Writes the selected group to a file, so that other projects can use it</source><extracomment>EditorCommands</extracomment><translation>Escribe el grupo seleccionado en un archivo para que otros proyectos puedan usarlo</translation></message>
<message><source>&amp;Export for a game or a browser…</source><extracomment>EditorCommands</extracomment><translation>&amp;Exportar para un juego o un navegador…</translation></message>
<message><source>&amp;Export for a game…</source><extracomment>EditorCommands</extracomment><translation>&amp;Exportar para un juego…</translation></message>
<message><source>Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here</source><extracomment>EditorCommands</extracomment><translation>Escribe la configuración para un juego, o una página que funciona en un navegador; los agentes se mueven exactamente como aquí</translation></message>
<message><source>Export a &amp;course for a browser…</source><extracomment>EditorCommands</extracomment><translation>Exportar un c&amp;urso para un navegador…</translation></message>
<message><source>Writes several lessons as a folder of pages with an index, for any web server or a school's platform</source><extracomment>EditorCommands</extracomment><translation>Escribe varias lecciones como una carpeta de páginas con un índice, para cualquier servidor web o la plataforma de un centro</translation></message>
<message><source>A&amp;ttach to a running game…</source><extracomment>EditorCommands</extracomment><translation>Conectar con un &amp;juego en marcha…</translation></message>
<message><source>Follows a game on this computer as it plays; what you edit acts in the game</source><extracomment>EditorCommands</extracomment><translation>Sigue un juego de este equipo mientras se juega; lo que edites actúa en el juego</translation></message>
<message><source>Detac&amp;h from the game</source><extracomment>EditorCommands</extracomment><translation>Desconectar de&amp;l juego</translation></message>
<message><source>The game goes on, and what it did stays here</source><extracomment>EditorCommands</extracomment><translation>El juego continúa, y lo que hizo se queda aquí</translation></message>
<message><source>Save input &amp;log…</source><extracomment>EditorCommands</extracomment><translation>Guardar el &amp;registro de entradas…</translation></message>
<message><source>Writes all mouse input and edits since the reset, to replay the run</source><extracomment>EditorCommands</extracomment><translation>Escribe todas las entradas del ratón y los cambios desde el reinicio, para repetir la ejecución</translation></message>
<message><source>&amp;Quit</source><extracomment>EditorCommands</extracomment><translation>&amp;Salir</translation></message>
<message><source>&amp;Edit</source><extracomment>EditorCommands</extracomment><translation>&amp;Editar</translation></message>
<message><source>&amp;Undo: the last point</source><extracomment>EditorCommands</extracomment><translation>&amp;Deshacer: el último punto</translation></message>
<message><source>&amp;Undo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Deshacer: %1</translation></message>
<message><source>&amp;Undo</source><extracomment>EditorCommands</extracomment><translation>&amp;Deshacer</translation></message>
<message><source>Undo</source><extracomment>EditorCommands</extracomment><translation>Deshacer</translation></message>
<message><source>&amp;Redo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Rehacer: %1</translation></message>
<message><source>&amp;Redo</source><extracomment>EditorCommands</extracomment><translation>&amp;Rehacer</translation></message>
<message><source>Redo</source><extracomment>EditorCommands</extracomment><translation>Rehacer</translation></message>
<message><source>Cu&amp;t</source><extracomment>EditorCommands</extracomment><translation>Cor&amp;tar</translation></message>
<message><source>&amp;Copy</source><extracomment>EditorCommands</extracomment><translation>&amp;Copiar</translation></message>
<message><source>&amp;Paste</source><extracomment>EditorCommands</extracomment><translation>&amp;Pegar</translation></message>
<message><source>&amp;Duplicate</source><extracomment>EditorCommands</extracomment><translation>D&amp;uplicar</translation></message>
<message><source>De&amp;lete</source><extracomment>EditorCommands</extracomment><translation>&amp;Eliminar</translation></message>
<message><source>Add a&amp;gents by hand</source><extracomment>EditorCommands</extracomment><translation>Añadir a&amp;gentes a mano</translation></message>
<message><source>Click or drag in the world. At tick 0 it adds to the project, later to the running world.</source><extracomment>EditorCommands</extracomment><translation>Haz clic o arrastra en el mundo. En el tick 0 se añade al proyecto; después, al mundo en marcha.</translation></message>
<message><source>&amp;Paint a ground</source><extracomment>EditorCommands</extracomment><translation>Pi&amp;ntar un terreno</translation></message>
<message><source>Drag over a ground to paint the values that it starts with.</source><extracomment>EditorCommands</extracomment><translation>Arrastra sobre un terreno para pintar los valores con los que empieza.</translation></message>
<message><source>Fill a ground from a picture…</source><extracomment>EditorCommands</extracomment><translation>Rellenar un terreno con una imagen…</translation></message>
<message><source>Choose a picture for the ground</source><extracomment>EditorCommands</extracomment><translation>Elige una imagen para el terreno</translation></message>
<message><source>Gives the ground of the brush the brightness of a picture. Black is 0, and white is the value Full, or its largest start value.</source><extracomment>EditorCommands</extracomment><translation>Da al terreno del pincel el brillo de una imagen. El negro es 0, y el blanco es el valor Lleno o su mayor valor inicial.</translation></message>
<message><source>Re&amp;move the picked agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Quitar el agente elegido</translation></message>
<message><source>At tick 0 from the project, later from the running world.</source><extracomment>EditorCommands</extracomment><translation>En el tick 0, del proyecto; después, del mundo en marcha.</translation></message>
<message><source>Send in a &amp;disk</source><extracomment>EditorCommands</extracomment><translation>Enviar en &amp;disco</translation></message>
<message><source>Send in a &amp;box</source><extracomment>EditorCommands</extracomment><translation>Enviar en &amp;bloque</translation></message>
<message><source>Send in a &amp;line</source><extracomment>EditorCommands</extracomment><translation>Enviar en &amp;línea</translation></message>
<message><source>Send in a c&amp;olumn</source><extracomment>EditorCommands</extracomment><translation>Enviar en c&amp;olumna</translation></message>
<message><source>Send as they &amp;stand</source><extracomment>EditorCommands</extracomment><translation>Enviar &amp;tal como están</translation></message>
<message><source>Sends the agents that a band has selected to the mouse, each to its slot, so that nobody crosses anybody's way. A right click then does the same.</source><extracomment>EditorCommands</extracomment><translation>Envía al ratón los agentes seleccionados con un recuadro, cada uno a su puesto, sin que nadie se cruce en el camino de otro. Después, un clic derecho hace lo mismo.</translation></message>
<message><source>Let the selected agents be sent</source><extracomment>EditorCommands</extracomment><translation>Permitir enviar los agentes seleccionados</translation></message>
<message><source>Adds an Own goal and an Arrive to their types, where they have no Own goal.</source><extracomment>EditorCommands</extracomment><translation>Añade una Meta propia y un Llegar a sus tipos cuando no tienen Meta propia.</translation></message>
<message><source>Select &amp;all</source><extracomment>EditorCommands</extracomment><translation>Seleccionar t&amp;odo</translation></message>
<message><source>Select &amp;what steers it</source><extracomment>EditorCommands</extracomment><translation>&amp;Seleccionar lo que lo dirige</translation></message>
<message><source>All cards from which wires lead to the selected ones</source><extracomment>EditorCommands</extracomment><translation>Todas las tarjetas de las que salen cables hacia las seleccionadas</translation></message>
<message><source>&amp;Find in the project…</source><extracomment>EditorCommands</extracomment><translation>&amp;Buscar en el proyecto…</translation></message>
<message><source>Nodes, wires, the scene, settings, notes and problems</source><extracomment>EditorCommands</extracomment><translation>Nodos, cables, la escena, ajustes, notas y problemas</translation></message>
<message><source>Find &amp;next</source><extracomment>EditorCommands</extracomment><translation>Buscar s&amp;iguiente</translation></message>
<message><source>Find pre&amp;vious</source><extracomment>EditorCommands</extracomment><translation>Buscar &amp;anterior</translation></message>
<message><source>Se&amp;ttings…</source><extracomment>EditorCommands</extracomment><translation>Pre&amp;ferencias…</translation></message>
<message><source>&amp;Help</source><extracomment>EditorCommands</extracomment><translation>A&amp;yuda</translation></message>
<message><source>All &amp;commands…</source><extracomment>EditorCommands</extracomment><translation>Todas las ór&amp;denes…</translation></message>
<message><source>Searches all commands</source><extracomment>EditorCommands</extracomment><translation>Busca en todas las órdenes</translation></message>
<message><source>&amp;Keys and mouse</source><extracomment>EditorCommands</extracomment><translation>&amp;Teclado y ratón</translation></message>
<message><source>Keyboard &amp;shortcuts…</source><extracomment>EditorCommands</extracomment><translation>&amp;Atajos de teclado…</translation></message>
<message><source>Changes the keys of any action</source><extracomment>EditorCommands</extracomment><translation>Cambia las teclas de cualquier acción</translation></message>
<message><source>&amp;Last crash report…</source><extracomment>EditorCommands</extracomment><translation>&amp;Último informe de fallo…</translation></message>
<message><source>What the editor did when it ended unexpectedly. It stays on this computer.</source><extracomment>EditorCommands</extracomment><translation>Lo que hacía el editor cuando se cerró de forma inesperada. Se queda en este equipo.</translation></message>
<message><source>&amp;Canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Lienzo</translation></message>
<message><source>&amp;Find a node to add</source><extracomment>EditorCommands</extracomment><translation>&amp;Buscar un nodo que añadir</translation></message>
<message><source>&amp;Wire the selected cards</source><extracomment>EditorCommands</extracomment><translation>&amp;Conectar las tarjetas seleccionadas</translation></message>
<message><source>Wire &amp;earlier in the order</source><extracomment>EditorCommands</extracomment><translation>Cable a&amp;ntes en el orden</translation></message>
<message><source>Wire &amp;later in the order</source><extracomment>EditorCommands</extracomment><translation>Cable &amp;después en el orden</translation></message>
<message><source>&amp;Fit the canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Encuadrar el lienzo</translation></message>
<message><source>Shows all cards. In the viewport, the same keys show the whole world</source><extracomment>EditorCommands</extracomment><translation>Muestra todas las tarjetas. En la vista, las mismas teclas muestran todo el mundo</translation></message>
<message><source>Zoom &amp;in</source><extracomment>EditorCommands</extracomment><translation>&amp;Acercar</translation></message>
<message><source>Zoom &amp;out</source><extracomment>EditorCommands</extracomment><translation>A&amp;lejar</translation></message>
<message><source>&amp;Zoom to 100%</source><extracomment>EditorCommands</extracomment><translation>&amp;Zoom al 100 %</translation></message>
<message><source>&amp;Arrange</source><extracomment>EditorCommands</extracomment><translation>&amp;Organizar</translation></message>
<message><source>&amp;Group the selected cards</source><extracomment>EditorCommands</extracomment><translation>A&amp;grupar las tarjetas seleccionadas</translation></message>
<message><source>One card for the selected ones. Tab opens it, and it can be added again</source><extracomment>EditorCommands</extracomment><translation>Una tarjeta en lugar de las seleccionadas. Tab la abre, y se puede añadir otra vez</translation></message>
<message><source>&amp;Ungroup</source><extracomment>EditorCommands</extracomment><translation>Desagr&amp;upar</translation></message>
<message><source>Make inde&amp;pendent</source><extracomment>EditorCommands</extracomment><translation>&amp;Independizar</translation></message>
<message><source>Edits of this group no longer act on the others of its kind</source><extracomment>EditorCommands</extracomment><translation>Los cambios de este grupo ya no afectan a los demás de su clase</translation></message>
<message><source>&amp;Frame the selected cards</source><extracomment>EditorCommands</extracomment><translation>En&amp;marcar las tarjetas seleccionadas</translation></message>
<message><source>A titled area around the cards, which moves them along</source><extracomment>EditorCommands</extracomment><translation>Un área con título alrededor de las tarjetas, que las mueve consigo</translation></message>
<message><source>Add a &amp;comment</source><extracomment>EditorCommands</extracomment><translation>Añadir un comen&amp;tario</translation></message>
<message><source>Edit &amp;title, text or weight</source><extracomment>EditorCommands</extracomment><translation>Editar tít&amp;ulo, texto o peso</translation></message>
<message><source>Edits the selected frame, comment or wire; for a card, goes to its settings</source><extracomment>EditorCommands</extracomment><translation>Edita el marco, el comentario o el cable seleccionado; en una tarjeta, va a sus ajustes</translation></message>
<message><source>&amp;Select the contents of the frame</source><extracomment>EditorCommands</extracomment><translation>&amp;Seleccionar el contenido del marco</translation></message>
<message><source>&amp;Mute</source><extracomment>EditorCommands</extracomment><translation>&amp;Silenciar</translation></message>
<message><source>The selected cards have no effect; their settings stay. Agents of a muted type move on without steering</source><extracomment>EditorCommands</extracomment><translation>Las tarjetas seleccionadas no tienen efecto; sus ajustes se conservan. Los agentes de un tipo en silencio siguen moviéndose sin dirección</translation></message>
<message><source>S&amp;olo</source><extracomment>EditorCommands</extracomment><translation>S&amp;olo</translation></message>
<message><source>Silences the other behaviors of the agents that the selected ones steer</source><extracomment>EditorCommands</extracomment><translation>Hace callar los demás comportamientos de los agentes que dirigen las seleccionadas</translation></message>
<message><source>&amp;Insert a node into the wire…</source><extracomment>EditorCommands</extracomment><translation>&amp;Insertar un nodo en el cable…</translation></message>
<message><source>&amp;Detach from the wires</source><extracomment>EditorCommands</extracomment><translation>So&amp;ltar de los cables</translation></message>
<message><source>Takes the selected cards out of their wires and closes the gaps</source><extracomment>EditorCommands</extracomment><translation>Saca las tarjetas seleccionadas de sus cables y cierra los huecos</translation></message>
<message><source>Sho&amp;w as formula</source><extracomment>EditorCommands</extracomment><translation>Mostrar como &amp;fórmula</translation></message>
<message><source>The selected behavior becomes a Formula force that does the same, with lines that you can change</source><extracomment>EditorCommands</extracomment><translation>El comportamiento seleccionado se convierte en una Fuerza por fórmula que hace lo mismo, con líneas que puedes cambiar</translation></message>
<message><source>Add a point to the w&amp;ire</source><extracomment>EditorCommands</extracomment><translation>Añadir un punto al ca&amp;ble</translation></message>
<message><source>The wire passes through its points. A double click on a wire adds one, too; drag it to move it</source><extracomment>EditorCommands</extracomment><translation>El cable pasa por sus puntos. El doble clic en un cable también añade uno; arrástralo para moverlo</translation></message>
<message><source>Remove the points of the wire</source><extracomment>EditorCommands</extracomment><translation>Quitar los puntos del cable</translation></message>
<message><source>&amp;Lay out the cards</source><extracomment>EditorCommands</extracomment><translation>O&amp;rdenar las tarjetas</translation></message>
<message><source>Lays out the selected cards, or all, from left to right</source><extracomment>EditorCommands</extracomment><translation>Ordena las tarjetas seleccionadas, o todas, de izquierda a derecha</translation></message>
<message><source>Fit the s&amp;election</source><extracomment>EditorCommands</extracomment><translation>Encuadrar la s&amp;elección</translation></message>
<message><source>&amp;Align and distribute</source><extracomment>EditorCommands</extracomment><translation>&amp;Alinear y distribuir</translation></message>
<message><source>Bring to the front of the world</source><extracomment>EditorCommands</extracomment><translation>Traer al frente del mundo</translation></message>
<message><source>Draws the selected scene items over the others</source><extracomment>EditorCommands</extracomment><translation>Dibuja los elementos seleccionados de la escena encima de los demás</translation></message>
<message><source>Send to the back of the world</source><extracomment>EditorCommands</extracomment><translation>Enviar al fondo del mundo</translation></message>
<message><source>Draws the selected scene items below the others</source><extracomment>EditorCommands</extracomment><translation>Dibuja los elementos seleccionados de la escena debajo de los demás</translation></message>
<message><source>Align &amp;left edges</source><extracomment>EditorCommands</extracomment><translation>Alinear bordes &amp;izquierdos</translation></message>
<message><source>Align &amp;right edges</source><extracomment>EditorCommands</extracomment><translation>Alinear bordes &amp;derechos</translation></message>
<message><source>Align to&amp;p edges</source><extracomment>EditorCommands</extracomment><translation>Alinear bordes &amp;superiores</translation></message>
<message><source>Align &amp;bottom edges</source><extracomment>EditorCommands</extracomment><translation>Alinear bordes in&amp;feriores</translation></message>
<message><source>Align centers in a &amp;column</source><extracomment>EditorCommands</extracomment><translation>Alinear centros en &amp;columna</translation></message>
<message><source>Align centers in a ro&amp;w</source><extracomment>EditorCommands</extracomment><translation>Alinear centros en &amp;fila</translation></message>
<message><source>Equal gaps &amp;across</source><extracomment>EditorCommands</extracomment><translation>Huecos iguales a lo &amp;ancho</translation></message>
<message><source>Equal gaps &amp;down</source><extracomment>EditorCommands</extracomment><translation>Huecos iguales a lo a&amp;lto</translation></message>
<message><source>Acts on cards, or on scene items where the viewport was used last</source><extracomment>EditorCommands</extracomment><translation>Actúa sobre las tarjetas, o sobre los elementos de la escena si lo último que usaste fue la vista</translation></message>
<message><source>Open</source><extracomment>EditorCommands</extracomment><translation>Abrir</translation></message>
<message><source>Turn left by 90°</source><extracomment>EditorCommands</extracomment><translation>Girar 90° a la izquierda</translation></message>
<message><source>Turn right by 90°</source><extracomment>EditorCommands</extracomment><translation>Girar 90° a la derecha</translation></message>
<message><source>Turn left by 15°</source><extracomment>EditorCommands</extracomment><translation>Girar 15° a la izquierda</translation></message>
<message><source>Mirror left to right</source><extracomment>EditorCommands</extracomment><translation>Reflejar en horizontal</translation></message>
<message><source>Mirror top to bottom</source><extracomment>EditorCommands</extracomment><translation>Reflejar en vertical</translation></message>
<message><source>Twice as large</source><extracomment>EditorCommands</extracomment><translation>El doble de grande</translation></message>
<message><source>Half as large</source><extracomment>EditorCommands</extracomment><translation>La mitad de grande</translation></message>
<message><source>&amp;View</source><extracomment>EditorCommands</extracomment><translation>&amp;Ver</translation></message>
<message><source>&amp;Fit the world</source><extracomment>EditorCommands</extracomment><translation>&amp;Encuadrar el mundo</translation></message>
<message><source>Shows the whole world in the viewport</source><extracomment>EditorCommands</extracomment><translation>Muestra todo el mundo en la vista</translation></message>
<message><source>La&amp;yers of the world</source><extracomment>EditorCommands</extracomment><translation>Ca&amp;pas del mundo</translation></message>
<message><source>Lists the layers over the world, to show, hide and lock scene items together</source><extracomment>EditorCommands</extracomment><translation>Muestra la lista de capas sobre el mundo, para mostrar, ocultar y bloquear juntos elementos de la escena</translation></message>
<message><source>References as &amp;wires</source><extracomment>EditorCommands</extracomment><translation>&amp;Referencias como cables</translation></message>
<message><source>Draws all references to agent types as wires, also those that are long or lead back</source><extracomment>EditorCommands</extracomment><translation>Dibuja todas las referencias a tipos de agente como cables, también las largas o las que van hacia atrás</translation></message>
<message><source>&amp;Minimap</source><extracomment>EditorCommands</extracomment><translation>&amp;Minimapa</translation></message>
<message><source>Minimap with more than 60 cards, or with more than 20 that are not all in view</source><extracomment>EditorCommands</extracomment><translation>Minimapa con más de 60 tarjetas, o con más de 20 que no estén todas a la vista</translation></message>
<message><source>&amp;Dark colors</source><extracomment>EditorCommands</extracomment><translation>Colores &amp;oscuros</translation></message>
<message><source>&amp;Next layout</source><extracomment>EditorCommands</extracomment><translation>&amp;Siguiente disposición</translation></message>
<message><source>Layout: &amp;canvas</source><extracomment>EditorCommands</extracomment><translation>Disposición: &amp;lienzo</translation></message>
<message><source>Layout: &amp;both, side by side</source><extracomment>EditorCommands</extracomment><translation>Disposición: &amp;ambos, lado a lado</translation></message>
<message><source>Layout: &amp;viewport</source><extracomment>EditorCommands</extracomment><translation>Disposición: &amp;vista</translation></message>
<message><source>Layout: both, viewport &amp;below</source><extracomment>EditorCommands</extracomment><translation>Disposición: ambos, vista a&amp;bajo</translation></message>
<message><source>Layout: &amp;automatic</source><extracomment>EditorCommands</extracomment><translation>Disposición: au&amp;tomática</translation></message>
<message><source>Canvas and viewport side by side or one above the other, as this project needs it</source><extracomment>EditorCommands</extracomment><translation>Lienzo y vista lado a lado o uno encima del otro, según lo pida este proyecto</translation></message>
<message><source>Maximize this &amp;pane</source><extracomment>EditorCommands</extracomment><translation>Ma&amp;ximizar este panel</translation></message>
<message><source>Show all &amp;panes again</source><extracomment>EditorCommands</extracomment><translation>Volver a mostrar todos los &amp;paneles</translation></message>
<message><source>The canvas or the viewport, whichever has the keyboard, without the panes beside it</source><extracomment>EditorCommands</extracomment><translation>El lienzo o la vista, el que tenga el teclado, sin los paneles de al lado</translation></message>
<message><source>Lesson</source><extracomment>EditorCommands</extracomment><translation>Lección</translation></message>
<message><source>&amp;Notes beside the canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Notas junto al lienzo</translation></message>
<message><source>What the project is, how it works, what to notice and what to try</source><extracomment>EditorCommands</extracomment><translation>Qué es el proyecto, cómo funciona, en qué fijarse y qué probar</translation></message>
<message><source>Leave the &amp;presentation</source><extracomment>EditorCommands</extracomment><translation>Salir de la &amp;presentación</translation></message>
<message><source>&amp;Present</source><extracomment>EditorCommands</extracomment><translation>&amp;Presentar</translation></message>
<message><source>Present, or leave the presentation</source><extracomment>EditorCommands</extracomment><translation>Presentar o salir de la presentación</translation></message>
<message><source>Only the viewport, the parameters and the notes, in large type; Esc leaves</source><extracomment>EditorCommands</extracomment><translation>Solo la vista, los parámetros y las notas, en letra grande; Esc sale</translation></message>
<message><source>Leave the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Salir de la le&amp;cción</translation></message>
<message><source>Begin the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Empezar la le&amp;cción</translation></message>
<message><source>Begin the lesson, or leave it</source><extracomment>EditorCommands</extracomment><translation>Empezar la lección o salir de ella</translation></message>
<message><source>Follows the steps of the project; a step that asks waits for a guess before the world plays</source><extracomment>EditorCommands</extracomment><translation>Sigue los pasos del proyecto; un paso que pregunta espera una predicción antes de que el mundo se mueva</translation></message>
<message><source>Ne&amp;xt step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Paso &amp;siguiente de la lección</translation></message>
<message><source>Pre&amp;vious step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Paso &amp;anterior de la lección</translation></message>
<message><source>&amp;Unlock the step</source><extracomment>EditorCommands</extracomment><translation>&amp;Desbloquear el paso</translation></message>
<message><source>Unlock the step without a guess</source><extracomment>EditorCommands</extracomment><translation>Desbloquear el paso sin predicción</translation></message>
<message><source>For teachers: plays the world, and shows the answer as after a guess</source><extracomment>EditorCommands</extracomment><translation>Para docentes: pone el mundo en marcha y muestra la respuesta como después de una predicción</translation></message>
<message><source>Hand in the ans&amp;wers…</source><extracomment>EditorCommands</extracomment><translation>&amp;Entregar las respuestas…</translation></message>
<message><source>Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown</source><extracomment>EditorCommands</extracomment><translation>Escribe las preguntas de la lección con las predicciones: como PDF para imprimir, como CSV o como Markdown</translation></message>
<message><source>Runs both side by side, from one seed and with the same mouse</source><extracomment>EditorCommands</extracomment><translation>Ejecuta ambos lado a lado, con la misma semilla y el mismo ratón</translation></message>
<message><source>Reset &amp;all</source><extracomment>EditorCommands</extracomment><translation>Reiniciar &amp;todo</translation></message>
<message><source>Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed</source><extracomment>EditorCommands</extracomment><translation>Sale del experimento, restaura los valores guardados de los parámetros y reinicia la ejecución a velocidad normal</translation></message>
<message><source>Make an &amp;experiment from the changes</source><extracomment>EditorCommands</extracomment><translation>Crear un e&amp;xperimento con los cambios</translation></message>
<message><source>Saves the settings that differ from the saved project as an experiment</source><extracomment>EditorCommands</extracomment><translation>Guarda como experimento los ajustes que difieren del proyecto guardado</translation></message>
<message><source>&amp;Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>&amp;Restaurar los ajustes anteriores al experimento</translation></message>
<message><source>&amp;Leave “%1”</source><extracomment>EditorCommands</extracomment><translation>&amp;Salir de «%1»</translation></message>
<message><source>Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>Restaurar los ajustes anteriores al experimento</translation></message>
<message><source>Restores the settings from before the experiment</source><extracomment>EditorCommands</extracomment><translation>Restaura los ajustes de antes del experimento</translation></message>
<message><source>Make a &amp;parameter of the wire's weight</source><extracomment>EditorCommands</extracomment><translation>Convertir el peso del cable en pará&amp;metro</translation></message>
<message><source>Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go</source><extracomment>EditorCommands</extracomment><translation>Convierte el peso del cable seleccionado en un parámetro con deslizador, o lo libera</translation></message>
<message><source>&amp;Compare with the saved project</source><extracomment>EditorCommands</extracomment><translation>&amp;Comparar con el proyecto guardado</translation></message>
<message><source>Compare with the settings &amp;before the experiment</source><extracomment>EditorCommands</extracomment><translation>Comparar con los ajustes a&amp;nteriores al experimento</translation></message>
<message><source>Compare with&amp;out the selected card</source><extracomment>EditorCommands</extracomment><translation>Comparar sin la tar&amp;jeta seleccionada</translation></message>
<message><source>Runs the world beside one in which the card is muted</source><extracomment>EditorCommands</extracomment><translation>Ejecuta el mundo junto a otro en el que la tarjeta está en silencio</translation></message>
<message><source>&amp;Stop comparing</source><extracomment>EditorCommands</extracomment><translation>&amp;Dejar de comparar</translation></message>
<message><source>&amp;Simulation</source><extracomment>EditorCommands</extracomment><translation>&amp;Simulación</translation></message>
<message><source>The lesson asks for a guess first. Then the world plays.</source><extracomment>EditorCommands</extracomment><translation>La lección pide primero una predicción. Después el mundo se pone en marcha.</translation></message>
<message><source>&amp;Pause</source><extracomment>EditorCommands</extracomment><translation>&amp;Pausa</translation></message>
<message><source>&amp;Play</source><extracomment>EditorCommands</extracomment><translation>Re&amp;producir</translation></message>
<message><source>Play or pause</source><extracomment>EditorCommands</extracomment><translation>Reproducir o pausar</translation></message>
<message><source>Pause here. Edits still act.</source><extracomment>EditorCommands</extracomment><translation>Pausar aquí. Los cambios siguen teniendo efecto.</translation></message>
<message><source>Run the world. You can edit everything meanwhile.</source><extracomment>EditorCommands</extracomment><translation>Poner el mundo en marcha. Mientras tanto puedes editarlo todo.</translation></message>
<message><source>&amp;Step</source><extracomment>EditorCommands</extracomment><translation>Pas&amp;o</translation></message>
<message><source>One tick: all agents decide from what they see now, then all move.</source><extracomment>EditorCommands</extracomment><translation>Un tick: todos los agentes deciden según lo que ven ahora y luego se mueven todos.</translation></message>
<message><source>&amp;Reset</source><extracomment>EditorCommands</extracomment><translation>&amp;Reiniciar</translation></message>
<message><source>Back to the start with the project as it is now, at normal speed. Contacts count from 0.</source><extracomment>EditorCommands</extracomment><translation>Vuelta al inicio con el proyecto tal como está ahora, a velocidad normal. Los contactos cuentan desde 0.</translation></message>
<message><source>&amp;Faster</source><extracomment>EditorCommands</extracomment><translation>&amp;Más rápido</translation></message>
<message><source>S&amp;lower</source><extracomment>EditorCommands</extracomment><translation>Más &amp;lento</translation></message>
<message><source>E&amp;xplain</source><extracomment>EditorCommands</extracomment><translation>E&amp;xplicar</translation></message>
<message><source>Select the &amp;next agent</source><extracomment>EditorCommands</extracomment><translation>Seleccionar el agente &amp;siguiente</translation></message>
<message><source>Shows its numbers on the wires, on the cards, and in the formula of the selected node.</source><extracomment>EditorCommands</extracomment><translation>Muestra sus números en los cables, en las tarjetas y en la fórmula del nodo seleccionado.</translation></message>
<message><source>Select the &amp;previous agent</source><extracomment>EditorCommands</extracomment><translation>Seleccionar el agente &amp;anterior</translation></message>
<message><source>&amp;Deselect the agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Deseleccionar el agente</translation></message>
<message><source>The wires show no numbers then.</source><extracomment>EditorCommands</extracomment><translation>Entonces los cables no muestran números.</translation></message>
<message><source>&amp;What if it were not there?</source><extracomment>EditorCommands</extracomment><translation>¿&amp;Y si no estuviera?</translation></message>
<message><source>Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.</source><extracomment>EditorCommands</extracomment><translation>Mantén pulsado: unos fantasmas muestran los próximos dos segundos sin los nodos seleccionados. Toca: hasta el próximo toque.</translation></message>
<message><source>&amp;Timeline</source><extracomment>EditorCommands</extracomment><translation>Línea de &amp;tiempo</translation></message>
<message><source>Step &amp;back</source><extracomment>EditorCommands</extracomment><translation>Paso &amp;atrás</translation></message>
<message><source>Goes to the previous tick. Step goes to the next.</source><extracomment>EditorCommands</extracomment><translation>Va al tick anterior. Paso va al siguiente.</translation></message>
<message><source>Back to the &amp;start of the timeline</source><extracomment>EditorCommands</extracomment><translation>Volver al &amp;inicio de la línea de tiempo</translation></message>
<message><source>Goes back as far as possible. Nothing is lost: the end stays.</source><extracomment>EditorCommands</extracomment><translation>Retrocede todo lo posible. No se pierde nada: el final se conserva.</translation></message>
<message><source>To &amp;now</source><extracomment>EditorCommands</extracomment><translation>A a&amp;hora</translation></message>
<message><source>Goes to the last tick, where the run continues.</source><extracomment>EditorCommands</extracomment><translation>Va al último tick, donde la ejecución continúa.</translation></message>
<message><source>&amp;Previous edit</source><extracomment>EditorCommands</extracomment><translation>Cambio an&amp;terior</translation></message>
<message><source>Goes to the previous tick with an edit or a dragged agent.</source><extracomment>EditorCommands</extracomment><translation>Va al tick anterior con un cambio o un agente arrastrado.</translation></message>
<message><source>N&amp;ext edit</source><extracomment>EditorCommands</extracomment><translation>Cambio &amp;siguiente</translation></message>
<message><source>&amp;Discard the old run</source><extracomment>EditorCommands</extracomment><translation>&amp;Descartar la ejecución antigua</translation></message>
<message><source>Its faded agents disappear.</source><extracomment>EditorCommands</extracomment><translation>Sus agentes atenuados desaparecen.</translation></message>
<message><source>Watch</source><extracomment>EditorCommands</extracomment><translation>Observar</translation></message>
<message><source>Add &amp;plot…</source><extracomment>EditorCommands</extracomment><translation>Añadir &amp;gráfica…</translation></message>
<message><source>Plots a number of an agent or a group over time</source><extracomment>EditorCommands</extracomment><translation>Representa un número de un agente o de un grupo a lo largo del tiempo</translation></message>
<message><source>&amp;Color agents by a number…</source><extracomment>EditorCommands</extracomment><translation>&amp;Colorear agentes según un número…</translation></message>
<message><source>Gives each agent of a type the color of its number, with a scale in the legend</source><extracomment>EditorCommands</extracomment><translation>Da a cada agente de un tipo el color de su número, con una escala en la leyenda</translation></message>
<message><source>P&amp;lots</source><extracomment>EditorCommands</extracomment><translation>Gráfica&amp;s</translation></message>
<message><source>Shows the plots below the world</source><extracomment>EditorCommands</extracomment><translation>Muestra las gráficas debajo del mundo</translation></message>
<message><source>Save plots as a &amp;table…</source><extracomment>EditorCommands</extracomment><translation>Guardar gráficas como &amp;tabla…</translation></message>
<message><source>Writes what the plots show as CSV</source><extracomment>EditorCommands</extracomment><translation>Escribe como CSV lo que muestran las gráficas</translation></message>
<message><source>Try &amp;values…</source><extracomment>EditorCommands</extracomment><translation>Probar &amp;valores…</translation></message>
<message><source>Runs the project with other values of a setting, a weight or a parameter, and plots what they change</source><extracomment>EditorCommands</extracomment><translation>Ejecuta el proyecto con otros valores de un ajuste, un peso o un parámetro, y representa lo que cambia</translation></message>
<message><source>Fin&amp;d values…</source><extracomment>EditorCommands</extracomment><translation>&amp;Hallar valores…</translation></message>
<message><source>Looks for settings, weights and parameters that bring a number where you want it</source><extracomment>EditorCommands</extracomment><translation>Busca ajustes, pesos y parámetros que lleven un número a donde quieres</translation></message>
<message><source>&amp;Sweeps</source><extracomment>EditorCommands</extracomment><translation>&amp;Barridos</translation></message>
<message><source>Shows the values that were tried, and their results</source><extracomment>EditorCommands</extracomment><translation>Muestra los valores que se probaron y sus resultados</translation></message>
<message><source>&amp;Follow the picked agent</source><extracomment>EditorCommands</extracomment><translation>Seguir al &amp;agente elegido</translation></message>
<message><source>Keeps it in the middle, as F in the viewport does; Esc or panning stops</source><extracomment>EditorCommands</extracomment><translation>Lo mantiene en el centro, como F en la vista; se detiene con Esc o al desplazarla</translation></message>
<message><source>Save pict&amp;ure…</source><extracomment>EditorCommands</extracomment><translation>Guardar &amp;imagen…</translation></message>
<message><source>Saves the viewport as PNG</source><extracomment>EditorCommands</extracomment><translation>Guarda la vista como PNG</translation></message>
<message><source>&amp;Record film…</source><extracomment>EditorCommands</extracomment><translation>Grabar &amp;película…</translation></message>
<message><source>Records the viewport as MP4 or GIF</source><extracomment>EditorCommands</extracomment><translation>Graba la vista como MP4 o GIF</translation></message>
<message><source>No agents yet</source><extracomment>EmptyWorld</extracomment><translation>Aún no hay agentes</translation></message>
<message><source>Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.</source><extracomment>EmptyWorld</extracomment><translation>Añade un tipo de agente desde la paleta, luego un comportamiento como Deambular, y conéctalo a la dirección del tipo.</translation></message>
<message><source>, beside %1</source><extracomment>EventRow</extracomment><translation>, junto a %1</translation></message>
<message><source>Go to the last time before this one, and pick who did it.</source><extracomment>EventRow</extracomment><translation>Ir a la última vez antes de esta y elegir a quien lo hizo.</translation></message>
<message><source>%1 touched %2</source><extracomment>EventsModel</extracomment><translation>%1 tocó %2</translation></message>
<message><source>%1 entered %2</source><extracomment>EventsModel</extracomment><translation>%1 entró en %2</translation></message>
<message><source>%1 arrived: %2</source><extracomment>EventsModel</extracomment><translation>%1 llegó: %2</translation></message>
<message><source>Examples</source><extracomment>ExampleListModel</extracomment><translation>Ejemplos</translation></message>
<message><source>More</source><extracomment>ExampleListModel</extracomment><translation>Más</translation></message>
<message><source>This file has problems: %1</source><extracomment>ExampleListModel</extracomment><translation>Este archivo tiene problemas: %1</translation></message>
<message><source>Experiments</source><extracomment>ExperimentList</extracomment><translation>Experimentos</translation></message>
<message><source>Leave “%1”</source><extracomment>ExperimentList</extracomment><translation>Salir de «%1»</translation></message>
<message><source>Start “%1”</source><extracomment>ExperimentList</extracomment><translation>Iniciar «%1»</translation></message>
<message><source>Restore earlier settings</source><extracomment>ExperimentList</extracomment><translation>Restaurar ajustes anteriores</translation></message>
<message><source>Save my changes as an experiment</source><extracomment>ExperimentList</extracomment><translation>Guardar mis cambios como experimento</translation></message>
<message><source>“%1” cannot be started. %2</source><extracomment>ExperimentListModel</extracomment><translation>No se puede iniciar «%1». %2</translation></message>
<message><source>Experiment: %1</source><extracomment>ExperimentListModel</extracomment><translation>Experimento: %1</translation></message>
<message><source>Back to before %1</source><extracomment>ExperimentListModel</extracomment><translation>Volver a antes de %1</translation></message>
<message><source>No setting differs from the saved project, so there is nothing to make an experiment of. Move a slider or change a setting first.</source><extracomment>ExperimentListModel</extracomment><translation>Ningún ajuste difiere del proyecto guardado, así que no hay con qué hacer un experimento. Mueve antes un deslizador o cambia un ajuste.</translation></message>
<message><source>Make an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Crear un experimento</translation></message>
<message><source>The experiment has the settings that differ. It does not have other changes, such as added or removed cards.</source><extracomment>ExperimentListModel</extracomment><translation>El experimento contiene los ajustes que difieren. No contiene otros cambios, como tarjetas añadidas o quitadas.</translation></message>
<message><source>Move an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Mover un experimento</translation></message>
<message><source>Delete an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Eliminar un experimento</translation></message>
<message><source>Rename an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Renombrar un experimento</translation></message>
<message><source>Experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experimento</translation></message>
<message><source>Exported “%1”</source><extracomment>ExportedDialog</extracomment><translation>«%1» exportado</translation></message>
<message><source>Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.</source><extracomment>ExportedDialog</extracomment><translation>Ábrelo en cualquier navegador. No necesita red ni ningún otro archivo: envíalo por correo o súbelo a un sitio web.</translation></message>
<message><source>Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.</source><extracomment>ExportedDialog</extracomment><translation>Tu juego carga este archivo y sus agentes se mueven exactamente como aquí. En C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# y Godot tienen lo mismo: docs/games/README.md muestra cómo.</translation></message>
<message><source>The desktop has no program that opens it.</source><extracomment>ExportedDialog</extracomment><translation>El escritorio no tiene ningún programa que lo abra.</translation></message>
<message><source>Open the page</source><extracomment>ExportedDialog</extracomment><translation>Abrir la página</translation></message>
<message><source>Open the folder</source><extracomment>ExportedDialog</extracomment><translation>Abrir la carpeta</translation></message>
<message><source>Close</source><extracomment>ExportedDialog</extracomment><translation>Cerrar</translation></message>
<message><source>CSV for a spreadsheet (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV para una hoja de cálculo (*.csv)</translation></message>
<message><source>CSV for a spreadsheet, means (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV para una hoja de cálculo, medias (*.csv)</translation></message>
<message><source>CSV, plain (*.csv)</source><extracomment>FileDialogs</extracomment><translation>CSV, simple (*.csv)</translation></message>
<message><source>Open a project or a recording</source><extracomment>FileDialogs</extracomment><translation>Abrir un proyecto o una grabación</translation></message>
<message><source>Projects and recordings (*.tiller *.tiller-recording);;Exports and input logs (*.json);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Proyectos y grabaciones (*.tiller *.tiller-recording);;Exportaciones y registros de entradas (*.json);;Todos los archivos (*)</translation></message>
<message><source>Where is %1?</source><extracomment>FileDialogs</extracomment><translation>¿Dónde está %1?</translation></message>
<message><source>Tiller projects (*.tiller);;Exports (*.json)</source><extracomment>FileDialogs</extracomment><translation>Proyectos de Tiller (*.tiller);;Exportaciones (*.json)</translation></message>
<message><source>Import a map</source><extracomment>FileDialogs</extracomment><translation>Importar un mapa</translation></message>
<message><source>Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Mapas de Tiled y LDtk (*.tmj *.tmx *.ldtk);;Todos los archivos (*)</translation></message>
<message><source>Add a part</source><extracomment>FileDialogs</extracomment><translation>Añadir una pieza</translation></message>
<message><source>Parts (*.tiller-part);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Piezas (*.tiller-part);;Todos los archivos (*)</translation></message>
<message><source>Save the project</source><extracomment>FileDialogs</extracomment><translation>Guardar el proyecto</translation></message>
<message><source>Tiller projects (*.tiller)</source><extracomment>FileDialogs</extracomment><translation>Proyectos de Tiller (*.tiller)</translation></message>
<message><source>Save as a part</source><extracomment>FileDialogs</extracomment><translation>Guardar como pieza</translation></message>
<message><source>Parts (*.tiller-part)</source><extracomment>FileDialogs</extracomment><translation>Piezas (*.tiller-part)</translation></message>
<message><source>Export for a game</source><extracomment>FileDialogs</extracomment><translation>Exportar para un juego</translation></message>
<message><source>For a game (*.json)</source><extracomment>FileDialogs</extracomment><translation>Para un juego (*.json)</translation></message>
<message><source>Export for a game or a browser</source><extracomment>FileDialogs</extracomment><translation>Exportar para un juego o un navegador</translation></message>
<message><source>A page that plays in a browser (*.html)</source><extracomment>FileDialogs</extracomment><translation>Una página que funciona en un navegador (*.html)</translation></message>
<message><source>Save the input log</source><extracomment>FileDialogs</extracomment><translation>Guardar el registro de entradas</translation></message>
<message><source>Input logs (*.json)</source><extracomment>FileDialogs</extracomment><translation>Registros de entradas (*.json)</translation></message>
<message><source>Hand in the answers</source><extracomment>FileDialogs</extracomment><translation>Entregar las respuestas</translation></message>
<message><source>To print (*.pdf)</source><extracomment>FileDialogs</extracomment><translation>Para imprimir (*.pdf)</translation></message>
<message><source>Text (*.md)</source><extracomment>FileDialogs</extracomment><translation>Texto (*.md)</translation></message>
<message><source>Save a picture of the world</source><extracomment>FileDialogs</extracomment><translation>Guardar una imagen del mundo</translation></message>
<message><source>Pictures (*.png)</source><extracomment>FileDialogs</extracomment><translation>Imágenes (*.png)</translation></message>
<message><source>Save a film of the world</source><extracomment>FileDialogs</extracomment><translation>Guardar una película del mundo</translation></message>
<message><source>Films (*.mp4 *.gif)</source><extracomment>FileDialogs</extracomment><translation>Películas (*.mp4 *.gif)</translation></message>
<message><source>Save the plots as a table</source><extracomment>FileDialogs</extracomment><translation>Guardar las gráficas como tabla</translation></message>
<message><source>Save the plot as a picture</source><extracomment>FileDialogs</extracomment><translation>Guardar la gráfica como imagen</translation></message>
<message><source>Pictures (*.png);;Drawings (*.svg)</source><extracomment>FileDialogs</extracomment><translation>Imágenes (*.png);;Dibujos (*.svg)</translation></message>
<message><source>Save the chart or table</source><extracomment>FileDialogs</extracomment><translation>Guardar el gráfico o la tabla</translation></message>
<message><source>Pictures (*.png *.jpg *.jpeg)</source><extracomment>FileDialogs</extracomment><translation>Imágenes (*.png *.jpg *.jpeg)</translation></message>
<message><source>Choose a picture for agents</source><extracomment>FileDialogs</extracomment><translation>Elige una imagen para los agentes</translation></message>
<message><source>To export pages that play in a browser, run ./dev page once in the sources of Tiller.</source><extracomment>FileDialogs</extracomment><translation>Para exportar páginas que funcionan en un navegador, ejecuta ./dev page una vez en el código fuente de Tiller.</translation></message>
<message><source>Choose the lessons of the course</source><extracomment>FileDialogs</extracomment><translation>Elige las lecciones del curso</translation></message>
<message><source>Choose an empty folder for the course, or make one</source><extracomment>FileDialogs</extracomment><translation>Elige una carpeta vacía para el curso, o crea una</translation></message>
<message><source>Drop to open %1 files, one after the other</source><extracomment>FileDrop</extracomment><translation>Suelta para abrir %1 archivos, uno tras otro</translation></message>
<message><source>Drop to open “%1”</source><extracomment>FileDrop</extracomment><translation>Suelta para abrir «%1»</translation></message>
<message><source>“%1” is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)</source><extracomment>FileDrop</extracomment><translation>«%1» no es un proyecto (.tiller), una grabación (.tiller-recording), una exportación (.json) ni un mapa (.tmj, .tmx, .ldtk)</translation></message>
<message><source>This report stays on this computer: %1</source><extracomment>FileFlow</extracomment><translation>Este informe se queda en este equipo: %1</translation></message>
<message><source>The course begins with %1</source><extracomment>FileFlow</extracomment><translation>El curso empieza con %1</translation></message>
<message><source>Exporting the course</source><extracomment>FileFlow</extracomment><translation>Exportando el curso</translation></message>
<message><source>Lesson %1 of %2: %3. If you cancel, the folder stays as it is.</source><extracomment>FileFlow</extracomment><translation>Lección %1 de %2: %3. Si cancelas, la carpeta queda como está.</translation></message>
<message><source>Not in the project's folder: %1. Choose it with “Import a map”.</source><extracomment>FileFlow</extracomment><translation>No está en la carpeta del proyecto: %1. Elígelo con «Importar un mapa».</translation></message>
<message><source>%1 has changed. “Import maps again” in the menu File updates it.</source><extracomment>FileFlow</extracomment><translation>%1 ha cambiado. «Importar mapas otra vez», en el menú Archivo, lo actualiza.</translation></message>
<message><source>The version before this save was not kept: %1</source><extracomment>FileSession</extracomment><translation>No se conservó la versión anterior a este guardado: %1</translation></message>
<message><source>The file “%1” was moved or deleted</source><extracomment>FileSteps</extracomment><translation>El archivo «%1» se movió o se eliminó</translation></message>
<message><source>Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.</source><extracomment>FileSteps</extracomment><translation>No se ha perdido nada: el proyecto sigue abierto aquí. Guárdalo para volver a escribir el archivo, o guárdalo con otro nombre.</translation></message>
<message><source>The editor is not attached to the game</source><extracomment>FileSteps</extracomment><translation>El editor no está conectado con el juego</translation></message>
<message><source>Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.</source><extracomment>FileSteps</extracomment><translation>Tiller se cerró de forma inesperada %1. «Último informe de fallo», en el menú Ayuda, muestra por qué.</translation></message>
<message><source>Saved as %1, and linked to it.</source><extracomment>FileSteps</extracomment><translation>Guardada como %1 y vinculada a ese archivo.</translation></message>
<message><source>Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.</source><extracomment>FileSteps</extracomment><translation>Guardada como %1. No está vinculada, porque el proyecto aún no tiene carpeta: guarda el proyecto al lado y luego la pieza otra vez.</translation></message>
<message><source>Saved as %1. It is not linked, because it is not in the project's folder.</source><extracomment>FileSteps</extracomment><translation>Guardada como %1. No está vinculada, porque no está en la carpeta del proyecto.</translation></message>
<message><source>Hand in your answers?</source><extracomment>FileSteps</extracomment><translation>¿Entregar tus respuestas?</translation></message>
<message><source>If you don’t hand in the answers of “%1”, they are lost.</source><extracomment>FileSteps</extracomment><translation>Si no entregas las respuestas de «%1», se perderán.</translation></message>
<message><source>Don’t hand in</source><extracomment>FileSteps</extracomment><translation>No entregar</translation></message>
<message><source>Hand in…</source><extracomment>FileSteps</extracomment><translation>Entregar…</translation></message>
<message><source>Save changes to “%1”?</source><extracomment>FileSteps</extracomment><translation>¿Guardar los cambios de «%1»?</translation></message>
<message><source>If you don’t save, your changes are lost.</source><extracomment>FileSteps</extracomment><translation>Si no guardas, se perderán tus cambios.</translation></message>
<message><source>Don’t save</source><extracomment>FileSteps</extracomment><translation>No guardar</translation></message>
<message><source>Save</source><extracomment>FileSteps</extracomment><translation>Guardar</translation></message>
<message><source>“%1” is open elsewhere</source><extracomment>FileSteps</extracomment><translation>«%1» está abierto en otro sitio</translation></message>
<message><source>It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.</source><extracomment>FileSteps</extracomment><translation>Está abierto en %1. Si ambos lo guardan, vale el último guardado. Una copia es un proyecto aparte; le das nombre al guardarla.</translation></message>
<message><source>Open anyway</source><extracomment>FileSteps</extracomment><translation>Abrir de todos modos</translation></message>
<message><source>Open a copy</source><extracomment>FileSteps</extracomment><translation>Abrir una copia</translation></message>
<message><source>“%1” was changed by another program</source><extracomment>FileSteps</extracomment><translation>Otro programa cambió «%1»</translation></message>
<message><source>Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Recarga para ver la versión del otro programa; Deshacer recupera tus cambios. O conserva la tuya: el próximo guardado sustituye el archivo.</translation></message>
<message><source>Reload to see the other program’s version. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Recarga para ver la versión del otro programa. O conserva la tuya: el próximo guardado sustituye el archivo.</translation></message>
<message><source>Keep mine</source><extracomment>FileSteps</extracomment><translation>Conservar la mía</translation></message>
<message><source>Where is “%1”?</source><extracomment>FileSteps</extracomment><translation>¿Dónde está «%1»?</translation></message>
<message><source>The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.</source><extracomment>FileSteps</extracomment><translation>La grabación es de este proyecto, que no está junto a ella. Elige su archivo o abre la copia que hay en la grabación.</translation></message>
<message><source>Choose the file…</source><extracomment>FileSteps</extracomment><translation>Elegir el archivo…</translation></message>
<message><source>Open the copy</source><extracomment>FileSteps</extracomment><translation>Abrir la copia</translation></message>
<message><source>%1 (copy)</source><extracomment>FileSteps</extracomment><translation>%1 (copia)</translation></message>
<message><source>The earlier version is restored. Undo takes it back.</source><extracomment>FileSteps</extracomment><translation>Se ha restaurado la versión anterior. Deshacer lo revierte.</translation></message>
<message><source>%1 answers</source><extracomment>FileSteps</extracomment><translation>Respuestas de %1</translation></message>
<message><source>Handed in: saved as %1</source><extracomment>FileSteps</extracomment><translation>Entregado: guardado como %1</translation></message>
<message><source>The answers could not be saved</source><extracomment>FileSteps</extracomment><translation>No se pudieron guardar las respuestas</translation></message>
<message><source>The input log could not be saved</source><extracomment>FileSteps</extracomment><translation>No se pudo guardar el registro de entradas</translation></message>
<message><source>This Tiller cannot write pages</source><extracomment>FileSteps</extracomment><translation>Este Tiller no puede escribir páginas</translation></message>
<message><source>part</source><extracomment>FileSteps</extracomment><translation>pieza</translation></message>
<message><source>Record a film</source><extracomment>FilmDialog</extracomment><translation>Grabar una película</translation></message>
<message><source>A film cannot be recorded</source><extracomment>FilmDialog</extracomment><translation>No se puede grabar una película</translation></message>
<message><source>The length is a number of seconds, above 0 and up to 3600.</source><extracomment>FilmDialog</extracomment><translation>La duración es un número de segundos, mayor que 0 y hasta 3600.</translation></message>
<message><source>Replays the simulation and records it at 30 frames per second.</source><extracomment>FilmDialog</extracomment><translation>Repite la simulación y la graba a 30 fotogramas por segundo.</translation></message>
<message><source>Shows</source><extracomment>FilmDialog</extracomment><translation>Muestra</translation></message>
<message><source>From the start</source><extracomment>FilmDialog</extracomment><translation>Desde el inicio</translation></message>
<message><source>The project as it is now, from tick 0.</source><extracomment>FilmDialog</extracomment><translation>El proyecto tal como está ahora, desde el tick 0.</translation></message>
<message><source>From now on</source><extracomment>FilmDialog</extracomment><translation>Desde ahora</translation></message>
<message><source>Starts at the current tick.</source><extracomment>FilmDialog</extracomment><translation>Empieza en el tick actual.</translation></message>
<message><source>The run so far</source><extracomment>FilmDialog</extracomment><translation>La ejecución hasta ahora</translation></message>
<message><source>Since the reset, with all mouse input and edits.</source><extracomment>FilmDialog</extracomment><translation>Desde el reinicio, con todas las entradas del ratón y los cambios.</translation></message>
<message><source>Length</source><extracomment>FilmDialog</extracomment><translation>Duración</translation></message>
<message><source>seconds</source><extracomment>FilmDialog</extracomment><translation>segundos</translation></message>
<message><source>Length in seconds</source><extracomment>FilmDialog</extracomment><translation>Duración en segundos</translation></message>
<message><source>Choose a file…</source><extracomment>FilmDialog</extracomment><translation>Elegir un archivo…</translation></message>
<message><source>Clear the search</source><extracomment>FilterField</extracomment><translation>Borrar la búsqueda</translation></message>
<message><source>%1 must be a number.</source><extracomment>FindDraft</extracomment><translation>%1 debe ser un número.</translation></message>
<message><source>%1 must be a number, %2 to %3.</source><extracomment>FindDraft</extracomment><translation>%1 debe ser un número, de %2 a %3.</translation></message>
<message><source>Small</source><extracomment>FindDraft</extracomment><translation>Pequeño</translation></message>
<message><source>The smaller, the better.</source><extracomment>FindDraft</extracomment><translation>Cuanto más pequeño, mejor.</translation></message>
<message><source>Large</source><extracomment>FindDraft</extracomment><translation>Grande</translation></message>
<message><source>The larger, the better.</source><extracomment>FindDraft</extracomment><translation>Cuanto más grande, mejor.</translation></message>
<message><source>Near</source><extracomment>FindDraft</extracomment><translation>Cerca</translation></message>
<message><source>The nearer to a number, the better.</source><extracomment>FindDraft</extracomment><translation>Cuanto más cerca de un número, mejor.</translation></message>
<message><source>The weight of a goal</source><extracomment>FindDraft</extracomment><translation>El peso de una meta</translation></message>
<message><source>The number that a goal should be near</source><extracomment>FindDraft</extracomment><translation>El número al que debe acercarse una meta</translation></message>
<message><source>The number that is reached</source><extracomment>FindDraft</extracomment><translation>El número que se alcanza</translation></message>
<message><source>What the number should be</source><extracomment>FindDraft</extracomment><translation>Cómo debe ser el número</translation></message>
<message><source>Should be</source><extracomment>FindDraft</extracomment><translation>Debe ser</translation></message>
<message><source>Goal %1</source><extracomment>FindDraft</extracomment><translation>Meta %1</translation></message>
<message><source>The number that it should be near</source><extracomment>FindDraft</extracomment><translation>El número al que debe acercarse</translation></message>
<message><source>How much this goal counts beside the others</source><extracomment>FindDraft</extracomment><translation>Cuánto cuenta esta meta frente a las demás</translation></message>
<message><source>weight</source><extracomment>FindDraft</extracomment><translation>peso</translation></message>
<message><source>Remove goal %1</source><extracomment>FindDraft</extracomment><translation>Quitar la meta %1</translation></message>
<message><source>Number</source><extracomment>FindDraft</extracomment><translation>Número</translation></message>
<message><source>%1: small</source><extracomment>FindDraft</extracomment><translation>%1: pequeño</translation></message>
<message><source>%1: large</source><extracomment>FindDraft</extracomment><translation>%1: grande</translation></message>
<message><source>%1: near %2</source><extracomment>FindDraft</extracomment><translation>%1: cerca de %2</translation></message>
<message><source>Another goal</source><extracomment>FindDraft</extracomment><translation>Otra meta</translation></message>
<message><source>Another number</source><extracomment>FindDraft</extracomment><translation>Otro número</translation></message>
<message><source>Length of each run in seconds</source><extracomment>FindDraft</extracomment><translation>Duración de cada ejecución en segundos</translation></message>
<message><source>Runs of</source><extracomment>FindDraft</extracomment><translation>Ejecuciones de</translation></message>
<message><source>How many seeds each point has</source><extracomment>FindDraft</extracomment><translation>Cuántas semillas tiene cada punto</translation></message>
<message><source>seeds each</source><extracomment>FindDraft</extracomment><translation>semillas por punto</translation></message>
<message><source>How many seconds the search takes</source><extracomment>FindDraft</extracomment><translation>Cuántos segundos dura la búsqueda</translation></message>
<message><source>Search for</source><extracomment>FindDraft</extracomment><translation>Buscar durante</translation></message>
<message><source>Vary</source><extracomment>FindDraft</extracomment><translation>Variar</translation></message>
<message><source>And</source><extracomment>FindDraft</extracomment><translation>Y</translation></message>
<message><source>Leave this number as it is</source><extracomment>FindDraft</extracomment><translation>Dejar este número como está</translation></message>
<message><source>Then the best five and the project run with seeds that the search has not seen.</source><extracomment>FindDraft</extracomment><translation>Después, los cinco mejores y el proyecto se ejecutan con semillas que la búsqueda no ha visto.</translation></message>
<message><source>Choose the number that may change.</source><extracomment>FindDraft</extracomment><translation>Elige el número que puede cambiar.</translation></message>
<message><source>The number of seeds</source><extracomment>FindDraft</extracomment><translation>El número de semillas</translation></message>
<message><source>The length of a run</source><extracomment>FindDraft</extracomment><translation>La duración de una ejecución</translation></message>
<message><source>The time to search</source><extracomment>FindDraft</extracomment><translation>El tiempo de búsqueda</translation></message>
<message><source>The number of seeds must be a whole number.</source><extracomment>FindDraft</extracomment><translation>El número de semillas debe ser un número entero.</translation></message>
<message><source>Score by point; the project is 1, smaller is better</source><extracomment>FindItem</extracomment><translation>Puntuación por punto; el proyecto es 1, menos es mejor</translation></message>
<message><source>Score</source><extracomment>FindItem</extracomment><translation>Puntuación</translation></message>
<message><source>Scores of the search</source><extracomment>FindView</extracomment><translation>Puntuaciones de la búsqueda</translation></message>
<message><source>%1: score %2, %3, %4</source><extracomment>FindView</extracomment><translation>%1: puntuación %2, %3, %4</translation></message>
<message><source>Compare</source><extracomment>FindView</extracomment><translation>Comparar</translation></message>
<message><source>Watch values %1 beside the project</source><extracomment>FindView</extracomment><translation>Ver los valores %1 junto al proyecto</translation></message>
<message><source>Use</source><extracomment>FindView</extracomment><translation>Usar</translation></message>
<message><source>Use values %1 in the project</source><extracomment>FindView</extracomment><translation>Usar los valores %1 en el proyecto</translation></message>
<message><source>Words that fit</source><extracomment>FormulaCompletion</extracomment><translation>Palabras que encajan</translation></message>
<message><source>Down chooses, Tab takes the first, Esc closes.</source><extracomment>FormulaCompletion</extracomment><translation>Abajo elige, Tab toma la primera, Esc cierra.</translation></message>
<message><source>Its velocity; zero for a place.</source><extracomment>FormulaDraft</extracomment><translation>Su velocidad; cero en un lugar.</translation></message>
<message><source>Where it is.</source><extracomment>FormulaDraft</extracomment><translation>Dónde está.</translation></message>
<message><source>How far it leads to the right.</source><extracomment>FormulaDraft</extracomment><translation>Cuánto lleva hacia la derecha.</translation></message>
<message><source>How far it leads down.</source><extracomment>FormulaDraft</extracomment><translation>Cuánto lleva hacia abajo.</translation></message>
<message><source>Its length.</source><extracomment>FormulaDraft</extracomment><translation>Su longitud.</translation></message>
<message><source>A name of this formula.</source><extracomment>FormulaDraft</extracomment><translation>Un nombre de esta fórmula.</translation></message>
<message><source>Functions</source><extracomment>FormulaDraft</extracomment><translation>Funciones</translation></message>
<message><source>Symbols</source><extracomment>FormulaDraft</extracomment><translation>Símbolos</translation></message>
<message><source>Words</source><extracomment>FormulaDraft</extracomment><translation>Palabras</translation></message>
<message><source>Remove it</source><extracomment>FormulaEditor</extracomment><translation>Quitarlo</translation></message>
<message><source>Use “%1”</source><extracomment>FormulaEditor</extracomment><translation>Usar «%1»</translation></message>
<message><source>The card gives no force until this is fixed. Your text is kept.</source><extracomment>FormulaEditor</extracomment><translation>La tarjeta no da fuerza hasta que se corrija esto. Tu texto se conserva.</translation></message>
<message><source>The response time of these agents is %1: times “response”, the force brings them to that velocity in this time.</source><extracomment>FormulaEditor</extracomment><translation>El tiempo de respuesta de estos agentes es %1: multiplicada por «response», la fuerza los lleva a esa velocidad en ese tiempo.</translation></message>
<message><source>Add “* response”</source><extracomment>FormulaEditor</extracomment><translation>Añadir «* response»</translation></message>
<message><source>Symbols and functions</source><extracomment>FormulaEditor</extracomment><translation>Símbolos y funciones</translation></message>
<message><source>Frame %1</source><extracomment>FrameBox</extracomment><translation>Marco %1</translation></message>
<message><source>What if %1 were not there?</source><extracomment>GhostHold</extracomment><translation>¿Y si %1 no estuviera?</translation></message>
<message><source>What if it were not there?</source><extracomment>GhostHold</extracomment><translation>¿Y si no estuviera?</translation></message>
<message><source>Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, Alt+click to pick a value. [ and ] change the radius.</source><extracomment>GroundBrush</extracomment><translation>Arrastra para pintar, Ctrl+arrastrar para borrar, Mayús+clic para trazar una línea, Alt+clic para tomar un valor. [ y ] cambian el radio.</translation></message>
<message><source>There is no ground to paint. Draw one with the Ground tool (N).</source><extracomment>GroundBrush</extracomment><translation>No hay ningún terreno que pintar. Dibuja uno con la herramienta Terreno (N).</translation></message>
<message><source>The ground is in a layer that is hidden or locked. Show and unlock it first.</source><extracomment>GroundBrush</extracomment><translation>El terreno está en una capa oculta o bloqueada. Muéstrala y desbloquéala primero.</translation></message>
<message><source>Paint %1</source><extracomment>GroundBrush</extracomment><translation>Pintar %1</translation></message>
<message><source>Fill %1</source><extracomment>GroundBrush</extracomment><translation>Rellenar %1</translation></message>
<message><source>The picture %1 cannot be read: %2. Choose a PNG or JPEG file.</source><extracomment>GroundBrush</extracomment><translation>No se puede leer la imagen %1: %2. Elige un archivo PNG o JPEG.</translation></message>
<message><source>Fill %1 from a picture</source><extracomment>GroundBrush</extracomment><translation>Rellenar %1 con una imagen</translation></message>
<message><source>Group %1</source><extracomment>GroupCard</extracomment><translation>Grupo %1</translation></message>
<message><source>Untitled part</source><extracomment>GroupEdits</extracomment><translation>Pieza sin título</translation></message>
<message><source>One more group of this part. An edit in one changes all of them.</source><extracomment>GroupEdits</extracomment><translation>Otro grupo de esta pieza. Un cambio en uno los cambia todos.</translation></message>
<message><source>Select the group to take apart.</source><extracomment>GroupEdits</extracomment><translation>Selecciona el grupo que quieras desagrupar.</translation></message>
<message><source>Select one group.</source><extracomment>GroupEdits</extracomment><translation>Selecciona un solo grupo.</translation></message>
<message><source>On the card</source><extracomment>GroupInterface</extracomment><translation>En la tarjeta</translation></message>
<message><source>Name on the card</source><extracomment>GroupInterface</extracomment><translation>Nombre en la tarjeta</translation></message>
<message><source>Take “%1” from the card</source><extracomment>GroupInterface</extracomment><translation>Quitar «%1» de la tarjeta</translation></message>
<message><source>Show a setting on the card</source><extracomment>GroupInterface</extracomment><translation>Mostrar un ajuste en la tarjeta</translation></message>
<message><source>Part file</source><extracomment>GroupInterface</extracomment><translation>Archivo de pieza</translation></message>
<message><source>None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.</source><extracomment>GroupInterface</extracomment><translation>Ninguno. «Guardar el grupo como pieza», en el menú Archivo, crea uno para otros proyectos. Un proyecto se vincula con los archivos de pieza de su propia carpeta.</translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>Y %n diferencia más.</numerusform><numerusform>Y %n diferencias más.</numerusform></translation></message>
<message><source>Use the file's version</source><extracomment>GroupInterface</extracomment><translation>Usar la del archivo</translation></message>
<message><source>Write mine to the file</source><extracomment>GroupInterface</extracomment><translation>Escribir la mía en el archivo</translation></message>
<message><source>Link to a file…</source><extracomment>GroupInterface</extracomment><translation>Vincular a un archivo…</translation></message>
<message><source>Unlink</source><extracomment>GroupInterface</extracomment><translation>Desvincular</translation></message>
<message><source>%1 of %2</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 de %2</translation></message>
<message><source>Input of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Entrada de %1</translation></message>
<message><source>Output of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Salida de %1</translation></message>
<message><source>Show a setting on the card…</source><extracomment>GroupInterfaceModel</extracomment><translation>Mostrar un ajuste en la tarjeta…</translation></message>
<message><source>A port or a setting on a card needs a name.</source><extracomment>GroupInterfaceModel</extracomment><translation>Un puerto o un ajuste de una tarjeta necesita un nombre.</translation></message>
<message><source>Rename a port</source><extracomment>GroupInterfaceModel</extracomment><translation>Renombrar un puerto</translation></message>
<message><source>Rename a setting on the card</source><extracomment>GroupInterfaceModel</extracomment><translation>Renombrar un ajuste de la tarjeta</translation></message>
<message><source>Your name</source><extracomment>HandIn</extracomment><translation>Tu nombre</translation></message>
<message><source>Hand in again…</source><extracomment>HandIn</extracomment><translation>Entregar otra vez…</translation></message>
<message><source>Add point to %1</source><extracomment>HeldPoint</extracomment><translation>Añadir punto a %1</translation></message>
<message><source>Delete point of %1</source><extracomment>HeldPoint</extracomment><translation>Eliminar punto de %1</translation></message>
<message><source>Plot a number of these agents over time</source><extracomment>InspectorHead</extracomment><translation>Representar un número de estos agentes a lo largo del tiempo</translation></message>
<message><source>How it works</source><extracomment>InspectorHead</extracomment><translation>Cómo funciona</translation></message>
<message><source>How it works: hide</source><extracomment>InspectorHead</extracomment><translation>Cómo funciona: ocultar</translation></message>
<message><source>How it works: show</source><extracomment>InspectorHead</extracomment><translation>Cómo funciona: mostrar</translation></message>
<message><source>Source: %1</source><extracomment>InspectorHead</extracomment><translation>Fuente: %1</translation></message>
<message><source>Opens %1 in your browser.</source><extracomment>InspectorHead</extracomment><translation>Abre %1 en tu navegador.</translation></message>
<message><source>Whole world</source><extracomment>InspectorModel</extracomment><translation>Todo el mundo</translation></message>
<message><source>None</source><extracomment>InspectorModel</extracomment><translation>Ninguno</translation></message>
<message><source>Range: %1.</source><extracomment>InspectorModel</extracomment><translation>Rango: %1.</translation></message>
<message><source>Default: %1.</source><extracomment>InspectorModel</extracomment><translation>Predeterminado: %1.</translation></message>
<message><source>several</source><extracomment>InspectorModel</extracomment><translation>varios</translation></message>
<message><source>%1 takes a number, %2.</source><extracomment>InspectorModel</extracomment><translation>%1 admite un número, %2.</translation></message>
<message><source>Set %1 of %2</source><extracomment>InspectorModel</extracomment><translation>Cambiar %1 de %2</translation></message>
<message><source>Rename %1</source><extracomment>InspectorModel</extracomment><translation>Renombrar %1</translation></message>
<message><source>Change the parameters</source><extracomment>InspectorModel</extracomment><translation>Cambiar los parámetros</translation></message>
<message><source>Drive %1 by a parameter</source><extracomment>InspectorModel</extracomment><translation>Controlar %1 con un parámetro</translation></message>
<message><source>World</source><extracomment>InspectorModel</extracomment><translation>Mundo</translation></message>
<message><source>A wire from %1 to %2.</source><extracomment>InspectorModel</extracomment><translation>Un cable de %1 a %2.</translation></message>
<message><source>Nothing is selected.

Click a card or a wire to see and change its settings; drag over the canvas to select several and change what they share.

The size of the world, its edges and its time are under World.</source><extracomment>InspectorPane</extracomment><translation>No hay nada seleccionado.

Haz clic en una tarjeta o un cable para ver y cambiar sus ajustes; arrastra sobre el lienzo para seleccionar varias y cambiar lo que comparten.

El tamaño del mundo, sus bordes y su tiempo están en Mundo.</translation></message>
<message><source>Selection</source><extracomment>InspectorTabs</extracomment><translation>Selección</translation></message>
<message><source>Agent</source><extracomment>InspectorTabs</extracomment><translation>Agente</translation></message>
<message><source>Notes</source><extracomment>InspectorTabs</extracomment><translation>Notas</translation></message>
<message><source>Problems</source><extracomment>InspectorTabs</extracomment><translation>Problemas</translation></message>
<message><source>Press keys…</source><extracomment>KeyRecorder</extracomment><translation>Pulsa teclas…</translation></message>
<message><source>Keys of %1: %2</source><extracomment>KeyRecorder</extracomment><translation>Teclas de %1: %2</translation></message>
<message><source>none</source><extracomment>KeyRecorder</extracomment><translation>ninguna</translation></message>
<message><source>Press the new keys</source><extracomment>KeyRecorder</extracomment><translation>Pulsa las teclas nuevas</translation></message>
<message><source>Press to change them</source><extracomment>KeyRecorder</extracomment><translation>Pulsa para cambiarlas</translation></message>
<message><source>Viewport: select and move</source><extracomment>Keys</extracomment><translation>Vista: seleccionar y mover</translation></message>
<message><source>Viewport: draw a field, or follow the agent</source><extracomment>Keys</extracomment><translation>Vista: dibujar un campo o seguir al agente</translation></message>
<message><source>Viewport: zoom in</source><extracomment>Keys</extracomment><translation>Vista: acercar</translation></message>
<message><source>Viewport: zoom out</source><extracomment>Keys</extracomment><translation>Vista: alejar</translation></message>
<message><source>Canvas: move the card</source><extracomment>Keys</extracomment><translation>Lienzo: mover la tarjeta</translation></message>
<message><source>Canvas: along the wire</source><extracomment>Keys</extracomment><translation>Lienzo: a lo largo del cable</translation></message>
<message><source>Viewport: draw a %1</source><extracomment>Keys</extracomment><translation>Vista: dibujar: %1</translation></message>
<message><source>Drag from a port</source><extracomment>KeysDialog</extracomment><translation>Arrastrar desde un puerto</translation></message>
<message><source>Draw a wire; drop it on the empty canvas to choose a node</source><extracomment>KeysDialog</extracomment><translation>Trazar un cable; suéltalo en el lienzo vacío para elegir un nodo</translation></message>
<message><source>Right click</source><extracomment>KeysDialog</extracomment><translation>Clic derecho</translation></message>
<message><source>Add a node here; a menu on cards and wires</source><extracomment>KeysDialog</extracomment><translation>Añadir un nodo aquí; un menú en tarjetas y cables</translation></message>
<message><source>Drag a weight</source><extracomment>KeysDialog</extracomment><translation>Arrastrar un peso</translation></message>
<message><source>Change it; with Shift in small steps; double-click to type</source><extracomment>KeysDialog</extracomment><translation>Cambiarlo; con Mayús, en pasos pequeños; doble clic para escribirlo</translation></message>
<message><source>Wheel</source><extracomment>KeysDialog</extracomment><translation>Rueda</translation></message>
<message><source>Zoom at the mouse; with Shift, or two fingers, pan</source><extracomment>KeysDialog</extracomment><translation>Zoom donde está el ratón; con Mayús, o con dos dedos, desplazar</translation></message>
<message><source>Middle button</source><extracomment>KeysDialog</extracomment><translation>Botón central</translation></message>
<message><source>Pan; or Space and drag</source><extracomment>KeysDialog</extracomment><translation>Desplazar; o Espacio y arrastrar</translation></message>
<message><source>Arrows</source><extracomment>KeysDialog</extracomment><translation>Flechas</translation></message>
<message><source>Go from card to card; with Shift, select more; with Ctrl, move the card</source><extracomment>KeysDialog</extracomment><translation>Ir de tarjeta en tarjeta; con Mayús, seleccionar más; con Ctrl, mover la tarjeta</translation></message>
<message><source>Alt and left, right</source><extracomment>KeysDialog</extracomment><translation>Alt e izquierda, derecha</translation></message>
<message><source>From a card along its wires; on a wire, arrows go to the next one</source><extracomment>KeysDialog</extracomment><translation>Desde una tarjeta por sus cables; en un cable, las flechas van al siguiente</translation></message>
<message><source>Page up, page down</source><extracomment>KeysDialog</extracomment><translation>Re Pág, Av Pág</translation></message>
<message><source>Through all cards, groups, frames and comments</source><extracomment>KeysDialog</extracomment><translation>Por todas las tarjetas, grupos, marcos y comentarios</translation></message>
<message><source>Tab</source><extracomment>KeysDialog</extracomment><translation>Tab</translation></message>
<message><source>Into the selected group; out of an open one</source><extracomment>KeysDialog</extracomment><translation>Entrar en el grupo seleccionado; salir de uno abierto</translation></message>
<message><source>Enter</source><extracomment>KeysDialog</extracomment><translation>Entrar</translation></message>
<message><source>To the settings of the selected card; to the text or weight of a frame, comment or wire</source><extracomment>KeysDialog</extracomment><translation>A los ajustes de la tarjeta seleccionada; al texto o peso de un marco, comentario o cable</translation></message>
<message><source>Drag a card</source><extracomment>KeysDialog</extracomment><translation>Arrastrar una tarjeta</translation></message>
<message><source>It snaps into line with other cards, and into a wire below it; with Alt, neither</source><extracomment>KeysDialog</extracomment><translation>Se alinea con otras tarjetas y encaja en un cable que tenga debajo; con Alt, nada de eso</translation></message>
<message><source>V</source><extracomment>KeysDialog</extracomment><translation>V</translation></message>
<message><source>In the viewport: select and move</source><extracomment>KeysDialog</extracomment><translation>En la vista: seleccionar y mover</translation></message>
<message><source>A</source><extracomment>KeysDialog</extracomment><translation>A</translation></message>
<message><source>Add agents; Delete removes the picked one</source><extracomment>KeysDialog</extracomment><translation>Añadir agentes; Supr quita el elegido</translation></message>
<message><source>D</source><extracomment>KeysDialog</extracomment><translation>D</translation></message>
<message><source>Draw a point</source><extracomment>KeysDialog</extracomment><translation>Dibujar un punto</translation></message>
<message><source>P</source><extracomment>KeysDialog</extracomment><translation>P</translation></message>
<message><source>Draw a path; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dibujar un camino; Intro lo termina</translation></message>
<message><source>E</source><extracomment>KeysDialog</extracomment><translation>E</translation></message>
<message><source>Draw a region</source><extracomment>KeysDialog</extracomment><translation>Dibujar una región</translation></message>
<message><source>F</source><extracomment>KeysDialog</extracomment><translation>F</translation></message>
<message><source>Draw a field; with an agent picked, follow it</source><extracomment>KeysDialog</extracomment><translation>Dibujar un campo; con un agente elegido, seguirlo</translation></message>
<message><source>C</source><extracomment>KeysDialog</extracomment><translation>C</translation></message>
<message><source>Draw a round obstacle</source><extracomment>KeysDialog</extracomment><translation>Dibujar un obstáculo redondo</translation></message>
<message><source>B</source><extracomment>KeysDialog</extracomment><translation>B</translation></message>
<message><source>Draw a box obstacle</source><extracomment>KeysDialog</extracomment><translation>Dibujar un obstáculo rectangular</translation></message>
<message><source>Y</source><extracomment>KeysDialog</extracomment><translation>Y</translation></message>
<message><source>Draw a polygon obstacle; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dibujar un obstáculo poligonal; Intro lo termina</translation></message>
<message><source>W</source><extracomment>KeysDialog</extracomment><translation>W</translation></message>
<message><source>Draw a wall; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dibujar una pared; Intro la termina</translation></message>
<message><source>Double click</source><extracomment>KeysDialog</extracomment><translation>Doble clic</translation></message>
<message><source>On a line: add a point to a path, wall or polygon; Delete removes the grabbed point</source><extracomment>KeysDialog</extracomment><translation>Sobre una línea: añadir un punto a un camino, pared o polígono; Supr quita el punto agarrado</translation></message>
<message><source>Drag over the ground</source><extracomment>KeysDialog</extracomment><translation>Arrastrar sobre el fondo</translation></message>
<message><source>In the viewport: select several scene items; with Shift, more</source><extracomment>KeysDialog</extracomment><translation>En la vista: seleccionar varios elementos de la escena; con Mayús, más</translation></message>
<message><source>Ctrl and drag</source><extracomment>KeysDialog</extracomment><translation>Ctrl y arrastrar</translation></message>
<message><source>Drag a copy; pressed later, snap to the grid</source><extracomment>KeysDialog</extracomment><translation>Arrastrar una copia; si se pulsa después, ajustar a la cuadrícula</translation></message>
<message><source>Alt and drag</source><extracomment>KeysDialog</extracomment><translation>Alt y arrastrar</translation></message>
<message><source>Snap to nothing</source><extracomment>KeysDialog</extracomment><translation>No ajustar a nada</translation></message>
<message><source>Digits, Enter</source><extracomment>KeysDialog</extracomment><translation>Cifras, Intro</translation></message>
<message><source>While dragging: move by so much; 40 along the way, or 40, 20</source><extracomment>KeysDialog</extracomment><translation>Al arrastrar: mover esa distancia; 40 en la dirección seguida, o 40, 20</translation></message>
<message><source>Esc</source><extracomment>KeysDialog</extracomment><translation>Esc</translation></message>
<message><source>Cancel the current gesture</source><extracomment>KeysDialog</extracomment><translation>Cancelar el gesto en curso</translation></message>
<message><source>Keys and mouse</source><extracomment>KeysDialog</extracomment><translation>Teclado y ratón</translation></message>
<message><source>Mouse and canvas</source><extracomment>KeysDialog</extracomment><translation>Ratón y lienzo</translation></message>
<message><source>Change keys…</source><extracomment>KeysDialog</extracomment><translation>Cambiar teclas…</translation></message>
<message><source>Layer %1</source><extracomment>LayerList</extracomment><translation>Capa %1</translation></message>
<message><source>Add a layer</source><extracomment>LayerList</extracomment><translation>Añadir una capa</translation></message>
<message><source>Rename layer %1</source><extracomment>LayerList</extracomment><translation>Renombrar la capa %1</translation></message>
<message><source>Hide layer %1</source><extracomment>LayerList</extracomment><translation>Ocultar la capa %1</translation></message>
<message><source>Show layer %1</source><extracomment>LayerList</extracomment><translation>Mostrar la capa %1</translation></message>
<message><source>Lock layer %1</source><extracomment>LayerList</extracomment><translation>Bloquear la capa %1</translation></message>
<message><source>Unlock layer %1</source><extracomment>LayerList</extracomment><translation>Desbloquear la capa %1</translation></message>
<message><source>Set the opacity of layer %1</source><extracomment>LayerList</extracomment><translation>Cambiar la opacidad de la capa %1</translation></message>
<message><source>Move layer %1</source><extracomment>LayerList</extracomment><translation>Mover la capa %1</translation></message>
<message><source>Remove layer %1</source><extracomment>LayerList</extracomment><translation>Quitar la capa %1</translation></message>
<message><source>Select the scene items that the layer should get.</source><extracomment>LayerList</extracomment><translation>Selecciona los elementos de la escena que deben ir a la capa.</translation></message>
<message><source>Move to layer %1</source><extracomment>LayerList</extracomment><translation>Mover a la capa %1</translation></message>
<message><source>The picture %1 is not shown: all pictures together have more than 100 million pixels.</source><extracomment>LayerPictures</extracomment><translation>No se muestra la imagen %1: todas las imágenes juntas tienen más de 100 millones de píxeles.</translation></message>
<message><source>hidden, </source><extracomment>LayerRow</extracomment><translation>oculta, </translation></message>
<message><source>locked, </source><extracomment>LayerRow</extracomment><translation>bloqueada, </translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n elemento</numerusform><numerusform>%n elementos</numerusform></translation></message>
<message><source>Show %1</source><extracomment>LayerRow</extracomment><translation>Mostrar %1</translation></message>
<message><source>Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.</source><extracomment>LayerRow</extracomment><translation>Ocultar %1 en el editor. Lo oculto sigue actuando en la simulación: los obstáculos siguen deteniendo a los agentes.</translation></message>
<message><source>Unlock %1</source><extracomment>LayerRow</extracomment><translation>Desbloquear %1</translation></message>
<message><source>Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.</source><extracomment>LayerRow</extracomment><translation>Bloquear %1: lo que contiene se muestra, pero el ratón no puede tomarlo y ningún cambio le afecta.</translation></message>
<message><source>Name of the layer</source><extracomment>LayerRow</extracomment><translation>Nombre de la capa</translation></message>
<message><source>More for %1</source><extracomment>LayerRow</extracomment><translation>Más de %1</translation></message>
<message><source>Opacity</source><extracomment>LayerRow</extracomment><translation>Opacidad</translation></message>
<message><source>Opacity of the picture of %1</source><extracomment>LayerRow</extracomment><translation>Opacidad de la imagen de %1</translation></message>
<message><source>From 0 to 100 %</source><extracomment>LayerRow</extracomment><translation>De 0 a 100 %</translation></message>
<message><source>Move the selection into this layer</source><extracomment>LayerRow</extracomment><translation>Mover la selección a esta capa</translation></message>
<message><source>Move the picked agent into this layer</source><extracomment>LayerRow</extracomment><translation>Mover el agente elegido a esta capa</translation></message>
<message><source>Move the agent %1 into this layer</source><extracomment>LayerRow</extracomment><translation>Mover el agente %1 a esta capa</translation></message>
<message><source>Select what is in it</source><extracomment>LayerRow</extracomment><translation>Seleccionar lo que contiene</translation></message>
<message><source>Move up, to the front</source><extracomment>LayerRow</extracomment><translation>Subir, hacia el frente</translation></message>
<message><source>Move down, to the back</source><extracomment>LayerRow</extracomment><translation>Bajar, hacia el fondo</translation></message>
<message><source>Remove; its items move to the default layer</source><extracomment>LayerRow</extracomment><translation>Quitar; sus elementos pasan a la capa predeterminada</translation></message>
<message><source>Layers</source><extracomment>LayersPanel</extracomment><translation>Capas</translation></message>
<message><source>Add a layer. What you draw next comes into it.</source><extracomment>LayersPanel</extracomment><translation>Añadir una capa. Lo próximo que dibujes irá en ella.</translation></message>
<message><source>Close the list of layers</source><extracomment>LayersPanel</extracomment><translation>Cerrar la lista de capas</translation></message>
<message><source>Layers, the front one first</source><extracomment>LayersPanel</extracomment><translation>Capas, primero la del frente</translation></message>
<message><source>Legend</source><extracomment>Legend</extracomment><translation>Leyenda</translation></message>
<message><source>Select %1 on the canvas</source><extracomment>Legend</extracomment><translation>Seleccionar %1 en el lienzo</translation></message>
<message><source>Go to a step of the lesson</source><extracomment>Lesson</extracomment><translation>Ir a un paso de la lección</translation></message>
<message><source>Watch the world. The answer comes when the run pauses, at %1 s.</source><extracomment>LessonAnswer</extracomment><translation>Observa el mundo. La respuesta llega cuando la ejecución se pausa, a los %1 s.</translation></message>
<message><source>Show the answer now</source><extracomment>LessonAnswer</extracomment><translation>Ver la respuesta ya</translation></message>
<message><source>Answer</source><extracomment>LessonAnswer</extracomment><translation>Respuesta</translation></message>
<message><source>Step %1 of %2</source><extracomment>LessonNotes</extracomment><translation>Paso %1 de %2</translation></message>
<message><source>Leave the lesson, with the settings from before it</source><extracomment>LessonNotes</extracomment><translation>Salir de la lección y recuperar los ajustes anteriores</translation></message>
<message><source>Question: %1</source><extracomment>LessonQuestion</extracomment><translation>Pregunta: %1</translation></message>
<message><source>your curve</source><extracomment>LessonQuestion</extracomment><translation>tu curva</translation></message>
<message><source>the run</source><extracomment>LessonQuestion</extracomment><translation>la ejecución</translation></message>
<message><source>Sketch of %1</source><extracomment>LessonQuestion</extracomment><translation>Boceto de %1</translation></message>
<message><source>Left and right go along the time, up and down set the value.</source><extracomment>LessonQuestion</extracomment><translation>Izquierda y derecha recorren el tiempo; arriba y abajo cambian el valor.</translation></message>
<message><source>This is my curve</source><extracomment>LessonQuestion</extracomment><translation>Esta es mi curva</translation></message>
<message><source>Clear</source><extracomment>LessonQuestion</extracomment><translation>Borrar</translation></message>
<message><source>Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.</source><extracomment>LessonQuestion</extracomment><translation>Dibuja tu curva sobre los ejes con el ratón, un lápiz, un dedo o las flechas.</translation></message>
<message><source>Make a guess: then the world plays.</source><extracomment>LessonQuestion</extracomment><translation>Haz una predicción: después el mundo se pone en marcha.</translation></message>
<message><source>your guess</source><extracomment>LessonQuestion</extracomment><translation>tu predicción</translation></message>
<message><source>your guess, right</source><extracomment>LessonQuestion</extracomment><translation>tu predicción, correcta</translation></message>
<message><source>right</source><extracomment>LessonQuestion</extracomment><translation>correcto</translation></message>
<message><source>Back</source><extracomment>LessonSteps</extracomment><translation>Atrás</translation></message>
<message><source>Handed in.</source><extracomment>LessonSteps</extracomment><translation>Entregado.</translation></message>
<message><source>The end of the lesson.</source><extracomment>LessonSteps</extracomment><translation>Fin de la lección.</translation></message>
<message><source>Next step</source><extracomment>LessonSteps</extracomment><translation>Paso siguiente</translation></message>
<message><source>End</source><extracomment>LessonSteps</extracomment><translation>Fin</translation></message>
<message><source>%1 to %2</source><extracomment>LinkListModel</extracomment><translation>%1 a %2</translation></message>
<message><source>; weight %1</source><extracomment>LinkListModel</extracomment><translation>; peso %1</translation></message>
<message><source>; number %1 in the order</source><extracomment>LinkListModel</extracomment><translation>; número %1 en el orden</translation></message>
<message><source>Move wire earlier</source><extracomment>LinkOrderModel</extracomment><translation>Mover cable antes</translation></message>
<message><source>Move wire later</source><extracomment>LinkOrderModel</extracomment><translation>Mover cable después</translation></message>
<message><source>%1 is not part of this run: it is wired to no agent type</source><extracomment>LitNode</extracomment><translation>%1 no forma parte de esta ejecución: no tiene conexión con ningún tipo de agente</translation></message>
<message><source>%1 is muted</source><extracomment>LitNode</extracomment><translation>%1 está en silencio</translation></message>
<message><source>%1 was done for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 se hizo para %2 de %3</translation></message>
<message><source>%1 is true for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 se cumple para %2 de %3</translation></message>
<message><source>%1 exists for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 existe para %2 de %3</translation></message>
<message><source>%1 acts on %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 actúa sobre %2 de %3</translation></message>
<message><source>Formula for %1</source><extracomment>LiveFormula</extracomment><translation>Fórmula para %1</translation></message>
<message><source>For %1, just now</source><extracomment>LiveFormula</extracomment><translation>Para %1, ahora mismo</translation></message>
<message><source>For %1, just now: %2</source><extracomment>LiveFormula</extracomment><translation>Para %1, ahora mismo: %2</translation></message>
<message><source>no number</source><extracomment>LiveFormulaModel</extracomment><translation>sin número</translation></message>
<message><source>there</source><extracomment>LiveFormulaModel</extracomment><translation>presente</translation></message>
<message><source>used</source><extracomment>LiveFormulaModel</extracomment><translation>en uso</translation></message>
<message><source>active, but skipped</source><extracomment>LiveFormulaModel</extracomment><translation>activo, pero omitido</translation></message>
<message><source>weight * force</source><extracomment>LiveFormulaModel</extracomment><translation>peso * fuerza</translation></message>
<message><source>“%1” is not finite here, so this agent gets no number from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>«%1» no es finito aquí, así que este agente no recibe ningún número de la tarjeta.</translation></message>
<message><source>“%1” is not finite here, so this agent gets no force from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>«%1» no es finito aquí, así que este agente no recibe ninguna fuerza de la tarjeta.</translation></message>
<message><source>fires</source><extracomment>LiveLinks</extracomment><translation>se dispara</translation></message>
<message><source>Interest %1 and danger %2, in the direction of this wire</source><extracomment>LiveLinks</extracomment><translation>Interés %1 y peligro %2, en la dirección de este cable</translation></message>
<message><source>cut by maximum force: %1</source><extracomment>LiveLinks</extracomment><translation>recortada por la fuerza máxima: %1</translation></message>
<message><source>No earlier time is known.</source><extracomment>Main</extracomment><translation>No se conoce ningún momento anterior.</translation></message>
<message><source>Both runs start again from tick 0.</source><extracomment>Main</extracomment><translation>Ambas ejecuciones empiezan de nuevo desde el tick 0.</translation></message>
<message><source>All references are drawn as wires. T brings the tags back.</source><extracomment>Main</extracomment><translation>Todas las referencias se dibujan como cables. T recupera las etiquetas.</translation></message>
<message><source>Long references are drawn as tags. T draws them as wires.</source><extracomment>Main</extracomment><translation>Las referencias largas se dibujan como etiquetas. T las dibuja como cables.</translation></message>
<message><source>Import “%1”</source><extracomment>MapImportDialog</extracomment><translation>Importar «%1»</translation></message>
<message><source>Levels</source><extracomment>MapImportDialog</extracomment><translation>Niveles</translation></message>
<message><source>Scale</source><extracomment>MapImportDialog</extracomment><translation>Escala</translation></message>
<message><source>world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>unidades del mundo por píxel</translation></message>
<message><source>Scale in world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>Escala en unidades del mundo por píxel</translation></message>
<message><source>Picture</source><extracomment>MapImportDialog</extracomment><translation>Imagen</translation></message>
<message><source>Show the map's picture beneath the world</source><extracomment>MapImportDialog</extracomment><translation>Mostrar la imagen del mapa bajo el mundo</translation></message>
<message><source>shown beneath the world</source><extracomment>MapImportDialog</extracomment><translation>se muestra bajo el mundo</translation></message>
<message><source>%1 becomes</source><extracomment>MapImportDialog</extracomment><translation>%1 se convierte en</translation></message>
<message><source>Import</source><extracomment>MapImportDialog</extracomment><translation>Importar</translation></message>
<message><source>Agents of %1</source><extracomment>MapImportModel</extracomment><translation>Agentes de %1</translation></message>
<message><source>Only in the picture</source><extracomment>MapImportModel</extracomment><translation>Solo en la imagen</translation></message>
<message><source>All levels</source><extracomment>MapImportModel</extracomment><translation>Todos los niveles</translation></message>
<message><source>Reading “%1”</source><extracomment>MapImportModel</extracomment><translation>Leyendo «%1»</translation></message>
<message><source>If you cancel, the project stays as it is.</source><extracomment>MapImportModel</extracomment><translation>Si cancelas, el proyecto queda como está.</translation></message>
<message><source>%1 could not be imported</source><extracomment>MapImportModel</extracomment><translation>No se pudo importar %1</translation></message>
<message><source>Nothing becomes part of the world. Choose what the rows below become.</source><extracomment>MapImportModel</extracomment><translation>Nada pasa a formar parte del mundo. Elige en qué se convierten las filas de abajo.</translation></message>
<message><source>; %1 of the last import are removed</source><extracomment>MapImportModel</extracomment><translation>; se quitan %1 de la última importación</translation></message>
<message><source> It has no tiles or backgrounds to show as a picture.</source><extracomment>MapImportModel</extracomment><translation> No tiene teselas ni fondos que mostrar como imagen.</translation></message>
<message><source>Import %1</source><extracomment>MapImportModel</extracomment><translation>Importar %1</translation></message>
<message><source>Import maps again</source><extracomment>MapImportModel</extracomment><translation>Importar mapas otra vez</translation></message>
<message><source>The map's picture could not be saved</source><extracomment>MapImportModel</extracomment><translation>No se pudo guardar la imagen del mapa</translation></message>
<message><source>Name the map's picture</source><extracomment>MapImportModel</extracomment><translation>Dar nombre a la imagen del mapa</translation></message>
<message><source>There is another %1, so the map's picture is %2. Save the project once more.</source><extracomment>MapImportModel</extracomment><translation>Ya hay otro %1, así que la imagen del mapa es %2. Guarda el proyecto una vez más.</translation></message>
<message><source>Add an agent type first: there are no agents to measure.</source><extracomment>MeasureFields</extracomment><translation>Añade primero un tipo de agente: no hay agentes que medir.</translation></message>
<message><source>Choose what it is about: a target, a meter, a mode or an action.</source><extracomment>MeasureFields</extracomment><translation>Elige de qué se trata: un objetivo, un medidor, un modo o una acción.</translation></message>
<message><source>Choose the other agent type.</source><extracomment>MeasureFields</extracomment><translation>Elige el otro tipo de agente.</translation></message>
<message><source>The time counted must be a number of seconds, %1. 0 counts from the start.</source><extracomment>MeasureFields</extracomment><translation>El tiempo contado debe ser un número de segundos, %1. 0 cuenta desde el inicio.</translation></message>
<message><source>The range of the colors must be two numbers. 0 and 0: the least and the largest in the run.</source><extracomment>MeasureFields</extracomment><translation>El rango de los colores debe ser dos números. 0 y 0: el menor y el mayor de la ejecución.</translation></message>
<message><source>The time shown must be a number of seconds, %1.</source><extracomment>MeasureFields</extracomment><translation>El tiempo mostrado debe ser un número de segundos, %1.</translation></message>
<message><source>Of</source><extracomment>MeasureFields</extracomment><translation>De</translation></message>
<message><source>Over the last seconds; 0 counts from the start</source><extracomment>MeasureFields</extracomment><translation>En los últimos segundos; 0 cuenta desde el inicio</translation></message>
<message><source>seconds (0 = all)</source><extracomment>MeasureFields</extracomment><translation>segundos (0 = todo)</translation></message>
<message><source>Time</source><extracomment>MeasureFields</extracomment><translation>Tiempo</translation></message>
<message><source>All of them</source><extracomment>MeasureFields</extracomment><translation>Todos ellos</translation></message>
<message><source>Map of the canvas</source><extracomment>Minimap</extracomment><translation>Mapa del lienzo</translation></message>
<message><source>Time shown, in seconds</source><extracomment>MonitorDraft</extracomment><translation>Tiempo mostrado, en segundos</translation></message>
<message><source>Time shown</source><extracomment>MonitorDraft</extracomment><translation>Tiempo mostrado</translation></message>
<message><source>Colors from</source><extracomment>MonitorDraft</extracomment><translation>Colores desde</translation></message>
<message><source>Colors to</source><extracomment>MonitorDraft</extracomment><translation>Colores hasta</translation></message>
<message><source>(0 to 0: all numbers)</source><extracomment>MonitorDraft</extracomment><translation>(0 a 0: todos los números)</translation></message>
<message><source>Color by a number</source><extracomment>MonitorDraft</extracomment><translation>Colorear según un número</translation></message>
<message><source>Add plot</source><extracomment>MonitorDraft</extracomment><translation>Añadir gráfica</translation></message>
<message><source>Edit plot</source><extracomment>MonitorDraft</extracomment><translation>Editar gráfica</translation></message>
<message><source>“%1” of %2</source><extracomment>Names</extracomment><translation>«%1» de %2</translation></message>
<message><source>Line %1: </source><extracomment>Names</extracomment><translation>Línea %1: </translation></message>
<message><source>Select the wire to insert a node into: click it, or press Alt and an arrow key from its card.</source><extracomment>NodeAdder</extracomment><translation>Selecciona el cable en el que insertar un nodo: haz clic en él, o pulsa Alt y una flecha desde su tarjeta.</translation></message>
<message><source>%1 is in this mode</source><extracomment>NodeCard</extracomment><translation>%1 está en este modo</translation></message>
<message><source>Muted</source><extracomment>NodeListModel</extracomment><translation>En silencio</translation></message>
<message><source>Silent: another node is solo</source><extracomment>NodeListModel</extracomment><translation>Callado: otro nodo está en solo</translation></message>
<message><source>Close the notes</source><extracomment>NotesPane</extracomment><translation>Cerrar las notas</translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>Una lección con %n paso.</numerusform><numerusform>Una lección con %n pasos.</numerusform></translation></message>
<message><source>You have handed in your answers.</source><extracomment>NotesView</extracomment><translation>Has entregado tus respuestas.</translation></message>
<message><source>Your answers stay until you begin again or open another project.</source><extracomment>NotesView</extracomment><translation>Tus respuestas se conservan hasta que empieces de nuevo o abras otro proyecto.</translation></message>
<message><source>Continue at step %1</source><extracomment>NotesView</extracomment><translation>Continuar en el paso %1</translation></message>
<message><source>Begin the lesson</source><extracomment>NotesView</extracomment><translation>Empezar la lección</translation></message>
<message><source>Begin again</source><extracomment>NotesView</extracomment><translation>Empezar de nuevo</translation></message>
<message><source>Done</source><extracomment>NotesView</extracomment><translation>Hecho</translation></message>
<message><source>Edit the notes and the lesson</source><extracomment>NotesView</extracomment><translation>Editar las notas y la lección</translation></message>
<message><source>Markdown. [text](node:ID) selects a card, [text](node:ID.SETTING) shows a setting, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.</source><extracomment>NotesView</extracomment><translation>Markdown. [texto](node:ID) selecciona una tarjeta, [texto](node:ID.SETTING) muestra un ajuste, [texto](agent:NAME) un agente, [texto](experiment:ID) inicia un experimento, ![texto](picture.png) muestra un archivo que está junto al proyecto.</translation></message>
<message><source>Notes explain what the project is, how it works, what to notice and what to try.</source><extracomment>NotesView</extracomment><translation>Las notas explican qué es el proyecto, cómo funciona, en qué fijarse y qué probar.</translation></message>
<message><source>Insert link to the selected card</source><extracomment>NotesView</extracomment><translation>Insertar enlace a la tarjeta seleccionada</translation></message>
<message><source>What it is</source><extracomment>NotesView</extracomment><translation>Qué es</translation></message>
<message><source>Things to notice</source><extracomment>NotesView</extracomment><translation>En qué fijarse</translation></message>
<message><source>Things to try</source><extracomment>NotesView</extracomment><translation>Qué probar</translation></message>
<message><source>Spread of %1</source><extracomment>NumberEditor</extracomment><translation>Variación de %1</translation></message>
<message><source>Hide the spread</source><extracomment>NumberEditor</extracomment><translation>Ocultar la variación</translation></message>
<message><source>The spread: how much this differs from agent to agent</source><extracomment>NumberEditor</extracomment><translation>La variación: cuánto difiere esto de un agente a otro</translation></message>
<message><source>Guess</source><extracomment>NumberGuess</extracomment><translation>Predicción</translation></message>
<message><source>This is not a number.</source><extracomment>NumberGuess</extracomment><translation>Esto no es un número.</translation></message>
<message><source>Your guess: %1</source><extracomment>NumberGuess</extracomment><translation>Tu predicción: %1</translation></message>
<message><source>%1, in their order</source><extracomment>OrderList</extracomment><translation>%1, en su orden</translation></message>
<message><source>Earlier</source><extracomment>OrderList</extracomment><translation>Antes</translation></message>
<message><source>Later</source><extracomment>OrderList</extracomment><translation>Después</translation></message>
<message><source>Size of the grid</source><extracomment>OverlayMenu</extracomment><translation>Tamaño de la cuadrícula</translation></message>
<message><source>units</source><extracomment>OverlayMenu</extracomment><translation>unidades</translation></message>
<message><source>From 1 to 10,000 units</source><extracomment>OverlayMenu</extracomment><translation>De 1 a 10 000 unidades</translation></message>
<message><source>Paint</source><extracomment>PaintingEditor</extracomment><translation>Pintar</translation></message>
<message><source>Picture…</source><extracomment>PaintingEditor</extracomment><translation>Imagen…</translation></message>
<message><source>Node types</source><extracomment>PaletteList</extracomment><translation>Tipos de nodo</translation></message>
<message><source>Nothing found. Try what it does: chase, avoid, stop, first.</source><extracomment>PaletteList</extracomment><translation>No se encontró nada. Prueba con lo que hace: perseguir, evitar, parar, primero.</translation></message>
<message><source>Added last</source><extracomment>PaletteModel</extracomment><translation>Añadidos últimamente</translation></message>
<message><source>Also fits</source><extracomment>PaletteModel</extracomment><translation>También encaja</translation></message>
<message><source>With some of these words</source><extracomment>PaletteModel</extracomment><translation>Con algunas de estas palabras</translation></message>
<message><source>Search nodes</source><extracomment>PalettePane</extracomment><translation>Buscar nodos</translation></message>
<message><source>Fold the palette</source><extracomment>PalettePane</extracomment><translation>Plegar la paleta</translation></message>
<message><source>Keep the palette open</source><extracomment>PalettePane</extracomment><translation>Mantener abierta la paleta</translation></message>
<message><source>Add a node</source><extracomment>PalettePopup</extracomment><translation>Añadir un nodo</translation></message>
<message><source>Add what fits this wire</source><extracomment>PalettePopup</extracomment><translation>Añadir lo que encaja con este cable</translation></message>
<message><source>Insert into this wire</source><extracomment>PalettePopup</extracomment><translation>Insertar en este cable</translation></message>
<message><source>Search</source><extracomment>PaletteRail</extracomment><translation>Buscar</translation></message>
<message><source>Nodes to add</source><extracomment>PaletteRail</extracomment><translation>Nodos para añadir</translation></message>
<message><source>Search the nodes to add</source><extracomment>PaletteRail</extracomment><translation>Buscar entre los nodos para añadir</translation></message>
<message><source>Nodes to add: %1</source><extracomment>PaletteRail</extracomment><translation>Nodos para añadir: %1</translation></message>
<message><source>Also: %1</source><extracomment>PaletteRow</extracomment><translation>También: %1</translation></message>
<message><source>Drag it onto the canvas, or double-click.</source><extracomment>PaletteRow</extracomment><translation>Arrástralo al lienzo o haz doble clic.</translation></message>
<message><source>Parameters</source><extracomment>ParametersDock</extracomment><translation>Parámetros</translation></message>
<message><source>Hide the parameters</source><extracomment>ParametersDock</extracomment><translation>Ocultar los parámetros</translation></message>
<message><source>Show the parameters</source><extracomment>ParametersDock</extracomment><translation>Mostrar los parámetros</translation></message>
<message><source>There is no such file in the project's folder.</source><extracomment>PartFiles</extracomment><translation>No existe tal archivo en la carpeta del proyecto.</translation></message>
<message><source>%1 (file)</source><extracomment>PartFiles</extracomment><translation>%1 (archivo)</translation></message>
<message><source>The part file %1 in the project's folder.</source><extracomment>PartFiles</extracomment><translation>El archivo de pieza %1 de la carpeta del proyecto.</translation></message>
<message><source>Equal to the part file “%1”.</source><extracomment>PartFiles</extracomment><translation>Igual que el archivo de pieza «%1».</translation></message>
<message><source>Edited in this project. The part file “%1” is without these edits.</source><extracomment>PartFiles</extracomment><translation>Editada en este proyecto. El archivo de pieza «%1» no tiene estos cambios.</translation></message>
<message><source>The part file “%1” has changed. Use what the file has, or write what this project has to the file.</source><extracomment>PartFiles</extracomment><translation>El archivo de pieza «%1» ha cambiado. Usa lo que tiene el archivo, o escribe en él lo que tiene este proyecto.</translation></message>
<message><source>The part file “%1” cannot be read. The groups work without it. %2</source><extracomment>PartFiles</extracomment><translation>No se puede leer el archivo de pieza «%1». Los grupos funcionan sin él. %2</translation></message>
<message><source>It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, forces and times mean something else. Change them, or the tick of the world.</source><extracomment>PartFiles</extracomment><translation>Se hizo para un mundo cuyo tick dura %1, y aquí un tick dura %2: sus velocidades, fuerzas y tiempos significan otra cosa. Cámbialos, o cambia el tick del mundo.</translation></message>
<message><source>The part could not be saved</source><extracomment>PartFiles</extracomment><translation>No se pudo guardar la pieza</translation></message>
<message><source>Select the group to save as a part.</source><extracomment>PartFiles</extracomment><translation>Selecciona el grupo que quieras guardar como pieza.</translation></message>
<message><source>Link to a part file</source><extracomment>PartFiles</extracomment><translation>Vincular a un archivo de pieza</translation></message>
<message><source>The part file is not in the project's folder. Save it as a part there.</source><extracomment>PartFiles</extracomment><translation>El archivo de pieza no está en la carpeta del proyecto. Guárdalo allí como pieza.</translation></message>
<message><source>“%1” could not be added as a part</source><extracomment>PartFiles</extracomment><translation>No se pudo añadir «%1» como pieza</translation></message>
<message><source>Added, but not linked to the file: the project has no folder yet. Save the project beside it, select the group, then choose “Link to a file…”.</source><extracomment>PartFiles</extracomment><translation>Añadida, pero no vinculada al archivo: el proyecto aún no tiene carpeta. Guarda el proyecto al lado, selecciona el grupo y elige «Vincular a un archivo…».</translation></message>
<message><source>“%1” could not be linked</source><extracomment>PartFiles</extracomment><translation>No se pudo vincular «%1»</translation></message>
<message><source>A part file is linked only if it is in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Un archivo de pieza solo se vincula si está en la carpeta del proyecto.</translation></message>
<message><source>The part file cannot be read.</source><extracomment>PartFiles</extracomment><translation>No se puede leer el archivo de pieza.</translation></message>
<message><source>Take over a part file</source><extracomment>PartFiles</extracomment><translation>Incorporar un archivo de pieza</translation></message>
<message><source>Unlink a part file</source><extracomment>PartFiles</extracomment><translation>Desvincular un archivo de pieza</translation></message>
<message><source>for %1</source><extracomment>PickedValuesModel</extracomment><translation>durante %1</translation></message>
<message><source>not before %1</source><extracomment>PickedValuesModel</extracomment><translation>no antes de %1</translation></message>
<message><source>waits</source><extracomment>PickedValuesModel</extracomment><translation>espera</translation></message>
<message><source>waits for its way</source><extracomment>PickedValuesModel</extracomment><translation>espera su ruta</translation></message>
<message><source>dashed: %1</source><extracomment>PlotCard</extracomment><translation>discontinua: %1</translation></message>
<message><source>%1, tick %2</source><extracomment>PlotCard</extracomment><translation>%1, tick %2</translation></message>
<message><source>Save a picture of this plot, with its title and axes.</source><extracomment>PlotCard</extracomment><translation>Guarda una imagen de esta gráfica, con su título y sus ejes.</translation></message>
<message><source>Plot of %1</source><extracomment>PlotCard</extracomment><translation>Gráfica de %1</translation></message>
<message><source>Tick %1: </source><extracomment>PlotCard</extracomment><translation>Tick %1: </translation></message>
<message><source>Measures from now on. Press Play.</source><extracomment>PlotCard</extracomment><translation>Mide a partir de ahora. Pulsa Reproducir.</translation></message>
<message><source>Agents</source><extracomment>PlotItem</extracomment><translation>Agentes</translation></message>
<message><source>Time (minutes:seconds)</source><extracomment>PlotItem</extracomment><translation>Tiempo (minutos:segundos)</translation></message>
<message><source>Click to edit this plot; Delete removes it.</source><extracomment>PlotLegendEntry</extracomment><translation>Haz clic para editar esta gráfica; Supr la quita.</translation></message>
<message><source>Edit this plot.</source><extracomment>PlotLegendEntry</extracomment><translation>Editar esta gráfica.</translation></message>
<message><source> and </source><extracomment>PlotListModel</extracomment><translation> y </translation></message>
<message><source>%1 over %2</source><extracomment>PlotListModel</extracomment><translation>%1 frente a %2</translation></message>
<message><source>Remove plot</source><extracomment>PlotListModel</extracomment><translation>Quitar gráfica</translation></message>
<message><source>Rename plot</source><extracomment>PlotListModel</extracomment><translation>Renombrar gráfica</translation></message>
<message><source>Plots</source><extracomment>PlotPanel</extracomment><translation>Gráficas</translation></message>
<message><source>Numbers of this run over time.</source><extracomment>PlotPanel</extracomment><translation>Números de esta ejecución a lo largo del tiempo.</translation></message>
<message><source>Sweeps</source><extracomment>PlotPanel</extracomment><translation>Barridos</translation></message>
<message><source>What was measured in many runs.</source><extracomment>PlotPanel</extracomment><translation>Lo que se midió en muchas ejecuciones.</translation></message>
<message><source>Found values</source><extracomment>PlotPanel</extracomment><translation>Valores hallados</translation></message>
<message><source>Values that meet goals.</source><extracomment>PlotPanel</extracomment><translation>Valores que cumplen las metas.</translation></message>
<message><source>Plot a number of an agent or of a group.</source><extracomment>PlotPanel</extracomment><translation>Representar un número de un agente o de un grupo.</translation></message>
<message><source>Save as a table</source><extracomment>PlotPanel</extracomment><translation>Guardar como tabla</translation></message>
<message><source>Write what the plots show as CSV.</source><extracomment>PlotPanel</extracomment><translation>Escribir como CSV lo que muestran las gráficas.</translation></message>
<message><source>Hide the plots</source><extracomment>PlotPanel</extracomment><translation>Ocultar las gráficas</translation></message>
<message><source>The plots keep measuring.</source><extracomment>PlotPanel</extracomment><translation>Las gráficas siguen midiendo.</translation></message>
<message><source>Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far from their prey, how many are in a mode. Pick an agent first to plot it alone.</source><extracomment>PlotPanel</extracomment><translation>Aún no se representa nada. Haz clic en + para representar un número a lo largo del tiempo: a qué velocidad van los cazadores, a qué distancia están de su presa, cuántos están en un modo. Elige antes un agente para representarlo solo a él.</translation></message>
<message><source>Continue</source><extracomment>PlotPanel</extracomment><translation>Continuar</translation></message>
<message><source>Pause the search</source><extracomment>PlotPanel</extracomment><translation>Pausar la búsqueda</translation></message>
<message><source>Stop the search</source><extracomment>PlotPanel</extracomment><translation>Detener la búsqueda</translation></message>
<message><source>Stop. The best so far stay.</source><extracomment>PlotPanel</extracomment><translation>Detener. Los mejores hasta ahora se conservan.</translation></message>
<message><source>Search again…</source><extracomment>PlotPanel</extracomment><translation>Buscar otra vez…</translation></message>
<message><source>Change goals, bounds or time, and search again.</source><extracomment>PlotPanel</extracomment><translation>Cambiar metas, límites o tiempo y buscar otra vez.</translation></message>
<message><source>Size of the plots</source><extracomment>PlotPanelEdge</extracomment><translation>Tamaño de las gráficas</translation></message>
<message><source>A coordinate must be a number, %1.</source><extracomment>PointListModel</extracomment><translation>Una coordenada debe ser un número, %1.</translation></message>
<message><source>Move point of %1</source><extracomment>PointListModel</extracomment><translation>Mover punto de %1</translation></message>
<message><source>Reorder points of %1</source><extracomment>PointListModel</extracomment><translation>Reordenar puntos de %1</translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n punto</numerusform><numerusform>%n puntos</numerusform></translation></message>
<message><source>X of point %1</source><extracomment>PointsEditor</extracomment><translation>X del punto %1</translation></message>
<message><source>Y of point %1</source><extracomment>PointsEditor</extracomment><translation>Y del punto %1</translation></message>
<message><source>Add a point after this one</source><extracomment>PointsEditor</extracomment><translation>Añadir un punto después de este</translation></message>
<message><source>Remove this point</source><extracomment>PointsEditor</extracomment><translation>Quitar este punto</translation></message>
<message><source>Input %1</source><extracomment>PortMark</extracomment><translation>Entrada %1</translation></message>
<message><source>Output %1</source><extracomment>PortMark</extracomment><translation>Salida %1</translation></message>
<message><source>Error: %1</source><extracomment>ProblemsSection</extracomment><translation>Error: %1</translation></message>
<message><source>Hint: %1</source><extracomment>ProblemsSection</extracomment><translation>Consejo: %1</translation></message>
<message><source>Warning: %1</source><extracomment>ProblemsSection</extracomment><translation>Aviso: %1</translation></message>
<message><source>No problems. The project runs as it is.</source><extracomment>ProblemsSection</extracomment><translation>Sin problemas. El proyecto funciona tal como está.</translation></message>
<message><source>%1: %2 percent</source><extracomment>ProgressNote</extracomment><translation>%1: %2 por ciento</translation></message>
<message><source>Find in the project</source><extracomment>ProjectSearch</extracomment><translation>Buscar en el proyecto</translation></message>
<message><source>Nothing found.</source><extracomment>ProjectSearch</extracomment><translation>No se encontró nada.</translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>%n encontrado. Intro muestra el primero.</numerusform><numerusform>%n encontrados. Intro muestra el primero.</numerusform></translation></message>
<message><source>What was found</source><extracomment>ProjectSearch</extracomment><translation>Lo encontrado</translation></message>
<message><source>Add a property</source><extracomment>PropertyListModel</extracomment><translation>Añadir una propiedad</translation></message>
<message><source>Remove a property</source><extracomment>PropertyListModel</extracomment><translation>Quitar una propiedad</translation></message>
<message><source>Rename a property</source><extracomment>PropertyListModel</extracomment><translation>Renombrar una propiedad</translation></message>
<message><source>Set the type of %1</source><extracomment>PropertyListModel</extracomment><translation>Cambiar el tipo de %1</translation></message>
<message><source>“%1” is not a number.</source><extracomment>PropertyListModel</extracomment><translation>«%1» no es un número.</translation></message>
<message><source>Set %1</source><extracomment>PropertyListModel</extracomment><translation>Cambiar %1</translation></message>
<message><source>Name of the property</source><extracomment>PropertyRow</extracomment><translation>Nombre de la propiedad</translation></message>
<message><source>Type of %1</source><extracomment>PropertyRow</extracomment><translation>Tipo de %1</translation></message>
<message><source>Remove “%1”</source><extracomment>PropertyRow</extracomment><translation>Quitar «%1»</translation></message>
<message><source>Properties of the project</source><extracomment>PropertyTable</extracomment><translation>Propiedades del proyecto</translation></message>
<message><source>Properties</source><extracomment>PropertyTable</extracomment><translation>Propiedades</translation></message>
<message><source>Values of your own that go to the game with the export. Tiller gives them no meaning.</source><extracomment>PropertyTable</extracomment><translation>Valores tuyos que llegan al juego con la exportación. Tiller no les da ningún significado.</translation></message>
<message><source>turned by %1°</source><extracomment>QObject</extracomment><translation>girado %1°</translation></message>
<message><source>Rotate %1</source><extracomment>QObject</extracomment><translation>Girar %1</translation></message>
<message><source>scaled to %1%</source><extracomment>QObject</extracomment><translation>escalado al %1 %</translation></message>
<message><source>scaled to %1%, %2%</source><extracomment>QObject</extracomment><translation>escalado al %1 %, %2 %</translation></message>
<message><source>Move start of %1</source><extracomment>QObject</extracomment><translation>Mover inicio de %1</translation></message>
<message><source>Duplicate an agent</source><extracomment>QObject</extracomment><translation>Duplicar un agente</translation></message>
<message><source>A parameter</source><extracomment>QObject</extracomment><translation>Un parámetro</translation></message>
<message><source>Recent</source><extracomment>RecentList</extracomment><translation>Recientes</translation></message>
<message><source>The project has problems. Fix them first: the list is at the right.</source><extracomment>Recorder</extracomment><translation>El proyecto tiene problemas. Arréglalos primero: la lista está a la derecha.</translation></message>
<message><source>Attached to “%1”. The game leads: Pause and the time bar show the past, Play follows again. What you edit acts in the game.</source><extracomment>Recordings</extracomment><translation>Conectado con «%1». Manda el juego: Pausa y la barra de tiempo muestran el pasado, Reproducir vuelve a seguirlo. Lo que edites actúa en el juego.</translation></message>
<message><source>%1 What “%2” did stays here. Play goes on without the game.</source><extracomment>Recordings</extracomment><translation>%1 Lo que hizo «%2» se queda aquí. Reproducir sigue sin el juego.</translation></message>
<message><source>The open project is not the one that the game runs. Your next edit gives the game all that differs.</source><extracomment>Recordings</extracomment><translation>El proyecto abierto no es el que ejecuta el juego. Tu próximo cambio da al juego todo lo que difiere.</translation></message>
<message><source>This is a copy of the game's project.</source><extracomment>Recordings</extracomment><translation>Esta es una copia del proyecto del juego.</translation></message>
<message><source>The game refused your last edit, and the editor took it back: %1</source><extracomment>Recordings</extracomment><translation>El juego rechazó tu último cambio y el editor lo deshizo: %1</translation></message>
<message><source>The game refused your last edit: %1</source><extracomment>Recordings</extracomment><translation>El juego rechazó tu último cambio: %1</translation></message>
<message><source>Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.</source><extracomment>Recordings</extracomment><translation>Recibiendo el estado de «%1»: %2 de %3 MB. Desconecta para cancelar.</translation></message>
<message><source>Waiting for “%1”. It answers at its next step.</source><extracomment>Recordings</extracomment><translation>Esperando a «%1». Responde en su próximo paso.</translation></message>
<message><source>Recording “%1”: %2 of the game. Drag along the time bar to look; Play goes on from there with the game's inputs.</source><extracomment>Recordings</extracomment><translation>Grabación «%1»: %2 del juego. Arrastra por la barra de tiempo para mirar; Reproducir sigue desde ahí con las entradas del juego.</translation></message>
<message><source>The end of the file is incomplete: it was left out.</source><extracomment>Recordings</extracomment><translation>El final del archivo está incompleto: se omitió.</translation></message>
<message><source>The file is too long to be read whole: what comes after these ticks was left out.</source><extracomment>Recordings</extracomment><translation>El archivo es demasiado largo para leerlo entero: se omitió lo que viene después de estos ticks.</translation></message>
<message><source>The project has changed since. The run goes by the project in the recording; Play goes on with the project as it is now.</source><extracomment>Recordings</extracomment><translation>El proyecto ha cambiado desde entonces. La ejecución se rige por el proyecto de la grabación; Reproducir sigue con el proyecto tal como está ahora.</translation></message>
<message><source>This is the copy of the project in the recording.</source><extracomment>Recordings</extracomment><translation>Esta es la copia del proyecto que hay en la grabación.</translation></message>
<message><source>A game without a file</source><extracomment>Recordings</extracomment><translation>Un juego sin archivo</translation></message>
<message><source>Process %1, port %2</source><extracomment>Recordings</extracomment><translation>Proceso %1, puerto %2</translation></message>
<message><source>port %1</source><extracomment>Recordings</extracomment><translation>puerto %1</translation></message>
<message><source>You have left the game.</source><extracomment>Recordings</extracomment><translation>Has salido del juego.</translation></message>
<message><source>Reading the state of “%1”</source><extracomment>Recordings</extracomment><translation>Leyendo el estado de «%1»</translation></message>
<message><source>If you cancel, the editor detaches from the game.</source><extracomment>Recordings</extracomment><translation>Si cancelas, el editor se desconecta del juego.</translation></message>
<message><source>The state that the game sent does not fit its project, so the editor cannot follow it: %1 Record the run of the game instead.</source><extracomment>Recordings</extracomment><translation>El estado que envió el juego no concuerda con su proyecto, así que el editor no puede seguirlo: %1 Graba en su lugar la ejecución del juego.</translation></message>
<message><source>Looking for “%1”</source><extracomment>Recordings</extracomment><translation>Buscando «%1»</translation></message>
<message><source>If you cancel, you can choose the file.</source><extracomment>Recordings</extracomment><translation>Si cancelas, puedes elegir el archivo.</translation></message>
<message><source>Unsaved changes</source><extracomment>RecoveredList</extracomment><translation>Cambios sin guardar</translation></message>
<message><source>%1, unsaved changes from %2</source><extracomment>RecoveredList</extracomment><translation>%1, cambios sin guardar de %2</translation></message>
<message><source>from %1, %2</source><extracomment>RecoveredList</extracomment><translation>de %1, %2</translation></message>
<message><source>by %1, which may still be open</source><extracomment>RecoveredList</extracomment><translation>de %1, que quizá siga abierto</translation></message>
<message><source>Restore</source><extracomment>RecoveredList</extracomment><translation>Restaurar</translation></message>
<message><source>Restore %1</source><extracomment>RecoveredList</extracomment><translation>Restaurar %1</translation></message>
<message><source>Remove</source><extracomment>RecoveredList</extracomment><translation>Quitar</translation></message>
<message><source>Remove for good</source><extracomment>RecoveredList</extracomment><translation>Quitar para siempre</translation></message>
<message><source>Unsaved changes were found</source><extracomment>RecoveryDialog</extracomment><translation>Se encontraron cambios sin guardar</translation></message>
<message><source>The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.</source><extracomment>RecoveryDialog</extracomment><translation>El editor se cerró antes de que se guardara «%1». Sus cambios sin guardar son de %2, %3.</translation></message>
<message><source>They belong to %1, which may still be open.</source><extracomment>RecoveryDialog</extracomment><translation>Son de %1, que quizá siga abierto.</translation></message>
<message><source>“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.</source><extracomment>RecoveryDialog</extracomment><translation>«Restaurar» los muestra, y el archivo queda como está hasta que guardes. «Descartar» muestra el archivo tal como se guardó, y estos cambios se pierden para siempre. «Guardar para luego» vuelve a preguntar la próxima vez.</translation></message>
<message><source>Keep for later</source><extracomment>RecoveryDialog</extracomment><translation>Guardar para luego</translation></message>
<message><source>Discard</source><extracomment>RecoveryDialog</extracomment><translation>Descartar</translation></message>
<message><source>Discard the changes</source><extracomment>RecoveryDialog</extracomment><translation>Descartar los cambios</translation></message>
<message><source>never saved</source><extracomment>RecoveryModel</extracomment><translation>nunca guardado</translation></message>
<message><source>today at %1</source><extracomment>RecoveryModel</extracomment><translation>hoy a las %1</translation></message>
<message><source>yesterday at %1</source><extracomment>RecoveryModel</extracomment><translation>ayer a las %1</translation></message>
<message><source>%1 after the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 después de guardar el archivo</translation></message>
<message><source>%1 before the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 antes de guardar el archivo</translation></message>
<message><source>at the same time as the file was saved</source><extracomment>RecoveryModel</extracomment><translation>a la vez que se guardó el archivo</translation></message>
<message><source>There is no saved file.</source><extracomment>RecoveryPreview</extracomment><translation>No hay ningún archivo guardado.</translation></message>
<message><source>Unsaved: %1</source><extracomment>RecoveryPreview</extracomment><translation>Sin guardar: %1</translation></message>
<message><source>Both are the same project.</source><extracomment>RecoveryPreview</extracomment><translation>Ambos son el mismo proyecto.</translation></message>
<message><source>Unsaved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Sin guardar, %1</translation></message>
<message><source>Saved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Guardado, %1</translation></message>
<message><source> (leads nowhere)</source><extracomment>RenderedNote</extracomment><translation> (no lleva a ninguna parte)</translation></message>
<message><source>Edit name and details</source><extracomment>RowMenuButton</extracomment><translation>Editar nombre y detalles</translation></message>
<message><source>Start, and compare with now</source><extracomment>RowMenuButton</extracomment><translation>Iniciar y comparar con lo actual</translation></message>
<message><source>Move up</source><extracomment>RowMenuButton</extracomment><translation>Subir</translation></message>
<message><source>Move down</source><extracomment>RowMenuButton</extracomment><translation>Bajar</translation></message>
<message><source>Time passed</source><extracomment>RunNumbers</extracomment><translation>Tiempo transcurrido</translation></message>
<message><source>Ticks passed</source><extracomment>RunNumbers</extracomment><translation>Ticks transcurridos</translation></message>
<message><source>min:s</source><extracomment>RunNumbers</extracomment><translation>min:s</translation></message>
<message><source>ticks</source><extracomment>RunNumbers</extracomment><translation>ticks</translation></message>
<message><source>Tick %1 since the reset.</source><extracomment>RunNumbers</extracomment><translation>Tick %1 desde el reinicio.</translation></message>
<message><source>Ticks since the reset.</source><extracomment>RunNumbers</extracomment><translation>Ticks desde el reinicio.</translation></message>
<message><source>Ticks per second</source><extracomment>RunNumbers</extracomment><translation>Ticks/segundo</translation></message>
<message><source>This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.</source><extracomment>RunNumbers</extracomment><translation>Este equipo es demasiado lento para %1 ticks por segundo. La ejecución es la misma; solo tarda más.</translation></message>
<message><source>Ticks per second; the target is %1.</source><extracomment>RunNumbers</extracomment><translation>Ticks por segundo; el objetivo es %1.</translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>agente</numerusform><numerusform>agentes</numerusform></translation></message>
<message><source>Contacts</source><extracomment>RunNumbers</extracomment><translation>Contactos</translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>contacto</numerusform><numerusform>contactos</numerusform></translation></message>
<message><source>What this project counts. Click to change it.</source><extracomment>RunNumbers</extracomment><translation>Lo que cuenta este proyecto. Haz clic para cambiarlo.</translation></message>
<message><source>How often two bodies began to touch since the reset.
%1</source><extracomment>RunNumbers</extracomment><translation>Cuántas veces dos cuerpos empezaron a tocarse desde el reinicio.
%1</translation></message>
<message><source>Click to place points. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Haz clic para colocar puntos. Esc termina.</translation></message>
<message><source>Drag from the center outward. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Arrastra desde el centro hacia fuera. Esc termina.</translation></message>
<message><source>Drag from corner to corner. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Arrastra de esquina a esquina. Esc termina.</translation></message>
<message><source>Click to place the first point. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Haz clic para colocar el primer punto. Esc termina.</translation></message>
<message><source>Double-click or press Enter to finish. Click the first point to close the shape.</source><extracomment>SceneDrawing</extracomment><translation>Haz doble clic o pulsa Intro para terminar. Haz clic en el primer punto para cerrar la forma.</translation></message>
<message><source>Click to place the next point. Backspace removes the last one.</source><extracomment>SceneDrawing</extracomment><translation>Haz clic para colocar el siguiente punto. Retroceso quita el último.</translation></message>
<message><source>radius %1</source><extracomment>SceneDrawing</extracomment><translation>radio %1</translation></message>
<message><source>%1 by %2</source><extracomment>SceneDrawing</extracomment><translation>%1 por %2</translation></message>
<message><source>The current layer, %1, is locked. Unlock it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>La capa actual, %1, está bloqueada. Desbloquéala o elige otra.</translation></message>
<message><source>The current layer, %1, is hidden. Show it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>La capa actual, %1, está oculta. Muéstrala o elige otra.</translation></message>
<message><source>Timeline</source><extracomment>ScrubBar</extracomment><translation>Línea de tiempo</translation></message>
<message><source>Set seed</source><extracomment>SeedSetting</extracomment><translation>Cambiar semilla</translation></message>
<message><source>Mute %1</source><extracomment>SelectionEdits</extracomment><translation>Silenciar %1</translation></message>
<message><source>Unmute %1</source><extracomment>SelectionEdits</extracomment><translation>Reactivar %1</translation></message>
<message><source>Solo %1</source><extracomment>SelectionEdits</extracomment><translation>Poner %1 en solo</translation></message>
<message><source>End solo of %1</source><extracomment>SelectionEdits</extracomment><translation>Terminar el solo de %1</translation></message>
<message><source>The selection is in the viewport, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>La selección está en la vista, que está oculta.</translation></message>
<message><source>The selection is on the canvas, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>La selección está en el lienzo, que está oculto.</translation></message>
<message><source>Select an agent type first, or another card.</source><extracomment>SelectionEdits</extracomment><translation>Selecciona primero un tipo de agente u otra tarjeta.</translation></message>
<message><source>No wire leads to this card.</source><extracomment>SelectionEdits</extracomment><translation>Ningún cable llega a esta tarjeta.</translation></message>
<message><source>Show %1 as formula</source><extracomment>SelectionEdits</extracomment><translation>Mostrar %1 como fórmula</translation></message>
<message><source>Delete %1</source><extracomment>SelectionEdits</extracomment><translation>Eliminar %1</translation></message>
<message><source>Cut %1</source><extracomment>SelectionEdits</extracomment><translation>Cortar %1</translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>Pegar %n elemento</numerusform><numerusform>Pegar %n elementos</numerusform></translation></message>
<message><source>Duplicate %1</source><extracomment>SelectionEdits</extracomment><translation>Duplicar %1</translation></message>
<message><source>Only behaviors and combiners can be solo, because only they give a force.</source><extracomment>SelectionEdits</extracomment><translation>Solo los comportamientos y los combinadores pueden estar en solo, porque son los únicos que dan una fuerza.</translation></message>
<message><source>Detach %1</source><extracomment>SelectionEdits</extracomment><translation>Soltar %1</translation></message>
<message><source>There are no cards to arrange. Add some cards first.</source><extracomment>SelectionEdits</extracomment><translation>No hay tarjetas que ordenar. Añade algunas primero.</translation></message>
<message><source>Lay out cards</source><extracomment>SelectionEdits</extracomment><translation>Ordenar tarjetas</translation></message>
<message><source>Select two or more cards, frames or comments to align.</source><extracomment>SelectionEdits</extracomment><translation>Selecciona dos o más tarjetas, marcos o comentarios para alinearlos.</translation></message>
<message><source>Align %1</source><extracomment>SelectionEdits</extracomment><translation>Alinear %1</translation></message>
<message><source>A weight is a number from 0 to 100.</source><extracomment>SelectionEdits</extracomment><translation>Un peso es un número de 0 a 100.</translation></message>
<message><source>Select the card that the wire starts from.</source><extracomment>SelectionEdits</extracomment><translation>Selecciona la tarjeta de la que sale el cable.</translation></message>
<message><source>Wire %1</source><extracomment>SelectionEdits</extracomment><translation>Conectar %1</translation></message>
<message><source>A wire from %1: select the card where it ends and wire again. Esc cancels.</source><extracomment>SelectionEdits</extracomment><translation>Un cable desde %1: selecciona la tarjeta donde termina y conecta otra vez. Esc cancela.</translation></message>
<message><source>Spread</source><extracomment>SettingRow</extracomment><translation>Variación</translation></message>
<message><source>Choose a picture of the project's folder</source><extracomment>SettingRow</extracomment><translation>Elegir una imagen de la carpeta del proyecto</translation></message>
<message><source>Back to the default</source><extracomment>SettingRow</extracomment><translation>Volver al valor predeterminado</translation></message>
<message><source>Take the wire of “%1” away</source><extracomment>SettingRow</extracomment><translation>Quitar el cable de «%1»</translation></message>
<message><source>No longer drive “%1” by a parameter</source><extracomment>SettingRow</extracomment><translation>Dejar de controlar «%1» con un parámetro</translation></message>
<message><source>Make “%1” a parameter, with a slider beside the world</source><extracomment>SettingRow</extracomment><translation>Hacer de «%1» un parámetro, con un deslizador junto al mundo</translation></message>
<message><source>driven by %1</source><extracomment>SettingRow</extracomment><translation>según %1</translation></message>
<message><source>Its name, range, step and settings</source><extracomment>SettingRow</extracomment><translation>Su nombre, rango, paso y ajustes</translation></message>
<message><source>Settings</source><extracomment>SettingsDialog</extracomment><translation>Preferencias</translation></message>
<message><source>For this editor, not saved in projects.</source><extracomment>SettingsDialog</extracomment><translation>De este editor; no se guardan en los proyectos.</translation></message>
<message><source>Colors</source><extracomment>SettingsDialog</extracomment><translation>Colores</translation></message>
<message><source>Desktop</source><extracomment>SettingsDialog</extracomment><translation>Escritorio</translation></message>
<message><source>Dark or light like other windows</source><extracomment>SettingsDialog</extracomment><translation>Oscuros o claros como las demás ventanas</translation></message>
<message><source>Dark</source><extracomment>SettingsDialog</extracomment><translation>Oscuros</translation></message>
<message><source>Light</source><extracomment>SettingsDialog</extracomment><translation>Claros</translation></message>
<message><source>For bright rooms and projectors</source><extracomment>SettingsDialog</extracomment><translation>Para salas luminosas y proyectores</translation></message>
<message><source>Text size</source><extracomment>SettingsDialog</extracomment><translation>Tamaño del texto</translation></message>
<message><source>S</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>S</translation></message>
<message><source>Small: 90 %</source><extracomment>SettingsDialog</extracomment><translation>Pequeño: 90 %</translation></message>
<message><source>M</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>M</translation></message>
<message><source>Medium: 100 %</source><extracomment>SettingsDialog</extracomment><translation>Mediano: 100 %</translation></message>
<message><source>L</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>L</translation></message>
<message><source>Large: 125 %</source><extracomment>SettingsDialog</extracomment><translation>Grande: 125 %</translation></message>
<message><source>XL</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>XL</translation></message>
<message><source>Very large: 150 %</source><extracomment>SettingsDialog</extracomment><translation>Muy grande: 150 %</translation></message>
<message><source>Language</source><extracomment>SettingsDialog</extracomment><translation>Idioma</translation></message>
<message><source>At the start</source><extracomment>SettingsDialog</extracomment><translation>Al iniciar</translation></message>
<message><source>Start page</source><extracomment>SettingsDialog</extracomment><translation>Página de inicio</translation></message>
<message><source>Last project</source><extracomment>SettingsDialog</extracomment><translation>Último proyecto</translation></message>
<message><source>Opens the last project</source><extracomment>SettingsDialog</extracomment><translation>Abre el último proyecto</translation></message>
<message><source>A file from the desktop</source><extracomment>SettingsDialog</extracomment><translation>Un archivo del escritorio</translation></message>
<message><source>New window</source><extracomment>SettingsDialog</extracomment><translation>Ventana nueva</translation></message>
<message><source>This window</source><extracomment>SettingsDialog</extracomment><translation>Esta ventana</translation></message>
<message><source>Opens in the window that is open, after it has asked about unsaved changes</source><extracomment>SettingsDialog</extracomment><translation>Se abre en la ventana ya abierta, después de preguntar por los cambios sin guardar</translation></message>
<message><source>Recent files</source><extracomment>SettingsDialog</extracomment><translation>Archivos recientes</translation></message>
<message><source>Clear list</source><extracomment>SettingsDialog</extracomment><translation>Borrar lista</translation></message>
<message><source>Keyboard</source><extracomment>SettingsDialog</extracomment><translation>Teclado</translation></message>
<message><source>Shortcuts…</source><extracomment>SettingsDialog</extracomment><translation>Atajos…</translation></message>
<message><source>They share no setting. What acts on all of them is in the menu of a right click.</source><extracomment>SettingsList</extracomment><translation>No comparten ningún ajuste. Lo que actúa sobre todos está en el menú del clic derecho.</translation></message>
<message><source>Large files take a while. %1</source><extracomment>ShellPopups</extracomment><translation>Los archivos grandes tardan un poco. %1</translation></message>
<message><source>Keyboard shortcuts</source><extracomment>ShortcutsDialog</extracomment><translation>Atajos de teclado</translation></message>
<message><source>Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.</source><extracomment>ShortcutsDialog</extracomment><translation>Haz clic en unas teclas y pulsa las nuevas. Retroceso las quita; Esc o Tab cancela.</translation></message>
<message><source>Search actions or keys</source><extracomment>ShortcutsDialog</extracomment><translation>Buscar acciones o teclas</translation></message>
<message><source>No action or key found.</source><extracomment>ShortcutsDialog</extracomment><translation>No se encontró ninguna acción ni tecla.</translation></message>
<message><source>Reset all</source><extracomment>ShortcutsDialog</extracomment><translation>Restablecer todo</translation></message>
<message><source>Reset all to the defaults</source><extracomment>ShortcutsDialog</extracomment><translation>Restablecer todos los valores predeterminados</translation></message>
<message><source>Remove the keys of %1</source><extracomment>ShortcutsDialog</extracomment><translation>Quitar las teclas de %1</translation></message>
<message><source>Restore %1 for %2</source><extracomment>ShortcutsDialog</extracomment><translation>Restaurar %1 para %2</translation></message>
<message><source>%1 moves through the window. Press other keys, or Esc.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 sirve para moverse por la ventana. Pulsa otras teclas, o Esc.</translation></message>
<message><source>%1 belongs to “%2”. Press it again to move it here, Esc to cancel.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 pertenece a «%2». Púlsalo otra vez para traerlo aquí, Esc para cancelar.</translation></message>
<message><source>From %1 to %2</source><extracomment>ShownWorld</extracomment><translation>De %1 a %2</translation></message>
<message><source>Coasting</source><extracomment>ShownWorld</extracomment><translation>Por inercia</translation></message>
<message><source>%1: 0 to %2</source><extracomment>ShownWorld</extracomment><translation>%1: 0 a %2</translation></message>
<message><source>Desired velocity</source><extracomment>ShownWorld</extracomment><translation>Velocidad deseada</translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>Enviar %n agente</numerusform><numerusform>Enviar %n agentes</numerusform></translation></message>
<message><source>This run began in a running game, so its first ticks are not here. Let the game record: docs/recording.md says how.</source><extracomment>SimulationController</extracomment><translation>Esta ejecución empezó en un juego en marcha, así que sus primeros ticks no están aquí. Haz que el juego grabe: docs/recording.md explica cómo.</translation></message>
<message><source>%1 is not alive at this tick.</source><extracomment>SimulationController</extracomment><translation>%1 no vive en este tick.</translation></message>
<message><source>%1 died at %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 murió a %2: %3.</translation></message>
<message><source>%1 was removed by hand at %2.</source><extracomment>SimulationController</extracomment><translation>%1 se quitó a mano a %2.</translation></message>
<message><source>Added by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Añadido a mano a %1.</translation></message>
<message><source>Changed by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Cambiado a mano a %1.</translation></message>
<message><source>Born at %1: %2.</source><extracomment>SimulationController</extracomment><translation>Nació a %1: %2.</translation></message>
<message><source>%1 since %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 desde %2: %3.</translation></message>
<message><source>%1, when %2 was true</source><extracomment>SimulationController</extracomment><translation>%1, cuando %2 era cierto</translation></message>
<message><source>%1, at %2</source><extracomment>SimulationController</extracomment><translation>%1, a %2</translation></message>
<message><source>%1 s</source><extracomment>SketchItem</extracomment><translation>%1 s</translation></message>
<message><source>Restore all saved values</source><extracomment>SliderPanel</extracomment><translation>Restaurar todos los valores guardados</translation></message>
<message><source>Restore the saved parameters</source><extracomment>SliderPanelModel</extracomment><translation>Restaurar los parámetros guardados</translation></message>
<message><source>Move a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Mover un parámetro</translation></message>
<message><source>Remove a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Quitar un parámetro</translation></message>
<message><source>Rename a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Renombrar un parámetro</translation></message>
<message><source>Saved: %1</source><extracomment>SliderRow</extracomment><translation>Guardado: %1</translation></message>
<message><source>Restore the saved value, %1</source><extracomment>SliderRow</extracomment><translation>Restaurar el valor guardado, %1</translation></message>
<message><source>The setting it changed no longer exists.</source><extracomment>SliderRow</extracomment><translation>El ajuste que cambiaba ya no existe.</translation></message>
<message><source>How fast the world runs. The run itself stays the same. Double-click: 1×.</source><extracomment>SpeedSlider</extracomment><translation>A qué velocidad va el mundo. La ejecución en sí es la misma. Doble clic: 1×.</translation></message>
<message><source>Reset everything: the parameters, the experiment, the run and its speed</source><extracomment>StageBar</extracomment><translation>Reiniciarlo todo: los parámetros, el experimento, la ejecución y su velocidad</translation></message>
<message><source>Slower</source><extracomment>StageBar</extracomment><translation>Más lento</translation></message>
<message><source>Speed %1</source><extracomment>StageBar</extracomment><translation>Velocidad %1</translation></message>
<message><source>Faster</source><extracomment>StageBar</extracomment><translation>Más rápido</translation></message>
<message><source>Show ▴</source><extracomment>StageBar</extracomment><translation>Mostrar ▴</translation></message>
<message><source>Show</source><extracomment>StageBar</extracomment><translation>Mostrar</translation></message>
<message><source>What to show besides the agents, and what their colors mean</source><extracomment>StageBar</extracomment><translation>Qué mostrar además de los agentes y qué significan sus colores</translation></message>
<message><source>Spotlight</source><extracomment>StageBar</extracomment><translation>Foco</translation></message>
<message><source>Darkens the world around the mouse</source><extracomment>StageBar</extracomment><translation>Oscurece el mundo alrededor del ratón</translation></message>
<message><source>%1 ticks</source><extracomment>StageBar</extracomment><translation>%1 ticks</translation></message>
<message><source>Leave the presentation</source><extracomment>StageBar</extracomment><translation>Salir de la presentación</translation></message>
<message><source>Tiller</source><extracomment>StartPage</extracomment><translation>Tiller</translation></message>
<message><source>Draw how agents steer, and watch them move while you draw. Open an example and drag something.</source><extracomment>StartPage</extracomment><translation>Dibuja cómo se dirigen los agentes y míralos moverse mientras dibujas. Abre un ejemplo y arrastra algo.</translation></message>
<message><source>Back to “%1”</source><extracomment>StartPage</extracomment><translation>Volver a «%1»</translation></message>
<message><source>New project</source><extracomment>StartPage</extracomment><translation>Proyecto nuevo</translation></message>
<message><source>Open a file…</source><extracomment>StartPage</extracomment><translation>Abrir un archivo…</translation></message>
<message><source>%1 explains keys and mouse; %2 finds every command by its name.</source><extracomment>StartPage</extracomment><translation>%1 explica el teclado y el ratón; %2 encuentra cualquier orden por su nombre.</translation></message>
<message><source>Add the answers to choose from.</source><extracomment>StepAnswers</extracomment><translation>Añade las respuestas entre las que elegir.</translation></message>
<message><source>The check marks the right one.</source><extracomment>StepAnswers</extracomment><translation>La marca señala la correcta.</translation></message>
<message><source>This is the right answer</source><extracomment>StepAnswers</extracomment><translation>Esta es la respuesta correcta</translation></message>
<message><source>Make this the right answer</source><extracomment>StepAnswers</extracomment><translation>Hacer de esta la respuesta correcta</translation></message>
<message><source>Answer %1</source><extracomment>StepAnswers</extracomment><translation>Respuesta %1</translation></message>
<message><source>Remove the answer</source><extracomment>StepAnswers</extracomment><translation>Quitar la respuesta</translation></message>
<message><source>Add an answer</source><extracomment>StepAnswers</extracomment><translation>Añadir una respuesta</translation></message>
<message><source>Close the step</source><extracomment>StepForm</extracomment><translation>Cerrar el paso</translation></message>
<message><source>Open the step “%1”</source><extracomment>StepForm</extracomment><translation>Abrir el paso «%1»</translation></message>
<message><source>Plots, presented</source><extracomment>StepFormModel</extracomment><translation>Gráficas, al presentar</translation></message>
<message><source>Counts, presented</source><extracomment>StepFormModel</extracomment><translation>Cantidades, al presentar</translation></message>
<message><source>Palette and inspector</source><extracomment>StepFormModel</extracomment><translation>Paleta e inspector</translation></message>
<message><source>The world has its own settings.</source><extracomment>StepFormModel</extracomment><translation>El mundo tiene sus propios ajustes.</translation></message>
<message><source>The world has: %1</source><extracomment>StepFormModel</extracomment><translation>El mundo tiene: %1</translation></message>
<message><source>Use the settings as they are now</source><extracomment>StepFormModel</extracomment><translation>Usar los ajustes tal como están</translation></message>
<message><source>Use none</source><extracomment>StepFormModel</extracomment><translation>No usar ninguno</translation></message>
<message><source>The step shows the whole world.</source><extracomment>StepFormModel</extracomment><translation>El paso muestra todo el mundo.</translation></message>
<message><source>The step shows a part of the world: %1 (middle and width).</source><extracomment>StepFormModel</extracomment><translation>El paso muestra una parte del mundo: %1 (centro y ancho).</translation></message>
<message><source>Use the view as it is now</source><extracomment>StepFormModel</extracomment><translation>Usar la vista tal como está</translation></message>
<message><source>Show the whole world</source><extracomment>StepFormModel</extracomment><translation>Mostrar todo el mundo</translation></message>
<message><source>Nothing stands out.</source><extracomment>StepFormModel</extracomment><translation>Nada destaca.</translation></message>
<message><source>The spotlight is on %1.</source><extracomment>StepFormModel</extracomment><translation>El foco está en %1.</translation></message>
<message><source>Spotlight the selection</source><extracomment>StepFormModel</extracomment><translation>Enfocar la selección</translation></message>
<message><source>Nothing</source><extracomment>StepFormModel</extracomment><translation>Nada</translation></message>
<message><source>On the page, pupils may change no card.</source><extracomment>StepFormModel</extracomment><translation>En la página, los alumnos no pueden cambiar ninguna tarjeta.</translation></message>
<message><source>On the page, pupils may change %1.</source><extracomment>StepFormModel</extracomment><translation>En la página, los alumnos pueden cambiar %1.</translation></message>
<message><source>Let them change the selection</source><extracomment>StepFormModel</extracomment><translation>Permitir cambiar la selección</translation></message>
<message><source>Pause after (seconds, 0 = never)</source><extracomment>StepFormModel</extracomment><translation>Pausar tras (segundos, 0 = nunca)</translation></message>
<message><source>Curve of</source><extracomment>StepFormModel</extracomment><translation>Curva de</translation></message>
<message><source>Text that follows</source><extracomment>StepFormModel</extracomment><translation>Texto que sigue</translation></message>
<message><source>Answer, after the guess</source><extracomment>StepFormModel</extracomment><translation>Respuesta, tras la predicción</translation></message>
<message><source>Overlays: as the pupil has them</source><extracomment>StepFormModel</extracomment><translation>Superposiciones: como las tenga el alumno</translation></message>
<message><source>Hidden in the window: nothing</source><extracomment>StepFormModel</extracomment><translation>Oculto en la ventana: nada</translation></message>
<message><source>Hidden in the window</source><extracomment>StepFormModel</extracomment><translation>Oculto en la ventana</translation></message>
<message><source>Title of the step</source><extracomment>StepFormModel</extracomment><translation>Título del paso</translation></message>
<message><source>A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.</source><extracomment>StepList</extracomment><translation>Una lección tiene pasos. Cada uno muestra un texto y ajustes de la ejecución, y puede pedir una predicción antes de que el mundo se ponga en marcha.</translation></message>
<message><source>Add a step</source><extracomment>StepList</extracomment><translation>Añadir un paso</translation></message>
<message><source>all of %1</source><extracomment>StepListModel</extracomment><translation>todos los %1</translation></message>
<message><source>Choose a plot</source><extracomment>StepListModel</extracomment><translation>Elegir una gráfica</translation></message>
<message><source>New plot…</source><extracomment>StepListModel</extracomment><translation>Gráfica nueva…</translation></message>
<message><source>Step %1</source><extracomment>StepListModel</extracomment><translation>Paso %1</translation></message>
<message><source>Delete a step</source><extracomment>StepListModel</extracomment><translation>Eliminar un paso</translation></message>
<message><source>Move a step</source><extracomment>StepListModel</extracomment><translation>Mover un paso</translation></message>
<message><source>Rename a step</source><extracomment>StepListModel</extracomment><translation>Renombrar un paso</translation></message>
<message><source>“%1” is no number.</source><extracomment>StepListModel</extracomment><translation>«%1» no es un número.</translation></message>
<message><source>Change a step</source><extracomment>StepListModel</extracomment><translation>Cambiar un paso</translation></message>
<message><source>No setting differs from the saved project. Move a slider or change a setting first.</source><extracomment>StepListModel</extracomment><translation>Ningún ajuste difiere del proyecto guardado. Mueve antes un deslizador o cambia un ajuste.</translation></message>
<message><source>Click an agent in the world, or select one agent type or one scene item first.</source><extracomment>StepListModel</extracomment><translation>Haz clic en un agente del mundo, o selecciona antes un tipo de agente o un elemento de la escena.</translation></message>
<message><source>Select the cards on the canvas first.</source><extracomment>StepListModel</extracomment><translation>Selecciona primero las tarjetas en el lienzo.</translation></message>
<message><source>Bold</source><extracomment>StepText</extracomment><translation>Negrita</translation></message>
<message><source>Makes the selected words bold</source><extracomment>StepText</extracomment><translation>Pone en negrita las palabras seleccionadas</translation></message>
<message><source>bold</source><extracomment>StepText</extracomment><translation>negrita</translation></message>
<message><source>List</source><extracomment>StepText</extracomment><translation>Lista</translation></message>
<message><source>Begins a list</source><extracomment>StepText</extracomment><translation>Empieza una lista</translation></message>
<message><source>Link</source><extracomment>StepText</extracomment><translation>Enlace</translation></message>
<message><source>A link to the selected card, or to the agent that you clicked: it lights them up</source><extracomment>StepText</extracomment><translation>Un enlace a la tarjeta seleccionada, o al agente en que hiciste clic: los ilumina</translation></message>
<message><source>Sweep</source><extracomment>SweepBar</extracomment><translation>Barrido</translation></message>
<message><source>Run the sweep</source><extracomment>SweepBar</extracomment><translation>Ejecutar el barrido</translation></message>
<message><source>Pause the sweep</source><extracomment>SweepBar</extracomment><translation>Pausar el barrido</translation></message>
<message><source>Run what has no result yet.</source><extracomment>SweepBar</extracomment><translation>Ejecutar lo que aún no tiene resultado.</translation></message>
<message><source>Stop the sweep</source><extracomment>SweepBar</extracomment><translation>Detener el barrido</translation></message>
<message><source>Stop. The results so far are kept.</source><extracomment>SweepBar</extracomment><translation>Detener. Los resultados hasta ahora se conservan.</translation></message>
<message><source>Five more seeds</source><extracomment>SweepBar</extracomment><translation>Cinco semillas más</translation></message>
<message><source>Run five more seeds of each combination.</source><extracomment>SweepBar</extracomment><translation>Ejecutar cinco semillas más de cada combinación.</translation></message>
<message><source>More for the sweep</source><extracomment>SweepBar</extracomment><translation>Más sobre el barrido</translation></message>
<message><source>Edit the sweep…</source><extracomment>SweepBar</extracomment><translation>Editar el barrido…</translation></message>
<message><source>Save the chart or table…</source><extracomment>SweepBar</extracomment><translation>Guardar el gráfico o la tabla…</translation></message>
<message><source>Delete the sweep</source><extracomment>SweepBar</extracomment><translation>Eliminar el barrido</translation></message>
<message><source>Combination</source><extracomment>SweepChart</extracomment><translation>Combinación</translation></message>
<message><source>%1 must be a whole number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 debe ser un número entero, %2.</translation></message>
<message><source>%1 must be a number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 debe ser un número, %2.</translation></message>
<message><source>Which number of a run counts</source><extracomment>SweepDraft</extracomment><translation>Qué número de una ejecución cuenta</translation></message>
<message><source>Result</source><extracomment>SweepDraft</extracomment><translation>Resultado</translation></message>
<message><source>And vary</source><extracomment>SweepDraft</extracomment><translation>Y variar</translation></message>
<message><source>Measure</source><extracomment>SweepDraft</extracomment><translation>Medir</translation></message>
<message><source>How many seeds each combination has</source><extracomment>SweepDraft</extracomment><translation>Cuántas semillas tiene cada combinación</translation></message>
<message><source>Choose the setting to vary.</source><extracomment>SweepDraft</extracomment><translation>Elige el ajuste que variar.</translation></message>
<message><source>The length must be a number of seconds, at least one tick.</source><extracomment>SweepDraft</extracomment><translation>La duración debe ser un número de segundos, al menos un tick.</translation></message>
<message><source>These are %1 runs; the editor takes at most %2. Take fewer values or seeds, or run “tiller sweep”.</source><extracomment>SweepDraft</extracomment><translation>Son %1 ejecuciones; el editor admite como máximo %2. Usa menos valores o semillas, o ejecuta «tiller sweep».</translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n ejecución</numerusform><numerusform>%n ejecuciones</numerusform></translation></message>
<message><source>%1: %2 on this machine</source><extracomment>SweepDraft</extracomment><translation>%1: %2 en este equipo</translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n tick</numerusform><numerusform>= %n ticks</numerusform></translation></message>
<message><source>%1 (mean %2 ± %3)</source><extracomment>SweepItem</extracomment><translation>%1 (media %2 ± %3)</translation></message>
<message><source>Use these values</source><extracomment>SweepView</extracomment><translation>Usar estos valores</translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>%1 de %n ejecución</numerusform><numerusform>%1 de %n ejecuciones</numerusform></translation></message>
<message><source>%1, paused</source><extracomment>Sweeps</extracomment><translation>%1, en pausa</translation></message>
<message><source>%1, %2 left</source><extracomment>Sweeps</extracomment><translation>%1, quedan %2</translation></message>
<message><source>These results are older than the project. Run it again.</source><extracomment>Sweeps</extracomment><translation>Estos resultados son anteriores al proyecto actual. Ejecútalo otra vez.</translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n semilla</numerusform><numerusform>%n semillas</numerusform></translation></message>
<message><source>%1. Run it to get the others.</source><extracomment>Sweeps</extracomment><translation>%1. Ejecútalo para obtener el resto.</translation></message>
<message><source>Try values</source><extracomment>Sweeps</extracomment><translation>Probar valores</translation></message>
<message><source>Edit the sweep</source><extracomment>Sweeps</extracomment><translation>Editar el barrido</translation></message>
<message><source>Keep the results of the sweep</source><extracomment>Sweeps</extracomment><translation>Conservar los resultados del barrido</translation></message>
<message><source>The editor takes at most %1 runs.</source><extracomment>Sweeps</extracomment><translation>El editor admite como máximo %1 ejecuciones.</translation></message>
<message><source>More seeds</source><extracomment>Sweeps</extracomment><translation>Más semillas</translation></message>
<message><source>Run with seed %1</source><extracomment>Sweeps</extracomment><translation>Ejecutar con la semilla %1</translation></message>
<message><source>Range</source><extracomment>SweptValues</extracomment><translation>Rango</translation></message>
<message><source>As many values as you say, from the first to the last.</source><extracomment>SweptValues</extracomment><translation>Tantos valores como indiques, del primero al último.</translation></message>
<message><source>Values separated by commas.</source><extracomment>SweptValues</extracomment><translation>Valores separados por comas.</translation></message>
<message><source>%1; now %2</source><extracomment>SweptValues</extracomment><translation>%1; ahora %2</translation></message>
<message><source>Now %1</source><extracomment>SweptValues</extracomment><translation>Ahora %1</translation></message>
<message><source>Values</source><extracomment>SweptValues</extracomment><translation>Valores</translation></message>
<message><source>From</source><extracomment>SweptValues</extracomment><translation>De</translation></message>
<message><source>To</source><extracomment>SweptValues</extracomment><translation>A</translation></message>
<message><source>to</source><extracomment>SweptValues</extracomment><translation>a</translation></message>
<message><source>Values, separated by commas</source><extracomment>SweptValues</extracomment><translation>Valores, separados por comas</translation></message>
<message><source>Number of values</source><extracomment>SweptValues</extracomment><translation>Número de valores</translation></message>
<message><source>values</source><extracomment>SweptValues</extracomment><translation>valores</translation></message>
<message><source>in</source><extracomment>SweptValues</extracomment><translation>en</translation></message>
<message><source>%1: “%2” is no number. It takes %3.</source><extracomment>SweptValues</extracomment><translation>%1: «%2» no es un número. Admite %3.</translation></message>
<message><source>%1: the number of values must be a whole number, 1 to %2.</source><extracomment>SweptValues</extracomment><translation>%1: el número de valores debe ser un número entero, de 1 a %2.</translation></message>
<message><source>“%1” leads nowhere. Links are http(s) addresses, node:ID, agent:NAME and experiment:ID.</source><extracomment>Teaching</extracomment><translation>«%1» no lleva a ninguna parte. Los enlaces son direcciones http(s), node:ID, agent:NAME y experiment:ID.</translation></message>
<message><source>There is nothing with the id “%1”.</source><extracomment>Teaching</extracomment><translation>No hay nada con el identificador «%1».</translation></message>
<message><source>There is no agent with the name “%1”.</source><extracomment>Teaching</extracomment><translation>No hay ningún agente con el nombre «%1».</translation></message>
<message><source>Select one wire first: its weight becomes a parameter.</source><extracomment>Teaching</extracomment><translation>Selecciona primero un cable: su peso se convierte en parámetro.</translation></message>
<message><source>%1 of %2, tick %3</source><extracomment>Timeline</extracomment><translation>%1 de %2, tick %3</translation></message>
<message><source>%1, in the past</source><extracomment>Timeline</extracomment><translation>%1, en el pasado</translation></message>
<message><source>%1, now</source><extracomment>Timeline</extracomment><translation>%1, ahora</translation></message>
<message><source>Reaches back to the start. The past takes %1 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Llega hasta el inicio. El pasado ocupa %1 de 256 MB.</translation></message>
<message><source>Reaches back %1, to where the editor attached to the game. The past takes %2 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Llega %1 atrás, hasta donde el editor se conectó con el juego. El pasado ocupa %2 de 256 MB.</translation></message>
<message><source>Reaches back %1. With so many agents, more does not fit into 256 MB.</source><extracomment>Timeline</extracomment><translation>Llega %1 atrás. Con tantos agentes, no cabe más en 256 MB.</translation></message>
<message><source>Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.</source><extracomment>Timeline</extracomment><translation>Desde %1 (tick %2) la ejecución difiere del juego: %3. A %4 era igual.</translation></message>
<message><source>Branched at %1: the old run begins there</source><extracomment>Timeline</extracomment><translation>Bifurcada a %1: ahí empieza la ejecución antigua</translation></message>
<message><source>Faded: the old run, from %1 on</source><extracomment>Timeline</extracomment><translation>Atenuada: la ejecución antigua, desde %1</translation></message>
<message><source>Faded: the run without the edits from %1 on</source><extracomment>Timeline</extracomment><translation>Atenuada: la ejecución sin los cambios desde %1</translation></message>
<message><source>Play goes on from here; the run after %1 stays as a faded overlay</source><extracomment>Timeline</extracomment><translation>Reproducir sigue desde aquí; la ejecución después de %1 queda como superposición atenuada</translation></message>
<message><source>The run goes on from %1. The recorded future after that is the faded overlay.</source><extracomment>Timeline</extracomment><translation>La ejecución sigue desde %1. El futuro grabado que venía después es la superposición atenuada.</translation></message>
<message><source>Reaches back to</source><extracomment>TimelineBar</extracomment><translation>Llega atrás hasta</translation></message>
<message><source>first</source><extracomment>TimelineBar</extracomment><translation>primero</translation></message>
<message><source>Saved as %1</source><extracomment>Toast</extracomment><translation>Guardado como %1</translation></message>
<message><source>Draw %1</source><extracomment>Tool</extracomment><translation>Dibujar: %1</translation></message>
<message><source>Drawing tools</source><extracomment>ToolStrip</extracomment><translation>Herramientas de dibujo</translation></message>
<message><source>What is shown</source><extracomment>TopBar</extracomment><translation>Qué se muestra</translation></message>
<message><source>Canvas</source><extracomment>TopBar</extracomment><translation>Lienzo</translation></message>
<message><source>The canvas alone</source><extracomment>TopBar</extracomment><translation>Solo el lienzo</translation></message>
<message><source>Both</source><extracomment>TopBar</extracomment><translation>Ambos</translation></message>
<message><source>Canvas and viewport side by side</source><extracomment>TopBar</extracomment><translation>Lienzo y vista lado a lado</translation></message>
<message><source>Stacked</source><extracomment>TopBar</extracomment><translation>Apilados</translation></message>
<message><source>The viewport below the canvas</source><extracomment>TopBar</extracomment><translation>La vista debajo del lienzo</translation></message>
<message><source>Viewport</source><extracomment>TopBar</extracomment><translation>Vista</translation></message>
<message><source>The viewport alone</source><extracomment>TopBar</extracomment><translation>Solo la vista</translation></message>
<message><source>Light colors, for bright rooms and projectors</source><extracomment>TopBar</extracomment><translation>Colores claros, para salas luminosas y proyectores</translation></message>
<message><source>Dark colors</source><extracomment>TopBar</extracomment><translation>Colores oscuros</translation></message>
<message><source>no backup</source><extracomment>TopBar</extracomment><translation>sin copia de seguridad</translation></message>
<message><source>also open elsewhere</source><extracomment>TopBar</extracomment><translation>también abierto en otro sitio</translation></message>
<message><source>Project %1</source><extracomment>TopBar</extracomment><translation>Proyecto %1</translation></message>
<message><source>Unsaved changes would be lost in a crash: %1</source><extracomment>TopBar</extracomment><translation>Los cambios sin guardar se perderían en un fallo: %1</translation></message>
<message><source>Another window has this file open. If both save it, the last save wins.</source><extracomment>TopBar</extracomment><translation>Otra ventana tiene abierto este archivo. Si ambas lo guardan, vale el último guardado.</translation></message>
<message><source>Not saved yet. After a crash your changes can be restored.</source><extracomment>TopBar</extracomment><translation>Aún sin guardar. Tras un fallo se pueden restaurar tus cambios.</translation></message>
<message><source>Open &amp;recent</source><extracomment>TopMenus</extracomment><translation>Abrir recien&amp;te</translation></message>
<message><source>E&amp;xamples</source><extracomment>TopMenus</extracomment><translation>Ejem&amp;plos</translation></message>
<message><source>Seed</source><extracomment>TransportBar</extracomment><translation>Semilla</translation></message>
<message><source>Seed of the game's run</source><extracomment>TransportBar</extracomment><translation>Semilla de la ejecución del juego</translation></message>
<message><source>The game gave this run its seed. Open a project to choose one.</source><extracomment>TransportBar</extracomment><translation>El juego dio a esta ejecución su semilla. Abre un proyecto para elegir una.</translation></message>
<message><source>The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.</source><extracomment>TransportBar</extracomment><translation>La misma semilla da la misma ejecución, bit a bit. Una semilla nueva cambia los números aleatorios a partir de ahora; reinicia para ver una ejecución completa con ella.</translation></message>
<message><source>New seed</source><extracomment>TransportBar</extracomment><translation>Semilla nueva</translation></message>
<message><source>Choose a new seed and start again: the same rules with other random numbers.</source><extracomment>TransportBar</extracomment><translation>Elegir una semilla nueva y empezar otra vez: las mismas reglas con otros números aleatorios.</translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1 (%n vez)</numerusform><numerusform>%1 (%n veces)</numerusform></translation></message>
<message><source>%1, back to %2</source><extracomment>UndoHistory</extracomment><translation>%1, de vuelta a %2</translation></message>
<message><source>Undone: %1. The run is back at %2. Press Space to go on from here.</source><extracomment>UndoHistory</extracomment><translation>Deshecho: %1. La ejecución ha vuelto a %2. Pulsa Espacio para seguir desde aquí.</translation></message>
<message><source>%1; the best run with fresh seeds</source><extracomment>ValueFinder</extracomment><translation>%1; la mejor ejecución con semillas nuevas</translation></message>
<message><source>The project runs first</source><extracomment>ValueFinder</extracomment><translation>El proyecto se ejecuta primero</translation></message>
<message><source>%1, best score %2, %3 left</source><extracomment>ValueFinder</extracomment><translation>%1, mejor puntuación %2, quedan %3</translation></message>
<message><source>The project meets the goals already; no other values can be better.</source><extracomment>ValueFinder</extracomment><translation>El proyecto ya cumple las metas; ningún otro valor puede ser mejor.</translation></message>
<message><source>Stopped before any other values were tried.</source><extracomment>ValueFinder</extracomment><translation>Se detuvo antes de probar otros valores.</translation></message>
<message><source>Stopped: the scores are of the seeds that were searched, so they look better than they are.</source><extracomment>ValueFinder</extracomment><translation>Detenido: las puntuaciones son de las semillas con las que se buscó, así que parecen mejores de lo que son.</translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>El resultado 1 es mejor que el proyecto, con %n semilla nueva.</numerusform><numerusform>El resultado 1 es mejor que el proyecto, con %n semillas nuevas.</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>El proyecto es tan bueno como el resultado 1, con %n semilla nueva.</numerusform><numerusform>El proyecto es tan bueno como el resultado 1, con %n semillas nuevas.</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>El proyecto es mejor que el resultado 1, con %n semilla nueva.</numerusform><numerusform>El proyecto es mejor que el resultado 1, con %n semillas nuevas.</numerusform></translation></message>
<message><source>Project</source><extracomment>ValueFinder</extracomment><translation>Proyecto</translation></message>
<message><source>Result %1</source><extracomment>ValueFinder</extracomment><translation>Resultado %1</translation></message>
<message><source>Use found values</source><extracomment>ValueFinder</extracomment><translation>Usar valores hallados</translation></message>
<message><source>At tick %1. </source><extracomment>VariantPane</extracomment><translation>En el tick %1. </translation></message>
<message><source>Stop comparing</source><extracomment>VariantPane</extracomment><translation>Dejar de comparar</translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1: %n agente, tick %2</numerusform><numerusform>%1: %n agentes, tick %2</numerusform></translation></message>
<message><source>Now</source><extracomment>VariantsView</extracomment><translation>Ahora</translation></message>
<message><source>Earlier versions of “%1”</source><extracomment>VersionsDialog</extracomment><translation>Versiones anteriores de «%1»</translation></message>
<message><source>Each save keeps the version before it: the last ten, and the last one of each day for a month.</source><extracomment>VersionsDialog</extracomment><translation>Cada guardado conserva la versión anterior: las diez últimas, y la última de cada día durante un mes.</translation></message>
<message><source>No earlier versions yet. Each save keeps one.</source><extracomment>VersionsDialog</extracomment><translation>Aún no hay versiones anteriores. Cada guardado conserva una.</translation></message>
<message><source>Since then: %1</source><extracomment>VersionsDialog</extracomment><translation>Desde entonces: %1</translation></message>
<message><source>The same as the open project</source><extracomment>VersionsDialog</extracomment><translation>Igual que el proyecto abierto</translation></message>
<message><source>Color by</source><extracomment>ViewportHeader</extracomment><translation>Color según</translation></message>
<message><source>Color agents by their type, and by their mode where it has a color.</source><extracomment>ViewportHeader</extracomment><translation>Colorear los agentes según su tipo, y según su modo si este tiene color.</translation></message>
<message><source>Behavior</source><extracomment>ViewportHeader</extracomment><translation>Comportamiento</translation></message>
<message><source>Color agents by the behavior with the largest share of the force.</source><extracomment>ViewportHeader</extracomment><translation>Colorear los agentes según el comportamiento con mayor parte de la fuerza.</translation></message>
<message><source>Number…</source><extracomment>ViewportHeader</extracomment><translation>Número…</translation></message>
<message><source>Color the agents of a type by a number: their speed, a distance, or what a number node gives.</source><extracomment>ViewportHeader</extracomment><translation>Colorear los agentes de un tipo según un número: su velocidad, una distancia o lo que da un nodo de número.</translation></message>
<message><source>Show ▾</source><extracomment>ViewportHeader</extracomment><translation>Mostrar ▾</translation></message>
<message><source>What to show besides the agents.</source><extracomment>ViewportHeader</extracomment><translation>Qué mostrar además de los agentes.</translation></message>
<message><source>Layers of the world: show, hide and lock scene items together.</source><extracomment>ViewportHeader</extracomment><translation>Capas del mundo: mostrar, ocultar y bloquear juntos elementos de la escena.</translation></message>
<message><source>Fit</source><extracomment>ViewportHeader</extracomment><translation>Encuadrar</translation></message>
<message><source>Show the whole world. The wheel zooms, dragging with the right or middle button pans.</source><extracomment>ViewportHeader</extracomment><translation>Mostrar todo el mundo. La rueda hace zoom; arrastrar con el botón derecho o central desplaza.</translation></message>
<message><source>Send the selected agents here</source><extracomment>ViewportPane</extracomment><translation>Enviar aquí los agentes seleccionados</translation></message>
<message><source>Selected scene items</source><extracomment>ViewportPane</extracomment><translation>Elementos de la escena seleccionados</translation></message>
<message><source>Align</source><extracomment>ViewportPane</extracomment><translation>Alinear</translation></message>
<message><source>Left edges</source><extracomment>ViewportPane</extracomment><translation>Bordes izquierdos</translation></message>
<message><source>Centers, left to right</source><extracomment>ViewportPane</extracomment><translation>Centros, en horizontal</translation></message>
<message><source>Right edges</source><extracomment>ViewportPane</extracomment><translation>Bordes derechos</translation></message>
<message><source>Top edges</source><extracomment>ViewportPane</extracomment><translation>Bordes superiores</translation></message>
<message><source>Centers, top to bottom</source><extracomment>ViewportPane</extracomment><translation>Centros, en vertical</translation></message>
<message><source>Bottom edges</source><extracomment>ViewportPane</extracomment><translation>Bordes inferiores</translation></message>
<message><source>Distribute</source><extracomment>ViewportPane</extracomment><translation>Distribuir</translation></message>
<message><source>Left to right</source><extracomment>ViewportPane</extracomment><translation>De izquierda a derecha</translation></message>
<message><source>Top to bottom</source><extracomment>ViewportPane</extracomment><translation>De arriba abajo</translation></message>
<message><source>Bring to the front</source><extracomment>ViewportPane</extracomment><translation>Traer al frente</translation></message>
<message><source>Send to the back</source><extracomment>ViewportPane</extracomment><translation>Enviar al fondo</translation></message>
<message><source>Color by type</source><extracomment>Watch</extracomment><translation>Colorear según el tipo</translation></message>
<message><source>A film is already being recorded.</source><extracomment>WatchFlow</extracomment><translation>Ya se está grabando una película.</translation></message>
<message><source>The plots could not be saved</source><extracomment>WatchFlow</extracomment><translation>No se pudieron guardar las gráficas</translation></message>
<message><source>Color agents by a number</source><extracomment>WatchFlow</extracomment><translation>Colorear agentes según un número</translation></message>
<message><source>Add a plot</source><extracomment>WatchFlow</extracomment><translation>Añadir una gráfica</translation></message>
<message><source>Edit the plot</source><extracomment>WatchFlow</extracomment><translation>Editar la gráfica</translation></message>
<message><source>Color</source><extracomment>WatchFlow</extracomment><translation>Color</translation></message>
<message><source>Run</source><extracomment>WatchFlow</extracomment><translation>Ejecutar</translation></message>
<message><source>Find values</source><extracomment>WatchFlow</extracomment><translation>Hallar valores</translation></message>
<message><source>Find</source><extracomment>WatchFlow</extracomment><translation>Hallar</translation></message>
<message><source>To %1</source><extracomment>WatchFlow</extracomment><translation>Hasta %1</translation></message>
<message><source>Runs ahead</source><extracomment>WatchFlow</extracomment><translation>Avanza</translation></message>
<message><source>Cancel (Esc)</source><extracomment>WatchFlow</extracomment><translation>Cancelar (Esc)</translation></message>
<message><source>Pauses at the tick that was reached.</source><extracomment>WatchFlow</extracomment><translation>Se pausa en el tick al que haya llegado.</translation></message>
<message><source>Film</source><extracomment>WatchFlow</extracomment><translation>Película</translation></message>
<message><source>Cancel this film</source><extracomment>WatchFlow</extracomment><translation>Cancelar esta película</translation></message>
<message><source>Nothing is written.</source><extracomment>WatchFlow</extracomment><translation>No se escribe nada.</translation></message>
<message><source>%1. The seed stays as it is.</source><extracomment>WatchFlow</extracomment><translation>%1. La semilla queda como está.</translation></message>
<message><source>The picture or film could not be saved</source><extracomment>WatchFlow</extracomment><translation>No se pudo guardar la imagen o la película</translation></message>
<message><source>Weight of the wire</source><extracomment>WeightEditor</extracomment><translation>Peso del cable</translation></message>
<message><source>Point of the wire from %1 to %2</source><extracomment>WirePoints</extracomment><translation>Punto del cable de %1 a %2</translation></message>
<message><source>Select the wire that the point is for.</source><extracomment>WirePoints</extracomment><translation>Selecciona el cable para el punto.</translation></message>
<message><source>Select a wire with points.</source><extracomment>WirePoints</extracomment><translation>Selecciona un cable con puntos.</translation></message>
<message><source>Remove a point of the wire</source><extracomment>WirePoints</extracomment><translation>Quitar un punto del cable</translation></message>
<message><source>This reference is shown as a tag. Show references as wires first.</source><extracomment>WirePoints</extracomment><translation>Esta referencia se muestra como etiqueta. Muestra antes las referencias como cables.</translation></message>
<message><source>Add a point to the wire</source><extracomment>WirePoints</extracomment><translation>Añadir un punto al cable</translation></message>
<message><source>%1 (Enter)</source><extracomment>WorldInput</extracomment><translation>%1 (Intro)</translation></message>
<message><source>move by %1 (Enter)</source><extracomment>WorldInput</extracomment><translation>mover %1 (Intro)</translation></message>
<message><source>moved by %1, %2</source><extracomment>WorldInput</extracomment><translation>movido %1, %2</translation></message>
<message><source>Mirror %1</source><extracomment>WorldSelection</extracomment><translation>Reflejar %1</translation></message>
<message><source>Select two or more scene items to align.</source><extracomment>WorldSelection</extracomment><translation>Selecciona dos o más elementos de la escena para alinearlos.</translation></message>
<message><source>Bring %1 to the front</source><extracomment>WorldSelection</extracomment><translation>Traer %1 al frente</translation></message>
<message><source>Send %1 to the back</source><extracomment>WorldSelection</extracomment><translation>Enviar %1 al fondo</translation></message>
<message><source>Events</source><extracomment>WorldSide</extracomment><translation>Sucesos</translation></message>
<message><source>Events: here, variant, ±</source><extracomment>WorldSide</extracomment><translation>Sucesos: aquí, variante, ±</translation></message>
<message><source>Events: now, before, ±</source><extracomment>WorldSide</extracomment><translation>Sucesos: ahora, antes, ±</translation></message>
<message><source>Hide the events</source><extracomment>WorldSide</extracomment><translation>Ocultar los sucesos</translation></message>
<message><source>Show the events</source><extracomment>WorldSide</extracomment><translation>Mostrar los sucesos</translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>Mundo: %n agente, tick %1</numerusform><numerusform>Mundo: %n agentes, tick %1</numerusform></translation></message>
<message><source>Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.</source><extracomment>WorldView</extracomment><translation>Haz clic en un agente para elegirlo; arrastra agentes y elementos de la escena; las flechas mueven la selección; con una herramienta, Intro dibuja o añade en el centro; Supr quita el agente elegido.</translation></message>
<message><source>The world runs without the last edits: %1</source><extracomment>WorldView</extracomment><translation>El mundo se ejecuta sin los últimos cambios: %1</translation></message>
<message><source>Play again from the start</source><extracomment>WorldView</extracomment><translation>Reproducir desde el inicio</translation></message>
<message><source>Hide this note</source><extracomment>WorldView</extracomment><translation>Ocultar esta nota</translation></message>
<message><source>Ghosts: the next 2 s without %1; rings: with it</source><extracomment>WorldView</extracomment><translation>Fantasmas: los próximos 2 s sin %1; anillos: con ello</translation></message>
<message><source>Discard the old run</source><extracomment>WorldView</extracomment><translation>Descartar la ejecución antigua</translation></message>
<message><source>Ground that the brush paints</source><extracomment>WorldView</extracomment><translation>Terreno que pinta el pincel</translation></message>
<message><source>Radius</source><extracomment>WorldView</extracomment><translation>Radio</translation></message>
<message><source>How far the brush reaches. The keys [ and ] change it, too.</source><extracomment>WorldView</extracomment><translation>Hasta dónde llega el pincel. Las teclas [ y ] también lo cambian.</translation></message>
<message><source>Value</source><extracomment>WorldView</extracomment><translation>Valor</translation></message>
<message><source>The value that a painted cell gets.</source><extracomment>WorldView</extracomment><translation>El valor que recibe una celda pintada.</translation></message>
<message><source>Soft</source><extracomment>WorldView</extracomment><translation>Suave</translation></message>
<message><source>Soft edge of the brush</source><extracomment>WorldView</extracomment><translation>Borde suave del pincel</translation></message>
<message><source>The brush paints less toward its edge.</source><extracomment>WorldView</extracomment><translation>El pincel pinta menos hacia su borde.</translation></message>
<message><source>Fill</source><extracomment>WorldView</extracomment><translation>Rellenar</translation></message>
<message><source>Gives all cells of the ground this value.</source><extracomment>WorldView</extracomment><translation>Da este valor a todas las celdas del terreno.</translation></message>
<message><source>Agent type that the brush adds</source><extracomment>WorldView</extracomment><translation>Tipo de agente que añade el pincel</translation></message>
<message><source>The clipboard holds no text. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>El portapapeles no contiene texto. Copia antes tarjetas, aquí o en otro proyecto.</translation></message>
<message><source>The text on the clipboard is no part of a Tiller project. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>El texto del portapapeles no es parte de un proyecto de Tiller. Copia antes tarjetas, aquí o en otro proyecto.</translation></message>
<message><source>The text on the clipboard cannot be pasted. </source><extracomment>tiller</extracomment><translation>El texto del portapapeles no se puede pegar. </translation></message>
<message><source>The project on the clipboard holds nothing to paste.</source><extracomment>tiller</extracomment><translation>El proyecto del portapapeles no contiene nada que pegar.</translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n día</numerusform><numerusform>%n días</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n hora</numerusform><numerusform>%n horas</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n minuto</numerusform><numerusform>%n minutos</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n segundo</numerusform><numerusform>%n segundos</numerusform></translation></message>
<message><source>another program</source><extracomment>tiller</extracomment><translation>otro programa</translation></message>
<message><source>a Tiller window on the machine “%1”</source><extracomment>tiller</extracomment><translation>una ventana de Tiller en el equipo «%1»</translation></message>
<message><source>another Tiller window</source><extracomment>tiller</extracomment><translation>otra ventana de Tiller</translation></message>
<message><source>fires now</source><extracomment>tiller</extracomment><translation>se dispara ahora</translation></message>
<message><source>again in %1</source><extracomment>tiller</extracomment><translation>otra vez en %1</translation></message>
<message><source>has fired</source><extracomment>tiller</extracomment><translation>ya se disparó</translation></message>
<message><source>done, %1</source><extracomment>tiller</extracomment><translation>hecho, %1</translation></message>
<message><source>Dragged %1 %2</source><extracomment>tiller</extracomment><translation>Arrastrado: %1 %2</translation></message>
<message><source>The game took a changed project</source><extracomment>tiller</extracomment><translation>El juego recibió un proyecto modificado</translation></message>
<message><source>Added %1</source><extracomment>tiller</extracomment><translation>Añadido: %1</translation></message>
<message><source>Added %1 of %2</source><extracomment>tiller</extracomment><translation>Añadidos: %1 de %2</translation></message>
<message><source>Removed %1 %2</source><extracomment>tiller</extracomment><translation>Quitado: %1 %2</translation></message>
<message><source>Removed %1 of %2</source><extracomment>tiller</extracomment><translation>Quitados: %1 de %2</translation></message>
<message><source>Sent %1 of %2</source><extracomment>tiller</extracomment><translation>Enviados: %1 de %2</translation></message>
<message><source>Edited and taken back</source><extracomment>tiller</extracomment><translation>Editado y deshecho</translation></message>
<message><source>and %1 more</source><extracomment>tiller</extracomment><translation>y %1 más</translation></message>
<message><source>Your curve is drawn. The run draws its own over it.</source><extracomment>tiller</extracomment><translation>Tu curva está dibujada. La ejecución dibuja la suya encima.</translation></message>
<message><source>on average it is off by %1% of the axis.</source><extracomment>tiller</extracomment><translation>de media se desvía un %1 % del eje.</translation></message>
<message><source>Well seen: your curve comes close to the run; </source><extracomment>tiller</extracomment><translation>Buen ojo: tu curva se acerca a la ejecución; </translation></message>
<message><source>Your curve is not far from the run; </source><extracomment>tiller</extracomment><translation>Tu curva no queda lejos de la ejecución; </translation></message>
<message><source>The run went another way than your curve; </source><extracomment>tiller</extracomment><translation>La ejecución fue por otro lado que tu curva; </translation></message>
<message><source>a curve</source><extracomment>tiller</extracomment><translation>una curva</translation></message>
<message><source>about %1</source><extracomment>tiller</extracomment><translation>alrededor de %1</translation></message>
<message><source>, or </source><extracomment>tiller</extracomment><translation>, o </translation></message>
<message><source>Unlocked without a guess.</source><extracomment>tiller</extracomment><translation>Desbloqueado sin predicción.</translation></message>
<message><source>You guessed %1, and that is right: it is %2.</source><extracomment>tiller</extracomment><translation>Tu predicción, %1, es correcta: el resultado es %2.</translation></message>
<message><source>You guessed “%1”, and that is right.</source><extracomment>tiller</extracomment><translation>Tu predicción, «%1», es correcta.</translation></message>
<message><source>You guessed %1. It is %2.</source><extracomment>tiller</extracomment><translation>Tu predicción: %1. El resultado es %2.</translation></message>
<message><source>You guessed “%1”. The run shows: “%2”.</source><extracomment>tiller</extracomment><translation>Tu predicción: «%1». La ejecución muestra: «%2».</translation></message>
<message><source>This note is too long to format: here is the start of its text.</source><extracomment>tiller</extracomment><translation>Esta nota es demasiado larga para darle formato: aquí está el comienzo de su texto.</translation></message>
<message><source>A word of this note is too long to format: here is its text.</source><extracomment>tiller</extracomment><translation>Una palabra de esta nota es demasiado larga para darle formato: aquí está su texto.</translation></message>
<message><source>The lists and quotes of this note are nested too deep: here is its text.</source><extracomment>tiller</extracomment><translation>Las listas y citas de esta nota están anidadas a demasiada profundidad: aquí está su texto.</translation></message>
<message><source>This note has too many marks and links to format: here is its text.</source><extracomment>tiller</extracomment><translation>Esta nota tiene demasiadas marcas y enlaces para darle formato: aquí está su texto.</translation></message>
<message><source>[The picture %1 is not shown: pictures must be files beside the project.]</source><extracomment>tiller</extracomment><translation>[No se muestra la imagen %1: las imágenes deben ser archivos junto al proyecto.]</translation></message>
<message><source>[Save the project beside the picture %1 to show it.]</source><extracomment>tiller</extracomment><translation>[Guarda el proyecto junto a la imagen %1 para mostrarla.]</translation></message>
<message><source>[The picture %1 is missing.]</source><extracomment>tiller</extracomment><translation>[Falta la imagen %1.]</translation></message>
<message><source>[The picture %1 is not a file.]</source><extracomment>tiller</extracomment><translation>[La imagen %1 no es un archivo.]</translation></message>
<message><source>[The picture %1 is not shown: it has more than 16 MB.]</source><extracomment>tiller</extracomment><translation>[No se muestra la imagen %1: ocupa más de 16 MB.]</translation></message>
<message><source>[The picture %1 cannot be read.]</source><extracomment>tiller</extracomment><translation>[No se puede leer la imagen %1.]</translation></message>
<message><source>[The picture %1 is not shown: the pictures of a note may have 24 million pixels together.]</source><extracomment>tiller</extracomment><translation>[No se muestra la imagen %1: las imágenes de una nota pueden sumar como mucho 24 millones de píxeles.]</translation></message>
<message><source>without %1</source><extracomment>tiller</extracomment><translation>sin %1</translation></message>
<message><source>with %1</source><extracomment>tiller</extracomment><translation>con %1</translation></message>
<message><source>%1 alone</source><extracomment>tiller</extracomment><translation>solo %1</translation></message>
<message><source>%1 not alone</source><extracomment>tiller</extracomment><translation>no solo %1</translation></message>
<message><source>the layer %1</source><extracomment>tiller</extracomment><translation>la capa %1</translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>y %n más</numerusform><numerusform>y %n más</numerusform></translation></message>
<message><source>It drives no setting.</source><extracomment>tiller</extracomment><translation>No controla ningún ajuste.</translation></message>
<message><source>A new value compiles the world again, which takes some milliseconds.</source><extracomment>tiller</extracomment><translation>Un valor nuevo vuelve a compilar el mundo, lo que tarda unos milisegundos.</translation></message>
<message><source>As its layer</source><extracomment>tiller</extracomment><translation>Como su capa</translation></message>
<message><source>Obstacles</source><extracomment>tiller</extracomment><translation>Obstáculos</translation></message>
<message><source>Regions</source><extracomment>tiller</extracomment><translation>Regiones</translation></message>
<message><source>Paths</source><extracomment>tiller</extracomment><translation>Caminos</translation></message>
<message><source>Points</source><extracomment>tiller</extracomment><translation>Puntos</translation></message>
<message><source>Agents of a new type</source><extracomment>tiller</extracomment><translation>Agentes de un tipo nuevo</translation></message>
<message><source>Obstacles of its collision shapes</source><extracomment>tiller</extracomment><translation>Obstáculos de sus formas de colisión</translation></message>
<message><source>Class %1</source><extracomment>tiller</extracomment><translation>Clase %1</translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n objeto</numerusform><numerusform>%n objetos</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n tesela</numerusform><numerusform>%n teselas</numerusform></translation></message>
<message><source>Value %1</source><extracomment>tiller</extracomment><translation>Valor %1</translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n celda</numerusform><numerusform>%n celdas</numerusform></translation></message>
<message><source>Behaviors</source><extracomment>tiller</extracomment><translation>Comportamientos</translation></message>
<message><source>Targets</source><extracomment>tiller</extracomment><translation>Objetivos</translation></message>
<message><source>Combiners</source><extracomment>tiller</extracomment><translation>Combinadores</translation></message>
<message><source>Conditions</source><extracomment>tiller</extracomment><translation>Condiciones</translation></message>
<message><source>Modes</source><extracomment>tiller</extracomment><translation>Modos</translation></message>
<message><source>Actions</source><extracomment>tiller</extracomment><translation>Acciones</translation></message>
<message><source>Sources</source><extracomment>tiller</extracomment><translation>Fuentes</translation></message>
<message><source>Numbers</source><extracomment>tiller</extracomment><translation>Números</translation></message>
<message><source>Move it inside</source><extracomment>tiller</extracomment><translation>Moverlo adentro</translation></message>
<message><source>Let obstacles stop all agents</source><extracomment>tiller</extracomment><translation>Hacer que los obstáculos paren a todos los agentes</translation></message>
<message><source>Let its agents enter the region</source><extracomment>tiller</extracomment><translation>Dejar que sus agentes entren en la región</translation></message>
<message><source>Let it slow down earlier</source><extracomment>tiller</extracomment><translation>Hacer que frene antes</translation></message>
<message><source>Let it stop</source><extracomment>tiller</extracomment><translation>Dejar que se pare</translation></message>
<message><source>Put a Context between</source><extracomment>tiller</extracomment><translation>Poner un Contexto en medio</translation></message>
<message><source>Move the agents to free places</source><extracomment>tiller</extracomment><translation>Mover los agentes a sitios libres</translation></message>
<message><source>Move the goals out of the obstacles</source><extracomment>tiller</extracomment><translation>Sacar las metas de los obstáculos</translation></message>
<message><source>In %1. %2</source><extracomment>tiller</extracomment><translation>En %1. %2</translation></message>
<message><source>Node</source><extracomment>tiller</extracomment><translation>Nodo</translation></message>
<message><source>Placed agent of %1</source><extracomment>tiller</extracomment><translation>Agente colocado de %1</translation></message>
<message><source>Wire into “%1”</source><extracomment>tiller</extracomment><translation>Cable hacia «%1»</translation></message>
<message><source>Wire</source><extracomment>tiller</extracomment><translation>Cable</translation></message>
<message><source>%1 in the world</source><extracomment>tiller</extracomment><translation>%1 en el mundo</translation></message>
<message><source>Scene</source><extracomment>tiller</extracomment><translation>Escena</translation></message>
<message><source>Parameter</source><extracomment>tiller</extracomment><translation>Parámetro</translation></message>
<message><source>Problem</source><extracomment>tiller</extracomment><translation>Problema</translation></message>
<message><source>Error</source><extracomment>tiller</extracomment><translation>Error</translation></message>
<message><source>Warning</source><extracomment>tiller</extracomment><translation>Aviso</translation></message>
<message><source>%1, setting of %2</source><extracomment>tiller</extracomment><translation>%1, ajuste de %2</translation></message>
<message><source>Setting</source><extracomment>tiller</extracomment><translation>Ajuste</translation></message>
<message><source>Switch</source><extracomment>tiller</extracomment><translation>Interruptor</translation></message>
<message><source>Whole number</source><extracomment>tiller</extracomment><translation>Número entero</translation></message>
<message><source>Text</source><extracomment>tiller</extracomment><translation>Texto</translation></message>
<message><source>The picture %1 is not in the project's folder.</source><extracomment>tiller</extracomment><translation>La imagen %1 no está en la carpeta del proyecto.</translation></message>
<message><source>Save the project to show the picture %1, which stands beside it.</source><extracomment>tiller</extracomment><translation>Guarda el proyecto para mostrar la imagen %1, que está junto a él.</translation></message>
<message><source>The picture %1 is missing.</source><extracomment>tiller</extracomment><translation>Falta la imagen %1.</translation></message>
<message><source>The picture %1 is not a file.</source><extracomment>tiller</extracomment><translation>La imagen %1 no es un archivo.</translation></message>
<message><source>The picture %1 has more than 16 MB.</source><extracomment>tiller</extracomment><translation>La imagen %1 tiene más de 16 MB.</translation></message>
<message><source>The picture %1 cannot be read.</source><extracomment>tiller</extracomment><translation>La imagen %1 no se puede leer.</translation></message>
<message><source>The picture %1 has more than 36 million pixels.</source><extracomment>tiller</extracomment><translation>La imagen %1 tiene más de 36 millones de píxeles.</translation></message>
<message><source>Color by behavior</source><extracomment>tiller</extracomment><translation>Colorear según el comportamiento</translation></message>
<message><source>Colors agents by the behavior with the largest share of the force, not by their type.</source><extracomment>tiller</extracomment><translation>Colorea los agentes según el comportamiento con mayor proporción de la fuerza, no según su tipo.</translation></message>
<message><source>The world</source><extracomment>tiller</extracomment><translation>El mundo</translation></message>
<message><source>Handles</source><extracomment>tiller</extracomment><translation>Tiradores</translation></message>
<message><source>Points, paths, regions, fields and starts, to drag. Obstacles are always shown.</source><extracomment>tiller</extracomment><translation>Puntos, caminos, regiones, campos e inicios, para arrastrarlos. Los obstáculos se muestran siempre.</translation></message>
<message><source>Grounds</source><extracomment>tiller</extracomment><translation>Terrenos</translation></message>
<message><source>What grounds hold, as colors beneath the world.</source><extracomment>tiller</extracomment><translation>Lo que contienen los terrenos, como colores bajo el mundo.</translation></message>
<message><source>Grid</source><extracomment>tiller</extracomment><translation>Cuadrícula</translation></message>
<message><source>Lines at round distances of the world.</source><extracomment>tiller</extracomment><translation>Líneas a distancias redondas del mundo.</translation></message>
<message><source>Snap to the grid</source><extracomment>tiller</extracomment><translation>Ajustar a la cuadrícula</translation></message>
<message><source>What is dragged or drawn snaps to grid points. Hold Alt to move freely.</source><extracomment>tiller</extracomment><translation>Lo que se arrastra o se dibuja se ajusta a los puntos de la cuadrícula. Mantén pulsada Alt para mover con libertad.</translation></message>
<message><source>Radii</source><extracomment>tiller</extracomment><translation>Radios</translation></message>
<message><source>The bodies. Two bodies that touch count as a contact.</source><extracomment>tiller</extracomment><translation>Los cuerpos. Dos cuerpos que se tocan cuentan como un contacto.</translation></message>
<message><source>Trails</source><extracomment>tiller</extracomment><translation>Rastros</translation></message>
<message><source>Where each agent was a moment ago.</source><extracomment>tiller</extracomment><translation>Dónde estaba cada agente hace un momento.</translation></message>
<message><source>Turning circle</source><extracomment>tiller</extracomment><translation>Círculo de giro</translation></message>
<message><source>Where the picked agent would go if it turned as fast as it can, to the left and to the right. Its type needs a max turn rate.</source><extracomment>tiller</extracomment><translation>Adónde iría el agente elegido si girase lo más rápido que puede, a la izquierda y a la derecha. Su tipo necesita un giro máx.</translation></message>
<message><source>Velocity</source><extracomment>tiller</extracomment><translation>Velocidad inicial</translation></message>
<message><source>Where each agent moves and how fast, as a share of its maximum speed.</source><extracomment>tiller</extracomment><translation>Hacia dónde se mueve cada agente y a qué velocidad, como proporción de su velocidad máxima.</translation></message>
<message><source>The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.</source><extracomment>tiller</extracomment><translation>El triángulo de la dirección: la velocidad, la velocidad deseada y la dirección que lleva de una a otra. Es el de todos los comportamientos juntos, o el del que esté seleccionado.</translation></message>
<message><source>The force that turns the velocity: the sum of all behaviors, cut to the maximum force.</source><extracomment>tiller</extracomment><translation>La fuerza que hace girar la velocidad: la suma de todos los comportamientos, recortada a la fuerza máxima.</translation></message>
<message><source>Forces</source><extracomment>tiller</extracomment><translation>Fuerzas</translation></message>
<message><source>What each behavior contributes, in its color: weight times force.</source><extracomment>tiller</extracomment><translation>Lo que aporta cada comportamiento, en su color: peso por fuerza.</translation></message>
<message><source>Ring of directions</source><extracomment>tiller</extracomment><translation>Anillo de direcciones</translation></message>
<message><source>What a Context compares for the picked agent: the interest in each direction outward, its danger inward, and an arrow where it goes. Directions that danger closes are pale.</source><extracomment>tiller</extracomment><translation>Lo que un Contexto compara para el agente elegido: hacia fuera, el interés de cada dirección; hacia dentro, su peligro; y una flecha hacia donde va. Las direcciones que cierra el peligro se ven pálidas.</translation></message>
<message><source>Selected</source><extracomment>tiller</extracomment><translation>Seleccionado</translation></message>
<message><source>The force of the selected node on every agent. Pointing at a card shows it, too.</source><extracomment>tiller</extracomment><translation>La fuerza del nodo seleccionado sobre cada agente. También se muestra al señalar una tarjeta.</translation></message>
<message><source>Force of the selected node</source><extracomment>tiller</extracomment><translation>Fuerza del nodo seleccionado</translation></message>
<message><source>Select and move</source><extracomment>tiller</extracomment><translation>Seleccionar y mover</translation></message>
<message><source>Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.</source><extracomment>tiller</extracomment><translation>Arrastra elementos de la escena, con Ctrl se copian; arrastra sobre el fondo para seleccionar varios. Doble clic en una línea para añadir un punto; Supr elimina un punto o la selección. Con Alt no se ajusta.</translation></message>
<message><source>Add agents</source><extracomment>tiller</extracomment><translation>Añadir agentes</translation></message>
<message><source>Click or drag. At tick 0 it adds to the project, later to the running world.</source><extracomment>tiller</extracomment><translation>Haz clic o arrastra. En el tick 0 añade al proyecto; después, al mundo en marcha.</translation></message>
<message><source>Point</source><extracomment>tiller</extracomment><translation>Punto</translation></message>
<message><source>A place to seek or flee.</source><extracomment>tiller</extracomment><translation>Un lugar que buscar o del que huir.</translation></message>
<message><source>Path</source><extracomment>tiller</extracomment><translation>Camino</translation></message>
<message><source>A way to follow, from point to point.</source><extracomment>tiller</extracomment><translation>Un recorrido que seguir, de punto a punto.</translation></message>
<message><source>Region</source><extracomment>tiller</extracomment><translation>Región</translation></message>
<message><source>An area to stay in or to start from.</source><extracomment>tiller</extracomment><translation>Un área en la que quedarse o desde la que empezar.</translation></message>
<message><source>Field</source><extracomment>tiller</extracomment><translation>Campo</translation></message>
<message><source>A wind or stream; a click makes one that reaches everywhere.</source><extracomment>tiller</extracomment><translation>Un viento o una corriente; un clic crea uno que llega a todas partes.</translation></message>
<message><source>Ground</source><extracomment>tiller</extracomment><translation>Terreno</translation></message>
<message><source>A grid of numbers that agents leave and follow; a click makes one that covers the world.</source><extracomment>tiller</extracomment><translation>Una cuadrícula de números que los agentes depositan y siguen; un clic crea una que cubre el mundo.</translation></message>
<message><source>Paint a ground</source><extracomment>tiller</extracomment><translation>Pintar un terreno</translation></message>
<message><source>Round obstacle</source><extracomment>tiller</extracomment><translation>Obstáculo redondo</translation></message>
<message><source>From its center outward.</source><extracomment>tiller</extracomment><translation>Desde el centro hacia fuera.</translation></message>
<message><source>Box obstacle</source><extracomment>tiller</extracomment><translation>Obstáculo rectangular</translation></message>
<message><source>From corner to corner.</source><extracomment>tiller</extracomment><translation>De esquina a esquina.</translation></message>
<message><source>Polygon obstacle</source><extracomment>tiller</extracomment><translation>Obstáculo poligonal</translation></message>
<message><source>From corner to corner; a click on the first one closes it.</source><extracomment>tiller</extracomment><translation>De esquina a esquina; un clic en la primera lo cierra.</translation></message>
<message><source>Wall</source><extracomment>tiller</extracomment><translation>Pared</translation></message>
<message><source>A line from point to point that nobody should cross.</source><extracomment>tiller</extracomment><translation>Una línea de punto a punto que nadie debería cruzar.</translation></message>
<message><source>%1, at the end</source><extracomment>tiller</extracomment><translation>%1, al final</translation></message>
<message><source>%1, mean over time</source><extracomment>tiller</extracomment><translation>%1, media en el tiempo</translation></message>
<message><source>%1: seconds until at least %2</source><extracomment>tiller</extracomment><translation>%1: segundos hasta al menos %2</translation></message>
<message><source>%1: seconds until at most %2</source><extracomment>tiller</extracomment><translation>%1: segundos hasta como mucho %2</translation></message>
<message><source>less than a second</source><extracomment>tiller</extracomment><translation>menos de un segundo</translation></message>
<message><source>about %1 s</source><extracomment>tiller</extracomment><translation>unos %1 s</translation></message>
<message><source>about %1 min</source><extracomment>tiller</extracomment><translation>unos %1 min</translation></message>
<message><source>about %1 h</source><extracomment>tiller</extracomment><translation>unas %1 h</translation></message>
<message><source>seed %1</source><extracomment>tiller</extracomment><translation>semilla %1</translation></message>
<message><source>%1: %2 moved</source><extracomment>tiller</extracomment><translation>%1: cambia el lugar de %2</translation></message>
<message><source>Removed %1</source><extracomment>tiller</extracomment><translation>Quitado: %1</translation></message>
<message><source>%1: placed agents</source><extracomment>tiller</extracomment><translation>%1: agentes colocados</translation></message>
<message><source>%1 renamed %2</source><extracomment>tiller</extracomment><translation>%1 ahora se llama %2</translation></message>
<message><source>Wired %1</source><extracomment>tiller</extracomment><translation>Conectado: %1</translation></message>
<message><source>Unwired %1</source><extracomment>tiller</extracomment><translation>Desconectado: %1</translation></message>
<message><source>%1: another place in the order</source><extracomment>tiller</extracomment><translation>%1: otro lugar en el orden</translation></message>
<message><source>%1: weight %2 → %3</source><extracomment>tiller</extracomment><translation>%1: peso %2 → %3</translation></message>
<message><source>%1 moved</source><extracomment>tiller</extracomment><translation>movido: %1</translation></message>
<message><source>%1 changed: </source><extracomment>tiller</extracomment><translation>cambiado: %1: </translation></message>
<message><source>%1 edited</source><extracomment>tiller</extracomment><translation>editado: %1</translation></message>
<message><source>properties edited</source><extracomment>tiller</extracomment><translation>propiedades editadas</translation></message>
<message><source>notes edited</source><extracomment>tiller</extracomment><translation>notas editadas</translation></message>
<message><source>world</source><extracomment>tiller</extracomment><translation>mundo</translation></message>
<message><source>wire</source><extracomment>tiller</extracomment><translation>cable</translation></message>
<message><source>%1 of %2 to %3</source><extracomment>tiller</extracomment><translation>%1 de %2 a %3</translation></message>
<message><source>%1 of the world</source><extracomment>tiller</extracomment><translation>%1 del mundo</translation></message>
<message><source>units/tick</source><extracomment>tiller</extracomment><translation>unidades/tick</translation></message>
<message><source>units/s</source><extracomment>tiller</extracomment><translation>unidades/s</translation></message>
<message><source>s</source><extracomment>tiller</extracomment><translation>s</translation></message>
<message><source>no limit</source><extracomment>tiller</extracomment><translation>sin límite</translation></message>
<message><source>on</source><extracomment>tiller</extracomment><translation>activado</translation></message>
<message><source>off</source><extracomment>tiller</extracomment><translation>desactivado</translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n lugar</numerusform><numerusform>%n lugares</numerusform></translation></message>
<message><source>whole world</source><extracomment>tiller</extracomment><translation>todo el mundo</translation></message>
<message><source>As its type</source><extracomment>tiller</extracomment><translation>Como su tipo</translation></message>
<message><source>from %1 up, or no limit</source><extracomment>tiller</extracomment><translation>desde %1, o sin límite</translation></message>
<message><source>missing</source><extracomment>tiller</extracomment><translation>falta</translation></message>
<message><source>The velocity to take on.</source><extracomment>tiller::FormulaDraft</extracomment><translation>La velocidad que adoptar.</translation></message>
<message><source>The force, the result.</source><extracomment>tiller::FormulaDraft</extracomment><translation>La fuerza, el resultado.</translation></message>
<message><source>A condition: the force counts only while it holds.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Una condición: la fuerza solo cuenta mientras se cumple.</translation></message>
<message><source>Parts of this project</source><extracomment>tiller::Rank</extracomment><translation>Piezas de este proyecto</translation></message>
<message><source>Parts</source><extracomment>tiller::Rank</extracomment><translation>Piezas</translation></message>
<message><source>%1 added</source><extracomment>tiller::T</extracomment><translation>añadido: %1</translation></message>
<message><source>%1 removed</source><extracomment>tiller::T</extracomment><translation>quitado: %1</translation></message>
<message><source>Agent type</source><extracomment>title</extracomment><translation>Tipo de agente</translation></message>
<message><source>A kind of agent: its body, look and count, where it starts, and what steers it.</source><extracomment>Agent type</extracomment><translation>Una clase de agente: su cuerpo, aspecto y cantidad, dónde empieza y qué lo dirige.</translation></message>
<message><source>Count</source><extracomment>setting of Agent type</extracomment><translation>Cantidad</translation></message>
<message><source>How many agents start in the region.</source><extracomment>Count of Agent type</extracomment><translation>Cuántos agentes empiezan en la región.</translation></message>
<message><source>Mass</source><extracomment>setting of Agent type</extracomment><translation>Masa</translation></message>
<message><source>Heavier agents turn and brake more sluggishly.</source><extracomment>Mass of Agent type</extracomment><translation>Los agentes más pesados giran y frenan con más lentitud.</translation></message>
<message><source>Body</source><extracomment>heading of settings of Agent type</extracomment><translation>Cuerpo</translation></message>
<message><source>Mass spread</source><extracomment>setting of Agent type</extracomment><translation>Variación de masa</translation></message>
<message><source>How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.</source><extracomment>Mass spread of Agent type</extracomment><translation>Cuánto difieren los agentes. 20 %: cada uno recibe un valor aleatorio, de 0.8 a 1.2 veces este.</translation></message>
<message><source>The radius of the body. Agents are in contact when their bodies touch.</source><extracomment>Radius of Agent type</extracomment><translation>El radio del cuerpo. Los agentes están en contacto cuando sus cuerpos se tocan.</translation></message>
<message><source>Radius spread</source><extracomment>setting of Agent type</extracomment><translation>Variación de radio</translation></message>
<message><source>Max speed</source><extracomment>setting of Agent type</extracomment><translation>Velocidad máx.</translation></message>
<message><source>An agent never moves faster than this.</source><extracomment>Max speed of Agent type</extracomment><translation>Un agente nunca se mueve más rápido que esto.</translation></message>
<message><source>Speed spread</source><extracomment>setting of Agent type</extracomment><translation>Variación de vel.</translation></message>
<message><source>Max force</source><extracomment>setting of Agent type</extracomment><translation>Fuerza máx.</translation></message>
<message><source>The longest steering force. A longer sum of forces is cut to this length.</source><extracomment>Max force of Agent type</extracomment><translation>La fuerza de dirección más larga. Una suma de fuerzas más larga se recorta a esta longitud.</translation></message>
<message><source>Force spread</source><extracomment>setting of Agent type</extracomment><translation>Variación de fuerza</translation></message>
<message><source>Response time</source><extracomment>setting of Agent type</extracomment><translation>T. respuesta</translation></message>
<message><source>The time until an agent has a wanted velocity. 0: one tick.</source><extracomment>Response time of Agent type</extracomment><translation>El tiempo hasta que un agente alcanza la velocidad deseada. 0: un tick.</translation></message>
<message><source>Response spread</source><extracomment>setting of Agent type</extracomment><translation>Variación de resp.</translation></message>
<message><source>Min speed</source><extracomment>setting of Agent type</extracomment><translation>Velocidad mín.</translation></message>
<message><source>An agent never moves slower than this, as planes and birds do. It cannot stop then.</source><extracomment>Min speed of Agent type</extracomment><translation>Un agente nunca se mueve más despacio que esto, como los aviones y los pájaros. Entonces no puede pararse.</translation></message>
<message><source>Max turn rate</source><extracomment>setting of Agent type</extracomment><translation>Giro máx.</translation></message>
<message><source>The most degrees that its way turns in a unit of time. At rest it turns on the spot before it goes.</source><extracomment>Max turn rate of Agent type</extracomment><translation>Los grados que su trayectoria gira como máximo en una unidad de tiempo. En reposo, gira en el sitio antes de arrancar.</translation></message>
<message><source>Heading threshold</source><extracomment>setting of Agent type</extracomment><translation>Umbral de rumbo</translation></message>
<message><source>A slower agent keeps its heading, so that it does not spin at rest. A share of its maximum speed.</source><extracomment>Heading threshold of Agent type</extracomment><translation>Un agente más lento mantiene su rumbo, para no dar vueltas en reposo. Es una proporción de su velocidad máxima.</translation></message>
<message><source>Solid to</source><extracomment>setting of Agent type</extracomment><translation>Choca con</translation></message>
<message><source>What these bodies cannot pass through. Who overlaps it is pushed out.</source><extracomment>Solid to of Agent type</extracomment><translation>Lo que estos cuerpos no pueden atravesar. Quien se solapa con ello es empujado fuera.</translation></message>
<message><source>These agents pass through everything.</source><extracomment>Nothing as Solid to</extracomment><translation>Estos agentes lo atraviesan todo.</translation></message>
<message><source>Every obstacle of the scene stops these agents.</source><extracomment>Obstacles as Solid to</extracomment><translation>Todos los obstáculos de la escena detienen a estos agentes.</translation></message>
<message><source>Obstacles and agents</source><extracomment>choice of Solid to of Agent type</extracomment><translation>Obstáculos y agentes</translation></message>
<message><source>Obstacles stop these agents, and they push apart each other and all others with this choice.</source><extracomment>Obstacles and agents as Solid to</extracomment><translation>Los obstáculos detienen a estos agentes, que se apartan a empujones entre sí y de todos los demás con esta opción.</translation></message>
<message><source>Shape</source><extracomment>setting of Agent type</extracomment><translation>Forma</translation></message>
<message><source>How these agents are drawn.</source><extracomment>Shape of Agent type</extracomment><translation>Cómo se dibujan estos agentes.</translation></message>
<message><source>Look</source><extracomment>heading of settings of Agent type</extracomment><translation>Aspecto</translation></message>
<message><source>Arrow</source><extracomment>choice of Shape of Agent type</extracomment><translation>Flecha</translation></message>
<message><source>A dart that points along the heading.</source><extracomment>Arrow as Shape</extracomment><translation>Un dardo que apunta según el rumbo.</translation></message>
<message><source>Triangle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Triángulo</translation></message>
<message><source>A triangle along the heading.</source><extracomment>Triangle as Shape</extracomment><translation>Un triángulo según el rumbo.</translation></message>
<message><source>Circle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Círculo</translation></message>
<message><source>A disc with a line along the heading.</source><extracomment>Circle as Shape</extracomment><translation>Un disco con una línea según el rumbo.</translation></message>
<message><source>Color</source><comment>core</comment><extracomment>setting of Agent type</extracomment><translation>Color</translation></message>
<message><source>The color of these agents.</source><extracomment>Color of Agent type</extracomment><translation>El color de estos agentes.</translation></message>
<message><source>A PNG file in place of the shape: its path from the project's folder. It looks to the right, and turns with the heading.</source><extracomment>Picture of Agent type</extracomment><translation>Un archivo PNG en lugar de la forma: su ruta desde la carpeta del proyecto. Mira a la derecha y gira con el rumbo.</translation></message>
<message><source>Picture size</source><extracomment>setting of Agent type</extracomment><translation>Tam. imagen</translation></message>
<message><source>The length of its longer side. 0: as wide as the body.</source><extracomment>Picture size of Agent type</extracomment><translation>La longitud de su lado más largo. 0: tan ancha como el cuerpo.</translation></message>
<message><source>Start</source><extracomment>setting of Agent type</extracomment><translation>Inicio</translation></message>
<message><source>Where agents start.</source><extracomment>Start of Agent type</extracomment><translation>Dónde empiezan los agentes.</translation></message>
<message><source>In a region</source><extracomment>choice of Start of Agent type</extracomment><translation>En una región</translation></message>
<message><source>At random places in a region.</source><extracomment>In a region as Start</extracomment><translation>En lugares al azar de una región.</translation></message>
<message><source>Placed by hand</source><extracomment>choice of Start of Agent type</extracomment><translation>Colocados a mano</translation></message>
<message><source>Each at the place you choose.</source><extracomment>Placed by hand as Start</extracomment><translation>Cada uno en el lugar que elijas.</translation></message>
<message><source>A region of the scene. None: the whole world.</source><extracomment>Region of Agent type</extracomment><translation>Una región de la escena. Ninguna: todo el mundo.</translation></message>
<message><source>How agents in a region move at the start.</source><extracomment>Velocity of Agent type</extracomment><translation>Cómo se mueven al principio los agentes de una región.</translation></message>
<message><source>Fixed</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Fija</translation></message>
<message><source>The same velocity for all.</source><extracomment>Fixed as Velocity</extracomment><translation>La misma velocidad para todos.</translation></message>
<message><source>Random</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Aleatoria</translation></message>
<message><source>Any direction, a speed from min to max.</source><extracomment>Random as Velocity</extracomment><translation>Cualquier dirección, a una velocidad entre la mínima y la máxima.</translation></message>
<message><source>Velocity x</source><extracomment>setting of Agent type</extracomment><translation>Velocidad x</translation></message>
<message><source>To the right.</source><extracomment>Velocity x of Agent type</extracomment><translation>Hacia la derecha.</translation></message>
<message><source>Velocity y</source><extracomment>setting of Agent type</extracomment><translation>Velocidad y</translation></message>
<message><source>Downward.</source><extracomment>Velocity y of Agent type</extracomment><translation>Hacia abajo.</translation></message>
<message><source>Speed from</source><extracomment>setting of Agent type</extracomment><translation>Velocidad de</translation></message>
<message><source>The lowest speed at the start.</source><extracomment>Speed from of Agent type</extracomment><translation>La velocidad más baja al principio.</translation></message>
<message><source>Speed to</source><extracomment>setting of Agent type</extracomment><translation>Velocidad a</translation></message>
<message><source>The highest speed at the start.</source><extracomment>Speed to of Agent type</extracomment><translation>La velocidad más alta al principio.</translation></message>
<message><source>agent, character, boid, vehicle, unit, group, population</source><extracomment>other words for Agent type</extracomment><translation>agente, personaje, boid, vehículo, unidad, grupo, población</translation></message>
<message><source>The forces that steer these agents. They are added up, each times its weight.</source><extracomment>port Steering of Agent type</extracomment><translation>Las fuerzas que dirigen a estos agentes. Se suman, cada una multiplicada por su peso.</translation></message>
<message><source>The modes that these agents can be in. They start in the first.</source><extracomment>port Modes of Agent type</extracomment><translation>Los modos en que pueden estar estos agentes. Empiezan en el primero.</translation></message>
<message><source>Facing</source><extracomment>port of Agent type</extracomment><translation>Orientación</translation></message>
<message><source>Where these agents look, if not where they move.</source><extracomment>port Facing of Agent type</extracomment><translation>Hacia dónde miran estos agentes, si no es hacia donde se mueven.</translation></message>
<message><source>What these agents do to themselves and to others, such as Remove or Spawn.</source><extracomment>port Actions of Agent type</extracomment><translation>Lo que estos agentes se hacen a sí mismos y a otros, como Quitar o Generar.</translation></message>
<message><source>Births</source><extracomment>port of Agent type</extracomment><translation>Nacimientos</translation></message>
<message><source>Sources that bring such agents into the world.</source><extracomment>port Births of Agent type</extracomment><translation>Fuentes que traen estos agentes al mundo.</translation></message>
<message><source>All agents of this type, as a target for others.</source><extracomment>port Agents of Agent type</extracomment><translation>Todos los agentes de este tipo, como objetivo para otros.</translation></message>
<message><source>the sum of weight * force at Steering</source><extracomment>wanted in the formula of Agent type</extracomment><translation>la suma de peso * fuerza en Dirección</translation></message>
<message><source>v turns from the heading by at most so many degrees</source><extracomment>maxTurn in the formula of Agent type</extracomment><translation>v se desvía del rumbo como máximo estos grados</translation></message>
<message><source>v is at least so long</source><extracomment>slowest in the formula of Agent type</extracomment><translation>v tiene al menos esta longitud</translation></message>
<message><source>changes by v * tick</source><extracomment>position in the formula of Agent type</extracomment><translation>cambia en v * tick</translation></message>
<message><source>Seek</source><extracomment>title</extracomment><translation>Buscar</translation></message>
<message><source>Heads straight for the target at full speed, and overshoots it.</source><extracomment>Seek</extracomment><translation>Va directo al objetivo a toda velocidad, y se pasa de largo.</translation></message>
<message><source>The desired speed, as a share of the agent's maximum speed.</source><extracomment>Speed of Seek</extracomment><translation>La velocidad deseada, como proporción de la velocidad máxima del agente.</translation></message>
<message><source>chase, go to, move to, attract, follow, approach</source><extracomment>other words for Seek</extracomment><translation>perseguir, ir a, acercarse, atraer, seguir, aproximarse, seek</translation></message>
<message><source>Target</source><extracomment>port of Seek</extracomment><translation>Objetivo</translation></message>
<message><source>A point, an agent, or the nearest of some agents.</source><extracomment>port Target of Seek</extracomment><translation>Un punto, un agente o el más cercano de varios agentes.</translation></message>
<message><source>When</source><extracomment>port of Seek</extracomment><translation>Cuando</translation></message>
<message><source>Active only while this condition is true. Unwired: always.</source><extracomment>port When of Seek</extracomment><translation>Activo solo mientras se cumpla esta condición. Sin conectar: siempre.</translation></message>
<message><source>Force</source><extracomment>port of Seek</extracomment><translation>Fuerza</translation></message>
<message><source>Wire it to a combiner or to an agent type.</source><extracomment>port Force of Seek</extracomment><translation>Conéctala a un combinador o a un tipo de agente.</translation></message>
<message><source>Weight</source><extracomment>port of Seek</extracomment><translation>Peso</translation></message>
<message><source>Drives the weight of the wires of its force.</source><extracomment>port Weight of Seek</extracomment><translation>Controla el peso de los cables de su fuerza.</translation></message>
<message><source>Flee</source><extracomment>title</extracomment><translation>Huir</translation></message>
<message><source>Heads straight away from the target while it is closer than the radius.</source><extracomment>Flee</extracomment><translation>Se aleja en línea recta del objetivo mientras esté más cerca que el radio.</translation></message>
<message><source>The area of effect: it flees only while the target is closer than this.</source><extracomment>Radius of Flee</extracomment><translation>El área de efecto: solo huye mientras el objetivo esté más cerca que esto.</translation></message>
<message><source>avoid, run away, repel, escape, retreat</source><extracomment>other words for Flee</extracomment><translation>evitar, escapar, repeler, retirarse, alejarse, flee</translation></message>
<message><source>Arrive</source><extracomment>title</extracomment><translation>Llegar</translation></message>
<message><source>Heads for the target, slows down inside the slowing radius, and stops on it.</source><extracomment>Arrive</extracomment><translation>Va hacia el objetivo, frena dentro del radio de frenado y se para en él.</translation></message>
<message><source>Slowing radius</source><extracomment>setting of Arrive</extracomment><translation>Radio de frenado</translation></message>
<message><source>Inside this distance it slows down. 0: it does not.</source><extracomment>Slowing radius of Arrive</extracomment><translation>A menos de esta distancia, frena. 0: no lo hace.</translation></message>
<message><source>Stop radius</source><extracomment>setting of Arrive</extracomment><translation>Radio de parada</translation></message>
<message><source>Inside this distance it stops, and stays.</source><extracomment>Stop radius of Arrive</extracomment><translation>A menos de esta distancia, se para y se queda.</translation></message>
<message><source>Settles</source><extracomment>setting of Arrive</extracomment><translation>Se asienta</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same place.</source><extracomment>Settles of Arrive</extracomment><translation>También se para, y se queda, junto a otros que han llegado al mismo lugar.</translation></message>
<message><source>arrival, go to, stop at, brake, park, land</source><extracomment>other words for Arrive</extracomment><translation>llegada, ir a, parar en, frenar, aparcar, aterrizar, arrive</translation></message>
<message><source>with settles: it has arrived at the goal, or at others that have</source><extracomment>arrived in the formula of Arrive</extracomment><translation>con settles: ha llegado a la meta, o junto a otros que ya han llegado</translation></message>
<message><source>Wander</source><extracomment>title</extracomment><translation>Deambular</translation></message>
<message><source>Roams: heads for a point that moves at random on a circle ahead.</source><extracomment>Wander</extracomment><translation>Vaga: va hacia un punto que se mueve al azar sobre un círculo que lleva delante.</translation></message>
<message><source>Circle distance</source><extracomment>setting of Wander</extracomment><translation>Dist. del círculo</translation></message>
<message><source>How far ahead the circle is: larger runs straighter.</source><extracomment>Circle distance of Wander</extracomment><translation>A qué distancia por delante está el círculo: más lejos, va más recto.</translation></message>
<message><source>Circle radius</source><extracomment>setting of Wander</extracomment><translation>Radio del círculo</translation></message>
<message><source>How large the circle is: larger turns more sharply.</source><extracomment>Circle radius of Wander</extracomment><translation>Qué tamaño tiene el círculo: más grande, gira más bruscamente.</translation></message>
<message><source>Angle change</source><extracomment>setting of Wander</extracomment><translation>Cambio de ángulo</translation></message>
<message><source>How far the angle on the circle may change: up to half of this to each side.</source><extracomment>Angle change of Wander</extracomment><translation>Cuánto puede cambiar el ángulo sobre el círculo: hasta la mitad de esto a cada lado.</translation></message>
<message><source>Random start angle</source><extracomment>setting of Wander</extracomment><translation>Inicio al azar</translation></message>
<message><source>Each agent starts with an angle of its own.</source><extracomment>Random start angle of Wander</extracomment><translation>Cada agente empieza con un ángulo propio.</translation></message>
<message><source>Start angle</source><extracomment>setting of Wander</extracomment><translation>Ángulo inicial</translation></message>
<message><source>The angle all start with. 0 is to the right, 90 is up.</source><extracomment>Start angle of Wander</extracomment><translation>El ángulo con el que empiezan todos. 0 es a la derecha, 90 arriba.</translation></message>
<message><source>roam, random walk, explore, idle, stroll, drift</source><extracomment>other words for Wander</extracomment><translation>vagar, paseo aleatorio, explorar, merodear, pasear, a la deriva, wander</translation></message>
<message><source>changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force</source><extracomment>angle in the formula of Wander</extracomment><translation>cambia en (random - 1/2) * angleChange * sqrt(tick) en cada tick que usa la fuerza</translation></message>
<message><source>Wander to points</source><extracomment>title</extracomment><translation>Deambular a puntos</translation></message>
<message><source>Seeks a random point of the region, and another one after a while or on arrival.</source><extracomment>Wander to points</extracomment><translation>Busca un punto al azar de la región, y otro al cabo de un rato o al llegar.</translation></message>
<message><source>Interval</source><extracomment>setting of Wander to points</extracomment><translation>Intervalo</translation></message>
<message><source>It chooses another point after this time.</source><extracomment>Interval of Wander to points</extracomment><translation>Elige otro punto pasado este tiempo.</translation></message>
<message><source>Arrival distance</source><extracomment>setting of Wander to points</extracomment><translation>Dist. de llegada</translation></message>
<message><source>Within this distance it has arrived, and chooses another point.</source><extracomment>Arrival distance of Wander to points</extracomment><translation>A menos de esta distancia ha llegado y elige otro punto.</translation></message>
<message><source>roam, patrol, random points, explore</source><extracomment>other words for Wander to points</extracomment><translation>vagar, patrullar, puntos al azar, explorar</translation></message>
<message><source>The region of the random points.</source><extracomment>port Region of Wander to points</extracomment><translation>La región de los puntos al azar.</translation></message>
<message><source>a random point of the region, a new one after each interval and on arrival</source><extracomment>goal in the formula of Wander to points</extracomment><translation>un punto al azar de la región, uno nuevo tras cada intervalo y al llegar</translation></message>
<message><source>Pursue</source><extracomment>title</extracomment><translation>Perseguir</translation></message>
<message><source>Chases an agent by heading for where it will be.</source><extracomment>Pursue</extracomment><translation>Da caza a un agente yendo hacia donde va a estar.</translation></message>
<message><source>Prediction</source><extracomment>setting of Pursue</extracomment><translation>Predicción</translation></message>
<message><source>How far ahead of the target it aims.</source><extracomment>Prediction of Pursue</extracomment><translation>Cuánto por delante del objetivo apunta.</translation></message>
<message><source>None</source><comment>core</comment><extracomment>choice of Prediction of Pursue</extracomment><translation>Ninguna</translation></message>
<message><source>Where the target is now.</source><extracomment>None as Prediction</extracomment><translation>Donde está ahora el objetivo.</translation></message>
<message><source>Where it will be after a fixed time.</source><extracomment>Fixed as Prediction</extracomment><translation>Donde estará tras un tiempo fijo.</translation></message>
<message><source>By distance</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Según distancia</translation></message>
<message><source>Where it will be after distance / max speed: far ahead when far away.</source><extracomment>By distance as Prediction</extracomment><translation>Donde estará tras distancia / velocidad máxima: muy por delante si está lejos.</translation></message>
<message><source>Closing</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Aproximación</translation></message>
<message><source>Where it will be after distance / (max speed + the target's speed).</source><extracomment>Closing as Prediction</extracomment><translation>Donde estará tras distancia / (velocidad máxima + la velocidad del objetivo).</translation></message>
<message><source>OpenSteer</source><extracomment>choice of Prediction of Pursue</extracomment><translation>OpenSteer</translation></message>
<message><source>Where it will be after distance / speed, times a factor for where the target is and which way it goes.</source><extracomment>OpenSteer as Prediction</extracomment><translation>Donde estará tras distancia / velocidad, multiplicado por un factor según dónde está el objetivo y hacia dónde va.</translation></message>
<message><source>Intercept</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Intercepción</translation></message>
<message><source>Where they meet if it goes straight there at its speed; as Closing if they cannot meet.</source><extracomment>Intercept as Prediction</extracomment><translation>Donde se encuentran si va allí en línea recta a su velocidad; como Aproximación si no pueden encontrarse.</translation></message>
<message><source>Whole ticks</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Ticks enteros</translation></message>
<message><source>As By distance, rounded down to whole units of time: ticks, where a tick is 1. So the tutorials' code has it, where T is an int.</source><extracomment>Whole ticks as Prediction</extracomment><translation>Como «Según distancia», redondeado hacia abajo a unidades enteras de tiempo: ticks, donde un tick es 1. Así está en el código de los tutoriales, donde T es un int.</translation></message>
<message><source>Fixed time</source><extracomment>setting of Pursue</extracomment><translation>Tiempo fijo</translation></message>
<message><source>How far ahead it aims, in time.</source><extracomment>Fixed time of Pursue</extracomment><translation>Cuánto se adelanta al apuntar, en tiempo.</translation></message>
<message><source>Max time</source><extracomment>setting of Pursue</extracomment><translation>Tiempo máx.</translation></message>
<message><source>It never aims farther ahead than this.</source><extracomment>Max time of Pursue</extracomment><translation>Nunca se adelanta más que esto al apuntar.</translation></message>
<message><source>chase, hunt, intercept, pursuit, catch, follow</source><extracomment>other words for Pursue</extracomment><translation>cazar, interceptar, persecución, atrapar, alcanzar, seguir, pursue</translation></message>
<message><source>An agent, or the nearest of some agents.</source><extracomment>port Target of Pursue</extracomment><translation>Un agente o el más cercano de varios agentes.</translation></message>
<message><source>Evade</source><extracomment>title</extracomment><translation>Evadir</translation></message>
<message><source>Escapes an agent by heading away from where it will be.</source><extracomment>Evade</extracomment><translation>Escapa de un agente alejándose de donde va a estar.</translation></message>
<message><source>avoid, escape, dodge, run away, evasion</source><extracomment>other words for Evade</extracomment><translation>evitar, escapar, esquivar, huir, evasión, evade</translation></message>
<message><source>Offset pursuit</source><extracomment>title</extracomment><translation>Persecución desplazada</translation></message>
<message><source>Keeps a place beside a leader, relative to the direction in which the leader moves.</source><extracomment>Offset pursuit</extracomment><translation>Mantiene un lugar junto a un líder, relativo a la dirección en que este se mueve.</translation></message>
<message><source>Ahead</source><extracomment>setting of Offset pursuit</extracomment><translation>Delante</translation></message>
<message><source>How far ahead of the leader; below 0: behind.</source><extracomment>Ahead of Offset pursuit</extracomment><translation>Cuánto por delante del líder; menos de 0: por detrás.</translation></message>
<message><source>Left</source><extracomment>setting of Offset pursuit</extracomment><translation>Izquierda</translation></message>
<message><source>How far to its left; below 0: to its right.</source><extracomment>Left of Offset pursuit</extracomment><translation>Cuánto a su izquierda; menos de 0: a su derecha.</translation></message>
<message><source>wingman, escort, flank, beside, follow at an offset, station keeping</source><extracomment>other words for Offset pursuit</extracomment><translation>escolta, flanco, al lado, seguir a distancia, acompañar, offset pursuit</translation></message>
<message><source>Leader</source><extracomment>port of Offset pursuit</extracomment><translation>Líder</translation></message>
<message><source>The agent it keeps a place beside.</source><extracomment>port Leader of Offset pursuit</extracomment><translation>El agente junto al que mantiene su lugar.</translation></message>
<message><source>Match velocity</source><extracomment>title</extracomment><translation>Igualar velocidad</translation></message>
<message><source>Takes on the velocity of an agent.</source><extracomment>Match velocity</extracomment><translation>Adopta la velocidad de un agente.</translation></message>
<message><source>imitate, same speed, keep pace, go along, velocity matching</source><extracomment>other words for Match velocity</extracomment><translation>imitar, misma velocidad, mantener el ritmo, acompañar, ir a la par</translation></message>
<message><source>Interpose</source><extracomment>title</extracomment><translation>Interponerse</translation></message>
<message><source>Moves between two agents, to where they will be.</source><extracomment>Interpose</extracomment><translation>Se coloca entre dos agentes, donde van a estar.</translation></message>
<message><source>Ratio</source><extracomment>setting of Interpose</extracomment><translation>Razón</translation></message>
<message><source>The place between them: 0 is at the first, 100% at the second, more is behind the second.</source><extracomment>Ratio of Interpose</extracomment><translation>El lugar entre ellos: 0 es en el primero, 100 % en el segundo; más, detrás del segundo.</translation></message>
<message><source>between, guard, protect, shield, midpoint, block</source><extracomment>other words for Interpose</extracomment><translation>entre, guardia, proteger, escudo, punto medio, bloquear</translation></message>
<message><source>First</source><comment>core</comment><extracomment>port of Interpose</extracomment><translation>Primero</translation></message>
<message><source>One of the two.</source><extracomment>port First of Interpose</extracomment><translation>Uno de los dos.</translation></message>
<message><source>Second</source><extracomment>port of Interpose</extracomment><translation>Segundo</translation></message>
<message><source>The other one.</source><extracomment>port Second of Interpose</extracomment><translation>El otro.</translation></message>
<message><source>Hide</source><extracomment>title</extracomment><translation>Esconderse</translation></message>
<message><source>Goes behind the nearest obstacle, as seen from a threat. With each of several threats it goes where none of them sees it, or flees.</source><extracomment>Hide</extracomment><translation>Se pone detrás del obstáculo más cercano, visto desde una amenaza. Con cada una de varias amenazas, va donde ninguna lo ve, o huye.</translation></message>
<message><source>Margin</source><extracomment>setting of Hide</extracomment><translation>Margen</translation></message>
<message><source>How far behind the obstacle it hides.</source><extracomment>Margin of Hide</extracomment><translation>Cuánto por detrás del obstáculo se esconde.</translation></message>
<message><source>Range</source><comment>core</comment><extracomment>setting of Hide</extracomment><translation>Rango</translation></message>
<message><source>It uses only obstacles that reach within this distance.</source><extracomment>Range of Hide</extracomment><translation>Usa solo obstáculos que estén a menos de esta distancia.</translation></message>
<message><source>cover, take cover, stealth, ambush, shelter, out of sight</source><extracomment>other words for Hide</extracomment><translation>cobertura, cubrirse, sigilo, emboscada, refugio, ocultarse</translation></message>
<message><source>Threat</source><extracomment>port of Hide</extracomment><translation>Amenaza</translation></message>
<message><source>The agent it hides from; or each of several, by a Nearest.</source><extracomment>port Threat of Hide</extracomment><translation>El agente del que se esconde; o cada uno de varios, con un Más cercano.</translation></message>
<message><source>The obstacles to keep clear of.</source><extracomment>port Obstacles of Hide</extracomment><translation>Los obstáculos de los que apartarse.</translation></message>
<message><source>the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)</source><extracomment>place in the formula of Hide</extracomment><translation>el obstáculo más cercano + unit(obstáculo - amenaza) * (su extensión + margin + bodyRadius)</translation></message>
<message><source>Separation</source><extracomment>title</extracomment><translation>Separación</translation></message>
<message><source>Keeps away from its neighbors, harder when they are nearer.</source><extracomment>Separation</extracomment><translation>Se aparta de sus vecinos, con más fuerza cuanto más cerca están.</translation></message>
<message><source>Neighbors are closer than this.</source><extracomment>Radius of Separation</extracomment><translation>Los vecinos están más cerca que esto.</translation></message>
<message><source>View angle</source><extracomment>setting of Separation</extracomment><translation>Ángulo de visión</translation></message>
<message><source>How wide it sees, half to each side of its heading. 360: all round.</source><extracomment>View angle of Separation</extracomment><translation>Cuánto abarca su visión, la mitad a cada lado de su rumbo. 360: todo alrededor.</translation></message>
<message><source>Falloff</source><extracomment>setting of Separation</extracomment><translation>Atenuación</translation></message>
<message><source>How quickly the push fades with distance. 0: it does not.</source><extracomment>Falloff of Separation</extracomment><translation>Con qué rapidez se debilita el empuje con la distancia. 0: no lo hace.</translation></message>
<message><source>keep apart, spread out, personal space, repel, crowding, boids, flocking</source><extracomment>other words for Separation</extracomment><translation>apartarse, dispersarse, espacio personal, repeler, aglomeración, boids, bandada</translation></message>
<message><source>Neighbors</source><extracomment>port of Separation</extracomment><translation>Vecinos</translation></message>
<message><source>The agents that count as neighbors. Several types are one group.</source><extracomment>port Neighbors of Separation</extracomment><translation>Los agentes que cuentan como vecinos. Varios tipos forman un solo grupo.</translation></message>
<message><source>the sum over the neighbors of unit(position - neighbor) * (1 - distance / radius)^falloff. Of an agent that has arrived by an Arrive or Go to that settles, over bodies that overlap: unit(position - neighbor) * (1.1 - distance / both radii)</source><extracomment>away in the formula of Separation</extracomment><translation>la suma, para los vecinos, de unit(position - vecino) * (1 - distancia / radius)^falloff. En un agente que ha llegado con un Llegar o un Ir a que se asienta, para los cuerpos que se solapan: unit(position - vecino) * (1.1 - distancia / ambos radios)</translation></message>
<message><source>Alignment</source><extracomment>title</extracomment><translation>Alineación</translation></message>
<message><source>Turns to the mean velocity of its neighbors.</source><extracomment>Alignment</extracomment><translation>Gira hacia la velocidad media de sus vecinos.</translation></message>
<message><source>match heading, same direction, school, boids, flocking</source><extracomment>other words for Alignment</extracomment><translation>igualar rumbo, misma dirección, cardumen, banco de peces, boids, bandada</translation></message>
<message><source>the mean velocity of the neighbors</source><extracomment>neighborVelocity in the formula of Alignment</extracomment><translation>la velocidad media de los vecinos</translation></message>
<message><source>Cohesion</source><extracomment>title</extracomment><translation>Cohesión</translation></message>
<message><source>Heads for the middle of its neighbors.</source><extracomment>Cohesion</extracomment><translation>Va hacia el centro de sus vecinos.</translation></message>
<message><source>stay together, gather, center of mass, school, boids, flocking</source><extracomment>other words for Cohesion</extracomment><translation>mantenerse juntos, reunirse, centro de masas, cardumen, boids, bandada</translation></message>
<message><source>the mean position of the neighbors</source><extracomment>neighborPosition in the formula of Cohesion</extracomment><translation>la posición media de los vecinos</translation></message>
<message><source>Leader following</source><extracomment>title</extracomment><translation>Seguir al líder</translation></message>
<message><source>Follows behind a leader, steps out of the leader's way, and keeps apart from the other followers.</source><extracomment>Leader following</extracomment><translation>Sigue detrás de un líder, se aparta de su camino y se mantiene separado de los demás seguidores.</translation></message>
<message><source>Distance</source><extracomment>setting of Leader following</extracomment><translation>Distancia</translation></message>
<message><source>How far behind the leader.</source><extracomment>Distance of Leader following</extracomment><translation>Cuánto por detrás del líder.</translation></message>
<message><source>Clearance</source><extracomment>setting of Leader following</extracomment><translation>Holgura</translation></message>
<message><source>It steps aside within this distance of the leader, or of the leader's way ahead.</source><extracomment>Clearance of Leader following</extracomment><translation>Se aparta si está a menos de esta distancia del líder, o del camino que este tiene delante.</translation></message>
<message><source>Separation radius</source><extracomment>setting of Leader following</extracomment><translation>Radio de separación</translation></message>
<message><source>It keeps apart from other followers inside this distance.</source><extracomment>Separation radius of Leader following</extracomment><translation>Se mantiene separado de otros seguidores a menos de esta distancia.</translation></message>
<message><source>follow the leader, convoy, entourage, ducklings, pet, squad</source><extracomment>other words for Leader following</extracomment><translation>seguir al jefe, convoy, séquito, patitos, mascota, escuadra</translation></message>
<message><source>The agent it follows.</source><extracomment>port Leader of Leader following</extracomment><translation>El agente al que sigue.</translation></message>
<message><source>Others</source><extracomment>port of Leader following</extracomment><translation>Otros</translation></message>
<message><source>The other followers, to keep apart from. Unwired: none.</source><extracomment>port Others of Leader following</extracomment><translation>Los demás seguidores, de los que separarse. Sin conectar: ninguno.</translation></message>
<message><source>it is within clearance of the leader's way for the next distance</source><extracomment>inTheWay in the formula of Leader following</extracomment><translation>está a menos de clearance del recorrido del líder en su próximo tramo, de longitud distance</translation></message>
<message><source>the direction off that way</source><extracomment>aside in the formula of Leader following</extracomment><translation>la dirección que lo aparta de ese recorrido</translation></message>
<message><source>the sum over the others of unit(position - other) * (1 - distance / separationRadius)</source><extracomment>away in the formula of Leader following</extracomment><translation>la suma, para los demás, de unit(position - otro) * (1 - distancia / separationRadius)</translation></message>
<message><source>Formation</source><extracomment>title</extracomment><translation>Formación</translation></message>
<message><source>Takes a place in a formation around a leader: each place goes to the nearest agent that has none yet.</source><extracomment>Formation</extracomment><translation>Ocupa un lugar en una formación alrededor de un líder: cada lugar es para el agente más cercano que aún no tenga ninguno.</translation></message>
<message><source>Pattern</source><extracomment>setting of Formation</extracomment><translation>Patrón</translation></message>
<message><source>The shape of the formation.</source><extracomment>Pattern of Formation</extracomment><translation>La forma de la formación.</translation></message>
<message><source>Line</source><extracomment>choice of Pattern of Formation</extracomment><translation>Línea</translation></message>
<message><source>Abreast of the leader.</source><extracomment>Line as Pattern</extracomment><translation>A los lados del líder, a su altura.</translation></message>
<message><source>Column</source><extracomment>choice of Pattern of Formation</extracomment><translation>Columna</translation></message>
<message><source>One behind the other.</source><extracomment>Column as Pattern</extracomment><translation>Uno detrás de otro.</translation></message>
<message><source>To both sides behind the leader, like geese.</source><extracomment>V as Pattern</extracomment><translation>A ambos lados por detrás del líder, como los gansos.</translation></message>
<message><source>Around the leader.</source><extracomment>Circle as Pattern</extracomment><translation>Alrededor del líder.</translation></message>
<message><source>Box</source><comment>core</comment><extracomment>choice of Pattern of Formation</extracomment><translation>Bloque</translation></message>
<message><source>In ranks behind the leader.</source><extracomment>Box as Pattern</extracomment><translation>En filas detrás del líder.</translation></message>
<message><source>Spacing</source><extracomment>setting of Formation</extracomment><translation>Espaciado</translation></message>
<message><source>The distance between two places.</source><extracomment>Spacing of Formation</extracomment><translation>La distancia entre dos lugares.</translation></message>
<message><source>Steady</source><extracomment>setting of Formation</extracomment><translation>Estable</translation></message>
<message><source>The pattern turns no faster than its agents can follow, and nobody crosses another's way to a place: not at the start, nor when the pattern changes or the leader turns back.</source><extracomment>Steady of Formation</extracomment><translation>El patrón no gira más rápido de lo que pueden seguirlo sus agentes, y nadie se cruza con otro camino de su lugar: ni al principio, ni cuando cambia el patrón o el líder da media vuelta.</translation></message>
<message><source>Turn rate</source><extracomment>setting of Formation</extracomment><translation>Ritmo de giro</translation></message>
<message><source>The pattern turns so far per unit of time. 0: as its agents can follow.</source><extracomment>Turn rate of Formation</extracomment><translation>Cuánto gira el patrón por unidad de tiempo. 0: lo que puedan seguirlo sus agentes.</translation></message>
<message><source>Without a leader</source><extracomment>setting of Formation</extracomment><translation>Sin líder</translation></message>
<message><source>What they do when their leader is gone.</source><extracomment>Without a leader of Formation</extracomment><translation>Qué hacen cuando su líder ya no está.</translation></message>
<message><source>They are without this behavior.</source><extracomment>Nothing as Without a leader</extracomment><translation>Se quedan sin este comportamiento.</translation></message>
<message><source>Follow the nearest</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Seguir al más cercano</translation></message>
<message><source>The one that was nearest to the leader leads.</source><extracomment>Follow the nearest as Without a leader</extracomment><translation>Lidera el que estaba más cerca del líder.</translation></message>
<message><source>Stop</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Parar</translation></message>
<message><source>They brake.</source><extracomment>Stop as Without a leader</extracomment><translation>Frenan.</translation></message>
<message><source>wedge, squad, ranks, platoon, fleet, flying v, slots</source><extracomment>other words for Formation</extracomment><translation>cuña, escuadra, filas, pelotón, flota, vuelo en v, puestos</translation></message>
<message><source>The agent they form around.</source><extracomment>port Leader of Formation</extracomment><translation>El agente en torno al que forman.</translation></message>
<message><source>how far the place in the pattern is ahead of the leader</source><extracomment>placeAhead in the formula of Formation</extracomment><translation>cuánto por delante del líder está el puesto en el patrón</translation></message>
<message><source>how far it is to the left</source><extracomment>placeLeft in the formula of Formation</extracomment><translation>cuánto a la izquierda está</translation></message>
<message><source>Queue</source><extracomment>title</extracomment><translation>Hacer cola</translation></message>
<message><source>Brakes when another agent is ahead, harder when nearer. First in a Priority it waits; in a Sum it only slows down.</source><extracomment>Queue</extracomment><translation>Frena cuando hay otro agente delante, con más fuerza cuanto más cerca. Primero en una Prioridad, espera; en una Suma, solo va más despacio.</translation></message>
<message><source>The length of the box ahead in which it sees others.</source><extracomment>Ahead of Queue</extracomment><translation>La longitud de la caja por delante en la que ve a otros.</translation></message>
<message><source>Width</source><extracomment>setting of Queue</extracomment><translation>Ancho</translation></message>
<message><source>The width of that box.</source><extracomment>Width of Queue</extracomment><translation>El ancho de esa caja.</translation></message>
<message><source>line up, wait in line, door, traffic jam, keep distance, yield</source><extracomment>other words for Queue</extracomment><translation>cola, esperar turno, puerta, atasco, mantener distancia, ceder</translation></message>
<message><source>the gap to the nearest body in the box ahead; inactive while the box is empty</source><extracomment>room in the formula of Queue</extracomment><translation>el hueco hasta el cuerpo más cercano en la caja de delante; inactiva mientras la caja está vacía</translation></message>
<message><source>Collision avoidance</source><extracomment>title</extracomment><translation>Evitar colisiones</translation></message>
<message><source>Turns aside before its body would touch another agent. Head-on, both keep right.</source><extracomment>Collision avoidance</extracomment><translation>Se desvía antes de que su cuerpo toque a otro agente. De frente, ambos van por su derecha.</translation></message>
<message><source>Look ahead</source><extracomment>setting of Collision avoidance</extracomment><translation>Anticipación</translation></message>
<message><source>How far ahead it looks, in time.</source><extracomment>Look ahead of Collision avoidance</extracomment><translation>Cuánto mira hacia delante, en tiempo.</translation></message>
<message><source>The room to leave between two bodies.</source><extracomment>Margin of Collision avoidance</extracomment><translation>El espacio que dejar entre dos cuerpos.</translation></message>
<message><source>unaligned, avoid agents, pass, crowd, traffic, pedestrians</source><extracomment>other words for Collision avoidance</extracomment><translation>esquivar agentes, choque, adelantar, multitud, tráfico, peatones</translation></message>
<message><source>until the first agent that would come closer than both radii and margin is nearest</source><extracomment>time in the formula of Collision avoidance</extracomment><translation>hasta el momento de máxima cercanía con el primer agente que se acercaría a menos de ambos radios y margin</translation></message>
<message><source>away from where that agent will be then; to the right of a head-on course</source><extracomment>aside in the formula of Collision avoidance</extracomment><translation>alejándose de donde estará entonces ese agente; a la derecha si van de frente</translation></message>
<message><source>Obstacle avoidance</source><extracomment>title</extracomment><translation>Evitar obstáculos</translation></message>
<message><source>Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.</source><extracomment>Obstacle avoidance</extracomment><translation>Rodea el obstáculo más cercano en su camino, con más fuerza cuanto más cerca, y frena un poco.</translation></message>
<message><source>How far ahead it looks, as the time it takes to get there.</source><extracomment>Look ahead of Obstacle avoidance</extracomment><translation>Cuánto mira hacia delante, como el tiempo que tarda en llegar.</translation></message>
<message><source>The room to leave beside an obstacle.</source><extracomment>Margin of Obstacle avoidance</extracomment><translation>El espacio que dejar junto a un obstáculo.</translation></message>
<message><source>Braking</source><extracomment>setting of Obstacle avoidance</extracomment><translation>Frenado</translation></message>
<message><source>How much it brakes, as a share of how much it turns aside.</source><extracomment>Braking of Obstacle avoidance</extracomment><translation>Cuánto frena, como proporción de cuánto se desvía.</translation></message>
<message><source>avoid, rocks, go around, islands, pillars, collision</source><extracomment>other words for Obstacle avoidance</extracomment><translation>esquivar, rocas, rodear, islas, columnas, colisión</translation></message>
<message><source>to the first obstacle in its way; inactive if there is none within reach</source><extracomment>distance in the formula of Obstacle avoidance</extracomment><translation>hasta el primer obstáculo que le cierra el paso; inactiva si no hay ninguno a su alcance</translation></message>
<message><source>left or right, the shorter way around the obstacle</source><extracomment>aside in the formula of Obstacle avoidance</extracomment><translation>izquierda o derecha, el lado más corto para rodear el obstáculo</translation></message>
<message><source>Wall avoidance</source><extracomment>title</extracomment><translation>Evitar paredes</translation></message>
<message><source>Feels ahead and to both sides, and turns away from the nearest wall that it feels.</source><extracomment>Wall avoidance</extracomment><translation>Palpa hacia delante y a ambos lados, y se aparta de la pared más cercana que nota.</translation></message>
<message><source>Feeler length</source><extracomment>setting of Wall avoidance</extracomment><translation>Largo de antena</translation></message>
<message><source>The length of the feelers.</source><extracomment>Feeler length of Wall avoidance</extracomment><translation>La longitud de las antenas.</translation></message>
<message><source>Feeler angle</source><extracomment>setting of Wall avoidance</extracomment><translation>Ángulo de antena</translation></message>
<message><source>The angle between the feeler ahead and those to both sides.</source><extracomment>Feeler angle of Wall avoidance</extracomment><translation>El ángulo entre la antena de delante y las de ambos lados.</translation></message>
<message><source>feelers, whiskers, avoid walls, corridor, ray, indoor</source><extracomment>other words for Wall avoidance</extracomment><translation>antenas, bigotes, muros, pasillo, rayo, interior, esquivar</translation></message>
<message><source>along its feeler to the nearest wall; inactive if no feeler touches one</source><extracomment>distance in the formula of Wall avoidance</extracomment><translation>a lo largo de su antena hasta la pared más cercana; inactiva si ninguna antena toca una</translation></message>
<message><source>the direction off that wall</source><extracomment>normal in the formula of Wall avoidance</extracomment><translation>la dirección que se aleja de esa pared</translation></message>
<message><source>Wall following</source><extracomment>title</extracomment><translation>Seguir pared</translation></message>
<message><source>Goes along the nearest wall or obstacle, at a distance from it.</source><extracomment>Wall following</extracomment><translation>Va a lo largo de la pared o el obstáculo más cercano, a cierta distancia.</translation></message>
<message><source>How far from the wall it goes.</source><extracomment>Distance of Wall following</extracomment><translation>A qué distancia de la pared va.</translation></message>
<message><source>How far along the wall it aims, in time.</source><extracomment>Look ahead of Wall following</extracomment><translation>Cuánto apunta por delante a lo largo de la pared, en tiempo.</translation></message>
<message><source>It ignores walls farther away than this.</source><extracomment>Range of Wall following</extracomment><translation>Ignora las paredes que están más lejos que esto.</translation></message>
<message><source>hug the wall, along, perimeter, patrol, coast, edge</source><extracomment>other words for Wall following</extracomment><translation>pegado al muro, bordear, perímetro, patrulla, costa, borde</translation></message>
<message><source>the nearest place of a wall; inactive if there is none within range</source><extracomment>wall in the formula of Wall following</extracomment><translation>el punto más cercano de una pared; inactiva si no hay ninguna dentro del rango</translation></message>
<message><source>the direction off the wall</source><extracomment>normal in the formula of Wall following</extracomment><translation>la dirección que se aleja de la pared</translation></message>
<message><source>the direction along the wall in which it already moves</source><extracomment>along in the formula of Wall following</extracomment><translation>la dirección a lo largo de la pared en la que ya se mueve</translation></message>
<message><source>Containment</source><extracomment>title</extracomment><translation>Contención</translation></message>
<message><source>Turns away from the edge when it is about to leave the region.</source><extracomment>Containment</extracomment><translation>Se aparta del borde cuando está a punto de salir de la región.</translation></message>
<message><source>stay inside, bounds, boundary, cage, fence, aquarium</source><extracomment>other words for Containment</extracomment><translation>quedarse dentro, límites, frontera, jaula, valla, acuario</translation></message>
<message><source>The region to stay inside of.</source><extracomment>port Region of Containment</extracomment><translation>La región dentro de la que quedarse.</translation></message>
<message><source>the place of the region nearest to soon; inactive while soon is inside</source><extracomment>nearest in the formula of Containment</extracomment><translation>el punto de la región más cercano a soon; inactiva mientras soon está dentro</translation></message>
<message><source>Follow path</source><extracomment>title</extracomment><translation>Seguir camino</translation></message>
<message><source>Goes along a path: once to its end, round and round, or there and back.</source><extracomment>Follow path</extracomment><translation>Recorre un camino: una vez hasta el final, en bucle o ida y vuelta.</translation></message>
<message><source>How far ahead on the path it aims: larger cuts corners, smaller follows more closely.</source><extracomment>Look ahead of Follow path</extracomment><translation>Cuánto apunta por delante en el camino: más, ataja las curvas; menos, lo sigue más de cerca.</translation></message>
<message><source>What happens at the end of the path.</source><extracomment>Mode of Follow path</extracomment><translation>Qué pasa al final del camino.</translation></message>
<message><source>Once</source><extracomment>choice of Mode of Follow path</extracomment><translation>Una vez</translation></message>
<message><source>It stops at the end. Each arrival is counted.</source><extracomment>Once as Mode</extracomment><translation>Se para al final. Cada llegada se cuenta.</translation></message>
<message><source>Loop</source><extracomment>choice of Mode of Follow path</extracomment><translation>Bucle</translation></message>
<message><source>Round and round. From an open end it returns to the start.</source><extracomment>Loop as Mode</extracomment><translation>Da vueltas sin parar. Desde un extremo abierto vuelve al inicio.</translation></message>
<message><source>There and back</source><extracomment>choice of Mode of Follow path</extracomment><translation>Ida y vuelta</translation></message>
<message><source>It turns round at both ends.</source><extracomment>There and back as Mode</extracomment><translation>Da la vuelta en ambos extremos.</translation></message>
<message><source>patrol, route, waypoints, road, track, rail, way</source><extracomment>other words for Follow path</extracomment><translation>patrulla, recorrido, puntos de paso, carretera, pista, raíl, trayectoria</translation></message>
<message><source>The path to follow.</source><extracomment>port Path of Follow path</extracomment><translation>El camino que seguir.</translation></message>
<message><source>the place on the path that is lookAhead farther along than the nearest place</source><extracomment>aim in the formula of Follow path</extracomment><translation>el punto del camino situado lookAhead más adelante que el más cercano</translation></message>
<message><source>the length of the path from the nearest place to the end</source><extracomment>remaining in the formula of Follow path</extracomment><translation>la longitud del camino desde el punto más cercano hasta el final</translation></message>
<message><source>Stay on path</source><extracomment>title</extracomment><translation>No salir del camino</translation></message>
<message><source>Turns back when it is about to leave the tube around a path. Inside it is free.</source><extracomment>Stay on path</extracomment><translation>Vuelve cuando está a punto de salir del tubo que rodea un camino. Dentro es libre.</translation></message>
<message><source>How far to each side of the path it is free.</source><extracomment>Radius of Stay on path</extracomment><translation>Cuánto a cada lado del camino es libre.</translation></message>
<message><source>lane, road, corridor, tube, keep to the path, street</source><extracomment>other words for Stay on path</extracomment><translation>carril, carretera, pasillo, tubo, mantenerse en el camino, calle</translation></message>
<message><source>the place of the path nearest to soon</source><extracomment>nearest in the formula of Stay on path</extracomment><translation>el punto del camino más cercano a soon</translation></message>
<message><source>Follow field</source><extracomment>title</extracomment><translation>Seguir campo</translation></message>
<message><source>Moves the way a field points, where the field reaches.</source><extracomment>Follow field</extracomment><translation>Se mueve hacia donde apunta un campo, allí donde el campo alcanza.</translation></message>
<message><source>How far ahead it reads the field, in time.</source><extracomment>Look ahead of Follow field</extracomment><translation>Cuánto por delante lee el campo, en tiempo.</translation></message>
<message><source>flow field, wind, stream, current, drift, vortex</source><extracomment>other words for Follow field</extracomment><translation>campo de flujo, viento, corriente, deriva, remolino, vórtice</translation></message>
<message><source>The field to follow.</source><extracomment>port Field of Follow field</extracomment><translation>El campo que seguir.</translation></message>
<message><source>the direction and strength of the field at soon; inactive outside the field</source><extracomment>field in the formula of Follow field</extracomment><translation>la dirección y la intensidad del campo en soon; inactiva fuera del campo</translation></message>
<message><source>Follow ground</source><extracomment>title</extracomment><translation>Seguir terreno</translation></message>
<message><source>Moves to where a ground holds more, or less: along a trail, up or down a slope.</source><extracomment>Follow ground</extracomment><translation>Va hacia donde un terreno tiene más, o menos: por un rastro, cuesta arriba o abajo.</translation></message>
<message><source>The item of the scene that it stands for.</source><extracomment>Ground of Follow ground</extracomment><translation>El elemento de la escena al que representa.</translation></message>
<message><source>Direction</source><extracomment>setting of Follow ground</extracomment><translation>Sentido</translation></message>
<message><source>Where it goes.</source><extracomment>Direction of Follow ground</extracomment><translation>Hacia dónde va.</translation></message>
<message><source>Up</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Arriba</translation></message>
<message><source>To where the ground holds more.</source><extracomment>Up as Direction</extracomment><translation>Hacia donde el terreno tiene más.</translation></message>
<message><source>Down</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Abajo</translation></message>
<message><source>To where the ground holds less.</source><extracomment>Down as Direction</extracomment><translation>Hacia donde el terreno tiene menos.</translation></message>
<message><source>Senses</source><extracomment>setting of Follow ground</extracomment><translation>Percibe con</translation></message>
<message><source>How it finds the way.</source><extracomment>Senses of Follow ground</extracomment><translation>Cómo encuentra el camino.</translation></message>
<message><source>Feelers</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Antenas</translation></message>
<message><source>It compares the ends of three feelers.</source><extracomment>Feelers as Senses</extracomment><translation>Compara los extremos de tres antenas.</translation></message>
<message><source>Slope</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Pendiente</translation></message>
<message><source>It compares the cells beside its own.</source><extracomment>Slope as Senses</extracomment><translation>Compara las celdas contiguas a la suya.</translation></message>
<message><source>Angle</source><extracomment>setting of Follow ground</extracomment><translation>Ángulo</translation></message>
<message><source>Between the heading and the feelers to both sides.</source><extracomment>Angle of Follow ground</extracomment><translation>Entre el rumbo y las antenas de ambos lados.</translation></message>
<message><source>How far away the ends of the feelers are.</source><extracomment>Distance of Follow ground</extracomment><translation>A qué distancia están los extremos de las antenas.</translation></message>
<message><source>ground, scent, pheromone, trail, ants, slime mold, gradient, climb, smell, chemotaxis</source><extracomment>other words for Follow ground</extracomment><translation>terreno, olor, feromona, rastro, hormigas, moho, gradiente, trepar, quimiotaxis</translation></message>
<message><source>the heading, or the feeler to a side whose end is on more, or the direction of the slope; inactive without a difference</source><extracomment>way in the formula of Follow ground</extracomment><translation>el rumbo, o la antena de un lado cuyo extremo está sobre más, o la dirección de la pendiente; inactiva si no hay diferencia</translation></message>
<message><source>Go to</source><extracomment>title</extracomment><translation>Ir a</translation></message>
<message><source>Follows a way around obstacles to its goal, slows down inside the slowing radius, and stops there.</source><extracomment>Go to</extracomment><translation>Sigue una ruta que rodea los obstáculos hasta su meta, frena dentro del radio de frenado y se para allí.</translation></message>
<message><source>When the goal is nearer, it stops, and stays.</source><extracomment>Stop radius of Go to</extracomment><translation>Cuando la meta está más cerca, se para y se queda.</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same goal.</source><extracomment>Settles of Go to</extracomment><translation>También se para, y se queda, junto a otros que han llegado a la misma meta.</translation></message>
<message><source>path finding, pathfinding, navigate, move to, walk to, travel, route</source><extracomment>other words for Go to</extracomment><translation>búsqueda de caminos, pathfinding, navegar, mover a, caminar a, viajar, ruta</translation></message>
<message><source>Way</source><comment>core</comment><extracomment>port of Go to</extracomment><translation>Ruta</translation></message>
<message><source>The way to follow.</source><extracomment>port Way of Go to</extracomment><translation>La ruta que seguir.</translation></message>
<message><source>Where it goes straight while no way leads to a goal.</source><extracomment>port Target of Go to</extracomment><translation>Adonde va en línea recta mientras ninguna ruta lleve a una meta.</translation></message>
<message><source>the direction of the way, or straight at the goal without one</source><extracomment>way in the formula of Go to</extracomment><translation>la dirección de la ruta, o directo a la meta si no hay ruta</translation></message>
<message><source>how far it still is to the goal</source><extracomment>remaining in the formula of Go to</extracomment><translation>cuánto le falta hasta la meta</translation></message>
<message><source>Tether</source><extracomment>title</extracomment><translation>Correa</translation></message>
<message><source>Moves freely inside a radius around the target. Outside, the target pulls it back, harder when farther.</source><extracomment>Tether</extracomment><translation>Se mueve libremente dentro de un radio alrededor del objetivo. Fuera, el objetivo tira de él, con más fuerza cuanto más lejos.</translation></message>
<message><source>Inside this distance it is free.</source><extracomment>Radius of Tether</extracomment><translation>A menos de esta distancia es libre.</translation></message>
<message><source>leash, home range, stay near, territory, bound, elastic</source><extracomment>other words for Tether</extracomment><translation>atadura, cuerda, zona propia, quedarse cerca, territorio, elástico</translation></message>
<message><source>Orbit</source><extracomment>title</extracomment><translation>Orbitar</translation></message>
<message><source>Circles around the target at a distance.</source><extracomment>Orbit</extracomment><translation>Da vueltas alrededor del objetivo a cierta distancia.</translation></message>
<message><source>How far from the target it circles.</source><extracomment>Radius of Orbit</extracomment><translation>A qué distancia del objetivo da vueltas.</translation></message>
<message><source>Turn</source><extracomment>setting of Orbit</extracomment><translation>Giro</translation></message>
<message><source>The direction in which it circles.</source><extracomment>Turn of Orbit</extracomment><translation>El sentido en que da vueltas.</translation></message>
<message><source>Counterclockwise on screen.</source><extracomment>Left as Turn</extracomment><translation>En sentido antihorario en pantalla.</translation></message>
<message><source>Right</source><extracomment>choice of Turn of Orbit</extracomment><translation>Derecha</translation></message>
<message><source>Clockwise on screen.</source><extracomment>Right as Turn</extracomment><translation>En sentido horario en pantalla.</translation></message>
<message><source>circle, go around, revolve, strafe around, satellite, encircle</source><extracomment>other words for Orbit</extracomment><translation>órbita, círculo, dar vueltas, girar alrededor, satélite, rodear</translation></message>
<message><source>Target speed</source><extracomment>title</extracomment><translation>Velocidad objetivo</translation></message>
<message><source>Keeps a speed, whichever way it goes.</source><extracomment>Target speed</extracomment><translation>Mantiene una velocidad, vaya en la dirección que vaya.</translation></message>
<message><source>The speed to keep; never above the maximum speed.</source><extracomment>Target speed of Target speed</extracomment><translation>La velocidad que mantener; nunca por encima de la velocidad máxima.</translation></message>
<message><source>cruise, speed, pace, throttle, accelerate, forward</source><extracomment>other words for Target speed</extracomment><translation>crucero, velocidad, ritmo, acelerador, acelerar, avanzar</translation></message>
<message><source>Brake</source><extracomment>title</extracomment><translation>Frenar</translation></message>
<message><source>Comes to a stop.</source><extracomment>Brake</extracomment><translation>Se detiene.</translation></message>
<message><source>stop, halt, wait, stand still, rest, slow down</source><extracomment>other words for Brake</extracomment><translation>parar, alto, esperar, quieto, reposo, desacelerar</translation></message>
<message><source>Formula force</source><extracomment>title</extracomment><translation>Fuerza por fórmula</translation></message>
<message><source>Gives a force that you write yourself, in the words of the tutorials.</source><extracomment>Formula force</extracomment><translation>Da una fuerza que escribes tú, con las palabras de los tutoriales.</translation></message>
<message><source>Formula</source><extracomment>setting of Formula force</extracomment><translation>Fórmula</translation></message>
<message><source>Lines name = term. The last one is the force, or a wanted velocity named desired.</source><extracomment>Formula of Formula force</extracomment><translation>Líneas nombre = término. La última es la fuerza, o una velocidad deseada llamada desired.</translation></message>
<message><source>custom, script, expression, own behavior, code, own force, math, write</source><extracomment>other words for Formula force</extracomment><translation>personalizado, script, expresión, comportamiento propio, código, fuerza propia, matemáticas, escribir</translation></message>
<message><source>Other</source><extracomment>port of Formula force</extracomment><translation>Otro</translation></message>
<message><source>A further target, which the formula calls other.</source><extracomment>port Other of Formula force</extracomment><translation>Otro objetivo más, que la fórmula llama other.</translation></message>
<message><source>Third</source><extracomment>port of Formula force</extracomment><translation>Tercero</translation></message>
<message><source>A further target, which the formula calls third.</source><extracomment>port Third of Formula force</extracomment><translation>Otro objetivo más, que la fórmula llama third.</translation></message>
<message><source>A number, which the formula calls a.</source><extracomment>port A of Formula force</extracomment><translation>Un número, que la fórmula llama a.</translation></message>
<message><source>A number, which the formula calls b.</source><extracomment>port B of Formula force</extracomment><translation>Un número, que la fórmula llama b.</translation></message>
<message><source>A number, which the formula calls c.</source><extracomment>port C of Formula force</extracomment><translation>Un número, que la fórmula llama c.</translation></message>
<message><source>A number, which the formula calls d.</source><extracomment>port D of Formula force</extracomment><translation>Un número, que la fórmula llama d.</translation></message>
<message><source>Face</source><extracomment>title</extracomment><translation>Mirar a</translation></message>
<message><source>Turns to look at the target, and leaves the velocity alone.</source><extracomment>Face</extracomment><translation>Gira para mirar al objetivo y no toca la velocidad.</translation></message>
<message><source>The most degrees that it turns in a unit of time.</source><extracomment>Max turn rate of Face</extracomment><translation>Los grados que gira como máximo en una unidad de tiempo.</translation></message>
<message><source>look at, aim, turret, watch, turn to, strafe</source><extracomment>other words for Face</extracomment><translation>encarar, apuntar, torreta, vigilar, girar hacia, orientar</translation></message>
<message><source>Wire it to the Facing of an agent type.</source><extracomment>port Heading of Face</extracomment><translation>Conéctalo a la Orientación de un tipo de agente.</translation></message>
<message><source>turns toward wanted by at most maxTurn degrees</source><extracomment>facing in the formula of Face</extracomment><translation>gira hacia wanted como máximo maxTurn grados</translation></message>
<message><source>Look where you go</source><extracomment>title</extracomment><translation>Mirar al frente</translation></message>
<message><source>Turns to look the way it moves, at a limited rate.</source><extracomment>Look where you go</extracomment><translation>Gira para mirar hacia donde se mueve, a un ritmo limitado.</translation></message>
<message><source>smooth turn, orientation, align heading, turn rate, heading</source><extracomment>other words for Look where you go</extracomment><translation>giro suave, orientación, alinear rumbo, ritmo de giro, rumbo</translation></message>
<message><source>A place in the world. Drag it in the viewport.</source><extracomment>Point</extracomment><translation>Un lugar del mundo. Arrástralo en la vista.</translation></message>
<message><source>position, location, waypoint, place, goal</source><extracomment>other words for Point</extracomment><translation>posición, ubicación, punto de paso, lugar, meta</translation></message>
<message><source>The place, as a target.</source><extracomment>port Point of Point</extracomment><translation>El lugar, como objetivo.</translation></message>
<message><source>Cursor</source><extracomment>title</extracomment><translation>Cursor</translation></message>
<message><source>The mouse in the viewport. While it is elsewhere, the target is the one at Otherwise, if there is one.</source><extracomment>Cursor</extracomment><translation>El ratón en la vista. Mientras está en otra parte, el objetivo es el de Si no, si lo hay.</translation></message>
<message><source>Follows</source><extracomment>setting of Cursor</extracomment><translation>Sigue</translation></message>
<message><source>Whether the target follows the mouse or stays at the last click.</source><extracomment>Follows of Cursor</extracomment><translation>Si el objetivo sigue al ratón o se queda en el último clic.</translation></message>
<message><source>Movement</source><extracomment>choice of Follows of Cursor</extracomment><translation>Movimiento</translation></message>
<message><source>The mouse, while it is over the viewport.</source><extracomment>Movement as Follows</extracomment><translation>El ratón, mientras está sobre la vista.</translation></message>
<message><source>Click</source><extracomment>choice of Follows of Cursor</extracomment><translation>Clic</translation></message>
<message><source>The last click.</source><extracomment>Click as Follows</extracomment><translation>El último clic.</translation></message>
<message><source>Click, until reached</source><extracomment>choice of Follows of Cursor</extracomment><translation>Clic, hasta llegar</translation></message>
<message><source>The last click. An agent that comes there forgets it.</source><extracomment>Click, until reached as Follows</extracomment><translation>El último clic. Un agente que llega allí lo olvida.</translation></message>
<message><source>mouse, pointer, click, touch, player</source><extracomment>other words for Cursor</extracomment><translation>ratón, puntero, clic, toque, jugador</translation></message>
<message><source>Otherwise</source><extracomment>port of Cursor</extracomment><translation>Si no</translation></message>
<message><source>The target while there is no mouse or no click.</source><extracomment>port Otherwise of Cursor</extracomment><translation>El objetivo mientras no haya ratón ni clic.</translation></message>
<message><source>The place of the mouse.</source><extracomment>port Point of Cursor</extracomment><translation>El lugar del ratón.</translation></message>
<message><source>Nearest</source><extracomment>title</extracomment><translation>Más cercano</translation></message>
<message><source>The nearest of some agents; or the farthest, any one, or each of them.</source><extracomment>Nearest</extracomment><translation>El más cercano de varios agentes; o el más lejano, uno cualquiera o cada uno de ellos.</translation></message>
<message><source>Choose</source><extracomment>setting of Nearest</extracomment><translation>Elegir</translation></message>
<message><source>One target, or a force for each of several.</source><extracomment>Choose of Nearest</extracomment><translation>Un objetivo, o una fuerza por cada uno de varios.</translation></message>
<message><source>The nearest</source><extracomment>choice of Choose of Nearest</extracomment><translation>El más cercano</translation></message>
<message><source>One target. Ties go to the lower number.</source><extracomment>The nearest as Choose</extracomment><translation>Un objetivo. En caso de empate, el de número menor.</translation></message>
<message><source>The farthest</source><extracomment>choice of Choose of Nearest</extracomment><translation>El más lejano</translation></message>
<message><source>One target, within the range.</source><extracomment>The farthest as Choose</extracomment><translation>Un objetivo, dentro del rango.</translation></message>
<message><source>Any one</source><extracomment>choice of Choose of Nearest</extracomment><translation>Cualquiera</translation></message>
<message><source>One target, drawn anew every tick unless it is kept.</source><extracomment>Any one as Choose</extracomment><translation>Un objetivo, sorteado de nuevo en cada tick salvo que se mantenga.</translation></message>
<message><source>Each within range</source><extracomment>choice of Choose of Nearest</extracomment><translation>Cada uno en rango</translation></message>
<message><source>The behavior runs once for each, and the forces add up.</source><extracomment>Each within range as Choose</extracomment><translation>El comportamiento se ejecuta una vez para cada uno, y las fuerzas se suman.</translation></message>
<message><source>It sees only agents within this distance.</source><extracomment>Range of Nearest</extracomment><translation>Solo ve agentes a menos de esta distancia.</translation></message>
<message><source>Keep</source><extracomment>setting of Nearest</extracomment><translation>Mantener</translation></message>
<message><source>While used, it keeps its choice. While unused, it chooses again for the next tick.</source><extracomment>Keep of Nearest</extracomment><translation>Mientras se usa, mantiene su elección. Mientras no se usa, elige de nuevo para el siguiente tick.</translation></message>
<message><source>Lose range</source><extracomment>setting of Nearest</extracomment><translation>Rango de pérdida</translation></message>
<message><source>It loses the kept agent beyond this distance.</source><extracomment>Lose range of Nearest</extracomment><translation>Pierde al agente mantenido más allá de esta distancia.</translation></message>
<message><source>closest, sense, perception, vision, target, each, farthest, random</source><extracomment>other words for Nearest</extracomment><translation>próximo, sentir, percepción, visión, objetivo, cada uno, más lejano, al azar</translation></message>
<message><source>The agents to choose from. Several types are one group.</source><extracomment>port Agents of Nearest</extracomment><translation>Los agentes entre los que elegir. Varios tipos forman un solo grupo.</translation></message>
<message><source>What stands behind one of these is not seen. Unwired: it sees through all.</source><extracomment>port Obstacles of Nearest</extracomment><translation>Lo que está detrás de uno de estos no se ve. Sin conectar: ve a través de todo.</translation></message>
<message><source>The one chosen.</source><extracomment>port Agent of Nearest</extracomment><translation>El elegido.</translation></message>
<message><source>Centroid</source><extracomment>title</extracomment><translation>Centroide</translation></message>
<message><source>The middle of some agents: their mean position and velocity. An agent does not count itself.</source><extracomment>Centroid</extracomment><translation>El centro de varios agentes: su posición y velocidad medias. Un agente no se cuenta a sí mismo.</translation></message>
<message><source>Only agents closer than this count.</source><extracomment>Range of Centroid</extracomment><translation>Solo cuentan los agentes más cercanos que esto.</translation></message>
<message><source>center, middle, mean, average, center of mass, crowd</source><extracomment>other words for Centroid</extracomment><translation>centro, medio, media, promedio, centro de masas, multitud</translation></message>
<message><source>The agents to average. Several types are one group.</source><extracomment>port Agents of Centroid</extracomment><translation>Los agentes que promediar. Varios tipos forman un solo grupo.</translation></message>
<message><source>The middle, as one agent.</source><extracomment>port Agent of Centroid</extracomment><translation>El centro, como un solo agente.</translation></message>
<message><source>Home</source><extracomment>title</extracomment><translation>Origen</translation></message>
<message><source>Where the agent started.</source><extracomment>Home</extracomment><translation>Donde empezó el agente.</translation></message>
<message><source>start, origin, spawn, base, nest</source><extracomment>other words for Home</extracomment><translation>inicio, casa, hogar, aparición, base, nido</translation></message>
<message><source>Where each agent started.</source><extracomment>port Point of Home</extracomment><translation>Donde empezó cada agente.</translation></message>
<message><source>A way through the world. Draw it, and drag its points, in the viewport.</source><extracomment>Path</extracomment><translation>Un camino por el mundo. Dibújalo, y arrastra sus puntos, en la vista.</translation></message>
<message><source>route, track, road, lane, waypoints, curve, patrol</source><extracomment>other words for Path</extracomment><translation>recorrido, pista, carretera, carril, puntos de paso, curva, patrulla</translation></message>
<message><source>The path, as a target.</source><extracomment>port Path of Path</extracomment><translation>El camino, como objetivo.</translation></message>
<message><source>Circles, boxes, polygons and walls in the world. Draw and drag them in the viewport.</source><extracomment>Obstacles</extracomment><translation>Círculos, cajas, polígonos y paredes en el mundo. Dibújalos y arrástralos en la vista.</translation></message>
<message><source>Group</source><comment>core</comment><extracomment>setting of Obstacles</extracomment><translation>Grupo</translation></message>
<message><source>Only the obstacles of this group. Empty: all of them.</source><extracomment>Group of Obstacles</extracomment><translation>Solo los obstáculos de este grupo. Vacío: todos.</translation></message>
<message><source>walls, rocks, islands, barriers, buildings, blocks, cover</source><extracomment>other words for Obstacles</extracomment><translation>muros, paredes, rocas, islas, barreras, edificios, bloques, cobertura</translation></message>
<message><source>The obstacles, as a target.</source><extracomment>port Obstacles of Obstacles</extracomment><translation>Los obstáculos, como objetivo.</translation></message>
<message><source>An area of the world. Drag it, or its corners, in the viewport.</source><extracomment>Region</extracomment><translation>Un área del mundo. Arrástrala, o arrastra sus esquinas, en la vista.</translation></message>
<message><source>area, zone, box, rectangle, circle, polygon</source><extracomment>other words for Region</extracomment><translation>área, zona, caja, rectángulo, círculo, polígono</translation></message>
<message><source>The area, as a target.</source><extracomment>port Region of Region</extracomment><translation>El área, como objetivo.</translation></message>
<message><source>A direction at each place. Drag its center in the viewport.</source><extracomment>Field</extracomment><translation>Una dirección en cada lugar. Arrastra su centro en la vista.</translation></message>
<message><source>flow, flow field, wind, stream, current, vortex</source><extracomment>other words for Field</extracomment><translation>flujo, campo de flujo, viento, corriente, vórtice</translation></message>
<message><source>The field, as a target.</source><extracomment>port Field of Field</extracomment><translation>El campo, como objetivo.</translation></message>
<message><source>The shortest way around obstacles to the nearest of its goals, for Go to and Follow field. Many agents with goals of their own, and goals that move in a large world, get a path for each agent.</source><extracomment>Way</extracomment><translation>La ruta más corta entre obstáculos hasta la más cercana de sus metas, para Ir a y Seguir campo. Muchos agentes con metas propias, y las metas que se mueven en un mundo grande, reciben un camino para cada agente.</translation></message>
<message><source>The way keeps so far from obstacles; at least the radius of the bodies.</source><extracomment>Clearance of Way</extracomment><translation>La ruta se mantiene a esta distancia de los obstáculos; al menos el radio de los cuerpos.</translation></message>
<message><source>Cell</source><extracomment>setting of Way</extracomment><translation>Celda</translation></message>
<message><source>The way is found on cells of this size. Smaller ones fit through narrower doors and take longer.</source><extracomment>Cell of Way</extracomment><translation>La ruta se busca sobre celdas de este tamaño. Las más pequeñas caben por puertas más estrechas y tardan más.</translation></message>
<message><source>Crowds</source><extracomment>setting of Way</extracomment><translation>Multitudes</translation></message>
<message><source>How much longer it takes to cross a cell, for each agent in it: 1 is twice as long for one agent. 0: crowds do not count. Nor do they for paths of single agents.</source><extracomment>Crowds of Way</extracomment><translation>Cuánto más se tarda en cruzar una celda por cada agente que haya en ella: 1 es el doble con un agente. 0: las multitudes no cuentan. Tampoco cuentan en los caminos de agentes sueltos.</translation></message>
<message><source>Refresh</source><extracomment>setting of Way</extracomment><translation>Refresco</translation></message>
<message><source>After how many ticks the agents are counted again.</source><extracomment>Refresh of Way</extracomment><translation>Cada cuántos ticks se vuelve a contar a los agentes.</translation></message>
<message><source>path finding, pathfinding, route, navigation, maze, flow field, shortest path, a star, navigate, way out, exit</source><extracomment>other words for Way</extracomment><translation>búsqueda de caminos, pathfinding, navegación, laberinto, campo de flujo, camino más corto, a estrella, navegar, salida</translation></message>
<message><source>Goals</source><extracomment>port of Way</extracomment><translation>Metas</translation></message>
<message><source>Points, regions, agents or the cursor. The nearest along the way counts; of goals that get paths, the nearest in a straight line.</source><extracomment>port Goals of Way</extracomment><translation>Puntos, regiones, agentes o el cursor. Cuenta la más cercana por la ruta; entre las metas que reciben caminos, la más cercana en línea recta.</translation></message>
<message><source>What it leads around.</source><extracomment>port Obstacles of Way</extracomment><translation>Lo que rodea.</translation></message>
<message><source>Wire it to a Go to or Follow field.</source><extracomment>port Way of Way</extracomment><translation>Conéctala a un Ir a o a un Seguir campo.</translation></message>
<message><source>Own goal</source><extracomment>title</extracomment><translation>Meta propia</translation></message>
<message><source>The next goal of the agent's own list. Agents that are placed by hand can have one, and a game can give each agent one.</source><extracomment>Own goal</extracomment><translation>La siguiente meta de la lista del propio agente. Los agentes colocados a mano pueden tener una, y un juego puede dar una a cada agente.</translation></message>
<message><source>Reach</source><extracomment>setting of Own goal</extracomment><translation>Alcance</translation></message>
<message><source>Within this distance a goal is reached, and the next one counts.</source><extracomment>Reach of Own goal</extracomment><translation>A menos de esta distancia, una meta se da por alcanzada y cuenta la siguiente.</translation></message>
<message><source>At the end</source><extracomment>setting of Own goal</extracomment><translation>Al final</translation></message>
<message><source>What comes after the last goal.</source><extracomment>At the end of Own goal</extracomment><translation>Qué viene después de la última meta.</translation></message>
<message><source>Stay</source><extracomment>choice of At the end of Own goal</extracomment><translation>Quedarse</translation></message>
<message><source>The last goal still counts.</source><extracomment>Stay as At the end</extracomment><translation>La última meta sigue contando.</translation></message>
<message><source>Start again</source><extracomment>choice of At the end of Own goal</extracomment><translation>Empezar otra vez</translation></message>
<message><source>The first goal counts again.</source><extracomment>Start again as At the end</extracomment><translation>La primera meta vuelve a contar.</translation></message>
<message><source>goals, destination, waypoints, patrol, errands, itinerary, route</source><extracomment>other words for Own goal</extracomment><translation>metas, destino, puntos de paso, patrulla, recados, itinerario, ruta</translation></message>
<message><source>The next goal of each agent.</source><extracomment>port Point of Own goal</extracomment><translation>La siguiente meta de cada agente.</translation></message>
<message><source>External</source><extracomment>title</extracomment><translation>Externo</translation></message>
<message><source>Something that the game moves itself, such as the player. In the editor, the mouse takes its place.</source><extracomment>External</extracomment><translation>Algo que mueve el propio juego, como el jugador. En el editor, el ratón ocupa su lugar.</translation></message>
<message><source>Its name in the game, which says where it is (set external).</source><extracomment>Name of External</extracomment><translation>Su nombre en el juego, que dice dónde está (set external).</translation></message>
<message><source>player, game object, script, input, hero, outside</source><extracomment>other words for External</extracomment><translation>jugador, objeto del juego, script, entrada, héroe, exterior</translation></message>
<message><source>It, as an agent.</source><extracomment>port Agent of External</extracomment><translation>Como un agente.</translation></message>
<message><source>Sum</source><extracomment>title</extracomment><translation>Suma</translation></message>
<message><source>Adds up the active forces, each times its weight, and cuts the sum to its limit.</source><extracomment>Sum</extracomment><translation>Suma las fuerzas activas, cada una multiplicada por su peso, y recorta la suma a su límite.</translation></message>
<message><source>Limit</source><extracomment>setting of Sum</extracomment><translation>Límite</translation></message>
<message><source>A longer sum is cut to this length. Forces beside this card are not.</source><extracomment>Limit of Sum</extracomment><translation>Una suma más larga se recorta a esta longitud. Las fuerzas ajenas a esta tarjeta, no.</translation></message>
<message><source>force = truncate(sum of weight * force over the active inputs, limit)</source><extracomment>formula of Sum</extracomment><translation>force = truncate(suma de weight * force de las entradas activas, limit)</translation></message>
<message><source>add, blend, weighted, mix, combine, limit, truncate</source><extracomment>other words for Sum</extracomment><translation>sumar, mezclar, ponderada, combinar, limitar, truncar</translation></message>
<message><source>The forces to combine, in order.</source><extracomment>port Forces of Sum</extracomment><translation>Las fuerzas que combinar, en orden.</translation></message>
<message><source>Priority</source><extracomment>title</extracomment><translation>Prioridad</translation></message>
<message><source>Takes the first active force in order, and ignores the others.</source><extracomment>Priority</extracomment><translation>Toma la primera fuerza activa en orden e ignora las demás.</translation></message>
<message><source>Threshold</source><extracomment>setting of Priority</extracomment><translation>Umbral</translation></message>
<message><source>Skips active forces weaker than this. 0: takes the first active one, even if it is zero.</source><extracomment>Threshold of Priority</extracomment><translation>Omite las fuerzas activas más débiles que esto. 0: toma la primera activa, aunque sea cero.</translation></message>
<message><source>force = weight * force of the first active input</source><extracomment>formula of Priority</extracomment><translation>force = weight * force de la primera entrada activa</translation></message>
<message><source>first, fallback, else, otherwise, selector, switch</source><extracomment>other words for Priority</extracomment><translation>primero, alternativa, si no, en otro caso, selector, conmutar</translation></message>
<message><source>Budget</source><extracomment>title</extracomment><translation>Presupuesto</translation></message>
<message><source>Adds the active forces in order until the maximum force is spent. The last one is cut, and later ones add nothing.</source><extracomment>Budget</extracomment><translation>Suma las fuerzas activas en orden hasta gastar la fuerza máxima. La última se recorta, y las siguientes no aportan nada.</translation></message>
<message><source>sum += truncate(weight * force, maxForce - |sum|), in order, while |sum| &lt; maxForce</source><extracomment>formula of Budget</extracomment><translation>sum += truncate(weight * force, maxForce - |sum|), en orden, mientras |sum| &lt; maxForce</translation></message>
<message><source>prioritized sum, running sum, accumulate, limited, truncated sum</source><extracomment>other words for Budget</extracomment><translation>suma priorizada, suma parcial, acumular, limitada, suma truncada</translation></message>
<message><source>Dither</source><extracomment>title</extracomment><translation>Prioridad al azar</translation></message>
<message><source>Takes the first active force, but skips each one with a small chance, so that later ones get a turn. If it skips all, it is inactive.</source><extracomment>Dither</extracomment><translation>Toma la primera fuerza activa, pero omite cada una con una pequeña probabilidad, para que las siguientes tengan su turno. Si las omite todas, está inactiva.</translation></message>
<message><source>Leak</source><extracomment>setting of Dither</extracomment><translation>Fuga</translation></message>
<message><source>The chance to skip an active force.</source><extracomment>Leak of Dither</extracomment><translation>La probabilidad de omitir una fuerza activa.</translation></message>
<message><source>The time between two draws. 0: every tick.</source><extracomment>Interval of Dither</extracomment><translation>El tiempo entre dos sorteos. 0: cada tick.</translation></message>
<message><source>force = weight * force of the first active input with random &gt;= leak</source><extracomment>formula of Dither</extracomment><translation>force = weight * force de la primera entrada activa con random &gt;= leak</translation></message>
<message><source>random priority, leak, leak through, prioritized dithering, sometimes</source><extracomment>other words for Dither</extracomment><translation>prioridad aleatoria, fuga, dithering, tramado, a veces</translation></message>
<message><source>Context</source><extracomment>title</extracomment><translation>Contexto</translation></message>
<message><source>Compares directions: of those with the least danger it takes the one that the forces want most. Forces that would cancel each other do not stop it.</source><extracomment>Context</extracomment><translation>Compara direcciones: de las que tienen menos peligro toma la que más desean las fuerzas. Las fuerzas que se anularían entre sí no lo detienen.</translation></message>
<message><source>Directions</source><extracomment>setting of Context</extracomment><translation>Direcciones</translation></message>
<message><source>How many directions it compares.</source><extracomment>Directions of Context</extracomment><translation>Cuántas direcciones compara.</translation></message>
<message><source>What is closer to the body than this is a danger.</source><extracomment>Range of Context</extracomment><translation>Lo que está más cerca del cuerpo que esto es un peligro.</translation></message>
<message><source>Tolerance</source><extracomment>setting of Context</extracomment><translation>Tolerancia</translation></message>
<message><source>Directions with so much more danger than the least may be taken, too.</source><extracomment>Tolerance of Context</extracomment><translation>También se pueden tomar direcciones con hasta este peligro por encima del mínimo.</translation></message>
<message><source>Weight of agents</source><extracomment>setting of Context</extracomment><translation>Peso de agentes</translation></message>
<message><source>How dangerous agents are.</source><extracomment>Weight of agents of Context</extracomment><translation>Lo peligrosos que son los agentes.</translation></message>
<message><source>Weight of obstacles</source><extracomment>setting of Context</extracomment><translation>Peso de obstáculos</translation></message>
<message><source>How dangerous obstacles are.</source><extracomment>Weight of obstacles of Context</extracomment><translation>Lo peligrosos que son los obstáculos.</translation></message>
<message><source>Weight of points</source><extracomment>setting of Context</extracomment><translation>Peso de puntos</translation></message>
<message><source>How dangerous the points are.</source><extracomment>Weight of points of Context</extracomment><translation>Lo peligrosos que son los puntos.</translation></message>
<message><source>Smoothing</source><extracomment>setting of Context</extracomment><translation>Suavizado</translation></message>
<message><source>How much each direction takes over from the two beside it: narrow gaps close.</source><extracomment>Smoothing of Context</extracomment><translation>Cuánto toma cada dirección de las dos contiguas: los huecos estrechos se cierran.</translation></message>
<message><source>Blends</source><extracomment>setting of Context</extracomment><translation>Mezcla</translation></message>
<message><source>Interest and danger are blended with those of the ticks before, so that the agent changes its mind less often.</source><extracomment>Blends of Context</extracomment><translation>El interés y el peligro se mezclan con los de los ticks anteriores, para que el agente cambie menos de idea.</translation></message>
<message><source>Blend time</source><extracomment>setting of Context</extracomment><translation>Tiempo de mezcla</translation></message>
<message><source>How long the ticks before count.</source><extracomment>Blend time of Context</extracomment><translation>Durante cuánto cuentan los ticks anteriores.</translation></message>
<message><source>context steering, context map, interest, danger, dead end, trap</source><extracomment>other words for Context</extracomment><translation>dirección por contexto, context steering, mapa de contexto, interés, peligro, callejón sin salida, trampa</translation></message>
<message><source>Interest</source><extracomment>port of Context</extracomment><translation>Interés</translation></message>
<message><source>The forces that say where the agent wants to go, by weight.</source><extracomment>port Interest of Context</extracomment><translation>Las fuerzas que dicen adónde quiere ir el agente, según su peso.</translation></message>
<message><source>Dangerous agents</source><extracomment>port of Context</extracomment><translation>Agentes peligrosos</translation></message>
<message><source>The agents to keep clear of.</source><extracomment>port Dangerous agents of Context</extracomment><translation>Los agentes de los que apartarse.</translation></message>
<message><source>Dangerous points</source><extracomment>port of Context</extracomment><translation>Puntos peligrosos</translation></message>
<message><source>Points to keep clear of.</source><extracomment>port Dangerous points of Context</extracomment><translation>Puntos de los que apartarse.</translation></message>
<message><source>the direction with the highest interest, among those whose danger is at most the least + tolerance, times min(1, its interest) * maxSpeed; refined by a parabola through its neighbors</source><extracomment>chosen in the formula of Context</extracomment><translation>la dirección con el mayor interés, entre aquellas cuyo peligro es como máximo el mínimo + tolerance, por min(1, su interés) * maxSpeed; afinada con una parábola que pasa por sus vecinas</translation></message>
<message><source>of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) of a force, with u = velocity + force * t'</source><extracomment>interest in the formula of Context</extracomment><translation>de una dirección: el mayor peso * min(1, |u| / maxSpeed) * dot(unit(u), dirección) de una fuerza, con u = velocity + fuerza * t'</translation></message>
<message><source>of a direction: for each thing within range weight * (1 - gap / range) * dot(unit(offset), direction); the highest counts</source><extracomment>danger in the formula of Context</extracomment><translation>de una dirección: por cada cosa dentro del rango, peso * (1 - hueco / range) * dot(unit(desplazamiento), dirección); cuenta el mayor</translation></message>
<message><source>Reciprocal avoidance</source><extracomment>title</extracomment><translation>Evitación recíproca</translation></message>
<message><source>Adds up the active forces and chooses the velocity nearest to what they want that hits nobody, as long as the others avoid it too. Comes last, right before the steering.</source><extracomment>Reciprocal avoidance</extracomment><translation>Suma las fuerzas activas y elige la velocidad más próxima a lo que piden sin chocar con nadie, siempre que los demás también eviten. Va al final, justo antes de la dirección.</translation></message>
<message><source>Time horizon</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Horizonte temporal</translation></message>
<message><source>It keeps clear of other agents for so long. Longer: it gives way earlier.</source><extracomment>Time horizon of Reciprocal avoidance</extracomment><translation>Se mantiene libre de otros agentes durante este tiempo. Más: cede antes el paso.</translation></message>
<message><source>Horizon for obstacles</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Horizonte obst.</translation></message>
<message><source>It keeps clear of obstacles for so long. Longer: it slows down earlier.</source><extracomment>Horizon for obstacles of Reciprocal avoidance</extracomment><translation>Se mantiene libre de obstáculos durante este tiempo. Más: frena antes.</translation></message>
<message><source>Only the nearest so many agents count.</source><extracomment>Neighbors of Reciprocal avoidance</extracomment><translation>Solo cuentan los agentes más cercanos, hasta este número.</translation></message>
<message><source>The room to leave between two bodies, and beside an obstacle.</source><extracomment>Margin of Reciprocal avoidance</extracomment><translation>El espacio que dejar entre dos cuerpos y junto a un obstáculo.</translation></message>
<message><source>Patience</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Paciencia</translation></message>
<message><source>Who was held up for so long steps back for a while, so that others can pass; each agent draws its own, from half of it to one and a half. 0: never.</source><extracomment>Patience of Reciprocal avoidance</extracomment><translation>Quien estuvo retenido este tiempo retrocede un rato para que otros puedan pasar; cada agente sortea el suyo, de la mitad a vez y media. 0: nunca.</translation></message>
<message><source>Sideways push</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Empuje lateral</translation></message>
<message><source>A push to the right, as a share of the maximum speed; each agent draws its own, from half of it to all. It ends dead locks of agents that meet head-on.</source><extracomment>Sideways push of Reciprocal avoidance</extracomment><translation>Un empuje a la derecha, como proporción de la velocidad máxima; cada agente sortea el suyo, de la mitad al total. Acaba con los bloqueos de agentes que se encuentran de frente.</translation></message>
<message><source>It turns to the direction that is free for longest, of those up to 75 degrees to each side of its way, as people do: it looks for so long ahead. 0: it does not.</source><extracomment>Look ahead of Reciprocal avoidance</extracomment><translation>Gira hacia la dirección que queda libre más tiempo, de entre las que están hasta 75 grados a cada lado de su camino, como hacen las personas: mira este tiempo hacia delante. 0: no lo hace.</translation></message>
<message><source>Keep right</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Por la derecha</translation></message>
<message><source>Where a crowd comes toward it and holds it up, and behind others to whom that happens, it turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: never.</source><extracomment>Keep right of Reciprocal avoidance</extracomment><translation>Donde una multitud viene de frente y lo retiene, y detrás de otros a los que les pasa eso, gira a la derecha, hasta 45 grados, hacia donde ninguna pared le cierra el paso durante este tiempo. 0: nunca.</translation></message>
<message><source>Right of way</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Preferencia</translation></message>
<message><source>It makes room for one whose way it blocks and who was held up for so much longer, and so do those behind it. Who was held up for so long keeps clear for half of the time horizon: it takes smaller gaps. 0: never.</source><extracomment>Right of way of Reciprocal avoidance</extracomment><translation>Hace sitio a quien tapa el paso y lleva retenido este tiempo más que él, y lo mismo hacen los que van detrás. Quien estuvo retenido tanto tiempo se aparta durante la mitad del horizonte temporal: aprovecha huecos más pequeños. 0: nunca.</translation></message>
<message><source>Who has arrived, by an Arrive or Go to that settles, stays, and leaves all of the avoidance to the others. Who has no active force stops.</source><extracomment>Settles of Reciprocal avoidance</extracomment><translation>Quien ha llegado, con un Llegar o un Ir a que se asienta, se queda y deja toda la evitación a los demás. Quien no tiene ninguna fuerza activa se para.</translation></message>
<message><source>orca, rvo, crowd, collision, pedestrians, velocity obstacle, pass</source><extracomment>other words for Reciprocal avoidance</extracomment><translation>orca, rvo, multitud, colisión, peatones, obstáculo de velocidad, adelantar</translation></message>
<message><source>The forces that say what the agent wants, added up by weight.</source><extracomment>port Forces of Reciprocal avoidance</extracomment><translation>Las fuerzas que dicen qué quiere el agente, sumadas según su peso.</translation></message>
<message><source>The agents to keep clear of. One that avoids this agent's type too does half of the work.</source><extracomment>port Agents of Reciprocal avoidance</extracomment><translation>Los agentes de los que apartarse. Uno que también evita el tipo de este agente hace la mitad del trabajo.</translation></message>
<message><source>the sum of weight * force over the active inputs; while the agent steps back, what it wants is turned around</source><extracomment>forces in the formula of Reciprocal avoidance</extracomment><translation>la suma de peso * fuerza de las entradas activas; mientras el agente retrocede, lo que quiere se invierte</translation></message>
<message><source>with settles: no force is active</source><extracomment>idle in the formula of Reciprocal avoidance</extracomment><translation>con settles: ninguna fuerza está activa</translation></message>
<message><source>with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)</source><extracomment>jam in the formula of Reciprocal avoidance</extracomment><translation>con keepRight: lo cerca que está el atasco de delante, de 0 (no hay) a 1 (aquí)</translation></message>
<message><source>with rightOfWay: how long it was held up on its way; a fifth of the time in which it was not is taken off</source><extracomment>delay in the formula of Reciprocal avoidance</extracomment><translation>con rightOfWay: cuánto tiempo lleva retenido en su ruta; se descuenta un quinto del tiempo en que no lo estuvo</translation></message>
<message><source>the wish; with keepRight, turned to the right by up to jam * 45 degrees; with rightOfWay, 45 degrees aside from the way of one that it makes room for; with lookAhead, turned by up to 75 degrees to the direction in which it comes farthest before a contact</source><extracomment>turned in the formula of Reciprocal avoidance</extracomment><translation>el deseo; con keepRight, girado a la derecha hasta jam * 45 grados; con rightOfWay, apartado 45 grados del paso de aquel a quien hace sitio; con lookAhead, girado hasta 75 grados hacia la dirección en la que llega más lejos antes de un contacto</translation></message>
<message><source>to the right, drawn for each agent: from half of sidewaysPush * maxSpeed to all of it</source><extracomment>aside in the formula of Reciprocal avoidance</extracomment><translation>hacia la derecha, sorteado para cada agente: desde la mitad de sidewaysPush * maxSpeed hasta todo</translation></message>
<message><source>the velocity nearest to turned + aside that hits no obstacle within obstacleHorizon and no neighbor within horizon; if all hit a neighbor, the one that comes least near. Who has arrived and stands still only parts from bodies that overlap</source><extracomment>chosen in the formula of Reciprocal avoidance</extracomment><translation>la velocidad más cercana a turned + aside que no choca con ningún obstáculo en obstacleHorizon ni con ningún vecino en horizon; si todas chocan con un vecino, la que menos se acerca. Quien ha llegado y está quieto solo se separa de los cuerpos que se solapan con el suyo</translation></message>
<message><source>Within range</source><extracomment>title</extracomment><translation>Dentro del rango</translation></message>
<message><source>True while the target is between two distances.</source><extracomment>Within range</extracomment><translation>Cierta mientras el objetivo esté entre dos distancias.</translation></message>
<message><source>Min</source><extracomment>setting of Within range</extracomment><translation>Mín.</translation></message>
<message><source>True while min &lt;= distance &lt;= max.</source><extracomment>Min of Within range</extracomment><translation>Cierta mientras mín. &lt;= distancia &lt;= máx.</translation></message>
<message><source>Max</source><extracomment>setting of Within range</extracomment><translation>Máx.</translation></message>
<message><source>near, close, distance, range, far, proximity</source><extracomment>other words for Within range</extracomment><translation>cerca, próximo, distancia, rango, lejos, proximidad</translation></message>
<message><source>Condition</source><extracomment>port of Within range</extracomment><translation>Condición</translation></message>
<message><source>Wire it to the When of the node that it should switch.</source><extracomment>port Condition of Within range</extracomment><translation>Conéctala al Cuando del nodo que deba activar.</translation></message>
<message><source>In view</source><extracomment>title</extracomment><translation>A la vista</translation></message>
<message><source>True while the target is in front, within a view angle and a distance, and no obstacle is between.</source><extracomment>In view</extracomment><translation>Cierta mientras el objetivo esté delante, dentro de un ángulo de visión y una distancia, y sin ningún obstáculo en medio.</translation></message>
<message><source>How wide it sees, half to each side. 360: all round.</source><extracomment>View angle of In view</extracomment><translation>Cuánto abarca su visión, la mitad a cada lado. 360: todo alrededor.</translation></message>
<message><source>How far it sees.</source><extracomment>Range of In view</extracomment><translation>Hasta dónde ve.</translation></message>
<message><source>see, sight, vision, field of view, ahead, look, visible, line of sight</source><extracomment>other words for In view</extracomment><translation>ver, visión, campo de visión, delante, mirar, visible, línea de visión</translation></message>
<message><source>1 if an obstacle is between, else 0</source><extracomment>hidden in the formula of In view</extracomment><translation>1 si hay un obstáculo en medio; si no, 0</translation></message>
<message><source>Inside region</source><extracomment>title</extracomment><translation>En la región</translation></message>
<message><source>True while the agent is inside the region; its edge belongs to it.</source><extracomment>Inside region</extracomment><translation>Cierta mientras el agente esté dentro de la región; el borde forma parte de ella.</translation></message>
<message><source>true if position is in the region</source><extracomment>formula of Inside region</extracomment><translation>cierto si position está en la región</translation></message>
<message><source>zone, area, within, trigger, in, enter, territory</source><extracomment>other words for Inside region</extracomment><translation>zona, área, dentro, disparador, entrar, territorio</translation></message>
<message><source>The region it may be in.</source><extracomment>port Region of Inside region</extracomment><translation>La región en la que puede estar.</translation></message>
<message><source>Has neighbors</source><extracomment>title</extracomment><translation>Con vecinos</translation></message>
<message><source>True while enough agents are near.</source><extracomment>Has neighbors</extracomment><translation>Cierta mientras haya suficientes agentes cerca.</translation></message>
<message><source>At least</source><extracomment>setting of Has neighbors</extracomment><translation>Al menos</translation></message>
<message><source>The number of neighbors it needs.</source><extracomment>At least of Has neighbors</extracomment><translation>El número de vecinos que necesita.</translation></message>
<message><source>crowded, alone, company, count, density, near</source><extracomment>other words for Has neighbors</extracomment><translation>aglomeración, solo, compañía, cantidad, densidad, cerca</translation></message>
<message><source>the number of agents that are closer than radius and in view, with no obstacle between</source><extracomment>neighbors in the formula of Has neighbors</extracomment><translation>el número de agentes que están más cerca que radius y a la vista, sin ningún obstáculo en medio</translation></message>
<message><source>True while the agent is between two speeds.</source><extracomment>Speed</extracomment><translation>Cierta mientras el agente esté entre dos velocidades.</translation></message>
<message><source>True while min &lt;= speed &lt;= max.</source><extracomment>Min of Speed</extracomment><translation>Cierta mientras mín. &lt;= velocidad &lt;= máx.</translation></message>
<message><source>fast, slow, velocity, moving, stopped, still</source><extracomment>other words for Speed</extracomment><translation>rápido, lento, rapidez, en movimiento, parado, quieto</translation></message>
<message><source>Meter</source><extracomment>title</extracomment><translation>Medidor</translation></message>
<message><source>A store that drains while it is used: true until it is empty, then false until it is full again.</source><extracomment>Meter</extracomment><translation>Una reserva que se gasta mientras se usa: cierta hasta que se vacía, y luego falsa hasta que vuelve a estar llena.</translation></message>
<message><source>Capacity</source><extracomment>setting of Meter</extracomment><translation>Capacidad</translation></message>
<message><source>How much it holds when full.</source><extracomment>Capacity of Meter</extracomment><translation>Cuánto contiene cuando está lleno.</translation></message>
<message><source>Drain</source><extracomment>setting of Meter</extracomment><translation>Gasto</translation></message>
<message><source>How much it loses in a unit of time, while used.</source><extracomment>Drain of Meter</extracomment><translation>Cuánto pierde en una unidad de tiempo mientras se usa.</translation></message>
<message><source>Recover</source><extracomment>setting of Meter</extracomment><translation>Recuperación</translation></message>
<message><source>How much it gains in a unit of time, while it recovers.</source><extracomment>Recover of Meter</extracomment><translation>Cuánto gana en una unidad de tiempo mientras se recupera.</translation></message>
<message><source>Recovers</source><extracomment>setting of Meter</extracomment><translation>Se recupera</translation></message>
<message><source>When it fills up again.</source><extracomment>Recovers of Meter</extracomment><translation>Cuándo vuelve a llenarse.</translation></message>
<message><source>While shut</source><extracomment>choice of Recovers of Meter</extracomment><translation>Agotado</translation></message>
<message><source>Only after it has run empty.</source><extracomment>While shut as Recovers</extracomment><translation>Solo después de haberse vaciado.</translation></message>
<message><source>While unused</source><extracomment>choice of Recovers of Meter</extracomment><translation>Sin usar</translation></message>
<message><source>Whenever it is not used.</source><extracomment>While unused as Recovers</extracomment><translation>Siempre que no se use.</translation></message>
<message><source>How full it is at first.</source><extracomment>Start of Meter</extracomment><translation>Cómo de lleno está al principio.</translation></message>
<message><source>Fills by</source><extracomment>setting of Meter</extracomment><translation>Se llena en</translation></message>
<message><source>How much it gains in a unit of time while Fills is true, or each time an action wired to it is done.</source><extracomment>Fills by of Meter</extracomment><translation>Cuánto gana en una unidad de tiempo mientras Llenan sea cierto, o cada vez que se hace una acción conectada ahí.</translation></message>
<message><source>Drains by</source><extracomment>setting of Meter</extracomment><translation>Se vacía en</translation></message>
<message><source>How much it loses in a unit of time while Drains is true, or each time an action wired to it is done.</source><extracomment>Drains by of Meter</extracomment><translation>Cuánto pierde en una unidad de tiempo mientras Vacían sea cierto, o cada vez que se hace una acción conectada ahí.</translation></message>
<message><source>stamina, energy, fuel, cooldown, tired, resource, battery</source><extracomment>other words for Meter</extracomment><translation>resistencia, aguante, energía, combustible, enfriamiento, cansancio, recurso, batería</translation></message>
<message><source>Fills</source><extracomment>port of Meter</extracomment><translation>Llenan</translation></message>
<message><source>Conditions that fill it while they are true. An action's Done fills it once.</source><extracomment>port Fills of Meter</extracomment><translation>Condiciones que lo llenan mientras son ciertas. El Hecho de una acción lo llena una vez.</translation></message>
<message><source>Drains</source><extracomment>port of Meter</extracomment><translation>Vacían</translation></message>
<message><source>Conditions that drain it while they are true. An action's Done drains it once.</source><extracomment>port Drains of Meter</extracomment><translation>Condiciones que lo vacían mientras son ciertas. El Hecho de una acción lo vacía una vez.</translation></message>
<message><source>True until it is empty, and again when it is full.</source><extracomment>port Condition of Meter</extracomment><translation>Cierta hasta que está vacío, y otra vez cuando está lleno.</translation></message>
<message><source>falls by drain * tick while used, and rises by recover * tick while it recovers</source><extracomment>store in the formula of Meter</extracomment><translation>baja drain * tick mientras se usa, y sube recover * tick mientras se recupera</translation></message>
<message><source>until store &lt;= 0, and then again from store &gt;= capacity on</source><extracomment>open in the formula of Meter</extracomment><translation>hasta que store &lt;= 0, y luego otra vez a partir de store &gt;= capacity</translation></message>
<message><source>Timer</source><extracomment>title</extracomment><translation>Temporizador</translation></message>
<message><source>True for a while, then false for a while, over and over.</source><extracomment>Timer</extracomment><translation>Cierta un rato, falsa otro rato, una y otra vez.</translation></message>
<message><source>On</source><extracomment>setting of Timer</extracomment><translation>Activo</translation></message>
<message><source>How long it is true.</source><extracomment>On of Timer</extracomment><translation>Cuánto tiempo es cierta.</translation></message>
<message><source>Off</source><extracomment>setting of Timer</extracomment><translation>Inactivo</translation></message>
<message><source>How long it is false.</source><extracomment>Off of Timer</extracomment><translation>Cuánto tiempo es falsa.</translation></message>
<message><source>Phase</source><extracomment>setting of Timer</extracomment><translation>Fase</translation></message>
<message><source>How far into the first period it starts.</source><extracomment>Phase of Timer</extracomment><translation>En qué momento del primer periodo empieza.</translation></message>
<message><source>clock, interval, periodic, blink, every</source><extracomment>other words for Timer</extracomment><translation>reloj, intervalo, periódico, parpadeo, cada</translation></message>
<message><source>the time of the world</source><extracomment>time in the formula of Timer</extracomment><translation>el tiempo del mundo</translation></message>
<message><source>Chance</source><extracomment>title</extracomment><translation>Azar</translation></message>
<message><source>True with a probability. Each agent draws anew every interval.</source><extracomment>Chance</extracomment><translation>Cierta con una probabilidad. Cada agente sortea de nuevo en cada intervalo.</translation></message>
<message><source>Probability</source><extracomment>setting of Chance</extracomment><translation>Probabilidad</translation></message>
<message><source>0: never. 1: always.</source><extracomment>Probability of Chance</extracomment><translation>0: nunca. 1: siempre.</translation></message>
<message><source>random, probability, dice, sometimes, maybe</source><extracomment>other words for Chance</extracomment><translation>aleatorio, probabilidad, dado, a veces, quizá, suerte</translation></message>
<message><source>a number from 0 to 1, drawn anew every interval</source><extracomment>random in the formula of Chance</extracomment><translation>un número de 0 a 1, sorteado de nuevo en cada intervalo</translation></message>
<message><source>Arrived</source><extracomment>title</extracomment><translation>Ha llegado</translation></message>
<message><source>True while the agent is at the target and slow. Each arrival is counted.</source><extracomment>Arrived</extracomment><translation>Cierta mientras el agente esté en el objetivo y vaya despacio. Cada llegada se cuenta.</translation></message>
<message><source>The agent is within this distance of the target.</source><extracomment>Distance of Arrived</extracomment><translation>El agente está a menos de esta distancia del objetivo.</translation></message>
<message><source>The agent is slower than this.</source><extracomment>Speed of Arrived</extracomment><translation>El agente va más despacio que esto.</translation></message>
<message><source>reached, there, stopped, done</source><extracomment>other words for Arrived</extracomment><translation>alcanzado, allí, parado, terminado, llegada</translation></message>
<message><source>In mode</source><extracomment>title</extracomment><translation>En modo</translation></message>
<message><source>True while the agent has been in one of these modes for a time between min and max.</source><extracomment>In mode</extracomment><translation>Cierta mientras el agente lleve en uno de estos modos un tiempo entre mín. y máx.</translation></message>
<message><source>True while min &lt;= time in the mode &lt;= max.</source><extracomment>Min of In mode</extracomment><translation>Cierta mientras mín. &lt;= tiempo en el modo &lt;= máx.</translation></message>
<message><source>mode, state, phase, since, how long</source><extracomment>other words for In mode</extracomment><translation>modo, estado, fase, desde, cuánto tiempo</translation></message>
<message><source>The modes it may be in.</source><extracomment>port Mode of In mode</extracomment><translation>Los modos en los que puede estar.</translation></message>
<message><source>the agent is in one of the modes</source><extracomment>inMode in the formula of In mode</extracomment><translation>el agente está en uno de los modos</translation></message>
<message><source>how long it has been in it</source><extracomment>timeInMode in the formula of In mode</extracomment><translation>cuánto tiempo lleva en él</translation></message>
<message><source>Not</source><extracomment>title</extracomment><translation>No</translation></message>
<message><source>True while the other condition is false.</source><extracomment>Not</extracomment><translation>Cierta mientras la otra condición sea falsa.</translation></message>
<message><source>true if the condition is false</source><extracomment>formula of Not</extracomment><translation>cierto si la condición es falsa</translation></message>
<message><source>invert, unless, else, opposite</source><extracomment>other words for Not</extracomment><translation>invertir, a menos que, si no, negar, contrario</translation></message>
<message><source>The condition to invert.</source><extracomment>port Condition of Not</extracomment><translation>La condición que invertir.</translation></message>
<message><source>All</source><extracomment>title</extracomment><translation>Todas</translation></message>
<message><source>True while all of the conditions are true.</source><extracomment>All</extracomment><translation>Cierta mientras todas las condiciones lo sean.</translation></message>
<message><source>true if every condition is true; false without any</source><extracomment>formula of All</extracomment><translation>cierto si todas las condiciones son ciertas; falso si no hay ninguna</translation></message>
<message><source>and, both, every, combine</source><extracomment>other words for All</extracomment><translation>y, ambas, cada una, combinar, and</translation></message>
<message><source>The conditions to combine.</source><extracomment>port Conditions of All</extracomment><translation>Las condiciones que combinar.</translation></message>
<message><source>Any</source><extracomment>title</extracomment><translation>Alguna</translation></message>
<message><source>True while at least one of the conditions is true.</source><extracomment>Any</extracomment><translation>Cierta mientras lo sea al menos una de las condiciones.</translation></message>
<message><source>true if at least one condition is true</source><extracomment>formula of Any</extracomment><translation>cierto si al menos una condición es cierta</translation></message>
<message><source>or, either, one of, some</source><extracomment>other words for Any</extracomment><translation>o, cualquiera, una de, alguno, or</translation></message>
<message><source>Touching</source><extracomment>title</extracomment><translation>En contacto</translation></message>
<message><source>True while the agent's body touches another.</source><extracomment>Touching</extracomment><translation>Cierta mientras el cuerpo del agente toque a otro.</translation></message>
<message><source>How far apart bodies may be and still touch.</source><extracomment>Margin of Touching</extracomment><translation>Cuánto pueden estar separados los cuerpos y aun así tocarse.</translation></message>
<message><source>For at least</source><extracomment>setting of Touching</extracomment><translation>Durante al menos</translation></message>
<message><source>How long it must have touched somebody without a break.</source><extracomment>For at least of Touching</extracomment><translation>Cuánto tiempo debe haber tocado a alguien sin interrupción.</translation></message>
<message><source>contact, collide, collision, hit, catch, bite, bump, reach, range, shoot</source><extracomment>other words for Touching</extracomment><translation>contacto, chocar, colisión, golpe, atrapar, morder, tocar, alcanzar, alcance, disparar</translation></message>
<message><source>the number of agents with distance &lt;= the sum of both radii + margin; if both are solid, the sum counts 1/128 more</source><extracomment>touched in the formula of Touching</extracomment><translation>el número de agentes con distance &lt;= la suma de ambos radios + margin; si ambos chocan entre sí, la suma cuenta 1/128 más</translation></message>
<message><source>how long it has touched somebody without a break</source><extracomment>since in the formula of Touching</extracomment><translation>cuánto tiempo lleva tocando a alguien sin interrupción</translation></message>
<message><source>the largest radius of the others</source><extracomment>theirRadius in the formula of Touching</extracomment><translation>el mayor radio de los demás</translation></message>
<message><source>Population</source><extracomment>title</extracomment><translation>Población</translation></message>
<message><source>True while so many agents live.</source><extracomment>Population</extracomment><translation>Cierta mientras vivan tantos agentes.</translation></message>
<message><source>True while min &lt;= living &lt;= max.</source><extracomment>Min of Population</extracomment><translation>Cierta mientras mín. &lt;= vivos &lt;= máx.</translation></message>
<message><source>count, number, alive, crowd, extinct, limit, how many</source><extracomment>other words for Population</extracomment><translation>cantidad, número, vivos, multitud, extinción, límite, cuántos</translation></message>
<message><source>The types whose agents are counted.</source><extracomment>port Agents of Population</extracomment><translation>Los tipos cuyos agentes se cuentan.</translation></message>
<message><source>the number of agents of these types</source><extracomment>living in the formula of Population</extracomment><translation>el número de agentes de estos tipos</translation></message>
<message><source>Level</source><extracomment>title</extracomment><translation>Nivel</translation></message>
<message><source>True while a meter holds an amount between two values.</source><extracomment>Level</extracomment><translation>Cierta mientras un medidor contenga una cantidad entre dos valores.</translation></message>
<message><source>True while min &lt;= store &lt;= max.</source><extracomment>Min of Level</extracomment><translation>Cierta mientras mín. &lt;= reserva &lt;= máx.</translation></message>
<message><source>energy, hungry, full, empty, health, threshold, amount, store</source><extracomment>other words for Level</extracomment><translation>energía, hambre, lleno, vacío, salud, umbral, cantidad, reserva</translation></message>
<message><source>The meter that it reads.</source><extracomment>port Meter of Level</extracomment><translation>El medidor que lee.</translation></message>
<message><source>what the meter holds</source><extracomment>store in the formula of Level</extracomment><translation>lo que contiene el medidor</translation></message>
<message><source>True while it is on. Let a parameter drive it: then the game turns it on and off, for all, for a type or for one agent.</source><extracomment>Switch</extracomment><translation>Cierta mientras esté activo. Haz que lo controle un parámetro: entonces el juego lo activa y desactiva, para todos, para un tipo o para un agente.</translation></message>
<message><source>Whether it is on.</source><extracomment>On of Switch</extracomment><translation>Si está activo.</translation></message>
<message><source>flag, yes, no, boolean, external, game, alarm, toggle</source><extracomment>other words for Switch</extracomment><translation>bandera, sí, no, booleano, externo, juego, alarma, alternar</translation></message>
<message><source>1 while it is on, else 0</source><extracomment>switched in the formula of Switch</extracomment><translation>1 mientras está activo; si no, 0</translation></message>
<message><source>Number</source><comment>core</comment><extracomment>title</extracomment><translation>Número</translation></message>
<message><source>True while a number is between two others. Let a parameter drive the value: then the game sets it, for all, for a type or for one agent.</source><extracomment>Number</extracomment><translation>Cierta mientras un número esté entre otros dos. Haz que un parámetro controle el valor: entonces lo fija el juego, para todos, para un tipo o para un agente.</translation></message>
<message><source>What the game sets.</source><extracomment>Value of Number</extracomment><translation>Lo que fija el juego.</translation></message>
<message><source>True while min &lt;= value &lt;= max.</source><extracomment>Min of Number</extracomment><translation>Cierta mientras mín. &lt;= valor &lt;= máx.</translation></message>
<message><source>compare, threshold, external, game, danger, health, greater, less</source><extracomment>other words for Number</extracomment><translation>comparar, umbral, externo, juego, peligro, salud, mayor, menor</translation></message>
<message><source>Compare</source><comment>core</comment><extracomment>title</extracomment><translation>Comparar</translation></message>
<message><source>True while a number is less or more than another, or between two. Without a number it is false.</source><extracomment>Compare</extracomment><translation>Cierta mientras un número sea menor o mayor que otro, o esté entre dos. Sin número es falsa.</translation></message>
<message><source>Comparison</source><extracomment>setting of Compare</extracomment><translation>Comparación</translation></message>
<message><source>When it is true.</source><extracomment>Comparison of Compare</extracomment><translation>Cuándo es cierta.</translation></message>
<message><source>A &lt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt; B</translation></message>
<message><source>While A is less than B.</source><extracomment>A &lt; B as Comparison</extracomment><translation>Mientras A sea menor que B.</translation></message>
<message><source>A &lt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt;= B</translation></message>
<message><source>While A is at most B.</source><extracomment>A &lt;= B as Comparison</extracomment><translation>Mientras A sea como máximo B.</translation></message>
<message><source>A &gt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt;= B</translation></message>
<message><source>While A is at least B.</source><extracomment>A &gt;= B as Comparison</extracomment><translation>Mientras A sea como mínimo B.</translation></message>
<message><source>A &gt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt; B</translation></message>
<message><source>While A is more than B.</source><extracomment>A &gt; B as Comparison</extracomment><translation>Mientras A sea mayor que B.</translation></message>
<message><source>B &lt;= A &lt;= C</source><extracomment>choice of Comparison of Compare</extracomment><translation>B &lt;= A &lt;= C</translation></message>
<message><source>While A is from B to C.</source><extracomment>B &lt;= A &lt;= C as Comparison</extracomment><translation>Mientras A esté entre B y C.</translation></message>
<message><source>The number that A is compared with.</source><extracomment>B of Compare</extracomment><translation>El número con el que se compara A.</translation></message>
<message><source>The most that A may be.</source><extracomment>C of Compare</extracomment><translation>Lo máximo que puede ser A.</translation></message>
<message><source>Hysteresis</source><extracomment>setting of Compare</extracomment><translation>Histéresis</translation></message>
<message><source>Once true, it stays true until A is so far beyond. It keeps a condition from changing all the time.</source><extracomment>Hysteresis of Compare</extracomment><translation>Una vez cierta, lo sigue siendo hasta que A se pasa en esta cantidad. Evita que una condición cambie a cada momento.</translation></message>
<message><source>number, threshold, greater, smaller, equal, between, if, hysteresis</source><extracomment>other words for Compare</extracomment><translation>número, umbral, mayor, menor, igual, entre, si, histéresis</translation></message>
<message><source>The number that it compares.</source><extracomment>port A of Compare</extracomment><translation>El número que compara.</translation></message>
<message><source>hysteresis while it is true, and 0 while it is false</source><extracomment>slack in the formula of Compare</extracomment><translation>hysteresis mientras es cierta, y 0 mientras es falsa</translation></message>
<message><source>Steers an agent while it is in this mode, by the sum of these forces.</source><extracomment>Mode</extracomment><translation>Dirige a un agente mientras está en este modo, con la suma de estas fuerzas.</translation></message>
<message><source>The color of agents in this mode.</source><extracomment>Color of Mode</extracomment><translation>El color de los agentes en este modo.</translation></message>
<message><source>How agents in this mode are drawn.</source><extracomment>Shape of Mode</extracomment><translation>Cómo se dibujan los agentes en este modo.</translation></message>
<message><source>No shape of its own.</source><extracomment>As its type as Shape</extracomment><translation>Sin forma propia.</translation></message>
<message><source>A PNG file that agents in this mode have, from the project's folder.</source><extracomment>Picture of Mode</extracomment><translation>Un archivo PNG para los agentes en este modo, de la carpeta del proyecto.</translation></message>
<message><source>in this mode: force = sum of weight * force over the active inputs</source><extracomment>formula of Mode</extracomment><translation>en este modo: force = suma de weight * force de las entradas activas</translation></message>
<message><source>state, state machine, phase, mood, fsm, hunt, rest</source><extracomment>other words for Mode</extracomment><translation>estado, máquina de estados, fase, ánimo, fsm, cazar, descansar</translation></message>
<message><source>The forces that steer in this mode, added up by weight.</source><extracomment>port Forces of Mode</extracomment><translation>Las fuerzas que dirigen en este modo, sumadas según su peso.</translation></message>
<message><source>Enter</source><comment>core</comment><extracomment>port of Mode</extracomment><translation>Entrar</translation></message>
<message><source>The transitions that lead into this mode.</source><extracomment>port Enter of Mode</extracomment><translation>Las transiciones que llevan a este modo.</translation></message>
<message><source>Wire it to an agent type's Modes, and to the transitions that lead out.</source><extracomment>port Mode of Mode</extracomment><translation>Conéctalo a los Modos de un tipo de agente y a las transiciones que salen de él.</translation></message>
<message><source>Transition</source><extracomment>title</extracomment><translation>Transición</translation></message>
<message><source>Takes an agent from one mode to another when a condition is true.</source><extracomment>Transition</extracomment><translation>Lleva a un agente de un modo a otro cuando se cumple una condición.</translation></message>
<message><source>After</source><extracomment>setting of Transition</extracomment><translation>Tras</translation></message>
<message><source>Only after this time in the mode.</source><extracomment>After of Transition</extracomment><translation>Solo después de este tiempo en el modo.</translation></message>
<message><source>Order</source><extracomment>setting of Transition</extracomment><translation>Orden</translation></message>
<message><source>If several can be taken at once, the lowest is.</source><extracomment>Order of Transition</extracomment><translation>Si pueden ocurrir varias a la vez, ocurre la de orden más bajo.</translation></message>
<message><source>after the time `after` in a mode of `from`, if `when` is true: enter the mode</source><extracomment>formula of Transition</extracomment><translation>pasado el tiempo `after` en un modo de `from`, si `when` es cierto: se entra en el modo</translation></message>
<message><source>switch, change state, becomes, then, edge, trigger</source><extracomment>other words for Transition</extracomment><translation>cambiar de estado, pasar a, entonces, arista, disparador, conmutar</translation></message>
<message><source>From</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>De</translation></message>
<message><source>The modes it leads out of. Unwired: any mode.</source><extracomment>port From of Transition</extracomment><translation>Los modos de los que sale. Sin conectar: cualquier modo.</translation></message>
<message><source>Taken when this condition is true. Unwired: when the time is over.</source><extracomment>port When of Transition</extracomment><translation>Ocurre cuando se cumple esta condición. Sin conectar: cuando se acaba el tiempo.</translation></message>
<message><source>To</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>A</translation></message>
<message><source>Wire it to the Enter of the mode it leads to.</source><extracomment>port To of Transition</extracomment><translation>Conéctala al Entrar del modo al que lleva.</translation></message>
<message><source>Remove</source><comment>core</comment><extracomment>title</extracomment><translation>Quitar</translation></message>
<message><source>Takes agents out of the world: the agent itself, or those it touches.</source><extracomment>Remove</extracomment><translation>Saca agentes del mundo: el propio agente o los que toca.</translation></message>
<message><source>Fires</source><extracomment>setting of Remove</extracomment><translation>Se dispara</translation></message>
<message><source>How often it acts while its condition is true.</source><extracomment>Fires of Remove</extracomment><translation>Con qué frecuencia actúa mientras su condición es cierta.</translation></message>
<message><source>When the condition becomes true.</source><extracomment>Once as Fires</extracomment><translation>Cuando la condición pasa a ser cierta.</translation></message>
<message><source>Every tick</source><extracomment>choice of Fires of Remove</extracomment><translation>Cada tick</translation></message>
<message><source>In every tick while it is true.</source><extracomment>Every tick as Fires</extracomment><translation>En cada tick mientras sea cierta.</translation></message>
<message><source>Regularly</source><extracomment>choice of Fires of Remove</extracomment><translation>Regularmente</translation></message>
<message><source>When the condition becomes true, and then after each interval while it stays true.</source><extracomment>Regularly as Fires</extracomment><translation>Cuando la condición pasa a ser cierta, y luego tras cada intervalo mientras lo siga siendo.</translation></message>
<message><source>The time until it acts again.</source><extracomment>Interval of Remove</extracomment><translation>El tiempo hasta que vuelve a actuar.</translation></message>
<message><source>Whom</source><extracomment>setting of Remove</extracomment><translation>A quién</translation></message>
<message><source>Who it happens to.</source><extracomment>Whom of Remove</extracomment><translation>A quién le sucede.</translation></message>
<message><source>Itself</source><extracomment>choice of Whom of Remove</extracomment><translation>A sí mismo</translation></message>
<message><source>The agent whose condition is true.</source><extracomment>Itself as Whom</extracomment><translation>El agente cuya condición es cierta.</translation></message>
<message><source>Those it touches</source><extracomment>choice of Whom of Remove</extracomment><translation>A los que toca</translation></message>
<message><source>All agents that a Touching condition on the way to When sees. Its margin is the reach.</source><extracomment>Those it touches as Whom</extracomment><translation>Todos los agentes que ve una condición En contacto camino de Cuando. Su margen es el alcance.</translation></message>
<message><source>when it fires: at the end of the tick, they are gone</source><extracomment>formula of Remove</extracomment><translation>al dispararse: al final del tick, desaparecen</translation></message>
<message><source>die, death, kill, eat, catch, despawn, destroy, sink, delete, shoot</source><extracomment>other words for Remove</extracomment><translation>morir, muerte, matar, comer, atrapar, desaparecer, destruir, sumidero, eliminar, disparar</translation></message>
<message><source>It acts when this is true.</source><extracomment>port When of Remove</extracomment><translation>Actúa cuando esto es cierto.</translation></message>
<message><source>Done</source><comment>core</comment><extracomment>port of Remove</extracomment><translation>Hecho</translation></message>
<message><source>Wire it to an agent type's Actions. As a condition it is true in the tick after the action was carried out.</source><extracomment>port Done of Remove</extracomment><translation>Conéctalo a las Acciones de un tipo de agente. Como condición, es cierto en el tick posterior a la acción.</translation></message>
<message><source>Become</source><extracomment>title</extracomment><translation>Convertir</translation></message>
<message><source>Turns agents into another type: the agent itself, or those it touches.</source><extracomment>Become</extracomment><translation>Convierte agentes en otro tipo: el propio agente o los que toca.</translation></message>
<message><source>when it fires: at the end of the tick, they are of the type Into, where they are and as they move; home and memory start anew</source><extracomment>formula of Become</extracomment><translation>al dispararse: al final del tick, son del tipo de «En tipo», donde están y tal como se mueven; origen y memoria empiezan de nuevo</translation></message>
<message><source>infect, convert, transform, turn into, change type, grow up, zombie</source><extracomment>other words for Become</extracomment><translation>infectar, transformar, volverse, cambiar de tipo, crecer, zombi</translation></message>
<message><source>Into</source><extracomment>port of Become</extracomment><translation>En tipo</translation></message>
<message><source>The type that they become.</source><extracomment>port Into of Become</extracomment><translation>El tipo en el que se convierten.</translation></message>
<message><source>Spawn</source><extracomment>title</extracomment><translation>Generar</translation></message>
<message><source>Brings agents into the world: where the agent is, or at a place.</source><extracomment>Spawn</extracomment><translation>Trae agentes al mundo: donde está el agente o en un lugar.</translation></message>
<message><source>How many are born each time.</source><extracomment>Count of Spawn</extracomment><translation>Cuántos nacen cada vez.</translation></message>
<message><source>Most alive</source><extracomment>setting of Spawn</extracomment><translation>Máx. vivos</translation></message>
<message><source>None are born while so many of their type live. 0: no limit.</source><extracomment>Most alive of Spawn</extracomment><translation>No nace ninguno mientras vivan tantos de su tipo. 0: sin límite.</translation></message>
<message><source>How newborns move at first.</source><extracomment>Velocity of Spawn</extracomment><translation>Cómo se mueven al principio los recién nacidos.</translation></message>
<message><source>As the parent</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Como el progenitor</translation></message>
<message><source>A share of the agent's velocity.</source><extracomment>As the parent as Velocity</extracomment><translation>Una proporción de la velocidad del agente.</translation></message>
<message><source>Any direction.</source><extracomment>Random as Velocity</extracomment><translation>Cualquier dirección.</translation></message>
<message><source>Outward</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Hacia fuera</translation></message>
<message><source>Away from each other, evenly in all directions.</source><extracomment>Outward as Velocity</extracomment><translation>Alejándose unos de otros, por igual en todas las direcciones.</translation></message>
<message><source>Share</source><extracomment>setting of Spawn</extracomment><translation>Proporción</translation></message>
<message><source>How much of the agent's velocity newborns get.</source><extracomment>Share of Spawn</extracomment><translation>Cuánto de la velocidad del agente reciben los recién nacidos.</translation></message>
<message><source>How fast newborns are at first, but no faster than their max speed.</source><extracomment>Speed of Spawn</extracomment><translation>A qué velocidad van al principio los recién nacidos, pero no más que su velocidad máxima.</translation></message>
<message><source>Inherits</source><extracomment>setting of Spawn</extracomment><translation>Hereda</translation></message>
<message><source>Newborns get what the agent's meters and variables hold and, if they are of its type, its own values of parameters. Off: they start as all others.</source><extracomment>Inherits of Spawn</extracomment><translation>Los recién nacidos reciben lo que contienen los medidores y variables del agente y, si son de su tipo, sus valores propios de los parámetros. Desactivado: empiezan como todos los demás.</translation></message>
<message><source>when it fires: at the end of the tick, count newborns, as many as there is room for</source><extracomment>formula of Spawn</extracomment><translation>al dispararse: al final del tick, count recién nacidos, tantos como quepan</translation></message>
<message><source>birth, born, breed, shoot, create, emit, reproduce, offspring</source><extracomment>other words for Spawn</extracomment><translation>nacer, nacimiento, criar, disparar, crear, emitir, reproducir, descendencia, spawn</translation></message>
<message><source>Of</source><comment>core</comment><extracomment>port of Spawn</extracomment><translation>De tipo</translation></message>
<message><source>The type of the newborns.</source><extracomment>port Of of Spawn</extracomment><translation>El tipo de los recién nacidos.</translation></message>
<message><source>Where</source><extracomment>port of Spawn</extracomment><translation>Dónde</translation></message>
<message><source>Where they appear. Not wired: where the agent is.</source><extracomment>port Where of Spawn</extracomment><translation>Dónde aparecen. Sin conectar: donde está el agente.</translation></message>
<message><source>In</source><extracomment>port of Spawn</extracomment><translation>En</translation></message>
<message><source>A region in which they appear at random places.</source><extracomment>port In of Spawn</extracomment><translation>Una región en la que aparecen en lugares al azar.</translation></message>
<message><source>Set</source><extracomment>title</extracomment><translation>Asignar</translation></message>
<message><source>Gives a variable a value.</source><extracomment>Set</extracomment><translation>Da un valor a una variable.</translation></message>
<message><source>Amount</source><extracomment>setting of Set</extracomment><translation>Cantidad</translation></message>
<message><source>The value that the variable gets.</source><extracomment>Amount of Set</extracomment><translation>El valor que recibe la variable.</translation></message>
<message><source>Whose variable it changes. One of the world changes once for each of them.</source><extracomment>Whom of Set</extracomment><translation>De quién cambia la variable. Una del mundo cambia una vez por cada uno de ellos.</translation></message>
<message><source>when it fires: variable = amount, from the next tick on. Of several in a tick the first counts: that of the agent with the lowest number</source><extracomment>formula of Set</extracomment><translation>al dispararse: variable = amount, desde el tick siguiente. Si hay varios en un tick, cuenta el primero: el del agente con el número más bajo</translation></message>
<message><source>variable, assign, reset, remember, value, let</source><extracomment>other words for Set</extracomment><translation>variable, fijar, poner a cero, recordar, valor, establecer</translation></message>
<message><source>Variable</source><extracomment>port of Set</extracomment><translation>Variable</translation></message>
<message><source>The variable that it changes.</source><extracomment>port Variable of Set</extracomment><translation>La variable que cambia.</translation></message>
<message><source>Add</source><comment>core</comment><extracomment>title</extracomment><translation>Sumar</translation></message>
<message><source>Adds to a variable; a negative amount takes away.</source><extracomment>Add</extracomment><translation>Suma a una variable; una cantidad negativa resta.</translation></message>
<message><source>How much it adds each time.</source><extracomment>Amount of Add</extracomment><translation>Cuánto suma cada vez.</translation></message>
<message><source>when it fires: variable + amount, from the next tick on. All of a tick add up</source><extracomment>formula of Add</extracomment><translation>al dispararse: variable + amount, desde el tick siguiente. Todos los de un tick se suman</translation></message>
<message><source>variable, increase, decrease, subtract, damage, pay, earn, score, count, heal</source><extracomment>other words for Add</extracomment><translation>variable, sumar, aumentar, disminuir, restar, daño, pagar, ganar, puntos, contar, curar</translation></message>
<message><source>Leave</source><extracomment>title</extracomment><translation>Depositar</translation></message>
<message><source>Leaves something on a ground, where the agent is: a scent, or less grass.</source><extracomment>Leave</extracomment><translation>Deja algo en un terreno, donde está el agente: un olor, o menos hierba.</translation></message>
<message><source>How much more a cell holds. Every tick: in a unit of time. Below 0 it takes away what is there.</source><extracomment>Amount of Leave</extracomment><translation>Cuánto más contiene una celda. Cada tick: en una unidad de tiempo. Por debajo de 0 quita lo que hay.</translation></message>
<message><source>It is left on cells with their centers within this distance, and on that of the agent.</source><extracomment>Radius of Leave</extracomment><translation>Se deja en las celdas cuyo centro esté a menos de esta distancia, y en la del agente.</translation></message>
<message><source>when it fires: at the end of the tick, cells of the ground within radius of the agent, and the one that it is in, hold amount more; every tick: amount * tick</source><extracomment>formula of Leave</extracomment><translation>al dispararse: al final del tick, las celdas del terreno a menos de radius del agente, y aquella en la que está, contienen amount más; cada tick: amount * tick</translation></message>
<message><source>ground, deposit, pheromone, scent, trail, mark, drop, eat, graze</source><extracomment>other words for Leave</extracomment><translation>terreno, dejar, feromona, olor, rastro, marca, soltar, comer, pastar</translation></message>
<message><source>Signal</source><extracomment>title</extracomment><translation>Señal</translation></message>
<message><source>Tells the game and the plots that something happened.</source><extracomment>Signal</extracomment><translation>Avisa al juego y a las gráficas de que algo ha sucedido.</translation></message>
<message><source>What the game and the plots call it.</source><extracomment>Name of Signal</extracomment><translation>Cómo lo llaman el juego y las gráficas.</translation></message>
<message><source>A number that goes with it, such as a score.</source><extracomment>Number of Signal</extracomment><translation>Un número que la acompaña, como una puntuación.</translation></message>
<message><source>when it fires: an event with the name, the number and the agent</source><extracomment>formula of Signal</extracomment><translation>al dispararse: un evento con el nombre, el número y el agente</translation></message>
<message><source>event, notify, trigger, message, count, score, alarm</source><extracomment>other words for Signal</extracomment><translation>evento, suceso, avisar, disparador, mensaje, contar, puntos, alarma</translation></message>
<message><source>End</source><comment>core</comment><extracomment>title</extracomment><translation>Terminar</translation></message>
<message><source>Ends the run: it is won, lost, or just over. The card's name says why.</source><extracomment>End</extracomment><translation>Termina la ejecución: ganada, perdida o simplemente acabada. El nombre de la tarjeta dice por qué.</translation></message>
<message><source>Outcome</source><extracomment>setting of End</extracomment><translation>Desenlace</translation></message>
<message><source>How the run ends.</source><extracomment>Outcome of End</extracomment><translation>Cómo termina la ejecución.</translation></message>
<message><source>Won</source><extracomment>choice of Outcome of End</extracomment><translation>Ganada</translation></message>
<message><source>The goal is reached.</source><extracomment>Won as Outcome</extracomment><translation>Se alcanza la meta.</translation></message>
<message><source>Lost</source><extracomment>choice of Outcome of End</extracomment><translation>Perdida</translation></message>
<message><source>The goal cannot be reached anymore.</source><extracomment>Lost as Outcome</extracomment><translation>La meta ya no se puede alcanzar.</translation></message>
<message><source>Over</source><comment>core</comment><extracomment>choice of Outcome of End</extracomment><translation>Terminado</translation></message>
<message><source>Neither won nor lost.</source><extracomment>Over as Outcome</extracomment><translation>Ni ganada ni perdida.</translation></message>
<message><source>when it fires for the first time: the run has this outcome</source><extracomment>formula of End</extracomment><translation>al dispararse por primera vez: la ejecución tiene este desenlace</translation></message>
<message><source>win, lose, won, lost, game over, victory, defeat, finish, stop</source><extracomment>other words for End</extracomment><translation>ganar, perder, victoria, derrota, fin del juego, terminar, parar</translation></message>
<message><source>Source</source><extracomment>title</extracomment><translation>Fuente</translation></message>
<message><source>Brings agents of a type into the world, steadily or in waves.</source><extracomment>Source</extracomment><translation>Trae agentes de un tipo al mundo, de forma continua o en oleadas.</translation></message>
<message><source>How births are spread over time.</source><extracomment>Births of Source</extracomment><translation>Cómo se reparten los nacimientos en el tiempo.</translation></message>
<message><source>Steadily</source><extracomment>choice of Births of Source</extracomment><translation>Continuos</translation></message>
<message><source>So many in a unit of time.</source><extracomment>Steadily as Births</extracomment><translation>Tantos por unidad de tiempo.</translation></message>
<message><source>In waves</source><extracomment>choice of Births of Source</extracomment><translation>En oleadas</translation></message>
<message><source>Several at once, again and again.</source><extracomment>In waves as Births</extracomment><translation>Varios a la vez, una y otra vez.</translation></message>
<message><source>Rate</source><extracomment>setting of Source</extracomment><translation>Ritmo</translation></message>
<message><source>Births in a unit of time.</source><extracomment>Rate of Source</extracomment><translation>Nacimientos en una unidad de tiempo.</translation></message>
<message><source>Births in a wave.</source><extracomment>Count of Source</extracomment><translation>Nacimientos en una oleada.</translation></message>
<message><source>Every</source><extracomment>setting of Source</extracomment><translation>Cada</translation></message>
<message><source>The time between two waves.</source><extracomment>Every of Source</extracomment><translation>El tiempo entre dos oleadas.</translation></message>
<message><source>When the first is born.</source><extracomment>First of Source</extracomment><translation>Cuándo nace el primero.</translation></message>
<message><source>In all</source><extracomment>setting of Source</extracomment><translation>En total</translation></message>
<message><source>After so many births it ends. 0: never.</source><extracomment>In all of Source</extracomment><translation>Tras este número de nacimientos, termina. 0: nunca.</translation></message>
<message><source>steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In waves: count births at first, first + every, ... What there is no room for is lost.</source><extracomment>formula of Source</extracomment><translation>continuos: carry = carry + rate * tick, births = floor(carry), carry = carry - births. En oleadas: count nacimientos en first, first + every, ... Los que no caben se pierden.</translation></message>
<message><source>spawner, emitter, birth, fountain, wave, entrance, spring</source><extracomment>other words for Source</extracomment><translation>generador, emisor, nacimiento, manantial, oleada, entrada, spawner</translation></message>
<message><source>Where agents appear. Not wired: where the type starts.</source><extracomment>port Where of Source</extracomment><translation>Dónde aparecen los agentes. Sin conectar: donde empieza el tipo.</translation></message>
<message><source>Along</source><extracomment>port of Source</extracomment><translation>A lo largo de</translation></message>
<message><source>A path on which they appear at random places.</source><extracomment>port Along of Source</extracomment><translation>Un camino en el que aparecen en lugares al azar.</translation></message>
<message><source>Wire it to an agent type's Births.</source><extracomment>port Births of Source</extracomment><translation>Conéctala a los Nacimientos de un tipo de agente.</translation></message>
<message><source>How far away a target is. Without a target there is no number.</source><extracomment>Distance</extracomment><translation>A qué distancia está un objetivo. Sin objetivo no hay número.</translation></message>
<message><source>far, near, range, how far, measure, length</source><extracomment>other words for Distance</extracomment><translation>lejos, cerca, rango, a qué distancia, medir, longitud</translation></message>
<message><source>Wire it to a Compare, a Formula, a setting or a weight.</source><extracomment>port Number of Distance</extracomment><translation>Conéctalo a un Comparar, a una Fórmula, a un ajuste o a un peso.</translation></message>
<message><source>Agent value</source><extracomment>title</extracomment><translation>Valor del agente</translation></message>
<message><source>A number of the agent itself: its speed, its age, where it is, its body, what its meter holds.</source><extracomment>Agent value</extracomment><translation>Un número del propio agente: su velocidad, su edad, dónde está, su cuerpo, lo que contiene su medidor.</translation></message>
<message><source>Which number of the agent it is.</source><extracomment>Value of Agent value</extracomment><translation>Qué número del agente es.</translation></message>
<message><source>How fast it moves.</source><extracomment>Speed as Value</extracomment><translation>A qué velocidad se mueve.</translation></message>
<message><source>Age</source><extracomment>choice of Value of Agent value</extracomment><translation>Edad</translation></message>
<message><source>How long it has been of its type.</source><extracomment>Age as Value</extracomment><translation>Cuánto tiempo lleva siendo de su tipo.</translation></message>
<message><source>X</source><extracomment>choice of Value of Agent value</extracomment><translation>X</translation></message>
<message><source>Where it is, to the right.</source><extracomment>X as Value</extracomment><translation>Dónde está, hacia la derecha.</translation></message>
<message><source>Where it is, downward.</source><extracomment>Y as Value</extracomment><translation>Dónde está, hacia abajo.</translation></message>
<message><source>Its mass.</source><extracomment>Mass as Value</extracomment><translation>Su masa.</translation></message>
<message><source>The radius of its body.</source><extracomment>Radius as Value</extracomment><translation>El radio de su cuerpo.</translation></message>
<message><source>The most that its speed may be.</source><extracomment>Max speed as Value</extracomment><translation>Lo máximo que puede ser su velocidad.</translation></message>
<message><source>The most that its force may be.</source><extracomment>Max force as Value</extracomment><translation>Lo máximo que puede ser su fuerza.</translation></message>
<message><source>How many agents at its input its body touches.</source><extracomment>Touching as Value</extracomment><translation>Cuántos agentes de su entrada toca su cuerpo.</translation></message>
<message><source>What the meter at its input holds.</source><extracomment>Meter as Value</extracomment><translation>Lo que contiene el medidor de su entrada.</translation></message>
<message><source>number = the value of the agent at the start of the tick. Age counts from when the agent got this node</source><extracomment>formula of Agent value</extracomment><translation>number = el valor del agente al principio del tick. La edad cuenta desde que el agente recibió este nodo</translation></message>
<message><source>speed, age, position, velocity, mass, radius, property, touching, contacts, self, meter</source><extracomment>other words for Agent value</extracomment><translation>velocidad, edad, posición, masa, radio, propiedad, contacto, contactos, medidor</translation></message>
<message><source>Of Touching: the agents whose bodies it counts.</source><extracomment>port Touching of Agent value</extracomment><translation>De En contacto: los agentes cuyos cuerpos cuenta.</translation></message>
<message><source>Of Meter: the meter whose amount it is.</source><extracomment>port Meter of Agent value</extracomment><translation>Con Medidor: el medidor cuyo contenido es.</translation></message>
<message><source>A number with a name that Set and Add change: lives, money, health, hunger.</source><extracomment>Variable</extracomment><translation>Un número con nombre que cambian Asignar y Añadir: vidas, dinero, salud, hambre.</translation></message>
<message><source>Each agent has its own</source><extracomment>setting of Variable</extracomment><translation>Una por agente</translation></message>
<message><source>Off: there is one for the whole world.</source><extracomment>Each agent has its own of Variable</extracomment><translation>Desactivado: hay una para todo el mundo.</translation></message>
<message><source>The number at first.</source><extracomment>Start of Variable</extracomment><translation>El número al principio.</translation></message>
<message><source>Least</source><extracomment>setting of Variable</extracomment><translation>Mínimo</translation></message>
<message><source>It never becomes smaller.</source><extracomment>Least of Variable</extracomment><translation>Nunca se hace más pequeño.</translation></message>
<message><source>Most</source><extracomment>setting of Variable</extracomment><translation>Máximo</translation></message>
<message><source>It never becomes larger.</source><extracomment>Most of Variable</extracomment><translation>Nunca se hace más grande.</translation></message>
<message><source>Whole</source><extracomment>setting of Variable</extracomment><translation>Entero</translation></message>
<message><source>It has no decimals.</source><extracomment>Whole of Variable</extracomment><translation>No tiene decimales.</translation></message>
<message><source>Counter</source><extracomment>setting of Variable</extracomment><translation>Contador</translation></message>
<message><source>Shows it above the world.</source><extracomment>Counter of Variable</extracomment><translation>La muestra encima del mundo.</translation></message>
<message><source>number = the value at the start of the tick. At the end of a tick: the first Set of the tick, or what it was, plus the sum of all Adds, within least and most. Whole: rounded, halves up</source><extracomment>formula of Variable</extracomment><translation>number = el valor al principio del tick. Al final de un tick: el primer Asignar del tick, o lo que había, más la suma de todos los Sumar, entre el mínimo y el máximo. Entero: se redondea, las mitades hacia arriba</translation></message>
<message><source>score, money, lives, health, hunger, cargo, count, memory, store, state, points, counter</source><extracomment>other words for Variable</extracomment><translation>puntuación, dinero, vidas, salud, hambre, carga, cantidad, memoria, reserva, estado, puntos, contador</translation></message>
<message><source>Wire it to Set and Add, and to all that take a number.</source><extracomment>port Number of Variable</extracomment><translation>Conéctala a Asignar y Añadir, y a todo lo que admita un número.</translation></message>
<message><source>Summary</source><extracomment>title</extracomment><translation>Resumen</translation></message>
<message><source>Makes one number of the numbers of many agents: their sum, their mean, the least, the largest, or how many there are. Or counts births, deaths and what actions did.</source><extracomment>Summary</extracomment><translation>Hace un número de los números de muchos agentes: su suma, su media, el menor, el mayor o cuántos hay. O cuenta nacimientos, muertes y lo que hicieron las acciones.</translation></message>
<message><source>What</source><extracomment>setting of Summary</extracomment><translation>Qué</translation></message>
<message><source>How it summarizes the numbers, or what it counts.</source><extracomment>What of Summary</extracomment><translation>Cómo resume los números, o qué cuenta.</translation></message>
<message><source>All of them added up.</source><extracomment>Sum as What</extracomment><translation>Todos sumados.</translation></message>
<message><source>Mean</source><extracomment>choice of What of Summary</extracomment><translation>Media</translation></message>
<message><source>Their sum, divided by their count.</source><extracomment>Mean as What</extracomment><translation>Su suma, dividida entre su cantidad.</translation></message>
<message><source>The smallest of them.</source><extracomment>Least as What</extracomment><translation>El más pequeño de ellos.</translation></message>
<message><source>Largest</source><extracomment>choice of What of Summary</extracomment><translation>Mayor</translation></message>
<message><source>The largest of them.</source><extracomment>Largest as What</extracomment><translation>El más grande de ellos.</translation></message>
<message><source>How many agents have a number.</source><extracomment>Count as What</extracomment><translation>Cuántos agentes tienen un número.</translation></message>
<message><source>How many of the agents were born.</source><extracomment>Births as What</extracomment><translation>Cuántos de los agentes nacieron.</translation></message>
<message><source>Deaths</source><extracomment>choice of What of Summary</extracomment><translation>Muertes</translation></message>
<message><source>How many of the agents died.</source><extracomment>Deaths as What</extracomment><translation>Cuántos de los agentes murieron.</translation></message>
<message><source>Changes into</source><extracomment>choice of What of Summary</extracomment><translation>Conversiones</translation></message>
<message><source>How many agents have changed into this type.</source><extracomment>Changes into as What</extracomment><translation>Cuántos agentes se han convertido en este tipo.</translation></message>
<message><source>How often the agents did the actions or entered the modes at Events.</source><extracomment>Events as What</extracomment><translation>Cuántas veces los agentes hicieron las acciones o entraron en los modos de Sucesos.</translation></message>
<message><source>Counted</source><extracomment>setting of Summary</extracomment><translation>Conteo</translation></message>
<message><source>Over which time it counts.</source><extracomment>Counted of Summary</extracomment><translation>Durante qué tiempo cuenta.</translation></message>
<message><source>Since the start.</source><extracomment>In all as Counted</extracomment><translation>Desde el inicio.</translation></message>
<message><source>In the last</source><extracomment>choice of Counted of Summary</extracomment><translation>En los últimos</translation></message>
<message><source>In the time span below.</source><extracomment>In the last as Counted</extracomment><translation>En el lapso de tiempo indicado abajo.</translation></message>
<message><source>Per time</source><extracomment>choice of Counted of Summary</extracomment><translation>Por tiempo</translation></message>
<message><source>The same, per unit of time.</source><extracomment>Per time as Counted</extracomment><translation>Lo mismo, por unidad de tiempo.</translation></message>
<message><source>Time span</source><extracomment>setting of Summary</extracomment><translation>Lapso de tiempo</translation></message>
<message><source>The time span that it counts, at most 120 seconds of watching.</source><extracomment>Time span of Summary</extracomment><translation>El lapso de tiempo que cuenta, como máximo 120 segundos de observación.</translation></message>
<message><source>number = the sum (mean, least, largest, count) of the numbers that the agents had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the first tick it has no number. Without agents, sum and count are 0, and the others have no number. Born, died, became, events: how many there were until the end of the tick before, in all or in the last window; rate: count / time</source><extracomment>formula of Summary</extracomment><translation>number = la suma (media, menor, mayor, cantidad) de los números que tenían los agentes en el tick anterior. Las sumas son exactas: los números se redondean a 2^-28. En el primer tick no tiene número. Sin agentes, suma y cantidad son 0, y los demás no tienen número. Nacimientos, muertes, conversiones, sucesos: cuántos hubo hasta el final del tick anterior, en total o en el último lapso; por tiempo: cantidad / tiempo</translation></message>
<message><source>sum, total, average, mean, minimum, maximum, count, how many, population, aggregate, births, deaths, kills, events, rate, per second</source><extracomment>other words for Summary</extracomment><translation>suma, total, promedio, media, mínimo, máximo, contar, cuántos, población, agregado, nacimientos, muertes, sucesos, tasa, por segundo</translation></message>
<message><source>Whose numbers it takes, or whose events it counts.</source><extracomment>port Agents of Summary</extracomment><translation>De quién toma los números o cuenta los sucesos.</translation></message>
<message><source>Of each</source><extracomment>port of Summary</extracomment><translation>De cada uno</translation></message>
<message><source>A number of each of these agents. Without one, each counts 1.</source><extracomment>port Of each of Summary</extracomment><translation>Un número de cada uno de estos agentes. Si no hay, cada uno cuenta 1.</translation></message>
<message><source>The actions, modes and sources whose events it counts.</source><extracomment>port Events of Summary</extracomment><translation>Las acciones, los modos y las fuentes cuyos sucesos cuenta.</translation></message>
<message><source>Count near</source><extracomment>title</extracomment><translation>Contar cerca</translation></message>
<message><source>How many agents are near. An agent does not count itself.</source><extracomment>Count near</extracomment><translation>Cuántos agentes hay cerca. Un agente no se cuenta a sí mismo.</translation></message>
<message><source>count, neighbors, density, how many, crowd, around</source><extracomment>other words for Count near</extracomment><translation>contar, vecinos, densidad, cuántos, multitud, alrededor</translation></message>
<message><source>Ground value</source><extracomment>title</extracomment><translation>Valor del terreno</translation></message>
<message><source>What a ground holds where the agent is, or at a target. Outside of the ground there is no number.</source><extracomment>Ground value</extracomment><translation>Lo que contiene un terreno donde está el agente, o en un objetivo. Fuera del terreno no hay número.</translation></message>
<message><source>ground, scent, pheromone, grass, patch, field, read, sample</source><extracomment>other words for Ground value</extracomment><translation>terreno, olor, feromona, hierba, parche, campo, leer, muestra</translation></message>
<message><source>Where it reads. Not wired: where the agent is.</source><extracomment>port Where of Ground value</extracomment><translation>Dónde lee. Sin conectar: donde está el agente.</translation></message>
<message><source>what the cell of the ground there holds</source><extracomment>value in the formula of Ground value</extracomment><translation>lo que contiene allí la celda del terreno</translation></message>
<message><source>Clock</source><extracomment>title</extracomment><translation>Reloj</translation></message>
<message><source>The time since the start of the run.</source><extracomment>Clock</extracomment><translation>El tiempo desde el inicio de la ejecución.</translation></message>
<message><source>time, seconds, ticks, elapsed, when</source><extracomment>other words for Clock</extracomment><translation>tiempo, segundos, ticks, transcurrido, cuándo</translation></message>
<message><source>how many ticks have passed, times the length of a tick</source><extracomment>time in the formula of Clock</extracomment><translation>cuántos ticks han pasado, por la duración de un tick</translation></message>
<message><source>Draw</source><extracomment>title</extracomment><translation>Sorteo</translation></message>
<message><source>A random number between two others: one for life, or a new one every interval.</source><extracomment>Draw</extracomment><translation>Un número aleatorio entre otros dos: uno de por vida, o uno nuevo en cada intervalo.</translation></message>
<message><source>Low</source><extracomment>setting of Draw</extracomment><translation>Mínimo</translation></message>
<message><source>The least number.</source><extracomment>Low of Draw</extracomment><translation>El número más pequeño.</translation></message>
<message><source>High</source><extracomment>setting of Draw</extracomment><translation>Máximo</translation></message>
<message><source>No number is larger.</source><extracomment>High of Draw</extracomment><translation>Ningún número es mayor.</translation></message>
<message><source>How the numbers are spread.</source><extracomment>Shape of Draw</extracomment><translation>Cómo se reparten los números.</translation></message>
<message><source>Even</source><extracomment>choice of Shape of Draw</extracomment><translation>Uniforme</translation></message>
<message><source>Each number is equally likely.</source><extracomment>Even as Shape</extracomment><translation>Todos los números son igual de probables.</translation></message>
<message><source>Bell</source><extracomment>choice of Shape of Draw</extracomment><translation>Campana</translation></message>
<message><source>Numbers in the middle are likelier: the mean of 12.</source><extracomment>Bell as Shape</extracomment><translation>Los números del medio son más probables: la media de 12.</translation></message>
<message><source>Drawn</source><extracomment>setting of Draw</extracomment><translation>Se sortea</translation></message>
<message><source>How long an agent keeps its number.</source><extracomment>Drawn of Draw</extracomment><translation>Cuánto tiempo conserva un agente su número.</translation></message>
<message><source>For life</source><extracomment>choice of Drawn of Draw</extracomment><translation>De por vida</translation></message>
<message><source>Each agent draws one number.</source><extracomment>For life as Drawn</extracomment><translation>Cada agente sortea un número.</translation></message>
<message><source>Each agent draws anew every interval.</source><extracomment>Regularly as Drawn</extracomment><translation>Cada agente sortea de nuevo en cada intervalo.</translation></message>
<message><source>number = low + (high - low) * random. Bell: random is the mean of 12 draws</source><extracomment>formula of Draw</extracomment><translation>number = low + (high - low) * random. Campana: random es la media de 12 sorteos</translation></message>
<message><source>random, dice, noise, spread, normal, gaussian, uniform</source><extracomment>other words for Draw</extracomment><translation>aleatorio, dado, ruido, dispersión, normal, gaussiana, uniforme</translation></message>
<message><source>Constant</source><extracomment>title</extracomment><translation>Constante</translation></message>
<message><source>A number that you set, for several settings or formulas. Drive it with a parameter to use what the parameter is set to.</source><extracomment>Constant</extracomment><translation>Un número fijo para varios ajustes o fórmulas. Si un parámetro lo controla, da el valor de ese parámetro.</translation></message>
<message><source>The number that it gives.</source><extracomment>Value of Constant</extracomment><translation>El número que da.</translation></message>
<message><source>value, parameter, fixed, slider, number</source><extracomment>other words for Constant</extracomment><translation>valor, parámetro, fijo, deslizador, número</translation></message>
<message><source>A number that you compute yourself from others, and from values of the agent.</source><extracomment>Formula</extracomment><translation>Un número que calculas tú a partir de otros y de valores del agente.</translation></message>
<message><source>Lines name = term. The last one is the number.</source><extracomment>Formula of Formula</extracomment><translation>Líneas nombre = término. La última es el número.</translation></message>
<message><source>expression, compute, math, calculate, equation, write, function</source><extracomment>other words for Formula</extracomment><translation>expresión, calcular, matemáticas, cálculo, ecuación, escribir, función</translation></message>
<message><source>A number, which the formula calls e.</source><extracomment>port E of Formula</extracomment><translation>Un número, que la fórmula llama e.</translation></message>
<message><source>A number, which the formula calls f.</source><extracomment>port F of Formula</extracomment><translation>Un número, que la fórmula llama f.</translation></message>
<message><source>Flock</source><extracomment>title of a ready-made group</extracomment><translation>Bandada</translation></message>
<message><source>60 birds that keep apart, fly in the same direction and stay together.</source><extracomment>Flock</extracomment><translation>60 pájaros que se mantienen separados, vuelan en la misma dirección y no se dispersan.</translation></message>
<message><source>swarm, school, herd, crowd, boids, birds, fish, group</source><extracomment>other words for Flock</extracomment><translation>enjambre, cardumen, rebaño, multitud, boids, pájaros, peces, grupo</translation></message>
<message><source>Top speed</source><extracomment>setting of Flock</extracomment><translation>Velocidad máx.</translation></message>
<message><source>Keeps apart within</source><extracomment>setting of Flock</extracomment><translation>Separación hasta</translation></message>
<message><source>Birds</source><extracomment>port of Flock</extracomment><translation>Pájaros</translation></message>
<message><source>Hunter with stamina</source><extracomment>title of a ready-made group</extracomment><translation>Cazador con resistencia</translation></message>
<message><source>An agent that hunts the nearest of another type until it is out of breath, then roams.</source><extracomment>Hunter with stamina</extracomment><translation>Un agente que caza al más cercano de otro tipo hasta quedarse sin aliento, y luego deambula.</translation></message>
<message><source>predator, chaser, enemy, zombie, monster, wolf, shark, hawk, hunt, group</source><extracomment>other words for Hunter with stamina</extracomment><translation>depredador, perseguidor, enemigo, zombi, lobo, tiburón, cazar, grupo</translation></message>
<message><source>Stamina</source><extracomment>setting of Hunter with stamina</extracomment><translation>Resistencia</translation></message>
<message><source>Prey</source><extracomment>port of Hunter with stamina</extracomment><translation>Presa</translation></message>
<message><source>Hunters</source><extracomment>port of Hunter with stamina</extracomment><translation>Cazadores</translation></message>
<message><source>Follower</source><extracomment>title of a ready-made group</extracomment><translation>Seguidor</translation></message>
<message><source>Agents that follow one of another type, at a distance and apart from each other.</source><extracomment>Follower</extracomment><translation>Agentes que siguen a uno de otro tipo, a distancia y separados entre sí.</translation></message>
<message><source>leader, pet, ducklings, escort, squad, companion, group</source><extracomment>other words for Follower</extracomment><translation>líder, mascota, patitos, escolta, escuadra, acompañante, grupo</translation></message>
<message><source>Leaders</source><extracomment>port of Follower</extracomment><translation>Líderes</translation></message>
<message><source>Followers</source><extracomment>port of Follower</extracomment><translation>Seguidores</translation></message>
<message><source>Patrol and chase</source><extracomment>title of a ready-made group</extracomment><translation>Patrulla y caza</translation></message>
<message><source>Guards that walk a round and chase who comes near.</source><extracomment>Patrol and chase</extracomment><translation>Guardias que hacen una ronda y persiguen a quien se acerca.</translation></message>
<message><source>guard, sentry, round, watch, police, group</source><extracomment>other words for Patrol and chase</extracomment><translation>guardia, centinela, ronda, vigilar, policía, perseguir, grupo</translation></message>
<message><source>Sees within</source><extracomment>setting of Patrol and chase</extracomment><translation>Ve hasta</translation></message>
<message><source>Round</source><extracomment>setting of Patrol and chase</extracomment><translation>Ronda</translation></message>
<message><source>Intruders</source><extracomment>port of Patrol and chase</extracomment><translation>Intrusos</translation></message>
<message><source>Guards</source><extracomment>port of Patrol and chase</extracomment><translation>Guardias</translation></message>
<message><source>Shy civilian</source><extracomment>title of a ready-made group</extracomment><translation>Civil asustadizo</translation></message>
<message><source>People who stroll about and run from one of another type that comes near.</source><extracomment>Shy civilian</extracomment><translation>Gente que pasea y huye de quien se acerca, si es de otro tipo.</translation></message>
<message><source>people, pedestrian, villager, crowd, coward, group</source><extracomment>other words for Shy civilian</extracomment><translation>gente, peatón, aldeano, multitud, cobarde, miedo, grupo</translation></message>
<message><source>Runs within</source><extracomment>setting of Shy civilian</extracomment><translation>Huye a menos de</translation></message>
<message><source>Threats</source><extracomment>port of Shy civilian</extracomment><translation>Amenazas</translation></message>
<message><source>Civilians</source><extracomment>port of Shy civilian</extracomment><translation>Civiles</translation></message>
<message><source>Traffic</source><extracomment>title of a ready-made group</extracomment><translation>Tráfico</translation></message>
<message><source>Cars that go round a road and brake behind each other.</source><extracomment>Traffic</extracomment><translation>Coches que dan vueltas por una carretera y frenan unos detrás de otros.</translation></message>
<message><source>cars, road, vehicles, street, drive, group</source><extracomment>other words for Traffic</extracomment><translation>coches, carretera, vehículos, calle, conducir, autos, grupo</translation></message>
<message><source>Road</source><extracomment>setting of Traffic</extracomment><translation>Carretera</translation></message>
<message><source>Cars</source><extracomment>port of Traffic</extracomment><translation>Coches</translation></message>
<message><source>A place in the world.</source><extracomment>Point</extracomment><translation>Un lugar del mundo.</translation></message>
<message><source>An area of the world.</source><extracomment>Region</extracomment><translation>Un área del mundo.</translation></message>
<message><source>The form of the region.</source><extracomment>Shape of Region</extracomment><translation>La forma de la región.</translation></message>
<message><source>Drawn from corner to corner.</source><extracomment>Box as Shape</extracomment><translation>Se dibuja de esquina a esquina.</translation></message>
<message><source>The largest circle that fits into the box.</source><extracomment>Circle as Shape</extracomment><translation>El mayor círculo que cabe en la caja.</translation></message>
<message><source>Polygon</source><extracomment>choice of Shape of Region</extracomment><translation>Polígono</translation></message>
<message><source>Any number of corners.</source><extracomment>Polygon as Shape</extracomment><translation>Con cualquier número de esquinas.</translation></message>
<message><source>The left edge.</source><extracomment>Left of Region</extracomment><translation>El borde izquierdo.</translation></message>
<message><source>Top</source><extracomment>setting of Region</extracomment><translation>Arriba</translation></message>
<message><source>The top edge.</source><extracomment>Top of Region</extracomment><translation>El borde superior.</translation></message>
<message><source>Height</source><extracomment>setting of Region</extracomment><translation>Alto</translation></message>
<message><source>The corners, in order.</source><extracomment>Points of Region</extracomment><translation>Las esquinas, en orden.</translation></message>
<message><source>A line through the world.</source><extracomment>Path</extracomment><translation>Una línea por el mundo.</translation></message>
<message><source>Curve</source><extracomment>setting of Path</extracomment><translation>Trazado</translation></message>
<message><source>How the path runs between its points.</source><extracomment>Curve of Path</extracomment><translation>Cómo va el camino de un punto a otro.</translation></message>
<message><source>Straight</source><extracomment>choice of Curve of Path</extracomment><translation>Recto</translation></message>
<message><source>Straight lines between the points.</source><extracomment>Straight as Curve</extracomment><translation>Líneas rectas entre los puntos.</translation></message>
<message><source>Smooth</source><extracomment>choice of Curve of Path</extracomment><translation>Suave</translation></message>
<message><source>A curve through the points.</source><extracomment>Smooth as Curve</extracomment><translation>Una curva que pasa por los puntos.</translation></message>
<message><source>Closed</source><extracomment>setting of Path</extracomment><translation>Cerrado</translation></message>
<message><source>Whether the path runs from the last point back to the first.</source><extracomment>Closed of Path</extracomment><translation>Si el camino vuelve del último punto al primero.</translation></message>
<message><source>The points of the path, in order.</source><extracomment>Points of Path</extracomment><translation>Los puntos del camino, en orden.</translation></message>
<message><source>Obstacle</source><extracomment>title</extracomment><translation>Obstáculo</translation></message>
<message><source>Something that agents keep clear of.</source><extracomment>Obstacle</extracomment><translation>Algo de lo que los agentes se apartan.</translation></message>
<message><source>The form of the obstacle.</source><extracomment>Shape of Obstacle</extracomment><translation>La forma del obstáculo.</translation></message>
<message><source>A center and a radius.</source><extracomment>Circle as Shape</extracomment><translation>Un centro y un radio.</translation></message>
<message><source>A line from point to point.</source><extracomment>Wall as Shape</extracomment><translation>Una línea de punto a punto.</translation></message>
<message><source>The center of a circle, the left edge of a box.</source><extracomment>X of Obstacle</extracomment><translation>El centro de un círculo, el borde izquierdo de una caja.</translation></message>
<message><source>The center of a circle, the top edge of a box.</source><extracomment>Y of Obstacle</extracomment><translation>El centro de un círculo, el borde superior de una caja.</translation></message>
<message><source>Of the circle.</source><extracomment>Radius of Obstacle</extracomment><translation>Del círculo.</translation></message>
<message><source>A name that some obstacles share. A target can pick one group.</source><extracomment>Group of Obstacle</extracomment><translation>Un nombre que comparten varios obstáculos. Un objetivo puede elegir un grupo.</translation></message>
<message><source>A direction at each place, like wind or a river.</source><extracomment>Field</extracomment><translation>Una dirección en cada lugar, como el viento o un río.</translation></message>
<message><source>Kind</source><extracomment>setting of Field</extracomment><translation>Tipo</translation></message>
<message><source>How the direction depends on the place.</source><extracomment>Kind of Field</extracomment><translation>Cómo depende la dirección del lugar.</translation></message>
<message><source>Uniform</source><extracomment>choice of Kind of Field</extracomment><translation>Uniforme</translation></message>
<message><source>The same direction everywhere.</source><extracomment>Uniform as Kind</extracomment><translation>La misma dirección en todas partes.</translation></message>
<message><source>Vortex</source><extracomment>choice of Kind of Field</extracomment><translation>Vórtice</translation></message>
<message><source>Around the center.</source><extracomment>Vortex as Kind</extracomment><translation>Alrededor del centro.</translation></message>
<message><source>Toward</source><extracomment>choice of Kind of Field</extracomment><translation>Hacia el centro</translation></message>
<message><source>Toward the center.</source><extracomment>Toward as Kind</extracomment><translation>Hacia el centro.</translation></message>
<message><source>Noise</source><extracomment>choice of Kind of Field</extracomment><translation>Ruido</translation></message>
<message><source>Random directions that change smoothly.</source><extracomment>Noise as Kind</extracomment><translation>Direcciones al azar que cambian suavemente.</translation></message>
<message><source>The center.</source><extracomment>X of Field</extracomment><translation>El centro.</translation></message>
<message><source>How far the field reaches from its center.</source><extracomment>Radius of Field</extracomment><translation>Hasta dónde llega el campo desde su centro.</translation></message>
<message><source>Strength</source><extracomment>setting of Field</extracomment><translation>Intensidad</translation></message>
<message><source>How fast the field carries agents, as a share of their maximum speed.</source><extracomment>Strength of Field</extracomment><translation>A qué velocidad arrastra el campo a los agentes, como proporción de su velocidad máxima.</translation></message>
<message><source>The direction. 0 is to the right, 90 is up.</source><extracomment>Angle of Field</extracomment><translation>La dirección. 0 es a la derecha, 90 es arriba.</translation></message>
<message><source>The direction of rotation.</source><extracomment>Turn of Field</extracomment><translation>El sentido de giro.</translation></message>
<message><source>Counterclockwise.</source><extracomment>Left as Turn</extracomment><translation>En sentido antihorario.</translation></message>
<message><source>Clockwise.</source><extracomment>Right as Turn</extracomment><translation>En sentido horario.</translation></message>
<message><source>About how far apart the direction changes.</source><extracomment>Scale of Field</extracomment><translation>Aproximadamente, a qué distancia cambia la dirección.</translation></message>
<message><source>A grid of numbers beneath the world, which agents leave and follow: a scent, grass, heat.</source><extracomment>Ground</extracomment><translation>Una cuadrícula de números bajo el mundo, en la que los agentes depositan y que siguen: un olor, hierba, calor.</translation></message>
<message><source>All of the world; it wraps where that wraps.</source><extracomment>The world as Shape</extracomment><translation>Todo el mundo; sus bordes son continuos si lo son los del mundo.</translation></message>
<message><source>A box</source><extracomment>choice of Shape of Ground</extracomment><translation>Una caja</translation></message>
<message><source>A box of the world.</source><extracomment>A box as Shape</extracomment><translation>Una caja del mundo.</translation></message>
<message><source>How long a side of its cells is.</source><extracomment>Cell of Ground</extracomment><translation>Cuánto mide el lado de sus celdas.</translation></message>
<message><source>Starts</source><extracomment>setting of Ground</extracomment><translation>Valores iniciales</translation></message>
<message><source>What its cells hold at first.</source><extracomment>Starts of Ground</extracomment><translation>Qué contienen sus celdas al principio.</translation></message>
<message><source>All the same.</source><extracomment>Even as Starts</extracomment><translation>Todas igual.</translation></message>
<message><source>By formula</source><extracomment>choice of Starts of Ground</extracomment><translation>Por fórmula</translation></message>
<message><source>A number for each place.</source><extracomment>By formula as Starts</extracomment><translation>Un número para cada lugar.</translation></message>
<message><source>Painted</source><extracomment>choice of Starts of Ground</extracomment><translation>Pintado</translation></message>
<message><source>A painting, or the brightness of a picture.</source><extracomment>Painted as Starts</extracomment><translation>Una pintura o el brillo de una imagen.</translation></message>
<message><source>What each cell holds at first. Painted: the value of level ff.</source><extracomment>Start of Ground</extracomment><translation>Qué contiene cada celda al principio. Pintado: el valor del nivel ff.</translation></message>
<message><source>The number of a cell by x and y, the place of its center.</source><extracomment>Formula of Ground</extracomment><translation>El número de una celda según x e y, el lugar de su centro.</translation></message>
<message><source>Painting</source><extracomment>setting of Ground</extracomment><translation>Pintura</translation></message>
<message><source>Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, row by row, in two hexadecimal digits; *4 repeats a level. ff is Start, and 00 is 0.</source><extracomment>Painting of Ground</extracomment><translation>Por ejemplo, 3x2 00*4 ff 80: columnas y filas, y luego el nivel de cada celda, fila por fila, en dos dígitos hexadecimales; *4 repite un nivel. ff es Inicio y 00 es 0.</translation></message>
<message><source>Spreads</source><extracomment>setting of Ground</extracomment><translation>Difusión</translation></message>
<message><source>The share that flows to the four neighbors in a unit of time. At most all of it flows in a tick.</source><extracomment>Spreads of Ground</extracomment><translation>La proporción que pasa a las cuatro vecinas en una unidad de tiempo. En un tick pasa, como máximo, todo.</translation></message>
<message><source>Leaks</source><extracomment>setting of Ground</extracomment><translation>Fugas</translation></message>
<message><source>What flows over its edges is lost. Off: it stays, as at a wall.</source><extracomment>Leaks of Ground</extracomment><translation>Lo que sale por sus bordes se pierde. Desactivado: se queda, como ante una pared.</translation></message>
<message><source>Fades</source><extracomment>setting of Ground</extracomment><translation>Disipación</translation></message>
<message><source>The share that is lost in a unit of time.</source><extracomment>Fades of Ground</extracomment><translation>La proporción que se pierde en una unidad de tiempo.</translation></message>
<message><source>Grows</source><extracomment>setting of Ground</extracomment><translation>Crecimiento</translation></message>
<message><source>What a cell gains in a unit of time.</source><extracomment>Grows of Ground</extracomment><translation>Lo que gana una celda en una unidad de tiempo.</translation></message>
<message><source>A cell that holds so much does not grow.</source><extracomment>Limit of Ground</extracomment><translation>Una celda que contiene tanto no crece.</translation></message>
<message><source>The color of a full cell. An empty one has none.</source><extracomment>Color of Ground</extracomment><translation>El color de una celda llena. Una vacía no tiene.</translation></message>
<message><source>Map</source><extracomment>heading of settings of Ground</extracomment><translation>Mapa</translation></message>
<message><source>Full</source><extracomment>setting of Ground</extracomment><translation>Lleno</translation></message>
<message><source>What a cell with the full color holds.</source><extracomment>Full of Ground</extracomment><translation>Qué contiene una celda con el color completo.</translation></message>
<message><source>An area with a title. Moving it moves the cards in it.</source><extracomment>Frame</extracomment><translation>Un área con título. Al moverla se mueven las tarjetas que contiene.</translation></message>
<message><source>The color of its border and title.</source><extracomment>Color of Frame</extracomment><translation>El color de su borde y de su título.</translation></message>
<message><source>Its left edge.</source><extracomment>Left of Frame</extracomment><translation>Su borde izquierdo.</translation></message>
<message><source>Its top edge.</source><extracomment>Top of Frame</extracomment><translation>Su borde superior.</translation></message>
<message><source>Text on the canvas.</source><extracomment>Comment</extracomment><translation>Texto en el lienzo.</translation></message>
<message><source>The text of the comment.</source><extracomment>Text of Comment</extracomment><translation>El texto del comentario.</translation></message>
<message><source>The color of its border.</source><extracomment>Color of Comment</extracomment><translation>El color de su borde.</translation></message>
<message><source>Plot</source><extracomment>title</extracomment><translation>Gráfica</translation></message>
<message><source>A number of one agent or of a whole type, over time.</source><extracomment>Plot</extracomment><translation>Un número de un agente o de todo un tipo, a lo largo del tiempo.</translation></message>
<message><source>The id of the agent type.</source><extracomment>Agent type of Plot</extracomment><translation>El id del tipo de agente.</translation></message>
<message><source>The name of one agent, such as prey-3. Empty: all of them.</source><extracomment>Agent of Plot</extracomment><translation>El nombre de un agente, como prey-3. Vacío: todos.</translation></message>
<message><source>The number that it plots.</source><extracomment>Shows of Plot</extracomment><translation>El número que representa.</translation></message>
<message><source>How fast an agent is.</source><extracomment>Speed as Shows</extracomment><translation>A qué velocidad va un agente.</translation></message>
<message><source>Distance to target</source><extracomment>choice of Shows of Plot</extracomment><translation>Dist. al objetivo</translation></message>
<message><source>How far it is to the target that a node finds.</source><extracomment>Distance to target as Shows</extracomment><translation>A qué distancia está del objetivo que encuentra un nodo.</translation></message>
<message><source>Meter or variable</source><extracomment>choice of Shows of Plot</extracomment><translation>Medidor o variable</translation></message>
<message><source>What a meter or a variable holds.</source><extracomment>Meter or variable as Shows</extracomment><translation>Qué contiene un medidor o una variable.</translation></message>
<message><source>Count in a mode</source><extracomment>choice of Shows of Plot</extracomment><translation>Cantidad en modo</translation></message>
<message><source>How many agents are in a mode.</source><extracomment>Count in a mode as Shows</extracomment><translation>Cuántos agentes están en un modo.</translation></message>
<message><source>How many contacts they have had since the start.</source><extracomment>Contacts as Shows</extracomment><translation>Cuántos contactos han tenido desde el inicio.</translation></message>
<message><source>Contacts with a type</source><extracomment>choice of Shows of Plot</extracomment><translation>Contactos con tipo</translation></message>
<message><source>How often agents of two types have touched.</source><extracomment>Contacts with a type as Shows</extracomment><translation>Cuántas veces se han tocado agentes de dos tipos.</translation></message>
<message><source>Steering force</source><extracomment>choice of Shows of Plot</extracomment><translation>Fuerza de dirección</translation></message>
<message><source>How strong its steering force is.</source><extracomment>Steering force as Shows</extracomment><translation>La intensidad de su fuerza de dirección.</translation></message>
<message><source>How many agents there are.</source><extracomment>Count as Shows</extracomment><translation>Cuántos agentes hay.</translation></message>
<message><source>Position x</source><extracomment>choice of Shows of Plot</extracomment><translation>Posición x</translation></message>
<message><source>How far to the right it is.</source><extracomment>Position x as Shows</extracomment><translation>Cuánto a la derecha está.</translation></message>
<message><source>Position y</source><extracomment>choice of Shows of Plot</extracomment><translation>Posición y</translation></message>
<message><source>How far down it is.</source><extracomment>Position y as Shows</extracomment><translation>Cuánto hacia abajo está.</translation></message>
<message><source>How many agents were born.</source><extracomment>Births as Shows</extracomment><translation>Cuántos agentes han nacido.</translation></message>
<message><source>How many agents died.</source><extracomment>Deaths as Shows</extracomment><translation>Cuántos agentes han muerto.</translation></message>
<message><source>Changes into the type</source><extracomment>choice of Shows of Plot</extracomment><translation>Conversiones al tipo</translation></message>
<message><source>How many agents of other types have become this type.</source><extracomment>Changes into the type as Shows</extracomment><translation>Cuántos agentes de otros tipos se han convertido en este tipo.</translation></message>
<message><source>How often an action was done, a mode was entered, or agents have arrived.</source><extracomment>Events as Shows</extracomment><translation>Cuántas veces se hizo una acción, se entró en un modo o llegaron agentes.</translation></message>
<message><source>What a number node gives, of agents that it acts on.</source><extracomment>Number as Shows</extracomment><translation>Lo que da un nodo de número, de los agentes sobre los que actúa.</translation></message>
<message><source>The id of the target, meter, mode, action, condition or number.</source><extracomment>Node of Plot</extracomment><translation>El id del objetivo, medidor, modo, acción, condición o número.</translation></message>
<message><source>With</source><extracomment>setting of Plot</extracomment><translation>Con</translation></message>
<message><source>The id of the other agent type.</source><extracomment>With of Plot</extracomment><translation>El id del otro tipo de agente.</translation></message>
<message><source>Whether it shows a number or a rate.</source><extracomment>Counted of Plot</extracomment><translation>Si muestra una cantidad o un ritmo.</translation></message>
<message><source>Total</source><extracomment>choice of Counted of Plot</extracomment><translation>Total</translation></message>
<message><source>How many.</source><extracomment>Total as Counted</extracomment><translation>Cuántos.</translation></message>
<message><source>Per minute</source><extracomment>choice of Counted of Plot</extracomment><translation>Por minuto</translation></message>
<message><source>How many per minute of watching.</source><extracomment>Per minute as Counted</extracomment><translation>Cuántos por minuto de observación.</translation></message>
<message><source>Per second</source><extracomment>choice of Counted of Plot</extracomment><translation>Por segundo</translation></message>
<message><source>How many per second of watching.</source><extracomment>Per second as Counted</extracomment><translation>Cuántos por segundo de observación.</translation></message>
<message><source>Over the last</source><extracomment>setting of Plot</extracomment><translation>En los últimos</translation></message>
<message><source>Counts the last seconds of watching. 0: all the time since the start.</source><extracomment>Over the last of Plot</extracomment><translation>Cuenta los últimos segundos de observación. 0: todo el tiempo desde el inicio.</translation></message>
<message><source>Combine by</source><extracomment>setting of Plot</extracomment><translation>Combinar por</translation></message>
<message><source>How the numbers of several agents become one.</source><extracomment>Combine by of Plot</extracomment><translation>Cómo los números de varios agentes se reducen a uno.</translation></message>
<message><source>Their average.</source><extracomment>Mean as Combine by</extracomment><translation>Su promedio.</translation></message>
<message><source>The smallest.</source><extracomment>Least as Combine by</extracomment><translation>El más pequeño.</translation></message>
<message><source>The largest.</source><extracomment>Most as Combine by</extracomment><translation>El más grande.</translation></message>
<message><source>Spread</source><comment>core</comment><extracomment>choice of Combine by of Plot</extracomment><translation>Variación</translation></message>
<message><source>Their standard deviation.</source><extracomment>Spread as Combine by</extracomment><translation>Su desviación típica.</translation></message>
<message><source>Seconds</source><extracomment>setting of Plot</extracomment><translation>Segundos</translation></message>
<message><source>How much of the past it shows, in seconds of watching.</source><extracomment>Seconds of Plot</extracomment><translation>Cuánto pasado muestra, en segundos de observación.</translation></message>
<message><source>Shown</source><extracomment>setting of Plot</extracomment><translation>Se muestra</translation></message>
<message><source>Where the number stands.</source><extracomment>Shown of Plot</extracomment><translation>Dónde aparece el número.</translation></message>
<message><source>As a plot</source><extracomment>choice of Shown of Plot</extracomment><translation>Como gráfica</translation></message>
<message><source>Over time, below the world.</source><extracomment>As a plot as Shown</extracomment><translation>A lo largo del tiempo, debajo del mundo.</translation></message>
<message><source>In the status bar</source><extracomment>choice of Shown of Plot</extracomment><translation>En barra de estado</translation></message>
<message><source>In place of the number of all contacts.</source><extracomment>In the status bar as Shown</extracomment><translation>En lugar del número total de contactos.</translation></message>
<message><source>As colors</source><extracomment>choice of Shown of Plot</extracomment><translation>Como colores</translation></message>
<message><source>Each agent has the color of its number.</source><extracomment>As colors as Shown</extracomment><translation>Cada agente tiene el color de su número.</translation></message>
<message><source>As a histogram</source><extracomment>choice of Shown of Plot</extracomment><translation>Como histograma</translation></message>
<message><source>How many agents have which number.</source><extracomment>As a histogram as Shown</extracomment><translation>Cuántos agentes tienen cada número.</translation></message>
<message><source>The number that gets this end of the colors. Both 0: the least and the largest number in the run.</source><extracomment>Colors from of Plot</extracomment><translation>El número que recibe este extremo de los colores. Ambos 0: el menor y el mayor número de la ejecución.</translation></message>
<message><source>X axis</source><extracomment>setting of Plot</extracomment><translation>Eje X</translation></message>
<message><source>The id of another plot, whose number goes along the axis below. Empty: time.</source><extracomment>X axis of Plot</extracomment><translation>El id de otra gráfica, cuyo número va en el eje inferior. Vacío: el tiempo.</translation></message>
<message><source>A run that starts with other settings.</source><extracomment>Experiment</extracomment><translation>Una ejecución que empieza con otros ajustes.</translation></message>
<message><source>Changes</source><extracomment>setting of Experiment</extracomment><translation>Cambios</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or evade-to-steering.weight=0.2.</source><extracomment>Changes of Experiment</extracomment><translation>Un cambio por línea, como RUTA=VALOR; por ejemplo, hunter.maxSpeed=4 o evade-to-steering.weight=0.2.</translation></message>
<message><source>A map of Tiled or LDtk that was imported.</source><extracomment>Map</extracomment><translation>Un mapa importado de Tiled o LDtk.</translation></message>
<message><source>File</source><extracomment>setting of Map</extracomment><translation>Archivo</translation></message>
<message><source>Its path from the project's folder.</source><extracomment>File of Map</extracomment><translation>Su ruta desde la carpeta del proyecto.</translation></message>
<message><source>Part</source><comment>core</comment><extracomment>setting of Map</extracomment><translation>Parte</translation></message>
<message><source>The world or level of an LDtk project. Empty: all levels.</source><extracomment>Part of Map</extracomment><translation>El mundo o nivel de un proyecto de LDtk. Vacío: todos los niveles.</translation></message>
<message><source>World units per pixel.</source><extracomment>Scale of Map</extracomment><translation>Unidades del mundo por píxel.</translation></message>
<message><source>Origin</source><extracomment>setting of Map</extracomment><translation>Origen</translation></message>
<message><source>The pixel of the map at the world's (0, 0), as X Y: the top left corner of the map when it was first imported.</source><extracomment>Origin of Map</extracomment><translation>El píxel del mapa en el (0, 0) del mundo, como X Y: la esquina superior izquierda del mapa cuando se importó por primera vez.</translation></message>
<message><source>Choices</source><extracomment>setting of Map</extracomment><translation>Elecciones</translation></message>
<message><source>One choice per line, such as class Guard = agent guard, or layer Walls = obstacle.</source><extracomment>Choices of Map</extracomment><translation>Una elección por línea; por ejemplo, class Guard = agent guard o layer Walls = obstacle.</translation></message>
<message><source>What groups with the same nodes share.</source><extracomment>Part</extracomment><translation>Lo que comparten los grupos con los mismos nodos.</translation></message>
<message><source>Ports</source><extracomment>setting of Part</extracomment><translation>Puertos</translation></message>
<message><source>One port per line, as ROLE.PORT=Name.</source><extracomment>Ports of Part</extracomment><translation>Un puerto por línea, como ROL.PUERTO=Nombre.</translation></message>
<message><source>Settings on the card</source><extracomment>setting of Part</extracomment><translation>Ajustes en tarjeta</translation></message>
<message><source>One setting per line, as ROLE.SETTING=Name.</source><extracomment>Settings on the card of Part</extracomment><translation>Un ajuste por línea, como ROL.AJUSTE=Nombre.</translation></message>
<message><source>A part file that it is linked to, from the project's folder.</source><extracomment>Part file of Part</extracomment><translation>Un archivo de pieza al que está vinculada, desde la carpeta del proyecto.</translation></message>
<message><source>State of the part file</source><extracomment>setting of Part</extracomment><translation>Estado del archivo</translation></message>
<message><source>Hex digits that say what the part file had when it was read.</source><extracomment>State of the part file of Part</extracomment><translation>Dígitos hexadecimales que indican qué contenía el archivo de pieza cuando se leyó.</translation></message>
<message><source>Nodes and groups that the canvas shows as one card.</source><extracomment>Group</extracomment><translation>Nodos y grupos que el lienzo muestra como una sola tarjeta.</translation></message>
<message><source>The id of its part.</source><extracomment>Part of Group</extracomment><translation>El id de su pieza.</translation></message>
<message><source>Members</source><extracomment>setting of Group</extracomment><translation>Miembros</translation></message>
<message><source>One node or group per line, as ROLE=ID.</source><extracomment>Members of Group</extracomment><translation>Un nodo o grupo por línea, como ROL=ID.</translation></message>
<message><source>Runs with other values and seeds, and one number measured of each.</source><extracomment>Sweep</extracomment><translation>Ejecuciones con otros valores y semillas, y un número medido en cada una.</translation></message>
<message><source>Varies</source><extracomment>setting of Sweep</extracomment><translation>Varía</translation></message>
<message><source>One line per setting, weight or parameter as PATH=VALUES, such as hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.</source><extracomment>Varies of Sweep</extracomment><translation>Una línea por ajuste, peso o parámetro, como RUTA=VALORES; por ejemplo, hunter.maxSpeed=1..10 in 4 o wander-to-steering.weight=0.5, 1, 2.</translation></message>
<message><source>Seeds</source><extracomment>setting of Sweep</extracomment><translation>Semillas</translation></message>
<message><source>How many runs each combination has.</source><extracomment>Seeds of Sweep</extracomment><translation>Cuántas ejecuciones tiene cada combinación.</translation></message>
<message><source>Ticks</source><extracomment>setting of Sweep</extracomment><translation>Ticks</translation></message>
<message><source>The length of each run.</source><extracomment>Ticks of Sweep</extracomment><translation>La duración de cada ejecución.</translation></message>
<message><source>The number that it measures.</source><extracomment>Shows of Sweep</extracomment><translation>El número que mide.</translation></message>
<message><source>Take</source><extracomment>setting of Sweep</extracomment><translation>Tomar</translation></message>
<message><source>Which number of a run counts.</source><extracomment>Take of Sweep</extracomment><translation>Qué número de una ejecución cuenta.</translation></message>
<message><source>The number after the last tick.</source><extracomment>At the end as Take</extracomment><translation>El número tras el último tick.</translation></message>
<message><source>Mean over time</source><extracomment>choice of Take of Sweep</extracomment><translation>Media en el tiempo</translation></message>
<message><source>The mean of the numbers of all ticks.</source><extracomment>Mean over time as Take</extracomment><translation>La media de los números de todos los ticks.</translation></message>
<message><source>First time at least</source><extracomment>choice of Take of Sweep</extracomment><translation>Primera vez ≥</translation></message>
<message><source>The time when the number is first at least the limit.</source><extracomment>First time at least as Take</extracomment><translation>El momento en que el número alcanza por primera vez el límite o más.</translation></message>
<message><source>First time at most</source><extracomment>choice of Take of Sweep</extracomment><translation>Primera vez ≤</translation></message>
<message><source>The time when the number is first at most the limit.</source><extracomment>First time at most as Take</extracomment><translation>El momento en que el número baja por primera vez al límite o a menos.</translation></message>
<message><source>The number that the measure reaches.</source><extracomment>Limit of Sweep</extracomment><translation>El número que alcanza lo medido.</translation></message>
<message><source>Fingerprint</source><extracomment>setting of Sweep</extracomment><translation>Huella</translation></message>
<message><source>Of the project that the results belong to.</source><extracomment>Fingerprint of Sweep</extracomment><translation>Del proyecto al que pertenecen los resultados.</translation></message>
<message><source>Results</source><extracomment>setting of Sweep</extracomment><translation>Resultados</translation></message>
<message><source>One line per run: its id, its number, the hash of its end.</source><extracomment>Results of Sweep</extracomment><translation>Una línea por ejecución: su id, su número y el hash de su final.</translation></message>
<message><source>Wire point</source><extracomment>title</extracomment><translation>Punto de cable</translation></message>
<message><source>A point that a wire passes through on the canvas.</source><extracomment>Wire point</extracomment><translation>Un punto por el que pasa un cable en el lienzo.</translation></message>
<message><source>The id of the wire.</source><extracomment>Wire of Wire point</extracomment><translation>El id del cable.</translation></message>
<message><source>Scene items that the editor shows, hides or locks together.</source><extracomment>Layer</extracomment><translation>Elementos de la escena que el editor muestra, oculta o bloquea juntos.</translation></message>
<message><source>Items</source><extracomment>setting of Layer</extracomment><translation>Elementos</translation></message>
<message><source>One per line: the id of a scene item, or of an agent type for its placed agents, or "ID#3" for the third of these.</source><extracomment>Items of Layer</extracomment><translation>Uno por línea: el id de un elemento de la escena, el de un tipo de agente para sus agentes colocados, o «ID#3» para el tercero de estos.</translation></message>
<message><source>Default</source><extracomment>setting of Layer</extracomment><translation>Predeterminada</translation></message>
<message><source>It also holds the items that no layer names.</source><extracomment>Default of Layer</extracomment><translation>También contiene los elementos que ninguna capa nombra.</translation></message>
<message><source>Hidden</source><extracomment>setting of Layer</extracomment><translation>Ocultar</translation></message>
<message><source>The editor does not show it. It still acts in the simulation.</source><extracomment>Hidden of Layer</extracomment><translation>El editor no la muestra. Sigue actuando en la simulación.</translation></message>
<message><source>Locked</source><extracomment>setting of Layer</extracomment><translation>Bloquear</translation></message>
<message><source>The editor shows it, but does not change it.</source><extracomment>Locked of Layer</extracomment><translation>El editor la muestra, pero no la cambia.</translation></message>
<message><source>A PNG or JPEG beneath the scene: its path from the project's folder.</source><extracomment>Picture of Layer</extracomment><translation>Un PNG o JPEG bajo la escena: su ruta desde la carpeta del proyecto.</translation></message>
<message><source>The left edge of the picture.</source><extracomment>Left of Layer</extracomment><translation>El borde izquierdo de la imagen.</translation></message>
<message><source>The top edge of the picture.</source><extracomment>Top of Layer</extracomment><translation>El borde superior de la imagen.</translation></message>
<message><source>Of the picture.</source><extracomment>Width of Layer</extracomment><translation>De la imagen.</translation></message>
<message><source>Step</source><extracomment>title</extracomment><translation>Paso</translation></message>
<message><source>A step of a lesson: text, settings of the run, and a question.</source><extracomment>Step</extracomment><translation>Un paso de una lección: texto, ajustes de la ejecución y una pregunta.</translation></message>
<message><source>What the pupil reads first, in Markdown.</source><extracomment>Text of Step</extracomment><translation>Lo primero que lee el alumno, en Markdown.</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.</source><extracomment>Changes of Step</extracomment><translation>Un cambio por línea, como RUTA=VALOR; por ejemplo, hunter.maxSpeed=4 o world.seed=7.</translation></message>
<message><source>How fast the run is watched.</source><extracomment>Speed of Step</extracomment><translation>A qué velocidad se observa la ejecución.</translation></message>
<message><source>Pause after</source><extracomment>setting of Step</extracomment><translation>Pausa tras</translation></message>
<message><source>Seconds of watching after which the run pauses, and the length of a curve. 0: it goes on.</source><extracomment>Pause after of Step</extracomment><translation>Segundos de observación tras los que la ejecución se pausa, y longitud de una curva. 0: sigue en marcha.</translation></message>
<message><source>Overlays</source><extracomment>setting of Step</extracomment><translation>Superposiciones</translation></message>
<message><source>What the world shows, separated by commas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior, and in a presentation plots, counts. Empty: as the pupil has it.</source><extracomment>Overlays of Step</extracomment><translation>Lo que muestra el mundo, separado por comas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior, y en una presentación plots, counts. Vacío: como lo tenga el alumno.</translation></message>
<message><source>Side by side</source><extracomment>setting of Step</extracomment><translation>Al lado</translation></message>
<message><source>The id of an experiment that runs beside the world. Empty: none.</source><extracomment>Side by side of Step</extracomment><translation>El id de un experimento que se ejecuta junto al mundo. Vacío: ninguno.</translation></message>
<message><source>Camera</source><extracomment>setting of Step</extracomment><translation>Cámara</translation></message>
<message><source>The part of the world that is seen, as X, Y, WIDTH: its middle and its width. Empty: the whole world.</source><extracomment>Camera of Step</extracomment><translation>La parte del mundo que se ve, como X, Y, ANCHO: su centro y su ancho. Vacío: todo el mundo.</translation></message>
<message><source>What stands out: an agent by its name in traces, such as prey-3, or the id of an agent type or a scene item. Empty: nothing.</source><extracomment>Spotlight of Step</extracomment><translation>Lo que destaca: un agente por su nombre en las trazas, como prey-3, o el id de un tipo de agente o de un elemento de la escena. Vacío: nada.</translation></message>
<message><source>Parts of the window that are hidden, separated by commas: cards, panes, values, plots. Empty: none.</source><extracomment>Hidden of Step</extracomment><translation>Partes de la ventana que se ocultan, separadas por comas: cards, panes, values, plots. Vacío: ninguna.</translation></message>
<message><source>Pupils may change</source><extracomment>setting of Step</extracomment><translation>Tarjetas editables</translation></message>
<message><source>The ids of cards that a pupil may change on the exported page, separated by commas. Empty: none.</source><extracomment>Pupils may change of Step</extracomment><translation>Los id de las tarjetas que un alumno puede cambiar en la página exportada, separados por comas. Vacío: ninguna.</translation></message>
<message><source>Asks for</source><extracomment>setting of Step</extracomment><translation>Pide</translation></message>
<message><source>The guess that the pupil makes before the run can play.</source><extracomment>Asks for of Step</extracomment><translation>La predicción que hace el alumno antes de que se pueda reproducir la ejecución.</translation></message>
<message><source>The run can play at once.</source><extracomment>Nothing as Asks for</extracomment><translation>La ejecución se puede reproducir enseguida.</translation></message>
<message><source>A choice</source><extracomment>choice of Asks for of Step</extracomment><translation>Una opción</translation></message>
<message><source>One of several answers.</source><extracomment>A choice as Asks for</extracomment><translation>Una de varias respuestas.</translation></message>
<message><source>A number</source><extracomment>choice of Asks for of Step</extracomment><translation>Un número</translation></message>
<message><source>A number, right within a tolerance.</source><extracomment>A number as Asks for</extracomment><translation>Un número, correcto dentro de una tolerancia.</translation></message>
<message><source>A curve</source><extracomment>choice of Asks for of Step</extracomment><translation>Una curva</translation></message>
<message><source>A sketch of what a plot will measure.</source><extracomment>A curve as Asks for</extracomment><translation>Un boceto de lo que medirá una gráfica.</translation></message>
<message><source>Question</source><extracomment>setting of Step</extracomment><translation>Pregunta</translation></message>
<message><source>What the pupil guesses.</source><extracomment>Question of Step</extracomment><translation>Lo que predice el alumno.</translation></message>
<message><source>Answers</source><extracomment>setting of Step</extracomment><translation>Respuestas</translation></message>
<message><source>One answer per line. The right one begins with * and a space.</source><extracomment>Answers of Step</extracomment><translation>Una respuesta por línea. La correcta empieza por * y un espacio.</translation></message>
<message><source>Right number</source><extracomment>setting of Step</extracomment><translation>Número correcto</translation></message>
<message><source>What the run will show.</source><extracomment>Right number of Step</extracomment><translation>Lo que mostrará la ejecución.</translation></message>
<message><source>How far from the right number a guess may be.</source><extracomment>Tolerance of Step</extracomment><translation>Cuánto puede alejarse una predicción del número correcto.</translation></message>
<message><source>Unit</source><extracomment>setting of Step</extracomment><translation>Unidad</translation></message>
<message><source>Of the number, such as seconds.</source><extracomment>Unit of Step</extracomment><translation>Del número, como segundos.</translation></message>
<message><source>The id of the plot whose curve the pupil sketches.</source><extracomment>Plot of Step</extracomment><translation>El id de la gráfica cuya curva boceta el alumno.</translation></message>
<message><source>Axis from</source><extracomment>setting of Step</extracomment><translation>Eje desde</translation></message>
<message><source>The bottom of the sketch.</source><extracomment>Axis from of Step</extracomment><translation>La parte inferior del boceto.</translation></message>
<message><source>Axis to</source><extracomment>setting of Step</extracomment><translation>Eje hasta</translation></message>
<message><source>The top of the sketch.</source><extracomment>Axis to of Step</extracomment><translation>La parte superior del boceto.</translation></message>
<message><source>What unfolds after the guess, in Markdown.</source><extracomment>Answer of Step</extracomment><translation>Lo que se despliega tras la predicción, en Markdown.</translation></message>
<message><source>Size, edges and time.</source><extracomment>World</extracomment><translation>Tamaño, bordes y tiempo.</translation></message>
<message><source>In world units.</source><extracomment>Width of World</extracomment><translation>En unidades del mundo.</translation></message>
<message><source>Edges</source><extracomment>setting of World</extracomment><translation>Bordes</translation></message>
<message><source>What agents do at the edge of the world.</source><extracomment>Edges of World</extracomment><translation>Qué hacen los agentes en el borde del mundo.</translation></message>
<message><source>Open</source><comment>core</comment><extracomment>choice of Edges of World</extracomment><translation>Abrir</translation></message>
<message><source>Agents leave the world and go on outside.</source><extracomment>Open as Edges</extracomment><translation>Los agentes salen del mundo y siguen fuera.</translation></message>
<message><source>Wrap</source><extracomment>choice of Edges of World</extracomment><translation>Continuos</translation></message>
<message><source>Agents leave at one side and enter at the other.</source><extracomment>Wrap as Edges</extracomment><translation>Los agentes salen por un lado y entran por el otro.</translation></message>
<message><source>Agents stop at the edge and slide along.</source><extracomment>Wall as Edges</extracomment><translation>Los agentes se paran en el borde y se deslizan por él.</translation></message>
<message><source>Bounce</source><extracomment>choice of Edges of World</extracomment><translation>Rebote</translation></message>
<message><source>Agents bounce off the edge.</source><extracomment>Bounce as Edges</extracomment><translation>Los agentes rebotan en el borde.</translation></message>
<message><source>Tick</source><extracomment>setting of World</extracomment><translation>Tick</translation></message>
<message><source>How much time passes in one tick. With 1, all times are in ticks.</source><extracomment>Tick of World</extracomment><translation>Cuánto tiempo pasa en un tick. Con 1, todos los tiempos van en ticks.</translation></message>
<message><source>How many ticks play in a second of watching, at speed 1x.</source><extracomment>Ticks per second of World</extracomment><translation>Cuántos ticks se reproducen en un segundo de observación, a velocidad 1x.</translation></message>
<message><source>The same seed repeats the same run. Another seed gives another run.</source><extracomment>Seed of World</extracomment><translation>La misma semilla repite la misma ejecución. Otra semilla da otra ejecución.</translation></message>
<message><source>Most agents</source><extracomment>setting of World</extracomment><translation>Máx. de agentes</translation></message>
<message><source>Nobody is born while so many live.</source><extracomment>Most agents of World</extracomment><translation>No nace nadie mientras vivan tantos.</translation></message>
<message><source>Arrangement</source><extracomment>title</extracomment><translation>Disposición</translation></message>
<message><source>How agents stand at the place that they are ordered to.</source><extracomment>Arrangement</extracomment><translation>Cómo se colocan los agentes en el lugar al que se les envía.</translation></message>
<message><source>How they stand there.</source><extracomment>Arrangement of Arrangement</extracomment><translation>Cómo se colocan allí.</translation></message>
<message><source>Disk</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Disco</translation></message>
<message><source>Around the place.</source><extracomment>Disk as Arrangement</extracomment><translation>Alrededor del lugar.</translation></message>
<message><source>In as many ranks as files.</source><extracomment>Box as Arrangement</extracomment><translation>En tantas filas como columnas.</translation></message>
<message><source>Abreast, in ranks where the width is small.</source><extracomment>Line as Arrangement</extracomment><translation>Uno al lado del otro, en varias filas si hay poco ancho.</translation></message>
<message><source>As they are</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Tal como están</translation></message>
<message><source>In the formation that they have.</source><extracomment>As they are as Arrangement</extracomment><translation>En la formación que ya tienen.</translation></message>
<message><source>Between neighbors. 0: 3.25 radii of the largest body.</source><extracomment>Spacing of Arrangement</extracomment><translation>Entre vecinos. 0: 3.25 radios del cuerpo más grande.</translation></message>
<message><source>Of the front of a line, on which they spread. 0: as they need.</source><extracomment>Width of Arrangement</extracomment><translation>Del frente de una línea, en el que se reparten. 0: el que necesiten.</translation></message>
<message><source>Facing x</source><extracomment>setting of Arrangement</extracomment><translation>Orientación x</translation></message>
<message><source>Where they face. (0, 0): from where they are to the place.</source><extracomment>Facing x of Arrangement</extracomment><translation>Hacia dónde miran. (0, 0): desde donde están hacia el lugar.</translation></message>
<message><source>Facing y</source><extracomment>setting of Arrangement</extracomment><translation>Orientación y</translation></message>
<message><source>Where they face, downward.</source><extracomment>Facing y of Arrangement</extracomment><translation>Hacia dónde miran, hacia abajo.</translation></message>
<message><source>The place of the target, on the short way to it.</source><extracomment>target in formulas</extracomment><translation>El lugar del objetivo, por el camino más corto hasta él.</translation></message>
<message><source>The velocity of the target; zero for a place.</source><extracomment>targetVelocity in formulas</extracomment><translation>La velocidad del objetivo; cero en un lugar.</translation></message>
<message><source>The place of the target at Other.</source><extracomment>other in formulas</extracomment><translation>El lugar del objetivo de Otro.</translation></message>
<message><source>Its velocity.</source><extracomment>otherVelocity in formulas</extracomment><translation>Su velocidad.</translation></message>
<message><source>The place of the target at Third.</source><extracomment>third in formulas</extracomment><translation>El lugar del objetivo de Tercero.</translation></message>
<message><source>Where the agent is.</source><extracomment>position in formulas</extracomment><translation>Dónde está el agente.</translation></message>
<message><source>How it moves, in units per time.</source><extracomment>velocity in formulas</extracomment><translation>Cómo se mueve, en unidades por tiempo.</translation></message>
<message><source>The direction of its motion, with length 1.</source><extracomment>heading in formulas</extracomment><translation>La dirección de su movimiento, con longitud 1.</translation></message>
<message><source>|velocity|.</source><extracomment>speed in formulas</extracomment><translation>|velocity|.</translation></message>
<message><source>1 / responseTime: (desired - velocity) * response gives the force toward a velocity.</source><extracomment>response in formulas</extracomment><translation>1 / responseTime: (desired - velocity) * response da la fuerza hacia una velocidad.</translation></message>
<message><source>The time in which it takes on a velocity, at least a tick.</source><extracomment>responseTime in formulas</extracomment><translation>El tiempo en que adopta una velocidad, al menos un tick.</translation></message>
<message><source>How much time passes in one tick.</source><extracomment>tick in formulas</extracomment><translation>Cuánto tiempo pasa en un tick.</translation></message>
<message><source>The time since the start.</source><extracomment>time in formulas</extracomment><translation>El tiempo desde el inicio.</translation></message>
<message><source>The number at the input A.</source><extracomment>a in formulas</extracomment><translation>El número de la entrada A.</translation></message>
<message><source>The number at the input B.</source><extracomment>b in formulas</extracomment><translation>El número de la entrada B.</translation></message>
<message><source>The number at the input C.</source><extracomment>c in formulas</extracomment><translation>El número de la entrada C.</translation></message>
<message><source>The number at the input D.</source><extracomment>d in formulas</extracomment><translation>El número de la entrada D.</translation></message>
<message><source>The number at the input E, of a Formula.</source><extracomment>e in formulas</extracomment><translation>El número de la entrada E, de una Fórmula.</translation></message>
<message><source>The number at the input F, of a Formula.</source><extracomment>f in formulas</extracomment><translation>El número de la entrada F, de una Fórmula.</translation></message>
<message><source>a where the condition c holds, else b.</source><extracomment>if in formulas</extracomment><translation>a donde se cumple la condición c; si no, b.</translation></message>
<message><source>The smaller of two numbers.</source><extracomment>min in formulas</extracomment><translation>El menor de dos números.</translation></message>
<message><source>The larger of two numbers.</source><extracomment>max in formulas</extracomment><translation>El mayor de dos números.</translation></message>
<message><source>x without its sign.</source><extracomment>abs in formulas</extracomment><translation>x sin su signo.</translation></message>
<message><source>The square root of x.</source><extracomment>sqrt in formulas</extracomment><translation>La raíz cuadrada de x.</translation></message>
<message><source>The next whole number at or below x.</source><extracomment>floor in formulas</extracomment><translation>El mayor número entero que no supera x.</translation></message>
<message><source>x, but at least the first limit and at most the second.</source><extracomment>clamp in formulas</extracomment><translation>x, pero al menos el primer límite y como máximo el segundo.</translation></message>
<message><source>From a (share 0) to b (share 1), in a straight line.</source><extracomment>lerp in formulas</extracomment><translation>De a (proporción 0) a b (proporción 1), en línea recta.</translation></message>
<message><source>The sine of an angle.</source><extracomment>sin in formulas</extracomment><translation>El seno de un ángulo.</translation></message>
<message><source>The cosine of an angle.</source><extracomment>cos in formulas</extracomment><translation>El coseno de un ángulo.</translation></message>
<message><source>What is left of a after whole steps of b; 0 if b is 0.</source><extracomment>modulo in formulas</extracomment><translation>Lo que queda de a tras pasos completos de b; 0 si b es 0.</translation></message>
<message><source>The length of an arrow.</source><extracomment>length in formulas</extracomment><translation>La longitud de una flecha.</translation></message>
<message><source>How far apart two places are.</source><extracomment>distance in formulas</extracomment><translation>A qué distancia están dos lugares.</translation></message>
<message><source>The dot product: a.x * b.x + a.y * b.y.</source><extracomment>dot in formulas</extracomment><translation>El producto escalar: a.x * b.x + a.y * b.y.</translation></message>
<message><source>v with length 1; the zero arrow stays zero.</source><extracomment>normalize in formulas</extracomment><translation>v con longitud 1; la flecha cero sigue siendo cero.</translation></message>
<message><source>v, shortened where it is longer than the limit.</source><extracomment>truncate in formulas</extracomment><translation>v, acortada si es más larga que el límite.</translation></message>
<message><source>v turned by 90 degrees to the left, as seen.</source><extracomment>perpendicular in formulas</extracomment><translation>v girada 90 grados a la izquierda, tal como se ve.</translation></message>
<message><source>The arrow of length 1 at an angle: 0 is right, 90 is up.</source><extracomment>direction in formulas</extracomment><translation>La flecha de longitud 1 en un ángulo: 0 es a la derecha, 90 es arriba.</translation></message>
<message><source>The angle of an arrow in degrees, above -180 and up to 180.</source><extracomment>angle in formulas</extracomment><translation>El ángulo de una flecha en grados, mayor que -180 y hasta 180.</translation></message>
<message><source>The arrow, or the place, (x, y).</source><extracomment>at in formulas</extracomment><translation>La flecha, o el lugar, (x, y).</translation></message>
<message><source>Both conditions hold.</source><extracomment>and in formulas</extracomment><translation>Se cumplen ambas condiciones.</translation></message>
<message><source>At least one of two conditions holds.</source><extracomment>or in formulas</extracomment><translation>Se cumple al menos una de dos condiciones.</translation></message>
<message><source>The condition does not hold.</source><extracomment>not in formulas</extracomment><translation>No se cumple la condición.</translation></message>
<message><source>May stand before a name; it changes nothing.</source><extracomment>let in formulas</extracomment><translation>Puede ir delante de un nombre; no cambia nada.</translation></message>
<message><source>Did you mean "%1"?</source><extracomment>suggestion</extracomment><translation>¿Querías decir «%1»?</translation></message>
<message><source>Choose one of: %1.</source><extracomment>suggestion</extracomment><translation>Elige entre: %1.</translation></message>
<message><source>The bytes are no saved world, or they were damaged. Load what save() gave.</source><extracomment>saved_world</extracomment><translation>Los bytes no son un mundo guardado, o están dañados. Carga lo que devolvió save().</translation></message>
<message><source>The saved world has version %1, and this library reads version %2. Load it with the release that saved it.</source><extracomment>saved_world</extracomment><translation>El mundo guardado tiene la versión %1, y esta biblioteca lee la versión %2. Cárgalo con la versión que lo guardó.</translation></message>
<message><source>No External of the project has the name "%1", so nobody sees it. Check the name.</source><extracomment>world</extracomment><translation>Ningún Externo del proyecto se llama «%1», así que nadie lo ve. Revisa el nombre.</translation></message>
<message><source>The end of this recording is incomplete: it was left out.</source><extracomment>world</extracomment><translation>El final de esta grabación está incompleto: se ha omitido.</translation></message>
<message><source>This recording is too long to be read whole: what comes after the part that was read was left out.</source><extracomment>world</extracomment><translation>Esta grabación es demasiado larga para leerla entera: se ha omitido lo que sigue a la parte leída.</translation></message>
<message><source>The game is too slow for the world: %1 ticks were due at once, %2 were made, and the others are left out. Allow more (the option mostTicks), or use fewer agents.</source><extracomment>world</extracomment><translation>El juego es demasiado lento para el mundo: tocaban %1 ticks a la vez, se hicieron %2 y los demás se omiten. Permite más (la opción mostTicks) o usa menos agentes.</translation></message>
<message numerus="yes"><source>%n events were not read before the next step: they are gone. Read the events after each step, and after the calls that follow it.</source><extracomment>world</extracomment><translation><numerusform>%n evento no se leyó antes del siguiente paso: se ha perdido. Lee los eventos después de cada paso y de las llamadas que lo siguen.</numerusform><numerusform>%n eventos no se leyeron antes del siguiente paso: se han perdido. Lee los eventos después de cada paso y de las llamadas que lo siguen.</numerusform></translation></message>
<message><source>A world that replays a recording cannot go back. Replay it anew.</source><extracomment>world</extracomment><translation>Un mundo que reproduce una grabación no puede retroceder. Reprodúcela de nuevo.</translation></message>
<message><source>A world that replays a recording cannot be edited.</source><extracomment>world_editing</extracomment><translation>Un mundo que reproduce una grabación no se puede editar.</translation></message>
<message><source>A scene holds at most 100,000 items.</source><extracomment>world_editing</extracomment><translation>Una escena contiene como mucho 100 000 elementos.</translation></message>
<message><source>The offset is not finite. Give numbers.</source><extracomment>world_editing</extracomment><translation>El desplazamiento no es finito. Da números.</translation></message>
<message><source>"%1" is named by "%2", so it stays. Move it instead.</source><extracomment>world_editing</extracomment><translation>«%2» hace referencia a «%1», así que se queda. Muévelo en lugar de quitarlo.</translation></message>
<message><source>There is no scene item "%1".</source><extracomment>world_editing</extracomment><translation>No hay ningún elemento de la escena «%1».</translation></message>
<message><source>The parameter "%1" drives "%2". Set the parameter.</source><extracomment>world_editing</extracomment><translation>El parámetro «%1» controla «%2». Cambia el parámetro.</translation></message>
<message><source>A world that replays a recording takes no other inputs.</source><extracomment>world_editing</extracomment><translation>Un mundo que reproduce una grabación no admite otras entradas.</translation></message>
<message><source>There is no agent type %1. Ask World::findType for its number.</source><extracomment>world_inputs</extracomment><translation>No hay ningún tipo de agente %1. Pide su número a World::findType.</translation></message>
<message><source>The recording ends here. %1</source><extracomment>world_recording</extracomment><translation>La grabación termina aquí. %1</translation></message>
<message><source>The recording ends here, at tick %1: the state that was restored is of another run.</source><extracomment>world_recording</extracomment><translation>La grabación termina aquí, en el tick %1: el estado que se restauró es de otra ejecución.</translation></message>
<message><source>A world that replays a recording cannot record. Copy the recording.</source><extracomment>world_recording</extracomment><translation>Un mundo que reproduce una grabación no puede grabar. Copia la grabación.</translation></message>
<message><source>Start recording before the first tick or input, or open the world with the option records.</source><extracomment>world_recording</extracomment><translation>Empieza a grabar antes del primer tick o de la primera entrada, o abre el mundo con la opción records.</translation></message>
<message><source>%1 could not be written: %2. Check the name, the permissions and the space on the disk.</source><extracomment>append_file</extracomment><translation>No se pudo escribir %1: %2. Revisa el nombre, los permisos y el espacio en el disco.</translation></message>
<message><source>it is not a regular file</source><extracomment>append_file</extracomment><translation>no es un archivo normal</translation></message>
<message><source>a scene item</source><extracomment>fields</extracomment><translation>un elemento de la escena</translation></message>
<message><source>scene item %1</source><extracomment>fields</extracomment><translation>el elemento de la escena %1</translation></message>
<message><source>an annotation</source><extracomment>fields</extracomment><translation>una anotación</translation></message>
<message><source>annotation %1</source><extracomment>fields</extracomment><translation>la anotación %1</translation></message>
<message><source>a node</source><extracomment>fields</extracomment><translation>un nodo</translation></message>
<message><source>node %1</source><extracomment>fields</extracomment><translation>el nodo %1</translation></message>
<message><source>an agent type</source><extracomment>fields</extracomment><translation>un tipo de agente</translation></message>
<message><source>agent type %1</source><extracomment>fields</extracomment><translation>el tipo de agente %1</translation></message>
<message><source>the world</source><extracomment>fields</extracomment><translation>el mundo</translation></message>
<message><source>the units</source><extracomment>fields</extracomment><translation>las unidades</translation></message>
<message><source>an agent</source><extracomment>fields</extracomment><translation>un agente</translation></message>
<message><source>agent %1</source><extracomment>fields</extracomment><translation>el agente %1</translation></message>
<message><source>a placed agent</source><extracomment>fields</extracomment><translation>un agente colocado</translation></message>
<message><source>placed agent %1</source><extracomment>fields</extracomment><translation>el agente colocado %1</translation></message>
<message><source>a goal</source><extracomment>fields</extracomment><translation>una meta</translation></message>
<message><source>a link</source><extracomment>fields</extracomment><translation>un enlace</translation></message>
<message><source>link %1</source><extracomment>fields</extracomment><translation>el enlace %1</translation></message>
<message><source>a parameter</source><extracomment>fields</extracomment><translation>un parámetro</translation></message>
<message><source>parameter %1</source><extracomment>fields</extracomment><translation>el parámetro %1</translation></message>
<message><source>a property</source><extracomment>fields</extracomment><translation>una propiedad</translation></message>
<message><source>property %1</source><extracomment>fields</extracomment><translation>la propiedad %1</translation></message>
<message><source>an entry of the layout</source><extracomment>fields</extracomment><translation>una entrada de la disposición</translation></message>
<message><source>the notes</source><extracomment>fields</extracomment><translation>las notas</translation></message>
<message><source>Save to another file.</source><extracomment>file_writer</extracomment><translation>Guarda en otro archivo.</translation></message>
<message><source>The old file is unchanged. Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>El archivo antiguo no ha cambiado. Libera espacio allí, permite la escritura o guarda en otra carpeta.</translation></message>
<message><source>Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>Libera espacio allí, permite la escritura o guarda en otra carpeta.</translation></message>
<message><source>it is a link to %1, which another user made in a shared folder</source><extracomment>file_writer</extracomment><translation>es un enlace a %1, que otro usuario creó en una carpeta compartida</translation></message>
<message><source>Save to that file itself, or choose another name.</source><extracomment>file_writer</extracomment><translation>Guarda en ese mismo archivo o elige otro nombre.</translation></message>
<message><source>its links lead in a circle</source><extracomment>file_writer</extracomment><translation>sus enlaces forman un círculo</translation></message>
<message><source>it is a folder</source><extracomment>file_writer</extracomment><translation>es una carpeta</translation></message>
<message><source>Choose a file in it.</source><extracomment>file_writer</extracomment><translation>Elige un archivo dentro de ella.</translation></message>
<message><source>The file is unchanged. Allow writing to it, or save to another file.</source><extracomment>file_writer</extracomment><translation>El archivo no ha cambiado. Permite escribir en él o guarda en otro archivo.</translation></message>
<message><source>nobody reads from it</source><extracomment>file_writer</extracomment><translation>nadie lee de ahí</translation></message>
<message><source>Start the program that reads it first.</source><extracomment>file_writer</extracomment><translation>Inicia antes el programa que lo lee.</translation></message>
<message><source>it changes meanwhile</source><extracomment>file_writer</extracomment><translation>cambia mientras tanto</translation></message>
<message><source>Save again.</source><extracomment>file_writer</extracomment><translation>Guarda de nuevo.</translation></message>
<message><source>%1 is saved, but may be lost if the power fails now: %2. Save it again.</source><extracomment>file_writer</extracomment><translation>%1 está guardado, pero puede perderse si ahora se va la luz: %2. Guárdalo otra vez.</translation></message>
<message><source>%1 could not be read: %2. %3</source><extracomment>files</extracomment><translation>No se pudo leer %1: %2. %3</translation></message>
<message><source>Check the name and the permissions.</source><extracomment>files</extracomment><translation>Revisa el nombre y los permisos.</translation></message>
<message><source>it is a folder, not a file</source><extracomment>files</extracomment><translation>es una carpeta, no un archivo</translation></message>
<message><source>it is a pipe, not a file</source><extracomment>files</extracomment><translation>es una tubería, no un archivo</translation></message>
<message><source>it is a socket, not a file</source><extracomment>files</extracomment><translation>es un socket, no un archivo</translation></message>
<message><source>it is a device, not a file</source><extracomment>files</extracomment><translation>es un dispositivo, no un archivo</translation></message>
<message><source>Copy its content to a file first.</source><extracomment>files</extracomment><translation>Copia antes su contenido en un archivo.</translation></message>
<message><source>it is larger than %1 MB, the limit</source><extracomment>files</extracomment><translation>supera los %1 MB, el límite</translation></message>
<message><source>Choose a project, an export, an input log or a recording.</source><extracomment>files</extracomment><translation>Elige un proyecto, una exportación, un registro de entradas o una grabación.</translation></message>
<message><source>This is version %1 of %2, made before the first release; this one reads versions from %3. Make the file anew.</source><extracomment>formats</extracomment><translation>Esta es la versión %1 de %2, anterior al primer lanzamiento; este Tiller lee versiones desde la %3. Crea el archivo de nuevo.</translation></message>
<message><source>This is version %1 of %2, made by a newer Tiller; this one reads up to version %3. Get the newer Tiller.</source><extracomment>formats</extracomment><translation>Esta es la versión %1 de %2, hecha con un Tiller más nuevo; este lee hasta la versión %3. Consigue el Tiller más nuevo.</translation></message>
<message><source>The "version" is not a whole number from 1.</source><extracomment>formats</extracomment><translation>"version" no es un número entero a partir de 1.</translation></message>
<message><source>"version" is missing.</source><extracomment>formats</extracomment><translation>Falta "version".</translation></message>
<message><source>Write "version": %1.</source><extracomment>formats</extracomment><translation>Escribe "version": %1.</translation></message>
<message><source>%1 or %2</source><extracomment>formats</extracomment><translation>%1 o %2</translation></message>
<message><source>This file is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Este archivo es %1; aquí hace falta %2. Abre otro archivo.</translation></message>
<message><source>This file's format is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>El formato de este archivo es %1; aquí hace falta %2. Abre otro archivo.</translation></message>
<message><source>This is JSON, but not a Tiller file: it does not have "format": "%1". Open a file that Tiller saved.</source><extracomment>formats</extracomment><translation>Esto es JSON, pero no un archivo de Tiller: no tiene "format": "%1". Abre un archivo guardado por Tiller.</translation></message>
<message><source>a project</source><extracomment>formats</extracomment><translation>un proyecto</translation></message>
<message><source>an export</source><extracomment>formats</extracomment><translation>una exportación</translation></message>
<message><source>an input log</source><extracomment>formats</extracomment><translation>un registro de entradas</translation></message>
<message><source>the plan of a sweep</source><extracomment>formats</extracomment><translation>un plan de barrido</translation></message>
<message><source>the input log</source><extracomment>input_log_io</extracomment><translation>el registro de entradas</translation></message>
<message><source>an event</source><extracomment>input_log_io</extracomment><translation>un evento</translation></message>
<message><source>a place on the canvas</source><extracomment>input_log_io</extracomment><translation>un lugar en el lienzo</translation></message>
<message><source>an agent of an order</source><extracomment>input_log_io</extracomment><translation>un agente de una orden</translation></message>
<message><source>a step of an edit</source><extracomment>input_log_io</extracomment><translation>un paso de una edición</translation></message>
<message><source>the world of an edit</source><extracomment>input_log_io</extracomment><translation>el mundo de una edición</translation></message>
<message><source>the properties of an edit</source><extracomment>input_log_io</extracomment><translation>las propiedades de una edición</translation></message>
<message><source>the notes of an edit</source><extracomment>input_log_io</extracomment><translation>las notas de una edición</translation></message>
<message><source>A heading of (0, 0) has no direction. Write another.</source><extracomment>input_log_io</extracomment><translation>Un rumbo de (0, 0) no tiene dirección. Escribe otro.</translation></message>
<message><source>This newborn has a velocity, but no place. Add "x" and "y", or remove "vx" and "vy": then it starts as its type does.</source><extracomment>input_log_io</extracomment><translation>Este recién nacido tiene velocidad, pero no lugar. Añade "x" e "y", o quita "vx" y "vy": entonces empieza como su tipo.</translation></message>
<message><source>An agent can have 1,000 goals at most. Remove some.</source><extracomment>input_log_io</extracomment><translation>Un agente puede tener como mucho 1000 metas. Quita algunas.</translation></message>
<message><source>This event sets a parameter of the world to nothing. Add a "value", or the "agentType" that loses its own.</source><extracomment>input_log_io</extracomment><translation>Este evento asigna a un parámetro del mundo un valor vacío. Añade un "value", o el "agentType" que pierde el suyo.</translation></message>
<message><source>This step has neither "before" nor "after". Remove it.</source><extracomment>input_log_io</extracomment><translation>Este paso no tiene ni "before" ni "after". Quítalo.</translation></message>
<message><source>This step changes the id "%1" to "%2". Make it two steps: one that removes, one that adds.</source><extracomment>input_log_io</extracomment><translation>Este paso cambia el id «%1» por «%2». Haz dos pasos: uno que quita y otro que añade.</translation></message>
<message><source>This event is earlier than the one above it. Put events in the order of their ticks.</source><extracomment>input_log_io</extracomment><translation>Este evento es anterior al de arriba. Pon los eventos en el orden de sus ticks.</translation></message>
<message><source>JSON has no comments. Remove this one. A name or the notes can contain your text.</source><extracomment>json_text</extracomment><translation>JSON no tiene comentarios. Quita este. Un nombre o las notas pueden contener tu texto.</translation></message>
<message><source>The file goes on after its end. Remove everything from here on.</source><extracomment>json_text</extracomment><translation>El archivo sigue después de su final. Quita todo desde aquí.</translation></message>
<message><source>A colon is missing between the key and its value. Put a : here.</source><extracomment>json_text</extracomment><translation>Falta un signo de dos puntos entre la clave y su valor. Pon : aquí.</translation></message>
<message><source>The comma before ] is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Sobra la coma antes de ]. Quítala.</translation></message>
<message><source>The comma before } is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Sobra la coma antes de }. Quítala.</translation></message>
<message><source>There are two commas in a row. Remove one.</source><extracomment>json_text</extracomment><translation>Hay dos comas seguidas. Quita una.</translation></message>
<message><source>A value is missing here. Put one before this.</source><extracomment>json_text</extracomment><translation>Aquí falta un valor. Ponlo antes de esto.</translation></message>
<message><source>The object that begins on line %2 ends with ]. Close it with }.</source><extracomment>json_text</extracomment><translation>El objeto que empieza en la línea %2 termina con ]. Ciérralo con }.</translation></message>
<message><source>The list that begins on line %2 ends with }. Close it with ].</source><extracomment>json_text</extracomment><translation>La lista que empieza en la línea %2 termina con }. Ciérrala con ].</translation></message>
<message><source>A number must not begin with a zero. Remove it.</source><extracomment>json_text</extracomment><translation>Un número no debe empezar por cero. Quítalo.</translation></message>
<message><source>"%1" does not belong in a number. Remove it.</source><extracomment>json_text</extracomment><translation>«%1» no va en un número. Quítalo.</translation></message>
<message><source>A comma is missing before this. Put a , after the value before.</source><extracomment>json_text</extracomment><translation>Falta una coma antes de esto. Pon una , después del valor anterior.</translation></message>
<message><source>A key is needed here, in double quotes, as in "name". Put " around it.</source><extracomment>json_text</extracomment><translation>Aquí hace falta una clave entre comillas dobles, como en "name". Ponla entre ".</translation></message>
<message><source>Text needs double quotes, not single quotes. Put " around it.</source><extracomment>json_text</extracomment><translation>El texto necesita comillas dobles, no simples. Ponlo entre ".</translation></message>
<message><source>%1 is not a number that a file can hold. Put a finite number here.</source><extracomment>json_text</extracomment><translation>%1 no es un número que pueda guardarse en un archivo. Pon aquí un número finito.</translation></message>
<message><source>Write %1 in small letters: true, false or null.</source><extracomment>json_text</extracomment><translation>Escribe %1 en minúsculas: true, false o null.</translation></message>
<message><source>"%1" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.</source><extracomment>json_text</extracomment><translation>«%1» no es un número tal como se escribe en JSON. Escríbelo como en 0.5, -12 o 1e-3.</translation></message>
<message><source>"%1" is not a JSON value. Text stands in double quotes; the other values are numbers, true, false, null, lists and objects.</source><extracomment>json_text</extracomment><translation>«%1» no es un valor de JSON. El texto va entre comillas dobles; los demás valores son números, true, false, null, listas y objetos.</translation></message>
<message><source>%1 is too large a number. Put a finite one, below 1e308.</source><extracomment>json_text</extracomment><translation>%1 es un número demasiado grande. Pon uno finito, menor que 1e308.</translation></message>
<message><source>The file is empty. Open an earlier copy.</source><extracomment>json_text</extracomment><translation>El archivo está vacío. Abre una copia anterior.</translation></message>
<message><source>a value</source><extracomment>json_text</extracomment><translation>un valor</translation></message>
<message><source>the list that begins on line %1</source><extracomment>json_text</extracomment><translation>la lista que empieza en la línea %1</translation></message>
<message><source>the object that begins on line %1</source><extracomment>json_text</extracomment><translation>el objeto que empieza en la línea %1</translation></message>
<message><source>The file ends here, in the middle of %1: it has been cut. Take a whole copy of it, or close what is open.</source><extracomment>json_text</extracomment><translation>El archivo termina aquí y deja sin acabar %1: está cortado. Consigue una copia completa o cierra lo que está abierto.</translation></message>
<message><source>This text does not end on its line. Put a " at its end; a new line within text is written \n.</source><extracomment>json_text</extracomment><translation>Este texto no termina en su línea. Pon " al final; un salto de línea dentro del texto se escribe \n.</translation></message>
<message><source>A control character is not allowed in text. Remove it, or write it as an escape such as \t.</source><extracomment>json_text</extracomment><translation>No se permite un carácter de control en un texto. Quítalo o escríbelo como secuencia de escape, por ejemplo \t.</translation></message>
<message><source>JSON has no such escape. Write a backslash itself as \\.</source><extracomment>json_text</extracomment><translation>JSON no tiene esa secuencia de escape. La barra invertida se escribe \\.</translation></message>
<message><source>This object has the key "%1" twice. Remove one of them.</source><extracomment>json_text</extracomment><translation>Este objeto tiene dos veces la clave «%1». Quita una de las dos.</translation></message>
<message><source>The file has more than %1 values, the most a Tiller file can have. Open a smaller one.</source><extracomment>json_text</extracomment><translation>El archivo tiene más de %1 valores, el máximo de un archivo de Tiller. Abre uno más pequeño.</translation></message>
<message><source>There are more than %1 %2, the most a project can have. Remove some.</source><extracomment>json_text</extracomment><translation>Hay más de %1 %2, el máximo de un proyecto. Quita algunos.</translation></message>
<message><source>Lists and objects are nested more than %1 levels deep, the most a Tiller file can be. Open another one.</source><extracomment>json_text</extracomment><translation>Las listas y los objetos tienen más de %1 niveles, el máximo de un archivo de Tiller. Abre otro.</translation></message>
<message><source>The file is larger than 64 MB, the most a Tiller file can be. Open a smaller one.</source><extracomment>json_text</extracomment><translation>El archivo supera los 64 MB, el máximo de un archivo de Tiller. Abre uno más pequeño.</translation></message>
<message><source>The file is UTF-16 text. Save it as UTF-8.</source><extracomment>json_text</extracomment><translation>El archivo es texto UTF-16. Guárdalo como UTF-8.</translation></message>
<message><source>This is a recording, not a project. The editor opens it, and `tiller run PROJECT --inputs RECORDING` replays it.</source><extracomment>json_text</extracomment><translation>Esto es una grabación, no un proyecto. El editor la abre, y `tiller run PROJECT --inputs RECORDING` la reproduce.</translation></message>
<message><source>This byte is not UTF-8. Save the file as UTF-8 text.</source><extracomment>json_text</extracomment><translation>Este byte no es UTF-8. Guarda el archivo como texto UTF-8.</translation></message>
<message><source>This is not a Tiller file, because it is not text. Open another one.</source><extracomment>json_text</extracomment><translation>Esto no es un archivo de Tiller, porque no es texto. Abre otro.</translation></message>
<message><source>null</source><extracomment>json_text</extracomment><translation>null</translation></message>
<message><source>true or false</source><extracomment>json_text</extracomment><translation>true o false</translation></message>
<message><source>a number</source><extracomment>json_text</extracomment><translation>un número</translation></message>
<message><source>text</source><extracomment>json_text</extracomment><translation>texto</translation></message>
<message><source>a list</source><extracomment>json_text</extracomment><translation>una lista</translation></message>
<message><source>an object</source><extracomment>json_text</extracomment><translation>un objeto</translation></message>
<message><source>"%1" could not be read: this build of Tiller reads no files. Read it in the game, and give Tiller the text.</source><extracomment>no_files</extracomment><translation>No se pudo leer «%1»: esta compilación de Tiller no lee archivos. Léelo en el juego y pásale el texto a Tiller.</translation></message>
<message><source>The id "%1" is already used on line %2. Give one of the two another id.</source><extracomment>object_reader</extracomment><translation>El id «%1» ya se usa en la línea %2. Da otro id a uno de los dos.</translation></message>
<message numerus="yes"><source>And %1 more warnings.</source><extracomment>object_reader</extracomment><translation><numerusform>Y %1 aviso más.</numerusform><numerusform>Y %1 avisos más.</numerusform></translation></message>
<message><source>Reading stopped here: there may be more errors.</source><extracomment>object_reader</extracomment><translation>La lectura se detuvo aquí: puede haber más errores.</translation></message>
<message numerus="yes"><source>And %1 more errors.</source><extracomment>object_reader</extracomment><translation><numerusform>Y %1 error más.</numerusform><numerusform>Y %1 errores más.</numerusform></translation></message>
<message><source>Here must be %1, an object in { }; this is %2.</source><extracomment>object_reader</extracomment><translation>Aquí debe haber %1, un objeto entre { }; esto es %2.</translation></message>
<message><source>"%1" is missing in %2. Add it.</source><extracomment>object_reader</extracomment><translation>Falta «%1» en %2. Añádelo.</translation></message>
<message><source>"%1" of %2 is %3; it must be %4.</source><extracomment>object_reader</extracomment><translation>En %2, «%1» es %3; debe ser %4.</translation></message>
<message><source>text in quotation marks</source><extracomment>object_reader</extracomment><translation>texto entre comillas</translation></message>
<message><source>a number from %1 to %2</source><extracomment>object_reader</extracomment><translation>un número de %1 a %2</translation></message>
<message><source>a number, true or false, or text in quotation marks</source><extracomment>object_reader</extracomment><translation>un número, true o false, o texto entre comillas</translation></message>
<message><source>a list with %1</source><extracomment>object_reader</extracomment><translation>una lista con %1</translation></message>
<message><source>a list of texts</source><extracomment>object_reader</extracomment><translation>una lista de textos</translation></message>
<message><source>%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.</source><extracomment>object_reader</extracomment><translation>%1 no es un id válido. Usa de 1 a 64 caracteres de a-z, 0-9 y -.</translation></message>
<message><source>%1 is not a port. Write NODE.PORT, as in "seek-1.force".</source><extracomment>object_reader</extracomment><translation>%1 no es un puerto. Escribe NODO.PUERTO, como en "seek-1.force".</translation></message>
<message><source>%1 is no setting. Write ITEM.SETTING, as in "hunter.maxSpeed", or LINK.weight.</source><extracomment>object_reader</extracomment><translation>%1 no es un ajuste. Escribe ELEMENTO.AJUSTE, como en "hunter.maxSpeed", o ENLACE.weight.</translation></message>
<message><source>a list in [ ]</source><extracomment>object_reader</extracomment><translation>una lista entre [ ]</translation></message>
<message><source>%1 is not the type of %2.</source><extracomment>object_reader</extracomment><translation>%1 no es un tipo válido para %2.</translation></message>
<message><source>In %1: %2</source><extracomment>object_reader</extracomment><translation>En %1: %2</translation></message>
<message><source>There are more than 1,000 properties. Remove some.</source><extracomment>object_reader</extracomment><translation>Hay más de 1000 propiedades. Quita algunas.</translation></message>
<message><source>A property "%1" is already on line %2. Give one of the two another name.</source><extracomment>object_reader</extracomment><translation>Ya hay una propiedad «%1» en la línea %2. Da otro nombre a una de las dos.</translation></message>
<message><source>%1 is not a type of property.</source><extracomment>object_reader</extracomment><translation>%1 no es un tipo de propiedad.</translation></message>
<message><source>The layout has a place for "%1", but there is no such node. Remove this entry.</source><extracomment>object_reader</extracomment><translation>La disposición tiene un lugar para «%1», pero ese nodo no existe. Quita esta entrada.</translation></message>
<message><source>There is no agent type "%1" in this export. Use the id of one of its agentTypes.</source><extracomment>object_reader</extracomment><translation>En esta exportación no hay ningún tipo de agente «%1». Usa el id de uno de sus agentTypes.</translation></message>
<message><source>"%1.%2" has another value in the file than the parameter "%3", which drives it. The parameter counts.</source><extracomment>object_reader</extracomment><translation>«%1.%2» tiene en el archivo un valor distinto que el parámetro «%3», que lo controla. Vale el del parámetro.</translation></message>
<message><source>%1 is not a key of %2.</source><extracomment>object_reader</extracomment><translation>%1 no es una clave válida en %2.</translation></message>
<message><source>a whole number</source><extracomment>object_reader</extracomment><translation>un número entero</translation></message>
<message><source>"tiller list" shows every type.</source><extracomment>object_reader</extracomment><translation>"tiller list" muestra todos los tipos.</translation></message>
<message><source>the export</source><extracomment>project_io</extracomment><translation>la exportación</translation></message>
<message><source>the project</source><extracomment>project_io</extracomment><translation>el proyecto</translation></message>
<message><source>Use a complete copy of the recording.</source><extracomment>recording_io</extracomment><translation>Usa una copia completa de la grabación.</translation></message>
<message><source>The inputs of this recording are in a wrong order.</source><extracomment>recording_io</extracomment><translation>Las entradas de esta grabación están desordenadas.</translation></message>
<message><source>A block of this run is damaged.</source><extracomment>recording_io</extracomment><translation>Un bloque de esta ejecución está dañado.</translation></message>
<message><source>A block of this run leads from tick %1 to %2, but each leads to the next tick.</source><extracomment>recording_io</extracomment><translation>Un bloque de esta ejecución va del tick %1 al %2, pero cada uno lleva al tick siguiente.</translation></message>
<message><source>This recording has version %1. This Tiller reads version %2.</source><extracomment>recording_io</extracomment><translation>Esta grabación tiene la versión %1. Este Tiller lee la versión %2.</translation></message>
<message><source>Use a newer Tiller.</source><extracomment>recording_io</extracomment><translation>Usa un Tiller más nuevo.</translation></message>
<message><source>Record the game anew.</source><extracomment>recording_io</extracomment><translation>Graba el juego de nuevo.</translation></message>
<message><source>This recording has no complete first block, so its project is unknown.</source><extracomment>recording_io</extracomment><translation>Esta grabación no tiene completo el primer bloque, así que no se sabe de qué proyecto es.</translation></message>
<message><source>Block %1 of this recording is damaged.</source><extracomment>recording_io</extracomment><translation>El bloque %1 de esta grabación está dañado.</translation></message>
<message><source>%1 could not be saved: %2. %3</source><extracomment>saving</extracomment><translation>No se pudo guardar %1: %2. %3</translation></message>
<message><source>a run</source><extracomment>sweep_io</extracomment><translation>una ejecución</translation></message>
<message><source>the plan</source><extracomment>sweep_io</extracomment><translation>el plan</translation></message>
<message><source>This is no sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Esto no es un barrido. Crea el plan de nuevo.</translation></message>
<message><source>These are not the runs of this sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Estas no son las ejecuciones de este barrido. Crea el plan de nuevo.</translation></message>
<message><source>could not make the folder %1: %2.</source><extracomment>sweep_io</extracomment><translation>no se pudo crear la carpeta %1: %2.</translation></message>
<message><source>The old file is unchanged. Close the program that has it open, allow writing to it, or save to another file.</source><extracomment>windows_files</extracomment><translation>El archivo antiguo no ha cambiado. Cierra el programa que lo tiene abierto, permite escribir en él o guarda en otro archivo.</translation></message>
<message><source>On this system a game cannot listen for an editor. Record the run instead.</source><extracomment>c_live</extracomment><translation>En este sistema un juego no puede esperar la conexión de un editor. Graba la ejecución en su lugar.</translation></message>
<message><source>The game has ended.</source><extracomment>client</extracomment><translation>El juego ha terminado.</translation></message>
<message><source>The game has not read your edits for too long: it may be paused. Attach again when it goes on.</source><extracomment>client</extracomment><translation>El juego lleva demasiado tiempo sin leer tus cambios: puede que esté en pausa. Vuelve a conectar cuando continúe.</translation></message>
<message><source>The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of the game instead.</source><extracomment>client</extracomment><translation>El juego envió %1 MB de una vez; el editor admite %2 MB como mucho. Graba en su lugar la ejecución del juego.</translation></message>
<message><source>The game sent something that this editor does not know.</source><extracomment>client</extracomment><translation>El juego envió algo que este editor no conoce.</translation></message>
<message><source>This is not the game that the list shows: its token is wrong.</source><extracomment>client</extracomment><translation>Este no es el juego que muestra la lista: su token no es correcto.</translation></message>
<message><source>The game sent a start that is damaged.</source><extracomment>client</extracomment><translation>El juego envió un inicio dañado.</translation></message>
<message><source>The game has stopped listening.</source><extracomment>listener</extracomment><translation>El juego ya no espera conexiones.</translation></message>
<message><source>This is a game that listens for an editor of Tiller.</source><extracomment>listener</extracomment><translation>Este es un juego que espera la conexión de un editor de Tiller.</translation></message>
<message><source>The game and the editor are of different releases. Use the same release line for both.</source><extracomment>listener</extracomment><translation>El juego y el editor son de versiones distintas. Usa para ambos la misma línea de versiones.</translation></message>
<message><source>The token is wrong. Attach with the list of the editor.</source><extracomment>listener</extracomment><translation>El token no es correcto. Conecta desde la lista del editor.</translation></message>
<message><source>Another editor is attached to this game. Detach it first.</source><extracomment>listener</extracomment><translation>Otro editor está conectado con este juego. Desconéctalo antes.</translation></message>
<message><source>The editor sent something that is no edit.</source><extracomment>listener</extracomment><translation>El editor envió algo que no es una edición.</translation></message>
<message><source>Only edits of the project can be sent.</source><extracomment>listener</extracomment><translation>Solo se pueden enviar ediciones del proyecto.</translation></message>
<message><source>There is no folder for the game's token: set XDG_RUNTIME_DIR or HOME.</source><extracomment>running_games</extracomment><translation>No hay carpeta para el token del juego: define XDG_RUNTIME_DIR o HOME.</translation></message>
<message><source>%1 could not be made: %2.</source><extracomment>running_games</extracomment><translation>No se pudo crear %1: %2.</translation></message>
<message><source>%1 is not a folder that only you can read, so the game's token would not be safe there. Remove it, or run chmod 700 on it.</source><extracomment>running_games</extracomment><translation>%1 no es una carpeta que solo puedas leer tú, así que el token del juego no estaría seguro allí. Elimínala o ejecuta chmod 700 sobre ella.</translation></message>
<message><source>The system gives no random numbers: %1.</source><extracomment>running_games</extracomment><translation>El sistema no da números aleatorios: %1.</translation></message>
<message><source>%1 could not be written: %2.</source><extracomment>running_games</extracomment><translation>No se pudo escribir %1: %2.</translation></message>
<message><source>The game on port %1 does not answer. It may be paused: let it go on, and try again.</source><extracomment>socket</extracomment><translation>El juego del puerto %1 no responde. Puede que esté en pausa: deja que continúe e inténtalo otra vez.</translation></message>
<message><source>Port %1 does not answer: %2.</source><extracomment>socket</extracomment><translation>El puerto %1 no responde: %2.</translation></message>
<message><source>The game cannot listen on port %1: %2. Use another port, or 0 for a free one.</source><extracomment>socket</extracomment><translation>El juego no puede escuchar en el puerto %1: %2. Usa otro puerto, o 0 para uno libre.</translation></message>
<message><source>The min speed of %1 is above the max speed of %2. Lower the min speed first.</source><extracomment>agent_type</extracomment><translation>La velocidad mín. de %1 supera la velocidad máx. de %2. Baja antes la velocidad mín.</translation></message>
<message><source>a point</source><extracomment>check</extracomment><translation>un punto</translation></message>
<message><source>a region</source><extracomment>check</extracomment><translation>una región</translation></message>
<message><source>a path</source><extracomment>check</extracomment><translation>un camino</translation></message>
<message><source>an obstacle</source><extracomment>check</extracomment><translation>un obstáculo</translation></message>
<message><source>a field</source><extracomment>check</extracomment><translation>un campo</translation></message>
<message><source>a ground</source><extracomment>check</extracomment><translation>un terreno</translation></message>
<message><source>There are %1 nodes; a project can have at most 10,000. Remove some.</source><extracomment>check</extracomment><translation>Hay %1 nodos; un proyecto puede tener como mucho 10 000. Quita algunos.</translation></message>
<message><source>There are %1 links; a project can have at most 100,000. Remove some.</source><extracomment>check</extracomment><translation>Hay %1 enlaces; un proyecto puede tener como mucho 100 000. Quita algunos.</translation></message>
<message><source>"%1" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>check</extracomment><translation>«%1» no es un id válido. Usa de 1 a 64 caracteres de a-z, 0-9 y -, pero no «world».</translation></message>
<message><source>The id "%1" is used twice. Give one of the two another id.</source><extracomment>check</extracomment><translation>El id «%1» se usa dos veces. Da otro id a uno de los dos.</translation></message>
<message><source>"%1" is not a type of this version of Tiller. Correct it, or get a newer Tiller.</source><extracomment>check</extracomment><translation>«%1» no es un tipo de esta versión de Tiller. Corrígelo o consigue un Tiller más nuevo.</translation></message>
<message><source>%1 does not have the right number of settings.</source><extracomment>check</extracomment><translation>El número de ajustes no es correcto: %1.</translation></message>
<message><source>The place of "%1" on the canvas is not a finite number. Move the card.</source><extracomment>check</extracomment><translation>El lugar de «%1» en el lienzo no es un número finito. Mueve la tarjeta.</translation></message>
<message><source>The project</source><extracomment>check</extracomment><translation>El proyecto</translation></message>
<message><source>Scene item "%1"</source><extracomment>check</extracomment><translation>El elemento de la escena «%1»</translation></message>
<message><source>%1 has properties, but of the nodes only agent types and modes may have some. Remove them.</source><extracomment>check</extracomment><translation>%1 tiene propiedades, pero de los nodos solo pueden tenerlas los tipos de agente y los modos. Quítalas.</translation></message>
<message><source>A placed agent of %1</source><extracomment>check</extracomment><translation>Un agente colocado de %1</translation></message>
<message><source>%1 refers to "%2", which is not in the scene. Add it, or choose another one.</source><extracomment>check</extracomment><translation>%1 hace referencia a «%2», que no está en la escena. Añádelo o elige otro.</translation></message>
<message><source>%1 needs %2; "%3" is %4. Choose another.</source><extracomment>check</extracomment><translation>%1 necesita %2; «%3» es %4. Elige otra cosa.</translation></message>
<message><source>%1 has placed agents, but only an agent type can have them. Remove them.</source><extracomment>check</extracomment><translation>%1 tiene agentes colocados, pero solo puede tenerlos un tipo de agente. Quítalos.</translation></message>
<message><source>There are %1 agents from the start, but world.mostAgents is %2. Raise it, or lower a count.</source><extracomment>check</extracomment><translation>Hay %1 agentes desde el inicio, pero world.mostAgents es %2. Súbelo o baja una cantidad.</translation></message>
<message><source>There are %1 agents in all; a project can have at most 1,000,000. Lower a count.</source><extracomment>check</extracomment><translation>Hay %1 agentes en total; un proyecto puede tener como mucho 1 000 000. Baja una cantidad.</translation></message>
<message><source>%1 has more than 1,000,000 placed agents. Remove some.</source><extracomment>check</extracomment><translation>%1 tiene más de 1 000 000 de agentes colocados. Quita algunos.</translation></message>
<message><source>A placed agent of %1 has %2; coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Un agente colocado de %1 tiene %2; las coordenadas y velocidades deben ser de -1 000 000 a 1 000 000.</translation></message>
<message><source>A placed agent of %1 has more than 1,000 goals. Remove some.</source><extracomment>check</extracomment><translation>Un agente colocado de %1 tiene más de 1000 metas. Quita algunas.</translation></message>
<message><source>A goal of a placed agent of %1 lies too far out; coordinates must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Una meta de un agente colocado de %1 está demasiado lejos; las coordenadas deben ser de -1 000 000 a 1 000 000.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", %3. Use a point, a region or a place.</source><extracomment>check</extracomment><translation>Una meta de un agente colocado de %1 es «%2», %3. Usa un punto, una región o un lugar.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", which is not in the scene. Add it, or choose another goal.</source><extracomment>check</extracomment><translation>Una meta de un agente colocado de %1 es «%2», que no está en la escena. Añádela o elige otra meta.</translation></message>
<message><source>The weight of link "%1" is %2; it must be 0 to 100.</source><extracomment>check</extracomment><translation>El peso del enlace «%1» es %2; debe ser de 0 a 100.</translation></message>
<message><source>Link "%1": %2</source><extracomment>check</extracomment><translation>Enlace «%1»: %2</translation></message>
<message><source>Link "%1" has the same ends as another link. Remove one of them.</source><extracomment>check</extracomment><translation>El enlace «%1» tiene los mismos extremos que otro enlace. Quita uno de los dos.</translation></message>
<message><source>Agent type "%1" has more than 64 modes. Remove some.</source><extracomment>check</extracomment><translation>El tipo de agente «%1» tiene más de 64 modos. Quita algunos.</translation></message>
<message><source>Input "%1.%2" takes one link, but "%3" and "%4" lead to it. Remove one of them.</source><extracomment>check</extracomment><translation>La entrada «%1.%2» admite un enlace, pero le llegan «%3» y «%4». Quita uno de los dos.</translation></message>
<message><source>Link "%1" leads to "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>El enlace «%1» lleva a «%2», pero ese nodo no existe. Quita el enlace o añade el nodo.</translation></message>
<message><source>Link "%1" leads from "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>El enlace «%1» sale de «%2», pero ese nodo no existe. Quita el enlace o añade el nodo.</translation></message>
<message><source>Link "%1": the setting "%2" of %3 decides how programs and agents are made, so no number drives it. Remove the link.</source><extracomment>check</extracomment><translation>Enlace «%1»: el ajuste «%2» de %3 decide cómo se hacen programas y agentes, así que ningún número lo controla. Quita el enlace.</translation></message>
<message><source>Link "%1": %2 has no input "%3".</source><extracomment>check</extracomment><translation>Enlace «%1»: %2 no tiene la entrada «%3».</translation></message>
<message><source>Link "%1": %2 has no output "%3".</source><extracomment>check</extracomment><translation>Enlace «%1»: %2 no tiene la salida «%3».</translation></message>
<message><source>It has none.</source><extracomment>check</extracomment><translation>No tiene ninguna.</translation></message>
<message><source>It has: %1.</source><extracomment>check</extracomment><translation>Tiene: %1.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no node, wire or scene item with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>El enlace «%1» de las notas lleva a «%2», pero no hay ningún nodo, cable ni elemento de la escena con este id. Corrígelo en las notas.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no experiment with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>El enlace «%1» de las notas lleva a «%2», pero no hay ningún experimento con este id. Corrígelo en las notas.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no agent with this name. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>El enlace «%1» de las notas lleva a «%2», pero no hay ningún agente con este nombre. Corrígelo en las notas.</translation></message>
<message><source>The experiment "%1" cannot start: %2</source><extracomment>check_lesson</extracomment><translation>El experimento «%1» no puede empezar: %2</translation></message>
<message><source>The parameter "%1" drives "%2.%3", which is no number, switch, choice or weight of this project. Choose another setting, or leave it out.</source><extracomment>check_lesson</extracomment><translation>El parámetro «%1» controla «%2.%3», que no es un número, interruptor, opción ni peso de este proyecto. Elige otro ajuste o prescinde de él.</translation></message>
<message><source>The plot "%1" goes over "%2", which is not another plot. Choose another one, or time.</source><extracomment>check_lesson</extracomment><translation>La gráfica «%1» se representa frente a «%2», que no es otra gráfica. Elige otra, o el tiempo.</translation></message>
<message><source>A plot counts contacts of "%1", which is not an agent type. Choose another type, or delete the plot.</source><extracomment>check_lesson</extracomment><translation>Una gráfica cuenta contactos de «%1», que no es un tipo de agente. Elige otro tipo o elimina la gráfica.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this name. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» tiene un enlace «%2» que lleva a «%3», pero no hay nada con este nombre. Corrígelo en su texto.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this id. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» tiene un enlace «%2» que lleva a «%3», pero no hay nada con este id. Corrígelo en su texto.</translation></message>
<message><source>The step "%1" cannot change a setting: %2</source><extracomment>check_lesson</extracomment><translation>El paso «%1» no puede cambiar un ajuste: %2</translation></message>
<message><source>The step "%1" shows "%2", which is no overlay.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» muestra «%2», que no es una superposición.</translation></message>
<message><source>The step "%1" hides "%2", which is no part of the window.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» oculta «%2», que no es una parte de la ventana.</translation></message>
<message><source>The step "%1" lets pupils change "%2", which is no card. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» deja que los alumnos cambien «%2», que no es una tarjeta. Elige otra o prescinde de ella.</translation></message>
<message><source>The step "%1" has the camera "%2". Write X, Y, WIDTH, with a width above 0.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» tiene la cámara «%2». Escribe X, Y, ANCHO, con un ancho mayor que 0.</translation></message>
<message><source>The step "%1" has a spotlight on "%2", which is no agent, agent type or scene item. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» tiene el foco en «%2», que no es un agente, un tipo de agente ni un elemento de la escena. Elige otra cosa o prescinde de él.</translation></message>
<message><source>The step "%1" runs beside "%2", which is not an experiment. Choose one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» se ejecuta junto a «%2», que no es un experimento. Elige uno o prescinde de él.</translation></message>
<message><source>The step "%1" asks for a guess without a question. Write one.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide una predicción sin pregunta. Escribe una.</translation></message>
<message><source>The step "%1" asks for a choice, but has fewer than two answers. Add answers.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide elegir, pero tiene menos de dos respuestas. Añade respuestas.</translation></message>
<message><source>The step "%1" asks for a choice, but no answer is right. Check the right one; in the file it begins with "* ".</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide elegir, pero ninguna respuesta es correcta. Marca la correcta; en el archivo empieza por "* ".</translation></message>
<message><source>The step "%1" asks for a curve of "%2", which is not a plot. Add a plot, and choose it.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide una curva de «%2», que no es una gráfica. Añade una gráfica y elígela.</translation></message>
<message><source>The step "%1" asks for a curve that is longer than what its plot shows. Let the plot show as many seconds.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide una curva más larga que lo que muestra su gráfica. Haz que la gráfica muestre los mismos segundos.</translation></message>
<message><source>The step "%1" asks for a curve without an end. Let it pause after some seconds.</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide una curva sin final. Haz que se pause tras unos segundos.</translation></message>
<message><source>The step "%1" asks for a curve whose axis has no length. Let "Axis to" be larger than "Axis from".</source><extracomment>check_lesson</extracomment><translation>El paso «%1» pide una curva cuyo eje no tiene longitud. Haz que «Eje hasta» sea mayor que «Eje desde».</translation></message>
<message><source>Forces or conditions form a ring through %1 and others. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Las fuerzas o condiciones forman un anillo que pasa por %1 y otros. Quita un enlace del anillo.</translation></message>
<message><source>Forces or conditions form a ring through %1. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Las fuerzas o condiciones forman un anillo que pasa por %1. Quita un enlace del anillo.</translation></message>
<message><source>%1 leads to %2, but it must come last. Wire it to the Steering of an agent type, and %2 to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 lleva a %2, pero debe ir en último lugar. Conecta su salida a la Dirección de un tipo de agente, y %2 a su entrada Fuerzas.</translation></message>
<message><source>%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 debe dirigir %2 en solitario, pero allí llegan %3 cables. Conecta las demás fuerzas a su entrada Fuerzas.</translation></message>
<message><source>The weight of %1 at %2 is %3; it must be 1, so that the agent gets the velocity that was chosen. Set it to 1.</source><extracomment>check_links</extracomment><translation>El peso de %1 en %2 es %3; debe ser 1 para que el agente reciba la velocidad elegida. Ponlo a 1.</translation></message>
<message><source>%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer alone. Wire it to each mode, and nothing to the Steering.</source><extracomment>check_links</extracomment><translation>%1 recibe la dirección de %2 y de su modo %3, pero la evitación recíproca debe dirigir en solitario. Conéctala a cada modo, y nada a la Dirección.</translation></message>
<message numerus="yes"><source>%1 %2, %3, %4 and %n more</source><extracomment>check_places</extracomment><translation><numerusform>%1 %2, %3, %4 y %n más</numerusform><numerusform>%1 %2, %3, %4 y %n más</numerusform></translation></message>
<message><source>%1 %2, %3 and %4</source><extracomment>check_places</extracomment><translation>%1 %2, %3 y %4</translation></message>
<message><source>%1 %2 and %3</source><extracomment>check_places</extracomment><translation>%1 %2 y %3</translation></message>
<message><source>So many obstacles lie on each other that not all starts were compared with them. Delete those that lie within others.</source><extracomment>check_places</extracomment><translation>Hay tantos obstáculos unos sobre otros que no se compararon todos los inicios con ellos. Elimina los que estén dentro de otros.</translation></message>
<message><source>%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and more than half cannot be filled. Some start within each other and are pushed apart. Lower the count or the radius, or use a larger region.</source><extracomment>check_places</extracomment><translation>%1 no tiene sitio para empezar: los cuerpos de %2 agentes cubrirían el %3 %, y no se puede llenar más de la mitad. Algunos empiezan uno dentro de otro y se apartan a empujones. Baja la cantidad o el radio, o usa una región mayor.</translation></message>
<message numerus="yes"><source>%1 start within obstacles, which push them out. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 empieza dentro de un obstáculo, que lo empuja hacia fuera. Mueve el agente.</numerusform><numerusform>%1 empiezan dentro de obstáculos, que los empujan hacia fuera. Mueve los agentes.</numerusform></translation></message>
<message><source>An agent of %1 and one of %2 are placed within each other, and are pushed apart. Move one.</source><extracomment>check_places</extracomment><translation>Un agente de %1 y uno de %2 están colocados uno dentro de otro y se apartan a empujones. Mueve uno de los dos.</translation></message>
<message><source>Agents of %1 go through the obstacles of the map: nothing avoids them. Add Obstacle avoidance, or set Solid to obstacles.</source><extracomment>check_places</extracomment><translation>Los agentes de %1 atraviesan los obstáculos del mapa: nada los esquiva. Añade Evitar obstáculos, o pon Choca con en obstáculos.</translation></message>
<message><source>%1 "%2" lies outside the world. Move it inside, or make the world larger.</source><extracomment>check_places</extracomment><translation>%1 «%2» está fuera del mundo. Muévelo adentro o agranda el mundo.</translation></message>
<message numerus="yes"><source>%1 start outside the world. Move the agents inside.</source><extracomment>check_places</extracomment><translation><numerusform>%1 empieza fuera del mundo. Mueve el agente adentro.</numerusform><numerusform>%1 empiezan fuera del mundo. Mueve los agentes adentro.</numerusform></translation></message>
<message numerus="yes"><source>%1 start within obstacles. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 empieza dentro de un obstáculo. Mueve el agente.</numerusform><numerusform>%1 empiezan dentro de obstáculos. Mueve los agentes.</numerusform></translation></message>
<message><source>Two agents of %1 start at the same place, and nothing parts them. Move one, add Separation, or make them solid.</source><extracomment>check_places</extracomment><translation>Dos agentes de %1 empiezan en el mismo lugar, y nada los separa. Mueve uno, añade Separación o haz que choquen.</translation></message>
<message><source>About %1% of the agents of %2 start within obstacles. Let them start in a free region, or set Solid to obstacles, which pushes them out.</source><extracomment>check_places</extracomment><translation>Alrededor del %1 % de los agentes de %2 empieza dentro de obstáculos. Haz que empiecen en una región libre, o pon Choca con en obstáculos, que los empuja hacia fuera.</translation></message>
<message><source>%1 has no wire at its input %2, so nothing steers it. %3</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en su entrada %2, así que nada dirige a sus agentes. %3</translation></message>
<message><source>%1 has no wire at its input %2, so its agents want to go on as they go. %3</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en su entrada %2, así que sus agentes quieren seguir como van. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it never acts. %3</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en su entrada %2, así que nunca actúa. %3</translation></message>
<message><source>%1 has no wire at its input %2, so there is no number. %3</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en su entrada %2, así que no hay número. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it is inactive. %3</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en su entrada %2, así que no funciona. %3</translation></message>
<message><source>%1 has no ground, so it never acts. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 no tiene terreno, así que nunca actúa. Elige uno o dibuja uno en el mundo.</translation></message>
<message><source>%1 has no ground, so there is no number. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 no tiene terreno, así que no hay número. Elige uno o dibuja uno en el mundo.</translation></message>
<message><source>%1 has no ground, so it is inactive. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 no tiene terreno, así que no funciona. Elige uno o dibuja uno en el mundo.</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so there is no number. %4</source><extracomment>check_warnings</extracomment><translation>%1 usa %2, pero no tiene ningún cable en su entrada %3, así que no hay número. %4</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so it is inactive. %4</source><extracomment>check_warnings</extracomment><translation>%1 usa %2, pero no tiene ningún cable en su entrada %3, así que no funciona. %4</translation></message>
<message><source>Ground "%1": %2</source><extracomment>check_warnings</extracomment><translation>Terreno «%1»: %2</translation></message>
<message><source>Ground "%1" would have more than 1,048,576 cells, so its cells are %2 long. Make them at least so long, or the ground smaller.</source><extracomment>check_warnings</extracomment><translation>El terreno «%1» tendría más de 1 048 576 celdas, así que sus celdas miden %2. Hazlas al menos así de largas, o el terreno más pequeño.</translation></message>
<message><source>%1 and %2</source><extracomment>check_warnings</extracomment><translation>%1 y %2</translation></message>
<message><source>%1 has no wire at its inputs %2, so it is inactive. Wire one of them.</source><extracomment>check_warnings</extracomment><translation>%1 no tiene ningún cable en sus entradas %2, así que no funciona. Conecta una de ellas.</translation></message>
<message numerus="yes"><source>%1 "%2" has %n points; it needs at least %3. Add points, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 «%2» tiene %n punto; necesita al menos %3. Añade puntos o elimínalo.</numerusform><numerusform>%1 «%2» tiene %n puntos; necesita al menos %3. Añade puntos o elimínalo.</numerusform></translation></message>
<message numerus="yes"><source>%1 "%2" has points at %n places only, so its area is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 «%2» tiene sus puntos en un solo lugar, así que su área es 0. Mueve un punto o elimínalo.</numerusform><numerusform>%1 «%2» tiene sus puntos en solo %n lugares, así que su área es 0. Mueve un punto o elimínalo.</numerusform></translation></message>
<message><source>%1 "%2" has points at 1 place only, so its length is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 «%2» tiene sus puntos en un solo lugar, así que su longitud es 0. Mueve un punto o elimínalo.</translation></message>
<message><source>%1 takes one target, but %2 gives several, so it is inactive. Choose one target in %2, such as the nearest.</source><extracomment>check_warnings</extracomment><translation>%1 admite un objetivo, pero %2 da varios, así que no funciona. Elige un solo objetivo en %2, por ejemplo el más cercano.</translation></message>
<message><source>%1 does not reach any agent type, so it has no effect. Wire it, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 no llega a ningún tipo de agente, así que no tiene efecto. Conéctalo o elimínalo.</translation></message>
<message><source>%1 is too weak for %2: to reach any velocity within a tick it needs a maximum force of %3, but it has %4. Raise its maximum force, or lower its maximum speed.</source><extracomment>check_warnings</extracomment><translation>%1 no basta para %2: para alcanzar cualquier velocidad en un tick necesita una fuerza máxima de %3, pero tiene %4. Sube su fuerza máxima o baja su velocidad máxima.</translation></message>
<message><source>%1 may swing: the weights before %2 add up to %3; they must stay below 2. Lower them.</source><extracomment>check_warnings</extracomment><translation>%1 puede oscilar: los pesos antes de %2 suman %3; deben quedar por debajo de 2. Bájalos.</translation></message>
<message><source>%1 may swing: its weights are too large for its mass and response time (%2; it must be below 2). Lower the weights, or raise the mass or the response time.</source><extracomment>check_warnings</extracomment><translation>%1 puede oscilar: sus pesos son demasiado grandes para su masa y su tiempo de respuesta (%2; debe ser menor que 2). Baja los pesos, o sube la masa o el tiempo de respuesta.</translation></message>
<message><source>%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius and its stop radius to 0: then its agents stop inside.</source><extracomment>check_warnings</extracomment><translation>%1 frena en el borde de %2, así que %3 puede no cumplirse nunca. Pon a 0 su radio de frenado y su radio de parada: entonces sus agentes se detienen dentro.</translation></message>
<message><source>%1 cannot stop for %2: it circles around its place at its min speed of %3. Set the min speed to 0.</source><extracomment>check_warnings</extracomment><translation>%1 no puede pararse con %2: da vueltas alrededor de su lugar a su velocidad mín. de %3. Pon la velocidad mín. a 0.</translation></message>
<message><source>%1 cannot stop in time: %2 slows it down inside %3, but from full speed it needs %4. Raise the slowing radius or the maximum force.</source><extracomment>check_warnings</extracomment><translation>%1 no puede pararse a tiempo: %2 lo frena dentro de %3, pero a toda velocidad necesita %4. Sube el radio de frenado o la fuerza máxima.</translation></message>
<message><source>The goal at %1, %2 of %3 is inside an obstacle, so agents go to a place near it. Move it out of the obstacle.</source><extracomment>check_warnings</extracomment><translation>La meta en %1, %2 de %3 está dentro de un obstáculo, así que los agentes van a un lugar cercano. Sácala del obstáculo.</translation></message>
<message><source>%1 and %2 both push %3 with their full weight. Each asks for a whole velocity, so it is slow where both act. Wire them to a Priority or a Context instead.</source><extracomment>check_warnings</extracomment><translation>%1 y %2 empujan a %3 con todo su peso. Cada comportamiento pide una velocidad entera, así que va despacio donde actúan los dos. Conéctalos a una Prioridad o a un Contexto.</translation></message>
<message><source>The change does not fit the project: it changes an item that does not exist, or adds one that does.</source><extracomment>checked_project</extracomment><translation>El cambio no encaja en el proyecto: cambia un elemento que no existe, o añade uno que ya existe.</translation></message>
<message><source>a force</source><extracomment>connect</extracomment><translation>una fuerza</translation></message>
<message><source>a condition</source><extracomment>connect</extracomment><translation>una condición</translation></message>
<message><source>a group of agents</source><extracomment>connect</extracomment><translation>un grupo de agentes</translation></message>
<message><source>a group of obstacles</source><extracomment>connect</extracomment><translation>un grupo de obstáculos</translation></message>
<message><source>a heading</source><extracomment>connect</extracomment><translation>un rumbo</translation></message>
<message><source>a mode</source><extracomment>connect</extracomment><translation>un modo</translation></message>
<message><source>a transition</source><extracomment>connect</extracomment><translation>una transición</translation></message>
<message><source>an action</source><extracomment>connect</extracomment><translation>una acción</translation></message>
<message><source>a source of births</source><extracomment>connect</extracomment><translation>una fuente de nacimientos</translation></message>
<message><source>a meter</source><extracomment>connect</extracomment><translation>un medidor</translation></message>
<message><source>a variable</source><extracomment>connect</extracomment><translation>una variable</translation></message>
<message><source>Wire a behavior, a Sum or a Priority to it.</source><extracomment>connect</extracomment><translation>Conéctale un comportamiento, una Suma o una Prioridad.</translation></message>
<message><source>Wire a condition to it, such as Within range, Meter or Timer.</source><extracomment>connect</extracomment><translation>Conéctale una condición, como Dentro del rango, Medidor o Temporizador.</translation></message>
<message><source>Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Conéctale un Punto, una Región, un Cursor, un Origen, una Meta propia, un Más cercano o los Agentes de un tipo de agente.</translation></message>
<message><source>Wire a Nearest, or an agent type's Agents, to it.</source><extracomment>connect</extracomment><translation>Conéctale un Más cercano, o los Agentes de un tipo de agente.</translation></message>
<message><source>Wire an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Conéctale los Agentes de un tipo de agente.</translation></message>
<message><source>Wire a Region to it.</source><extracomment>connect</extracomment><translation>Conéctale una Región.</translation></message>
<message><source>Wire a Path to it.</source><extracomment>connect</extracomment><translation>Conéctale un Camino.</translation></message>
<message><source>Wire Obstacles to it.</source><extracomment>connect</extracomment><translation>Conéctale unos Obstáculos.</translation></message>
<message><source>Wire a Field or a Way to it.</source><extracomment>connect</extracomment><translation>Conéctale un Campo o una Ruta.</translation></message>
<message><source>Wire a Face or a Look where you go to it.</source><extracomment>connect</extracomment><translation>Conéctale un Mirar a o un Mirar al frente.</translation></message>
<message><source>Wire a Mode to it.</source><extracomment>connect</extracomment><translation>Conéctale un Modo.</translation></message>
<message><source>Wire a Transition to it.</source><extracomment>connect</extracomment><translation>Conéctale una Transición.</translation></message>
<message><source>Wire an action to it, such as Remove, Spawn, Add or End.</source><extracomment>connect</extracomment><translation>Conéctale una acción, como Quitar, Generar, Sumar o Terminar.</translation></message>
<message><source>Wire a Source to it.</source><extracomment>connect</extracomment><translation>Conéctale una Fuente.</translation></message>
<message><source>Wire a Meter to it.</source><extracomment>connect</extracomment><translation>Conéctale un Medidor.</translation></message>
<message><source>Wire a number to it, such as Distance, Clock or a Formula.</source><extracomment>connect</extracomment><translation>Conéctale un número, como Distancia, Reloj o una Fórmula.</translation></message>
<message><source>Wire a Variable to it.</source><extracomment>connect</extracomment><translation>Conéctale una Variable.</translation></message>
<message><source>Wire an action, a Mode or a Source to it.</source><extracomment>connect</extracomment><translation>Conéctale una acción, un Modo o una Fuente.</translation></message>
<message><source>%1 gives a number of an agent, and a Source has none. Use a Variable of the world, a Clock, a Draw, or a Formula of these.</source><extracomment>connect</extracomment><translation>%1 da un número de un agente, y una Fuente no tiene ninguno. Usa una Variable del mundo, un Reloj, un Sorteo o una Fórmula de estos.</translation></message>
<message><source>%1 chooses each of several agents, so no number drives its settings. Choose one agent.</source><extracomment>connect</extracomment><translation>%1 elige cada uno de varios agentes, así que ningún número controla sus ajustes. Elige un solo agente.</translation></message>
<message><source>There is no port "%1.%2".</source><extracomment>connect</extracomment><translation>No hay ningún puerto «%1.%2».</translation></message>
<message><source>A wire goes from an output, at the right of a card, to an input, at the left of another.</source><extracomment>connect</extracomment><translation>Un cable va de una salida, a la derecha de una tarjeta, a una entrada, a la izquierda de otra.</translation></message>
<message><source>The output %1 of %2 is %3; the input %4 of %5 takes %6. %7</source><extracomment>connect</extracomment><translation>La salida %1 de %2 es %3; la entrada %4 de %5 admite %6. %7</translation></message>
<message><source>These ports are already wired.</source><extracomment>connect</extracomment><translation>Estos puertos ya están conectados.</translation></message>
<message><source>This wire would close a ring: %1 already feeds %2. Forces and conditions must flow one way.</source><extracomment>connect</extracomment><translation>Este cable cerraría un anillo: %1 ya alimenta a %2. Las fuerzas y condiciones deben fluir en un solo sentido.</translation></message>
<message><source>"%1" is not a type of this version of Tiller.</source><extracomment>connect</extracomment><translation>«%1» no es un tipo de esta versión de Tiller.</translation></message>
<message><source>%1 has no output.</source><extracomment>connect</extracomment><translation>%1 no tiene ninguna salida.</translation></message>
<message><source>%1 has no input.</source><extracomment>connect</extracomment><translation>%1 no tiene ninguna entrada.</translation></message>
<message><source>There is nothing with the id "%1".</source><extracomment>edit_steps</extracomment><translation>No hay nada con el id «%1».</translation></message>
<message><source>A project holds at most 10,000 nodes.</source><extracomment>edit_steps</extracomment><translation>Un proyecto contiene como mucho 10 000 nodos.</translation></message>
<message><source>A project holds at most 10,000 annotations.</source><extracomment>edit_steps</extracomment><translation>Un proyecto contiene como mucho 10 000 anotaciones.</translation></message>
<message><source>A project holds at most 100,000 links.</source><extracomment>edit_steps</extracomment><translation>Un proyecto contiene como mucho 100 000 enlaces.</translation></message>
<message><source>%1 has no setting "%2".</source><extracomment>edits</extracomment><translation>%1 no tiene ningún ajuste «%2».</translation></message>
<message><source>A weight must be 0 to 100.</source><extracomment>edits</extracomment><translation>Un peso debe ser de 0 a 100.</translation></message>
<message><source>Only the project, agent types, modes, scene items and placed agents have properties.</source><extracomment>edits</extracomment><translation>Solo el proyecto, los tipos de agente, los modos, los elementos de la escena y los agentes colocados tienen propiedades.</translation></message>
<message><source>Only a node of a group can show a setting on the group's card.</source><extracomment>edits_of_groups</extracomment><translation>Solo un nodo de un grupo puede mostrar un ajuste en la tarjeta del grupo.</translation></message>
<message><source>There is no setting "%1".</source><extracomment>edits_of_groups</extracomment><translation>No hay ningún ajuste «%1».</translation></message>
<message><source>Show the setting on the card of the group "%1" first.</source><extracomment>edits_of_groups</extracomment><translation>Muestra antes el ajuste en la tarjeta del grupo «%1».</translation></message>
<message><source>This group is the only one of its kind.</source><extracomment>edits_of_groups</extracomment><translation>Este grupo es el único de su clase.</translation></message>
<message><source>No card of a group has this port.</source><extracomment>edits_of_groups</extracomment><translation>Ninguna tarjeta de un grupo tiene este puerto.</translation></message>
<message><source>Select the cards to group.</source><extracomment>edits_of_groups</extracomment><translation>Selecciona las tarjetas que quieras agrupar.</translation></message>
<message><source>A group holds cards that stand together: all in the same group, or all in none.</source><extracomment>edits_of_groups</extracomment><translation>Un grupo contiene tarjetas que van juntas: todas en el mismo grupo, o todas en ninguno.</translation></message>
<message><source>There is no parameter "%1".</source><extracomment>edits_of_parameters</extracomment><translation>No hay ningún parámetro «%1».</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces. "%1.%2" is none of these.</source><extracomment>edits_of_parameters</extracomment><translation>Un parámetro controla números, interruptores, opciones y los pesos de las fuerzas. «%1.%2» no es nada de eso.</translation></message>
<message><source>A parameter drives this setting already.</source><extracomment>edits_of_parameters</extracomment><translation>Un parámetro ya controla este ajuste.</translation></message>
<message><source>A project can have at most 10,000 parameters. Remove some.</source><extracomment>edits_of_parameters</extracomment><translation>Un proyecto puede tener como mucho 10 000 parámetros. Quita algunos.</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces.</source><extracomment>edits_of_parameters</extracomment><translation>Un parámetro controla números, interruptores, opciones y los pesos de las fuerzas.</translation></message>
<message><source>There is no node type "%1".</source><extracomment>edits_of_parts</extracomment><translation>No hay ningún tipo de nodo «%1».</translation></message>
<message><source>There is no geometry of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>No hay ninguna geometría del tipo «%1».</translation></message>
<message><source>There is no annotation of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>No hay ninguna anotación del tipo «%1».</translation></message>
<message><source>Groups stand in groups at most 16 levels deep. Ungroup some.</source><extracomment>groups</extracomment><translation>Los grupos dentro de grupos tienen como mucho 16 niveles. Desagrupa alguno.</translation></message>
<message><source>The group "%1" would hold itself, directly or within other groups. Take it out, or make it single.</source><extracomment>groups</extracomment><translation>El grupo «%1» se contendría a sí mismo, directamente o dentro de otros grupos. Sácalo o independízalo.</translation></message>
<message><source>This file is not a part: a part is one group. Save a group with "Save as part".</source><extracomment>library_part</extracomment><translation>Este archivo no es una pieza: una pieza es un solo grupo. Guarda un grupo con «Guardar como pieza».</translation></message>
<message><source>This file is not a part: %1 is in no group. Group it with the others.</source><extracomment>library_part</extracomment><translation>Este archivo no es una pieza: %1 no está en ningún grupo. Agrúpalo con los demás.</translation></message>
<message><source>The part file has no card in common with this part. Add it as a new group instead.</source><extracomment>library_part</extracomment><translation>El archivo de pieza no tiene ninguna tarjeta en común con esta pieza. Añádelo como grupo nuevo.</translation></message>
<message><source>other</source><extracomment>library_part</extracomment><translation>otro</translation></message>
<message><source>The name: "%1" here, "%2" in the file.</source><extracomment>library_part</extracomment><translation>El nombre: «%1» aquí, «%2» en el archivo.</translation></message>
<message><source>%1 is only here.</source><extracomment>library_part</extracomment><translation>%1 está solo aquí.</translation></message>
<message><source>%1 is only in the file.</source><extracomment>library_part</extracomment><translation>%1 está solo en el archivo.</translation></message>
<message><source>The ports have other names or another order.</source><extracomment>library_part</extracomment><translation>Los puertos tienen otros nombres u otro orden.</translation></message>
<message><source>The card shows other settings, or with other names.</source><extracomment>library_part</extracomment><translation>La tarjeta muestra otros ajustes, o con otros nombres.</translation></message>
<message><source>%1 is of another type in the file.</source><extracomment>library_part</extracomment><translation>%1 es de otro tipo en el archivo.</translation></message>
<message><source>%1 is called %2 in the file.</source><extracomment>library_part</extracomment><translation>%1 se llama %2 en el archivo.</translation></message>
<message><source>%1: %2 is %3 here, %4 in the file.</source><extracomment>library_part</extracomment><translation>%1: %2 es %3 aquí y %4 en el archivo.</translation></message>
<message><source>%1 is muted or solo only in one of them.</source><extracomment>library_part</extracomment><translation>%1 está en silencio o en solo únicamente en una de las dos versiones.</translation></message>
<message><source>%1 has other properties in the file.</source><extracomment>library_part</extracomment><translation>%1 tiene otras propiedades en el archivo.</translation></message>
<message><source>%1 stands at another place in the file.</source><extracomment>library_part</extracomment><translation>%1 está en otro lugar en el archivo.</translation></message>
<message><source>The wire from %1 to %2</source><extracomment>library_part</extracomment><translation>El cable de %1 a %2</translation></message>
<message><source>%1 has the weight %2 here, %3 in the file.</source><extracomment>library_part</extracomment><translation>%1 tiene el peso %2 aquí y %3 en el archivo.</translation></message>
<message><source>%1 has another place in the order.</source><extracomment>library_part</extracomment><translation>%1 tiene otro lugar en el orden.</translation></message>
<message><source>The group "%1"</source><extracomment>library_part</extracomment><translation>El grupo «%1»</translation></message>
<message><source>A group</source><extracomment>library_part</extracomment><translation>Un grupo</translation></message>
<message><source>%1 has another name in the file.</source><extracomment>library_part</extracomment><translation>%1 tiene otro nombre en el archivo.</translation></message>
<message><source>%1 has another card or another place in the file.</source><extracomment>library_part</extracomment><translation>%1 tiene otra tarjeta u otro lugar en el archivo.</translation></message>
<message><source>Bird</source><extracomment>macros</extracomment><translation>Pájaro</translation></message>
<message><source>Flock together</source><extracomment>macros</extracomment><translation>Volar en bandada</translation></message>
<message><source>Hunter</source><extracomment>macros</extracomment><translation>Cazador</translation></message>
<message><source>Nearest prey</source><extracomment>macros</extracomment><translation>Presa más cercana</translation></message>
<message><source>Hunt, else roam</source><extracomment>macros</extracomment><translation>Cazar; si no, vagar</translation></message>
<message><source>Follow, else roam</source><extracomment>macros</extracomment><translation>Seguir; si no, vagar</translation></message>
<message><source>Guard</source><extracomment>macros</extracomment><translation>Guardia</translation></message>
<message><source>Intruder in sight</source><extracomment>macros</extracomment><translation>Intruso a la vista</translation></message>
<message><source>Patrol</source><extracomment>macros</extracomment><translation>Patrullar</translation></message>
<message><source>Chase, else patrol</source><extracomment>macros</extracomment><translation>Dar caza; si no, patrullar</translation></message>
<message><source>Civilian</source><extracomment>macros</extracomment><translation>Civil</translation></message>
<message><source>Threat nearby</source><extracomment>macros</extracomment><translation>Amenaza cerca</translation></message>
<message><source>Keep apart</source><extracomment>macros</extracomment><translation>Mantener separación</translation></message>
<message><source>Stroll apart</source><extracomment>macros</extracomment><translation>Pasear por separado</translation></message>
<message><source>Run, else stroll</source><extracomment>macros</extracomment><translation>Correr; si no, pasear</translation></message>
<message><source>Car</source><extracomment>macros</extracomment><translation>Coche</translation></message>
<message><source>Drive</source><extracomment>macros</extracomment><translation>Conducir</translation></message>
<message><source>Keep the distance</source><extracomment>macros</extracomment><translation>Mantener la distancia</translation></message>
<message><source>There is no group "%1".</source><extracomment>macros</extracomment><translation>No hay ningún grupo «%1».</translation></message>
<message><source>"%1" is "%2"; it must be true or false.</source><extracomment>overrides</extracomment><translation>«%1» es «%2»; debe ser true o false.</translation></message>
<message><source>A layer has no setting "%1". It has: hidden.</source><extracomment>overrides</extracomment><translation>Una capa no tiene el ajuste «%1». Tiene: hidden.</translation></message>
<message><source>A link has no setting "%1". It has: weight.</source><extracomment>overrides</extracomment><translation>Un enlace no tiene el ajuste «%1». Tiene: weight.</translation></message>
<message><source>Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>Escribe RUTA=VALOR, como en world.seed=7.</translation></message>
<message><source>"%1" does not set anything. Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>«%1» no asigna nada. Escribe RUTA=VALOR, como en world.seed=7.</translation></message>
<message><source>"%1" drives %2.%3: %4</source><extracomment>parameters</extracomment><translation>«%1» controla %2.%3: %4</translation></message>
<message><source>"%1" goes from %2 to %3; min must not be above max.</source><extracomment>parameters</extracomment><translation>«%1» va de %2 a %3; el mínimo no debe superar el máximo.</translation></message>
<message><source>The step of "%1" is %2; it must be 0 or more.</source><extracomment>parameters</extracomment><translation>El paso de «%1» es %2; debe ser 0 o más.</translation></message>
<message><source>"%1" is a list; it must be a number, true or false, or the id of a choice.</source><extracomment>parameters</extracomment><translation>«%1» es una lista; debe ser un número, true o false, o el id de una opción.</translation></message>
<message><source>"%1" drives more than 100 settings. Leave some out.</source><extracomment>parameters</extracomment><translation>«%1» controla más de 100 ajustes. Quita algunos.</translation></message>
<message><source>"%1.%2" is driven by "%3" and by "%4". Leave it out of one of them.</source><extracomment>parameters</extracomment><translation>«%1.%2» está bajo el control de «%3» y de «%4». Quítalo de uno de los dos.</translation></message>
<message><source>"%1" is not a name for a property. Use 1 to 64 letters, digits, "_", "-" and "."; begin with a letter or "_".</source><extracomment>property</extracomment><translation>«%1» no sirve como nombre de propiedad. Usa de 1 a 64 letras, cifras, «_», «-» y «.»; empieza por una letra o «_».</translation></message>
<message><source>Property "%1"</source><extracomment>property</extracomment><translation>La propiedad «%1»</translation></message>
<message><source>Two properties have the name "%1". Give one of the two another name.</source><extracomment>property</extracomment><translation>Dos propiedades se llaman «%1». Da otro nombre a una de las dos.</translation></message>
<message><source>"%1" is in the locked layer "%2". Unlock the layer first.</source><extracomment>scene_layers</extracomment><translation>«%1» está en la capa bloqueada «%2». Desbloquea antes la capa.</translation></message>
<message><source>The layer "%1" holds what no other layer does, so it cannot be removed.</source><extracomment>scene_layers</extracomment><translation>La capa «%1» contiene lo que no está en ninguna otra, así que no se puede quitar.</translation></message>
<message><source>The layer "%1" is locked. Unlock it first.</source><extracomment>scene_layers</extracomment><translation>La capa «%1» está bloqueada. Desbloquéala antes.</translation></message>
<message><source>Only a behavior with a force can be shown as a formula.</source><extracomment>show_as_formula</extracomment><translation>Solo un comportamiento con fuerza se puede mostrar como fórmula.</translation></message>
<message><source>This is a formula already.</source><extracomment>show_as_formula</extracomment><translation>Esto ya es una fórmula.</translation></message>
<message><source>%1 needs more than targets, which a formula cannot have: neighbors, other agents, or items of the scene.</source><extracomment>show_as_formula</extracomment><translation>%1 necesita más que objetivos, y una fórmula no puede tenerlo: vecinos, otros agentes o elementos de la escena.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 recuerda valores de un tick a otro, y una fórmula no puede.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.</source><extracomment>show_as_formula</extracomment><translation>%1 recuerda valores de un tick a otro, y una fórmula no puede. Desactiva %2.</translation></message>
<message><source>%1 draws random numbers, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 usa números al azar, y una fórmula no puede.</translation></message>
<message><source>%1 is driven by the parameter "%2", which cannot drive a formula. Let the setting go first.</source><extracomment>show_as_formula</extracomment><translation>%1 está bajo el control del parámetro «%2», que no puede controlar una fórmula. Libera antes el ajuste.</translation></message>
<message><source>%1 is driven by a number. Take its wire away first.</source><extracomment>show_as_formula</extracomment><translation>%1 está bajo el control de un número. Quita antes su cable.</translation></message>
<message><source>%1 cannot be shown as a formula. %2</source><extracomment>show_as_formula</extracomment><translation>%1 no se puede mostrar como fórmula. %2</translation></message>
<message><source>"%1" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.</source><extracomment>sweep</extracomment><translation>«%1» no es un rango. Escribe DESDE..HASTA in CANTIDAD, como en 1..10 in 4.</translation></message>
<message><source>The measure is about "%1", which is not an agent type of this project. Choose another measure.</source><extracomment>sweep</extracomment><translation>La medida trata de «%1», que no es un tipo de agente de este proyecto. Elige otra medida.</translation></message>
<message><source>The measure is about the node "%1", which does not exist. Choose another measure.</source><extracomment>sweep</extracomment><translation>La medida trata del nodo «%1», que no existe. Elige otra medida.</translation></message>
<message><source>The seed cannot be varied by a line: each combination has as many seeds as the sweep says.</source><extracomment>sweep</extracomment><translation>La semilla no se puede variar en una línea: cada combinación tiene tantas semillas como indica el barrido.</translation></message>
<message><source>The project does not run with %1=%2: %3</source><extracomment>sweep</extracomment><translation>El proyecto no funciona con %1=%2: %3</translation></message>
<message><source>"%1" names no values. Write PATH=VALUES, as in hunter.maxSpeed=1..10 in 4.</source><extracomment>sweep</extracomment><translation>«%1» no indica valores. Escribe RUTA=VALORES, como en hunter.maxSpeed=1..10 in 4.</translation></message>
<message><source>"%1" names a value twice. Remove one.</source><extracomment>sweep</extracomment><translation>«%1» repite un valor. Quita uno.</translation></message>
<message><source>"%1" has two lines. Remove one.</source><extracomment>sweep</extracomment><translation>«%1» tiene dos líneas. Quita una.</translation></message>
<message><source>These are %1 runs; at most %2 are possible. Take fewer values or seeds.</source><extracomment>sweep</extracomment><translation>Son %1 ejecuciones; se pueden hacer como mucho %2. Usa menos valores o semillas.</translation></message>
<message><source>"%1" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>world_builder</extracomment><translation>«%1» no es un id. Usa de 1 a 64 caracteres de a-z, 0-9 y -, pero no «world».</translation></message>
<message><source>The id "%1" is used twice. Use another.</source><extracomment>world_builder</extracomment><translation>El id «%1» se usa dos veces. Usa otro.</translation></message>
<message><source>There is no scene type "%1".</source><extracomment>world_builder</extracomment><translation>No hay ningún tipo de elemento de la escena «%1».</translation></message>
<message><source>There is no agent type "%1".</source><extracomment>world_builder</extracomment><translation>No hay ningún tipo de agente «%1».</translation></message>
<message><source>Coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>world_builder</extracomment><translation>Las coordenadas y velocidades deben ser de -1 000 000 a 1 000 000.</translation></message>
<message><source>This is nested more than 40 deep. Give a part a name of its own, on a line before.</source><extracomment>expression_tree</extracomment><translation>Esto tiene más de 40 niveles de anidamiento. Da a una parte un nombre propio en una línea anterior.</translation></message>
<message><source>A formula has no braces. Write if(condition, a, b) for a choice.</source><extracomment>expression_tree</extracomment><translation>Una fórmula no tiene llaves. Escribe if(condición, a, b) para elegir.</translation></message>
<message><source>Write "and" here.</source><extracomment>expression_tree</extracomment><translation>Escribe "and" aquí.</translation></message>
<message><source>Write "or" here.</source><extracomment>expression_tree</extracomment><translation>Escribe "or" aquí.</translation></message>
<message><source>Write modulo(a, b) for what is left of a after whole steps of b.</source><extracomment>expression_tree</extracomment><translation>Escribe modulo(a, b) para lo que queda de a tras pasos enteros de b.</translation></message>
<message><source>A comma only separates the values of a function. Write numbers with a point: 1.5.</source><extracomment>expression_tree</extracomment><translation>La coma solo separa los valores de una función. Escribe los números con punto: 1.5.</translation></message>
<message><source>"%1" has no bracket to close. Remove it, or add a "(" before.</source><extracomment>expression_tree</extracomment><translation>«%1» no cierra ningún paréntesis. Quítalo o añade antes un «(».</translation></message>
<message><source>"%1" needs one name before it, and the line begins with that name: speed = 5.</source><extracomment>expression_tree</extracomment><translation>«%1» necesita un nombre delante, y la línea empieza con ese nombre: speed = 5.</translation></message>
<message><source>"%1" is not expected here. Remove it.</source><extracomment>expression_tree</extracomment><translation>No se espera «%1» aquí. Quítalo.</translation></message>
<message><source>"%1" is not expected here. Write an operator such as * before it, or begin a new line.</source><extracomment>expression_tree</extracomment><translation>No se espera «%1» aquí. Escribe delante un operador como *, o empieza una línea nueva.</translation></message>
<message><source>Write "not" here.</source><extracomment>expression_tree</extracomment><translation>Escribe "not" aquí.</translation></message>
<message><source>A value is missing at the end. Add one, or remove the operator before it.</source><extracomment>expression_tree</extracomment><translation>Falta un valor al final. Añádelo o quita el operador que lo precede.</translation></message>
<message><source>Write (x + y) for brackets, and at(x, y) for an arrow.</source><extracomment>expression_tree</extracomment><translation>Escribe (x + y) para paréntesis y at(x, y) para una flecha.</translation></message>
<message><source>A value is missing before "%1". Write a number, a name or a function there.</source><extracomment>expression_tree</extracomment><translation>Falta un valor antes de «%1». Escribe ahí un número, un nombre o una función.</translation></message>
<message><source>The formula has more than 200 operators and functions. Shorten it, or share it among two nodes.</source><extracomment>expression_tree</extracomment><translation>La fórmula tiene más de 200 operadores y funciones. Acórtala o repártela entre dos nodos.</translation></message>
<message><source>Write length(v) or v.length.</source><extracomment>expression_tree</extracomment><translation>Escribe length(v) o v.length.</translation></message>
<message><source>"%1" is not a member. A value has .x, .y and .length; a target also has .velocity.</source><extracomment>expression_tree</extracomment><translation>«%1» no es un miembro. Un valor tiene .x, .y y .length; un objetivo tiene además .velocity.</translation></message>
<message><source>Write %1(...) as a function.</source><extracomment>expression_tree</extracomment><translation>Escribe %1(...) como función.</translation></message>
<message><source>The quotation mark is not closed. Add a second one.</source><extracomment>expression_tree</extracomment><translation>Las comillas no están cerradas. Añade las segundas.</translation></message>
<message><source>"%1" is not a number. Write it as 1.5.</source><extracomment>expression_tree</extracomment><translation>«%1» no es un número. Escríbelo como 1.5.</translation></message>
<message><source>"%1" is beyond all numbers. Use one from 1e-300 to 1e300.</source><extracomment>expression_tree</extracomment><translation>«%1» se sale de todos los números. Usa uno de 1e-300 a 1e300.</translation></message>
<message><source>"%1" is not a function.</source><extracomment>expression_tree</extracomment><translation>«%1» no es una función.</translation></message>
<message><source>A ")" is missing: write %1.</source><extracomment>expression_tree</extracomment><translation>Falta un «)»: escribe %1.</translation></message>
<message numerus="yes"><source>%1 takes %n values and gets %2: write %3.</source><extracomment>expression_tree</extracomment><translation><numerusform>%1 admite %n valor y recibe %2: escribe %3.</numerusform><numerusform>%1 admite %n valores y recibe %2: escribe %3.</numerusform></translation></message>
<message><source>The "%1" is not closed. Add a "%2".</source><extracomment>expression_tree</extracomment><translation>«%1» no está cerrado. Añade un «%2».</translation></message>
<message><source>active must be a condition, such as active = |target - position| &lt; 100; this is %1.</source><extracomment>formula_program</extracomment><translation>active debe ser una condición, como active = |target - position| &lt; 100; esto es %1.</translation></message>
<message><source>The result must be a number, but this is %1. Write |v| for the length of an arrow, and if(c, 1, 0) for a condition.</source><extracomment>formula_program</extracomment><translation>El resultado debe ser un número, pero esto es %1. Escribe |v| para la longitud de una flecha, e if(c, 1, 0) para una condición.</translation></message>
<message><source>The result must be an arrow, but this is %1. Multiply a direction by it: normalize(target - position) * ...</source><extracomment>formula_program</extracomment><translation>El resultado debe ser una flecha, pero esto es %1. Multiplica por ello una dirección: normalize(target - position) * ...</translation></message>
<message><source>"%1" belongs to the agent or its target and cannot be set. Choose another name; the force alone moves the agent.</source><extracomment>formula_program</extracomment><translation>«%1» pertenece al agente o a su objetivo y no se puede asignar. Elige otro nombre; solo la fuerza mueve al agente.</translation></message>
<message><source>"%1" is a word of the language. Choose another name.</source><extracomment>formula_program</extracomment><translation>«%1» es una palabra del lenguaje. Elige otro nombre.</translation></message>
<message><source>"%1" gets its value only on a later line. Move that line up.</source><extracomment>formula_program</extracomment><translation>«%1» no recibe su valor hasta una línea posterior. Sube esa línea.</translation></message>
<message><source>"%1" is a function: write %2.</source><extracomment>formula_program</extracomment><translation>«%1» es una función: escribe %2.</translation></message>
<message><source>"%1" is not known.</source><extracomment>formula_program</extracomment><translation>«%1» no se conoce.</translation></message>
<message><source>Give it a value on a line before: %1 = 100.</source><extracomment>formula_program</extracomment><translation>Dale un valor en una línea anterior: %1 = 100.</translation></message>
<message><source>Text in quotation marks has no use in a formula. Remove it.</source><extracomment>formula_program</extracomment><translation>El texto entre comillas no sirve de nada en una fórmula. Quítalo.</translation></message>
<message><source>The exponent must be a whole number from 0 to 8. For a root write sqrt(x).</source><extracomment>formula_program</extracomment><translation>El exponente debe ser un número entero de 0 a 8. Para una raíz, escribe sqrt(x).</translation></message>
<message><source>%1 takes %2, but it gets %3 here.</source><extracomment>formula_program</extracomment><translation>%1 admite %2, pero aquí recibe %3.</translation></message>
<message><source>%1 takes %2, but it gets %3 and %4 here.</source><extracomment>formula_program</extracomment><translation>%1 admite %2, pero aquí recibe %3 y %4.</translation></message>
<message><source>%1 takes %2, but it gets %3, %4 and %5 here.</source><extracomment>formula_program</extracomment><translation>%1 admite %2, pero aquí recibe %3, %4 y %5.</translation></message>
<message><source>two numbers or two arrows</source><extracomment>formula_program</extracomment><translation>dos números o dos flechas</translation></message>
<message><source>two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)</source><extracomment>formula_program</extracomment><translation>dos números, o una flecha y un número (dot(a, b) multiplica dos flechas)</translation></message>
<message><source>two numbers, or an arrow and a number</source><extracomment>formula_program</extracomment><translation>dos números, o una flecha y un número</translation></message>
<message><source>two numbers (dot(v, v) is the square of an arrow)</source><extracomment>formula_program</extracomment><translation>dos números (dot(v, v) es el cuadrado de una flecha)</translation></message>
<message><source>a number or an arrow</source><extracomment>formula_program</extracomment><translation>un número o una flecha</translation></message>
<message><source>two numbers (|v| is the length of an arrow)</source><extracomment>formula_program</extracomment><translation>dos números (|v| es la longitud de una flecha)</translation></message>
<message><source>two values of one kind</source><extracomment>formula_program</extracomment><translation>dos valores de la misma clase</translation></message>
<message><source>two conditions such as a &lt; b</source><extracomment>formula_program</extracomment><translation>dos condiciones como a &lt; b</translation></message>
<message><source>a condition such as a &lt; b</source><extracomment>formula_program</extracomment><translation>una condición como a &lt; b</translation></message>
<message><source>a condition and two values of one kind</source><extracomment>formula_program</extracomment><translation>una condición y dos valores de la misma clase</translation></message>
<message><source>two values of one kind and a number</source><extracomment>formula_program</extracomment><translation>dos valores de la misma clase y un número</translation></message>
<message><source>numbers</source><extracomment>formula_program</extracomment><translation>números</translation></message>
<message><source>two arrows</source><extracomment>formula_program</extracomment><translation>dos flechas</translation></message>
<message><source>an arrow and a number</source><extracomment>formula_program</extracomment><translation>una flecha y un número</translation></message>
<message><source>an arrow</source><extracomment>formula_program</extracomment><translation>una flecha</translation></message>
<message><source>The formula is empty.</source><extracomment>formula_text</extracomment><translation>La fórmula está vacía.</translation></message>
<message><source>Write a line such as %1.</source><extracomment>formula_text</extracomment><translation>Escribe una línea como %1.</translation></message>
<message><source>A part of an arrow cannot be set. Make a new arrow: name = at(x, y).</source><extracomment>formula_text</extracomment><translation>No se puede asignar una parte de una flecha. Haz una flecha nueva: name = at(x, y).</translation></message>
<message><source>Only the last line may have no name. Write name = before it, or remove it.</source><extracomment>formula_text</extracomment><translation>Solo la última línea puede ir sin nombre. Escribe delante name = o quítala.</translation></message>
<message><source>The formula has no force.</source><extracomment>formula_text</extracomment><translation>La fórmula no tiene fuerza.</translation></message>
<message><source>The formula has no number.</source><extracomment>formula_text</extracomment><translation>La fórmula no tiene número.</translation></message>
<message><source>Line %1, column %2: %3</source><extracomment>formula_text</extracomment><translation>Línea %1, columna %2: %3</translation></message>
<message><source>The formula has more than 4,000 characters. Shorten it.</source><extracomment>formula_text</extracomment><translation>La fórmula tiene más de 4000 caracteres. Acórtala.</translation></message>
<message><source>an agent of this project</source><extracomment>node_code</extracomment><translation>un agente de este proyecto</translation></message>
<message><source>%3 or a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 o un número entero de %1 a %2</translation></message>
<message><source>a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>un número entero de %1 a %2</translation></message>
<message><source>%3 or a number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 o un número de %1 a %2</translation></message>
<message><source>%1 must be a finite number.</source><extracomment>setting</extracomment><translation>%1 debe ser un número finito.</translation></message>
<message><source>%1 is %2; it must be %3 to %4 (4000000 means no limit).</source><extracomment>setting</extracomment><translation>%1 es %2; debe ser de %3 a %4 (4000000 significa sin límite).</translation></message>
<message><source>%1 is %2; it must be %3 to %4.</source><extracomment>setting</extracomment><translation>%1 es %2; debe ser de %3 a %4.</translation></message>
<message><source>%1 is %2; it must be a whole number.</source><extracomment>setting</extracomment><translation>%1 es %2; debe ser un número entero.</translation></message>
<message><source>%1 is "%2"; it must be a color such as "#4caf50".</source><extracomment>setting</extracomment><translation>%1 es «%2»; debe ser un color como "#4caf50".</translation></message>
<message><source>%1 is "%2"; it must be one of: %3.</source><extracomment>setting</extracomment><translation>%1 es «%2»; debe ser uno de estos: %3.</translation></message>
<message><source>%1 has %2 places; it may have at most 100000.</source><extracomment>setting</extracomment><translation>%1 tiene %2 lugares; puede tener como mucho 100000.</translation></message>
<message><source>%1 must be true or false.</source><extracomment>setting</extracomment><translation>%1 debe ser true o false.</translation></message>
<message><source>%1 must be a list of numbers, x and y in turn: [x, y, x, y].</source><extracomment>setting</extracomment><translation>%1 debe ser una lista de números, x e y alternados: [x, y, x, y].</translation></message>
<message><source>%1 must be text in quotation marks.</source><extracomment>setting</extracomment><translation>%1 debe ser texto entre comillas.</translation></message>
<message><source>active if %1</source><extracomment>worked_formula</extracomment><translation>activo si %1</translation></message>
<message><source>true if %1</source><extracomment>worked_formula</extracomment><translation>cierto si %1</translation></message>
<message><source>%1, if %2</source><extracomment>worked_formula</extracomment><translation>%1, si %2</translation></message>
<message><source>The formula of a ground has x and y, the place of a cell, and no values of agents. Use these two.</source><extracomment>ground</extracomment><translation>La fórmula de un terreno tiene x e y, el lugar de una celda, y ningún valor de agentes. Usa estos dos.</translation></message>
<message><source>The painting of a ground is wrong at character %1: %2</source><extracomment>ground</extracomment><translation>La pintura de un terreno es incorrecta en el carácter %1: %2</translation></message>
<message><source>it must begin with its columns and rows, such as 64x48, with at most 1,048,576 cells.</source><extracomment>ground</extracomment><translation>debe empezar por sus columnas y filas, como 64x48, con 1 048 576 celdas como mucho.</translation></message>
<message><source>a space and a level of two hexadecimal digits must follow, such as 7f.</source><extracomment>ground</extracomment><translation>debe seguir un espacio y un nivel de dos cifras hexadecimales, como 7f.</translation></message>
<message numerus="yes"><source>it has %n cells. Write how many of them have this level.</source><extracomment>ground</extracomment><translation><numerusform>tiene %n celda. Escribe cuántas tienen este nivel.</numerusform><numerusform>tiene %n celdas. Escribe cuántas tienen este nivel.</numerusform></translation></message>
<message numerus="yes"><source>it ends after %1 of %n cells. Add their levels.</source><extracomment>ground</extracomment><translation><numerusform>termina tras %1 de %n celda. Añade sus niveles.</numerusform><numerusform>termina tras %1 de %n celdas. Añade sus niveles.</numerusform></translation></message>
<message><source>"%1" drives %2.%3, which no agent has for itself. Set the parameter for the agent type or the world.</source><extracomment>own_values</extracomment><translation>«%1» controla %2.%3, que ningún agente tiene como propio. Asigna el parámetro para el tipo de agente o el mundo.</translation></message>
<message><source>"%1" drives %2.%3, which no agent type has for itself. Set the parameter for the world.</source><extracomment>own_values</extracomment><translation>«%1» controla %2.%3, que ningún tipo de agente tiene como propio. Asigna el parámetro para el mundo.</translation></message>
<message><source>The world needs a value of each parameter. Give one.</source><extracomment>inputs</extracomment><translation>El mundo necesita un valor de cada parámetro. Da uno.</translation></message>
<message><source>The edit at tick %1 cannot be made: %2</source><extracomment>inputs</extracomment><translation>No se puede hacer la edición del tick %1: %2</translation></message>
<message><source>%1 per minute</source><extracomment>measure</extracomment><translation>%1 por minuto</translation></message>
<message><source>%1 per second</source><extracomment>measure</extracomment><translation>%1 por segundo</translation></message>
<message><source>%1 in the last %2 s</source><extracomment>measure</extracomment><translation>%1 en los últimos %2 s</translation></message>
<message><source>%1, least</source><extracomment>measure</extracomment><translation>%1, mínimo</translation></message>
<message><source>%1, most</source><extracomment>measure</extracomment><translation>%1, máximo</translation></message>
<message><source>%1, spread</source><extracomment>measure</extracomment><translation>%1, variación</translation></message>
<message><source>%1, sum</source><extracomment>measure</extracomment><translation>%1, suma</translation></message>
<message><source>%1, mean</source><extracomment>measure</extracomment><translation>%1, media</translation></message>
<message numerus="yes"><source>%n agents of %1 instead of %2</source><extracomment>run_check</extracomment><translation><numerusform>%n agente de %1 en lugar de %2</numerusform><numerusform>%n agentes de %1 en lugar de %2</numerusform></translation></message>
<message><source>agents of %1</source><extracomment>run_check</extracomment><translation>agentes de %1</translation></message>
<message><source>%1 or %2, or both</source><extracomment>run_check</extracomment><translation>%1 o %2, o ambos</translation></message>
<message><source>%1, %2 or %3, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2 o %3, o varios de ellos</translation></message>
<message><source>%1, %2, %3 or %4, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2, %3 o %4, o varios de ellos</translation></message>
<message numerus="yes"><source>some of %n agents of %1, from %2 to %3</source><extracomment>run_check</extracomment><translation><numerusform>una parte de %n agente de %1, de %2 a %3</numerusform><numerusform>una parte de %n agentes de %1, de %2 a %3</numerusform></translation></message>
<message><source>There is no agent %1 of "%2": it is gone, or was never there.</source><extracomment>simulation_parameters</extracomment><translation>No hay ningún agente %1 de «%2»: ya no existe, o nunca existió.</translation></message>
<message><source>The agent is gone.</source><extracomment>simulation_parameters</extracomment><translation>El agente ya no existe.</translation></message>
<message><source>The snapshot is of another project, of one with another seed, or from before a reload that changed it. Restore it in a simulation of the project that it was taken from.</source><extracomment>simulation_parameters</extracomment><translation>La instantánea es de otro proyecto, de uno con otra semilla o de antes de una recarga que lo cambió. Restáurala en una simulación del proyecto del que se tomó.</translation></message>
<message><source>The snapshot was changed after it was taken: %1. Take a new one.</source><extracomment>simulation_parameters</extracomment><translation>La instantánea se modificó después de tomarla: %1. Toma una nueva.</translation></message>
<message><source>a multiple of 2^-28 from %1 to below %2</source><extracomment>snapshot</extracomment><translation>un múltiplo de 2^-28 desde %1 hasta menos de %2</translation></message>
<message><source>a multiple of 2^-28 from %1 to %2</source><extracomment>snapshot</extracomment><translation>un múltiplo de 2^-28 de %1 a %2</translation></message>
<message><source>the column of %1 of "%2" has %3 numbers for %4 agents</source><extracomment>snapshot</extracomment><translation>la columna de %1 de «%2» tiene %3 números para %4 agentes</translation></message>
<message><source>agent %1 of "%2" has %3 as %4. It must be %5</source><extracomment>snapshot</extracomment><translation>el agente %1 de «%2» tiene %3 como %4. Debe ser %5</translation></message>
<message><source>the agents of "%1" are of another project</source><extracomment>snapshot</extracomment><translation>los agentes de «%1» son de otro proyecto</translation></message>
<message><source>the columns of "%1" do not have a number for each agent</source><extracomment>snapshot</extracomment><translation>las columnas de «%1» no tienen un número para cada agente</translation></message>
<message><source>the numbers of the agents of "%1" do not ascend to the next one</source><extracomment>snapshot</extracomment><translation>los números de los agentes de «%1» no van subiendo hasta el siguiente</translation></message>
<message><source>an agent of "%1" has a life that has not begun</source><extracomment>snapshot</extracomment><translation>un agente de «%1» tiene una vida que no ha empezado</translation></message>
<message><source>an agent of "%1" is led by a behavior that it does not have</source><extracomment>snapshot</extracomment><translation>un agente de «%1» sigue un comportamiento que no tiene</translation></message>
<message><source>the nodes of "%1" remember other values</source><extracomment>snapshot</extracomment><translation>los nodos de «%1» recuerdan otros valores</translation></message>
<message><source>the memory "%1" of node "%2"</source><extracomment>snapshot</extracomment><translation>la memoria «%1» del nodo «%2»</translation></message>
<message><source>the bodies at the last count of contacts are of another world</source><extracomment>snapshot</extracomment><translation>los cuerpos del último recuento de contactos son de otro mundo</translation></message>
<message><source>the bodies of "%1" do not ascend</source><extracomment>snapshot</extracomment><translation>los cuerpos de «%1» no están en orden creciente</translation></message>
<message><source>contacts are counted that have not begun</source><extracomment>snapshot</extracomment><translation>se cuentan contactos que no han empezado</translation></message>
<message><source>lives of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>se cuentan vidas de «%1» en ticks posteriores</translation></message>
<message><source>events of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>se cuentan eventos de «%1» en ticks posteriores</translation></message>
<message><source>its end is at a later tick</source><extracomment>snapshot</extracomment><translation>su final está en un tick posterior</translation></message>
<message><source>the agents on the cells of a way are counted wrongly</source><extracomment>snapshot</extracomment><translation>los agentes de las celdas de una ruta están mal contados</translation></message>
<message><source>source "%1" has %2 births and carries %3, which must be at least 0 and below 1</source><extracomment>snapshot</extracomment><translation>la fuente «%1» tiene %2 nacimientos y arrastra %3, que debe ser al menos 0 y menor que 1</translation></message>
<message><source>the mouse is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>el ratón está fuera de los límites del mundo</translation></message>
<message><source>the external "%1" is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>el externo «%1» está fuera de los límites del mundo</translation></message>
<message><source>agent %1 of "%2" has too many goals, or one outside the limits of the world</source><extracomment>snapshot</extracomment><translation>el agente %1 de «%2» tiene demasiadas metas, o una fuera de los límites del mundo</translation></message>
<message><source>agent %1 of "%2" has a base velocity outside the limits of the world</source><extracomment>snapshot</extracomment><translation>el agente %1 de «%2» tiene una velocidad base fuera de los límites del mundo</translation></message>
<message><source>it does not have a part for each agent type</source><extracomment>snapshot</extracomment><translation>no tiene una parte para cada tipo de agente</translation></message>
<message><source>its tick is above 2^53</source><extracomment>snapshot</extracomment><translation>su tick es mayor que 2^53</translation></message>
<message><source>it has no room for agents that are born</source><extracomment>snapshot</extracomment><translation>no tiene sitio para los agentes que nacen</translation></message>
<message><source>it does not have each variable of the world</source><extracomment>snapshot</extracomment><translation>no tiene todas las variables del mundo</translation></message>
<message><source>the variable "%1" is not from -4,000,000 to 4,000,000</source><extracomment>snapshot</extracomment><translation>la variable «%1» no está entre -4 000 000 y 4 000 000</translation></message>
<message><source>its grounds have other cells, or hold what no ground can hold</source><extracomment>snapshot</extracomment><translation>sus terrenos tienen otras celdas, o contienen lo que ningún terreno puede contener</translation></message>
<message numerus="yes"><source>%n threads</source><extracomment>bench</extracomment><translation><numerusform>%n hilo</numerusform><numerusform>%n hilos</numerusform></translation></message>
<message><source>%1: %2 agents, %3 ticks on %4 in %5 s</source><extracomment>bench</extracomment><translation>%1: %2 agentes, %3 ticks con %4 en %5 s</translation></message>
<message><source>%1 ns per agent and tick, %2 ticks per second</source><extracomment>bench</extracomment><translation>%1 ns por agente y tick, %2 ticks por segundo</translation></message>
<message><source>%1 neighbors looked at, %2 bytes per agent</source><extracomment>bench</extracomment><translation>%1 vecinos examinados y %2 bytes por agente</translation></message>
<message><source>The project has no agents. Give an agent type a count.</source><extracomment>bench</extracomment><translation>El proyecto no tiene agentes. Da una cantidad a un tipo de agente.</translation></message>
<message><source>%1 agents at this density need a world of %2; the limit is 1000000. Ask for fewer agents.</source><extracomment>bench</extracomment><translation>%1 agentes con esta densidad necesitan un mundo de %2; el límite es 1000000. Pide menos agentes.</translation></message>
<message><source>How many ticks to run. Default: %1.</source><extracomment>bench</extracomment><translation>Cuántos ticks se ejecutan. Por defecto: %1.</translation></message>
<message><source>Print where the time goes: per node, neighbor search, motion, sorting. The measurement itself costs some time.</source><extracomment>bench</extracomment><translation>Muestra en qué se va el tiempo: por nodo, búsqueda de vecinos, movimiento, ordenación. La propia medición cuesta algo de tiempo.</translation></message>
<message><source>Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash and more.</source><extracomment>bench</extracomment><translation>Escribe un objeto JSON: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash y más.</translation></message>
<message><source>checking %1</source><extracomment>check</extracomment><translation>comprobando %1</translation></message>
<message><source>"%1" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5</source><extracomment>command_line</extracomment><translation>«%1» no es un punto. Escríbelo como X,Y, cada uno de -1000000 a 1000000, como en 120,80.5</translation></message>
<message><source>Runs, checks and exports Tiller projects: agents that move by steering behaviors.</source><extracomment>command_line</extracomment><translation>Ejecuta, comprueba y exporta proyectos de Tiller: agentes que se mueven con comportamientos de dirección.</translation></message>
<message><source>Options</source><extracomment>command_line</extracomment><translation>Opciones</translation></message>
<message><source>Print the version.</source><extracomment>command_line</extracomment><translation>Muestra la versión.</translation></message>
<message><source>Print this help.</source><extracomment>command_line</extracomment><translation>Muestra esta ayuda.</translation></message>
<message><source>Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or write, 130 stopped by Ctrl+C.</source><extracomment>command_line</extracomment><translation>Códigos de salida: 0 correcto, 1 problemas en el archivo, 2 uso incorrecto, 3 no se pudo leer o escribir, 130 detenido con Ctrl+C.</translation></message>
<message><source>Subcommands</source><extracomment>command_line</extracomment><translation>Órdenes</translation></message>
<message><source>Set-up</source><extracomment>command_line</extracomment><translation>Configuración</translation></message>
<message><source>"%1" is not a whole number from %2 to %3</source><extracomment>command_line</extracomment><translation>«%1» no es un número entero de %2 a %3</translation></message>
<message><source>Can be repeated.</source><extracomment>command_line</extracomment><translation>Se puede repetir.</translation></message>
<message><source>"%1" is unknown.</source><extracomment>command_line</extracomment><translation>«%1» no se conoce.</translation></message>
<message><source>this machine has no %1. Leave out --simd to use the widest it has: %2.</source><extracomment>command_line</extracomment><translation>este equipo no tiene %1. Omite --simd para usar el más amplio que tiene: %2.</translation></message>
<message><source>there is not enough memory. Run fewer agents.</source><extracomment>command_line</extracomment><translation>no hay memoria suficiente. Usa menos agentes.</translation></message>
<message><source>unexpected error: %1. Please report it.</source><extracomment>command_line</extracomment><translation>error inesperado: %1. Infórmanos de él, por favor.</translation></message>
<message><source>could not write to standard output: %1.</source><extracomment>console</extracomment><translation>no se pudo escribir en la salida estándar: %1.</translation></message>
<message><source>tick %1 of %2, %3%, about %4 s left</source><extracomment>console</extracomment><translation>tick %1 de %2, %3 %, quedan unos %4 s</translation></message>
<message><source>%1 would overwrite "%2", which is read as %3. Name another file to write.</source><extracomment>console</extracomment><translation>%1 sobrescribiría «%2», que se lee como %3. Indica otro archivo de salida.</translation></message>
<message><source>%1 and %2 would both go to standard output. Write one of them to a file.</source><extracomment>console</extracomment><translation>%1 y %2 irían a la vez a la salida estándar. Escribe uno de los dos en un archivo.</translation></message>
<message><source>%1 and %2 would both write "%3". Give each a file of its own.</source><extracomment>console</extracomment><translation>%1 y %2 escribirían los dos en «%3». Da a cada uno su propio archivo.</translation></message>
<message><source>reading %1</source><extracomment>console</extracomment><translation>leyendo %1</translation></message>
<message><source>"%1" does not end in .png, .gif or .mp4. The ending chooses the format</source><extracomment>editor</extracomment><translation>«%1» no termina en .png, .gif o .mp4. La terminación elige el formato</translation></message>
<message><source>"%1" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720</source><extracomment>editor</extracomment><translation>«%1» no es un tamaño. Escríbelo como WxH, cada uno de 16 a 8192, como en 1280x720</translation></message>
<message><source>tiller-editor is not installed: it is neither in the folder of tiller nor in PATH. Install the editor.</source><extracomment>editor</extracomment><translation>tiller-editor no está instalado: no está en la carpeta de tiller ni en PATH. Instala el editor.</translation></message>
<message><source>%1 could not be started: %2.</source><extracomment>editor</extracomment><translation>no se pudo iniciar %1: %2.</translation></message>
<message><source>--from %1 is after the last tick, %2.</source><extracomment>editor</extracomment><translation>--from %1 es posterior al último tick, %2.</translation></message>
<message><source>The last tick. Default: %1.</source><extracomment>editor</extracomment><translation>El último tick. Por defecto: %1.</translation></message>
<message><source>the texts of %1 cannot be read. Install Tiller anew, or leave out --language.</source><extracomment>export</extracomment><translation>no se pueden leer los textos de %1. Vuelve a instalar Tiller u omite --language.</translation></message>
<message><source>--template goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--template solo vale con --to html y --to site.</translation></message>
<message><source>--language goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--language solo vale con --to html y --to site.</translation></message>
<message><source>--title goes with --to site only.</source><extracomment>export</extracomment><translation>--title solo vale con --to site.</translation></message>
<message><source>--to %1 takes one FILE. A folder of several is --to site.</source><extracomment>export</extracomment><translation>--to %1 admite un solo FILE. Para una carpeta de varios, usa --to site.</translation></message>
<message><source>A site is a folder: name it with --output.</source><extracomment>export</extracomment><translation>Un site es una carpeta: indícala con --output.</translation></message>
<message><source>The format to write: json for games, html for one file that plays in a browser, site for a folder with such a file for each lesson and an index. Default: %1.</source><extracomment>export</extracomment><translation>El formato de salida: json para juegos, html para un archivo que funciona en un navegador, site para una carpeta con un archivo así por lección y un índice. Por defecto: %1.</translation></message>
<message><source>take is "%1". Write end, mean, first-at-least or first-at-most.</source><extracomment>find</extracomment><translation>take es «%1». Escribe end, mean, first-at-least o first-at-most.</translation></message>
<message><source>%1 is "%2"; it must be a number.</source><extracomment>find</extracomment><translation>%1 es «%2»; debe ser un número.</translation></message>
<message><source>%1 requires %2.</source><extracomment>find</extracomment><translation>%1 requiere %2.</translation></message>
<message><source>it has no target. Add ,target=X.</source><extracomment>find</extracomment><translation>no dice a qué número debe acercarse. Añade ,target=X.</translation></message>
<message><source>%1, seconds until at least %2</source><extracomment>find</extracomment><translation>%1, segundos hasta al menos %2</translation></message>
<message><source>%1, seconds until at most %2</source><extracomment>find</extracomment><translation>%1, segundos hasta como mucho %2</translation></message>
<message><source>%1, small</source><extracomment>find</extracomment><translation>%1, pequeño</translation></message>
<message><source>%1, large</source><extracomment>find</extracomment><translation>%1, grande</translation></message>
<message><source>%1, near %2</source><extracomment>find</extracomment><translation>%1, cerca de %2</translation></message>
<message><source>%1, weight %2</source><extracomment>find</extracomment><translation>%1, peso %2</translation></message>
<message><source>point</source><extracomment>find</extracomment><translation>punto</translation></message>
<message><source>score</source><extracomment>find</extracomment><translation>puntuación</translation></message>
<message><source>project</source><extracomment>find</extracomment><translation>proyecto</translation></message>
<message><source>No other values were tried.</source><extracomment>find</extracomment><translation>No se probaron otros valores.</translation></message>
<message><source>Result 1 is better than the project: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>El resultado 1 es mejor que el proyecto: puntuación %1 del resultado 1 y %2 del proyecto, con %3 semillas nuevas.</translation></message>
<message><source>The project is as good as result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>El proyecto es tan bueno como el resultado 1: puntuación %1 del resultado 1 y %2 del proyecto, con %3 semillas nuevas.</translation></message>
<message><source>The project is better than result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>El proyecto es mejor que el resultado 1: puntuación %1 del resultado 1 y %2 del proyecto, con %3 semillas nuevas.</translation></message>
<message><source>searching</source><extracomment>find</extracomment><translation>buscando</translation></message>
<message><source>%1 points of %2 seeds, %3 s</source><extracomment>find</extracomment><translation>%1 puntos con %2 semillas, %3 s</translation></message>
<message><source>A subcommand is required</source><extracomment>help</extracomment><translation>Falta una orden</translation></message>
<message><source>%1 is required</source><extracomment>help</extracomment><translation>Falta %1</translation></message>
<message><source>%1: %2 required %3 missing</source><extracomment>help</extracomment><translation>%1: falta %3 (obligatorios: %2)</translation></message>
<message><source>%1 excludes %2</source><extracomment>help</extracomment><translation>%1 no se puede usar junto con %2</translation></message>
<message><source>NAME</source><extracomment>help</extracomment><translation>NOMBRE</translation></message>
<message><source>steering behaviors: run, check and export projects</source><extracomment>help</extracomment><translation>comportamientos de dirección: ejecutar, comprobar y exportar proyectos</translation></message>
<message><source>SYNOPSIS</source><extracomment>help</extracomment><translation>SINOPSIS</translation></message>
<message><source>DESCRIPTION</source><extracomment>help</extracomment><translation>DESCRIPCIÓN</translation></message>
<message><source>COMMANDS</source><extracomment>help</extracomment><translation>ÓRDENES</translation></message>
<message><source>OPTIONS</source><extracomment>help</extracomment><translation>OPCIONES</translation></message>
<message><source>EXIT STATUS</source><extracomment>help</extracomment><translation>ESTADO DE SALIDA</translation></message>
<message><source>Usage</source><extracomment>help</extracomment><translation>Uso</translation></message>
<message><source>SUBCOMMAND</source><extracomment>help</extracomment><translation>ORDEN</translation></message>
<message><source>Positionals</source><extracomment>help</extracomment><translation>Argumentos</translation></message>
<message><source>unknown option "%1".</source><extracomment>help</extracomment><translation>opción desconocida «%1».</translation></message>
<message><source>unexpected argument "%1".</source><extracomment>help</extracomment><translation>argumento inesperado «%1».</translation></message>
<message><source>`%1 --help` shows help.</source><extracomment>help</extracomment><translation>`%1 --help` muestra la ayuda.</translation></message>
<message><source>%1: the map has no class, layer or value "%2" that can become %3.</source><extracomment>import</extracomment><translation>%1: el mapa no tiene ninguna clase, capa o valor «%2» que pueda convertirse en %3.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map.</source><extracomment>import</extracomment><translation>Nada pasa a formar parte del mundo. Elige con --solid y --map.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map among: %1.</source><extracomment>import</extracomment><translation>Nada pasa a formar parte del mundo. Elige con --solid y --map entre: %1.</translation></message>
<message><source>--map: "%1" is no NAME=KIND. KIND is nothing, layer, obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>import</extracomment><translation>--map: «%1» no es NAME=KIND. KIND es nothing, layer, obstacle, region, path, point, tile-shapes, agent o agent:TYPE.</translation></message>
<message><source>drawing %1</source><extracomment>import</extracomment><translation>dibujando %1</translation></message>
<message><source>--into takes a project (*.tiller), but "%1" is an export.</source><extracomment>import</extracomment><translation>--into admite un proyecto (*.tiller), pero «%1» es una exportación.</translation></message>
<message><source>The picture is %1.</source><extracomment>import</extracomment><translation>La imagen es %1.</translation></message>
<message><source>"%1" is not a scale. It is a number from 0.0001 to 10000</source><extracomment>import</extracomment><translation>«%1» no es una escala. Es un número de 0.0001 a 10000</translation></message>
<message><source>Leave out the map's picture. Without this, its tiles and backgrounds are drawn into one picture beside OUT, which a layer shows beneath the world.</source><extracomment>import</extracomment><translation>Omite la imagen del mapa. Sin esta opción, sus teselas y fondos se dibujan en una imagen junto a OUT, que una capa muestra debajo del mundo.</translation></message>
<message><source>WHAT IT DOES</source><extracomment>list</extracomment><translation>QUÉ HACE</translation></message>
<message><source>Print a JSON array of objects with type, kind, title, ports, settings, help, formula and source.</source><extracomment>list</extracomment><translation>Escribe una lista JSON de objetos con type, kind, title, ports, settings, help, formula y source.</translation></message>
<message><source>warning: %1 is neither the project that %2 starts from nor the one it ends with. The log's own project is run.</source><extracomment>run</extracomment><translation>aviso: %1 no es ni el proyecto con el que empieza %2 ni aquel con el que termina. Se ejecuta el proyecto del propio registro.</translation></message>
<message><source>the project does not run with the values of --set: %1</source><extracomment>run</extracomment><translation>el proyecto no funciona con los valores de --set: %1</translation></message>
<message><source>warning: %1 ends within a block, which was left out. Ticks that are complete: %2.</source><extracomment>run</extracomment><translation>aviso: %1 termina en mitad de un bloque, que se omitió. Ticks completos: %2.</translation></message>
<message><source>warning: %1 is too long to be read whole. Only its first %2 ticks are run.</source><extracomment>run</extracomment><translation>aviso: %1 es demasiado largo para leerlo entero. Solo se ejecutan sus primeros %2 ticks.</translation></message>
<message><source>warning: %1 has no plots, so --plots writes the ticks alone. Add plots in the editor.</source><extracomment>run</extracomment><translation>aviso: %1 no tiene gráficas, así que --plots escribe solo los ticks. Añade gráficas en el editor.</translation></message>
<message><source>%1: %2 agents, %3 ticks, %4 s</source><extracomment>run</extracomment><translation>%1: %2 agentes, %3 ticks, %4 s</translation></message>
<message><source>contacts %1: %2</source><extracomment>run</extracomment><translation>contactos %1: %2</translation></message>
<message><source>entered %1: %2</source><extracomment>run</extracomment><translation>entradas en el modo %1: %2</translation></message>
<message><source>did %1: %2</source><extracomment>run</extracomment><translation>acciones %1: %2</translation></message>
<message><source>arrived %1: %2</source><extracomment>run</extracomment><translation>llegadas %1: %2</translation></message>
<message><source>variable %1: %2</source><extracomment>run</extracomment><translation>variable %1: %2</translation></message>
<message><source>%1, at tick %2</source><extracomment>run</extracomment><translation>%1, en el tick %2</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after the start. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>La ejecución difiere de la grabación en el tick %1: %2. La diferencia empezó después del inicio. Usa la versión de Tiller que la grabó.</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after tick %3. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>La ejecución difiere de la grabación en el tick %1: %2. La diferencia empezó después del tick %3. Usa la versión de Tiller que la grabó.</translation></message>
<message><source>--every requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--every requiere --trace o --plots. `tiller run --help` muestra la ayuda.</translation></message>
<message><source>--decimals requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--decimals requiere --trace o --plots. `tiller run --help` muestra la ayuda.</translation></message>
<message><source>How many ticks to run, unless the run ends before. Default: %1, or the length of the log of --inputs.</source><extracomment>run</extracomment><translation>Cuántos ticks se ejecutan, si la ejecución no termina antes. Por defecto: %1, o la duración del registro de --inputs.</translation></message>
<message><source>Print the hash of the final state in hex, as the last line of the output.</source><extracomment>run</extracomment><translation>Escribe el hash del estado final en hexadecimal, como última línea de la salida.</translation></message>
<message><source>Print one JSON object: ticks, agents, hash, contacts per pair of types, events (arrivals and entered modes, per agent type and node), how the run ended, and seconds.</source><extracomment>run</extracomment><translation>Escribe un objeto JSON: ticks, agents, hash, contacts por par de tipos, events (llegadas y modos en los que se entró, por tipo de agente y nodo), cómo terminó la ejecución y seconds.</translation></message>
<message><source>%1 is not installed. Install %2.</source><extracomment>sweep</extracomment><translation>%1 no está instalado. Instala %2.</translation></message>
<message><source>Slurm's commands, and call this on a machine that may submit</source><extracomment>sweep</extracomment><translation>las órdenes de Slurm y ejecuta esto en un equipo que pueda enviar trabajos</translation></message>
<message><source>--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.</source><extracomment>sweep</extracomment><translation>--sweep, --vary, --seeds, --ticks, --measure, --take y --limit requieren plan.</translation></message>
<message><source>--output requires plan or merge.</source><extracomment>sweep</extracomment><translation>--output requiere plan o merge.</translation></message>
<message><source>--chunk and --threads require run.</source><extracomment>sweep</extracomment><translation>--chunk y --threads requieren run.</translation></message>
<message><source>--engine and --chunks require submit.</source><extracomment>sweep</extracomment><translation>--engine y --chunks requieren submit.</translation></message>
<message><source>%1 x %2 of %3 ticks: %4, about %5 s on one core</source><extracomment>sweep</extracomment><translation>%1 x %2 de %3 ticks: %4, unos %5 s en un núcleo</translation></message>
<message numerus="yes"><source>%n combinations</source><extracomment>sweep</extracomment><translation><numerusform>%n combinación</numerusform><numerusform>%n combinaciones</numerusform></translation></message>
<message><source>--chunk is "%1". Write I/N, as in 1/8.</source><extracomment>sweep</extracomment><translation>--chunk es «%1». Escribe I/N, como en 1/8.</translation></message>
<message numerus="yes"><source>running %n runs</source><extracomment>sweep</extracomment><translation><numerusform>haciendo %n ejecución</numerusform><numerusform>haciendo %n ejecuciones</numerusform></translation></message>
<message><source>%1, %2 s; %3 had a result already</source><extracomment>sweep</extracomment><translation>%1, %2 s; con resultado previo: %3</translation></message>
<message numerus="yes"><source>%n runs of %1 have no result yet. `tiller sweep run` runs them.</source><extracomment>sweep</extracomment><translation><numerusform>%n de %1 ejecuciones aún no tiene resultado. `tiller sweep run` la hace.</numerusform><numerusform>%n de %1 ejecuciones aún no tienen resultado. `tiller sweep run` las hace.</numerusform></translation></message>
<message><source>runs</source><extracomment>sweep</extracomment><translation>ejecuciones</translation></message>
<message><source>mean</source><extracomment>sweep</extracomment><translation>media</translation></message>
<message><source>spread</source><extracomment>sweep</extracomment><translation>variación</translation></message>
<message><source>no sweeps</source><extracomment>sweep</extracomment><translation>ningún barrido</translation></message>
<message><source>the project has no sweep "%1". `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>el proyecto no tiene ningún barrido «%1». `tiller sweep show` muestra los que hay.</translation></message>
<message><source>the project has no sweep. Name what varies with --vary PATH=VALUES and what counts with --measure, or make a sweep in the editor.</source><extracomment>sweep_choice</extracomment><translation>el proyecto no tiene ningún barrido. Indica qué varía con --vary PATH=VALUES y qué cuenta con --measure, o crea un barrido en el editor.</translation></message>
<message><source>the project has several sweeps. Choose one with --sweep; `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>el proyecto tiene varios barridos. Elige uno con --sweep; `tiller sweep show` los muestra.</translation></message>
<message><source>%1: "%2" is neither a plot of the project nor a setting of plots. Write the name of a plot, or settings as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>%1: «%2» no es ni una gráfica del proyecto ni un ajuste de las gráficas. Escribe el nombre de una gráfica, o ajustes como en quantity=count,of=prey.</translation></message>
<message><source>the sweep measures nothing. Name a plot of the project with --measure, or settings with an agent type, as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>el barrido no mide nada. Indica una gráfica del proyecto con --measure, o ajustes con un tipo de agente, como en quantity=count,of=prey.</translation></message>
<message><source>Takes the output of one card to the input of another.</source><extracomment>inspector_model</extracomment><translation>Lleva la salida de una tarjeta a la entrada de otra.</translation></message>
<message><source>Nodes that the canvas shows as one card.</source><extracomment>inspector_model</extracomment><translation>Nodos que el lienzo muestra como una sola tarjeta.</translation></message>
<message><source>"%1" has no range from %2 to %3. Write the smaller number first.</source><extracomment>find_task</extracomment><translation>«%1» no tiene un rango de %2 a %3. Escribe primero el número menor.</translation></message>
<message><source>"%1" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.</source><extracomment>find_task</extracomment><translation>«%1» no es un rango. Escribe RUTA=DESDE..HASTA, como en hunter.maxSpeed=60..150.</translation></message>
<message><source>The search has no goal. Say what should be small, large or near a number.</source><extracomment>find_task</extracomment><translation>La búsqueda no tiene meta. Di qué debe ser pequeño, grande o cercano a un número.</translation></message>
<message><source>A search changes 1 to %1 values; this one has %2.</source><extracomment>find_task</extracomment><translation>Una búsqueda cambia de 1 a %1 valores; esta tiene %2.</translation></message>
<message><source>The search would not end. Give it a number of seconds or of points.</source><extracomment>find_task</extracomment><translation>La búsqueda no terminaría nunca. Dale un número de segundos o de puntos.</translation></message>
<message><source>A search needs at least one seed and one tick.</source><extracomment>find_task</extracomment><translation>Una búsqueda necesita al menos una semilla y un tick.</translation></message>
<message><source>The weight of a goal must be above 0.</source><extracomment>find_task</extracomment><translation>El peso de una meta debe ser mayor que 0.</translation></message>
<message><source>"%1" has two ranges. Remove one.</source><extracomment>find_task</extracomment><translation>«%1» tiene dos rangos. Quita uno.</translation></message>
<message><source>The project has several worlds; this is "%1", the first. Choose another world or a level with --part: %2</source><extracomment>ldtk</extracomment><translation>El proyecto tiene varios mundos; este es «%1», el primero. Elige otro mundo o un nivel con --part: %2</translation></message>
<message><source>The project has no levels.</source><extracomment>ldtk</extracomment><translation>El proyecto no tiene niveles.</translation></message>
<message><source>There is no world and no level "%1".</source><extracomment>ldtk</extracomment><translation>No hay ningún mundo ni nivel «%1».</translation></message>
<message><source>The level "%1" is not read: %2</source><extracomment>ldtk</extracomment><translation>El nivel «%1» no se lee: %2</translation></message>
<message><source>The layer has no "__gridSize" above 0.</source><extracomment>ldtk</extracomment><translation>La capa no tiene un "__gridSize" mayor que 0.</translation></message>
<message><source>Import one level.</source><extracomment>ldtk</extracomment><translation>Importa un solo nivel.</translation></message>
<message><source>"intGridCsv" does not hold the cells of the layer's size.</source><extracomment>ldtk</extracomment><translation>"intGridCsv" no contiene las celdas del tamaño de la capa.</translation></message>
<message><source>"px" of a tile is not two numbers.</source><extracomment>ldtk</extracomment><translation>"px" de una tesela no son dos números.</translation></message>
<message><source>The levels have more than 100,000 entities. Import one level.</source><extracomment>ldtk</extracomment><translation>Los niveles tienen más de 100 000 entidades. Importa un solo nivel.</translation></message>
<message><source>"%1" is not two numbers.</source><extracomment>ldtk</extracomment><translation>«%1» no son dos números.</translation></message>
<message><source>The scale must be a number above 0.</source><extracomment>map_import</extracomment><translation>La escala debe ser un número mayor que 0.</translation></message>
<message><source>All of the map is left of or above the place where it began at its first import, so nothing of it would be in the world. Import it into a new project.</source><extracomment>map_import</extracomment><translation>Todo el mapa está a la izquierda o por encima del lugar donde empezaba en su primera importación, así que nada de él quedaría en el mundo. Impórtalo en un proyecto nuevo.</translation></message>
<message><source>The map has grown %1 u to the left since its first import.</source><extracomment>map_import</extracomment><translation>El mapa ha crecido %1 u hacia la izquierda desde su primera importación.</translation></message>
<message><source>The map has grown %1 u to the left and %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>El mapa ha crecido %1 u hacia la izquierda y %2 u hacia arriba desde su primera importación.</translation></message>
<message><source>The map has grown %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>El mapa ha crecido %2 u hacia arriba desde su primera importación.</translation></message>
<message><source>What is there is outside the world, whose (0, 0) stays where it was. Import the map into a new project to begin at its new corner.</source><extracomment>map_import</extracomment><translation>Lo que hay allí queda fuera del mundo, cuyo (0, 0) sigue donde estaba. Importa el mapa en un proyecto nuevo para empezar en su nueva esquina.</translation></message>
<message><source>The tiles become more than 10,000 obstacles and regions, with the layer "%1". Choose fewer layers and values, or import a part of the map.</source><extracomment>map_import</extracomment><translation>Las teselas dan más de 10 000 obstáculos y regiones, con la capa «%1». Elige menos capas y valores, o importa una parte del mapa.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a path: it has one place only.</source><extracomment>map_import</extracomment><translation>El objeto «%1» (%2) de la capa «%3» no puede convertirse en un camino: solo tiene un lugar.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a region: it has no area.</source><extracomment>map_import</extracomment><translation>El objeto «%1» (%2) de la capa «%3» no puede convertirse en una región: no tiene área.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become an obstacle: it has no size.</source><extracomment>map_import</extracomment><translation>El objeto «%1» (%2) de la capa «%3» no puede convertirse en un obstáculo: no tiene tamaño.</translation></message>
<message><source>"%1" is no more in the map, but stays: a node names it.</source><extracomment>map_import</extracomment><translation>«%1» ya no está en el mapa, pero se queda: un nodo hace referencia a él.</translation></message>
<message><source>%1 and %2 more</source><extracomment>map_import</extracomment><translation>%1 y %2 más</translation></message>
<message><source>The world becomes %1 by %2, from %3 by %4.</source><extracomment>map_import</extracomment><translation>El mundo pasa a ser de %1 por %2; antes era de %3 por %4.</translation></message>
<message><source>The world is %1 by %2.</source><extracomment>map_import</extracomment><translation>El mundo es de %1 por %2.</translation></message>
<message><source>Left out: %1.</source><extracomment>map_import</extracomment><translation>Se omite: %1.</translation></message>
<message><source>Only in the picture: %1.</source><extracomment>map_import</extracomment><translation>Solo en la imagen: %1.</translation></message>
<message numerus="yes"><source>%n obstacles</source><extracomment>map_import</extracomment><translation><numerusform>%n obstáculo</numerusform><numerusform>%n obstáculos</numerusform></translation></message>
<message numerus="yes"><source>%n regions</source><extracomment>map_import</extracomment><translation><numerusform>%n región</numerusform><numerusform>%n regiones</numerusform></translation></message>
<message numerus="yes"><source>%n paths</source><extracomment>map_import</extracomment><translation><numerusform>%n camino</numerusform><numerusform>%n caminos</numerusform></translation></message>
<message numerus="yes"><source>%n agents</source><extracomment>map_import</extracomment><translation><numerusform>%n agente</numerusform><numerusform>%n agentes</numerusform></translation></message>
<message numerus="yes"><source>%n tiles become %1</source><extracomment>map_import</extracomment><translation><numerusform>%n tesela se convierte en %1</numerusform><numerusform>%n teselas se convierten en %1</numerusform></translation></message>
<message><source>%1; objects become %2</source><extracomment>map_import</extracomment><translation>%1; los objetos se convierten en %2</translation></message>
<message><source>it is not in the map's folder.</source><extracomment>map_picture</extracomment><translation>no está en la carpeta del mapa.</translation></message>
<message><source>it has more than 16 MB.</source><extracomment>map_picture</extracomment><translation>tiene más de 16 MB.</translation></message>
<message><source>it cannot be read. Save it as PNG or JPEG.</source><extracomment>map_picture</extracomment><translation>no se puede leer. Guárdala como PNG o JPEG.</translation></message>
<message><source>it has more than 36 million pixels.</source><extracomment>map_picture</extracomment><translation>tiene más de 36 millones de píxeles.</translation></message>
<message><source>those of the map have more than 100 million pixels.</source><extracomment>map_picture</extracomment><translation>las del mapa tienen más de 100 millones de píxeles.</translation></message>
<message><source>The picture %1 is not drawn: %2</source><extracomment>map_picture</extracomment><translation>La imagen %1 no se dibuja: %2</translation></message>
<message><source>The map draws too much; its picture shows what is behind.</source><extracomment>map_picture</extracomment><translation>El mapa dibuja demasiado; su imagen muestra lo que hay detrás.</translation></message>
<message><source>It could not be read.</source><extracomment>map_reading</extracomment><translation>No se pudo leer.</translation></message>
<message><source>Line %1: %2</source><extracomment>map_reading</extracomment><translation>Línea %1: %2</translation></message>
<message><source>There is no such file.</source><extracomment>map_reading</extracomment><translation>Ese archivo no existe.</translation></message>
<message><source>It is not in the map's folder; files elsewhere are not read. Move it there.</source><extracomment>map_reading</extracomment><translation>No está en la carpeta del mapa; los archivos de otros lugares no se leen. Muévelo allí.</translation></message>
<message><source>There are more warnings.</source><extracomment>map_reading</extracomment><translation>Hay más avisos.</translation></message>
<message><source>"%1" is %2, not %3.</source><extracomment>map_reading</extracomment><translation>«%1» es %2, no %3.</translation></message>
<message><source>"%1" is no whole number from %2 to %3.</source><extracomment>map_reading</extracomment><translation>«%1» no es un número entero de %2 a %3.</translation></message>
<message><source>a text</source><extracomment>map_reading</extracomment><translation>un texto</translation></message>
<message><source>The property "%1" is left out: a project cannot hold two of this name.</source><extracomment>map_reading</extracomment><translation>La propiedad «%1» se omite: un proyecto no puede contener dos con este nombre.</translation></message>
<message><source>The property "%1" is left out: a project cannot hold its name or value.</source><extracomment>map_reading</extracomment><translation>La propiedad «%1» se omite: un proyecto no puede contener su nombre o su valor.</translation></message>
<message><source>The property "%1" is kept without the lists and objects that are in its list: a project cannot hold them.</source><extracomment>map_reading</extracomment><translation>La propiedad «%1» se conserva sin las listas y objetos que hay en su lista: un proyecto no puede contenerlos.</translation></message>
<message><source>The picture "%1" is not drawn. %2</source><extracomment>map_reading</extracomment><translation>La imagen «%1» no se dibuja. %2</translation></message>
<message><source>The map has more than 1,000,000 tiles; its picture shows the first.</source><extracomment>map_reading</extracomment><translation>El mapa tiene más de 1 000 000 de teselas; su imagen muestra las primeras.</translation></message>
<message><source>The layers have more than 10,000,000 cells.</source><extracomment>map_reading</extracomment><translation>Las capas tienen más de 10 000 000 de celdas.</translation></message>
<message><source>The text is not UTF-8. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>El texto no es UTF-8. Guarda el mapa otra vez en Tiled.</translation></message>
<message><source>The file has more elements than a map can have. In Tiled, save its layers as CSV or base64, not as XML.</source><extracomment>map_xml</extracomment><translation>El archivo tiene más elementos de los que puede tener un mapa. En Tiled, guarda sus capas como CSV o base64, no como XML.</translation></message>
<message><source>This is not sound XML: %1. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Esto no es XML correcto: %1. Guarda el mapa otra vez en Tiled.</translation></message>
<message><source>The file is XML, but no map of Tiled.</source><extracomment>map_xml</extracomment><translation>El archivo es XML, pero no es un mapa de Tiled.</translation></message>
<message><source>The file is nested deeper than %1 levels. Use fewer groups.</source><extracomment>map_xml</extracomment><translation>El archivo tiene más de %1 niveles de anidamiento. Usa menos grupos.</translation></message>
<message><source>The file is no map of Tiled (.tmj, .tmx) and no project of LDtk (.ldtk).</source><extracomment>read_map</extracomment><translation>El archivo no es un mapa de Tiled (.tmj, .tmx) ni un proyecto de LDtk (.ldtk).</translation></message>
<message><source>Only projects of LDtk have parts to choose from.</source><extracomment>read_map</extracomment><translation>Solo los proyectos de LDtk tienen partes entre las que elegir.</translation></message>
<message><source>The map is empty: it has no size. Draw something in it first.</source><extracomment>read_map</extracomment><translation>El mapa está vacío: no tiene tamaño. Dibuja antes algo en él.</translation></message>
<message><source>The map is %1. Only orthogonal maps can be imported.</source><extracomment>tiled</extracomment><translation>El mapa es %1. Solo se pueden importar mapas ortogonales.</translation></message>
<message><source>The map has no size of its tiles: "tilewidth" and "tileheight" must be above 0.</source><extracomment>tiled</extracomment><translation>El mapa no tiene tamaño de teselas: "tilewidth" y "tileheight" deben ser mayores que 0.</translation></message>
<message><source>Import a part of the map.</source><extracomment>tiled</extracomment><translation>Importa una parte del mapa.</translation></message>
<message><source>The map has more than 100,000 objects.</source><extracomment>tiled</extracomment><translation>El mapa tiene más de 100 000 objetos.</translation></message>
<message><source>The objects have more than 2,000,000 points.</source><extracomment>tiled</extracomment><translation>Los objetos tienen más de 2 000 000 de puntos.</translation></message>
<message><source>The template "%1" is not read: %2</source><extracomment>tiled</extracomment><translation>La plantilla «%1» no se lee: %2</translation></message>
<message><source>it holds no object.</source><extracomment>tiled</extracomment><translation>no contiene ningún objeto.</translation></message>
<message><source>The template "%1" is not read: it is too large.</source><extracomment>tiled</extracomment><translation>La plantilla «%1» no se lee: es demasiado grande.</translation></message>
<message><source>The tiles have more than 100,000 collision shapes. Use fewer, or import a part of the map.</source><extracomment>tiled</extracomment><translation>Las teselas tienen más de 100 000 formas de colisión. Usa menos o importa una parte del mapa.</translation></message>
<message><source>The shape has more than 100,000 points. Use several shapes.</source><extracomment>tiled_parts</extracomment><translation>La forma tiene más de 100 000 puntos. Usa varias formas.</translation></message>
<message><source>The map lists more than 1,000 tilesets.</source><extracomment>tiled_parts</extracomment><translation>El mapa indica más de 1000 conjuntos de teselas.</translation></message>
<message><source>The tileset "%1" is not read, so its tiles have no collision shapes and no classes: %2</source><extracomment>tiled_parts</extracomment><translation>El conjunto de teselas «%1» no se lee, así que sus teselas no tienen formas de colisión ni clases: %2</translation></message>
<message><source>The tilesets have more than 1,000,000 tiles and shapes.</source><extracomment>tiled_parts</extracomment><translation>Los conjuntos de teselas tienen más de 1 000 000 de teselas y formas.</translation></message>
<message numerus="yes"><source>The layer does not hold the %n tiles of its size. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation><numerusform>La capa no contiene la %n tesela de su tamaño. Guarda el mapa otra vez en Tiled.</numerusform><numerusform>La capa no contiene las %n teselas de su tamaño. Guarda el mapa otra vez en Tiled.</numerusform></translation></message>
<message><source>The layer's data is no sound %1. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation>Los datos de la capa no son un formato %1 correcto. Guarda el mapa otra vez en Tiled.</translation></message>
<message><source>list of tiles</source><extracomment>tiled_tiles</extracomment><translation>lista de teselas</translation></message>
<message><source>Layers with the encoding "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Las capas con la codificación «%1» no se pueden leer. En las propiedades del mapa en Tiled, elige CSV.</translation></message>
<message><source>Layers with the compression "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Las capas con la compresión «%1» no se pueden leer. En las propiedades del mapa en Tiled, elige CSV.</translation></message>
<message><source>%1 of its size</source><extracomment>tiled_tiles</extracomment><translation>%1 de su tamaño</translation></message>
<message><source>A page needs %1, which cannot be read. Make it with ./dev page in the sources of Tiller, then try again.</source><extracomment>page</extracomment><translation>Una página necesita %1, que no se puede leer. Créalo con ./dev page en las fuentes de Tiller y vuelve a intentarlo.</translation></message>
<message><source>Weight for %1</source><extracomment>page</extracomment><translation>Peso para %1</translation></message>
<message><source>The template of pages lacks %1 followed by %2, once each. Make it again with ./dev page.</source><extracomment>page</extracomment><translation>A la plantilla de páginas le falta %1 seguido de %2, una vez cada uno. Vuelve a crearla con ./dev page.</translation></message>
<message><source>The page lacks the picture "%1": it is missing, larger than %2 MB, outside the project's folder, or not a PNG, JPEG, GIF or WebP file.</source><extracomment>page</extracomment><translation>A la página le falta la imagen «%1»: no existe, ocupa más de %2 MB, está fuera de la carpeta del proyecto o no es un archivo PNG, JPEG, GIF o WebP.</translation></message>
<message><source>A site needs at least one project.</source><extracomment>site</extracomment><translation>Un sitio necesita al menos un proyecto.</translation></message>
<message><source>Two projects are named "%1". Rename one of the files: browsers remember by this name what is done.</source><extracomment>site</extracomment><translation>Dos proyectos se llaman «%1». Cambia el nombre de uno de los archivos: los navegadores recuerdan con ese nombre lo que está hecho.</translation></message>
<message><source>The folder "%1" could not be written: %2. What it held before is unchanged.</source><extracomment>site</extracomment><translation>No se pudo escribir la carpeta «%1»: %2. Lo que contenía antes no ha cambiado.</translation></message>
<message><source>"%1" is a file, and a site is a folder. Name another one.</source><extracomment>site</extracomment><translation>«%1» es un archivo, y un sitio es una carpeta. Indica otro nombre.</translation></message>
<message><source>The folder "%1" holds "%2", which is no page of a site. Nothing was written. Name a new folder, or move that away.</source><extracomment>site</extracomment><translation>La carpeta «%1» contiene «%2», que no es una página de un sitio. No se ha escrito nada. Indica una carpeta nueva o aparta eso.</translation></message>
<message><source>Canceled.</source><extracomment>site</extracomment><translation>Cancelado.</translation></message>
<message><source>Measure how long a tick of a project takes.</source><extracomment>help of tiller bench</extracomment><translation>Mide cuánto tarda un tick de un proyecto.</translation></message>
<message><source>A project or an export.</source><extracomment>help of tiller bench</extracomment><translation>Un proyecto o una exportación.</translation></message>
<message><source>Run with N agents in all. Counts, world and scene grow together, so the density stays the same.</source><extracomment>help of tiller bench</extracomment><translation>Ejecuta con N agentes en total. Las cantidades, el mundo y la escena crecen a la par, así que la densidad no cambia.</translation></message>
<message><source>Ticks to run before the clock starts. Default: 0.</source><extracomment>help of tiller bench</extracomment><translation>Ticks que se ejecutan antes de empezar a medir. Por defecto: 0.</translation></message>
<message><source>Print the problems of files as FILE:LINE:COLUMN: text. Prints nothing for a file without problems or hints.</source><extracomment>help of tiller check</extracomment><translation>Muestra los problemas de los archivos como FILE:LINE:COLUMN: texto. No muestra nada de un archivo sin problemas ni sugerencias.</translation></message>
<message><source>Projects or exports.</source><extracomment>help of tiller check</extracomment><translation>Proyectos o exportaciones.</translation></message>
<message><source>Print the manual page, as roff.</source><extracomment>help of tiller command_line</extracomment><translation>Escribe la página del manual, en formato roff.</translation></message>
<message><source>Print a script that completes this command.</source><extracomment>help of tiller command_line</extracomment><translation>Escribe un script que completa esta orden.</translation></message>
<message><source>bash, zsh or fish.</source><extracomment>help of tiller command_line</extracomment><translation>bash, zsh o fish.</translation></message>
<message><source>The seed of all random numbers. Default: the project's.</source><extracomment>help of tiller command_line</extracomment><translation>La semilla de todos los números aleatorios. Por defecto: la del proyecto.</translation></message>
<message><source>Where the mouse is and where it was clicked, for Cursor targets. Default: there is no mouse.</source><extracomment>help of tiller command_line</extracomment><translation>Dónde está el ratón y dónde se hizo clic, para los objetivos Cursor. Por defecto: no hay ratón.</translation></message>
<message><source>Threads to use. The result is the same with any number. Default: one per core.</source><extracomment>help of tiller command_line</extracomment><translation>Hilos que se usan. El resultado es el mismo con cualquier número. Por defecto: uno por núcleo.</translation></message>
<message><source>Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that this machine has.</source><extracomment>help of tiller command_line</extracomment><translation>Juego de instrucciones que se usa: scalar, avx2, avx512 o neon. Por defecto: el más amplio que tenga este equipo.</translation></message>
<message><source>Sort the agents by place every K ticks. Default: when it pays.</source><extracomment>help of tiller command_line</extracomment><translation>Ordena los agentes por lugar cada K ticks. Por defecto: cuando compensa.</translation></message>
<message><source>Draw a run as a picture or a film, without a display. Needs the editor, and ffmpeg for films.</source><extracomment>help of tiller editor</extracomment><translation>Dibuja una ejecución como imagen o película, sin pantalla. Necesita el editor y, para películas, ffmpeg.</translation></message>
<message><source>A project (*.tiller) or an export.</source><extracomment>help of tiller editor</extracomment><translation>Un proyecto (*.tiller) o una exportación.</translation></message>
<message><source>The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.</source><extracomment>help of tiller editor</extracomment><translation>El archivo de salida. *.png es una imagen del último tick; *.gif y *.mp4 son películas.</translation></message>
<message><source>The first tick of a film. Default: 0.</source><extracomment>help of tiller editor</extracomment><translation>El primer tick de una película. Por defecto: 0.</translation></message>
<message><source>One frame every K ticks. Default: 30 frames per second of watching.</source><extracomment>help of tiller editor</extracomment><translation>Un fotograma cada K ticks. Por defecto: 30 fotogramas por segundo de observación.</translation></message>
<message><source>Width and height in pixels, each from 16 to 8192. Default: 1280x720.</source><extracomment>help of tiller editor</extracomment><translation>Ancho y alto en píxeles, cada uno de 16 a 8192. Por defecto: 1280x720.</translation></message>
<message><source>dark or light. Default: dark.</source><extracomment>help of tiller editor</extracomment><translation>dark (oscuro) o light (claro). Por defecto: dark.</translation></message>
<message><source>Start the editor, tiller-editor.</source><extracomment>help of tiller editor</extracomment><translation>Inicia el editor, tiller-editor.</translation></message>
<message><source>The project to open.</source><extracomment>help of tiller editor</extracomment><translation>El proyecto que se abre.</translation></message>
<message><source>Write what a game needs of a project, or a page that plays it.</source><extracomment>help of tiller export</extracomment><translation>Escribe lo que un juego necesita de un proyecto, o una página que lo ejecuta.</translation></message>
<message><source>A project (*.tiller); with site, all lessons in their order.</source><extracomment>help of tiller export</extracomment><translation>Un proyecto (*.tiller); con site, todas las lecciones en su orden.</translation></message>
<message><source>The file to write; - is standard output. With site: the folder.</source><extracomment>help of tiller export</extracomment><translation>El archivo de salida; - es la salida estándar. Con site: la carpeta.</translation></message>
<message><source>With site: its title. Default: the name of the folder.</source><extracomment>help of tiller export</extracomment><translation>Con site: su título. Por defecto: el nombre de la carpeta.</translation></message>
<message><source>With html and site: the language of the page at first. Pupils can choose another one. Default: that of the browser.</source><extracomment>help of tiller export</extracomment><translation>Con html y site: el idioma en que empieza la página. Los alumnos pueden elegir otro. Por defecto: el del navegador.</translation></message>
<message><source>With html and site: the page to fill in, instead of the installed one.</source><extracomment>help of tiller export</extracomment><translation>Con html y site: la página que se rellena, en lugar de la instalada.</translation></message>
<message><source>Find values of settings, weights and parameters that meet goals best.</source><extracomment>help of tiller find</extracomment><translation>Halla los valores de ajustes, pesos y parámetros que mejor cumplen las metas.</translation></message>
<message><source>A project (*.tiller).</source><extracomment>help of tiller find</extracomment><translation>Un proyecto (*.tiller).</translation></message>
<message><source>A number that may change, and its bounds. PATH is as in `tiller run --set`.</source><extracomment>help of tiller find</extracomment><translation>Un número que puede cambiar y sus límites. PATH es como en `tiller run --set`.</translation></message>
<message><source>A number that should be small: the id or name of a plot of the project, or its settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, first-at-least or first-at-most with ,limit=X, and ,weight=W.</source><extracomment>help of tiller find</extracomment><translation>Un número que debe ser pequeño: el id o el nombre de una gráfica del proyecto, o sus ajustes como en un archivo, quantity=count,of=prey. Después puede seguir ,take=end, mean, first-at-least o first-at-most con ,limit=X, y ,weight=W.</translation></message>
<message><source>A number that should be large.</source><extracomment>help of tiller find</extracomment><translation>Un número que debe ser grande.</translation></message>
<message><source>A number that should be near another one, which follows as ,target=X.</source><extracomment>help of tiller find</extracomment><translation>Un número que debe acercarse a otro, que sigue como ,target=X.</translation></message>
<message><source>Runs of each point, with seeds from the project's on. Default: 8.</source><extracomment>help of tiller find</extracomment><translation>Ejecuciones de cada punto, con semillas a partir de la del proyecto. Por defecto: 8.</translation></message>
<message><source>The length of each run. Default: 3600.</source><extracomment>help of tiller find</extracomment><translation>La duración de cada ejecución. Por defecto: 3600.</translation></message>
<message><source>End after N points. The same call then finds the same values. Default: 100, if there is no --seconds.</source><extracomment>help of tiller find</extracomment><translation>Termina tras N puntos. La misma llamada halla entonces los mismos valores. Por defecto: 100, si no hay --seconds.</translation></message>
<message><source>End after S seconds.</source><extracomment>help of tiller find</extracomment><translation>Termina tras S segundos.</translation></message>
<message><source>How many runs at a time. Default: one on each core.</source><extracomment>help of tiller find</extracomment><translation>Cuántas ejecuciones a la vez. Por defecto: una en cada núcleo.</translation></message>
<message><source>Write the project with the best values, if they are better than its own; - is standard output.</source><extracomment>help of tiller find</extracomment><translation>Escribe el proyecto con los mejores valores, si son mejores que los que ya tiene; - es la salida estándar.</translation></message>
<message><source>Make a project of a map of Tiled or LDtk.</source><extracomment>help of tiller import</extracomment><translation>Crea un proyecto a partir de un mapa de Tiled o LDtk.</translation></message>
<message><source>A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).</source><extracomment>help of tiller import</extracomment><translation>Un mapa de Tiled (*.tmj, *.tmx) o LDtk (*.ldtk).</translation></message>
<message><source>The project to write; - is standard output.</source><extracomment>help of tiller import</extracomment><translation>El proyecto de salida; - es la salida estándar.</translation></message>
<message><source>A project that gets the map. What came from an earlier import of the same map is replaced, with the choices of that import. It may be OUT.</source><extracomment>help of tiller import</extracomment><translation>Un proyecto que recibe el mapa. Lo que vino de una importación anterior del mismo mapa se sustituye, con las elecciones de esa importación. Puede ser OUT.</translation></message>
<message><source>A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.</source><extracomment>help of tiller import</extracomment><translation>Una capa o un valor IntGrid (VALUE o LAYER/VALUE) cuyas teselas se convierten en obstáculos.</translation></message>
<message><source>What the objects of a class or layer, or the tiles of a layer or IntGrid value, become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>help of tiller import</extracomment><translation>En qué se convierten los objetos de una clase o capa, o las teselas de una capa o de un valor IntGrid. KIND es nothing, layer (de una clase: como su capa), obstacle, region, path, point, tile-shapes, agent o agent:TYPE.</translation></message>
<message><source>Only this world or level of LDtk.</source><extracomment>help of tiller import</extracomment><translation>Solo este mundo o nivel de LDtk.</translation></message>
<message><source>World units per pixel. Default: that of the last import, or 1.</source><extracomment>help of tiller import</extracomment><translation>Unidades del mundo por píxel. Por defecto: las de la última importación, o 1.</translation></message>
<message><source>List every node type.</source><extracomment>help of tiller list</extracomment><translation>Muestra todos los tipos de nodo.</translation></message>
<message><source>Print the JSON Schema (draft 7) of a file format.</source><extracomment>help of tiller list</extracomment><translation>Escribe el JSON Schema (draft 7) de un formato de archivo.</translation></message>
<message><source>project or export.</source><extracomment>help of tiller list</extracomment><translation>project o export.</translation></message>
<message><source>Run a project or an export.</source><extracomment>help of tiller run</extracomment><translation>Ejecuta un proyecto o una exportación.</translation></message>
<message><source>Change one setting before the run. PATH is world.SETTING, NODE.SETTING, ITEM.SETTING (an item of the scene) or LINK.weight, all by id.</source><extracomment>help of tiller run</extracomment><translation>Cambia un ajuste antes de la ejecución. PATH es world.SETTING, NODE.SETTING, ITEM.SETTING (un elemento de la escena) o LINK.weight, todos por id.</translation></message>
<message><source>Replay an input log that the editor saved: the mouse and all edits, from the start of the run.</source><extracomment>help of tiller run</extracomment><translation>Repite un registro de entradas que guardó el editor: el ratón y todos los cambios, desde el inicio de la ejecución.</translation></message>
<message><source>Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Escribe tick,agent,type,x,y,vx,vy de cada agente y tick desde el 0, como CSV; - es la salida estándar.</translation></message>
<message><source>Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Escribe los números de las gráficas del proyecto, tick,NAME,..., de cada tick desde el 0, como CSV; - es la salida estándar.</translation></message>
<message><source>With --trace or --plots: write every K-th tick only. Default: 1.</source><extracomment>help of tiller run</extracomment><translation>Con --trace o --plots: escribe solo un tick de cada K. Por defecto: 1.</translation></message>
<message><source>With --trace or --plots: round to N decimals, but keep four digits of small numbers. Default: as many as the numbers need to read back exactly.</source><extracomment>help of tiller run</extracomment><translation>Con --trace o --plots: redondea a N decimales, pero conserva cuatro cifras de los números pequeños. Por defecto: tantos como necesiten los números para leerse de nuevo con exactitud.</translation></message>
<message><source>Run a project with many values and seeds, and measure one number of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Ejecuta un proyecto con muchos valores y semillas, y mide un número de cada ejecución.</translation></message>
<message><source>plan writes all runs of a project's sweep into a file. run runs those that have no result yet; it may be killed and called again, on several machines at a time. merge makes one table of all results. show prints means, of a plan or of the sweeps in a project. submit hands all runs over to Slurm or GNU parallel.</source><extracomment>help of tiller sweep</extracomment><translation>plan escribe en un archivo todas las ejecuciones de un barrido del proyecto. run hace las que aún no tienen resultado; se puede interrumpir y volver a llamar, en varios equipos a la vez. merge hace una tabla con todos los resultados. show muestra las medias, de un plan o de los barridos de un proyecto. submit entrega todas las ejecuciones a Slurm o GNU parallel.</translation></message>
<message><source>A project (*.tiller) for plan and show; else a plan.</source><extracomment>help of tiller sweep</extracomment><translation>Un proyecto (*.tiller) para plan y show; si no, un plan.</translation></message>
<message><source>The file that plan or merge writes; - is standard output.</source><extracomment>help of tiller sweep</extracomment><translation>El archivo que escribe plan o merge; - es la salida estándar.</translation></message>
<message><source>With plan: the id or name of one of the project's sweeps.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: el id o el nombre de uno de los barridos del proyecto.</translation></message>
<message><source>With plan: another sweep than one of the project. PATH is as in `tiller run --set`; VALUES is a list, 1,2,5, or a range, "1..10 in 4".</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: otro barrido, que no es del proyecto. PATH es como en `tiller run --set`; VALUES es una lista, 1,2,5, o un rango, "1..10 in 4".</translation></message>
<message><source>With plan: runs of each combination, with seeds from the project's on.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: ejecuciones de cada combinación, con semillas a partir de la del proyecto.</translation></message>
<message><source>With plan: the length of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: la duración de cada ejecución.</translation></message>
<message><source>With plan: the id or name of a plot of the project; or its settings as in a file, quantity=count,of=prey.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: el id o el nombre de una gráfica del proyecto; o sus ajustes como en un archivo, quantity=count,of=prey.</translation></message>
<message><source>With plan: the number at the end, its mean over time, or the time when it first reaches the limit.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: el número al final, su media en el tiempo o el momento en que alcanza por primera vez el límite.</translation></message>
<message><source>With plan: the limit of --take.</source><extracomment>help of tiller sweep</extracomment><translation>Con plan: el límite de --take.</translation></message>
<message><source>With run: the I-th of N parts of the runs, as in 1/8. Default: all.</source><extracomment>help of tiller sweep</extracomment><translation>Con run: la parte I de N de las ejecuciones, como en 1/8. Por defecto: todas.</translation></message>
<message><source>With run: how many runs at a time. Default: one on each core.</source><extracomment>help of tiller sweep</extracomment><translation>Con run: cuántas ejecuciones a la vez. Por defecto: una en cada núcleo.</translation></message>
<message><source>With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).</source><extracomment>help of tiller sweep</extracomment><translation>Con submit: slurm (un array de trabajos, con sbatch) o parallel (GNU parallel).</translation></message>
<message><source>With submit: into how many jobs the runs are divided. Default: 16.</source><extracomment>help of tiller sweep</extracomment><translation>Con submit: en cuántos trabajos se dividen las ejecuciones. Por defecto: 16.</translation></message>
<message><source>First steps</source><extracomment>group of examples</extracomment><translation>Primeros pasos</translation></message>
<message><source>Groups</source><extracomment>group of examples</extracomment><translation>Grupos</translation></message>
<message><source>Worlds that live</source><extracomment>group of examples</extracomment><translation>Mundos que viven</translation></message>
<message><source>Worlds with numbers</source><extracomment>group of examples</extracomment><translation>Mundos con números</translation></message>
<message><source>Ants</source><extracomment>title of an example</extracomment><translation>Hormigas</translation></message>
<message><source>Smell of the nest</source><extracomment>example ants</extracomment><translation>Olor del nido</translation></message>
<message><source>Scent of food</source><extracomment>example ants</extracomment><translation>Rastro de comida</translation></message>
<message><source>Nest</source><extracomment>example ants</extracomment><translation>Nido</translation></message>
<message><source>Food</source><extracomment>example ants</extracomment><translation>Comida</translation></message>
<message><source>Searching ants</source><extracomment>example ants</extracomment><translation>Hormigas buscadoras</translation></message>
<message><source>Carrying ants</source><extracomment>example ants</extracomment><translation>Hormigas cargadas</translation></message>
<message><source>Look about</source><extracomment>example ants</extracomment><translation>Explorar</translation></message>
<message><source>Follow the scent of food</source><extracomment>example ants</extracomment><translation>Seguir el rastro de comida</translation></message>
<message><source>Go where the nest smells</source><extracomment>example ants</extracomment><translation>Ir hacia el olor del nido</translation></message>
<message><source>Time on the way</source><extracomment>example ants</extracomment><translation>Tiempo en camino</translation></message>
<message><source>Less and less</source><extracomment>example ants</extracomment><translation>Cada vez menos</translation></message>
<message><source>Always</source><extracomment>example ants</extracomment><translation>Siempre</translation></message>
<message><source>Leave the scent of food</source><extracomment>example ants</extracomment><translation>Dejar rastro de comida</translation></message>
<message><source>Food found</source><extracomment>example ants</extracomment><translation>Comida encontrada</translation></message>
<message><source>Back at the nest</source><extracomment>example ants</extracomment><translation>De vuelta en el nido</translation></message>
<message><source>Take a piece</source><extracomment>example ants</extracomment><translation>Llevarse un trozo</translation></message>
<message><source>Go again</source><extracomment>example ants</extracomment><translation>Volver a salir</translation></message>
<message><source>Store it</source><extracomment>example ants</extracomment><translation>Guardarlo</translation></message>
<message><source>Pieces in the nest</source><extracomment>example ants</extracomment><translation>Trozos en el nido</translation></message>
<message><source>How much they follow the scent</source><extracomment>example ants</extracomment><translation>Cuánto siguen el rastro</translation></message>
<message><source>Nobody follows the scent</source><extracomment>example ants</extracomment><translation>Nadie sigue el rastro</translation></message>
<message><source>Scent fades fast</source><extracomment>example ants</extracomment><translation>El rastro se disipa pronto</translation></message>
<message><source>Ants that carry</source><extracomment>example ants</extracomment><translation>Hormigas que llevan comida</translation></message>
<message><source>Ants look for food and carry it home. On the way home they leave a scent, others follow it, and a trail of ants joins food and nest.</source><extracomment>example ants</extracomment><translation>Las hormigas buscan comida y la llevan a casa. En el camino de vuelta dejan un rastro, otras lo siguen, y una hilera de hormigas une la comida con el nido.</translation></message>
<message><source>[Searching ants](node:searcher) [wander](node:stray) and [follow the scent of food](node:to-food) where there is some. In the [food](item:food) each [takes a piece](node:take) and becomes one of the [carrying ants](node:carrier). These [go where the nest smells](node:to-home) more, and [leave the scent of food](node:mark-food), [less and less](node:strength) with the time since they left the food: so there is most of it where the food is.

In the [nest](item:nest) they [store](node:store) the piece and [go again](node:drop). There are two grounds: the smell of the nest, which stays, and the scent of food, which spreads and fades.</source><extracomment>example ants</extracomment><translation>Las [hormigas buscadoras](node:searcher) [deambulan](node:stray) y [siguen el rastro de comida](node:to-food) donde lo hay. En la [comida](item:food), cada una [se lleva un trozo](node:take) y se convierte en una de las [hormigas cargadas](node:carrier). Estas [van hacia donde más huele a nido](node:to-home) y [dejan rastro de comida](node:mark-food), [cada vez menos](node:strength) cuanto más tiempo hace que salieron de la comida: así, donde más hay es junto a la comida.

En el [nido](item:nest) [guardan](node:store) el trozo y [vuelven a salir](node:drop). Hay dos terrenos: el olor del nido, que permanece, y el rastro de comida, que se difunde y se disipa.</translation></message>
<message><source>- At first ants find the food by chance. As soon as a few have found it, most go straight to it.
- In 20 runs with different seeds, between 792 and 862 pieces lay in the nest after two minutes; if nobody follows the scent, at most 123.
- No ant knows the way: the scent on the ground shows it.</source><extracomment>example ants</extracomment><translation>- Al principio las hormigas encuentran la comida por azar. En cuanto unas pocas la han encontrado, la mayoría va derecha a ella.
- En 20 ejecuciones con distintas semillas, a los dos minutos había entre 792 y 862 trozos en el nido; si nadie sigue el rastro, 123 como mucho.
- Ninguna hormiga conoce el camino: lo muestra el rastro en el terreno.</translation></message>
<message><source>- [Nobody follows the scent](experiment:experiment-alone): how many pieces come home now?
- [Scent fades fast](experiment:experiment-short): is there still a trail?
- Drag the food to another place while they run. How long do they still go to the old one?</source><extracomment>example ants</extracomment><translation>- [Nadie sigue el rastro](experiment:experiment-alone): ¿cuántos trozos llegan a casa ahora?
- [El rastro se disipa pronto](experiment:experiment-short): ¿sigue habiendo una hilera?
- Arrastra la comida a otro lugar mientras andan. ¿Cuánto tiempo siguen yendo al antiguo?</translation></message>
<message><source>Arrival</source><extracomment>title of an example</extracomment><translation>Llegada</translation></message>
<message><source>Goal</source><extracomment>example arrival</extracomment><translation>Meta</translation></message>
<message><source>Seeker</source><extracomment>example arrival</extracomment><translation>Buscador</translation></message>
<message><source>Arriver</source><extracomment>example arrival</extracomment><translation>Llegador</translation></message>
<message><source>Early braker</source><extracomment>example arrival</extracomment><translation>Prudente</translation></message>
<message><source>Click, else the goal</source><extracomment>example arrival</extracomment><translation>Clic; si no, la meta</translation></message>
<message><source>Arrive from afar</source><extracomment>example arrival</extracomment><translation>Llegar desde lejos</translation></message>
<message><source>Mass of Arriver</source><extracomment>example arrival</extracomment><translation>Masa de Llegador</translation></message>
<message><source>Force of Arrive</source><extracomment>example arrival</extracomment><translation>Fuerza de Llegar</translation></message>
<message><source>Slowing radius 50</source><extracomment>example arrival</extracomment><translation>Radio de frenado 50</translation></message>
<message><source>Mass 80</source><extracomment>example arrival</extracomment><translation>Masa 80</translation></message>
<message><source>Stop radius 0</source><extracomment>example arrival</extracomment><translation>Radio de parada 0</translation></message>
<message><source>The goal follows the mouse</source><extracomment>example arrival</extracomment><translation>La meta sigue al ratón</translation></message>
<message><source>Who brakes?</source><extracomment>example arrival</extracomment><translation>¿Quién frena?</translation></message>
<message><source>Three agents want to go to one [goal](node:goal-place). The gray one has [Seek](node:seek). The green one has [Arrive](node:arrive) with a slowing radius of 200, the purple one with a slowing radius of 400.

You see only the end of their way. They come from the left.</source><extracomment>example arrival</extracomment><translation>Tres agentes quieren ir a una [meta](node:goal-place). El gris tiene [Buscar](node:seek). El verde tiene [Llegar](node:arrive) con un radio de frenado de 200; el morado, con un radio de frenado de 400.

Solo ves el final de su recorrido. Vienen por la izquierda.</translation></message>
<message><source>Who flies past the goal?</source><extracomment>example arrival</extracomment><translation>¿Quién se pasa de la meta?</translation></message>
<message><source>* Only the gray one
The gray and the green one
All three</source><extracomment>example arrival</extracomment><translation>* Solo el gris
El gris y el verde
Los tres</translation></message>
<message><source>Only the gray one: it flies 19 past the goal. Inside the slowing radius, the desired velocity (gold) of Arrive is shorter the nearer the agent is:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</source><extracomment>example arrival</extracomment><translation>Solo el gris: se pasa 19 de la meta. Dentro del radio de frenado, la velocidad deseada (en dorado) de Llegar es más corta cuanto más cerca está el agente:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</translation></message>
<message><source>The speed over time</source><extracomment>example arrival</extracomment><translation>La velocidad en el tiempo</translation></message>
<message><source>Look at the green one, [Arriver](node:arriver). It starts 500 from the goal with a speed of 2.2. Its max speed is 3, and its slowing radius is 200.</source><extracomment>example arrival</extracomment><translation>Fíjate en el verde, [Llegador](node:arriver). Empieza a 500 de la meta con una velocidad de 2.2. Su velocidad máx. es 3 y su radio de frenado, 200.</translation></message>
<message><source>How does its speed change over time? Draw the curve.</source><extracomment>example arrival</extracomment><translation>¿Cómo cambia su velocidad a lo largo del tiempo? Dibuja la curva.</translation></message>
<message><source>It soon has a speed of 3 and keeps it for more than a second. Inside the slowing radius, the speed falls with the distance: fast at first, then more and more slowly. Such a curve is called an exponential decay.</source><extracomment>example arrival</extracomment><translation>Pronto alcanza una velocidad de 3 y la mantiene más de un segundo. Dentro del radio de frenado, la velocidad baja con la distancia: rápido al principio y luego cada vez más despacio. Una curva así se llama decaimiento exponencial.</translation></message>
<message><source>Twice the radius</source><extracomment>example arrival</extracomment><translation>El doble de radio</translation></message>
<message><source>With a slowing radius of 200, [Arriver](node:arriver) stands still after 5.4 s. [Early braker](node:early-braker), the purple one, has 400.</source><extracomment>example arrival</extracomment><translation>Con un radio de frenado de 200, [Llegador](node:arriver) se queda quieto a los 5.4 s. [Prudente](node:early-braker), el morado, tiene 400.</translation></message>
<message><source>After how many seconds does Early braker stand still?</source><extracomment>example arrival</extracomment><translation>¿Al cabo de cuántos segundos se queda quieto Prudente?</translation></message>
<message><source>After 11.8 s, more than twice as late. It brakes for longer, and it is slow for longer.</source><extracomment>example arrival</extracomment><translation>A los 11.8 s, más del doble de tarde. Frena durante más tiempo, y va despacio durante más tiempo.</translation></message>
<message><source>Four times the mass</source><extracomment>example arrival</extracomment><translation>Cuatro veces la masa</translation></message>
<message><source>Beside this world is another one. There, [Arriver](node:arriver) has a mass of 80 instead of 20, and the same max force.</source><extracomment>example arrival</extracomment><translation>Al lado de este mundo hay otro. Allí, [Llegador](node:arriver) tiene una masa de 80 en lugar de 20, y la misma fuerza máx.</translation></message>
<message><source>What does the heavy Arriver do?</source><extracomment>example arrival</extracomment><translation>¿Qué hace el Llegador pesado?</translation></message>
<message><source>It stops on the goal, only later
* It flies past the goal and comes back
It never comes near the goal</source><extracomment>example arrival</extracomment><translation>Se para en la meta, solo que más tarde
* Se pasa de la meta y vuelve
Nunca se acerca a la meta</translation></message>
<message><source>It flies 70 past the goal. With four times the mass, its max force cannot brake it within 200. The slowing radius has to fit mass, speed and force.</source><extracomment>example arrival</extracomment><translation>Se pasa 70 de la meta. Con cuatro veces la masa, su fuerza máx. no puede frenarlo en 200. El radio de frenado tiene que ser adecuado para la masa, la velocidad y la fuerza.</translation></message>
<message><source>Without the force</source><extracomment>example arrival</extracomment><translation>Sin la fuerza</translation></message>
<message><source>Play until [Arriver](node:arriver) stands on the goal. Then move the slider *Force of Arrive* to 0: nothing steers it anymore.</source><extracomment>example arrival</extracomment><translation>Reproduce hasta que [Llegador](node:arriver) se quede quieto en la meta. Luego mueve el deslizador *Fuerza de Llegar* a 0: ya nada lo dirige.</translation></message>
<message><source>Arriver has stopped, and then its force is gone. What does it do?</source><extracomment>example arrival</extracomment><translation>Llegador se ha parado, y entonces su fuerza desaparece. ¿Qué hace?</translation></message>
<message><source>* It stays where it is
It flies on, straight ahead
It flies back to its start</source><extracomment>example arrival</extracomment><translation>* Se queda donde está
Sigue de largo, en línea recta
Vuelve a su punto de inicio</translation></message>
<message><source>It stays. Without a force, an agent keeps its velocity, and that is 0 now.

Move the slider to 1, press Reset and Play, and take the force away while it flies: it moves on with its old velocity, past the goal.</source><extracomment>example arrival</extracomment><translation>Se queda. Sin fuerza, un agente conserva su velocidad, y ahora es 0.

Mueve el deslizador a 1, pulsa Reiniciar y Reproducir, y quítale la fuerza mientras va en camino: sigue con la velocidad que llevaba y se pasa de la meta.</translation></message>
<message><source>Your turn</source><extracomment>example arrival</extracomment><translation>Te toca</translation></message>
<message><source>- Drag the [goal](node:goal-place), or click somewhere else.
- Move the slider *Slowing radius*: which is the smallest with which Arriver does not fly past the goal?
- [The goal follows the mouse](experiment:experiment-mouse): all three come after it.</source><extracomment>example arrival</extracomment><translation>- Arrastra la [meta](node:goal-place), o haz clic en otro sitio.
- Mueve el deslizador *Radio de frenado*: ¿cuál es el menor con el que Llegador no se pasa de la meta?
- [La meta sigue al ratón](experiment:experiment-mouse): los tres van tras él.</translation></message>
<message><source>Three agents go to one goal. Which of them can stop there?</source><extracomment>example arrival</extracomment><translation>Tres agentes van a una meta. ¿Cuáles pueden pararse en ella?</translation></message>
<message><source>Inside the slowing radius, the desired velocity of [Arrive](node:arrive) is shorter the nearer the agent is:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Within the stop radius the desired velocity is 0: the agent stops and stays.

The [goal](node:goal-place) is where you put it. After a click into the world, the [click](node:mouse) is the target instead, until the next reset.</source><extracomment>example arrival</extracomment><translation>Dentro del radio de frenado, la velocidad deseada de [Llegar](node:arrive) es más corta cuanto más cerca está el agente:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Dentro del radio de parada, la velocidad deseada es 0: el agente se para y se queda.

La [meta](node:goal-place) está donde tú la pones. Después de un clic en el mundo, el objetivo es el [clic](node:mouse), hasta el siguiente reinicio.</translation></message>
<message><source>- *Seeker* does not brake: it flies past the goal and comes back, again and again, each time less far.
- *Arriver* and *Early braker* do not fly past it.
- *Early braker* begins to slow down at a distance of 400 and needs longer.
- Switch on *Desired velocity*: while these two brake, their desired velocity is shorter than their velocity, and the steering points backward.</source><extracomment>example arrival</extracomment><translation>- *Buscador* no frena: se pasa de la meta y vuelve, una y otra vez, cada vez menos lejos.
- *Llegador* y *Prudente* no se pasan de ella.
- *Prudente* empieza a frenar a una distancia de 400 y tarda más.
- Activa *Velocidad deseada*: mientras estos dos frenan, su velocidad deseada es más corta que su velocidad, y la dirección apunta hacia atrás.</translation></message>
<message><source>- Drag the [goal](node:goal-place) while the agents stand on it, or click somewhere else.
- [The goal follows the mouse](experiment:experiment-mouse): move the mouse over the world, and all three come after it. Hold it still: two stop on it.
- [Slowing radius 50](experiment:experiment-late): now *Arriver* flies past the goal.
- [Mass 80](experiment:experiment-heavy): *Arriver* cannot brake in time, and flies much farther past it.
- [Stop radius 0](experiment:experiment-exact), as in the tutorials: it comes closer and closer to the goal, and never stops exactly.
- Drag an agent away: it comes back.</source><extracomment>example arrival</extracomment><translation>- Arrastra la [meta](node:goal-place) mientras los agentes están en ella, o haz clic en otro sitio.
- [La meta sigue al ratón](experiment:experiment-mouse): mueve el ratón por el mundo, y los tres van tras él. Déjalo quieto: dos se paran en él.
- [Radio de frenado 50](experiment:experiment-late): ahora *Llegador* se pasa de la meta.
- [Masa 80](experiment:experiment-heavy): *Llegador* no puede frenar a tiempo y se pasa mucho más.
- [Radio de parada 0](experiment:experiment-exact), como en los tutoriales: se acerca cada vez más a la meta y nunca se para del todo.
- Arrastra un agente lejos de allí: vuelve.</translation></message>
<message><source>Cat and mouse</source><extracomment>title of an example</extracomment><translation>El gato y el ratón</translation></message>
<message><source>Town</source><extracomment>example cat-and-mouse</extracomment><translation>Pueblo</translation></message>
<message><source>Cat</source><extracomment>example cat-and-mouse</extracomment><translation>Gato</translation></message>
<message><source>Mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Ratón</translation></message>
<message><source>Houses</source><extracomment>example cat-and-mouse</extracomment><translation>Casas</translation></message>
<message><source>Somewhere</source><extracomment>example cat-and-mouse</extracomment><translation>A algún lugar</translation></message>
<message><source>Way</source><extracomment>example cat-and-mouse</extracomment><translation>Ruta</translation></message>
<message><source>Sees a mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Ve un ratón</translation></message>
<message><source>Chase</source><extracomment>example cat-and-mouse</extracomment><translation>Dar caza</translation></message>
<message><source>Decides</source><extracomment>example cat-and-mouse</extracomment><translation>Decide</translation></message>
<message><source>Each cat</source><extracomment>example cat-and-mouse</extracomment><translation>Cada gato</translation></message>
<message><source>Nearest cat</source><extracomment>example cat-and-mouse</extracomment><translation>Gato más cercano</translation></message>
<message><source>Run away</source><extracomment>example cat-and-mouse</extracomment><translation>Escapar</translation></message>
<message><source>Roam</source><extracomment>example cat-and-mouse</extracomment><translation>Vagar</translation></message>
<message><source>Touched</source><extracomment>example cat-and-mouse</extracomment><translation>Tocado</translation></message>
<message><source>Caught</source><extracomment>example cat-and-mouse</extracomment><translation>Atrapado</translation></message>
<message><source>Cats chase what they see</source><extracomment>example cat-and-mouse</extracomment><translation>Los gatos cazan lo que ven</translation></message>
<message><source>Mice hide from every cat</source><extracomment>example cat-and-mouse</extracomment><translation>Los ratones se esconden de todos los gatos</translation></message>
<message><source>Only run</source><extracomment>example cat-and-mouse</extracomment><translation>Solo correr</translation></message>
<message><source>From the nearest only</source><extracomment>example cat-and-mouse</extracomment><translation>Solo del más cercano</translation></message>
<message><source>Late</source><extracomment>example cat-and-mouse</extracomment><translation>Tarde</translation></message>
<message><source>Mice</source><extracomment>example cat-and-mouse</extracomment><translation>Ratones</translation></message>
<message><source>Four cats look for mice in a town. They are a little faster, but they chase only what they see: mice live by the houses.</source><extracomment>example cat-and-mouse</extracomment><translation>Cuatro gatos buscan ratones en un pueblo. Son algo más rápidos, pero solo persiguen lo que ven: los ratones viven junto a las casas.</translation></message>
<message><source>**Cats** go to random places in town, along a [way](node:way) around the houses. A cat that has a [mouse in sight](node:seen) chases it. Houses are wired to *Obstacles* there, so a mouse behind a house is not in sight, and the cat goes on as before.

**Mice** go about in the same way. When cats are near, they [hide](node:hide): each goes to the nearest place that no cat sees, and stays until one does. [*Each cat*](node:cats) gives Hide all cats within 500, not only the nearest. A mouse that [a cat touches](node:touched) is caught.</source><extracomment>example cat-and-mouse</extracomment><translation>Los **gatos** van a lugares al azar del pueblo, por una [ruta](node:way) que rodea las casas. Un gato que tiene un [ratón a la vista](node:seen) lo persigue. Allí las casas están conectadas a *Obstáculos*, así que un ratón tras una casa no está a la vista, y el gato sigue como antes.

Los **ratones** van de un lado a otro de la misma forma. Cuando hay gatos cerca, [se esconden](node:hide): cada uno va al lugar más cercano que ningún gato ve, y se queda hasta que alguno lo ve. [*Cada gato*](node:cats) da a Esconderse todos los gatos a menos de 500, no solo el más cercano. Un ratón al que [toca un gato](node:touched) queda atrapado.</translation></message>
<message><source>- After a minute 7 of the 12 mice are left on average, and between 2 and 10: in 20 runs with different seeds.
- A cat that turns a corner sees the mouse behind it. The mouse runs around the house, and the cat loses it: a corner helps more than speed.</source><extracomment>example cat-and-mouse</extracomment><translation>- Al cabo de un minuto quedan de media 7 de los 12 ratones, y entre 2 y 10: en 20 ejecuciones con distintas semillas.
- Un gato que dobla una esquina ve al ratón que hay detrás. El ratón corre alrededor de la casa, y el gato lo pierde: una esquina ayuda más que la velocidad.</translation></message>
<message><source>- [Only run](experiment:experiment-run): the mice flee from the nearest cat, through the open. Hardly any mouse is left after a minute: none in 19 of 20 runs.
- [Late](experiment:experiment-late): mice hide from cats only within 150. Then it is too late to hide, and about one mouse is left.
- [From the nearest only](experiment:experiment-nearest): six are left on average instead of seven, and in some runs none. When does the second cat matter?
- Draw a longer house, or take one away. Where do mice live longest?</source><extracomment>example cat-and-mouse</extracomment><translation>- [Solo correr](experiment:experiment-run): los ratones huyen del gato más cercano, a campo abierto. Al cabo de un minuto apenas queda algún ratón: ninguno en 19 de 20 ejecuciones.
- [Tarde](experiment:experiment-late): los ratones solo se esconden de gatos a menos de 150. Entonces es tarde para esconderse, y queda más o menos un ratón.
- [Solo del más cercano](experiment:experiment-nearest): quedan de media seis en lugar de siete, y en algunas ejecuciones ninguno. ¿Cuándo importa el segundo gato?
- Dibuja una casa más larga, o quita una. ¿Dónde viven más tiempo los ratones?</translation></message>
<message><source>Click to go</source><extracomment>title of an example</extracomment><translation>Clic para ir</translation></message>
<message><source>Scout</source><extracomment>example click-to-go</extracomment><translation>Explorador</translation></message>
<message><source>Last click</source><extracomment>example click-to-go</extracomment><translation>Último clic</translation></message>
<message><source>Go to the click</source><extracomment>example click-to-go</extracomment><translation>Ir al clic</translation></message>
<message><source>Stroll</source><extracomment>example click-to-go</extracomment><translation>Pasear</translation></message>
<message><source>Click, else stroll</source><extracomment>example click-to-go</extracomment><translation>Clic; si no, pasear</translation></message>
<message><source>Never forget the click</source><extracomment>example click-to-go</extracomment><translation>No olvidar nunca el clic</translation></message>
<message><source>Scouts stroll around. Click into the world: they go there, and forget the place when they have reached it.</source><extracomment>example click-to-go</extracomment><translation>Los exploradores pasean. Haz clic en el mundo: van allí, y olvidan el lugar cuando han llegado.</translation></message>
<message><source>[Last click](node:click) follows the mouse *Click, until reached*: it is a target from the click on, for each scout until it comes there. Without a target, [Go to the click](node:go) is inactive, and the Priority takes the next force: [Stroll](node:stroll).</source><extracomment>example click-to-go</extracomment><translation>[Último clic](node:click) sigue el ratón con *Clic, hasta llegar*: es un objetivo desde el clic, para cada explorador hasta que llega allí. Sin objetivo, [Ir al clic](node:go) está inactivo, y la Prioridad toma la siguiente fuerza: [Pasear](node:stroll).</translation></message>
<message><source>- Before the first click, all scouts stroll.
- After a click, each scout goes there by itself. The first one is strolling again while the last one is still on its way.
- A new click calls all of them again.
- Click a scout: its wires show that *Stroll* waits while it has a target.</source><extracomment>example click-to-go</extracomment><translation>- Antes del primer clic, todos los exploradores pasean.
- Después de un clic, cada explorador va allí por su cuenta. El primero ya vuelve a pasear mientras el último sigue en camino.
- Un nuevo clic los vuelve a llamar a todos.
- Haz clic en un explorador: sus cables muestran que *Pasear* espera mientras hay un objetivo.</translation></message>
<message><source>- [Never forget the click](experiment:experiment-keep): with *Click* instead of *Click, until reached*, the scouts stay at the place for good.
- Click again before they arrive: only the last click counts.
- Lower *Slowing radius* to 0: they pass the place at full speed, and forget it all the same.</source><extracomment>example click-to-go</extracomment><translation>- [No olvidar nunca el clic](experiment:experiment-keep): con *Clic* en lugar de *Clic, hasta llegar*, los exploradores se quedan en el lugar para siempre.
- Vuelve a hacer clic antes de que lleguen: solo cuenta el último clic.
- Baja *Radio de frenado* a 0: pasan por el lugar a toda velocidad, y lo olvidan igualmente.</translation></message>
<message><source>Combined forces</source><extracomment>title of an example</extracomment><translation>Fuerzas combinadas</translation></message>
<message><source>Dock</source><extracomment>example combined-forces</extracomment><translation>Muelle</translation></message>
<message><source>Center</source><extracomment>example combined-forces</extracomment><translation>Centro</translation></message>
<message><source>Harbor</source><extracomment>example combined-forces</extracomment><translation>Puerto</translation></message>
<message><source>Ship</source><extracomment>example combined-forces</extracomment><translation>Barco</translation></message>
<message><source>To the mouse</source><extracomment>example combined-forces</extracomment><translation>Hacia el ratón</translation></message>
<message><source>To the harbor</source><extracomment>example combined-forces</extracomment><translation>Hacia el puerto</translation></message>
<message><source>Mouse, else harbor</source><extracomment>example combined-forces</extracomment><translation>Ratón; si no, puerto</translation></message>
<message><source>Around the center</source><extracomment>example combined-forces</extracomment><translation>Rodear el centro</translation></message>
<message><source>Nearest ship</source><extracomment>example combined-forces</extracomment><translation>Barco más cercano</translation></message>
<message><source>Two forces</source><extracomment>example combined-forces</extracomment><translation>Dos fuerzas</translation></message>
<message><source>The ships want to go to the [harbor](node:seek-harbor). The [center](node:flee-center) pushes them away, up to a distance of 160, with weight 0.9. No rule tells them to go around it.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</source><extracomment>example combined-forces</extracomment><translation>Los barcos quieren ir al [puerto](node:seek-harbor). El [centro](node:flee-center) los empuja hacia fuera, hasta una distancia de 160, con peso 0.9. Ninguna regla les dice que lo rodeen.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</translation></message>
<message><source>The center lies in the way. What do the ships do?</source><extracomment>example combined-forces</extracomment><translation>El centro está en medio. ¿Qué hacen los barcos?</translation></message>
<message><source>They stop in front of it
* They go around it
They fly straight through</source><extracomment>example combined-forces</extracomment><translation>Se paran delante
* Lo rodean
Lo atraviesan en línea recta</translation></message>
<message><source>They go around it: each force is simple, and their sum makes the way. The last ship is there after 8 to 13 s. Those with the center right in their way need longest: in front of it the two forces almost cancel out.</source><extracomment>example combined-forces</extracomment><translation>Lo rodean: cada fuerza es sencilla, y su suma traza el recorrido. El último barco llega entre los 8 y los 13 s. Los que tienen el centro justo en medio tardan más: delante de él, las dos fuerzas casi se anulan.</translation></message>
<message><source>A weaker push</source><extracomment>example combined-forces</extracomment><translation>Un empuje más débil</translation></message>
<message><source>Now the weight of [Around the center](node:flee-center) is 0.3 instead of 0.9. With 0.9 the last ship needed 8 to 13 s.</source><extracomment>example combined-forces</extracomment><translation>Ahora el peso de [Rodear el centro](node:flee-center) es 0.3 en lugar de 0.9. Con 0.9, el último barco tardaba de 8 a 13 s.</translation></message>
<message><source>After how many seconds is the last ship at the harbor?</source><extracomment>example combined-forces</extracomment><translation>¿Al cabo de cuántos segundos está en el puerto el último barco?</translation></message>
<message><source>After about 5.3 s: they pass close to the center, some within 30. Without any push it would be 4.8 s.</source><extracomment>example combined-forces</extracomment><translation>A los 5.3 s, más o menos: pasan cerca del centro, algunos a menos de 30. Sin ningún empuje serían 4.8 s.</translation></message>
<message><source>A stronger push</source><extracomment>example combined-forces</extracomment><translation>Un empuje más fuerte</translation></message>
<message><source>Now the weight is 3. The push still ends at a distance of 160. The number above the world is the distance of the nearest ship.</source><extracomment>example combined-forces</extracomment><translation>Ahora el peso es 3. El empuje sigue terminando a una distancia de 160. El número sobre el mundo es la distancia del barco más cercano.</translation></message>
<message><source>How near to the center does a ship come?</source><extracomment>example combined-forces</extracomment><translation>¿A qué distancia del centro llega a pasar un barco?</translation></message>
<message><source>About 144. They stay almost outside the radius: only a little inside, the push is already stronger than the pull of the harbor.</source><extracomment>example combined-forces</extracomment><translation>A unos 144. Se quedan casi fuera del radio: con solo entrar un poco, el empuje ya es más fuerte que la atracción del puerto.</translation></message>
<message><source>- Move the mouse over the world: the ships follow it, and still go around the center.
- Drag the center onto the harbor: the ships wait in a ring where the two forces cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Mueve el ratón por el mundo: los barcos lo siguen, y aun así rodean el centro.
- Arrastra el centro hasta el puerto: los barcos esperan en un anillo donde las dos fuerzas se anulan.
- Haz clic en un barco para ver cuánto aporta cada fuerza.</translation></message>
<message><source>Ships go to the mouse while they flee from the center: two forces, one way around it.</source><extracomment>example combined-forces</extracomment><translation>Unos barcos van al ratón mientras huyen del centro: dos fuerzas, un recorrido que lo rodea.</translation></message>
<message><source>An agent adds up all forces that are wired to its *Steering*, each times its weight, and then cuts the sum to its max force. Here one force pulls to the mouse (or to the harbor, while the mouse is elsewhere), and another one pushes away from the center.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</source><extracomment>example combined-forces</extracomment><translation>Un agente suma todas las fuerzas conectadas a su *Dirección*, cada una por su peso, y luego recorta la suma a su fuerza máx. Aquí una fuerza tira hacia el ratón (o hacia el puerto, mientras el ratón está en otra parte) y otra empuja lejos del centro.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</translation></message>
<message><source>- No rule says that ships go around the center: the way comes from the sum of two forces.
- Ships that have the center right in their way need longest: in front of it the two forces almost cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Ninguna regla dice que los barcos rodeen el centro: el recorrido sale de la suma de dos fuerzas.
- Los barcos que tienen el centro justo en medio tardan más: delante de él, las dos fuerzas casi se anulan.
- Haz clic en un barco para ver cuánto aporta cada fuerza.</translation></message>
<message><source>- Drag the weight of *Around the center* to 0.3: the ships pass close to it. Drag it to 3: they stay almost outside the radius. Press Reset to see them start again.
- Drag the center onto the harbor: the ships wait in a ring around it, where the two forces cancel out.
- Lower the max force of the ships to 0.1 and press Reset: they can hardly turn or brake, and most fly past the harbor.</source><extracomment>example combined-forces</extracomment><translation>- Arrastra el peso de *Rodear el centro* a 0.3: los barcos pasan cerca de él. Arrástralo a 3: se quedan casi fuera del radio. Pulsa Reiniciar para verlos empezar otra vez.
- Arrastra el centro hasta el puerto: los barcos esperan en un anillo a su alrededor, donde las dos fuerzas se anulan.
- Baja la fuerza máx. de los barcos a 0.1 y pulsa Reiniciar: apenas pueden girar o frenar, y la mayoría se pasa del puerto.</translation></message>
<message><source>Context or sum</source><extracomment>title of an example</extracomment><translation>Contexto o suma</translation></message>
<message><source>Trap</source><extracomment>example context-or-sum</extracomment><translation>Trampa</translation></message>
<message><source>With Context</source><extracomment>example context-or-sum</extracomment><translation>Con Contexto</translation></message>
<message><source>With Sum</source><extracomment>example context-or-sum</extracomment><translation>Con Suma</translation></message>
<message><source>Traps</source><extracomment>example context-or-sum</extracomment><translation>Trampas</translation></message>
<message><source>To the goal</source><extracomment>example context-or-sum</extracomment><translation>Hacia la meta</translation></message>
<message><source>Off the walls</source><extracomment>example context-or-sum</extracomment><translation>Lejos de las paredes</translation></message>
<message><source>At the goal</source><extracomment>example context-or-sum</extracomment><translation>En la meta</translation></message>
<message><source>Exit</source><extracomment>example context-or-sum</extracomment><translation>Salida</translation></message>
<message><source>Short sight</source><extracomment>example context-or-sum</extracomment><translation>Vista corta</translation></message>
<message><source>Without Wander</source><extracomment>example context-or-sum</extracomment><translation>Sin Deambular</translation></message>
<message><source>Walls push harder</source><extracomment>example context-or-sum</extracomment><translation>Paredes que empujan más</translation></message>
<message><source>With Context, on the way</source><extracomment>example context-or-sum</extracomment><translation>Con Contexto, en camino</translation></message>
<message><source>With Sum, on the way</source><extracomment>example context-or-sum</extracomment><translation>Con Suma, en camino</translation></message>
<message><source>Two crowds want to go to the right, and a trap is in their way. One adds its forces up, the other compares directions.</source><extracomment>example context-or-sum</extracomment><translation>Dos multitudes quieren ir a la derecha, y en medio hay una trampa. Una suma sus fuerzas; la otra compara direcciones.</translation></message>
<message><source>Both crowds get the same forces: [*To the goal*](node:seek), and [Wander](node:wander) with half the weight. Both see a wall from 150 away.

The red ones add a third force, [*Off the walls*](node:avoid). In the trap it pushes back as strongly as the goal draws: the [Sum](node:add) is 0, and they stay. More force does not help, since it only moves the place where both cancel.

For the blue ones walls are no force but a **danger**. [Context](node:choose) compares 16 directions: it closes those with more danger than the least, and of the others takes the one with the most interest. At the mouth of the trap the way to the goal is closed. Now what Wander wants counts, they turn aside, and go around.</source><extracomment>example context-or-sum</extracomment><translation>Las dos multitudes reciben las mismas fuerzas: [*Hacia la meta*](node:seek), y [Deambular](node:wander) con la mitad de peso. Ambas ven una pared a una distancia de 150.

Los rojos suman una tercera fuerza, [*Lejos de las paredes*](node:avoid). En la trampa, empuja hacia atrás con tanta fuerza como tira la meta: la [Suma](node:add) es 0, y se quedan. Más fuerza no ayuda, porque solo mueve el lugar donde ambas se anulan.

Para los azules, las paredes no son una fuerza, sino un **peligro**. [Contexto](node:choose) compara 16 direcciones: cierra las que tienen más peligro que la que menos, y de las demás toma la de mayor interés. En la boca de la trampa, el camino a la meta está cerrado. Entonces cuenta lo que quiere Deambular: se desvían y la rodean.</translation></message>
<message><source>- Click a blue agent: the ring around it shows the interest of each direction outward in green, and its danger inward in red. The arrow is its choice, and closed directions are pale. The wires into Context have both numbers.
- After 30 seconds at least 9 of the 10 blue ones have left at the goal, and at most one of the red ones; the others are in the trap. It was so in 20 runs with different seeds.</source><extracomment>example context-or-sum</extracomment><translation>- Haz clic en un agente azul: el anillo que lo rodea muestra el interés de cada dirección hacia fuera, en verde, y su peligro hacia dentro, en rojo. La flecha es su elección, y las direcciones cerradas se ven pálidas. Los cables que entran en Contexto tienen ambos números.
- A los 30 segundos han salido por la meta al menos 9 de los 10 azules, y como mucho uno de los rojos; los demás están en la trampa. Así fue en 20 ejecuciones con distintas semillas.</translation></message>
<message><source>- [Short sight](experiment:experiment-short): with a range of 60 the way to the goal closes only in the trap, where it is too late. Then Context does not help.
- [Without Wander](experiment:experiment-still): at the mouth of the trap no open direction has any interest, so they stand.
- [Walls push harder](experiment:experiment-strong): with four times the force the red ones stop earlier, and stay.
- Replace *Off the walls* by *Obstacle avoidance*, which looks for a way around, with a *Look ahead* of 3. How many get out?</source><extracomment>example context-or-sum</extracomment><translation>- [Vista corta](experiment:experiment-short): con un rango de 60, el camino a la meta solo se cierra dentro de la trampa, cuando ya es tarde. Entonces Contexto no ayuda.
- [Sin Deambular](experiment:experiment-still): en la boca de la trampa, ninguna dirección abierta tiene interés, así que se quedan parados.
- [Paredes que empujan más](experiment:experiment-strong): con cuatro veces la fuerza, los rojos se paran antes, y se quedan.
- Sustituye *Lejos de las paredes* por *Evitar obstáculos*, que busca cómo rodear, con una *Anticipación* de 3. ¿Cuántos salen?</translation></message>
<message><source>Corridor</source><extracomment>title of an example</extracomment><translation>Pasillo</translation></message>
<message><source>Upper wall</source><extracomment>example corridor</extracomment><translation>Pared de arriba</translation></message>
<message><source>Lower wall</source><extracomment>example corridor</extracomment><translation>Pared de abajo</translation></message>
<message><source>Eastward</source><extracomment>example corridor</extracomment><translation>Hacia el este</translation></message>
<message><source>Westward</source><extracomment>example corridor</extracomment><translation>Hacia el oeste</translation></message>
<message><source>To the right</source><extracomment>example corridor</extracomment><translation>Hacia la derecha</translation></message>
<message><source>Walk on</source><extracomment>example corridor</extracomment><translation>Seguir andando</translation></message>
<message><source>Avoid each other</source><extracomment>example corridor</extracomment><translation>Esquivarse</translation></message>
<message><source>To the left</source><extracomment>example corridor</extracomment><translation>Hacia la izquierda</translation></message>
<message><source>Walls</source><extracomment>example corridor</extracomment><translation>Paredes</translation></message>
<message><source>Walkers to the right</source><extracomment>example corridor</extracomment><translation>Caminantes a la derecha</translation></message>
<message><source>Walkers to the left</source><extracomment>example corridor</extracomment><translation>Caminantes a la izquierda</translation></message>
<message><source>Time horizon to the right</source><extracomment>example corridor</extracomment><translation>Horizonte temporal a la derecha</translation></message>
<message><source>Sideways push to the right</source><extracomment>example corridor</extracomment><translation>Empuje lateral a la derecha</translation></message>
<message><source>Nobody avoids</source><extracomment>example corridor</extracomment><translation>Nadie esquiva</translation></message>
<message><source>Only one crowd avoids</source><extracomment>example corridor</extracomment><translation>Solo esquiva una multitud</translation></message>
<message><source>At the last moment</source><extracomment>example corridor</extracomment><translation>En el último momento</translation></message>
<message><source>Right and left</source><extracomment>example corridor</extracomment><translation>Derecha e izquierda</translation></message>
<message><source>Among those to the right</source><extracomment>example corridor</extracomment><translation>Entre los que van a la derecha</translation></message>
<message><source>Touched the other crowd</source><extracomment>example corridor</extracomment><translation>Tocaron a la otra multitud</translation></message>
<message><source>Two crowds meet</source><extracomment>example corridor</extracomment><translation>Dos multitudes se cruzan</translation></message>
<message><source>40 walkers go to the right and 40 to the left. Each [avoids](node:right-avoid) the others: it chooses the velocity nearest to its desired velocity that hits nobody within 2 s. Each does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>40 caminantes van a la derecha y 40 a la izquierda. Cada uno [esquiva](node:right-avoid) a los demás: elige la velocidad más cercana a su velocidad deseada con la que no choca con nadie en 2 s. Cada uno pone la mitad del esfuerzo de esquivar.</translation></message>
<message><source>How often do walkers of the two crowds touch within 20 s?</source><extracomment>example corridor</extracomment><translation>¿Cuántas veces se tocan caminantes de las dos multitudes en 20 s?</translation></message>
<message><source>* Never
About ten times
About a hundred times</source><extracomment>example corridor</extracomment><translation>* Nunca
Unas diez veces
Unas cien veces</translation></message>
<message><source>Never, in all of ten runs with different seeds.</source><extracomment>example corridor</extracomment><translation>Nunca, en ninguna de diez ejecuciones con distintas semillas.</translation></message>
<message><source>Beside, nobody avoids anybody: both crowds walk straight on.</source><extracomment>example corridor</extracomment><translation>Al lado, nadie esquiva a nadie: las dos multitudes siguen andando en línea recta.</translation></message>
<message><source>How often do walkers of the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>¿Cuántas veces se tocan allí caminantes de las dos multitudes en 20 s?</translation></message>
<message><source>contacts</source><extracomment>example corridor</extracomment><translation>contactos</translation></message>
<message><source>265 to 414 times, 344 on average. That is eight or nine contacts for each walker.</source><extracomment>example corridor</extracomment><translation>De 265 a 414 veces, 344 de media. Son ocho o nueve contactos por caminante.</translation></message>
<message><source>Beside, those who go to the left walk straight on. Those who go to the right have to do all of the avoiding.</source><extracomment>example corridor</extracomment><translation>Al lado, los que van a la izquierda siguen andando en línea recta. A los que van a la derecha les toca esquivar todo.</translation></message>
<message><source>How often do the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>¿Cuántas veces se tocan allí las dos multitudes en 20 s?</translation></message>
<message><source>Never
* A few times
Half as often as when nobody avoids</source><extracomment>example corridor</extracomment><translation>Nunca
* Unas pocas veces
La mitad que cuando nadie esquiva</translation></message>
<message><source>0 to 25 times, 7 on average. It is nearly enough if one side avoids the other.</source><extracomment>example corridor</extracomment><translation>De 0 a 25 veces, 7 de media. Casi basta con que un lado esquive al otro.</translation></message>
<message><source>What it costs</source><extracomment>example corridor</extracomment><translation>Lo que cuesta</translation></message>
<message><source>Beside, nobody avoids anybody, so all walk at full speed. The plots show the speeds.</source><extracomment>example corridor</extracomment><translation>Al lado, nadie esquiva a nadie, así que todos andan a toda velocidad. Las gráficas muestran las velocidades.</translation></message>
<message><source>How much slower are walkers who avoid, on average?</source><extracomment>example corridor</extracomment><translation>¿Cuánto más lentos van, de media, los caminantes que esquivan?</translation></message>
<message><source>* Less than a twentieth
A fifth
Half</source><extracomment>example corridor</extracomment><translation>* Menos de una vigésima parte
Una quinta parte
La mitad</translation></message>
<message><source>Less than a twentieth, in all of ten runs. The two crowds part: each keeps to its right.</source><extracomment>example corridor</extracomment><translation>Menos de una vigésima parte, en las diez ejecuciones. Las dos multitudes se separan: cada una va por su derecha.</translation></message>
<message><source>- Set both crowds to 100. Can they still pass each other?
- Set *Time horizon to the right* to 0.25: they turn away late. Who touches whom?</source><extracomment>example corridor</extracomment><translation>- Pon las dos multitudes a 100. ¿Pueden seguir pasando?
- Pon *Horizonte temporal a la derecha* a 0.25: se apartan tarde. ¿Quién toca a quién?</translation></message>
<message><source>Two crowds meet in a corridor, and nobody touches anybody.</source><extracomment>example corridor</extracomment><translation>Dos multitudes se cruzan en un pasillo, y nadie toca a nadie.</translation></message>
<message><source>A [field](node:right-field) leads 40 walkers to the right, another 40 to the left. Where the world ends they come in again at the other side.

Each [*Reciprocal avoidance*](node:right-avoid) comes last, right before the steering. It takes the desired velocity of *Walk on*, and chooses the nearest velocity that hits neither a wall nor another body within its time horizon. Each of two walkers does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>Un [campo](node:right-field) lleva a 40 caminantes a la derecha, y a otros 40 a la izquierda. Donde termina el mundo, vuelven a entrar por el otro lado.

Cada [*Evitación recíproca*](node:right-avoid) va al final, justo antes de la dirección. Toma la velocidad deseada de *Seguir andando* y elige la velocidad más cercana con la que no choca, dentro de su horizonte temporal, con ninguna pared ni otro cuerpo. De dos caminantes, cada uno pone la mitad del esfuerzo de esquivar.</translation></message>
<message><source>- Nobody from one crowd touches anybody from the other. In 20 runs with different seeds there was no such contact in the first minute.
- Avoiding costs hardly any time: the walkers keep more than 95% of the speed at which they walk alone. The second plot shows it.
- The crowds part: each keeps to its right. The *Sideways push* does that, which every *Reciprocal avoidance* has: without it, two who meet face to face may block each other.</source><extracomment>example corridor</extracomment><translation>- Nadie de una multitud toca a nadie de la otra. En 20 ejecuciones con distintas semillas no hubo ningún contacto así en el primer minuto.
- Esquivar apenas cuesta tiempo: los caminantes conservan más del 95 % de la velocidad a la que andan solos. La segunda gráfica lo muestra.
- Las multitudes se separan: cada una va por su derecha. Lo hace el *Empuje lateral* que tiene cada *Evitación recíproca*: sin él, dos que se encuentran de frente pueden bloquearse.</translation></message>
<message><source>- [Nobody avoids](experiment:experiment-blind): with *Neighbors* 0 both crowds walk through each other like ghosts. The two crowds have about 480 contacts in the first minute, instead of none.
- [Only one crowd avoids](experiment:experiment-one): those to the right do all of the work. Between the crowds about 11 contacts remain.
- [At the last moment](experiment:experiment-late): with a time horizon of a quarter of a second they still do not touch, but they turn away late. Look at their tracks.
- Set both counts to 100.</source><extracomment>example corridor</extracomment><translation>- [Nadie esquiva](experiment:experiment-blind): con *Vecinos* a 0, las dos multitudes se atraviesan como fantasmas. Tienen unos 480 contactos en el primer minuto, en lugar de ninguno.
- [Solo esquiva una multitud](experiment:experiment-one): los que van a la derecha hacen todo el trabajo. Entre las multitudes quedan unos 11 contactos.
- [En el último momento](experiment:experiment-late): con un horizonte temporal de un cuarto de segundo siguen sin tocarse, pero se apartan tarde. Mira sus rastros.
- Pon ambas cantidades a 100.</translation></message>
<message><source>Crossing traffic</source><extracomment>title of an example</extracomment><translation>Tráfico en un cruce</translation></message>
<message><source>East to west road</source><extracomment>example crossing-traffic</extracomment><translation>Carretera de este a oeste</translation></message>
<message><source>West to east road</source><extracomment>example crossing-traffic</extracomment><translation>Carretera de oeste a este</translation></message>
<message><source>North to south road</source><extracomment>example crossing-traffic</extracomment><translation>Carretera de norte a sur</translation></message>
<message><source>South to north road</source><extracomment>example crossing-traffic</extracomment><translation>Carretera de sur a norte</translation></message>
<message><source>Ring road</source><extracomment>example crossing-traffic</extracomment><translation>Carretera circular</translation></message>
<message><source>West start</source><extracomment>example crossing-traffic</extracomment><translation>Inicio oeste</translation></message>
<message><source>East start</source><extracomment>example crossing-traffic</extracomment><translation>Inicio este</translation></message>
<message><source>North start</source><extracomment>example crossing-traffic</extracomment><translation>Inicio norte</translation></message>
<message><source>South start</source><extracomment>example crossing-traffic</extracomment><translation>Inicio sur</translation></message>
<message><source>Eastbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Coches hacia el este</translation></message>
<message><source>Keep distance</source><extracomment>example crossing-traffic</extracomment><translation>Mantener distancia</translation></message>
<message><source>Yield</source><extracomment>example crossing-traffic</extracomment><translation>Ceder el paso</translation></message>
<message><source>Westbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Coches hacia el oeste</translation></message>
<message><source>Southbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Coches hacia el sur</translation></message>
<message><source>Northbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Coches hacia el norte</translation></message>
<message><source>Ring cars</source><extracomment>example crossing-traffic</extracomment><translation>Coches de la circular</translation></message>
<message><source>Cars on two roads each way and a ring road, without lights.</source><extracomment>example crossing-traffic</extracomment><translation>Coches en dos carreteras en cada sentido y una carretera circular, sin semáforos.</translation></message>
<message><source>Every car follows its road. **Queue** keeps its distance to the car ahead. **Collision avoidance** turns away from cars of other roads that it would touch within about a second. The world wraps, so a car that leaves at one side comes back at the other.</source><extracomment>example crossing-traffic</extracomment><translation>Cada coche sigue su carretera. **Hacer cola** mantiene la distancia con el coche de delante. **Evitar colisiones** se aparta de los coches de otras carreteras a los que tocaría en más o menos un segundo. Los bordes del mundo son continuos, así que un coche que sale por un lado vuelve por el otro.</translation></message>
<message><source>- Cars cross each other's way all the time but seldom touch: fewer than 30 contacts in a minute.
- Faster cars stay behind slower ones.</source><extracomment>example crossing-traffic</extracomment><translation>- Los coches se cruzan todo el tiempo, pero rara vez se tocan: menos de 30 contactos en un minuto.
- Los coches más rápidos se quedan detrás de los más lentos.</translation></message>
<message><source>- Set the weight of all *Yield* to 0, then of all *Keep distance*: there are about ten times as many contacts, and more with both.
- Raise the *Count* of a road until it jams.
- Drag the points of the ring road.</source><extracomment>example crossing-traffic</extracomment><translation>- Pon a 0 el peso de todos los *Ceder el paso*, y luego el de todos los *Mantener distancia*: hay unas diez veces más contactos, y aún más con ambos.
- Sube la *Cantidad* de una carretera hasta que haya un atasco.
- Arrastra los puntos de la carretera circular.</translation></message>
<message><source>Crowd through a door</source><extracomment>title of an example</extracomment><translation>Multitud por una puerta</translation></message>
<message><source>Hall</source><extracomment>example crowd-through-a-door</extracomment><translation>Sala</translation></message>
<message><source>Door</source><extracomment>example crowd-through-a-door</extracomment><translation>Puerta</translation></message>
<message><source>This side</source><extracomment>example crowd-through-a-door</extracomment><translation>Este lado</translation></message>
<message><source>People</source><extracomment>example crowd-through-a-door</extracomment><translation>Personas</translation></message>
<message><source>This side of the wall</source><extracomment>example crowd-through-a-door</extracomment><translation>A este lado de la pared</translation></message>
<message><source>To the door</source><extracomment>example crowd-through-a-door</extracomment><translation>Hacia la puerta</translation></message>
<message><source>To the exit</source><extracomment>example crowd-through-a-door</extracomment><translation>Hacia la salida</translation></message>
<message><source>Ninety people leave a hall through one door.</source><extracomment>example crowd-through-a-door</extracomment><translation>Noventa personas salen de una sala por una sola puerta.</translation></message>
<message><source>On this side of the wall people seek the door; beyond it they arrive at the exit. A Priority takes the first active force, and the Seek is active only inside the region *This side*.

- **Queue** brakes for people ahead.
- **Separation** keeps bodies apart.
- **Wall avoidance** finds the wall with three feelers.</source><extracomment>example crowd-through-a-door</extracomment><translation>A este lado de la pared, las personas buscan la puerta; al otro, llegan a la salida. Una Prioridad toma la primera fuerza activa, y el Buscar solo está activo dentro de la región *Este lado*.

- **Hacer cola** frena por quien va delante.
- **Separación** mantiene los cuerpos separados.
- **Evitar paredes** encuentra la pared con tres antenas.</translation></message>
<message><source>- Everybody is through within fifteen seconds, and nobody goes through the wall.
- The crowd in front of the door forms an arch: people at its sides wait.</source><extracomment>example crowd-through-a-door</extracomment><translation>- En quince segundos han pasado todas, y nadie atraviesa la pared.
- La multitud forma un arco delante de la puerta: las personas de los lados esperan.</translation></message>
<message><source>- Set the weight of *Keep apart* to 0: contacts rise more than tenfold.
- Drag the ends of the two walls to make the door narrower.
- Lower *Speed* of *To the door*.</source><extracomment>example crowd-through-a-door</extracomment><translation>- Pon a 0 el peso de *Mantener separación*: los contactos suben a más de diez veces.
- Arrastra los extremos de las dos paredes para estrechar la puerta.
- Baja la *Velocidad* de *Hacia la puerta*.</translation></message>
<message><source>Epidemic</source><extracomment>title of an example</extracomment><translation>Epidemia</translation></message>
<message><source>Susceptible</source><extracomment>example epidemic</extracomment><translation>Susceptible</translation></message>
<message><source>Infected</source><extracomment>example epidemic</extracomment><translation>Infectado</translation></message>
<message><source>Recovered</source><extracomment>example epidemic</extracomment><translation>Recuperado</translation></message>
<message><source>Go about</source><extracomment>example epidemic</extracomment><translation>Ir y venir</translation></message>
<message><source>Keep a distance</source><extracomment>example epidemic</extracomment><translation>Guardar distancia</translation></message>
<message><source>How people go about</source><extracomment>example epidemic</extracomment><translation>Cómo se mueve la gente</translation></message>
<message><source>Long enough near</source><extracomment>example epidemic</extracomment><translation>Bastante rato cerca</translation></message>
<message><source>Fall ill</source><extracomment>example epidemic</extracomment><translation>Enfermar</translation></message>
<message><source>Gets well</source><extracomment>example epidemic</extracomment><translation>Se cura</translation></message>
<message><source>Get well</source><extracomment>example epidemic</extracomment><translation>Curarse</translation></message>
<message><source>Keeping a distance</source><extracomment>example epidemic</extracomment><translation>Peso de guardar distancia</translation></message>
<message><source>How near one falls ill</source><extracomment>example epidemic</extracomment><translation>A qué distancia se enferma</translation></message>
<message><source>Chance to get well</source><extracomment>example epidemic</extracomment><translation>Probabilidad de curarse</translation></message>
<message><source>Vaccinated at the start</source><extracomment>example epidemic</extracomment><translation>Vacunados al inicio</translation></message>
<message><source>Susceptible, infected, recovered</source><extracomment>example epidemic</extracomment><translation>Susceptibles, infectados, recuperados</translation></message>
<message><source>Half are vaccinated</source><extracomment>example epidemic</extracomment><translation>La mitad vacunada</translation></message>
<message><source>New infections</source><extracomment>example epidemic</extracomment><translation>Nuevas infecciones</translation></message>
<message><source>Fell ill</source><extracomment>example epidemic</extracomment><translation>Enfermaron</translation></message>
<message><source>Six are ill</source><extracomment>example epidemic</extracomment><translation>Seis enfermos</translation></message>
<message><source>200 people walk about, and six of them are ill. Whoever comes [near an ill person](node:near-sick) falls ill, and [gets well](node:recover) after about 6 s. After that, a person is immune: it cannot fall ill again.</source><extracomment>example epidemic</extracomment><translation>200 personas van de un lado a otro, y seis de ellas están enfermas. Quien se acerca [a una persona enferma](node:near-sick) enferma, y [se cura](node:recover) al cabo de unos 6 s. Después es inmune: no puede volver a enfermar.</translation></message>
<message><source>How many are ill at once, at most?</source><extracomment>example epidemic</extracomment><translation>¿Cuántas están enfermas a la vez, como máximo?</translation></message>
<message><source>people</source><extracomment>example epidemic</extracomment><translation>personas</translation></message>
<message><source>53 to 92 people, 68 on average, after 7 to 21 s. Then the wave falls: an ill person meets mostly people who are immune.</source><extracomment>example epidemic</extracomment><translation>De 53 a 92 personas, 68 de media, entre los 7 y los 21 s. Luego la ola baja: una persona enferma se encuentra sobre todo con personas inmunes.</translation></message>
<message><source>Beside, people [keep a distance](node:apart): they step away from each other.</source><extracomment>example epidemic</extracomment><translation>Al lado, las personas [guardan distancia](node:apart): se apartan unas de otras.</translation></message>
<message><source>How many are ill at once there, at most?</source><extracomment>example epidemic</extracomment><translation>¿Cuántas están enfermas allí a la vez, como máximo?</translation></message>
<message><source>About as many
* Less than half as many
Nobody else falls ill</source><extracomment>example epidemic</extracomment><translation>Más o menos las mismas
* Menos de la mitad
No enferma nadie más</translation></message>
<message><source>8 to 32 people, 19 on average: less than half as many, in all of ten runs with different seeds. The wave is flat.</source><extracomment>example epidemic</extracomment><translation>De 8 a 32 personas, 19 de media: menos de la mitad, en las diez ejecuciones con distintas semillas. La ola es plana.</translation></message>
<message><source>Beside, 97 of the 194 who are well are immune from the start: they are vaccinated. Look at the others.</source><extracomment>example epidemic</extracomment><translation>Al lado, 97 de las 194 personas sanas son inmunes desde el inicio: están vacunadas. Fíjate en las demás.</translation></message>
<message><source>Of those who are not vaccinated: how large a share stays well?</source><extracomment>example epidemic</extracomment><translation>De las que no están vacunadas, ¿qué parte sigue sana?</translation></message>
<message><source>A smaller share
The same share
* A larger share</source><extracomment>example epidemic</extracomment><translation>Una parte menor
La misma parte
* Una parte mayor</translation></message>
<message><source>A larger share, in all of ten runs: 35% stay well for half a minute on average, instead of 6%. People who are immune infect nobody, and so protect others.</source><extracomment>example epidemic</extracomment><translation>Una parte mayor, en las diez ejecuciones: de media, un 35 % sigue sano durante medio minuto, en lugar de un 6 %. Las personas inmunes no contagian a nadie, y así protegen a las demás.</translation></message>
<message><source>- How many have to be vaccinated so that the wave does not begin? Move *Vaccinated at the start*.
- Raise the *Chance to get well*: what happens to the wave?</source><extracomment>example epidemic</extracomment><translation>- ¿Cuántas personas hay que vacunar para que la ola no empiece? Mueve *Vacunados al inicio*.
- Sube la *Probabilidad de curarse*: ¿qué le pasa a la ola?</translation></message>
<message><source>Six of 200 people are infected, and whoever comes near them falls ill, too. All get well, and are immune from then on.</source><extracomment>example epidemic</extracomment><translation>Seis de 200 personas están infectadas, y quien se acerca a ellas también enferma. Todas se curan, y a partir de ahí son inmunes.</translation></message>
<message><source>There are three agent types, and [one way to move](node:behave) for all.

- A **susceptible** person becomes infected when an infected body is [within 4](node:near-sick) for 0.2 seconds.
- An **infected** person has a [*Chance*](node:recover) of 4% in each quarter of a second to recover. That takes 6 seconds on average.
- A **recovered** person stays recovered.

[*Become*](node:infect) changes the type: the agent stays where it is and keeps its velocity.</source><extracomment>example epidemic</extracomment><translation>Hay tres tipos de agente, y [una sola forma de moverse](node:behave) para todos.

- Una persona **susceptible** se infecta cuando un cuerpo infectado está [a menos de 4](node:near-sick) durante 0.2 segundos.
- Una persona **infectada** tiene un [*Azar*](node:recover) del 4 % de recuperarse en cada cuarto de segundo. De media tarda 6 segundos.
- Una persona **recuperada** sigue recuperada.

[*Convertir*](node:infect) cambia el tipo: el agente se queda donde está y conserva su velocidad.</translation></message>
<message><source>- The red curve rises faster and faster, then falls: when few are left to infect, each infected person infects less than one other.
- In 20 runs with different seeds, between 36 and 74 people are ill at once, after about 15 seconds. After two minutes nobody is ill.
- It ends before all have been ill: about 10 of 200 never are.
- Recovered people in the crowd protect the others.</source><extracomment>example epidemic</extracomment><translation>- La curva roja sube cada vez más rápido y luego baja: cuando quedan pocas personas por infectar, cada infectada contagia a menos de una.
- En 20 ejecuciones con distintas semillas, entre 36 y 74 personas están enfermas a la vez, hacia los 15 segundos. A los dos minutos no hay nadie enfermo.
- Termina antes de que todas hayan enfermado: unas 10 de 200 no enferman nunca.
- Las personas recuperadas que hay en la multitud protegen a las demás.</translation></message>
<message><source>- [Keep a distance](experiment:experiment-distance): the [weight](node:apart-to-behave) of *Keep a distance* rises to 2. Now about 20 are ill at once instead of 56, and half of all people never fall ill. The curve is flat, and it lasts longer.
- [Half are vaccinated](experiment:experiment-vaccine): half of the people are immune from the start. Of the other half, more than a third never fall ill.
- Raise *Chance to get well*. From which value on does nearly nobody fall ill?</source><extracomment>example epidemic</extracomment><translation>- [Guardar distancia](experiment:experiment-distance): el [peso](node:apart-to-behave) de *Guardar distancia* sube a 2. Ahora hay unas 20 personas enfermas a la vez en lugar de 56, y la mitad no enferma nunca. La curva es plana y dura más.
- [La mitad vacunada](experiment:experiment-vaccine): la mitad de las personas son inmunes desde el inicio. De la otra mitad, más de un tercio no enferma nunca.
- Sube *Probabilidad de curarse*. ¿A partir de qué valor no enferma casi nadie?</translation></message>
<message><source>Flees</source><extracomment>example evade</extracomment><translation>Huye</translation></message>
<message><source>Evades</source><extracomment>example evade</extracomment><translation>Evade</translation></message>
<message><source>Nearest of both</source><extracomment>example evade</extracomment><translation>La más cercana de ambas</translation></message>
<message><source>A little restless</source><extracomment>example evade</extracomment><translation>Un poco inquieto</translation></message>
<message><source>Hunter near</source><extracomment>example evade</extracomment><translation>Cazador cerca</translation></message>
<message><source>Flee, else roam</source><extracomment>example evade</extracomment><translation>Huir; si no, vagar</translation></message>
<message><source>Evade, else roam</source><extracomment>example evade</extracomment><translation>Evadir; si no, vagar</translation></message>
<message><source>Caught gray ones</source><extracomment>example evade</extracomment><translation>Grises atrapadas</translation></message>
<message><source>Caught green ones</source><extracomment>example evade</extracomment><translation>Verdes atrapadas</translation></message>
<message><source>Two kinds of prey</source><extracomment>example evade</extracomment><translation>Dos clases de presas</translation></message>
<message><source>A red hunter pursues the nearest prey. Ten gray prey [flee](node:flee) from the place where it is. Ten green prey [evade](node:evade): they flee from the place where it will be. All react within 70.</source><extracomment>example evade</extracomment><translation>Un cazador rojo persigue a la presa más cercana. Diez presas grises [huyen](node:flee) del lugar donde está. Diez presas verdes lo [evaden](node:evade): huyen del lugar donde estará. Todas reaccionan a menos de 70.</translation></message>
<message><source>Which does the hunter catch more often?</source><extracomment>example evade</extracomment><translation>¿A cuáles atrapa más a menudo el cazador?</translation></message>
<message><source>* The gray ones, which flee
The green ones, which evade
Both equally often</source><extracomment>example evade</extracomment><translation>* A las grises, que huyen
A las verdes, que evaden
A ambas por igual</translation></message>
<message><source>The gray ones: about four times as often. They run ahead of the hunter in its own direction, and it is faster. The green ones run to the side, away from where it will be:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</source><extracomment>example evade</extracomment><translation>A las grises: unas cuatro veces más a menudo. Corren delante del cazador, en su misma dirección, y él es más rápido. Las verdes corren hacia un lado, lejos de donde él estará:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</translation></message>
<message><source>Not looking ahead</source><extracomment>example evade</extracomment><translation>Sin anticiparse</translation></message>
<message><source>Now [Evade](node:evade) does not look ahead: its prediction is none, so T = 0.</source><extracomment>example evade</extracomment><translation>Ahora [Evadir](node:evade) no se anticipa: su predicción es ninguna, así que T = 0.</translation></message>
<message><source>Which does the hunter catch more often now?</source><extracomment>example evade</extracomment><translation>¿A cuáles atrapa ahora más a menudo el cazador?</translation></message>
<message><source>The gray ones
The green ones
* Both about equally often</source><extracomment>example evade</extracomment><translation>A las grises
A las verdes
* A ambas más o menos por igual</translation></message>
<message><source>Both about equally often: Evade that does not look ahead is Flee. In a single run, chance may favor one kind. In ten runs the averages were 31 and 27.</source><extracomment>example evade</extracomment><translation>A ambas más o menos por igual: Evadir sin anticiparse es Huir. En una sola ejecución, el azar puede favorecer a una clase. En diez ejecuciones, las medias fueron 31 y 27.</translation></message>
<message><source>Seeing it from far away</source><extracomment>example evade</extracomment><translation>Verlo desde muy lejos</translation></message>
<message><source>Evade looks ahead again. And both kinds react to a hunter within 140 instead of 70.</source><extracomment>example evade</extracomment><translation>Evadir vuelve a anticiparse. Y las dos clases reaccionan a un cazador a menos de 140 en lugar de 70.</translation></message>
<message><source>The gray ones, which flee
* The green ones, which evade
Both about equally often</source><extracomment>example evade</extracomment><translation>A las grises, que huyen
* A las verdes, que evaden
A ambas más o menos por igual</translation></message>
<message><source>The green ones, in eight of ten runs. In two minutes it catches 10 of them and 3 of the gray ones, on average. What is good at one distance may be bad at another.</source><extracomment>example evade</extracomment><translation>A las verdes, en ocho de diez ejecuciones. En dos minutos atrapa de media 10 de ellas y 3 de las grises. Lo que es bueno a una distancia puede ser malo a otra.</translation></message>
<message><source>- Drag the hunter into a group: all within 70 react at once.
- Set the weight of [A little restless](node:restless) to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Arrastra al cazador hasta un grupo: todas las que están a menos de 70 reaccionan a la vez.
- Pon a 0 el peso de [Un poco inquieto](node:restless): a menudo el cazador corre en círculos con una presa.</translation></message>
<message><source>One hunter. Half of its prey flee from where it is, half from where it will be.</source><extracomment>example evade</extracomment><translation>Un cazador. La mitad de sus presas huye de donde está; la otra mitad, de donde estará.</translation></message>
<message><source>Evade is Pursue turned around: it flees from the place where the hunter will be after the time T, with `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Both kinds react only to a hunter within 70, and wander otherwise. The hunter is faster and pursues the nearest prey. A small Wander keeps it from running in circles with one prey.</source><extracomment>example evade</extracomment><translation>Evadir es Perseguir al revés: huye del lugar donde el cazador estará al cabo del tiempo T, con `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Las dos clases solo reaccionan a un cazador a menos de 70, y si no, deambulan. El cazador es más rápido y persigue a la presa más cercana. Un pequeño Deambular evita que corra en círculos con una presa.</translation></message>
<message><source>- The gray ones (*Flees*) run ahead of the hunter, in its own direction.
- The green ones (*Evades*) run to the side.
- The status bar counts how often the hunter catches each kind: after a minute, it has caught the gray ones far more often.</source><extracomment>example evade</extracomment><translation>- Las grises (*Huye*) corren delante del cazador, en su misma dirección.
- Las verdes (*Evade*) corren hacia un lado.
- La barra de estado cuenta cuántas veces atrapa el cazador a cada clase: al cabo de un minuto, ha atrapado a las grises muchas más veces.</translation></message>
<message><source>- Set the prediction of *Evade* to none: both kinds are the same now, and in the long run the hunter catches both equally often.
- Drag the hunter into a group: all within 70 react at once.
- Set the range of both *Hunter near* to 140: prey that react so early are seldom caught. With most seeds, the green ones are now caught more often than the gray ones.
- Set the weight of *A little restless* to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Pon la predicción de *Evadir* en ninguna: ahora las dos clases son iguales, y a la larga el cazador atrapa a ambas por igual.
- Arrastra al cazador hasta un grupo: todas las que están a menos de 70 reaccionan a la vez.
- Pon a 140 el rango de los dos *Cazador cerca*: las presas que reaccionan tan pronto rara vez caen. Con la mayoría de las semillas, ahora el cazador atrapa a las verdes más a menudo que a las grises.
- Pon a 0 el peso de *Un poco inquieto*: a menudo el cazador corre en círculos con una presa.</translation></message>
<message><source>Figure eight</source><extracomment>title of an example</extracomment><translation>Figura de ocho</translation></message>
<message><source>Wide turns</source><extracomment>example figure-eight</extracomment><translation>Giros amplios</translation></message>
<message><source>No limit</source><extracomment>example figure-eight</extracomment><translation>Sin límite</translation></message>
<message><source>Speed of the cars</source><extracomment>example figure-eight</extracomment><translation>Velocidad de los coches</translation></message>
<message><source>20 cars on a road that crosses itself. A car cannot turn on the spot: it needs room.</source><extracomment>example figure-eight</extracomment><translation>20 coches en una carretera que se cruza consigo misma. Un coche no puede girar en el sitio: necesita espacio.</translation></message>
<message><source>Every car follows the road, keeps its distance to the car ahead (*Keep distance*), and turns away from those that it would touch at the crossing (*Yield*). Its type has a **Max turn rate** of 90° per second. At 80 units per second this is a turning circle with a radius of 80 / (90° in radians) = 51 units: narrower than every bend of the road.

Click a car: the world shows the circles on which it would turn to the left and to the right. Select the card of the cars, and drag the grips in the middle of the circles to change the rate.</source><extracomment>example figure-eight</extracomment><translation>Cada coche sigue la carretera, mantiene la distancia con el de delante (*Mantener distancia*) y se aparta de los que tocaría en el cruce (*Ceder el paso*). Su tipo tiene un **Giro máx.** de 90° por segundo. A 80 unidades por segundo, eso es un círculo de giro con un radio de 80 / (90° en radianes) = 51 unidades: más cerrado que todas las curvas de la carretera.

Haz clic en un coche: el mundo muestra los círculos en los que giraría a la izquierda y a la derecha. Selecciona la tarjeta de los coches y arrastra los tiradores del centro de los círculos para cambiar el ritmo de giro.</translation></message>
<message><source>- Nobody leaves the road: once there, cars stay within 12 units of it. In 20 runs with different seeds none was farther away.
- Cars seldom touch, although no light stops them: at most 4 times in the first minute.
- A slow car has a small circle.</source><extracomment>example figure-eight</extracomment><translation>- Nadie se sale de la carretera: una vez en ella, los coches no se alejan más de 12 unidades. En 20 ejecuciones con distintas semillas, ninguno se alejó más.
- Los coches rara vez se tocan, aunque no los para ningún semáforo: como mucho 4 veces en el primer minuto.
- Un coche lento tiene un círculo pequeño.</translation></message>
<message><source>- [Wide turns](experiment:experiment-wide): with 30° per second the circle has a radius of 153 units, and the bends are narrower. The cars leave the road by more than 30 units.
- [No limit](experiment:experiment-free): a car that yields turns by up to 200° per second.
- Drag the points of the road to make a hairpin. Who gets around it?</source><extracomment>example figure-eight</extracomment><translation>- [Giros amplios](experiment:experiment-wide): con 30° por segundo, el círculo tiene un radio de 153 unidades, y las curvas son más cerradas. Los coches se salen de la carretera más de 30 unidades.
- [Sin límite](experiment:experiment-free): un coche que cede el paso gira hasta a 200° por segundo.
- Arrastra los puntos de la carretera para hacer una horquilla. ¿Quién logra tomarla?</translation></message>
<message><source>Fireflies</source><extracomment>title of an example</extracomment><translation>Luciérnagas</translation></message>
<message><source>Lit</source><extracomment>example fireflies</extracomment><translation>Encendida</translation></message>
<message><source>Fly about</source><extracomment>example fireflies</extracomment><translation>Revolotear</translation></message>
<message><source>Any phase</source><extracomment>example fireflies</extracomment><translation>Cualquier fase</translation></message>
<message><source>Begins at any phase</source><extracomment>example fireflies</extracomment><translation>Empieza en cualquier fase</translation></message>
<message><source>Lights it sees</source><extracomment>example fireflies</extracomment><translation>Luces que ve</translation></message>
<message><source>Time goes on, faster with light</source><extracomment>example fireflies</extracomment><translation>El tiempo pasa, más rápido con luz</translation></message>
<message><source>Time goes on</source><extracomment>example fireflies</extracomment><translation>El tiempo pasa</translation></message>
<message><source>Is full</source><extracomment>example fireflies</extracomment><translation>Está completa</translation></message>
<message><source>Starts over</source><extracomment>example fireflies</extracomment><translation>Vuelve a empezar</translation></message>
<message><source>Flashes</source><extracomment>example fireflies</extracomment><translation>Destella</translation></message>
<message><source>For 0.2 seconds</source><extracomment>example fireflies</extracomment><translation>Durante 0.2 segundos</translation></message>
<message><source>Goes out</source><extracomment>example fireflies</extracomment><translation>Se apaga</translation></message>
<message><source>How far they see light</source><extracomment>example fireflies</extracomment><translation>Hasta dónde ven la luz</translation></message>
<message><source>A clock of its own, which light hurries</source><extracomment>example fireflies</extracomment><translation>Un reloj propio, que la luz acelera</translation></message>
<message><source>When it is full, it flashes and starts over</source><extracomment>example fireflies</extracomment><translation>Cuando está completo, destella y vuelve a empezar</translation></message>
<message><source>Nobody looks</source><extracomment>example fireflies</extracomment><translation>Nadie mira</translation></message>
<message><source>They see half as far</source><extracomment>example fireflies</extracomment><translation>Ven la mitad de lejos</translation></message>
<message><source>Phase, mean</source><extracomment>example fireflies</extracomment><translation>Fase, media</translation></message>
<message><source>A hundred fireflies flash, each by a clock of its own. Light that they see hurries their clocks, and after half a minute nearly all flash at once.</source><extracomment>example fireflies</extracomment><translation>Cien luciérnagas destellan, cada una según su propio reloj. La luz que ven acelera sus relojes, y al cabo de medio minuto casi todas destellan a la vez.</translation></message>
<message><source>Each firefly has a [phase](node:phase), which begins [anywhere](node:any-phase) between 0 and 1. Ten times a second [time goes on](node:tick-on) by 0.05, and by 0.03 more for each [light](node:lights) within 130, unless it has flashed a moment ago: see [the formula](node:hurry).

At 1 the phase [starts over](node:restart), and the firefly [flashes](node:flash): for 0.2 seconds it is of the type [Lit](node:lit). It keeps its phase in both types.</source><extracomment>example fireflies</extracomment><translation>Cada luciérnaga tiene una [fase](node:phase), que empieza [en cualquier punto](node:any-phase) entre 0 y 1. Diez veces por segundo [el tiempo pasa](node:tick-on) 0.05, y 0.03 más por cada [luz](node:lights) a menos de 130, salvo si acaba de destellar: mira [la fórmula](node:hurry).

Al llegar a 1, la fase [vuelve a empezar](node:restart) y la luciérnaga [destella](node:flash): durante 0.2 segundos es del tipo [Encendida](node:lit). Conserva su fase en los dos tipos.</translation></message>
<message><source>- First groups agree, then groups of groups: waves of light run through the swarm before it flashes as one.
- In 20 runs with different seeds, between 73 and 99 of 100 were lit at the same moment after a minute. If nobody looks, it is never more than 18.
- Nobody leads, and nobody knows how many there are.</source><extracomment>example fireflies</extracomment><translation>- Primero se ponen de acuerdo grupos, luego grupos de grupos: oleadas de luz recorren el enjambre antes de que destelle como uno solo.
- En 20 ejecuciones con distintas semillas, al cabo de un minuto había encendidas en el mismo momento entre 73 y 99 de 100. Si nadie mira, nunca son más de 18.
- Nadie manda, y nadie sabe cuántas hay.</translation></message>
<message><source>- [Nobody looks](experiment:experiment-alone): all clocks run alike, and stay apart.
- [They see half as far](experiment:experiment-near): does it take longer, or does it never come?
- Remove the half of them with the mouse. Do those that are left stay together?</source><extracomment>example fireflies</extracomment><translation>- [Nadie mira](experiment:experiment-alone): todos los relojes van al mismo ritmo, y siguen desfasados.
- [Ven la mitad de lejos](experiment:experiment-near): ¿tarda más, o no llega nunca?
- Quita la mitad con el ratón. ¿Siguen juntas las que quedan?</translation></message>
<message><source>Fish and shark</source><extracomment>title of an example</extracomment><translation>Peces y tiburón</translation></message>
<message><source>Fish</source><extracomment>example fish-and-shark</extracomment><translation>Peces</translation></message>
<message><source>Shark</source><extracomment>example fish-and-shark</extracomment><translation>Tiburón</translation></message>
<message><source>Shark near</source><extracomment>example fish-and-shark</extracomment><translation>Tiburón cerca</translation></message>
<message><source>In this order</source><extracomment>example fish-and-shark</extracomment><translation>En este orden</translation></message>
<message><source>Middle of the fish near</source><extracomment>example fish-and-shark</extracomment><translation>Centro de los peces cercanos</translation></message>
<message><source>Nearest fish</source><extracomment>example fish-and-shark</extracomment><translation>Pez más cercano</translation></message>
<message><source>Fish in reach</source><extracomment>example fish-and-shark</extracomment><translation>Peces al alcance</translation></message>
<message><source>Toward the school</source><extracomment>example fish-and-shark</extracomment><translation>Hacia el cardumen</translation></message>
<message><source>Prowl</source><extracomment>example fish-and-shark</extracomment><translation>Rondar</translation></message>
<message><source>Cruise</source><extracomment>example fish-and-shark</extracomment><translation>Crucero</translation></message>
<message><source>Hunt</source><extracomment>example fish-and-shark</extracomment><translation>Caza</translation></message>
<message><source>Hungry again</source><extracomment>example fish-and-shark</extracomment><translation>Otra vez con hambre</translation></message>
<message><source>Tired</source><extracomment>example fish-and-shark</extracomment><translation>Cansado</translation></message>
<message><source>A school of fish, and a shark that swims about and hunts.</source><extracomment>example fish-and-shark</extracomment><translation>Un cardumen de peces, y un tiburón que nada por ahí y caza.</translation></message>
<message><source>**Budget** spends the maximum force of a fish in order: away from the shark, apart, the same way, together, and a little wandering with the rest.

The shark has two modes. In **Cruise** it swims slowly toward the middle of the fish near it; after four seconds, if fish are in reach, it changes to **Hunt** and pursues one fish until it is tired.</source><extracomment>example fish-and-shark</extracomment><translation>**Presupuesto** gasta en orden la fuerza máxima de un pez: lejos del tiburón, separarse, el mismo rumbo, juntarse y, con lo que queda, deambular un poco.

El tiburón tiene dos modos. En **Crucero** nada despacio hacia el centro de los peces cercanos; a los cuatro segundos, si hay peces al alcance, pasa a **Caza** y persigue a un pez hasta que está cansado.</translation></message>
<message><source>- The school finds a common direction within twenty seconds, and loses it when the shark attacks.
- The shark pursues the same fish as long as it hunts.
- Click the shark to see its mode, and for how long it has been in it.</source><extracomment>example fish-and-shark</extracomment><translation>- El cardumen encuentra un rumbo común en veinte segundos, y lo pierde cuando ataca el tiburón.
- El tiburón persigue al mismo pez mientras caza.
- Haz clic en el tiburón para ver en qué modo está y desde hace cuánto.</translation></message>
<message><source>- Lower the weight of *Evade* to 0.2.
- Let the shark hunt longer: raise *After* of the transition *Tired*.
- Let the fish see less: lower *View angle* of *Alignment*.</source><extracomment>example fish-and-shark</extracomment><translation>- Baja el peso de *Evadir* a 0.2.
- Deja que el tiburón cace más tiempo: sube *Tras* de la transición *Cansado*.
- Haz que los peces vean menos: baja el *Ángulo de visión* de *Alineación*.</translation></message>
<message><source>Flee the mouse</source><extracomment>title of an example</extracomment><translation>Huir del ratón</translation></message>
<message><source>Middle</source><extracomment>example flee-the-mouse</extracomment><translation>Medio</translation></message>
<message><source>With steering</source><extracomment>example flee-the-mouse</extracomment><translation>Con dirección</translation></message>
<message><source>Without steering</source><extracomment>example flee-the-mouse</extracomment><translation>Sin dirección</translation></message>
<message><source>Mass with steering</source><extracomment>example flee-the-mouse</extracomment><translation>Masa con dirección</translation></message>
<message><source>Without a radius</source><extracomment>example flee-the-mouse</extracomment><translation>Sin radio</translation></message>
<message><source>Hardly any mass</source><extracomment>example flee-the-mouse</extracomment><translation>Casi sin masa</translation></message>
<message><source>All start in the middle and flee from your mouse: with and without steering, with and without a radius.</source><extracomment>example flee-the-mouse</extracomment><translation>Todos empiezan en el medio y huyen de tu ratón: con y sin dirección, con y sin radio.</translation></message>
<message><source>[Flee](node:flee) wants to move straight away from the mouse at full speed:

`desired velocity = maxSpeed * unit(position - mouse)`

It does so only while the mouse is closer than its *radius*. The green agents get there by steering: `steering = desired velocity - velocity`, divided by a mass of 20. The gray ones have mass 1 and no max force, so they have the desired velocity after one tick.</source><extracomment>example flee-the-mouse</extracomment><translation>[Huir](node:flee) quiere alejarse del ratón en línea recta y a toda velocidad:

`desired velocity = maxSpeed * unit(position - mouse)`

Solo lo hace mientras el ratón está más cerca que su *radio*. Los agentes verdes lo consiguen con la dirección: `steering = desired velocity - velocity`, dividida por una masa de 20. Los grises tienen masa 1 y ninguna fuerza máx., así que tienen la velocidad deseada al cabo de un tick.</translation></message>
<message><source>- Move the mouse into the crowd: the gray ones turn on the spot, the green ones make curves.
- Come close to a green one from the front: it brakes, turns around, and only then speeds up.
- Farther away than the radius nothing steers them: they fly straight on.
- Switch on *Desired velocity*: all desired velocities point away from the mouse. Those of the gray agents and their velocities are the same.</source><extracomment>example flee-the-mouse</extracomment><translation>- Mueve el ratón hasta la multitud: los grises giran en el sitio; los verdes trazan curvas.
- Acércate a uno verde de frente: frena, da la vuelta, y solo entonces acelera.
- Más allá del radio, nada los dirige: siguen en línea recta.
- Activa *Velocidad deseada*: todas las velocidades deseadas apuntan lejos del ratón. Las de los agentes grises coinciden con sus velocidades.</translation></message>
<message><source>- [Without a radius](experiment:experiment-everywhere): all flee always. This world wraps, so they end up where the mouse is farthest.
- [Hardly any mass](experiment:experiment-light): with a mass of 1, the green ones turn nearly as fast as the gray ones. The max force is all that is left of the difference.
- Drag the slider *Radius* down to 0: nobody flees.</source><extracomment>example flee-the-mouse</extracomment><translation>- [Sin radio](experiment:experiment-everywhere): todos huyen siempre. Los bordes de este mundo son continuos, así que acaban donde el ratón queda más lejos.
- [Casi sin masa](experiment:experiment-light): con una masa de 1, los verdes giran casi tan rápido como los grises. De la diferencia solo queda la fuerza máx.
- Arrastra el deslizador *Radio* hasta 0: no huye nadie.</translation></message>
<message><source>Danger</source><extracomment>example flee</extracomment><translation>Peligro</translation></message>
<message><source>Flee the danger</source><extracomment>example flee</extracomment><translation>Huir del peligro</translation></message>
<message><source>Average speed</source><extracomment>example flee</extracomment><translation>Velocidad media</translation></message>
<message><source>A danger in the middle</source><extracomment>example flee</extracomment><translation>Un peligro en el medio</translation></message>
<message><source>24 ships fly straight on. Nothing steers them until they are closer than 140 to the danger. Then [Flee](node:flee-danger) does: the desired velocity (gold) points straight away from it.

`desired velocity = maxSpeed * unit(position - target)`</source><extracomment>example flee</extracomment><translation>24 barcos avanzan en línea recta. Nada los dirige hasta que están a menos de 140 del peligro. Entonces lo hace [Huir](node:flee-danger): la velocidad deseada (en dorado) apunta en línea recta lejos de él.

`desired velocity = maxSpeed * unit(position - target)`</translation></message>
<message><source>A ship comes near the danger and leaves again. How fast is it then?</source><extracomment>example flee</extracomment><translation>Un barco se acerca al peligro y vuelve a alejarse. ¿A qué velocidad va entonces?</translation></message>
<message><source>Faster than it came
* Slower than it came
As fast as it came</source><extracomment>example flee</extracomment><translation>Más rápido que al llegar
* Más lento que al llegar
Igual de rápido que al llegar</translation></message>
<message><source>Slower, in more than nine of ten cases. Flee wants the ship to fly straight away, so it brakes all other motion:

`steering = desired velocity - velocity`

Outside the radius, nothing makes the ship faster again.</source><extracomment>example flee</extracomment><translation>Más lento, en más de nueve de cada diez casos. Huir quiere que el barco se aleje en línea recta, así que frena cualquier otro movimiento:

`steering = desired velocity - velocity`

Fuera del radio, nada vuelve a acelerar el barco.</translation></message>
<message><source>After a minute</source><extracomment>example flee</extracomment><translation>Al cabo de un minuto</translation></message>
<message><source>At the start, the ships have a speed of 1.1 on average. Each visit to the danger changes that. The number above the world is the average.</source><extracomment>example flee</extracomment><translation>Al principio, los barcos tienen de media una velocidad de 1.1. Cada visita al peligro la cambia. El número sobre el mundo es la media.</translation></message>
<message><source>What is the average speed after a minute?</source><extracomment>example flee</extracomment><translation>¿Cuál es la velocidad media al cabo de un minuto?</translation></message>
<message><source>units per tick</source><extracomment>example flee</extracomment><translation>unidades por tick</translation></message>
<message><source>About 0.6: nearly every visit to the danger costs speed.</source><extracomment>example flee</extracomment><translation>Alrededor de 0.6: casi cada visita al peligro cuesta velocidad.</translation></message>
<message><source>Always afraid</source><extracomment>example flee</extracomment><translation>Siempre con miedo</translation></message>
<message><source>Now the radius of [Flee](node:flee-danger) has no limit: all ships flee all the time, wherever they are.</source><extracomment>example flee</extracomment><translation>Ahora el radio de [Huir](node:flee-danger) no tiene límite: todos los barcos huyen todo el tiempo, estén donde estén.</translation></message>
<message><source>Where are the ships after half a minute?</source><extracomment>example flee</extracomment><translation>¿Dónde están los barcos al cabo de medio minuto?</translation></message>
<message><source>On a circle around the danger
Spread along the edges
* In the corners</source><extracomment>example flee</extracomment><translation>En un círculo alrededor del peligro
Repartidos por los bordes
* En las esquinas</translation></message>
<message><source>In the corners. This world wraps: what leaves on the right comes in on the left. So the four corners are one place, and no place is farther from the middle.</source><extracomment>example flee</extracomment><translation>En las esquinas. Los bordes de este mundo son continuos: lo que sale por la derecha entra por la izquierda. Así, las cuatro esquinas son un mismo lugar, y no hay ninguno más lejos del medio.</translation></message>
<message><source>- Drag the [danger](node:danger) into the way of a ship.
- Chase the ships with the mouse: they flee it, too.
- Give the wire from [Flee the mouse](node:flee-mouse) a weight of 3.</source><extracomment>example flee</extracomment><translation>- Arrastra el [peligro](node:danger) hasta el recorrido de un barco.
- Persigue los barcos con el ratón: también huyen de él.
- Da al cable de [Huir del ratón](node:flee-mouse) un peso de 3.</translation></message>
<message><source>Ships fly straight on, and flee from a danger that is near.</source><extracomment>example flee</extracomment><translation>Unos barcos avanzan en línea recta y huyen de un peligro cercano.</translation></message>
<message><source>Flee is Seek turned around: the desired velocity points straight away from the target.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

It is active only while the target is closer than its *radius*. Outside, nothing steers the ship, and it flies straight on.</source><extracomment>example flee</extracomment><translation>Huir es Buscar al revés: la velocidad deseada apunta en línea recta lejos del objetivo.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

Solo está activo mientras el objetivo está más cerca que su *radio*. Fuera de él, nada dirige el barco, que sigue en línea recta.</translation></message>
<message><source>- Outside, each ship keeps its velocity: its speed and its direction.
- Almost every ship that comes near leaves more slowly than it came: Flee wants it to fly straight away, and brakes all other motion.
- The forces of the mouse and the danger add up while both are near.
- While the mouse is elsewhere, no ship turns *toward* the danger.</source><extracomment>example flee</extracomment><translation>- Fuera, cada barco conserva su velocidad: lo rápido que va y hacia dónde.
- Casi todos los barcos que se acercan se van más despacio de lo que llegaron: Huir quiere que se alejen en línea recta, y frena cualquier otro movimiento.
- Las fuerzas del ratón y del peligro se suman mientras ambos están cerca.
- Mientras el ratón está en otra parte, ningún barco gira *hacia* el peligro.</translation></message>
<message><source>- Drag the danger into the way of a ship.
- Set the radius of *Flee the danger* to no limit: now all ships always flee. They end up in the corners, as far away as they can be: this world wraps, so the four corners are one place.
- Give *Flee the mouse* a weight of 3: ships leave the mouse faster.</source><extracomment>example flee</extracomment><translation>- Arrastra el peligro hasta el recorrido de un barco.
- Pon el radio de *Huir del peligro* sin límite: ahora todos los barcos huyen siempre. Acaban en las esquinas, lo más lejos que pueden: los bordes de este mundo son continuos, así que las cuatro esquinas son un mismo lugar.
- Da a *Huir del ratón* un peso de 3: los barcos se alejan más rápido del ratón.</translation></message>
<message><source>Sparrow</source><extracomment>example flock</extracomment><translation>Gorrión</translation></message>
<message><source>Goose</source><extracomment>example flock</extracomment><translation>Ganso</translation></message>
<message><source>Gnat</source><extracomment>example flock</extracomment><translation>Mosquito</translation></message>
<message><source>Hawk</source><extracomment>example flock</extracomment><translation>Halcón</translation></message>
<message><source>Onward</source><extracomment>example flock</extracomment><translation>Hacia delante</translation></message>
<message><source>Hawk nearby</source><extracomment>example flock</extracomment><translation>Halcón cerca</translation></message>
<message><source>Escape</source><extracomment>example flock</extracomment><translation>Escapar</translation></message>
<message><source>Nearest bird</source><extracomment>example flock</extracomment><translation>Pájaro más cercano</translation></message>
<message><source>Breath</source><extracomment>example flock</extracomment><translation>Aliento</translation></message>
<message><source>Sparrows</source><extracomment>example flock</extracomment><translation>Gorriones</translation></message>
<message><source>Geese</source><extracomment>example flock</extracomment><translation>Gansos</translation></message>
<message><source>Gnats</source><extracomment>example flock</extracomment><translation>Mosquitos</translation></message>
<message><source>Escape, else flock</source><extracomment>example flock</extracomment><translation>Escapar; si no, bandada</translation></message>
<message><source>Escape, else swarm</source><extracomment>example flock</extracomment><translation>Escapar; si no, enjambre</translation></message>
<message><source>Chase, else rest</source><extracomment>example flock</extracomment><translation>Dar caza; si no, descansar</translation></message>
<message><source>Sparrows: separation</source><extracomment>example flock</extracomment><translation>Gorriones: separación</translation></message>
<message><source>Sparrows: alignment</source><extracomment>example flock</extracomment><translation>Gorriones: alineación</translation></message>
<message><source>Sparrows: cohesion</source><extracomment>example flock</extracomment><translation>Gorriones: cohesión</translation></message>
<message><source>Hawks</source><extracomment>example flock</extracomment><translation>Halcones</translation></message>
<message><source>Sparrows without alignment</source><extracomment>example flock</extracomment><translation>Gorriones sin alineación</translation></message>
<message><source>Geese without alignment</source><extracomment>example flock</extracomment><translation>Gansos sin alineación</translation></message>
<message><source>Two hawks</source><extracomment>example flock</extracomment><translation>Dos halcones</translation></message>
<message><source>One way</source><extracomment>example flock</extracomment><translation>Mismo rumbo</translation></message>
<message><source>Sparrows alone. Each follows three rules about its neighbors: [separation](node:sparrow-apart) (not too near), [alignment](node:sparrow-along) (the same direction), and [cohesion](node:sparrow-together) (to their middle). Beside, they fly without alignment. Nobody leads.</source><extracomment>example flock</extracomment><translation>Solo gorriones. Cada uno sigue tres reglas sobre sus vecinos: [separación](node:sparrow-apart) (no demasiado cerca), [alineación](node:sparrow-along) (el mismo rumbo) y [cohesión](node:sparrow-together) (hacia su centro). Al lado, vuelan sin alineación. Nadie manda.</translation></message>
<message><source>In which world do most sparrows fly one way after half a minute?</source><extracomment>example flock</extracomment><translation>¿En qué mundo vuelan más gorriones con el mismo rumbo al cabo de medio minuto?</translation></message>
<message><source>* In the one with alignment
In both
In neither</source><extracomment>example flock</extracomment><translation>* En el que tiene alineación
En los dos
En ninguno</translation></message>
<message><source>In the one with alignment, in all of ten runs with different seeds. Without it, they fly in all directions, and neighbors are more than twice as far apart.</source><extracomment>example flock</extracomment><translation>En el que tiene alineación, en las diez ejecuciones con distintas semillas. Sin ella vuelan en todas direcciones, y los vecinos están a más del doble de distancia.</translation></message>
<message><source>Without cohesion</source><extracomment>example flock</extracomment><translation>Sin cohesión</translation></message>
<message><source>Now nothing pulls them [together](node:sparrow-together): the weight of cohesion is 0. Before, a sparrow's nearest neighbor was about 10 away after half a minute. You see a part of the world, 500 wide.</source><extracomment>example flock</extracomment><translation>Ahora nada los [junta](node:sparrow-together): el peso de la cohesión es 0. Antes, el vecino más cercano de un gorrión estaba a unos 10 al cabo de medio minuto. Ves una parte del mundo, de 500 de ancho.</translation></message>
<message><source>How far away is the nearest neighbor now, on average?</source><extracomment>example flock</extracomment><translation>¿A qué distancia está ahora el vecino más cercano, de media?</translation></message>
<message><source>25 to 31: nearly three times as far. They still fly more or less one way, because there still is alignment.</source><extracomment>example flock</extracomment><translation>De 25 a 31: casi tres veces más lejos. Siguen volando más o menos con el mismo rumbo, porque sigue habiendo alineación.</translation></message>
<message><source>Without separation</source><extracomment>example flock</extracomment><translation>Sin separación</translation></message>
<message><source>There is cohesion again. But nothing keeps them [apart](node:sparrow-apart): the weight of separation is 0. You see the whole world again.</source><extracomment>example flock</extracomment><translation>Vuelve a haber cohesión. Pero nada los mantiene [separados](node:sparrow-apart): el peso de la separación es 0. Vuelves a ver el mundo entero.</translation></message>
<message><source>How far away is the nearest neighbor now, compared with 10?</source><extracomment>example flock</extracomment><translation>¿A qué distancia está ahora el vecino más cercano, comparada con 10?</translation></message>
<message><source>* Less than a third as far
About as far
Three times as far</source><extracomment>example flock</extracomment><translation>* A menos de un tercio
Más o menos igual
Tres veces más lejos</translation></message>
<message><source>About 2, less than a third as far in all of ten runs. The flock becomes a few clumps, in which sparrows fly through each other.</source><extracomment>example flock</extracomment><translation>A unos 2, menos de un tercio en las diez ejecuciones. La bandada se convierte en unos pocos montones, en los que los gorriones se atraviesan.</translation></message>
<message><source>- All flocks are back, and the hawk. Set *Hawks* to 3: what do the flocks do?
- Find weights with which the sparrows soon fly close together, in one flock. *Find values* in the Watch menu does the same.</source><extracomment>example flock</extracomment><translation>- Vuelven todas las bandadas, y el halcón. Pon *Halcones* a 3: ¿qué hacen las bandadas?
- Encuentra pesos con los que los gorriones vuelen pronto muy juntos, en una sola bandada. *Hallar valores*, en el menú Observar, hace lo mismo.</translation></message>
<message><source>Three flocks from the same three behaviors, and a hawk that hunts them all.</source><extracomment>example flock</extracomment><translation>Tres bandadas a partir de los mismos tres comportamientos, y un halcón que caza de todas.</translation></message>
<message><source>Each bird looks only at its own kind, and only at those near it:

- **[Separation](node:sparrow-apart)** keeps it away from birds that are too near.
- **[Alignment](node:sparrow-along)** turns it to the direction in which the others fly.
- **[Cohesion](node:sparrow-together)** pulls it toward their middle.

A Sum adds up the three. The flocks differ in how far they look and in the weights: sparrows do not look far and stay together, geese look far and weigh alignment most, and gnats have no alignment at all.

[*Escape*](node:escape) comes first: a Priority takes it as soon as the hawk is within 150. The hawk holds on to the bird it chose until its [*Breath*](node:breath) is gone, and then flies on.</source><extracomment>example flock</extracomment><translation>Cada pájaro mira solo a los de su clase, y solo a los que tiene cerca:

- **[Separación](node:sparrow-apart)** lo mantiene lejos de los que están demasiado cerca.
- **[Alineación](node:sparrow-along)** lo gira hacia el rumbo de los demás.
- **[Cohesión](node:sparrow-together)** lo atrae hacia su centro.

Una Suma junta las tres. Las bandadas se diferencian en lo lejos que miran y en los pesos: los gorriones no miran lejos y van juntos, los gansos miran lejos y dan más peso a la alineación, y los mosquitos no tienen ninguna alineación.

[*Escapar*](node:escape) va primero: una Prioridad la toma en cuanto el halcón está a menos de 150. El halcón no suelta el pájaro que eligió hasta que se le acaba el [*Aliento*](node:breath), y entonces sigue volando.</translation></message>
<message><source>- All geese fly one way; gnats go nowhere together.
- Sparrows fly less than half as far apart as geese.
- A flock opens around the hawk. Gnats close the gap within seconds; sparrows and geese need longer.</source><extracomment>example flock</extracomment><translation>- Todos los gansos vuelan con el mismo rumbo; los mosquitos no van juntos a ninguna parte.
- Los gorriones vuelan a menos de la mitad de distancia entre sí que los gansos.
- La bandada se abre alrededor del halcón. Los mosquitos cierran el hueco en segundos; los gorriones y los gansos tardan más.</translation></message>
<message><source>- [Sparrows without alignment](experiment:experiment-swarm): the flock becomes a swarm. So do the [geese](experiment:experiment-lost-geese), whose alignment weighs most.
- Set the radius of [*Separation* of the geese](node:goose-apart) to 60: they spread out.
- [Two hawks](experiment:experiment-two-hawks): together they catch more than twice as many birds as one.</source><extracomment>example flock</extracomment><translation>- [Gorriones sin alineación](experiment:experiment-swarm): la bandada se convierte en un enjambre. También la de los [gansos](experiment:experiment-lost-geese), en la que más pesa la alineación.
- Pon a 60 el radio de la [*Separación* de los gansos](node:goose-apart): se dispersan.
- [Dos halcones](experiment:experiment-two-hawks): juntos atrapan más del doble de pájaros que uno solo.</translation></message>
<message><source>Fountain</source><extracomment>title of an example</extracomment><translation>Fuente de agua</translation></message>
<message><source>Nozzle</source><extracomment>example fountain</extracomment><translation>Boquilla</translation></message>
<message><source>Basin</source><extracomment>example fountain</extracomment><translation>Estanque</translation></message>
<message><source>Gravity</source><extracomment>example fountain</extracomment><translation>Gravedad</translation></message>
<message><source>Jet</source><extracomment>example fountain</extracomment><translation>Chorro</translation></message>
<message><source>Burst</source><extracomment>example fountain</extracomment><translation>Ráfaga</translation></message>
<message><source>Drops</source><extracomment>example fountain</extracomment><translation>Gotas</translation></message>
<message><source>Fall</source><extracomment>example fountain</extracomment><translation>Caer</translation></message>
<message><source>Drops push each other</source><extracomment>example fountain</extracomment><translation>Las gotas se empujan</translation></message>
<message><source>In the basin</source><extracomment>example fountain</extracomment><translation>En el estanque</translation></message>
<message><source>Outflow</source><extracomment>example fountain</extracomment><translation>Desagüe</translation></message>
<message><source>Drops per second</source><extracomment>example fountain</extracomment><translation>Gotas por segundo</translation></message>
<message><source>Drops in a burst</source><extracomment>example fountain</extracomment><translation>Gotas por ráfaga</translation></message>
<message><source>How much drops push each other</source><extracomment>example fountain</extracomment><translation>Cuánto se empujan las gotas</translation></message>
<message><source>Up, and down again</source><extracomment>example fountain</extracomment><translation>Arriba, y abajo otra vez</translation></message>
<message><source>The sink</source><extracomment>example fountain</extracomment><translation>El sumidero</translation></message>
<message><source>Twice the water</source><extracomment>example fountain</extracomment><translation>El doble de agua</translation></message>
<message><source>Without bursts</source><extracomment>example fountain</extracomment><translation>Sin ráfagas</translation></message>
<message><source>A clogged drain</source><extracomment>example fountain</extracomment><translation>Un desagüe atascado</translation></message>
<message><source>Drops in the air</source><extracomment>example fountain</extracomment><translation>Gotas en el aire</translation></message>
<message><source>Out of the nozzle</source><extracomment>example fountain</extracomment><translation>Salen de la boquilla</translation></message>
<message><source>Into the basin</source><extracomment>example fountain</extracomment><translation>Entran en el estanque</translation></message>
<message><source>Drops born</source><extracomment>example fountain</extracomment><translation>Gotas nacidas</translation></message>
<message><source>Drops are born in a nozzle and vanish in a basin: sources and sinks.</source><extracomment>example fountain</extracomment><translation>Las gotas nacen en una boquilla y desaparecen en un estanque: fuentes y sumideros.</translation></message>
<message><source>The [*Jet*](node:jet) is a Source: 40 drops a second, for ever. The [*Burst*](node:burst) is one that works in waves: 60 drops at once, every ten seconds.

Drops start upward. [*Gravity*](node:fall) pulls them down: it is a field, and their response time of 1.6 seconds makes them slow to follow it. [*Drops push each other*](node:pressure) is a Separation.

There is no node for a sink: drops [inside the basin](node:in-basin) are [removed](node:drain).</source><extracomment>example fountain</extracomment><translation>El [*Chorro*](node:jet) es una Fuente: 40 gotas por segundo, para siempre. La [*Ráfaga*](node:burst) es una que funciona en oleadas: 60 gotas de una vez, cada diez segundos.

Las gotas empiezan hacia arriba. La [*Gravedad*](node:fall) las hace caer: es un campo, y su tiempo de respuesta de 1.6 segundos hace que lo sigan despacio. [*Las gotas se empujan*](node:pressure) es una Separación.

No hay un nodo para un sumidero: las gotas [dentro del estanque](node:in-basin) se [quitan](node:drain).</translation></message>
<message><source>- Between two bursts the number of drops stays near 105. Each second 40 are born, and each is in the air for about 2.6 seconds: 40 times 2.6 is 105. This is Little's law, and it holds for shops, roads and hospitals, too.
- The second plot: what comes out of the nozzle goes into the basin a little later.
- A burst is gone within five seconds.</source><extracomment>example fountain</extracomment><translation>- Entre dos ráfagas, el número de gotas ronda las 105. Cada segundo nacen 40, y cada una está en el aire unos 2.6 segundos: 40 por 2.6 son unas 105. Es la ley de Little, y vale también para tiendas, carreteras y hospitales.
- La segunda gráfica: lo que sale de la boquilla entra en el estanque un poco más tarde.
- Una ráfaga desaparece en cinco segundos.</translation></message>
<message><source>- [Twice the water](experiment:experiment-twice): what will the number of drops be? About 213, twice as many, because each drop is in the air as long as before.
- [A clogged drain](experiment:experiment-clogged): the drain is muted. Now 40 drops more lie in the basin each second, and 60 more after each burst.
- [Without bursts](experiment:experiment-steady) the number is steady.
- Give *Gravity* half of its strength in the inspector. What happens to the number of drops?</source><extracomment>example fountain</extracomment><translation>- [El doble de agua](experiment:experiment-twice): ¿cuántas gotas habrá? Unas 213, el doble, porque cada gota está en el aire tanto tiempo como antes.
- [Un desagüe atascado](experiment:experiment-clogged): el desagüe está en silencio. Ahora se quedan en el estanque 40 gotas más cada segundo, y 60 más después de cada ráfaga.
- [Sin ráfagas](experiment:experiment-steady), el número es estable.
- Da a *Gravedad* la mitad de su intensidad en el inspector. ¿Qué pasa con el número de gotas?</translation></message>
<message><source>Grazing</source><extracomment>title of an example</extracomment><translation>Pastoreo</translation></message>
<message><source>Grass</source><extracomment>example grazing</extracomment><translation>Hierba</translation></message>
<message><source>Sheep</source><extracomment>example grazing</extracomment><translation>Ovejas</translation></message>
<message><source>Stakes</source><extracomment>example grazing</extracomment><translation>Estacas</translation></message>
<message><source>Go where more grass is</source><extracomment>example grazing</extracomment><translation>Ir adonde hay más hierba</translation></message>
<message><source>Stray</source><extracomment>example grazing</extracomment><translation>Andar sin rumbo</translation></message>
<message><source>Energy</source><extracomment>example grazing</extracomment><translation>Energía</translation></message>
<message><source>Grass here</source><extracomment>example grazing</extracomment><translation>Hierba aquí</translation></message>
<message><source>Graze</source><extracomment>example grazing</extracomment><translation>Pastar</translation></message>
<message><source>What it eats, less what it needs</source><extracomment>example grazing</extracomment><translation>Lo que come, menos lo que necesita</translation></message>
<message><source>Live on it</source><extracomment>example grazing</extracomment><translation>Vivir de ello</translation></message>
<message><source>Fed</source><extracomment>example grazing</extracomment><translation>Saciada</translation></message>
<message><source>Lamb</source><extracomment>example grazing</extracomment><translation>Cordero</translation></message>
<message><source>Costs energy</source><extracomment>example grazing</extracomment><translation>Cuesta energía</translation></message>
<message><source>Starved</source><extracomment>example grazing</extracomment><translation>Sin energía</translation></message>
<message><source>Starve</source><extracomment>example grazing</extracomment><translation>Morir de hambre</translation></message>
<message><source>Formulas</source><extracomment>example grazing</extracomment><translation>Fórmulas</translation></message>
<message><source>Grass, by formula</source><extracomment>example grazing</extracomment><translation>Hierba, por fórmula</translation></message>
<message><source>Sheep, by formula</source><extracomment>example grazing</extracomment><translation>Ovejas, por fórmula</translation></message>
<message><source>Grass grows, sheep eat it</source><extracomment>example grazing</extracomment><translation>La hierba crece, las ovejas la comen</translation></message>
<message><source>Sheep are born and die</source><extracomment>example grazing</extracomment><translation>Las ovejas nacen y mueren</translation></message>
<message><source>Change grass</source><extracomment>example grazing</extracomment><translation>Cambiar hierba</translation></message>
<message><source>Change sheep</source><extracomment>example grazing</extracomment><translation>Cambiar ovejas</translation></message>
<message><source>How fast grass grows</source><extracomment>example grazing</extracomment><translation>A qué ritmo crece la hierba</translation></message>
<message><source>Sheep at first</source><extracomment>example grazing</extracomment><translation>Ovejas al principio</translation></message>
<message><source>300 sheep at first</source><extracomment>example grazing</extracomment><translation>300 ovejas al principio</translation></message>
<message><source>They do not look for grass</source><extracomment>example grazing</extracomment><translation>No buscan hierba</translation></message>
<message><source>Sheep eat grass, which grows again. With much grass lambs are born, with little of it sheep starve: so both rise and fall, one after the other.</source><extracomment>example grazing</extracomment><translation>Las ovejas comen hierba, que vuelve a crecer. Con mucha hierba nacen corderos; con poca, las ovejas mueren de hambre: así que ambas suben y bajan, una tras otra.</translation></message>
<message><source>Grass is a [ground](item:grass) that grows toward a limit. Sheep [go where more grass is](node:to-grass) and [graze](node:graze). Ten times a second they gain [what they eat, less what they need](node:gain). With an [energy](node:energy) of 10 a [lamb](node:lamb) is born, which costs 5; at 0 they [starve](node:die). Sixty [stakes](node:stake) measure the grass: their [mean](node:mean) is above the world.

Beside it, two formulas of Lotka (1925) and Volterra (1926) compute with numbers alone: [grass grows, and sheep eat it](node:more-grass); [sheep are born and die](node:more-sheep).</source><extracomment>example grazing</extracomment><translation>La hierba es un [terreno](item:grass) que crece hasta un límite. Las ovejas [van adonde hay más hierba](node:to-grass) y [pastan](node:graze). Diez veces por segundo ganan [lo que comen, menos lo que necesitan](node:gain). Con una [energía](node:energy) de 10 nace un [cordero](node:lamb), que cuesta 5; con 0, [mueren de hambre](node:die). Sesenta [estacas](node:stake) miden la hierba: su [media](node:mean) está sobre el mundo.

Al lado, dos fórmulas de Lotka (1925) y Volterra (1926) calculan solo con números: [la hierba crece, y las ovejas la comen](node:more-grass); [las ovejas nacen y mueren](node:more-sheep).</translation></message>
<message><source>- Sheep follow grass: when there is most grass there are few sheep, and a quarter of a wave later there are many.
- In 20 runs with different seeds there were between 204 and 227 sheep at most in four minutes, and never fewer than 19.
- The numbers of the formulas go up and down forever. Those of the sheep do, too, but never twice alike: sheep are few, and each has a place.</source><extracomment>example grazing</extracomment><translation>- Las ovejas siguen a la hierba: cuando hay más hierba hay pocas ovejas, y un cuarto de ola después hay muchas.
- En 20 ejecuciones con distintas semillas hubo como máximo entre 204 y 227 ovejas en cuatro minutos, y nunca menos de 19.
- Los números de las fórmulas suben y bajan para siempre. Los de las ovejas también, pero nunca igual dos veces: las ovejas son pocas, y cada una está en un lugar.</translation></message>
<message><source>- [300 sheep at first](experiment:experiment-many): do they all starve?
- [They do not look for grass](experiment:experiment-stay): do the waves become larger or smaller?
- Let the grass grow twice as fast. Are there more grass or more sheep in the end?</source><extracomment>example grazing</extracomment><translation>- [300 ovejas al principio](experiment:experiment-many): ¿mueren todas de hambre?
- [No buscan hierba](experiment:experiment-stay): ¿las olas se hacen mayores o menores?
- Haz que la hierba crezca el doble de rápido. Al final, ¿hay más hierba o más ovejas?</translation></message>
<message><source>Home and walls</source><extracomment>title of an example</extracomment><translation>Hogar y paredes</translation></message>
<message><source>Pen</source><extracomment>example home-and-walls</extracomment><translation>Corral</translation></message>
<message><source>Beetle</source><extracomment>example home-and-walls</extracomment><translation>Escarabajo</translation></message>
<message><source>Pull back home</source><extracomment>example home-and-walls</extracomment><translation>Tirar hacia casa</translation></message>
<message><source>Cut to 5.4</source><extracomment>example home-and-walls</extracomment><translation>Recortar a 5.4</translation></message>
<message><source>Probe 50 ahead</source><extracomment>example home-and-walls</extracomment><translation>Sonda a 50 de distancia</translation></message>
<message><source>Free range</source><extracomment>example home-and-walls</extracomment><translation>Radio libre</translation></message>
<message><source>Length of the probe</source><extracomment>example home-and-walls</extracomment><translation>Largo de la sonda</translation></message>
<message><source>Without the pull</source><extracomment>example home-and-walls</extracomment><translation>Sin el tirón</translation></message>
<message><source>Without the probe</source><extracomment>example home-and-walls</extracomment><translation>Sin la sonda</translation></message>
<message><source>Beetles wander near their homes, in a pen. One force pulls them back, and a probe keeps them off the walls.</source><extracomment>example home-and-walls</extracomment><translation>Unos escarabajos deambulan cerca de su casa, en un corral. Una fuerza los hace volver, y una sonda los aparta de las paredes.</translation></message>
<message><source>[Roam](node:roam) wanders. Beyond its radius, [Pull back home](node:pull) pulls each beetle to where it started, more the farther it is. The weight of its wire is its strength.

[Cut to 5.4](node:cut) adds these two and cuts the sum. The [probe](node:probe) is a single feeler 50 ahead. Its push is added *after* the cut: the max force of the beetles has no limit, so the push is always whole. Inside the cut, the other forces would leave it only a part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</source><extracomment>example home-and-walls</extracomment><translation>[Vagar](node:roam) deambula. Más allá de su radio, [Tirar hacia casa](node:pull) tira de cada escarabajo hacia donde empezó, con más fuerza cuanto más lejos está. El peso de su cable es su intensidad.

[Recortar a 5.4](node:cut) suma estas dos y recorta la suma. La [sonda](node:probe) es una sola antena que llega a 50 por delante. Su empuje se suma *después* del recorte: la fuerza máx. de los escarabajos no tiene límite, así que el empuje siempre es completo. Dentro del recorte, las demás fuerzas solo le dejarían una parte.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</translation></message>
<message><source>- Each beetle stays near its own home, not near the middle.
- Click a beetle near a wall, and select the probe: the push begins where its tip touches the wall, and grows as the wall comes nearer.
- A beetle that slides along a wall does not feel it: the probe looks only ahead.</source><extracomment>example home-and-walls</extracomment><translation>- Cada escarabajo se queda cerca de su propia casa, no cerca del centro.
- Haz clic en un escarabajo que esté cerca de una pared y selecciona la sonda: el empuje empieza donde su punta toca la pared, y crece al acercarse la pared.
- Un escarabajo que se desliza a lo largo de una pared no la nota: la sonda solo mira hacia delante.</translation></message>
<message><source>- [Without the pull](experiment:experiment-stray): they go everywhere in the pen, and only the walls hold them.
- [Without the probe](experiment:experiment-blind): they walk through the walls. Only the pull brings them back.
- Raise *Pull back home* to 10: the beetles hardly leave their range.
- Shorten the probe to 10: they turn too late, and some get through.
- Drag the end of the wire from *Probe 50 ahead* to the input of *Cut to 5.4*, and run for a minute: now the push has to share, and some get through the walls.</source><extracomment>example home-and-walls</extracomment><translation>- [Sin el tirón](experiment:experiment-stray): van por todo el corral, y solo los retienen las paredes.
- [Sin la sonda](experiment:experiment-blind): atraviesan las paredes. Solo el tirón los trae de vuelta.
- Sube *Tirar hacia casa* a 10: los escarabajos apenas salen de su radio libre.
- Acorta la sonda a 10: giran demasiado tarde, y algunos la atraviesan.
- Arrastra el extremo del cable de *Sonda a 50 de distancia* a la entrada de *Recortar a 5.4*, y deja pasar un minuto: ahora el empuje tiene que compartir, y algunos atraviesan las paredes.</translation></message>
<message><source>Hunter and prey</source><extracomment>title of an example</extracomment><translation>Cazadores y presas</translation></message>
<message><source>Hunter nearby</source><extracomment>example hunter-and-prey</extracomment><translation>Cazador cercano</translation></message>
<message><source>Mouse is near</source><extracomment>example hunter-and-prey</extracomment><translation>Ratón cerca</translation></message>
<message><source>Go to the mouse</source><extracomment>example hunter-and-prey</extracomment><translation>Ir al ratón</translation></message>
<message><source>Flee, follow, roam</source><extracomment>example hunter-and-prey</extracomment><translation>Huir, seguir, vagar</translation></message>
<message><source>How strongly prey evade</source><extracomment>example hunter-and-prey</extracomment><translation>Con qué fuerza evaden las presas</translation></message>
<message><source>How far prey see hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Hasta dónde ven cazadores las presas</translation></message>
<message><source>Careless prey</source><extracomment>example hunter-and-prey</extracomment><translation>Presas descuidadas</translation></message>
<message><source>Watchful prey</source><extracomment>example hunter-and-prey</extracomment><translation>Presas atentas</translation></message>
<message><source>Tireless hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Cazadores incansables</translation></message>
<message><source>Hunters that wait</source><extracomment>example hunter-and-prey</extracomment><translation>Cazadores que esperan</translation></message>
<message><source>Hunter caught prey</source><extracomment>example hunter-and-prey</extracomment><translation>Cazador atrapó presa</translation></message>
<message><source>A minute of hunting</source><extracomment>example hunter-and-prey</extracomment><translation>Un minuto de caza</translation></message>
<message><source>Four hunters [pursue](node:pursue) thirty prey, which [evade](node:evade) them. Hunters are a little faster than prey, but they get tired: when their [stamina](node:stamina) is used up, they rest until it is full again.

`future position = target position + target velocity * T`

Pursue seeks that place; Evade flees from it.</source><extracomment>example hunter-and-prey</extracomment><translation>Cuatro cazadores [persiguen](node:pursue) a treinta presas, que los [evaden](node:evade). Los cazadores son algo más rápidos que las presas, pero se cansan: cuando se les agota la [resistencia](node:stamina), descansan hasta que vuelve a estar llena.

`future position = target position + target velocity * T`

Perseguir busca ese lugar; Evadir huye de él.</translation></message>
<message><source>How often do the hunters catch prey in a minute?</source><extracomment>example hunter-and-prey</extracomment><translation>¿Cuántas veces atrapan presas los cazadores en un minuto?</translation></message>
<message><source>times</source><extracomment>example hunter-and-prey</extracomment><translation>veces</translation></message>
<message><source>About 32 times: between 20 and 44 in ten runs with different seeds. About 10 of these happen by chance: so often they touch if nobody pursues.</source><extracomment>example hunter-and-prey</extracomment><translation>Unas 32 veces: entre 20 y 44 en diez ejecuciones con distintas semillas. Unas 10 de ellas ocurren por azar: es lo que se tocan si nadie persigue.</translation></message>
<message><source>In the world beside this one, the [weight](node:evade-to-prey-choice) of *Evade* is 0.2 instead of 1: prey turn away less strongly.</source><extracomment>example hunter-and-prey</extracomment><translation>En el mundo de al lado, el [peso](node:evade-to-prey-choice) de *Evadir* es 0.2 en lugar de 1: las presas se apartan con menos fuerza.</translation></message>
<message><source>How often are careless prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>¿Cuántas veces se atrapa a las presas descuidadas?</translation></message>
<message><source>About as often
Nearly twice as often
* Three to four times as often</source><extracomment>example hunter-and-prey</extracomment><translation>Más o menos las mismas
Casi el doble de veces
* De tres a cuatro veces más</translation></message>
<message><source>Three to four times as often: about 112 times in a minute instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>De tres a cuatro veces más: unas 112 veces en un minuto en lugar de 32.</translation></message>
<message><source>Beside, the prey [see hunters](node:nearest-hunter) from 200 away instead of 90. So they have more than twice as much time.</source><extracomment>example hunter-and-prey</extracomment><translation>Al lado, las presas [ven a los cazadores](node:nearest-hunter) a 200 de distancia en lugar de a 90. Así tienen más del doble de tiempo.</translation></message>
<message><source>How often are watchful prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>¿Cuántas veces se atrapa a las presas atentas?</translation></message>
<message><source>Hardly ever
* A little less often
More often</source><extracomment>example hunter-and-prey</extracomment><translation>Casi nunca
* Un poco menos
Más</translation></message>
<message><source>A little less often: about 23 times in a minute instead of 32, and in one of ten runs even more often.</source><extracomment>example hunter-and-prey</extracomment><translation>Un poco menos: unas 23 veces en un minuto en lugar de 32, y en una de diez ejecuciones incluso más.</translation></message>
<message><source>Hunters that never tire</source><extracomment>example hunter-and-prey</extracomment><translation>Cazadores que no se cansan</translation></message>
<message><source>Beside, hunters never get [tired](node:stamina): they pursue all the time.</source><extracomment>example hunter-and-prey</extracomment><translation>Al lado, los cazadores nunca se [cansan](node:stamina): persiguen todo el tiempo.</translation></message>
<message><source>How often do tireless hunters catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>¿Cuántas veces atrapan presas los cazadores incansables?</translation></message>
<message><source>More than twice as often
A little more often
* Hardly ever</source><extracomment>example hunter-and-prey</extracomment><translation>Más del doble de veces
Un poco más
* Casi nunca</translation></message>
<message><source>Hardly ever: once or twice in a minute. Each hunter keeps the prey that it chose, and the two run in circles. Only after a rest does a hunter choose again.</source><extracomment>example hunter-and-prey</extracomment><translation>Casi nunca: una o dos veces en un minuto. Cada cazador conserva la presa que eligió, y los dos corren en círculos. Un cazador solo vuelve a elegir después de un descanso.</translation></message>
<message><source>Beside, a hunter [pursues](node:nearest-prey) only prey that comes within 80, and wanders until then.</source><extracomment>example hunter-and-prey</extracomment><translation>Al lado, un cazador [persigue](node:nearest-prey) solo a las presas que se acercan a menos de 80, y hasta entonces deambula.</translation></message>
<message><source>How often do the hunters that wait catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>¿Cuántas veces atrapan presas los cazadores que esperan?</translation></message>
<message><source>Hardly ever
* Nearly as often
Twice as often</source><extracomment>example hunter-and-prey</extracomment><translation>Casi nunca
* Casi las mismas
El doble de veces</translation></message>
<message><source>Nearly as often: about 28 times instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Casi las mismas: unas 28 veces en lugar de 32.</translation></message>
<message><source>Hunters chase prey until they are tired. Prey escape, follow your mouse, or wander.</source><extracomment>example hunter-and-prey</extracomment><translation>Los cazadores persiguen presas hasta que se cansan. Las presas escapan, siguen tu ratón o deambulan.</translation></message>
<message><source>**Hunter**: a Priority takes [*Pursue*](node:pursue) while its [*Stamina*](node:stamina) lasts, and *Wander* while it recovers. Stamina drains by 2 in each tick in which it is used. Once empty, it recovers by 1 per tick, and the hunter hunts again when it is full. [*Nearest prey*](node:nearest-prey) keeps the prey that it chose as long as the hunter hunts.

**Prey**: a [Priority](node:prey-choice) takes [*Evade*](node:evade) while a hunter is within 90, else *Go to the mouse* while the mouse is within 300, else *Wander*.</source><extracomment>example hunter-and-prey</extracomment><translation>**Cazador**: una Prioridad toma [*Perseguir*](node:pursue) mientras dura su [*Resistencia*](node:stamina), y *Deambular* mientras se recupera. La resistencia baja 2 en cada tick en que se usa. Una vez agotada, se recupera 1 por tick, y el cazador vuelve a cazar cuando está llena. [*Presa más cercana*](node:nearest-prey) conserva la presa que eligió mientras el cazador caza.

**Presa**: una [Prioridad](node:prey-choice) toma [*Evadir*](node:evade) mientras hay un cazador a menos de 90; si no, *Ir al ratón* mientras el ratón está a menos de 300; si no, *Deambular*.</translation></message>
<message><source>- Hunters are a little faster than prey, and prey turn faster than hunters. So a hunter catches only prey that sees it late, and only while its stamina lasts.
- A tired hunter lets its prey go, but prey still evade the hunter.
- Color the agents by behavior: orange pursues, red evades, green follows the mouse, gray wanders.
- The status bar counts how often a hunter caught prey: how often their bodies began to touch. About 32 times in a minute; without *Pursue*, by chance, about 10 times.</source><extracomment>example hunter-and-prey</extracomment><translation>- Los cazadores son algo más rápidos que las presas, y las presas giran más rápido que los cazadores. Por eso un cazador solo atrapa a una presa que lo ve tarde, y solo mientras le dura la resistencia.
- Un cazador cansado deja ir a su presa, pero las presas siguen evadiéndolo.
- Colorea los agentes según el comportamiento: naranja persigue, rojo evade, verde sigue al ratón, gris deambula.
- La barra de estado cuenta cuántas veces un cazador atrapó una presa: cuántas veces empezaron a tocarse sus cuerpos. Unas 32 veces en un minuto; sin *Perseguir*, por azar, unas 10 veces.</translation></message>
<message><source>- [Careless prey](experiment:experiment-careless): the [weight on the wire](node:evade-to-prey-choice) from *Evade* falls to 0.2. Prey turn too slowly, and hunters catch them three to four times as often: compare after a minute.
- Lead the prey to the hunters with the mouse.
- [Watchful prey](experiment:experiment-watchful): with a range of 200 they see hunters sooner, and fewer are caught.
- [Hunters that wait](experiment:experiment-near): with a range of 80 a hunter pursues only prey that comes close enough, and wanders until then. It catches nearly as many.
- [Tireless hunters](experiment:experiment-tireless): with a drain of 0 hunters never tire. Yet they catch hardly any prey: each keeps the prey that it chose, and the two run in circles.</source><extracomment>example hunter-and-prey</extracomment><translation>- [Presas descuidadas](experiment:experiment-careless): el [peso del cable](node:evade-to-prey-choice) de *Evadir* baja a 0.2. Las presas giran demasiado despacio, y los cazadores las atrapan de tres a cuatro veces más: compara al cabo de un minuto.
- Lleva las presas hasta los cazadores con el ratón.
- [Presas atentas](experiment:experiment-watchful): con un rango de 200 ven antes a los cazadores, y caen menos.
- [Cazadores que esperan](experiment:experiment-near): con un rango de 80, un cazador solo persigue a las presas que se acercan lo suficiente, y hasta entonces deambula. Atrapa casi las mismas.
- [Cazadores incansables](experiment:experiment-tireless): con un gasto de 0, los cazadores nunca se cansan. Sin embargo, apenas atrapan presas: cada uno conserva la presa que eligió, y los dos corren en círculos.</translation></message>
<message><source>Maze</source><extracomment>title of an example</extracomment><translation>Laberinto</translation></message>
<message><source>Walkers</source><extracomment>example maze</extracomment><translation>Caminantes</translation></message>
<message><source>Western exit</source><extracomment>example maze</extracomment><translation>Salida oeste</translation></message>
<message><source>Eastern exit</source><extracomment>example maze</extracomment><translation>Salida este</translation></message>
<message><source>Way out</source><extracomment>example maze</extracomment><translation>Ruta de salida</translation></message>
<message><source>Go to the exit</source><extracomment>example maze</extracomment><translation>Ir a la salida</translation></message>
<message><source>Hit nobody</source><extracomment>example maze</extracomment><translation>No chocar con nadie</translation></message>
<message><source>Out in the west</source><extracomment>example maze</extracomment><translation>Fuera, por el oeste</translation></message>
<message><source>Out in the east</source><extracomment>example maze</extracomment><translation>Fuera, por el este</translation></message>
<message><source>Out</source><extracomment>example maze</extracomment><translation>Fuera</translation></message>
<message><source>Distance from the walls</source><extracomment>example maze</extracomment><translation>Distancia a las paredes</translation></message>
<message><source>The way out</source><extracomment>example maze</extracomment><translation>La ruta de salida</translation></message>
<message><source>Whoever is out is gone</source><extracomment>example maze</extracomment><translation>Quien sale, desaparece</translation></message>
<message><source>Without the way</source><extracomment>example maze</extracomment><translation>Sin la ruta</translation></message>
<message><source>Two hundred walkers</source><extracomment>example maze</extracomment><translation>Doscientos caminantes</translation></message>
<message><source>Still inside</source><extracomment>example maze</extracomment><translation>Aún dentro</translation></message>
<message><source>Sixty walkers find the shortest way out of a maze, each through the exit that is nearer along the way.</source><extracomment>example maze</extracomment><translation>Sesenta caminantes buscan la ruta más corta para salir de un laberinto, cada uno por la salida más cercana.</translation></message>
<message><source>[*Way*](node:way) knows both exits and all walls. It computes for each place in which direction the nearest exit lies, along the way and not through the walls. [*Go to*](node:go) follows that direction. [*Reciprocal avoidance*](node:avoid) keeps walkers apart and off the walls.

[*Exit*](node:leave) removes a walker who is [in one exit or the other](node:out).</source><extracomment>example maze</extracomment><translation>La [*Ruta*](node:way) conoce las dos salidas y todas las paredes. Calcula para cada lugar en qué dirección está la salida más cercana, siguiendo la ruta y no a través de las paredes. [*Ir a*](node:go) sigue esa dirección. La [*Evitación recíproca*](node:avoid) mantiene a los caminantes separados entre sí y lejos de las paredes.

[*Salir*](node:leave) quita a un caminante que está [en una salida o en la otra](node:out).</translation></message>
<message><source>- The crowd divides in the middle: some start nearer to the western exit, some nearer to the eastern one.
- In 20 runs with different seeds everybody was out within 20 seconds, and nobody went through a wall.
- They cut corners as closely as their bodies allow: the way keeps a [clearance](node:way) of 9.</source><extracomment>example maze</extracomment><translation>- La multitud se divide por el medio: unos empiezan más cerca de la salida oeste, otros de la salida este.
- En 20 ejecuciones con distintas semillas, todos estaban fuera en 20 segundos, y nadie atravesó una pared.
- Cortan las esquinas tan cerca como permiten sus cuerpos: la ruta conserva una [holgura](node:way) de 9.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): *Go to* goes straight at the eastern exit. After a minute more than half of the 60 still stand in front of a wall; the others got out by chance, since who is held up steps back.
- [Two hundred walkers](experiment:experiment-hundred): now narrow places decide. They need about 25 seconds.
- Draw a wall across a passage while it runs: the way changes at once.</source><extracomment>example maze</extracomment><translation>- [Sin la ruta](experiment:experiment-straight): *Ir a* va en línea recta hacia la salida este. Al cabo de un minuto, más de la mitad de los 60 siguen parados ante una pared; los demás salieron por azar, porque quien no avanza da un paso atrás.
- [Doscientos caminantes](experiment:experiment-hundred): ahora deciden los pasos estrechos. Tardan unos 25 segundos.
- Dibuja una pared a través de un pasillo mientras se mueven: la ruta cambia al instante.</translation></message>
<message><source>Pursuit</source><extracomment>title of an example</extracomment><translation>Persecución</translation></message>
<message><source>The target</source><extracomment>example pursuit</extracomment><translation>El objetivo</translation></message>
<message><source>No prediction</source><extracomment>example pursuit</extracomment><translation>Sin predicción</translation></message>
<message><source>T = 3</source><extracomment>example pursuit</extracomment><translation>T = 3</translation></message>
<message><source>T = 30</source><extracomment>example pursuit</extracomment><translation>T = 30</translation></message>
<message><source>T by distance</source><extracomment>example pursuit</extracomment><translation>T según distancia</translation></message>
<message><source>Four chasers</source><extracomment>example pursuit</extracomment><translation>Cuatro perseguidores</translation></message>
<message><source>All four pursue the red [target](node:target), equally fast. They seek the place where it will be after T ticks. Gray: T = 0. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`.</source><extracomment>example pursuit</extracomment><translation>Los cuatro persiguen al [objetivo](node:target) rojo, igual de rápido. Buscan el lugar donde estará al cabo de T ticks. Gris: T = 0. Verde: T = 3. Naranja: T = 30. Morado: `T = distance / maxSpeed`.</translation></message>
<message><source>Who is at the target first?</source><extracomment>example pursuit</extracomment><translation>¿Quién alcanza primero el objetivo?</translation></message>
<message><source>The gray one (T = 0)
The green one (T = 3)
* The orange or the purple one</source><extracomment>example pursuit</extracomment><translation>El gris (T = 0)
El verde (T = 3)
* El naranja o el morado</translation></message>
<message><source>The orange or the purple one, in eight of ten runs with different seeds.

`future position = target position + target velocity * T`

They go straight to where the target will be. The others go to where it is, and come too late.</source><extracomment>example pursuit</extracomment><translation>El naranja o el morado, en ocho de diez ejecuciones con distintas semillas.

`future position = target position + target velocity * T`

Van derechos adonde estará el objetivo. Los demás van adonde está, y llegan tarde.</translation></message>
<message><source>Staying there</source><extracomment>example pursuit</extracomment><translation>Quedarse allí</translation></message>
<message><source>The orange one ([T = 30](node:pursue-thirty)) and the purple one ([T by distance](node:pursue-distance)) are there early. Look at them when they are there: who stays close?</source><extracomment>example pursuit</extracomment><translation>El naranja ([T = 30](node:pursue-thirty)) y el morado ([T según distancia](node:pursue-distance)) llegan pronto. Fíjate en ellos cuando están allí: ¿quién se queda cerca?</translation></message>
<message><source>Who stays closer to the target?</source><extracomment>example pursuit</extracomment><translation>¿Quién se queda más cerca del objetivo?</translation></message>
<message><source>The orange one (T = 30)
* The purple one (T by distance)
Both equally close</source><extracomment>example pursuit</extracomment><translation>El naranja (T = 30)
* El morado (T según distancia)
Los dos igual de cerca</translation></message>
<message><source>The purple one: it is 14 away on average, the orange one 26. The orange one seeks a place 60 ahead of the target, even when it is there. The purple one looks less far ahead the closer it is.</source><extracomment>example pursuit</extracomment><translation>El morado: de media está a 14; el naranja, a 26. El naranja busca un lugar 60 por delante del objetivo, incluso cuando está allí. El morado mira menos hacia delante cuanto más cerca está.</translation></message>
<message><source>A target that is too fast</source><extracomment>example pursuit</extracomment><translation>Un objetivo demasiado rápido</translation></message>
<message><source>Now the max speed of the target is 2.6. The four have 2.4, so nobody can catch it from behind.</source><extracomment>example pursuit</extracomment><translation>Ahora la velocidad máx. del objetivo es 2.6. Los cuatro tienen 2.4, así que nadie puede alcanzarlo por detrás.</translation></message>
<message><source>Who stays nearer to it?</source><extracomment>example pursuit</extracomment><translation>¿Quién se queda más cerca de él?</translation></message>
<message><source>* The orange and the purple one
The gray and the green one
All equally near</source><extracomment>example pursuit</extracomment><translation>* El naranja y el morado
El gris y el verde
Todos igual de cerca</translation></message>
<message><source>The orange and the purple one: about 91 away on average. The others are about 126 away. If you are slower, you have to go to where the target will be.</source><extracomment>example pursuit</extracomment><translation>El naranja y el morado: de media a unos 91. Los otros están a unos 126. Si eres más lento, tienes que ir adonde estará el objetivo.</translation></message>
<message><source>- Drag the target across the world: who is there first?
- Select [T by distance](node:pursue-distance) and give it a max time of 10.
- Make the target slow. Does it still help to look ahead?</source><extracomment>example pursuit</extracomment><translation>- Arrastra el objetivo por el mundo: ¿quién llega primero?
- Selecciona [T según distancia](node:pursue-distance) y dale un tiempo máx. de 10.
- Haz lento el objetivo. ¿Sigue sirviendo de algo anticiparse?</translation></message>
<message><source>Four agents chase one target. They differ in how far they look ahead.</source><extracomment>example pursuit</extracomment><translation>Cuatro agentes persiguen un objetivo. Se diferencian en cuánto se anticipan.</translation></message>
<message><source>Pursue seeks the place where the target will be after the time T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gray: T = 0, the place where the target is now. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`, which looks far ahead from far away, and hardly ahead when close.</source><extracomment>example pursuit</extracomment><translation>Perseguir busca el lugar donde estará el objetivo al cabo del tiempo T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gris: T = 0, el lugar donde está ahora el objetivo. Verde: T = 3. Naranja: T = 30. Morado: `T = distance / maxSpeed`, que se anticipa mucho desde lejos y apenas nada de cerca.</translation></message>
<message><source>- *No prediction* (gray) ends up behind the target and stays there.
- *T = 30* (orange) is there early. But it goes to a place 60 ahead of the target even when it is near: it flies past the target and does not stay close.
- *T by distance* (purple) is there early, too, and then stays closest.</source><extracomment>example pursuit</extracomment><translation>- *Sin predicción* (gris) acaba detrás del objetivo y se queda allí.
- *T = 30* (naranja) llega pronto. Pero va a un lugar 60 por delante del objetivo incluso cuando está cerca: se pasa del objetivo y no se queda cerca.
- *T según distancia* (morado) también llega pronto, y luego es quien más cerca se queda.</translation></message>
<message><source>- Drag the target across the world: orange and purple are usually there first.
- Make the target faster than the four (max speed 2.6): hardly any of them catches it now, but orange and purple stay nearer.
- Give *T by distance* a max time of 10: it cuts fewer corners and gets there later.</source><extracomment>example pursuit</extracomment><translation>- Arrastra el objetivo por el mundo: el naranja y el morado suelen llegar primero.
- Haz el objetivo más rápido que los cuatro (velocidad máx. 2.6): ahora apenas lo alcanza ninguno, pero el naranja y el morado se quedan más cerca.
- Da a *T según distancia* un tiempo máx. de 10: corta menos camino y llega más tarde.</translation></message>
<message><source>Segregation</source><extracomment>title of an example</extracomment><translation>Segregación</translation></message>
<message><source>Blue</source><extracomment>example segregation</extracomment><translation>Azul</translation></message>
<message><source>Alike</source><extracomment>example segregation</extracomment><translation>Iguales</translation></message>
<message><source>Share of its kind</source><extracomment>example segregation</extracomment><translation>Parte de su clase</translation></message>
<message><source>Wants to move</source><extracomment>example segregation</extracomment><translation>Quiere mudarse</translation></message>
<message><source>Move</source><extracomment>example segregation</extracomment><translation>Mudarse</translation></message>
<message><source>Move, else stay</source><extracomment>example segregation</extracomment><translation>Mudarse; si no, quedarse</translation></message>
<message><source>Orange</source><extracomment>example segregation</extracomment><translation>Naranja</translation></message>
<message><source>Share of its kind that each wants</source><extracomment>example segregation</extracomment><translation>Parte de su clase que quiere cada uno</translation></message>
<message><source>Orange: the same rule</source><extracomment>example segregation</extracomment><translation>Naranja: la misma regla</translation></message>
<message><source>A quarter is enough</source><extracomment>example segregation</extracomment><translation>Basta con un cuarto</translation></message>
<message><source>More than half</source><extracomment>example segregation</extracomment><translation>Más de la mitad</translation></message>
<message><source>Only Blue moves</source><extracomment>example segregation</extracomment><translation>Solo se muda Azul</translation></message>
<message><source>Two kinds of neighbors live mixed. Each moves only while less than 40% of its neighbors are of its own kind. Nobody wants to live apart, and yet all do in the end (Schelling 1971).</source><extracomment>example segregation</extracomment><translation>Dos clases de vecinos viven mezcladas. Cada uno se muda solo mientras menos del 40 % de sus vecinos son de su clase. Nadie quiere vivir separado, y al final todos lo hacen (Schelling, 1971).</translation></message>
<message><source>Each agent counts the neighbors of [its kind](node:blue-alike) and [the others](node:blue-others) within 45. [A formula](node:blue-share) makes the share of its kind of them. Below 0.4 it is [unhappy](node:blue-unhappy) and [moves](node:blue-move) about; else it [stays](node:blue-stay) where it is.</source><extracomment>example segregation</extracomment><translation>Cada agente cuenta los vecinos de [su clase](node:blue-alike) y [los otros](node:blue-others) a menos de 45. [Una fórmula](node:blue-share) calcula con ellos la parte de su clase. Por debajo de 0.4 está [descontento](node:blue-unhappy) y [se muda](node:blue-move) a otro sitio; si no, [se queda](node:blue-stay) donde está.</translation></message>
<message><source>- At the start half of the neighbors are of one's own kind. In 20 runs with different seeds, after a minute nobody moved anymore, and it was 79 to 84% on average: far more than anybody asks for.
- Whoever leaves makes others unhappy, on both sides.</source><extracomment>example segregation</extracomment><translation>- Al principio, la mitad de los vecinos son de la propia clase. En 20 ejecuciones con distintas semillas, al cabo de un minuto ya no se mudaba nadie, y eran de media del 79 al 84 %: mucho más de lo que pide cada uno.
- Quien se va deja descontentos a otros, en los dos lados.</translation></message>
<message><source>- [A quarter is enough](experiment:experiment-mild): how mixed do they stay?
- [More than half](experiment:experiment-strict): what happens to the borders?
- [Only Blue moves](experiment:experiment-one). Guess first: do they live apart as well?
- Find the share at which they never come to rest.</source><extracomment>example segregation</extracomment><translation>- [Basta con un cuarto](experiment:experiment-mild): ¿cuánto siguen mezclados?
- [Más de la mitad](experiment:experiment-strict): ¿qué pasa con las fronteras?
- [Solo se muda Azul](experiment:experiment-one). Haz antes una predicción: ¿viven también separados?
- Encuentra la parte con la que nunca llegan a estar tranquilos.</translation></message>
<message><source>Send the units</source><extracomment>title of an example</extracomment><translation>Enviar las unidades</translation></message>
<message><source>Camp</source><extracomment>example send-the-units</extracomment><translation>Campamento</translation></message>
<message><source>Yard</source><extracomment>example send-the-units</extracomment><translation>Patio</translation></message>
<message><source>Riders</source><extracomment>example send-the-units</extracomment><translation>Jinetes</translation></message>
<message><source>Wagons</source><extracomment>example send-the-units</extracomment><translation>Carros</translation></message>
<message><source>Where it is sent</source><extracomment>example send-the-units</extracomment><translation>Adonde se envía</translation></message>
<message><source>Go there, and rest</source><extracomment>example send-the-units</extracomment><translation>Ir allí y parar</translation></message>
<message><source>Ways around</source><extracomment>example send-the-units</extracomment><translation>Rodeos</translation></message>
<message><source>Rocks and house</source><extracomment>example send-the-units</extracomment><translation>Rocas y casa</translation></message>
<message><source>In the world: drag a band around units. Right click: they go there. Right drag: they form a line. Shift+right click: box, column.</source><extracomment>example send-the-units</extracomment><translation>En el mundo: arrastra un recuadro alrededor de unidades. Clic derecho: van allí. Arrastrar con el derecho: forman una línea. Mayús+clic derecho: bloque, columna.</translation></message>
<message><source>Speed of the riders</source><extracomment>example send-the-units</extracomment><translation>Velocidad de los jinetes</translation></message>
<message><source>Speed of the wagons</source><extracomment>example send-the-units</extracomment><translation>Velocidad de los carros</translation></message>
<message><source>Send them</source><extracomment>example send-the-units</extracomment><translation>Envíalas</translation></message>
<message><source>1. Play.
2. Drag a band around all units with the left button.
3. Click with the right button on free ground on the right.

Each unit gets a slot [of its own](node:goal), and all come to rest.</source><extracomment>example send-the-units</extracomment><translation>1. Pulsa Reproducir.
2. Arrastra con el botón izquierdo un recuadro alrededor de todas las unidades.
3. Haz clic con el botón derecho en un sitio libre a la derecha.

Cada unidad recibe [su propio](node:goal) puesto, y todas acaban paradas.</translation></message>
<message><source>Who goes where?</source><extracomment>example send-the-units</extracomment><translation>¿Quién va adónde?</translation></message>
<message><source>An order gives the slots so that the sum of all ways is least.</source><extracomment>example send-the-units</extracomment><translation>Una orden reparte los puestos de modo que la suma de todos los recorridos sea mínima.</translation></message>
<message><source>The straight ways of two units to their slots cross. They swap their slots. What happens to the sum?</source><extracomment>example send-the-units</extracomment><translation>Los recorridos rectos de dos unidades hasta sus puestos se cruzan. Intercambian sus puestos. ¿Qué pasa con la suma?</translation></message>
<message><source>* It becomes less
It becomes more
It stays the same</source><extracomment>example send-the-units</extracomment><translation>* Disminuye
Aumenta
Sigue igual</translation></message>
<message><source>It becomes less: each new way is shorter than the two parts of the old ways that it joins. So with the least sum no two ways cross.</source><extracomment>example send-the-units</extracomment><translation>Disminuye: cada recorrido nuevo es más corto que las dos partes de los antiguos que une. Así que, con la suma mínima, no se cruzan dos recorridos.</translation></message>
<message><source>A line</source><extracomment>example send-the-units</extracomment><translation>Una línea</translation></message>
<message><source>Draw a band around the units again. Then press the right button at the top and drag to the bottom: circles show where they will stand.

Who meets a unit that stands in the way [swaps slots](node:goal) with it. So nobody has to pass between two who rest.</source><extracomment>example send-the-units</extracomment><translation>Vuelve a dibujar un recuadro alrededor de las unidades. Luego pulsa el botón derecho arriba y arrastra hacia abajo: unos círculos muestran dónde se colocarán.

Quien se topa con una unidad que está en medio [intercambia su puesto](node:goal) con ella. Así nadie tiene que pasar entre dos que están paradas.</translation></message>
<message><source>- Hold Shift and click with the right button: the menu sends them in a box or a column.
- Send them onto the house. Where do they stand?
- Send the riders somewhere, and then the wagons to the same place.
- Mute [*Ways around*](node:way), and send them behind the house.</source><extracomment>example send-the-units</extracomment><translation>- Mantén pulsada Mayús y haz clic con el botón derecho: el menú las envía en bloque o en columna.
- Envíalas a la casa. ¿Dónde se colocan?
- Envía a los jinetes a un lugar, y luego los carros al mismo.
- Silencia [*Rodeos*](node:way) y envíalas detrás de la casa.</translation></message>
<message><source>Riders and wagons go where you send them, and come to rest there. Drag a band around them, and click with the right button.</source><extracomment>example send-the-units</extracomment><translation>Los jinetes y los carros van adonde los envías, y allí se paran. Arrastra un recuadro a su alrededor y haz clic con el botón derecho.</translation></message>
<message><source>An order gives each unit a slot as its [own goal](node:goal), so that the sum of all ways is least. [*Ways around*](node:way) leads around the rocks and the house, [*Go there, and rest*](node:go) follows it and stops at the slot, and [*Avoid each other*](node:avoid) keeps the units apart. Two units near each other swap their slots when both then have less to go.</source><extracomment>example send-the-units</extracomment><translation>Una orden da a cada unidad un puesto como [meta propia](node:goal), de modo que la suma de todos los recorridos sea mínima. [*Rodeos*](node:way) rodea las rocas y la casa, [*Ir allí y parar*](node:go) la sigue y se para en el puesto, y [*Esquivarse*](node:avoid) mantiene separadas las unidades. Dos unidades cercanas intercambian sus puestos cuando así ambas tienen menos que recorrer.</translation></message>
<message><source>- A band selects units, a right click sends them, and a right drag draws the line that they form.
- All come to rest, and nobody touches anybody: in 20 runs with different seeds it took 14 s at most, and 19 s in a column.
- An order is an input of the run: the timeline has a mark for it, and undo takes it back.</source><extracomment>example send-the-units</extracomment><translation>- Un recuadro selecciona unidades, un clic derecho las envía y un arrastre con el botón derecho dibuja la línea que forman.
- Todas acaban paradas, y nadie toca a nadie: en 20 ejecuciones con distintas semillas tardaron 14 s como mucho, y 19 s en columna.
- Una orden es una entrada de la ejecución: la línea de tiempo tiene una marca para ella, y Deshacer la revierte.</translation></message>
<message><source>- Send them again before they have arrived.
- Drag a short line: they stand in several ranks.
- Set the riders to 60.</source><extracomment>example send-the-units</extracomment><translation>- Envíalas otra vez antes de que hayan llegado.
- Arrastra una línea corta: se colocan en varias filas.
- Pon los jinetes a 60.</translation></message>
<message><source>Sheep and dog</source><extracomment>title of an example</extracomment><translation>Ovejas y perro</translation></message>
<message><source>Meadow</source><extracomment>example sheep-and-dog</extracomment><translation>Pradera</translation></message>
<message><source>Fold</source><extracomment>example sheep-and-dog</extracomment><translation>Redil</translation></message>
<message><source>Fence</source><extracomment>example sheep-and-dog</extracomment><translation>Valla</translation></message>
<message><source>Pond</source><extracomment>example sheep-and-dog</extracomment><translation>Charca</translation></message>
<message><source>Barn</source><extracomment>example sheep-and-dog</extracomment><translation>Granero</translation></message>
<message><source>Hay</source><extracomment>example sheep-and-dog</extracomment><translation>Heno</translation></message>
<message><source>Dog</source><extracomment>example sheep-and-dog</extracomment><translation>Perro</translation></message>
<message><source>Dog near</source><extracomment>example sheep-and-dog</extracomment><translation>Perro cerca</translation></message>
<message><source>Away from the dog</source><extracomment>example sheep-and-dog</extracomment><translation>Lejos del perro</translation></message>
<message><source>Herd</source><extracomment>example sheep-and-dog</extracomment><translation>Rebaño</translation></message>
<message><source>Dog within 320</source><extracomment>example sheep-and-dog</extracomment><translation>Perro a menos de 320</translation></message>
<message><source>Same way</source><extracomment>example sheep-and-dog</extracomment><translation>El mismo rumbo</translation></message>
<message><source>Fence, pond, barn</source><extracomment>example sheep-and-dog</extracomment><translation>Valla, charca, granero</translation></message>
<message><source>Off the fence</source><extracomment>example sheep-and-dog</extracomment><translation>Lejos de la valla</translation></message>
<message><source>Stand</source><extracomment>example sheep-and-dog</extracomment><translation>Quedarse parada</translation></message>
<message><source>Shepherd</source><extracomment>example sheep-and-dog</extracomment><translation>Pastor</translation></message>
<message><source>Stands</source><extracomment>example sheep-and-dog</extracomment><translation>Está parado</translation></message>
<message><source>In the fold</source><extracomment>example sheep-and-dog</extracomment><translation>En el redil</translation></message>
<message><source>To the hay</source><extracomment>example sheep-and-dog</extracomment><translation>Hacia el heno</translation></message>
<message><source>The shepherd's hand</source><extracomment>example sheep-and-dog</extracomment><translation>La mano del pastor</translation></message>
<message><source>Come to the hand</source><extracomment>example sheep-and-dog</extracomment><translation>Acudir a la mano</translation></message>
<message><source>Middle of the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Centro de las ovejas</translation></message>
<message><source>Behind the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Detrás de las ovejas</translation></message>
<message><source>Not through the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>No a través de las ovejas</translation></message>
<message><source>Sheep at its nose</source><extracomment>example sheep-and-dog</extracomment><translation>Ovejas ante el hocico</translation></message>
<message><source>The mouse first</source><extracomment>example sheep-and-dog</extracomment><translation>Primero el ratón</translation></message>
<message><source>Farthest sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Oveja más lejana</translation></message>
<message><source>Behind the stray</source><extracomment>example sheep-and-dog</extracomment><translation>Detrás de la descarriada</translation></message>
<message><source>The mouse first (fetch)</source><extracomment>example sheep-and-dog</extracomment><translation>Primero el ratón (traer)</translation></message>
<message><source>Drive the flock</source><extracomment>example sheep-and-dog</extracomment><translation>Guiar el rebaño</translation></message>
<message><source>Fetch a stray</source><extracomment>example sheep-and-dog</extracomment><translation>Traer a una descarriada</translation></message>
<message><source>Then fetch</source><extracomment>example sheep-and-dog</extracomment><translation>Luego traer</translation></message>
<message><source>Then drive</source><extracomment>example sheep-and-dog</extracomment><translation>Luego guiar</translation></message>
<message><source>A dog brings forty sheep into the fold. It follows the mouse over the meadow.</source><extracomment>example sheep-and-dog</extracomment><translation>Un perro lleva cuarenta ovejas al redil. Sigue al ratón por la pradera.</translation></message>
<message><source>Sheep graze; they flee from a dog that is near, and crowd together when it is in sight. Inside the fold they walk to the hay.

The dog has two modes. In **Drive** it goes to the far side of the flock, as seen from the shepherd: **Interpose** with a ratio above 100%. After a while it **fetches** the farthest sheep in the same way, and then drives again. In both modes a **Priority** puts the shepherd's hand first. That is an **External**: in the editor the mouse, in a game what the game says.</source><extracomment>example sheep-and-dog</extracomment><translation>Las ovejas pastan; huyen de un perro que está cerca, y se agrupan cuando está a la vista. Dentro del redil andan hacia el heno.

El perro tiene dos modos. En **Guiar el rebaño** va al otro lado del rebaño, visto desde el pastor: **Interponerse** con una razón superior al 100 %. Al cabo de un rato **trae** a la oveja más lejana de la misma forma, y luego vuelve a guiar. En ambos modos, una **Prioridad** pone primero la mano del pastor. Es un **Externo**: en el editor, el ratón; en un juego, lo que diga el juego.</translation></message>
<message><source>- The flock draws together before it moves.
- Most of the sheep are in the fold within two minutes.
- The dog knows no route: it only stays behind the sheep.</source><extracomment>example sheep-and-dog</extracomment><translation>- El rebaño se junta antes de moverse.
- La mayoría de las ovejas están en el redil en dos minutos.
- El perro no conoce ningún camino: solo se queda detrás de las ovejas.</translation></message>
<message><source>- Move the mouse over the meadow and herd the sheep yourself.
- Set *After* of *Then fetch* to 7: the dog never finishes.
- Drag the fence.</source><extracomment>example sheep-and-dog</extracomment><translation>- Mueve el ratón por la pradera y guía tú las ovejas.
- Pon a 7 el *Tras* de *Luego traer*: el perro no termina nunca.
- Arrastra la valla.</translation></message>
<message><source>Ships in formation</source><extracomment>title of an example</extracomment><translation>Barcos en formación</translation></message>
<message><source>Route</source><extracomment>example ships-in-formation</extracomment><translation>Ruta de los barcos</translation></message>
<message><source>Island 1</source><extracomment>example ships-in-formation</extracomment><translation>Isla 1</translation></message>
<message><source>Island 2</source><extracomment>example ships-in-formation</extracomment><translation>Isla 2</translation></message>
<message><source>Island 3</source><extracomment>example ships-in-formation</extracomment><translation>Isla 3</translation></message>
<message><source>Island 4</source><extracomment>example ships-in-formation</extracomment><translation>Isla 4</translation></message>
<message><source>Island 5</source><extracomment>example ships-in-formation</extracomment><translation>Isla 5</translation></message>
<message><source>Island 6</source><extracomment>example ships-in-formation</extracomment><translation>Isla 6</translation></message>
<message><source>Reef</source><extracomment>example ships-in-formation</extracomment><translation>Arrecife</translation></message>
<message><source>Flagship</source><extracomment>example ships-in-formation</extracomment><translation>Buque insignia</translation></message>
<message><source>Ships</source><extracomment>example ships-in-formation</extracomment><translation>Barcos</translation></message>
<message><source>Islands</source><extracomment>example ships-in-formation</extracomment><translation>Islas</translation></message>
<message><source>Sail the route</source><extracomment>example ships-in-formation</extracomment><translation>Navegar la ruta</translation></message>
<message><source>Clear of islands (flagship)</source><extracomment>example ships-in-formation</extracomment><translation>Lejos de las islas (insignia)</translation></message>
<message><source>Wedge</source><extracomment>example ships-in-formation</extracomment><translation>Cuña</translation></message>
<message><source>Clear of islands</source><extracomment>example ships-in-formation</extracomment><translation>Lejos de las islas</translation></message>
<message><source>Room between ships</source><extracomment>example ships-in-formation</extracomment><translation>Espacio entre barcos</translation></message>
<message><source>Nine ships keep a wedge behind their flagship, around islands.</source><extracomment>example ships-in-formation</extracomment><translation>Nueve barcos mantienen una cuña detrás de su buque insignia, entre islas.</translation></message>
<message><source>The flagship follows the route again and again. **Formation** gives each ship the nearest free place in a V, which turns with the direction of the flagship. **Obstacle avoidance** looks ahead for islands; its weight is larger than that of the formation.</source><extracomment>example ships-in-formation</extracomment><translation>El buque insignia sigue la ruta una y otra vez. **Formación** da a cada barco el puesto libre más cercano en una V, que gira con el rumbo del buque insignia. **Evitar obstáculos** se anticipa a las islas; su peso es mayor que el de la formación.</translation></message>
<message><source>- No ship touches an island.
- The wedge opens near islands and closes behind them.
- Ships on the outside of a turn sail faster.</source><extracomment>example ships-in-formation</extracomment><translation>- Ningún barco toca una isla.
- La cuña se abre cerca de las islas y se cierra tras ellas.
- Los barcos de la parte exterior de un giro navegan más rápido.</translation></message>
<message><source>- Choose another *Pattern*: column, circle, box.
- Drag an island into the route.
- Set the weight of *Clear of islands* to 0.</source><extracomment>example ships-in-formation</extracomment><translation>- Elige otro *Patrón*: columna, círculo, bloque.
- Arrastra una isla hasta la ruta.
- Pon a 0 el peso de *Lejos de las islas*.</translation></message>
<message><source>Slime mold</source><extracomment>title of an example</extracomment><translation>Moho mucilaginoso</translation></message>
<message><source>Slime</source><extracomment>example slime-mold</extracomment><translation>Baba</translation></message>
<message><source>Cells</source><extracomment>example slime-mold</extracomment><translation>Células</translation></message>
<message><source>Feel the slime</source><extracomment>example slime-mold</extracomment><translation>Palpar la baba</translation></message>
<message><source>Slime beneath</source><extracomment>example slime-mold</extracomment><translation>Baba debajo</translation></message>
<message><source>Leave slime</source><extracomment>example slime-mold</extracomment><translation>Dejar baba</translation></message>
<message><source>Slime beneath the cells</source><extracomment>example slime-mold</extracomment><translation>Baba bajo las células</translation></message>
<message><source>Angle of the feelers</source><extracomment>example slime-mold</extracomment><translation>Ángulo de las antenas</translation></message>
<message><source>They do not feel the slime</source><extracomment>example slime-mold</extracomment><translation>No palpan la baba</translation></message>
<message><source>Feelers that reach farther</source><extracomment>example slime-mold</extracomment><translation>Antenas de más alcance</translation></message>
<message><source>Two thousand cells leave slime and turn to where they feel more of it. They make a net of threads, whose meshes grow.</source><extracomment>example slime-mold</extracomment><translation>Dos mil células dejan baba y giran hacia donde notan más. Forman una red de hilos cuyas mallas crecen.</translation></message>
<message><source>Each cell [leaves slime](node:leave) where it is, on the [ground](item:slime). With three feelers, ahead and 45 degrees to both sides, it [feels](node:feel) where more lies, and turns there; it also [wanders](node:stray) a little. Slime spreads and fades, so a thread stays only while many use it.

The number above the world is the [mean](node:mean) of the slime that the cells have beneath them. Jeff Jones described these rules in 2010: they draw the nets of the slime mold *Physarum*.</source><extracomment>example slime-mold</extracomment><translation>Cada célula [deja baba](node:leave) donde está, en el [terreno](item:slime). Con tres antenas, hacia delante y 45 grados a ambos lados, [palpa](node:feel) dónde hay más y gira hacia allí; además, [deambula](node:stray) un poco. La baba se difunde y se disipa, así que un hilo solo permanece mientras lo usan muchas.

El número sobre el mundo es la [media](node:mean) de la baba que las células tienen debajo. Jeff Jones describió estas reglas en 2010: trazan las redes del moho mucilaginoso *Physarum*.</translation></message>
<message><source>- After a second there are threads everywhere, after ten a net. Later its meshes grow, and few thick threads are left.
- In 20 runs with different seeds, the cells had between 6 and 13 of slime beneath them after half a minute; without feeling it, 1.2.
- Nobody plans the net: each cell knows only what its feelers touch.</source><extracomment>example slime-mold</extracomment><translation>- Al cabo de un segundo hay hilos por todas partes; a los diez, una red. Después sus mallas crecen, y quedan unos pocos hilos gruesos.
- En 20 ejecuciones con distintas semillas, al cabo de medio minuto las células tenían debajo entre 6 y 13 de baba; sin palparla, 1.2.
- Nadie planea la red: cada célula solo sabe lo que tocan sus antenas.</translation></message>
<message><source>- [They do not feel the slime](experiment:experiment-blind): what is left of the net?
- [Feelers that reach farther](experiment:experiment-far): meshes become wider. Why?
- Take half of the cells out with the mouse. Does the net heal?</source><extracomment>example slime-mold</extracomment><translation>- [No palpan la baba](experiment:experiment-blind): ¿qué queda de la red?
- [Antenas de más alcance](experiment:experiment-far): las mallas se ensanchan. ¿Por qué?
- Saca la mitad de las células con el ratón. ¿Se recupera la red?</translation></message>
<message><source>Straight motion and seek</source><extracomment>title of an example</extracomment><translation>En línea recta y buscar</translation></message>
<message><source>Seek the mouse</source><extracomment>example straight-motion-and-seek</extracomment><translation>Buscar el ratón</translation></message>
<message><source>Seek the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Buscar la meta</translation></message>
<message><source>Mouse, else goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Ratón; si no, meta</translation></message>
<message><source>Two agents, one goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Dos agentes, una meta</translation></message>
<message><source>A gray and a green agent seek one [goal](node:goal), equally far away. The gray one can turn at once. The green one has mass 20 and flies upward at first. Gold is the **desired velocity**; the steering leads to it:

`steering = desired velocity - velocity`</source><extracomment>example straight-motion-and-seek</extracomment><translation>Un agente gris y uno verde buscan una [meta](node:goal), a la misma distancia. El gris puede girar de golpe. El verde tiene masa 20 y al principio va hacia arriba. En dorado está la **velocidad deseada**; la dirección lleva hasta ella:

`steering = desired velocity - velocity`</translation></message>
<message><source>Who is at the goal first?</source><extracomment>example straight-motion-and-seek</extracomment><translation>¿Quién llega primero a la meta?</translation></message>
<message><source>* The gray one
The green one
Both in the same tick</source><extracomment>example straight-motion-and-seek</extracomment><translation>* El gris
El verde
Los dos en el mismo tick</translation></message>
<message><source>The gray one needs 3.1 s: after one tick it has its desired velocity. The green one needs 3.4 s: each tick changes its velocity (its speed and direction) only a little, so it flies a curve.</source><extracomment>example straight-motion-and-seek</extracomment><translation>El gris tarda 3.1 s: al cabo de un tick tiene su velocidad deseada. El verde tarda 3.4 s: cada tick cambia su velocidad (lo rápido que va y hacia dónde) solo un poco, así que traza una curva.</translation></message>
<message><source>On the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>En la meta</translation></message>
<message><source>The desired velocity of [Seek](node:steered-to-goal) always points at the goal, at max speed:

`desired velocity = maxSpeed * unit(target - position)`

You see only the end of their way. They come from the left.</source><extracomment>example straight-motion-and-seek</extracomment><translation>La velocidad deseada de [Buscar](node:steered-to-goal) siempre apunta a la meta, a la velocidad máx.:

`desired velocity = maxSpeed * unit(target - position)`

Solo ves el final de su recorrido. Vienen por la izquierda.</translation></message>
<message><source>What does the green one do at the goal?</source><extracomment>example straight-motion-and-seek</extracomment><translation>¿Qué hace el verde en la meta?</translation></message>
<message><source>It stops there
* It flies past and comes back
It flies on and does not come back</source><extracomment>example straight-motion-and-seek</extracomment><translation>Se para allí
* Se pasa y vuelve
Sigue de largo y no vuelve</translation></message>
<message><source>Seek does not brake: close to the goal, the desired velocity is as long as far away. The green one flies 18 past the goal, turns, and comes back, each time less far. The gray one turns at once: it jumps back and forth across the goal forever.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Buscar no frena: cerca de la meta, la velocidad deseada es tan larga como lejos de ella. El verde se pasa 18 de la meta, gira y vuelve, cada vez menos lejos. El gris gira de golpe: salta de un lado a otro de la meta para siempre.</translation></message>
<message><source>More mass</source><extracomment>example straight-motion-and-seek</extracomment><translation>Más masa</translation></message>
<message><source>Now the mass of [With steering](node:steered) is 60 instead of 20. With 20 it flew 18 past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Ahora la masa de [Con dirección](node:steered) es 60 en lugar de 20. Con 20 se pasaba 18 de la meta.</translation></message>
<message><source>How far does it fly past the goal now?</source><extracomment>example straight-motion-and-seek</extracomment><translation>¿Cuánto se pasa ahora de la meta?</translation></message>
<message><source>52: three times the mass, three times as far. The same force changes its velocity only a third as much.</source><extracomment>example straight-motion-and-seek</extracomment><translation>52: tres veces la masa, tres veces más lejos. La misma fuerza cambia su velocidad solo un tercio.</translation></message>
<message><source>Less force</source><extracomment>example straight-motion-and-seek</extracomment><translation>Menos fuerza</translation></message>
<message><source>The mass is 20 again. Now its max force is 1 instead of 5.4.</source><extracomment>example straight-motion-and-seek</extracomment><translation>La masa vuelve a ser 20. Ahora su fuerza máx. es 1 en lugar de 5.4.</translation></message>
<message><source>How far does it fly past the goal now, compared with 18?</source><extracomment>example straight-motion-and-seek</extracomment><translation>¿Cuánto se pasa ahora de la meta, comparado con 18?</translation></message>
<message><source>Half as far
As far
* About five times as far</source><extracomment>example straight-motion-and-seek</extracomment><translation>La mitad
Lo mismo
* Unas cinco veces más</translation></message>
<message><source>90, five times as far. Mass and max force together say how fast an agent can change its velocity.</source><extracomment>example straight-motion-and-seek</extracomment><translation>90, cinco veces más. La masa y la fuerza máx. juntas dicen con qué rapidez puede cambiar un agente su velocidad.</translation></message>
<message><source>- Drag the [goal](node:goal) while they are on their way: the gray one makes corners, the green one makes curves.
- Move the mouse over the world: both go there instead.
- Select [With steering](node:steered), and change its mass and max force. Can it turn as fast as the gray one?</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Arrastra la [meta](node:goal) mientras van en camino: el gris hace esquinas; el verde, curvas.
- Mueve el ratón por el mundo: en su lugar, los dos van allí.
- Selecciona [Con dirección](node:steered) y cambia su masa y su fuerza máx. ¿Puede girar tan rápido como el gris?</translation></message>
<message><source>Two agents go to the same target: one turns on the spot, one has to steer.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Dos agentes van al mismo objetivo: uno gira en el sitio; el otro tiene que maniobrar.</translation></message>
<message><source>Both seek. The velocity that they want is the **desired velocity**: it points straight at the target, and is as long as the max speed. (Velocity is speed and direction together; `unit` makes an arrow 1 long.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Without steering* has mass 1 and no max force: it has the desired velocity after one tick. *With steering* has mass 20 and a max force of 5.4: each tick changes its velocity only a little.

While the mouse is over the world, both go there instead: a Priority takes the first force that is active.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Los dos buscan. La velocidad que quieren es la **velocidad deseada**: apunta en línea recta al objetivo y es tan larga como la velocidad máx. (La velocidad es lo rápido que va y hacia dónde, junto; `unit` da a una flecha la longitud 1.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Sin dirección* tiene masa 1 y ninguna fuerza máx.: tiene la velocidad deseada al cabo de un tick. *Con dirección* tiene masa 20 y una fuerza máx. de 5.4: cada tick cambia su velocidad solo un poco.

Mientras el ratón está sobre el mundo, los dos van allí en su lugar: una Prioridad toma la primera fuerza activa.</translation></message>
<message><source>- The gray one makes corners, the green one makes curves.
- Neither stops on the target, because Seek does not brake. The gray one jumps back and forth across it. The green one flies past it and comes back, each time less far.
- Switch on *Desired velocity*: it draws velocity, desired velocity and steering as a triangle.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- El gris hace esquinas; el verde, curvas.
- Ninguno se para en el objetivo, porque Buscar no frena. El gris salta de un lado a otro de él. El verde se pasa y vuelve, cada vez menos lejos.
- Activa *Velocidad deseada*: dibuja la velocidad, la velocidad deseada y la dirección como un triángulo.</translation></message>
<message><source>- Drag the goal in the world.
- Raise the mass of *With steering* to 60 and drag the goal: it makes wide curves. Lower it to 2: it turns nearly as fast as the gray one.
- Set its mass back to 20, and lower its max force to 0.5: now it flies far past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Arrastra la meta por el mundo.
- Sube la masa de *Con dirección* a 60 y arrastra la meta: traza curvas amplias. Bájala a 2: gira casi tan rápido como el gris.
- Pon su masa otra vez a 20 y baja su fuerza máx. a 0.5: ahora se pasa mucho de la meta.</translation></message>
<message><source>Through the crowd</source><extracomment>title of an example</extracomment><translation>A través de la multitud</translation></message>
<message><source>Runner</source><extracomment>example through-the-crowd</extracomment><translation>Corredor</translation></message>
<message><source>Crowd</source><extracomment>example through-the-crowd</extracomment><translation>Multitud</translation></message>
<message><source>Each of the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Cada uno de la multitud</translation></message>
<message><source>Flee each</source><extracomment>example through-the-crowd</extracomment><translation>Huir de cada uno</translation></message>
<message><source>Past the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Pasada la multitud</translation></message>
<message><source>Without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Sin Huir</translation></message>
<message><source>Through sixty</source><extracomment>example through-the-crowd</extracomment><translation>A través de sesenta</translation></message>
<message><source>The green runner [seeks](node:seek) the goal on the right, and [flees](node:flee) from each of the crowd that is closer than 70. With nobody in the way it needs 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>El corredor verde [busca](node:seek) la meta de la derecha y [huye](node:flee) de cada uno de la multitud que está a menos de 70. Sin nadie en medio tarda 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>How many seconds does it need through a crowd of 60?</source><extracomment>example through-the-crowd</extracomment><translation>¿Cuántos segundos tarda a través de una multitud de 60?</translation></message>
<message><source>9 to 17 s, and 12 on average: three times as long. Where the crowd is dense, all these pushes together are stronger than the pull of the goal, and the runner waits for a gap.</source><extracomment>example through-the-crowd</extracomment><translation>De 9 a 17 s, y 12 de media: tres veces más. Donde la multitud es densa, todos estos empujes juntos son más fuertes que el tirón de la meta, y el corredor espera un hueco.</translation></message>
<message><source>With and without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Con y sin Huir</translation></message>
<message><source>In the world beside this one, the runner does not [flee](node:flee). It only seeks the goal.</source><extracomment>example through-the-crowd</extracomment><translation>En el mundo de al lado, el corredor no [huye](node:flee). Solo busca la meta.</translation></message>
<message><source>The runner that flees
* The runner that does not flee
Both at the same time</source><extracomment>example through-the-crowd</extracomment><translation>El corredor que huye
* El corredor que no huye
Los dos a la vez</translation></message>
<message><source>The runner that does not flee: it goes straight to the goal in 4.1 s, and touches everybody in its way.</source><extracomment>example through-the-crowd</extracomment><translation>El corredor que no huye: va en línea recta a la meta en 4.1 s, y toca a todos los que se encuentra.</translation></message>
<message><source>Only the nearest</source><extracomment>example through-the-crowd</extracomment><translation>Solo del más cercano</translation></message>
<message><source>Now the runner flees only from the [nearest](node:each) of the crowd.</source><extracomment>example through-the-crowd</extracomment><translation>Ahora el corredor solo huye del [más cercano](node:each) de la multitud.</translation></message>
<message><source>Is it at the goal earlier or later than before?</source><extracomment>example through-the-crowd</extracomment><translation>¿Llega a la meta más pronto o más tarde que antes?</translation></message>
<message><source>* Earlier
Later
At the same time</source><extracomment>example through-the-crowd</extracomment><translation>* Más pronto
Más tarde
A la vez</translation></message>
<message><source>Earlier, in nine of ten runs with different seeds: after 9 s on average. It is the sum of many pushes that stops the runner.</source><extracomment>example through-the-crowd</extracomment><translation>Más pronto, en nueve de diez ejecuciones con distintas semillas: a los 9 s de media. Lo que detiene al corredor es la suma de muchos empujes.</translation></message>
<message><source>A dense crowd</source><extracomment>example through-the-crowd</extracomment><translation>Una multitud densa</translation></message>
<message><source>The runner flees from each again. And the crowd has 200 agents instead of 60.</source><extracomment>example through-the-crowd</extracomment><translation>El corredor vuelve a huir de cada uno. Y la multitud tiene 200 agentes en lugar de 60.</translation></message>
<message><source>How long does the runner need, compared with 12 s?</source><extracomment>example through-the-crowd</extracomment><translation>¿Cuánto tarda el corredor, comparado con 12 s?</translation></message>
<message><source>About as long
* Several times as long
It never gets there</source><extracomment>example through-the-crowd</extracomment><translation>Más o menos lo mismo
* Varias veces más
No llega nunca</translation></message>
<message><source>42 s on average, three to four times as long. It gets there with every seed: the crowd moves, and sooner or later there is a gap.</source><extracomment>example through-the-crowd</extracomment><translation>42 s de media, de tres a cuatro veces más. Llega con cualquier semilla: la multitud se mueve, y tarde o temprano hay un hueco.</translation></message>
<message><source>- Drag the runner, or the goal.
- Change the weight on the wire from [Flee each](node:flee): with which one does it touch hardly anybody, and is still fast?</source><extracomment>example through-the-crowd</extracomment><translation>- Arrastra al corredor, o la meta.
- Cambia el peso del cable de [Huir de cada uno](node:flee): ¿con cuál no toca a casi nadie y sigue siendo rápido?</translation></message>
<message><source>One runner seeks a goal through a crowd, and flees from each of them at once.</source><extracomment>example through-the-crowd</extracomment><translation>Un corredor busca una meta a través de una multitud, y huye de todos a la vez.</translation></message>
<message><source>*Each of the crowd* gives Flee every agent within 80 as a target, not just one. Flee runs once for each of them that is closer than 70, and the forces add up. A Sum adds Seek to that.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>*Cada uno de la multitud* da a Huir como objetivo todos los agentes a menos de 80, no solo uno. Huir se aplica una vez por cada uno que está a menos de 70, y las fuerzas se suman. Una Suma añade Buscar a eso.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>- Where the crowd is dense the runner slows down, and sometimes turns back, until there is a gap.
- The weight on a wire says how much its force counts.
- At the goal it does not rest: Seek does not brake, and everybody who comes near pushes it away.</source><extracomment>example through-the-crowd</extracomment><translation>- Donde la multitud es densa, el corredor va más despacio, y a veces se da la vuelta, hasta que hay un hueco.
- El peso de un cable dice cuánto cuenta su fuerza.
- En la meta no descansa: Buscar no frena, y quien se acerca lo empuja fuera.</translation></message>
<message><source>- Set the weight of *Flee each* to 0: the runner goes straight to the goal and touches more of the crowd.
- Set *Choose* to the nearest: the runner avoids one at a time, and is usually there sooner.
- Set the count of the crowd to 200 and press Reset: the runner needs several times as long.</source><extracomment>example through-the-crowd</extracomment><translation>- Pon a 0 el peso de *Huir de cada uno*: el corredor va en línea recta a la meta y toca a más gente de la multitud.
- Pon *Elegir* en el más cercano: el corredor esquiva a uno cada vez, y suele llegar antes.
- Pon a 200 la cantidad de la multitud y pulsa Reiniciar: el corredor tarda varias veces más.</translation></message>
<message><source>Tower defence</source><extracomment>title of an example</extracomment><translation>Defensa de torres</translation></message>
<message><source>Gate</source><extracomment>example tower-defence</extracomment><translation>Portón</translation></message>
<message><source>Creeps</source><extracomment>example tower-defence</extracomment><translation>Monstruos</translation></message>
<message><source>Towers</source><extracomment>example tower-defence</extracomment><translation>Torres</translation></message>
<message><source>Castle</source><extracomment>example tower-defence</extracomment><translation>Castillo</translation></message>
<message><source>Lives</source><extracomment>example tower-defence</extracomment><translation>Vidas</translation></message>
<message><source>Money</source><extracomment>example tower-defence</extracomment><translation>Dinero</translation></message>
<message><source>Power</source><extracomment>example tower-defence</extracomment><translation>Potencia</translation></message>
<message><source>Health</source><extracomment>example tower-defence</extracomment><translation>Salud</translation></message>
<message><source>Wave size</source><extracomment>example tower-defence</extracomment><translation>Tamaño de oleada</translation></message>
<message><source>Waves</source><extracomment>example tower-defence</extracomment><translation>Oleadas</translation></message>
<message><source>Walk</source><extracomment>example tower-defence</extracomment><translation>Andar</translation></message>
<message><source>At the gate</source><extracomment>example tower-defence</extracomment><translation>En el portón</translation></message>
<message><source>Costs a life</source><extracomment>example tower-defence</extracomment><translation>Cuesta una vida</translation></message>
<message><source>Is through</source><extracomment>example tower-defence</extracomment><translation>Ha pasado</translation></message>
<message><source>Is beaten</source><extracomment>example tower-defence</extracomment><translation>Está vencido</translation></message>
<message><source>Pays</source><extracomment>example tower-defence</extracomment><translation>Paga</translation></message>
<message><source>Dies</source><extracomment>example tower-defence</extracomment><translation>Muere</translation></message>
<message><source>Toughness</source><extracomment>example tower-defence</extracomment><translation>Dureza</translation></message>
<message><source>Gets its health</source><extracomment>example tower-defence</extracomment><translation>Recibe su salud</translation></message>
<message><source>In range</source><extracomment>example tower-defence</extracomment><translation>En rango</translation></message>
<message><source>Damage</source><extracomment>example tower-defence</extracomment><translation>Daño</translation></message>
<message><source>Shoot</source><extracomment>example tower-defence</extracomment><translation>Disparar</translation></message>
<message><source>Can buy</source><extracomment>example tower-defence</extracomment><translation>Puede comprar</translation></message>
<message><source>Pay</source><extracomment>example tower-defence</extracomment><translation>Pagar</translation></message>
<message><source>More power</source><extracomment>example tower-defence</extracomment><translation>Más potencia</translation></message>
<message><source>No lives</source><extracomment>example tower-defence</extracomment><translation>Sin vidas</translation></message>
<message><source>The castle has fallen</source><extracomment>example tower-defence</extracomment><translation>El castillo ha caído</translation></message>
<message><source>90 seconds</source><extracomment>example tower-defence</extracomment><translation>90 segundos</translation></message>
<message><source>The castle stands</source><extracomment>example tower-defence</extracomment><translation>El castillo resiste</translation></message>
<message><source>Range of towers</source><extracomment>example tower-defence</extracomment><translation>Rango de las torres</translation></message>
<message><source>Time to reload</source><extracomment>example tower-defence</extracomment><translation>Tiempo de recarga</translation></message>
<message><source>Price of more power</source><extracomment>example tower-defence</extracomment><translation>Precio de más potencia</translation></message>
<message><source>Power for the price</source><extracomment>example tower-defence</extracomment><translation>Potencia por el precio</translation></message>
<message><source>Waves that grow in number and in health</source><extracomment>example tower-defence</extracomment><translation>Oleadas que crecen en número y en salud</translation></message>
<message><source>Towers hit all in their range</source><extracomment>example tower-defence</extracomment><translation>Las torres dan a todos en su rango</translation></message>
<message><source>Won, lost, and what money buys</source><extracomment>example tower-defence</extracomment><translation>Ganada, perdida y lo que compra el dinero</translation></message>
<message><source>Nothing to buy</source><extracomment>example tower-defence</extracomment><translation>Nada que comprar</translation></message>
<message><source>Half the price</source><extracomment>example tower-defence</extracomment><translation>La mitad de precio</translation></message>
<message><source>Wider range</source><extracomment>example tower-defence</extracomment><translation>Rango más amplio</translation></message>
<message><source>Waves of creeps walk down a road to a castle. Towers beside it hit them, each one beaten pays, and the money buys more power. Hold out for 90 seconds.</source><extracomment>example tower-defence</extracomment><translation>Oleadas de monstruos bajan por una carretera hacia un castillo. Las torres de los lados les dan, cada monstruo vencido paga, y el dinero compra más potencia. Aguanta 90 segundos.</translation></message>
<message><source>**Four variables**: [Lives](node:lives), [Money](node:money) and [Power](node:power) belong to the world and stand above it; [Health](node:health) belongs to each creep.

**Waves** come every 8 seconds, and [each is larger](node:wave-size) than the one before. A creep [gets its health](node:born) when it is born: [more in each wave](node:toughness).

**Towers** [hit all in range](node:shoot) every 0.9 seconds: they take away as much health as there is power. A creep without health [pays 5](node:bounty) and [dies](node:dies). One that comes through [costs a life](node:hit-castle).

**The castle** [pays 60](node:pay) for [half a power more](node:upgrade) as soon as it can. Without lives [it falls](node:lost); after 90 seconds [it stands](node:won).</source><extracomment>example tower-defence</extracomment><translation>**Cuatro variables**: [Vidas](node:lives), [Dinero](node:money) y [Potencia](node:power) son del mundo y están sobre él; [Salud](node:health) es de cada monstruo.

**Las oleadas** llegan cada 8 segundos, y [cada una es mayor](node:wave-size) que la anterior. Un monstruo [recibe su salud](node:born) al nacer: [más en cada oleada](node:toughness).

**Las torres** [dan a todos en su rango](node:shoot) cada 0.9 segundos: quitan tanta salud como potencia hay. Un monstruo sin salud [paga 5](node:bounty) y [muere](node:dies). El que pasa [cuesta una vida](node:hit-castle).

**El castillo** [paga 60](node:pay) por [media potencia más](node:upgrade) en cuanto puede. Sin vidas [cae](node:lost); a los 90 segundos [resiste](node:won).</translation></message>
<message><source>- In 20 runs with different seeds, 18 were won, with 3 to 10 lives left, and 2 were lost: the same rules, and another order of fast and slow creeps.
- Money comes late: a strong wave pays only if it is beaten. So a run that begins to lose lives mostly loses.</source><extracomment>example tower-defence</extracomment><translation>- En 20 ejecuciones con distintas semillas, se ganaron 18, con 3 a 10 vidas sobrantes, y se perdieron 2: las mismas reglas, y otro orden de monstruos rápidos y lentos.
- El dinero llega tarde: una oleada fuerte solo paga si se la vence. Por eso una ejecución que empieza a perder vidas casi siempre pierde.</translation></message>
<message><source>- [Nothing to buy](experiment:experiment-poor): all 20 runs were lost.
- [Half the price](experiment:experiment-cheap): all were won, without the loss of a life.
- [Wider range](experiment:experiment-wide): what is worth more, a wider range or more power? Guess first.
- Move a tower with the mouse: where does it hit most?
- Draw another road. Then all four towers stand wrong.</source><extracomment>example tower-defence</extracomment><translation>- [Nada que comprar](experiment:experiment-poor): se perdieron las 20 ejecuciones.
- [La mitad de precio](experiment:experiment-cheap): se ganaron todas, sin perder una vida.
- [Rango más amplio](experiment:experiment-wide): ¿qué vale más, un rango más amplio o más potencia? Haz antes una predicción.
- Mueve una torre con el ratón: ¿dónde da más?
- Dibuja otra carretera. Entonces las cuatro torres están mal puestas.</translation></message>
<message><source>Wanders</source><extracomment>example wander</extracomment><translation>Deambula</translation></message>
<message><source>Goes to points</source><extracomment>example wander</extracomment><translation>Va a puntos</translation></message>
<message><source>Stays near home</source><extracomment>example wander</extracomment><translation>Se queda cerca de casa</translation></message>
<message><source>Point to point</source><extracomment>example wander</extracomment><translation>De punto a punto</translation></message>
<message><source>Too far from home</source><extracomment>example wander</extracomment><translation>Demasiado lejos de casa</translation></message>
<message><source>Go home</source><extracomment>example wander</extracomment><translation>Ir a casa</translation></message>
<message><source>Chance in each tick</source><extracomment>example wander</extracomment><translation>Azar en cada tick</translation></message>
<message><source>The gray ones [wander](node:drift). Each has a circle in front of it: click [one](agent:drifter-0) to see it. In each tick, a point moves along the circle by a random angle. The force pulls to that point:

`steering = circle center + displacement`</source><extracomment>example wander</extracomment><translation>Los grises [deambulan](node:drift). Cada uno tiene un círculo delante: haz clic en [uno](agent:drifter-0) para verlo. En cada tick, un punto se mueve por el círculo un ángulo al azar. La fuerza tira hacia ese punto:

`steering = circle center + displacement`</translation></message>
<message><source>Each tick is random. How do the gray ones move?</source><extracomment>example wander</extracomment><translation>Cada tick es al azar. ¿Cómo se mueven los grises?</translation></message>
<message><source>They shake
* They turn smoothly
They fly straight on</source><extracomment>example wander</extracomment><translation>Tiemblan
* Giran con suavidad
Siguen en línea recta</translation></message>
<message><source>They turn smoothly. In one tick, the point moves only a little along the circle. So the force changes only a little, too.</source><extracomment>example wander</extracomment><translation>Giran con suavidad. En un tick, el punto se mueve solo un poco por el círculo. Así que también la fuerza cambia solo un poco.</translation></message>
<message><source>Less chance</source><extracomment>example wander</extracomment><translation>Menos azar</translation></message>
<message><source>Now the [angle change](node:drift) is 5 degrees instead of 57. Before, the gray ones turned by about 77 degrees in two seconds.</source><extracomment>example wander</extracomment><translation>Ahora el [cambio de ángulo](node:drift) es de 5 grados en lugar de 57. Antes, los grises giraban unos 77 grados en dos segundos.</translation></message>
<message><source>How do they move now?</source><extracomment>example wander</extracomment><translation>¿Cómo se mueven ahora?</translation></message>
<message><source>* Almost straight
In tight circles
As before, only slower</source><extracomment>example wander</extracomment><translation>* Casi en línea recta
En círculos cerrados
Como antes, solo que más despacio</translation></message>
<message><source>Almost straight: they turn by about 12 degrees in two seconds. The point hardly moves along the circle.</source><extracomment>example wander</extracomment><translation>Casi en línea recta: giran unos 12 grados en dos segundos. El punto apenas se mueve por el círculo.</translation></message>
<message><source>More chance</source><extracomment>example wander</extracomment><translation>Más azar</translation></message>
<message><source>Now the [angle change](node:drift) is 400 degrees: in each tick, the point jumps to anywhere on the circle.</source><extracomment>example wander</extracomment><translation>Ahora el [cambio de ángulo](node:drift) es de 400 grados: en cada tick, el punto salta a cualquier parte del círculo.</translation></message>
<message><source>How far do they turn in two seconds now, compared with 77 degrees?</source><extracomment>example wander</extracomment><translation>¿Cuánto giran ahora en dos segundos, comparado con 77 grados?</translation></message>
<message><source>Farther
As far
* Less far</source><extracomment>example wander</extracomment><translation>Más
Lo mismo
* Menos</translation></message>
<message><source>Less far: about 27 degrees. They shake: the jumps of many ticks cancel each other out. More chance in each tick gives less change in the long run.</source><extracomment>example wander</extracomment><translation>Menos: unos 27 grados. Tiemblan: los saltos de muchos ticks se anulan. Más azar en cada tick da menos cambio a la larga.</translation></message>
<message><source>Never far from home</source><extracomment>example wander</extracomment><translation>Nunca lejos de casa</translation></message>
<message><source>The blue ones wander, too. When one is farther than 120 from its start, [Go home](node:go-home) pulls it back.</source><extracomment>example wander</extracomment><translation>Los azules también deambulan. Cuando uno está a más de 120 de su inicio, [Ir a casa](node:go-home) lo trae de vuelta.</translation></message>
<message><source>Where are the blue ones most of the time?</source><extracomment>example wander</extracomment><translation>¿Dónde están los azules la mayor parte del tiempo?</translation></message>
<message><source>Close to their start
* Near the limit of 120
Anywhere within it, equally often</source><extracomment>example wander</extracomment><translation>Cerca de su inicio
* Cerca del límite de 120
En cualquier sitio dentro de él, por igual</translation></message>
<message><source>Near the limit: two thirds of the time they are between 100 and 140 from their start, and only a tenth of the time within 60. The pull ends as soon as they are back within 120.</source><extracomment>example wander</extracomment><translation>Cerca del límite: dos tercios del tiempo están entre 100 y 140 de su inicio, y solo una décima parte del tiempo a menos de 60. El tirón termina en cuanto vuelven a estar a menos de 120.</translation></message>
<message><source>The same chance again</source><extracomment>example wander</extracomment><translation>El mismo azar otra vez</translation></message>
<message><source>Play, and remember the way of the agent in the light. Then press Reset, and Play again.</source><extracomment>example wander</extracomment><translation>Reproduce y recuerda el recorrido del agente iluminado. Luego pulsa Reiniciar, y Reproducir otra vez.</translation></message>
<message><source>Is its way the same the second time?</source><extracomment>example wander</extracomment><translation>¿Es igual su recorrido la segunda vez?</translation></message>
<message><source>No, chance decides again
Nearly, with small differences
* Yes, exactly</source><extracomment>example wander</extracomment><translation>No, el azar decide de nuevo
Casi, con pequeñas diferencias
* Sí, exactamente</translation></message>
<message><source>Exactly. All chance in a world comes from one number, its seed. The same seed gives the same ways, on every computer. With another seed, all ways are different.</source><extracomment>example wander</extracomment><translation>Exactamente. Todo el azar de un mundo sale de un número, su semilla. La misma semilla da los mismos recorridos, en cualquier ordenador. Con otra semilla, todos los recorridos son distintos.</translation></message>
<message><source>Three ways to wander: with a circle ahead, from point to point, and never far from home.</source><extracomment>example wander</extracomment><translation>Tres formas de deambular: con un círculo delante, de punto a punto y nunca lejos de casa.</translation></message>
<message><source>The gray ones *wander*. Each has a circle in front of it. A point moves along the circle, by a random angle in each tick, and the force pulls to that point. So the agent turns smoothly.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

The orange ones *go to points*: each seeks a random point of the meadow, and another one when it is there, or after 120 ticks. They have little mass, so they turn fast.

The blue ones *stay near home*: they wander, too, but farther than 120 from their start a Seek pulls them back. The pull has weight 4, so it is stronger than Wander.</source><extracomment>example wander</extracomment><translation>Los grises *deambulan*. Cada uno tiene un círculo delante. Un punto se mueve por el círculo, un ángulo al azar en cada tick, y la fuerza tira hacia ese punto. Así el agente gira con suavidad.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

Los naranjas *van a puntos*: cada uno busca un punto al azar de la pradera, y otro cuando está allí, o después de 120 ticks. Tienen poca masa, así que giran rápido.

Los azules *se quedan cerca de casa*: también deambulan, pero a más de 120 de su inicio un Buscar los trae de vuelta. El tirón tiene peso 4, así que es más fuerte que Deambular.</translation></message>
<message><source>- The gray ones do not shake, though each tick is random.
- The orange ones make straight lines and sharp turns.
- The blue ones are mostly near the limit of 120: the pull ends as soon as they are back within it.
- Press Reset: the same seed gives exactly the same ways.</source><extracomment>example wander</extracomment><translation>- Los grises no tiemblan, aunque cada tick es al azar.
- Los naranjas hacen líneas rectas y giros bruscos.
- Los azules están casi siempre cerca del límite de 120: el tirón termina en cuanto vuelven a estar dentro de él.
- Pulsa Reiniciar: la misma semilla da exactamente los mismos recorridos.</translation></message>
<message><source>- Raise *Angle change* of the gray ones to 400: they shake. Lower it to 5: they go almost straight.
- Drag the corners of the meadow: the orange ones follow it.
- Raise the mass of the orange ones to 40: their turns get wide, and they leave the meadow.
- Lower the weight of *Go home* to 1: now Wander is stronger, and the blue ones go far away.</source><extracomment>example wander</extracomment><translation>- Sube el *Cambio de ángulo* de los grises a 400: tiemblan. Bájalo a 5: van casi en línea recta.
- Arrastra las esquinas de la pradera: los naranjas la siguen.
- Sube la masa de los naranjas a 40: sus giros se ensanchan, y salen de la pradera.
- Baja el peso de *Ir a casa* a 1: ahora Deambular es más fuerte, y los azules se alejan mucho.</translation></message>
<message><source>Wolves and sheep</source><extracomment>title of an example</extracomment><translation>Lobos y ovejas</translation></message>
<message><source>Bare ground</source><extracomment>example wolves-and-sheep</extracomment><translation>Suelo desnudo</translation></message>
<message><source>Grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Vuelve a crecer</translation></message>
<message><source>Becomes grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Se vuelve hierba</translation></message>
<message><source>Energy of sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Energía de las ovejas</translation></message>
<message><source>Graze about</source><extracomment>example wolves-and-sheep</extracomment><translation>Pastar por ahí</translation></message>
<message><source>Wolf nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Lobo cerca</translation></message>
<message><source>Run from the wolf</source><extracomment>example wolves-and-sheep</extracomment><translation>Huir del lobo</translation></message>
<message><source>Run, else graze</source><extracomment>example wolves-and-sheep</extracomment><translation>Huir; si no, pastar</translation></message>
<message><source>On grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Sobre hierba</translation></message>
<message><source>Well fed</source><extracomment>example wolves-and-sheep</extracomment><translation>Bien alimentada</translation></message>
<message><source>Sheep starves</source><extracomment>example wolves-and-sheep</extracomment><translation>La oveja muere de hambre</translation></message>
<message><source>Wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Lobos</translation></message>
<message><source>Energy of wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Energía de los lobos</translation></message>
<message><source>Hungry</source><extracomment>example wolves-and-sheep</extracomment><translation>Con hambre</translation></message>
<message><source>Sheep nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Oveja cerca</translation></message>
<message><source>At a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Junto a una oveja</translation></message>
<message><source>Hungry and at a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Con hambre y junto a una oveja</translation></message>
<message><source>Eat</source><extracomment>example wolves-and-sheep</extracomment><translation>Comer</translation></message>
<message><source>Cub</source><extracomment>example wolves-and-sheep</extracomment><translation>Lobezno</translation></message>
<message><source>Wolf starves</source><extracomment>example wolves-and-sheep</extracomment><translation>El lobo muere de hambre</translation></message>
<message><source>How far wolves see</source><extracomment>example wolves-and-sheep</extracomment><translation>Hasta dónde ven los lobos</translation></message>
<message><source>What a sheep is worth</source><extracomment>example wolves-and-sheep</extracomment><translation>Cuánto vale una oveja</translation></message>
<message><source>Wolves at the start</source><extracomment>example wolves-and-sheep</extracomment><translation>Lobos al inicio</translation></message>
<message><source>Sheep eat grass, have lambs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Las ovejas comen hierba, tienen corderos y mueren de hambre</translation></message>
<message><source>Wolves eat sheep, have cubs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Los lobos comen ovejas, tienen lobeznos y mueren de hambre</translation></message>
<message><source>Grass grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>La hierba vuelve a crecer</translation></message>
<message><source>Without wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Sin lobos</translation></message>
<message><source>Wolves with good eyes</source><extracomment>example wolves-and-sheep</extracomment><translation>Lobos con buena vista</translation></message>
<message><source>Lush grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Hierba abundante</translation></message>
<message><source>Lambs</source><extracomment>example wolves-and-sheep</extracomment><translation>Corderos</translation></message>
<message><source>Dead sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Ovejas muertas</translation></message>
<message><source>Lambs born</source><extracomment>example wolves-and-sheep</extracomment><translation>Corderos nacidos</translation></message>
<message><source>Grass feeds sheep, sheep feed wolves, and their numbers go up and down. Nobody holds them in balance.</source><extracomment>example wolves-and-sheep</extracomment><translation>La hierba alimenta a las ovejas, las ovejas a los lobos, y sus números suben y bajan. Nadie los mantiene en equilibrio.</translation></message>
<message><source>**Sheep**: [*Energy of sheep*](node:sheep-energy) is a Meter. Living drains it by 0.3 a second, because it is wired to the *When* of the [Priority](node:sheep-choice) that steers them. [*Graze*](node:graze) turns the grass that a sheep touches into bare ground, and its *Done* fills the meter by 1. At 8 a sheep has a [*Lamb*](node:lamb), which costs 3.5; at 0 [it is gone](node:sheep-starve). Sheep run from a wolf within 45, and are a little slower than wolves.

**Wolves** work the same way. They drain 0.9 a second, and a sheep is worth 6.5. They hunt only while they are [*Hungry*](node:hungry), and see only sheep within 20. At 13 a wolf has a [*Cub*](node:cub), which costs 9.

**Grass**: bare ground has a [*Chance*](node:regrow) of 3% in each quarter of a second to [become grass](node:grow) again. There are always 700 patches, green or bare.</source><extracomment>example wolves-and-sheep</extracomment><translation>**Ovejas**: [*Energía de las ovejas*](node:sheep-energy) es un Medidor. Vivir lo gasta 0.3 por segundo, porque está conectado al *Cuando* de la [Prioridad](node:sheep-choice) que las dirige. [*Pastar*](node:graze) convierte en suelo desnudo la hierba que toca una oveja, y su *Hecho* llena el medidor en 1. Con 8, una oveja tiene un [*Cordero*](node:lamb), que cuesta 3.5; con 0, [muere](node:sheep-starve). Las ovejas huyen de un lobo a menos de 45, y son algo más lentas que los lobos.

**Los lobos** funcionan igual. Gastan 0.9 por segundo, y una oveja vale 6.5. Cazan solo mientras están [*Con hambre*](node:hungry), y solo ven ovejas a menos de 20. Con 13, un lobo tiene un [*Lobezno*](node:cub), que cuesta 9.

**Hierba**: el suelo desnudo tiene un [*Azar*](node:regrow) del 3 % de [volver a ser hierba](node:grow) en cada cuarto de segundo. Siempre hay 700 parcelas, verdes o desnudas.</translation></message>
<message><source>- The plot: many sheep, then many wolves, then few sheep, then few wolves, and again. Wolves follow the sheep by some seconds. In five minutes there are about five such waves.
- There is no limit, and nobody helps. In 20 runs with different seeds, sheep lived on through five minutes in all, and wolves in 19. Once the wolves died out; then the sheep ate the grass down until they starved as fast as they were born.
- At the lowest there are about 15 sheep and 8 wolves. They recover.
- The second plot: each wave of dead sheep follows a wave of lambs.</source><extracomment>example wolves-and-sheep</extracomment><translation>- La gráfica: muchas ovejas, luego muchos lobos, luego pocas ovejas, luego pocos lobos, y otra vez. Los lobos siguen a las ovejas con unos segundos de retraso. En cinco minutos hay unas cinco olas así.
- No hay ningún límite, y nadie ayuda. En 20 ejecuciones con distintas semillas, las ovejas siguieron vivas los cinco minutos en todas, y los lobos en 19. Una vez se extinguieron los lobos; entonces las ovejas acabaron con la hierba hasta que morían de hambre tan rápido como nacían.
- En el punto más bajo hay unas 15 ovejas y 8 lobos. Se recuperan.
- La segunda gráfica: cada ola de ovejas muertas sigue a una ola de corderos.</translation></message>
<message><source>- [Wolves with good eyes](experiment:experiment-eyes): they see twice as far, and eat all sheep within a minute. Then they starve. Better hunters are not better off.
- [Without wolves](experiment:experiment-no-wolves): now grass limits the sheep, and their number stays near 270.
- [Lush grass](experiment:experiment-lush): grass grows twice as fast. Is that good for wolves and sheep? No: the waves become higher and lower, and after a very low one there is nobody left to recover. In 20 runs the wolves died out in 17, the sheep in 8. Biologists call it the paradox of enrichment.
- Set *Wolves at the start* to 60.</source><extracomment>example wolves-and-sheep</extracomment><translation>- [Lobos con buena vista](experiment:experiment-eyes): ven el doble de lejos, y se comen todas las ovejas en un minuto. Luego mueren de hambre. A los mejores cazadores no les va mejor.
- [Sin lobos](experiment:experiment-no-wolves): ahora la hierba limita a las ovejas, y su número ronda las 270.
- [Hierba abundante](experiment:experiment-lush): la hierba crece el doble de rápido. ¿Es bueno para lobos y ovejas? No: las olas se hacen más altas y más bajas, y después de una muy baja no queda nadie que se recupere. En 20 ejecuciones, los lobos se extinguieron en 17 y las ovejas en 8. Los biólogos lo llaman la paradoja del enriquecimiento.
- Pon *Lobos al inicio* a 60.</translation></message>
<message><source>Write your own seek</source><extracomment>title of an example</extracomment><translation>Escribe tu propio buscar</translation></message>
<message><source>Your force</source><extracomment>example write-your-own-seek</extracomment><translation>Tu fuerza</translation></message>
<message><source>Two lines</source><extracomment>example write-your-own-seek</extracomment><translation>Dos líneas</translation></message>
<message><source>[Your force](node:own) is the two lines of the tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

The first line is an arrow that points at the [goal](node:goal) and is as long as the max speed. The second one is the force: it leads from the velocity to the desired velocity. At the start the agent flies upward; the goal is on the right.</source><extracomment>example write-your-own-seek</extracomment><translation>[Tu fuerza](node:own) son las dos líneas de los tutoriales:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

La primera línea es una flecha que apunta a la [meta](node:goal) y es tan larga como la velocidad máx. La segunda es la fuerza: lleva de la velocidad a la velocidad deseada. Al principio el agente va hacia arriba; la meta está a la derecha.</translation></message>
<message><source>Where does the force point at the start?</source><extracomment>example write-your-own-seek</extracomment><translation>¿Hacia dónde apunta la fuerza al principio?</translation></message>
<message><source>Straight at the goal
* To the right and down
Up, along the velocity</source><extracomment>example write-your-own-seek</extracomment><translation>Directamente a la meta
* A la derecha y hacia abajo
Hacia arriba, según la velocidad</translation></message>
<message><source>To the right and down: it has to add what leads to the right, and to take away what leads up. Pause, select the agent and [Your force](node:own): each line stands there with its numbers.</source><extracomment>example write-your-own-seek</extracomment><translation>A la derecha y hacia abajo: tiene que añadir lo que lleva a la derecha y quitar lo que lleva hacia arriba. Haz una pausa y selecciona el agente y [Tu fuerza](node:own): allí está cada línea con sus números.</translation></message>
<message><source>Swap two words</source><extracomment>example write-your-own-seek</extracomment><translation>Cambia dos palabras de sitio</translation></message>
<message><source>Now `target` and `position` have changed places:

`desired = normalize(position - target) * max_velocity`</source><extracomment>example write-your-own-seek</extracomment><translation>Ahora `target` y `position` se han cambiado de sitio:

`desired = normalize(position - target) * max_velocity`</translation></message>
<message><source>What does the agent do?</source><extracomment>example write-your-own-seek</extracomment><translation>¿Qué hace el agente?</translation></message>
<message><source>It flies to the goal, backward
* It flies away from the goal
It stands still</source><extracomment>example write-your-own-seek</extracomment><translation>Va a la meta, hacia atrás
* Se aleja de la meta
Se queda quieto</translation></message>
<message><source>`position - target` points from the goal to the agent. So it flees: the behavior Flee is Seek with two words swapped.</source><extracomment>example write-your-own-seek</extracomment><translation>`position - target` apunta de la meta al agente. Así que huye: el comportamiento Huir es Buscar con dos palabras cambiadas de sitio.</translation></message>
<message><source>A third line</source><extracomment>example write-your-own-seek</extracomment><translation>Una tercera línea</translation></message>
<message><source>It seeks again, but now the length of the desired velocity depends on the distance:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

The max speed is 3.</source><extracomment>example write-your-own-seek</extracomment><translation>Vuelve a buscar, pero ahora la longitud de la velocidad deseada depende de la distancia:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

La velocidad máx. es 3.</translation></message>
<message><source>How long is the desired velocity when the goal is 100 away?</source><extracomment>example write-your-own-seek</extracomment><translation>¿Cuánto mide la velocidad deseada cuando la meta está a 100?</translation></message>
<message><source>1.5: half of the distance of 200, so half of the max speed. At the goal it is 0, so the agent stops there. This is Arrive.</source><extracomment>example write-your-own-seek</extracomment><translation>1.5: la mitad de la distancia de 200, así que la mitad de la velocidad máx. En la meta es 0, así que el agente se para allí. Eso es Llegar.</translation></message>
<message><source>Without a goal</source><extracomment>example write-your-own-seek</extracomment><translation>Sin meta</translation></message>
<message><source>This force does not name the goal at all:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` points to the left of where the agent flies. The cosine of an angle goes from 1 to -1 and back; here it does so in 90 ticks.</source><extracomment>example write-your-own-seek</extracomment><translation>Esta fuerza no menciona la meta en absoluto:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` apunta a la izquierda de hacia donde va el agente. El coseno de un ángulo va de 1 a -1 y vuelve; aquí lo hace en 90 ticks.</translation></message>
<message><source>What path does the agent fly?</source><extracomment>example write-your-own-seek</extracomment><translation>¿Qué recorrido hace el agente?</translation></message>
<message><source>A straight line
A circle
* Curves to the left and to the right in turn</source><extracomment>example write-your-own-seek</extracomment><translation>Una línea recta
Un círculo
* Curvas a izquierda y derecha por turnos</translation></message>
<message><source>The force pushes to the left, then to the right, for 45 ticks each. Without the cosine it would always push to the left: a circle.</source><extracomment>example write-your-own-seek</extracomment><translation>La fuerza empuja a la izquierda y luego a la derecha, 45 ticks cada vez. Sin el coseno siempre empujaría a la izquierda: un círculo.</translation></message>
<message><source>Select [Your force](node:own) and write:

- Keep the agent 100 away from the goal: `active = distance(target, position) &gt; 100` as a further line lets the force act only while that holds.
- Fly around the goal: add `leftOf(target - position)` to what it wants.
- Look at how other behaviors are written: add one, and choose *Show as formula*.</source><extracomment>example write-your-own-seek</extracomment><translation>Selecciona [Tu fuerza](node:own) y escribe:

- Mantén el agente a 100 de la meta: `active = distance(target, position) &gt; 100`, como una línea más, deja actuar la fuerza solo mientras eso se cumple.
- Da vueltas alrededor de la meta: suma `leftOf(target - position)` a lo que quiere.
- Mira cómo están escritos otros comportamientos: añade uno y elige *Mostrar como fórmula*.</translation></message>
<message><source>Seek in the two lines of the tutorials, as text that you change: then Flee, Arrive, and a force of your own.</source><extracomment>example write-your-own-seek</extracomment><translation>Buscar en dos líneas de los tutoriales, que puedes cambiar: luego Huir, Llegar y una fuerza tuya.</translation></message>
<message><source>*Your force* is a Formula force: its text is the formula that steers the agent. The lines are worked out in each tick, from top to bottom. A line `name = ...` gives a name a value, and later lines may use it. `steering` is the force.

`target` is what is wired to the card, `position` and `velocity` are the agent's, and `max_velocity` is its max speed.</source><extracomment>example write-your-own-seek</extracomment><translation>*Tu fuerza* es una Fuerza por fórmula: su texto es la fórmula que dirige el agente. Las líneas se calculan en cada tick, de arriba abajo. Una línea `name = ...` da un valor a un nombre, y las líneas posteriores pueden usarlo. `steering` es la fuerza.

`target` es lo que está conectado a la tarjeta, `position` y `velocity` son las del agente, y `max_velocity` es su velocidad máx.</translation></message>
<message><source>- A wrong word is underlined while you write, and the card says what is wrong; the agent then flies on without a force.
- With the agent selected, each line shows its value at this moment.
- The same lines give the same motion as the card Seek, to the last bit.</source><extracomment>example write-your-own-seek</extracomment><translation>- Una palabra incorrecta se subraya mientras escribes, y la tarjeta dice qué está mal; entonces el agente sigue adelante sin fuerza.
- Con el agente seleccionado, cada línea muestra su valor en este momento.
- Las mismas líneas dan el mismo movimiento que la tarjeta Buscar, hasta el último bit.</translation></message>
<message><source>- Write `* 0.5` at the end of the first line: it seeks at half the speed.
- Write `steering = (desired - velocity) * 0.1`: it turns more slowly, and flies farther past the goal.
- Drag the goal while it is on its way.</source><extracomment>example write-your-own-seek</extracomment><translation>- Escribe `* 0.5` al final de la primera línea: busca a la mitad de velocidad.
- Escribe `steering = (desired - velocity) * 0.1`: gira más despacio y se pasa más de la meta.
- Arrastra la meta mientras va en camino.</translation></message>
<message><source>Zombies</source><extracomment>title of an example</extracomment><translation>Zombis</translation></message>
<message><source>Safe zone</source><extracomment>example zombies</extracomment><translation>Zona segura</translation></message>
<message><source>Western edge</source><extracomment>example zombies</extracomment><translation>Borde oeste</translation></message>
<message><source>Safe</source><extracomment>example zombies</extracomment><translation>A salvo</translation></message>
<message><source>Houses and fence</source><extracomment>example zombies</extracomment><translation>Casas y valla</translation></message>
<message><source>And the gate</source><extracomment>example zombies</extracomment><translation>Y el portón</translation></message>
<message><source>Way to safety</source><extracomment>example zombies</extracomment><translation>Ruta a la zona segura</translation></message>
<message><source>Zombie nearby</source><extracomment>example zombies</extracomment><translation>Zombi cerca</translation></message>
<message><source>Sees a zombie</source><extracomment>example zombies</extracomment><translation>Ve un zombi</translation></message>
<message><source>Calm</source><extracomment>example zombies</extracomment><translation>Calma</translation></message>
<message><source>Panic</source><extracomment>example zombies</extracomment><translation>Pánico</translation></message>
<message><source>Alarm</source><extracomment>example zombies</extracomment><translation>Alarma</translation></message>
<message><source>Run to safety</source><extracomment>example zombies</extracomment><translation>Correr a la zona segura</translation></message>
<message><source>Keep away</source><extracomment>example zombies</extracomment><translation>Mantenerse lejos</translation></message>
<message><source>Around houses</source><extracomment>example zombies</extracomment><translation>Rodear las casas</translation></message>
<message><source>In the zone</source><extracomment>example zombies</extracomment><translation>En la zona</translation></message>
<message><source>Be safe</source><extracomment>example zombies</extracomment><translation>Ponerse a salvo</translation></message>
<message><source>Bitten</source><extracomment>example zombies</extracomment><translation>Mordido</translation></message>
<message><source>Turn into a zombie</source><extracomment>example zombies</extracomment><translation>Convertirse en zombi</translation></message>
<message><source>Civilian nearby</source><extracomment>example zombies</extracomment><translation>Civil cerca</translation></message>
<message><source>Shuffle</source><extracomment>example zombies</extracomment><translation>Arrastrar los pies</translation></message>
<message><source>Chase, else shuffle</source><extracomment>example zombies</extracomment><translation>Dar caza; si no, arrastrarse</translation></message>
<message><source>Rest</source><extracomment>example zombies</extracomment><translation>Descansar</translation></message>
<message><source>Make room</source><extracomment>example zombies</extracomment><translation>Hacer sitio</translation></message>
<message><source>Walk about</source><extracomment>example zombies</extracomment><translation>Andar por ahí</translation></message>
<message><source>How far civilians see</source><extracomment>example zombies</extracomment><translation>Hasta dónde ven los civiles</translation></message>
<message><source>Speed of zombies</source><extracomment>example zombies</extracomment><translation>Velocidad de los zombis</translation></message>
<message><source>How much civilians keep away</source><extracomment>example zombies</extracomment><translation>Cuánto se alejan los civiles</translation></message>
<message><source>Zombies at the start</source><extracomment>example zombies</extracomment><translation>Zombis al inicio</translation></message>
<message><source>Civilians stroll, then run to safety</source><extracomment>example zombies</extracomment><translation>Los civiles pasean y luego corren a la zona segura</translation></message>
<message><source>Zombies chase whom they see</source><extracomment>example zombies</extracomment><translation>Los zombis dan caza a quien ven</translation></message>
<message><source>Bitten, or safe</source><extracomment>example zombies</extracomment><translation>Mordido, o a salvo</translation></message>
<message><source>In the safe zone</source><extracomment>example zombies</extracomment><translation>En la zona segura</translation></message>
<message><source>A late alarm</source><extracomment>example zombies</extracomment><translation>Una alarma tardía</translation></message>
<message><source>Just run</source><extracomment>example zombies</extracomment><translation>Correr y nada más</translation></message>
<message><source>Fast zombies</source><extracomment>example zombies</extracomment><translation>Zombis rápidos</translation></message>
<message><source>New zombies</source><extracomment>example zombies</extracomment><translation>Zombis nuevos</translation></message>
<message><source>Four zombies come to town, and civilians run around the houses to a safe zone. Whoever is bitten becomes a zombie.</source><extracomment>example zombies</extracomment><translation>Cuatro zombis llegan al pueblo, y los civiles corren alrededor de las casas hacia una zona segura. Quien recibe un mordisco se convierte en zombi.</translation></message>
<message><source>**Civilians** have two modes. [*Calm*](node:calm) ones stroll through the town. When a zombie is [within 140](node:sees) they [panic](node:panic): they follow the [way to safety](node:way) around the houses, and keep away from a zombie that is very near.

A civilian who has touched a zombie for 0.2 seconds [becomes one](node:turn). A civilian in the zone [is safe](node:arrive): zombies do not see the type *Safe*.

**Zombies** are slower than civilians. They chase the nearest civilian within 200, and else shuffle around. The gate of the fence is an obstacle for zombies alone: their [obstacles](node:closed) are of all groups, those of civilians of the group *walls*.</source><extracomment>example zombies</extracomment><translation>Los **civiles** tienen dos modos. En [*Calma*](node:calm) pasean por el pueblo. Cuando hay un zombi [a menos de 140](node:sees), entran en [pánico](node:panic): siguen la [ruta a la zona segura](node:way) alrededor de las casas y se mantienen lejos de un zombi que está muy cerca.

Un civil que ha tocado a un zombi durante 0.2 segundos [se convierte en uno](node:turn). Un civil que está en la zona [está a salvo](node:arrive): los zombis no ven el tipo *A salvo*.

**Los zombis** son más lentos que los civiles. Dan caza al civil más cercano a menos de 200, y si no, arrastran los pies por ahí. El portón de la valla solo es un obstáculo para los zombis: sus [obstáculos](node:closed) son de todos los grupos; los de los civiles, del grupo *walls*.</translation></message>
<message><source>- After a minute, all is decided. In 20 runs with different seeds, between 49 and 61 of the 80 civilians reached the zone; the others were bitten. No run had a survivor outside.
- Whoever lives near the gate reaches it before the zombies do. Later the zombies stand in the way.</source><extracomment>example zombies</extracomment><translation>- Al cabo de un minuto todo está decidido. En 20 ejecuciones con distintas semillas, entre 49 y 61 de los 80 civiles llegaron a la zona; los demás recibieron un mordisco. En ninguna quedó un superviviente fuera.
- Quien vive cerca del portón llega antes que los zombis. Más tarde, los zombis están en medio.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): civilians run straight at the zone, and stop in front of houses. About 21 are saved instead of 55.
- [A late alarm](experiment:experiment-late): civilians see a zombie only within 60. About 29 are saved.
- [Fast zombies](experiment:experiment-fast): with the speed of civilians they leave about 32.
- [Just run](experiment:experiment-brave): nobody keeps away from zombies, all only run. What do you expect? As many are saved as before: to keep away costs as much time as it wins.</source><extracomment>example zombies</extracomment><translation>- [Sin la ruta](experiment:experiment-straight): los civiles corren en línea recta hacia la zona y se paran delante de las casas. Se salvan unos 21 en lugar de 55.
- [Una alarma tardía](experiment:experiment-late): los civiles solo ven un zombi a menos de 60. Se salvan unos 29.
- [Zombis rápidos](experiment:experiment-fast): con la velocidad de los civiles dejan a salvo a unos 32.
- [Correr y nada más](experiment:experiment-brave): nadie se mantiene lejos de los zombis; todos corren y nada más. ¿Qué esperas? Se salvan tantos como antes: mantenerse lejos cuesta tanto tiempo como gana.</translation></message>
<message><source>Click an agent in the world, or use Previous and Next, to see what moves it.</source><extracomment>page</extracomment><translation>Haz clic en un agente del mundo, o usa Anterior y Siguiente, para ver qué lo mueve.</translation></message>
<message><source>Position %1, velocity %2</source><extracomment>page</extracomment><translation>Posición %1, velocidad %2</translation></message>
<message><source>Mode: %1</source><extracomment>page</extracomment><translation>Modo: %1</translation></message>
<message><source>Steering %1</source><extracomment>page</extracomment><translation>Dirección %1</translation></message>
<message><source>Steering %1; %2 are cut off by the max force</source><extracomment>page</extracomment><translation>Dirección %1; la fuerza máx. recorta %2</translation></message>
<message><source>Formula of %1</source><extracomment>page</extracomment><translation>Fórmula de %1</translation></message>
<message><source>at %1</source><extracomment>page</extracomment><translation>en %1</translation></message>
<message><source>Graph</source><extracomment>page</extracomment><translation>Grafo</translation></message>
<message><source>Tick</source><comment>page</comment><extracomment>page</extracomment><translation>Tick</translation></message>
<message><source>state</source><extracomment>page</extracomment><translation>estado</translation></message>
<message><source>Previous</source><extracomment>page</extracomment><translation>Anterior</translation></message>
<message><source>Next</source><extracomment>page</extracomment><translation>Siguiente</translation></message>
<message><source>No agent</source><extracomment>page</extracomment><translation>Ningún agente</translation></message>
<message><source>Beside</source><extracomment>page</extracomment><translation>Al lado</translation></message>
<message><source>All values and cards as they were</source><extracomment>page</extracomment><translation>Todos los valores y tarjetas como antes</translation></message>
<message><source>It plays.</source><extracomment>page</extracomment><translation>En marcha.</translation></message>
<message><source>Paused at tick %1.</source><extracomment>page</extracomment><translation>En pausa en el tick %1.</translation></message>
<message><source>Tick %1</source><extracomment>page</extracomment><translation>Tick %1</translation></message>
<message><source>Back at tick 0.</source><extracomment>page</extracomment><translation>De nuevo en el tick 0.</translation></message>
<message><source>A seed is a whole number from 0.</source><extracomment>page</extracomment><translation>Una semilla es un número entero desde 0.</translation></message>
<message><source>Back at tick 0, with seed %1.</source><extracomment>page</extracomment><translation>De nuevo en el tick 0, con la semilla %1.</translation></message>
<message><source>“%1” starts.</source><extracomment>page</extracomment><translation>Empieza «%1».</translation></message>
<message><source>Back to the project</source><extracomment>page</extracomment><translation>Volver al proyecto</translation></message>
<message><source>%1 is chosen.</source><extracomment>page</extracomment><translation>%1: elegido.</translation></message>
<message><source>No agent is chosen.</source><extracomment>page</extracomment><translation>Ningún agente elegido.</translation></message>
<message><source>%1 is gone.</source><extracomment>page</extracomment><translation>%1 ya no está.</translation></message>
<message><source>changed by hand</source><extracomment>page</extracomment><translation>cambiado a mano</translation></message>
<message><source>Reset</source><extracomment>page</extracomment><translation>Restablecer</translation></message>
<message><source>Try it</source><extracomment>page</extracomment><translation>Probar</translation></message>
<message><source>Play</source><extracomment>page</extracomment><translation>Reproducir</translation></message>
<message><source>Step</source><comment>page</comment><extracomment>page</extracomment><translation>Paso</translation></message>
<message><source>The run</source><extracomment>page</extracomment><translation>La ejecución</translation></message>
<message><source>Restart</source><extracomment>page</extracomment><translation>Reiniciar</translation></message>
<message><source>Pause</source><extracomment>page</extracomment><translation>Pausa</translation></message>
<message><source>As the system</source><extracomment>page</extracomment><translation>Como el sistema</translation></message>
<message><source>answers</source><extracomment>page</extracomment><translation>respuestas</translation></message>
<message><source>“%1” is not known. Known are: %2.</source><extracomment>page</extracomment><translation>No se conoce «%1». Se conocen: %2.</translation></message>
<message><source>“%1” is not known.</source><extracomment>page</extracomment><translation>No se conoce «%1».</translation></message>
<message><source>A “)” is missing: write %1.</source><extracomment>page</extracomment><translation>Falta un «)»: escribe %1.</translation></message>
<message><source>“%1” is not expected here.</source><extracomment>page</extracomment><translation>«%1» no va aquí.</translation></message>
<message><source>The result must be an arrow, not a number.</source><extracomment>page</extracomment><translation>El resultado debe ser una flecha, no un número.</translation></message>
<message><source>It must be at least %1.</source><extracomment>page</extracomment><translation>Debe ser al menos %1.</translation></message>
<message><source>It must be from %1 to %2.</source><extracomment>page</extracomment><translation>Debe estar entre %1 y %2.</translation></message>
<message><source>It must be a whole number.</source><extracomment>page</extracomment><translation>Debe ser un número entero.</translation></message>
<message><source>Combiner</source><extracomment>page</extracomment><translation>Combinador</translation></message>
<message><source>Action</source><extracomment>page</extracomment><translation>Acción</translation></message>
<message numerus="yes"><source>The graph with %n cards</source><extracomment>page</extracomment><translation><numerusform>El grafo con %n tarjeta</numerusform><numerusform>El grafo con %n tarjetas</numerusform></translation></message>
<message><source>Weight: %1</source><extracomment>page</extracomment><translation>Peso: %1</translation></message>
<message><source>Choose a card to read what it does.</source><extracomment>page</extracomment><translation>Elige una tarjeta para leer qué hace.</translation></message>
<message><source>It is: %1</source><extracomment>page</extracomment><translation>Es: %1</translation></message>
<message><source>Answers: %1</source><extracomment>page</extracomment><translation>Respuestas: %1</translation></message>
<message><source>Name: %1</source><extracomment>page</extracomment><translation>Nombre: %1</translation></message>
<message><source>Leave the lesson</source><extracomment>page</extracomment><translation>Salir de la lección</translation></message>
<message><source>As a table (CSV)</source><extracomment>page</extracomment><translation>Como tabla (CSV)</translation></message>
<message><source>As Markdown</source><extracomment>page</extracomment><translation>Como Markdown</translation></message>
<message><source>Print</source><extracomment>page</extracomment><translation>Imprimir</translation></message>
<message><source>Next lesson: %1</source><extracomment>page</extracomment><translation>Siguiente lección: %1</translation></message>
<message><source>All lessons</source><extracomment>page</extracomment><translation>Todas las lecciones</translation></message>
<message><source>The page cannot play this project: %1</source><extracomment>page</extracomment><translation>La página no puede reproducir este proyecto: %1</translation></message>
<message><source>Over</source><extracomment>page</extracomment><translation>Terminado</translation></message>
<message><source>%1, beside</source><extracomment>page</extracomment><translation>%1, al lado</translation></message>
<message><source>This page was put together from parts that do not fit. Export it again.</source><extracomment>page</extracomment><translation>Esta página está hecha de partes que no encajan. Expórtala de nuevo.</translation></message>
<message><source>The project was written by another version of Tiller than the template of the page (%1 and %2). Make the template again with ./dev page, then export the page again.</source><extracomment>page</extracomment><translation>El proyecto lo escribió otra versión de Tiller que la de la plantilla de la página (%1 y %2). Vuelve a crear la plantilla con ./dev page y exporta la página otra vez.</translation></message>
<message><source>name</source><extracomment>page</extracomment><translation>nombre</translation></message>
<message><source>step</source><extracomment>page</extracomment><translation>paso</translation></message>
<message><source>question</source><extracomment>page</extracomment><translation>pregunta</translation></message>
<message><source>guess</source><extracomment>page</extracomment><translation>predicción</translation></message>
<message><source>answer</source><extracomment>page</extracomment><translation>respuesta</translation></message>
<message><source>result</source><extracomment>page</extracomment><translation>resultado</translation></message>
<message><source>Guess: %1</source><extracomment>page</extracomment><translation>Predicción: %1</translation></message>
<message><source>Answer: %1</source><extracomment>page</extracomment><translation>Respuesta: %1</translation></message>
<message><source>Forget what is done</source><extracomment>page</extracomment><translation>Olvidar lo hecho</translation></message>
<message><source>This browser does not remember what is done.</source><extracomment>page</extracomment><translation>Este navegador no recuerda lo hecho.</translation></message>
<message numerus="yes"><source>%n worlds to explore</source><extracomment>page</extracomment><translation><numerusform>%n mundo para explorar</numerusform><numerusform>%n mundos para explorar</numerusform></translation></message>
<message numerus="yes"><source>%n lessons</source><extracomment>page</extracomment><translation><numerusform>%n lección</numerusform><numerusform>%n lecciones</numerusform></translation></message>
<message><source>Forget what is done, with all answers, on this computer?</source><extracomment>page</extracomment><translation>¿Olvidar lo hecho, con todas las respuestas, en este ordenador?</translation></message>
<message><source>The lessons cannot be listed: %1</source><extracomment>page</extracomment><translation>No se pueden mostrar las lecciones: %1</translation></message>
<message><source>to explore</source><extracomment>page</extracomment><translation>para explorar</translation></message>
<message><source>%1 done</source><extracomment>page</extracomment><translation>%1 hechos</translation></message>
<message><source>Sketch of %1. Left and right go along the time, up and down set the value.</source><extracomment>page</extracomment><translation>Boceto de %1. Izquierda y derecha recorren el tiempo; arriba y abajo fijan el valor.</translation></message>
<message><source>At %1 s: %2</source><extracomment>page</extracomment><translation>A los %1 s: %2</translation></message>
<message><source>Your curve, and the run’s</source><extracomment>page</extracomment><translation>Tu curva y la de la ejecución</translation></message>
<message><source>Empty axes for your curve</source><extracomment>page</extracomment><translation>Ejes vacíos para tu curva</translation></message>
<message><source>not answered</source><extracomment>page</extracomment><translation>sin respuesta</translation></message>
<message><source>unlocked without a guess</source><extracomment>page</extracomment><translation>desbloqueado sin predicción</translation></message>
<message><source>off by %1% of the axis</source><extracomment>page</extracomment><translation>desviada un %1% del eje</translation></message>
<message><source>answered</source><extracomment>page</extracomment><translation>respondido</translation></message>
<message><source>not right</source><extracomment>page</extracomment><translation>incorrecto</translation></message>
<message><source>The world beside</source><extracomment>page</extracomment><translation>El mundo de al lado</translation></message>
<message><source>World. Space plays, full stop steps, R restarts, arrow keys choose an agent.</source><extracomment>page</extracomment><translation>Mundo. Espacio reproduce, punto avanza un paso, R reinicia, las flechas eligen un agente.</translation></message>
<message><source>This world</source><extracomment>page</extracomment><translation>Este mundo</translation></message>
<message numerus="yes"><source>The world with %n agents</source><extracomment>page</extracomment><translation><numerusform>El mundo con %n agente</numerusform><numerusform>El mundo con %n agentes</numerusform></translation></message>
</context>
</TS>
