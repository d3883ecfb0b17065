<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context><name>tiller</name>
<message><source>because %1 is true</source><extracomment>ActionText</extracomment><translation>weil %1 wahr ist</translation></message>
<message><source>because %1 is false</source><extracomment>ActionText</extracomment><translation>weil %1 falsch ist</translation></message>
<message><source>There is no agent type. Add one on the canvas.</source><extracomment>AgentBrush</extracomment><translation>Es gibt noch keinen Agententyp. Auf der Zeichenfläche einen hinzufügen.</translation></message>
<message><source>Click or drag: adds %1 to the project, as placed agents.</source><extracomment>AgentBrush</extracomment><translation>Klicken oder ziehen: fügt %1 dem Projekt hinzu, als von Hand gesetzte Agenten.</translation></message>
<message><source>Click or drag: adds %1 to the running world.</source><extracomment>AgentBrush</extracomment><translation>Klicken oder ziehen: fügt %1 der laufenden Welt hinzu.</translation></message>
<message><source>Delete removes it from the project.</source><extracomment>AgentBrush</extracomment><translation>Entf entfernt ihn aus dem Projekt.</translation></message>
<message><source>Drag moves it, Delete removes it: in the running world.</source><extracomment>AgentBrush</extracomment><translation>Ziehen verschiebt ihn, Entf entfernt ihn: in der laufenden Welt.</translation></message>
<message><source>Add %1</source><extracomment>AgentBrush</extracomment><translation>%1 hinzufügen</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then the brush adds to the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 hat zu viele Agenten, um sie von Hand zu setzen. Erst die Welt starten: Dann fügt der Pinsel der laufenden Welt hinzu.</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then Delete removes from the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 hat zu viele Agenten, um sie von Hand zu setzen. Erst die Welt starten: Dann entfernt Entf aus der laufenden Welt.</translation></message>
<message><source>Remove %1</source><extracomment>AgentBrush</extracomment><translation>%1 entfernen</translation></message>
<message><source>Placed agents: name, x, y, velocity x, y</source><extracomment>AgentList</extracomment><translation>Gesetzte Agenten: Name, x, y, Geschwindigkeit x, y</translation></message>
<message><source>Name</source><extracomment>AgentList</extracomment><translation>Name</translation></message>
<message><source>Layer and properties of this agent</source><extracomment>AgentList</extracomment><translation>Ebene und Eigenschaften dieses Agenten</translation></message>
<message><source>Properties of this agent</source><extracomment>AgentList</extracomment><translation>Eigenschaften dieses Agenten</translation></message>
<message><source>Remove this agent</source><extracomment>AgentList</extracomment><translation>Diesen Agenten entfernen</translation></message>
<message><source>Layer</source><extracomment>AgentList</extracomment><translation>Ebene</translation></message>
<message><source>Layer of this agent</source><extracomment>AgentList</extracomment><translation>Ebene dieses Agenten</translation></message>
<message><source>Place one more</source><extracomment>AgentList</extracomment><translation>Noch einen setzen</translation></message>
<message><source>Move an agent to another layer</source><extracomment>AgentListModel</extracomment><translation>Agenten auf andere Ebene verschieben</translation></message>
<message><source>Place an agent</source><extracomment>AgentListModel</extracomment><translation>Agenten setzen</translation></message>
<message><source>Remove an agent</source><extracomment>AgentListModel</extracomment><translation>Agenten entfernen</translation></message>
<message><source>A place or a velocity must be a number from -1000000 to 1000000.</source><extracomment>AgentListModel</extracomment><translation>Ein Ort oder eine Geschwindigkeit muss eine Zahl von -1000000 bis 1000000 sein.</translation></message>
<message><source>Edit a placed agent</source><extracomment>AgentListModel</extracomment><translation>Gesetzten Agenten bearbeiten</translation></message>
<message><source>false</source><extracomment>AgentNode</extracomment><translation>falsch</translation></message>
<message><source>no target</source><extracomment>AgentNode</extracomment><translation>kein Ziel</translation></message>
<message><source>inactive</source><extracomment>AgentNode</extracomment><translation>inaktiv</translation></message>
<message><source>%1% of all</source><extracomment>AgentNode</extracomment><translation>%1% von allem</translation></message>
<message><source>skipped</source><extracomment>AgentNode</extracomment><translation>übersprungen</translation></message>
<message><source>true</source><extracomment>AgentNode</extracomment><translation>wahr</translation></message>
<message><source>active</source><extracomment>AgentNode</extracomment><translation>aktiv</translation></message>
<message><source>%1: %2. "Done" says that it was carried out in the last tick; "fires" that it acts in the next one.</source><extracomment>AgentNode</extracomment><translation>%1: %2. „Fertig“ heißt, dass sie im letzten Tick ausgeführt wurde; „löst aus“, dass sie im nächsten wirkt.</translation></message>
<message><source>Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.</source><extracomment>AgentNode</extracomment><translation>Kraft %1, Gewicht %2. Der Anteil vergleicht die Kräfte aller Verhalten des Agenten; an einer Verbindung die Kräfte am selben Eingang.</translation></message>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>%n Agent ausgewählt.</numerusform><numerusform>%n Agenten ausgewählt.</numerusform></translation></message>
<message><source>They have no Own goal, so they cannot be sent.</source><extracomment>AgentOrders</extracomment><translation>Sie haben kein Eigenes Ziel und lassen sich daher nicht schicken.</translation></message>
<message><source>Right click: go; drag: line; Shift: menu.</source><extracomment>AgentOrders</extracomment><translation>Rechtsklick: hingehen; Ziehen: Linie; Umschalt: Menü.</translation></message>
<message><source>Let %1 be sent</source><extracomment>AgentOrders</extracomment><translation>%1 schicken lassen</translation></message>
<message><source>%1 cannot be sent: it has no Own goal. The command “Let the selected agents be sent” adds one, with an Arrive.</source><extracomment>AgentOrders</extracomment><translation>%1 lässt sich nicht schicken: Es fehlt ein Eigenes Ziel. Der Befehl „Ausgewählte Agenten schicken lassen“ fügt eines hinzu, mit einem Ankommen.</translation></message>
<message><source>Selected agent %1</source><extracomment>AgentPanel</extracomment><translation>Ausgewählter Agent %1</translation></message>
<message><source>Type</source><extracomment>AgentPanel</extracomment><translation>Typ</translation></message>
<message><source>Select its agent type on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Seinen Agententyp auf der Zeichenfläche auswählen.</translation></message>
<message><source>Plot this agent…</source><extracomment>AgentPanel</extracomment><translation>Diesen Agenten aufzeichnen…</translation></message>
<message><source>Plot one of its numbers over time.</source><extracomment>AgentPanel</extracomment><translation>Eine seiner Zahlen im Zeitverlauf als Diagramm zeigen.</translation></message>
<message><source>Follow</source><extracomment>AgentPanel</extracomment><translation>Folgen</translation></message>
<message><source>Keep it in the middle of the view; Esc or panning stops.</source><extracomment>AgentPanel</extracomment><translation>Hält ihn in der Mitte der Ansicht; Esc oder Verschieben der Ansicht beendet das.</translation></message>
<message><source>Deselect</source><extracomment>AgentPanel</extracomment><translation>Abwählen</translation></message>
<message><source>Show no agent.</source><extracomment>AgentPanel</extracomment><translation>Keinen Agenten zeigen.</translation></message>
<message><source>Position</source><extracomment>AgentPanel</extracomment><translation>Position</translation></message>
<message><source>Heading</source><extracomment>AgentPanel</extracomment><translation>Richtung</translation></message>
<message><source>0° is to the right, 90° up.</source><extracomment>AgentPanel</extracomment><translation>0° ist rechts, 90° oben.</translation></message>
<message><source>Speed</source><extracomment>AgentPanel</extracomment><translation>Tempo</translation></message>
<message><source>At most %1.</source><extracomment>AgentPanel</extracomment><translation>Höchstens %1.</translation></message>
<message><source>Steering</source><extracomment>AgentPanel</extracomment><translation>Steuerung</translation></message>
<message><source>The force that acts: the sum of the behaviors, at most the maximum force.</source><extracomment>AgentPanel</extracomment><translation>Die Kraft, die wirkt: die Summe der Verhalten, höchstens die Maximalkraft.</translation></message>
<message><source>Mode</source><extracomment>AgentPanel</extracomment><translation>Modus</translation></message>
<message><source>%1, for %2 s</source><extracomment>AgentPanel</extracomment><translation>%1, seit %2 s</translation></message>
<message><source>The mode it is in, and for how long. It is marked on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Der Modus, in dem er ist, und seit wann. Er ist auf der Zeichenfläche markiert.</translation></message>
<message><source>Cut by max force: wanted %1, got %2.</source><extracomment>AgentPanel</extracomment><translation>Durch die Maximalkraft gekürzt: gewollt %1, erhalten %2.</translation></message>
<message><source>No agent is picked.

Click one in the viewport to see how fast it is, what steers it just now, and what its limits cut off.</source><extracomment>AgentSection</extracomment><translation>Kein Agent ist gewählt.

Ein Klick auf einen in der Weltansicht zeigt, wie schnell er ist, was ihn gerade steuert und was seine Grenzen abschneiden.</translation></message>
<message><source>Frames stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Rahmen stehen außerhalb von Gruppen. Erst die Gruppe verlassen.</translation></message>
<message><source>Select the cards to put a frame around.</source><extracomment>AnnotationLayer</extracomment><translation>Die Karten auswählen, um die ein Rahmen soll.</translation></message>
<message><source>Frame</source><extracomment>AnnotationLayer</extracomment><translation>Rahmen</translation></message>
<message><source>Edit comment</source><extracomment>AnnotationLayer</extracomment><translation>Kommentar bearbeiten</translation></message>
<message><source>Rename group</source><extracomment>AnnotationLayer</extracomment><translation>Gruppe umbenennen</translation></message>
<message><source>Rename frame</source><extracomment>AnnotationLayer</extracomment><translation>Rahmen umbenennen</translation></message>
<message><source>Comments stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Kommentare stehen außerhalb von Gruppen. Erst die Gruppe verlassen.</translation></message>
<message><source>Add comment</source><extracomment>AnnotationLayer</extracomment><translation>Kommentar hinzufügen</translation></message>
<message><source>Desktop (%1)</source><extracomment>AppSettings</extracomment><translation>System (%1)</translation></message>
<message><source>The language of the desktop</source><extracomment>AppSettings</extracomment><translation>Die Sprache des Systems</translation></message>
<message><source>Attach to a running game</source><extracomment>AttachDialog</extracomment><translation>Mit laufendem Spiel verbinden</translation></message>
<message><source>The editor follows the game as it plays. What you edit acts in the game at its next step.</source><extracomment>AttachDialog</extracomment><translation>Der Editor folgt dem Spiel, während es läuft. Änderungen wirken im Spiel beim nächsten Schritt.</translation></message>
<message><source>No running game found. docs/games/live.md shows how a game lets an editor attach.</source><extracomment>AttachDialog</extracomment><translation>Kein laufendes Spiel gefunden. docs/games/live.md zeigt, wie ein Spiel die Verbindung zum Editor erlaubt.</translation></message>
<message><source>Look again</source><extracomment>AttachDialog</extracomment><translation>Erneut suchen</translation></message>
<message><source>Cancel</source><extracomment>AttachDialog</extracomment><translation>Abbrechen</translation></message>
<message><source>Attach</source><extracomment>AttachDialog</extracomment><translation>Verbinden</translation></message>
<message><source>The runs stopped: %1</source><extracomment>BehindWork</extracomment><translation>Die Läufe wurden beendet: %1</translation></message>
<message><source>Title</source><extracomment>BoxTextEditor</extracomment><translation>Titel</translation></message>
<message><source>Write a comment</source><extracomment>BoxTextEditor</extracomment><translation>Kommentar schreiben</translation></message>
<message><source>Title of the frame</source><extracomment>BoxTextEditor</extracomment><translation>Titel des Rahmens</translation></message>
<message><source>Text of the comment</source><extracomment>BoxTextEditor</extracomment><translation>Text des Kommentars</translation></message>
<message><source>Select what you want to edit: a card, a wire, a frame or a comment.</source><extracomment>CanvasController</extracomment><translation>Auswählen, was bearbeitet werden soll: eine Karte, eine Verbindung, ein Rahmen oder ein Kommentar.</translation></message>
<message><source>Only a wire that carries a force has a weight.</source><extracomment>CanvasController</extracomment><translation>Nur eine Verbindung, die eine Kraft führt, hat ein Gewicht.</translation></message>
<message><source>Edits act on both of its kind</source><extracomment>CanvasCrumbs</extracomment><translation>Änderungen wirken auf beide dieser Art</translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>Änderungen wirken auf %n dieser Art</numerusform><numerusform>Änderungen wirken auf alle %n dieser Art</numerusform></translation></message>
<message><source>Move %1</source><extracomment>CanvasGesture</extracomment><translation>%1 verschieben</translation></message>
<message><source>Insert %1</source><extracomment>CanvasGesture</extracomment><translation>%1 einfügen</translation></message>
<message><source>Resize %1</source><extracomment>CanvasGesture</extracomment><translation>Größe von %1 ändern</translation></message>
<message><source>Disconnect</source><extracomment>CanvasGesture</extracomment><translation>Trennen</translation></message>
<message><source>No port of this card takes the wire.</source><extracomment>CanvasGesture</extracomment><translation>Kein Anschluss dieser Karte passt zu der Verbindung.</translation></message>
<message><source>Connect</source><extracomment>CanvasGesture</extracomment><translation>Verbinden</translation></message>
<message><source>Refer to %1</source><extracomment>CanvasGesture</extracomment><translation>Auf %1 verweisen</translation></message>
<message><source>Set weight</source><extracomment>CanvasGesture</extracomment><translation>Gewicht setzen</translation></message>
<message><source>Muted: nothing steers its agents, and they coast. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Stumm: Nichts steuert seine Agenten, sie treiben weiter. Aufheben mit Klick oder M.</translation></message>
<message><source>Mute (M): nothing steers its agents any more. They stay, and coast.</source><extracomment>CanvasHover</extracomment><translation>Stummschalten (M): Nichts steuert seine Agenten mehr. Sie bleiben und treiben weiter.</translation></message>
<message><source>Muted: it works as if it were not there. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Stumm: wirkt, als wäre er nicht da. Aufheben mit Klick oder M.</translation></message>
<message><source>Mute (M): it works as if it were not there. Its values stay.</source><extracomment>CanvasHover</extracomment><translation>Stummschalten (M): wirkt, als wäre er nicht da. Seine Werte bleiben.</translation></message>
<message><source>Solo: the other behaviors of its agents are silent. To end solo, click or press S.</source><extracomment>CanvasHover</extracomment><translation>Solo: Die anderen Verhalten seiner Agenten schweigen. Solo beenden mit Klick oder S.</translation></message>
<message><source>Solo (S): silences the other behaviors of its agents.</source><extracomment>CanvasHover</extracomment><translation>Solo (S): bringt die anderen Verhalten seiner Agenten zum Schweigen.</translation></message>
<message><source>%1 Click to see all problems.</source><extracomment>CanvasHover</extracomment><translation>%1 Klicken, um alle Probleme zu sehen.</translation></message>
<message><source>%1: takes %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: nimmt %2. %3</translation></message>
<message><source>%1: gives %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1: gibt %2. %3</translation></message>
<message><source>Point of a wire: drag to move it, double-click to remove it.</source><extracomment>CanvasHover</extracomment><translation>Punkt einer Verbindung: Ziehen verschiebt ihn, Doppelklick entfernt ihn.</translation></message>
<message><source>Weight: drag to change it, double-click to type it.</source><extracomment>CanvasHover</extracomment><translation>Gewicht: Ziehen ändert es, Doppelklick zum Eintippen.</translation></message>
<message><source>Reference to %1: drag it to another agent type, or to empty space for a new one.</source><extracomment>CanvasHover</extracomment><translation>Verweis auf %1: auf einen anderen Agententyp ziehen oder auf eine leere Stelle für einen neuen.</translation></message>
<message><source>Wire: double-click to add a point that it passes through.</source><extracomment>CanvasHover</extracomment><translation>Verbindung: Doppelklick fügt einen Punkt hinzu, durch den sie läuft.</translation></message>
<message><source>Group: drag to move it, double-click to open it, F2 to rename it.</source><extracomment>CanvasHover</extracomment><translation>Gruppe: Ziehen verschiebt sie, Doppelklick öffnet sie, F2 benennt sie um.</translation></message>
<message><source>Frame: drag to move it with its cards, drag a corner to resize, double-click to rename.</source><extracomment>CanvasHover</extracomment><translation>Rahmen: Ziehen verschiebt ihn mit seinen Karten, Ziehen an einer Ecke ändert die Größe, Doppelklick benennt ihn um.</translation></message>
<message><source>Comment: drag to move it, drag a corner to resize, double-click to write.</source><extracomment>CanvasHover</extracomment><translation>Kommentar: Ziehen verschiebt ihn, Ziehen an einer Ecke ändert die Größe, Doppelklick zum Schreiben.</translation></message>
<message><source>Start with an agent type</source><extracomment>CanvasOverlay</extracomment><translation>Am Anfang steht ein Agententyp</translation></message>
<message><source>Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds things where you are.</source><extracomment>CanvasOverlay</extracomment><translation>Einen Agententyp aus der Palette hierher ziehen, dann ein Verhalten wie Ansteuern, und dessen Kraft mit der Steuerung des Agententyps verbinden. Oder mit einer fertigen Gruppe beginnen: einem Schwarm. Ein Rechtsklick fügt an Ort und Stelle hinzu.</translation></message>
<message><source>Canvas: the nodes of the project and their wires</source><extracomment>CanvasPane</extracomment><translation>Zeichenfläche: die Knoten des Projekts und ihre Verbindungen</translation></message>
<message><source>Untitled</source><extracomment>CanvasPane</extracomment><translation>Unbenannt</translation></message>
<message><source>Mute</source><extracomment>CanvasPopups</extracomment><translation>Stummschalten</translation></message>
<message><source>Solo</source><extracomment>CanvasPopups</extracomment><translation>Solo</translation></message>
<message><source>Group</source><extracomment>CanvasPopups</extracomment><translation>Gruppe</translation></message>
<message><source>Select what steers it</source><extracomment>CanvasPopups</extracomment><translation>Auswählen, was steuert</translation></message>
<message><source>Detach from its wires</source><extracomment>CanvasPopups</extracomment><translation>Verbindungen lösen</translation></message>
<message><source>Compare without it</source><extracomment>CanvasPopups</extracomment><translation>Ohne sie vergleichen</translation></message>
<message><source>Show as formula</source><extracomment>CanvasPopups</extracomment><translation>Als Formel zeigen</translation></message>
<message><source>Duplicate</source><extracomment>CanvasPopups</extracomment><translation>Duplizieren</translation></message>
<message><source>Copy</source><extracomment>CanvasPopups</extracomment><translation>Kopieren</translation></message>
<message><source>Cut</source><extracomment>CanvasPopups</extracomment><translation>Ausschneiden</translation></message>
<message><source>Delete</source><extracomment>CanvasPopups</extracomment><translation>Löschen</translation></message>
<message><source>Insert a node…</source><extracomment>CanvasPopups</extracomment><translation>Knoten einfügen…</translation></message>
<message><source>Add a point</source><extracomment>CanvasPopups</extracomment><translation>Punkt hinzufügen</translation></message>
<message><source>Remove its points</source><extracomment>CanvasPopups</extracomment><translation>Punkte entfernen</translation></message>
<message><source>Earlier in the order</source><extracomment>CanvasPopups</extracomment><translation>Früher in der Reihenfolge</translation></message>
<message><source>Later in the order</source><extracomment>CanvasPopups</extracomment><translation>Später in der Reihenfolge</translation></message>
<message><source>Weight as a parameter</source><extracomment>CanvasPopups</extracomment><translation>Gewicht als Parameter</translation></message>
<message><source>Try weights…</source><extracomment>CanvasPopups</extracomment><translation>Gewichte probieren…</translation></message>
<message><source>Find weights…</source><extracomment>CanvasPopups</extracomment><translation>Gewichte finden…</translation></message>
<message><source>Delete wire</source><extracomment>CanvasPopups</extracomment><translation>Verbindung löschen</translation></message>
<message><source>Rename</source><extracomment>CanvasPopups</extracomment><translation>Umbenennen</translation></message>
<message><source>Make independent</source><extracomment>CanvasPopups</extracomment><translation>Unabhängig machen</translation></message>
<message><source>Ungroup</source><extracomment>CanvasPopups</extracomment><translation>Gruppe auflösen</translation></message>
<message><source>Add another</source><extracomment>CanvasPopups</extracomment><translation>Weitere hinzufügen</translation></message>
<message><source>Save as a part…</source><extracomment>CanvasPopups</extracomment><translation>Als Baustein speichern…</translation></message>
<message><source>Edit text</source><extracomment>CanvasPopups</extracomment><translation>Text bearbeiten</translation></message>
<message><source>Select its contents</source><extracomment>CanvasPopups</extracomment><translation>Inhalt auswählen</translation></message>
<message><source>Lay out its contents</source><extracomment>CanvasPopups</extracomment><translation>Inhalt anordnen</translation></message>
<message><source>Delete the frame, keep the cards</source><extracomment>CanvasPopups</extracomment><translation>Rahmen löschen, Karten behalten</translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>und %n weitere Zeile</numerusform><numerusform>und %n weitere Zeilen</numerusform></translation></message>
<message><source>S</source><comment>solo</comment><extracomment>CardButtons</extracomment><translation>S</translation></message>
<message><source>M</source><comment>mute</comment><extracomment>CardButtons</extracomment><translation>M</translation></message>
<message><source>Several</source><extracomment>ChoiceBox</extracomment><translation>Mehrere</translation></message>
<message><source>%1: choose</source><extracomment>ColorEditor</extracomment><translation>%1: wählen</translation></message>
<message><source>Add</source><extracomment>CommandListModel</extracomment><translation>Hinzufügen</translation></message>
<message><source>Go to %1</source><extracomment>CommandListModel</extracomment><translation>Gehe zu %1</translation></message>
<message><source>Cards</source><extracomment>CommandListModel</extracomment><translation>Karten</translation></message>
<message><source>What do you want to do?</source><extracomment>CommandPalette</extracomment><translation>Was möchtest du tun?</translation></message>
<message><source>Commands</source><extracomment>CommandPalette</extracomment><translation>Befehle</translation></message>
<message><source>Nothing has all of these words. These have some:</source><extracomment>CommandPalette</extracomment><translation>Nichts enthält alle diese Wörter. Diese enthalten einige:</translation></message>
<message><source>Nothing found. Try fewer letters or another word.</source><extracomment>CommandPalette</extracomment><translation>Nichts gefunden. Mit weniger Buchstaben oder einem anderen Wort versuchen.</translation></message>
<message><source>Not possible just now</source><extracomment>CommandRow</extracomment><translation>Gerade nicht möglich</translation></message>
<message><source>Comment</source><extracomment>CommentBox</extracomment><translation>Kommentar</translation></message>
<message><source>Double-click to write</source><extracomment>CommentBox</extracomment><translation>Doppelklick zum Schreiben</translation></message>
<message><source>other cards</source><extracomment>Comparison</extracomment><translation>andere Karten</translation></message>
<message><source>other wires</source><extracomment>Comparison</extracomment><translation>andere Verbindungen</translation></message>
<message><source>another scene</source><extracomment>Comparison</extracomment><translation>eine andere Szene</translation></message>
<message><source>another world</source><extracomment>Comparison</extracomment><translation>eine andere Welt</translation></message>
<message><source>No experiment is running. Start one first.</source><extracomment>Comparison</extracomment><translation>Kein Experiment läuft. Erst eines starten.</translation></message>
<message><source>Select a card first: the variant runs without it.</source><extracomment>Comparison</extracomment><translation>Erst eine Karte auswählen: Die Variante läuft ohne sie.</translation></message>
<message><source>no difference</source><extracomment>Comparison</extracomment><translation>kein Unterschied</translation></message>
<message><source>As saved</source><extracomment>Comparison</extracomment><translation>Wie gespeichert</translation></message>
<message><source>Before %1</source><extracomment>Comparison</extracomment><translation>Vor %1</translation></message>
<message><source>Variant</source><extracomment>Comparison</extracomment><translation>Variante</translation></message>
<message><source>Results of both runs</source><extracomment>ComparisonResults</extracomment><translation>Ergebnisse beider Läufe</translation></message>
<message><source>%1: now %2, %3 %4, difference %5</source><extracomment>ComparisonResults</extracomment><translation>%1: jetzt %2, %3 %4, Unterschied %5</translation></message>
<message><source>now</source><extracomment>ComparisonResults</extracomment><translation>jetzt</translation></message>
<message><source>beside</source><extracomment>ComparisonResults</extracomment><translation>daneben</translation></message>
<message><source>difference</source><extracomment>ComparisonResults</extracomment><translation>Unterschied</translation></message>
<message><source>The course cannot be exported</source><extracomment>CourseExport</extracomment><translation>Der Kurs lässt sich nicht exportieren</translation></message>
<message><source>The course: lessons that ask before they tell</source><extracomment>CourseSection</extracomment><translation>Der Kurs: Lektionen, die erst fragen und dann erklären</translation></message>
<message><source>All done</source><extracomment>CourseSection</extracomment><translation>Alles erledigt</translation></message>
<message><source>%1 of %2 done</source><extracomment>CourseSection</extracomment><translation>%1 von %2 erledigt</translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n Schritt</numerusform><numerusform>%n Schritte</numerusform></translation></message>
<message><source>done</source><extracomment>CourseSection</extracomment><translation>erledigt</translation></message>
<message><source>start here</source><extracomment>CourseSection</extracomment><translation>hier anfangen</translation></message>
<message><source>comes next</source><extracomment>CourseSection</extracomment><translation>kommt als Nächstes</translation></message>
<message><source>Lesson %1: %2</source><extracomment>CourseSection</extracomment><translation>Lektion %1: %2</translation></message>
<message><source>Tiller ended unexpectedly %1</source><extracomment>CrashNotice</extracomment><translation>Tiller wurde unerwartet beendet, %1</translation></message>
<message><source>The report stays on this computer: %1</source><extracomment>CrashNotice</extracomment><translation>Der Bericht bleibt auf diesem Computer: %1</translation></message>
<message><source>Show the report</source><extracomment>CrashNotice</extracomment><translation>Bericht zeigen</translation></message>
<message><source>Dismiss</source><extracomment>CrashNotice</extracomment><translation>Schließen</translation></message>
<message><source>Edit notes</source><extracomment>Document</extracomment><translation>Notizen bearbeiten</translation></message>
<message><source>%1 (earlier version)</source><extracomment>Document</extracomment><translation>%1 (frühere Version)</translation></message>
<message><source>This version is the same as the open project.</source><extracomment>Document</extracomment><translation>Diese Version ist gleich dem geöffneten Projekt.</translation></message>
<message><source>Restore an earlier version</source><extracomment>Document</extracomment><translation>Frühere Version wiederherstellen</translation></message>
<message><source>Opening “%1”</source><extracomment>Document</extracomment><translation>„%1“ wird geöffnet</translation></message>
<message><source>If you cancel, the open project stays as it is.</source><extracomment>Document</extracomment><translation>Bei Abbruch bleibt das geöffnete Projekt, wie es ist.</translation></message>
<message><source>%1 could not be opened</source><extracomment>Document</extracomment><translation>%1 ließ sich nicht öffnen</translation></message>
<message><source>Reload</source><extracomment>Document</extracomment><translation>Neu laden</translation></message>
<message><source>Saving “%1”</source><extracomment>Document</extracomment><translation>„%1“ wird gespeichert</translation></message>
<message><source>The project cannot be exported while it has errors</source><extracomment>Document</extracomment><translation>Das Projekt lässt sich nicht exportieren, solange es Fehler hat</translation></message>
<message><source>The page cannot be made</source><extracomment>Document</extracomment><translation>Die Seite lässt sich nicht erzeugen</translation></message>
<message><source>Exporting “%1”</source><extracomment>Document</extracomment><translation>„%1“ wird exportiert</translation></message>
<message><source>If you cancel, the file stays as it is.</source><extracomment>Document</extracomment><translation>Bei Abbruch bleibt die Datei, wie sie ist.</translation></message>
<message><source>%1 could not be saved. The file on disk is unchanged.</source><extracomment>Document</extracomment><translation>%1 ließ sich nicht speichern. Die Datei auf der Platte ist unverändert.</translation></message>
<message><source>It drives</source><extracomment>DrivenList</extracomment><translation>Er steuert</translation></message>
<message><source>No setting yet. Right-click a setting, then choose “Link to a parameter”. A game can read and set it all the same.</source><extracomment>DrivenList</extracomment><translation>Noch keine Einstellung. Rechtsklick auf eine Einstellung, dann „Mit Parameter verknüpfen“ wählen. Ein Spiel kann ihn trotzdem lesen und setzen.</translation></message>
<message><source>No longer drive “%1”</source><extracomment>DrivenList</extracomment><translation>„%1“ nicht mehr steuern</translation></message>
<message><source>%1 of %2, which is gone</source><extracomment>DrivenListModel</extracomment><translation>%1 von %2, nicht mehr vorhanden</translation></message>
<message><source>Take %1 out of a parameter</source><extracomment>DrivenListModel</extracomment><translation>%1 aus einem Parameter nehmen</translation></message>
<message><source>Edit “%1”</source><extracomment>DriverMenu</extracomment><translation>„%1“ bearbeiten</translation></message>
<message><source>Edit the parameter</source><extracomment>DriverMenu</extracomment><translation>Parameter bearbeiten</translation></message>
<message><source>No longer drive by “%1”</source><extracomment>DriverMenu</extracomment><translation>Nicht mehr durch „%1“ steuern</translation></message>
<message><source>No longer drive</source><extracomment>DriverMenu</extracomment><translation>Nicht mehr steuern</translation></message>
<message><source>Try values…</source><extracomment>DriverMenu</extracomment><translation>Werte probieren…</translation></message>
<message><source>Find values…</source><extracomment>DriverMenu</extracomment><translation>Werte finden…</translation></message>
<message><source>Remove from the group's card</source><extracomment>DriverMenu</extracomment><translation>Von der Gruppenkarte nehmen</translation></message>
<message><source>Show on the group's card</source><extracomment>DriverMenu</extracomment><translation>Auf der Gruppenkarte zeigen</translation></message>
<message><source>Link to a parameter</source><extracomment>DriverMenu</extracomment><translation>Mit Parameter verknüpfen</translation></message>
<message><source>A new parameter</source><extracomment>DriverMenu</extracomment><translation>Neuer Parameter</translation></message>
<message><source>&amp;File</source><extracomment>EditorCommands</extracomment><translation>&amp;Datei</translation></message>
<message><source>&amp;New</source><extracomment>EditorCommands</extracomment><translation>&amp;Neu</translation></message>
<message><source>&amp;Open…</source><extracomment>EditorCommands</extracomment><translation>&amp;Öffnen…</translation></message>
<message><source>Start &amp;page</source><extracomment>EditorCommands</extracomment><translation>S&amp;tartseite</translation></message>
<message><source>&amp;Save</source><extracomment>EditorCommands</extracomment><translation>&amp;Speichern</translation></message>
<message><source>Save &amp;as…</source><extracomment>EditorCommands</extracomment><translation>Speichern &amp;unter…</translation></message>
<message><source>Earlier &amp;versions…</source><extracomment>EditorCommands</extracomment><translation>Frühere &amp;Versionen…</translation></message>
<message><source>The project as it was before its last saves</source><extracomment>EditorCommands</extracomment><translation>Das Projekt, wie es vor den letzten Speicherungen war</translation></message>
<message><source>&amp;Import a map…</source><extracomment>EditorCommands</extracomment><translation>Levelkarte &amp;importieren…</translation></message>
<message><source>Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk</source><extracomment>EditorCommands</extracomment><translation>Macht aus einer Levelkarte von Tiled oder LDtk Hindernisse, Gebiete, Pfade, Punkte und Agenten</translation></message>
<message><source>Import maps a&amp;gain</source><extracomment>EditorCommands</extracomment><translation>Levelkarten erneut imp&amp;ortieren</translation></message>
<message><source>Takes over what has changed in the maps of this project</source><extracomment>EditorCommands</extracomment><translation>Übernimmt, was sich in den Levelkarten dieses Projekts geändert hat</translation></message>
<message><source>A&amp;dd a part…</source><extracomment>EditorCommands</extracomment><translation>&amp;Baustein hinzufügen…</translation></message>
<message><source>Adds a group from a part file. In the project's folder, it stays linked to the file</source><extracomment>EditorCommands</extracomment><translation>Fügt eine Gruppe aus einer Bausteindatei hinzu. Im Projektordner bleibt sie mit der Datei verknüpft</translation></message>
<message><source>Save the group as a pa&amp;rt…</source><extracomment>EditorCommands</extracomment><translation>Gruppe &amp;als Baustein speichern…</translation></message>
<message><source>Writes the selected group to a file, so that other projects can use it</source><extracomment>EditorCommands</extracomment><translation>Schreibt die ausgewählte Gruppe in eine Datei, damit andere Projekte sie nutzen können</translation></message>
<message><source>&amp;Export for a game or a browser…</source><extracomment>EditorCommands</extracomment><translation>Für Spiel oder Browser e&amp;xportieren…</translation></message>
<message><source>&amp;Export for a game…</source><extracomment>EditorCommands</extracomment><translation>Für ein Spiel e&amp;xportieren…</translation></message>
<message><source>Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here</source><extracomment>EditorCommands</extracomment><translation>Schreibt die Konfiguration für ein Spiel oder eine Seite, die im Browser läuft; die Agenten bewegen sich genau wie hier</translation></message>
<message><source>Export a &amp;course for a browser…</source><extracomment>EditorCommands</extracomment><translation>&amp;Kurs für Browser exportieren…</translation></message>
<message><source>Writes several lessons as a folder of pages with an index, for any web server or a school's platform</source><extracomment>EditorCommands</extracomment><translation>Schreibt mehrere Lektionen als Ordner mit Seiten und Übersicht, für jeden Webserver oder eine Lernplattform</translation></message>
<message><source>A&amp;ttach to a running game…</source><extracomment>EditorCommands</extracomment><translation>&amp;Mit laufendem Spiel verbinden…</translation></message>
<message><source>Follows a game on this computer as it plays; what you edit acts in the game</source><extracomment>EditorCommands</extracomment><translation>Folgt einem Spiel auf diesem Computer, während es läuft; Änderungen wirken im Spiel</translation></message>
<message><source>Detac&amp;h from the game</source><extracomment>EditorCommands</extracomment><translation>Vom Spiel t&amp;rennen</translation></message>
<message><source>The game goes on, and what it did stays here</source><extracomment>EditorCommands</extracomment><translation>Das Spiel läuft weiter, und was es getan hat, bleibt hier</translation></message>
<message><source>Save input &amp;log…</source><extracomment>EditorCommands</extracomment><translation>Eingabe&amp;protokoll speichern…</translation></message>
<message><source>Writes all mouse input and edits since the reset, to replay the run</source><extracomment>EditorCommands</extracomment><translation>Schreibt alle Mauseingaben und Änderungen seit dem Zurücksetzen, um den Lauf zu wiederholen</translation></message>
<message><source>&amp;Quit</source><extracomment>EditorCommands</extracomment><translation>B&amp;eenden</translation></message>
<message><source>&amp;Edit</source><extracomment>EditorCommands</extracomment><translation>&amp;Bearbeiten</translation></message>
<message><source>&amp;Undo: the last point</source><extracomment>EditorCommands</extracomment><translation>&amp;Rückgängig: letzter Punkt</translation></message>
<message><source>&amp;Undo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Rückgängig: %1</translation></message>
<message><source>&amp;Undo</source><extracomment>EditorCommands</extracomment><translation>&amp;Rückgängig</translation></message>
<message><source>Undo</source><extracomment>EditorCommands</extracomment><translation>Rückgängig</translation></message>
<message><source>&amp;Redo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Wiederholen: %1</translation></message>
<message><source>&amp;Redo</source><extracomment>EditorCommands</extracomment><translation>&amp;Wiederholen</translation></message>
<message><source>Redo</source><extracomment>EditorCommands</extracomment><translation>Wiederholen</translation></message>
<message><source>Cu&amp;t</source><extracomment>EditorCommands</extracomment><translation>&amp;Ausschneiden</translation></message>
<message><source>&amp;Copy</source><extracomment>EditorCommands</extracomment><translation>&amp;Kopieren</translation></message>
<message><source>&amp;Paste</source><extracomment>EditorCommands</extracomment><translation>&amp;Einfügen</translation></message>
<message><source>&amp;Duplicate</source><extracomment>EditorCommands</extracomment><translation>&amp;Duplizieren</translation></message>
<message><source>De&amp;lete</source><extracomment>EditorCommands</extracomment><translation>&amp;Löschen</translation></message>
<message><source>Add a&amp;gents by hand</source><extracomment>EditorCommands</extracomment><translation>A&amp;genten von Hand hinzufügen</translation></message>
<message><source>Click or drag in the world. At tick 0 it adds to the project, later to the running world.</source><extracomment>EditorCommands</extracomment><translation>In der Welt klicken oder ziehen. Bei Tick 0 dem Projekt hinzugefügt, später der laufenden Welt.</translation></message>
<message><source>&amp;Paint a ground</source><extracomment>EditorCommands</extracomment><translation>&amp;Boden malen</translation></message>
<message><source>Drag over a ground to paint the values that it starts with.</source><extracomment>EditorCommands</extracomment><translation>Über einen Boden ziehen, um seine Anfangswerte zu malen.</translation></message>
<message><source>Fill a ground from a picture…</source><extracomment>EditorCommands</extracomment><translation>Boden aus Bild füllen…</translation></message>
<message><source>Choose a picture for the ground</source><extracomment>EditorCommands</extracomment><translation>Bild für den Boden wählen</translation></message>
<message><source>Gives the ground of the brush the brightness of a picture. Black is 0, and white is the value Full, or its largest start value.</source><extracomment>EditorCommands</extracomment><translation>Gibt dem Boden des Pinsels die Helligkeit eines Bildes. Schwarz ist 0, Weiß der Wert Voll oder der größte Anfangswert.</translation></message>
<message><source>Re&amp;move the picked agent</source><extracomment>EditorCommands</extracomment><translation>Gewählten Agenten ent&amp;fernen</translation></message>
<message><source>At tick 0 from the project, later from the running world.</source><extracomment>EditorCommands</extracomment><translation>Bei Tick 0 aus dem Projekt, später aus der laufenden Welt.</translation></message>
<message><source>Send in a &amp;disk</source><extracomment>EditorCommands</extracomment><translation>Als &amp;Kreisscheibe schicken</translation></message>
<message><source>Send in a &amp;box</source><extracomment>EditorCommands</extracomment><translation>Als Bl&amp;ock schicken</translation></message>
<message><source>Send in a &amp;line</source><extracomment>EditorCommands</extracomment><translation>Als &amp;Linie schicken</translation></message>
<message><source>Send in a c&amp;olumn</source><extracomment>EditorCommands</extracomment><translation>Als Kolo&amp;nne schicken</translation></message>
<message><source>Send as they &amp;stand</source><extracomment>EditorCommands</extracomment><translation>Wie sie &amp;stehen schicken</translation></message>
<message><source>Sends the agents that a band has selected to the mouse, each to its slot, so that nobody crosses anybody's way. A right click then does the same.</source><extracomment>EditorCommands</extracomment><translation>Schickt die mit einem Auswahlrahmen ausgewählten Agenten zur Maus, jeden auf seinen Platz, sodass sich niemand in die Quere kommt. Ein Rechtsklick tut dann dasselbe.</translation></message>
<message><source>Let the selected agents be sent</source><extracomment>EditorCommands</extracomment><translation>Ausgewählte Agenten schicken lassen</translation></message>
<message><source>Adds an Own goal and an Arrive to their types, where they have no Own goal.</source><extracomment>EditorCommands</extracomment><translation>Fügt ihren Typen ein Eigenes Ziel und ein Ankommen hinzu, wo ein Eigenes Ziel fehlt.</translation></message>
<message><source>Select &amp;all</source><extracomment>EditorCommands</extracomment><translation>Alles a&amp;uswählen</translation></message>
<message><source>Select &amp;what steers it</source><extracomment>EditorCommands</extracomment><translation>Auswählen, was s&amp;teuert</translation></message>
<message><source>All cards from which wires lead to the selected ones</source><extracomment>EditorCommands</extracomment><translation>Alle Karten, von denen Verbindungen zu den ausgewählten führen</translation></message>
<message><source>&amp;Find in the project…</source><extracomment>EditorCommands</extracomment><translation>Im Projekt &amp;suchen…</translation></message>
<message><source>Nodes, wires, the scene, settings, notes and problems</source><extracomment>EditorCommands</extracomment><translation>Knoten, Verbindungen, Szene, Einstellungen, Notizen und Probleme</translation></message>
<message><source>Find &amp;next</source><extracomment>EditorCommands</extracomment><translation>Weitersu&amp;chen</translation></message>
<message><source>Find pre&amp;vious</source><extracomment>EditorCommands</extracomment><translation>Rückwärts suc&amp;hen</translation></message>
<message><source>Se&amp;ttings…</source><extracomment>EditorCommands</extracomment><translation>E&amp;instellungen…</translation></message>
<message><source>&amp;Help</source><extracomment>EditorCommands</extracomment><translation>&amp;Hilfe</translation></message>
<message><source>All &amp;commands…</source><extracomment>EditorCommands</extracomment><translation>Alle &amp;Befehle…</translation></message>
<message><source>Searches all commands</source><extracomment>EditorCommands</extracomment><translation>Durchsucht alle Befehle</translation></message>
<message><source>&amp;Keys and mouse</source><extracomment>EditorCommands</extracomment><translation>&amp;Tasten und Maus</translation></message>
<message><source>Keyboard &amp;shortcuts…</source><extracomment>EditorCommands</extracomment><translation>Tasten&amp;kürzel…</translation></message>
<message><source>Changes the keys of any action</source><extracomment>EditorCommands</extracomment><translation>Ändert die Tasten jeder Aktion</translation></message>
<message><source>&amp;Last crash report…</source><extracomment>EditorCommands</extracomment><translation>Letzter &amp;Absturzbericht…</translation></message>
<message><source>What the editor did when it ended unexpectedly. It stays on this computer.</source><extracomment>EditorCommands</extracomment><translation>Was der Editor tat, als er unerwartet endete. Der Bericht bleibt auf diesem Computer.</translation></message>
<message><source>&amp;Canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Zeichenfläche</translation></message>
<message><source>&amp;Find a node to add</source><extracomment>EditorCommands</extracomment><translation>Knoten zum &amp;Hinzufügen suchen</translation></message>
<message><source>&amp;Wire the selected cards</source><extracomment>EditorCommands</extracomment><translation>Ausgewählte Karten &amp;verbinden</translation></message>
<message><source>Wire &amp;earlier in the order</source><extracomment>EditorCommands</extracomment><translation>Verbindung &amp;früher einreihen</translation></message>
<message><source>Wire &amp;later in the order</source><extracomment>EditorCommands</extracomment><translation>Verbindung &amp;später einreihen</translation></message>
<message><source>&amp;Fit the canvas</source><extracomment>EditorCommands</extracomment><translation>Zeichenfläche &amp;einpassen</translation></message>
<message><source>Shows all cards. In the viewport, the same keys show the whole world</source><extracomment>EditorCommands</extracomment><translation>Zeigt alle Karten. In der Weltansicht zeigen dieselben Tasten die ganze Welt</translation></message>
<message><source>Zoom &amp;in</source><extracomment>EditorCommands</extracomment><translation>Ver&amp;größern</translation></message>
<message><source>Zoom &amp;out</source><extracomment>EditorCommands</extracomment><translation>Ver&amp;kleinern</translation></message>
<message><source>&amp;Zoom to 100%</source><extracomment>EditorCommands</extracomment><translation>&amp;Zoom auf 100%</translation></message>
<message><source>&amp;Arrange</source><extracomment>EditorCommands</extracomment><translation>A&amp;nordnen</translation></message>
<message><source>&amp;Group the selected cards</source><extracomment>EditorCommands</extracomment><translation>Ausgewählte Karten gr&amp;uppieren</translation></message>
<message><source>One card for the selected ones. Tab opens it, and it can be added again</source><extracomment>EditorCommands</extracomment><translation>Eine Karte für die ausgewählten. Tab öffnet sie, und sie lässt sich mehrfach hinzufügen</translation></message>
<message><source>&amp;Ungroup</source><extracomment>EditorCommands</extracomment><translation>Gruppe auf&amp;lösen</translation></message>
<message><source>Make inde&amp;pendent</source><extracomment>EditorCommands</extracomment><translation>Una&amp;bhängig machen</translation></message>
<message><source>Edits of this group no longer act on the others of its kind</source><extracomment>EditorCommands</extracomment><translation>Änderungen an dieser Gruppe wirken nicht mehr auf die anderen ihrer Art</translation></message>
<message><source>&amp;Frame the selected cards</source><extracomment>EditorCommands</extracomment><translation>Ausgewählte Karten ein&amp;rahmen</translation></message>
<message><source>A titled area around the cards, which moves them along</source><extracomment>EditorCommands</extracomment><translation>Eine betitelte Fläche um die Karten, die sie mitbewegt</translation></message>
<message><source>Add a &amp;comment</source><extracomment>EditorCommands</extracomment><translation>Ko&amp;mmentar hinzufügen</translation></message>
<message><source>Edit &amp;title, text or weight</source><extracomment>EditorCommands</extracomment><translation>&amp;Titel, Text oder Gewicht bearbeiten</translation></message>
<message><source>Edits the selected frame, comment or wire; for a card, goes to its settings</source><extracomment>EditorCommands</extracomment><translation>Bearbeitet den Rahmen, den Kommentar oder die Verbindung in der Auswahl; bei einer Karte geht es zu ihren Einstellungen</translation></message>
<message><source>&amp;Select the contents of the frame</source><extracomment>EditorCommands</extracomment><translation>Inhalt des Rahmens aus&amp;wählen</translation></message>
<message><source>&amp;Mute</source><extracomment>EditorCommands</extracomment><translation>Stumms&amp;chalten</translation></message>
<message><source>The selected cards have no effect; their settings stay. Agents of a muted type move on without steering</source><extracomment>EditorCommands</extracomment><translation>Die ausgewählten Karten haben keine Wirkung; ihre Einstellungen bleiben. Agenten eines stummen Typs bewegen sich ohne Steuerung weiter</translation></message>
<message><source>S&amp;olo</source><extracomment>EditorCommands</extracomment><translation>S&amp;olo</translation></message>
<message><source>Silences the other behaviors of the agents that the selected ones steer</source><extracomment>EditorCommands</extracomment><translation>Bringt die anderen Verhalten der Agenten zum Schweigen, die von den ausgewählten gesteuert werden</translation></message>
<message><source>&amp;Insert a node into the wire…</source><extracomment>EditorCommands</extracomment><translation>Knoten &amp;in Verbindung einfügen…</translation></message>
<message><source>&amp;Detach from the wires</source><extracomment>EditorCommands</extracomment><translation>Verbi&amp;ndungen lösen</translation></message>
<message><source>Takes the selected cards out of their wires and closes the gaps</source><extracomment>EditorCommands</extracomment><translation>Nimmt die ausgewählten Karten aus ihren Verbindungen und schließt die Lücken</translation></message>
<message><source>Sho&amp;w as formula</source><extracomment>EditorCommands</extracomment><translation>Als &amp;Formel zeigen</translation></message>
<message><source>The selected behavior becomes a Formula force that does the same, with lines that you can change</source><extracomment>EditorCommands</extracomment><translation>Das ausgewählte Verhalten wird zu einer Formelkraft, die dasselbe tut, mit Zeilen, die sich ändern lassen</translation></message>
<message><source>Add a point to the w&amp;ire</source><extracomment>EditorCommands</extracomment><translation>&amp;Punkt zur Verbindung hinzufügen</translation></message>
<message><source>The wire passes through its points. A double click on a wire adds one, too; drag it to move it</source><extracomment>EditorCommands</extracomment><translation>Die Verbindung läuft durch ihre Punkte. Auch ein Doppelklick auf sie fügt einen hinzu; Ziehen verschiebt ihn</translation></message>
<message><source>Remove the points of the wire</source><extracomment>EditorCommands</extracomment><translation>Punkte der Verbindung entfernen</translation></message>
<message><source>&amp;Lay out the cards</source><extracomment>EditorCommands</extracomment><translation>Karten anor&amp;dnen</translation></message>
<message><source>Lays out the selected cards, or all, from left to right</source><extracomment>EditorCommands</extracomment><translation>Ordnet die ausgewählten Karten oder alle von links nach rechts an</translation></message>
<message><source>Fit the s&amp;election</source><extracomment>EditorCommands</extracomment><translation>&amp;Auswahl einpassen</translation></message>
<message><source>&amp;Align and distribute</source><extracomment>EditorCommands</extracomment><translation>Ausrichten und &amp;verteilen</translation></message>
<message><source>Bring to the front of the world</source><extracomment>EditorCommands</extracomment><translation>In der Welt ganz nach vorn</translation></message>
<message><source>Draws the selected scene items over the others</source><extracomment>EditorCommands</extracomment><translation>Zeichnet die ausgewählten Szenenobjekte über den anderen</translation></message>
<message><source>Send to the back of the world</source><extracomment>EditorCommands</extracomment><translation>In der Welt ganz nach hinten</translation></message>
<message><source>Draws the selected scene items below the others</source><extracomment>EditorCommands</extracomment><translation>Zeichnet die ausgewählten Szenenobjekte unter den anderen</translation></message>
<message><source>Align &amp;left edges</source><extracomment>EditorCommands</extracomment><translation>&amp;Linke Kanten ausrichten</translation></message>
<message><source>Align &amp;right edges</source><extracomment>EditorCommands</extracomment><translation>&amp;Rechte Kanten ausrichten</translation></message>
<message><source>Align to&amp;p edges</source><extracomment>EditorCommands</extracomment><translation>&amp;Obere Kanten ausrichten</translation></message>
<message><source>Align &amp;bottom edges</source><extracomment>EditorCommands</extracomment><translation>&amp;Untere Kanten ausrichten</translation></message>
<message><source>Align centers in a &amp;column</source><extracomment>EditorCommands</extracomment><translation>Mitten in einer &amp;Spalte ausrichten</translation></message>
<message><source>Align centers in a ro&amp;w</source><extracomment>EditorCommands</extracomment><translation>Mitten in einer &amp;Zeile ausrichten</translation></message>
<message><source>Equal gaps &amp;across</source><extracomment>EditorCommands</extracomment><translation>&amp;Waagerecht gleiche Lücken</translation></message>
<message><source>Equal gaps &amp;down</source><extracomment>EditorCommands</extracomment><translation>S&amp;enkrecht gleiche Lücken</translation></message>
<message><source>Acts on cards, or on scene items where the viewport was used last</source><extracomment>EditorCommands</extracomment><translation>Wirkt auf Karten oder auf Szenenobjekte, wenn zuletzt die Weltansicht benutzt wurde</translation></message>
<message><source>Open</source><extracomment>EditorCommands</extracomment><translation>Öffnen</translation></message>
<message><source>Turn left by 90°</source><extracomment>EditorCommands</extracomment><translation>Um 90° nach links drehen</translation></message>
<message><source>Turn right by 90°</source><extracomment>EditorCommands</extracomment><translation>Um 90° nach rechts drehen</translation></message>
<message><source>Turn left by 15°</source><extracomment>EditorCommands</extracomment><translation>Um 15° nach links drehen</translation></message>
<message><source>Mirror left to right</source><extracomment>EditorCommands</extracomment><translation>Waagerecht spiegeln</translation></message>
<message><source>Mirror top to bottom</source><extracomment>EditorCommands</extracomment><translation>Senkrecht spiegeln</translation></message>
<message><source>Twice as large</source><extracomment>EditorCommands</extracomment><translation>Doppelt so groß</translation></message>
<message><source>Half as large</source><extracomment>EditorCommands</extracomment><translation>Halb so groß</translation></message>
<message><source>&amp;View</source><extracomment>EditorCommands</extracomment><translation>&amp;Ansicht</translation></message>
<message><source>&amp;Fit the world</source><extracomment>EditorCommands</extracomment><translation>Welt ein&amp;passen</translation></message>
<message><source>Shows the whole world in the viewport</source><extracomment>EditorCommands</extracomment><translation>Zeigt die ganze Welt in der Weltansicht</translation></message>
<message><source>La&amp;yers of the world</source><extracomment>EditorCommands</extracomment><translation>&amp;Ebenen der Welt</translation></message>
<message><source>Lists the layers over the world, to show, hide and lock scene items together</source><extracomment>EditorCommands</extracomment><translation>Zeigt die Liste der Ebenen über der Welt, um Szenenobjekte zusammen ein- und auszublenden oder zu sperren</translation></message>
<message><source>References as &amp;wires</source><extracomment>EditorCommands</extracomment><translation>Verweise als &amp;Verbindungen</translation></message>
<message><source>Draws all references to agent types as wires, also those that are long or lead back</source><extracomment>EditorCommands</extracomment><translation>Zeichnet alle Verweise auf Agententypen als Verbindungen, auch lange und rückwärts führende</translation></message>
<message><source>&amp;Minimap</source><extracomment>EditorCommands</extracomment><translation>&amp;Übersichtskarte</translation></message>
<message><source>Minimap with more than 60 cards, or with more than 20 that are not all in view</source><extracomment>EditorCommands</extracomment><translation>Übersichtskarte ab 60 Karten oder ab 20, wenn nicht alle zu sehen sind</translation></message>
<message><source>&amp;Dark colors</source><extracomment>EditorCommands</extracomment><translation>&amp;Dunkle Farben</translation></message>
<message><source>&amp;Next layout</source><extracomment>EditorCommands</extracomment><translation>&amp;Nächste Aufteilung</translation></message>
<message><source>Layout: &amp;canvas</source><extracomment>EditorCommands</extracomment><translation>Aufteilung: &amp;Zeichenfläche</translation></message>
<message><source>Layout: &amp;both, side by side</source><extracomment>EditorCommands</extracomment><translation>Aufteilung: &amp;beide nebeneinander</translation></message>
<message><source>Layout: &amp;viewport</source><extracomment>EditorCommands</extracomment><translation>Aufteilung: &amp;Weltansicht</translation></message>
<message><source>Layout: both, viewport &amp;below</source><extracomment>EditorCommands</extracomment><translation>Aufteilung: beide, Weltansicht &amp;unten</translation></message>
<message><source>Layout: &amp;automatic</source><extracomment>EditorCommands</extracomment><translation>Aufteilung: &amp;automatisch</translation></message>
<message><source>Canvas and viewport side by side or one above the other, as this project needs it</source><extracomment>EditorCommands</extracomment><translation>Zeichenfläche und Weltansicht nebeneinander oder übereinander, wie es dieses Projekt braucht</translation></message>
<message><source>Maximize this &amp;pane</source><extracomment>EditorCommands</extracomment><translation>Diesen Bereich &amp;maximieren</translation></message>
<message><source>Show all &amp;panes again</source><extracomment>EditorCommands</extracomment><translation>Wieder alle Bereiche zei&amp;gen</translation></message>
<message><source>The canvas or the viewport, whichever has the keyboard, without the panes beside it</source><extracomment>EditorCommands</extracomment><translation>Die Zeichenfläche oder die Weltansicht, je nachdem, wo die Tastatur wirkt, ohne die Bereiche daneben</translation></message>
<message><source>Lesson</source><extracomment>EditorCommands</extracomment><translation>Lektion</translation></message>
<message><source>&amp;Notes beside the canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Notizen neben der Zeichenfläche</translation></message>
<message><source>What the project is, how it works, what to notice and what to try</source><extracomment>EditorCommands</extracomment><translation>Was das Projekt ist, wie es funktioniert, was zu beobachten und was auszuprobieren ist</translation></message>
<message><source>Leave the &amp;presentation</source><extracomment>EditorCommands</extracomment><translation>P&amp;räsentation verlassen</translation></message>
<message><source>&amp;Present</source><extracomment>EditorCommands</extracomment><translation>P&amp;räsentieren</translation></message>
<message><source>Present, or leave the presentation</source><extracomment>EditorCommands</extracomment><translation>Präsentieren oder die Präsentation verlassen</translation></message>
<message><source>Only the viewport, the parameters and the notes, in large type; Esc leaves</source><extracomment>EditorCommands</extracomment><translation>Nur die Weltansicht, die Parameter und die Notizen, in großer Schrift; Esc beendet</translation></message>
<message><source>Leave the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Lek&amp;tion verlassen</translation></message>
<message><source>Begin the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Lek&amp;tion beginnen</translation></message>
<message><source>Begin the lesson, or leave it</source><extracomment>EditorCommands</extracomment><translation>Lektion beginnen oder verlassen</translation></message>
<message><source>Follows the steps of the project; a step that asks waits for a guess before the world plays</source><extracomment>EditorCommands</extracomment><translation>Folgt den Schritten des Projekts; ein Schritt mit einer Frage wartet auf eine Vermutung, bevor die Welt läuft</translation></message>
<message><source>Ne&amp;xt step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Nä&amp;chster Schritt der Lektion</translation></message>
<message><source>Pre&amp;vious step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Vor&amp;iger Schritt der Lektion</translation></message>
<message><source>&amp;Unlock the step</source><extracomment>EditorCommands</extracomment><translation>Schritt &amp;freigeben</translation></message>
<message><source>Unlock the step without a guess</source><extracomment>EditorCommands</extracomment><translation>Schritt ohne Vermutung freigeben</translation></message>
<message><source>For teachers: plays the world, and shows the answer as after a guess</source><extracomment>EditorCommands</extracomment><translation>Für Lehrkräfte: lässt die Welt laufen und zeigt die Antwort wie nach einer Vermutung</translation></message>
<message><source>Hand in the ans&amp;wers…</source><extracomment>EditorCommands</extracomment><translation>Antworten ab&amp;geben…</translation></message>
<message><source>Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown</source><extracomment>EditorCommands</extracomment><translation>Schreibt die Fragen der Lektion mit den Vermutungen: als PDF zum Drucken, als CSV oder als Markdown</translation></message>
<message><source>Runs both side by side, from one seed and with the same mouse</source><extracomment>EditorCommands</extracomment><translation>Lässt beide nebeneinander laufen, mit demselben Startwert und derselben Maus</translation></message>
<message><source>Reset &amp;all</source><extracomment>EditorCommands</extracomment><translation>&amp;Alles zurücksetzen</translation></message>
<message><source>Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed</source><extracomment>EditorCommands</extracomment><translation>Verlässt das Experiment, stellt die gespeicherten Werte der Parameter wieder her und startet den Lauf neu, mit normalem Tempo</translation></message>
<message><source>Make an &amp;experiment from the changes</source><extracomment>EditorCommands</extracomment><translation>&amp;Experiment aus den Änderungen machen</translation></message>
<message><source>Saves the settings that differ from the saved project as an experiment</source><extracomment>EditorCommands</extracomment><translation>Speichert die Einstellungen, die vom gespeicherten Projekt abweichen, als Experiment</translation></message>
<message><source>&amp;Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>Einstellungen vor dem Experiment &amp;wiederherstellen</translation></message>
<message><source>&amp;Leave “%1”</source><extracomment>EditorCommands</extracomment><translation>„%1“ ver&amp;lassen</translation></message>
<message><source>Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>Einstellungen vor dem Experiment wiederherstellen</translation></message>
<message><source>Restores the settings from before the experiment</source><extracomment>EditorCommands</extracomment><translation>Stellt die Einstellungen von vor dem Experiment wieder her</translation></message>
<message><source>Make a &amp;parameter of the wire's weight</source><extracomment>EditorCommands</extracomment><translation>Gewicht der Verbindung als &amp;Parameter</translation></message>
<message><source>Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go</source><extracomment>EditorCommands</extracomment><translation>Macht das Gewicht der ausgewählten Verbindung zu einem Parameter mit Schieberegler oder löst es wieder</translation></message>
<message><source>&amp;Compare with the saved project</source><extracomment>EditorCommands</extracomment><translation>&amp;Mit gespeichertem Projekt vergleichen</translation></message>
<message><source>Compare with the settings &amp;before the experiment</source><extracomment>EditorCommands</extracomment><translation>Mit Einstellungen &amp;vor dem Experiment vergleichen</translation></message>
<message><source>Compare with&amp;out the selected card</source><extracomment>EditorCommands</extracomment><translation>&amp;Ohne die ausgewählte Karte vergleichen</translation></message>
<message><source>Runs the world beside one in which the card is muted</source><extracomment>EditorCommands</extracomment><translation>Lässt die Welt neben einer laufen, in der die Karte stumm ist</translation></message>
<message><source>&amp;Stop comparing</source><extracomment>EditorCommands</extracomment><translation>Vergleich &amp;beenden</translation></message>
<message><source>&amp;Simulation</source><extracomment>EditorCommands</extracomment><translation>&amp;Simulation</translation></message>
<message><source>The lesson asks for a guess first. Then the world plays.</source><extracomment>EditorCommands</extracomment><translation>Die Lektion fragt erst nach einer Vermutung. Dann läuft die Welt.</translation></message>
<message><source>&amp;Pause</source><extracomment>EditorCommands</extracomment><translation>&amp;Pause</translation></message>
<message><source>&amp;Play</source><extracomment>EditorCommands</extracomment><translation>Ab&amp;spielen</translation></message>
<message><source>Play or pause</source><extracomment>EditorCommands</extracomment><translation>Abspielen oder Pause</translation></message>
<message><source>Pause here. Edits still act.</source><extracomment>EditorCommands</extracomment><translation>Hier anhalten. Änderungen wirken weiterhin.</translation></message>
<message><source>Run the world. You can edit everything meanwhile.</source><extracomment>EditorCommands</extracomment><translation>Die Welt laufen lassen. Dabei lässt sich alles bearbeiten.</translation></message>
<message><source>&amp;Step</source><extracomment>EditorCommands</extracomment><translation>&amp;Einzelschritt</translation></message>
<message><source>One tick: all agents decide from what they see now, then all move.</source><extracomment>EditorCommands</extracomment><translation>Ein Tick: Alle Agenten entscheiden nach dem, was sie jetzt sehen, dann bewegen sich alle.</translation></message>
<message><source>&amp;Reset</source><extracomment>EditorCommands</extracomment><translation>&amp;Zurücksetzen</translation></message>
<message><source>Back to the start with the project as it is now, at normal speed. Contacts count from 0.</source><extracomment>EditorCommands</extracomment><translation>Zurück zum Anfang mit dem Projekt, wie es jetzt ist, in normalem Tempo. Kontakte zählen ab 0.</translation></message>
<message><source>&amp;Faster</source><extracomment>EditorCommands</extracomment><translation>Sch&amp;neller</translation></message>
<message><source>S&amp;lower</source><extracomment>EditorCommands</extracomment><translation>&amp;Langsamer</translation></message>
<message><source>E&amp;xplain</source><extracomment>EditorCommands</extracomment><translation>Er&amp;klären</translation></message>
<message><source>Select the &amp;next agent</source><extracomment>EditorCommands</extracomment><translation>Nächsten A&amp;genten auswählen</translation></message>
<message><source>Shows its numbers on the wires, on the cards, and in the formula of the selected node.</source><extracomment>EditorCommands</extracomment><translation>Zeigt seine Zahlen an den Verbindungen, auf den Karten und in der Formel des ausgewählten Knotens.</translation></message>
<message><source>Select the &amp;previous agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Vorigen Agenten auswählen</translation></message>
<message><source>&amp;Deselect the agent</source><extracomment>EditorCommands</extracomment><translation>Agenten ab&amp;wählen</translation></message>
<message><source>The wires show no numbers then.</source><extracomment>EditorCommands</extracomment><translation>Die Verbindungen zeigen dann keine Zahlen.</translation></message>
<message><source>&amp;What if it were not there?</source><extracomment>EditorCommands</extracomment><translation>Was, wenn es nicht &amp;da wäre?</translation></message>
<message><source>Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.</source><extracomment>EditorCommands</extracomment><translation>Halten: Geister zeigen die nächsten zwei Sekunden ohne die ausgewählten Knoten. Tippen: bis zum nächsten Tippen.</translation></message>
<message><source>&amp;Timeline</source><extracomment>EditorCommands</extracomment><translation>Zeitle&amp;iste</translation></message>
<message><source>Step &amp;back</source><extracomment>EditorCommands</extracomment><translation>Schritt &amp;zurück</translation></message>
<message><source>Goes to the previous tick. Step goes to the next.</source><extracomment>EditorCommands</extracomment><translation>Geht zum vorigen Tick. Einzelschritt geht zum nächsten.</translation></message>
<message><source>Back to the &amp;start of the timeline</source><extracomment>EditorCommands</extracomment><translation>Zum &amp;Anfang der Zeitleiste</translation></message>
<message><source>Goes back as far as possible. Nothing is lost: the end stays.</source><extracomment>EditorCommands</extracomment><translation>Geht so weit wie möglich zurück. Nichts geht verloren: Das Ende bleibt.</translation></message>
<message><source>To &amp;now</source><extracomment>EditorCommands</extracomment><translation>Zum &amp;Jetzt</translation></message>
<message><source>Goes to the last tick, where the run continues.</source><extracomment>EditorCommands</extracomment><translation>Geht zum letzten Tick, bei dem der Lauf weitergeht.</translation></message>
<message><source>&amp;Previous edit</source><extracomment>EditorCommands</extracomment><translation>&amp;Vorige Änderung</translation></message>
<message><source>Goes to the previous tick with an edit or a dragged agent.</source><extracomment>EditorCommands</extracomment><translation>Geht zum vorigen Tick mit einer Änderung oder einem gezogenen Agenten.</translation></message>
<message><source>N&amp;ext edit</source><extracomment>EditorCommands</extracomment><translation>Näc&amp;hste Änderung</translation></message>
<message><source>&amp;Discard the old run</source><extracomment>EditorCommands</extracomment><translation>Alten Lauf ver&amp;werfen</translation></message>
<message><source>Its faded agents disappear.</source><extracomment>EditorCommands</extracomment><translation>Seine verblassten Agenten verschwinden.</translation></message>
<message><source>Watch</source><extracomment>EditorCommands</extracomment><translation>Beobachten</translation></message>
<message><source>Add &amp;plot…</source><extracomment>EditorCommands</extracomment><translation>&amp;Diagramm hinzufügen…</translation></message>
<message><source>Plots a number of an agent or a group over time</source><extracomment>EditorCommands</extracomment><translation>Zeigt eine Zahl eines Agenten oder einer Gruppe im Zeitverlauf</translation></message>
<message><source>&amp;Color agents by a number…</source><extracomment>EditorCommands</extracomment><translation>Agenten nach Zahl ein&amp;färben…</translation></message>
<message><source>Gives each agent of a type the color of its number, with a scale in the legend</source><extracomment>EditorCommands</extracomment><translation>Gibt jedem Agenten eines Typs die Farbe seiner Zahl, mit einer Skala in der Legende</translation></message>
<message><source>P&amp;lots</source><extracomment>EditorCommands</extracomment><translation>D&amp;iagramme</translation></message>
<message><source>Shows the plots below the world</source><extracomment>EditorCommands</extracomment><translation>Zeigt die Diagramme unter der Welt</translation></message>
<message><source>Save plots as a &amp;table…</source><extracomment>EditorCommands</extracomment><translation>Diagramme als &amp;Tabelle speichern…</translation></message>
<message><source>Writes what the plots show as CSV</source><extracomment>EditorCommands</extracomment><translation>Schreibt, was die Diagramme zeigen, als CSV</translation></message>
<message><source>Try &amp;values…</source><extracomment>EditorCommands</extracomment><translation>&amp;Werte probieren…</translation></message>
<message><source>Runs the project with other values of a setting, a weight or a parameter, and plots what they change</source><extracomment>EditorCommands</extracomment><translation>Lässt das Projekt mit anderen Werten einer Einstellung, eines Gewichts oder eines Parameters laufen und zeigt, was sie ändern</translation></message>
<message><source>Fin&amp;d values…</source><extracomment>EditorCommands</extracomment><translation>We&amp;rte finden…</translation></message>
<message><source>Looks for settings, weights and parameters that bring a number where you want it</source><extracomment>EditorCommands</extracomment><translation>Sucht Einstellungen, Gewichte und Parameter, die eine Zahl dorthin bringen, wo sie sein soll</translation></message>
<message><source>&amp;Sweeps</source><extracomment>EditorCommands</extracomment><translation>&amp;Messreihen</translation></message>
<message><source>Shows the values that were tried, and their results</source><extracomment>EditorCommands</extracomment><translation>Zeigt die probierten Werte und ihre Ergebnisse</translation></message>
<message><source>&amp;Follow the picked agent</source><extracomment>EditorCommands</extracomment><translation>Gewähltem Agenten f&amp;olgen</translation></message>
<message><source>Keeps it in the middle, as F in the viewport does; Esc or panning stops</source><extracomment>EditorCommands</extracomment><translation>Hält ihn in der Mitte, wie F in der Weltansicht; Esc oder Verschieben der Ansicht beendet das</translation></message>
<message><source>Save pict&amp;ure…</source><extracomment>EditorCommands</extracomment><translation>&amp;Bild speichern…</translation></message>
<message><source>Saves the viewport as PNG</source><extracomment>EditorCommands</extracomment><translation>Speichert die Weltansicht als PNG</translation></message>
<message><source>&amp;Record film…</source><extracomment>EditorCommands</extracomment><translation>Film auf&amp;nehmen…</translation></message>
<message><source>Records the viewport as MP4 or GIF</source><extracomment>EditorCommands</extracomment><translation>Nimmt die Weltansicht als MP4 oder GIF auf</translation></message>
<message><source>No agents yet</source><extracomment>EmptyWorld</extracomment><translation>Noch keine Agenten</translation></message>
<message><source>Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.</source><extracomment>EmptyWorld</extracomment><translation>Einen Agententyp aus der Palette hinzufügen, dann ein Verhalten wie Umherstreifen, und es mit der Steuerung des Typs verbinden.</translation></message>
<message><source>, beside %1</source><extracomment>EventRow</extracomment><translation>, neben %1</translation></message>
<message><source>Go to the last time before this one, and pick who did it.</source><extracomment>EventRow</extracomment><translation>Zum letzten Mal davor gehen und wählen, wer es getan hat.</translation></message>
<message><source>%1 touched %2</source><extracomment>EventsModel</extracomment><translation>%1 hat %2 berührt</translation></message>
<message><source>%1 entered %2</source><extracomment>EventsModel</extracomment><translation>%1 wechselte zu %2</translation></message>
<message><source>%1 arrived: %2</source><extracomment>EventsModel</extracomment><translation>%1 ist angekommen: %2</translation></message>
<message><source>Examples</source><extracomment>ExampleListModel</extracomment><translation>Beispiele</translation></message>
<message><source>More</source><extracomment>ExampleListModel</extracomment><translation>Mehr</translation></message>
<message><source>This file has problems: %1</source><extracomment>ExampleListModel</extracomment><translation>Diese Datei hat Probleme: %1</translation></message>
<message><source>Experiments</source><extracomment>ExperimentList</extracomment><translation>Experimente</translation></message>
<message><source>Leave “%1”</source><extracomment>ExperimentList</extracomment><translation>„%1“ verlassen</translation></message>
<message><source>Start “%1”</source><extracomment>ExperimentList</extracomment><translation>„%1“ starten</translation></message>
<message><source>Restore earlier settings</source><extracomment>ExperimentList</extracomment><translation>Frühere Einstellungen</translation></message>
<message><source>Save my changes as an experiment</source><extracomment>ExperimentList</extracomment><translation>Änderungen als Experiment speichern</translation></message>
<message><source>“%1” cannot be started. %2</source><extracomment>ExperimentListModel</extracomment><translation>„%1“ lässt sich nicht starten. %2</translation></message>
<message><source>Experiment: %1</source><extracomment>ExperimentListModel</extracomment><translation>Experiment: %1</translation></message>
<message><source>Back to before %1</source><extracomment>ExperimentListModel</extracomment><translation>Zurück vor %1</translation></message>
<message><source>No setting differs from the saved project, so there is nothing to make an experiment of. Move a slider or change a setting first.</source><extracomment>ExperimentListModel</extracomment><translation>Keine Einstellung weicht vom gespeicherten Projekt ab, also gibt es nichts für ein Experiment. Erst einen Regler bewegen oder eine Einstellung ändern.</translation></message>
<message><source>Make an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experiment anlegen</translation></message>
<message><source>The experiment has the settings that differ. It does not have other changes, such as added or removed cards.</source><extracomment>ExperimentListModel</extracomment><translation>Das Experiment enthält die abweichenden Einstellungen. Andere Änderungen, etwa neue oder gelöschte Karten, enthält es nicht.</translation></message>
<message><source>Move an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experiment verschieben</translation></message>
<message><source>Delete an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experiment löschen</translation></message>
<message><source>Rename an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experiment umbenennen</translation></message>
<message><source>Experiment</source><extracomment>ExperimentListModel</extracomment><translation>Experiment</translation></message>
<message><source>Exported “%1”</source><extracomment>ExportedDialog</extracomment><translation>„%1“ exportiert</translation></message>
<message><source>Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.</source><extracomment>ExportedDialog</extracomment><translation>In jedem Browser zu öffnen. Die Seite braucht kein Netz und keine andere Datei: Man kann sie mailen oder auf eine Website stellen.</translation></message>
<message><source>Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.</source><extracomment>ExportedDialog</extracomment><translation>Dein Spiel lädt diese Datei, und seine Agenten bewegen sich genau wie hier. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# und Godot haben dasselbe: docs/games/README.md zeigt, wie.</translation></message>
<message><source>The desktop has no program that opens it.</source><extracomment>ExportedDialog</extracomment><translation>Auf diesem System öffnet kein Programm diese Datei.</translation></message>
<message><source>Open the page</source><extracomment>ExportedDialog</extracomment><translation>Seite öffnen</translation></message>
<message><source>Open the folder</source><extracomment>ExportedDialog</extracomment><translation>Ordner öffnen</translation></message>
<message><source>Close</source><extracomment>ExportedDialog</extracomment><translation>Schließen</translation></message>
<message><source>Open a project or a recording</source><extracomment>FileDialogs</extracomment><translation>Projekt oder Aufzeichnung öffnen</translation></message>
<message><source>Projects and recordings (*.tiller *.tiller-recording);;Exports and input logs (*.json);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Projekte und Aufzeichnungen (*.tiller *.tiller-recording);;Exporte und Eingabeprotokolle (*.json);;Alle Dateien (*)</translation></message>
<message><source>Where is %1?</source><extracomment>FileDialogs</extracomment><translation>Wo ist %1?</translation></message>
<message><source>Tiller projects (*.tiller);;Exports (*.json)</source><extracomment>FileDialogs</extracomment><translation>Tiller-Projekte (*.tiller);;Exporte (*.json)</translation></message>
<message><source>Import a map</source><extracomment>FileDialogs</extracomment><translation>Levelkarte importieren</translation></message>
<message><source>Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Levelkarten von Tiled und LDtk (*.tmj *.tmx *.ldtk);;Alle Dateien (*)</translation></message>
<message><source>Add a part</source><extracomment>FileDialogs</extracomment><translation>Baustein hinzufügen</translation></message>
<message><source>Parts (*.tiller-part);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Bausteine (*.tiller-part);;Alle Dateien (*)</translation></message>
<message><source>Save the project</source><extracomment>FileDialogs</extracomment><translation>Projekt speichern</translation></message>
<message><source>Tiller projects (*.tiller)</source><extracomment>FileDialogs</extracomment><translation>Tiller-Projekte (*.tiller)</translation></message>
<message><source>Save as a part</source><extracomment>FileDialogs</extracomment><translation>Als Baustein speichern</translation></message>
<message><source>Parts (*.tiller-part)</source><extracomment>FileDialogs</extracomment><translation>Bausteine (*.tiller-part)</translation></message>
<message><source>Export for a game</source><extracomment>FileDialogs</extracomment><translation>Für ein Spiel exportieren</translation></message>
<message><source>For a game (*.json)</source><extracomment>FileDialogs</extracomment><translation>Für ein Spiel (*.json)</translation></message>
<message><source>Export for a game or a browser</source><extracomment>FileDialogs</extracomment><translation>Für Spiel oder Browser exportieren</translation></message>
<message><source>A page that plays in a browser (*.html)</source><extracomment>FileDialogs</extracomment><translation>Seite, die im Browser läuft (*.html)</translation></message>
<message><source>Save the input log</source><extracomment>FileDialogs</extracomment><translation>Eingabeprotokoll speichern</translation></message>
<message><source>Input logs (*.json)</source><extracomment>FileDialogs</extracomment><translation>Eingabeprotokolle (*.json)</translation></message>
<message><source>Hand in the answers</source><extracomment>FileDialogs</extracomment><translation>Antworten abgeben</translation></message>
<message><source>To print (*.pdf);;A table (*.csv);;Text (*.md)</source><extracomment>FileDialogs</extracomment><translation>Zum Drucken (*.pdf);;Tabelle (*.csv);;Text (*.md)</translation></message>
<message><source>Save a picture of the world</source><extracomment>FileDialogs</extracomment><translation>Bild der Welt speichern</translation></message>
<message><source>Pictures (*.png)</source><extracomment>FileDialogs</extracomment><translation>Bilder (*.png)</translation></message>
<message><source>Save a film of the world</source><extracomment>FileDialogs</extracomment><translation>Film der Welt speichern</translation></message>
<message><source>Films (*.mp4 *.gif)</source><extracomment>FileDialogs</extracomment><translation>Filme (*.mp4 *.gif)</translation></message>
<message><source>Save the plots as a table</source><extracomment>FileDialogs</extracomment><translation>Diagramme als Tabelle speichern</translation></message>
<message><source>Tables (*.csv)</source><extracomment>FileDialogs</extracomment><translation>Tabellen (*.csv)</translation></message>
<message><source>Save the chart or table</source><extracomment>FileDialogs</extracomment><translation>Diagramm oder Tabelle speichern</translation></message>
<message><source>Tables (*.csv);;Pictures (*.png);;Drawings (*.svg)</source><extracomment>FileDialogs</extracomment><translation>Tabellen (*.csv);;Bilder (*.png);;Zeichnungen (*.svg)</translation></message>
<message><source>Pictures (*.png *.jpg *.jpeg)</source><extracomment>FileDialogs</extracomment><translation>Bilder (*.png *.jpg *.jpeg)</translation></message>
<message><source>Choose a picture for agents</source><extracomment>FileDialogs</extracomment><translation>Bild für Agenten wählen</translation></message>
<message><source>To export pages that play in a browser, run ./dev page once in the sources of Tiller.</source><extracomment>FileDialogs</extracomment><translation>Um Seiten zu exportieren, die im Browser laufen, einmal ./dev page im Quelltext von Tiller ausführen.</translation></message>
<message><source>Choose the lessons of the course</source><extracomment>FileDialogs</extracomment><translation>Lektionen des Kurses wählen</translation></message>
<message><source>Choose an empty folder for the course, or make one</source><extracomment>FileDialogs</extracomment><translation>Leeren Ordner für den Kurs wählen oder anlegen</translation></message>
<message><source>Drop to open %1 files, one after the other</source><extracomment>FileDrop</extracomment><translation>Ablegen öffnet %1 Dateien nacheinander</translation></message>
<message><source>Drop to open “%1”</source><extracomment>FileDrop</extracomment><translation>Ablegen öffnet „%1“</translation></message>
<message><source>“%1” is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)</source><extracomment>FileDrop</extracomment><translation>„%1“ ist weder Projekt (.tiller) noch Aufzeichnung (.tiller-recording), Export (.json) oder Levelkarte (.tmj, .tmx, .ldtk)</translation></message>
<message><source>This report stays on this computer: %1</source><extracomment>FileFlow</extracomment><translation>Dieser Bericht bleibt auf diesem Computer: %1</translation></message>
<message><source>The course begins with %1</source><extracomment>FileFlow</extracomment><translation>Der Kurs beginnt mit %1</translation></message>
<message><source>Exporting the course</source><extracomment>FileFlow</extracomment><translation>Der Kurs wird exportiert</translation></message>
<message><source>Lesson %1 of %2: %3. If you cancel, the folder stays as it is.</source><extracomment>FileFlow</extracomment><translation>Lektion %1 von %2: %3. Bei Abbruch bleibt der Ordner, wie er ist.</translation></message>
<message><source>Not in the project's folder: %1. Choose it with “Import a map”.</source><extracomment>FileFlow</extracomment><translation>Nicht im Projektordner: %1. Mit „Levelkarte importieren“ wählen.</translation></message>
<message><source>%1 has changed. “Import maps again” in the menu File updates it.</source><extracomment>FileFlow</extracomment><translation>%1 hat sich geändert. „Levelkarten erneut importieren“ im Menü Datei übernimmt das.</translation></message>
<message><source>The version before this save was not kept: %1</source><extracomment>FileSession</extracomment><translation>Die Version vor dieser Speicherung wurde nicht behalten: %1</translation></message>
<message><source>The file “%1” was moved or deleted</source><extracomment>FileSteps</extracomment><translation>Die Datei „%1“ wurde verschoben oder gelöscht</translation></message>
<message><source>Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.</source><extracomment>FileSteps</extracomment><translation>Nichts ist verloren: Das Projekt ist hier noch geöffnet. Speichern schreibt die Datei wieder, „Speichern unter“ eine mit anderem Namen.</translation></message>
<message><source>The editor is not attached to the game</source><extracomment>FileSteps</extracomment><translation>Der Editor ist nicht mit dem Spiel verbunden</translation></message>
<message><source>Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.</source><extracomment>FileSteps</extracomment><translation>Tiller wurde unerwartet beendet, %1. „Letzter Absturzbericht“ im Menü Hilfe zeigt, warum.</translation></message>
<message><source>Saved as %1, and linked to it.</source><extracomment>FileSteps</extracomment><translation>Als %1 gespeichert und damit verknüpft.</translation></message>
<message><source>Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.</source><extracomment>FileSteps</extracomment><translation>Als %1 gespeichert. Nicht verknüpft, weil das Projekt noch keinen Ordner hat: Erst das Projekt daneben speichern, dann den Baustein noch einmal.</translation></message>
<message><source>Saved as %1. It is not linked, because it is not in the project's folder.</source><extracomment>FileSteps</extracomment><translation>Als %1 gespeichert. Nicht verknüpft, weil die Datei nicht im Projektordner liegt.</translation></message>
<message><source>Hand in your answers?</source><extracomment>FileSteps</extracomment><translation>Antworten abgeben?</translation></message>
<message><source>If you don’t hand in the answers of “%1”, they are lost.</source><extracomment>FileSteps</extracomment><translation>Ohne Abgabe gehen die Antworten von „%1“ verloren.</translation></message>
<message><source>Don’t hand in</source><extracomment>FileSteps</extracomment><translation>Nicht abgeben</translation></message>
<message><source>Hand in…</source><extracomment>FileSteps</extracomment><translation>Abgeben…</translation></message>
<message><source>Save changes to “%1”?</source><extracomment>FileSteps</extracomment><translation>Änderungen an „%1“ speichern?</translation></message>
<message><source>If you don’t save, your changes are lost.</source><extracomment>FileSteps</extracomment><translation>Ohne Speichern gehen die Änderungen verloren.</translation></message>
<message><source>Don’t save</source><extracomment>FileSteps</extracomment><translation>Nicht speichern</translation></message>
<message><source>Save</source><extracomment>FileSteps</extracomment><translation>Speichern</translation></message>
<message><source>“%1” is open elsewhere</source><extracomment>FileSteps</extracomment><translation>„%1“ ist anderswo geöffnet</translation></message>
<message><source>It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.</source><extracomment>FileSteps</extracomment><translation>Es ist in %1 geöffnet. Speichern beide, gilt die letzte Speicherung. Eine Kopie ist ein eigenes Projekt; sie bekommt beim Speichern ihren Namen.</translation></message>
<message><source>Open anyway</source><extracomment>FileSteps</extracomment><translation>Trotzdem öffnen</translation></message>
<message><source>Open a copy</source><extracomment>FileSteps</extracomment><translation>Kopie öffnen</translation></message>
<message><source>“%1” was changed by another program</source><extracomment>FileSteps</extracomment><translation>„%1“ wurde von einem anderen Programm geändert</translation></message>
<message><source>Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Neu laden zeigt die Version des anderen Programms; Rückgängig bringt die eigenen Änderungen zurück. Oder die eigene behalten: Die nächste Speicherung ersetzt die Datei.</translation></message>
<message><source>Reload to see the other program’s version. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Neu laden zeigt die Version des anderen Programms. Oder die eigene behalten: Die nächste Speicherung ersetzt die Datei.</translation></message>
<message><source>Keep mine</source><extracomment>FileSteps</extracomment><translation>Eigene behalten</translation></message>
<message><source>Where is “%1”?</source><extracomment>FileSteps</extracomment><translation>Wo ist „%1“?</translation></message>
<message><source>The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.</source><extracomment>FileSteps</extracomment><translation>Die Aufzeichnung stammt von diesem Projekt, das nicht daneben liegt. Seine Datei wählen oder die Kopie in der Aufzeichnung öffnen.</translation></message>
<message><source>Choose the file…</source><extracomment>FileSteps</extracomment><translation>Datei wählen…</translation></message>
<message><source>Open the copy</source><extracomment>FileSteps</extracomment><translation>Kopie öffnen</translation></message>
<message><source>%1 (copy)</source><extracomment>FileSteps</extracomment><translation>%1 (Kopie)</translation></message>
<message><source>The earlier version is restored. Undo takes it back.</source><extracomment>FileSteps</extracomment><translation>Die frühere Version ist wiederhergestellt. Rückgängig nimmt das zurück.</translation></message>
<message><source>%1 answers</source><extracomment>FileSteps</extracomment><translation>%1 Antworten</translation></message>
<message><source>Handed in: saved as %1</source><extracomment>FileSteps</extracomment><translation>Abgegeben: gespeichert als %1</translation></message>
<message><source>The answers could not be saved</source><extracomment>FileSteps</extracomment><translation>Die Antworten ließen sich nicht speichern</translation></message>
<message><source>The input log could not be saved</source><extracomment>FileSteps</extracomment><translation>Das Eingabeprotokoll ließ sich nicht speichern</translation></message>
<message><source>This Tiller cannot write pages</source><extracomment>FileSteps</extracomment><translation>Dieses Tiller kann keine Seiten schreiben</translation></message>
<message><source>part</source><extracomment>FileSteps</extracomment><translation>Baustein</translation></message>
<message><source>Record a film</source><extracomment>FilmDialog</extracomment><translation>Film aufnehmen</translation></message>
<message><source>A film cannot be recorded</source><extracomment>FilmDialog</extracomment><translation>Ein Film lässt sich nicht aufnehmen</translation></message>
<message><source>The length is a number of seconds, above 0 and up to 3600.</source><extracomment>FilmDialog</extracomment><translation>Die Länge ist eine Zahl von Sekunden, über 0 und bis 3600.</translation></message>
<message><source>Replays the simulation and records it at 30 frames per second.</source><extracomment>FilmDialog</extracomment><translation>Spielt die Simulation noch einmal ab und nimmt sie mit 30 Bildern pro Sekunde auf.</translation></message>
<message><source>Shows</source><extracomment>FilmDialog</extracomment><translation>Zeigt</translation></message>
<message><source>From the start</source><extracomment>FilmDialog</extracomment><translation>Vom Anfang an</translation></message>
<message><source>The project as it is now, from tick 0.</source><extracomment>FilmDialog</extracomment><translation>Das Projekt, wie es jetzt ist, ab Tick 0.</translation></message>
<message><source>From now on</source><extracomment>FilmDialog</extracomment><translation>Von jetzt an</translation></message>
<message><source>Starts at the current tick.</source><extracomment>FilmDialog</extracomment><translation>Beginnt beim aktuellen Tick.</translation></message>
<message><source>The run so far</source><extracomment>FilmDialog</extracomment><translation>Der Lauf bis jetzt</translation></message>
<message><source>Since the reset, with all mouse input and edits.</source><extracomment>FilmDialog</extracomment><translation>Seit dem Zurücksetzen, mit allen Mauseingaben und Änderungen.</translation></message>
<message><source>Length</source><extracomment>FilmDialog</extracomment><translation>Länge</translation></message>
<message><source>seconds</source><extracomment>FilmDialog</extracomment><translation>Sekunden</translation></message>
<message><source>Length in seconds</source><extracomment>FilmDialog</extracomment><translation>Länge in Sekunden</translation></message>
<message><source>Choose a file…</source><extracomment>FilmDialog</extracomment><translation>Datei wählen…</translation></message>
<message><source>Clear the search</source><extracomment>FilterField</extracomment><translation>Suche leeren</translation></message>
<message><source>%1 must be a number.</source><extracomment>FindDraft</extracomment><translation>%1 muss eine Zahl sein.</translation></message>
<message><source>%1 must be a number, %2 to %3.</source><extracomment>FindDraft</extracomment><translation>%1 muss eine Zahl sein, %2 bis %3.</translation></message>
<message><source>Small</source><extracomment>FindDraft</extracomment><translation>Klein</translation></message>
<message><source>The smaller, the better.</source><extracomment>FindDraft</extracomment><translation>Je kleiner, desto besser.</translation></message>
<message><source>Large</source><extracomment>FindDraft</extracomment><translation>Groß</translation></message>
<message><source>The larger, the better.</source><extracomment>FindDraft</extracomment><translation>Je größer, desto besser.</translation></message>
<message><source>Near</source><extracomment>FindDraft</extracomment><translation>Nahe</translation></message>
<message><source>The nearer to a number, the better.</source><extracomment>FindDraft</extracomment><translation>Je näher an einer Zahl, desto besser.</translation></message>
<message><source>The weight of a goal</source><extracomment>FindDraft</extracomment><translation>Das Gewicht eines Ziels</translation></message>
<message><source>The number that a goal should be near</source><extracomment>FindDraft</extracomment><translation>Die Zahl, der ein Ziel nahe sein soll</translation></message>
<message><source>The number that is reached</source><extracomment>FindDraft</extracomment><translation>Die Zahl, die erreicht wird</translation></message>
<message><source>What the number should be</source><extracomment>FindDraft</extracomment><translation>Wie die Zahl sein soll</translation></message>
<message><source>Should be</source><extracomment>FindDraft</extracomment><translation>Soll sein</translation></message>
<message><source>Goal %1</source><extracomment>FindDraft</extracomment><translation>Ziel %1</translation></message>
<message><source>The number that it should be near</source><extracomment>FindDraft</extracomment><translation>Die Zahl, der es nahe sein soll</translation></message>
<message><source>How much this goal counts beside the others</source><extracomment>FindDraft</extracomment><translation>Wie viel dieses Ziel neben den anderen zählt</translation></message>
<message><source>weight</source><extracomment>FindDraft</extracomment><translation>Gewicht</translation></message>
<message><source>Remove goal %1</source><extracomment>FindDraft</extracomment><translation>Ziel %1 entfernen</translation></message>
<message><source>Number</source><extracomment>FindDraft</extracomment><translation>Zahl</translation></message>
<message><source>%1: small</source><extracomment>FindDraft</extracomment><translation>%1: klein</translation></message>
<message><source>%1: large</source><extracomment>FindDraft</extracomment><translation>%1: groß</translation></message>
<message><source>%1: near %2</source><extracomment>FindDraft</extracomment><translation>%1: nahe %2</translation></message>
<message><source>Another goal</source><extracomment>FindDraft</extracomment><translation>Weiteres Ziel</translation></message>
<message><source>Another number</source><extracomment>FindDraft</extracomment><translation>Weitere Zahl</translation></message>
<message><source>Length of each run in seconds</source><extracomment>FindDraft</extracomment><translation>Länge jedes Laufs in Sekunden</translation></message>
<message><source>Runs of</source><extracomment>FindDraft</extracomment><translation>Läufe von</translation></message>
<message><source>How many seeds each point has</source><extracomment>FindDraft</extracomment><translation>Wie viele Startwerte jeder Punkt hat</translation></message>
<message><source>seeds each</source><extracomment>FindDraft</extracomment><translation>Startwerte je Punkt</translation></message>
<message><source>How many seconds the search takes</source><extracomment>FindDraft</extracomment><translation>Wie viele Sekunden die Suche dauert</translation></message>
<message><source>Search for</source><extracomment>FindDraft</extracomment><translation>Suchdauer</translation></message>
<message><source>Vary</source><extracomment>FindDraft</extracomment><translation>Variieren</translation></message>
<message><source>And</source><extracomment>FindDraft</extracomment><translation>Und</translation></message>
<message><source>Leave this number as it is</source><extracomment>FindDraft</extracomment><translation>Diese Zahl lassen, wie sie ist</translation></message>
<message><source>Then the best five and the project run with seeds that the search has not seen.</source><extracomment>FindDraft</extracomment><translation>Dann laufen die besten fünf und das Projekt mit Startwerten, die die Suche nicht gesehen hat.</translation></message>
<message><source>Choose the number that may change.</source><extracomment>FindDraft</extracomment><translation>Die Zahl wählen, die sich ändern darf.</translation></message>
<message><source>The number of seeds</source><extracomment>FindDraft</extracomment><translation>Die Anzahl der Startwerte</translation></message>
<message><source>The length of a run</source><extracomment>FindDraft</extracomment><translation>Die Länge eines Laufs</translation></message>
<message><source>The time to search</source><extracomment>FindDraft</extracomment><translation>Die Zeit für die Suche</translation></message>
<message><source>The number of seeds must be a whole number.</source><extracomment>FindDraft</extracomment><translation>Die Anzahl der Startwerte muss eine ganze Zahl sein.</translation></message>
<message><source>Score by point; the project is 1, smaller is better</source><extracomment>FindItem</extracomment><translation>Bewertung je Punkt; das Projekt ist 1, kleiner ist besser</translation></message>
<message><source>Score</source><extracomment>FindItem</extracomment><translation>Bewertung</translation></message>
<message><source>Scores of the search</source><extracomment>FindView</extracomment><translation>Bewertungen der Suche</translation></message>
<message><source>%1: score %2, %3, %4</source><extracomment>FindView</extracomment><translation>%1: Bewertung %2, %3, %4</translation></message>
<message><source>Compare</source><extracomment>FindView</extracomment><translation>Vergleichen</translation></message>
<message><source>Watch values %1 beside the project</source><extracomment>FindView</extracomment><translation>Werte %1 neben dem Projekt ansehen</translation></message>
<message><source>Use</source><extracomment>FindView</extracomment><translation>Übernehmen</translation></message>
<message><source>Use values %1 in the project</source><extracomment>FindView</extracomment><translation>Werte %1 ins Projekt übernehmen</translation></message>
<message><source>Words that fit</source><extracomment>FormulaCompletion</extracomment><translation>Passende Wörter</translation></message>
<message><source>Down chooses, Tab takes the first, Esc closes.</source><extracomment>FormulaCompletion</extracomment><translation>Pfeil ab wählt, Tab nimmt das erste, Esc schließt.</translation></message>
<message><source>Its velocity; zero for a place.</source><extracomment>FormulaDraft</extracomment><translation>Seine Geschwindigkeit; null bei einem Ort.</translation></message>
<message><source>Where it is.</source><extracomment>FormulaDraft</extracomment><translation>Wo er ist.</translation></message>
<message><source>How far it leads to the right.</source><extracomment>FormulaDraft</extracomment><translation>Wie weit er nach rechts führt.</translation></message>
<message><source>How far it leads down.</source><extracomment>FormulaDraft</extracomment><translation>Wie weit er nach unten führt.</translation></message>
<message><source>Its length.</source><extracomment>FormulaDraft</extracomment><translation>Seine Länge.</translation></message>
<message><source>A name of this formula.</source><extracomment>FormulaDraft</extracomment><translation>Ein Name dieser Formel.</translation></message>
<message><source>Functions</source><extracomment>FormulaDraft</extracomment><translation>Funktionen</translation></message>
<message><source>Symbols</source><extracomment>FormulaDraft</extracomment><translation>Symbole</translation></message>
<message><source>Words</source><extracomment>FormulaDraft</extracomment><translation>Wörter</translation></message>
<message><source>Remove it</source><extracomment>FormulaEditor</extracomment><translation>Entfernen</translation></message>
<message><source>Use “%1”</source><extracomment>FormulaEditor</extracomment><translation>„%1“ verwenden</translation></message>
<message><source>The card gives no force until this is fixed. Your text is kept.</source><extracomment>FormulaEditor</extracomment><translation>Die Karte gibt keine Kraft, bis das behoben ist. Der Text bleibt erhalten.</translation></message>
<message><source>The response time of these agents is %1: times “response”, the force brings them to that velocity in this time.</source><extracomment>FormulaEditor</extracomment><translation>Die Reaktionszeit dieser Agenten ist %1: Mal „response“ bringt die Kraft sie in dieser Zeit auf diese Geschwindigkeit.</translation></message>
<message><source>Add “* response”</source><extracomment>FormulaEditor</extracomment><translation>„* response“ anfügen</translation></message>
<message><source>Symbols and functions</source><extracomment>FormulaEditor</extracomment><translation>Symbole und Funktionen</translation></message>
<message><source>Frame %1</source><extracomment>FrameBox</extracomment><translation>Rahmen %1</translation></message>
<message><source>What if %1 were not there?</source><extracomment>GhostHold</extracomment><translation>Was, wenn %1 nicht da wäre?</translation></message>
<message><source>What if it were not there?</source><extracomment>GhostHold</extracomment><translation>Was, wenn es nicht da wäre?</translation></message>
<message><source>Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, Alt+click to pick a value. [ and ] change the radius.</source><extracomment>GroundBrush</extracomment><translation>Ziehen malt, Strg+Ziehen radiert, Umschalt+Klick zieht eine Linie, Alt+Klick nimmt einen Wert auf. [ und ] ändern den Radius.</translation></message>
<message><source>There is no ground to paint. Draw one with the Ground tool (N).</source><extracomment>GroundBrush</extracomment><translation>Es gibt keinen Boden zum Malen. Mit dem Werkzeug Boden (N) einen zeichnen.</translation></message>
<message><source>The ground is in a layer that is hidden or locked. Show and unlock it first.</source><extracomment>GroundBrush</extracomment><translation>Der Boden liegt in einer ausgeblendeten oder gesperrten Ebene. Diese erst zeigen und entsperren.</translation></message>
<message><source>Paint %1</source><extracomment>GroundBrush</extracomment><translation>%1 bemalen</translation></message>
<message><source>Fill %1</source><extracomment>GroundBrush</extracomment><translation>%1 füllen</translation></message>
<message><source>The picture %1 cannot be read: %2. Choose a PNG or JPEG file.</source><extracomment>GroundBrush</extracomment><translation>Das Bild %1 lässt sich nicht lesen: %2. Eine PNG- oder JPEG-Datei wählen.</translation></message>
<message><source>Fill %1 from a picture</source><extracomment>GroundBrush</extracomment><translation>%1 aus Bild füllen</translation></message>
<message><source>Group %1</source><extracomment>GroupCard</extracomment><translation>Gruppe %1</translation></message>
<message><source>Untitled part</source><extracomment>GroupEdits</extracomment><translation>Unbenannter Baustein</translation></message>
<message><source>One more group of this part. An edit in one changes all of them.</source><extracomment>GroupEdits</extracomment><translation>Eine weitere Gruppe dieses Bausteins. Eine Änderung an einer ändert alle.</translation></message>
<message><source>Select the group to take apart.</source><extracomment>GroupEdits</extracomment><translation>Die Gruppe auswählen, die aufgelöst werden soll.</translation></message>
<message><source>Select one group.</source><extracomment>GroupEdits</extracomment><translation>Eine Gruppe auswählen.</translation></message>
<message><source>Take from the group's card</source><extracomment>GroupEdits</extracomment><translation>Von der Gruppenkarte nehmen</translation></message>
<message><source>On the card</source><extracomment>GroupInterface</extracomment><translation>Auf der Karte</translation></message>
<message><source>Name on the card</source><extracomment>GroupInterface</extracomment><translation>Name auf der Karte</translation></message>
<message><source>Take “%1” from the card</source><extracomment>GroupInterface</extracomment><translation>„%1“ von der Karte nehmen</translation></message>
<message><source>Show a setting on the card</source><extracomment>GroupInterface</extracomment><translation>Einstellung auf der Karte zeigen</translation></message>
<message><source>Part file</source><extracomment>GroupInterface</extracomment><translation>Bausteindatei</translation></message>
<message><source>None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.</source><extracomment>GroupInterface</extracomment><translation>Keine. „Gruppe als Baustein speichern“ im Menü Datei erzeugt eine für andere Projekte. Ein Projekt verknüpft sich mit Bausteindateien in seinem eigenen Ordner.</translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>Und %n weiterer Unterschied.</numerusform><numerusform>Und %n weitere Unterschiede.</numerusform></translation></message>
<message><source>Use the file's version</source><extracomment>GroupInterface</extracomment><translation>Version der Datei nehmen</translation></message>
<message><source>Write mine to the file</source><extracomment>GroupInterface</extracomment><translation>Meine in die Datei schreiben</translation></message>
<message><source>Link to a file…</source><extracomment>GroupInterface</extracomment><translation>Mit Datei verknüpfen…</translation></message>
<message><source>Unlink</source><extracomment>GroupInterface</extracomment><translation>Verknüpfung lösen</translation></message>
<message><source>%1 of %2</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 von %2</translation></message>
<message><source>Input of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Eingang von %1</translation></message>
<message><source>Output of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Ausgang von %1</translation></message>
<message><source>Show a setting on the card…</source><extracomment>GroupInterfaceModel</extracomment><translation>Einstellung auf der Karte zeigen…</translation></message>
<message><source>A port or a setting on a card needs a name.</source><extracomment>GroupInterfaceModel</extracomment><translation>Ein Anschluss oder eine Einstellung auf einer Karte braucht einen Namen.</translation></message>
<message><source>Rename a port</source><extracomment>GroupInterfaceModel</extracomment><translation>Anschluss umbenennen</translation></message>
<message><source>Rename a setting on the card</source><extracomment>GroupInterfaceModel</extracomment><translation>Einstellung auf der Karte umbenennen</translation></message>
<message><source>Your name</source><extracomment>HandIn</extracomment><translation>Dein Name</translation></message>
<message><source>Hand in again…</source><extracomment>HandIn</extracomment><translation>Erneut abgeben…</translation></message>
<message><source>Add point to %1</source><extracomment>HeldPoint</extracomment><translation>Punkt zu %1 hinzufügen</translation></message>
<message><source>Delete point of %1</source><extracomment>HeldPoint</extracomment><translation>Punkt von %1 löschen</translation></message>
<message><source>Plot a number of these agents over time</source><extracomment>InspectorHead</extracomment><translation>Eine Zahl dieser Agenten im Zeitverlauf zeigen</translation></message>
<message><source>How it works</source><extracomment>InspectorHead</extracomment><translation>So funktioniert es</translation></message>
<message><source>How it works: hide</source><extracomment>InspectorHead</extracomment><translation>So funktioniert es: ausblenden</translation></message>
<message><source>How it works: show</source><extracomment>InspectorHead</extracomment><translation>So funktioniert es: zeigen</translation></message>
<message><source>Source: %1</source><extracomment>InspectorHead</extracomment><translation>Quelle: %1</translation></message>
<message><source>Opens %1 in your browser.</source><extracomment>InspectorHead</extracomment><translation>Öffnet %1 im Browser.</translation></message>
<message><source>Whole world</source><extracomment>InspectorModel</extracomment><translation>Ganze Welt</translation></message>
<message><source>None</source><extracomment>InspectorModel</extracomment><translation>Keine</translation></message>
<message><source>Range: %1.</source><extracomment>InspectorModel</extracomment><translation>Bereich: %1.</translation></message>
<message><source>Default: %1.</source><extracomment>InspectorModel</extracomment><translation>Vorgabe: %1.</translation></message>
<message><source>several</source><extracomment>InspectorModel</extracomment><translation>mehrere</translation></message>
<message><source>%1 takes a number, %2.</source><extracomment>InspectorModel</extracomment><translation>%1 nimmt eine Zahl, %2.</translation></message>
<message><source>Set %1 of %2</source><extracomment>InspectorModel</extracomment><translation>%1 von %2 setzen</translation></message>
<message><source>Rename %1</source><extracomment>InspectorModel</extracomment><translation>%1 umbenennen</translation></message>
<message><source>Change the parameters</source><extracomment>InspectorModel</extracomment><translation>Parameter ändern</translation></message>
<message><source>Drive %1 by a parameter</source><extracomment>InspectorModel</extracomment><translation>%1 durch einen Parameter steuern</translation></message>
<message><source>World</source><extracomment>InspectorModel</extracomment><translation>Welt</translation></message>
<message><source>A wire from %1 to %2.</source><extracomment>InspectorModel</extracomment><translation>Eine Verbindung von %1 zu %2.</translation></message>
<message><source>Nothing is selected.

Click a card or a wire to see and change its settings; drag over the canvas to select several and change what they share.

The size of the world, its edges and its time are under World.</source><extracomment>InspectorPane</extracomment><translation>Nichts ist ausgewählt.

Ein Klick auf eine Karte oder Verbindung zeigt ihre Einstellungen zum Ändern; Ziehen über die Zeichenfläche wählt mehrere aus, um Gemeinsames zu ändern.

Größe, Ränder und Zeit der Welt stehen unter Welt.</translation></message>
<message><source>Selection</source><extracomment>InspectorTabs</extracomment><translation>Auswahl</translation></message>
<message><source>Agent</source><extracomment>InspectorTabs</extracomment><translation>Agent</translation></message>
<message><source>Notes</source><extracomment>InspectorTabs</extracomment><translation>Notizen</translation></message>
<message><source>Problems</source><extracomment>InspectorTabs</extracomment><translation>Probleme</translation></message>
<message><source>Press keys…</source><extracomment>KeyRecorder</extracomment><translation>Tasten drücken…</translation></message>
<message><source>Keys of %1: %2</source><extracomment>KeyRecorder</extracomment><translation>Tasten von %1: %2</translation></message>
<message><source>none</source><extracomment>KeyRecorder</extracomment><translation>keine</translation></message>
<message><source>Press the new keys</source><extracomment>KeyRecorder</extracomment><translation>Neue Tasten drücken</translation></message>
<message><source>Press to change them</source><extracomment>KeyRecorder</extracomment><translation>Zum Ändern drücken</translation></message>
<message><source>Viewport: select and move</source><extracomment>Keys</extracomment><translation>Weltansicht: auswählen und verschieben</translation></message>
<message><source>Viewport: draw a field, or follow the agent</source><extracomment>Keys</extracomment><translation>Weltansicht: Feld zeichnen oder dem Agenten folgen</translation></message>
<message><source>Viewport: zoom in</source><extracomment>Keys</extracomment><translation>Weltansicht: vergrößern</translation></message>
<message><source>Viewport: zoom out</source><extracomment>Keys</extracomment><translation>Weltansicht: verkleinern</translation></message>
<message><source>Canvas: move the card</source><extracomment>Keys</extracomment><translation>Zeichenfläche: Karte verschieben</translation></message>
<message><source>Canvas: along the wire</source><extracomment>Keys</extracomment><translation>Zeichenfläche: entlang der Verbindung</translation></message>
<message><source>Viewport: draw a %1</source><extracomment>Keys</extracomment><translation>Weltansicht: zeichnen: %1</translation></message>
<message><source>Drag from a port</source><extracomment>KeysDialog</extracomment><translation>Ziehen von einem Anschluss</translation></message>
<message><source>Draw a wire; drop it on the empty canvas to choose a node</source><extracomment>KeysDialog</extracomment><translation>Zeichnet eine Verbindung; auf der leeren Zeichenfläche ablegen, um einen Knoten zu wählen</translation></message>
<message><source>Right click</source><extracomment>KeysDialog</extracomment><translation>Rechtsklick</translation></message>
<message><source>Add a node here; a menu on cards and wires</source><extracomment>KeysDialog</extracomment><translation>Fügt hier einen Knoten hinzu; auf Karten und Verbindungen ein Menü</translation></message>
<message><source>Drag a weight</source><extracomment>KeysDialog</extracomment><translation>Gewicht ziehen</translation></message>
<message><source>Change it; with Shift in small steps; double-click to type</source><extracomment>KeysDialog</extracomment><translation>Ändert es; mit Umschalt in kleinen Schritten; Doppelklick zum Eintippen</translation></message>
<message><source>Wheel</source><extracomment>KeysDialog</extracomment><translation>Mausrad</translation></message>
<message><source>Zoom at the mouse; with Shift, or two fingers, pan</source><extracomment>KeysDialog</extracomment><translation>Zoomt an der Maus; mit Umschalt oder zwei Fingern verschiebt es die Ansicht</translation></message>
<message><source>Middle button</source><extracomment>KeysDialog</extracomment><translation>Mittlere Taste</translation></message>
<message><source>Pan; or Space and drag</source><extracomment>KeysDialog</extracomment><translation>Verschiebt die Ansicht; oder Leertaste und ziehen</translation></message>
<message><source>Arrows</source><extracomment>KeysDialog</extracomment><translation>Pfeiltasten</translation></message>
<message><source>Go from card to card; with Shift, select more; with Ctrl, move the card</source><extracomment>KeysDialog</extracomment><translation>Von Karte zu Karte; mit Umschalt mehr auswählen; mit Strg die Karte verschieben</translation></message>
<message><source>Alt and left, right</source><extracomment>KeysDialog</extracomment><translation>Alt und links, rechts</translation></message>
<message><source>From a card along its wires; on a wire, arrows go to the next one</source><extracomment>KeysDialog</extracomment><translation>Von einer Karte entlang ihrer Verbindungen; auf einer Verbindung gehen Pfeiltasten zur nächsten</translation></message>
<message><source>Page up, page down</source><extracomment>KeysDialog</extracomment><translation>Bild auf, Bild ab</translation></message>
<message><source>Through all cards, groups, frames and comments</source><extracomment>KeysDialog</extracomment><translation>Durch alle Karten, Gruppen, Rahmen und Kommentare</translation></message>
<message><source>Tab</source><extracomment>KeysDialog</extracomment><translation>Tab</translation></message>
<message><source>Into the selected group; out of an open one</source><extracomment>KeysDialog</extracomment><translation>In die ausgewählte Gruppe hinein; aus einer offenen heraus</translation></message>
<message><source>Enter</source><extracomment>KeysDialog</extracomment><translation>Eingabe</translation></message>
<message><source>To the settings of the selected card; to the text or weight of a frame, comment or wire</source><extracomment>KeysDialog</extracomment><translation>Zu den Einstellungen der ausgewählten Karte; zum Text oder Gewicht von Rahmen, Kommentar oder Verbindung</translation></message>
<message><source>Drag a card</source><extracomment>KeysDialog</extracomment><translation>Karte ziehen</translation></message>
<message><source>It snaps into line with other cards, and into a wire below it; with Alt, neither</source><extracomment>KeysDialog</extracomment><translation>Sie rastet in einer Linie mit anderen Karten ein und in eine Verbindung darunter; mit Alt keines von beiden</translation></message>
<message><source>V</source><extracomment>KeysDialog</extracomment><translation>V</translation></message>
<message><source>In the viewport: select and move</source><extracomment>KeysDialog</extracomment><translation>In der Weltansicht: auswählen und verschieben</translation></message>
<message><source>A</source><extracomment>KeysDialog</extracomment><translation>A</translation></message>
<message><source>Add agents; Delete removes the picked one</source><extracomment>KeysDialog</extracomment><translation>Agenten hinzufügen; Entf entfernt den gewählten</translation></message>
<message><source>D</source><extracomment>KeysDialog</extracomment><translation>D</translation></message>
<message><source>Draw a point</source><extracomment>KeysDialog</extracomment><translation>Punkt zeichnen</translation></message>
<message><source>P</source><extracomment>KeysDialog</extracomment><translation>P</translation></message>
<message><source>Draw a path; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Pfad zeichnen; Eingabe beendet ihn</translation></message>
<message><source>E</source><extracomment>KeysDialog</extracomment><translation>E</translation></message>
<message><source>Draw a region</source><extracomment>KeysDialog</extracomment><translation>Gebiet zeichnen</translation></message>
<message><source>F</source><extracomment>KeysDialog</extracomment><translation>F</translation></message>
<message><source>Draw a field; with an agent picked, follow it</source><extracomment>KeysDialog</extracomment><translation>Feld zeichnen; mit gewähltem Agenten: ihm folgen</translation></message>
<message><source>C</source><extracomment>KeysDialog</extracomment><translation>C</translation></message>
<message><source>Draw a round obstacle</source><extracomment>KeysDialog</extracomment><translation>Rundes Hindernis zeichnen</translation></message>
<message><source>B</source><extracomment>KeysDialog</extracomment><translation>B</translation></message>
<message><source>Draw a box obstacle</source><extracomment>KeysDialog</extracomment><translation>Rechteckiges Hindernis zeichnen</translation></message>
<message><source>Y</source><extracomment>KeysDialog</extracomment><translation>Y</translation></message>
<message><source>Draw a polygon obstacle; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Vieleckiges Hindernis zeichnen; Eingabe beendet es</translation></message>
<message><source>W</source><extracomment>KeysDialog</extracomment><translation>W</translation></message>
<message><source>Draw a wall; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Wand zeichnen; Eingabe beendet sie</translation></message>
<message><source>Double click</source><extracomment>KeysDialog</extracomment><translation>Doppelklick</translation></message>
<message><source>On a line: add a point to a path, wall or polygon; Delete removes the grabbed point</source><extracomment>KeysDialog</extracomment><translation>Auf eine Linie: fügt einem Pfad, einer Wand oder einem Vieleck einen Punkt hinzu; Entf entfernt den gegriffenen Punkt</translation></message>
<message><source>Drag over the ground</source><extracomment>KeysDialog</extracomment><translation>Über den Grund ziehen</translation></message>
<message><source>In the viewport: select several scene items; with Shift, more</source><extracomment>KeysDialog</extracomment><translation>In der Weltansicht: mehrere Szenenobjekte auswählen; mit Umschalt weitere</translation></message>
<message><source>Ctrl and drag</source><extracomment>KeysDialog</extracomment><translation>Strg und ziehen</translation></message>
<message><source>Drag a copy; pressed later, snap to the grid</source><extracomment>KeysDialog</extracomment><translation>Zieht eine Kopie; später gedrückt: am Raster einrasten</translation></message>
<message><source>Alt and drag</source><extracomment>KeysDialog</extracomment><translation>Alt und ziehen</translation></message>
<message><source>Snap to nothing</source><extracomment>KeysDialog</extracomment><translation>Nirgends einrasten</translation></message>
<message><source>Digits, Enter</source><extracomment>KeysDialog</extracomment><translation>Ziffern, Eingabe</translation></message>
<message><source>While dragging: move by so much; 40 along the way, or 40, 20</source><extracomment>KeysDialog</extracomment><translation>Beim Ziehen: um so viel verschieben; 40 in Zugrichtung, oder 40, 20</translation></message>
<message><source>Esc</source><extracomment>KeysDialog</extracomment><translation>Esc</translation></message>
<message><source>Cancel the current gesture</source><extracomment>KeysDialog</extracomment><translation>Bricht die aktuelle Geste ab</translation></message>
<message><source>Keys and mouse</source><extracomment>KeysDialog</extracomment><translation>Tasten und Maus</translation></message>
<message><source>Mouse and canvas</source><extracomment>KeysDialog</extracomment><translation>Maus und Zeichenfläche</translation></message>
<message><source>Change keys…</source><extracomment>KeysDialog</extracomment><translation>Tasten ändern…</translation></message>
<message><source>Layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1</translation></message>
<message><source>Add a layer</source><extracomment>LayerList</extracomment><translation>Ebene hinzufügen</translation></message>
<message><source>Rename layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 umbenennen</translation></message>
<message><source>Hide layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 ausblenden</translation></message>
<message><source>Show layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 zeigen</translation></message>
<message><source>Lock layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 sperren</translation></message>
<message><source>Unlock layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 entsperren</translation></message>
<message><source>Set the opacity of layer %1</source><extracomment>LayerList</extracomment><translation>Deckkraft von Ebene %1 setzen</translation></message>
<message><source>Move layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 verschieben</translation></message>
<message><source>Remove layer %1</source><extracomment>LayerList</extracomment><translation>Ebene %1 entfernen</translation></message>
<message><source>Select the scene items that the layer should get.</source><extracomment>LayerList</extracomment><translation>Die Szenenobjekte auswählen, die in die Ebene sollen.</translation></message>
<message><source>Move to layer %1</source><extracomment>LayerList</extracomment><translation>In Ebene %1 verschieben</translation></message>
<message><source>The picture %1 is not shown: all pictures together have more than 100 million pixels.</source><extracomment>LayerPictures</extracomment><translation>Das Bild %1 wird nicht gezeigt: Alle Bilder zusammen haben mehr als 100 Millionen Pixel.</translation></message>
<message><source>hidden, </source><extracomment>LayerRow</extracomment><translation>ausgeblendet, </translation></message>
<message><source>locked, </source><extracomment>LayerRow</extracomment><translation>gesperrt, </translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n Objekt</numerusform><numerusform>%n Objekte</numerusform></translation></message>
<message><source>Show %1</source><extracomment>LayerRow</extracomment><translation>%1 zeigen</translation></message>
<message><source>Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.</source><extracomment>LayerRow</extracomment><translation>%1 im Editor ausblenden. Ausgeblendetes wirkt in der Simulation weiter: Hindernisse halten Agenten weiterhin auf.</translation></message>
<message><source>Unlock %1</source><extracomment>LayerRow</extracomment><translation>%1 entsperren</translation></message>
<message><source>Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.</source><extracomment>LayerRow</extracomment><translation>%1 sperren: Ihr Inhalt wird gezeigt, aber die Maus kann ihn nicht greifen und keine Bearbeitung ändert ihn.</translation></message>
<message><source>Name of the layer</source><extracomment>LayerRow</extracomment><translation>Name der Ebene</translation></message>
<message><source>More for %1</source><extracomment>LayerRow</extracomment><translation>Mehr zu %1</translation></message>
<message><source>Opacity</source><extracomment>LayerRow</extracomment><translation>Deckkraft</translation></message>
<message><source>Opacity of the picture of %1</source><extracomment>LayerRow</extracomment><translation>Deckkraft des Bildes von %1</translation></message>
<message><source>From 0 to 100 %</source><extracomment>LayerRow</extracomment><translation>Von 0 bis 100 %</translation></message>
<message><source>Move the selection into this layer</source><extracomment>LayerRow</extracomment><translation>Auswahl in diese Ebene verschieben</translation></message>
<message><source>Move the picked agent into this layer</source><extracomment>LayerRow</extracomment><translation>Gewählten Agenten in diese Ebene verschieben</translation></message>
<message><source>Move the agent %1 into this layer</source><extracomment>LayerRow</extracomment><translation>Agent %1 in diese Ebene verschieben</translation></message>
<message><source>Select what is in it</source><extracomment>LayerRow</extracomment><translation>Inhalt auswählen</translation></message>
<message><source>Move up, to the front</source><extracomment>LayerRow</extracomment><translation>Nach oben, weiter nach vorn</translation></message>
<message><source>Move down, to the back</source><extracomment>LayerRow</extracomment><translation>Nach unten, weiter nach hinten</translation></message>
<message><source>Remove; its items move to the default layer</source><extracomment>LayerRow</extracomment><translation>Entfernen; ihre Objekte kommen in die Standardebene</translation></message>
<message><source>Layers</source><extracomment>LayersPanel</extracomment><translation>Ebenen</translation></message>
<message><source>Add a layer. What you draw next comes into it.</source><extracomment>LayersPanel</extracomment><translation>Ebene hinzufügen. Was als Nächstes gezeichnet wird, kommt hinein.</translation></message>
<message><source>Close the list of layers</source><extracomment>LayersPanel</extracomment><translation>Liste der Ebenen schließen</translation></message>
<message><source>Layers, the front one first</source><extracomment>LayersPanel</extracomment><translation>Ebenen, die vorderste zuerst</translation></message>
<message><source>Legend</source><extracomment>Legend</extracomment><translation>Legende</translation></message>
<message><source>Select %1 on the canvas</source><extracomment>Legend</extracomment><translation>%1 auf der Zeichenfläche auswählen</translation></message>
<message><source>Go to a step of the lesson</source><extracomment>Lesson</extracomment><translation>Zu einem Schritt der Lektion gehen</translation></message>
<message><source>Watch the world. The answer comes when the run pauses, at %1 s.</source><extracomment>LessonAnswer</extracomment><translation>Beobachte die Welt. Die Antwort kommt, wenn der Lauf anhält, bei %1 s.</translation></message>
<message><source>Show the answer now</source><extracomment>LessonAnswer</extracomment><translation>Antwort jetzt zeigen</translation></message>
<message><source>Answer</source><extracomment>LessonAnswer</extracomment><translation>Antwort</translation></message>
<message><source>Step %1 of %2</source><extracomment>LessonNotes</extracomment><translation>Schritt %1 von %2</translation></message>
<message><source>Leave the lesson, with the settings from before it</source><extracomment>LessonNotes</extracomment><translation>Lektion verlassen, mit den Einstellungen von davor</translation></message>
<message><source>Question: %1</source><extracomment>LessonQuestion</extracomment><translation>Frage: %1</translation></message>
<message><source>your curve</source><extracomment>LessonQuestion</extracomment><translation>deine Kurve</translation></message>
<message><source>the run</source><extracomment>LessonQuestion</extracomment><translation>der Lauf</translation></message>
<message><source>Sketch of %1</source><extracomment>LessonQuestion</extracomment><translation>Skizze von %1</translation></message>
<message><source>Left and right go along the time, up and down set the value.</source><extracomment>LessonQuestion</extracomment><translation>Links und rechts gehen entlang der Zeit, auf und ab setzen den Wert.</translation></message>
<message><source>This is my curve</source><extracomment>LessonQuestion</extracomment><translation>Das ist meine Kurve</translation></message>
<message><source>Clear</source><extracomment>LessonQuestion</extracomment><translation>Leeren</translation></message>
<message><source>Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.</source><extracomment>LessonQuestion</extracomment><translation>Zeichne deine Kurve über die Achsen: mit Maus, Stift, Finger oder Pfeiltasten.</translation></message>
<message><source>Make a guess: then the world plays.</source><extracomment>LessonQuestion</extracomment><translation>Gib eine Vermutung ab: Dann läuft die Welt.</translation></message>
<message><source>your guess</source><extracomment>LessonQuestion</extracomment><translation>deine Vermutung</translation></message>
<message><source>your guess, right</source><extracomment>LessonQuestion</extracomment><translation>deine Vermutung, richtig</translation></message>
<message><source>right</source><extracomment>LessonQuestion</extracomment><translation>richtig</translation></message>
<message><source>Back</source><extracomment>LessonSteps</extracomment><translation>Zurück</translation></message>
<message><source>Handed in.</source><extracomment>LessonSteps</extracomment><translation>Abgegeben.</translation></message>
<message><source>The end of the lesson.</source><extracomment>LessonSteps</extracomment><translation>Das Ende der Lektion.</translation></message>
<message><source>Next step</source><extracomment>LessonSteps</extracomment><translation>Nächster Schritt</translation></message>
<message><source>End</source><extracomment>LessonSteps</extracomment><translation>Ende</translation></message>
<message><source>%1 to %2</source><extracomment>LinkListModel</extracomment><translation>%1 zu %2</translation></message>
<message><source>; weight %1</source><extracomment>LinkListModel</extracomment><translation>; Gewicht %1</translation></message>
<message><source>; number %1 in the order</source><extracomment>LinkListModel</extracomment><translation>; Nummer %1 in der Reihenfolge</translation></message>
<message><source>Move wire earlier</source><extracomment>LinkOrderModel</extracomment><translation>Verbindung früher einreihen</translation></message>
<message><source>Move wire later</source><extracomment>LinkOrderModel</extracomment><translation>Verbindung später einreihen</translation></message>
<message><source>%1 is not part of this run: it is wired to no agent type</source><extracomment>LitNode</extracomment><translation>%1 gehört nicht zu diesem Lauf: Es gibt keine Verbindung zu einem Agententyp</translation></message>
<message><source>%1 is muted</source><extracomment>LitNode</extracomment><translation>%1 ist stumm</translation></message>
<message><source>%1 was done for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 wurde für %2 von %3 ausgeführt</translation></message>
<message><source>%1 is true for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 ist für %2 von %3 wahr</translation></message>
<message><source>%1 exists for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 existiert für %2 von %3</translation></message>
<message><source>%1 acts on %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 wirkt auf %2 von %3</translation></message>
<message><source>Formula for %1</source><extracomment>LiveFormula</extracomment><translation>Formel für %1</translation></message>
<message><source>For %1, just now</source><extracomment>LiveFormula</extracomment><translation>Für %1, gerade jetzt</translation></message>
<message><source>For %1, just now: %2</source><extracomment>LiveFormula</extracomment><translation>Für %1, gerade jetzt: %2</translation></message>
<message><source>no number</source><extracomment>LiveFormulaModel</extracomment><translation>keine Zahl</translation></message>
<message><source>there</source><extracomment>LiveFormulaModel</extracomment><translation>vorhanden</translation></message>
<message><source>used</source><extracomment>LiveFormulaModel</extracomment><translation>benutzt</translation></message>
<message><source>active, but skipped</source><extracomment>LiveFormulaModel</extracomment><translation>aktiv, aber übersprungen</translation></message>
<message><source>weight * force</source><extracomment>LiveFormulaModel</extracomment><translation>Gewicht * Kraft</translation></message>
<message><source>“%1” is not finite here, so this agent gets no number from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>„%1“ ist hier nicht endlich, daher bekommt dieser Agent keine Zahl von der Karte.</translation></message>
<message><source>“%1” is not finite here, so this agent gets no force from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>„%1“ ist hier nicht endlich, daher bekommt dieser Agent keine Kraft von der Karte.</translation></message>
<message><source>fires</source><extracomment>LiveLinks</extracomment><translation>löst aus</translation></message>
<message><source>Interest %1 and danger %2, in the direction of this wire</source><extracomment>LiveLinks</extracomment><translation>Interesse %1 und Gefahr %2, in der Richtung dieser Verbindung</translation></message>
<message><source>cut by maximum force: %1</source><extracomment>LiveLinks</extracomment><translation>durch die Maximalkraft gekürzt: %1</translation></message>
<message><source>No earlier time is known.</source><extracomment>Main</extracomment><translation>Keine frühere Zeit bekannt.</translation></message>
<message><source>Both runs start again from tick 0.</source><extracomment>Main</extracomment><translation>Beide Läufe beginnen wieder bei Tick 0.</translation></message>
<message><source>All references are drawn as wires. T brings the tags back.</source><extracomment>Main</extracomment><translation>Alle Verweise sind als Verbindungen gezeichnet. T bringt die Marken zurück.</translation></message>
<message><source>Long references are drawn as tags. T draws them as wires.</source><extracomment>Main</extracomment><translation>Lange Verweise sind als Marken gezeichnet. T zeichnet sie als Verbindungen.</translation></message>
<message><source>Import “%1”</source><extracomment>MapImportDialog</extracomment><translation>„%1“ importieren</translation></message>
<message><source>Levels</source><extracomment>MapImportDialog</extracomment><translation>Level</translation></message>
<message><source>Scale</source><extracomment>MapImportDialog</extracomment><translation>Maßstab</translation></message>
<message><source>world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>Welteinheiten je Pixel</translation></message>
<message><source>Scale in world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>Maßstab in Welteinheiten je Pixel</translation></message>
<message><source>Picture</source><extracomment>MapImportDialog</extracomment><translation>Bild</translation></message>
<message><source>Show the map's picture beneath the world</source><extracomment>MapImportDialog</extracomment><translation>Bild der Levelkarte unter der Welt zeigen</translation></message>
<message><source>shown beneath the world</source><extracomment>MapImportDialog</extracomment><translation>unter der Welt gezeigt</translation></message>
<message><source>%1 becomes</source><extracomment>MapImportDialog</extracomment><translation>%1 wird zu</translation></message>
<message><source>Import</source><extracomment>MapImportDialog</extracomment><translation>Importieren</translation></message>
<message><source>Agents of %1</source><extracomment>MapImportModel</extracomment><translation>Agenten von %1</translation></message>
<message><source>Only in the picture</source><extracomment>MapImportModel</extracomment><translation>Nur im Bild</translation></message>
<message><source>All levels</source><extracomment>MapImportModel</extracomment><translation>Alle Level</translation></message>
<message><source>Reading “%1”</source><extracomment>MapImportModel</extracomment><translation>„%1“ wird gelesen</translation></message>
<message><source>If you cancel, the project stays as it is.</source><extracomment>MapImportModel</extracomment><translation>Bei Abbruch bleibt das Projekt, wie es ist.</translation></message>
<message><source>%1 could not be imported</source><extracomment>MapImportModel</extracomment><translation>%1 ließ sich nicht importieren</translation></message>
<message><source>Nothing becomes part of the world. Choose what the rows below become.</source><extracomment>MapImportModel</extracomment><translation>Nichts wird Teil der Welt. Wählen, was aus den Zeilen unten wird.</translation></message>
<message><source>; %1 of the last import are removed</source><extracomment>MapImportModel</extracomment><translation>; %1 aus dem letzten Import werden entfernt</translation></message>
<message><source> It has no tiles or backgrounds to show as a picture.</source><extracomment>MapImportModel</extracomment><translation> Sie hat keine Kacheln oder Hintergründe, die sich als Bild zeigen ließen.</translation></message>
<message><source>Import %1</source><extracomment>MapImportModel</extracomment><translation>%1 importieren</translation></message>
<message><source>Import maps again</source><extracomment>MapImportModel</extracomment><translation>Levelkarten erneut importieren</translation></message>
<message><source>The map's picture could not be saved</source><extracomment>MapImportModel</extracomment><translation>Das Bild der Levelkarte ließ sich nicht speichern</translation></message>
<message><source>Name the map's picture</source><extracomment>MapImportModel</extracomment><translation>Bild der Levelkarte benennen</translation></message>
<message><source>There is another %1, so the map's picture is %2. Save the project once more.</source><extracomment>MapImportModel</extracomment><translation>Es gibt noch ein %1, daher heißt das Bild der Levelkarte %2. Das Projekt noch einmal speichern.</translation></message>
<message><source>Add an agent type first: there are no agents to measure.</source><extracomment>MeasureFields</extracomment><translation>Erst einen Agententyp hinzufügen: Es gibt keine Agenten zum Messen.</translation></message>
<message><source>Choose what it is about: a target, a meter, a mode or an action.</source><extracomment>MeasureFields</extracomment><translation>Wählen, worum es geht: ein Ziel, ein Vorrat, ein Modus oder eine Aktion.</translation></message>
<message><source>Choose the other agent type.</source><extracomment>MeasureFields</extracomment><translation>Den anderen Agententyp wählen.</translation></message>
<message><source>The time counted must be a number of seconds, %1. 0 counts from the start.</source><extracomment>MeasureFields</extracomment><translation>Die gezählte Zeit muss eine Zahl von Sekunden sein, %1. 0 zählt ab dem Anfang.</translation></message>
<message><source>The range of the colors must be two numbers. 0 and 0: the least and the largest in the run.</source><extracomment>MeasureFields</extracomment><translation>Der Bereich der Farben muss aus zwei Zahlen bestehen. 0 und 0: die kleinste und die größte im Lauf.</translation></message>
<message><source>The time shown must be a number of seconds, %1.</source><extracomment>MeasureFields</extracomment><translation>Die gezeigte Zeit muss eine Zahl von Sekunden sein, %1.</translation></message>
<message><source>Of</source><extracomment>MeasureFields</extracomment><translation>Von</translation></message>
<message><source>Over the last seconds; 0 counts from the start</source><extracomment>MeasureFields</extracomment><translation>Über die letzten Sekunden; 0 zählt ab dem Anfang</translation></message>
<message><source>seconds (0 = all)</source><extracomment>MeasureFields</extracomment><translation>Sekunden (0 = alle)</translation></message>
<message><source>All of them</source><extracomment>MeasureFields</extracomment><translation>Alle</translation></message>
<message><source>Map of the canvas</source><extracomment>Minimap</extracomment><translation>Übersicht der Zeichenfläche</translation></message>
<message><source>Time shown, in seconds</source><extracomment>MonitorDraft</extracomment><translation>Gezeigte Zeit in Sekunden</translation></message>
<message><source>Time shown</source><extracomment>MonitorDraft</extracomment><translation>Gezeigte Zeit</translation></message>
<message><source>Colors from</source><extracomment>MonitorDraft</extracomment><translation>Farben von</translation></message>
<message><source>Colors to</source><extracomment>MonitorDraft</extracomment><translation>Farben bis</translation></message>
<message><source>(0 to 0: all numbers)</source><extracomment>MonitorDraft</extracomment><translation>(0 bis 0: alle Zahlen)</translation></message>
<message><source>Color by a number</source><extracomment>MonitorDraft</extracomment><translation>Nach einer Zahl färben</translation></message>
<message><source>Add plot</source><extracomment>MonitorDraft</extracomment><translation>Diagramm hinzufügen</translation></message>
<message><source>Edit plot</source><extracomment>MonitorDraft</extracomment><translation>Diagramm bearbeiten</translation></message>
<message><source>“%1” of %2</source><extracomment>Names</extracomment><translation>„%1“ von %2</translation></message>
<message><source>Line %1: </source><extracomment>Names</extracomment><translation>Zeile %1: </translation></message>
<message><source>Select the wire to insert a node into: click it, or press Alt and an arrow key from its card.</source><extracomment>NodeAdder</extracomment><translation>Die Verbindung auswählen, in die ein Knoten soll: anklicken oder von ihrer Karte aus Alt und eine Pfeiltaste drücken.</translation></message>
<message><source>%1 is in this mode</source><extracomment>NodeCard</extracomment><translation>%1 ist in diesem Modus</translation></message>
<message><source>Muted</source><extracomment>NodeListModel</extracomment><translation>Stumm</translation></message>
<message><source>Silent: another node is solo</source><extracomment>NodeListModel</extracomment><translation>Schweigt: Ein anderer Knoten ist solo</translation></message>
<message><source>Close the notes</source><extracomment>NotesPane</extracomment><translation>Notizen schließen</translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>Eine Lektion mit einem Schritt.</numerusform><numerusform>Eine Lektion mit %n Schritten.</numerusform></translation></message>
<message><source>You have handed in your answers.</source><extracomment>NotesView</extracomment><translation>Du hast deine Antworten abgegeben.</translation></message>
<message><source>Your answers stay until you begin again or open another project.</source><extracomment>NotesView</extracomment><translation>Deine Antworten bleiben, bis du neu beginnst oder ein anderes Projekt öffnest.</translation></message>
<message><source>Continue at step %1</source><extracomment>NotesView</extracomment><translation>Bei Schritt %1 weitermachen</translation></message>
<message><source>Begin the lesson</source><extracomment>NotesView</extracomment><translation>Lektion beginnen</translation></message>
<message><source>Begin again</source><extracomment>NotesView</extracomment><translation>Neu beginnen</translation></message>
<message><source>Done</source><extracomment>NotesView</extracomment><translation>Fertig</translation></message>
<message><source>Edit the notes and the lesson</source><extracomment>NotesView</extracomment><translation>Notizen und Lektion bearbeiten</translation></message>
<message><source>Markdown. [text](node:ID) selects a card, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.</source><extracomment>NotesView</extracomment><translation>Markdown. [Text](node:ID) wählt eine Karte aus, [Text](agent:NAME) einen Agenten, [Text](experiment:ID) startet ein Experiment, ![Text](picture.png) zeigt eine Datei neben dem Projekt.</translation></message>
<message><source>Notes explain what the project is, how it works, what to notice and what to try.</source><extracomment>NotesView</extracomment><translation>Notizen erklären, was das Projekt ist, wie es funktioniert, was zu beobachten und was auszuprobieren ist.</translation></message>
<message><source>Insert link to the selected card</source><extracomment>NotesView</extracomment><translation>Link zur ausgewählten Karte einfügen</translation></message>
<message><source>What it is</source><extracomment>NotesView</extracomment><translation>Was es ist</translation></message>
<message><source>Things to notice</source><extracomment>NotesView</extracomment><translation>Was zu beobachten ist</translation></message>
<message><source>Things to try</source><extracomment>NotesView</extracomment><translation>Was auszuprobieren ist</translation></message>
<message><source>Spread of %1</source><extracomment>NumberEditor</extracomment><translation>Streuung von %1</translation></message>
<message><source>Hide the spread</source><extracomment>NumberEditor</extracomment><translation>Streuung ausblenden</translation></message>
<message><source>The spread: how much this differs from agent to agent</source><extracomment>NumberEditor</extracomment><translation>Die Streuung: wie sehr sich dies von Agent zu Agent unterscheidet</translation></message>
<message><source>Guess</source><extracomment>NumberGuess</extracomment><translation>Vermutung</translation></message>
<message><source>This is not a number.</source><extracomment>NumberGuess</extracomment><translation>Das ist keine Zahl.</translation></message>
<message><source>Your guess: %1</source><extracomment>NumberGuess</extracomment><translation>Deine Vermutung: %1</translation></message>
<message><source>%1, in their order</source><extracomment>OrderList</extracomment><translation>%1, in ihrer Reihenfolge</translation></message>
<message><source>Earlier</source><extracomment>OrderList</extracomment><translation>Früher</translation></message>
<message><source>Later</source><extracomment>OrderList</extracomment><translation>Später</translation></message>
<message><source>Size of the grid</source><extracomment>OverlayMenu</extracomment><translation>Größe des Rasters</translation></message>
<message><source>units</source><extracomment>OverlayMenu</extracomment><translation>Einheiten</translation></message>
<message><source>From 1 to 10,000 units</source><extracomment>OverlayMenu</extracomment><translation>Von 1 bis 10.000 Einheiten</translation></message>
<message><source>Paint</source><extracomment>PaintingEditor</extracomment><translation>Malen</translation></message>
<message><source>Picture…</source><extracomment>PaintingEditor</extracomment><translation>Bild…</translation></message>
<message><source>Node types</source><extracomment>PaletteList</extracomment><translation>Knotentypen</translation></message>
<message><source>Nothing found. Try what it does: chase, avoid, stop, first.</source><extracomment>PaletteList</extracomment><translation>Nichts gefunden. Suchen, was er tut: jagen, ausweichen, anhalten, zuerst.</translation></message>
<message><source>Added last</source><extracomment>PaletteModel</extracomment><translation>Zuletzt hinzugefügt</translation></message>
<message><source>Also fits</source><extracomment>PaletteModel</extracomment><translation>Passt auch</translation></message>
<message><source>With some of these words</source><extracomment>PaletteModel</extracomment><translation>Mit einigen dieser Wörter</translation></message>
<message><source>Search nodes</source><extracomment>PalettePane</extracomment><translation>Knoten suchen</translation></message>
<message><source>Fold the palette</source><extracomment>PalettePane</extracomment><translation>Palette einklappen</translation></message>
<message><source>Keep the palette open</source><extracomment>PalettePane</extracomment><translation>Palette offen halten</translation></message>
<message><source>Add a node</source><extracomment>PalettePopup</extracomment><translation>Knoten hinzufügen</translation></message>
<message><source>Add what fits this wire</source><extracomment>PalettePopup</extracomment><translation>Hinzufügen, was zu dieser Verbindung passt</translation></message>
<message><source>Insert into this wire</source><extracomment>PalettePopup</extracomment><translation>In diese Verbindung einfügen</translation></message>
<message><source>Search</source><extracomment>PaletteRail</extracomment><translation>Suchen</translation></message>
<message><source>Nodes to add</source><extracomment>PaletteRail</extracomment><translation>Knoten zum Hinzufügen</translation></message>
<message><source>Search the nodes to add</source><extracomment>PaletteRail</extracomment><translation>Knoten zum Hinzufügen suchen</translation></message>
<message><source>Nodes to add: %1</source><extracomment>PaletteRail</extracomment><translation>Knoten zum Hinzufügen: %1</translation></message>
<message><source>Also: %1</source><extracomment>PaletteRow</extracomment><translation>Auch: %1</translation></message>
<message><source>Drag it onto the canvas, or double-click.</source><extracomment>PaletteRow</extracomment><translation>Auf die Zeichenfläche ziehen oder doppelklicken.</translation></message>
<message><source>Parameters</source><extracomment>ParametersDock</extracomment><translation>Parameter</translation></message>
<message><source>Hide the parameters</source><extracomment>ParametersDock</extracomment><translation>Parameter ausblenden</translation></message>
<message><source>Show the parameters</source><extracomment>ParametersDock</extracomment><translation>Parameter zeigen</translation></message>
<message><source>There is no such file in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Im Projektordner gibt es keine solche Datei.</translation></message>
<message><source>%1 (file)</source><extracomment>PartFiles</extracomment><translation>%1 (Datei)</translation></message>
<message><source>The part file %1 in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Die Bausteindatei %1 im Projektordner.</translation></message>
<message><source>Equal to the part file “%1”.</source><extracomment>PartFiles</extracomment><translation>Gleich der Bausteindatei „%1“.</translation></message>
<message><source>Edited in this project. The part file “%1” is without these edits.</source><extracomment>PartFiles</extracomment><translation>In diesem Projekt bearbeitet. Die Bausteindatei „%1“ hat diese Änderungen nicht.</translation></message>
<message><source>The part file “%1” has changed. Use what the file has, or write what this project has to the file.</source><extracomment>PartFiles</extracomment><translation>Die Bausteindatei „%1“ hat sich geändert. Übernehmen, was die Datei hat, oder in die Datei schreiben, was dieses Projekt hat.</translation></message>
<message><source>The part file “%1” cannot be read. The groups work without it. %2</source><extracomment>PartFiles</extracomment><translation>Die Bausteindatei „%1“ lässt sich nicht lesen. Die Gruppen funktionieren ohne sie. %2</translation></message>
<message><source>It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, forces and times mean something else. Change them, or the tick of the world.</source><extracomment>PartFiles</extracomment><translation>Er wurde für eine Welt gemacht, deren Tick %1 lang ist; hier ist ein Tick %2 lang: Seine Tempi, Kräfte und Zeiten bedeuten etwas anderes. Sie ändern oder den Tick der Welt.</translation></message>
<message><source>The part could not be saved</source><extracomment>PartFiles</extracomment><translation>Der Baustein ließ sich nicht speichern</translation></message>
<message><source>Select the group to save as a part.</source><extracomment>PartFiles</extracomment><translation>Die Gruppe auswählen, die als Baustein gespeichert werden soll.</translation></message>
<message><source>Link to a part file</source><extracomment>PartFiles</extracomment><translation>Mit einer Bausteindatei verknüpfen</translation></message>
<message><source>The part file is not in the project's folder. Save it as a part there.</source><extracomment>PartFiles</extracomment><translation>Die Bausteindatei liegt nicht im Projektordner. Die Gruppe dort als Baustein speichern.</translation></message>
<message><source>“%1” could not be added as a part</source><extracomment>PartFiles</extracomment><translation>„%1“ ließ sich nicht als Baustein hinzufügen</translation></message>
<message><source>Added, but not linked to the file: the project has no folder yet. Save the project beside it, select the group, then choose “Link to a file…”.</source><extracomment>PartFiles</extracomment><translation>Hinzugefügt, aber nicht mit der Datei verknüpft: Das Projekt hat noch keinen Ordner. Das Projekt daneben speichern, die Gruppe auswählen, dann „Mit Datei verknüpfen…“ wählen.</translation></message>
<message><source>“%1” could not be linked</source><extracomment>PartFiles</extracomment><translation>„%1“ ließ sich nicht verknüpfen</translation></message>
<message><source>A part file is linked only if it is in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Eine Bausteindatei wird nur verknüpft, wenn sie im Projektordner liegt.</translation></message>
<message><source>The part file cannot be read.</source><extracomment>PartFiles</extracomment><translation>Die Bausteindatei lässt sich nicht lesen.</translation></message>
<message><source>Take over a part file</source><extracomment>PartFiles</extracomment><translation>Bausteindatei übernehmen</translation></message>
<message><source>Unlink a part file</source><extracomment>PartFiles</extracomment><translation>Verknüpfung mit Bausteindatei lösen</translation></message>
<message><source>for %1</source><extracomment>PickedValuesModel</extracomment><translation>für %1</translation></message>
<message><source>not before %1</source><extracomment>PickedValuesModel</extracomment><translation>nicht vor %1</translation></message>
<message><source>waits</source><extracomment>PickedValuesModel</extracomment><translation>wartet</translation></message>
<message><source>waits for its way</source><extracomment>PickedValuesModel</extracomment><translation>wartet auf seinen Weg</translation></message>
<message><source>dashed: %1</source><extracomment>PlotCard</extracomment><translation>gestrichelt: %1</translation></message>
<message><source>%1, tick %2</source><extracomment>PlotCard</extracomment><translation>%1, Tick %2</translation></message>
<message><source>Plot of %1</source><extracomment>PlotCard</extracomment><translation>Diagramm von %1</translation></message>
<message><source>Tick %1: </source><extracomment>PlotCard</extracomment><translation>Tick %1: </translation></message>
<message><source>Measures from now on. Press Play.</source><extracomment>PlotCard</extracomment><translation>Misst ab jetzt. Abspielen drücken.</translation></message>
<message><source>Click to edit this plot; Delete removes it.</source><extracomment>PlotLegendEntry</extracomment><translation>Klick bearbeitet dieses Diagramm; Entf entfernt es.</translation></message>
<message><source>Edit this plot.</source><extracomment>PlotLegendEntry</extracomment><translation>Dieses Diagramm bearbeiten.</translation></message>
<message><source>Remove plot</source><extracomment>PlotListModel</extracomment><translation>Diagramm entfernen</translation></message>
<message><source>Rename plot</source><extracomment>PlotListModel</extracomment><translation>Diagramm umbenennen</translation></message>
<message><source>Plots</source><extracomment>PlotPanel</extracomment><translation>Diagramme</translation></message>
<message><source>Numbers of this run over time.</source><extracomment>PlotPanel</extracomment><translation>Zahlen dieses Laufs im Zeitverlauf.</translation></message>
<message><source>Sweeps</source><extracomment>PlotPanel</extracomment><translation>Messreihen</translation></message>
<message><source>What was measured in many runs.</source><extracomment>PlotPanel</extracomment><translation>Was in vielen Läufen gemessen wurde.</translation></message>
<message><source>Found values</source><extracomment>PlotPanel</extracomment><translation>Gefundene Werte</translation></message>
<message><source>Values that meet goals.</source><extracomment>PlotPanel</extracomment><translation>Werte, die Ziele erfüllen.</translation></message>
<message><source>Plot a number of an agent or of a group.</source><extracomment>PlotPanel</extracomment><translation>Eine Zahl eines Agenten oder einer Gruppe als Diagramm zeigen.</translation></message>
<message><source>Save as a table</source><extracomment>PlotPanel</extracomment><translation>Als Tabelle speichern</translation></message>
<message><source>Write what the plots show as CSV.</source><extracomment>PlotPanel</extracomment><translation>Schreibt, was die Diagramme zeigen, als CSV.</translation></message>
<message><source>Hide the plots</source><extracomment>PlotPanel</extracomment><translation>Diagramme ausblenden</translation></message>
<message><source>The plots keep measuring.</source><extracomment>PlotPanel</extracomment><translation>Die Diagramme messen weiter.</translation></message>
<message><source>Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far from their prey, how many are in a mode. Pick an agent first to plot it alone.</source><extracomment>PlotPanel</extracomment><translation>Noch kein Diagramm. Ein Klick auf + zeigt eine Zahl im Zeitverlauf: wie schnell die Jäger sind, wie weit von ihrer Beute, wie viele in einem Modus. Erst einen Agenten wählen, um ihn allein zu verfolgen.</translation></message>
<message><source>Continue</source><extracomment>PlotPanel</extracomment><translation>Fortsetzen</translation></message>
<message><source>Pause the search</source><extracomment>PlotPanel</extracomment><translation>Suche anhalten</translation></message>
<message><source>Stop the search</source><extracomment>PlotPanel</extracomment><translation>Suche beenden</translation></message>
<message><source>Stop. The best so far stay.</source><extracomment>PlotPanel</extracomment><translation>Beenden. Die bisher besten bleiben.</translation></message>
<message><source>Search again…</source><extracomment>PlotPanel</extracomment><translation>Erneut suchen…</translation></message>
<message><source>Change goals, bounds or time, and search again.</source><extracomment>PlotPanel</extracomment><translation>Ziele, Grenzen oder Zeit ändern und noch einmal suchen.</translation></message>
<message><source>Size of the plots</source><extracomment>PlotPanelEdge</extracomment><translation>Größe der Diagramme</translation></message>
<message><source>A coordinate must be a number, %1.</source><extracomment>PointListModel</extracomment><translation>Eine Koordinate muss eine Zahl sein, %1.</translation></message>
<message><source>Move point of %1</source><extracomment>PointListModel</extracomment><translation>Punkt von %1 verschieben</translation></message>
<message><source>Reorder points of %1</source><extracomment>PointListModel</extracomment><translation>Punkte von %1 umordnen</translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n Punkt</numerusform><numerusform>%n Punkte</numerusform></translation></message>
<message><source>X of point %1</source><extracomment>PointsEditor</extracomment><translation>X von Punkt %1</translation></message>
<message><source>Y of point %1</source><extracomment>PointsEditor</extracomment><translation>Y von Punkt %1</translation></message>
<message><source>Add a point after this one</source><extracomment>PointsEditor</extracomment><translation>Punkt danach hinzufügen</translation></message>
<message><source>Remove this point</source><extracomment>PointsEditor</extracomment><translation>Diesen Punkt entfernen</translation></message>
<message><source>Input %1</source><extracomment>PortMark</extracomment><translation>Eingang %1</translation></message>
<message><source>Output %1</source><extracomment>PortMark</extracomment><translation>Ausgang %1</translation></message>
<message><source>Error: %1</source><extracomment>ProblemsSection</extracomment><translation>Fehler: %1</translation></message>
<message><source>Hint: %1</source><extracomment>ProblemsSection</extracomment><translation>Hinweis: %1</translation></message>
<message><source>Warning: %1</source><extracomment>ProblemsSection</extracomment><translation>Warnung: %1</translation></message>
<message><source>No problems. The project runs as it is.</source><extracomment>ProblemsSection</extracomment><translation>Keine Probleme. Das Projekt läuft, wie es ist.</translation></message>
<message><source>%1: %2 percent</source><extracomment>ProgressNote</extracomment><translation>%1: %2 Prozent</translation></message>
<message><source>Find in the project</source><extracomment>ProjectSearch</extracomment><translation>Im Projekt suchen</translation></message>
<message><source>Nothing found.</source><extracomment>ProjectSearch</extracomment><translation>Nichts gefunden.</translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>Einen Treffer gefunden. Eingabe zeigt ihn.</numerusform><numerusform>%n Treffer gefunden. Eingabe zeigt den ersten.</numerusform></translation></message>
<message><source>What was found</source><extracomment>ProjectSearch</extracomment><translation>Treffer</translation></message>
<message><source>Add a property</source><extracomment>PropertyListModel</extracomment><translation>Eigenschaft hinzufügen</translation></message>
<message><source>Remove a property</source><extracomment>PropertyListModel</extracomment><translation>Eigenschaft entfernen</translation></message>
<message><source>Rename a property</source><extracomment>PropertyListModel</extracomment><translation>Eigenschaft umbenennen</translation></message>
<message><source>Set the type of %1</source><extracomment>PropertyListModel</extracomment><translation>Typ von %1 setzen</translation></message>
<message><source>“%1” is not a number.</source><extracomment>PropertyListModel</extracomment><translation>„%1“ ist keine Zahl.</translation></message>
<message><source>Set %1</source><extracomment>PropertyListModel</extracomment><translation>%1 setzen</translation></message>
<message><source>Name of the property</source><extracomment>PropertyRow</extracomment><translation>Name der Eigenschaft</translation></message>
<message><source>Type of %1</source><extracomment>PropertyRow</extracomment><translation>Typ von %1</translation></message>
<message><source>Remove “%1”</source><extracomment>PropertyRow</extracomment><translation>„%1“ entfernen</translation></message>
<message><source>Properties of the project</source><extracomment>PropertyTable</extracomment><translation>Eigenschaften des Projekts</translation></message>
<message><source>Properties</source><extracomment>PropertyTable</extracomment><translation>Eigenschaften</translation></message>
<message><source>Values of your own that go to the game with the export. Tiller gives them no meaning.</source><extracomment>PropertyTable</extracomment><translation>Eigene Werte, die mit dem Export ins Spiel gehen. Für Tiller haben sie keine Bedeutung.</translation></message>
<message><source>turned by %1°</source><extracomment>QObject</extracomment><translation>um %1° gedreht</translation></message>
<message><source>Rotate %1</source><extracomment>QObject</extracomment><translation>%1 drehen</translation></message>
<message><source>scaled to %1%</source><extracomment>QObject</extracomment><translation>auf %1% skaliert</translation></message>
<message><source>scaled to %1%, %2%</source><extracomment>QObject</extracomment><translation>auf %1%, %2% skaliert</translation></message>
<message><source>Move start of %1</source><extracomment>QObject</extracomment><translation>Start von %1 verschieben</translation></message>
<message><source>Duplicate an agent</source><extracomment>QObject</extracomment><translation>Agenten duplizieren</translation></message>
<message><source>A parameter</source><extracomment>QObject</extracomment><translation>Ein Parameter</translation></message>
<message><source>Recent</source><extracomment>RecentList</extracomment><translation>Zuletzt benutzt</translation></message>
<message><source>The project has problems. Fix them first: the list is at the right.</source><extracomment>Recorder</extracomment><translation>Das Projekt hat Probleme. Erst beheben: Die Liste steht rechts.</translation></message>
<message><source>Attached to “%1”. The game leads: Pause and the time bar show the past, Play follows again. What you edit acts in the game.</source><extracomment>Recordings</extracomment><translation>Mit „%1“ verbunden. Das Spiel führt: Pause und Zeitleiste zeigen die Vergangenheit, Abspielen folgt wieder. Änderungen wirken im Spiel.</translation></message>
<message><source>%1 What “%2” did stays here. Play goes on without the game.</source><extracomment>Recordings</extracomment><translation>%1 Was „%2“ getan hat, bleibt hier. Abspielen geht ohne das Spiel weiter.</translation></message>
<message><source>The open project is not the one that the game runs. Your next edit gives the game all that differs.</source><extracomment>Recordings</extracomment><translation>Das geöffnete Projekt ist nicht das, das im Spiel läuft. Die nächste Änderung überträgt alle Unterschiede ins Spiel.</translation></message>
<message><source>This is a copy of the game's project.</source><extracomment>Recordings</extracomment><translation>Dies ist eine Kopie des Projekts aus dem Spiel.</translation></message>
<message><source>The game refused your last edit, and the editor took it back: %1</source><extracomment>Recordings</extracomment><translation>Das Spiel hat die letzte Änderung abgelehnt, und der Editor hat sie zurückgenommen: %1</translation></message>
<message><source>The game refused your last edit: %1</source><extracomment>Recordings</extracomment><translation>Das Spiel hat die letzte Änderung abgelehnt: %1</translation></message>
<message><source>Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.</source><extracomment>Recordings</extracomment><translation>Zustand von „%1“ wird empfangen: %2 von %3 MB. Trennen bricht ab.</translation></message>
<message><source>Waiting for “%1”. It answers at its next step.</source><extracomment>Recordings</extracomment><translation>Warten auf „%1“. Es antwortet bei seinem nächsten Schritt.</translation></message>
<message><source>Recording “%1”: %2 of the game. Drag along the time bar to look; Play goes on from there with the game's inputs.</source><extracomment>Recordings</extracomment><translation>Aufzeichnung „%1“: %2 des Spiels. Zum Ansehen die Zeitleiste ziehen; Abspielen geht von dort mit den Eingaben des Spiels weiter.</translation></message>
<message><source>The end of the file is incomplete: it was left out.</source><extracomment>Recordings</extracomment><translation>Das Ende der Datei ist unvollständig und wurde weggelassen.</translation></message>
<message><source>The file is too long to be read whole: what comes after these ticks was left out.</source><extracomment>Recordings</extracomment><translation>Die Datei ist zu lang, um sie ganz zu lesen: Was nach diesen Ticks kommt, wurde weggelassen.</translation></message>
<message><source>The project has changed since. The run goes by the project in the recording; Play goes on with the project as it is now.</source><extracomment>Recordings</extracomment><translation>Das Projekt hat sich seitdem geändert. Der Lauf folgt dem Projekt in der Aufzeichnung; Abspielen geht mit dem jetzigen Projekt weiter.</translation></message>
<message><source>This is the copy of the project in the recording.</source><extracomment>Recordings</extracomment><translation>Dies ist die Kopie des Projekts in der Aufzeichnung.</translation></message>
<message><source>A game without a file</source><extracomment>Recordings</extracomment><translation>Ein Spiel ohne Datei</translation></message>
<message><source>Process %1, port %2</source><extracomment>Recordings</extracomment><translation>Prozess %1, Port %2</translation></message>
<message><source>port %1</source><extracomment>Recordings</extracomment><translation>Port %1</translation></message>
<message><source>You have left the game.</source><extracomment>Recordings</extracomment><translation>Du hast das Spiel verlassen.</translation></message>
<message><source>Reading the state of “%1”</source><extracomment>Recordings</extracomment><translation>Zustand von „%1“ wird gelesen</translation></message>
<message><source>If you cancel, the editor detaches from the game.</source><extracomment>Recordings</extracomment><translation>Bei Abbruch trennt sich der Editor vom Spiel.</translation></message>
<message><source>The state that the game sent does not fit its project, so the editor cannot follow it: %1 Record the run of the game instead.</source><extracomment>Recordings</extracomment><translation>Der vom Spiel gesendete Zustand passt nicht zu seinem Projekt, daher kann der Editor nicht folgen: %1 Stattdessen den Lauf des Spiels aufzeichnen.</translation></message>
<message><source>Looking for “%1”</source><extracomment>Recordings</extracomment><translation>„%1“ wird gesucht</translation></message>
<message><source>If you cancel, you can choose the file.</source><extracomment>Recordings</extracomment><translation>Bei Abbruch lässt sich die Datei wählen.</translation></message>
<message><source>Unsaved changes</source><extracomment>RecoveredList</extracomment><translation>Ungespeicherte Änderungen</translation></message>
<message><source>%1, unsaved changes from %2</source><extracomment>RecoveredList</extracomment><translation>%1, ungespeicherte Änderungen von %2</translation></message>
<message><source>from %1, %2</source><extracomment>RecoveredList</extracomment><translation>von %1, %2</translation></message>
<message><source>by %1, which may still be open</source><extracomment>RecoveredList</extracomment><translation>durch %1, vielleicht noch geöffnet</translation></message>
<message><source>Restore</source><extracomment>RecoveredList</extracomment><translation>Wiederherstellen</translation></message>
<message><source>Restore %1</source><extracomment>RecoveredList</extracomment><translation>%1 wiederherstellen</translation></message>
<message><source>Remove</source><extracomment>RecoveredList</extracomment><translation>Entfernen</translation></message>
<message><source>Remove for good</source><extracomment>RecoveredList</extracomment><translation>Endgültig entfernen</translation></message>
<message><source>Unsaved changes were found</source><extracomment>RecoveryDialog</extracomment><translation>Ungespeicherte Änderungen gefunden</translation></message>
<message><source>The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.</source><extracomment>RecoveryDialog</extracomment><translation>Der Editor endete, bevor „%1“ gespeichert war. Die ungespeicherten Änderungen sind von %2, %3.</translation></message>
<message><source>They belong to %1, which may still be open.</source><extracomment>RecoveryDialog</extracomment><translation>Sie gehören zu %1, vielleicht noch geöffnet.</translation></message>
<message><source>“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.</source><extracomment>RecoveryDialog</extracomment><translation>„Wiederherstellen“ zeigt sie, und die Datei bleibt bis zum Speichern, wie sie ist. „Verwerfen“ zeigt die Datei, wie sie gespeichert wurde, und diese Änderungen sind endgültig weg. „Für später behalten“ fragt beim nächsten Mal wieder.</translation></message>
<message><source>Keep for later</source><extracomment>RecoveryDialog</extracomment><translation>Für später behalten</translation></message>
<message><source>Discard</source><extracomment>RecoveryDialog</extracomment><translation>Verwerfen</translation></message>
<message><source>Discard the changes</source><extracomment>RecoveryDialog</extracomment><translation>Änderungen verwerfen</translation></message>
<message><source>never saved</source><extracomment>RecoveryModel</extracomment><translation>nie gespeichert</translation></message>
<message><source>today at %1</source><extracomment>RecoveryModel</extracomment><translation>heute um %1</translation></message>
<message><source>yesterday at %1</source><extracomment>RecoveryModel</extracomment><translation>gestern um %1</translation></message>
<message><source>%1 after the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 nach dem Speichern der Datei</translation></message>
<message><source>%1 before the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 vor dem Speichern der Datei</translation></message>
<message><source>at the same time as the file was saved</source><extracomment>RecoveryModel</extracomment><translation>gleichzeitig mit dem Speichern der Datei</translation></message>
<message><source>There is no saved file.</source><extracomment>RecoveryPreview</extracomment><translation>Es gibt keine gespeicherte Datei.</translation></message>
<message><source>Unsaved: %1</source><extracomment>RecoveryPreview</extracomment><translation>Ungespeichert: %1</translation></message>
<message><source>Both are the same project.</source><extracomment>RecoveryPreview</extracomment><translation>Beides ist dasselbe Projekt.</translation></message>
<message><source>Unsaved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Ungespeichert, %1</translation></message>
<message><source>Saved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Gespeichert, %1</translation></message>
<message><source> (leads nowhere)</source><extracomment>RenderedNote</extracomment><translation> (führt ins Leere)</translation></message>
<message><source>Edit name and details</source><extracomment>RowMenuButton</extracomment><translation>Name und Details bearbeiten</translation></message>
<message><source>Start, and compare with now</source><extracomment>RowMenuButton</extracomment><translation>Starten und mit jetzt vergleichen</translation></message>
<message><source>Move up</source><extracomment>RowMenuButton</extracomment><translation>Nach oben</translation></message>
<message><source>Move down</source><extracomment>RowMenuButton</extracomment><translation>Nach unten</translation></message>
<message><source>Time passed</source><extracomment>RunNumbers</extracomment><translation>Vergangene Zeit</translation></message>
<message><source>Ticks passed</source><extracomment>RunNumbers</extracomment><translation>Vergangene Ticks</translation></message>
<message><source>min:s</source><extracomment>RunNumbers</extracomment><translation>min:s</translation></message>
<message><source>ticks</source><extracomment>RunNumbers</extracomment><translation>Ticks</translation></message>
<message><source>Tick %1 since the reset.</source><extracomment>RunNumbers</extracomment><translation>Tick %1 seit dem Zurücksetzen.</translation></message>
<message><source>Ticks since the reset.</source><extracomment>RunNumbers</extracomment><translation>Ticks seit dem Zurücksetzen.</translation></message>
<message><source>Ticks per second</source><extracomment>RunNumbers</extracomment><translation>Ticks/Sekunde</translation></message>
<message><source>This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.</source><extracomment>RunNumbers</extracomment><translation>Dieser Rechner ist zu langsam für %1 Ticks pro Sekunde. Der Lauf ist derselbe; er dauert nur länger.</translation></message>
<message><source>Ticks per second; the target is %1.</source><extracomment>RunNumbers</extracomment><translation>Ticks pro Sekunde; angestrebt sind %1.</translation></message>
<message><source>Agents</source><extracomment>RunNumbers</extracomment><translation>Agenten</translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>Agent</numerusform><numerusform>Agenten</numerusform></translation></message>
<message><source>Contacts</source><extracomment>RunNumbers</extracomment><translation>Kontakte</translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>Kontakt</numerusform><numerusform>Kontakte</numerusform></translation></message>
<message><source>What this project counts. Click to change it.</source><extracomment>RunNumbers</extracomment><translation>Was dieses Projekt zählt. Klicken zum Ändern.</translation></message>
<message><source>How often two bodies began to touch since the reset.
%1</source><extracomment>RunNumbers</extracomment><translation>Wie oft sich zwei Körper seit dem Zurücksetzen zu berühren begannen.
%1</translation></message>
<message><source>Click to place points. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Klicken setzt Punkte. Esc beendet.</translation></message>
<message><source>Drag from the center outward. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Von der Mitte nach außen ziehen. Esc beendet.</translation></message>
<message><source>Drag from corner to corner. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Von Ecke zu Ecke ziehen. Esc beendet.</translation></message>
<message><source>Click to place the first point. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Klicken setzt den ersten Punkt. Esc beendet.</translation></message>
<message><source>Double-click or press Enter to finish. Click the first point to close the shape.</source><extracomment>SceneDrawing</extracomment><translation>Doppelklick oder Eingabe beendet. Ein Klick auf den ersten Punkt schließt die Form.</translation></message>
<message><source>Click to place the next point. Backspace removes the last one.</source><extracomment>SceneDrawing</extracomment><translation>Klicken setzt den nächsten Punkt. Die Rücktaste entfernt den letzten.</translation></message>
<message><source>radius %1</source><extracomment>SceneDrawing</extracomment><translation>Radius %1</translation></message>
<message><source>%1 by %2</source><extracomment>SceneDrawing</extracomment><translation>%1 mal %2</translation></message>
<message><source>The current layer, %1, is locked. Unlock it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Die aktuelle Ebene, %1, ist gesperrt. Entsperren oder eine andere wählen.</translation></message>
<message><source>The current layer, %1, is hidden. Show it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Die aktuelle Ebene, %1, ist ausgeblendet. Zeigen oder eine andere wählen.</translation></message>
<message><source>Timeline</source><extracomment>ScrubBar</extracomment><translation>Zeitleiste</translation></message>
<message><source>Set seed</source><extracomment>SeedSetting</extracomment><translation>Startwert setzen</translation></message>
<message><source>Mute %1</source><extracomment>SelectionEdits</extracomment><translation>%1 stummschalten</translation></message>
<message><source>Unmute %1</source><extracomment>SelectionEdits</extracomment><translation>Stumm aufheben: %1</translation></message>
<message><source>Solo %1</source><extracomment>SelectionEdits</extracomment><translation>%1 solo schalten</translation></message>
<message><source>End solo of %1</source><extracomment>SelectionEdits</extracomment><translation>Solo von %1 beenden</translation></message>
<message><source>The selection is in the viewport, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>Die Auswahl ist in der Weltansicht, die ausgeblendet ist.</translation></message>
<message><source>The selection is on the canvas, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>Die Auswahl ist auf der Zeichenfläche, die ausgeblendet ist.</translation></message>
<message><source>Select an agent type first, or another card.</source><extracomment>SelectionEdits</extracomment><translation>Erst einen Agententyp oder eine andere Karte auswählen.</translation></message>
<message><source>No wire leads to this card.</source><extracomment>SelectionEdits</extracomment><translation>Keine Verbindung führt zu dieser Karte.</translation></message>
<message><source>Show %1 as formula</source><extracomment>SelectionEdits</extracomment><translation>%1 als Formel zeigen</translation></message>
<message><source>Delete %1</source><extracomment>SelectionEdits</extracomment><translation>%1 löschen</translation></message>
<message><source>Cut %1</source><extracomment>SelectionEdits</extracomment><translation>%1 ausschneiden</translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>%n Objekt einfügen</numerusform><numerusform>%n Objekte einfügen</numerusform></translation></message>
<message><source>Duplicate %1</source><extracomment>SelectionEdits</extracomment><translation>%1 duplizieren</translation></message>
<message><source>Only behaviors and combiners can be solo, because only they give a force.</source><extracomment>SelectionEdits</extracomment><translation>Nur Verhalten und Kombinierer können solo sein, denn nur sie geben eine Kraft.</translation></message>
<message><source>Detach %1</source><extracomment>SelectionEdits</extracomment><translation>%1 herauslösen</translation></message>
<message><source>There are no cards to arrange. Add some cards first.</source><extracomment>SelectionEdits</extracomment><translation>Es gibt keine Karten anzuordnen. Erst welche hinzufügen.</translation></message>
<message><source>Arrange cards</source><extracomment>SelectionEdits</extracomment><translation>Karten anordnen</translation></message>
<message><source>Select two or more cards, frames or comments to align.</source><extracomment>SelectionEdits</extracomment><translation>Mindestens zwei Karten, Rahmen oder Kommentare zum Ausrichten auswählen.</translation></message>
<message><source>Align %1</source><extracomment>SelectionEdits</extracomment><translation>%1 ausrichten</translation></message>
<message><source>A weight is a number from 0 to 100.</source><extracomment>SelectionEdits</extracomment><translation>Ein Gewicht ist eine Zahl von 0 bis 100.</translation></message>
<message><source>Select the card that the wire starts from.</source><extracomment>SelectionEdits</extracomment><translation>Die Karte auswählen, bei der die Verbindung beginnt.</translation></message>
<message><source>Wire %1</source><extracomment>SelectionEdits</extracomment><translation>%1 verbinden</translation></message>
<message><source>A wire from %1: select the card where it ends and wire again. Esc cancels.</source><extracomment>SelectionEdits</extracomment><translation>Eine Verbindung von %1: Die Karte auswählen, bei der sie endet, und noch einmal verbinden. Esc bricht ab.</translation></message>
<message><source>Spread</source><extracomment>SettingRow</extracomment><translation>Streuung</translation></message>
<message><source>Choose a picture of the project's folder</source><extracomment>SettingRow</extracomment><translation>Ein Bild aus dem Projektordner wählen</translation></message>
<message><source>Back to the default</source><extracomment>SettingRow</extracomment><translation>Zurück zur Vorgabe</translation></message>
<message><source>Take the wire of “%1” away</source><extracomment>SettingRow</extracomment><translation>Verbindung von „%1“ entfernen</translation></message>
<message><source>No longer drive “%1” by a parameter</source><extracomment>SettingRow</extracomment><translation>„%1“ nicht mehr durch einen Parameter steuern</translation></message>
<message><source>Make “%1” a parameter, with a slider beside the world</source><extracomment>SettingRow</extracomment><translation>„%1“ zum Parameter machen, mit Schieberegler neben der Welt</translation></message>
<message><source>driven by %1</source><extracomment>SettingRow</extracomment><translation>gesteuert durch %1</translation></message>
<message><source>Its name, range, step and settings</source><extracomment>SettingRow</extracomment><translation>Name, Bereich, Schrittweite und Einstellungen</translation></message>
<message><source>Settings</source><extracomment>SettingsDialog</extracomment><translation>Einstellungen</translation></message>
<message><source>For this editor, not saved in projects.</source><extracomment>SettingsDialog</extracomment><translation>Für diesen Editor, nicht im Projekt gespeichert.</translation></message>
<message><source>Colors</source><extracomment>SettingsDialog</extracomment><translation>Farben</translation></message>
<message><source>Desktop</source><extracomment>SettingsDialog</extracomment><translation>System</translation></message>
<message><source>Dark or light like other windows</source><extracomment>SettingsDialog</extracomment><translation>Dunkel oder hell wie andere Fenster</translation></message>
<message><source>Dark</source><extracomment>SettingsDialog</extracomment><translation>Dunkel</translation></message>
<message><source>Light</source><extracomment>SettingsDialog</extracomment><translation>Hell</translation></message>
<message><source>For bright rooms and projectors</source><extracomment>SettingsDialog</extracomment><translation>Für helle Räume und Projektoren</translation></message>
<message><source>Language</source><extracomment>SettingsDialog</extracomment><translation>Sprache</translation></message>
<message><source>At the start</source><extracomment>SettingsDialog</extracomment><translation>Beim Start</translation></message>
<message><source>Start page</source><extracomment>SettingsDialog</extracomment><translation>Startseite</translation></message>
<message><source>Last project</source><extracomment>SettingsDialog</extracomment><translation>Letztes Projekt</translation></message>
<message><source>Opens the last project</source><extracomment>SettingsDialog</extracomment><translation>Öffnet das letzte Projekt</translation></message>
<message><source>A file from the desktop</source><extracomment>SettingsDialog</extracomment><translation>Datei vom Desktop</translation></message>
<message><source>New window</source><extracomment>SettingsDialog</extracomment><translation>Neues Fenster</translation></message>
<message><source>This window</source><extracomment>SettingsDialog</extracomment><translation>Dieses Fenster</translation></message>
<message><source>Opens in the window that is open, after it has asked about unsaved changes</source><extracomment>SettingsDialog</extracomment><translation>Öffnet im bereits offenen Fenster, nach der Frage zu ungespeicherten Änderungen</translation></message>
<message><source>Recent files</source><extracomment>SettingsDialog</extracomment><translation>Letzte Dateien</translation></message>
<message><source>Clear list</source><extracomment>SettingsDialog</extracomment><translation>Liste leeren</translation></message>
<message><source>Keyboard</source><extracomment>SettingsDialog</extracomment><translation>Tastatur</translation></message>
<message><source>Shortcuts…</source><extracomment>SettingsDialog</extracomment><translation>Tastenkürzel…</translation></message>
<message><source>They share no setting. What acts on all of them is in the menu of a right click.</source><extracomment>SettingsList</extracomment><translation>Sie haben keine gemeinsame Einstellung. Was auf alle wirkt, steht im Menü des Rechtsklicks.</translation></message>
<message><source>Large files take a while. %1</source><extracomment>ShellPopups</extracomment><translation>Große Dateien brauchen eine Weile. %1</translation></message>
<message><source>Keyboard shortcuts</source><extracomment>ShortcutsDialog</extracomment><translation>Tastenkürzel</translation></message>
<message><source>Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.</source><extracomment>ShortcutsDialog</extracomment><translation>Tasten anklicken, dann neue drücken. Die Rücktaste entfernt sie; Esc oder Tab bricht ab.</translation></message>
<message><source>Search actions or keys</source><extracomment>ShortcutsDialog</extracomment><translation>Aktionen oder Tasten suchen</translation></message>
<message><source>No action or key found.</source><extracomment>ShortcutsDialog</extracomment><translation>Keine Aktion oder Taste gefunden.</translation></message>
<message><source>Reset all</source><extracomment>ShortcutsDialog</extracomment><translation>Alle zurücksetzen</translation></message>
<message><source>Reset all to the defaults</source><extracomment>ShortcutsDialog</extracomment><translation>Alle auf die Vorgaben zurücksetzen</translation></message>
<message><source>Remove the keys of %1</source><extracomment>ShortcutsDialog</extracomment><translation>Tasten von %1 entfernen</translation></message>
<message><source>Restore %1 for %2</source><extracomment>ShortcutsDialog</extracomment><translation>%1 für %2 wiederherstellen</translation></message>
<message><source>%1 moves through the window. Press other keys, or Esc.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 bewegt sich durch das Fenster. Andere Tasten drücken oder Esc.</translation></message>
<message><source>%1 belongs to “%2”. Press it again to move it here, Esc to cancel.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 gehört zu „%2“. Noch einmal drücken legt es hierher, Esc bricht ab.</translation></message>
<message><source>From %1 to %2</source><extracomment>ShownWorld</extracomment><translation>Von %1 bis %2</translation></message>
<message><source>Coasting</source><extracomment>ShownWorld</extracomment><translation>Treibt</translation></message>
<message><source>%1: 0 to %2</source><extracomment>ShownWorld</extracomment><translation>%1: 0 bis %2</translation></message>
<message><source>Desired velocity</source><extracomment>ShownWorld</extracomment><translation>Wunschgeschwindigkeit</translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>%n Agenten schicken</numerusform><numerusform>%n Agenten schicken</numerusform></translation></message>
<message><source>This run began in a running game, so its first ticks are not here. Let the game record: docs/recording.md says how.</source><extracomment>SimulationController</extracomment><translation>Dieser Lauf begann in einem laufenden Spiel, daher fehlen hier seine ersten Ticks. Das Spiel aufzeichnen lassen: docs/recording.md sagt, wie.</translation></message>
<message><source>%1 is not alive at this tick.</source><extracomment>SimulationController</extracomment><translation>%1 lebt bei diesem Tick nicht.</translation></message>
<message><source>%1 died at %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 starb bei %2: %3.</translation></message>
<message><source>%1 was removed by hand at %2.</source><extracomment>SimulationController</extracomment><translation>%1 wurde bei %2 von Hand entfernt.</translation></message>
<message><source>Added by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Bei %1 von Hand hinzugefügt.</translation></message>
<message><source>Changed by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Bei %1 von Hand geändert.</translation></message>
<message><source>Born at %1: %2.</source><extracomment>SimulationController</extracomment><translation>Geboren bei %1: %2.</translation></message>
<message><source>%1 since %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 seit %2: %3.</translation></message>
<message><source>%1, when %2 was true</source><extracomment>SimulationController</extracomment><translation>%1, als %2 wahr war</translation></message>
<message><source>%1, at %2</source><extracomment>SimulationController</extracomment><translation>%1, bei %2</translation></message>
<message><source>%1 s</source><extracomment>SketchItem</extracomment><translation>%1 s</translation></message>
<message><source>Restore all saved values</source><extracomment>SliderPanel</extracomment><translation>Alle gespeicherten Werte wiederherstellen</translation></message>
<message><source>Restore the saved parameters</source><extracomment>SliderPanelModel</extracomment><translation>Gespeicherte Parameter wiederherstellen</translation></message>
<message><source>Move a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Parameter verschieben</translation></message>
<message><source>Remove a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Parameter entfernen</translation></message>
<message><source>Rename a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Parameter umbenennen</translation></message>
<message><source>Saved: %1</source><extracomment>SliderRow</extracomment><translation>Gespeichert: %1</translation></message>
<message><source>Restore the saved value, %1</source><extracomment>SliderRow</extracomment><translation>Gespeicherten Wert wiederherstellen, %1</translation></message>
<message><source>The setting it changed no longer exists.</source><extracomment>SliderRow</extracomment><translation>Die Einstellung, die er änderte, gibt es nicht mehr.</translation></message>
<message><source>How fast the world runs. The run itself stays the same. Double-click: 1×.</source><extracomment>SpeedSlider</extracomment><translation>Wie schnell die Welt läuft. Der Lauf selbst bleibt gleich. Doppelklick: 1×.</translation></message>
<message><source>Reset everything: the parameters, the experiment, the run and its speed</source><extracomment>StageBar</extracomment><translation>Alles zurücksetzen: die Parameter, das Experiment, den Lauf und sein Tempo</translation></message>
<message><source>Slower</source><extracomment>StageBar</extracomment><translation>Langsamer</translation></message>
<message><source>Speed %1</source><extracomment>StageBar</extracomment><translation>Tempo %1</translation></message>
<message><source>Faster</source><extracomment>StageBar</extracomment><translation>Schneller</translation></message>
<message><source>Show ▴</source><extracomment>StageBar</extracomment><translation>Zeigen ▴</translation></message>
<message><source>Show</source><extracomment>StageBar</extracomment><translation>Zeigen</translation></message>
<message><source>What to show besides the agents, and what their colors mean</source><extracomment>StageBar</extracomment><translation>Was außer den Agenten zu sehen ist und was ihre Farben bedeuten</translation></message>
<message><source>Spotlight</source><extracomment>StageBar</extracomment><translation>Scheinwerfer</translation></message>
<message><source>Darkens the world around the mouse</source><extracomment>StageBar</extracomment><translation>Verdunkelt die Welt um die Maus herum</translation></message>
<message><source>%1 ticks</source><extracomment>StageBar</extracomment><translation>%1 Ticks</translation></message>
<message><source>Leave the presentation</source><extracomment>StageBar</extracomment><translation>Präsentation verlassen</translation></message>
<message><source>Tiller</source><extracomment>StartPage</extracomment><translation>Tiller</translation></message>
<message><source>Draw how agents steer, and watch them move while you draw. Open an example and drag something.</source><extracomment>StartPage</extracomment><translation>Zeichne, wie Agenten sich steuern, und sieh ihnen beim Zeichnen zu. Öffne ein Beispiel und ziehe an etwas.</translation></message>
<message><source>Back to “%1”</source><extracomment>StartPage</extracomment><translation>Zurück zu „%1“</translation></message>
<message><source>New project</source><extracomment>StartPage</extracomment><translation>Neues Projekt</translation></message>
<message><source>Open a file…</source><extracomment>StartPage</extracomment><translation>Datei öffnen…</translation></message>
<message><source>%1 explains keys and mouse; %2 finds every command by its name.</source><extracomment>StartPage</extracomment><translation>%1 erklärt Tasten und Maus; %2 findet jeden Befehl nach seinem Namen.</translation></message>
<message><source>Add the answers to choose from.</source><extracomment>StepAnswers</extracomment><translation>Füge die Antworten hinzu, die zur Wahl stehen.</translation></message>
<message><source>The check marks the right one.</source><extracomment>StepAnswers</extracomment><translation>Das Häkchen markiert die richtige.</translation></message>
<message><source>This is the right answer</source><extracomment>StepAnswers</extracomment><translation>Dies ist die richtige Antwort</translation></message>
<message><source>Make this the right answer</source><extracomment>StepAnswers</extracomment><translation>Zur richtigen Antwort machen</translation></message>
<message><source>Answer %1</source><extracomment>StepAnswers</extracomment><translation>Antwort %1</translation></message>
<message><source>Remove the answer</source><extracomment>StepAnswers</extracomment><translation>Antwort entfernen</translation></message>
<message><source>Add an answer</source><extracomment>StepAnswers</extracomment><translation>Antwort hinzufügen</translation></message>
<message><source>Close the step</source><extracomment>StepForm</extracomment><translation>Schritt schließen</translation></message>
<message><source>Open the step “%1”</source><extracomment>StepForm</extracomment><translation>Schritt „%1“ öffnen</translation></message>
<message><source>Palette and inspector</source><extracomment>StepFormModel</extracomment><translation>Palette und Inspektor</translation></message>
<message><source>The world has its own settings.</source><extracomment>StepFormModel</extracomment><translation>Die Welt hat ihre eigenen Einstellungen.</translation></message>
<message><source>The world has: %1</source><extracomment>StepFormModel</extracomment><translation>Die Welt hat: %1</translation></message>
<message><source>Use the settings as they are now</source><extracomment>StepFormModel</extracomment><translation>Jetzige Einstellungen verwenden</translation></message>
<message><source>Use none</source><extracomment>StepFormModel</extracomment><translation>Keine verwenden</translation></message>
<message><source>The step shows the whole world.</source><extracomment>StepFormModel</extracomment><translation>Der Schritt zeigt die ganze Welt.</translation></message>
<message><source>The step shows a part of the world: %1 (middle and width).</source><extracomment>StepFormModel</extracomment><translation>Der Schritt zeigt einen Teil der Welt: %1 (Mitte und Breite).</translation></message>
<message><source>Use the view as it is now</source><extracomment>StepFormModel</extracomment><translation>Jetzige Ansicht verwenden</translation></message>
<message><source>Show the whole world</source><extracomment>StepFormModel</extracomment><translation>Ganze Welt zeigen</translation></message>
<message><source>Nothing stands out.</source><extracomment>StepFormModel</extracomment><translation>Nichts ist hervorgehoben.</translation></message>
<message><source>The spotlight is on %1.</source><extracomment>StepFormModel</extracomment><translation>Der Scheinwerfer liegt auf %1.</translation></message>
<message><source>Spotlight the selection</source><extracomment>StepFormModel</extracomment><translation>Auswahl hervorheben</translation></message>
<message><source>Nothing</source><extracomment>StepFormModel</extracomment><translation>Nichts</translation></message>
<message><source>Pause after (seconds, 0 = never)</source><extracomment>StepFormModel</extracomment><translation>Pause nach (Sekunden, 0 = nie)</translation></message>
<message><source>Curve of</source><extracomment>StepFormModel</extracomment><translation>Kurve von</translation></message>
<message><source>Text that follows</source><extracomment>StepFormModel</extracomment><translation>Text danach</translation></message>
<message><source>Answer, after the guess</source><extracomment>StepFormModel</extracomment><translation>Antwort nach der Vermutung</translation></message>
<message><source>Overlays: as the pupil has them</source><extracomment>StepFormModel</extracomment><translation>Einblendungen: wie bei den Lernenden</translation></message>
<message><source>Hidden in the window: nothing</source><extracomment>StepFormModel</extracomment><translation>Im Fenster ausgeblendet: nichts</translation></message>
<message><source>Hidden in the window</source><extracomment>StepFormModel</extracomment><translation>Im Fenster ausgeblendet</translation></message>
<message><source>Title of the step</source><extracomment>StepFormModel</extracomment><translation>Titel des Schritts</translation></message>
<message><source>A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.</source><extracomment>StepList</extracomment><translation>Eine Lektion hat Schritte. Jeder zeigt einen Text und Einstellungen des Laufs und kann nach einer Vermutung fragen, bevor die Welt läuft.</translation></message>
<message><source>Add a step</source><extracomment>StepList</extracomment><translation>Schritt hinzufügen</translation></message>
<message><source>all of %1</source><extracomment>StepListModel</extracomment><translation>alle von %1</translation></message>
<message><source>Choose a plot</source><extracomment>StepListModel</extracomment><translation>Diagramm wählen</translation></message>
<message><source>Step %1</source><extracomment>StepListModel</extracomment><translation>Schritt %1</translation></message>
<message><source>Delete a step</source><extracomment>StepListModel</extracomment><translation>Schritt löschen</translation></message>
<message><source>Move a step</source><extracomment>StepListModel</extracomment><translation>Schritt verschieben</translation></message>
<message><source>Rename a step</source><extracomment>StepListModel</extracomment><translation>Schritt umbenennen</translation></message>
<message><source>“%1” is no number.</source><extracomment>StepListModel</extracomment><translation>„%1“ ist keine Zahl.</translation></message>
<message><source>Change a step</source><extracomment>StepListModel</extracomment><translation>Schritt ändern</translation></message>
<message><source>No setting differs from the saved project. Move a slider or change a setting first.</source><extracomment>StepListModel</extracomment><translation>Keine Einstellung weicht vom gespeicherten Projekt ab. Erst einen Regler bewegen oder eine Einstellung ändern.</translation></message>
<message><source>Click an agent in the world, or select one agent type or one scene item first.</source><extracomment>StepListModel</extracomment><translation>Erst einen Agenten in der Welt anklicken oder einen Agententyp oder ein Szenenobjekt auswählen.</translation></message>
<message><source>Bold</source><extracomment>StepText</extracomment><translation>Fett</translation></message>
<message><source>Makes the selected words bold</source><extracomment>StepText</extracomment><translation>Macht die ausgewählten Wörter fett</translation></message>
<message><source>bold</source><extracomment>StepText</extracomment><translation>fett</translation></message>
<message><source>List</source><extracomment>StepText</extracomment><translation>Liste</translation></message>
<message><source>Begins a list</source><extracomment>StepText</extracomment><translation>Beginnt eine Liste</translation></message>
<message><source>Link</source><extracomment>StepText</extracomment><translation>Link</translation></message>
<message><source>A link to the selected card, or to the agent that you clicked: it lights them up</source><extracomment>StepText</extracomment><translation>Ein Link zur ausgewählten Karte oder zum angeklickten Agenten: Er lässt sie aufleuchten</translation></message>
<message><source>Sweep</source><extracomment>SweepBar</extracomment><translation>Messreihe</translation></message>
<message><source>Run the sweep</source><extracomment>SweepBar</extracomment><translation>Messreihe starten</translation></message>
<message><source>Pause the sweep</source><extracomment>SweepBar</extracomment><translation>Messreihe anhalten</translation></message>
<message><source>Run what has no result yet.</source><extracomment>SweepBar</extracomment><translation>Ausführen, was noch kein Ergebnis hat.</translation></message>
<message><source>Stop the sweep</source><extracomment>SweepBar</extracomment><translation>Messreihe beenden</translation></message>
<message><source>Stop. The results so far are kept.</source><extracomment>SweepBar</extracomment><translation>Beenden. Die bisherigen Ergebnisse bleiben.</translation></message>
<message><source>Five more seeds</source><extracomment>SweepBar</extracomment><translation>Fünf Startwerte mehr</translation></message>
<message><source>Run five more seeds of each combination.</source><extracomment>SweepBar</extracomment><translation>Jede Kombination mit fünf weiteren Startwerten laufen lassen.</translation></message>
<message><source>More for the sweep</source><extracomment>SweepBar</extracomment><translation>Mehr zur Messreihe</translation></message>
<message><source>Edit the sweep…</source><extracomment>SweepBar</extracomment><translation>Messreihe bearbeiten…</translation></message>
<message><source>Save the chart or table…</source><extracomment>SweepBar</extracomment><translation>Diagramm oder Tabelle speichern…</translation></message>
<message><source>Delete the sweep</source><extracomment>SweepBar</extracomment><translation>Messreihe löschen</translation></message>
<message><source>Combination</source><extracomment>SweepChart</extracomment><translation>Kombination</translation></message>
<message><source>%1 must be a whole number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 muss eine ganze Zahl sein, %2.</translation></message>
<message><source>%1 must be a number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 muss eine Zahl sein, %2.</translation></message>
<message><source>Which number of a run counts</source><extracomment>SweepDraft</extracomment><translation>Welche Zahl eines Laufs zählt</translation></message>
<message><source>Result</source><extracomment>SweepDraft</extracomment><translation>Ergebnis</translation></message>
<message><source>And vary</source><extracomment>SweepDraft</extracomment><translation>Und variieren</translation></message>
<message><source>Measure</source><extracomment>SweepDraft</extracomment><translation>Messen</translation></message>
<message><source>How many seeds each combination has</source><extracomment>SweepDraft</extracomment><translation>Wie viele Startwerte jede Kombination hat</translation></message>
<message><source>Choose the setting to vary.</source><extracomment>SweepDraft</extracomment><translation>Die Einstellung wählen, die variiert wird.</translation></message>
<message><source>The length must be a number of seconds, at least one tick.</source><extracomment>SweepDraft</extracomment><translation>Die Länge muss eine Zahl von Sekunden sein, mindestens ein Tick.</translation></message>
<message><source>These are %1 runs; the editor takes at most %2. Take fewer values or seeds, or run “tiller sweep”.</source><extracomment>SweepDraft</extracomment><translation>Das sind %1 Läufe; der Editor nimmt höchstens %2. Weniger Werte oder Startwerte nehmen oder „tiller sweep“ ausführen.</translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n Lauf</numerusform><numerusform>%n Läufe</numerusform></translation></message>
<message><source>%1: %2 on this machine</source><extracomment>SweepDraft</extracomment><translation>%1: %2 auf diesem Rechner</translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n Tick</numerusform><numerusform>= %n Ticks</numerusform></translation></message>
<message><source>%1 (mean %2 ± %3)</source><extracomment>SweepItem</extracomment><translation>%1 (Mittel %2 ± %3)</translation></message>
<message><source>Use these values</source><extracomment>SweepView</extracomment><translation>Diese Werte verwenden</translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>%1 von %n Lauf</numerusform><numerusform>%1 von %n Läufen</numerusform></translation></message>
<message><source>%1, paused</source><extracomment>Sweeps</extracomment><translation>%1, angehalten</translation></message>
<message><source>%1, %2 left</source><extracomment>Sweeps</extracomment><translation>%1, noch %2</translation></message>
<message><source>These results are older than the project. Run it again.</source><extracomment>Sweeps</extracomment><translation>Diese Ergebnisse sind älter als das Projekt. Die Messreihe noch einmal starten.</translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n Startwert</numerusform><numerusform>%n Startwerte</numerusform></translation></message>
<message><source>%1. Run it to get the others.</source><extracomment>Sweeps</extracomment><translation>%1. Starten, um die übrigen zu bekommen.</translation></message>
<message><source>Try values</source><extracomment>Sweeps</extracomment><translation>Werte probieren</translation></message>
<message><source>Edit the sweep</source><extracomment>Sweeps</extracomment><translation>Messreihe bearbeiten</translation></message>
<message><source>Keep the results of the sweep</source><extracomment>Sweeps</extracomment><translation>Ergebnisse der Messreihe behalten</translation></message>
<message><source>The editor takes at most %1 runs.</source><extracomment>Sweeps</extracomment><translation>Der Editor nimmt höchstens %1 Läufe.</translation></message>
<message><source>More seeds</source><extracomment>Sweeps</extracomment><translation>Mehr Startwerte</translation></message>
<message><source>Run with seed %1</source><extracomment>Sweeps</extracomment><translation>Mit Startwert %1 laufen lassen</translation></message>
<message><source>Range</source><extracomment>SweptValues</extracomment><translation>Bereich</translation></message>
<message><source>As many values as you say, from the first to the last.</source><extracomment>SweptValues</extracomment><translation>So viele Werte wie angegeben, vom ersten bis zum letzten.</translation></message>
<message><source>Values separated by commas.</source><extracomment>SweptValues</extracomment><translation>Werte, durch Kommas getrennt.</translation></message>
<message><source>%1; now %2</source><extracomment>SweptValues</extracomment><translation>%1; jetzt %2</translation></message>
<message><source>Now %1</source><extracomment>SweptValues</extracomment><translation>Jetzt %1</translation></message>
<message><source>Values</source><extracomment>SweptValues</extracomment><translation>Werte</translation></message>
<message><source>From</source><extracomment>SweptValues</extracomment><translation>Von</translation></message>
<message><source>To</source><extracomment>SweptValues</extracomment><translation>Zu</translation></message>
<message><source>to</source><extracomment>SweptValues</extracomment><translation>bis</translation></message>
<message><source>Values, separated by commas</source><extracomment>SweptValues</extracomment><translation>Werte, durch Kommas getrennt</translation></message>
<message><source>Number of values</source><extracomment>SweptValues</extracomment><translation>Anzahl der Werte</translation></message>
<message><source>values</source><extracomment>SweptValues</extracomment><translation>Werte</translation></message>
<message><source>in</source><extracomment>SweptValues</extracomment><translation>in</translation></message>
<message><source>%1: “%2” is no number. It takes %3.</source><extracomment>SweptValues</extracomment><translation>%1: „%2“ ist keine Zahl. Möglich ist %3.</translation></message>
<message><source>%1: the number of values must be a whole number, 1 to %2.</source><extracomment>SweptValues</extracomment><translation>%1: Die Anzahl der Werte muss eine ganze Zahl sein, 1 bis %2.</translation></message>
<message><source>“%1” leads nowhere. Links are http(s) addresses, node:ID, agent:NAME and experiment:ID.</source><extracomment>Teaching</extracomment><translation>„%1“ führt ins Leere. Links sind http(s)-Adressen, node:ID, agent:NAME und experiment:ID.</translation></message>
<message><source>There is nothing with the id “%1”.</source><extracomment>Teaching</extracomment><translation>Es gibt nichts mit der ID „%1“.</translation></message>
<message><source>There is no agent with the name “%1”.</source><extracomment>Teaching</extracomment><translation>Es gibt keinen Agenten mit dem Namen „%1“.</translation></message>
<message><source>Select one wire first: its weight becomes a parameter.</source><extracomment>Teaching</extracomment><translation>Erst eine Verbindung auswählen: Ihr Gewicht wird ein Parameter.</translation></message>
<message><source>%1 of %2, tick %3</source><extracomment>Timeline</extracomment><translation>%1 von %2, Tick %3</translation></message>
<message><source>%1, in the past</source><extracomment>Timeline</extracomment><translation>%1, in der Vergangenheit</translation></message>
<message><source>%1, now</source><extracomment>Timeline</extracomment><translation>%1, jetzt</translation></message>
<message><source>Reaches back to the start. The past takes %1 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Reicht bis zum Anfang zurück. Die Vergangenheit belegt %1 von 256 MB.</translation></message>
<message><source>Reaches back %1, to where the editor attached to the game. The past takes %2 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Reicht %1 zurück, bis der Editor sich mit dem Spiel verband. Die Vergangenheit belegt %2 von 256 MB.</translation></message>
<message><source>Reaches back %1. With so many agents, more does not fit into 256 MB.</source><extracomment>Timeline</extracomment><translation>Reicht %1 zurück. Bei so vielen Agenten passt mehr nicht in 256 MB.</translation></message>
<message><source>Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.</source><extracomment>Timeline</extracomment><translation>Seit %1 (Tick %2) weicht der Lauf vom Spiel ab: %3. Bei %4 war er gleich.</translation></message>
<message><source>Branched at %1: the old run begins there</source><extracomment>Timeline</extracomment><translation>Verzweigt bei %1: Dort beginnt der alte Lauf</translation></message>
<message><source>Faded: the old run, from %1 on</source><extracomment>Timeline</extracomment><translation>Verblasst: der alte Lauf, ab %1</translation></message>
<message><source>Faded: the run without the edits from %1 on</source><extracomment>Timeline</extracomment><translation>Verblasst: der Lauf ohne die Änderungen ab %1</translation></message>
<message><source>Play goes on from here; the run after %1 stays as a faded overlay</source><extracomment>Timeline</extracomment><translation>Abspielen geht von hier weiter; der Lauf nach %1 bleibt als blasse Einblendung</translation></message>
<message><source>The run goes on from %1. The recorded future after that is the faded overlay.</source><extracomment>Timeline</extracomment><translation>Der Lauf geht ab %1 weiter. Die aufgezeichnete Zukunft danach ist die blasse Einblendung.</translation></message>
<message><source>Reaches back to</source><extracomment>TimelineBar</extracomment><translation>Reicht zurück bis</translation></message>
<message><source>first</source><extracomment>TimelineBar</extracomment><translation>Anfang</translation></message>
<message><source>Time</source><extracomment>TimelineBar</extracomment><translation>Zeit</translation></message>
<message><source>Saved as %1</source><extracomment>Toast</extracomment><translation>Als %1 gespeichert</translation></message>
<message><source>Draw %1</source><extracomment>Tool</extracomment><translation>%1 zeichnen</translation></message>
<message><source>Drawing tools</source><extracomment>ToolStrip</extracomment><translation>Zeichenwerkzeuge</translation></message>
<message><source>What is shown</source><extracomment>TopBar</extracomment><translation>Was gezeigt wird</translation></message>
<message><source>Canvas</source><extracomment>TopBar</extracomment><translation>Zeichenfläche</translation></message>
<message><source>The canvas alone</source><extracomment>TopBar</extracomment><translation>Nur die Zeichenfläche</translation></message>
<message><source>Both</source><extracomment>TopBar</extracomment><translation>Beide</translation></message>
<message><source>Canvas and viewport side by side</source><extracomment>TopBar</extracomment><translation>Zeichenfläche und Weltansicht nebeneinander</translation></message>
<message><source>Stacked</source><extracomment>TopBar</extracomment><translation>Übereinander</translation></message>
<message><source>The viewport below the canvas</source><extracomment>TopBar</extracomment><translation>Die Weltansicht unter der Zeichenfläche</translation></message>
<message><source>Viewport</source><extracomment>TopBar</extracomment><translation>Weltansicht</translation></message>
<message><source>The viewport alone</source><extracomment>TopBar</extracomment><translation>Nur die Weltansicht</translation></message>
<message><source>Light colors, for bright rooms and projectors</source><extracomment>TopBar</extracomment><translation>Helle Farben, für helle Räume und Projektoren</translation></message>
<message><source>Dark colors</source><extracomment>TopBar</extracomment><translation>Dunkle Farben</translation></message>
<message><source>no backup</source><extracomment>TopBar</extracomment><translation>keine Sicherung</translation></message>
<message><source>also open elsewhere</source><extracomment>TopBar</extracomment><translation>auch anderswo geöffnet</translation></message>
<message><source>Project %1</source><extracomment>TopBar</extracomment><translation>Projekt %1</translation></message>
<message><source>Unsaved changes would be lost in a crash: %1</source><extracomment>TopBar</extracomment><translation>Ungespeicherte Änderungen wären bei einem Absturz verloren: %1</translation></message>
<message><source>Another window has this file open. If both save it, the last save wins.</source><extracomment>TopBar</extracomment><translation>Ein anderes Fenster hat diese Datei geöffnet. Speichern beide, gilt die letzte Speicherung.</translation></message>
<message><source>Not saved yet. After a crash your changes can be restored.</source><extracomment>TopBar</extracomment><translation>Noch nicht gespeichert. Nach einem Absturz lassen sich die Änderungen wiederherstellen.</translation></message>
<message><source>Open &amp;recent</source><extracomment>TopMenus</extracomment><translation>&amp;Zuletzt benutzt</translation></message>
<message><source>E&amp;xamples</source><extracomment>TopMenus</extracomment><translation>Beispie&amp;le</translation></message>
<message><source>Seed</source><extracomment>TransportBar</extracomment><translation>Startwert</translation></message>
<message><source>Seed of the game's run</source><extracomment>TransportBar</extracomment><translation>Startwert des Laufs im Spiel</translation></message>
<message><source>The game gave this run its seed. Open a project to choose one.</source><extracomment>TransportBar</extracomment><translation>Das Spiel gab diesem Lauf seinen Startwert. Ein Projekt öffnen, um einen zu wählen.</translation></message>
<message><source>The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.</source><extracomment>TransportBar</extracomment><translation>Gleicher Startwert, gleicher Lauf, Bit für Bit. Ein neuer Startwert ändert die Zufallszahlen ab jetzt; Zurücksetzen zeigt einen ganzen Lauf damit.</translation></message>
<message><source>New seed</source><extracomment>TransportBar</extracomment><translation>Neuer Startwert</translation></message>
<message><source>Choose a new seed and start again: the same rules with other random numbers.</source><extracomment>TransportBar</extracomment><translation>Neuen Startwert wählen und neu beginnen: dieselben Regeln mit anderen Zufallszahlen.</translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1 (%n-mal)</numerusform><numerusform>%1 (%n-mal)</numerusform></translation></message>
<message><source>%1, back to %2</source><extracomment>UndoHistory</extracomment><translation>%1, zurück auf %2</translation></message>
<message><source>Undone: %1. The run is back at %2. Press Space to go on from here.</source><extracomment>UndoHistory</extracomment><translation>Rückgängig gemacht: %1. Der Lauf ist wieder bei %2. Die Leertaste setzt ihn von hier fort.</translation></message>
<message><source>%1; the best run with fresh seeds</source><extracomment>ValueFinder</extracomment><translation>%1; der beste Lauf mit neuen Startwerten</translation></message>
<message><source>The project runs first</source><extracomment>ValueFinder</extracomment><translation>Das Projekt läuft zuerst</translation></message>
<message><source>%1, best score %2, %3 left</source><extracomment>ValueFinder</extracomment><translation>%1, beste Bewertung %2, noch %3</translation></message>
<message><source>The project meets the goals already; no other values can be better.</source><extracomment>ValueFinder</extracomment><translation>Das Projekt erfüllt die Ziele schon; keine anderen Werte können besser sein.</translation></message>
<message><source>Stopped before any other values were tried.</source><extracomment>ValueFinder</extracomment><translation>Beendet, bevor andere Werte probiert wurden.</translation></message>
<message><source>Stopped: the scores are of the seeds that were searched, so they look better than they are.</source><extracomment>ValueFinder</extracomment><translation>Beendet: Die Bewertungen gelten für die durchsuchten Startwerte und sehen daher besser aus, als sie sind.</translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Ergebnis 1 ist besser als das Projekt, mit %n neuen Startwert.</numerusform><numerusform>Ergebnis 1 ist besser als das Projekt, mit %n neuen Startwerten.</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Das Projekt ist so gut wie Ergebnis 1, mit %n neuen Startwert.</numerusform><numerusform>Das Projekt ist so gut wie Ergebnis 1, mit %n neuen Startwerten.</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Das Projekt ist besser als Ergebnis 1, mit %n neuen Startwert.</numerusform><numerusform>Das Projekt ist besser als Ergebnis 1, mit %n neuen Startwerten.</numerusform></translation></message>
<message><source>Project</source><extracomment>ValueFinder</extracomment><translation>Projekt</translation></message>
<message><source>Result %1</source><extracomment>ValueFinder</extracomment><translation>Ergebnis %1</translation></message>
<message><source>Use found values</source><extracomment>ValueFinder</extracomment><translation>Gefundene Werte verwenden</translation></message>
<message><source>At tick %1. </source><extracomment>VariantPane</extracomment><translation>Bei Tick %1. </translation></message>
<message><source>Stop comparing</source><extracomment>VariantPane</extracomment><translation>Vergleich beenden</translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1: %n Agent, Tick %2</numerusform><numerusform>%1: %n Agenten, Tick %2</numerusform></translation></message>
<message><source>Now</source><extracomment>VariantsView</extracomment><translation>Jetzt</translation></message>
<message><source>Earlier versions of “%1”</source><extracomment>VersionsDialog</extracomment><translation>Frühere Versionen von „%1“</translation></message>
<message><source>Each save keeps the version before it: the last ten, and the last one of each day for a month.</source><extracomment>VersionsDialog</extracomment><translation>Jede Speicherung behält die Version davor: die letzten zehn und einen Monat lang die letzte jedes Tages.</translation></message>
<message><source>No earlier versions yet. Each save keeps one.</source><extracomment>VersionsDialog</extracomment><translation>Noch keine früheren Versionen. Jede Speicherung behält eine.</translation></message>
<message><source>Since then: %1</source><extracomment>VersionsDialog</extracomment><translation>Seitdem: %1</translation></message>
<message><source>The same as the open project</source><extracomment>VersionsDialog</extracomment><translation>Gleich dem geöffneten Projekt</translation></message>
<message><source>Color by</source><extracomment>ViewportHeader</extracomment><translation>Färben nach</translation></message>
<message><source>Color agents by their type, and by their mode where it has a color.</source><extracomment>ViewportHeader</extracomment><translation>Agenten nach ihrem Typ färben und nach ihrem Modus, wo dieser eine Farbe hat.</translation></message>
<message><source>Behavior</source><extracomment>ViewportHeader</extracomment><translation>Verhalten</translation></message>
<message><source>Color agents by the behavior with the largest share of the force.</source><extracomment>ViewportHeader</extracomment><translation>Agenten nach dem Verhalten mit dem größten Anteil an der Kraft färben.</translation></message>
<message><source>Number…</source><extracomment>ViewportHeader</extracomment><translation>Zahl…</translation></message>
<message><source>Color the agents of a type by a number: their speed, a distance, or what a number node gives.</source><extracomment>ViewportHeader</extracomment><translation>Die Agenten eines Typs nach einer Zahl färben: ihrem Tempo, einer Entfernung oder dem, was ein Zahlenknoten gibt.</translation></message>
<message><source>Show ▾</source><extracomment>ViewportHeader</extracomment><translation>Zeigen ▾</translation></message>
<message><source>What to show besides the agents.</source><extracomment>ViewportHeader</extracomment><translation>Was außer den Agenten zu sehen ist.</translation></message>
<message><source>Layers of the world: show, hide and lock scene items together.</source><extracomment>ViewportHeader</extracomment><translation>Ebenen der Welt: Szenenobjekte zusammen zeigen, ausblenden und sperren.</translation></message>
<message><source>Fit</source><extracomment>ViewportHeader</extracomment><translation>Einpassen</translation></message>
<message><source>Show the whole world. The wheel zooms, dragging with the right or middle button pans.</source><extracomment>ViewportHeader</extracomment><translation>Die ganze Welt zeigen. Das Mausrad zoomt, Ziehen mit der rechten oder mittleren Taste verschiebt die Ansicht.</translation></message>
<message><source>Send the selected agents here</source><extracomment>ViewportPane</extracomment><translation>Ausgewählte Agenten hierher schicken</translation></message>
<message><source>Selected scene items</source><extracomment>ViewportPane</extracomment><translation>Ausgewählte Szenenobjekte</translation></message>
<message><source>Align</source><extracomment>ViewportPane</extracomment><translation>Ausrichten</translation></message>
<message><source>Left edges</source><extracomment>ViewportPane</extracomment><translation>Linke Kanten</translation></message>
<message><source>Centers, left to right</source><extracomment>ViewportPane</extracomment><translation>Mitten waagerecht</translation></message>
<message><source>Right edges</source><extracomment>ViewportPane</extracomment><translation>Rechte Kanten</translation></message>
<message><source>Top edges</source><extracomment>ViewportPane</extracomment><translation>Obere Kanten</translation></message>
<message><source>Centers, top to bottom</source><extracomment>ViewportPane</extracomment><translation>Mitten senkrecht</translation></message>
<message><source>Bottom edges</source><extracomment>ViewportPane</extracomment><translation>Untere Kanten</translation></message>
<message><source>Distribute</source><extracomment>ViewportPane</extracomment><translation>Verteilen</translation></message>
<message><source>Left to right</source><extracomment>ViewportPane</extracomment><translation>Von links nach rechts</translation></message>
<message><source>Top to bottom</source><extracomment>ViewportPane</extracomment><translation>Von oben nach unten</translation></message>
<message><source>Bring to the front</source><extracomment>ViewportPane</extracomment><translation>Ganz nach vorn</translation></message>
<message><source>Send to the back</source><extracomment>ViewportPane</extracomment><translation>Ganz nach hinten</translation></message>
<message><source>Color by type</source><extracomment>Watch</extracomment><translation>Nach Typ färben</translation></message>
<message><source>A film is already being recorded.</source><extracomment>WatchFlow</extracomment><translation>Ein Film wird bereits aufgenommen.</translation></message>
<message><source>The plots could not be saved</source><extracomment>WatchFlow</extracomment><translation>Die Diagramme ließen sich nicht speichern</translation></message>
<message><source>Color agents by a number</source><extracomment>WatchFlow</extracomment><translation>Agenten nach einer Zahl färben</translation></message>
<message><source>Add a plot</source><extracomment>WatchFlow</extracomment><translation>Diagramm hinzufügen</translation></message>
<message><source>Edit the plot</source><extracomment>WatchFlow</extracomment><translation>Diagramm bearbeiten</translation></message>
<message><source>Color</source><extracomment>WatchFlow</extracomment><translation>Farbe</translation></message>
<message><source>Run</source><extracomment>WatchFlow</extracomment><translation>Starten</translation></message>
<message><source>Find values</source><extracomment>WatchFlow</extracomment><translation>Werte finden</translation></message>
<message><source>Find</source><extracomment>WatchFlow</extracomment><translation>Suchen</translation></message>
<message><source>To %1</source><extracomment>WatchFlow</extracomment><translation>Bis %1</translation></message>
<message><source>Runs ahead</source><extracomment>WatchFlow</extracomment><translation>Läuft voraus</translation></message>
<message><source>Cancel (Esc)</source><extracomment>WatchFlow</extracomment><translation>Abbrechen (Esc)</translation></message>
<message><source>Pauses at the tick that was reached.</source><extracomment>WatchFlow</extracomment><translation>Hält bei dem erreichten Tick an.</translation></message>
<message><source>Film</source><extracomment>WatchFlow</extracomment><translation>Film</translation></message>
<message><source>Cancel this film</source><extracomment>WatchFlow</extracomment><translation>Diesen Film abbrechen</translation></message>
<message><source>Nothing is written.</source><extracomment>WatchFlow</extracomment><translation>Nichts wird geschrieben.</translation></message>
<message><source>%1. The seed stays as it is.</source><extracomment>WatchFlow</extracomment><translation>%1. Der Startwert bleibt, wie er ist.</translation></message>
<message><source>The picture or film could not be saved</source><extracomment>WatchFlow</extracomment><translation>Das Bild oder der Film ließ sich nicht speichern</translation></message>
<message><source>Weight of the wire</source><extracomment>WeightEditor</extracomment><translation>Gewicht der Verbindung</translation></message>
<message><source>Point of the wire from %1 to %2</source><extracomment>WirePoints</extracomment><translation>Punkt der Verbindung von %1 zu %2</translation></message>
<message><source>Select the wire that the point is for.</source><extracomment>WirePoints</extracomment><translation>Die Verbindung auswählen, für die der Punkt ist.</translation></message>
<message><source>Select a wire with points.</source><extracomment>WirePoints</extracomment><translation>Eine Verbindung mit Punkten auswählen.</translation></message>
<message><source>Remove a point of the wire</source><extracomment>WirePoints</extracomment><translation>Punkt der Verbindung entfernen</translation></message>
<message><source>This reference is shown as a tag. Show references as wires first.</source><extracomment>WirePoints</extracomment><translation>Dieser Verweis ist als Marke gezeigt. Erst Verweise als Verbindungen zeigen.</translation></message>
<message><source>Add a point to the wire</source><extracomment>WirePoints</extracomment><translation>Punkt zur Verbindung hinzufügen</translation></message>
<message><source>%1 (Enter)</source><extracomment>WorldInput</extracomment><translation>%1 (Eingabe)</translation></message>
<message><source>move by %1 (Enter)</source><extracomment>WorldInput</extracomment><translation>um %1 verschieben (Eingabe)</translation></message>
<message><source>moved by %1, %2</source><extracomment>WorldInput</extracomment><translation>um %1, %2 verschoben</translation></message>
<message><source>Mirror %1</source><extracomment>WorldSelection</extracomment><translation>%1 spiegeln</translation></message>
<message><source>Select two or more scene items to align.</source><extracomment>WorldSelection</extracomment><translation>Mindestens zwei Szenenobjekte zum Ausrichten auswählen.</translation></message>
<message><source>Bring %1 to the front</source><extracomment>WorldSelection</extracomment><translation>%1 ganz nach vorn</translation></message>
<message><source>Send %1 to the back</source><extracomment>WorldSelection</extracomment><translation>%1 ganz nach hinten</translation></message>
<message><source>Events</source><extracomment>WorldSide</extracomment><translation>Ereignisse</translation></message>
<message><source>Events: here, variant, ±</source><extracomment>WorldSide</extracomment><translation>Ereignisse: hier, Variante, ±</translation></message>
<message><source>Events: now, before, ±</source><extracomment>WorldSide</extracomment><translation>Ereignisse: jetzt, vorher, ±</translation></message>
<message><source>Hide the events</source><extracomment>WorldSide</extracomment><translation>Ereignisse ausblenden</translation></message>
<message><source>Show the events</source><extracomment>WorldSide</extracomment><translation>Ereignisse zeigen</translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>Welt: %n Agent, Tick %1</numerusform><numerusform>Welt: %n Agenten, Tick %1</numerusform></translation></message>
<message><source>Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.</source><extracomment>WorldView</extracomment><translation>Ein Klick wählt einen Agenten; Agenten und Szenenobjekte lassen sich ziehen; Pfeiltasten verschieben die Auswahl; mit einem Werkzeug zeichnet oder setzt Eingabe in der Mitte; Entf entfernt den gewählten Agenten.</translation></message>
<message><source>The world runs without the last edits: %1</source><extracomment>WorldView</extracomment><translation>Die Welt läuft ohne die letzten Änderungen: %1</translation></message>
<message><source>Play again from the start</source><extracomment>WorldView</extracomment><translation>Noch einmal von vorn abspielen</translation></message>
<message><source>Hide this note</source><extracomment>WorldView</extracomment><translation>Diesen Hinweis ausblenden</translation></message>
<message><source>Ghosts: the next 2 s without %1; rings: with it</source><extracomment>WorldView</extracomment><translation>Geister: die nächsten 2 s ohne %1; Ringe: mit</translation></message>
<message><source>Discard the old run</source><extracomment>WorldView</extracomment><translation>Alten Lauf verwerfen</translation></message>
<message><source>Ground that the brush paints</source><extracomment>WorldView</extracomment><translation>Boden, den der Pinsel bemalt</translation></message>
<message><source>Radius</source><extracomment>WorldView</extracomment><translation>Radius</translation></message>
<message><source>How far the brush reaches. The keys [ and ] change it, too.</source><extracomment>WorldView</extracomment><translation>Wie weit der Pinsel reicht. Auch die Tasten [ und ] ändern das.</translation></message>
<message><source>Value</source><extracomment>WorldView</extracomment><translation>Wert</translation></message>
<message><source>The value that a painted cell gets.</source><extracomment>WorldView</extracomment><translation>Der Wert, den eine bemalte Zelle bekommt.</translation></message>
<message><source>Soft</source><extracomment>WorldView</extracomment><translation>Weich</translation></message>
<message><source>Soft edge of the brush</source><extracomment>WorldView</extracomment><translation>Weicher Rand des Pinsels</translation></message>
<message><source>The brush paints less toward its edge.</source><extracomment>WorldView</extracomment><translation>Zum Rand hin malt der Pinsel schwächer.</translation></message>
<message><source>Fill</source><extracomment>WorldView</extracomment><translation>Füllen</translation></message>
<message><source>Gives all cells of the ground this value.</source><extracomment>WorldView</extracomment><translation>Gibt allen Zellen des Bodens diesen Wert.</translation></message>
<message><source>Agent type that the brush adds</source><extracomment>WorldView</extracomment><translation>Agententyp, den der Pinsel hinzufügt</translation></message>
<message><source>The clipboard holds no text. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>Die Zwischenablage enthält keinen Text. Erst Karten kopieren, hier oder in einem anderen Projekt.</translation></message>
<message><source>The text on the clipboard is no part of a Tiller project. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>Der Text in der Zwischenablage gehört nicht zu einem Tiller-Projekt. Erst Karten kopieren, hier oder in einem anderen Projekt.</translation></message>
<message><source>The text on the clipboard cannot be pasted. </source><extracomment>tiller</extracomment><translation>Der Text in der Zwischenablage lässt sich nicht einfügen. </translation></message>
<message><source>The project on the clipboard holds nothing to paste.</source><extracomment>tiller</extracomment><translation>Das Projekt in der Zwischenablage enthält nichts zum Einfügen.</translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n Tag</numerusform><numerusform>%n Tage</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n Stunde</numerusform><numerusform>%n Stunden</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n Minute</numerusform><numerusform>%n Minuten</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n Sekunde</numerusform><numerusform>%n Sekunden</numerusform></translation></message>
<message><source>another program</source><extracomment>tiller</extracomment><translation>einem anderen Programm</translation></message>
<message><source>a Tiller window on the machine “%1”</source><extracomment>tiller</extracomment><translation>einem Tiller-Fenster auf dem Rechner „%1“</translation></message>
<message><source>another Tiller window</source><extracomment>tiller</extracomment><translation>einem anderen Tiller-Fenster</translation></message>
<message><source>fires now</source><extracomment>tiller</extracomment><translation>löst jetzt aus</translation></message>
<message><source>again in %1</source><extracomment>tiller</extracomment><translation>wieder in %1</translation></message>
<message><source>has fired</source><extracomment>tiller</extracomment><translation>hat ausgelöst</translation></message>
<message><source>done, %1</source><extracomment>tiller</extracomment><translation>fertig, %1</translation></message>
<message><source>Dragged %1 %2</source><extracomment>tiller</extracomment><translation>%1 %2 gezogen</translation></message>
<message><source>The game took a changed project</source><extracomment>tiller</extracomment><translation>Das Spiel hat ein geändertes Projekt übernommen</translation></message>
<message><source>Added %1</source><extracomment>tiller</extracomment><translation>%1 hinzugefügt</translation></message>
<message><source>Added %1 of %2</source><extracomment>tiller</extracomment><translation>%1 von %2 hinzugefügt</translation></message>
<message><source>Removed %1 %2</source><extracomment>tiller</extracomment><translation>%1 %2 entfernt</translation></message>
<message><source>Removed %1 of %2</source><extracomment>tiller</extracomment><translation>%1 von %2 entfernt</translation></message>
<message><source>Sent %1 of %2</source><extracomment>tiller</extracomment><translation>%1 von %2 geschickt</translation></message>
<message><source>Edited and taken back</source><extracomment>tiller</extracomment><translation>Bearbeitet und zurückgenommen</translation></message>
<message><source>and %1 more</source><extracomment>tiller</extracomment><translation>und %1 weitere</translation></message>
<message><source>Your curve is drawn. The run draws its own over it.</source><extracomment>tiller</extracomment><translation>Deine Kurve ist gezeichnet. Der Lauf zeichnet seine darüber.</translation></message>
<message><source>on average it is off by %1% of the axis.</source><extracomment>tiller</extracomment><translation>im Mittel weicht sie um %1% der Achse ab.</translation></message>
<message><source>Well seen: your curve comes close to the run; </source><extracomment>tiller</extracomment><translation>Gut gesehen: Deine Kurve kommt dem Lauf nahe; </translation></message>
<message><source>Your curve is not far from the run; </source><extracomment>tiller</extracomment><translation>Deine Kurve ist nicht weit vom Lauf entfernt; </translation></message>
<message><source>The run went another way than your curve; </source><extracomment>tiller</extracomment><translation>Der Lauf nahm einen anderen Verlauf als deine Kurve; </translation></message>
<message><source>a curve</source><extracomment>tiller</extracomment><translation>eine Kurve</translation></message>
<message><source>about %1</source><extracomment>tiller</extracomment><translation>etwa %1</translation></message>
<message><source>, or </source><extracomment>tiller</extracomment><translation>, oder </translation></message>
<message><source>Unlocked without a guess.</source><extracomment>tiller</extracomment><translation>Ohne Vermutung freigegeben.</translation></message>
<message><source>You guessed %1, and that is right: it is %2.</source><extracomment>tiller</extracomment><translation>Du hast %1 vermutet, und das ist richtig: Es ist %2.</translation></message>
<message><source>You guessed “%1”, and that is right.</source><extracomment>tiller</extracomment><translation>Du hast „%1“ vermutet, und das ist richtig.</translation></message>
<message><source>You guessed %1. It is %2.</source><extracomment>tiller</extracomment><translation>Du hast %1 vermutet. Es ist %2.</translation></message>
<message><source>You guessed “%1”. The run shows: “%2”.</source><extracomment>tiller</extracomment><translation>Du hast „%1“ vermutet. Der Lauf zeigt: „%2“.</translation></message>
<message><source>This note is too long to format: here is the start of its text.</source><extracomment>tiller</extracomment><translation>Diese Notiz ist zu lang zum Formatieren: Hier steht der Anfang ihres Textes.</translation></message>
<message><source>A word of this note is too long to format: here is its text.</source><extracomment>tiller</extracomment><translation>Ein Wort dieser Notiz ist zu lang zum Formatieren: Hier steht ihr Text.</translation></message>
<message><source>The lists and quotes of this note are nested too deep: here is its text.</source><extracomment>tiller</extracomment><translation>Die Listen und Zitate dieser Notiz sind zu tief verschachtelt: Hier steht ihr Text.</translation></message>
<message><source>This note has too many marks and links to format: here is its text.</source><extracomment>tiller</extracomment><translation>Diese Notiz hat zu viele Auszeichnungen und Links zum Formatieren: Hier steht ihr Text.</translation></message>
<message><source>[The picture %1 is not shown: pictures must be files beside the project.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 wird nicht gezeigt: Bilder müssen Dateien neben dem Projekt sein.]</translation></message>
<message><source>[Save the project beside the picture %1 to show it.]</source><extracomment>tiller</extracomment><translation>[Das Projekt neben dem Bild %1 speichern, um es zu zeigen.]</translation></message>
<message><source>[The picture %1 is missing.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 fehlt.]</translation></message>
<message><source>[The picture %1 is not a file.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 ist keine Datei.]</translation></message>
<message><source>[The picture %1 is not shown: it has more than 16 MB.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 wird nicht gezeigt: Es hat mehr als 16 MB.]</translation></message>
<message><source>[The picture %1 cannot be read.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 lässt sich nicht lesen.]</translation></message>
<message><source>[The picture %1 is not shown: the pictures of a note may have 24 million pixels together.]</source><extracomment>tiller</extracomment><translation>[Das Bild %1 wird nicht gezeigt: Die Bilder einer Notiz dürfen zusammen 24 Millionen Pixel haben.]</translation></message>
<message><source>without %1</source><extracomment>tiller</extracomment><translation>ohne %1</translation></message>
<message><source>with %1</source><extracomment>tiller</extracomment><translation>mit %1</translation></message>
<message><source>%1 alone</source><extracomment>tiller</extracomment><translation>%1 allein</translation></message>
<message><source>%1 not alone</source><extracomment>tiller</extracomment><translation>%1 nicht allein</translation></message>
<message><source>the layer %1</source><extracomment>tiller</extracomment><translation>Ebene %1</translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>und %n weitere</numerusform><numerusform>und %n weitere</numerusform></translation></message>
<message><source>It drives no setting.</source><extracomment>tiller</extracomment><translation>Steuert keine Einstellung.</translation></message>
<message><source>A new value compiles the world again, which takes some milliseconds.</source><extracomment>tiller</extracomment><translation>Ein neuer Wert baut die Welt neu auf, was einige Millisekunden dauert.</translation></message>
<message><source>As its layer</source><extracomment>tiller</extracomment><translation>Wie ihre Ebene</translation></message>
<message><source>Obstacles</source><extracomment>tiller</extracomment><translation>Hindernisse</translation></message>
<message><source>Regions</source><extracomment>tiller</extracomment><translation>Gebiete</translation></message>
<message><source>Paths</source><extracomment>tiller</extracomment><translation>Pfade</translation></message>
<message><source>Points</source><extracomment>tiller</extracomment><translation>Punkte</translation></message>
<message><source>Agents of a new type</source><extracomment>tiller</extracomment><translation>Agenten eines neuen Typs</translation></message>
<message><source>Obstacles of its collision shapes</source><extracomment>tiller</extracomment><translation>Hindernisse seiner Kollisionsformen</translation></message>
<message><source>Class %1</source><extracomment>tiller</extracomment><translation>Klasse %1</translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n Objekt</numerusform><numerusform>%n Objekte</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n Kachel</numerusform><numerusform>%n Kacheln</numerusform></translation></message>
<message><source>Value %1</source><extracomment>tiller</extracomment><translation>Wert %1</translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n Zelle</numerusform><numerusform>%n Zellen</numerusform></translation></message>
<message><source>Behaviors</source><extracomment>tiller</extracomment><translation>Verhalten</translation></message>
<message><source>Targets</source><extracomment>tiller</extracomment><translation>Ziele</translation></message>
<message><source>Combiners</source><extracomment>tiller</extracomment><translation>Kombinierer</translation></message>
<message><source>Conditions</source><extracomment>tiller</extracomment><translation>Bedingungen</translation></message>
<message><source>Modes</source><extracomment>tiller</extracomment><translation>Modi</translation></message>
<message><source>Actions</source><extracomment>tiller</extracomment><translation>Aktionen</translation></message>
<message><source>Sources</source><extracomment>tiller</extracomment><translation>Quellen</translation></message>
<message><source>Numbers</source><extracomment>tiller</extracomment><translation>Zahlen</translation></message>
<message><source>Move it inside</source><extracomment>tiller</extracomment><translation>Nach innen verschieben</translation></message>
<message><source>Let obstacles stop all agents</source><extracomment>tiller</extracomment><translation>Alle Agenten an Hindernissen aufhalten</translation></message>
<message><source>Let its agents enter the region</source><extracomment>tiller</extracomment><translation>Seine Agenten ins Gebiet lassen</translation></message>
<message><source>Let it slow down earlier</source><extracomment>tiller</extracomment><translation>Früher abbremsen lassen</translation></message>
<message><source>Let it stop</source><extracomment>tiller</extracomment><translation>Anhalten lassen</translation></message>
<message><source>Put a Context between</source><extracomment>tiller</extracomment><translation>Kontext dazwischensetzen</translation></message>
<message><source>Move the agents to free places</source><extracomment>tiller</extracomment><translation>Agenten an freie Orte verschieben</translation></message>
<message><source>Move the goals out of the obstacles</source><extracomment>tiller</extracomment><translation>Ziele aus den Hindernissen holen</translation></message>
<message><source>In %1. %2</source><extracomment>tiller</extracomment><translation>In %1. %2</translation></message>
<message><source>Node</source><extracomment>tiller</extracomment><translation>Knoten</translation></message>
<message><source>Placed agent of %1</source><extracomment>tiller</extracomment><translation>Gesetzter Agent von %1</translation></message>
<message><source>Wire into “%1”</source><extracomment>tiller</extracomment><translation>Verbindung zu „%1“</translation></message>
<message><source>Wire</source><extracomment>tiller</extracomment><translation>Verbindung</translation></message>
<message><source>%1 in the world</source><extracomment>tiller</extracomment><translation>%1 in der Welt</translation></message>
<message><source>Scene</source><extracomment>tiller</extracomment><translation>Szene</translation></message>
<message><source>Parameter</source><extracomment>tiller</extracomment><translation>Parameter</translation></message>
<message><source>Problem</source><extracomment>tiller</extracomment><translation>Problem</translation></message>
<message><source>Error</source><extracomment>tiller</extracomment><translation>Fehler</translation></message>
<message><source>Warning</source><extracomment>tiller</extracomment><translation>Warnung</translation></message>
<message><source>%1, setting of %2</source><extracomment>tiller</extracomment><translation>%1, Einstellung von %2</translation></message>
<message><source>Setting</source><extracomment>tiller</extracomment><translation>Einstellung</translation></message>
<message><source>Switch</source><extracomment>tiller</extracomment><translation>Schalter</translation></message>
<message><source>Whole number</source><extracomment>tiller</extracomment><translation>Ganze Zahl</translation></message>
<message><source>Text</source><extracomment>tiller</extracomment><translation>Text</translation></message>
<message><source>The picture %1 is not in the project's folder.</source><extracomment>tiller</extracomment><translation>Das Bild %1 liegt nicht im Projektordner.</translation></message>
<message><source>Save the project to show the picture %1, which stands beside it.</source><extracomment>tiller</extracomment><translation>Das Projekt speichern, um das Bild %1 daneben zu zeigen.</translation></message>
<message><source>The picture %1 is missing.</source><extracomment>tiller</extracomment><translation>Das Bild %1 fehlt.</translation></message>
<message><source>The picture %1 is not a file.</source><extracomment>tiller</extracomment><translation>Das Bild %1 ist keine Datei.</translation></message>
<message><source>The picture %1 has more than 16 MB.</source><extracomment>tiller</extracomment><translation>Das Bild %1 hat mehr als 16 MB.</translation></message>
<message><source>The picture %1 cannot be read.</source><extracomment>tiller</extracomment><translation>Das Bild %1 lässt sich nicht lesen.</translation></message>
<message><source>The picture %1 has more than 36 million pixels.</source><extracomment>tiller</extracomment><translation>Das Bild %1 hat mehr als 36 Millionen Pixel.</translation></message>
<message><source>Color by behavior</source><extracomment>tiller</extracomment><translation>Nach Verhalten färben</translation></message>
<message><source>Colors agents by the behavior with the largest share of the force, not by their type.</source><extracomment>tiller</extracomment><translation>Färbt Agenten nach dem Verhalten mit dem größten Anteil an der Kraft, nicht nach ihrem Typ.</translation></message>
<message><source>The world</source><extracomment>tiller</extracomment><translation>Die Welt</translation></message>
<message><source>Handles</source><extracomment>tiller</extracomment><translation>Griffe</translation></message>
<message><source>Points, paths, regions, fields and starts, to drag. Obstacles are always shown.</source><extracomment>tiller</extracomment><translation>Punkte, Pfade, Gebiete, Felder und Starts, zum Ziehen. Hindernisse sind immer zu sehen.</translation></message>
<message><source>Grounds</source><extracomment>tiller</extracomment><translation>Böden</translation></message>
<message><source>What grounds hold, as colors beneath the world.</source><extracomment>tiller</extracomment><translation>Was die Böden enthalten, als Farben unter der Welt.</translation></message>
<message><source>Grid</source><extracomment>tiller</extracomment><translation>Raster</translation></message>
<message><source>Lines at round distances of the world.</source><extracomment>tiller</extracomment><translation>Linien an runden Entfernungen der Welt.</translation></message>
<message><source>Snap to the grid</source><extracomment>tiller</extracomment><translation>Am Raster einrasten</translation></message>
<message><source>What is dragged or drawn snaps to grid points. Hold Alt to move freely.</source><extracomment>tiller</extracomment><translation>Gezogenes und Gezeichnetes rastet an Rasterpunkten ein. Alt halten, um frei zu verschieben.</translation></message>
<message><source>Radii</source><extracomment>tiller</extracomment><translation>Radien</translation></message>
<message><source>The bodies. Two bodies that touch count as a contact.</source><extracomment>tiller</extracomment><translation>Die Körper. Zwei Körper, die sich berühren, zählen als Kontakt.</translation></message>
<message><source>Trails</source><extracomment>tiller</extracomment><translation>Spuren</translation></message>
<message><source>Where each agent was a moment ago.</source><extracomment>tiller</extracomment><translation>Wo jeder Agent gerade noch war.</translation></message>
<message><source>Turning circle</source><extracomment>tiller</extracomment><translation>Wendekreis</translation></message>
<message><source>Where the picked agent would go if it turned as fast as it can, to the left and to the right. Its type needs a max turn rate.</source><extracomment>tiller</extracomment><translation>Wohin der gewählte Agent käme, wenn er so schnell wie möglich dreht, nach links und nach rechts. Sein Typ braucht eine max. Drehrate.</translation></message>
<message><source>Velocity</source><extracomment>tiller</extracomment><translation>Geschwindigkeit</translation></message>
<message><source>Where each agent moves and how fast, as a share of its maximum speed.</source><extracomment>tiller</extracomment><translation>Wohin und wie schnell sich jeder Agent bewegt, als Anteil seines Höchsttempos.</translation></message>
<message><source>The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.</source><extracomment>tiller</extracomment><translation>Das Dreieck der Steuerung: die Geschwindigkeit, die Wunschgeschwindigkeit und die Steuerung, die von der einen zur anderen führt. Es gilt für alle Verhalten zusammen oder für das ausgewählte.</translation></message>
<message><source>The force that turns the velocity: the sum of all behaviors, cut to the maximum force.</source><extracomment>tiller</extracomment><translation>Die Kraft, die die Geschwindigkeit dreht: die Summe aller Verhalten, gekürzt auf die Maximalkraft.</translation></message>
<message><source>Forces</source><extracomment>tiller</extracomment><translation>Kräfte</translation></message>
<message><source>What each behavior contributes, in its color: weight times force.</source><extracomment>tiller</extracomment><translation>Was jedes Verhalten beiträgt, in seiner Farbe: Gewicht mal Kraft.</translation></message>
<message><source>Ring of directions</source><extracomment>tiller</extracomment><translation>Richtungsring</translation></message>
<message><source>What a Context compares for the picked agent: the interest in each direction outward, its danger inward, and an arrow where it goes. Directions that danger closes are pale.</source><extracomment>tiller</extracomment><translation>Was ein Kontext für den gewählten Agenten vergleicht: das Interesse jeder Richtung nach außen, ihre Gefahr nach innen und ein Pfeil dorthin, wohin er geht. Durch Gefahr geschlossene Richtungen sind blass.</translation></message>
<message><source>Selected</source><extracomment>tiller</extracomment><translation>Ausgewählt</translation></message>
<message><source>The force of the selected node on every agent. Pointing at a card shows it, too.</source><extracomment>tiller</extracomment><translation>Die Kraft des ausgewählten Knotens auf jeden Agenten. Auch Zeigen auf eine Karte zeigt sie.</translation></message>
<message><source>Force of the selected node</source><extracomment>tiller</extracomment><translation>Kraft des ausgewählten Knotens</translation></message>
<message><source>Select and move</source><extracomment>tiller</extracomment><translation>Auswählen und verschieben</translation></message>
<message><source>Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.</source><extracomment>tiller</extracomment><translation>Szenenobjekte ziehen, mit Strg kopieren; über den Grund ziehen, um mehrere auszuwählen. Doppelklick auf eine Linie fügt einen Punkt hinzu; Entf entfernt einen Punkt oder die Auswahl. Mit Alt rastet nichts ein.</translation></message>
<message><source>Add agents</source><extracomment>tiller</extracomment><translation>Agenten hinzufügen</translation></message>
<message><source>Click or drag. At tick 0 it adds to the project, later to the running world.</source><extracomment>tiller</extracomment><translation>Klicken oder ziehen. Bei Tick 0 dem Projekt hinzugefügt, später der laufenden Welt.</translation></message>
<message><source>Point</source><extracomment>tiller</extracomment><translation>Punkt</translation></message>
<message><source>A place to seek or flee.</source><extracomment>tiller</extracomment><translation>Ein Ort zum Ansteuern oder Fliehen.</translation></message>
<message><source>Path</source><extracomment>tiller</extracomment><translation>Pfad</translation></message>
<message><source>A way to follow, from point to point.</source><extracomment>tiller</extracomment><translation>Eine Strecke zum Folgen, von Punkt zu Punkt.</translation></message>
<message><source>Region</source><extracomment>tiller</extracomment><translation>Gebiet</translation></message>
<message><source>An area to stay in or to start from.</source><extracomment>tiller</extracomment><translation>Eine Fläche zum Bleiben oder Beginnen.</translation></message>
<message><source>Field</source><extracomment>tiller</extracomment><translation>Feld</translation></message>
<message><source>A wind or stream; a click makes one that reaches everywhere.</source><extracomment>tiller</extracomment><translation>Wind oder Strömung; ein Klick erzeugt ein Feld, das überall wirkt.</translation></message>
<message><source>Ground</source><extracomment>tiller</extracomment><translation>Boden</translation></message>
<message><source>A grid of numbers that agents leave and follow; a click makes one that covers the world.</source><extracomment>tiller</extracomment><translation>Ein Raster aus Zahlen, die Agenten hinterlassen und denen sie folgen; ein Klick erzeugt eines für die ganze Welt.</translation></message>
<message><source>Paint a ground</source><extracomment>tiller</extracomment><translation>Boden malen</translation></message>
<message><source>Round obstacle</source><extracomment>tiller</extracomment><translation>Rundes Hindernis</translation></message>
<message><source>From its center outward.</source><extracomment>tiller</extracomment><translation>Von der Mitte nach außen.</translation></message>
<message><source>Box obstacle</source><extracomment>tiller</extracomment><translation>Rechteckiges Hindernis</translation></message>
<message><source>From corner to corner.</source><extracomment>tiller</extracomment><translation>Von Ecke zu Ecke.</translation></message>
<message><source>Polygon obstacle</source><extracomment>tiller</extracomment><translation>Vieleckiges Hindernis</translation></message>
<message><source>From corner to corner; a click on the first one closes it.</source><extracomment>tiller</extracomment><translation>Von Ecke zu Ecke; ein Klick auf die erste schließt es.</translation></message>
<message><source>Wall</source><extracomment>tiller</extracomment><translation>Wand</translation></message>
<message><source>A line from point to point that nobody should cross.</source><extracomment>tiller</extracomment><translation>Eine Linie von Punkt zu Punkt, die niemand überqueren soll.</translation></message>
<message><source> and </source><extracomment>tiller</extracomment><translation> und </translation></message>
<message><source>%1, at the end</source><extracomment>tiller</extracomment><translation>%1, am Ende</translation></message>
<message><source>%1, mean over time</source><extracomment>tiller</extracomment><translation>%1, Zeitmittel</translation></message>
<message><source>%1: seconds until at least %2</source><extracomment>tiller</extracomment><translation>%1: Sekunden bis mindestens %2</translation></message>
<message><source>%1: seconds until at most %2</source><extracomment>tiller</extracomment><translation>%1: Sekunden bis höchstens %2</translation></message>
<message><source>less than a second</source><extracomment>tiller</extracomment><translation>weniger als eine Sekunde</translation></message>
<message><source>about %1 s</source><extracomment>tiller</extracomment><translation>etwa %1 s</translation></message>
<message><source>about %1 min</source><extracomment>tiller</extracomment><translation>etwa %1 min</translation></message>
<message><source>about %1 h</source><extracomment>tiller</extracomment><translation>etwa %1 h</translation></message>
<message><source>seed %1</source><extracomment>tiller</extracomment><translation>Startwert %1</translation></message>
<message><source>%1: %2 moved</source><extracomment>tiller</extracomment><translation>%1: %2 verschoben</translation></message>
<message><source>Removed %1</source><extracomment>tiller</extracomment><translation>%1 entfernt</translation></message>
<message><source>%1: placed agents</source><extracomment>tiller</extracomment><translation>%1: gesetzte Agenten</translation></message>
<message><source>%1 renamed %2</source><extracomment>tiller</extracomment><translation>%1 umbenannt in %2</translation></message>
<message><source>Wired %1</source><extracomment>tiller</extracomment><translation>%1 verbunden</translation></message>
<message><source>Unwired %1</source><extracomment>tiller</extracomment><translation>%1 getrennt</translation></message>
<message><source>%1: another place in the order</source><extracomment>tiller</extracomment><translation>%1: anderer Platz in der Reihenfolge</translation></message>
<message><source>%1: weight %2 → %3</source><extracomment>tiller</extracomment><translation>%1: Gewicht %2 → %3</translation></message>
<message><source>%1 moved</source><extracomment>tiller</extracomment><translation>%1 verschoben</translation></message>
<message><source>%1 changed: </source><extracomment>tiller</extracomment><translation>%1 geändert: </translation></message>
<message><source>%1 edited</source><extracomment>tiller</extracomment><translation>%1 bearbeitet</translation></message>
<message><source>properties edited</source><extracomment>tiller</extracomment><translation>Eigenschaften bearbeitet</translation></message>
<message><source>notes edited</source><extracomment>tiller</extracomment><translation>Notizen bearbeitet</translation></message>
<message><source>world</source><extracomment>tiller</extracomment><translation>Welt</translation></message>
<message><source>wire</source><extracomment>tiller</extracomment><translation>Verbindung</translation></message>
<message><source>%1 of %2 to %3</source><extracomment>tiller</extracomment><translation>%1 von %2 zu %3</translation></message>
<message><source>%1 of the world</source><extracomment>tiller</extracomment><translation>%1 der Welt</translation></message>
<message><source>units/tick</source><extracomment>tiller</extracomment><translation>Einheiten/Tick</translation></message>
<message><source>units/s</source><extracomment>tiller</extracomment><translation>Einheiten/s</translation></message>
<message><source>s</source><extracomment>tiller</extracomment><translation>s</translation></message>
<message><source>no limit</source><extracomment>tiller</extracomment><translation>ohne Grenze</translation></message>
<message><source>on</source><extracomment>tiller</extracomment><translation>an</translation></message>
<message><source>off</source><extracomment>tiller</extracomment><translation>aus</translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n Ort</numerusform><numerusform>%n Orte</numerusform></translation></message>
<message><source>whole world</source><extracomment>tiller</extracomment><translation>ganze Welt</translation></message>
<message><source>As its type</source><extracomment>tiller</extracomment><translation>Wie sein Typ</translation></message>
<message><source>from %1 up, or no limit</source><extracomment>tiller</extracomment><translation>ab %1 oder ohne Grenze</translation></message>
<message><source>missing</source><extracomment>tiller</extracomment><translation>fehlt</translation></message>
<message><source>The velocity to take on.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Die Geschwindigkeit, die anzunehmen ist.</translation></message>
<message><source>The force, the result.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Die Kraft, das Ergebnis.</translation></message>
<message><source>A condition: the force counts only while it holds.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Eine Bedingung: Die Kraft zählt nur, solange sie gilt.</translation></message>
<message><source>Parts of this project</source><extracomment>tiller::Rank</extracomment><translation>Bausteine dieses Projekts</translation></message>
<message><source>Parts</source><extracomment>tiller::Rank</extracomment><translation>Bausteine</translation></message>
<message><source>%1 added</source><extracomment>tiller::T</extracomment><translation>%1 hinzugefügt</translation></message>
<message><source>%1 removed</source><extracomment>tiller::T</extracomment><translation>%1 entfernt</translation></message>
<message><source>Agent type</source><extracomment>title</extracomment><translation>Agententyp</translation></message>
<message><source>A kind of agent: its body, look and count, where it starts, and what steers it.</source><extracomment>Agent type</extracomment><translation>Eine Art von Agenten: Körper, Aussehen und Anzahl, wo sie beginnen und was sie steuert.</translation></message>
<message><source>Count</source><extracomment>setting of Agent type</extracomment><translation>Anzahl</translation></message>
<message><source>How many agents start in the region.</source><extracomment>Count of Agent type</extracomment><translation>Wie viele Agenten im Gebiet beginnen.</translation></message>
<message><source>Mass</source><extracomment>setting of Agent type</extracomment><translation>Masse</translation></message>
<message><source>Heavier agents turn and brake more sluggishly.</source><extracomment>Mass of Agent type</extracomment><translation>Schwerere Agenten drehen und bremsen träger.</translation></message>
<message><source>Body</source><extracomment>heading of settings of Agent type</extracomment><translation>Körper</translation></message>
<message><source>Mass spread</source><extracomment>setting of Agent type</extracomment><translation>Massenstreuung</translation></message>
<message><source>How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.</source><extracomment>Mass spread of Agent type</extracomment><translation>Wie sehr sich Agenten unterscheiden. 20%: Jeder bekommt zufällig das 0,8- bis 1,2-Fache.</translation></message>
<message><source>The radius of the body. Agents are in contact when their bodies touch.</source><extracomment>Radius of Agent type</extracomment><translation>Der Radius des Körpers. Agenten haben Kontakt, wenn sich ihre Körper berühren.</translation></message>
<message><source>Radius spread</source><extracomment>setting of Agent type</extracomment><translation>Radiusstreuung</translation></message>
<message><source>Max speed</source><extracomment>setting of Agent type</extracomment><translation>Höchsttempo</translation></message>
<message><source>An agent never moves faster than this.</source><extracomment>Max speed of Agent type</extracomment><translation>Schneller bewegt sich ein Agent nie.</translation></message>
<message><source>Speed spread</source><extracomment>setting of Agent type</extracomment><translation>Tempostreuung</translation></message>
<message><source>Max force</source><extracomment>setting of Agent type</extracomment><translation>Maximalkraft</translation></message>
<message><source>The longest steering force. A longer sum of forces is cut to this length.</source><extracomment>Max force of Agent type</extracomment><translation>Die größte Steuerkraft. Eine größere Summe von Kräften wird auf diese Länge gekürzt.</translation></message>
<message><source>Force spread</source><extracomment>setting of Agent type</extracomment><translation>Kraftstreuung</translation></message>
<message><source>Response time</source><extracomment>setting of Agent type</extracomment><translation>Reaktionszeit</translation></message>
<message><source>The time until an agent has a wanted velocity. 0: one tick.</source><extracomment>Response time of Agent type</extracomment><translation>Die Zeit, bis ein Agent eine gewünschte Geschwindigkeit hat. 0: ein Tick.</translation></message>
<message><source>Response spread</source><extracomment>setting of Agent type</extracomment><translation>Reaktionsstreuung</translation></message>
<message><source>Min speed</source><extracomment>setting of Agent type</extracomment><translation>Mindesttempo</translation></message>
<message><source>An agent never moves slower than this, as planes and birds do. It cannot stop then.</source><extracomment>Min speed of Agent type</extracomment><translation>Langsamer bewegt sich ein Agent nie, wie Flugzeuge und Vögel. Anhalten kann er dann nicht.</translation></message>
<message><source>Max turn rate</source><extracomment>setting of Agent type</extracomment><translation>Max. Drehrate</translation></message>
<message><source>The most degrees that its way turns in a unit of time. At rest it turns on the spot before it goes.</source><extracomment>Max turn rate of Agent type</extracomment><translation>Um höchstens so viel Grad je Zeiteinheit dreht sich sein Weg. Aus dem Stand dreht er sich erst auf der Stelle, dann geht er los.</translation></message>
<message><source>Heading threshold</source><extracomment>setting of Agent type</extracomment><translation>Richtungsschwelle</translation></message>
<message><source>A slower agent keeps its heading, so that it does not spin at rest. A share of its maximum speed.</source><extracomment>Heading threshold of Agent type</extracomment><translation>Ein langsamerer Agent behält seine Richtung, damit er im Stand nicht kreiselt. Ein Anteil seines Höchsttempos.</translation></message>
<message><source>Solid to</source><extracomment>setting of Agent type</extracomment><translation>Stößt an</translation></message>
<message><source>What these bodies cannot pass through. Who overlaps it is pushed out.</source><extracomment>Solid to of Agent type</extracomment><translation>Was diese Körper nicht durchdringen können. Wer sich damit überlappt, wird hinausgeschoben.</translation></message>
<message><source>These agents pass through everything.</source><extracomment>Nothing as Solid to</extracomment><translation>Diese Agenten gehen durch alles hindurch.</translation></message>
<message><source>Every obstacle of the scene stops these agents.</source><extracomment>Obstacles as Solid to</extracomment><translation>Jedes Hindernis der Szene hält diese Agenten auf.</translation></message>
<message><source>Obstacles and agents</source><extracomment>choice of Solid to of Agent type</extracomment><translation>Hindernisse und Agenten</translation></message>
<message><source>Obstacles stop these agents, and they push apart each other and all others with this choice.</source><extracomment>Obstacles and agents as Solid to</extracomment><translation>Hindernisse halten diese Agenten auf, und sie schieben sich gegenseitig und alle anderen mit dieser Wahl auseinander.</translation></message>
<message><source>Shape</source><extracomment>setting of Agent type</extracomment><translation>Form</translation></message>
<message><source>How these agents are drawn.</source><extracomment>Shape of Agent type</extracomment><translation>Wie diese Agenten gezeichnet werden.</translation></message>
<message><source>Look</source><extracomment>heading of settings of Agent type</extracomment><translation>Aussehen</translation></message>
<message><source>Arrow</source><extracomment>choice of Shape of Agent type</extracomment><translation>Pfeil</translation></message>
<message><source>A dart that points along the heading.</source><extracomment>Arrow as Shape</extracomment><translation>Eine Pfeilspitze, die in ihre Richtung zeigt.</translation></message>
<message><source>Triangle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Dreieck</translation></message>
<message><source>A triangle along the heading.</source><extracomment>Triangle as Shape</extracomment><translation>Ein Dreieck in ihrer Richtung.</translation></message>
<message><source>Circle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Kreis</translation></message>
<message><source>A disc with a line along the heading.</source><extracomment>Circle as Shape</extracomment><translation>Eine Scheibe mit einem Strich in ihrer Richtung.</translation></message>
<message><source>Color</source><comment>core</comment><extracomment>setting of Agent type</extracomment><translation>Farbe</translation></message>
<message><source>The color of these agents.</source><extracomment>Color of Agent type</extracomment><translation>Die Farbe dieser Agenten.</translation></message>
<message><source>A PNG file in place of the shape: its path from the project's folder. It looks to the right, and turns with the heading.</source><extracomment>Picture of Agent type</extracomment><translation>Eine PNG-Datei anstelle der Form: ihr Pfad ab dem Projektordner. Das Bild blickt nach rechts und dreht sich mit der Richtung.</translation></message>
<message><source>Picture size</source><extracomment>setting of Agent type</extracomment><translation>Bildgröße</translation></message>
<message><source>The length of its longer side. 0: as wide as the body.</source><extracomment>Picture size of Agent type</extracomment><translation>Die Länge der längeren Seite. 0: so breit wie der Körper.</translation></message>
<message><source>Start</source><extracomment>setting of Agent type</extracomment><translation>Start</translation></message>
<message><source>Where agents start.</source><extracomment>Start of Agent type</extracomment><translation>Wo Agenten beginnen.</translation></message>
<message><source>In a region</source><extracomment>choice of Start of Agent type</extracomment><translation>In einem Gebiet</translation></message>
<message><source>At random places in a region.</source><extracomment>In a region as Start</extracomment><translation>An zufälligen Orten in einem Gebiet.</translation></message>
<message><source>Placed by hand</source><extracomment>choice of Start of Agent type</extracomment><translation>Von Hand gesetzt</translation></message>
<message><source>Each at the place you choose.</source><extracomment>Placed by hand as Start</extracomment><translation>Jeder am gewählten Ort.</translation></message>
<message><source>A region of the scene. None: the whole world.</source><extracomment>Region of Agent type</extracomment><translation>Ein Gebiet der Szene. Keines: die ganze Welt.</translation></message>
<message><source>How agents in a region move at the start.</source><extracomment>Velocity of Agent type</extracomment><translation>Wie sich Agenten in einem Gebiet am Anfang bewegen.</translation></message>
<message><source>Fixed</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Fest</translation></message>
<message><source>The same velocity for all.</source><extracomment>Fixed as Velocity</extracomment><translation>Dieselbe Geschwindigkeit für alle.</translation></message>
<message><source>Random</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Zufällig</translation></message>
<message><source>Any direction, a speed from min to max.</source><extracomment>Random as Velocity</extracomment><translation>Beliebige Richtung, Tempo von min bis max.</translation></message>
<message><source>Velocity x</source><extracomment>setting of Agent type</extracomment><translation>Geschwindigkeit x</translation></message>
<message><source>To the right.</source><extracomment>Velocity x of Agent type</extracomment><translation>Nach rechts.</translation></message>
<message><source>Velocity y</source><extracomment>setting of Agent type</extracomment><translation>Geschwindigkeit y</translation></message>
<message><source>Downward.</source><extracomment>Velocity y of Agent type</extracomment><translation>Nach unten.</translation></message>
<message><source>Speed from</source><extracomment>setting of Agent type</extracomment><translation>Tempo von</translation></message>
<message><source>The lowest speed at the start.</source><extracomment>Speed from of Agent type</extracomment><translation>Das niedrigste Tempo am Anfang.</translation></message>
<message><source>Speed to</source><extracomment>setting of Agent type</extracomment><translation>Tempo bis</translation></message>
<message><source>The highest speed at the start.</source><extracomment>Speed to of Agent type</extracomment><translation>Das höchste Tempo am Anfang.</translation></message>
<message><source>agent, character, boid, vehicle, unit, group, population</source><extracomment>other words for Agent type</extracomment><translation>Agent, Figur, Boid, Fahrzeug, Einheit, Gruppe, Population</translation></message>
<message><source>The forces that steer these agents. They are added up, each times its weight.</source><extracomment>port Steering of Agent type</extracomment><translation>Die Kräfte, die diese Agenten steuern. Sie werden addiert, jede mal ihr Gewicht.</translation></message>
<message><source>The modes that these agents can be in. They start in the first.</source><extracomment>port Modes of Agent type</extracomment><translation>Die Modi, in denen diese Agenten sein können. Sie beginnen im ersten.</translation></message>
<message><source>Facing</source><extracomment>port of Agent type</extracomment><translation>Blickrichtung</translation></message>
<message><source>Where these agents look, if not where they move.</source><extracomment>port Facing of Agent type</extracomment><translation>Wohin diese Agenten blicken, wenn nicht in ihre Bewegungsrichtung.</translation></message>
<message><source>What these agents do to themselves and to others, such as Remove or Spawn.</source><extracomment>port Actions of Agent type</extracomment><translation>Was diese Agenten mit sich und anderen tun, etwa Entfernen oder Erzeugen.</translation></message>
<message><source>Births</source><extracomment>port of Agent type</extracomment><translation>Geburten</translation></message>
<message><source>Sources that bring such agents into the world.</source><extracomment>port Births of Agent type</extracomment><translation>Quellen, die solche Agenten in die Welt bringen.</translation></message>
<message><source>All agents of this type, as a target for others.</source><extracomment>port Agents of Agent type</extracomment><translation>Alle Agenten dieses Typs, als Ziel für andere.</translation></message>
<message><source>the sum of weight * force at Steering</source><extracomment>wanted in the formula of Agent type</extracomment><translation>die Summe von Gewicht * Kraft an Steuerung</translation></message>
<message><source>v turns from the heading by at most so many degrees</source><extracomment>maxTurn in the formula of Agent type</extracomment><translation>v dreht sich höchstens um so viel Grad von der Richtung weg</translation></message>
<message><source>v is at least so long</source><extracomment>slowest in the formula of Agent type</extracomment><translation>v ist mindestens so lang</translation></message>
<message><source>changes by v * tick</source><extracomment>position in the formula of Agent type</extracomment><translation>ändert sich um v * tick</translation></message>
<message><source>Seek</source><extracomment>title</extracomment><translation>Ansteuern</translation></message>
<message><source>Heads straight for the target at full speed, and overshoots it.</source><extracomment>Seek</extracomment><translation>Steuert mit vollem Tempo geradewegs auf das Ziel zu und schießt darüber hinaus.</translation></message>
<message><source>The desired speed, as a share of the agent's maximum speed.</source><extracomment>Speed of Seek</extracomment><translation>Das gewünschte Tempo, als Anteil am Höchsttempo des Agenten.</translation></message>
<message><source>chase, go to, move to, attract, follow, approach</source><extracomment>other words for Seek</extracomment><translation>suchen, jagen, hingehen, anziehen, folgen, annähern, Seek</translation></message>
<message><source>Target</source><extracomment>port of Seek</extracomment><translation>Ziel</translation></message>
<message><source>A point, an agent, or the nearest of some agents.</source><extracomment>port Target of Seek</extracomment><translation>Ein Punkt, ein Agent oder der nächste von mehreren Agenten.</translation></message>
<message><source>When</source><extracomment>port of Seek</extracomment><translation>Wenn</translation></message>
<message><source>Active only while this condition is true. Unwired: always.</source><extracomment>port When of Seek</extracomment><translation>Nur aktiv, solange diese Bedingung wahr ist. Ohne Verbindung: immer.</translation></message>
<message><source>Force</source><extracomment>port of Seek</extracomment><translation>Kraft</translation></message>
<message><source>Wire it to a combiner or to an agent type.</source><extracomment>port Force of Seek</extracomment><translation>Mit einem Kombinierer oder einem Agententyp verbinden.</translation></message>
<message><source>Weight</source><extracomment>port of Seek</extracomment><translation>Gewicht</translation></message>
<message><source>Drives the weight of the wires of its force.</source><extracomment>port Weight of Seek</extracomment><translation>Steuert das Gewicht der Verbindungen seiner Kraft.</translation></message>
<message><source>Flee</source><extracomment>title</extracomment><translation>Fliehen</translation></message>
<message><source>Heads straight away from the target while it is closer than the radius.</source><extracomment>Flee</extracomment><translation>Steuert geradewegs vom Ziel weg, solange es näher als der Radius ist.</translation></message>
<message><source>The area of effect: it flees only while the target is closer than this.</source><extracomment>Radius of Flee</extracomment><translation>Der Wirkungsbereich: Flieht nur, solange das Ziel näher ist.</translation></message>
<message><source>avoid, run away, repel, escape, retreat</source><extracomment>other words for Flee</extracomment><translation>flüchten, weglaufen, abstoßen, Flucht, zurückweichen</translation></message>
<message><source>Arrive</source><extracomment>title</extracomment><translation>Ankommen</translation></message>
<message><source>Heads for the target, slows down inside the slowing radius, and stops on it.</source><extracomment>Arrive</extracomment><translation>Steuert auf das Ziel zu, wird innerhalb des Bremsradius langsamer und hält darauf an.</translation></message>
<message><source>Slowing radius</source><extracomment>setting of Arrive</extracomment><translation>Bremsradius</translation></message>
<message><source>Inside this distance it slows down. 0: it does not.</source><extracomment>Slowing radius of Arrive</extracomment><translation>Innerhalb dieser Entfernung wird er langsamer. 0: gar nicht.</translation></message>
<message><source>Stop radius</source><extracomment>setting of Arrive</extracomment><translation>Halteradius</translation></message>
<message><source>Inside this distance it stops, and stays.</source><extracomment>Stop radius of Arrive</extracomment><translation>Innerhalb dieser Entfernung hält er an und bleibt stehen.</translation></message>
<message><source>Settles</source><extracomment>setting of Arrive</extracomment><translation>Kommt zur Ruhe</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same place.</source><extracomment>Settles of Arrive</extracomment><translation>Hält auch bei anderen an, die am selben Ort angekommen sind, und bleibt stehen.</translation></message>
<message><source>arrival, go to, stop at, brake, park, land</source><extracomment>other words for Arrive</extracomment><translation>Ankunft, hingehen, anhalten bei, bremsen, parken, landen</translation></message>
<message><source>with settles: it has arrived at the goal, or at others that have</source><extracomment>arrived in the formula of Arrive</extracomment><translation>mit „Kommt zur Ruhe“: Er ist am Ziel angekommen oder bei anderen, die angekommen sind</translation></message>
<message><source>Wander</source><extracomment>title</extracomment><translation>Umherstreifen</translation></message>
<message><source>Roams: heads for a point that moves at random on a circle ahead.</source><extracomment>Wander</extracomment><translation>Streift umher: steuert auf einen Punkt zu, der sich zufällig auf einem Kreis voraus bewegt.</translation></message>
<message><source>Circle distance</source><extracomment>setting of Wander</extracomment><translation>Kreisentfernung</translation></message>
<message><source>How far ahead the circle is: larger runs straighter.</source><extracomment>Circle distance of Wander</extracomment><translation>Wie weit voraus der Kreis liegt: Größer läuft gerader.</translation></message>
<message><source>Circle radius</source><extracomment>setting of Wander</extracomment><translation>Kreisradius</translation></message>
<message><source>How large the circle is: larger turns more sharply.</source><extracomment>Circle radius of Wander</extracomment><translation>Wie groß der Kreis ist: Größer dreht schärfer.</translation></message>
<message><source>Angle change</source><extracomment>setting of Wander</extracomment><translation>Winkeländerung</translation></message>
<message><source>How far the angle on the circle may change: up to half of this to each side.</source><extracomment>Angle change of Wander</extracomment><translation>Wie weit sich der Winkel auf dem Kreis ändern darf: bis zur Hälfte davon nach jeder Seite.</translation></message>
<message><source>Random start angle</source><extracomment>setting of Wander</extracomment><translation>Zufälliger Winkel</translation></message>
<message><source>Each agent starts with an angle of its own.</source><extracomment>Random start angle of Wander</extracomment><translation>Jeder Agent beginnt mit einem eigenen Winkel.</translation></message>
<message><source>Start angle</source><extracomment>setting of Wander</extracomment><translation>Anfangswinkel</translation></message>
<message><source>The angle all start with. 0 is to the right, 90 is up.</source><extracomment>Start angle of Wander</extracomment><translation>Der Winkel, mit dem alle beginnen. 0 ist rechts, 90 ist oben.</translation></message>
<message><source>roam, random walk, explore, idle, stroll, drift</source><extracomment>other words for Wander</extracomment><translation>wandern, schlendern, Zufallsweg, erkunden, bummeln, treiben</translation></message>
<message><source>changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force</source><extracomment>angle in the formula of Wander</extracomment><translation>ändert sich um (random - 1/2) * angleChange * sqrt(tick) in jedem Tick, der die Kraft benutzt</translation></message>
<message><source>Wander to points</source><extracomment>title</extracomment><translation>Zufallspunkte</translation></message>
<message><source>Seeks a random point of the region, and another one after a while or on arrival.</source><extracomment>Wander to points</extracomment><translation>Steuert einen zufälligen Punkt des Gebiets an und nach einer Weile oder bei Ankunft einen anderen.</translation></message>
<message><source>Interval</source><extracomment>setting of Wander to points</extracomment><translation>Intervall</translation></message>
<message><source>It chooses another point after this time.</source><extracomment>Interval of Wander to points</extracomment><translation>Nach dieser Zeit wählt er einen anderen Punkt.</translation></message>
<message><source>Arrival distance</source><extracomment>setting of Wander to points</extracomment><translation>Ankunftsradius</translation></message>
<message><source>Within this distance it has arrived, and chooses another point.</source><extracomment>Arrival distance of Wander to points</extracomment><translation>Innerhalb dieser Entfernung ist er angekommen und wählt einen anderen Punkt.</translation></message>
<message><source>roam, patrol, random points, explore</source><extracomment>other words for Wander to points</extracomment><translation>umherstreifen, patrouillieren, zufällige Punkte, erkunden</translation></message>
<message><source>The region of the random points.</source><extracomment>port Region of Wander to points</extracomment><translation>Das Gebiet der zufälligen Punkte.</translation></message>
<message><source>a random point of the region, a new one after each interval and on arrival</source><extracomment>goal in the formula of Wander to points</extracomment><translation>ein zufälliger Punkt des Gebiets, ein neuer nach jedem Intervall und bei der Ankunft</translation></message>
<message><source>Pursue</source><extracomment>title</extracomment><translation>Verfolgen</translation></message>
<message><source>Chases an agent by heading for where it will be.</source><extracomment>Pursue</extracomment><translation>Jagt einen Agenten, indem er dorthin steuert, wo dieser sein wird.</translation></message>
<message><source>Prediction</source><extracomment>setting of Pursue</extracomment><translation>Vorhersage</translation></message>
<message><source>How far ahead of the target it aims.</source><extracomment>Prediction of Pursue</extracomment><translation>Wie weit vor das Ziel er zielt.</translation></message>
<message><source>None</source><comment>core</comment><extracomment>choice of Prediction of Pursue</extracomment><translation>Keine</translation></message>
<message><source>Where the target is now.</source><extracomment>None as Prediction</extracomment><translation>Wo das Ziel jetzt ist.</translation></message>
<message><source>Where it will be after a fixed time.</source><extracomment>Fixed as Prediction</extracomment><translation>Wo es nach einer festen Zeit sein wird.</translation></message>
<message><source>By distance</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Nach Entfernung</translation></message>
<message><source>Where it will be after distance / max speed: far ahead when far away.</source><extracomment>By distance as Prediction</extracomment><translation>Wo es nach Entfernung / Höchsttempo sein wird: weit voraus, wenn es weit weg ist.</translation></message>
<message><source>Closing</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Annäherung</translation></message>
<message><source>Where it will be after distance / (max speed + the target's speed).</source><extracomment>Closing as Prediction</extracomment><translation>Wo es nach Entfernung / (Höchsttempo + Tempo des Ziels) sein wird.</translation></message>
<message><source>OpenSteer</source><extracomment>choice of Prediction of Pursue</extracomment><translation>OpenSteer</translation></message>
<message><source>Where it will be after distance / speed, times a factor for where the target is and which way it goes.</source><extracomment>OpenSteer as Prediction</extracomment><translation>Wo es nach Entfernung / Tempo sein wird, mal einen Faktor dafür, wo das Ziel ist und wohin es geht.</translation></message>
<message><source>Intercept</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Abfangen</translation></message>
<message><source>Where they meet if it goes straight there at its speed; as Closing if they cannot meet.</source><extracomment>Intercept as Prediction</extracomment><translation>Wo sie sich treffen, wenn er mit seinem Tempo geradewegs hingeht; wie Annäherung, wenn sie sich nicht treffen können.</translation></message>
<message><source>Fixed time</source><extracomment>setting of Pursue</extracomment><translation>Feste Zeit</translation></message>
<message><source>How far ahead it aims, in time.</source><extracomment>Fixed time of Pursue</extracomment><translation>Wie weit voraus er zielt, als Zeit.</translation></message>
<message><source>Max time</source><extracomment>setting of Pursue</extracomment><translation>Höchstzeit</translation></message>
<message><source>It never aims farther ahead than this.</source><extracomment>Max time of Pursue</extracomment><translation>Weiter als so zielt er nie voraus.</translation></message>
<message><source>chase, hunt, intercept, pursuit, catch, follow</source><extracomment>other words for Pursue</extracomment><translation>jagen, Verfolgung, abfangen, fangen, nachlaufen, folgen</translation></message>
<message><source>An agent, or the nearest of some agents.</source><extracomment>port Target of Pursue</extracomment><translation>Ein Agent oder der nächste von mehreren Agenten.</translation></message>
<message><source>Evade</source><extracomment>title</extracomment><translation>Entkommen</translation></message>
<message><source>Escapes an agent by heading away from where it will be.</source><extracomment>Evade</extracomment><translation>Entkommt einem Agenten, indem er von dort wegsteuert, wo dieser sein wird.</translation></message>
<message><source>avoid, escape, dodge, run away, evasion</source><extracomment>other words for Evade</extracomment><translation>ausweichen, flüchten, entwischen, weglaufen, Evade</translation></message>
<message><source>Offset pursuit</source><extracomment>title</extracomment><translation>Versetzt folgen</translation></message>
<message><source>Keeps a place beside a leader, relative to the direction in which the leader moves.</source><extracomment>Offset pursuit</extracomment><translation>Hält einen Platz neben einem Anführer, bezogen auf dessen Bewegungsrichtung.</translation></message>
<message><source>Ahead</source><extracomment>setting of Offset pursuit</extracomment><translation>Voraus</translation></message>
<message><source>How far ahead of the leader; below 0: behind.</source><extracomment>Ahead of Offset pursuit</extracomment><translation>Wie weit vor dem Anführer; unter 0: dahinter.</translation></message>
<message><source>Left</source><extracomment>setting of Offset pursuit</extracomment><translation>Links</translation></message>
<message><source>How far to its left; below 0: to its right.</source><extracomment>Left of Offset pursuit</extracomment><translation>Wie weit links von ihm; unter 0: rechts von ihm.</translation></message>
<message><source>wingman, escort, flank, beside, follow at an offset, station keeping</source><extracomment>other words for Offset pursuit</extracomment><translation>Flügelmann, Eskorte, Flanke, daneben, mit Versatz folgen, Begleitschutz</translation></message>
<message><source>Leader</source><extracomment>port of Offset pursuit</extracomment><translation>Anführer</translation></message>
<message><source>The agent it keeps a place beside.</source><extracomment>port Leader of Offset pursuit</extracomment><translation>Der Agent, neben dem er seinen Platz hält.</translation></message>
<message><source>Match velocity</source><extracomment>title</extracomment><translation>Bewegung angleichen</translation></message>
<message><source>Takes on the velocity of an agent.</source><extracomment>Match velocity</extracomment><translation>Übernimmt die Geschwindigkeit eines Agenten.</translation></message>
<message><source>imitate, same speed, keep pace, go along, velocity matching</source><extracomment>other words for Match velocity</extracomment><translation>nachahmen, gleiches Tempo, Schritt halten, mitgehen, Geschwindigkeit anpassen</translation></message>
<message><source>Interpose</source><extracomment>title</extracomment><translation>Dazwischengehen</translation></message>
<message><source>Moves between two agents, to where they will be.</source><extracomment>Interpose</extracomment><translation>Bewegt sich zwischen zwei Agenten, dorthin, wo sie sein werden.</translation></message>
<message><source>Ratio</source><extracomment>setting of Interpose</extracomment><translation>Verhältnis</translation></message>
<message><source>The place between them: 0 is at the first, 100% at the second, more is behind the second.</source><extracomment>Ratio of Interpose</extracomment><translation>Der Ort zwischen ihnen: 0 ist beim ersten, 100% beim zweiten, mehr ist hinter dem zweiten.</translation></message>
<message><source>between, guard, protect, shield, midpoint, block</source><extracomment>other words for Interpose</extracomment><translation>zwischen, bewachen, schützen, abschirmen, Mittelpunkt, blockieren</translation></message>
<message><source>First</source><comment>core</comment><extracomment>port of Interpose</extracomment><translation>Erster</translation></message>
<message><source>One of the two.</source><extracomment>port First of Interpose</extracomment><translation>Einer der beiden.</translation></message>
<message><source>Second</source><extracomment>port of Interpose</extracomment><translation>Zweiter</translation></message>
<message><source>The other one.</source><extracomment>port Second of Interpose</extracomment><translation>Der andere.</translation></message>
<message><source>Hide</source><extracomment>title</extracomment><translation>Verstecken</translation></message>
<message><source>Goes behind the nearest obstacle, as seen from a threat. With each of several threats it goes where none of them sees it, or flees.</source><extracomment>Hide</extracomment><translation>Geht hinter das nächste Hindernis, von einer Bedrohung aus gesehen. Bei mehreren Bedrohungen geht er dorthin, wo ihn keine sieht, oder flieht.</translation></message>
<message><source>Margin</source><extracomment>setting of Hide</extracomment><translation>Abstand</translation></message>
<message><source>How far behind the obstacle it hides.</source><extracomment>Margin of Hide</extracomment><translation>Wie weit hinter dem Hindernis er sich versteckt.</translation></message>
<message><source>Range</source><comment>core</comment><extracomment>setting of Hide</extracomment><translation>Bereich</translation></message>
<message><source>It uses only obstacles that reach within this distance.</source><extracomment>Range of Hide</extracomment><translation>Nutzt nur Hindernisse, die in diese Entfernung reichen.</translation></message>
<message><source>cover, take cover, stealth, ambush, shelter, out of sight</source><extracomment>other words for Hide</extracomment><translation>Deckung, in Deckung gehen, schleichen, Hinterhalt, Schutz, außer Sicht</translation></message>
<message><source>Threat</source><extracomment>port of Hide</extracomment><translation>Bedrohung</translation></message>
<message><source>The agent it hides from; or each of several, by a Nearest.</source><extracomment>port Threat of Hide</extracomment><translation>Der Agent, vor dem er sich versteckt; oder jeder von mehreren, über einen Nächsten.</translation></message>
<message><source>The obstacles to keep clear of.</source><extracomment>port Obstacles of Hide</extracomment><translation>Die Hindernisse, von denen er sich freihält.</translation></message>
<message><source>the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)</source><extracomment>place in the formula of Hide</extracomment><translation>das nächste Hindernis + unit(Hindernis - Bedrohung) * (seine Ausdehnung + margin + bodyRadius)</translation></message>
<message><source>Separation</source><extracomment>title</extracomment><translation>Separation</translation></message>
<message><source>Keeps away from its neighbors, harder when they are nearer.</source><extracomment>Separation</extracomment><translation>Hält sich von seinen Nachbarn fern, stärker, je näher sie sind.</translation></message>
<message><source>Neighbors are closer than this.</source><extracomment>Radius of Separation</extracomment><translation>Nachbarn sind näher als dies.</translation></message>
<message><source>View angle</source><extracomment>setting of Separation</extracomment><translation>Sichtwinkel</translation></message>
<message><source>How wide it sees, half to each side of its heading. 360: all round.</source><extracomment>View angle of Separation</extracomment><translation>Wie weit er sieht, je die Hälfte zu beiden Seiten seiner Richtung. 360: rundum.</translation></message>
<message><source>Falloff</source><extracomment>setting of Separation</extracomment><translation>Abfall</translation></message>
<message><source>How quickly the push fades with distance. 0: it does not.</source><extracomment>Falloff of Separation</extracomment><translation>Wie schnell der Schub mit der Entfernung schwindet. 0: gar nicht.</translation></message>
<message><source>keep apart, spread out, personal space, repel, crowding, boids, flocking</source><extracomment>other words for Separation</extracomment><translation>Abstand halten, verteilen, abstoßen, Gedränge, Boids, Schwarm</translation></message>
<message><source>Neighbors</source><extracomment>port of Separation</extracomment><translation>Nachbarn</translation></message>
<message><source>The agents that count as neighbors. Several types are one group.</source><extracomment>port Neighbors of Separation</extracomment><translation>Die Agenten, die als Nachbarn zählen. Mehrere Typen sind eine Gruppe.</translation></message>
<message><source>the sum over the neighbors of unit(position - neighbor) * (1 - distance / radius)^falloff. Of an agent that has arrived by an Arrive or Go to that settles, over bodies that overlap: unit(position - neighbor) * (1.1 - distance / both radii)</source><extracomment>away in the formula of Separation</extracomment><translation>die Summe über die Nachbarn von unit(position - Nachbar) * (1 - distance / radius)^falloff. Bei einem Agenten, der durch ein Ankommen oder Hingehen, das zur Ruhe kommt, angekommen ist, über Körper, die sich überlappen: unit(position - Nachbar) * (1.1 - distance / beide Radien)</translation></message>
<message><source>Alignment</source><extracomment>title</extracomment><translation>Ausrichtung</translation></message>
<message><source>Turns to the mean velocity of its neighbors.</source><extracomment>Alignment</extracomment><translation>Dreht auf die mittlere Geschwindigkeit seiner Nachbarn ein.</translation></message>
<message><source>match heading, same direction, school, boids, flocking</source><extracomment>other words for Alignment</extracomment><translation>Richtung angleichen, gleiche Richtung, Fischschwarm, Boids, Schwarm, Alignment</translation></message>
<message><source>the mean velocity of the neighbors</source><extracomment>neighborVelocity in the formula of Alignment</extracomment><translation>die mittlere Geschwindigkeit der Nachbarn</translation></message>
<message><source>Cohesion</source><extracomment>title</extracomment><translation>Kohäsion</translation></message>
<message><source>Heads for the middle of its neighbors.</source><extracomment>Cohesion</extracomment><translation>Steuert auf die Mitte seiner Nachbarn zu.</translation></message>
<message><source>stay together, gather, center of mass, school, boids, flocking</source><extracomment>other words for Cohesion</extracomment><translation>zusammenhalten, sammeln, Schwerpunkt, Fischschwarm, Boids, Schwarm</translation></message>
<message><source>the mean position of the neighbors</source><extracomment>neighborPosition in the formula of Cohesion</extracomment><translation>die mittlere Position der Nachbarn</translation></message>
<message><source>Leader following</source><extracomment>title</extracomment><translation>Anführer folgen</translation></message>
<message><source>Follows behind a leader, steps out of the leader's way, and keeps apart from the other followers.</source><extracomment>Leader following</extracomment><translation>Folgt hinter einem Anführer, geht ihm aus dem Weg und hält Abstand zu den anderen Folgenden.</translation></message>
<message><source>Distance</source><extracomment>setting of Leader following</extracomment><translation>Entfernung</translation></message>
<message><source>How far behind the leader.</source><extracomment>Distance of Leader following</extracomment><translation>Wie weit hinter dem Anführer.</translation></message>
<message><source>Clearance</source><extracomment>setting of Leader following</extracomment><translation>Freiraum</translation></message>
<message><source>It steps aside within this distance of the leader, or of the leader's way ahead.</source><extracomment>Clearance of Leader following</extracomment><translation>Geht beiseite, wenn er dem Anführer oder dessen Weg voraus so nahe kommt.</translation></message>
<message><source>Separation radius</source><extracomment>setting of Leader following</extracomment><translation>Separationsradius</translation></message>
<message><source>It keeps apart from other followers inside this distance.</source><extracomment>Separation radius of Leader following</extracomment><translation>Innerhalb dieser Entfernung hält er Abstand zu anderen Folgenden.</translation></message>
<message><source>follow the leader, convoy, entourage, ducklings, pet, squad</source><extracomment>other words for Leader following</extracomment><translation>Anführer, Konvoi, Gefolge, Entenküken, Haustier, Trupp</translation></message>
<message><source>The agent it follows.</source><extracomment>port Leader of Leader following</extracomment><translation>Der Agent, dem er folgt.</translation></message>
<message><source>Others</source><extracomment>port of Leader following</extracomment><translation>Andere</translation></message>
<message><source>The other followers, to keep apart from. Unwired: none.</source><extracomment>port Others of Leader following</extracomment><translation>Die anderen Folgenden, zu denen er Abstand hält. Ohne Verbindung: keine.</translation></message>
<message><source>it is within clearance of the leader's way for the next distance</source><extracomment>inTheWay in the formula of Leader following</extracomment><translation>er ist auf der nächsten distance des Anführerwegs näher als clearance an diesem Weg</translation></message>
<message><source>the direction off that way</source><extracomment>aside in the formula of Leader following</extracomment><translation>die Richtung weg von diesem Weg</translation></message>
<message><source>the sum over the others of unit(position - other) * (1 - distance / separationRadius)</source><extracomment>away in the formula of Leader following</extracomment><translation>die Summe über die anderen von unit(position - anderer) * (1 - distance / separationRadius)</translation></message>
<message><source>Formation</source><extracomment>title</extracomment><translation>Formation</translation></message>
<message><source>Takes a place in a formation around a leader: each place goes to the nearest agent that has none yet.</source><extracomment>Formation</extracomment><translation>Nimmt einen Platz in einer Formation um einen Anführer ein: Jeder Platz geht an den nächsten Agenten, der noch keinen hat.</translation></message>
<message><source>Pattern</source><extracomment>setting of Formation</extracomment><translation>Muster</translation></message>
<message><source>The shape of the formation.</source><extracomment>Pattern of Formation</extracomment><translation>Die Form der Formation.</translation></message>
<message><source>Line</source><extracomment>choice of Pattern of Formation</extracomment><translation>Linie</translation></message>
<message><source>Abreast of the leader.</source><extracomment>Line as Pattern</extracomment><translation>Neben dem Anführer.</translation></message>
<message><source>Column</source><extracomment>choice of Pattern of Formation</extracomment><translation>Kolonne</translation></message>
<message><source>One behind the other.</source><extracomment>Column as Pattern</extracomment><translation>Einer hinter dem anderen.</translation></message>
<message><source>To both sides behind the leader, like geese.</source><extracomment>V as Pattern</extracomment><translation>Zu beiden Seiten hinter dem Anführer, wie Gänse.</translation></message>
<message><source>Around the leader.</source><extracomment>Circle as Pattern</extracomment><translation>Um den Anführer herum.</translation></message>
<message><source>Box</source><comment>core</comment><extracomment>choice of Pattern of Formation</extracomment><translation>Block</translation></message>
<message><source>In ranks behind the leader.</source><extracomment>Box as Pattern</extracomment><translation>In Reihen hinter dem Anführer.</translation></message>
<message><source>Spacing</source><extracomment>setting of Formation</extracomment><translation>Platzabstand</translation></message>
<message><source>The distance between two places.</source><extracomment>Spacing of Formation</extracomment><translation>Die Entfernung zwischen zwei Plätzen.</translation></message>
<message><source>Steady</source><extracomment>setting of Formation</extracomment><translation>Stabil</translation></message>
<message><source>The pattern turns no faster than its agents can follow, and nobody crosses another's way to a place: not at the start, nor when the pattern changes or the leader turns back.</source><extracomment>Steady of Formation</extracomment><translation>Das Muster dreht nicht schneller, als seine Agenten folgen können, und niemand kreuzt den Weg eines anderen zu seinem Platz: weder am Anfang noch wenn das Muster wechselt oder der Anführer umkehrt.</translation></message>
<message><source>Turn rate</source><extracomment>setting of Formation</extracomment><translation>Drehrate</translation></message>
<message><source>The pattern turns so far per unit of time. 0: as its agents can follow.</source><extracomment>Turn rate of Formation</extracomment><translation>So weit dreht sich das Muster je Zeiteinheit. 0: wie seine Agenten folgen können.</translation></message>
<message><source>Without a leader</source><extracomment>setting of Formation</extracomment><translation>Ohne Anführer</translation></message>
<message><source>What they do when their leader is gone.</source><extracomment>Without a leader of Formation</extracomment><translation>Was sie tun, wenn ihr Anführer weg ist.</translation></message>
<message><source>They are without this behavior.</source><extracomment>Nothing as Without a leader</extracomment><translation>Sie sind ohne dieses Verhalten.</translation></message>
<message><source>Follow the nearest</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Nächstem folgen</translation></message>
<message><source>The one that was nearest to the leader leads.</source><extracomment>Follow the nearest as Without a leader</extracomment><translation>Wer dem Anführer am nächsten war, führt.</translation></message>
<message><source>Stop</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Anhalten</translation></message>
<message><source>They brake.</source><extracomment>Stop as Without a leader</extracomment><translation>Sie bremsen.</translation></message>
<message><source>wedge, squad, ranks, platoon, fleet, flying v, slots</source><extracomment>other words for Formation</extracomment><translation>Keil, Trupp, Reihen, Zug, Flotte, V-Formation, Plätze</translation></message>
<message><source>The agent they form around.</source><extracomment>port Leader of Formation</extracomment><translation>Der Agent, um den sie sich formieren.</translation></message>
<message><source>how far the place in the pattern is ahead of the leader</source><extracomment>placeAhead in the formula of Formation</extracomment><translation>wie weit der Platz im Muster vor dem Anführer liegt</translation></message>
<message><source>how far it is to the left</source><extracomment>placeLeft in the formula of Formation</extracomment><translation>wie weit er links liegt</translation></message>
<message><source>Queue</source><extracomment>title</extracomment><translation>Anstehen</translation></message>
<message><source>Brakes when another agent is ahead, harder when nearer. First in a Priority it waits; in a Sum it only slows down.</source><extracomment>Queue</extracomment><translation>Bremst, wenn ein anderer Agent voraus ist, stärker, je näher. Als Erstes in einer Priorität wartet er; in einer Summe wird er nur langsamer.</translation></message>
<message><source>The length of the box ahead in which it sees others.</source><extracomment>Ahead of Queue</extracomment><translation>Die Länge des Rechtecks voraus, in dem er andere sieht.</translation></message>
<message><source>Width</source><extracomment>setting of Queue</extracomment><translation>Breite</translation></message>
<message><source>The width of that box.</source><extracomment>Width of Queue</extracomment><translation>Die Breite dieses Rechtecks.</translation></message>
<message><source>line up, wait in line, door, traffic jam, keep distance, yield</source><extracomment>other words for Queue</extracomment><translation>Schlange, Warteschlange, warten, Tür, Stau, Abstand halten, Vortritt</translation></message>
<message><source>the gap to the nearest body in the box ahead; inactive while the box is empty</source><extracomment>room in the formula of Queue</extracomment><translation>die Lücke zum nächsten Körper im Rechteck voraus; inaktiv, solange das Rechteck leer ist</translation></message>
<message><source>Collision avoidance</source><extracomment>title</extracomment><translation>Kollisionsvermeidung</translation></message>
<message><source>Turns aside before its body would touch another agent. Head-on, both keep right.</source><extracomment>Collision avoidance</extracomment><translation>Weicht aus, bevor sein Körper einen anderen Agenten berührt. Kommen sich zwei frontal entgegen, halten sich beide rechts.</translation></message>
<message><source>Look ahead</source><extracomment>setting of Collision avoidance</extracomment><translation>Vorausschau</translation></message>
<message><source>How far ahead it looks, in time.</source><extracomment>Look ahead of Collision avoidance</extracomment><translation>Wie weit er vorausschaut, als Zeit.</translation></message>
<message><source>The room to leave between two bodies.</source><extracomment>Margin of Collision avoidance</extracomment><translation>Der Raum, der zwischen zwei Körpern bleiben soll.</translation></message>
<message><source>unaligned, avoid agents, pass, crowd, traffic, pedestrians</source><extracomment>other words for Collision avoidance</extracomment><translation>ausweichen, Agenten meiden, vorbeigehen, Menge, Verkehr, Fußgänger</translation></message>
<message><source>until the first agent that would come closer than both radii and margin is nearest</source><extracomment>time in the formula of Collision avoidance</extracomment><translation>bis der erste Agent, der näher als beide Radien und margin käme, am nächsten ist</translation></message>
<message><source>away from where that agent will be then; to the right of a head-on course</source><extracomment>aside in the formula of Collision avoidance</extracomment><translation>weg von dort, wo dieser Agent dann ist; bei frontalem Kurs nach rechts</translation></message>
<message><source>Obstacle avoidance</source><extracomment>title</extracomment><translation>Hindernisvermeidung</translation></message>
<message><source>Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.</source><extracomment>Obstacle avoidance</extracomment><translation>Steuert um das nächste Hindernis in seinem Weg herum, stärker, je näher, und bremst ein wenig.</translation></message>
<message><source>How far ahead it looks, as the time it takes to get there.</source><extracomment>Look ahead of Obstacle avoidance</extracomment><translation>Wie weit er vorausschaut, als Zeit bis dorthin.</translation></message>
<message><source>The room to leave beside an obstacle.</source><extracomment>Margin of Obstacle avoidance</extracomment><translation>Der Raum, der neben einem Hindernis bleiben soll.</translation></message>
<message><source>Braking</source><extracomment>setting of Obstacle avoidance</extracomment><translation>Bremsanteil</translation></message>
<message><source>How much it brakes, as a share of how much it turns aside.</source><extracomment>Braking of Obstacle avoidance</extracomment><translation>Wie stark er bremst, als Anteil daran, wie stark er ausweicht.</translation></message>
<message><source>avoid, rocks, go around, islands, pillars, collision</source><extracomment>other words for Obstacle avoidance</extracomment><translation>ausweichen, Felsen, umgehen, Inseln, Säulen, Kollision</translation></message>
<message><source>to the first obstacle in its way; inactive if there is none within reach</source><extracomment>distance in the formula of Obstacle avoidance</extracomment><translation>zum ersten Hindernis auf seinem Weg; inaktiv, wenn keines in Reichweite ist</translation></message>
<message><source>left or right, the shorter way around the obstacle</source><extracomment>aside in the formula of Obstacle avoidance</extracomment><translation>links oder rechts, je nachdem, wo es kürzer um das Hindernis geht</translation></message>
<message><source>Wall avoidance</source><extracomment>title</extracomment><translation>Wandvermeidung</translation></message>
<message><source>Feels ahead and to both sides, and turns away from the nearest wall that it feels.</source><extracomment>Wall avoidance</extracomment><translation>Fühlt nach vorn und zu beiden Seiten und dreht von der nächsten Wand ab, die er fühlt.</translation></message>
<message><source>Feeler length</source><extracomment>setting of Wall avoidance</extracomment><translation>Fühlerlänge</translation></message>
<message><source>The length of the feelers.</source><extracomment>Feeler length of Wall avoidance</extracomment><translation>Die Länge der Fühler.</translation></message>
<message><source>Feeler angle</source><extracomment>setting of Wall avoidance</extracomment><translation>Fühlerwinkel</translation></message>
<message><source>The angle between the feeler ahead and those to both sides.</source><extracomment>Feeler angle of Wall avoidance</extracomment><translation>Der Winkel zwischen dem Fühler nach vorn und denen zu beiden Seiten.</translation></message>
<message><source>feelers, whiskers, avoid walls, corridor, ray, indoor</source><extracomment>other words for Wall avoidance</extracomment><translation>Fühler, Schnurrhaare, Wände meiden, Flur, Strahl, Innenraum</translation></message>
<message><source>along its feeler to the nearest wall; inactive if no feeler touches one</source><extracomment>distance in the formula of Wall avoidance</extracomment><translation>entlang seinem Fühler bis zur nächsten Wand; inaktiv, wenn kein Fühler eine berührt</translation></message>
<message><source>the direction off that wall</source><extracomment>normal in the formula of Wall avoidance</extracomment><translation>die Richtung weg von dieser Wand</translation></message>
<message><source>Wall following</source><extracomment>title</extracomment><translation>Wand folgen</translation></message>
<message><source>Goes along the nearest wall or obstacle, at a distance from it.</source><extracomment>Wall following</extracomment><translation>Geht an der nächsten Wand oder dem nächsten Hindernis entlang, in einer Entfernung davon.</translation></message>
<message><source>How far from the wall it goes.</source><extracomment>Distance of Wall following</extracomment><translation>Wie weit von der Wand entfernt er geht.</translation></message>
<message><source>How far along the wall it aims, in time.</source><extracomment>Look ahead of Wall following</extracomment><translation>Wie weit entlang der Wand er zielt, als Zeit.</translation></message>
<message><source>It ignores walls farther away than this.</source><extracomment>Range of Wall following</extracomment><translation>Weiter entfernte Wände beachtet er nicht.</translation></message>
<message><source>hug the wall, along, perimeter, patrol, coast, edge</source><extracomment>other words for Wall following</extracomment><translation>an der Wand entlang, Umriss, patrouillieren, Küste, Rand</translation></message>
<message><source>the nearest place of a wall; inactive if there is none within range</source><extracomment>wall in the formula of Wall following</extracomment><translation>die nächste Stelle einer Wand; inaktiv, wenn keine im Bereich ist</translation></message>
<message><source>the direction off the wall</source><extracomment>normal in the formula of Wall following</extracomment><translation>die Richtung weg von der Wand</translation></message>
<message><source>the direction along the wall in which it already moves</source><extracomment>along in the formula of Wall following</extracomment><translation>die Richtung entlang der Wand, in die er sich schon bewegt</translation></message>
<message><source>Containment</source><extracomment>title</extracomment><translation>Im Gebiet bleiben</translation></message>
<message><source>Turns away from the edge when it is about to leave the region.</source><extracomment>Containment</extracomment><translation>Dreht vom Rand ab, wenn er das Gebiet zu verlassen droht.</translation></message>
<message><source>stay inside, bounds, boundary, cage, fence, aquarium</source><extracomment>other words for Containment</extracomment><translation>drinbleiben, Grenzen, Rand, Käfig, Zaun, Aquarium</translation></message>
<message><source>The region to stay inside of.</source><extracomment>port Region of Containment</extracomment><translation>Das Gebiet, in dem er bleiben soll.</translation></message>
<message><source>the place of the region nearest to soon; inactive while soon is inside</source><extracomment>nearest in the formula of Containment</extracomment><translation>die Stelle des Gebiets, die soon am nächsten ist; inaktiv, solange soon darin liegt</translation></message>
<message><source>Follow path</source><extracomment>title</extracomment><translation>Pfad folgen</translation></message>
<message><source>Goes along a path: once to its end, round and round, or there and back.</source><extracomment>Follow path</extracomment><translation>Geht einen Pfad entlang: einmal bis zum Ende, immer rundherum oder hin und her.</translation></message>
<message><source>How far ahead on the path it aims: larger cuts corners, smaller follows more closely.</source><extracomment>Look ahead of Follow path</extracomment><translation>Wie weit voraus auf dem Pfad er zielt: Größer schneidet Ecken, kleiner folgt genauer.</translation></message>
<message><source>What happens at the end of the path.</source><extracomment>Mode of Follow path</extracomment><translation>Was am Ende des Pfads geschieht.</translation></message>
<message><source>Once</source><extracomment>choice of Mode of Follow path</extracomment><translation>Einmal</translation></message>
<message><source>It stops at the end. Each arrival is counted.</source><extracomment>Once as Mode</extracomment><translation>Er hält am Ende an. Jede Ankunft wird gezählt.</translation></message>
<message><source>Loop</source><extracomment>choice of Mode of Follow path</extracomment><translation>Schleife</translation></message>
<message><source>Round and round. From an open end it returns to the start.</source><extracomment>Loop as Mode</extracomment><translation>Immer rundherum. Von einem offenen Ende kehrt er zum Anfang zurück.</translation></message>
<message><source>There and back</source><extracomment>choice of Mode of Follow path</extracomment><translation>Hin und zurück</translation></message>
<message><source>It turns round at both ends.</source><extracomment>There and back as Mode</extracomment><translation>Er kehrt an beiden Enden um.</translation></message>
<message><source>patrol, route, waypoints, road, track, rail, way</source><extracomment>other words for Follow path</extracomment><translation>patrouillieren, Route, Wegpunkte, Straße, Spur, Schiene, Weg</translation></message>
<message><source>The path to follow.</source><extracomment>port Path of Follow path</extracomment><translation>Der Pfad, dem er folgt.</translation></message>
<message><source>the place on the path that is lookAhead farther along than the nearest place</source><extracomment>aim in the formula of Follow path</extracomment><translation>die Stelle auf dem Pfad, die um lookAhead weiter liegt als die nächste Stelle</translation></message>
<message><source>the length of the path from the nearest place to the end</source><extracomment>remaining in the formula of Follow path</extracomment><translation>die Länge des Pfads von der nächsten Stelle bis zum Ende</translation></message>
<message><source>Stay on path</source><extracomment>title</extracomment><translation>Auf Pfad bleiben</translation></message>
<message><source>Turns back when it is about to leave the tube around a path. Inside it is free.</source><extracomment>Stay on path</extracomment><translation>Dreht zurück, wenn er die Röhre um einen Pfad zu verlassen droht. Innerhalb ist er frei.</translation></message>
<message><source>How far to each side of the path it is free.</source><extracomment>Radius of Stay on path</extracomment><translation>Wie weit er zu jeder Seite des Pfads frei ist.</translation></message>
<message><source>lane, road, corridor, tube, keep to the path, street</source><extracomment>other words for Stay on path</extracomment><translation>Spur, Straße, Korridor, Röhre, auf dem Weg bleiben, Fahrbahn</translation></message>
<message><source>the place of the path nearest to soon</source><extracomment>nearest in the formula of Stay on path</extracomment><translation>die Stelle des Pfads, die soon am nächsten ist</translation></message>
<message><source>Follow field</source><extracomment>title</extracomment><translation>Feld folgen</translation></message>
<message><source>Moves the way a field points, where the field reaches.</source><extracomment>Follow field</extracomment><translation>Bewegt sich, wohin ein Feld zeigt, soweit das Feld reicht.</translation></message>
<message><source>How far ahead it reads the field, in time.</source><extracomment>Look ahead of Follow field</extracomment><translation>Wie weit voraus er das Feld liest, als Zeit.</translation></message>
<message><source>flow field, wind, stream, current, drift, vortex</source><extracomment>other words for Follow field</extracomment><translation>Strömungsfeld, Wind, Strom, Strömung, treiben, Wirbel</translation></message>
<message><source>The field to follow.</source><extracomment>port Field of Follow field</extracomment><translation>Das Feld, dem er folgt.</translation></message>
<message><source>the direction and strength of the field at soon; inactive outside the field</source><extracomment>field in the formula of Follow field</extracomment><translation>Richtung und Stärke des Felds bei soon; inaktiv außerhalb des Felds</translation></message>
<message><source>Follow ground</source><extracomment>title</extracomment><translation>Boden folgen</translation></message>
<message><source>Moves to where a ground holds more, or less: along a trail, up or down a slope.</source><extracomment>Follow ground</extracomment><translation>Bewegt sich dorthin, wo ein Boden mehr oder weniger enthält: eine Spur entlang, einen Hang hinauf oder hinab.</translation></message>
<message><source>The item of the scene that it stands for.</source><extracomment>Ground of Follow ground</extracomment><translation>Das Objekt der Szene, für das er steht.</translation></message>
<message><source>Direction</source><extracomment>setting of Follow ground</extracomment><translation>Richtung</translation></message>
<message><source>Where it goes.</source><extracomment>Direction of Follow ground</extracomment><translation>Wohin er geht.</translation></message>
<message><source>Up</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Aufwärts</translation></message>
<message><source>To where the ground holds more.</source><extracomment>Up as Direction</extracomment><translation>Dorthin, wo der Boden mehr enthält.</translation></message>
<message><source>Down</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Abwärts</translation></message>
<message><source>To where the ground holds less.</source><extracomment>Down as Direction</extracomment><translation>Dorthin, wo der Boden weniger enthält.</translation></message>
<message><source>Senses</source><extracomment>setting of Follow ground</extracomment><translation>Spürt mit</translation></message>
<message><source>How it finds the way.</source><extracomment>Senses of Follow ground</extracomment><translation>Wie er den Weg findet.</translation></message>
<message><source>Feelers</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Fühler</translation></message>
<message><source>It compares the ends of three feelers.</source><extracomment>Feelers as Senses</extracomment><translation>Er vergleicht die Enden von drei Fühlern.</translation></message>
<message><source>Slope</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Gefälle</translation></message>
<message><source>It compares the cells beside its own.</source><extracomment>Slope as Senses</extracomment><translation>Er vergleicht die Zellen neben seiner eigenen.</translation></message>
<message><source>Angle</source><extracomment>setting of Follow ground</extracomment><translation>Winkel</translation></message>
<message><source>Between the heading and the feelers to both sides.</source><extracomment>Angle of Follow ground</extracomment><translation>Zwischen der Richtung und den Fühlern zu beiden Seiten.</translation></message>
<message><source>How far away the ends of the feelers are.</source><extracomment>Distance of Follow ground</extracomment><translation>Wie weit entfernt die Enden der Fühler sind.</translation></message>
<message><source>ground, scent, pheromone, trail, ants, slime mold, gradient, climb, smell, chemotaxis</source><extracomment>other words for Follow ground</extracomment><translation>Boden, Duft, Pheromon, Spur, Ameisen, Schleimpilz, Gefälle, klettern, riechen</translation></message>
<message><source>the heading, or the feeler to a side whose end is on more, or the direction of the slope; inactive without a difference</source><extracomment>way in the formula of Follow ground</extracomment><translation>die Richtung voraus, oder der seitliche Fühler, dessen Ende auf mehr liegt, oder die Richtung des Gefälles; inaktiv ohne Unterschied</translation></message>
<message><source>Go to</source><extracomment>title</extracomment><translation>Hingehen</translation></message>
<message><source>Follows a way around obstacles to its goal, slows down inside the slowing radius, and stops there.</source><extracomment>Go to</extracomment><translation>Folgt einem Weg um Hindernisse herum zum Ziel, wird innerhalb des Bremsradius langsamer und hält dort an.</translation></message>
<message><source>When the goal is nearer, it stops, and stays.</source><extracomment>Stop radius of Go to</extracomment><translation>Ist das Ziel näher, hält er an und bleibt stehen.</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same goal.</source><extracomment>Settles of Go to</extracomment><translation>Hält auch bei anderen an, die am selben Ziel angekommen sind, und bleibt stehen.</translation></message>
<message><source>path finding, pathfinding, navigate, move to, walk to, travel, route</source><extracomment>other words for Go to</extracomment><translation>Wegfindung, Pfadsuche, navigieren, hinbewegen, laufen zu, reisen, Route</translation></message>
<message><source>Way</source><comment>core</comment><extracomment>port of Go to</extracomment><translation>Weg</translation></message>
<message><source>The way to follow.</source><extracomment>port Way of Go to</extracomment><translation>Der Weg, dem er folgt.</translation></message>
<message><source>Where it goes straight while no way leads to a goal.</source><extracomment>port Target of Go to</extracomment><translation>Wohin er geradewegs geht, solange kein Weg zu einem Ziel führt.</translation></message>
<message><source>the direction of the way, or straight at the goal without one</source><extracomment>way in the formula of Go to</extracomment><translation>die Richtung des Wegs, ohne Weg geradewegs zum Ziel</translation></message>
<message><source>how far it still is to the goal</source><extracomment>remaining in the formula of Go to</extracomment><translation>wie weit es noch bis zum Ziel ist</translation></message>
<message><source>Tether</source><extracomment>title</extracomment><translation>Leine</translation></message>
<message><source>Moves freely inside a radius around the target. Outside, the target pulls it back, harder when farther.</source><extracomment>Tether</extracomment><translation>Bewegt sich frei innerhalb eines Radius um das Ziel. Außerhalb zieht es ihn zurück, stärker, je weiter weg.</translation></message>
<message><source>Inside this distance it is free.</source><extracomment>Radius of Tether</extracomment><translation>Innerhalb dieser Entfernung ist er frei.</translation></message>
<message><source>leash, home range, stay near, territory, bound, elastic</source><extracomment>other words for Tether</extracomment><translation>anbinden, Revier, in der Nähe bleiben, Territorium, Gummiband, elastisch</translation></message>
<message><source>Orbit</source><extracomment>title</extracomment><translation>Umkreisen</translation></message>
<message><source>Circles around the target at a distance.</source><extracomment>Orbit</extracomment><translation>Kreist in einer Entfernung um das Ziel.</translation></message>
<message><source>How far from the target it circles.</source><extracomment>Radius of Orbit</extracomment><translation>In welcher Entfernung er das Ziel umkreist.</translation></message>
<message><source>Turn</source><extracomment>setting of Orbit</extracomment><translation>Drehsinn</translation></message>
<message><source>The direction in which it circles.</source><extracomment>Turn of Orbit</extracomment><translation>In welcher Richtung er kreist.</translation></message>
<message><source>Counterclockwise on screen.</source><extracomment>Left as Turn</extracomment><translation>Gegen den Uhrzeigersinn auf dem Bildschirm.</translation></message>
<message><source>Right</source><extracomment>choice of Turn of Orbit</extracomment><translation>Rechts</translation></message>
<message><source>Clockwise on screen.</source><extracomment>Right as Turn</extracomment><translation>Im Uhrzeigersinn auf dem Bildschirm.</translation></message>
<message><source>circle, go around, revolve, strafe around, satellite, encircle</source><extracomment>other words for Orbit</extracomment><translation>kreisen, Umlaufbahn, Orbit, umrunden, Satellit, einkreisen</translation></message>
<message><source>Target speed</source><extracomment>title</extracomment><translation>Zieltempo</translation></message>
<message><source>Keeps a speed, whichever way it goes.</source><extracomment>Target speed</extracomment><translation>Hält ein Tempo, wohin er auch geht.</translation></message>
<message><source>The speed to keep; never above the maximum speed.</source><extracomment>Target speed of Target speed</extracomment><translation>Das Tempo, das er hält; nie über dem Höchsttempo.</translation></message>
<message><source>cruise, speed, pace, throttle, accelerate, forward</source><extracomment>other words for Target speed</extracomment><translation>Reisetempo, Geschwindigkeit, Gas, beschleunigen, vorwärts, Tempomat</translation></message>
<message><source>Brake</source><extracomment>title</extracomment><translation>Bremsen</translation></message>
<message><source>Comes to a stop.</source><extracomment>Brake</extracomment><translation>Kommt zum Stehen.</translation></message>
<message><source>stop, halt, wait, stand still, rest, slow down</source><extracomment>other words for Brake</extracomment><translation>anhalten, stoppen, warten, stillstehen, ruhen, verlangsamen</translation></message>
<message><source>Formula force</source><extracomment>title</extracomment><translation>Formelkraft</translation></message>
<message><source>Gives a force that you write yourself, in the words of the tutorials.</source><extracomment>Formula force</extracomment><translation>Gibt eine selbst geschriebene Kraft, in den Worten der Tutorials.</translation></message>
<message><source>Formula</source><extracomment>setting of Formula force</extracomment><translation>Formel</translation></message>
<message><source>Lines name = term. The last one is the force, or a wanted velocity named desired.</source><extracomment>Formula of Formula force</extracomment><translation>Zeilen Name = Term. Die letzte ist die Kraft oder eine gewünschte Geschwindigkeit namens desired.</translation></message>
<message><source>custom, script, expression, own behavior, code, own force, math, write</source><extracomment>other words for Formula force</extracomment><translation>eigene, Skript, Ausdruck, eigenes Verhalten, Code, eigene Kraft, Mathematik</translation></message>
<message><source>Other</source><extracomment>port of Formula force</extracomment><translation>Anderes</translation></message>
<message><source>A further target, which the formula calls other.</source><extracomment>port Other of Formula force</extracomment><translation>Ein weiteres Ziel; in der Formel heißt es other.</translation></message>
<message><source>Third</source><extracomment>port of Formula force</extracomment><translation>Drittes</translation></message>
<message><source>A further target, which the formula calls third.</source><extracomment>port Third of Formula force</extracomment><translation>Ein weiteres Ziel; in der Formel heißt es third.</translation></message>
<message><source>A number, which the formula calls a.</source><extracomment>port A of Formula force</extracomment><translation>Eine Zahl; in der Formel heißt sie a.</translation></message>
<message><source>A number, which the formula calls b.</source><extracomment>port B of Formula force</extracomment><translation>Eine Zahl; in der Formel heißt sie b.</translation></message>
<message><source>A number, which the formula calls c.</source><extracomment>port C of Formula force</extracomment><translation>Eine Zahl; in der Formel heißt sie c.</translation></message>
<message><source>A number, which the formula calls d.</source><extracomment>port D of Formula force</extracomment><translation>Eine Zahl; in der Formel heißt sie d.</translation></message>
<message><source>Face</source><extracomment>title</extracomment><translation>Hinwenden</translation></message>
<message><source>Turns to look at the target, and leaves the velocity alone.</source><extracomment>Face</extracomment><translation>Wendet den Blick zum Ziel und lässt die Geschwindigkeit, wie sie ist.</translation></message>
<message><source>The most degrees that it turns in a unit of time.</source><extracomment>Max turn rate of Face</extracomment><translation>Um höchstens so viel Grad je Zeiteinheit dreht er sich.</translation></message>
<message><source>look at, aim, turret, watch, turn to, strafe</source><extracomment>other words for Face</extracomment><translation>hinsehen, zielen, Geschütz, beobachten, zuwenden, anblicken</translation></message>
<message><source>Wire it to the Facing of an agent type.</source><extracomment>port Heading of Face</extracomment><translation>Mit der Blickrichtung eines Agententyps verbinden.</translation></message>
<message><source>turns toward wanted by at most maxTurn degrees</source><extracomment>facing in the formula of Face</extracomment><translation>dreht sich um höchstens maxTurn Grad in Richtung wanted</translation></message>
<message><source>Look where you go</source><extracomment>title</extracomment><translation>Vorausblicken</translation></message>
<message><source>Turns to look the way it moves, at a limited rate.</source><extracomment>Look where you go</extracomment><translation>Wendet den Blick in die Bewegungsrichtung, mit begrenzter Drehrate.</translation></message>
<message><source>smooth turn, orientation, align heading, turn rate, heading</source><extracomment>other words for Look where you go</extracomment><translation>sanft drehen, Orientierung, Blickrichtung, Drehrate, Laufrichtung</translation></message>
<message><source>A place in the world. Drag it in the viewport.</source><extracomment>Point</extracomment><translation>Ein Ort in der Welt. In der Weltansicht zu ziehen.</translation></message>
<message><source>position, location, waypoint, place, goal</source><extracomment>other words for Point</extracomment><translation>Position, Ort, Stelle, Wegpunkt, Platz, Ziel</translation></message>
<message><source>The place, as a target.</source><extracomment>port Point of Point</extracomment><translation>Der Ort, als Ziel.</translation></message>
<message><source>Cursor</source><extracomment>title</extracomment><translation>Mauszeiger</translation></message>
<message><source>The mouse in the viewport. While it is elsewhere, the target is the one at Otherwise, if there is one.</source><extracomment>Cursor</extracomment><translation>Die Maus in der Weltansicht. Ist sie anderswo, gilt das Ziel bei Sonst, wenn es eines gibt.</translation></message>
<message><source>Follows</source><extracomment>setting of Cursor</extracomment><translation>Folgt</translation></message>
<message><source>Whether the target follows the mouse or stays at the last click.</source><extracomment>Follows of Cursor</extracomment><translation>Ob das Ziel der Maus folgt oder beim letzten Klick bleibt.</translation></message>
<message><source>Movement</source><extracomment>choice of Follows of Cursor</extracomment><translation>Bewegung</translation></message>
<message><source>The mouse, while it is over the viewport.</source><extracomment>Movement as Follows</extracomment><translation>Die Maus, solange sie über der Weltansicht ist.</translation></message>
<message><source>Click</source><extracomment>choice of Follows of Cursor</extracomment><translation>Klick</translation></message>
<message><source>The last click.</source><extracomment>Click as Follows</extracomment><translation>Der letzte Klick.</translation></message>
<message><source>Click, until reached</source><extracomment>choice of Follows of Cursor</extracomment><translation>Klick, bis erreicht</translation></message>
<message><source>The last click. An agent that comes there forgets it.</source><extracomment>Click, until reached as Follows</extracomment><translation>Der letzte Klick. Ein Agent, der dort ankommt, vergisst ihn.</translation></message>
<message><source>mouse, pointer, click, touch, player</source><extracomment>other words for Cursor</extracomment><translation>Maus, Zeiger, Cursor, Klick, Berührung, Spieler</translation></message>
<message><source>Otherwise</source><extracomment>port of Cursor</extracomment><translation>Sonst</translation></message>
<message><source>The target while there is no mouse or no click.</source><extracomment>port Otherwise of Cursor</extracomment><translation>Das Ziel, solange es keine Maus oder keinen Klick gibt.</translation></message>
<message><source>The place of the mouse.</source><extracomment>port Point of Cursor</extracomment><translation>Der Ort der Maus.</translation></message>
<message><source>Nearest</source><extracomment>title</extracomment><translation>Nächster</translation></message>
<message><source>The nearest of some agents; or the farthest, any one, or each of them.</source><extracomment>Nearest</extracomment><translation>Der nächste von mehreren Agenten; oder der fernste, irgendeiner oder jeder von ihnen.</translation></message>
<message><source>Choose</source><extracomment>setting of Nearest</extracomment><translation>Auswahl</translation></message>
<message><source>One target, or a force for each of several.</source><extracomment>Choose of Nearest</extracomment><translation>Ein Ziel oder eine Kraft für jedes von mehreren.</translation></message>
<message><source>The nearest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Der nächste</translation></message>
<message><source>One target. Ties go to the lower number.</source><extracomment>The nearest as Choose</extracomment><translation>Ein Ziel. Bei Gleichstand die niedrigere Nummer.</translation></message>
<message><source>The farthest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Der fernste</translation></message>
<message><source>One target, within the range.</source><extracomment>The farthest as Choose</extracomment><translation>Ein Ziel, innerhalb des Bereichs.</translation></message>
<message><source>Any one</source><extracomment>choice of Choose of Nearest</extracomment><translation>Irgendeiner</translation></message>
<message><source>One target, drawn anew every tick unless it is kept.</source><extracomment>Any one as Choose</extracomment><translation>Ein Ziel, in jedem Tick neu gezogen, wenn es nicht behalten wird.</translation></message>
<message><source>Each within range</source><extracomment>choice of Choose of Nearest</extracomment><translation>Jeder im Bereich</translation></message>
<message><source>The behavior runs once for each, and the forces add up.</source><extracomment>Each within range as Choose</extracomment><translation>Das Verhalten läuft einmal für jeden, und die Kräfte werden addiert.</translation></message>
<message><source>It sees only agents within this distance.</source><extracomment>Range of Nearest</extracomment><translation>Er sieht nur Agenten innerhalb dieser Entfernung.</translation></message>
<message><source>Keep</source><extracomment>setting of Nearest</extracomment><translation>Behalten</translation></message>
<message><source>While used, it keeps its choice. While unused, it chooses again for the next tick.</source><extracomment>Keep of Nearest</extracomment><translation>Solange benutzt, behält er seine Wahl. Solange unbenutzt, wählt er für den nächsten Tick neu.</translation></message>
<message><source>Lose range</source><extracomment>setting of Nearest</extracomment><translation>Verliert ab</translation></message>
<message><source>It loses the kept agent beyond this distance.</source><extracomment>Lose range of Nearest</extracomment><translation>Jenseits dieser Entfernung verliert er den behaltenen Agenten.</translation></message>
<message><source>closest, sense, perception, vision, target, each, farthest, random</source><extracomment>other words for Nearest</extracomment><translation>nächstgelegener, spüren, Wahrnehmung, Sicht, Ziel, jeder, fernster, zufällig</translation></message>
<message><source>The agents to choose from. Several types are one group.</source><extracomment>port Agents of Nearest</extracomment><translation>Die Agenten, aus denen gewählt wird. Mehrere Typen sind eine Gruppe.</translation></message>
<message><source>What stands behind one of these is not seen. Unwired: it sees through all.</source><extracomment>port Obstacles of Nearest</extracomment><translation>Was hinter einem davon steht, wird nicht gesehen. Ohne Verbindung: Er sieht durch alles hindurch.</translation></message>
<message><source>The one chosen.</source><extracomment>port Agent of Nearest</extracomment><translation>Der gewählte.</translation></message>
<message><source>Centroid</source><extracomment>title</extracomment><translation>Schwerpunkt</translation></message>
<message><source>The middle of some agents: their mean position and velocity. An agent does not count itself.</source><extracomment>Centroid</extracomment><translation>Die Mitte von mehreren Agenten: ihre mittlere Position und Geschwindigkeit. Ein Agent zählt sich selbst nicht mit.</translation></message>
<message><source>Only agents closer than this count.</source><extracomment>Range of Centroid</extracomment><translation>Nur nähere Agenten zählen.</translation></message>
<message><source>center, middle, mean, average, center of mass, crowd</source><extracomment>other words for Centroid</extracomment><translation>Mitte, Mittelpunkt, Mittelwert, Durchschnitt, Massenmittelpunkt, Menge</translation></message>
<message><source>The agents to average. Several types are one group.</source><extracomment>port Agents of Centroid</extracomment><translation>Die Agenten, die gemittelt werden. Mehrere Typen sind eine Gruppe.</translation></message>
<message><source>The middle, as one agent.</source><extracomment>port Agent of Centroid</extracomment><translation>Die Mitte, als ein Agent.</translation></message>
<message><source>Home</source><extracomment>title</extracomment><translation>Zuhause</translation></message>
<message><source>Where the agent started.</source><extracomment>Home</extracomment><translation>Wo der Agent begonnen hat.</translation></message>
<message><source>start, origin, spawn, base, nest</source><extracomment>other words for Home</extracomment><translation>Start, Ursprung, Startpunkt, Basis, Nest, Heimat</translation></message>
<message><source>Where each agent started.</source><extracomment>port Point of Home</extracomment><translation>Wo jeder Agent begonnen hat.</translation></message>
<message><source>A way through the world. Draw it, and drag its points, in the viewport.</source><extracomment>Path</extracomment><translation>Ein Weg durch die Welt. In der Weltansicht zu zeichnen und an seinen Punkten zu ziehen.</translation></message>
<message><source>route, track, road, lane, waypoints, curve, patrol</source><extracomment>other words for Path</extracomment><translation>Route, Strecke, Straße, Spur, Wegpunkte, Kurve, Patrouille</translation></message>
<message><source>The path, as a target.</source><extracomment>port Path of Path</extracomment><translation>Der Pfad, als Ziel.</translation></message>
<message><source>Circles, boxes, polygons and walls in the world. Draw and drag them in the viewport.</source><extracomment>Obstacles</extracomment><translation>Kreise, Rechtecke, Vielecke und Wände in der Welt. In der Weltansicht zu zeichnen und zu ziehen.</translation></message>
<message><source>Group</source><comment>core</comment><extracomment>setting of Obstacles</extracomment><translation>Gruppe</translation></message>
<message><source>Only the obstacles of this group. Empty: all of them.</source><extracomment>Group of Obstacles</extracomment><translation>Nur die Hindernisse dieser Gruppe. Leer: alle.</translation></message>
<message><source>walls, rocks, islands, barriers, buildings, blocks, cover</source><extracomment>other words for Obstacles</extracomment><translation>Wände, Felsen, Inseln, Barrieren, Gebäude, Blöcke, Deckung</translation></message>
<message><source>The obstacles, as a target.</source><extracomment>port Obstacles of Obstacles</extracomment><translation>Die Hindernisse, als Ziel.</translation></message>
<message><source>An area of the world. Drag it, or its corners, in the viewport.</source><extracomment>Region</extracomment><translation>Eine Fläche der Welt. Sie oder ihre Ecken sind in der Weltansicht zu ziehen.</translation></message>
<message><source>area, zone, box, rectangle, circle, polygon</source><extracomment>other words for Region</extracomment><translation>Bereich, Zone, Fläche, Rechteck, Kreis, Vieleck</translation></message>
<message><source>The area, as a target.</source><extracomment>port Region of Region</extracomment><translation>Die Fläche, als Ziel.</translation></message>
<message><source>A direction at each place. Drag its center in the viewport.</source><extracomment>Field</extracomment><translation>Eine Richtung an jedem Ort. Die Mitte ist in der Weltansicht zu ziehen.</translation></message>
<message><source>flow, flow field, wind, stream, current, vortex</source><extracomment>other words for Field</extracomment><translation>Fluss, Strömungsfeld, Wind, Strom, Strömung, Wirbel</translation></message>
<message><source>The field, as a target.</source><extracomment>port Field of Field</extracomment><translation>Das Feld, als Ziel.</translation></message>
<message><source>The shortest way around obstacles to the nearest of its goals, for Go to and Follow field. Many agents with goals of their own, and goals that move in a large world, get a path for each agent.</source><extracomment>Way</extracomment><translation>Der kürzeste Weg um Hindernisse zum nächsten seiner Ziele, für Hingehen und Feld folgen. Viele Agenten mit eigenen Zielen und bewegte Ziele in einer großen Welt bekommen einen Pfad je Agent.</translation></message>
<message><source>The way keeps so far from obstacles; at least the radius of the bodies.</source><extracomment>Clearance of Way</extracomment><translation>So weit hält sich der Weg von Hindernissen fern; mindestens der Radius der Körper.</translation></message>
<message><source>Cell</source><extracomment>setting of Way</extracomment><translation>Zelle</translation></message>
<message><source>The way is found on cells of this size. Smaller ones fit through narrower doors and take longer.</source><extracomment>Cell of Way</extracomment><translation>Der Weg wird auf Zellen dieser Größe gesucht. Kleinere passen durch engere Türen und brauchen länger.</translation></message>
<message><source>Crowds</source><extracomment>setting of Way</extracomment><translation>Gedränge</translation></message>
<message><source>How much longer it takes to cross a cell, for each agent in it: 1 is twice as long for one agent. 0: crowds do not count. Nor do they for paths of single agents.</source><extracomment>Crowds of Way</extracomment><translation>Wie viel länger das Durchqueren einer Zelle dauert, für jeden Agenten darin: 1 ist doppelt so lang bei einem Agenten. 0: Gedränge zählt nicht. Für Pfade einzelner Agenten zählt es nie.</translation></message>
<message><source>Refresh</source><extracomment>setting of Way</extracomment><translation>Neu zählen</translation></message>
<message><source>After how many ticks the agents are counted again.</source><extracomment>Refresh of Way</extracomment><translation>Nach wie vielen Ticks die Agenten wieder gezählt werden.</translation></message>
<message><source>path finding, pathfinding, route, navigation, maze, flow field, shortest path, a star, navigate, way out, exit</source><extracomment>other words for Way</extracomment><translation>Wegfindung, Pfadsuche, Route, Navigation, Labyrinth, Strömungsfeld, kürzester Weg, Ausgang</translation></message>
<message><source>Goals</source><extracomment>port of Way</extracomment><translation>Ziele</translation></message>
<message><source>Points, regions, agents or the cursor. The nearest along the way counts; of goals that get paths, the nearest in a straight line.</source><extracomment>port Goals of Way</extracomment><translation>Punkte, Gebiete, Agenten oder der Mauszeiger. Das nächste entlang des Weges zählt; von Zielen mit Pfaden das nächste in gerader Linie.</translation></message>
<message><source>What it leads around.</source><extracomment>port Obstacles of Way</extracomment><translation>Worum er herumführt.</translation></message>
<message><source>Wire it to a Go to or Follow field.</source><extracomment>port Way of Way</extracomment><translation>Mit einem Hingehen oder Feld folgen verbinden.</translation></message>
<message><source>Own goal</source><extracomment>title</extracomment><translation>Eigenes Ziel</translation></message>
<message><source>The next goal of the agent's own list. Agents that are placed by hand can have one, and a game can give each agent one.</source><extracomment>Own goal</extracomment><translation>Das nächste Ziel aus der eigenen Liste des Agenten. Von Hand gesetzte Agenten können eine haben, und ein Spiel kann jedem Agenten eine geben.</translation></message>
<message><source>Reach</source><extracomment>setting of Own goal</extracomment><translation>Erreicht ab</translation></message>
<message><source>Within this distance a goal is reached, and the next one counts.</source><extracomment>Reach of Own goal</extracomment><translation>Innerhalb dieser Entfernung ist ein Ziel erreicht, und das nächste gilt.</translation></message>
<message><source>At the end</source><extracomment>setting of Own goal</extracomment><translation>Am Ende</translation></message>
<message><source>What comes after the last goal.</source><extracomment>At the end of Own goal</extracomment><translation>Was nach dem letzten Ziel kommt.</translation></message>
<message><source>Stay</source><extracomment>choice of At the end of Own goal</extracomment><translation>Bleiben</translation></message>
<message><source>The last goal still counts.</source><extracomment>Stay as At the end</extracomment><translation>Das letzte Ziel gilt weiter.</translation></message>
<message><source>Start again</source><extracomment>choice of At the end of Own goal</extracomment><translation>Von vorn</translation></message>
<message><source>The first goal counts again.</source><extracomment>Start again as At the end</extracomment><translation>Das erste Ziel gilt wieder.</translation></message>
<message><source>goals, destination, waypoints, patrol, errands, itinerary, route</source><extracomment>other words for Own goal</extracomment><translation>Ziele, Bestimmungsort, Wegpunkte, Patrouille, Besorgungen, Route</translation></message>
<message><source>The next goal of each agent.</source><extracomment>port Point of Own goal</extracomment><translation>Das nächste Ziel jedes Agenten.</translation></message>
<message><source>External</source><extracomment>title</extracomment><translation>Extern</translation></message>
<message><source>Something that the game moves itself, such as the player. In the editor, the mouse takes its place.</source><extracomment>External</extracomment><translation>Etwas, das das Spiel selbst bewegt, etwa die Spielfigur. Im Editor vertritt es die Maus.</translation></message>
<message><source>Its name in the game, which says where it is (set external).</source><extracomment>Name of External</extracomment><translation>Sein Name im Spiel, das sagt, wo es ist (set external).</translation></message>
<message><source>player, game object, script, input, hero, outside</source><extracomment>other words for External</extracomment><translation>Spieler, Spielobjekt, Skript, Eingabe, Held, außen</translation></message>
<message><source>It, as an agent.</source><extracomment>port Agent of External</extracomment><translation>Es selbst, als Agent.</translation></message>
<message><source>Sum</source><extracomment>title</extracomment><translation>Summe</translation></message>
<message><source>Adds up the active forces, each times its weight, and cuts the sum to its limit.</source><extracomment>Sum</extracomment><translation>Addiert die aktiven Kräfte, jede mal ihr Gewicht, und kürzt die Summe auf ihre Grenze.</translation></message>
<message><source>Limit</source><extracomment>setting of Sum</extracomment><translation>Grenze</translation></message>
<message><source>A longer sum is cut to this length. Forces beside this card are not.</source><extracomment>Limit of Sum</extracomment><translation>Eine größere Summe wird auf diese Länge gekürzt. Kräfte neben dieser Karte nicht.</translation></message>
<message><source>force = truncate(sum of weight * force over the active inputs, limit)</source><extracomment>formula of Sum</extracomment><translation>force = truncate(Summe von weight * force über die aktiven Eingänge, limit)</translation></message>
<message><source>add, blend, weighted, mix, combine, limit, truncate</source><extracomment>other words for Sum</extracomment><translation>addieren, mischen, gewichtet, kombinieren, begrenzen, kürzen</translation></message>
<message><source>The forces to combine, in order.</source><extracomment>port Forces of Sum</extracomment><translation>Die Kräfte, die kombiniert werden, der Reihe nach.</translation></message>
<message><source>Priority</source><extracomment>title</extracomment><translation>Priorität</translation></message>
<message><source>Takes the first active force in order, and ignores the others.</source><extracomment>Priority</extracomment><translation>Nimmt die erste aktive Kraft der Reihe nach und beachtet die anderen nicht.</translation></message>
<message><source>Threshold</source><extracomment>setting of Priority</extracomment><translation>Schwelle</translation></message>
<message><source>Skips active forces weaker than this. 0: takes the first active one, even if it is zero.</source><extracomment>Threshold of Priority</extracomment><translation>Überspringt aktive Kräfte, die schwächer sind. 0: nimmt die erste aktive, auch wenn sie null ist.</translation></message>
<message><source>force = weight * force of the first active input</source><extracomment>formula of Priority</extracomment><translation>force = weight * force des ersten aktiven Eingangs</translation></message>
<message><source>first, fallback, else, otherwise, selector, switch</source><extracomment>other words for Priority</extracomment><translation>erste, Vorrang, Rückfall, sonst, andernfalls, Auswahl, Weiche</translation></message>
<message><source>Budget</source><extracomment>title</extracomment><translation>Budget</translation></message>
<message><source>Adds the active forces in order until the maximum force is spent. The last one is cut, and later ones add nothing.</source><extracomment>Budget</extracomment><translation>Addiert die aktiven Kräfte der Reihe nach, bis die Maximalkraft aufgebraucht ist. Die letzte wird gekürzt, spätere tragen nichts bei.</translation></message>
<message><source>sum += truncate(weight * force, maxForce - |sum|), in order, while |sum| &lt; maxForce</source><extracomment>formula of Budget</extracomment><translation>sum += truncate(weight * force, maxForce - |sum|), der Reihe nach, solange |sum| &lt; maxForce</translation></message>
<message><source>prioritized sum, running sum, accumulate, limited, truncated sum</source><extracomment>other words for Budget</extracomment><translation>priorisierte Summe, laufende Summe, ansammeln, begrenzt, gekürzte Summe</translation></message>
<message><source>Dither</source><extracomment>title</extracomment><translation>Zufallspriorität</translation></message>
<message><source>Takes the first active force, but skips each one with a small chance, so that later ones get a turn. If it skips all, it is inactive.</source><extracomment>Dither</extracomment><translation>Nimmt die erste aktive Kraft, überspringt aber jede mit einer kleinen Wahrscheinlichkeit, damit auch spätere drankommen. Überspringt er alle, ist er inaktiv.</translation></message>
<message><source>Leak</source><extracomment>setting of Dither</extracomment><translation>Durchlass</translation></message>
<message><source>The chance to skip an active force.</source><extracomment>Leak of Dither</extracomment><translation>Die Wahrscheinlichkeit, eine aktive Kraft zu überspringen.</translation></message>
<message><source>The time between two draws. 0: every tick.</source><extracomment>Interval of Dither</extracomment><translation>Die Zeit zwischen zwei Ziehungen. 0: jeder Tick.</translation></message>
<message><source>force = weight * force of the first active input with random &gt;= leak</source><extracomment>formula of Dither</extracomment><translation>force = weight * force des ersten aktiven Eingangs mit random &gt;= leak</translation></message>
<message><source>random priority, leak, leak through, prioritized dithering, sometimes</source><extracomment>other words for Dither</extracomment><translation>Dithering, zufälliger Vorrang, durchlassen, würfeln, manchmal</translation></message>
<message><source>Context</source><extracomment>title</extracomment><translation>Kontext</translation></message>
<message><source>Compares directions: of those with the least danger it takes the one that the forces want most. Forces that would cancel each other do not stop it.</source><extracomment>Context</extracomment><translation>Vergleicht Richtungen: Von denen mit der geringsten Gefahr nimmt er die, die die Kräfte am meisten wollen. Kräfte, die sich aufheben würden, halten ihn nicht an.</translation></message>
<message><source>Directions</source><extracomment>setting of Context</extracomment><translation>Richtungen</translation></message>
<message><source>How many directions it compares.</source><extracomment>Directions of Context</extracomment><translation>Wie viele Richtungen er vergleicht.</translation></message>
<message><source>What is closer to the body than this is a danger.</source><extracomment>Range of Context</extracomment><translation>Was dem Körper näher ist, ist eine Gefahr.</translation></message>
<message><source>Tolerance</source><extracomment>setting of Context</extracomment><translation>Toleranz</translation></message>
<message><source>Directions with so much more danger than the least may be taken, too.</source><extracomment>Tolerance of Context</extracomment><translation>Auch Richtungen mit so viel mehr Gefahr als die geringste kommen infrage.</translation></message>
<message><source>Weight of agents</source><extracomment>setting of Context</extracomment><translation>Agentengewicht</translation></message>
<message><source>How dangerous agents are.</source><extracomment>Weight of agents of Context</extracomment><translation>Wie gefährlich Agenten sind.</translation></message>
<message><source>Weight of obstacles</source><extracomment>setting of Context</extracomment><translation>Hindernisgewicht</translation></message>
<message><source>How dangerous obstacles are.</source><extracomment>Weight of obstacles of Context</extracomment><translation>Wie gefährlich Hindernisse sind.</translation></message>
<message><source>Weight of points</source><extracomment>setting of Context</extracomment><translation>Punktgewicht</translation></message>
<message><source>How dangerous the points are.</source><extracomment>Weight of points of Context</extracomment><translation>Wie gefährlich die Punkte sind.</translation></message>
<message><source>Smoothing</source><extracomment>setting of Context</extracomment><translation>Glättung</translation></message>
<message><source>How much each direction takes over from the two beside it: narrow gaps close.</source><extracomment>Smoothing of Context</extracomment><translation>Wie viel jede Richtung von den beiden daneben übernimmt: Enge Lücken schließen sich.</translation></message>
<message><source>Blends</source><extracomment>setting of Context</extracomment><translation>Überblenden</translation></message>
<message><source>Interest and danger are blended with those of the ticks before, so that the agent changes its mind less often.</source><extracomment>Blends of Context</extracomment><translation>Interesse und Gefahr werden mit denen der Ticks davor überblendet, damit der Agent seltener umschwenkt.</translation></message>
<message><source>Blend time</source><extracomment>setting of Context</extracomment><translation>Überblendzeit</translation></message>
<message><source>How long the ticks before count.</source><extracomment>Blend time of Context</extracomment><translation>Wie lange die Ticks davor zählen.</translation></message>
<message><source>context steering, context map, interest, danger, dead end, trap</source><extracomment>other words for Context</extracomment><translation>Kontextsteuerung, Kontextkarte, Interesse, Gefahr, Sackgasse, Falle</translation></message>
<message><source>Interest</source><extracomment>port of Context</extracomment><translation>Interesse</translation></message>
<message><source>The forces that say where the agent wants to go, by weight.</source><extracomment>port Interest of Context</extracomment><translation>Die Kräfte, die sagen, wohin der Agent will, nach Gewicht.</translation></message>
<message><source>Dangerous agents</source><extracomment>port of Context</extracomment><translation>Gefährliche Agenten</translation></message>
<message><source>The agents to keep clear of.</source><extracomment>port Dangerous agents of Context</extracomment><translation>Die Agenten, von denen er sich fernhält.</translation></message>
<message><source>Dangerous points</source><extracomment>port of Context</extracomment><translation>Gefährliche Punkte</translation></message>
<message><source>Points to keep clear of.</source><extracomment>port Dangerous points of Context</extracomment><translation>Punkte, von denen er sich fernhält.</translation></message>
<message><source>the direction with the highest interest, among those whose danger is at most the least + tolerance, times min(1, its interest) * maxSpeed; refined by a parabola through its neighbors</source><extracomment>chosen in the formula of Context</extracomment><translation>die Richtung mit dem größten Interesse unter denen, deren Gefahr höchstens die kleinste + tolerance ist, mal min(1, ihr Interesse) * maxSpeed; verfeinert durch eine Parabel durch die Nachbarrichtungen</translation></message>
<message><source>of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) of a force, with u = velocity + force * t'</source><extracomment>interest in the formula of Context</extracomment><translation>einer Richtung: das größte Gewicht * min(1, |u| / maxSpeed) * dot(unit(u), direction) einer Kraft, mit u = velocity + Kraft * t'</translation></message>
<message><source>of a direction: for each thing within range weight * (1 - gap / range) * dot(unit(offset), direction); the highest counts</source><extracomment>danger in the formula of Context</extracomment><translation>einer Richtung: für jedes Ding im Bereich Gewicht * (1 - Lücke / range) * dot(unit(Versatz), direction); der größte Wert zählt</translation></message>
<message><source>Reciprocal avoidance</source><extracomment>title</extracomment><translation>Gegenseitiges Ausweichen</translation></message>
<message><source>Adds up the active forces and chooses the velocity nearest to what they want that hits nobody, as long as the others avoid it too. Comes last, right before the steering.</source><extracomment>Reciprocal avoidance</extracomment><translation>Addiert die aktiven Kräfte und wählt die Geschwindigkeit, die dem Gewollten am nächsten kommt und niemanden trifft, solange auch die anderen ausweichen. Kommt zuletzt, direkt vor der Steuerung.</translation></message>
<message><source>Time horizon</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Zeithorizont</translation></message>
<message><source>It keeps clear of other agents for so long. Longer: it gives way earlier.</source><extracomment>Time horizon of Reciprocal avoidance</extracomment><translation>So lange im Voraus weicht er anderen Agenten aus. Länger: Er macht früher Platz.</translation></message>
<message><source>Horizon for obstacles</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Hindernishorizont</translation></message>
<message><source>It keeps clear of obstacles for so long. Longer: it slows down earlier.</source><extracomment>Horizon for obstacles of Reciprocal avoidance</extracomment><translation>So lange im Voraus weicht er Hindernissen aus. Länger: Er wird früher langsamer.</translation></message>
<message><source>Only the nearest so many agents count.</source><extracomment>Neighbors of Reciprocal avoidance</extracomment><translation>Nur so viele der nächsten Agenten zählen.</translation></message>
<message><source>The room to leave between two bodies, and beside an obstacle.</source><extracomment>Margin of Reciprocal avoidance</extracomment><translation>Der Raum, der zwischen zwei Körpern und neben einem Hindernis bleiben soll.</translation></message>
<message><source>Patience</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Geduld</translation></message>
<message><source>Who was held up for so long steps back for a while, so that others can pass; each agent draws its own, from half of it to one and a half. 0: never.</source><extracomment>Patience of Reciprocal avoidance</extracomment><translation>Wer so lange aufgehalten wurde, tritt eine Weile zurück, damit andere vorbeikönnen; jeder Agent zieht seine eigene Zeit, vom Halben bis zum Anderthalbfachen. 0: nie.</translation></message>
<message><source>Sideways push</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Seitenschub</translation></message>
<message><source>A push to the right, as a share of the maximum speed; each agent draws its own, from half of it to all. It ends dead locks of agents that meet head-on.</source><extracomment>Sideways push of Reciprocal avoidance</extracomment><translation>Ein Schub nach rechts, als Anteil am Höchsttempo; jeder Agent zieht seinen eigenen, von der Hälfte bis zum Ganzen. Er löst Blockaden von Agenten, die frontal aufeinandertreffen.</translation></message>
<message><source>It turns to the direction that is free for longest, of those up to 75 degrees to each side of its way, as people do: it looks for so long ahead. 0: it does not.</source><extracomment>Look ahead of Reciprocal avoidance</extracomment><translation>Er dreht sich in die Richtung, die am längsten frei ist, bis zu 75 Grad nach jeder Seite seines Weges, wie Menschen es tun: So lange schaut er voraus. 0: gar nicht.</translation></message>
<message><source>Keep right</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Rechts halten</translation></message>
<message><source>Where a crowd comes toward it and holds it up, and behind others to whom that happens, it turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: never.</source><extracomment>Keep right of Reciprocal avoidance</extracomment><translation>Wo ihm eine Menge entgegenkommt und ihn aufhält, und hinter anderen, denen das geschieht, dreht er nach rechts, um bis zu 45 Grad, dorthin, wo ihm so lange keine Wand im Weg ist. 0: nie.</translation></message>
<message><source>Right of way</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Vorrang</translation></message>
<message><source>It makes room for one whose way it blocks and who was held up for so much longer, and so do those behind it. Who was held up for so long keeps clear for half of the time horizon: it takes smaller gaps. 0: never.</source><extracomment>Right of way of Reciprocal avoidance</extracomment><translation>Er macht dem Platz, dessen Weg er blockiert und der so viel länger aufgehalten wurde, und die hinter ihm ebenso. Wer so lange aufgehalten wurde, weicht nur für den halben Zeithorizont aus: Er nutzt kleinere Lücken. 0: nie.</translation></message>
<message><source>Who has arrived, by an Arrive or Go to that settles, stays, and leaves all of the avoidance to the others. Who has no active force stops.</source><extracomment>Settles of Reciprocal avoidance</extracomment><translation>Wer angekommen ist, durch ein Ankommen oder Hingehen, das zur Ruhe kommt, bleibt stehen und überlässt das Ausweichen ganz den anderen. Wer keine aktive Kraft hat, hält an.</translation></message>
<message><source>orca, rvo, crowd, collision, pedestrians, velocity obstacle, pass</source><extracomment>other words for Reciprocal avoidance</extracomment><translation>orca, rvo, Menge, Kollision, Fußgänger, Geschwindigkeitshindernis, vorbeigehen</translation></message>
<message><source>The forces that say what the agent wants, added up by weight.</source><extracomment>port Forces of Reciprocal avoidance</extracomment><translation>Die Kräfte, die sagen, was der Agent will, nach Gewicht addiert.</translation></message>
<message><source>The agents to keep clear of. One that avoids this agent's type too does half of the work.</source><extracomment>port Agents of Reciprocal avoidance</extracomment><translation>Die Agenten, denen er ausweicht. Wer seinerseits dem Typ dieses Agenten ausweicht, übernimmt die halbe Arbeit.</translation></message>
<message><source>the sum of weight * force over the active inputs; while the agent steps back, what it wants is turned around</source><extracomment>forces in the formula of Reciprocal avoidance</extracomment><translation>die Summe von Gewicht * Kraft über die aktiven Eingänge; während der Agent zurückweicht, ist umgekehrt, was er will</translation></message>
<message><source>with settles: no force is active</source><extracomment>idle in the formula of Reciprocal avoidance</extracomment><translation>mit „Kommt zur Ruhe“: Keine Kraft ist aktiv</translation></message>
<message><source>with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)</source><extracomment>jam in the formula of Reciprocal avoidance</extracomment><translation>mit keepRight: wie nah der Stau voraus ist, von 0 (keiner) bis 1 (hier)</translation></message>
<message><source>with rightOfWay: how long it was held up on its way; a fifth of the time in which it was not is taken off</source><extracomment>delay in the formula of Reciprocal avoidance</extracomment><translation>mit rightOfWay: wie lange er auf seinem Weg aufgehalten wurde; ein Fünftel der Zeit, in der er es nicht wurde, wird abgezogen</translation></message>
<message><source>the wish; with keepRight, turned to the right by up to jam * 45 degrees; with rightOfWay, 45 degrees aside from the way of one that it makes room for; with lookAhead, turned by up to 75 degrees to the direction in which it comes farthest before a contact</source><extracomment>turned in the formula of Reciprocal avoidance</extracomment><translation>der Wunsch; mit keepRight um bis zu jam * 45 Grad nach rechts gedreht; mit rightOfWay um 45 Grad zur Seite, weg vom Weg dessen, dem er Platz macht; mit lookAhead um bis zu 75 Grad gedreht in die Richtung, in der er vor einem Kontakt am weitesten kommt</translation></message>
<message><source>to the right, drawn for each agent: from half of sidewaysPush * maxSpeed to all of it</source><extracomment>aside in the formula of Reciprocal avoidance</extracomment><translation>nach rechts, für jeden Agenten gezogen: von der Hälfte von sidewaysPush * maxSpeed bis zum Ganzen</translation></message>
<message><source>the velocity nearest to turned + aside that hits no obstacle within obstacleHorizon and no neighbor within horizon; if all hit a neighbor, the one that comes least near. Who has arrived and stands still only parts from bodies that overlap</source><extracomment>chosen in the formula of Reciprocal avoidance</extracomment><translation>die Geschwindigkeit, die turned + aside am nächsten ist und innerhalb von obstacleHorizon kein Hindernis und innerhalb von horizon keinen Nachbarn trifft; treffen alle einen Nachbarn, dann die, die am wenigsten nahe kommt. Wer angekommen ist und still steht, löst sich nur von Körpern, die sich mit ihm überlappen</translation></message>
<message><source>Within range</source><extracomment>title</extracomment><translation>In Reichweite</translation></message>
<message><source>True while the target is between two distances.</source><extracomment>Within range</extracomment><translation>Wahr, solange das Ziel zwischen zwei Entfernungen liegt.</translation></message>
<message><source>Min</source><extracomment>setting of Within range</extracomment><translation>Min.</translation></message>
<message><source>True while min &lt;= distance &lt;= max.</source><extracomment>Min of Within range</extracomment><translation>Wahr, solange Min. &lt;= Entfernung &lt;= Max.</translation></message>
<message><source>Max</source><extracomment>setting of Within range</extracomment><translation>Max.</translation></message>
<message><source>near, close, distance, range, far, proximity</source><extracomment>other words for Within range</extracomment><translation>nahe, nah, Entfernung, Reichweite, weit, Umgebung, Abstand</translation></message>
<message><source>Condition</source><extracomment>port of Within range</extracomment><translation>Bedingung</translation></message>
<message><source>Wire it to the When of the node that it should switch.</source><extracomment>port Condition of Within range</extracomment><translation>Mit dem Wenn des Knotens verbinden, den sie schalten soll.</translation></message>
<message><source>In view</source><extracomment>title</extracomment><translation>In Sicht</translation></message>
<message><source>True while the target is in front, within a view angle and a distance, and no obstacle is between.</source><extracomment>In view</extracomment><translation>Wahr, solange das Ziel vorn liegt, innerhalb eines Sichtwinkels und einer Entfernung, und kein Hindernis dazwischen ist.</translation></message>
<message><source>How wide it sees, half to each side. 360: all round.</source><extracomment>View angle of In view</extracomment><translation>Wie weit er sieht, je die Hälfte nach beiden Seiten. 360: rundum.</translation></message>
<message><source>How far it sees.</source><extracomment>Range of In view</extracomment><translation>Wie weit entfernt er noch sieht.</translation></message>
<message><source>see, sight, vision, field of view, ahead, look, visible, line of sight</source><extracomment>other words for In view</extracomment><translation>sehen, Sicht, Blick, Sichtfeld, voraus, sichtbar, Sichtlinie</translation></message>
<message><source>1 if an obstacle is between, else 0</source><extracomment>hidden in the formula of In view</extracomment><translation>1, wenn ein Hindernis dazwischen ist, sonst 0</translation></message>
<message><source>Inside region</source><extracomment>title</extracomment><translation>Im Gebiet</translation></message>
<message><source>True while the agent is inside the region; its edge belongs to it.</source><extracomment>Inside region</extracomment><translation>Wahr, solange der Agent im Gebiet ist; der Rand gehört dazu.</translation></message>
<message><source>true if position is in the region</source><extracomment>formula of Inside region</extracomment><translation>wahr, wenn position im Gebiet liegt</translation></message>
<message><source>zone, area, within, trigger, in, enter, territory</source><extracomment>other words for Inside region</extracomment><translation>Zone, Bereich, innerhalb, Auslöser, drin, betreten, Revier</translation></message>
<message><source>The region it may be in.</source><extracomment>port Region of Inside region</extracomment><translation>Das Gebiet, in dem er sein kann.</translation></message>
<message><source>Has neighbors</source><extracomment>title</extracomment><translation>Hat Nachbarn</translation></message>
<message><source>True while enough agents are near.</source><extracomment>Has neighbors</extracomment><translation>Wahr, solange genug Agenten nahe sind.</translation></message>
<message><source>At least</source><extracomment>setting of Has neighbors</extracomment><translation>Mindestens</translation></message>
<message><source>The number of neighbors it needs.</source><extracomment>At least of Has neighbors</extracomment><translation>Wie viele Nachbarn nötig sind.</translation></message>
<message><source>crowded, alone, company, count, density, near</source><extracomment>other words for Has neighbors</extracomment><translation>Gedränge, allein, Gesellschaft, zählen, Dichte, nahe</translation></message>
<message><source>the number of agents that are closer than radius and in view, with no obstacle between</source><extracomment>neighbors in the formula of Has neighbors</extracomment><translation>die Anzahl der Agenten, die näher als radius und in Sicht sind, ohne Hindernis dazwischen</translation></message>
<message><source>True while the agent is between two speeds.</source><extracomment>Speed</extracomment><translation>Wahr, solange der Agent zwischen zwei Tempi liegt.</translation></message>
<message><source>True while min &lt;= speed &lt;= max.</source><extracomment>Min of Speed</extracomment><translation>Wahr, solange Min. &lt;= Tempo &lt;= Max.</translation></message>
<message><source>fast, slow, velocity, moving, stopped, still</source><extracomment>other words for Speed</extracomment><translation>schnell, langsam, Geschwindigkeit, bewegt, angehalten, still</translation></message>
<message><source>Meter</source><extracomment>title</extracomment><translation>Vorrat</translation></message>
<message><source>A store that drains while it is used: true until it is empty, then false until it is full again.</source><extracomment>Meter</extracomment><translation>Ein Vorrat, der sich beim Gebrauch leert: wahr, bis er leer ist, dann falsch, bis er wieder voll ist.</translation></message>
<message><source>Capacity</source><extracomment>setting of Meter</extracomment><translation>Fassung</translation></message>
<message><source>How much it holds when full.</source><extracomment>Capacity of Meter</extracomment><translation>Wie viel er voll enthält.</translation></message>
<message><source>Drain</source><extracomment>setting of Meter</extracomment><translation>Verbrauch</translation></message>
<message><source>How much it loses in a unit of time, while used.</source><extracomment>Drain of Meter</extracomment><translation>Wie viel er je Zeiteinheit verliert, solange er benutzt wird.</translation></message>
<message><source>Recover</source><extracomment>setting of Meter</extracomment><translation>Erholung</translation></message>
<message><source>How much it gains in a unit of time, while it recovers.</source><extracomment>Recover of Meter</extracomment><translation>Wie viel er je Zeiteinheit gewinnt, solange er sich erholt.</translation></message>
<message><source>Recovers</source><extracomment>setting of Meter</extracomment><translation>Erholt sich</translation></message>
<message><source>When it fills up again.</source><extracomment>Recovers of Meter</extracomment><translation>Wann er sich wieder füllt.</translation></message>
<message><source>While shut</source><extracomment>choice of Recovers of Meter</extracomment><translation>Solange gesperrt</translation></message>
<message><source>Only after it has run empty.</source><extracomment>While shut as Recovers</extracomment><translation>Erst wenn er leer gelaufen ist.</translation></message>
<message><source>While unused</source><extracomment>choice of Recovers of Meter</extracomment><translation>Solange unbenutzt</translation></message>
<message><source>Whenever it is not used.</source><extracomment>While unused as Recovers</extracomment><translation>Immer wenn er nicht benutzt wird.</translation></message>
<message><source>How full it is at first.</source><extracomment>Start of Meter</extracomment><translation>Wie voll er am Anfang ist.</translation></message>
<message><source>Fills by</source><extracomment>setting of Meter</extracomment><translation>Füllt um</translation></message>
<message><source>How much it gains in a unit of time while Fills is true, or each time an action wired to it is done.</source><extracomment>Fills by of Meter</extracomment><translation>Wie viel er je Zeiteinheit gewinnt, solange Füllt wahr ist, oder jedes Mal, wenn eine damit verbundene Aktion fertig ist.</translation></message>
<message><source>Drains by</source><extracomment>setting of Meter</extracomment><translation>Leert um</translation></message>
<message><source>How much it loses in a unit of time while Drains is true, or each time an action wired to it is done.</source><extracomment>Drains by of Meter</extracomment><translation>Wie viel er je Zeiteinheit verliert, solange Leert wahr ist, oder jedes Mal, wenn eine damit verbundene Aktion fertig ist.</translation></message>
<message><source>stamina, energy, fuel, cooldown, tired, resource, battery</source><extracomment>other words for Meter</extracomment><translation>Ausdauer, Energie, Treibstoff, Abklingzeit, müde, Batterie, Akku</translation></message>
<message><source>Fills</source><extracomment>port of Meter</extracomment><translation>Füllt</translation></message>
<message><source>Conditions that fill it while they are true. An action's Done fills it once.</source><extracomment>port Fills of Meter</extracomment><translation>Bedingungen, die ihn füllen, solange sie wahr sind. Das Fertig einer Aktion füllt ihn einmal.</translation></message>
<message><source>Drains</source><extracomment>port of Meter</extracomment><translation>Leert</translation></message>
<message><source>Conditions that drain it while they are true. An action's Done drains it once.</source><extracomment>port Drains of Meter</extracomment><translation>Bedingungen, die ihn leeren, solange sie wahr sind. Das Fertig einer Aktion leert ihn einmal.</translation></message>
<message><source>True until it is empty, and again when it is full.</source><extracomment>port Condition of Meter</extracomment><translation>Wahr, bis er leer ist, und wieder, wenn er voll ist.</translation></message>
<message><source>falls by drain * tick while used, and rises by recover * tick while it recovers</source><extracomment>store in the formula of Meter</extracomment><translation>sinkt um drain * tick, solange er benutzt wird, und steigt um recover * tick, während er sich erholt</translation></message>
<message><source>until store &lt;= 0, and then again from store &gt;= capacity on</source><extracomment>open in the formula of Meter</extracomment><translation>bis store &lt;= 0, und danach wieder ab store &gt;= capacity</translation></message>
<message><source>Timer</source><extracomment>title</extracomment><translation>Taktgeber</translation></message>
<message><source>True for a while, then false for a while, over and over.</source><extracomment>Timer</extracomment><translation>Eine Weile wahr, dann eine Weile falsch, immer wieder.</translation></message>
<message><source>On</source><extracomment>setting of Timer</extracomment><translation>An</translation></message>
<message><source>How long it is true.</source><extracomment>On of Timer</extracomment><translation>Wie lange er wahr ist.</translation></message>
<message><source>Off</source><extracomment>setting of Timer</extracomment><translation>Aus</translation></message>
<message><source>How long it is false.</source><extracomment>Off of Timer</extracomment><translation>Wie lange er falsch ist.</translation></message>
<message><source>Phase</source><extracomment>setting of Timer</extracomment><translation>Phase</translation></message>
<message><source>How far into the first period it starts.</source><extracomment>Phase of Timer</extracomment><translation>Wie weit in der ersten Periode er beginnt.</translation></message>
<message><source>clock, interval, periodic, blink, every</source><extracomment>other words for Timer</extracomment><translation>Timer, Uhr, Intervall, periodisch, blinken, alle</translation></message>
<message><source>the time of the world</source><extracomment>time in the formula of Timer</extracomment><translation>die Zeit der Welt</translation></message>
<message><source>Chance</source><extracomment>title</extracomment><translation>Zufall</translation></message>
<message><source>True with a probability. Each agent draws anew every interval.</source><extracomment>Chance</extracomment><translation>Wahr mit einer Wahrscheinlichkeit. Jeder Agent zieht in jedem Intervall neu.</translation></message>
<message><source>Probability</source><extracomment>setting of Chance</extracomment><translation>Wahrscheinlichkeit</translation></message>
<message><source>0: never. 1: always.</source><extracomment>Probability of Chance</extracomment><translation>0: nie. 1: immer.</translation></message>
<message><source>random, probability, dice, sometimes, maybe</source><extracomment>other words for Chance</extracomment><translation>zufällig, Wahrscheinlichkeit, Würfel, manchmal, vielleicht</translation></message>
<message><source>a number from 0 to 1, drawn anew every interval</source><extracomment>random in the formula of Chance</extracomment><translation>eine Zahl von 0 bis 1, in jedem Intervall neu gezogen</translation></message>
<message><source>Arrived</source><extracomment>title</extracomment><translation>Angekommen</translation></message>
<message><source>True while the agent is at the target and slow. Each arrival is counted.</source><extracomment>Arrived</extracomment><translation>Wahr, solange der Agent am Ziel und langsam ist. Jede Ankunft wird gezählt.</translation></message>
<message><source>The agent is within this distance of the target.</source><extracomment>Distance of Arrived</extracomment><translation>Der Agent ist innerhalb dieser Entfernung vom Ziel.</translation></message>
<message><source>The agent is slower than this.</source><extracomment>Speed of Arrived</extracomment><translation>Der Agent ist langsamer als dies.</translation></message>
<message><source>reached, there, stopped, done</source><extracomment>other words for Arrived</extracomment><translation>erreicht, da, angehalten, fertig, am Ziel</translation></message>
<message><source>In mode</source><extracomment>title</extracomment><translation>Im Modus</translation></message>
<message><source>True while the agent has been in one of these modes for a time between min and max.</source><extracomment>In mode</extracomment><translation>Wahr, solange der Agent eine Zeit zwischen Min. und Max. in einem dieser Modi ist.</translation></message>
<message><source>True while min &lt;= time in the mode &lt;= max.</source><extracomment>Min of In mode</extracomment><translation>Wahr, solange Min. &lt;= Zeit im Modus &lt;= Max.</translation></message>
<message><source>mode, state, phase, since, how long</source><extracomment>other words for In mode</extracomment><translation>Modus, Zustand, Phase, seit, wie lange</translation></message>
<message><source>The modes it may be in.</source><extracomment>port Mode of In mode</extracomment><translation>Die Modi, in denen er sein kann.</translation></message>
<message><source>the agent is in one of the modes</source><extracomment>inMode in the formula of In mode</extracomment><translation>der Agent ist in einem der Modi</translation></message>
<message><source>how long it has been in it</source><extracomment>timeInMode in the formula of In mode</extracomment><translation>wie lange er darin ist</translation></message>
<message><source>Not</source><extracomment>title</extracomment><translation>Nicht</translation></message>
<message><source>True while the other condition is false.</source><extracomment>Not</extracomment><translation>Wahr, solange die andere Bedingung falsch ist.</translation></message>
<message><source>true if the condition is false</source><extracomment>formula of Not</extracomment><translation>wahr, wenn die Bedingung falsch ist</translation></message>
<message><source>invert, unless, else, opposite</source><extracomment>other words for Not</extracomment><translation>umkehren, außer wenn, sonst, Gegenteil, Verneinung</translation></message>
<message><source>The condition to invert.</source><extracomment>port Condition of Not</extracomment><translation>Die Bedingung, die umgekehrt wird.</translation></message>
<message><source>All</source><extracomment>title</extracomment><translation>Alle</translation></message>
<message><source>True while all of the conditions are true.</source><extracomment>All</extracomment><translation>Wahr, solange alle Bedingungen wahr sind.</translation></message>
<message><source>true if every condition is true; false without any</source><extracomment>formula of All</extracomment><translation>wahr, wenn jede Bedingung wahr ist; ohne Bedingungen falsch</translation></message>
<message><source>and, both, every, combine</source><extracomment>other words for All</extracomment><translation>und, beide, jede, verknüpfen</translation></message>
<message><source>The conditions to combine.</source><extracomment>port Conditions of All</extracomment><translation>Die Bedingungen, die verknüpft werden.</translation></message>
<message><source>Any</source><extracomment>title</extracomment><translation>Irgendeine</translation></message>
<message><source>True while at least one of the conditions is true.</source><extracomment>Any</extracomment><translation>Wahr, solange mindestens eine der Bedingungen wahr ist.</translation></message>
<message><source>true if at least one condition is true</source><extracomment>formula of Any</extracomment><translation>wahr, wenn mindestens eine Bedingung wahr ist</translation></message>
<message><source>or, either, one of, some</source><extracomment>other words for Any</extracomment><translation>oder, eine von, eine der beiden, einige</translation></message>
<message><source>Touching</source><extracomment>title</extracomment><translation>Berührung</translation></message>
<message><source>True while the agent's body touches another.</source><extracomment>Touching</extracomment><translation>Wahr, solange der Körper des Agenten einen anderen berührt.</translation></message>
<message><source>How far apart bodies may be and still touch.</source><extracomment>Margin of Touching</extracomment><translation>Wie weit Körper auseinander sein dürfen und sich noch berühren.</translation></message>
<message><source>For at least</source><extracomment>setting of Touching</extracomment><translation>Mindestdauer</translation></message>
<message><source>How long it must have touched somebody without a break.</source><extracomment>For at least of Touching</extracomment><translation>Wie lange er ohne Unterbrechung jemanden berührt haben muss.</translation></message>
<message><source>contact, collide, collision, hit, catch, bite, bump, reach</source><extracomment>other words for Touching</extracomment><translation>Kontakt, zusammenstoßen, Kollision, treffen, fangen, beißen, rempeln, erreichen</translation></message>
<message><source>the number of agents with distance &lt;= the sum of both radii + margin; if both are solid, the sum counts 1/128 more</source><extracomment>touched in the formula of Touching</extracomment><translation>die Anzahl der Agenten mit distance &lt;= Summe beider Radien + margin; stoßen beide an, zählt die Summe um 1/128 mehr</translation></message>
<message><source>how long it has touched somebody without a break</source><extracomment>since in the formula of Touching</extracomment><translation>wie lange er ohne Unterbrechung jemanden berührt</translation></message>
<message><source>the largest radius of the others</source><extracomment>theirRadius in the formula of Touching</extracomment><translation>der größte Radius der anderen</translation></message>
<message><source>Population</source><extracomment>title</extracomment><translation>Population</translation></message>
<message><source>True while so many agents live.</source><extracomment>Population</extracomment><translation>Wahr, solange so viele Agenten leben.</translation></message>
<message><source>True while min &lt;= living &lt;= max.</source><extracomment>Min of Population</extracomment><translation>Wahr, solange Min. &lt;= Lebende &lt;= Max.</translation></message>
<message><source>count, number, alive, crowd, extinct, limit, how many</source><extracomment>other words for Population</extracomment><translation>Anzahl, Zahl, lebend, Bestand, ausgestorben, Grenze, wie viele</translation></message>
<message><source>The types whose agents are counted.</source><extracomment>port Agents of Population</extracomment><translation>Die Typen, deren Agenten gezählt werden.</translation></message>
<message><source>the number of agents of these types</source><extracomment>living in the formula of Population</extracomment><translation>die Anzahl der Agenten dieser Typen</translation></message>
<message><source>Level</source><extracomment>title</extracomment><translation>Füllstand</translation></message>
<message><source>True while a meter holds an amount between two values.</source><extracomment>Level</extracomment><translation>Wahr, solange ein Vorrat eine Menge zwischen zwei Werten enthält.</translation></message>
<message><source>True while min &lt;= store &lt;= max.</source><extracomment>Min of Level</extracomment><translation>Wahr, solange Min. &lt;= Vorrat &lt;= Max.</translation></message>
<message><source>energy, hungry, full, empty, health, threshold, amount, store</source><extracomment>other words for Level</extracomment><translation>Energie, hungrig, voll, leer, Gesundheit, Schwelle, Menge, Vorrat</translation></message>
<message><source>The meter that it reads.</source><extracomment>port Meter of Level</extracomment><translation>Der Vorrat, den er liest.</translation></message>
<message><source>what the meter holds</source><extracomment>store in the formula of Level</extracomment><translation>was der Vorrat enthält</translation></message>
<message><source>True while it is on. Let a parameter drive it: then the game turns it on and off, for all, for a type or for one agent.</source><extracomment>Switch</extracomment><translation>Wahr, solange er an ist. Von einem Parameter gesteuert, schaltet ihn das Spiel an und aus: für alle, für einen Typ oder für einen Agenten.</translation></message>
<message><source>Whether it is on.</source><extracomment>On of Switch</extracomment><translation>Ob er an ist.</translation></message>
<message><source>flag, yes, no, boolean, external, game, alarm, toggle</source><extracomment>other words for Switch</extracomment><translation>ja, nein, boolesch, extern, Spiel, Alarm, umschalten</translation></message>
<message><source>1 while it is on, else 0</source><extracomment>switched in the formula of Switch</extracomment><translation>1, solange er an ist, sonst 0</translation></message>
<message><source>Number</source><comment>core</comment><extracomment>title</extracomment><translation>Zahl</translation></message>
<message><source>True while a number is between two others. Let a parameter drive the value: then the game sets it, for all, for a type or for one agent.</source><extracomment>Number</extracomment><translation>Wahr, solange eine Zahl zwischen zwei anderen liegt. Von einem Parameter gesteuert, setzt das Spiel den Wert: für alle, für einen Typ oder für einen Agenten.</translation></message>
<message><source>What the game sets.</source><extracomment>Value of Number</extracomment><translation>Was das Spiel setzt.</translation></message>
<message><source>True while min &lt;= value &lt;= max.</source><extracomment>Min of Number</extracomment><translation>Wahr, solange Min. &lt;= Wert &lt;= Max.</translation></message>
<message><source>compare, threshold, external, game, danger, health, greater, less</source><extracomment>other words for Number</extracomment><translation>vergleichen, Schwelle, extern, Spiel, Gefahr, Gesundheit, größer, kleiner</translation></message>
<message><source>Compare</source><comment>core</comment><extracomment>title</extracomment><translation>Vergleich</translation></message>
<message><source>True while a number is less or more than another, or between two. Without a number it is false.</source><extracomment>Compare</extracomment><translation>Wahr, solange eine Zahl kleiner oder größer als eine andere ist oder zwischen zweien liegt. Ohne Zahl ist er falsch.</translation></message>
<message><source>Comparison</source><extracomment>setting of Compare</extracomment><translation>Vergleich</translation></message>
<message><source>When it is true.</source><extracomment>Comparison of Compare</extracomment><translation>Wann er wahr ist.</translation></message>
<message><source>A &lt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt; B</translation></message>
<message><source>While A is less than B.</source><extracomment>A &lt; B as Comparison</extracomment><translation>Solange A kleiner als B ist.</translation></message>
<message><source>A &lt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt;= B</translation></message>
<message><source>While A is at most B.</source><extracomment>A &lt;= B as Comparison</extracomment><translation>Solange A höchstens B ist.</translation></message>
<message><source>A &gt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt;= B</translation></message>
<message><source>While A is at least B.</source><extracomment>A &gt;= B as Comparison</extracomment><translation>Solange A mindestens B ist.</translation></message>
<message><source>A &gt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt; B</translation></message>
<message><source>While A is more than B.</source><extracomment>A &gt; B as Comparison</extracomment><translation>Solange A größer als B ist.</translation></message>
<message><source>B &lt;= A &lt;= C</source><extracomment>choice of Comparison of Compare</extracomment><translation>B &lt;= A &lt;= C</translation></message>
<message><source>While A is from B to C.</source><extracomment>B &lt;= A &lt;= C as Comparison</extracomment><translation>Solange A zwischen B und C liegt, beide eingeschlossen.</translation></message>
<message><source>The number that A is compared with.</source><extracomment>B of Compare</extracomment><translation>Die Zahl, mit der A verglichen wird.</translation></message>
<message><source>The most that A may be.</source><extracomment>C of Compare</extracomment><translation>Das Größte, was A sein darf.</translation></message>
<message><source>Hysteresis</source><extracomment>setting of Compare</extracomment><translation>Hysterese</translation></message>
<message><source>Once true, it stays true until A is so far beyond. It keeps a condition from changing all the time.</source><extracomment>Hysteresis of Compare</extracomment><translation>Einmal wahr, bleibt er wahr, bis A so weit darüber hinaus ist. Das verhindert, dass eine Bedingung ständig wechselt.</translation></message>
<message><source>number, threshold, greater, smaller, equal, between, if, hysteresis</source><extracomment>other words for Compare</extracomment><translation>Zahl, Schwelle, größer, kleiner, gleich, zwischen, wenn, Hysterese</translation></message>
<message><source>The number that it compares.</source><extracomment>port A of Compare</extracomment><translation>Die Zahl, die er vergleicht.</translation></message>
<message><source>hysteresis while it is true, and 0 while it is false</source><extracomment>slack in the formula of Compare</extracomment><translation>die Hysterese, solange es wahr ist, und 0, solange es falsch ist</translation></message>
<message><source>Steers an agent while it is in this mode, by the sum of these forces.</source><extracomment>Mode</extracomment><translation>Steuert einen Agenten, solange er in diesem Modus ist, mit der Summe dieser Kräfte.</translation></message>
<message><source>The color of agents in this mode.</source><extracomment>Color of Mode</extracomment><translation>Die Farbe von Agenten in diesem Modus.</translation></message>
<message><source>How agents in this mode are drawn.</source><extracomment>Shape of Mode</extracomment><translation>Wie Agenten in diesem Modus gezeichnet werden.</translation></message>
<message><source>No shape of its own.</source><extracomment>As its type as Shape</extracomment><translation>Keine eigene Form.</translation></message>
<message><source>A PNG file that agents in this mode have, from the project's folder.</source><extracomment>Picture of Mode</extracomment><translation>Eine PNG-Datei aus dem Projektordner für Agenten in diesem Modus.</translation></message>
<message><source>in this mode: force = sum of weight * force over the active inputs</source><extracomment>formula of Mode</extracomment><translation>in diesem Modus: force = Summe von weight * force über die aktiven Eingänge</translation></message>
<message><source>state, state machine, phase, mood, fsm, hunt, rest</source><extracomment>other words for Mode</extracomment><translation>Zustand, Zustandsautomat, Phase, Stimmung, fsm, jagen, ruhen</translation></message>
<message><source>The forces that steer in this mode, added up by weight.</source><extracomment>port Forces of Mode</extracomment><translation>Die Kräfte, die in diesem Modus steuern, nach Gewicht addiert.</translation></message>
<message><source>Enter</source><comment>core</comment><extracomment>port of Mode</extracomment><translation>Eintritt</translation></message>
<message><source>The transitions that lead into this mode.</source><extracomment>port Enter of Mode</extracomment><translation>Die Übergänge, die in diesen Modus führen.</translation></message>
<message><source>Wire it to an agent type's Modes, and to the transitions that lead out.</source><extracomment>port Mode of Mode</extracomment><translation>Mit den Modi eines Agententyps und mit den Übergängen verbinden, die hinausführen.</translation></message>
<message><source>Transition</source><extracomment>title</extracomment><translation>Übergang</translation></message>
<message><source>Takes an agent from one mode to another when a condition is true.</source><extracomment>Transition</extracomment><translation>Bringt einen Agenten von einem Modus in einen anderen, wenn eine Bedingung wahr ist.</translation></message>
<message><source>After</source><extracomment>setting of Transition</extracomment><translation>Nach</translation></message>
<message><source>Only after this time in the mode.</source><extracomment>After of Transition</extracomment><translation>Erst nach dieser Zeit im Modus.</translation></message>
<message><source>Order</source><extracomment>setting of Transition</extracomment><translation>Rang</translation></message>
<message><source>If several can be taken at once, the lowest is.</source><extracomment>Order of Transition</extracomment><translation>Sind mehrere zugleich möglich, gilt der niedrigste.</translation></message>
<message><source>after the time `after` in a mode of `from`, if `when` is true: enter the mode</source><extracomment>formula of Transition</extracomment><translation>nach der Zeit `after` in einem Modus von `from`, wenn `when` wahr ist: Wechsel in den Modus</translation></message>
<message><source>switch, change state, becomes, then, edge, trigger</source><extracomment>other words for Transition</extracomment><translation>wechseln, Zustand ändern, wird zu, dann, Kante, Auslöser</translation></message>
<message><source>From</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>Von</translation></message>
<message><source>The modes it leads out of. Unwired: any mode.</source><extracomment>port From of Transition</extracomment><translation>Die Modi, aus denen er hinausführt. Ohne Verbindung: jeder Modus.</translation></message>
<message><source>Taken when this condition is true. Unwired: when the time is over.</source><extracomment>port When of Transition</extracomment><translation>Tritt ein, wenn diese Bedingung wahr ist. Ohne Verbindung: wenn die Zeit um ist.</translation></message>
<message><source>To</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>Zu</translation></message>
<message><source>Wire it to the Enter of the mode it leads to.</source><extracomment>port To of Transition</extracomment><translation>Mit dem Modus verbinden, in den er führt.</translation></message>
<message><source>Remove</source><comment>core</comment><extracomment>title</extracomment><translation>Entfernen</translation></message>
<message><source>Takes agents out of the world: the agent itself, or those it touches.</source><extracomment>Remove</extracomment><translation>Nimmt Agenten aus der Welt: den Agenten selbst oder die, die er berührt.</translation></message>
<message><source>Fires</source><extracomment>setting of Remove</extracomment><translation>Löst aus</translation></message>
<message><source>How often it acts while its condition is true.</source><extracomment>Fires of Remove</extracomment><translation>Wie oft sie wirkt, solange ihre Bedingung wahr ist.</translation></message>
<message><source>When the condition becomes true.</source><extracomment>Once as Fires</extracomment><translation>Wenn die Bedingung wahr wird.</translation></message>
<message><source>Every tick</source><extracomment>choice of Fires of Remove</extracomment><translation>Jeden Tick</translation></message>
<message><source>In every tick while it is true.</source><extracomment>Every tick as Fires</extracomment><translation>In jedem Tick, solange sie wahr ist.</translation></message>
<message><source>Regularly</source><extracomment>choice of Fires of Remove</extracomment><translation>Regelmäßig</translation></message>
<message><source>At once, and then after each interval.</source><extracomment>Regularly as Fires</extracomment><translation>Sofort und dann nach jedem Intervall.</translation></message>
<message><source>The time until it acts again.</source><extracomment>Interval of Remove</extracomment><translation>Die Zeit, bis sie wieder wirkt.</translation></message>
<message><source>Whom</source><extracomment>setting of Remove</extracomment><translation>Wen</translation></message>
<message><source>Who it happens to.</source><extracomment>Whom of Remove</extracomment><translation>Wem es geschieht.</translation></message>
<message><source>Itself</source><extracomment>choice of Whom of Remove</extracomment><translation>Sich selbst</translation></message>
<message><source>The agent whose condition is true.</source><extracomment>Itself as Whom</extracomment><translation>Den Agenten, dessen Bedingung wahr ist.</translation></message>
<message><source>Those it touches</source><extracomment>choice of Whom of Remove</extracomment><translation>Wen er berührt</translation></message>
<message><source>All agents that a Touching condition on the way to When sees.</source><extracomment>Those it touches as Whom</extracomment><translation>Alle Agenten, die eine Berührung auf dem Weg zu „Wenn“ sieht.</translation></message>
<message><source>when it fires: at the end of the tick, they are gone</source><extracomment>formula of Remove</extracomment><translation>beim Auslösen: am Ende des Ticks sind sie weg</translation></message>
<message><source>die, death, kill, eat, catch, despawn, destroy, sink, delete</source><extracomment>other words for Remove</extracomment><translation>sterben, Tod, töten, fressen, fangen, verschwinden, zerstören, löschen</translation></message>
<message><source>It acts when this is true.</source><extracomment>port When of Remove</extracomment><translation>Wirkt, wenn dies wahr ist.</translation></message>
<message><source>Done</source><comment>core</comment><extracomment>port of Remove</extracomment><translation>Fertig</translation></message>
<message><source>Wire it to an agent type's Actions. As a condition it is true in the tick after the action was carried out.</source><extracomment>port Done of Remove</extracomment><translation>Mit den Aktionen eines Agententyps verbinden. Als Bedingung ist es wahr im Tick nach der Ausführung der Aktion.</translation></message>
<message><source>Become</source><extracomment>title</extracomment><translation>Verwandeln</translation></message>
<message><source>Turns agents into another type: the agent itself, or those it touches.</source><extracomment>Become</extracomment><translation>Verwandelt Agenten in einen anderen Typ: den Agenten selbst oder die, die er berührt.</translation></message>
<message><source>when it fires: at the end of the tick, they are of the type Into, where they are and as they move; home and memory start anew</source><extracomment>formula of Become</extracomment><translation>beim Auslösen: am Ende des Ticks sind sie vom Typ „Wird zu“, wo sie sind und wie sie sich bewegen; Zuhause und Gedächtnis beginnen neu</translation></message>
<message><source>infect, convert, transform, turn into, change type, grow up, zombie</source><extracomment>other words for Become</extracomment><translation>anstecken, bekehren, umwandeln, werden zu, Typ wechseln, erwachsen werden, Zombie</translation></message>
<message><source>Into</source><extracomment>port of Become</extracomment><translation>Wird zu</translation></message>
<message><source>The type that they become.</source><extracomment>port Into of Become</extracomment><translation>Der Typ, zu dem sie werden.</translation></message>
<message><source>Spawn</source><extracomment>title</extracomment><translation>Erzeugen</translation></message>
<message><source>Brings agents into the world: where the agent is, or at a place.</source><extracomment>Spawn</extracomment><translation>Bringt Agenten in die Welt: wo der Agent ist oder an einem Ort.</translation></message>
<message><source>How many are born each time.</source><extracomment>Count of Spawn</extracomment><translation>Wie viele jedes Mal geboren werden.</translation></message>
<message><source>Most alive</source><extracomment>setting of Spawn</extracomment><translation>Höchstbestand</translation></message>
<message><source>None are born while so many of their type live. 0: no limit.</source><extracomment>Most alive of Spawn</extracomment><translation>Keine Geburten, solange so viele ihres Typs leben. 0: keine Grenze.</translation></message>
<message><source>How newborns move at first.</source><extracomment>Velocity of Spawn</extracomment><translation>Wie sich Neugeborene am Anfang bewegen.</translation></message>
<message><source>As the parent</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Wie das Elternteil</translation></message>
<message><source>A share of the agent's velocity.</source><extracomment>As the parent as Velocity</extracomment><translation>Ein Anteil der Geschwindigkeit des Agenten.</translation></message>
<message><source>Any direction.</source><extracomment>Random as Velocity</extracomment><translation>Beliebige Richtung.</translation></message>
<message><source>Outward</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Nach außen</translation></message>
<message><source>Away from each other, evenly in all directions.</source><extracomment>Outward as Velocity</extracomment><translation>Voneinander weg, gleichmäßig in alle Richtungen.</translation></message>
<message><source>Share</source><extracomment>setting of Spawn</extracomment><translation>Anteil</translation></message>
<message><source>How much of the agent's velocity newborns get.</source><extracomment>Share of Spawn</extracomment><translation>Wie viel von der Geschwindigkeit des Agenten Neugeborene bekommen.</translation></message>
<message><source>How fast newborns are at first, but no faster than their max speed.</source><extracomment>Speed of Spawn</extracomment><translation>Wie schnell Neugeborene am Anfang sind, höchstens ihr Höchsttempo.</translation></message>
<message><source>Inherits</source><extracomment>setting of Spawn</extracomment><translation>Erbt</translation></message>
<message><source>Newborns get what the agent's meters and variables hold and, if they are of its type, its own values of parameters. Off: they start as all others.</source><extracomment>Inherits of Spawn</extracomment><translation>Neugeborene bekommen, was Vorräte und Variablen des Agenten enthalten, und, wenn sie von seinem Typ sind, seine eigenen Parameterwerte. Aus: Sie beginnen wie alle anderen.</translation></message>
<message><source>when it fires: at the end of the tick, count newborns, as many as there is room for</source><extracomment>formula of Spawn</extracomment><translation>beim Auslösen: am Ende des Ticks count Neugeborene, so viele, wie Platz haben</translation></message>
<message><source>birth, born, breed, shoot, create, emit, reproduce, offspring</source><extracomment>other words for Spawn</extracomment><translation>Geburt, geboren, vermehren, schießen, erschaffen, ausstoßen, fortpflanzen, Nachwuchs</translation></message>
<message><source>Of</source><comment>core</comment><extracomment>port of Spawn</extracomment><translation>Typ</translation></message>
<message><source>The type of the newborns.</source><extracomment>port Of of Spawn</extracomment><translation>Der Typ der Neugeborenen.</translation></message>
<message><source>Where</source><extracomment>port of Spawn</extracomment><translation>Wo</translation></message>
<message><source>Where they appear. Not wired: where the agent is.</source><extracomment>port Where of Spawn</extracomment><translation>Wo sie erscheinen. Ohne Verbindung: wo der Agent ist.</translation></message>
<message><source>In</source><extracomment>port of Spawn</extracomment><translation>In</translation></message>
<message><source>A region in which they appear at random places.</source><extracomment>port In of Spawn</extracomment><translation>Ein Gebiet, in dem sie an zufälligen Orten erscheinen.</translation></message>
<message><source>Set</source><extracomment>title</extracomment><translation>Setzen</translation></message>
<message><source>Gives a variable a value.</source><extracomment>Set</extracomment><translation>Gibt einer Variablen einen Wert.</translation></message>
<message><source>Amount</source><extracomment>setting of Set</extracomment><translation>Menge</translation></message>
<message><source>The value that the variable gets.</source><extracomment>Amount of Set</extracomment><translation>Der Wert, den die Variable bekommt.</translation></message>
<message><source>Whose variable it changes. One of the world changes once for each of them.</source><extracomment>Whom of Set</extracomment><translation>Wessen Variable sie ändert. Eine der Welt ändert sich einmal für jeden von ihnen.</translation></message>
<message><source>when it fires: variable = amount, from the next tick on. Of several in a tick the first counts: that of the agent with the lowest number</source><extracomment>formula of Set</extracomment><translation>beim Auslösen: variable = amount, ab dem nächsten Tick. Von mehreren in einem Tick zählt das erste: das des Agenten mit der kleinsten Nummer</translation></message>
<message><source>variable, assign, reset, remember, value, let</source><extracomment>other words for Set</extracomment><translation>Variable, zuweisen, zurücksetzen, merken, Wert, Zuweisung</translation></message>
<message><source>Variable</source><extracomment>port of Set</extracomment><translation>Variable</translation></message>
<message><source>The variable that it changes.</source><extracomment>port Variable of Set</extracomment><translation>Die Variable, die sie ändert.</translation></message>
<message><source>Add</source><comment>core</comment><extracomment>title</extracomment><translation>Addieren</translation></message>
<message><source>Adds to a variable; a negative amount takes away.</source><extracomment>Add</extracomment><translation>Addiert zu einer Variablen; eine negative Menge zieht ab.</translation></message>
<message><source>How much it adds each time.</source><extracomment>Amount of Add</extracomment><translation>Wie viel sie jedes Mal addiert.</translation></message>
<message><source>when it fires: variable + amount, from the next tick on. All of a tick add up</source><extracomment>formula of Add</extracomment><translation>beim Auslösen: variable + amount, ab dem nächsten Tick. Alle eines Ticks summieren sich</translation></message>
<message><source>variable, increase, decrease, subtract, damage, pay, earn, score, count, heal</source><extracomment>other words for Add</extracomment><translation>addieren, Variable, erhöhen, verringern, abziehen, Schaden, zahlen, verdienen, Punkte, heilen</translation></message>
<message><source>Leave</source><extracomment>title</extracomment><translation>Hinterlassen</translation></message>
<message><source>Leaves something on a ground, where the agent is: a scent, or less grass.</source><extracomment>Leave</extracomment><translation>Hinterlässt etwas auf einem Boden, wo der Agent ist: einen Duft oder weniger Gras.</translation></message>
<message><source>How much more a cell holds. Every tick: in a unit of time. Below 0 it takes away what is there.</source><extracomment>Amount of Leave</extracomment><translation>Wie viel mehr eine Zelle enthält. Jeden Tick: je Zeiteinheit. Unter 0 nimmt es weg, was da ist.</translation></message>
<message><source>It is left on cells with their centers within this distance, and on that of the agent.</source><extracomment>Radius of Leave</extracomment><translation>Hinterlassen wird es auf Zellen, deren Mitte innerhalb dieser Entfernung liegt, und auf der des Agenten.</translation></message>
<message><source>when it fires: at the end of the tick, cells of the ground within radius of the agent, and the one that it is in, hold amount more; every tick: amount * tick</source><extracomment>formula of Leave</extracomment><translation>beim Auslösen: am Ende des Ticks enthalten die Zellen des Bodens innerhalb von radius um den Agenten und die, in der er ist, amount mehr; jeden Tick: amount * tick</translation></message>
<message><source>ground, deposit, pheromone, scent, trail, mark, drop, eat, graze</source><extracomment>other words for Leave</extracomment><translation>Boden, ablegen, Pheromon, Duft, Spur, markieren, fressen, grasen</translation></message>
<message><source>Signal</source><extracomment>title</extracomment><translation>Signal</translation></message>
<message><source>Tells the game and the plots that something happened.</source><extracomment>Signal</extracomment><translation>Sagt dem Spiel und den Diagrammen, dass etwas geschehen ist.</translation></message>
<message><source>What the game and the plots call it.</source><extracomment>Name of Signal</extracomment><translation>Wie das Spiel und die Diagramme es nennen.</translation></message>
<message><source>A number that goes with it, such as a score.</source><extracomment>Number of Signal</extracomment><translation>Eine Zahl, die mitgeht, etwa ein Punktestand.</translation></message>
<message><source>when it fires: an event with the name, the number and the agent</source><extracomment>formula of Signal</extracomment><translation>beim Auslösen: ein Ereignis mit dem Namen, der Zahl und dem Agenten</translation></message>
<message><source>event, notify, trigger, message, count, score, alarm</source><extracomment>other words for Signal</extracomment><translation>Ereignis, melden, Auslöser, Nachricht, zählen, Punkte, Alarm</translation></message>
<message><source>End</source><comment>core</comment><extracomment>title</extracomment><translation>Ende</translation></message>
<message><source>Ends the run: it is won, lost, or just over. The card's name says why.</source><extracomment>End</extracomment><translation>Beendet den Lauf: gewonnen, verloren oder einfach vorbei. Der Name der Karte sagt, warum.</translation></message>
<message><source>Outcome</source><extracomment>setting of End</extracomment><translation>Ausgang</translation></message>
<message><source>How the run ends.</source><extracomment>Outcome of End</extracomment><translation>Wie der Lauf endet.</translation></message>
<message><source>Won</source><extracomment>choice of Outcome of End</extracomment><translation>Gewonnen</translation></message>
<message><source>The goal is reached.</source><extracomment>Won as Outcome</extracomment><translation>Das Ziel ist erreicht.</translation></message>
<message><source>Lost</source><extracomment>choice of Outcome of End</extracomment><translation>Verloren</translation></message>
<message><source>The goal cannot be reached anymore.</source><extracomment>Lost as Outcome</extracomment><translation>Das Ziel ist nicht mehr zu erreichen.</translation></message>
<message><source>Over</source><comment>core</comment><extracomment>choice of Outcome of End</extracomment><translation>Vorbei</translation></message>
<message><source>Neither won nor lost.</source><extracomment>Over as Outcome</extracomment><translation>Weder gewonnen noch verloren.</translation></message>
<message><source>when it fires for the first time: the run has this outcome</source><extracomment>formula of End</extracomment><translation>beim ersten Auslösen: der Lauf hat diesen Ausgang</translation></message>
<message><source>win, lose, won, lost, game over, victory, defeat, finish, stop</source><extracomment>other words for End</extracomment><translation>gewinnen, verlieren, gewonnen, verloren, Spielende, Sieg, Niederlage, Schluss</translation></message>
<message><source>Source</source><extracomment>title</extracomment><translation>Quelle</translation></message>
<message><source>Brings agents of a type into the world, steadily or in waves.</source><extracomment>Source</extracomment><translation>Bringt Agenten eines Typs in die Welt, stetig oder in Wellen.</translation></message>
<message><source>How births are spread over time.</source><extracomment>Births of Source</extracomment><translation>Wie die Geburten über die Zeit verteilt sind.</translation></message>
<message><source>Steadily</source><extracomment>choice of Births of Source</extracomment><translation>Stetig</translation></message>
<message><source>So many in a unit of time.</source><extracomment>Steadily as Births</extracomment><translation>So viele je Zeiteinheit.</translation></message>
<message><source>In waves</source><extracomment>choice of Births of Source</extracomment><translation>In Wellen</translation></message>
<message><source>Several at once, again and again.</source><extracomment>In waves as Births</extracomment><translation>Mehrere auf einmal, immer wieder.</translation></message>
<message><source>Rate</source><extracomment>setting of Source</extracomment><translation>Rate</translation></message>
<message><source>Births in a unit of time.</source><extracomment>Rate of Source</extracomment><translation>Geburten je Zeiteinheit.</translation></message>
<message><source>Births in a wave.</source><extracomment>Count of Source</extracomment><translation>Geburten in einer Welle.</translation></message>
<message><source>Every</source><extracomment>setting of Source</extracomment><translation>Alle</translation></message>
<message><source>The time between two waves.</source><extracomment>Every of Source</extracomment><translation>Die Zeit zwischen zwei Wellen.</translation></message>
<message><source>When the first is born.</source><extracomment>First of Source</extracomment><translation>Wann der erste geboren wird.</translation></message>
<message><source>In all</source><extracomment>setting of Source</extracomment><translation>Insgesamt</translation></message>
<message><source>After so many births it ends. 0: never.</source><extracomment>In all of Source</extracomment><translation>Nach so vielen Geburten ist Schluss. 0: nie.</translation></message>
<message><source>steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In waves: count births at first, first + every, ... What there is no room for is lost.</source><extracomment>formula of Source</extracomment><translation>stetig: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In Wellen: count Geburten bei first, first + every, ... Wofür kein Platz ist, geht verloren.</translation></message>
<message><source>spawner, emitter, birth, fountain, wave, entrance, spring</source><extracomment>other words for Source</extracomment><translation>Erzeuger, Emitter, Geburt, Springbrunnen, Welle, Eingang, Nachschub</translation></message>
<message><source>Where agents appear. Not wired: where the type starts.</source><extracomment>port Where of Source</extracomment><translation>Wo Agenten erscheinen. Ohne Verbindung: wo der Typ beginnt.</translation></message>
<message><source>Along</source><extracomment>port of Source</extracomment><translation>Entlang</translation></message>
<message><source>A path on which they appear at random places.</source><extracomment>port Along of Source</extracomment><translation>Ein Pfad, auf dem sie an zufälligen Orten erscheinen.</translation></message>
<message><source>Wire it to an agent type's Births.</source><extracomment>port Births of Source</extracomment><translation>Mit den Geburten eines Agententyps verbinden.</translation></message>
<message><source>How far away a target is. Without a target there is no number.</source><extracomment>Distance</extracomment><translation>Wie weit ein Ziel entfernt ist. Ohne Ziel gibt es keine Zahl.</translation></message>
<message><source>far, near, range, how far, measure, length</source><extracomment>other words for Distance</extracomment><translation>weit, nahe, Abstand, Reichweite, messen, Länge</translation></message>
<message><source>Wire it to a Compare, a Formula, a setting or a weight.</source><extracomment>port Number of Distance</extracomment><translation>Mit einem Vergleich, einer Formel, einer Einstellung oder einem Gewicht verbinden.</translation></message>
<message><source>Agent value</source><extracomment>title</extracomment><translation>Agentenwert</translation></message>
<message><source>A number of the agent itself: its speed, its age, where it is, its body, what its meter holds.</source><extracomment>Agent value</extracomment><translation>Eine Zahl des Agenten selbst: sein Tempo, sein Alter, sein Ort, sein Körper, der Inhalt seines Vorrats.</translation></message>
<message><source>Which number of the agent it is.</source><extracomment>Value of Agent value</extracomment><translation>Welche Zahl des Agenten es ist.</translation></message>
<message><source>How fast it moves.</source><extracomment>Speed as Value</extracomment><translation>Wie schnell er sich bewegt.</translation></message>
<message><source>Age</source><extracomment>choice of Value of Agent value</extracomment><translation>Alter</translation></message>
<message><source>How long it has been of its type.</source><extracomment>Age as Value</extracomment><translation>Wie lange er schon von seinem Typ ist.</translation></message>
<message><source>X</source><extracomment>choice of Value of Agent value</extracomment><translation>X</translation></message>
<message><source>Where it is, to the right.</source><extracomment>X as Value</extracomment><translation>Wo er ist, nach rechts.</translation></message>
<message><source>Where it is, downward.</source><extracomment>Y as Value</extracomment><translation>Wo er ist, nach unten.</translation></message>
<message><source>Its mass.</source><extracomment>Mass as Value</extracomment><translation>Seine Masse.</translation></message>
<message><source>The radius of its body.</source><extracomment>Radius as Value</extracomment><translation>Der Radius seines Körpers.</translation></message>
<message><source>The most that its speed may be.</source><extracomment>Max speed as Value</extracomment><translation>Das Größte, was sein Tempo sein darf.</translation></message>
<message><source>The most that its force may be.</source><extracomment>Max force as Value</extracomment><translation>Das Größte, was seine Kraft sein darf.</translation></message>
<message><source>How many agents at its input its body touches.</source><extracomment>Touching as Value</extracomment><translation>Wie viele Agenten am Eingang sein Körper berührt.</translation></message>
<message><source>What the meter at its input holds.</source><extracomment>Meter as Value</extracomment><translation>Was der Vorrat an seinem Eingang enthält.</translation></message>
<message><source>number = the value of the agent at the start of the tick. Age counts from when the agent got this node</source><extracomment>formula of Agent value</extracomment><translation>number = der Wert des Agenten zu Beginn des Ticks. Das Alter zählt ab dem Moment, in dem der Agent diesen Knoten bekam</translation></message>
<message><source>speed, age, position, velocity, mass, radius, property, touching, contacts, self, meter</source><extracomment>other words for Agent value</extracomment><translation>Tempo, Alter, Position, Geschwindigkeit, Masse, Radius, Eigenschaft, Berührung, Kontakte, selbst, Vorrat</translation></message>
<message><source>Of Touching: the agents whose bodies it counts.</source><extracomment>port Touching of Agent value</extracomment><translation>Für Berührung: die Agenten, deren Körper gezählt werden.</translation></message>
<message><source>Of Meter: the meter whose amount it is.</source><extracomment>port Meter of Agent value</extracomment><translation>Bei Vorrat: der Vorrat, dessen Inhalt es ist.</translation></message>
<message><source>A number with a name that Set and Add change: lives, money, health, hunger.</source><extracomment>Variable</extracomment><translation>Eine Zahl mit Namen, die Setzen und Hinzufügen ändern: Leben, Geld, Gesundheit, Hunger.</translation></message>
<message><source>Each agent has its own</source><extracomment>setting of Variable</extracomment><translation>Je Agent eine eigene</translation></message>
<message><source>Off: there is one for the whole world.</source><extracomment>Each agent has its own of Variable</extracomment><translation>Aus: Es gibt eine für die ganze Welt.</translation></message>
<message><source>The number at first.</source><extracomment>Start of Variable</extracomment><translation>Die Zahl am Anfang.</translation></message>
<message><source>Least</source><extracomment>setting of Variable</extracomment><translation>Kleinster Wert</translation></message>
<message><source>It never becomes smaller.</source><extracomment>Least of Variable</extracomment><translation>Kleiner wird sie nie.</translation></message>
<message><source>Most</source><extracomment>setting of Variable</extracomment><translation>Größter Wert</translation></message>
<message><source>It never becomes larger.</source><extracomment>Most of Variable</extracomment><translation>Größer wird sie nie.</translation></message>
<message><source>Whole</source><extracomment>setting of Variable</extracomment><translation>Ganzzahlig</translation></message>
<message><source>It has no decimals.</source><extracomment>Whole of Variable</extracomment><translation>Sie hat keine Nachkommastellen.</translation></message>
<message><source>Counter</source><extracomment>setting of Variable</extracomment><translation>Zähler</translation></message>
<message><source>Shows it above the world.</source><extracomment>Counter of Variable</extracomment><translation>Zeigt sie über der Welt.</translation></message>
<message><source>number = the value at the start of the tick. At the end of a tick: the first Set of the tick, or what it was, plus the sum of all Adds, within least and most. Whole: rounded, halves up</source><extracomment>formula of Variable</extracomment><translation>number = der Wert zu Beginn des Ticks. Am Ende eines Ticks: das erste Setzen des Ticks oder der bisherige Wert, plus die Summe aller Addieren, zwischen kleinstem und größtem Wert. Ganzzahlig: gerundet, Hälften nach oben</translation></message>
<message><source>score, money, lives, health, hunger, cargo, count, memory, store, state, points, counter</source><extracomment>other words for Variable</extracomment><translation>Punkte, Geld, Leben, Gesundheit, Hunger, Ladung, Speicher, Zähler</translation></message>
<message><source>Wire it to Set and Add, and to all that take a number.</source><extracomment>port Number of Variable</extracomment><translation>Mit Setzen und Hinzufügen verbinden und mit allem, was eine Zahl nimmt.</translation></message>
<message><source>Summary</source><extracomment>title</extracomment><translation>Kennzahl</translation></message>
<message><source>Makes one number of the numbers of many agents: their sum, their mean, the least, the largest, or how many there are. Or counts births, deaths and what actions did.</source><extracomment>Summary</extracomment><translation>Macht aus den Zahlen vieler Agenten eine: Summe, Mittelwert, die kleinste, die größte oder wie viele es sind. Oder zählt Geburten, Tode und was Aktionen getan haben.</translation></message>
<message><source>What</source><extracomment>setting of Summary</extracomment><translation>Was</translation></message>
<message><source>How it summarizes the numbers, or what it counts.</source><extracomment>What of Summary</extracomment><translation>Wie die Zahlen zusammengefasst werden oder was gezählt wird.</translation></message>
<message><source>All of them added up.</source><extracomment>Sum as What</extracomment><translation>Alle zusammengezählt.</translation></message>
<message><source>Mean</source><extracomment>choice of What of Summary</extracomment><translation>Mittelwert</translation></message>
<message><source>Their sum, divided by their count.</source><extracomment>Mean as What</extracomment><translation>Ihre Summe geteilt durch ihre Anzahl.</translation></message>
<message><source>The smallest of them.</source><extracomment>Least as What</extracomment><translation>Die kleinste von ihnen.</translation></message>
<message><source>Largest</source><extracomment>choice of What of Summary</extracomment><translation>Größter Wert</translation></message>
<message><source>The largest of them.</source><extracomment>Largest as What</extracomment><translation>Die größte von ihnen.</translation></message>
<message><source>How many agents have a number.</source><extracomment>Count as What</extracomment><translation>Wie viele Agenten eine Zahl haben.</translation></message>
<message><source>How many of the agents were born.</source><extracomment>Births as What</extracomment><translation>Wie viele der Agenten geboren wurden.</translation></message>
<message><source>Deaths</source><extracomment>choice of What of Summary</extracomment><translation>Tode</translation></message>
<message><source>How many of the agents died.</source><extracomment>Deaths as What</extracomment><translation>Wie viele der Agenten gestorben sind.</translation></message>
<message><source>Changes into</source><extracomment>choice of What of Summary</extracomment><translation>Verwandelt in</translation></message>
<message><source>How many agents have changed into this type.</source><extracomment>Changes into as What</extracomment><translation>Wie viele Agenten sich in diesen Typ verwandelt haben.</translation></message>
<message><source>How often the agents did the actions or entered the modes at Events.</source><extracomment>Events as What</extracomment><translation>Wie oft die Agenten die Aktionen bei Ereignisse ausgeführt oder die Modi betreten haben.</translation></message>
<message><source>Counted</source><extracomment>setting of Summary</extracomment><translation>Gezählt</translation></message>
<message><source>Over which time it counts.</source><extracomment>Counted of Summary</extracomment><translation>Über welche Zeit gezählt wird.</translation></message>
<message><source>Since the start.</source><extracomment>In all as Counted</extracomment><translation>Seit dem Anfang.</translation></message>
<message><source>In the last</source><extracomment>choice of Counted of Summary</extracomment><translation>In den letzten</translation></message>
<message><source>In the time span below.</source><extracomment>In the last as Counted</extracomment><translation>In der Zeitspanne unten.</translation></message>
<message><source>Per time</source><extracomment>choice of Counted of Summary</extracomment><translation>Je Zeit</translation></message>
<message><source>The same, per unit of time.</source><extracomment>Per time as Counted</extracomment><translation>Dasselbe, je Zeiteinheit.</translation></message>
<message><source>Time span</source><extracomment>setting of Summary</extracomment><translation>Zeitspanne</translation></message>
<message><source>The time span that it counts, at most 120 seconds of watching.</source><extracomment>Time span of Summary</extracomment><translation>Die Zeitspanne, über die gezählt wird, höchstens 120 Sekunden Zusehen.</translation></message>
<message><source>number = the sum (mean, least, largest, count) of the numbers that the agents had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the first tick it has no number. Without agents, sum and count are 0, and the others have no number. Born, died, became, events: how many there were until the end of the tick before, in all or in the last window; rate: count / time</source><extracomment>formula of Summary</extracomment><translation>number = Summe (Mittelwert, kleinster Wert, größter Wert, Anzahl) der Zahlen, die die Agenten im Tick davor hatten. Summen sind exakt: Zahlen werden auf 2^-28 gerundet. Im ersten Tick gibt es keine Zahl. Ohne Agenten sind Summe und Anzahl 0, und die anderen haben keine Zahl. Geboren, gestorben, verwandelt, Ereignisse: wie viele es bis zum Ende des Ticks davor waren, insgesamt oder im letzten Zeitfenster; Rate: Anzahl / Zeit</translation></message>
<message><source>sum, total, average, mean, minimum, maximum, count, how many, population, aggregate, births, deaths, kills, events, rate, per second</source><extracomment>other words for Summary</extracomment><translation>Summe, gesamt, Durchschnitt, Mittelwert, Minimum, Maximum, zählen, Ereignisse</translation></message>
<message><source>Whose numbers it takes, or whose events it counts.</source><extracomment>port Agents of Summary</extracomment><translation>Wessen Zahlen genommen oder wessen Ereignisse gezählt werden.</translation></message>
<message><source>Of each</source><extracomment>port of Summary</extracomment><translation>Von jedem</translation></message>
<message><source>A number of each of these agents. Without one, each counts 1.</source><extracomment>port Of each of Summary</extracomment><translation>Eine Zahl jedes dieser Agenten. Ohne zählt jeder 1.</translation></message>
<message><source>The actions, modes and sources whose events it counts.</source><extracomment>port Events of Summary</extracomment><translation>Die Aktionen, Modi und Quellen, deren Ereignisse gezählt werden.</translation></message>
<message><source>Count near</source><extracomment>title</extracomment><translation>Anzahl nahe</translation></message>
<message><source>How many agents are near. An agent does not count itself.</source><extracomment>Count near</extracomment><translation>Wie viele Agenten nahe sind. Ein Agent zählt sich selbst nicht mit.</translation></message>
<message><source>count, neighbors, density, how many, crowd, around</source><extracomment>other words for Count near</extracomment><translation>zählen, Nachbarn, Dichte, wie viele, Menge, ringsum</translation></message>
<message><source>Ground value</source><extracomment>title</extracomment><translation>Bodenwert</translation></message>
<message><source>What a ground holds where the agent is, or at a target. Outside of the ground there is no number.</source><extracomment>Ground value</extracomment><translation>Was ein Boden enthält, wo der Agent ist oder bei einem Ziel. Außerhalb des Bodens gibt es keine Zahl.</translation></message>
<message><source>ground, scent, pheromone, grass, patch, field, read, sample</source><extracomment>other words for Ground value</extracomment><translation>Boden, Duft, Pheromon, Gras, Fläche, Feld, lesen, messen</translation></message>
<message><source>Where it reads. Not wired: where the agent is.</source><extracomment>port Where of Ground value</extracomment><translation>Wo gelesen wird. Ohne Verbindung: wo der Agent ist.</translation></message>
<message><source>what the cell of the ground there holds</source><extracomment>value in the formula of Ground value</extracomment><translation>was die Zelle des Bodens dort enthält</translation></message>
<message><source>Clock</source><extracomment>title</extracomment><translation>Uhr</translation></message>
<message><source>The time since the start of the run.</source><extracomment>Clock</extracomment><translation>Die Zeit seit dem Anfang des Laufs.</translation></message>
<message><source>time, seconds, ticks, elapsed, when</source><extracomment>other words for Clock</extracomment><translation>Zeit, Sekunden, Ticks, vergangen, wann</translation></message>
<message><source>how many ticks have passed, times the length of a tick</source><extracomment>time in the formula of Clock</extracomment><translation>wie viele Ticks vergangen sind, mal die Länge eines Ticks</translation></message>
<message><source>Draw</source><extracomment>title</extracomment><translation>Zufallszahl</translation></message>
<message><source>A random number between two others: one for life, or a new one every interval.</source><extracomment>Draw</extracomment><translation>Eine zufällige Zahl zwischen zwei anderen: eine fürs Leben oder in jedem Intervall eine neue.</translation></message>
<message><source>Low</source><extracomment>setting of Draw</extracomment><translation>Von</translation></message>
<message><source>The least number.</source><extracomment>Low of Draw</extracomment><translation>Die kleinste Zahl.</translation></message>
<message><source>High</source><extracomment>setting of Draw</extracomment><translation>Bis</translation></message>
<message><source>No number is larger.</source><extracomment>High of Draw</extracomment><translation>Keine Zahl ist größer.</translation></message>
<message><source>How the numbers are spread.</source><extracomment>Shape of Draw</extracomment><translation>Wie die Zahlen verteilt sind.</translation></message>
<message><source>Even</source><extracomment>choice of Shape of Draw</extracomment><translation>Gleichmäßig</translation></message>
<message><source>Each number is equally likely.</source><extracomment>Even as Shape</extracomment><translation>Jede Zahl ist gleich wahrscheinlich.</translation></message>
<message><source>Bell</source><extracomment>choice of Shape of Draw</extracomment><translation>Glocke</translation></message>
<message><source>Numbers in the middle are likelier: the mean of 12.</source><extracomment>Bell as Shape</extracomment><translation>Zahlen in der Mitte sind wahrscheinlicher: das Mittel aus 12.</translation></message>
<message><source>Drawn</source><extracomment>setting of Draw</extracomment><translation>Gezogen</translation></message>
<message><source>How long an agent keeps its number.</source><extracomment>Drawn of Draw</extracomment><translation>Wie lange ein Agent seine Zahl behält.</translation></message>
<message><source>For life</source><extracomment>choice of Drawn of Draw</extracomment><translation>Fürs Leben</translation></message>
<message><source>Each agent draws one number.</source><extracomment>For life as Drawn</extracomment><translation>Jeder Agent zieht eine Zahl.</translation></message>
<message><source>Each agent draws anew every interval.</source><extracomment>Regularly as Drawn</extracomment><translation>Jeder Agent zieht in jedem Intervall neu.</translation></message>
<message><source>number = low + (high - low) * random. Bell: random is the mean of 12 draws</source><extracomment>formula of Draw</extracomment><translation>number = low + (high - low) * random. Glocke: random ist der Mittelwert von 12 Ziehungen</translation></message>
<message><source>random, dice, noise, spread, normal, gaussian, uniform</source><extracomment>other words for Draw</extracomment><translation>zufällig, Würfel, Rauschen, Streuung, normalverteilt, Gauß, gleichverteilt</translation></message>
<message><source>Constant</source><extracomment>title</extracomment><translation>Konstante</translation></message>
<message><source>A number that you set, for several settings or formulas. Drive it with a parameter to use what the parameter is set to.</source><extracomment>Constant</extracomment><translation>Eine feste Zahl für mehrere Einstellungen oder Formeln. Steuert ein Parameter sie, gibt sie dessen Wert weiter.</translation></message>
<message><source>The number that it gives.</source><extracomment>Value of Constant</extracomment><translation>Die Zahl, die sie liefert.</translation></message>
<message><source>value, parameter, fixed, slider, number</source><extracomment>other words for Constant</extracomment><translation>Wert, Parameter, fest, Regler, Zahl</translation></message>
<message><source>A number that you compute yourself from others, and from values of the agent.</source><extracomment>Formula</extracomment><translation>Eine Zahl, selbst berechnet aus anderen und aus Werten des Agenten.</translation></message>
<message><source>Lines name = term. The last one is the number.</source><extracomment>Formula of Formula</extracomment><translation>Zeilen Name = Term. Die letzte ist die Zahl.</translation></message>
<message><source>expression, compute, math, calculate, equation, write, function</source><extracomment>other words for Formula</extracomment><translation>Ausdruck, berechnen, Mathematik, rechnen, Gleichung, Funktion</translation></message>
<message><source>A number, which the formula calls e.</source><extracomment>port E of Formula</extracomment><translation>Eine Zahl; in der Formel heißt sie e.</translation></message>
<message><source>A number, which the formula calls f.</source><extracomment>port F of Formula</extracomment><translation>Eine Zahl; in der Formel heißt sie f.</translation></message>
<message><source>Flock</source><extracomment>title of a ready-made group</extracomment><translation>Schwarm</translation></message>
<message><source>60 birds that keep apart, fly in the same direction and stay together.</source><extracomment>Flock</extracomment><translation>60 Vögel, die Abstand halten, in dieselbe Richtung fliegen und zusammenbleiben.</translation></message>
<message><source>swarm, school, herd, crowd, boids, birds, fish, group</source><extracomment>other words for Flock</extracomment><translation>Fischschwarm, Herde, Menge, Boids, Vögel, Fische, Flock, Gruppe</translation></message>
<message><source>Top speed</source><extracomment>setting of Flock</extracomment><translation>Höchsttempo</translation></message>
<message><source>Keeps apart within</source><extracomment>setting of Flock</extracomment><translation>Hält Abstand bis</translation></message>
<message><source>Birds</source><extracomment>port of Flock</extracomment><translation>Vögel</translation></message>
<message><source>Hunter with stamina</source><extracomment>title of a ready-made group</extracomment><translation>Jäger mit Ausdauer</translation></message>
<message><source>An agent that hunts the nearest of another type until it is out of breath, then roams.</source><extracomment>Hunter with stamina</extracomment><translation>Ein Agent, der den Nächsten eines anderen Typs jagt, bis er außer Atem ist, und dann umherstreift.</translation></message>
<message><source>predator, chaser, enemy, zombie, monster, wolf, shark, hawk, hunt, group</source><extracomment>other words for Hunter with stamina</extracomment><translation>Raubtier, Verfolger, Gegner, Zombie, Monster, Wolf, Hai, jagen, Gruppe</translation></message>
<message><source>Stamina</source><extracomment>setting of Hunter with stamina</extracomment><translation>Ausdauer</translation></message>
<message><source>Prey</source><extracomment>port of Hunter with stamina</extracomment><translation>Beute</translation></message>
<message><source>Hunters</source><extracomment>port of Hunter with stamina</extracomment><translation>Jäger</translation></message>
<message><source>Follower</source><extracomment>title of a ready-made group</extracomment><translation>Begleiter</translation></message>
<message><source>Agents that follow one of another type, at a distance and apart from each other.</source><extracomment>Follower</extracomment><translation>Agenten, die einem eines anderen Typs folgen, mit Entfernung und Abstand voneinander.</translation></message>
<message><source>leader, pet, ducklings, escort, squad, companion, group</source><extracomment>other words for Follower</extracomment><translation>Anführer, Haustier, Entenküken, Eskorte, Trupp, Gefolge, Gruppe</translation></message>
<message><source>Leaders</source><extracomment>port of Follower</extracomment><translation>Anführer</translation></message>
<message><source>Followers</source><extracomment>port of Follower</extracomment><translation>Begleiter</translation></message>
<message><source>Patrol and chase</source><extracomment>title of a ready-made group</extracomment><translation>Streife und Jagd</translation></message>
<message><source>Guards that walk a round and chase who comes near.</source><extracomment>Patrol and chase</extracomment><translation>Wachen, die eine Runde gehen und jagen, wer nahe kommt.</translation></message>
<message><source>guard, sentry, round, watch, police, group</source><extracomment>other words for Patrol and chase</extracomment><translation>Wache, Wächter, Posten, Runde, Patrouille, Polizei, Gruppe</translation></message>
<message><source>Sees within</source><extracomment>setting of Patrol and chase</extracomment><translation>Sieht bis</translation></message>
<message><source>Round</source><extracomment>setting of Patrol and chase</extracomment><translation>Runde</translation></message>
<message><source>Intruders</source><extracomment>port of Patrol and chase</extracomment><translation>Eindringlinge</translation></message>
<message><source>Guards</source><extracomment>port of Patrol and chase</extracomment><translation>Wachen</translation></message>
<message><source>Shy civilian</source><extracomment>title of a ready-made group</extracomment><translation>Scheuer Passant</translation></message>
<message><source>People who stroll about and run from one of another type that comes near.</source><extracomment>Shy civilian</extracomment><translation>Leute, die umherschlendern und vor einem eines anderen Typs weglaufen, der nahe kommt.</translation></message>
<message><source>people, pedestrian, villager, crowd, coward, group</source><extracomment>other words for Shy civilian</extracomment><translation>Leute, Fußgänger, Dorfbewohner, Menge, Feigling, Gruppe</translation></message>
<message><source>Runs within</source><extracomment>setting of Shy civilian</extracomment><translation>Flieht ab</translation></message>
<message><source>Threats</source><extracomment>port of Shy civilian</extracomment><translation>Bedrohungen</translation></message>
<message><source>Civilians</source><extracomment>port of Shy civilian</extracomment><translation>Passanten</translation></message>
<message><source>Traffic</source><extracomment>title of a ready-made group</extracomment><translation>Verkehr</translation></message>
<message><source>Cars that go round a road and brake behind each other.</source><extracomment>Traffic</extracomment><translation>Autos, die eine Straße entlangfahren und hintereinander bremsen.</translation></message>
<message><source>cars, road, vehicles, street, drive, group</source><extracomment>other words for Traffic</extracomment><translation>Autos, Straße, Fahrzeuge, fahren, Stau, Gruppe</translation></message>
<message><source>Road</source><extracomment>setting of Traffic</extracomment><translation>Straße</translation></message>
<message><source>Cars</source><extracomment>port of Traffic</extracomment><translation>Autos</translation></message>
<message><source>A place in the world.</source><extracomment>Point</extracomment><translation>Ein Ort in der Welt.</translation></message>
<message><source>An area of the world.</source><extracomment>Region</extracomment><translation>Eine Fläche der Welt.</translation></message>
<message><source>The form of the region.</source><extracomment>Shape of Region</extracomment><translation>Die Form des Gebiets.</translation></message>
<message><source>Drawn from corner to corner.</source><extracomment>Box as Shape</extracomment><translation>Von Ecke zu Ecke gezeichnet.</translation></message>
<message><source>The largest circle that fits into the box.</source><extracomment>Circle as Shape</extracomment><translation>Der größte Kreis, der in das Rechteck passt.</translation></message>
<message><source>Polygon</source><extracomment>choice of Shape of Region</extracomment><translation>Vieleck</translation></message>
<message><source>Any number of corners.</source><extracomment>Polygon as Shape</extracomment><translation>Beliebig viele Ecken.</translation></message>
<message><source>The left edge.</source><extracomment>Left of Region</extracomment><translation>Der linke Rand.</translation></message>
<message><source>Top</source><extracomment>setting of Region</extracomment><translation>Oben</translation></message>
<message><source>The top edge.</source><extracomment>Top of Region</extracomment><translation>Der obere Rand.</translation></message>
<message><source>Height</source><extracomment>setting of Region</extracomment><translation>Höhe</translation></message>
<message><source>The corners, in order.</source><extracomment>Points of Region</extracomment><translation>Die Ecken, der Reihe nach.</translation></message>
<message><source>A line through the world.</source><extracomment>Path</extracomment><translation>Eine Linie durch die Welt.</translation></message>
<message><source>Curve</source><extracomment>setting of Path</extracomment><translation>Kurve</translation></message>
<message><source>How the path runs between its points.</source><extracomment>Curve of Path</extracomment><translation>Wie der Pfad zwischen seinen Punkten verläuft.</translation></message>
<message><source>Straight</source><extracomment>choice of Curve of Path</extracomment><translation>Gerade</translation></message>
<message><source>Straight lines between the points.</source><extracomment>Straight as Curve</extracomment><translation>Gerade Linien zwischen den Punkten.</translation></message>
<message><source>Smooth</source><extracomment>choice of Curve of Path</extracomment><translation>Glatt</translation></message>
<message><source>A curve through the points.</source><extracomment>Smooth as Curve</extracomment><translation>Eine Kurve durch die Punkte.</translation></message>
<message><source>Closed</source><extracomment>setting of Path</extracomment><translation>Geschlossen</translation></message>
<message><source>Whether the path runs from the last point back to the first.</source><extracomment>Closed of Path</extracomment><translation>Ob der Pfad vom letzten Punkt zum ersten zurückläuft.</translation></message>
<message><source>The points of the path, in order.</source><extracomment>Points of Path</extracomment><translation>Die Punkte des Pfads, der Reihe nach.</translation></message>
<message><source>Obstacle</source><extracomment>title</extracomment><translation>Hindernis</translation></message>
<message><source>Something that agents keep clear of.</source><extracomment>Obstacle</extracomment><translation>Etwas, von dem sich Agenten fernhalten.</translation></message>
<message><source>The form of the obstacle.</source><extracomment>Shape of Obstacle</extracomment><translation>Die Form des Hindernisses.</translation></message>
<message><source>A center and a radius.</source><extracomment>Circle as Shape</extracomment><translation>Ein Mittelpunkt und ein Radius.</translation></message>
<message><source>A line from point to point.</source><extracomment>Wall as Shape</extracomment><translation>Eine Linie von Punkt zu Punkt.</translation></message>
<message><source>The center of a circle, the left edge of a box.</source><extracomment>X of Obstacle</extracomment><translation>Der Mittelpunkt eines Kreises, der linke Rand eines Rechtecks.</translation></message>
<message><source>The center of a circle, the top edge of a box.</source><extracomment>Y of Obstacle</extracomment><translation>Der Mittelpunkt eines Kreises, der obere Rand eines Rechtecks.</translation></message>
<message><source>Of the circle.</source><extracomment>Radius of Obstacle</extracomment><translation>Des Kreises.</translation></message>
<message><source>A name that some obstacles share. A target can pick one group.</source><extracomment>Group of Obstacle</extracomment><translation>Ein Name, den mehrere Hindernisse teilen. Ein Ziel kann eine Gruppe auswählen.</translation></message>
<message><source>A direction at each place, like wind or a river.</source><extracomment>Field</extracomment><translation>Eine Richtung an jedem Ort, wie Wind oder ein Fluss.</translation></message>
<message><source>Kind</source><extracomment>setting of Field</extracomment><translation>Art</translation></message>
<message><source>How the direction depends on the place.</source><extracomment>Kind of Field</extracomment><translation>Wie die Richtung vom Ort abhängt.</translation></message>
<message><source>Uniform</source><extracomment>choice of Kind of Field</extracomment><translation>Gleichförmig</translation></message>
<message><source>The same direction everywhere.</source><extracomment>Uniform as Kind</extracomment><translation>Überall dieselbe Richtung.</translation></message>
<message><source>Vortex</source><extracomment>choice of Kind of Field</extracomment><translation>Wirbel</translation></message>
<message><source>Around the center.</source><extracomment>Vortex as Kind</extracomment><translation>Um die Mitte herum.</translation></message>
<message><source>Toward</source><extracomment>choice of Kind of Field</extracomment><translation>Zur Mitte</translation></message>
<message><source>Toward the center.</source><extracomment>Toward as Kind</extracomment><translation>Auf die Mitte zu.</translation></message>
<message><source>Noise</source><extracomment>choice of Kind of Field</extracomment><translation>Rauschen</translation></message>
<message><source>Random directions that change smoothly.</source><extracomment>Noise as Kind</extracomment><translation>Zufällige Richtungen, die sich sanft ändern.</translation></message>
<message><source>The center.</source><extracomment>X of Field</extracomment><translation>Der Mittelpunkt.</translation></message>
<message><source>How far the field reaches from its center.</source><extracomment>Radius of Field</extracomment><translation>Wie weit das Feld von seiner Mitte reicht.</translation></message>
<message><source>Strength</source><extracomment>setting of Field</extracomment><translation>Stärke</translation></message>
<message><source>How fast the field carries agents, as a share of their maximum speed.</source><extracomment>Strength of Field</extracomment><translation>Wie schnell das Feld Agenten mitträgt, als Anteil ihres Höchsttempos.</translation></message>
<message><source>The direction. 0 is to the right, 90 is up.</source><extracomment>Angle of Field</extracomment><translation>Die Richtung. 0 ist nach rechts, 90 nach oben.</translation></message>
<message><source>The direction of rotation.</source><extracomment>Turn of Field</extracomment><translation>Der Drehsinn.</translation></message>
<message><source>Counterclockwise.</source><extracomment>Left as Turn</extracomment><translation>Gegen den Uhrzeigersinn.</translation></message>
<message><source>Clockwise.</source><extracomment>Right as Turn</extracomment><translation>Im Uhrzeigersinn.</translation></message>
<message><source>About how far apart the direction changes.</source><extracomment>Scale of Field</extracomment><translation>Über welche Entfernung sich die Richtung etwa ändert.</translation></message>
<message><source>A grid of numbers beneath the world, which agents leave and follow: a scent, grass, heat.</source><extracomment>Ground</extracomment><translation>Ein Raster aus Zahlen unter der Welt, das Agenten hinterlassen und dem sie folgen: ein Duft, Gras, Wärme.</translation></message>
<message><source>All of the world; it wraps where that wraps.</source><extracomment>The world as Shape</extracomment><translation>Die ganze Welt; er ist umlaufend, wo sie es ist.</translation></message>
<message><source>A box</source><extracomment>choice of Shape of Ground</extracomment><translation>Ein Rechteck</translation></message>
<message><source>A box of the world.</source><extracomment>A box as Shape</extracomment><translation>Ein Rechteck der Welt.</translation></message>
<message><source>How long a side of its cells is.</source><extracomment>Cell of Ground</extracomment><translation>Wie lang eine Seite seiner Zellen ist.</translation></message>
<message><source>Starts</source><extracomment>setting of Ground</extracomment><translation>Beginnt</translation></message>
<message><source>What its cells hold at first.</source><extracomment>Starts of Ground</extracomment><translation>Was seine Zellen zuerst enthalten.</translation></message>
<message><source>All the same.</source><extracomment>Even as Starts</extracomment><translation>Alle gleich.</translation></message>
<message><source>By formula</source><extracomment>choice of Starts of Ground</extracomment><translation>Nach Formel</translation></message>
<message><source>A number for each place.</source><extracomment>By formula as Starts</extracomment><translation>Eine Zahl für jeden Ort.</translation></message>
<message><source>Painted</source><extracomment>choice of Starts of Ground</extracomment><translation>Gemalt</translation></message>
<message><source>A painting, or the brightness of a picture.</source><extracomment>Painted as Starts</extracomment><translation>Ein Gemälde oder die Helligkeit eines Bilds.</translation></message>
<message><source>What each cell holds at first. Painted: the value of level ff.</source><extracomment>Start of Ground</extracomment><translation>Was jede Zelle zuerst enthält. Gemalt: der Wert der Stufe ff.</translation></message>
<message><source>The number of a cell by x and y, the place of its center.</source><extracomment>Formula of Ground</extracomment><translation>Die Zahl einer Zelle nach x und y, dem Ort ihrer Mitte.</translation></message>
<message><source>Painting</source><extracomment>setting of Ground</extracomment><translation>Gemälde</translation></message>
<message><source>Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, row by row, in two hexadecimal digits; *4 repeats a level. ff is Start, and 00 is 0.</source><extracomment>Painting of Ground</extracomment><translation>Etwa 3x2 00*4 ff 80: Spalten und Zeilen, dann die Stufe jeder Zelle, Zeile für Zeile, in zwei Hexadezimalziffern; *4 wiederholt eine Stufe. ff ist Start, 00 ist 0.</translation></message>
<message><source>Spreads</source><extracomment>setting of Ground</extracomment><translation>Breitet sich aus</translation></message>
<message><source>The share that flows to the four neighbors in a unit of time. At most all of it flows in a tick.</source><extracomment>Spreads of Ground</extracomment><translation>Der Anteil, der in einer Zeiteinheit zu den vier Nachbarn fließt. Höchstens alles fließt in einem Tick.</translation></message>
<message><source>Leaks</source><extracomment>setting of Ground</extracomment><translation>Läuft aus</translation></message>
<message><source>What flows over its edges is lost. Off: it stays, as at a wall.</source><extracomment>Leaks of Ground</extracomment><translation>Was über seine Ränder fließt, geht verloren. Aus: Es bleibt, wie an einer Wand.</translation></message>
<message><source>Fades</source><extracomment>setting of Ground</extracomment><translation>Verblasst</translation></message>
<message><source>The share that is lost in a unit of time.</source><extracomment>Fades of Ground</extracomment><translation>Der Anteil, der in einer Zeiteinheit verloren geht.</translation></message>
<message><source>Grows</source><extracomment>setting of Ground</extracomment><translation>Wächst</translation></message>
<message><source>What a cell gains in a unit of time.</source><extracomment>Grows of Ground</extracomment><translation>Was eine Zelle in einer Zeiteinheit dazugewinnt.</translation></message>
<message><source>A cell that holds so much does not grow.</source><extracomment>Limit of Ground</extracomment><translation>Eine Zelle, die so viel enthält, wächst nicht.</translation></message>
<message><source>The color of a full cell. An empty one has none.</source><extracomment>Color of Ground</extracomment><translation>Die Farbe einer vollen Zelle. Eine leere hat keine.</translation></message>
<message><source>Map</source><extracomment>heading of settings of Ground</extracomment><translation>Karte</translation></message>
<message><source>Full</source><extracomment>setting of Ground</extracomment><translation>Voll</translation></message>
<message><source>What a cell with the full color holds.</source><extracomment>Full of Ground</extracomment><translation>Was eine Zelle mit der vollen Farbe enthält.</translation></message>
<message><source>An area with a title. Moving it moves the cards in it.</source><extracomment>Frame</extracomment><translation>Eine Fläche mit Titel. Wer sie verschiebt, verschiebt die Karten darin.</translation></message>
<message><source>The color of its border and title.</source><extracomment>Color of Frame</extracomment><translation>Die Farbe seines Rands und Titels.</translation></message>
<message><source>Its left edge.</source><extracomment>Left of Frame</extracomment><translation>Sein linker Rand.</translation></message>
<message><source>Its top edge.</source><extracomment>Top of Frame</extracomment><translation>Sein oberer Rand.</translation></message>
<message><source>Text on the canvas.</source><extracomment>Comment</extracomment><translation>Text auf der Zeichenfläche.</translation></message>
<message><source>The text of the comment.</source><extracomment>Text of Comment</extracomment><translation>Der Text des Kommentars.</translation></message>
<message><source>The color of its border.</source><extracomment>Color of Comment</extracomment><translation>Die Farbe seines Rands.</translation></message>
<message><source>Plot</source><extracomment>title</extracomment><translation>Diagramm</translation></message>
<message><source>A number of one agent or of a whole type, over time.</source><extracomment>Plot</extracomment><translation>Eine Zahl eines Agenten oder eines ganzen Typs, über die Zeit.</translation></message>
<message><source>The id of the agent type.</source><extracomment>Agent type of Plot</extracomment><translation>Die Id des Agententyps.</translation></message>
<message><source>The name of one agent, such as prey-3. Empty: all of them.</source><extracomment>Agent of Plot</extracomment><translation>Der Name eines Agenten, etwa prey-3. Leer: alle.</translation></message>
<message><source>The number that it plots.</source><extracomment>Shows of Plot</extracomment><translation>Die Zahl, die es darstellt.</translation></message>
<message><source>How fast an agent is.</source><extracomment>Speed as Shows</extracomment><translation>Wie schnell ein Agent ist.</translation></message>
<message><source>Distance to target</source><extracomment>choice of Shows of Plot</extracomment><translation>Entfernung zum Ziel</translation></message>
<message><source>How far it is to the target that a node finds.</source><extracomment>Distance to target as Shows</extracomment><translation>Wie weit es bis zu dem Ziel ist, das ein Knoten findet.</translation></message>
<message><source>Meter or variable</source><extracomment>choice of Shows of Plot</extracomment><translation>Vorrat oder Variable</translation></message>
<message><source>What a meter or a variable holds.</source><extracomment>Meter or variable as Shows</extracomment><translation>Was ein Vorrat oder eine Variable enthält.</translation></message>
<message><source>Count in a mode</source><extracomment>choice of Shows of Plot</extracomment><translation>Anzahl in Modus</translation></message>
<message><source>How many agents are in a mode.</source><extracomment>Count in a mode as Shows</extracomment><translation>Wie viele Agenten in einem Modus sind.</translation></message>
<message><source>How many contacts they have had since the start.</source><extracomment>Contacts as Shows</extracomment><translation>Wie viele Kontakte sie seit dem Anfang hatten.</translation></message>
<message><source>Contacts with a type</source><extracomment>choice of Shows of Plot</extracomment><translation>Kontakte mit Typ</translation></message>
<message><source>How often agents of two types have touched.</source><extracomment>Contacts with a type as Shows</extracomment><translation>Wie oft sich Agenten zweier Typen berührt haben.</translation></message>
<message><source>Steering force</source><extracomment>choice of Shows of Plot</extracomment><translation>Steuerkraft</translation></message>
<message><source>How strong its steering force is.</source><extracomment>Steering force as Shows</extracomment><translation>Wie stark seine Steuerkraft ist.</translation></message>
<message><source>How many agents there are.</source><extracomment>Count as Shows</extracomment><translation>Wie viele Agenten es gibt.</translation></message>
<message><source>Position x</source><extracomment>choice of Shows of Plot</extracomment><translation>Position x</translation></message>
<message><source>How far to the right it is.</source><extracomment>Position x as Shows</extracomment><translation>Wie weit rechts er ist.</translation></message>
<message><source>Position y</source><extracomment>choice of Shows of Plot</extracomment><translation>Position y</translation></message>
<message><source>How far down it is.</source><extracomment>Position y as Shows</extracomment><translation>Wie weit unten er ist.</translation></message>
<message><source>How many agents were born.</source><extracomment>Births as Shows</extracomment><translation>Wie viele Agenten geboren wurden.</translation></message>
<message><source>How many agents died.</source><extracomment>Deaths as Shows</extracomment><translation>Wie viele Agenten gestorben sind.</translation></message>
<message><source>Changes into the type</source><extracomment>choice of Shows of Plot</extracomment><translation>Verwandelt in Typ</translation></message>
<message><source>How many agents of other types have become this type.</source><extracomment>Changes into the type as Shows</extracomment><translation>Wie viele Agenten anderer Typen zu diesem Typ geworden sind.</translation></message>
<message><source>How often an action was done, a mode was entered, or agents have arrived.</source><extracomment>Events as Shows</extracomment><translation>Wie oft eine Aktion ausgeführt, ein Modus betreten wurde oder Agenten angekommen sind.</translation></message>
<message><source>What a number node gives, of agents that it acts on.</source><extracomment>Number as Shows</extracomment><translation>Was ein Zahlenknoten liefert, von Agenten, auf die er wirkt.</translation></message>
<message><source>The id of the target, meter, mode, action, condition or number.</source><extracomment>Node of Plot</extracomment><translation>Die Id des Ziels, Vorrats, Modus, der Aktion, Bedingung oder Zahl.</translation></message>
<message><source>With</source><extracomment>setting of Plot</extracomment><translation>Mit</translation></message>
<message><source>The id of the other agent type.</source><extracomment>With of Plot</extracomment><translation>Die Id des anderen Agententyps.</translation></message>
<message><source>Whether it shows a number or a rate.</source><extracomment>Counted of Plot</extracomment><translation>Ob es eine Anzahl oder eine Rate zeigt.</translation></message>
<message><source>Total</source><extracomment>choice of Counted of Plot</extracomment><translation>Insgesamt</translation></message>
<message><source>How many.</source><extracomment>Total as Counted</extracomment><translation>Wie viele.</translation></message>
<message><source>Per minute</source><extracomment>choice of Counted of Plot</extracomment><translation>Pro Minute</translation></message>
<message><source>How many per minute of watching.</source><extracomment>Per minute as Counted</extracomment><translation>Wie viele pro Minute Zusehen.</translation></message>
<message><source>Per second</source><extracomment>choice of Counted of Plot</extracomment><translation>Pro Sekunde</translation></message>
<message><source>How many per second of watching.</source><extracomment>Per second as Counted</extracomment><translation>Wie viele pro Sekunde Zusehen.</translation></message>
<message><source>Over the last</source><extracomment>setting of Plot</extracomment><translation>In den letzten</translation></message>
<message><source>Counts the last seconds of watching. 0: all the time since the start.</source><extracomment>Over the last of Plot</extracomment><translation>Zählt die letzten Sekunden Zusehen. 0: die ganze Zeit seit dem Anfang.</translation></message>
<message><source>Combine by</source><extracomment>setting of Plot</extracomment><translation>Zusammengefasst</translation></message>
<message><source>How the numbers of several agents become one.</source><extracomment>Combine by of Plot</extracomment><translation>Wie aus den Zahlen mehrerer Agenten eine wird.</translation></message>
<message><source>Their average.</source><extracomment>Mean as Combine by</extracomment><translation>Ihr Durchschnitt.</translation></message>
<message><source>The smallest.</source><extracomment>Least as Combine by</extracomment><translation>Die kleinste.</translation></message>
<message><source>The largest.</source><extracomment>Most as Combine by</extracomment><translation>Die größte.</translation></message>
<message><source>Spread</source><comment>core</comment><extracomment>choice of Combine by of Plot</extracomment><translation>Streuung</translation></message>
<message><source>Their standard deviation.</source><extracomment>Spread as Combine by</extracomment><translation>Ihre Standardabweichung.</translation></message>
<message><source>Seconds</source><extracomment>setting of Plot</extracomment><translation>Sekunden</translation></message>
<message><source>How much of the past it shows, in seconds of watching.</source><extracomment>Seconds of Plot</extracomment><translation>Wie viel Vergangenheit es zeigt, in Sekunden Zusehen.</translation></message>
<message><source>Shown</source><extracomment>setting of Plot</extracomment><translation>Anzeige</translation></message>
<message><source>Where the number stands.</source><extracomment>Shown of Plot</extracomment><translation>Wo die Zahl steht.</translation></message>
<message><source>As a plot</source><extracomment>choice of Shown of Plot</extracomment><translation>Als Diagramm</translation></message>
<message><source>Over time, below the world.</source><extracomment>As a plot as Shown</extracomment><translation>Über die Zeit, unter der Welt.</translation></message>
<message><source>In the status bar</source><extracomment>choice of Shown of Plot</extracomment><translation>In der Statusleiste</translation></message>
<message><source>In place of the number of all contacts.</source><extracomment>In the status bar as Shown</extracomment><translation>Anstelle der Zahl aller Kontakte.</translation></message>
<message><source>As colors</source><extracomment>choice of Shown of Plot</extracomment><translation>Als Farben</translation></message>
<message><source>Each agent has the color of its number.</source><extracomment>As colors as Shown</extracomment><translation>Jeder Agent hat die Farbe seiner Zahl.</translation></message>
<message><source>The number that gets this end of the colors. Both 0: the least and the largest number in the run.</source><extracomment>Colors from of Plot</extracomment><translation>Die Zahl, die dieses Ende der Farben bekommt. Beide 0: die kleinste und die größte Zahl des Laufs.</translation></message>
<message><source>A run that starts with other settings.</source><extracomment>Experiment</extracomment><translation>Ein Lauf, der mit anderen Einstellungen beginnt.</translation></message>
<message><source>Changes</source><extracomment>setting of Experiment</extracomment><translation>Änderungen</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or evade-to-steering.weight=0.2.</source><extracomment>Changes of Experiment</extracomment><translation>Eine Änderung pro Zeile als PFAD=WERT, etwa hunter.maxSpeed=4 oder evade-to-steering.weight=0.2.</translation></message>
<message><source>A map of Tiled or LDtk that was imported.</source><extracomment>Map</extracomment><translation>Eine Levelkarte aus Tiled oder LDtk, die importiert wurde.</translation></message>
<message><source>File</source><extracomment>setting of Map</extracomment><translation>Datei</translation></message>
<message><source>Its path from the project's folder.</source><extracomment>File of Map</extracomment><translation>Ihr Pfad vom Ordner des Projekts aus.</translation></message>
<message><source>Part</source><comment>core</comment><extracomment>setting of Map</extracomment><translation>Teil</translation></message>
<message><source>The world or level of an LDtk project. Empty: all levels.</source><extracomment>Part of Map</extracomment><translation>Die Welt oder der Level eines LDtk-Projekts. Leer: alle Level.</translation></message>
<message><source>World units per pixel.</source><extracomment>Scale of Map</extracomment><translation>Welteinheiten je Pixel.</translation></message>
<message><source>Origin</source><extracomment>setting of Map</extracomment><translation>Ursprung</translation></message>
<message><source>The pixel of the map at the world's (0, 0), as X Y: the top left corner of the map when it was first imported.</source><extracomment>Origin of Map</extracomment><translation>Der Pixel der Levelkarte bei (0, 0) der Welt, als X Y: die linke obere Ecke der Levelkarte beim ersten Import.</translation></message>
<message><source>Choices</source><extracomment>setting of Map</extracomment><translation>Zuordnungen</translation></message>
<message><source>One choice per line, such as class Guard = agent guard, or layer Walls = obstacle.</source><extracomment>Choices of Map</extracomment><translation>Eine Zuordnung pro Zeile, etwa class Guard = agent guard oder layer Walls = obstacle.</translation></message>
<message><source>What groups with the same nodes share.</source><extracomment>Part</extracomment><translation>Was Gruppen mit denselben Knoten gemeinsam haben.</translation></message>
<message><source>Ports</source><extracomment>setting of Part</extracomment><translation>Anschlüsse</translation></message>
<message><source>One port per line, as ROLE.PORT=Name.</source><extracomment>Ports of Part</extracomment><translation>Ein Anschluss pro Zeile, als ROLLE.ANSCHLUSS=Name.</translation></message>
<message><source>Settings on the card</source><extracomment>setting of Part</extracomment><translation>Auf der Karte</translation></message>
<message><source>One setting per line, as ROLE.SETTING=Name.</source><extracomment>Settings on the card of Part</extracomment><translation>Eine Einstellung pro Zeile, als ROLLE.EINSTELLUNG=Name.</translation></message>
<message><source>A part file that it is linked to, from the project's folder.</source><extracomment>Part file of Part</extracomment><translation>Eine Bausteindatei, mit der er verknüpft ist, vom Ordner des Projekts aus.</translation></message>
<message><source>State of the part file</source><extracomment>setting of Part</extracomment><translation>Stand der Datei</translation></message>
<message><source>Hex digits that say what the part file had when it was read.</source><extracomment>State of the part file of Part</extracomment><translation>Hexadezimalziffern, die angeben, was die Bausteindatei beim Lesen enthielt.</translation></message>
<message><source>Nodes and groups that the canvas shows as one card.</source><extracomment>Group</extracomment><translation>Knoten und Gruppen, die die Zeichenfläche als eine Karte zeigt.</translation></message>
<message><source>The id of its part.</source><extracomment>Part of Group</extracomment><translation>Die Id ihres Bausteins.</translation></message>
<message><source>Members</source><extracomment>setting of Group</extracomment><translation>Mitglieder</translation></message>
<message><source>One node or group per line, as ROLE=ID.</source><extracomment>Members of Group</extracomment><translation>Ein Knoten oder eine Gruppe pro Zeile, als ROLLE=ID.</translation></message>
<message><source>Runs with other values and seeds, and one number measured of each.</source><extracomment>Sweep</extracomment><translation>Läufe mit anderen Werten und Startwerten, und von jedem eine gemessene Zahl.</translation></message>
<message><source>Varies</source><extracomment>setting of Sweep</extracomment><translation>Variiert</translation></message>
<message><source>One line per setting, weight or parameter as PATH=VALUES, such as hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.</source><extracomment>Varies of Sweep</extracomment><translation>Eine Zeile pro Einstellung, Gewicht oder Parameter als PFAD=WERTE, etwa hunter.maxSpeed=1..10 in 4 oder wander-to-steering.weight=0.5, 1, 2.</translation></message>
<message><source>Seeds</source><extracomment>setting of Sweep</extracomment><translation>Startwerte</translation></message>
<message><source>How many runs each combination has.</source><extracomment>Seeds of Sweep</extracomment><translation>Wie viele Läufe jede Kombination hat.</translation></message>
<message><source>Ticks</source><extracomment>setting of Sweep</extracomment><translation>Ticks</translation></message>
<message><source>The length of each run.</source><extracomment>Ticks of Sweep</extracomment><translation>Die Länge jedes Laufs.</translation></message>
<message><source>The number that it measures.</source><extracomment>Shows of Sweep</extracomment><translation>Die Zahl, die sie misst.</translation></message>
<message><source>Take</source><extracomment>setting of Sweep</extracomment><translation>Nimmt</translation></message>
<message><source>Which number of a run counts.</source><extracomment>Take of Sweep</extracomment><translation>Welche Zahl eines Laufs zählt.</translation></message>
<message><source>The number after the last tick.</source><extracomment>At the end as Take</extracomment><translation>Die Zahl nach dem letzten Tick.</translation></message>
<message><source>Mean over time</source><extracomment>choice of Take of Sweep</extracomment><translation>Zeitmittel</translation></message>
<message><source>The mean of the numbers of all ticks.</source><extracomment>Mean over time as Take</extracomment><translation>Der Mittelwert der Zahlen aller Ticks.</translation></message>
<message><source>First time at least</source><extracomment>choice of Take of Sweep</extracomment><translation>Zeit bis mindestens</translation></message>
<message><source>The time when the number is first at least the limit.</source><extracomment>First time at least as Take</extracomment><translation>Die Zeit, zu der die Zahl zuerst mindestens die Grenze ist.</translation></message>
<message><source>First time at most</source><extracomment>choice of Take of Sweep</extracomment><translation>Zeit bis höchstens</translation></message>
<message><source>The time when the number is first at most the limit.</source><extracomment>First time at most as Take</extracomment><translation>Die Zeit, zu der die Zahl zuerst höchstens die Grenze ist.</translation></message>
<message><source>The number that the measure reaches.</source><extracomment>Limit of Sweep</extracomment><translation>Die Zahl, die die Messgröße erreicht.</translation></message>
<message><source>Fingerprint</source><extracomment>setting of Sweep</extracomment><translation>Fingerabdruck</translation></message>
<message><source>Of the project that the results belong to.</source><extracomment>Fingerprint of Sweep</extracomment><translation>Des Projekts, zu dem die Ergebnisse gehören.</translation></message>
<message><source>Results</source><extracomment>setting of Sweep</extracomment><translation>Ergebnisse</translation></message>
<message><source>One line per run: its id, its number, the hash of its end.</source><extracomment>Results of Sweep</extracomment><translation>Eine Zeile pro Lauf: seine Id, seine Zahl, der Hash seines Endes.</translation></message>
<message><source>Wire point</source><extracomment>title</extracomment><translation>Verbindungspunkt</translation></message>
<message><source>A point that a wire passes through on the canvas.</source><extracomment>Wire point</extracomment><translation>Ein Punkt, durch den eine Verbindung auf der Zeichenfläche läuft.</translation></message>
<message><source>The id of the wire.</source><extracomment>Wire of Wire point</extracomment><translation>Die Id der Verbindung.</translation></message>
<message><source>Scene items that the editor shows, hides or locks together.</source><extracomment>Layer</extracomment><translation>Szenenobjekte, die der Editor zusammen zeigt, ausblendet oder sperrt.</translation></message>
<message><source>Items</source><extracomment>setting of Layer</extracomment><translation>Objekte</translation></message>
<message><source>One per line: the id of a scene item, or of an agent type for its placed agents, or "ID#3" for the third of these.</source><extracomment>Items of Layer</extracomment><translation>Eines pro Zeile: die Id eines Szenenobjekts oder eines Agententyps für seine gesetzten Agenten, oder „ID#3“ für den dritten davon.</translation></message>
<message><source>Default</source><extracomment>setting of Layer</extracomment><translation>Vorgabe</translation></message>
<message><source>It also holds the items that no layer names.</source><extracomment>Default of Layer</extracomment><translation>Sie enthält auch die Objekte, die keine Ebene nennt.</translation></message>
<message><source>Hidden</source><extracomment>setting of Layer</extracomment><translation>Ausgeblendet</translation></message>
<message><source>The editor does not show it. It still acts in the simulation.</source><extracomment>Hidden of Layer</extracomment><translation>Der Editor zeigt sie nicht. In der Simulation wirkt sie trotzdem.</translation></message>
<message><source>Locked</source><extracomment>setting of Layer</extracomment><translation>Gesperrt</translation></message>
<message><source>The editor shows it, but does not change it.</source><extracomment>Locked of Layer</extracomment><translation>Der Editor zeigt sie, ändert sie aber nicht.</translation></message>
<message><source>A PNG or JPEG beneath the scene: its path from the project's folder.</source><extracomment>Picture of Layer</extracomment><translation>Ein PNG oder JPEG unter der Szene: sein Pfad vom Ordner des Projekts aus.</translation></message>
<message><source>The left edge of the picture.</source><extracomment>Left of Layer</extracomment><translation>Der linke Rand des Bilds.</translation></message>
<message><source>The top edge of the picture.</source><extracomment>Top of Layer</extracomment><translation>Der obere Rand des Bilds.</translation></message>
<message><source>Of the picture.</source><extracomment>Width of Layer</extracomment><translation>Des Bilds.</translation></message>
<message><source>Step</source><extracomment>title</extracomment><translation>Schritt</translation></message>
<message><source>A step of a lesson: text, settings of the run, and a question.</source><extracomment>Step</extracomment><translation>Ein Schritt einer Lektion: Text, Einstellungen des Laufs und eine Frage.</translation></message>
<message><source>What the pupil reads first, in Markdown.</source><extracomment>Text of Step</extracomment><translation>Was die Lernenden zuerst lesen, in Markdown.</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.</source><extracomment>Changes of Step</extracomment><translation>Eine Änderung pro Zeile als PFAD=WERT, etwa hunter.maxSpeed=4 oder world.seed=7.</translation></message>
<message><source>How fast the run is watched.</source><extracomment>Speed of Step</extracomment><translation>Wie schnell man dem Lauf zusieht.</translation></message>
<message><source>Pause after</source><extracomment>setting of Step</extracomment><translation>Pause nach</translation></message>
<message><source>Seconds of watching after which the run pauses, and the length of a curve. 0: it goes on.</source><extracomment>Pause after of Step</extracomment><translation>Sekunden Zusehen, nach denen der Lauf pausiert, und die Länge einer Kurve. 0: Er läuft weiter.</translation></message>
<message><source>Overlays</source><extracomment>setting of Step</extracomment><translation>Einblendungen</translation></message>
<message><source>What the world shows, separated by commas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior. Empty: as the pupil has it.</source><extracomment>Overlays of Step</extracomment><translation>Was die Welt zeigt, durch Kommas getrennt: handles, grid, radii, trails, velocity, desired, steering, forces, behavior. Leer: wie bei den Lernenden.</translation></message>
<message><source>Side by side</source><extracomment>setting of Step</extracomment><translation>Nebeneinander</translation></message>
<message><source>The id of an experiment that runs beside the world. Empty: none.</source><extracomment>Side by side of Step</extracomment><translation>Die Id eines Experiments, das neben der Welt läuft. Leer: keines.</translation></message>
<message><source>Camera</source><extracomment>setting of Step</extracomment><translation>Kamera</translation></message>
<message><source>The part of the world that is seen, as X, Y, WIDTH: its middle and its width. Empty: the whole world.</source><extracomment>Camera of Step</extracomment><translation>Der sichtbare Teil der Welt, als X, Y, BREITE: seine Mitte und seine Breite. Leer: die ganze Welt.</translation></message>
<message><source>What stands out: an agent by its name in traces, such as prey-3, or the id of an agent type or a scene item. Empty: nothing.</source><extracomment>Spotlight of Step</extracomment><translation>Was hervorgehoben ist: ein Agent nach seinem Namen in Aufzeichnungen, etwa prey-3, oder die Id eines Agententyps oder eines Szenenobjekts. Leer: nichts.</translation></message>
<message><source>Parts of the window that are hidden, separated by commas: cards, panes, values, plots. Empty: none.</source><extracomment>Hidden of Step</extracomment><translation>Ausgeblendete Teile des Fensters, durch Kommas getrennt: cards, panes, values, plots. Leer: keine.</translation></message>
<message><source>Asks for</source><extracomment>setting of Step</extracomment><translation>Fragt nach</translation></message>
<message><source>The guess that the pupil makes before the run can play.</source><extracomment>Asks for of Step</extracomment><translation>Die Vermutung, die die Lernenden abgeben, bevor der Lauf abgespielt werden kann.</translation></message>
<message><source>The run can play at once.</source><extracomment>Nothing as Asks for</extracomment><translation>Der Lauf kann sofort abgespielt werden.</translation></message>
<message><source>A choice</source><extracomment>choice of Asks for of Step</extracomment><translation>Auswahl</translation></message>
<message><source>One of several answers.</source><extracomment>A choice as Asks for</extracomment><translation>Eine von mehreren Antworten.</translation></message>
<message><source>A number</source><extracomment>choice of Asks for of Step</extracomment><translation>Zahl</translation></message>
<message><source>A number, right within a tolerance.</source><extracomment>A number as Asks for</extracomment><translation>Eine Zahl, richtig innerhalb einer Toleranz.</translation></message>
<message><source>A curve</source><extracomment>choice of Asks for of Step</extracomment><translation>Kurve</translation></message>
<message><source>A sketch of what a plot will measure.</source><extracomment>A curve as Asks for</extracomment><translation>Eine Skizze dessen, was ein Diagramm messen wird.</translation></message>
<message><source>Question</source><extracomment>setting of Step</extracomment><translation>Frage</translation></message>
<message><source>What the pupil guesses.</source><extracomment>Question of Step</extracomment><translation>Was die Lernenden vermuten.</translation></message>
<message><source>Answers</source><extracomment>setting of Step</extracomment><translation>Antworten</translation></message>
<message><source>One answer per line. The right one begins with * and a space.</source><extracomment>Answers of Step</extracomment><translation>Eine Antwort pro Zeile. Die richtige beginnt mit * und einem Leerzeichen.</translation></message>
<message><source>Right number</source><extracomment>setting of Step</extracomment><translation>Richtige Zahl</translation></message>
<message><source>What the run will show.</source><extracomment>Right number of Step</extracomment><translation>Was der Lauf zeigen wird.</translation></message>
<message><source>How far from the right number a guess may be.</source><extracomment>Tolerance of Step</extracomment><translation>Wie weit eine Vermutung von der richtigen Zahl abweichen darf.</translation></message>
<message><source>Unit</source><extracomment>setting of Step</extracomment><translation>Einheit</translation></message>
<message><source>Of the number, such as seconds.</source><extracomment>Unit of Step</extracomment><translation>Der Zahl, etwa Sekunden.</translation></message>
<message><source>The id of the plot whose curve the pupil sketches.</source><extracomment>Plot of Step</extracomment><translation>Die Id des Diagramms, dessen Kurve die Lernenden skizzieren.</translation></message>
<message><source>Axis from</source><extracomment>setting of Step</extracomment><translation>Achse von</translation></message>
<message><source>The bottom of the sketch.</source><extracomment>Axis from of Step</extracomment><translation>Der untere Rand der Skizze.</translation></message>
<message><source>Axis to</source><extracomment>setting of Step</extracomment><translation>Achse bis</translation></message>
<message><source>The top of the sketch.</source><extracomment>Axis to of Step</extracomment><translation>Der obere Rand der Skizze.</translation></message>
<message><source>What unfolds after the guess, in Markdown.</source><extracomment>Answer of Step</extracomment><translation>Was nach der Vermutung aufklappt, in Markdown.</translation></message>
<message><source>Size, edges and time.</source><extracomment>World</extracomment><translation>Größe, Ränder und Zeit.</translation></message>
<message><source>In world units.</source><extracomment>Width of World</extracomment><translation>In Welteinheiten.</translation></message>
<message><source>Edges</source><extracomment>setting of World</extracomment><translation>Ränder</translation></message>
<message><source>What agents do at the edge of the world.</source><extracomment>Edges of World</extracomment><translation>Was Agenten am Rand der Welt tun.</translation></message>
<message><source>Open</source><comment>core</comment><extracomment>choice of Edges of World</extracomment><translation>Öffnen</translation></message>
<message><source>Agents leave the world and go on outside.</source><extracomment>Open as Edges</extracomment><translation>Agenten verlassen die Welt und laufen draußen weiter.</translation></message>
<message><source>Wrap</source><extracomment>choice of Edges of World</extracomment><translation>Umlaufend</translation></message>
<message><source>Agents leave at one side and enter at the other.</source><extracomment>Wrap as Edges</extracomment><translation>Agenten gehen auf einer Seite hinaus und kommen auf der anderen herein.</translation></message>
<message><source>Agents stop at the edge and slide along.</source><extracomment>Wall as Edges</extracomment><translation>Agenten halten am Rand an und gleiten daran entlang.</translation></message>
<message><source>Bounce</source><extracomment>choice of Edges of World</extracomment><translation>Abprallen</translation></message>
<message><source>Agents bounce off the edge.</source><extracomment>Bounce as Edges</extracomment><translation>Agenten prallen vom Rand ab.</translation></message>
<message><source>Tick</source><extracomment>setting of World</extracomment><translation>Tick</translation></message>
<message><source>How much time passes in one tick. With 1, all times are in ticks.</source><extracomment>Tick of World</extracomment><translation>Wie viel Zeit in einem Tick vergeht. Bei 1 sind alle Zeiten in Ticks.</translation></message>
<message><source>How many ticks play in a second of watching, at speed 1x.</source><extracomment>Ticks per second of World</extracomment><translation>Wie viele Ticks in einer Sekunde Zusehen laufen, bei Tempo 1x.</translation></message>
<message><source>The same seed repeats the same run. Another seed gives another run.</source><extracomment>Seed of World</extracomment><translation>Derselbe Startwert wiederholt denselben Lauf. Ein anderer gibt einen anderen Lauf.</translation></message>
<message><source>Most agents</source><extracomment>setting of World</extracomment><translation>Höchstzahl</translation></message>
<message><source>Nobody is born while so many live.</source><extracomment>Most agents of World</extracomment><translation>Niemand wird geboren, solange so viele leben.</translation></message>
<message><source>Arrangement</source><extracomment>title</extracomment><translation>Aufstellung</translation></message>
<message><source>How agents stand at the place that they are ordered to.</source><extracomment>Arrangement</extracomment><translation>Wie Agenten an dem Ort stehen, an den sie geschickt werden.</translation></message>
<message><source>How they stand there.</source><extracomment>Arrangement of Arrangement</extracomment><translation>Wie sie dort stehen.</translation></message>
<message><source>Disk</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Kreisscheibe</translation></message>
<message><source>Around the place.</source><extracomment>Disk as Arrangement</extracomment><translation>Um den Ort herum.</translation></message>
<message><source>In as many ranks as files.</source><extracomment>Box as Arrangement</extracomment><translation>In ebenso vielen Reihen wie Kolonnen.</translation></message>
<message><source>Abreast, in ranks where the width is small.</source><extracomment>Line as Arrangement</extracomment><translation>Nebeneinander, in mehreren Reihen, wo die Breite klein ist.</translation></message>
<message><source>As they are</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Wie sie stehen</translation></message>
<message><source>In the formation that they have.</source><extracomment>As they are as Arrangement</extracomment><translation>In der Formation, die sie haben.</translation></message>
<message><source>Between neighbors. 0: 3.25 radii of the largest body.</source><extracomment>Spacing of Arrangement</extracomment><translation>Zwischen Nachbarn. 0: 3,25 Radien des größten Körpers.</translation></message>
<message><source>Of the front of a line, on which they spread. 0: as they need.</source><extracomment>Width of Arrangement</extracomment><translation>Der Front einer Linie, auf die sie sich verteilen. 0: so breit wie nötig.</translation></message>
<message><source>Facing x</source><extracomment>setting of Arrangement</extracomment><translation>Blick x</translation></message>
<message><source>Where they face. (0, 0): from where they are to the place.</source><extracomment>Facing x of Arrangement</extracomment><translation>Wohin sie blicken. (0, 0): von ihrem Ort zum Zielort.</translation></message>
<message><source>Facing y</source><extracomment>setting of Arrangement</extracomment><translation>Blick y</translation></message>
<message><source>Where they face, downward.</source><extracomment>Facing y of Arrangement</extracomment><translation>Wohin sie blicken, nach unten.</translation></message>
<message><source>The place of the target, on the short way to it.</source><extracomment>target in formulas</extracomment><translation>Der Ort des Ziels, auf dem kurzen Weg dorthin.</translation></message>
<message><source>The velocity of the target; zero for a place.</source><extracomment>targetVelocity in formulas</extracomment><translation>Die Geschwindigkeit des Ziels; null bei einem Ort.</translation></message>
<message><source>The place of the target at Other.</source><extracomment>other in formulas</extracomment><translation>Der Ort des Ziels an Anderes.</translation></message>
<message><source>Its velocity.</source><extracomment>otherVelocity in formulas</extracomment><translation>Seine Geschwindigkeit.</translation></message>
<message><source>The place of the target at Third.</source><extracomment>third in formulas</extracomment><translation>Der Ort des Ziels an Drittes.</translation></message>
<message><source>Where the agent is.</source><extracomment>position in formulas</extracomment><translation>Wo der Agent ist.</translation></message>
<message><source>How it moves, in units per time.</source><extracomment>velocity in formulas</extracomment><translation>Wie er sich bewegt, in Einheiten je Zeit.</translation></message>
<message><source>The direction of its motion, with length 1.</source><extracomment>heading in formulas</extracomment><translation>Die Richtung seiner Bewegung, mit Länge 1.</translation></message>
<message><source>|velocity|.</source><extracomment>speed in formulas</extracomment><translation>|velocity|.</translation></message>
<message><source>1 / responseTime: (desired - velocity) * response gives the force toward a velocity.</source><extracomment>response in formulas</extracomment><translation>1 / responseTime: (desired - velocity) * response ergibt die Kraft zu einer Geschwindigkeit hin.</translation></message>
<message><source>The time in which it takes on a velocity, at least a tick.</source><extracomment>responseTime in formulas</extracomment><translation>Die Zeit, in der er eine Geschwindigkeit annimmt, mindestens ein Tick.</translation></message>
<message><source>How much time passes in one tick.</source><extracomment>tick in formulas</extracomment><translation>Wie viel Zeit in einem Tick vergeht.</translation></message>
<message><source>The time since the start.</source><extracomment>time in formulas</extracomment><translation>Die Zeit seit dem Anfang.</translation></message>
<message><source>The number at the input A.</source><extracomment>a in formulas</extracomment><translation>Die Zahl am Eingang A.</translation></message>
<message><source>The number at the input B.</source><extracomment>b in formulas</extracomment><translation>Die Zahl am Eingang B.</translation></message>
<message><source>The number at the input C.</source><extracomment>c in formulas</extracomment><translation>Die Zahl am Eingang C.</translation></message>
<message><source>The number at the input D.</source><extracomment>d in formulas</extracomment><translation>Die Zahl am Eingang D.</translation></message>
<message><source>The number at the input E, of a Formula.</source><extracomment>e in formulas</extracomment><translation>Die Zahl am Eingang E einer Formel.</translation></message>
<message><source>The number at the input F, of a Formula.</source><extracomment>f in formulas</extracomment><translation>Die Zahl am Eingang F einer Formel.</translation></message>
<message><source>a where the condition c holds, else b.</source><extracomment>if in formulas</extracomment><translation>a, wo die Bedingung c gilt, sonst b.</translation></message>
<message><source>The smaller of two numbers.</source><extracomment>min in formulas</extracomment><translation>Die kleinere von zwei Zahlen.</translation></message>
<message><source>The larger of two numbers.</source><extracomment>max in formulas</extracomment><translation>Die größere von zwei Zahlen.</translation></message>
<message><source>x without its sign.</source><extracomment>abs in formulas</extracomment><translation>x ohne Vorzeichen.</translation></message>
<message><source>The square root of x.</source><extracomment>sqrt in formulas</extracomment><translation>Die Quadratwurzel von x.</translation></message>
<message><source>The next whole number at or below x.</source><extracomment>floor in formulas</extracomment><translation>Die größte ganze Zahl, die höchstens x ist.</translation></message>
<message><source>x, but at least the first limit and at most the second.</source><extracomment>clamp in formulas</extracomment><translation>x, aber mindestens die erste Grenze und höchstens die zweite.</translation></message>
<message><source>From a (share 0) to b (share 1), in a straight line.</source><extracomment>lerp in formulas</extracomment><translation>Von a (Anteil 0) bis b (Anteil 1), geradlinig.</translation></message>
<message><source>The sine of an angle.</source><extracomment>sin in formulas</extracomment><translation>Der Sinus eines Winkels.</translation></message>
<message><source>The cosine of an angle.</source><extracomment>cos in formulas</extracomment><translation>Der Kosinus eines Winkels.</translation></message>
<message><source>What is left of a after whole steps of b; 0 if b is 0.</source><extracomment>modulo in formulas</extracomment><translation>Was von a nach ganzen Schritten von b übrig bleibt; 0, wenn b 0 ist.</translation></message>
<message><source>The length of an arrow.</source><extracomment>length in formulas</extracomment><translation>Die Länge eines Pfeils.</translation></message>
<message><source>How far apart two places are.</source><extracomment>distance in formulas</extracomment><translation>Wie weit zwei Orte auseinander liegen.</translation></message>
<message><source>The dot product: a.x * b.x + a.y * b.y.</source><extracomment>dot in formulas</extracomment><translation>Das Skalarprodukt: a.x * b.x + a.y * b.y.</translation></message>
<message><source>v with length 1; the zero arrow stays zero.</source><extracomment>normalize in formulas</extracomment><translation>v mit Länge 1; der Nullpfeil bleibt null.</translation></message>
<message><source>v, shortened where it is longer than the limit.</source><extracomment>truncate in formulas</extracomment><translation>v, gekürzt, wo es länger als die Grenze ist.</translation></message>
<message><source>v turned by 90 degrees to the left, as seen.</source><extracomment>perpendicular in formulas</extracomment><translation>v um 90 Grad nach links gedreht, wie man es sieht.</translation></message>
<message><source>The arrow of length 1 at an angle: 0 is right, 90 is up.</source><extracomment>direction in formulas</extracomment><translation>Der Pfeil der Länge 1 in einem Winkel: 0 ist rechts, 90 ist oben.</translation></message>
<message><source>The angle of an arrow in degrees, above -180 and up to 180.</source><extracomment>angle in formulas</extracomment><translation>Der Winkel eines Pfeils in Grad, über -180 und bis 180.</translation></message>
<message><source>The arrow, or the place, (x, y).</source><extracomment>at in formulas</extracomment><translation>Der Pfeil oder der Ort (x, y).</translation></message>
<message><source>Both conditions hold.</source><extracomment>and in formulas</extracomment><translation>Beide Bedingungen gelten.</translation></message>
<message><source>At least one of two conditions holds.</source><extracomment>or in formulas</extracomment><translation>Mindestens eine von zwei Bedingungen gilt.</translation></message>
<message><source>The condition does not hold.</source><extracomment>not in formulas</extracomment><translation>Die Bedingung gilt nicht.</translation></message>
<message><source>May stand before a name; it changes nothing.</source><extracomment>let in formulas</extracomment><translation>Kann vor einem Namen stehen; ändert nichts.</translation></message>
<message><source>Did you mean "%1"?</source><extracomment>suggestion</extracomment><translation>War „%1“ gemeint?</translation></message>
<message><source>Choose one of: %1.</source><extracomment>suggestion</extracomment><translation>Möglich ist: %1.</translation></message>
<message><source>The bytes are no saved world, or they were damaged. Load what save() gave.</source><extracomment>saved_world</extracomment><translation>Die Bytes sind keine gespeicherte Welt oder wurden beschädigt. Laden, was save() geliefert hat.</translation></message>
<message><source>The saved world has version %1, and this library reads version %2. Load it with the release that saved it.</source><extracomment>saved_world</extracomment><translation>Die gespeicherte Welt hat Version %1, diese Bibliothek liest Version %2. Mit der Version von Tiller laden, die sie gespeichert hat.</translation></message>
<message><source>No External of the project has the name "%1", so nobody sees it. Check the name.</source><extracomment>world</extracomment><translation>Kein Extern des Projekts hat den Namen „%1“, also sieht es niemand. Den Namen prüfen.</translation></message>
<message><source>The end of this recording is incomplete: it was left out.</source><extracomment>world</extracomment><translation>Das Ende dieser Aufzeichnung ist unvollständig und wurde weggelassen.</translation></message>
<message><source>This recording is too long to be read whole: what comes after the part that was read was left out.</source><extracomment>world</extracomment><translation>Diese Aufzeichnung ist zu lang, um sie ganz zu lesen: Was nach dem gelesenen Teil kommt, wurde weggelassen.</translation></message>
<message><source>The game is too slow for the world: %1 ticks were due at once, %2 were made, and the others are left out. Allow more (the option mostTicks), or use fewer agents.</source><extracomment>world</extracomment><translation>Das Spiel ist zu langsam für die Welt: %1 Ticks waren auf einmal fällig, %2 wurden ausgeführt, die anderen fallen weg. Mehr zulassen (Option mostTicks) oder weniger Agenten verwenden.</translation></message>
<message numerus="yes"><source>%n events were not read before the next step: they are gone. Read the events after each step, and after the calls that follow it.</source><extracomment>world</extracomment><translation><numerusform>%n Ereignis wurde vor dem nächsten Schritt nicht gelesen und ist verloren. Die Ereignisse nach jedem Schritt lesen und nach den Aufrufen, die ihm folgen.</numerusform><numerusform>%n Ereignisse wurden vor dem nächsten Schritt nicht gelesen und sind verloren. Die Ereignisse nach jedem Schritt lesen und nach den Aufrufen, die ihm folgen.</numerusform></translation></message>
<message><source>A world that replays a recording cannot go back. Replay it anew.</source><extracomment>world</extracomment><translation>Eine Welt, die eine Aufzeichnung abspielt, kann nicht zurückgehen. Die Aufzeichnung neu abspielen.</translation></message>
<message><source>A world that replays a recording cannot be edited.</source><extracomment>world_editing</extracomment><translation>Eine Welt, die eine Aufzeichnung abspielt, lässt sich nicht bearbeiten.</translation></message>
<message><source>A scene holds at most 100,000 items.</source><extracomment>world_editing</extracomment><translation>Eine Szene enthält höchstens 100.000 Objekte.</translation></message>
<message><source>The offset is not finite. Give numbers.</source><extracomment>world_editing</extracomment><translation>Der Versatz ist nicht endlich. Zahlen angeben.</translation></message>
<message><source>"%1" is named by "%2", so it stays. Move it instead.</source><extracomment>world_editing</extracomment><translation>„%1“ wird von „%2“ benutzt und bleibt daher. Stattdessen verschieben.</translation></message>
<message><source>There is no scene item "%1".</source><extracomment>world_editing</extracomment><translation>Es gibt kein Szenenobjekt „%1“.</translation></message>
<message><source>The parameter "%1" drives "%2". Set the parameter.</source><extracomment>world_editing</extracomment><translation>Der Parameter „%1“ steuert „%2“. Den Parameter setzen.</translation></message>
<message><source>A world that replays a recording takes no other inputs.</source><extracomment>world_editing</extracomment><translation>Eine Welt, die eine Aufzeichnung abspielt, nimmt keine anderen Eingaben an.</translation></message>
<message><source>There is no agent type %1. Ask World::findType for its number.</source><extracomment>world_inputs</extracomment><translation>Es gibt keinen Agententyp %1. World::findType liefert seine Nummer.</translation></message>
<message><source>The recording ends here. %1</source><extracomment>world_recording</extracomment><translation>Die Aufzeichnung endet hier. %1</translation></message>
<message><source>The recording ends here, at tick %1: the state that was restored is of another run.</source><extracomment>world_recording</extracomment><translation>Die Aufzeichnung endet hier, bei Tick %1: Der wiederhergestellte Zustand stammt aus einem anderen Lauf.</translation></message>
<message><source>A world that replays a recording cannot record. Copy the recording.</source><extracomment>world_recording</extracomment><translation>Eine Welt, die eine Aufzeichnung abspielt, kann nicht aufzeichnen. Die Aufzeichnung kopieren.</translation></message>
<message><source>Start recording before the first tick or input, or open the world with the option records.</source><extracomment>world_recording</extracomment><translation>Die Aufzeichnung vor dem ersten Tick oder der ersten Eingabe starten oder die Welt mit der Option records öffnen.</translation></message>
<message><source>%1 could not be written: %2. Check the name, the permissions and the space on the disk.</source><extracomment>append_file</extracomment><translation>%1 ließ sich nicht schreiben: %2. Namen, Rechte und freien Speicherplatz prüfen.</translation></message>
<message><source>it is not a regular file</source><extracomment>append_file</extracomment><translation>es ist keine normale Datei</translation></message>
<message><source>a scene item</source><extracomment>fields</extracomment><translation>Szenenobjekt</translation></message>
<message><source>scene item %1</source><extracomment>fields</extracomment><translation>Szenenobjekt %1</translation></message>
<message><source>an annotation</source><extracomment>fields</extracomment><translation>Anmerkung</translation></message>
<message><source>annotation %1</source><extracomment>fields</extracomment><translation>Anmerkung %1</translation></message>
<message><source>a node</source><extracomment>fields</extracomment><translation>Knoten</translation></message>
<message><source>node %1</source><extracomment>fields</extracomment><translation>Knoten %1</translation></message>
<message><source>an agent type</source><extracomment>fields</extracomment><translation>Agententyp</translation></message>
<message><source>agent type %1</source><extracomment>fields</extracomment><translation>Agententyp %1</translation></message>
<message><source>the world</source><extracomment>fields</extracomment><translation>Welt</translation></message>
<message><source>the units</source><extracomment>fields</extracomment><translation>Einheiten</translation></message>
<message><source>an agent</source><extracomment>fields</extracomment><translation>Agent</translation></message>
<message><source>agent %1</source><extracomment>fields</extracomment><translation>Agent %1</translation></message>
<message><source>a placed agent</source><extracomment>fields</extracomment><translation>gesetzter Agent</translation></message>
<message><source>placed agent %1</source><extracomment>fields</extracomment><translation>gesetzter Agent %1</translation></message>
<message><source>a goal</source><extracomment>fields</extracomment><translation>Ziel</translation></message>
<message><source>a link</source><extracomment>fields</extracomment><translation>Verbindung</translation></message>
<message><source>link %1</source><extracomment>fields</extracomment><translation>Verbindung %1</translation></message>
<message><source>a parameter</source><extracomment>fields</extracomment><translation>Parameter</translation></message>
<message><source>parameter %1</source><extracomment>fields</extracomment><translation>Parameter %1</translation></message>
<message><source>a property</source><extracomment>fields</extracomment><translation>Eigenschaft</translation></message>
<message><source>property %1</source><extracomment>fields</extracomment><translation>Eigenschaft %1</translation></message>
<message><source>an entry of the layout</source><extracomment>fields</extracomment><translation>Eintrag im Layout</translation></message>
<message><source>the notes</source><extracomment>fields</extracomment><translation>Notizen</translation></message>
<message><source>Save to another file.</source><extracomment>file_writer</extracomment><translation>In eine andere Datei speichern.</translation></message>
<message><source>The old file is unchanged. Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>Die alte Datei ist unverändert. Dort Platz schaffen, Schreiben erlauben oder in einen anderen Ordner speichern.</translation></message>
<message><source>Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>Dort Platz schaffen, Schreiben erlauben oder in einen anderen Ordner speichern.</translation></message>
<message><source>it is a link to %1, which another user made in a shared folder</source><extracomment>file_writer</extracomment><translation>es ist ein Link zu %1, den jemand anders in einem gemeinsamen Ordner angelegt hat</translation></message>
<message><source>Save to that file itself, or choose another name.</source><extracomment>file_writer</extracomment><translation>In diese Datei selbst speichern oder einen anderen Namen wählen.</translation></message>
<message><source>its links lead in a circle</source><extracomment>file_writer</extracomment><translation>die Links führen im Kreis</translation></message>
<message><source>it is a folder</source><extracomment>file_writer</extracomment><translation>es ist ein Ordner</translation></message>
<message><source>Choose a file in it.</source><extracomment>file_writer</extracomment><translation>Eine Datei darin wählen.</translation></message>
<message><source>The file is unchanged. Allow writing to it, or save to another file.</source><extracomment>file_writer</extracomment><translation>Die Datei ist unverändert. Schreiben erlauben oder in eine andere Datei speichern.</translation></message>
<message><source>nobody reads from it</source><extracomment>file_writer</extracomment><translation>niemand liest daraus</translation></message>
<message><source>Start the program that reads it first.</source><extracomment>file_writer</extracomment><translation>Erst das Programm starten, das sie liest.</translation></message>
<message><source>it changes meanwhile</source><extracomment>file_writer</extracomment><translation>es ändert sich währenddessen</translation></message>
<message><source>Save again.</source><extracomment>file_writer</extracomment><translation>Noch einmal speichern.</translation></message>
<message><source>%1 is saved, but may be lost if the power fails now: %2. Save it again.</source><extracomment>file_writer</extracomment><translation>%1 ist gespeichert, könnte aber bei einem Stromausfall jetzt verloren gehen: %2. Noch einmal speichern.</translation></message>
<message><source>%1 could not be read: %2. %3</source><extracomment>files</extracomment><translation>%1 ließ sich nicht lesen: %2. %3</translation></message>
<message><source>Check the name and the permissions.</source><extracomment>files</extracomment><translation>Namen und Rechte prüfen.</translation></message>
<message><source>it is a folder, not a file</source><extracomment>files</extracomment><translation>es ist ein Ordner, keine Datei</translation></message>
<message><source>it is a pipe, not a file</source><extracomment>files</extracomment><translation>es ist eine Pipe, keine Datei</translation></message>
<message><source>it is a socket, not a file</source><extracomment>files</extracomment><translation>es ist ein Socket, keine Datei</translation></message>
<message><source>it is a device, not a file</source><extracomment>files</extracomment><translation>es ist ein Gerät, keine Datei</translation></message>
<message><source>Copy its content to a file first.</source><extracomment>files</extracomment><translation>Den Inhalt erst in eine Datei kopieren.</translation></message>
<message><source>it is larger than %1 MB, the limit</source><extracomment>files</extracomment><translation>es ist größer als die Grenze von %1 MB</translation></message>
<message><source>Choose a project, an export, an input log or a recording.</source><extracomment>files</extracomment><translation>Ein Projekt, einen Export, ein Eingabeprotokoll oder eine Aufzeichnung wählen.</translation></message>
<message><source>This is version %1 of %2, made before the first release; this one reads versions from %3. Make the file anew.</source><extracomment>formats</extracomment><translation>Dies ist Version %1 (%2), vor der ersten Veröffentlichung entstanden; gelesen werden hier Versionen ab %3. Die Datei neu erzeugen.</translation></message>
<message><source>This is version %1 of %2, made by a newer Tiller; this one reads up to version %3. Get the newer Tiller.</source><extracomment>formats</extracomment><translation>Dies ist Version %1 (%2) aus einem neueren Tiller; gelesen werden hier Versionen bis %3. Das neuere Tiller verwenden.</translation></message>
<message><source>The "version" is not a whole number from 1.</source><extracomment>formats</extracomment><translation>„version“ ist keine ganze Zahl ab 1.</translation></message>
<message><source>"version" is missing.</source><extracomment>formats</extracomment><translation>„version“ fehlt.</translation></message>
<message><source>Write "version": %1.</source><extracomment>formats</extracomment><translation>"version": %1 schreiben.</translation></message>
<message><source>%1 or %2</source><extracomment>formats</extracomment><translation>%1 oder %2</translation></message>
<message><source>This file is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Diese Datei ist %1; gebraucht wird hier %2. Eine andere Datei öffnen.</translation></message>
<message><source>This file's format is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Das Format dieser Datei ist %1; gebraucht wird hier %2. Eine andere Datei öffnen.</translation></message>
<message><source>This is JSON, but not a Tiller file: it does not have "format": "%1". Open a file that Tiller saved.</source><extracomment>formats</extracomment><translation>Das ist JSON, aber keine Tiller-Datei: Es fehlt "format": "%1". Eine Datei öffnen, die Tiller gespeichert hat.</translation></message>
<message><source>a project</source><extracomment>formats</extracomment><translation>ein Projekt</translation></message>
<message><source>an export</source><extracomment>formats</extracomment><translation>ein Export</translation></message>
<message><source>an input log</source><extracomment>formats</extracomment><translation>ein Eingabeprotokoll</translation></message>
<message><source>the plan of a sweep</source><extracomment>formats</extracomment><translation>der Plan einer Messreihe</translation></message>
<message><source>the input log</source><extracomment>input_log_io</extracomment><translation>Eingabeprotokoll</translation></message>
<message><source>an event</source><extracomment>input_log_io</extracomment><translation>Ereignis</translation></message>
<message><source>a place on the canvas</source><extracomment>input_log_io</extracomment><translation>Ort auf der Zeichenfläche</translation></message>
<message><source>an agent of an order</source><extracomment>input_log_io</extracomment><translation>Agent eines Befehls</translation></message>
<message><source>a step of an edit</source><extracomment>input_log_io</extracomment><translation>Schritt einer Bearbeitung</translation></message>
<message><source>the world of an edit</source><extracomment>input_log_io</extracomment><translation>Welt einer Bearbeitung</translation></message>
<message><source>the properties of an edit</source><extracomment>input_log_io</extracomment><translation>Eigenschaften einer Bearbeitung</translation></message>
<message><source>the notes of an edit</source><extracomment>input_log_io</extracomment><translation>Notizen einer Bearbeitung</translation></message>
<message><source>A heading of (0, 0) has no direction. Write another.</source><extracomment>input_log_io</extracomment><translation>Eine Richtung (0, 0) zeigt nirgendwohin. Eine andere angeben.</translation></message>
<message><source>This newborn has a velocity, but no place. Add "x" and "y", or remove "vx" and "vy": then it starts as its type does.</source><extracomment>input_log_io</extracomment><translation>Dieser Neugeborene hat eine Geschwindigkeit, aber keinen Ort. „x“ und „y“ hinzufügen oder „vx“ und „vy“ entfernen: Dann beginnt er wie sein Typ.</translation></message>
<message><source>An agent can have 1,000 goals at most. Remove some.</source><extracomment>input_log_io</extracomment><translation>Ein Agent kann höchstens 1.000 Ziele haben. Einige entfernen.</translation></message>
<message><source>This event sets a parameter of the world to nothing. Add a "value", or the "agentType" that loses its own.</source><extracomment>input_log_io</extracomment><translation>Dieses Ereignis setzt einen Parameter der Welt auf nichts. Ein „value“ hinzufügen oder den „agentType“, der seinen eigenen Wert verliert.</translation></message>
<message><source>This step has neither "before" nor "after". Remove it.</source><extracomment>input_log_io</extracomment><translation>Dieser Schritt hat weder „before“ noch „after“. Entfernen.</translation></message>
<message><source>This step changes the id "%1" to "%2". Make it two steps: one that removes, one that adds.</source><extracomment>input_log_io</extracomment><translation>Dieser Schritt ändert die ID „%1“ in „%2“. Zwei Schritte daraus machen: einen, der entfernt, und einen, der hinzufügt.</translation></message>
<message><source>This event is earlier than the one above it. Put events in the order of their ticks.</source><extracomment>input_log_io</extracomment><translation>Dieses Ereignis ist früher als das darüber. Ereignisse nach ihren Ticks ordnen.</translation></message>
<message><source>JSON has no comments. Remove this one. A name or the notes can contain your text.</source><extracomment>json_text</extracomment><translation>JSON hat keine Kommentare. Diesen entfernen. Ein Name oder die Notizen können den Text aufnehmen.</translation></message>
<message><source>The file goes on after its end. Remove everything from here on.</source><extracomment>json_text</extracomment><translation>Die Datei geht nach ihrem Ende weiter. Alles ab hier entfernen.</translation></message>
<message><source>A colon is missing between the key and its value. Put a : here.</source><extracomment>json_text</extracomment><translation>Zwischen Schlüssel und Wert fehlt ein Doppelpunkt. Hier : einfügen.</translation></message>
<message><source>The comma before ] is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Das Komma vor ] ist zu viel. Entfernen.</translation></message>
<message><source>The comma before } is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>Das Komma vor } ist zu viel. Entfernen.</translation></message>
<message><source>There are two commas in a row. Remove one.</source><extracomment>json_text</extracomment><translation>Zwei Kommas stehen hintereinander. Eines entfernen.</translation></message>
<message><source>A value is missing here. Put one before this.</source><extracomment>json_text</extracomment><translation>Hier fehlt ein Wert. Davor einen einfügen.</translation></message>
<message><source>The object that begins on line %2 ends with ]. Close it with }.</source><extracomment>json_text</extracomment><translation>Das Objekt, das in Zeile %2 beginnt, endet mit ]. Mit } schließen.</translation></message>
<message><source>The list that begins on line %2 ends with }. Close it with ].</source><extracomment>json_text</extracomment><translation>Die Liste, die in Zeile %2 beginnt, endet mit }. Mit ] schließen.</translation></message>
<message><source>A number must not begin with a zero. Remove it.</source><extracomment>json_text</extracomment><translation>Eine Zahl darf nicht mit einer Null beginnen. Die Null entfernen.</translation></message>
<message><source>"%1" does not belong in a number. Remove it.</source><extracomment>json_text</extracomment><translation>„%1“ gehört nicht in eine Zahl. Entfernen.</translation></message>
<message><source>A comma is missing before this. Put a , after the value before.</source><extracomment>json_text</extracomment><translation>Davor fehlt ein Komma. Nach dem vorigen Wert ein , einfügen.</translation></message>
<message><source>A key is needed here, in double quotes, as in "name". Put " around it.</source><extracomment>json_text</extracomment><translation>Hier muss ein Schlüssel in doppelten Anführungszeichen stehen, wie "name". Mit " umschließen.</translation></message>
<message><source>Text needs double quotes, not single quotes. Put " around it.</source><extracomment>json_text</extracomment><translation>Text braucht doppelte, nicht einfache Anführungszeichen. Mit " umschließen.</translation></message>
<message><source>%1 is not a number that a file can hold. Put a finite number here.</source><extracomment>json_text</extracomment><translation>%1 ist keine Zahl, die eine Datei enthalten kann. Hier eine endliche Zahl einfügen.</translation></message>
<message><source>Write %1 in small letters: true, false or null.</source><extracomment>json_text</extracomment><translation>%1 in Kleinbuchstaben schreiben: true, false oder null.</translation></message>
<message><source>"%1" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.</source><extracomment>json_text</extracomment><translation>„%1“ ist keine Zahl, wie JSON sie schreibt. So schreiben: 0.5, -12 oder 1e-3.</translation></message>
<message><source>"%1" is not a JSON value. Text stands in double quotes; the other values are numbers, true, false, null, lists and objects.</source><extracomment>json_text</extracomment><translation>„%1“ ist kein JSON-Wert. Text steht in doppelten Anführungszeichen; andere Werte sind Zahlen, true, false, null, Listen und Objekte.</translation></message>
<message><source>%1 is too large a number. Put a finite one, below 1e308.</source><extracomment>json_text</extracomment><translation>%1 ist zu groß. Eine endliche Zahl unter 1e308 angeben.</translation></message>
<message><source>The file is empty. Open an earlier copy.</source><extracomment>json_text</extracomment><translation>Die Datei ist leer. Eine frühere Kopie öffnen.</translation></message>
<message><source>a value</source><extracomment>json_text</extracomment><translation>einem Wert</translation></message>
<message><source>the list that begins on line %1</source><extracomment>json_text</extracomment><translation>der Liste, die in Zeile %1 beginnt</translation></message>
<message><source>the object that begins on line %1</source><extracomment>json_text</extracomment><translation>dem Objekt, das in Zeile %1 beginnt</translation></message>
<message><source>The file ends here, in the middle of %1: it has been cut. Take a whole copy of it, or close what is open.</source><extracomment>json_text</extracomment><translation>Die Datei endet hier mitten in %1: Sie wurde abgeschnitten. Eine vollständige Kopie verwenden oder schließen, was offen ist.</translation></message>
<message><source>This text does not end on its line. Put a " at its end; a new line within text is written \n.</source><extracomment>json_text</extracomment><translation>Dieser Text endet nicht in seiner Zeile. Am Ende ein " setzen; eine neue Zeile im Text schreibt man \n.</translation></message>
<message><source>A control character is not allowed in text. Remove it, or write it as an escape such as \t.</source><extracomment>json_text</extracomment><translation>Ein Steuerzeichen ist in Text nicht erlaubt. Entfernen oder als Escape-Folge wie \t schreiben.</translation></message>
<message><source>JSON has no such escape. Write a backslash itself as \\.</source><extracomment>json_text</extracomment><translation>Diese Escape-Folge gibt es in JSON nicht. Einen Backslash selbst schreibt man \\.</translation></message>
<message><source>This object has the key "%1" twice. Remove one of them.</source><extracomment>json_text</extracomment><translation>Dieses Objekt hat den Schlüssel „%1“ zweimal. Einen davon entfernen.</translation></message>
<message><source>The file has more than %1 values, the most a Tiller file can have. Open a smaller one.</source><extracomment>json_text</extracomment><translation>Die Datei hat mehr als %1 Werte; mehr kann eine Tiller-Datei nicht haben. Eine kleinere öffnen.</translation></message>
<message><source>There are more than %1 %2, the most a project can have. Remove some.</source><extracomment>json_text</extracomment><translation>Es gibt mehr als %1 %2; mehr kann ein Projekt nicht haben. Einige entfernen.</translation></message>
<message><source>Lists and objects are nested more than %1 levels deep, the most a Tiller file can be. Open another one.</source><extracomment>json_text</extracomment><translation>Listen und Objekte sind mehr als %1 Ebenen tief verschachtelt; tiefer kann eine Tiller-Datei nicht sein. Eine andere öffnen.</translation></message>
<message><source>The file is larger than 64 MB, the most a Tiller file can be. Open a smaller one.</source><extracomment>json_text</extracomment><translation>Die Datei ist größer als 64 MB; größer kann eine Tiller-Datei nicht sein. Eine kleinere öffnen.</translation></message>
<message><source>The file is UTF-16 text. Save it as UTF-8.</source><extracomment>json_text</extracomment><translation>Die Datei ist UTF-16-Text. Als UTF-8 speichern.</translation></message>
<message><source>This is a recording, not a project. The editor opens it, and `tiller run PROJECT --inputs RECORDING` replays it.</source><extracomment>json_text</extracomment><translation>Dies ist eine Aufzeichnung, kein Projekt. Der Editor öffnet sie, und `tiller run PROJECT --inputs RECORDING` spielt sie ab.</translation></message>
<message><source>This byte is not UTF-8. Save the file as UTF-8 text.</source><extracomment>json_text</extracomment><translation>Dieses Byte ist kein UTF-8. Die Datei als UTF-8-Text speichern.</translation></message>
<message><source>This is not a Tiller file, because it is not text. Open another one.</source><extracomment>json_text</extracomment><translation>Dies ist keine Tiller-Datei, denn sie ist kein Text. Eine andere öffnen.</translation></message>
<message><source>null</source><extracomment>json_text</extracomment><translation>null</translation></message>
<message><source>true or false</source><extracomment>json_text</extracomment><translation>true oder false</translation></message>
<message><source>a number</source><extracomment>json_text</extracomment><translation>eine Zahl</translation></message>
<message><source>text</source><extracomment>json_text</extracomment><translation>Text</translation></message>
<message><source>a list</source><extracomment>json_text</extracomment><translation>eine Liste</translation></message>
<message><source>an object</source><extracomment>json_text</extracomment><translation>ein Objekt</translation></message>
<message><source>"%1" could not be read: this build of Tiller reads no files. Read it in the game, and give Tiller the text.</source><extracomment>no_files</extracomment><translation>„%1“ ließ sich nicht lesen: Diese Fassung von Tiller liest keine Dateien. Die Datei im Spiel lesen und Tiller den Text geben.</translation></message>
<message><source>The id "%1" is already used on line %2. Give one of the two another id.</source><extracomment>object_reader</extracomment><translation>Die ID „%1“ ist schon in Zeile %2 vergeben. Einer der beiden eine andere ID geben.</translation></message>
<message numerus="yes"><source>And %1 more warnings.</source><extracomment>object_reader</extracomment><translation><numerusform>Und %1 weitere Warnung.</numerusform><numerusform>Und %1 weitere Warnungen.</numerusform></translation></message>
<message><source>Reading stopped here: there may be more errors.</source><extracomment>object_reader</extracomment><translation>Das Lesen endete hier: Es kann weitere Fehler geben.</translation></message>
<message numerus="yes"><source>And %1 more errors.</source><extracomment>object_reader</extracomment><translation><numerusform>Und %1 weiterer Fehler.</numerusform><numerusform>Und %1 weitere Fehler.</numerusform></translation></message>
<message><source>Here must be %1, an object in { }; this is %2.</source><extracomment>object_reader</extracomment><translation>Hier muss ein Objekt in { } stehen (%1); dies ist %2.</translation></message>
<message><source>"%1" is missing in %2. Add it.</source><extracomment>object_reader</extracomment><translation>„%1“ fehlt (%2). Hinzufügen.</translation></message>
<message><source>"%1" of %2 is %3; it must be %4.</source><extracomment>object_reader</extracomment><translation>„%1“ (%2) ist %3; nötig ist %4.</translation></message>
<message><source>text in quotation marks</source><extracomment>object_reader</extracomment><translation>Text in Anführungszeichen</translation></message>
<message><source>a number from %1 to %2</source><extracomment>object_reader</extracomment><translation>eine Zahl von %1 bis %2</translation></message>
<message><source>a number, true or false, or text in quotation marks</source><extracomment>object_reader</extracomment><translation>eine Zahl, true oder false oder Text in Anführungszeichen</translation></message>
<message><source>a list with %1</source><extracomment>object_reader</extracomment><translation>eine Liste, darin %1</translation></message>
<message><source>a list of texts</source><extracomment>object_reader</extracomment><translation>eine Liste von Texten</translation></message>
<message><source>%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.</source><extracomment>object_reader</extracomment><translation>%1 ist keine gültige ID. 1 bis 64 Zeichen aus a-z, 0-9 und - verwenden.</translation></message>
<message><source>%1 is not a port. Write NODE.PORT, as in "seek-1.force".</source><extracomment>object_reader</extracomment><translation>%1 ist kein Anschluss. KNOTEN.ANSCHLUSS schreiben, wie in "seek-1.force".</translation></message>
<message><source>%1 is no setting. Write ITEM.SETTING, as in "hunter.maxSpeed", or LINK.weight.</source><extracomment>object_reader</extracomment><translation>%1 ist keine Einstellung. OBJEKT.EINSTELLUNG schreiben, wie in "hunter.maxSpeed", oder VERBINDUNG.weight.</translation></message>
<message><source>a list in [ ]</source><extracomment>object_reader</extracomment><translation>eine Liste in [ ]</translation></message>
<message><source>%1 is not the type of %2.</source><extracomment>object_reader</extracomment><translation>%1 passt hier nicht als Typ (%2).</translation></message>
<message><source>In %1: %2</source><extracomment>object_reader</extracomment><translation>%1: %2</translation></message>
<message><source>There are more than 1,000 properties. Remove some.</source><extracomment>object_reader</extracomment><translation>Es gibt mehr als 1.000 Eigenschaften. Einige entfernen.</translation></message>
<message><source>A property "%1" is already on line %2. Give one of the two another name.</source><extracomment>object_reader</extracomment><translation>Eine Eigenschaft „%1“ steht schon in Zeile %2. Einer der beiden einen anderen Namen geben.</translation></message>
<message><source>%1 is not a type of property.</source><extracomment>object_reader</extracomment><translation>%1 ist kein Typ einer Eigenschaft.</translation></message>
<message><source>The layout has a place for "%1", but there is no such node. Remove this entry.</source><extracomment>object_reader</extracomment><translation>Das Layout hat einen Ort für „%1“, aber diesen Knoten gibt es nicht. Den Eintrag entfernen.</translation></message>
<message><source>There is no agent type "%1" in this export. Use the id of one of its agentTypes.</source><extracomment>object_reader</extracomment><translation>Es gibt keinen Agententyp „%1“ in diesem Export. Die ID eines seiner agentTypes verwenden.</translation></message>
<message><source>"%1.%2" has another value in the file than the parameter "%3", which drives it. The parameter counts.</source><extracomment>object_reader</extracomment><translation>„%1.%2“ hat in der Datei einen anderen Wert als der Parameter „%3“, der es steuert. Der Parameter gilt.</translation></message>
<message><source>%1 is not a key of %2.</source><extracomment>object_reader</extracomment><translation>%1 ist hier kein Schlüssel (%2).</translation></message>
<message><source>a whole number</source><extracomment>object_reader</extracomment><translation>eine ganze Zahl</translation></message>
<message><source>"tiller list" shows every type.</source><extracomment>object_reader</extracomment><translation>„tiller list“ zeigt alle Typen.</translation></message>
<message><source>the export</source><extracomment>project_io</extracomment><translation>Export</translation></message>
<message><source>the project</source><extracomment>project_io</extracomment><translation>Projekt</translation></message>
<message><source>Use a complete copy of the recording.</source><extracomment>recording_io</extracomment><translation>Eine vollständige Kopie der Aufzeichnung verwenden.</translation></message>
<message><source>The inputs of this recording are in a wrong order.</source><extracomment>recording_io</extracomment><translation>Die Eingaben dieser Aufzeichnung sind falsch geordnet.</translation></message>
<message><source>A block of this run is damaged.</source><extracomment>recording_io</extracomment><translation>Ein Block dieses Laufs ist beschädigt.</translation></message>
<message><source>A block of this run leads from tick %1 to %2, but each leads to the next tick.</source><extracomment>recording_io</extracomment><translation>Ein Block dieses Laufs führt von Tick %1 zu %2, aber jeder führt zum nächsten Tick.</translation></message>
<message><source>This recording has version %1. This Tiller reads version %2.</source><extracomment>recording_io</extracomment><translation>Diese Aufzeichnung hat Version %1. Dieses Tiller liest Version %2.</translation></message>
<message><source>Use a newer Tiller.</source><extracomment>recording_io</extracomment><translation>Ein neueres Tiller verwenden.</translation></message>
<message><source>Record the game anew.</source><extracomment>recording_io</extracomment><translation>Das Spiel neu aufzeichnen.</translation></message>
<message><source>This recording has no complete first block, so its project is unknown.</source><extracomment>recording_io</extracomment><translation>Diese Aufzeichnung hat keinen vollständigen ersten Block, daher ist ihr Projekt unbekannt.</translation></message>
<message><source>Block %1 of this recording is damaged.</source><extracomment>recording_io</extracomment><translation>Block %1 dieser Aufzeichnung ist beschädigt.</translation></message>
<message><source>%1 could not be saved: %2. %3</source><extracomment>saving</extracomment><translation>%1 ließ sich nicht speichern: %2. %3</translation></message>
<message><source>a run</source><extracomment>sweep_io</extracomment><translation>Lauf</translation></message>
<message><source>the plan</source><extracomment>sweep_io</extracomment><translation>Plan</translation></message>
<message><source>This is no sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Dies ist keine Messreihe. Den Plan neu erzeugen.</translation></message>
<message><source>These are not the runs of this sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Dies sind nicht die Läufe dieser Messreihe. Den Plan neu erzeugen.</translation></message>
<message><source>could not make the folder %1: %2.</source><extracomment>sweep_io</extracomment><translation>der Ordner %1 ließ sich nicht anlegen: %2.</translation></message>
<message><source>The old file is unchanged. Close the program that has it open, allow writing to it, or save to another file.</source><extracomment>windows_files</extracomment><translation>Die alte Datei ist unverändert. Das Programm schließen, das sie geöffnet hat, Schreiben erlauben oder in eine andere Datei speichern.</translation></message>
<message><source>On this system a game cannot listen for an editor. Record the run instead.</source><extracomment>c_live</extracomment><translation>Auf diesem System kann ein Spiel nicht auf einen Editor warten. Stattdessen den Lauf aufzeichnen.</translation></message>
<message><source>The game has ended.</source><extracomment>client</extracomment><translation>Das Spiel ist beendet.</translation></message>
<message><source>The game has not read your edits for too long: it may be paused. Attach again when it goes on.</source><extracomment>client</extracomment><translation>Das Spiel hat die Änderungen zu lange nicht gelesen: Vielleicht ist es angehalten. Erneut verbinden, wenn es weitergeht.</translation></message>
<message><source>The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of the game instead.</source><extracomment>client</extracomment><translation>Das Spiel hat %1 MB auf einmal gesendet; der Editor nimmt höchstens %2 MB an. Stattdessen den Lauf des Spiels aufzeichnen.</translation></message>
<message><source>The game sent something that this editor does not know.</source><extracomment>client</extracomment><translation>Das Spiel hat etwas gesendet, das dieser Editor nicht kennt.</translation></message>
<message><source>This is not the game that the list shows: its token is wrong.</source><extracomment>client</extracomment><translation>Dies ist nicht das Spiel aus der Liste: Sein Token ist falsch.</translation></message>
<message><source>The game sent a start that is damaged.</source><extracomment>client</extracomment><translation>Das Spiel hat einen beschädigten Anfang gesendet.</translation></message>
<message><source>The game has stopped listening.</source><extracomment>listener</extracomment><translation>Das Spiel nimmt keine Verbindung mehr an.</translation></message>
<message><source>This is a game that listens for an editor of Tiller.</source><extracomment>listener</extracomment><translation>Dies ist ein Spiel, das auf einen Editor von Tiller wartet.</translation></message>
<message><source>The game and the editor are of different releases. Use the same release line for both.</source><extracomment>listener</extracomment><translation>Spiel und Editor stammen aus verschiedenen Versionen. Für beide dieselbe Versionsreihe verwenden.</translation></message>
<message><source>The token is wrong. Attach with the list of the editor.</source><extracomment>listener</extracomment><translation>Das Token ist falsch. Über die Liste des Editors verbinden.</translation></message>
<message><source>Another editor is attached to this game. Detach it first.</source><extracomment>listener</extracomment><translation>Ein anderer Editor ist mit diesem Spiel verbunden. Erst diesen trennen.</translation></message>
<message><source>The editor sent something that is no edit.</source><extracomment>listener</extracomment><translation>Der Editor hat etwas gesendet, das keine Bearbeitung ist.</translation></message>
<message><source>Only edits of the project can be sent.</source><extracomment>listener</extracomment><translation>Nur Bearbeitungen des Projekts lassen sich senden.</translation></message>
<message><source>There is no folder for the game's token: set XDG_RUNTIME_DIR or HOME.</source><extracomment>running_games</extracomment><translation>Es gibt keinen Ordner für das Token des Spiels: XDG_RUNTIME_DIR oder HOME setzen.</translation></message>
<message><source>%1 could not be made: %2.</source><extracomment>running_games</extracomment><translation>%1 ließ sich nicht anlegen: %2.</translation></message>
<message><source>%1 is not a folder that only you can read, so the game's token would not be safe there. Remove it, or run chmod 700 on it.</source><extracomment>running_games</extracomment><translation>%1 ist kein Ordner, den nur der eigene Benutzer lesen kann; das Token des Spiels wäre dort nicht sicher. Den Ordner entfernen oder chmod 700 darauf anwenden.</translation></message>
<message><source>The system gives no random numbers: %1.</source><extracomment>running_games</extracomment><translation>Das System liefert keine Zufallszahlen: %1.</translation></message>
<message><source>%1 could not be written: %2.</source><extracomment>running_games</extracomment><translation>%1 ließ sich nicht schreiben: %2.</translation></message>
<message><source>The game on port %1 does not answer. It may be paused: let it go on, and try again.</source><extracomment>socket</extracomment><translation>Das Spiel an Port %1 antwortet nicht. Vielleicht ist es angehalten: weiterlaufen lassen und noch einmal versuchen.</translation></message>
<message><source>Port %1 does not answer: %2.</source><extracomment>socket</extracomment><translation>Port %1 antwortet nicht: %2.</translation></message>
<message><source>The game cannot listen on port %1: %2. Use another port, or 0 for a free one.</source><extracomment>socket</extracomment><translation>Das Spiel kann an Port %1 keine Verbindung annehmen: %2. Einen anderen Port verwenden oder 0 für einen freien.</translation></message>
<message><source>The min speed of %1 is above the max speed of %2. Lower the min speed first.</source><extracomment>agent_type</extracomment><translation>Das Mindesttempo von %1 liegt über dem Höchsttempo von %2. Erst das Mindesttempo senken.</translation></message>
<message><source>a point</source><extracomment>check</extracomment><translation>ein Punkt</translation></message>
<message><source>a region</source><extracomment>check</extracomment><translation>ein Gebiet</translation></message>
<message><source>a path</source><extracomment>check</extracomment><translation>ein Pfad</translation></message>
<message><source>an obstacle</source><extracomment>check</extracomment><translation>ein Hindernis</translation></message>
<message><source>a field</source><extracomment>check</extracomment><translation>ein Feld</translation></message>
<message><source>a ground</source><extracomment>check</extracomment><translation>ein Boden</translation></message>
<message><source>There are %1 nodes; a project can have at most 10,000. Remove some.</source><extracomment>check</extracomment><translation>Es gibt %1 Knoten; ein Projekt kann höchstens 10.000 haben. Einige entfernen.</translation></message>
<message><source>There are %1 links; a project can have at most 100,000. Remove some.</source><extracomment>check</extracomment><translation>Es gibt %1 Verbindungen; ein Projekt kann höchstens 100.000 haben. Einige entfernen.</translation></message>
<message><source>"%1" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>check</extracomment><translation>„%1“ ist keine gültige ID. 1 bis 64 Zeichen aus a-z, 0-9 und - verwenden, aber nicht „world“.</translation></message>
<message><source>The id "%1" is used twice. Give one of the two another id.</source><extracomment>check</extracomment><translation>Die ID „%1“ kommt zweimal vor. Einer der beiden eine andere ID geben.</translation></message>
<message><source>"%1" is not a type of this version of Tiller. Correct it, or get a newer Tiller.</source><extracomment>check</extracomment><translation>„%1“ ist kein Typ in dieser Version von Tiller. Berichtigen oder ein neueres Tiller verwenden.</translation></message>
<message><source>%1 does not have the right number of settings.</source><extracomment>check</extracomment><translation>%1 hat die falsche Anzahl von Einstellungen.</translation></message>
<message><source>The place of "%1" on the canvas is not a finite number. Move the card.</source><extracomment>check</extracomment><translation>Der Ort von „%1“ auf der Zeichenfläche ist keine endliche Zahl. Die Karte verschieben.</translation></message>
<message><source>The project</source><extracomment>check</extracomment><translation>Das Projekt</translation></message>
<message><source>Scene item "%1"</source><extracomment>check</extracomment><translation>Szenenobjekt „%1“</translation></message>
<message><source>%1 has properties, but of the nodes only agent types and modes may have some. Remove them.</source><extracomment>check</extracomment><translation>%1 hat Eigenschaften, aber unter den Knoten dürfen nur Agententypen und Modi welche haben. Die Eigenschaften entfernen.</translation></message>
<message><source>A placed agent of %1</source><extracomment>check</extracomment><translation>Ein gesetzter Agent von %1</translation></message>
<message><source>%1 refers to "%2", which is not in the scene. Add it, or choose another one.</source><extracomment>check</extracomment><translation>%1 verweist auf „%2“, das nicht in der Szene ist. Hinzufügen oder etwas anderes wählen.</translation></message>
<message><source>%1 needs %2; "%3" is %4. Choose another.</source><extracomment>check</extracomment><translation>Zu %1 gehört %2, aber „%3“ ist %4. Etwas anderes wählen.</translation></message>
<message><source>%1 has placed agents, but only an agent type can have them. Remove them.</source><extracomment>check</extracomment><translation>%1 hat gesetzte Agenten, aber nur ein Agententyp kann welche haben. Entfernen.</translation></message>
<message><source>There are %1 agents from the start, but world.mostAgents is %2. Raise it, or lower a count.</source><extracomment>check</extracomment><translation>Es gibt %1 Agenten von Anfang an, aber world.mostAgents ist %2. Diesen Wert erhöhen oder eine Anzahl senken.</translation></message>
<message><source>There are %1 agents in all; a project can have at most 1,000,000. Lower a count.</source><extracomment>check</extracomment><translation>Es gibt insgesamt %1 Agenten; ein Projekt kann höchstens 1.000.000 haben. Eine Anzahl senken.</translation></message>
<message><source>%1 has more than 1,000,000 placed agents. Remove some.</source><extracomment>check</extracomment><translation>%1 hat mehr als 1.000.000 gesetzte Agenten. Einige entfernen.</translation></message>
<message><source>A placed agent of %1 has %2; coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Ein gesetzter Agent von %1 hat %2; Koordinaten und Tempi müssen zwischen -1.000.000 und 1.000.000 liegen.</translation></message>
<message><source>A placed agent of %1 has more than 1,000 goals. Remove some.</source><extracomment>check</extracomment><translation>Ein gesetzter Agent von %1 hat mehr als 1.000 Ziele. Einige entfernen.</translation></message>
<message><source>A goal of a placed agent of %1 lies too far out; coordinates must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Ein Ziel eines gesetzten Agenten von %1 liegt zu weit draußen; Koordinaten müssen zwischen -1.000.000 und 1.000.000 liegen.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", %3. Use a point, a region or a place.</source><extracomment>check</extracomment><translation>Ein Ziel eines gesetzten Agenten von %1 ist „%2“, %3. Einen Punkt, ein Gebiet oder einen Ort verwenden.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", which is not in the scene. Add it, or choose another goal.</source><extracomment>check</extracomment><translation>Ein Ziel eines gesetzten Agenten von %1 ist „%2“, das nicht in der Szene ist. Hinzufügen oder ein anderes Ziel wählen.</translation></message>
<message><source>The weight of link "%1" is %2; it must be 0 to 100.</source><extracomment>check</extracomment><translation>Das Gewicht der Verbindung „%1“ ist %2; möglich ist 0 bis 100.</translation></message>
<message><source>Link "%1": %2</source><extracomment>check</extracomment><translation>Verbindung „%1“: %2</translation></message>
<message><source>Link "%1" has the same ends as another link. Remove one of them.</source><extracomment>check</extracomment><translation>Verbindung „%1“ hat dieselben Enden wie eine andere Verbindung. Eine davon entfernen.</translation></message>
<message><source>Agent type "%1" has more than 64 modes. Remove some.</source><extracomment>check</extracomment><translation>Agententyp „%1“ hat mehr als 64 Modi. Einige entfernen.</translation></message>
<message><source>Input "%1.%2" takes one link, but "%3" and "%4" lead to it. Remove one of them.</source><extracomment>check</extracomment><translation>Eingang „%1.%2“ nimmt eine Verbindung, aber „%3“ und „%4“ führen dorthin. Eine davon entfernen.</translation></message>
<message><source>Link "%1" leads to "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Verbindung „%1“ führt zu „%2“, aber diesen Knoten gibt es nicht. Die Verbindung entfernen oder den Knoten hinzufügen.</translation></message>
<message><source>Link "%1" leads from "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Verbindung „%1“ kommt von „%2“, aber diesen Knoten gibt es nicht. Die Verbindung entfernen oder den Knoten hinzufügen.</translation></message>
<message><source>Link "%1": the setting "%2" of %3 decides how programs and agents are made, so no number drives it. Remove the link.</source><extracomment>check</extracomment><translation>Verbindung „%1“: Die Einstellung „%2“ von %3 bestimmt, wie Programme und Agenten angelegt werden, daher kann keine Zahl sie steuern. Die Verbindung entfernen.</translation></message>
<message><source>Link "%1": %2 has no input "%3".</source><extracomment>check</extracomment><translation>Verbindung „%1“: %2 hat keinen Eingang „%3“.</translation></message>
<message><source>Link "%1": %2 has no output "%3".</source><extracomment>check</extracomment><translation>Verbindung „%1“: %2 hat keinen Ausgang „%3“.</translation></message>
<message><source>It has none.</source><extracomment>check</extracomment><translation>Es gibt keinen.</translation></message>
<message><source>It has: %1.</source><extracomment>check</extracomment><translation>Es gibt: %1.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no node, wire or scene item with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Der Link „%1“ in den Notizen führt zu „%2“, aber es gibt keinen Knoten, keine Verbindung und kein Szenenobjekt mit dieser ID. In den Notizen berichtigen.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no experiment with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Der Link „%1“ in den Notizen führt zu „%2“, aber es gibt kein Experiment mit dieser ID. In den Notizen berichtigen.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no agent with this name. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Der Link „%1“ in den Notizen führt zu „%2“, aber es gibt keinen Agenten mit diesem Namen. In den Notizen berichtigen.</translation></message>
<message><source>The experiment "%1" cannot start: %2</source><extracomment>check_lesson</extracomment><translation>Das Experiment „%1“ lässt sich nicht starten: %2</translation></message>
<message><source>The parameter "%1" drives "%2.%3", which is no number, switch, choice or weight of this project. Choose another setting, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Der Parameter „%1“ steuert „%2.%3“, das in diesem Projekt weder Zahl noch Schalter, Auswahl oder Gewicht ist. Eine andere Einstellung wählen oder weglassen.</translation></message>
<message><source>A plot counts contacts of "%1", which is not an agent type. Choose another type, or delete the plot.</source><extracomment>check_lesson</extracomment><translation>Ein Diagramm zählt Kontakte von „%1“, das kein Agententyp ist. Einen anderen Typ wählen oder das Diagramm löschen.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this name. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ hat einen Link „%2“, der zu „%3“ führt, aber nichts hat diesen Namen. Im Text berichtigen.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this id. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ hat einen Link „%2“, der zu „%3“ führt, aber nichts hat diese ID. Im Text berichtigen.</translation></message>
<message><source>The step "%1" cannot change a setting: %2</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ kann eine Einstellung nicht ändern: %2</translation></message>
<message><source>The step "%1" shows "%2", which is no overlay.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ zeigt „%2“, das keine Einblendung ist.</translation></message>
<message><source>The step "%1" hides "%2", which is no part of the window.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ blendet „%2“ aus, das kein Teil des Fensters ist.</translation></message>
<message><source>The step "%1" has the camera "%2". Write X, Y, WIDTH, with a width above 0.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ hat die Kamera „%2“. X, Y, BREITE schreiben, mit einer Breite über 0.</translation></message>
<message><source>The step "%1" has a spotlight on "%2", which is no agent, agent type or scene item. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ hebt „%2“ hervor, das weder Agent noch Agententyp oder Szenenobjekt ist. Etwas anderes wählen oder weglassen.</translation></message>
<message><source>The step "%1" runs beside "%2", which is not an experiment. Choose one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ läuft neben „%2“, das kein Experiment ist. Eines wählen oder weglassen.</translation></message>
<message><source>The step "%1" asks for a guess without a question. Write one.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Vermutung, hat aber keine Frage. Eine schreiben.</translation></message>
<message><source>The step "%1" asks for a choice, but has fewer than two answers. Add answers.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Auswahl, hat aber weniger als zwei Antworten. Antworten hinzufügen.</translation></message>
<message><source>The step "%1" asks for a choice, but no answer is right. Check the right one; in the file it begins with "* ".</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Auswahl, aber keine Antwort ist richtig. Die richtige ankreuzen; in der Datei beginnt sie mit "* ".</translation></message>
<message><source>The step "%1" asks for a curve of "%2", which is not a plot. Add a plot, and choose it.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Kurve von „%2“, das kein Diagramm ist. Ein Diagramm hinzufügen und wählen.</translation></message>
<message><source>The step "%1" asks for a curve that is longer than what its plot shows. Let the plot show as many seconds.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Kurve, die länger ist, als ihr Diagramm zeigt. Das Diagramm ebenso viele Sekunden zeigen lassen.</translation></message>
<message><source>The step "%1" asks for a curve without an end. Let it pause after some seconds.</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Kurve ohne Ende. Ihn nach einigen Sekunden pausieren lassen.</translation></message>
<message><source>The step "%1" asks for a curve whose axis has no length. Let "Axis to" be larger than "Axis from".</source><extracomment>check_lesson</extracomment><translation>Der Schritt „%1“ fragt nach einer Kurve, deren Achse keine Länge hat. „Achse bis“ muss größer sein als „Achse von“.</translation></message>
<message><source>Forces or conditions form a ring through %1 and others. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Kräfte oder Bedingungen bilden einen Ring durch %1 und andere. Eine Verbindung des Rings entfernen.</translation></message>
<message><source>Forces or conditions form a ring through %1. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Kräfte oder Bedingungen bilden einen Ring durch %1. Eine Verbindung des Rings entfernen.</translation></message>
<message><source>%1 leads to %2, but it must come last. Wire it to the Steering of an agent type, and %2 to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 führt zu %2, muss aber als Letztes kommen. Diese Karte mit der Steuerung eines Agententyps verbinden und %2 mit ihrem Eingang Kräfte.</translation></message>
<message><source>%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 muss %2 allein steuern, aber %3 Verbindungen führen dorthin. Die anderen Kräfte mit dem Eingang Kräfte dieser Karte verbinden.</translation></message>
<message><source>The weight of %1 at %2 is %3; it must be 1, so that the agent gets the velocity that was chosen. Set it to 1.</source><extracomment>check_links</extracomment><translation>Das Gewicht von %1 an %2 ist %3; es muss 1 sein, damit der Agent die gewählte Geschwindigkeit bekommt. Auf 1 setzen.</translation></message>
<message><source>%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer alone. Wire it to each mode, and nothing to the Steering.</source><extracomment>check_links</extracomment><translation>%1 wird von %2 und vom Modus %3 gesteuert, aber Gegenseitiges Ausweichen muss allein steuern. Mit jedem Modus verbinden und nichts mit der Steuerung.</translation></message>
<message numerus="yes"><source>%1 %2, %3, %4 and %n more</source><extracomment>check_places</extracomment><translation><numerusform>%1 %2, %3, %4 und %n weiterer</numerusform><numerusform>%1 %2, %3, %4 und %n weitere</numerusform></translation></message>
<message><source>%1 %2, %3 and %4</source><extracomment>check_places</extracomment><translation>%1 %2, %3 und %4</translation></message>
<message><source>%1 %2 and %3</source><extracomment>check_places</extracomment><translation>%1 %2 und %3</translation></message>
<message><source>So many obstacles lie on each other that not all starts were compared with them. Delete those that lie within others.</source><extracomment>check_places</extracomment><translation>So viele Hindernisse liegen übereinander, dass nicht alle Starts damit verglichen wurden. Die löschen, die in anderen liegen.</translation></message>
<message><source>%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and more than half cannot be filled. Some start within each other and are pushed apart. Lower the count or the radius, or use a larger region.</source><extracomment>check_places</extracomment><translation>%1 hat zu wenig Platz zum Beginnen: Die Körper von %2 Agenten würden %3% davon bedecken, und mehr als die Hälfte lässt sich nicht füllen. Einige beginnen ineinander und werden auseinandergeschoben. Anzahl oder Radius senken oder ein größeres Gebiet verwenden.</translation></message>
<message numerus="yes"><source>%1 start within obstacles, which push them out. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 beginnt in Hindernissen, die ihn hinausschieben. Den Agenten verschieben.</numerusform><numerusform>%1 beginnen in Hindernissen, die sie hinausschieben. Die Agenten verschieben.</numerusform></translation></message>
<message><source>An agent of %1 and one of %2 are placed within each other, and are pushed apart. Move one.</source><extracomment>check_places</extracomment><translation>Ein Agent von %1 und einer von %2 sind ineinander gesetzt und werden auseinandergeschoben. Einen verschieben.</translation></message>
<message><source>Agents of %1 go through the obstacles of the map: nothing avoids them. Add Obstacle avoidance, or set Solid to obstacles.</source><extracomment>check_places</extracomment><translation>Agenten von %1 gehen durch die Hindernisse der Levelkarte: Nichts weicht ihnen aus. Eine Hindernisvermeidung hinzufügen oder „Stößt an“ auf Hindernisse setzen.</translation></message>
<message><source>%1 "%2" lies outside the world. Move it inside, or make the world larger.</source><extracomment>check_places</extracomment><translation>%1 „%2“ liegt außerhalb der Welt. Nach innen verschieben oder die Welt vergrößern.</translation></message>
<message numerus="yes"><source>%1 start outside the world. Move the agents inside.</source><extracomment>check_places</extracomment><translation><numerusform>%1 beginnt außerhalb der Welt. Den Agenten nach innen verschieben.</numerusform><numerusform>%1 beginnen außerhalb der Welt. Die Agenten nach innen verschieben.</numerusform></translation></message>
<message numerus="yes"><source>%1 start within obstacles. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 beginnt in Hindernissen. Den Agenten verschieben.</numerusform><numerusform>%1 beginnen in Hindernissen. Die Agenten verschieben.</numerusform></translation></message>
<message><source>Two agents of %1 start at the same place, and nothing parts them. Move one, add Separation, or make them solid.</source><extracomment>check_places</extracomment><translation>Zwei Agenten von %1 beginnen am selben Ort, und nichts trennt sie. Einen verschieben, Separation hinzufügen oder „Stößt an“ setzen.</translation></message>
<message><source>About %1% of the agents of %2 start within obstacles. Let them start in a free region, or set Solid to obstacles, which pushes them out.</source><extracomment>check_places</extracomment><translation>Etwa %1% der Agenten von %2 beginnen in Hindernissen. In einem freien Gebiet beginnen lassen oder „Stößt an“ auf Hindernisse setzen: Das schiebt sie hinaus.</translation></message>
<message><source>%1 has no wire at its input %2, so nothing steers it. %3</source><extracomment>check_warnings</extracomment><translation>%1 hat am Eingang %2 keine Verbindung, also steuert nichts. %3</translation></message>
<message><source>%1 has no wire at its input %2, so its agents want to go on as they go. %3</source><extracomment>check_warnings</extracomment><translation>%1 hat am Eingang %2 keine Verbindung, also wollen seine Agenten weiter wie bisher. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it never acts. %3</source><extracomment>check_warnings</extracomment><translation>%1 hat am Eingang %2 keine Verbindung, wirkt also nie. %3</translation></message>
<message><source>%1 has no wire at its input %2, so there is no number. %3</source><extracomment>check_warnings</extracomment><translation>%1 hat am Eingang %2 keine Verbindung, also gibt es keine Zahl. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it is inactive. %3</source><extracomment>check_warnings</extracomment><translation>%1 hat am Eingang %2 keine Verbindung und ist daher inaktiv. %3</translation></message>
<message><source>%1 has no ground, so it never acts. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 hat keinen Boden, wirkt also nie. Einen wählen oder in der Welt einen zeichnen.</translation></message>
<message><source>%1 has no ground, so there is no number. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 hat keinen Boden, also gibt es keine Zahl. Einen wählen oder in der Welt einen zeichnen.</translation></message>
<message><source>%1 has no ground, so it is inactive. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 hat keinen Boden und ist daher inaktiv. Einen wählen oder in der Welt einen zeichnen.</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so there is no number. %4</source><extracomment>check_warnings</extracomment><translation>%1 benutzt %2, hat aber am Eingang %3 keine Verbindung, also gibt es keine Zahl. %4</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so it is inactive. %4</source><extracomment>check_warnings</extracomment><translation>%1 benutzt %2, hat aber am Eingang %3 keine Verbindung und ist daher inaktiv. %4</translation></message>
<message><source>Ground "%1": %2</source><extracomment>check_warnings</extracomment><translation>Boden „%1“: %2</translation></message>
<message><source>Ground "%1" would have more than 1,048,576 cells, so its cells are %2 long. Make them at least so long, or the ground smaller.</source><extracomment>check_warnings</extracomment><translation>Boden „%1“ hätte mehr als 1.048.576 Zellen, daher sind seine Zellen %2 lang. Sie mindestens so lang machen oder den Boden kleiner.</translation></message>
<message><source>%1 and %2</source><extracomment>check_warnings</extracomment><translation>%1 und %2</translation></message>
<message><source>%1 has no wire at its inputs %2, so it is inactive. Wire one of them.</source><extracomment>check_warnings</extracomment><translation>%1 hat an den Eingängen %2 keine Verbindung und ist daher inaktiv. Einen davon verbinden.</translation></message>
<message numerus="yes"><source>%1 "%2" has %n points; it needs at least %3. Add points, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 „%2“ hat %n Punkt; nötig sind mindestens %3. Punkte hinzufügen oder alles löschen.</numerusform><numerusform>%1 „%2“ hat %n Punkte; nötig sind mindestens %3. Punkte hinzufügen oder alles löschen.</numerusform></translation></message>
<message numerus="yes"><source>%1 "%2" has points at %n places only, so its area is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 „%2“ hat Punkte nur an %n Ort, daher ist die Fläche 0. Einen Punkt verschieben oder alles löschen.</numerusform><numerusform>%1 „%2“ hat Punkte nur an %n Orten, daher ist die Fläche 0. Einen Punkt verschieben oder alles löschen.</numerusform></translation></message>
<message><source>%1 "%2" has points at 1 place only, so its length is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 „%2“ hat Punkte nur an 1 Ort, daher ist die Länge 0. Einen Punkt verschieben oder alles löschen.</translation></message>
<message><source>%1 takes one target, but %2 gives several, so it is inactive. Choose one target in %2, such as the nearest.</source><extracomment>check_warnings</extracomment><translation>%1 ist inaktiv: Nur ein Ziel ist möglich, aber %2 gibt mehrere. In %2 eines wählen, etwa den nächsten.</translation></message>
<message><source>%1 does not reach any agent type, so it has no effect. Wire it, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 erreicht keinen Agententyp und hat daher keine Wirkung. Verbinden oder löschen.</translation></message>
<message><source>%1 is too weak for %2: to reach any velocity within a tick it needs a maximum force of %3, but it has %4. Raise its maximum force, or lower its maximum speed.</source><extracomment>check_warnings</extracomment><translation>%1 ist zu schwach für %2: Um in einem Tick jede Geschwindigkeit zu erreichen, braucht es eine Maximalkraft von %3, hat aber %4. Die Maximalkraft erhöhen oder das Höchsttempo senken.</translation></message>
<message><source>%1 may swing: the weights before %2 add up to %3; they must stay below 2. Lower them.</source><extracomment>check_warnings</extracomment><translation>%1 kann ins Schwingen geraten: Die Gewichte vor %2 ergeben zusammen %3; sie müssen unter 2 bleiben. Senken.</translation></message>
<message><source>%1 may swing: its weights are too large for its mass and response time (%2; it must be below 2). Lower the weights, or raise the mass or the response time.</source><extracomment>check_warnings</extracomment><translation>%1 kann ins Schwingen geraten: Die Gewichte sind zu groß für Masse und Reaktionszeit (%2; es muss unter 2 sein). Die Gewichte senken oder Masse oder Reaktionszeit erhöhen.</translation></message>
<message><source>%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius and its stop radius to 0: then its agents stop inside.</source><extracomment>check_warnings</extracomment><translation>%1 bremst am Rand von %2, daher kann %3 falsch bleiben. Bremsradius und Halteradius auf 0 setzen: Dann halten die Agenten innen an.</translation></message>
<message><source>%1 cannot stop for %2: it circles around its place at its min speed of %3. Set the min speed to 0.</source><extracomment>check_warnings</extracomment><translation>%1 kann für %2 nicht anhalten und kreist mit dem Mindesttempo %3 um seinen Platz. Das Mindesttempo auf 0 setzen.</translation></message>
<message><source>%1 cannot stop in time: %2 slows it down inside %3, but from full speed it needs %4. Raise the slowing radius or the maximum force.</source><extracomment>check_warnings</extracomment><translation>%1 kann nicht rechtzeitig anhalten: %2 bremst innerhalb von %3, aus vollem Tempo sind aber %4 nötig. Bremsradius oder Maximalkraft erhöhen.</translation></message>
<message><source>The goal at %1, %2 of %3 is inside an obstacle, so agents go to a place near it. Move it out of the obstacle.</source><extracomment>check_warnings</extracomment><translation>Das Ziel bei %1, %2 von %3 liegt in einem Hindernis, daher gehen Agenten zu einem Ort in der Nähe. Aus dem Hindernis holen.</translation></message>
<message><source>%1 and %2 both push %3 with their full weight. Each asks for a whole velocity, so it is slow where both act. Wire them to a Priority or a Context instead.</source><extracomment>check_warnings</extracomment><translation>%1 und %2 schieben %3 beide mit vollem Gewicht. Jedes verlangt eine ganze Geschwindigkeit, daher geht es langsam voran, wo beide wirken. Stattdessen mit einer Priorität oder einem Kontext verbinden.</translation></message>
<message><source>The change does not fit the project: it changes an item that does not exist, or adds one that does.</source><extracomment>checked_project</extracomment><translation>Die Änderung passt nicht zum Projekt: Sie ändert etwas, das es nicht gibt, oder fügt etwas hinzu, das es schon gibt.</translation></message>
<message><source>a force</source><extracomment>connect</extracomment><translation>eine Kraft</translation></message>
<message><source>a condition</source><extracomment>connect</extracomment><translation>eine Bedingung</translation></message>
<message><source>a group of agents</source><extracomment>connect</extracomment><translation>eine Gruppe von Agenten</translation></message>
<message><source>a group of obstacles</source><extracomment>connect</extracomment><translation>eine Gruppe von Hindernissen</translation></message>
<message><source>a heading</source><extracomment>connect</extracomment><translation>eine Blickrichtung</translation></message>
<message><source>a mode</source><extracomment>connect</extracomment><translation>ein Modus</translation></message>
<message><source>a transition</source><extracomment>connect</extracomment><translation>ein Übergang</translation></message>
<message><source>an action</source><extracomment>connect</extracomment><translation>eine Aktion</translation></message>
<message><source>a source of births</source><extracomment>connect</extracomment><translation>eine Quelle von Geburten</translation></message>
<message><source>a meter</source><extracomment>connect</extracomment><translation>ein Vorrat</translation></message>
<message><source>a variable</source><extracomment>connect</extracomment><translation>eine Variable</translation></message>
<message><source>Wire a behavior, a Sum or a Priority to it.</source><extracomment>connect</extracomment><translation>Ein Verhalten, eine Summe oder eine Priorität damit verbinden.</translation></message>
<message><source>Wire a condition to it, such as Within range, Meter or Timer.</source><extracomment>connect</extracomment><translation>Eine Bedingung damit verbinden, etwa In Reichweite, Vorrat oder Taktgeber.</translation></message>
<message><source>Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Punkt, Gebiet, Mauszeiger, Zuhause, Eigenes Ziel, Nächster oder die Agenten eines Agententyps damit verbinden.</translation></message>
<message><source>Wire a Nearest, or an agent type's Agents, to it.</source><extracomment>connect</extracomment><translation>Einen Nächsten oder die Agenten eines Agententyps damit verbinden.</translation></message>
<message><source>Wire an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Die Agenten eines Agententyps damit verbinden.</translation></message>
<message><source>Wire a Region to it.</source><extracomment>connect</extracomment><translation>Ein Gebiet damit verbinden.</translation></message>
<message><source>Wire a Path to it.</source><extracomment>connect</extracomment><translation>Einen Pfad damit verbinden.</translation></message>
<message><source>Wire Obstacles to it.</source><extracomment>connect</extracomment><translation>Hindernisse damit verbinden.</translation></message>
<message><source>Wire a Field or a Way to it.</source><extracomment>connect</extracomment><translation>Ein Feld oder einen Weg damit verbinden.</translation></message>
<message><source>Wire a Face or a Look where you go to it.</source><extracomment>connect</extracomment><translation>Hinwenden oder Vorausblicken damit verbinden.</translation></message>
<message><source>Wire a Mode to it.</source><extracomment>connect</extracomment><translation>Einen Modus damit verbinden.</translation></message>
<message><source>Wire a Transition to it.</source><extracomment>connect</extracomment><translation>Einen Übergang damit verbinden.</translation></message>
<message><source>Wire an action to it, such as Remove, Spawn, Add or End.</source><extracomment>connect</extracomment><translation>Eine Aktion damit verbinden, etwa Entfernen, Erzeugen, Addieren oder Ende.</translation></message>
<message><source>Wire a Source to it.</source><extracomment>connect</extracomment><translation>Eine Quelle damit verbinden.</translation></message>
<message><source>Wire a Meter to it.</source><extracomment>connect</extracomment><translation>Einen Vorrat damit verbinden.</translation></message>
<message><source>Wire a number to it, such as Distance, Clock or a Formula.</source><extracomment>connect</extracomment><translation>Eine Zahl damit verbinden, etwa Entfernung, Uhr oder eine Formel.</translation></message>
<message><source>Wire a Variable to it.</source><extracomment>connect</extracomment><translation>Eine Variable damit verbinden.</translation></message>
<message><source>Wire an action, a Mode or a Source to it.</source><extracomment>connect</extracomment><translation>Eine Aktion, einen Modus oder eine Quelle damit verbinden.</translation></message>
<message><source>%1 gives a number of an agent, and a Source has none. Use a Variable of the world, a Clock, a Draw, or a Formula of these.</source><extracomment>connect</extracomment><translation>%1 gibt eine Zahl eines Agenten, und eine Quelle hat keinen. Eine Variable der Welt, eine Uhr, eine Zufallszahl oder eine Formel daraus verwenden.</translation></message>
<message><source>%1 chooses each of several agents, so no number drives its settings. Choose one agent.</source><extracomment>connect</extracomment><translation>%1 wählt jeden von mehreren Agenten, daher kann keine Zahl die Einstellungen steuern. Einen Agenten wählen.</translation></message>
<message><source>There is no port "%1.%2".</source><extracomment>connect</extracomment><translation>Es gibt keinen Anschluss „%1.%2“.</translation></message>
<message><source>A wire goes from an output, at the right of a card, to an input, at the left of another.</source><extracomment>connect</extracomment><translation>Eine Verbindung führt von einem Ausgang, rechts an einer Karte, zu einem Eingang, links an einer anderen.</translation></message>
<message><source>The output %1 of %2 is %3; the input %4 of %5 takes %6. %7</source><extracomment>connect</extracomment><translation>Am Ausgang %1 von %2 liegt %3; zum Eingang %4 von %5 gehört %6. %7</translation></message>
<message><source>These ports are already wired.</source><extracomment>connect</extracomment><translation>Diese Anschlüsse sind schon verbunden.</translation></message>
<message><source>This wire would close a ring: %1 already feeds %2. Forces and conditions must flow one way.</source><extracomment>connect</extracomment><translation>Diese Verbindung würde einen Ring schließen: %1 speist schon %2. Kräfte und Bedingungen müssen in eine Richtung fließen.</translation></message>
<message><source>"%1" is not a type of this version of Tiller.</source><extracomment>connect</extracomment><translation>„%1“ ist kein Typ in dieser Version von Tiller.</translation></message>
<message><source>%1 has no output.</source><extracomment>connect</extracomment><translation>%1 hat keinen Ausgang.</translation></message>
<message><source>%1 has no input.</source><extracomment>connect</extracomment><translation>%1 hat keinen Eingang.</translation></message>
<message><source>There is nothing with the id "%1".</source><extracomment>edit_steps</extracomment><translation>Es gibt nichts mit der ID „%1“.</translation></message>
<message><source>A project holds at most 10,000 nodes.</source><extracomment>edit_steps</extracomment><translation>Ein Projekt enthält höchstens 10.000 Knoten.</translation></message>
<message><source>A project holds at most 10,000 annotations.</source><extracomment>edit_steps</extracomment><translation>Ein Projekt enthält höchstens 10.000 Anmerkungen.</translation></message>
<message><source>A project holds at most 100,000 links.</source><extracomment>edit_steps</extracomment><translation>Ein Projekt enthält höchstens 100.000 Verbindungen.</translation></message>
<message><source>%1 has no setting "%2".</source><extracomment>edits</extracomment><translation>%1 hat keine Einstellung „%2“.</translation></message>
<message><source>A weight must be 0 to 100.</source><extracomment>edits</extracomment><translation>Ein Gewicht muss zwischen 0 und 100 liegen.</translation></message>
<message><source>Only the project, agent types, modes, scene items and placed agents have properties.</source><extracomment>edits</extracomment><translation>Nur das Projekt, Agententypen, Modi, Szenenobjekte und gesetzte Agenten haben Eigenschaften.</translation></message>
<message><source>Only a node of a group can show a setting on the group's card.</source><extracomment>edits_of_groups</extracomment><translation>Nur ein Knoten einer Gruppe kann eine Einstellung auf der Gruppenkarte zeigen.</translation></message>
<message><source>There is no setting "%1".</source><extracomment>edits_of_groups</extracomment><translation>Es gibt keine Einstellung „%1“.</translation></message>
<message><source>Show the setting on the card of the group "%1" first.</source><extracomment>edits_of_groups</extracomment><translation>Erst die Einstellung auf der Karte der Gruppe „%1“ zeigen.</translation></message>
<message><source>This group is the only one of its kind.</source><extracomment>edits_of_groups</extracomment><translation>Diese Gruppe ist die einzige ihrer Art.</translation></message>
<message><source>No card of a group has this port.</source><extracomment>edits_of_groups</extracomment><translation>Keine Gruppenkarte hat diesen Anschluss.</translation></message>
<message><source>Select the cards to group.</source><extracomment>edits_of_groups</extracomment><translation>Die Karten auswählen, die gruppiert werden sollen.</translation></message>
<message><source>A group holds cards that stand together: all in the same group, or all in none.</source><extracomment>edits_of_groups</extracomment><translation>Eine Gruppe enthält Karten, die zusammenstehen: alle in derselben Gruppe oder alle in keiner.</translation></message>
<message><source>There is no parameter "%1".</source><extracomment>edits_of_parameters</extracomment><translation>Es gibt keinen Parameter „%1“.</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces. "%1.%2" is none of these.</source><extracomment>edits_of_parameters</extracomment><translation>Ein Parameter steuert Zahlen, Schalter, Auswahlen und die Gewichte von Kräften. „%1.%2“ ist nichts davon.</translation></message>
<message><source>A parameter drives this setting already.</source><extracomment>edits_of_parameters</extracomment><translation>Ein Parameter steuert diese Einstellung schon.</translation></message>
<message><source>A project can have at most 10,000 parameters. Remove some.</source><extracomment>edits_of_parameters</extracomment><translation>Ein Projekt kann höchstens 10.000 Parameter haben. Einige entfernen.</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces.</source><extracomment>edits_of_parameters</extracomment><translation>Ein Parameter steuert Zahlen, Schalter, Auswahlen und die Gewichte von Kräften.</translation></message>
<message><source>There is no node type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Es gibt keinen Knotentyp „%1“.</translation></message>
<message><source>There is no geometry of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Es gibt kein Szenenobjekt vom Typ „%1“.</translation></message>
<message><source>There is no annotation of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Es gibt keine Anmerkung vom Typ „%1“.</translation></message>
<message><source>Groups stand in groups at most 16 levels deep. Ungroup some.</source><extracomment>groups</extracomment><translation>Gruppen stehen höchstens 16 Ebenen tief in Gruppen. Einige auflösen.</translation></message>
<message><source>The group "%1" would hold itself, directly or within other groups. Take it out, or make it single.</source><extracomment>groups</extracomment><translation>Die Gruppe „%1“ würde sich selbst enthalten, direkt oder in anderen Gruppen. Herausnehmen oder unabhängig machen.</translation></message>
<message><source>This file is not a part: a part is one group. Save a group with "Save as part".</source><extracomment>library_part</extracomment><translation>Diese Datei ist kein Baustein: Ein Baustein ist eine einzelne Gruppe. Eine Gruppe mit „Als Baustein speichern“ speichern.</translation></message>
<message><source>This file is not a part: %1 is in no group. Group it with the others.</source><extracomment>library_part</extracomment><translation>Diese Datei ist kein Baustein: %1 ist in keiner Gruppe. Mit den anderen gruppieren.</translation></message>
<message><source>The part file has no card in common with this part. Add it as a new group instead.</source><extracomment>library_part</extracomment><translation>Die Bausteindatei hat mit diesem Baustein keine Karte gemeinsam. Stattdessen als neue Gruppe hinzufügen.</translation></message>
<message><source>other</source><extracomment>library_part</extracomment><translation>anders</translation></message>
<message><source>The name: "%1" here, "%2" in the file.</source><extracomment>library_part</extracomment><translation>Der Name: hier „%1“, in der Datei „%2“.</translation></message>
<message><source>%1 is only here.</source><extracomment>library_part</extracomment><translation>%1 ist nur hier.</translation></message>
<message><source>%1 is only in the file.</source><extracomment>library_part</extracomment><translation>%1 ist nur in der Datei.</translation></message>
<message><source>The ports have other names or another order.</source><extracomment>library_part</extracomment><translation>Die Anschlüsse haben andere Namen oder eine andere Reihenfolge.</translation></message>
<message><source>The card shows other settings, or with other names.</source><extracomment>library_part</extracomment><translation>Die Karte zeigt andere Einstellungen oder mit anderen Namen.</translation></message>
<message><source>%1 is of another type in the file.</source><extracomment>library_part</extracomment><translation>%1 ist in der Datei von anderem Typ.</translation></message>
<message><source>%1 is called %2 in the file.</source><extracomment>library_part</extracomment><translation>%1 heißt in der Datei %2.</translation></message>
<message><source>%1: %2 is %3 here, %4 in the file.</source><extracomment>library_part</extracomment><translation>%1: %2 ist hier %3, in der Datei %4.</translation></message>
<message><source>%1 is muted or solo only in one of them.</source><extracomment>library_part</extracomment><translation>%1 ist nur in einem von beiden stumm oder solo.</translation></message>
<message><source>%1 has other properties in the file.</source><extracomment>library_part</extracomment><translation>%1 hat in der Datei andere Eigenschaften.</translation></message>
<message><source>%1 stands at another place in the file.</source><extracomment>library_part</extracomment><translation>%1 steht in der Datei an einem anderen Ort.</translation></message>
<message><source>The wire from %1 to %2</source><extracomment>library_part</extracomment><translation>Die Verbindung von %1 zu %2</translation></message>
<message><source>%1 has the weight %2 here, %3 in the file.</source><extracomment>library_part</extracomment><translation>%1 hat hier das Gewicht %2, in der Datei %3.</translation></message>
<message><source>%1 has another place in the order.</source><extracomment>library_part</extracomment><translation>%1 hat einen anderen Platz in der Reihenfolge.</translation></message>
<message><source>The group "%1"</source><extracomment>library_part</extracomment><translation>Die Gruppe „%1“</translation></message>
<message><source>A group</source><extracomment>library_part</extracomment><translation>Eine Gruppe</translation></message>
<message><source>%1 has another name in the file.</source><extracomment>library_part</extracomment><translation>%1 hat in der Datei einen anderen Namen.</translation></message>
<message><source>%1 has another card or another place in the file.</source><extracomment>library_part</extracomment><translation>%1 hat in der Datei eine andere Karte oder einen anderen Ort.</translation></message>
<message><source>Bird</source><extracomment>macros</extracomment><translation>Vogel</translation></message>
<message><source>Flock together</source><extracomment>macros</extracomment><translation>Schwarm bilden</translation></message>
<message><source>Hunter</source><extracomment>macros</extracomment><translation>Jäger</translation></message>
<message><source>Nearest prey</source><extracomment>macros</extracomment><translation>Nächste Beute</translation></message>
<message><source>Hunt, else roam</source><extracomment>macros</extracomment><translation>Jagen, sonst streifen</translation></message>
<message><source>Follow, else roam</source><extracomment>macros</extracomment><translation>Folgen, sonst streifen</translation></message>
<message><source>Guard</source><extracomment>macros</extracomment><translation>Wache</translation></message>
<message><source>Intruder in sight</source><extracomment>macros</extracomment><translation>Eindringling in Sicht</translation></message>
<message><source>Patrol</source><extracomment>macros</extracomment><translation>Streife</translation></message>
<message><source>Chase, else patrol</source><extracomment>macros</extracomment><translation>Jagen, sonst Streife</translation></message>
<message><source>Civilian</source><extracomment>macros</extracomment><translation>Passant</translation></message>
<message><source>Threat nearby</source><extracomment>macros</extracomment><translation>Bedrohung nahe</translation></message>
<message><source>Keep apart</source><extracomment>macros</extracomment><translation>Abstand halten</translation></message>
<message><source>Stroll apart</source><extracomment>macros</extracomment><translation>Mit Abstand schlendern</translation></message>
<message><source>Run, else stroll</source><extracomment>macros</extracomment><translation>Rennen, sonst schlendern</translation></message>
<message><source>Car</source><extracomment>macros</extracomment><translation>Auto</translation></message>
<message><source>Drive</source><extracomment>macros</extracomment><translation>Fahren</translation></message>
<message><source>Keep the distance</source><extracomment>macros</extracomment><translation>Abstand wahren</translation></message>
<message><source>There is no group "%1".</source><extracomment>macros</extracomment><translation>Es gibt keine Gruppe „%1“.</translation></message>
<message><source>"%1" is "%2"; it must be true or false.</source><extracomment>overrides</extracomment><translation>„%1“ ist „%2“; möglich ist true oder false.</translation></message>
<message><source>A layer has no setting "%1". It has: hidden.</source><extracomment>overrides</extracomment><translation>Eine Ebene hat keine Einstellung „%1“. Es gibt: hidden.</translation></message>
<message><source>A link has no setting "%1". It has: weight.</source><extracomment>overrides</extracomment><translation>Eine Verbindung hat keine Einstellung „%1“. Es gibt: weight.</translation></message>
<message><source>Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>PFAD=WERT schreiben, wie in world.seed=7.</translation></message>
<message><source>"%1" does not set anything. Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>„%1“ setzt nichts. PFAD=WERT schreiben, wie in world.seed=7.</translation></message>
<message><source>"%1" drives %2.%3: %4</source><extracomment>parameters</extracomment><translation>„%1“ steuert %2.%3: %4</translation></message>
<message><source>"%1" goes from %2 to %3; min must not be above max.</source><extracomment>parameters</extracomment><translation>„%1“ geht von %2 bis %3; min darf nicht über max liegen.</translation></message>
<message><source>The step of "%1" is %2; it must be 0 or more.</source><extracomment>parameters</extracomment><translation>Die Schrittweite von „%1“ ist %2; sie muss 0 oder mehr sein.</translation></message>
<message><source>"%1" is a list; it must be a number, true or false, or the id of a choice.</source><extracomment>parameters</extracomment><translation>„%1“ ist eine Liste; möglich ist eine Zahl, true oder false oder die ID einer Auswahl.</translation></message>
<message><source>"%1" drives more than 100 settings. Leave some out.</source><extracomment>parameters</extracomment><translation>„%1“ steuert mehr als 100 Einstellungen. Einige weglassen.</translation></message>
<message><source>"%1.%2" is driven by "%3" and by "%4". Leave it out of one of them.</source><extracomment>parameters</extracomment><translation>„%1.%2“ wird von „%3“ und von „%4“ gesteuert. Bei einem davon weglassen.</translation></message>
<message><source>"%1" is not a name for a property. Use 1 to 64 letters, digits, "_", "-" and "."; begin with a letter or "_".</source><extracomment>property</extracomment><translation>„%1“ ist kein Name für eine Eigenschaft. 1 bis 64 Buchstaben, Ziffern, „_“, „-“ und „.“ verwenden; mit einem Buchstaben oder „_“ beginnen.</translation></message>
<message><source>Property "%1"</source><extracomment>property</extracomment><translation>Eigenschaft „%1“</translation></message>
<message><source>Two properties have the name "%1". Give one of the two another name.</source><extracomment>property</extracomment><translation>Zwei Eigenschaften haben den Namen „%1“. Einer der beiden einen anderen Namen geben.</translation></message>
<message><source>"%1" is in the locked layer "%2". Unlock the layer first.</source><extracomment>scene_layers</extracomment><translation>„%1“ ist in der gesperrten Ebene „%2“. Erst die Ebene entsperren.</translation></message>
<message><source>The layer "%1" holds what no other layer does, so it cannot be removed.</source><extracomment>scene_layers</extracomment><translation>Die Ebene „%1“ enthält, was keine andere enthält, und lässt sich daher nicht entfernen.</translation></message>
<message><source>The layer "%1" is locked. Unlock it first.</source><extracomment>scene_layers</extracomment><translation>Die Ebene „%1“ ist gesperrt. Erst entsperren.</translation></message>
<message><source>Only a behavior with a force can be shown as a formula.</source><extracomment>show_as_formula</extracomment><translation>Nur ein Verhalten mit einer Kraft lässt sich als Formel zeigen.</translation></message>
<message><source>This is a formula already.</source><extracomment>show_as_formula</extracomment><translation>Das ist schon eine Formel.</translation></message>
<message><source>%1 needs more than targets, which a formula cannot have: neighbors, other agents, or items of the scene.</source><extracomment>show_as_formula</extracomment><translation>%1 braucht mehr als Ziele: Nachbarn, andere Agenten oder Objekte der Szene. Eine Formel hat sie nicht.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 merkt sich Werte von Tick zu Tick. Eine Formel kann das nicht.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.</source><extracomment>show_as_formula</extracomment><translation>%1 merkt sich Werte von Tick zu Tick. Eine Formel kann das nicht. %2 ausschalten.</translation></message>
<message><source>%1 draws random numbers, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 zieht Zufallszahlen. Eine Formel kann das nicht.</translation></message>
<message><source>%1 is driven by the parameter "%2", which cannot drive a formula. Let the setting go first.</source><extracomment>show_as_formula</extracomment><translation>%1 wird vom Parameter „%2“ gesteuert, der eine Formel nicht steuern kann. Erst die Einstellung lösen.</translation></message>
<message><source>%1 is driven by a number. Take its wire away first.</source><extracomment>show_as_formula</extracomment><translation>%1 wird von einer Zahl gesteuert. Erst deren Verbindung entfernen.</translation></message>
<message><source>%1 cannot be shown as a formula. %2</source><extracomment>show_as_formula</extracomment><translation>%1 lässt sich nicht als Formel zeigen. %2</translation></message>
<message><source>"%1" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.</source><extracomment>sweep</extracomment><translation>„%1“ ist kein Bereich. VON..BIS in ANZAHL schreiben, wie in 1..10 in 4.</translation></message>
<message><source>The measure is about "%1", which is not an agent type of this project. Choose another measure.</source><extracomment>sweep</extracomment><translation>Die Messgröße betrifft „%1“, das in diesem Projekt kein Agententyp ist. Eine andere Messgröße wählen.</translation></message>
<message><source>The measure is about the node "%1", which does not exist. Choose another measure.</source><extracomment>sweep</extracomment><translation>Die Messgröße betrifft den Knoten „%1“, den es nicht gibt. Eine andere Messgröße wählen.</translation></message>
<message><source>The seed cannot be varied by a line: each combination has as many seeds as the sweep says.</source><extracomment>sweep</extracomment><translation>Der Startwert lässt sich nicht durch eine Zeile variieren: Jede Kombination hat so viele Startwerte, wie die Messreihe angibt.</translation></message>
<message><source>The project does not run with %1=%2: %3</source><extracomment>sweep</extracomment><translation>Das Projekt läuft nicht mit %1=%2: %3</translation></message>
<message><source>"%1" names no values. Write PATH=VALUES, as in hunter.maxSpeed=1..10 in 4.</source><extracomment>sweep</extracomment><translation>„%1“ nennt keine Werte. PFAD=WERTE schreiben, wie in hunter.maxSpeed=1..10 in 4.</translation></message>
<message><source>"%1" names a value twice. Remove one.</source><extracomment>sweep</extracomment><translation>„%1“ nennt einen Wert zweimal. Einen entfernen.</translation></message>
<message><source>"%1" has two lines. Remove one.</source><extracomment>sweep</extracomment><translation>„%1“ hat zwei Zeilen. Eine entfernen.</translation></message>
<message><source>These are %1 runs; at most %2 are possible. Take fewer values or seeds.</source><extracomment>sweep</extracomment><translation>Das sind %1 Läufe; möglich sind höchstens %2. Weniger Werte oder Startwerte nehmen.</translation></message>
<message><source>"%1" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>world_builder</extracomment><translation>„%1“ ist keine ID. 1 bis 64 Zeichen aus a-z, 0-9 und - verwenden, aber nicht „world“.</translation></message>
<message><source>The id "%1" is used twice. Use another.</source><extracomment>world_builder</extracomment><translation>Die ID „%1“ kommt zweimal vor. Eine andere verwenden.</translation></message>
<message><source>There is no scene type "%1".</source><extracomment>world_builder</extracomment><translation>Es gibt keinen Szenentyp „%1“.</translation></message>
<message><source>There is no agent type "%1".</source><extracomment>world_builder</extracomment><translation>Es gibt keinen Agententyp „%1“.</translation></message>
<message><source>Coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>world_builder</extracomment><translation>Koordinaten und Tempi müssen zwischen -1.000.000 und 1.000.000 liegen.</translation></message>
<message><source>This is nested more than 40 deep. Give a part a name of its own, on a line before.</source><extracomment>expression_tree</extracomment><translation>Das ist mehr als 40 Ebenen tief verschachtelt. Einem Teil in einer Zeile davor einen eigenen Namen geben.</translation></message>
<message><source>A formula has no braces. Write if(condition, a, b) for a choice.</source><extracomment>expression_tree</extracomment><translation>Eine Formel hat keine geschweiften Klammern. Für eine Auswahl if(condition, a, b) schreiben.</translation></message>
<message><source>Write "and" here.</source><extracomment>expression_tree</extracomment><translation>Hier „and“ schreiben.</translation></message>
<message><source>Write "or" here.</source><extracomment>expression_tree</extracomment><translation>Hier „or“ schreiben.</translation></message>
<message><source>Write modulo(a, b) for what is left of a after whole steps of b.</source><extracomment>expression_tree</extracomment><translation>modulo(a, b) schreiben für das, was von a nach ganzen Schritten von b übrig bleibt.</translation></message>
<message><source>A comma only separates the values of a function. Write numbers with a point: 1.5.</source><extracomment>expression_tree</extracomment><translation>Ein Komma trennt nur die Werte einer Funktion. Zahlen mit Punkt schreiben: 1.5.</translation></message>
<message><source>"%1" has no bracket to close. Remove it, or add a "(" before.</source><extracomment>expression_tree</extracomment><translation>Zu „%1“ gibt es keine offene Klammer. Entfernen oder davor ein „(“ einfügen.</translation></message>
<message><source>"%1" needs one name before it, and the line begins with that name: speed = 5.</source><extracomment>expression_tree</extracomment><translation>Vor „%1“ gehört genau ein Name, und mit ihm beginnt die Zeile: speed = 5.</translation></message>
<message><source>"%1" is not expected here. Remove it.</source><extracomment>expression_tree</extracomment><translation>„%1“ passt hier nicht. Entfernen.</translation></message>
<message><source>"%1" is not expected here. Write an operator such as * before it, or begin a new line.</source><extracomment>expression_tree</extracomment><translation>„%1“ passt hier nicht. Davor einen Operator wie * schreiben oder eine neue Zeile beginnen.</translation></message>
<message><source>Write "not" here.</source><extracomment>expression_tree</extracomment><translation>Hier „not“ schreiben.</translation></message>
<message><source>A value is missing at the end. Add one, or remove the operator before it.</source><extracomment>expression_tree</extracomment><translation>Am Ende fehlt ein Wert. Einen hinzufügen oder den Operator davor entfernen.</translation></message>
<message><source>Write (x + y) for brackets, and at(x, y) for an arrow.</source><extracomment>expression_tree</extracomment><translation>(x + y) schreiben für Klammern und at(x, y) für einen Pfeil.</translation></message>
<message><source>A value is missing before "%1". Write a number, a name or a function there.</source><extracomment>expression_tree</extracomment><translation>Vor „%1“ fehlt ein Wert. Dort eine Zahl, einen Namen oder eine Funktion schreiben.</translation></message>
<message><source>The formula has more than 200 operators and functions. Shorten it, or share it among two nodes.</source><extracomment>expression_tree</extracomment><translation>Die Formel hat mehr als 200 Operatoren und Funktionen. Kürzen oder auf zwei Knoten verteilen.</translation></message>
<message><source>Write length(v) or v.length.</source><extracomment>expression_tree</extracomment><translation>length(v) oder v.length schreiben.</translation></message>
<message><source>"%1" is not a member. A value has .x, .y and .length; a target also has .velocity.</source><extracomment>expression_tree</extracomment><translation>„%1“ gibt es hier nicht. Ein Wert hat .x, .y und .length; ein Ziel hat auch .velocity.</translation></message>
<message><source>Write %1(...) as a function.</source><extracomment>expression_tree</extracomment><translation>%1(...) als Funktion schreiben.</translation></message>
<message><source>The quotation mark is not closed. Add a second one.</source><extracomment>expression_tree</extracomment><translation>Das Anführungszeichen ist nicht geschlossen. Ein zweites hinzufügen.</translation></message>
<message><source>"%1" is not a number. Write it as 1.5.</source><extracomment>expression_tree</extracomment><translation>„%1“ ist keine Zahl. So schreiben: 1.5.</translation></message>
<message><source>"%1" is beyond all numbers. Use one from 1e-300 to 1e300.</source><extracomment>expression_tree</extracomment><translation>„%1“ liegt außerhalb aller Zahlen. Eine von 1e-300 bis 1e300 verwenden.</translation></message>
<message><source>"%1" is not a function.</source><extracomment>expression_tree</extracomment><translation>„%1“ ist keine Funktion.</translation></message>
<message><source>A ")" is missing: write %1.</source><extracomment>expression_tree</extracomment><translation>Ein „)“ fehlt: %1 schreiben.</translation></message>
<message numerus="yes"><source>%1 takes %n values and gets %2: write %3.</source><extracomment>expression_tree</extracomment><translation><numerusform>%1 nimmt %n Wert und bekommt %2: %3 schreiben.</numerusform><numerusform>%1 nimmt %n Werte und bekommt %2: %3 schreiben.</numerusform></translation></message>
<message><source>The "%1" is not closed. Add a "%2".</source><extracomment>expression_tree</extracomment><translation>„%1“ ist nicht geschlossen. Ein „%2“ hinzufügen.</translation></message>
<message><source>active must be a condition, such as active = |target - position| &lt; 100; this is %1.</source><extracomment>formula_program</extracomment><translation>active muss eine Bedingung sein, etwa active = |target - position| &lt; 100; dies ist %1.</translation></message>
<message><source>The result must be a number, but this is %1. Write |v| for the length of an arrow, and if(c, 1, 0) for a condition.</source><extracomment>formula_program</extracomment><translation>Das Ergebnis muss eine Zahl sein, aber dies ist %1. |v| schreiben für die Länge eines Pfeils und if(c, 1, 0) für eine Bedingung.</translation></message>
<message><source>The result must be an arrow, but this is %1. Multiply a direction by it: normalize(target - position) * ...</source><extracomment>formula_program</extracomment><translation>Das Ergebnis muss ein Pfeil sein, aber dies ist %1. Mit einer Richtung malnehmen: normalize(target - position) * ...</translation></message>
<message><source>"%1" belongs to the agent or its target and cannot be set. Choose another name; the force alone moves the agent.</source><extracomment>formula_program</extracomment><translation>„%1“ gehört zum Agenten oder zu seinem Ziel und lässt sich nicht setzen. Einen anderen Namen wählen; allein die Kraft bewegt den Agenten.</translation></message>
<message><source>"%1" is a word of the language. Choose another name.</source><extracomment>formula_program</extracomment><translation>„%1“ ist ein Wort der Formelsprache. Einen anderen Namen wählen.</translation></message>
<message><source>"%1" gets its value only on a later line. Move that line up.</source><extracomment>formula_program</extracomment><translation>„%1“ bekommt erst in einer späteren Zeile einen Wert. Diese Zeile nach oben verschieben.</translation></message>
<message><source>"%1" is a function: write %2.</source><extracomment>formula_program</extracomment><translation>„%1“ ist eine Funktion: %2 schreiben.</translation></message>
<message><source>"%1" is not known.</source><extracomment>formula_program</extracomment><translation>„%1“ ist nicht bekannt.</translation></message>
<message><source>Give it a value on a line before: %1 = 100.</source><extracomment>formula_program</extracomment><translation>In einer Zeile davor einen Wert geben: %1 = 100.</translation></message>
<message><source>Text in quotation marks has no use in a formula. Remove it.</source><extracomment>formula_program</extracomment><translation>Text in Anführungszeichen hat in einer Formel keinen Zweck. Entfernen.</translation></message>
<message><source>The exponent must be a whole number from 0 to 8. For a root write sqrt(x).</source><extracomment>formula_program</extracomment><translation>Der Exponent muss eine ganze Zahl von 0 bis 8 sein. Für eine Wurzel sqrt(x) schreiben.</translation></message>
<message><source>%1 takes %2, but it gets %3 here.</source><extracomment>formula_program</extracomment><translation>%1 erwartet: %2. Hier steht: %3.</translation></message>
<message><source>%1 takes %2, but it gets %3 and %4 here.</source><extracomment>formula_program</extracomment><translation>%1 erwartet: %2. Hier steht: %3 und %4.</translation></message>
<message><source>%1 takes %2, but it gets %3, %4 and %5 here.</source><extracomment>formula_program</extracomment><translation>%1 erwartet: %2. Hier steht: %3, %4 und %5.</translation></message>
<message><source>two numbers or two arrows</source><extracomment>formula_program</extracomment><translation>zwei Zahlen oder zwei Pfeile</translation></message>
<message><source>two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)</source><extracomment>formula_program</extracomment><translation>zwei Zahlen oder ein Pfeil und eine Zahl (dot(a, b) multipliziert zwei Pfeile)</translation></message>
<message><source>two numbers, or an arrow and a number</source><extracomment>formula_program</extracomment><translation>zwei Zahlen oder ein Pfeil und eine Zahl</translation></message>
<message><source>two numbers (dot(v, v) is the square of an arrow)</source><extracomment>formula_program</extracomment><translation>zwei Zahlen (dot(v, v) ist das Quadrat eines Pfeils)</translation></message>
<message><source>a number or an arrow</source><extracomment>formula_program</extracomment><translation>eine Zahl oder ein Pfeil</translation></message>
<message><source>two numbers (|v| is the length of an arrow)</source><extracomment>formula_program</extracomment><translation>zwei Zahlen (|v| ist die Länge eines Pfeils)</translation></message>
<message><source>two values of one kind</source><extracomment>formula_program</extracomment><translation>zwei Werte derselben Art</translation></message>
<message><source>two conditions such as a &lt; b</source><extracomment>formula_program</extracomment><translation>zwei Bedingungen wie a &lt; b</translation></message>
<message><source>a condition such as a &lt; b</source><extracomment>formula_program</extracomment><translation>eine Bedingung wie a &lt; b</translation></message>
<message><source>a condition and two values of one kind</source><extracomment>formula_program</extracomment><translation>eine Bedingung und zwei Werte derselben Art</translation></message>
<message><source>two values of one kind and a number</source><extracomment>formula_program</extracomment><translation>zwei Werte derselben Art und eine Zahl</translation></message>
<message><source>numbers</source><extracomment>formula_program</extracomment><translation>Zahlen</translation></message>
<message><source>two arrows</source><extracomment>formula_program</extracomment><translation>zwei Pfeile</translation></message>
<message><source>an arrow and a number</source><extracomment>formula_program</extracomment><translation>ein Pfeil und eine Zahl</translation></message>
<message><source>an arrow</source><extracomment>formula_program</extracomment><translation>ein Pfeil</translation></message>
<message><source>The formula is empty.</source><extracomment>formula_text</extracomment><translation>Die Formel ist leer.</translation></message>
<message><source>Write a line such as %1.</source><extracomment>formula_text</extracomment><translation>Eine Zeile wie %1 schreiben.</translation></message>
<message><source>A part of an arrow cannot be set. Make a new arrow: name = at(x, y).</source><extracomment>formula_text</extracomment><translation>Ein Teil eines Pfeils lässt sich nicht setzen. Einen neuen Pfeil bilden: name = at(x, y).</translation></message>
<message><source>Only the last line may have no name. Write name = before it, or remove it.</source><extracomment>formula_text</extracomment><translation>Nur die letzte Zeile darf keinen Namen haben. Davor name = schreiben oder die Zeile entfernen.</translation></message>
<message><source>The formula has no force.</source><extracomment>formula_text</extracomment><translation>Die Formel hat keine Kraft.</translation></message>
<message><source>The formula has no number.</source><extracomment>formula_text</extracomment><translation>Die Formel hat keine Zahl.</translation></message>
<message><source>Line %1, column %2: %3</source><extracomment>formula_text</extracomment><translation>Zeile %1, Spalte %2: %3</translation></message>
<message><source>The formula has more than 4,000 characters. Shorten it.</source><extracomment>formula_text</extracomment><translation>Die Formel hat mehr als 4.000 Zeichen. Kürzen.</translation></message>
<message><source>an agent of this project</source><extracomment>node_code</extracomment><translation>ein Agent dieses Projekts</translation></message>
<message><source>%3 or a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 oder eine ganze Zahl von %1 bis %2</translation></message>
<message><source>a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>eine ganze Zahl von %1 bis %2</translation></message>
<message><source>%3 or a number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 oder eine Zahl von %1 bis %2</translation></message>
<message><source>%1 must be a finite number.</source><extracomment>setting</extracomment><translation>%1 muss eine endliche Zahl sein.</translation></message>
<message><source>%1 is %2; it must be %3 to %4 (4000000 means no limit).</source><extracomment>setting</extracomment><translation>%1 ist %2; möglich ist %3 bis %4 (4000000 heißt: ohne Grenze).</translation></message>
<message><source>%1 is %2; it must be %3 to %4.</source><extracomment>setting</extracomment><translation>%1 ist %2; möglich ist %3 bis %4.</translation></message>
<message><source>%1 is %2; it must be a whole number.</source><extracomment>setting</extracomment><translation>%1 ist %2; nötig ist eine ganze Zahl.</translation></message>
<message><source>%1 is "%2"; it must be a color such as "#4caf50".</source><extracomment>setting</extracomment><translation>%1 ist „%2“; nötig ist eine Farbe wie "#4caf50".</translation></message>
<message><source>%1 is "%2"; it must be one of: %3.</source><extracomment>setting</extracomment><translation>%1 ist „%2“; möglich ist: %3.</translation></message>
<message><source>%1 has %2 places; it may have at most 100000.</source><extracomment>setting</extracomment><translation>%1 hat %2 Orte; möglich sind höchstens 100000.</translation></message>
<message><source>%1 must be true or false.</source><extracomment>setting</extracomment><translation>%1 muss true oder false sein.</translation></message>
<message><source>%1 must be a list of numbers, x and y in turn: [x, y, x, y].</source><extracomment>setting</extracomment><translation>%1 muss eine Liste von Zahlen sein, abwechselnd x und y: [x, y, x, y].</translation></message>
<message><source>%1 must be text in quotation marks.</source><extracomment>setting</extracomment><translation>%1 muss Text in Anführungszeichen sein.</translation></message>
<message><source>active if %1</source><extracomment>worked_formula</extracomment><translation>aktiv, wenn %1</translation></message>
<message><source>true if %1</source><extracomment>worked_formula</extracomment><translation>wahr, wenn %1</translation></message>
<message><source>%1, if %2</source><extracomment>worked_formula</extracomment><translation>%1, wenn %2</translation></message>
<message><source>The formula of a ground has x and y, the place of a cell, and no values of agents. Use these two.</source><extracomment>ground</extracomment><translation>Die Formel eines Bodens hat x und y, den Ort einer Zelle, und keine Werte von Agenten. Diese beiden verwenden.</translation></message>
<message><source>The painting of a ground is wrong at character %1: %2</source><extracomment>ground</extracomment><translation>Das Gemälde eines Bodens ist beim Zeichen %1 falsch: %2</translation></message>
<message><source>it must begin with its columns and rows, such as 64x48, with at most 1,048,576 cells.</source><extracomment>ground</extracomment><translation>es muss mit Spalten und Zeilen beginnen, etwa 64x48, mit höchstens 1.048.576 Zellen.</translation></message>
<message><source>a space and a level of two hexadecimal digits must follow, such as 7f.</source><extracomment>ground</extracomment><translation>ein Leerzeichen und eine Stufe aus zwei Hexadezimalziffern müssen folgen, etwa 7f.</translation></message>
<message numerus="yes"><source>it has %n cells. Write how many of them have this level.</source><extracomment>ground</extracomment><translation><numerusform>es hat %n Zelle. Angeben, wie viele davon diese Stufe haben.</numerusform><numerusform>es hat %n Zellen. Angeben, wie viele davon diese Stufe haben.</numerusform></translation></message>
<message numerus="yes"><source>it ends after %1 of %n cells. Add their levels.</source><extracomment>ground</extracomment><translation><numerusform>es endet nach %1 von %n Zelle. Ihre Stufe hinzufügen.</numerusform><numerusform>es endet nach %1 von %n Zellen. Ihre Stufen hinzufügen.</numerusform></translation></message>
<message><source>"%1" drives %2.%3, which no agent has for itself. Set the parameter for the agent type or the world.</source><extracomment>own_values</extracomment><translation>„%1“ steuert %2.%3, das kein Agent für sich hat. Den Parameter für den Agententyp oder die Welt setzen.</translation></message>
<message><source>"%1" drives %2.%3, which no agent type has for itself. Set the parameter for the world.</source><extracomment>own_values</extracomment><translation>„%1“ steuert %2.%3, das kein Agententyp für sich hat. Den Parameter für die Welt setzen.</translation></message>
<message><source>The world needs a value of each parameter. Give one.</source><extracomment>inputs</extracomment><translation>Die Welt braucht für jeden Parameter einen Wert. Einen angeben.</translation></message>
<message><source>The edit at tick %1 cannot be made: %2</source><extracomment>inputs</extracomment><translation>Die Bearbeitung bei Tick %1 ist nicht möglich: %2</translation></message>
<message><source>%1 per minute</source><extracomment>measure</extracomment><translation>%1 pro Minute</translation></message>
<message><source>%1 per second</source><extracomment>measure</extracomment><translation>%1 pro Sekunde</translation></message>
<message><source>%1 in the last %2 s</source><extracomment>measure</extracomment><translation>%1 in den letzten %2 s</translation></message>
<message><source>%1, least</source><extracomment>measure</extracomment><translation>%1, kleinster Wert</translation></message>
<message><source>%1, most</source><extracomment>measure</extracomment><translation>%1, größter Wert</translation></message>
<message><source>%1, spread</source><extracomment>measure</extracomment><translation>%1, Streuung</translation></message>
<message><source>%1, sum</source><extracomment>measure</extracomment><translation>%1, Summe</translation></message>
<message><source>%1, mean</source><extracomment>measure</extracomment><translation>%1, Mittelwert</translation></message>
<message numerus="yes"><source>%n agents of %1 instead of %2</source><extracomment>run_check</extracomment><translation><numerusform>%n Agent von %1 statt %2</numerusform><numerusform>%n Agenten von %1 statt %2</numerusform></translation></message>
<message><source>agents of %1</source><extracomment>run_check</extracomment><translation>Agenten von %1</translation></message>
<message><source>%1 or %2, or both</source><extracomment>run_check</extracomment><translation>%1 oder %2 oder beide</translation></message>
<message><source>%1, %2 or %3, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2 oder %3 oder mehrere davon</translation></message>
<message><source>%1, %2, %3 or %4, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2, %3 oder %4 oder mehrere davon</translation></message>
<message numerus="yes"><source>some of %n agents of %1, from %2 to %3</source><extracomment>run_check</extracomment><translation><numerusform>%n Agent von %1, von %2 bis %3</numerusform><numerusform>einige von %n Agenten von %1, von %2 bis %3</numerusform></translation></message>
<message><source>There is no agent %1 of "%2": it is gone, or was never there.</source><extracomment>simulation_parameters</extracomment><translation>Es gibt keinen Agenten %1 von „%2“: Er ist weg oder war nie da.</translation></message>
<message><source>The agent is gone.</source><extracomment>simulation_parameters</extracomment><translation>Den Agenten gibt es nicht mehr.</translation></message>
<message><source>The snapshot is of another project, of one with another seed, or from before a reload that changed it. Restore it in a simulation of the project that it was taken from.</source><extracomment>simulation_parameters</extracomment><translation>Der Schnappschuss stammt aus einem anderen Projekt, aus einem mit anderem Startwert oder von vor einem Neuladen, das es geändert hat. In einer Simulation des Projekts wiederherstellen, aus dem er stammt.</translation></message>
<message><source>The snapshot was changed after it was taken: %1. Take a new one.</source><extracomment>simulation_parameters</extracomment><translation>Der Schnappschuss wurde nach der Aufnahme geändert: %1. Einen neuen aufnehmen.</translation></message>
<message><source>a multiple of 2^-28 from %1 to below %2</source><extracomment>snapshot</extracomment><translation>ein Vielfaches von 2^-28 von %1 bis unter %2</translation></message>
<message><source>a multiple of 2^-28 from %1 to %2</source><extracomment>snapshot</extracomment><translation>ein Vielfaches von 2^-28 von %1 bis %2</translation></message>
<message><source>the column of %1 of "%2" has %3 numbers for %4 agents</source><extracomment>snapshot</extracomment><translation>die Spalte %1 von „%2“ hat %3 Zahlen für %4 Agenten</translation></message>
<message><source>agent %1 of "%2" has %3 as %4. It must be %5</source><extracomment>snapshot</extracomment><translation>Agent %1 von „%2“ hat %3 als %4. Nötig ist %5</translation></message>
<message><source>the agents of "%1" are of another project</source><extracomment>snapshot</extracomment><translation>die Agenten von „%1“ stammen aus einem anderen Projekt</translation></message>
<message><source>the columns of "%1" do not have a number for each agent</source><extracomment>snapshot</extracomment><translation>die Spalten von „%1“ haben nicht für jeden Agenten eine Zahl</translation></message>
<message><source>the numbers of the agents of "%1" do not ascend to the next one</source><extracomment>snapshot</extracomment><translation>die Nummern der Agenten von „%1“ steigen nicht bis zur nächsten an</translation></message>
<message><source>an agent of "%1" has a life that has not begun</source><extracomment>snapshot</extracomment><translation>ein Agent von „%1“ hat ein Leben, das nicht begonnen hat</translation></message>
<message><source>an agent of "%1" is led by a behavior that it does not have</source><extracomment>snapshot</extracomment><translation>ein Agent von „%1“ wird von einem Verhalten geführt, das er nicht hat</translation></message>
<message><source>the nodes of "%1" remember other values</source><extracomment>snapshot</extracomment><translation>die Knoten von „%1“ merken sich andere Werte</translation></message>
<message><source>the memory "%1" of node "%2"</source><extracomment>snapshot</extracomment><translation>Speicher „%1“ des Knotens „%2“</translation></message>
<message><source>the bodies at the last count of contacts are of another world</source><extracomment>snapshot</extracomment><translation>die Körper bei der letzten Zählung der Kontakte stammen aus einer anderen Welt</translation></message>
<message><source>the bodies of "%1" do not ascend</source><extracomment>snapshot</extracomment><translation>die Körper von „%1“ steigen nicht an</translation></message>
<message><source>contacts are counted that have not begun</source><extracomment>snapshot</extracomment><translation>Kontakte sind gezählt, die nicht begonnen haben</translation></message>
<message><source>lives of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>Leben von „%1“ sind bei späteren Ticks gezählt</translation></message>
<message><source>events of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>Ereignisse von „%1“ sind bei späteren Ticks gezählt</translation></message>
<message><source>its end is at a later tick</source><extracomment>snapshot</extracomment><translation>das Ende liegt bei einem späteren Tick</translation></message>
<message><source>the agents on the cells of a way are counted wrongly</source><extracomment>snapshot</extracomment><translation>die Agenten auf den Zellen eines Wegs sind falsch gezählt</translation></message>
<message><source>source "%1" has %2 births and carries %3, which must be at least 0 and below 1</source><extracomment>snapshot</extracomment><translation>Quelle „%1“ hat %2 Geburten und einen Übertrag von %3; nötig sind mindestens 0 und unter 1</translation></message>
<message><source>the mouse is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>die Maus ist außerhalb der Grenzen der Welt</translation></message>
<message><source>the external "%1" is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>das Extern „%1“ ist außerhalb der Grenzen der Welt</translation></message>
<message><source>agent %1 of "%2" has too many goals, or one outside the limits of the world</source><extracomment>snapshot</extracomment><translation>Agent %1 von „%2“ hat zu viele Ziele oder eines außerhalb der Grenzen der Welt</translation></message>
<message><source>agent %1 of "%2" has a base velocity outside the limits of the world</source><extracomment>snapshot</extracomment><translation>Agent %1 von „%2“ hat eine Grundgeschwindigkeit außerhalb der Grenzen der Welt</translation></message>
<message><source>it does not have a part for each agent type</source><extracomment>snapshot</extracomment><translation>nicht jeder Agententyp hat einen Teil</translation></message>
<message><source>its tick is above 2^53</source><extracomment>snapshot</extracomment><translation>der Tick ist größer als 2^53</translation></message>
<message><source>it has no room for agents that are born</source><extracomment>snapshot</extracomment><translation>für neugeborene Agenten ist kein Platz</translation></message>
<message><source>it does not have each variable of the world</source><extracomment>snapshot</extracomment><translation>nicht jede Variable der Welt ist enthalten</translation></message>
<message><source>the variable "%1" is not from -4,000,000 to 4,000,000</source><extracomment>snapshot</extracomment><translation>die Variable „%1“ liegt nicht zwischen -4.000.000 und 4.000.000</translation></message>
<message><source>its grounds have other cells, or hold what no ground can hold</source><extracomment>snapshot</extracomment><translation>die Böden haben andere Zellen oder enthalten, was kein Boden enthalten kann</translation></message>
<message numerus="yes"><source>%n threads</source><extracomment>bench</extracomment><translation><numerusform>%n Thread</numerusform><numerusform>%n Threads</numerusform></translation></message>
<message><source>%1: %2 agents, %3 ticks on %4 in %5 s</source><extracomment>bench</extracomment><translation>%1: %2 Agenten, %3 Ticks mit %4 in %5 s</translation></message>
<message><source>%1 ns per agent and tick, %2 ticks per second</source><extracomment>bench</extracomment><translation>%1 ns je Agent und Tick, %2 Ticks pro Sekunde</translation></message>
<message><source>%1 neighbors looked at, %2 bytes per agent</source><extracomment>bench</extracomment><translation>%1 betrachtete Nachbarn, %2 Bytes je Agent</translation></message>
<message><source>The project has no agents. Give an agent type a count.</source><extracomment>bench</extracomment><translation>Das Projekt hat keine Agenten. Einem Agententyp eine Anzahl geben.</translation></message>
<message><source>%1 agents at this density need a world of %2; the limit is 1000000. Ask for fewer agents.</source><extracomment>bench</extracomment><translation>%1 Agenten brauchen bei dieser Dichte eine Welt von %2; die Grenze ist 1000000. Weniger Agenten angeben.</translation></message>
<message><source>How many ticks to run. Default: %1.</source><extracomment>bench</extracomment><translation>Wie viele Ticks laufen. Vorgabe: %1.</translation></message>
<message><source>Print where the time goes: per node, neighbor search, motion, sorting. The measurement itself costs some time.</source><extracomment>bench</extracomment><translation>Ausgeben, wo die Zeit bleibt: je Knoten, Nachbarsuche, Bewegung, Sortieren. Die Messung selbst kostet etwas Zeit.</translation></message>
<message><source>Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash and more.</source><extracomment>bench</extracomment><translation>Ein JSON-Objekt ausgeben: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash und mehr.</translation></message>
<message><source>checking %1</source><extracomment>check</extracomment><translation>%1 wird geprüft</translation></message>
<message><source>"%1" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5</source><extracomment>command_line</extracomment><translation>„%1“ ist kein Punkt. X,Y schreiben, beide von -1000000 bis 1000000, wie in 120,80.5</translation></message>
<message><source>Runs, checks and exports Tiller projects: agents that move by steering behaviors.</source><extracomment>command_line</extracomment><translation>Führt Tiller-Projekte aus, prüft und exportiert sie: Agenten, die sich mit Steuerungsverhalten bewegen.</translation></message>
<message><source>Options</source><extracomment>command_line</extracomment><translation>Optionen</translation></message>
<message><source>Print the version.</source><extracomment>command_line</extracomment><translation>Die Version ausgeben.</translation></message>
<message><source>Print this help.</source><extracomment>command_line</extracomment><translation>Diese Hilfe ausgeben.</translation></message>
<message><source>Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or write, 130 stopped by Ctrl+C.</source><extracomment>command_line</extracomment><translation>Exit-Codes: 0 Erfolg, 1 Probleme in der Datei, 2 falscher Aufruf, 3 Lesen oder Schreiben misslungen, 130 mit Strg+C beendet.</translation></message>
<message><source>Subcommands</source><extracomment>command_line</extracomment><translation>Unterbefehle</translation></message>
<message><source>Set-up</source><extracomment>command_line</extracomment><translation>Einrichtung</translation></message>
<message><source>"%1" is not a whole number from %2 to %3</source><extracomment>command_line</extracomment><translation>„%1“ ist keine ganze Zahl von %2 bis %3</translation></message>
<message><source>Can be repeated.</source><extracomment>command_line</extracomment><translation>Mehrfach möglich.</translation></message>
<message><source>"%1" is unknown.</source><extracomment>command_line</extracomment><translation>„%1“ ist unbekannt.</translation></message>
<message><source>this machine has no %1. Leave out --simd to use the widest it has: %2.</source><extracomment>command_line</extracomment><translation>dieser Rechner hat kein %1. --simd weglassen, um das breiteste zu verwenden, das er hat: %2.</translation></message>
<message><source>there is not enough memory. Run fewer agents.</source><extracomment>command_line</extracomment><translation>der Speicher reicht nicht. Weniger Agenten laufen lassen.</translation></message>
<message><source>unexpected error: %1. Please report it.</source><extracomment>command_line</extracomment><translation>unerwarteter Fehler: %1. Bitte melden.</translation></message>
<message><source>could not write to standard output: %1.</source><extracomment>console</extracomment><translation>die Standardausgabe ließ sich nicht schreiben: %1.</translation></message>
<message><source>tick %1 of %2, %3%, about %4 s left</source><extracomment>console</extracomment><translation>Tick %1 von %2, %3%, noch etwa %4 s</translation></message>
<message><source>%1 would overwrite "%2", which is read as %3. Name another file to write.</source><extracomment>console</extracomment><translation>%1 würde „%2“ überschreiben, gelesen als %3. Eine andere Datei zum Schreiben angeben.</translation></message>
<message><source>%1 and %2 would both go to standard output. Write one of them to a file.</source><extracomment>console</extracomment><translation>%1 und %2 würden beide auf die Standardausgabe schreiben. Eines davon in eine Datei schreiben.</translation></message>
<message><source>%1 and %2 would both write "%3". Give each a file of its own.</source><extracomment>console</extracomment><translation>%1 und %2 würden beide „%3“ schreiben. Jedem eine eigene Datei geben.</translation></message>
<message><source>reading %1</source><extracomment>console</extracomment><translation>%1 wird gelesen</translation></message>
<message><source>"%1" does not end in .png, .gif or .mp4. The ending chooses the format</source><extracomment>editor</extracomment><translation>„%1“ endet nicht auf .png, .gif oder .mp4. Die Endung bestimmt das Format</translation></message>
<message><source>"%1" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720</source><extracomment>editor</extracomment><translation>„%1“ ist keine Größe. WxH schreiben, beide von 16 bis 8192, wie in 1280x720</translation></message>
<message><source>tiller-editor is not installed: it is neither in the folder of tiller nor in PATH. Install the editor.</source><extracomment>editor</extracomment><translation>tiller-editor ist nicht installiert: weder im Ordner von tiller noch in PATH. Den Editor installieren.</translation></message>
<message><source>%1 could not be started: %2.</source><extracomment>editor</extracomment><translation>%1 ließ sich nicht starten: %2.</translation></message>
<message><source>--from %1 is after the last tick, %2.</source><extracomment>editor</extracomment><translation>--from %1 liegt nach dem letzten Tick, %2.</translation></message>
<message><source>The last tick. Default: %1.</source><extracomment>editor</extracomment><translation>Der letzte Tick. Vorgabe: %1.</translation></message>
<message><source>--template goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--template gehört nur zu --to html und --to site.</translation></message>
<message><source>--title goes with --to site only.</source><extracomment>export</extracomment><translation>--title gehört nur zu --to site.</translation></message>
<message><source>--to %1 takes one FILE. A folder of several is --to site.</source><extracomment>export</extracomment><translation>--to %1 nimmt nur eine Datei (FILE). Ein Ordner mit mehreren ist --to site.</translation></message>
<message><source>A site is a folder: name it with --output.</source><extracomment>export</extracomment><translation>site ist ein Ordner: Mit --output benennen.</translation></message>
<message><source>The format to write: json for games, html for one file that plays in a browser, site for a folder with such a file for each lesson and an index. Default: %1.</source><extracomment>export</extracomment><translation>Das Format: json für Spiele, html für eine einzige Datei, die im Browser läuft, site für einen Ordner mit so einer Datei je Lektion und einem Index. Vorgabe: %1.</translation></message>
<message><source>take is "%1". Write end, mean, first-at-least or first-at-most.</source><extracomment>find</extracomment><translation>take ist „%1“. end, mean, first-at-least oder first-at-most schreiben.</translation></message>
<message><source>%1 is "%2"; it must be a number.</source><extracomment>find</extracomment><translation>%1 ist „%2“; es muss eine Zahl sein.</translation></message>
<message><source>%1 requires %2.</source><extracomment>find</extracomment><translation>%1 erfordert %2.</translation></message>
<message><source>it has no target. Add ,target=X.</source><extracomment>find</extracomment><translation>es fehlt ein Ziel. ,target=X hinzufügen.</translation></message>
<message><source>%1, seconds until at least %2</source><extracomment>find</extracomment><translation>%1, Sekunden bis mindestens %2</translation></message>
<message><source>%1, seconds until at most %2</source><extracomment>find</extracomment><translation>%1, Sekunden bis höchstens %2</translation></message>
<message><source>%1, small</source><extracomment>find</extracomment><translation>%1, klein</translation></message>
<message><source>%1, large</source><extracomment>find</extracomment><translation>%1, groß</translation></message>
<message><source>%1, near %2</source><extracomment>find</extracomment><translation>%1, nahe %2</translation></message>
<message><source>%1, weight %2</source><extracomment>find</extracomment><translation>%1, Gewicht %2</translation></message>
<message><source>point</source><extracomment>find</extracomment><translation>Punkt</translation></message>
<message><source>score</source><extracomment>find</extracomment><translation>Bewertung</translation></message>
<message><source>project</source><extracomment>find</extracomment><translation>Projekt</translation></message>
<message><source>No other values were tried.</source><extracomment>find</extracomment><translation>Keine anderen Werte wurden probiert.</translation></message>
<message><source>Result 1 is better than the project: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Ergebnis 1 ist besser als das Projekt: Bewertung %1 für Ergebnis 1, %2 für das Projekt, über %3 neue Startwerte.</translation></message>
<message><source>The project is as good as result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Das Projekt ist so gut wie Ergebnis 1: Bewertung %1 für Ergebnis 1, %2 für das Projekt, über %3 neue Startwerte.</translation></message>
<message><source>The project is better than result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Das Projekt ist besser als Ergebnis 1: Bewertung %1 für Ergebnis 1, %2 für das Projekt, über %3 neue Startwerte.</translation></message>
<message><source>searching</source><extracomment>find</extracomment><translation>Suche läuft</translation></message>
<message><source>%1 points of %2 seeds, %3 s</source><extracomment>find</extracomment><translation>%1 Punkte mit je %2 Startwerten, %3 s</translation></message>
<message><source>A subcommand is required</source><extracomment>help</extracomment><translation>Ein Unterbefehl ist erforderlich</translation></message>
<message><source>%1 is required</source><extracomment>help</extracomment><translation>%1 ist erforderlich</translation></message>
<message><source>%1: %2 required %3 missing</source><extracomment>help</extracomment><translation>%1: %3 fehlt, erforderlich: %2</translation></message>
<message><source>%1 excludes %2</source><extracomment>help</extracomment><translation>%1 schließt %2 aus</translation></message>
<message><source>NAME</source><extracomment>help</extracomment><translation>BEZEICHNUNG</translation></message>
<message><source>steering behaviors: run, check and export projects</source><extracomment>help</extracomment><translation>Steuerungsverhalten: Projekte ausführen, prüfen und exportieren</translation></message>
<message><source>SYNOPSIS</source><extracomment>help</extracomment><translation>ÜBERSICHT</translation></message>
<message><source>DESCRIPTION</source><extracomment>help</extracomment><translation>BESCHREIBUNG</translation></message>
<message><source>COMMANDS</source><extracomment>help</extracomment><translation>BEFEHLE</translation></message>
<message><source>OPTIONS</source><extracomment>help</extracomment><translation>OPTIONEN</translation></message>
<message><source>EXIT STATUS</source><extracomment>help</extracomment><translation>EXIT-STATUS</translation></message>
<message><source>Usage</source><extracomment>help</extracomment><translation>Aufruf</translation></message>
<message><source>SUBCOMMAND</source><extracomment>help</extracomment><translation>UNTERBEFEHL</translation></message>
<message><source>Positionals</source><extracomment>help</extracomment><translation>Argumente</translation></message>
<message><source>unknown option "%1".</source><extracomment>help</extracomment><translation>unbekannte Option „%1“.</translation></message>
<message><source>unexpected argument "%1".</source><extracomment>help</extracomment><translation>unerwartetes Argument „%1“.</translation></message>
<message><source>`%1 --help` shows help.</source><extracomment>help</extracomment><translation>`%1 --help` zeigt die Hilfe.</translation></message>
<message><source>%1: the map has no class, layer or value "%2" that can become %3.</source><extracomment>import</extracomment><translation>%1: In der Levelkarte kann keine Klasse, keine Ebene und kein Wert „%2“ zu %3 werden.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map.</source><extracomment>import</extracomment><translation>Nichts wird Teil der Welt. Mit --solid und --map wählen.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map among: %1.</source><extracomment>import</extracomment><translation>Nichts wird Teil der Welt. Mit --solid und --map wählen aus: %1.</translation></message>
<message><source>--map: "%1" is no NAME=KIND. KIND is nothing, layer, obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>import</extracomment><translation>--map: „%1“ ist kein NAME=KIND. KIND ist nothing, layer, obstacle, region, path, point, tile-shapes, agent oder agent:TYPE.</translation></message>
<message><source>drawing %1</source><extracomment>import</extracomment><translation>%1 wird gezeichnet</translation></message>
<message><source>--into takes a project (*.tiller), but "%1" is an export.</source><extracomment>import</extracomment><translation>--into nimmt ein Projekt (*.tiller), aber „%1“ ist ein Export.</translation></message>
<message><source>The picture is %1.</source><extracomment>import</extracomment><translation>Das Bild ist %1.</translation></message>
<message><source>"%1" is not a scale. It is a number from 0.0001 to 10000</source><extracomment>import</extracomment><translation>„%1“ ist kein Maßstab. Ein Maßstab ist eine Zahl von 0.0001 bis 10000</translation></message>
<message><source>Leave out the map's picture. Without this, its tiles and backgrounds are drawn into one picture beside OUT, which a layer shows beneath the world.</source><extracomment>import</extracomment><translation>Das Bild der Levelkarte weglassen. Sonst werden ihre Kacheln und Hintergründe in ein Bild neben OUT gezeichnet, das eine Ebene unter der Welt zeigt.</translation></message>
<message><source>WHAT IT DOES</source><extracomment>list</extracomment><translation>WAS ES TUT</translation></message>
<message><source>Print a JSON array of objects with type, kind, title, ports, settings, help, formula and source.</source><extracomment>list</extracomment><translation>Ein JSON-Array von Objekten ausgeben, mit type, kind, title, ports, settings, help, formula und source.</translation></message>
<message><source>warning: %1 is neither the project that %2 starts from nor the one it ends with. The log's own project is run.</source><extracomment>run</extracomment><translation>Warnung: %1 ist weder das Projekt, mit dem %2 beginnt, noch das, mit dem es endet. Es läuft das Projekt des Protokolls.</translation></message>
<message><source>the project does not run with the values of --set: %1</source><extracomment>run</extracomment><translation>das Projekt läuft nicht mit den Werten von --set: %1</translation></message>
<message><source>warning: %1 ends within a block, which was left out. Ticks that are complete: %2.</source><extracomment>run</extracomment><translation>Warnung: %1 endet mitten in einem Block, der weggelassen wurde. Vollständige Ticks: %2.</translation></message>
<message><source>warning: %1 is too long to be read whole. Only its first %2 ticks are run.</source><extracomment>run</extracomment><translation>Warnung: %1 ist zu lang, um ganz gelesen zu werden. Es laufen nur die ersten %2 Ticks.</translation></message>
<message><source>warning: %1 has no plots, so --plots writes the ticks alone. Add plots in the editor.</source><extracomment>run</extracomment><translation>Warnung: %1 hat keine Diagramme, daher schreibt --plots nur die Ticks. Im Editor Diagramme hinzufügen.</translation></message>
<message><source>%1: %2 agents, %3 ticks, %4 s</source><extracomment>run</extracomment><translation>%1: %2 Agenten, %3 Ticks, %4 s</translation></message>
<message><source>contacts %1: %2</source><extracomment>run</extracomment><translation>Kontakte %1: %2</translation></message>
<message><source>entered %1: %2</source><extracomment>run</extracomment><translation>betreten %1: %2</translation></message>
<message><source>did %1: %2</source><extracomment>run</extracomment><translation>ausgeführt %1: %2</translation></message>
<message><source>arrived %1: %2</source><extracomment>run</extracomment><translation>angekommen %1: %2</translation></message>
<message><source>variable %1: %2</source><extracomment>run</extracomment><translation>Variable %1: %2</translation></message>
<message><source>%1, at tick %2</source><extracomment>run</extracomment><translation>%1, bei Tick %2</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after the start. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>Der Lauf weicht bei Tick %1 von der Aufzeichnung ab: %2. Die Abweichung begann nach dem Start. Die Version von Tiller verwenden, mit der aufgezeichnet wurde.</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after tick %3. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>Der Lauf weicht bei Tick %1 von der Aufzeichnung ab: %2. Die Abweichung begann nach Tick %3. Die Version von Tiller verwenden, mit der aufgezeichnet wurde.</translation></message>
<message><source>--every requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--every erfordert --trace oder --plots. `tiller run --help` zeigt die Hilfe.</translation></message>
<message><source>How many ticks to run, unless the run ends before. Default: %1, or the length of the log of --inputs.</source><extracomment>run</extracomment><translation>Wie viele Ticks laufen, wenn der Lauf nicht vorher endet. Vorgabe: %1 oder die Länge des Protokolls von --inputs.</translation></message>
<message><source>Print the hash of the final state in hex, as the last line of the output.</source><extracomment>run</extracomment><translation>Den Hash des Endzustands hexadezimal ausgeben, als letzte Zeile der Ausgabe.</translation></message>
<message><source>Print one JSON object: ticks, agents, hash, contacts per pair of types, events (arrivals and entered modes, per agent type and node), how the run ended, and seconds.</source><extracomment>run</extracomment><translation>Ein JSON-Objekt ausgeben: ticks, agents, hash, Kontakte je Typenpaar (contacts), Ankünfte und betretene Modi je Agententyp und Knoten (events), wie der Lauf endete (end), und seconds.</translation></message>
<message><source>%1 is not installed. Install %2.</source><extracomment>sweep</extracomment><translation>%1 ist nicht installiert. Nötig: %2.</translation></message>
<message><source>Slurm's commands, and call this on a machine that may submit</source><extracomment>sweep</extracomment><translation>die Befehle von Slurm und ein Rechner, der Jobs einreichen darf</translation></message>
<message><source>--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.</source><extracomment>sweep</extracomment><translation>--sweep, --vary, --seeds, --ticks, --measure, --take und --limit erfordern plan.</translation></message>
<message><source>--output requires plan or merge.</source><extracomment>sweep</extracomment><translation>--output erfordert plan oder merge.</translation></message>
<message><source>--chunk and --threads require run.</source><extracomment>sweep</extracomment><translation>--chunk und --threads erfordern run.</translation></message>
<message><source>--engine and --chunks require submit.</source><extracomment>sweep</extracomment><translation>--engine und --chunks erfordern submit.</translation></message>
<message><source>%1 x %2 of %3 ticks: %4, about %5 s on one core</source><extracomment>sweep</extracomment><translation>%1 x %2 mit je %3 Ticks: %4, etwa %5 s auf einem Kern</translation></message>
<message numerus="yes"><source>%n combinations</source><extracomment>sweep</extracomment><translation><numerusform>%n Kombination</numerusform><numerusform>%n Kombinationen</numerusform></translation></message>
<message><source>--chunk is "%1". Write I/N, as in 1/8.</source><extracomment>sweep</extracomment><translation>--chunk ist „%1“. I/N schreiben, wie in 1/8.</translation></message>
<message numerus="yes"><source>running %n runs</source><extracomment>sweep</extracomment><translation><numerusform>%n Lauf wird ausgeführt</numerusform><numerusform>%n Läufe werden ausgeführt</numerusform></translation></message>
<message><source>%1, %2 s; %3 had a result already</source><extracomment>sweep</extracomment><translation>%1, %2 s; schon mit Ergebnis: %3</translation></message>
<message numerus="yes"><source>%n runs of %1 have no result yet. `tiller sweep run` runs them.</source><extracomment>sweep</extracomment><translation><numerusform>%n Lauf von %1 hat noch kein Ergebnis. `tiller sweep run` führt ihn aus.</numerusform><numerusform>%n Läufe von %1 haben noch kein Ergebnis. `tiller sweep run` führt sie aus.</numerusform></translation></message>
<message><source>runs</source><extracomment>sweep</extracomment><translation>Läufe</translation></message>
<message><source>mean</source><extracomment>sweep</extracomment><translation>Mittelwert</translation></message>
<message><source>spread</source><extracomment>sweep</extracomment><translation>Streuung</translation></message>
<message><source>no sweeps</source><extracomment>sweep</extracomment><translation>keine Messreihen</translation></message>
<message><source>the project has no sweep "%1". `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>das Projekt hat keine Messreihe „%1“. `tiller sweep show` nennt alle.</translation></message>
<message><source>the project has no sweep. Name what varies with --vary PATH=VALUES and what counts with --measure, or make a sweep in the editor.</source><extracomment>sweep_choice</extracomment><translation>das Projekt hat keine Messreihe. Mit --vary PATH=VALUES angeben, was variiert, und mit --measure, was zählt, oder im Editor eine Messreihe anlegen.</translation></message>
<message><source>the project has several sweeps. Choose one with --sweep; `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>das Projekt hat mehrere Messreihen. Mit --sweep eine wählen; `tiller sweep show` nennt alle.</translation></message>
<message><source>%1: "%2" is neither a plot of the project nor a setting of plots. Write the name of a plot, or settings as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>%1: „%2“ ist weder ein Diagramm des Projekts noch eine Einstellung von Diagrammen. Den Namen eines Diagramms schreiben oder Einstellungen wie in quantity=count,of=prey.</translation></message>
<message><source>the sweep measures nothing. Name a plot of the project with --measure, or settings with an agent type, as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>die Messreihe misst nichts. Mit --measure ein Diagramm des Projekts nennen oder Einstellungen mit einem Agententyp, wie in quantity=count,of=prey.</translation></message>
<message><source>Takes the output of one card to the input of another.</source><extracomment>inspector_model</extracomment><translation>Führt vom Ausgang einer Karte zum Eingang einer anderen.</translation></message>
<message><source>Nodes that the canvas shows as one card.</source><extracomment>inspector_model</extracomment><translation>Knoten, die die Zeichenfläche als eine Karte zeigt.</translation></message>
<message><source>"%1" has no range from %2 to %3. Write the smaller number first.</source><extracomment>find_task</extracomment><translation>„%1“ hat keinen Bereich von %2 bis %3. Die kleinere Zahl zuerst schreiben.</translation></message>
<message><source>"%1" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.</source><extracomment>find_task</extracomment><translation>„%1“ ist kein Bereich. PFAD=VON..BIS schreiben, wie in hunter.maxSpeed=60..150.</translation></message>
<message><source>The search has no goal. Say what should be small, large or near a number.</source><extracomment>find_task</extracomment><translation>Die Suche hat kein Ziel. Angeben, was klein, groß oder nahe einer Zahl sein soll.</translation></message>
<message><source>A search changes 1 to %1 values; this one has %2.</source><extracomment>find_task</extracomment><translation>Eine Suche ändert 1 bis %1 Werte; diese hat %2.</translation></message>
<message><source>The search would not end. Give it a number of seconds or of points.</source><extracomment>find_task</extracomment><translation>Die Suche würde nicht enden. Eine Anzahl von Sekunden oder Punkten angeben.</translation></message>
<message><source>A search needs at least one seed and one tick.</source><extracomment>find_task</extracomment><translation>Eine Suche braucht mindestens einen Startwert und einen Tick.</translation></message>
<message><source>The weight of a goal must be above 0.</source><extracomment>find_task</extracomment><translation>Das Gewicht eines Ziels muss über 0 liegen.</translation></message>
<message><source>"%1" has two ranges. Remove one.</source><extracomment>find_task</extracomment><translation>„%1“ hat zwei Bereiche. Einen entfernen.</translation></message>
<message><source>The project has several worlds; this is "%1", the first. Choose another world or a level with --part: %2</source><extracomment>ldtk</extracomment><translation>Das Projekt hat mehrere Welten; dies ist „%1“, die erste. Mit --part eine andere Welt oder einen Level wählen: %2</translation></message>
<message><source>The project has no levels.</source><extracomment>ldtk</extracomment><translation>Das Projekt hat keine Level.</translation></message>
<message><source>There is no world and no level "%1".</source><extracomment>ldtk</extracomment><translation>Es gibt keine Welt und keinen Level „%1“.</translation></message>
<message><source>The level "%1" is not read: %2</source><extracomment>ldtk</extracomment><translation>Der Level „%1“ wird nicht gelesen: %2</translation></message>
<message><source>The layer has no "__gridSize" above 0.</source><extracomment>ldtk</extracomment><translation>Die Ebene hat kein „__gridSize“ über 0.</translation></message>
<message><source>Import one level.</source><extracomment>ldtk</extracomment><translation>Einen einzelnen Level importieren.</translation></message>
<message><source>"intGridCsv" does not hold the cells of the layer's size.</source><extracomment>ldtk</extracomment><translation>„intGridCsv“ enthält nicht die Zellen für die Größe der Ebene.</translation></message>
<message><source>"px" of a tile is not two numbers.</source><extracomment>ldtk</extracomment><translation>„px“ einer Kachel besteht nicht aus zwei Zahlen.</translation></message>
<message><source>The levels have more than 100,000 entities. Import one level.</source><extracomment>ldtk</extracomment><translation>Die Level haben mehr als 100.000 Objekte. Einen einzelnen Level importieren.</translation></message>
<message><source>"%1" is not two numbers.</source><extracomment>ldtk</extracomment><translation>„%1“ besteht nicht aus zwei Zahlen.</translation></message>
<message><source>The scale must be a number above 0.</source><extracomment>map_import</extracomment><translation>Der Maßstab muss eine Zahl über 0 sein.</translation></message>
<message><source>All of the map is left of or above the place where it began at its first import, so nothing of it would be in the world. Import it into a new project.</source><extracomment>map_import</extracomment><translation>Die ganze Levelkarte liegt links oder oberhalb der Stelle, an der sie beim ersten Import begann, also wäre nichts davon in der Welt. In ein neues Projekt importieren.</translation></message>
<message><source>The map has grown %1 u to the left since its first import.</source><extracomment>map_import</extracomment><translation>Die Levelkarte ist seit dem ersten Import um %1 u nach links gewachsen.</translation></message>
<message><source>The map has grown %1 u to the left and %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>Die Levelkarte ist seit dem ersten Import um %1 u nach links und %2 u nach oben gewachsen.</translation></message>
<message><source>The map has grown %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>Die Levelkarte ist seit dem ersten Import um %2 u nach oben gewachsen.</translation></message>
<message><source>What is there is outside the world, whose (0, 0) stays where it was. Import the map into a new project to begin at its new corner.</source><extracomment>map_import</extracomment><translation>Was dort ist, liegt außerhalb der Welt, deren (0, 0) bleibt, wo es war. Die Levelkarte in ein neues Projekt importieren, um an ihrer neuen Ecke zu beginnen.</translation></message>
<message><source>The tiles become more than 10,000 obstacles and regions, with the layer "%1". Choose fewer layers and values, or import a part of the map.</source><extracomment>map_import</extracomment><translation>Aus den Kacheln werden mehr als 10.000 Hindernisse und Gebiete, bei Ebene „%1“. Weniger Ebenen und Werte wählen oder einen Teil der Levelkarte importieren.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a path: it has one place only.</source><extracomment>map_import</extracomment><translation>Aus dem Objekt „%1“ (%2) der Ebene „%3“ kann kein Pfad werden: Es hat nur einen Ort.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a region: it has no area.</source><extracomment>map_import</extracomment><translation>Aus dem Objekt „%1“ (%2) der Ebene „%3“ kann kein Gebiet werden: Es hat keine Fläche.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become an obstacle: it has no size.</source><extracomment>map_import</extracomment><translation>Aus dem Objekt „%1“ (%2) der Ebene „%3“ kann kein Hindernis werden: Es hat keine Größe.</translation></message>
<message><source>"%1" is no more in the map, but stays: a node names it.</source><extracomment>map_import</extracomment><translation>„%1“ ist nicht mehr in der Levelkarte, bleibt aber: Ein Knoten benutzt es.</translation></message>
<message><source>%1 and %2 more</source><extracomment>map_import</extracomment><translation>%1 und %2 weitere</translation></message>
<message><source>The world becomes %1 by %2, from %3 by %4.</source><extracomment>map_import</extracomment><translation>Die Welt wird %1 mal %2 groß, bisher %3 mal %4.</translation></message>
<message><source>The world is %1 by %2.</source><extracomment>map_import</extracomment><translation>Die Welt ist %1 mal %2 groß.</translation></message>
<message><source>Left out: %1.</source><extracomment>map_import</extracomment><translation>Weggelassen: %1.</translation></message>
<message><source>Only in the picture: %1.</source><extracomment>map_import</extracomment><translation>Nur im Bild: %1.</translation></message>
<message numerus="yes"><source>%n obstacles</source><extracomment>map_import</extracomment><translation><numerusform>%n Hindernis</numerusform><numerusform>%n Hindernisse</numerusform></translation></message>
<message numerus="yes"><source>%n regions</source><extracomment>map_import</extracomment><translation><numerusform>%n Gebiet</numerusform><numerusform>%n Gebiete</numerusform></translation></message>
<message numerus="yes"><source>%n paths</source><extracomment>map_import</extracomment><translation><numerusform>%n Pfad</numerusform><numerusform>%n Pfade</numerusform></translation></message>
<message numerus="yes"><source>%n agents</source><extracomment>map_import</extracomment><translation><numerusform>%n Agent</numerusform><numerusform>%n Agenten</numerusform></translation></message>
<message numerus="yes"><source>%n tiles become %1</source><extracomment>map_import</extracomment><translation><numerusform>%n Kachel wird zu: %1</numerusform><numerusform>%n Kacheln werden zu: %1</numerusform></translation></message>
<message><source>%1; objects become %2</source><extracomment>map_import</extracomment><translation>%1; Objekte werden zu: %2</translation></message>
<message><source>it is not in the map's folder.</source><extracomment>map_picture</extracomment><translation>es liegt nicht im Ordner der Levelkarte.</translation></message>
<message><source>it has more than 16 MB.</source><extracomment>map_picture</extracomment><translation>es hat mehr als 16 MB.</translation></message>
<message><source>it cannot be read. Save it as PNG or JPEG.</source><extracomment>map_picture</extracomment><translation>es lässt sich nicht lesen. Als PNG oder JPEG speichern.</translation></message>
<message><source>it has more than 36 million pixels.</source><extracomment>map_picture</extracomment><translation>es hat mehr als 36 Millionen Pixel.</translation></message>
<message><source>those of the map have more than 100 million pixels.</source><extracomment>map_picture</extracomment><translation>die Bilder der Levelkarte haben zusammen mehr als 100 Millionen Pixel.</translation></message>
<message><source>The picture %1 is not drawn: %2</source><extracomment>map_picture</extracomment><translation>Das Bild %1 wird nicht gezeichnet: %2</translation></message>
<message><source>The map draws too much; its picture shows what is behind.</source><extracomment>map_picture</extracomment><translation>Die Levelkarte zeichnet zu viel; ihr Bild zeigt, was hinten liegt.</translation></message>
<message><source>It could not be read.</source><extracomment>map_reading</extracomment><translation>Sie ließ sich nicht lesen.</translation></message>
<message><source>Line %1: %2</source><extracomment>map_reading</extracomment><translation>Zeile %1: %2</translation></message>
<message><source>There is no such file.</source><extracomment>map_reading</extracomment><translation>Diese Datei gibt es nicht.</translation></message>
<message><source>It is not in the map's folder; files elsewhere are not read. Move it there.</source><extracomment>map_reading</extracomment><translation>Sie liegt nicht im Ordner der Levelkarte; Dateien anderswo werden nicht gelesen. Dorthin verschieben.</translation></message>
<message><source>There are more warnings.</source><extracomment>map_reading</extracomment><translation>Es gibt weitere Warnungen.</translation></message>
<message><source>"%1" is %2, not %3.</source><extracomment>map_reading</extracomment><translation>„%1“ ist %2, nicht %3.</translation></message>
<message><source>"%1" is no whole number from %2 to %3.</source><extracomment>map_reading</extracomment><translation>„%1“ ist keine ganze Zahl von %2 bis %3.</translation></message>
<message><source>a text</source><extracomment>map_reading</extracomment><translation>ein Text</translation></message>
<message><source>The property "%1" is left out: a project cannot hold two of this name.</source><extracomment>map_reading</extracomment><translation>Die Eigenschaft „%1“ fällt weg: Ein Projekt kann keine zwei mit diesem Namen enthalten.</translation></message>
<message><source>The property "%1" is left out: a project cannot hold its name or value.</source><extracomment>map_reading</extracomment><translation>Die Eigenschaft „%1“ fällt weg: Ein Projekt kann ihren Namen oder Wert nicht enthalten.</translation></message>
<message><source>The property "%1" is kept without the lists and objects that are in its list: a project cannot hold them.</source><extracomment>map_reading</extracomment><translation>Die Eigenschaft „%1“ wird ohne die Listen und Objekte in ihrer Liste übernommen: Ein Projekt kann sie nicht enthalten.</translation></message>
<message><source>The picture "%1" is not drawn. %2</source><extracomment>map_reading</extracomment><translation>Das Bild „%1“ wird nicht gezeichnet. %2</translation></message>
<message><source>The map has more than 1,000,000 tiles; its picture shows the first.</source><extracomment>map_reading</extracomment><translation>Die Levelkarte hat mehr als 1.000.000 Kacheln; ihr Bild zeigt die ersten.</translation></message>
<message><source>The layers have more than 10,000,000 cells.</source><extracomment>map_reading</extracomment><translation>Die Ebenen haben mehr als 10.000.000 Zellen.</translation></message>
<message><source>The text is not UTF-8. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Der Text ist nicht UTF-8. Die Levelkarte in Tiled noch einmal speichern.</translation></message>
<message><source>The file has more elements than a map can have. In Tiled, save its layers as CSV or base64, not as XML.</source><extracomment>map_xml</extracomment><translation>Die Datei hat mehr Elemente, als eine Levelkarte haben kann. In Tiled die Ebenen als CSV oder base64 speichern, nicht als XML.</translation></message>
<message><source>This is not sound XML: %1. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Das ist kein gültiges XML: %1. Die Levelkarte in Tiled noch einmal speichern.</translation></message>
<message><source>The file is XML, but no map of Tiled.</source><extracomment>map_xml</extracomment><translation>Die Datei ist XML, aber keine Levelkarte von Tiled.</translation></message>
<message><source>The file is nested deeper than %1 levels. Use fewer groups.</source><extracomment>map_xml</extracomment><translation>Die Datei ist tiefer als %1 Ebenen verschachtelt. Weniger Gruppen verwenden.</translation></message>
<message><source>The file is no map of Tiled (.tmj, .tmx) and no project of LDtk (.ldtk).</source><extracomment>read_map</extracomment><translation>Die Datei ist weder eine Levelkarte von Tiled (.tmj, .tmx) noch ein Projekt von LDtk (.ldtk).</translation></message>
<message><source>Only projects of LDtk have parts to choose from.</source><extracomment>read_map</extracomment><translation>Nur Projekte von LDtk haben Teile zur Auswahl.</translation></message>
<message><source>The map is empty: it has no size. Draw something in it first.</source><extracomment>read_map</extracomment><translation>Die Levelkarte ist leer: Sie hat keine Größe. Erst etwas darin zeichnen.</translation></message>
<message><source>The map is %1. Only orthogonal maps can be imported.</source><extracomment>tiled</extracomment><translation>Die Levelkarte ist %1. Nur orthogonale Levelkarten lassen sich importieren.</translation></message>
<message><source>The map has no size of its tiles: "tilewidth" and "tileheight" must be above 0.</source><extracomment>tiled</extracomment><translation>Die Kacheln der Levelkarte haben keine Größe: „tilewidth“ und „tileheight“ müssen über 0 liegen.</translation></message>
<message><source>Import a part of the map.</source><extracomment>tiled</extracomment><translation>Einen Teil der Levelkarte importieren.</translation></message>
<message><source>The map has more than 100,000 objects.</source><extracomment>tiled</extracomment><translation>Die Levelkarte hat mehr als 100.000 Objekte.</translation></message>
<message><source>The objects have more than 2,000,000 points.</source><extracomment>tiled</extracomment><translation>Die Objekte haben mehr als 2.000.000 Punkte.</translation></message>
<message><source>The template "%1" is not read: %2</source><extracomment>tiled</extracomment><translation>Die Vorlage „%1“ wird nicht gelesen: %2</translation></message>
<message><source>it holds no object.</source><extracomment>tiled</extracomment><translation>sie enthält kein Objekt.</translation></message>
<message><source>The template "%1" is not read: it is too large.</source><extracomment>tiled</extracomment><translation>Die Vorlage „%1“ wird nicht gelesen: Sie ist zu groß.</translation></message>
<message><source>The tiles have more than 100,000 collision shapes. Use fewer, or import a part of the map.</source><extracomment>tiled</extracomment><translation>Die Kacheln haben mehr als 100.000 Kollisionsformen. Weniger verwenden oder einen Teil der Levelkarte importieren.</translation></message>
<message><source>The shape has more than 100,000 points. Use several shapes.</source><extracomment>tiled_parts</extracomment><translation>Die Form hat mehr als 100.000 Punkte. Mehrere Formen verwenden.</translation></message>
<message><source>The map lists more than 1,000 tilesets.</source><extracomment>tiled_parts</extracomment><translation>Die Levelkarte nennt mehr als 1.000 Kachelsätze.</translation></message>
<message><source>The tileset "%1" is not read, so its tiles have no collision shapes and no classes: %2</source><extracomment>tiled_parts</extracomment><translation>Der Kachelsatz „%1“ wird nicht gelesen, daher haben seine Kacheln keine Kollisionsformen und keine Klassen: %2</translation></message>
<message><source>The tilesets have more than 1,000,000 tiles and shapes.</source><extracomment>tiled_parts</extracomment><translation>Die Kachelsätze haben mehr als 1.000.000 Kacheln und Formen.</translation></message>
<message numerus="yes"><source>The layer does not hold the %n tiles of its size. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation><numerusform>Die Ebene enthält nicht die %n Kachel ihrer Größe. Die Levelkarte in Tiled noch einmal speichern.</numerusform><numerusform>Die Ebene enthält nicht die %n Kacheln ihrer Größe. Die Levelkarte in Tiled noch einmal speichern.</numerusform></translation></message>
<message><source>The layer's data is no sound %1. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation>Die Daten der Ebene sind ungültig (%1). Die Levelkarte in Tiled noch einmal speichern.</translation></message>
<message><source>list of tiles</source><extracomment>tiled_tiles</extracomment><translation>Liste der Kacheln</translation></message>
<message><source>Layers with the encoding "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Ebenen mit der Kodierung „%1“ lassen sich nicht lesen. In Tiled in den Eigenschaften der Levelkarte CSV wählen.</translation></message>
<message><source>Layers with the compression "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Ebenen mit der Kompression „%1“ lassen sich nicht lesen. In Tiled in den Eigenschaften der Levelkarte CSV wählen.</translation></message>
<message><source>%1 of its size</source><extracomment>tiled_tiles</extracomment><translation>%1 in dieser Größe</translation></message>
<message><source>Measure how long a tick of a project takes.</source><extracomment>help of tiller bench</extracomment><translation>Messen, wie lange ein Tick eines Projekts dauert.</translation></message>
<message><source>A project or an export.</source><extracomment>help of tiller bench</extracomment><translation>Ein Projekt oder ein Export.</translation></message>
<message><source>Run with N agents in all. Counts, world and scene grow together, so the density stays the same.</source><extracomment>help of tiller bench</extracomment><translation>Mit insgesamt N Agenten laufen lassen. Anzahlen, Welt und Szene wachsen gemeinsam, sodass die Dichte gleich bleibt.</translation></message>
<message><source>Ticks to run before the clock starts. Default: 0.</source><extracomment>help of tiller bench</extracomment><translation>Ticks, bevor die Uhr startet. Vorgabe: 0.</translation></message>
<message><source>Print the problems of files as FILE:LINE:COLUMN: text. Prints nothing for a file without problems or hints.</source><extracomment>help of tiller check</extracomment><translation>Die Probleme von Dateien ausgeben, als FILE:LINE:COLUMN: Text. Bei einer Datei ohne Probleme oder Hinweise erscheint nichts.</translation></message>
<message><source>Projects or exports.</source><extracomment>help of tiller check</extracomment><translation>Projekte oder Exporte.</translation></message>
<message><source>Print the manual page, as roff.</source><extracomment>help of tiller command_line</extracomment><translation>Die Handbuchseite ausgeben, als roff.</translation></message>
<message><source>Print a script that completes this command.</source><extracomment>help of tiller command_line</extracomment><translation>Ein Skript ausgeben, das diesen Befehl vervollständigt.</translation></message>
<message><source>bash, zsh or fish.</source><extracomment>help of tiller command_line</extracomment><translation>bash, zsh oder fish.</translation></message>
<message><source>The seed of all random numbers. Default: the project's.</source><extracomment>help of tiller command_line</extracomment><translation>Der Startwert aller Zufallszahlen. Vorgabe: der des Projekts.</translation></message>
<message><source>Where the mouse is and where it was clicked, for Cursor targets. Default: there is no mouse.</source><extracomment>help of tiller command_line</extracomment><translation>Wo die Maus ist und wo geklickt wurde, für Ziele vom Typ Mauszeiger. Vorgabe: keine Maus.</translation></message>
<message><source>Threads to use. The result is the same with any number. Default: one per core.</source><extracomment>help of tiller command_line</extracomment><translation>Wie viele Threads verwendet werden. Das Ergebnis ist immer dasselbe. Vorgabe: einer je Kern.</translation></message>
<message><source>Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that this machine has.</source><extracomment>help of tiller command_line</extracomment><translation>Der Befehlssatz: scalar, avx2, avx512 oder neon. Vorgabe: der breiteste, den dieser Rechner hat.</translation></message>
<message><source>Sort the agents by place every K ticks. Default: when it pays.</source><extracomment>help of tiller command_line</extracomment><translation>Die Agenten alle K Ticks nach Ort sortieren. Vorgabe: wenn es sich lohnt.</translation></message>
<message><source>Draw a run as a picture or a film, without a display. Needs the editor, and ffmpeg for films.</source><extracomment>help of tiller editor</extracomment><translation>Einen Lauf als Bild oder Film zeichnen, ohne Bildschirm. Braucht den Editor und für Filme ffmpeg.</translation></message>
<message><source>A project (*.tiller) or an export.</source><extracomment>help of tiller editor</extracomment><translation>Ein Projekt (*.tiller) oder ein Export.</translation></message>
<message><source>The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.</source><extracomment>help of tiller editor</extracomment><translation>Die Datei, die geschrieben wird. *.png ist ein Bild des letzten Ticks; *.gif und *.mp4 sind Filme.</translation></message>
<message><source>The first tick of a film. Default: 0.</source><extracomment>help of tiller editor</extracomment><translation>Der erste Tick eines Films. Vorgabe: 0.</translation></message>
<message><source>One frame every K ticks. Default: 30 frames per second of watching.</source><extracomment>help of tiller editor</extracomment><translation>Ein Bild alle K Ticks. Vorgabe: 30 Bilder pro Sekunde beim Ansehen.</translation></message>
<message><source>Width and height in pixels, each from 16 to 8192. Default: 1280x720.</source><extracomment>help of tiller editor</extracomment><translation>Breite und Höhe in Pixeln, beide von 16 bis 8192. Vorgabe: 1280x720.</translation></message>
<message><source>dark or light. Default: dark.</source><extracomment>help of tiller editor</extracomment><translation>dark oder light. Vorgabe: dark.</translation></message>
<message><source>Start the editor, tiller-editor.</source><extracomment>help of tiller editor</extracomment><translation>Den Editor starten, tiller-editor.</translation></message>
<message><source>The project to open.</source><extracomment>help of tiller editor</extracomment><translation>Das Projekt, das geöffnet wird.</translation></message>
<message><source>Write what a game needs of a project, or a page that plays it.</source><extracomment>help of tiller export</extracomment><translation>Schreiben, was ein Spiel von einem Projekt braucht, oder eine Seite, die es abspielt.</translation></message>
<message><source>A project (*.tiller); with site, all lessons in their order.</source><extracomment>help of tiller export</extracomment><translation>Ein Projekt (*.tiller); mit site alle Lektionen in ihrer Reihenfolge.</translation></message>
<message><source>The file to write; - is standard output. With site: the folder.</source><extracomment>help of tiller export</extracomment><translation>Die Datei, die geschrieben wird; - ist die Standardausgabe. Mit site: der Ordner.</translation></message>
<message><source>With site: its title. Default: the name of the folder.</source><extracomment>help of tiller export</extracomment><translation>Mit site: dessen Titel. Vorgabe: der Name des Ordners.</translation></message>
<message><source>With html and site: the page to fill in, instead of the installed one.</source><extracomment>help of tiller export</extracomment><translation>Mit html und site: die Seite, die gefüllt wird, statt der installierten.</translation></message>
<message><source>Find values of settings, weights and parameters that meet goals best.</source><extracomment>help of tiller find</extracomment><translation>Werte von Einstellungen, Gewichten und Parametern finden, die Ziele am besten erfüllen.</translation></message>
<message><source>A project (*.tiller).</source><extracomment>help of tiller find</extracomment><translation>Ein Projekt (*.tiller).</translation></message>
<message><source>A number that may change, and its bounds. PATH is as in `tiller run --set`.</source><extracomment>help of tiller find</extracomment><translation>Eine Zahl, die sich ändern darf, und ihre Grenzen. PATH ist wie bei `tiller run --set`.</translation></message>
<message><source>A number that should be small: the id or name of a plot of the project, or its settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, first-at-least or first-at-most with ,limit=X, and ,weight=W.</source><extracomment>help of tiller find</extracomment><translation>Eine Zahl, die klein sein soll: ID oder Name eines Diagramms des Projekts oder dessen Einstellungen wie in einer Datei, quantity=count,of=prey. Danach können ,take=end, mean, first-at-least oder first-at-most mit ,limit=X folgen und ,weight=W.</translation></message>
<message><source>A number that should be large.</source><extracomment>help of tiller find</extracomment><translation>Eine Zahl, die groß sein soll.</translation></message>
<message><source>A number that should be near another one, which follows as ,target=X.</source><extracomment>help of tiller find</extracomment><translation>Eine Zahl, die nahe an einer anderen sein soll; diese folgt als ,target=X.</translation></message>
<message><source>Runs of each point, with seeds from the project's on. Default: 8.</source><extracomment>help of tiller find</extracomment><translation>Läufe je Punkt, mit Startwerten ab dem des Projekts. Vorgabe: 8.</translation></message>
<message><source>The length of each run. Default: 3600.</source><extracomment>help of tiller find</extracomment><translation>Die Länge jedes Laufs. Vorgabe: 3600.</translation></message>
<message><source>End after N points. The same call then finds the same values. Default: 100, if there is no --seconds.</source><extracomment>help of tiller find</extracomment><translation>Nach N Punkten enden. Derselbe Aufruf findet dann dieselben Werte. Vorgabe: 100, wenn --seconds fehlt.</translation></message>
<message><source>End after S seconds.</source><extracomment>help of tiller find</extracomment><translation>Nach S Sekunden enden.</translation></message>
<message><source>How many runs at a time. Default: one on each core.</source><extracomment>help of tiller find</extracomment><translation>Wie viele Läufe gleichzeitig. Vorgabe: einer auf jedem Kern.</translation></message>
<message><source>Write the project with the best values, if they are better than its own; - is standard output.</source><extracomment>help of tiller find</extracomment><translation>Das Projekt mit den besten Werten schreiben, wenn sie besser sind als seine eigenen; - ist die Standardausgabe.</translation></message>
<message><source>Make a project of a map of Tiled or LDtk.</source><extracomment>help of tiller import</extracomment><translation>Aus einer Levelkarte von Tiled oder LDtk ein Projekt machen.</translation></message>
<message><source>A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).</source><extracomment>help of tiller import</extracomment><translation>Eine Levelkarte von Tiled (*.tmj, *.tmx) oder LDtk (*.ldtk).</translation></message>
<message><source>The project to write; - is standard output.</source><extracomment>help of tiller import</extracomment><translation>Das Projekt, das geschrieben wird; - ist die Standardausgabe.</translation></message>
<message><source>A project that gets the map. What came from an earlier import of the same map is replaced, with the choices of that import. It may be OUT.</source><extracomment>help of tiller import</extracomment><translation>Ein Projekt, das die Levelkarte bekommt. Was aus einem früheren Import derselben Levelkarte stammt, wird ersetzt, mit der Auswahl von damals. Es darf OUT sein.</translation></message>
<message><source>A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.</source><extracomment>help of tiller import</extracomment><translation>Eine Ebene oder ein IntGrid-Wert (VALUE oder LAYER/VALUE), deren Kacheln zu Hindernissen werden.</translation></message>
<message><source>What the objects of a class or layer, or the tiles of a layer or IntGrid value, become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>help of tiller import</extracomment><translation>Was aus den Objekten einer Klasse oder Ebene oder den Kacheln einer Ebene oder eines IntGrid-Werts wird. KIND ist nothing, layer (bei einer Klasse: wie ihre Ebene), obstacle, region, path, point, tile-shapes, agent oder agent:TYPE.</translation></message>
<message><source>Only this world or level of LDtk.</source><extracomment>help of tiller import</extracomment><translation>Nur diese Welt oder diesen Level von LDtk.</translation></message>
<message><source>World units per pixel. Default: that of the last import, or 1.</source><extracomment>help of tiller import</extracomment><translation>Welteinheiten je Pixel. Vorgabe: wie beim letzten Import, sonst 1.</translation></message>
<message><source>List every node type.</source><extracomment>help of tiller list</extracomment><translation>Alle Knotentypen auflisten.</translation></message>
<message><source>Print the JSON Schema (draft 7) of a file format.</source><extracomment>help of tiller list</extracomment><translation>Das JSON-Schema (draft 7) eines Dateiformats ausgeben.</translation></message>
<message><source>project or export.</source><extracomment>help of tiller list</extracomment><translation>project oder export.</translation></message>
<message><source>Run a project or an export.</source><extracomment>help of tiller run</extracomment><translation>Ein Projekt oder einen Export ausführen.</translation></message>
<message><source>Change one setting before the run. PATH is world.SETTING, NODE.SETTING, ITEM.SETTING (an item of the scene) or LINK.weight, all by id.</source><extracomment>help of tiller run</extracomment><translation>Vor dem Lauf eine Einstellung ändern. PATH ist world.SETTING, NODE.SETTING, ITEM.SETTING (ein Objekt der Szene) oder LINK.weight, alle mit ihrer ID.</translation></message>
<message><source>Replay an input log that the editor saved: the mouse and all edits, from the start of the run.</source><extracomment>help of tiller run</extracomment><translation>Ein vom Editor gespeichertes Eingabeprotokoll abspielen: die Maus und alle Änderungen, vom Beginn des Laufs an.</translation></message>
<message><source>Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>tick,agent,type,x,y,vx,vy für jeden Agenten und Tick ab 0 schreiben, als CSV; - ist die Standardausgabe.</translation></message>
<message><source>Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Die Zahlen der Diagramme des Projekts schreiben, tick,NAME,..., für jeden Tick ab 0, als CSV; - ist die Standardausgabe.</translation></message>
<message><source>With --trace or --plots: write every K-th tick only. Default: 1.</source><extracomment>help of tiller run</extracomment><translation>Mit --trace oder --plots: nur jeden K-ten Tick schreiben. Vorgabe: 1.</translation></message>
<message><source>Run a project with many values and seeds, and measure one number of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Ein Projekt mit vielen Werten und Startwerten laufen lassen und in jedem Lauf eine Zahl messen.</translation></message>
<message><source>plan writes all runs of a project's sweep into a file. run runs those that have no result yet; it may be killed and called again, on several machines at a time. merge makes one table of all results. show prints means, of a plan or of the sweeps in a project. submit hands all runs over to Slurm or GNU parallel.</source><extracomment>help of tiller sweep</extracomment><translation>plan schreibt alle Läufe einer Messreihe des Projekts in eine Datei. run führt die aus, die noch kein Ergebnis haben; es darf abgebrochen und neu aufgerufen werden, auch auf mehreren Rechnern gleichzeitig. merge macht aus allen Ergebnissen eine Tabelle. show gibt Mittelwerte aus, die eines Plans oder der Messreihen eines Projekts. submit übergibt alle Läufe an Slurm oder GNU parallel.</translation></message>
<message><source>A project (*.tiller) for plan and show; else a plan.</source><extracomment>help of tiller sweep</extracomment><translation>Ein Projekt (*.tiller) für plan und show; sonst ein Plan.</translation></message>
<message><source>The file that plan or merge writes; - is standard output.</source><extracomment>help of tiller sweep</extracomment><translation>Die Datei, die plan oder merge schreibt; - ist die Standardausgabe.</translation></message>
<message><source>With plan: the id or name of one of the project's sweeps.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: ID oder Name einer der Messreihen des Projekts.</translation></message>
<message><source>With plan: another sweep than one of the project. PATH is as in `tiller run --set`; VALUES is a list, 1,2,5, or a range, "1..10 in 4".</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: eine andere Messreihe als die des Projekts. PATH ist wie bei `tiller run --set`; VALUES ist eine Liste, 1,2,5, oder ein Bereich, "1..10 in 4".</translation></message>
<message><source>With plan: runs of each combination, with seeds from the project's on.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: Läufe je Kombination, mit Startwerten ab dem des Projekts.</translation></message>
<message><source>With plan: the length of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: die Länge jedes Laufs.</translation></message>
<message><source>With plan: the id or name of a plot of the project; or its settings as in a file, quantity=count,of=prey.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: ID oder Name eines Diagramms des Projekts oder dessen Einstellungen wie in einer Datei, quantity=count,of=prey.</translation></message>
<message><source>With plan: the number at the end, its mean over time, or the time when it first reaches the limit.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: die Zahl am Ende, ihr Mittelwert über die Zeit oder die Zeit, zu der sie zuerst die Grenze erreicht.</translation></message>
<message><source>With plan: the limit of --take.</source><extracomment>help of tiller sweep</extracomment><translation>Mit plan: die Grenze von --take.</translation></message>
<message><source>With run: the I-th of N parts of the runs, as in 1/8. Default: all.</source><extracomment>help of tiller sweep</extracomment><translation>Mit run: der I-te von N Teilen der Läufe, wie in 1/8. Vorgabe: alle.</translation></message>
<message><source>With run: how many runs at a time. Default: one on each core.</source><extracomment>help of tiller sweep</extracomment><translation>Mit run: wie viele Läufe gleichzeitig. Vorgabe: einer auf jedem Kern.</translation></message>
<message><source>With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).</source><extracomment>help of tiller sweep</extracomment><translation>Mit submit: slurm (ein Job-Array, über sbatch) oder parallel (GNU parallel).</translation></message>
<message><source>With submit: into how many jobs the runs are divided. Default: 16.</source><extracomment>help of tiller sweep</extracomment><translation>Mit submit: auf wie viele Jobs die Läufe verteilt werden. Vorgabe: 16.</translation></message>
<message><source>First steps</source><extracomment>group of examples</extracomment><translation>Erste Schritte</translation></message>
<message><source>Groups</source><extracomment>group of examples</extracomment><translation>Gruppen</translation></message>
<message><source>Worlds that live</source><extracomment>group of examples</extracomment><translation>Lebendige Welten</translation></message>
<message><source>Worlds with numbers</source><extracomment>group of examples</extracomment><translation>Welten mit Zahlen</translation></message>
<message><source>Ants</source><extracomment>title of an example</extracomment><translation>Ameisen</translation></message>
<message><source>Smell of the nest</source><extracomment>example ants</extracomment><translation>Nestgeruch</translation></message>
<message><source>Scent of food</source><extracomment>example ants</extracomment><translation>Futterduft</translation></message>
<message><source>Nest</source><extracomment>example ants</extracomment><translation>Nest</translation></message>
<message><source>Food</source><extracomment>example ants</extracomment><translation>Futter</translation></message>
<message><source>Searching ants</source><extracomment>example ants</extracomment><translation>Suchende Ameisen</translation></message>
<message><source>Carrying ants</source><extracomment>example ants</extracomment><translation>Tragende Ameisen</translation></message>
<message><source>Look about</source><extracomment>example ants</extracomment><translation>Umhersuchen</translation></message>
<message><source>Follow the scent of food</source><extracomment>example ants</extracomment><translation>Futterduft folgen</translation></message>
<message><source>Go where the nest smells</source><extracomment>example ants</extracomment><translation>Nestgeruch folgen</translation></message>
<message><source>Time on the way</source><extracomment>example ants</extracomment><translation>Zeit unterwegs</translation></message>
<message><source>Less and less</source><extracomment>example ants</extracomment><translation>Immer weniger</translation></message>
<message><source>Always</source><extracomment>example ants</extracomment><translation>Immer</translation></message>
<message><source>Leave the scent of food</source><extracomment>example ants</extracomment><translation>Futterduft hinterlassen</translation></message>
<message><source>Food found</source><extracomment>example ants</extracomment><translation>Futter gefunden</translation></message>
<message><source>Back at the nest</source><extracomment>example ants</extracomment><translation>Zurück am Nest</translation></message>
<message><source>Take a piece</source><extracomment>example ants</extracomment><translation>Stück nehmen</translation></message>
<message><source>Go again</source><extracomment>example ants</extracomment><translation>Wieder losgehen</translation></message>
<message><source>Store it</source><extracomment>example ants</extracomment><translation>Einlagern</translation></message>
<message><source>Pieces in the nest</source><extracomment>example ants</extracomment><translation>Stücke im Nest</translation></message>
<message><source>How much they follow the scent</source><extracomment>example ants</extracomment><translation>Wie sehr sie dem Duft folgen</translation></message>
<message><source>Nobody follows the scent</source><extracomment>example ants</extracomment><translation>Niemand folgt dem Duft</translation></message>
<message><source>Scent fades fast</source><extracomment>example ants</extracomment><translation>Duft verfliegt schnell</translation></message>
<message><source>Ants that carry</source><extracomment>example ants</extracomment><translation>Ameisen, die tragen</translation></message>
<message><source>Ants look for food and carry it home. On the way home they leave a scent, others follow it, and a trail of ants joins food and nest.</source><extracomment>example ants</extracomment><translation>Ameisen suchen Futter und tragen es nach Hause. Auf dem Heimweg hinterlassen sie einen Duft, andere folgen ihm, und eine Ameisenstraße verbindet Futter und Nest.</translation></message>
<message><source>[Searching ants](node:searcher) [wander](node:stray) and [follow the scent of food](node:to-food) where there is some. In the [food](item:food) each [takes a piece](node:take) and becomes one of the [carrying ants](node:carrier). These [go where the nest smells](node:to-home) more, and [leave the scent of food](node:mark-food), [less and less](node:strength) with the time since they left the food: so there is most of it where the food is.

In the [nest](item:nest) they [store](node:store) the piece and [go again](node:drop). There are two grounds: the smell of the nest, which stays, and the scent of food, which spreads and fades.</source><extracomment>example ants</extracomment><translation>[Suchende Ameisen](node:searcher) [suchen umher](node:stray) und [folgen dem Futterduft](node:to-food), wo es welchen gibt. Am [Futter](item:food) [nimmt jede ein Stück](node:take) und wird eine der [tragenden Ameisen](node:carrier). Diese [gehen dorthin, wo es mehr nach Nest riecht](node:to-home), und [hinterlassen den Futterduft](node:mark-food), [immer weniger](node:strength), je länger sie schon vom Futter weg sind: So ist am meisten davon da, wo das Futter ist.

Im [Nest](item:nest) [lagern sie das Stück ein](node:store) und [gehen wieder los](node:drop). Es gibt zwei Böden: den Nestgeruch, der bleibt, und den Futterduft, der sich ausbreitet und verblasst.</translation></message>
<message><source>- At first ants find the food by chance. As soon as a few have found it, most go straight to it.
- In 20 runs with different seeds, between 792 and 862 pieces lay in the nest after two minutes; if nobody follows the scent, at most 123.
- No ant knows the way: the scent on the ground shows it.</source><extracomment>example ants</extracomment><translation>- Zuerst finden Ameisen das Futter durch Zufall. Sobald es ein paar gefunden haben, gehen die meisten geradewegs hin.
- In 20 Läufen mit verschiedenen Startwerten lagen nach zwei Minuten zwischen 792 und 862 Stücke im Nest; wenn niemand dem Duft folgt, höchstens 123.
- Keine Ameise kennt den Weg: Der Duft auf dem Boden zeigt ihn.</translation></message>
<message><source>- [Nobody follows the scent](experiment:experiment-alone): how many pieces come home now?
- [Scent fades fast](experiment:experiment-short): is there still a trail?
- Drag the food to another place while they run. How long do they still go to the old one?</source><extracomment>example ants</extracomment><translation>- [Niemand folgt dem Duft](experiment:experiment-alone): Wie viele Stücke kommen jetzt nach Hause?
- [Duft verfliegt schnell](experiment:experiment-short): Gibt es noch eine Ameisenstraße?
- Zieh das Futter an einen anderen Ort, während sie laufen. Wie lange gehen sie noch zum alten?</translation></message>
<message><source>Arrival</source><extracomment>title of an example</extracomment><translation>Ankunft</translation></message>
<message><source>Goal</source><extracomment>example arrival</extracomment><translation>Ziel</translation></message>
<message><source>Seeker</source><extracomment>example arrival</extracomment><translation>Ansteuerer</translation></message>
<message><source>Arriver</source><extracomment>example arrival</extracomment><translation>Ankommer</translation></message>
<message><source>Early braker</source><extracomment>example arrival</extracomment><translation>Frühbremser</translation></message>
<message><source>Click, else the goal</source><extracomment>example arrival</extracomment><translation>Klick, sonst Ziel</translation></message>
<message><source>Arrive from afar</source><extracomment>example arrival</extracomment><translation>Von fern ankommen</translation></message>
<message><source>Mass of Arriver</source><extracomment>example arrival</extracomment><translation>Masse von Ankommer</translation></message>
<message><source>Force of Arrive</source><extracomment>example arrival</extracomment><translation>Kraft von Ankommen</translation></message>
<message><source>Slowing radius 50</source><extracomment>example arrival</extracomment><translation>Bremsradius 50</translation></message>
<message><source>Mass 80</source><extracomment>example arrival</extracomment><translation>Masse 80</translation></message>
<message><source>Stop radius 0</source><extracomment>example arrival</extracomment><translation>Halteradius 0</translation></message>
<message><source>The goal follows the mouse</source><extracomment>example arrival</extracomment><translation>Das Ziel folgt der Maus</translation></message>
<message><source>Who brakes?</source><extracomment>example arrival</extracomment><translation>Wer bremst?</translation></message>
<message><source>Three agents want to go to one [goal](node:goal-place). The gray one has [Seek](node:seek). The green one has [Arrive](node:arrive) with a slowing radius of 200, the purple one with a slowing radius of 400.

You see only the end of their way. They come from the left.</source><extracomment>example arrival</extracomment><translation>Drei Agenten wollen zu einem [Ziel](node:goal-place). Der graue hat [Ansteuern](node:seek). Der grüne hat [Ankommen](node:arrive) mit einem Bremsradius von 200, der violette mit einem Bremsradius von 400.

Du siehst nur das Ende ihres Wegs. Sie kommen von links.</translation></message>
<message><source>Who flies past the goal?</source><extracomment>example arrival</extracomment><translation>Wer fliegt über das Ziel hinaus?</translation></message>
<message><source>* Only the gray one
The gray and the green one
All three</source><extracomment>example arrival</extracomment><translation>* Nur der graue
Der graue und der grüne
Alle drei</translation></message>
<message><source>Only the gray one: it flies 19 past the goal. Inside the slowing radius, the desired velocity (gold) of Arrive is shorter the nearer the agent is:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</source><extracomment>example arrival</extracomment><translation>Nur der graue: Er fliegt 19 über das Ziel hinaus. Innerhalb des Bremsradius ist die Wunschgeschwindigkeit (golden) von Ankommen umso kürzer, je näher der Agent ist:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</translation></message>
<message><source>The speed over time</source><extracomment>example arrival</extracomment><translation>Das Tempo im Zeitverlauf</translation></message>
<message><source>Look at the green one, [Arriver](node:arriver). It starts 500 from the goal with a speed of 2.2. Its max speed is 3, and its slowing radius is 200.</source><extracomment>example arrival</extracomment><translation>Achte auf den grünen, [Ankommer](node:arriver). Er startet 500 vom Ziel entfernt mit einem Tempo von 2,2. Sein Höchsttempo ist 3, sein Bremsradius 200.</translation></message>
<message><source>How does its speed change over time? Draw the curve.</source><extracomment>example arrival</extracomment><translation>Wie ändert sich sein Tempo mit der Zeit? Zeichne die Kurve.</translation></message>
<message><source>It soon has a speed of 3 and keeps it for more than a second. Inside the slowing radius, the speed falls with the distance: fast at first, then more and more slowly. Such a curve is called an exponential decay.</source><extracomment>example arrival</extracomment><translation>Bald hat er ein Tempo von 3 und behält es mehr als eine Sekunde lang. Innerhalb des Bremsradius sinkt das Tempo mit der Entfernung: erst schnell, dann immer langsamer. So ein Verlauf heißt exponentielle Abnahme.</translation></message>
<message><source>Twice the radius</source><extracomment>example arrival</extracomment><translation>Doppelter Radius</translation></message>
<message><source>With a slowing radius of 200, [Arriver](node:arriver) stands still after 5.4 s. [Early braker](node:early-braker), the purple one, has 400.</source><extracomment>example arrival</extracomment><translation>Mit einem Bremsradius von 200 steht [Ankommer](node:arriver) nach 5,4 s still. [Frühbremser](node:early-braker), der violette, hat 400.</translation></message>
<message><source>After how many seconds does Early braker stand still?</source><extracomment>example arrival</extracomment><translation>Nach wie vielen Sekunden steht Frühbremser still?</translation></message>
<message><source>After 11.8 s, more than twice as late. It brakes for longer, and it is slow for longer.</source><extracomment>example arrival</extracomment><translation>Nach 11,8 s, mehr als doppelt so spät. Er bremst länger und ist länger langsam.</translation></message>
<message><source>Four times the mass</source><extracomment>example arrival</extracomment><translation>Vierfache Masse</translation></message>
<message><source>Beside this world is another one. There, [Arriver](node:arriver) has a mass of 80 instead of 20, and the same max force.</source><extracomment>example arrival</extracomment><translation>Neben dieser Welt läuft eine zweite. Dort hat [Ankommer](node:arriver) eine Masse von 80 statt 20 und dieselbe Maximalkraft.</translation></message>
<message><source>What does the heavy Arriver do?</source><extracomment>example arrival</extracomment><translation>Was tut der schwere Ankommer?</translation></message>
<message><source>It stops on the goal, only later
* It flies past the goal and comes back
It never comes near the goal</source><extracomment>example arrival</extracomment><translation>Er hält auf dem Ziel an, nur später
* Er fliegt über das Ziel hinaus und kommt zurück
Er kommt nie in die Nähe des Ziels</translation></message>
<message><source>It flies 70 past the goal. With four times the mass, its max force cannot brake it within 200. The slowing radius has to fit mass, speed and force.</source><extracomment>example arrival</extracomment><translation>Er fliegt 70 über das Ziel hinaus. Bei vierfacher Masse kann ihn seine Maximalkraft innerhalb von 200 nicht abbremsen. Der Bremsradius muss zu Masse, Tempo und Kraft passen.</translation></message>
<message><source>Without the force</source><extracomment>example arrival</extracomment><translation>Ohne die Kraft</translation></message>
<message><source>Play until [Arriver](node:arriver) stands on the goal. Then move the slider *Force of Arrive* to 0: nothing steers it anymore.</source><extracomment>example arrival</extracomment><translation>Lass die Welt laufen, bis [Ankommer](node:arriver) auf dem Ziel steht. Schieb dann den Regler *Kraft von Ankommen* auf 0: Nichts steuert ihn mehr.</translation></message>
<message><source>Arriver has stopped, and then its force is gone. What does it do?</source><extracomment>example arrival</extracomment><translation>Ankommer steht, und dann ist seine Kraft weg. Was tut er?</translation></message>
<message><source>* It stays where it is
It flies on, straight ahead
It flies back to its start</source><extracomment>example arrival</extracomment><translation>* Er bleibt, wo er ist
Er fliegt geradeaus weiter
Er fliegt zum Start zurück</translation></message>
<message><source>It stays. Without a force, an agent keeps its velocity, and that is 0 now.

Move the slider to 1, press Reset and Play, and take the force away while it flies: it moves on with its old velocity, past the goal.</source><extracomment>example arrival</extracomment><translation>Er bleibt. Ohne Kraft behält ein Agent seine Geschwindigkeit, und die ist jetzt 0.

Schieb den Regler auf 1, drück Zurücksetzen und Abspielen und nimm die Kraft weg, während er fliegt: Er bewegt sich mit seiner alten Geschwindigkeit weiter, am Ziel vorbei.</translation></message>
<message><source>Your turn</source><extracomment>example arrival</extracomment><translation>Jetzt du</translation></message>
<message><source>- Drag the [goal](node:goal-place), or click somewhere else.
- Move the slider *Slowing radius*: which is the smallest with which Arriver does not fly past the goal?
- [The goal follows the mouse](experiment:experiment-mouse): all three come after it.</source><extracomment>example arrival</extracomment><translation>- Zieh das [Ziel](node:goal-place) oder klick woandershin.
- Schieb den Regler *Bremsradius*: Welcher ist der kleinste, mit dem Ankommer nicht über das Ziel hinausfliegt?
- [Das Ziel folgt der Maus](experiment:experiment-mouse): Alle drei kommen ihm nach.</translation></message>
<message><source>Three agents go to one goal. Which of them can stop there?</source><extracomment>example arrival</extracomment><translation>Drei Agenten gehen zu einem Ziel. Welche davon können dort anhalten?</translation></message>
<message><source>Inside the slowing radius, the desired velocity of [Arrive](node:arrive) is shorter the nearer the agent is:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Within the stop radius the desired velocity is 0: the agent stops and stays.

The [goal](node:goal-place) is where you put it. After a click into the world, the [click](node:mouse) is the target instead, until the next reset.</source><extracomment>example arrival</extracomment><translation>Innerhalb des Bremsradius ist die Wunschgeschwindigkeit von [Ankommen](node:arrive) umso kürzer, je näher der Agent ist:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Innerhalb des Halteradius ist die Wunschgeschwindigkeit 0: Der Agent hält an und bleibt stehen.

Das [Ziel](node:goal-place) ist dort, wo du es hinlegst. Nach einem Klick in die Welt ist stattdessen der [Klick](node:mouse) das Ziel, bis zum nächsten Zurücksetzen.</translation></message>
<message><source>- *Seeker* does not brake: it flies past the goal and comes back, again and again, each time less far.
- *Arriver* and *Early braker* do not fly past it.
- *Early braker* begins to slow down at a distance of 400 and needs longer.
- Switch on *Desired velocity*: while these two brake, their desired velocity is shorter than their velocity, and the steering points backward.</source><extracomment>example arrival</extracomment><translation>- *Ansteuerer* bremst nicht: Er fliegt über das Ziel hinaus und kommt zurück, immer wieder, jedes Mal weniger weit.
- *Ankommer* und *Frühbremser* fliegen nicht darüber hinaus.
- *Frühbremser* wird schon in einer Entfernung von 400 langsamer und braucht länger.
- Schalte *Wunschgeschwindigkeit* ein: Solange diese beiden bremsen, ist ihre Wunschgeschwindigkeit kürzer als ihre Geschwindigkeit, und die Steuerung zeigt nach hinten.</translation></message>
<message><source>- Drag the [goal](node:goal-place) while the agents stand on it, or click somewhere else.
- [The goal follows the mouse](experiment:experiment-mouse): move the mouse over the world, and all three come after it. Hold it still: two stop on it.
- [Slowing radius 50](experiment:experiment-late): now *Arriver* flies past the goal.
- [Mass 80](experiment:experiment-heavy): *Arriver* cannot brake in time, and flies much farther past it.
- [Stop radius 0](experiment:experiment-exact), as in the tutorials: it comes closer and closer to the goal, and never stops exactly.
- Drag an agent away: it comes back.</source><extracomment>example arrival</extracomment><translation>- Zieh das [Ziel](node:goal-place), während die Agenten darauf stehen, oder klick woandershin.
- [Das Ziel folgt der Maus](experiment:experiment-mouse): Beweg die Maus über die Welt, und alle drei kommen ihr nach. Halt sie still: Zwei halten darauf an.
- [Bremsradius 50](experiment:experiment-late): Jetzt fliegt *Ankommer* über das Ziel hinaus.
- [Masse 80](experiment:experiment-heavy): *Ankommer* kann nicht rechtzeitig bremsen und fliegt viel weiter darüber hinaus.
- [Halteradius 0](experiment:experiment-exact), wie in den Tutorials: Er kommt dem Ziel immer näher und hält nie genau an.
- Zieh einen Agenten weg: Er kommt zurück.</translation></message>
<message><source>Cat and mouse</source><extracomment>title of an example</extracomment><translation>Katz und Maus</translation></message>
<message><source>Town</source><extracomment>example cat-and-mouse</extracomment><translation>Stadt</translation></message>
<message><source>Cat</source><extracomment>example cat-and-mouse</extracomment><translation>Katze</translation></message>
<message><source>Mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Maus</translation></message>
<message><source>Houses</source><extracomment>example cat-and-mouse</extracomment><translation>Häuser</translation></message>
<message><source>Somewhere</source><extracomment>example cat-and-mouse</extracomment><translation>Irgendwo</translation></message>
<message><source>Way</source><extracomment>example cat-and-mouse</extracomment><translation>Weg</translation></message>
<message><source>Sees a mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Sieht eine Maus</translation></message>
<message><source>Chase</source><extracomment>example cat-and-mouse</extracomment><translation>Jagen</translation></message>
<message><source>Decides</source><extracomment>example cat-and-mouse</extracomment><translation>Entscheidet</translation></message>
<message><source>Each cat</source><extracomment>example cat-and-mouse</extracomment><translation>Jede Katze</translation></message>
<message><source>Nearest cat</source><extracomment>example cat-and-mouse</extracomment><translation>Nächste Katze</translation></message>
<message><source>Run away</source><extracomment>example cat-and-mouse</extracomment><translation>Weglaufen</translation></message>
<message><source>Roam</source><extracomment>example cat-and-mouse</extracomment><translation>Herumstreifen</translation></message>
<message><source>Touched</source><extracomment>example cat-and-mouse</extracomment><translation>Berührt</translation></message>
<message><source>Caught</source><extracomment>example cat-and-mouse</extracomment><translation>Gefangen</translation></message>
<message><source>Cats chase what they see</source><extracomment>example cat-and-mouse</extracomment><translation>Katzen jagen, was sie sehen</translation></message>
<message><source>Mice hide from every cat</source><extracomment>example cat-and-mouse</extracomment><translation>Mäuse verstecken sich vor jeder Katze</translation></message>
<message><source>Only run</source><extracomment>example cat-and-mouse</extracomment><translation>Nur rennen</translation></message>
<message><source>From the nearest only</source><extracomment>example cat-and-mouse</extracomment><translation>Nur vor der nächsten</translation></message>
<message><source>Late</source><extracomment>example cat-and-mouse</extracomment><translation>Spät</translation></message>
<message><source>Mice</source><extracomment>example cat-and-mouse</extracomment><translation>Mäuse</translation></message>
<message><source>Four cats look for mice in a town. They are a little faster, but they chase only what they see: mice live by the houses.</source><extracomment>example cat-and-mouse</extracomment><translation>Vier Katzen suchen in einer Stadt nach Mäusen. Sie sind etwas schneller, aber sie jagen nur, was sie sehen: Die Häuser retten den Mäusen das Leben.</translation></message>
<message><source>**Cats** go to random places in town, along a [way](node:way) around the houses. A cat that has a [mouse in sight](node:seen) chases it. Houses are wired to *Obstacles* there, so a mouse behind a house is not in sight, and the cat goes on as before.

**Mice** go about in the same way. When cats are near, they [hide](node:hide): each goes to the nearest place that no cat sees, and stays until one does. [*Each cat*](node:cats) gives Hide all cats within 500, not only the nearest. A mouse that [a cat touches](node:touched) is caught.</source><extracomment>example cat-and-mouse</extracomment><translation>**Katzen** gehen zu zufälligen Orten in der Stadt, auf einem [Weg](node:way) um die Häuser herum. Eine Katze, die eine [Maus in Sicht](node:seen) hat, jagt sie. Dort sind die Häuser mit *Hindernisse* verbunden: Eine Maus hinter einem Haus ist also nicht in Sicht, und die Katze geht weiter wie zuvor.

**Mäuse** laufen genauso umher. Wenn Katzen in der Nähe sind, [verstecken](node:hide) sie sich: Jede geht zum nächsten Ort, den keine Katze sieht, und bleibt dort, bis eine ihn sieht. [*Jede Katze*](node:cats) gibt an Verstecken alle Katzen innerhalb von 500, nicht nur die nächste. Eine Maus, die [eine Katze berührt](node:touched), ist gefangen.</translation></message>
<message><source>- After a minute 7 of the 12 mice are left on average, and between 2 and 10: in 20 runs with different seeds.
- A cat that turns a corner sees the mouse behind it. The mouse runs around the house, and the cat loses it: a corner helps more than speed.</source><extracomment>example cat-and-mouse</extracomment><translation>- Nach einer Minute sind von den 12 Mäusen im Mittel noch 7 übrig, zwischen 2 und 10: in 20 Läufen mit verschiedenen Startwerten.
- Eine Katze, die um eine Ecke biegt, sieht die Maus dahinter. Die Maus rennt um das Haus, und die Katze verliert sie: Eine Ecke hilft mehr als Tempo.</translation></message>
<message><source>- [Only run](experiment:experiment-run): the mice flee from the nearest cat, through the open. Hardly any mouse is left after a minute: none in 19 of 20 runs.
- [Late](experiment:experiment-late): mice hide from cats only within 150. Then it is too late to hide, and about one mouse is left.
- [From the nearest only](experiment:experiment-nearest): six are left on average instead of seven, and in some runs none. When does the second cat matter?
- Draw a longer house, or take one away. Where do mice live longest?</source><extracomment>example cat-and-mouse</extracomment><translation>- [Nur rennen](experiment:experiment-run): Die Mäuse fliehen vor der nächsten Katze, quer durchs Freie. Nach einer Minute ist kaum noch eine Maus übrig: in 19 von 20 Läufen keine.
- [Spät](experiment:experiment-late): Mäuse verstecken sich erst vor Katzen, die näher als 150 sind. Dann ist es zu spät, und etwa eine Maus bleibt übrig.
- [Nur vor der nächsten](experiment:experiment-nearest): Im Mittel bleiben sechs statt sieben übrig, in manchen Läufen keine. Wann kommt es auf die zweite Katze an?
- Zeichne ein längeres Haus oder nimm eines weg. Wo leben Mäuse am längsten?</translation></message>
<message><source>Click to go</source><extracomment>title of an example</extracomment><translation>Klicken und hingehen</translation></message>
<message><source>Scout</source><extracomment>example click-to-go</extracomment><translation>Späher</translation></message>
<message><source>Last click</source><extracomment>example click-to-go</extracomment><translation>Letzter Klick</translation></message>
<message><source>Go to the click</source><extracomment>example click-to-go</extracomment><translation>Zum Klick gehen</translation></message>
<message><source>Stroll</source><extracomment>example click-to-go</extracomment><translation>Schlendern</translation></message>
<message><source>Click, else stroll</source><extracomment>example click-to-go</extracomment><translation>Klick, sonst schlendern</translation></message>
<message><source>Never forget the click</source><extracomment>example click-to-go</extracomment><translation>Klick nie vergessen</translation></message>
<message><source>Scouts stroll around. Click into the world: they go there, and forget the place when they have reached it.</source><extracomment>example click-to-go</extracomment><translation>Späher schlendern umher. Klick in die Welt: Sie gehen dorthin und vergessen den Ort, wenn sie ihn erreicht haben.</translation></message>
<message><source>[Last click](node:click) follows the mouse *Click, until reached*: it is a target from the click on, for each scout until it comes there. Without a target, [Go to the click](node:go) is inactive, and the Priority takes the next force: [Stroll](node:stroll).</source><extracomment>example click-to-go</extracomment><translation>[Letzter Klick](node:click) folgt der Maus mit *Klick, bis erreicht*: Er ist vom Klick an ein Ziel, für jeden Späher, bis dieser dort ankommt. Ohne Ziel ist [Zum Klick gehen](node:go) inaktiv, und die Priorität nimmt die nächste Kraft: [Schlendern](node:stroll).</translation></message>
<message><source>- Before the first click, all scouts stroll.
- After a click, each scout goes there by itself. The first one is strolling again while the last one is still on its way.
- A new click calls all of them again.
- Click a scout: its wires show that *Stroll* waits while it has a target.</source><extracomment>example click-to-go</extracomment><translation>- Vor dem ersten Klick schlendern alle Späher.
- Nach einem Klick geht jeder Späher für sich dorthin. Der erste schlendert schon wieder, während der letzte noch unterwegs ist.
- Ein neuer Klick ruft wieder alle.
- Klick einen Späher an: Seine Verbindungen zeigen, dass *Schlendern* wartet, solange er ein Ziel hat.</translation></message>
<message><source>- [Never forget the click](experiment:experiment-keep): with *Click* instead of *Click, until reached*, the scouts stay at the place for good.
- Click again before they arrive: only the last click counts.
- Lower *Slowing radius* to 0: they pass the place at full speed, and forget it all the same.</source><extracomment>example click-to-go</extracomment><translation>- [Klick nie vergessen](experiment:experiment-keep): Mit *Klick* statt *Klick, bis erreicht* bleiben die Späher für immer an dem Ort.
- Klick noch einmal, bevor sie ankommen: Nur der letzte Klick zählt.
- Senk den *Bremsradius* auf 0: Sie laufen mit vollem Tempo über den Ort und vergessen ihn trotzdem.</translation></message>
<message><source>Combined forces</source><extracomment>title of an example</extracomment><translation>Kombinierte Kräfte</translation></message>
<message><source>Dock</source><extracomment>example combined-forces</extracomment><translation>Anleger</translation></message>
<message><source>Center</source><extracomment>example combined-forces</extracomment><translation>Mitte</translation></message>
<message><source>Harbor</source><extracomment>example combined-forces</extracomment><translation>Hafen</translation></message>
<message><source>Ship</source><extracomment>example combined-forces</extracomment><translation>Schiff</translation></message>
<message><source>To the mouse</source><extracomment>example combined-forces</extracomment><translation>Zur Maus</translation></message>
<message><source>To the harbor</source><extracomment>example combined-forces</extracomment><translation>Zum Hafen</translation></message>
<message><source>Mouse, else harbor</source><extracomment>example combined-forces</extracomment><translation>Maus, sonst Hafen</translation></message>
<message><source>Around the center</source><extracomment>example combined-forces</extracomment><translation>Um die Mitte herum</translation></message>
<message><source>Nearest ship</source><extracomment>example combined-forces</extracomment><translation>Nächstes Schiff</translation></message>
<message><source>Two forces</source><extracomment>example combined-forces</extracomment><translation>Zwei Kräfte</translation></message>
<message><source>The ships want to go to the [harbor](node:seek-harbor). The [center](node:flee-center) pushes them away, up to a distance of 160, with weight 0.9. No rule tells them to go around it.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</source><extracomment>example combined-forces</extracomment><translation>Die Schiffe wollen zum [Hafen](node:seek-harbor). Die [Mitte](node:flee-center) schiebt sie weg, bis zu einer Entfernung von 160, mit Gewicht 0,9. Keine Regel sagt ihnen, dass sie herumfahren sollen.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</translation></message>
<message><source>The center lies in the way. What do the ships do?</source><extracomment>example combined-forces</extracomment><translation>Die Mitte liegt im Weg. Was tun die Schiffe?</translation></message>
<message><source>They stop in front of it
* They go around it
They fly straight through</source><extracomment>example combined-forces</extracomment><translation>Sie halten davor an
* Sie fahren um sie herum
Sie fahren geradewegs hindurch</translation></message>
<message><source>They go around it: each force is simple, and their sum makes the way. The last ship is there after 8 to 13 s. Those with the center right in their way need longest: in front of it the two forces almost cancel out.</source><extracomment>example combined-forces</extracomment><translation>Sie fahren um sie herum: Jede Kraft ist einfach, und ihre Summe ergibt den Weg. Das letzte Schiff ist nach 8 bis 13 s da. Am längsten brauchen die, denen die Mitte genau im Weg liegt: Davor heben sich die beiden Kräfte fast auf.</translation></message>
<message><source>A weaker push</source><extracomment>example combined-forces</extracomment><translation>Ein schwächerer Schub</translation></message>
<message><source>Now the weight of [Around the center](node:flee-center) is 0.3 instead of 0.9. With 0.9 the last ship needed 8 to 13 s.</source><extracomment>example combined-forces</extracomment><translation>Jetzt ist das Gewicht von [Um die Mitte herum](node:flee-center) 0,3 statt 0,9. Mit 0,9 brauchte das letzte Schiff 8 bis 13 s.</translation></message>
<message><source>After how many seconds is the last ship at the harbor?</source><extracomment>example combined-forces</extracomment><translation>Nach wie vielen Sekunden ist das letzte Schiff am Hafen?</translation></message>
<message><source>After about 5.3 s: they pass close to the center, some within 30. Without any push it would be 4.8 s.</source><extracomment>example combined-forces</extracomment><translation>Nach etwa 5,3 s: Sie fahren nah an der Mitte vorbei, manche näher als 30. Ganz ohne Schub wären es 4,8 s.</translation></message>
<message><source>A stronger push</source><extracomment>example combined-forces</extracomment><translation>Ein stärkerer Schub</translation></message>
<message><source>Now the weight is 3. The push still ends at a distance of 160. The number above the world is the distance of the nearest ship.</source><extracomment>example combined-forces</extracomment><translation>Jetzt ist das Gewicht 3. Der Schub endet weiterhin bei einer Entfernung von 160. Die Zahl über der Welt ist die Entfernung des nächsten Schiffs.</translation></message>
<message><source>How near to the center does a ship come?</source><extracomment>example combined-forces</extracomment><translation>Wie nahe kommt ein Schiff der Mitte?</translation></message>
<message><source>About 144. They stay almost outside the radius: only a little inside, the push is already stronger than the pull of the harbor.</source><extracomment>example combined-forces</extracomment><translation>Etwa 144. Sie bleiben fast außerhalb des Radius: Schon ein wenig innerhalb ist der Schub stärker als der Zug zum Hafen.</translation></message>
<message><source>- Move the mouse over the world: the ships follow it, and still go around the center.
- Drag the center onto the harbor: the ships wait in a ring where the two forces cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Beweg die Maus über die Welt: Die Schiffe folgen ihr und fahren trotzdem um die Mitte herum.
- Zieh die Mitte auf den Hafen: Die Schiffe warten in einem Ring, wo sich die beiden Kräfte aufheben.
- Klick ein Schiff an, um zu sehen, wie viel jede Kraft beiträgt.</translation></message>
<message><source>Ships go to the mouse while they flee from the center: two forces, one way around it.</source><extracomment>example combined-forces</extracomment><translation>Schiffe fahren zur Maus und fliehen dabei vor der Mitte: zwei Kräfte, ein Weg darum herum.</translation></message>
<message><source>An agent adds up all forces that are wired to its *Steering*, each times its weight, and then cuts the sum to its max force. Here one force pulls to the mouse (or to the harbor, while the mouse is elsewhere), and another one pushes away from the center.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</source><extracomment>example combined-forces</extracomment><translation>Ein Agent addiert alle Kräfte, die mit seiner *Steuerung* verbunden sind, jede mal ihr Gewicht, und kürzt die Summe dann auf seine Maximalkraft. Hier zieht eine Kraft zur Maus (oder zum Hafen, solange die Maus anderswo ist), und eine andere schiebt von der Mitte weg.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</translation></message>
<message><source>- No rule says that ships go around the center: the way comes from the sum of two forces.
- Ships that have the center right in their way need longest: in front of it the two forces almost cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Keine Regel sagt, dass Schiffe um die Mitte herumfahren: Der Weg entsteht aus der Summe zweier Kräfte.
- Schiffe, denen die Mitte genau im Weg liegt, brauchen am längsten: Davor heben sich die beiden Kräfte fast auf.
- Klick ein Schiff an, um zu sehen, wie viel jede Kraft beiträgt.</translation></message>
<message><source>- Drag the weight of *Around the center* to 0.3: the ships pass close to it. Drag it to 3: they stay almost outside the radius. Press Reset to see them start again.
- Drag the center onto the harbor: the ships wait in a ring around it, where the two forces cancel out.
- Lower the max force of the ships to 0.1 and press Reset: they can hardly turn or brake, and most fly past the harbor.</source><extracomment>example combined-forces</extracomment><translation>- Zieh das Gewicht von *Um die Mitte herum* auf 0,3: Die Schiffe fahren nah daran vorbei. Zieh es auf 3: Sie bleiben fast außerhalb des Radius. Drück Zurücksetzen, um sie noch einmal starten zu sehen.
- Zieh die Mitte auf den Hafen: Die Schiffe warten in einem Ring darum, wo sich die beiden Kräfte aufheben.
- Senk die Maximalkraft der Schiffe auf 0,1 und drück Zurücksetzen: Sie können kaum drehen oder bremsen, und die meisten fahren am Hafen vorbei.</translation></message>
<message><source>Context or sum</source><extracomment>title of an example</extracomment><translation>Kontext oder Summe</translation></message>
<message><source>Trap</source><extracomment>example context-or-sum</extracomment><translation>Falle</translation></message>
<message><source>With Context</source><extracomment>example context-or-sum</extracomment><translation>Mit Kontext</translation></message>
<message><source>With Sum</source><extracomment>example context-or-sum</extracomment><translation>Mit Summe</translation></message>
<message><source>Traps</source><extracomment>example context-or-sum</extracomment><translation>Fallen</translation></message>
<message><source>To the goal</source><extracomment>example context-or-sum</extracomment><translation>Zum Ziel</translation></message>
<message><source>Off the walls</source><extracomment>example context-or-sum</extracomment><translation>Weg von den Wänden</translation></message>
<message><source>At the goal</source><extracomment>example context-or-sum</extracomment><translation>Am Ziel</translation></message>
<message><source>Exit</source><extracomment>example context-or-sum</extracomment><translation>Ausgang</translation></message>
<message><source>Short sight</source><extracomment>example context-or-sum</extracomment><translation>Kurze Sicht</translation></message>
<message><source>Without Wander</source><extracomment>example context-or-sum</extracomment><translation>Ohne Umherstreifen</translation></message>
<message><source>Walls push harder</source><extracomment>example context-or-sum</extracomment><translation>Wände schieben stärker</translation></message>
<message><source>With Context, on the way</source><extracomment>example context-or-sum</extracomment><translation>Mit Kontext, unterwegs</translation></message>
<message><source>With Sum, on the way</source><extracomment>example context-or-sum</extracomment><translation>Mit Summe, unterwegs</translation></message>
<message><source>Two crowds want to go to the right, and a trap is in their way. One adds its forces up, the other compares directions.</source><extracomment>example context-or-sum</extracomment><translation>Zwei Mengen wollen nach rechts, und eine Falle ist ihnen im Weg. Die eine addiert ihre Kräfte, die andere vergleicht Richtungen.</translation></message>
<message><source>Both crowds get the same forces: [*To the goal*](node:seek), and [Wander](node:wander) with half the weight. Both see a wall from 150 away.

The red ones add a third force, [*Off the walls*](node:avoid). In the trap it pushes back as strongly as the goal draws: the [Sum](node:add) is 0, and they stay. More force does not help, since it only moves the place where both cancel.

For the blue ones walls are no force but a **danger**. [Context](node:choose) compares 16 directions: it closes those with more danger than the least, and of the others takes the one with the most interest. At the mouth of the trap the way to the goal is closed. Now what Wander wants counts, they turn aside, and go around.</source><extracomment>example context-or-sum</extracomment><translation>Beide Mengen bekommen dieselben Kräfte: [*Zum Ziel*](node:seek) und [Umherstreifen](node:wander) mit halbem Gewicht. Beide sehen eine Wand aus einer Entfernung von 150.

Die roten addieren eine dritte Kraft, [*Weg von den Wänden*](node:avoid). In der Falle schiebt sie so stark zurück, wie das Ziel zieht: Die [Summe](node:add) ist 0, und sie bleiben. Mehr Kraft hilft nicht, denn sie verschiebt nur den Ort, an dem sich beide aufheben.

Für die blauen sind Wände keine Kraft, sondern eine **Gefahr**. [Kontext](node:choose) vergleicht 16 Richtungen: Er schließt die mit mehr Gefahr als der geringsten und nimmt von den anderen die mit dem größten Interesse. Am Eingang der Falle ist der Weg zum Ziel geschlossen. Jetzt zählt, was Umherstreifen will: Sie biegen ab und gehen herum.</translation></message>
<message><source>- Click a blue agent: the ring around it shows the interest of each direction outward in green, and its danger inward in red. The arrow is its choice, and closed directions are pale. The wires into Context have both numbers.
- After 30 seconds at least 9 of the 10 blue ones have left at the goal, and at most one of the red ones; the others are in the trap. It was so in 20 runs with different seeds.</source><extracomment>example context-or-sum</extracomment><translation>- Klick einen blauen Agenten an: Der Ring um ihn zeigt das Interesse jeder Richtung nach außen in Grün und ihre Gefahr nach innen in Rot. Der Pfeil ist seine Wahl, geschlossene Richtungen sind blass. An den Verbindungen zu Kontext stehen beide Zahlen.
- Nach 30 Sekunden haben mindestens 9 der 10 blauen das Ziel erreicht und höchstens einer der roten; die anderen sind in der Falle. So war es in 20 Läufen mit verschiedenen Startwerten.</translation></message>
<message><source>- [Short sight](experiment:experiment-short): with a range of 60 the way to the goal closes only in the trap, where it is too late. Then Context does not help.
- [Without Wander](experiment:experiment-still): at the mouth of the trap no open direction has any interest, so they stand.
- [Walls push harder](experiment:experiment-strong): with four times the force the red ones stop earlier, and stay.
- Replace *Off the walls* by *Obstacle avoidance*, which looks for a way around, with a *Look ahead* of 3. How many get out?</source><extracomment>example context-or-sum</extracomment><translation>- [Kurze Sicht](experiment:experiment-short): Mit einem Bereich von 60 schließt sich der Weg zum Ziel erst in der Falle, wo es zu spät ist. Dann hilft Kontext nicht.
- [Ohne Umherstreifen](experiment:experiment-still): Am Eingang der Falle hat keine offene Richtung ein Interesse, also stehen sie.
- [Wände schieben stärker](experiment:experiment-strong): Mit vierfacher Kraft halten die roten früher an und bleiben.
- Ersetz *Weg von den Wänden* durch *Hindernisvermeidung*, die einen Weg außen herum sucht, mit einer *Vorausschau* von 3. Wie viele kommen heraus?</translation></message>
<message><source>Corridor</source><extracomment>title of an example</extracomment><translation>Korridor</translation></message>
<message><source>Upper wall</source><extracomment>example corridor</extracomment><translation>Obere Wand</translation></message>
<message><source>Lower wall</source><extracomment>example corridor</extracomment><translation>Untere Wand</translation></message>
<message><source>Eastward</source><extracomment>example corridor</extracomment><translation>Ostwärts</translation></message>
<message><source>Westward</source><extracomment>example corridor</extracomment><translation>Westwärts</translation></message>
<message><source>To the right</source><extracomment>example corridor</extracomment><translation>Nach rechts</translation></message>
<message><source>Walk on</source><extracomment>example corridor</extracomment><translation>Weitergehen</translation></message>
<message><source>Avoid each other</source><extracomment>example corridor</extracomment><translation>Einander ausweichen</translation></message>
<message><source>To the left</source><extracomment>example corridor</extracomment><translation>Nach links</translation></message>
<message><source>Walls</source><extracomment>example corridor</extracomment><translation>Wände</translation></message>
<message><source>Walkers to the right</source><extracomment>example corridor</extracomment><translation>Fußgänger nach rechts</translation></message>
<message><source>Walkers to the left</source><extracomment>example corridor</extracomment><translation>Fußgänger nach links</translation></message>
<message><source>Time horizon to the right</source><extracomment>example corridor</extracomment><translation>Zeithorizont nach rechts</translation></message>
<message><source>Sideways push to the right</source><extracomment>example corridor</extracomment><translation>Seitenschub nach rechts</translation></message>
<message><source>Nobody avoids</source><extracomment>example corridor</extracomment><translation>Niemand weicht aus</translation></message>
<message><source>Only one crowd avoids</source><extracomment>example corridor</extracomment><translation>Nur eine Menge weicht aus</translation></message>
<message><source>At the last moment</source><extracomment>example corridor</extracomment><translation>Im letzten Moment</translation></message>
<message><source>Right and left</source><extracomment>example corridor</extracomment><translation>Rechts und links</translation></message>
<message><source>Among those to the right</source><extracomment>example corridor</extracomment><translation>Unter denen nach rechts</translation></message>
<message><source>Touched the other crowd</source><extracomment>example corridor</extracomment><translation>Berührte die andere Menge</translation></message>
<message><source>Two crowds meet</source><extracomment>example corridor</extracomment><translation>Zwei Mengen treffen sich</translation></message>
<message><source>40 walkers go to the right and 40 to the left. Each [avoids](node:right-avoid) the others: it chooses the velocity nearest to its desired velocity that hits nobody within 2 s. Each does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>40 Fußgänger gehen nach rechts und 40 nach links. Jeder [weicht den anderen aus](node:right-avoid): Er wählt die Geschwindigkeit, die seiner Wunschgeschwindigkeit am nächsten ist und 2 s lang niemanden trifft. Jeder übernimmt die Hälfte des Ausweichens.</translation></message>
<message><source>How often do walkers of the two crowds touch within 20 s?</source><extracomment>example corridor</extracomment><translation>Wie oft berühren sich Fußgänger der beiden Mengen in 20 s?</translation></message>
<message><source>* Never
About ten times
About a hundred times</source><extracomment>example corridor</extracomment><translation>* Nie
Etwa zehnmal
Etwa hundertmal</translation></message>
<message><source>Never, in all of ten runs with different seeds.</source><extracomment>example corridor</extracomment><translation>Nie, in allen zehn Läufen mit verschiedenen Startwerten.</translation></message>
<message><source>Beside, nobody avoids anybody: both crowds walk straight on.</source><extracomment>example corridor</extracomment><translation>Daneben weicht niemand jemandem aus: Beide Mengen gehen geradeaus weiter.</translation></message>
<message><source>How often do walkers of the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Wie oft berühren sich dort Fußgänger der beiden Mengen in 20 s?</translation></message>
<message><source>contacts</source><extracomment>example corridor</extracomment><translation>Kontakte</translation></message>
<message><source>265 to 414 times, 344 on average. That is eight or nine contacts for each walker.</source><extracomment>example corridor</extracomment><translation>265- bis 414-mal, im Mittel 344-mal. Das sind acht oder neun Kontakte für jeden Fußgänger.</translation></message>
<message><source>Beside, those who go to the left walk straight on. Those who go to the right have to do all of the avoiding.</source><extracomment>example corridor</extracomment><translation>Daneben gehen die, die nach links wollen, geradeaus weiter. Die nach rechts müssen allein ausweichen.</translation></message>
<message><source>How often do the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Wie oft berühren sich dort die beiden Mengen in 20 s?</translation></message>
<message><source>Never
* A few times
Half as often as when nobody avoids</source><extracomment>example corridor</extracomment><translation>Nie
* Ein paarmal
Halb so oft, wie wenn niemand ausweicht</translation></message>
<message><source>0 to 25 times, 7 on average. It is nearly enough if one side avoids the other.</source><extracomment>example corridor</extracomment><translation>0- bis 25-mal, im Mittel 7-mal. Es reicht fast, wenn eine Seite der anderen ausweicht.</translation></message>
<message><source>What it costs</source><extracomment>example corridor</extracomment><translation>Was es kostet</translation></message>
<message><source>Beside, nobody avoids anybody, so all walk at full speed. The plots show the speeds.</source><extracomment>example corridor</extracomment><translation>Daneben weicht niemand aus, also gehen alle mit vollem Tempo. Die Diagramme zeigen die Tempi.</translation></message>
<message><source>How much slower are walkers who avoid, on average?</source><extracomment>example corridor</extracomment><translation>Wie viel langsamer sind Fußgänger, die ausweichen, im Mittel?</translation></message>
<message><source>* Less than a twentieth
A fifth
Half</source><extracomment>example corridor</extracomment><translation>* Weniger als ein Zwanzigstel
Ein Fünftel
Die Hälfte</translation></message>
<message><source>Less than a twentieth, in all of ten runs. The two crowds part: each keeps to its right.</source><extracomment>example corridor</extracomment><translation>Weniger als ein Zwanzigstel, in allen zehn Läufen. Die beiden Mengen teilen sich auf: Jede hält sich rechts.</translation></message>
<message><source>- Set both crowds to 100. Can they still pass each other?
- Set *Time horizon to the right* to 0.25: they turn away late. Who touches whom?</source><extracomment>example corridor</extracomment><translation>- Setz beide Mengen auf 100. Kommen sie noch aneinander vorbei?
- Setz *Zeithorizont nach rechts* auf 0,25: Sie weichen spät aus. Wer berührt wen?</translation></message>
<message><source>Two crowds meet in a corridor, and nobody touches anybody.</source><extracomment>example corridor</extracomment><translation>Zwei Mengen treffen sich in einem Korridor, und niemand berührt jemanden.</translation></message>
<message><source>A [field](node:right-field) leads 40 walkers to the right, another 40 to the left. Where the world ends they come in again at the other side.

Each [*Reciprocal avoidance*](node:right-avoid) comes last, right before the steering. It takes the desired velocity of *Walk on*, and chooses the nearest velocity that hits neither a wall nor another body within its time horizon. Each of two walkers does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>Ein [Feld](node:right-field) führt 40 Fußgänger nach rechts, ein anderes 40 nach links. Wo die Welt endet, kommen sie auf der anderen Seite wieder herein.

Jedes [*Gegenseitige Ausweichen*](node:right-avoid) kommt zuletzt, direkt vor der Steuerung. Es nimmt die Wunschgeschwindigkeit von *Weitergehen* und wählt die nächstliegende Geschwindigkeit, die innerhalb des Zeithorizonts weder eine Wand noch einen anderen Körper trifft. Von zwei Fußgängern übernimmt jeder die Hälfte des Ausweichens.</translation></message>
<message><source>- Nobody from one crowd touches anybody from the other. In 20 runs with different seeds there was no such contact in the first minute.
- Avoiding costs hardly any time: the walkers keep more than 95% of the speed at which they walk alone. The second plot shows it.
- The crowds part: each keeps to its right. The *Sideways push* does that, which every *Reciprocal avoidance* has: without it, two who meet face to face may block each other.</source><extracomment>example corridor</extracomment><translation>- Niemand aus der einen Menge berührt jemanden aus der anderen. In 20 Läufen mit verschiedenen Startwerten gab es in der ersten Minute keinen solchen Kontakt.
- Ausweichen kostet kaum Zeit: Die Fußgänger behalten mehr als 95 % des Tempos, mit dem sie allein gehen. Das zweite Diagramm zeigt es.
- Die Mengen teilen sich auf: Jede hält sich rechts. Das macht der *Seitenschub*, den jedes *Gegenseitige Ausweichen* hat: Ohne ihn können sich zwei, die genau aufeinander zugehen, gegenseitig blockieren.</translation></message>
<message><source>- [Nobody avoids](experiment:experiment-blind): with *Neighbors* 0 both crowds walk through each other like ghosts. The two crowds have about 480 contacts in the first minute, instead of none.
- [Only one crowd avoids](experiment:experiment-one): those to the right do all of the work. Between the crowds about 11 contacts remain.
- [At the last moment](experiment:experiment-late): with a time horizon of a quarter of a second they still do not touch, but they turn away late. Look at their tracks.
- Set both counts to 100.</source><extracomment>example corridor</extracomment><translation>- [Niemand weicht aus](experiment:experiment-blind): Mit *Nachbarn* 0 gehen beide Mengen wie Geister durcheinander hindurch. In der ersten Minute haben sie etwa 480 Kontakte statt keinen.
- [Nur eine Menge weicht aus](experiment:experiment-one): Die nach rechts machen die ganze Arbeit. Zwischen den Mengen bleiben etwa 11 Kontakte.
- [Im letzten Moment](experiment:experiment-late): Mit einem Zeithorizont von einer Viertelsekunde berühren sie sich immer noch nicht, aber sie weichen spät aus. Achte auf ihre Spuren.
- Setz beide Anzahlen auf 100.</translation></message>
<message><source>Crossing traffic</source><extracomment>title of an example</extracomment><translation>Kreuzender Verkehr</translation></message>
<message><source>East to west road</source><extracomment>example crossing-traffic</extracomment><translation>Straße Ost–West</translation></message>
<message><source>West to east road</source><extracomment>example crossing-traffic</extracomment><translation>Straße West–Ost</translation></message>
<message><source>North to south road</source><extracomment>example crossing-traffic</extracomment><translation>Straße Nord–Süd</translation></message>
<message><source>South to north road</source><extracomment>example crossing-traffic</extracomment><translation>Straße Süd–Nord</translation></message>
<message><source>Ring road</source><extracomment>example crossing-traffic</extracomment><translation>Ringstraße</translation></message>
<message><source>West start</source><extracomment>example crossing-traffic</extracomment><translation>Start West</translation></message>
<message><source>East start</source><extracomment>example crossing-traffic</extracomment><translation>Start Ost</translation></message>
<message><source>North start</source><extracomment>example crossing-traffic</extracomment><translation>Start Nord</translation></message>
<message><source>South start</source><extracomment>example crossing-traffic</extracomment><translation>Start Süd</translation></message>
<message><source>Eastbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Autos nach Osten</translation></message>
<message><source>Keep distance</source><extracomment>example crossing-traffic</extracomment><translation>Abstand halten</translation></message>
<message><source>Yield</source><extracomment>example crossing-traffic</extracomment><translation>Ausweichen</translation></message>
<message><source>Westbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Autos nach Westen</translation></message>
<message><source>Southbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Autos nach Süden</translation></message>
<message><source>Northbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Autos nach Norden</translation></message>
<message><source>Ring cars</source><extracomment>example crossing-traffic</extracomment><translation>Autos im Ring</translation></message>
<message><source>Cars on two roads each way and a ring road, without lights.</source><extracomment>example crossing-traffic</extracomment><translation>Autos auf je zwei Straßen in beide Richtungen und einer Ringstraße, ohne Ampeln.</translation></message>
<message><source>Every car follows its road. **Queue** keeps its distance to the car ahead. **Collision avoidance** turns away from cars of other roads that it would touch within about a second. The world wraps, so a car that leaves at one side comes back at the other.</source><extracomment>example crossing-traffic</extracomment><translation>Jedes Auto folgt seiner Straße. **Anstehen** hält Abstand zum Auto davor. **Kollisionsvermeidung** weicht Autos anderer Straßen aus, die es sonst innerhalb von etwa einer Sekunde berühren würde. Die Welt ist umlaufend: Ein Auto, das auf einer Seite hinausfährt, kommt auf der anderen wieder herein.</translation></message>
<message><source>- Cars cross each other's way all the time but seldom touch: fewer than 30 contacts in a minute.
- Faster cars stay behind slower ones.</source><extracomment>example crossing-traffic</extracomment><translation>- Autos kreuzen ständig den Weg anderer, berühren sich aber selten: weniger als 30 Kontakte in einer Minute.
- Schnellere Autos bleiben hinter langsameren.</translation></message>
<message><source>- Set the weight of all *Yield* to 0, then of all *Keep distance*: there are about ten times as many contacts, and more with both.
- Raise the *Count* of a road until it jams.
- Drag the points of the ring road.</source><extracomment>example crossing-traffic</extracomment><translation>- Setz das Gewicht aller *Ausweichen* auf 0, dann das aller *Abstand halten*: Es gibt etwa zehnmal so viele Kontakte, und noch mehr mit beidem.
- Erhöh die *Anzahl* einer Straße, bis sich dort alles staut.
- Zieh an den Punkten der Ringstraße.</translation></message>
<message><source>Crowd through a door</source><extracomment>title of an example</extracomment><translation>Menge durch eine Tür</translation></message>
<message><source>Hall</source><extracomment>example crowd-through-a-door</extracomment><translation>Saal</translation></message>
<message><source>Door</source><extracomment>example crowd-through-a-door</extracomment><translation>Tür</translation></message>
<message><source>This side</source><extracomment>example crowd-through-a-door</extracomment><translation>Diese Seite</translation></message>
<message><source>People</source><extracomment>example crowd-through-a-door</extracomment><translation>Leute</translation></message>
<message><source>This side of the wall</source><extracomment>example crowd-through-a-door</extracomment><translation>Diesseits der Wand</translation></message>
<message><source>To the door</source><extracomment>example crowd-through-a-door</extracomment><translation>Zur Tür</translation></message>
<message><source>To the exit</source><extracomment>example crowd-through-a-door</extracomment><translation>Zum Ausgang</translation></message>
<message><source>Ninety people leave a hall through one door.</source><extracomment>example crowd-through-a-door</extracomment><translation>Neunzig Leute verlassen einen Saal durch eine einzige Tür.</translation></message>
<message><source>On this side of the wall people seek the door; beyond it they arrive at the exit. A Priority takes the first active force, and the Seek is active only inside the region *This side*.

- **Queue** brakes for people ahead.
- **Separation** keeps bodies apart.
- **Wall avoidance** finds the wall with three feelers.</source><extracomment>example crowd-through-a-door</extracomment><translation>Auf dieser Seite der Wand steuern die Leute die Tür an; dahinter kommen sie am Ausgang an. Eine Priorität nimmt die erste aktive Kraft, und das Ansteuern ist nur im Gebiet *Diese Seite* aktiv.

- **Anstehen** bremst vor Leuten, die voraus sind.
- **Separation** hält Körper auseinander.
- **Wandvermeidung** findet die Wand mit drei Fühlern.</translation></message>
<message><source>- Everybody is through within fifteen seconds, and nobody goes through the wall.
- The crowd in front of the door forms an arch: people at its sides wait.</source><extracomment>example crowd-through-a-door</extracomment><translation>- In fünfzehn Sekunden sind alle hindurch, und niemand geht durch die Wand.
- Die Menge vor der Tür bildet einen Bogen: Leute an den Seiten warten.</translation></message>
<message><source>- Set the weight of *Keep apart* to 0: contacts rise more than tenfold.
- Drag the ends of the two walls to make the door narrower.
- Lower *Speed* of *To the door*.</source><extracomment>example crowd-through-a-door</extracomment><translation>- Setz das Gewicht von *Abstand halten* auf 0: Die Kontakte steigen auf mehr als das Zehnfache.
- Zieh an den Enden der beiden Wände, um die Tür schmaler zu machen.
- Senk das *Tempo* von *Zur Tür*.</translation></message>
<message><source>Epidemic</source><extracomment>title of an example</extracomment><translation>Epidemie</translation></message>
<message><source>Susceptible</source><extracomment>example epidemic</extracomment><translation>Anfällige</translation></message>
<message><source>Infected</source><extracomment>example epidemic</extracomment><translation>Infizierte</translation></message>
<message><source>Recovered</source><extracomment>example epidemic</extracomment><translation>Genesene</translation></message>
<message><source>Go about</source><extracomment>example epidemic</extracomment><translation>Umhergehen</translation></message>
<message><source>Keep a distance</source><extracomment>example epidemic</extracomment><translation>Abstand halten</translation></message>
<message><source>How people go about</source><extracomment>example epidemic</extracomment><translation>Wie sich die Leute bewegen</translation></message>
<message><source>Long enough near</source><extracomment>example epidemic</extracomment><translation>Lange genug nahe</translation></message>
<message><source>Fall ill</source><extracomment>example epidemic</extracomment><translation>Erkranken</translation></message>
<message><source>Gets well</source><extracomment>example epidemic</extracomment><translation>Wird gesund</translation></message>
<message><source>Get well</source><extracomment>example epidemic</extracomment><translation>Gesund werden</translation></message>
<message><source>Keeping a distance</source><extracomment>example epidemic</extracomment><translation>Abstandhalten</translation></message>
<message><source>How near one falls ill</source><extracomment>example epidemic</extracomment><translation>Ansteckungsabstand</translation></message>
<message><source>Chance to get well</source><extracomment>example epidemic</extracomment><translation>Chance zu genesen</translation></message>
<message><source>Vaccinated at the start</source><extracomment>example epidemic</extracomment><translation>Anfangs geimpft</translation></message>
<message><source>Susceptible, infected, recovered</source><extracomment>example epidemic</extracomment><translation>Anfällige, Infizierte, Genesene</translation></message>
<message><source>Half are vaccinated</source><extracomment>example epidemic</extracomment><translation>Die Hälfte ist geimpft</translation></message>
<message><source>New infections</source><extracomment>example epidemic</extracomment><translation>Neuansteckungen</translation></message>
<message><source>Fell ill</source><extracomment>example epidemic</extracomment><translation>Erkrankt</translation></message>
<message><source>Six are ill</source><extracomment>example epidemic</extracomment><translation>Sechs sind krank</translation></message>
<message><source>200 people walk about, and six of them are ill. Whoever comes [near an ill person](node:near-sick) falls ill, and [gets well](node:recover) after about 6 s. After that, a person is immune: it cannot fall ill again.</source><extracomment>example epidemic</extracomment><translation>200 Leute gehen umher, und sechs von ihnen sind krank. Wer [einer kranken Person nahe kommt](node:near-sick), erkrankt und [wird nach etwa 6 s wieder gesund](node:recover). Danach ist die Person immun: Sie kann nicht noch einmal erkranken.</translation></message>
<message><source>How many are ill at once, at most?</source><extracomment>example epidemic</extracomment><translation>Wie viele sind höchstens gleichzeitig krank?</translation></message>
<message><source>people</source><extracomment>example epidemic</extracomment><translation>Personen</translation></message>
<message><source>53 to 92 people, 68 on average, after 7 to 21 s. Then the wave falls: an ill person meets mostly people who are immune.</source><extracomment>example epidemic</extracomment><translation>53 bis 92 Personen, im Mittel 68, nach 7 bis 21 s. Dann fällt die Welle: Eine kranke Person trifft vor allem Leute, die immun sind.</translation></message>
<message><source>Beside, people [keep a distance](node:apart): they step away from each other.</source><extracomment>example epidemic</extracomment><translation>Daneben [halten die Leute Abstand](node:apart): Sie gehen einander aus dem Weg.</translation></message>
<message><source>How many are ill at once there, at most?</source><extracomment>example epidemic</extracomment><translation>Wie viele sind dort höchstens gleichzeitig krank?</translation></message>
<message><source>About as many
* Less than half as many
Nobody else falls ill</source><extracomment>example epidemic</extracomment><translation>Etwa genauso viele
* Weniger als halb so viele
Niemand sonst erkrankt</translation></message>
<message><source>8 to 32 people, 19 on average: less than half as many, in all of ten runs with different seeds. The wave is flat.</source><extracomment>example epidemic</extracomment><translation>8 bis 32 Personen, im Mittel 19: weniger als halb so viele, in allen zehn Läufen mit verschiedenen Startwerten. Die Welle ist flach.</translation></message>
<message><source>Beside, 97 of the 194 who are well are immune from the start: they are vaccinated. Look at the others.</source><extracomment>example epidemic</extracomment><translation>Daneben sind 97 der 194 Gesunden von Anfang an immun: Sie sind geimpft. Achte auf die anderen.</translation></message>
<message><source>Of those who are not vaccinated: how large a share stays well?</source><extracomment>example epidemic</extracomment><translation>Von denen, die nicht geimpft sind: Ein wie großer Anteil bleibt gesund?</translation></message>
<message><source>A smaller share
The same share
* A larger share</source><extracomment>example epidemic</extracomment><translation>Ein kleinerer Anteil
Derselbe Anteil
* Ein größerer Anteil</translation></message>
<message><source>A larger share, in all of ten runs: 35% stay well for half a minute on average, instead of 6%. People who are immune infect nobody, and so protect others.</source><extracomment>example epidemic</extracomment><translation>Ein größerer Anteil, in allen zehn Läufen: Im Mittel bleiben 35 % eine halbe Minute lang gesund statt 6 %. Wer immun ist, steckt niemanden an und schützt so andere.</translation></message>
<message><source>- How many have to be vaccinated so that the wave does not begin? Move *Vaccinated at the start*.
- Raise the *Chance to get well*: what happens to the wave?</source><extracomment>example epidemic</extracomment><translation>- Wie viele müssen geimpft sein, damit die Welle gar nicht erst beginnt? Schieb den Regler *Anfangs geimpft*.
- Erhöh die *Chance zu genesen*: Was geschieht mit der Welle?</translation></message>
<message><source>Six of 200 people are infected, and whoever comes near them falls ill, too. All get well, and are immune from then on.</source><extracomment>example epidemic</extracomment><translation>Sechs von 200 Leuten sind infiziert, und wer ihnen nahe kommt, erkrankt auch. Alle werden gesund und sind von da an immun.</translation></message>
<message><source>There are three agent types, and [one way to move](node:behave) for all.

- A **susceptible** person becomes infected when an infected body is [within 4](node:near-sick) for 0.2 seconds.
- An **infected** person has a [*Chance*](node:recover) of 4% in each quarter of a second to recover. That takes 6 seconds on average.
- A **recovered** person stays recovered.

[*Become*](node:infect) changes the type: the agent stays where it is and keeps its velocity.</source><extracomment>example epidemic</extracomment><translation>Es gibt drei Agententypen und für alle [eine Art, sich zu bewegen](node:behave).

- Eine **anfällige** Person wird infiziert, wenn ein infizierter Körper 0,2 Sekunden lang [näher als 4](node:near-sick) ist.
- Eine **infizierte** Person hat in jeder Viertelsekunde eine Wahrscheinlichkeit von 4 % zu genesen ([*Zufall*](node:recover)). Das dauert im Mittel 6 Sekunden.
- Eine **genesene** Person bleibt genesen.

[*Verwandeln*](node:infect) ändert den Typ: Der Agent bleibt, wo er ist, und behält seine Geschwindigkeit.</translation></message>
<message><source>- The red curve rises faster and faster, then falls: when few are left to infect, each infected person infects less than one other.
- In 20 runs with different seeds, between 36 and 74 people are ill at once, after about 15 seconds. After two minutes nobody is ill.
- It ends before all have been ill: about 10 of 200 never are.
- Recovered people in the crowd protect the others.</source><extracomment>example epidemic</extracomment><translation>- Die rote Kurve steigt immer schneller, dann fällt sie: Wenn nur noch wenige anzustecken sind, steckt jede infizierte Person weniger als eine andere an.
- In 20 Läufen mit verschiedenen Startwerten sind zwischen 36 und 74 Leute gleichzeitig krank, nach etwa 15 Sekunden. Nach zwei Minuten ist niemand mehr krank.
- Es endet, bevor alle krank waren: Etwa 10 von 200 sind es nie.
- Genesene in der Menge schützen die anderen.</translation></message>
<message><source>- [Keep a distance](experiment:experiment-distance): the [weight](node:apart-to-behave) of *Keep a distance* rises to 2. Now about 20 are ill at once instead of 56, and half of all people never fall ill. The curve is flat, and it lasts longer.
- [Half are vaccinated](experiment:experiment-vaccine): half of the people are immune from the start. Of the other half, more than a third never fall ill.
- Raise *Chance to get well*. From which value on does nearly nobody fall ill?</source><extracomment>example epidemic</extracomment><translation>- [Abstand halten](experiment:experiment-distance): Das [Gewicht](node:apart-to-behave) von *Abstand halten* steigt auf 2. Jetzt sind etwa 20 gleichzeitig krank statt 56, und die Hälfte aller Leute erkrankt nie. Die Kurve ist flach und dauert länger.
- [Die Hälfte ist geimpft](experiment:experiment-vaccine): Die Hälfte der Leute ist von Anfang an immun. Von der anderen Hälfte erkrankt mehr als ein Drittel nie.
- Erhöh die *Chance zu genesen*. Ab welchem Wert erkrankt fast niemand?</translation></message>
<message><source>Flees</source><extracomment>example evade</extracomment><translation>Flieht</translation></message>
<message><source>Evades</source><extracomment>example evade</extracomment><translation>Entkommt</translation></message>
<message><source>Nearest of both</source><extracomment>example evade</extracomment><translation>Nächste von beiden</translation></message>
<message><source>A little restless</source><extracomment>example evade</extracomment><translation>Etwas unruhig</translation></message>
<message><source>Hunter near</source><extracomment>example evade</extracomment><translation>Jäger nahe</translation></message>
<message><source>Flee, else roam</source><extracomment>example evade</extracomment><translation>Fliehen, sonst streifen</translation></message>
<message><source>Evade, else roam</source><extracomment>example evade</extracomment><translation>Entkommen, sonst streifen</translation></message>
<message><source>Caught gray ones</source><extracomment>example evade</extracomment><translation>Gefangene Graue</translation></message>
<message><source>Caught green ones</source><extracomment>example evade</extracomment><translation>Gefangene Grüne</translation></message>
<message><source>Two kinds of prey</source><extracomment>example evade</extracomment><translation>Zwei Arten von Beute</translation></message>
<message><source>A red hunter pursues the nearest prey. Ten gray prey [flee](node:flee) from the place where it is. Ten green prey [evade](node:evade): they flee from the place where it will be. All react within 70.</source><extracomment>example evade</extracomment><translation>Ein roter Jäger verfolgt die nächste Beute. Zehn graue Beutetiere haben [Fliehen](node:flee): Sie fliehen vor dem Ort, an dem er ist. Zehn grüne haben [Entkommen](node:evade): Sie fliehen vor dem Ort, an dem er sein wird. Alle reagieren innerhalb von 70.</translation></message>
<message><source>Which does the hunter catch more often?</source><extracomment>example evade</extracomment><translation>Welche fängt der Jäger öfter?</translation></message>
<message><source>* The gray ones, which flee
The green ones, which evade
Both equally often</source><extracomment>example evade</extracomment><translation>* Die grauen mit Fliehen
Die grünen mit Entkommen
Beide gleich oft</translation></message>
<message><source>The gray ones: about four times as often. They run ahead of the hunter in its own direction, and it is faster. The green ones run to the side, away from where it will be:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</source><extracomment>example evade</extracomment><translation>Die grauen: etwa viermal so oft. Sie rennen vor dem Jäger in seiner eigenen Richtung her, und er ist schneller. Die grünen rennen zur Seite, weg von dort, wo er sein wird:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</translation></message>
<message><source>Not looking ahead</source><extracomment>example evade</extracomment><translation>Ohne Blick voraus</translation></message>
<message><source>Now [Evade](node:evade) does not look ahead: its prediction is none, so T = 0.</source><extracomment>example evade</extracomment><translation>Jetzt blickt [Entkommen](node:evade) nicht voraus: Seine Vorhersage ist „Keine“, also ist T = 0.</translation></message>
<message><source>Which does the hunter catch more often now?</source><extracomment>example evade</extracomment><translation>Welche fängt der Jäger jetzt öfter?</translation></message>
<message><source>The gray ones
The green ones
* Both about equally often</source><extracomment>example evade</extracomment><translation>Die grauen
Die grünen
* Beide etwa gleich oft</translation></message>
<message><source>Both about equally often: Evade that does not look ahead is Flee. In a single run, chance may favor one kind. In ten runs the averages were 31 and 27.</source><extracomment>example evade</extracomment><translation>Beide etwa gleich oft: Entkommen ohne Blick voraus ist Fliehen. In einem einzelnen Lauf kann der Zufall eine Art begünstigen. In zehn Läufen waren die Mittelwerte 31 und 27.</translation></message>
<message><source>Seeing it from far away</source><extracomment>example evade</extracomment><translation>Ihn von weitem sehen</translation></message>
<message><source>Evade looks ahead again. And both kinds react to a hunter within 140 instead of 70.</source><extracomment>example evade</extracomment><translation>Entkommen blickt wieder voraus. Und beide Arten reagieren auf einen Jäger innerhalb von 140 statt 70.</translation></message>
<message><source>The gray ones, which flee
* The green ones, which evade
Both about equally often</source><extracomment>example evade</extracomment><translation>Die grauen mit Fliehen
* Die grünen mit Entkommen
Beide etwa gleich oft</translation></message>
<message><source>The green ones, in eight of ten runs. In two minutes it catches 10 of them and 3 of the gray ones, on average. What is good at one distance may be bad at another.</source><extracomment>example evade</extracomment><translation>Die grünen, in acht von zehn Läufen. In zwei Minuten fängt er im Mittel 10 von ihnen und 3 von den grauen. Was bei einer Entfernung gut ist, kann bei einer anderen schlecht sein.</translation></message>
<message><source>- Drag the hunter into a group: all within 70 react at once.
- Set the weight of [A little restless](node:restless) to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Zieh den Jäger mitten in eine Gruppe: Alle innerhalb von 70 reagieren zugleich.
- Setz das Gewicht von [Etwas unruhig](node:restless) auf 0: Der Jäger läuft oft mit einem Beutetier im Kreis.</translation></message>
<message><source>One hunter. Half of its prey flee from where it is, half from where it will be.</source><extracomment>example evade</extracomment><translation>Ein Jäger. Die Hälfte seiner Beute flieht vor dem Ort, an dem er ist, die andere vor dem Ort, an dem er sein wird.</translation></message>
<message><source>Evade is Pursue turned around: it flees from the place where the hunter will be after the time T, with `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Both kinds react only to a hunter within 70, and wander otherwise. The hunter is faster and pursues the nearest prey. A small Wander keeps it from running in circles with one prey.</source><extracomment>example evade</extracomment><translation>Entkommen ist umgekehrtes Verfolgen: Es flieht vor dem Ort, an dem der Jäger nach der Zeit T sein wird, mit `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Beide Arten reagieren nur auf einen Jäger innerhalb von 70 und streifen sonst umher. Der Jäger ist schneller und verfolgt die nächste Beute. Ein kleines Umherstreifen verhindert, dass er mit einem Beutetier im Kreis läuft.</translation></message>
<message><source>- The gray ones (*Flees*) run ahead of the hunter, in its own direction.
- The green ones (*Evades*) run to the side.
- The status bar counts how often the hunter catches each kind: after a minute, it has caught the gray ones far more often.</source><extracomment>example evade</extracomment><translation>- Die grauen (*Flieht*) rennen vor dem Jäger her, in seiner eigenen Richtung.
- Die grünen (*Entkommt*) rennen zur Seite.
- Die Statusleiste zählt, wie oft der Jäger jede Art fängt: Nach einer Minute hat er die grauen viel öfter gefangen.</translation></message>
<message><source>- Set the prediction of *Evade* to none: both kinds are the same now, and in the long run the hunter catches both equally often.
- Drag the hunter into a group: all within 70 react at once.
- Set the range of both *Hunter near* to 140: prey that react so early are seldom caught. With most seeds, the green ones are now caught more often than the gray ones.
- Set the weight of *A little restless* to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Setz die Vorhersage von *Entkommen* auf „Keine“: Jetzt sind beide Arten gleich, und auf lange Sicht fängt der Jäger beide gleich oft.
- Zieh den Jäger mitten in eine Gruppe: Alle innerhalb von 70 reagieren zugleich.
- Setz den Bereich beider *Jäger nahe* auf 140: Beute, die so früh reagiert, wird selten gefangen. Mit den meisten Startwerten werden jetzt die grünen öfter gefangen als die grauen.
- Setz das Gewicht von *Etwas unruhig* auf 0: Der Jäger läuft oft mit einem Beutetier im Kreis.</translation></message>
<message><source>Figure eight</source><extracomment>title of an example</extracomment><translation>Achterschleife</translation></message>
<message><source>Wide turns</source><extracomment>example figure-eight</extracomment><translation>Weite Kurven</translation></message>
<message><source>No limit</source><extracomment>example figure-eight</extracomment><translation>Ohne Grenze</translation></message>
<message><source>Speed of the cars</source><extracomment>example figure-eight</extracomment><translation>Tempo der Autos</translation></message>
<message><source>20 cars on a road that crosses itself. A car cannot turn on the spot: it needs room.</source><extracomment>example figure-eight</extracomment><translation>20 Autos auf einer Straße, die sich selbst kreuzt. Ein Auto kann nicht auf der Stelle drehen: Es braucht Platz.</translation></message>
<message><source>Every car follows the road, keeps its distance to the car ahead (*Keep distance*), and turns away from those that it would touch at the crossing (*Yield*). Its type has a **Max turn rate** of 90° per second. At 80 units per second this is a turning circle with a radius of 80 / (90° in radians) = 51 units: narrower than every bend of the road.

Click a car: the world shows the circles on which it would turn to the left and to the right. Select the card of the cars, and drag the grips in the middle of the circles to change the rate.</source><extracomment>example figure-eight</extracomment><translation>Jedes Auto folgt der Straße, hält Abstand zum Auto davor (*Abstand halten*) und weicht denen aus, die es an der Kreuzung berühren würde (*Ausweichen*). Sein Typ hat eine **Max. Drehrate** von 90° pro Sekunde. Bei 80 Einheiten pro Sekunde ist das ein Wendekreis mit einem Radius von 80 / (90° im Bogenmaß) = 51 Einheiten: enger als jede Kurve der Straße.

Klick ein Auto an: Die Welt zeigt die Kreise, auf denen es nach links und nach rechts drehen würde. Wähl die Karte der Autos aus und zieh an den Griffen in der Mitte der Kreise, um die Drehrate zu ändern.</translation></message>
<message><source>- Nobody leaves the road: once there, cars stay within 12 units of it. In 20 runs with different seeds none was farther away.
- Cars seldom touch, although no light stops them: at most 4 times in the first minute.
- A slow car has a small circle.</source><extracomment>example figure-eight</extracomment><translation>- Niemand verlässt die Straße: Sind die Autos einmal dort, bleiben sie näher als 12 Einheiten daran. In 20 Läufen mit verschiedenen Startwerten war keines weiter weg.
- Autos berühren sich selten, obwohl keine Ampel sie anhält: höchstens 4-mal in der ersten Minute.
- Ein langsames Auto hat einen kleinen Kreis.</translation></message>
<message><source>- [Wide turns](experiment:experiment-wide): with 30° per second the circle has a radius of 153 units, and the bends are narrower. The cars leave the road by more than 30 units.
- [No limit](experiment:experiment-free): a car that yields turns by up to 200° per second.
- Drag the points of the road to make a hairpin. Who gets around it?</source><extracomment>example figure-eight</extracomment><translation>- [Weite Kurven](experiment:experiment-wide): Bei 30° pro Sekunde hat der Kreis einen Radius von 153 Einheiten, und die Kurven der Straße sind enger. Die Autos kommen mehr als 30 Einheiten von der Straße ab.
- [Ohne Grenze](experiment:experiment-free): Ein ausweichendes Auto dreht sich um bis zu 200° pro Sekunde.
- Zieh an den Punkten der Straße und mach eine Haarnadelkurve. Wer schafft sie?</translation></message>
<message><source>Fireflies</source><extracomment>title of an example</extracomment><translation>Glühwürmchen</translation></message>
<message><source>Lit</source><extracomment>example fireflies</extracomment><translation>Leuchtende</translation></message>
<message><source>Fly about</source><extracomment>example fireflies</extracomment><translation>Umherfliegen</translation></message>
<message><source>Any phase</source><extracomment>example fireflies</extracomment><translation>Beliebige Phase</translation></message>
<message><source>Begins at any phase</source><extracomment>example fireflies</extracomment><translation>Beginnt bei beliebiger Phase</translation></message>
<message><source>Lights it sees</source><extracomment>example fireflies</extracomment><translation>Lichter in Sicht</translation></message>
<message><source>Time goes on, faster with light</source><extracomment>example fireflies</extracomment><translation>Zeit vergeht, mit Licht schneller</translation></message>
<message><source>Time goes on</source><extracomment>example fireflies</extracomment><translation>Zeit vergeht</translation></message>
<message><source>Is full</source><extracomment>example fireflies</extracomment><translation>Ist voll</translation></message>
<message><source>Starts over</source><extracomment>example fireflies</extracomment><translation>Beginnt von vorn</translation></message>
<message><source>Flashes</source><extracomment>example fireflies</extracomment><translation>Leuchtet auf</translation></message>
<message><source>For 0.2 seconds</source><extracomment>example fireflies</extracomment><translation>0,2 Sekunden lang</translation></message>
<message><source>Goes out</source><extracomment>example fireflies</extracomment><translation>Erlischt</translation></message>
<message><source>How far they see light</source><extracomment>example fireflies</extracomment><translation>Wie weit sie Licht sehen</translation></message>
<message><source>A clock of its own, which light hurries</source><extracomment>example fireflies</extracomment><translation>Eine eigene Uhr, die Licht beschleunigt</translation></message>
<message><source>When it is full, it flashes and starts over</source><extracomment>example fireflies</extracomment><translation>Ist sie voll, leuchtet es auf und sie beginnt von vorn</translation></message>
<message><source>Nobody looks</source><extracomment>example fireflies</extracomment><translation>Niemand schaut hin</translation></message>
<message><source>They see half as far</source><extracomment>example fireflies</extracomment><translation>Sie sehen halb so weit</translation></message>
<message><source>Phase, mean</source><extracomment>example fireflies</extracomment><translation>Phase, Mittelwert</translation></message>
<message><source>A hundred fireflies flash, each by a clock of its own. Light that they see hurries their clocks, and after half a minute nearly all flash at once.</source><extracomment>example fireflies</extracomment><translation>Hundert Glühwürmchen leuchten auf, jedes nach seiner eigenen Uhr. Licht, das sie sehen, beschleunigt ihre Uhren, und nach einer halben Minute leuchten fast alle zugleich.</translation></message>
<message><source>Each firefly has a [phase](node:phase), which begins [anywhere](node:any-phase) between 0 and 1. Ten times a second [time goes on](node:tick-on) by 0.05, and by 0.03 more for each [light](node:lights) within 130, unless it has flashed a moment ago: see [the formula](node:hurry).

At 1 the phase [starts over](node:restart), and the firefly [flashes](node:flash): for 0.2 seconds it is of the type [Lit](node:lit). It keeps its phase in both types.</source><extracomment>example fireflies</extracomment><translation>Jedes Glühwürmchen hat eine [Phase](node:phase), die [irgendwo](node:any-phase) zwischen 0 und 1 beginnt. Zehnmal pro Sekunde [vergeht Zeit](node:tick-on) um 0,05 und für jedes [Licht](node:lights) innerhalb von 130 um weitere 0,03, außer wenn es gerade erst aufgeleuchtet hat: siehe [die Formel](node:hurry).

Bei 1 [beginnt die Phase von vorn](node:restart), und das Glühwürmchen [leuchtet auf](node:flash): 0,2 Sekunden lang ist es vom Typ [Leuchtende](node:lit). Es behält seine Phase in beiden Typen.</translation></message>
<message><source>- First groups agree, then groups of groups: waves of light run through the swarm before it flashes as one.
- In 20 runs with different seeds, between 73 and 99 of 100 were lit at the same moment after a minute. If nobody looks, it is never more than 18.
- Nobody leads, and nobody knows how many there are.</source><extracomment>example fireflies</extracomment><translation>- Zuerst einigen sich Gruppen, dann Gruppen von Gruppen: Wellen von Licht laufen durch den Schwarm, bevor er wie ein einziges Licht leuchtet.
- In 20 Läufen mit verschiedenen Startwerten leuchteten nach einer Minute zwischen 73 und 99 von 100 im selben Augenblick. Wenn niemand hinschaut, sind es nie mehr als 18.
- Niemand führt, und niemand weiß, wie viele es sind.</translation></message>
<message><source>- [Nobody looks](experiment:experiment-alone): all clocks run alike, and stay apart.
- [They see half as far](experiment:experiment-near): does it take longer, or does it never come?
- Remove the half of them with the mouse. Do those that are left stay together?</source><extracomment>example fireflies</extracomment><translation>- [Niemand schaut hin](experiment:experiment-alone): Alle Uhren gehen gleich schnell und bleiben verschieden.
- [Sie sehen halb so weit](experiment:experiment-near): Dauert es länger, oder kommt es nie dazu?
- Entfern die Hälfte mit der Maus. Bleiben die übrigen im Takt?</translation></message>
<message><source>Fish and shark</source><extracomment>title of an example</extracomment><translation>Fische und Hai</translation></message>
<message><source>Fish</source><extracomment>example fish-and-shark</extracomment><translation>Fische</translation></message>
<message><source>Shark</source><extracomment>example fish-and-shark</extracomment><translation>Hai</translation></message>
<message><source>Shark near</source><extracomment>example fish-and-shark</extracomment><translation>Hai nahe</translation></message>
<message><source>In this order</source><extracomment>example fish-and-shark</extracomment><translation>In dieser Reihenfolge</translation></message>
<message><source>Middle of the fish near</source><extracomment>example fish-and-shark</extracomment><translation>Mitte der nahen Fische</translation></message>
<message><source>Nearest fish</source><extracomment>example fish-and-shark</extracomment><translation>Nächster Fisch</translation></message>
<message><source>Fish in reach</source><extracomment>example fish-and-shark</extracomment><translation>Fische in Reichweite</translation></message>
<message><source>Toward the school</source><extracomment>example fish-and-shark</extracomment><translation>Zum Schwarm</translation></message>
<message><source>Prowl</source><extracomment>example fish-and-shark</extracomment><translation>Umherschwimmen</translation></message>
<message><source>Cruise</source><extracomment>example fish-and-shark</extracomment><translation>Streifzug</translation></message>
<message><source>Hunt</source><extracomment>example fish-and-shark</extracomment><translation>Jagd</translation></message>
<message><source>Hungry again</source><extracomment>example fish-and-shark</extracomment><translation>Wieder hungrig</translation></message>
<message><source>Tired</source><extracomment>example fish-and-shark</extracomment><translation>Müde</translation></message>
<message><source>A school of fish, and a shark that swims about and hunts.</source><extracomment>example fish-and-shark</extracomment><translation>Ein Fischschwarm und ein Hai, der umherschwimmt und jagt.</translation></message>
<message><source>**Budget** spends the maximum force of a fish in order: away from the shark, apart, the same way, together, and a little wandering with the rest.

The shark has two modes. In **Cruise** it swims slowly toward the middle of the fish near it; after four seconds, if fish are in reach, it changes to **Hunt** and pursues one fish until it is tired.</source><extracomment>example fish-and-shark</extracomment><translation>**Budget** verteilt die Maximalkraft eines Fischs der Reihe nach: weg vom Hai, auseinander, in dieselbe Richtung, zusammen und mit dem Rest ein wenig Umherstreifen.

Der Hai hat zwei Modi. Beim **Streifzug** schwimmt er langsam zur Mitte der Fische in seiner Nähe; nach vier Sekunden wechselt er, wenn Fische in Reichweite sind, zur **Jagd** und verfolgt einen Fisch, bis er müde ist.</translation></message>
<message><source>- The school finds a common direction within twenty seconds, and loses it when the shark attacks.
- The shark pursues the same fish as long as it hunts.
- Click the shark to see its mode, and for how long it has been in it.</source><extracomment>example fish-and-shark</extracomment><translation>- Der Schwarm findet innerhalb von zwanzig Sekunden eine gemeinsame Richtung und verliert sie, wenn der Hai angreift.
- Der Hai verfolgt denselben Fisch, solange er jagt.
- Klick den Hai an, um seinen Modus zu sehen und wie lange er schon darin ist.</translation></message>
<message><source>- Lower the weight of *Evade* to 0.2.
- Let the shark hunt longer: raise *After* of the transition *Tired*.
- Let the fish see less: lower *View angle* of *Alignment*.</source><extracomment>example fish-and-shark</extracomment><translation>- Senk das Gewicht von *Entkommen* auf 0,2.
- Lass den Hai länger jagen: Erhöh *Nach* beim Übergang *Müde*.
- Lass die Fische weniger sehen: Senk den *Sichtwinkel* von *Ausrichtung*.</translation></message>
<message><source>Flee the mouse</source><extracomment>title of an example</extracomment><translation>Vor der Maus fliehen</translation></message>
<message><source>Middle</source><extracomment>example flee-the-mouse</extracomment><translation>Mitte</translation></message>
<message><source>With steering</source><extracomment>example flee-the-mouse</extracomment><translation>Mit Steuerung</translation></message>
<message><source>Without steering</source><extracomment>example flee-the-mouse</extracomment><translation>Ohne Steuerung</translation></message>
<message><source>Mass with steering</source><extracomment>example flee-the-mouse</extracomment><translation>Masse mit Steuerung</translation></message>
<message><source>Without a radius</source><extracomment>example flee-the-mouse</extracomment><translation>Ohne Radius</translation></message>
<message><source>Hardly any mass</source><extracomment>example flee-the-mouse</extracomment><translation>Kaum Masse</translation></message>
<message><source>All start in the middle and flee from your mouse: with and without steering, with and without a radius.</source><extracomment>example flee-the-mouse</extracomment><translation>Alle starten in der Mitte und fliehen vor deiner Maus: mit und ohne Steuerung, mit und ohne Radius.</translation></message>
<message><source>[Flee](node:flee) wants to move straight away from the mouse at full speed:

`desired velocity = maxSpeed * unit(position - mouse)`

It does so only while the mouse is closer than its *radius*. The green agents get there by steering: `steering = desired velocity - velocity`, divided by a mass of 20. The gray ones have mass 1 and no max force, so they have the desired velocity after one tick.</source><extracomment>example flee-the-mouse</extracomment><translation>[Fliehen](node:flee) will sich mit vollem Tempo geradewegs von der Maus wegbewegen:

`desired velocity = maxSpeed * unit(position - mouse)`

Das gilt nur, solange die Maus näher als der *Radius* ist. Die grünen Agenten kommen durch Steuerung dahin: `steering = desired velocity - velocity`, geteilt durch eine Masse von 20. Die grauen haben Masse 1 und keine Maximalkraft, also haben sie die Wunschgeschwindigkeit nach einem Tick.</translation></message>
<message><source>- Move the mouse into the crowd: the gray ones turn on the spot, the green ones make curves.
- Come close to a green one from the front: it brakes, turns around, and only then speeds up.
- Farther away than the radius nothing steers them: they fly straight on.
- Switch on *Desired velocity*: all desired velocities point away from the mouse. Those of the gray agents and their velocities are the same.</source><extracomment>example flee-the-mouse</extracomment><translation>- Beweg die Maus in die Menge: Die grauen drehen auf der Stelle, die grünen fliegen Kurven.
- Komm einem grünen von vorn nahe: Er bremst, kehrt um und wird erst dann schneller.
- Weiter weg als der Radius steuert sie nichts: Sie fliegen geradeaus weiter.
- Schalte *Wunschgeschwindigkeit* ein: Alle Wunschgeschwindigkeiten zeigen von der Maus weg. Bei den grauen Agenten sind sie gleich ihren Geschwindigkeiten.</translation></message>
<message><source>- [Without a radius](experiment:experiment-everywhere): all flee always. This world wraps, so they end up where the mouse is farthest.
- [Hardly any mass](experiment:experiment-light): with a mass of 1, the green ones turn nearly as fast as the gray ones. The max force is all that is left of the difference.
- Drag the slider *Radius* down to 0: nobody flees.</source><extracomment>example flee-the-mouse</extracomment><translation>- [Ohne Radius](experiment:experiment-everywhere): Alle fliehen immer. Diese Welt ist umlaufend, also landen sie dort, wo die Maus am weitesten weg ist.
- [Kaum Masse](experiment:experiment-light): Mit einer Masse von 1 drehen die grünen fast so schnell wie die grauen. Nur die Maximalkraft macht noch einen Unterschied.
- Zieh den Regler *Radius* auf 0: Niemand flieht.</translation></message>
<message><source>Danger</source><extracomment>example flee</extracomment><translation>Gefahr</translation></message>
<message><source>Flee the danger</source><extracomment>example flee</extracomment><translation>Vor der Gefahr fliehen</translation></message>
<message><source>Average speed</source><extracomment>example flee</extracomment><translation>Durchschnittstempo</translation></message>
<message><source>A danger in the middle</source><extracomment>example flee</extracomment><translation>Eine Gefahr in der Mitte</translation></message>
<message><source>24 ships fly straight on. Nothing steers them until they are closer than 140 to the danger. Then [Flee](node:flee-danger) does: the desired velocity (gold) points straight away from it.

`desired velocity = maxSpeed * unit(position - target)`</source><extracomment>example flee</extracomment><translation>24 Schiffe fliegen geradeaus. Nichts steuert sie, bis sie der Gefahr näher als 140 sind. Dann tut es [Fliehen](node:flee-danger): Die Wunschgeschwindigkeit (golden) zeigt geradewegs von ihr weg.

`desired velocity = maxSpeed * unit(position - target)`</translation></message>
<message><source>A ship comes near the danger and leaves again. How fast is it then?</source><extracomment>example flee</extracomment><translation>Ein Schiff kommt der Gefahr nahe und entfernt sich wieder. Wie schnell ist es dann?</translation></message>
<message><source>Faster than it came
* Slower than it came
As fast as it came</source><extracomment>example flee</extracomment><translation>Schneller, als es kam
* Langsamer, als es kam
So schnell, wie es kam</translation></message>
<message><source>Slower, in more than nine of ten cases. Flee wants the ship to fly straight away, so it brakes all other motion:

`steering = desired velocity - velocity`

Outside the radius, nothing makes the ship faster again.</source><extracomment>example flee</extracomment><translation>Langsamer, in mehr als neun von zehn Fällen. Fliehen will, dass das Schiff geradewegs wegfliegt, also bremst es jede andere Bewegung:

`steering = desired velocity - velocity`

Außerhalb des Radius macht nichts das Schiff wieder schneller.</translation></message>
<message><source>After a minute</source><extracomment>example flee</extracomment><translation>Nach einer Minute</translation></message>
<message><source>At the start, the ships have a speed of 1.1 on average. Each visit to the danger changes that. The number above the world is the average.</source><extracomment>example flee</extracomment><translation>Am Anfang haben die Schiffe im Mittel ein Tempo von 1,1. Jeder Besuch bei der Gefahr ändert das. Die Zahl über der Welt ist der Durchschnitt.</translation></message>
<message><source>What is the average speed after a minute?</source><extracomment>example flee</extracomment><translation>Wie groß ist das Durchschnittstempo nach einer Minute?</translation></message>
<message><source>units per tick</source><extracomment>example flee</extracomment><translation>Einheiten pro Tick</translation></message>
<message><source>About 0.6: nearly every visit to the danger costs speed.</source><extracomment>example flee</extracomment><translation>Etwa 0,6: Fast jeder Besuch bei der Gefahr kostet Tempo.</translation></message>
<message><source>Always afraid</source><extracomment>example flee</extracomment><translation>Immer in Angst</translation></message>
<message><source>Now the radius of [Flee](node:flee-danger) has no limit: all ships flee all the time, wherever they are.</source><extracomment>example flee</extracomment><translation>Jetzt hat der Radius von [Fliehen](node:flee-danger) keine Grenze: Alle Schiffe fliehen die ganze Zeit, wo immer sie sind.</translation></message>
<message><source>Where are the ships after half a minute?</source><extracomment>example flee</extracomment><translation>Wo sind die Schiffe nach einer halben Minute?</translation></message>
<message><source>On a circle around the danger
Spread along the edges
* In the corners</source><extracomment>example flee</extracomment><translation>Auf einem Kreis um die Gefahr
Entlang der Ränder verteilt
* In den Ecken</translation></message>
<message><source>In the corners. This world wraps: what leaves on the right comes in on the left. So the four corners are one place, and no place is farther from the middle.</source><extracomment>example flee</extracomment><translation>In den Ecken. Diese Welt ist umlaufend: Was rechts hinausfliegt, kommt links herein. Also sind die vier Ecken ein einziger Ort, und kein Ort ist weiter von der Mitte entfernt.</translation></message>
<message><source>- Drag the [danger](node:danger) into the way of a ship.
- Chase the ships with the mouse: they flee it, too.
- Give the wire from [Flee the mouse](node:flee-mouse) a weight of 3.</source><extracomment>example flee</extracomment><translation>- Zieh die [Gefahr](node:danger) einem Schiff in den Weg.
- Jag die Schiffe mit der Maus: Sie fliehen auch vor ihr.
- Gib der Verbindung von [Vor der Maus fliehen](node:flee-mouse) ein Gewicht von 3.</translation></message>
<message><source>Ships fly straight on, and flee from a danger that is near.</source><extracomment>example flee</extracomment><translation>Schiffe fliegen geradeaus und fliehen vor einer Gefahr, die nahe ist.</translation></message>
<message><source>Flee is Seek turned around: the desired velocity points straight away from the target.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

It is active only while the target is closer than its *radius*. Outside, nothing steers the ship, and it flies straight on.</source><extracomment>example flee</extracomment><translation>Fliehen ist umgekehrtes Ansteuern: Die Wunschgeschwindigkeit zeigt geradewegs vom Ziel weg.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

Es ist nur aktiv, solange das Ziel näher als der *Radius* ist. Außerhalb steuert nichts das Schiff, und es fliegt geradeaus weiter.</translation></message>
<message><source>- Outside, each ship keeps its velocity: its speed and its direction.
- Almost every ship that comes near leaves more slowly than it came: Flee wants it to fly straight away, and brakes all other motion.
- The forces of the mouse and the danger add up while both are near.
- While the mouse is elsewhere, no ship turns *toward* the danger.</source><extracomment>example flee</extracomment><translation>- Außerhalb behält jedes Schiff seine Geschwindigkeit: Tempo und Richtung.
- Fast jedes Schiff, das nahe kommt, fliegt langsamer weg, als es kam: Fliehen will, dass es geradewegs wegfliegt, und bremst jede andere Bewegung.
- Die Kräfte von Maus und Gefahr addieren sich, solange beide nahe sind.
- Solange die Maus anderswo ist, dreht kein Schiff *zur* Gefahr hin.</translation></message>
<message><source>- Drag the danger into the way of a ship.
- Set the radius of *Flee the danger* to no limit: now all ships always flee. They end up in the corners, as far away as they can be: this world wraps, so the four corners are one place.
- Give *Flee the mouse* a weight of 3: ships leave the mouse faster.</source><extracomment>example flee</extracomment><translation>- Zieh die Gefahr einem Schiff in den Weg.
- Setz den Radius von *Vor der Gefahr fliehen* auf „ohne Grenze“: Jetzt fliehen alle Schiffe immer. Sie landen in den Ecken, so weit weg wie möglich: Diese Welt ist umlaufend, also sind die vier Ecken ein einziger Ort.
- Gib *Vor der Maus fliehen* ein Gewicht von 3: Schiffe entfernen sich schneller von der Maus.</translation></message>
<message><source>Sparrow</source><extracomment>example flock</extracomment><translation>Spatz</translation></message>
<message><source>Goose</source><extracomment>example flock</extracomment><translation>Gans</translation></message>
<message><source>Gnat</source><extracomment>example flock</extracomment><translation>Mücke</translation></message>
<message><source>Hawk</source><extracomment>example flock</extracomment><translation>Habicht</translation></message>
<message><source>Onward</source><extracomment>example flock</extracomment><translation>Weiter</translation></message>
<message><source>Hawk nearby</source><extracomment>example flock</extracomment><translation>Habicht nahe</translation></message>
<message><source>Escape</source><extracomment>example flock</extracomment><translation>Flucht</translation></message>
<message><source>Nearest bird</source><extracomment>example flock</extracomment><translation>Nächster Vogel</translation></message>
<message><source>Breath</source><extracomment>example flock</extracomment><translation>Atem</translation></message>
<message><source>Sparrows</source><extracomment>example flock</extracomment><translation>Spatzen</translation></message>
<message><source>Geese</source><extracomment>example flock</extracomment><translation>Gänse</translation></message>
<message><source>Gnats</source><extracomment>example flock</extracomment><translation>Mücken</translation></message>
<message><source>Escape, else flock</source><extracomment>example flock</extracomment><translation>Flucht, sonst Schwarm</translation></message>
<message><source>Escape, else swarm</source><extracomment>example flock</extracomment><translation>Flucht, sonst Gewimmel</translation></message>
<message><source>Chase, else rest</source><extracomment>example flock</extracomment><translation>Jagen, sonst ruhen</translation></message>
<message><source>Sparrows: separation</source><extracomment>example flock</extracomment><translation>Spatzen: Separation</translation></message>
<message><source>Sparrows: alignment</source><extracomment>example flock</extracomment><translation>Spatzen: Ausrichtung</translation></message>
<message><source>Sparrows: cohesion</source><extracomment>example flock</extracomment><translation>Spatzen: Kohäsion</translation></message>
<message><source>Hawks</source><extracomment>example flock</extracomment><translation>Habichte</translation></message>
<message><source>Sparrows without alignment</source><extracomment>example flock</extracomment><translation>Spatzen ohne Ausrichtung</translation></message>
<message><source>Geese without alignment</source><extracomment>example flock</extracomment><translation>Gänse ohne Ausrichtung</translation></message>
<message><source>Two hawks</source><extracomment>example flock</extracomment><translation>Zwei Habichte</translation></message>
<message><source>One way</source><extracomment>example flock</extracomment><translation>In eine Richtung</translation></message>
<message><source>Sparrows alone. Each follows three rules about its neighbors: [separation](node:sparrow-apart) (not too near), [alignment](node:sparrow-along) (the same direction), and [cohesion](node:sparrow-together) (to their middle). Beside, they fly without alignment. Nobody leads.</source><extracomment>example flock</extracomment><translation>Nur Spatzen. Jeder befolgt drei Regeln für seine Nachbarn: [Separation](node:sparrow-apart) (nicht zu nahe), [Ausrichtung](node:sparrow-along) (in dieselbe Richtung) und [Kohäsion](node:sparrow-together) (zu ihrer Mitte). Daneben fliegen sie ohne Ausrichtung. Niemand führt.</translation></message>
<message><source>In which world do most sparrows fly one way after half a minute?</source><extracomment>example flock</extracomment><translation>In welcher Welt fliegen nach einer halben Minute die meisten Spatzen in eine Richtung?</translation></message>
<message><source>* In the one with alignment
In both
In neither</source><extracomment>example flock</extracomment><translation>* In der mit Ausrichtung
In beiden
In keiner</translation></message>
<message><source>In the one with alignment, in all of ten runs with different seeds. Without it, they fly in all directions, and neighbors are more than twice as far apart.</source><extracomment>example flock</extracomment><translation>In der mit Ausrichtung, in allen zehn Läufen mit verschiedenen Startwerten. Ohne sie fliegen sie in alle Richtungen, und Nachbarn sind mehr als doppelt so weit voneinander entfernt.</translation></message>
<message><source>Without cohesion</source><extracomment>example flock</extracomment><translation>Ohne Kohäsion</translation></message>
<message><source>Now nothing pulls them [together](node:sparrow-together): the weight of cohesion is 0. Before, a sparrow's nearest neighbor was about 10 away after half a minute. You see a part of the world, 500 wide.</source><extracomment>example flock</extracomment><translation>Jetzt zieht nichts sie [zusammen](node:sparrow-together): Das Gewicht der Kohäsion ist 0. Zuvor war der nächste Nachbar eines Spatzen nach einer halben Minute etwa 10 entfernt. Du siehst einen Teil der Welt, 500 breit.</translation></message>
<message><source>How far away is the nearest neighbor now, on average?</source><extracomment>example flock</extracomment><translation>Wie weit ist der nächste Nachbar jetzt im Mittel entfernt?</translation></message>
<message><source>25 to 31: nearly three times as far. They still fly more or less one way, because there still is alignment.</source><extracomment>example flock</extracomment><translation>25 bis 31: fast dreimal so weit. Sie fliegen immer noch mehr oder weniger in eine Richtung, denn es gibt weiterhin die Ausrichtung.</translation></message>
<message><source>Without separation</source><extracomment>example flock</extracomment><translation>Ohne Separation</translation></message>
<message><source>There is cohesion again. But nothing keeps them [apart](node:sparrow-apart): the weight of separation is 0. You see the whole world again.</source><extracomment>example flock</extracomment><translation>Die Kohäsion ist wieder da. Aber nichts hält sie [auseinander](node:sparrow-apart): Das Gewicht der Separation ist 0. Du siehst wieder die ganze Welt.</translation></message>
<message><source>How far away is the nearest neighbor now, compared with 10?</source><extracomment>example flock</extracomment><translation>Wie weit ist der nächste Nachbar jetzt entfernt, verglichen mit 10?</translation></message>
<message><source>* Less than a third as far
About as far
Three times as far</source><extracomment>example flock</extracomment><translation>* Weniger als ein Drittel so weit
Etwa gleich weit
Dreimal so weit</translation></message>
<message><source>About 2, less than a third as far in all of ten runs. The flock becomes a few clumps, in which sparrows fly through each other.</source><extracomment>example flock</extracomment><translation>Etwa 2, weniger als ein Drittel so weit, in allen zehn Läufen. Aus dem Schwarm werden ein paar Klumpen, in denen die Spatzen durcheinander hindurchfliegen.</translation></message>
<message><source>- All flocks are back, and the hawk. Set *Hawks* to 3: what do the flocks do?
- Find weights with which the sparrows soon fly close together, in one flock. *Find values* in the Watch menu does the same.</source><extracomment>example flock</extracomment><translation>- Alle Schwärme sind wieder da, und der Habicht. Setz *Habichte* auf 3: Was tun die Schwärme?
- Finde Gewichte, mit denen die Spatzen bald dicht beieinander fliegen, in einem Schwarm. *Werte finden* im Menü Beobachten macht dasselbe.</translation></message>
<message><source>Three flocks from the same three behaviors, and a hawk that hunts them all.</source><extracomment>example flock</extracomment><translation>Drei Schwärme aus denselben drei Verhalten und ein Habicht, der sie alle jagt.</translation></message>
<message><source>Each bird looks only at its own kind, and only at those near it:

- **[Separation](node:sparrow-apart)** keeps it away from birds that are too near.
- **[Alignment](node:sparrow-along)** turns it to the direction in which the others fly.
- **[Cohesion](node:sparrow-together)** pulls it toward their middle.

A Sum adds up the three. The flocks differ in how far they look and in the weights: sparrows do not look far and stay together, geese look far and weigh alignment most, and gnats have no alignment at all.

[*Escape*](node:escape) comes first: a Priority takes it as soon as the hawk is within 150. The hawk holds on to the bird it chose until its [*Breath*](node:breath) is gone, and then flies on.</source><extracomment>example flock</extracomment><translation>Jeder Vogel achtet nur auf seine eigene Art und nur auf die in seiner Nähe:

- **[Separation](node:sparrow-apart)** hält ihn von Vögeln fern, die zu nahe sind.
- **[Ausrichtung](node:sparrow-along)** dreht ihn in die Richtung, in die die anderen fliegen.
- **[Kohäsion](node:sparrow-together)** zieht ihn zu ihrer Mitte.

Eine Summe addiert die drei. Die Schwärme unterscheiden sich darin, wie weit sie schauen, und in den Gewichten: Spatzen schauen nicht weit und bleiben zusammen, Gänse schauen weit und gewichten die Ausrichtung am stärksten, und Mücken haben gar keine Ausrichtung.

[*Flucht*](node:escape) kommt zuerst: Eine Priorität nimmt sie, sobald der Habicht näher als 150 ist. Der Habicht bleibt bei dem Vogel, den er gewählt hat, bis ihm der [*Atem*](node:breath) ausgeht, und fliegt dann weiter.</translation></message>
<message><source>- All geese fly one way; gnats go nowhere together.
- Sparrows fly less than half as far apart as geese.
- A flock opens around the hawk. Gnats close the gap within seconds; sparrows and geese need longer.</source><extracomment>example flock</extracomment><translation>- Alle Gänse fliegen in eine Richtung; Mücken kommen gemeinsam nirgendwohin.
- Spatzen fliegen weniger als halb so weit voneinander entfernt wie Gänse.
- Um den Habicht herum öffnet sich der Schwarm. Mücken schließen die Lücke in Sekunden; Spatzen und Gänse brauchen länger.</translation></message>
<message><source>- [Sparrows without alignment](experiment:experiment-swarm): the flock becomes a swarm. So do the [geese](experiment:experiment-lost-geese), whose alignment weighs most.
- Set the radius of [*Separation* of the geese](node:goose-apart) to 60: they spread out.
- [Two hawks](experiment:experiment-two-hawks): together they catch more than twice as many birds as one.</source><extracomment>example flock</extracomment><translation>- [Spatzen ohne Ausrichtung](experiment:experiment-swarm): Aus dem Schwarm wird ein Gewimmel. Ebenso bei den [Gänsen](experiment:experiment-lost-geese), bei denen die Ausrichtung am meisten zählt.
- Setz den Radius der [*Separation* der Gänse](node:goose-apart) auf 60: Sie verteilen sich.
- [Zwei Habichte](experiment:experiment-two-hawks): Zusammen fangen sie mehr als doppelt so viele Vögel wie einer.</translation></message>
<message><source>Fountain</source><extracomment>title of an example</extracomment><translation>Springbrunnen</translation></message>
<message><source>Nozzle</source><extracomment>example fountain</extracomment><translation>Düse</translation></message>
<message><source>Basin</source><extracomment>example fountain</extracomment><translation>Becken</translation></message>
<message><source>Gravity</source><extracomment>example fountain</extracomment><translation>Schwerkraft</translation></message>
<message><source>Jet</source><extracomment>example fountain</extracomment><translation>Strahl</translation></message>
<message><source>Burst</source><extracomment>example fountain</extracomment><translation>Schwall</translation></message>
<message><source>Drops</source><extracomment>example fountain</extracomment><translation>Tropfen</translation></message>
<message><source>Fall</source><extracomment>example fountain</extracomment><translation>Herabfallen</translation></message>
<message><source>Drops push each other</source><extracomment>example fountain</extracomment><translation>Tropfen schieben einander</translation></message>
<message><source>In the basin</source><extracomment>example fountain</extracomment><translation>Im Becken</translation></message>
<message><source>Outflow</source><extracomment>example fountain</extracomment><translation>Abfluss</translation></message>
<message><source>Drops per second</source><extracomment>example fountain</extracomment><translation>Tropfen pro Sekunde</translation></message>
<message><source>Drops in a burst</source><extracomment>example fountain</extracomment><translation>Tropfen je Schwall</translation></message>
<message><source>How much drops push each other</source><extracomment>example fountain</extracomment><translation>Wie stark Tropfen einander schieben</translation></message>
<message><source>Up, and down again</source><extracomment>example fountain</extracomment><translation>Hinauf und wieder hinab</translation></message>
<message><source>The sink</source><extracomment>example fountain</extracomment><translation>Die Senke</translation></message>
<message><source>Twice the water</source><extracomment>example fountain</extracomment><translation>Doppelt so viel Wasser</translation></message>
<message><source>Without bursts</source><extracomment>example fountain</extracomment><translation>Ohne Schwälle</translation></message>
<message><source>A clogged drain</source><extracomment>example fountain</extracomment><translation>Verstopfter Abfluss</translation></message>
<message><source>Drops in the air</source><extracomment>example fountain</extracomment><translation>Tropfen in der Luft</translation></message>
<message><source>Out of the nozzle</source><extracomment>example fountain</extracomment><translation>Aus der Düse</translation></message>
<message><source>Into the basin</source><extracomment>example fountain</extracomment><translation>Ins Becken</translation></message>
<message><source>Drops born</source><extracomment>example fountain</extracomment><translation>Geborene Tropfen</translation></message>
<message><source>Drops are born in a nozzle and vanish in a basin: sources and sinks.</source><extracomment>example fountain</extracomment><translation>Tropfen entstehen in einer Düse und verschwinden in einem Becken: Quellen und Senken.</translation></message>
<message><source>The [*Jet*](node:jet) is a Source: 40 drops a second, for ever. The [*Burst*](node:burst) is one that works in waves: 60 drops at once, every ten seconds.

Drops start upward. [*Gravity*](node:fall) pulls them down: it is a field, and their response time of 1.6 seconds makes them slow to follow it. [*Drops push each other*](node:pressure) is a Separation.

There is no node for a sink: drops [inside the basin](node:in-basin) are [removed](node:drain).</source><extracomment>example fountain</extracomment><translation>Der [*Strahl*](node:jet) ist eine Quelle: 40 Tropfen pro Sekunde, ohne Ende. Der [*Schwall*](node:burst) ist eine, die in Wellen arbeitet: 60 Tropfen auf einmal, alle zehn Sekunden.

Tropfen starten nach oben. [*Schwerkraft*](node:fall) zieht sie nach unten: Sie ist ein Feld, und wegen ihrer Reaktionszeit von 1,6 Sekunden folgen sie ihm nur langsam. [*Tropfen schieben einander*](node:pressure) ist eine Separation.

Für eine Senke gibt es keinen eigenen Knoten: Tropfen [im Becken](node:in-basin) werden [entfernt](node:drain).</translation></message>
<message><source>- Between two bursts the number of drops stays near 105. Each second 40 are born, and each is in the air for about 2.6 seconds: 40 times 2.6 is 105. This is Little's law, and it holds for shops, roads and hospitals, too.
- The second plot: what comes out of the nozzle goes into the basin a little later.
- A burst is gone within five seconds.</source><extracomment>example fountain</extracomment><translation>- Zwischen zwei Schwällen bleibt die Anzahl der Tropfen nahe 105. Jede Sekunde entstehen 40, und jeder ist etwa 2,6 Sekunden in der Luft: 40 mal 2,6 ist etwa 105. Das ist das Gesetz von Little, und es gilt auch für Läden, Straßen und Krankenhäuser.
- Das zweite Diagramm: Was aus der Düse kommt, geht etwas später ins Becken.
- Ein Schwall ist nach fünf Sekunden weg.</translation></message>
<message><source>- [Twice the water](experiment:experiment-twice): what will the number of drops be? About 213, twice as many, because each drop is in the air as long as before.
- [A clogged drain](experiment:experiment-clogged): the drain is muted. Now 40 drops more lie in the basin each second, and 60 more after each burst.
- [Without bursts](experiment:experiment-steady) the number is steady.
- Give *Gravity* half of its strength in the inspector. What happens to the number of drops?</source><extracomment>example fountain</extracomment><translation>- [Doppelt so viel Wasser](experiment:experiment-twice): Wie viele Tropfen werden es sein? Etwa 213, doppelt so viele, denn jeder Tropfen ist so lange in der Luft wie zuvor.
- [Verstopfter Abfluss](experiment:experiment-clogged): Der Abfluss ist stumm. Jetzt liegen jede Sekunde 40 Tropfen mehr im Becken und nach jedem Schwall weitere 60.
- [Ohne Schwälle](experiment:experiment-steady) ist die Anzahl stetig.
- Gib der *Schwerkraft* im Inspektor die halbe Stärke. Was geschieht mit der Anzahl der Tropfen?</translation></message>
<message><source>Grazing</source><extracomment>title of an example</extracomment><translation>Auf der Weide</translation></message>
<message><source>Grass</source><extracomment>example grazing</extracomment><translation>Gras</translation></message>
<message><source>Sheep</source><extracomment>example grazing</extracomment><translation>Schafe</translation></message>
<message><source>Stakes</source><extracomment>example grazing</extracomment><translation>Pflöcke</translation></message>
<message><source>Go where more grass is</source><extracomment>example grazing</extracomment><translation>Zum Gras gehen</translation></message>
<message><source>Stray</source><extracomment>example grazing</extracomment><translation>Streunen</translation></message>
<message><source>Energy</source><extracomment>example grazing</extracomment><translation>Energie</translation></message>
<message><source>Grass here</source><extracomment>example grazing</extracomment><translation>Gras hier</translation></message>
<message><source>Graze</source><extracomment>example grazing</extracomment><translation>Grasen</translation></message>
<message><source>What it eats, less what it needs</source><extracomment>example grazing</extracomment><translation>Was es frisst, minus was es braucht</translation></message>
<message><source>Live on it</source><extracomment>example grazing</extracomment><translation>Davon leben</translation></message>
<message><source>Fed</source><extracomment>example grazing</extracomment><translation>Satt</translation></message>
<message><source>Lamb</source><extracomment>example grazing</extracomment><translation>Lamm</translation></message>
<message><source>Costs energy</source><extracomment>example grazing</extracomment><translation>Kostet Energie</translation></message>
<message><source>Starved</source><extracomment>example grazing</extracomment><translation>Verhungert</translation></message>
<message><source>Starve</source><extracomment>example grazing</extracomment><translation>Verhungern</translation></message>
<message><source>Formulas</source><extracomment>example grazing</extracomment><translation>Formeln</translation></message>
<message><source>Grass, by formula</source><extracomment>example grazing</extracomment><translation>Gras, nach Formel</translation></message>
<message><source>Sheep, by formula</source><extracomment>example grazing</extracomment><translation>Schafe, nach Formel</translation></message>
<message><source>Grass grows, sheep eat it</source><extracomment>example grazing</extracomment><translation>Gras wächst, Schafe fressen es</translation></message>
<message><source>Sheep are born and die</source><extracomment>example grazing</extracomment><translation>Schafe werden geboren und sterben</translation></message>
<message><source>Change grass</source><extracomment>example grazing</extracomment><translation>Gras ändern</translation></message>
<message><source>Change sheep</source><extracomment>example grazing</extracomment><translation>Schafe ändern</translation></message>
<message><source>How fast grass grows</source><extracomment>example grazing</extracomment><translation>Wie schnell Gras wächst</translation></message>
<message><source>Sheep at first</source><extracomment>example grazing</extracomment><translation>Schafe am Anfang</translation></message>
<message><source>300 sheep at first</source><extracomment>example grazing</extracomment><translation>300 Schafe am Anfang</translation></message>
<message><source>They do not look for grass</source><extracomment>example grazing</extracomment><translation>Sie suchen kein Gras</translation></message>
<message><source>Sheep eat grass, which grows again. With much grass lambs are born, with little of it sheep starve: so both rise and fall, one after the other.</source><extracomment>example grazing</extracomment><translation>Schafe fressen Gras, das nachwächst. Bei viel Gras werden Lämmer geboren, bei wenig verhungern Schafe: So steigen und fallen beide, eines nach dem anderen.</translation></message>
<message><source>Grass is a [ground](item:grass) that grows toward a limit. Sheep [go where more grass is](node:to-grass) and [graze](node:graze). Ten times a second they gain [what they eat, less what they need](node:gain). With an [energy](node:energy) of 10 a [lamb](node:lamb) is born, which costs 5; at 0 they [starve](node:die). Sixty [stakes](node:stake) measure the grass: their [mean](node:mean) is above the world.

Beside it, two formulas of Lotka (1925) and Volterra (1926) compute with numbers alone: [grass grows, and sheep eat it](node:more-grass); [sheep are born and die](node:more-sheep).</source><extracomment>example grazing</extracomment><translation>Gras ist ein [Boden](item:grass), der bis zu einer Grenze wächst. Schafe [gehen dorthin, wo mehr Gras ist](node:to-grass), und [grasen](node:graze). Zehnmal pro Sekunde gewinnen sie, [was sie fressen, minus was sie brauchen](node:gain). Mit einer [Energie](node:energy) von 10 wird ein [Lamm](node:lamb) geboren, das 5 kostet; bei 0 [verhungern](node:die) sie. Sechzig [Pflöcke](node:stake) messen das Gras: Ihr [Mittelwert](node:mean) steht über der Welt.

Daneben rechnen zwei Formeln von Lotka (1925) und Volterra (1926) allein mit Zahlen: [Gras wächst, und Schafe fressen es](node:more-grass); [Schafe werden geboren und sterben](node:more-sheep).</translation></message>
<message><source>- Sheep follow grass: when there is most grass there are few sheep, and a quarter of a wave later there are many.
- In 20 runs with different seeds there were between 204 and 227 sheep at most in four minutes, and never fewer than 19.
- The numbers of the formulas go up and down forever. Those of the sheep do, too, but never twice alike: sheep are few, and each has a place.</source><extracomment>example grazing</extracomment><translation>- Schafe folgen dem Gras: Wenn am meisten Gras da ist, gibt es wenige Schafe, und eine Viertelwelle später sind es viele.
- In 20 Läufen mit verschiedenen Startwerten gab es in vier Minuten höchstens zwischen 204 und 227 Schafe und nie weniger als 19.
- Die Zahlen der Formeln gehen für immer auf und ab. Die der Schafe auch, aber nie zweimal gleich: Schafe sind wenige, und jedes hat seinen Ort.</translation></message>
<message><source>- [300 sheep at first](experiment:experiment-many): do they all starve?
- [They do not look for grass](experiment:experiment-stay): do the waves become larger or smaller?
- Let the grass grow twice as fast. Are there more grass or more sheep in the end?</source><extracomment>example grazing</extracomment><translation>- [300 Schafe am Anfang](experiment:experiment-many): Verhungern sie alle?
- [Sie suchen kein Gras](experiment:experiment-stay): Werden die Wellen größer oder kleiner?
- Lass das Gras doppelt so schnell wachsen. Gibt es am Ende mehr Gras oder mehr Schafe?</translation></message>
<message><source>Home and walls</source><extracomment>title of an example</extracomment><translation>Zuhause und Wände</translation></message>
<message><source>Pen</source><extracomment>example home-and-walls</extracomment><translation>Gehege</translation></message>
<message><source>Beetle</source><extracomment>example home-and-walls</extracomment><translation>Käfer</translation></message>
<message><source>Pull back home</source><extracomment>example home-and-walls</extracomment><translation>Heimwärts ziehen</translation></message>
<message><source>Cut to 5.4</source><extracomment>example home-and-walls</extracomment><translation>Auf 5,4 kürzen</translation></message>
<message><source>Probe 50 ahead</source><extracomment>example home-and-walls</extracomment><translation>Taster 50 voraus</translation></message>
<message><source>Free range</source><extracomment>example home-and-walls</extracomment><translation>Freier Umkreis</translation></message>
<message><source>Length of the probe</source><extracomment>example home-and-walls</extracomment><translation>Länge des Tasters</translation></message>
<message><source>Without the pull</source><extracomment>example home-and-walls</extracomment><translation>Ohne den Zug</translation></message>
<message><source>Without the probe</source><extracomment>example home-and-walls</extracomment><translation>Ohne den Taster</translation></message>
<message><source>Beetles wander near their homes, in a pen. One force pulls them back, and a probe keeps them off the walls.</source><extracomment>example home-and-walls</extracomment><translation>Käfer streifen in einem Gehege um ihr Zuhause. Eine Kraft zieht sie zurück, und ein Taster hält sie von den Wänden fern.</translation></message>
<message><source>[Roam](node:roam) wanders. Beyond its radius, [Pull back home](node:pull) pulls each beetle to where it started, more the farther it is. The weight of its wire is its strength.

[Cut to 5.4](node:cut) adds these two and cuts the sum. The [probe](node:probe) is a single feeler 50 ahead. Its push is added *after* the cut: the max force of the beetles has no limit, so the push is always whole. Inside the cut, the other forces would leave it only a part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</source><extracomment>example home-and-walls</extracomment><translation>[Herumstreifen](node:roam) lässt die Käfer umherstreifen. Außerhalb seines Radius zieht [Heimwärts ziehen](node:pull) jeden Käfer dorthin zurück, wo er begonnen hat, stärker, je weiter weg. Das Gewicht seiner Verbindung ist seine Stärke.

[Auf 5,4 kürzen](node:cut) addiert diese beiden und kürzt die Summe. Der [Taster](node:probe) ist ein einzelner Fühler 50 voraus. Sein Schub wird *nach* dem Kürzen addiert: Die Maximalkraft der Käfer hat keine Grenze, also wirkt der Schub immer ganz. Vor dem Kürzen ließen ihm die anderen Kräfte nur einen Teil.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</translation></message>
<message><source>- Each beetle stays near its own home, not near the middle.
- Click a beetle near a wall, and select the probe: the push begins where its tip touches the wall, and grows as the wall comes nearer.
- A beetle that slides along a wall does not feel it: the probe looks only ahead.</source><extracomment>example home-and-walls</extracomment><translation>- Jeder Käfer bleibt in der Nähe seines eigenen Zuhauses, nicht in der Mitte.
- Klick einen Käfer nahe einer Wand an und wähl den Taster aus: Der Schub beginnt, wo die Spitze die Wand berührt, und wächst, je näher die Wand kommt.
- Ein Käfer, der an einer Wand entlanggleitet, fühlt sie nicht: Der Taster fühlt nur nach vorn.</translation></message>
<message><source>- [Without the pull](experiment:experiment-stray): they go everywhere in the pen, and only the walls hold them.
- [Without the probe](experiment:experiment-blind): they walk through the walls. Only the pull brings them back.
- Raise *Pull back home* to 10: the beetles hardly leave their range.
- Shorten the probe to 10: they turn too late, and some get through.
- Drag the end of the wire from *Probe 50 ahead* to the input of *Cut to 5.4*, and run for a minute: now the push has to share, and some get through the walls.</source><extracomment>example home-and-walls</extracomment><translation>- [Ohne den Zug](experiment:experiment-stray): Sie laufen überall im Gehege herum, und nur die Wände halten sie.
- [Ohne den Taster](experiment:experiment-blind): Sie gehen durch die Wände. Nur der Zug bringt sie zurück.
- Erhöh *Heimwärts ziehen* auf 10: Die Käfer verlassen ihren Umkreis kaum.
- Verkürz den Taster auf 10: Sie drehen zu spät ab, und einige kommen hindurch.
- Zieh das Ende der Verbindung von *Taster 50 voraus* auf den Eingang von *Auf 5,4 kürzen* und lass die Welt eine Minute laufen: Jetzt muss der Schub teilen, und einige kommen durch die Wände.</translation></message>
<message><source>Hunter and prey</source><extracomment>title of an example</extracomment><translation>Jäger und Beute</translation></message>
<message><source>Hunter nearby</source><extracomment>example hunter-and-prey</extracomment><translation>Jäger in der Nähe</translation></message>
<message><source>Mouse is near</source><extracomment>example hunter-and-prey</extracomment><translation>Maus ist nahe</translation></message>
<message><source>Go to the mouse</source><extracomment>example hunter-and-prey</extracomment><translation>Zur Maus gehen</translation></message>
<message><source>Flee, follow, roam</source><extracomment>example hunter-and-prey</extracomment><translation>Fliehen, folgen, streifen</translation></message>
<message><source>How strongly prey evade</source><extracomment>example hunter-and-prey</extracomment><translation>Stärke von Entkommen</translation></message>
<message><source>How far prey see hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Wie weit Beute Jäger sieht</translation></message>
<message><source>Careless prey</source><extracomment>example hunter-and-prey</extracomment><translation>Sorglose Beute</translation></message>
<message><source>Watchful prey</source><extracomment>example hunter-and-prey</extracomment><translation>Wachsame Beute</translation></message>
<message><source>Tireless hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Unermüdliche Jäger</translation></message>
<message><source>Hunters that wait</source><extracomment>example hunter-and-prey</extracomment><translation>Jäger, die warten</translation></message>
<message><source>Hunter caught prey</source><extracomment>example hunter-and-prey</extracomment><translation>Jäger fing Beute</translation></message>
<message><source>A minute of hunting</source><extracomment>example hunter-and-prey</extracomment><translation>Eine Minute Jagd</translation></message>
<message><source>Four hunters [pursue](node:pursue) thirty prey, which [evade](node:evade) them. Hunters are a little faster than prey, but they get tired: when their [stamina](node:stamina) is used up, they rest until it is full again.

`future position = target position + target velocity * T`

Pursue seeks that place; Evade flees from it.</source><extracomment>example hunter-and-prey</extracomment><translation>Vier Jäger [verfolgen](node:pursue) dreißig Beutetiere, die ihnen zu [entkommen](node:evade) suchen. Jäger sind etwas schneller als Beute, aber sie werden müde: Ist ihre [Ausdauer](node:stamina) verbraucht, ruhen sie, bis sie wieder voll ist.

`future position = target position + target velocity * T`

Verfolgen steuert diesen Ort an; Entkommen flieht vor ihm.</translation></message>
<message><source>How often do the hunters catch prey in a minute?</source><extracomment>example hunter-and-prey</extracomment><translation>Wie oft fangen die Jäger in einer Minute Beute?</translation></message>
<message><source>times</source><extracomment>example hunter-and-prey</extracomment><translation>Mal</translation></message>
<message><source>About 32 times: between 20 and 44 in ten runs with different seeds. About 10 of these happen by chance: so often they touch if nobody pursues.</source><extracomment>example hunter-and-prey</extracomment><translation>Etwa 32-mal: zwischen 20- und 44-mal in zehn Läufen mit verschiedenen Startwerten. Etwa 10-mal davon geschieht es durch Zufall: So oft berühren sie sich, wenn niemand verfolgt.</translation></message>
<message><source>In the world beside this one, the [weight](node:evade-to-prey-choice) of *Evade* is 0.2 instead of 1: prey turn away less strongly.</source><extracomment>example hunter-and-prey</extracomment><translation>In der Welt daneben ist das [Gewicht](node:evade-to-prey-choice) von *Entkommen* 0,2 statt 1: Beute weicht weniger stark aus.</translation></message>
<message><source>How often are careless prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Wie oft wird sorglose Beute gefangen?</translation></message>
<message><source>About as often
Nearly twice as often
* Three to four times as often</source><extracomment>example hunter-and-prey</extracomment><translation>Etwa gleich oft
Fast doppelt so oft
* Drei- bis viermal so oft</translation></message>
<message><source>Three to four times as often: about 112 times in a minute instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Drei- bis viermal so oft: etwa 112-mal in einer Minute statt 32-mal.</translation></message>
<message><source>Beside, the prey [see hunters](node:nearest-hunter) from 200 away instead of 90. So they have more than twice as much time.</source><extracomment>example hunter-and-prey</extracomment><translation>Daneben [sieht die Beute Jäger](node:nearest-hunter) schon aus einer Entfernung von 200 statt 90. Sie hat also mehr als doppelt so viel Zeit.</translation></message>
<message><source>How often are watchful prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Wie oft wird wachsame Beute gefangen?</translation></message>
<message><source>Hardly ever
* A little less often
More often</source><extracomment>example hunter-and-prey</extracomment><translation>Fast nie
* Etwas seltener
Öfter</translation></message>
<message><source>A little less often: about 23 times in a minute instead of 32, and in one of ten runs even more often.</source><extracomment>example hunter-and-prey</extracomment><translation>Etwas seltener: etwa 23-mal in einer Minute statt 32-mal, und in einem von zehn Läufen sogar öfter.</translation></message>
<message><source>Hunters that never tire</source><extracomment>example hunter-and-prey</extracomment><translation>Jäger, die nie ermüden</translation></message>
<message><source>Beside, hunters never get [tired](node:stamina): they pursue all the time.</source><extracomment>example hunter-and-prey</extracomment><translation>Daneben werden die Jäger nie [müde](node:stamina): Sie verfolgen die ganze Zeit.</translation></message>
<message><source>How often do tireless hunters catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Wie oft fangen unermüdliche Jäger Beute?</translation></message>
<message><source>More than twice as often
A little more often
* Hardly ever</source><extracomment>example hunter-and-prey</extracomment><translation>Mehr als doppelt so oft
Etwas öfter
* Fast nie</translation></message>
<message><source>Hardly ever: once or twice in a minute. Each hunter keeps the prey that it chose, and the two run in circles. Only after a rest does a hunter choose again.</source><extracomment>example hunter-and-prey</extracomment><translation>Fast nie: ein- oder zweimal in einer Minute. Jeder Jäger behält die Beute, die er gewählt hat, und die beiden laufen im Kreis. Erst nach einer Ruhepause wählt ein Jäger neu.</translation></message>
<message><source>Beside, a hunter [pursues](node:nearest-prey) only prey that comes within 80, and wanders until then.</source><extracomment>example hunter-and-prey</extracomment><translation>Daneben [verfolgt](node:nearest-prey) ein Jäger nur Beute, die näher als 80 kommt, und streift bis dahin umher.</translation></message>
<message><source>How often do the hunters that wait catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Wie oft fangen die Jäger, die warten, Beute?</translation></message>
<message><source>Hardly ever
* Nearly as often
Twice as often</source><extracomment>example hunter-and-prey</extracomment><translation>Fast nie
* Fast genauso oft
Doppelt so oft</translation></message>
<message><source>Nearly as often: about 28 times instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Fast genauso oft: etwa 28-mal statt 32-mal.</translation></message>
<message><source>Hunters chase prey until they are tired. Prey escape, follow your mouse, or wander.</source><extracomment>example hunter-and-prey</extracomment><translation>Jäger jagen Beute, bis sie müde sind. Beute entkommt, folgt deiner Maus oder streift umher.</translation></message>
<message><source>**Hunter**: a Priority takes [*Pursue*](node:pursue) while its [*Stamina*](node:stamina) lasts, and *Wander* while it recovers. Stamina drains by 2 in each tick in which it is used. Once empty, it recovers by 1 per tick, and the hunter hunts again when it is full. [*Nearest prey*](node:nearest-prey) keeps the prey that it chose as long as the hunter hunts.

**Prey**: a [Priority](node:prey-choice) takes [*Evade*](node:evade) while a hunter is within 90, else *Go to the mouse* while the mouse is within 300, else *Wander*.</source><extracomment>example hunter-and-prey</extracomment><translation>**Jäger**: Eine Priorität nimmt [*Verfolgen*](node:pursue), solange die [*Ausdauer*](node:stamina) reicht, und *Umherstreifen*, während sie sich erholt. Die Ausdauer sinkt um 2 in jedem Tick, in dem sie benutzt wird. Ist sie leer, erholt sie sich um 1 pro Tick, und der Jäger jagt wieder, wenn sie voll ist. [*Nächste Beute*](node:nearest-prey) behält die gewählte Beute, solange der Jäger jagt.

**Beute**: Eine [Priorität](node:prey-choice) nimmt [*Entkommen*](node:evade), solange ein Jäger näher als 90 ist, sonst *Zur Maus gehen*, solange die Maus näher als 300 ist, sonst *Umherstreifen*.</translation></message>
<message><source>- Hunters are a little faster than prey, and prey turn faster than hunters. So a hunter catches only prey that sees it late, and only while its stamina lasts.
- A tired hunter lets its prey go, but prey still evade the hunter.
- Color the agents by behavior: orange pursues, red evades, green follows the mouse, gray wanders.
- The status bar counts how often a hunter caught prey: how often their bodies began to touch. About 32 times in a minute; without *Pursue*, by chance, about 10 times.</source><extracomment>example hunter-and-prey</extracomment><translation>- Jäger sind etwas schneller als Beute, und Beute dreht schneller als Jäger. Ein Jäger fängt also nur Beute, die ihn spät sieht, und nur, solange seine Ausdauer reicht.
- Ein müder Jäger lässt seine Beute laufen, aber die Beute flieht weiter vor ihm.
- Färb die Agenten nach Verhalten: Orange verfolgt, Rot entkommt, Grün folgt der Maus, Grau streift umher.
- Die Statusleiste zählt, wie oft ein Jäger Beute fing: wie oft sich ihre Körper zu berühren begannen. Etwa 32-mal in einer Minute; ohne *Verfolgen*, durch Zufall, etwa 10-mal.</translation></message>
<message><source>- [Careless prey](experiment:experiment-careless): the [weight on the wire](node:evade-to-prey-choice) from *Evade* falls to 0.2. Prey turn too slowly, and hunters catch them three to four times as often: compare after a minute.
- Lead the prey to the hunters with the mouse.
- [Watchful prey](experiment:experiment-watchful): with a range of 200 they see hunters sooner, and fewer are caught.
- [Hunters that wait](experiment:experiment-near): with a range of 80 a hunter pursues only prey that comes close enough, and wanders until then. It catches nearly as many.
- [Tireless hunters](experiment:experiment-tireless): with a drain of 0 hunters never tire. Yet they catch hardly any prey: each keeps the prey that it chose, and the two run in circles.</source><extracomment>example hunter-and-prey</extracomment><translation>- [Sorglose Beute](experiment:experiment-careless): Das [Gewicht an der Verbindung](node:evade-to-prey-choice) von *Entkommen* sinkt auf 0,2. Beute dreht zu langsam ab, und Jäger fangen sie drei- bis viermal so oft: Vergleich nach einer Minute.
- Lock die Beute mit der Maus zu den Jägern.
- [Wachsame Beute](experiment:experiment-watchful): Mit einem Bereich von 200 sieht sie Jäger früher, und weniger werden gefangen.
- [Jäger, die warten](experiment:experiment-near): Mit einem Bereich von 80 verfolgt ein Jäger nur Beute, die nahe genug kommt, und streift bis dahin umher. Er fängt fast genauso viel.
- [Unermüdliche Jäger](experiment:experiment-tireless): Mit einem Verbrauch von 0 ermüden Jäger nie. Trotzdem fangen sie kaum Beute: Jeder behält die gewählte Beute, und die beiden laufen im Kreis.</translation></message>
<message><source>Maze</source><extracomment>title of an example</extracomment><translation>Labyrinth</translation></message>
<message><source>Walkers</source><extracomment>example maze</extracomment><translation>Fußgänger</translation></message>
<message><source>Western exit</source><extracomment>example maze</extracomment><translation>Westausgang</translation></message>
<message><source>Eastern exit</source><extracomment>example maze</extracomment><translation>Ostausgang</translation></message>
<message><source>Way out</source><extracomment>example maze</extracomment><translation>Weg hinaus</translation></message>
<message><source>Go to the exit</source><extracomment>example maze</extracomment><translation>Zum Ausgang gehen</translation></message>
<message><source>Hit nobody</source><extracomment>example maze</extracomment><translation>Niemanden anrempeln</translation></message>
<message><source>Out in the west</source><extracomment>example maze</extracomment><translation>Im Westen draußen</translation></message>
<message><source>Out in the east</source><extracomment>example maze</extracomment><translation>Im Osten draußen</translation></message>
<message><source>Out</source><extracomment>example maze</extracomment><translation>Draußen</translation></message>
<message><source>Distance from the walls</source><extracomment>example maze</extracomment><translation>Abstand von den Wänden</translation></message>
<message><source>The way out</source><extracomment>example maze</extracomment><translation>Der Weg hinaus</translation></message>
<message><source>Whoever is out is gone</source><extracomment>example maze</extracomment><translation>Wer draußen ist, ist weg</translation></message>
<message><source>Without the way</source><extracomment>example maze</extracomment><translation>Ohne den Weg</translation></message>
<message><source>Two hundred walkers</source><extracomment>example maze</extracomment><translation>Zweihundert Fußgänger</translation></message>
<message><source>Still inside</source><extracomment>example maze</extracomment><translation>Noch drinnen</translation></message>
<message><source>Sixty walkers find the shortest way out of a maze, each through the exit that is nearer along the way.</source><extracomment>example maze</extracomment><translation>Sechzig Fußgänger finden den kürzesten Weg aus einem Labyrinth, jeder durch den Ausgang, der auf diesem Weg näher ist.</translation></message>
<message><source>[*Way*](node:way) knows both exits and all walls. It computes for each place in which direction the nearest exit lies, along the way and not through the walls. [*Go to*](node:go) follows that direction. [*Reciprocal avoidance*](node:avoid) keeps walkers apart and off the walls.

[*Exit*](node:leave) removes a walker who is [in one exit or the other](node:out).</source><extracomment>example maze</extracomment><translation>[*Weg hinaus*](node:way) kennt beide Ausgänge und alle Wände. Er berechnet für jeden Ort, in welcher Richtung der nächste Ausgang liegt, entlang des Wegs und nicht durch die Wände. [*Zum Ausgang gehen*](node:go) folgt dieser Richtung. [*Gegenseitiges Ausweichen*](node:avoid) hält die Fußgänger auseinander und von den Wänden fern.

[*Verlassen*](node:leave) entfernt einen Fußgänger, der [am einen oder am anderen Ausgang](node:out) ist.</translation></message>
<message><source>- The crowd divides in the middle: some start nearer to the western exit, some nearer to the eastern one.
- In 20 runs with different seeds everybody was out within 20 seconds, and nobody went through a wall.
- They cut corners as closely as their bodies allow: the way keeps a [clearance](node:way) of 9.</source><extracomment>example maze</extracomment><translation>- In der Mitte teilt sich die Menge: Manche starten näher am Westausgang, manche näher am Ostausgang.
- In 20 Läufen mit verschiedenen Startwerten waren alle in 20 Sekunden draußen, und niemand ging durch eine Wand.
- Sie schneiden Ecken so eng, wie ihre Körper es erlauben: Der Weg hält einen [Freiraum](node:way) von 9.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): *Go to* goes straight at the eastern exit. After a minute more than half of the 60 still stand in front of a wall; the others got out by chance, since who is held up steps back.
- [Two hundred walkers](experiment:experiment-hundred): now narrow places decide. They need about 25 seconds.
- Draw a wall across a passage while it runs: the way changes at once.</source><extracomment>example maze</extracomment><translation>- [Ohne den Weg](experiment:experiment-straight): *Zum Ausgang gehen* geht geradewegs auf den Ostausgang zu. Nach einer Minute stehen mehr als die Hälfte der 60 noch vor einer Wand; die anderen sind durch Zufall hinausgekommen, denn wer aufgehalten wird, weicht zurück.
- [Zweihundert Fußgänger](experiment:experiment-hundred): Jetzt entscheiden die engen Stellen. Sie brauchen etwa 25 Sekunden.
- Zeichne eine Wand quer durch einen Gang, während die Welt läuft: Der Weg ändert sich sofort.</translation></message>
<message><source>Pursuit</source><extracomment>title of an example</extracomment><translation>Verfolgung</translation></message>
<message><source>The target</source><extracomment>example pursuit</extracomment><translation>Das Ziel</translation></message>
<message><source>No prediction</source><extracomment>example pursuit</extracomment><translation>Keine Vorhersage</translation></message>
<message><source>T = 3</source><extracomment>example pursuit</extracomment><translation>T = 3</translation></message>
<message><source>T = 30</source><extracomment>example pursuit</extracomment><translation>T = 30</translation></message>
<message><source>T by distance</source><extracomment>example pursuit</extracomment><translation>T nach Entfernung</translation></message>
<message><source>Four chasers</source><extracomment>example pursuit</extracomment><translation>Vier Verfolger</translation></message>
<message><source>All four pursue the red [target](node:target), equally fast. They seek the place where it will be after T ticks. Gray: T = 0. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`.</source><extracomment>example pursuit</extracomment><translation>Alle vier verfolgen das rote [Ziel](node:target), gleich schnell. Sie steuern den Ort an, an dem es nach T Ticks sein wird. Grau: T = 0. Grün: T = 3. Orange: T = 30. Violett: `T = distance / maxSpeed`.</translation></message>
<message><source>Who is at the target first?</source><extracomment>example pursuit</extracomment><translation>Wer ist zuerst am Ziel?</translation></message>
<message><source>The gray one (T = 0)
The green one (T = 3)
* The orange or the purple one</source><extracomment>example pursuit</extracomment><translation>Der graue (T = 0)
Der grüne (T = 3)
* Der orange oder der violette</translation></message>
<message><source>The orange or the purple one, in eight of ten runs with different seeds.

`future position = target position + target velocity * T`

They go straight to where the target will be. The others go to where it is, and come too late.</source><extracomment>example pursuit</extracomment><translation>Der orange oder der violette, in acht von zehn Läufen mit verschiedenen Startwerten.

`future position = target position + target velocity * T`

Sie fliegen geradewegs dorthin, wo das Ziel sein wird. Die anderen fliegen dorthin, wo es ist, und kommen zu spät.</translation></message>
<message><source>Staying there</source><extracomment>example pursuit</extracomment><translation>Dortbleiben</translation></message>
<message><source>The orange one ([T = 30](node:pursue-thirty)) and the purple one ([T by distance](node:pursue-distance)) are there early. Look at them when they are there: who stays close?</source><extracomment>example pursuit</extracomment><translation>Der orange ([T = 30](node:pursue-thirty)) und der violette ([T nach Entfernung](node:pursue-distance)) sind früh da. Achte auf sie, wenn sie dort sind: Wer bleibt nahe dran?</translation></message>
<message><source>Who stays closer to the target?</source><extracomment>example pursuit</extracomment><translation>Wer bleibt näher am Ziel?</translation></message>
<message><source>The orange one (T = 30)
* The purple one (T by distance)
Both equally close</source><extracomment>example pursuit</extracomment><translation>Der orange (T = 30)
* Der violette (T nach Entfernung)
Beide gleich nahe</translation></message>
<message><source>The purple one: it is 14 away on average, the orange one 26. The orange one seeks a place 60 ahead of the target, even when it is there. The purple one looks less far ahead the closer it is.</source><extracomment>example pursuit</extracomment><translation>Der violette: Er ist im Mittel 14 entfernt, der orange 26. Der orange steuert einen Ort 60 vor dem Ziel an, auch wenn er schon dort ist. Der violette blickt umso weniger voraus, je näher er ist.</translation></message>
<message><source>A target that is too fast</source><extracomment>example pursuit</extracomment><translation>Ein zu schnelles Ziel</translation></message>
<message><source>Now the max speed of the target is 2.6. The four have 2.4, so nobody can catch it from behind.</source><extracomment>example pursuit</extracomment><translation>Jetzt ist das Höchsttempo des Ziels 2,6. Die vier haben 2,4, also kann niemand es von hinten einholen.</translation></message>
<message><source>Who stays nearer to it?</source><extracomment>example pursuit</extracomment><translation>Wer bleibt näher dran?</translation></message>
<message><source>* The orange and the purple one
The gray and the green one
All equally near</source><extracomment>example pursuit</extracomment><translation>* Der orange und der violette
Der graue und der grüne
Alle gleich nahe</translation></message>
<message><source>The orange and the purple one: about 91 away on average. The others are about 126 away. If you are slower, you have to go to where the target will be.</source><extracomment>example pursuit</extracomment><translation>Der orange und der violette: im Mittel etwa 91 entfernt. Die anderen sind etwa 126 entfernt. Wer langsamer ist, muss dorthin, wo das Ziel sein wird.</translation></message>
<message><source>- Drag the target across the world: who is there first?
- Select [T by distance](node:pursue-distance) and give it a max time of 10.
- Make the target slow. Does it still help to look ahead?</source><extracomment>example pursuit</extracomment><translation>- Zieh das Ziel durch die Welt: Wer ist zuerst da?
- Wähl [T nach Entfernung](node:pursue-distance) aus und gib ihm eine Höchstzeit von 10.
- Mach das Ziel langsam. Hilft Vorausblicken dann noch?</translation></message>
<message><source>Four agents chase one target. They differ in how far they look ahead.</source><extracomment>example pursuit</extracomment><translation>Vier Agenten jagen ein Ziel. Sie unterscheiden sich darin, wie weit sie vorausblicken.</translation></message>
<message><source>Pursue seeks the place where the target will be after the time T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gray: T = 0, the place where the target is now. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`, which looks far ahead from far away, and hardly ahead when close.</source><extracomment>example pursuit</extracomment><translation>Verfolgen steuert den Ort an, an dem das Ziel nach der Zeit T sein wird:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Grau: T = 0, der Ort, an dem das Ziel jetzt ist. Grün: T = 3. Orange: T = 30. Violett: `T = distance / maxSpeed`, was von weitem weit vorausblickt und aus der Nähe kaum.</translation></message>
<message><source>- *No prediction* (gray) ends up behind the target and stays there.
- *T = 30* (orange) is there early. But it goes to a place 60 ahead of the target even when it is near: it flies past the target and does not stay close.
- *T by distance* (purple) is there early, too, and then stays closest.</source><extracomment>example pursuit</extracomment><translation>- *Keine Vorhersage* (grau) landet hinter dem Ziel und bleibt dort.
- *T = 30* (orange) ist früh da. Aber er fliegt zu einem Ort 60 vor dem Ziel, auch wenn es nahe ist: Er schießt über das Ziel hinaus und bleibt nicht nahe dran.
- *T nach Entfernung* (violett) ist auch früh da und bleibt dann am nächsten.</translation></message>
<message><source>- Drag the target across the world: orange and purple are usually there first.
- Make the target faster than the four (max speed 2.6): hardly any of them catches it now, but orange and purple stay nearer.
- Give *T by distance* a max time of 10: it cuts fewer corners and gets there later.</source><extracomment>example pursuit</extracomment><translation>- Zieh das Ziel durch die Welt: Orange und Violett sind meist zuerst da.
- Mach das Ziel schneller als die vier (Höchsttempo 2,6): Kaum einer holt es jetzt ein, aber Orange und Violett bleiben näher dran.
- Gib *T nach Entfernung* eine Höchstzeit von 10: Er kürzt weniger Kurven ab und kommt später an.</translation></message>
<message><source>Segregation</source><extracomment>title of an example</extracomment><translation>Segregation</translation></message>
<message><source>Blue</source><extracomment>example segregation</extracomment><translation>Blau</translation></message>
<message><source>Alike</source><extracomment>example segregation</extracomment><translation>Gleiche</translation></message>
<message><source>Share of its kind</source><extracomment>example segregation</extracomment><translation>Anteil der eigenen Art</translation></message>
<message><source>Wants to move</source><extracomment>example segregation</extracomment><translation>Will umziehen</translation></message>
<message><source>Move</source><extracomment>example segregation</extracomment><translation>Umziehen</translation></message>
<message><source>Move, else stay</source><extracomment>example segregation</extracomment><translation>Umziehen, sonst bleiben</translation></message>
<message><source>Orange</source><extracomment>example segregation</extracomment><translation>Orange</translation></message>
<message><source>Share of its kind that each wants</source><extracomment>example segregation</extracomment><translation>Gewünschter Anteil der eigenen Art</translation></message>
<message><source>Orange: the same rule</source><extracomment>example segregation</extracomment><translation>Orange: dieselbe Regel</translation></message>
<message><source>A quarter is enough</source><extracomment>example segregation</extracomment><translation>Ein Viertel genügt</translation></message>
<message><source>More than half</source><extracomment>example segregation</extracomment><translation>Mehr als die Hälfte</translation></message>
<message><source>Only Blue moves</source><extracomment>example segregation</extracomment><translation>Nur Blau zieht um</translation></message>
<message><source>Two kinds of neighbors live mixed. Each moves only while less than 40% of its neighbors are of its own kind. Nobody wants to live apart, and yet all do in the end (Schelling 1971).</source><extracomment>example segregation</extracomment><translation>Zwei Arten von Nachbarn leben gemischt. Jeder zieht nur um, solange weniger als 40 % seiner Nachbarn von seiner eigenen Art sind. Niemand will getrennt leben, und doch tun es am Ende alle (Schelling 1971).</translation></message>
<message><source>Each agent counts the neighbors of [its kind](node:blue-alike) and [the others](node:blue-others) within 45. [A formula](node:blue-share) makes the share of its kind of them. Below 0.4 it is [unhappy](node:blue-unhappy) and [moves](node:blue-move) about; else it [stays](node:blue-stay) where it is.</source><extracomment>example segregation</extracomment><translation>Jeder Agent zählt die Nachbarn [seiner Art](node:blue-alike) und [die anderen](node:blue-others) innerhalb von 45. [Eine Formel](node:blue-share) macht daraus den Anteil der eigenen Art. Unter 0,4 ist er [unzufrieden](node:blue-unhappy) und [zieht umher](node:blue-move); sonst [bleibt](node:blue-stay) er, wo er ist.</translation></message>
<message><source>- At the start half of the neighbors are of one's own kind. In 20 runs with different seeds, after a minute nobody moved anymore, and it was 79 to 84% on average: far more than anybody asks for.
- Whoever leaves makes others unhappy, on both sides.</source><extracomment>example segregation</extracomment><translation>- Am Anfang ist die Hälfte der Nachbarn von der eigenen Art. In 20 Läufen mit verschiedenen Startwerten zog nach einer Minute niemand mehr um, und es waren im Mittel 79 bis 84 %: weit mehr, als irgendjemand verlangt.
- Wer geht, macht andere unzufrieden, auf beiden Seiten.</translation></message>
<message><source>- [A quarter is enough](experiment:experiment-mild): how mixed do they stay?
- [More than half](experiment:experiment-strict): what happens to the borders?
- [Only Blue moves](experiment:experiment-one). Guess first: do they live apart as well?
- Find the share at which they never come to rest.</source><extracomment>example segregation</extracomment><translation>- [Ein Viertel genügt](experiment:experiment-mild): Wie gemischt bleiben sie?
- [Mehr als die Hälfte](experiment:experiment-strict): Was geschieht mit den Grenzen?
- [Nur Blau zieht um](experiment:experiment-one). Vermute zuerst: Leben sie dann auch getrennt?
- Finde den Anteil, bei dem sie nie zur Ruhe kommen.</translation></message>
<message><source>Send the units</source><extracomment>title of an example</extracomment><translation>Einheiten schicken</translation></message>
<message><source>Camp</source><extracomment>example send-the-units</extracomment><translation>Lager</translation></message>
<message><source>Yard</source><extracomment>example send-the-units</extracomment><translation>Hof</translation></message>
<message><source>Riders</source><extracomment>example send-the-units</extracomment><translation>Reiter</translation></message>
<message><source>Wagons</source><extracomment>example send-the-units</extracomment><translation>Wagen</translation></message>
<message><source>Where it is sent</source><extracomment>example send-the-units</extracomment><translation>Zugewiesenes Ziel</translation></message>
<message><source>Go there, and rest</source><extracomment>example send-the-units</extracomment><translation>Hingehen und ruhen</translation></message>
<message><source>Ways around</source><extracomment>example send-the-units</extracomment><translation>Wege außen herum</translation></message>
<message><source>Rocks and house</source><extracomment>example send-the-units</extracomment><translation>Felsen und Haus</translation></message>
<message><source>In the world: drag a band around units. Right click: they go there. Right drag: they form a line. Shift+right click: box, column.</source><extracomment>example send-the-units</extracomment><translation>In der Welt: mit der Maus einen Auswahlrahmen um Einheiten ziehen. Rechtsklick: Sie gehen hin. Rechts ziehen: Sie bilden eine Linie. Umschalt+Rechtsklick: Block, Kolonne.</translation></message>
<message><source>Speed of the riders</source><extracomment>example send-the-units</extracomment><translation>Tempo der Reiter</translation></message>
<message><source>Speed of the wagons</source><extracomment>example send-the-units</extracomment><translation>Tempo der Wagen</translation></message>
<message><source>Send them</source><extracomment>example send-the-units</extracomment><translation>Schick sie los</translation></message>
<message><source>1. Play.
2. Drag a band around all units with the left button.
3. Click with the right button on free ground on the right.

Each unit gets a slot [of its own](node:goal), and all come to rest.</source><extracomment>example send-the-units</extracomment><translation>1. Abspielen.
2. Zieh mit der linken Taste einen Auswahlrahmen um alle Einheiten.
3. Klick mit der rechten Taste rechts auf freien Grund.

Jede Einheit bekommt einen [eigenen Platz](node:goal), und alle kommen zur Ruhe.</translation></message>
<message><source>Who goes where?</source><extracomment>example send-the-units</extracomment><translation>Wer geht wohin?</translation></message>
<message><source>An order gives the slots so that the sum of all ways is least.</source><extracomment>example send-the-units</extracomment><translation>Ein Befehl verteilt die Plätze so, dass die Summe aller Wege am kleinsten ist.</translation></message>
<message><source>The straight ways of two units to their slots cross. They swap their slots. What happens to the sum?</source><extracomment>example send-the-units</extracomment><translation>Die geraden Wege zweier Einheiten zu ihren Plätzen kreuzen sich. Sie tauschen ihre Plätze. Was geschieht mit der Summe?</translation></message>
<message><source>* It becomes less
It becomes more
It stays the same</source><extracomment>example send-the-units</extracomment><translation>* Sie wird kleiner
Sie wird größer
Sie bleibt gleich</translation></message>
<message><source>It becomes less: each new way is shorter than the two parts of the old ways that it joins. So with the least sum no two ways cross.</source><extracomment>example send-the-units</extracomment><translation>Sie wird kleiner: Jeder neue Weg ist kürzer als die beiden Teile der alten Wege, die er verbindet. Bei der kleinsten Summe kreuzen sich also keine zwei Wege.</translation></message>
<message><source>A line</source><extracomment>example send-the-units</extracomment><translation>Eine Linie</translation></message>
<message><source>Draw a band around the units again. Then press the right button at the top and drag to the bottom: circles show where they will stand.

Who meets a unit that stands in the way [swaps slots](node:goal) with it. So nobody has to pass between two who rest.</source><extracomment>example send-the-units</extracomment><translation>Zieh wieder einen Auswahlrahmen um die Einheiten. Drück dann oben die rechte Taste und zieh nach unten: Kreise zeigen, wo sie stehen werden.

Wer auf eine Einheit trifft, die im Weg steht, [tauscht den Platz](node:goal) mit ihr. So muss niemand zwischen zwei Ruhenden hindurch.</translation></message>
<message><source>- Hold Shift and click with the right button: the menu sends them in a box or a column.
- Send them onto the house. Where do they stand?
- Send the riders somewhere, and then the wagons to the same place.
- Mute [*Ways around*](node:way), and send them behind the house.</source><extracomment>example send-the-units</extracomment><translation>- Halt Umschalt und klick mit der rechten Taste: Das Menü schickt sie als Block oder als Kolonne.
- Schick sie auf das Haus. Wo stehen sie?
- Schick die Reiter irgendwohin und dann die Wagen an denselben Ort.
- Schalt [*Wege außen herum*](node:way) stumm und schick sie hinter das Haus.</translation></message>
<message><source>Riders and wagons go where you send them, and come to rest there. Drag a band around them, and click with the right button.</source><extracomment>example send-the-units</extracomment><translation>Reiter und Wagen gehen, wohin du sie schickst, und kommen dort zur Ruhe. Zieh einen Auswahlrahmen um sie und klick mit der rechten Taste.</translation></message>
<message><source>An order gives each unit a slot as its [own goal](node:goal), so that the sum of all ways is least. [*Ways around*](node:way) leads around the rocks and the house, [*Go there, and rest*](node:go) follows it and stops at the slot, and [*Avoid each other*](node:avoid) keeps the units apart. Two units near each other swap their slots when both then have less to go.</source><extracomment>example send-the-units</extracomment><translation>Ein Befehl gibt jeder Einheit einen Platz als [eigenes Ziel](node:goal), sodass die Summe aller Wege am kleinsten ist. [*Wege außen herum*](node:way) führt um die Felsen und das Haus, [*Hingehen und ruhen*](node:go) folgt dem und hält am Platz an, und [*Einander ausweichen*](node:avoid) hält die Einheiten auseinander. Zwei Einheiten nahe beieinander tauschen ihre Plätze, wenn beide dann einen kürzeren Weg haben.</translation></message>
<message><source>- A band selects units, a right click sends them, and a right drag draws the line that they form.
- All come to rest, and nobody touches anybody: in 20 runs with different seeds it took 14 s at most, and 19 s in a column.
- An order is an input of the run: the timeline has a mark for it, and undo takes it back.</source><extracomment>example send-the-units</extracomment><translation>- Ein Auswahlrahmen wählt Einheiten aus, ein Rechtsklick schickt sie, und Ziehen mit der rechten Taste zeichnet die Linie, die sie bilden.
- Alle kommen zur Ruhe, und niemand berührt jemanden: In 20 Läufen mit verschiedenen Startwerten dauerte es höchstens 14 s und in einer Kolonne 19 s.
- Ein Befehl ist eine Eingabe des Laufs: Die Zeitleiste hat dafür eine Marke, und Rückgängig nimmt ihn zurück.</translation></message>
<message><source>- Send them again before they have arrived.
- Drag a short line: they stand in several ranks.
- Set the riders to 60.</source><extracomment>example send-the-units</extracomment><translation>- Schick sie noch einmal los, bevor sie angekommen sind.
- Zieh eine kurze Linie: Sie stehen in mehreren Reihen.
- Setz die Reiter auf 60.</translation></message>
<message><source>Sheep and dog</source><extracomment>title of an example</extracomment><translation>Schafe und Hund</translation></message>
<message><source>Meadow</source><extracomment>example sheep-and-dog</extracomment><translation>Wiese</translation></message>
<message><source>Fold</source><extracomment>example sheep-and-dog</extracomment><translation>Pferch</translation></message>
<message><source>Fence</source><extracomment>example sheep-and-dog</extracomment><translation>Zaun</translation></message>
<message><source>Pond</source><extracomment>example sheep-and-dog</extracomment><translation>Teich</translation></message>
<message><source>Barn</source><extracomment>example sheep-and-dog</extracomment><translation>Scheune</translation></message>
<message><source>Hay</source><extracomment>example sheep-and-dog</extracomment><translation>Heu</translation></message>
<message><source>Dog</source><extracomment>example sheep-and-dog</extracomment><translation>Hund</translation></message>
<message><source>Dog near</source><extracomment>example sheep-and-dog</extracomment><translation>Hund nahe</translation></message>
<message><source>Away from the dog</source><extracomment>example sheep-and-dog</extracomment><translation>Weg vom Hund</translation></message>
<message><source>Herd</source><extracomment>example sheep-and-dog</extracomment><translation>Zusammendrängen</translation></message>
<message><source>Dog within 320</source><extracomment>example sheep-and-dog</extracomment><translation>Hund innerhalb von 320</translation></message>
<message><source>Same way</source><extracomment>example sheep-and-dog</extracomment><translation>Gleiche Richtung</translation></message>
<message><source>Fence, pond, barn</source><extracomment>example sheep-and-dog</extracomment><translation>Zaun, Teich, Scheune</translation></message>
<message><source>Off the fence</source><extracomment>example sheep-and-dog</extracomment><translation>Weg vom Zaun</translation></message>
<message><source>Stand</source><extracomment>example sheep-and-dog</extracomment><translation>Stehen</translation></message>
<message><source>Shepherd</source><extracomment>example sheep-and-dog</extracomment><translation>Hirte</translation></message>
<message><source>Stands</source><extracomment>example sheep-and-dog</extracomment><translation>Steht</translation></message>
<message><source>In the fold</source><extracomment>example sheep-and-dog</extracomment><translation>Im Pferch</translation></message>
<message><source>To the hay</source><extracomment>example sheep-and-dog</extracomment><translation>Zum Heu</translation></message>
<message><source>The shepherd's hand</source><extracomment>example sheep-and-dog</extracomment><translation>Die Hand des Hirten</translation></message>
<message><source>Come to the hand</source><extracomment>example sheep-and-dog</extracomment><translation>Zur Hand kommen</translation></message>
<message><source>Middle of the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Mitte der Schafe</translation></message>
<message><source>Behind the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Hinter die Schafe</translation></message>
<message><source>Not through the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Nicht durch die Schafe</translation></message>
<message><source>Sheep at its nose</source><extracomment>example sheep-and-dog</extracomment><translation>Schaf vor der Nase</translation></message>
<message><source>The mouse first</source><extracomment>example sheep-and-dog</extracomment><translation>Zuerst die Maus</translation></message>
<message><source>Farthest sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Fernstes Schaf</translation></message>
<message><source>Behind the stray</source><extracomment>example sheep-and-dog</extracomment><translation>Hinter den Ausreißer</translation></message>
<message><source>The mouse first (fetch)</source><extracomment>example sheep-and-dog</extracomment><translation>Zuerst die Maus (Holen)</translation></message>
<message><source>Drive the flock</source><extracomment>example sheep-and-dog</extracomment><translation>Herde treiben</translation></message>
<message><source>Fetch a stray</source><extracomment>example sheep-and-dog</extracomment><translation>Ausreißer holen</translation></message>
<message><source>Then fetch</source><extracomment>example sheep-and-dog</extracomment><translation>Dann holen</translation></message>
<message><source>Then drive</source><extracomment>example sheep-and-dog</extracomment><translation>Dann treiben</translation></message>
<message><source>A dog brings forty sheep into the fold. It follows the mouse over the meadow.</source><extracomment>example sheep-and-dog</extracomment><translation>Ein Hund bringt vierzig Schafe in den Pferch. Er folgt der Maus über die Wiese.</translation></message>
<message><source>Sheep graze; they flee from a dog that is near, and crowd together when it is in sight. Inside the fold they walk to the hay.

The dog has two modes. In **Drive** it goes to the far side of the flock, as seen from the shepherd: **Interpose** with a ratio above 100%. After a while it **fetches** the farthest sheep in the same way, and then drives again. In both modes a **Priority** puts the shepherd's hand first. That is an **External**: in the editor the mouse, in a game what the game says.</source><extracomment>example sheep-and-dog</extracomment><translation>Schafe grasen; sie fliehen vor einem Hund, der nahe ist, und drängen sich zusammen, wenn er in Sicht ist. Im Pferch gehen sie zum Heu.

Der Hund hat zwei Modi. Bei **Herde treiben** geht er auf die andere Seite der Herde, vom Hirten aus gesehen: **Dazwischengehen** mit einem Verhältnis über 100 %. Nach einer Weile **holt er den Ausreißer**, das fernste Schaf, auf dieselbe Weise und treibt dann wieder. In beiden Modi setzt eine **Priorität** die Hand des Hirten an die erste Stelle. Sie ist ein **Extern**: im Editor die Maus, in einem Spiel, was das Spiel angibt.</translation></message>
<message><source>- The flock draws together before it moves.
- Most of the sheep are in the fold within two minutes.
- The dog knows no route: it only stays behind the sheep.</source><extracomment>example sheep-and-dog</extracomment><translation>- Die Herde rückt zusammen, bevor sie sich bewegt.
- Nach zwei Minuten sind die meisten Schafe im Pferch.
- Der Hund kennt keine Route: Er bleibt nur hinter den Schafen.</translation></message>
<message><source>- Move the mouse over the meadow and herd the sheep yourself.
- Set *After* of *Then fetch* to 7: the dog never finishes.
- Drag the fence.</source><extracomment>example sheep-and-dog</extracomment><translation>- Beweg die Maus über die Wiese und treib die Schafe selbst.
- Setz *Nach* bei *Dann holen* auf 7: Der Hund wird nie fertig.
- Zieh am Zaun.</translation></message>
<message><source>Ships in formation</source><extracomment>title of an example</extracomment><translation>Schiffe in Formation</translation></message>
<message><source>Route</source><extracomment>example ships-in-formation</extracomment><translation>Route</translation></message>
<message><source>Island 1</source><extracomment>example ships-in-formation</extracomment><translation>Insel 1</translation></message>
<message><source>Island 2</source><extracomment>example ships-in-formation</extracomment><translation>Insel 2</translation></message>
<message><source>Island 3</source><extracomment>example ships-in-formation</extracomment><translation>Insel 3</translation></message>
<message><source>Island 4</source><extracomment>example ships-in-formation</extracomment><translation>Insel 4</translation></message>
<message><source>Island 5</source><extracomment>example ships-in-formation</extracomment><translation>Insel 5</translation></message>
<message><source>Island 6</source><extracomment>example ships-in-formation</extracomment><translation>Insel 6</translation></message>
<message><source>Reef</source><extracomment>example ships-in-formation</extracomment><translation>Riff</translation></message>
<message><source>Flagship</source><extracomment>example ships-in-formation</extracomment><translation>Flaggschiff</translation></message>
<message><source>Ships</source><extracomment>example ships-in-formation</extracomment><translation>Schiffe</translation></message>
<message><source>Islands</source><extracomment>example ships-in-formation</extracomment><translation>Inseln</translation></message>
<message><source>Sail the route</source><extracomment>example ships-in-formation</extracomment><translation>Route fahren</translation></message>
<message><source>Clear of islands (flagship)</source><extracomment>example ships-in-formation</extracomment><translation>Frei von Inseln (Flaggschiff)</translation></message>
<message><source>Wedge</source><extracomment>example ships-in-formation</extracomment><translation>Keil</translation></message>
<message><source>Clear of islands</source><extracomment>example ships-in-formation</extracomment><translation>Frei von Inseln</translation></message>
<message><source>Room between ships</source><extracomment>example ships-in-formation</extracomment><translation>Raum zwischen Schiffen</translation></message>
<message><source>Nine ships keep a wedge behind their flagship, around islands.</source><extracomment>example ships-in-formation</extracomment><translation>Neun Schiffe halten einen Keil hinter ihrem Flaggschiff, um Inseln herum.</translation></message>
<message><source>The flagship follows the route again and again. **Formation** gives each ship the nearest free place in a V, which turns with the direction of the flagship. **Obstacle avoidance** looks ahead for islands; its weight is larger than that of the formation.</source><extracomment>example ships-in-formation</extracomment><translation>Das Flaggschiff fährt die Route immer wieder. **Formation** gibt jedem Schiff den nächsten freien Platz in einem V, das sich mit der Richtung des Flaggschiffs dreht. **Hindernisvermeidung** schaut nach Inseln voraus; ihr Gewicht ist größer als das der Formation.</translation></message>
<message><source>- No ship touches an island.
- The wedge opens near islands and closes behind them.
- Ships on the outside of a turn sail faster.</source><extracomment>example ships-in-formation</extracomment><translation>- Kein Schiff berührt eine Insel.
- Der Keil öffnet sich nahe Inseln und schließt sich hinter ihnen.
- Schiffe außen in einer Kurve fahren schneller.</translation></message>
<message><source>- Choose another *Pattern*: column, circle, box.
- Drag an island into the route.
- Set the weight of *Clear of islands* to 0.</source><extracomment>example ships-in-formation</extracomment><translation>- Wähl ein anderes *Muster*: Kolonne, Kreis, Block.
- Zieh eine Insel in die Route.
- Setz das Gewicht von *Frei von Inseln* auf 0.</translation></message>
<message><source>Slime mold</source><extracomment>title of an example</extracomment><translation>Schleimpilz</translation></message>
<message><source>Slime</source><extracomment>example slime-mold</extracomment><translation>Schleim</translation></message>
<message><source>Cells</source><extracomment>example slime-mold</extracomment><translation>Zellen</translation></message>
<message><source>Feel the slime</source><extracomment>example slime-mold</extracomment><translation>Schleim fühlen</translation></message>
<message><source>Slime beneath</source><extracomment>example slime-mold</extracomment><translation>Schleim darunter</translation></message>
<message><source>Leave slime</source><extracomment>example slime-mold</extracomment><translation>Schleim hinterlassen</translation></message>
<message><source>Slime beneath the cells</source><extracomment>example slime-mold</extracomment><translation>Schleim unter den Zellen</translation></message>
<message><source>Angle of the feelers</source><extracomment>example slime-mold</extracomment><translation>Winkel der Fühler</translation></message>
<message><source>They do not feel the slime</source><extracomment>example slime-mold</extracomment><translation>Sie fühlen den Schleim nicht</translation></message>
<message><source>Feelers that reach farther</source><extracomment>example slime-mold</extracomment><translation>Weiter reichende Fühler</translation></message>
<message><source>Two thousand cells leave slime and turn to where they feel more of it. They make a net of threads, whose meshes grow.</source><extracomment>example slime-mold</extracomment><translation>Zweitausend Zellen hinterlassen Schleim und drehen dorthin, wo sie mehr davon fühlen. Sie bilden ein Netz aus Fäden, dessen Maschen wachsen.</translation></message>
<message><source>Each cell [leaves slime](node:leave) where it is, on the [ground](item:slime). With three feelers, ahead and 45 degrees to both sides, it [feels](node:feel) where more lies, and turns there; it also [wanders](node:stray) a little. Slime spreads and fades, so a thread stays only while many use it.

The number above the world is the [mean](node:mean) of the slime that the cells have beneath them. Jeff Jones described these rules in 2010: they draw the nets of the slime mold *Physarum*.</source><extracomment>example slime-mold</extracomment><translation>Jede Zelle [hinterlässt Schleim](node:leave), wo sie ist, auf dem [Boden](item:slime). Mit drei Fühlern, nach vorn und 45 Grad zu beiden Seiten, [fühlt](node:feel) sie, wo mehr liegt, und dreht dorthin; sie [streift](node:stray) auch ein wenig umher. Schleim breitet sich aus und verblasst, also bleibt ein Faden nur, solange ihn viele nutzen.

Die Zahl über der Welt ist der [Mittelwert](node:mean) des Schleims, den die Zellen unter sich haben. Jeff Jones hat diese Regeln 2010 beschrieben: Sie zeichnen die Netze des Schleimpilzes *Physarum*.</translation></message>
<message><source>- After a second there are threads everywhere, after ten a net. Later its meshes grow, and few thick threads are left.
- In 20 runs with different seeds, the cells had between 6 and 13 of slime beneath them after half a minute; without feeling it, 1.2.
- Nobody plans the net: each cell knows only what its feelers touch.</source><extracomment>example slime-mold</extracomment><translation>- Nach einer Sekunde sind überall Fäden, nach zehn ist es ein Netz. Später wachsen seine Maschen, und wenige dicke Fäden bleiben.
- In 20 Läufen mit verschiedenen Startwerten hatten die Zellen nach einer halben Minute zwischen 6 und 13 an Schleim unter sich; ohne ihn zu fühlen 1,2.
- Niemand plant das Netz: Jede Zelle kennt nur, was ihre Fühler berühren.</translation></message>
<message><source>- [They do not feel the slime](experiment:experiment-blind): what is left of the net?
- [Feelers that reach farther](experiment:experiment-far): meshes become wider. Why?
- Take half of the cells out with the mouse. Does the net heal?</source><extracomment>example slime-mold</extracomment><translation>- [Sie fühlen den Schleim nicht](experiment:experiment-blind): Was bleibt vom Netz übrig?
- [Weiter reichende Fühler](experiment:experiment-far): Die Maschen werden weiter. Warum?
- Nimm die Hälfte der Zellen mit der Maus heraus. Heilt das Netz?</translation></message>
<message><source>Straight motion and seek</source><extracomment>title of an example</extracomment><translation>Geradeaus und Ansteuern</translation></message>
<message><source>Seek the mouse</source><extracomment>example straight-motion-and-seek</extracomment><translation>Maus ansteuern</translation></message>
<message><source>Seek the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Ziel ansteuern</translation></message>
<message><source>Mouse, else goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Maus, sonst Ziel</translation></message>
<message><source>Two agents, one goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Zwei Agenten, ein Ziel</translation></message>
<message><source>A gray and a green agent seek one [goal](node:goal), equally far away. The gray one can turn at once. The green one has mass 20 and flies upward at first. Gold is the **desired velocity**; the steering leads to it:

`steering = desired velocity - velocity`</source><extracomment>example straight-motion-and-seek</extracomment><translation>Ein grauer und ein grüner Agent steuern dasselbe [Ziel](node:goal) an, gleich weit entfernt. Der graue kann sofort drehen. Der grüne hat Masse 20 und fliegt zuerst nach oben. Golden ist die **Wunschgeschwindigkeit**; die Steuerung führt zu ihr:

`steering = desired velocity - velocity`</translation></message>
<message><source>Who is at the goal first?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Wer ist zuerst am Ziel?</translation></message>
<message><source>* The gray one
The green one
Both in the same tick</source><extracomment>example straight-motion-and-seek</extracomment><translation>* Der graue
Der grüne
Beide im selben Tick</translation></message>
<message><source>The gray one needs 3.1 s: after one tick it has its desired velocity. The green one needs 3.4 s: each tick changes its velocity (its speed and direction) only a little, so it flies a curve.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Der graue braucht 3,1 s: Nach einem Tick hat er seine Wunschgeschwindigkeit. Der grüne braucht 3,4 s: Jeder Tick ändert seine Geschwindigkeit (Tempo und Richtung) nur ein wenig, also fliegt er eine Kurve.</translation></message>
<message><source>On the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Auf dem Ziel</translation></message>
<message><source>The desired velocity of [Seek](node:steered-to-goal) always points at the goal, at max speed:

`desired velocity = maxSpeed * unit(target - position)`

You see only the end of their way. They come from the left.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Die Wunschgeschwindigkeit von [Ansteuern](node:steered-to-goal) zeigt immer auf das Ziel, mit Höchsttempo:

`desired velocity = maxSpeed * unit(target - position)`

Du siehst nur das Ende ihres Wegs. Sie kommen von links.</translation></message>
<message><source>What does the green one do at the goal?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Was tut der grüne am Ziel?</translation></message>
<message><source>It stops there
* It flies past and comes back
It flies on and does not come back</source><extracomment>example straight-motion-and-seek</extracomment><translation>Er hält dort an
* Er fliegt darüber hinaus und kommt zurück
Er fliegt weiter und kommt nicht zurück</translation></message>
<message><source>Seek does not brake: close to the goal, the desired velocity is as long as far away. The green one flies 18 past the goal, turns, and comes back, each time less far. The gray one turns at once: it jumps back and forth across the goal forever.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Ansteuern bremst nicht: Nahe am Ziel ist die Wunschgeschwindigkeit so lang wie weit weg. Der grüne fliegt 18 über das Ziel hinaus, dreht um und kommt zurück, jedes Mal weniger weit. Der graue dreht sofort um: Er springt für immer über dem Ziel hin und her.</translation></message>
<message><source>More mass</source><extracomment>example straight-motion-and-seek</extracomment><translation>Mehr Masse</translation></message>
<message><source>Now the mass of [With steering](node:steered) is 60 instead of 20. With 20 it flew 18 past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Jetzt ist die Masse von [Mit Steuerung](node:steered) 60 statt 20. Mit 20 flog er 18 über das Ziel hinaus.</translation></message>
<message><source>How far does it fly past the goal now?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Wie weit fliegt er jetzt über das Ziel hinaus?</translation></message>
<message><source>52: three times the mass, three times as far. The same force changes its velocity only a third as much.</source><extracomment>example straight-motion-and-seek</extracomment><translation>52: dreifache Masse, dreimal so weit. Dieselbe Kraft ändert seine Geschwindigkeit nur ein Drittel so stark.</translation></message>
<message><source>Less force</source><extracomment>example straight-motion-and-seek</extracomment><translation>Weniger Kraft</translation></message>
<message><source>The mass is 20 again. Now its max force is 1 instead of 5.4.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Die Masse ist wieder 20. Jetzt ist die Maximalkraft 1 statt 5,4.</translation></message>
<message><source>How far does it fly past the goal now, compared with 18?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Wie weit fliegt er jetzt über das Ziel hinaus, verglichen mit 18?</translation></message>
<message><source>Half as far
As far
* About five times as far</source><extracomment>example straight-motion-and-seek</extracomment><translation>Halb so weit
Gleich weit
* Etwa fünfmal so weit</translation></message>
<message><source>90, five times as far. Mass and max force together say how fast an agent can change its velocity.</source><extracomment>example straight-motion-and-seek</extracomment><translation>90, fünfmal so weit. Masse und Maximalkraft bestimmen zusammen, wie schnell ein Agent seine Geschwindigkeit ändern kann.</translation></message>
<message><source>- Drag the [goal](node:goal) while they are on their way: the gray one makes corners, the green one makes curves.
- Move the mouse over the world: both go there instead.
- Select [With steering](node:steered), and change its mass and max force. Can it turn as fast as the gray one?</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Zieh das [Ziel](node:goal), während sie unterwegs sind: Der graue fliegt Ecken, der grüne Kurven.
- Beweg die Maus über die Welt: Beide fliegen stattdessen dorthin.
- Wähl [Mit Steuerung](node:steered) aus und ändere Masse und Maximalkraft. Kann er so schnell drehen wie der graue?</translation></message>
<message><source>Two agents go to the same target: one turns on the spot, one has to steer.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Zwei Agenten fliegen zum selben Ziel: Einer dreht auf der Stelle, einer muss steuern.</translation></message>
<message><source>Both seek. The velocity that they want is the **desired velocity**: it points straight at the target, and is as long as the max speed. (Velocity is speed and direction together; `unit` makes an arrow 1 long.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Without steering* has mass 1 and no max force: it has the desired velocity after one tick. *With steering* has mass 20 and a max force of 5.4: each tick changes its velocity only a little.

While the mouse is over the world, both go there instead: a Priority takes the first force that is active.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Beide steuern das Ziel an. Die Geschwindigkeit, die sie wollen, ist die **Wunschgeschwindigkeit**: Sie zeigt geradewegs auf das Ziel und ist so lang wie das Höchsttempo. (Geschwindigkeit ist Tempo und Richtung zusammen; `unit` macht einen Pfeil 1 lang.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Ohne Steuerung* hat Masse 1 und keine Maximalkraft: Nach einem Tick hat er die Wunschgeschwindigkeit. *Mit Steuerung* hat Masse 20 und eine Maximalkraft von 5,4: Jeder Tick ändert seine Geschwindigkeit nur ein wenig.

Solange die Maus über der Welt ist, fliegen beide stattdessen dorthin: Eine Priorität nimmt die erste aktive Kraft.</translation></message>
<message><source>- The gray one makes corners, the green one makes curves.
- Neither stops on the target, because Seek does not brake. The gray one jumps back and forth across it. The green one flies past it and comes back, each time less far.
- Switch on *Desired velocity*: it draws velocity, desired velocity and steering as a triangle.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Der graue fliegt Ecken, der grüne Kurven.
- Keiner hält auf dem Ziel an, denn Ansteuern bremst nicht. Der graue springt darüber hin und her. Der grüne fliegt darüber hinaus und kommt zurück, jedes Mal weniger weit.
- Schalte *Wunschgeschwindigkeit* ein: Geschwindigkeit, Wunschgeschwindigkeit und Steuerung werden als Dreieck gezeichnet.</translation></message>
<message><source>- Drag the goal in the world.
- Raise the mass of *With steering* to 60 and drag the goal: it makes wide curves. Lower it to 2: it turns nearly as fast as the gray one.
- Set its mass back to 20, and lower its max force to 0.5: now it flies far past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Zieh das Ziel durch die Welt.
- Erhöh die Masse von *Mit Steuerung* auf 60 und zieh das Ziel: Er fliegt weite Kurven. Senk sie auf 2: Er dreht fast so schnell wie der graue.
- Setz seine Masse wieder auf 20 und senk seine Maximalkraft auf 0,5: Jetzt fliegt er weit über das Ziel hinaus.</translation></message>
<message><source>Through the crowd</source><extracomment>title of an example</extracomment><translation>Durch die Menge</translation></message>
<message><source>Runner</source><extracomment>example through-the-crowd</extracomment><translation>Läufer</translation></message>
<message><source>Crowd</source><extracomment>example through-the-crowd</extracomment><translation>Menge</translation></message>
<message><source>Each of the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Jeder aus der Menge</translation></message>
<message><source>Flee each</source><extracomment>example through-the-crowd</extracomment><translation>Vor jedem fliehen</translation></message>
<message><source>Past the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Jenseits der Menge</translation></message>
<message><source>Without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Ohne Fliehen</translation></message>
<message><source>Through sixty</source><extracomment>example through-the-crowd</extracomment><translation>Durch sechzig</translation></message>
<message><source>The green runner [seeks](node:seek) the goal on the right, and [flees](node:flee) from each of the crowd that is closer than 70. With nobody in the way it needs 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>Der grüne Läufer [steuert](node:seek) das Ziel rechts an und [flieht](node:flee) vor jedem aus der Menge, der näher als 70 ist. Ist niemand im Weg, braucht er 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>How many seconds does it need through a crowd of 60?</source><extracomment>example through-the-crowd</extracomment><translation>Wie viele Sekunden braucht er durch eine Menge von 60?</translation></message>
<message><source>9 to 17 s, and 12 on average: three times as long. Where the crowd is dense, all these pushes together are stronger than the pull of the goal, and the runner waits for a gap.</source><extracomment>example through-the-crowd</extracomment><translation>9 bis 17 s, im Mittel 12: dreimal so lange. Wo die Menge dicht ist, sind all diese Schübe zusammen stärker als der Zug des Ziels, und der Läufer wartet auf eine Lücke.</translation></message>
<message><source>With and without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Mit und ohne Fliehen</translation></message>
<message><source>In the world beside this one, the runner does not [flee](node:flee). It only seeks the goal.</source><extracomment>example through-the-crowd</extracomment><translation>In der Welt daneben [flieht](node:flee) der Läufer nicht. Er steuert nur das Ziel an.</translation></message>
<message><source>The runner that flees
* The runner that does not flee
Both at the same time</source><extracomment>example through-the-crowd</extracomment><translation>Der Läufer, der flieht
* Der Läufer, der nicht flieht
Beide zur selben Zeit</translation></message>
<message><source>The runner that does not flee: it goes straight to the goal in 4.1 s, and touches everybody in its way.</source><extracomment>example through-the-crowd</extracomment><translation>Der Läufer, der nicht flieht: Er läuft in 4,1 s geradewegs zum Ziel und berührt alle, die ihm im Weg sind.</translation></message>
<message><source>Only the nearest</source><extracomment>example through-the-crowd</extracomment><translation>Nur der nächste</translation></message>
<message><source>Now the runner flees only from the [nearest](node:each) of the crowd.</source><extracomment>example through-the-crowd</extracomment><translation>Jetzt flieht der Läufer nur vor dem [nächsten](node:each) aus der Menge.</translation></message>
<message><source>Is it at the goal earlier or later than before?</source><extracomment>example through-the-crowd</extracomment><translation>Ist er früher oder später am Ziel als vorher?</translation></message>
<message><source>* Earlier
Later
At the same time</source><extracomment>example through-the-crowd</extracomment><translation>* Früher
Später
Zur selben Zeit</translation></message>
<message><source>Earlier, in nine of ten runs with different seeds: after 9 s on average. It is the sum of many pushes that stops the runner.</source><extracomment>example through-the-crowd</extracomment><translation>Früher, in neun von zehn Läufen mit verschiedenen Startwerten: im Mittel nach 9 s. Es ist die Summe vieler Schübe, die den Läufer aufhält.</translation></message>
<message><source>A dense crowd</source><extracomment>example through-the-crowd</extracomment><translation>Eine dichte Menge</translation></message>
<message><source>The runner flees from each again. And the crowd has 200 agents instead of 60.</source><extracomment>example through-the-crowd</extracomment><translation>Der Läufer flieht wieder vor jedem. Und die Menge hat 200 Agenten statt 60.</translation></message>
<message><source>How long does the runner need, compared with 12 s?</source><extracomment>example through-the-crowd</extracomment><translation>Wie lange braucht der Läufer, verglichen mit 12 s?</translation></message>
<message><source>About as long
* Several times as long
It never gets there</source><extracomment>example through-the-crowd</extracomment><translation>Etwa genauso lange
* Mehrmals so lange
Er kommt nie an</translation></message>
<message><source>42 s on average, three to four times as long. It gets there with every seed: the crowd moves, and sooner or later there is a gap.</source><extracomment>example through-the-crowd</extracomment><translation>42 s im Mittel, drei- bis viermal so lange. Er kommt mit jedem Startwert an: Die Menge bewegt sich, und früher oder später gibt es eine Lücke.</translation></message>
<message><source>- Drag the runner, or the goal.
- Change the weight on the wire from [Flee each](node:flee): with which one does it touch hardly anybody, and is still fast?</source><extracomment>example through-the-crowd</extracomment><translation>- Zieh den Läufer oder das Ziel.
- Ändere das Gewicht an der Verbindung von [Vor jedem fliehen](node:flee): Mit welchem berührt er kaum jemanden und ist trotzdem schnell?</translation></message>
<message><source>One runner seeks a goal through a crowd, and flees from each of them at once.</source><extracomment>example through-the-crowd</extracomment><translation>Ein Läufer steuert durch eine Menge hindurch ein Ziel an und flieht dabei vor allen zugleich.</translation></message>
<message><source>*Each of the crowd* gives Flee every agent within 80 as a target, not just one. Flee runs once for each of them that is closer than 70, and the forces add up. A Sum adds Seek to that.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>*Jeder aus der Menge* gibt Fliehen jeden Agenten innerhalb von 80 als Ziel, nicht nur einen. Fliehen läuft einmal für jeden, der näher als 70 ist, und die Kräfte werden addiert. Eine Summe addiert Ansteuern dazu.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>- Where the crowd is dense the runner slows down, and sometimes turns back, until there is a gap.
- The weight on a wire says how much its force counts.
- At the goal it does not rest: Seek does not brake, and everybody who comes near pushes it away.</source><extracomment>example through-the-crowd</extracomment><translation>- Wo die Menge dicht ist, wird der Läufer langsamer und kehrt manchmal um, bis es eine Lücke gibt.
- Das Gewicht an einer Verbindung sagt, wie viel ihre Kraft zählt.
- Am Ziel kommt er nicht zur Ruhe: Ansteuern bremst nicht, und jeder, der nahe kommt, schiebt ihn weg.</translation></message>
<message><source>- Set the weight of *Flee each* to 0: the runner goes straight to the goal and touches more of the crowd.
- Set *Choose* to the nearest: the runner avoids one at a time, and is usually there sooner.
- Set the count of the crowd to 200 and press Reset: the runner needs several times as long.</source><extracomment>example through-the-crowd</extracomment><translation>- Setz das Gewicht von *Vor jedem fliehen* auf 0: Der Läufer läuft geradewegs zum Ziel und berührt mehr aus der Menge.
- Setz *Auswahl* auf „Der nächste“: Der Läufer weicht einem nach dem anderen aus und ist meist früher da.
- Setz die Anzahl der Menge auf 200 und drück Zurücksetzen: Der Läufer braucht mehrmals so lange.</translation></message>
<message><source>Tower defence</source><extracomment>title of an example</extracomment><translation>Turmverteidigung</translation></message>
<message><source>Gate</source><extracomment>example tower-defence</extracomment><translation>Tor</translation></message>
<message><source>Creeps</source><extracomment>example tower-defence</extracomment><translation>Kriecher</translation></message>
<message><source>Towers</source><extracomment>example tower-defence</extracomment><translation>Türme</translation></message>
<message><source>Castle</source><extracomment>example tower-defence</extracomment><translation>Burg</translation></message>
<message><source>Lives</source><extracomment>example tower-defence</extracomment><translation>Leben</translation></message>
<message><source>Money</source><extracomment>example tower-defence</extracomment><translation>Geld</translation></message>
<message><source>Power</source><extracomment>example tower-defence</extracomment><translation>Schlagkraft</translation></message>
<message><source>Health</source><extracomment>example tower-defence</extracomment><translation>Gesundheit</translation></message>
<message><source>Wave size</source><extracomment>example tower-defence</extracomment><translation>Wellengröße</translation></message>
<message><source>Waves</source><extracomment>example tower-defence</extracomment><translation>Wellen</translation></message>
<message><source>Walk</source><extracomment>example tower-defence</extracomment><translation>Gehen</translation></message>
<message><source>At the gate</source><extracomment>example tower-defence</extracomment><translation>Am Tor</translation></message>
<message><source>Costs a life</source><extracomment>example tower-defence</extracomment><translation>Kostet ein Leben</translation></message>
<message><source>Is through</source><extracomment>example tower-defence</extracomment><translation>Ist durch</translation></message>
<message><source>Is beaten</source><extracomment>example tower-defence</extracomment><translation>Ist besiegt</translation></message>
<message><source>Pays</source><extracomment>example tower-defence</extracomment><translation>Bringt Geld</translation></message>
<message><source>Dies</source><extracomment>example tower-defence</extracomment><translation>Stirbt</translation></message>
<message><source>Toughness</source><extracomment>example tower-defence</extracomment><translation>Zähigkeit</translation></message>
<message><source>Gets its health</source><extracomment>example tower-defence</extracomment><translation>Bekommt Gesundheit</translation></message>
<message><source>In range</source><extracomment>example tower-defence</extracomment><translation>In Schussweite</translation></message>
<message><source>Damage</source><extracomment>example tower-defence</extracomment><translation>Schaden</translation></message>
<message><source>Shoot</source><extracomment>example tower-defence</extracomment><translation>Schießen</translation></message>
<message><source>Can buy</source><extracomment>example tower-defence</extracomment><translation>Kann kaufen</translation></message>
<message><source>Pay</source><extracomment>example tower-defence</extracomment><translation>Bezahlen</translation></message>
<message><source>More power</source><extracomment>example tower-defence</extracomment><translation>Mehr Schlagkraft</translation></message>
<message><source>No lives</source><extracomment>example tower-defence</extracomment><translation>Keine Leben</translation></message>
<message><source>The castle has fallen</source><extracomment>example tower-defence</extracomment><translation>Die Burg ist gefallen</translation></message>
<message><source>90 seconds</source><extracomment>example tower-defence</extracomment><translation>90 Sekunden</translation></message>
<message><source>The castle stands</source><extracomment>example tower-defence</extracomment><translation>Die Burg steht</translation></message>
<message><source>Range of towers</source><extracomment>example tower-defence</extracomment><translation>Reichweite der Türme</translation></message>
<message><source>Time to reload</source><extracomment>example tower-defence</extracomment><translation>Nachladezeit</translation></message>
<message><source>Price of more power</source><extracomment>example tower-defence</extracomment><translation>Preis für mehr Schlagkraft</translation></message>
<message><source>Power for the price</source><extracomment>example tower-defence</extracomment><translation>Schlagkraft für den Preis</translation></message>
<message><source>Waves that grow in number and in health</source><extracomment>example tower-defence</extracomment><translation>Wellen, die an Zahl und Gesundheit wachsen</translation></message>
<message><source>Towers hit all in their range</source><extracomment>example tower-defence</extracomment><translation>Türme treffen alle in ihrer Reichweite</translation></message>
<message><source>Won, lost, and what money buys</source><extracomment>example tower-defence</extracomment><translation>Gewonnen, verloren und was Geld kauft</translation></message>
<message><source>Nothing to buy</source><extracomment>example tower-defence</extracomment><translation>Nichts zu kaufen</translation></message>
<message><source>Half the price</source><extracomment>example tower-defence</extracomment><translation>Halber Preis</translation></message>
<message><source>Wider range</source><extracomment>example tower-defence</extracomment><translation>Größere Reichweite</translation></message>
<message><source>Waves of creeps walk down a road to a castle. Towers beside it hit them, each one beaten pays, and the money buys more power. Hold out for 90 seconds.</source><extracomment>example tower-defence</extracomment><translation>Wellen von Kriechern gehen eine Straße entlang zu einer Burg. Türme daneben treffen sie, jeder besiegte bringt Geld, und das Geld kauft mehr Schlagkraft. Halt 90 Sekunden durch.</translation></message>
<message><source>**Four variables**: [Lives](node:lives), [Money](node:money) and [Power](node:power) belong to the world and stand above it; [Health](node:health) belongs to each creep.

**Waves** come every 8 seconds, and [each is larger](node:wave-size) than the one before. A creep [gets its health](node:born) when it is born: [more in each wave](node:toughness).

**Towers** [hit all in range](node:shoot) every 0.9 seconds: they take away as much health as there is power. A creep without health [pays 5](node:bounty) and [dies](node:dies). One that comes through [costs a life](node:hit-castle).

**The castle** [pays 60](node:pay) for [half a power more](node:upgrade) as soon as it can. Without lives [it falls](node:lost); after 90 seconds [it stands](node:won).</source><extracomment>example tower-defence</extracomment><translation>**Vier Variablen**: [Leben](node:lives), [Geld](node:money) und [Schlagkraft](node:power) gehören der Welt und stehen über ihr; [Gesundheit](node:health) gehört jedem Kriecher.

**Wellen** kommen alle 8 Sekunden, und [jede ist größer](node:wave-size) als die davor. Ein Kriecher [bekommt seine Gesundheit](node:born), wenn er geboren wird: [in jeder Welle mehr](node:toughness).

**Türme** [treffen alle in Schussweite](node:shoot), alle 0,9 Sekunden: Sie nehmen so viel Gesundheit weg, wie Schlagkraft da ist. Ein Kriecher ohne Gesundheit [bringt 5](node:bounty) und [stirbt](node:dies). Einer, der durchkommt, [kostet ein Leben](node:hit-castle).

**Die Burg** [bezahlt 60](node:pay) für [eine halbe Schlagkraft mehr](node:upgrade), sobald sie kann. Ohne Leben [fällt sie](node:lost); nach 90 Sekunden [steht sie](node:won).</translation></message>
<message><source>- In 20 runs with different seeds, 18 were won, with 3 to 10 lives left, and 2 were lost: the same rules, and another order of fast and slow creeps.
- Money comes late: a strong wave pays only if it is beaten. So a run that begins to lose lives mostly loses.</source><extracomment>example tower-defence</extracomment><translation>- Von 20 Läufen mit verschiedenen Startwerten wurden 18 gewonnen, mit 3 bis 10 übrigen Leben, und 2 verloren: dieselben Regeln und eine andere Reihenfolge schneller und langsamer Kriecher.
- Geld kommt spät: Eine starke Welle bringt nur etwas, wenn sie besiegt wird. Ein Lauf, der anfängt, Leben zu verlieren, geht daher meist verloren.</translation></message>
<message><source>- [Nothing to buy](experiment:experiment-poor): all 20 runs were lost.
- [Half the price](experiment:experiment-cheap): all were won, without the loss of a life.
- [Wider range](experiment:experiment-wide): what is worth more, a wider range or more power? Guess first.
- Move a tower with the mouse: where does it hit most?
- Draw another road. Then all four towers stand wrong.</source><extracomment>example tower-defence</extracomment><translation>- [Nichts zu kaufen](experiment:experiment-poor): Alle 20 Läufe gingen verloren.
- [Halber Preis](experiment:experiment-cheap): Alle wurden gewonnen, ohne ein Leben zu verlieren.
- [Größere Reichweite](experiment:experiment-wide): Was ist mehr wert, größere Reichweite oder mehr Schlagkraft? Vermute zuerst.
- Verschieb einen Turm mit der Maus: Wo trifft er am meisten?
- Zeichne eine andere Straße. Dann stehen alle vier Türme falsch.</translation></message>
<message><source>Wanders</source><extracomment>example wander</extracomment><translation>Streift umher</translation></message>
<message><source>Goes to points</source><extracomment>example wander</extracomment><translation>Geht zu Punkten</translation></message>
<message><source>Stays near home</source><extracomment>example wander</extracomment><translation>Bleibt nahe Zuhause</translation></message>
<message><source>Point to point</source><extracomment>example wander</extracomment><translation>Von Punkt zu Punkt</translation></message>
<message><source>Too far from home</source><extracomment>example wander</extracomment><translation>Zu weit von Zuhause</translation></message>
<message><source>Go home</source><extracomment>example wander</extracomment><translation>Nach Hause gehen</translation></message>
<message><source>Chance in each tick</source><extracomment>example wander</extracomment><translation>Zufall in jedem Tick</translation></message>
<message><source>The gray ones [wander](node:drift). Each has a circle in front of it: click [one](agent:drifter-0) to see it. In each tick, a point moves along the circle by a random angle. The force pulls to that point:

`steering = circle center + displacement`</source><extracomment>example wander</extracomment><translation>Die grauen [streifen umher](node:drift). Jeder hat einen Kreis vor sich: Klick [einen](agent:drifter-0) an, um ihn zu sehen. In jedem Tick bewegt sich ein Punkt um einen zufälligen Winkel auf dem Kreis. Die Kraft zieht zu diesem Punkt:

`steering = circle center + displacement`</translation></message>
<message><source>Each tick is random. How do the gray ones move?</source><extracomment>example wander</extracomment><translation>Jeder Tick ist zufällig. Wie bewegen sich die grauen?</translation></message>
<message><source>They shake
* They turn smoothly
They fly straight on</source><extracomment>example wander</extracomment><translation>Sie zittern
* Sie drehen sanft
Sie fliegen geradeaus</translation></message>
<message><source>They turn smoothly. In one tick, the point moves only a little along the circle. So the force changes only a little, too.</source><extracomment>example wander</extracomment><translation>Sie drehen sanft. In einem Tick bewegt sich der Punkt nur ein wenig auf dem Kreis. Also ändert sich auch die Kraft nur ein wenig.</translation></message>
<message><source>Less chance</source><extracomment>example wander</extracomment><translation>Weniger Zufall</translation></message>
<message><source>Now the [angle change](node:drift) is 5 degrees instead of 57. Before, the gray ones turned by about 77 degrees in two seconds.</source><extracomment>example wander</extracomment><translation>Jetzt ist die [Winkeländerung](node:drift) 5 Grad statt 57. Zuvor drehten die grauen in zwei Sekunden um etwa 77 Grad.</translation></message>
<message><source>How do they move now?</source><extracomment>example wander</extracomment><translation>Wie bewegen sie sich jetzt?</translation></message>
<message><source>* Almost straight
In tight circles
As before, only slower</source><extracomment>example wander</extracomment><translation>* Fast geradeaus
In engen Kreisen
Wie zuvor, nur langsamer</translation></message>
<message><source>Almost straight: they turn by about 12 degrees in two seconds. The point hardly moves along the circle.</source><extracomment>example wander</extracomment><translation>Fast geradeaus: Sie drehen in zwei Sekunden um etwa 12 Grad. Der Punkt bewegt sich kaum auf dem Kreis.</translation></message>
<message><source>More chance</source><extracomment>example wander</extracomment><translation>Mehr Zufall</translation></message>
<message><source>Now the [angle change](node:drift) is 400 degrees: in each tick, the point jumps to anywhere on the circle.</source><extracomment>example wander</extracomment><translation>Jetzt ist die [Winkeländerung](node:drift) 400 Grad: In jedem Tick springt der Punkt irgendwohin auf dem Kreis.</translation></message>
<message><source>How far do they turn in two seconds now, compared with 77 degrees?</source><extracomment>example wander</extracomment><translation>Wie weit drehen sie jetzt in zwei Sekunden, verglichen mit 77 Grad?</translation></message>
<message><source>Farther
As far
* Less far</source><extracomment>example wander</extracomment><translation>Weiter
Gleich weit
* Weniger weit</translation></message>
<message><source>Less far: about 27 degrees. They shake: the jumps of many ticks cancel each other out. More chance in each tick gives less change in the long run.</source><extracomment>example wander</extracomment><translation>Weniger weit: um etwa 27 Grad. Sie zittern: Die Sprünge vieler Ticks heben einander auf. Mehr Zufall in jedem Tick ergibt auf lange Sicht weniger Änderung.</translation></message>
<message><source>Never far from home</source><extracomment>example wander</extracomment><translation>Nie weit von Zuhause</translation></message>
<message><source>The blue ones wander, too. When one is farther than 120 from its start, [Go home](node:go-home) pulls it back.</source><extracomment>example wander</extracomment><translation>Auch die blauen streifen umher. Ist einer weiter als 120 von seinem Start entfernt, zieht ihn [Nach Hause gehen](node:go-home) zurück.</translation></message>
<message><source>Where are the blue ones most of the time?</source><extracomment>example wander</extracomment><translation>Wo sind die blauen die meiste Zeit?</translation></message>
<message><source>Close to their start
* Near the limit of 120
Anywhere within it, equally often</source><extracomment>example wander</extracomment><translation>Nahe an ihrem Start
* Nahe der Grenze von 120
Überall darin, gleich oft</translation></message>
<message><source>Near the limit: two thirds of the time they are between 100 and 140 from their start, and only a tenth of the time within 60. The pull ends as soon as they are back within 120.</source><extracomment>example wander</extracomment><translation>Nahe der Grenze: Zwei Drittel der Zeit sind sie zwischen 100 und 140 von ihrem Start entfernt und nur ein Zehntel der Zeit näher als 60. Der Zug endet, sobald sie wieder innerhalb von 120 sind.</translation></message>
<message><source>The same chance again</source><extracomment>example wander</extracomment><translation>Noch einmal derselbe Zufall</translation></message>
<message><source>Play, and remember the way of the agent in the light. Then press Reset, and Play again.</source><extracomment>example wander</extracomment><translation>Drück Abspielen und merk dir den Weg des Agenten im Licht. Drück dann Zurücksetzen und noch einmal Abspielen.</translation></message>
<message><source>Is its way the same the second time?</source><extracomment>example wander</extracomment><translation>Ist sein Weg beim zweiten Mal derselbe?</translation></message>
<message><source>No, chance decides again
Nearly, with small differences
* Yes, exactly</source><extracomment>example wander</extracomment><translation>Nein, der Zufall entscheidet neu
Fast, mit kleinen Unterschieden
* Ja, genau derselbe</translation></message>
<message><source>Exactly. All chance in a world comes from one number, its seed. The same seed gives the same ways, on every computer. With another seed, all ways are different.</source><extracomment>example wander</extracomment><translation>Genau derselbe. Aller Zufall in einer Welt kommt aus einer Zahl, ihrem Startwert. Derselbe Startwert ergibt dieselben Wege, auf jedem Computer. Mit einem anderen Startwert sind alle Wege anders.</translation></message>
<message><source>Three ways to wander: with a circle ahead, from point to point, and never far from home.</source><extracomment>example wander</extracomment><translation>Drei Arten umherzustreifen: mit einem Kreis voraus, von Punkt zu Punkt und nie weit von Zuhause.</translation></message>
<message><source>The gray ones *wander*. Each has a circle in front of it. A point moves along the circle, by a random angle in each tick, and the force pulls to that point. So the agent turns smoothly.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

The orange ones *go to points*: each seeks a random point of the meadow, and another one when it is there, or after 120 ticks. They have little mass, so they turn fast.

The blue ones *stay near home*: they wander, too, but farther than 120 from their start a Seek pulls them back. The pull has weight 4, so it is stronger than Wander.</source><extracomment>example wander</extracomment><translation>Die grauen *streifen umher*. Jeder hat einen Kreis vor sich. Ein Punkt bewegt sich auf dem Kreis, in jedem Tick um einen zufälligen Winkel, und die Kraft zieht zu diesem Punkt. So dreht der Agent sanft.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

Die orangen *gehen zu Punkten*: Jeder steuert einen zufälligen Punkt der Wiese an und einen anderen, wenn er dort ist oder nach 120 Ticks. Sie haben wenig Masse, also drehen sie schnell.

Die blauen *bleiben nahe Zuhause*: Auch sie streifen umher, aber weiter als 120 von ihrem Start zieht ein Ansteuern sie zurück. Der Zug hat Gewicht 4, also ist er stärker als Umherstreifen.</translation></message>
<message><source>- The gray ones do not shake, though each tick is random.
- The orange ones make straight lines and sharp turns.
- The blue ones are mostly near the limit of 120: the pull ends as soon as they are back within it.
- Press Reset: the same seed gives exactly the same ways.</source><extracomment>example wander</extracomment><translation>- Die grauen zittern nicht, obwohl jeder Tick zufällig ist.
- Die orangen ziehen gerade Linien und scharfe Kurven.
- Die blauen sind meist nahe der Grenze von 120: Der Zug endet, sobald sie wieder darin sind.
- Drück Zurücksetzen: Derselbe Startwert ergibt genau dieselben Wege.</translation></message>
<message><source>- Raise *Angle change* of the gray ones to 400: they shake. Lower it to 5: they go almost straight.
- Drag the corners of the meadow: the orange ones follow it.
- Raise the mass of the orange ones to 40: their turns get wide, and they leave the meadow.
- Lower the weight of *Go home* to 1: now Wander is stronger, and the blue ones go far away.</source><extracomment>example wander</extracomment><translation>- Erhöh die *Winkeländerung* der grauen auf 400: Sie zittern. Senk sie auf 5: Sie fliegen fast geradeaus.
- Zieh an den Ecken der Wiese: Die orangen folgen ihr.
- Erhöh die Masse der orangen auf 40: Ihre Kurven werden weit, und sie verlassen die Wiese.
- Senk das Gewicht von *Nach Hause gehen* auf 1: Jetzt ist Umherstreifen stärker, und die blauen kommen weit weg.</translation></message>
<message><source>Wolves and sheep</source><extracomment>title of an example</extracomment><translation>Wölfe und Schafe</translation></message>
<message><source>Bare ground</source><extracomment>example wolves-and-sheep</extracomment><translation>Kahler Boden</translation></message>
<message><source>Grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Wächst nach</translation></message>
<message><source>Becomes grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Wird Gras</translation></message>
<message><source>Energy of sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Energie der Schafe</translation></message>
<message><source>Graze about</source><extracomment>example wolves-and-sheep</extracomment><translation>Umhergrasen</translation></message>
<message><source>Wolf nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Wolf nahe</translation></message>
<message><source>Run from the wolf</source><extracomment>example wolves-and-sheep</extracomment><translation>Vor dem Wolf rennen</translation></message>
<message><source>Run, else graze</source><extracomment>example wolves-and-sheep</extracomment><translation>Rennen, sonst grasen</translation></message>
<message><source>On grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Auf Gras</translation></message>
<message><source>Well fed</source><extracomment>example wolves-and-sheep</extracomment><translation>Gut genährt</translation></message>
<message><source>Sheep starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Schaf verhungert</translation></message>
<message><source>Wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Wölfe</translation></message>
<message><source>Energy of wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Energie der Wölfe</translation></message>
<message><source>Hungry</source><extracomment>example wolves-and-sheep</extracomment><translation>Hungrig</translation></message>
<message><source>Sheep nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Schaf nahe</translation></message>
<message><source>At a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Bei einem Schaf</translation></message>
<message><source>Hungry and at a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Hungrig und bei einem Schaf</translation></message>
<message><source>Eat</source><extracomment>example wolves-and-sheep</extracomment><translation>Fressen</translation></message>
<message><source>Cub</source><extracomment>example wolves-and-sheep</extracomment><translation>Welpe</translation></message>
<message><source>Wolf starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Wolf verhungert</translation></message>
<message><source>How far wolves see</source><extracomment>example wolves-and-sheep</extracomment><translation>Wie weit Wölfe sehen</translation></message>
<message><source>What a sheep is worth</source><extracomment>example wolves-and-sheep</extracomment><translation>Was ein Schaf wert ist</translation></message>
<message><source>Wolves at the start</source><extracomment>example wolves-and-sheep</extracomment><translation>Wölfe am Anfang</translation></message>
<message><source>Sheep eat grass, have lambs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Schafe fressen Gras, bekommen Lämmer und verhungern</translation></message>
<message><source>Wolves eat sheep, have cubs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Wölfe fressen Schafe, bekommen Welpen und verhungern</translation></message>
<message><source>Grass grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Gras wächst nach</translation></message>
<message><source>Without wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Ohne Wölfe</translation></message>
<message><source>Wolves with good eyes</source><extracomment>example wolves-and-sheep</extracomment><translation>Wölfe mit guten Augen</translation></message>
<message><source>Lush grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Üppiges Gras</translation></message>
<message><source>Lambs</source><extracomment>example wolves-and-sheep</extracomment><translation>Lämmer</translation></message>
<message><source>Dead sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Tote Schafe</translation></message>
<message><source>Lambs born</source><extracomment>example wolves-and-sheep</extracomment><translation>Geborene Lämmer</translation></message>
<message><source>Grass feeds sheep, sheep feed wolves, and their numbers go up and down. Nobody holds them in balance.</source><extracomment>example wolves-and-sheep</extracomment><translation>Gras ernährt Schafe, Schafe ernähren Wölfe, und ihre Zahlen steigen und fallen. Niemand hält sie im Gleichgewicht.</translation></message>
<message><source>**Sheep**: [*Energy of sheep*](node:sheep-energy) is a Meter. Living drains it by 0.3 a second, because it is wired to the *When* of the [Priority](node:sheep-choice) that steers them. [*Graze*](node:graze) turns the grass that a sheep touches into bare ground, and its *Done* fills the meter by 1. At 8 a sheep has a [*Lamb*](node:lamb), which costs 3.5; at 0 [it is gone](node:sheep-starve). Sheep run from a wolf within 45, and are a little slower than wolves.

**Wolves** work the same way. They drain 0.9 a second, and a sheep is worth 6.5. They hunt only while they are [*Hungry*](node:hungry), and see only sheep within 20. At 13 a wolf has a [*Cub*](node:cub), which costs 9.

**Grass**: bare ground has a [*Chance*](node:regrow) of 3% in each quarter of a second to [become grass](node:grow) again. There are always 700 patches, green or bare.</source><extracomment>example wolves-and-sheep</extracomment><translation>**Schafe**: [*Energie der Schafe*](node:sheep-energy) ist ein Vorrat. Leben leert ihn um 0,3 pro Sekunde, denn er ist mit dem *Wenn* der [Priorität](node:sheep-choice) verbunden, die sie steuert. [*Grasen*](node:graze) verwandelt das Gras, das ein Schaf berührt, in kahlen Boden, und sein *Fertig* füllt den Vorrat um 1. Bei 8 bekommt ein Schaf ein [*Lamm*](node:lamb), das 3,5 kostet; bei 0 [ist es weg](node:sheep-starve). Schafe rennen vor einem Wolf weg, der näher als 45 ist, und sind etwas langsamer als Wölfe.

**Wölfe** funktionieren genauso. Sie verbrauchen 0,9 pro Sekunde, und ein Schaf ist 6,5 wert. Sie jagen nur, solange sie [*hungrig*](node:hungry) sind, und sehen nur Schafe innerhalb von 20. Bei 13 bekommt ein Wolf einen [*Welpen*](node:cub), der 9 kostet.

**Gras**: Kahler Boden hat in jeder Viertelsekunde eine Wahrscheinlichkeit von 3 % ([*Wächst nach*](node:regrow)), wieder [Gras zu werden](node:grow). Es sind immer 700 Flecken, grün oder kahl.</translation></message>
<message><source>- The plot: many sheep, then many wolves, then few sheep, then few wolves, and again. Wolves follow the sheep by some seconds. In five minutes there are about five such waves.
- There is no limit, and nobody helps. In 20 runs with different seeds, sheep lived on through five minutes in all, and wolves in 19. Once the wolves died out; then the sheep ate the grass down until they starved as fast as they were born.
- At the lowest there are about 15 sheep and 8 wolves. They recover.
- The second plot: each wave of dead sheep follows a wave of lambs.</source><extracomment>example wolves-and-sheep</extracomment><translation>- Das Diagramm: viele Schafe, dann viele Wölfe, dann wenige Schafe, dann wenige Wölfe, und wieder von vorn. Die Wölfe folgen den Schafen um einige Sekunden. In fünf Minuten gibt es etwa fünf solche Wellen.
- Es gibt keine Grenze, und niemand hilft. In 20 Läufen mit verschiedenen Startwerten überlebten die Schafe fünf Minuten lang in allen und die Wölfe in 19. Einmal starben die Wölfe aus; dann fraßen die Schafe das Gras ab, bis sie so schnell verhungerten, wie sie geboren wurden.
- Am tiefsten Punkt gibt es etwa 15 Schafe und 8 Wölfe. Sie erholen sich.
- Das zweite Diagramm: Jede Welle toter Schafe folgt einer Welle von Lämmern.</translation></message>
<message><source>- [Wolves with good eyes](experiment:experiment-eyes): they see twice as far, and eat all sheep within a minute. Then they starve. Better hunters are not better off.
- [Without wolves](experiment:experiment-no-wolves): now grass limits the sheep, and their number stays near 270.
- [Lush grass](experiment:experiment-lush): grass grows twice as fast. Is that good for wolves and sheep? No: the waves become higher and lower, and after a very low one there is nobody left to recover. In 20 runs the wolves died out in 17, the sheep in 8. Biologists call it the paradox of enrichment.
- Set *Wolves at the start* to 60.</source><extracomment>example wolves-and-sheep</extracomment><translation>- [Wölfe mit guten Augen](experiment:experiment-eyes): Sie sehen doppelt so weit und fressen alle Schafe in einer Minute. Dann verhungern sie. Besseren Jägern geht es nicht besser.
- [Ohne Wölfe](experiment:experiment-no-wolves): Jetzt begrenzt das Gras die Schafe, und ihre Anzahl bleibt nahe 270.
- [Üppiges Gras](experiment:experiment-lush): Gras wächst doppelt so schnell. Ist das gut für Wölfe und Schafe? Nein: Die Wellen werden höher und tiefer, und nach einer sehr tiefen ist niemand mehr da, um sich zu erholen. In 20 Läufen starben die Wölfe 17-mal aus, die Schafe 8-mal. In der Biologie heißt das Paradox der Anreicherung.
- Setz *Wölfe am Anfang* auf 60.</translation></message>
<message><source>Write your own seek</source><extracomment>title of an example</extracomment><translation>Eigenes Ansteuern schreiben</translation></message>
<message><source>Your force</source><extracomment>example write-your-own-seek</extracomment><translation>Deine Kraft</translation></message>
<message><source>Two lines</source><extracomment>example write-your-own-seek</extracomment><translation>Zwei Zeilen</translation></message>
<message><source>[Your force](node:own) is the two lines of the tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

The first line is an arrow that points at the [goal](node:goal) and is as long as the max speed. The second one is the force: it leads from the velocity to the desired velocity. At the start the agent flies upward; the goal is on the right.</source><extracomment>example write-your-own-seek</extracomment><translation>[Deine Kraft](node:own) besteht aus den zwei Zeilen der Tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

Die erste Zeile ist ein Pfeil, der auf das [Ziel](node:goal) zeigt und so lang ist wie das Höchsttempo. Die zweite ist die Kraft: Sie führt von der Geschwindigkeit zur Wunschgeschwindigkeit. Am Anfang fliegt der Agent nach oben; das Ziel ist rechts.</translation></message>
<message><source>Where does the force point at the start?</source><extracomment>example write-your-own-seek</extracomment><translation>Wohin zeigt die Kraft am Anfang?</translation></message>
<message><source>Straight at the goal
* To the right and down
Up, along the velocity</source><extracomment>example write-your-own-seek</extracomment><translation>Geradewegs auf das Ziel
* Nach rechts und nach unten
Nach oben, entlang der Geschwindigkeit</translation></message>
<message><source>To the right and down: it has to add what leads to the right, and to take away what leads up. Pause, select the agent and [Your force](node:own): each line stands there with its numbers.</source><extracomment>example write-your-own-seek</extracomment><translation>Nach rechts und nach unten: Sie muss hinzufügen, was nach rechts führt, und wegnehmen, was nach oben führt. Drück Pause und wähl den Agenten und [Deine Kraft](node:own) aus: Jede Zeile steht dort mit ihren Zahlen.</translation></message>
<message><source>Swap two words</source><extracomment>example write-your-own-seek</extracomment><translation>Zwei Wörter tauschen</translation></message>
<message><source>Now `target` and `position` have changed places:

`desired = normalize(position - target) * max_velocity`</source><extracomment>example write-your-own-seek</extracomment><translation>Jetzt haben `target` und `position` die Plätze getauscht:

`desired = normalize(position - target) * max_velocity`</translation></message>
<message><source>What does the agent do?</source><extracomment>example write-your-own-seek</extracomment><translation>Was tut der Agent?</translation></message>
<message><source>It flies to the goal, backward
* It flies away from the goal
It stands still</source><extracomment>example write-your-own-seek</extracomment><translation>Er fliegt zum Ziel, rückwärts
* Er fliegt vom Ziel weg
Er steht still</translation></message>
<message><source>`position - target` points from the goal to the agent. So it flees: the behavior Flee is Seek with two words swapped.</source><extracomment>example write-your-own-seek</extracomment><translation>`position - target` zeigt vom Ziel zum Agenten. Also flieht er: Das Verhalten Fliehen ist Ansteuern mit zwei vertauschten Wörtern.</translation></message>
<message><source>A third line</source><extracomment>example write-your-own-seek</extracomment><translation>Eine dritte Zeile</translation></message>
<message><source>It seeks again, but now the length of the desired velocity depends on the distance:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

The max speed is 3.</source><extracomment>example write-your-own-seek</extracomment><translation>Er steuert das Ziel wieder an, aber jetzt hängt die Länge der Wunschgeschwindigkeit von der Entfernung ab:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

Das Höchsttempo ist 3.</translation></message>
<message><source>How long is the desired velocity when the goal is 100 away?</source><extracomment>example write-your-own-seek</extracomment><translation>Wie lang ist die Wunschgeschwindigkeit, wenn das Ziel 100 entfernt ist?</translation></message>
<message><source>1.5: half of the distance of 200, so half of the max speed. At the goal it is 0, so the agent stops there. This is Arrive.</source><extracomment>example write-your-own-seek</extracomment><translation>1,5: die Hälfte der Entfernung 200, also das halbe Höchsttempo. Am Ziel ist sie 0, also hält der Agent dort an. Das ist Ankommen.</translation></message>
<message><source>Without a goal</source><extracomment>example write-your-own-seek</extracomment><translation>Ohne Ziel</translation></message>
<message><source>This force does not name the goal at all:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` points to the left of where the agent flies. The cosine of an angle goes from 1 to -1 and back; here it does so in 90 ticks.</source><extracomment>example write-your-own-seek</extracomment><translation>Diese Kraft nennt das Ziel überhaupt nicht:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` zeigt nach links von dort, wohin der Agent fliegt. Der Kosinus eines Winkels geht von 1 bis -1 und zurück; hier tut er das in 90 Ticks.</translation></message>
<message><source>What path does the agent fly?</source><extracomment>example write-your-own-seek</extracomment><translation>Welche Bahn fliegt der Agent?</translation></message>
<message><source>A straight line
A circle
* Curves to the left and to the right in turn</source><extracomment>example write-your-own-seek</extracomment><translation>Eine gerade Linie
Einen Kreis
* Abwechselnd Kurven nach links und nach rechts</translation></message>
<message><source>The force pushes to the left, then to the right, for 45 ticks each. Without the cosine it would always push to the left: a circle.</source><extracomment>example write-your-own-seek</extracomment><translation>Die Kraft schiebt je 45 Ticks lang nach links, dann nach rechts. Ohne den Kosinus würde sie immer nach links schieben: ein Kreis.</translation></message>
<message><source>Select [Your force](node:own) and write:

- Keep the agent 100 away from the goal: `active = distance(target, position) &gt; 100` as a further line lets the force act only while that holds.
- Fly around the goal: add `leftOf(target - position)` to what it wants.
- Look at how other behaviors are written: add one, and choose *Show as formula*.</source><extracomment>example write-your-own-seek</extracomment><translation>Wähl [Deine Kraft](node:own) aus und schreib:

- Halt den Agenten 100 vom Ziel entfernt: `active = distance(target, position) &gt; 100` als weitere Zeile lässt die Kraft nur wirken, solange das gilt.
- Flieg um das Ziel herum: Addier `leftOf(target - position)` zu dem, was er will.
- Sieh nach, wie andere Verhalten geschrieben sind: Füg eines hinzu und wähl *Als Formel zeigen*.</translation></message>
<message><source>Seek in the two lines of the tutorials, as text that you change: then Flee, Arrive, and a force of your own.</source><extracomment>example write-your-own-seek</extracomment><translation>Ansteuern in den zwei Zeilen der Tutorials, als Text, den du änderst: dann Fliehen, Ankommen und eine eigene Kraft.</translation></message>
<message><source>*Your force* is a Formula force: its text is the formula that steers the agent. The lines are worked out in each tick, from top to bottom. A line `name = ...` gives a name a value, and later lines may use it. `steering` is the force.

`target` is what is wired to the card, `position` and `velocity` are the agent's, and `max_velocity` is its max speed.</source><extracomment>example write-your-own-seek</extracomment><translation>*Deine Kraft* ist eine Formelkraft: Ihr Text ist die Formel, die den Agenten steuert. Die Zeilen werden in jedem Tick von oben nach unten ausgerechnet. Eine Zeile `name = ...` gibt einem Namen einen Wert, und spätere Zeilen können ihn benutzen. `steering` ist die Kraft.

`target` ist, was mit der Karte verbunden ist, `position` und `velocity` gehören zum Agenten, und `max_velocity` ist sein Höchsttempo.</translation></message>
<message><source>- A wrong word is underlined while you write, and the card says what is wrong; the agent then flies on without a force.
- With the agent selected, each line shows its value at this moment.
- The same lines give the same motion as the card Seek, to the last bit.</source><extracomment>example write-your-own-seek</extracomment><translation>- Ein falsches Wort wird beim Schreiben unterstrichen, und die Karte sagt, was falsch ist; der Agent fliegt dann ohne Kraft weiter.
- Ist der Agent ausgewählt, zeigt jede Zeile ihren Wert in diesem Augenblick.
- Dieselben Zeilen ergeben dieselbe Bewegung wie die Karte Ansteuern, bis aufs letzte Bit.</translation></message>
<message><source>- Write `* 0.5` at the end of the first line: it seeks at half the speed.
- Write `steering = (desired - velocity) * 0.1`: it turns more slowly, and flies farther past the goal.
- Drag the goal while it is on its way.</source><extracomment>example write-your-own-seek</extracomment><translation>- Schreib `* 0.5` ans Ende der ersten Zeile: Er steuert mit halbem Tempo an.
- Schreib `steering = (desired - velocity) * 0.1`: Er dreht langsamer und fliegt weiter über das Ziel hinaus.
- Zieh das Ziel, während er unterwegs ist.</translation></message>
<message><source>Zombies</source><extracomment>title of an example</extracomment><translation>Zombies</translation></message>
<message><source>Safe zone</source><extracomment>example zombies</extracomment><translation>Schutzzone</translation></message>
<message><source>Western edge</source><extracomment>example zombies</extracomment><translation>Westrand</translation></message>
<message><source>Safe</source><extracomment>example zombies</extracomment><translation>Gerettete</translation></message>
<message><source>Houses and fence</source><extracomment>example zombies</extracomment><translation>Häuser und Zaun</translation></message>
<message><source>And the gate</source><extracomment>example zombies</extracomment><translation>Und das Tor</translation></message>
<message><source>Way to safety</source><extracomment>example zombies</extracomment><translation>Weg in Sicherheit</translation></message>
<message><source>Zombie nearby</source><extracomment>example zombies</extracomment><translation>Zombie nahe</translation></message>
<message><source>Sees a zombie</source><extracomment>example zombies</extracomment><translation>Sieht einen Zombie</translation></message>
<message><source>Calm</source><extracomment>example zombies</extracomment><translation>Ruhig</translation></message>
<message><source>Panic</source><extracomment>example zombies</extracomment><translation>Panik</translation></message>
<message><source>Alarm</source><extracomment>example zombies</extracomment><translation>Alarm</translation></message>
<message><source>Run to safety</source><extracomment>example zombies</extracomment><translation>In Sicherheit rennen</translation></message>
<message><source>Keep away</source><extracomment>example zombies</extracomment><translation>Fernhalten</translation></message>
<message><source>Around houses</source><extracomment>example zombies</extracomment><translation>Um Häuser herum</translation></message>
<message><source>In the zone</source><extracomment>example zombies</extracomment><translation>In der Zone</translation></message>
<message><source>Be safe</source><extracomment>example zombies</extracomment><translation>In Sicherheit sein</translation></message>
<message><source>Bitten</source><extracomment>example zombies</extracomment><translation>Gebissen</translation></message>
<message><source>Turn into a zombie</source><extracomment>example zombies</extracomment><translation>Zum Zombie werden</translation></message>
<message><source>Civilian nearby</source><extracomment>example zombies</extracomment><translation>Passant nahe</translation></message>
<message><source>Shuffle</source><extracomment>example zombies</extracomment><translation>Schlurfen</translation></message>
<message><source>Chase, else shuffle</source><extracomment>example zombies</extracomment><translation>Jagen, sonst schlurfen</translation></message>
<message><source>Rest</source><extracomment>example zombies</extracomment><translation>Ruhen</translation></message>
<message><source>Make room</source><extracomment>example zombies</extracomment><translation>Platz machen</translation></message>
<message><source>Walk about</source><extracomment>example zombies</extracomment><translation>Herumgehen</translation></message>
<message><source>How far civilians see</source><extracomment>example zombies</extracomment><translation>Wie weit Passanten sehen</translation></message>
<message><source>Speed of zombies</source><extracomment>example zombies</extracomment><translation>Tempo der Zombies</translation></message>
<message><source>How much civilians keep away</source><extracomment>example zombies</extracomment><translation>Wie sehr sich Passanten fernhalten</translation></message>
<message><source>Zombies at the start</source><extracomment>example zombies</extracomment><translation>Zombies am Anfang</translation></message>
<message><source>Civilians stroll, then run to safety</source><extracomment>example zombies</extracomment><translation>Passanten schlendern, dann rennen sie in Sicherheit</translation></message>
<message><source>Zombies chase whom they see</source><extracomment>example zombies</extracomment><translation>Zombies jagen, wen sie sehen</translation></message>
<message><source>Bitten, or safe</source><extracomment>example zombies</extracomment><translation>Gebissen oder gerettet</translation></message>
<message><source>In the safe zone</source><extracomment>example zombies</extracomment><translation>In der Schutzzone</translation></message>
<message><source>A late alarm</source><extracomment>example zombies</extracomment><translation>Später Alarm</translation></message>
<message><source>Just run</source><extracomment>example zombies</extracomment><translation>Nur rennen, nicht fernhalten</translation></message>
<message><source>Fast zombies</source><extracomment>example zombies</extracomment><translation>Schnelle Zombies</translation></message>
<message><source>New zombies</source><extracomment>example zombies</extracomment><translation>Neue Zombies</translation></message>
<message><source>Four zombies come to town, and civilians run around the houses to a safe zone. Whoever is bitten becomes a zombie.</source><extracomment>example zombies</extracomment><translation>Vier Zombies kommen in die Stadt, und Passanten rennen um die Häuser herum in eine Schutzzone. Wer gebissen wird, wird ein Zombie.</translation></message>
<message><source>**Civilians** have two modes. [*Calm*](node:calm) ones stroll through the town. When a zombie is [within 140](node:sees) they [panic](node:panic): they follow the [way to safety](node:way) around the houses, and keep away from a zombie that is very near.

A civilian who has touched a zombie for 0.2 seconds [becomes one](node:turn). A civilian in the zone [is safe](node:arrive): zombies do not see the type *Safe*.

**Zombies** are slower than civilians. They chase the nearest civilian within 200, and else shuffle around. The gate of the fence is an obstacle for zombies alone: their [obstacles](node:closed) are of all groups, those of civilians of the group *walls*.</source><extracomment>example zombies</extracomment><translation>**Passanten** haben zwei Modi. Wer [*ruhig*](node:calm) ist, schlendert durch die Stadt. Ist ein Zombie [näher als 140](node:sees), geraten sie in [Panik](node:panic): Sie folgen dem [Weg in Sicherheit](node:way) um die Häuser herum und halten sich von einem Zombie fern, der sehr nahe ist.

Ein Passant, der 0,2 Sekunden lang einen Zombie berührt hat, [wird selbst einer](node:turn). Ein Passant in der Zone [ist in Sicherheit](node:arrive): Zombies sehen den Typ *Gerettete* nicht.

**Zombies** sind langsamer als Passanten. Sie jagen den nächsten Passanten innerhalb von 200 und schlurfen sonst umher. Das Tor im Zaun ist nur für Zombies ein Hindernis: Ihre [Hindernisse](node:closed) sind die aller Gruppen, die der Passanten nur die der Gruppe *walls*.</translation></message>
<message><source>- After a minute, all is decided. In 20 runs with different seeds, between 49 and 61 of the 80 civilians reached the zone; the others were bitten. No run had a survivor outside.
- Whoever lives near the gate reaches it before the zombies do. Later the zombies stand in the way.</source><extracomment>example zombies</extracomment><translation>- Nach einer Minute ist alles entschieden. In 20 Läufen mit verschiedenen Startwerten erreichten zwischen 49 und 61 der 80 Passanten die Zone; die anderen wurden gebissen. In keinem Lauf überlebte jemand draußen.
- Wer nahe am Tor wohnt, erreicht es vor den Zombies. Später stehen die Zombies im Weg.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): civilians run straight at the zone, and stop in front of houses. About 21 are saved instead of 55.
- [A late alarm](experiment:experiment-late): civilians see a zombie only within 60. About 29 are saved.
- [Fast zombies](experiment:experiment-fast): with the speed of civilians they leave about 32.
- [Just run](experiment:experiment-brave): nobody keeps away from zombies, all only run. What do you expect? As many are saved as before: to keep away costs as much time as it wins.</source><extracomment>example zombies</extracomment><translation>- [Ohne den Weg](experiment:experiment-straight): Passanten rennen geradewegs auf die Zone zu und bleiben vor Häusern hängen. Etwa 21 statt 55 werden gerettet.
- [Später Alarm](experiment:experiment-late): Passanten sehen einen Zombie erst innerhalb von 60. Etwa 29 werden gerettet.
- [Schnelle Zombies](experiment:experiment-fast): Mit dem Tempo der Passanten lassen sie etwa 32 übrig.
- [Nur rennen, nicht fernhalten](experiment:experiment-brave): Niemand hält sich von Zombies fern, alle rennen nur. Was erwartest du? Es werden so viele gerettet wie zuvor: Sich fernzuhalten kostet so viel Zeit, wie es bringt.</translation></message>
</context>
</TS>
