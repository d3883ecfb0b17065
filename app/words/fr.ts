<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context><name>tiller</name>
<message><source>because %1 is true</source><extracomment>ActionText</extracomment><translation>parce que %1 est vrai</translation></message>
<message><source>because %1 is false</source><extracomment>ActionText</extracomment><translation>parce que %1 est faux</translation></message>
<message><source>There is no agent type. Add one on the canvas.</source><extracomment>AgentBrush</extracomment><translation>Il n'y a aucun type d'agent. Ajoutez-en un sur le canevas.</translation></message>
<message><source>Click or drag: adds %1 to the project, as placed agents.</source><extracomment>AgentBrush</extracomment><translation>Cliquez ou glissez : ajoute %1 au projet, comme agents placés.</translation></message>
<message><source>Click or drag: adds %1 to the running world.</source><extracomment>AgentBrush</extracomment><translation>Cliquez ou glissez : ajoute %1 au monde en cours.</translation></message>
<message><source>Delete removes it from the project.</source><extracomment>AgentBrush</extracomment><translation>Suppr le retire du projet.</translation></message>
<message><source>Drag moves it, Delete removes it: in the running world.</source><extracomment>AgentBrush</extracomment><translation>Glisser le déplace, Suppr le retire : dans le monde en cours.</translation></message>
<message><source>Add %1</source><extracomment>AgentBrush</extracomment><translation>Ajouter %1</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then the brush adds to the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 a trop d'agents pour les placer à la main. Lancez d'abord le monde : le pinceau ajoute alors au monde en cours.</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then Delete removes from the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 a trop d'agents pour les placer à la main. Lancez d'abord le monde : Suppr retire alors du monde en cours.</translation></message>
<message><source>Remove %1</source><extracomment>AgentBrush</extracomment><translation>Retirer %1</translation></message>
<message><source>Placed agents: name, x, y, velocity x, y</source><extracomment>AgentList</extracomment><translation>Agents placés : nom, x, y, vitesse x, y</translation></message>
<message><source>Name</source><extracomment>AgentList</extracomment><translation>Nom</translation></message>
<message><source>Layer and properties of this agent</source><extracomment>AgentList</extracomment><translation>Calque et propriétés de cet agent</translation></message>
<message><source>Properties of this agent</source><extracomment>AgentList</extracomment><translation>Propriétés de cet agent</translation></message>
<message><source>Remove this agent</source><extracomment>AgentList</extracomment><translation>Retirer cet agent</translation></message>
<message><source>Layer</source><extracomment>AgentList</extracomment><translation>Calque</translation></message>
<message><source>Layer of this agent</source><extracomment>AgentList</extracomment><translation>Calque de cet agent</translation></message>
<message><source>Place one more</source><extracomment>AgentList</extracomment><translation>En placer un de plus</translation></message>
<message><source>Move an agent to another layer</source><extracomment>AgentListModel</extracomment><translation>Mettre un agent sur un autre calque</translation></message>
<message><source>Place an agent</source><extracomment>AgentListModel</extracomment><translation>Placer un agent</translation></message>
<message><source>Remove an agent</source><extracomment>AgentListModel</extracomment><translation>Retirer un agent</translation></message>
<message><source>A place or a velocity must be a number from -1000000 to 1000000.</source><extracomment>AgentListModel</extracomment><translation>Une position ou une vitesse doit être un nombre de -1000000 à 1000000.</translation></message>
<message><source>Edit a placed agent</source><extracomment>AgentListModel</extracomment><translation>Modifier un agent placé</translation></message>
<message><source>false</source><extracomment>AgentNode</extracomment><translation>faux</translation></message>
<message><source>no target</source><extracomment>AgentNode</extracomment><translation>sans cible</translation></message>
<message><source>inactive</source><extracomment>AgentNode</extracomment><translation>inactif</translation></message>
<message><source>%1% of all</source><extracomment>AgentNode</extracomment><translation>%1 % du total</translation></message>
<message><source>skipped</source><extracomment>AgentNode</extracomment><translation>ignoré</translation></message>
<message><source>true</source><extracomment>AgentNode</extracomment><translation>vrai</translation></message>
<message><source>active</source><extracomment>AgentNode</extracomment><translation>actif</translation></message>
<message><source>%1: %2. "Done" says that it was carried out in the last tick; "fires" that it acts in the next one.</source><extracomment>AgentNode</extracomment><translation>%1 : %2. « terminé » veut dire qu'elle a été exécutée au dernier tick ; « se déclenche », qu'elle agit au prochain.</translation></message>
<message><source>Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.</source><extracomment>AgentNode</extracomment><translation>Force %1, poids %2. La part compare les forces de tous ses comportements ; sur un fil, les forces de la même entrée.</translation></message>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>%n agent sélectionné.</numerusform><numerusform>%n agents sélectionnés.</numerusform></translation></message>
<message><source>They have no Own goal, so they cannot be sent.</source><extracomment>AgentOrders</extracomment><translation>Sans But personnel, ils ne peuvent pas être envoyés.</translation></message>
<message><source>Right click: go; drag: line; Shift: menu.</source><extracomment>AgentOrders</extracomment><translation>Clic droit : aller ; glisser : ligne ; Maj : menu.</translation></message>
<message><source>Let %1 be sent</source><extracomment>AgentOrders</extracomment><translation>Permettre l'envoi de %1</translation></message>
<message><source>%1 cannot be sent: it has no Own goal. The command “Let the selected agents be sent” adds one, with an Arrive.</source><extracomment>AgentOrders</extracomment><translation>%1 ne peut pas être envoyé : il n'a pas de But personnel. La commande « Permettre l'envoi des agents sélectionnés » en ajoute un, avec une Arrivée.</translation></message>
<message><source>Selected agent %1</source><extracomment>AgentPanel</extracomment><translation>Agent sélectionné %1</translation></message>
<message><source>Type</source><extracomment>AgentPanel</extracomment><translation>Type</translation></message>
<message><source>Select its agent type on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Sélectionner son type d'agent sur le canevas.</translation></message>
<message><source>Plot this agent…</source><extracomment>AgentPanel</extracomment><translation>Tracer cet agent…</translation></message>
<message><source>Plot one of its numbers over time.</source><extracomment>AgentPanel</extracomment><translation>Tracer un de ses nombres au fil du temps.</translation></message>
<message><source>Follow</source><extracomment>AgentPanel</extracomment><translation>Suivre</translation></message>
<message><source>Keep it in the middle of the view; Esc or panning stops.</source><extracomment>AgentPanel</extracomment><translation>Le garder au centre de la vue ; Échap ou un déplacement de la vue arrête.</translation></message>
<message><source>Deselect</source><extracomment>AgentPanel</extracomment><translation>Désélectionner</translation></message>
<message><source>Show no agent.</source><extracomment>AgentPanel</extracomment><translation>N'afficher aucun agent.</translation></message>
<message><source>Position</source><extracomment>AgentPanel</extracomment><translation>Position</translation></message>
<message><source>Heading</source><extracomment>AgentPanel</extracomment><translation>Cap</translation></message>
<message><source>0° is to the right, 90° up.</source><extracomment>AgentPanel</extracomment><translation>0° est à droite, 90° en haut.</translation></message>
<message><source>Speed</source><extracomment>AgentPanel</extracomment><translation>Vitesse</translation></message>
<message><source>At most %1.</source><extracomment>AgentPanel</extracomment><translation>Au plus %1.</translation></message>
<message><source>Steering</source><extracomment>AgentPanel</extracomment><translation>Pilotage</translation></message>
<message><source>The force that acts: the sum of the behaviors, at most the maximum force.</source><extracomment>AgentPanel</extracomment><translation>La force qui agit : la somme des comportements, au plus la force maximale.</translation></message>
<message><source>Mode</source><extracomment>AgentPanel</extracomment><translation>Mode</translation></message>
<message><source>%1, for %2 s</source><extracomment>AgentPanel</extracomment><translation>%1, depuis %2 s</translation></message>
<message><source>The mode it is in, and for how long. It is marked on the canvas.</source><extracomment>AgentPanel</extracomment><translation>Le mode dans lequel il est, et depuis quand. Il est marqué sur le canevas.</translation></message>
<message><source>Cut by max force: wanted %1, got %2.</source><extracomment>AgentPanel</extracomment><translation>Limité par la force max : voulu %1, obtenu %2.</translation></message>
<message><source>No agent is picked.

Click one in the viewport to see how fast it is, what steers it just now, and what its limits cut off.</source><extracomment>AgentSection</extracomment><translation>Aucun agent n'est choisi.

Cliquez sur un agent dans la vue pour voir sa vitesse, ce qui le pilote en ce moment et ce que ses limites retranchent.</translation></message>
<message><source>Frames stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Les cadres restent hors des groupes. Quittez d'abord le groupe.</translation></message>
<message><source>Select the cards to put a frame around.</source><extracomment>AnnotationLayer</extracomment><translation>Sélectionnez les blocs à encadrer.</translation></message>
<message><source>Frame</source><extracomment>AnnotationLayer</extracomment><translation>Cadre</translation></message>
<message><source>Edit comment</source><extracomment>AnnotationLayer</extracomment><translation>Modifier le commentaire</translation></message>
<message><source>Rename group</source><extracomment>AnnotationLayer</extracomment><translation>Renommer le groupe</translation></message>
<message><source>Rename frame</source><extracomment>AnnotationLayer</extracomment><translation>Renommer le cadre</translation></message>
<message><source>Comments stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>Les commentaires restent hors des groupes. Quittez d'abord le groupe.</translation></message>
<message><source>Add comment</source><extracomment>AnnotationLayer</extracomment><translation>Ajouter un commentaire</translation></message>
<message><source>Desktop (%1)</source><extracomment>AppSettings</extracomment><translation>Bureau (%1)</translation></message>
<message><source>The language of the desktop</source><extracomment>AppSettings</extracomment><translation>La langue du bureau</translation></message>
<message><source>Attach to a running game</source><extracomment>AttachDialog</extracomment><translation>Se connecter à un jeu en cours</translation></message>
<message><source>The editor follows the game as it plays. What you edit acts in the game at its next step.</source><extracomment>AttachDialog</extracomment><translation>L'éditeur suit le jeu pendant la partie. Ce que vous modifiez agit dans le jeu à son prochain pas.</translation></message>
<message><source>No running game found. docs/games/live.md shows how a game lets an editor attach.</source><extracomment>AttachDialog</extracomment><translation>Aucun jeu en cours trouvé. docs/games/live.md montre comment un jeu laisse un éditeur se connecter.</translation></message>
<message><source>Look again</source><extracomment>AttachDialog</extracomment><translation>Chercher encore</translation></message>
<message><source>Cancel</source><extracomment>AttachDialog</extracomment><translation>Annuler</translation></message>
<message><source>Attach</source><extracomment>AttachDialog</extracomment><translation>Se connecter</translation></message>
<message><source>The runs stopped: %1</source><extracomment>BehindWork</extracomment><translation>Les exécutions se sont arrêtées : %1</translation></message>
<message><source>Title</source><extracomment>BoxTextEditor</extracomment><translation>Titre</translation></message>
<message><source>Write a comment</source><extracomment>BoxTextEditor</extracomment><translation>Écrire un commentaire</translation></message>
<message><source>Title of the frame</source><extracomment>BoxTextEditor</extracomment><translation>Titre du cadre</translation></message>
<message><source>Text of the comment</source><extracomment>BoxTextEditor</extracomment><translation>Texte du commentaire</translation></message>
<message><source>Select what you want to edit: a card, a wire, a frame or a comment.</source><extracomment>CanvasController</extracomment><translation>Sélectionnez ce que vous voulez modifier : un bloc, un fil, un cadre ou un commentaire.</translation></message>
<message><source>Only a wire that carries a force has a weight.</source><extracomment>CanvasController</extracomment><translation>Seul un fil qui porte une force a un poids.</translation></message>
<message><source>Edits act on both of its kind</source><extracomment>CanvasCrumbs</extracomment><translation>Modifie les deux exemplaires</translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>Modifie le seul exemplaire</numerusform><numerusform>Modifie les %n exemplaires</numerusform></translation></message>
<message><source>Move %1</source><extracomment>CanvasGesture</extracomment><translation>Déplacer %1</translation></message>
<message><source>Insert %1</source><extracomment>CanvasGesture</extracomment><translation>Insérer %1</translation></message>
<message><source>Resize %1</source><extracomment>CanvasGesture</extracomment><translation>Redimensionner %1</translation></message>
<message><source>Disconnect</source><extracomment>CanvasGesture</extracomment><translation>Débrancher</translation></message>
<message><source>No port of this card takes the wire.</source><extracomment>CanvasGesture</extracomment><translation>Aucun port de ce bloc n'accepte ce fil.</translation></message>
<message><source>Connect</source><extracomment>CanvasGesture</extracomment><translation>Relier</translation></message>
<message><source>Refer to %1</source><extracomment>CanvasGesture</extracomment><translation>Faire référence à %1</translation></message>
<message><source>Set weight</source><extracomment>CanvasGesture</extracomment><translation>Régler le poids</translation></message>
<message><source>Muted: nothing steers its agents, and they coast. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Muet : rien ne pilote ses agents, ils continuent sur leur lancée. Pour le rétablir, cliquez ou appuyez sur M.</translation></message>
<message><source>Mute (M): nothing steers its agents any more. They stay, and coast.</source><extracomment>CanvasHover</extracomment><translation>Muet (M) : plus rien ne pilote ses agents. Ils restent et continuent sur leur lancée.</translation></message>
<message><source>Muted: it works as if it were not there. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>Muet : tout se passe comme s'il n'était pas là. Pour le rétablir, cliquez ou appuyez sur M.</translation></message>
<message><source>Mute (M): it works as if it were not there. Its values stay.</source><extracomment>CanvasHover</extracomment><translation>Muet (M) : tout se passe comme s'il n'était pas là. Ses valeurs restent.</translation></message>
<message><source>Solo: the other behaviors of its agents are silent. To end solo, click or press S.</source><extracomment>CanvasHover</extracomment><translation>Solo : les autres comportements de ses agents se taisent. Pour finir le solo, cliquez ou appuyez sur S.</translation></message>
<message><source>Solo (S): silences the other behaviors of its agents.</source><extracomment>CanvasHover</extracomment><translation>Solo (S) : fait taire les autres comportements de ses agents.</translation></message>
<message><source>%1 Click to see all problems.</source><extracomment>CanvasHover</extracomment><translation>%1 Cliquez pour voir tous les problèmes.</translation></message>
<message><source>%1: takes %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1 : reçoit %2. %3</translation></message>
<message><source>%1: gives %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1 : donne %2. %3</translation></message>
<message><source>Point of a wire: drag to move it, double-click to remove it.</source><extracomment>CanvasHover</extracomment><translation>Point d'un fil : glissez pour le déplacer, double-cliquez pour le retirer.</translation></message>
<message><source>Weight: drag to change it, double-click to type it.</source><extracomment>CanvasHover</extracomment><translation>Poids : glissez pour le changer, double-cliquez pour le saisir.</translation></message>
<message><source>Reference to %1: drag it to another agent type, or to empty space for a new one.</source><extracomment>CanvasHover</extracomment><translation>Référence à %1 : glissez-la vers un autre type d'agent, ou vers un espace vide pour en créer un.</translation></message>
<message><source>Wire: double-click to add a point that it passes through.</source><extracomment>CanvasHover</extracomment><translation>Fil : double-cliquez pour ajouter un point par lequel il passe.</translation></message>
<message><source>Group: drag to move it, double-click to open it, F2 to rename it.</source><extracomment>CanvasHover</extracomment><translation>Groupe : glissez pour le déplacer, double-cliquez pour l'ouvrir, F2 pour le renommer.</translation></message>
<message><source>Frame: drag to move it with its cards, drag a corner to resize, double-click to rename.</source><extracomment>CanvasHover</extracomment><translation>Cadre : glissez pour le déplacer avec ses blocs, glissez un coin pour le redimensionner, double-cliquez pour le renommer.</translation></message>
<message><source>Comment: drag to move it, drag a corner to resize, double-click to write.</source><extracomment>CanvasHover</extracomment><translation>Commentaire : glissez pour le déplacer, glissez un coin pour le redimensionner, double-cliquez pour écrire.</translation></message>
<message><source>Start with an agent type</source><extracomment>CanvasOverlay</extracomment><translation>Commencez par un type d'agent</translation></message>
<message><source>Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds things where you are.</source><extracomment>CanvasOverlay</extracomment><translation>Glissez ici un Type d'agent depuis la palette, puis un comportement comme Recherche, et tirez un fil de sa Force au Pilotage de l'agent. Ou partez d'un groupe tout prêt : une Nuée. Un clic droit ajoute à l'endroit où vous êtes.</translation></message>
<message><source>Canvas: the nodes of the project and their wires</source><extracomment>CanvasPane</extracomment><translation>Canevas : les nœuds du projet et leurs fils</translation></message>
<message><source>Untitled</source><extracomment>CanvasPane</extracomment><translation>Sans titre</translation></message>
<message><source>Mute</source><extracomment>CanvasPopups</extracomment><translation>Muet</translation></message>
<message><source>Solo</source><extracomment>CanvasPopups</extracomment><translation>Solo</translation></message>
<message><source>Group</source><extracomment>CanvasPopups</extracomment><translation>Groupe</translation></message>
<message><source>Select what steers it</source><extracomment>CanvasPopups</extracomment><translation>Sélectionner ce qui le pilote</translation></message>
<message><source>Detach from its wires</source><extracomment>CanvasPopups</extracomment><translation>Détacher de ses fils</translation></message>
<message><source>Compare without it</source><extracomment>CanvasPopups</extracomment><translation>Comparer sans lui</translation></message>
<message><source>Show as formula</source><extracomment>CanvasPopups</extracomment><translation>Afficher en formule</translation></message>
<message><source>Duplicate</source><extracomment>CanvasPopups</extracomment><translation>Dupliquer</translation></message>
<message><source>Copy</source><extracomment>CanvasPopups</extracomment><translation>Copier</translation></message>
<message><source>Cut</source><extracomment>CanvasPopups</extracomment><translation>Couper</translation></message>
<message><source>Delete</source><extracomment>CanvasPopups</extracomment><translation>Supprimer</translation></message>
<message><source>Insert a node…</source><extracomment>CanvasPopups</extracomment><translation>Insérer un nœud…</translation></message>
<message><source>Add a point</source><extracomment>CanvasPopups</extracomment><translation>Ajouter un point</translation></message>
<message><source>Remove its points</source><extracomment>CanvasPopups</extracomment><translation>Retirer ses points</translation></message>
<message><source>Earlier in the order</source><extracomment>CanvasPopups</extracomment><translation>Plus tôt dans l'ordre</translation></message>
<message><source>Later in the order</source><extracomment>CanvasPopups</extracomment><translation>Plus tard dans l'ordre</translation></message>
<message><source>Weight as a parameter</source><extracomment>CanvasPopups</extracomment><translation>Poids en paramètre</translation></message>
<message><source>Try weights…</source><extracomment>CanvasPopups</extracomment><translation>Essayer des poids…</translation></message>
<message><source>Find weights…</source><extracomment>CanvasPopups</extracomment><translation>Trouver des poids…</translation></message>
<message><source>Delete wire</source><extracomment>CanvasPopups</extracomment><translation>Supprimer le fil</translation></message>
<message><source>Rename</source><extracomment>CanvasPopups</extracomment><translation>Renommer</translation></message>
<message><source>Make independent</source><extracomment>CanvasPopups</extracomment><translation>Rendre indépendant</translation></message>
<message><source>Ungroup</source><extracomment>CanvasPopups</extracomment><translation>Dégrouper</translation></message>
<message><source>Add another</source><extracomment>CanvasPopups</extracomment><translation>En ajouter un autre</translation></message>
<message><source>Save as a part…</source><extracomment>CanvasPopups</extracomment><translation>Enregistrer comme composant…</translation></message>
<message><source>Edit text</source><extracomment>CanvasPopups</extracomment><translation>Modifier le texte</translation></message>
<message><source>Select its contents</source><extracomment>CanvasPopups</extracomment><translation>Sélectionner son contenu</translation></message>
<message><source>Lay out its contents</source><extracomment>CanvasPopups</extracomment><translation>Disposer son contenu</translation></message>
<message><source>Delete the frame, keep the cards</source><extracomment>CanvasPopups</extracomment><translation>Supprimer le cadre, garder les blocs</translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>et %n ligne de plus</numerusform><numerusform>et %n lignes de plus</numerusform></translation></message>
<message><source>S</source><comment>solo</comment><extracomment>CardButtons</extracomment><translation>S</translation></message>
<message><source>M</source><comment>mute</comment><extracomment>CardButtons</extracomment><translation>M</translation></message>
<message><source>Several</source><extracomment>ChoiceBox</extracomment><translation>Plusieurs</translation></message>
<message><source>%1: choose</source><extracomment>ColorEditor</extracomment><translation>%1 : choisir</translation></message>
<message><source>Add</source><extracomment>CommandListModel</extracomment><translation>Ajouter</translation></message>
<message><source>Go to %1</source><extracomment>CommandListModel</extracomment><translation>Aller à %1</translation></message>
<message><source>Cards</source><extracomment>CommandListModel</extracomment><translation>Blocs</translation></message>
<message><source>What do you want to do?</source><extracomment>CommandPalette</extracomment><translation>Que voulez-vous faire ?</translation></message>
<message><source>Commands</source><extracomment>CommandPalette</extracomment><translation>Commandes</translation></message>
<message><source>Nothing has all of these words. These have some:</source><extracomment>CommandPalette</extracomment><translation>Rien ne contient tous ces mots. Ceci en contient certains :</translation></message>
<message><source>Nothing found. Try fewer letters or another word.</source><extracomment>CommandPalette</extracomment><translation>Rien trouvé. Essayez moins de lettres ou un autre mot.</translation></message>
<message><source>Not possible just now</source><extracomment>CommandRow</extracomment><translation>Impossible pour l'instant</translation></message>
<message><source>Comment</source><extracomment>CommentBox</extracomment><translation>Commentaire</translation></message>
<message><source>Double-click to write</source><extracomment>CommentBox</extracomment><translation>Double-cliquez pour écrire</translation></message>
<message><source>other cards</source><extracomment>Comparison</extracomment><translation>autres blocs</translation></message>
<message><source>other wires</source><extracomment>Comparison</extracomment><translation>autres fils</translation></message>
<message><source>another scene</source><extracomment>Comparison</extracomment><translation>une autre scène</translation></message>
<message><source>another world</source><extracomment>Comparison</extracomment><translation>un autre monde</translation></message>
<message><source>No experiment is running. Start one first.</source><extracomment>Comparison</extracomment><translation>Aucune expérience en cours. Lancez-en d'abord une.</translation></message>
<message><source>Select a card first: the variant runs without it.</source><extracomment>Comparison</extracomment><translation>Sélectionnez d'abord un bloc : la variante tourne sans lui.</translation></message>
<message><source>no difference</source><extracomment>Comparison</extracomment><translation>aucune différence</translation></message>
<message><source>As saved</source><extracomment>Comparison</extracomment><translation>Comme enregistré</translation></message>
<message><source>Before %1</source><extracomment>Comparison</extracomment><translation>Avant %1</translation></message>
<message><source>Variant</source><extracomment>Comparison</extracomment><translation>Variante</translation></message>
<message><source>Results of both runs</source><extracomment>ComparisonResults</extracomment><translation>Résultats des deux exécutions</translation></message>
<message><source>%1: now %2, %3 %4, difference %5</source><extracomment>ComparisonResults</extracomment><translation>%1 : maintenant %2, %3 %4, différence %5</translation></message>
<message><source>now</source><extracomment>ComparisonResults</extracomment><translation>maintenant</translation></message>
<message><source>beside</source><extracomment>ComparisonResults</extracomment><translation>à côté</translation></message>
<message><source>difference</source><extracomment>ComparisonResults</extracomment><translation>différence</translation></message>
<message><source>The course cannot be exported</source><extracomment>CourseExport</extracomment><translation>Impossible d'exporter le cours</translation></message>
<message><source>The course: lessons that ask before they tell</source><extracomment>CourseSection</extracomment><translation>Le cours : des leçons qui demandent avant d'expliquer</translation></message>
<message><source>All done</source><extracomment>CourseSection</extracomment><translation>Tout est terminé</translation></message>
<message><source>%1 of %2 done</source><extracomment>CourseSection</extracomment><translation>%1 sur %2 terminées</translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n étape</numerusform><numerusform>%n étapes</numerusform></translation></message>
<message><source>done</source><extracomment>CourseSection</extracomment><translation>terminé</translation></message>
<message><source>start here</source><extracomment>CourseSection</extracomment><translation>commencez ici</translation></message>
<message><source>comes next</source><extracomment>CourseSection</extracomment><translation>à suivre</translation></message>
<message><source>Lesson %1: %2</source><extracomment>CourseSection</extracomment><translation>Leçon %1 : %2</translation></message>
<message><source>Tiller ended unexpectedly %1</source><extracomment>CrashNotice</extracomment><translation>Tiller s'est arrêté de façon inattendue %1</translation></message>
<message><source>The report stays on this computer: %1</source><extracomment>CrashNotice</extracomment><translation>Le rapport reste sur cet ordinateur : %1</translation></message>
<message><source>Show the report</source><extracomment>CrashNotice</extracomment><translation>Voir le rapport</translation></message>
<message><source>Dismiss</source><extracomment>CrashNotice</extracomment><translation>Fermer</translation></message>
<message><source>Edit notes</source><extracomment>Document</extracomment><translation>Modifier les notes</translation></message>
<message><source>%1 (earlier version)</source><extracomment>Document</extracomment><translation>%1 (version antérieure)</translation></message>
<message><source>This version is the same as the open project.</source><extracomment>Document</extracomment><translation>Cette version est identique au projet ouvert.</translation></message>
<message><source>Restore an earlier version</source><extracomment>Document</extracomment><translation>Restaurer une version antérieure</translation></message>
<message><source>Opening “%1”</source><extracomment>Document</extracomment><translation>Ouverture de « %1 »</translation></message>
<message><source>If you cancel, the open project stays as it is.</source><extracomment>Document</extracomment><translation>Si vous annulez, le projet ouvert reste tel quel.</translation></message>
<message><source>%1 could not be opened</source><extracomment>Document</extracomment><translation>Impossible d'ouvrir %1</translation></message>
<message><source>Reload</source><extracomment>Document</extracomment><translation>Recharger</translation></message>
<message><source>Saving “%1”</source><extracomment>Document</extracomment><translation>Enregistrement de « %1 »</translation></message>
<message><source>The project cannot be exported while it has errors</source><extracomment>Document</extracomment><translation>Le projet ne peut pas être exporté tant qu'il contient des erreurs</translation></message>
<message><source>The page cannot be made</source><extracomment>Document</extracomment><translation>Impossible de créer la page</translation></message>
<message><source>Exporting “%1”</source><extracomment>Document</extracomment><translation>Exportation de « %1 »</translation></message>
<message><source>If you cancel, the file stays as it is.</source><extracomment>Document</extracomment><translation>Si vous annulez, le fichier reste tel quel.</translation></message>
<message><source>%1 could not be saved. The file on disk is unchanged.</source><extracomment>Document</extracomment><translation>Impossible d'enregistrer %1. Le fichier sur le disque est inchangé.</translation></message>
<message><source>It drives</source><extracomment>DrivenList</extracomment><translation>Il commande</translation></message>
<message><source>No setting yet. Right-click a setting, then choose “Link to a parameter”. A game can read and set it all the same.</source><extracomment>DrivenList</extracomment><translation>Aucun réglage pour l'instant. Faites un clic droit sur un réglage, puis « Lier à un paramètre ». Un jeu peut de toute façon le lire et le régler.</translation></message>
<message><source>No longer drive “%1”</source><extracomment>DrivenList</extracomment><translation>Ne plus commander « %1 »</translation></message>
<message><source>%1 of %2, which is gone</source><extracomment>DrivenListModel</extracomment><translation>%1 de %2, qui a disparu</translation></message>
<message><source>Take %1 out of a parameter</source><extracomment>DrivenListModel</extracomment><translation>Retirer %1 d'un paramètre</translation></message>
<message><source>Edit “%1”</source><extracomment>DriverMenu</extracomment><translation>Modifier « %1 »</translation></message>
<message><source>Edit the parameter</source><extracomment>DriverMenu</extracomment><translation>Modifier le paramètre</translation></message>
<message><source>No longer drive by “%1”</source><extracomment>DriverMenu</extracomment><translation>Ne plus commander par « %1 »</translation></message>
<message><source>No longer drive</source><extracomment>DriverMenu</extracomment><translation>Ne plus commander</translation></message>
<message><source>Try values…</source><extracomment>DriverMenu</extracomment><translation>Essayer des valeurs…</translation></message>
<message><source>Find values…</source><extracomment>DriverMenu</extracomment><translation>Trouver des valeurs…</translation></message>
<message><source>Remove from the group's card</source><extracomment>DriverMenu</extracomment><translation>Retirer du bloc du groupe</translation></message>
<message><source>Show on the group's card</source><extracomment>DriverMenu</extracomment><translation>Montrer sur le bloc du groupe</translation></message>
<message><source>Link to a parameter</source><extracomment>DriverMenu</extracomment><translation>Lier à un paramètre</translation></message>
<message><source>A new parameter</source><extracomment>DriverMenu</extracomment><translation>Un nouveau paramètre</translation></message>
<message><source>&amp;File</source><extracomment>EditorCommands</extracomment><translation>&amp;Fichier</translation></message>
<message><source>&amp;New</source><extracomment>EditorCommands</extracomment><translation>&amp;Nouveau</translation></message>
<message><source>&amp;Open…</source><extracomment>EditorCommands</extracomment><translation>&amp;Ouvrir…</translation></message>
<message><source>Start &amp;page</source><extracomment>EditorCommands</extracomment><translation>&amp;Page d'accueil</translation></message>
<message><source>&amp;Save</source><extracomment>EditorCommands</extracomment><translation>&amp;Enregistrer</translation></message>
<message><source>Save &amp;as…</source><extracomment>EditorCommands</extracomment><translation>Enregistrer &amp;sous…</translation></message>
<message><source>Earlier &amp;versions…</source><extracomment>EditorCommands</extracomment><translation>&amp;Versions antérieures…</translation></message>
<message><source>The project as it was before its last saves</source><extracomment>EditorCommands</extracomment><translation>Le projet tel qu'il était avant ses derniers enregistrements</translation></message>
<message><source>&amp;Import a map…</source><extracomment>EditorCommands</extracomment><translation>&amp;Importer une carte…</translation></message>
<message><source>Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk</source><extracomment>EditorCommands</extracomment><translation>Crée des obstacles, des zones, des chemins, des points et des agents à partir d'une carte de Tiled ou LDtk</translation></message>
<message><source>Import maps a&amp;gain</source><extracomment>EditorCommands</extracomment><translation>Réimporter les car&amp;tes</translation></message>
<message><source>Takes over what has changed in the maps of this project</source><extracomment>EditorCommands</extracomment><translation>Reprend ce qui a changé dans les cartes de ce projet</translation></message>
<message><source>A&amp;dd a part…</source><extracomment>EditorCommands</extracomment><translation>Ajouter un &amp;composant…</translation></message>
<message><source>Adds a group from a part file. In the project's folder, it stays linked to the file</source><extracomment>EditorCommands</extracomment><translation>Ajoute un groupe depuis un fichier de composant. Dans le dossier du projet, il reste lié au fichier</translation></message>
<message><source>Save the group as a pa&amp;rt…</source><extracomment>EditorCommands</extracomment><translation>Enregistrer le &amp;groupe comme composant…</translation></message>
<message><source>Writes the selected group to a file, so that other projects can use it</source><extracomment>EditorCommands</extracomment><translation>Écrit le groupe sélectionné dans un fichier, pour que d'autres projets puissent l'utiliser</translation></message>
<message><source>&amp;Export for a game or a browser…</source><extracomment>EditorCommands</extracomment><translation>E&amp;xporter pour un jeu ou un navigateur…</translation></message>
<message><source>&amp;Export for a game…</source><extracomment>EditorCommands</extracomment><translation>E&amp;xporter pour un jeu…</translation></message>
<message><source>Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here</source><extracomment>EditorCommands</extracomment><translation>Écrit la configuration pour un jeu, ou une page qui tourne dans un navigateur ; les agents y bougent exactement comme ici</translation></message>
<message><source>Export a &amp;course for a browser…</source><extracomment>EditorCommands</extracomment><translation>Exporter un co&amp;urs pour navigateur…</translation></message>
<message><source>Writes several lessons as a folder of pages with an index, for any web server or a school's platform</source><extracomment>EditorCommands</extracomment><translation>Écrit plusieurs leçons dans un dossier de pages avec un index, pour tout serveur web ou la plateforme d'une école</translation></message>
<message><source>A&amp;ttach to a running game…</source><extracomment>EditorCommands</extracomment><translation>Se connecter à un &amp;jeu en cours…</translation></message>
<message><source>Follows a game on this computer as it plays; what you edit acts in the game</source><extracomment>EditorCommands</extracomment><translation>Suit un jeu sur cet ordinateur pendant la partie ; ce que vous modifiez agit dans le jeu</translation></message>
<message><source>Detac&amp;h from the game</source><extracomment>EditorCommands</extracomment><translation>Se &amp;déconnecter du jeu</translation></message>
<message><source>The game goes on, and what it did stays here</source><extracomment>EditorCommands</extracomment><translation>Le jeu continue, et ce qu'il a fait reste ici</translation></message>
<message><source>Save input &amp;log…</source><extracomment>EditorCommands</extracomment><translation>Enregistrer le jou&amp;rnal des entrées…</translation></message>
<message><source>Writes all mouse input and edits since the reset, to replay the run</source><extracomment>EditorCommands</extracomment><translation>Écrit toutes les entrées de la souris et les modifications depuis la réinitialisation, pour rejouer l'exécution</translation></message>
<message><source>&amp;Quit</source><extracomment>EditorCommands</extracomment><translation>&amp;Quitter</translation></message>
<message><source>&amp;Edit</source><extracomment>EditorCommands</extracomment><translation>É&amp;dition</translation></message>
<message><source>&amp;Undo: the last point</source><extracomment>EditorCommands</extracomment><translation>&amp;Annuler : le dernier point</translation></message>
<message><source>&amp;Undo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Annuler : %1</translation></message>
<message><source>&amp;Undo</source><extracomment>EditorCommands</extracomment><translation>&amp;Annuler</translation></message>
<message><source>Undo</source><extracomment>EditorCommands</extracomment><translation>Annuler</translation></message>
<message><source>&amp;Redo: %1</source><extracomment>EditorCommands</extracomment><translation>&amp;Rétablir : %1</translation></message>
<message><source>&amp;Redo</source><extracomment>EditorCommands</extracomment><translation>&amp;Rétablir</translation></message>
<message><source>Redo</source><extracomment>EditorCommands</extracomment><translation>Rétablir</translation></message>
<message><source>Cu&amp;t</source><extracomment>EditorCommands</extracomment><translation>Co&amp;uper</translation></message>
<message><source>&amp;Copy</source><extracomment>EditorCommands</extracomment><translation>&amp;Copier</translation></message>
<message><source>&amp;Paste</source><extracomment>EditorCommands</extracomment><translation>C&amp;oller</translation></message>
<message><source>&amp;Duplicate</source><extracomment>EditorCommands</extracomment><translation>&amp;Dupliquer</translation></message>
<message><source>De&amp;lete</source><extracomment>EditorCommands</extracomment><translation>&amp;Supprimer</translation></message>
<message><source>Add a&amp;gents by hand</source><extracomment>EditorCommands</extracomment><translation>Ajouter des a&amp;gents à la main</translation></message>
<message><source>Click or drag in the world. At tick 0 it adds to the project, later to the running world.</source><extracomment>EditorCommands</extracomment><translation>Cliquez ou glissez dans le monde. Au tick 0 cela ajoute au projet, ensuite au monde en cours.</translation></message>
<message><source>&amp;Paint a ground</source><extracomment>EditorCommands</extracomment><translation>&amp;Peindre un sol</translation></message>
<message><source>Drag over a ground to paint the values that it starts with.</source><extracomment>EditorCommands</extracomment><translation>Glissez sur un sol pour peindre ses valeurs de départ.</translation></message>
<message><source>Fill a ground from a picture…</source><extracomment>EditorCommands</extracomment><translation>Remplir un sol avec une image…</translation></message>
<message><source>Choose a picture for the ground</source><extracomment>EditorCommands</extracomment><translation>Choisir une image pour le sol</translation></message>
<message><source>Gives the ground of the brush the brightness of a picture. Black is 0, and white is the value Full, or its largest start value.</source><extracomment>EditorCommands</extracomment><translation>Donne au sol du pinceau la luminosité d'une image. Le noir vaut 0, et le blanc la valeur Plein, ou sa plus grande valeur de départ.</translation></message>
<message><source>Re&amp;move the picked agent</source><extracomment>EditorCommands</extracomment><translation>Retirer l'agent c&amp;hoisi</translation></message>
<message><source>At tick 0 from the project, later from the running world.</source><extracomment>EditorCommands</extracomment><translation>Au tick 0 du projet, ensuite du monde en cours.</translation></message>
<message><source>Send in a &amp;disk</source><extracomment>EditorCommands</extracomment><translation>Envoyer en &amp;disque</translation></message>
<message><source>Send in a &amp;box</source><extracomment>EditorCommands</extracomment><translation>Envoyer en &amp;rectangle</translation></message>
<message><source>Send in a &amp;line</source><extracomment>EditorCommands</extracomment><translation>Envoyer en &amp;ligne</translation></message>
<message><source>Send in a c&amp;olumn</source><extracomment>EditorCommands</extracomment><translation>Envoyer en c&amp;olonne</translation></message>
<message><source>Send as they &amp;stand</source><extracomment>EditorCommands</extracomment><translation>Envoyer &amp;tels quels</translation></message>
<message><source>Sends the agents that a band has selected to the mouse, each to its slot, so that nobody crosses anybody's way. A right click then does the same.</source><extracomment>EditorCommands</extracomment><translation>Envoie vers la souris les agents sélectionnés au lasso, chacun à sa place, sans que personne ne se croise. Un clic droit fait ensuite de même.</translation></message>
<message><source>Let the selected agents be sent</source><extracomment>EditorCommands</extracomment><translation>Permettre l'envoi des agents sélectionnés</translation></message>
<message><source>Adds an Own goal and an Arrive to their types, where they have no Own goal.</source><extracomment>EditorCommands</extracomment><translation>Ajoute un But personnel et une Arrivée à leurs types, s'ils n'ont pas de But personnel.</translation></message>
<message><source>Select &amp;all</source><extracomment>EditorCommands</extracomment><translation>Tout &amp;sélectionner</translation></message>
<message><source>Select &amp;what steers it</source><extracomment>EditorCommands</extracomment><translation>Sélectionner ce &amp;qui le pilote</translation></message>
<message><source>All cards from which wires lead to the selected ones</source><extracomment>EditorCommands</extracomment><translation>Tous les blocs dont des fils mènent aux blocs sélectionnés</translation></message>
<message><source>&amp;Find in the project…</source><extracomment>EditorCommands</extracomment><translation>Rec&amp;hercher dans le projet…</translation></message>
<message><source>Nodes, wires, the scene, settings, notes and problems</source><extracomment>EditorCommands</extracomment><translation>Nœuds, fils, scène, réglages, notes et problèmes</translation></message>
<message><source>Find &amp;next</source><extracomment>EditorCommands</extracomment><translation>Rechercher le sui&amp;vant</translation></message>
<message><source>Find pre&amp;vious</source><extracomment>EditorCommands</extracomment><translation>Rechercher le précéde&amp;nt</translation></message>
<message><source>Se&amp;ttings…</source><extracomment>EditorCommands</extracomment><translation>Préféren&amp;ces…</translation></message>
<message><source>&amp;Help</source><extracomment>EditorCommands</extracomment><translation>&amp;Aide</translation></message>
<message><source>All &amp;commands…</source><extracomment>EditorCommands</extracomment><translation>Toutes les &amp;commandes…</translation></message>
<message><source>Searches all commands</source><extracomment>EditorCommands</extracomment><translation>Recherche dans toutes les commandes</translation></message>
<message><source>&amp;Keys and mouse</source><extracomment>EditorCommands</extracomment><translation>C&amp;lavier et souris</translation></message>
<message><source>Keyboard &amp;shortcuts…</source><extracomment>EditorCommands</extracomment><translation>&amp;Raccourcis clavier…</translation></message>
<message><source>Changes the keys of any action</source><extracomment>EditorCommands</extracomment><translation>Change les touches de n'importe quelle action</translation></message>
<message><source>&amp;Last crash report…</source><extracomment>EditorCommands</extracomment><translation>&amp;Dernier rapport de plantage…</translation></message>
<message><source>What the editor did when it ended unexpectedly. It stays on this computer.</source><extracomment>EditorCommands</extracomment><translation>Ce que faisait l'éditeur quand il s'est arrêté de façon inattendue. Cela reste sur cet ordinateur.</translation></message>
<message><source>&amp;Canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Canevas</translation></message>
<message><source>&amp;Find a node to add</source><extracomment>EditorCommands</extracomment><translation>&amp;Trouver un nœud à ajouter</translation></message>
<message><source>&amp;Wire the selected cards</source><extracomment>EditorCommands</extracomment><translation>&amp;Relier les blocs sélectionnés</translation></message>
<message><source>Wire &amp;earlier in the order</source><extracomment>EditorCommands</extracomment><translation>Fil plus &amp;tôt dans l'ordre</translation></message>
<message><source>Wire &amp;later in the order</source><extracomment>EditorCommands</extracomment><translation>Fil plus ta&amp;rd dans l'ordre</translation></message>
<message><source>&amp;Fit the canvas</source><extracomment>EditorCommands</extracomment><translation>A&amp;juster le canevas</translation></message>
<message><source>Shows all cards. In the viewport, the same keys show the whole world</source><extracomment>EditorCommands</extracomment><translation>Affiche tous les blocs. Dans la vue, les mêmes touches affichent le monde entier</translation></message>
<message><source>Zoom &amp;in</source><extracomment>EditorCommands</extracomment><translation>Zoom a&amp;vant</translation></message>
<message><source>Zoom &amp;out</source><extracomment>EditorCommands</extracomment><translation>Zoom arr&amp;ière</translation></message>
<message><source>&amp;Zoom to 100%</source><extracomment>EditorCommands</extracomment><translation>&amp;Zoom à 100 %</translation></message>
<message><source>&amp;Arrange</source><extracomment>EditorCommands</extracomment><translation>&amp;Organiser</translation></message>
<message><source>&amp;Group the selected cards</source><extracomment>EditorCommands</extracomment><translation>&amp;Grouper les blocs sélectionnés</translation></message>
<message><source>One card for the selected ones. Tab opens it, and it can be added again</source><extracomment>EditorCommands</extracomment><translation>Un seul bloc au lieu des blocs sélectionnés. Tab l'ouvre, et on peut l'ajouter à nouveau</translation></message>
<message><source>&amp;Ungroup</source><extracomment>EditorCommands</extracomment><translation>&amp;Dégrouper</translation></message>
<message><source>Make inde&amp;pendent</source><extracomment>EditorCommands</extracomment><translation>Rendre indé&amp;pendant</translation></message>
<message><source>Edits of this group no longer act on the others of its kind</source><extracomment>EditorCommands</extracomment><translation>Les modifications de ce groupe n'agissent plus sur ses autres exemplaires</translation></message>
<message><source>&amp;Frame the selected cards</source><extracomment>EditorCommands</extracomment><translation>&amp;Encadrer les blocs sélectionnés</translation></message>
<message><source>A titled area around the cards, which moves them along</source><extracomment>EditorCommands</extracomment><translation>Une zone titrée autour des blocs, qui les déplace avec elle</translation></message>
<message><source>Add a &amp;comment</source><extracomment>EditorCommands</extracomment><translation>Ajouter un &amp;commentaire</translation></message>
<message><source>Edit &amp;title, text or weight</source><extracomment>EditorCommands</extracomment><translation>Modi&amp;fier le titre, le texte ou le poids</translation></message>
<message><source>Edits the selected frame, comment or wire; for a card, goes to its settings</source><extracomment>EditorCommands</extracomment><translation>Modifie le cadre, le commentaire ou le fil sélectionné ; pour un bloc, va à ses réglages</translation></message>
<message><source>&amp;Select the contents of the frame</source><extracomment>EditorCommands</extracomment><translation>&amp;Sélectionner le contenu du cadre</translation></message>
<message><source>&amp;Mute</source><extracomment>EditorCommands</extracomment><translation>&amp;Muet</translation></message>
<message><source>The selected cards have no effect; their settings stay. Agents of a muted type move on without steering</source><extracomment>EditorCommands</extracomment><translation>Les blocs sélectionnés sont sans effet ; leurs réglages restent. Les agents d'un type muet avancent sans pilotage</translation></message>
<message><source>S&amp;olo</source><extracomment>EditorCommands</extracomment><translation>S&amp;olo</translation></message>
<message><source>Silences the other behaviors of the agents that the selected ones steer</source><extracomment>EditorCommands</extracomment><translation>Fait taire les autres comportements des agents que pilotent les blocs sélectionnés</translation></message>
<message><source>&amp;Insert a node into the wire…</source><extracomment>EditorCommands</extracomment><translation>&amp;Insérer un nœud dans le fil…</translation></message>
<message><source>&amp;Detach from the wires</source><extracomment>EditorCommands</extracomment><translation>&amp;Détacher des fils</translation></message>
<message><source>Takes the selected cards out of their wires and closes the gaps</source><extracomment>EditorCommands</extracomment><translation>Sort les blocs sélectionnés de leurs fils et referme les trous</translation></message>
<message><source>Sho&amp;w as formula</source><extracomment>EditorCommands</extracomment><translation>&amp;Afficher en formule</translation></message>
<message><source>The selected behavior becomes a Formula force that does the same, with lines that you can change</source><extracomment>EditorCommands</extracomment><translation>Le comportement sélectionné devient une Formule de force qui fait la même chose, avec des lignes que vous pouvez changer</translation></message>
<message><source>Add a point to the w&amp;ire</source><extracomment>EditorCommands</extracomment><translation>Ajouter un point au fi&amp;l</translation></message>
<message><source>The wire passes through its points. A double click on a wire adds one, too; drag it to move it</source><extracomment>EditorCommands</extracomment><translation>Le fil passe par ses points. Un double-clic sur un fil en ajoute un aussi ; glissez-le pour le déplacer</translation></message>
<message><source>Remove the points of the wire</source><extracomment>EditorCommands</extracomment><translation>Retirer les points du fil</translation></message>
<message><source>&amp;Lay out the cards</source><extracomment>EditorCommands</extracomment><translation>&amp;Disposer les blocs</translation></message>
<message><source>Lays out the selected cards, or all, from left to right</source><extracomment>EditorCommands</extracomment><translation>Dispose les blocs sélectionnés, ou tous, de gauche à droite</translation></message>
<message><source>Fit the s&amp;election</source><extracomment>EditorCommands</extracomment><translation>Ajuster à la sé&amp;lection</translation></message>
<message><source>&amp;Align and distribute</source><extracomment>EditorCommands</extracomment><translation>&amp;Aligner et répartir</translation></message>
<message><source>Bring to the front of the world</source><extracomment>EditorCommands</extracomment><translation>Mettre au premier plan du monde</translation></message>
<message><source>Draws the selected scene items over the others</source><extracomment>EditorCommands</extracomment><translation>Dessine les éléments sélectionnés au-dessus des autres</translation></message>
<message><source>Send to the back of the world</source><extracomment>EditorCommands</extracomment><translation>Mettre à l'arrière-plan du monde</translation></message>
<message><source>Draws the selected scene items below the others</source><extracomment>EditorCommands</extracomment><translation>Dessine les éléments sélectionnés sous les autres</translation></message>
<message><source>Align &amp;left edges</source><extracomment>EditorCommands</extracomment><translation>Aligner les bords &amp;gauches</translation></message>
<message><source>Align &amp;right edges</source><extracomment>EditorCommands</extracomment><translation>Aligner les bords &amp;droits</translation></message>
<message><source>Align to&amp;p edges</source><extracomment>EditorCommands</extracomment><translation>Aligner les bords &amp;supérieurs</translation></message>
<message><source>Align &amp;bottom edges</source><extracomment>EditorCommands</extracomment><translation>Aligner les bords &amp;inférieurs</translation></message>
<message><source>Align centers in a &amp;column</source><extracomment>EditorCommands</extracomment><translation>Centrer en &amp;colonne</translation></message>
<message><source>Align centers in a ro&amp;w</source><extracomment>EditorCommands</extracomment><translation>Centrer en &amp;ligne</translation></message>
<message><source>Equal gaps &amp;across</source><extracomment>EditorCommands</extracomment><translation>Espacer &amp;horizontalement</translation></message>
<message><source>Equal gaps &amp;down</source><extracomment>EditorCommands</extracomment><translation>Espacer &amp;verticalement</translation></message>
<message><source>Acts on cards, or on scene items where the viewport was used last</source><extracomment>EditorCommands</extracomment><translation>Agit sur les blocs, ou sur les éléments de la scène si la vue a servi en dernier</translation></message>
<message><source>Open</source><extracomment>EditorCommands</extracomment><translation>Ouvrir</translation></message>
<message><source>Turn left by 90°</source><extracomment>EditorCommands</extracomment><translation>Tourner à gauche de 90°</translation></message>
<message><source>Turn right by 90°</source><extracomment>EditorCommands</extracomment><translation>Tourner à droite de 90°</translation></message>
<message><source>Turn left by 15°</source><extracomment>EditorCommands</extracomment><translation>Tourner à gauche de 15°</translation></message>
<message><source>Mirror left to right</source><extracomment>EditorCommands</extracomment><translation>Miroir gauche-droite</translation></message>
<message><source>Mirror top to bottom</source><extracomment>EditorCommands</extracomment><translation>Miroir haut-bas</translation></message>
<message><source>Twice as large</source><extracomment>EditorCommands</extracomment><translation>Deux fois plus grand</translation></message>
<message><source>Half as large</source><extracomment>EditorCommands</extracomment><translation>Deux fois plus petit</translation></message>
<message><source>&amp;View</source><extracomment>EditorCommands</extracomment><translation>&amp;Affichage</translation></message>
<message><source>&amp;Fit the world</source><extracomment>EditorCommands</extracomment><translation>A&amp;juster le monde</translation></message>
<message><source>Shows the whole world in the viewport</source><extracomment>EditorCommands</extracomment><translation>Affiche le monde entier dans la vue</translation></message>
<message><source>La&amp;yers of the world</source><extracomment>EditorCommands</extracomment><translation>Cal&amp;ques du monde</translation></message>
<message><source>Lists the layers over the world, to show, hide and lock scene items together</source><extracomment>EditorCommands</extracomment><translation>Liste les calques au-dessus du monde, pour afficher, masquer et verrouiller ensemble des éléments de la scène</translation></message>
<message><source>References as &amp;wires</source><extracomment>EditorCommands</extracomment><translation>Ré&amp;férences en fils</translation></message>
<message><source>Draws all references to agent types as wires, also those that are long or lead back</source><extracomment>EditorCommands</extracomment><translation>Dessine en fils toutes les références aux types d'agent, même longues ou vers l'arrière</translation></message>
<message><source>&amp;Minimap</source><extracomment>EditorCommands</extracomment><translation>&amp;Mini-carte</translation></message>
<message><source>Minimap with more than 60 cards, or with more than 20 that are not all in view</source><extracomment>EditorCommands</extracomment><translation>Mini-carte à partir de 60 blocs, ou de 20 s'ils ne sont pas tous visibles</translation></message>
<message><source>&amp;Dark colors</source><extracomment>EditorCommands</extracomment><translation>Couleurs som&amp;bres</translation></message>
<message><source>&amp;Next layout</source><extracomment>EditorCommands</extracomment><translation>Disposition suiva&amp;nte</translation></message>
<message><source>Layout: &amp;canvas</source><extracomment>EditorCommands</extracomment><translation>Disposition : &amp;canevas</translation></message>
<message><source>Layout: &amp;both, side by side</source><extracomment>EditorCommands</extracomment><translation>Disposition : &amp;les deux, côte à côte</translation></message>
<message><source>Layout: &amp;viewport</source><extracomment>EditorCommands</extracomment><translation>Disposition : &amp;vue</translation></message>
<message><source>Layout: both, viewport &amp;below</source><extracomment>EditorCommands</extracomment><translation>Disposition : les deux, vue en &amp;dessous</translation></message>
<message><source>Layout: &amp;automatic</source><extracomment>EditorCommands</extracomment><translation>Disposition : &amp;automatique</translation></message>
<message><source>Canvas and viewport side by side or one above the other, as this project needs it</source><extracomment>EditorCommands</extracomment><translation>Canevas et vue côte à côte ou l'un sous l'autre, selon les besoins du projet</translation></message>
<message><source>Maximize this &amp;pane</source><extracomment>EditorCommands</extracomment><translation>Agrandir ce v&amp;olet</translation></message>
<message><source>Show all &amp;panes again</source><extracomment>EditorCommands</extracomment><translation>Afficher tous les vole&amp;ts</translation></message>
<message><source>The canvas or the viewport, whichever has the keyboard, without the panes beside it</source><extracomment>EditorCommands</extracomment><translation>Le canevas ou la vue, selon qui a le clavier, sans les volets voisins</translation></message>
<message><source>Lesson</source><extracomment>EditorCommands</extracomment><translation>Leçon</translation></message>
<message><source>&amp;Notes beside the canvas</source><extracomment>EditorCommands</extracomment><translation>&amp;Notes à côté du canevas</translation></message>
<message><source>What the project is, how it works, what to notice and what to try</source><extracomment>EditorCommands</extracomment><translation>Ce qu'est le projet, comment il marche, que remarquer et qu'essayer</translation></message>
<message><source>Leave the &amp;presentation</source><extracomment>EditorCommands</extracomment><translation>Quitter la &amp;présentation</translation></message>
<message><source>&amp;Present</source><extracomment>EditorCommands</extracomment><translation>&amp;Présenter</translation></message>
<message><source>Present, or leave the presentation</source><extracomment>EditorCommands</extracomment><translation>Présenter, ou quitter la présentation</translation></message>
<message><source>Only the viewport, the parameters and the notes, in large type; Esc leaves</source><extracomment>EditorCommands</extracomment><translation>Seulement la vue, les paramètres et les notes, en grands caractères ; Échap quitte</translation></message>
<message><source>Leave the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Quitter la le&amp;çon</translation></message>
<message><source>Begin the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>Commencer la le&amp;çon</translation></message>
<message><source>Begin the lesson, or leave it</source><extracomment>EditorCommands</extracomment><translation>Commencer la leçon, ou la quitter</translation></message>
<message><source>Follows the steps of the project; a step that asks waits for a guess before the world plays</source><extracomment>EditorCommands</extracomment><translation>Suit les étapes du projet ; une étape qui questionne attend un pronostic avant que le monde ne tourne</translation></message>
<message><source>Ne&amp;xt step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Étape &amp;suivante de la leçon</translation></message>
<message><source>Pre&amp;vious step of the lesson</source><extracomment>EditorCommands</extracomment><translation>Étape p&amp;récédente de la leçon</translation></message>
<message><source>&amp;Unlock the step</source><extracomment>EditorCommands</extracomment><translation>Dé&amp;bloquer l'étape</translation></message>
<message><source>Unlock the step without a guess</source><extracomment>EditorCommands</extracomment><translation>Débloquer l'étape sans pronostic</translation></message>
<message><source>For teachers: plays the world, and shows the answer as after a guess</source><extracomment>EditorCommands</extracomment><translation>Pour les enseignants : lance le monde et montre la réponse, comme après un pronostic</translation></message>
<message><source>Hand in the ans&amp;wers…</source><extracomment>EditorCommands</extracomment><translation>Re&amp;ndre les réponses…</translation></message>
<message><source>Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown</source><extracomment>EditorCommands</extracomment><translation>Écrit les questions de la leçon avec les pronostics : en PDF à imprimer, en CSV ou en Markdown</translation></message>
<message><source>Runs both side by side, from one seed and with the same mouse</source><extracomment>EditorCommands</extracomment><translation>Fait tourner les deux côte à côte, avec la même graine et la même souris</translation></message>
<message><source>Reset &amp;all</source><extracomment>EditorCommands</extracomment><translation>&amp;Tout réinitialiser</translation></message>
<message><source>Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed</source><extracomment>EditorCommands</extracomment><translation>Quitte l'expérience, rétablit les valeurs enregistrées des paramètres et recommence l'exécution à vitesse normale</translation></message>
<message><source>Make an &amp;experiment from the changes</source><extracomment>EditorCommands</extracomment><translation>Créer une &amp;expérience à partir des changements</translation></message>
<message><source>Saves the settings that differ from the saved project as an experiment</source><extracomment>EditorCommands</extracomment><translation>Enregistre comme expérience les réglages qui diffèrent du projet enregistré</translation></message>
<message><source>&amp;Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>&amp;Rétablir les réglages d'avant l'expérience</translation></message>
<message><source>&amp;Leave “%1”</source><extracomment>EditorCommands</extracomment><translation>&amp;Quitter « %1 »</translation></message>
<message><source>Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>Rétablir les réglages d'avant l'expérience</translation></message>
<message><source>Restores the settings from before the experiment</source><extracomment>EditorCommands</extracomment><translation>Rétablit les réglages d'avant l'expérience</translation></message>
<message><source>Make a &amp;parameter of the wire's weight</source><extracomment>EditorCommands</extracomment><translation>Faire du poids du fil un &amp;paramètre</translation></message>
<message><source>Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go</source><extracomment>EditorCommands</extracomment><translation>Fait du poids du fil sélectionné un paramètre, avec un curseur, ou libère le poids</translation></message>
<message><source>&amp;Compare with the saved project</source><extracomment>EditorCommands</extracomment><translation>&amp;Comparer avec le projet enregistré</translation></message>
<message><source>Compare with the settings &amp;before the experiment</source><extracomment>EditorCommands</extracomment><translation>Comparer avec les réglages d'a&amp;vant l'expérience</translation></message>
<message><source>Compare with&amp;out the selected card</source><extracomment>EditorCommands</extracomment><translation>Comparer sans le &amp;bloc sélectionné</translation></message>
<message><source>Runs the world beside one in which the card is muted</source><extracomment>EditorCommands</extracomment><translation>Fait tourner le monde à côté d'un autre où le bloc est muet</translation></message>
<message><source>&amp;Stop comparing</source><extracomment>EditorCommands</extracomment><translation>&amp;Arrêter de comparer</translation></message>
<message><source>&amp;Simulation</source><extracomment>EditorCommands</extracomment><translation>&amp;Simulation</translation></message>
<message><source>The lesson asks for a guess first. Then the world plays.</source><extracomment>EditorCommands</extracomment><translation>La leçon demande d'abord un pronostic. Ensuite, le monde tourne.</translation></message>
<message><source>&amp;Pause</source><extracomment>EditorCommands</extracomment><translation>&amp;Pause</translation></message>
<message><source>&amp;Play</source><extracomment>EditorCommands</extracomment><translation>&amp;Lecture</translation></message>
<message><source>Play or pause</source><extracomment>EditorCommands</extracomment><translation>Lecture ou pause</translation></message>
<message><source>Pause here. Edits still act.</source><extracomment>EditorCommands</extracomment><translation>Met en pause ici. Les modifications agissent quand même.</translation></message>
<message><source>Run the world. You can edit everything meanwhile.</source><extracomment>EditorCommands</extracomment><translation>Fait tourner le monde. Vous pouvez tout modifier pendant ce temps.</translation></message>
<message><source>&amp;Step</source><extracomment>EditorCommands</extracomment><translation>Pa&amp;s suivant</translation></message>
<message><source>One tick: all agents decide from what they see now, then all move.</source><extracomment>EditorCommands</extracomment><translation>Un tick : tous les agents décident d'après ce qu'ils voient, puis tous se déplacent.</translation></message>
<message><source>&amp;Reset</source><extracomment>EditorCommands</extracomment><translation>&amp;Réinitialiser</translation></message>
<message><source>Back to the start with the project as it is now, at normal speed. Contacts count from 0.</source><extracomment>EditorCommands</extracomment><translation>Retour au début avec le projet tel qu'il est, à vitesse normale. Les contacts repartent de 0.</translation></message>
<message><source>&amp;Faster</source><extracomment>EditorCommands</extracomment><translation>Plus &amp;vite</translation></message>
<message><source>S&amp;lower</source><extracomment>EditorCommands</extracomment><translation>Plus l&amp;entement</translation></message>
<message><source>E&amp;xplain</source><extracomment>EditorCommands</extracomment><translation>E&amp;xpliquer</translation></message>
<message><source>Select the &amp;next agent</source><extracomment>EditorCommands</extracomment><translation>Sélectionner l'agent &amp;suivant</translation></message>
<message><source>Shows its numbers on the wires, on the cards, and in the formula of the selected node.</source><extracomment>EditorCommands</extracomment><translation>Montre ses nombres sur les fils, sur les blocs et dans la formule du nœud sélectionné.</translation></message>
<message><source>Select the &amp;previous agent</source><extracomment>EditorCommands</extracomment><translation>Sélectionner l'agent &amp;précédent</translation></message>
<message><source>&amp;Deselect the agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Désélectionner l'agent</translation></message>
<message><source>The wires show no numbers then.</source><extracomment>EditorCommands</extracomment><translation>Les fils ne montrent alors plus de nombres.</translation></message>
<message><source>&amp;What if it were not there?</source><extracomment>EditorCommands</extracomment><translation>&amp;Et s'il n'était pas là ?</translation></message>
<message><source>Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.</source><extracomment>EditorCommands</extracomment><translation>Maintenir : des fantômes montrent les deux secondes suivantes sans les nœuds sélectionnés. Appui bref : jusqu'au prochain appui.</translation></message>
<message><source>&amp;Timeline</source><extracomment>EditorCommands</extracomment><translation>C&amp;hronologie</translation></message>
<message><source>Step &amp;back</source><extracomment>EditorCommands</extracomment><translation>Pas &amp;précédent</translation></message>
<message><source>Goes to the previous tick. Step goes to the next.</source><extracomment>EditorCommands</extracomment><translation>Va au tick précédent. « Pas suivant » va au suivant.</translation></message>
<message><source>Back to the &amp;start of the timeline</source><extracomment>EditorCommands</extracomment><translation>Au &amp;début de la chronologie</translation></message>
<message><source>Goes back as far as possible. Nothing is lost: the end stays.</source><extracomment>EditorCommands</extracomment><translation>Revient aussi loin que possible. Rien n'est perdu : la fin reste.</translation></message>
<message><source>To &amp;now</source><extracomment>EditorCommands</extracomment><translation>À &amp;maintenant</translation></message>
<message><source>Goes to the last tick, where the run continues.</source><extracomment>EditorCommands</extracomment><translation>Va au dernier tick, où l'exécution continue.</translation></message>
<message><source>&amp;Previous edit</source><extracomment>EditorCommands</extracomment><translation>&amp;Modification précédente</translation></message>
<message><source>Goes to the previous tick with an edit or a dragged agent.</source><extracomment>EditorCommands</extracomment><translation>Va au tick précédent où l'on a modifié quelque chose ou glissé un agent.</translation></message>
<message><source>N&amp;ext edit</source><extracomment>EditorCommands</extracomment><translation>Modification s&amp;uivante</translation></message>
<message><source>&amp;Discard the old run</source><extracomment>EditorCommands</extracomment><translation>&amp;Abandonner l'ancienne exécution</translation></message>
<message><source>Its faded agents disappear.</source><extracomment>EditorCommands</extracomment><translation>Ses agents estompés disparaissent.</translation></message>
<message><source>Watch</source><extracomment>EditorCommands</extracomment><translation>Observer</translation></message>
<message><source>Add &amp;plot…</source><extracomment>EditorCommands</extracomment><translation>Ajouter une &amp;courbe…</translation></message>
<message><source>Plots a number of an agent or a group over time</source><extracomment>EditorCommands</extracomment><translation>Trace un nombre d'un agent ou d'un groupe au fil du temps</translation></message>
<message><source>&amp;Color agents by a number…</source><extracomment>EditorCommands</extracomment><translation>&amp;Colorer les agents selon un nombre…</translation></message>
<message><source>Gives each agent of a type the color of its number, with a scale in the legend</source><extracomment>EditorCommands</extracomment><translation>Donne à chaque agent d'un type la couleur de son nombre, avec une échelle dans la légende</translation></message>
<message><source>P&amp;lots</source><extracomment>EditorCommands</extracomment><translation>C&amp;ourbes</translation></message>
<message><source>Shows the plots below the world</source><extracomment>EditorCommands</extracomment><translation>Affiche les courbes sous le monde</translation></message>
<message><source>Save plots as a &amp;table…</source><extracomment>EditorCommands</extracomment><translation>Enregistrer les courbes en &amp;tableau…</translation></message>
<message><source>Writes what the plots show as CSV</source><extracomment>EditorCommands</extracomment><translation>Écrit en CSV ce que montrent les courbes</translation></message>
<message><source>Try &amp;values…</source><extracomment>EditorCommands</extracomment><translation>&amp;Essayer des valeurs…</translation></message>
<message><source>Runs the project with other values of a setting, a weight or a parameter, and plots what they change</source><extracomment>EditorCommands</extracomment><translation>Exécute le projet avec d'autres valeurs d'un réglage, d'un poids ou d'un paramètre, et trace ce qu'elles changent</translation></message>
<message><source>Fin&amp;d values…</source><extracomment>EditorCommands</extracomment><translation>&amp;Trouver des valeurs…</translation></message>
<message><source>Looks for settings, weights and parameters that bring a number where you want it</source><extracomment>EditorCommands</extracomment><translation>Cherche des réglages, des poids et des paramètres qui amènent un nombre où vous le voulez</translation></message>
<message><source>&amp;Sweeps</source><extracomment>EditorCommands</extracomment><translation>&amp;Balayages</translation></message>
<message><source>Shows the values that were tried, and their results</source><extracomment>EditorCommands</extracomment><translation>Montre les valeurs essayées et leurs résultats</translation></message>
<message><source>&amp;Follow the picked agent</source><extracomment>EditorCommands</extracomment><translation>&amp;Suivre l'agent choisi</translation></message>
<message><source>Keeps it in the middle, as F in the viewport does; Esc or panning stops</source><extracomment>EditorCommands</extracomment><translation>Le garde au centre, comme F dans la vue ; Échap ou un déplacement de la vue arrête</translation></message>
<message><source>Save pict&amp;ure…</source><extracomment>EditorCommands</extracomment><translation>Enregistrer une &amp;image…</translation></message>
<message><source>Saves the viewport as PNG</source><extracomment>EditorCommands</extracomment><translation>Enregistre la vue en PNG</translation></message>
<message><source>&amp;Record film…</source><extracomment>EditorCommands</extracomment><translation>&amp;Filmer…</translation></message>
<message><source>Records the viewport as MP4 or GIF</source><extracomment>EditorCommands</extracomment><translation>Enregistre la vue en MP4 ou GIF</translation></message>
<message><source>No agents yet</source><extracomment>EmptyWorld</extracomment><translation>Pas encore d'agents</translation></message>
<message><source>Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.</source><extracomment>EmptyWorld</extracomment><translation>Ajoutez un type d'agent depuis la palette, puis un comportement comme Errance, et reliez-le au pilotage du type.</translation></message>
<message><source>, beside %1</source><extracomment>EventRow</extracomment><translation>, à côté %1</translation></message>
<message><source>Go to the last time before this one, and pick who did it.</source><extracomment>EventRow</extracomment><translation>Aller à l'occurrence précédente, et choisir l'agent concerné.</translation></message>
<message><source>%1 touched %2</source><extracomment>EventsModel</extracomment><translation>%1 a touché %2</translation></message>
<message><source>%1 entered %2</source><extracomment>EventsModel</extracomment><translation>%1 est entré dans %2</translation></message>
<message><source>%1 arrived: %2</source><extracomment>EventsModel</extracomment><translation>%1 est arrivé : %2</translation></message>
<message><source>Examples</source><extracomment>ExampleListModel</extracomment><translation>Exemples</translation></message>
<message><source>More</source><extracomment>ExampleListModel</extracomment><translation>Autres</translation></message>
<message><source>This file has problems: %1</source><extracomment>ExampleListModel</extracomment><translation>Ce fichier a des problèmes : %1</translation></message>
<message><source>Experiments</source><extracomment>ExperimentList</extracomment><translation>Expériences</translation></message>
<message><source>Leave “%1”</source><extracomment>ExperimentList</extracomment><translation>Quitter « %1 »</translation></message>
<message><source>Start “%1”</source><extracomment>ExperimentList</extracomment><translation>Lancer « %1 »</translation></message>
<message><source>Restore earlier settings</source><extracomment>ExperimentList</extracomment><translation>Rétablir les réglages d'avant</translation></message>
<message><source>Save my changes as an experiment</source><extracomment>ExperimentList</extracomment><translation>Enregistrer mes changements comme expérience</translation></message>
<message><source>“%1” cannot be started. %2</source><extracomment>ExperimentListModel</extracomment><translation>Impossible de lancer « %1 ». %2</translation></message>
<message><source>Experiment: %1</source><extracomment>ExperimentListModel</extracomment><translation>Expérience : %1</translation></message>
<message><source>Back to before %1</source><extracomment>ExperimentListModel</extracomment><translation>Retour à avant %1</translation></message>
<message><source>No setting differs from the saved project, so there is nothing to make an experiment of. Move a slider or change a setting first.</source><extracomment>ExperimentListModel</extracomment><translation>Aucun réglage ne diffère du projet enregistré : il n'y a pas de quoi faire une expérience. Déplacez d'abord un curseur ou changez un réglage.</translation></message>
<message><source>Make an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Créer une expérience</translation></message>
<message><source>The experiment has the settings that differ. It does not have other changes, such as added or removed cards.</source><extracomment>ExperimentListModel</extracomment><translation>L'expérience contient les réglages qui diffèrent, mais pas les autres changements, comme les blocs ajoutés ou supprimés.</translation></message>
<message><source>Move an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Déplacer une expérience</translation></message>
<message><source>Delete an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Supprimer une expérience</translation></message>
<message><source>Rename an experiment</source><extracomment>ExperimentListModel</extracomment><translation>Renommer une expérience</translation></message>
<message><source>Experiment</source><extracomment>ExperimentListModel</extracomment><translation>Expérience</translation></message>
<message><source>Exported “%1”</source><extracomment>ExportedDialog</extracomment><translation>« %1 » exporté</translation></message>
<message><source>Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.</source><extracomment>ExportedDialog</extracomment><translation>Ouvrez-le dans n'importe quel navigateur. Il n'a besoin ni du réseau ni d'un autre fichier : envoyez-le par courriel ou mettez-le sur un site web.</translation></message>
<message><source>Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.</source><extracomment>ExportedDialog</extracomment><translation>Votre jeu charge ce fichier, et ses agents bougent exactement comme ici. En C++ : tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# et Godot ont l'équivalent : docs/games/README.md montre comment.</translation></message>
<message><source>The desktop has no program that opens it.</source><extracomment>ExportedDialog</extracomment><translation>Le bureau n'a aucun programme pour l'ouvrir.</translation></message>
<message><source>Open the page</source><extracomment>ExportedDialog</extracomment><translation>Ouvrir la page</translation></message>
<message><source>Open the folder</source><extracomment>ExportedDialog</extracomment><translation>Ouvrir le dossier</translation></message>
<message><source>Close</source><extracomment>ExportedDialog</extracomment><translation>Fermer</translation></message>
<message><source>Open a project or a recording</source><extracomment>FileDialogs</extracomment><translation>Ouvrir un projet ou un enregistrement</translation></message>
<message><source>Projects and recordings (*.tiller *.tiller-recording);;Exports and input logs (*.json);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Projets et enregistrements (*.tiller *.tiller-recording);;Exports et journaux d'entrées (*.json);;Tous les fichiers (*)</translation></message>
<message><source>Where is %1?</source><extracomment>FileDialogs</extracomment><translation>Où est %1 ?</translation></message>
<message><source>Tiller projects (*.tiller);;Exports (*.json)</source><extracomment>FileDialogs</extracomment><translation>Projets Tiller (*.tiller);;Exports (*.json)</translation></message>
<message><source>Import a map</source><extracomment>FileDialogs</extracomment><translation>Importer une carte</translation></message>
<message><source>Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Cartes de Tiled et LDtk (*.tmj *.tmx *.ldtk);;Tous les fichiers (*)</translation></message>
<message><source>Add a part</source><extracomment>FileDialogs</extracomment><translation>Ajouter un composant</translation></message>
<message><source>Parts (*.tiller-part);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Composants (*.tiller-part);;Tous les fichiers (*)</translation></message>
<message><source>Save the project</source><extracomment>FileDialogs</extracomment><translation>Enregistrer le projet</translation></message>
<message><source>Tiller projects (*.tiller)</source><extracomment>FileDialogs</extracomment><translation>Projets Tiller (*.tiller)</translation></message>
<message><source>Save as a part</source><extracomment>FileDialogs</extracomment><translation>Enregistrer comme composant</translation></message>
<message><source>Parts (*.tiller-part)</source><extracomment>FileDialogs</extracomment><translation>Composants (*.tiller-part)</translation></message>
<message><source>Export for a game</source><extracomment>FileDialogs</extracomment><translation>Exporter pour un jeu</translation></message>
<message><source>For a game (*.json)</source><extracomment>FileDialogs</extracomment><translation>Pour un jeu (*.json)</translation></message>
<message><source>Export for a game or a browser</source><extracomment>FileDialogs</extracomment><translation>Exporter pour un jeu ou un navigateur</translation></message>
<message><source>A page that plays in a browser (*.html)</source><extracomment>FileDialogs</extracomment><translation>Une page qui tourne dans un navigateur (*.html)</translation></message>
<message><source>Save the input log</source><extracomment>FileDialogs</extracomment><translation>Enregistrer le journal des entrées</translation></message>
<message><source>Input logs (*.json)</source><extracomment>FileDialogs</extracomment><translation>Journaux d'entrées (*.json)</translation></message>
<message><source>Hand in the answers</source><extracomment>FileDialogs</extracomment><translation>Rendre les réponses</translation></message>
<message><source>To print (*.pdf);;A table (*.csv);;Text (*.md)</source><extracomment>FileDialogs</extracomment><translation>À imprimer (*.pdf);;Un tableau (*.csv);;Texte (*.md)</translation></message>
<message><source>Save a picture of the world</source><extracomment>FileDialogs</extracomment><translation>Enregistrer une image du monde</translation></message>
<message><source>Pictures (*.png)</source><extracomment>FileDialogs</extracomment><translation>Images (*.png)</translation></message>
<message><source>Save a film of the world</source><extracomment>FileDialogs</extracomment><translation>Enregistrer un film du monde</translation></message>
<message><source>Films (*.mp4 *.gif)</source><extracomment>FileDialogs</extracomment><translation>Films (*.mp4 *.gif)</translation></message>
<message><source>Save the plots as a table</source><extracomment>FileDialogs</extracomment><translation>Enregistrer les courbes en tableau</translation></message>
<message><source>Tables (*.csv)</source><extracomment>FileDialogs</extracomment><translation>Tableaux (*.csv)</translation></message>
<message><source>Save the chart or table</source><extracomment>FileDialogs</extracomment><translation>Enregistrer le graphique ou le tableau</translation></message>
<message><source>Tables (*.csv);;Pictures (*.png);;Drawings (*.svg)</source><extracomment>FileDialogs</extracomment><translation>Tableaux (*.csv);;Images (*.png);;Dessins (*.svg)</translation></message>
<message><source>Pictures (*.png *.jpg *.jpeg)</source><extracomment>FileDialogs</extracomment><translation>Images (*.png *.jpg *.jpeg)</translation></message>
<message><source>Choose a picture for agents</source><extracomment>FileDialogs</extracomment><translation>Choisir une image pour les agents</translation></message>
<message><source>To export pages that play in a browser, run ./dev page once in the sources of Tiller.</source><extracomment>FileDialogs</extracomment><translation>Pour exporter des pages qui tournent dans un navigateur, lancez une fois ./dev page dans les sources de Tiller.</translation></message>
<message><source>Choose the lessons of the course</source><extracomment>FileDialogs</extracomment><translation>Choisir les leçons du cours</translation></message>
<message><source>Choose an empty folder for the course, or make one</source><extracomment>FileDialogs</extracomment><translation>Choisir un dossier vide pour le cours, ou en créer un</translation></message>
<message><source>Drop to open %1 files, one after the other</source><extracomment>FileDrop</extracomment><translation>Déposez pour ouvrir %1 fichiers, l'un après l'autre</translation></message>
<message><source>Drop to open “%1”</source><extracomment>FileDrop</extracomment><translation>Déposez pour ouvrir « %1 »</translation></message>
<message><source>“%1” is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)</source><extracomment>FileDrop</extracomment><translation>« %1 » n'est ni un projet (.tiller), ni un enregistrement (.tiller-recording), ni un export (.json), ni une carte (.tmj, .tmx, .ldtk)</translation></message>
<message><source>This report stays on this computer: %1</source><extracomment>FileFlow</extracomment><translation>Ce rapport reste sur cet ordinateur : %1</translation></message>
<message><source>The course begins with %1</source><extracomment>FileFlow</extracomment><translation>Le cours commence par %1</translation></message>
<message><source>Exporting the course</source><extracomment>FileFlow</extracomment><translation>Exportation du cours</translation></message>
<message><source>Lesson %1 of %2: %3. If you cancel, the folder stays as it is.</source><extracomment>FileFlow</extracomment><translation>Leçon %1 sur %2 : %3. Si vous annulez, le dossier reste tel quel.</translation></message>
<message><source>Not in the project's folder: %1. Choose it with “Import a map”.</source><extracomment>FileFlow</extracomment><translation>Pas dans le dossier du projet : %1. Choisissez-la avec « Importer une carte ».</translation></message>
<message><source>%1 has changed. “Import maps again” in the menu File updates it.</source><extracomment>FileFlow</extracomment><translation>%1 a changé. « Réimporter les cartes » dans le menu Fichier l'actualise.</translation></message>
<message><source>The version before this save was not kept: %1</source><extracomment>FileSession</extracomment><translation>La version d'avant cet enregistrement n'a pas été conservée : %1</translation></message>
<message><source>The file “%1” was moved or deleted</source><extracomment>FileSteps</extracomment><translation>Le fichier « %1 » a été déplacé ou supprimé</translation></message>
<message><source>Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.</source><extracomment>FileSteps</extracomment><translation>Rien n'est perdu : le projet est toujours ouvert ici. Enregistrez-le pour réécrire le fichier, ou enregistrez-le sous un autre nom.</translation></message>
<message><source>The editor is not attached to the game</source><extracomment>FileSteps</extracomment><translation>L'éditeur n'est pas connecté au jeu</translation></message>
<message><source>Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.</source><extracomment>FileSteps</extracomment><translation>Tiller s'est arrêté de façon inattendue %1. « Dernier rapport de plantage » dans le menu Aide montre pourquoi.</translation></message>
<message><source>Saved as %1, and linked to it.</source><extracomment>FileSteps</extracomment><translation>Enregistré sous %1, et lié à ce fichier.</translation></message>
<message><source>Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.</source><extracomment>FileSteps</extracomment><translation>Enregistré sous %1. Il n'est pas lié, car le projet n'a pas encore de dossier : enregistrez le projet à côté, puis de nouveau le composant.</translation></message>
<message><source>Saved as %1. It is not linked, because it is not in the project's folder.</source><extracomment>FileSteps</extracomment><translation>Enregistré sous %1. Il n'est pas lié, car il n'est pas dans le dossier du projet.</translation></message>
<message><source>Hand in your answers?</source><extracomment>FileSteps</extracomment><translation>Rendre vos réponses ?</translation></message>
<message><source>If you don’t hand in the answers of “%1”, they are lost.</source><extracomment>FileSteps</extracomment><translation>Si vous ne rendez pas les réponses de « %1 », elles sont perdues.</translation></message>
<message><source>Don’t hand in</source><extracomment>FileSteps</extracomment><translation>Ne pas rendre</translation></message>
<message><source>Hand in…</source><extracomment>FileSteps</extracomment><translation>Rendre…</translation></message>
<message><source>Save changes to “%1”?</source><extracomment>FileSteps</extracomment><translation>Enregistrer les modifications de « %1 » ?</translation></message>
<message><source>If you don’t save, your changes are lost.</source><extracomment>FileSteps</extracomment><translation>Si vous n'enregistrez pas, vos modifications sont perdues.</translation></message>
<message><source>Don’t save</source><extracomment>FileSteps</extracomment><translation>Ne pas enregistrer</translation></message>
<message><source>Save</source><extracomment>FileSteps</extracomment><translation>Enregistrer</translation></message>
<message><source>“%1” is open elsewhere</source><extracomment>FileSteps</extracomment><translation>« %1 » est ouvert ailleurs</translation></message>
<message><source>It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.</source><extracomment>FileSteps</extracomment><translation>Il est ouvert dans %1. Si les deux l'enregistrent, le dernier enregistrement l'emporte. Une copie est un projet à part ; vous la nommez en l'enregistrant.</translation></message>
<message><source>Open anyway</source><extracomment>FileSteps</extracomment><translation>Ouvrir quand même</translation></message>
<message><source>Open a copy</source><extracomment>FileSteps</extracomment><translation>Ouvrir une copie</translation></message>
<message><source>“%1” was changed by another program</source><extracomment>FileSteps</extracomment><translation>« %1 » a été modifié par un autre programme</translation></message>
<message><source>Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Rechargez pour voir la version de l'autre programme ; « Annuler » ramène vos modifications. Ou gardez la vôtre : le prochain enregistrement remplace le fichier.</translation></message>
<message><source>Reload to see the other program’s version. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>Rechargez pour voir la version de l'autre programme. Ou gardez la vôtre : le prochain enregistrement remplace le fichier.</translation></message>
<message><source>Keep mine</source><extracomment>FileSteps</extracomment><translation>Garder la mienne</translation></message>
<message><source>Where is “%1”?</source><extracomment>FileSteps</extracomment><translation>Où est « %1 » ?</translation></message>
<message><source>The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.</source><extracomment>FileSteps</extracomment><translation>L'enregistrement est celui de ce projet, qui n'est pas à côté. Choisissez son fichier, ou ouvrez la copie contenue dans l'enregistrement.</translation></message>
<message><source>Choose the file…</source><extracomment>FileSteps</extracomment><translation>Choisir le fichier…</translation></message>
<message><source>Open the copy</source><extracomment>FileSteps</extracomment><translation>Ouvrir la copie</translation></message>
<message><source>%1 (copy)</source><extracomment>FileSteps</extracomment><translation>%1 (copie)</translation></message>
<message><source>The earlier version is restored. Undo takes it back.</source><extracomment>FileSteps</extracomment><translation>La version antérieure est restaurée. « Annuler » revient en arrière.</translation></message>
<message><source>%1 answers</source><extracomment>FileSteps</extracomment><translation>%1 réponses</translation></message>
<message><source>Handed in: saved as %1</source><extracomment>FileSteps</extracomment><translation>Rendu : enregistré sous %1</translation></message>
<message><source>The answers could not be saved</source><extracomment>FileSteps</extracomment><translation>Impossible d'enregistrer les réponses</translation></message>
<message><source>The input log could not be saved</source><extracomment>FileSteps</extracomment><translation>Impossible d'enregistrer le journal des entrées</translation></message>
<message><source>This Tiller cannot write pages</source><extracomment>FileSteps</extracomment><translation>Ce Tiller ne sait pas écrire de pages</translation></message>
<message><source>part</source><extracomment>FileSteps</extracomment><translation>composant</translation></message>
<message><source>Record a film</source><extracomment>FilmDialog</extracomment><translation>Filmer</translation></message>
<message><source>A film cannot be recorded</source><extracomment>FilmDialog</extracomment><translation>Impossible de filmer</translation></message>
<message><source>The length is a number of seconds, above 0 and up to 3600.</source><extracomment>FilmDialog</extracomment><translation>La durée est un nombre de secondes, supérieur à 0 et d'au plus 3600.</translation></message>
<message><source>Replays the simulation and records it at 30 frames per second.</source><extracomment>FilmDialog</extracomment><translation>Rejoue la simulation et la filme à 30 images par seconde.</translation></message>
<message><source>Shows</source><extracomment>FilmDialog</extracomment><translation>Montre</translation></message>
<message><source>From the start</source><extracomment>FilmDialog</extracomment><translation>Depuis le début</translation></message>
<message><source>The project as it is now, from tick 0.</source><extracomment>FilmDialog</extracomment><translation>Le projet tel qu'il est, depuis le tick 0.</translation></message>
<message><source>From now on</source><extracomment>FilmDialog</extracomment><translation>À partir de maintenant</translation></message>
<message><source>Starts at the current tick.</source><extracomment>FilmDialog</extracomment><translation>Commence au tick actuel.</translation></message>
<message><source>The run so far</source><extracomment>FilmDialog</extracomment><translation>L'exécution jusqu'ici</translation></message>
<message><source>Since the reset, with all mouse input and edits.</source><extracomment>FilmDialog</extracomment><translation>Depuis la réinitialisation, avec toutes les entrées de la souris et les modifications.</translation></message>
<message><source>Length</source><extracomment>FilmDialog</extracomment><translation>Durée</translation></message>
<message><source>seconds</source><extracomment>FilmDialog</extracomment><translation>secondes</translation></message>
<message><source>Length in seconds</source><extracomment>FilmDialog</extracomment><translation>Durée en secondes</translation></message>
<message><source>Choose a file…</source><extracomment>FilmDialog</extracomment><translation>Choisir un fichier…</translation></message>
<message><source>Clear the search</source><extracomment>FilterField</extracomment><translation>Effacer la recherche</translation></message>
<message><source>%1 must be a number.</source><extracomment>FindDraft</extracomment><translation>%1 doit être un nombre.</translation></message>
<message><source>%1 must be a number, %2 to %3.</source><extracomment>FindDraft</extracomment><translation>%1 doit être un nombre, de %2 à %3.</translation></message>
<message><source>Small</source><extracomment>FindDraft</extracomment><translation>Petit</translation></message>
<message><source>The smaller, the better.</source><extracomment>FindDraft</extracomment><translation>Plus c'est petit, mieux c'est.</translation></message>
<message><source>Large</source><extracomment>FindDraft</extracomment><translation>Grand</translation></message>
<message><source>The larger, the better.</source><extracomment>FindDraft</extracomment><translation>Plus c'est grand, mieux c'est.</translation></message>
<message><source>Near</source><extracomment>FindDraft</extracomment><translation>Proche</translation></message>
<message><source>The nearer to a number, the better.</source><extracomment>FindDraft</extracomment><translation>Plus c'est proche d'un nombre, mieux c'est.</translation></message>
<message><source>The weight of a goal</source><extracomment>FindDraft</extracomment><translation>Le poids d'un objectif</translation></message>
<message><source>The number that a goal should be near</source><extracomment>FindDraft</extracomment><translation>Le nombre dont un objectif doit être proche</translation></message>
<message><source>The number that is reached</source><extracomment>FindDraft</extracomment><translation>Le nombre à atteindre</translation></message>
<message><source>What the number should be</source><extracomment>FindDraft</extracomment><translation>Ce que doit être le nombre</translation></message>
<message><source>Should be</source><extracomment>FindDraft</extracomment><translation>Doit être</translation></message>
<message><source>Goal %1</source><extracomment>FindDraft</extracomment><translation>Objectif %1</translation></message>
<message><source>The number that it should be near</source><extracomment>FindDraft</extracomment><translation>Le nombre dont il doit être proche</translation></message>
<message><source>How much this goal counts beside the others</source><extracomment>FindDraft</extracomment><translation>L'importance de cet objectif par rapport aux autres</translation></message>
<message><source>weight</source><extracomment>FindDraft</extracomment><translation>poids</translation></message>
<message><source>Remove goal %1</source><extracomment>FindDraft</extracomment><translation>Retirer l'objectif %1</translation></message>
<message><source>Number</source><extracomment>FindDraft</extracomment><translation>Nombre</translation></message>
<message><source>%1: small</source><extracomment>FindDraft</extracomment><translation>%1 : petit</translation></message>
<message><source>%1: large</source><extracomment>FindDraft</extracomment><translation>%1 : grand</translation></message>
<message><source>%1: near %2</source><extracomment>FindDraft</extracomment><translation>%1 : proche de %2</translation></message>
<message><source>Another goal</source><extracomment>FindDraft</extracomment><translation>Un autre objectif</translation></message>
<message><source>Another number</source><extracomment>FindDraft</extracomment><translation>Un autre nombre</translation></message>
<message><source>Length of each run in seconds</source><extracomment>FindDraft</extracomment><translation>Durée de chaque exécution en secondes</translation></message>
<message><source>Runs of</source><extracomment>FindDraft</extracomment><translation>Exécutions de</translation></message>
<message><source>How many seeds each point has</source><extracomment>FindDraft</extracomment><translation>Nombre de graines par point</translation></message>
<message><source>seeds each</source><extracomment>FindDraft</extracomment><translation>graines chacun</translation></message>
<message><source>How many seconds the search takes</source><extracomment>FindDraft</extracomment><translation>Durée de la recherche en secondes</translation></message>
<message><source>Search for</source><extracomment>FindDraft</extracomment><translation>Chercher pendant</translation></message>
<message><source>Vary</source><extracomment>FindDraft</extracomment><translation>Faire varier</translation></message>
<message><source>And</source><extracomment>FindDraft</extracomment><translation>Et</translation></message>
<message><source>Leave this number as it is</source><extracomment>FindDraft</extracomment><translation>Laisser ce nombre tel quel</translation></message>
<message><source>Then the best five and the project run with seeds that the search has not seen.</source><extracomment>FindDraft</extracomment><translation>Ensuite, les cinq meilleurs et le projet tournent avec des graines inconnues de la recherche.</translation></message>
<message><source>Choose the number that may change.</source><extracomment>FindDraft</extracomment><translation>Choisissez le nombre qui peut changer.</translation></message>
<message><source>The number of seeds</source><extracomment>FindDraft</extracomment><translation>Le nombre de graines</translation></message>
<message><source>The length of a run</source><extracomment>FindDraft</extracomment><translation>La durée d'une exécution</translation></message>
<message><source>The time to search</source><extracomment>FindDraft</extracomment><translation>La durée de la recherche</translation></message>
<message><source>The number of seeds must be a whole number.</source><extracomment>FindDraft</extracomment><translation>Le nombre de graines doit être un entier.</translation></message>
<message><source>Score by point; the project is 1, smaller is better</source><extracomment>FindItem</extracomment><translation>Score par point ; le projet vaut 1, plus petit est meilleur</translation></message>
<message><source>Score</source><extracomment>FindItem</extracomment><translation>Score</translation></message>
<message><source>Scores of the search</source><extracomment>FindView</extracomment><translation>Scores de la recherche</translation></message>
<message><source>%1: score %2, %3, %4</source><extracomment>FindView</extracomment><translation>%1 : score %2, %3, %4</translation></message>
<message><source>Compare</source><extracomment>FindView</extracomment><translation>Comparer</translation></message>
<message><source>Watch values %1 beside the project</source><extracomment>FindView</extracomment><translation>Observer les valeurs %1 à côté du projet</translation></message>
<message><source>Use</source><extracomment>FindView</extracomment><translation>Utiliser</translation></message>
<message><source>Use values %1 in the project</source><extracomment>FindView</extracomment><translation>Utiliser les valeurs %1 dans le projet</translation></message>
<message><source>Words that fit</source><extracomment>FormulaCompletion</extracomment><translation>Mots possibles</translation></message>
<message><source>Down chooses, Tab takes the first, Esc closes.</source><extracomment>FormulaCompletion</extracomment><translation>Bas choisit, Tab prend le premier, Échap ferme.</translation></message>
<message><source>Its velocity; zero for a place.</source><extracomment>FormulaDraft</extracomment><translation>Son vecteur vitesse ; nul pour un lieu.</translation></message>
<message><source>Where it is.</source><extracomment>FormulaDraft</extracomment><translation>L'endroit où il est.</translation></message>
<message><source>How far it leads to the right.</source><extracomment>FormulaDraft</extracomment><translation>De combien il pointe vers la droite.</translation></message>
<message><source>How far it leads down.</source><extracomment>FormulaDraft</extracomment><translation>De combien il pointe vers le bas.</translation></message>
<message><source>Its length.</source><extracomment>FormulaDraft</extracomment><translation>Sa longueur.</translation></message>
<message><source>A name of this formula.</source><extracomment>FormulaDraft</extracomment><translation>Un nom de cette formule.</translation></message>
<message><source>Functions</source><extracomment>FormulaDraft</extracomment><translation>Fonctions</translation></message>
<message><source>Symbols</source><extracomment>FormulaDraft</extracomment><translation>Symboles</translation></message>
<message><source>Words</source><extracomment>FormulaDraft</extracomment><translation>Mots</translation></message>
<message><source>Remove it</source><extracomment>FormulaEditor</extracomment><translation>Le retirer</translation></message>
<message><source>Use “%1”</source><extracomment>FormulaEditor</extracomment><translation>Utiliser « %1 »</translation></message>
<message><source>The card gives no force until this is fixed. Your text is kept.</source><extracomment>FormulaEditor</extracomment><translation>Le bloc ne donne aucune force tant que ce n'est pas corrigé. Votre texte est conservé.</translation></message>
<message><source>The response time of these agents is %1: times “response”, the force brings them to that velocity in this time.</source><extracomment>FormulaEditor</extracomment><translation>Le temps de réponse de ces agents est %1 : multipliée par « response », la force les amène à cette vitesse en ce temps.</translation></message>
<message><source>Add “* response”</source><extracomment>FormulaEditor</extracomment><translation>Ajouter « * response »</translation></message>
<message><source>Symbols and functions</source><extracomment>FormulaEditor</extracomment><translation>Symboles et fonctions</translation></message>
<message><source>Frame %1</source><extracomment>FrameBox</extracomment><translation>Cadre %1</translation></message>
<message><source>What if %1 were not there?</source><extracomment>GhostHold</extracomment><translation>Et si %1 n'était pas là ?</translation></message>
<message><source>What if it were not there?</source><extracomment>GhostHold</extracomment><translation>Et s'il n'était pas là ?</translation></message>
<message><source>Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, Alt+click to pick a value. [ and ] change the radius.</source><extracomment>GroundBrush</extracomment><translation>Glisser peint, Ctrl+glisser efface, Maj+clic trace une ligne, Alt+clic prélève une valeur. [ et ] changent le rayon.</translation></message>
<message><source>There is no ground to paint. Draw one with the Ground tool (N).</source><extracomment>GroundBrush</extracomment><translation>Il n'y a pas de sol à peindre. Dessinez-en un avec l'outil Sol (N).</translation></message>
<message><source>The ground is in a layer that is hidden or locked. Show and unlock it first.</source><extracomment>GroundBrush</extracomment><translation>Le sol est sur un calque masqué ou verrouillé. Affichez-le et déverrouillez-le d'abord.</translation></message>
<message><source>Paint %1</source><extracomment>GroundBrush</extracomment><translation>Peindre %1</translation></message>
<message><source>Fill %1</source><extracomment>GroundBrush</extracomment><translation>Remplir %1</translation></message>
<message><source>The picture %1 cannot be read: %2. Choose a PNG or JPEG file.</source><extracomment>GroundBrush</extracomment><translation>L'image %1 ne peut pas être lue : %2. Choisissez un fichier PNG ou JPEG.</translation></message>
<message><source>Fill %1 from a picture</source><extracomment>GroundBrush</extracomment><translation>Remplir %1 avec une image</translation></message>
<message><source>Group %1</source><extracomment>GroupCard</extracomment><translation>Groupe %1</translation></message>
<message><source>Untitled part</source><extracomment>GroupEdits</extracomment><translation>Composant sans titre</translation></message>
<message><source>One more group of this part. An edit in one changes all of them.</source><extracomment>GroupEdits</extracomment><translation>Un groupe de plus de ce composant. Modifier l'un les change tous.</translation></message>
<message><source>Select the group to take apart.</source><extracomment>GroupEdits</extracomment><translation>Sélectionnez le groupe à défaire.</translation></message>
<message><source>Select one group.</source><extracomment>GroupEdits</extracomment><translation>Sélectionnez un seul groupe.</translation></message>
<message><source>Take from the group's card</source><extracomment>GroupEdits</extracomment><translation>Retirer du bloc du groupe</translation></message>
<message><source>On the card</source><extracomment>GroupInterface</extracomment><translation>Sur le bloc</translation></message>
<message><source>Name on the card</source><extracomment>GroupInterface</extracomment><translation>Nom sur le bloc</translation></message>
<message><source>Take “%1” from the card</source><extracomment>GroupInterface</extracomment><translation>Retirer « %1 » du bloc</translation></message>
<message><source>Show a setting on the card</source><extracomment>GroupInterface</extracomment><translation>Montrer un réglage sur le bloc</translation></message>
<message><source>Part file</source><extracomment>GroupInterface</extracomment><translation>Fichier de composant</translation></message>
<message><source>None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.</source><extracomment>GroupInterface</extracomment><translation>Aucun. « Enregistrer le groupe comme composant » dans le menu Fichier en crée un pour d'autres projets. Un projet se lie aux fichiers de composant de son propre dossier.</translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>Et %n autre différence.</numerusform><numerusform>Et %n autres différences.</numerusform></translation></message>
<message><source>Use the file's version</source><extracomment>GroupInterface</extracomment><translation>Utiliser la version du fichier</translation></message>
<message><source>Write mine to the file</source><extracomment>GroupInterface</extracomment><translation>Écrire la mienne dans le fichier</translation></message>
<message><source>Link to a file…</source><extracomment>GroupInterface</extracomment><translation>Lier à un fichier…</translation></message>
<message><source>Unlink</source><extracomment>GroupInterface</extracomment><translation>Délier</translation></message>
<message><source>%1 of %2</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 de %2</translation></message>
<message><source>Input of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Entrée de %1</translation></message>
<message><source>Output of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>Sortie de %1</translation></message>
<message><source>Show a setting on the card…</source><extracomment>GroupInterfaceModel</extracomment><translation>Montrer un réglage sur le bloc…</translation></message>
<message><source>A port or a setting on a card needs a name.</source><extracomment>GroupInterfaceModel</extracomment><translation>Un port ou un réglage sur un bloc a besoin d'un nom.</translation></message>
<message><source>Rename a port</source><extracomment>GroupInterfaceModel</extracomment><translation>Renommer un port</translation></message>
<message><source>Rename a setting on the card</source><extracomment>GroupInterfaceModel</extracomment><translation>Renommer un réglage sur le bloc</translation></message>
<message><source>Your name</source><extracomment>HandIn</extracomment><translation>Votre nom</translation></message>
<message><source>Hand in again…</source><extracomment>HandIn</extracomment><translation>Rendre à nouveau…</translation></message>
<message><source>Add point to %1</source><extracomment>HeldPoint</extracomment><translation>Ajouter un point à %1</translation></message>
<message><source>Delete point of %1</source><extracomment>HeldPoint</extracomment><translation>Supprimer un point de %1</translation></message>
<message><source>Plot a number of these agents over time</source><extracomment>InspectorHead</extracomment><translation>Tracer un nombre de ces agents au fil du temps</translation></message>
<message><source>How it works</source><extracomment>InspectorHead</extracomment><translation>Fonctionnement</translation></message>
<message><source>How it works: hide</source><extracomment>InspectorHead</extracomment><translation>Fonctionnement : masquer</translation></message>
<message><source>How it works: show</source><extracomment>InspectorHead</extracomment><translation>Fonctionnement : afficher</translation></message>
<message><source>Source: %1</source><extracomment>InspectorHead</extracomment><translation>Source : %1</translation></message>
<message><source>Opens %1 in your browser.</source><extracomment>InspectorHead</extracomment><translation>Ouvre %1 dans votre navigateur.</translation></message>
<message><source>Whole world</source><extracomment>InspectorModel</extracomment><translation>Monde entier</translation></message>
<message><source>None</source><extracomment>InspectorModel</extracomment><translation>Aucun</translation></message>
<message><source>Range: %1.</source><extracomment>InspectorModel</extracomment><translation>Plage : %1.</translation></message>
<message><source>Default: %1.</source><extracomment>InspectorModel</extracomment><translation>Par défaut : %1.</translation></message>
<message><source>several</source><extracomment>InspectorModel</extracomment><translation>plusieurs</translation></message>
<message><source>%1 takes a number, %2.</source><extracomment>InspectorModel</extracomment><translation>%1 prend un nombre, %2.</translation></message>
<message><source>Set %1 of %2</source><extracomment>InspectorModel</extracomment><translation>Régler %1 de %2</translation></message>
<message><source>Rename %1</source><extracomment>InspectorModel</extracomment><translation>Renommer %1</translation></message>
<message><source>Change the parameters</source><extracomment>InspectorModel</extracomment><translation>Changer les paramètres</translation></message>
<message><source>Drive %1 by a parameter</source><extracomment>InspectorModel</extracomment><translation>Commander %1 par un paramètre</translation></message>
<message><source>World</source><extracomment>InspectorModel</extracomment><translation>Monde</translation></message>
<message><source>A wire from %1 to %2.</source><extracomment>InspectorModel</extracomment><translation>Un fil de %1 à %2.</translation></message>
<message><source>Nothing is selected.

Click a card or a wire to see and change its settings; drag over the canvas to select several and change what they share.

The size of the world, its edges and its time are under World.</source><extracomment>InspectorPane</extracomment><translation>Rien n'est sélectionné.

Cliquez sur un bloc ou un fil pour voir et changer ses réglages ; glissez sur le canevas pour en sélectionner plusieurs et changer ce qu'ils ont en commun.

La taille du monde, ses bords et son temps se trouvent sous Monde.</translation></message>
<message><source>Selection</source><extracomment>InspectorTabs</extracomment><translation>Sélection</translation></message>
<message><source>Agent</source><extracomment>InspectorTabs</extracomment><translation>Agent</translation></message>
<message><source>Notes</source><extracomment>InspectorTabs</extracomment><translation>Notes</translation></message>
<message><source>Problems</source><extracomment>InspectorTabs</extracomment><translation>Problèmes</translation></message>
<message><source>Press keys…</source><extracomment>KeyRecorder</extracomment><translation>Appuyez…</translation></message>
<message><source>Keys of %1: %2</source><extracomment>KeyRecorder</extracomment><translation>Touches de %1 : %2</translation></message>
<message><source>none</source><extracomment>KeyRecorder</extracomment><translation>aucune</translation></message>
<message><source>Press the new keys</source><extracomment>KeyRecorder</extracomment><translation>Appuyez sur les nouvelles touches</translation></message>
<message><source>Press to change them</source><extracomment>KeyRecorder</extracomment><translation>Appuyez pour les changer</translation></message>
<message><source>Viewport: select and move</source><extracomment>Keys</extracomment><translation>Vue : sélectionner et déplacer</translation></message>
<message><source>Viewport: draw a field, or follow the agent</source><extracomment>Keys</extracomment><translation>Vue : dessiner un champ, ou suivre l'agent</translation></message>
<message><source>Viewport: zoom in</source><extracomment>Keys</extracomment><translation>Vue : zoom avant</translation></message>
<message><source>Viewport: zoom out</source><extracomment>Keys</extracomment><translation>Vue : zoom arrière</translation></message>
<message><source>Canvas: move the card</source><extracomment>Keys</extracomment><translation>Canevas : déplacer le bloc</translation></message>
<message><source>Canvas: along the wire</source><extracomment>Keys</extracomment><translation>Canevas : le long du fil</translation></message>
<message><source>Viewport: draw a %1</source><extracomment>Keys</extracomment><translation>Vue : dessiner %1</translation></message>
<message><source>Drag from a port</source><extracomment>KeysDialog</extracomment><translation>Glisser depuis un port</translation></message>
<message><source>Draw a wire; drop it on the empty canvas to choose a node</source><extracomment>KeysDialog</extracomment><translation>Tirer un fil ; le lâcher sur le canevas vide pour choisir un nœud</translation></message>
<message><source>Right click</source><extracomment>KeysDialog</extracomment><translation>Clic droit</translation></message>
<message><source>Add a node here; a menu on cards and wires</source><extracomment>KeysDialog</extracomment><translation>Ajouter un nœud ici ; un menu sur les blocs et les fils</translation></message>
<message><source>Drag a weight</source><extracomment>KeysDialog</extracomment><translation>Glisser un poids</translation></message>
<message><source>Change it; with Shift in small steps; double-click to type</source><extracomment>KeysDialog</extracomment><translation>Le changer ; avec Maj par petits pas ; double-clic pour le saisir</translation></message>
<message><source>Wheel</source><extracomment>KeysDialog</extracomment><translation>Molette</translation></message>
<message><source>Zoom at the mouse; with Shift, or two fingers, pan</source><extracomment>KeysDialog</extracomment><translation>Zoomer à la souris ; avec Maj, ou deux doigts, déplacer la vue</translation></message>
<message><source>Middle button</source><extracomment>KeysDialog</extracomment><translation>Bouton du milieu</translation></message>
<message><source>Pan; or Space and drag</source><extracomment>KeysDialog</extracomment><translation>Déplacer la vue ; ou Espace et glisser</translation></message>
<message><source>Arrows</source><extracomment>KeysDialog</extracomment><translation>Flèches</translation></message>
<message><source>Go from card to card; with Shift, select more; with Ctrl, move the card</source><extracomment>KeysDialog</extracomment><translation>Aller de bloc en bloc ; avec Maj, en sélectionner plus ; avec Ctrl, déplacer le bloc</translation></message>
<message><source>Alt and left, right</source><extracomment>KeysDialog</extracomment><translation>Alt et gauche, droite</translation></message>
<message><source>From a card along its wires; on a wire, arrows go to the next one</source><extracomment>KeysDialog</extracomment><translation>D'un bloc le long de ses fils ; sur un fil, les flèches vont au suivant</translation></message>
<message><source>Page up, page down</source><extracomment>KeysDialog</extracomment><translation>Page préc., page suiv.</translation></message>
<message><source>Through all cards, groups, frames and comments</source><extracomment>KeysDialog</extracomment><translation>Parcourir tous les blocs, groupes, cadres et commentaires</translation></message>
<message><source>Tab</source><extracomment>KeysDialog</extracomment><translation>Tab</translation></message>
<message><source>Into the selected group; out of an open one</source><extracomment>KeysDialog</extracomment><translation>Entrer dans le groupe sélectionné ; sortir d'un groupe ouvert</translation></message>
<message><source>Enter</source><extracomment>KeysDialog</extracomment><translation>Entrée</translation></message>
<message><source>To the settings of the selected card; to the text or weight of a frame, comment or wire</source><extracomment>KeysDialog</extracomment><translation>Vers les réglages du bloc sélectionné ; vers le texte ou le poids d'un cadre, commentaire ou fil</translation></message>
<message><source>Drag a card</source><extracomment>KeysDialog</extracomment><translation>Glisser un bloc</translation></message>
<message><source>It snaps into line with other cards, and into a wire below it; with Alt, neither</source><extracomment>KeysDialog</extracomment><translation>Il s'aligne sur les autres blocs, et s'insère dans un fil en dessous ; avec Alt, ni l'un ni l'autre</translation></message>
<message><source>V</source><extracomment>KeysDialog</extracomment><translation>V</translation></message>
<message><source>In the viewport: select and move</source><extracomment>KeysDialog</extracomment><translation>Dans la vue : sélectionner et déplacer</translation></message>
<message><source>A</source><extracomment>KeysDialog</extracomment><translation>A</translation></message>
<message><source>Add agents; Delete removes the picked one</source><extracomment>KeysDialog</extracomment><translation>Ajouter des agents ; Suppr retire l'agent choisi</translation></message>
<message><source>D</source><extracomment>KeysDialog</extracomment><translation>D</translation></message>
<message><source>Draw a point</source><extracomment>KeysDialog</extracomment><translation>Dessiner un point</translation></message>
<message><source>P</source><extracomment>KeysDialog</extracomment><translation>P</translation></message>
<message><source>Draw a path; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dessiner un chemin ; Entrée le termine</translation></message>
<message><source>E</source><extracomment>KeysDialog</extracomment><translation>E</translation></message>
<message><source>Draw a region</source><extracomment>KeysDialog</extracomment><translation>Dessiner une zone</translation></message>
<message><source>F</source><extracomment>KeysDialog</extracomment><translation>F</translation></message>
<message><source>Draw a field; with an agent picked, follow it</source><extracomment>KeysDialog</extracomment><translation>Dessiner un champ ; avec un agent choisi, le suivre</translation></message>
<message><source>C</source><extracomment>KeysDialog</extracomment><translation>C</translation></message>
<message><source>Draw a round obstacle</source><extracomment>KeysDialog</extracomment><translation>Dessiner un obstacle rond</translation></message>
<message><source>B</source><extracomment>KeysDialog</extracomment><translation>B</translation></message>
<message><source>Draw a box obstacle</source><extracomment>KeysDialog</extracomment><translation>Dessiner un obstacle rectangulaire</translation></message>
<message><source>Y</source><extracomment>KeysDialog</extracomment><translation>Y</translation></message>
<message><source>Draw a polygon obstacle; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dessiner un obstacle polygonal ; Entrée le termine</translation></message>
<message><source>W</source><extracomment>KeysDialog</extracomment><translation>W</translation></message>
<message><source>Draw a wall; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>Dessiner un mur ; Entrée le termine</translation></message>
<message><source>Double click</source><extracomment>KeysDialog</extracomment><translation>Double-clic</translation></message>
<message><source>On a line: add a point to a path, wall or polygon; Delete removes the grabbed point</source><extracomment>KeysDialog</extracomment><translation>Sur une ligne : ajouter un point à un chemin, un mur ou un polygone ; Suppr retire le point saisi</translation></message>
<message><source>Drag over the ground</source><extracomment>KeysDialog</extracomment><translation>Glisser sur le fond</translation></message>
<message><source>In the viewport: select several scene items; with Shift, more</source><extracomment>KeysDialog</extracomment><translation>Dans la vue : sélectionner plusieurs éléments de la scène ; avec Maj, en ajouter</translation></message>
<message><source>Ctrl and drag</source><extracomment>KeysDialog</extracomment><translation>Ctrl et glisser</translation></message>
<message><source>Drag a copy; pressed later, snap to the grid</source><extracomment>KeysDialog</extracomment><translation>Glisser une copie ; pressé plus tard, aligner sur la grille</translation></message>
<message><source>Alt and drag</source><extracomment>KeysDialog</extracomment><translation>Alt et glisser</translation></message>
<message><source>Snap to nothing</source><extracomment>KeysDialog</extracomment><translation>Ne s'aligner sur rien</translation></message>
<message><source>Digits, Enter</source><extracomment>KeysDialog</extracomment><translation>Chiffres, Entrée</translation></message>
<message><source>While dragging: move by so much; 40 along the way, or 40, 20</source><extracomment>KeysDialog</extracomment><translation>En glissant : déplacer d'autant ; 40 dans cette direction, ou 40, 20</translation></message>
<message><source>Esc</source><extracomment>KeysDialog</extracomment><translation>Échap</translation></message>
<message><source>Cancel the current gesture</source><extracomment>KeysDialog</extracomment><translation>Annuler le geste en cours</translation></message>
<message><source>Keys and mouse</source><extracomment>KeysDialog</extracomment><translation>Clavier et souris</translation></message>
<message><source>Mouse and canvas</source><extracomment>KeysDialog</extracomment><translation>Souris et canevas</translation></message>
<message><source>Change keys…</source><extracomment>KeysDialog</extracomment><translation>Changer les touches…</translation></message>
<message><source>Layer %1</source><extracomment>LayerList</extracomment><translation>Calque %1</translation></message>
<message><source>Add a layer</source><extracomment>LayerList</extracomment><translation>Ajouter un calque</translation></message>
<message><source>Rename layer %1</source><extracomment>LayerList</extracomment><translation>Renommer le calque %1</translation></message>
<message><source>Hide layer %1</source><extracomment>LayerList</extracomment><translation>Masquer le calque %1</translation></message>
<message><source>Show layer %1</source><extracomment>LayerList</extracomment><translation>Afficher le calque %1</translation></message>
<message><source>Lock layer %1</source><extracomment>LayerList</extracomment><translation>Verrouiller le calque %1</translation></message>
<message><source>Unlock layer %1</source><extracomment>LayerList</extracomment><translation>Déverrouiller le calque %1</translation></message>
<message><source>Set the opacity of layer %1</source><extracomment>LayerList</extracomment><translation>Régler l'opacité du calque %1</translation></message>
<message><source>Move layer %1</source><extracomment>LayerList</extracomment><translation>Déplacer le calque %1</translation></message>
<message><source>Remove layer %1</source><extracomment>LayerList</extracomment><translation>Retirer le calque %1</translation></message>
<message><source>Select the scene items that the layer should get.</source><extracomment>LayerList</extracomment><translation>Sélectionnez les éléments de la scène à mettre sur le calque.</translation></message>
<message><source>Move to layer %1</source><extracomment>LayerList</extracomment><translation>Mettre sur le calque %1</translation></message>
<message><source>The picture %1 is not shown: all pictures together have more than 100 million pixels.</source><extracomment>LayerPictures</extracomment><translation>L'image %1 n'est pas affichée : toutes les images réunies dépassent 100 millions de pixels.</translation></message>
<message><source>hidden, </source><extracomment>LayerRow</extracomment><translation>masqué, </translation></message>
<message><source>locked, </source><extracomment>LayerRow</extracomment><translation>verrouillé, </translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n élément</numerusform><numerusform>%n éléments</numerusform></translation></message>
<message><source>Show %1</source><extracomment>LayerRow</extracomment><translation>Afficher %1</translation></message>
<message><source>Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.</source><extracomment>LayerRow</extracomment><translation>Masquer %1 dans l'éditeur. Ce qui est masqué agit toujours dans la simulation : les obstacles arrêtent toujours les agents.</translation></message>
<message><source>Unlock %1</source><extracomment>LayerRow</extracomment><translation>Déverrouiller %1</translation></message>
<message><source>Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.</source><extracomment>LayerRow</extracomment><translation>Verrouiller %1 : son contenu est affiché, mais la souris ne peut pas le saisir et rien ne le modifie.</translation></message>
<message><source>Name of the layer</source><extracomment>LayerRow</extracomment><translation>Nom du calque</translation></message>
<message><source>More for %1</source><extracomment>LayerRow</extracomment><translation>Plus pour %1</translation></message>
<message><source>Opacity</source><extracomment>LayerRow</extracomment><translation>Opacité</translation></message>
<message><source>Opacity of the picture of %1</source><extracomment>LayerRow</extracomment><translation>Opacité de l'image de %1</translation></message>
<message><source>From 0 to 100 %</source><extracomment>LayerRow</extracomment><translation>De 0 à 100 %</translation></message>
<message><source>Move the selection into this layer</source><extracomment>LayerRow</extracomment><translation>Mettre la sélection sur ce calque</translation></message>
<message><source>Move the picked agent into this layer</source><extracomment>LayerRow</extracomment><translation>Mettre l'agent choisi sur ce calque</translation></message>
<message><source>Move the agent %1 into this layer</source><extracomment>LayerRow</extracomment><translation>Mettre l'agent %1 sur ce calque</translation></message>
<message><source>Select what is in it</source><extracomment>LayerRow</extracomment><translation>Sélectionner son contenu</translation></message>
<message><source>Move up, to the front</source><extracomment>LayerRow</extracomment><translation>Monter, vers le premier plan</translation></message>
<message><source>Move down, to the back</source><extracomment>LayerRow</extracomment><translation>Descendre, vers l'arrière-plan</translation></message>
<message><source>Remove; its items move to the default layer</source><extracomment>LayerRow</extracomment><translation>Retirer ; ses éléments passent sur le calque par défaut</translation></message>
<message><source>Layers</source><extracomment>LayersPanel</extracomment><translation>Calques</translation></message>
<message><source>Add a layer. What you draw next comes into it.</source><extracomment>LayersPanel</extracomment><translation>Ajouter un calque. Ce que vous dessinez ensuite y va.</translation></message>
<message><source>Close the list of layers</source><extracomment>LayersPanel</extracomment><translation>Fermer la liste des calques</translation></message>
<message><source>Layers, the front one first</source><extracomment>LayersPanel</extracomment><translation>Calques, celui de devant en premier</translation></message>
<message><source>Legend</source><extracomment>Legend</extracomment><translation>Légende</translation></message>
<message><source>Select %1 on the canvas</source><extracomment>Legend</extracomment><translation>Sélectionner %1 sur le canevas</translation></message>
<message><source>Go to a step of the lesson</source><extracomment>Lesson</extracomment><translation>Aller à une étape de la leçon</translation></message>
<message><source>Watch the world. The answer comes when the run pauses, at %1 s.</source><extracomment>LessonAnswer</extracomment><translation>Observez le monde. La réponse vient quand l'exécution se met en pause, à %1 s.</translation></message>
<message><source>Show the answer now</source><extracomment>LessonAnswer</extracomment><translation>Montrer la réponse</translation></message>
<message><source>Answer</source><extracomment>LessonAnswer</extracomment><translation>Réponse</translation></message>
<message><source>Step %1 of %2</source><extracomment>LessonNotes</extracomment><translation>Étape %1 sur %2</translation></message>
<message><source>Leave the lesson, with the settings from before it</source><extracomment>LessonNotes</extracomment><translation>Quitter la leçon et rétablir les réglages d'avant</translation></message>
<message><source>Question: %1</source><extracomment>LessonQuestion</extracomment><translation>Question : %1</translation></message>
<message><source>your curve</source><extracomment>LessonQuestion</extracomment><translation>votre courbe</translation></message>
<message><source>the run</source><extracomment>LessonQuestion</extracomment><translation>l'exécution</translation></message>
<message><source>Sketch of %1</source><extracomment>LessonQuestion</extracomment><translation>Esquisse de %1</translation></message>
<message><source>Left and right go along the time, up and down set the value.</source><extracomment>LessonQuestion</extracomment><translation>Gauche et droite suivent le temps, haut et bas règlent la valeur.</translation></message>
<message><source>This is my curve</source><extracomment>LessonQuestion</extracomment><translation>C'est ma courbe</translation></message>
<message><source>Clear</source><extracomment>LessonQuestion</extracomment><translation>Effacer</translation></message>
<message><source>Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.</source><extracomment>LessonQuestion</extracomment><translation>Dessinez votre courbe sur les axes avec la souris, un stylet, un doigt ou les flèches.</translation></message>
<message><source>Make a guess: then the world plays.</source><extracomment>LessonQuestion</extracomment><translation>Faites un pronostic : ensuite, le monde tourne.</translation></message>
<message><source>your guess</source><extracomment>LessonQuestion</extracomment><translation>votre pronostic</translation></message>
<message><source>your guess, right</source><extracomment>LessonQuestion</extracomment><translation>votre pronostic, juste</translation></message>
<message><source>right</source><extracomment>LessonQuestion</extracomment><translation>juste</translation></message>
<message><source>Back</source><extracomment>LessonSteps</extracomment><translation>Retour</translation></message>
<message><source>Handed in.</source><extracomment>LessonSteps</extracomment><translation>Rendu.</translation></message>
<message><source>The end of the lesson.</source><extracomment>LessonSteps</extracomment><translation>La fin de la leçon.</translation></message>
<message><source>Next step</source><extracomment>LessonSteps</extracomment><translation>Étape suivante</translation></message>
<message><source>End</source><extracomment>LessonSteps</extracomment><translation>Fin</translation></message>
<message><source>%1 to %2</source><extracomment>LinkListModel</extracomment><translation>%1 vers %2</translation></message>
<message><source>; weight %1</source><extracomment>LinkListModel</extracomment><translation> ; poids %1</translation></message>
<message><source>; number %1 in the order</source><extracomment>LinkListModel</extracomment><translation> ; numéro %1 dans l'ordre</translation></message>
<message><source>Move wire earlier</source><extracomment>LinkOrderModel</extracomment><translation>Avancer le fil dans l'ordre</translation></message>
<message><source>Move wire later</source><extracomment>LinkOrderModel</extracomment><translation>Reculer le fil dans l'ordre</translation></message>
<message><source>%1 is not part of this run: it is wired to no agent type</source><extracomment>LitNode</extracomment><translation>%1 ne fait pas partie de cette exécution : aucun fil ne le relie à un type d'agent</translation></message>
<message><source>%1 is muted</source><extracomment>LitNode</extracomment><translation>%1 est muet</translation></message>
<message><source>%1 was done for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 a été fait pour %2 sur %3</translation></message>
<message><source>%1 is true for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 est vrai pour %2 sur %3</translation></message>
<message><source>%1 exists for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 existe pour %2 sur %3</translation></message>
<message><source>%1 acts on %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 agit sur %2 sur %3</translation></message>
<message><source>Formula for %1</source><extracomment>LiveFormula</extracomment><translation>Formule pour %1</translation></message>
<message><source>For %1, just now</source><extracomment>LiveFormula</extracomment><translation>Pour %1, en ce moment</translation></message>
<message><source>For %1, just now: %2</source><extracomment>LiveFormula</extracomment><translation>Pour %1, en ce moment : %2</translation></message>
<message><source>no number</source><extracomment>LiveFormulaModel</extracomment><translation>aucun nombre</translation></message>
<message><source>there</source><extracomment>LiveFormulaModel</extracomment><translation>présent</translation></message>
<message><source>used</source><extracomment>LiveFormulaModel</extracomment><translation>utilisé</translation></message>
<message><source>active, but skipped</source><extracomment>LiveFormulaModel</extracomment><translation>actif, mais ignoré</translation></message>
<message><source>weight * force</source><extracomment>LiveFormulaModel</extracomment><translation>poids * force</translation></message>
<message><source>“%1” is not finite here, so this agent gets no number from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>« %1 » n'est pas fini ici : cet agent ne reçoit donc aucun nombre du bloc.</translation></message>
<message><source>“%1” is not finite here, so this agent gets no force from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>« %1 » n'est pas fini ici : cet agent ne reçoit donc aucune force du bloc.</translation></message>
<message><source>fires</source><extracomment>LiveLinks</extracomment><translation>se déclenche</translation></message>
<message><source>Interest %1 and danger %2, in the direction of this wire</source><extracomment>LiveLinks</extracomment><translation>Intérêt %1 et danger %2, dans la direction de ce fil</translation></message>
<message><source>cut by maximum force: %1</source><extracomment>LiveLinks</extracomment><translation>limité par la force maximale : %1</translation></message>
<message><source>No earlier time is known.</source><extracomment>Main</extracomment><translation>Aucun temps antérieur n'est connu.</translation></message>
<message><source>Both runs start again from tick 0.</source><extracomment>Main</extracomment><translation>Les deux exécutions repartent du tick 0.</translation></message>
<message><source>All references are drawn as wires. T brings the tags back.</source><extracomment>Main</extracomment><translation>Toutes les références sont dessinées en fils. T ramène les étiquettes.</translation></message>
<message><source>Long references are drawn as tags. T draws them as wires.</source><extracomment>Main</extracomment><translation>Les références longues sont dessinées en étiquettes. T les dessine en fils.</translation></message>
<message><source>Import “%1”</source><extracomment>MapImportDialog</extracomment><translation>Importer « %1 »</translation></message>
<message><source>Levels</source><extracomment>MapImportDialog</extracomment><translation>Niveaux</translation></message>
<message><source>Scale</source><extracomment>MapImportDialog</extracomment><translation>Échelle</translation></message>
<message><source>world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>unités du monde par pixel</translation></message>
<message><source>Scale in world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>Échelle en unités du monde par pixel</translation></message>
<message><source>Picture</source><extracomment>MapImportDialog</extracomment><translation>Image</translation></message>
<message><source>Show the map's picture beneath the world</source><extracomment>MapImportDialog</extracomment><translation>Afficher l'image de la carte sous le monde</translation></message>
<message><source>shown beneath the world</source><extracomment>MapImportDialog</extracomment><translation>affichée sous le monde</translation></message>
<message><source>%1 becomes</source><extracomment>MapImportDialog</extracomment><translation>%1 devient</translation></message>
<message><source>Import</source><extracomment>MapImportDialog</extracomment><translation>Importer</translation></message>
<message><source>Agents of %1</source><extracomment>MapImportModel</extracomment><translation>Agents de %1</translation></message>
<message><source>Only in the picture</source><extracomment>MapImportModel</extracomment><translation>Seulement dans l'image</translation></message>
<message><source>All levels</source><extracomment>MapImportModel</extracomment><translation>Tous les niveaux</translation></message>
<message><source>Reading “%1”</source><extracomment>MapImportModel</extracomment><translation>Lecture de « %1 »</translation></message>
<message><source>If you cancel, the project stays as it is.</source><extracomment>MapImportModel</extracomment><translation>Si vous annulez, le projet reste tel quel.</translation></message>
<message><source>%1 could not be imported</source><extracomment>MapImportModel</extracomment><translation>Impossible d'importer %1</translation></message>
<message><source>Nothing becomes part of the world. Choose what the rows below become.</source><extracomment>MapImportModel</extracomment><translation>Rien n'entre dans le monde. Choisissez ce que deviennent les lignes ci-dessous.</translation></message>
<message><source>; %1 of the last import are removed</source><extracomment>MapImportModel</extracomment><translation> ; %1 de la dernière importation sont retirés</translation></message>
<message><source> It has no tiles or backgrounds to show as a picture.</source><extracomment>MapImportModel</extracomment><translation> Elle n'a ni tuiles ni fonds à afficher comme image.</translation></message>
<message><source>Import %1</source><extracomment>MapImportModel</extracomment><translation>Importer %1</translation></message>
<message><source>Import maps again</source><extracomment>MapImportModel</extracomment><translation>Réimporter les cartes</translation></message>
<message><source>The map's picture could not be saved</source><extracomment>MapImportModel</extracomment><translation>Impossible d'enregistrer l'image de la carte</translation></message>
<message><source>Name the map's picture</source><extracomment>MapImportModel</extracomment><translation>Nommer l'image de la carte</translation></message>
<message><source>There is another %1, so the map's picture is %2. Save the project once more.</source><extracomment>MapImportModel</extracomment><translation>Il existe un autre %1 : l'image de la carte est donc %2. Enregistrez le projet encore une fois.</translation></message>
<message><source>Add an agent type first: there are no agents to measure.</source><extracomment>MeasureFields</extracomment><translation>Ajoutez d'abord un type d'agent : il n'y a pas d'agents à mesurer.</translation></message>
<message><source>Choose what it is about: a target, a meter, a mode or an action.</source><extracomment>MeasureFields</extracomment><translation>Choisissez sur quoi cela porte : une cible, une jauge, un mode ou une action.</translation></message>
<message><source>Choose the other agent type.</source><extracomment>MeasureFields</extracomment><translation>Choisissez l'autre type d'agent.</translation></message>
<message><source>The time counted must be a number of seconds, %1. 0 counts from the start.</source><extracomment>MeasureFields</extracomment><translation>La durée comptée doit être un nombre de secondes, %1. 0 compte depuis le début.</translation></message>
<message><source>The range of the colors must be two numbers. 0 and 0: the least and the largest in the run.</source><extracomment>MeasureFields</extracomment><translation>La plage des couleurs doit être deux nombres. 0 et 0 : le plus petit et le plus grand de l'exécution.</translation></message>
<message><source>The time shown must be a number of seconds, %1.</source><extracomment>MeasureFields</extracomment><translation>La durée affichée doit être un nombre de secondes, %1.</translation></message>
<message><source>Of</source><extracomment>MeasureFields</extracomment><translation>De</translation></message>
<message><source>Over the last seconds; 0 counts from the start</source><extracomment>MeasureFields</extracomment><translation>Sur les dernières secondes ; 0 compte depuis le début</translation></message>
<message><source>seconds (0 = all)</source><extracomment>MeasureFields</extracomment><translation>secondes (0 = tout)</translation></message>
<message><source>All of them</source><extracomment>MeasureFields</extracomment><translation>Tous</translation></message>
<message><source>Map of the canvas</source><extracomment>Minimap</extracomment><translation>Mini-carte du canevas</translation></message>
<message><source>Time shown, in seconds</source><extracomment>MonitorDraft</extracomment><translation>Durée affichée, en secondes</translation></message>
<message><source>Time shown</source><extracomment>MonitorDraft</extracomment><translation>Durée affichée</translation></message>
<message><source>Colors from</source><extracomment>MonitorDraft</extracomment><translation>Couleurs de</translation></message>
<message><source>Colors to</source><extracomment>MonitorDraft</extracomment><translation>Couleurs à</translation></message>
<message><source>(0 to 0: all numbers)</source><extracomment>MonitorDraft</extracomment><translation>(0 à 0 : tous les nombres)</translation></message>
<message><source>Color by a number</source><extracomment>MonitorDraft</extracomment><translation>Colorer selon un nombre</translation></message>
<message><source>Add plot</source><extracomment>MonitorDraft</extracomment><translation>Ajouter une courbe</translation></message>
<message><source>Edit plot</source><extracomment>MonitorDraft</extracomment><translation>Modifier la courbe</translation></message>
<message><source>“%1” of %2</source><extracomment>Names</extracomment><translation>« %1 » de %2</translation></message>
<message><source>Line %1: </source><extracomment>Names</extracomment><translation>Ligne %1 : </translation></message>
<message><source>Select the wire to insert a node into: click it, or press Alt and an arrow key from its card.</source><extracomment>NodeAdder</extracomment><translation>Sélectionnez le fil où insérer un nœud : cliquez dessus, ou appuyez sur Alt et une flèche depuis son bloc.</translation></message>
<message><source>%1 is in this mode</source><extracomment>NodeCard</extracomment><translation>%1 est dans ce mode</translation></message>
<message><source>Muted</source><extracomment>NodeListModel</extracomment><translation>Muet</translation></message>
<message><source>Silent: another node is solo</source><extracomment>NodeListModel</extracomment><translation>Silencieux : un autre nœud est en solo</translation></message>
<message><source>Close the notes</source><extracomment>NotesPane</extracomment><translation>Fermer les notes</translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>Une leçon de %n étape.</numerusform><numerusform>Une leçon de %n étapes.</numerusform></translation></message>
<message><source>You have handed in your answers.</source><extracomment>NotesView</extracomment><translation>Vous avez rendu vos réponses.</translation></message>
<message><source>Your answers stay until you begin again or open another project.</source><extracomment>NotesView</extracomment><translation>Vos réponses restent jusqu'à ce que vous recommenciez ou ouvriez un autre projet.</translation></message>
<message><source>Continue at step %1</source><extracomment>NotesView</extracomment><translation>Continuer à l'étape %1</translation></message>
<message><source>Begin the lesson</source><extracomment>NotesView</extracomment><translation>Commencer la leçon</translation></message>
<message><source>Begin again</source><extracomment>NotesView</extracomment><translation>Recommencer</translation></message>
<message><source>Done</source><extracomment>NotesView</extracomment><translation>Terminé</translation></message>
<message><source>Edit the notes and the lesson</source><extracomment>NotesView</extracomment><translation>Modifier les notes et la leçon</translation></message>
<message><source>Markdown. [text](node:ID) selects a card, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.</source><extracomment>NotesView</extracomment><translation>Markdown. [texte](node:ID) sélectionne un bloc, [texte](agent:NAME) un agent, [texte](experiment:ID) lance une expérience, ![texte](picture.png) affiche un fichier placé à côté du projet.</translation></message>
<message><source>Notes explain what the project is, how it works, what to notice and what to try.</source><extracomment>NotesView</extracomment><translation>Les notes expliquent ce qu'est le projet, comment il marche, que remarquer et qu'essayer.</translation></message>
<message><source>Insert link to the selected card</source><extracomment>NotesView</extracomment><translation>Insérer un lien vers le bloc sélectionné</translation></message>
<message><source>What it is</source><extracomment>NotesView</extracomment><translation>Ce que c'est</translation></message>
<message><source>Things to notice</source><extracomment>NotesView</extracomment><translation>À remarquer</translation></message>
<message><source>Things to try</source><extracomment>NotesView</extracomment><translation>À essayer</translation></message>
<message><source>Spread of %1</source><extracomment>NumberEditor</extracomment><translation>Dispersion de %1</translation></message>
<message><source>Hide the spread</source><extracomment>NumberEditor</extracomment><translation>Masquer la dispersion</translation></message>
<message><source>The spread: how much this differs from agent to agent</source><extracomment>NumberEditor</extracomment><translation>La dispersion : à quel point cela varie d'un agent à l'autre</translation></message>
<message><source>Guess</source><extracomment>NumberGuess</extracomment><translation>Pronostic</translation></message>
<message><source>This is not a number.</source><extracomment>NumberGuess</extracomment><translation>Ce n'est pas un nombre.</translation></message>
<message><source>Your guess: %1</source><extracomment>NumberGuess</extracomment><translation>Votre pronostic : %1</translation></message>
<message><source>%1, in their order</source><extracomment>OrderList</extracomment><translation>%1, dans leur ordre</translation></message>
<message><source>Earlier</source><extracomment>OrderList</extracomment><translation>Plus tôt</translation></message>
<message><source>Later</source><extracomment>OrderList</extracomment><translation>Plus tard</translation></message>
<message><source>Size of the grid</source><extracomment>OverlayMenu</extracomment><translation>Taille de la grille</translation></message>
<message><source>units</source><extracomment>OverlayMenu</extracomment><translation>unités</translation></message>
<message><source>From 1 to 10,000 units</source><extracomment>OverlayMenu</extracomment><translation>De 1 à 10 000 unités</translation></message>
<message><source>Paint</source><extracomment>PaintingEditor</extracomment><translation>Peindre</translation></message>
<message><source>Picture…</source><extracomment>PaintingEditor</extracomment><translation>Image…</translation></message>
<message><source>Node types</source><extracomment>PaletteList</extracomment><translation>Types de nœuds</translation></message>
<message><source>Nothing found. Try what it does: chase, avoid, stop, first.</source><extracomment>PaletteList</extracomment><translation>Rien trouvé. Essayez ce qu'il fait : poursuivre, éviter, arrêter, premier.</translation></message>
<message><source>Added last</source><extracomment>PaletteModel</extracomment><translation>Derniers ajouts</translation></message>
<message><source>Also fits</source><extracomment>PaletteModel</extracomment><translation>Convient aussi</translation></message>
<message><source>With some of these words</source><extracomment>PaletteModel</extracomment><translation>Avec certains de ces mots</translation></message>
<message><source>Search nodes</source><extracomment>PalettePane</extracomment><translation>Rechercher des nœuds</translation></message>
<message><source>Fold the palette</source><extracomment>PalettePane</extracomment><translation>Replier la palette</translation></message>
<message><source>Keep the palette open</source><extracomment>PalettePane</extracomment><translation>Garder la palette ouverte</translation></message>
<message><source>Add a node</source><extracomment>PalettePopup</extracomment><translation>Ajouter un nœud</translation></message>
<message><source>Add what fits this wire</source><extracomment>PalettePopup</extracomment><translation>Ajouter ce qui convient à ce fil</translation></message>
<message><source>Insert into this wire</source><extracomment>PalettePopup</extracomment><translation>Insérer dans ce fil</translation></message>
<message><source>Search</source><extracomment>PaletteRail</extracomment><translation>Rechercher</translation></message>
<message><source>Nodes to add</source><extracomment>PaletteRail</extracomment><translation>Nœuds à ajouter</translation></message>
<message><source>Search the nodes to add</source><extracomment>PaletteRail</extracomment><translation>Rechercher parmi les nœuds à ajouter</translation></message>
<message><source>Nodes to add: %1</source><extracomment>PaletteRail</extracomment><translation>Nœuds à ajouter : %1</translation></message>
<message><source>Also: %1</source><extracomment>PaletteRow</extracomment><translation>Aussi : %1</translation></message>
<message><source>Drag it onto the canvas, or double-click.</source><extracomment>PaletteRow</extracomment><translation>Glissez-le sur le canevas, ou double-cliquez.</translation></message>
<message><source>Parameters</source><extracomment>ParametersDock</extracomment><translation>Paramètres</translation></message>
<message><source>Hide the parameters</source><extracomment>ParametersDock</extracomment><translation>Masquer les paramètres</translation></message>
<message><source>Show the parameters</source><extracomment>ParametersDock</extracomment><translation>Afficher les paramètres</translation></message>
<message><source>There is no such file in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Ce fichier n'existe pas dans le dossier du projet.</translation></message>
<message><source>%1 (file)</source><extracomment>PartFiles</extracomment><translation>%1 (fichier)</translation></message>
<message><source>The part file %1 in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Le fichier de composant %1 dans le dossier du projet.</translation></message>
<message><source>Equal to the part file “%1”.</source><extracomment>PartFiles</extracomment><translation>Identique au fichier de composant « %1 ».</translation></message>
<message><source>Edited in this project. The part file “%1” is without these edits.</source><extracomment>PartFiles</extracomment><translation>Modifié dans ce projet. Le fichier de composant « %1 » n'a pas ces modifications.</translation></message>
<message><source>The part file “%1” has changed. Use what the file has, or write what this project has to the file.</source><extracomment>PartFiles</extracomment><translation>Le fichier de composant « %1 » a changé. Utilisez ce que contient le fichier, ou écrivez-y ce que contient ce projet.</translation></message>
<message><source>The part file “%1” cannot be read. The groups work without it. %2</source><extracomment>PartFiles</extracomment><translation>Le fichier de composant « %1 » ne peut pas être lu. Les groupes marchent sans lui. %2</translation></message>
<message><source>It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, forces and times mean something else. Change them, or the tick of the world.</source><extracomment>PartFiles</extracomment><translation>Il a été fait pour un monde dont le tick dure %1, et ici un tick dure %2 : ses vitesses, forces et durées ont un autre sens. Changez-les, ou changez le tick du monde.</translation></message>
<message><source>The part could not be saved</source><extracomment>PartFiles</extracomment><translation>Impossible d'enregistrer le composant</translation></message>
<message><source>Select the group to save as a part.</source><extracomment>PartFiles</extracomment><translation>Sélectionnez le groupe à enregistrer comme composant.</translation></message>
<message><source>Link to a part file</source><extracomment>PartFiles</extracomment><translation>Lier à un fichier de composant</translation></message>
<message><source>The part file is not in the project's folder. Save it as a part there.</source><extracomment>PartFiles</extracomment><translation>Le fichier de composant n'est pas dans le dossier du projet. Enregistrez-le là comme composant.</translation></message>
<message><source>“%1” could not be added as a part</source><extracomment>PartFiles</extracomment><translation>Impossible d'ajouter « %1 » comme composant</translation></message>
<message><source>Added, but not linked to the file: the project has no folder yet. Save the project beside it, select the group, then choose “Link to a file…”.</source><extracomment>PartFiles</extracomment><translation>Ajouté, mais pas lié au fichier : le projet n'a pas encore de dossier. Enregistrez le projet à côté, sélectionnez le groupe, puis choisissez « Lier à un fichier… ».</translation></message>
<message><source>“%1” could not be linked</source><extracomment>PartFiles</extracomment><translation>Impossible de lier « %1 »</translation></message>
<message><source>A part file is linked only if it is in the project's folder.</source><extracomment>PartFiles</extracomment><translation>Un fichier de composant n'est lié que s'il est dans le dossier du projet.</translation></message>
<message><source>The part file cannot be read.</source><extracomment>PartFiles</extracomment><translation>Le fichier de composant ne peut pas être lu.</translation></message>
<message><source>Take over a part file</source><extracomment>PartFiles</extracomment><translation>Reprendre un fichier de composant</translation></message>
<message><source>Unlink a part file</source><extracomment>PartFiles</extracomment><translation>Délier un fichier de composant</translation></message>
<message><source>for %1</source><extracomment>PickedValuesModel</extracomment><translation>depuis %1</translation></message>
<message><source>not before %1</source><extracomment>PickedValuesModel</extracomment><translation>pas avant %1</translation></message>
<message><source>waits</source><extracomment>PickedValuesModel</extracomment><translation>attend</translation></message>
<message><source>waits for its way</source><extracomment>PickedValuesModel</extracomment><translation>attend son trajet</translation></message>
<message><source>dashed: %1</source><extracomment>PlotCard</extracomment><translation>tirets : %1</translation></message>
<message><source>%1, tick %2</source><extracomment>PlotCard</extracomment><translation>%1, tick %2</translation></message>
<message><source>Plot of %1</source><extracomment>PlotCard</extracomment><translation>Courbe de %1</translation></message>
<message><source>Tick %1: </source><extracomment>PlotCard</extracomment><translation>Tick %1 : </translation></message>
<message><source>Measures from now on. Press Play.</source><extracomment>PlotCard</extracomment><translation>Mesure à partir de maintenant. Appuyez sur Lecture.</translation></message>
<message><source>Click to edit this plot; Delete removes it.</source><extracomment>PlotLegendEntry</extracomment><translation>Cliquez pour modifier cette courbe ; Suppr la retire.</translation></message>
<message><source>Edit this plot.</source><extracomment>PlotLegendEntry</extracomment><translation>Modifier cette courbe.</translation></message>
<message><source>Remove plot</source><extracomment>PlotListModel</extracomment><translation>Retirer la courbe</translation></message>
<message><source>Rename plot</source><extracomment>PlotListModel</extracomment><translation>Renommer la courbe</translation></message>
<message><source>Plots</source><extracomment>PlotPanel</extracomment><translation>Courbes</translation></message>
<message><source>Numbers of this run over time.</source><extracomment>PlotPanel</extracomment><translation>Des nombres de cette exécution au fil du temps.</translation></message>
<message><source>Sweeps</source><extracomment>PlotPanel</extracomment><translation>Balayages</translation></message>
<message><source>What was measured in many runs.</source><extracomment>PlotPanel</extracomment><translation>Ce qui a été mesuré sur de nombreuses exécutions.</translation></message>
<message><source>Found values</source><extracomment>PlotPanel</extracomment><translation>Valeurs trouvées</translation></message>
<message><source>Values that meet goals.</source><extracomment>PlotPanel</extracomment><translation>Des valeurs qui atteignent des objectifs.</translation></message>
<message><source>Plot a number of an agent or of a group.</source><extracomment>PlotPanel</extracomment><translation>Tracer un nombre d'un agent ou d'un groupe.</translation></message>
<message><source>Save as a table</source><extracomment>PlotPanel</extracomment><translation>Enregistrer en tableau</translation></message>
<message><source>Write what the plots show as CSV.</source><extracomment>PlotPanel</extracomment><translation>Écrire en CSV ce que montrent les courbes.</translation></message>
<message><source>Hide the plots</source><extracomment>PlotPanel</extracomment><translation>Masquer les courbes</translation></message>
<message><source>The plots keep measuring.</source><extracomment>PlotPanel</extracomment><translation>Les courbes continuent de mesurer.</translation></message>
<message><source>Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far from their prey, how many are in a mode. Pick an agent first to plot it alone.</source><extracomment>PlotPanel</extracomment><translation>Aucune courbe pour l'instant. Cliquez sur + pour tracer un nombre au fil du temps : la vitesse des chasseurs, leur distance à leur proie, combien sont dans un mode. Choisissez d'abord un agent pour ne tracer que lui.</translation></message>
<message><source>Continue</source><extracomment>PlotPanel</extracomment><translation>Continuer</translation></message>
<message><source>Pause the search</source><extracomment>PlotPanel</extracomment><translation>Suspendre la recherche</translation></message>
<message><source>Stop the search</source><extracomment>PlotPanel</extracomment><translation>Arrêter la recherche</translation></message>
<message><source>Stop. The best so far stay.</source><extracomment>PlotPanel</extracomment><translation>Arrêter. Les meilleures trouvées restent.</translation></message>
<message><source>Search again…</source><extracomment>PlotPanel</extracomment><translation>Chercher encore…</translation></message>
<message><source>Change goals, bounds or time, and search again.</source><extracomment>PlotPanel</extracomment><translation>Changer les objectifs, les bornes ou la durée, et chercher encore.</translation></message>
<message><source>Size of the plots</source><extracomment>PlotPanelEdge</extracomment><translation>Taille des courbes</translation></message>
<message><source>A coordinate must be a number, %1.</source><extracomment>PointListModel</extracomment><translation>Une coordonnée doit être un nombre, %1.</translation></message>
<message><source>Move point of %1</source><extracomment>PointListModel</extracomment><translation>Déplacer un point de %1</translation></message>
<message><source>Reorder points of %1</source><extracomment>PointListModel</extracomment><translation>Réordonner les points de %1</translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n point</numerusform><numerusform>%n points</numerusform></translation></message>
<message><source>X of point %1</source><extracomment>PointsEditor</extracomment><translation>X du point %1</translation></message>
<message><source>Y of point %1</source><extracomment>PointsEditor</extracomment><translation>Y du point %1</translation></message>
<message><source>Add a point after this one</source><extracomment>PointsEditor</extracomment><translation>Ajouter un point après celui-ci</translation></message>
<message><source>Remove this point</source><extracomment>PointsEditor</extracomment><translation>Retirer ce point</translation></message>
<message><source>Input %1</source><extracomment>PortMark</extracomment><translation>Entrée %1</translation></message>
<message><source>Output %1</source><extracomment>PortMark</extracomment><translation>Sortie %1</translation></message>
<message><source>Error: %1</source><extracomment>ProblemsSection</extracomment><translation>Erreur : %1</translation></message>
<message><source>Hint: %1</source><extracomment>ProblemsSection</extracomment><translation>Conseil : %1</translation></message>
<message><source>Warning: %1</source><extracomment>ProblemsSection</extracomment><translation>Avertissement : %1</translation></message>
<message><source>No problems. The project runs as it is.</source><extracomment>ProblemsSection</extracomment><translation>Aucun problème. Le projet tourne tel quel.</translation></message>
<message><source>%1: %2 percent</source><extracomment>ProgressNote</extracomment><translation>%1 : %2 pour cent</translation></message>
<message><source>Find in the project</source><extracomment>ProjectSearch</extracomment><translation>Rechercher dans le projet</translation></message>
<message><source>Nothing found.</source><extracomment>ProjectSearch</extracomment><translation>Rien trouvé.</translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>%n résultat. Entrée affiche le premier.</numerusform><numerusform>%n résultats. Entrée affiche le premier.</numerusform></translation></message>
<message><source>What was found</source><extracomment>ProjectSearch</extracomment><translation>Ce qui a été trouvé</translation></message>
<message><source>Add a property</source><extracomment>PropertyListModel</extracomment><translation>Ajouter une propriété</translation></message>
<message><source>Remove a property</source><extracomment>PropertyListModel</extracomment><translation>Retirer une propriété</translation></message>
<message><source>Rename a property</source><extracomment>PropertyListModel</extracomment><translation>Renommer une propriété</translation></message>
<message><source>Set the type of %1</source><extracomment>PropertyListModel</extracomment><translation>Régler le type de %1</translation></message>
<message><source>“%1” is not a number.</source><extracomment>PropertyListModel</extracomment><translation>« %1 » n'est pas un nombre.</translation></message>
<message><source>Set %1</source><extracomment>PropertyListModel</extracomment><translation>Régler %1</translation></message>
<message><source>Name of the property</source><extracomment>PropertyRow</extracomment><translation>Nom de la propriété</translation></message>
<message><source>Type of %1</source><extracomment>PropertyRow</extracomment><translation>Type de %1</translation></message>
<message><source>Remove “%1”</source><extracomment>PropertyRow</extracomment><translation>Retirer « %1 »</translation></message>
<message><source>Properties of the project</source><extracomment>PropertyTable</extracomment><translation>Propriétés du projet</translation></message>
<message><source>Properties</source><extracomment>PropertyTable</extracomment><translation>Propriétés</translation></message>
<message><source>Values of your own that go to the game with the export. Tiller gives them no meaning.</source><extracomment>PropertyTable</extracomment><translation>Vos propres valeurs, qui vont au jeu avec l'export. Tiller ne leur donne aucun sens.</translation></message>
<message><source>turned by %1°</source><extracomment>QObject</extracomment><translation>tourné de %1°</translation></message>
<message><source>Rotate %1</source><extracomment>QObject</extracomment><translation>Tourner %1</translation></message>
<message><source>scaled to %1%</source><extracomment>QObject</extracomment><translation>mis à l'échelle à %1 %</translation></message>
<message><source>scaled to %1%, %2%</source><extracomment>QObject</extracomment><translation>mis à l'échelle à %1 %, %2 %</translation></message>
<message><source>Move start of %1</source><extracomment>QObject</extracomment><translation>Déplacer le départ de %1</translation></message>
<message><source>Duplicate an agent</source><extracomment>QObject</extracomment><translation>Dupliquer un agent</translation></message>
<message><source>A parameter</source><extracomment>QObject</extracomment><translation>Un paramètre</translation></message>
<message><source>Recent</source><extracomment>RecentList</extracomment><translation>Récents</translation></message>
<message><source>The project has problems. Fix them first: the list is at the right.</source><extracomment>Recorder</extracomment><translation>Le projet a des problèmes. Corrigez-les d'abord : la liste est à droite.</translation></message>
<message><source>Attached to “%1”. The game leads: Pause and the time bar show the past, Play follows again. What you edit acts in the game.</source><extracomment>Recordings</extracomment><translation>Connecté à « %1 ». Le jeu mène : Pause et la barre de temps montrent le passé, « Lecture » suit à nouveau. Ce que vous modifiez agit dans le jeu.</translation></message>
<message><source>%1 What “%2” did stays here. Play goes on without the game.</source><extracomment>Recordings</extracomment><translation>%1 Ce qu'a fait « %2 » reste ici. « Lecture » continue sans le jeu.</translation></message>
<message><source>The open project is not the one that the game runs. Your next edit gives the game all that differs.</source><extracomment>Recordings</extracomment><translation>Le projet ouvert n'est pas celui que le jeu fait tourner. Votre prochaine modification donne au jeu tout ce qui diffère.</translation></message>
<message><source>This is a copy of the game's project.</source><extracomment>Recordings</extracomment><translation>Ceci est une copie du projet du jeu.</translation></message>
<message><source>The game refused your last edit, and the editor took it back: %1</source><extracomment>Recordings</extracomment><translation>Le jeu a refusé votre dernière modification, et l'éditeur l'a annulée : %1</translation></message>
<message><source>The game refused your last edit: %1</source><extracomment>Recordings</extracomment><translation>Le jeu a refusé votre dernière modification : %1</translation></message>
<message><source>Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.</source><extracomment>Recordings</extracomment><translation>Réception de l'état de « %1 » : %2 sur %3 Mo. Déconnectez-vous pour annuler.</translation></message>
<message><source>Waiting for “%1”. It answers at its next step.</source><extracomment>Recordings</extracomment><translation>En attente de « %1 ». Il répond à son prochain pas.</translation></message>
<message><source>Recording “%1”: %2 of the game. Drag along the time bar to look; Play goes on from there with the game's inputs.</source><extracomment>Recordings</extracomment><translation>Enregistrement « %1 » : %2 du jeu. Glissez le long de la barre de temps pour regarder ; « Lecture » continue de là avec les entrées du jeu.</translation></message>
<message><source>The end of the file is incomplete: it was left out.</source><extracomment>Recordings</extracomment><translation>La fin du fichier est incomplète : elle a été laissée de côté.</translation></message>
<message><source>The file is too long to be read whole: what comes after these ticks was left out.</source><extracomment>Recordings</extracomment><translation>Le fichier est trop long pour être lu en entier : ce qui suit ces ticks a été laissé de côté.</translation></message>
<message><source>The project has changed since. The run goes by the project in the recording; Play goes on with the project as it is now.</source><extracomment>Recordings</extracomment><translation>Le projet a changé depuis. L'exécution suit le projet de l'enregistrement ; « Lecture » continue avec le projet tel qu'il est.</translation></message>
<message><source>This is the copy of the project in the recording.</source><extracomment>Recordings</extracomment><translation>Ceci est la copie du projet contenue dans l'enregistrement.</translation></message>
<message><source>A game without a file</source><extracomment>Recordings</extracomment><translation>Un jeu sans fichier</translation></message>
<message><source>Process %1, port %2</source><extracomment>Recordings</extracomment><translation>Processus %1, port %2</translation></message>
<message><source>port %1</source><extracomment>Recordings</extracomment><translation>port %1</translation></message>
<message><source>You have left the game.</source><extracomment>Recordings</extracomment><translation>Vous avez quitté le jeu.</translation></message>
<message><source>Reading the state of “%1”</source><extracomment>Recordings</extracomment><translation>Lecture de l'état de « %1 »</translation></message>
<message><source>If you cancel, the editor detaches from the game.</source><extracomment>Recordings</extracomment><translation>Si vous annulez, l'éditeur se déconnecte du jeu.</translation></message>
<message><source>The state that the game sent does not fit its project, so the editor cannot follow it: %1 Record the run of the game instead.</source><extracomment>Recordings</extracomment><translation>L'état envoyé par le jeu ne correspond pas à son projet, l'éditeur ne peut donc pas le suivre : %1 Enregistrez plutôt l'exécution du jeu.</translation></message>
<message><source>Looking for “%1”</source><extracomment>Recordings</extracomment><translation>Recherche de « %1 »</translation></message>
<message><source>If you cancel, you can choose the file.</source><extracomment>Recordings</extracomment><translation>Si vous annulez, vous pourrez choisir le fichier.</translation></message>
<message><source>Unsaved changes</source><extracomment>RecoveredList</extracomment><translation>Modifications non enregistrées</translation></message>
<message><source>%1, unsaved changes from %2</source><extracomment>RecoveredList</extracomment><translation>%1, modifications non enregistrées du %2</translation></message>
<message><source>from %1, %2</source><extracomment>RecoveredList</extracomment><translation>du %1, %2</translation></message>
<message><source>by %1, which may still be open</source><extracomment>RecoveredList</extracomment><translation>par %1, peut-être encore ouvert</translation></message>
<message><source>Restore</source><extracomment>RecoveredList</extracomment><translation>Restaurer</translation></message>
<message><source>Restore %1</source><extracomment>RecoveredList</extracomment><translation>Restaurer %1</translation></message>
<message><source>Remove</source><extracomment>RecoveredList</extracomment><translation>Retirer</translation></message>
<message><source>Remove for good</source><extracomment>RecoveredList</extracomment><translation>Supprimer pour de bon</translation></message>
<message><source>Unsaved changes were found</source><extracomment>RecoveryDialog</extracomment><translation>Des modifications non enregistrées ont été trouvées</translation></message>
<message><source>The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.</source><extracomment>RecoveryDialog</extracomment><translation>L'éditeur s'est arrêté avant que « %1 » soit enregistré. Ses modifications non enregistrées : %2, %3.</translation></message>
<message><source>They belong to %1, which may still be open.</source><extracomment>RecoveryDialog</extracomment><translation>Elles appartiennent à %1, peut-être encore ouvert.</translation></message>
<message><source>“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.</source><extracomment>RecoveryDialog</extracomment><translation>« Restaurer » les montre, et le fichier reste tel quel jusqu'à ce que vous enregistriez. « Abandonner » montre le fichier enregistré, et ces modifications sont perdues pour de bon. « Garder pour plus tard » redemande la prochaine fois.</translation></message>
<message><source>Keep for later</source><extracomment>RecoveryDialog</extracomment><translation>Garder pour plus tard</translation></message>
<message><source>Discard</source><extracomment>RecoveryDialog</extracomment><translation>Abandonner</translation></message>
<message><source>Discard the changes</source><extracomment>RecoveryDialog</extracomment><translation>Abandonner les modifications</translation></message>
<message><source>never saved</source><extracomment>RecoveryModel</extracomment><translation>jamais enregistré</translation></message>
<message><source>today at %1</source><extracomment>RecoveryModel</extracomment><translation>aujourd'hui à %1</translation></message>
<message><source>yesterday at %1</source><extracomment>RecoveryModel</extracomment><translation>hier à %1</translation></message>
<message><source>%1 after the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 après l'enregistrement du fichier</translation></message>
<message><source>%1 before the file was saved</source><extracomment>RecoveryModel</extracomment><translation>%1 avant l'enregistrement du fichier</translation></message>
<message><source>at the same time as the file was saved</source><extracomment>RecoveryModel</extracomment><translation>au moment même de l'enregistrement du fichier</translation></message>
<message><source>There is no saved file.</source><extracomment>RecoveryPreview</extracomment><translation>Il n'y a pas de fichier enregistré.</translation></message>
<message><source>Unsaved: %1</source><extracomment>RecoveryPreview</extracomment><translation>Non enregistré : %1</translation></message>
<message><source>Both are the same project.</source><extracomment>RecoveryPreview</extracomment><translation>Les deux sont le même projet.</translation></message>
<message><source>Unsaved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Non enregistré, %1</translation></message>
<message><source>Saved, %1</source><extracomment>RecoveryPreview</extracomment><translation>Enregistré, %1</translation></message>
<message><source> (leads nowhere)</source><extracomment>RenderedNote</extracomment><translation> (ne mène nulle part)</translation></message>
<message><source>Edit name and details</source><extracomment>RowMenuButton</extracomment><translation>Modifier le nom et les détails</translation></message>
<message><source>Start, and compare with now</source><extracomment>RowMenuButton</extracomment><translation>Lancer, et comparer avec maintenant</translation></message>
<message><source>Move up</source><extracomment>RowMenuButton</extracomment><translation>Monter</translation></message>
<message><source>Move down</source><extracomment>RowMenuButton</extracomment><translation>Descendre</translation></message>
<message><source>Time passed</source><extracomment>RunNumbers</extracomment><translation>Temps écoulé</translation></message>
<message><source>Ticks passed</source><extracomment>RunNumbers</extracomment><translation>Ticks écoulés</translation></message>
<message><source>min:s</source><extracomment>RunNumbers</extracomment><translation>min:s</translation></message>
<message><source>ticks</source><extracomment>RunNumbers</extracomment><translation>ticks</translation></message>
<message><source>Tick %1 since the reset.</source><extracomment>RunNumbers</extracomment><translation>Tick %1 depuis la réinitialisation.</translation></message>
<message><source>Ticks since the reset.</source><extracomment>RunNumbers</extracomment><translation>Ticks depuis la réinitialisation.</translation></message>
<message><source>Ticks per second</source><extracomment>RunNumbers</extracomment><translation>Ticks par seconde</translation></message>
<message><source>This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.</source><extracomment>RunNumbers</extracomment><translation>Cette machine est trop lente pour %1 ticks par seconde. L'exécution est la même ; elle dure seulement plus longtemps.</translation></message>
<message><source>Ticks per second; the target is %1.</source><extracomment>RunNumbers</extracomment><translation>Ticks par seconde ; l'objectif est %1.</translation></message>
<message><source>Agents</source><extracomment>RunNumbers</extracomment><translation>Agents</translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>agent</numerusform><numerusform>agents</numerusform></translation></message>
<message><source>Contacts</source><extracomment>RunNumbers</extracomment><translation>Contacts</translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>contact</numerusform><numerusform>contacts</numerusform></translation></message>
<message><source>What this project counts. Click to change it.</source><extracomment>RunNumbers</extracomment><translation>Ce que compte ce projet. Cliquez pour le changer.</translation></message>
<message><source>How often two bodies began to touch since the reset.
%1</source><extracomment>RunNumbers</extracomment><translation>Combien de fois deux corps sont entrés en contact depuis la réinitialisation.
%1</translation></message>
<message><source>Click to place points. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Cliquez pour placer des points. Échap termine.</translation></message>
<message><source>Drag from the center outward. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Glissez du centre vers l'extérieur. Échap termine.</translation></message>
<message><source>Drag from corner to corner. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Glissez d'un coin à l'autre. Échap termine.</translation></message>
<message><source>Click to place the first point. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>Cliquez pour placer le premier point. Échap termine.</translation></message>
<message><source>Double-click or press Enter to finish. Click the first point to close the shape.</source><extracomment>SceneDrawing</extracomment><translation>Double-cliquez ou appuyez sur Entrée pour terminer. Cliquez sur le premier point pour fermer la forme.</translation></message>
<message><source>Click to place the next point. Backspace removes the last one.</source><extracomment>SceneDrawing</extracomment><translation>Cliquez pour placer le point suivant. Retour arrière retire le dernier.</translation></message>
<message><source>radius %1</source><extracomment>SceneDrawing</extracomment><translation>rayon %1</translation></message>
<message><source>%1 by %2</source><extracomment>SceneDrawing</extracomment><translation>%1 sur %2</translation></message>
<message><source>The current layer, %1, is locked. Unlock it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Le calque actuel, %1, est verrouillé. Déverrouillez-le ou choisissez-en un autre.</translation></message>
<message><source>The current layer, %1, is hidden. Show it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>Le calque actuel, %1, est masqué. Affichez-le ou choisissez-en un autre.</translation></message>
<message><source>Timeline</source><extracomment>ScrubBar</extracomment><translation>Chronologie</translation></message>
<message><source>Set seed</source><extracomment>SeedSetting</extracomment><translation>Régler la graine</translation></message>
<message><source>Mute %1</source><extracomment>SelectionEdits</extracomment><translation>Rendre muet : %1</translation></message>
<message><source>Unmute %1</source><extracomment>SelectionEdits</extracomment><translation>Rétablir : %1</translation></message>
<message><source>Solo %1</source><extracomment>SelectionEdits</extracomment><translation>Solo : %1</translation></message>
<message><source>End solo of %1</source><extracomment>SelectionEdits</extracomment><translation>Finir le solo : %1</translation></message>
<message><source>The selection is in the viewport, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>La sélection est dans la vue, qui est masquée.</translation></message>
<message><source>The selection is on the canvas, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>La sélection est sur le canevas, qui est masqué.</translation></message>
<message><source>Select an agent type first, or another card.</source><extracomment>SelectionEdits</extracomment><translation>Sélectionnez d'abord un type d'agent, ou un autre bloc.</translation></message>
<message><source>No wire leads to this card.</source><extracomment>SelectionEdits</extracomment><translation>Aucun fil ne mène à ce bloc.</translation></message>
<message><source>Show %1 as formula</source><extracomment>SelectionEdits</extracomment><translation>Afficher %1 en formule</translation></message>
<message><source>Delete %1</source><extracomment>SelectionEdits</extracomment><translation>Supprimer %1</translation></message>
<message><source>Cut %1</source><extracomment>SelectionEdits</extracomment><translation>Couper %1</translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>Coller %n élément</numerusform><numerusform>Coller %n éléments</numerusform></translation></message>
<message><source>Duplicate %1</source><extracomment>SelectionEdits</extracomment><translation>Dupliquer %1</translation></message>
<message><source>Only behaviors and combiners can be solo, because only they give a force.</source><extracomment>SelectionEdits</extracomment><translation>Seuls les comportements et les combineurs peuvent être en solo, car eux seuls donnent une force.</translation></message>
<message><source>Detach %1</source><extracomment>SelectionEdits</extracomment><translation>Détacher %1</translation></message>
<message><source>There are no cards to arrange. Add some cards first.</source><extracomment>SelectionEdits</extracomment><translation>Il n'y a pas de blocs à disposer. Ajoutez-en d'abord.</translation></message>
<message><source>Arrange cards</source><extracomment>SelectionEdits</extracomment><translation>Disposer les blocs</translation></message>
<message><source>Select two or more cards, frames or comments to align.</source><extracomment>SelectionEdits</extracomment><translation>Sélectionnez au moins deux blocs, cadres ou commentaires à aligner.</translation></message>
<message><source>Align %1</source><extracomment>SelectionEdits</extracomment><translation>Aligner %1</translation></message>
<message><source>A weight is a number from 0 to 100.</source><extracomment>SelectionEdits</extracomment><translation>Un poids est un nombre de 0 à 100.</translation></message>
<message><source>Select the card that the wire starts from.</source><extracomment>SelectionEdits</extracomment><translation>Sélectionnez le bloc d'où part le fil.</translation></message>
<message><source>Wire %1</source><extracomment>SelectionEdits</extracomment><translation>Relier %1</translation></message>
<message><source>A wire from %1: select the card where it ends and wire again. Esc cancels.</source><extracomment>SelectionEdits</extracomment><translation>Un fil depuis %1 : sélectionnez le bloc où il finit et reliez à nouveau. Échap annule.</translation></message>
<message><source>Spread</source><extracomment>SettingRow</extracomment><translation>Dispersion</translation></message>
<message><source>Choose a picture of the project's folder</source><extracomment>SettingRow</extracomment><translation>Choisir une image du dossier du projet</translation></message>
<message><source>Back to the default</source><extracomment>SettingRow</extracomment><translation>Revenir à la valeur par défaut</translation></message>
<message><source>Take the wire of “%1” away</source><extracomment>SettingRow</extracomment><translation>Enlever le fil de « %1 »</translation></message>
<message><source>No longer drive “%1” by a parameter</source><extracomment>SettingRow</extracomment><translation>Ne plus commander « %1 » par un paramètre</translation></message>
<message><source>Make “%1” a parameter, with a slider beside the world</source><extracomment>SettingRow</extracomment><translation>Faire de « %1 » un paramètre, avec un curseur à côté du monde</translation></message>
<message><source>driven by %1</source><extracomment>SettingRow</extracomment><translation>commandé par %1</translation></message>
<message><source>Its name, range, step and settings</source><extracomment>SettingRow</extracomment><translation>Son nom, sa plage, son pas et ses réglages</translation></message>
<message><source>Settings</source><extracomment>SettingsDialog</extracomment><translation>Préférences</translation></message>
<message><source>For this editor, not saved in projects.</source><extracomment>SettingsDialog</extracomment><translation>Pour cet éditeur, pas enregistré dans les projets.</translation></message>
<message><source>Colors</source><extracomment>SettingsDialog</extracomment><translation>Couleurs</translation></message>
<message><source>Desktop</source><extracomment>SettingsDialog</extracomment><translation>Bureau</translation></message>
<message><source>Dark or light like other windows</source><extracomment>SettingsDialog</extracomment><translation>Sombre ou clair comme les autres fenêtres</translation></message>
<message><source>Dark</source><extracomment>SettingsDialog</extracomment><translation>Sombre</translation></message>
<message><source>Light</source><extracomment>SettingsDialog</extracomment><translation>Clair</translation></message>
<message><source>For bright rooms and projectors</source><extracomment>SettingsDialog</extracomment><translation>Pour les salles claires et les vidéoprojecteurs</translation></message>
<message><source>Language</source><extracomment>SettingsDialog</extracomment><translation>Langue</translation></message>
<message><source>At the start</source><extracomment>SettingsDialog</extracomment><translation>Au démarrage</translation></message>
<message><source>Start page</source><extracomment>SettingsDialog</extracomment><translation>Page d'accueil</translation></message>
<message><source>Last project</source><extracomment>SettingsDialog</extracomment><translation>Dernier projet</translation></message>
<message><source>Opens the last project</source><extracomment>SettingsDialog</extracomment><translation>Ouvre le dernier projet</translation></message>
<message><source>A file from the desktop</source><extracomment>SettingsDialog</extracomment><translation>Un fichier du bureau</translation></message>
<message><source>New window</source><extracomment>SettingsDialog</extracomment><translation>Nouvelle fenêtre</translation></message>
<message><source>This window</source><extracomment>SettingsDialog</extracomment><translation>Cette fenêtre</translation></message>
<message><source>Opens in the window that is open, after it has asked about unsaved changes</source><extracomment>SettingsDialog</extracomment><translation>S'ouvre dans la fenêtre déjà ouverte, après avoir demandé quoi faire des modifications non enregistrées</translation></message>
<message><source>Recent files</source><extracomment>SettingsDialog</extracomment><translation>Fichiers récents</translation></message>
<message><source>Clear list</source><extracomment>SettingsDialog</extracomment><translation>Vider la liste</translation></message>
<message><source>Keyboard</source><extracomment>SettingsDialog</extracomment><translation>Clavier</translation></message>
<message><source>Shortcuts…</source><extracomment>SettingsDialog</extracomment><translation>Raccourcis…</translation></message>
<message><source>They share no setting. What acts on all of them is in the menu of a right click.</source><extracomment>SettingsList</extracomment><translation>Ils n'ont aucun réglage en commun. Ce qui agit sur tous se trouve dans le menu du clic droit.</translation></message>
<message><source>Large files take a while. %1</source><extracomment>ShellPopups</extracomment><translation>Les gros fichiers prennent un moment. %1</translation></message>
<message><source>Keyboard shortcuts</source><extracomment>ShortcutsDialog</extracomment><translation>Raccourcis clavier</translation></message>
<message><source>Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.</source><extracomment>ShortcutsDialog</extracomment><translation>Cliquez sur des touches, puis appuyez sur les nouvelles. Retour arrière les retire ; Échap ou Tab annule.</translation></message>
<message><source>Search actions or keys</source><extracomment>ShortcutsDialog</extracomment><translation>Rechercher actions ou touches</translation></message>
<message><source>No action or key found.</source><extracomment>ShortcutsDialog</extracomment><translation>Aucune action ni touche trouvée.</translation></message>
<message><source>Reset all</source><extracomment>ShortcutsDialog</extracomment><translation>Tout réinitialiser</translation></message>
<message><source>Reset all to the defaults</source><extracomment>ShortcutsDialog</extracomment><translation>Tout remettre par défaut</translation></message>
<message><source>Remove the keys of %1</source><extracomment>ShortcutsDialog</extracomment><translation>Retirer les touches de %1</translation></message>
<message><source>Restore %1 for %2</source><extracomment>ShortcutsDialog</extracomment><translation>Rétablir %1 pour %2</translation></message>
<message><source>%1 moves through the window. Press other keys, or Esc.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 sert à parcourir la fenêtre. Appuyez sur d'autres touches, ou sur Échap.</translation></message>
<message><source>%1 belongs to “%2”. Press it again to move it here, Esc to cancel.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 appartient à « %2 ». Appuyez encore pour l'attribuer ici, Échap pour annuler.</translation></message>
<message><source>From %1 to %2</source><extracomment>ShownWorld</extracomment><translation>De %1 à %2</translation></message>
<message><source>Coasting</source><extracomment>ShownWorld</extracomment><translation>Sur sa lancée</translation></message>
<message><source>%1: 0 to %2</source><extracomment>ShownWorld</extracomment><translation>%1 : 0 à %2</translation></message>
<message><source>Desired velocity</source><extracomment>ShownWorld</extracomment><translation>Vitesse désirée</translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>Envoyer %n agent</numerusform><numerusform>Envoyer %n agents</numerusform></translation></message>
<message><source>This run began in a running game, so its first ticks are not here. Let the game record: docs/recording.md says how.</source><extracomment>SimulationController</extracomment><translation>Cette exécution a commencé dans un jeu en cours : ses premiers ticks ne sont donc pas ici. Faites enregistrer le jeu : docs/recording.md explique comment.</translation></message>
<message><source>%1 is not alive at this tick.</source><extracomment>SimulationController</extracomment><translation>%1 n'est pas en vie à ce tick.</translation></message>
<message><source>%1 died at %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 est mort à %2 : %3.</translation></message>
<message><source>%1 was removed by hand at %2.</source><extracomment>SimulationController</extracomment><translation>%1 a été retiré à la main à %2.</translation></message>
<message><source>Added by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Ajouté à la main à %1.</translation></message>
<message><source>Changed by hand at %1.</source><extracomment>SimulationController</extracomment><translation>Modifié à la main à %1.</translation></message>
<message><source>Born at %1: %2.</source><extracomment>SimulationController</extracomment><translation>Né à %1 : %2.</translation></message>
<message><source>%1 since %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 depuis %2 : %3.</translation></message>
<message><source>%1, when %2 was true</source><extracomment>SimulationController</extracomment><translation>%1, quand %2 était vrai</translation></message>
<message><source>%1, at %2</source><extracomment>SimulationController</extracomment><translation>%1, à %2</translation></message>
<message><source>%1 s</source><extracomment>SketchItem</extracomment><translation>%1 s</translation></message>
<message><source>Restore all saved values</source><extracomment>SliderPanel</extracomment><translation>Rétablir toutes les valeurs enregistrées</translation></message>
<message><source>Restore the saved parameters</source><extracomment>SliderPanelModel</extracomment><translation>Rétablir les paramètres enregistrés</translation></message>
<message><source>Move a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Déplacer un paramètre</translation></message>
<message><source>Remove a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Retirer un paramètre</translation></message>
<message><source>Rename a parameter</source><extracomment>SliderPanelModel</extracomment><translation>Renommer un paramètre</translation></message>
<message><source>Saved: %1</source><extracomment>SliderRow</extracomment><translation>Enregistré : %1</translation></message>
<message><source>Restore the saved value, %1</source><extracomment>SliderRow</extracomment><translation>Rétablir la valeur enregistrée, %1</translation></message>
<message><source>The setting it changed no longer exists.</source><extracomment>SliderRow</extracomment><translation>Le réglage qu'il changeait n'existe plus.</translation></message>
<message><source>How fast the world runs. The run itself stays the same. Double-click: 1×.</source><extracomment>SpeedSlider</extracomment><translation>La vitesse à laquelle tourne le monde. L'exécution elle-même reste la même. Double-clic : 1×.</translation></message>
<message><source>Reset everything: the parameters, the experiment, the run and its speed</source><extracomment>StageBar</extracomment><translation>Tout réinitialiser : les paramètres, l'expérience, l'exécution et sa vitesse</translation></message>
<message><source>Slower</source><extracomment>StageBar</extracomment><translation>Plus lent</translation></message>
<message><source>Speed %1</source><extracomment>StageBar</extracomment><translation>Vitesse %1</translation></message>
<message><source>Faster</source><extracomment>StageBar</extracomment><translation>Plus vite</translation></message>
<message><source>Show ▴</source><extracomment>StageBar</extracomment><translation>Afficher ▴</translation></message>
<message><source>Show</source><extracomment>StageBar</extracomment><translation>Afficher</translation></message>
<message><source>What to show besides the agents, and what their colors mean</source><extracomment>StageBar</extracomment><translation>Ce qu'il faut afficher en plus des agents, et le sens de leurs couleurs</translation></message>
<message><source>Spotlight</source><extracomment>StageBar</extracomment><translation>Projecteur</translation></message>
<message><source>Darkens the world around the mouse</source><extracomment>StageBar</extracomment><translation>Assombrit le monde autour de la souris</translation></message>
<message><source>%1 ticks</source><extracomment>StageBar</extracomment><translation>%1 ticks</translation></message>
<message><source>Leave the presentation</source><extracomment>StageBar</extracomment><translation>Quitter la présentation</translation></message>
<message><source>Tiller</source><extracomment>StartPage</extracomment><translation>Tiller</translation></message>
<message><source>Draw how agents steer, and watch them move while you draw. Open an example and drag something.</source><extracomment>StartPage</extracomment><translation>Dessinez comment des agents se pilotent, et regardez-les bouger pendant que vous dessinez. Ouvrez un exemple et glissez quelque chose.</translation></message>
<message><source>Back to “%1”</source><extracomment>StartPage</extracomment><translation>Retour à « %1 »</translation></message>
<message><source>New project</source><extracomment>StartPage</extracomment><translation>Nouveau projet</translation></message>
<message><source>Open a file…</source><extracomment>StartPage</extracomment><translation>Ouvrir un fichier…</translation></message>
<message><source>%1 explains keys and mouse; %2 finds every command by its name.</source><extracomment>StartPage</extracomment><translation>%1 explique le clavier et la souris ; %2 trouve toute commande par son nom.</translation></message>
<message><source>Add the answers to choose from.</source><extracomment>StepAnswers</extracomment><translation>Ajoutez les réponses au choix.</translation></message>
<message><source>The check marks the right one.</source><extracomment>StepAnswers</extracomment><translation>La coche marque la bonne.</translation></message>
<message><source>This is the right answer</source><extracomment>StepAnswers</extracomment><translation>C'est la bonne réponse</translation></message>
<message><source>Make this the right answer</source><extracomment>StepAnswers</extracomment><translation>En faire la bonne réponse</translation></message>
<message><source>Answer %1</source><extracomment>StepAnswers</extracomment><translation>Réponse %1</translation></message>
<message><source>Remove the answer</source><extracomment>StepAnswers</extracomment><translation>Retirer la réponse</translation></message>
<message><source>Add an answer</source><extracomment>StepAnswers</extracomment><translation>Ajouter une réponse</translation></message>
<message><source>Close the step</source><extracomment>StepForm</extracomment><translation>Fermer l'étape</translation></message>
<message><source>Open the step “%1”</source><extracomment>StepForm</extracomment><translation>Ouvrir l'étape « %1 »</translation></message>
<message><source>Palette and inspector</source><extracomment>StepFormModel</extracomment><translation>Palette et inspecteur</translation></message>
<message><source>The world has its own settings.</source><extracomment>StepFormModel</extracomment><translation>Le monde a ses propres réglages.</translation></message>
<message><source>The world has: %1</source><extracomment>StepFormModel</extracomment><translation>Le monde a : %1</translation></message>
<message><source>Use the settings as they are now</source><extracomment>StepFormModel</extracomment><translation>Utiliser les réglages actuels</translation></message>
<message><source>Use none</source><extracomment>StepFormModel</extracomment><translation>N'en utiliser aucun</translation></message>
<message><source>The step shows the whole world.</source><extracomment>StepFormModel</extracomment><translation>L'étape montre le monde entier.</translation></message>
<message><source>The step shows a part of the world: %1 (middle and width).</source><extracomment>StepFormModel</extracomment><translation>L'étape montre une partie du monde : %1 (milieu et largeur).</translation></message>
<message><source>Use the view as it is now</source><extracomment>StepFormModel</extracomment><translation>Utiliser le cadrage actuel</translation></message>
<message><source>Show the whole world</source><extracomment>StepFormModel</extracomment><translation>Afficher le monde entier</translation></message>
<message><source>Nothing stands out.</source><extracomment>StepFormModel</extracomment><translation>Rien n'est mis en avant.</translation></message>
<message><source>The spotlight is on %1.</source><extracomment>StepFormModel</extracomment><translation>Le projecteur est sur %1.</translation></message>
<message><source>Spotlight the selection</source><extracomment>StepFormModel</extracomment><translation>Éclairer la sélection</translation></message>
<message><source>Nothing</source><extracomment>StepFormModel</extracomment><translation>Rien</translation></message>
<message><source>Pause after (seconds, 0 = never)</source><extracomment>StepFormModel</extracomment><translation>Pause après (secondes, 0 = jamais)</translation></message>
<message><source>Curve of</source><extracomment>StepFormModel</extracomment><translation>Courbe de</translation></message>
<message><source>Text that follows</source><extracomment>StepFormModel</extracomment><translation>Texte qui suit</translation></message>
<message><source>Answer, after the guess</source><extracomment>StepFormModel</extracomment><translation>Réponse, après le pronostic</translation></message>
<message><source>Overlays: as the pupil has them</source><extracomment>StepFormModel</extracomment><translation>Surimpressions : celles de l'élève</translation></message>
<message><source>Hidden in the window: nothing</source><extracomment>StepFormModel</extracomment><translation>Masqué dans la fenêtre : rien</translation></message>
<message><source>Hidden in the window</source><extracomment>StepFormModel</extracomment><translation>Masqué dans la fenêtre</translation></message>
<message><source>Title of the step</source><extracomment>StepFormModel</extracomment><translation>Titre de l'étape</translation></message>
<message><source>A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.</source><extracomment>StepList</extracomment><translation>Une leçon a des étapes. Chacune montre un texte et des réglages de l'exécution, et peut demander un pronostic avant que le monde ne tourne.</translation></message>
<message><source>Add a step</source><extracomment>StepList</extracomment><translation>Ajouter une étape</translation></message>
<message><source>all of %1</source><extracomment>StepListModel</extracomment><translation>tous les %1</translation></message>
<message><source>Choose a plot</source><extracomment>StepListModel</extracomment><translation>Choisir une courbe</translation></message>
<message><source>Step %1</source><extracomment>StepListModel</extracomment><translation>Étape %1</translation></message>
<message><source>Delete a step</source><extracomment>StepListModel</extracomment><translation>Supprimer une étape</translation></message>
<message><source>Move a step</source><extracomment>StepListModel</extracomment><translation>Déplacer une étape</translation></message>
<message><source>Rename a step</source><extracomment>StepListModel</extracomment><translation>Renommer une étape</translation></message>
<message><source>“%1” is no number.</source><extracomment>StepListModel</extracomment><translation>« %1 » n'est pas un nombre.</translation></message>
<message><source>Change a step</source><extracomment>StepListModel</extracomment><translation>Changer une étape</translation></message>
<message><source>No setting differs from the saved project. Move a slider or change a setting first.</source><extracomment>StepListModel</extracomment><translation>Aucun réglage ne diffère du projet enregistré. Déplacez d'abord un curseur ou changez un réglage.</translation></message>
<message><source>Click an agent in the world, or select one agent type or one scene item first.</source><extracomment>StepListModel</extracomment><translation>Cliquez d'abord sur un agent dans le monde, ou sélectionnez un type d'agent ou un élément de la scène.</translation></message>
<message><source>Bold</source><extracomment>StepText</extracomment><translation>Gras</translation></message>
<message><source>Makes the selected words bold</source><extracomment>StepText</extracomment><translation>Met les mots sélectionnés en gras</translation></message>
<message><source>bold</source><extracomment>StepText</extracomment><translation>gras</translation></message>
<message><source>List</source><extracomment>StepText</extracomment><translation>Liste</translation></message>
<message><source>Begins a list</source><extracomment>StepText</extracomment><translation>Commence une liste</translation></message>
<message><source>Link</source><extracomment>StepText</extracomment><translation>Lien</translation></message>
<message><source>A link to the selected card, or to the agent that you clicked: it lights them up</source><extracomment>StepText</extracomment><translation>Un lien vers le bloc sélectionné, ou vers l'agent cliqué : il les éclaire</translation></message>
<message><source>Sweep</source><extracomment>SweepBar</extracomment><translation>Balayage</translation></message>
<message><source>Run the sweep</source><extracomment>SweepBar</extracomment><translation>Lancer le balayage</translation></message>
<message><source>Pause the sweep</source><extracomment>SweepBar</extracomment><translation>Suspendre le balayage</translation></message>
<message><source>Run what has no result yet.</source><extracomment>SweepBar</extracomment><translation>Exécuter ce qui n'a pas encore de résultat.</translation></message>
<message><source>Stop the sweep</source><extracomment>SweepBar</extracomment><translation>Arrêter le balayage</translation></message>
<message><source>Stop. The results so far are kept.</source><extracomment>SweepBar</extracomment><translation>Arrêter. Les résultats obtenus sont gardés.</translation></message>
<message><source>Five more seeds</source><extracomment>SweepBar</extracomment><translation>Cinq graines de plus</translation></message>
<message><source>Run five more seeds of each combination.</source><extracomment>SweepBar</extracomment><translation>Exécuter cinq graines de plus pour chaque combinaison.</translation></message>
<message><source>More for the sweep</source><extracomment>SweepBar</extracomment><translation>Plus pour le balayage</translation></message>
<message><source>Edit the sweep…</source><extracomment>SweepBar</extracomment><translation>Modifier le balayage…</translation></message>
<message><source>Save the chart or table…</source><extracomment>SweepBar</extracomment><translation>Enregistrer le graphique ou le tableau…</translation></message>
<message><source>Delete the sweep</source><extracomment>SweepBar</extracomment><translation>Supprimer le balayage</translation></message>
<message><source>Combination</source><extracomment>SweepChart</extracomment><translation>Combinaison</translation></message>
<message><source>%1 must be a whole number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 doit être un entier, %2.</translation></message>
<message><source>%1 must be a number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 doit être un nombre, %2.</translation></message>
<message><source>Which number of a run counts</source><extracomment>SweepDraft</extracomment><translation>Le nombre d'une exécution qui compte</translation></message>
<message><source>Result</source><extracomment>SweepDraft</extracomment><translation>Résultat</translation></message>
<message><source>And vary</source><extracomment>SweepDraft</extracomment><translation>Varier aussi</translation></message>
<message><source>Measure</source><extracomment>SweepDraft</extracomment><translation>Mesurer</translation></message>
<message><source>How many seeds each combination has</source><extracomment>SweepDraft</extracomment><translation>Nombre de graines par combinaison</translation></message>
<message><source>Choose the setting to vary.</source><extracomment>SweepDraft</extracomment><translation>Choisissez le réglage à faire varier.</translation></message>
<message><source>The length must be a number of seconds, at least one tick.</source><extracomment>SweepDraft</extracomment><translation>La durée doit être un nombre de secondes, au moins un tick.</translation></message>
<message><source>These are %1 runs; the editor takes at most %2. Take fewer values or seeds, or run “tiller sweep”.</source><extracomment>SweepDraft</extracomment><translation>Cela fait %1 exécutions ; l'éditeur en accepte au plus %2. Prenez moins de valeurs ou de graines, ou lancez « tiller sweep ».</translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n exécution</numerusform><numerusform>%n exécutions</numerusform></translation></message>
<message><source>%1: %2 on this machine</source><extracomment>SweepDraft</extracomment><translation>%1 : %2 sur cette machine</translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n tick</numerusform><numerusform>= %n ticks</numerusform></translation></message>
<message><source>%1 (mean %2 ± %3)</source><extracomment>SweepItem</extracomment><translation>%1 (moyenne %2 ± %3)</translation></message>
<message><source>Use these values</source><extracomment>SweepView</extracomment><translation>Utiliser ces valeurs</translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>%1 sur %n exécution</numerusform><numerusform>%1 sur %n exécutions</numerusform></translation></message>
<message><source>%1, paused</source><extracomment>Sweeps</extracomment><translation>%1, suspendu</translation></message>
<message><source>%1, %2 left</source><extracomment>Sweeps</extracomment><translation>%1, reste %2</translation></message>
<message><source>These results are older than the project. Run it again.</source><extracomment>Sweeps</extracomment><translation>Ces résultats sont plus anciens que le projet. Relancez-le.</translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n graine</numerusform><numerusform>%n graines</numerusform></translation></message>
<message><source>%1. Run it to get the others.</source><extracomment>Sweeps</extracomment><translation>%1. Lancez-le pour obtenir les autres.</translation></message>
<message><source>Try values</source><extracomment>Sweeps</extracomment><translation>Essayer des valeurs</translation></message>
<message><source>Edit the sweep</source><extracomment>Sweeps</extracomment><translation>Modifier le balayage</translation></message>
<message><source>Keep the results of the sweep</source><extracomment>Sweeps</extracomment><translation>Garder les résultats du balayage</translation></message>
<message><source>The editor takes at most %1 runs.</source><extracomment>Sweeps</extracomment><translation>L'éditeur accepte au plus %1 exécutions.</translation></message>
<message><source>More seeds</source><extracomment>Sweeps</extracomment><translation>Plus de graines</translation></message>
<message><source>Run with seed %1</source><extracomment>Sweeps</extracomment><translation>Exécuter avec la graine %1</translation></message>
<message><source>Range</source><extracomment>SweptValues</extracomment><translation>Portée</translation></message>
<message><source>As many values as you say, from the first to the last.</source><extracomment>SweptValues</extracomment><translation>Autant de valeurs que vous le dites, de la première à la dernière.</translation></message>
<message><source>Values separated by commas.</source><extracomment>SweptValues</extracomment><translation>Des valeurs séparées par des virgules.</translation></message>
<message><source>%1; now %2</source><extracomment>SweptValues</extracomment><translation>%1 ; maintenant %2</translation></message>
<message><source>Now %1</source><extracomment>SweptValues</extracomment><translation>Maintenant %1</translation></message>
<message><source>Values</source><extracomment>SweptValues</extracomment><translation>Valeurs</translation></message>
<message><source>From</source><extracomment>SweptValues</extracomment><translation>De</translation></message>
<message><source>To</source><extracomment>SweptValues</extracomment><translation>À</translation></message>
<message><source>to</source><extracomment>SweptValues</extracomment><translation>à</translation></message>
<message><source>Values, separated by commas</source><extracomment>SweptValues</extracomment><translation>Valeurs, séparées par des virgules</translation></message>
<message><source>Number of values</source><extracomment>SweptValues</extracomment><translation>Nombre de valeurs</translation></message>
<message><source>values</source><extracomment>SweptValues</extracomment><translation>valeurs</translation></message>
<message><source>in</source><extracomment>SweptValues</extracomment><translation>en</translation></message>
<message><source>%1: “%2” is no number. It takes %3.</source><extracomment>SweptValues</extracomment><translation>%1 : « %2 » n'est pas un nombre. Il faut %3.</translation></message>
<message><source>%1: the number of values must be a whole number, 1 to %2.</source><extracomment>SweptValues</extracomment><translation>%1 : le nombre de valeurs doit être un entier, de 1 à %2.</translation></message>
<message><source>“%1” leads nowhere. Links are http(s) addresses, node:ID, agent:NAME and experiment:ID.</source><extracomment>Teaching</extracomment><translation>« %1 » ne mène nulle part. Les liens sont des adresses http(s), node:ID, agent:NAME et experiment:ID.</translation></message>
<message><source>There is nothing with the id “%1”.</source><extracomment>Teaching</extracomment><translation>Il n'y a rien avec l'identifiant « %1 ».</translation></message>
<message><source>There is no agent with the name “%1”.</source><extracomment>Teaching</extracomment><translation>Il n'y a pas d'agent nommé « %1 ».</translation></message>
<message><source>Select one wire first: its weight becomes a parameter.</source><extracomment>Teaching</extracomment><translation>Sélectionnez d'abord un fil : son poids devient un paramètre.</translation></message>
<message><source>%1 of %2, tick %3</source><extracomment>Timeline</extracomment><translation>%1 de %2, tick %3</translation></message>
<message><source>%1, in the past</source><extracomment>Timeline</extracomment><translation>%1, dans le passé</translation></message>
<message><source>%1, now</source><extracomment>Timeline</extracomment><translation>%1, maintenant</translation></message>
<message><source>Reaches back to the start. The past takes %1 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Remonte jusqu'au début. Le passé occupe %1 sur 256 Mo.</translation></message>
<message><source>Reaches back %1, to where the editor attached to the game. The past takes %2 of 256 MB.</source><extracomment>Timeline</extracomment><translation>Remonte de %1, jusqu'au moment où l'éditeur s'est connecté au jeu. Le passé occupe %2 sur 256 Mo.</translation></message>
<message><source>Reaches back %1. With so many agents, more does not fit into 256 MB.</source><extracomment>Timeline</extracomment><translation>Remonte de %1. Avec autant d'agents, il n'en tient pas plus dans 256 Mo.</translation></message>
<message><source>Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.</source><extracomment>Timeline</extracomment><translation>Depuis %1 (tick %2), l'exécution diffère du jeu : %3. À %4, elle était identique.</translation></message>
<message><source>Branched at %1: the old run begins there</source><extracomment>Timeline</extracomment><translation>Bifurcation à %1 : l'ancienne exécution commence là</translation></message>
<message><source>Faded: the old run, from %1 on</source><extracomment>Timeline</extracomment><translation>Estompé : l'ancienne exécution, à partir de %1</translation></message>
<message><source>Faded: the run without the edits from %1 on</source><extracomment>Timeline</extracomment><translation>Estompé : l'exécution sans les modifications à partir de %1</translation></message>
<message><source>Play goes on from here; the run after %1 stays as a faded overlay</source><extracomment>Timeline</extracomment><translation>« Lecture » continue d'ici ; l'exécution après %1 reste en surimpression estompée</translation></message>
<message><source>The run goes on from %1. The recorded future after that is the faded overlay.</source><extracomment>Timeline</extracomment><translation>L'exécution continue à partir de %1. La suite enregistrée est la surimpression estompée.</translation></message>
<message><source>Reaches back to</source><extracomment>TimelineBar</extracomment><translation>Remonte jusqu'à</translation></message>
<message><source>first</source><extracomment>TimelineBar</extracomment><translation>premier</translation></message>
<message><source>Time</source><extracomment>TimelineBar</extracomment><translation>Temps</translation></message>
<message><source>Saved as %1</source><extracomment>Toast</extracomment><translation>Enregistré sous %1</translation></message>
<message><source>Draw %1</source><extracomment>Tool</extracomment><translation>Dessiner : %1</translation></message>
<message><source>Drawing tools</source><extracomment>ToolStrip</extracomment><translation>Outils de dessin</translation></message>
<message><source>What is shown</source><extracomment>TopBar</extracomment><translation>Ce qui est affiché</translation></message>
<message><source>Canvas</source><extracomment>TopBar</extracomment><translation>Canevas</translation></message>
<message><source>The canvas alone</source><extracomment>TopBar</extracomment><translation>Le canevas seul</translation></message>
<message><source>Both</source><extracomment>TopBar</extracomment><translation>Les deux</translation></message>
<message><source>Canvas and viewport side by side</source><extracomment>TopBar</extracomment><translation>Canevas et vue côte à côte</translation></message>
<message><source>Stacked</source><extracomment>TopBar</extracomment><translation>Empilés</translation></message>
<message><source>The viewport below the canvas</source><extracomment>TopBar</extracomment><translation>La vue sous le canevas</translation></message>
<message><source>Viewport</source><extracomment>TopBar</extracomment><translation>Vue</translation></message>
<message><source>The viewport alone</source><extracomment>TopBar</extracomment><translation>La vue seule</translation></message>
<message><source>Light colors, for bright rooms and projectors</source><extracomment>TopBar</extracomment><translation>Couleurs claires, pour salles claires et vidéoprojecteurs</translation></message>
<message><source>Dark colors</source><extracomment>TopBar</extracomment><translation>Couleurs sombres</translation></message>
<message><source>no backup</source><extracomment>TopBar</extracomment><translation>pas de copie de secours</translation></message>
<message><source>also open elsewhere</source><extracomment>TopBar</extracomment><translation>aussi ouvert ailleurs</translation></message>
<message><source>Project %1</source><extracomment>TopBar</extracomment><translation>Projet %1</translation></message>
<message><source>Unsaved changes would be lost in a crash: %1</source><extracomment>TopBar</extracomment><translation>Un plantage ferait perdre les modifications non enregistrées : %1</translation></message>
<message><source>Another window has this file open. If both save it, the last save wins.</source><extracomment>TopBar</extracomment><translation>Une autre fenêtre a ce fichier ouvert. Si les deux l'enregistrent, le dernier enregistrement l'emporte.</translation></message>
<message><source>Not saved yet. After a crash your changes can be restored.</source><extracomment>TopBar</extracomment><translation>Pas encore enregistré. Après un plantage, vos modifications peuvent être restaurées.</translation></message>
<message><source>Open &amp;recent</source><extracomment>TopMenus</extracomment><translation>Ouvrir un fichier &amp;récent</translation></message>
<message><source>E&amp;xamples</source><extracomment>TopMenus</extracomment><translation>E&amp;xemples</translation></message>
<message><source>Seed</source><extracomment>TransportBar</extracomment><translation>Graine</translation></message>
<message><source>Seed of the game's run</source><extracomment>TransportBar</extracomment><translation>Graine de l'exécution du jeu</translation></message>
<message><source>The game gave this run its seed. Open a project to choose one.</source><extracomment>TransportBar</extracomment><translation>Le jeu a donné sa graine à cette exécution. Ouvrez un projet pour en choisir une.</translation></message>
<message><source>The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.</source><extracomment>TransportBar</extracomment><translation>La même graine donne la même exécution, au bit près. Une nouvelle graine change les nombres aléatoires à partir de maintenant ; réinitialisez pour voir toute une exécution avec elle.</translation></message>
<message><source>New seed</source><extracomment>TransportBar</extracomment><translation>Nouvelle graine</translation></message>
<message><source>Choose a new seed and start again: the same rules with other random numbers.</source><extracomment>TransportBar</extracomment><translation>Choisir une nouvelle graine et recommencer : les mêmes règles avec d'autres nombres aléatoires.</translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1 (%n fois)</numerusform><numerusform>%1 (%n fois)</numerusform></translation></message>
<message><source>%1, back to %2</source><extracomment>UndoHistory</extracomment><translation>%1, retour à %2</translation></message>
<message><source>Undone: %1. The run is back at %2. Press Space to go on from here.</source><extracomment>UndoHistory</extracomment><translation>Annulé : %1. L'exécution est revenue à %2. Appuyez sur Espace pour continuer d'ici.</translation></message>
<message><source>%1; the best run with fresh seeds</source><extracomment>ValueFinder</extracomment><translation>%1 ; la meilleure exécution avec de nouvelles graines</translation></message>
<message><source>The project runs first</source><extracomment>ValueFinder</extracomment><translation>Le projet tourne d'abord</translation></message>
<message><source>%1, best score %2, %3 left</source><extracomment>ValueFinder</extracomment><translation>%1, meilleur score %2, reste %3</translation></message>
<message><source>The project meets the goals already; no other values can be better.</source><extracomment>ValueFinder</extracomment><translation>Le projet atteint déjà les objectifs ; aucune autre valeur ne peut faire mieux.</translation></message>
<message><source>Stopped before any other values were tried.</source><extracomment>ValueFinder</extracomment><translation>Arrêté avant d'avoir essayé d'autres valeurs.</translation></message>
<message><source>Stopped: the scores are of the seeds that were searched, so they look better than they are.</source><extracomment>ValueFinder</extracomment><translation>Arrêté : les scores sont ceux des graines de la recherche, ils paraissent donc meilleurs qu'ils ne sont.</translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Le résultat 1 est meilleur que le projet, avec %n nouvelle graine.</numerusform><numerusform>Le résultat 1 est meilleur que le projet, avec %n nouvelles graines.</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Le projet est aussi bon que le résultat 1, avec %n nouvelle graine.</numerusform><numerusform>Le projet est aussi bon que le résultat 1, avec %n nouvelles graines.</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Le projet est meilleur que le résultat 1, avec %n nouvelle graine.</numerusform><numerusform>Le projet est meilleur que le résultat 1, avec %n nouvelles graines.</numerusform></translation></message>
<message><source>Project</source><extracomment>ValueFinder</extracomment><translation>Projet</translation></message>
<message><source>Result %1</source><extracomment>ValueFinder</extracomment><translation>Résultat %1</translation></message>
<message><source>Use found values</source><extracomment>ValueFinder</extracomment><translation>Utiliser les valeurs trouvées</translation></message>
<message><source>At tick %1. </source><extracomment>VariantPane</extracomment><translation>Au tick %1. </translation></message>
<message><source>Stop comparing</source><extracomment>VariantPane</extracomment><translation>Arrêter de comparer</translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1 : %n agent, tick %2</numerusform><numerusform>%1 : %n agents, tick %2</numerusform></translation></message>
<message><source>Now</source><extracomment>VariantsView</extracomment><translation>Maintenant</translation></message>
<message><source>Earlier versions of “%1”</source><extracomment>VersionsDialog</extracomment><translation>Versions antérieures de « %1 »</translation></message>
<message><source>Each save keeps the version before it: the last ten, and the last one of each day for a month.</source><extracomment>VersionsDialog</extracomment><translation>Chaque enregistrement garde la version d'avant : les dix dernières, et la dernière de chaque jour pendant un mois.</translation></message>
<message><source>No earlier versions yet. Each save keeps one.</source><extracomment>VersionsDialog</extracomment><translation>Pas encore de versions antérieures. Chaque enregistrement en garde une.</translation></message>
<message><source>Since then: %1</source><extracomment>VersionsDialog</extracomment><translation>Depuis : %1</translation></message>
<message><source>The same as the open project</source><extracomment>VersionsDialog</extracomment><translation>Identique au projet ouvert</translation></message>
<message><source>Color by</source><extracomment>ViewportHeader</extracomment><translation>Couleur selon</translation></message>
<message><source>Color agents by their type, and by their mode where it has a color.</source><extracomment>ViewportHeader</extracomment><translation>Colorer les agents selon leur type, et selon leur mode s'il a une couleur.</translation></message>
<message><source>Behavior</source><extracomment>ViewportHeader</extracomment><translation>Comportement</translation></message>
<message><source>Color agents by the behavior with the largest share of the force.</source><extracomment>ViewportHeader</extracomment><translation>Colorer les agents selon le comportement qui a la plus grande part de la force.</translation></message>
<message><source>Number…</source><extracomment>ViewportHeader</extracomment><translation>Nombre…</translation></message>
<message><source>Color the agents of a type by a number: their speed, a distance, or what a number node gives.</source><extracomment>ViewportHeader</extracomment><translation>Colorer les agents d'un type selon un nombre : leur vitesse, une distance ou ce que donne un nœud de nombre.</translation></message>
<message><source>Show ▾</source><extracomment>ViewportHeader</extracomment><translation>Afficher ▾</translation></message>
<message><source>What to show besides the agents.</source><extracomment>ViewportHeader</extracomment><translation>Ce qu'il faut afficher en plus des agents.</translation></message>
<message><source>Layers of the world: show, hide and lock scene items together.</source><extracomment>ViewportHeader</extracomment><translation>Calques du monde : afficher, masquer et verrouiller ensemble des éléments de la scène.</translation></message>
<message><source>Fit</source><extracomment>ViewportHeader</extracomment><translation>Ajuster</translation></message>
<message><source>Show the whole world. The wheel zooms, dragging with the right or middle button pans.</source><extracomment>ViewportHeader</extracomment><translation>Afficher le monde entier. La molette zoome, glisser avec le bouton droit ou du milieu déplace la vue.</translation></message>
<message><source>Send the selected agents here</source><extracomment>ViewportPane</extracomment><translation>Envoyer ici les agents sélectionnés</translation></message>
<message><source>Selected scene items</source><extracomment>ViewportPane</extracomment><translation>Éléments sélectionnés</translation></message>
<message><source>Align</source><extracomment>ViewportPane</extracomment><translation>Aligner</translation></message>
<message><source>Left edges</source><extracomment>ViewportPane</extracomment><translation>Bords gauches</translation></message>
<message><source>Centers, left to right</source><extracomment>ViewportPane</extracomment><translation>Centres, gauche à droite</translation></message>
<message><source>Right edges</source><extracomment>ViewportPane</extracomment><translation>Bords droits</translation></message>
<message><source>Top edges</source><extracomment>ViewportPane</extracomment><translation>Bords supérieurs</translation></message>
<message><source>Centers, top to bottom</source><extracomment>ViewportPane</extracomment><translation>Centres, haut en bas</translation></message>
<message><source>Bottom edges</source><extracomment>ViewportPane</extracomment><translation>Bords inférieurs</translation></message>
<message><source>Distribute</source><extracomment>ViewportPane</extracomment><translation>Répartir</translation></message>
<message><source>Left to right</source><extracomment>ViewportPane</extracomment><translation>De gauche à droite</translation></message>
<message><source>Top to bottom</source><extracomment>ViewportPane</extracomment><translation>De haut en bas</translation></message>
<message><source>Bring to the front</source><extracomment>ViewportPane</extracomment><translation>Mettre au premier plan</translation></message>
<message><source>Send to the back</source><extracomment>ViewportPane</extracomment><translation>Mettre à l'arrière-plan</translation></message>
<message><source>Color by type</source><extracomment>Watch</extracomment><translation>Colorer selon le type</translation></message>
<message><source>A film is already being recorded.</source><extracomment>WatchFlow</extracomment><translation>Un film est déjà en cours d'enregistrement.</translation></message>
<message><source>The plots could not be saved</source><extracomment>WatchFlow</extracomment><translation>Impossible d'enregistrer les courbes</translation></message>
<message><source>Color agents by a number</source><extracomment>WatchFlow</extracomment><translation>Colorer les agents selon un nombre</translation></message>
<message><source>Add a plot</source><extracomment>WatchFlow</extracomment><translation>Ajouter une courbe</translation></message>
<message><source>Edit the plot</source><extracomment>WatchFlow</extracomment><translation>Modifier la courbe</translation></message>
<message><source>Color</source><extracomment>WatchFlow</extracomment><translation>Couleur</translation></message>
<message><source>Run</source><extracomment>WatchFlow</extracomment><translation>Exécuter</translation></message>
<message><source>Find values</source><extracomment>WatchFlow</extracomment><translation>Trouver des valeurs</translation></message>
<message><source>Find</source><extracomment>WatchFlow</extracomment><translation>Trouver</translation></message>
<message><source>To %1</source><extracomment>WatchFlow</extracomment><translation>Vers %1</translation></message>
<message><source>Runs ahead</source><extracomment>WatchFlow</extracomment><translation>Avance rapide</translation></message>
<message><source>Cancel (Esc)</source><extracomment>WatchFlow</extracomment><translation>Annuler (Échap)</translation></message>
<message><source>Pauses at the tick that was reached.</source><extracomment>WatchFlow</extracomment><translation>Se met en pause au tick atteint.</translation></message>
<message><source>Film</source><extracomment>WatchFlow</extracomment><translation>Film</translation></message>
<message><source>Cancel this film</source><extracomment>WatchFlow</extracomment><translation>Annuler ce film</translation></message>
<message><source>Nothing is written.</source><extracomment>WatchFlow</extracomment><translation>Rien n'est écrit.</translation></message>
<message><source>%1. The seed stays as it is.</source><extracomment>WatchFlow</extracomment><translation>%1. La graine reste la même.</translation></message>
<message><source>The picture or film could not be saved</source><extracomment>WatchFlow</extracomment><translation>Impossible d'enregistrer l'image ou le film</translation></message>
<message><source>Weight of the wire</source><extracomment>WeightEditor</extracomment><translation>Poids du fil</translation></message>
<message><source>Point of the wire from %1 to %2</source><extracomment>WirePoints</extracomment><translation>Point du fil de %1 à %2</translation></message>
<message><source>Select the wire that the point is for.</source><extracomment>WirePoints</extracomment><translation>Sélectionnez le fil auquel le point est destiné.</translation></message>
<message><source>Select a wire with points.</source><extracomment>WirePoints</extracomment><translation>Sélectionnez un fil qui a des points.</translation></message>
<message><source>Remove a point of the wire</source><extracomment>WirePoints</extracomment><translation>Retirer un point du fil</translation></message>
<message><source>This reference is shown as a tag. Show references as wires first.</source><extracomment>WirePoints</extracomment><translation>Cette référence est affichée en étiquette. Affichez d'abord les références en fils.</translation></message>
<message><source>Add a point to the wire</source><extracomment>WirePoints</extracomment><translation>Ajouter un point au fil</translation></message>
<message><source>%1 (Enter)</source><extracomment>WorldInput</extracomment><translation>%1 (Entrée)</translation></message>
<message><source>move by %1 (Enter)</source><extracomment>WorldInput</extracomment><translation>déplacer de %1 (Entrée)</translation></message>
<message><source>moved by %1, %2</source><extracomment>WorldInput</extracomment><translation>déplacé de %1, %2</translation></message>
<message><source>Mirror %1</source><extracomment>WorldSelection</extracomment><translation>Miroir de %1</translation></message>
<message><source>Select two or more scene items to align.</source><extracomment>WorldSelection</extracomment><translation>Sélectionnez au moins deux éléments de la scène à aligner.</translation></message>
<message><source>Bring %1 to the front</source><extracomment>WorldSelection</extracomment><translation>Mettre %1 au premier plan</translation></message>
<message><source>Send %1 to the back</source><extracomment>WorldSelection</extracomment><translation>Mettre %1 à l'arrière-plan</translation></message>
<message><source>Events</source><extracomment>WorldSide</extracomment><translation>Événements</translation></message>
<message><source>Events: here, variant, ±</source><extracomment>WorldSide</extracomment><translation>Événements : ici, variante, ±</translation></message>
<message><source>Events: now, before, ±</source><extracomment>WorldSide</extracomment><translation>Événements : maintenant, avant, ±</translation></message>
<message><source>Hide the events</source><extracomment>WorldSide</extracomment><translation>Masquer les événements</translation></message>
<message><source>Show the events</source><extracomment>WorldSide</extracomment><translation>Afficher les événements</translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>Monde : %n agent, tick %1</numerusform><numerusform>Monde : %n agents, tick %1</numerusform></translation></message>
<message><source>Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.</source><extracomment>WorldView</extracomment><translation>Cliquez sur un agent pour le choisir ; glissez agents et éléments de la scène ; les flèches déplacent la sélection ; avec un outil, Entrée dessine ou ajoute au centre ; Suppr retire l'agent choisi.</translation></message>
<message><source>The world runs without the last edits: %1</source><extracomment>WorldView</extracomment><translation>Le monde tourne sans les dernières modifications : %1</translation></message>
<message><source>Play again from the start</source><extracomment>WorldView</extracomment><translation>Relancer depuis le début</translation></message>
<message><source>Hide this note</source><extracomment>WorldView</extracomment><translation>Masquer ce message</translation></message>
<message><source>Ghosts: the next 2 s without %1; rings: with it</source><extracomment>WorldView</extracomment><translation>Fantômes : les 2 s suivantes sans %1 ; anneaux : avec</translation></message>
<message><source>Discard the old run</source><extracomment>WorldView</extracomment><translation>Abandonner l'ancienne exécution</translation></message>
<message><source>Ground that the brush paints</source><extracomment>WorldView</extracomment><translation>Sol que peint le pinceau</translation></message>
<message><source>Radius</source><extracomment>WorldView</extracomment><translation>Rayon</translation></message>
<message><source>How far the brush reaches. The keys [ and ] change it, too.</source><extracomment>WorldView</extracomment><translation>Jusqu'où va le pinceau. Les touches [ et ] le changent aussi.</translation></message>
<message><source>Value</source><extracomment>WorldView</extracomment><translation>Valeur</translation></message>
<message><source>The value that a painted cell gets.</source><extracomment>WorldView</extracomment><translation>La valeur que reçoit une cellule peinte.</translation></message>
<message><source>Soft</source><extracomment>WorldView</extracomment><translation>Doux</translation></message>
<message><source>Soft edge of the brush</source><extracomment>WorldView</extracomment><translation>Bord doux du pinceau</translation></message>
<message><source>The brush paints less toward its edge.</source><extracomment>WorldView</extracomment><translation>Le pinceau peint moins vers son bord.</translation></message>
<message><source>Fill</source><extracomment>WorldView</extracomment><translation>Remplir</translation></message>
<message><source>Gives all cells of the ground this value.</source><extracomment>WorldView</extracomment><translation>Donne cette valeur à toutes les cellules du sol.</translation></message>
<message><source>Agent type that the brush adds</source><extracomment>WorldView</extracomment><translation>Type d'agent qu'ajoute le pinceau</translation></message>
<message><source>The clipboard holds no text. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>Le presse-papiers ne contient pas de texte. Copiez d'abord des blocs, ici ou dans un autre projet.</translation></message>
<message><source>The text on the clipboard is no part of a Tiller project. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>Le texte du presse-papiers ne fait pas partie d'un projet Tiller. Copiez d'abord des blocs, ici ou dans un autre projet.</translation></message>
<message><source>The text on the clipboard cannot be pasted. </source><extracomment>tiller</extracomment><translation>Le texte du presse-papiers ne peut pas être collé. </translation></message>
<message><source>The project on the clipboard holds nothing to paste.</source><extracomment>tiller</extracomment><translation>Le projet du presse-papiers ne contient rien à coller.</translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n jour</numerusform><numerusform>%n jours</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n heure</numerusform><numerusform>%n heures</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n minute</numerusform><numerusform>%n minutes</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n seconde</numerusform><numerusform>%n secondes</numerusform></translation></message>
<message><source>another program</source><extracomment>tiller</extracomment><translation>un autre programme</translation></message>
<message><source>a Tiller window on the machine “%1”</source><extracomment>tiller</extracomment><translation>une fenêtre de Tiller sur la machine « %1 »</translation></message>
<message><source>another Tiller window</source><extracomment>tiller</extracomment><translation>une autre fenêtre de Tiller</translation></message>
<message><source>fires now</source><extracomment>tiller</extracomment><translation>se déclenche maintenant</translation></message>
<message><source>again in %1</source><extracomment>tiller</extracomment><translation>de nouveau dans %1</translation></message>
<message><source>has fired</source><extracomment>tiller</extracomment><translation>s'est déclenchée</translation></message>
<message><source>done, %1</source><extracomment>tiller</extracomment><translation>terminé, %1</translation></message>
<message><source>Dragged %1 %2</source><extracomment>tiller</extracomment><translation>Déplacement : %1 %2</translation></message>
<message><source>The game took a changed project</source><extracomment>tiller</extracomment><translation>Le jeu a pris un projet modifié</translation></message>
<message><source>Added %1</source><extracomment>tiller</extracomment><translation>Ajout : %1</translation></message>
<message><source>Added %1 of %2</source><extracomment>tiller</extracomment><translation>Ajout : %1 × %2</translation></message>
<message><source>Removed %1 %2</source><extracomment>tiller</extracomment><translation>Retrait : %1 %2</translation></message>
<message><source>Removed %1 of %2</source><extracomment>tiller</extracomment><translation>Retrait : %1 × %2</translation></message>
<message><source>Sent %1 of %2</source><extracomment>tiller</extracomment><translation>Envoi : %1 × %2</translation></message>
<message><source>Edited and taken back</source><extracomment>tiller</extracomment><translation>Modifié, puis annulé</translation></message>
<message><source>and %1 more</source><extracomment>tiller</extracomment><translation>et %1 de plus</translation></message>
<message><source>Your curve is drawn. The run draws its own over it.</source><extracomment>tiller</extracomment><translation>Votre courbe est dessinée. L'exécution dessine la sienne par-dessus.</translation></message>
<message><source>on average it is off by %1% of the axis.</source><extracomment>tiller</extracomment><translation>en moyenne, elle s'en écarte de %1 % de l'axe.</translation></message>
<message><source>Well seen: your curve comes close to the run; </source><extracomment>tiller</extracomment><translation>Bien vu : votre courbe est proche de l'exécution ; </translation></message>
<message><source>Your curve is not far from the run; </source><extracomment>tiller</extracomment><translation>Votre courbe n'est pas loin de l'exécution ; </translation></message>
<message><source>The run went another way than your curve; </source><extracomment>tiller</extracomment><translation>L'exécution n'a pas suivi votre courbe ; </translation></message>
<message><source>a curve</source><extracomment>tiller</extracomment><translation>une courbe</translation></message>
<message><source>about %1</source><extracomment>tiller</extracomment><translation>environ %1</translation></message>
<message><source>, or </source><extracomment>tiller</extracomment><translation>, ou </translation></message>
<message><source>Unlocked without a guess.</source><extracomment>tiller</extracomment><translation>Débloqué sans pronostic.</translation></message>
<message><source>You guessed %1, and that is right: it is %2.</source><extracomment>tiller</extracomment><translation>Votre pronostic était %1, et c'est juste : la réponse est %2.</translation></message>
<message><source>You guessed “%1”, and that is right.</source><extracomment>tiller</extracomment><translation>Votre pronostic était « %1 », et c'est juste.</translation></message>
<message><source>You guessed %1. It is %2.</source><extracomment>tiller</extracomment><translation>Votre pronostic était %1. La réponse est %2.</translation></message>
<message><source>You guessed “%1”. The run shows: “%2”.</source><extracomment>tiller</extracomment><translation>Votre pronostic était « %1 ». L'exécution montre : « %2 ».</translation></message>
<message><source>This note is too long to format: here is the start of its text.</source><extracomment>tiller</extracomment><translation>Cette note est trop longue pour être mise en forme : voici le début de son texte.</translation></message>
<message><source>A word of this note is too long to format: here is its text.</source><extracomment>tiller</extracomment><translation>Un mot de cette note est trop long pour être mis en forme : voici son texte.</translation></message>
<message><source>The lists and quotes of this note are nested too deep: here is its text.</source><extracomment>tiller</extracomment><translation>Les listes et citations de cette note sont trop imbriquées : voici son texte.</translation></message>
<message><source>This note has too many marks and links to format: here is its text.</source><extracomment>tiller</extracomment><translation>Cette note a trop de marques et de liens pour être mise en forme : voici son texte.</translation></message>
<message><source>[The picture %1 is not shown: pictures must be files beside the project.]</source><extracomment>tiller</extracomment><translation>[L'image %1 n'est pas affichée : les images doivent être des fichiers à côté du projet.]</translation></message>
<message><source>[Save the project beside the picture %1 to show it.]</source><extracomment>tiller</extracomment><translation>[Enregistrez le projet à côté de l'image %1 pour l'afficher.]</translation></message>
<message><source>[The picture %1 is missing.]</source><extracomment>tiller</extracomment><translation>[L'image %1 manque.]</translation></message>
<message><source>[The picture %1 is not a file.]</source><extracomment>tiller</extracomment><translation>[L'image %1 n'est pas un fichier.]</translation></message>
<message><source>[The picture %1 is not shown: it has more than 16 MB.]</source><extracomment>tiller</extracomment><translation>[L'image %1 n'est pas affichée : elle dépasse 16 Mo.]</translation></message>
<message><source>[The picture %1 cannot be read.]</source><extracomment>tiller</extracomment><translation>[L'image %1 ne peut pas être lue.]</translation></message>
<message><source>[The picture %1 is not shown: the pictures of a note may have 24 million pixels together.]</source><extracomment>tiller</extracomment><translation>[L'image %1 n'est pas affichée : les images d'une note peuvent avoir 24 millions de pixels en tout.]</translation></message>
<message><source>without %1</source><extracomment>tiller</extracomment><translation>sans %1</translation></message>
<message><source>with %1</source><extracomment>tiller</extracomment><translation>avec %1</translation></message>
<message><source>%1 alone</source><extracomment>tiller</extracomment><translation>%1 en solo</translation></message>
<message><source>%1 not alone</source><extracomment>tiller</extracomment><translation>%1 sans solo</translation></message>
<message><source>the layer %1</source><extracomment>tiller</extracomment><translation>le calque %1</translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>et %n autre</numerusform><numerusform>et %n autres</numerusform></translation></message>
<message><source>It drives no setting.</source><extracomment>tiller</extracomment><translation>Il ne commande aucun réglage.</translation></message>
<message><source>A new value compiles the world again, which takes some milliseconds.</source><extracomment>tiller</extracomment><translation>Une nouvelle valeur recompile le monde, ce qui prend quelques millisecondes.</translation></message>
<message><source>As its layer</source><extracomment>tiller</extracomment><translation>Selon son calque</translation></message>
<message><source>Obstacles</source><extracomment>tiller</extracomment><translation>Obstacles</translation></message>
<message><source>Regions</source><extracomment>tiller</extracomment><translation>Zones</translation></message>
<message><source>Paths</source><extracomment>tiller</extracomment><translation>Chemins</translation></message>
<message><source>Points</source><extracomment>tiller</extracomment><translation>Points</translation></message>
<message><source>Agents of a new type</source><extracomment>tiller</extracomment><translation>Agents d'un nouveau type</translation></message>
<message><source>Obstacles of its collision shapes</source><extracomment>tiller</extracomment><translation>Obstacles de ses formes de collision</translation></message>
<message><source>Class %1</source><extracomment>tiller</extracomment><translation>Classe %1</translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n objet</numerusform><numerusform>%n objets</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n tuile</numerusform><numerusform>%n tuiles</numerusform></translation></message>
<message><source>Value %1</source><extracomment>tiller</extracomment><translation>Valeur %1</translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n cellule</numerusform><numerusform>%n cellules</numerusform></translation></message>
<message><source>Behaviors</source><extracomment>tiller</extracomment><translation>Comportements</translation></message>
<message><source>Targets</source><extracomment>tiller</extracomment><translation>Cibles</translation></message>
<message><source>Combiners</source><extracomment>tiller</extracomment><translation>Combineurs</translation></message>
<message><source>Conditions</source><extracomment>tiller</extracomment><translation>Conditions</translation></message>
<message><source>Modes</source><extracomment>tiller</extracomment><translation>Modes</translation></message>
<message><source>Actions</source><extracomment>tiller</extracomment><translation>Actions</translation></message>
<message><source>Sources</source><extracomment>tiller</extracomment><translation>Sources</translation></message>
<message><source>Numbers</source><extracomment>tiller</extracomment><translation>Nombres</translation></message>
<message><source>Move it inside</source><extracomment>tiller</extracomment><translation>Le ramener à l'intérieur</translation></message>
<message><source>Let obstacles stop all agents</source><extracomment>tiller</extracomment><translation>Faire arrêter tous les agents par les obstacles</translation></message>
<message><source>Let its agents enter the region</source><extracomment>tiller</extracomment><translation>Laisser ses agents entrer dans la zone</translation></message>
<message><source>Let it slow down earlier</source><extracomment>tiller</extracomment><translation>Le faire ralentir plus tôt</translation></message>
<message><source>Let it stop</source><extracomment>tiller</extracomment><translation>Le laisser s'arrêter</translation></message>
<message><source>Put a Context between</source><extracomment>tiller</extracomment><translation>Intercaler un Contexte</translation></message>
<message><source>Move the agents to free places</source><extracomment>tiller</extracomment><translation>Déplacer les agents vers des endroits libres</translation></message>
<message><source>Move the goals out of the obstacles</source><extracomment>tiller</extracomment><translation>Sortir les buts des obstacles</translation></message>
<message><source>In %1. %2</source><extracomment>tiller</extracomment><translation>Dans %1. %2</translation></message>
<message><source>Node</source><extracomment>tiller</extracomment><translation>Nœud</translation></message>
<message><source>Placed agent of %1</source><extracomment>tiller</extracomment><translation>Agent placé de %1</translation></message>
<message><source>Wire into “%1”</source><extracomment>tiller</extracomment><translation>Fil vers « %1 »</translation></message>
<message><source>Wire</source><extracomment>tiller</extracomment><translation>Fil</translation></message>
<message><source>%1 in the world</source><extracomment>tiller</extracomment><translation>%1 dans le monde</translation></message>
<message><source>Scene</source><extracomment>tiller</extracomment><translation>Scène</translation></message>
<message><source>Parameter</source><extracomment>tiller</extracomment><translation>Paramètre</translation></message>
<message><source>Problem</source><extracomment>tiller</extracomment><translation>Problème</translation></message>
<message><source>Error</source><extracomment>tiller</extracomment><translation>Erreur</translation></message>
<message><source>Warning</source><extracomment>tiller</extracomment><translation>Avertissement</translation></message>
<message><source>%1, setting of %2</source><extracomment>tiller</extracomment><translation>%1, réglage de %2</translation></message>
<message><source>Setting</source><extracomment>tiller</extracomment><translation>Réglage</translation></message>
<message><source>Switch</source><extracomment>tiller</extracomment><translation>Interrupteur</translation></message>
<message><source>Whole number</source><extracomment>tiller</extracomment><translation>Nombre entier</translation></message>
<message><source>Text</source><extracomment>tiller</extracomment><translation>Texte</translation></message>
<message><source>The picture %1 is not in the project's folder.</source><extracomment>tiller</extracomment><translation>L'image %1 n'est pas dans le dossier du projet.</translation></message>
<message><source>Save the project to show the picture %1, which stands beside it.</source><extracomment>tiller</extracomment><translation>Enregistrez le projet pour afficher l'image %1, qui est à côté de lui.</translation></message>
<message><source>The picture %1 is missing.</source><extracomment>tiller</extracomment><translation>L'image %1 manque.</translation></message>
<message><source>The picture %1 is not a file.</source><extracomment>tiller</extracomment><translation>L'image %1 n'est pas un fichier.</translation></message>
<message><source>The picture %1 has more than 16 MB.</source><extracomment>tiller</extracomment><translation>L'image %1 dépasse 16 Mo.</translation></message>
<message><source>The picture %1 cannot be read.</source><extracomment>tiller</extracomment><translation>L'image %1 ne peut pas être lue.</translation></message>
<message><source>The picture %1 has more than 36 million pixels.</source><extracomment>tiller</extracomment><translation>L'image %1 dépasse 36 millions de pixels.</translation></message>
<message><source>Color by behavior</source><extracomment>tiller</extracomment><translation>Couleur par comportement</translation></message>
<message><source>Colors agents by the behavior with the largest share of the force, not by their type.</source><extracomment>tiller</extracomment><translation>Colore les agents selon le comportement qui a la plus grande part de la force, et non selon leur type.</translation></message>
<message><source>The world</source><extracomment>tiller</extracomment><translation>Le monde</translation></message>
<message><source>Handles</source><extracomment>tiller</extracomment><translation>Poignées</translation></message>
<message><source>Points, paths, regions, fields and starts, to drag. Obstacles are always shown.</source><extracomment>tiller</extracomment><translation>Points, chemins, zones, champs et départs, à glisser. Les obstacles sont toujours affichés.</translation></message>
<message><source>Grounds</source><extracomment>tiller</extracomment><translation>Sols</translation></message>
<message><source>What grounds hold, as colors beneath the world.</source><extracomment>tiller</extracomment><translation>Ce que contiennent les sols, en couleurs sous le monde.</translation></message>
<message><source>Grid</source><extracomment>tiller</extracomment><translation>Grille</translation></message>
<message><source>Lines at round distances of the world.</source><extracomment>tiller</extracomment><translation>Des lignes à des distances rondes du monde.</translation></message>
<message><source>Snap to the grid</source><extracomment>tiller</extracomment><translation>Aligner sur la grille</translation></message>
<message><source>What is dragged or drawn snaps to grid points. Hold Alt to move freely.</source><extracomment>tiller</extracomment><translation>Ce que l'on glisse ou dessine s'aligne sur les points de la grille. Alt le laisse libre.</translation></message>
<message><source>Radii</source><extracomment>tiller</extracomment><translation>Rayons</translation></message>
<message><source>The bodies. Two bodies that touch count as a contact.</source><extracomment>tiller</extracomment><translation>Les corps. Deux corps qui se touchent comptent comme un contact.</translation></message>
<message><source>Trails</source><extracomment>tiller</extracomment><translation>Traînées</translation></message>
<message><source>Where each agent was a moment ago.</source><extracomment>tiller</extracomment><translation>Où était chaque agent il y a un instant.</translation></message>
<message><source>Turning circle</source><extracomment>tiller</extracomment><translation>Cercle de braquage</translation></message>
<message><source>Where the picked agent would go if it turned as fast as it can, to the left and to the right. Its type needs a max turn rate.</source><extracomment>tiller</extracomment><translation>Où irait l'agent choisi s'il tournait aussi vite que possible, à gauche et à droite. Son type doit avoir une rotation max.</translation></message>
<message><source>Velocity</source><extracomment>tiller</extracomment><translation>Vecteur vitesse</translation></message>
<message><source>Where each agent moves and how fast, as a share of its maximum speed.</source><extracomment>tiller</extracomment><translation>Où va chaque agent et à quelle vitesse, en part de sa vitesse maximale.</translation></message>
<message><source>The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.</source><extracomment>tiller</extracomment><translation>Le triangle du pilotage : le vecteur vitesse, la vitesse désirée, et le pilotage qui mène de l'un à l'autre. C'est celui de tous les comportements ensemble, ou de celui qui est sélectionné.</translation></message>
<message><source>The force that turns the velocity: the sum of all behaviors, cut to the maximum force.</source><extracomment>tiller</extracomment><translation>La force qui infléchit le vecteur vitesse : la somme de tous les comportements, ramenée à la force maximale.</translation></message>
<message><source>Forces</source><extracomment>tiller</extracomment><translation>Forces</translation></message>
<message><source>What each behavior contributes, in its color: weight times force.</source><extracomment>tiller</extracomment><translation>Ce qu'apporte chaque comportement, dans sa couleur : poids fois force.</translation></message>
<message><source>Ring of directions</source><extracomment>tiller</extracomment><translation>Anneau des directions</translation></message>
<message><source>What a Context compares for the picked agent: the interest in each direction outward, its danger inward, and an arrow where it goes. Directions that danger closes are pale.</source><extracomment>tiller</extracomment><translation>Ce qu'un Contexte compare pour l'agent choisi : l'intérêt de chaque direction vers l'extérieur, son danger vers l'intérieur, et une flèche là où il va. Les directions que ferme le danger sont pâles.</translation></message>
<message><source>Selected</source><extracomment>tiller</extracomment><translation>Sélectionné</translation></message>
<message><source>The force of the selected node on every agent. Pointing at a card shows it, too.</source><extracomment>tiller</extracomment><translation>La force du nœud sélectionné sur chaque agent. Pointer un bloc la montre aussi.</translation></message>
<message><source>Force of the selected node</source><extracomment>tiller</extracomment><translation>Force du nœud sélectionné</translation></message>
<message><source>Select and move</source><extracomment>tiller</extracomment><translation>Sélectionner et déplacer</translation></message>
<message><source>Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.</source><extracomment>tiller</extracomment><translation>Glissez les éléments de la scène, avec Ctrl pour copier ; glissez sur le fond pour en sélectionner plusieurs. Double-cliquez sur une ligne pour ajouter un point ; Suppr retire un point ou la sélection. Avec Alt, rien ne s'aligne.</translation></message>
<message><source>Add agents</source><extracomment>tiller</extracomment><translation>Ajouter des agents</translation></message>
<message><source>Click or drag. At tick 0 it adds to the project, later to the running world.</source><extracomment>tiller</extracomment><translation>Cliquez ou glissez. Au tick 0, cela ajoute au projet, ensuite au monde en cours.</translation></message>
<message><source>Point</source><extracomment>tiller</extracomment><translation>Point</translation></message>
<message><source>A place to seek or flee.</source><extracomment>tiller</extracomment><translation>Un endroit à rejoindre ou à fuir.</translation></message>
<message><source>Path</source><extracomment>tiller</extracomment><translation>Chemin</translation></message>
<message><source>A way to follow, from point to point.</source><extracomment>tiller</extracomment><translation>Un chemin à suivre, de point en point.</translation></message>
<message><source>Region</source><extracomment>tiller</extracomment><translation>Zone</translation></message>
<message><source>An area to stay in or to start from.</source><extracomment>tiller</extracomment><translation>Une surface où rester, ou d'où partir.</translation></message>
<message><source>Field</source><extracomment>tiller</extracomment><translation>Champ</translation></message>
<message><source>A wind or stream; a click makes one that reaches everywhere.</source><extracomment>tiller</extracomment><translation>Un vent ou un courant ; un clic en crée un qui s'étend partout.</translation></message>
<message><source>Ground</source><extracomment>tiller</extracomment><translation>Sol</translation></message>
<message><source>A grid of numbers that agents leave and follow; a click makes one that covers the world.</source><extracomment>tiller</extracomment><translation>Une grille de nombres que les agents déposent et suivent ; un clic en crée une qui couvre le monde.</translation></message>
<message><source>Paint a ground</source><extracomment>tiller</extracomment><translation>Peindre un sol</translation></message>
<message><source>Round obstacle</source><extracomment>tiller</extracomment><translation>Obstacle rond</translation></message>
<message><source>From its center outward.</source><extracomment>tiller</extracomment><translation>De son centre vers l'extérieur.</translation></message>
<message><source>Box obstacle</source><extracomment>tiller</extracomment><translation>Obstacle rectangulaire</translation></message>
<message><source>From corner to corner.</source><extracomment>tiller</extracomment><translation>D'un coin à l'autre.</translation></message>
<message><source>Polygon obstacle</source><extracomment>tiller</extracomment><translation>Obstacle polygonal</translation></message>
<message><source>From corner to corner; a click on the first one closes it.</source><extracomment>tiller</extracomment><translation>De coin en coin ; un clic sur le premier le ferme.</translation></message>
<message><source>Wall</source><extracomment>tiller</extracomment><translation>Mur</translation></message>
<message><source>A line from point to point that nobody should cross.</source><extracomment>tiller</extracomment><translation>Une ligne de point en point que personne ne doit franchir.</translation></message>
<message><source> and </source><extracomment>tiller</extracomment><translation> et </translation></message>
<message><source>%1, at the end</source><extracomment>tiller</extracomment><translation>%1, à la fin</translation></message>
<message><source>%1, mean over time</source><extracomment>tiller</extracomment><translation>%1, moyenne temporelle</translation></message>
<message><source>%1: seconds until at least %2</source><extracomment>tiller</extracomment><translation>%1 : secondes jusqu'à au moins %2</translation></message>
<message><source>%1: seconds until at most %2</source><extracomment>tiller</extracomment><translation>%1 : secondes jusqu'à au plus %2</translation></message>
<message><source>less than a second</source><extracomment>tiller</extracomment><translation>moins d'une seconde</translation></message>
<message><source>about %1 s</source><extracomment>tiller</extracomment><translation>environ %1 s</translation></message>
<message><source>about %1 min</source><extracomment>tiller</extracomment><translation>environ %1 min</translation></message>
<message><source>about %1 h</source><extracomment>tiller</extracomment><translation>environ %1 h</translation></message>
<message><source>seed %1</source><extracomment>tiller</extracomment><translation>graine %1</translation></message>
<message><source>%1: %2 moved</source><extracomment>tiller</extracomment><translation>%1 : déplacement de %2</translation></message>
<message><source>Removed %1</source><extracomment>tiller</extracomment><translation>Retrait : %1</translation></message>
<message><source>%1: placed agents</source><extracomment>tiller</extracomment><translation>%1 : agents placés</translation></message>
<message><source>%1 renamed %2</source><extracomment>tiller</extracomment><translation>%1 renommé en %2</translation></message>
<message><source>Wired %1</source><extracomment>tiller</extracomment><translation>Relié : %1</translation></message>
<message><source>Unwired %1</source><extracomment>tiller</extracomment><translation>Débranché : %1</translation></message>
<message><source>%1: another place in the order</source><extracomment>tiller</extracomment><translation>%1 : autre place dans l'ordre</translation></message>
<message><source>%1: weight %2 → %3</source><extracomment>tiller</extracomment><translation>%1 : poids %2 → %3</translation></message>
<message><source>%1 moved</source><extracomment>tiller</extracomment><translation>déplacement de %1</translation></message>
<message><source>%1 changed: </source><extracomment>tiller</extracomment><translation>Changement de %1 : </translation></message>
<message><source>%1 edited</source><extracomment>tiller</extracomment><translation>modification de %1</translation></message>
<message><source>properties edited</source><extracomment>tiller</extracomment><translation>modification des propriétés</translation></message>
<message><source>notes edited</source><extracomment>tiller</extracomment><translation>modification des notes</translation></message>
<message><source>world</source><extracomment>tiller</extracomment><translation>monde</translation></message>
<message><source>wire</source><extracomment>tiller</extracomment><translation>fil</translation></message>
<message><source>%1 of %2 to %3</source><extracomment>tiller</extracomment><translation>%1 de %2 à %3</translation></message>
<message><source>%1 of the world</source><extracomment>tiller</extracomment><translation>%1 du monde</translation></message>
<message><source>units/tick</source><extracomment>tiller</extracomment><translation>unités/tick</translation></message>
<message><source>units/s</source><extracomment>tiller</extracomment><translation>unités/s</translation></message>
<message><source>s</source><extracomment>tiller</extracomment><translation>s</translation></message>
<message><source>no limit</source><extracomment>tiller</extracomment><translation>sans limite</translation></message>
<message><source>on</source><extracomment>tiller</extracomment><translation>activé</translation></message>
<message><source>off</source><extracomment>tiller</extracomment><translation>désactivé</translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n endroit</numerusform><numerusform>%n endroits</numerusform></translation></message>
<message><source>whole world</source><extracomment>tiller</extracomment><translation>monde entier</translation></message>
<message><source>As its type</source><extracomment>tiller</extracomment><translation>Comme son type</translation></message>
<message><source>from %1 up, or no limit</source><extracomment>tiller</extracomment><translation>à partir de %1, ou sans limite</translation></message>
<message><source>missing</source><extracomment>tiller</extracomment><translation>manquant</translation></message>
<message><source>The velocity to take on.</source><extracomment>tiller::FormulaDraft</extracomment><translation>La vitesse à prendre.</translation></message>
<message><source>The force, the result.</source><extracomment>tiller::FormulaDraft</extracomment><translation>La force, le résultat.</translation></message>
<message><source>A condition: the force counts only while it holds.</source><extracomment>tiller::FormulaDraft</extracomment><translation>Une condition : la force ne compte que tant qu'elle est vraie.</translation></message>
<message><source>Parts of this project</source><extracomment>tiller::Rank</extracomment><translation>Composants du projet</translation></message>
<message><source>Parts</source><extracomment>tiller::Rank</extracomment><translation>Composants</translation></message>
<message><source>%1 added</source><extracomment>tiller::T</extracomment><translation>ajout de %1</translation></message>
<message><source>%1 removed</source><extracomment>tiller::T</extracomment><translation>retrait de %1</translation></message>
<message><source>Agent type</source><extracomment>title</extracomment><translation>Type d'agent</translation></message>
<message><source>A kind of agent: its body, look and count, where it starts, and what steers it.</source><extracomment>Agent type</extracomment><translation>Une sorte d'agent : son corps, son aspect et son effectif, son départ et ce qui le pilote.</translation></message>
<message><source>Count</source><extracomment>setting of Agent type</extracomment><translation>Effectif</translation></message>
<message><source>How many agents start in the region.</source><extracomment>Count of Agent type</extracomment><translation>Combien d'agents commencent dans la zone.</translation></message>
<message><source>Mass</source><extracomment>setting of Agent type</extracomment><translation>Masse</translation></message>
<message><source>Heavier agents turn and brake more sluggishly.</source><extracomment>Mass of Agent type</extracomment><translation>Les agents plus lourds tournent et freinent plus lentement.</translation></message>
<message><source>Body</source><extracomment>heading of settings of Agent type</extracomment><translation>Corps</translation></message>
<message><source>Mass spread</source><extracomment>setting of Agent type</extracomment><translation>Dispersion masse</translation></message>
<message><source>How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.</source><extracomment>Mass spread of Agent type</extracomment><translation>À quel point les agents diffèrent. 20 % : chacun reçoit une valeur aléatoire, de 0,8 à 1,2 fois celle-ci.</translation></message>
<message><source>The radius of the body. Agents are in contact when their bodies touch.</source><extracomment>Radius of Agent type</extracomment><translation>Le rayon du corps. Deux agents sont en contact quand leurs corps se touchent.</translation></message>
<message><source>Radius spread</source><extracomment>setting of Agent type</extracomment><translation>Dispersion rayon</translation></message>
<message><source>Max speed</source><extracomment>setting of Agent type</extracomment><translation>Vitesse max</translation></message>
<message><source>An agent never moves faster than this.</source><extracomment>Max speed of Agent type</extracomment><translation>Un agent ne va jamais plus vite.</translation></message>
<message><source>Speed spread</source><extracomment>setting of Agent type</extracomment><translation>Dispersion vitesse</translation></message>
<message><source>Max force</source><extracomment>setting of Agent type</extracomment><translation>Force max</translation></message>
<message><source>The longest steering force. A longer sum of forces is cut to this length.</source><extracomment>Max force of Agent type</extracomment><translation>La plus longue force de pilotage. Une somme de forces plus longue est ramenée à cette longueur.</translation></message>
<message><source>Force spread</source><extracomment>setting of Agent type</extracomment><translation>Dispersion force</translation></message>
<message><source>Response time</source><extracomment>setting of Agent type</extracomment><translation>Temps de réponse</translation></message>
<message><source>The time until an agent has a wanted velocity. 0: one tick.</source><extracomment>Response time of Agent type</extracomment><translation>Le temps qu'il faut à un agent pour prendre la vitesse voulue. 0 : un tick.</translation></message>
<message><source>Response spread</source><extracomment>setting of Agent type</extracomment><translation>Dispersion réponse</translation></message>
<message><source>Min speed</source><extracomment>setting of Agent type</extracomment><translation>Vitesse min</translation></message>
<message><source>An agent never moves slower than this, as planes and birds do. It cannot stop then.</source><extracomment>Min speed of Agent type</extracomment><translation>Un agent ne va jamais moins vite, comme les avions et les oiseaux. Il ne peut alors pas s'arrêter.</translation></message>
<message><source>Max turn rate</source><extracomment>setting of Agent type</extracomment><translation>Rotation max</translation></message>
<message><source>The most degrees that its way turns in a unit of time. At rest it turns on the spot before it goes.</source><extracomment>Max turn rate of Agent type</extracomment><translation>De combien de degrés au plus sa direction tourne par unité de temps. À l'arrêt, il tourne sur place avant de partir.</translation></message>
<message><source>Heading threshold</source><extracomment>setting of Agent type</extracomment><translation>Seuil de cap</translation></message>
<message><source>A slower agent keeps its heading, so that it does not spin at rest. A share of its maximum speed.</source><extracomment>Heading threshold of Agent type</extracomment><translation>Plus lent, un agent garde son cap, pour ne pas tournoyer à l'arrêt. Une part de sa vitesse maximale.</translation></message>
<message><source>Solid to</source><extracomment>setting of Agent type</extracomment><translation>Solide pour</translation></message>
<message><source>What these bodies cannot pass through. Who overlaps it is pushed out.</source><extracomment>Solid to of Agent type</extracomment><translation>Ce que ces corps ne peuvent pas traverser. Qui le recouvre est repoussé dehors.</translation></message>
<message><source>These agents pass through everything.</source><extracomment>Nothing as Solid to</extracomment><translation>Ces agents traversent tout.</translation></message>
<message><source>Every obstacle of the scene stops these agents.</source><extracomment>Obstacles as Solid to</extracomment><translation>Tout obstacle de la scène arrête ces agents.</translation></message>
<message><source>Obstacles and agents</source><extracomment>choice of Solid to of Agent type</extracomment><translation>Obstacles et agents</translation></message>
<message><source>Obstacles stop these agents, and they push apart each other and all others with this choice.</source><extracomment>Obstacles and agents as Solid to</extracomment><translation>Les obstacles arrêtent ces agents, et ils se repoussent entre eux et avec tous ceux qui ont ce choix.</translation></message>
<message><source>Shape</source><extracomment>setting of Agent type</extracomment><translation>Forme</translation></message>
<message><source>How these agents are drawn.</source><extracomment>Shape of Agent type</extracomment><translation>Comment ces agents sont dessinés.</translation></message>
<message><source>Look</source><extracomment>heading of settings of Agent type</extracomment><translation>Aspect</translation></message>
<message><source>Arrow</source><extracomment>choice of Shape of Agent type</extracomment><translation>Flèche</translation></message>
<message><source>A dart that points along the heading.</source><extracomment>Arrow as Shape</extracomment><translation>Une fléchette pointée le long du cap.</translation></message>
<message><source>Triangle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Triangle</translation></message>
<message><source>A triangle along the heading.</source><extracomment>Triangle as Shape</extracomment><translation>Un triangle le long du cap.</translation></message>
<message><source>Circle</source><extracomment>choice of Shape of Agent type</extracomment><translation>Cercle</translation></message>
<message><source>A disc with a line along the heading.</source><extracomment>Circle as Shape</extracomment><translation>Un disque avec un trait le long du cap.</translation></message>
<message><source>Color</source><comment>core</comment><extracomment>setting of Agent type</extracomment><translation>Couleur</translation></message>
<message><source>The color of these agents.</source><extracomment>Color of Agent type</extracomment><translation>La couleur de ces agents.</translation></message>
<message><source>A PNG file in place of the shape: its path from the project's folder. It looks to the right, and turns with the heading.</source><extracomment>Picture of Agent type</extracomment><translation>Un fichier PNG à la place de la forme : son chemin depuis le dossier du projet. Il regarde à droite, et tourne avec le cap.</translation></message>
<message><source>Picture size</source><extracomment>setting of Agent type</extracomment><translation>Taille de l'image</translation></message>
<message><source>The length of its longer side. 0: as wide as the body.</source><extracomment>Picture size of Agent type</extracomment><translation>La longueur de son plus grand côté. 0 : aussi large que le corps.</translation></message>
<message><source>Start</source><extracomment>setting of Agent type</extracomment><translation>Départ</translation></message>
<message><source>Where agents start.</source><extracomment>Start of Agent type</extracomment><translation>Où commencent les agents.</translation></message>
<message><source>In a region</source><extracomment>choice of Start of Agent type</extracomment><translation>Dans une zone</translation></message>
<message><source>At random places in a region.</source><extracomment>In a region as Start</extracomment><translation>À des endroits aléatoires d'une zone.</translation></message>
<message><source>Placed by hand</source><extracomment>choice of Start of Agent type</extracomment><translation>Placés à la main</translation></message>
<message><source>Each at the place you choose.</source><extracomment>Placed by hand as Start</extracomment><translation>Chacun à l'endroit que vous choisissez.</translation></message>
<message><source>A region of the scene. None: the whole world.</source><extracomment>Region of Agent type</extracomment><translation>Une zone de la scène. Aucun : le monde entier.</translation></message>
<message><source>How agents in a region move at the start.</source><extracomment>Velocity of Agent type</extracomment><translation>Comment les agents d'une zone bougent au départ.</translation></message>
<message><source>Fixed</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Fixe</translation></message>
<message><source>The same velocity for all.</source><extracomment>Fixed as Velocity</extracomment><translation>Le même vecteur vitesse pour tous.</translation></message>
<message><source>Random</source><extracomment>choice of Velocity of Agent type</extracomment><translation>Aléatoire</translation></message>
<message><source>Any direction, a speed from min to max.</source><extracomment>Random as Velocity</extracomment><translation>Une direction quelconque, une vitesse de min à max.</translation></message>
<message><source>Velocity x</source><extracomment>setting of Agent type</extracomment><translation>Vitesse x</translation></message>
<message><source>To the right.</source><extracomment>Velocity x of Agent type</extracomment><translation>Vers la droite.</translation></message>
<message><source>Velocity y</source><extracomment>setting of Agent type</extracomment><translation>Vitesse y</translation></message>
<message><source>Downward.</source><extracomment>Velocity y of Agent type</extracomment><translation>Vers le bas.</translation></message>
<message><source>Speed from</source><extracomment>setting of Agent type</extracomment><translation>Vitesse de</translation></message>
<message><source>The lowest speed at the start.</source><extracomment>Speed from of Agent type</extracomment><translation>La plus petite vitesse au départ.</translation></message>
<message><source>Speed to</source><extracomment>setting of Agent type</extracomment><translation>Vitesse à</translation></message>
<message><source>The highest speed at the start.</source><extracomment>Speed to of Agent type</extracomment><translation>La plus grande vitesse au départ.</translation></message>
<message><source>agent, character, boid, vehicle, unit, group, population</source><extracomment>other words for Agent type</extracomment><translation>agent, personnage, boid, véhicule, unité, groupe, population</translation></message>
<message><source>The forces that steer these agents. They are added up, each times its weight.</source><extracomment>port Steering of Agent type</extracomment><translation>Les forces qui pilotent ces agents. Elles s'additionnent, chacune multipliée par son poids.</translation></message>
<message><source>The modes that these agents can be in. They start in the first.</source><extracomment>port Modes of Agent type</extracomment><translation>Les modes dans lesquels ces agents peuvent être. Ils commencent dans le premier.</translation></message>
<message><source>Facing</source><extracomment>port of Agent type</extracomment><translation>Orientation</translation></message>
<message><source>Where these agents look, if not where they move.</source><extracomment>port Facing of Agent type</extracomment><translation>Où regardent ces agents, si ce n'est pas dans le sens de leur marche.</translation></message>
<message><source>What these agents do to themselves and to others, such as Remove or Spawn.</source><extracomment>port Actions of Agent type</extracomment><translation>Ce que ces agents se font à eux-mêmes et aux autres, comme Retirer ou Faire naître.</translation></message>
<message><source>Births</source><extracomment>port of Agent type</extracomment><translation>Naissances</translation></message>
<message><source>Sources that bring such agents into the world.</source><extracomment>port Births of Agent type</extracomment><translation>Les sources qui amènent de tels agents dans le monde.</translation></message>
<message><source>All agents of this type, as a target for others.</source><extracomment>port Agents of Agent type</extracomment><translation>Tous les agents de ce type, comme cible pour d'autres.</translation></message>
<message><source>the sum of weight * force at Steering</source><extracomment>wanted in the formula of Agent type</extracomment><translation>la somme de poids * force à Pilotage</translation></message>
<message><source>v turns from the heading by at most so many degrees</source><extracomment>maxTurn in the formula of Agent type</extracomment><translation>v s'écarte du cap d'au plus autant de degrés</translation></message>
<message><source>v is at least so long</source><extracomment>slowest in the formula of Agent type</extracomment><translation>v a au moins cette longueur</translation></message>
<message><source>changes by v * tick</source><extracomment>position in the formula of Agent type</extracomment><translation>change de v * tick</translation></message>
<message><source>Seek</source><extracomment>title</extracomment><translation>Recherche</translation></message>
<message><source>Heads straight for the target at full speed, and overshoots it.</source><extracomment>Seek</extracomment><translation>Fonce droit sur la cible à pleine vitesse, et la dépasse.</translation></message>
<message><source>The desired speed, as a share of the agent's maximum speed.</source><extracomment>Speed of Seek</extracomment><translation>La vitesse désirée, en part de la vitesse maximale de l'agent.</translation></message>
<message><source>chase, go to, move to, attract, follow, approach</source><extracomment>other words for Seek</extracomment><translation>aller vers, poursuivre, attirer, rejoindre, suivre, approcher, seek</translation></message>
<message><source>Target</source><extracomment>port of Seek</extracomment><translation>Cible</translation></message>
<message><source>A point, an agent, or the nearest of some agents.</source><extracomment>port Target of Seek</extracomment><translation>Un point, un agent, ou le plus proche de plusieurs agents.</translation></message>
<message><source>When</source><extracomment>port of Seek</extracomment><translation>Quand</translation></message>
<message><source>Active only while this condition is true. Unwired: always.</source><extracomment>port When of Seek</extracomment><translation>Actif seulement tant que cette condition est vraie. Non relié : toujours.</translation></message>
<message><source>Force</source><extracomment>port of Seek</extracomment><translation>Force</translation></message>
<message><source>Wire it to a combiner or to an agent type.</source><extracomment>port Force of Seek</extracomment><translation>À relier à un combineur ou à un type d'agent.</translation></message>
<message><source>Weight</source><extracomment>port of Seek</extracomment><translation>Poids</translation></message>
<message><source>Drives the weight of the wires of its force.</source><extracomment>port Weight of Seek</extracomment><translation>Commande le poids des fils de sa force.</translation></message>
<message><source>Flee</source><extracomment>title</extracomment><translation>Fuite</translation></message>
<message><source>Heads straight away from the target while it is closer than the radius.</source><extracomment>Flee</extracomment><translation>S'éloigne droit de la cible tant qu'elle est plus proche que le rayon.</translation></message>
<message><source>The area of effect: it flees only while the target is closer than this.</source><extracomment>Radius of Flee</extracomment><translation>La zone d'effet : il ne fuit que si la cible est plus proche.</translation></message>
<message><source>avoid, run away, repel, escape, retreat</source><extracomment>other words for Flee</extracomment><translation>éviter, fuir, se sauver, repousser, échapper, s'éloigner, flee</translation></message>
<message><source>Arrive</source><extracomment>title</extracomment><translation>Arrivée</translation></message>
<message><source>Heads for the target, slows down inside the slowing radius, and stops on it.</source><extracomment>Arrive</extracomment><translation>Va vers la cible, ralentit dans le rayon de freinage et s'arrête dessus.</translation></message>
<message><source>Slowing radius</source><extracomment>setting of Arrive</extracomment><translation>Rayon de freinage</translation></message>
<message><source>Inside this distance it slows down. 0: it does not.</source><extracomment>Slowing radius of Arrive</extracomment><translation>À moins de cette distance, il ralentit. 0 : il ne ralentit pas.</translation></message>
<message><source>Stop radius</source><extracomment>setting of Arrive</extracomment><translation>Rayon d'arrêt</translation></message>
<message><source>Inside this distance it stops, and stays.</source><extracomment>Stop radius of Arrive</extracomment><translation>À moins de cette distance, il s'arrête et reste.</translation></message>
<message><source>Settles</source><extracomment>setting of Arrive</extracomment><translation>Se stabilise</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same place.</source><extracomment>Settles of Arrive</extracomment><translation>Il s'arrête et reste aussi contre d'autres déjà arrivés au même endroit.</translation></message>
<message><source>arrival, go to, stop at, brake, park, land</source><extracomment>other words for Arrive</extracomment><translation>aller à, arriver, s'arrêter, freiner, se garer, atterrir, arrive</translation></message>
<message><source>with settles: it has arrived at the goal, or at others that have</source><extracomment>arrived in the formula of Arrive</extracomment><translation>avec settles : il est arrivé au but, ou contre d'autres déjà arrivés</translation></message>
<message><source>Wander</source><extracomment>title</extracomment><translation>Errance</translation></message>
<message><source>Roams: heads for a point that moves at random on a circle ahead.</source><extracomment>Wander</extracomment><translation>Flâne : va vers un point qui bouge au hasard sur un cercle devant lui.</translation></message>
<message><source>Circle distance</source><extracomment>setting of Wander</extracomment><translation>Distance du cercle</translation></message>
<message><source>How far ahead the circle is: larger runs straighter.</source><extracomment>Circle distance of Wander</extracomment><translation>À quelle distance devant se trouve le cercle : plus loin, la marche est plus droite.</translation></message>
<message><source>Circle radius</source><extracomment>setting of Wander</extracomment><translation>Rayon du cercle</translation></message>
<message><source>How large the circle is: larger turns more sharply.</source><extracomment>Circle radius of Wander</extracomment><translation>La taille du cercle : plus grand, les virages sont plus serrés.</translation></message>
<message><source>Angle change</source><extracomment>setting of Wander</extracomment><translation>Variation d'angle</translation></message>
<message><source>How far the angle on the circle may change: up to half of this to each side.</source><extracomment>Angle change of Wander</extracomment><translation>De combien l'angle sur le cercle peut changer : jusqu'à la moitié de chaque côté.</translation></message>
<message><source>Random start angle</source><extracomment>setting of Wander</extracomment><translation>Départ aléatoire</translation></message>
<message><source>Each agent starts with an angle of its own.</source><extracomment>Random start angle of Wander</extracomment><translation>Chaque agent commence avec son propre angle.</translation></message>
<message><source>Start angle</source><extracomment>setting of Wander</extracomment><translation>Angle de départ</translation></message>
<message><source>The angle all start with. 0 is to the right, 90 is up.</source><extracomment>Start angle of Wander</extracomment><translation>L'angle de départ de tous. 0 est à droite, 90 en haut.</translation></message>
<message><source>roam, random walk, explore, idle, stroll, drift</source><extracomment>other words for Wander</extracomment><translation>errer, flâner, marche aléatoire, explorer, se promener, dériver, wander</translation></message>
<message><source>changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force</source><extracomment>angle in the formula of Wander</extracomment><translation>change de (random - 1/2) * angleChange * sqrt(tick) à chaque tick qui utilise la force</translation></message>
<message><source>Wander to points</source><extracomment>title</extracomment><translation>Errance par points</translation></message>
<message><source>Seeks a random point of the region, and another one after a while or on arrival.</source><extracomment>Wander to points</extracomment><translation>Rejoint un point aléatoire de la zone, puis un autre après un certain temps ou à l'arrivée.</translation></message>
<message><source>Interval</source><extracomment>setting of Wander to points</extracomment><translation>Intervalle</translation></message>
<message><source>It chooses another point after this time.</source><extracomment>Interval of Wander to points</extracomment><translation>Il choisit un autre point après ce temps.</translation></message>
<message><source>Arrival distance</source><extracomment>setting of Wander to points</extracomment><translation>Distance d'arrivée</translation></message>
<message><source>Within this distance it has arrived, and chooses another point.</source><extracomment>Arrival distance of Wander to points</extracomment><translation>À moins de cette distance, il est arrivé et choisit un autre point.</translation></message>
<message><source>roam, patrol, random points, explore</source><extracomment>other words for Wander to points</extracomment><translation>errer, flâner, patrouiller, points aléatoires, explorer</translation></message>
<message><source>The region of the random points.</source><extracomment>port Region of Wander to points</extracomment><translation>La zone des points aléatoires.</translation></message>
<message><source>a random point of the region, a new one after each interval and on arrival</source><extracomment>goal in the formula of Wander to points</extracomment><translation>un point aléatoire de la zone, un nouveau après chaque intervalle et à l'arrivée</translation></message>
<message><source>Pursue</source><extracomment>title</extracomment><translation>Poursuite</translation></message>
<message><source>Chases an agent by heading for where it will be.</source><extracomment>Pursue</extracomment><translation>Poursuit un agent en visant l'endroit où il sera.</translation></message>
<message><source>Prediction</source><extracomment>setting of Pursue</extracomment><translation>Prédiction</translation></message>
<message><source>How far ahead of the target it aims.</source><extracomment>Prediction of Pursue</extracomment><translation>De combien il vise en avant de la cible.</translation></message>
<message><source>None</source><comment>core</comment><extracomment>choice of Prediction of Pursue</extracomment><translation>Aucune</translation></message>
<message><source>Where the target is now.</source><extracomment>None as Prediction</extracomment><translation>Là où est la cible maintenant.</translation></message>
<message><source>Where it will be after a fixed time.</source><extracomment>Fixed as Prediction</extracomment><translation>Là où elle sera après un temps fixe.</translation></message>
<message><source>By distance</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Selon la distance</translation></message>
<message><source>Where it will be after distance / max speed: far ahead when far away.</source><extracomment>By distance as Prediction</extracomment><translation>Là où elle sera après distance / vitesse max : loin devant si elle est loin.</translation></message>
<message><source>Closing</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Rapprochement</translation></message>
<message><source>Where it will be after distance / (max speed + the target's speed).</source><extracomment>Closing as Prediction</extracomment><translation>Là où elle sera après distance / (vitesse max + vitesse de la cible).</translation></message>
<message><source>OpenSteer</source><extracomment>choice of Prediction of Pursue</extracomment><translation>OpenSteer</translation></message>
<message><source>Where it will be after distance / speed, times a factor for where the target is and which way it goes.</source><extracomment>OpenSteer as Prediction</extracomment><translation>Là où elle sera après distance / vitesse, fois un facteur selon où est la cible et où elle va.</translation></message>
<message><source>Intercept</source><extracomment>choice of Prediction of Pursue</extracomment><translation>Interception</translation></message>
<message><source>Where they meet if it goes straight there at its speed; as Closing if they cannot meet.</source><extracomment>Intercept as Prediction</extracomment><translation>Là où ils se rencontrent s'il y va tout droit à sa vitesse ; comme Rapprochement s'ils ne peuvent pas se rencontrer.</translation></message>
<message><source>Fixed time</source><extracomment>setting of Pursue</extracomment><translation>Temps fixe</translation></message>
<message><source>How far ahead it aims, in time.</source><extracomment>Fixed time of Pursue</extracomment><translation>De combien il vise en avance, en temps.</translation></message>
<message><source>Max time</source><extracomment>setting of Pursue</extracomment><translation>Temps max</translation></message>
<message><source>It never aims farther ahead than this.</source><extracomment>Max time of Pursue</extracomment><translation>Il ne vise jamais plus loin que cela.</translation></message>
<message><source>chase, hunt, intercept, pursuit, catch, follow</source><extracomment>other words for Pursue</extracomment><translation>poursuivre, chasser, intercepter, attraper, traquer, pursue</translation></message>
<message><source>An agent, or the nearest of some agents.</source><extracomment>port Target of Pursue</extracomment><translation>Un agent, ou le plus proche de plusieurs agents.</translation></message>
<message><source>Evade</source><extracomment>title</extracomment><translation>Évasion</translation></message>
<message><source>Escapes an agent by heading away from where it will be.</source><extracomment>Evade</extracomment><translation>Échappe à un agent en s'éloignant de l'endroit où il sera.</translation></message>
<message><source>avoid, escape, dodge, run away, evasion</source><extracomment>other words for Evade</extracomment><translation>éviter, échapper, esquiver, se sauver, fuir, evade</translation></message>
<message><source>Offset pursuit</source><extracomment>title</extracomment><translation>Poursuite décalée</translation></message>
<message><source>Keeps a place beside a leader, relative to the direction in which the leader moves.</source><extracomment>Offset pursuit</extracomment><translation>Garde une place à côté d'un leader, par rapport à la direction où va le leader.</translation></message>
<message><source>Ahead</source><extracomment>setting of Offset pursuit</extracomment><translation>Devant</translation></message>
<message><source>How far ahead of the leader; below 0: behind.</source><extracomment>Ahead of Offset pursuit</extracomment><translation>À quelle distance devant le leader ; sous 0 : derrière.</translation></message>
<message><source>Left</source><extracomment>setting of Offset pursuit</extracomment><translation>Gauche</translation></message>
<message><source>How far to its left; below 0: to its right.</source><extracomment>Left of Offset pursuit</extracomment><translation>À quelle distance à sa gauche ; sous 0 : à sa droite.</translation></message>
<message><source>wingman, escort, flank, beside, follow at an offset, station keeping</source><extracomment>other words for Offset pursuit</extracomment><translation>ailier, escorte, flanc, à côté, suivre de côté, tenir sa place</translation></message>
<message><source>Leader</source><extracomment>port of Offset pursuit</extracomment><translation>Leader</translation></message>
<message><source>The agent it keeps a place beside.</source><extracomment>port Leader of Offset pursuit</extracomment><translation>L'agent à côté duquel il garde sa place.</translation></message>
<message><source>Match velocity</source><extracomment>title</extracomment><translation>Accord de vitesse</translation></message>
<message><source>Takes on the velocity of an agent.</source><extracomment>Match velocity</extracomment><translation>Prend le vecteur vitesse d'un agent.</translation></message>
<message><source>imitate, same speed, keep pace, go along, velocity matching</source><extracomment>other words for Match velocity</extracomment><translation>imiter, même vitesse, même allure, accompagner, suivre le rythme</translation></message>
<message><source>Interpose</source><extracomment>title</extracomment><translation>Interposition</translation></message>
<message><source>Moves between two agents, to where they will be.</source><extracomment>Interpose</extracomment><translation>Se place entre deux agents, là où ils seront.</translation></message>
<message><source>Ratio</source><extracomment>setting of Interpose</extracomment><translation>Rapport</translation></message>
<message><source>The place between them: 0 is at the first, 100% at the second, more is behind the second.</source><extracomment>Ratio of Interpose</extracomment><translation>La place entre les deux : 0 sur le premier, 100 % sur le second, au-delà derrière le second.</translation></message>
<message><source>between, guard, protect, shield, midpoint, block</source><extracomment>other words for Interpose</extracomment><translation>entre, garder, protéger, bouclier, milieu, bloquer, s'interposer</translation></message>
<message><source>First</source><comment>core</comment><extracomment>port of Interpose</extracomment><translation>Premier</translation></message>
<message><source>One of the two.</source><extracomment>port First of Interpose</extracomment><translation>L'un des deux.</translation></message>
<message><source>Second</source><extracomment>port of Interpose</extracomment><translation>Second</translation></message>
<message><source>The other one.</source><extracomment>port Second of Interpose</extracomment><translation>L'autre.</translation></message>
<message><source>Hide</source><extracomment>title</extracomment><translation>Dissimulation</translation></message>
<message><source>Goes behind the nearest obstacle, as seen from a threat. With each of several threats it goes where none of them sees it, or flees.</source><extracomment>Hide</extracomment><translation>Va derrière l'obstacle le plus proche, vu depuis une menace. Avec Tous à portée, il va là où aucune menace ne le voit, ou fuit.</translation></message>
<message><source>Margin</source><extracomment>setting of Hide</extracomment><translation>Marge</translation></message>
<message><source>How far behind the obstacle it hides.</source><extracomment>Margin of Hide</extracomment><translation>À quelle distance derrière l'obstacle il se cache.</translation></message>
<message><source>Range</source><comment>core</comment><extracomment>setting of Hide</extracomment><translation>Portée</translation></message>
<message><source>It uses only obstacles that reach within this distance.</source><extracomment>Range of Hide</extracomment><translation>Il n'utilise que les obstacles à cette distance.</translation></message>
<message><source>cover, take cover, stealth, ambush, shelter, out of sight</source><extracomment>other words for Hide</extracomment><translation>se cacher, couvert, abri, furtif, embuscade, hors de vue, hide</translation></message>
<message><source>Threat</source><extracomment>port of Hide</extracomment><translation>Menace</translation></message>
<message><source>The agent it hides from; or each of several, by a Nearest.</source><extracomment>port Threat of Hide</extracomment><translation>L'agent dont il se cache ; ou chacun de plusieurs, par un Plus proche.</translation></message>
<message><source>The obstacles to keep clear of.</source><extracomment>port Obstacles of Hide</extracomment><translation>Les obstacles à contourner.</translation></message>
<message><source>the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)</source><extracomment>place in the formula of Hide</extracomment><translation>l'obstacle le plus proche + unit(obstacle - threat) * (son étendue + margin + bodyRadius)</translation></message>
<message><source>Separation</source><extracomment>title</extracomment><translation>Séparation</translation></message>
<message><source>Keeps away from its neighbors, harder when they are nearer.</source><extracomment>Separation</extracomment><translation>Se tient à l'écart de ses voisins, plus fort s'ils sont plus près.</translation></message>
<message><source>Neighbors are closer than this.</source><extracomment>Radius of Separation</extracomment><translation>Les voisins sont plus près que cela.</translation></message>
<message><source>View angle</source><extracomment>setting of Separation</extracomment><translation>Angle de vue</translation></message>
<message><source>How wide it sees, half to each side of its heading. 360: all round.</source><extracomment>View angle of Separation</extracomment><translation>L'étendue de sa vue, moitié de chaque côté de son cap. 360 : tout autour.</translation></message>
<message><source>Falloff</source><extracomment>setting of Separation</extracomment><translation>Atténuation</translation></message>
<message><source>How quickly the push fades with distance. 0: it does not.</source><extracomment>Falloff of Separation</extracomment><translation>À quelle vitesse la poussée faiblit avec la distance. 0 : elle ne faiblit pas.</translation></message>
<message><source>keep apart, spread out, personal space, repel, crowding, boids, flocking</source><extracomment>other words for Separation</extracomment><translation>s'écarter, se disperser, espace personnel, repousser, foule, boids, nuée</translation></message>
<message><source>Neighbors</source><extracomment>port of Separation</extracomment><translation>Voisins</translation></message>
<message><source>The agents that count as neighbors. Several types are one group.</source><extracomment>port Neighbors of Separation</extracomment><translation>Les agents qui comptent comme voisins. Plusieurs types forment un seul groupe.</translation></message>
<message><source>the sum over the neighbors of unit(position - neighbor) * (1 - distance / radius)^falloff. Of an agent that has arrived by an Arrive or Go to that settles, over bodies that overlap: unit(position - neighbor) * (1.1 - distance / both radii)</source><extracomment>away in the formula of Separation</extracomment><translation>la somme sur les voisins de unit(position - neighbor) * (1 - distance / radius)^falloff. Pour un agent arrivé par une Arrivée ou un Aller à qui se stabilise, sur les corps qui se recouvrent : unit(position - neighbor) * (1.1 - distance / les deux rayons)</translation></message>
<message><source>Alignment</source><extracomment>title</extracomment><translation>Alignement</translation></message>
<message><source>Turns to the mean velocity of its neighbors.</source><extracomment>Alignment</extracomment><translation>Se tourne vers la vitesse moyenne de ses voisins.</translation></message>
<message><source>match heading, same direction, school, boids, flocking</source><extracomment>other words for Alignment</extracomment><translation>même cap, même direction, banc, boids, nuée</translation></message>
<message><source>the mean velocity of the neighbors</source><extracomment>neighborVelocity in the formula of Alignment</extracomment><translation>la vitesse moyenne des voisins</translation></message>
<message><source>Cohesion</source><extracomment>title</extracomment><translation>Cohésion</translation></message>
<message><source>Heads for the middle of its neighbors.</source><extracomment>Cohesion</extracomment><translation>Va vers le milieu de ses voisins.</translation></message>
<message><source>stay together, gather, center of mass, school, boids, flocking</source><extracomment>other words for Cohesion</extracomment><translation>rester ensemble, se rassembler, centre de masse, banc, boids, nuée</translation></message>
<message><source>the mean position of the neighbors</source><extracomment>neighborPosition in the formula of Cohesion</extracomment><translation>la position moyenne des voisins</translation></message>
<message><source>Leader following</source><extracomment>title</extracomment><translation>Suivi de leader</translation></message>
<message><source>Follows behind a leader, steps out of the leader's way, and keeps apart from the other followers.</source><extracomment>Leader following</extracomment><translation>Suit un leader par derrière, s'écarte de son passage et garde ses distances avec les autres suiveurs.</translation></message>
<message><source>Distance</source><extracomment>setting of Leader following</extracomment><translation>Distance</translation></message>
<message><source>How far behind the leader.</source><extracomment>Distance of Leader following</extracomment><translation>À quelle distance derrière le leader.</translation></message>
<message><source>Clearance</source><extracomment>setting of Leader following</extracomment><translation>Dégagement</translation></message>
<message><source>It steps aside within this distance of the leader, or of the leader's way ahead.</source><extracomment>Clearance of Leader following</extracomment><translation>Il s'écarte à moins de cette distance du leader, ou du passage devant lui.</translation></message>
<message><source>Separation radius</source><extracomment>setting of Leader following</extracomment><translation>Rayon de séparation</translation></message>
<message><source>It keeps apart from other followers inside this distance.</source><extracomment>Separation radius of Leader following</extracomment><translation>Il s'écarte des autres suiveurs à moins de cette distance.</translation></message>
<message><source>follow the leader, convoy, entourage, ducklings, pet, squad</source><extracomment>other words for Leader following</extracomment><translation>suivre le chef, convoi, escorte, canetons, animal, escouade, meneur</translation></message>
<message><source>The agent it follows.</source><extracomment>port Leader of Leader following</extracomment><translation>L'agent qu'il suit.</translation></message>
<message><source>Others</source><extracomment>port of Leader following</extracomment><translation>Autres</translation></message>
<message><source>The other followers, to keep apart from. Unwired: none.</source><extracomment>port Others of Leader following</extracomment><translation>Les autres suiveurs, dont il s'écarte. Non relié : aucun.</translation></message>
<message><source>it is within clearance of the leader's way for the next distance</source><extracomment>inTheWay in the formula of Leader following</extracomment><translation>il est à moins de clearance du passage du leader, sur la longueur distance devant celui-ci</translation></message>
<message><source>the direction off that way</source><extracomment>aside in the formula of Leader following</extracomment><translation>la direction qui s'écarte de ce passage</translation></message>
<message><source>the sum over the others of unit(position - other) * (1 - distance / separationRadius)</source><extracomment>away in the formula of Leader following</extracomment><translation>la somme sur les autres de unit(position - other) * (1 - distance / separationRadius)</translation></message>
<message><source>Formation</source><extracomment>title</extracomment><translation>Formation</translation></message>
<message><source>Takes a place in a formation around a leader: each place goes to the nearest agent that has none yet.</source><extracomment>Formation</extracomment><translation>Prend une place dans une formation autour d'un leader : chaque place va à l'agent le plus proche qui n'en a pas encore.</translation></message>
<message><source>Pattern</source><extracomment>setting of Formation</extracomment><translation>Motif</translation></message>
<message><source>The shape of the formation.</source><extracomment>Pattern of Formation</extracomment><translation>La forme de la formation.</translation></message>
<message><source>Line</source><extracomment>choice of Pattern of Formation</extracomment><translation>Ligne</translation></message>
<message><source>Abreast of the leader.</source><extracomment>Line as Pattern</extracomment><translation>De front avec le leader.</translation></message>
<message><source>Column</source><extracomment>choice of Pattern of Formation</extracomment><translation>Colonne</translation></message>
<message><source>One behind the other.</source><extracomment>Column as Pattern</extracomment><translation>L'un derrière l'autre.</translation></message>
<message><source>To both sides behind the leader, like geese.</source><extracomment>V as Pattern</extracomment><translation>Des deux côtés derrière le leader, comme des oies.</translation></message>
<message><source>Around the leader.</source><extracomment>Circle as Pattern</extracomment><translation>Autour du leader.</translation></message>
<message><source>Box</source><comment>core</comment><extracomment>choice of Pattern of Formation</extracomment><translation>Rectangle</translation></message>
<message><source>In ranks behind the leader.</source><extracomment>Box as Pattern</extracomment><translation>En rangs derrière le leader.</translation></message>
<message><source>Spacing</source><extracomment>setting of Formation</extracomment><translation>Espacement</translation></message>
<message><source>The distance between two places.</source><extracomment>Spacing of Formation</extracomment><translation>La distance entre deux places.</translation></message>
<message><source>Steady</source><extracomment>setting of Formation</extracomment><translation>Stable</translation></message>
<message><source>The pattern turns no faster than its agents can follow, and nobody crosses another's way to a place: not at the start, nor when the pattern changes or the leader turns back.</source><extracomment>Steady of Formation</extracomment><translation>Le motif ne tourne pas plus vite que ses agents ne peuvent suivre, et personne ne croise la route d'un autre vers sa place : ni au départ, ni quand le motif change ou que le leader fait demi-tour.</translation></message>
<message><source>Turn rate</source><extracomment>setting of Formation</extracomment><translation>Rotation</translation></message>
<message><source>The pattern turns so far per unit of time. 0: as its agents can follow.</source><extracomment>Turn rate of Formation</extracomment><translation>Le motif tourne d'autant par unité de temps. 0 : comme ses agents peuvent suivre.</translation></message>
<message><source>Without a leader</source><extracomment>setting of Formation</extracomment><translation>Sans leader</translation></message>
<message><source>What they do when their leader is gone.</source><extracomment>Without a leader of Formation</extracomment><translation>Ce qu'ils font quand leur leader a disparu.</translation></message>
<message><source>They are without this behavior.</source><extracomment>Nothing as Without a leader</extracomment><translation>Ils sont sans ce comportement.</translation></message>
<message><source>Follow the nearest</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Suivre le plus proche</translation></message>
<message><source>The one that was nearest to the leader leads.</source><extracomment>Follow the nearest as Without a leader</extracomment><translation>Celui qui était le plus proche du leader mène.</translation></message>
<message><source>Stop</source><extracomment>choice of Without a leader of Formation</extracomment><translation>Arrêt</translation></message>
<message><source>They brake.</source><extracomment>Stop as Without a leader</extracomment><translation>Ils freinent.</translation></message>
<message><source>wedge, squad, ranks, platoon, fleet, flying v, slots</source><extracomment>other words for Formation</extracomment><translation>coin, escouade, rangs, peloton, flotte, vol en v, places</translation></message>
<message><source>The agent they form around.</source><extracomment>port Leader of Formation</extracomment><translation>L'agent autour duquel ils se forment.</translation></message>
<message><source>how far the place in the pattern is ahead of the leader</source><extracomment>placeAhead in the formula of Formation</extracomment><translation>à quelle distance devant le leader est la place dans le motif</translation></message>
<message><source>how far it is to the left</source><extracomment>placeLeft in the formula of Formation</extracomment><translation>à quelle distance sur la gauche elle est</translation></message>
<message><source>Queue</source><extracomment>title</extracomment><translation>File d'attente</translation></message>
<message><source>Brakes when another agent is ahead, harder when nearer. First in a Priority it waits; in a Sum it only slows down.</source><extracomment>Queue</extracomment><translation>Freine si un autre agent est devant, plus fort s'il est plus près. Premier dans une Priorité, il attend ; dans une Somme, il ne fait que ralentir.</translation></message>
<message><source>The length of the box ahead in which it sees others.</source><extracomment>Ahead of Queue</extracomment><translation>La longueur du rectangle devant lui où il voit les autres.</translation></message>
<message><source>Width</source><extracomment>setting of Queue</extracomment><translation>Largeur</translation></message>
<message><source>The width of that box.</source><extracomment>Width of Queue</extracomment><translation>La largeur de ce rectangle.</translation></message>
<message><source>line up, wait in line, door, traffic jam, keep distance, yield</source><extracomment>other words for Queue</extracomment><translation>faire la queue, attendre, porte, bouchon, garder ses distances, céder</translation></message>
<message><source>the gap to the nearest body in the box ahead; inactive while the box is empty</source><extracomment>room in the formula of Queue</extracomment><translation>l'écart au corps le plus proche dans le rectangle devant ; inactif tant que le rectangle est vide</translation></message>
<message><source>Collision avoidance</source><extracomment>title</extracomment><translation>Évitement d'agents</translation></message>
<message><source>Turns aside before its body would touch another agent. Head-on, both keep right.</source><extracomment>Collision avoidance</extracomment><translation>S'écarte avant que son corps ne touche un autre agent. Face à face, tous deux serrent à droite.</translation></message>
<message><source>Look ahead</source><extracomment>setting of Collision avoidance</extracomment><translation>Anticipation</translation></message>
<message><source>How far ahead it looks, in time.</source><extracomment>Look ahead of Collision avoidance</extracomment><translation>Jusqu'où il regarde devant, en temps.</translation></message>
<message><source>The room to leave between two bodies.</source><extracomment>Margin of Collision avoidance</extracomment><translation>L'espace à laisser entre deux corps.</translation></message>
<message><source>unaligned, avoid agents, pass, crowd, traffic, pedestrians</source><extracomment>other words for Collision avoidance</extracomment><translation>anticollision, éviter les agents, croiser, foule, circulation, piétons</translation></message>
<message><source>until the first agent that would come closer than both radii and margin is nearest</source><extracomment>time in the formula of Collision avoidance</extracomment><translation>jusqu'à ce que le premier agent qui viendrait plus près que les deux rayons et margin soit au plus près</translation></message>
<message><source>away from where that agent will be then; to the right of a head-on course</source><extracomment>aside in the formula of Collision avoidance</extracomment><translation>à l'opposé de là où sera alors cet agent ; à droite s'ils vont face à face</translation></message>
<message><source>Obstacle avoidance</source><extracomment>title</extracomment><translation>Évitement d'obstacles</translation></message>
<message><source>Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.</source><extracomment>Obstacle avoidance</extracomment><translation>Contourne l'obstacle le plus proche sur sa route, plus fort s'il est plus près, et freine un peu.</translation></message>
<message><source>How far ahead it looks, as the time it takes to get there.</source><extracomment>Look ahead of Obstacle avoidance</extracomment><translation>Jusqu'où il regarde devant, en temps pour y arriver.</translation></message>
<message><source>The room to leave beside an obstacle.</source><extracomment>Margin of Obstacle avoidance</extracomment><translation>L'espace à laisser à côté d'un obstacle.</translation></message>
<message><source>Braking</source><extracomment>setting of Obstacle avoidance</extracomment><translation>Freinage</translation></message>
<message><source>How much it brakes, as a share of how much it turns aside.</source><extracomment>Braking of Obstacle avoidance</extracomment><translation>De combien il freine, par rapport à son écart de côté.</translation></message>
<message><source>avoid, rocks, go around, islands, pillars, collision</source><extracomment>other words for Obstacle avoidance</extracomment><translation>éviter, rochers, contourner, îles, piliers, collision</translation></message>
<message><source>to the first obstacle in its way; inactive if there is none within reach</source><extracomment>distance in the formula of Obstacle avoidance</extracomment><translation>jusqu'au premier obstacle sur sa route ; inactif s'il n'y en a aucun à portée</translation></message>
<message><source>left or right, the shorter way around the obstacle</source><extracomment>aside in the formula of Obstacle avoidance</extracomment><translation>à gauche ou à droite, le plus court pour contourner l'obstacle</translation></message>
<message><source>Wall avoidance</source><extracomment>title</extracomment><translation>Évitement de murs</translation></message>
<message><source>Feels ahead and to both sides, and turns away from the nearest wall that it feels.</source><extracomment>Wall avoidance</extracomment><translation>Tâte devant et des deux côtés, et se détourne du mur le plus proche qu'il sent.</translation></message>
<message><source>Feeler length</source><extracomment>setting of Wall avoidance</extracomment><translation>Longueur d'antenne</translation></message>
<message><source>The length of the feelers.</source><extracomment>Feeler length of Wall avoidance</extracomment><translation>La longueur des antennes.</translation></message>
<message><source>Feeler angle</source><extracomment>setting of Wall avoidance</extracomment><translation>Angle d'antenne</translation></message>
<message><source>The angle between the feeler ahead and those to both sides.</source><extracomment>Feeler angle of Wall avoidance</extracomment><translation>L'angle entre l'antenne de devant et celles des côtés.</translation></message>
<message><source>feelers, whiskers, avoid walls, corridor, ray, indoor</source><extracomment>other words for Wall avoidance</extracomment><translation>antennes, moustaches, éviter les murs, couloir, rayon, intérieur</translation></message>
<message><source>along its feeler to the nearest wall; inactive if no feeler touches one</source><extracomment>distance in the formula of Wall avoidance</extracomment><translation>le long de son antenne jusqu'au mur le plus proche ; inactif si aucune antenne n'en touche</translation></message>
<message><source>the direction off that wall</source><extracomment>normal in the formula of Wall avoidance</extracomment><translation>la direction qui s'écarte de ce mur</translation></message>
<message><source>Wall following</source><extracomment>title</extracomment><translation>Suivi de mur</translation></message>
<message><source>Goes along the nearest wall or obstacle, at a distance from it.</source><extracomment>Wall following</extracomment><translation>Longe le mur ou l'obstacle le plus proche, à une certaine distance.</translation></message>
<message><source>How far from the wall it goes.</source><extracomment>Distance of Wall following</extracomment><translation>À quelle distance du mur il avance.</translation></message>
<message><source>How far along the wall it aims, in time.</source><extracomment>Look ahead of Wall following</extracomment><translation>Jusqu'où il vise le long du mur, en temps.</translation></message>
<message><source>It ignores walls farther away than this.</source><extracomment>Range of Wall following</extracomment><translation>Il ignore les murs plus éloignés.</translation></message>
<message><source>hug the wall, along, perimeter, patrol, coast, edge</source><extracomment>other words for Wall following</extracomment><translation>longer le mur, le long, périmètre, patrouille, côte, bord</translation></message>
<message><source>the nearest place of a wall; inactive if there is none within range</source><extracomment>wall in the formula of Wall following</extracomment><translation>l'endroit d'un mur le plus proche ; inactif s'il n'y en a aucun à portée</translation></message>
<message><source>the direction off the wall</source><extracomment>normal in the formula of Wall following</extracomment><translation>la direction qui s'écarte du mur</translation></message>
<message><source>the direction along the wall in which it already moves</source><extracomment>along in the formula of Wall following</extracomment><translation>la direction le long du mur dans laquelle il va déjà</translation></message>
<message><source>Containment</source><extracomment>title</extracomment><translation>Confinement</translation></message>
<message><source>Turns away from the edge when it is about to leave the region.</source><extracomment>Containment</extracomment><translation>Se détourne du bord quand il est sur le point de quitter la zone.</translation></message>
<message><source>stay inside, bounds, boundary, cage, fence, aquarium</source><extracomment>other words for Containment</extracomment><translation>rester dedans, limites, frontière, cage, clôture, aquarium</translation></message>
<message><source>The region to stay inside of.</source><extracomment>port Region of Containment</extracomment><translation>La zone où rester.</translation></message>
<message><source>the place of the region nearest to soon; inactive while soon is inside</source><extracomment>nearest in the formula of Containment</extracomment><translation>l'endroit de la zone le plus proche de soon ; inactif tant que soon est dedans</translation></message>
<message><source>Follow path</source><extracomment>title</extracomment><translation>Suivi de chemin</translation></message>
<message><source>Goes along a path: once to its end, round and round, or there and back.</source><extracomment>Follow path</extracomment><translation>Suit un chemin : une fois jusqu'au bout, en boucle, ou en aller-retour.</translation></message>
<message><source>How far ahead on the path it aims: larger cuts corners, smaller follows more closely.</source><extracomment>Look ahead of Follow path</extracomment><translation>Jusqu'où il vise sur le chemin : plus loin, il coupe les virages ; plus près, il suit mieux.</translation></message>
<message><source>What happens at the end of the path.</source><extracomment>Mode of Follow path</extracomment><translation>Ce qui se passe au bout du chemin.</translation></message>
<message><source>Once</source><extracomment>choice of Mode of Follow path</extracomment><translation>Une fois</translation></message>
<message><source>It stops at the end. Each arrival is counted.</source><extracomment>Once as Mode</extracomment><translation>Il s'arrête au bout. Chaque arrivée est comptée.</translation></message>
<message><source>Loop</source><extracomment>choice of Mode of Follow path</extracomment><translation>Boucle</translation></message>
<message><source>Round and round. From an open end it returns to the start.</source><extracomment>Loop as Mode</extracomment><translation>Encore et encore. Depuis un bout ouvert, il revient au début.</translation></message>
<message><source>There and back</source><extracomment>choice of Mode of Follow path</extracomment><translation>Aller-retour</translation></message>
<message><source>It turns round at both ends.</source><extracomment>There and back as Mode</extracomment><translation>Il fait demi-tour aux deux bouts.</translation></message>
<message><source>patrol, route, waypoints, road, track, rail, way</source><extracomment>other words for Follow path</extracomment><translation>patrouille, route, itinéraire, étapes, piste, rail, voie</translation></message>
<message><source>The path to follow.</source><extracomment>port Path of Follow path</extracomment><translation>Le chemin à suivre.</translation></message>
<message><source>the place on the path that is lookAhead farther along than the nearest place</source><extracomment>aim in the formula of Follow path</extracomment><translation>l'endroit du chemin situé lookAhead plus loin que l'endroit le plus proche</translation></message>
<message><source>the length of the path from the nearest place to the end</source><extracomment>remaining in the formula of Follow path</extracomment><translation>la longueur du chemin de l'endroit le plus proche jusqu'au bout</translation></message>
<message><source>Stay on path</source><extracomment>title</extracomment><translation>Maintien sur chemin</translation></message>
<message><source>Turns back when it is about to leave the tube around a path. Inside it is free.</source><extracomment>Stay on path</extracomment><translation>Se rabat quand il est sur le point de quitter le tube autour d'un chemin. Dedans, il est libre.</translation></message>
<message><source>How far to each side of the path it is free.</source><extracomment>Radius of Stay on path</extracomment><translation>Jusqu'où il est libre de chaque côté du chemin.</translation></message>
<message><source>lane, road, corridor, tube, keep to the path, street</source><extracomment>other words for Stay on path</extracomment><translation>voie, route, couloir, tube, rester sur le chemin, rue</translation></message>
<message><source>the place of the path nearest to soon</source><extracomment>nearest in the formula of Stay on path</extracomment><translation>l'endroit du chemin le plus proche de soon</translation></message>
<message><source>Follow field</source><extracomment>title</extracomment><translation>Suivi de champ</translation></message>
<message><source>Moves the way a field points, where the field reaches.</source><extracomment>Follow field</extracomment><translation>Va dans le sens d'un champ, là où ce champ s'étend.</translation></message>
<message><source>How far ahead it reads the field, in time.</source><extracomment>Look ahead of Follow field</extracomment><translation>Jusqu'où il lit le champ devant lui, en temps.</translation></message>
<message><source>flow field, wind, stream, current, drift, vortex</source><extracomment>other words for Follow field</extracomment><translation>champ de vecteurs, flux, vent, courant, dérive, tourbillon</translation></message>
<message><source>The field to follow.</source><extracomment>port Field of Follow field</extracomment><translation>Le champ à suivre.</translation></message>
<message><source>the direction and strength of the field at soon; inactive outside the field</source><extracomment>field in the formula of Follow field</extracomment><translation>la direction et l'intensité du champ en soon ; inactif hors du champ</translation></message>
<message><source>Follow ground</source><extracomment>title</extracomment><translation>Suivi de sol</translation></message>
<message><source>Moves to where a ground holds more, or less: along a trail, up or down a slope.</source><extracomment>Follow ground</extracomment><translation>Va là où un sol contient plus, ou moins : le long d'une piste, en montant ou descendant une pente.</translation></message>
<message><source>The item of the scene that it stands for.</source><extracomment>Ground of Follow ground</extracomment><translation>L'élément de la scène qu'il représente.</translation></message>
<message><source>Direction</source><extracomment>setting of Follow ground</extracomment><translation>Sens</translation></message>
<message><source>Where it goes.</source><extracomment>Direction of Follow ground</extracomment><translation>Où il va.</translation></message>
<message><source>Up</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Montée</translation></message>
<message><source>To where the ground holds more.</source><extracomment>Up as Direction</extracomment><translation>Là où le sol contient plus.</translation></message>
<message><source>Down</source><extracomment>choice of Direction of Follow ground</extracomment><translation>Descente</translation></message>
<message><source>To where the ground holds less.</source><extracomment>Down as Direction</extracomment><translation>Là où le sol contient moins.</translation></message>
<message><source>Senses</source><extracomment>setting of Follow ground</extracomment><translation>Perception</translation></message>
<message><source>How it finds the way.</source><extracomment>Senses of Follow ground</extracomment><translation>Comment il trouve le chemin.</translation></message>
<message><source>Feelers</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Antennes</translation></message>
<message><source>It compares the ends of three feelers.</source><extracomment>Feelers as Senses</extracomment><translation>Il compare les bouts de trois antennes.</translation></message>
<message><source>Slope</source><extracomment>choice of Senses of Follow ground</extracomment><translation>Pente</translation></message>
<message><source>It compares the cells beside its own.</source><extracomment>Slope as Senses</extracomment><translation>Il compare les cellules voisines de la sienne.</translation></message>
<message><source>Angle</source><extracomment>setting of Follow ground</extracomment><translation>Angle</translation></message>
<message><source>Between the heading and the feelers to both sides.</source><extracomment>Angle of Follow ground</extracomment><translation>Entre le cap et les antennes des côtés.</translation></message>
<message><source>How far away the ends of the feelers are.</source><extracomment>Distance of Follow ground</extracomment><translation>À quelle distance sont les bouts des antennes.</translation></message>
<message><source>ground, scent, pheromone, trail, ants, slime mold, gradient, climb, smell, chemotaxis</source><extracomment>other words for Follow ground</extracomment><translation>sol, odeur, phéromone, piste, fourmis, blob, gradient, grimper, chimiotaxie</translation></message>
<message><source>the heading, or the feeler to a side whose end is on more, or the direction of the slope; inactive without a difference</source><extracomment>way in the formula of Follow ground</extracomment><translation>le cap, ou l'antenne de côté dont le bout est sur plus, ou la direction de la pente ; inactif sans différence</translation></message>
<message><source>Go to</source><extracomment>title</extracomment><translation>Aller à</translation></message>
<message><source>Follows a way around obstacles to its goal, slows down inside the slowing radius, and stops there.</source><extracomment>Go to</extracomment><translation>Suit un trajet autour des obstacles jusqu'à son but, ralentit dans le rayon de freinage et s'y arrête.</translation></message>
<message><source>When the goal is nearer, it stops, and stays.</source><extracomment>Stop radius of Go to</extracomment><translation>Quand le but est plus proche, il s'arrête et reste.</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same goal.</source><extracomment>Settles of Go to</extracomment><translation>Il s'arrête et reste aussi contre d'autres déjà arrivés au même but.</translation></message>
<message><source>path finding, pathfinding, navigate, move to, walk to, travel, route</source><extracomment>other words for Go to</extracomment><translation>recherche de chemin, pathfinding, naviguer, se déplacer, marcher vers, voyage, itinéraire</translation></message>
<message><source>Way</source><comment>core</comment><extracomment>port of Go to</extracomment><translation>Trajet</translation></message>
<message><source>The way to follow.</source><extracomment>port Way of Go to</extracomment><translation>Le trajet à suivre.</translation></message>
<message><source>Where it goes straight while no way leads to a goal.</source><extracomment>port Target of Go to</extracomment><translation>Où il va tout droit quand aucun trajet ne mène à un but.</translation></message>
<message><source>the direction of the way, or straight at the goal without one</source><extracomment>way in the formula of Go to</extracomment><translation>la direction du trajet, ou droit sur le but s'il n'y en a pas</translation></message>
<message><source>how far it still is to the goal</source><extracomment>remaining in the formula of Go to</extracomment><translation>la distance qui reste jusqu'au but</translation></message>
<message><source>Tether</source><extracomment>title</extracomment><translation>Laisse</translation></message>
<message><source>Moves freely inside a radius around the target. Outside, the target pulls it back, harder when farther.</source><extracomment>Tether</extracomment><translation>Bouge librement dans un rayon autour de la cible. Dehors, la cible le ramène, plus fort s'il est plus loin.</translation></message>
<message><source>Inside this distance it is free.</source><extracomment>Radius of Tether</extracomment><translation>À moins de cette distance, il est libre.</translation></message>
<message><source>leash, home range, stay near, territory, bound, elastic</source><extracomment>other words for Tether</extracomment><translation>attache, territoire, rester près, domaine, élastique, lien</translation></message>
<message><source>Orbit</source><extracomment>title</extracomment><translation>Orbite</translation></message>
<message><source>Circles around the target at a distance.</source><extracomment>Orbit</extracomment><translation>Tourne autour de la cible à une certaine distance.</translation></message>
<message><source>How far from the target it circles.</source><extracomment>Radius of Orbit</extracomment><translation>À quelle distance de la cible il tourne.</translation></message>
<message><source>Turn</source><extracomment>setting of Orbit</extracomment><translation>Sens</translation></message>
<message><source>The direction in which it circles.</source><extracomment>Turn of Orbit</extracomment><translation>Le sens dans lequel il tourne.</translation></message>
<message><source>Counterclockwise on screen.</source><extracomment>Left as Turn</extracomment><translation>Sens antihoraire à l'écran.</translation></message>
<message><source>Right</source><extracomment>choice of Turn of Orbit</extracomment><translation>Droite</translation></message>
<message><source>Clockwise on screen.</source><extracomment>Right as Turn</extracomment><translation>Sens horaire à l'écran.</translation></message>
<message><source>circle, go around, revolve, strafe around, satellite, encircle</source><extracomment>other words for Orbit</extracomment><translation>cercle, tourner autour, révolution, satellite, encercler</translation></message>
<message><source>Target speed</source><extracomment>title</extracomment><translation>Vitesse cible</translation></message>
<message><source>Keeps a speed, whichever way it goes.</source><extracomment>Target speed</extracomment><translation>Garde une vitesse, où qu'il aille.</translation></message>
<message><source>The speed to keep; never above the maximum speed.</source><extracomment>Target speed of Target speed</extracomment><translation>La vitesse à garder ; jamais au-dessus de la vitesse maximale.</translation></message>
<message><source>cruise, speed, pace, throttle, accelerate, forward</source><extracomment>other words for Target speed</extracomment><translation>croisière, vitesse, allure, accélérer, avancer, régulateur</translation></message>
<message><source>Brake</source><extracomment>title</extracomment><translation>Frein</translation></message>
<message><source>Comes to a stop.</source><extracomment>Brake</extracomment><translation>S'arrête.</translation></message>
<message><source>stop, halt, wait, stand still, rest, slow down</source><extracomment>other words for Brake</extracomment><translation>arrêt, halte, attendre, immobile, repos, ralentir, freiner</translation></message>
<message><source>Formula force</source><extracomment>title</extracomment><translation>Formule de force</translation></message>
<message><source>Gives a force that you write yourself, in the words of the tutorials.</source><extracomment>Formula force</extracomment><translation>Donne une force que vous écrivez vous-même, avec les mots des tutoriels.</translation></message>
<message><source>Formula</source><extracomment>setting of Formula force</extracomment><translation>Formule</translation></message>
<message><source>Lines name = term. The last one is the force, or a wanted velocity named desired.</source><extracomment>Formula of Formula force</extracomment><translation>Des lignes nom = terme. La dernière est la force, ou une vitesse voulue nommée desired.</translation></message>
<message><source>custom, script, expression, own behavior, code, own force, math, write</source><extracomment>other words for Formula force</extracomment><translation>personnalisé, script, expression, comportement à soi, code, maths, écrire</translation></message>
<message><source>Other</source><extracomment>port of Formula force</extracomment><translation>Autre</translation></message>
<message><source>A further target, which the formula calls other.</source><extracomment>port Other of Formula force</extracomment><translation>Une cible de plus, que la formule appelle other.</translation></message>
<message><source>Third</source><extracomment>port of Formula force</extracomment><translation>Troisième</translation></message>
<message><source>A further target, which the formula calls third.</source><extracomment>port Third of Formula force</extracomment><translation>Une cible de plus, que la formule appelle third.</translation></message>
<message><source>A number, which the formula calls a.</source><extracomment>port A of Formula force</extracomment><translation>Un nombre, que la formule appelle a.</translation></message>
<message><source>A number, which the formula calls b.</source><extracomment>port B of Formula force</extracomment><translation>Un nombre, que la formule appelle b.</translation></message>
<message><source>A number, which the formula calls c.</source><extracomment>port C of Formula force</extracomment><translation>Un nombre, que la formule appelle c.</translation></message>
<message><source>A number, which the formula calls d.</source><extracomment>port D of Formula force</extracomment><translation>Un nombre, que la formule appelle d.</translation></message>
<message><source>Face</source><extracomment>title</extracomment><translation>Regarder</translation></message>
<message><source>Turns to look at the target, and leaves the velocity alone.</source><extracomment>Face</extracomment><translation>Se tourne pour regarder la cible, sans toucher à la vitesse.</translation></message>
<message><source>The most degrees that it turns in a unit of time.</source><extracomment>Max turn rate of Face</extracomment><translation>De combien de degrés au plus il tourne par unité de temps.</translation></message>
<message><source>look at, aim, turret, watch, turn to, strafe</source><extracomment>other words for Face</extracomment><translation>regarder, viser, tourelle, observer, se tourner vers, face</translation></message>
<message><source>Wire it to the Facing of an agent type.</source><extracomment>port Heading of Face</extracomment><translation>À relier à l'Orientation d'un type d'agent.</translation></message>
<message><source>turns toward wanted by at most maxTurn degrees</source><extracomment>facing in the formula of Face</extracomment><translation>se tourne vers wanted d'au plus maxTurn degrés</translation></message>
<message><source>Look where you go</source><extracomment>title</extracomment><translation>Regarder devant</translation></message>
<message><source>Turns to look the way it moves, at a limited rate.</source><extracomment>Look where you go</extracomment><translation>Se tourne dans le sens de sa marche, à vitesse limitée.</translation></message>
<message><source>smooth turn, orientation, align heading, turn rate, heading</source><extracomment>other words for Look where you go</extracomment><translation>virage doux, orientation, aligner le cap, vitesse de rotation, cap</translation></message>
<message><source>A place in the world. Drag it in the viewport.</source><extracomment>Point</extracomment><translation>Un endroit du monde. Glissez-le dans la vue.</translation></message>
<message><source>position, location, waypoint, place, goal</source><extracomment>other words for Point</extracomment><translation>position, lieu, étape, endroit, but</translation></message>
<message><source>The place, as a target.</source><extracomment>port Point of Point</extracomment><translation>L'endroit, comme cible.</translation></message>
<message><source>Cursor</source><extracomment>title</extracomment><translation>Souris</translation></message>
<message><source>The mouse in the viewport. While it is elsewhere, the target is the one at Otherwise, if there is one.</source><extracomment>Cursor</extracomment><translation>La souris dans la vue. Tant qu'elle est ailleurs, la cible est celle de Sinon, s'il y en a une.</translation></message>
<message><source>Follows</source><extracomment>setting of Cursor</extracomment><translation>Suit</translation></message>
<message><source>Whether the target follows the mouse or stays at the last click.</source><extracomment>Follows of Cursor</extracomment><translation>Si la cible suit la souris ou reste au dernier clic.</translation></message>
<message><source>Movement</source><extracomment>choice of Follows of Cursor</extracomment><translation>Mouvement</translation></message>
<message><source>The mouse, while it is over the viewport.</source><extracomment>Movement as Follows</extracomment><translation>La souris, tant qu'elle est sur la vue.</translation></message>
<message><source>Click</source><extracomment>choice of Follows of Cursor</extracomment><translation>Clic</translation></message>
<message><source>The last click.</source><extracomment>Click as Follows</extracomment><translation>Le dernier clic.</translation></message>
<message><source>Click, until reached</source><extracomment>choice of Follows of Cursor</extracomment><translation>Clic, jusqu'à l'arrivée</translation></message>
<message><source>The last click. An agent that comes there forgets it.</source><extracomment>Click, until reached as Follows</extracomment><translation>Le dernier clic. Un agent qui y arrive l'oublie.</translation></message>
<message><source>mouse, pointer, click, touch, player</source><extracomment>other words for Cursor</extracomment><translation>souris, pointeur, curseur, clic, toucher, joueur</translation></message>
<message><source>Otherwise</source><extracomment>port of Cursor</extracomment><translation>Sinon</translation></message>
<message><source>The target while there is no mouse or no click.</source><extracomment>port Otherwise of Cursor</extracomment><translation>La cible tant qu'il n'y a ni souris ni clic.</translation></message>
<message><source>The place of the mouse.</source><extracomment>port Point of Cursor</extracomment><translation>L'endroit de la souris.</translation></message>
<message><source>Nearest</source><extracomment>title</extracomment><translation>Plus proche</translation></message>
<message><source>The nearest of some agents; or the farthest, any one, or each of them.</source><extracomment>Nearest</extracomment><translation>Le plus proche de plusieurs agents ; ou le plus éloigné, n'importe lequel, ou chacun d'eux.</translation></message>
<message><source>Choose</source><extracomment>setting of Nearest</extracomment><translation>Choix</translation></message>
<message><source>One target, or a force for each of several.</source><extracomment>Choose of Nearest</extracomment><translation>Une cible, ou une force pour chacune de plusieurs.</translation></message>
<message><source>The nearest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Le plus proche</translation></message>
<message><source>One target. Ties go to the lower number.</source><extracomment>The nearest as Choose</extracomment><translation>Une cible. À égalité, le plus petit numéro.</translation></message>
<message><source>The farthest</source><extracomment>choice of Choose of Nearest</extracomment><translation>Le plus éloigné</translation></message>
<message><source>One target, within the range.</source><extracomment>The farthest as Choose</extracomment><translation>Une cible, à portée.</translation></message>
<message><source>Any one</source><extracomment>choice of Choose of Nearest</extracomment><translation>N'importe lequel</translation></message>
<message><source>One target, drawn anew every tick unless it is kept.</source><extracomment>Any one as Choose</extracomment><translation>Une cible, tirée à nouveau à chaque tick sauf si elle est gardée.</translation></message>
<message><source>Each within range</source><extracomment>choice of Choose of Nearest</extracomment><translation>Tous à portée</translation></message>
<message><source>The behavior runs once for each, and the forces add up.</source><extracomment>Each within range as Choose</extracomment><translation>Le comportement agit une fois pour chacun, et les forces s'additionnent.</translation></message>
<message><source>It sees only agents within this distance.</source><extracomment>Range of Nearest</extracomment><translation>Il ne voit que les agents à cette distance.</translation></message>
<message><source>Keep</source><extracomment>setting of Nearest</extracomment><translation>Garder</translation></message>
<message><source>While used, it keeps its choice. While unused, it chooses again for the next tick.</source><extracomment>Keep of Nearest</extracomment><translation>Utilisé, il garde son choix. Inutilisé, il choisit à nouveau pour le tick suivant.</translation></message>
<message><source>Lose range</source><extracomment>setting of Nearest</extracomment><translation>Portée de perte</translation></message>
<message><source>It loses the kept agent beyond this distance.</source><extracomment>Lose range of Nearest</extracomment><translation>Il perd l'agent gardé au-delà de cette distance.</translation></message>
<message><source>closest, sense, perception, vision, target, each, farthest, random</source><extracomment>other words for Nearest</extracomment><translation>proche, voisin, percevoir, vision, cible, chacun, éloigné, hasard</translation></message>
<message><source>The agents to choose from. Several types are one group.</source><extracomment>port Agents of Nearest</extracomment><translation>Les agents parmi lesquels choisir. Plusieurs types forment un seul groupe.</translation></message>
<message><source>What stands behind one of these is not seen. Unwired: it sees through all.</source><extracomment>port Obstacles of Nearest</extracomment><translation>Ce qui est derrière l'un d'eux n'est pas vu. Non relié : il voit à travers tout.</translation></message>
<message><source>The one chosen.</source><extracomment>port Agent of Nearest</extracomment><translation>L'agent choisi.</translation></message>
<message><source>Centroid</source><extracomment>title</extracomment><translation>Barycentre</translation></message>
<message><source>The middle of some agents: their mean position and velocity. An agent does not count itself.</source><extracomment>Centroid</extracomment><translation>Le milieu de plusieurs agents : leurs position et vitesse moyennes. Un agent ne se compte pas lui-même.</translation></message>
<message><source>Only agents closer than this count.</source><extracomment>Range of Centroid</extracomment><translation>Seuls comptent les agents plus proches.</translation></message>
<message><source>center, middle, mean, average, center of mass, crowd</source><extracomment>other words for Centroid</extracomment><translation>centre, milieu, moyenne, centroïde, centre de masse, foule</translation></message>
<message><source>The agents to average. Several types are one group.</source><extracomment>port Agents of Centroid</extracomment><translation>Les agents dont faire la moyenne. Plusieurs types forment un seul groupe.</translation></message>
<message><source>The middle, as one agent.</source><extracomment>port Agent of Centroid</extracomment><translation>Le milieu, comme un seul agent.</translation></message>
<message><source>Home</source><extracomment>title</extracomment><translation>Point de départ</translation></message>
<message><source>Where the agent started.</source><extracomment>Home</extracomment><translation>L'endroit où l'agent a commencé.</translation></message>
<message><source>start, origin, spawn, base, nest</source><extracomment>other words for Home</extracomment><translation>départ, origine, apparition, base, nid, maison</translation></message>
<message><source>Where each agent started.</source><extracomment>port Point of Home</extracomment><translation>L'endroit où chaque agent a commencé.</translation></message>
<message><source>A way through the world. Draw it, and drag its points, in the viewport.</source><extracomment>Path</extracomment><translation>Un chemin à travers le monde. Dessinez-le, et glissez ses points, dans la vue.</translation></message>
<message><source>route, track, road, lane, waypoints, curve, patrol</source><extracomment>other words for Path</extracomment><translation>route, itinéraire, piste, voie, étapes, courbe, patrouille</translation></message>
<message><source>The path, as a target.</source><extracomment>port Path of Path</extracomment><translation>Le chemin, comme cible.</translation></message>
<message><source>Circles, boxes, polygons and walls in the world. Draw and drag them in the viewport.</source><extracomment>Obstacles</extracomment><translation>Des cercles, rectangles, polygones et murs dans le monde. Dessinez-les et glissez-les dans la vue.</translation></message>
<message><source>Group</source><comment>core</comment><extracomment>setting of Obstacles</extracomment><translation>Groupe</translation></message>
<message><source>Only the obstacles of this group. Empty: all of them.</source><extracomment>Group of Obstacles</extracomment><translation>Seulement les obstacles de ce groupe. Vide : tous.</translation></message>
<message><source>walls, rocks, islands, barriers, buildings, blocks, cover</source><extracomment>other words for Obstacles</extracomment><translation>murs, rochers, îles, barrières, bâtiments, blocs, abri</translation></message>
<message><source>The obstacles, as a target.</source><extracomment>port Obstacles of Obstacles</extracomment><translation>Les obstacles, comme cible.</translation></message>
<message><source>An area of the world. Drag it, or its corners, in the viewport.</source><extracomment>Region</extracomment><translation>Une zone du monde. Glissez-la, ou ses coins, dans la vue.</translation></message>
<message><source>area, zone, box, rectangle, circle, polygon</source><extracomment>other words for Region</extracomment><translation>aire, zone, région, rectangle, cercle, polygone</translation></message>
<message><source>The area, as a target.</source><extracomment>port Region of Region</extracomment><translation>La zone, comme cible.</translation></message>
<message><source>A direction at each place. Drag its center in the viewport.</source><extracomment>Field</extracomment><translation>Une direction en chaque endroit. Glissez son centre dans la vue.</translation></message>
<message><source>flow, flow field, wind, stream, current, vortex</source><extracomment>other words for Field</extracomment><translation>flux, champ de vecteurs, vent, courant, tourbillon</translation></message>
<message><source>The field, as a target.</source><extracomment>port Field of Field</extracomment><translation>Le champ, comme cible.</translation></message>
<message><source>The shortest way around obstacles to the nearest of its goals, for Go to and Follow field. Many agents with goals of their own, and goals that move in a large world, get a path for each agent.</source><extracomment>Way</extracomment><translation>Le plus court trajet autour des obstacles vers le plus proche de ses buts, pour Aller à et Suivi de champ. Avec beaucoup d'agents ayant chacun ses buts, ou des buts mobiles dans un grand monde, chaque agent reçoit son propre chemin.</translation></message>
<message><source>The way keeps so far from obstacles; at least the radius of the bodies.</source><extracomment>Clearance of Way</extracomment><translation>Le trajet reste à cette distance des obstacles ; au moins le rayon des corps.</translation></message>
<message><source>Cell</source><extracomment>setting of Way</extracomment><translation>Cellule</translation></message>
<message><source>The way is found on cells of this size. Smaller ones fit through narrower doors and take longer.</source><extracomment>Cell of Way</extracomment><translation>Le trajet est cherché sur des cellules de cette taille. Plus petites, elles passent par des portes plus étroites et demandent plus de temps.</translation></message>
<message><source>Crowds</source><extracomment>setting of Way</extracomment><translation>Foules</translation></message>
<message><source>How much longer it takes to cross a cell, for each agent in it: 1 is twice as long for one agent. 0: crowds do not count. Nor do they for paths of single agents.</source><extracomment>Crowds of Way</extracomment><translation>De combien la traversée d'une cellule s'allonge, pour chaque agent qui s'y trouve : 1 est deux fois plus long pour un agent. 0 : les foules ne comptent pas. Elles ne comptent pas non plus pour les chemins d'agents isolés.</translation></message>
<message><source>Refresh</source><extracomment>setting of Way</extracomment><translation>Rafraîchir</translation></message>
<message><source>After how many ticks the agents are counted again.</source><extracomment>Refresh of Way</extracomment><translation>Après combien de ticks les agents sont recomptés.</translation></message>
<message><source>path finding, pathfinding, route, navigation, maze, flow field, shortest path, a star, navigate, way out, exit</source><extracomment>other words for Way</extracomment><translation>recherche de chemin, pathfinding, itinéraire, navigation, labyrinthe, plus court chemin, a étoile, sortie</translation></message>
<message><source>Goals</source><extracomment>port of Way</extracomment><translation>Buts</translation></message>
<message><source>Points, regions, agents or the cursor. The nearest along the way counts; of goals that get paths, the nearest in a straight line.</source><extracomment>port Goals of Way</extracomment><translation>Points, zones, agents ou la souris. Le plus proche par le trajet compte ; pour les buts qui reçoivent des chemins, le plus proche à vol d'oiseau.</translation></message>
<message><source>What it leads around.</source><extracomment>port Obstacles of Way</extracomment><translation>Ce qu'il contourne.</translation></message>
<message><source>Wire it to a Go to or Follow field.</source><extracomment>port Way of Way</extracomment><translation>À relier à un Aller à ou un Suivi de champ.</translation></message>
<message><source>Own goal</source><extracomment>title</extracomment><translation>But personnel</translation></message>
<message><source>The next goal of the agent's own list. Agents that are placed by hand can have one, and a game can give each agent one.</source><extracomment>Own goal</extracomment><translation>Le prochain but de la liste propre à l'agent. Les agents placés à la main peuvent en avoir une, et un jeu peut en donner une à chaque agent.</translation></message>
<message><source>Reach</source><extracomment>setting of Own goal</extracomment><translation>Rayon du but</translation></message>
<message><source>Within this distance a goal is reached, and the next one counts.</source><extracomment>Reach of Own goal</extracomment><translation>À moins de cette distance, un but est atteint, et le suivant compte.</translation></message>
<message><source>At the end</source><extracomment>setting of Own goal</extracomment><translation>À la fin</translation></message>
<message><source>What comes after the last goal.</source><extracomment>At the end of Own goal</extracomment><translation>Ce qui vient après le dernier but.</translation></message>
<message><source>Stay</source><extracomment>choice of At the end of Own goal</extracomment><translation>Rester</translation></message>
<message><source>The last goal still counts.</source><extracomment>Stay as At the end</extracomment><translation>Le dernier but compte toujours.</translation></message>
<message><source>Start again</source><extracomment>choice of At the end of Own goal</extracomment><translation>Recommencer</translation></message>
<message><source>The first goal counts again.</source><extracomment>Start again as At the end</extracomment><translation>Le premier but compte de nouveau.</translation></message>
<message><source>goals, destination, waypoints, patrol, errands, itinerary, route</source><extracomment>other words for Own goal</extracomment><translation>buts, destination, étapes, patrouille, courses, itinéraire, ordre</translation></message>
<message><source>The next goal of each agent.</source><extracomment>port Point of Own goal</extracomment><translation>Le prochain but de chaque agent.</translation></message>
<message><source>External</source><extracomment>title</extracomment><translation>Objet externe</translation></message>
<message><source>Something that the game moves itself, such as the player. In the editor, the mouse takes its place.</source><extracomment>External</extracomment><translation>Quelque chose que le jeu déplace lui-même, comme le joueur. Dans l'éditeur, la souris prend sa place.</translation></message>
<message><source>Its name in the game, which says where it is (set external).</source><extracomment>Name of External</extracomment><translation>Son nom dans le jeu, qui dit où il est (set external).</translation></message>
<message><source>player, game object, script, input, hero, outside</source><extracomment>other words for External</extracomment><translation>joueur, objet du jeu, script, entrée, héros, extérieur</translation></message>
<message><source>It, as an agent.</source><extracomment>port Agent of External</extracomment><translation>L'objet, comme agent.</translation></message>
<message><source>Sum</source><extracomment>title</extracomment><translation>Somme</translation></message>
<message><source>Adds up the active forces, each times its weight, and cuts the sum to its limit.</source><extracomment>Sum</extracomment><translation>Additionne les forces actives, chacune multipliée par son poids, et ramène la somme à sa limite.</translation></message>
<message><source>Limit</source><extracomment>setting of Sum</extracomment><translation>Limite</translation></message>
<message><source>A longer sum is cut to this length. Forces beside this card are not.</source><extracomment>Limit of Sum</extracomment><translation>Une somme plus longue est ramenée à cette longueur. Les forces à côté de ce bloc ne le sont pas.</translation></message>
<message><source>force = truncate(sum of weight * force over the active inputs, limit)</source><extracomment>formula of Sum</extracomment><translation>force = truncate(somme des weight * force sur les entrées actives, limit)</translation></message>
<message><source>add, blend, weighted, mix, combine, limit, truncate</source><extracomment>other words for Sum</extracomment><translation>additionner, mélanger, pondéré, combiner, limite, tronquer</translation></message>
<message><source>The forces to combine, in order.</source><extracomment>port Forces of Sum</extracomment><translation>Les forces à combiner, dans l'ordre.</translation></message>
<message><source>Priority</source><extracomment>title</extracomment><translation>Priorité</translation></message>
<message><source>Takes the first active force in order, and ignores the others.</source><extracomment>Priority</extracomment><translation>Prend la première force active dans l'ordre, et ignore les autres.</translation></message>
<message><source>Threshold</source><extracomment>setting of Priority</extracomment><translation>Seuil</translation></message>
<message><source>Skips active forces weaker than this. 0: takes the first active one, even if it is zero.</source><extracomment>Threshold of Priority</extracomment><translation>Saute les forces actives plus faibles. 0 : prend la première active, même nulle.</translation></message>
<message><source>force = weight * force of the first active input</source><extracomment>formula of Priority</extracomment><translation>force = weight * force de la première entrée active</translation></message>
<message><source>first, fallback, else, otherwise, selector, switch</source><extracomment>other words for Priority</extracomment><translation>premier, repli, sinon, autrement, sélecteur, choix</translation></message>
<message><source>Budget</source><extracomment>title</extracomment><translation>Budget</translation></message>
<message><source>Adds the active forces in order until the maximum force is spent. The last one is cut, and later ones add nothing.</source><extracomment>Budget</extracomment><translation>Additionne les forces actives dans l'ordre jusqu'à épuiser la force maximale. La dernière est réduite, et les suivantes n'ajoutent rien.</translation></message>
<message><source>sum += truncate(weight * force, maxForce - |sum|), in order, while |sum| &lt; maxForce</source><extracomment>formula of Budget</extracomment><translation>sum += truncate(weight * force, maxForce - |sum|), dans l'ordre, tant que |sum| &lt; maxForce</translation></message>
<message><source>prioritized sum, running sum, accumulate, limited, truncated sum</source><extracomment>other words for Budget</extracomment><translation>somme prioritaire, somme cumulée, accumuler, limité, somme tronquée</translation></message>
<message><source>Dither</source><extracomment>title</extracomment><translation>Priorité aléatoire</translation></message>
<message><source>Takes the first active force, but skips each one with a small chance, so that later ones get a turn. If it skips all, it is inactive.</source><extracomment>Dither</extracomment><translation>Prend la première force active, mais saute chacune avec une petite chance, pour que les suivantes aient leur tour. Si elle les saute toutes, elle est inactive.</translation></message>
<message><source>Leak</source><extracomment>setting of Dither</extracomment><translation>Taux de saut</translation></message>
<message><source>The chance to skip an active force.</source><extracomment>Leak of Dither</extracomment><translation>La chance de sauter une force active.</translation></message>
<message><source>The time between two draws. 0: every tick.</source><extracomment>Interval of Dither</extracomment><translation>Le temps entre deux tirages. 0 : à chaque tick.</translation></message>
<message><source>force = weight * force of the first active input with random &gt;= leak</source><extracomment>formula of Dither</extracomment><translation>force = weight * force de la première entrée active avec random &gt;= leak</translation></message>
<message><source>random priority, leak, leak through, prioritized dithering, sometimes</source><extracomment>other words for Dither</extracomment><translation>priorité, hasard, tramage, dithering, parfois, tirage</translation></message>
<message><source>Context</source><extracomment>title</extracomment><translation>Contexte</translation></message>
<message><source>Compares directions: of those with the least danger it takes the one that the forces want most. Forces that would cancel each other do not stop it.</source><extracomment>Context</extracomment><translation>Compare des directions : parmi celles de moindre danger, il prend celle que les forces veulent le plus. Des forces qui s'annuleraient ne l'arrêtent pas.</translation></message>
<message><source>Directions</source><extracomment>setting of Context</extracomment><translation>Directions</translation></message>
<message><source>How many directions it compares.</source><extracomment>Directions of Context</extracomment><translation>Le nombre de directions comparées.</translation></message>
<message><source>What is closer to the body than this is a danger.</source><extracomment>Range of Context</extracomment><translation>Ce qui est plus proche du corps que cela est un danger.</translation></message>
<message><source>Tolerance</source><extracomment>setting of Context</extracomment><translation>Tolérance</translation></message>
<message><source>Directions with so much more danger than the least may be taken, too.</source><extracomment>Tolerance of Context</extracomment><translation>Les directions dont le danger dépasse d'autant le plus faible sont aussi permises.</translation></message>
<message><source>Weight of agents</source><extracomment>setting of Context</extracomment><translation>Poids des agents</translation></message>
<message><source>How dangerous agents are.</source><extracomment>Weight of agents of Context</extracomment><translation>À quel point les agents sont dangereux.</translation></message>
<message><source>Weight of obstacles</source><extracomment>setting of Context</extracomment><translation>Poids des obstacles</translation></message>
<message><source>How dangerous obstacles are.</source><extracomment>Weight of obstacles of Context</extracomment><translation>À quel point les obstacles sont dangereux.</translation></message>
<message><source>Weight of points</source><extracomment>setting of Context</extracomment><translation>Poids des points</translation></message>
<message><source>How dangerous the points are.</source><extracomment>Weight of points of Context</extracomment><translation>À quel point les points sont dangereux.</translation></message>
<message><source>Smoothing</source><extracomment>setting of Context</extracomment><translation>Lissage</translation></message>
<message><source>How much each direction takes over from the two beside it: narrow gaps close.</source><extracomment>Smoothing of Context</extracomment><translation>Ce que chaque direction reprend de ses deux voisines : les passages étroits se ferment.</translation></message>
<message><source>Blends</source><extracomment>setting of Context</extracomment><translation>Mélange</translation></message>
<message><source>Interest and danger are blended with those of the ticks before, so that the agent changes its mind less often.</source><extracomment>Blends of Context</extracomment><translation>Intérêt et danger sont mélangés à ceux des ticks précédents, pour que l'agent change moins souvent d'avis.</translation></message>
<message><source>Blend time</source><extracomment>setting of Context</extracomment><translation>Durée du mélange</translation></message>
<message><source>How long the ticks before count.</source><extracomment>Blend time of Context</extracomment><translation>Combien de temps comptent les ticks précédents.</translation></message>
<message><source>context steering, context map, interest, danger, dead end, trap</source><extracomment>other words for Context</extracomment><translation>pilotage contextuel, carte de contexte, intérêt, danger, impasse, piège</translation></message>
<message><source>Interest</source><extracomment>port of Context</extracomment><translation>Intérêt</translation></message>
<message><source>The forces that say where the agent wants to go, by weight.</source><extracomment>port Interest of Context</extracomment><translation>Les forces qui disent où l'agent veut aller, selon leur poids.</translation></message>
<message><source>Dangerous agents</source><extracomment>port of Context</extracomment><translation>Agents dangereux</translation></message>
<message><source>The agents to keep clear of.</source><extracomment>port Dangerous agents of Context</extracomment><translation>Les agents dont se tenir à l'écart.</translation></message>
<message><source>Dangerous points</source><extracomment>port of Context</extracomment><translation>Points dangereux</translation></message>
<message><source>Points to keep clear of.</source><extracomment>port Dangerous points of Context</extracomment><translation>Les points dont se tenir à l'écart.</translation></message>
<message><source>the direction with the highest interest, among those whose danger is at most the least + tolerance, times min(1, its interest) * maxSpeed; refined by a parabola through its neighbors</source><extracomment>chosen in the formula of Context</extracomment><translation>la direction du plus grand intérêt, parmi celles dont le danger vaut au plus le minimum + tolerance, fois min(1, son intérêt) * maxSpeed ; affinée par une parabole passant par ses voisines</translation></message>
<message><source>of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) of a force, with u = velocity + force * t'</source><extracomment>interest in the formula of Context</extracomment><translation>d'une direction : le plus grand poids * min(1, |u| / maxSpeed) * dot(unit(u), direction) d'une force, avec u = velocity + force * t'</translation></message>
<message><source>of a direction: for each thing within range weight * (1 - gap / range) * dot(unit(offset), direction); the highest counts</source><extracomment>danger in the formula of Context</extracomment><translation>d'une direction : pour chaque chose à portée, poids * (1 - gap / range) * dot(unit(offset), direction) ; le plus grand compte</translation></message>
<message><source>Reciprocal avoidance</source><extracomment>title</extracomment><translation>Évitement réciproque</translation></message>
<message><source>Adds up the active forces and chooses the velocity nearest to what they want that hits nobody, as long as the others avoid it too. Comes last, right before the steering.</source><extracomment>Reciprocal avoidance</extracomment><translation>Additionne les forces actives et choisit la vitesse la plus proche de ce qu'elles veulent qui ne heurte personne, pourvu que les autres évitent aussi. Vient en dernier, juste avant le pilotage.</translation></message>
<message><source>Time horizon</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Horizon de temps</translation></message>
<message><source>It keeps clear of other agents for so long. Longer: it gives way earlier.</source><extracomment>Time horizon of Reciprocal avoidance</extracomment><translation>Il se tient à l'écart des autres agents sur cette durée. Plus longue : il cède plus tôt.</translation></message>
<message><source>Horizon for obstacles</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Horizon obstacles</translation></message>
<message><source>It keeps clear of obstacles for so long. Longer: it slows down earlier.</source><extracomment>Horizon for obstacles of Reciprocal avoidance</extracomment><translation>Il se tient à l'écart des obstacles sur cette durée. Plus longue : il ralentit plus tôt.</translation></message>
<message><source>Only the nearest so many agents count.</source><extracomment>Neighbors of Reciprocal avoidance</extracomment><translation>Seuls les plus proches comptent, en ce nombre.</translation></message>
<message><source>The room to leave between two bodies, and beside an obstacle.</source><extracomment>Margin of Reciprocal avoidance</extracomment><translation>L'espace à laisser entre deux corps, et à côté d'un obstacle.</translation></message>
<message><source>Patience</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Patience</translation></message>
<message><source>Who was held up for so long steps back for a while, so that others can pass; each agent draws its own, from half of it to one and a half. 0: never.</source><extracomment>Patience of Reciprocal avoidance</extracomment><translation>Qui a été bloqué aussi longtemps recule un moment, pour que d'autres passent ; chaque agent tire la sienne, de la moitié à une fois et demie. 0 : jamais.</translation></message>
<message><source>Sideways push</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Poussée latérale</translation></message>
<message><source>A push to the right, as a share of the maximum speed; each agent draws its own, from half of it to all. It ends dead locks of agents that meet head-on.</source><extracomment>Sideways push of Reciprocal avoidance</extracomment><translation>Une poussée à droite, en part de la vitesse maximale ; chaque agent tire la sienne, de la moitié au tout. Elle débloque des agents qui se font face.</translation></message>
<message><source>It turns to the direction that is free for longest, of those up to 75 degrees to each side of its way, as people do: it looks for so long ahead. 0: it does not.</source><extracomment>Look ahead of Reciprocal avoidance</extracomment><translation>Il se tourne vers la direction libre le plus longtemps, jusqu'à 75 degrés de chaque côté de sa route, comme les gens : il regarde aussi loin en temps. 0 : il ne le fait pas.</translation></message>
<message><source>Keep right</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Serrer à droite</translation></message>
<message><source>Where a crowd comes toward it and holds it up, and behind others to whom that happens, it turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: never.</source><extracomment>Keep right of Reciprocal avoidance</extracomment><translation>Là où une foule vient vers lui et le bloque, et derrière d'autres à qui cela arrive, il tourne à droite, jusqu'à 45 degrés, là où aucun mur ne lui barre la route pendant cette durée. 0 : jamais.</translation></message>
<message><source>Right of way</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>Droit de passage</translation></message>
<message><source>It makes room for one whose way it blocks and who was held up for so much longer, and so do those behind it. Who was held up for so long keeps clear for half of the time horizon: it takes smaller gaps. 0: never.</source><extracomment>Right of way of Reciprocal avoidance</extracomment><translation>Il fait place à celui dont il barre la route et qui a été bloqué plus longtemps d'autant, et ceux qui sont derrière lui aussi. Qui a été bloqué aussi longtemps n'évite que sur la moitié de l'horizon de temps : il prend de plus petits passages. 0 : jamais.</translation></message>
<message><source>Who has arrived, by an Arrive or Go to that settles, stays, and leaves all of the avoidance to the others. Who has no active force stops.</source><extracomment>Settles of Reciprocal avoidance</extracomment><translation>Qui est arrivé, par une Arrivée ou un Aller à qui se stabilise, reste et laisse tout l'évitement aux autres. Qui n'a aucune force active s'arrête.</translation></message>
<message><source>orca, rvo, crowd, collision, pedestrians, velocity obstacle, pass</source><extracomment>other words for Reciprocal avoidance</extracomment><translation>orca, rvo, foule, collision, piétons, obstacle de vitesse, croiser</translation></message>
<message><source>The forces that say what the agent wants, added up by weight.</source><extracomment>port Forces of Reciprocal avoidance</extracomment><translation>Les forces qui disent ce que veut l'agent, additionnées selon leur poids.</translation></message>
<message><source>The agents to keep clear of. One that avoids this agent's type too does half of the work.</source><extracomment>port Agents of Reciprocal avoidance</extracomment><translation>Les agents dont se tenir à l'écart. Celui qui évite aussi le type de cet agent fait la moitié du travail.</translation></message>
<message><source>the sum of weight * force over the active inputs; while the agent steps back, what it wants is turned around</source><extracomment>forces in the formula of Reciprocal avoidance</extracomment><translation>la somme de poids * force sur les entrées actives ; quand l'agent recule, ce qu'il veut est retourné</translation></message>
<message><source>with settles: no force is active</source><extracomment>idle in the formula of Reciprocal avoidance</extracomment><translation>avec settles : aucune force n'est active</translation></message>
<message><source>with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)</source><extracomment>jam in the formula of Reciprocal avoidance</extracomment><translation>avec keepRight : à quel point le bouchon devant est proche, de 0 (aucun) à 1 (ici)</translation></message>
<message><source>with rightOfWay: how long it was held up on its way; a fifth of the time in which it was not is taken off</source><extracomment>delay in the formula of Reciprocal avoidance</extracomment><translation>avec rightOfWay : combien de temps il a été bloqué en route ; un cinquième du temps où il ne l'était pas en est retranché</translation></message>
<message><source>the wish; with keepRight, turned to the right by up to jam * 45 degrees; with rightOfWay, 45 degrees aside from the way of one that it makes room for; with lookAhead, turned by up to 75 degrees to the direction in which it comes farthest before a contact</source><extracomment>turned in the formula of Reciprocal avoidance</extracomment><translation>le souhait ; avec keepRight, tourné à droite d'au plus jam * 45 degrés ; avec rightOfWay, de 45 degrés à l'écart de la route de celui à qui il fait place ; avec lookAhead, tourné d'au plus 75 degrés vers la direction où il va le plus loin avant un contact</translation></message>
<message><source>to the right, drawn for each agent: from half of sidewaysPush * maxSpeed to all of it</source><extracomment>aside in the formula of Reciprocal avoidance</extracomment><translation>à droite, tiré pour chaque agent : de la moitié de sidewaysPush * maxSpeed au tout</translation></message>
<message><source>the velocity nearest to turned + aside that hits no obstacle within obstacleHorizon and no neighbor within horizon; if all hit a neighbor, the one that comes least near. Who has arrived and stands still only parts from bodies that overlap</source><extracomment>chosen in the formula of Reciprocal avoidance</extracomment><translation>la vitesse la plus proche de turned + aside qui ne heurte aucun obstacle pendant obstacleHorizon ni aucun voisin pendant horizon ; si toutes heurtent un voisin, celle qui s'en approche le moins. Qui est arrivé et immobile ne fait que s'écarter des corps qui le recouvrent</translation></message>
<message><source>Within range</source><extracomment>title</extracomment><translation>À portée</translation></message>
<message><source>True while the target is between two distances.</source><extracomment>Within range</extracomment><translation>Vrai tant que la cible est entre deux distances.</translation></message>
<message><source>Min</source><extracomment>setting of Within range</extracomment><translation>Min</translation></message>
<message><source>True while min &lt;= distance &lt;= max.</source><extracomment>Min of Within range</extracomment><translation>Vrai tant que min &lt;= distance &lt;= max.</translation></message>
<message><source>Max</source><extracomment>setting of Within range</extracomment><translation>Max</translation></message>
<message><source>near, close, distance, range, far, proximity</source><extracomment>other words for Within range</extracomment><translation>près, proche, distance, portée, loin, proximité</translation></message>
<message><source>Condition</source><extracomment>port of Within range</extracomment><translation>Condition</translation></message>
<message><source>Wire it to the When of the node that it should switch.</source><extracomment>port Condition of Within range</extracomment><translation>À relier au Quand du nœud qu'elle doit activer.</translation></message>
<message><source>In view</source><extracomment>title</extracomment><translation>En vue</translation></message>
<message><source>True while the target is in front, within a view angle and a distance, and no obstacle is between.</source><extracomment>In view</extracomment><translation>Vrai tant que la cible est devant, dans un angle de vue et à une certaine distance, sans obstacle entre eux.</translation></message>
<message><source>How wide it sees, half to each side. 360: all round.</source><extracomment>View angle of In view</extracomment><translation>L'étendue de sa vue, moitié de chaque côté. 360 : tout autour.</translation></message>
<message><source>How far it sees.</source><extracomment>Range of In view</extracomment><translation>Jusqu'où il voit.</translation></message>
<message><source>see, sight, vision, field of view, ahead, look, visible, line of sight</source><extracomment>other words for In view</extracomment><translation>voir, vue, vision, champ de vision, devant, regard, visible, ligne de vue</translation></message>
<message><source>1 if an obstacle is between, else 0</source><extracomment>hidden in the formula of In view</extracomment><translation>1 si un obstacle est entre eux, sinon 0</translation></message>
<message><source>Inside region</source><extracomment>title</extracomment><translation>Dans la zone</translation></message>
<message><source>True while the agent is inside the region; its edge belongs to it.</source><extracomment>Inside region</extracomment><translation>Vrai tant que l'agent est dans la zone ; son bord en fait partie.</translation></message>
<message><source>true if position is in the region</source><extracomment>formula of Inside region</extracomment><translation>vrai si position est dans la zone</translation></message>
<message><source>zone, area, within, trigger, in, enter, territory</source><extracomment>other words for Inside region</extracomment><translation>zone, aire, dedans, déclencheur, entrer, territoire</translation></message>
<message><source>The region it may be in.</source><extracomment>port Region of Inside region</extracomment><translation>La zone où il peut être.</translation></message>
<message><source>Has neighbors</source><extracomment>title</extracomment><translation>A des voisins</translation></message>
<message><source>True while enough agents are near.</source><extracomment>Has neighbors</extracomment><translation>Vrai tant qu'assez d'agents sont proches.</translation></message>
<message><source>At least</source><extracomment>setting of Has neighbors</extracomment><translation>Au moins</translation></message>
<message><source>The number of neighbors it needs.</source><extracomment>At least of Has neighbors</extracomment><translation>Le nombre de voisins qu'il faut.</translation></message>
<message><source>crowded, alone, company, count, density, near</source><extracomment>other words for Has neighbors</extracomment><translation>foule, seul, compagnie, nombre, densité, proche</translation></message>
<message><source>the number of agents that are closer than radius and in view, with no obstacle between</source><extracomment>neighbors in the formula of Has neighbors</extracomment><translation>le nombre d'agents plus proches que radius et en vue, sans obstacle entre eux</translation></message>
<message><source>True while the agent is between two speeds.</source><extracomment>Speed</extracomment><translation>Vrai tant que la vitesse de l'agent est entre deux valeurs.</translation></message>
<message><source>True while min &lt;= speed &lt;= max.</source><extracomment>Min of Speed</extracomment><translation>Vrai tant que min &lt;= vitesse &lt;= max.</translation></message>
<message><source>fast, slow, velocity, moving, stopped, still</source><extracomment>other words for Speed</extracomment><translation>rapide, lent, vitesse, en mouvement, arrêté, immobile</translation></message>
<message><source>Meter</source><extracomment>title</extracomment><translation>Jauge</translation></message>
<message><source>A store that drains while it is used: true until it is empty, then false until it is full again.</source><extracomment>Meter</extracomment><translation>Une réserve qui se vide quand on l'utilise : vrai jusqu'à ce qu'elle soit vide, puis faux jusqu'à ce qu'elle soit de nouveau pleine.</translation></message>
<message><source>Capacity</source><extracomment>setting of Meter</extracomment><translation>Capacité</translation></message>
<message><source>How much it holds when full.</source><extracomment>Capacity of Meter</extracomment><translation>Ce qu'elle contient une fois pleine.</translation></message>
<message><source>Drain</source><extracomment>setting of Meter</extracomment><translation>Consommation</translation></message>
<message><source>How much it loses in a unit of time, while used.</source><extracomment>Drain of Meter</extracomment><translation>Ce qu'elle perd par unité de temps, quand on l'utilise.</translation></message>
<message><source>Recover</source><extracomment>setting of Meter</extracomment><translation>Récupération</translation></message>
<message><source>How much it gains in a unit of time, while it recovers.</source><extracomment>Recover of Meter</extracomment><translation>Ce qu'elle gagne par unité de temps, quand elle récupère.</translation></message>
<message><source>Recovers</source><extracomment>setting of Meter</extracomment><translation>Récupère</translation></message>
<message><source>When it fills up again.</source><extracomment>Recovers of Meter</extracomment><translation>Quand elle se remplit.</translation></message>
<message><source>While shut</source><extracomment>choice of Recovers of Meter</extracomment><translation>Une fois vide</translation></message>
<message><source>Only after it has run empty.</source><extracomment>While shut as Recovers</extracomment><translation>Seulement après s'être vidée.</translation></message>
<message><source>While unused</source><extracomment>choice of Recovers of Meter</extracomment><translation>Au repos</translation></message>
<message><source>Whenever it is not used.</source><extracomment>While unused as Recovers</extracomment><translation>Dès qu'elle n'est pas utilisée.</translation></message>
<message><source>How full it is at first.</source><extracomment>Start of Meter</extracomment><translation>À quel point elle est pleine au début.</translation></message>
<message><source>Fills by</source><extracomment>setting of Meter</extracomment><translation>Se remplit de</translation></message>
<message><source>How much it gains in a unit of time while Fills is true, or each time an action wired to it is done.</source><extracomment>Fills by of Meter</extracomment><translation>Ce qu'elle gagne par unité de temps tant que Remplissage est vrai, ou chaque fois qu'une action qui y est reliée est faite.</translation></message>
<message><source>Drains by</source><extracomment>setting of Meter</extracomment><translation>Se vide de</translation></message>
<message><source>How much it loses in a unit of time while Drains is true, or each time an action wired to it is done.</source><extracomment>Drains by of Meter</extracomment><translation>Ce qu'elle perd par unité de temps tant que Vidage est vrai, ou chaque fois qu'une action qui y est reliée est faite.</translation></message>
<message><source>stamina, energy, fuel, cooldown, tired, resource, battery</source><extracomment>other words for Meter</extracomment><translation>endurance, énergie, carburant, recharge, fatigue, ressource, batterie</translation></message>
<message><source>Fills</source><extracomment>port of Meter</extracomment><translation>Remplissage</translation></message>
<message><source>Conditions that fill it while they are true. An action's Done fills it once.</source><extracomment>port Fills of Meter</extracomment><translation>Les conditions qui la remplissent tant qu'elles sont vraies. Le Terminé d'une action la remplit une fois.</translation></message>
<message><source>Drains</source><extracomment>port of Meter</extracomment><translation>Vidage</translation></message>
<message><source>Conditions that drain it while they are true. An action's Done drains it once.</source><extracomment>port Drains of Meter</extracomment><translation>Les conditions qui la vident tant qu'elles sont vraies. Le Terminé d'une action la vide une fois.</translation></message>
<message><source>True until it is empty, and again when it is full.</source><extracomment>port Condition of Meter</extracomment><translation>Vrai jusqu'à ce qu'elle soit vide, et de nouveau quand elle est pleine.</translation></message>
<message><source>falls by drain * tick while used, and rises by recover * tick while it recovers</source><extracomment>store in the formula of Meter</extracomment><translation>baisse de drain * tick quand on l'utilise, et monte de recover * tick quand elle récupère</translation></message>
<message><source>until store &lt;= 0, and then again from store &gt;= capacity on</source><extracomment>open in the formula of Meter</extracomment><translation>jusqu'à store &lt;= 0, puis de nouveau dès que store &gt;= capacity</translation></message>
<message><source>Timer</source><extracomment>title</extracomment><translation>Minuterie</translation></message>
<message><source>True for a while, then false for a while, over and over.</source><extracomment>Timer</extracomment><translation>Vrai un moment, puis faux un moment, encore et encore.</translation></message>
<message><source>On</source><extracomment>setting of Timer</extracomment><translation>Marche</translation></message>
<message><source>How long it is true.</source><extracomment>On of Timer</extracomment><translation>Combien de temps c'est vrai.</translation></message>
<message><source>Off</source><extracomment>setting of Timer</extracomment><translation>Arrêt</translation></message>
<message><source>How long it is false.</source><extracomment>Off of Timer</extracomment><translation>Combien de temps c'est faux.</translation></message>
<message><source>Phase</source><extracomment>setting of Timer</extracomment><translation>Phase</translation></message>
<message><source>How far into the first period it starts.</source><extracomment>Phase of Timer</extracomment><translation>Où elle commence dans la première période.</translation></message>
<message><source>clock, interval, periodic, blink, every</source><extracomment>other words for Timer</extracomment><translation>horloge, intervalle, périodique, clignoter, chaque, timer</translation></message>
<message><source>the time of the world</source><extracomment>time in the formula of Timer</extracomment><translation>le temps du monde</translation></message>
<message><source>Chance</source><extracomment>title</extracomment><translation>Hasard</translation></message>
<message><source>True with a probability. Each agent draws anew every interval.</source><extracomment>Chance</extracomment><translation>Vrai avec une certaine probabilité. Chaque agent tire à nouveau à chaque intervalle.</translation></message>
<message><source>Probability</source><extracomment>setting of Chance</extracomment><translation>Probabilité</translation></message>
<message><source>0: never. 1: always.</source><extracomment>Probability of Chance</extracomment><translation>0 : jamais. 1 : toujours.</translation></message>
<message><source>random, probability, dice, sometimes, maybe</source><extracomment>other words for Chance</extracomment><translation>aléatoire, probabilité, chance, dé, parfois, peut-être</translation></message>
<message><source>a number from 0 to 1, drawn anew every interval</source><extracomment>random in the formula of Chance</extracomment><translation>un nombre de 0 à 1, tiré à nouveau à chaque intervalle</translation></message>
<message><source>Arrived</source><extracomment>title</extracomment><translation>Est arrivé</translation></message>
<message><source>True while the agent is at the target and slow. Each arrival is counted.</source><extracomment>Arrived</extracomment><translation>Vrai tant que l'agent est sur la cible et lent. Chaque arrivée est comptée.</translation></message>
<message><source>The agent is within this distance of the target.</source><extracomment>Distance of Arrived</extracomment><translation>L'agent est à moins de cette distance de la cible.</translation></message>
<message><source>The agent is slower than this.</source><extracomment>Speed of Arrived</extracomment><translation>L'agent est plus lent que cela.</translation></message>
<message><source>reached, there, stopped, done</source><extracomment>other words for Arrived</extracomment><translation>atteint, arrivé, sur place, arrêté, terminé</translation></message>
<message><source>In mode</source><extracomment>title</extracomment><translation>Dans le mode</translation></message>
<message><source>True while the agent has been in one of these modes for a time between min and max.</source><extracomment>In mode</extracomment><translation>Vrai tant que l'agent est dans un de ces modes depuis un temps entre min et max.</translation></message>
<message><source>True while min &lt;= time in the mode &lt;= max.</source><extracomment>Min of In mode</extracomment><translation>Vrai tant que min &lt;= temps dans le mode &lt;= max.</translation></message>
<message><source>mode, state, phase, since, how long</source><extracomment>other words for In mode</extracomment><translation>mode, état, phase, depuis, combien de temps</translation></message>
<message><source>The modes it may be in.</source><extracomment>port Mode of In mode</extracomment><translation>Les modes où il peut être.</translation></message>
<message><source>the agent is in one of the modes</source><extracomment>inMode in the formula of In mode</extracomment><translation>l'agent est dans un des modes</translation></message>
<message><source>how long it has been in it</source><extracomment>timeInMode in the formula of In mode</extracomment><translation>depuis combien de temps il y est</translation></message>
<message><source>Not</source><extracomment>title</extracomment><translation>Non</translation></message>
<message><source>True while the other condition is false.</source><extracomment>Not</extracomment><translation>Vrai tant que l'autre condition est fausse.</translation></message>
<message><source>true if the condition is false</source><extracomment>formula of Not</extracomment><translation>vrai si la condition est fausse</translation></message>
<message><source>invert, unless, else, opposite</source><extracomment>other words for Not</extracomment><translation>inverser, sauf si, sinon, contraire, pas</translation></message>
<message><source>The condition to invert.</source><extracomment>port Condition of Not</extracomment><translation>La condition à inverser.</translation></message>
<message><source>All</source><extracomment>title</extracomment><translation>Toutes</translation></message>
<message><source>True while all of the conditions are true.</source><extracomment>All</extracomment><translation>Vrai tant que toutes les conditions sont vraies.</translation></message>
<message><source>true if every condition is true; false without any</source><extracomment>formula of All</extracomment><translation>vrai si toutes les conditions sont vraies ; faux s'il n'y en a aucune</translation></message>
<message><source>and, both, every, combine</source><extracomment>other words for All</extracomment><translation>et, les deux, chaque, combiner</translation></message>
<message><source>The conditions to combine.</source><extracomment>port Conditions of All</extracomment><translation>Les conditions à combiner.</translation></message>
<message><source>Any</source><extracomment>title</extracomment><translation>Au moins une</translation></message>
<message><source>True while at least one of the conditions is true.</source><extracomment>Any</extracomment><translation>Vrai tant qu'au moins une des conditions est vraie.</translation></message>
<message><source>true if at least one condition is true</source><extracomment>formula of Any</extracomment><translation>vrai si au moins une condition est vraie</translation></message>
<message><source>or, either, one of, some</source><extracomment>other words for Any</extracomment><translation>ou, soit, une des, certaines</translation></message>
<message><source>Touching</source><extracomment>title</extracomment><translation>Contact</translation></message>
<message><source>True while the agent's body touches another.</source><extracomment>Touching</extracomment><translation>Vrai tant que le corps de l'agent en touche un autre.</translation></message>
<message><source>How far apart bodies may be and still touch.</source><extracomment>Margin of Touching</extracomment><translation>De combien les corps peuvent être séparés et se toucher quand même.</translation></message>
<message><source>For at least</source><extracomment>setting of Touching</extracomment><translation>Pendant au moins</translation></message>
<message><source>How long it must have touched somebody without a break.</source><extracomment>For at least of Touching</extracomment><translation>Depuis combien de temps il doit toucher quelqu'un sans interruption.</translation></message>
<message><source>contact, collide, collision, hit, catch, bite, bump, reach</source><extracomment>other words for Touching</extracomment><translation>toucher, heurter, collision, choc, attraper, mordre, cogner, atteindre</translation></message>
<message><source>the number of agents with distance &lt;= the sum of both radii + margin; if both are solid, the sum counts 1/128 more</source><extracomment>touched in the formula of Touching</extracomment><translation>le nombre d'agents avec distance &lt;= la somme des deux rayons + margin ; si les deux sont solides, la somme compte 1/128 de plus</translation></message>
<message><source>how long it has touched somebody without a break</source><extracomment>since in the formula of Touching</extracomment><translation>depuis combien de temps il touche quelqu'un sans interruption</translation></message>
<message><source>the largest radius of the others</source><extracomment>theirRadius in the formula of Touching</extracomment><translation>le plus grand rayon des autres</translation></message>
<message><source>Population</source><extracomment>title</extracomment><translation>Population</translation></message>
<message><source>True while so many agents live.</source><extracomment>Population</extracomment><translation>Vrai tant qu'il y a assez d'agents en vie.</translation></message>
<message><source>True while min &lt;= living &lt;= max.</source><extracomment>Min of Population</extracomment><translation>Vrai tant que min &lt;= vivants &lt;= max.</translation></message>
<message><source>count, number, alive, crowd, extinct, limit, how many</source><extracomment>other words for Population</extracomment><translation>compter, nombre, vivants, foule, disparu, limite, combien</translation></message>
<message><source>The types whose agents are counted.</source><extracomment>port Agents of Population</extracomment><translation>Les types dont on compte les agents.</translation></message>
<message><source>the number of agents of these types</source><extracomment>living in the formula of Population</extracomment><translation>le nombre d'agents en vie de ces types</translation></message>
<message><source>Level</source><extracomment>title</extracomment><translation>Niveau</translation></message>
<message><source>True while a meter holds an amount between two values.</source><extracomment>Level</extracomment><translation>Vrai tant que le contenu d'une jauge est entre deux valeurs.</translation></message>
<message><source>True while min &lt;= store &lt;= max.</source><extracomment>Min of Level</extracomment><translation>Vrai tant que min &lt;= contenu &lt;= max.</translation></message>
<message><source>energy, hungry, full, empty, health, threshold, amount, store</source><extracomment>other words for Level</extracomment><translation>énergie, faim, plein, vide, santé, seuil, quantité, réserve</translation></message>
<message><source>The meter that it reads.</source><extracomment>port Meter of Level</extracomment><translation>La jauge qu'il lit.</translation></message>
<message><source>what the meter holds</source><extracomment>store in the formula of Level</extracomment><translation>ce que contient la jauge</translation></message>
<message><source>True while it is on. Let a parameter drive it: then the game turns it on and off, for all, for a type or for one agent.</source><extracomment>Switch</extracomment><translation>Vrai tant qu'il est en marche. Faites-le commander par un paramètre : le jeu le met alors en marche et à l'arrêt, pour tous, pour un type ou pour un agent.</translation></message>
<message><source>Whether it is on.</source><extracomment>On of Switch</extracomment><translation>S'il est en marche.</translation></message>
<message><source>flag, yes, no, boolean, external, game, alarm, toggle</source><extracomment>other words for Switch</extracomment><translation>drapeau, oui, non, booléen, externe, jeu, alarme, bascule</translation></message>
<message><source>1 while it is on, else 0</source><extracomment>switched in the formula of Switch</extracomment><translation>1 s'il est en marche, sinon 0</translation></message>
<message><source>Number</source><comment>core</comment><extracomment>title</extracomment><translation>Nombre</translation></message>
<message><source>True while a number is between two others. Let a parameter drive the value: then the game sets it, for all, for a type or for one agent.</source><extracomment>Number</extracomment><translation>Vrai tant qu'un nombre est entre deux autres. Faites commander la valeur par un paramètre : le jeu la règle alors, pour tous, pour un type ou pour un agent.</translation></message>
<message><source>What the game sets.</source><extracomment>Value of Number</extracomment><translation>Ce que règle le jeu.</translation></message>
<message><source>True while min &lt;= value &lt;= max.</source><extracomment>Min of Number</extracomment><translation>Vrai tant que min &lt;= valeur &lt;= max.</translation></message>
<message><source>compare, threshold, external, game, danger, health, greater, less</source><extracomment>other words for Number</extracomment><translation>comparer, seuil, externe, jeu, danger, santé, plus grand, plus petit</translation></message>
<message><source>Compare</source><comment>core</comment><extracomment>title</extracomment><translation>Comparer</translation></message>
<message><source>True while a number is less or more than another, or between two. Without a number it is false.</source><extracomment>Compare</extracomment><translation>Vrai tant qu'un nombre est plus petit ou plus grand qu'un autre, ou entre deux autres. Sans nombre, c'est faux.</translation></message>
<message><source>Comparison</source><extracomment>setting of Compare</extracomment><translation>Comparaison</translation></message>
<message><source>When it is true.</source><extracomment>Comparison of Compare</extracomment><translation>Quand c'est vrai.</translation></message>
<message><source>A &lt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt; B</translation></message>
<message><source>While A is less than B.</source><extracomment>A &lt; B as Comparison</extracomment><translation>Tant que A est inférieur à B.</translation></message>
<message><source>A &lt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt;= B</translation></message>
<message><source>While A is at most B.</source><extracomment>A &lt;= B as Comparison</extracomment><translation>Tant que A vaut au plus B.</translation></message>
<message><source>A &gt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt;= B</translation></message>
<message><source>While A is at least B.</source><extracomment>A &gt;= B as Comparison</extracomment><translation>Tant que A vaut au moins B.</translation></message>
<message><source>A &gt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt; B</translation></message>
<message><source>While A is more than B.</source><extracomment>A &gt; B as Comparison</extracomment><translation>Tant que A est supérieur à B.</translation></message>
<message><source>B &lt;= A &lt;= C</source><extracomment>choice of Comparison of Compare</extracomment><translation>B &lt;= A &lt;= C</translation></message>
<message><source>While A is from B to C.</source><extracomment>B &lt;= A &lt;= C as Comparison</extracomment><translation>Tant que A va de B à C.</translation></message>
<message><source>The number that A is compared with.</source><extracomment>B of Compare</extracomment><translation>Le nombre auquel A est comparé.</translation></message>
<message><source>The most that A may be.</source><extracomment>C of Compare</extracomment><translation>Le plus que A puisse valoir.</translation></message>
<message><source>Hysteresis</source><extracomment>setting of Compare</extracomment><translation>Hystérésis</translation></message>
<message><source>Once true, it stays true until A is so far beyond. It keeps a condition from changing all the time.</source><extracomment>Hysteresis of Compare</extracomment><translation>Une fois vrai, cela le reste jusqu'à ce que A dépasse d'autant. Évite qu'une condition change sans arrêt.</translation></message>
<message><source>number, threshold, greater, smaller, equal, between, if, hysteresis</source><extracomment>other words for Compare</extracomment><translation>nombre, seuil, plus grand, plus petit, égal, entre, si, hystérésis</translation></message>
<message><source>The number that it compares.</source><extracomment>port A of Compare</extracomment><translation>Le nombre qu'il compare.</translation></message>
<message><source>hysteresis while it is true, and 0 while it is false</source><extracomment>slack in the formula of Compare</extracomment><translation>hysteresis tant que c'est vrai, et 0 tant que c'est faux</translation></message>
<message><source>Steers an agent while it is in this mode, by the sum of these forces.</source><extracomment>Mode</extracomment><translation>Pilote un agent tant qu'il est dans ce mode, par la somme de ces forces.</translation></message>
<message><source>The color of agents in this mode.</source><extracomment>Color of Mode</extracomment><translation>La couleur des agents dans ce mode.</translation></message>
<message><source>How agents in this mode are drawn.</source><extracomment>Shape of Mode</extracomment><translation>Comment les agents dans ce mode sont dessinés.</translation></message>
<message><source>No shape of its own.</source><extracomment>As its type as Shape</extracomment><translation>Pas de forme propre.</translation></message>
<message><source>A PNG file that agents in this mode have, from the project's folder.</source><extracomment>Picture of Mode</extracomment><translation>Un fichier PNG pour les agents dans ce mode, dans le dossier du projet.</translation></message>
<message><source>in this mode: force = sum of weight * force over the active inputs</source><extracomment>formula of Mode</extracomment><translation>dans ce mode : force = somme des weight * force sur les entrées actives</translation></message>
<message><source>state, state machine, phase, mood, fsm, hunt, rest</source><extracomment>other words for Mode</extracomment><translation>état, machine à états, phase, humeur, fsm, chasse, repos</translation></message>
<message><source>The forces that steer in this mode, added up by weight.</source><extracomment>port Forces of Mode</extracomment><translation>Les forces qui pilotent dans ce mode, additionnées selon leur poids.</translation></message>
<message><source>Enter</source><comment>core</comment><extracomment>port of Mode</extracomment><translation>Entrée</translation></message>
<message><source>The transitions that lead into this mode.</source><extracomment>port Enter of Mode</extracomment><translation>Les transitions qui mènent à ce mode.</translation></message>
<message><source>Wire it to an agent type's Modes, and to the transitions that lead out.</source><extracomment>port Mode of Mode</extracomment><translation>À relier aux Modes d'un type d'agent, et aux transitions qui en sortent.</translation></message>
<message><source>Transition</source><extracomment>title</extracomment><translation>Transition</translation></message>
<message><source>Takes an agent from one mode to another when a condition is true.</source><extracomment>Transition</extracomment><translation>Fait passer un agent d'un mode à un autre quand une condition est vraie.</translation></message>
<message><source>After</source><extracomment>setting of Transition</extracomment><translation>Après</translation></message>
<message><source>Only after this time in the mode.</source><extracomment>After of Transition</extracomment><translation>Seulement après ce temps dans le mode.</translation></message>
<message><source>Order</source><extracomment>setting of Transition</extracomment><translation>Ordre</translation></message>
<message><source>If several can be taken at once, the lowest is.</source><extracomment>Order of Transition</extracomment><translation>Si plusieurs sont possibles à la fois, la plus basse l'emporte.</translation></message>
<message><source>after the time `after` in a mode of `from`, if `when` is true: enter the mode</source><extracomment>formula of Transition</extracomment><translation>après le temps `after` dans un mode de `from`, si `when` est vrai : entrer dans le mode</translation></message>
<message><source>switch, change state, becomes, then, edge, trigger</source><extracomment>other words for Transition</extracomment><translation>basculer, changer d'état, devient, puis, arête, déclencheur</translation></message>
<message><source>From</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>De</translation></message>
<message><source>The modes it leads out of. Unwired: any mode.</source><extracomment>port From of Transition</extracomment><translation>Les modes dont elle sort. Non relié : n'importe quel mode.</translation></message>
<message><source>Taken when this condition is true. Unwired: when the time is over.</source><extracomment>port When of Transition</extracomment><translation>Suivie quand cette condition est vraie. Non relié : quand le temps est écoulé.</translation></message>
<message><source>To</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>Vers</translation></message>
<message><source>Wire it to the Enter of the mode it leads to.</source><extracomment>port To of Transition</extracomment><translation>À relier à l'Entrée du mode où elle mène.</translation></message>
<message><source>Remove</source><comment>core</comment><extracomment>title</extracomment><translation>Retirer</translation></message>
<message><source>Takes agents out of the world: the agent itself, or those it touches.</source><extracomment>Remove</extracomment><translation>Retire des agents du monde : l'agent lui-même, ou ceux qu'il touche.</translation></message>
<message><source>Fires</source><extracomment>setting of Remove</extracomment><translation>Déclenchement</translation></message>
<message><source>How often it acts while its condition is true.</source><extracomment>Fires of Remove</extracomment><translation>À quelle fréquence elle agit tant que sa condition est vraie.</translation></message>
<message><source>When the condition becomes true.</source><extracomment>Once as Fires</extracomment><translation>Quand la condition devient vraie.</translation></message>
<message><source>Every tick</source><extracomment>choice of Fires of Remove</extracomment><translation>À chaque tick</translation></message>
<message><source>In every tick while it is true.</source><extracomment>Every tick as Fires</extracomment><translation>À chaque tick tant que c'est vrai.</translation></message>
<message><source>Regularly</source><extracomment>choice of Fires of Remove</extracomment><translation>Régulièrement</translation></message>
<message><source>At once, and then after each interval.</source><extracomment>Regularly as Fires</extracomment><translation>Tout de suite, puis après chaque intervalle.</translation></message>
<message><source>The time until it acts again.</source><extracomment>Interval of Remove</extracomment><translation>Le temps avant qu'elle n'agisse de nouveau.</translation></message>
<message><source>Whom</source><extracomment>setting of Remove</extracomment><translation>Qui</translation></message>
<message><source>Who it happens to.</source><extracomment>Whom of Remove</extracomment><translation>À qui cela arrive.</translation></message>
<message><source>Itself</source><extracomment>choice of Whom of Remove</extracomment><translation>Lui-même</translation></message>
<message><source>The agent whose condition is true.</source><extracomment>Itself as Whom</extracomment><translation>L'agent dont la condition est vraie.</translation></message>
<message><source>Those it touches</source><extracomment>choice of Whom of Remove</extracomment><translation>Ceux qu'il touche</translation></message>
<message><source>All agents that a Touching condition on the way to When sees.</source><extracomment>Those it touches as Whom</extracomment><translation>Tous les agents que voit une condition Contact sur la voie du Quand.</translation></message>
<message><source>when it fires: at the end of the tick, they are gone</source><extracomment>formula of Remove</extracomment><translation>au déclenchement : à la fin du tick, les agents disparaissent</translation></message>
<message><source>die, death, kill, eat, catch, despawn, destroy, sink, delete</source><extracomment>other words for Remove</extracomment><translation>mourir, mort, tuer, manger, attraper, disparaître, détruire, supprimer</translation></message>
<message><source>It acts when this is true.</source><extracomment>port When of Remove</extracomment><translation>Elle agit quand c'est vrai.</translation></message>
<message><source>Done</source><comment>core</comment><extracomment>port of Remove</extracomment><translation>Terminé</translation></message>
<message><source>Wire it to an agent type's Actions. As a condition it is true in the tick after the action was carried out.</source><extracomment>port Done of Remove</extracomment><translation>À relier aux Actions d'un type d'agent. Comme condition, vrai au tick qui suit l'exécution de l'action.</translation></message>
<message><source>Become</source><extracomment>title</extracomment><translation>Devenir</translation></message>
<message><source>Turns agents into another type: the agent itself, or those it touches.</source><extracomment>Become</extracomment><translation>Change des agents en un autre type : l'agent lui-même, ou ceux qu'il touche.</translation></message>
<message><source>when it fires: at the end of the tick, they are of the type Into, where they are and as they move; home and memory start anew</source><extracomment>formula of Become</extracomment><translation>au déclenchement : à la fin du tick, les agents prennent le type de « En », au même endroit et avec le même mouvement ; leur point de départ et leur mémoire repartent de zéro</translation></message>
<message><source>infect, convert, transform, turn into, change type, grow up, zombie</source><extracomment>other words for Become</extracomment><translation>infecter, convertir, transformer, changer de type, grandir, zombie</translation></message>
<message><source>Into</source><extracomment>port of Become</extracomment><translation>En</translation></message>
<message><source>The type that they become.</source><extracomment>port Into of Become</extracomment><translation>Le type qu'ils deviennent.</translation></message>
<message><source>Spawn</source><extracomment>title</extracomment><translation>Faire naître</translation></message>
<message><source>Brings agents into the world: where the agent is, or at a place.</source><extracomment>Spawn</extracomment><translation>Amène des agents dans le monde : là où est l'agent, ou à un endroit.</translation></message>
<message><source>How many are born each time.</source><extracomment>Count of Spawn</extracomment><translation>Combien naissent à chaque fois.</translation></message>
<message><source>Most alive</source><extracomment>setting of Spawn</extracomment><translation>Vivants au plus</translation></message>
<message><source>None are born while so many of their type live. 0: no limit.</source><extracomment>Most alive of Spawn</extracomment><translation>Aucun ne naît tant qu'il y en a autant de leur type. 0 : pas de limite.</translation></message>
<message><source>How newborns move at first.</source><extracomment>Velocity of Spawn</extracomment><translation>Comment les nouveau-nés bougent au début.</translation></message>
<message><source>As the parent</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Comme le parent</translation></message>
<message><source>A share of the agent's velocity.</source><extracomment>As the parent as Velocity</extracomment><translation>Une part du vecteur vitesse de l'agent.</translation></message>
<message><source>Any direction.</source><extracomment>Random as Velocity</extracomment><translation>Une direction quelconque.</translation></message>
<message><source>Outward</source><extracomment>choice of Velocity of Spawn</extracomment><translation>Vers l'extérieur</translation></message>
<message><source>Away from each other, evenly in all directions.</source><extracomment>Outward as Velocity</extracomment><translation>À l'opposé les uns des autres, également dans toutes les directions.</translation></message>
<message><source>Share</source><extracomment>setting of Spawn</extracomment><translation>Part</translation></message>
<message><source>How much of the agent's velocity newborns get.</source><extracomment>Share of Spawn</extracomment><translation>La part du vecteur vitesse de l'agent que reçoivent les nouveau-nés.</translation></message>
<message><source>How fast newborns are at first, but no faster than their max speed.</source><extracomment>Speed of Spawn</extracomment><translation>La vitesse des nouveau-nés au début, mais pas plus que leur vitesse max.</translation></message>
<message><source>Inherits</source><extracomment>setting of Spawn</extracomment><translation>Hérite</translation></message>
<message><source>Newborns get what the agent's meters and variables hold and, if they are of its type, its own values of parameters. Off: they start as all others.</source><extracomment>Inherits of Spawn</extracomment><translation>Les nouveau-nés reçoivent ce que contiennent les jauges et variables de l'agent et, s'ils sont de son type, ses propres valeurs de paramètres. Sinon, ils commencent comme tous les autres.</translation></message>
<message><source>when it fires: at the end of the tick, count newborns, as many as there is room for</source><extracomment>formula of Spawn</extracomment><translation>au déclenchement : à la fin du tick, count nouveau-nés, dans la limite de la place</translation></message>
<message><source>birth, born, breed, shoot, create, emit, reproduce, offspring</source><extracomment>other words for Spawn</extracomment><translation>naissance, apparaître, se reproduire, tirer, créer, émettre, petits, spawn</translation></message>
<message><source>Of</source><comment>core</comment><extracomment>port of Spawn</extracomment><translation>Type</translation></message>
<message><source>The type of the newborns.</source><extracomment>port Of of Spawn</extracomment><translation>Le type des nouveau-nés.</translation></message>
<message><source>Where</source><extracomment>port of Spawn</extracomment><translation>Où</translation></message>
<message><source>Where they appear. Not wired: where the agent is.</source><extracomment>port Where of Spawn</extracomment><translation>Là où ils apparaissent. Non relié : là où est l'agent.</translation></message>
<message><source>In</source><extracomment>port of Spawn</extracomment><translation>Dans</translation></message>
<message><source>A region in which they appear at random places.</source><extracomment>port In of Spawn</extracomment><translation>Une zone où ils apparaissent à des endroits aléatoires.</translation></message>
<message><source>Set</source><extracomment>title</extracomment><translation>Définir</translation></message>
<message><source>Gives a variable a value.</source><extracomment>Set</extracomment><translation>Donne une valeur à une variable.</translation></message>
<message><source>Amount</source><extracomment>setting of Set</extracomment><translation>Quantité</translation></message>
<message><source>The value that the variable gets.</source><extracomment>Amount of Set</extracomment><translation>La valeur que reçoit la variable.</translation></message>
<message><source>Whose variable it changes. One of the world changes once for each of them.</source><extracomment>Whom of Set</extracomment><translation>À qui est la variable qu'elle change. Une variable du monde change une fois pour chacun d'eux.</translation></message>
<message><source>when it fires: variable = amount, from the next tick on. Of several in a tick the first counts: that of the agent with the lowest number</source><extracomment>formula of Set</extracomment><translation>au déclenchement : variable = amount, à partir du tick suivant. S'il y en a plusieurs dans un tick, la première compte : celle de l'agent au plus petit numéro</translation></message>
<message><source>variable, assign, reset, remember, value, let</source><extracomment>other words for Set</extracomment><translation>variable, affecter, réinitialiser, mémoriser, valeur, mettre à</translation></message>
<message><source>Variable</source><extracomment>port of Set</extracomment><translation>Variable</translation></message>
<message><source>The variable that it changes.</source><extracomment>port Variable of Set</extracomment><translation>La variable qu'elle change.</translation></message>
<message><source>Add</source><comment>core</comment><extracomment>title</extracomment><translation>Ajouter</translation></message>
<message><source>Adds to a variable; a negative amount takes away.</source><extracomment>Add</extracomment><translation>Ajoute à une variable ; une quantité négative enlève.</translation></message>
<message><source>How much it adds each time.</source><extracomment>Amount of Add</extracomment><translation>Combien elle ajoute à chaque fois.</translation></message>
<message><source>when it fires: variable + amount, from the next tick on. All of a tick add up</source><extracomment>formula of Add</extracomment><translation>au déclenchement : variable + amount, à partir du tick suivant. Toutes celles d'un tick s'additionnent</translation></message>
<message><source>variable, increase, decrease, subtract, damage, pay, earn, score, count, heal</source><extracomment>other words for Add</extracomment><translation>variable, augmenter, diminuer, soustraire, dégâts, payer, gagner, score, compter, soigner</translation></message>
<message><source>Leave</source><extracomment>title</extracomment><translation>Déposer</translation></message>
<message><source>Leaves something on a ground, where the agent is: a scent, or less grass.</source><extracomment>Leave</extracomment><translation>Dépose quelque chose sur un sol, là où est l'agent : une odeur, ou moins d'herbe.</translation></message>
<message><source>How much more a cell holds. Every tick: in a unit of time. Below 0 it takes away what is there.</source><extracomment>Amount of Leave</extracomment><translation>Combien une cellule contient en plus. À chaque tick : par unité de temps. Sous 0, elle enlève ce qui s'y trouve.</translation></message>
<message><source>It is left on cells with their centers within this distance, and on that of the agent.</source><extracomment>Radius of Leave</extracomment><translation>Le dépôt se fait sur les cellules dont le centre est à cette distance, et sur celle de l'agent.</translation></message>
<message><source>when it fires: at the end of the tick, cells of the ground within radius of the agent, and the one that it is in, hold amount more; every tick: amount * tick</source><extracomment>formula of Leave</extracomment><translation>au déclenchement : à la fin du tick, les cellules du sol à moins de radius de l'agent, et celle où il est, contiennent amount de plus ; à chaque tick : amount * tick</translation></message>
<message><source>ground, deposit, pheromone, scent, trail, mark, drop, eat, graze</source><extracomment>other words for Leave</extracomment><translation>sol, dépôt, phéromone, odeur, piste, marque, lâcher, manger, brouter</translation></message>
<message><source>Signal</source><extracomment>title</extracomment><translation>Signal</translation></message>
<message><source>Tells the game and the plots that something happened.</source><extracomment>Signal</extracomment><translation>Dit au jeu et aux courbes que quelque chose s'est passé.</translation></message>
<message><source>What the game and the plots call it.</source><extracomment>Name of Signal</extracomment><translation>Le nom que lui donnent le jeu et les courbes.</translation></message>
<message><source>A number that goes with it, such as a score.</source><extracomment>Number of Signal</extracomment><translation>Un nombre qui l'accompagne, comme un score.</translation></message>
<message><source>when it fires: an event with the name, the number and the agent</source><extracomment>formula of Signal</extracomment><translation>au déclenchement : un événement avec le nom, le nombre et l'agent</translation></message>
<message><source>event, notify, trigger, message, count, score, alarm</source><extracomment>other words for Signal</extracomment><translation>événement, notifier, déclencheur, message, compter, score, alarme</translation></message>
<message><source>End</source><comment>core</comment><extracomment>title</extracomment><translation>Fin</translation></message>
<message><source>Ends the run: it is won, lost, or just over. The card's name says why.</source><extracomment>End</extracomment><translation>Met fin à l'exécution : gagnée, perdue ou simplement terminée. Le nom du bloc dit pourquoi.</translation></message>
<message><source>Outcome</source><extracomment>setting of End</extracomment><translation>Issue</translation></message>
<message><source>How the run ends.</source><extracomment>Outcome of End</extracomment><translation>Comment finit l'exécution.</translation></message>
<message><source>Won</source><extracomment>choice of Outcome of End</extracomment><translation>Gagné</translation></message>
<message><source>The goal is reached.</source><extracomment>Won as Outcome</extracomment><translation>Le but est atteint.</translation></message>
<message><source>Lost</source><extracomment>choice of Outcome of End</extracomment><translation>Perdu</translation></message>
<message><source>The goal cannot be reached anymore.</source><extracomment>Lost as Outcome</extracomment><translation>Le but ne peut plus être atteint.</translation></message>
<message><source>Over</source><comment>core</comment><extracomment>choice of Outcome of End</extracomment><translation>Terminé</translation></message>
<message><source>Neither won nor lost.</source><extracomment>Over as Outcome</extracomment><translation>Ni gagné ni perdu.</translation></message>
<message><source>when it fires for the first time: the run has this outcome</source><extracomment>formula of End</extracomment><translation>au premier déclenchement : l'exécution a cette issue</translation></message>
<message><source>win, lose, won, lost, game over, victory, defeat, finish, stop</source><extracomment>other words for End</extracomment><translation>gagner, perdre, gagné, perdu, fin de partie, victoire, défaite, finir, arrêter</translation></message>
<message><source>Source</source><extracomment>title</extracomment><translation>Source</translation></message>
<message><source>Brings agents of a type into the world, steadily or in waves.</source><extracomment>Source</extracomment><translation>Amène des agents d'un type dans le monde, en continu ou par vagues.</translation></message>
<message><source>How births are spread over time.</source><extracomment>Births of Source</extracomment><translation>Comment les naissances se répartissent dans le temps.</translation></message>
<message><source>Steadily</source><extracomment>choice of Births of Source</extracomment><translation>En continu</translation></message>
<message><source>So many in a unit of time.</source><extracomment>Steadily as Births</extracomment><translation>Autant par unité de temps.</translation></message>
<message><source>In waves</source><extracomment>choice of Births of Source</extracomment><translation>Par vagues</translation></message>
<message><source>Several at once, again and again.</source><extracomment>In waves as Births</extracomment><translation>Plusieurs à la fois, encore et encore.</translation></message>
<message><source>Rate</source><extracomment>setting of Source</extracomment><translation>Débit</translation></message>
<message><source>Births in a unit of time.</source><extracomment>Rate of Source</extracomment><translation>Naissances par unité de temps.</translation></message>
<message><source>Births in a wave.</source><extracomment>Count of Source</extracomment><translation>Naissances par vague.</translation></message>
<message><source>Every</source><extracomment>setting of Source</extracomment><translation>Toutes les</translation></message>
<message><source>The time between two waves.</source><extracomment>Every of Source</extracomment><translation>Le temps entre deux vagues.</translation></message>
<message><source>When the first is born.</source><extracomment>First of Source</extracomment><translation>Quand naît le premier.</translation></message>
<message><source>In all</source><extracomment>setting of Source</extracomment><translation>En tout</translation></message>
<message><source>After so many births it ends. 0: never.</source><extracomment>In all of Source</extracomment><translation>Après autant de naissances, elle s'arrête. 0 : jamais.</translation></message>
<message><source>steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In waves: count births at first, first + every, ... What there is no room for is lost.</source><extracomment>formula of Source</extracomment><translation>en continu : carry = carry + rate * tick, births = floor(carry), carry = carry - births. Par vagues : count naissances à first, first + every, ... Ce qui n'a pas de place est perdu.</translation></message>
<message><source>spawner, emitter, birth, fountain, wave, entrance, spring</source><extracomment>other words for Source</extracomment><translation>générateur, émetteur, naissance, fontaine, vague, entrée, apparition</translation></message>
<message><source>Where agents appear. Not wired: where the type starts.</source><extracomment>port Where of Source</extracomment><translation>Là où apparaissent les agents. Non relié : là où commence le type.</translation></message>
<message><source>Along</source><extracomment>port of Source</extracomment><translation>Le long de</translation></message>
<message><source>A path on which they appear at random places.</source><extracomment>port Along of Source</extracomment><translation>Un chemin où ils apparaissent à des endroits aléatoires.</translation></message>
<message><source>Wire it to an agent type's Births.</source><extracomment>port Births of Source</extracomment><translation>À relier aux Naissances d'un type d'agent.</translation></message>
<message><source>How far away a target is. Without a target there is no number.</source><extracomment>Distance</extracomment><translation>À quelle distance est une cible. Sans cible, il n'y a pas de nombre.</translation></message>
<message><source>far, near, range, how far, measure, length</source><extracomment>other words for Distance</extracomment><translation>loin, près, portée, à quelle distance, mesurer, longueur</translation></message>
<message><source>Wire it to a Compare, a Formula, a setting or a weight.</source><extracomment>port Number of Distance</extracomment><translation>À relier à un Comparer, une Formule, un réglage ou un poids.</translation></message>
<message><source>Agent value</source><extracomment>title</extracomment><translation>Valeur d'agent</translation></message>
<message><source>A number of the agent itself: its speed, its age, where it is, its body, what its meter holds.</source><extracomment>Agent value</extracomment><translation>Un nombre de l'agent lui-même : sa vitesse, son âge, sa position, son corps, le contenu de sa jauge.</translation></message>
<message><source>Which number of the agent it is.</source><extracomment>Value of Agent value</extracomment><translation>De quel nombre de l'agent il s'agit.</translation></message>
<message><source>How fast it moves.</source><extracomment>Speed as Value</extracomment><translation>À quelle vitesse il va.</translation></message>
<message><source>Age</source><extracomment>choice of Value of Agent value</extracomment><translation>Âge</translation></message>
<message><source>How long it has been of its type.</source><extracomment>Age as Value</extracomment><translation>Depuis quand il est de son type.</translation></message>
<message><source>X</source><extracomment>choice of Value of Agent value</extracomment><translation>X</translation></message>
<message><source>Where it is, to the right.</source><extracomment>X as Value</extracomment><translation>Où il est, vers la droite.</translation></message>
<message><source>Where it is, downward.</source><extracomment>Y as Value</extracomment><translation>Où il est, vers le bas.</translation></message>
<message><source>Its mass.</source><extracomment>Mass as Value</extracomment><translation>Sa masse.</translation></message>
<message><source>The radius of its body.</source><extracomment>Radius as Value</extracomment><translation>Le rayon de son corps.</translation></message>
<message><source>The most that its speed may be.</source><extracomment>Max speed as Value</extracomment><translation>Le plus que puisse être sa vitesse.</translation></message>
<message><source>The most that its force may be.</source><extracomment>Max force as Value</extracomment><translation>Le plus que puisse être sa force.</translation></message>
<message><source>How many agents at its input its body touches.</source><extracomment>Touching as Value</extracomment><translation>Combien d'agents, parmi ceux de son entrée, son corps touche.</translation></message>
<message><source>What the meter at its input holds.</source><extracomment>Meter as Value</extracomment><translation>Ce que contient la jauge à son entrée.</translation></message>
<message><source>number = the value of the agent at the start of the tick. Age counts from when the agent got this node</source><extracomment>formula of Agent value</extracomment><translation>number = la valeur de l'agent au début du tick. L'âge compte depuis que l'agent a reçu ce nœud</translation></message>
<message><source>speed, age, position, velocity, mass, radius, property, touching, contacts, self, meter</source><extracomment>other words for Agent value</extracomment><translation>vitesse, âge, position, masse, rayon, propriété, contact, contacts, jauge</translation></message>
<message><source>Of Touching: the agents whose bodies it counts.</source><extracomment>port Touching of Agent value</extracomment><translation>Pour Contact : les agents dont il compte les corps.</translation></message>
<message><source>Of Meter: the meter whose amount it is.</source><extracomment>port Meter of Agent value</extracomment><translation>Pour Jauge : la jauge dont c'est le contenu.</translation></message>
<message><source>A number with a name that Set and Add change: lives, money, health, hunger.</source><extracomment>Variable</extracomment><translation>Un nombre avec un nom, que changent Définir et Ajouter : vies, argent, santé, faim.</translation></message>
<message><source>Each agent has its own</source><extracomment>setting of Variable</extracomment><translation>Une par agent</translation></message>
<message><source>Off: there is one for the whole world.</source><extracomment>Each agent has its own of Variable</extracomment><translation>Non coché : il y en a une pour le monde entier.</translation></message>
<message><source>The number at first.</source><extracomment>Start of Variable</extracomment><translation>Le nombre au début.</translation></message>
<message><source>Least</source><extracomment>setting of Variable</extracomment><translation>Minimum</translation></message>
<message><source>It never becomes smaller.</source><extracomment>Least of Variable</extracomment><translation>Elle ne devient jamais plus petite.</translation></message>
<message><source>Most</source><extracomment>setting of Variable</extracomment><translation>Maximum</translation></message>
<message><source>It never becomes larger.</source><extracomment>Most of Variable</extracomment><translation>Elle ne devient jamais plus grande.</translation></message>
<message><source>Whole</source><extracomment>setting of Variable</extracomment><translation>Entière</translation></message>
<message><source>It has no decimals.</source><extracomment>Whole of Variable</extracomment><translation>Elle n'a pas de décimales.</translation></message>
<message><source>Counter</source><extracomment>setting of Variable</extracomment><translation>Compteur</translation></message>
<message><source>Shows it above the world.</source><extracomment>Counter of Variable</extracomment><translation>L'affiche au-dessus du monde.</translation></message>
<message><source>number = the value at the start of the tick. At the end of a tick: the first Set of the tick, or what it was, plus the sum of all Adds, within least and most. Whole: rounded, halves up</source><extracomment>formula of Variable</extracomment><translation>number = la valeur au début du tick. À la fin d'un tick : le premier Définir du tick, ou la valeur d'avant, plus la somme de tous les Ajouter, entre least et most. Entière : arrondie, les demis vers le haut</translation></message>
<message><source>score, money, lives, health, hunger, cargo, count, memory, store, state, points, counter</source><extracomment>other words for Variable</extracomment><translation>score, argent, vies, santé, faim, chargement, mémoire, réserve, état, points, compteur</translation></message>
<message><source>Wire it to Set and Add, and to all that take a number.</source><extracomment>port Number of Variable</extracomment><translation>À relier à Définir et Ajouter, et à tout ce qui prend un nombre.</translation></message>
<message><source>Summary</source><extracomment>title</extracomment><translation>Bilan</translation></message>
<message><source>Makes one number of the numbers of many agents: their sum, their mean, the least, the largest, or how many there are. Or counts births, deaths and what actions did.</source><extracomment>Summary</extracomment><translation>Fait un seul nombre des nombres de plusieurs agents : leur somme, leur moyenne, le plus petit, le plus grand, ou combien il y en a. Ou compte les naissances, les morts et ce qu'ont fait les actions.</translation></message>
<message><source>What</source><extracomment>setting of Summary</extracomment><translation>Quoi</translation></message>
<message><source>How it summarizes the numbers, or what it counts.</source><extracomment>What of Summary</extracomment><translation>Comment il résume les nombres, ou ce qu'il compte.</translation></message>
<message><source>All of them added up.</source><extracomment>Sum as What</extracomment><translation>Tous additionnés.</translation></message>
<message><source>Mean</source><extracomment>choice of What of Summary</extracomment><translation>Moyenne</translation></message>
<message><source>Their sum, divided by their count.</source><extracomment>Mean as What</extracomment><translation>Leur somme, divisée par leur effectif.</translation></message>
<message><source>The smallest of them.</source><extracomment>Least as What</extracomment><translation>Le plus petit.</translation></message>
<message><source>Largest</source><extracomment>choice of What of Summary</extracomment><translation>Le plus grand</translation></message>
<message><source>The largest of them.</source><extracomment>Largest as What</extracomment><translation>Le plus grand.</translation></message>
<message><source>How many agents have a number.</source><extracomment>Count as What</extracomment><translation>Combien d'agents ont un nombre.</translation></message>
<message><source>How many of the agents were born.</source><extracomment>Births as What</extracomment><translation>Combien de ces agents sont nés.</translation></message>
<message><source>Deaths</source><extracomment>choice of What of Summary</extracomment><translation>Morts</translation></message>
<message><source>How many of the agents died.</source><extracomment>Deaths as What</extracomment><translation>Combien de ces agents sont morts.</translation></message>
<message><source>Changes into</source><extracomment>choice of What of Summary</extracomment><translation>Changements en</translation></message>
<message><source>How many agents have changed into this type.</source><extracomment>Changes into as What</extracomment><translation>Combien d'agents ont pris ce type.</translation></message>
<message><source>How often the agents did the actions or entered the modes at Events.</source><extracomment>Events as What</extracomment><translation>Combien de fois les agents ont fait les actions ou sont entrés dans les modes reliés à Événements.</translation></message>
<message><source>Counted</source><extracomment>setting of Summary</extracomment><translation>Période</translation></message>
<message><source>Over which time it counts.</source><extracomment>Counted of Summary</extracomment><translation>La durée sur laquelle il compte.</translation></message>
<message><source>Since the start.</source><extracomment>In all as Counted</extracomment><translation>Depuis le début.</translation></message>
<message><source>In the last</source><extracomment>choice of Counted of Summary</extracomment><translation>Derniers instants</translation></message>
<message><source>In the time span below.</source><extracomment>In the last as Counted</extracomment><translation>Sur la durée ci-dessous.</translation></message>
<message><source>Per time</source><extracomment>choice of Counted of Summary</extracomment><translation>Par unité de temps</translation></message>
<message><source>The same, per unit of time.</source><extracomment>Per time as Counted</extracomment><translation>Pareil, par unité de temps.</translation></message>
<message><source>Time span</source><extracomment>setting of Summary</extracomment><translation>Durée</translation></message>
<message><source>The time span that it counts, at most 120 seconds of watching.</source><extracomment>Time span of Summary</extracomment><translation>La durée sur laquelle il compte, au plus 120 secondes d'observation.</translation></message>
<message><source>number = the sum (mean, least, largest, count) of the numbers that the agents had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the first tick it has no number. Without agents, sum and count are 0, and the others have no number. Born, died, became, events: how many there were until the end of the tick before, in all or in the last window; rate: count / time</source><extracomment>formula of Summary</extracomment><translation>number = la somme (la moyenne, le plus petit, le plus grand, l'effectif) des nombres que les agents avaient au tick précédent. Les sommes sont exactes : les nombres sont arrondis à 2^-28. Au premier tick, il n'y a pas de nombre. Sans agents, la somme et l'effectif valent 0, et les autres n'ont pas de nombre. Naissances, morts, changements de type, événements : combien il y en a eu jusqu'à la fin du tick précédent, en tout ou dans la dernière fenêtre ; taux : count / time</translation></message>
<message><source>sum, total, average, mean, minimum, maximum, count, how many, population, aggregate, births, deaths, kills, events, rate, per second</source><extracomment>other words for Summary</extracomment><translation>somme, total, moyenne, minimum, maximum, compter, combien, population, statistique, naissances, morts, événements, taux, par seconde</translation></message>
<message><source>Whose numbers it takes, or whose events it counts.</source><extracomment>port Agents of Summary</extracomment><translation>Les agents dont il prend les nombres, ou dont il compte les événements.</translation></message>
<message><source>Of each</source><extracomment>port of Summary</extracomment><translation>De chaque</translation></message>
<message><source>A number of each of these agents. Without one, each counts 1.</source><extracomment>port Of each of Summary</extracomment><translation>Un nombre de chacun de ces agents. Sans nombre, chacun compte pour 1.</translation></message>
<message><source>The actions, modes and sources whose events it counts.</source><extracomment>port Events of Summary</extracomment><translation>Les actions, modes et sources dont il compte les événements.</translation></message>
<message><source>Count near</source><extracomment>title</extracomment><translation>Voisins proches</translation></message>
<message><source>How many agents are near. An agent does not count itself.</source><extracomment>Count near</extracomment><translation>Combien d'agents sont proches. Un agent ne se compte pas lui-même.</translation></message>
<message><source>count, neighbors, density, how many, crowd, around</source><extracomment>other words for Count near</extracomment><translation>compter, voisins, densité, combien, foule, autour</translation></message>
<message><source>Ground value</source><extracomment>title</extracomment><translation>Valeur du sol</translation></message>
<message><source>What a ground holds where the agent is, or at a target. Outside of the ground there is no number.</source><extracomment>Ground value</extracomment><translation>Ce que contient un sol là où est l'agent, ou à une cible. Hors du sol, il n'y a pas de nombre.</translation></message>
<message><source>ground, scent, pheromone, grass, patch, field, read, sample</source><extracomment>other words for Ground value</extracomment><translation>sol, odeur, phéromone, herbe, parcelle, champ, lire, échantillon</translation></message>
<message><source>Where it reads. Not wired: where the agent is.</source><extracomment>port Where of Ground value</extracomment><translation>Où il lit. Non relié : là où est l'agent.</translation></message>
<message><source>what the cell of the ground there holds</source><extracomment>value in the formula of Ground value</extracomment><translation>ce que contient là la cellule du sol</translation></message>
<message><source>Clock</source><extracomment>title</extracomment><translation>Horloge</translation></message>
<message><source>The time since the start of the run.</source><extracomment>Clock</extracomment><translation>Le temps depuis le début de l'exécution.</translation></message>
<message><source>time, seconds, ticks, elapsed, when</source><extracomment>other words for Clock</extracomment><translation>temps, secondes, ticks, écoulé, quand</translation></message>
<message><source>how many ticks have passed, times the length of a tick</source><extracomment>time in the formula of Clock</extracomment><translation>le nombre de ticks écoulés, fois la durée d'un tick</translation></message>
<message><source>Draw</source><extracomment>title</extracomment><translation>Tirage</translation></message>
<message><source>A random number between two others: one for life, or a new one every interval.</source><extracomment>Draw</extracomment><translation>Un nombre aléatoire entre deux autres : un seul pour la vie, ou un nouveau à chaque intervalle.</translation></message>
<message><source>Low</source><extracomment>setting of Draw</extracomment><translation>Borne basse</translation></message>
<message><source>The least number.</source><extracomment>Low of Draw</extracomment><translation>Le plus petit nombre.</translation></message>
<message><source>High</source><extracomment>setting of Draw</extracomment><translation>Borne haute</translation></message>
<message><source>No number is larger.</source><extracomment>High of Draw</extracomment><translation>Aucun nombre n'est plus grand.</translation></message>
<message><source>How the numbers are spread.</source><extracomment>Shape of Draw</extracomment><translation>Comment les nombres se répartissent.</translation></message>
<message><source>Even</source><extracomment>choice of Shape of Draw</extracomment><translation>Uniforme</translation></message>
<message><source>Each number is equally likely.</source><extracomment>Even as Shape</extracomment><translation>Chaque nombre est aussi probable.</translation></message>
<message><source>Bell</source><extracomment>choice of Shape of Draw</extracomment><translation>En cloche</translation></message>
<message><source>Numbers in the middle are likelier: the mean of 12.</source><extracomment>Bell as Shape</extracomment><translation>Les nombres du milieu sont plus probables : la moyenne de 12.</translation></message>
<message><source>Drawn</source><extracomment>setting of Draw</extracomment><translation>Renouvellement</translation></message>
<message><source>How long an agent keeps its number.</source><extracomment>Drawn of Draw</extracomment><translation>Combien de temps un agent garde son nombre.</translation></message>
<message><source>For life</source><extracomment>choice of Drawn of Draw</extracomment><translation>Pour la vie</translation></message>
<message><source>Each agent draws one number.</source><extracomment>For life as Drawn</extracomment><translation>Chaque agent tire un seul nombre.</translation></message>
<message><source>Each agent draws anew every interval.</source><extracomment>Regularly as Drawn</extracomment><translation>Chaque agent tire à nouveau à chaque intervalle.</translation></message>
<message><source>number = low + (high - low) * random. Bell: random is the mean of 12 draws</source><extracomment>formula of Draw</extracomment><translation>number = low + (high - low) * random. En cloche : random est la moyenne de 12 tirages</translation></message>
<message><source>random, dice, noise, spread, normal, gaussian, uniform</source><extracomment>other words for Draw</extracomment><translation>aléatoire, dé, bruit, hasard, normale, gaussienne, uniforme</translation></message>
<message><source>Constant</source><extracomment>title</extracomment><translation>Constante</translation></message>
<message><source>A number that you set, for several settings or formulas. Drive it with a parameter to use what the parameter is set to.</source><extracomment>Constant</extracomment><translation>Un nombre fixe pour plusieurs réglages ou formules. Piloté par un paramètre, il donne la valeur de ce paramètre.</translation></message>
<message><source>The number that it gives.</source><extracomment>Value of Constant</extracomment><translation>Le nombre qu'il donne.</translation></message>
<message><source>value, parameter, fixed, slider, number</source><extracomment>other words for Constant</extracomment><translation>valeur, paramètre, fixe, curseur, nombre</translation></message>
<message><source>A number that you compute yourself from others, and from values of the agent.</source><extracomment>Formula</extracomment><translation>Un nombre que vous calculez vous-même à partir d'autres, et de valeurs de l'agent.</translation></message>
<message><source>Lines name = term. The last one is the number.</source><extracomment>Formula of Formula</extracomment><translation>Des lignes nom = terme. La dernière est le nombre.</translation></message>
<message><source>expression, compute, math, calculate, equation, write, function</source><extracomment>other words for Formula</extracomment><translation>expression, calcul, maths, calculer, équation, écrire, fonction</translation></message>
<message><source>A number, which the formula calls e.</source><extracomment>port E of Formula</extracomment><translation>Un nombre, que la formule appelle e.</translation></message>
<message><source>A number, which the formula calls f.</source><extracomment>port F of Formula</extracomment><translation>Un nombre, que la formule appelle f.</translation></message>
<message><source>Flock</source><extracomment>title of a ready-made group</extracomment><translation>Nuée</translation></message>
<message><source>60 birds that keep apart, fly in the same direction and stay together.</source><extracomment>Flock</extracomment><translation>60 oiseaux qui gardent leurs distances, volent dans la même direction et restent ensemble.</translation></message>
<message><source>swarm, school, herd, crowd, boids, birds, fish, group</source><extracomment>other words for Flock</extracomment><translation>essaim, banc, troupeau, foule, boids, oiseaux, poissons, groupe</translation></message>
<message><source>Top speed</source><extracomment>setting of Flock</extracomment><translation>Vitesse de pointe</translation></message>
<message><source>Keeps apart within</source><extracomment>setting of Flock</extracomment><translation>S'écarte à moins de</translation></message>
<message><source>Birds</source><extracomment>port of Flock</extracomment><translation>Oiseaux</translation></message>
<message><source>Hunter with stamina</source><extracomment>title of a ready-made group</extracomment><translation>Chasseur endurant</translation></message>
<message><source>An agent that hunts the nearest of another type until it is out of breath, then roams.</source><extracomment>Hunter with stamina</extracomment><translation>Un agent qui chasse le plus proche d'un autre type jusqu'à être à bout de souffle, puis erre.</translation></message>
<message><source>predator, chaser, enemy, zombie, monster, wolf, shark, hawk, hunt, group</source><extracomment>other words for Hunter with stamina</extracomment><translation>prédateur, poursuivant, ennemi, zombie, monstre, loup, requin, chasse, groupe</translation></message>
<message><source>Stamina</source><extracomment>setting of Hunter with stamina</extracomment><translation>Endurance</translation></message>
<message><source>Prey</source><extracomment>port of Hunter with stamina</extracomment><translation>Proie</translation></message>
<message><source>Hunters</source><extracomment>port of Hunter with stamina</extracomment><translation>Chasseurs</translation></message>
<message><source>Follower</source><extracomment>title of a ready-made group</extracomment><translation>Suiveur</translation></message>
<message><source>Agents that follow one of another type, at a distance and apart from each other.</source><extracomment>Follower</extracomment><translation>Des agents qui suivent un agent d'un autre type, à distance et à l'écart les uns des autres.</translation></message>
<message><source>leader, pet, ducklings, escort, squad, companion, group</source><extracomment>other words for Follower</extracomment><translation>leader, chef, animal, canetons, escorte, escouade, compagnon, groupe</translation></message>
<message><source>Leaders</source><extracomment>port of Follower</extracomment><translation>Leaders</translation></message>
<message><source>Followers</source><extracomment>port of Follower</extracomment><translation>Suiveurs</translation></message>
<message><source>Patrol and chase</source><extracomment>title of a ready-made group</extracomment><translation>Ronde et poursuite</translation></message>
<message><source>Guards that walk a round and chase who comes near.</source><extracomment>Patrol and chase</extracomment><translation>Des gardes qui font une ronde et poursuivent qui s'approche.</translation></message>
<message><source>guard, sentry, round, watch, police, group</source><extracomment>other words for Patrol and chase</extracomment><translation>garde, sentinelle, patrouille, ronde, surveiller, police, groupe</translation></message>
<message><source>Sees within</source><extracomment>setting of Patrol and chase</extracomment><translation>Voit à moins de</translation></message>
<message><source>Round</source><extracomment>setting of Patrol and chase</extracomment><translation>Ronde</translation></message>
<message><source>Intruders</source><extracomment>port of Patrol and chase</extracomment><translation>Intrus</translation></message>
<message><source>Guards</source><extracomment>port of Patrol and chase</extracomment><translation>Gardes</translation></message>
<message><source>Shy civilian</source><extracomment>title of a ready-made group</extracomment><translation>Civil craintif</translation></message>
<message><source>People who stroll about and run from one of another type that comes near.</source><extracomment>Shy civilian</extracomment><translation>Des gens qui flânent et se sauvent si un agent d'un autre type s'approche.</translation></message>
<message><source>people, pedestrian, villager, crowd, coward, group</source><extracomment>other words for Shy civilian</extracomment><translation>gens, piéton, villageois, passant, foule, peureux, groupe</translation></message>
<message><source>Runs within</source><extracomment>setting of Shy civilian</extracomment><translation>Fuit à moins de</translation></message>
<message><source>Threats</source><extracomment>port of Shy civilian</extracomment><translation>Menaces</translation></message>
<message><source>Civilians</source><extracomment>port of Shy civilian</extracomment><translation>Civils</translation></message>
<message><source>Traffic</source><extracomment>title of a ready-made group</extracomment><translation>Circulation</translation></message>
<message><source>Cars that go round a road and brake behind each other.</source><extracomment>Traffic</extracomment><translation>Des voitures qui font le tour d'une route et freinent les unes derrière les autres.</translation></message>
<message><source>cars, road, vehicles, street, drive, group</source><extracomment>other words for Traffic</extracomment><translation>voitures, route, véhicules, rue, trafic, conduire, groupe</translation></message>
<message><source>Road</source><extracomment>setting of Traffic</extracomment><translation>Route</translation></message>
<message><source>Cars</source><extracomment>port of Traffic</extracomment><translation>Voitures</translation></message>
<message><source>A place in the world.</source><extracomment>Point</extracomment><translation>Un endroit du monde.</translation></message>
<message><source>An area of the world.</source><extracomment>Region</extracomment><translation>Une zone du monde.</translation></message>
<message><source>The form of the region.</source><extracomment>Shape of Region</extracomment><translation>La forme de la zone.</translation></message>
<message><source>Drawn from corner to corner.</source><extracomment>Box as Shape</extracomment><translation>Dessiné d'un coin à l'autre.</translation></message>
<message><source>The largest circle that fits into the box.</source><extracomment>Circle as Shape</extracomment><translation>Le plus grand cercle qui tient dans le rectangle.</translation></message>
<message><source>Polygon</source><extracomment>choice of Shape of Region</extracomment><translation>Polygone</translation></message>
<message><source>Any number of corners.</source><extracomment>Polygon as Shape</extracomment><translation>Un nombre quelconque de coins.</translation></message>
<message><source>The left edge.</source><extracomment>Left of Region</extracomment><translation>Le bord gauche.</translation></message>
<message><source>Top</source><extracomment>setting of Region</extracomment><translation>Haut</translation></message>
<message><source>The top edge.</source><extracomment>Top of Region</extracomment><translation>Le bord supérieur.</translation></message>
<message><source>Height</source><extracomment>setting of Region</extracomment><translation>Hauteur</translation></message>
<message><source>The corners, in order.</source><extracomment>Points of Region</extracomment><translation>Les coins, dans l'ordre.</translation></message>
<message><source>A line through the world.</source><extracomment>Path</extracomment><translation>Une ligne à travers le monde.</translation></message>
<message><source>Curve</source><extracomment>setting of Path</extracomment><translation>Tracé</translation></message>
<message><source>How the path runs between its points.</source><extracomment>Curve of Path</extracomment><translation>Comment le chemin passe entre ses points.</translation></message>
<message><source>Straight</source><extracomment>choice of Curve of Path</extracomment><translation>Droit</translation></message>
<message><source>Straight lines between the points.</source><extracomment>Straight as Curve</extracomment><translation>Des lignes droites entre les points.</translation></message>
<message><source>Smooth</source><extracomment>choice of Curve of Path</extracomment><translation>Lisse</translation></message>
<message><source>A curve through the points.</source><extracomment>Smooth as Curve</extracomment><translation>Une courbe passant par les points.</translation></message>
<message><source>Closed</source><extracomment>setting of Path</extracomment><translation>Fermé</translation></message>
<message><source>Whether the path runs from the last point back to the first.</source><extracomment>Closed of Path</extracomment><translation>Si le chemin revient du dernier point au premier.</translation></message>
<message><source>The points of the path, in order.</source><extracomment>Points of Path</extracomment><translation>Les points du chemin, dans l'ordre.</translation></message>
<message><source>Obstacle</source><extracomment>title</extracomment><translation>Obstacle</translation></message>
<message><source>Something that agents keep clear of.</source><extracomment>Obstacle</extracomment><translation>Une chose dont les agents se tiennent à l'écart.</translation></message>
<message><source>The form of the obstacle.</source><extracomment>Shape of Obstacle</extracomment><translation>La forme de l'obstacle.</translation></message>
<message><source>A center and a radius.</source><extracomment>Circle as Shape</extracomment><translation>Un centre et un rayon.</translation></message>
<message><source>A line from point to point.</source><extracomment>Wall as Shape</extracomment><translation>Une ligne de point en point.</translation></message>
<message><source>The center of a circle, the left edge of a box.</source><extracomment>X of Obstacle</extracomment><translation>Le centre d'un cercle, le bord gauche d'un rectangle.</translation></message>
<message><source>The center of a circle, the top edge of a box.</source><extracomment>Y of Obstacle</extracomment><translation>Le centre d'un cercle, le bord supérieur d'un rectangle.</translation></message>
<message><source>Of the circle.</source><extracomment>Radius of Obstacle</extracomment><translation>Celui du cercle.</translation></message>
<message><source>A name that some obstacles share. A target can pick one group.</source><extracomment>Group of Obstacle</extracomment><translation>Un nom que partagent plusieurs obstacles. Une cible peut choisir un groupe.</translation></message>
<message><source>A direction at each place, like wind or a river.</source><extracomment>Field</extracomment><translation>Une direction en chaque endroit, comme le vent ou une rivière.</translation></message>
<message><source>Kind</source><extracomment>setting of Field</extracomment><translation>Genre</translation></message>
<message><source>How the direction depends on the place.</source><extracomment>Kind of Field</extracomment><translation>Comment la direction dépend de l'endroit.</translation></message>
<message><source>Uniform</source><extracomment>choice of Kind of Field</extracomment><translation>Uniforme</translation></message>
<message><source>The same direction everywhere.</source><extracomment>Uniform as Kind</extracomment><translation>La même direction partout.</translation></message>
<message><source>Vortex</source><extracomment>choice of Kind of Field</extracomment><translation>Tourbillon</translation></message>
<message><source>Around the center.</source><extracomment>Vortex as Kind</extracomment><translation>Autour du centre.</translation></message>
<message><source>Toward</source><extracomment>choice of Kind of Field</extracomment><translation>Vers le centre</translation></message>
<message><source>Toward the center.</source><extracomment>Toward as Kind</extracomment><translation>En direction du centre.</translation></message>
<message><source>Noise</source><extracomment>choice of Kind of Field</extracomment><translation>Bruit</translation></message>
<message><source>Random directions that change smoothly.</source><extracomment>Noise as Kind</extracomment><translation>Des directions aléatoires qui changent en douceur.</translation></message>
<message><source>The center.</source><extracomment>X of Field</extracomment><translation>Le centre.</translation></message>
<message><source>How far the field reaches from its center.</source><extracomment>Radius of Field</extracomment><translation>Jusqu'où s'étend le champ depuis son centre.</translation></message>
<message><source>Strength</source><extracomment>setting of Field</extracomment><translation>Intensité</translation></message>
<message><source>How fast the field carries agents, as a share of their maximum speed.</source><extracomment>Strength of Field</extracomment><translation>À quelle vitesse le champ emporte les agents, en part de leur vitesse maximale.</translation></message>
<message><source>The direction. 0 is to the right, 90 is up.</source><extracomment>Angle of Field</extracomment><translation>La direction. 0 est à droite, 90 en haut.</translation></message>
<message><source>The direction of rotation.</source><extracomment>Turn of Field</extracomment><translation>Le sens de rotation.</translation></message>
<message><source>Counterclockwise.</source><extracomment>Left as Turn</extracomment><translation>Sens antihoraire.</translation></message>
<message><source>Clockwise.</source><extracomment>Right as Turn</extracomment><translation>Sens horaire.</translation></message>
<message><source>About how far apart the direction changes.</source><extracomment>Scale of Field</extracomment><translation>À peu près sur quelle distance la direction change.</translation></message>
<message><source>A grid of numbers beneath the world, which agents leave and follow: a scent, grass, heat.</source><extracomment>Ground</extracomment><translation>Une grille de nombres sous le monde, que les agents déposent et suivent : une odeur, de l'herbe, de la chaleur.</translation></message>
<message><source>All of the world; it wraps where that wraps.</source><extracomment>The world as Shape</extracomment><translation>Le monde entier ; le sol se reboucle là où le monde se reboucle.</translation></message>
<message><source>A box</source><extracomment>choice of Shape of Ground</extracomment><translation>Un rectangle</translation></message>
<message><source>A box of the world.</source><extracomment>A box as Shape</extracomment><translation>Un rectangle du monde.</translation></message>
<message><source>How long a side of its cells is.</source><extracomment>Cell of Ground</extracomment><translation>La longueur du côté de ses cellules.</translation></message>
<message><source>Starts</source><extracomment>setting of Ground</extracomment><translation>Au départ</translation></message>
<message><source>What its cells hold at first.</source><extracomment>Starts of Ground</extracomment><translation>Ce que contiennent ses cellules au début.</translation></message>
<message><source>All the same.</source><extracomment>Even as Starts</extracomment><translation>La même valeur partout.</translation></message>
<message><source>By formula</source><extracomment>choice of Starts of Ground</extracomment><translation>Par formule</translation></message>
<message><source>A number for each place.</source><extracomment>By formula as Starts</extracomment><translation>Un nombre pour chaque endroit.</translation></message>
<message><source>Painted</source><extracomment>choice of Starts of Ground</extracomment><translation>Peint</translation></message>
<message><source>A painting, or the brightness of a picture.</source><extracomment>Painted as Starts</extracomment><translation>Une peinture, ou la luminosité d'une image.</translation></message>
<message><source>What each cell holds at first. Painted: the value of level ff.</source><extracomment>Start of Ground</extracomment><translation>Ce que contient chaque cellule au début. Peint : la valeur du niveau ff.</translation></message>
<message><source>The number of a cell by x and y, the place of its center.</source><extracomment>Formula of Ground</extracomment><translation>Le nombre d'une cellule selon x et y, l'endroit de son centre.</translation></message>
<message><source>Painting</source><extracomment>setting of Ground</extracomment><translation>Peinture</translation></message>
<message><source>Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, row by row, in two hexadecimal digits; *4 repeats a level. ff is Start, and 00 is 0.</source><extracomment>Painting of Ground</extracomment><translation>Par exemple 3x2 00*4 ff 80 : colonnes et lignes, puis le niveau de chaque cellule, ligne par ligne, en deux chiffres hexadécimaux ; *4 répète un niveau. ff vaut Départ, et 00 vaut 0.</translation></message>
<message><source>Spreads</source><extracomment>setting of Ground</extracomment><translation>Diffusion</translation></message>
<message><source>The share that flows to the four neighbors in a unit of time. At most all of it flows in a tick.</source><extracomment>Spreads of Ground</extracomment><translation>La part qui s'écoule vers les quatre voisines par unité de temps. Au plus tout s'écoule en un tick.</translation></message>
<message><source>Leaks</source><extracomment>setting of Ground</extracomment><translation>Fuites</translation></message>
<message><source>What flows over its edges is lost. Off: it stays, as at a wall.</source><extracomment>Leaks of Ground</extracomment><translation>Ce qui s'écoule au-delà de ses bords est perdu. Non coché : cela reste, comme contre un mur.</translation></message>
<message><source>Fades</source><extracomment>setting of Ground</extracomment><translation>Évaporation</translation></message>
<message><source>The share that is lost in a unit of time.</source><extracomment>Fades of Ground</extracomment><translation>La part perdue par unité de temps.</translation></message>
<message><source>Grows</source><extracomment>setting of Ground</extracomment><translation>Croissance</translation></message>
<message><source>What a cell gains in a unit of time.</source><extracomment>Grows of Ground</extracomment><translation>Ce que gagne une cellule par unité de temps.</translation></message>
<message><source>A cell that holds so much does not grow.</source><extracomment>Limit of Ground</extracomment><translation>Une cellule qui en contient autant ne croît plus.</translation></message>
<message><source>The color of a full cell. An empty one has none.</source><extracomment>Color of Ground</extracomment><translation>La couleur d'une cellule pleine. Une cellule vide n'en a pas.</translation></message>
<message><source>Map</source><extracomment>heading of settings of Ground</extracomment><translation>Carte</translation></message>
<message><source>Full</source><extracomment>setting of Ground</extracomment><translation>Plein</translation></message>
<message><source>What a cell with the full color holds.</source><extracomment>Full of Ground</extracomment><translation>Ce que contient une cellule de la pleine couleur.</translation></message>
<message><source>An area with a title. Moving it moves the cards in it.</source><extracomment>Frame</extracomment><translation>Une zone avec un titre. La déplacer déplace les blocs qu'elle contient.</translation></message>
<message><source>The color of its border and title.</source><extracomment>Color of Frame</extracomment><translation>La couleur de sa bordure et de son titre.</translation></message>
<message><source>Its left edge.</source><extracomment>Left of Frame</extracomment><translation>Son bord gauche.</translation></message>
<message><source>Its top edge.</source><extracomment>Top of Frame</extracomment><translation>Son bord supérieur.</translation></message>
<message><source>Text on the canvas.</source><extracomment>Comment</extracomment><translation>Du texte sur le canevas.</translation></message>
<message><source>The text of the comment.</source><extracomment>Text of Comment</extracomment><translation>Le texte du commentaire.</translation></message>
<message><source>The color of its border.</source><extracomment>Color of Comment</extracomment><translation>La couleur de sa bordure.</translation></message>
<message><source>Plot</source><extracomment>title</extracomment><translation>Courbe</translation></message>
<message><source>A number of one agent or of a whole type, over time.</source><extracomment>Plot</extracomment><translation>Un nombre d'un agent ou de tout un type, au fil du temps.</translation></message>
<message><source>The id of the agent type.</source><extracomment>Agent type of Plot</extracomment><translation>L'identifiant du type d'agent.</translation></message>
<message><source>The name of one agent, such as prey-3. Empty: all of them.</source><extracomment>Agent of Plot</extracomment><translation>Le nom d'un agent, comme prey-3. Vide : tous.</translation></message>
<message><source>The number that it plots.</source><extracomment>Shows of Plot</extracomment><translation>Le nombre qu'elle trace.</translation></message>
<message><source>How fast an agent is.</source><extracomment>Speed as Shows</extracomment><translation>La vitesse d'un agent.</translation></message>
<message><source>Distance to target</source><extracomment>choice of Shows of Plot</extracomment><translation>Distance à la cible</translation></message>
<message><source>How far it is to the target that a node finds.</source><extracomment>Distance to target as Shows</extracomment><translation>À quelle distance est la cible que trouve un nœud.</translation></message>
<message><source>Meter or variable</source><extracomment>choice of Shows of Plot</extracomment><translation>Jauge ou variable</translation></message>
<message><source>What a meter or a variable holds.</source><extracomment>Meter or variable as Shows</extracomment><translation>Ce que contient une jauge ou une variable.</translation></message>
<message><source>Count in a mode</source><extracomment>choice of Shows of Plot</extracomment><translation>Effectif d'un mode</translation></message>
<message><source>How many agents are in a mode.</source><extracomment>Count in a mode as Shows</extracomment><translation>Combien d'agents sont dans un mode.</translation></message>
<message><source>How many contacts they have had since the start.</source><extracomment>Contacts as Shows</extracomment><translation>Combien de contacts ils ont eus depuis le début.</translation></message>
<message><source>Contacts with a type</source><extracomment>choice of Shows of Plot</extracomment><translation>Contacts avec un type</translation></message>
<message><source>How often agents of two types have touched.</source><extracomment>Contacts with a type as Shows</extracomment><translation>Combien de fois des agents de deux types se sont touchés.</translation></message>
<message><source>Steering force</source><extracomment>choice of Shows of Plot</extracomment><translation>Force de pilotage</translation></message>
<message><source>How strong its steering force is.</source><extracomment>Steering force as Shows</extracomment><translation>L'intensité de sa force de pilotage.</translation></message>
<message><source>How many agents there are.</source><extracomment>Count as Shows</extracomment><translation>Combien il y a d'agents.</translation></message>
<message><source>Position x</source><extracomment>choice of Shows of Plot</extracomment><translation>Position x</translation></message>
<message><source>How far to the right it is.</source><extracomment>Position x as Shows</extracomment><translation>Où il est, vers la droite.</translation></message>
<message><source>Position y</source><extracomment>choice of Shows of Plot</extracomment><translation>Position y</translation></message>
<message><source>How far down it is.</source><extracomment>Position y as Shows</extracomment><translation>Où il est, vers le bas.</translation></message>
<message><source>How many agents were born.</source><extracomment>Births as Shows</extracomment><translation>Combien d'agents sont nés.</translation></message>
<message><source>How many agents died.</source><extracomment>Deaths as Shows</extracomment><translation>Combien d'agents sont morts.</translation></message>
<message><source>Changes into the type</source><extracomment>choice of Shows of Plot</extracomment><translation>Passages au type</translation></message>
<message><source>How many agents of other types have become this type.</source><extracomment>Changes into the type as Shows</extracomment><translation>Combien d'agents d'autres types ont pris ce type.</translation></message>
<message><source>How often an action was done, a mode was entered, or agents have arrived.</source><extracomment>Events as Shows</extracomment><translation>Combien de fois une action a été faite, un mode a commencé ou des agents sont arrivés.</translation></message>
<message><source>What a number node gives, of agents that it acts on.</source><extracomment>Number as Shows</extracomment><translation>Ce que donne un nœud de nombre, pour les agents sur lesquels il agit.</translation></message>
<message><source>The id of the target, meter, mode, action, condition or number.</source><extracomment>Node of Plot</extracomment><translation>L'identifiant de la cible, de la jauge, du mode, de l'action, de la condition ou du nombre.</translation></message>
<message><source>With</source><extracomment>setting of Plot</extracomment><translation>Avec</translation></message>
<message><source>The id of the other agent type.</source><extracomment>With of Plot</extracomment><translation>L'identifiant de l'autre type d'agent.</translation></message>
<message><source>Whether it shows a number or a rate.</source><extracomment>Counted of Plot</extracomment><translation>Si elle montre un nombre ou un taux.</translation></message>
<message><source>Total</source><extracomment>choice of Counted of Plot</extracomment><translation>Total</translation></message>
<message><source>How many.</source><extracomment>Total as Counted</extracomment><translation>Combien.</translation></message>
<message><source>Per minute</source><extracomment>choice of Counted of Plot</extracomment><translation>Par minute</translation></message>
<message><source>How many per minute of watching.</source><extracomment>Per minute as Counted</extracomment><translation>Combien par minute d'observation.</translation></message>
<message><source>Per second</source><extracomment>choice of Counted of Plot</extracomment><translation>Par seconde</translation></message>
<message><source>How many per second of watching.</source><extracomment>Per second as Counted</extracomment><translation>Combien par seconde d'observation.</translation></message>
<message><source>Over the last</source><extracomment>setting of Plot</extracomment><translation>Durée comptée</translation></message>
<message><source>Counts the last seconds of watching. 0: all the time since the start.</source><extracomment>Over the last of Plot</extracomment><translation>Compte les dernières secondes d'observation. 0 : tout le temps depuis le début.</translation></message>
<message><source>Combine by</source><extracomment>setting of Plot</extracomment><translation>Combiner par</translation></message>
<message><source>How the numbers of several agents become one.</source><extracomment>Combine by of Plot</extracomment><translation>Comment les nombres de plusieurs agents n'en font qu'un.</translation></message>
<message><source>Their average.</source><extracomment>Mean as Combine by</extracomment><translation>Leur moyenne.</translation></message>
<message><source>The smallest.</source><extracomment>Least as Combine by</extracomment><translation>Le plus petit.</translation></message>
<message><source>The largest.</source><extracomment>Most as Combine by</extracomment><translation>Le plus grand.</translation></message>
<message><source>Spread</source><comment>core</comment><extracomment>choice of Combine by of Plot</extracomment><translation>Dispersion</translation></message>
<message><source>Their standard deviation.</source><extracomment>Spread as Combine by</extracomment><translation>Leur écart type.</translation></message>
<message><source>Seconds</source><extracomment>setting of Plot</extracomment><translation>Secondes</translation></message>
<message><source>How much of the past it shows, in seconds of watching.</source><extracomment>Seconds of Plot</extracomment><translation>Combien de passé elle montre, en secondes d'observation.</translation></message>
<message><source>Shown</source><extracomment>setting of Plot</extracomment><translation>Affichage</translation></message>
<message><source>Where the number stands.</source><extracomment>Shown of Plot</extracomment><translation>Où figure le nombre.</translation></message>
<message><source>As a plot</source><extracomment>choice of Shown of Plot</extracomment><translation>En courbe</translation></message>
<message><source>Over time, below the world.</source><extracomment>As a plot as Shown</extracomment><translation>Au fil du temps, sous le monde.</translation></message>
<message><source>In the status bar</source><extracomment>choice of Shown of Plot</extracomment><translation>Barre d'état</translation></message>
<message><source>In place of the number of all contacts.</source><extracomment>In the status bar as Shown</extracomment><translation>À la place du nombre de tous les contacts.</translation></message>
<message><source>As colors</source><extracomment>choice of Shown of Plot</extracomment><translation>En couleurs</translation></message>
<message><source>Each agent has the color of its number.</source><extracomment>As colors as Shown</extracomment><translation>Chaque agent a la couleur de son nombre.</translation></message>
<message><source>The number that gets this end of the colors. Both 0: the least and the largest number in the run.</source><extracomment>Colors from of Plot</extracomment><translation>Le nombre à ce bout des couleurs. Les deux à 0 : le plus petit et le plus grand nombre de l'exécution.</translation></message>
<message><source>A run that starts with other settings.</source><extracomment>Experiment</extracomment><translation>Une exécution qui part avec d'autres réglages.</translation></message>
<message><source>Changes</source><extracomment>setting of Experiment</extracomment><translation>Changements</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or evade-to-steering.weight=0.2.</source><extracomment>Changes of Experiment</extracomment><translation>Un changement par ligne, sous la forme CHEMIN=VALEUR, comme hunter.maxSpeed=4 ou evade-to-steering.weight=0.2.</translation></message>
<message><source>A map of Tiled or LDtk that was imported.</source><extracomment>Map</extracomment><translation>Une carte de Tiled ou LDtk qui a été importée.</translation></message>
<message><source>File</source><extracomment>setting of Map</extracomment><translation>Fichier</translation></message>
<message><source>Its path from the project's folder.</source><extracomment>File of Map</extracomment><translation>Son chemin depuis le dossier du projet.</translation></message>
<message><source>Part</source><comment>core</comment><extracomment>setting of Map</extracomment><translation>Partie</translation></message>
<message><source>The world or level of an LDtk project. Empty: all levels.</source><extracomment>Part of Map</extracomment><translation>Le monde ou le niveau d'un projet LDtk. Vide : tous les niveaux.</translation></message>
<message><source>World units per pixel.</source><extracomment>Scale of Map</extracomment><translation>Unités du monde par pixel.</translation></message>
<message><source>Origin</source><extracomment>setting of Map</extracomment><translation>Origine</translation></message>
<message><source>The pixel of the map at the world's (0, 0), as X Y: the top left corner of the map when it was first imported.</source><extracomment>Origin of Map</extracomment><translation>Le pixel de la carte au (0, 0) du monde, sous la forme X Y : le coin supérieur gauche de la carte lors de sa première importation.</translation></message>
<message><source>Choices</source><extracomment>setting of Map</extracomment><translation>Choix</translation></message>
<message><source>One choice per line, such as class Guard = agent guard, or layer Walls = obstacle.</source><extracomment>Choices of Map</extracomment><translation>Un choix par ligne, comme class Guard = agent guard, ou layer Walls = obstacle.</translation></message>
<message><source>What groups with the same nodes share.</source><extracomment>Part</extracomment><translation>Ce que partagent les groupes qui ont les mêmes nœuds.</translation></message>
<message><source>Ports</source><extracomment>setting of Part</extracomment><translation>Ports</translation></message>
<message><source>One port per line, as ROLE.PORT=Name.</source><extracomment>Ports of Part</extracomment><translation>Un port par ligne, sous la forme RÔLE.PORT=Nom.</translation></message>
<message><source>Settings on the card</source><extracomment>setting of Part</extracomment><translation>Réglages du bloc</translation></message>
<message><source>One setting per line, as ROLE.SETTING=Name.</source><extracomment>Settings on the card of Part</extracomment><translation>Un réglage par ligne, sous la forme RÔLE.RÉGLAGE=Nom.</translation></message>
<message><source>A part file that it is linked to, from the project's folder.</source><extracomment>Part file of Part</extracomment><translation>Un fichier de composant auquel il est lié, depuis le dossier du projet.</translation></message>
<message><source>State of the part file</source><extracomment>setting of Part</extracomment><translation>État du fichier</translation></message>
<message><source>Hex digits that say what the part file had when it was read.</source><extracomment>State of the part file of Part</extracomment><translation>Des chiffres hexadécimaux qui disent ce que contenait le fichier de composant à sa lecture.</translation></message>
<message><source>Nodes and groups that the canvas shows as one card.</source><extracomment>Group</extracomment><translation>Des nœuds et des groupes que le canevas montre comme un seul bloc.</translation></message>
<message><source>The id of its part.</source><extracomment>Part of Group</extracomment><translation>L'identifiant de son composant.</translation></message>
<message><source>Members</source><extracomment>setting of Group</extracomment><translation>Membres</translation></message>
<message><source>One node or group per line, as ROLE=ID.</source><extracomment>Members of Group</extracomment><translation>Un nœud ou un groupe par ligne, sous la forme RÔLE=ID.</translation></message>
<message><source>Runs with other values and seeds, and one number measured of each.</source><extracomment>Sweep</extracomment><translation>Des exécutions avec d'autres valeurs et graines, et un nombre mesuré pour chacune.</translation></message>
<message><source>Varies</source><extracomment>setting of Sweep</extracomment><translation>Fait varier</translation></message>
<message><source>One line per setting, weight or parameter as PATH=VALUES, such as hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.</source><extracomment>Varies of Sweep</extracomment><translation>Une ligne par réglage, poids ou paramètre, sous la forme CHEMIN=VALEURS, comme hunter.maxSpeed=1..10 in 4 ou wander-to-steering.weight=0.5, 1, 2.</translation></message>
<message><source>Seeds</source><extracomment>setting of Sweep</extracomment><translation>Graines</translation></message>
<message><source>How many runs each combination has.</source><extracomment>Seeds of Sweep</extracomment><translation>Nombre d'exécutions par combinaison.</translation></message>
<message><source>Ticks</source><extracomment>setting of Sweep</extracomment><translation>Ticks</translation></message>
<message><source>The length of each run.</source><extracomment>Ticks of Sweep</extracomment><translation>La durée de chaque exécution.</translation></message>
<message><source>The number that it measures.</source><extracomment>Shows of Sweep</extracomment><translation>Le nombre qu'il mesure.</translation></message>
<message><source>Take</source><extracomment>setting of Sweep</extracomment><translation>Retenir</translation></message>
<message><source>Which number of a run counts.</source><extracomment>Take of Sweep</extracomment><translation>Le nombre d'une exécution qui compte.</translation></message>
<message><source>The number after the last tick.</source><extracomment>At the end as Take</extracomment><translation>Le nombre après le dernier tick.</translation></message>
<message><source>Mean over time</source><extracomment>choice of Take of Sweep</extracomment><translation>Moyenne temporelle</translation></message>
<message><source>The mean of the numbers of all ticks.</source><extracomment>Mean over time as Take</extracomment><translation>La moyenne des nombres de tous les ticks.</translation></message>
<message><source>First time at least</source><extracomment>choice of Take of Sweep</extracomment><translation>Premier temps ≥</translation></message>
<message><source>The time when the number is first at least the limit.</source><extracomment>First time at least as Take</extracomment><translation>Le temps où le nombre vaut pour la première fois au moins la limite.</translation></message>
<message><source>First time at most</source><extracomment>choice of Take of Sweep</extracomment><translation>Premier temps ≤</translation></message>
<message><source>The time when the number is first at most the limit.</source><extracomment>First time at most as Take</extracomment><translation>Le temps où le nombre vaut pour la première fois au plus la limite.</translation></message>
<message><source>The number that the measure reaches.</source><extracomment>Limit of Sweep</extracomment><translation>Le nombre que la mesure atteint.</translation></message>
<message><source>Fingerprint</source><extracomment>setting of Sweep</extracomment><translation>Empreinte</translation></message>
<message><source>Of the project that the results belong to.</source><extracomment>Fingerprint of Sweep</extracomment><translation>Celle du projet auquel appartiennent les résultats.</translation></message>
<message><source>Results</source><extracomment>setting of Sweep</extracomment><translation>Résultats</translation></message>
<message><source>One line per run: its id, its number, the hash of its end.</source><extracomment>Results of Sweep</extracomment><translation>Une ligne par exécution : son identifiant, son nombre, le hachage de sa fin.</translation></message>
<message><source>Wire point</source><extracomment>title</extracomment><translation>Point de fil</translation></message>
<message><source>A point that a wire passes through on the canvas.</source><extracomment>Wire point</extracomment><translation>Un point par lequel passe un fil sur le canevas.</translation></message>
<message><source>The id of the wire.</source><extracomment>Wire of Wire point</extracomment><translation>L'identifiant du fil.</translation></message>
<message><source>Scene items that the editor shows, hides or locks together.</source><extracomment>Layer</extracomment><translation>Des éléments de la scène que l'éditeur affiche, masque ou verrouille ensemble.</translation></message>
<message><source>Items</source><extracomment>setting of Layer</extracomment><translation>Éléments</translation></message>
<message><source>One per line: the id of a scene item, or of an agent type for its placed agents, or "ID#3" for the third of these.</source><extracomment>Items of Layer</extracomment><translation>Un par ligne : l'identifiant d'un élément de la scène, ou celui d'un type d'agent pour ses agents placés, ou « ID#3 » pour le troisième de ceux-ci.</translation></message>
<message><source>Default</source><extracomment>setting of Layer</extracomment><translation>Par défaut</translation></message>
<message><source>It also holds the items that no layer names.</source><extracomment>Default of Layer</extracomment><translation>Il contient aussi les éléments qu'aucun calque ne nomme.</translation></message>
<message><source>Hidden</source><extracomment>setting of Layer</extracomment><translation>Masqué</translation></message>
<message><source>The editor does not show it. It still acts in the simulation.</source><extracomment>Hidden of Layer</extracomment><translation>L'éditeur ne l'affiche pas. Il agit toujours dans la simulation.</translation></message>
<message><source>Locked</source><extracomment>setting of Layer</extracomment><translation>Verrouillé</translation></message>
<message><source>The editor shows it, but does not change it.</source><extracomment>Locked of Layer</extracomment><translation>L'éditeur l'affiche, mais ne le modifie pas.</translation></message>
<message><source>A PNG or JPEG beneath the scene: its path from the project's folder.</source><extracomment>Picture of Layer</extracomment><translation>Un PNG ou JPEG sous la scène : son chemin depuis le dossier du projet.</translation></message>
<message><source>The left edge of the picture.</source><extracomment>Left of Layer</extracomment><translation>Le bord gauche de l'image.</translation></message>
<message><source>The top edge of the picture.</source><extracomment>Top of Layer</extracomment><translation>Le bord supérieur de l'image.</translation></message>
<message><source>Of the picture.</source><extracomment>Width of Layer</extracomment><translation>Celle de l'image.</translation></message>
<message><source>Step</source><extracomment>title</extracomment><translation>Étape</translation></message>
<message><source>A step of a lesson: text, settings of the run, and a question.</source><extracomment>Step</extracomment><translation>Une étape d'une leçon : un texte, des réglages de l'exécution et une question.</translation></message>
<message><source>What the pupil reads first, in Markdown.</source><extracomment>Text of Step</extracomment><translation>Ce que l'élève lit d'abord, en Markdown.</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.</source><extracomment>Changes of Step</extracomment><translation>Un changement par ligne, sous la forme CHEMIN=VALEUR, comme hunter.maxSpeed=4 ou world.seed=7.</translation></message>
<message><source>How fast the run is watched.</source><extracomment>Speed of Step</extracomment><translation>La vitesse à laquelle on observe l'exécution.</translation></message>
<message><source>Pause after</source><extracomment>setting of Step</extracomment><translation>Pause après</translation></message>
<message><source>Seconds of watching after which the run pauses, and the length of a curve. 0: it goes on.</source><extracomment>Pause after of Step</extracomment><translation>Les secondes d'observation après lesquelles l'exécution se met en pause, et la longueur d'une courbe. 0 : elle continue.</translation></message>
<message><source>Overlays</source><extracomment>setting of Step</extracomment><translation>Surimpressions</translation></message>
<message><source>What the world shows, separated by commas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior. Empty: as the pupil has it.</source><extracomment>Overlays of Step</extracomment><translation>Ce que montre le monde, séparé par des virgules : handles, grid, radii, trails, velocity, desired, steering, forces, behavior. Vide : celles de l'élève.</translation></message>
<message><source>Side by side</source><extracomment>setting of Step</extracomment><translation>Côte à côte</translation></message>
<message><source>The id of an experiment that runs beside the world. Empty: none.</source><extracomment>Side by side of Step</extracomment><translation>L'identifiant d'une expérience qui tourne à côté du monde. Vide : aucune.</translation></message>
<message><source>Camera</source><extracomment>setting of Step</extracomment><translation>Caméra</translation></message>
<message><source>The part of the world that is seen, as X, Y, WIDTH: its middle and its width. Empty: the whole world.</source><extracomment>Camera of Step</extracomment><translation>La partie visible du monde, sous la forme X, Y, LARGEUR : son milieu et sa largeur. Vide : le monde entier.</translation></message>
<message><source>What stands out: an agent by its name in traces, such as prey-3, or the id of an agent type or a scene item. Empty: nothing.</source><extracomment>Spotlight of Step</extracomment><translation>Ce qui est mis en avant : un agent par son nom dans les traces, comme prey-3, ou l'identifiant d'un type d'agent ou d'un élément de la scène. Vide : rien.</translation></message>
<message><source>Parts of the window that are hidden, separated by commas: cards, panes, values, plots. Empty: none.</source><extracomment>Hidden of Step</extracomment><translation>Les parties masquées de la fenêtre, séparées par des virgules : cards, panes, values, plots. Vide : aucune.</translation></message>
<message><source>Asks for</source><extracomment>setting of Step</extracomment><translation>Demande</translation></message>
<message><source>The guess that the pupil makes before the run can play.</source><extracomment>Asks for of Step</extracomment><translation>Le pronostic que fait l'élève avant de pouvoir lancer l'exécution.</translation></message>
<message><source>The run can play at once.</source><extracomment>Nothing as Asks for</extracomment><translation>L'exécution peut être lancée tout de suite.</translation></message>
<message><source>A choice</source><extracomment>choice of Asks for of Step</extracomment><translation>Un choix</translation></message>
<message><source>One of several answers.</source><extracomment>A choice as Asks for</extracomment><translation>Une réponse parmi plusieurs.</translation></message>
<message><source>A number</source><extracomment>choice of Asks for of Step</extracomment><translation>Un nombre</translation></message>
<message><source>A number, right within a tolerance.</source><extracomment>A number as Asks for</extracomment><translation>Un nombre, juste à une tolérance près.</translation></message>
<message><source>A curve</source><extracomment>choice of Asks for of Step</extracomment><translation>Une courbe</translation></message>
<message><source>A sketch of what a plot will measure.</source><extracomment>A curve as Asks for</extracomment><translation>Une esquisse de ce que mesurera une courbe.</translation></message>
<message><source>Question</source><extracomment>setting of Step</extracomment><translation>Question</translation></message>
<message><source>What the pupil guesses.</source><extracomment>Question of Step</extracomment><translation>Ce sur quoi l'élève fait un pronostic.</translation></message>
<message><source>Answers</source><extracomment>setting of Step</extracomment><translation>Réponses</translation></message>
<message><source>One answer per line. The right one begins with * and a space.</source><extracomment>Answers of Step</extracomment><translation>Une réponse par ligne. La bonne commence par * et une espace.</translation></message>
<message><source>Right number</source><extracomment>setting of Step</extracomment><translation>Nombre juste</translation></message>
<message><source>What the run will show.</source><extracomment>Right number of Step</extracomment><translation>Ce que montrera l'exécution.</translation></message>
<message><source>How far from the right number a guess may be.</source><extracomment>Tolerance of Step</extracomment><translation>De combien un pronostic peut s'écarter du nombre juste.</translation></message>
<message><source>Unit</source><extracomment>setting of Step</extracomment><translation>Unité</translation></message>
<message><source>Of the number, such as seconds.</source><extracomment>Unit of Step</extracomment><translation>Celle du nombre, comme secondes.</translation></message>
<message><source>The id of the plot whose curve the pupil sketches.</source><extracomment>Plot of Step</extracomment><translation>L'identifiant de la courbe que l'élève esquisse.</translation></message>
<message><source>Axis from</source><extracomment>setting of Step</extracomment><translation>Axe de</translation></message>
<message><source>The bottom of the sketch.</source><extracomment>Axis from of Step</extracomment><translation>Le bas de l'esquisse.</translation></message>
<message><source>Axis to</source><extracomment>setting of Step</extracomment><translation>Axe à</translation></message>
<message><source>The top of the sketch.</source><extracomment>Axis to of Step</extracomment><translation>Le haut de l'esquisse.</translation></message>
<message><source>What unfolds after the guess, in Markdown.</source><extracomment>Answer of Step</extracomment><translation>Ce qui se déplie après le pronostic, en Markdown.</translation></message>
<message><source>Size, edges and time.</source><extracomment>World</extracomment><translation>Taille, bords et temps.</translation></message>
<message><source>In world units.</source><extracomment>Width of World</extracomment><translation>En unités du monde.</translation></message>
<message><source>Edges</source><extracomment>setting of World</extracomment><translation>Bords</translation></message>
<message><source>What agents do at the edge of the world.</source><extracomment>Edges of World</extracomment><translation>Ce que font les agents au bord du monde.</translation></message>
<message><source>Open</source><comment>core</comment><extracomment>choice of Edges of World</extracomment><translation>Ouvrir</translation></message>
<message><source>Agents leave the world and go on outside.</source><extracomment>Open as Edges</extracomment><translation>Les agents quittent le monde et continuent dehors.</translation></message>
<message><source>Wrap</source><extracomment>choice of Edges of World</extracomment><translation>Rebouclage</translation></message>
<message><source>Agents leave at one side and enter at the other.</source><extracomment>Wrap as Edges</extracomment><translation>Les agents sortent d'un côté et rentrent de l'autre.</translation></message>
<message><source>Agents stop at the edge and slide along.</source><extracomment>Wall as Edges</extracomment><translation>Les agents s'arrêtent au bord et glissent le long.</translation></message>
<message><source>Bounce</source><extracomment>choice of Edges of World</extracomment><translation>Rebond</translation></message>
<message><source>Agents bounce off the edge.</source><extracomment>Bounce as Edges</extracomment><translation>Les agents rebondissent sur le bord.</translation></message>
<message><source>Tick</source><extracomment>setting of World</extracomment><translation>Tick</translation></message>
<message><source>How much time passes in one tick. With 1, all times are in ticks.</source><extracomment>Tick of World</extracomment><translation>Le temps qui passe en un tick. Avec 1, tous les temps sont en ticks.</translation></message>
<message><source>How many ticks play in a second of watching, at speed 1x.</source><extracomment>Ticks per second of World</extracomment><translation>Nombre de ticks joués par seconde d'observation, à la vitesse 1x.</translation></message>
<message><source>The same seed repeats the same run. Another seed gives another run.</source><extracomment>Seed of World</extracomment><translation>La même graine répète la même exécution. Une autre graine en donne une autre.</translation></message>
<message><source>Most agents</source><extracomment>setting of World</extracomment><translation>Agents au plus</translation></message>
<message><source>Nobody is born while so many live.</source><extracomment>Most agents of World</extracomment><translation>Personne ne naît tant qu'il y en a autant en vie.</translation></message>
<message><source>Arrangement</source><extracomment>title</extracomment><translation>Placement</translation></message>
<message><source>How agents stand at the place that they are ordered to.</source><extracomment>Arrangement</extracomment><translation>Comment les agents se tiennent à l'endroit où ils sont envoyés.</translation></message>
<message><source>How they stand there.</source><extracomment>Arrangement of Arrangement</extracomment><translation>Comment ils s'y tiennent.</translation></message>
<message><source>Disk</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Disque</translation></message>
<message><source>Around the place.</source><extracomment>Disk as Arrangement</extracomment><translation>Autour de l'endroit.</translation></message>
<message><source>In as many ranks as files.</source><extracomment>Box as Arrangement</extracomment><translation>Autant de rangs que de files.</translation></message>
<message><source>Abreast, in ranks where the width is small.</source><extracomment>Line as Arrangement</extracomment><translation>De front, sur plusieurs rangs si la largeur est petite.</translation></message>
<message><source>As they are</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>Tels quels</translation></message>
<message><source>In the formation that they have.</source><extracomment>As they are as Arrangement</extracomment><translation>Dans la formation qu'ils ont.</translation></message>
<message><source>Between neighbors. 0: 3.25 radii of the largest body.</source><extracomment>Spacing of Arrangement</extracomment><translation>Entre voisins. 0 : 3,25 rayons du plus grand corps.</translation></message>
<message><source>Of the front of a line, on which they spread. 0: as they need.</source><extracomment>Width of Arrangement</extracomment><translation>La largeur du front sur lequel s'étend une ligne. 0 : ce qu'il leur faut.</translation></message>
<message><source>Facing x</source><extracomment>setting of Arrangement</extracomment><translation>Orientation x</translation></message>
<message><source>Where they face. (0, 0): from where they are to the place.</source><extracomment>Facing x of Arrangement</extracomment><translation>Où ils regardent. (0, 0) : de là où ils sont vers l'endroit.</translation></message>
<message><source>Facing y</source><extracomment>setting of Arrangement</extracomment><translation>Orientation y</translation></message>
<message><source>Where they face, downward.</source><extracomment>Facing y of Arrangement</extracomment><translation>Où ils regardent, vers le bas.</translation></message>
<message><source>The place of the target, on the short way to it.</source><extracomment>target in formulas</extracomment><translation>L'endroit de la cible, par le plus court.</translation></message>
<message><source>The velocity of the target; zero for a place.</source><extracomment>targetVelocity in formulas</extracomment><translation>Le vecteur vitesse de la cible ; nul pour un lieu.</translation></message>
<message><source>The place of the target at Other.</source><extracomment>other in formulas</extracomment><translation>L'endroit de la cible à Autre.</translation></message>
<message><source>Its velocity.</source><extracomment>otherVelocity in formulas</extracomment><translation>Son vecteur vitesse.</translation></message>
<message><source>The place of the target at Third.</source><extracomment>third in formulas</extracomment><translation>L'endroit de la cible à Troisième.</translation></message>
<message><source>Where the agent is.</source><extracomment>position in formulas</extracomment><translation>L'endroit où est l'agent.</translation></message>
<message><source>How it moves, in units per time.</source><extracomment>velocity in formulas</extracomment><translation>Comment il se déplace, en unités par unité de temps.</translation></message>
<message><source>The direction of its motion, with length 1.</source><extracomment>heading in formulas</extracomment><translation>La direction de son mouvement, de longueur 1.</translation></message>
<message><source>|velocity|.</source><extracomment>speed in formulas</extracomment><translation>|velocity|.</translation></message>
<message><source>1 / responseTime: (desired - velocity) * response gives the force toward a velocity.</source><extracomment>response in formulas</extracomment><translation>1 / responseTime : (desired - velocity) * response donne la force vers une vitesse.</translation></message>
<message><source>The time in which it takes on a velocity, at least a tick.</source><extracomment>responseTime in formulas</extracomment><translation>Le temps qu'il met à prendre une vitesse, au moins un tick.</translation></message>
<message><source>How much time passes in one tick.</source><extracomment>tick in formulas</extracomment><translation>Le temps qui passe en un tick.</translation></message>
<message><source>The time since the start.</source><extracomment>time in formulas</extracomment><translation>Le temps depuis le début.</translation></message>
<message><source>The number at the input A.</source><extracomment>a in formulas</extracomment><translation>Le nombre à l'entrée A.</translation></message>
<message><source>The number at the input B.</source><extracomment>b in formulas</extracomment><translation>Le nombre à l'entrée B.</translation></message>
<message><source>The number at the input C.</source><extracomment>c in formulas</extracomment><translation>Le nombre à l'entrée C.</translation></message>
<message><source>The number at the input D.</source><extracomment>d in formulas</extracomment><translation>Le nombre à l'entrée D.</translation></message>
<message><source>The number at the input E, of a Formula.</source><extracomment>e in formulas</extracomment><translation>Le nombre à l'entrée E, d'une Formule.</translation></message>
<message><source>The number at the input F, of a Formula.</source><extracomment>f in formulas</extracomment><translation>Le nombre à l'entrée F, d'une Formule.</translation></message>
<message><source>a where the condition c holds, else b.</source><extracomment>if in formulas</extracomment><translation>a là où la condition c est vraie, sinon b.</translation></message>
<message><source>The smaller of two numbers.</source><extracomment>min in formulas</extracomment><translation>Le plus petit de deux nombres.</translation></message>
<message><source>The larger of two numbers.</source><extracomment>max in formulas</extracomment><translation>Le plus grand de deux nombres.</translation></message>
<message><source>x without its sign.</source><extracomment>abs in formulas</extracomment><translation>x sans son signe.</translation></message>
<message><source>The square root of x.</source><extracomment>sqrt in formulas</extracomment><translation>La racine carrée de x.</translation></message>
<message><source>The next whole number at or below x.</source><extracomment>floor in formulas</extracomment><translation>Le plus grand entier inférieur ou égal à x.</translation></message>
<message><source>x, but at least the first limit and at most the second.</source><extracomment>clamp in formulas</extracomment><translation>x, mais au moins la première limite et au plus la seconde.</translation></message>
<message><source>From a (share 0) to b (share 1), in a straight line.</source><extracomment>lerp in formulas</extracomment><translation>De a (part 0) à b (part 1), en ligne droite.</translation></message>
<message><source>The sine of an angle.</source><extracomment>sin in formulas</extracomment><translation>Le sinus d'un angle.</translation></message>
<message><source>The cosine of an angle.</source><extracomment>cos in formulas</extracomment><translation>Le cosinus d'un angle.</translation></message>
<message><source>What is left of a after whole steps of b; 0 if b is 0.</source><extracomment>modulo in formulas</extracomment><translation>Ce qui reste de a après des pas entiers de b ; 0 si b vaut 0.</translation></message>
<message><source>The length of an arrow.</source><extracomment>length in formulas</extracomment><translation>La longueur d'un vecteur.</translation></message>
<message><source>How far apart two places are.</source><extracomment>distance in formulas</extracomment><translation>La distance entre deux endroits.</translation></message>
<message><source>The dot product: a.x * b.x + a.y * b.y.</source><extracomment>dot in formulas</extracomment><translation>Le produit scalaire : a.x * b.x + a.y * b.y.</translation></message>
<message><source>v with length 1; the zero arrow stays zero.</source><extracomment>normalize in formulas</extracomment><translation>v ramené à la longueur 1 ; le vecteur nul reste nul.</translation></message>
<message><source>v, shortened where it is longer than the limit.</source><extracomment>truncate in formulas</extracomment><translation>v, raccourci s'il est plus long que la limite.</translation></message>
<message><source>v turned by 90 degrees to the left, as seen.</source><extracomment>perpendicular in formulas</extracomment><translation>v tourné de 90 degrés vers la gauche, tel qu'on le voit.</translation></message>
<message><source>The arrow of length 1 at an angle: 0 is right, 90 is up.</source><extracomment>direction in formulas</extracomment><translation>Le vecteur de longueur 1 à un angle donné : 0 est à droite, 90 en haut.</translation></message>
<message><source>The angle of an arrow in degrees, above -180 and up to 180.</source><extracomment>angle in formulas</extracomment><translation>L'angle d'un vecteur en degrés, supérieur à -180 et d'au plus 180.</translation></message>
<message><source>The arrow, or the place, (x, y).</source><extracomment>at in formulas</extracomment><translation>Le vecteur, ou l'endroit, (x, y).</translation></message>
<message><source>Both conditions hold.</source><extracomment>and in formulas</extracomment><translation>Les deux conditions sont vraies.</translation></message>
<message><source>At least one of two conditions holds.</source><extracomment>or in formulas</extracomment><translation>Au moins une des deux conditions est vraie.</translation></message>
<message><source>The condition does not hold.</source><extracomment>not in formulas</extracomment><translation>La condition n'est pas vraie.</translation></message>
<message><source>May stand before a name; it changes nothing.</source><extracomment>let in formulas</extracomment><translation>Peut précéder un nom ; cela ne change rien.</translation></message>
<message><source>Did you mean "%1"?</source><extracomment>suggestion</extracomment><translation>Vouliez-vous dire « %1 » ?</translation></message>
<message><source>Choose one of: %1.</source><extracomment>suggestion</extracomment><translation>Choisissez parmi : %1.</translation></message>
<message><source>The bytes are no saved world, or they were damaged. Load what save() gave.</source><extracomment>saved_world</extracomment><translation>Ces octets ne sont pas un monde enregistré, ou ils sont abîmés. Chargez ce qu'a donné save().</translation></message>
<message><source>The saved world has version %1, and this library reads version %2. Load it with the release that saved it.</source><extracomment>saved_world</extracomment><translation>Le monde enregistré est de version %1, et cette bibliothèque lit la version %2. Chargez-le avec la version de Tiller qui l'a enregistré.</translation></message>
<message><source>No External of the project has the name "%1", so nobody sees it. Check the name.</source><extracomment>world</extracomment><translation>Aucun Objet externe du projet ne porte le nom « %1 » : personne ne le voit donc. Vérifiez le nom.</translation></message>
<message><source>The end of this recording is incomplete: it was left out.</source><extracomment>world</extracomment><translation>La fin de cet enregistrement est incomplète : elle a été laissée de côté.</translation></message>
<message><source>This recording is too long to be read whole: what comes after the part that was read was left out.</source><extracomment>world</extracomment><translation>Cet enregistrement est trop long pour être lu en entier : ce qui suit la partie lue a été laissé de côté.</translation></message>
<message><source>The game is too slow for the world: %1 ticks were due at once, %2 were made, and the others are left out. Allow more (the option mostTicks), or use fewer agents.</source><extracomment>world</extracomment><translation>Le jeu est trop lent pour le monde : %1 ticks étaient dus à la fois, %2 ont été faits, et les autres sont laissés de côté. Autorisez-en plus (l'option mostTicks), ou utilisez moins d'agents.</translation></message>
<message numerus="yes"><source>%n events were not read before the next step: they are gone. Read the events after each step, and after the calls that follow it.</source><extracomment>world</extracomment><translation><numerusform>%n événement n'a pas été lu avant le pas suivant : il est perdu. Lisez les événements après chaque pas, et après les appels qui le suivent.</numerusform><numerusform>%n événements n'ont pas été lus avant le pas suivant : ils sont perdus. Lisez les événements après chaque pas, et après les appels qui le suivent.</numerusform></translation></message>
<message><source>A world that replays a recording cannot go back. Replay it anew.</source><extracomment>world</extracomment><translation>Un monde qui rejoue un enregistrement ne peut pas revenir en arrière. Rejouez-le depuis le début.</translation></message>
<message><source>A world that replays a recording cannot be edited.</source><extracomment>world_editing</extracomment><translation>Un monde qui rejoue un enregistrement ne peut pas être modifié.</translation></message>
<message><source>A scene holds at most 100,000 items.</source><extracomment>world_editing</extracomment><translation>Une scène contient au plus 100 000 éléments.</translation></message>
<message><source>The offset is not finite. Give numbers.</source><extracomment>world_editing</extracomment><translation>Le décalage n'est pas fini. Donnez des nombres.</translation></message>
<message><source>"%1" is named by "%2", so it stays. Move it instead.</source><extracomment>world_editing</extracomment><translation>« %1 » est cité par « %2 » : il reste donc. Déplacez-le plutôt.</translation></message>
<message><source>There is no scene item "%1".</source><extracomment>world_editing</extracomment><translation>Il n'y a pas d'élément de la scène « %1 ».</translation></message>
<message><source>The parameter "%1" drives "%2". Set the parameter.</source><extracomment>world_editing</extracomment><translation>Le paramètre « %1 » commande « %2 ». Réglez le paramètre.</translation></message>
<message><source>A world that replays a recording takes no other inputs.</source><extracomment>world_editing</extracomment><translation>Un monde qui rejoue un enregistrement n'accepte pas d'autres entrées.</translation></message>
<message><source>There is no agent type %1. Ask World::findType for its number.</source><extracomment>world_inputs</extracomment><translation>Il n'y a pas de type d'agent %1. Demandez son numéro à World::findType.</translation></message>
<message><source>The recording ends here. %1</source><extracomment>world_recording</extracomment><translation>L'enregistrement finit ici. %1</translation></message>
<message><source>The recording ends here, at tick %1: the state that was restored is of another run.</source><extracomment>world_recording</extracomment><translation>L'enregistrement finit ici, au tick %1 : l'état rétabli vient d'une autre exécution.</translation></message>
<message><source>A world that replays a recording cannot record. Copy the recording.</source><extracomment>world_recording</extracomment><translation>Un monde qui rejoue un enregistrement ne peut pas enregistrer. Copiez l'enregistrement.</translation></message>
<message><source>Start recording before the first tick or input, or open the world with the option records.</source><extracomment>world_recording</extracomment><translation>Commencez à enregistrer avant le premier tick ou la première entrée, ou ouvrez le monde avec l'option records.</translation></message>
<message><source>%1 could not be written: %2. Check the name, the permissions and the space on the disk.</source><extracomment>append_file</extracomment><translation>%1 n'a pas pu être écrit : %2. Vérifiez le nom, les droits et la place sur le disque.</translation></message>
<message><source>it is not a regular file</source><extracomment>append_file</extracomment><translation>ce n'est pas un fichier ordinaire</translation></message>
<message><source>a scene item</source><extracomment>fields</extracomment><translation>un élément de la scène</translation></message>
<message><source>scene item %1</source><extracomment>fields</extracomment><translation>l'élément de la scène %1</translation></message>
<message><source>an annotation</source><extracomment>fields</extracomment><translation>une annotation</translation></message>
<message><source>annotation %1</source><extracomment>fields</extracomment><translation>l'annotation %1</translation></message>
<message><source>a node</source><extracomment>fields</extracomment><translation>un nœud</translation></message>
<message><source>node %1</source><extracomment>fields</extracomment><translation>le nœud %1</translation></message>
<message><source>an agent type</source><extracomment>fields</extracomment><translation>un type d'agent</translation></message>
<message><source>agent type %1</source><extracomment>fields</extracomment><translation>le type d'agent %1</translation></message>
<message><source>the world</source><extracomment>fields</extracomment><translation>le monde</translation></message>
<message><source>the units</source><extracomment>fields</extracomment><translation>les unités</translation></message>
<message><source>an agent</source><extracomment>fields</extracomment><translation>un agent</translation></message>
<message><source>agent %1</source><extracomment>fields</extracomment><translation>l'agent %1</translation></message>
<message><source>a placed agent</source><extracomment>fields</extracomment><translation>un agent placé</translation></message>
<message><source>placed agent %1</source><extracomment>fields</extracomment><translation>l'agent placé %1</translation></message>
<message><source>a goal</source><extracomment>fields</extracomment><translation>un but</translation></message>
<message><source>a link</source><extracomment>fields</extracomment><translation>un lien</translation></message>
<message><source>link %1</source><extracomment>fields</extracomment><translation>le lien %1</translation></message>
<message><source>a parameter</source><extracomment>fields</extracomment><translation>un paramètre</translation></message>
<message><source>parameter %1</source><extracomment>fields</extracomment><translation>le paramètre %1</translation></message>
<message><source>a property</source><extracomment>fields</extracomment><translation>une propriété</translation></message>
<message><source>property %1</source><extracomment>fields</extracomment><translation>la propriété %1</translation></message>
<message><source>an entry of the layout</source><extracomment>fields</extracomment><translation>une entrée de la disposition</translation></message>
<message><source>the notes</source><extracomment>fields</extracomment><translation>les notes</translation></message>
<message><source>Save to another file.</source><extracomment>file_writer</extracomment><translation>Enregistrez dans un autre fichier.</translation></message>
<message><source>The old file is unchanged. Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>L'ancien fichier est inchangé. Faites-y de la place, autorisez l'écriture, ou enregistrez dans un autre dossier.</translation></message>
<message><source>Make room there, allow writing, or save to another folder.</source><extracomment>file_writer</extracomment><translation>Faites-y de la place, autorisez l'écriture, ou enregistrez dans un autre dossier.</translation></message>
<message><source>it is a link to %1, which another user made in a shared folder</source><extracomment>file_writer</extracomment><translation>c'est un lien vers %1, fait par un autre utilisateur dans un dossier partagé</translation></message>
<message><source>Save to that file itself, or choose another name.</source><extracomment>file_writer</extracomment><translation>Enregistrez dans ce fichier lui-même, ou choisissez un autre nom.</translation></message>
<message><source>its links lead in a circle</source><extracomment>file_writer</extracomment><translation>ses liens tournent en rond</translation></message>
<message><source>it is a folder</source><extracomment>file_writer</extracomment><translation>c'est un dossier</translation></message>
<message><source>Choose a file in it.</source><extracomment>file_writer</extracomment><translation>Choisissez un fichier de ce dossier.</translation></message>
<message><source>The file is unchanged. Allow writing to it, or save to another file.</source><extracomment>file_writer</extracomment><translation>Le fichier est inchangé. Autorisez l'écriture, ou enregistrez dans un autre fichier.</translation></message>
<message><source>nobody reads from it</source><extracomment>file_writer</extracomment><translation>personne ne le lit</translation></message>
<message><source>Start the program that reads it first.</source><extracomment>file_writer</extracomment><translation>Lancez d'abord le programme qui le lit.</translation></message>
<message><source>it changes meanwhile</source><extracomment>file_writer</extracomment><translation>il change entre-temps</translation></message>
<message><source>Save again.</source><extracomment>file_writer</extracomment><translation>Enregistrez de nouveau.</translation></message>
<message><source>%1 is saved, but may be lost if the power fails now: %2. Save it again.</source><extracomment>file_writer</extracomment><translation>%1 est enregistré, mais peut être perdu si le courant est coupé maintenant : %2. Enregistrez-le de nouveau.</translation></message>
<message><source>%1 could not be read: %2. %3</source><extracomment>files</extracomment><translation>%1 n'a pas pu être lu : %2. %3</translation></message>
<message><source>Check the name and the permissions.</source><extracomment>files</extracomment><translation>Vérifiez le nom et les droits.</translation></message>
<message><source>it is a folder, not a file</source><extracomment>files</extracomment><translation>c'est un dossier, pas un fichier</translation></message>
<message><source>it is a pipe, not a file</source><extracomment>files</extracomment><translation>c'est un tube, pas un fichier</translation></message>
<message><source>it is a socket, not a file</source><extracomment>files</extracomment><translation>c'est un socket, pas un fichier</translation></message>
<message><source>it is a device, not a file</source><extracomment>files</extracomment><translation>c'est un périphérique, pas un fichier</translation></message>
<message><source>Copy its content to a file first.</source><extracomment>files</extracomment><translation>Copiez d'abord son contenu dans un fichier.</translation></message>
<message><source>it is larger than %1 MB, the limit</source><extracomment>files</extracomment><translation>il dépasse %1 Mo, la limite</translation></message>
<message><source>Choose a project, an export, an input log or a recording.</source><extracomment>files</extracomment><translation>Choisissez un projet, un export, un journal d'entrées ou un enregistrement.</translation></message>
<message><source>This is version %1 of %2, made before the first release; this one reads versions from %3. Make the file anew.</source><extracomment>formats</extracomment><translation>Ce fichier est %2 en version %1, d'avant la première version publiée de Tiller ; celui-ci lit les versions à partir de %3. Refaites le fichier.</translation></message>
<message><source>This is version %1 of %2, made by a newer Tiller; this one reads up to version %3. Get the newer Tiller.</source><extracomment>formats</extracomment><translation>Ce fichier est %2 en version %1, fait par un Tiller plus récent ; celui-ci lit jusqu'à la version %3. Installez le plus récent.</translation></message>
<message><source>The "version" is not a whole number from 1.</source><extracomment>formats</extracomment><translation>"version" n'est pas un entier à partir de 1.</translation></message>
<message><source>"version" is missing.</source><extracomment>formats</extracomment><translation>"version" manque.</translation></message>
<message><source>Write "version": %1.</source><extracomment>formats</extracomment><translation>Écrivez "version": %1.</translation></message>
<message><source>%1 or %2</source><extracomment>formats</extracomment><translation>%1 ou %2</translation></message>
<message><source>This file is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Ce fichier est %1 ; ici, il faut %2. Ouvrez un autre fichier.</translation></message>
<message><source>This file's format is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>Le format de ce fichier est %1 ; ici, il faut %2. Ouvrez un autre fichier.</translation></message>
<message><source>This is JSON, but not a Tiller file: it does not have "format": "%1". Open a file that Tiller saved.</source><extracomment>formats</extracomment><translation>C'est du JSON, mais pas un fichier Tiller : il n'a pas "format": "%1". Ouvrez un fichier enregistré par Tiller.</translation></message>
<message><source>a project</source><extracomment>formats</extracomment><translation>un projet</translation></message>
<message><source>an export</source><extracomment>formats</extracomment><translation>un export</translation></message>
<message><source>an input log</source><extracomment>formats</extracomment><translation>un journal d'entrées</translation></message>
<message><source>the plan of a sweep</source><extracomment>formats</extracomment><translation>le plan d'un balayage</translation></message>
<message><source>the input log</source><extracomment>input_log_io</extracomment><translation>le journal d'entrées</translation></message>
<message><source>an event</source><extracomment>input_log_io</extracomment><translation>un événement</translation></message>
<message><source>a place on the canvas</source><extracomment>input_log_io</extracomment><translation>un endroit du canevas</translation></message>
<message><source>an agent of an order</source><extracomment>input_log_io</extracomment><translation>un agent d'un ordre</translation></message>
<message><source>a step of an edit</source><extracomment>input_log_io</extracomment><translation>une étape d'une modification</translation></message>
<message><source>the world of an edit</source><extracomment>input_log_io</extracomment><translation>le monde d'une modification</translation></message>
<message><source>the properties of an edit</source><extracomment>input_log_io</extracomment><translation>les propriétés d'une modification</translation></message>
<message><source>the notes of an edit</source><extracomment>input_log_io</extracomment><translation>les notes d'une modification</translation></message>
<message><source>A heading of (0, 0) has no direction. Write another.</source><extracomment>input_log_io</extracomment><translation>Un cap de (0, 0) n'a pas de direction. Écrivez-en un autre.</translation></message>
<message><source>This newborn has a velocity, but no place. Add "x" and "y", or remove "vx" and "vy": then it starts as its type does.</source><extracomment>input_log_io</extracomment><translation>Ce nouveau-né a un vecteur vitesse, mais pas d'endroit. Ajoutez "x" et "y", ou retirez "vx" et "vy" : il commence alors comme son type.</translation></message>
<message><source>An agent can have 1,000 goals at most. Remove some.</source><extracomment>input_log_io</extracomment><translation>Un agent peut avoir au plus 1 000 buts. Retirez-en.</translation></message>
<message><source>This event sets a parameter of the world to nothing. Add a "value", or the "agentType" that loses its own.</source><extracomment>input_log_io</extracomment><translation>Cet événement donne à un paramètre du monde une valeur vide. Ajoutez une "value", ou l'"agentType" qui perd la sienne.</translation></message>
<message><source>This step has neither "before" nor "after". Remove it.</source><extracomment>input_log_io</extracomment><translation>Cette étape n'a ni "before" ni "after". Retirez-la.</translation></message>
<message><source>This step changes the id "%1" to "%2". Make it two steps: one that removes, one that adds.</source><extracomment>input_log_io</extracomment><translation>Cette étape change l'identifiant « %1 » en « %2 ». Faites-en deux étapes : une qui retire, une qui ajoute.</translation></message>
<message><source>This event is earlier than the one above it. Put events in the order of their ticks.</source><extracomment>input_log_io</extracomment><translation>Cet événement est plus tôt que celui qui le précède. Rangez les événements dans l'ordre de leurs ticks.</translation></message>
<message><source>JSON has no comments. Remove this one. A name or the notes can contain your text.</source><extracomment>json_text</extracomment><translation>JSON n'a pas de commentaires. Retirez celui-ci. Un nom ou les notes peuvent contenir votre texte.</translation></message>
<message><source>The file goes on after its end. Remove everything from here on.</source><extracomment>json_text</extracomment><translation>Le fichier continue après sa fin. Retirez tout à partir d'ici.</translation></message>
<message><source>A colon is missing between the key and its value. Put a : here.</source><extracomment>json_text</extracomment><translation>Il manque deux-points entre la clé et sa valeur. Mettez : ici.</translation></message>
<message><source>The comma before ] is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>La virgule avant ] est de trop. Retirez-la.</translation></message>
<message><source>The comma before } is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>La virgule avant } est de trop. Retirez-la.</translation></message>
<message><source>There are two commas in a row. Remove one.</source><extracomment>json_text</extracomment><translation>Il y a deux virgules de suite. Retirez-en une.</translation></message>
<message><source>A value is missing here. Put one before this.</source><extracomment>json_text</extracomment><translation>Il manque une valeur ici. Mettez-en une avant ceci.</translation></message>
<message><source>The object that begins on line %2 ends with ]. Close it with }.</source><extracomment>json_text</extracomment><translation>L'objet qui commence à la ligne %2 finit par ]. Fermez-le par }.</translation></message>
<message><source>The list that begins on line %2 ends with }. Close it with ].</source><extracomment>json_text</extracomment><translation>La liste qui commence à la ligne %2 finit par }. Fermez-la par ].</translation></message>
<message><source>A number must not begin with a zero. Remove it.</source><extracomment>json_text</extracomment><translation>Un nombre ne doit pas commencer par un zéro. Retirez-le.</translation></message>
<message><source>"%1" does not belong in a number. Remove it.</source><extracomment>json_text</extracomment><translation>« %1 » n'a pas sa place dans un nombre. Retirez-le.</translation></message>
<message><source>A comma is missing before this. Put a , after the value before.</source><extracomment>json_text</extracomment><translation>Il manque une virgule avant ceci. Mettez une , après la valeur précédente.</translation></message>
<message><source>A key is needed here, in double quotes, as in "name". Put " around it.</source><extracomment>json_text</extracomment><translation>Il faut ici une clé entre guillemets droits, comme "name". Mettez-la entre ".</translation></message>
<message><source>Text needs double quotes, not single quotes. Put " around it.</source><extracomment>json_text</extracomment><translation>Un texte prend des guillemets doubles, pas simples. Mettez-le entre ".</translation></message>
<message><source>%1 is not a number that a file can hold. Put a finite number here.</source><extracomment>json_text</extracomment><translation>%1 n'est pas un nombre qu'un fichier peut contenir. Mettez ici un nombre fini.</translation></message>
<message><source>Write %1 in small letters: true, false or null.</source><extracomment>json_text</extracomment><translation>Écrivez %1 en minuscules : true, false ou null.</translation></message>
<message><source>"%1" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.</source><extracomment>json_text</extracomment><translation>« %1 » n'est pas un nombre comme les écrit JSON. Écrivez-le comme 0.5, -12 ou 1e-3.</translation></message>
<message><source>"%1" is not a JSON value. Text stands in double quotes; the other values are numbers, true, false, null, lists and objects.</source><extracomment>json_text</extracomment><translation>« %1 » n'est pas une valeur JSON. Un texte est entre guillemets doubles ; les autres valeurs sont les nombres, true, false, null, les listes et les objets.</translation></message>
<message><source>%1 is too large a number. Put a finite one, below 1e308.</source><extracomment>json_text</extracomment><translation>%1 est un nombre trop grand. Mettez-en un fini, inférieur à 1e308.</translation></message>
<message><source>The file is empty. Open an earlier copy.</source><extracomment>json_text</extracomment><translation>Le fichier est vide. Ouvrez une copie antérieure.</translation></message>
<message><source>a value</source><extracomment>json_text</extracomment><translation>une valeur</translation></message>
<message><source>the list that begins on line %1</source><extracomment>json_text</extracomment><translation>la liste qui commence à la ligne %1</translation></message>
<message><source>the object that begins on line %1</source><extracomment>json_text</extracomment><translation>l'objet qui commence à la ligne %1</translation></message>
<message><source>The file ends here, in the middle of %1: it has been cut. Take a whole copy of it, or close what is open.</source><extracomment>json_text</extracomment><translation>Le fichier finit ici, au milieu de ceci : %1. Il a été coupé. Prenez-en une copie entière, ou fermez ce qui est ouvert.</translation></message>
<message><source>This text does not end on its line. Put a " at its end; a new line within text is written \n.</source><extracomment>json_text</extracomment><translation>Ce texte ne finit pas sur sa ligne. Mettez un " à sa fin ; un saut de ligne dans un texte s'écrit \n.</translation></message>
<message><source>A control character is not allowed in text. Remove it, or write it as an escape such as \t.</source><extracomment>json_text</extracomment><translation>Un caractère de contrôle n'est pas permis dans un texte. Retirez-le, ou écrivez une séquence d'échappement comme \t.</translation></message>
<message><source>JSON has no such escape. Write a backslash itself as \\.</source><extracomment>json_text</extracomment><translation>JSON n'a pas cette séquence d'échappement. Écrivez une barre oblique inverse \\.</translation></message>
<message><source>This object has the key "%1" twice. Remove one of them.</source><extracomment>json_text</extracomment><translation>Cet objet a deux fois la clé « %1 ». Retirez l'une des deux.</translation></message>
<message><source>The file has more than %1 values, the most a Tiller file can have. Open a smaller one.</source><extracomment>json_text</extracomment><translation>Le fichier a plus de %1 valeurs, le maximum d'un fichier Tiller. Ouvrez-en un plus petit.</translation></message>
<message><source>There are more than %1 %2, the most a project can have. Remove some.</source><extracomment>json_text</extracomment><translation>Il y a plus de %1 %2, le maximum d'un projet. Retirez-en.</translation></message>
<message><source>Lists and objects are nested more than %1 levels deep, the most a Tiller file can be. Open another one.</source><extracomment>json_text</extracomment><translation>Listes et objets sont imbriqués sur plus de %1 niveaux, le maximum d'un fichier Tiller. Ouvrez-en un autre.</translation></message>
<message><source>The file is larger than 64 MB, the most a Tiller file can be. Open a smaller one.</source><extracomment>json_text</extracomment><translation>Le fichier dépasse 64 Mo, le maximum d'un fichier Tiller. Ouvrez-en un plus petit.</translation></message>
<message><source>The file is UTF-16 text. Save it as UTF-8.</source><extracomment>json_text</extracomment><translation>Le fichier est du texte UTF-16. Enregistrez-le en UTF-8.</translation></message>
<message><source>This is a recording, not a project. The editor opens it, and `tiller run PROJECT --inputs RECORDING` replays it.</source><extracomment>json_text</extracomment><translation>C'est un enregistrement, pas un projet. L'éditeur l'ouvre, et `tiller run PROJECT --inputs RECORDING` le rejoue.</translation></message>
<message><source>This byte is not UTF-8. Save the file as UTF-8 text.</source><extracomment>json_text</extracomment><translation>Cet octet n'est pas de l'UTF-8. Enregistrez le fichier comme texte UTF-8.</translation></message>
<message><source>This is not a Tiller file, because it is not text. Open another one.</source><extracomment>json_text</extracomment><translation>Ce n'est pas un fichier Tiller, car ce n'est pas du texte. Ouvrez-en un autre.</translation></message>
<message><source>null</source><extracomment>json_text</extracomment><translation>null</translation></message>
<message><source>true or false</source><extracomment>json_text</extracomment><translation>true ou false</translation></message>
<message><source>a number</source><extracomment>json_text</extracomment><translation>un nombre</translation></message>
<message><source>text</source><extracomment>json_text</extracomment><translation>du texte</translation></message>
<message><source>a list</source><extracomment>json_text</extracomment><translation>une liste</translation></message>
<message><source>an object</source><extracomment>json_text</extracomment><translation>un objet</translation></message>
<message><source>"%1" could not be read: this build of Tiller reads no files. Read it in the game, and give Tiller the text.</source><extracomment>no_files</extracomment><translation>« %1 » n'a pas pu être lu : cette version de Tiller ne lit pas de fichiers. Lisez-le dans le jeu, et donnez le texte à Tiller.</translation></message>
<message><source>The id "%1" is already used on line %2. Give one of the two another id.</source><extracomment>object_reader</extracomment><translation>L'identifiant « %1 » est déjà utilisé à la ligne %2. Donnez-en un autre à l'un des deux.</translation></message>
<message numerus="yes"><source>And %1 more warnings.</source><extracomment>object_reader</extracomment><translation><numerusform>Et %1 avertissement de plus.</numerusform><numerusform>Et %1 avertissements de plus.</numerusform></translation></message>
<message><source>Reading stopped here: there may be more errors.</source><extracomment>object_reader</extracomment><translation>La lecture s'est arrêtée ici : il peut y avoir d'autres erreurs.</translation></message>
<message numerus="yes"><source>And %1 more errors.</source><extracomment>object_reader</extracomment><translation><numerusform>Et %1 erreur de plus.</numerusform><numerusform>Et %1 erreurs de plus.</numerusform></translation></message>
<message><source>Here must be %1, an object in { }; this is %2.</source><extracomment>object_reader</extracomment><translation>Il faut ici %1, un objet entre { } ; ceci est %2.</translation></message>
<message><source>"%1" is missing in %2. Add it.</source><extracomment>object_reader</extracomment><translation>« %1 » manque dans %2. Ajoutez-le.</translation></message>
<message><source>"%1" of %2 is %3; it must be %4.</source><extracomment>object_reader</extracomment><translation>« %1 » dans %2 est %3 ; il faut %4.</translation></message>
<message><source>text in quotation marks</source><extracomment>object_reader</extracomment><translation>du texte entre guillemets</translation></message>
<message><source>a number from %1 to %2</source><extracomment>object_reader</extracomment><translation>un nombre de %1 à %2</translation></message>
<message><source>a number, true or false, or text in quotation marks</source><extracomment>object_reader</extracomment><translation>un nombre, true ou false, ou du texte entre guillemets</translation></message>
<message><source>a list with %1</source><extracomment>object_reader</extracomment><translation>une liste avec %1</translation></message>
<message><source>a list of texts</source><extracomment>object_reader</extracomment><translation>une liste de textes</translation></message>
<message><source>%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.</source><extracomment>object_reader</extracomment><translation>%1 n'est pas un identifiant valide. Utilisez de 1 à 64 caractères parmi a-z, 0-9 et -.</translation></message>
<message><source>%1 is not a port. Write NODE.PORT, as in "seek-1.force".</source><extracomment>object_reader</extracomment><translation>%1 n'est pas un port. Écrivez NŒUD.PORT, comme "seek-1.force".</translation></message>
<message><source>%1 is no setting. Write ITEM.SETTING, as in "hunter.maxSpeed", or LINK.weight.</source><extracomment>object_reader</extracomment><translation>%1 n'est pas un réglage. Écrivez ÉLÉMENT.RÉGLAGE, comme "hunter.maxSpeed", ou LIEN.weight.</translation></message>
<message><source>a list in [ ]</source><extracomment>object_reader</extracomment><translation>une liste entre [ ]</translation></message>
<message><source>%1 is not the type of %2.</source><extracomment>object_reader</extracomment><translation>%1 n'est pas un type possible pour %2.</translation></message>
<message><source>In %1: %2</source><extracomment>object_reader</extracomment><translation>Dans %1 : %2</translation></message>
<message><source>There are more than 1,000 properties. Remove some.</source><extracomment>object_reader</extracomment><translation>Il y a plus de 1 000 propriétés. Retirez-en.</translation></message>
<message><source>A property "%1" is already on line %2. Give one of the two another name.</source><extracomment>object_reader</extracomment><translation>Il y a déjà une propriété « %1 » à la ligne %2. Donnez un autre nom à l'une des deux.</translation></message>
<message><source>%1 is not a type of property.</source><extracomment>object_reader</extracomment><translation>%1 n'est pas un type de propriété.</translation></message>
<message><source>The layout has a place for "%1", but there is no such node. Remove this entry.</source><extracomment>object_reader</extracomment><translation>La disposition a une place pour « %1 », mais ce nœud n'existe pas. Retirez cette entrée.</translation></message>
<message><source>There is no agent type "%1" in this export. Use the id of one of its agentTypes.</source><extracomment>object_reader</extracomment><translation>Il n'y a pas de type d'agent « %1 » dans cet export. Utilisez l'identifiant d'un de ses agentTypes.</translation></message>
<message><source>"%1.%2" has another value in the file than the parameter "%3", which drives it. The parameter counts.</source><extracomment>object_reader</extracomment><translation>« %1.%2 » a dans le fichier une autre valeur que le paramètre « %3 » qui le commande. C'est le paramètre qui compte.</translation></message>
<message><source>%1 is not a key of %2.</source><extracomment>object_reader</extracomment><translation>%1 n'est pas une clé possible dans %2.</translation></message>
<message><source>a whole number</source><extracomment>object_reader</extracomment><translation>un nombre entier</translation></message>
<message><source>"tiller list" shows every type.</source><extracomment>object_reader</extracomment><translation>« tiller list » affiche tous les types.</translation></message>
<message><source>the export</source><extracomment>project_io</extracomment><translation>l'export</translation></message>
<message><source>the project</source><extracomment>project_io</extracomment><translation>le projet</translation></message>
<message><source>Use a complete copy of the recording.</source><extracomment>recording_io</extracomment><translation>Utilisez une copie complète de l'enregistrement.</translation></message>
<message><source>The inputs of this recording are in a wrong order.</source><extracomment>recording_io</extracomment><translation>Les entrées de cet enregistrement sont dans un mauvais ordre.</translation></message>
<message><source>A block of this run is damaged.</source><extracomment>recording_io</extracomment><translation>Un bloc de cette exécution est abîmé.</translation></message>
<message><source>A block of this run leads from tick %1 to %2, but each leads to the next tick.</source><extracomment>recording_io</extracomment><translation>Un bloc de cette exécution mène du tick %1 à %2, mais chacun doit mener au tick suivant.</translation></message>
<message><source>This recording has version %1. This Tiller reads version %2.</source><extracomment>recording_io</extracomment><translation>Cet enregistrement est de version %1. Ce Tiller lit la version %2.</translation></message>
<message><source>Use a newer Tiller.</source><extracomment>recording_io</extracomment><translation>Utilisez un Tiller plus récent.</translation></message>
<message><source>Record the game anew.</source><extracomment>recording_io</extracomment><translation>Enregistrez de nouveau le jeu.</translation></message>
<message><source>This recording has no complete first block, so its project is unknown.</source><extracomment>recording_io</extracomment><translation>Cet enregistrement n'a pas de premier bloc complet : son projet est donc inconnu.</translation></message>
<message><source>Block %1 of this recording is damaged.</source><extracomment>recording_io</extracomment><translation>Le bloc %1 de cet enregistrement est abîmé.</translation></message>
<message><source>%1 could not be saved: %2. %3</source><extracomment>saving</extracomment><translation>%1 n'a pas pu être enregistré : %2. %3</translation></message>
<message><source>a run</source><extracomment>sweep_io</extracomment><translation>une exécution</translation></message>
<message><source>the plan</source><extracomment>sweep_io</extracomment><translation>le plan</translation></message>
<message><source>This is no sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Ce n'est pas un balayage. Refaites le plan.</translation></message>
<message><source>These are not the runs of this sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>Ce ne sont pas les exécutions de ce balayage. Refaites le plan.</translation></message>
<message><source>could not make the folder %1: %2.</source><extracomment>sweep_io</extracomment><translation>impossible de créer le dossier %1 : %2.</translation></message>
<message><source>The old file is unchanged. Close the program that has it open, allow writing to it, or save to another file.</source><extracomment>windows_files</extracomment><translation>L'ancien fichier est inchangé. Fermez le programme qui l'a ouvert, autorisez l'écriture, ou enregistrez dans un autre fichier.</translation></message>
<message><source>On this system a game cannot listen for an editor. Record the run instead.</source><extracomment>c_live</extracomment><translation>Sur ce système, un jeu ne peut pas attendre un éditeur. Enregistrez plutôt l'exécution.</translation></message>
<message><source>The game has ended.</source><extracomment>client</extracomment><translation>Le jeu est fini.</translation></message>
<message><source>The game has not read your edits for too long: it may be paused. Attach again when it goes on.</source><extracomment>client</extracomment><translation>Le jeu n'a pas lu vos modifications depuis trop longtemps : il est peut-être en pause. Connectez-vous de nouveau quand il continue.</translation></message>
<message><source>The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of the game instead.</source><extracomment>client</extracomment><translation>Le jeu a envoyé %1 Mo d'un coup ; l'éditeur en accepte au plus %2. Enregistrez plutôt l'exécution du jeu.</translation></message>
<message><source>The game sent something that this editor does not know.</source><extracomment>client</extracomment><translation>Le jeu a envoyé quelque chose que cet éditeur ne connaît pas.</translation></message>
<message><source>This is not the game that the list shows: its token is wrong.</source><extracomment>client</extracomment><translation>Ce n'est pas le jeu qu'affiche la liste : son jeton est faux.</translation></message>
<message><source>The game sent a start that is damaged.</source><extracomment>client</extracomment><translation>Le jeu a envoyé un début abîmé.</translation></message>
<message><source>The game has stopped listening.</source><extracomment>listener</extracomment><translation>Le jeu n'attend plus d'éditeur.</translation></message>
<message><source>This is a game that listens for an editor of Tiller.</source><extracomment>listener</extracomment><translation>Ceci est un jeu qui attend un éditeur de Tiller.</translation></message>
<message><source>The game and the editor are of different releases. Use the same release line for both.</source><extracomment>listener</extracomment><translation>Le jeu et l'éditeur sont de versions différentes. Utilisez la même série de versions pour les deux.</translation></message>
<message><source>The token is wrong. Attach with the list of the editor.</source><extracomment>listener</extracomment><translation>Le jeton est faux. Connectez-vous par la liste de l'éditeur.</translation></message>
<message><source>Another editor is attached to this game. Detach it first.</source><extracomment>listener</extracomment><translation>Un autre éditeur est connecté à ce jeu. Déconnectez-le d'abord.</translation></message>
<message><source>The editor sent something that is no edit.</source><extracomment>listener</extracomment><translation>L'éditeur a envoyé quelque chose qui n'est pas une modification.</translation></message>
<message><source>Only edits of the project can be sent.</source><extracomment>listener</extracomment><translation>Seules des modifications du projet peuvent être envoyées.</translation></message>
<message><source>There is no folder for the game's token: set XDG_RUNTIME_DIR or HOME.</source><extracomment>running_games</extracomment><translation>Il n'y a pas de dossier pour le jeton du jeu : définissez XDG_RUNTIME_DIR ou HOME.</translation></message>
<message><source>%1 could not be made: %2.</source><extracomment>running_games</extracomment><translation>%1 n'a pas pu être créé : %2.</translation></message>
<message><source>%1 is not a folder that only you can read, so the game's token would not be safe there. Remove it, or run chmod 700 on it.</source><extracomment>running_games</extracomment><translation>%1 n'est pas un dossier que vous seul pouvez lire : le jeton du jeu n'y serait donc pas en sûreté. Supprimez-le, ou appliquez-lui chmod 700.</translation></message>
<message><source>The system gives no random numbers: %1.</source><extracomment>running_games</extracomment><translation>Le système ne donne pas de nombres aléatoires : %1.</translation></message>
<message><source>%1 could not be written: %2.</source><extracomment>running_games</extracomment><translation>%1 n'a pas pu être écrit : %2.</translation></message>
<message><source>The game on port %1 does not answer. It may be paused: let it go on, and try again.</source><extracomment>socket</extracomment><translation>Le jeu sur le port %1 ne répond pas. Il est peut-être en pause : laissez-le continuer, et réessayez.</translation></message>
<message><source>Port %1 does not answer: %2.</source><extracomment>socket</extracomment><translation>Le port %1 ne répond pas : %2.</translation></message>
<message><source>The game cannot listen on port %1: %2. Use another port, or 0 for a free one.</source><extracomment>socket</extracomment><translation>Le jeu ne peut pas écouter sur le port %1 : %2. Utilisez un autre port, ou 0 pour en prendre un libre.</translation></message>
<message><source>The min speed of %1 is above the max speed of %2. Lower the min speed first.</source><extracomment>agent_type</extracomment><translation>La vitesse min de %1 dépasse la vitesse max de %2. Baissez d'abord la vitesse min.</translation></message>
<message><source>a point</source><extracomment>check</extracomment><translation>un point</translation></message>
<message><source>a region</source><extracomment>check</extracomment><translation>une zone</translation></message>
<message><source>a path</source><extracomment>check</extracomment><translation>un chemin</translation></message>
<message><source>an obstacle</source><extracomment>check</extracomment><translation>un obstacle</translation></message>
<message><source>a field</source><extracomment>check</extracomment><translation>un champ</translation></message>
<message><source>a ground</source><extracomment>check</extracomment><translation>un sol</translation></message>
<message><source>There are %1 nodes; a project can have at most 10,000. Remove some.</source><extracomment>check</extracomment><translation>Il y a %1 nœuds ; un projet peut en avoir au plus 10 000. Retirez-en.</translation></message>
<message><source>There are %1 links; a project can have at most 100,000. Remove some.</source><extracomment>check</extracomment><translation>Il y a %1 liens ; un projet peut en avoir au plus 100 000. Retirez-en.</translation></message>
<message><source>"%1" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>check</extracomment><translation>« %1 » n'est pas un identifiant valide. Utilisez de 1 à 64 caractères parmi a-z, 0-9 et -, mais pas "world".</translation></message>
<message><source>The id "%1" is used twice. Give one of the two another id.</source><extracomment>check</extracomment><translation>L'identifiant « %1 » est utilisé deux fois. Donnez-en un autre à l'un des deux.</translation></message>
<message><source>"%1" is not a type of this version of Tiller. Correct it, or get a newer Tiller.</source><extracomment>check</extracomment><translation>« %1 » n'est pas un type de cette version de Tiller. Corrigez-le, ou installez un Tiller plus récent.</translation></message>
<message><source>%1 does not have the right number of settings.</source><extracomment>check</extracomment><translation>%1 n'a pas le bon nombre de réglages.</translation></message>
<message><source>The place of "%1" on the canvas is not a finite number. Move the card.</source><extracomment>check</extracomment><translation>La place de « %1 » sur le canevas n'est pas un nombre fini. Déplacez le bloc.</translation></message>
<message><source>The project</source><extracomment>check</extracomment><translation>Le projet</translation></message>
<message><source>Scene item "%1"</source><extracomment>check</extracomment><translation>L'élément de la scène « %1 »</translation></message>
<message><source>%1 has properties, but of the nodes only agent types and modes may have some. Remove them.</source><extracomment>check</extracomment><translation>%1 a des propriétés, mais parmi les nœuds, seuls les types d'agent et les modes peuvent en avoir. Retirez-les.</translation></message>
<message><source>A placed agent of %1</source><extracomment>check</extracomment><translation>Un agent placé de %1</translation></message>
<message><source>%1 refers to "%2", which is not in the scene. Add it, or choose another one.</source><extracomment>check</extracomment><translation>%1 fait référence à « %2 », qui n'est pas dans la scène. Ajoutez-le, ou choisissez-en un autre.</translation></message>
<message><source>%1 needs %2; "%3" is %4. Choose another.</source><extracomment>check</extracomment><translation>Il faut %2 pour %1 ; « %3 » est %4. Choisissez autre chose.</translation></message>
<message><source>%1 has placed agents, but only an agent type can have them. Remove them.</source><extracomment>check</extracomment><translation>%1 a des agents placés, mais seul un type d'agent peut en avoir. Retirez-les.</translation></message>
<message><source>There are %1 agents from the start, but world.mostAgents is %2. Raise it, or lower a count.</source><extracomment>check</extracomment><translation>Il y a %1 agents dès le début, mais world.mostAgents vaut %2. Augmentez-le, ou baissez un effectif.</translation></message>
<message><source>There are %1 agents in all; a project can have at most 1,000,000. Lower a count.</source><extracomment>check</extracomment><translation>Il y a %1 agents en tout ; un projet peut en avoir au plus 1 000 000. Baissez un effectif.</translation></message>
<message><source>%1 has more than 1,000,000 placed agents. Remove some.</source><extracomment>check</extracomment><translation>%1 a plus de 1 000 000 agents placés. Retirez-en.</translation></message>
<message><source>A placed agent of %1 has %2; coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Un agent placé de %1 a %2 ; les coordonnées et les vitesses doivent aller de -1 000 000 à 1 000 000.</translation></message>
<message><source>A placed agent of %1 has more than 1,000 goals. Remove some.</source><extracomment>check</extracomment><translation>Un agent placé de %1 a plus de 1 000 buts. Retirez-en.</translation></message>
<message><source>A goal of a placed agent of %1 lies too far out; coordinates must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>Un but d'un agent placé de %1 est trop loin ; les coordonnées doivent aller de -1 000 000 à 1 000 000.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", %3. Use a point, a region or a place.</source><extracomment>check</extracomment><translation>Un but d'un agent placé de %1 est « %2 », %3. Utilisez un point, une zone ou un endroit.</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", which is not in the scene. Add it, or choose another goal.</source><extracomment>check</extracomment><translation>Un but d'un agent placé de %1 est « %2 », qui n'est pas dans la scène. Ajoutez-le, ou choisissez un autre but.</translation></message>
<message><source>The weight of link "%1" is %2; it must be 0 to 100.</source><extracomment>check</extracomment><translation>Le poids du lien « %1 » est %2 ; il doit aller de 0 à 100.</translation></message>
<message><source>Link "%1": %2</source><extracomment>check</extracomment><translation>Lien « %1 » : %2</translation></message>
<message><source>Link "%1" has the same ends as another link. Remove one of them.</source><extracomment>check</extracomment><translation>Le lien « %1 » a les mêmes bouts qu'un autre lien. Retirez l'un des deux.</translation></message>
<message><source>Agent type "%1" has more than 64 modes. Remove some.</source><extracomment>check</extracomment><translation>Le type d'agent « %1 » a plus de 64 modes. Retirez-en.</translation></message>
<message><source>Input "%1.%2" takes one link, but "%3" and "%4" lead to it. Remove one of them.</source><extracomment>check</extracomment><translation>L'entrée « %1.%2 » prend un seul lien, mais « %3 » et « %4 » y mènent. Retirez l'un des deux.</translation></message>
<message><source>Link "%1" leads to "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Le lien « %1 » mène à « %2 », mais ce nœud n'existe pas. Retirez le lien, ou ajoutez le nœud.</translation></message>
<message><source>Link "%1" leads from "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>Le lien « %1 » part de « %2 », mais ce nœud n'existe pas. Retirez le lien, ou ajoutez le nœud.</translation></message>
<message><source>Link "%1": the setting "%2" of %3 decides how programs and agents are made, so no number drives it. Remove the link.</source><extracomment>check</extracomment><translation>Lien « %1 » : le réglage « %2 » de %3 décide de la construction des programmes et des agents ; aucun nombre ne peut donc le commander. Retirez le lien.</translation></message>
<message><source>Link "%1": %2 has no input "%3".</source><extracomment>check</extracomment><translation>Lien « %1 » : %2 n'a pas d'entrée « %3 ».</translation></message>
<message><source>Link "%1": %2 has no output "%3".</source><extracomment>check</extracomment><translation>Lien « %1 » : %2 n'a pas de sortie « %3 ».</translation></message>
<message><source>It has none.</source><extracomment>check</extracomment><translation>Il n'en a aucune.</translation></message>
<message><source>It has: %1.</source><extracomment>check</extracomment><translation>Il a : %1.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no node, wire or scene item with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Le lien « %1 » des notes mène à « %2 », mais aucun nœud, fil ou élément de la scène n'a cet identifiant. Corrigez-le dans les notes.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no experiment with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Le lien « %1 » des notes mène à « %2 », mais aucune expérience n'a cet identifiant. Corrigez-le dans les notes.</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no agent with this name. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>Le lien « %1 » des notes mène à « %2 », mais aucun agent n'a ce nom. Corrigez-le dans les notes.</translation></message>
<message><source>The experiment "%1" cannot start: %2</source><extracomment>check_lesson</extracomment><translation>L'expérience « %1 » ne peut pas être lancée : %2</translation></message>
<message><source>The parameter "%1" drives "%2.%3", which is no number, switch, choice or weight of this project. Choose another setting, or leave it out.</source><extracomment>check_lesson</extracomment><translation>Le paramètre « %1 » commande « %2.%3 », qui n'est ni un nombre, ni un interrupteur, ni un choix, ni un poids de ce projet. Choisissez un autre réglage, ou retirez-le.</translation></message>
<message><source>A plot counts contacts of "%1", which is not an agent type. Choose another type, or delete the plot.</source><extracomment>check_lesson</extracomment><translation>Une courbe compte les contacts de « %1 », qui n'est pas un type d'agent. Choisissez un autre type, ou supprimez la courbe.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this name. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » a un lien « %2 » qui mène à « %3 », mais rien n'a ce nom. Corrigez-le dans son texte.</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this id. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » a un lien « %2 » qui mène à « %3 », mais rien n'a cet identifiant. Corrigez-le dans son texte.</translation></message>
<message><source>The step "%1" cannot change a setting: %2</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » ne peut pas changer un réglage : %2</translation></message>
<message><source>The step "%1" shows "%2", which is no overlay.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » affiche « %2 », qui n'est pas une surimpression.</translation></message>
<message><source>The step "%1" hides "%2", which is no part of the window.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » masque « %2 », qui n'est pas une partie de la fenêtre.</translation></message>
<message><source>The step "%1" has the camera "%2". Write X, Y, WIDTH, with a width above 0.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » a la caméra « %2 ». Écrivez X, Y, LARGEUR, avec une largeur supérieure à 0.</translation></message>
<message><source>The step "%1" has a spotlight on "%2", which is no agent, agent type or scene item. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » a un projecteur sur « %2 », qui n'est ni un agent, ni un type d'agent, ni un élément de la scène. Choisissez autre chose, ou retirez-le.</translation></message>
<message><source>The step "%1" runs beside "%2", which is not an experiment. Choose one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » tourne à côté de « %2 », qui n'est pas une expérience. Choisissez-en une, ou retirez-la.</translation></message>
<message><source>The step "%1" asks for a guess without a question. Write one.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande un pronostic sans poser de question. Écrivez-en une.</translation></message>
<message><source>The step "%1" asks for a choice, but has fewer than two answers. Add answers.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande un choix, mais a moins de deux réponses. Ajoutez des réponses.</translation></message>
<message><source>The step "%1" asks for a choice, but no answer is right. Check the right one; in the file it begins with "* ".</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande un choix, mais aucune réponse n'est juste. Cochez la bonne ; dans le fichier, elle commence par « * ».</translation></message>
<message><source>The step "%1" asks for a curve of "%2", which is not a plot. Add a plot, and choose it.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande une courbe de « %2 », qui n'est pas une courbe du projet. Ajoutez-en une, et choisissez-la.</translation></message>
<message><source>The step "%1" asks for a curve that is longer than what its plot shows. Let the plot show as many seconds.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande un tracé plus long que ce que montre sa courbe. Faites montrer autant de secondes à la courbe.</translation></message>
<message><source>The step "%1" asks for a curve without an end. Let it pause after some seconds.</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande une courbe sans fin. Faites-la se mettre en pause après quelques secondes.</translation></message>
<message><source>The step "%1" asks for a curve whose axis has no length. Let "Axis to" be larger than "Axis from".</source><extracomment>check_lesson</extracomment><translation>L'étape « %1 » demande une courbe dont l'axe n'a pas de longueur. « Axe à » doit être plus grand que « Axe de ».</translation></message>
<message><source>Forces or conditions form a ring through %1 and others. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Des forces ou des conditions forment une boucle qui passe par %1 et d'autres. Retirez un lien de la boucle.</translation></message>
<message><source>Forces or conditions form a ring through %1. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>Des forces ou des conditions forment une boucle qui passe par %1. Retirez un lien de la boucle.</translation></message>
<message><source>%1 leads to %2, but it must come last. Wire it to the Steering of an agent type, and %2 to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 mène à %2, mais doit venir en dernier. Reliez-le au Pilotage d'un type d'agent, et %2 à son entrée Forces.</translation></message>
<message><source>%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 doit piloter seul %2, mais %3 fils y mènent. Reliez les autres forces à son entrée Forces.</translation></message>
<message><source>The weight of %1 at %2 is %3; it must be 1, so that the agent gets the velocity that was chosen. Set it to 1.</source><extracomment>check_links</extracomment><translation>Le poids de %1 vers %2 est %3 ; il doit être 1, pour que l'agent prenne la vitesse choisie. Réglez-le sur 1.</translation></message>
<message><source>%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer alone. Wire it to each mode, and nothing to the Steering.</source><extracomment>check_links</extracomment><translation>%1 est piloté par %2 et par son mode %3, mais un évitement réciproque doit piloter seul. Reliez-le à chaque mode, et rien au Pilotage.</translation></message>
<message numerus="yes"><source>%1 %2, %3, %4 and %n more</source><extracomment>check_places</extracomment><translation><numerusform>%1 %2, %3, %4 et %n de plus</numerusform><numerusform>%1 %2, %3, %4 et %n de plus</numerusform></translation></message>
<message><source>%1 %2, %3 and %4</source><extracomment>check_places</extracomment><translation>%1 %2, %3 et %4</translation></message>
<message><source>%1 %2 and %3</source><extracomment>check_places</extracomment><translation>%1 %2 et %3</translation></message>
<message><source>So many obstacles lie on each other that not all starts were compared with them. Delete those that lie within others.</source><extracomment>check_places</extracomment><translation>Tant d'obstacles se recouvrent que tous les départs n'ont pas été comparés avec eux. Supprimez ceux qui sont dans d'autres.</translation></message>
<message><source>%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and more than half cannot be filled. Some start within each other and are pushed apart. Lower the count or the radius, or use a larger region.</source><extracomment>check_places</extracomment><translation>%1 n'a pas la place de commencer : les corps de %2 agents en couvriraient %3 %, et on ne peut pas en remplir plus de la moitié. Certains commencent les uns dans les autres et sont écartés. Baissez l'effectif ou le rayon, ou utilisez une zone plus grande.</translation></message>
<message numerus="yes"><source>%1 start within obstacles, which push them out. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 commence dans un obstacle, qui le repousse dehors. Déplacez l'agent.</numerusform><numerusform>%1 commencent dans des obstacles, qui les repoussent dehors. Déplacez les agents.</numerusform></translation></message>
<message><source>An agent of %1 and one of %2 are placed within each other, and are pushed apart. Move one.</source><extracomment>check_places</extracomment><translation>Un agent de %1 et un de %2 sont placés l'un dans l'autre, et sont écartés. Déplacez-en un.</translation></message>
<message><source>Agents of %1 go through the obstacles of the map: nothing avoids them. Add Obstacle avoidance, or set Solid to obstacles.</source><extracomment>check_places</extracomment><translation>Les agents de %1 traversent les obstacles de la carte : rien ne les évite. Ajoutez un Évitement d'obstacles, ou réglez « Solide pour » sur Obstacles.</translation></message>
<message><source>%1 "%2" lies outside the world. Move it inside, or make the world larger.</source><extracomment>check_places</extracomment><translation>%1 « %2 » est hors du monde. Ramenez cet élément à l'intérieur, ou agrandissez le monde.</translation></message>
<message numerus="yes"><source>%1 start outside the world. Move the agents inside.</source><extracomment>check_places</extracomment><translation><numerusform>%1 commence hors du monde. Ramenez l'agent à l'intérieur.</numerusform><numerusform>%1 commencent hors du monde. Ramenez les agents à l'intérieur.</numerusform></translation></message>
<message numerus="yes"><source>%1 start within obstacles. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 commence dans un obstacle. Déplacez l'agent.</numerusform><numerusform>%1 commencent dans des obstacles. Déplacez les agents.</numerusform></translation></message>
<message><source>Two agents of %1 start at the same place, and nothing parts them. Move one, add Separation, or make them solid.</source><extracomment>check_places</extracomment><translation>Deux agents de %1 commencent au même endroit, et rien ne les sépare. Déplacez-en un, ajoutez une Séparation, ou rendez-les solides.</translation></message>
<message><source>About %1% of the agents of %2 start within obstacles. Let them start in a free region, or set Solid to obstacles, which pushes them out.</source><extracomment>check_places</extracomment><translation>Environ %1 % des agents de %2 commencent dans des obstacles. Faites-les commencer dans une zone libre, ou réglez « Solide pour » sur Obstacles, qui les repousse dehors.</translation></message>
<message><source>%1 has no wire at its input %2, so nothing steers it. %3</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à son entrée %2 : rien ne le pilote donc. %3</translation></message>
<message><source>%1 has no wire at its input %2, so its agents want to go on as they go. %3</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à son entrée %2 : ses agents veulent donc continuer sur leur lancée. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it never acts. %3</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à son entrée %2 : il n'agit donc jamais. %3</translation></message>
<message><source>%1 has no wire at its input %2, so there is no number. %3</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à son entrée %2 : il n'y a donc pas de nombre. %3</translation></message>
<message><source>%1 has no wire at its input %2, so it is inactive. %3</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à son entrée %2 : il est donc inactif. %3</translation></message>
<message><source>%1 has no ground, so it never acts. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de sol : il n'agit donc jamais. Choisissez-en un, ou dessinez-en un dans le monde.</translation></message>
<message><source>%1 has no ground, so there is no number. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de sol : il n'y a donc pas de nombre. Choisissez-en un, ou dessinez-en un dans le monde.</translation></message>
<message><source>%1 has no ground, so it is inactive. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de sol : il est donc inactif. Choisissez-en un, ou dessinez-en un dans le monde.</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so there is no number. %4</source><extracomment>check_warnings</extracomment><translation>%1 utilise %2, mais n'a pas de fil à son entrée %3 : il n'y a donc pas de nombre. %4</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so it is inactive. %4</source><extracomment>check_warnings</extracomment><translation>%1 utilise %2, mais n'a pas de fil à son entrée %3 : il est donc inactif. %4</translation></message>
<message><source>Ground "%1": %2</source><extracomment>check_warnings</extracomment><translation>Sol « %1 » : %2</translation></message>
<message><source>Ground "%1" would have more than 1,048,576 cells, so its cells are %2 long. Make them at least so long, or the ground smaller.</source><extracomment>check_warnings</extracomment><translation>Le sol « %1 » aurait plus de 1 048 576 cellules : les siennes mesurent donc %2. Donnez-leur au moins cette taille, ou réduisez le sol.</translation></message>
<message><source>%1 and %2</source><extracomment>check_warnings</extracomment><translation>%1 et %2</translation></message>
<message><source>%1 has no wire at its inputs %2, so it is inactive. Wire one of them.</source><extracomment>check_warnings</extracomment><translation>%1 n'a pas de fil à ses entrées %2 : il est donc inactif. Reliez l'une d'elles.</translation></message>
<message numerus="yes"><source>%1 "%2" has %n points; it needs at least %3. Add points, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 « %2 » a %n point ; il en faut au moins %3. Ajoutez des points, ou supprimez cet élément.</numerusform><numerusform>%1 « %2 » a %n points ; il en faut au moins %3. Ajoutez des points, ou supprimez cet élément.</numerusform></translation></message>
<message numerus="yes"><source>%1 "%2" has points at %n places only, so its area is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1 « %2 » a ses points en %n seul endroit : son aire est donc 0. Déplacez un point, ou supprimez cet élément.</numerusform><numerusform>%1 « %2 » a ses points en %n endroits seulement : son aire est donc 0. Déplacez un point, ou supprimez cet élément.</numerusform></translation></message>
<message><source>%1 "%2" has points at 1 place only, so its length is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 « %2 » a ses points en 1 seul endroit : sa longueur est donc 0. Déplacez un point, ou supprimez cet élément.</translation></message>
<message><source>%1 takes one target, but %2 gives several, so it is inactive. Choose one target in %2, such as the nearest.</source><extracomment>check_warnings</extracomment><translation>%1 prend une seule cible, mais %2 en donne plusieurs : il est donc inactif. Choisissez une seule cible dans %2, comme la plus proche.</translation></message>
<message><source>%1 does not reach any agent type, so it has no effect. Wire it, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 ne mène à aucun type d'agent : il n'a donc aucun effet. Reliez-le, ou supprimez-le.</translation></message>
<message><source>%1 is too weak for %2: to reach any velocity within a tick it needs a maximum force of %3, but it has %4. Raise its maximum force, or lower its maximum speed.</source><extracomment>check_warnings</extracomment><translation>%1 est trop faible pour %2 : pour prendre n'importe quelle vitesse en un tick, il lui faut une force maximale de %3, mais elle est de %4. Augmentez sa force maximale, ou baissez sa vitesse maximale.</translation></message>
<message><source>%1 may swing: the weights before %2 add up to %3; they must stay below 2. Lower them.</source><extracomment>check_warnings</extracomment><translation>%1 risque d'osciller : la somme des poids avant %2 vaut %3 ; elle doit rester inférieure à 2. Baissez-les.</translation></message>
<message><source>%1 may swing: its weights are too large for its mass and response time (%2; it must be below 2). Lower the weights, or raise the mass or the response time.</source><extracomment>check_warnings</extracomment><translation>%1 risque d'osciller : ses poids sont trop grands pour sa masse et son temps de réponse (%2 ; il faut moins de 2). Baissez les poids, ou augmentez la masse ou le temps de réponse.</translation></message>
<message><source>%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius and its stop radius to 0: then its agents stop inside.</source><extracomment>check_warnings</extracomment><translation>%1 freine au bord de %2 : %3 peut donc rester faux. Réglez son rayon de freinage et son rayon d'arrêt sur 0 : ses agents s'arrêtent alors à l'intérieur.</translation></message>
<message><source>%1 cannot stop for %2: it circles around its place at its min speed of %3. Set the min speed to 0.</source><extracomment>check_warnings</extracomment><translation>%1 ne peut pas s'arrêter pour %2 : il tourne autour de sa place à sa vitesse min de %3. Réglez la vitesse min sur 0.</translation></message>
<message><source>%1 cannot stop in time: %2 slows it down inside %3, but from full speed it needs %4. Raise the slowing radius or the maximum force.</source><extracomment>check_warnings</extracomment><translation>%1 ne peut pas s'arrêter à temps : %2 le ralentit à moins de %3, mais à pleine vitesse il lui faut %4. Augmentez le rayon de freinage ou la force maximale.</translation></message>
<message><source>The goal at %1, %2 of %3 is inside an obstacle, so agents go to a place near it. Move it out of the obstacle.</source><extracomment>check_warnings</extracomment><translation>Le but en %1, %2 de %3 est dans un obstacle : les agents vont donc à un endroit proche. Sortez-le de l'obstacle.</translation></message>
<message><source>%1 and %2 both push %3 with their full weight. Each asks for a whole velocity, so it is slow where both act. Wire them to a Priority or a Context instead.</source><extracomment>check_warnings</extracomment><translation>%1 et %2 poussent tous deux %3 de tout leur poids. Chacun demande une vitesse entière : il est donc lent là où les deux agissent. Reliez-les plutôt à une Priorité ou à un Contexte.</translation></message>
<message><source>The change does not fit the project: it changes an item that does not exist, or adds one that does.</source><extracomment>checked_project</extracomment><translation>La modification ne convient pas au projet : elle change un élément qui n'existe pas, ou en ajoute un qui existe.</translation></message>
<message><source>a force</source><extracomment>connect</extracomment><translation>une force</translation></message>
<message><source>a condition</source><extracomment>connect</extracomment><translation>une condition</translation></message>
<message><source>a group of agents</source><extracomment>connect</extracomment><translation>un groupe d'agents</translation></message>
<message><source>a group of obstacles</source><extracomment>connect</extracomment><translation>un groupe d'obstacles</translation></message>
<message><source>a heading</source><extracomment>connect</extracomment><translation>un cap</translation></message>
<message><source>a mode</source><extracomment>connect</extracomment><translation>un mode</translation></message>
<message><source>a transition</source><extracomment>connect</extracomment><translation>une transition</translation></message>
<message><source>an action</source><extracomment>connect</extracomment><translation>une action</translation></message>
<message><source>a source of births</source><extracomment>connect</extracomment><translation>une source de naissances</translation></message>
<message><source>a meter</source><extracomment>connect</extracomment><translation>une jauge</translation></message>
<message><source>a variable</source><extracomment>connect</extracomment><translation>une variable</translation></message>
<message><source>Wire a behavior, a Sum or a Priority to it.</source><extracomment>connect</extracomment><translation>Reliez-y un comportement, une Somme ou une Priorité.</translation></message>
<message><source>Wire a condition to it, such as Within range, Meter or Timer.</source><extracomment>connect</extracomment><translation>Reliez-y une condition, comme À portée, Jauge ou Minuterie.</translation></message>
<message><source>Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Point, une Zone, la Souris, un Point de départ, un But personnel, un Plus proche ou les Agents d'un type d'agent.</translation></message>
<message><source>Wire a Nearest, or an agent type's Agents, to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Plus proche, ou les Agents d'un type d'agent.</translation></message>
<message><source>Wire an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>Reliez-y les Agents d'un type d'agent.</translation></message>
<message><source>Wire a Region to it.</source><extracomment>connect</extracomment><translation>Reliez-y une Zone.</translation></message>
<message><source>Wire a Path to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Chemin.</translation></message>
<message><source>Wire Obstacles to it.</source><extracomment>connect</extracomment><translation>Reliez-y des Obstacles.</translation></message>
<message><source>Wire a Field or a Way to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Champ ou un Trajet.</translation></message>
<message><source>Wire a Face or a Look where you go to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Regarder ou un Regarder devant.</translation></message>
<message><source>Wire a Mode to it.</source><extracomment>connect</extracomment><translation>Reliez-y un Mode.</translation></message>
<message><source>Wire a Transition to it.</source><extracomment>connect</extracomment><translation>Reliez-y une Transition.</translation></message>
<message><source>Wire an action to it, such as Remove, Spawn, Add or End.</source><extracomment>connect</extracomment><translation>Reliez-y une action, comme Retirer, Faire naître, Ajouter ou Fin.</translation></message>
<message><source>Wire a Source to it.</source><extracomment>connect</extracomment><translation>Reliez-y une Source.</translation></message>
<message><source>Wire a Meter to it.</source><extracomment>connect</extracomment><translation>Reliez-y une Jauge.</translation></message>
<message><source>Wire a number to it, such as Distance, Clock or a Formula.</source><extracomment>connect</extracomment><translation>Reliez-y un nombre, comme Distance, Horloge ou une Formule.</translation></message>
<message><source>Wire a Variable to it.</source><extracomment>connect</extracomment><translation>Reliez-y une Variable.</translation></message>
<message><source>Wire an action, a Mode or a Source to it.</source><extracomment>connect</extracomment><translation>Reliez-y une action, un Mode ou une Source.</translation></message>
<message><source>%1 gives a number of an agent, and a Source has none. Use a Variable of the world, a Clock, a Draw, or a Formula of these.</source><extracomment>connect</extracomment><translation>%1 donne un nombre d'un agent, et une Source n'en a pas. Utilisez une Variable du monde, une Horloge, un Tirage, ou une Formule de ceux-ci.</translation></message>
<message><source>%1 chooses each of several agents, so no number drives its settings. Choose one agent.</source><extracomment>connect</extracomment><translation>%1 choisit chacun de plusieurs agents : aucun nombre ne commande donc ses réglages. Choisissez un seul agent.</translation></message>
<message><source>There is no port "%1.%2".</source><extracomment>connect</extracomment><translation>Il n'y a pas de port « %1.%2 ».</translation></message>
<message><source>A wire goes from an output, at the right of a card, to an input, at the left of another.</source><extracomment>connect</extracomment><translation>Un fil va d'une sortie, à droite d'un bloc, à une entrée, à gauche d'un autre.</translation></message>
<message><source>The output %1 of %2 is %3; the input %4 of %5 takes %6. %7</source><extracomment>connect</extracomment><translation>La sortie %1 de %2 est %3 ; l'entrée %4 de %5 prend %6. %7</translation></message>
<message><source>These ports are already wired.</source><extracomment>connect</extracomment><translation>Ces ports sont déjà reliés.</translation></message>
<message><source>This wire would close a ring: %1 already feeds %2. Forces and conditions must flow one way.</source><extracomment>connect</extracomment><translation>Ce fil fermerait une boucle : %1 alimente déjà %2. Forces et conditions ne vont que dans un sens.</translation></message>
<message><source>"%1" is not a type of this version of Tiller.</source><extracomment>connect</extracomment><translation>« %1 » n'est pas un type de cette version de Tiller.</translation></message>
<message><source>%1 has no output.</source><extracomment>connect</extracomment><translation>%1 n'a pas de sortie.</translation></message>
<message><source>%1 has no input.</source><extracomment>connect</extracomment><translation>%1 n'a pas d'entrée.</translation></message>
<message><source>There is nothing with the id "%1".</source><extracomment>edit_steps</extracomment><translation>Il n'y a rien avec l'identifiant « %1 ».</translation></message>
<message><source>A project holds at most 10,000 nodes.</source><extracomment>edit_steps</extracomment><translation>Un projet contient au plus 10 000 nœuds.</translation></message>
<message><source>A project holds at most 10,000 annotations.</source><extracomment>edit_steps</extracomment><translation>Un projet contient au plus 10 000 annotations.</translation></message>
<message><source>A project holds at most 100,000 links.</source><extracomment>edit_steps</extracomment><translation>Un projet contient au plus 100 000 liens.</translation></message>
<message><source>%1 has no setting "%2".</source><extracomment>edits</extracomment><translation>%1 n'a pas de réglage « %2 ».</translation></message>
<message><source>A weight must be 0 to 100.</source><extracomment>edits</extracomment><translation>Un poids doit aller de 0 à 100.</translation></message>
<message><source>Only the project, agent types, modes, scene items and placed agents have properties.</source><extracomment>edits</extracomment><translation>Seuls le projet, les types d'agent, les modes, les éléments de la scène et les agents placés ont des propriétés.</translation></message>
<message><source>Only a node of a group can show a setting on the group's card.</source><extracomment>edits_of_groups</extracomment><translation>Seul un nœud d'un groupe peut montrer un réglage sur le bloc du groupe.</translation></message>
<message><source>There is no setting "%1".</source><extracomment>edits_of_groups</extracomment><translation>Il n'y a pas de réglage « %1 ».</translation></message>
<message><source>Show the setting on the card of the group "%1" first.</source><extracomment>edits_of_groups</extracomment><translation>Montrez d'abord le réglage sur le bloc du groupe « %1 ».</translation></message>
<message><source>This group is the only one of its kind.</source><extracomment>edits_of_groups</extracomment><translation>Ce groupe est le seul de son espèce.</translation></message>
<message><source>No card of a group has this port.</source><extracomment>edits_of_groups</extracomment><translation>Aucun bloc de groupe n'a ce port.</translation></message>
<message><source>Select the cards to group.</source><extracomment>edits_of_groups</extracomment><translation>Sélectionnez les blocs à grouper.</translation></message>
<message><source>A group holds cards that stand together: all in the same group, or all in none.</source><extracomment>edits_of_groups</extracomment><translation>Un groupe contient des blocs qui vont ensemble : tous dans le même groupe, ou tous dans aucun.</translation></message>
<message><source>There is no parameter "%1".</source><extracomment>edits_of_parameters</extracomment><translation>Il n'y a pas de paramètre « %1 ».</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces. "%1.%2" is none of these.</source><extracomment>edits_of_parameters</extracomment><translation>Un paramètre commande des nombres, des interrupteurs, des choix et les poids des forces. « %1.%2 » n'en est pas.</translation></message>
<message><source>A parameter drives this setting already.</source><extracomment>edits_of_parameters</extracomment><translation>Un paramètre commande déjà ce réglage.</translation></message>
<message><source>A project can have at most 10,000 parameters. Remove some.</source><extracomment>edits_of_parameters</extracomment><translation>Un projet peut avoir au plus 10 000 paramètres. Retirez-en.</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces.</source><extracomment>edits_of_parameters</extracomment><translation>Un paramètre commande des nombres, des interrupteurs, des choix et les poids des forces.</translation></message>
<message><source>There is no node type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Il n'y a pas de type de nœud « %1 ».</translation></message>
<message><source>There is no geometry of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Il n'y a pas de géométrie du type « %1 ».</translation></message>
<message><source>There is no annotation of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>Il n'y a pas d'annotation du type « %1 ».</translation></message>
<message><source>Groups stand in groups at most 16 levels deep. Ungroup some.</source><extracomment>groups</extracomment><translation>Les groupes s'imbriquent sur 16 niveaux au plus. Dégroupez-en.</translation></message>
<message><source>The group "%1" would hold itself, directly or within other groups. Take it out, or make it single.</source><extracomment>groups</extracomment><translation>Le groupe « %1 » se contiendrait lui-même, directement ou dans d'autres groupes. Sortez-le, ou rendez-le indépendant.</translation></message>
<message><source>This file is not a part: a part is one group. Save a group with "Save as part".</source><extracomment>library_part</extracomment><translation>Ce fichier n'est pas un composant : un composant est un seul groupe. Enregistrez un groupe avec « Enregistrer comme composant ».</translation></message>
<message><source>This file is not a part: %1 is in no group. Group it with the others.</source><extracomment>library_part</extracomment><translation>Ce fichier n'est pas un composant : %1 n'est dans aucun groupe. Groupez-le avec les autres.</translation></message>
<message><source>The part file has no card in common with this part. Add it as a new group instead.</source><extracomment>library_part</extracomment><translation>Le fichier de composant n'a aucun bloc en commun avec ce composant. Ajoutez-le plutôt comme nouveau groupe.</translation></message>
<message><source>other</source><extracomment>library_part</extracomment><translation>autre</translation></message>
<message><source>The name: "%1" here, "%2" in the file.</source><extracomment>library_part</extracomment><translation>Le nom : « %1 » ici, « %2 » dans le fichier.</translation></message>
<message><source>%1 is only here.</source><extracomment>library_part</extracomment><translation>%1 n'est qu'ici.</translation></message>
<message><source>%1 is only in the file.</source><extracomment>library_part</extracomment><translation>%1 n'est que dans le fichier.</translation></message>
<message><source>The ports have other names or another order.</source><extracomment>library_part</extracomment><translation>Les ports ont d'autres noms ou un autre ordre.</translation></message>
<message><source>The card shows other settings, or with other names.</source><extracomment>library_part</extracomment><translation>Le bloc montre d'autres réglages, ou sous d'autres noms.</translation></message>
<message><source>%1 is of another type in the file.</source><extracomment>library_part</extracomment><translation>%1 est d'un autre type dans le fichier.</translation></message>
<message><source>%1 is called %2 in the file.</source><extracomment>library_part</extracomment><translation>%1 s'appelle %2 dans le fichier.</translation></message>
<message><source>%1: %2 is %3 here, %4 in the file.</source><extracomment>library_part</extracomment><translation>%1 : %2 est %3 ici, %4 dans le fichier.</translation></message>
<message><source>%1 is muted or solo only in one of them.</source><extracomment>library_part</extracomment><translation>%1 n'est muet ou solo que dans l'un des deux.</translation></message>
<message><source>%1 has other properties in the file.</source><extracomment>library_part</extracomment><translation>%1 a d'autres propriétés dans le fichier.</translation></message>
<message><source>%1 stands at another place in the file.</source><extracomment>library_part</extracomment><translation>%1 est à une autre place dans le fichier.</translation></message>
<message><source>The wire from %1 to %2</source><extracomment>library_part</extracomment><translation>Le fil de %1 à %2</translation></message>
<message><source>%1 has the weight %2 here, %3 in the file.</source><extracomment>library_part</extracomment><translation>%1 a le poids %2 ici, %3 dans le fichier.</translation></message>
<message><source>%1 has another place in the order.</source><extracomment>library_part</extracomment><translation>%1 a une autre place dans l'ordre.</translation></message>
<message><source>The group "%1"</source><extracomment>library_part</extracomment><translation>Le groupe « %1 »</translation></message>
<message><source>A group</source><extracomment>library_part</extracomment><translation>Un groupe</translation></message>
<message><source>%1 has another name in the file.</source><extracomment>library_part</extracomment><translation>%1 a un autre nom dans le fichier.</translation></message>
<message><source>%1 has another card or another place in the file.</source><extracomment>library_part</extracomment><translation>%1 a un autre bloc ou une autre place dans le fichier.</translation></message>
<message><source>Bird</source><extracomment>macros</extracomment><translation>Oiseau</translation></message>
<message><source>Flock together</source><extracomment>macros</extracomment><translation>Voler en nuée</translation></message>
<message><source>Hunter</source><extracomment>macros</extracomment><translation>Chasseur</translation></message>
<message><source>Nearest prey</source><extracomment>macros</extracomment><translation>Proie la plus proche</translation></message>
<message><source>Hunt, else roam</source><extracomment>macros</extracomment><translation>Chasser, sinon errer</translation></message>
<message><source>Follow, else roam</source><extracomment>macros</extracomment><translation>Suivre, sinon errer</translation></message>
<message><source>Guard</source><extracomment>macros</extracomment><translation>Garde</translation></message>
<message><source>Intruder in sight</source><extracomment>macros</extracomment><translation>Intrus en vue</translation></message>
<message><source>Patrol</source><extracomment>macros</extracomment><translation>Ronde</translation></message>
<message><source>Chase, else patrol</source><extracomment>macros</extracomment><translation>Poursuite, sinon ronde</translation></message>
<message><source>Civilian</source><extracomment>macros</extracomment><translation>Civil</translation></message>
<message><source>Threat nearby</source><extracomment>macros</extracomment><translation>Menace proche</translation></message>
<message><source>Keep apart</source><extracomment>macros</extracomment><translation>Garder ses distances</translation></message>
<message><source>Stroll apart</source><extracomment>macros</extracomment><translation>Flâner à l'écart</translation></message>
<message><source>Run, else stroll</source><extracomment>macros</extracomment><translation>Courir, sinon flâner</translation></message>
<message><source>Car</source><extracomment>macros</extracomment><translation>Voiture</translation></message>
<message><source>Drive</source><extracomment>macros</extracomment><translation>Rouler</translation></message>
<message><source>Keep the distance</source><extracomment>macros</extracomment><translation>Garder la distance</translation></message>
<message><source>There is no group "%1".</source><extracomment>macros</extracomment><translation>Il n'y a pas de groupe « %1 ».</translation></message>
<message><source>"%1" is "%2"; it must be true or false.</source><extracomment>overrides</extracomment><translation>« %1 » est « %2 » ; il faut true ou false.</translation></message>
<message><source>A layer has no setting "%1". It has: hidden.</source><extracomment>overrides</extracomment><translation>Un calque n'a pas de réglage « %1 ». Il a : hidden.</translation></message>
<message><source>A link has no setting "%1". It has: weight.</source><extracomment>overrides</extracomment><translation>Un lien n'a pas de réglage « %1 ». Il a : weight.</translation></message>
<message><source>Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>Écrivez CHEMIN=VALEUR, comme world.seed=7.</translation></message>
<message><source>"%1" does not set anything. Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>« %1 » ne règle rien. Écrivez CHEMIN=VALEUR, comme world.seed=7.</translation></message>
<message><source>"%1" drives %2.%3: %4</source><extracomment>parameters</extracomment><translation>« %1 » commande %2.%3 : %4</translation></message>
<message><source>"%1" goes from %2 to %3; min must not be above max.</source><extracomment>parameters</extracomment><translation>« %1 » va de %2 à %3 ; min ne doit pas dépasser max.</translation></message>
<message><source>The step of "%1" is %2; it must be 0 or more.</source><extracomment>parameters</extracomment><translation>Le pas de « %1 » est %2 ; il doit être 0 ou plus.</translation></message>
<message><source>"%1" is a list; it must be a number, true or false, or the id of a choice.</source><extracomment>parameters</extracomment><translation>« %1 » est une liste ; il faut un nombre, true ou false, ou l'identifiant d'un choix.</translation></message>
<message><source>"%1" drives more than 100 settings. Leave some out.</source><extracomment>parameters</extracomment><translation>« %1 » commande plus de 100 réglages. Retirez-en.</translation></message>
<message><source>"%1.%2" is driven by "%3" and by "%4". Leave it out of one of them.</source><extracomment>parameters</extracomment><translation>« %1.%2 » est commandé par « %3 » et par « %4 ». Retirez-le de l'un des deux.</translation></message>
<message><source>"%1" is not a name for a property. Use 1 to 64 letters, digits, "_", "-" and "."; begin with a letter or "_".</source><extracomment>property</extracomment><translation>« %1 » n'est pas un nom de propriété. Utilisez de 1 à 64 lettres, chiffres, « _ », « - » et « . » ; commencez par une lettre ou « _ ».</translation></message>
<message><source>Property "%1"</source><extracomment>property</extracomment><translation>Propriété « %1 »</translation></message>
<message><source>Two properties have the name "%1". Give one of the two another name.</source><extracomment>property</extracomment><translation>Deux propriétés ont le nom « %1 ». Donnez un autre nom à l'une des deux.</translation></message>
<message><source>"%1" is in the locked layer "%2". Unlock the layer first.</source><extracomment>scene_layers</extracomment><translation>« %1 » est sur le calque verrouillé « %2 ». Déverrouillez d'abord le calque.</translation></message>
<message><source>The layer "%1" holds what no other layer does, so it cannot be removed.</source><extracomment>scene_layers</extracomment><translation>Le calque « %1 » contient ce que ne contient aucun autre : il ne peut donc pas être retiré.</translation></message>
<message><source>The layer "%1" is locked. Unlock it first.</source><extracomment>scene_layers</extracomment><translation>Le calque « %1 » est verrouillé. Déverrouillez-le d'abord.</translation></message>
<message><source>Only a behavior with a force can be shown as a formula.</source><extracomment>show_as_formula</extracomment><translation>Seul un comportement qui a une force peut être affiché en formule.</translation></message>
<message><source>This is a formula already.</source><extracomment>show_as_formula</extracomment><translation>C'est déjà une formule.</translation></message>
<message><source>%1 needs more than targets, which a formula cannot have: neighbors, other agents, or items of the scene.</source><extracomment>show_as_formula</extracomment><translation>Il faut à %1 plus que des cibles, ce qu'une formule ne peut pas avoir : des voisins, d'autres agents ou des éléments de la scène.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 retient des valeurs d'un tick à l'autre, ce qu'une formule ne peut pas faire.</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.</source><extracomment>show_as_formula</extracomment><translation>%1 retient des valeurs d'un tick à l'autre, ce qu'une formule ne peut pas faire. Désactivez %2.</translation></message>
<message><source>%1 draws random numbers, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 tire des nombres aléatoires, ce qu'une formule ne peut pas faire.</translation></message>
<message><source>%1 is driven by the parameter "%2", which cannot drive a formula. Let the setting go first.</source><extracomment>show_as_formula</extracomment><translation>%1 est commandé par le paramètre « %2 », qui ne peut pas commander une formule. Libérez d'abord le réglage.</translation></message>
<message><source>%1 is driven by a number. Take its wire away first.</source><extracomment>show_as_formula</extracomment><translation>%1 est commandé par un nombre. Enlevez d'abord son fil.</translation></message>
<message><source>%1 cannot be shown as a formula. %2</source><extracomment>show_as_formula</extracomment><translation>%1 ne peut pas être affiché en formule. %2</translation></message>
<message><source>"%1" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.</source><extracomment>sweep</extracomment><translation>« %1 » n'est pas une plage. Écrivez DE..À in NOMBRE, comme 1..10 in 4.</translation></message>
<message><source>The measure is about "%1", which is not an agent type of this project. Choose another measure.</source><extracomment>sweep</extracomment><translation>La mesure porte sur « %1 », qui n'est pas un type d'agent de ce projet. Choisissez une autre mesure.</translation></message>
<message><source>The measure is about the node "%1", which does not exist. Choose another measure.</source><extracomment>sweep</extracomment><translation>La mesure porte sur le nœud « %1 », qui n'existe pas. Choisissez une autre mesure.</translation></message>
<message><source>The seed cannot be varied by a line: each combination has as many seeds as the sweep says.</source><extracomment>sweep</extracomment><translation>Une ligne ne peut pas faire varier la graine : chaque combinaison a autant de graines que le dit le balayage.</translation></message>
<message><source>The project does not run with %1=%2: %3</source><extracomment>sweep</extracomment><translation>Le projet ne tourne pas avec %1=%2 : %3</translation></message>
<message><source>"%1" names no values. Write PATH=VALUES, as in hunter.maxSpeed=1..10 in 4.</source><extracomment>sweep</extracomment><translation>« %1 » ne donne pas de valeurs. Écrivez CHEMIN=VALEURS, comme hunter.maxSpeed=1..10 in 4.</translation></message>
<message><source>"%1" names a value twice. Remove one.</source><extracomment>sweep</extracomment><translation>« %1 » donne deux fois une valeur. Retirez-en une.</translation></message>
<message><source>"%1" has two lines. Remove one.</source><extracomment>sweep</extracomment><translation>« %1 » a deux lignes. Retirez-en une.</translation></message>
<message><source>These are %1 runs; at most %2 are possible. Take fewer values or seeds.</source><extracomment>sweep</extracomment><translation>Cela fait %1 exécutions ; %2 au plus sont possibles. Prenez moins de valeurs ou de graines.</translation></message>
<message><source>"%1" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>world_builder</extracomment><translation>« %1 » n'est pas un identifiant. Utilisez de 1 à 64 caractères parmi a-z, 0-9 et -, mais pas "world".</translation></message>
<message><source>The id "%1" is used twice. Use another.</source><extracomment>world_builder</extracomment><translation>L'identifiant « %1 » est utilisé deux fois. Prenez-en un autre.</translation></message>
<message><source>There is no scene type "%1".</source><extracomment>world_builder</extracomment><translation>Il n'y a pas de type de scène « %1 ».</translation></message>
<message><source>There is no agent type "%1".</source><extracomment>world_builder</extracomment><translation>Il n'y a pas de type d'agent « %1 ».</translation></message>
<message><source>Coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>world_builder</extracomment><translation>Les coordonnées et les vitesses doivent aller de -1 000 000 à 1 000 000.</translation></message>
<message><source>This is nested more than 40 deep. Give a part a name of its own, on a line before.</source><extracomment>expression_tree</extracomment><translation>L'imbrication dépasse 40 niveaux. Donnez son propre nom à une partie, sur une ligne avant.</translation></message>
<message><source>A formula has no braces. Write if(condition, a, b) for a choice.</source><extracomment>expression_tree</extracomment><translation>Une formule n'a pas d'accolades. Écrivez if(condition, a, b) pour un choix.</translation></message>
<message><source>Write "and" here.</source><extracomment>expression_tree</extracomment><translation>Écrivez ici "and".</translation></message>
<message><source>Write "or" here.</source><extracomment>expression_tree</extracomment><translation>Écrivez ici "or".</translation></message>
<message><source>Write modulo(a, b) for what is left of a after whole steps of b.</source><extracomment>expression_tree</extracomment><translation>Écrivez modulo(a, b) pour ce qui reste de a après des pas entiers de b.</translation></message>
<message><source>A comma only separates the values of a function. Write numbers with a point: 1.5.</source><extracomment>expression_tree</extracomment><translation>Une virgule ne fait que séparer les valeurs d'une fonction. Écrivez les nombres avec un point : 1.5.</translation></message>
<message><source>"%1" has no bracket to close. Remove it, or add a "(" before.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'a pas de parenthèse à fermer. Retirez-la, ou ajoutez un « ( » avant.</translation></message>
<message><source>"%1" needs one name before it, and the line begins with that name: speed = 5.</source><extracomment>expression_tree</extracomment><translation>« %1 » a besoin d'un seul nom avant lui, et la ligne commence par ce nom : speed = 5.</translation></message>
<message><source>"%1" is not expected here. Remove it.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'est pas attendu ici. Retirez-le.</translation></message>
<message><source>"%1" is not expected here. Write an operator such as * before it, or begin a new line.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'est pas attendu ici. Écrivez avant lui un opérateur comme *, ou commencez une nouvelle ligne.</translation></message>
<message><source>Write "not" here.</source><extracomment>expression_tree</extracomment><translation>Écrivez ici "not".</translation></message>
<message><source>A value is missing at the end. Add one, or remove the operator before it.</source><extracomment>expression_tree</extracomment><translation>Il manque une valeur à la fin. Ajoutez-en une, ou retirez l'opérateur qui précède.</translation></message>
<message><source>Write (x + y) for brackets, and at(x, y) for an arrow.</source><extracomment>expression_tree</extracomment><translation>Écrivez (x + y) pour des parenthèses, et at(x, y) pour un vecteur.</translation></message>
<message><source>A value is missing before "%1". Write a number, a name or a function there.</source><extracomment>expression_tree</extracomment><translation>Il manque une valeur avant « %1 ». Écrivez-y un nombre, un nom ou une fonction.</translation></message>
<message><source>The formula has more than 200 operators and functions. Shorten it, or share it among two nodes.</source><extracomment>expression_tree</extracomment><translation>La formule a plus de 200 opérateurs et fonctions. Raccourcissez-la, ou répartissez-la sur deux nœuds.</translation></message>
<message><source>Write length(v) or v.length.</source><extracomment>expression_tree</extracomment><translation>Écrivez length(v) ou v.length.</translation></message>
<message><source>"%1" is not a member. A value has .x, .y and .length; a target also has .velocity.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'est pas un membre. Une valeur a .x, .y et .length ; une cible a aussi .velocity.</translation></message>
<message><source>Write %1(...) as a function.</source><extracomment>expression_tree</extracomment><translation>Écrivez %1(...) comme fonction.</translation></message>
<message><source>The quotation mark is not closed. Add a second one.</source><extracomment>expression_tree</extracomment><translation>Le guillemet n'est pas fermé. Ajoutez-en un second.</translation></message>
<message><source>"%1" is not a number. Write it as 1.5.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'est pas un nombre. Écrivez-le comme 1.5.</translation></message>
<message><source>"%1" is beyond all numbers. Use one from 1e-300 to 1e300.</source><extracomment>expression_tree</extracomment><translation>« %1 » est au-delà de tous les nombres. Utilisez-en un de 1e-300 à 1e300.</translation></message>
<message><source>"%1" is not a function.</source><extracomment>expression_tree</extracomment><translation>« %1 » n'est pas une fonction.</translation></message>
<message><source>A ")" is missing: write %1.</source><extracomment>expression_tree</extracomment><translation>Il manque un « ) » : écrivez %1.</translation></message>
<message numerus="yes"><source>%1 takes %n values and gets %2: write %3.</source><extracomment>expression_tree</extracomment><translation><numerusform>%1 prend %n valeur et en reçoit %2 : écrivez %3.</numerusform><numerusform>%1 prend %n valeurs et en reçoit %2 : écrivez %3.</numerusform></translation></message>
<message><source>The "%1" is not closed. Add a "%2".</source><extracomment>expression_tree</extracomment><translation>Le « %1 » n'est pas fermé. Ajoutez un « %2 ».</translation></message>
<message><source>active must be a condition, such as active = |target - position| &lt; 100; this is %1.</source><extracomment>formula_program</extracomment><translation>active doit être une condition, comme active = |target - position| &lt; 100 ; ceci est : %1.</translation></message>
<message><source>The result must be a number, but this is %1. Write |v| for the length of an arrow, and if(c, 1, 0) for a condition.</source><extracomment>formula_program</extracomment><translation>Le résultat doit être un nombre, mais ceci est : %1. Écrivez |v| pour la longueur d'un vecteur, et if(c, 1, 0) pour une condition.</translation></message>
<message><source>The result must be an arrow, but this is %1. Multiply a direction by it: normalize(target - position) * ...</source><extracomment>formula_program</extracomment><translation>Le résultat doit être un vecteur, mais ceci est : %1. Multipliez-le par une direction : normalize(target - position) * ...</translation></message>
<message><source>"%1" belongs to the agent or its target and cannot be set. Choose another name; the force alone moves the agent.</source><extracomment>formula_program</extracomment><translation>« %1 » appartient à l'agent ou à sa cible et ne peut pas être réglé. Choisissez un autre nom ; seule la force fait bouger l'agent.</translation></message>
<message><source>"%1" is a word of the language. Choose another name.</source><extracomment>formula_program</extracomment><translation>« %1 » est un mot du langage. Choisissez un autre nom.</translation></message>
<message><source>"%1" gets its value only on a later line. Move that line up.</source><extracomment>formula_program</extracomment><translation>« %1 » ne reçoit sa valeur qu'à une ligne suivante. Remontez cette ligne.</translation></message>
<message><source>"%1" is a function: write %2.</source><extracomment>formula_program</extracomment><translation>« %1 » est une fonction : écrivez %2.</translation></message>
<message><source>"%1" is not known.</source><extracomment>formula_program</extracomment><translation>« %1 » n'est pas connu.</translation></message>
<message><source>Give it a value on a line before: %1 = 100.</source><extracomment>formula_program</extracomment><translation>Donnez-lui une valeur sur une ligne avant : %1 = 100.</translation></message>
<message><source>Text in quotation marks has no use in a formula. Remove it.</source><extracomment>formula_program</extracomment><translation>Un texte entre guillemets ne sert à rien dans une formule. Retirez-le.</translation></message>
<message><source>The exponent must be a whole number from 0 to 8. For a root write sqrt(x).</source><extracomment>formula_program</extracomment><translation>L'exposant doit être un entier de 0 à 8. Pour une racine, écrivez sqrt(x).</translation></message>
<message><source>%1 takes %2, but it gets %3 here.</source><extracomment>formula_program</extracomment><translation>%1 prend %2, mais reçoit ici %3.</translation></message>
<message><source>%1 takes %2, but it gets %3 and %4 here.</source><extracomment>formula_program</extracomment><translation>%1 prend %2, mais reçoit ici %3 et %4.</translation></message>
<message><source>%1 takes %2, but it gets %3, %4 and %5 here.</source><extracomment>formula_program</extracomment><translation>%1 prend %2, mais reçoit ici %3, %4 et %5.</translation></message>
<message><source>two numbers or two arrows</source><extracomment>formula_program</extracomment><translation>deux nombres ou deux vecteurs</translation></message>
<message><source>two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)</source><extracomment>formula_program</extracomment><translation>deux nombres, ou un vecteur et un nombre (dot(a, b) multiplie deux vecteurs)</translation></message>
<message><source>two numbers, or an arrow and a number</source><extracomment>formula_program</extracomment><translation>deux nombres, ou un vecteur et un nombre</translation></message>
<message><source>two numbers (dot(v, v) is the square of an arrow)</source><extracomment>formula_program</extracomment><translation>deux nombres (dot(v, v) est le carré d'un vecteur)</translation></message>
<message><source>a number or an arrow</source><extracomment>formula_program</extracomment><translation>un nombre ou un vecteur</translation></message>
<message><source>two numbers (|v| is the length of an arrow)</source><extracomment>formula_program</extracomment><translation>deux nombres (|v| est la longueur d'un vecteur)</translation></message>
<message><source>two values of one kind</source><extracomment>formula_program</extracomment><translation>deux valeurs de même sorte</translation></message>
<message><source>two conditions such as a &lt; b</source><extracomment>formula_program</extracomment><translation>deux conditions comme a &lt; b</translation></message>
<message><source>a condition such as a &lt; b</source><extracomment>formula_program</extracomment><translation>une condition comme a &lt; b</translation></message>
<message><source>a condition and two values of one kind</source><extracomment>formula_program</extracomment><translation>une condition et deux valeurs de même sorte</translation></message>
<message><source>two values of one kind and a number</source><extracomment>formula_program</extracomment><translation>deux valeurs de même sorte et un nombre</translation></message>
<message><source>numbers</source><extracomment>formula_program</extracomment><translation>des nombres</translation></message>
<message><source>two arrows</source><extracomment>formula_program</extracomment><translation>deux vecteurs</translation></message>
<message><source>an arrow and a number</source><extracomment>formula_program</extracomment><translation>un vecteur et un nombre</translation></message>
<message><source>an arrow</source><extracomment>formula_program</extracomment><translation>un vecteur</translation></message>
<message><source>The formula is empty.</source><extracomment>formula_text</extracomment><translation>La formule est vide.</translation></message>
<message><source>Write a line such as %1.</source><extracomment>formula_text</extracomment><translation>Écrivez une ligne comme %1.</translation></message>
<message><source>A part of an arrow cannot be set. Make a new arrow: name = at(x, y).</source><extracomment>formula_text</extracomment><translation>Une composante d'un vecteur ne peut pas être réglée. Faites un nouveau vecteur : name = at(x, y).</translation></message>
<message><source>Only the last line may have no name. Write name = before it, or remove it.</source><extracomment>formula_text</extracomment><translation>Seule la dernière ligne peut être sans nom. Écrivez un nom et = avant elle, ou retirez-la.</translation></message>
<message><source>The formula has no force.</source><extracomment>formula_text</extracomment><translation>La formule n'a pas de force.</translation></message>
<message><source>The formula has no number.</source><extracomment>formula_text</extracomment><translation>La formule n'a pas de nombre.</translation></message>
<message><source>Line %1, column %2: %3</source><extracomment>formula_text</extracomment><translation>Ligne %1, colonne %2 : %3</translation></message>
<message><source>The formula has more than 4,000 characters. Shorten it.</source><extracomment>formula_text</extracomment><translation>La formule a plus de 4 000 caractères. Raccourcissez-la.</translation></message>
<message><source>an agent of this project</source><extracomment>node_code</extracomment><translation>un agent de ce projet</translation></message>
<message><source>%3 or a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 ou un entier de %1 à %2</translation></message>
<message><source>a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>un entier de %1 à %2</translation></message>
<message><source>%3 or a number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3 ou un nombre de %1 à %2</translation></message>
<message><source>%1 must be a finite number.</source><extracomment>setting</extracomment><translation>%1 doit être un nombre fini.</translation></message>
<message><source>%1 is %2; it must be %3 to %4 (4000000 means no limit).</source><extracomment>setting</extracomment><translation>%1 est %2 ; il faut de %3 à %4 (4000000 veut dire sans limite).</translation></message>
<message><source>%1 is %2; it must be %3 to %4.</source><extracomment>setting</extracomment><translation>%1 est %2 ; il faut de %3 à %4.</translation></message>
<message><source>%1 is %2; it must be a whole number.</source><extracomment>setting</extracomment><translation>%1 est %2 ; il faut un entier.</translation></message>
<message><source>%1 is "%2"; it must be a color such as "#4caf50".</source><extracomment>setting</extracomment><translation>%1 est « %2 » ; il faut une couleur comme "#4caf50".</translation></message>
<message><source>%1 is "%2"; it must be one of: %3.</source><extracomment>setting</extracomment><translation>%1 est « %2 » ; il faut l'un de : %3.</translation></message>
<message><source>%1 has %2 places; it may have at most 100000.</source><extracomment>setting</extracomment><translation>%1 a %2 endroits ; le maximum est de 100000.</translation></message>
<message><source>%1 must be true or false.</source><extracomment>setting</extracomment><translation>%1 doit être true ou false.</translation></message>
<message><source>%1 must be a list of numbers, x and y in turn: [x, y, x, y].</source><extracomment>setting</extracomment><translation>%1 doit être une liste de nombres, x et y tour à tour : [x, y, x, y].</translation></message>
<message><source>%1 must be text in quotation marks.</source><extracomment>setting</extracomment><translation>%1 doit être du texte entre guillemets.</translation></message>
<message><source>active if %1</source><extracomment>worked_formula</extracomment><translation>actif si %1</translation></message>
<message><source>true if %1</source><extracomment>worked_formula</extracomment><translation>vrai si %1</translation></message>
<message><source>%1, if %2</source><extracomment>worked_formula</extracomment><translation>%1, si %2</translation></message>
<message><source>The formula of a ground has x and y, the place of a cell, and no values of agents. Use these two.</source><extracomment>ground</extracomment><translation>La formule d'un sol a x et y, l'endroit d'une cellule, et pas de valeurs d'agents. Utilisez ces deux-là.</translation></message>
<message><source>The painting of a ground is wrong at character %1: %2</source><extracomment>ground</extracomment><translation>La peinture d'un sol est fausse au caractère %1 : %2</translation></message>
<message><source>it must begin with its columns and rows, such as 64x48, with at most 1,048,576 cells.</source><extracomment>ground</extracomment><translation>elle doit commencer par ses colonnes et ses lignes, comme 64x48, avec au plus 1 048 576 cellules.</translation></message>
<message><source>a space and a level of two hexadecimal digits must follow, such as 7f.</source><extracomment>ground</extracomment><translation>il doit suivre une espace et un niveau de deux chiffres hexadécimaux, comme 7f.</translation></message>
<message numerus="yes"><source>it has %n cells. Write how many of them have this level.</source><extracomment>ground</extracomment><translation><numerusform>elle a %n cellule. Écrivez combien d'entre elles ont ce niveau.</numerusform><numerusform>elle a %n cellules. Écrivez combien d'entre elles ont ce niveau.</numerusform></translation></message>
<message numerus="yes"><source>it ends after %1 of %n cells. Add their levels.</source><extracomment>ground</extracomment><translation><numerusform>elle finit après %1 cellule sur %n. Ajoutez le niveau manquant.</numerusform><numerusform>elle finit après %1 cellules sur %n. Ajoutez leurs niveaux.</numerusform></translation></message>
<message><source>"%1" drives %2.%3, which no agent has for itself. Set the parameter for the agent type or the world.</source><extracomment>own_values</extracomment><translation>« %1 » commande %2.%3, qu'aucun agent n'a pour lui seul. Réglez le paramètre pour le type d'agent ou le monde.</translation></message>
<message><source>"%1" drives %2.%3, which no agent type has for itself. Set the parameter for the world.</source><extracomment>own_values</extracomment><translation>« %1 » commande %2.%3, qu'aucun type d'agent n'a pour lui seul. Réglez le paramètre pour le monde.</translation></message>
<message><source>The world needs a value of each parameter. Give one.</source><extracomment>inputs</extracomment><translation>Il faut au monde une valeur pour chaque paramètre. Donnez-en une.</translation></message>
<message><source>The edit at tick %1 cannot be made: %2</source><extracomment>inputs</extracomment><translation>La modification au tick %1 ne peut pas être faite : %2</translation></message>
<message><source>%1 per minute</source><extracomment>measure</extracomment><translation>%1 par minute</translation></message>
<message><source>%1 per second</source><extracomment>measure</extracomment><translation>%1 par seconde</translation></message>
<message><source>%1 in the last %2 s</source><extracomment>measure</extracomment><translation>%1 sur les dernières %2 s</translation></message>
<message><source>%1, least</source><extracomment>measure</extracomment><translation>%1, minimum</translation></message>
<message><source>%1, most</source><extracomment>measure</extracomment><translation>%1, maximum</translation></message>
<message><source>%1, spread</source><extracomment>measure</extracomment><translation>%1, dispersion</translation></message>
<message><source>%1, sum</source><extracomment>measure</extracomment><translation>%1, somme</translation></message>
<message><source>%1, mean</source><extracomment>measure</extracomment><translation>%1, moyenne</translation></message>
<message numerus="yes"><source>%n agents of %1 instead of %2</source><extracomment>run_check</extracomment><translation><numerusform>%n agent de %1 au lieu de %2</numerusform><numerusform>%n agents de %1 au lieu de %2</numerusform></translation></message>
<message><source>agents of %1</source><extracomment>run_check</extracomment><translation>des agents de %1</translation></message>
<message><source>%1 or %2, or both</source><extracomment>run_check</extracomment><translation>%1 ou %2, ou les deux</translation></message>
<message><source>%1, %2 or %3, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2 ou %3, ou plusieurs d'entre eux</translation></message>
<message><source>%1, %2, %3 or %4, or several of them</source><extracomment>run_check</extracomment><translation>%1, %2, %3 ou %4, ou plusieurs d'entre eux</translation></message>
<message numerus="yes"><source>some of %n agents of %1, from %2 to %3</source><extracomment>run_check</extracomment><translation><numerusform>certains de %n agent de %1, de %2 à %3</numerusform><numerusform>certains de %n agents de %1, de %2 à %3</numerusform></translation></message>
<message><source>There is no agent %1 of "%2": it is gone, or was never there.</source><extracomment>simulation_parameters</extracomment><translation>Il n'y a pas d'agent %1 de « %2 » : il a disparu, ou n'a jamais existé.</translation></message>
<message><source>The agent is gone.</source><extracomment>simulation_parameters</extracomment><translation>L'agent a disparu.</translation></message>
<message><source>The snapshot is of another project, of one with another seed, or from before a reload that changed it. Restore it in a simulation of the project that it was taken from.</source><extracomment>simulation_parameters</extracomment><translation>L'instantané vient d'un autre projet, d'un projet avec une autre graine, ou d'avant un rechargement qui l'a changé. Restaurez-le dans une simulation du projet d'où il vient.</translation></message>
<message><source>The snapshot was changed after it was taken: %1. Take a new one.</source><extracomment>simulation_parameters</extracomment><translation>L'instantané a été modifié après avoir été pris : %1. Prenez-en un nouveau.</translation></message>
<message><source>a multiple of 2^-28 from %1 to below %2</source><extracomment>snapshot</extracomment><translation>un multiple de 2^-28 de %1 à moins de %2</translation></message>
<message><source>a multiple of 2^-28 from %1 to %2</source><extracomment>snapshot</extracomment><translation>un multiple de 2^-28 de %1 à %2</translation></message>
<message><source>the column of %1 of "%2" has %3 numbers for %4 agents</source><extracomment>snapshot</extracomment><translation>la colonne %1 de « %2 » a %3 nombres pour %4 agents</translation></message>
<message><source>agent %1 of "%2" has %3 as %4. It must be %5</source><extracomment>snapshot</extracomment><translation>l'agent %1 de « %2 » a %3 comme %4. Il faut %5</translation></message>
<message><source>the agents of "%1" are of another project</source><extracomment>snapshot</extracomment><translation>les agents de « %1 » sont d'un autre projet</translation></message>
<message><source>the columns of "%1" do not have a number for each agent</source><extracomment>snapshot</extracomment><translation>les colonnes de « %1 » n'ont pas un nombre pour chaque agent</translation></message>
<message><source>the numbers of the agents of "%1" do not ascend to the next one</source><extracomment>snapshot</extracomment><translation>les numéros des agents de « %1 » ne croissent pas jusqu'au suivant</translation></message>
<message><source>an agent of "%1" has a life that has not begun</source><extracomment>snapshot</extracomment><translation>un agent de « %1 » a une vie qui n'a pas commencé</translation></message>
<message><source>an agent of "%1" is led by a behavior that it does not have</source><extracomment>snapshot</extracomment><translation>un agent de « %1 » est mené par un comportement qu'il n'a pas</translation></message>
<message><source>the nodes of "%1" remember other values</source><extracomment>snapshot</extracomment><translation>les nœuds de « %1 » retiennent d'autres valeurs</translation></message>
<message><source>the memory "%1" of node "%2"</source><extracomment>snapshot</extracomment><translation>la mémoire « %1 » du nœud « %2 »</translation></message>
<message><source>the bodies at the last count of contacts are of another world</source><extracomment>snapshot</extracomment><translation>les corps du dernier décompte des contacts sont d'un autre monde</translation></message>
<message><source>the bodies of "%1" do not ascend</source><extracomment>snapshot</extracomment><translation>les corps de « %1 » ne sont pas en ordre croissant</translation></message>
<message><source>contacts are counted that have not begun</source><extracomment>snapshot</extracomment><translation>des contacts sont comptés qui n'ont pas commencé</translation></message>
<message><source>lives of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>des vies de « %1 » sont comptées à des ticks ultérieurs</translation></message>
<message><source>events of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>des événements de « %1 » sont comptés à des ticks ultérieurs</translation></message>
<message><source>its end is at a later tick</source><extracomment>snapshot</extracomment><translation>sa fin est à un tick ultérieur</translation></message>
<message><source>the agents on the cells of a way are counted wrongly</source><extracomment>snapshot</extracomment><translation>les agents sur les cellules d'un trajet sont mal comptés</translation></message>
<message><source>source "%1" has %2 births and carries %3, which must be at least 0 and below 1</source><extracomment>snapshot</extracomment><translation>la source « %1 » a %2 naissances et une retenue de %3, qui doit être d'au moins 0 et inférieure à 1</translation></message>
<message><source>the mouse is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>la souris est hors des limites du monde</translation></message>
<message><source>the external "%1" is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>l'objet externe « %1 » est hors des limites du monde</translation></message>
<message><source>agent %1 of "%2" has too many goals, or one outside the limits of the world</source><extracomment>snapshot</extracomment><translation>l'agent %1 de « %2 » a trop de buts, ou un but hors des limites du monde</translation></message>
<message><source>agent %1 of "%2" has a base velocity outside the limits of the world</source><extracomment>snapshot</extracomment><translation>l'agent %1 de « %2 » a un vecteur vitesse de base hors des limites du monde</translation></message>
<message><source>it does not have a part for each agent type</source><extracomment>snapshot</extracomment><translation>il n'a pas une partie pour chaque type d'agent</translation></message>
<message><source>its tick is above 2^53</source><extracomment>snapshot</extracomment><translation>son tick dépasse 2^53</translation></message>
<message><source>it has no room for agents that are born</source><extracomment>snapshot</extracomment><translation>il n'a pas de place pour les agents qui naissent</translation></message>
<message><source>it does not have each variable of the world</source><extracomment>snapshot</extracomment><translation>il n'a pas chaque variable du monde</translation></message>
<message><source>the variable "%1" is not from -4,000,000 to 4,000,000</source><extracomment>snapshot</extracomment><translation>la variable « %1 » n'est pas entre -4 000 000 et 4 000 000</translation></message>
<message><source>its grounds have other cells, or hold what no ground can hold</source><extracomment>snapshot</extracomment><translation>ses sols ont d'autres cellules, ou contiennent ce qu'aucun sol ne peut contenir</translation></message>
<message numerus="yes"><source>%n threads</source><extracomment>bench</extracomment><translation><numerusform>%n thread</numerusform><numerusform>%n threads</numerusform></translation></message>
<message><source>%1: %2 agents, %3 ticks on %4 in %5 s</source><extracomment>bench</extracomment><translation>%1 : %2 agents, %3 ticks sur %4 en %5 s</translation></message>
<message><source>%1 ns per agent and tick, %2 ticks per second</source><extracomment>bench</extracomment><translation>%1 ns par agent et par tick, %2 ticks par seconde</translation></message>
<message><source>%1 neighbors looked at, %2 bytes per agent</source><extracomment>bench</extracomment><translation>%1 voisins examinés, %2 octets par agent</translation></message>
<message><source>The project has no agents. Give an agent type a count.</source><extracomment>bench</extracomment><translation>Le projet n'a pas d'agents. Donnez un effectif à un type d'agent.</translation></message>
<message><source>%1 agents at this density need a world of %2; the limit is 1000000. Ask for fewer agents.</source><extracomment>bench</extracomment><translation>%1 agents à cette densité demandent un monde de %2 ; la limite est 1000000. Demandez moins d'agents.</translation></message>
<message><source>How many ticks to run. Default: %1.</source><extracomment>bench</extracomment><translation>Nombre de ticks à exécuter. Par défaut : %1.</translation></message>
<message><source>Print where the time goes: per node, neighbor search, motion, sorting. The measurement itself costs some time.</source><extracomment>bench</extracomment><translation>Affiche où passe le temps : par nœud, recherche de voisins, mouvement, tri. La mesure elle-même prend un peu de temps.</translation></message>
<message><source>Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash and more.</source><extracomment>bench</extracomment><translation>Affiche un objet JSON : agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash et d'autres clés.</translation></message>
<message><source>checking %1</source><extracomment>check</extracomment><translation>vérification de %1</translation></message>
<message><source>"%1" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5</source><extracomment>command_line</extracomment><translation>« %1 » n'est pas un point. Écrivez-le sous la forme X,Y, chacun de -1000000 à 1000000, comme 120,80.5</translation></message>
<message><source>Runs, checks and exports Tiller projects: agents that move by steering behaviors.</source><extracomment>command_line</extracomment><translation>Exécute, vérifie et exporte des projets de Tiller : des agents mus par des comportements de pilotage.</translation></message>
<message><source>Options</source><extracomment>command_line</extracomment><translation>Options</translation></message>
<message><source>Print the version.</source><extracomment>command_line</extracomment><translation>Affiche la version.</translation></message>
<message><source>Print this help.</source><extracomment>command_line</extracomment><translation>Affiche cette aide.</translation></message>
<message><source>Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or write, 130 stopped by Ctrl+C.</source><extracomment>command_line</extracomment><translation>Codes de retour : 0 succès, 1 problèmes dans le fichier, 2 mauvais usage, 3 lecture ou écriture impossible, 130 arrêt par Ctrl+C.</translation></message>
<message><source>Subcommands</source><extracomment>command_line</extracomment><translation>Sous-commandes</translation></message>
<message><source>Set-up</source><extracomment>command_line</extracomment><translation>Installation</translation></message>
<message><source>"%1" is not a whole number from %2 to %3</source><extracomment>command_line</extracomment><translation>« %1 » n'est pas un nombre entier de %2 à %3</translation></message>
<message><source>Can be repeated.</source><extracomment>command_line</extracomment><translation>Peut être répété.</translation></message>
<message><source>"%1" is unknown.</source><extracomment>command_line</extracomment><translation>« %1 » est inconnu.</translation></message>
<message><source>this machine has no %1. Leave out --simd to use the widest it has: %2.</source><extracomment>command_line</extracomment><translation>cette machine n'a pas %1. Omettez --simd pour utiliser le jeu d'instructions le plus large qu'elle ait : %2.</translation></message>
<message><source>there is not enough memory. Run fewer agents.</source><extracomment>command_line</extracomment><translation>il n'y a pas assez de mémoire. Exécutez moins d'agents.</translation></message>
<message><source>unexpected error: %1. Please report it.</source><extracomment>command_line</extracomment><translation>erreur inattendue : %1. Merci de la signaler.</translation></message>
<message><source>could not write to standard output: %1.</source><extracomment>console</extracomment><translation>impossible d'écrire sur la sortie standard : %1.</translation></message>
<message><source>tick %1 of %2, %3%, about %4 s left</source><extracomment>console</extracomment><translation>tick %1 sur %2, %3 %, reste environ %4 s</translation></message>
<message><source>%1 would overwrite "%2", which is read as %3. Name another file to write.</source><extracomment>console</extracomment><translation>%1 écraserait « %2 », lu en tant que %3. Indiquez un autre fichier à écrire.</translation></message>
<message><source>%1 and %2 would both go to standard output. Write one of them to a file.</source><extracomment>console</extracomment><translation>%1 et %2 iraient tous deux sur la sortie standard. Écrivez l'un des deux dans un fichier.</translation></message>
<message><source>%1 and %2 would both write "%3". Give each a file of its own.</source><extracomment>console</extracomment><translation>%1 et %2 écriraient tous deux « %3 ». Donnez à chacun son propre fichier.</translation></message>
<message><source>reading %1</source><extracomment>console</extracomment><translation>lecture de %1</translation></message>
<message><source>"%1" does not end in .png, .gif or .mp4. The ending chooses the format</source><extracomment>editor</extracomment><translation>« %1 » ne finit pas par .png, .gif ou .mp4. L'extension détermine le format</translation></message>
<message><source>"%1" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720</source><extracomment>editor</extracomment><translation>« %1 » n'est pas une taille. Écrivez-la sous la forme WxH, chacun de 16 à 8192, comme 1280x720</translation></message>
<message><source>tiller-editor is not installed: it is neither in the folder of tiller nor in PATH. Install the editor.</source><extracomment>editor</extracomment><translation>tiller-editor n'est pas installé : il n'est ni dans le dossier de tiller ni dans PATH. Installez l'éditeur.</translation></message>
<message><source>%1 could not be started: %2.</source><extracomment>editor</extracomment><translation>impossible de lancer %1 : %2.</translation></message>
<message><source>--from %1 is after the last tick, %2.</source><extracomment>editor</extracomment><translation>--from %1 est après le dernier tick, %2.</translation></message>
<message><source>The last tick. Default: %1.</source><extracomment>editor</extracomment><translation>Le dernier tick. Par défaut : %1.</translation></message>
<message><source>--template goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--template ne va qu'avec --to html et --to site.</translation></message>
<message><source>--title goes with --to site only.</source><extracomment>export</extracomment><translation>--title ne va qu'avec --to site.</translation></message>
<message><source>--to %1 takes one FILE. A folder of several is --to site.</source><extracomment>export</extracomment><translation>--to %1 ne prend qu'un FILE. Pour un dossier de plusieurs fichiers, utilisez --to site.</translation></message>
<message><source>A site is a folder: name it with --output.</source><extracomment>export</extracomment><translation>Un site est un dossier : indiquez-le avec --output.</translation></message>
<message><source>The format to write: json for games, html for one file that plays in a browser, site for a folder with such a file for each lesson and an index. Default: %1.</source><extracomment>export</extracomment><translation>Le format à écrire : json pour les jeux, html pour un fichier seul qui tourne dans un navigateur, site pour un dossier avec un tel fichier par leçon et un index. Par défaut : %1.</translation></message>
<message><source>take is "%1". Write end, mean, first-at-least or first-at-most.</source><extracomment>find</extracomment><translation>take vaut « %1 ». Écrivez end, mean, first-at-least ou first-at-most.</translation></message>
<message><source>%1 is "%2"; it must be a number.</source><extracomment>find</extracomment><translation>%1 vaut « %2 » ; ce doit être un nombre.</translation></message>
<message><source>%1 requires %2.</source><extracomment>find</extracomment><translation>%1 exige %2.</translation></message>
<message><source>it has no target. Add ,target=X.</source><extracomment>find</extracomment><translation>il n'a pas de cible. Ajoutez ,target=X.</translation></message>
<message><source>%1, seconds until at least %2</source><extracomment>find</extracomment><translation>%1, secondes jusqu'à au moins %2</translation></message>
<message><source>%1, seconds until at most %2</source><extracomment>find</extracomment><translation>%1, secondes jusqu'à au plus %2</translation></message>
<message><source>%1, small</source><extracomment>find</extracomment><translation>%1, petit</translation></message>
<message><source>%1, large</source><extracomment>find</extracomment><translation>%1, grand</translation></message>
<message><source>%1, near %2</source><extracomment>find</extracomment><translation>%1, proche de %2</translation></message>
<message><source>%1, weight %2</source><extracomment>find</extracomment><translation>%1, poids %2</translation></message>
<message><source>point</source><extracomment>find</extracomment><translation>point</translation></message>
<message><source>score</source><extracomment>find</extracomment><translation>score</translation></message>
<message><source>project</source><extracomment>find</extracomment><translation>projet</translation></message>
<message><source>No other values were tried.</source><extracomment>find</extracomment><translation>Aucune autre valeur n'a été essayée.</translation></message>
<message><source>Result 1 is better than the project: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Le résultat 1 est meilleur que le projet : score %1 pour le résultat 1, %2 pour le projet, sur %3 nouvelles graines.</translation></message>
<message><source>The project is as good as result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Le projet est aussi bon que le résultat 1 : score %1 pour le résultat 1, %2 pour le projet, sur %3 nouvelles graines.</translation></message>
<message><source>The project is better than result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>Le projet est meilleur que le résultat 1 : score %1 pour le résultat 1, %2 pour le projet, sur %3 nouvelles graines.</translation></message>
<message><source>searching</source><extracomment>find</extracomment><translation>recherche en cours</translation></message>
<message><source>%1 points of %2 seeds, %3 s</source><extracomment>find</extracomment><translation>%1 points de %2 graines, %3 s</translation></message>
<message><source>A subcommand is required</source><extracomment>help</extracomment><translation>Il faut une sous-commande</translation></message>
<message><source>%1 is required</source><extracomment>help</extracomment><translation>%1 est obligatoire</translation></message>
<message><source>%1: %2 required %3 missing</source><extracomment>help</extracomment><translation>%1 : il manque %2 %3</translation></message>
<message><source>%1 excludes %2</source><extracomment>help</extracomment><translation>%1 exclut %2</translation></message>
<message><source>NAME</source><extracomment>help</extracomment><translation>NOM</translation></message>
<message><source>steering behaviors: run, check and export projects</source><extracomment>help</extracomment><translation>comportements de pilotage : exécuter, vérifier et exporter des projets</translation></message>
<message><source>SYNOPSIS</source><extracomment>help</extracomment><translation>SYNOPSIS</translation></message>
<message><source>DESCRIPTION</source><extracomment>help</extracomment><translation>DESCRIPTION</translation></message>
<message><source>COMMANDS</source><extracomment>help</extracomment><translation>COMMANDES</translation></message>
<message><source>OPTIONS</source><extracomment>help</extracomment><translation>OPTIONS</translation></message>
<message><source>EXIT STATUS</source><extracomment>help</extracomment><translation>CODE DE RETOUR</translation></message>
<message><source>Usage</source><extracomment>help</extracomment><translation>Usage</translation></message>
<message><source>SUBCOMMAND</source><extracomment>help</extracomment><translation>SOUS-COMMANDE</translation></message>
<message><source>Positionals</source><extracomment>help</extracomment><translation>Arguments</translation></message>
<message><source>unknown option "%1".</source><extracomment>help</extracomment><translation>option inconnue « %1 ».</translation></message>
<message><source>unexpected argument "%1".</source><extracomment>help</extracomment><translation>argument inattendu « %1 ».</translation></message>
<message><source>`%1 --help` shows help.</source><extracomment>help</extracomment><translation>`%1 --help` affiche l'aide.</translation></message>
<message><source>%1: the map has no class, layer or value "%2" that can become %3.</source><extracomment>import</extracomment><translation>%1 : la carte n'a ni classe, ni calque, ni valeur « %2 » qui puisse devenir %3.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map.</source><extracomment>import</extracomment><translation>Rien ne devient une partie du monde. Choisissez avec --solid et --map.</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map among: %1.</source><extracomment>import</extracomment><translation>Rien ne devient une partie du monde. Choisissez avec --solid et --map parmi : %1.</translation></message>
<message><source>--map: "%1" is no NAME=KIND. KIND is nothing, layer, obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>import</extracomment><translation>--map : « %1 » n'est pas de la forme NAME=KIND. KIND est nothing, layer, obstacle, region, path, point, tile-shapes, agent ou agent:TYPE.</translation></message>
<message><source>drawing %1</source><extracomment>import</extracomment><translation>dessin de %1</translation></message>
<message><source>--into takes a project (*.tiller), but "%1" is an export.</source><extracomment>import</extracomment><translation>--into prend un projet (*.tiller), mais « %1 » est un export.</translation></message>
<message><source>The picture is %1.</source><extracomment>import</extracomment><translation>L'image est %1.</translation></message>
<message><source>"%1" is not a scale. It is a number from 0.0001 to 10000</source><extracomment>import</extracomment><translation>« %1 » n'est pas une échelle. C'est un nombre de 0.0001 à 10000</translation></message>
<message><source>Leave out the map's picture. Without this, its tiles and backgrounds are drawn into one picture beside OUT, which a layer shows beneath the world.</source><extracomment>import</extracomment><translation>Omet l'image de la carte. Sinon, ses tuiles et ses fonds sont dessinés dans une seule image à côté de OUT, qu'un calque affiche sous le monde.</translation></message>
<message><source>WHAT IT DOES</source><extracomment>list</extracomment><translation>CE QU'IL FAIT</translation></message>
<message><source>Print a JSON array of objects with type, kind, title, ports, settings, help, formula and source.</source><extracomment>list</extracomment><translation>Affiche un tableau JSON d'objets avec type, kind, title, ports, settings, help, formula et source.</translation></message>
<message><source>warning: %1 is neither the project that %2 starts from nor the one it ends with. The log's own project is run.</source><extracomment>run</extracomment><translation>avertissement : %1 n'est ni le projet dont part %2, ni celui auquel il aboutit. C'est le projet du journal qui est exécuté.</translation></message>
<message><source>the project does not run with the values of --set: %1</source><extracomment>run</extracomment><translation>le projet ne s'exécute pas avec les valeurs de --set : %1</translation></message>
<message><source>warning: %1 ends within a block, which was left out. Ticks that are complete: %2.</source><extracomment>run</extracomment><translation>avertissement : %1 finit au milieu d'un bloc, qui a été laissé de côté. Ticks complets : %2.</translation></message>
<message><source>warning: %1 is too long to be read whole. Only its first %2 ticks are run.</source><extracomment>run</extracomment><translation>avertissement : %1 est trop long pour être lu en entier. Seuls ses %2 premiers ticks sont exécutés.</translation></message>
<message><source>warning: %1 has no plots, so --plots writes the ticks alone. Add plots in the editor.</source><extracomment>run</extracomment><translation>avertissement : %1 n'a pas de courbes, --plots n'écrit donc que les ticks. Ajoutez des courbes dans l'éditeur.</translation></message>
<message><source>%1: %2 agents, %3 ticks, %4 s</source><extracomment>run</extracomment><translation>%1 : %2 agents, %3 ticks, %4 s</translation></message>
<message><source>contacts %1: %2</source><extracomment>run</extracomment><translation>contacts %1 : %2</translation></message>
<message><source>entered %1: %2</source><extracomment>run</extracomment><translation>entrées %1 : %2</translation></message>
<message><source>did %1: %2</source><extracomment>run</extracomment><translation>actions %1 : %2</translation></message>
<message><source>arrived %1: %2</source><extracomment>run</extracomment><translation>arrivées %1 : %2</translation></message>
<message><source>variable %1: %2</source><extracomment>run</extracomment><translation>variable %1 : %2</translation></message>
<message><source>%1, at tick %2</source><extracomment>run</extracomment><translation>%1, au tick %2</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after the start. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>L'exécution diffère de l'enregistrement au tick %1 : %2. L'écart a commencé après le départ. Utilisez la version de Tiller qui a fait l'enregistrement.</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after tick %3. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>L'exécution diffère de l'enregistrement au tick %1 : %2. L'écart a commencé après le tick %3. Utilisez la version de Tiller qui a fait l'enregistrement.</translation></message>
<message><source>--every requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--every ne va qu'avec --trace ou --plots. `tiller run --help` affiche l'aide.</translation></message>
<message><source>How many ticks to run, unless the run ends before. Default: %1, or the length of the log of --inputs.</source><extracomment>run</extracomment><translation>Nombre de ticks à exécuter, sauf si l'exécution finit avant. Par défaut : %1, ou la longueur du journal de --inputs.</translation></message>
<message><source>Print the hash of the final state in hex, as the last line of the output.</source><extracomment>run</extracomment><translation>Affiche le hachage de l'état final en hexadécimal, sur la dernière ligne de la sortie.</translation></message>
<message><source>Print one JSON object: ticks, agents, hash, contacts per pair of types, events (arrivals and entered modes, per agent type and node), how the run ended, and seconds.</source><extracomment>run</extracomment><translation>Affiche un objet JSON : ticks, agents, hash, contacts par paire de types, events (arrivées et entrées dans un mode, par type d'agent et nœud), la façon dont l'exécution a fini, et seconds.</translation></message>
<message><source>%1 is not installed. Install %2.</source><extracomment>sweep</extracomment><translation>%1 n'est pas installé. Installez %2.</translation></message>
<message><source>Slurm's commands, and call this on a machine that may submit</source><extracomment>sweep</extracomment><translation>les commandes de Slurm, et lancez ceci sur une machine autorisée à soumettre</translation></message>
<message><source>--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.</source><extracomment>sweep</extracomment><translation>--sweep, --vary, --seeds, --ticks, --measure, --take et --limit ne vont qu'avec plan.</translation></message>
<message><source>--output requires plan or merge.</source><extracomment>sweep</extracomment><translation>--output ne va qu'avec plan ou merge.</translation></message>
<message><source>--chunk and --threads require run.</source><extracomment>sweep</extracomment><translation>--chunk et --threads ne vont qu'avec run.</translation></message>
<message><source>--engine and --chunks require submit.</source><extracomment>sweep</extracomment><translation>--engine et --chunks ne vont qu'avec submit.</translation></message>
<message><source>%1 x %2 of %3 ticks: %4, about %5 s on one core</source><extracomment>sweep</extracomment><translation>%1 x %2 de %3 ticks : %4, environ %5 s sur un cœur</translation></message>
<message numerus="yes"><source>%n combinations</source><extracomment>sweep</extracomment><translation><numerusform>%n combinaison</numerusform><numerusform>%n combinaisons</numerusform></translation></message>
<message><source>--chunk is "%1". Write I/N, as in 1/8.</source><extracomment>sweep</extracomment><translation>--chunk vaut « %1 ». Écrivez I/N, comme 1/8.</translation></message>
<message numerus="yes"><source>running %n runs</source><extracomment>sweep</extracomment><translation><numerusform>%n exécution en cours</numerusform><numerusform>%n exécutions en cours</numerusform></translation></message>
<message><source>%1, %2 s; %3 had a result already</source><extracomment>sweep</extracomment><translation>%1, %2 s ; résultats déjà connus : %3</translation></message>
<message numerus="yes"><source>%n runs of %1 have no result yet. `tiller sweep run` runs them.</source><extracomment>sweep</extracomment><translation><numerusform>%n exécution sur %1 n'a pas encore de résultat. `tiller sweep run` la lance.</numerusform><numerusform>%n exécutions sur %1 n'ont pas encore de résultat. `tiller sweep run` les lance.</numerusform></translation></message>
<message><source>runs</source><extracomment>sweep</extracomment><translation>exécutions</translation></message>
<message><source>mean</source><extracomment>sweep</extracomment><translation>moyenne</translation></message>
<message><source>spread</source><extracomment>sweep</extracomment><translation>dispersion</translation></message>
<message><source>no sweeps</source><extracomment>sweep</extracomment><translation>aucun balayage</translation></message>
<message><source>the project has no sweep "%1". `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>le projet n'a pas de balayage « %1 ». `tiller sweep show` en donne la liste.</translation></message>
<message><source>the project has no sweep. Name what varies with --vary PATH=VALUES and what counts with --measure, or make a sweep in the editor.</source><extracomment>sweep_choice</extracomment><translation>le projet n'a pas de balayage. Indiquez ce qui varie avec --vary PATH=VALUES et ce qui compte avec --measure, ou créez un balayage dans l'éditeur.</translation></message>
<message><source>the project has several sweeps. Choose one with --sweep; `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>le projet a plusieurs balayages. Choisissez-en un avec --sweep ; `tiller sweep show` en donne la liste.</translation></message>
<message><source>%1: "%2" is neither a plot of the project nor a setting of plots. Write the name of a plot, or settings as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>%1 : « %2 » n'est ni une courbe du projet ni un réglage de courbe. Écrivez le nom d'une courbe, ou des réglages comme quantity=count,of=prey.</translation></message>
<message><source>the sweep measures nothing. Name a plot of the project with --measure, or settings with an agent type, as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>le balayage ne mesure rien. Indiquez une courbe du projet avec --measure, ou des réglages avec un type d'agent, comme quantity=count,of=prey.</translation></message>
<message><source>Takes the output of one card to the input of another.</source><extracomment>inspector_model</extracomment><translation>Amène la sortie d'un bloc à l'entrée d'un autre.</translation></message>
<message><source>Nodes that the canvas shows as one card.</source><extracomment>inspector_model</extracomment><translation>Des nœuds que le canevas montre comme un seul bloc.</translation></message>
<message><source>"%1" has no range from %2 to %3. Write the smaller number first.</source><extracomment>find_task</extracomment><translation>« %1 » n'a pas de plage de %2 à %3. Écrivez d'abord le plus petit nombre.</translation></message>
<message><source>"%1" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.</source><extracomment>find_task</extracomment><translation>« %1 » n'est pas une plage. Écrivez CHEMIN=DE..À, comme hunter.maxSpeed=60..150.</translation></message>
<message><source>The search has no goal. Say what should be small, large or near a number.</source><extracomment>find_task</extracomment><translation>La recherche n'a pas d'objectif. Dites ce qui doit être petit, grand ou proche d'un nombre.</translation></message>
<message><source>A search changes 1 to %1 values; this one has %2.</source><extracomment>find_task</extracomment><translation>Une recherche change de 1 à %1 valeurs ; celle-ci en a %2.</translation></message>
<message><source>The search would not end. Give it a number of seconds or of points.</source><extracomment>find_task</extracomment><translation>La recherche ne finirait pas. Donnez-lui un nombre de secondes ou de points.</translation></message>
<message><source>A search needs at least one seed and one tick.</source><extracomment>find_task</extracomment><translation>Une recherche a besoin d'au moins une graine et un tick.</translation></message>
<message><source>The weight of a goal must be above 0.</source><extracomment>find_task</extracomment><translation>Le poids d'un objectif doit être supérieur à 0.</translation></message>
<message><source>"%1" has two ranges. Remove one.</source><extracomment>find_task</extracomment><translation>« %1 » a deux plages. Retirez-en une.</translation></message>
<message><source>The project has several worlds; this is "%1", the first. Choose another world or a level with --part: %2</source><extracomment>ldtk</extracomment><translation>Le projet a plusieurs mondes ; ceci est « %1 », le premier. Choisissez un autre monde ou un niveau avec --part : %2</translation></message>
<message><source>The project has no levels.</source><extracomment>ldtk</extracomment><translation>Le projet n'a pas de niveaux.</translation></message>
<message><source>There is no world and no level "%1".</source><extracomment>ldtk</extracomment><translation>Il n'y a ni monde ni niveau « %1 ».</translation></message>
<message><source>The level "%1" is not read: %2</source><extracomment>ldtk</extracomment><translation>Le niveau « %1 » n'est pas lu : %2</translation></message>
<message><source>The layer has no "__gridSize" above 0.</source><extracomment>ldtk</extracomment><translation>Le calque n'a pas de "__gridSize" supérieur à 0.</translation></message>
<message><source>Import one level.</source><extracomment>ldtk</extracomment><translation>Importez un seul niveau.</translation></message>
<message><source>"intGridCsv" does not hold the cells of the layer's size.</source><extracomment>ldtk</extracomment><translation>"intGridCsv" ne contient pas les cellules de la taille du calque.</translation></message>
<message><source>"px" of a tile is not two numbers.</source><extracomment>ldtk</extracomment><translation>Le "px" d'une tuile n'est pas fait de deux nombres.</translation></message>
<message><source>The levels have more than 100,000 entities. Import one level.</source><extracomment>ldtk</extracomment><translation>Les niveaux ont plus de 100 000 entités. Importez un seul niveau.</translation></message>
<message><source>"%1" is not two numbers.</source><extracomment>ldtk</extracomment><translation>« %1 » n'est pas fait de deux nombres.</translation></message>
<message><source>The scale must be a number above 0.</source><extracomment>map_import</extracomment><translation>L'échelle doit être un nombre supérieur à 0.</translation></message>
<message><source>All of the map is left of or above the place where it began at its first import, so nothing of it would be in the world. Import it into a new project.</source><extracomment>map_import</extracomment><translation>Toute la carte est à gauche ou au-dessus de l'endroit où elle commençait à sa première importation : rien n'en serait donc dans le monde. Importez-la dans un nouveau projet.</translation></message>
<message><source>The map has grown %1 u to the left since its first import.</source><extracomment>map_import</extracomment><translation>La carte a grandi de %1 u vers la gauche depuis sa première importation.</translation></message>
<message><source>The map has grown %1 u to the left and %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>La carte a grandi de %1 u vers la gauche et de %2 u vers le haut depuis sa première importation.</translation></message>
<message><source>The map has grown %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>La carte a grandi de %2 u vers le haut depuis sa première importation.</translation></message>
<message><source>What is there is outside the world, whose (0, 0) stays where it was. Import the map into a new project to begin at its new corner.</source><extracomment>map_import</extracomment><translation>Ce qui s'y trouve est hors du monde, dont le (0, 0) reste où il était. Pour commencer à son nouveau coin, importez la carte dans un nouveau projet.</translation></message>
<message><source>The tiles become more than 10,000 obstacles and regions, with the layer "%1". Choose fewer layers and values, or import a part of the map.</source><extracomment>map_import</extracomment><translation>Les tuiles deviennent plus de 10 000 obstacles et zones, avec le calque « %1 ». Choisissez moins de calques et de valeurs, ou importez une partie de la carte.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a path: it has one place only.</source><extracomment>map_import</extracomment><translation>L'objet « %1 » (%2) du calque « %3 » ne peut pas devenir un chemin : il n'a qu'un seul endroit.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a region: it has no area.</source><extracomment>map_import</extracomment><translation>L'objet « %1 » (%2) du calque « %3 » ne peut pas devenir une zone : il n'a pas d'aire.</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become an obstacle: it has no size.</source><extracomment>map_import</extracomment><translation>L'objet « %1 » (%2) du calque « %3 » ne peut pas devenir un obstacle : il n'a pas de taille.</translation></message>
<message><source>"%1" is no more in the map, but stays: a node names it.</source><extracomment>map_import</extracomment><translation>« %1 » n'est plus dans la carte, mais reste : un nœud le cite.</translation></message>
<message><source>%1 and %2 more</source><extracomment>map_import</extracomment><translation>%1 et %2 de plus</translation></message>
<message><source>The world becomes %1 by %2, from %3 by %4.</source><extracomment>map_import</extracomment><translation>Le monde passe à %1 sur %2, contre %3 sur %4.</translation></message>
<message><source>The world is %1 by %2.</source><extracomment>map_import</extracomment><translation>Le monde fait %1 sur %2.</translation></message>
<message><source>Left out: %1.</source><extracomment>map_import</extracomment><translation>Laissé de côté : %1.</translation></message>
<message><source>Only in the picture: %1.</source><extracomment>map_import</extracomment><translation>Seulement dans l'image : %1.</translation></message>
<message numerus="yes"><source>%n obstacles</source><extracomment>map_import</extracomment><translation><numerusform>%n obstacle</numerusform><numerusform>%n obstacles</numerusform></translation></message>
<message numerus="yes"><source>%n regions</source><extracomment>map_import</extracomment><translation><numerusform>%n zone</numerusform><numerusform>%n zones</numerusform></translation></message>
<message numerus="yes"><source>%n paths</source><extracomment>map_import</extracomment><translation><numerusform>%n chemin</numerusform><numerusform>%n chemins</numerusform></translation></message>
<message numerus="yes"><source>%n agents</source><extracomment>map_import</extracomment><translation><numerusform>%n agent</numerusform><numerusform>%n agents</numerusform></translation></message>
<message numerus="yes"><source>%n tiles become %1</source><extracomment>map_import</extracomment><translation><numerusform>%n tuile devient %1</numerusform><numerusform>%n tuiles deviennent %1</numerusform></translation></message>
<message><source>%1; objects become %2</source><extracomment>map_import</extracomment><translation>%1 ; les objets deviennent %2</translation></message>
<message><source>it is not in the map's folder.</source><extracomment>map_picture</extracomment><translation>elle n'est pas dans le dossier de la carte.</translation></message>
<message><source>it has more than 16 MB.</source><extracomment>map_picture</extracomment><translation>elle dépasse 16 Mo.</translation></message>
<message><source>it cannot be read. Save it as PNG or JPEG.</source><extracomment>map_picture</extracomment><translation>elle ne peut pas être lue. Enregistrez-la en PNG ou JPEG.</translation></message>
<message><source>it has more than 36 million pixels.</source><extracomment>map_picture</extracomment><translation>elle dépasse 36 millions de pixels.</translation></message>
<message><source>those of the map have more than 100 million pixels.</source><extracomment>map_picture</extracomment><translation>celles de la carte dépassent 100 millions de pixels.</translation></message>
<message><source>The picture %1 is not drawn: %2</source><extracomment>map_picture</extracomment><translation>L'image %1 n'est pas dessinée : %2</translation></message>
<message><source>The map draws too much; its picture shows what is behind.</source><extracomment>map_picture</extracomment><translation>La carte dessine trop de choses ; son image montre ce qui est derrière.</translation></message>
<message><source>It could not be read.</source><extracomment>map_reading</extracomment><translation>Impossible de le lire.</translation></message>
<message><source>Line %1: %2</source><extracomment>map_reading</extracomment><translation>Ligne %1 : %2</translation></message>
<message><source>There is no such file.</source><extracomment>map_reading</extracomment><translation>Ce fichier n'existe pas.</translation></message>
<message><source>It is not in the map's folder; files elsewhere are not read. Move it there.</source><extracomment>map_reading</extracomment><translation>Il n'est pas dans le dossier de la carte ; les fichiers d'ailleurs ne sont pas lus. Mettez-le dans ce dossier.</translation></message>
<message><source>There are more warnings.</source><extracomment>map_reading</extracomment><translation>Il y a d'autres avertissements.</translation></message>
<message><source>"%1" is %2, not %3.</source><extracomment>map_reading</extracomment><translation>« %1 » est %2, pas %3.</translation></message>
<message><source>"%1" is no whole number from %2 to %3.</source><extracomment>map_reading</extracomment><translation>« %1 » n'est pas un entier de %2 à %3.</translation></message>
<message><source>a text</source><extracomment>map_reading</extracomment><translation>un texte</translation></message>
<message><source>The property "%1" is left out: a project cannot hold two of this name.</source><extracomment>map_reading</extracomment><translation>La propriété « %1 » est laissée de côté : un projet ne peut pas en contenir deux de ce nom.</translation></message>
<message><source>The property "%1" is left out: a project cannot hold its name or value.</source><extracomment>map_reading</extracomment><translation>La propriété « %1 » est laissée de côté : un projet ne peut pas contenir son nom ou sa valeur.</translation></message>
<message><source>The property "%1" is kept without the lists and objects that are in its list: a project cannot hold them.</source><extracomment>map_reading</extracomment><translation>La propriété « %1 » est gardée sans les listes et objets de sa liste : un projet ne peut pas les contenir.</translation></message>
<message><source>The picture "%1" is not drawn. %2</source><extracomment>map_reading</extracomment><translation>L'image « %1 » n'est pas dessinée. %2</translation></message>
<message><source>The map has more than 1,000,000 tiles; its picture shows the first.</source><extracomment>map_reading</extracomment><translation>La carte a plus de 1 000 000 tuiles ; son image montre les premières.</translation></message>
<message><source>The layers have more than 10,000,000 cells.</source><extracomment>map_reading</extracomment><translation>Les calques ont plus de 10 000 000 cellules.</translation></message>
<message><source>The text is not UTF-8. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Le texte n'est pas de l'UTF-8. Enregistrez de nouveau la carte dans Tiled.</translation></message>
<message><source>The file has more elements than a map can have. In Tiled, save its layers as CSV or base64, not as XML.</source><extracomment>map_xml</extracomment><translation>Le fichier a plus d'éléments qu'une carte ne peut en avoir. Dans Tiled, enregistrez ses calques en CSV ou base64, pas en XML.</translation></message>
<message><source>This is not sound XML: %1. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>Ce XML n'est pas valide : %1. Enregistrez de nouveau la carte dans Tiled.</translation></message>
<message><source>The file is XML, but no map of Tiled.</source><extracomment>map_xml</extracomment><translation>Le fichier est du XML, mais pas une carte de Tiled.</translation></message>
<message><source>The file is nested deeper than %1 levels. Use fewer groups.</source><extracomment>map_xml</extracomment><translation>Le fichier est imbriqué sur plus de %1 niveaux. Utilisez moins de groupes.</translation></message>
<message><source>The file is no map of Tiled (.tmj, .tmx) and no project of LDtk (.ldtk).</source><extracomment>read_map</extracomment><translation>Le fichier n'est ni une carte de Tiled (.tmj, .tmx) ni un projet de LDtk (.ldtk).</translation></message>
<message><source>Only projects of LDtk have parts to choose from.</source><extracomment>read_map</extracomment><translation>Seuls les projets de LDtk ont des parties à choisir.</translation></message>
<message><source>The map is empty: it has no size. Draw something in it first.</source><extracomment>read_map</extracomment><translation>La carte est vide : elle n'a pas de taille. Dessinez-y d'abord quelque chose.</translation></message>
<message><source>The map is %1. Only orthogonal maps can be imported.</source><extracomment>tiled</extracomment><translation>La carte est %1. Seules les cartes orthogonales peuvent être importées.</translation></message>
<message><source>The map has no size of its tiles: "tilewidth" and "tileheight" must be above 0.</source><extracomment>tiled</extracomment><translation>La carte n'a pas de taille de tuile : "tilewidth" et "tileheight" doivent être supérieurs à 0.</translation></message>
<message><source>Import a part of the map.</source><extracomment>tiled</extracomment><translation>Importez une partie de la carte.</translation></message>
<message><source>The map has more than 100,000 objects.</source><extracomment>tiled</extracomment><translation>La carte a plus de 100 000 objets.</translation></message>
<message><source>The objects have more than 2,000,000 points.</source><extracomment>tiled</extracomment><translation>Les objets ont plus de 2 000 000 points.</translation></message>
<message><source>The template "%1" is not read: %2</source><extracomment>tiled</extracomment><translation>Le modèle « %1 » n'est pas lu : %2</translation></message>
<message><source>it holds no object.</source><extracomment>tiled</extracomment><translation>il ne contient pas d'objet.</translation></message>
<message><source>The template "%1" is not read: it is too large.</source><extracomment>tiled</extracomment><translation>Le modèle « %1 » n'est pas lu : il est trop grand.</translation></message>
<message><source>The tiles have more than 100,000 collision shapes. Use fewer, or import a part of the map.</source><extracomment>tiled</extracomment><translation>Les tuiles ont plus de 100 000 formes de collision. Utilisez-en moins, ou importez une partie de la carte.</translation></message>
<message><source>The shape has more than 100,000 points. Use several shapes.</source><extracomment>tiled_parts</extracomment><translation>La forme a plus de 100 000 points. Utilisez plusieurs formes.</translation></message>
<message><source>The map lists more than 1,000 tilesets.</source><extracomment>tiled_parts</extracomment><translation>La carte cite plus de 1 000 jeux de tuiles.</translation></message>
<message><source>The tileset "%1" is not read, so its tiles have no collision shapes and no classes: %2</source><extracomment>tiled_parts</extracomment><translation>Le jeu de tuiles « %1 » n'est pas lu : ses tuiles n'ont donc ni formes de collision ni classes : %2</translation></message>
<message><source>The tilesets have more than 1,000,000 tiles and shapes.</source><extracomment>tiled_parts</extracomment><translation>Les jeux de tuiles ont plus de 1 000 000 tuiles et formes.</translation></message>
<message numerus="yes"><source>The layer does not hold the %n tiles of its size. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation><numerusform>Le calque ne contient pas la %n tuile de sa taille. Enregistrez de nouveau la carte dans Tiled.</numerusform><numerusform>Le calque ne contient pas les %n tuiles de sa taille. Enregistrez de nouveau la carte dans Tiled.</numerusform></translation></message>
<message><source>The layer's data is no sound %1. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation>Les données du calque sont abîmées (attendu : %1). Enregistrez de nouveau la carte dans Tiled.</translation></message>
<message><source>list of tiles</source><extracomment>tiled_tiles</extracomment><translation>liste de tuiles</translation></message>
<message><source>Layers with the encoding "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Les calques de codage « %1 » ne peuvent pas être lus. Dans les propriétés de la carte, dans Tiled, choisissez CSV.</translation></message>
<message><source>Layers with the compression "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>Les calques de compression « %1 » ne peuvent pas être lus. Dans les propriétés de la carte, dans Tiled, choisissez CSV.</translation></message>
<message><source>%1 of its size</source><extracomment>tiled_tiles</extracomment><translation>%1 de sa taille</translation></message>
<message><source>Measure how long a tick of a project takes.</source><extracomment>help of tiller bench</extracomment><translation>Mesure le temps que prend un tick d'un projet.</translation></message>
<message><source>A project or an export.</source><extracomment>help of tiller bench</extracomment><translation>Un projet ou un export.</translation></message>
<message><source>Run with N agents in all. Counts, world and scene grow together, so the density stays the same.</source><extracomment>help of tiller bench</extracomment><translation>Exécute avec N agents en tout. Effectifs, monde et scène grandissent ensemble : la densité reste la même.</translation></message>
<message><source>Ticks to run before the clock starts. Default: 0.</source><extracomment>help of tiller bench</extracomment><translation>Ticks à exécuter avant de lancer le chronomètre. Par défaut : 0.</translation></message>
<message><source>Print the problems of files as FILE:LINE:COLUMN: text. Prints nothing for a file without problems or hints.</source><extracomment>help of tiller check</extracomment><translation>Affiche les problèmes des fichiers sous la forme FILE:LINE:COLUMN: texte. N'affiche rien pour un fichier sans problème ni conseil.</translation></message>
<message><source>Projects or exports.</source><extracomment>help of tiller check</extracomment><translation>Projets ou exports.</translation></message>
<message><source>Print the manual page, as roff.</source><extracomment>help of tiller command_line</extracomment><translation>Affiche la page de manuel, en roff.</translation></message>
<message><source>Print a script that completes this command.</source><extracomment>help of tiller command_line</extracomment><translation>Affiche un script de complétion pour cette commande.</translation></message>
<message><source>bash, zsh or fish.</source><extracomment>help of tiller command_line</extracomment><translation>bash, zsh ou fish.</translation></message>
<message><source>The seed of all random numbers. Default: the project's.</source><extracomment>help of tiller command_line</extracomment><translation>La graine de tous les nombres aléatoires. Par défaut : celle du projet.</translation></message>
<message><source>Where the mouse is and where it was clicked, for Cursor targets. Default: there is no mouse.</source><extracomment>help of tiller command_line</extracomment><translation>Où est la souris et où elle a cliqué, pour les cibles Souris. Par défaut : pas de souris.</translation></message>
<message><source>Threads to use. The result is the same with any number. Default: one per core.</source><extracomment>help of tiller command_line</extracomment><translation>Nombre de threads à utiliser. Le résultat ne change pas avec ce nombre. Par défaut : un par cœur.</translation></message>
<message><source>Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that this machine has.</source><extracomment>help of tiller command_line</extracomment><translation>Jeu d'instructions à utiliser : scalar, avx2, avx512 ou neon. Par défaut : le plus large que cette machine ait.</translation></message>
<message><source>Sort the agents by place every K ticks. Default: when it pays.</source><extracomment>help of tiller command_line</extracomment><translation>Trie les agents par endroit tous les K ticks. Par défaut : quand cela en vaut la peine.</translation></message>
<message><source>Draw a run as a picture or a film, without a display. Needs the editor, and ffmpeg for films.</source><extracomment>help of tiller editor</extracomment><translation>Dessine une exécution en image ou en film, sans écran. Demande l'éditeur et, pour les films, ffmpeg.</translation></message>
<message><source>A project (*.tiller) or an export.</source><extracomment>help of tiller editor</extracomment><translation>Un projet (*.tiller) ou un export.</translation></message>
<message><source>The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.</source><extracomment>help of tiller editor</extracomment><translation>Le fichier à écrire. *.png est une image du dernier tick ; *.gif et *.mp4 sont des films.</translation></message>
<message><source>The first tick of a film. Default: 0.</source><extracomment>help of tiller editor</extracomment><translation>Le premier tick d'un film. Par défaut : 0.</translation></message>
<message><source>One frame every K ticks. Default: 30 frames per second of watching.</source><extracomment>help of tiller editor</extracomment><translation>Une image tous les K ticks. Par défaut : 30 images par seconde d'observation.</translation></message>
<message><source>Width and height in pixels, each from 16 to 8192. Default: 1280x720.</source><extracomment>help of tiller editor</extracomment><translation>Largeur et hauteur en pixels, chacune de 16 à 8192. Par défaut : 1280x720.</translation></message>
<message><source>dark or light. Default: dark.</source><extracomment>help of tiller editor</extracomment><translation>dark ou light. Par défaut : dark.</translation></message>
<message><source>Start the editor, tiller-editor.</source><extracomment>help of tiller editor</extracomment><translation>Lance l'éditeur, tiller-editor.</translation></message>
<message><source>The project to open.</source><extracomment>help of tiller editor</extracomment><translation>Le projet à ouvrir.</translation></message>
<message><source>Write what a game needs of a project, or a page that plays it.</source><extracomment>help of tiller export</extracomment><translation>Écrit ce qu'il faut à un jeu d'un projet, ou une page qui le fait tourner.</translation></message>
<message><source>A project (*.tiller); with site, all lessons in their order.</source><extracomment>help of tiller export</extracomment><translation>Un projet (*.tiller) ; avec site, toutes les leçons dans leur ordre.</translation></message>
<message><source>The file to write; - is standard output. With site: the folder.</source><extracomment>help of tiller export</extracomment><translation>Le fichier à écrire ; - est la sortie standard. Avec site : le dossier.</translation></message>
<message><source>With site: its title. Default: the name of the folder.</source><extracomment>help of tiller export</extracomment><translation>Avec site : son titre. Par défaut : le nom du dossier.</translation></message>
<message><source>With html and site: the page to fill in, instead of the installed one.</source><extracomment>help of tiller export</extracomment><translation>Avec html et site : la page à remplir, à la place de celle installée.</translation></message>
<message><source>Find values of settings, weights and parameters that meet goals best.</source><extracomment>help of tiller find</extracomment><translation>Trouve les valeurs de réglages, de poids et de paramètres qui atteignent le mieux des objectifs.</translation></message>
<message><source>A project (*.tiller).</source><extracomment>help of tiller find</extracomment><translation>Un projet (*.tiller).</translation></message>
<message><source>A number that may change, and its bounds. PATH is as in `tiller run --set`.</source><extracomment>help of tiller find</extracomment><translation>Un nombre qui peut changer, et ses bornes. PATH est comme dans `tiller run --set`.</translation></message>
<message><source>A number that should be small: the id or name of a plot of the project, or its settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, first-at-least or first-at-most with ,limit=X, and ,weight=W.</source><extracomment>help of tiller find</extracomment><translation>Un nombre qui doit être petit : l'identifiant ou le nom d'une courbe du projet, ou ses réglages comme dans un fichier, quantity=count,of=prey. Ensuite peuvent suivre ,take=end, mean, first-at-least ou first-at-most avec ,limit=X, et ,weight=W.</translation></message>
<message><source>A number that should be large.</source><extracomment>help of tiller find</extracomment><translation>Un nombre qui doit être grand.</translation></message>
<message><source>A number that should be near another one, which follows as ,target=X.</source><extracomment>help of tiller find</extracomment><translation>Un nombre qui doit être proche d'un autre, qui suit sous la forme ,target=X.</translation></message>
<message><source>Runs of each point, with seeds from the project's on. Default: 8.</source><extracomment>help of tiller find</extracomment><translation>Nombre d'exécutions par point, avec les graines à partir de celle du projet. Par défaut : 8.</translation></message>
<message><source>The length of each run. Default: 3600.</source><extracomment>help of tiller find</extracomment><translation>La durée de chaque exécution. Par défaut : 3600.</translation></message>
<message><source>End after N points. The same call then finds the same values. Default: 100, if there is no --seconds.</source><extracomment>help of tiller find</extracomment><translation>Finit après N points. Le même appel trouve alors les mêmes valeurs. Par défaut : 100, s'il n'y a pas --seconds.</translation></message>
<message><source>End after S seconds.</source><extracomment>help of tiller find</extracomment><translation>Finit après S secondes.</translation></message>
<message><source>How many runs at a time. Default: one on each core.</source><extracomment>help of tiller find</extracomment><translation>Nombre d'exécutions simultanées. Par défaut : une par cœur.</translation></message>
<message><source>Write the project with the best values, if they are better than its own; - is standard output.</source><extracomment>help of tiller find</extracomment><translation>Écrit le projet avec les meilleures valeurs, si elles sont meilleures que les siennes ; - est la sortie standard.</translation></message>
<message><source>Make a project of a map of Tiled or LDtk.</source><extracomment>help of tiller import</extracomment><translation>Crée un projet à partir d'une carte de Tiled ou LDtk.</translation></message>
<message><source>A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).</source><extracomment>help of tiller import</extracomment><translation>Une carte de Tiled (*.tmj, *.tmx) ou de LDtk (*.ldtk).</translation></message>
<message><source>The project to write; - is standard output.</source><extracomment>help of tiller import</extracomment><translation>Le projet à écrire ; - est la sortie standard.</translation></message>
<message><source>A project that gets the map. What came from an earlier import of the same map is replaced, with the choices of that import. It may be OUT.</source><extracomment>help of tiller import</extracomment><translation>Un projet qui reçoit la carte. Ce qui vient d'une importation antérieure de la même carte est remplacé, avec les choix de cette importation. Ce peut être OUT.</translation></message>
<message><source>A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.</source><extracomment>help of tiller import</extracomment><translation>Un calque ou une valeur IntGrid (VALUE ou LAYER/VALUE) dont les tuiles deviennent des obstacles.</translation></message>
<message><source>What the objects of a class or layer, or the tiles of a layer or IntGrid value, become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>help of tiller import</extracomment><translation>Ce que deviennent les objets d'une classe ou d'un calque, ou les tuiles d'un calque ou d'une valeur IntGrid. KIND est nothing, layer (pour une classe : comme son calque), obstacle, region, path, point, tile-shapes, agent ou agent:TYPE.</translation></message>
<message><source>Only this world or level of LDtk.</source><extracomment>help of tiller import</extracomment><translation>Seulement ce monde ou ce niveau de LDtk.</translation></message>
<message><source>World units per pixel. Default: that of the last import, or 1.</source><extracomment>help of tiller import</extracomment><translation>Unités du monde par pixel. Par défaut : celles de la dernière importation, ou 1.</translation></message>
<message><source>List every node type.</source><extracomment>help of tiller list</extracomment><translation>Liste tous les types de nœuds.</translation></message>
<message><source>Print the JSON Schema (draft 7) of a file format.</source><extracomment>help of tiller list</extracomment><translation>Affiche le schéma JSON (JSON Schema, draft 7) d'un format de fichier.</translation></message>
<message><source>project or export.</source><extracomment>help of tiller list</extracomment><translation>project ou export.</translation></message>
<message><source>Run a project or an export.</source><extracomment>help of tiller run</extracomment><translation>Exécute un projet ou un export.</translation></message>
<message><source>Change one setting before the run. PATH is world.SETTING, NODE.SETTING, ITEM.SETTING (an item of the scene) or LINK.weight, all by id.</source><extracomment>help of tiller run</extracomment><translation>Change un réglage avant l'exécution. PATH est world.SETTING, NODE.SETTING, ITEM.SETTING (un élément de la scène) ou LINK.weight, toujours par identifiant.</translation></message>
<message><source>Replay an input log that the editor saved: the mouse and all edits, from the start of the run.</source><extracomment>help of tiller run</extracomment><translation>Rejoue un journal des entrées enregistré par l'éditeur : la souris et toutes les modifications, depuis le début de l'exécution.</translation></message>
<message><source>Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Écrit tick,agent,type,x,y,vx,vy pour chaque agent et chaque tick à partir de 0, en CSV ; - est la sortie standard.</translation></message>
<message><source>Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>Écrit les nombres des courbes du projet, tick,NAME,..., pour chaque tick à partir de 0, en CSV ; - est la sortie standard.</translation></message>
<message><source>With --trace or --plots: write every K-th tick only. Default: 1.</source><extracomment>help of tiller run</extracomment><translation>Avec --trace ou --plots : n'écrit qu'un tick sur K. Par défaut : 1.</translation></message>
<message><source>Run a project with many values and seeds, and measure one number of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Exécute un projet avec de nombreuses valeurs et graines, et mesure un nombre de chaque exécution.</translation></message>
<message><source>plan writes all runs of a project's sweep into a file. run runs those that have no result yet; it may be killed and called again, on several machines at a time. merge makes one table of all results. show prints means, of a plan or of the sweeps in a project. submit hands all runs over to Slurm or GNU parallel.</source><extracomment>help of tiller sweep</extracomment><translation>plan écrit dans un fichier toutes les exécutions d'un balayage du projet. run lance celles qui n'ont pas encore de résultat ; on peut le tuer et le relancer, sur plusieurs machines à la fois. merge fait un tableau de tous les résultats. show affiche les moyennes d'un plan, ou celles des balayages d'un projet. submit confie toutes les exécutions à Slurm ou à GNU parallel.</translation></message>
<message><source>A project (*.tiller) for plan and show; else a plan.</source><extracomment>help of tiller sweep</extracomment><translation>Un projet (*.tiller) pour plan et show ; sinon un plan.</translation></message>
<message><source>The file that plan or merge writes; - is standard output.</source><extracomment>help of tiller sweep</extracomment><translation>Le fichier qu'écrit plan ou merge ; - est la sortie standard.</translation></message>
<message><source>With plan: the id or name of one of the project's sweeps.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : l'identifiant ou le nom d'un des balayages du projet.</translation></message>
<message><source>With plan: another sweep than one of the project. PATH is as in `tiller run --set`; VALUES is a list, 1,2,5, or a range, "1..10 in 4".</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : un autre balayage que ceux du projet. PATH est comme dans `tiller run --set` ; VALUES est une liste, 1,2,5, ou une plage, "1..10 in 4".</translation></message>
<message><source>With plan: runs of each combination, with seeds from the project's on.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : nombre d'exécutions par combinaison, avec les graines à partir de celle du projet.</translation></message>
<message><source>With plan: the length of each run.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : la durée de chaque exécution.</translation></message>
<message><source>With plan: the id or name of a plot of the project; or its settings as in a file, quantity=count,of=prey.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : l'identifiant ou le nom d'une courbe du projet ; ou ses réglages comme dans un fichier, quantity=count,of=prey.</translation></message>
<message><source>With plan: the number at the end, its mean over time, or the time when it first reaches the limit.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : le nombre à la fin, sa moyenne temporelle, ou le temps où il atteint la limite pour la première fois.</translation></message>
<message><source>With plan: the limit of --take.</source><extracomment>help of tiller sweep</extracomment><translation>Avec plan : la limite de --take.</translation></message>
<message><source>With run: the I-th of N parts of the runs, as in 1/8. Default: all.</source><extracomment>help of tiller sweep</extracomment><translation>Avec run : la I-ième de N parties des exécutions, comme 1/8. Par défaut : toutes.</translation></message>
<message><source>With run: how many runs at a time. Default: one on each core.</source><extracomment>help of tiller sweep</extracomment><translation>Avec run : nombre d'exécutions simultanées. Par défaut : une par cœur.</translation></message>
<message><source>With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).</source><extracomment>help of tiller sweep</extracomment><translation>Avec submit : slurm (un tableau de tâches, par sbatch) ou parallel (GNU parallel).</translation></message>
<message><source>With submit: into how many jobs the runs are divided. Default: 16.</source><extracomment>help of tiller sweep</extracomment><translation>Avec submit : en combien de tâches sont réparties les exécutions. Par défaut : 16.</translation></message>
<message><source>First steps</source><extracomment>group of examples</extracomment><translation>Premiers pas</translation></message>
<message><source>Groups</source><extracomment>group of examples</extracomment><translation>Groupes</translation></message>
<message><source>Worlds that live</source><extracomment>group of examples</extracomment><translation>Mondes vivants</translation></message>
<message><source>Worlds with numbers</source><extracomment>group of examples</extracomment><translation>Mondes avec des nombres</translation></message>
<message><source>Ants</source><extracomment>title of an example</extracomment><translation>Fourmis</translation></message>
<message><source>Smell of the nest</source><extracomment>example ants</extracomment><translation>Odeur du nid</translation></message>
<message><source>Scent of food</source><extracomment>example ants</extracomment><translation>Odeur de nourriture</translation></message>
<message><source>Nest</source><extracomment>example ants</extracomment><translation>Nid</translation></message>
<message><source>Food</source><extracomment>example ants</extracomment><translation>Nourriture</translation></message>
<message><source>Searching ants</source><extracomment>example ants</extracomment><translation>Fourmis en quête</translation></message>
<message><source>Carrying ants</source><extracomment>example ants</extracomment><translation>Fourmis chargées</translation></message>
<message><source>Look about</source><extracomment>example ants</extracomment><translation>Chercher alentour</translation></message>
<message><source>Follow the scent of food</source><extracomment>example ants</extracomment><translation>Suivre l'odeur de nourriture</translation></message>
<message><source>Go where the nest smells</source><extracomment>example ants</extracomment><translation>Aller où le nid sent plus</translation></message>
<message><source>Time on the way</source><extracomment>example ants</extracomment><translation>Temps en chemin</translation></message>
<message><source>Less and less</source><extracomment>example ants</extracomment><translation>De moins en moins</translation></message>
<message><source>Always</source><extracomment>example ants</extracomment><translation>Toujours</translation></message>
<message><source>Leave the scent of food</source><extracomment>example ants</extracomment><translation>Laisser l'odeur de nourriture</translation></message>
<message><source>Food found</source><extracomment>example ants</extracomment><translation>Nourriture trouvée</translation></message>
<message><source>Back at the nest</source><extracomment>example ants</extracomment><translation>De retour au nid</translation></message>
<message><source>Take a piece</source><extracomment>example ants</extracomment><translation>Prendre un morceau</translation></message>
<message><source>Go again</source><extracomment>example ants</extracomment><translation>Repartir</translation></message>
<message><source>Store it</source><extracomment>example ants</extracomment><translation>Le ranger</translation></message>
<message><source>Pieces in the nest</source><extracomment>example ants</extracomment><translation>Morceaux dans le nid</translation></message>
<message><source>How much they follow the scent</source><extracomment>example ants</extracomment><translation>Suivi de l'odeur</translation></message>
<message><source>Nobody follows the scent</source><extracomment>example ants</extracomment><translation>Personne ne suit l'odeur</translation></message>
<message><source>Scent fades fast</source><extracomment>example ants</extracomment><translation>L'odeur s'efface vite</translation></message>
<message><source>Ants that carry</source><extracomment>example ants</extracomment><translation>Fourmis qui portent</translation></message>
<message><source>Ants look for food and carry it home. On the way home they leave a scent, others follow it, and a trail of ants joins food and nest.</source><extracomment>example ants</extracomment><translation>Des fourmis cherchent de la nourriture et la rapportent au nid. Au retour, elles laissent une odeur que d'autres suivent, et une piste de fourmis relie la nourriture au nid.</translation></message>
<message><source>[Searching ants](node:searcher) [wander](node:stray) and [follow the scent of food](node:to-food) where there is some. In the [food](item:food) each [takes a piece](node:take) and becomes one of the [carrying ants](node:carrier). These [go where the nest smells](node:to-home) more, and [leave the scent of food](node:mark-food), [less and less](node:strength) with the time since they left the food: so there is most of it where the food is.

In the [nest](item:nest) they [store](node:store) the piece and [go again](node:drop). There are two grounds: the smell of the nest, which stays, and the scent of food, which spreads and fades.</source><extracomment>example ants</extracomment><translation>Les [fourmis en quête](node:searcher) [errent](node:stray), et [suivent l'odeur de nourriture](node:to-food) là où il y en a. Dans la [nourriture](item:food), chacune [prend un morceau](node:take) et devient une des [fourmis chargées](node:carrier). Celles-ci [vont là où le nid sent plus](node:to-home) et [laissent l'odeur de nourriture](node:mark-food), [de moins en moins](node:strength) à mesure que passe le temps depuis qu'elles ont quitté la nourriture : c'est donc près de la nourriture qu'il y en a le plus.

Dans le [nid](item:nest), elles [rangent](node:store) le morceau et [repartent](node:drop). Il y a deux sols : l'odeur du nid, qui reste, et l'odeur de nourriture, qui s'étale et s'efface.</translation></message>
<message><source>- At first ants find the food by chance. As soon as a few have found it, most go straight to it.
- In 20 runs with different seeds, between 792 and 862 pieces lay in the nest after two minutes; if nobody follows the scent, at most 123.
- No ant knows the way: the scent on the ground shows it.</source><extracomment>example ants</extracomment><translation>- Au début, les fourmis trouvent la nourriture par hasard. Dès que quelques-unes l'ont trouvée, la plupart y vont tout droit.
- En 20 exécutions avec des graines différentes, il y avait entre 792 et 862 morceaux dans le nid après deux minutes ; si personne ne suit l'odeur, 123 au plus.
- Aucune fourmi ne connaît le chemin : c'est l'odeur sur le sol qui le montre.</translation></message>
<message><source>- [Nobody follows the scent](experiment:experiment-alone): how many pieces come home now?
- [Scent fades fast](experiment:experiment-short): is there still a trail?
- Drag the food to another place while they run. How long do they still go to the old one?</source><extracomment>example ants</extracomment><translation>- [Personne ne suit l'odeur](experiment:experiment-alone) : combien de morceaux arrivent maintenant au nid ?
- [L'odeur s'efface vite](experiment:experiment-short) : y a-t-il encore une piste ?
- Glissez la nourriture ailleurs pendant qu'elles courent. Combien de temps vont-elles encore à l'ancien endroit ?</translation></message>
<message><source>Arrival</source><extracomment>title of an example</extracomment><translation>Arrivée</translation></message>
<message><source>Goal</source><extracomment>example arrival</extracomment><translation>But</translation></message>
<message><source>Seeker</source><extracomment>example arrival</extracomment><translation>Chercheur</translation></message>
<message><source>Arriver</source><extracomment>example arrival</extracomment><translation>Arrivant</translation></message>
<message><source>Early braker</source><extracomment>example arrival</extracomment><translation>Freineur précoce</translation></message>
<message><source>Click, else the goal</source><extracomment>example arrival</extracomment><translation>Clic, sinon le but</translation></message>
<message><source>Arrive from afar</source><extracomment>example arrival</extracomment><translation>Arriver de loin</translation></message>
<message><source>Mass of Arriver</source><extracomment>example arrival</extracomment><translation>Masse d'Arrivant</translation></message>
<message><source>Force of Arrive</source><extracomment>example arrival</extracomment><translation>Force d'Arrivée</translation></message>
<message><source>Slowing radius 50</source><extracomment>example arrival</extracomment><translation>Rayon de freinage 50</translation></message>
<message><source>Mass 80</source><extracomment>example arrival</extracomment><translation>Masse 80</translation></message>
<message><source>Stop radius 0</source><extracomment>example arrival</extracomment><translation>Rayon d'arrêt 0</translation></message>
<message><source>The goal follows the mouse</source><extracomment>example arrival</extracomment><translation>Le but suit la souris</translation></message>
<message><source>Who brakes?</source><extracomment>example arrival</extracomment><translation>Qui freine ?</translation></message>
<message><source>Three agents want to go to one [goal](node:goal-place). The gray one has [Seek](node:seek). The green one has [Arrive](node:arrive) with a slowing radius of 200, the purple one with a slowing radius of 400.

You see only the end of their way. They come from the left.</source><extracomment>example arrival</extracomment><translation>Trois agents veulent rejoindre le même [but](node:goal-place). Le gris a une [Recherche](node:seek). Le vert a une [Arrivée](node:arrive) avec un rayon de freinage de 200, le violet une Arrivée avec un rayon de freinage de 400.

Vous ne voyez que la fin de leur trajet. Ils viennent de la gauche.</translation></message>
<message><source>Who flies past the goal?</source><extracomment>example arrival</extracomment><translation>Qui dépasse le but ?</translation></message>
<message><source>* Only the gray one
The gray and the green one
All three</source><extracomment>example arrival</extracomment><translation>* Seulement le gris
Le gris et le vert
Tous les trois</translation></message>
<message><source>Only the gray one: it flies 19 past the goal. Inside the slowing radius, the desired velocity (gold) of Arrive is shorter the nearer the agent is:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</source><extracomment>example arrival</extracomment><translation>Seulement le gris : il dépasse le but de 19. Dans le rayon de freinage, la vitesse désirée (en or) d'Arrivée est d'autant plus courte que l'agent est proche :

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</translation></message>
<message><source>The speed over time</source><extracomment>example arrival</extracomment><translation>La vitesse au fil du temps</translation></message>
<message><source>Look at the green one, [Arriver](node:arriver). It starts 500 from the goal with a speed of 2.2. Its max speed is 3, and its slowing radius is 200.</source><extracomment>example arrival</extracomment><translation>Regardez le vert, [Arrivant](node:arriver). Il part à 500 du but avec une vitesse de 2,2. Sa vitesse max est 3, et son rayon de freinage 200.</translation></message>
<message><source>How does its speed change over time? Draw the curve.</source><extracomment>example arrival</extracomment><translation>Comment sa vitesse change-t-elle au fil du temps ? Dessinez la courbe.</translation></message>
<message><source>It soon has a speed of 3 and keeps it for more than a second. Inside the slowing radius, the speed falls with the distance: fast at first, then more and more slowly. Such a curve is called an exponential decay.</source><extracomment>example arrival</extracomment><translation>Il atteint vite une vitesse de 3 et la garde plus d'une seconde. Dans le rayon de freinage, la vitesse baisse avec la distance : vite d'abord, puis de plus en plus lentement. Une telle courbe s'appelle une décroissance exponentielle.</translation></message>
<message><source>Twice the radius</source><extracomment>example arrival</extracomment><translation>Le double du rayon</translation></message>
<message><source>With a slowing radius of 200, [Arriver](node:arriver) stands still after 5.4 s. [Early braker](node:early-braker), the purple one, has 400.</source><extracomment>example arrival</extracomment><translation>Avec un rayon de freinage de 200, [Arrivant](node:arriver) est à l'arrêt après 5,4 s. [Freineur précoce](node:early-braker), le violet, a 400.</translation></message>
<message><source>After how many seconds does Early braker stand still?</source><extracomment>example arrival</extracomment><translation>Après combien de secondes Freineur précoce est-il à l'arrêt ?</translation></message>
<message><source>After 11.8 s, more than twice as late. It brakes for longer, and it is slow for longer.</source><extracomment>example arrival</extracomment><translation>Après 11,8 s, plus de deux fois plus tard. Il freine plus longtemps, et il est lent plus longtemps.</translation></message>
<message><source>Four times the mass</source><extracomment>example arrival</extracomment><translation>Quatre fois la masse</translation></message>
<message><source>Beside this world is another one. There, [Arriver](node:arriver) has a mass of 80 instead of 20, and the same max force.</source><extracomment>example arrival</extracomment><translation>À côté de ce monde, il y en a un autre. Là, [Arrivant](node:arriver) a une masse de 80 au lieu de 20, et la même force max.</translation></message>
<message><source>What does the heavy Arriver do?</source><extracomment>example arrival</extracomment><translation>Que fait l'Arrivant lourd ?</translation></message>
<message><source>It stops on the goal, only later
* It flies past the goal and comes back
It never comes near the goal</source><extracomment>example arrival</extracomment><translation>Il s'arrête sur le but, mais plus tard
* Il dépasse le but et revient
Il n'approche jamais du but</translation></message>
<message><source>It flies 70 past the goal. With four times the mass, its max force cannot brake it within 200. The slowing radius has to fit mass, speed and force.</source><extracomment>example arrival</extracomment><translation>Il dépasse le but de 70. Avec une masse quatre fois plus grande, sa force max ne peut pas le freiner en 200. Le rayon de freinage doit convenir à la masse, à la vitesse et à la force.</translation></message>
<message><source>Without the force</source><extracomment>example arrival</extracomment><translation>Sans la force</translation></message>
<message><source>Play until [Arriver](node:arriver) stands on the goal. Then move the slider *Force of Arrive* to 0: nothing steers it anymore.</source><extracomment>example arrival</extracomment><translation>Lancez la lecture jusqu'à ce qu'[Arrivant](node:arriver) soit sur le but. Amenez ensuite le curseur *Force d'Arrivée* à 0 : plus rien ne le pilote.</translation></message>
<message><source>Arriver has stopped, and then its force is gone. What does it do?</source><extracomment>example arrival</extracomment><translation>Arrivant s'est arrêté, puis sa force disparaît. Que fait-il ?</translation></message>
<message><source>* It stays where it is
It flies on, straight ahead
It flies back to its start</source><extracomment>example arrival</extracomment><translation>* Il reste où il est
Il repart tout droit
Il retourne à son départ</translation></message>
<message><source>It stays. Without a force, an agent keeps its velocity, and that is 0 now.

Move the slider to 1, press Reset and Play, and take the force away while it flies: it moves on with its old velocity, past the goal.</source><extracomment>example arrival</extracomment><translation>Il reste. Sans force, un agent garde son vecteur vitesse, et celui-ci est maintenant 0.

Amenez le curseur à 1, appuyez sur Réinitialiser puis Lecture, et enlevez la force pendant qu'il avance : il continue avec son ancien vecteur vitesse, au-delà du but.</translation></message>
<message><source>Your turn</source><extracomment>example arrival</extracomment><translation>À vous</translation></message>
<message><source>- Drag the [goal](node:goal-place), or click somewhere else.
- Move the slider *Slowing radius*: which is the smallest with which Arriver does not fly past the goal?
- [The goal follows the mouse](experiment:experiment-mouse): all three come after it.</source><extracomment>example arrival</extracomment><translation>- Glissez le [but](node:goal-place), ou cliquez ailleurs.
- Déplacez le curseur *Rayon de freinage* : quel est le plus petit avec lequel Arrivant ne dépasse pas le but ?
- [Le but suit la souris](experiment:experiment-mouse) : tous les trois la suivent.</translation></message>
<message><source>Three agents go to one goal. Which of them can stop there?</source><extracomment>example arrival</extracomment><translation>Trois agents vont vers un même but. Lesquels peuvent s'y arrêter ?</translation></message>
<message><source>Inside the slowing radius, the desired velocity of [Arrive](node:arrive) is shorter the nearer the agent is:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Within the stop radius the desired velocity is 0: the agent stops and stays.

The [goal](node:goal-place) is where you put it. After a click into the world, the [click](node:mouse) is the target instead, until the next reset.</source><extracomment>example arrival</extracomment><translation>Dans le rayon de freinage, la vitesse désirée d'[Arrivée](node:arrive) est d'autant plus courte que l'agent est proche :

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Dans le rayon d'arrêt, la vitesse désirée est 0 : l'agent s'arrête et reste.

Le [but](node:goal-place) est là où vous le mettez. Après un clic dans le monde, c'est le [clic](node:mouse) qui est la cible, jusqu'à la prochaine réinitialisation.</translation></message>
<message><source>- *Seeker* does not brake: it flies past the goal and comes back, again and again, each time less far.
- *Arriver* and *Early braker* do not fly past it.
- *Early braker* begins to slow down at a distance of 400 and needs longer.
- Switch on *Desired velocity*: while these two brake, their desired velocity is shorter than their velocity, and the steering points backward.</source><extracomment>example arrival</extracomment><translation>- *Chercheur* ne freine pas : il dépasse le but et revient, encore et encore, chaque fois moins loin.
- *Arrivant* et *Freineur précoce* ne le dépassent pas.
- *Freineur précoce* commence à ralentir à une distance de 400 et met plus de temps.
- Activez *Vitesse désirée* : quand ces deux-là freinent, leur vitesse désirée est plus courte que leur vecteur vitesse, et le pilotage pointe vers l'arrière.</translation></message>
<message><source>- Drag the [goal](node:goal-place) while the agents stand on it, or click somewhere else.
- [The goal follows the mouse](experiment:experiment-mouse): move the mouse over the world, and all three come after it. Hold it still: two stop on it.
- [Slowing radius 50](experiment:experiment-late): now *Arriver* flies past the goal.
- [Mass 80](experiment:experiment-heavy): *Arriver* cannot brake in time, and flies much farther past it.
- [Stop radius 0](experiment:experiment-exact), as in the tutorials: it comes closer and closer to the goal, and never stops exactly.
- Drag an agent away: it comes back.</source><extracomment>example arrival</extracomment><translation>- Glissez le [but](node:goal-place) quand les agents sont dessus, ou cliquez ailleurs.
- [Le but suit la souris](experiment:experiment-mouse) : promenez la souris dans le monde, et tous les trois la suivent. Ne la bougez plus : deux s'arrêtent dessus.
- [Rayon de freinage 50](experiment:experiment-late) : maintenant, *Arrivant* dépasse le but.
- [Masse 80](experiment:experiment-heavy) : *Arrivant* ne peut pas freiner à temps, et le dépasse de bien plus.
- [Rayon d'arrêt 0](experiment:experiment-exact), comme dans les tutoriels : il s'approche toujours plus du but, et ne s'arrête jamais tout à fait.
- Éloignez un agent en le glissant : il revient.</translation></message>
<message><source>Cat and mouse</source><extracomment>title of an example</extracomment><translation>Chats et souris</translation></message>
<message><source>Town</source><extracomment>example cat-and-mouse</extracomment><translation>Ville</translation></message>
<message><source>Cat</source><extracomment>example cat-and-mouse</extracomment><translation>Chat</translation></message>
<message><source>Mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Souris</translation></message>
<message><source>Houses</source><extracomment>example cat-and-mouse</extracomment><translation>Maisons</translation></message>
<message><source>Somewhere</source><extracomment>example cat-and-mouse</extracomment><translation>Quelque part</translation></message>
<message><source>Way</source><extracomment>example cat-and-mouse</extracomment><translation>Trajet</translation></message>
<message><source>Sees a mouse</source><extracomment>example cat-and-mouse</extracomment><translation>Voit une souris</translation></message>
<message><source>Chase</source><extracomment>example cat-and-mouse</extracomment><translation>Poursuivre</translation></message>
<message><source>Decides</source><extracomment>example cat-and-mouse</extracomment><translation>Décide</translation></message>
<message><source>Each cat</source><extracomment>example cat-and-mouse</extracomment><translation>Chaque chat</translation></message>
<message><source>Nearest cat</source><extracomment>example cat-and-mouse</extracomment><translation>Chat le plus proche</translation></message>
<message><source>Run away</source><extracomment>example cat-and-mouse</extracomment><translation>S'enfuir</translation></message>
<message><source>Roam</source><extracomment>example cat-and-mouse</extracomment><translation>Errer</translation></message>
<message><source>Touched</source><extracomment>example cat-and-mouse</extracomment><translation>Contact</translation></message>
<message><source>Caught</source><extracomment>example cat-and-mouse</extracomment><translation>Capture</translation></message>
<message><source>Cats chase what they see</source><extracomment>example cat-and-mouse</extracomment><translation>Les chats poursuivent ce qu'ils voient</translation></message>
<message><source>Mice hide from every cat</source><extracomment>example cat-and-mouse</extracomment><translation>Les souris se cachent de chaque chat</translation></message>
<message><source>Only run</source><extracomment>example cat-and-mouse</extracomment><translation>Courir seulement</translation></message>
<message><source>From the nearest only</source><extracomment>example cat-and-mouse</extracomment><translation>Du plus proche seulement</translation></message>
<message><source>Late</source><extracomment>example cat-and-mouse</extracomment><translation>Tard</translation></message>
<message><source>Mice</source><extracomment>example cat-and-mouse</extracomment><translation>Souris</translation></message>
<message><source>Four cats look for mice in a town. They are a little faster, but they chase only what they see: mice live by the houses.</source><extracomment>example cat-and-mouse</extracomment><translation>Quatre chats cherchent des souris dans une ville. Ils sont un peu plus rapides, mais ne poursuivent que ce qu'ils voient : les maisons sauvent les souris.</translation></message>
<message><source>**Cats** go to random places in town, along a [way](node:way) around the houses. A cat that has a [mouse in sight](node:seen) chases it. Houses are wired to *Obstacles* there, so a mouse behind a house is not in sight, and the cat goes on as before.

**Mice** go about in the same way. When cats are near, they [hide](node:hide): each goes to the nearest place that no cat sees, and stays until one does. [*Each cat*](node:cats) gives Hide all cats within 500, not only the nearest. A mouse that [a cat touches](node:touched) is caught.</source><extracomment>example cat-and-mouse</extracomment><translation>Les **chats** vont à des endroits au hasard de la ville, le long d'un [trajet](node:way) autour des maisons. Un chat qui a une [souris en vue](node:seen) la poursuit. Les maisons y sont reliées à *Obstacles* : une souris derrière une maison n'est donc pas en vue, et le chat continue comme avant.

Les **souris** se promènent de la même façon. Quand des chats sont proches, elles [se cachent](node:hide) : chacune va à l'endroit le plus proche qu'aucun chat ne voit, et y reste jusqu'à ce qu'un chat la voie. [*Chaque chat*](node:cats) donne à Dissimulation tous les chats à moins de 500, pas seulement le plus proche. Une souris qu'[un chat touche](node:touched) est prise.</translation></message>
<message><source>- After a minute 7 of the 12 mice are left on average, and between 2 and 10: in 20 runs with different seeds.
- A cat that turns a corner sees the mouse behind it. The mouse runs around the house, and the cat loses it: a corner helps more than speed.</source><extracomment>example cat-and-mouse</extracomment><translation>- Après une minute, il reste en moyenne 7 des 12 souris, et entre 2 et 10 : en 20 exécutions avec des graines différentes.
- Un chat qui passe un coin voit la souris qui est derrière. La souris contourne la maison, et le chat la perd : un coin aide plus que la vitesse.</translation></message>
<message><source>- [Only run](experiment:experiment-run): the mice flee from the nearest cat, through the open. Hardly any mouse is left after a minute: none in 19 of 20 runs.
- [Late](experiment:experiment-late): mice hide from cats only within 150. Then it is too late to hide, and about one mouse is left.
- [From the nearest only](experiment:experiment-nearest): six are left on average instead of seven, and in some runs none. When does the second cat matter?
- Draw a longer house, or take one away. Where do mice live longest?</source><extracomment>example cat-and-mouse</extracomment><translation>- [Courir seulement](experiment:experiment-run) : les souris fuient le chat le plus proche, à découvert. Après une minute, il ne reste presque plus de souris : aucune dans 19 exécutions sur 20.
- [Tard](experiment:experiment-late) : les souris ne se cachent des chats qu'à moins de 150. Il est alors trop tard pour se cacher, et il reste environ une souris.
- [Du plus proche seulement](experiment:experiment-nearest) : il en reste en moyenne six au lieu de sept, et aucune dans certaines exécutions. Quand le deuxième chat compte-t-il ?
- Dessinez une maison plus longue, ou enlevez-en une. Où les souris vivent-elles le plus longtemps ?</translation></message>
<message><source>Click to go</source><extracomment>title of an example</extracomment><translation>Un clic pour y aller</translation></message>
<message><source>Scout</source><extracomment>example click-to-go</extracomment><translation>Éclaireur</translation></message>
<message><source>Last click</source><extracomment>example click-to-go</extracomment><translation>Dernier clic</translation></message>
<message><source>Go to the click</source><extracomment>example click-to-go</extracomment><translation>Aller au clic</translation></message>
<message><source>Stroll</source><extracomment>example click-to-go</extracomment><translation>Flâner</translation></message>
<message><source>Click, else stroll</source><extracomment>example click-to-go</extracomment><translation>Clic, sinon flâner</translation></message>
<message><source>Never forget the click</source><extracomment>example click-to-go</extracomment><translation>Ne jamais oublier le clic</translation></message>
<message><source>Scouts stroll around. Click into the world: they go there, and forget the place when they have reached it.</source><extracomment>example click-to-go</extracomment><translation>Des éclaireurs flânent. Cliquez dans le monde : ils y vont, et oublient l'endroit une fois qu'ils l'ont atteint.</translation></message>
<message><source>[Last click](node:click) follows the mouse *Click, until reached*: it is a target from the click on, for each scout until it comes there. Without a target, [Go to the click](node:go) is inactive, and the Priority takes the next force: [Stroll](node:stroll).</source><extracomment>example click-to-go</extracomment><translation>[Dernier clic](node:click) suit la souris en mode *Clic, jusqu'à l'arrivée* : il est une cible à partir du clic, pour chaque éclaireur jusqu'à ce qu'il y soit. Sans cible, [Aller au clic](node:go) est inactif, et la Priorité prend la force suivante : [Flâner](node:stroll).</translation></message>
<message><source>- Before the first click, all scouts stroll.
- After a click, each scout goes there by itself. The first one is strolling again while the last one is still on its way.
- A new click calls all of them again.
- Click a scout: its wires show that *Stroll* waits while it has a target.</source><extracomment>example click-to-go</extracomment><translation>- Avant le premier clic, tous les éclaireurs flânent.
- Après un clic, chaque éclaireur y va de son côté. Le premier flâne déjà de nouveau quand le dernier est encore en route.
- Un nouveau clic les rappelle tous.
- Cliquez sur un éclaireur : ses fils montrent que *Flâner* attend tant qu'il a une cible.</translation></message>
<message><source>- [Never forget the click](experiment:experiment-keep): with *Click* instead of *Click, until reached*, the scouts stay at the place for good.
- Click again before they arrive: only the last click counts.
- Lower *Slowing radius* to 0: they pass the place at full speed, and forget it all the same.</source><extracomment>example click-to-go</extracomment><translation>- [Ne jamais oublier le clic](experiment:experiment-keep) : avec *Clic* au lieu de *Clic, jusqu'à l'arrivée*, les éclaireurs restent à l'endroit pour de bon.
- Cliquez de nouveau avant qu'ils arrivent : seul le dernier clic compte.
- Baissez *Rayon de freinage* à 0 : ils passent à l'endroit à pleine vitesse, et l'oublient quand même.</translation></message>
<message><source>Combined forces</source><extracomment>title of an example</extracomment><translation>Forces combinées</translation></message>
<message><source>Dock</source><extracomment>example combined-forces</extracomment><translation>Quai</translation></message>
<message><source>Center</source><extracomment>example combined-forces</extracomment><translation>Centre</translation></message>
<message><source>Harbor</source><extracomment>example combined-forces</extracomment><translation>Port</translation></message>
<message><source>Ship</source><extracomment>example combined-forces</extracomment><translation>Vaisseau</translation></message>
<message><source>To the mouse</source><extracomment>example combined-forces</extracomment><translation>Vers la souris</translation></message>
<message><source>To the harbor</source><extracomment>example combined-forces</extracomment><translation>Vers le port</translation></message>
<message><source>Mouse, else harbor</source><extracomment>example combined-forces</extracomment><translation>Souris, sinon port</translation></message>
<message><source>Around the center</source><extracomment>example combined-forces</extracomment><translation>Autour du centre</translation></message>
<message><source>Nearest ship</source><extracomment>example combined-forces</extracomment><translation>Vaisseau le plus proche</translation></message>
<message><source>Two forces</source><extracomment>example combined-forces</extracomment><translation>Deux forces</translation></message>
<message><source>The ships want to go to the [harbor](node:seek-harbor). The [center](node:flee-center) pushes them away, up to a distance of 160, with weight 0.9. No rule tells them to go around it.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</source><extracomment>example combined-forces</extracomment><translation>Les vaisseaux veulent aller au [port](node:seek-harbor). Le [centre](node:flee-center) les repousse, jusqu'à une distance de 160, avec un poids de 0,9. Aucune règle ne leur dit de le contourner.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</translation></message>
<message><source>The center lies in the way. What do the ships do?</source><extracomment>example combined-forces</extracomment><translation>Le centre est sur leur route. Que font les vaisseaux ?</translation></message>
<message><source>They stop in front of it
* They go around it
They fly straight through</source><extracomment>example combined-forces</extracomment><translation>Ils s'arrêtent devant
* Ils le contournent
Ils le traversent tout droit</translation></message>
<message><source>They go around it: each force is simple, and their sum makes the way. The last ship is there after 8 to 13 s. Those with the center right in their way need longest: in front of it the two forces almost cancel out.</source><extracomment>example combined-forces</extracomment><translation>Ils le contournent : chaque force est simple, et c'est leur somme qui fait le trajet. Le dernier vaisseau arrive après 8 à 13 s. Ceux qui ont le centre juste sur leur route mettent le plus de temps : devant lui, les deux forces s'annulent presque.</translation></message>
<message><source>A weaker push</source><extracomment>example combined-forces</extracomment><translation>Une poussée plus faible</translation></message>
<message><source>Now the weight of [Around the center](node:flee-center) is 0.3 instead of 0.9. With 0.9 the last ship needed 8 to 13 s.</source><extracomment>example combined-forces</extracomment><translation>Maintenant, le poids d'[Autour du centre](node:flee-center) est 0,3 au lieu de 0,9. Avec 0,9, il fallait de 8 à 13 s au dernier vaisseau.</translation></message>
<message><source>After how many seconds is the last ship at the harbor?</source><extracomment>example combined-forces</extracomment><translation>Après combien de secondes le dernier vaisseau est-il au port ?</translation></message>
<message><source>After about 5.3 s: they pass close to the center, some within 30. Without any push it would be 4.8 s.</source><extracomment>example combined-forces</extracomment><translation>Après environ 5,3 s : ils passent près du centre, certains à moins de 30. Sans aucune poussée, ce serait 4,8 s.</translation></message>
<message><source>A stronger push</source><extracomment>example combined-forces</extracomment><translation>Une poussée plus forte</translation></message>
<message><source>Now the weight is 3. The push still ends at a distance of 160. The number above the world is the distance of the nearest ship.</source><extracomment>example combined-forces</extracomment><translation>Maintenant, le poids est 3. La poussée s'arrête toujours à une distance de 160. Le nombre au-dessus du monde est la distance du vaisseau le plus proche.</translation></message>
<message><source>How near to the center does a ship come?</source><extracomment>example combined-forces</extracomment><translation>À quelle distance du centre un vaisseau s'approche-t-il ?</translation></message>
<message><source>About 144. They stay almost outside the radius: only a little inside, the push is already stronger than the pull of the harbor.</source><extracomment>example combined-forces</extracomment><translation>Environ 144. Ils restent presque en dehors du rayon : à peine à l'intérieur, la poussée est déjà plus forte que l'attraction du port.</translation></message>
<message><source>- Move the mouse over the world: the ships follow it, and still go around the center.
- Drag the center onto the harbor: the ships wait in a ring where the two forces cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Promenez la souris dans le monde : les vaisseaux la suivent, et contournent toujours le centre.
- Glissez le centre sur le port : les vaisseaux attendent sur un anneau où les deux forces s'annulent.
- Cliquez sur un vaisseau pour voir ce qu'apporte chaque force.</translation></message>
<message><source>Ships go to the mouse while they flee from the center: two forces, one way around it.</source><extracomment>example combined-forces</extracomment><translation>Des vaisseaux vont vers la souris tout en fuyant le centre : deux forces, un seul trajet autour.</translation></message>
<message><source>An agent adds up all forces that are wired to its *Steering*, each times its weight, and then cuts the sum to its max force. Here one force pulls to the mouse (or to the harbor, while the mouse is elsewhere), and another one pushes away from the center.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</source><extracomment>example combined-forces</extracomment><translation>Un agent additionne toutes les forces reliées à son *Pilotage*, chacune multipliée par son poids, puis ramène la somme à sa force max. Ici, une force attire vers la souris (ou vers le port, tant que la souris est ailleurs), et une autre repousse du centre.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</translation></message>
<message><source>- No rule says that ships go around the center: the way comes from the sum of two forces.
- Ships that have the center right in their way need longest: in front of it the two forces almost cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- Aucune règle ne dit aux vaisseaux de contourner le centre : le trajet vient de la somme de deux forces.
- Les vaisseaux qui ont le centre juste sur leur route mettent le plus de temps : devant lui, les deux forces s'annulent presque.
- Cliquez sur un vaisseau pour voir ce qu'apporte chaque force.</translation></message>
<message><source>- Drag the weight of *Around the center* to 0.3: the ships pass close to it. Drag it to 3: they stay almost outside the radius. Press Reset to see them start again.
- Drag the center onto the harbor: the ships wait in a ring around it, where the two forces cancel out.
- Lower the max force of the ships to 0.1 and press Reset: they can hardly turn or brake, and most fly past the harbor.</source><extracomment>example combined-forces</extracomment><translation>- Glissez le poids d'*Autour du centre* jusqu'à 0,3 : les vaisseaux passent tout près. Glissez-le jusqu'à 3 : ils restent presque en dehors du rayon. Appuyez sur Réinitialiser pour les revoir partir.
- Glissez le centre sur le port : les vaisseaux attendent sur un anneau autour, où les deux forces s'annulent.
- Baissez la force max des vaisseaux à 0,1 et appuyez sur Réinitialiser : ils peuvent à peine tourner ou freiner, et la plupart dépassent le port.</translation></message>
<message><source>Context or sum</source><extracomment>title of an example</extracomment><translation>Contexte ou somme</translation></message>
<message><source>Trap</source><extracomment>example context-or-sum</extracomment><translation>Piège</translation></message>
<message><source>With Context</source><extracomment>example context-or-sum</extracomment><translation>Avec Contexte</translation></message>
<message><source>With Sum</source><extracomment>example context-or-sum</extracomment><translation>Avec Somme</translation></message>
<message><source>Traps</source><extracomment>example context-or-sum</extracomment><translation>Pièges</translation></message>
<message><source>To the goal</source><extracomment>example context-or-sum</extracomment><translation>Vers le but</translation></message>
<message><source>Off the walls</source><extracomment>example context-or-sum</extracomment><translation>Loin des murs</translation></message>
<message><source>At the goal</source><extracomment>example context-or-sum</extracomment><translation>Au but</translation></message>
<message><source>Exit</source><extracomment>example context-or-sum</extracomment><translation>Sortie</translation></message>
<message><source>Short sight</source><extracomment>example context-or-sum</extracomment><translation>Vue courte</translation></message>
<message><source>Without Wander</source><extracomment>example context-or-sum</extracomment><translation>Sans Errance</translation></message>
<message><source>Walls push harder</source><extracomment>example context-or-sum</extracomment><translation>Les murs poussent plus</translation></message>
<message><source>With Context, on the way</source><extracomment>example context-or-sum</extracomment><translation>Avec Contexte, en route</translation></message>
<message><source>With Sum, on the way</source><extracomment>example context-or-sum</extracomment><translation>Avec Somme, en route</translation></message>
<message><source>Two crowds want to go to the right, and a trap is in their way. One adds its forces up, the other compares directions.</source><extracomment>example context-or-sum</extracomment><translation>Deux foules veulent aller à droite, et un piège est sur leur route. L'une additionne ses forces, l'autre compare des directions.</translation></message>
<message><source>Both crowds get the same forces: [*To the goal*](node:seek), and [Wander](node:wander) with half the weight. Both see a wall from 150 away.

The red ones add a third force, [*Off the walls*](node:avoid). In the trap it pushes back as strongly as the goal draws: the [Sum](node:add) is 0, and they stay. More force does not help, since it only moves the place where both cancel.

For the blue ones walls are no force but a **danger**. [Context](node:choose) compares 16 directions: it closes those with more danger than the least, and of the others takes the one with the most interest. At the mouth of the trap the way to the goal is closed. Now what Wander wants counts, they turn aside, and go around.</source><extracomment>example context-or-sum</extracomment><translation>Les deux foules reçoivent les mêmes forces : [*Vers le but*](node:seek), et [Errance](node:wander) avec un poids deux fois plus petit. Les deux voient un mur à 150.

Les rouges ajoutent une troisième force, [*Loin des murs*](node:avoid). Dans le piège, elle repousse aussi fort que le but attire : la [Somme](node:add) est 0, et ils restent. Plus de force n'aide pas, car elle ne fait que déplacer l'endroit où les deux s'annulent.

Pour les bleus, les murs ne sont pas une force mais un **danger**. [Contexte](node:choose) compare 16 directions : il ferme celles où le danger dépasse le minimum, et parmi les autres prend celle du plus grand intérêt. À l'entrée du piège, la route vers le but est fermée. Alors ce que veut Errance compte : ils se détournent, et contournent le piège.</translation></message>
<message><source>- Click a blue agent: the ring around it shows the interest of each direction outward in green, and its danger inward in red. The arrow is its choice, and closed directions are pale. The wires into Context have both numbers.
- After 30 seconds at least 9 of the 10 blue ones have left at the goal, and at most one of the red ones; the others are in the trap. It was so in 20 runs with different seeds.</source><extracomment>example context-or-sum</extracomment><translation>- Cliquez sur un agent bleu : l'anneau autour de lui montre l'intérêt de chaque direction en vert vers l'extérieur, et son danger en rouge vers l'intérieur. La flèche est son choix, et les directions fermées sont pâles. Les fils qui entrent dans Contexte portent les deux nombres.
- Après 30 secondes, au moins 9 des 10 bleus sont partis par le but, et au plus un des rouges ; les autres sont dans le piège. Il en était ainsi en 20 exécutions avec des graines différentes.</translation></message>
<message><source>- [Short sight](experiment:experiment-short): with a range of 60 the way to the goal closes only in the trap, where it is too late. Then Context does not help.
- [Without Wander](experiment:experiment-still): at the mouth of the trap no open direction has any interest, so they stand.
- [Walls push harder](experiment:experiment-strong): with four times the force the red ones stop earlier, and stay.
- Replace *Off the walls* by *Obstacle avoidance*, which looks for a way around, with a *Look ahead* of 3. How many get out?</source><extracomment>example context-or-sum</extracomment><translation>- [Vue courte](experiment:experiment-short) : avec une portée de 60, la route vers le but ne se ferme que dans le piège, où il est trop tard. Contexte n'aide alors pas.
- [Sans Errance](experiment:experiment-still) : à l'entrée du piège, aucune direction ouverte n'a d'intérêt ; ils ne bougent donc plus.
- [Les murs poussent plus](experiment:experiment-strong) : avec une force quatre fois plus grande, les rouges s'arrêtent plus tôt, et restent.
- Remplacez *Loin des murs* par un *Évitement d'obstacles*, qui cherche à contourner, avec une *Anticipation* de 3. Combien en sortent ?</translation></message>
<message><source>Corridor</source><extracomment>title of an example</extracomment><translation>Couloir</translation></message>
<message><source>Upper wall</source><extracomment>example corridor</extracomment><translation>Mur du haut</translation></message>
<message><source>Lower wall</source><extracomment>example corridor</extracomment><translation>Mur du bas</translation></message>
<message><source>Eastward</source><extracomment>example corridor</extracomment><translation>Vers l'est</translation></message>
<message><source>Westward</source><extracomment>example corridor</extracomment><translation>Vers l'ouest</translation></message>
<message><source>To the right</source><extracomment>example corridor</extracomment><translation>Vers la droite</translation></message>
<message><source>Walk on</source><extracomment>example corridor</extracomment><translation>Avancer</translation></message>
<message><source>Avoid each other</source><extracomment>example corridor</extracomment><translation>S'éviter</translation></message>
<message><source>To the left</source><extracomment>example corridor</extracomment><translation>Vers la gauche</translation></message>
<message><source>Walls</source><extracomment>example corridor</extracomment><translation>Murs</translation></message>
<message><source>Walkers to the right</source><extracomment>example corridor</extracomment><translation>Piétons vers la droite</translation></message>
<message><source>Walkers to the left</source><extracomment>example corridor</extracomment><translation>Piétons vers la gauche</translation></message>
<message><source>Time horizon to the right</source><extracomment>example corridor</extracomment><translation>Horizon de temps vers la droite</translation></message>
<message><source>Sideways push to the right</source><extracomment>example corridor</extracomment><translation>Poussée latérale vers la droite</translation></message>
<message><source>Nobody avoids</source><extracomment>example corridor</extracomment><translation>Personne n'évite</translation></message>
<message><source>Only one crowd avoids</source><extracomment>example corridor</extracomment><translation>Une seule foule évite</translation></message>
<message><source>At the last moment</source><extracomment>example corridor</extracomment><translation>Au dernier moment</translation></message>
<message><source>Right and left</source><extracomment>example corridor</extracomment><translation>Droite et gauche</translation></message>
<message><source>Among those to the right</source><extracomment>example corridor</extracomment><translation>Entre ceux vers la droite</translation></message>
<message><source>Touched the other crowd</source><extracomment>example corridor</extracomment><translation>Contacts avec l'autre foule</translation></message>
<message><source>Two crowds meet</source><extracomment>example corridor</extracomment><translation>Deux foules se rencontrent</translation></message>
<message><source>40 walkers go to the right and 40 to the left. Each [avoids](node:right-avoid) the others: it chooses the velocity nearest to its desired velocity that hits nobody within 2 s. Each does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>40 piétons vont à droite et 40 à gauche. Chacun [évite](node:right-avoid) les autres : il choisit la vitesse la plus proche de sa vitesse désirée qui ne heurte personne pendant 2 s. Chacun fait la moitié de l'évitement.</translation></message>
<message><source>How often do walkers of the two crowds touch within 20 s?</source><extracomment>example corridor</extracomment><translation>Combien de fois des piétons des deux foules se touchent-ils en 20 s ?</translation></message>
<message><source>* Never
About ten times
About a hundred times</source><extracomment>example corridor</extracomment><translation>* Jamais
Une dizaine de fois
Une centaine de fois</translation></message>
<message><source>Never, in all of ten runs with different seeds.</source><extracomment>example corridor</extracomment><translation>Jamais, dans chacune de dix exécutions avec des graines différentes.</translation></message>
<message><source>Beside, nobody avoids anybody: both crowds walk straight on.</source><extracomment>example corridor</extracomment><translation>À côté, personne n'évite personne : les deux foules marchent tout droit.</translation></message>
<message><source>How often do walkers of the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Combien de fois des piétons des deux foules s'y touchent-ils en 20 s ?</translation></message>
<message><source>contacts</source><extracomment>example corridor</extracomment><translation>contacts</translation></message>
<message><source>265 to 414 times, 344 on average. That is eight or nine contacts for each walker.</source><extracomment>example corridor</extracomment><translation>De 265 à 414 fois, 344 en moyenne. Cela fait huit ou neuf contacts par piéton.</translation></message>
<message><source>Beside, those who go to the left walk straight on. Those who go to the right have to do all of the avoiding.</source><extracomment>example corridor</extracomment><translation>À côté, ceux qui vont à gauche marchent tout droit. Ceux qui vont à droite doivent faire tout l'évitement.</translation></message>
<message><source>How often do the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>Combien de fois les deux foules s'y touchent-elles en 20 s ?</translation></message>
<message><source>Never
* A few times
Half as often as when nobody avoids</source><extracomment>example corridor</extracomment><translation>Jamais
* Quelques fois
Deux fois moins souvent que quand personne n'évite</translation></message>
<message><source>0 to 25 times, 7 on average. It is nearly enough if one side avoids the other.</source><extracomment>example corridor</extracomment><translation>De 0 à 25 fois, 7 en moyenne. Il suffit presque qu'un côté évite l'autre.</translation></message>
<message><source>What it costs</source><extracomment>example corridor</extracomment><translation>Ce que cela coûte</translation></message>
<message><source>Beside, nobody avoids anybody, so all walk at full speed. The plots show the speeds.</source><extracomment>example corridor</extracomment><translation>À côté, personne n'évite personne : tous marchent donc à pleine vitesse. Les courbes montrent les vitesses.</translation></message>
<message><source>How much slower are walkers who avoid, on average?</source><extracomment>example corridor</extracomment><translation>De combien les piétons qui évitent sont-ils plus lents, en moyenne ?</translation></message>
<message><source>* Less than a twentieth
A fifth
Half</source><extracomment>example corridor</extracomment><translation>* De moins d'un vingtième
D'un cinquième
De la moitié</translation></message>
<message><source>Less than a twentieth, in all of ten runs. The two crowds part: each keeps to its right.</source><extracomment>example corridor</extracomment><translation>De moins d'un vingtième, dans chacune de dix exécutions. Les deux foules se séparent : chacune serre à sa droite.</translation></message>
<message><source>- Set both crowds to 100. Can they still pass each other?
- Set *Time horizon to the right* to 0.25: they turn away late. Who touches whom?</source><extracomment>example corridor</extracomment><translation>- Mettez les deux foules à 100. Peuvent-elles encore se croiser ?
- Réglez *Horizon de temps vers la droite* sur 0,25 : ils se détournent tard. Qui touche qui ?</translation></message>
<message><source>Two crowds meet in a corridor, and nobody touches anybody.</source><extracomment>example corridor</extracomment><translation>Deux foules se rencontrent dans un couloir, et personne ne touche personne.</translation></message>
<message><source>A [field](node:right-field) leads 40 walkers to the right, another 40 to the left. Where the world ends they come in again at the other side.

Each [*Reciprocal avoidance*](node:right-avoid) comes last, right before the steering. It takes the desired velocity of *Walk on*, and chooses the nearest velocity that hits neither a wall nor another body within its time horizon. Each of two walkers does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>Un [champ](node:right-field) mène 40 piétons vers la droite, et un autre 40 vers la gauche. Là où le monde finit, ils rentrent par l'autre côté.

Chaque [*Évitement réciproque*](node:right-avoid) vient en dernier, juste avant le pilotage. Il prend la vitesse désirée d'*Avancer*, et choisit la vitesse la plus proche qui ne heurte ni mur ni autre corps dans son horizon de temps. De deux piétons, chacun fait la moitié de l'évitement.</translation></message>
<message><source>- Nobody from one crowd touches anybody from the other. In 20 runs with different seeds there was no such contact in the first minute.
- Avoiding costs hardly any time: the walkers keep more than 95% of the speed at which they walk alone. The second plot shows it.
- The crowds part: each keeps to its right. The *Sideways push* does that, which every *Reciprocal avoidance* has: without it, two who meet face to face may block each other.</source><extracomment>example corridor</extracomment><translation>- Personne d'une foule ne touche quelqu'un de l'autre. En 20 exécutions avec des graines différentes, il n'y a eu aucun contact de ce genre pendant la première minute.
- Éviter ne prend presque pas de temps : les piétons gardent plus de 95 % de la vitesse à laquelle ils marchent seuls. La deuxième courbe le montre.
- Les foules se séparent : chacune serre à sa droite. C'est l'effet de la *Poussée latérale* que possède chaque *Évitement réciproque* : sans elle, deux piétons face à face peuvent se bloquer.</translation></message>
<message><source>- [Nobody avoids](experiment:experiment-blind): with *Neighbors* 0 both crowds walk through each other like ghosts. The two crowds have about 480 contacts in the first minute, instead of none.
- [Only one crowd avoids](experiment:experiment-one): those to the right do all of the work. Between the crowds about 11 contacts remain.
- [At the last moment](experiment:experiment-late): with a time horizon of a quarter of a second they still do not touch, but they turn away late. Look at their tracks.
- Set both counts to 100.</source><extracomment>example corridor</extracomment><translation>- [Personne n'évite](experiment:experiment-blind) : avec 0 *Voisins*, les deux foules se traversent comme des fantômes. Elles ont environ 480 contacts pendant la première minute, au lieu d'aucun.
- [Une seule foule évite](experiment:experiment-one) : ceux qui vont à droite font tout le travail. Il reste environ 11 contacts entre les foules.
- [Au dernier moment](experiment:experiment-late) : avec un horizon de temps d'un quart de seconde, ils ne se touchent toujours pas, mais se détournent tard. Regardez leurs traces.
- Mettez les deux effectifs à 100.</translation></message>
<message><source>Crossing traffic</source><extracomment>title of an example</extracomment><translation>Carrefours</translation></message>
<message><source>East to west road</source><extracomment>example crossing-traffic</extracomment><translation>Route d'est en ouest</translation></message>
<message><source>West to east road</source><extracomment>example crossing-traffic</extracomment><translation>Route d'ouest en est</translation></message>
<message><source>North to south road</source><extracomment>example crossing-traffic</extracomment><translation>Route du nord au sud</translation></message>
<message><source>South to north road</source><extracomment>example crossing-traffic</extracomment><translation>Route du sud au nord</translation></message>
<message><source>Ring road</source><extracomment>example crossing-traffic</extracomment><translation>Rocade</translation></message>
<message><source>West start</source><extracomment>example crossing-traffic</extracomment><translation>Départ ouest</translation></message>
<message><source>East start</source><extracomment>example crossing-traffic</extracomment><translation>Départ est</translation></message>
<message><source>North start</source><extracomment>example crossing-traffic</extracomment><translation>Départ nord</translation></message>
<message><source>South start</source><extracomment>example crossing-traffic</extracomment><translation>Départ sud</translation></message>
<message><source>Eastbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Voitures vers l'est</translation></message>
<message><source>Keep distance</source><extracomment>example crossing-traffic</extracomment><translation>Garder l'écart</translation></message>
<message><source>Yield</source><extracomment>example crossing-traffic</extracomment><translation>Céder le passage</translation></message>
<message><source>Westbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Voitures vers l'ouest</translation></message>
<message><source>Southbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Voitures vers le sud</translation></message>
<message><source>Northbound cars</source><extracomment>example crossing-traffic</extracomment><translation>Voitures vers le nord</translation></message>
<message><source>Ring cars</source><extracomment>example crossing-traffic</extracomment><translation>Voitures de la rocade</translation></message>
<message><source>Cars on two roads each way and a ring road, without lights.</source><extracomment>example crossing-traffic</extracomment><translation>Des voitures sur deux routes par sens et une rocade, sans feux.</translation></message>
<message><source>Every car follows its road. **Queue** keeps its distance to the car ahead. **Collision avoidance** turns away from cars of other roads that it would touch within about a second. The world wraps, so a car that leaves at one side comes back at the other.</source><extracomment>example crossing-traffic</extracomment><translation>Chaque voiture suit sa route. **File d'attente** garde l'écart avec la voiture de devant. **Évitement d'agents** se détourne des voitures d'autres routes qu'elle toucherait dans la seconde. Le monde se reboucle : une voiture qui sort d'un côté revient donc de l'autre.</translation></message>
<message><source>- Cars cross each other's way all the time but seldom touch: fewer than 30 contacts in a minute.
- Faster cars stay behind slower ones.</source><extracomment>example crossing-traffic</extracomment><translation>- Les voitures croisent sans cesse la route d'autres voitures, mais se touchent rarement : moins de 30 contacts en une minute.
- Les voitures rapides restent derrière les lentes.</translation></message>
<message><source>- Set the weight of all *Yield* to 0, then of all *Keep distance*: there are about ten times as many contacts, and more with both.
- Raise the *Count* of a road until it jams.
- Drag the points of the ring road.</source><extracomment>example crossing-traffic</extracomment><translation>- Mettez le poids de tous les *Céder le passage* à 0, puis celui de tous les *Garder l'écart* : il y a environ dix fois plus de contacts, et davantage encore avec les deux.
- Augmentez l'*Effectif* d'une route jusqu'au bouchon.
- Glissez les points de la rocade.</translation></message>
<message><source>Crowd through a door</source><extracomment>title of an example</extracomment><translation>Une foule à la porte</translation></message>
<message><source>Hall</source><extracomment>example crowd-through-a-door</extracomment><translation>Salle</translation></message>
<message><source>Door</source><extracomment>example crowd-through-a-door</extracomment><translation>Porte</translation></message>
<message><source>This side</source><extracomment>example crowd-through-a-door</extracomment><translation>Ce côté</translation></message>
<message><source>People</source><extracomment>example crowd-through-a-door</extracomment><translation>Gens</translation></message>
<message><source>This side of the wall</source><extracomment>example crowd-through-a-door</extracomment><translation>De ce côté du mur</translation></message>
<message><source>To the door</source><extracomment>example crowd-through-a-door</extracomment><translation>Vers la porte</translation></message>
<message><source>To the exit</source><extracomment>example crowd-through-a-door</extracomment><translation>Vers la sortie</translation></message>
<message><source>Ninety people leave a hall through one door.</source><extracomment>example crowd-through-a-door</extracomment><translation>Quatre-vingt-dix personnes quittent une salle par une seule porte.</translation></message>
<message><source>On this side of the wall people seek the door; beyond it they arrive at the exit. A Priority takes the first active force, and the Seek is active only inside the region *This side*.

- **Queue** brakes for people ahead.
- **Separation** keeps bodies apart.
- **Wall avoidance** finds the wall with three feelers.</source><extracomment>example crowd-through-a-door</extracomment><translation>De ce côté du mur, les gens recherchent la porte ; de l'autre, ils arrivent à la sortie. Une Priorité prend la première force active, et la Recherche n'est active que dans la zone *Ce côté*.

- **File d'attente** freine s'il y a des gens devant.
- **Séparation** tient les corps à l'écart.
- **Évitement de murs** trouve le mur avec trois antennes.</translation></message>
<message><source>- Everybody is through within fifteen seconds, and nobody goes through the wall.
- The crowd in front of the door forms an arch: people at its sides wait.</source><extracomment>example crowd-through-a-door</extracomment><translation>- Tout le monde est passé en quinze secondes, et personne ne traverse le mur.
- La foule devant la porte forme une arche : les gens sur les côtés attendent.</translation></message>
<message><source>- Set the weight of *Keep apart* to 0: contacts rise more than tenfold.
- Drag the ends of the two walls to make the door narrower.
- Lower *Speed* of *To the door*.</source><extracomment>example crowd-through-a-door</extracomment><translation>- Mettez le poids de *Garder ses distances* à 0 : il y a plus de dix fois plus de contacts.
- Glissez les bouts des deux murs pour rétrécir la porte.
- Baissez la *Vitesse* de *Vers la porte*.</translation></message>
<message><source>Epidemic</source><extracomment>title of an example</extracomment><translation>Épidémie</translation></message>
<message><source>Susceptible</source><extracomment>example epidemic</extracomment><translation>Sain</translation></message>
<message><source>Infected</source><extracomment>example epidemic</extracomment><translation>Infecté</translation></message>
<message><source>Recovered</source><extracomment>example epidemic</extracomment><translation>Rétabli</translation></message>
<message><source>Go about</source><extracomment>example epidemic</extracomment><translation>Aller et venir</translation></message>
<message><source>Keep a distance</source><extracomment>example epidemic</extracomment><translation>Garder une distance</translation></message>
<message><source>How people go about</source><extracomment>example epidemic</extracomment><translation>Comment les gens bougent</translation></message>
<message><source>Long enough near</source><extracomment>example epidemic</extracomment><translation>Assez longtemps près</translation></message>
<message><source>Fall ill</source><extracomment>example epidemic</extracomment><translation>Tomber malade</translation></message>
<message><source>Gets well</source><extracomment>example epidemic</extracomment><translation>Guérit</translation></message>
<message><source>Get well</source><extracomment>example epidemic</extracomment><translation>Guérir</translation></message>
<message><source>Keeping a distance</source><extracomment>example epidemic</extracomment><translation>Distance gardée</translation></message>
<message><source>How near one falls ill</source><extracomment>example epidemic</extracomment><translation>Distance de contagion</translation></message>
<message><source>Chance to get well</source><extracomment>example epidemic</extracomment><translation>Chance de guérir</translation></message>
<message><source>Vaccinated at the start</source><extracomment>example epidemic</extracomment><translation>Vaccinés au départ</translation></message>
<message><source>Susceptible, infected, recovered</source><extracomment>example epidemic</extracomment><translation>Sains, infectés, rétablis</translation></message>
<message><source>Half are vaccinated</source><extracomment>example epidemic</extracomment><translation>La moitié est vaccinée</translation></message>
<message><source>New infections</source><extracomment>example epidemic</extracomment><translation>Nouvelles infections</translation></message>
<message><source>Fell ill</source><extracomment>example epidemic</extracomment><translation>Tombés malades</translation></message>
<message><source>Six are ill</source><extracomment>example epidemic</extracomment><translation>Six malades</translation></message>
<message><source>200 people walk about, and six of them are ill. Whoever comes [near an ill person](node:near-sick) falls ill, and [gets well](node:recover) after about 6 s. After that, a person is immune: it cannot fall ill again.</source><extracomment>example epidemic</extracomment><translation>200 personnes se promènent, et six d'entre elles sont malades. Qui s'approche [d'une personne malade](node:near-sick) tombe malade, et [guérit](node:recover) après environ 6 s. Ensuite, elle est immunisée : elle ne peut plus retomber malade.</translation></message>
<message><source>How many are ill at once, at most?</source><extracomment>example epidemic</extracomment><translation>Combien de personnes sont malades en même temps, au plus ?</translation></message>
<message><source>people</source><extracomment>example epidemic</extracomment><translation>personnes</translation></message>
<message><source>53 to 92 people, 68 on average, after 7 to 21 s. Then the wave falls: an ill person meets mostly people who are immune.</source><extracomment>example epidemic</extracomment><translation>De 53 à 92 personnes, 68 en moyenne, après 7 à 21 s. Puis la vague retombe : une personne malade rencontre surtout des personnes immunisées.</translation></message>
<message><source>Beside, people [keep a distance](node:apart): they step away from each other.</source><extracomment>example epidemic</extracomment><translation>À côté, les gens [gardent une distance](node:apart) : ils s'écartent les uns des autres.</translation></message>
<message><source>How many are ill at once there, at most?</source><extracomment>example epidemic</extracomment><translation>Combien y sont malades en même temps, au plus ?</translation></message>
<message><source>About as many
* Less than half as many
Nobody else falls ill</source><extracomment>example epidemic</extracomment><translation>À peu près autant
* Moins de la moitié
Personne d'autre ne tombe malade</translation></message>
<message><source>8 to 32 people, 19 on average: less than half as many, in all of ten runs with different seeds. The wave is flat.</source><extracomment>example epidemic</extracomment><translation>De 8 à 32 personnes, 19 en moyenne : moins de la moitié, dans chacune de dix exécutions avec des graines différentes. La vague est plate.</translation></message>
<message><source>Beside, 97 of the 194 who are well are immune from the start: they are vaccinated. Look at the others.</source><extracomment>example epidemic</extracomment><translation>À côté, 97 des 194 personnes en bonne santé sont immunisées dès le début : elles sont vaccinées. Regardez les autres.</translation></message>
<message><source>Of those who are not vaccinated: how large a share stays well?</source><extracomment>example epidemic</extracomment><translation>Parmi celles qui ne sont pas vaccinées, quelle part reste en bonne santé ?</translation></message>
<message><source>A smaller share
The same share
* A larger share</source><extracomment>example epidemic</extracomment><translation>Une part plus petite
La même part
* Une part plus grande</translation></message>
<message><source>A larger share, in all of ten runs: 35% stay well for half a minute on average, instead of 6%. People who are immune infect nobody, and so protect others.</source><extracomment>example epidemic</extracomment><translation>Une part plus grande, dans chacune de dix exécutions : en moyenne, 35 % restent en bonne santé pendant une demi-minute, au lieu de 6 %. Les personnes immunisées n'infectent personne, et protègent ainsi les autres.</translation></message>
<message><source>- How many have to be vaccinated so that the wave does not begin? Move *Vaccinated at the start*.
- Raise the *Chance to get well*: what happens to the wave?</source><extracomment>example epidemic</extracomment><translation>- Combien faut-il de vaccinés pour que la vague ne démarre pas ? Déplacez *Vaccinés au départ*.
- Augmentez *Chance de guérir* : que devient la vague ?</translation></message>
<message><source>Six of 200 people are infected, and whoever comes near them falls ill, too. All get well, and are immune from then on.</source><extracomment>example epidemic</extracomment><translation>Six personnes sur 200 sont infectées, et qui s'en approche tombe malade aussi. Toutes guérissent, et sont ensuite immunisées.</translation></message>
<message><source>There are three agent types, and [one way to move](node:behave) for all.

- A **susceptible** person becomes infected when an infected body is [within 4](node:near-sick) for 0.2 seconds.
- An **infected** person has a [*Chance*](node:recover) of 4% in each quarter of a second to recover. That takes 6 seconds on average.
- A **recovered** person stays recovered.

[*Become*](node:infect) changes the type: the agent stays where it is and keeps its velocity.</source><extracomment>example epidemic</extracomment><translation>Il y a trois types d'agents, et [une seule façon de bouger](node:behave) pour tous.

- Une personne **saine** devient infectée quand un corps infecté est [à moins de 4](node:near-sick) pendant 0,2 seconde.
- Une personne **infectée** a, par un [*Hasard*](node:recover), 4 % de chances de se rétablir à chaque quart de seconde. Cela prend 6 secondes en moyenne.
- Une personne **rétablie** le reste.

[*Devenir*](node:infect) change le type : l'agent reste où il est et garde son vecteur vitesse.</translation></message>
<message><source>- The red curve rises faster and faster, then falls: when few are left to infect, each infected person infects less than one other.
- In 20 runs with different seeds, between 36 and 74 people are ill at once, after about 15 seconds. After two minutes nobody is ill.
- It ends before all have been ill: about 10 of 200 never are.
- Recovered people in the crowd protect the others.</source><extracomment>example epidemic</extracomment><translation>- La courbe rouge monte de plus en plus vite, puis retombe : quand il reste peu de gens à infecter, chaque personne infectée en infecte moins d'une autre.
- En 20 exécutions avec des graines différentes, entre 36 et 74 personnes sont malades en même temps, après environ 15 secondes. Après deux minutes, plus personne n'est malade.
- Cela finit avant que tous aient été malades : environ 10 sur 200 ne le sont jamais.
- Dans la foule, les personnes rétablies protègent les autres.</translation></message>
<message><source>- [Keep a distance](experiment:experiment-distance): the [weight](node:apart-to-behave) of *Keep a distance* rises to 2. Now about 20 are ill at once instead of 56, and half of all people never fall ill. The curve is flat, and it lasts longer.
- [Half are vaccinated](experiment:experiment-vaccine): half of the people are immune from the start. Of the other half, more than a third never fall ill.
- Raise *Chance to get well*. From which value on does nearly nobody fall ill?</source><extracomment>example epidemic</extracomment><translation>- [Garder une distance](experiment:experiment-distance) : le [poids](node:apart-to-behave) de *Garder une distance* passe à 2. Environ 20 personnes sont alors malades en même temps au lieu de 56, et la moitié ne tombe jamais malade. La courbe est plate, et elle dure plus longtemps.
- [La moitié est vaccinée](experiment:experiment-vaccine) : la moitié des gens sont immunisés dès le début. Dans l'autre moitié, plus d'un tiers ne tombe jamais malade.
- Augmentez *Chance de guérir*. À partir de quelle valeur presque plus personne ne tombe-t-il malade ?</translation></message>
<message><source>Flees</source><extracomment>example evade</extracomment><translation>Fuit</translation></message>
<message><source>Evades</source><extracomment>example evade</extracomment><translation>Esquive</translation></message>
<message><source>Nearest of both</source><extracomment>example evade</extracomment><translation>La plus proche des deux</translation></message>
<message><source>A little restless</source><extracomment>example evade</extracomment><translation>Un peu agité</translation></message>
<message><source>Hunter near</source><extracomment>example evade</extracomment><translation>Chasseur proche</translation></message>
<message><source>Flee, else roam</source><extracomment>example evade</extracomment><translation>Fuir, sinon errer</translation></message>
<message><source>Evade, else roam</source><extracomment>example evade</extracomment><translation>Esquiver, sinon errer</translation></message>
<message><source>Caught gray ones</source><extracomment>example evade</extracomment><translation>Grises attrapées</translation></message>
<message><source>Caught green ones</source><extracomment>example evade</extracomment><translation>Vertes attrapées</translation></message>
<message><source>Two kinds of prey</source><extracomment>example evade</extracomment><translation>Deux sortes de proies</translation></message>
<message><source>A red hunter pursues the nearest prey. Ten gray prey [flee](node:flee) from the place where it is. Ten green prey [evade](node:evade): they flee from the place where it will be. All react within 70.</source><extracomment>example evade</extracomment><translation>Un chasseur rouge poursuit la proie la plus proche. Dix proies grises [fuient](node:flee) l'endroit où il est. Dix proies vertes [esquivent](node:evade) : elles fuient l'endroit où il sera. Toutes réagissent à moins de 70.</translation></message>
<message><source>Which does the hunter catch more often?</source><extracomment>example evade</extracomment><translation>Lesquelles le chasseur attrape-t-il le plus souvent ?</translation></message>
<message><source>* The gray ones, which flee
The green ones, which evade
Both equally often</source><extracomment>example evade</extracomment><translation>* Les grises, qui fuient
Les vertes, qui esquivent
Les deux aussi souvent</translation></message>
<message><source>The gray ones: about four times as often. They run ahead of the hunter in its own direction, and it is faster. The green ones run to the side, away from where it will be:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</source><extracomment>example evade</extracomment><translation>Les grises : environ quatre fois plus souvent. Elles courent devant le chasseur dans sa propre direction, et il est plus rapide. Les vertes courent de côté, loin de l'endroit où il sera :

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</translation></message>
<message><source>Not looking ahead</source><extracomment>example evade</extracomment><translation>Sans anticiper</translation></message>
<message><source>Now [Evade](node:evade) does not look ahead: its prediction is none, so T = 0.</source><extracomment>example evade</extracomment><translation>Maintenant, l'[Évasion](node:evade) n'anticipe plus : sa prédiction est Aucune, donc T = 0.</translation></message>
<message><source>Which does the hunter catch more often now?</source><extracomment>example evade</extracomment><translation>Lesquelles le chasseur attrape-t-il maintenant le plus souvent ?</translation></message>
<message><source>The gray ones
The green ones
* Both about equally often</source><extracomment>example evade</extracomment><translation>Les grises
Les vertes
* Les deux à peu près aussi souvent</translation></message>
<message><source>Both about equally often: Evade that does not look ahead is Flee. In a single run, chance may favor one kind. In ten runs the averages were 31 and 27.</source><extracomment>example evade</extracomment><translation>Les deux à peu près aussi souvent : une Évasion qui n'anticipe pas est une Fuite. Dans une seule exécution, le hasard peut favoriser une sorte. Sur dix exécutions, les moyennes étaient de 31 et 27.</translation></message>
<message><source>Seeing it from far away</source><extracomment>example evade</extracomment><translation>Le voir de loin</translation></message>
<message><source>Evade looks ahead again. And both kinds react to a hunter within 140 instead of 70.</source><extracomment>example evade</extracomment><translation>L'Évasion anticipe de nouveau. Et les deux sortes réagissent à un chasseur à moins de 140 au lieu de 70.</translation></message>
<message><source>The gray ones, which flee
* The green ones, which evade
Both about equally often</source><extracomment>example evade</extracomment><translation>Les grises, qui fuient
* Les vertes, qui esquivent
Les deux à peu près aussi souvent</translation></message>
<message><source>The green ones, in eight of ten runs. In two minutes it catches 10 of them and 3 of the gray ones, on average. What is good at one distance may be bad at another.</source><extracomment>example evade</extracomment><translation>Les vertes, dans huit exécutions sur dix. En deux minutes, il en attrape 10, et 3 grises, en moyenne. Ce qui est bon à une distance peut être mauvais à une autre.</translation></message>
<message><source>- Drag the hunter into a group: all within 70 react at once.
- Set the weight of [A little restless](node:restless) to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Glissez le chasseur dans un groupe : toutes celles à moins de 70 réagissent d'un coup.
- Mettez le poids d'[Un peu agité](node:restless) à 0 : le chasseur tourne souvent en rond avec une proie.</translation></message>
<message><source>One hunter. Half of its prey flee from where it is, half from where it will be.</source><extracomment>example evade</extracomment><translation>Un chasseur. La moitié de ses proies fuient là où il est, l'autre moitié là où il sera.</translation></message>
<message><source>Evade is Pursue turned around: it flees from the place where the hunter will be after the time T, with `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Both kinds react only to a hunter within 70, and wander otherwise. The hunter is faster and pursues the nearest prey. A small Wander keeps it from running in circles with one prey.</source><extracomment>example evade</extracomment><translation>L'Évasion est une Poursuite inversée : elle fuit l'endroit où sera le chasseur après le temps T, avec `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Les deux sortes ne réagissent qu'à un chasseur à moins de 70, et errent sinon. Le chasseur est plus rapide et poursuit la proie la plus proche. Une petite Errance l'empêche de tourner en rond avec une proie.</translation></message>
<message><source>- The gray ones (*Flees*) run ahead of the hunter, in its own direction.
- The green ones (*Evades*) run to the side.
- The status bar counts how often the hunter catches each kind: after a minute, it has caught the gray ones far more often.</source><extracomment>example evade</extracomment><translation>- Les grises (*Fuit*) courent devant le chasseur, dans sa propre direction.
- Les vertes (*Esquive*) courent de côté.
- La barre d'état compte combien de fois le chasseur attrape chaque sorte : après une minute, il a attrapé bien plus souvent les grises.</translation></message>
<message><source>- Set the prediction of *Evade* to none: both kinds are the same now, and in the long run the hunter catches both equally often.
- Drag the hunter into a group: all within 70 react at once.
- Set the range of both *Hunter near* to 140: prey that react so early are seldom caught. With most seeds, the green ones are now caught more often than the gray ones.
- Set the weight of *A little restless* to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- Réglez la prédiction d'*Évasion* sur Aucune : les deux sortes sont maintenant identiques, et à la longue le chasseur attrape les deux aussi souvent.
- Glissez le chasseur dans un groupe : toutes celles à moins de 70 réagissent d'un coup.
- Réglez la portée des deux *Chasseur proche* sur 140 : des proies qui réagissent si tôt sont rarement attrapées. Avec la plupart des graines, les vertes sont maintenant attrapées plus souvent que les grises.
- Mettez le poids d'*Un peu agité* à 0 : le chasseur tourne souvent en rond avec une proie.</translation></message>
<message><source>Figure eight</source><extracomment>title of an example</extracomment><translation>Circuit en huit</translation></message>
<message><source>Wide turns</source><extracomment>example figure-eight</extracomment><translation>Virages larges</translation></message>
<message><source>No limit</source><extracomment>example figure-eight</extracomment><translation>Sans limite</translation></message>
<message><source>Speed of the cars</source><extracomment>example figure-eight</extracomment><translation>Vitesse des voitures</translation></message>
<message><source>20 cars on a road that crosses itself. A car cannot turn on the spot: it needs room.</source><extracomment>example figure-eight</extracomment><translation>20 voitures sur une route qui se croise elle-même. Une voiture ne peut pas tourner sur place : il lui faut de l'espace.</translation></message>
<message><source>Every car follows the road, keeps its distance to the car ahead (*Keep distance*), and turns away from those that it would touch at the crossing (*Yield*). Its type has a **Max turn rate** of 90° per second. At 80 units per second this is a turning circle with a radius of 80 / (90° in radians) = 51 units: narrower than every bend of the road.

Click a car: the world shows the circles on which it would turn to the left and to the right. Select the card of the cars, and drag the grips in the middle of the circles to change the rate.</source><extracomment>example figure-eight</extracomment><translation>Chaque voiture suit la route, garde ses distances avec la voiture de devant (*Garder l'écart*), et se détourne de celles qu'elle toucherait au croisement (*Céder le passage*). Son type a une **Rotation max** de 90° par seconde. À 80 unités par seconde, cela donne un cercle de braquage de rayon 80 / (90° en radians) = 51 unités : plus serré que tous les virages de la route.

Cliquez sur une voiture : le monde montre les cercles sur lesquels elle tournerait à gauche et à droite. Sélectionnez le bloc des voitures, et glissez les poignées au milieu des cercles pour changer cette rotation.</translation></message>
<message><source>- Nobody leaves the road: once there, cars stay within 12 units of it. In 20 runs with different seeds none was farther away.
- Cars seldom touch, although no light stops them: at most 4 times in the first minute.
- A slow car has a small circle.</source><extracomment>example figure-eight</extracomment><translation>- Personne ne quitte la route : une fois dessus, les voitures restent à moins de 12 unités d'elle. En 20 exécutions avec des graines différentes, aucune ne s'en est écartée davantage.
- Les voitures se touchent rarement, bien qu'aucun feu ne les arrête : au plus 4 fois pendant la première minute.
- Une voiture lente a un petit cercle.</translation></message>
<message><source>- [Wide turns](experiment:experiment-wide): with 30° per second the circle has a radius of 153 units, and the bends are narrower. The cars leave the road by more than 30 units.
- [No limit](experiment:experiment-free): a car that yields turns by up to 200° per second.
- Drag the points of the road to make a hairpin. Who gets around it?</source><extracomment>example figure-eight</extracomment><translation>- [Virages larges](experiment:experiment-wide) : avec 30° par seconde, le cercle a un rayon de 153 unités, et les virages sont plus serrés. Les voitures s'écartent de la route de plus de 30 unités.
- [Sans limite](experiment:experiment-free) : une voiture qui cède le passage tourne jusqu'à 200° par seconde.
- Glissez les points de la route pour former une épingle. Qui arrive à la prendre ?</translation></message>
<message><source>Fireflies</source><extracomment>title of an example</extracomment><translation>Lucioles</translation></message>
<message><source>Lit</source><extracomment>example fireflies</extracomment><translation>Allumée</translation></message>
<message><source>Fly about</source><extracomment>example fireflies</extracomment><translation>Voleter</translation></message>
<message><source>Any phase</source><extracomment>example fireflies</extracomment><translation>Phase quelconque</translation></message>
<message><source>Begins at any phase</source><extracomment>example fireflies</extracomment><translation>Commence à une phase quelconque</translation></message>
<message><source>Lights it sees</source><extracomment>example fireflies</extracomment><translation>Lumières qu'elle voit</translation></message>
<message><source>Time goes on, faster with light</source><extracomment>example fireflies</extracomment><translation>Le temps avance, plus vite avec la lumière</translation></message>
<message><source>Time goes on</source><extracomment>example fireflies</extracomment><translation>Le temps avance</translation></message>
<message><source>Is full</source><extracomment>example fireflies</extracomment><translation>Est pleine</translation></message>
<message><source>Starts over</source><extracomment>example fireflies</extracomment><translation>Recommence</translation></message>
<message><source>Flashes</source><extracomment>example fireflies</extracomment><translation>S'allume</translation></message>
<message><source>For 0.2 seconds</source><extracomment>example fireflies</extracomment><translation>Pendant 0,2 seconde</translation></message>
<message><source>Goes out</source><extracomment>example fireflies</extracomment><translation>S'éteint</translation></message>
<message><source>How far they see light</source><extracomment>example fireflies</extracomment><translation>Portée de leur vue</translation></message>
<message><source>A clock of its own, which light hurries</source><extracomment>example fireflies</extracomment><translation>Une horloge à soi, que la lumière presse</translation></message>
<message><source>When it is full, it flashes and starts over</source><extracomment>example fireflies</extracomment><translation>Pleine, elle s'allume et recommence</translation></message>
<message><source>Nobody looks</source><extracomment>example fireflies</extracomment><translation>Personne ne regarde</translation></message>
<message><source>They see half as far</source><extracomment>example fireflies</extracomment><translation>Elles voient deux fois moins loin</translation></message>
<message><source>Phase, mean</source><extracomment>example fireflies</extracomment><translation>Phase, moyenne</translation></message>
<message><source>A hundred fireflies flash, each by a clock of its own. Light that they see hurries their clocks, and after half a minute nearly all flash at once.</source><extracomment>example fireflies</extracomment><translation>Cent lucioles clignotent, chacune selon sa propre horloge. La lumière qu'elles voient presse leurs horloges, et après une demi-minute presque toutes s'allument en même temps.</translation></message>
<message><source>Each firefly has a [phase](node:phase), which begins [anywhere](node:any-phase) between 0 and 1. Ten times a second [time goes on](node:tick-on) by 0.05, and by 0.03 more for each [light](node:lights) within 130, unless it has flashed a moment ago: see [the formula](node:hurry).

At 1 the phase [starts over](node:restart), and the firefly [flashes](node:flash): for 0.2 seconds it is of the type [Lit](node:lit). It keeps its phase in both types.</source><extracomment>example fireflies</extracomment><translation>Chaque luciole a une [phase](node:phase), qui commence [n'importe où](node:any-phase) entre 0 et 1. Dix fois par seconde, [le temps avance](node:tick-on) de 0,05, et de 0,03 de plus pour chaque [lumière](node:lights) à moins de 130, sauf si elle s'est allumée il y a un instant : voyez [la formule](node:hurry).

À 1, la phase [recommence](node:restart), et la luciole [s'allume](node:flash) : pendant 0,2 seconde, elle est du type [Allumée](node:lit). Elle garde sa phase dans les deux types.</translation></message>
<message><source>- First groups agree, then groups of groups: waves of light run through the swarm before it flashes as one.
- In 20 runs with different seeds, between 73 and 99 of 100 were lit at the same moment after a minute. If nobody looks, it is never more than 18.
- Nobody leads, and nobody knows how many there are.</source><extracomment>example fireflies</extracomment><translation>- D'abord, des groupes s'accordent, puis des groupes de groupes : des vagues de lumière parcourent l'essaim avant qu'il ne clignote comme un seul.
- En 20 exécutions avec des graines différentes, entre 73 et 99 lucioles sur 100 étaient allumées au même moment après une minute. Si personne ne regarde, il n'y en a jamais plus de 18.
- Personne ne mène, et personne ne sait combien elles sont.</translation></message>
<message><source>- [Nobody looks](experiment:experiment-alone): all clocks run alike, and stay apart.
- [They see half as far](experiment:experiment-near): does it take longer, or does it never come?
- Remove the half of them with the mouse. Do those that are left stay together?</source><extracomment>example fireflies</extracomment><translation>- [Personne ne regarde](experiment:experiment-alone) : toutes les horloges vont à la même allure, et restent décalées.
- [Elles voient deux fois moins loin](experiment:experiment-near) : est-ce plus long, ou cela n'arrive-t-il jamais ?
- Retirez-en la moitié avec la souris. Celles qui restent gardent-elles le rythme commun ?</translation></message>
<message><source>Fish and shark</source><extracomment>title of an example</extracomment><translation>Poissons et requin</translation></message>
<message><source>Fish</source><extracomment>example fish-and-shark</extracomment><translation>Poisson</translation></message>
<message><source>Shark</source><extracomment>example fish-and-shark</extracomment><translation>Requin</translation></message>
<message><source>Shark near</source><extracomment>example fish-and-shark</extracomment><translation>Requin proche</translation></message>
<message><source>In this order</source><extracomment>example fish-and-shark</extracomment><translation>Dans cet ordre</translation></message>
<message><source>Middle of the fish near</source><extracomment>example fish-and-shark</extracomment><translation>Milieu des poissons proches</translation></message>
<message><source>Nearest fish</source><extracomment>example fish-and-shark</extracomment><translation>Poisson le plus proche</translation></message>
<message><source>Fish in reach</source><extracomment>example fish-and-shark</extracomment><translation>Poissons à portée</translation></message>
<message><source>Toward the school</source><extracomment>example fish-and-shark</extracomment><translation>Vers le banc</translation></message>
<message><source>Prowl</source><extracomment>example fish-and-shark</extracomment><translation>Rôder</translation></message>
<message><source>Cruise</source><extracomment>example fish-and-shark</extracomment><translation>Croisière</translation></message>
<message><source>Hunt</source><extracomment>example fish-and-shark</extracomment><translation>Chasse</translation></message>
<message><source>Hungry again</source><extracomment>example fish-and-shark</extracomment><translation>De nouveau affamé</translation></message>
<message><source>Tired</source><extracomment>example fish-and-shark</extracomment><translation>Fatigué</translation></message>
<message><source>A school of fish, and a shark that swims about and hunts.</source><extracomment>example fish-and-shark</extracomment><translation>Un banc de poissons, et un requin qui rôde et chasse.</translation></message>
<message><source>**Budget** spends the maximum force of a fish in order: away from the shark, apart, the same way, together, and a little wandering with the rest.

The shark has two modes. In **Cruise** it swims slowly toward the middle of the fish near it; after four seconds, if fish are in reach, it changes to **Hunt** and pursues one fish until it is tired.</source><extracomment>example fish-and-shark</extracomment><translation>**Budget** dépense la force maximale d'un poisson dans l'ordre : loin du requin, à l'écart des autres, dans la même direction, ensemble, et un peu d'errance avec le reste.

Le requin a deux modes. En **Croisière**, il nage lentement vers le milieu des poissons proches ; après quatre secondes, si des poissons sont à portée, il passe en **Chasse** et poursuit un seul poisson jusqu'à être fatigué.</translation></message>
<message><source>- The school finds a common direction within twenty seconds, and loses it when the shark attacks.
- The shark pursues the same fish as long as it hunts.
- Click the shark to see its mode, and for how long it has been in it.</source><extracomment>example fish-and-shark</extracomment><translation>- Le banc trouve une direction commune en vingt secondes, et la perd quand le requin attaque.
- Le requin poursuit le même poisson tant qu'il chasse.
- Cliquez sur le requin pour voir son mode, et depuis combien de temps il y est.</translation></message>
<message><source>- Lower the weight of *Evade* to 0.2.
- Let the shark hunt longer: raise *After* of the transition *Tired*.
- Let the fish see less: lower *View angle* of *Alignment*.</source><extracomment>example fish-and-shark</extracomment><translation>- Baissez le poids d'*Évasion* à 0,2.
- Faites chasser le requin plus longtemps : augmentez *Après* dans la transition *Fatigué*.
- Faites voir moins les poissons : baissez l'*Angle de vue* d'*Alignement*.</translation></message>
<message><source>Flee the mouse</source><extracomment>title of an example</extracomment><translation>Fuir la souris</translation></message>
<message><source>Middle</source><extracomment>example flee-the-mouse</extracomment><translation>Milieu</translation></message>
<message><source>With steering</source><extracomment>example flee-the-mouse</extracomment><translation>Avec pilotage</translation></message>
<message><source>Without steering</source><extracomment>example flee-the-mouse</extracomment><translation>Sans pilotage</translation></message>
<message><source>Mass with steering</source><extracomment>example flee-the-mouse</extracomment><translation>Masse avec pilotage</translation></message>
<message><source>Without a radius</source><extracomment>example flee-the-mouse</extracomment><translation>Sans rayon</translation></message>
<message><source>Hardly any mass</source><extracomment>example flee-the-mouse</extracomment><translation>Presque sans masse</translation></message>
<message><source>All start in the middle and flee from your mouse: with and without steering, with and without a radius.</source><extracomment>example flee-the-mouse</extracomment><translation>Tous partent du milieu et fuient votre souris : avec et sans pilotage, avec et sans rayon.</translation></message>
<message><source>[Flee](node:flee) wants to move straight away from the mouse at full speed:

`desired velocity = maxSpeed * unit(position - mouse)`

It does so only while the mouse is closer than its *radius*. The green agents get there by steering: `steering = desired velocity - velocity`, divided by a mass of 20. The gray ones have mass 1 and no max force, so they have the desired velocity after one tick.</source><extracomment>example flee-the-mouse</extracomment><translation>[Fuite](node:flee) veut s'éloigner tout droit de la souris à pleine vitesse :

`desired velocity = maxSpeed * unit(position - mouse)`

Elle ne le fait que tant que la souris est plus proche que son *rayon*. Les agents verts y parviennent par le pilotage : `steering = desired velocity - velocity`, divisé par une masse de 20. Les gris ont une masse de 1 et pas de force max : ils ont donc la vitesse désirée après un seul tick.</translation></message>
<message><source>- Move the mouse into the crowd: the gray ones turn on the spot, the green ones make curves.
- Come close to a green one from the front: it brakes, turns around, and only then speeds up.
- Farther away than the radius nothing steers them: they fly straight on.
- Switch on *Desired velocity*: all desired velocities point away from the mouse. Those of the gray agents and their velocities are the same.</source><extracomment>example flee-the-mouse</extracomment><translation>- Amenez la souris dans la foule : les gris tournent sur place, les verts font des courbes.
- Approchez un vert par devant : il freine, fait demi-tour, et n'accélère qu'ensuite.
- Plus loin que le rayon, rien ne les pilote : ils continuent tout droit.
- Activez *Vitesse désirée* : toutes les vitesses désirées pointent à l'opposé de la souris. Celles des agents gris et leurs vecteurs vitesse sont identiques.</translation></message>
<message><source>- [Without a radius](experiment:experiment-everywhere): all flee always. This world wraps, so they end up where the mouse is farthest.
- [Hardly any mass](experiment:experiment-light): with a mass of 1, the green ones turn nearly as fast as the gray ones. The max force is all that is left of the difference.
- Drag the slider *Radius* down to 0: nobody flees.</source><extracomment>example flee-the-mouse</extracomment><translation>- [Sans rayon](experiment:experiment-everywhere) : tous fuient toujours. Ce monde se reboucle : ils finissent donc là où la souris est le plus loin.
- [Presque sans masse](experiment:experiment-light) : avec une masse de 1, les verts tournent presque aussi vite que les gris. Il ne reste comme différence que la force max.
- Amenez le curseur *Rayon* à 0 : personne ne fuit.</translation></message>
<message><source>Danger</source><extracomment>example flee</extracomment><translation>Danger</translation></message>
<message><source>Flee the danger</source><extracomment>example flee</extracomment><translation>Fuir le danger</translation></message>
<message><source>Average speed</source><extracomment>example flee</extracomment><translation>Vitesse moyenne</translation></message>
<message><source>A danger in the middle</source><extracomment>example flee</extracomment><translation>Un danger au milieu</translation></message>
<message><source>24 ships fly straight on. Nothing steers them until they are closer than 140 to the danger. Then [Flee](node:flee-danger) does: the desired velocity (gold) points straight away from it.

`desired velocity = maxSpeed * unit(position - target)`</source><extracomment>example flee</extracomment><translation>24 vaisseaux filent tout droit. Rien ne les pilote tant qu'ils sont à plus de 140 du danger. Plus près, c'est la [Fuite](node:flee-danger) : la vitesse désirée (en or) pointe droit à l'opposé du danger.

`desired velocity = maxSpeed * unit(position - target)`</translation></message>
<message><source>A ship comes near the danger and leaves again. How fast is it then?</source><extracomment>example flee</extracomment><translation>Un vaisseau s'approche du danger et repart. À quelle vitesse va-t-il alors ?</translation></message>
<message><source>Faster than it came
* Slower than it came
As fast as it came</source><extracomment>example flee</extracomment><translation>Plus vite qu'à son arrivée
* Moins vite qu'à son arrivée
Aussi vite qu'à son arrivée</translation></message>
<message><source>Slower, in more than nine of ten cases. Flee wants the ship to fly straight away, so it brakes all other motion:

`steering = desired velocity - velocity`

Outside the radius, nothing makes the ship faster again.</source><extracomment>example flee</extracomment><translation>Moins vite, dans plus de neuf cas sur dix. La Fuite veut que le vaisseau s'éloigne tout droit : elle freine donc tout autre mouvement :

`steering = desired velocity - velocity`

Hors du rayon, rien ne rend sa vitesse au vaisseau.</translation></message>
<message><source>After a minute</source><extracomment>example flee</extracomment><translation>Après une minute</translation></message>
<message><source>At the start, the ships have a speed of 1.1 on average. Each visit to the danger changes that. The number above the world is the average.</source><extracomment>example flee</extracomment><translation>Au début, les vaisseaux ont une vitesse moyenne de 1,1. Chaque passage près du danger la change. Le nombre au-dessus du monde est la moyenne.</translation></message>
<message><source>What is the average speed after a minute?</source><extracomment>example flee</extracomment><translation>Quelle est la vitesse moyenne après une minute ?</translation></message>
<message><source>units per tick</source><extracomment>example flee</extracomment><translation>unités par tick</translation></message>
<message><source>About 0.6: nearly every visit to the danger costs speed.</source><extracomment>example flee</extracomment><translation>Environ 0,6 : presque chaque passage près du danger coûte de la vitesse.</translation></message>
<message><source>Always afraid</source><extracomment>example flee</extracomment><translation>Toujours peur</translation></message>
<message><source>Now the radius of [Flee](node:flee-danger) has no limit: all ships flee all the time, wherever they are.</source><extracomment>example flee</extracomment><translation>Maintenant, le rayon de [Fuite](node:flee-danger) est sans limite : tous les vaisseaux fuient tout le temps, où qu'ils soient.</translation></message>
<message><source>Where are the ships after half a minute?</source><extracomment>example flee</extracomment><translation>Où sont les vaisseaux après une demi-minute ?</translation></message>
<message><source>On a circle around the danger
Spread along the edges
* In the corners</source><extracomment>example flee</extracomment><translation>Sur un cercle autour du danger
Répartis le long des bords
* Dans les coins</translation></message>
<message><source>In the corners. This world wraps: what leaves on the right comes in on the left. So the four corners are one place, and no place is farther from the middle.</source><extracomment>example flee</extracomment><translation>Dans les coins. Ce monde se reboucle : ce qui sort à droite rentre à gauche. Les quatre coins sont donc un seul endroit, et aucun endroit n'est plus loin du milieu.</translation></message>
<message><source>- Drag the [danger](node:danger) into the way of a ship.
- Chase the ships with the mouse: they flee it, too.
- Give the wire from [Flee the mouse](node:flee-mouse) a weight of 3.</source><extracomment>example flee</extracomment><translation>- Glissez le [danger](node:danger) sur la route d'un vaisseau.
- Chassez les vaisseaux avec la souris : ils la fuient aussi.
- Donnez un poids de 3 au fil qui part de [Fuir la souris](node:flee-mouse).</translation></message>
<message><source>Ships fly straight on, and flee from a danger that is near.</source><extracomment>example flee</extracomment><translation>Des vaisseaux filent tout droit, et fuient un danger proche.</translation></message>
<message><source>Flee is Seek turned around: the desired velocity points straight away from the target.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

It is active only while the target is closer than its *radius*. Outside, nothing steers the ship, and it flies straight on.</source><extracomment>example flee</extracomment><translation>La Fuite est une Recherche inversée : la vitesse désirée pointe droit à l'opposé de la cible.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

Elle n'est active que tant que la cible est plus proche que son *rayon*. Au-delà, rien ne pilote le vaisseau, et il file tout droit.</translation></message>
<message><source>- Outside, each ship keeps its velocity: its speed and its direction.
- Almost every ship that comes near leaves more slowly than it came: Flee wants it to fly straight away, and brakes all other motion.
- The forces of the mouse and the danger add up while both are near.
- While the mouse is elsewhere, no ship turns *toward* the danger.</source><extracomment>example flee</extracomment><translation>- Hors du rayon, chaque vaisseau garde son vecteur vitesse : sa vitesse et sa direction.
- Presque chaque vaisseau qui s'approche repart moins vite qu'il n'est venu : la Fuite veut qu'il s'éloigne tout droit, et freine tout autre mouvement.
- Les forces de la souris et du danger s'additionnent quand les deux sont proches.
- Tant que la souris est ailleurs, aucun vaisseau ne tourne *vers* le danger.</translation></message>
<message><source>- Drag the danger into the way of a ship.
- Set the radius of *Flee the danger* to no limit: now all ships always flee. They end up in the corners, as far away as they can be: this world wraps, so the four corners are one place.
- Give *Flee the mouse* a weight of 3: ships leave the mouse faster.</source><extracomment>example flee</extracomment><translation>- Glissez le danger sur la route d'un vaisseau.
- Réglez le rayon de *Fuir le danger* sur sans limite : maintenant, tous les vaisseaux fuient toujours. Ils finissent dans les coins, aussi loin que possible : ce monde se reboucle, et les quatre coins sont donc un seul endroit.
- Donnez à *Fuir la souris* un poids de 3 : les vaisseaux s'éloignent plus vite de la souris.</translation></message>
<message><source>Sparrow</source><extracomment>example flock</extracomment><translation>Moineau</translation></message>
<message><source>Goose</source><extracomment>example flock</extracomment><translation>Oie</translation></message>
<message><source>Gnat</source><extracomment>example flock</extracomment><translation>Moucheron</translation></message>
<message><source>Hawk</source><extracomment>example flock</extracomment><translation>Faucon</translation></message>
<message><source>Onward</source><extracomment>example flock</extracomment><translation>En avant</translation></message>
<message><source>Hawk nearby</source><extracomment>example flock</extracomment><translation>Faucon proche</translation></message>
<message><source>Escape</source><extracomment>example flock</extracomment><translation>S'échapper</translation></message>
<message><source>Nearest bird</source><extracomment>example flock</extracomment><translation>Oiseau le plus proche</translation></message>
<message><source>Breath</source><extracomment>example flock</extracomment><translation>Souffle</translation></message>
<message><source>Sparrows</source><extracomment>example flock</extracomment><translation>Moineaux</translation></message>
<message><source>Geese</source><extracomment>example flock</extracomment><translation>Oies</translation></message>
<message><source>Gnats</source><extracomment>example flock</extracomment><translation>Moucherons</translation></message>
<message><source>Escape, else flock</source><extracomment>example flock</extracomment><translation>S'échapper, sinon nuée</translation></message>
<message><source>Escape, else swarm</source><extracomment>example flock</extracomment><translation>S'échapper, sinon essaim</translation></message>
<message><source>Chase, else rest</source><extracomment>example flock</extracomment><translation>Poursuite, sinon repos</translation></message>
<message><source>Sparrows: separation</source><extracomment>example flock</extracomment><translation>Moineaux : séparation</translation></message>
<message><source>Sparrows: alignment</source><extracomment>example flock</extracomment><translation>Moineaux : alignement</translation></message>
<message><source>Sparrows: cohesion</source><extracomment>example flock</extracomment><translation>Moineaux : cohésion</translation></message>
<message><source>Hawks</source><extracomment>example flock</extracomment><translation>Faucons</translation></message>
<message><source>Sparrows without alignment</source><extracomment>example flock</extracomment><translation>Moineaux sans alignement</translation></message>
<message><source>Geese without alignment</source><extracomment>example flock</extracomment><translation>Oies sans alignement</translation></message>
<message><source>Two hawks</source><extracomment>example flock</extracomment><translation>Deux faucons</translation></message>
<message><source>One way</source><extracomment>example flock</extracomment><translation>Une seule direction</translation></message>
<message><source>Sparrows alone. Each follows three rules about its neighbors: [separation](node:sparrow-apart) (not too near), [alignment](node:sparrow-along) (the same direction), and [cohesion](node:sparrow-together) (to their middle). Beside, they fly without alignment. Nobody leads.</source><extracomment>example flock</extracomment><translation>Les moineaux seuls. Chacun suit trois règles sur ses voisins : [séparation](node:sparrow-apart) (pas trop près), [alignement](node:sparrow-along) (la même direction) et [cohésion](node:sparrow-together) (vers leur milieu). À côté, ils volent sans alignement. Personne ne mène.</translation></message>
<message><source>In which world do most sparrows fly one way after half a minute?</source><extracomment>example flock</extracomment><translation>Dans quel monde la plupart des moineaux volent-ils dans une seule direction après une demi-minute ?</translation></message>
<message><source>* In the one with alignment
In both
In neither</source><extracomment>example flock</extracomment><translation>* Dans celui avec alignement
Dans les deux
Dans aucun des deux</translation></message>
<message><source>In the one with alignment, in all of ten runs with different seeds. Without it, they fly in all directions, and neighbors are more than twice as far apart.</source><extracomment>example flock</extracomment><translation>Dans celui avec alignement, dans chacune de dix exécutions avec des graines différentes. Sans lui, ils volent dans toutes les directions, et les voisins sont plus de deux fois plus éloignés.</translation></message>
<message><source>Without cohesion</source><extracomment>example flock</extracomment><translation>Sans cohésion</translation></message>
<message><source>Now nothing pulls them [together](node:sparrow-together): the weight of cohesion is 0. Before, a sparrow's nearest neighbor was about 10 away after half a minute. You see a part of the world, 500 wide.</source><extracomment>example flock</extracomment><translation>Maintenant, rien ne les [rassemble](node:sparrow-together) : le poids de la cohésion est 0. Avant, le plus proche voisin d'un moineau était à environ 10 après une demi-minute. Vous voyez une partie du monde, large de 500.</translation></message>
<message><source>How far away is the nearest neighbor now, on average?</source><extracomment>example flock</extracomment><translation>À quelle distance est maintenant le plus proche voisin, en moyenne ?</translation></message>
<message><source>25 to 31: nearly three times as far. They still fly more or less one way, because there still is alignment.</source><extracomment>example flock</extracomment><translation>De 25 à 31 : presque trois fois plus loin. Ils volent toujours à peu près dans une seule direction, car il reste l'alignement.</translation></message>
<message><source>Without separation</source><extracomment>example flock</extracomment><translation>Sans séparation</translation></message>
<message><source>There is cohesion again. But nothing keeps them [apart](node:sparrow-apart): the weight of separation is 0. You see the whole world again.</source><extracomment>example flock</extracomment><translation>La cohésion est de retour. Mais rien ne les [écarte](node:sparrow-apart) : le poids de la séparation est 0. Vous voyez de nouveau le monde entier.</translation></message>
<message><source>How far away is the nearest neighbor now, compared with 10?</source><extracomment>example flock</extracomment><translation>À quelle distance est maintenant le plus proche voisin, comparé à 10 ?</translation></message>
<message><source>* Less than a third as far
About as far
Three times as far</source><extracomment>example flock</extracomment><translation>* Moins d'un tiers
À peu près pareil
Trois fois plus loin</translation></message>
<message><source>About 2, less than a third as far in all of ten runs. The flock becomes a few clumps, in which sparrows fly through each other.</source><extracomment>example flock</extracomment><translation>Environ 2, moins d'un tiers dans chacune de dix exécutions. La nuée devient quelques paquets, où les moineaux se traversent en volant.</translation></message>
<message><source>- All flocks are back, and the hawk. Set *Hawks* to 3: what do the flocks do?
- Find weights with which the sparrows soon fly close together, in one flock. *Find values* in the Watch menu does the same.</source><extracomment>example flock</extracomment><translation>- Toutes les nuées sont de retour, et le faucon. Réglez *Faucons* sur 3 : que font les nuées ?
- Trouvez des poids avec lesquels les moineaux volent vite serrés, en une seule nuée. *Trouver des valeurs*, dans le menu Observer, fait de même.</translation></message>
<message><source>Three flocks from the same three behaviors, and a hawk that hunts them all.</source><extracomment>example flock</extracomment><translation>Trois nuées faites des trois mêmes comportements, et un faucon qui les chasse toutes.</translation></message>
<message><source>Each bird looks only at its own kind, and only at those near it:

- **[Separation](node:sparrow-apart)** keeps it away from birds that are too near.
- **[Alignment](node:sparrow-along)** turns it to the direction in which the others fly.
- **[Cohesion](node:sparrow-together)** pulls it toward their middle.

A Sum adds up the three. The flocks differ in how far they look and in the weights: sparrows do not look far and stay together, geese look far and weigh alignment most, and gnats have no alignment at all.

[*Escape*](node:escape) comes first: a Priority takes it as soon as the hawk is within 150. The hawk holds on to the bird it chose until its [*Breath*](node:breath) is gone, and then flies on.</source><extracomment>example flock</extracomment><translation>Chaque oiseau ne regarde que les siens, et seulement ceux qui sont proches :

- La **[Séparation](node:sparrow-apart)** l'écarte des oiseaux trop proches.
- L'**[Alignement](node:sparrow-along)** le tourne dans la direction où volent les autres.
- La **[Cohésion](node:sparrow-together)** l'attire vers leur milieu.

Une Somme additionne les trois. Les nuées diffèrent par la portée de leur vue et par les poids : les moineaux ne voient pas loin et restent ensemble, les oies voient loin et donnent le plus de poids à l'alignement, et les moucherons n'ont pas d'alignement du tout.

[*S'échapper*](node:escape) vient en premier : une Priorité le prend dès que le faucon est à moins de 150. Le faucon s'en tient à l'oiseau choisi jusqu'à ce que son [*Souffle*](node:breath) soit épuisé, puis il continue son vol.</translation></message>
<message><source>- All geese fly one way; gnats go nowhere together.
- Sparrows fly less than half as far apart as geese.
- A flock opens around the hawk. Gnats close the gap within seconds; sparrows and geese need longer.</source><extracomment>example flock</extracomment><translation>- Toutes les oies volent dans une seule direction ; les moucherons ne vont ensemble nulle part.
- Les moineaux volent plus de deux fois plus serrés que les oies.
- Une nuée s'ouvre autour du faucon. Les moucherons referment le trou en quelques secondes ; aux moineaux et aux oies, il en faut plus.</translation></message>
<message><source>- [Sparrows without alignment](experiment:experiment-swarm): the flock becomes a swarm. So do the [geese](experiment:experiment-lost-geese), whose alignment weighs most.
- Set the radius of [*Separation* of the geese](node:goose-apart) to 60: they spread out.
- [Two hawks](experiment:experiment-two-hawks): together they catch more than twice as many birds as one.</source><extracomment>example flock</extracomment><translation>- [Moineaux sans alignement](experiment:experiment-swarm) : la nuée devient un essaim. De même pour les [oies](experiment:experiment-lost-geese), chez qui l'alignement pèse le plus.
- Réglez le rayon de la [*Séparation* des oies](node:goose-apart) sur 60 : elles s'étalent.
- [Deux faucons](experiment:experiment-two-hawks) : ensemble, ils attrapent plus de deux fois plus d'oiseaux qu'un seul.</translation></message>
<message><source>Fountain</source><extracomment>title of an example</extracomment><translation>Fontaine</translation></message>
<message><source>Nozzle</source><extracomment>example fountain</extracomment><translation>Buse</translation></message>
<message><source>Basin</source><extracomment>example fountain</extracomment><translation>Bassin</translation></message>
<message><source>Gravity</source><extracomment>example fountain</extracomment><translation>Gravité</translation></message>
<message><source>Jet</source><extracomment>example fountain</extracomment><translation>Jet</translation></message>
<message><source>Burst</source><extracomment>example fountain</extracomment><translation>Gerbe</translation></message>
<message><source>Drops</source><extracomment>example fountain</extracomment><translation>Gouttes</translation></message>
<message><source>Fall</source><extracomment>example fountain</extracomment><translation>Tomber</translation></message>
<message><source>Drops push each other</source><extracomment>example fountain</extracomment><translation>Les gouttes se poussent</translation></message>
<message><source>In the basin</source><extracomment>example fountain</extracomment><translation>Dans le bassin</translation></message>
<message><source>Outflow</source><extracomment>example fountain</extracomment><translation>Écoulement</translation></message>
<message><source>Drops per second</source><extracomment>example fountain</extracomment><translation>Gouttes par seconde</translation></message>
<message><source>Drops in a burst</source><extracomment>example fountain</extracomment><translation>Gouttes par gerbe</translation></message>
<message><source>How much drops push each other</source><extracomment>example fountain</extracomment><translation>Poussée entre gouttes</translation></message>
<message><source>Up, and down again</source><extracomment>example fountain</extracomment><translation>Monter, puis retomber</translation></message>
<message><source>The sink</source><extracomment>example fountain</extracomment><translation>Le puits</translation></message>
<message><source>Twice the water</source><extracomment>example fountain</extracomment><translation>Deux fois plus d'eau</translation></message>
<message><source>Without bursts</source><extracomment>example fountain</extracomment><translation>Sans gerbes</translation></message>
<message><source>A clogged drain</source><extracomment>example fountain</extracomment><translation>Une bonde bouchée</translation></message>
<message><source>Drops in the air</source><extracomment>example fountain</extracomment><translation>Gouttes en l'air</translation></message>
<message><source>Out of the nozzle</source><extracomment>example fountain</extracomment><translation>Sorties de la buse</translation></message>
<message><source>Into the basin</source><extracomment>example fountain</extracomment><translation>Entrées dans le bassin</translation></message>
<message><source>Drops born</source><extracomment>example fountain</extracomment><translation>Gouttes nées</translation></message>
<message><source>Drops are born in a nozzle and vanish in a basin: sources and sinks.</source><extracomment>example fountain</extracomment><translation>Des gouttes naissent dans une buse et disparaissent dans un bassin : des sources et des puits.</translation></message>
<message><source>The [*Jet*](node:jet) is a Source: 40 drops a second, for ever. The [*Burst*](node:burst) is one that works in waves: 60 drops at once, every ten seconds.

Drops start upward. [*Gravity*](node:fall) pulls them down: it is a field, and their response time of 1.6 seconds makes them slow to follow it. [*Drops push each other*](node:pressure) is a Separation.

There is no node for a sink: drops [inside the basin](node:in-basin) are [removed](node:drain).</source><extracomment>example fountain</extracomment><translation>Le [*Jet*](node:jet) est une Source : 40 gouttes par seconde, sans fin. La [*Gerbe*](node:burst) en est une qui agit par vagues : 60 gouttes d'un coup, toutes les dix secondes.

Les gouttes partent vers le haut. La [*Gravité*](node:fall) les tire vers le bas : c'est un champ, et leur temps de réponse de 1,6 seconde fait qu'elles le suivent lentement. [*Les gouttes se poussent*](node:pressure) est une Séparation.

Il n'y a pas de nœud pour un puits : les gouttes [dans le bassin](node:in-basin) sont [retirées](node:drain).</translation></message>
<message><source>- Between two bursts the number of drops stays near 105. Each second 40 are born, and each is in the air for about 2.6 seconds: 40 times 2.6 is 105. This is Little's law, and it holds for shops, roads and hospitals, too.
- The second plot: what comes out of the nozzle goes into the basin a little later.
- A burst is gone within five seconds.</source><extracomment>example fountain</extracomment><translation>- Entre deux gerbes, le nombre de gouttes reste proche de 105. Chaque seconde, 40 naissent, et chacune est en l'air pendant environ 2,6 secondes : 40 fois 2,6 font à peu près 105. C'est la loi de Little, et elle vaut aussi pour les magasins, les routes et les hôpitaux.
- La deuxième courbe : ce qui sort de la buse entre un peu plus tard dans le bassin.
- Une gerbe a disparu en cinq secondes.</translation></message>
<message><source>- [Twice the water](experiment:experiment-twice): what will the number of drops be? About 213, twice as many, because each drop is in the air as long as before.
- [A clogged drain](experiment:experiment-clogged): the drain is muted. Now 40 drops more lie in the basin each second, and 60 more after each burst.
- [Without bursts](experiment:experiment-steady) the number is steady.
- Give *Gravity* half of its strength in the inspector. What happens to the number of drops?</source><extracomment>example fountain</extracomment><translation>- [Deux fois plus d'eau](experiment:experiment-twice) : quel sera le nombre de gouttes ? Environ 213, deux fois plus, car chaque goutte est en l'air aussi longtemps qu'avant.
- [Une bonde bouchée](experiment:experiment-clogged) : la bonde est muette. Chaque seconde, il y a 40 gouttes de plus dans le bassin, et 60 de plus après chaque gerbe.
- [Sans gerbes](experiment:experiment-steady), le nombre est constant.
- Donnez à *Gravité* la moitié de son intensité dans l'inspecteur. Que devient le nombre de gouttes ?</translation></message>
<message><source>Grazing</source><extracomment>title of an example</extracomment><translation>Pâturage</translation></message>
<message><source>Grass</source><extracomment>example grazing</extracomment><translation>Herbe</translation></message>
<message><source>Sheep</source><extracomment>example grazing</extracomment><translation>Moutons</translation></message>
<message><source>Stakes</source><extracomment>example grazing</extracomment><translation>Piquets</translation></message>
<message><source>Go where more grass is</source><extracomment>example grazing</extracomment><translation>Aller où il y a plus d'herbe</translation></message>
<message><source>Stray</source><extracomment>example grazing</extracomment><translation>Vagabonder</translation></message>
<message><source>Energy</source><extracomment>example grazing</extracomment><translation>Énergie</translation></message>
<message><source>Grass here</source><extracomment>example grazing</extracomment><translation>Herbe ici</translation></message>
<message><source>Graze</source><extracomment>example grazing</extracomment><translation>Brouter</translation></message>
<message><source>What it eats, less what it needs</source><extracomment>example grazing</extracomment><translation>Ce qu'il mange, moins ce qu'il lui faut</translation></message>
<message><source>Live on it</source><extracomment>example grazing</extracomment><translation>En vivre</translation></message>
<message><source>Fed</source><extracomment>example grazing</extracomment><translation>Repu</translation></message>
<message><source>Lamb</source><extracomment>example grazing</extracomment><translation>Agneau</translation></message>
<message><source>Costs energy</source><extracomment>example grazing</extracomment><translation>Coûte de l'énergie</translation></message>
<message><source>Starved</source><extracomment>example grazing</extracomment><translation>Affamé</translation></message>
<message><source>Starve</source><extracomment>example grazing</extracomment><translation>Mourir de faim</translation></message>
<message><source>Formulas</source><extracomment>example grazing</extracomment><translation>Formules</translation></message>
<message><source>Grass, by formula</source><extracomment>example grazing</extracomment><translation>Herbe, par formule</translation></message>
<message><source>Sheep, by formula</source><extracomment>example grazing</extracomment><translation>Moutons, par formule</translation></message>
<message><source>Grass grows, sheep eat it</source><extracomment>example grazing</extracomment><translation>L'herbe pousse, les moutons la mangent</translation></message>
<message><source>Sheep are born and die</source><extracomment>example grazing</extracomment><translation>Les moutons naissent et meurent</translation></message>
<message><source>Change grass</source><extracomment>example grazing</extracomment><translation>Changer l'herbe</translation></message>
<message><source>Change sheep</source><extracomment>example grazing</extracomment><translation>Changer les moutons</translation></message>
<message><source>How fast grass grows</source><extracomment>example grazing</extracomment><translation>Pousse de l'herbe</translation></message>
<message><source>Sheep at first</source><extracomment>example grazing</extracomment><translation>Moutons au début</translation></message>
<message><source>300 sheep at first</source><extracomment>example grazing</extracomment><translation>300 moutons au début</translation></message>
<message><source>They do not look for grass</source><extracomment>example grazing</extracomment><translation>Ils ne cherchent pas l'herbe</translation></message>
<message><source>Sheep eat grass, which grows again. With much grass lambs are born, with little of it sheep starve: so both rise and fall, one after the other.</source><extracomment>example grazing</extracomment><translation>Les moutons mangent l'herbe, qui repousse. Avec beaucoup d'herbe, des agneaux naissent ; avec peu d'herbe, des moutons meurent de faim : les deux montent et descendent donc, l'un après l'autre.</translation></message>
<message><source>Grass is a [ground](item:grass) that grows toward a limit. Sheep [go where more grass is](node:to-grass) and [graze](node:graze). Ten times a second they gain [what they eat, less what they need](node:gain). With an [energy](node:energy) of 10 a [lamb](node:lamb) is born, which costs 5; at 0 they [starve](node:die). Sixty [stakes](node:stake) measure the grass: their [mean](node:mean) is above the world.

Beside it, two formulas of Lotka (1925) and Volterra (1926) compute with numbers alone: [grass grows, and sheep eat it](node:more-grass); [sheep are born and die](node:more-sheep).</source><extracomment>example grazing</extracomment><translation>L'herbe est un [sol](item:grass) qui pousse vers une limite. Les moutons [vont là où il y a plus d'herbe](node:to-grass) et [broutent](node:graze). Dix fois par seconde, ils gagnent [ce qu'ils mangent, moins ce qu'il leur faut](node:gain). À une [énergie](node:energy) de 10 naît un [agneau](node:lamb), qui coûte 5 ; à 0, ils [meurent de faim](node:die). Soixante [piquets](node:stake) mesurent l'herbe : leur [moyenne](node:mean) est au-dessus du monde.

À côté, deux formules de Lotka (1925) et Volterra (1926) calculent avec de simples nombres : [l'herbe pousse, et les moutons la mangent](node:more-grass) ; [les moutons naissent et meurent](node:more-sheep).</translation></message>
<message><source>- Sheep follow grass: when there is most grass there are few sheep, and a quarter of a wave later there are many.
- In 20 runs with different seeds there were between 204 and 227 sheep at most in four minutes, and never fewer than 19.
- The numbers of the formulas go up and down forever. Those of the sheep do, too, but never twice alike: sheep are few, and each has a place.</source><extracomment>example grazing</extracomment><translation>- Les moutons suivent l'herbe : quand il y a le plus d'herbe, il y a peu de moutons, et un quart de vague plus tard, il y en a beaucoup.
- En 20 exécutions avec des graines différentes, il y avait entre 204 et 227 moutons au plus en quatre minutes, et jamais moins de 19.
- Les nombres des formules montent et descendent sans fin. Ceux des moutons aussi, mais jamais deux fois pareil : les moutons sont peu nombreux, et chacun a sa place.</translation></message>
<message><source>- [300 sheep at first](experiment:experiment-many): do they all starve?
- [They do not look for grass](experiment:experiment-stay): do the waves become larger or smaller?
- Let the grass grow twice as fast. Are there more grass or more sheep in the end?</source><extracomment>example grazing</extracomment><translation>- [300 moutons au début](experiment:experiment-many) : meurent-ils tous de faim ?
- [Ils ne cherchent pas l'herbe](experiment:experiment-stay) : les vagues grandissent-elles ou diminuent-elles ?
- Faites pousser l'herbe deux fois plus vite. Y a-t-il à la fin plus d'herbe ou plus de moutons ?</translation></message>
<message><source>Home and walls</source><extracomment>title of an example</extracomment><translation>Point de départ et murs</translation></message>
<message><source>Pen</source><extracomment>example home-and-walls</extracomment><translation>Enclos</translation></message>
<message><source>Beetle</source><extracomment>example home-and-walls</extracomment><translation>Scarabée</translation></message>
<message><source>Pull back home</source><extracomment>example home-and-walls</extracomment><translation>Rappel au départ</translation></message>
<message><source>Cut to 5.4</source><extracomment>example home-and-walls</extracomment><translation>Limiter à 5,4</translation></message>
<message><source>Probe 50 ahead</source><extracomment>example home-and-walls</extracomment><translation>Sonde à 50 devant</translation></message>
<message><source>Free range</source><extracomment>example home-and-walls</extracomment><translation>Domaine libre</translation></message>
<message><source>Length of the probe</source><extracomment>example home-and-walls</extracomment><translation>Longueur de la sonde</translation></message>
<message><source>Without the pull</source><extracomment>example home-and-walls</extracomment><translation>Sans le rappel</translation></message>
<message><source>Without the probe</source><extracomment>example home-and-walls</extracomment><translation>Sans la sonde</translation></message>
<message><source>Beetles wander near their homes, in a pen. One force pulls them back, and a probe keeps them off the walls.</source><extracomment>example home-and-walls</extracomment><translation>Des scarabées errent près de leur point de départ, dans un enclos. Une force les rappelle, et une sonde les tient loin des murs.</translation></message>
<message><source>[Roam](node:roam) wanders. Beyond its radius, [Pull back home](node:pull) pulls each beetle to where it started, more the farther it is. The weight of its wire is its strength.

[Cut to 5.4](node:cut) adds these two and cuts the sum. The [probe](node:probe) is a single feeler 50 ahead. Its push is added *after* the cut: the max force of the beetles has no limit, so the push is always whole. Inside the cut, the other forces would leave it only a part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</source><extracomment>example home-and-walls</extracomment><translation>[Errer](node:roam) fait flâner. Au-delà de son rayon, [Rappel au départ](node:pull) tire chaque scarabée vers l'endroit où il a commencé, d'autant plus fort qu'il est loin. Le poids de son fil est son intensité.

[Limiter à 5,4](node:cut) additionne ces deux forces et limite la somme. La [sonde](node:probe) est une seule antenne, 50 devant. Sa poussée est ajoutée *après* la limite : la force max des scarabées est sans limite, la poussée agit donc toujours en entier. Dans la limite, les autres forces ne lui en laisseraient qu'une part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</translation></message>
<message><source>- Each beetle stays near its own home, not near the middle.
- Click a beetle near a wall, and select the probe: the push begins where its tip touches the wall, and grows as the wall comes nearer.
- A beetle that slides along a wall does not feel it: the probe looks only ahead.</source><extracomment>example home-and-walls</extracomment><translation>- Chaque scarabée reste près de son propre départ, pas près du milieu.
- Cliquez sur un scarabée près d'un mur, et sélectionnez la sonde : la poussée commence là où son bout touche le mur, et grandit quand le mur approche.
- Un scarabée qui glisse le long d'un mur ne le sent pas : la sonde ne regarde que devant.</translation></message>
<message><source>- [Without the pull](experiment:experiment-stray): they go everywhere in the pen, and only the walls hold them.
- [Without the probe](experiment:experiment-blind): they walk through the walls. Only the pull brings them back.
- Raise *Pull back home* to 10: the beetles hardly leave their range.
- Shorten the probe to 10: they turn too late, and some get through.
- Drag the end of the wire from *Probe 50 ahead* to the input of *Cut to 5.4*, and run for a minute: now the push has to share, and some get through the walls.</source><extracomment>example home-and-walls</extracomment><translation>- [Sans le rappel](experiment:experiment-stray) : ils vont partout dans l'enclos, et seuls les murs les retiennent.
- [Sans la sonde](experiment:experiment-blind) : ils traversent les murs. Seul le rappel les ramène.
- Augmentez *Rappel au départ* à 10 : les scarabées quittent à peine leur domaine.
- Raccourcissez la sonde à 10 : ils se détournent trop tard, et certains passent.
- Glissez le bout du fil de *Sonde à 50 devant* vers l'entrée de *Limiter à 5,4*, et faites tourner une minute : la poussée doit maintenant partager, et certains traversent les murs.</translation></message>
<message><source>Hunter and prey</source><extracomment>title of an example</extracomment><translation>Chasseurs et proies</translation></message>
<message><source>Hunter nearby</source><extracomment>example hunter-and-prey</extracomment><translation>Chasseur tout près</translation></message>
<message><source>Mouse is near</source><extracomment>example hunter-and-prey</extracomment><translation>La souris est proche</translation></message>
<message><source>Go to the mouse</source><extracomment>example hunter-and-prey</extracomment><translation>Aller à la souris</translation></message>
<message><source>Flee, follow, roam</source><extracomment>example hunter-and-prey</extracomment><translation>Fuir, suivre, errer</translation></message>
<message><source>How strongly prey evade</source><extracomment>example hunter-and-prey</extracomment><translation>Force de l'esquive</translation></message>
<message><source>How far prey see hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Vue des proies</translation></message>
<message><source>Careless prey</source><extracomment>example hunter-and-prey</extracomment><translation>Proies imprudentes</translation></message>
<message><source>Watchful prey</source><extracomment>example hunter-and-prey</extracomment><translation>Proies vigilantes</translation></message>
<message><source>Tireless hunters</source><extracomment>example hunter-and-prey</extracomment><translation>Chasseurs infatigables</translation></message>
<message><source>Hunters that wait</source><extracomment>example hunter-and-prey</extracomment><translation>Chasseurs qui attendent</translation></message>
<message><source>Hunter caught prey</source><extracomment>example hunter-and-prey</extracomment><translation>Chasseur a pris proie</translation></message>
<message><source>A minute of hunting</source><extracomment>example hunter-and-prey</extracomment><translation>Une minute de chasse</translation></message>
<message><source>Four hunters [pursue](node:pursue) thirty prey, which [evade](node:evade) them. Hunters are a little faster than prey, but they get tired: when their [stamina](node:stamina) is used up, they rest until it is full again.

`future position = target position + target velocity * T`

Pursue seeks that place; Evade flees from it.</source><extracomment>example hunter-and-prey</extracomment><translation>Quatre chasseurs [poursuivent](node:pursue) trente proies, qui les [esquivent](node:evade). Les chasseurs sont un peu plus rapides que les proies, mais ils se fatiguent : quand leur [endurance](node:stamina) est épuisée, ils se reposent jusqu'à ce qu'elle soit de nouveau pleine.

`future position = target position + target velocity * T`

La Poursuite recherche cet endroit ; l'Évasion le fuit.</translation></message>
<message><source>How often do the hunters catch prey in a minute?</source><extracomment>example hunter-and-prey</extracomment><translation>Combien de fois les chasseurs attrapent-ils une proie en une minute ?</translation></message>
<message><source>times</source><extracomment>example hunter-and-prey</extracomment><translation>fois</translation></message>
<message><source>About 32 times: between 20 and 44 in ten runs with different seeds. About 10 of these happen by chance: so often they touch if nobody pursues.</source><extracomment>example hunter-and-prey</extracomment><translation>Environ 32 fois : entre 20 et 44 en dix exécutions avec des graines différentes. Une dizaine arrivent par hasard : c'est le nombre de contacts si personne ne poursuit.</translation></message>
<message><source>In the world beside this one, the [weight](node:evade-to-prey-choice) of *Evade* is 0.2 instead of 1: prey turn away less strongly.</source><extracomment>example hunter-and-prey</extracomment><translation>Dans le monde à côté de celui-ci, le [poids](node:evade-to-prey-choice) d'*Évasion* est 0,2 au lieu de 1 : les proies se détournent moins fort.</translation></message>
<message><source>How often are careless prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Combien de fois les proies imprudentes sont-elles attrapées ?</translation></message>
<message><source>About as often
Nearly twice as often
* Three to four times as often</source><extracomment>example hunter-and-prey</extracomment><translation>À peu près aussi souvent
Presque deux fois plus souvent
* De trois à quatre fois plus souvent</translation></message>
<message><source>Three to four times as often: about 112 times in a minute instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>De trois à quatre fois plus souvent : environ 112 fois en une minute au lieu de 32.</translation></message>
<message><source>Beside, the prey [see hunters](node:nearest-hunter) from 200 away instead of 90. So they have more than twice as much time.</source><extracomment>example hunter-and-prey</extracomment><translation>À côté, les proies [voient les chasseurs](node:nearest-hunter) à 200 au lieu de 90. Elles ont donc plus de deux fois plus de temps.</translation></message>
<message><source>How often are watchful prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>Combien de fois les proies vigilantes sont-elles attrapées ?</translation></message>
<message><source>Hardly ever
* A little less often
More often</source><extracomment>example hunter-and-prey</extracomment><translation>Presque jamais
* Un peu moins souvent
Plus souvent</translation></message>
<message><source>A little less often: about 23 times in a minute instead of 32, and in one of ten runs even more often.</source><extracomment>example hunter-and-prey</extracomment><translation>Un peu moins souvent : environ 23 fois en une minute au lieu de 32, et même plus souvent dans une exécution sur dix.</translation></message>
<message><source>Hunters that never tire</source><extracomment>example hunter-and-prey</extracomment><translation>Des chasseurs jamais fatigués</translation></message>
<message><source>Beside, hunters never get [tired](node:stamina): they pursue all the time.</source><extracomment>example hunter-and-prey</extracomment><translation>À côté, les chasseurs ne se [fatiguent](node:stamina) jamais : ils poursuivent tout le temps.</translation></message>
<message><source>How often do tireless hunters catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Combien de fois les chasseurs infatigables attrapent-ils une proie ?</translation></message>
<message><source>More than twice as often
A little more often
* Hardly ever</source><extracomment>example hunter-and-prey</extracomment><translation>Plus de deux fois plus souvent
Un peu plus souvent
* Presque jamais</translation></message>
<message><source>Hardly ever: once or twice in a minute. Each hunter keeps the prey that it chose, and the two run in circles. Only after a rest does a hunter choose again.</source><extracomment>example hunter-and-prey</extracomment><translation>Presque jamais : une ou deux fois en une minute. Chaque chasseur garde la proie qu'il a choisie, et les deux tournent en rond. Ce n'est qu'après un repos qu'un chasseur choisit de nouveau.</translation></message>
<message><source>Beside, a hunter [pursues](node:nearest-prey) only prey that comes within 80, and wanders until then.</source><extracomment>example hunter-and-prey</extracomment><translation>À côté, un chasseur ne [poursuit](node:nearest-prey) qu'une proie qui vient à moins de 80, et erre jusque-là.</translation></message>
<message><source>How often do the hunters that wait catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>Combien de fois les chasseurs qui attendent attrapent-ils une proie ?</translation></message>
<message><source>Hardly ever
* Nearly as often
Twice as often</source><extracomment>example hunter-and-prey</extracomment><translation>Presque jamais
* Presque aussi souvent
Deux fois plus souvent</translation></message>
<message><source>Nearly as often: about 28 times instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>Presque aussi souvent : environ 28 fois au lieu de 32.</translation></message>
<message><source>Hunters chase prey until they are tired. Prey escape, follow your mouse, or wander.</source><extracomment>example hunter-and-prey</extracomment><translation>Des chasseurs poursuivent des proies jusqu'à être fatigués. Les proies s'échappent, suivent votre souris, ou errent.</translation></message>
<message><source>**Hunter**: a Priority takes [*Pursue*](node:pursue) while its [*Stamina*](node:stamina) lasts, and *Wander* while it recovers. Stamina drains by 2 in each tick in which it is used. Once empty, it recovers by 1 per tick, and the hunter hunts again when it is full. [*Nearest prey*](node:nearest-prey) keeps the prey that it chose as long as the hunter hunts.

**Prey**: a [Priority](node:prey-choice) takes [*Evade*](node:evade) while a hunter is within 90, else *Go to the mouse* while the mouse is within 300, else *Wander*.</source><extracomment>example hunter-and-prey</extracomment><translation>**Chasseur** : une Priorité prend [*Poursuite*](node:pursue) tant que dure son [*Endurance*](node:stamina), et *Errance* pendant qu'elle récupère. L'endurance baisse de 2 à chaque tick où elle sert. Une fois vide, elle remonte de 1 par tick, et le chasseur chasse de nouveau quand elle est pleine. [*Proie la plus proche*](node:nearest-prey) garde la proie choisie tant que le chasseur chasse.

**Proie** : une [Priorité](node:prey-choice) prend [*Évasion*](node:evade) tant qu'un chasseur est à moins de 90, sinon *Aller à la souris* tant que la souris est à moins de 300, sinon *Errance*.</translation></message>
<message><source>- Hunters are a little faster than prey, and prey turn faster than hunters. So a hunter catches only prey that sees it late, and only while its stamina lasts.
- A tired hunter lets its prey go, but prey still evade the hunter.
- Color the agents by behavior: orange pursues, red evades, green follows the mouse, gray wanders.
- The status bar counts how often a hunter caught prey: how often their bodies began to touch. About 32 times in a minute; without *Pursue*, by chance, about 10 times.</source><extracomment>example hunter-and-prey</extracomment><translation>- Les chasseurs sont un peu plus rapides que les proies, et les proies tournent plus vite que les chasseurs. Un chasseur n'attrape donc qu'une proie qui le voit tard, et seulement tant que dure son endurance.
- Un chasseur fatigué laisse partir sa proie, mais les proies l'esquivent quand même.
- Colorez les agents selon le comportement : l'orange poursuit, le rouge esquive, le vert suit la souris, le gris erre.
- La barre d'état compte combien de fois un chasseur a attrapé une proie : combien de fois leurs corps se sont touchés. Environ 32 fois en une minute ; sans *Poursuite*, par hasard, environ 10 fois.</translation></message>
<message><source>- [Careless prey](experiment:experiment-careless): the [weight on the wire](node:evade-to-prey-choice) from *Evade* falls to 0.2. Prey turn too slowly, and hunters catch them three to four times as often: compare after a minute.
- Lead the prey to the hunters with the mouse.
- [Watchful prey](experiment:experiment-watchful): with a range of 200 they see hunters sooner, and fewer are caught.
- [Hunters that wait](experiment:experiment-near): with a range of 80 a hunter pursues only prey that comes close enough, and wanders until then. It catches nearly as many.
- [Tireless hunters](experiment:experiment-tireless): with a drain of 0 hunters never tire. Yet they catch hardly any prey: each keeps the prey that it chose, and the two run in circles.</source><extracomment>example hunter-and-prey</extracomment><translation>- [Proies imprudentes](experiment:experiment-careless) : le [poids du fil](node:evade-to-prey-choice) d'*Évasion* tombe à 0,2. Les proies tournent trop lentement, et les chasseurs les attrapent de trois à quatre fois plus souvent : comparez après une minute.
- Menez les proies aux chasseurs avec la souris.
- [Proies vigilantes](experiment:experiment-watchful) : avec une portée de 200, elles voient les chasseurs plus tôt, et moins sont attrapées.
- [Chasseurs qui attendent](experiment:experiment-near) : avec une portée de 80, un chasseur ne poursuit qu'une proie qui vient assez près, et erre jusque-là. Il en attrape presque autant.
- [Chasseurs infatigables](experiment:experiment-tireless) : avec une consommation de 0, les chasseurs ne se fatiguent jamais. Pourtant ils n'attrapent presque pas de proies : chacun garde la proie qu'il a choisie, et les deux tournent en rond.</translation></message>
<message><source>Maze</source><extracomment>title of an example</extracomment><translation>Labyrinthe</translation></message>
<message><source>Walkers</source><extracomment>example maze</extracomment><translation>Piétons</translation></message>
<message><source>Western exit</source><extracomment>example maze</extracomment><translation>Sortie ouest</translation></message>
<message><source>Eastern exit</source><extracomment>example maze</extracomment><translation>Sortie est</translation></message>
<message><source>Way out</source><extracomment>example maze</extracomment><translation>Trajet de sortie</translation></message>
<message><source>Go to the exit</source><extracomment>example maze</extracomment><translation>Aller à la sortie</translation></message>
<message><source>Hit nobody</source><extracomment>example maze</extracomment><translation>Ne heurter personne</translation></message>
<message><source>Out in the west</source><extracomment>example maze</extracomment><translation>Sorti à l'ouest</translation></message>
<message><source>Out in the east</source><extracomment>example maze</extracomment><translation>Sorti à l'est</translation></message>
<message><source>Out</source><extracomment>example maze</extracomment><translation>Sorti</translation></message>
<message><source>Distance from the walls</source><extracomment>example maze</extracomment><translation>Distance aux murs</translation></message>
<message><source>The way out</source><extracomment>example maze</extracomment><translation>Le trajet de sortie</translation></message>
<message><source>Whoever is out is gone</source><extracomment>example maze</extracomment><translation>Qui est sorti disparaît</translation></message>
<message><source>Without the way</source><extracomment>example maze</extracomment><translation>Sans le trajet</translation></message>
<message><source>Two hundred walkers</source><extracomment>example maze</extracomment><translation>Deux cents piétons</translation></message>
<message><source>Still inside</source><extracomment>example maze</extracomment><translation>Encore dedans</translation></message>
<message><source>Sixty walkers find the shortest way out of a maze, each through the exit that is nearer along the way.</source><extracomment>example maze</extracomment><translation>Soixante piétons trouvent le plus court trajet pour sortir d'un labyrinthe, chacun par la sortie la plus proche le long du trajet.</translation></message>
<message><source>[*Way*](node:way) knows both exits and all walls. It computes for each place in which direction the nearest exit lies, along the way and not through the walls. [*Go to*](node:go) follows that direction. [*Reciprocal avoidance*](node:avoid) keeps walkers apart and off the walls.

[*Exit*](node:leave) removes a walker who is [in one exit or the other](node:out).</source><extracomment>example maze</extracomment><translation>Le [*Trajet*](node:way) connaît les deux sorties et tous les murs. Il calcule pour chaque endroit dans quelle direction est la sortie la plus proche, le long du trajet et non à travers les murs. [*Aller à*](node:go) suit cette direction. [*Évitement réciproque*](node:avoid) tient les piétons à l'écart les uns des autres et des murs.

[Une action](node:leave) retire le piéton qui est [dans l'une des sorties](node:out).</translation></message>
<message><source>- The crowd divides in the middle: some start nearer to the western exit, some nearer to the eastern one.
- In 20 runs with different seeds everybody was out within 20 seconds, and nobody went through a wall.
- They cut corners as closely as their bodies allow: the way keeps a [clearance](node:way) of 9.</source><extracomment>example maze</extracomment><translation>- La foule se divise au milieu : certains partent plus près de la sortie ouest, d'autres de la sortie est.
- En 20 exécutions avec des graines différentes, tout le monde était sorti en 20 secondes, et personne n'a traversé un mur.
- Ils coupent les coins au plus près que permet leur corps : le trajet garde un [dégagement](node:way) de 9.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): *Go to* goes straight at the eastern exit. After a minute more than half of the 60 still stand in front of a wall; the others got out by chance, since who is held up steps back.
- [Two hundred walkers](experiment:experiment-hundred): now narrow places decide. They need about 25 seconds.
- Draw a wall across a passage while it runs: the way changes at once.</source><extracomment>example maze</extracomment><translation>- [Sans le trajet](experiment:experiment-straight) : *Aller à* va tout droit vers la sortie est. Après une minute, plus de la moitié des 60 sont encore devant un mur ; les autres sont sortis par hasard, car qui est bloqué recule.
- [Deux cents piétons](experiment:experiment-hundred) : maintenant, ce sont les passages étroits qui décident. Il leur faut environ 25 secondes.
- Dessinez un mur en travers d'un passage pendant l'exécution : le trajet change aussitôt.</translation></message>
<message><source>Pursuit</source><extracomment>title of an example</extracomment><translation>Poursuite</translation></message>
<message><source>The target</source><extracomment>example pursuit</extracomment><translation>La cible</translation></message>
<message><source>No prediction</source><extracomment>example pursuit</extracomment><translation>Sans prédiction</translation></message>
<message><source>T = 3</source><extracomment>example pursuit</extracomment><translation>T = 3</translation></message>
<message><source>T = 30</source><extracomment>example pursuit</extracomment><translation>T = 30</translation></message>
<message><source>T by distance</source><extracomment>example pursuit</extracomment><translation>T selon la distance</translation></message>
<message><source>Four chasers</source><extracomment>example pursuit</extracomment><translation>Quatre poursuivants</translation></message>
<message><source>All four pursue the red [target](node:target), equally fast. They seek the place where it will be after T ticks. Gray: T = 0. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`.</source><extracomment>example pursuit</extracomment><translation>Tous les quatre poursuivent la [cible](node:target) rouge, à la même vitesse. Ils recherchent l'endroit où elle sera après T ticks. Gris : T = 0. Vert : T = 3. Orange : T = 30. Violet : `T = distance / maxSpeed`.</translation></message>
<message><source>Who is at the target first?</source><extracomment>example pursuit</extracomment><translation>Qui est le premier sur la cible ?</translation></message>
<message><source>The gray one (T = 0)
The green one (T = 3)
* The orange or the purple one</source><extracomment>example pursuit</extracomment><translation>Le gris (T = 0)
Le vert (T = 3)
* L'orange ou le violet</translation></message>
<message><source>The orange or the purple one, in eight of ten runs with different seeds.

`future position = target position + target velocity * T`

They go straight to where the target will be. The others go to where it is, and come too late.</source><extracomment>example pursuit</extracomment><translation>L'orange ou le violet, dans huit exécutions sur dix avec des graines différentes.

`future position = target position + target velocity * T`

Ils vont tout droit là où sera la cible. Les autres vont là où elle est, et arrivent trop tard.</translation></message>
<message><source>Staying there</source><extracomment>example pursuit</extracomment><translation>Rester sur place</translation></message>
<message><source>The orange one ([T = 30](node:pursue-thirty)) and the purple one ([T by distance](node:pursue-distance)) are there early. Look at them when they are there: who stays close?</source><extracomment>example pursuit</extracomment><translation>L'orange ([T = 30](node:pursue-thirty)) et le violet ([T selon la distance](node:pursue-distance)) y sont tôt. Regardez-les une fois là : lequel reste près ?</translation></message>
<message><source>Who stays closer to the target?</source><extracomment>example pursuit</extracomment><translation>Qui reste le plus près de la cible ?</translation></message>
<message><source>The orange one (T = 30)
* The purple one (T by distance)
Both equally close</source><extracomment>example pursuit</extracomment><translation>L'orange (T = 30)
* Le violet (T selon la distance)
Les deux aussi près</translation></message>
<message><source>The purple one: it is 14 away on average, the orange one 26. The orange one seeks a place 60 ahead of the target, even when it is there. The purple one looks less far ahead the closer it is.</source><extracomment>example pursuit</extracomment><translation>Le violet : il en est à 14 en moyenne, l'orange à 26. L'orange recherche un endroit 60 devant la cible, même quand il est sur elle. Le violet anticipe d'autant moins qu'il est près.</translation></message>
<message><source>A target that is too fast</source><extracomment>example pursuit</extracomment><translation>Une cible trop rapide</translation></message>
<message><source>Now the max speed of the target is 2.6. The four have 2.4, so nobody can catch it from behind.</source><extracomment>example pursuit</extracomment><translation>Maintenant, la vitesse max de la cible est 2,6. Les quatre ont 2,4 : personne ne peut donc la rattraper par derrière.</translation></message>
<message><source>Who stays nearer to it?</source><extracomment>example pursuit</extracomment><translation>Qui reste le plus près d'elle ?</translation></message>
<message><source>* The orange and the purple one
The gray and the green one
All equally near</source><extracomment>example pursuit</extracomment><translation>* L'orange et le violet
Le gris et le vert
Tous aussi près</translation></message>
<message><source>The orange and the purple one: about 91 away on average. The others are about 126 away. If you are slower, you have to go to where the target will be.</source><extracomment>example pursuit</extracomment><translation>L'orange et le violet : à environ 91 en moyenne. Les autres sont à environ 126. Quand on est plus lent, il faut aller là où sera la cible.</translation></message>
<message><source>- Drag the target across the world: who is there first?
- Select [T by distance](node:pursue-distance) and give it a max time of 10.
- Make the target slow. Does it still help to look ahead?</source><extracomment>example pursuit</extracomment><translation>- Glissez la cible à travers le monde : qui y est le premier ?
- Sélectionnez [T selon la distance](node:pursue-distance) et donnez-lui un temps max de 10.
- Rendez la cible lente. Anticiper aide-t-il encore ?</translation></message>
<message><source>Four agents chase one target. They differ in how far they look ahead.</source><extracomment>example pursuit</extracomment><translation>Quatre agents poursuivent une cible. Ils diffèrent par leur anticipation.</translation></message>
<message><source>Pursue seeks the place where the target will be after the time T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gray: T = 0, the place where the target is now. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`, which looks far ahead from far away, and hardly ahead when close.</source><extracomment>example pursuit</extracomment><translation>La Poursuite recherche l'endroit où sera la cible après le temps T :

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gris : T = 0, l'endroit où est la cible maintenant. Vert : T = 3. Orange : T = 30. Violet : `T = distance / maxSpeed`, qui anticipe beaucoup de loin, et à peine de près.</translation></message>
<message><source>- *No prediction* (gray) ends up behind the target and stays there.
- *T = 30* (orange) is there early. But it goes to a place 60 ahead of the target even when it is near: it flies past the target and does not stay close.
- *T by distance* (purple) is there early, too, and then stays closest.</source><extracomment>example pursuit</extracomment><translation>- *Sans prédiction* (gris) finit derrière la cible et y reste.
- *T = 30* (orange) y est tôt. Mais il va à un endroit 60 devant la cible même quand il est près : il la dépasse et ne reste pas proche.
- *T selon la distance* (violet) y est tôt aussi, et reste ensuite le plus près.</translation></message>
<message><source>- Drag the target across the world: orange and purple are usually there first.
- Make the target faster than the four (max speed 2.6): hardly any of them catches it now, but orange and purple stay nearer.
- Give *T by distance* a max time of 10: it cuts fewer corners and gets there later.</source><extracomment>example pursuit</extracomment><translation>- Glissez la cible à travers le monde : l'orange et le violet y sont en général les premiers.
- Rendez la cible plus rapide que les quatre (vitesse max 2,6) : presque personne ne l'attrape plus, mais l'orange et le violet restent plus près.
- Donnez à *T selon la distance* un temps max de 10 : il coupe moins les virages et y arrive plus tard.</translation></message>
<message><source>Segregation</source><extracomment>title of an example</extracomment><translation>Ségrégation</translation></message>
<message><source>Blue</source><extracomment>example segregation</extracomment><translation>Bleu</translation></message>
<message><source>Alike</source><extracomment>example segregation</extracomment><translation>Semblables</translation></message>
<message><source>Share of its kind</source><extracomment>example segregation</extracomment><translation>Part des siens</translation></message>
<message><source>Wants to move</source><extracomment>example segregation</extracomment><translation>Veut partir</translation></message>
<message><source>Move</source><extracomment>example segregation</extracomment><translation>Se déplacer</translation></message>
<message><source>Move, else stay</source><extracomment>example segregation</extracomment><translation>Se déplacer, sinon rester</translation></message>
<message><source>Orange</source><extracomment>example segregation</extracomment><translation>Orange</translation></message>
<message><source>Share of its kind that each wants</source><extracomment>example segregation</extracomment><translation>Part des siens voulue</translation></message>
<message><source>Orange: the same rule</source><extracomment>example segregation</extracomment><translation>Orange : la même règle</translation></message>
<message><source>A quarter is enough</source><extracomment>example segregation</extracomment><translation>Un quart suffit</translation></message>
<message><source>More than half</source><extracomment>example segregation</extracomment><translation>Plus de la moitié</translation></message>
<message><source>Only Blue moves</source><extracomment>example segregation</extracomment><translation>Seul Bleu se déplace</translation></message>
<message><source>Two kinds of neighbors live mixed. Each moves only while less than 40% of its neighbors are of its own kind. Nobody wants to live apart, and yet all do in the end (Schelling 1971).</source><extracomment>example segregation</extracomment><translation>Deux sortes de voisins vivent mêlés. Chacun ne se déplace que tant que moins de 40 % de ses voisins sont des siens. Personne ne veut vivre séparé, et pourtant tous finissent par l'être (Schelling 1971).</translation></message>
<message><source>Each agent counts the neighbors of [its kind](node:blue-alike) and [the others](node:blue-others) within 45. [A formula](node:blue-share) makes the share of its kind of them. Below 0.4 it is [unhappy](node:blue-unhappy) and [moves](node:blue-move) about; else it [stays](node:blue-stay) where it is.</source><extracomment>example segregation</extracomment><translation>Chaque agent compte les voisins [des siens](node:blue-alike) et [les autres](node:blue-others) à moins de 45. [Une formule](node:blue-share) en calcule la part des siens. Au-dessous de 0,4, il est [mécontent](node:blue-unhappy) et [se déplace](node:blue-move) ; sinon, il [reste](node:blue-stay) où il est.</translation></message>
<message><source>- At the start half of the neighbors are of one's own kind. In 20 runs with different seeds, after a minute nobody moved anymore, and it was 79 to 84% on average: far more than anybody asks for.
- Whoever leaves makes others unhappy, on both sides.</source><extracomment>example segregation</extracomment><translation>- Au début, la moitié des voisins sont des siens. En 20 exécutions avec des graines différentes, personne ne se déplaçait plus après une minute, et la part des siens était en moyenne de 79 à 84 % : bien plus que ce que chacun demande.
- Qui part rend d'autres mécontents, des deux côtés.</translation></message>
<message><source>- [A quarter is enough](experiment:experiment-mild): how mixed do they stay?
- [More than half](experiment:experiment-strict): what happens to the borders?
- [Only Blue moves](experiment:experiment-one). Guess first: do they live apart as well?
- Find the share at which they never come to rest.</source><extracomment>example segregation</extracomment><translation>- [Un quart suffit](experiment:experiment-mild) : à quel point restent-ils mêlés ?
- [Plus de la moitié](experiment:experiment-strict) : que deviennent les frontières ?
- [Seul Bleu se déplace](experiment:experiment-one). Faites d'abord un pronostic : vivent-ils aussi séparés ?
- Trouvez la part à partir de laquelle ils ne trouvent jamais le repos.</translation></message>
<message><source>Send the units</source><extracomment>title of an example</extracomment><translation>Envoyer les unités</translation></message>
<message><source>Camp</source><extracomment>example send-the-units</extracomment><translation>Camp</translation></message>
<message><source>Yard</source><extracomment>example send-the-units</extracomment><translation>Cour</translation></message>
<message><source>Riders</source><extracomment>example send-the-units</extracomment><translation>Cavaliers</translation></message>
<message><source>Wagons</source><extracomment>example send-the-units</extracomment><translation>Chariots</translation></message>
<message><source>Where it is sent</source><extracomment>example send-the-units</extracomment><translation>Là où on l'envoie</translation></message>
<message><source>Go there, and rest</source><extracomment>example send-the-units</extracomment><translation>Y aller, et s'y poser</translation></message>
<message><source>Ways around</source><extracomment>example send-the-units</extracomment><translation>Trajets autour</translation></message>
<message><source>Rocks and house</source><extracomment>example send-the-units</extracomment><translation>Rochers et maison</translation></message>
<message><source>In the world: drag a band around units. Right click: they go there. Right drag: they form a line. Shift+right click: box, column.</source><extracomment>example send-the-units</extracomment><translation>Dans le monde : entourez des unités au lasso. Clic droit : elles y vont. Glisser avec le bouton droit : elles forment une ligne. Maj+clic droit : rectangle, colonne.</translation></message>
<message><source>Speed of the riders</source><extracomment>example send-the-units</extracomment><translation>Vitesse des cavaliers</translation></message>
<message><source>Speed of the wagons</source><extracomment>example send-the-units</extracomment><translation>Vitesse des chariots</translation></message>
<message><source>Send them</source><extracomment>example send-the-units</extracomment><translation>Envoyez-les</translation></message>
<message><source>1. Play.
2. Drag a band around all units with the left button.
3. Click with the right button on free ground on the right.

Each unit gets a slot [of its own](node:goal), and all come to rest.</source><extracomment>example send-the-units</extracomment><translation>1. Lancez la lecture.
2. Entourez toutes les unités au lasso avec le bouton gauche.
3. Cliquez avec le bouton droit sur un espace libre, à droite.

Chaque unité reçoit une place [à elle](node:goal), et toutes finissent par s'arrêter.</translation></message>
<message><source>Who goes where?</source><extracomment>example send-the-units</extracomment><translation>Qui va où ?</translation></message>
<message><source>An order gives the slots so that the sum of all ways is least.</source><extracomment>example send-the-units</extracomment><translation>Un ordre répartit les places de sorte que la somme de tous les trajets soit la plus petite.</translation></message>
<message><source>The straight ways of two units to their slots cross. They swap their slots. What happens to the sum?</source><extracomment>example send-the-units</extracomment><translation>Les trajets rectilignes de deux unités vers leurs places se croisent. Elles échangent leurs places. Que devient la somme ?</translation></message>
<message><source>* It becomes less
It becomes more
It stays the same</source><extracomment>example send-the-units</extracomment><translation>* Elle diminue
Elle augmente
Elle reste la même</translation></message>
<message><source>It becomes less: each new way is shorter than the two parts of the old ways that it joins. So with the least sum no two ways cross.</source><extracomment>example send-the-units</extracomment><translation>Elle diminue : chaque nouveau trajet est plus court que les deux morceaux d'anciens trajets qu'il réunit. Avec la plus petite somme, deux trajets ne se croisent donc jamais.</translation></message>
<message><source>A line</source><extracomment>example send-the-units</extracomment><translation>Une ligne</translation></message>
<message><source>Draw a band around the units again. Then press the right button at the top and drag to the bottom: circles show where they will stand.

Who meets a unit that stands in the way [swaps slots](node:goal) with it. So nobody has to pass between two who rest.</source><extracomment>example send-the-units</extracomment><translation>Entourez de nouveau les unités au lasso. Appuyez ensuite sur le bouton droit en haut et glissez vers le bas : des cercles montrent où elles se tiendront.

Qui rencontre une unité qui lui barre la route [échange sa place](node:goal) avec elle. Personne n'a donc à passer entre deux unités au repos.</translation></message>
<message><source>- Hold Shift and click with the right button: the menu sends them in a box or a column.
- Send them onto the house. Where do they stand?
- Send the riders somewhere, and then the wagons to the same place.
- Mute [*Ways around*](node:way), and send them behind the house.</source><extracomment>example send-the-units</extracomment><translation>- Maintenez Maj et cliquez avec le bouton droit : le menu les envoie en rectangle ou en colonne.
- Envoyez-les sur la maison. Où se mettent-elles ?
- Envoyez les cavaliers quelque part, puis les chariots au même endroit.
- Rendez muet [*Trajets autour*](node:way), et envoyez-les derrière la maison.</translation></message>
<message><source>Riders and wagons go where you send them, and come to rest there. Drag a band around them, and click with the right button.</source><extracomment>example send-the-units</extracomment><translation>Cavaliers et chariots vont là où vous les envoyez, et s'y posent. Entourez-les au lasso, puis cliquez avec le bouton droit.</translation></message>
<message><source>An order gives each unit a slot as its [own goal](node:goal), so that the sum of all ways is least. [*Ways around*](node:way) leads around the rocks and the house, [*Go there, and rest*](node:go) follows it and stops at the slot, and [*Avoid each other*](node:avoid) keeps the units apart. Two units near each other swap their slots when both then have less to go.</source><extracomment>example send-the-units</extracomment><translation>Un ordre donne à chaque unité une place comme [but personnel](node:goal), de sorte que la somme de tous les trajets soit la plus petite. [*Trajets autour*](node:way) mène autour des rochers et de la maison, [*Y aller, et s'y poser*](node:go) le suit et s'arrête à la place, et [*S'éviter*](node:avoid) tient les unités à l'écart. Deux unités proches échangent leurs places quand cela raccourcit le trajet des deux.</translation></message>
<message><source>- A band selects units, a right click sends them, and a right drag draws the line that they form.
- All come to rest, and nobody touches anybody: in 20 runs with different seeds it took 14 s at most, and 19 s in a column.
- An order is an input of the run: the timeline has a mark for it, and undo takes it back.</source><extracomment>example send-the-units</extracomment><translation>- Un lasso sélectionne des unités, un clic droit les envoie, et glisser avec le bouton droit trace la ligne qu'elles forment.
- Toutes finissent par s'arrêter, et personne ne touche personne : en 20 exécutions avec des graines différentes, il a fallu 14 s au plus, et 19 s en colonne.
- Un ordre est une entrée de l'exécution : la chronologie en garde une marque, et Annuler le reprend.</translation></message>
<message><source>- Send them again before they have arrived.
- Drag a short line: they stand in several ranks.
- Set the riders to 60.</source><extracomment>example send-the-units</extracomment><translation>- Envoyez-les de nouveau avant leur arrivée.
- Tracez une courte ligne : elles se mettent sur plusieurs rangs.
- Mettez les cavaliers à 60.</translation></message>
<message><source>Sheep and dog</source><extracomment>title of an example</extracomment><translation>Moutons et chien</translation></message>
<message><source>Meadow</source><extracomment>example sheep-and-dog</extracomment><translation>Pré</translation></message>
<message><source>Fold</source><extracomment>example sheep-and-dog</extracomment><translation>Bergerie</translation></message>
<message><source>Fence</source><extracomment>example sheep-and-dog</extracomment><translation>Clôture</translation></message>
<message><source>Pond</source><extracomment>example sheep-and-dog</extracomment><translation>Mare</translation></message>
<message><source>Barn</source><extracomment>example sheep-and-dog</extracomment><translation>Grange</translation></message>
<message><source>Hay</source><extracomment>example sheep-and-dog</extracomment><translation>Foin</translation></message>
<message><source>Dog</source><extracomment>example sheep-and-dog</extracomment><translation>Chien</translation></message>
<message><source>Dog near</source><extracomment>example sheep-and-dog</extracomment><translation>Chien proche</translation></message>
<message><source>Away from the dog</source><extracomment>example sheep-and-dog</extracomment><translation>Loin du chien</translation></message>
<message><source>Herd</source><extracomment>example sheep-and-dog</extracomment><translation>Troupeau</translation></message>
<message><source>Dog within 320</source><extracomment>example sheep-and-dog</extracomment><translation>Chien à moins de 320</translation></message>
<message><source>Same way</source><extracomment>example sheep-and-dog</extracomment><translation>Même direction</translation></message>
<message><source>Fence, pond, barn</source><extracomment>example sheep-and-dog</extracomment><translation>Clôture, mare, grange</translation></message>
<message><source>Off the fence</source><extracomment>example sheep-and-dog</extracomment><translation>Loin de la clôture</translation></message>
<message><source>Stand</source><extracomment>example sheep-and-dog</extracomment><translation>Rester sur place</translation></message>
<message><source>Shepherd</source><extracomment>example sheep-and-dog</extracomment><translation>Berger</translation></message>
<message><source>Stands</source><extracomment>example sheep-and-dog</extracomment><translation>Ne bouge pas</translation></message>
<message><source>In the fold</source><extracomment>example sheep-and-dog</extracomment><translation>Dans la bergerie</translation></message>
<message><source>To the hay</source><extracomment>example sheep-and-dog</extracomment><translation>Vers le foin</translation></message>
<message><source>The shepherd's hand</source><extracomment>example sheep-and-dog</extracomment><translation>La main du berger</translation></message>
<message><source>Come to the hand</source><extracomment>example sheep-and-dog</extracomment><translation>Venir à la main</translation></message>
<message><source>Middle of the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Milieu des moutons</translation></message>
<message><source>Behind the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Derrière les moutons</translation></message>
<message><source>Not through the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Pas à travers les moutons</translation></message>
<message><source>Sheep at its nose</source><extracomment>example sheep-and-dog</extracomment><translation>Moutons sous son nez</translation></message>
<message><source>The mouse first</source><extracomment>example sheep-and-dog</extracomment><translation>La souris d'abord</translation></message>
<message><source>Farthest sheep</source><extracomment>example sheep-and-dog</extracomment><translation>Mouton le plus éloigné</translation></message>
<message><source>Behind the stray</source><extracomment>example sheep-and-dog</extracomment><translation>Derrière l'égaré</translation></message>
<message><source>The mouse first (fetch)</source><extracomment>example sheep-and-dog</extracomment><translation>La souris d'abord (ramener)</translation></message>
<message><source>Drive the flock</source><extracomment>example sheep-and-dog</extracomment><translation>Mener le troupeau</translation></message>
<message><source>Fetch a stray</source><extracomment>example sheep-and-dog</extracomment><translation>Ramener un égaré</translation></message>
<message><source>Then fetch</source><extracomment>example sheep-and-dog</extracomment><translation>Puis ramener</translation></message>
<message><source>Then drive</source><extracomment>example sheep-and-dog</extracomment><translation>Puis mener</translation></message>
<message><source>A dog brings forty sheep into the fold. It follows the mouse over the meadow.</source><extracomment>example sheep-and-dog</extracomment><translation>Un chien amène quarante moutons dans la bergerie. Il suit la souris sur le pré.</translation></message>
<message><source>Sheep graze; they flee from a dog that is near, and crowd together when it is in sight. Inside the fold they walk to the hay.

The dog has two modes. In **Drive** it goes to the far side of the flock, as seen from the shepherd: **Interpose** with a ratio above 100%. After a while it **fetches** the farthest sheep in the same way, and then drives again. In both modes a **Priority** puts the shepherd's hand first. That is an **External**: in the editor the mouse, in a game what the game says.</source><extracomment>example sheep-and-dog</extracomment><translation>Les moutons paissent ; ils fuient un chien proche, et se serrent quand il est en vue. Dans la bergerie, ils vont vers le foin.

Le chien a deux modes. Dans **Mener le troupeau**, il va du côté du troupeau opposé au berger : une **Interposition** avec un rapport de plus de 100 %. Après un moment, dans **Ramener un égaré**, il va chercher le mouton le plus éloigné de la même façon, puis mène de nouveau. Dans les deux modes, une **Priorité** met en premier la main du berger. C'est un **Objet externe** : la souris dans l'éditeur, ce que dit le jeu dans un jeu.</translation></message>
<message><source>- The flock draws together before it moves.
- Most of the sheep are in the fold within two minutes.
- The dog knows no route: it only stays behind the sheep.</source><extracomment>example sheep-and-dog</extracomment><translation>- Le troupeau se resserre avant de bouger.
- La plupart des moutons sont dans la bergerie en deux minutes.
- Le chien ne connaît pas d'itinéraire : il reste seulement derrière les moutons.</translation></message>
<message><source>- Move the mouse over the meadow and herd the sheep yourself.
- Set *After* of *Then fetch* to 7: the dog never finishes.
- Drag the fence.</source><extracomment>example sheep-and-dog</extracomment><translation>- Promenez la souris sur le pré, et menez vous-même les moutons.
- Réglez *Après* dans *Puis ramener* sur 7 : le chien ne finit jamais.
- Glissez la clôture.</translation></message>
<message><source>Ships in formation</source><extracomment>title of an example</extracomment><translation>Vaisseaux en formation</translation></message>
<message><source>Route</source><extracomment>example ships-in-formation</extracomment><translation>Route</translation></message>
<message><source>Island 1</source><extracomment>example ships-in-formation</extracomment><translation>Île 1</translation></message>
<message><source>Island 2</source><extracomment>example ships-in-formation</extracomment><translation>Île 2</translation></message>
<message><source>Island 3</source><extracomment>example ships-in-formation</extracomment><translation>Île 3</translation></message>
<message><source>Island 4</source><extracomment>example ships-in-formation</extracomment><translation>Île 4</translation></message>
<message><source>Island 5</source><extracomment>example ships-in-formation</extracomment><translation>Île 5</translation></message>
<message><source>Island 6</source><extracomment>example ships-in-formation</extracomment><translation>Île 6</translation></message>
<message><source>Reef</source><extracomment>example ships-in-formation</extracomment><translation>Récif</translation></message>
<message><source>Flagship</source><extracomment>example ships-in-formation</extracomment><translation>Vaisseau amiral</translation></message>
<message><source>Ships</source><extracomment>example ships-in-formation</extracomment><translation>Vaisseaux</translation></message>
<message><source>Islands</source><extracomment>example ships-in-formation</extracomment><translation>Îles</translation></message>
<message><source>Sail the route</source><extracomment>example ships-in-formation</extracomment><translation>Suivre la route</translation></message>
<message><source>Clear of islands (flagship)</source><extracomment>example ships-in-formation</extracomment><translation>Loin des îles (amiral)</translation></message>
<message><source>Wedge</source><extracomment>example ships-in-formation</extracomment><translation>Coin</translation></message>
<message><source>Clear of islands</source><extracomment>example ships-in-formation</extracomment><translation>Loin des îles</translation></message>
<message><source>Room between ships</source><extracomment>example ships-in-formation</extracomment><translation>Place entre vaisseaux</translation></message>
<message><source>Nine ships keep a wedge behind their flagship, around islands.</source><extracomment>example ships-in-formation</extracomment><translation>Neuf vaisseaux restent en coin derrière leur vaisseau amiral, autour des îles.</translation></message>
<message><source>The flagship follows the route again and again. **Formation** gives each ship the nearest free place in a V, which turns with the direction of the flagship. **Obstacle avoidance** looks ahead for islands; its weight is larger than that of the formation.</source><extracomment>example ships-in-formation</extracomment><translation>Le vaisseau amiral suit la route, encore et encore. **Formation** donne à chaque vaisseau la place libre la plus proche dans un V qui tourne avec la direction du vaisseau amiral. **Évitement d'obstacles** guette les îles devant ; son poids est plus grand que celui de la formation.</translation></message>
<message><source>- No ship touches an island.
- The wedge opens near islands and closes behind them.
- Ships on the outside of a turn sail faster.</source><extracomment>example ships-in-formation</extracomment><translation>- Aucun vaisseau ne touche une île.
- Le coin s'ouvre près des îles et se referme derrière elles.
- À l'extérieur d'un virage, les vaisseaux vont plus vite.</translation></message>
<message><source>- Choose another *Pattern*: column, circle, box.
- Drag an island into the route.
- Set the weight of *Clear of islands* to 0.</source><extracomment>example ships-in-formation</extracomment><translation>- Choisissez un autre *Motif* : colonne, cercle, rectangle.
- Glissez une île sur la route.
- Mettez le poids de *Loin des îles* à 0.</translation></message>
<message><source>Slime mold</source><extracomment>title of an example</extracomment><translation>Blob</translation></message>
<message><source>Slime</source><extracomment>example slime-mold</extracomment><translation>Mucus</translation></message>
<message><source>Cells</source><extracomment>example slime-mold</extracomment><translation>Cellules</translation></message>
<message><source>Feel the slime</source><extracomment>example slime-mold</extracomment><translation>Sentir le mucus</translation></message>
<message><source>Slime beneath</source><extracomment>example slime-mold</extracomment><translation>Mucus sous elle</translation></message>
<message><source>Leave slime</source><extracomment>example slime-mold</extracomment><translation>Laisser du mucus</translation></message>
<message><source>Slime beneath the cells</source><extracomment>example slime-mold</extracomment><translation>Mucus sous les cellules</translation></message>
<message><source>Angle of the feelers</source><extracomment>example slime-mold</extracomment><translation>Angle des antennes</translation></message>
<message><source>They do not feel the slime</source><extracomment>example slime-mold</extracomment><translation>Elles ne sentent pas le mucus</translation></message>
<message><source>Feelers that reach farther</source><extracomment>example slime-mold</extracomment><translation>Des antennes plus longues</translation></message>
<message><source>Two thousand cells leave slime and turn to where they feel more of it. They make a net of threads, whose meshes grow.</source><extracomment>example slime-mold</extracomment><translation>Deux mille cellules laissent du mucus et tournent vers là où elles en sentent plus. Elles forment un réseau de fils dont les mailles grandissent.</translation></message>
<message><source>Each cell [leaves slime](node:leave) where it is, on the [ground](item:slime). With three feelers, ahead and 45 degrees to both sides, it [feels](node:feel) where more lies, and turns there; it also [wanders](node:stray) a little. Slime spreads and fades, so a thread stays only while many use it.

The number above the world is the [mean](node:mean) of the slime that the cells have beneath them. Jeff Jones described these rules in 2010: they draw the nets of the slime mold *Physarum*.</source><extracomment>example slime-mold</extracomment><translation>Chaque cellule [laisse du mucus](node:leave) là où elle est, sur le [sol](item:slime). Avec trois antennes, devant et à 45 degrés des deux côtés, elle [sent](node:feel) où il y en a plus, et tourne par là ; elle [erre](node:stray) aussi un peu. Le mucus s'étale et s'efface : un fil ne reste donc que tant que beaucoup l'empruntent.

Le nombre au-dessus du monde est la [moyenne](node:mean) du mucus que les cellules ont sous elles. Jeff Jones a décrit ces règles en 2010 : elles dessinent les réseaux du blob, *Physarum*.</translation></message>
<message><source>- After a second there are threads everywhere, after ten a net. Later its meshes grow, and few thick threads are left.
- In 20 runs with different seeds, the cells had between 6 and 13 of slime beneath them after half a minute; without feeling it, 1.2.
- Nobody plans the net: each cell knows only what its feelers touch.</source><extracomment>example slime-mold</extracomment><translation>- Après une seconde, il y a des fils partout ; après dix, un réseau. Plus tard, ses mailles grandissent, et il reste quelques fils épais.
- En 20 exécutions avec des graines différentes, les cellules avaient entre 6 et 13 de mucus sous elles après une demi-minute ; sans le sentir, 1,2.
- Personne ne planifie le réseau : chaque cellule ne connaît que ce que touchent ses antennes.</translation></message>
<message><source>- [They do not feel the slime](experiment:experiment-blind): what is left of the net?
- [Feelers that reach farther](experiment:experiment-far): meshes become wider. Why?
- Take half of the cells out with the mouse. Does the net heal?</source><extracomment>example slime-mold</extracomment><translation>- [Elles ne sentent pas le mucus](experiment:experiment-blind) : que reste-t-il du réseau ?
- [Des antennes plus longues](experiment:experiment-far) : les mailles s'élargissent. Pourquoi ?
- Retirez la moitié des cellules avec la souris. Le réseau guérit-il ?</translation></message>
<message><source>Straight motion and seek</source><extracomment>title of an example</extracomment><translation>Ligne droite et recherche</translation></message>
<message><source>Seek the mouse</source><extracomment>example straight-motion-and-seek</extracomment><translation>Rechercher la souris</translation></message>
<message><source>Seek the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Rechercher le but</translation></message>
<message><source>Mouse, else goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Souris, sinon but</translation></message>
<message><source>Two agents, one goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Deux agents, un but</translation></message>
<message><source>A gray and a green agent seek one [goal](node:goal), equally far away. The gray one can turn at once. The green one has mass 20 and flies upward at first. Gold is the **desired velocity**; the steering leads to it:

`steering = desired velocity - velocity`</source><extracomment>example straight-motion-and-seek</extracomment><translation>Un agent gris et un agent vert recherchent le même [but](node:goal), à la même distance. Le gris peut tourner aussitôt. Le vert a une masse de 20 et part d'abord vers le haut. En or, la **vitesse désirée** ; le pilotage y mène :

`steering = desired velocity - velocity`</translation></message>
<message><source>Who is at the goal first?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Qui est le premier au but ?</translation></message>
<message><source>* The gray one
The green one
Both in the same tick</source><extracomment>example straight-motion-and-seek</extracomment><translation>* Le gris
Le vert
Les deux au même tick</translation></message>
<message><source>The gray one needs 3.1 s: after one tick it has its desired velocity. The green one needs 3.4 s: each tick changes its velocity (its speed and direction) only a little, so it flies a curve.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Il faut 3,1 s au gris : après un seul tick, il a sa vitesse désirée. Il faut 3,4 s au vert : chaque tick ne change qu'un peu son vecteur vitesse (sa vitesse et sa direction), il décrit donc une courbe.</translation></message>
<message><source>On the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>Sur le but</translation></message>
<message><source>The desired velocity of [Seek](node:steered-to-goal) always points at the goal, at max speed:

`desired velocity = maxSpeed * unit(target - position)`

You see only the end of their way. They come from the left.</source><extracomment>example straight-motion-and-seek</extracomment><translation>La vitesse désirée de [Recherche](node:steered-to-goal) pointe toujours vers le but, à la vitesse max :

`desired velocity = maxSpeed * unit(target - position)`

Vous ne voyez que la fin de leur trajet. Ils viennent de la gauche.</translation></message>
<message><source>What does the green one do at the goal?</source><extracomment>example straight-motion-and-seek</extracomment><translation>Que fait le vert au but ?</translation></message>
<message><source>It stops there
* It flies past and comes back
It flies on and does not come back</source><extracomment>example straight-motion-and-seek</extracomment><translation>Il s'y arrête
* Il le dépasse et revient
Il continue et ne revient pas</translation></message>
<message><source>Seek does not brake: close to the goal, the desired velocity is as long as far away. The green one flies 18 past the goal, turns, and comes back, each time less far. The gray one turns at once: it jumps back and forth across the goal forever.</source><extracomment>example straight-motion-and-seek</extracomment><translation>La Recherche ne freine pas : près du but, la vitesse désirée est aussi longue que de loin. Le vert dépasse le but de 18, fait demi-tour et revient, chaque fois moins loin. Le gris tourne aussitôt : il saute sans fin d'un côté à l'autre du but.</translation></message>
<message><source>More mass</source><extracomment>example straight-motion-and-seek</extracomment><translation>Plus de masse</translation></message>
<message><source>Now the mass of [With steering](node:steered) is 60 instead of 20. With 20 it flew 18 past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Maintenant, la masse d'[Avec pilotage](node:steered) est 60 au lieu de 20. Avec 20, il dépassait le but de 18.</translation></message>
<message><source>How far does it fly past the goal now?</source><extracomment>example straight-motion-and-seek</extracomment><translation>De combien dépasse-t-il le but maintenant ?</translation></message>
<message><source>52: three times the mass, three times as far. The same force changes its velocity only a third as much.</source><extracomment>example straight-motion-and-seek</extracomment><translation>De 52 : trois fois la masse, trois fois plus loin. La même force change trois fois moins son vecteur vitesse.</translation></message>
<message><source>Less force</source><extracomment>example straight-motion-and-seek</extracomment><translation>Moins de force</translation></message>
<message><source>The mass is 20 again. Now its max force is 1 instead of 5.4.</source><extracomment>example straight-motion-and-seek</extracomment><translation>La masse est de nouveau 20. Maintenant, sa force max est 1 au lieu de 5,4.</translation></message>
<message><source>How far does it fly past the goal now, compared with 18?</source><extracomment>example straight-motion-and-seek</extracomment><translation>De combien dépasse-t-il le but maintenant, comparé à 18 ?</translation></message>
<message><source>Half as far
As far
* About five times as far</source><extracomment>example straight-motion-and-seek</extracomment><translation>Deux fois moins
Autant
* Environ cinq fois plus</translation></message>
<message><source>90, five times as far. Mass and max force together say how fast an agent can change its velocity.</source><extracomment>example straight-motion-and-seek</extracomment><translation>De 90, cinq fois plus. La masse et la force max ensemble disent à quelle allure un agent peut changer son vecteur vitesse.</translation></message>
<message><source>- Drag the [goal](node:goal) while they are on their way: the gray one makes corners, the green one makes curves.
- Move the mouse over the world: both go there instead.
- Select [With steering](node:steered), and change its mass and max force. Can it turn as fast as the gray one?</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Glissez le [but](node:goal) pendant qu'ils sont en route : le gris fait des angles, le vert des courbes.
- Promenez la souris dans le monde : les deux vont vers elle.
- Sélectionnez [Avec pilotage](node:steered), et changez sa masse et sa force max. Peut-il tourner aussi vite que le gris ?</translation></message>
<message><source>Two agents go to the same target: one turns on the spot, one has to steer.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Deux agents vont vers la même cible : l'un tourne sur place, l'autre doit se piloter.</translation></message>
<message><source>Both seek. The velocity that they want is the **desired velocity**: it points straight at the target, and is as long as the max speed. (Velocity is speed and direction together; `unit` makes an arrow 1 long.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Without steering* has mass 1 and no max force: it has the desired velocity after one tick. *With steering* has mass 20 and a max force of 5.4: each tick changes its velocity only a little.

While the mouse is over the world, both go there instead: a Priority takes the first force that is active.</source><extracomment>example straight-motion-and-seek</extracomment><translation>Les deux recherchent. La vitesse qu'ils veulent est la **vitesse désirée** : elle pointe tout droit vers la cible, et elle est aussi longue que la vitesse max. (Un vecteur vitesse réunit vitesse et direction ; `unit` donne à un vecteur la longueur 1.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Sans pilotage* a une masse de 1 et pas de force max : il a la vitesse désirée après un seul tick. *Avec pilotage* a une masse de 20 et une force max de 5,4 : chaque tick ne change qu'un peu son vecteur vitesse.

Tant que la souris est sur le monde, les deux vont vers elle : une Priorité prend la première force active.</translation></message>
<message><source>- The gray one makes corners, the green one makes curves.
- Neither stops on the target, because Seek does not brake. The gray one jumps back and forth across it. The green one flies past it and comes back, each time less far.
- Switch on *Desired velocity*: it draws velocity, desired velocity and steering as a triangle.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Le gris fait des angles, le vert des courbes.
- Aucun ne s'arrête sur la cible, car la Recherche ne freine pas. Le gris saute d'un côté à l'autre. Le vert la dépasse et revient, chaque fois moins loin.
- Activez *Vitesse désirée* : le vecteur vitesse, la vitesse désirée et le pilotage sont dessinés en triangle.</translation></message>
<message><source>- Drag the goal in the world.
- Raise the mass of *With steering* to 60 and drag the goal: it makes wide curves. Lower it to 2: it turns nearly as fast as the gray one.
- Set its mass back to 20, and lower its max force to 0.5: now it flies far past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- Glissez le but dans le monde.
- Augmentez la masse d'*Avec pilotage* à 60 et glissez le but : il fait de larges courbes. Baissez-la à 2 : il tourne presque aussi vite que le gris.
- Remettez sa masse à 20, et baissez sa force max à 0,5 : maintenant, il dépasse le but de loin.</translation></message>
<message><source>Through the crowd</source><extracomment>title of an example</extracomment><translation>À travers la foule</translation></message>
<message><source>Runner</source><extracomment>example through-the-crowd</extracomment><translation>Coureur</translation></message>
<message><source>Crowd</source><extracomment>example through-the-crowd</extracomment><translation>Foule</translation></message>
<message><source>Each of the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Chacun de la foule</translation></message>
<message><source>Flee each</source><extracomment>example through-the-crowd</extracomment><translation>Fuir chacun</translation></message>
<message><source>Past the crowd</source><extracomment>example through-the-crowd</extracomment><translation>Passer la foule</translation></message>
<message><source>Without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Sans Fuite</translation></message>
<message><source>Through sixty</source><extracomment>example through-the-crowd</extracomment><translation>À travers soixante</translation></message>
<message><source>The green runner [seeks](node:seek) the goal on the right, and [flees](node:flee) from each of the crowd that is closer than 70. With nobody in the way it needs 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>Le coureur vert [recherche](node:seek) le but à droite, et [fuit](node:flee) chacun de la foule à moins de 70. Sans personne sur sa route, il lui faut 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>How many seconds does it need through a crowd of 60?</source><extracomment>example through-the-crowd</extracomment><translation>Combien de secondes lui faut-il à travers une foule de 60 ?</translation></message>
<message><source>9 to 17 s, and 12 on average: three times as long. Where the crowd is dense, all these pushes together are stronger than the pull of the goal, and the runner waits for a gap.</source><extracomment>example through-the-crowd</extracomment><translation>De 9 à 17 s, et 12 en moyenne : trois fois plus. Là où la foule est dense, toutes ces poussées ensemble sont plus fortes que l'attraction du but, et le coureur attend un passage.</translation></message>
<message><source>With and without Flee</source><extracomment>example through-the-crowd</extracomment><translation>Avec et sans Fuite</translation></message>
<message><source>In the world beside this one, the runner does not [flee](node:flee). It only seeks the goal.</source><extracomment>example through-the-crowd</extracomment><translation>Dans le monde à côté de celui-ci, le coureur ne [fuit](node:flee) pas. Il recherche seulement le but.</translation></message>
<message><source>The runner that flees
* The runner that does not flee
Both at the same time</source><extracomment>example through-the-crowd</extracomment><translation>Le coureur qui fuit
* Le coureur qui ne fuit pas
Les deux en même temps</translation></message>
<message><source>The runner that does not flee: it goes straight to the goal in 4.1 s, and touches everybody in its way.</source><extracomment>example through-the-crowd</extracomment><translation>Le coureur qui ne fuit pas : il va tout droit au but en 4,1 s, et touche tous ceux qui sont sur sa route.</translation></message>
<message><source>Only the nearest</source><extracomment>example through-the-crowd</extracomment><translation>Seulement le plus proche</translation></message>
<message><source>Now the runner flees only from the [nearest](node:each) of the crowd.</source><extracomment>example through-the-crowd</extracomment><translation>Maintenant, le coureur ne fuit que [le plus proche](node:each) de la foule.</translation></message>
<message><source>Is it at the goal earlier or later than before?</source><extracomment>example through-the-crowd</extracomment><translation>Est-il au but plus tôt ou plus tard qu'avant ?</translation></message>
<message><source>* Earlier
Later
At the same time</source><extracomment>example through-the-crowd</extracomment><translation>* Plus tôt
Plus tard
En même temps</translation></message>
<message><source>Earlier, in nine of ten runs with different seeds: after 9 s on average. It is the sum of many pushes that stops the runner.</source><extracomment>example through-the-crowd</extracomment><translation>Plus tôt, dans neuf exécutions sur dix avec des graines différentes : après 9 s en moyenne. C'est la somme de nombreuses poussées qui arrête le coureur.</translation></message>
<message><source>A dense crowd</source><extracomment>example through-the-crowd</extracomment><translation>Une foule dense</translation></message>
<message><source>The runner flees from each again. And the crowd has 200 agents instead of 60.</source><extracomment>example through-the-crowd</extracomment><translation>Le coureur fuit de nouveau chacun. Et la foule compte 200 agents au lieu de 60.</translation></message>
<message><source>How long does the runner need, compared with 12 s?</source><extracomment>example through-the-crowd</extracomment><translation>Combien de temps faut-il au coureur, comparé à 12 s ?</translation></message>
<message><source>About as long
* Several times as long
It never gets there</source><extracomment>example through-the-crowd</extracomment><translation>À peu près autant
* Plusieurs fois plus
Il n'y arrive jamais</translation></message>
<message><source>42 s on average, three to four times as long. It gets there with every seed: the crowd moves, and sooner or later there is a gap.</source><extracomment>example through-the-crowd</extracomment><translation>42 s en moyenne, de trois à quatre fois plus. Il y arrive avec chaque graine : la foule bouge, et tôt ou tard un passage s'ouvre.</translation></message>
<message><source>- Drag the runner, or the goal.
- Change the weight on the wire from [Flee each](node:flee): with which one does it touch hardly anybody, and is still fast?</source><extracomment>example through-the-crowd</extracomment><translation>- Glissez le coureur, ou le but.
- Changez le poids du fil qui part de [Fuir chacun](node:flee) : avec lequel ne touche-t-il presque personne, tout en restant rapide ?</translation></message>
<message><source>One runner seeks a goal through a crowd, and flees from each of them at once.</source><extracomment>example through-the-crowd</extracomment><translation>Un coureur recherche un but à travers une foule, et fuit chacun d'eux en même temps.</translation></message>
<message><source>*Each of the crowd* gives Flee every agent within 80 as a target, not just one. Flee runs once for each of them that is closer than 70, and the forces add up. A Sum adds Seek to that.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>*Chacun de la foule* donne pour cible à Fuite tous les agents à moins de 80, et pas un seul. La Fuite agit une fois pour chacun de ceux à moins de 70, et les forces s'additionnent. Une Somme y ajoute la Recherche.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</translation></message>
<message><source>- Where the crowd is dense the runner slows down, and sometimes turns back, until there is a gap.
- The weight on a wire says how much its force counts.
- At the goal it does not rest: Seek does not brake, and everybody who comes near pushes it away.</source><extracomment>example through-the-crowd</extracomment><translation>- Là où la foule est dense, le coureur ralentit, et fait parfois demi-tour, jusqu'à ce qu'un passage s'ouvre.
- Le poids d'un fil dit combien compte sa force.
- Au but, il n'a pas de repos : la Recherche ne freine pas, et tous ceux qui s'approchent le repoussent.</translation></message>
<message><source>- Set the weight of *Flee each* to 0: the runner goes straight to the goal and touches more of the crowd.
- Set *Choose* to the nearest: the runner avoids one at a time, and is usually there sooner.
- Set the count of the crowd to 200 and press Reset: the runner needs several times as long.</source><extracomment>example through-the-crowd</extracomment><translation>- Mettez le poids de *Fuir chacun* à 0 : le coureur va tout droit au but et touche plus de gens.
- Réglez *Choix* sur le plus proche : le coureur évite une personne à la fois, et y est en général plus tôt.
- Réglez l'effectif de la foule sur 200 et appuyez sur Réinitialiser : il faut au coureur plusieurs fois plus de temps.</translation></message>
<message><source>Tower defence</source><extracomment>title of an example</extracomment><translation>Défense de tours</translation></message>
<message><source>Gate</source><extracomment>example tower-defence</extracomment><translation>Portail</translation></message>
<message><source>Creeps</source><extracomment>example tower-defence</extracomment><translation>Monstres</translation></message>
<message><source>Towers</source><extracomment>example tower-defence</extracomment><translation>Tours</translation></message>
<message><source>Castle</source><extracomment>example tower-defence</extracomment><translation>Château</translation></message>
<message><source>Lives</source><extracomment>example tower-defence</extracomment><translation>Vies</translation></message>
<message><source>Money</source><extracomment>example tower-defence</extracomment><translation>Argent</translation></message>
<message><source>Power</source><extracomment>example tower-defence</extracomment><translation>Puissance</translation></message>
<message><source>Health</source><extracomment>example tower-defence</extracomment><translation>Santé</translation></message>
<message><source>Wave size</source><extracomment>example tower-defence</extracomment><translation>Taille de la vague</translation></message>
<message><source>Waves</source><extracomment>example tower-defence</extracomment><translation>Vagues</translation></message>
<message><source>Walk</source><extracomment>example tower-defence</extracomment><translation>Marcher</translation></message>
<message><source>At the gate</source><extracomment>example tower-defence</extracomment><translation>Au portail</translation></message>
<message><source>Costs a life</source><extracomment>example tower-defence</extracomment><translation>Coûte une vie</translation></message>
<message><source>Is through</source><extracomment>example tower-defence</extracomment><translation>Est passé</translation></message>
<message><source>Is beaten</source><extracomment>example tower-defence</extracomment><translation>Est vaincu</translation></message>
<message><source>Pays</source><extracomment>example tower-defence</extracomment><translation>Rapporte</translation></message>
<message><source>Dies</source><extracomment>example tower-defence</extracomment><translation>Meurt</translation></message>
<message><source>Toughness</source><extracomment>example tower-defence</extracomment><translation>Résistance</translation></message>
<message><source>Gets its health</source><extracomment>example tower-defence</extracomment><translation>Reçoit sa santé</translation></message>
<message><source>In range</source><extracomment>example tower-defence</extracomment><translation>À portée</translation></message>
<message><source>Damage</source><extracomment>example tower-defence</extracomment><translation>Dégâts</translation></message>
<message><source>Shoot</source><extracomment>example tower-defence</extracomment><translation>Tirer</translation></message>
<message><source>Can buy</source><extracomment>example tower-defence</extracomment><translation>Peut acheter</translation></message>
<message><source>Pay</source><extracomment>example tower-defence</extracomment><translation>Payer</translation></message>
<message><source>More power</source><extracomment>example tower-defence</extracomment><translation>Plus de puissance</translation></message>
<message><source>No lives</source><extracomment>example tower-defence</extracomment><translation>Zéro vie</translation></message>
<message><source>The castle has fallen</source><extracomment>example tower-defence</extracomment><translation>Le château est tombé</translation></message>
<message><source>90 seconds</source><extracomment>example tower-defence</extracomment><translation>90 secondes</translation></message>
<message><source>The castle stands</source><extracomment>example tower-defence</extracomment><translation>Le château tient</translation></message>
<message><source>Range of towers</source><extracomment>example tower-defence</extracomment><translation>Portée des tours</translation></message>
<message><source>Time to reload</source><extracomment>example tower-defence</extracomment><translation>Temps de recharge</translation></message>
<message><source>Price of more power</source><extracomment>example tower-defence</extracomment><translation>Prix de la puissance</translation></message>
<message><source>Power for the price</source><extracomment>example tower-defence</extracomment><translation>Puissance achetée</translation></message>
<message><source>Waves that grow in number and in health</source><extracomment>example tower-defence</extracomment><translation>Des vagues toujours plus nombreuses et plus résistantes</translation></message>
<message><source>Towers hit all in their range</source><extracomment>example tower-defence</extracomment><translation>Les tours frappent tout ce qui est à leur portée</translation></message>
<message><source>Won, lost, and what money buys</source><extracomment>example tower-defence</extracomment><translation>Gagné, perdu, et ce qu'achète l'argent</translation></message>
<message><source>Nothing to buy</source><extracomment>example tower-defence</extracomment><translation>Rien à acheter</translation></message>
<message><source>Half the price</source><extracomment>example tower-defence</extracomment><translation>Moitié prix</translation></message>
<message><source>Wider range</source><extracomment>example tower-defence</extracomment><translation>Plus grande portée</translation></message>
<message><source>Waves of creeps walk down a road to a castle. Towers beside it hit them, each one beaten pays, and the money buys more power. Hold out for 90 seconds.</source><extracomment>example tower-defence</extracomment><translation>Des vagues de monstres descendent une route vers un château. Les tours qui la bordent les frappent, chaque monstre vaincu rapporte, et l'argent achète de la puissance. Tenez 90 secondes.</translation></message>
<message><source>**Four variables**: [Lives](node:lives), [Money](node:money) and [Power](node:power) belong to the world and stand above it; [Health](node:health) belongs to each creep.

**Waves** come every 8 seconds, and [each is larger](node:wave-size) than the one before. A creep [gets its health](node:born) when it is born: [more in each wave](node:toughness).

**Towers** [hit all in range](node:shoot) every 0.9 seconds: they take away as much health as there is power. A creep without health [pays 5](node:bounty) and [dies](node:dies). One that comes through [costs a life](node:hit-castle).

**The castle** [pays 60](node:pay) for [half a power more](node:upgrade) as soon as it can. Without lives [it falls](node:lost); after 90 seconds [it stands](node:won).</source><extracomment>example tower-defence</extracomment><translation>**Quatre variables** : [Vies](node:lives), [Argent](node:money) et [Puissance](node:power) appartiennent au monde et sont affichées au-dessus ; la [Santé](node:health) appartient à chaque monstre.

Les **vagues** viennent toutes les 8 secondes, et [chacune est plus grande](node:wave-size) que la précédente. Un monstre [reçoit sa santé](node:born) à sa naissance : [plus à chaque vague](node:toughness).

Les **tours** [frappent tout ce qui est à portée](node:shoot) toutes les 0,9 seconde : elles enlèvent autant de santé qu'il y a de puissance. Un monstre sans santé [rapporte 5](node:bounty) et [meurt](node:dies). Celui qui passe [coûte une vie](node:hit-castle).

Le **château** [paie 60](node:pay) pour [une demi-puissance de plus](node:upgrade) dès qu'il le peut. Sans vies, [il tombe](node:lost) ; après 90 secondes, [il tient](node:won).</translation></message>
<message><source>- In 20 runs with different seeds, 18 were won, with 3 to 10 lives left, and 2 were lost: the same rules, and another order of fast and slow creeps.
- Money comes late: a strong wave pays only if it is beaten. So a run that begins to lose lives mostly loses.</source><extracomment>example tower-defence</extracomment><translation>- En 20 exécutions avec des graines différentes, 18 ont été gagnées, avec 3 à 10 vies restantes, et 2 perdues : les mêmes règles, et un autre ordre de monstres rapides et lents.
- L'argent vient tard : une forte vague ne rapporte que si elle est vaincue. Une exécution qui commence à perdre des vies finit donc le plus souvent par perdre.</translation></message>
<message><source>- [Nothing to buy](experiment:experiment-poor): all 20 runs were lost.
- [Half the price](experiment:experiment-cheap): all were won, without the loss of a life.
- [Wider range](experiment:experiment-wide): what is worth more, a wider range or more power? Guess first.
- Move a tower with the mouse: where does it hit most?
- Draw another road. Then all four towers stand wrong.</source><extracomment>example tower-defence</extracomment><translation>- [Rien à acheter](experiment:experiment-poor) : les 20 exécutions ont toutes été perdues.
- [Moitié prix](experiment:experiment-cheap) : toutes ont été gagnées, sans perdre une seule vie.
- [Plus grande portée](experiment:experiment-wide) : qu'est-ce qui vaut le plus, une plus grande portée ou plus de puissance ? Faites d'abord un pronostic.
- Déplacez une tour avec la souris : où frappe-t-elle le plus ?
- Dessinez une autre route. Les quatre tours sont alors mal placées.</translation></message>
<message><source>Wanders</source><extracomment>example wander</extracomment><translation>Erre</translation></message>
<message><source>Goes to points</source><extracomment>example wander</extracomment><translation>Va aux points</translation></message>
<message><source>Stays near home</source><extracomment>example wander</extracomment><translation>Reste près du départ</translation></message>
<message><source>Point to point</source><extracomment>example wander</extracomment><translation>De point en point</translation></message>
<message><source>Too far from home</source><extracomment>example wander</extracomment><translation>Trop loin du départ</translation></message>
<message><source>Go home</source><extracomment>example wander</extracomment><translation>Retour au départ</translation></message>
<message><source>Chance in each tick</source><extracomment>example wander</extracomment><translation>Le hasard à chaque tick</translation></message>
<message><source>The gray ones [wander](node:drift). Each has a circle in front of it: click [one](agent:drifter-0) to see it. In each tick, a point moves along the circle by a random angle. The force pulls to that point:

`steering = circle center + displacement`</source><extracomment>example wander</extracomment><translation>Les gris [errent](node:drift). Chacun a un cercle devant lui : cliquez sur [l'un d'eux](agent:drifter-0) pour le voir. À chaque tick, un point avance sur le cercle d'un angle aléatoire. La force tire vers ce point :

`steering = circle center + displacement`</translation></message>
<message><source>Each tick is random. How do the gray ones move?</source><extracomment>example wander</extracomment><translation>Chaque tick est aléatoire. Comment bougent les gris ?</translation></message>
<message><source>They shake
* They turn smoothly
They fly straight on</source><extracomment>example wander</extracomment><translation>Ils tremblent
* Ils tournent en douceur
Ils vont tout droit</translation></message>
<message><source>They turn smoothly. In one tick, the point moves only a little along the circle. So the force changes only a little, too.</source><extracomment>example wander</extracomment><translation>Ils tournent en douceur. En un tick, le point n'avance qu'un peu sur le cercle. La force ne change donc qu'un peu, elle aussi.</translation></message>
<message><source>Less chance</source><extracomment>example wander</extracomment><translation>Moins de hasard</translation></message>
<message><source>Now the [angle change](node:drift) is 5 degrees instead of 57. Before, the gray ones turned by about 77 degrees in two seconds.</source><extracomment>example wander</extracomment><translation>Maintenant, la [variation d'angle](node:drift) est de 5 degrés au lieu de 57. Avant, les gris tournaient d'environ 77 degrés en deux secondes.</translation></message>
<message><source>How do they move now?</source><extracomment>example wander</extracomment><translation>Comment bougent-ils maintenant ?</translation></message>
<message><source>* Almost straight
In tight circles
As before, only slower</source><extracomment>example wander</extracomment><translation>* Presque tout droit
En cercles serrés
Comme avant, mais plus lentement</translation></message>
<message><source>Almost straight: they turn by about 12 degrees in two seconds. The point hardly moves along the circle.</source><extracomment>example wander</extracomment><translation>Presque tout droit : ils tournent d'environ 12 degrés en deux secondes. Le point bouge à peine sur le cercle.</translation></message>
<message><source>More chance</source><extracomment>example wander</extracomment><translation>Plus de hasard</translation></message>
<message><source>Now the [angle change](node:drift) is 400 degrees: in each tick, the point jumps to anywhere on the circle.</source><extracomment>example wander</extracomment><translation>Maintenant, la [variation d'angle](node:drift) est de 400 degrés : à chaque tick, le point saute n'importe où sur le cercle.</translation></message>
<message><source>How far do they turn in two seconds now, compared with 77 degrees?</source><extracomment>example wander</extracomment><translation>De combien tournent-ils maintenant en deux secondes, comparé à 77 degrés ?</translation></message>
<message><source>Farther
As far
* Less far</source><extracomment>example wander</extracomment><translation>Plus
Autant
* Moins</translation></message>
<message><source>Less far: about 27 degrees. They shake: the jumps of many ticks cancel each other out. More chance in each tick gives less change in the long run.</source><extracomment>example wander</extracomment><translation>Moins : environ 27 degrés. Ils tremblent : les sauts de nombreux ticks s'annulent. Plus de hasard à chaque tick donne moins de changement à la longue.</translation></message>
<message><source>Never far from home</source><extracomment>example wander</extracomment><translation>Jamais loin du départ</translation></message>
<message><source>The blue ones wander, too. When one is farther than 120 from its start, [Go home](node:go-home) pulls it back.</source><extracomment>example wander</extracomment><translation>Les bleus errent aussi. Quand l'un d'eux est à plus de 120 de son départ, [Retour au départ](node:go-home) le ramène.</translation></message>
<message><source>Where are the blue ones most of the time?</source><extracomment>example wander</extracomment><translation>Où sont les bleus la plupart du temps ?</translation></message>
<message><source>Close to their start
* Near the limit of 120
Anywhere within it, equally often</source><extracomment>example wander</extracomment><translation>Près de leur départ
* Près de la limite de 120
N'importe où à l'intérieur, aussi souvent</translation></message>
<message><source>Near the limit: two thirds of the time they are between 100 and 140 from their start, and only a tenth of the time within 60. The pull ends as soon as they are back within 120.</source><extracomment>example wander</extracomment><translation>Près de la limite : les deux tiers du temps, ils sont entre 100 et 140 de leur départ, et seulement un dixième du temps à moins de 60. Le rappel cesse dès qu'ils sont revenus à moins de 120.</translation></message>
<message><source>The same chance again</source><extracomment>example wander</extracomment><translation>Encore le même hasard</translation></message>
<message><source>Play, and remember the way of the agent in the light. Then press Reset, and Play again.</source><extracomment>example wander</extracomment><translation>Lancez la lecture, et retenez le trajet de l'agent éclairé. Appuyez ensuite sur Réinitialiser, puis de nouveau sur Lecture.</translation></message>
<message><source>Is its way the same the second time?</source><extracomment>example wander</extracomment><translation>Son trajet est-il le même la deuxième fois ?</translation></message>
<message><source>No, chance decides again
Nearly, with small differences
* Yes, exactly</source><extracomment>example wander</extracomment><translation>Non, le hasard décide de nouveau
Presque, avec de petites différences
* Oui, exactement</translation></message>
<message><source>Exactly. All chance in a world comes from one number, its seed. The same seed gives the same ways, on every computer. With another seed, all ways are different.</source><extracomment>example wander</extracomment><translation>Exactement. Tout le hasard d'un monde vient d'un seul nombre, sa graine. La même graine donne les mêmes trajets, sur tout ordinateur. Avec une autre graine, tous les trajets sont différents.</translation></message>
<message><source>Three ways to wander: with a circle ahead, from point to point, and never far from home.</source><extracomment>example wander</extracomment><translation>Trois façons d'errer : avec un cercle devant soi, de point en point, et jamais loin du départ.</translation></message>
<message><source>The gray ones *wander*. Each has a circle in front of it. A point moves along the circle, by a random angle in each tick, and the force pulls to that point. So the agent turns smoothly.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

The orange ones *go to points*: each seeks a random point of the meadow, and another one when it is there, or after 120 ticks. They have little mass, so they turn fast.

The blue ones *stay near home*: they wander, too, but farther than 120 from their start a Seek pulls them back. The pull has weight 4, so it is stronger than Wander.</source><extracomment>example wander</extracomment><translation>Les gris *errent*. Chacun a un cercle devant lui. Un point avance sur le cercle, d'un angle aléatoire à chaque tick, et la force tire vers ce point. L'agent tourne donc en douceur.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

Les orange *vont aux points* : chacun recherche un point aléatoire du pré, et un autre quand il y est, ou après 120 ticks. Ils ont peu de masse, ils tournent donc vite.

Les bleus *restent près du départ* : ils errent aussi, mais à plus de 120 de leur départ, une Recherche les ramène. Le rappel a un poids de 4 : il est donc plus fort qu'Errance.</translation></message>
<message><source>- The gray ones do not shake, though each tick is random.
- The orange ones make straight lines and sharp turns.
- The blue ones are mostly near the limit of 120: the pull ends as soon as they are back within it.
- Press Reset: the same seed gives exactly the same ways.</source><extracomment>example wander</extracomment><translation>- Les gris ne tremblent pas, bien que chaque tick soit aléatoire.
- Les orange font des lignes droites et des virages serrés.
- Les bleus sont le plus souvent près de la limite de 120 : le rappel cesse dès qu'ils sont revenus à l'intérieur.
- Appuyez sur Réinitialiser : la même graine donne exactement les mêmes trajets.</translation></message>
<message><source>- Raise *Angle change* of the gray ones to 400: they shake. Lower it to 5: they go almost straight.
- Drag the corners of the meadow: the orange ones follow it.
- Raise the mass of the orange ones to 40: their turns get wide, and they leave the meadow.
- Lower the weight of *Go home* to 1: now Wander is stronger, and the blue ones go far away.</source><extracomment>example wander</extracomment><translation>- Augmentez *Variation d'angle* des gris à 400 : ils tremblent. Baissez-la à 5 : ils vont presque tout droit.
- Glissez les coins du pré : les orange le suivent.
- Augmentez la masse des orange à 40 : leurs virages s'élargissent, et ils quittent le pré.
- Baissez le poids de *Retour au départ* à 1 : maintenant Errance est plus forte, et les bleus partent loin.</translation></message>
<message><source>Wolves and sheep</source><extracomment>title of an example</extracomment><translation>Loups et moutons</translation></message>
<message><source>Bare ground</source><extracomment>example wolves-and-sheep</extracomment><translation>Terre nue</translation></message>
<message><source>Grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>Repousse</translation></message>
<message><source>Becomes grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Devient de l'herbe</translation></message>
<message><source>Energy of sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Énergie des moutons</translation></message>
<message><source>Graze about</source><extracomment>example wolves-and-sheep</extracomment><translation>Paître çà et là</translation></message>
<message><source>Wolf nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Loup proche</translation></message>
<message><source>Run from the wolf</source><extracomment>example wolves-and-sheep</extracomment><translation>Fuir le loup</translation></message>
<message><source>Run, else graze</source><extracomment>example wolves-and-sheep</extracomment><translation>Fuir, sinon paître</translation></message>
<message><source>On grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Sur l'herbe</translation></message>
<message><source>Well fed</source><extracomment>example wolves-and-sheep</extracomment><translation>Bien nourri</translation></message>
<message><source>Sheep starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Mouton mort de faim</translation></message>
<message><source>Wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Loups</translation></message>
<message><source>Energy of wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Énergie des loups</translation></message>
<message><source>Hungry</source><extracomment>example wolves-and-sheep</extracomment><translation>A faim</translation></message>
<message><source>Sheep nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>Moutons proches</translation></message>
<message><source>At a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Sur un mouton</translation></message>
<message><source>Hungry and at a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>A faim et sur un mouton</translation></message>
<message><source>Eat</source><extracomment>example wolves-and-sheep</extracomment><translation>Manger</translation></message>
<message><source>Cub</source><extracomment>example wolves-and-sheep</extracomment><translation>Louveteau</translation></message>
<message><source>Wolf starves</source><extracomment>example wolves-and-sheep</extracomment><translation>Loup mort de faim</translation></message>
<message><source>How far wolves see</source><extracomment>example wolves-and-sheep</extracomment><translation>Vue des loups</translation></message>
<message><source>What a sheep is worth</source><extracomment>example wolves-and-sheep</extracomment><translation>Valeur d'un mouton</translation></message>
<message><source>Wolves at the start</source><extracomment>example wolves-and-sheep</extracomment><translation>Loups au départ</translation></message>
<message><source>Sheep eat grass, have lambs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Les moutons mangent l'herbe, ont des agneaux et meurent de faim</translation></message>
<message><source>Wolves eat sheep, have cubs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>Les loups mangent les moutons, ont des petits et meurent de faim</translation></message>
<message><source>Grass grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>L'herbe repousse</translation></message>
<message><source>Without wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>Sans loups</translation></message>
<message><source>Wolves with good eyes</source><extracomment>example wolves-and-sheep</extracomment><translation>Des loups à bonne vue</translation></message>
<message><source>Lush grass</source><extracomment>example wolves-and-sheep</extracomment><translation>Herbe abondante</translation></message>
<message><source>Lambs</source><extracomment>example wolves-and-sheep</extracomment><translation>Agneaux</translation></message>
<message><source>Dead sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>Moutons morts</translation></message>
<message><source>Lambs born</source><extracomment>example wolves-and-sheep</extracomment><translation>Agneaux nés</translation></message>
<message><source>Grass feeds sheep, sheep feed wolves, and their numbers go up and down. Nobody holds them in balance.</source><extracomment>example wolves-and-sheep</extracomment><translation>L'herbe nourrit les moutons, les moutons nourrissent les loups, et leurs effectifs montent et descendent. Personne ne les tient en équilibre.</translation></message>
<message><source>**Sheep**: [*Energy of sheep*](node:sheep-energy) is a Meter. Living drains it by 0.3 a second, because it is wired to the *When* of the [Priority](node:sheep-choice) that steers them. [*Graze*](node:graze) turns the grass that a sheep touches into bare ground, and its *Done* fills the meter by 1. At 8 a sheep has a [*Lamb*](node:lamb), which costs 3.5; at 0 [it is gone](node:sheep-starve). Sheep run from a wolf within 45, and are a little slower than wolves.

**Wolves** work the same way. They drain 0.9 a second, and a sheep is worth 6.5. They hunt only while they are [*Hungry*](node:hungry), and see only sheep within 20. At 13 a wolf has a [*Cub*](node:cub), which costs 9.

**Grass**: bare ground has a [*Chance*](node:regrow) of 3% in each quarter of a second to [become grass](node:grow) again. There are always 700 patches, green or bare.</source><extracomment>example wolves-and-sheep</extracomment><translation>**Moutons** : [*Énergie des moutons*](node:sheep-energy) est une Jauge. Vivre la vide de 0,3 par seconde, car elle est reliée au *Quand* de la [Priorité](node:sheep-choice) qui les pilote. [*Brouter*](node:graze) change l'herbe que touche un mouton en terre nue, et son *Terminé* remplit la jauge de 1. À 8, un mouton a un [*Agneau*](node:lamb), qui coûte 3,5 ; à 0, [il disparaît](node:sheep-starve). Les moutons fuient un loup à moins de 45, et sont un peu plus lents que les loups.

**Loups** : c'est pareil. Ils perdent 0,9 par seconde, et un mouton vaut 6,5. Ils ne chassent que quand leur condition [*A faim*](node:hungry) est vraie, et ne voient que les moutons à moins de 20. À 13, un loup a un [*Louveteau*](node:cub), qui coûte 9.

**Herbe** : à chaque quart de seconde, la terre nue a, par un [*Hasard*](node:regrow), 3 % de chances de [redevenir de l'herbe](node:grow). Il y a toujours 700 parcelles, vertes ou nues.</translation></message>
<message><source>- The plot: many sheep, then many wolves, then few sheep, then few wolves, and again. Wolves follow the sheep by some seconds. In five minutes there are about five such waves.
- There is no limit, and nobody helps. In 20 runs with different seeds, sheep lived on through five minutes in all, and wolves in 19. Once the wolves died out; then the sheep ate the grass down until they starved as fast as they were born.
- At the lowest there are about 15 sheep and 8 wolves. They recover.
- The second plot: each wave of dead sheep follows a wave of lambs.</source><extracomment>example wolves-and-sheep</extracomment><translation>- La courbe : beaucoup de moutons, puis beaucoup de loups, puis peu de moutons, puis peu de loups, et cela recommence. Les loups suivent les moutons avec quelques secondes de retard. En cinq minutes, il y a environ cinq vagues de ce genre.
- Il n'y a pas de limite, et personne n'aide. En 20 exécutions avec des graines différentes, les moutons ont survécu cinq minutes dans toutes, et les loups dans 19. Une fois, les loups se sont éteints ; les moutons ont alors mangé l'herbe jusqu'à mourir de faim aussi vite qu'ils naissaient.
- Au plus bas, il y a environ 15 moutons et 8 loups. Ils se rétablissent.
- La deuxième courbe : chaque vague de moutons morts suit une vague d'agneaux.</translation></message>
<message><source>- [Wolves with good eyes](experiment:experiment-eyes): they see twice as far, and eat all sheep within a minute. Then they starve. Better hunters are not better off.
- [Without wolves](experiment:experiment-no-wolves): now grass limits the sheep, and their number stays near 270.
- [Lush grass](experiment:experiment-lush): grass grows twice as fast. Is that good for wolves and sheep? No: the waves become higher and lower, and after a very low one there is nobody left to recover. In 20 runs the wolves died out in 17, the sheep in 8. Biologists call it the paradox of enrichment.
- Set *Wolves at the start* to 60.</source><extracomment>example wolves-and-sheep</extracomment><translation>- [Des loups à bonne vue](experiment:experiment-eyes) : ils voient deux fois plus loin, et mangent tous les moutons en une minute. Puis ils meurent de faim. De meilleurs chasseurs ne s'en sortent pas mieux.
- [Sans loups](experiment:experiment-no-wolves) : maintenant, c'est l'herbe qui limite les moutons, et leur nombre reste proche de 270.
- [Herbe abondante](experiment:experiment-lush) : l'herbe pousse deux fois plus vite. Est-ce bon pour les loups et les moutons ? Non : les vagues montent plus haut et descendent plus bas, et après une vague très basse, il ne reste personne pour se rétablir. En 20 exécutions, les loups se sont éteints dans 17, les moutons dans 8. Les biologistes appellent cela le paradoxe de l'enrichissement.
- Réglez *Loups au départ* sur 60.</translation></message>
<message><source>Write your own seek</source><extracomment>title of an example</extracomment><translation>Écrire sa propre recherche</translation></message>
<message><source>Your force</source><extracomment>example write-your-own-seek</extracomment><translation>Votre force</translation></message>
<message><source>Two lines</source><extracomment>example write-your-own-seek</extracomment><translation>Deux lignes</translation></message>
<message><source>[Your force](node:own) is the two lines of the tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

The first line is an arrow that points at the [goal](node:goal) and is as long as the max speed. The second one is the force: it leads from the velocity to the desired velocity. At the start the agent flies upward; the goal is on the right.</source><extracomment>example write-your-own-seek</extracomment><translation>[Votre force](node:own), ce sont les deux lignes des tutoriels :

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

La première ligne est un vecteur qui pointe vers le [but](node:goal) et qui est aussi long que la vitesse max. La seconde est la force : elle mène du vecteur vitesse à la vitesse désirée. Au début, l'agent part vers le haut ; le but est à droite.</translation></message>
<message><source>Where does the force point at the start?</source><extracomment>example write-your-own-seek</extracomment><translation>Où pointe la force au début ?</translation></message>
<message><source>Straight at the goal
* To the right and down
Up, along the velocity</source><extracomment>example write-your-own-seek</extracomment><translation>Tout droit vers le but
* Vers la droite et vers le bas
Vers le haut, dans le sens du vecteur vitesse</translation></message>
<message><source>To the right and down: it has to add what leads to the right, and to take away what leads up. Pause, select the agent and [Your force](node:own): each line stands there with its numbers.</source><extracomment>example write-your-own-seek</extracomment><translation>Vers la droite et vers le bas : elle doit ajouter ce qui mène à droite, et retrancher ce qui mène en haut. Mettez en pause, sélectionnez l'agent et [Votre force](node:own) : chaque ligne y est avec ses nombres.</translation></message>
<message><source>Swap two words</source><extracomment>example write-your-own-seek</extracomment><translation>Échanger deux mots</translation></message>
<message><source>Now `target` and `position` have changed places:

`desired = normalize(position - target) * max_velocity`</source><extracomment>example write-your-own-seek</extracomment><translation>Maintenant, `target` et `position` ont échangé leurs places :

`desired = normalize(position - target) * max_velocity`</translation></message>
<message><source>What does the agent do?</source><extracomment>example write-your-own-seek</extracomment><translation>Que fait l'agent ?</translation></message>
<message><source>It flies to the goal, backward
* It flies away from the goal
It stands still</source><extracomment>example write-your-own-seek</extracomment><translation>Il va vers le but à reculons
* Il s'éloigne du but
Il reste immobile</translation></message>
<message><source>`position - target` points from the goal to the agent. So it flees: the behavior Flee is Seek with two words swapped.</source><extracomment>example write-your-own-seek</extracomment><translation>`position - target` pointe du but vers l'agent. Il fuit donc : le comportement Fuite est une Recherche avec deux mots échangés.</translation></message>
<message><source>A third line</source><extracomment>example write-your-own-seek</extracomment><translation>Une troisième ligne</translation></message>
<message><source>It seeks again, but now the length of the desired velocity depends on the distance:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

The max speed is 3.</source><extracomment>example write-your-own-seek</extracomment><translation>Il recherche de nouveau, mais la longueur de la vitesse désirée dépend maintenant de la distance :

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

La vitesse max est 3.</translation></message>
<message><source>How long is the desired velocity when the goal is 100 away?</source><extracomment>example write-your-own-seek</extracomment><translation>Quelle est la longueur de la vitesse désirée quand le but est à 100 ?</translation></message>
<message><source>1.5: half of the distance of 200, so half of the max speed. At the goal it is 0, so the agent stops there. This is Arrive.</source><extracomment>example write-your-own-seek</extracomment><translation>1,5 : la moitié de la distance de 200, donc la moitié de la vitesse max. Au but, elle est 0 : l'agent s'y arrête donc. C'est l'Arrivée.</translation></message>
<message><source>Without a goal</source><extracomment>example write-your-own-seek</extracomment><translation>Sans but</translation></message>
<message><source>This force does not name the goal at all:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` points to the left of where the agent flies. The cosine of an angle goes from 1 to -1 and back; here it does so in 90 ticks.</source><extracomment>example write-your-own-seek</extracomment><translation>Cette force ne nomme pas du tout le but :

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` pointe à gauche de la direction où va l'agent. Le cosinus d'un angle va de 1 à -1 et revient ; ici, il le fait en 90 ticks.</translation></message>
<message><source>What path does the agent fly?</source><extracomment>example write-your-own-seek</extracomment><translation>Quel trajet décrit l'agent ?</translation></message>
<message><source>A straight line
A circle
* Curves to the left and to the right in turn</source><extracomment>example write-your-own-seek</extracomment><translation>Une ligne droite
Un cercle
* Des courbes à gauche et à droite, tour à tour</translation></message>
<message><source>The force pushes to the left, then to the right, for 45 ticks each. Without the cosine it would always push to the left: a circle.</source><extracomment>example write-your-own-seek</extracomment><translation>La force pousse à gauche, puis à droite, pendant 45 ticks à chaque fois. Sans le cosinus, elle pousserait toujours à gauche : un cercle.</translation></message>
<message><source>Select [Your force](node:own) and write:

- Keep the agent 100 away from the goal: `active = distance(target, position) &gt; 100` as a further line lets the force act only while that holds.
- Fly around the goal: add `leftOf(target - position)` to what it wants.
- Look at how other behaviors are written: add one, and choose *Show as formula*.</source><extracomment>example write-your-own-seek</extracomment><translation>Sélectionnez [Votre force](node:own) et écrivez :

- Gardez l'agent à 100 du but : avec `active = distance(target, position) &gt; 100` comme ligne de plus, la force n'agit que tant que c'est vrai.
- Tournez autour du but : ajoutez `leftOf(target - position)` à ce qu'il veut.
- Voyez comment sont écrits d'autres comportements : ajoutez-en un, et choisissez *Afficher en formule*.</translation></message>
<message><source>Seek in the two lines of the tutorials, as text that you change: then Flee, Arrive, and a force of your own.</source><extracomment>example write-your-own-seek</extracomment><translation>La Recherche dans les deux lignes des tutoriels, en texte que vous changez : puis la Fuite, l'Arrivée, et une force à vous.</translation></message>
<message><source>*Your force* is a Formula force: its text is the formula that steers the agent. The lines are worked out in each tick, from top to bottom. A line `name = ...` gives a name a value, and later lines may use it. `steering` is the force.

`target` is what is wired to the card, `position` and `velocity` are the agent's, and `max_velocity` is its max speed.</source><extracomment>example write-your-own-seek</extracomment><translation>*Votre force* est une Formule de force : son texte est la formule qui pilote l'agent. Les lignes sont calculées à chaque tick, de haut en bas. Une ligne `name = ...` donne une valeur à un nom, et les lignes suivantes peuvent l'utiliser. `steering` est la force.

`target` est ce qui est relié au bloc, `position` et `velocity` sont ceux de l'agent, et `max_velocity` est sa vitesse max.</translation></message>
<message><source>- A wrong word is underlined while you write, and the card says what is wrong; the agent then flies on without a force.
- With the agent selected, each line shows its value at this moment.
- The same lines give the same motion as the card Seek, to the last bit.</source><extracomment>example write-your-own-seek</extracomment><translation>- Un mot faux est souligné pendant que vous écrivez, et le bloc dit ce qui ne va pas ; l'agent continue alors sans force.
- Avec l'agent sélectionné, chaque ligne montre sa valeur du moment.
- Les mêmes lignes donnent le même mouvement que le bloc Recherche, au bit près.</translation></message>
<message><source>- Write `* 0.5` at the end of the first line: it seeks at half the speed.
- Write `steering = (desired - velocity) * 0.1`: it turns more slowly, and flies farther past the goal.
- Drag the goal while it is on its way.</source><extracomment>example write-your-own-seek</extracomment><translation>- Écrivez `* 0.5` à la fin de la première ligne : il recherche à la moitié de la vitesse.
- Écrivez `steering = (desired - velocity) * 0.1` : il tourne plus lentement, et dépasse davantage le but.
- Glissez le but pendant qu'il est en route.</translation></message>
<message><source>Zombies</source><extracomment>title of an example</extracomment><translation>Zombies</translation></message>
<message><source>Safe zone</source><extracomment>example zombies</extracomment><translation>Zone sûre</translation></message>
<message><source>Western edge</source><extracomment>example zombies</extracomment><translation>Bord ouest</translation></message>
<message><source>Safe</source><extracomment>example zombies</extracomment><translation>Sauvé</translation></message>
<message><source>Houses and fence</source><extracomment>example zombies</extracomment><translation>Maisons et clôture</translation></message>
<message><source>And the gate</source><extracomment>example zombies</extracomment><translation>Et le portail</translation></message>
<message><source>Way to safety</source><extracomment>example zombies</extracomment><translation>Trajet vers l'abri</translation></message>
<message><source>Zombie nearby</source><extracomment>example zombies</extracomment><translation>Zombie proche</translation></message>
<message><source>Sees a zombie</source><extracomment>example zombies</extracomment><translation>Voit un zombie</translation></message>
<message><source>Calm</source><extracomment>example zombies</extracomment><translation>Calme</translation></message>
<message><source>Panic</source><extracomment>example zombies</extracomment><translation>Panique</translation></message>
<message><source>Alarm</source><extracomment>example zombies</extracomment><translation>Alarme</translation></message>
<message><source>Run to safety</source><extracomment>example zombies</extracomment><translation>Courir à l'abri</translation></message>
<message><source>Keep away</source><extracomment>example zombies</extracomment><translation>Se tenir à l'écart</translation></message>
<message><source>Around houses</source><extracomment>example zombies</extracomment><translation>Autour des maisons</translation></message>
<message><source>In the zone</source><extracomment>example zombies</extracomment><translation>Dans la zone</translation></message>
<message><source>Be safe</source><extracomment>example zombies</extracomment><translation>Être sauvé</translation></message>
<message><source>Bitten</source><extracomment>example zombies</extracomment><translation>Mordu</translation></message>
<message><source>Turn into a zombie</source><extracomment>example zombies</extracomment><translation>Devenir un zombie</translation></message>
<message><source>Civilian nearby</source><extracomment>example zombies</extracomment><translation>Civil proche</translation></message>
<message><source>Shuffle</source><extracomment>example zombies</extracomment><translation>Se traîner</translation></message>
<message><source>Chase, else shuffle</source><extracomment>example zombies</extracomment><translation>Poursuivre, sinon se traîner</translation></message>
<message><source>Rest</source><extracomment>example zombies</extracomment><translation>Repos</translation></message>
<message><source>Make room</source><extracomment>example zombies</extracomment><translation>Faire de la place</translation></message>
<message><source>Walk about</source><extracomment>example zombies</extracomment><translation>Se promener</translation></message>
<message><source>How far civilians see</source><extracomment>example zombies</extracomment><translation>Vue des civils</translation></message>
<message><source>Speed of zombies</source><extracomment>example zombies</extracomment><translation>Vitesse des zombies</translation></message>
<message><source>How much civilians keep away</source><extracomment>example zombies</extracomment><translation>Écart des civils</translation></message>
<message><source>Zombies at the start</source><extracomment>example zombies</extracomment><translation>Zombies au départ</translation></message>
<message><source>Civilians stroll, then run to safety</source><extracomment>example zombies</extracomment><translation>Les civils flânent, puis courent à l'abri</translation></message>
<message><source>Zombies chase whom they see</source><extracomment>example zombies</extracomment><translation>Les zombies poursuivent qui ils voient</translation></message>
<message><source>Bitten, or safe</source><extracomment>example zombies</extracomment><translation>Mordus, ou sauvés</translation></message>
<message><source>In the safe zone</source><extracomment>example zombies</extracomment><translation>Dans la zone sûre</translation></message>
<message><source>A late alarm</source><extracomment>example zombies</extracomment><translation>Une alarme tardive</translation></message>
<message><source>Just run</source><extracomment>example zombies</extracomment><translation>Courir seulement, sans s'écarter</translation></message>
<message><source>Fast zombies</source><extracomment>example zombies</extracomment><translation>Des zombies rapides</translation></message>
<message><source>New zombies</source><extracomment>example zombies</extracomment><translation>Nouveaux zombies</translation></message>
<message><source>Four zombies come to town, and civilians run around the houses to a safe zone. Whoever is bitten becomes a zombie.</source><extracomment>example zombies</extracomment><translation>Quatre zombies arrivent en ville, et les civils courent autour des maisons vers une zone sûre. Qui est mordu devient un zombie.</translation></message>
<message><source>**Civilians** have two modes. [*Calm*](node:calm) ones stroll through the town. When a zombie is [within 140](node:sees) they [panic](node:panic): they follow the [way to safety](node:way) around the houses, and keep away from a zombie that is very near.

A civilian who has touched a zombie for 0.2 seconds [becomes one](node:turn). A civilian in the zone [is safe](node:arrive): zombies do not see the type *Safe*.

**Zombies** are slower than civilians. They chase the nearest civilian within 200, and else shuffle around. The gate of the fence is an obstacle for zombies alone: their [obstacles](node:closed) are of all groups, those of civilians of the group *walls*.</source><extracomment>example zombies</extracomment><translation>Les **civils** ont deux modes. En mode [*Calme*](node:calm), ils flânent en ville. Quand un zombie est [à moins de 140](node:sees), ils [paniquent](node:panic) : ils suivent le [trajet vers l'abri](node:way) autour des maisons, et se tiennent à l'écart d'un zombie très proche.

Un civil qui a touché un zombie pendant 0,2 seconde [en devient un](node:turn). Un civil dans la zone [est sauvé](node:arrive) : les zombies ne voient pas le type *Sauvé*.

Les **zombies** sont plus lents que les civils. Ils poursuivent le civil le plus proche à moins de 200, et sinon se traînent çà et là. Le portail de la clôture est un obstacle pour les seuls zombies : leurs [obstacles](node:closed) sont de tous les groupes, ceux des civils du groupe *walls*.</translation></message>
<message><source>- After a minute, all is decided. In 20 runs with different seeds, between 49 and 61 of the 80 civilians reached the zone; the others were bitten. No run had a survivor outside.
- Whoever lives near the gate reaches it before the zombies do. Later the zombies stand in the way.</source><extracomment>example zombies</extracomment><translation>- Après une minute, tout est joué. En 20 exécutions avec des graines différentes, entre 49 et 61 des 80 civils ont atteint la zone ; les autres ont été mordus. Aucune exécution n'a laissé de survivant dehors.
- Qui vit près du portail l'atteint avant les zombies. Plus tard, les zombies barrent la route.</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): civilians run straight at the zone, and stop in front of houses. About 21 are saved instead of 55.
- [A late alarm](experiment:experiment-late): civilians see a zombie only within 60. About 29 are saved.
- [Fast zombies](experiment:experiment-fast): with the speed of civilians they leave about 32.
- [Just run](experiment:experiment-brave): nobody keeps away from zombies, all only run. What do you expect? As many are saved as before: to keep away costs as much time as it wins.</source><extracomment>example zombies</extracomment><translation>- [Sans le trajet](experiment:experiment-straight) : les civils courent tout droit vers la zone, et s'arrêtent devant les maisons. Environ 21 sont sauvés au lieu de 55.
- [Une alarme tardive](experiment:experiment-late) : les civils ne voient un zombie qu'à moins de 60. Environ 29 sont sauvés.
- [Des zombies rapides](experiment:experiment-fast) : à la vitesse des civils, ils en laissent environ 32.
- [Courir seulement, sans s'écarter](experiment:experiment-brave) : personne ne se tient à l'écart des zombies, tous ne font que courir. Qu'en pensez-vous ? Il y a autant de sauvés qu'avant : se tenir à l'écart coûte autant de temps que cela en fait gagner.</translation></message>
</context>
</TS>
