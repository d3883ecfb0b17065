<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context><name>tiller</name>
<message><source>because %1 is true</source><extracomment>ActionText</extracomment><translation>因为 %1 为真</translation></message>
<message><source>because %1 is false</source><extracomment>ActionText</extracomment><translation>因为 %1 为假</translation></message>
<message><source>There is no agent type. Add one on the canvas.</source><extracomment>AgentBrush</extracomment><translation>还没有智能体类型。请在画布上添加一个。</translation></message>
<message><source>Click or drag: adds %1 to the project, as placed agents.</source><extracomment>AgentBrush</extracomment><translation>点击或拖动：把 %1 作为手动放置的智能体添加到项目。</translation></message>
<message><source>Only in this run: a click or drag adds %1.</source><extracomment>AgentBrush</extracomment><translation>仅限本次运行：点击或拖动可添加 %1。</translation></message>
<message><source>Delete removes it from the project.</source><extracomment>AgentBrush</extracomment><translation>按 Delete 将其从项目中移除。</translation></message>
<message><source>Drag moves it, Delete removes it: in the running world.</source><extracomment>AgentBrush</extracomment><translation>拖动可移动，按 Delete 移除：只影响正在运行的世界。</translation></message>
<message><source>Add %1</source><extracomment>AgentBrush</extracomment><translation>添加 %1</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then the brush adds to the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 的智能体太多，无法手动放置。请先启动世界，画笔就会把它们添加到正在运行的世界。</translation></message>
<message><source>%1 has too many agents to place them by hand. Start the world first: then Delete removes from the running world.</source><extracomment>AgentBrush</extracomment><translation>%1 的智能体太多，无法手动放置。请先启动世界，再按 Delete 就会从正在运行的世界中移除。</translation></message>
<message><source>Remove %1</source><extracomment>AgentBrush</extracomment><translation>移除 %1</translation></message>
<message><source>Placed agents: name, x, y, velocity x, y</source><extracomment>AgentList</extracomment><translation>手动放置的智能体：名称、x、y、速度 x、y</translation></message>
<message><source>Name</source><extracomment>AgentList</extracomment><translation>名称</translation></message>
<message><source>Layer and properties of this agent</source><extracomment>AgentList</extracomment><translation>此智能体的图层和属性</translation></message>
<message><source>Properties of this agent</source><extracomment>AgentList</extracomment><translation>此智能体的属性</translation></message>
<message><source>Remove this agent</source><extracomment>AgentList</extracomment><translation>移除此智能体</translation></message>
<message><source>Layer</source><extracomment>AgentList</extracomment><translation>图层</translation></message>
<message><source>Layer of this agent</source><extracomment>AgentList</extracomment><translation>此智能体的图层</translation></message>
<message><source>Place one more</source><extracomment>AgentList</extracomment><translation>再放置一个</translation></message>
<message><source>Move an agent to another layer</source><extracomment>AgentListModel</extracomment><translation>将智能体移到其他图层</translation></message>
<message><source>Place an agent</source><extracomment>AgentListModel</extracomment><translation>放置智能体</translation></message>
<message><source>Remove an agent</source><extracomment>AgentListModel</extracomment><translation>移除智能体</translation></message>
<message><source>A place or a velocity must be a number from -1000000 to 1000000.</source><extracomment>AgentListModel</extracomment><translation>位置或速度必须是 -1000000 到 1000000 之间的数。</translation></message>
<message><source>Edit a placed agent</source><extracomment>AgentListModel</extracomment><translation>编辑手动放置的智能体</translation></message>
<message><source>false</source><extracomment>AgentNode</extracomment><translation>假</translation></message>
<message><source>no target</source><extracomment>AgentNode</extracomment><translation>无目标</translation></message>
<message><source>inactive</source><extracomment>AgentNode</extracomment><translation>未激活</translation></message>
<message><source>%1% of all</source><extracomment>AgentNode</extracomment><translation>占总和 %1%</translation></message>
<message><source>skipped</source><extracomment>AgentNode</extracomment><translation>已跳过</translation></message>
<message><source>true</source><extracomment>AgentNode</extracomment><translation>真</translation></message>
<message><source>active</source><extracomment>AgentNode</extracomment><translation>激活</translation></message>
<message><source>%1: %2. "Done" says that it was carried out in the last tick; "fires" that it acts in the next one.</source><extracomment>AgentNode</extracomment><translation>%1：%2。“完成”表示它在上一刻已执行，“触发”表示它将在下一刻执行。</translation></message>
<message><source>Force %1, weight %2. The share compares the forces of all its behaviors; on a wire, the forces at the same input.</source><extracomment>AgentNode</extracomment><translation>力 %1，权重 %2。占比是与其所有行为的力相比；在连线上，则是与同一输入的力相比。</translation></message>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>已选中 %n 个智能体。</numerusform></translation></message>
<message><source>They have no Own goal, so they cannot be sent.</source><extracomment>AgentOrders</extracomment><translation>它们没有“自有目的地”，因此无法派遣。</translation></message>
<message><source>Right click: go; drag: line; Shift: menu.</source><extracomment>AgentOrders</extracomment><translation>右键点击：前往；拖动：排成横队；Shift：菜单。</translation></message>
<message><source>Let %1 be sent</source><extracomment>AgentOrders</extracomment><translation>允许派遣 %1</translation></message>
<message><source>%1 cannot be sent: it has no Own goal. The command “Let the selected agents be sent” adds one, with an Arrive.</source><extracomment>AgentOrders</extracomment><translation>无法派遣 %1：它没有“自有目的地”。命令“允许派遣选中的智能体”会添加一个，并附带“抵达”。</translation></message>
<message><source>Selected agent %1</source><extracomment>AgentPanel</extracomment><translation>选中的智能体 %1</translation></message>
<message><source>Type</source><extracomment>AgentPanel</extracomment><translation>类型</translation></message>
<message><source>Select its agent type on the canvas.</source><extracomment>AgentPanel</extracomment><translation>在画布上选中它的智能体类型。</translation></message>
<message><source>Plot this agent…</source><extracomment>AgentPanel</extracomment><translation>绘制此智能体的曲线…</translation></message>
<message><source>Plot one of its numbers over time.</source><extracomment>AgentPanel</extracomment><translation>绘制它的某个数值随时间变化的曲线。</translation></message>
<message><source>Follow</source><extracomment>AgentPanel</extracomment><translation>跟随</translation></message>
<message><source>Keep it in the middle of the view; Esc or panning stops.</source><extracomment>AgentPanel</extracomment><translation>让它保持在视图中央；按 Esc 或平移视图即停止。</translation></message>
<message><source>Deselect</source><extracomment>AgentPanel</extracomment><translation>取消选择</translation></message>
<message><source>Show no agent.</source><extracomment>AgentPanel</extracomment><translation>不再显示智能体。</translation></message>
<message><source>Esc</source><extracomment>AgentPanel</extracomment><translation>Esc</translation></message>
<message><source>Position</source><extracomment>AgentPanel</extracomment><translation>位置</translation></message>
<message><source>Heading</source><extracomment>AgentPanel</extracomment><translation>朝向</translation></message>
<message><source>0° is to the right, 90° up.</source><extracomment>AgentPanel</extracomment><translation>0° 朝右，90° 朝上。</translation></message>
<message><source>Speed</source><extracomment>AgentPanel</extracomment><translation>速率</translation></message>
<message><source>At most %1.</source><extracomment>AgentPanel</extracomment><translation>最大 %1。</translation></message>
<message><source>Steering</source><extracomment>AgentPanel</extracomment><translation>转向</translation></message>
<message><source>The force that acts: the sum of the behaviors, at most the maximum force.</source><extracomment>AgentPanel</extracomment><translation>实际作用的力：各行为之和，不超过最大力。</translation></message>
<message><source>Mode</source><extracomment>AgentPanel</extracomment><translation>模式</translation></message>
<message><source>%1, for %2 s</source><extracomment>AgentPanel</extracomment><translation>%1，已持续 %2 秒</translation></message>
<message><source>The mode it is in, and for how long. It is marked on the canvas.</source><extracomment>AgentPanel</extracomment><translation>它所处的模式及持续时间。画布上会标出该模式。</translation></message>
<message><source>Cut by max force: wanted %1, got %2.</source><extracomment>AgentPanel</extracomment><translation>受最大力限制：想要 %1，得到 %2。</translation></message>
<message><source>No agent is picked.

Click one in the viewport to see how fast it is, what steers it just now, and what its limits cut off.</source><extracomment>AgentSection</extracomment><translation>未选中智能体。

在视口中点击一个智能体，即可查看它有多快、此刻受什么控制，以及哪些部分被上限截去。</translation></message>
<message><source>Frames stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>框不能放在组内。请先退出组。</translation></message>
<message><source>Select the cards to put a frame around.</source><extracomment>AnnotationLayer</extracomment><translation>请选中要加框的卡片。</translation></message>
<message><source>Frame</source><extracomment>AnnotationLayer</extracomment><translation>框</translation></message>
<message><source>Edit comment</source><extracomment>AnnotationLayer</extracomment><translation>编辑注释</translation></message>
<message><source>Rename group</source><extracomment>AnnotationLayer</extracomment><translation>重命名组</translation></message>
<message><source>Rename frame</source><extracomment>AnnotationLayer</extracomment><translation>重命名框</translation></message>
<message><source>Comments stand outside of groups. Leave the group first.</source><extracomment>AnnotationLayer</extracomment><translation>注释不能放在组内。请先退出组。</translation></message>
<message><source>Add comment</source><extracomment>AnnotationLayer</extracomment><translation>添加注释</translation></message>
<message><source>Desktop (%1)</source><extracomment>AppSettings</extracomment><translation>跟随系统 (%1)</translation></message>
<message><source>The language of the desktop</source><extracomment>AppSettings</extracomment><translation>系统的语言</translation></message>
<message><source>Attach to a running game</source><extracomment>AttachDialog</extracomment><translation>附加到运行中的游戏</translation></message>
<message><source>The editor follows the game as it plays. What you edit acts in the game at its next step.</source><extracomment>AttachDialog</extracomment><translation>编辑器会跟随游戏的进行。你的编辑从游戏的下一步起生效。</translation></message>
<message><source>No running game found. docs/games/live.md shows how a game lets an editor attach.</source><extracomment>AttachDialog</extracomment><translation>未找到运行中的游戏。docs/games/live.md 介绍了如何让游戏接受编辑器附加。</translation></message>
<message><source>Look again</source><extracomment>AttachDialog</extracomment><translation>重新查找</translation></message>
<message><source>Cancel</source><extracomment>AttachDialog</extracomment><translation>取消</translation></message>
<message><source>Attach</source><extracomment>AttachDialog</extracomment><translation>附加</translation></message>
<message><source>The runs stopped: %1</source><extracomment>BehindWork</extracomment><translation>运行已停止：%1</translation></message>
<message><source>Title</source><extracomment>BoxTextEditor</extracomment><translation>标题</translation></message>
<message><source>Write a comment</source><extracomment>BoxTextEditor</extracomment><translation>写注释</translation></message>
<message><source>Title of the frame</source><extracomment>BoxTextEditor</extracomment><translation>框的标题</translation></message>
<message><source>Text of the comment</source><extracomment>BoxTextEditor</extracomment><translation>注释的文字</translation></message>
<message><source>Select what you want to edit: a card, a wire, a frame or a comment.</source><extracomment>CanvasController</extracomment><translation>请选中要编辑的内容：卡片、连线、框或注释。</translation></message>
<message><source>Only a wire that carries a force has a weight.</source><extracomment>CanvasController</extracomment><translation>只有传递力的连线才有权重。</translation></message>
<message><source>Edits act on both of its kind</source><extracomment>CanvasCrumbs</extracomment><translation>编辑会同时作用于同类的两个组</translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>编辑会作用于全部 %n 个同类组</numerusform></translation></message>
<message><source>Move %1</source><extracomment>CanvasGesture</extracomment><translation>移动 %1</translation></message>
<message><source>Insert %1</source><extracomment>CanvasGesture</extracomment><translation>插入 %1</translation></message>
<message><source>Resize %1</source><extracomment>CanvasGesture</extracomment><translation>调整 %1 的大小</translation></message>
<message><source>Disconnect</source><extracomment>CanvasGesture</extracomment><translation>断开连接</translation></message>
<message><source>No port of this card takes the wire.</source><extracomment>CanvasGesture</extracomment><translation>这张卡片没有可接这条连线的端口。</translation></message>
<message><source>Connect</source><extracomment>CanvasGesture</extracomment><translation>连接</translation></message>
<message><source>Refer to %1</source><extracomment>CanvasGesture</extracomment><translation>引用 %1</translation></message>
<message><source>Set weight</source><extracomment>CanvasGesture</extracomment><translation>设置权重</translation></message>
<message><source>Muted: nothing steers its agents, and they coast. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>已屏蔽：它的智能体不受任何转向控制，靠惯性滑行。点击或按 M 可取消屏蔽。</translation></message>
<message><source>Mute (M): nothing steers its agents any more. They stay, and coast.</source><extracomment>CanvasHover</extracomment><translation>屏蔽（M）：它的智能体不再受任何转向控制，但仍在场，靠惯性滑行。</translation></message>
<message><source>Muted: it works as if it were not there. To unmute it, click or press M.</source><extracomment>CanvasHover</extracomment><translation>已屏蔽：如同不存在。点击或按 M 可取消屏蔽。</translation></message>
<message><source>Mute (M): it works as if it were not there. Its values stay.</source><extracomment>CanvasHover</extracomment><translation>屏蔽（M）：如同不存在。各项值保留。</translation></message>
<message><source>Solo: the other behaviors of its agents are silent. To end solo, click or press S.</source><extracomment>CanvasHover</extracomment><translation>单独启用：其智能体的其他行为不起作用。点击或按 S 可结束。</translation></message>
<message><source>Solo (S): silences the other behaviors of its agents.</source><extracomment>CanvasHover</extracomment><translation>单独启用（S）：让其智能体的其他行为不起作用。</translation></message>
<message><source>%1 Click to see all problems.</source><extracomment>CanvasHover</extracomment><translation>%1 点击可查看所有问题。</translation></message>
<message><source>%1: takes %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1：接收%2。%3</translation></message>
<message><source>%1: gives %2. %3</source><extracomment>CanvasHover</extracomment><translation>%1：给出%2。%3</translation></message>
<message><source>Point of a wire: drag to move it, double-click to remove it.</source><extracomment>CanvasHover</extracomment><translation>连线的折点：拖动可移动，双击可移除。</translation></message>
<message><source>Weight: drag to change it, double-click to type it.</source><extracomment>CanvasHover</extracomment><translation>权重：拖动可更改，双击可输入。</translation></message>
<message><source>Reference to %1: drag it to another agent type, or to empty space for a new one.</source><extracomment>CanvasHover</extracomment><translation>对 %1 的引用：可拖到另一个智能体类型上，或拖到空白处新建一个。</translation></message>
<message><source>Wire: double-click to add a point that it passes through.</source><extracomment>CanvasHover</extracomment><translation>连线：双击可添加一个途经的折点。</translation></message>
<message><source>Group: drag to move it, double-click to open it, F2 to rename it.</source><extracomment>CanvasHover</extracomment><translation>组：拖动可移动，双击打开，按 F2 重命名。</translation></message>
<message><source>Frame: drag to move it with its cards, drag a corner to resize, double-click to rename.</source><extracomment>CanvasHover</extracomment><translation>框：拖动可连同卡片一起移动，拖动角可调整大小，双击可重命名。</translation></message>
<message><source>Comment: drag to move it, drag a corner to resize, double-click to write.</source><extracomment>CanvasHover</extracomment><translation>注释：拖动可移动，拖动角可调整大小，双击可书写。</translation></message>
<message><source>Start with an agent type</source><extracomment>CanvasOverlay</extracomment><translation>从智能体类型开始</translation></message>
<message><source>Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds things where you are.</source><extracomment>CanvasOverlay</extracomment><translation>从节点库把“智能体类型”拖到这里，再拖入一个行为（如“靠近”），然后从它的“力”连线到智能体的“转向”。也可以从现成的组开始，例如“集群”。点击右键可在当前位置添加内容。</translation></message>
<message><source>Canvas: the nodes of the project and their wires</source><extracomment>CanvasPane</extracomment><translation>画布：项目的节点及其连线</translation></message>
<message><source>Untitled</source><extracomment>CanvasPane</extracomment><translation>未命名</translation></message>
<message><source>Mute</source><extracomment>CanvasPopups</extracomment><translation>屏蔽</translation></message>
<message><source>Solo</source><extracomment>CanvasPopups</extracomment><translation>单独启用</translation></message>
<message><source>Group</source><extracomment>CanvasPopups</extracomment><translation>编组</translation></message>
<message><source>Select what steers it</source><extracomment>CanvasPopups</extracomment><translation>选中控制它的节点</translation></message>
<message><source>Detach from its wires</source><extracomment>CanvasPopups</extracomment><translation>脱离连线</translation></message>
<message><source>Compare without it</source><extracomment>CanvasPopups</extracomment><translation>与去掉它时比较</translation></message>
<message><source>Show as formula</source><extracomment>CanvasPopups</extracomment><translation>显示为公式</translation></message>
<message><source>Duplicate</source><extracomment>CanvasPopups</extracomment><translation>创建副本</translation></message>
<message><source>Copy</source><extracomment>CanvasPopups</extracomment><translation>复制</translation></message>
<message><source>Cut</source><extracomment>CanvasPopups</extracomment><translation>剪切</translation></message>
<message><source>Delete</source><extracomment>CanvasPopups</extracomment><translation>删除</translation></message>
<message><source>Insert a node…</source><extracomment>CanvasPopups</extracomment><translation>插入节点…</translation></message>
<message><source>Add a point</source><extracomment>CanvasPopups</extracomment><translation>添加折点</translation></message>
<message><source>Remove its points</source><extracomment>CanvasPopups</extracomment><translation>移除折点</translation></message>
<message><source>Earlier in the order</source><extracomment>CanvasPopups</extracomment><translation>次序提前</translation></message>
<message><source>Later in the order</source><extracomment>CanvasPopups</extracomment><translation>次序推后</translation></message>
<message><source>Weight as a parameter</source><extracomment>CanvasPopups</extracomment><translation>将权重设为参数</translation></message>
<message><source>Try weights…</source><extracomment>CanvasPopups</extracomment><translation>尝试权重…</translation></message>
<message><source>Find weights…</source><extracomment>CanvasPopups</extracomment><translation>寻找权重…</translation></message>
<message><source>Delete wire</source><extracomment>CanvasPopups</extracomment><translation>删除连线</translation></message>
<message><source>Rename</source><extracomment>CanvasPopups</extracomment><translation>重命名</translation></message>
<message><source>Make independent</source><extracomment>CanvasPopups</extracomment><translation>设为独立</translation></message>
<message><source>Ungroup</source><extracomment>CanvasPopups</extracomment><translation>取消编组</translation></message>
<message><source>Add another</source><extracomment>CanvasPopups</extracomment><translation>再添加一个</translation></message>
<message><source>Save as a part…</source><extracomment>CanvasPopups</extracomment><translation>另存为部件…</translation></message>
<message><source>Edit text</source><extracomment>CanvasPopups</extracomment><translation>编辑文字</translation></message>
<message><source>Select its contents</source><extracomment>CanvasPopups</extracomment><translation>选中其内容</translation></message>
<message><source>Lay out its contents</source><extracomment>CanvasPopups</extracomment><translation>排布其内容</translation></message>
<message><source>Delete the frame, keep the cards</source><extracomment>CanvasPopups</extracomment><translation>删除框，保留卡片</translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>还有 %n 行</numerusform></translation></message>
<message><source>S</source><comment>solo</comment><extracomment>CardButtons</extracomment><translation>S</translation></message>
<message><source>M</source><comment>mute</comment><extracomment>CardButtons</extracomment><translation>M</translation></message>
<message><source>Several</source><extracomment>ChoiceBox</extracomment><translation>多个值</translation></message>
<message><source>%1: choose</source><extracomment>ColorEditor</extracomment><translation>%1：选择</translation></message>
<message><source>Add</source><extracomment>CommandListModel</extracomment><translation>添加</translation></message>
<message><source>Go to %1</source><extracomment>CommandListModel</extracomment><translation>转到 %1</translation></message>
<message><source>Cards</source><extracomment>CommandListModel</extracomment><translation>卡片</translation></message>
<message><source>What do you want to do?</source><extracomment>CommandPalette</extracomment><translation>你想做什么？</translation></message>
<message><source>Commands</source><extracomment>CommandPalette</extracomment><translation>命令</translation></message>
<message><source>Nothing has all of these words. These have some:</source><extracomment>CommandPalette</extracomment><translation>没有包含全部词语的结果。以下包含其中一部分：</translation></message>
<message><source>Nothing found. Try fewer letters or another word.</source><extracomment>CommandPalette</extracomment><translation>未找到。请减少字数或换个词。</translation></message>
<message><source>Not possible just now</source><extracomment>CommandPalette</extracomment><translation>目前不可用</translation></message>
<message><source>Comment</source><extracomment>CommentBox</extracomment><translation>注释</translation></message>
<message><source>Double-click to write</source><extracomment>CommentBox</extracomment><translation>双击书写</translation></message>
<message><source>other cards</source><extracomment>Comparison</extracomment><translation>卡片不同</translation></message>
<message><source>other wires</source><extracomment>Comparison</extracomment><translation>连线不同</translation></message>
<message><source>another scene</source><extracomment>Comparison</extracomment><translation>场景不同</translation></message>
<message><source>another world</source><extracomment>Comparison</extracomment><translation>世界不同</translation></message>
<message><source>No experiment is running. Start one first.</source><extracomment>Comparison</extracomment><translation>没有正在进行的实验。请先启动一个。</translation></message>
<message><source>Select a card first: the variant runs without it.</source><extracomment>Comparison</extracomment><translation>请先选中一张卡片：变体将在没有它的情况下运行。</translation></message>
<message><source>no difference</source><extracomment>Comparison</extracomment><translation>没有差异</translation></message>
<message><source>As saved</source><extracomment>Comparison</extracomment><translation>保存时的版本</translation></message>
<message><source>Before %1</source><extracomment>Comparison</extracomment><translation>%1 之前</translation></message>
<message><source>Variant</source><extracomment>Comparison</extracomment><translation>变体</translation></message>
<message><source>Results of both runs</source><extracomment>ComparisonResults</extracomment><translation>两次运行的结果</translation></message>
<message><source>now</source><extracomment>ComparisonResults</extracomment><translation>当前</translation></message>
<message><source>beside</source><extracomment>ComparisonResults</extracomment><translation>对照</translation></message>
<message><source>difference</source><extracomment>ComparisonResults</extracomment><translation>差值</translation></message>
<message><source>%1: now %2, %3 %4, difference %5</source><extracomment>ComparisonResults</extracomment><translation>%1：当前 %2，%3 %4，差值 %5</translation></message>
<message><source>The course cannot be exported</source><extracomment>CourseExport</extracomment><translation>无法导出课程</translation></message>
<message><source>The course: lessons that ask before they tell</source><extracomment>CourseSection</extracomment><translation>课程：先提问，再讲解</translation></message>
<message><source>All done</source><extracomment>CourseSection</extracomment><translation>全部完成</translation></message>
<message><source>%1 of %2 done</source><extracomment>CourseSection</extracomment><translation>已完成 %1 / %2</translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n 个步骤</numerusform></translation></message>
<message><source>done</source><extracomment>CourseSection</extracomment><translation>已完成</translation></message>
<message><source>start here</source><extracomment>CourseSection</extracomment><translation>从这里开始</translation></message>
<message><source>comes next</source><extracomment>CourseSection</extracomment><translation>下一课</translation></message>
<message><source>Lesson %1: %2</source><extracomment>CourseSection</extracomment><translation>第 %1 课：%2</translation></message>
<message><source>Tiller ended unexpectedly %1</source><extracomment>CrashNotice</extracomment><translation>Tiller 意外退出：%1</translation></message>
<message><source>The report stays on this computer: %1</source><extracomment>CrashNotice</extracomment><translation>报告只保存在这台电脑上：%1</translation></message>
<message><source>Show the report</source><extracomment>CrashNotice</extracomment><translation>显示报告</translation></message>
<message><source>Dismiss</source><extracomment>CrashNotice</extracomment><translation>知道了</translation></message>
<message><source>Edit notes</source><extracomment>Document</extracomment><translation>编辑说明</translation></message>
<message><source>%1 (earlier version)</source><extracomment>Document</extracomment><translation>%1（早期版本）</translation></message>
<message><source>This version is the same as the open project.</source><extracomment>Document</extracomment><translation>此版本与打开的项目相同。</translation></message>
<message><source>Restore an earlier version</source><extracomment>Document</extracomment><translation>恢复早期版本</translation></message>
<message><source>Opening “%1”</source><extracomment>Document</extracomment><translation>正在打开“%1”</translation></message>
<message><source>If you cancel, the open project stays as it is.</source><extracomment>Document</extracomment><translation>如果取消，当前打开的项目保持不变。</translation></message>
<message><source>%1 could not be opened</source><extracomment>Document</extracomment><translation>无法打开 %1</translation></message>
<message><source>Reload</source><extracomment>Document</extracomment><translation>重新加载</translation></message>
<message><source>Saving “%1”</source><extracomment>Document</extracomment><translation>正在保存“%1”</translation></message>
<message><source>The project cannot be exported while it has errors</source><extracomment>Document</extracomment><translation>项目有错误时无法导出</translation></message>
<message><source>The page cannot be made</source><extracomment>Document</extracomment><translation>无法生成网页</translation></message>
<message><source>Exporting “%1”</source><extracomment>Document</extracomment><translation>正在导出“%1”</translation></message>
<message><source>If you cancel, the file stays as it is.</source><extracomment>Document</extracomment><translation>如果取消，文件保持不变。</translation></message>
<message><source>%1 could not be saved. The file on disk is unchanged.</source><extracomment>Document</extracomment><translation>无法保存 %1。磁盘上的文件未改动。</translation></message>
<message><source>It drives</source><extracomment>DrivenList</extracomment><translation>驱动的设置</translation></message>
<message><source>No setting yet. Right-click a setting, then choose “Link to a parameter”. A game can read and set it all the same.</source><extracomment>DrivenList</extracomment><translation>还没有设置。右键点击一项设置，选择“关联到参数”。即使没有，游戏也能读取和设置它。</translation></message>
<message><source>No longer drive “%1”</source><extracomment>DrivenList</extracomment><translation>不再驱动“%1”</translation></message>
<message><source>%1 of %2, which is gone</source><extracomment>DrivenListModel</extracomment><translation>%2 的 %1（已不存在）</translation></message>
<message><source>Take %1 out of a parameter</source><extracomment>DrivenListModel</extracomment><translation>将 %1 移出参数</translation></message>
<message><source>Edit “%1”</source><extracomment>DriverMenu</extracomment><translation>编辑“%1”</translation></message>
<message><source>Edit the parameter</source><extracomment>DriverMenu</extracomment><translation>编辑参数</translation></message>
<message><source>No longer drive by “%1”</source><extracomment>DriverMenu</extracomment><translation>不再由“%1”驱动</translation></message>
<message><source>No longer drive</source><extracomment>DriverMenu</extracomment><translation>不再驱动</translation></message>
<message><source>Try values…</source><extracomment>DriverMenu</extracomment><translation>尝试取值…</translation></message>
<message><source>Find values…</source><extracomment>DriverMenu</extracomment><translation>寻找取值…</translation></message>
<message><source>Remove from the group's card</source><extracomment>DriverMenu</extracomment><translation>从组卡片上移除</translation></message>
<message><source>Show on the group's card</source><extracomment>DriverMenu</extracomment><translation>显示在组卡片上</translation></message>
<message><source>Link to a parameter</source><extracomment>DriverMenu</extracomment><translation>关联到参数</translation></message>
<message><source>A new parameter</source><extracomment>DriverMenu</extracomment><translation>新建参数</translation></message>
<message><source>&amp;File</source><extracomment>EditorCommands</extracomment><translation>文件(&amp;F)</translation></message>
<message><source>&amp;New</source><extracomment>EditorCommands</extracomment><translation>新建(&amp;N)</translation></message>
<message><source>&amp;Open…</source><extracomment>EditorCommands</extracomment><translation>打开(&amp;O)…</translation></message>
<message><source>Start &amp;page</source><extracomment>EditorCommands</extracomment><translation>起始页(&amp;P)</translation></message>
<message><source>&amp;Save</source><extracomment>EditorCommands</extracomment><translation>保存(&amp;S)</translation></message>
<message><source>Save &amp;as…</source><extracomment>EditorCommands</extracomment><translation>另存为(&amp;A)…</translation></message>
<message><source>Earlier &amp;versions…</source><extracomment>EditorCommands</extracomment><translation>早期版本(&amp;V)…</translation></message>
<message><source>The project as it was before its last saves</source><extracomment>EditorCommands</extracomment><translation>最近几次保存之前的项目</translation></message>
<message><source>&amp;Import a map…</source><extracomment>EditorCommands</extracomment><translation>导入地图(&amp;I)…</translation></message>
<message><source>Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk</source><extracomment>EditorCommands</extracomment><translation>用 Tiled 或 LDtk 地图生成障碍物、区域、路径、点和智能体</translation></message>
<message><source>Import maps a&amp;gain</source><extracomment>EditorCommands</extracomment><translation>重新导入地图(&amp;G)</translation></message>
<message><source>Takes over what has changed in the maps of this project</source><extracomment>EditorCommands</extracomment><translation>采用此项目的地图中已更改的内容</translation></message>
<message><source>A&amp;dd a part…</source><extracomment>EditorCommands</extracomment><translation>添加部件(&amp;D)…</translation></message>
<message><source>Adds a group from a part file. In the project's folder, it stays linked to the file</source><extracomment>EditorCommands</extracomment><translation>从部件文件添加一个组。如果文件在项目文件夹中，则保持链接</translation></message>
<message><source>Save the group as a pa&amp;rt…</source><extracomment>EditorCommands</extracomment><translation>将组另存为部件(&amp;R)…</translation></message>
<message><source>Writes the selected group to a file, so that other projects can use it</source><extracomment>EditorCommands</extracomment><translation>把选中的组写入文件，供其他项目使用</translation></message>
<message><source>&amp;Export for a game or a browser…</source><extracomment>EditorCommands</extracomment><translation>导出到游戏或浏览器(&amp;E)…</translation></message>
<message><source>&amp;Export for a game…</source><extracomment>EditorCommands</extracomment><translation>导出到游戏(&amp;E)…</translation></message>
<message><source>Writes the configuration for a game, or one page that plays in a browser; agents move exactly as here</source><extracomment>EditorCommands</extracomment><translation>写出供游戏使用的配置，或一个可在浏览器中运行的网页；智能体的运动与此处完全相同</translation></message>
<message><source>Export a &amp;course for a browser…</source><extracomment>EditorCommands</extracomment><translation>导出课程到浏览器(&amp;C)…</translation></message>
<message><source>Writes several lessons as a folder of pages with an index, for any web server or a school's platform</source><extracomment>EditorCommands</extracomment><translation>把多节课写成一个带目录的网页文件夹，可用于任何网络服务器或学校平台</translation></message>
<message><source>A&amp;ttach to a running game…</source><extracomment>EditorCommands</extracomment><translation>附加到运行中的游戏(&amp;T)…</translation></message>
<message><source>Follows a game on this computer as it plays; what you edit acts in the game</source><extracomment>EditorCommands</extracomment><translation>跟随这台电脑上正在进行的游戏；你的编辑会在游戏中生效</translation></message>
<message><source>Detac&amp;h from the game</source><extracomment>EditorCommands</extracomment><translation>从游戏断开(&amp;H)</translation></message>
<message><source>The game goes on, and what it did stays here</source><extracomment>EditorCommands</extracomment><translation>游戏继续进行，已记录的内容保留在这里</translation></message>
<message><source>Save input &amp;log…</source><extracomment>EditorCommands</extracomment><translation>保存输入日志(&amp;L)…</translation></message>
<message><source>Writes all mouse input and edits since the reset, to replay the run</source><extracomment>EditorCommands</extracomment><translation>写出重置以来的所有鼠标输入和编辑，用于重放运行</translation></message>
<message><source>&amp;Quit</source><extracomment>EditorCommands</extracomment><translation>退出(&amp;Q)</translation></message>
<message><source>&amp;Edit</source><extracomment>EditorCommands</extracomment><translation>编辑(&amp;E)</translation></message>
<message><source>&amp;Undo: the last point</source><extracomment>EditorCommands</extracomment><translation>撤销(&amp;U)：上一个点</translation></message>
<message><source>&amp;Undo: %1</source><extracomment>EditorCommands</extracomment><translation>撤销(&amp;U)：%1</translation></message>
<message><source>&amp;Undo</source><extracomment>EditorCommands</extracomment><translation>撤销(&amp;U)</translation></message>
<message><source>Undo</source><extracomment>EditorCommands</extracomment><translation>撤销</translation></message>
<message><source>&amp;Redo: %1</source><extracomment>EditorCommands</extracomment><translation>重做(&amp;R)：%1</translation></message>
<message><source>&amp;Redo</source><extracomment>EditorCommands</extracomment><translation>重做(&amp;R)</translation></message>
<message><source>Redo</source><extracomment>EditorCommands</extracomment><translation>重做</translation></message>
<message><source>Cu&amp;t</source><extracomment>EditorCommands</extracomment><translation>剪切(&amp;T)</translation></message>
<message><source>&amp;Copy</source><extracomment>EditorCommands</extracomment><translation>复制(&amp;C)</translation></message>
<message><source>&amp;Paste</source><extracomment>EditorCommands</extracomment><translation>粘贴(&amp;P)</translation></message>
<message><source>&amp;Duplicate</source><extracomment>EditorCommands</extracomment><translation>创建副本(&amp;D)</translation></message>
<message><source>De&amp;lete</source><extracomment>EditorCommands</extracomment><translation>删除(&amp;L)</translation></message>
<message><source>Add a&amp;gents by hand</source><extracomment>EditorCommands</extracomment><translation>手动添加智能体(&amp;G)</translation></message>
<message><source>Click or drag in the world. At tick 0 it adds to the project, later to the running world.</source><extracomment>EditorCommands</extracomment><translation>在世界中点击或拖动。在第 0 刻添加到项目，之后添加到正在运行的世界。</translation></message>
<message><source>&amp;Paint a ground</source><extracomment>EditorCommands</extracomment><translation>绘制地面(&amp;P)</translation></message>
<message><source>Drag over a ground to paint the values that it starts with.</source><extracomment>EditorCommands</extracomment><translation>在地面上拖动，绘制它的初始值。</translation></message>
<message><source>Fill a ground from a picture…</source><extracomment>EditorCommands</extracomment><translation>用图片填充地面…</translation></message>
<message><source>Choose a picture for the ground</source><extracomment>EditorCommands</extracomment><translation>选择用于地面的图片</translation></message>
<message><source>Gives the ground of the brush the brightness of a picture. Black is 0, and white is the value Full, or its largest start value.</source><extracomment>EditorCommands</extracomment><translation>把图片的亮度赋给画笔所用的地面。黑色为 0，白色为“满值”，或其最大初始值。</translation></message>
<message><source>Re&amp;move the picked agent</source><extracomment>EditorCommands</extracomment><translation>移除选中的智能体(&amp;M)</translation></message>
<message><source>At tick 0 from the project, later from the running world.</source><extracomment>EditorCommands</extracomment><translation>在第 0 刻从项目中移除，之后从正在运行的世界中移除。</translation></message>
<message><source>Send in a &amp;disk</source><extracomment>EditorCommands</extracomment><translation>派遣为圆阵(&amp;D)</translation></message>
<message><source>Send in a &amp;box</source><extracomment>EditorCommands</extracomment><translation>派遣为方阵(&amp;B)</translation></message>
<message><source>Send in a &amp;line</source><extracomment>EditorCommands</extracomment><translation>派遣为横队(&amp;L)</translation></message>
<message><source>Send in a c&amp;olumn</source><extracomment>EditorCommands</extracomment><translation>派遣为纵队(&amp;O)</translation></message>
<message><source>Send as they &amp;stand</source><extracomment>EditorCommands</extracomment><translation>保持队形派遣(&amp;S)</translation></message>
<message><source>Sends the agents that a band has selected to the mouse, each to its slot, so that nobody crosses anybody's way. A right click then does the same.</source><extracomment>EditorCommands</extracomment><translation>把框选的智能体派往鼠标处，各就各位，互不挡路。之后点击右键效果相同。</translation></message>
<message><source>Let the selected agents be sent</source><extracomment>EditorCommands</extracomment><translation>允许派遣选中的智能体</translation></message>
<message><source>Adds an Own goal and an Arrive to their types, where they have no Own goal.</source><extracomment>EditorCommands</extracomment><translation>为没有“自有目的地”的类型添加“自有目的地”和“抵达”。</translation></message>
<message><source>Select &amp;all</source><extracomment>EditorCommands</extracomment><translation>全选(&amp;A)</translation></message>
<message><source>Select &amp;what steers it</source><extracomment>EditorCommands</extracomment><translation>选中控制它的节点(&amp;W)</translation></message>
<message><source>All cards from which wires lead to the selected ones</source><extracomment>EditorCommands</extracomment><translation>所有有连线通向选中卡片的卡片</translation></message>
<message><source>&amp;Find in the project…</source><extracomment>EditorCommands</extracomment><translation>在项目中查找(&amp;F)…</translation></message>
<message><source>Nodes, wires, the scene, settings, notes and problems</source><extracomment>EditorCommands</extracomment><translation>节点、连线、场景、设置、说明和问题</translation></message>
<message><source>Find &amp;next</source><extracomment>EditorCommands</extracomment><translation>查找下一个(&amp;N)</translation></message>
<message><source>Find pre&amp;vious</source><extracomment>EditorCommands</extracomment><translation>查找上一个(&amp;V)</translation></message>
<message><source>Se&amp;ttings…</source><extracomment>EditorCommands</extracomment><translation>设置(&amp;T)…</translation></message>
<message><source>&amp;Help</source><extracomment>EditorCommands</extracomment><translation>帮助(&amp;H)</translation></message>
<message><source>All &amp;commands…</source><extracomment>EditorCommands</extracomment><translation>所有命令(&amp;C)…</translation></message>
<message><source>Searches all commands</source><extracomment>EditorCommands</extracomment><translation>搜索所有命令</translation></message>
<message><source>&amp;Keys and mouse</source><extracomment>EditorCommands</extracomment><translation>键盘和鼠标(&amp;K)</translation></message>
<message><source>Keyboard &amp;shortcuts…</source><extracomment>EditorCommands</extracomment><translation>键盘快捷键(&amp;S)…</translation></message>
<message><source>Changes the keys of any action</source><extracomment>EditorCommands</extracomment><translation>更改任意操作的按键</translation></message>
<message><source>&amp;Last crash report…</source><extracomment>EditorCommands</extracomment><translation>上次崩溃报告(&amp;L)…</translation></message>
<message><source>What the editor did when it ended unexpectedly. It stays on this computer.</source><extracomment>EditorCommands</extracomment><translation>编辑器意外退出时在做什么。报告只保存在这台电脑上。</translation></message>
<message><source>&amp;Canvas</source><extracomment>EditorCommands</extracomment><translation>画布(&amp;C)</translation></message>
<message><source>&amp;Find a node to add</source><extracomment>EditorCommands</extracomment><translation>查找要添加的节点(&amp;F)</translation></message>
<message><source>&amp;Wire the selected cards</source><extracomment>EditorCommands</extracomment><translation>连接选中的卡片(&amp;W)</translation></message>
<message><source>Wire &amp;earlier in the order</source><extracomment>EditorCommands</extracomment><translation>连线次序提前(&amp;E)</translation></message>
<message><source>Wire &amp;later in the order</source><extracomment>EditorCommands</extracomment><translation>连线次序推后(&amp;L)</translation></message>
<message><source>&amp;Fit the canvas</source><extracomment>EditorCommands</extracomment><translation>画布适合窗口(&amp;F)</translation></message>
<message><source>Shows all cards. In the viewport, the same keys show the whole world</source><extracomment>EditorCommands</extracomment><translation>显示所有卡片。在视口中，同样的按键显示整个世界</translation></message>
<message><source>Zoom &amp;in</source><extracomment>EditorCommands</extracomment><translation>放大(&amp;I)</translation></message>
<message><source>Zoom &amp;out</source><extracomment>EditorCommands</extracomment><translation>缩小(&amp;O)</translation></message>
<message><source>&amp;Zoom to 100%</source><extracomment>EditorCommands</extracomment><translation>缩放到 100%(&amp;Z)</translation></message>
<message><source>&amp;Arrange</source><extracomment>EditorCommands</extracomment><translation>排列(&amp;A)</translation></message>
<message><source>&amp;Group the selected cards</source><extracomment>EditorCommands</extracomment><translation>将选中的卡片编组(&amp;G)</translation></message>
<message><source>One card for the selected ones. Tab opens it, and it can be added again</source><extracomment>EditorCommands</extracomment><translation>把选中的卡片合成一张卡片。按 Tab 打开，并可重复添加</translation></message>
<message><source>&amp;Ungroup</source><extracomment>EditorCommands</extracomment><translation>取消编组(&amp;U)</translation></message>
<message><source>Make inde&amp;pendent</source><extracomment>EditorCommands</extracomment><translation>设为独立(&amp;P)</translation></message>
<message><source>Edits of this group no longer act on the others of its kind</source><extracomment>EditorCommands</extracomment><translation>对此组的编辑不再影响同类的其他组</translation></message>
<message><source>&amp;Frame the selected cards</source><extracomment>EditorCommands</extracomment><translation>为选中的卡片加框(&amp;F)</translation></message>
<message><source>A titled area around the cards, which moves them along</source><extracomment>EditorCommands</extracomment><translation>环绕卡片、带标题的区域，可带着卡片一起移动</translation></message>
<message><source>Add a &amp;comment</source><extracomment>EditorCommands</extracomment><translation>添加注释(&amp;C)</translation></message>
<message><source>Edit &amp;title, text or weight</source><extracomment>EditorCommands</extracomment><translation>编辑标题、文字或权重(&amp;T)</translation></message>
<message><source>Edits the selected frame, comment or wire; for a card, goes to its settings</source><extracomment>EditorCommands</extracomment><translation>编辑选中的框、注释或连线；对于卡片则转到其设置</translation></message>
<message><source>&amp;Select the contents of the frame</source><extracomment>EditorCommands</extracomment><translation>选中框的内容(&amp;S)</translation></message>
<message><source>&amp;Mute</source><extracomment>EditorCommands</extracomment><translation>屏蔽(&amp;M)</translation></message>
<message><source>The selected cards have no effect; their settings stay. Agents of a muted type move on without steering</source><extracomment>EditorCommands</extracomment><translation>选中的卡片不起作用，设置保留。被屏蔽类型的智能体不受转向控制，继续滑行</translation></message>
<message><source>S&amp;olo</source><extracomment>EditorCommands</extracomment><translation>单独启用(&amp;O)</translation></message>
<message><source>Silences the other behaviors of the agents that the selected ones steer</source><extracomment>EditorCommands</extracomment><translation>让选中卡片所控制的智能体的其他行为不起作用</translation></message>
<message><source>&amp;Insert a node into the wire…</source><extracomment>EditorCommands</extracomment><translation>在连线中插入节点(&amp;I)…</translation></message>
<message><source>&amp;Detach from the wires</source><extracomment>EditorCommands</extracomment><translation>脱离连线(&amp;D)</translation></message>
<message><source>Takes the selected cards out of their wires and closes the gaps</source><extracomment>EditorCommands</extracomment><translation>把选中的卡片从连线中取出，并把断口接上</translation></message>
<message><source>Sho&amp;w as formula</source><extracomment>EditorCommands</extracomment><translation>显示为公式(&amp;W)</translation></message>
<message><source>The selected behavior becomes a Formula force that does the same, with lines that you can change</source><extracomment>EditorCommands</extracomment><translation>把选中的行为变成效果相同的“公式力”，其中各行可以修改</translation></message>
<message><source>Add a point to the w&amp;ire</source><extracomment>EditorCommands</extracomment><translation>在连线上添加折点(&amp;I)</translation></message>
<message><source>The wire passes through its points. A double click on a wire adds one, too; drag it to move it</source><extracomment>EditorCommands</extracomment><translation>连线会经过它的折点。双击连线也可添加折点；拖动即可移动</translation></message>
<message><source>Remove the points of the wire</source><extracomment>EditorCommands</extracomment><translation>移除连线的折点</translation></message>
<message><source>&amp;Lay out the cards</source><extracomment>EditorCommands</extracomment><translation>排布卡片(&amp;L)</translation></message>
<message><source>Lays out the selected cards, or all, from left to right</source><extracomment>EditorCommands</extracomment><translation>从左到右排布选中的卡片或全部卡片</translation></message>
<message><source>Fit the s&amp;election</source><extracomment>EditorCommands</extracomment><translation>选中内容适合窗口(&amp;E)</translation></message>
<message><source>&amp;Align and distribute</source><extracomment>EditorCommands</extracomment><translation>对齐和分布(&amp;A)</translation></message>
<message><source>Bring to the front of the world</source><extracomment>EditorCommands</extracomment><translation>移到世界最前</translation></message>
<message><source>Draws the selected scene items over the others</source><extracomment>EditorCommands</extracomment><translation>把选中的场景元素绘制在其他元素之上</translation></message>
<message><source>Send to the back of the world</source><extracomment>EditorCommands</extracomment><translation>移到世界最后</translation></message>
<message><source>Draws the selected scene items below the others</source><extracomment>EditorCommands</extracomment><translation>把选中的场景元素绘制在其他元素之下</translation></message>
<message><source>Align &amp;left edges</source><extracomment>EditorCommands</extracomment><translation>左对齐(&amp;L)</translation></message>
<message><source>Align &amp;right edges</source><extracomment>EditorCommands</extracomment><translation>右对齐(&amp;R)</translation></message>
<message><source>Align to&amp;p edges</source><extracomment>EditorCommands</extracomment><translation>顶对齐(&amp;P)</translation></message>
<message><source>Align &amp;bottom edges</source><extracomment>EditorCommands</extracomment><translation>底对齐(&amp;B)</translation></message>
<message><source>Align centers in a &amp;column</source><extracomment>EditorCommands</extracomment><translation>居中排成一列(&amp;C)</translation></message>
<message><source>Align centers in a ro&amp;w</source><extracomment>EditorCommands</extracomment><translation>居中排成一行(&amp;W)</translation></message>
<message><source>Equal gaps &amp;across</source><extracomment>EditorCommands</extracomment><translation>横向等距(&amp;A)</translation></message>
<message><source>Equal gaps &amp;down</source><extracomment>EditorCommands</extracomment><translation>纵向等距(&amp;D)</translation></message>
<message><source>Acts on cards, or on scene items where the viewport was used last</source><extracomment>EditorCommands</extracomment><translation>作用于卡片；若上次操作的是视口，则作用于场景元素</translation></message>
<message><source>Open</source><extracomment>EditorCommands</extracomment><translation>打开</translation></message>
<message><source>Turn left by 90°</source><extracomment>EditorCommands</extracomment><translation>左转 90°</translation></message>
<message><source>Turn right by 90°</source><extracomment>EditorCommands</extracomment><translation>右转 90°</translation></message>
<message><source>Turn left by 15°</source><extracomment>EditorCommands</extracomment><translation>左转 15°</translation></message>
<message><source>Mirror left to right</source><extracomment>EditorCommands</extracomment><translation>左右镜像</translation></message>
<message><source>Mirror top to bottom</source><extracomment>EditorCommands</extracomment><translation>上下镜像</translation></message>
<message><source>Twice as large</source><extracomment>EditorCommands</extracomment><translation>放大一倍</translation></message>
<message><source>Half as large</source><extracomment>EditorCommands</extracomment><translation>缩小一半</translation></message>
<message><source>&amp;View</source><extracomment>EditorCommands</extracomment><translation>视图(&amp;V)</translation></message>
<message><source>&amp;Fit the world</source><extracomment>EditorCommands</extracomment><translation>世界适合窗口(&amp;F)</translation></message>
<message><source>Shows the whole world in the viewport</source><extracomment>EditorCommands</extracomment><translation>在视口中显示整个世界</translation></message>
<message><source>La&amp;yers of the world</source><extracomment>EditorCommands</extracomment><translation>世界的图层(&amp;Y)</translation></message>
<message><source>Lists the layers over the world, to show, hide and lock scene items together</source><extracomment>EditorCommands</extracomment><translation>在世界上方列出图层，可成批显示、隐藏和锁定场景元素</translation></message>
<message><source>References as &amp;wires</source><extracomment>EditorCommands</extracomment><translation>引用显示为连线(&amp;W)</translation></message>
<message><source>Draws all references to agent types as wires, also those that are long or lead back</source><extracomment>EditorCommands</extracomment><translation>把所有对智能体类型的引用画成连线，包括较长或折回的</translation></message>
<message><source>&amp;Minimap</source><extracomment>EditorCommands</extracomment><translation>小地图(&amp;M)</translation></message>
<message><source>Minimap with more than 60 cards, or with more than 20 that are not all in view</source><extracomment>EditorCommands</extracomment><translation>卡片超过 60 张，或超过 20 张且未全部可见时显示小地图</translation></message>
<message><source>&amp;Dark colors</source><extracomment>EditorCommands</extracomment><translation>深色(&amp;D)</translation></message>
<message><source>&amp;Next layout</source><extracomment>EditorCommands</extracomment><translation>下一布局(&amp;N)</translation></message>
<message><source>Layout: &amp;canvas</source><extracomment>EditorCommands</extracomment><translation>布局：画布(&amp;C)</translation></message>
<message><source>Layout: &amp;both, side by side</source><extracomment>EditorCommands</extracomment><translation>布局：两者并排(&amp;B)</translation></message>
<message><source>Layout: &amp;viewport</source><extracomment>EditorCommands</extracomment><translation>布局：视口(&amp;V)</translation></message>
<message><source>Layout: both, viewport &amp;below</source><extracomment>EditorCommands</extracomment><translation>布局：两者，视口在下(&amp;B)</translation></message>
<message><source>Layout: &amp;automatic</source><extracomment>EditorCommands</extracomment><translation>布局：自动(&amp;A)</translation></message>
<message><source>Canvas and viewport side by side or one above the other, as this project needs it</source><extracomment>EditorCommands</extracomment><translation>画布与视口并排或上下排列，视项目需要而定</translation></message>
<message><source>Maximize this &amp;pane</source><extracomment>EditorCommands</extracomment><translation>最大化此窗格(&amp;P)</translation></message>
<message><source>Show all &amp;panes again</source><extracomment>EditorCommands</extracomment><translation>重新显示所有窗格(&amp;P)</translation></message>
<message><source>The canvas or the viewport, whichever has the keyboard, without the panes beside it</source><extracomment>EditorCommands</extracomment><translation>只显示键盘焦点所在的画布或视口，不显示旁边的窗格</translation></message>
<message><source>Lesson</source><extracomment>EditorCommands</extracomment><translation>课</translation></message>
<message><source>&amp;Notes beside the canvas</source><extracomment>EditorCommands</extracomment><translation>画布旁的说明(&amp;N)</translation></message>
<message><source>What the project is, how it works, what to notice and what to try</source><extracomment>EditorCommands</extracomment><translation>项目是什么、如何运作、该注意什么、可以试什么</translation></message>
<message><source>Leave the &amp;presentation</source><extracomment>EditorCommands</extracomment><translation>退出演示(&amp;P)</translation></message>
<message><source>&amp;Present</source><extracomment>EditorCommands</extracomment><translation>演示(&amp;P)</translation></message>
<message><source>Present, or leave the presentation</source><extracomment>EditorCommands</extracomment><translation>开始或退出演示</translation></message>
<message><source>Only the viewport, the parameters and the notes, in large type; Esc leaves</source><extracomment>EditorCommands</extracomment><translation>只显示视口、参数和说明，使用大号字；按 Esc 退出</translation></message>
<message><source>Leave the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>退出本课(&amp;O)</translation></message>
<message><source>Begin the less&amp;on</source><extracomment>EditorCommands</extracomment><translation>开始上课(&amp;O)</translation></message>
<message><source>Begin the lesson, or leave it</source><extracomment>EditorCommands</extracomment><translation>开始或退出本课</translation></message>
<message><source>Follows the steps of the project; a step that asks waits for a guess before the world plays</source><extracomment>EditorCommands</extracomment><translation>按项目的步骤进行；遇到提问的步骤，先等你猜测，世界才运行</translation></message>
<message><source>Ne&amp;xt step of the lesson</source><extracomment>EditorCommands</extracomment><translation>本课的下一步(&amp;X)</translation></message>
<message><source>Pre&amp;vious step of the lesson</source><extracomment>EditorCommands</extracomment><translation>本课的上一步(&amp;V)</translation></message>
<message><source>&amp;Unlock the step</source><extracomment>EditorCommands</extracomment><translation>解锁此步骤(&amp;U)</translation></message>
<message><source>Unlock the step without a guess</source><extracomment>EditorCommands</extracomment><translation>不猜测直接解锁此步骤</translation></message>
<message><source>For teachers: plays the world, and shows the answer as after a guess</source><extracomment>EditorCommands</extracomment><translation>供教师使用：让世界运行，并像猜测之后一样显示答案</translation></message>
<message><source>Hand in the ans&amp;wers…</source><extracomment>EditorCommands</extracomment><translation>提交答案(&amp;W)…</translation></message>
<message><source>Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or as Markdown</source><extracomment>EditorCommands</extracomment><translation>写出本课的问题和猜测：PDF 用于打印，或存为 CSV、Markdown</translation></message>
<message><source>Runs both side by side, from one seed and with the same mouse</source><extracomment>EditorCommands</extracomment><translation>两者并排运行，使用同一种子和同样的鼠标输入</translation></message>
<message><source>Reset &amp;all</source><extracomment>EditorCommands</extracomment><translation>全部重置(&amp;A)</translation></message>
<message><source>Leaves the experiment, restores the saved values of the parameters, and restarts the run at normal speed</source><extracomment>EditorCommands</extracomment><translation>退出实验，恢复参数的保存值，并以正常速度重新运行</translation></message>
<message><source>Make an &amp;experiment from the changes</source><extracomment>EditorCommands</extracomment><translation>用更改创建实验(&amp;E)</translation></message>
<message><source>Saves the settings that differ from the saved project as an experiment</source><extracomment>EditorCommands</extracomment><translation>把与已保存项目不同的设置保存为一个实验</translation></message>
<message><source>&amp;Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>恢复实验前的设置(&amp;R)</translation></message>
<message><source>&amp;Leave “%1”</source><extracomment>EditorCommands</extracomment><translation>退出“%1”(&amp;L)</translation></message>
<message><source>Restore the settings before the experiment</source><extracomment>EditorCommands</extracomment><translation>恢复实验前的设置</translation></message>
<message><source>Restores the settings from before the experiment</source><extracomment>EditorCommands</extracomment><translation>恢复到实验之前的设置</translation></message>
<message><source>Make a &amp;parameter of the wire's weight</source><extracomment>EditorCommands</extracomment><translation>将连线权重设为参数(&amp;P)</translation></message>
<message><source>Makes a parameter of the weight of the selected wire, with a slider, or lets the weight go</source><extracomment>EditorCommands</extracomment><translation>把选中连线的权重设为带滑块的参数，或取消该参数</translation></message>
<message><source>&amp;Compare with the saved project</source><extracomment>EditorCommands</extracomment><translation>与已保存的项目比较(&amp;C)</translation></message>
<message><source>Compare with the settings &amp;before the experiment</source><extracomment>EditorCommands</extracomment><translation>与实验前的设置比较(&amp;B)</translation></message>
<message><source>Compare with&amp;out the selected card</source><extracomment>EditorCommands</extracomment><translation>与去掉选中卡片时比较(&amp;O)</translation></message>
<message><source>Runs the world beside one in which the card is muted</source><extracomment>EditorCommands</extracomment><translation>让世界与屏蔽该卡片的世界并排运行</translation></message>
<message><source>&amp;Stop comparing</source><extracomment>EditorCommands</extracomment><translation>停止比较(&amp;S)</translation></message>
<message><source>&amp;Simulation</source><extracomment>EditorCommands</extracomment><translation>模拟(&amp;S)</translation></message>
<message><source>The lesson asks for a guess first. Then the world plays.</source><extracomment>EditorCommands</extracomment><translation>本课要求先猜测，然后世界才运行。</translation></message>
<message><source>&amp;Pause</source><extracomment>EditorCommands</extracomment><translation>暂停(&amp;P)</translation></message>
<message><source>&amp;Play</source><extracomment>EditorCommands</extracomment><translation>播放(&amp;P)</translation></message>
<message><source>Play or pause</source><extracomment>EditorCommands</extracomment><translation>播放或暂停</translation></message>
<message><source>Pause here. Edits still act.</source><extracomment>EditorCommands</extracomment><translation>在此暂停。编辑仍然有效。</translation></message>
<message><source>Run the world. You can edit everything meanwhile.</source><extracomment>EditorCommands</extracomment><translation>运行世界。期间可以编辑一切。</translation></message>
<message><source>&amp;Step</source><extracomment>EditorCommands</extracomment><translation>单步(&amp;S)</translation></message>
<message><source>One tick: all agents decide from what they see now, then all move.</source><extracomment>EditorCommands</extracomment><translation>前进一刻：所有智能体先根据当前所见作出决定，然后一起移动。</translation></message>
<message><source>&amp;Reset</source><extracomment>EditorCommands</extracomment><translation>重置(&amp;R)</translation></message>
<message><source>Back to the start with the project as it is now, at normal speed. Contacts count from 0.</source><extracomment>EditorCommands</extracomment><translation>用当前的项目从头开始，以正常速度运行。接触次数从 0 计起。</translation></message>
<message><source>&amp;Faster</source><extracomment>EditorCommands</extracomment><translation>加快(&amp;F)</translation></message>
<message><source>S&amp;lower</source><extracomment>EditorCommands</extracomment><translation>减慢(&amp;L)</translation></message>
<message><source>E&amp;xplain</source><extracomment>EditorCommands</extracomment><translation>解释(&amp;X)</translation></message>
<message><source>Select the &amp;next agent</source><extracomment>EditorCommands</extracomment><translation>选择下一个智能体(&amp;N)</translation></message>
<message><source>Shows its numbers on the wires, on the cards, and in the formula of the selected node.</source><extracomment>EditorCommands</extracomment><translation>在连线、卡片和选中节点的公式中显示它的数值。</translation></message>
<message><source>Select the &amp;previous agent</source><extracomment>EditorCommands</extracomment><translation>选择上一个智能体(&amp;P)</translation></message>
<message><source>&amp;Deselect the agent</source><extracomment>EditorCommands</extracomment><translation>取消选择智能体(&amp;D)</translation></message>
<message><source>The wires show no numbers then.</source><extracomment>EditorCommands</extracomment><translation>此后连线不再显示数值。</translation></message>
<message><source>&amp;What if it were not there?</source><extracomment>EditorCommands</extracomment><translation>如果没有它会怎样？(&amp;W)</translation></message>
<message><source>Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.</source><extracomment>EditorCommands</extracomment><translation>按住：虚影显示没有选中节点时接下来两秒的情形。轻按：保持到再次轻按。</translation></message>
<message><source>&amp;Timeline</source><extracomment>EditorCommands</extracomment><translation>时间轴(&amp;T)</translation></message>
<message><source>Step &amp;back</source><extracomment>EditorCommands</extracomment><translation>后退一步(&amp;B)</translation></message>
<message><source>Goes to the previous tick. Step goes to the next.</source><extracomment>EditorCommands</extracomment><translation>回到上一刻。“单步”前往下一刻。</translation></message>
<message><source>Back to the &amp;start of the timeline</source><extracomment>EditorCommands</extracomment><translation>回到时间轴起点(&amp;S)</translation></message>
<message><source>Goes back as far as possible. Nothing is lost: the end stays.</source><extracomment>EditorCommands</extracomment><translation>回退到最早的时刻。不会丢失任何内容：后面的部分保留。</translation></message>
<message><source>To &amp;now</source><extracomment>EditorCommands</extracomment><translation>回到现在(&amp;N)</translation></message>
<message><source>Goes to the last tick, where the run continues.</source><extracomment>EditorCommands</extracomment><translation>转到最后一刻，运行从那里继续。</translation></message>
<message><source>&amp;Previous edit</source><extracomment>EditorCommands</extracomment><translation>上一次编辑(&amp;P)</translation></message>
<message><source>Goes to the previous tick with an edit or a dragged agent.</source><extracomment>EditorCommands</extracomment><translation>转到上一个有编辑或拖动过智能体的时刻。</translation></message>
<message><source>N&amp;ext edit</source><extracomment>EditorCommands</extracomment><translation>下一次编辑(&amp;E)</translation></message>
<message><source>&amp;Discard the old run</source><extracomment>EditorCommands</extracomment><translation>丢弃旧的运行(&amp;D)</translation></message>
<message><source>Its faded agents disappear.</source><extracomment>EditorCommands</extracomment><translation>其变淡的智能体随之消失。</translation></message>
<message><source>Watch</source><extracomment>EditorCommands</extracomment><translation>观察</translation></message>
<message><source>Add &amp;plot…</source><extracomment>EditorCommands</extracomment><translation>添加曲线图(&amp;P)…</translation></message>
<message><source>Plots a number of an agent or a group over time</source><extracomment>EditorCommands</extracomment><translation>绘制某个智能体或一群智能体的数值随时间变化的曲线</translation></message>
<message><source>&amp;Color agents by a number…</source><extracomment>EditorCommands</extracomment><translation>按数值给智能体着色(&amp;C)…</translation></message>
<message><source>Gives each agent of a type the color of its number, with a scale in the legend</source><extracomment>EditorCommands</extracomment><translation>让某类型的每个智能体显示其数值对应的颜色，图例中附色标</translation></message>
<message><source>P&amp;lots</source><extracomment>EditorCommands</extracomment><translation>曲线图(&amp;L)</translation></message>
<message><source>Shows the plots below the world</source><extracomment>EditorCommands</extracomment><translation>在世界下方显示曲线图</translation></message>
<message><source>Save plots as a &amp;table…</source><extracomment>EditorCommands</extracomment><translation>将曲线图存为表格(&amp;T)…</translation></message>
<message><source>Writes what the plots show as CSV</source><extracomment>EditorCommands</extracomment><translation>把曲线图的内容写为 CSV</translation></message>
<message><source>Try &amp;values…</source><extracomment>EditorCommands</extracomment><translation>尝试取值(&amp;V)…</translation></message>
<message><source>Runs the project with other values of a setting, a weight or a parameter, and plots what they change</source><extracomment>EditorCommands</extracomment><translation>用某个设置、权重或参数的不同取值运行项目，并绘出由此带来的变化</translation></message>
<message><source>Fin&amp;d values…</source><extracomment>EditorCommands</extracomment><translation>寻找取值(&amp;D)…</translation></message>
<message><source>Looks for settings, weights and parameters that bring a number where you want it</source><extracomment>EditorCommands</extracomment><translation>寻找能让某个数值达到要求的设置、权重和参数</translation></message>
<message><source>&amp;Sweeps</source><extracomment>EditorCommands</extracomment><translation>扫描(&amp;S)</translation></message>
<message><source>Shows the values that were tried, and their results</source><extracomment>EditorCommands</extracomment><translation>显示尝试过的取值及其结果</translation></message>
<message><source>&amp;Follow the picked agent</source><extracomment>EditorCommands</extracomment><translation>跟随选中的智能体(&amp;F)</translation></message>
<message><source>Keeps it in the middle, as F in the viewport does; Esc or panning stops</source><extracomment>EditorCommands</extracomment><translation>让它保持在中央，与视口中的 F 键相同；按 Esc 或平移即停止</translation></message>
<message><source>Save pict&amp;ure…</source><extracomment>EditorCommands</extracomment><translation>保存图片(&amp;U)…</translation></message>
<message><source>Saves the viewport as PNG</source><extracomment>EditorCommands</extracomment><translation>把视口存为 PNG</translation></message>
<message><source>&amp;Record film…</source><extracomment>EditorCommands</extracomment><translation>录制视频(&amp;R)…</translation></message>
<message><source>Records the viewport as MP4 or GIF</source><extracomment>EditorCommands</extracomment><translation>把视口录制为 MP4 或 GIF</translation></message>
<message><source>No agents yet</source><extracomment>EmptyWorld</extracomment><translation>还没有智能体</translation></message>
<message><source>Add an agent type from the palette, then a behavior such as Wander, and wire it to the type's steering.</source><extracomment>EmptyWorld</extracomment><translation>从节点库添加一个智能体类型，再添加一个行为（如“徘徊”），并连线到该类型的“转向”。</translation></message>
<message><source>, beside %1</source><extracomment>EventRow</extracomment><translation>，对照 %1</translation></message>
<message><source>Go to the last time before this one, and pick who did it.</source><extracomment>EventRow</extracomment><translation>转到这之前的最近一次，并选中当事的智能体。</translation></message>
<message><source>%1 touched %2</source><extracomment>EventsModel</extracomment><translation>接触：%1 和 %2</translation></message>
<message><source>%1 entered %2</source><extracomment>EventsModel</extracomment><translation>%1：进入“%2”</translation></message>
<message><source>%1 arrived: %2</source><extracomment>EventsModel</extracomment><translation>抵达：%1，%2</translation></message>
<message><source>Examples</source><extracomment>ExampleListModel</extracomment><translation>示例</translation></message>
<message><source>More</source><extracomment>ExampleListModel</extracomment><translation>更多</translation></message>
<message><source>This file has problems: %1</source><extracomment>ExampleListModel</extracomment><translation>此文件有问题：%1</translation></message>
<message><source>Experiments</source><extracomment>ExperimentList</extracomment><translation>实验</translation></message>
<message><source>Leave “%1”</source><extracomment>ExperimentList</extracomment><translation>退出“%1”</translation></message>
<message><source>Start “%1”</source><extracomment>ExperimentList</extracomment><translation>启动“%1”</translation></message>
<message><source>Restore earlier settings</source><extracomment>ExperimentList</extracomment><translation>恢复之前的设置</translation></message>
<message><source>Save my changes as an experiment</source><extracomment>ExperimentList</extracomment><translation>将我的更改存为实验</translation></message>
<message><source>“%1” cannot be started. %2</source><extracomment>ExperimentListModel</extracomment><translation>无法启动“%1”。%2</translation></message>
<message><source>Experiment: %1</source><extracomment>ExperimentListModel</extracomment><translation>实验：%1</translation></message>
<message><source>Back to before %1</source><extracomment>ExperimentListModel</extracomment><translation>回到 %1 之前</translation></message>
<message><source>No setting differs from the saved project, so there is nothing to make an experiment of. Move a slider or change a setting first.</source><extracomment>ExperimentListModel</extracomment><translation>没有与已保存项目不同的设置，因此无法创建实验。请先移动滑块或更改设置。</translation></message>
<message><source>Make an experiment</source><extracomment>ExperimentListModel</extracomment><translation>创建实验</translation></message>
<message><source>The experiment has the settings that differ. It does not have other changes, such as added or removed cards.</source><extracomment>ExperimentListModel</extracomment><translation>实验包含有差异的设置，但不包含其他更改，例如添加或移除的卡片。</translation></message>
<message><source>Move an experiment</source><extracomment>ExperimentListModel</extracomment><translation>移动实验</translation></message>
<message><source>Delete an experiment</source><extracomment>ExperimentListModel</extracomment><translation>删除实验</translation></message>
<message><source>Rename an experiment</source><extracomment>ExperimentListModel</extracomment><translation>重命名实验</translation></message>
<message><source>Experiment</source><extracomment>ExperimentListModel</extracomment><translation>实验</translation></message>
<message><source>Exported “%1”</source><extracomment>ExportedDialog</extracomment><translation>已导出“%1”</translation></message>
<message><source>Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.</source><extracomment>ExportedDialog</extracomment><translation>可在任何浏览器中打开。不需要网络，也不需要其他文件：可以用邮件发送，或放到网站上。</translation></message>
<message><source>Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load("%1"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.</source><extracomment>ExportedDialog</extracomment><translation>游戏加载此文件后，智能体的运动与此处完全相同。C++ 写法：tiller::game::World::load("%1")。C、Python、JavaScript、Lua、C# 和 Godot 也有同样的接口，见 docs/games/README.md。</translation></message>
<message><source>The desktop has no program that opens it.</source><extracomment>ExportedDialog</extracomment><translation>系统中没有可打开它的程序。</translation></message>
<message><source>Open the page</source><extracomment>ExportedDialog</extracomment><translation>打开网页</translation></message>
<message><source>Open the folder</source><extracomment>ExportedDialog</extracomment><translation>打开文件夹</translation></message>
<message><source>Close</source><extracomment>ExportedDialog</extracomment><translation>关闭</translation></message>
<message><source>CSV for a spreadsheet: %1 (*.csv)</source><extracomment>FileDialogs</extracomment><translation>用于电子表格的 CSV：%1 (*.csv)</translation></message>
<message><source>CSV for a spreadsheet, means: %1 (*.csv)</source><extracomment>FileDialogs</extracomment><translation>用于电子表格的 CSV，平均值：%1 (*.csv)</translation></message>
<message><source>CSV, plain (*.csv)</source><extracomment>FileDialogs</extracomment><translation>普通 CSV (*.csv)</translation></message>
<message><source>Open a project or a recording</source><extracomment>FileDialogs</extracomment><translation>打开项目或运行记录</translation></message>
<message><source>Projects and recordings (*.tiller *.tiller-recording);;Exports and input logs (*.json);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>项目和运行记录 (*.tiller *.tiller-recording);;导出文件和输入日志 (*.json);;所有文件 (*)</translation></message>
<message><source>Where is %1?</source><extracomment>FileDialogs</extracomment><translation>%1 在哪里？</translation></message>
<message><source>Tiller projects (*.tiller);;Exports (*.json)</source><extracomment>FileDialogs</extracomment><translation>Tiller 项目 (*.tiller);;导出文件 (*.json)</translation></message>
<message><source>Import a map</source><extracomment>FileDialogs</extracomment><translation>导入地图</translation></message>
<message><source>Maps of Tiled and LDtk (*.tmj *.tmx *.ldtk);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>Tiled 和 LDtk 地图 (*.tmj *.tmx *.ldtk);;所有文件 (*)</translation></message>
<message><source>Add a part</source><extracomment>FileDialogs</extracomment><translation>添加部件</translation></message>
<message><source>Parts (*.tiller-part);;All files (*)</source><extracomment>FileDialogs</extracomment><translation>部件 (*.tiller-part);;所有文件 (*)</translation></message>
<message><source>Save the project</source><extracomment>FileDialogs</extracomment><translation>保存项目</translation></message>
<message><source>Tiller projects (*.tiller)</source><extracomment>FileDialogs</extracomment><translation>Tiller 项目 (*.tiller)</translation></message>
<message><source>Save as a part</source><extracomment>FileDialogs</extracomment><translation>另存为部件</translation></message>
<message><source>Parts (*.tiller-part)</source><extracomment>FileDialogs</extracomment><translation>部件 (*.tiller-part)</translation></message>
<message><source>For a game (*.json)</source><extracomment>FileDialogs</extracomment><translation>用于游戏 (*.json)</translation></message>
<message><source>Export for a game</source><extracomment>FileDialogs</extracomment><translation>导出到游戏</translation></message>
<message><source>A page that plays in a browser (*.html)</source><extracomment>FileDialogs</extracomment><translation>可在浏览器中运行的网页 (*.html)</translation></message>
<message><source>Export for a game or a browser</source><extracomment>FileDialogs</extracomment><translation>导出到游戏或浏览器</translation></message>
<message><source>Save the input log</source><extracomment>FileDialogs</extracomment><translation>保存输入日志</translation></message>
<message><source>Input logs (*.json)</source><extracomment>FileDialogs</extracomment><translation>输入日志 (*.json)</translation></message>
<message><source>Hand in the answers</source><extracomment>FileDialogs</extracomment><translation>提交答案</translation></message>
<message><source>To print (*.pdf)</source><extracomment>FileDialogs</extracomment><translation>用于打印 (*.pdf)</translation></message>
<message><source>Text (*.md)</source><extracomment>FileDialogs</extracomment><translation>文本 (*.md)</translation></message>
<message><source>Save a picture of the world</source><extracomment>FileDialogs</extracomment><translation>保存世界的图片</translation></message>
<message><source>Pictures (*.png)</source><extracomment>FileDialogs</extracomment><translation>图片 (*.png)</translation></message>
<message><source>Save a film of the world</source><extracomment>FileDialogs</extracomment><translation>保存世界的视频</translation></message>
<message><source>Films (*.mp4 *.gif)</source><extracomment>FileDialogs</extracomment><translation>视频 (*.mp4 *.gif)</translation></message>
<message><source>Save the plots as a table</source><extracomment>FileDialogs</extracomment><translation>将曲线图存为表格</translation></message>
<message><source>Save the plot as a picture</source><extracomment>FileDialogs</extracomment><translation>将曲线图保存为图片</translation></message>
<message><source>Pictures (*.png);;Drawings (*.svg)</source><extracomment>FileDialogs</extracomment><translation>图片 (*.png);;矢量图 (*.svg)</translation></message>
<message><source>Save the chart or table</source><extracomment>FileDialogs</extracomment><translation>保存图表或表格</translation></message>
<message><source>Pictures (*.png *.jpg *.jpeg)</source><extracomment>FileDialogs</extracomment><translation>图片 (*.png *.jpg *.jpeg)</translation></message>
<message><source>Choose a picture for agents</source><extracomment>FileDialogs</extracomment><translation>选择智能体的图片</translation></message>
<message><source>To export pages that play in a browser, run ./dev page once in the sources of Tiller.</source><extracomment>FileDialogs</extracomment><translation>要导出可在浏览器中运行的网页，请先在 Tiller 源代码目录中运行一次 ./dev page。</translation></message>
<message><source>Choose the lessons of the course</source><extracomment>FileDialogs</extracomment><translation>选择课程包含的课</translation></message>
<message><source>Choose an empty folder for the course, or make one</source><extracomment>FileDialogs</extracomment><translation>为课程选择或新建一个空文件夹</translation></message>
<message><source>Drop to open %1 files, one after the other</source><extracomment>FileDrop</extracomment><translation>松开即可依次打开 %1 个文件</translation></message>
<message><source>Drop to open “%1”</source><extracomment>FileDrop</extracomment><translation>松开即可打开“%1”</translation></message>
<message><source>“%1” is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)</source><extracomment>FileDrop</extracomment><translation>“%1”不是项目 (.tiller)、运行记录 (.tiller-recording)、导出文件 (.json) 或地图 (.tmj, .tmx, .ldtk)</translation></message>
<message><source>This report stays on this computer: %1</source><extracomment>FileFlow</extracomment><translation>此报告只保存在这台电脑上：%1</translation></message>
<message><source>The course begins with %1</source><extracomment>FileFlow</extracomment><translation>课程从 %1 开始</translation></message>
<message><source>Exporting the course</source><extracomment>FileFlow</extracomment><translation>正在导出课程</translation></message>
<message><source>Lesson %1 of %2: %3. If you cancel, the folder stays as it is.</source><extracomment>FileFlow</extracomment><translation>第 %1 课，共 %2 课：%3。如果取消，文件夹保持不变。</translation></message>
<message><source>Not in the project's folder: %1. Choose it with “Import a map”.</source><extracomment>FileFlow</extracomment><translation>不在项目文件夹中：%1。请用“导入地图”选择它。</translation></message>
<message><source>%1 has changed. “Import maps again” in the menu File updates it.</source><extracomment>FileFlow</extracomment><translation>%1 已更改。用“文件”菜单中的“重新导入地图”可更新。</translation></message>
<message><source>The version before this save was not kept: %1</source><extracomment>FileSession</extracomment><translation>未能保留此次保存之前的版本：%1</translation></message>
<message><source>The file “%1” was moved or deleted</source><extracomment>FileSteps</extracomment><translation>文件“%1”已被移动或删除</translation></message>
<message><source>Nothing is lost: the project is still open here. Save it to write the file again, or save it under another name.</source><extracomment>FileSteps</extracomment><translation>没有丢失任何内容：项目仍在此处打开。保存即可重新写入文件，也可以换个名称保存。</translation></message>
<message><source>The editor is not attached to the game</source><extracomment>FileSteps</extracomment><translation>编辑器未附加到游戏</translation></message>
<message><source>Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.</source><extracomment>FileSteps</extracomment><translation>Tiller 意外退出：%1。“帮助”菜单中的“上次崩溃报告”说明了原因。</translation></message>
<message><source>Saved as %1, and linked to it.</source><extracomment>FileSteps</extracomment><translation>已保存为 %1，并已链接。</translation></message>
<message><source>Saved as %1. It is not linked, because the project has no folder yet: save the project beside it, then the part again.</source><extracomment>FileSteps</extracomment><translation>已保存为 %1。未链接，因为项目还没有文件夹：请把项目保存到同一位置，再保存一次部件。</translation></message>
<message><source>Saved as %1. It is not linked, because it is not in the project's folder.</source><extracomment>FileSteps</extracomment><translation>已保存为 %1。未链接，因为它不在项目文件夹中。</translation></message>
<message><source>Hand in your answers?</source><extracomment>FileSteps</extracomment><translation>要提交答案吗？</translation></message>
<message><source>If you don’t hand in the answers of “%1”, they are lost.</source><extracomment>FileSteps</extracomment><translation>如果不提交“%1”的答案，它们将会丢失。</translation></message>
<message><source>Don’t hand in</source><extracomment>FileSteps</extracomment><translation>不提交</translation></message>
<message><source>Hand in…</source><extracomment>FileSteps</extracomment><translation>提交…</translation></message>
<message><source>Save changes to “%1”?</source><extracomment>FileSteps</extracomment><translation>要保存对“%1”的更改吗？</translation></message>
<message><source>If you don’t save, your changes are lost.</source><extracomment>FileSteps</extracomment><translation>如果不保存，你的更改将会丢失。</translation></message>
<message><source>Don’t save</source><extracomment>FileSteps</extracomment><translation>不保存</translation></message>
<message><source>Save</source><extracomment>FileSteps</extracomment><translation>保存</translation></message>
<message><source>“%1” is open elsewhere</source><extracomment>FileSteps</extracomment><translation>“%1”已在别处打开</translation></message>
<message><source>It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.</source><extracomment>FileSteps</extracomment><translation>它已在 %1 中打开。如果两边都保存，以最后一次保存为准。副本是独立的项目，保存时再命名。</translation></message>
<message><source>Open anyway</source><extracomment>FileSteps</extracomment><translation>仍要打开</translation></message>
<message><source>Open a copy</source><extracomment>FileSteps</extracomment><translation>打开副本</translation></message>
<message><source>“%1” was changed by another program</source><extracomment>FileSteps</extracomment><translation>“%1”已被其他程序更改</translation></message>
<message><source>Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>重新加载可查看其他程序的版本，用“撤销”可找回你的更改。也可以保留你的版本：下次保存会替换该文件。</translation></message>
<message><source>Reload to see the other program’s version. Or keep yours: the next save replaces the file.</source><extracomment>FileSteps</extracomment><translation>重新加载可查看其他程序的版本。也可以保留你的版本：下次保存会替换该文件。</translation></message>
<message><source>Keep mine</source><extracomment>FileSteps</extracomment><translation>保留我的</translation></message>
<message><source>Where is “%1”?</source><extracomment>FileSteps</extracomment><translation>“%1”在哪里？</translation></message>
<message><source>The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.</source><extracomment>FileSteps</extracomment><translation>该运行记录属于此项目，但项目文件不在它旁边。请选择项目文件，或打开记录中的副本。</translation></message>
<message><source>Choose the file…</source><extracomment>FileSteps</extracomment><translation>选择文件…</translation></message>
<message><source>Open the copy</source><extracomment>FileSteps</extracomment><translation>打开副本</translation></message>
<message><source>%1 (copy)</source><extracomment>FileSteps</extracomment><translation>%1（副本）</translation></message>
<message><source>The earlier version is restored. Undo takes it back.</source><extracomment>FileSteps</extracomment><translation>已恢复早期版本。可用“撤销”取消恢复。</translation></message>
<message><source>Handed in: saved as %1</source><extracomment>FileSteps</extracomment><translation>已提交：保存为 %1</translation></message>
<message><source>The answers could not be saved</source><extracomment>FileSteps</extracomment><translation>无法保存答案</translation></message>
<message><source>The input log could not be saved</source><extracomment>FileSteps</extracomment><translation>无法保存输入日志</translation></message>
<message><source>This Tiller cannot write pages</source><extracomment>FileSteps</extracomment><translation>此版本的 Tiller 无法生成网页</translation></message>
<message><source>part</source><extracomment>FileSteps</extracomment><translation>部件</translation></message>
<message><source>Record a film</source><extracomment>FilmDialog</extracomment><translation>录制视频</translation></message>
<message><source>A film cannot be recorded</source><extracomment>FilmDialog</extracomment><translation>无法录制视频</translation></message>
<message><source>The length is a number of seconds, above 0 and up to 3600.</source><extracomment>FilmDialog</extracomment><translation>时长以秒为单位，须大于 0 且不超过 3600。</translation></message>
<message><source>Replays the simulation and records it at 30 frames per second.</source><extracomment>FilmDialog</extracomment><translation>重放模拟，并以每秒 30 帧录制。</translation></message>
<message><source>Shows</source><extracomment>FilmDialog</extracomment><translation>内容</translation></message>
<message><source>From the start</source><extracomment>FilmDialog</extracomment><translation>从头开始</translation></message>
<message><source>The project as it is now, from tick 0.</source><extracomment>FilmDialog</extracomment><translation>当前的项目，从第 0 刻开始。</translation></message>
<message><source>From now on</source><extracomment>FilmDialog</extracomment><translation>从现在起</translation></message>
<message><source>Starts at the current tick.</source><extracomment>FilmDialog</extracomment><translation>从当前刻开始。</translation></message>
<message><source>The run so far</source><extracomment>FilmDialog</extracomment><translation>到目前为止的运行</translation></message>
<message><source>Since the reset, with all mouse input and edits.</source><extracomment>FilmDialog</extracomment><translation>重置以来的运行，含所有鼠标输入和编辑。</translation></message>
<message><source>Length</source><extracomment>FilmDialog</extracomment><translation>时长</translation></message>
<message><source>seconds</source><extracomment>FilmDialog</extracomment><translation>秒</translation></message>
<message><source>Length in seconds</source><extracomment>FilmDialog</extracomment><translation>时长（秒）</translation></message>
<message><source>Choose a file…</source><extracomment>FilmDialog</extracomment><translation>选择文件…</translation></message>
<message><source>Clear the search</source><extracomment>FilterField</extracomment><translation>清除搜索</translation></message>
<message><source>%1 must be a number.</source><extracomment>FindDraft</extracomment><translation>%1 必须是数。</translation></message>
<message><source>%1 must be a number, %2 to %3.</source><extracomment>FindDraft</extracomment><translation>%1 必须是 %2 到 %3 之间的数。</translation></message>
<message><source>Small</source><extracomment>FindDraft</extracomment><translation>小</translation></message>
<message><source>The smaller, the better.</source><extracomment>FindDraft</extracomment><translation>越小越好。</translation></message>
<message><source>Large</source><extracomment>FindDraft</extracomment><translation>大</translation></message>
<message><source>The larger, the better.</source><extracomment>FindDraft</extracomment><translation>越大越好。</translation></message>
<message><source>Near</source><extracomment>FindDraft</extracomment><translation>接近</translation></message>
<message><source>The nearer to a number, the better.</source><extracomment>FindDraft</extracomment><translation>越接近某个数越好。</translation></message>
<message><source>The weight of a goal</source><extracomment>FindDraft</extracomment><translation>目标的权重</translation></message>
<message><source>The number that a goal should be near</source><extracomment>FindDraft</extracomment><translation>目标应接近的数</translation></message>
<message><source>The number that is reached</source><extracomment>FindDraft</extracomment><translation>所达到的数值</translation></message>
<message><source>What the number should be</source><extracomment>FindDraft</extracomment><translation>对该数值的要求</translation></message>
<message><source>Should be</source><extracomment>FindDraft</extracomment><translation>应当</translation></message>
<message><source>Goal %1</source><extracomment>FindDraft</extracomment><translation>目标 %1</translation></message>
<message><source>The number that it should be near</source><extracomment>FindDraft</extracomment><translation>它应接近的数</translation></message>
<message><source>How much this goal counts beside the others</source><extracomment>FindDraft</extracomment><translation>此目标相对于其他目标的重要程度</translation></message>
<message><source>weight</source><extracomment>FindDraft</extracomment><translation>权重</translation></message>
<message><source>Remove goal %1</source><extracomment>FindDraft</extracomment><translation>移除目标 %1</translation></message>
<message><source>Number</source><extracomment>FindDraft</extracomment><translation>数值</translation></message>
<message><source>%1: small</source><extracomment>FindDraft</extracomment><translation>%1：小</translation></message>
<message><source>%1: large</source><extracomment>FindDraft</extracomment><translation>%1：大</translation></message>
<message><source>%1: near %2</source><extracomment>FindDraft</extracomment><translation>%1：接近 %2</translation></message>
<message><source>Another goal</source><extracomment>FindDraft</extracomment><translation>再加一个目标</translation></message>
<message><source>Another number</source><extracomment>FindDraft</extracomment><translation>再加一个数值</translation></message>
<message><source>Length of each run in seconds</source><extracomment>FindDraft</extracomment><translation>每次运行的时长（秒）</translation></message>
<message><source>Runs of</source><extracomment>FindDraft</extracomment><translation>每次运行</translation></message>
<message><source>How many seeds each point has</source><extracomment>FindDraft</extracomment><translation>每个点使用多少个种子</translation></message>
<message><source>seeds each</source><extracomment>FindDraft</extracomment><translation>个种子</translation></message>
<message><source>How many seconds the search takes</source><extracomment>FindDraft</extracomment><translation>搜索用多少秒</translation></message>
<message><source>Search for</source><extracomment>FindDraft</extracomment><translation>搜索时长</translation></message>
<message><source>Vary</source><extracomment>FindDraft</extracomment><translation>改变</translation></message>
<message><source>And</source><extracomment>FindDraft</extracomment><translation>以及</translation></message>
<message><source>Leave this number as it is</source><extracomment>FindDraft</extracomment><translation>让此数值保持不变</translation></message>
<message><source>Then the best five and the project run with seeds that the search has not seen.</source><extracomment>FindDraft</extracomment><translation>然后，用搜索中未用过的种子运行最好的五个结果和原项目。</translation></message>
<message><source>Choose the number that may change.</source><extracomment>FindDraft</extracomment><translation>选择可以改变的数值。</translation></message>
<message><source>The number of seeds</source><extracomment>FindDraft</extracomment><translation>种子的个数</translation></message>
<message><source>The length of a run</source><extracomment>FindDraft</extracomment><translation>运行的时长</translation></message>
<message><source>The time to search</source><extracomment>FindDraft</extracomment><translation>搜索的时间</translation></message>
<message><source>The number of seeds must be a whole number.</source><extracomment>FindDraft</extracomment><translation>种子的个数必须是整数。</translation></message>
<message><source>Score by point; the project is 1, smaller is better</source><extracomment>FindItem</extracomment><translation>各点得分；项目为 1，越小越好</translation></message>
<message><source>Score</source><extracomment>FindItem</extracomment><translation>得分</translation></message>
<message><source>Scores of the search</source><extracomment>FindView</extracomment><translation>搜索的得分</translation></message>
<message><source>%1: score %2, %3, %4</source><extracomment>FindView</extracomment><translation>%1：得分 %2，%3，%4</translation></message>
<message><source>Compare</source><extracomment>FindView</extracomment><translation>比较</translation></message>
<message><source>Watch values %1 beside the project</source><extracomment>FindView</extracomment><translation>让取值 %1 与项目并排运行观察</translation></message>
<message><source>Use</source><extracomment>FindView</extracomment><translation>采用</translation></message>
<message><source>Use values %1 in the project</source><extracomment>FindView</extracomment><translation>在项目中采用取值 %1</translation></message>
<message><source>Words that fit</source><extracomment>FormulaCompletion</extracomment><translation>可用的词</translation></message>
<message><source>Down chooses, Tab takes the first, Esc closes.</source><extracomment>FormulaCompletion</extracomment><translation>下箭头选择，Tab 采用第一个，Esc 关闭。</translation></message>
<message><source>Its velocity; zero for a place.</source><extracomment>FormulaDraft</extracomment><translation>它的速度；若是地点则为零。</translation></message>
<message><source>Where it is.</source><extracomment>FormulaDraft</extracomment><translation>它所在的位置。</translation></message>
<message><source>How far it leads to the right.</source><extracomment>FormulaDraft</extracomment><translation>向右的分量。</translation></message>
<message><source>How far it leads down.</source><extracomment>FormulaDraft</extracomment><translation>向下的分量。</translation></message>
<message><source>Its length.</source><extracomment>FormulaDraft</extracomment><translation>它的长度。</translation></message>
<message><source>A name of this formula.</source><extracomment>FormulaDraft</extracomment><translation>此公式中的名称。</translation></message>
<message><source>Functions</source><extracomment>FormulaDraft</extracomment><translation>函数</translation></message>
<message><source>Symbols</source><extracomment>FormulaDraft</extracomment><translation>符号</translation></message>
<message><source>Words</source><extracomment>FormulaDraft</extracomment><translation>词语</translation></message>
<message><source>Remove it</source><extracomment>FormulaEditor</extracomment><translation>移除它</translation></message>
<message><source>Use “%1”</source><extracomment>FormulaEditor</extracomment><translation>采用“%1”</translation></message>
<message><source>The card gives no force until this is fixed. Your text is kept.</source><extracomment>FormulaEditor</extracomment><translation>在改正之前，此卡片不产生力。你的文字会保留。</translation></message>
<message><source>The response time of these agents is %1: times “response”, the force brings them to that velocity in this time.</source><extracomment>FormulaEditor</extracomment><translation>这些智能体的响应时间为 %1：乘以“response”，力就会在这段时间内使其达到该速度。</translation></message>
<message><source>Add “* response”</source><extracomment>FormulaEditor</extracomment><translation>添加“* response”</translation></message>
<message><source>Symbols and functions</source><extracomment>FormulaEditor</extracomment><translation>符号和函数</translation></message>
<message><source>Frame %1</source><extracomment>FrameBox</extracomment><translation>框 %1</translation></message>
<message><source>What if %1 were not there?</source><extracomment>GhostHold</extracomment><translation>如果没有 %1 会怎样？</translation></message>
<message><source>What if it were not there?</source><extracomment>GhostHold</extracomment><translation>如果没有它会怎样？</translation></message>
<message><source>Drag to paint, Ctrl+drag to erase, Shift+click to draw a line, Alt+click to pick a value. [ and ] change the radius.</source><extracomment>GroundBrush</extracomment><translation>拖动绘制，Ctrl+拖动擦除，Shift+点击画直线，Alt+点击吸取值。按 [ 和 ] 更改半径。</translation></message>
<message><source>There is no ground to paint. Draw one with the Ground tool (N).</source><extracomment>GroundBrush</extracomment><translation>没有可绘制的地面。用“地面”工具 (N) 画一个。</translation></message>
<message><source>The ground is in a layer that is hidden or locked. Show and unlock it first.</source><extracomment>GroundBrush</extracomment><translation>地面所在的图层已隐藏或锁定。请先显示并解锁。</translation></message>
<message><source>Paint %1</source><extracomment>GroundBrush</extracomment><translation>绘制 %1</translation></message>
<message><source>Fill %1</source><extracomment>GroundBrush</extracomment><translation>填充 %1</translation></message>
<message><source>The picture %1 cannot be read: %2. Choose a PNG or JPEG file.</source><extracomment>GroundBrush</extracomment><translation>无法读取图片 %1：%2。请选择 PNG 或 JPEG 文件。</translation></message>
<message><source>Fill %1 from a picture</source><extracomment>GroundBrush</extracomment><translation>用图片填充 %1</translation></message>
<message><source>Group %1</source><extracomment>GroupCard</extracomment><translation>组 %1</translation></message>
<message><source>Untitled part</source><extracomment>GroupEdits</extracomment><translation>未命名部件</translation></message>
<message><source>One more group of this part. An edit in one changes all of them.</source><extracomment>GroupEdits</extracomment><translation>该部件的又一个组。编辑其中一个，所有的都会改变。</translation></message>
<message><source>Select the group to take apart.</source><extracomment>GroupEdits</extracomment><translation>请选中要拆开的组。</translation></message>
<message><source>Select one group.</source><extracomment>GroupEdits</extracomment><translation>请选中一个组。</translation></message>
<message><source>On the card</source><extracomment>GroupInterface</extracomment><translation>卡片上的项目</translation></message>
<message><source>Name on the card</source><extracomment>GroupInterface</extracomment><translation>卡片上的名称</translation></message>
<message><source>Take “%1” from the card</source><extracomment>GroupInterface</extracomment><translation>把“%1”从卡片上取下</translation></message>
<message><source>Show a setting on the card</source><extracomment>GroupInterface</extracomment><translation>在卡片上显示设置</translation></message>
<message><source>Part file</source><extracomment>GroupInterface</extracomment><translation>部件文件</translation></message>
<message><source>None. “Save the group as a part” in the menu File makes one for other projects. A project links to part files in its own folder.</source><extracomment>GroupInterface</extracomment><translation>无。“文件”菜单中的“将组另存为部件”可生成部件文件，供其他项目使用。项目只链接到自己文件夹中的部件文件。</translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>还有 %n 处差异。</numerusform></translation></message>
<message><source>Use the file's version</source><extracomment>GroupInterface</extracomment><translation>采用文件的版本</translation></message>
<message><source>Write mine to the file</source><extracomment>GroupInterface</extracomment><translation>把我的写入文件</translation></message>
<message><source>Link to a file…</source><extracomment>GroupInterface</extracomment><translation>链接到文件…</translation></message>
<message><source>Unlink</source><extracomment>GroupInterface</extracomment><translation>取消链接</translation></message>
<message><source>%1 of %2</source><extracomment>GroupInterfaceModel</extracomment><translation>%2 的 %1</translation></message>
<message><source>Input of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 的输入</translation></message>
<message><source>Output of %1</source><extracomment>GroupInterfaceModel</extracomment><translation>%1 的输出</translation></message>
<message><source>Show a setting on the card…</source><extracomment>GroupInterfaceModel</extracomment><translation>在卡片上显示设置…</translation></message>
<message><source>A port or a setting on a card needs a name.</source><extracomment>GroupInterfaceModel</extracomment><translation>卡片上的端口或设置需要名称。</translation></message>
<message><source>Rename a port</source><extracomment>GroupInterfaceModel</extracomment><translation>重命名端口</translation></message>
<message><source>Rename a setting on the card</source><extracomment>GroupInterfaceModel</extracomment><translation>重命名卡片上的设置</translation></message>
<message><source>Your name</source><extracomment>HandIn</extracomment><translation>你的姓名</translation></message>
<message><source>Hand in again…</source><extracomment>HandIn</extracomment><translation>再次提交…</translation></message>
<message><source>Add point to %1</source><extracomment>HeldPoint</extracomment><translation>给 %1 添加点</translation></message>
<message><source>Delete point of %1</source><extracomment>HeldPoint</extracomment><translation>删除 %1 的点</translation></message>
<message><source>Plot a number of these agents over time</source><extracomment>InspectorHead</extracomment><translation>绘制这些智能体的某个数值随时间变化的曲线</translation></message>
<message><source>How it works</source><extracomment>InspectorHead</extracomment><translation>工作原理</translation></message>
<message><source>How it works: hide</source><extracomment>InspectorHead</extracomment><translation>工作原理：隐藏</translation></message>
<message><source>How it works: show</source><extracomment>InspectorHead</extracomment><translation>工作原理：显示</translation></message>
<message><source>Source: %1</source><extracomment>InspectorHead</extracomment><translation>出处：%1</translation></message>
<message><source>Opens %1 in your browser.</source><extracomment>InspectorHead</extracomment><translation>在浏览器中打开 %1。</translation></message>
<message><source>Whole world</source><extracomment>InspectorModel</extracomment><translation>整个世界</translation></message>
<message><source>None</source><extracomment>InspectorModel</extracomment><translation>无</translation></message>
<message><source>Range: %1.</source><extracomment>InspectorModel</extracomment><translation>范围：%1。</translation></message>
<message><source>Default: %1.</source><extracomment>InspectorModel</extracomment><translation>默认值：%1。</translation></message>
<message><source>several</source><extracomment>InspectorModel</extracomment><translation>多个值</translation></message>
<message><source>%1 takes a number, %2.</source><extracomment>InspectorModel</extracomment><translation>%1 须为数值，%2。</translation></message>
<message><source>Set %1 of %2</source><extracomment>InspectorModel</extracomment><translation>设置 %2 的“%1”</translation></message>
<message><source>Rename %1</source><extracomment>InspectorModel</extracomment><translation>重命名 %1</translation></message>
<message><source>Change the parameters</source><extracomment>InspectorModel</extracomment><translation>更改参数</translation></message>
<message><source>Drive %1 by a parameter</source><extracomment>InspectorModel</extracomment><translation>用参数驱动 %1</translation></message>
<message><source>World</source><extracomment>InspectorModel</extracomment><translation>世界</translation></message>
<message><source>A wire from %1 to %2.</source><extracomment>InspectorModel</extracomment><translation>从 %1 到 %2 的连线。</translation></message>
<message><source>Nothing is selected.

Click a card or a wire to see and change its settings; drag over the canvas to select several and change what they share.

The size of the world, its edges and its time are under World.</source><extracomment>InspectorPane</extracomment><translation>未选中任何内容。

点击卡片或连线可查看和更改其设置；在画布上拖动可选中多个，并更改它们共有的设置。

世界的大小、边界和时间在“世界”页。</translation></message>
<message><source>Selection</source><extracomment>InspectorTabs</extracomment><translation>选中内容</translation></message>
<message><source>Agent</source><extracomment>InspectorTabs</extracomment><translation>智能体</translation></message>
<message><source>Notes</source><extracomment>InspectorTabs</extracomment><translation>说明</translation></message>
<message><source>Problems</source><extracomment>InspectorTabs</extracomment><translation>问题</translation></message>
<message><source>Press keys…</source><extracomment>KeyRecorder</extracomment><translation>请按键…</translation></message>
<message><source>Keys of %1: %2</source><extracomment>KeyRecorder</extracomment><translation>%1 的按键：%2</translation></message>
<message><source>none</source><extracomment>KeyRecorder</extracomment><translation>无</translation></message>
<message><source>Press the new keys</source><extracomment>KeyRecorder</extracomment><translation>请按新的按键</translation></message>
<message><source>Press to change them</source><extracomment>KeyRecorder</extracomment><translation>按下即可更改</translation></message>
<message><source>Viewport: select and move</source><extracomment>Keys</extracomment><translation>视口：选择和移动</translation></message>
<message><source>Viewport: draw a field, or follow the agent</source><extracomment>Keys</extracomment><translation>视口：绘制流场，或跟随智能体</translation></message>
<message><source>Viewport: zoom in</source><extracomment>Keys</extracomment><translation>视口：放大</translation></message>
<message><source>Viewport: zoom out</source><extracomment>Keys</extracomment><translation>视口：缩小</translation></message>
<message><source>Canvas: move the card</source><extracomment>Keys</extracomment><translation>画布：移动卡片</translation></message>
<message><source>Canvas: along the wire</source><extracomment>Keys</extracomment><translation>画布：沿连线移动</translation></message>
<message><source>Viewport: %1</source><extracomment>Keys</extracomment><translation>视口：%1</translation></message>
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
<message><source>Up</source><comment>key</comment><extracomment>Keys</extracomment><translation>上</translation></message>
<message><source>Down</source><comment>key</comment><extracomment>Keys</extracomment><translation>下</translation></message>
<message><source>Left</source><comment>key</comment><extracomment>Keys</extracomment><translation>左</translation></message>
<message><source>Right</source><comment>key</comment><extracomment>Keys</extracomment><translation>右</translation></message>
<message><source>Esc</source><comment>key</comment><extracomment>Keys</extracomment><translation>Esc</translation></message>
<message><source>Space</source><comment>key</comment><extracomment>Keys</extracomment><translation>空格</translation></message>
<message><source>Return</source><comment>key</comment><extracomment>Keys</extracomment><translation>回车</translation></message>
<message><source>Backspace</source><comment>key</comment><extracomment>Keys</extracomment><translation>退格</translation></message>
<message><source>Drag from a port</source><extracomment>KeysDialog</extracomment><translation>从端口拖动</translation></message>
<message><source>Draw a wire; drop it on the empty canvas to choose a node</source><extracomment>KeysDialog</extracomment><translation>画一条连线；在画布空白处松开可选择节点</translation></message>
<message><source>Right click</source><extracomment>KeysDialog</extracomment><translation>右键点击</translation></message>
<message><source>Add a node here; a menu on cards and wires</source><extracomment>KeysDialog</extracomment><translation>在此处添加节点；在卡片和连线上打开菜单</translation></message>
<message><source>Drag a weight</source><extracomment>KeysDialog</extracomment><translation>拖动权重</translation></message>
<message><source>Change it; with Shift in small steps; double-click to type</source><extracomment>KeysDialog</extracomment><translation>更改权重；按住 Shift 微调；双击输入</translation></message>
<message><source>Wheel</source><extracomment>KeysDialog</extracomment><translation>滚轮</translation></message>
<message><source>Zoom at the mouse; with Shift, or two fingers, pan</source><extracomment>KeysDialog</extracomment><translation>以鼠标为中心缩放；按住 Shift 或用双指则平移</translation></message>
<message><source>Middle button</source><extracomment>KeysDialog</extracomment><translation>鼠标中键</translation></message>
<message><source>Pan; or Space and drag</source><extracomment>KeysDialog</extracomment><translation>平移；或按住空格拖动</translation></message>
<message><source>Arrows</source><extracomment>KeysDialog</extracomment><translation>方向键</translation></message>
<message><source>Go from card to card; with Shift, select more; with Ctrl, move the card</source><extracomment>KeysDialog</extracomment><translation>在卡片间移动；按住 Shift 加选；按住 Ctrl 移动卡片</translation></message>
<message><source>Alt and left, right</source><extracomment>KeysDialog</extracomment><translation>Alt 加左、右方向键</translation></message>
<message><source>From a card along its wires; on a wire, arrows go to the next one</source><extracomment>KeysDialog</extracomment><translation>从卡片沿其连线移动；在连线上用方向键转到下一条</translation></message>
<message><source>Page up, page down</source><extracomment>KeysDialog</extracomment><translation>Page Up、Page Down</translation></message>
<message><source>Through all cards, groups, frames and comments</source><extracomment>KeysDialog</extracomment><translation>依次浏览所有卡片、组、框和注释</translation></message>
<message><source>Tab</source><extracomment>KeysDialog</extracomment><translation>Tab</translation></message>
<message><source>Into the selected group; out of an open one</source><extracomment>KeysDialog</extracomment><translation>进入选中的组；退出已打开的组</translation></message>
<message><source>Enter</source><extracomment>KeysDialog</extracomment><translation>Enter</translation></message>
<message><source>To the settings of the selected card; to the text or weight of a frame, comment or wire</source><extracomment>KeysDialog</extracomment><translation>转到选中卡片的设置；或框、注释、连线的文字或权重</translation></message>
<message><source>Drag a card</source><extracomment>KeysDialog</extracomment><translation>拖动卡片</translation></message>
<message><source>It snaps into line with other cards, and into a wire below it; with Alt, neither</source><extracomment>KeysDialog</extracomment><translation>与其他卡片自动对齐，并可插入下方的连线；按住 Alt 则都不会</translation></message>
<message><source>V</source><extracomment>KeysDialog</extracomment><translation>V</translation></message>
<message><source>In the viewport: select and move</source><extracomment>KeysDialog</extracomment><translation>在视口中：选择和移动</translation></message>
<message><source>A</source><extracomment>KeysDialog</extracomment><translation>A</translation></message>
<message><source>Add agents; Delete removes the picked one</source><extracomment>KeysDialog</extracomment><translation>添加智能体；按 Delete 移除选中的智能体</translation></message>
<message><source>D</source><extracomment>KeysDialog</extracomment><translation>D</translation></message>
<message><source>Draw a point</source><extracomment>KeysDialog</extracomment><translation>绘制点</translation></message>
<message><source>P</source><extracomment>KeysDialog</extracomment><translation>P</translation></message>
<message><source>Draw a path; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>绘制路径；按 Enter 完成</translation></message>
<message><source>E</source><extracomment>KeysDialog</extracomment><translation>E</translation></message>
<message><source>Draw a region</source><extracomment>KeysDialog</extracomment><translation>绘制区域</translation></message>
<message><source>F</source><extracomment>KeysDialog</extracomment><translation>F</translation></message>
<message><source>Draw a field; with an agent picked, follow it</source><extracomment>KeysDialog</extracomment><translation>绘制流场；若选中了智能体，则跟随它</translation></message>
<message><source>C</source><extracomment>KeysDialog</extracomment><translation>C</translation></message>
<message><source>Draw a round obstacle</source><extracomment>KeysDialog</extracomment><translation>绘制圆形障碍物</translation></message>
<message><source>B</source><extracomment>KeysDialog</extracomment><translation>B</translation></message>
<message><source>Draw a box obstacle</source><extracomment>KeysDialog</extracomment><translation>绘制矩形障碍物</translation></message>
<message><source>Y</source><extracomment>KeysDialog</extracomment><translation>Y</translation></message>
<message><source>Draw a polygon obstacle; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>绘制多边形障碍物；按 Enter 完成</translation></message>
<message><source>W</source><extracomment>KeysDialog</extracomment><translation>W</translation></message>
<message><source>Draw a wall; Enter finishes it</source><extracomment>KeysDialog</extracomment><translation>绘制墙；按 Enter 完成</translation></message>
<message><source>Double click</source><extracomment>KeysDialog</extracomment><translation>双击</translation></message>
<message><source>On a line: add a point to a path, wall or polygon; Delete removes the grabbed point</source><extracomment>KeysDialog</extracomment><translation>在线上：给路径、墙或多边形添加点；按 Delete 移除抓住的点</translation></message>
<message><source>Drag over the ground</source><extracomment>KeysDialog</extracomment><translation>在空地上拖动</translation></message>
<message><source>In the viewport: select several scene items; with Shift, more</source><extracomment>KeysDialog</extracomment><translation>在视口中：选中多个场景元素；按住 Shift 加选</translation></message>
<message><source>Ctrl and drag</source><extracomment>KeysDialog</extracomment><translation>按住 Ctrl 拖动</translation></message>
<message><source>Drag a copy; pressed later, snap to the grid</source><extracomment>KeysDialog</extracomment><translation>拖出副本；中途按下则吸附到网格</translation></message>
<message><source>Alt and drag</source><extracomment>KeysDialog</extracomment><translation>按住 Alt 拖动</translation></message>
<message><source>Snap to nothing</source><extracomment>KeysDialog</extracomment><translation>不吸附</translation></message>
<message><source>Digits, Enter</source><extracomment>KeysDialog</extracomment><translation>数字、Enter</translation></message>
<message><source>While dragging: move by so much; 40 along the way, or 40, 20</source><extracomment>KeysDialog</extracomment><translation>拖动时：按指定的量移动；40 表示沿当前方向，或输入 40, 20</translation></message>
<message><source>Cancel the current gesture</source><extracomment>KeysDialog</extracomment><translation>取消当前操作</translation></message>
<message><source>Keys and mouse</source><extracomment>KeysDialog</extracomment><translation>键盘和鼠标</translation></message>
<message><source>Mouse and canvas</source><extracomment>KeysDialog</extracomment><translation>鼠标和画布</translation></message>
<message><source>Change keys…</source><extracomment>KeysDialog</extracomment><translation>更改按键…</translation></message>
<message><source>Layer %1</source><extracomment>LayerList</extracomment><translation>图层 %1</translation></message>
<message><source>Add a layer</source><extracomment>LayerList</extracomment><translation>添加图层</translation></message>
<message><source>Rename layer %1</source><extracomment>LayerList</extracomment><translation>重命名图层 %1</translation></message>
<message><source>Hide layer %1</source><extracomment>LayerList</extracomment><translation>隐藏图层 %1</translation></message>
<message><source>Show layer %1</source><extracomment>LayerList</extracomment><translation>显示图层 %1</translation></message>
<message><source>Lock layer %1</source><extracomment>LayerList</extracomment><translation>锁定图层 %1</translation></message>
<message><source>Unlock layer %1</source><extracomment>LayerList</extracomment><translation>解锁图层 %1</translation></message>
<message><source>Set the opacity of layer %1</source><extracomment>LayerList</extracomment><translation>设置图层 %1 的不透明度</translation></message>
<message><source>Move layer %1</source><extracomment>LayerList</extracomment><translation>移动图层 %1</translation></message>
<message><source>Remove layer %1</source><extracomment>LayerList</extracomment><translation>移除图层 %1</translation></message>
<message><source>Select the scene items that the layer should get.</source><extracomment>LayerList</extracomment><translation>请选中要移入该图层的场景元素。</translation></message>
<message><source>Move to layer %1</source><extracomment>LayerList</extracomment><translation>移到图层 %1</translation></message>
<message><source>The picture %1 is not shown: all pictures together have more than 100 million pixels.</source><extracomment>LayerPictures</extracomment><translation>未显示图片 %1：所有图片合计超过一亿像素。</translation></message>
<message><source>hidden, </source><extracomment>LayerRow</extracomment><translation>已隐藏，</translation></message>
<message><source>locked, </source><extracomment>LayerRow</extracomment><translation>已锁定，</translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n 个元素</numerusform></translation></message>
<message><source>Show %1</source><extracomment>LayerRow</extracomment><translation>显示 %1</translation></message>
<message><source>Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.</source><extracomment>LayerRow</extracomment><translation>在编辑器中隐藏 %1。隐藏的内容在模拟中仍起作用：障碍物仍会阻挡智能体。</translation></message>
<message><source>Unlock %1</source><extracomment>LayerRow</extracomment><translation>解锁 %1</translation></message>
<message><source>Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.</source><extracomment>LayerRow</extracomment><translation>锁定 %1：其中的内容仍显示，但鼠标无法选取，编辑也不会改变它。</translation></message>
<message><source>Name of the layer</source><extracomment>LayerRow</extracomment><translation>图层的名称</translation></message>
<message><source>More for %1</source><extracomment>LayerRow</extracomment><translation>%1 的更多操作</translation></message>
<message><source>Opacity</source><extracomment>LayerRow</extracomment><translation>不透明度</translation></message>
<message><source>Opacity of the picture of %1</source><extracomment>LayerRow</extracomment><translation>%1 的图片的不透明度</translation></message>
<message><source>From 0 to 100 %</source><extracomment>LayerRow</extracomment><translation>0 到 100 %</translation></message>
<message><source>Move the selection into this layer</source><extracomment>LayerRow</extracomment><translation>将选中内容移入此图层</translation></message>
<message><source>Move the picked agent into this layer</source><extracomment>LayerRow</extracomment><translation>将选中的智能体移入此图层</translation></message>
<message><source>Move the agent %1 into this layer</source><extracomment>LayerRow</extracomment><translation>将智能体 %1 移入此图层</translation></message>
<message><source>Select what is in it</source><extracomment>LayerRow</extracomment><translation>选中其中的内容</translation></message>
<message><source>Move up, to the front</source><extracomment>LayerRow</extracomment><translation>上移，靠前</translation></message>
<message><source>Move down, to the back</source><extracomment>LayerRow</extracomment><translation>下移，靠后</translation></message>
<message><source>Remove; its items move to the default layer</source><extracomment>LayerRow</extracomment><translation>移除；其中的元素移到默认图层</translation></message>
<message><source>Layers</source><extracomment>LayersPanel</extracomment><translation>图层</translation></message>
<message><source>Add a layer. What you draw next comes into it.</source><extracomment>LayersPanel</extracomment><translation>添加图层。之后绘制的内容会放入其中。</translation></message>
<message><source>Close the list of layers</source><extracomment>LayersPanel</extracomment><translation>关闭图层列表</translation></message>
<message><source>Layers, the front one first</source><extracomment>LayersPanel</extracomment><translation>图层，最前面的排在最上</translation></message>
<message><source>Legend</source><extracomment>Legend</extracomment><translation>图例</translation></message>
<message><source>Select %1 on the canvas</source><extracomment>Legend</extracomment><translation>在画布上选中 %1</translation></message>
<message><source>Go to a step of the lesson</source><extracomment>Lesson</extracomment><translation>转到本课的某一步骤</translation></message>
<message><source>%1 answers</source><extracomment>Lesson</extracomment><translation>%1 的答案</translation></message>
<message><source>%1, answers of %2</source><extracomment>Lesson</extracomment><translation>%1，%2 的答案</translation></message>
<message><source>Step %1 of %2</source><extracomment>LessonNotes</extracomment><translation>步骤 %1 / %2</translation></message>
<message><source>Leave the lesson, with the settings from before it</source><extracomment>LessonNotes</extracomment><translation>退出本课，并恢复上课前的设置</translation></message>
<message><source>Watch the world. The answer comes when the run pauses, at %1 s.</source><extracomment>LessonNotes</extracomment><translation>观察世界。答案会在运行到 %1 秒暂停时出现。</translation></message>
<message><source>Show the answer now</source><extracomment>LessonNotes</extracomment><translation>立即显示答案</translation></message>
<message><source>Answer</source><extracomment>LessonNotes</extracomment><translation>答案</translation></message>
<message><source>Question: %1</source><extracomment>LessonQuestion</extracomment><translation>问题：%1</translation></message>
<message><source>your curve</source><extracomment>LessonQuestion</extracomment><translation>你的曲线</translation></message>
<message><source>the run</source><extracomment>LessonQuestion</extracomment><translation>运行结果</translation></message>
<message><source>Sketch of %1</source><extracomment>LessonQuestion</extracomment><translation>%1 的草图</translation></message>
<message><source>Left and right go along the time, up and down set the value.</source><extracomment>LessonQuestion</extracomment><translation>左右键沿时间移动，上下键设置数值。</translation></message>
<message><source>This is my curve</source><extracomment>LessonQuestion</extracomment><translation>这是我的曲线</translation></message>
<message><source>Clear</source><extracomment>LessonQuestion</extracomment><translation>清除</translation></message>
<message><source>Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.</source><extracomment>LessonQuestion</extracomment><translation>用鼠标、触控笔、手指或方向键在坐标轴上画出你的曲线。</translation></message>
<message><source>Make a guess: then the world plays.</source><extracomment>LessonQuestion</extracomment><translation>先猜一猜，然后世界就会运行。</translation></message>
<message><source>your guess</source><extracomment>LessonQuestion</extracomment><translation>你的猜测</translation></message>
<message><source>your guess, right</source><extracomment>LessonQuestion</extracomment><translation>你的猜测，正确</translation></message>
<message><source>right</source><extracomment>LessonQuestion</extracomment><translation>正确</translation></message>
<message><source>Back</source><extracomment>LessonSteps</extracomment><translation>返回</translation></message>
<message><source>Handed in.</source><extracomment>LessonSteps</extracomment><translation>已提交。</translation></message>
<message><source>The end of the lesson.</source><extracomment>LessonSteps</extracomment><translation>本课结束。</translation></message>
<message><source>Next step</source><extracomment>LessonSteps</extracomment><translation>下一步</translation></message>
<message><source>End</source><extracomment>LessonSteps</extracomment><translation>结束</translation></message>
<message><source>%1 to %2</source><extracomment>LinkListModel</extracomment><translation>%1 到 %2</translation></message>
<message><source>; weight %1</source><extracomment>LinkListModel</extracomment><translation>；权重 %1</translation></message>
<message><source>; number %1 in the order</source><extracomment>LinkListModel</extracomment><translation>；次序第 %1</translation></message>
<message><source>Move wire earlier</source><extracomment>LinkOrderModel</extracomment><translation>将连线次序提前</translation></message>
<message><source>Move wire later</source><extracomment>LinkOrderModel</extracomment><translation>将连线次序推后</translation></message>
<message><source>%1 is not part of this run: it is wired to no agent type</source><extracomment>LitNode</extracomment><translation>%1 不参与此次运行：它没有连到任何智能体类型</translation></message>
<message><source>%1 is muted</source><extracomment>LitNode</extracomment><translation>%1 已屏蔽</translation></message>
<message><source>%1 was done for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 已执行：%2 / %3</translation></message>
<message><source>%1 is true for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 为真：%2 / %3</translation></message>
<message><source>%1 exists for %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 存在：%2 / %3</translation></message>
<message><source>%1 acts on %2 of %3</source><extracomment>LitNode</extracomment><translation>%1 起作用：%2 / %3</translation></message>
<message><source>Formula for %1</source><extracomment>LiveFormula</extracomment><translation>%1 的公式</translation></message>
<message><source>For %1, just now</source><extracomment>LiveFormula</extracomment><translation>%1 此刻</translation></message>
<message><source>For %1, just now: %2</source><extracomment>LiveFormula</extracomment><translation>%1 此刻：%2</translation></message>
<message><source>no number</source><extracomment>LiveFormulaModel</extracomment><translation>无数值</translation></message>
<message><source>there</source><extracomment>LiveFormulaModel</extracomment><translation>存在</translation></message>
<message><source>used</source><extracomment>LiveFormulaModel</extracomment><translation>使用中</translation></message>
<message><source>active, but skipped</source><extracomment>LiveFormulaModel</extracomment><translation>激活，但被跳过</translation></message>
<message><source>weight * force</source><extracomment>LiveFormulaModel</extracomment><translation>权重 * 力</translation></message>
<message><source>“%1” is not finite here, so this agent gets no number from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>“%1”在此处不是有限值，因此该智能体得不到此卡片的数值。</translation></message>
<message><source>“%1” is not finite here, so this agent gets no force from the card.</source><extracomment>LiveFormulaModel</extracomment><translation>“%1”在此处不是有限值，因此该智能体得不到此卡片的力。</translation></message>
<message><source>fires</source><extracomment>LiveLinks</extracomment><translation>触发</translation></message>
<message><source>Interest %1 and danger %2, in the direction of this wire</source><extracomment>LiveLinks</extracomment><translation>此连线方向上的兴趣 %1、危险 %2</translation></message>
<message><source>cut by maximum force: %1</source><extracomment>LiveLinks</extracomment><translation>受最大力截断：%1</translation></message>
<message><source>No earlier time is known.</source><extracomment>Main</extracomment><translation>没有更早的记录。</translation></message>
<message><source>Both runs start again from tick 0.</source><extracomment>Main</extracomment><translation>两次运行都从第 0 刻重新开始。</translation></message>
<message><source>All references are drawn as wires. T brings the tags back.</source><extracomment>Main</extracomment><translation>所有引用都画成连线。按 T 恢复为标签。</translation></message>
<message><source>Long references are drawn as tags. T draws them as wires.</source><extracomment>Main</extracomment><translation>较长的引用画成标签。按 T 画成连线。</translation></message>
<message><source>Import “%1”</source><extracomment>MapImportDialog</extracomment><translation>导入“%1”</translation></message>
<message><source>Levels</source><extracomment>MapImportDialog</extracomment><translation>关卡</translation></message>
<message><source>Scale</source><extracomment>MapImportDialog</extracomment><translation>比例</translation></message>
<message><source>world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>世界单位/像素</translation></message>
<message><source>Scale in world units per pixel</source><extracomment>MapImportDialog</extracomment><translation>比例（每像素的世界单位数）</translation></message>
<message><source>Picture</source><extracomment>MapImportDialog</extracomment><translation>图片</translation></message>
<message><source>Show the map's picture beneath the world</source><extracomment>MapImportDialog</extracomment><translation>在世界下方显示地图的图片</translation></message>
<message><source>shown beneath the world</source><extracomment>MapImportDialog</extracomment><translation>显示在世界下方</translation></message>
<message><source>%1 becomes</source><extracomment>MapImportDialog</extracomment><translation>%1 变成</translation></message>
<message><source>Import</source><extracomment>MapImportDialog</extracomment><translation>导入</translation></message>
<message><source>Agents of %1</source><extracomment>MapImportModel</extracomment><translation>%1 的智能体</translation></message>
<message><source>Only in the picture</source><extracomment>MapImportModel</extracomment><translation>仅在图片中</translation></message>
<message><source>All levels</source><extracomment>MapImportModel</extracomment><translation>所有关卡</translation></message>
<message><source>Reading “%1”</source><extracomment>MapImportModel</extracomment><translation>正在读取“%1”</translation></message>
<message><source>If you cancel, the project stays as it is.</source><extracomment>MapImportModel</extracomment><translation>如果取消，项目保持不变。</translation></message>
<message><source>%1 could not be imported</source><extracomment>MapImportModel</extracomment><translation>无法导入 %1</translation></message>
<message><source>Nothing becomes part of the world. Choose what the rows below become.</source><extracomment>MapImportModel</extracomment><translation>没有任何内容进入世界。请选择下面各行变成什么。</translation></message>
<message><source>; %1 of the last import are removed</source><extracomment>MapImportModel</extracomment><translation>；上次导入的 %1 将被移除</translation></message>
<message><source> It has no tiles or backgrounds to show as a picture.</source><extracomment>MapImportModel</extracomment><translation> 它没有可作为图片显示的图块或背景。</translation></message>
<message><source>Import %1</source><extracomment>MapImportModel</extracomment><translation>导入 %1</translation></message>
<message><source>Import maps again</source><extracomment>MapImportModel</extracomment><translation>重新导入地图</translation></message>
<message><source>The map's picture could not be saved</source><extracomment>MapImportModel</extracomment><translation>无法保存地图的图片</translation></message>
<message><source>Name the map's picture</source><extracomment>MapImportModel</extracomment><translation>为地图的图片命名</translation></message>
<message><source>There is another %1, so the map's picture is %2. Save the project once more.</source><extracomment>MapImportModel</extracomment><translation>已有另一个 %1，因此地图的图片命名为 %2。请再保存一次项目。</translation></message>
<message><source>Add an agent type first: there are no agents to measure.</source><extracomment>MeasureFields</extracomment><translation>请先添加智能体类型：没有可测量的智能体。</translation></message>
<message><source>Choose what it is about: a target, a meter, a mode or an action.</source><extracomment>MeasureFields</extracomment><translation>请选择测量的对象：目标、计量条、模式或动作。</translation></message>
<message><source>Choose the other agent type.</source><extracomment>MeasureFields</extracomment><translation>请选择另一个智能体类型。</translation></message>
<message><source>The time counted must be a number of seconds, %1. 0 counts from the start.</source><extracomment>MeasureFields</extracomment><translation>计数时长必须是秒数，%1。0 表示从头计起。</translation></message>
<message><source>The range of the colors must be two numbers. 0 and 0: the least and the largest in the run.</source><extracomment>MeasureFields</extracomment><translation>颜色范围必须是两个数。0 和 0 表示运行中的最小值和最大值。</translation></message>
<message><source>The time shown must be a number of seconds, %1.</source><extracomment>MeasureFields</extracomment><translation>显示时长必须是秒数，%1。</translation></message>
<message><source>Of</source><extracomment>MeasureFields</extracomment><translation>对象</translation></message>
<message><source>Over the last seconds; 0 counts from the start</source><extracomment>MeasureFields</extracomment><translation>最近若干秒内；0 表示从头计起</translation></message>
<message><source>seconds (0 = all)</source><extracomment>MeasureFields</extracomment><translation>秒（0 = 全部）</translation></message>
<message><source>Time</source><extracomment>MeasureFields</extracomment><translation>时间</translation></message>
<message><source>All of them</source><extracomment>MeasureFields</extracomment><translation>全部</translation></message>
<message><source>Map of the canvas</source><extracomment>Minimap</extracomment><translation>画布的小地图</translation></message>
<message><source>Time shown, in seconds</source><extracomment>MonitorDraft</extracomment><translation>显示时长（秒）</translation></message>
<message><source>Time shown</source><extracomment>MonitorDraft</extracomment><translation>显示时长</translation></message>
<message><source>Colors from</source><extracomment>MonitorDraft</extracomment><translation>颜色起点</translation></message>
<message><source>Colors to</source><extracomment>MonitorDraft</extracomment><translation>颜色终点</translation></message>
<message><source>(0 to 0: all numbers)</source><extracomment>MonitorDraft</extracomment><translation>（0 到 0：所有数值）</translation></message>
<message><source>Color by a number</source><extracomment>MonitorDraft</extracomment><translation>按数值着色</translation></message>
<message><source>Add plot</source><extracomment>MonitorDraft</extracomment><translation>添加曲线图</translation></message>
<message><source>Edit plot</source><extracomment>MonitorDraft</extracomment><translation>编辑曲线图</translation></message>
<message><source>“%1” of %2</source><extracomment>Names</extracomment><translation>%2 的“%1”</translation></message>
<message><source>Line %1: </source><extracomment>Names</extracomment><translation>第 %1 行：</translation></message>
<message><source>Select the wire to insert a node into: click it, or press Alt and an arrow key from its card.</source><extracomment>NodeAdder</extracomment><translation>请选中要插入节点的连线：点击它，或在其卡片上按 Alt 加方向键。</translation></message>
<message><source>%1 is in this mode</source><extracomment>NodeCard</extracomment><translation>%1 处于此模式</translation></message>
<message><source>Muted</source><extracomment>NodeListModel</extracomment><translation>已屏蔽</translation></message>
<message><source>Silent: another node is solo</source><extracomment>NodeListModel</extracomment><translation>不起作用：另一个节点已单独启用</translation></message>
<message><source>Close the notes</source><extracomment>NotesPane</extracomment><translation>关闭说明</translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>一课，共 %n 个步骤。</numerusform></translation></message>
<message><source>You have handed in your answers.</source><extracomment>NotesView</extracomment><translation>你已提交答案。</translation></message>
<message><source>Your answers stay until you begin again or open another project.</source><extracomment>NotesView</extracomment><translation>在你重新开始或打开其他项目之前，答案会保留。</translation></message>
<message><source>Continue at step %1</source><extracomment>NotesView</extracomment><translation>从步骤 %1 继续</translation></message>
<message><source>Begin the lesson</source><extracomment>NotesView</extracomment><translation>开始上课</translation></message>
<message><source>Begin again</source><extracomment>NotesView</extracomment><translation>重新开始</translation></message>
<message><source>Done</source><extracomment>NotesView</extracomment><translation>完成</translation></message>
<message><source>Edit the notes and the lesson</source><extracomment>NotesView</extracomment><translation>编辑说明和课</translation></message>
<message><source>Markdown. [text](node:ID) selects a card, [text](node:ID.SETTING) shows a setting, [text](agent:NAME) an agent, [text](experiment:ID) starts an experiment, ![text](picture.png) shows a file beside the project.</source><extracomment>NotesView</extracomment><translation>使用 Markdown。[文字](node:ID) 选中卡片，[文字](node:ID.SETTING) 显示设置，[文字](agent:NAME) 选中智能体，[文字](experiment:ID) 启动实验，![文字](picture.png) 显示项目旁的文件。</translation></message>
<message><source>Notes explain what the project is, how it works, what to notice and what to try.</source><extracomment>NotesView</extracomment><translation>说明介绍项目是什么、如何运作、该注意什么、可以试什么。</translation></message>
<message><source>Insert link to the selected card</source><extracomment>NotesView</extracomment><translation>插入指向选中卡片的链接</translation></message>
<message><source>What it is</source><extracomment>NotesView</extracomment><translation>这是什么</translation></message>
<message><source>Things to notice</source><extracomment>NotesView</extracomment><translation>值得注意</translation></message>
<message><source>Things to try</source><extracomment>NotesView</extracomment><translation>可以试试</translation></message>
<message><source>Spread of %1</source><extracomment>NumberEditor</extracomment><translation>%1 的浮动</translation></message>
<message><source>Hide the spread</source><extracomment>NumberEditor</extracomment><translation>隐藏浮动</translation></message>
<message><source>The spread: how much this differs from agent to agent</source><extracomment>NumberEditor</extracomment><translation>浮动：各智能体之间的差异程度</translation></message>
<message><source>Guess</source><extracomment>NumberGuess</extracomment><translation>猜测</translation></message>
<message><source>This is not a number.</source><extracomment>NumberGuess</extracomment><translation>这不是数值。</translation></message>
<message><source>Your guess: %1</source><extracomment>NumberGuess</extracomment><translation>你的猜测：%1</translation></message>
<message><source>%1, in their order</source><extracomment>OrderList</extracomment><translation>%1，按次序</translation></message>
<message><source>Earlier</source><extracomment>OrderList</extracomment><translation>提前</translation></message>
<message><source>Later</source><extracomment>OrderList</extracomment><translation>推后</translation></message>
<message><source>Size of the grid</source><extracomment>OverlayMenu</extracomment><translation>网格大小</translation></message>
<message><source>units</source><extracomment>OverlayMenu</extracomment><translation>单位</translation></message>
<message><source>From 1 to 10,000 units</source><extracomment>OverlayMenu</extracomment><translation>1 到 10,000 单位</translation></message>
<message><source>Paint</source><extracomment>PaintingEditor</extracomment><translation>绘制</translation></message>
<message><source>Picture…</source><extracomment>PaintingEditor</extracomment><translation>图片…</translation></message>
<message><source>Node types</source><extracomment>PaletteList</extracomment><translation>节点类型</translation></message>
<message><source>Nothing found. Try what it does: chase, avoid, stop, first.</source><extracomment>PaletteList</extracomment><translation>未找到。试试描述它的作用：追赶、避开、停下、优先。</translation></message>
<message><source>Added last</source><extracomment>PaletteModel</extracomment><translation>最近添加</translation></message>
<message><source>Also fits</source><extracomment>PaletteModel</extracomment><translation>也适用</translation></message>
<message><source>With some of these words</source><extracomment>PaletteModel</extracomment><translation>含部分词语</translation></message>
<message><source>Search nodes</source><extracomment>PalettePane</extracomment><translation>搜索节点</translation></message>
<message><source>Fold the palette</source><extracomment>PalettePane</extracomment><translation>收起节点库</translation></message>
<message><source>Keep the palette open</source><extracomment>PalettePane</extracomment><translation>保持节点库展开</translation></message>
<message><source>Add a node</source><extracomment>PalettePopup</extracomment><translation>添加节点</translation></message>
<message><source>Add what fits this wire</source><extracomment>PalettePopup</extracomment><translation>添加适合此连线的节点</translation></message>
<message><source>Insert into this wire</source><extracomment>PalettePopup</extracomment><translation>插入到此连线</translation></message>
<message><source>Search</source><extracomment>PaletteRail</extracomment><translation>搜索</translation></message>
<message><source>Nodes to add</source><extracomment>PaletteRail</extracomment><translation>可添加的节点</translation></message>
<message><source>Search the nodes to add</source><extracomment>PaletteRail</extracomment><translation>搜索可添加的节点</translation></message>
<message><source>Nodes to add: %1</source><extracomment>PaletteRail</extracomment><translation>可添加的节点：%1</translation></message>
<message><source>Also: %1</source><extracomment>PaletteRow</extracomment><translation>另有：%1</translation></message>
<message><source>Drag it onto the canvas, or double-click.</source><extracomment>PaletteRow</extracomment><translation>拖到画布上，或双击。</translation></message>
<message><source>There is no such file in the project's folder.</source><extracomment>PartFiles</extracomment><translation>项目文件夹中没有此文件。</translation></message>
<message><source>%1 (file)</source><extracomment>PartFiles</extracomment><translation>%1（文件）</translation></message>
<message><source>The part file %1 in the project's folder.</source><extracomment>PartFiles</extracomment><translation>项目文件夹中的部件文件 %1。</translation></message>
<message><source>Equal to the part file “%1”.</source><extracomment>PartFiles</extracomment><translation>与部件文件“%1”相同。</translation></message>
<message><source>Edited in this project. The part file “%1” is without these edits.</source><extracomment>PartFiles</extracomment><translation>已在此项目中编辑。部件文件“%1”不含这些编辑。</translation></message>
<message><source>The part file “%1” has changed. Use what the file has, or write what this project has to the file.</source><extracomment>PartFiles</extracomment><translation>部件文件“%1”已更改。可采用文件的内容，或把此项目的内容写入文件。</translation></message>
<message><source>The part file “%1” cannot be read. The groups work without it. %2</source><extracomment>PartFiles</extracomment><translation>无法读取部件文件“%1”。没有它，这些组也能工作。%2</translation></message>
<message><source>It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, forces and times mean something else. Change them, or the tick of the world.</source><extracomment>PartFiles</extracomment><translation>它是为每刻时长 %1 的世界制作的，而这里每刻为 %2：它的速率、力和时间含义因此不同。请更改这些值，或更改世界的每刻时长。</translation></message>
<message><source>The part could not be saved</source><extracomment>PartFiles</extracomment><translation>无法保存部件</translation></message>
<message><source>Select the group to save as a part.</source><extracomment>PartFiles</extracomment><translation>请选中要存为部件的组。</translation></message>
<message><source>Link to a part file</source><extracomment>PartFiles</extracomment><translation>链接到部件文件</translation></message>
<message><source>The part file is not in the project's folder. Save it as a part there.</source><extracomment>PartFiles</extracomment><translation>部件文件不在项目文件夹中。请在那里另存为部件。</translation></message>
<message><source>“%1” could not be added as a part</source><extracomment>PartFiles</extracomment><translation>无法将“%1”添加为部件</translation></message>
<message><source>Added, but not linked to the file: the project has no folder yet. Save the project beside it, select the group, then choose “Link to a file…”.</source><extracomment>PartFiles</extracomment><translation>已添加，但未链接到文件：项目还没有文件夹。请把项目保存到文件旁边，选中该组，再选择“链接到文件…”。</translation></message>
<message><source>“%1” could not be linked</source><extracomment>PartFiles</extracomment><translation>无法链接“%1”</translation></message>
<message><source>A part file is linked only if it is in the project's folder.</source><extracomment>PartFiles</extracomment><translation>只有项目文件夹中的部件文件才会被链接。</translation></message>
<message><source>The part file cannot be read.</source><extracomment>PartFiles</extracomment><translation>无法读取部件文件。</translation></message>
<message><source>Take over a part file</source><extracomment>PartFiles</extracomment><translation>采用部件文件</translation></message>
<message><source>Unlink a part file</source><extracomment>PartFiles</extracomment><translation>取消部件文件的链接</translation></message>
<message><source>for %1</source><extracomment>PickedValuesModel</extracomment><translation>已持续 %1</translation></message>
<message><source>not before %1</source><extracomment>PickedValuesModel</extracomment><translation>不早于 %1</translation></message>
<message><source>waits</source><extracomment>PickedValuesModel</extracomment><translation>等待中</translation></message>
<message><source>waits for its way</source><extracomment>PickedValuesModel</extracomment><translation>等待路线</translation></message>
<message><source>%1, tick %2</source><extracomment>PlotCard</extracomment><translation>%1，第 %2 刻</translation></message>
<message><source>Save a picture of this plot, with its title and axes.</source><extracomment>PlotCard</extracomment><translation>保存此曲线图的图片，包含标题和坐标轴。</translation></message>
<message><source>dashed: %1</source><extracomment>PlotCard</extracomment><translation>虚线：%1</translation></message>
<message><source>Plot of %1</source><extracomment>PlotCard</extracomment><translation>%1 的曲线图</translation></message>
<message><source>Tick %1: </source><extracomment>PlotCard</extracomment><translation>第 %1 刻：</translation></message>
<message><source>; </source><extracomment>PlotCard</extracomment><translation>；</translation></message>
<message><source>Measures from now on.</source><extracomment>PlotCard</extracomment><translation>从现在开始测量。</translation></message>
<message><source>Measures from now on. Press Play.</source><extracomment>PlotCard</extracomment><translation>从现在开始测量。请按“播放”。</translation></message>
<message><source>Agents</source><extracomment>PlotItem</extracomment><translation>智能体</translation></message>
<message><source>Time (minutes:seconds)</source><extracomment>PlotItem</extracomment><translation>时间（分:秒）</translation></message>
<message><source>Click to edit this plot; Delete removes it.</source><extracomment>PlotLegendEntry</extracomment><translation>点击可编辑此曲线图；按 Delete 移除。</translation></message>
<message><source>Edit this plot.</source><extracomment>PlotLegendEntry</extracomment><translation>编辑此曲线图。</translation></message>
<message><source>Births and deaths</source><extracomment>PlotListModel</extracomment><translation>出生和死亡</translation></message>
<message><source>Births and changes into the type</source><extracomment>PlotListModel</extracomment><translation>出生和变成此类型</translation></message>
<message><source>Deaths and changes into the type</source><extracomment>PlotListModel</extracomment><translation>死亡和变成此类型</translation></message>
<message><source>Births, deaths and changes into the type</source><extracomment>PlotListModel</extracomment><translation>出生、死亡和变成此类型</translation></message>
<message><source>%1, births</source><extracomment>PlotListModel</extracomment><translation>%1，出生</translation></message>
<message><source>%1, deaths</source><extracomment>PlotListModel</extracomment><translation>%1，死亡</translation></message>
<message><source>%1, changes into the type</source><extracomment>PlotListModel</extracomment><translation>%1，变成此类型</translation></message>
<message><source>%1 over %2</source><extracomment>PlotListModel</extracomment><translation>%1 随 %2 的变化</translation></message>
<message><source>Remove plot</source><extracomment>PlotListModel</extracomment><translation>移除曲线图</translation></message>
<message><source>Rename plot</source><extracomment>PlotListModel</extracomment><translation>重命名曲线图</translation></message>
<message><source>Plots</source><extracomment>PlotPanel</extracomment><translation>曲线图</translation></message>
<message><source>Numbers of this run over time.</source><extracomment>PlotPanel</extracomment><translation>此次运行的数值随时间的变化。</translation></message>
<message><source>Sweeps</source><extracomment>PlotPanel</extracomment><translation>扫描</translation></message>
<message><source>What was measured in many runs.</source><extracomment>PlotPanel</extracomment><translation>多次运行中测得的结果。</translation></message>
<message><source>Found values</source><extracomment>PlotPanel</extracomment><translation>找到的取值</translation></message>
<message><source>Values that meet goals.</source><extracomment>PlotPanel</extracomment><translation>满足目标的取值。</translation></message>
<message><source>Plot a number of an agent or of a group.</source><extracomment>PlotPanel</extracomment><translation>绘制某个智能体或一群智能体的数值曲线。</translation></message>
<message><source>Save as a table</source><extracomment>PlotPanel</extracomment><translation>存为表格</translation></message>
<message><source>Write what the plots show as CSV.</source><extracomment>PlotPanel</extracomment><translation>把曲线图的内容写为 CSV。</translation></message>
<message><source>Hide the plots</source><extracomment>PlotPanel</extracomment><translation>隐藏曲线图</translation></message>
<message><source>The plots keep measuring.</source><extracomment>PlotPanel</extracomment><translation>曲线图会继续测量。</translation></message>
<message><source>Nothing is plotted yet. Click + to plot a number over time: how fast the hunters are, how far from their prey, how many are in a mode. Pick an agent first to plot it alone.</source><extracomment>PlotPanel</extracomment><translation>还没有曲线图。点击 + 绘制数值随时间变化的曲线：猎手有多快、离猎物多远、多少个处于某模式。先选中一个智能体，则只绘制它的曲线。</translation></message>
<message><source>Continue</source><extracomment>PlotPanel</extracomment><translation>继续</translation></message>
<message><source>Pause the search</source><extracomment>PlotPanel</extracomment><translation>暂停搜索</translation></message>
<message><source>Stop the search</source><extracomment>PlotPanel</extracomment><translation>停止搜索</translation></message>
<message><source>Stop. The best so far stay.</source><extracomment>PlotPanel</extracomment><translation>停止。保留目前最好的结果。</translation></message>
<message><source>Search again…</source><extracomment>PlotPanel</extracomment><translation>重新搜索…</translation></message>
<message><source>Change goals, bounds or time, and search again.</source><extracomment>PlotPanel</extracomment><translation>更改目标、范围或时间，再次搜索。</translation></message>
<message><source>Size of the plots</source><extracomment>PlotPanelEdge</extracomment><translation>曲线图的大小</translation></message>
<message><source>A coordinate must be a number, %1.</source><extracomment>PointListModel</extracomment><translation>坐标必须是数值，%1。</translation></message>
<message><source>Move point of %1</source><extracomment>PointListModel</extracomment><translation>移动 %1 的点</translation></message>
<message><source>Reorder points of %1</source><extracomment>PointListModel</extracomment><translation>调整 %1 的点的次序</translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n 个点</numerusform></translation></message>
<message><source>X of point %1</source><extracomment>PointsEditor</extracomment><translation>点 %1 的 X</translation></message>
<message><source>Y of point %1</source><extracomment>PointsEditor</extracomment><translation>点 %1 的 Y</translation></message>
<message><source>Add a point after this one</source><extracomment>PointsEditor</extracomment><translation>在此点之后添加点</translation></message>
<message><source>Remove this point</source><extracomment>PointsEditor</extracomment><translation>移除此点</translation></message>
<message><source>Input %1</source><extracomment>PortMark</extracomment><translation>输入 %1</translation></message>
<message><source>Output %1</source><extracomment>PortMark</extracomment><translation>输出 %1</translation></message>
<message><source>Error: %1</source><extracomment>ProblemsSection</extracomment><translation>错误：%1</translation></message>
<message><source>Hint: %1</source><extracomment>ProblemsSection</extracomment><translation>提示：%1</translation></message>
<message><source>Warning: %1</source><extracomment>ProblemsSection</extracomment><translation>警告：%1</translation></message>
<message><source>No problems. The project runs as it is.</source><extracomment>ProblemsSection</extracomment><translation>没有问题。项目可以直接运行。</translation></message>
<message><source>%1: %2 percent</source><extracomment>ProgressNote</extracomment><translation>%1：百分之 %2</translation></message>
<message><source>Find in the project</source><extracomment>ProjectSearch</extracomment><translation>在项目中查找</translation></message>
<message><source>Nothing found.</source><extracomment>ProjectSearch</extracomment><translation>未找到。</translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>找到 %n 个。按 Enter 显示第一个。</numerusform></translation></message>
<message><source>What was found</source><extracomment>ProjectSearch</extracomment><translation>查找结果</translation></message>
<message><source>Add a property</source><extracomment>PropertyListModel</extracomment><translation>添加属性</translation></message>
<message><source>Remove a property</source><extracomment>PropertyListModel</extracomment><translation>移除属性</translation></message>
<message><source>Rename a property</source><extracomment>PropertyListModel</extracomment><translation>重命名属性</translation></message>
<message><source>Set the type of %1</source><extracomment>PropertyListModel</extracomment><translation>设置 %1 的类型</translation></message>
<message><source>“%1” is not a number.</source><extracomment>PropertyListModel</extracomment><translation>“%1”不是数值。</translation></message>
<message><source>Set %1</source><extracomment>PropertyListModel</extracomment><translation>设置 %1</translation></message>
<message><source>Name of the property</source><extracomment>PropertyRow</extracomment><translation>属性的名称</translation></message>
<message><source>Type of %1</source><extracomment>PropertyRow</extracomment><translation>%1 的类型</translation></message>
<message><source>Remove “%1”</source><extracomment>PropertyRow</extracomment><translation>移除“%1”</translation></message>
<message><source>Properties of the project</source><extracomment>PropertyTable</extracomment><translation>项目的属性</translation></message>
<message><source>Properties</source><extracomment>PropertyTable</extracomment><translation>属性</translation></message>
<message><source>Values of your own that go to the game with the export. Tiller gives them no meaning.</source><extracomment>PropertyTable</extracomment><translation>你自己的值，随导出传给游戏。Tiller 不赋予它们任何含义。</translation></message>
<message><source>turned by %1°</source><extracomment>QObject</extracomment><translation>旋转 %1°</translation></message>
<message><source>Rotate %1</source><extracomment>QObject</extracomment><translation>旋转 %1</translation></message>
<message><source>scaled to %1%</source><extracomment>QObject</extracomment><translation>缩放到 %1%</translation></message>
<message><source>scaled to %1%, %2%</source><extracomment>QObject</extracomment><translation>缩放到 %1%, %2%</translation></message>
<message><source>Move start of %1</source><extracomment>QObject</extracomment><translation>移动 %1 的起点</translation></message>
<message><source>Duplicate an agent</source><extracomment>QObject</extracomment><translation>为智能体创建副本</translation></message>
<message><source>A parameter</source><extracomment>QObject</extracomment><translation>某个参数</translation></message>
<message><source>Recent</source><extracomment>RecentList</extracomment><translation>最近</translation></message>
<message><source>The project has problems. Fix them first: the list is at the right.</source><extracomment>Recorder</extracomment><translation>项目有问题。请先解决：问题列表在右侧。</translation></message>
<message><source>Attached to “%1”. The game leads: Pause and the time bar show the past, Play follows again. What you edit acts in the game.</source><extracomment>Recordings</extracomment><translation>已附加到“%1”。由游戏主导：“暂停”和时间条可查看过去，“播放”重新跟随。你的编辑会在游戏中生效。</translation></message>
<message><source>%1 What “%2” did stays here. Play goes on without the game.</source><extracomment>Recordings</extracomment><translation>%1“%2”已发生的内容保留在这里。“播放”会脱离游戏继续运行。</translation></message>
<message><source>The open project is not the one that the game runs. Your next edit gives the game all that differs.</source><extracomment>Recordings</extracomment><translation>打开的项目不是游戏正在运行的那个。你的下一次编辑会把所有差异传给游戏。</translation></message>
<message><source>This is a copy of the game's project.</source><extracomment>Recordings</extracomment><translation>这是游戏中项目的副本。</translation></message>
<message><source>The game refused your last edit, and the editor took it back: %1</source><extracomment>Recordings</extracomment><translation>游戏拒绝了你的上一次编辑，编辑器已将其撤回：%1</translation></message>
<message><source>The game refused your last edit: %1</source><extracomment>Recordings</extracomment><translation>游戏拒绝了你的上一次编辑：%1</translation></message>
<message><source>Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.</source><extracomment>Recordings</extracomment><translation>正在接收“%1”的状态：%2 / %3 MB。断开即可取消。</translation></message>
<message><source>Waiting for “%1”. It answers at its next step.</source><extracomment>Recordings</extracomment><translation>正在等待“%1”。它会在下一步时应答。</translation></message>
<message><source>Recording “%1”: %2 of the game. Drag along the time bar to look; Play goes on from there with the game's inputs.</source><extracomment>Recordings</extracomment><translation>“%1”的运行记录：游戏的 %2。沿时间条拖动可查看；“播放”会用游戏的输入从那里继续。</translation></message>
<message><source>The end of the file is incomplete: it was left out.</source><extracomment>Recordings</extracomment><translation>文件末尾不完整，已略去。</translation></message>
<message><source>The file is too long to be read whole: what comes after these ticks was left out.</source><extracomment>Recordings</extracomment><translation>文件太长，无法完整读取：这些刻之后的内容已略去。</translation></message>
<message><source>The project has changed since. The run goes by the project in the recording; Play goes on with the project as it is now.</source><extracomment>Recordings</extracomment><translation>项目此后已更改。此次运行采用记录中的项目；“播放”则用当前的项目继续。</translation></message>
<message><source>This is the copy of the project in the recording.</source><extracomment>Recordings</extracomment><translation>这是记录中的项目副本。</translation></message>
<message><source>A game without a file</source><extracomment>Recordings</extracomment><translation>没有文件的游戏</translation></message>
<message><source>Process %1, port %2</source><extracomment>Recordings</extracomment><translation>进程 %1，端口 %2</translation></message>
<message><source>port %1</source><extracomment>Recordings</extracomment><translation>端口 %1</translation></message>
<message><source>You have left the game.</source><extracomment>Recordings</extracomment><translation>你已离开游戏。</translation></message>
<message><source>Reading the state of “%1”</source><extracomment>Recordings</extracomment><translation>正在读取“%1”的状态</translation></message>
<message><source>If you cancel, the editor detaches from the game.</source><extracomment>Recordings</extracomment><translation>如果取消，编辑器将从游戏断开。</translation></message>
<message><source>The state that the game sent does not fit its project, so the editor cannot follow it: %1 Record the run of the game instead.</source><extracomment>Recordings</extracomment><translation>游戏发送的状态与其项目不符，编辑器无法跟随：%1 请改为记录游戏的运行。</translation></message>
<message><source>Looking for “%1”</source><extracomment>Recordings</extracomment><translation>正在查找“%1”</translation></message>
<message><source>If you cancel, you can choose the file.</source><extracomment>Recordings</extracomment><translation>如果取消，你可以自己选择文件。</translation></message>
<message><source>Unsaved changes</source><extracomment>RecoveredList</extracomment><translation>未保存的更改</translation></message>
<message><source>%1, unsaved changes from %2</source><extracomment>RecoveredList</extracomment><translation>%1，未保存的更改，来自 %2</translation></message>
<message><source>from %1, %2</source><extracomment>RecoveredList</extracomment><translation>来自 %1，%2</translation></message>
<message><source>by %1, which may still be open</source><extracomment>RecoveredList</extracomment><translation>属于 %1（可能仍开着）</translation></message>
<message><source>Restore</source><extracomment>RecoveredList</extracomment><translation>恢复</translation></message>
<message><source>Restore %1</source><extracomment>RecoveredList</extracomment><translation>恢复 %1</translation></message>
<message><source>Remove</source><extracomment>RecoveredList</extracomment><translation>移除</translation></message>
<message><source>Remove for good</source><extracomment>RecoveredList</extracomment><translation>永久移除</translation></message>
<message><source>Unsaved changes were found</source><extracomment>RecoveryDialog</extracomment><translation>发现未保存的更改</translation></message>
<message><source>The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.</source><extracomment>RecoveryDialog</extracomment><translation>编辑器在“%1”保存之前退出了。未保存的更改来自 %2，%3。</translation></message>
<message><source>They belong to %1, which may still be open.</source><extracomment>RecoveryDialog</extracomment><translation>它们属于 %1，后者可能仍开着。</translation></message>
<message><source>“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.</source><extracomment>RecoveryDialog</extracomment><translation>“恢复”会显示这些更改，在你保存之前文件保持不变。“丢弃”会显示保存时的文件，这些更改将永久消失。“留待以后”会在下次再问。</translation></message>
<message><source>Keep for later</source><extracomment>RecoveryDialog</extracomment><translation>留待以后</translation></message>
<message><source>Discard</source><extracomment>RecoveryDialog</extracomment><translation>丢弃</translation></message>
<message><source>Discard the changes</source><extracomment>RecoveryDialog</extracomment><translation>丢弃更改</translation></message>
<message><source>never saved</source><extracomment>RecoveryModel</extracomment><translation>从未保存</translation></message>
<message><source>today at %1</source><extracomment>RecoveryModel</extracomment><translation>今天 %1</translation></message>
<message><source>yesterday at %1</source><extracomment>RecoveryModel</extracomment><translation>昨天 %1</translation></message>
<message><source>%1 after the file was saved</source><extracomment>RecoveryModel</extracomment><translation>文件保存后 %1</translation></message>
<message><source>%1 before the file was saved</source><extracomment>RecoveryModel</extracomment><translation>文件保存前 %1</translation></message>
<message><source>at the same time as the file was saved</source><extracomment>RecoveryModel</extracomment><translation>与文件保存同时</translation></message>
<message><source>There is no saved file.</source><extracomment>RecoveryPreview</extracomment><translation>没有已保存的文件。</translation></message>
<message><source>Unsaved: %1</source><extracomment>RecoveryPreview</extracomment><translation>未保存：%1</translation></message>
<message><source>Both are the same project.</source><extracomment>RecoveryPreview</extracomment><translation>两者是同一个项目。</translation></message>
<message><source>Unsaved, %1</source><extracomment>RecoveryPreview</extracomment><translation>未保存，%1</translation></message>
<message><source>Saved, %1</source><extracomment>RecoveryPreview</extracomment><translation>已保存，%1</translation></message>
<message><source> (leads nowhere)</source><extracomment>RenderedNote</extracomment><translation> (链接无效)</translation></message>
<message><source>Edit name and details</source><extracomment>RowMenuButton</extracomment><translation>编辑名称和详情</translation></message>
<message><source>Start, and compare with now</source><extracomment>RowMenuButton</extracomment><translation>启动，并与现在比较</translation></message>
<message><source>Move up</source><extracomment>RowMenuButton</extracomment><translation>上移</translation></message>
<message><source>Move down</source><extracomment>RowMenuButton</extracomment><translation>下移</translation></message>
<message><source>Time passed</source><extracomment>RunNumbers</extracomment><translation>经过的时间</translation></message>
<message><source>Ticks passed</source><extracomment>RunNumbers</extracomment><translation>经过的刻数</translation></message>
<message><source>min:s</source><extracomment>RunNumbers</extracomment><translation>分:秒</translation></message>
<message><source>ticks</source><extracomment>RunNumbers</extracomment><translation>刻</translation></message>
<message><source>Tick %1 since the reset.</source><extracomment>RunNumbers</extracomment><translation>重置以来第 %1 刻。</translation></message>
<message><source>Ticks since the reset.</source><extracomment>RunNumbers</extracomment><translation>重置以来的刻数。</translation></message>
<message><source>Ticks per second</source><extracomment>RunNumbers</extracomment><translation>每秒刻数</translation></message>
<message><source>This machine is too slow for %1 ticks per second. The run is the same; it only takes longer.</source><extracomment>RunNumbers</extracomment><translation>这台电脑太慢，达不到每秒 %1 刻。运行结果不变，只是耗时更长。</translation></message>
<message><source>Ticks per second; the target is %1.</source><extracomment>RunNumbers</extracomment><translation>每秒刻数；目标为 %1。</translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>个智能体</numerusform></translation></message>
<message><source>Contacts</source><extracomment>RunNumbers</extracomment><translation>接触</translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>次接触</numerusform></translation></message>
<message><source>What this project counts. Click to change it.</source><extracomment>RunNumbers</extracomment><translation>此项目计数的内容。点击可更改。</translation></message>
<message><source>How often two bodies began to touch since the reset.
%1</source><extracomment>RunNumbers</extracomment><translation>重置以来两个身体开始接触的次数。
%1</translation></message>
<message><source>Click to place points. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>点击放置点。按 Esc 结束。</translation></message>
<message><source>Drag from the center outward. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>从中心向外拖动。按 Esc 结束。</translation></message>
<message><source>Drag from corner to corner. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>从一角拖到对角。按 Esc 结束。</translation></message>
<message><source>Click to place the first point. Esc ends.</source><extracomment>SceneDrawing</extracomment><translation>点击放置第一个点。按 Esc 结束。</translation></message>
<message><source>Double-click or press Enter to finish. Click the first point to close the shape.</source><extracomment>SceneDrawing</extracomment><translation>双击或按 Enter 完成。点击第一个点可闭合形状。</translation></message>
<message><source>Click to place the next point. Backspace removes the last one.</source><extracomment>SceneDrawing</extracomment><translation>点击放置下一个点。按 Backspace 移除上一个。</translation></message>
<message><source>radius %1</source><extracomment>SceneDrawing</extracomment><translation>半径 %1</translation></message>
<message><source>%1 by %2</source><extracomment>SceneDrawing</extracomment><translation>%1 × %2</translation></message>
<message><source>The current layer, %1, is locked. Unlock it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>当前图层 %1 已锁定。请解锁，或选择其他图层。</translation></message>
<message><source>The current layer, %1, is hidden. Show it, or choose another.</source><extracomment>SceneDrawing</extracomment><translation>当前图层 %1 已隐藏。请显示，或选择其他图层。</translation></message>
<message><source>Timeline</source><extracomment>ScrubBar</extracomment><translation>时间轴</translation></message>
<message><source>Set seed</source><extracomment>SeedSetting</extracomment><translation>设置种子</translation></message>
<message><source>Mute %1</source><extracomment>SelectionEdits</extracomment><translation>屏蔽 %1</translation></message>
<message><source>Unmute %1</source><extracomment>SelectionEdits</extracomment><translation>取消屏蔽 %1</translation></message>
<message><source>Solo %1</source><extracomment>SelectionEdits</extracomment><translation>单独启用 %1</translation></message>
<message><source>End solo of %1</source><extracomment>SelectionEdits</extracomment><translation>结束单独启用 %1</translation></message>
<message><source>The selection is in the viewport, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>选中内容在视口中，而视口已隐藏。</translation></message>
<message><source>The selection is on the canvas, which is hidden.</source><extracomment>SelectionEdits</extracomment><translation>选中内容在画布上，而画布已隐藏。</translation></message>
<message><source>Select an agent type first, or another card.</source><extracomment>SelectionEdits</extracomment><translation>请先选中智能体类型或其他卡片。</translation></message>
<message><source>No wire leads to this card.</source><extracomment>SelectionEdits</extracomment><translation>没有连线通向这张卡片。</translation></message>
<message><source>Show %1 as formula</source><extracomment>SelectionEdits</extracomment><translation>将 %1 显示为公式</translation></message>
<message><source>Delete %1</source><extracomment>SelectionEdits</extracomment><translation>删除 %1</translation></message>
<message><source>Cut %1</source><extracomment>SelectionEdits</extracomment><translation>剪切 %1</translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>粘贴 %n 项</numerusform></translation></message>
<message><source>Duplicate %1</source><extracomment>SelectionEdits</extracomment><translation>为 %1 创建副本</translation></message>
<message><source>Only behaviors and combiners can be solo, because only they give a force.</source><extracomment>SelectionEdits</extracomment><translation>只有行为和组合器可以单独启用，因为只有它们产生力。</translation></message>
<message><source>Detach %1</source><extracomment>SelectionEdits</extracomment><translation>使 %1 脱离连线</translation></message>
<message><source>There are no cards to arrange. Add some cards first.</source><extracomment>SelectionEdits</extracomment><translation>没有可排列的卡片。请先添加卡片。</translation></message>
<message><source>Lay out cards</source><extracomment>SelectionEdits</extracomment><translation>排列卡片</translation></message>
<message><source>Select two or more cards, frames or comments to align.</source><extracomment>SelectionEdits</extracomment><translation>请选中两个或更多的卡片、框或注释来对齐。</translation></message>
<message><source>Align %1</source><extracomment>SelectionEdits</extracomment><translation>对齐 %1</translation></message>
<message><source>A weight is a number from 0 to 100.</source><extracomment>SelectionEdits</extracomment><translation>权重是 0 到 100 之间的数。</translation></message>
<message><source>Select the card that the wire starts from.</source><extracomment>SelectionEdits</extracomment><translation>请选中连线起始的卡片。</translation></message>
<message><source>Wire %1</source><extracomment>SelectionEdits</extracomment><translation>连接 %1</translation></message>
<message><source>A wire from %1: select the card where it ends and wire again. Esc cancels.</source><extracomment>SelectionEdits</extracomment><translation>从 %1 开始的连线：选中终点卡片，再连一次。按 Esc 取消。</translation></message>
<message><source>Spread</source><extracomment>SettingRow</extracomment><translation>浮动</translation></message>
<message><source>Choose a picture of the project's folder</source><extracomment>SettingRow</extracomment><translation>选择项目文件夹中的图片</translation></message>
<message><source>Back to the default</source><extracomment>SettingRow</extracomment><translation>恢复默认值</translation></message>
<message><source>Take the wire of “%1” away</source><extracomment>SettingRow</extracomment><translation>去掉“%1”的连线</translation></message>
<message><source>No longer drive “%1” by a parameter</source><extracomment>SettingRow</extracomment><translation>不再用参数驱动“%1”</translation></message>
<message><source>Make “%1” a parameter, with a slider beside the world</source><extracomment>SettingRow</extracomment><translation>将“%1”设为参数，并在世界旁边提供滑块</translation></message>
<message><source>driven by %1</source><extracomment>SettingRow</extracomment><translation>由 %1 驱动</translation></message>
<message><source>Its name, range, step and settings</source><extracomment>SettingRow</extracomment><translation>它的名称、范围、步长和设置</translation></message>
<message><source>Settings</source><extracomment>SettingsDialog</extracomment><translation>设置</translation></message>
<message><source>For this editor, not saved in projects.</source><extracomment>SettingsDialog</extracomment><translation>用于此编辑器，不保存在项目中。</translation></message>
<message><source>Colors</source><extracomment>SettingsDialog</extracomment><translation>配色</translation></message>
<message><source>Desktop</source><extracomment>SettingsDialog</extracomment><translation>跟随系统</translation></message>
<message><source>Dark or light like other windows</source><extracomment>SettingsDialog</extracomment><translation>与其他窗口一样深色或浅色</translation></message>
<message><source>Dark</source><extracomment>SettingsDialog</extracomment><translation>深色</translation></message>
<message><source>Light</source><extracomment>SettingsDialog</extracomment><translation>浅色</translation></message>
<message><source>For bright rooms and projectors</source><extracomment>SettingsDialog</extracomment><translation>适合明亮的房间和投影</translation></message>
<message><source>Text size</source><extracomment>SettingsDialog</extracomment><translation>文字大小</translation></message>
<message><source>S</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>S</translation></message>
<message><source>Small: 90 %</source><extracomment>SettingsDialog</extracomment><translation>小：90%</translation></message>
<message><source>M</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>M</translation></message>
<message><source>Medium: 100 %</source><extracomment>SettingsDialog</extracomment><translation>中：100%</translation></message>
<message><source>L</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>L</translation></message>
<message><source>Large: 125 %</source><extracomment>SettingsDialog</extracomment><translation>大：125%</translation></message>
<message><source>XL</source><comment>text size</comment><extracomment>SettingsDialog</extracomment><translation>XL</translation></message>
<message><source>Very large: 150 %</source><extracomment>SettingsDialog</extracomment><translation>特大：150%</translation></message>
<message><source>Language</source><extracomment>SettingsDialog</extracomment><translation>语言</translation></message>
<message><source>At the start</source><extracomment>SettingsDialog</extracomment><translation>启动时</translation></message>
<message><source>Start page</source><extracomment>SettingsDialog</extracomment><translation>起始页</translation></message>
<message><source>Last project</source><extracomment>SettingsDialog</extracomment><translation>上次的项目</translation></message>
<message><source>Opens the last project</source><extracomment>SettingsDialog</extracomment><translation>打开上次的项目</translation></message>
<message><source>A file from the desktop</source><extracomment>SettingsDialog</extracomment><translation>从桌面打开文件</translation></message>
<message><source>New window</source><extracomment>SettingsDialog</extracomment><translation>新窗口</translation></message>
<message><source>This window</source><extracomment>SettingsDialog</extracomment><translation>此窗口</translation></message>
<message><source>Opens in the window that is open, after it has asked about unsaved changes</source><extracomment>SettingsDialog</extracomment><translation>先询问如何处理未保存的更改，再在已打开的窗口中打开</translation></message>
<message><source>Recent files</source><extracomment>SettingsDialog</extracomment><translation>最近的文件</translation></message>
<message><source>Clear list</source><extracomment>SettingsDialog</extracomment><translation>清空列表</translation></message>
<message><source>Keyboard</source><extracomment>SettingsDialog</extracomment><translation>键盘</translation></message>
<message><source>Shortcuts…</source><extracomment>SettingsDialog</extracomment><translation>快捷键…</translation></message>
<message><source>They share no setting. What acts on all of them is in the menu of a right click.</source><extracomment>SettingsList</extracomment><translation>它们没有共同的设置。可对全部执行的操作在右键菜单中。</translation></message>
<message><source>Large files take a while. %1</source><extracomment>ShellPopups</extracomment><translation>大文件需要一些时间。%1</translation></message>
<message><source>Keyboard shortcuts</source><extracomment>ShortcutsDialog</extracomment><translation>键盘快捷键</translation></message>
<message><source>Click on keys, then press new ones. Backspace removes them; Esc or Tab cancels.</source><extracomment>ShortcutsDialog</extracomment><translation>点击按键，再按新的按键。Backspace 移除；Esc 或 Tab 取消。</translation></message>
<message><source>Search actions or keys</source><extracomment>ShortcutsDialog</extracomment><translation>搜索操作或按键</translation></message>
<message><source>No action or key found.</source><extracomment>ShortcutsDialog</extracomment><translation>未找到操作或按键。</translation></message>
<message><source>Reset all</source><extracomment>ShortcutsDialog</extracomment><translation>全部重置</translation></message>
<message><source>Reset all to the defaults</source><extracomment>ShortcutsDialog</extracomment><translation>全部恢复为默认值</translation></message>
<message><source>Remove the keys of %1</source><extracomment>ShortcutsDialog</extracomment><translation>移除 %1 的按键</translation></message>
<message><source>Restore %1 for %2</source><extracomment>ShortcutsDialog</extracomment><translation>为“%2”恢复 %1</translation></message>
<message><source>%1 moves through the window. Press other keys, or Esc.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 用于在窗口中移动。请按其他键，或按 Esc。</translation></message>
<message><source>%1 belongs to “%2”. Press it again to move it here, Esc to cancel.</source><extracomment>ShortcutsDialog</extracomment><translation>%1 属于“%2”。再按一次可改用于此处，按 Esc 取消。</translation></message>
<message><source>From %1 to %2</source><extracomment>ShownWorld</extracomment><translation>从 %1 到 %2</translation></message>
<message><source>Coasting</source><extracomment>ShownWorld</extracomment><translation>滑行</translation></message>
<message><source>%1: 0 to %2</source><extracomment>ShownWorld</extracomment><translation>%1：0 到 %2</translation></message>
<message><source>Desired velocity</source><extracomment>ShownWorld</extracomment><translation>期望速度</translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>派遣 %n 个智能体</numerusform></translation></message>
<message><source>This run began in a running game, so its first ticks are not here. Let the game record: docs/recording.md says how.</source><extracomment>SimulationController</extracomment><translation>此次运行始于运行中的游戏，因此这里没有最初的各刻。可以让游戏记录：方法见 docs/recording.md。</translation></message>
<message><source>%1 is not alive at this tick.</source><extracomment>SimulationController</extracomment><translation>%1 在此刻不在世。</translation></message>
<message><source>%1 died at %2: %3.</source><extracomment>SimulationController</extracomment><translation>%1 于 %2 死亡：%3。</translation></message>
<message><source>%1 was removed by hand at %2.</source><extracomment>SimulationController</extracomment><translation>%1 于 %2 被手动移除。</translation></message>
<message><source>Added by hand at %1.</source><extracomment>SimulationController</extracomment><translation>于 %1 手动添加。</translation></message>
<message><source>Changed by hand at %1.</source><extracomment>SimulationController</extracomment><translation>于 %1 手动更改。</translation></message>
<message><source>Born at %1: %2.</source><extracomment>SimulationController</extracomment><translation>于 %1 出生：%2。</translation></message>
<message><source>%1 since %2: %3.</source><extracomment>SimulationController</extracomment><translation>自 %2 起为 %1：%3。</translation></message>
<message><source>%1, when %2 was true</source><extracomment>SimulationController</extracomment><translation>%1，当 %2 为真时</translation></message>
<message><source>%1, at %2</source><extracomment>SimulationController</extracomment><translation>%1，在 %2</translation></message>
<message><source>%1 s</source><extracomment>SketchItem</extracomment><translation>%1 秒</translation></message>
<message><source>Parameters</source><extracomment>SliderPanel</extracomment><translation>参数</translation></message>
<message><source>Restore all saved values</source><extracomment>SliderPanel</extracomment><translation>恢复所有保存值</translation></message>
<message><source>Restore the saved parameters</source><extracomment>SliderPanelModel</extracomment><translation>恢复参数的保存值</translation></message>
<message><source>Move a parameter</source><extracomment>SliderPanelModel</extracomment><translation>移动参数</translation></message>
<message><source>Remove a parameter</source><extracomment>SliderPanelModel</extracomment><translation>移除参数</translation></message>
<message><source>Rename a parameter</source><extracomment>SliderPanelModel</extracomment><translation>重命名参数</translation></message>
<message><source>Saved: %1</source><extracomment>SliderRow</extracomment><translation>保存值：%1</translation></message>
<message><source>Restore the saved value, %1</source><extracomment>SliderRow</extracomment><translation>恢复保存值 %1</translation></message>
<message><source>The setting it changed no longer exists.</source><extracomment>SliderRow</extracomment><translation>它所更改的设置已不存在。</translation></message>
<message><source>How fast the world runs. The run itself stays the same. Double-click: 1×.</source><extracomment>SpeedSlider</extracomment><translation>世界运行的快慢。运行本身不变。双击：1×。</translation></message>
<message><source>Reset everything: the parameters, the experiment, the run and its speed</source><extracomment>StageBar</extracomment><translation>全部重置：参数、实验、运行及其速度</translation></message>
<message><source>Slower</source><extracomment>StageBar</extracomment><translation>减慢</translation></message>
<message><source>Speed %1</source><extracomment>StageBar</extracomment><translation>速度 %1</translation></message>
<message><source>Faster</source><extracomment>StageBar</extracomment><translation>加快</translation></message>
<message><source>Show ▴</source><extracomment>StageBar</extracomment><translation>显示 ▴</translation></message>
<message><source>Show</source><extracomment>StageBar</extracomment><translation>显示</translation></message>
<message><source>What to show besides the agents, and what their colors mean</source><extracomment>StageBar</extracomment><translation>除智能体外还显示什么，以及颜色的含义</translation></message>
<message><source>Spotlight</source><extracomment>StageBar</extracomment><translation>聚光灯</translation></message>
<message><source>Darkens the world around the mouse</source><extracomment>StageBar</extracomment><translation>使鼠标周围以外的世界变暗</translation></message>
<message><source>%1 ticks</source><extracomment>StageBar</extracomment><translation>%1 刻</translation></message>
<message><source>Leave the presentation</source><extracomment>StageBar</extracomment><translation>退出演示</translation></message>
<message><source>Tiller</source><extracomment>StartPage</extracomment><translation>Tiller</translation></message>
<message><source>Draw how agents steer, and watch them move while you draw. Open an example and drag something.</source><extracomment>StartPage</extracomment><translation>画出智能体如何转向，边画边看它们运动。打开一个示例，随意拖动看看。</translation></message>
<message><source>Back to “%1”</source><extracomment>StartPage</extracomment><translation>返回“%1”</translation></message>
<message><source>New project</source><extracomment>StartPage</extracomment><translation>新建项目</translation></message>
<message><source>Open a file…</source><extracomment>StartPage</extracomment><translation>打开文件…</translation></message>
<message><source>%1 explains keys and mouse; %2 finds every command by its name.</source><extracomment>StartPage</extracomment><translation>%1 介绍键盘和鼠标；%2 可按名称查找任何命令。</translation></message>
<message><source>Add the answers to choose from.</source><extracomment>StepAnswers</extracomment><translation>添加供选择的答案。</translation></message>
<message><source>The check marks the right one.</source><extracomment>StepAnswers</extracomment><translation>勾选的是正确答案。</translation></message>
<message><source>This is the right answer</source><extracomment>StepAnswers</extracomment><translation>这是正确答案</translation></message>
<message><source>Make this the right answer</source><extracomment>StepAnswers</extracomment><translation>设为正确答案</translation></message>
<message><source>Answer %1</source><extracomment>StepAnswers</extracomment><translation>答案 %1</translation></message>
<message><source>Remove the answer</source><extracomment>StepAnswers</extracomment><translation>移除答案</translation></message>
<message><source>Add an answer</source><extracomment>StepAnswers</extracomment><translation>添加答案</translation></message>
<message><source>Close the step</source><extracomment>StepForm</extracomment><translation>收起步骤</translation></message>
<message><source>Open the step “%1”</source><extracomment>StepForm</extracomment><translation>展开步骤“%1”</translation></message>
<message><source>Plots, presented</source><extracomment>StepFormModel</extracomment><translation>曲线图（演示时）</translation></message>
<message><source>Counts, presented</source><extracomment>StepFormModel</extracomment><translation>数量（演示时）</translation></message>
<message><source>Palette and inspector</source><extracomment>StepFormModel</extracomment><translation>节点库和检查器</translation></message>
<message><source>The world has its own settings.</source><extracomment>StepFormModel</extracomment><translation>世界使用它自己的设置。</translation></message>
<message><source>The world has: %1</source><extracomment>StepFormModel</extracomment><translation>世界使用：%1</translation></message>
<message><source>Use the settings as they are now</source><extracomment>StepFormModel</extracomment><translation>采用当前的设置</translation></message>
<message><source>Use none</source><extracomment>StepFormModel</extracomment><translation>不采用设置</translation></message>
<message><source>The step shows the whole world.</source><extracomment>StepFormModel</extracomment><translation>此步骤显示整个世界。</translation></message>
<message><source>The step shows a part of the world: %1 (middle and width).</source><extracomment>StepFormModel</extracomment><translation>此步骤显示世界的一部分：%1（中心和宽度）。</translation></message>
<message><source>Use the view as it is now</source><extracomment>StepFormModel</extracomment><translation>采用当前的视图</translation></message>
<message><source>Show the whole world</source><extracomment>StepFormModel</extracomment><translation>显示整个世界</translation></message>
<message><source>Nothing stands out.</source><extracomment>StepFormModel</extracomment><translation>没有突出显示的内容。</translation></message>
<message><source>The spotlight is on %1.</source><extracomment>StepFormModel</extracomment><translation>聚光灯照在 %1 上。</translation></message>
<message><source>Spotlight the selection</source><extracomment>StepFormModel</extracomment><translation>聚光选中内容</translation></message>
<message><source>Nothing</source><extracomment>StepFormModel</extracomment><translation>无</translation></message>
<message><source>On the page, pupils may change no card.</source><extracomment>StepFormModel</extracomment><translation>在网页上，学生不能更改任何卡片。</translation></message>
<message><source>On the page, pupils may change %1.</source><extracomment>StepFormModel</extracomment><translation>在网页上，学生可以更改 %1。</translation></message>
<message><source>Let them change the selection</source><extracomment>StepFormModel</extracomment><translation>允许更改选中内容</translation></message>
<message><source>Pause after (seconds, 0 = never)</source><extracomment>StepFormModel</extracomment><translation>暂停于（秒，0 = 不暂停）</translation></message>
<message><source>Curve of</source><extracomment>StepFormModel</extracomment><translation>曲线内容</translation></message>
<message><source>Text that follows</source><extracomment>StepFormModel</extracomment><translation>后续文字</translation></message>
<message><source>Answer, after the guess</source><extracomment>StepFormModel</extracomment><translation>答案（猜测之后）</translation></message>
<message><source>Overlays: as the pupil has them</source><extracomment>StepFormModel</extracomment><translation>叠加层：以学生的设置为准</translation></message>
<message><source>Hidden in the window: nothing</source><extracomment>StepFormModel</extracomment><translation>窗口中隐藏：无</translation></message>
<message><source>Hidden in the window</source><extracomment>StepFormModel</extracomment><translation>窗口中隐藏</translation></message>
<message><source>Title of the step</source><extracomment>StepFormModel</extracomment><translation>步骤的标题</translation></message>
<message><source>A lesson has steps. Each shows a text and settings of the run, and may ask for a guess before the world plays.</source><extracomment>StepList</extracomment><translation>一课由步骤组成。每个步骤显示一段文字和运行的设置，也可以在世界运行之前要求猜测。</translation></message>
<message><source>Add a step</source><extracomment>StepList</extracomment><translation>添加步骤</translation></message>
<message><source>all of %1</source><extracomment>StepListModel</extracomment><translation>所有 %1</translation></message>
<message><source>Choose a plot</source><extracomment>StepListModel</extracomment><translation>选择曲线图</translation></message>
<message><source>New plot…</source><extracomment>StepListModel</extracomment><translation>新建曲线图…</translation></message>
<message><source>Step %1</source><extracomment>StepListModel</extracomment><translation>步骤 %1</translation></message>
<message><source>Delete a step</source><extracomment>StepListModel</extracomment><translation>删除步骤</translation></message>
<message><source>Move a step</source><extracomment>StepListModel</extracomment><translation>移动步骤</translation></message>
<message><source>Rename a step</source><extracomment>StepListModel</extracomment><translation>重命名步骤</translation></message>
<message><source>“%1” is no number.</source><extracomment>StepListModel</extracomment><translation>“%1”不是数。</translation></message>
<message><source>Change a step</source><extracomment>StepListModel</extracomment><translation>更改步骤</translation></message>
<message><source>No setting differs from the project as it was opened, and a step takes those that differ. Save the project, and then change what the step needs.</source><extracomment>StepListModel</extracomment><translation>没有设置与打开时的项目不同，而步骤只采用不同的设置。请先保存项目，再更改该步骤所需的设置。</translation></message>
<message><source>No setting differs from the saved project. Move a slider or change a setting first.</source><extracomment>StepListModel</extracomment><translation>没有与已保存项目不同的设置。请先移动滑块或更改设置。</translation></message>
<message><source>Click an agent in the world, or select one agent type or one scene item first.</source><extracomment>StepListModel</extracomment><translation>请先在世界中点击一个智能体，或选中一个智能体类型或场景元素。</translation></message>
<message><source>Select the cards on the canvas first.</source><extracomment>StepListModel</extracomment><translation>请先在画布上选中卡片。</translation></message>
<message><source>Bold</source><extracomment>StepText</extracomment><translation>粗体</translation></message>
<message><source>Makes the selected words bold</source><extracomment>StepText</extracomment><translation>使选中的文字变为粗体</translation></message>
<message><source>bold</source><extracomment>StepText</extracomment><translation>粗体</translation></message>
<message><source>List</source><extracomment>StepText</extracomment><translation>列表</translation></message>
<message><source>Begins a list</source><extracomment>StepText</extracomment><translation>开始一个列表</translation></message>
<message><source>Link</source><extracomment>StepText</extracomment><translation>链接</translation></message>
<message><source>A link to the selected card, or to the agent that you clicked: it lights them up</source><extracomment>StepText</extracomment><translation>指向选中的卡片或你点击的智能体的链接：会将其高亮</translation></message>
<message><source>Sweep</source><extracomment>SweepBar</extracomment><translation>扫描</translation></message>
<message><source>Run the sweep</source><extracomment>SweepBar</extracomment><translation>运行扫描</translation></message>
<message><source>Pause the sweep</source><extracomment>SweepBar</extracomment><translation>暂停扫描</translation></message>
<message><source>Run what has no result yet.</source><extracomment>SweepBar</extracomment><translation>运行尚无结果的部分。</translation></message>
<message><source>Stop the sweep</source><extracomment>SweepBar</extracomment><translation>停止扫描</translation></message>
<message><source>Stop. The results so far are kept.</source><extracomment>SweepBar</extracomment><translation>停止。保留目前的结果。</translation></message>
<message><source>Five more seeds</source><extracomment>SweepBar</extracomment><translation>再加五个种子</translation></message>
<message><source>Run five more seeds of each combination.</source><extracomment>SweepBar</extracomment><translation>每种组合再用五个种子运行。</translation></message>
<message><source>More for the sweep</source><extracomment>SweepBar</extracomment><translation>扫描的更多操作</translation></message>
<message><source>Edit the sweep…</source><extracomment>SweepBar</extracomment><translation>编辑扫描…</translation></message>
<message><source>Save the chart or table…</source><extracomment>SweepBar</extracomment><translation>保存图表或表格…</translation></message>
<message><source>Delete the sweep</source><extracomment>SweepBar</extracomment><translation>删除扫描</translation></message>
<message><source>Combination</source><extracomment>SweepChart</extracomment><translation>组合</translation></message>
<message><source>%1 must be a whole number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 必须是整数，%2。</translation></message>
<message><source>%1 must be a number, %2.</source><extracomment>SweepDraft</extracomment><translation>%1 必须是数，%2。</translation></message>
<message><source>Which number of a run counts</source><extracomment>SweepDraft</extracomment><translation>采用运行中的哪个数值</translation></message>
<message><source>Result</source><extracomment>SweepDraft</extracomment><translation>结果</translation></message>
<message><source>And vary</source><extracomment>SweepDraft</extracomment><translation>同时改变</translation></message>
<message><source>Measure</source><extracomment>SweepDraft</extracomment><translation>测量</translation></message>
<message><source>How many seeds each combination has</source><extracomment>SweepDraft</extracomment><translation>每种组合使用多少个种子</translation></message>
<message><source>Choose the setting to vary.</source><extracomment>SweepDraft</extracomment><translation>选择要改变的设置。</translation></message>
<message><source>The length must be a number of seconds, at least one tick.</source><extracomment>SweepDraft</extracomment><translation>时长必须是秒数，至少一刻。</translation></message>
<message><source>These are %1 runs; the editor takes at most %2. Take fewer values or seeds, or run “tiller sweep”.</source><extracomment>SweepDraft</extracomment><translation>这需要 %1 次运行，编辑器最多接受 %2 次。请减少取值或种子，或运行“tiller sweep”。</translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n 次运行</numerusform></translation></message>
<message><source>%1: %2 on this machine</source><extracomment>SweepDraft</extracomment><translation>%1：在这台电脑上需 %2</translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n 刻</numerusform></translation></message>
<message><source>%1 (mean %2 ± %3)</source><extracomment>SweepItem</extracomment><translation>%1（平均 %2 ± %3）</translation></message>
<message><source>Use these values</source><extracomment>SweepView</extracomment><translation>采用这些取值</translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>已完成 %1 / %n 次运行</numerusform></translation></message>
<message><source>%1, paused</source><extracomment>Sweeps</extracomment><translation>%1，已暂停</translation></message>
<message><source>%1, %2 left</source><extracomment>Sweeps</extracomment><translation>%1，还剩 %2</translation></message>
<message><source>These results are older than the project. Run it again.</source><extracomment>Sweeps</extracomment><translation>这些结果早于当前项目。请重新运行。</translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n 个种子</numerusform></translation></message>
<message><source>%1. Run it to get the others.</source><extracomment>Sweeps</extracomment><translation>%1。运行可得到其余结果。</translation></message>
<message><source>Try values</source><extracomment>Sweeps</extracomment><translation>尝试取值</translation></message>
<message><source>Edit the sweep</source><extracomment>Sweeps</extracomment><translation>编辑扫描</translation></message>
<message><source>Keep the results of the sweep</source><extracomment>Sweeps</extracomment><translation>保留扫描的结果</translation></message>
<message><source>The editor takes at most %1 runs.</source><extracomment>Sweeps</extracomment><translation>编辑器最多接受 %1 次运行。</translation></message>
<message><source>More seeds</source><extracomment>Sweeps</extracomment><translation>更多种子</translation></message>
<message><source>Run with seed %1</source><extracomment>Sweeps</extracomment><translation>用种子 %1 运行</translation></message>
<message><source>Range</source><extracomment>SweptValues</extracomment><translation>范围</translation></message>
<message><source>As many values as you say, from the first to the last.</source><extracomment>SweptValues</extracomment><translation>从第一个到最后一个，取指定个数的值。</translation></message>
<message><source>Values separated by commas.</source><extracomment>SweptValues</extracomment><translation>用逗号分隔的值。</translation></message>
<message><source>%1; now %2</source><extracomment>SweptValues</extracomment><translation>%1；当前 %2</translation></message>
<message><source>Now %1</source><extracomment>SweptValues</extracomment><translation>当前 %1</translation></message>
<message><source>Values</source><extracomment>SweptValues</extracomment><translation>取值</translation></message>
<message><source>From</source><extracomment>SweptValues</extracomment><translation>从</translation></message>
<message><source>To</source><extracomment>SweptValues</extracomment><translation>到</translation></message>
<message><source>to</source><extracomment>SweptValues</extracomment><translation>到</translation></message>
<message><source>Values, separated by commas</source><extracomment>SweptValues</extracomment><translation>取值，用逗号分隔</translation></message>
<message><source>Number of values</source><extracomment>SweptValues</extracomment><translation>取值的个数</translation></message>
<message><source>values</source><extracomment>SweptValues</extracomment><translation>个值</translation></message>
<message><source>in</source><extracomment>SweptValues</extracomment><translation>分为</translation></message>
<message><source>%1: “%2” is no number. It takes %3.</source><extracomment>SweptValues</extracomment><translation>%1：“%2”不是数。须为 %3。</translation></message>
<message><source>%1: the number of values must be a whole number, 1 to %2.</source><extracomment>SweptValues</extracomment><translation>%1：取值的个数必须是 1 到 %2 的整数。</translation></message>
<message><source>“%1” leads nowhere. Links are http(s) addresses, node:ID, agent:NAME and experiment:ID.</source><extracomment>Teaching</extracomment><translation>“%1”链接无效。链接可以是 http(s) 地址、node:ID、agent:NAME 和 experiment:ID。</translation></message>
<message><source>A link leads to a card, a wire, a scene item or an agent: select one. Of a group, open it and select a card in it.</source><extracomment>Teaching</extracomment><translation>链接指向卡片、连线、场景元素或智能体：请选择其中一个。对于分组，请打开它并选择其中的卡片。</translation></message>
<message><source>There is nothing with the id “%1”.</source><extracomment>Teaching</extracomment><translation>没有 ID 为“%1”的内容。</translation></message>
<message><source>There is no agent with the name “%1”.</source><extracomment>Teaching</extracomment><translation>没有名为“%1”的智能体。</translation></message>
<message><source>Select one wire first: its weight becomes a parameter.</source><extracomment>Teaching</extracomment><translation>请先选中一条连线：它的权重会成为参数。</translation></message>
<message><source>%1 of %2, tick %3</source><extracomment>Timeline</extracomment><translation>%1 / %2，第 %3 刻</translation></message>
<message><source>%1, in the past</source><extracomment>Timeline</extracomment><translation>%1，过去</translation></message>
<message><source>%1, now</source><extracomment>Timeline</extracomment><translation>%1，现在</translation></message>
<message><source>Reaches back to the start. The past takes %1 of 256 MB.</source><extracomment>Timeline</extracomment><translation>可回到起点。过去的记录占 %1，上限 256 MB。</translation></message>
<message><source>Reaches back %1, to where the editor attached to the game. The past takes %2 of 256 MB.</source><extracomment>Timeline</extracomment><translation>可回退 %1，到编辑器附加到游戏之时。过去的记录占 %2，上限 256 MB。</translation></message>
<message><source>Reaches back %1. With so many agents, more does not fit into 256 MB.</source><extracomment>Timeline</extracomment><translation>可回退 %1。智能体这么多，256 MB 装不下更多。</translation></message>
<message><source>Since %1 (tick %2) the run differs from the game: %3. At %4 it was the same.</source><extracomment>Timeline</extracomment><translation>从 %1（第 %2 刻）起，运行与游戏不同：%3。在 %4 时还相同。</translation></message>
<message><source>Branched at %1: the old run begins there</source><extracomment>Timeline</extracomment><translation>在 %1 分叉：旧的运行从那里开始</translation></message>
<message><source>Faded: the old run, from %1 on</source><extracomment>Timeline</extracomment><translation>变淡的：旧的运行，从 %1 起</translation></message>
<message><source>Faded: the run without the edits from %1 on</source><extracomment>Timeline</extracomment><translation>变淡的：没有 %1 起各次编辑的运行</translation></message>
<message><source>Play goes on from here; the run after %1 stays as a faded overlay</source><extracomment>Timeline</extracomment><translation>“播放”从这里继续；%1 之后的运行以变淡的叠加层保留</translation></message>
<message><source>The run goes on from %1. The recorded future after that is the faded overlay.</source><extracomment>Timeline</extracomment><translation>运行从 %1 继续。此后记录的未来显示为变淡的叠加层。</translation></message>
<message><source>Reaches back to</source><extracomment>TimelineBar</extracomment><translation>可回退到</translation></message>
<message><source>first</source><extracomment>TimelineBar</extracomment><translation>最早</translation></message>
<message><source>Saved as %1</source><extracomment>Toast</extracomment><translation>已保存为 %1</translation></message>
<message><source>Drawing tools</source><extracomment>ToolStrip</extracomment><translation>绘图工具</translation></message>
<message><source>What is shown</source><extracomment>TopBar</extracomment><translation>显示的内容</translation></message>
<message><source>Canvas</source><extracomment>TopBar</extracomment><translation>画布</translation></message>
<message><source>The canvas alone</source><extracomment>TopBar</extracomment><translation>仅画布</translation></message>
<message><source>Both</source><extracomment>TopBar</extracomment><translation>两者</translation></message>
<message><source>Canvas and viewport side by side</source><extracomment>TopBar</extracomment><translation>画布和视口并排</translation></message>
<message><source>Stacked</source><extracomment>TopBar</extracomment><translation>上下</translation></message>
<message><source>The viewport below the canvas</source><extracomment>TopBar</extracomment><translation>视口在画布下方</translation></message>
<message><source>Viewport</source><extracomment>TopBar</extracomment><translation>视口</translation></message>
<message><source>The viewport alone</source><extracomment>TopBar</extracomment><translation>仅视口</translation></message>
<message><source>Light colors, for bright rooms and projectors</source><extracomment>TopBar</extracomment><translation>浅色，适合明亮的房间和投影</translation></message>
<message><source>Dark colors</source><extracomment>TopBar</extracomment><translation>深色</translation></message>
<message><source>no backup</source><extracomment>TopBar</extracomment><translation>无备份</translation></message>
<message><source>also open elsewhere</source><extracomment>TopBar</extracomment><translation>也在别处打开</translation></message>
<message><source>Project %1</source><extracomment>TopBar</extracomment><translation>项目 %1</translation></message>
<message><source>Unsaved changes would be lost in a crash: %1</source><extracomment>TopBar</extracomment><translation>如果崩溃，未保存的更改会丢失：%1</translation></message>
<message><source>Another window has this file open. If both save it, the last save wins.</source><extracomment>TopBar</extracomment><translation>另一个窗口也打开了此文件。如果两边都保存，以最后一次保存为准。</translation></message>
<message><source>Not saved yet. After a crash your changes can be restored.</source><extracomment>TopBar</extracomment><translation>尚未保存。崩溃后可以恢复你的更改。</translation></message>
<message><source>Open &amp;recent</source><extracomment>TopMenus</extracomment><translation>打开最近的文件(&amp;R)</translation></message>
<message><source>E&amp;xamples</source><extracomment>TopMenus</extracomment><translation>示例(&amp;X)</translation></message>
<message><source>Seed</source><extracomment>TransportBar</extracomment><translation>种子</translation></message>
<message><source>Seed of the game's run</source><extracomment>TransportBar</extracomment><translation>游戏运行的种子</translation></message>
<message><source>The game gave this run its seed. Open a project to choose one.</source><extracomment>TransportBar</extracomment><translation>此次运行的种子由游戏给定。打开项目即可自选种子。</translation></message>
<message><source>The same seed gives the same run, bit for bit. A new seed changes the random numbers from now on; reset to see a whole run with it.</source><extracomment>TransportBar</extracomment><translation>同样的种子产生分毫不差的运行。新种子从现在起改变随机数；重置后可看到用它的完整运行。</translation></message>
<message><source>New seed</source><extracomment>TransportBar</extracomment><translation>新种子</translation></message>
<message><source>Choose a new seed and start again: the same rules with other random numbers.</source><extracomment>TransportBar</extracomment><translation>选一个新种子重新开始：规则不变，随机数不同。</translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1（%n 次）</numerusform></translation></message>
<message><source>%1, back to %2</source><extracomment>UndoHistory</extracomment><translation>%1，回到 %2</translation></message>
<message><source>Undone: %1. The run is back at %2. Press Space to go on from here.</source><extracomment>UndoHistory</extracomment><translation>已撤销：%1。运行回到 %2。按空格键从这里继续。</translation></message>
<message><source>%1; the best run with fresh seeds</source><extracomment>ValueFinder</extracomment><translation>%1；用新种子运行最好的结果</translation></message>
<message><source>The project runs first</source><extracomment>ValueFinder</extracomment><translation>先运行项目</translation></message>
<message><source>%1, best score %2, %3 left</source><extracomment>ValueFinder</extracomment><translation>%1，最佳得分 %2，还剩 %3</translation></message>
<message><source>The project meets the goals already; no other values can be better.</source><extracomment>ValueFinder</extracomment><translation>项目已满足目标，没有更好的取值。</translation></message>
<message><source>Stopped before any other values were tried.</source><extracomment>ValueFinder</extracomment><translation>在尝试其他取值之前已停止。</translation></message>
<message><source>Stopped: the scores are of the seeds that were searched, so they look better than they are.</source><extracomment>ValueFinder</extracomment><translation>已停止：得分来自搜索所用的种子，因此看起来比实际更好。</translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>用 %n 个新种子检验，结果 1 优于项目。</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>用 %n 个新种子检验，项目与结果 1 不相上下。</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>用 %n 个新种子检验，项目优于结果 1。</numerusform></translation></message>
<message><source>Project</source><extracomment>ValueFinder</extracomment><translation>项目</translation></message>
<message><source>Result %1</source><extracomment>ValueFinder</extracomment><translation>结果 %1</translation></message>
<message><source>Use found values</source><extracomment>ValueFinder</extracomment><translation>采用找到的取值</translation></message>
<message><source>At tick %1. </source><extracomment>VariantPane</extracomment><translation>第 %1 刻。</translation></message>
<message><source>Stop comparing</source><extracomment>VariantPane</extracomment><translation>停止比较</translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1：%n 个智能体，第 %2 刻</numerusform></translation></message>
<message><source>Now</source><extracomment>VariantsView</extracomment><translation>现在</translation></message>
<message><source>Earlier versions of “%1”</source><extracomment>VersionsDialog</extracomment><translation>“%1”的早期版本</translation></message>
<message><source>Each save keeps the version before it: the last ten, and the last one of each day for a month.</source><extracomment>VersionsDialog</extracomment><translation>每次保存都会保留之前的版本：最近十个，以及一个月内每天的最后一个。</translation></message>
<message><source>No earlier versions yet. Each save keeps one.</source><extracomment>VersionsDialog</extracomment><translation>还没有早期版本。每次保存会保留一个。</translation></message>
<message><source>Since then: %1</source><extracomment>VersionsDialog</extracomment><translation>此后：%1</translation></message>
<message><source>The same as the open project</source><extracomment>VersionsDialog</extracomment><translation>与打开的项目相同</translation></message>
<message><source>Color by</source><extracomment>ViewportHeader</extracomment><translation>着色依据</translation></message>
<message><source>Color agents by their type, and by their mode where it has a color.</source><extracomment>ViewportHeader</extracomment><translation>按类型给智能体着色；若其模式有颜色，则按模式。</translation></message>
<message><source>Behavior</source><extracomment>ViewportHeader</extracomment><translation>行为</translation></message>
<message><source>Color agents by the behavior with the largest share of the force.</source><extracomment>ViewportHeader</extracomment><translation>按在力中占比最大的行为给智能体着色。</translation></message>
<message><source>Number…</source><extracomment>ViewportHeader</extracomment><translation>数值…</translation></message>
<message><source>Color the agents of a type by a number: their speed, a distance, or what a number node gives.</source><extracomment>ViewportHeader</extracomment><translation>按数值给某类型的智能体着色：速率、距离，或数值节点的输出。</translation></message>
<message><source>Show ▾</source><extracomment>ViewportHeader</extracomment><translation>显示 ▾</translation></message>
<message><source>What to show besides the agents.</source><extracomment>ViewportHeader</extracomment><translation>除智能体外还显示什么。</translation></message>
<message><source>Layers of the world: show, hide and lock scene items together.</source><extracomment>ViewportHeader</extracomment><translation>世界的图层：成批显示、隐藏和锁定场景元素。</translation></message>
<message><source>Fit</source><extracomment>ViewportHeader</extracomment><translation>适合窗口</translation></message>
<message><source>Show the whole world. The wheel zooms, dragging with the right or middle button pans.</source><extracomment>ViewportHeader</extracomment><translation>显示整个世界。滚轮缩放，按住右键或中键拖动可平移。</translation></message>
<message><source>Send the selected agents here</source><extracomment>ViewportPane</extracomment><translation>派遣选中的智能体到这里</translation></message>
<message><source>Selected scene items</source><extracomment>ViewportPane</extracomment><translation>选中的场景元素</translation></message>
<message><source>Align</source><extracomment>ViewportPane</extracomment><translation>对齐</translation></message>
<message><source>Left edges</source><extracomment>ViewportPane</extracomment><translation>左边缘</translation></message>
<message><source>Centers, left to right</source><extracomment>ViewportPane</extracomment><translation>水平居中</translation></message>
<message><source>Right edges</source><extracomment>ViewportPane</extracomment><translation>右边缘</translation></message>
<message><source>Top edges</source><extracomment>ViewportPane</extracomment><translation>上边缘</translation></message>
<message><source>Centers, top to bottom</source><extracomment>ViewportPane</extracomment><translation>垂直居中</translation></message>
<message><source>Bottom edges</source><extracomment>ViewportPane</extracomment><translation>下边缘</translation></message>
<message><source>Distribute</source><extracomment>ViewportPane</extracomment><translation>分布</translation></message>
<message><source>Left to right</source><extracomment>ViewportPane</extracomment><translation>从左到右</translation></message>
<message><source>Top to bottom</source><extracomment>ViewportPane</extracomment><translation>从上到下</translation></message>
<message><source>Bring to the front</source><extracomment>ViewportPane</extracomment><translation>移到最前</translation></message>
<message><source>Send to the back</source><extracomment>ViewportPane</extracomment><translation>移到最后</translation></message>
<message><source>Color by type</source><extracomment>Watch</extracomment><translation>按类型着色</translation></message>
<message><source>A film is already being recorded.</source><extracomment>WatchFlow</extracomment><translation>已在录制视频。</translation></message>
<message><source>The plots could not be saved</source><extracomment>WatchFlow</extracomment><translation>无法保存曲线图</translation></message>
<message><source>Color agents by a number</source><extracomment>WatchFlow</extracomment><translation>按数值给智能体着色</translation></message>
<message><source>Add a plot</source><extracomment>WatchFlow</extracomment><translation>添加曲线图</translation></message>
<message><source>Edit the plot</source><extracomment>WatchFlow</extracomment><translation>编辑曲线图</translation></message>
<message><source>Color</source><extracomment>WatchFlow</extracomment><translation>颜色</translation></message>
<message><source>Run</source><extracomment>WatchFlow</extracomment><translation>运行</translation></message>
<message><source>Find values</source><extracomment>WatchFlow</extracomment><translation>寻找取值</translation></message>
<message><source>Find</source><extracomment>WatchFlow</extracomment><translation>寻找</translation></message>
<message><source>To %1</source><extracomment>WatchFlow</extracomment><translation>到 %1</translation></message>
<message><source>Runs ahead</source><extracomment>WatchFlow</extracomment><translation>向前运行</translation></message>
<message><source>Cancel (Esc)</source><extracomment>WatchFlow</extracomment><translation>取消 (Esc)</translation></message>
<message><source>Pauses at the tick that was reached.</source><extracomment>WatchFlow</extracomment><translation>在已到达的刻暂停。</translation></message>
<message><source>Film</source><extracomment>WatchFlow</extracomment><translation>视频</translation></message>
<message><source>Cancel this film</source><extracomment>WatchFlow</extracomment><translation>取消此视频</translation></message>
<message><source>Nothing is written.</source><extracomment>WatchFlow</extracomment><translation>不会写入任何内容。</translation></message>
<message><source>%1. The seed stays as it is.</source><extracomment>WatchFlow</extracomment><translation>%1。种子保持不变。</translation></message>
<message><source>The picture or film could not be saved</source><extracomment>WatchFlow</extracomment><translation>无法保存图片或视频</translation></message>
<message><source>Weight of the wire</source><extracomment>WeightEditor</extracomment><translation>连线的权重</translation></message>
<message><source>Point of the wire from %1 to %2</source><extracomment>WirePoints</extracomment><translation>从 %1 到 %2 的连线的折点</translation></message>
<message><source>Select the wire that the point is for.</source><extracomment>WirePoints</extracomment><translation>请选中要添加折点的连线。</translation></message>
<message><source>Select a wire with points.</source><extracomment>WirePoints</extracomment><translation>请选中有折点的连线。</translation></message>
<message><source>Remove a point of the wire</source><extracomment>WirePoints</extracomment><translation>移除连线的折点</translation></message>
<message><source>This reference is shown as a tag. Show references as wires first.</source><extracomment>WirePoints</extracomment><translation>此引用显示为标签。请先将引用显示为连线。</translation></message>
<message><source>Add a point to the wire</source><extracomment>WirePoints</extracomment><translation>在连线上添加折点</translation></message>
<message><source>%1 (Enter)</source><extracomment>WorldInput</extracomment><translation>%1 (Enter)</translation></message>
<message><source>move by %1 (Enter)</source><extracomment>WorldInput</extracomment><translation>移动 %1 (Enter)</translation></message>
<message><source>moved by %1, %2</source><extracomment>WorldInput</extracomment><translation>已移动 %1, %2</translation></message>
<message><source>Mirror %1</source><extracomment>WorldSelection</extracomment><translation>镜像 %1</translation></message>
<message><source>Select two or more scene items to align.</source><extracomment>WorldSelection</extracomment><translation>请选中两个或更多场景元素来对齐。</translation></message>
<message><source>Bring %1 to the front</source><extracomment>WorldSelection</extracomment><translation>将 %1 移到最前</translation></message>
<message><source>Send %1 to the back</source><extracomment>WorldSelection</extracomment><translation>将 %1 移到最后</translation></message>
<message><source>Hide the parameters</source><extracomment>WorldSide</extracomment><translation>隐藏参数</translation></message>
<message><source>Show the parameters</source><extracomment>WorldSide</extracomment><translation>显示参数</translation></message>
<message><source>Events</source><extracomment>WorldSide</extracomment><translation>事件</translation></message>
<message><source>Events: here, variant, ±</source><extracomment>WorldSide</extracomment><translation>事件：此处、变体、±</translation></message>
<message><source>Events: now, before, ±</source><extracomment>WorldSide</extracomment><translation>事件：现在、之前、±</translation></message>
<message><source>Hide the events</source><extracomment>WorldSide</extracomment><translation>隐藏事件</translation></message>
<message><source>Show the events</source><extracomment>WorldSide</extracomment><translation>显示事件</translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>世界：%n 个智能体，第 %1 刻</numerusform></translation></message>
<message><source>Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.</source><extracomment>WorldView</extracomment><translation>点击选中智能体；拖动智能体和场景元素；方向键移动选中内容；使用工具时，按 Enter 在中央绘制或添加；按 Delete 移除选中的智能体。</translation></message>
<message><source>The world runs without the last edits: %1</source><extracomment>WorldView</extracomment><translation>世界仍按最近几次编辑之前的内容运行：%1</translation></message>
<message><source>Play again from the start</source><extracomment>WorldView</extracomment><translation>从头重新播放</translation></message>
<message><source>Hide this note</source><extracomment>WorldView</extracomment><translation>隐藏此提示</translation></message>
<message><source>Ghosts: the next 2 s without %1; rings: with it</source><extracomment>WorldView</extracomment><translation>虚影：没有 %1 时接下来的 2 秒；圆环：有它时</translation></message>
<message><source>Discard the old run</source><extracomment>WorldView</extracomment><translation>丢弃旧的运行</translation></message>
<message><source>Ground that the brush paints</source><extracomment>WorldView</extracomment><translation>画笔绘制的地面</translation></message>
<message><source>Radius</source><extracomment>WorldView</extracomment><translation>半径</translation></message>
<message><source>How far the brush reaches. The keys [ and ] change it, too.</source><extracomment>WorldView</extracomment><translation>画笔的范围。也可按 [ 和 ] 键更改。</translation></message>
<message><source>Value</source><extracomment>WorldView</extracomment><translation>值</translation></message>
<message><source>The value that a painted cell gets.</source><extracomment>WorldView</extracomment><translation>绘制的单元格得到的值。</translation></message>
<message><source>Soft</source><extracomment>WorldView</extracomment><translation>柔和</translation></message>
<message><source>Soft edge of the brush</source><extracomment>WorldView</extracomment><translation>画笔的柔和边缘</translation></message>
<message><source>The brush paints less toward its edge.</source><extracomment>WorldView</extracomment><translation>画笔越靠边缘越淡。</translation></message>
<message><source>Fill</source><extracomment>WorldView</extracomment><translation>填充</translation></message>
<message><source>Gives all cells of the ground this value.</source><extracomment>WorldView</extracomment><translation>把此值赋给地面的所有单元格。</translation></message>
<message><source>Agent type that the brush adds</source><extracomment>WorldView</extracomment><translation>画笔添加的智能体类型</translation></message>
<message><source>The clipboard holds no text. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>剪贴板中没有文字。请先复制卡片，在这里或另一个项目中都可以。</translation></message>
<message><source>The text on the clipboard is no part of a Tiller project. Copy cards first, here or in another project.</source><extracomment>tiller</extracomment><translation>剪贴板中的文字不是 Tiller 项目的一部分。请先复制卡片，在这里或另一个项目中都可以。</translation></message>
<message><source>The text on the clipboard cannot be pasted. </source><extracomment>tiller</extracomment><translation>无法粘贴剪贴板中的文字。</translation></message>
<message><source>The project on the clipboard holds nothing to paste.</source><extracomment>tiller</extracomment><translation>剪贴板中的项目没有可粘贴的内容。</translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n 天</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n 小时</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n 分钟</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n 秒</numerusform></translation></message>
<message><source>another program</source><extracomment>tiller</extracomment><translation>另一个程序</translation></message>
<message><source>a Tiller window on the machine “%1”</source><extracomment>tiller</extracomment><translation>电脑“%1”上的 Tiller 窗口</translation></message>
<message><source>another Tiller window</source><extracomment>tiller</extracomment><translation>另一个 Tiller 窗口</translation></message>
<message><source>fires now</source><extracomment>tiller</extracomment><translation>正在触发</translation></message>
<message><source>again in %1</source><extracomment>tiller</extracomment><translation>%1 后再次触发</translation></message>
<message><source>has fired</source><extracomment>tiller</extracomment><translation>已触发</translation></message>
<message><source>done, %1</source><extracomment>tiller</extracomment><translation>完成，%1</translation></message>
<message><source>Dragged %1 %2</source><extracomment>tiller</extracomment><translation>已拖动 %1 %2</translation></message>
<message><source>The game took a changed project</source><extracomment>tiller</extracomment><translation>游戏采用了更改后的项目</translation></message>
<message><source>Added %1</source><extracomment>tiller</extracomment><translation>已添加 %1</translation></message>
<message><source>Added %1 of %2</source><extracomment>tiller</extracomment><translation>已添加 %1 个 %2</translation></message>
<message><source>Removed %1 %2</source><extracomment>tiller</extracomment><translation>已移除 %1 %2</translation></message>
<message><source>Removed %1 of %2</source><extracomment>tiller</extracomment><translation>已移除 %1 个 %2</translation></message>
<message><source>Sent %1 of %2</source><extracomment>tiller</extracomment><translation>已派遣 %1 个 %2</translation></message>
<message><source>Edited and taken back</source><extracomment>tiller</extracomment><translation>编辑后又撤回</translation></message>
<message><source>and %1 more</source><extracomment>tiller</extracomment><translation>以及另外 %1 项</translation></message>
<message><source>Your curve is drawn. The run draws its own over it.</source><extracomment>tiller</extracomment><translation>你的曲线已画好。运行会在上面画出它自己的曲线。</translation></message>
<message><source>on average it is off by %1% of the axis.</source><extracomment>tiller</extracomment><translation>平均相差坐标轴长度的 %1%。</translation></message>
<message><source>Well seen: your curve comes close to the run; </source><extracomment>tiller</extracomment><translation>猜得准：你的曲线与运行结果很接近；</translation></message>
<message><source>Your curve is not far from the run; </source><extracomment>tiller</extracomment><translation>你的曲线与运行结果相差不大；</translation></message>
<message><source>The run went another way than your curve; </source><extracomment>tiller</extracomment><translation>运行结果的走势与你的曲线不同；</translation></message>
<message><source>%1 s: %2</source><extracomment>tiller</extracomment><translation>%1 秒：%2</translation></message>
<message><source>a curve: %1</source><extracomment>tiller</extracomment><translation>曲线：%1</translation></message>
<message><source>about %1</source><extracomment>tiller</extracomment><translation>约 %1</translation></message>
<message><source>, or </source><extracomment>tiller</extracomment><translation>，或 </translation></message>
<message><source>Unlocked without a guess.</source><extracomment>tiller</extracomment><translation>未猜测，直接解锁。</translation></message>
<message><source>You guessed %1, and that is right: it is %2.</source><extracomment>tiller</extracomment><translation>你猜的是 %1，猜对了，结果是：%2。</translation></message>
<message><source>You guessed “%1”, and that is right.</source><extracomment>tiller</extracomment><translation>你猜的是“%1”，猜对了。</translation></message>
<message><source>You guessed %1. It is %2.</source><extracomment>tiller</extracomment><translation>你猜的是 %1。结果是：%2。</translation></message>
<message><source>You guessed “%1”. The run shows: “%2”.</source><extracomment>tiller</extracomment><translation>你猜的是“%1”。运行结果是：“%2”。</translation></message>
<message><source>This note is too long to format: here is the start of its text.</source><extracomment>tiller</extracomment><translation>此说明太长，无法排版：这里是文字的开头。</translation></message>
<message><source>A word of this note is too long to format: here is its text.</source><extracomment>tiller</extracomment><translation>此说明中有一个词太长，无法排版：这里是其文字。</translation></message>
<message><source>The lists and quotes of this note are nested too deep: here is its text.</source><extracomment>tiller</extracomment><translation>此说明的列表和引用嵌套过深：这里是其文字。</translation></message>
<message><source>This note has too many marks and links to format: here is its text.</source><extracomment>tiller</extracomment><translation>此说明的标记和链接太多，无法排版：这里是其文字。</translation></message>
<message><source>[The picture %1 is not shown: pictures must be files beside the project.]</source><extracomment>tiller</extracomment><translation>[未显示图片 %1：图片必须是项目旁边的文件。]</translation></message>
<message><source>[Save the project beside the picture %1 to show it.]</source><extracomment>tiller</extracomment><translation>[要显示图片 %1，请把项目保存到它旁边。]</translation></message>
<message><source>[The picture %1 is missing.]</source><extracomment>tiller</extracomment><translation>[缺少图片 %1。]</translation></message>
<message><source>[The picture %1 is not a file.]</source><extracomment>tiller</extracomment><translation>[图片 %1 不是文件。]</translation></message>
<message><source>[The picture %1 is not shown: it has more than 16 MB.]</source><extracomment>tiller</extracomment><translation>[未显示图片 %1：超过 16 MB。]</translation></message>
<message><source>[The picture %1 cannot be read.]</source><extracomment>tiller</extracomment><translation>[无法读取图片 %1。]</translation></message>
<message><source>[The picture %1 is not shown: the pictures of a note may have 24 million pixels together.]</source><extracomment>tiller</extracomment><translation>[未显示图片 %1：一份说明的图片合计最多 2400 万像素。]</translation></message>
<message><source>without %1</source><extracomment>tiller</extracomment><translation>屏蔽 %1</translation></message>
<message><source>with %1</source><extracomment>tiller</extracomment><translation>不屏蔽 %1</translation></message>
<message><source>%1 alone</source><extracomment>tiller</extracomment><translation>单独启用 %1</translation></message>
<message><source>%1 not alone</source><extracomment>tiller</extracomment><translation>不单独启用 %1</translation></message>
<message><source>the layer %1</source><extracomment>tiller</extracomment><translation>图层 %1</translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>以及另外 %n 项</numerusform></translation></message>
<message><source>It drives no setting.</source><extracomment>tiller</extracomment><translation>未驱动任何设置。</translation></message>
<message><source>A new value compiles the world again, which takes some milliseconds.</source><extracomment>tiller</extracomment><translation>换成新值会重新编译世界，需要几毫秒。</translation></message>
<message><source>As its layer</source><extracomment>tiller</extracomment><translation>与所在图层相同</translation></message>
<message><source>Obstacles</source><extracomment>tiller</extracomment><translation>障碍物</translation></message>
<message><source>Regions</source><extracomment>tiller</extracomment><translation>区域</translation></message>
<message><source>Paths</source><extracomment>tiller</extracomment><translation>路径</translation></message>
<message><source>Points</source><extracomment>tiller</extracomment><translation>点</translation></message>
<message><source>Agents of a new type</source><extracomment>tiller</extracomment><translation>新类型的智能体</translation></message>
<message><source>Obstacles of its collision shapes</source><extracomment>tiller</extracomment><translation>由碰撞形状生成的障碍物</translation></message>
<message><source>Class %1</source><extracomment>tiller</extracomment><translation>类 %1</translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n 个对象</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n 个图块</numerusform></translation></message>
<message><source>Value %1</source><extracomment>tiller</extracomment><translation>值 %1</translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n 个单元格</numerusform></translation></message>
<message><source>Behaviors</source><extracomment>tiller</extracomment><translation>行为</translation></message>
<message><source>Targets</source><extracomment>tiller</extracomment><translation>目标</translation></message>
<message><source>Combiners</source><extracomment>tiller</extracomment><translation>组合器</translation></message>
<message><source>Conditions</source><extracomment>tiller</extracomment><translation>条件</translation></message>
<message><source>Modes</source><extracomment>tiller</extracomment><translation>模式</translation></message>
<message><source>Actions</source><extracomment>tiller</extracomment><translation>动作</translation></message>
<message><source>Sources</source><extracomment>tiller</extracomment><translation>出生源</translation></message>
<message><source>Numbers</source><extracomment>tiller</extracomment><translation>数值</translation></message>
<message><source>Move it inside</source><extracomment>tiller</extracomment><translation>移到里面</translation></message>
<message><source>Move the agents to free places</source><extracomment>tiller</extracomment><translation>把智能体移到空处</translation></message>
<message><source>Let obstacles stop all agents</source><extracomment>tiller</extracomment><translation>让障碍物阻挡所有智能体</translation></message>
<message><source>Let its agents enter the region</source><extracomment>tiller</extracomment><translation>让其智能体进入区域</translation></message>
<message><source>Let it slow down earlier</source><extracomment>tiller</extracomment><translation>让它提早减速</translation></message>
<message><source>Let it stop</source><extracomment>tiller</extracomment><translation>让它能停下</translation></message>
<message><source>Move the goals out of the obstacles</source><extracomment>tiller</extracomment><translation>把目的地移出障碍物</translation></message>
<message><source>Put a Context between</source><extracomment>tiller</extracomment><translation>在中间加一个“情境”</translation></message>
<message><source>In %1. %2</source><extracomment>tiller</extracomment><translation>在“%1”中。%2</translation></message>
<message><source>Node</source><extracomment>tiller</extracomment><translation>节点</translation></message>
<message><source>Placed agent of %1</source><extracomment>tiller</extracomment><translation>%1 的手动放置的智能体</translation></message>
<message><source>Wire into “%1”</source><extracomment>tiller</extracomment><translation>通向“%1”的连线</translation></message>
<message><source>Wire</source><extracomment>tiller</extracomment><translation>连线</translation></message>
<message><source>%1 in the world</source><extracomment>tiller</extracomment><translation>世界的 %1</translation></message>
<message><source>Scene</source><extracomment>tiller</extracomment><translation>场景</translation></message>
<message><source>Parameter</source><extracomment>tiller</extracomment><translation>参数</translation></message>
<message><source>Problem</source><extracomment>tiller</extracomment><translation>问题</translation></message>
<message><source>Error</source><extracomment>tiller</extracomment><translation>错误</translation></message>
<message><source>Warning</source><extracomment>tiller</extracomment><translation>警告</translation></message>
<message><source>%1, setting of %2</source><extracomment>tiller</extracomment><translation>%1，%2 的设置</translation></message>
<message><source>Setting</source><extracomment>tiller</extracomment><translation>设置</translation></message>
<message><source>Switch</source><extracomment>tiller</extracomment><translation>开关</translation></message>
<message><source>Whole number</source><extracomment>tiller</extracomment><translation>整数</translation></message>
<message><source>Text</source><extracomment>tiller</extracomment><translation>文字</translation></message>
<message><source>The picture %1 is not in the project's folder.</source><extracomment>tiller</extracomment><translation>图片 %1 不在项目的文件夹中。</translation></message>
<message><source>Save the project to show the picture %1, which stands beside it.</source><extracomment>tiller</extracomment><translation>要显示图片 %1，请把项目保存到它旁边。</translation></message>
<message><source>The picture %1 is missing.</source><extracomment>tiller</extracomment><translation>找不到图片 %1。</translation></message>
<message><source>The picture %1 is not a file.</source><extracomment>tiller</extracomment><translation>图片 %1 不是文件。</translation></message>
<message><source>The picture %1 has more than 16 MB.</source><extracomment>tiller</extracomment><translation>图片 %1 超过 16 MB。</translation></message>
<message><source>The picture %1 cannot be read.</source><extracomment>tiller</extracomment><translation>无法读取图片 %1。</translation></message>
<message><source>The picture %1 has more than 36 million pixels.</source><extracomment>tiller</extracomment><translation>图片 %1 超过 3600 万像素。</translation></message>
<message><source>Color by behavior</source><extracomment>tiller</extracomment><translation>按行为着色</translation></message>
<message><source>Colors agents by the behavior with the largest share of the force, not by their type.</source><extracomment>tiller</extracomment><translation>按力的占比最大的行为给智能体着色，而不是按类型。</translation></message>
<message><source>The world</source><extracomment>tiller</extracomment><translation>整个世界</translation></message>
<message><source>Handles</source><extracomment>tiller</extracomment><translation>手柄</translation></message>
<message><source>Points, paths, regions, fields and starts, to drag. Obstacles are always shown.</source><extracomment>tiller</extracomment><translation>可拖动的点、路径、区域、流场和初始位置。障碍物总是显示。</translation></message>
<message><source>Grounds</source><extracomment>tiller</extracomment><translation>地面</translation></message>
<message><source>What grounds hold, as colors beneath the world.</source><extracomment>tiller</extracomment><translation>用世界下方的颜色显示地面的值。</translation></message>
<message><source>Grid</source><extracomment>tiller</extracomment><translation>网格</translation></message>
<message><source>Lines at round distances of the world.</source><extracomment>tiller</extracomment><translation>世界中每隔整数距离的线。</translation></message>
<message><source>Snap to the grid</source><extracomment>tiller</extracomment><translation>吸附到网格</translation></message>
<message><source>What is dragged or drawn snaps to grid points. Hold Alt to move freely.</source><extracomment>tiller</extracomment><translation>拖动或绘制时吸附到网格点。按住 Alt 可自由移动。</translation></message>
<message><source>Radii</source><extracomment>tiller</extracomment><translation>半径</translation></message>
<message><source>The bodies. Two bodies that touch count as a contact.</source><extracomment>tiller</extracomment><translation>智能体的身体。两个身体碰到算一次接触。</translation></message>
<message><source>Trails</source><extracomment>tiller</extracomment><translation>轨迹</translation></message>
<message><source>Where each agent was a moment ago.</source><extracomment>tiller</extracomment><translation>每个智能体片刻之前所在的位置。</translation></message>
<message><source>Turning circle</source><extracomment>tiller</extracomment><translation>转弯圆</translation></message>
<message><source>Where the picked agent would go if it turned as fast as it can, to the left and to the right. Its type needs a max turn rate.</source><extracomment>tiller</extracomment><translation>选中的智能体以最快转速向左、向右转时会走的圆。其类型须设有最大转速。</translation></message>
<message><source>Velocity</source><extracomment>tiller</extracomment><translation>速度</translation></message>
<message><source>Where each agent moves and how fast, as a share of its maximum speed.</source><extracomment>tiller</extracomment><translation>每个智能体往哪里运动、有多快，以其最大速率的占比表示。</translation></message>
<message><source>The triangle of steering: the velocity, the desired velocity, and the steering that leads from one to the other. It is that of all behaviors together, or of the one that is selected.</source><extracomment>tiller</extracomment><translation>转向三角形：速度、期望速度，以及从前者指向后者的转向力。显示所有行为合起来的，或选中的那个行为的。</translation></message>
<message><source>The force that turns the velocity: the sum of all behaviors, cut to the maximum force.</source><extracomment>tiller</extracomment><translation>改变速度的力：所有行为之和，截断到最大力。</translation></message>
<message><source>Forces</source><extracomment>tiller</extracomment><translation>力</translation></message>
<message><source>What each behavior contributes, in its color: weight times force.</source><extracomment>tiller</extracomment><translation>每个行为的贡献，用各自的颜色显示：权重乘以力。</translation></message>
<message><source>Ring of directions</source><extracomment>tiller</extracomment><translation>方向环</translation></message>
<message><source>What a Context compares for the picked agent: the interest in each direction outward, its danger inward, and an arrow where it goes. Directions that danger closes are pale.</source><extracomment>tiller</extracomment><translation>“情境”为选中的智能体比较的内容：各方向的兴趣朝外，危险朝内，箭头指向它要去的方向。被危险封住的方向颜色变浅。</translation></message>
<message><source>Selected</source><extracomment>tiller</extracomment><translation>选中的节点</translation></message>
<message><source>The force of the selected node on every agent. Pointing at a card shows it, too.</source><extracomment>tiller</extracomment><translation>选中的节点对每个智能体的力。指向卡片时也会显示。</translation></message>
<message><source>Force of the selected node</source><extracomment>tiller</extracomment><translation>选中节点的力</translation></message>
<message><source>Select and move</source><extracomment>tiller</extracomment><translation>选择和移动</translation></message>
<message><source>Drag scene items, with Ctrl copies; drag over the ground to select several. Double-click a line to add a point; Delete removes a point or the selection. Alt does not snap.</source><extracomment>tiller</extracomment><translation>拖动场景元素，按住 Ctrl 则复制；在空地上拖动可选中多个。双击线添加点；按 Delete 移除点或选中内容。按住 Alt 不吸附。</translation></message>
<message><source>Add agents</source><extracomment>tiller</extracomment><translation>添加智能体</translation></message>
<message><source>Click or drag. At tick 0 it adds to the project, later to the running world.</source><extracomment>tiller</extracomment><translation>点击或拖动。在第 0 刻添加到项目，之后添加到正在运行的世界。</translation></message>
<message><source>Point</source><extracomment>tiller</extracomment><translation>点</translation></message>
<message><source>A place to seek or flee.</source><extracomment>tiller</extracomment><translation>供靠近或逃离的地点。</translation></message>
<message><source>Path</source><extracomment>tiller</extracomment><translation>路径</translation></message>
<message><source>A way to follow, from point to point.</source><extracomment>tiller</extracomment><translation>从一点到下一点、供跟随的路线。</translation></message>
<message><source>Draw a path</source><extracomment>tiller</extracomment><translation>绘制路径</translation></message>
<message><source>Region</source><extracomment>tiller</extracomment><translation>区域</translation></message>
<message><source>An area to stay in or to start from.</source><extracomment>tiller</extracomment><translation>供智能体停留或出发的一片区域。</translation></message>
<message><source>Field</source><extracomment>tiller</extracomment><translation>流场</translation></message>
<message><source>A wind or stream; a click makes one that reaches everywhere.</source><extracomment>tiller</extracomment><translation>风或水流；点击则创建一个覆盖各处的流场。</translation></message>
<message><source>Draw a field</source><extracomment>tiller</extracomment><translation>绘制流场</translation></message>
<message><source>Ground</source><extracomment>tiller</extracomment><translation>地面</translation></message>
<message><source>A grid of numbers that agents leave and follow; a click makes one that covers the world.</source><extracomment>tiller</extracomment><translation>智能体会留下并跟随的一格格数值；点击则创建一个覆盖整个世界的地面。</translation></message>
<message><source>Draw a ground</source><extracomment>tiller</extracomment><translation>绘制地面</translation></message>
<message><source>Paint a ground</source><extracomment>tiller</extracomment><translation>绘制地面</translation></message>
<message><source>Round obstacle</source><extracomment>tiller</extracomment><translation>圆形障碍物</translation></message>
<message><source>From its center outward.</source><extracomment>tiller</extracomment><translation>从中心向外拖动。</translation></message>
<message><source>Box obstacle</source><extracomment>tiller</extracomment><translation>矩形障碍物</translation></message>
<message><source>From corner to corner.</source><extracomment>tiller</extracomment><translation>从一角拖到对角。</translation></message>
<message><source>Polygon obstacle</source><extracomment>tiller</extracomment><translation>多边形障碍物</translation></message>
<message><source>From corner to corner; a click on the first one closes it.</source><extracomment>tiller</extracomment><translation>逐个点击各角；点击第一个角即可闭合。</translation></message>
<message><source>Draw a polygon obstacle</source><extracomment>tiller</extracomment><translation>绘制多边形障碍物</translation></message>
<message><source>Wall</source><extracomment>tiller</extracomment><translation>墙</translation></message>
<message><source>A line from point to point that nobody should cross.</source><extracomment>tiller</extracomment><translation>从一点到下一点、谁都不该穿过的线。</translation></message>
<message><source>Draw a wall</source><extracomment>tiller</extracomment><translation>绘制墙</translation></message>
<message><source> and </source><extracomment>tiller</extracomment><translation> 和 </translation></message>
<message><source>%1, at the end</source><extracomment>tiller</extracomment><translation>%1，结束时</translation></message>
<message><source>%1, mean over time</source><extracomment>tiller</extracomment><translation>%1，时间平均</translation></message>
<message><source>%1: seconds until at least %2</source><extracomment>tiller</extracomment><translation>%1：达到不小于 %2 的秒数</translation></message>
<message><source>%1: seconds until at most %2</source><extracomment>tiller</extracomment><translation>%1：达到不大于 %2 的秒数</translation></message>
<message><source>less than a second</source><extracomment>tiller</extracomment><translation>不到一秒</translation></message>
<message><source>about %1 s</source><extracomment>tiller</extracomment><translation>约 %1 秒</translation></message>
<message><source>about %1 min</source><extracomment>tiller</extracomment><translation>约 %1 分钟</translation></message>
<message><source>about %1 h</source><extracomment>tiller</extracomment><translation>约 %1 小时</translation></message>
<message><source>seed %1</source><extracomment>tiller</extracomment><translation>种子 %1</translation></message>
<message><source>%1: %2 moved</source><extracomment>tiller</extracomment><translation>%1：%2 已移动</translation></message>
<message><source>Removed %1</source><extracomment>tiller</extracomment><translation>已移除 %1</translation></message>
<message><source>%1: placed agents</source><extracomment>tiller</extracomment><translation>%1：手动放置的智能体</translation></message>
<message><source>%1 renamed %2</source><extracomment>tiller</extracomment><translation>%1 已重命名为 %2</translation></message>
<message><source>Wired %1</source><extracomment>tiller</extracomment><translation>已连接 %1</translation></message>
<message><source>Unwired %1</source><extracomment>tiller</extracomment><translation>已断开 %1</translation></message>
<message><source>%1: another place in the order</source><extracomment>tiller</extracomment><translation>%1：次序已更改</translation></message>
<message><source>%1: weight %2 → %3</source><extracomment>tiller</extracomment><translation>%1：权重 %2 → %3</translation></message>
<message><source>%1 moved</source><extracomment>tiller</extracomment><translation>%1 已移动</translation></message>
<message><source>%1 changed: </source><extracomment>tiller</extracomment><translation>%1 已更改：</translation></message>
<message><source>%1 edited</source><extracomment>tiller</extracomment><translation>%1 已编辑</translation></message>
<message><source>properties edited</source><extracomment>tiller</extracomment><translation>属性已编辑</translation></message>
<message><source>notes edited</source><extracomment>tiller</extracomment><translation>说明已编辑</translation></message>
<message><source>world</source><extracomment>tiller</extracomment><translation>世界</translation></message>
<message><source>wire</source><extracomment>tiller</extracomment><translation>连线</translation></message>
<message><source>%1 of %2 to %3</source><extracomment>tiller</extracomment><translation>%2 到 %3 的 %1</translation></message>
<message><source>%1 of the world</source><extracomment>tiller</extracomment><translation>世界的 %1</translation></message>
<message><source>units/tick</source><extracomment>tiller</extracomment><translation>单位/刻</translation></message>
<message><source>units/s</source><extracomment>tiller</extracomment><translation>单位/秒</translation></message>
<message><source>s</source><extracomment>tiller</extracomment><translation>秒</translation></message>
<message><source>no limit</source><extracomment>tiller</extracomment><translation>无限制</translation></message>
<message><source>on</source><extracomment>tiller</extracomment><translation>开</translation></message>
<message><source>off</source><extracomment>tiller</extracomment><translation>关</translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n 个位置</numerusform></translation></message>
<message><source>whole world</source><extracomment>tiller</extracomment><translation>整个世界</translation></message>
<message><source>As its type</source><extracomment>tiller</extracomment><translation>同类型</translation></message>
<message><source>from %1 up, or no limit</source><extracomment>tiller</extracomment><translation>不小于 %1，或无限制</translation></message>
<message><source>missing</source><extracomment>tiller</extracomment><translation>缺失</translation></message>
<message><source>The velocity to take on.</source><extracomment>tiller::FormulaDraft</extracomment><translation>要达到的速度。</translation></message>
<message><source>The force, the result.</source><extracomment>tiller::FormulaDraft</extracomment><translation>力，即结果。</translation></message>
<message><source>A condition: the force counts only while it holds.</source><extracomment>tiller::FormulaDraft</extracomment><translation>条件：仅在其成立时，力才有效。</translation></message>
<message><source>Parts of this project</source><extracomment>tiller::Rank</extracomment><translation>此项目的部件</translation></message>
<message><source>Parts</source><extracomment>tiller::Rank</extracomment><translation>部件</translation></message>
<message><source>%1 added</source><extracomment>tiller::T</extracomment><translation>%1 已添加</translation></message>
<message><source>%1 removed</source><extracomment>tiller::T</extracomment><translation>%1 已移除</translation></message>
<message><source>Agent type</source><extracomment>title</extracomment><translation>智能体类型</translation></message>
<message><source>A kind of agent: its body, look and count, where it starts, and what steers it.</source><extracomment>Agent type</extracomment><translation>一种智能体：它的身体、外观和数量，从哪里开始，以及受什么控制。</translation></message>
<message><source>Count</source><extracomment>setting of Agent type</extracomment><translation>数量</translation></message>
<message><source>How many agents start in the region.</source><extracomment>Count of Agent type</extracomment><translation>有多少个智能体在区域中开始。</translation></message>
<message><source>Mass</source><extracomment>setting of Agent type</extracomment><translation>质量</translation></message>
<message><source>Heavier agents turn and brake more sluggishly.</source><extracomment>Mass of Agent type</extracomment><translation>越重的智能体转弯和刹车越迟缓。</translation></message>
<message><source>Body</source><extracomment>heading of settings of Agent type</extracomment><translation>身体</translation></message>
<message><source>Mass spread</source><extracomment>setting of Agent type</extracomment><translation>质量浮动</translation></message>
<message><source>How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.</source><extracomment>Mass spread of Agent type</extracomment><translation>智能体之间的差异程度。20%：每个取随机值，为该值的 0.8 到 1.2 倍。</translation></message>
<message><source>The radius of the body. Agents are in contact when their bodies touch.</source><extracomment>Radius of Agent type</extracomment><translation>身体的半径。身体相碰即为接触。</translation></message>
<message><source>Radius spread</source><extracomment>setting of Agent type</extracomment><translation>半径浮动</translation></message>
<message><source>Max speed</source><extracomment>setting of Agent type</extracomment><translation>最大速率</translation></message>
<message><source>An agent never moves faster than this.</source><extracomment>Max speed of Agent type</extracomment><translation>智能体的运动不会比这更快。</translation></message>
<message><source>Speed spread</source><extracomment>setting of Agent type</extracomment><translation>速率浮动</translation></message>
<message><source>Max force</source><extracomment>setting of Agent type</extracomment><translation>最大力</translation></message>
<message><source>The longest steering force. A longer sum of forces is cut to this length.</source><extracomment>Max force of Agent type</extracomment><translation>转向力的最大长度。合力更长时会截到此长度。</translation></message>
<message><source>Force spread</source><extracomment>setting of Agent type</extracomment><translation>力浮动</translation></message>
<message><source>Response time</source><extracomment>setting of Agent type</extracomment><translation>响应时间</translation></message>
<message><source>The time until an agent has a wanted velocity. 0: one tick.</source><extracomment>Response time of Agent type</extracomment><translation>智能体达到期望速度所需的时间。0：一刻。</translation></message>
<message><source>Response spread</source><extracomment>setting of Agent type</extracomment><translation>响应浮动</translation></message>
<message><source>Min speed</source><extracomment>setting of Agent type</extracomment><translation>最小速率</translation></message>
<message><source>An agent never moves slower than this, as planes and birds do. It cannot stop then.</source><extracomment>Min speed of Agent type</extracomment><translation>智能体的运动不会比这更慢，就像飞机和鸟。这样它就无法停下。</translation></message>
<message><source>Max turn rate</source><extracomment>setting of Agent type</extracomment><translation>最大转速</translation></message>
<message><source>The most degrees that its way turns in a unit of time. At rest it turns on the spot before it goes.</source><extracomment>Max turn rate of Agent type</extracomment><translation>单位时间内运动方向最多转过的角度（度）。静止时先原地转身再走。</translation></message>
<message><source>Heading threshold</source><extracomment>setting of Agent type</extracomment><translation>朝向阈值</translation></message>
<message><source>A slower agent keeps its heading, so that it does not spin at rest. A share of its maximum speed.</source><extracomment>Heading threshold of Agent type</extracomment><translation>比这慢的智能体保持朝向，以免静止时打转。以最大速率的占比表示。</translation></message>
<message><source>Solid to</source><extracomment>setting of Agent type</extracomment><translation>阻挡物</translation></message>
<message><source>What these bodies cannot pass through. Who overlaps it is pushed out.</source><extracomment>Solid to of Agent type</extracomment><translation>这些身体无法穿过的东西。若与之重叠会被推出。</translation></message>
<message><source>These agents pass through everything.</source><extracomment>Nothing as Solid to</extracomment><translation>这些智能体可穿过一切。</translation></message>
<message><source>Every obstacle of the scene stops these agents.</source><extracomment>Obstacles as Solid to</extracomment><translation>场景中的每个障碍物都会阻挡这些智能体。</translation></message>
<message><source>Obstacles and agents</source><extracomment>choice of Solid to of Agent type</extracomment><translation>障碍物和智能体</translation></message>
<message><source>Obstacles stop these agents, and they push apart each other and all others with this choice.</source><extracomment>Obstacles and agents as Solid to</extracomment><translation>障碍物会阻挡这些智能体；它们彼此之间、以及与其他选了此项的智能体之间会互相推开。</translation></message>
<message><source>Shape</source><extracomment>setting of Agent type</extracomment><translation>形状</translation></message>
<message><source>How these agents are drawn.</source><extracomment>Shape of Agent type</extracomment><translation>这些智能体的绘制方式。</translation></message>
<message><source>Look</source><extracomment>heading of settings of Agent type</extracomment><translation>外观</translation></message>
<message><source>Arrow</source><extracomment>choice of Shape of Agent type</extracomment><translation>箭头</translation></message>
<message><source>A dart that points along the heading.</source><extracomment>Arrow as Shape</extracomment><translation>指向朝向的镖形。</translation></message>
<message><source>Triangle</source><extracomment>choice of Shape of Agent type</extracomment><translation>三角形</translation></message>
<message><source>A triangle along the heading.</source><extracomment>Triangle as Shape</extracomment><translation>指向朝向的三角形。</translation></message>
<message><source>Circle</source><extracomment>choice of Shape of Agent type</extracomment><translation>圆形</translation></message>
<message><source>A disc with a line along the heading.</source><extracomment>Circle as Shape</extracomment><translation>带一条朝向线的圆盘。</translation></message>
<message><source>Color</source><comment>core</comment><extracomment>setting of Agent type</extracomment><translation>颜色</translation></message>
<message><source>The color of these agents.</source><extracomment>Color of Agent type</extracomment><translation>这些智能体的颜色。</translation></message>
<message><source>A PNG file in place of the shape: its path from the project's folder. It looks to the right, and turns with the heading.</source><extracomment>Picture of Agent type</extracomment><translation>代替形状的 PNG 文件：相对于项目文件夹的路径。图片应朝右，并随朝向旋转。</translation></message>
<message><source>Picture size</source><extracomment>setting of Agent type</extracomment><translation>图片大小</translation></message>
<message><source>The length of its longer side. 0: as wide as the body.</source><extracomment>Picture size of Agent type</extracomment><translation>较长边的长度。0：与身体同宽。</translation></message>
<message><source>Start</source><extracomment>setting of Agent type</extracomment><translation>初始</translation></message>
<message><source>Where agents start.</source><extracomment>Start of Agent type</extracomment><translation>智能体从哪里开始。</translation></message>
<message><source>In a region</source><extracomment>choice of Start of Agent type</extracomment><translation>在区域中</translation></message>
<message><source>At random places in a region.</source><extracomment>In a region as Start</extracomment><translation>在区域中的随机位置。</translation></message>
<message><source>Placed by hand</source><extracomment>choice of Start of Agent type</extracomment><translation>手动放置</translation></message>
<message><source>Each at the place you choose.</source><extracomment>Placed by hand as Start</extracomment><translation>每个都在你选定的位置。</translation></message>
<message><source>A region of the scene. None: the whole world.</source><extracomment>Region of Agent type</extracomment><translation>场景中的一个区域。无：整个世界。</translation></message>
<message><source>How agents in a region move at the start.</source><extracomment>Velocity of Agent type</extracomment><translation>区域中的智能体开始时如何运动。</translation></message>
<message><source>Fixed</source><extracomment>choice of Velocity of Agent type</extracomment><translation>固定</translation></message>
<message><source>The same velocity for all.</source><extracomment>Fixed as Velocity</extracomment><translation>全部使用同样的速度。</translation></message>
<message><source>Random</source><extracomment>choice of Velocity of Agent type</extracomment><translation>随机</translation></message>
<message><source>Any direction, a speed from min to max.</source><extracomment>Random as Velocity</extracomment><translation>任意方向，速率在最小值与最大值之间。</translation></message>
<message><source>Velocity x</source><extracomment>setting of Agent type</extracomment><translation>速度 x</translation></message>
<message><source>To the right.</source><extracomment>Velocity x of Agent type</extracomment><translation>向右。</translation></message>
<message><source>Velocity y</source><extracomment>setting of Agent type</extracomment><translation>速度 y</translation></message>
<message><source>Downward.</source><extracomment>Velocity y of Agent type</extracomment><translation>向下。</translation></message>
<message><source>Speed from</source><extracomment>setting of Agent type</extracomment><translation>速率下限</translation></message>
<message><source>The lowest speed at the start.</source><extracomment>Speed from of Agent type</extracomment><translation>开始时的最低速率。</translation></message>
<message><source>Speed to</source><extracomment>setting of Agent type</extracomment><translation>速率上限</translation></message>
<message><source>The highest speed at the start.</source><extracomment>Speed to of Agent type</extracomment><translation>开始时的最高速率。</translation></message>
<message><source>agent, character, boid, vehicle, unit, group, population</source><extracomment>other words for Agent type</extracomment><translation>智能体, 角色, 代理, boid, 载具, 单位, 群体, 种群</translation></message>
<message><source>The forces that steer these agents. They are added up, each times its weight.</source><extracomment>port Steering of Agent type</extracomment><translation>控制这些智能体转向的力。各乘以权重后相加。</translation></message>
<message><source>The modes that these agents can be in. They start in the first.</source><extracomment>port Modes of Agent type</extracomment><translation>这些智能体可处于的模式。从第一个开始。</translation></message>
<message><source>Facing</source><extracomment>port of Agent type</extracomment><translation>面向</translation></message>
<message><source>Where these agents look, if not where they move.</source><extracomment>port Facing of Agent type</extracomment><translation>这些智能体看向哪里（若不看运动方向）。</translation></message>
<message><source>What these agents do to themselves and to others, such as Remove or Spawn.</source><extracomment>port Actions of Agent type</extracomment><translation>这些智能体对自己和其他智能体做的事，例如“移除”或“生成”。</translation></message>
<message><source>Births</source><extracomment>port of Agent type</extracomment><translation>出生</translation></message>
<message><source>Sources that bring such agents into the world.</source><extracomment>port Births of Agent type</extracomment><translation>把此类智能体带入世界的出生源。</translation></message>
<message><source>All agents of this type, as a target for others.</source><extracomment>port Agents of Agent type</extracomment><translation>此类型的所有智能体，可作为其他智能体的目标。</translation></message>
<message><source>the sum of weight * force at Steering</source><extracomment>wanted in the formula of Agent type</extracomment><translation>“转向”输入处 weight * force 之和</translation></message>
<message><source>v turns from the heading by at most so many degrees</source><extracomment>maxTurn in the formula of Agent type</extracomment><translation>v 偏离朝向不超过这么多度</translation></message>
<message><source>v is at least so long</source><extracomment>slowest in the formula of Agent type</extracomment><translation>v 的长度至少为此值</translation></message>
<message><source>changes by v * tick</source><extracomment>position in the formula of Agent type</extracomment><translation>变化 v * tick</translation></message>
<message><source>Seek</source><extracomment>title</extracomment><translation>靠近</translation></message>
<message><source>Heads straight for the target at full speed, and overshoots it.</source><extracomment>Seek</extracomment><translation>全速直奔目标，会冲过头。</translation></message>
<message><source>The desired speed, as a share of the agent's maximum speed.</source><extracomment>Speed of Seek</extracomment><translation>期望的速率，以智能体最大速率的占比表示。</translation></message>
<message><source>chase, go to, move to, attract, follow, approach</source><extracomment>other words for Seek</extracomment><translation>追赶, 前往, 移动到, 吸引, 跟随, 接近, 寻找, seek</translation></message>
<message><source>Target</source><extracomment>port of Seek</extracomment><translation>目标</translation></message>
<message><source>A point, an agent, or the nearest of some agents.</source><extracomment>port Target of Seek</extracomment><translation>一个点、一个智能体，或一些智能体中最近的那个。</translation></message>
<message><source>When</source><extracomment>port of Seek</extracomment><translation>何时</translation></message>
<message><source>Active only while this condition is true. Unwired: always.</source><extracomment>port When of Seek</extracomment><translation>仅当此条件为真时激活。未连线：始终激活。</translation></message>
<message><source>Force</source><extracomment>port of Seek</extracomment><translation>力</translation></message>
<message><source>Wire it to a combiner or to an agent type.</source><extracomment>port Force of Seek</extracomment><translation>连到组合器或智能体类型。</translation></message>
<message><source>Weight</source><extracomment>port of Seek</extracomment><translation>权重</translation></message>
<message><source>Drives the weight of the wires of its force.</source><extracomment>port Weight of Seek</extracomment><translation>驱动其力的连线的权重。</translation></message>
<message><source>Flee</source><extracomment>title</extracomment><translation>逃离</translation></message>
<message><source>Heads straight away from the target while it is closer than the radius.</source><extracomment>Flee</extracomment><translation>目标进入半径之内时，径直远离它。</translation></message>
<message><source>The area of effect: it flees only while the target is closer than this.</source><extracomment>Radius of Flee</extracomment><translation>作用范围：只有目标比这更近时才逃离。</translation></message>
<message><source>avoid, run away, repel, escape, retreat</source><extracomment>other words for Flee</extracomment><translation>避开, 逃跑, 排斥, 远离, 撤退, flee</translation></message>
<message><source>Arrive</source><extracomment>title</extracomment><translation>抵达</translation></message>
<message><source>Heads for the target, slows down inside the slowing radius, and stops on it.</source><extracomment>Arrive</extracomment><translation>奔向目标，在减速半径内减速，停在目标上。</translation></message>
<message><source>Slowing radius</source><extracomment>setting of Arrive</extracomment><translation>减速半径</translation></message>
<message><source>Inside this distance it slows down. 0: it does not.</source><extracomment>Slowing radius of Arrive</extracomment><translation>在此距离内减速。0：不减速。</translation></message>
<message><source>Stop radius</source><extracomment>setting of Arrive</extracomment><translation>停止半径</translation></message>
<message><source>Inside this distance it stops, and stays.</source><extracomment>Stop radius of Arrive</extracomment><translation>在此距离内停下不动。</translation></message>
<message><source>Settles</source><extracomment>setting of Arrive</extracomment><translation>就近停下</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same place.</source><extracomment>Settles of Arrive</extracomment><translation>遇到已抵达同一地点的其他智能体时，也停下不动。</translation></message>
<message><source>arrival, go to, stop at, brake, park, land</source><extracomment>other words for Arrive</extracomment><translation>到达, 前往, 停在, 刹车, 停靠, 降落, arrive</translation></message>
<message><source>with settles: it has arrived at the goal, or at others that have</source><extracomment>arrived in the formula of Arrive</extracomment><translation>启用 settles 时：已抵达目的地，或停在其他已抵达的智能体旁</translation></message>
<message><source>Wander</source><extracomment>title</extracomment><translation>徘徊</translation></message>
<message><source>Roams: heads for a point that moves at random on a circle ahead.</source><extracomment>Wander</extracomment><translation>漫游：奔向前方圆上随机移动的点。</translation></message>
<message><source>Circle distance</source><extracomment>setting of Wander</extracomment><translation>圆距离</translation></message>
<message><source>How far ahead the circle is: larger runs straighter.</source><extracomment>Circle distance of Wander</extracomment><translation>圆在前方多远：越大走得越直。</translation></message>
<message><source>Circle radius</source><extracomment>setting of Wander</extracomment><translation>圆半径</translation></message>
<message><source>How large the circle is: larger turns more sharply.</source><extracomment>Circle radius of Wander</extracomment><translation>圆有多大：越大转得越急。</translation></message>
<message><source>Angle change</source><extracomment>setting of Wander</extracomment><translation>角度变化</translation></message>
<message><source>How far the angle on the circle may change: up to half of this to each side.</source><extracomment>Angle change of Wander</extracomment><translation>圆上的角度可变化多少：向两侧各不超过此值的一半。</translation></message>
<message><source>Random start angle</source><extracomment>setting of Wander</extracomment><translation>随机起始角</translation></message>
<message><source>Each agent starts with an angle of its own.</source><extracomment>Random start angle of Wander</extracomment><translation>每个智能体以各自的角度开始。</translation></message>
<message><source>Start angle</source><extracomment>setting of Wander</extracomment><translation>起始角</translation></message>
<message><source>The angle all start with. 0 is to the right, 90 is up.</source><extracomment>Start angle of Wander</extracomment><translation>全体开始时的角度。0 朝右，90 朝上。</translation></message>
<message><source>roam, random walk, explore, idle, stroll, drift</source><extracomment>other words for Wander</extracomment><translation>漫游, 随机游走, 探索, 闲逛, 游荡, 漂移, wander</translation></message>
<message><source>changes by (random - 1/2) * angleChange * sqrt(tick) in each tick that uses the force</source><extracomment>angle in the formula of Wander</extracomment><translation>在用到该力的每一刻变化 (random - 1/2) * angleChange * sqrt(tick)</translation></message>
<message><source>Wander to points</source><extracomment>title</extracomment><translation>随机点徘徊</translation></message>
<message><source>Seeks a random point of the region, and another one after a while or on arrival.</source><extracomment>Wander to points</extracomment><translation>靠近区域中的一个随机点，过一段时间或到达后换另一个点。</translation></message>
<message><source>Interval</source><extracomment>setting of Wander to points</extracomment><translation>间隔</translation></message>
<message><source>It chooses another point after this time.</source><extracomment>Interval of Wander to points</extracomment><translation>过这段时间后另选一个点。</translation></message>
<message><source>Arrival distance</source><extracomment>setting of Wander to points</extracomment><translation>到达距离</translation></message>
<message><source>Within this distance it has arrived, and chooses another point.</source><extracomment>Arrival distance of Wander to points</extracomment><translation>进入此距离即算到达，并另选一个点。</translation></message>
<message><source>roam, patrol, random points, explore</source><extracomment>other words for Wander to points</extracomment><translation>漫游, 巡逻, 随机点, 探索, 闲逛</translation></message>
<message><source>The region of the random points.</source><extracomment>port Region of Wander to points</extracomment><translation>随机点所在的区域。</translation></message>
<message><source>a random point of the region, a new one after each interval and on arrival</source><extracomment>goal in the formula of Wander to points</extracomment><translation>区域中的随机点，每隔 interval 以及到达时重新抽取</translation></message>
<message><source>Pursue</source><extracomment>title</extracomment><translation>追逐</translation></message>
<message><source>Chases an agent by heading for where it will be.</source><extracomment>Pursue</extracomment><translation>追赶一个智能体，奔向它将到达的位置。</translation></message>
<message><source>Prediction</source><extracomment>setting of Pursue</extracomment><translation>预测</translation></message>
<message><source>How far ahead of the target it aims.</source><extracomment>Prediction of Pursue</extracomment><translation>瞄准目标前方多远。</translation></message>
<message><source>None</source><comment>core</comment><extracomment>choice of Prediction of Pursue</extracomment><translation>无</translation></message>
<message><source>Where the target is now.</source><extracomment>None as Prediction</extracomment><translation>目标现在的位置。</translation></message>
<message><source>Where it will be after a fixed time.</source><extracomment>Fixed as Prediction</extracomment><translation>它在固定时间后的位置。</translation></message>
<message><source>By distance</source><extracomment>choice of Prediction of Pursue</extracomment><translation>按距离</translation></message>
<message><source>Where it will be after distance / max speed: far ahead when far away.</source><extracomment>By distance as Prediction</extracomment><translation>它在“距离 / 最大速率”之后的位置：离得越远，预测越远。</translation></message>
<message><source>Closing</source><extracomment>choice of Prediction of Pursue</extracomment><translation>接近速率</translation></message>
<message><source>Where it will be after distance / (max speed + the target's speed).</source><extracomment>Closing as Prediction</extracomment><translation>它在“距离 / (最大速率 + 目标速率)”之后的位置。</translation></message>
<message><source>OpenSteer</source><extracomment>choice of Prediction of Pursue</extracomment><translation>OpenSteer</translation></message>
<message><source>Where it will be after distance / speed, times a factor for where the target is and which way it goes.</source><extracomment>OpenSteer as Prediction</extracomment><translation>它在“距离 / 速率”之后的位置，再按目标的方位和去向乘以系数。</translation></message>
<message><source>Intercept</source><extracomment>choice of Prediction of Pursue</extracomment><translation>拦截</translation></message>
<message><source>Where they meet if it goes straight there at its speed; as Closing if they cannot meet.</source><extracomment>Intercept as Prediction</extracomment><translation>以自身速率直奔时的相遇位置；若无法相遇，则同“接近速率”。</translation></message>
<message><source>Whole ticks</source><extracomment>choice of Prediction of Pursue</extracomment><translation>整数刻</translation></message>
<message><source>As By distance, rounded down to whole units of time: ticks, where a tick is 1. So the tutorials' code has it, where T is an int.</source><extracomment>Whole ticks as Prediction</extracomment><translation>与“按距离”相同，但向下取整为整数时间单位（刻长为 1 时即刻数）。教程代码中 T 是 int，就是如此。</translation></message>
<message><source>Fixed time</source><extracomment>setting of Pursue</extracomment><translation>固定时间</translation></message>
<message><source>How far ahead it aims, in time.</source><extracomment>Fixed time of Pursue</extracomment><translation>向前预测多久。</translation></message>
<message><source>Max time</source><extracomment>setting of Pursue</extracomment><translation>最长时间</translation></message>
<message><source>It never aims farther ahead than this.</source><extracomment>Max time of Pursue</extracomment><translation>预测不会超过这段时间。</translation></message>
<message><source>chase, hunt, intercept, pursuit, catch, follow</source><extracomment>other words for Pursue</extracomment><translation>追赶, 猎捕, 拦截, 追击, 捕捉, 跟随, pursue</translation></message>
<message><source>An agent, or the nearest of some agents.</source><extracomment>port Target of Pursue</extracomment><translation>一个智能体，或一些智能体中最近的那个。</translation></message>
<message><source>Evade</source><extracomment>title</extracomment><translation>逃避</translation></message>
<message><source>Escapes an agent by heading away from where it will be.</source><extracomment>Evade</extracomment><translation>躲开一个智能体，远离它将到达的位置。</translation></message>
<message><source>avoid, escape, dodge, run away, evasion</source><extracomment>other words for Evade</extracomment><translation>避开, 逃脱, 闪避, 逃跑, 规避, 躲避, evade</translation></message>
<message><source>Offset pursuit</source><extracomment>title</extracomment><translation>偏移追逐</translation></message>
<message><source>Keeps a place beside a leader, relative to the direction in which the leader moves.</source><extracomment>Offset pursuit</extracomment><translation>在领队旁保持一个位置，相对于领队的运动方向。</translation></message>
<message><source>Ahead</source><extracomment>setting of Offset pursuit</extracomment><translation>前方</translation></message>
<message><source>How far ahead of the leader; below 0: behind.</source><extracomment>Ahead of Offset pursuit</extracomment><translation>在领队前方多远；小于 0：在后方。</translation></message>
<message><source>Left</source><extracomment>setting of Offset pursuit</extracomment><translation>左</translation></message>
<message><source>How far to its left; below 0: to its right.</source><extracomment>Left of Offset pursuit</extracomment><translation>在其左侧多远；小于 0：在右侧。</translation></message>
<message><source>wingman, escort, flank, beside, follow at an offset, station keeping</source><extracomment>other words for Offset pursuit</extracomment><translation>僚机, 护航, 侧翼, 旁边, 偏移跟随, 保持位置</translation></message>
<message><source>Leader</source><extracomment>port of Offset pursuit</extracomment><translation>领队</translation></message>
<message><source>The agent it keeps a place beside.</source><extracomment>port Leader of Offset pursuit</extracomment><translation>在其旁边保持位置的智能体。</translation></message>
<message><source>Match velocity</source><extracomment>title</extracomment><translation>速度匹配</translation></message>
<message><source>Takes on the velocity of an agent.</source><extracomment>Match velocity</extracomment><translation>采用某个智能体的速度。</translation></message>
<message><source>imitate, same speed, keep pace, go along, velocity matching</source><extracomment>other words for Match velocity</extracomment><translation>模仿, 同速, 跟上, 同行, 匹配速度</translation></message>
<message><source>Interpose</source><extracomment>title</extracomment><translation>居中拦截</translation></message>
<message><source>Moves between two agents, to where they will be.</source><extracomment>Interpose</extracomment><translation>移到两个智能体将到达的位置之间。</translation></message>
<message><source>Ratio</source><extracomment>setting of Interpose</extracomment><translation>比例</translation></message>
<message><source>The place between them: 0 is at the first, 100% at the second, more is behind the second.</source><extracomment>Ratio of Interpose</extracomment><translation>在两者之间的位置：0 在第一个处，100% 在第二个处，更大则在第二个之后。</translation></message>
<message><source>between, guard, protect, shield, midpoint, block</source><extracomment>other words for Interpose</extracomment><translation>之间, 守护, 保护, 挡住, 中点, 阻隔</translation></message>
<message><source>First</source><comment>core</comment><extracomment>port of Interpose</extracomment><translation>第一个</translation></message>
<message><source>One of the two.</source><extracomment>port First of Interpose</extracomment><translation>两者之一。</translation></message>
<message><source>Second</source><extracomment>port of Interpose</extracomment><translation>第二个</translation></message>
<message><source>The other one.</source><extracomment>port Second of Interpose</extracomment><translation>另一个。</translation></message>
<message><source>Hide</source><extracomment>title</extracomment><translation>躲藏</translation></message>
<message><source>Goes behind the nearest obstacle, as seen from a threat. With each of several threats it goes where none of them sees it, or flees.</source><extracomment>Hide</extracomment><translation>躲到最近的障碍物后面，避开威胁的视线。若对多个威胁逐一作用，则去它们都看不到的地方，否则逃离。</translation></message>
<message><source>Margin</source><extracomment>setting of Hide</extracomment><translation>余量</translation></message>
<message><source>How far behind the obstacle it hides.</source><extracomment>Margin of Hide</extracomment><translation>躲在障碍物后方多远。</translation></message>
<message><source>Range</source><comment>core</comment><extracomment>setting of Hide</extracomment><translation>范围</translation></message>
<message><source>It uses only obstacles that reach within this distance.</source><extracomment>Range of Hide</extracomment><translation>只利用延伸到此距离之内的障碍物。</translation></message>
<message><source>cover, take cover, stealth, ambush, shelter, out of sight</source><extracomment>other words for Hide</extracomment><translation>掩护, 找掩体, 潜行, 埋伏, 隐蔽, 隐藏, 视线之外</translation></message>
<message><source>Threat</source><extracomment>port of Hide</extracomment><translation>威胁</translation></message>
<message><source>The agent it hides from; or each of several, by a Nearest.</source><extracomment>port Threat of Hide</extracomment><translation>所躲避的智能体；或通过“最近者”对多个逐一作用。</translation></message>
<message><source>The obstacles to keep clear of.</source><extracomment>port Obstacles of Hide</extracomment><translation>要避开的障碍物。</translation></message>
<message><source>the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)</source><extracomment>place in the formula of Hide</extracomment><translation>最近的障碍物 + unit(obstacle - threat) * (其大小 + margin + bodyRadius)</translation></message>
<message><source>Separation</source><extracomment>title</extracomment><translation>分离</translation></message>
<message><source>Keeps away from its neighbors, harder when they are nearer.</source><extracomment>Separation</extracomment><translation>与邻居保持距离，越近推得越用力。</translation></message>
<message><source>Neighbors are closer than this.</source><extracomment>Radius of Separation</extracomment><translation>比这更近的才算邻居。</translation></message>
<message><source>View angle</source><extracomment>setting of Separation</extracomment><translation>视角</translation></message>
<message><source>How wide it sees, half to each side of its heading. 360: all round.</source><extracomment>View angle of Separation</extracomment><translation>视野有多宽，朝向两侧各一半。360：四周都能看见。</translation></message>
<message><source>Falloff</source><extracomment>setting of Separation</extracomment><translation>衰减</translation></message>
<message><source>How quickly the push fades with distance. 0: it does not.</source><extracomment>Falloff of Separation</extracomment><translation>推力随距离减弱的快慢。0：不减弱。</translation></message>
<message><source>keep apart, spread out, personal space, repel, crowding, boids, flocking</source><extracomment>other words for Separation</extracomment><translation>散开, 保持距离, 个人空间, 排斥, 拥挤, boids, 集群</translation></message>
<message><source>Neighbors</source><extracomment>port of Separation</extracomment><translation>邻居</translation></message>
<message><source>The agents that count as neighbors. Several types are one group.</source><extracomment>port Neighbors of Separation</extracomment><translation>算作邻居的智能体。多个类型视为一群。</translation></message>
<message><source>the sum over the neighbors of unit(position - neighbor) * (1 - distance / radius)^falloff. Of an agent that has arrived by an Arrive or Go to that settles, over bodies that overlap: unit(position - neighbor) * (1.1 - distance / both radii)</source><extracomment>away in the formula of Separation</extracomment><translation>对所有邻居求和：unit(position - neighbor) * (1 - distance / radius)^falloff。若智能体已通过会“就近停下”的“抵达”或“前往”抵达，则对重叠的身体求和：unit(position - neighbor) * (1.1 - distance / 两者半径之和)</translation></message>
<message><source>Alignment</source><extracomment>title</extracomment><translation>对齐</translation></message>
<message><source>Turns to the mean velocity of its neighbors.</source><extracomment>Alignment</extracomment><translation>转向邻居的平均速度。</translation></message>
<message><source>match heading, same direction, school, boids, flocking</source><extracomment>other words for Alignment</extracomment><translation>朝向一致, 同方向, 鱼群, 队列, boids, 集群</translation></message>
<message><source>the mean velocity of the neighbors</source><extracomment>neighborVelocity in the formula of Alignment</extracomment><translation>邻居的平均速度</translation></message>
<message><source>Cohesion</source><extracomment>title</extracomment><translation>聚集</translation></message>
<message><source>Heads for the middle of its neighbors.</source><extracomment>Cohesion</extracomment><translation>奔向邻居的中心。</translation></message>
<message><source>stay together, gather, center of mass, school, boids, flocking</source><extracomment>other words for Cohesion</extracomment><translation>聚拢, 凝聚, 集合, 质心, 鱼群, boids, 集群</translation></message>
<message><source>the mean position of the neighbors</source><extracomment>neighborPosition in the formula of Cohesion</extracomment><translation>邻居的平均位置</translation></message>
<message><source>Leader following</source><extracomment>title</extracomment><translation>跟随领队</translation></message>
<message><source>Follows behind a leader, steps out of the leader's way, and keeps apart from the other followers.</source><extracomment>Leader following</extracomment><translation>跟在领队后面，给领队让路，并与其他跟随者保持距离。</translation></message>
<message><source>Distance</source><extracomment>setting of Leader following</extracomment><translation>距离</translation></message>
<message><source>How far behind the leader.</source><extracomment>Distance of Leader following</extracomment><translation>在领队后方多远。</translation></message>
<message><source>Clearance</source><extracomment>setting of Leader following</extracomment><translation>避让距离</translation></message>
<message><source>It steps aside within this distance of the leader, or of the leader's way ahead.</source><extracomment>Clearance of Leader following</extracomment><translation>离领队或其前方去路在此距离之内时让到一旁。</translation></message>
<message><source>Separation radius</source><extracomment>setting of Leader following</extracomment><translation>分离半径</translation></message>
<message><source>It keeps apart from other followers inside this distance.</source><extracomment>Separation radius of Leader following</extracomment><translation>与此距离内的其他跟随者保持距离。</translation></message>
<message><source>follow the leader, convoy, entourage, ducklings, pet, squad</source><extracomment>other words for Leader following</extracomment><translation>跟着领队, 车队, 随从, 小鸭子, 宠物, 小队</translation></message>
<message><source>The agent it follows.</source><extracomment>port Leader of Leader following</extracomment><translation>所跟随的智能体。</translation></message>
<message><source>Others</source><extracomment>port of Leader following</extracomment><translation>其他</translation></message>
<message><source>The other followers, to keep apart from. Unwired: none.</source><extracomment>port Others of Leader following</extracomment><translation>要与之保持距离的其他跟随者。未连线：无。</translation></message>
<message><source>it is within clearance of the leader's way for the next distance</source><extracomment>inTheWay in the formula of Leader following</extracomment><translation>离领队接下来 distance 路程的距离小于 clearance</translation></message>
<message><source>the direction off that way</source><extracomment>aside in the formula of Leader following</extracomment><translation>离开这段路的方向</translation></message>
<message><source>the sum over the others of unit(position - other) * (1 - distance / separationRadius)</source><extracomment>away in the formula of Leader following</extracomment><translation>对其他智能体求和：unit(position - other) * (1 - distance / separationRadius)</translation></message>
<message><source>Formation</source><extracomment>title</extracomment><translation>编队</translation></message>
<message><source>Takes a place in a formation around a leader: each place goes to the nearest agent that has none yet.</source><extracomment>Formation</extracomment><translation>在领队周围的编队中占一个位置：每个位置分给最近的、还没有位置的智能体。</translation></message>
<message><source>Pattern</source><extracomment>setting of Formation</extracomment><translation>队形</translation></message>
<message><source>The shape of the formation.</source><extracomment>Pattern of Formation</extracomment><translation>编队的形状。</translation></message>
<message><source>Line</source><extracomment>choice of Pattern of Formation</extracomment><translation>横队</translation></message>
<message><source>Abreast of the leader.</source><extracomment>Line as Pattern</extracomment><translation>与领队并排。</translation></message>
<message><source>Column</source><extracomment>choice of Pattern of Formation</extracomment><translation>纵队</translation></message>
<message><source>One behind the other.</source><extracomment>Column as Pattern</extracomment><translation>一个接一个。</translation></message>
<message><source>To both sides behind the leader, like geese.</source><extracomment>V as Pattern</extracomment><translation>在领队后方两侧，像大雁一样。</translation></message>
<message><source>Around the leader.</source><extracomment>Circle as Pattern</extracomment><translation>围绕领队。</translation></message>
<message><source>Box</source><comment>core</comment><extracomment>choice of Pattern of Formation</extracomment><translation>方阵</translation></message>
<message><source>In ranks behind the leader.</source><extracomment>Box as Pattern</extracomment><translation>在领队后方排成数行。</translation></message>
<message><source>Spacing</source><extracomment>setting of Formation</extracomment><translation>间距</translation></message>
<message><source>The distance between two places.</source><extracomment>Spacing of Formation</extracomment><translation>两个位置之间的距离。</translation></message>
<message><source>Steady</source><extracomment>setting of Formation</extracomment><translation>平稳</translation></message>
<message><source>The pattern turns no faster than its agents can follow, and nobody crosses another's way to a place: not at the start, nor when the pattern changes or the leader turns back.</source><extracomment>Steady of Formation</extracomment><translation>队形的转动不快于智能体能跟上的速度，就位时互不挡路：开始时、队形改变时、领队掉头时都是如此。</translation></message>
<message><source>Turn rate</source><extracomment>setting of Formation</extracomment><translation>转速</translation></message>
<message><source>The pattern turns so far per unit of time. 0: as its agents can follow.</source><extracomment>Turn rate of Formation</extracomment><translation>队形在单位时间内的转动量。0：以智能体能跟上为准。</translation></message>
<message><source>Without a leader</source><extracomment>setting of Formation</extracomment><translation>没有领队时</translation></message>
<message><source>What they do when their leader is gone.</source><extracomment>Without a leader of Formation</extracomment><translation>领队不在时它们怎么做。</translation></message>
<message><source>They are without this behavior.</source><extracomment>Nothing as Without a leader</extracomment><translation>它们不再有此行为。</translation></message>
<message><source>Follow the nearest</source><extracomment>choice of Without a leader of Formation</extracomment><translation>跟随最近者</translation></message>
<message><source>The one that was nearest to the leader leads.</source><extracomment>Follow the nearest as Without a leader</extracomment><translation>由原来离领队最近的那个带领。</translation></message>
<message><source>Stop</source><extracomment>choice of Without a leader of Formation</extracomment><translation>停止</translation></message>
<message><source>They brake.</source><extracomment>Stop as Without a leader</extracomment><translation>它们刹车。</translation></message>
<message><source>wedge, squad, ranks, platoon, fleet, flying v, slots</source><extracomment>other words for Formation</extracomment><translation>楔形, 小队, 队列, 排, 舰队, 人字形, 站位</translation></message>
<message><source>The agent they form around.</source><extracomment>port Leader of Formation</extracomment><translation>编队所围绕的智能体。</translation></message>
<message><source>how far the place in the pattern is ahead of the leader</source><extracomment>placeAhead in the formula of Formation</extracomment><translation>队形中的位置在领队前方多远</translation></message>
<message><source>how far it is to the left</source><extracomment>placeLeft in the formula of Formation</extracomment><translation>该位置在领队左侧多远</translation></message>
<message><source>Queue</source><extracomment>title</extracomment><translation>排队</translation></message>
<message><source>Brakes when another agent is ahead, harder when nearer. First in a Priority it waits; in a Sum it only slows down.</source><extracomment>Queue</extracomment><translation>前方有其他智能体时刹车，越近越用力。放在“优先”的首位时会等待，在“求和”中只会减速。</translation></message>
<message><source>The length of the box ahead in which it sees others.</source><extracomment>Ahead of Queue</extracomment><translation>在前方观察其他智能体的矩形的长度。</translation></message>
<message><source>Width</source><extracomment>setting of Queue</extracomment><translation>宽度</translation></message>
<message><source>The width of that box.</source><extracomment>Width of Queue</extracomment><translation>该矩形的宽度。</translation></message>
<message><source>line up, wait in line, door, traffic jam, keep distance, yield</source><extracomment>other words for Queue</extracomment><translation>排成一列, 排队等候, 门口, 堵车, 保持车距, 礼让</translation></message>
<message><source>the gap to the nearest body in the box ahead; inactive while the box is empty</source><extracomment>room in the formula of Queue</extracomment><translation>到前方矩形内最近身体的空隙；矩形内无人时未激活</translation></message>
<message><source>Collision avoidance</source><extracomment>title</extracomment><translation>避碰</translation></message>
<message><source>Turns aside before its body would touch another agent. Head-on, both keep right.</source><extracomment>Collision avoidance</extracomment><translation>在身体碰到另一个智能体之前转开。迎面相遇时双方都靠右。</translation></message>
<message><source>Look ahead</source><extracomment>setting of Collision avoidance</extracomment><translation>前瞻</translation></message>
<message><source>How far ahead it looks, in time.</source><extracomment>Look ahead of Collision avoidance</extracomment><translation>向前预看多久。</translation></message>
<message><source>The room to leave between two bodies.</source><extracomment>Margin of Collision avoidance</extracomment><translation>两个身体之间要留的空隙。</translation></message>
<message><source>unaligned, avoid agents, pass, crowd, traffic, pedestrians</source><extracomment>other words for Collision avoidance</extracomment><translation>碰撞避免, 避开智能体, 错身, 人群, 交通, 行人</translation></message>
<message><source>until the first agent that would come closer than both radii and margin is nearest</source><extracomment>time in the formula of Collision avoidance</extracomment><translation>到与某个智能体最接近为止的时间：最先会近于两者半径之和加 margin 的那个</translation></message>
<message><source>away from where that agent will be then; to the right of a head-on course</source><extracomment>aside in the formula of Collision avoidance</extracomment><translation>离开该智能体届时所在处的方向；迎面相遇时向右</translation></message>
<message><source>Obstacle avoidance</source><extracomment>title</extracomment><translation>避障</translation></message>
<message><source>Steers around the nearest obstacle in its way, harder when nearer, and brakes a little.</source><extracomment>Obstacle avoidance</extracomment><translation>绕开去路上最近的障碍物，越近越用力，并略微刹车。</translation></message>
<message><source>How far ahead it looks, as the time it takes to get there.</source><extracomment>Look ahead of Obstacle avoidance</extracomment><translation>向前看多远，以到达那里所需的时间表示。</translation></message>
<message><source>The room to leave beside an obstacle.</source><extracomment>Margin of Obstacle avoidance</extracomment><translation>障碍物旁要留的空隙。</translation></message>
<message><source>Braking</source><extracomment>setting of Obstacle avoidance</extracomment><translation>刹车量</translation></message>
<message><source>How much it brakes, as a share of how much it turns aside.</source><extracomment>Braking of Obstacle avoidance</extracomment><translation>刹车的力度，以转开力度的占比表示。</translation></message>
<message><source>avoid, rocks, go around, islands, pillars, collision</source><extracomment>other words for Obstacle avoidance</extracomment><translation>避开障碍, 岩石, 绕行, 岛屿, 柱子, 碰撞</translation></message>
<message><source>to the first obstacle in its way; inactive if there is none within reach</source><extracomment>distance in the formula of Obstacle avoidance</extracomment><translation>到去路上第一个障碍物的距离；前瞻范围内没有障碍物时未激活</translation></message>
<message><source>left or right, the shorter way around the obstacle</source><extracomment>aside in the formula of Obstacle avoidance</extracomment><translation>向左或向右，取绕过障碍物较短的一侧</translation></message>
<message><source>Wall avoidance</source><extracomment>title</extracomment><translation>避墙</translation></message>
<message><source>Feels ahead and to both sides, and turns away from the nearest wall that it feels.</source><extracomment>Wall avoidance</extracomment><translation>用触角探测前方和两侧，转离探测到的最近的墙。</translation></message>
<message><source>Feeler length</source><extracomment>setting of Wall avoidance</extracomment><translation>触角长度</translation></message>
<message><source>The length of the feelers.</source><extracomment>Feeler length of Wall avoidance</extracomment><translation>触角的长度。</translation></message>
<message><source>Feeler angle</source><extracomment>setting of Wall avoidance</extracomment><translation>触角角度</translation></message>
<message><source>The angle between the feeler ahead and those to both sides.</source><extracomment>Feeler angle of Wall avoidance</extracomment><translation>前方触角与两侧触角之间的角度。</translation></message>
<message><source>feelers, whiskers, avoid walls, corridor, ray, indoor</source><extracomment>other words for Wall avoidance</extracomment><translation>触角, 触须, 避开墙壁, 走廊, 射线, 室内</translation></message>
<message><source>along its feeler to the nearest wall; inactive if no feeler touches one</source><extracomment>distance in the formula of Wall avoidance</extracomment><translation>沿触角到最近的墙的距离；没有触角碰到墙时未激活</translation></message>
<message><source>the direction off that wall</source><extracomment>normal in the formula of Wall avoidance</extracomment><translation>离开该墙的方向</translation></message>
<message><source>Wall following</source><extracomment>title</extracomment><translation>沿墙</translation></message>
<message><source>Goes along the nearest wall or obstacle, at a distance from it.</source><extracomment>Wall following</extracomment><translation>沿最近的墙或障碍物行进，并保持一定距离。</translation></message>
<message><source>How far from the wall it goes.</source><extracomment>Distance of Wall following</extracomment><translation>离墙多远行进。</translation></message>
<message><source>How far along the wall it aims, in time.</source><extracomment>Look ahead of Wall following</extracomment><translation>沿墙向前瞄准多远，以时间表示。</translation></message>
<message><source>It ignores walls farther away than this.</source><extracomment>Range of Wall following</extracomment><translation>忽略比这更远的墙。</translation></message>
<message><source>hug the wall, along, perimeter, patrol, coast, edge</source><extracomment>other words for Wall following</extracomment><translation>贴墙, 沿着, 周边, 巡逻, 海岸, 边缘</translation></message>
<message><source>the nearest place of a wall; inactive if there is none within range</source><extracomment>wall in the formula of Wall following</extracomment><translation>墙上最近的位置；range 内没有墙时未激活</translation></message>
<message><source>the direction off the wall</source><extracomment>normal in the formula of Wall following</extracomment><translation>离开墙的方向</translation></message>
<message><source>the direction along the wall in which it already moves</source><extracomment>along in the formula of Wall following</extracomment><translation>沿墙的方向，取当前运动的那一侧</translation></message>
<message><source>Containment</source><extracomment>title</extracomment><translation>区域约束</translation></message>
<message><source>Turns away from the edge when it is about to leave the region.</source><extracomment>Containment</extracomment><translation>即将离开区域时从边缘转回。</translation></message>
<message><source>stay inside, bounds, boundary, cage, fence, aquarium</source><extracomment>other words for Containment</extracomment><translation>留在里面, 边界, 界限, 笼子, 围栏, 鱼缸</translation></message>
<message><source>The region to stay inside of.</source><extracomment>port Region of Containment</extracomment><translation>要留在其中的区域。</translation></message>
<message><source>the place of the region nearest to soon; inactive while soon is inside</source><extracomment>nearest in the formula of Containment</extracomment><translation>区域中离 soon 最近的位置；soon 在区域内时未激活</translation></message>
<message><source>Follow path</source><extracomment>title</extracomment><translation>路径跟随</translation></message>
<message><source>Goes along a path: once to its end, round and round, or there and back.</source><extracomment>Follow path</extracomment><translation>沿路径行进：一次走到终点、循环，或往返。</translation></message>
<message><source>How far ahead on the path it aims: larger cuts corners, smaller follows more closely.</source><extracomment>Look ahead of Follow path</extracomment><translation>瞄准路径前方多远：越大越会抄近弯，越小跟得越紧。</translation></message>
<message><source>What happens at the end of the path.</source><extracomment>Mode of Follow path</extracomment><translation>在路径终点怎么做。</translation></message>
<message><source>Once</source><extracomment>choice of Mode of Follow path</extracomment><translation>一次</translation></message>
<message><source>It stops at the end. Each arrival is counted.</source><extracomment>Once as Mode</extracomment><translation>停在终点。每次抵达都会计数。</translation></message>
<message><source>Loop</source><extracomment>choice of Mode of Follow path</extracomment><translation>循环</translation></message>
<message><source>Round and round. From an open end it returns to the start.</source><extracomment>Loop as Mode</extracomment><translation>一圈又一圈。路径不闭合时从终点回到起点。</translation></message>
<message><source>There and back</source><extracomment>choice of Mode of Follow path</extracomment><translation>往返</translation></message>
<message><source>It turns round at both ends.</source><extracomment>There and back as Mode</extracomment><translation>在两端掉头。</translation></message>
<message><source>patrol, route, waypoints, road, track, rail, way</source><extracomment>other words for Follow path</extracomment><translation>巡逻, 路线, 路点, 道路, 赛道, 轨道, 沿路走</translation></message>
<message><source>The path to follow.</source><extracomment>port Path of Follow path</extracomment><translation>要跟随的路径。</translation></message>
<message><source>the place on the path that is lookAhead farther along than the nearest place</source><extracomment>aim in the formula of Follow path</extracomment><translation>路径上比最近位置再往前 lookAhead 的位置</translation></message>
<message><source>the length of the path from the nearest place to the end</source><extracomment>remaining in the formula of Follow path</extracomment><translation>从最近位置到终点的路径长度</translation></message>
<message><source>Stay on path</source><extracomment>title</extracomment><translation>不离路径</translation></message>
<message><source>Turns back when it is about to leave the tube around a path. Inside it is free.</source><extracomment>Stay on path</extracomment><translation>即将离开路径周围的通道时转回。通道内自由行动。</translation></message>
<message><source>How far to each side of the path it is free.</source><extracomment>Radius of Stay on path</extracomment><translation>路径两侧各多远之内可自由行动。</translation></message>
<message><source>lane, road, corridor, tube, keep to the path, street</source><extracomment>other words for Stay on path</extracomment><translation>车道, 道路, 走廊, 管道, 保持在路上, 街道</translation></message>
<message><source>the place of the path nearest to soon</source><extracomment>nearest in the formula of Stay on path</extracomment><translation>路径上离 soon 最近的位置</translation></message>
<message><source>Follow field</source><extracomment>title</extracomment><translation>流场跟随</translation></message>
<message><source>Moves the way a field points, where the field reaches.</source><extracomment>Follow field</extracomment><translation>在流场覆盖之处，按流场所指的方向运动。</translation></message>
<message><source>How far ahead it reads the field, in time.</source><extracomment>Look ahead of Follow field</extracomment><translation>向前多远读取流场，以时间表示。</translation></message>
<message><source>flow field, wind, stream, current, drift, vortex</source><extracomment>other words for Follow field</extracomment><translation>流场, 风, 水流, 洋流, 漂流, 漩涡</translation></message>
<message><source>The field to follow.</source><extracomment>port Field of Follow field</extracomment><translation>要跟随的流场。</translation></message>
<message><source>the direction and strength of the field at soon; inactive outside the field</source><extracomment>field in the formula of Follow field</extracomment><translation>soon 处流场的方向和强度；在流场之外时未激活</translation></message>
<message><source>Follow ground</source><extracomment>title</extracomment><translation>地面跟随</translation></message>
<message><source>Moves to where a ground holds more, or less: along a trail, up or down a slope.</source><extracomment>Follow ground</extracomment><translation>移向地面值更多或更少的地方：沿着踪迹，上坡或下坡。</translation></message>
<message><source>The item of the scene that it stands for.</source><extracomment>Ground of Follow ground</extracomment><translation>所代表的场景元素。</translation></message>
<message><source>Direction</source><extracomment>setting of Follow ground</extracomment><translation>方向</translation></message>
<message><source>Where it goes.</source><extracomment>Direction of Follow ground</extracomment><translation>往哪里去。</translation></message>
<message><source>Up</source><extracomment>choice of Direction of Follow ground</extracomment><translation>向上</translation></message>
<message><source>To where the ground holds more.</source><extracomment>Up as Direction</extracomment><translation>去地面值更多的地方。</translation></message>
<message><source>Down</source><extracomment>choice of Direction of Follow ground</extracomment><translation>向下</translation></message>
<message><source>To where the ground holds less.</source><extracomment>Down as Direction</extracomment><translation>去地面值更少的地方。</translation></message>
<message><source>Senses</source><extracomment>setting of Follow ground</extracomment><translation>感知</translation></message>
<message><source>How it finds the way.</source><extracomment>Senses of Follow ground</extracomment><translation>如何找到方向。</translation></message>
<message><source>Feelers</source><extracomment>choice of Senses of Follow ground</extracomment><translation>触角</translation></message>
<message><source>It compares the ends of three feelers.</source><extracomment>Feelers as Senses</extracomment><translation>比较三根触角的末端。</translation></message>
<message><source>Slope</source><extracomment>choice of Senses of Follow ground</extracomment><translation>坡度</translation></message>
<message><source>It compares the cells beside its own.</source><extracomment>Slope as Senses</extracomment><translation>比较自身单元格旁边的单元格。</translation></message>
<message><source>Angle</source><extracomment>setting of Follow ground</extracomment><translation>角度</translation></message>
<message><source>Between the heading and the feelers to both sides.</source><extracomment>Angle of Follow ground</extracomment><translation>朝向与两侧触角之间的角度。</translation></message>
<message><source>How far away the ends of the feelers are.</source><extracomment>Distance of Follow ground</extracomment><translation>触角末端有多远。</translation></message>
<message><source>ground, scent, pheromone, trail, ants, slime mold, gradient, climb, smell, chemotaxis</source><extracomment>other words for Follow ground</extracomment><translation>地面, 气味, 信息素, 踪迹, 蚂蚁, 黏菌, 梯度, 爬坡</translation></message>
<message><source>the heading, or the feeler to a side whose end is on more, or the direction of the slope; inactive without a difference</source><extracomment>way in the formula of Follow ground</extracomment><translation>朝向，或末端地面值更多的一侧触角，或坡度的方向；没有差别时未激活</translation></message>
<message><source>Go to</source><extracomment>title</extracomment><translation>前往</translation></message>
<message><source>Follows a way around obstacles to its goal, slows down inside the slowing radius, and stops there.</source><extracomment>Go to</extracomment><translation>沿路线绕过障碍物去目的地，在减速半径内减速，并停在那里。</translation></message>
<message><source>When the goal is nearer, it stops, and stays.</source><extracomment>Stop radius of Go to</extracomment><translation>离目的地比这更近时停下不动。</translation></message>
<message><source>It also stops, and stays, at others that have arrived at the same goal.</source><extracomment>Settles of Go to</extracomment><translation>遇到已抵达同一目的地的其他智能体时，也停下不动。</translation></message>
<message><source>path finding, pathfinding, navigate, move to, walk to, travel, route</source><extracomment>other words for Go to</extracomment><translation>寻路, 导航, 移动到, 走到, 旅行, 路线</translation></message>
<message><source>Way</source><comment>core</comment><extracomment>port of Go to</extracomment><translation>路线</translation></message>
<message><source>The way to follow.</source><extracomment>port Way of Go to</extracomment><translation>要跟随的路线。</translation></message>
<message><source>Where it goes straight while no way leads to a goal.</source><extracomment>port Target of Go to</extracomment><translation>没有路线通向目的地时直奔的目标。</translation></message>
<message><source>the direction of the way, or straight at the goal without one</source><extracomment>way in the formula of Go to</extracomment><translation>路线的方向；没有路线时直指目的地</translation></message>
<message><source>how far it still is to the goal</source><extracomment>remaining in the formula of Go to</extracomment><translation>到目的地还有多远</translation></message>
<message><source>Tether</source><extracomment>title</extracomment><translation>牵引</translation></message>
<message><source>Moves freely inside a radius around the target. Outside, the target pulls it back, harder when farther.</source><extracomment>Tether</extracomment><translation>在目标周围的半径内自由运动。超出后被拉回，越远越用力。</translation></message>
<message><source>Inside this distance it is free.</source><extracomment>Radius of Tether</extracomment><translation>在此距离内自由行动。</translation></message>
<message><source>leash, home range, stay near, territory, bound, elastic</source><extracomment>other words for Tether</extracomment><translation>拴绳, 活动范围, 留在附近, 领地, 束缚, 弹性</translation></message>
<message><source>Orbit</source><extracomment>title</extracomment><translation>环绕</translation></message>
<message><source>Circles around the target at a distance.</source><extracomment>Orbit</extracomment><translation>隔一定距离绕目标转圈。</translation></message>
<message><source>How far from the target it circles.</source><extracomment>Radius of Orbit</extracomment><translation>绕圈时离目标多远。</translation></message>
<message><source>Turn</source><extracomment>setting of Orbit</extracomment><translation>转动</translation></message>
<message><source>The direction in which it circles.</source><extracomment>Turn of Orbit</extracomment><translation>绕圈的方向。</translation></message>
<message><source>Counterclockwise on screen.</source><extracomment>Left as Turn</extracomment><translation>在屏幕上为逆时针。</translation></message>
<message><source>Right</source><extracomment>choice of Turn of Orbit</extracomment><translation>右</translation></message>
<message><source>Clockwise on screen.</source><extracomment>Right as Turn</extracomment><translation>在屏幕上为顺时针。</translation></message>
<message><source>circle, go around, revolve, strafe around, satellite, encircle</source><extracomment>other words for Orbit</extracomment><translation>绕圈, 绕行, 公转, 绕着侧移, 卫星, 包围</translation></message>
<message><source>Target speed</source><extracomment>title</extracomment><translation>目标速率</translation></message>
<message><source>Keeps a speed, whichever way it goes.</source><extracomment>Target speed</extracomment><translation>保持一定速率，无论往哪个方向。</translation></message>
<message><source>The speed to keep; never above the maximum speed.</source><extracomment>Target speed of Target speed</extracomment><translation>要保持的速率；不会超过最大速率。</translation></message>
<message><source>cruise, speed, pace, throttle, accelerate, forward</source><extracomment>other words for Target speed</extracomment><translation>巡航, 速度, 步速, 油门, 加速, 前进</translation></message>
<message><source>Brake</source><extracomment>title</extracomment><translation>刹车</translation></message>
<message><source>Comes to a stop.</source><extracomment>Brake</extracomment><translation>减速直到停下。</translation></message>
<message><source>stop, halt, wait, stand still, rest, slow down</source><extracomment>other words for Brake</extracomment><translation>停止, 停下, 等待, 站住, 静止, 减速</translation></message>
<message><source>Formula force</source><extracomment>title</extracomment><translation>公式力</translation></message>
<message><source>Gives a force that you write yourself, in the words of the tutorials.</source><extracomment>Formula force</extracomment><translation>给出由你自己编写的力，用词与教程一致。</translation></message>
<message><source>Formula</source><extracomment>setting of Formula force</extracomment><translation>公式</translation></message>
<message><source>Lines name = term. The last one is the force, or a wanted velocity named desired.</source><extracomment>Formula of Formula force</extracomment><translation>各行写作 名称 = 式子。最后一行是力，或名为 desired 的期望速度。</translation></message>
<message><source>custom, script, expression, own behavior, code, own force, math, write</source><extracomment>other words for Formula force</extracomment><translation>自定义, 脚本, 表达式, 自定义行为, 代码, 自定义力, 数学, 编写</translation></message>
<message><source>Other</source><extracomment>port of Formula force</extracomment><translation>其他目标</translation></message>
<message><source>A further target, which the formula calls other.</source><extracomment>port Other of Formula force</extracomment><translation>另一个目标，在公式中称为 other。</translation></message>
<message><source>Third</source><extracomment>port of Formula force</extracomment><translation>第三目标</translation></message>
<message><source>A further target, which the formula calls third.</source><extracomment>port Third of Formula force</extracomment><translation>另一个目标，在公式中称为 third。</translation></message>
<message><source>A number, which the formula calls a.</source><extracomment>port A of Formula force</extracomment><translation>一个数值，在公式中称为 a。</translation></message>
<message><source>A number, which the formula calls b.</source><extracomment>port B of Formula force</extracomment><translation>一个数值，在公式中称为 b。</translation></message>
<message><source>A number, which the formula calls c.</source><extracomment>port C of Formula force</extracomment><translation>一个数值，在公式中称为 c。</translation></message>
<message><source>A number, which the formula calls d.</source><extracomment>port D of Formula force</extracomment><translation>一个数值，在公式中称为 d。</translation></message>
<message><source>Face</source><extracomment>title</extracomment><translation>面向目标</translation></message>
<message><source>Turns to look at the target, and leaves the velocity alone.</source><extracomment>Face</extracomment><translation>转身看向目标，不影响速度。</translation></message>
<message><source>The most degrees that it turns in a unit of time.</source><extracomment>Max turn rate of Face</extracomment><translation>单位时间内最多转过的角度（度）。</translation></message>
<message><source>look at, aim, turret, watch, turn to, strafe</source><extracomment>other words for Face</extracomment><translation>看向, 注视, 瞄准, 炮塔, 观察, 转身, 侧移</translation></message>
<message><source>Wire it to the Facing of an agent type.</source><extracomment>port Heading of Face</extracomment><translation>连到智能体类型的“面向”。</translation></message>
<message><source>turns toward wanted by at most maxTurn degrees</source><extracomment>facing in the formula of Face</extracomment><translation>转向 wanted，最多转 maxTurn 度</translation></message>
<message><source>Look where you go</source><extracomment>title</extracomment><translation>看向前方</translation></message>
<message><source>Turns to look the way it moves, at a limited rate.</source><extracomment>Look where you go</extracomment><translation>以有限的转速转身看向运动方向。</translation></message>
<message><source>smooth turn, orientation, align heading, turn rate, heading</source><extracomment>other words for Look where you go</extracomment><translation>平滑转身, 方向, 对齐朝向, 转速, 朝向</translation></message>
<message><source>A place in the world. Drag it in the viewport.</source><extracomment>Point</extracomment><translation>世界中的一个地点。在视口中拖动它。</translation></message>
<message><source>position, location, waypoint, place, goal</source><extracomment>other words for Point</extracomment><translation>位置, 地点, 路点, 坐标, 目的地</translation></message>
<message><source>The place, as a target.</source><extracomment>port Point of Point</extracomment><translation>该地点，作为目标。</translation></message>
<message><source>Cursor</source><extracomment>title</extracomment><translation>光标</translation></message>
<message><source>The mouse in the viewport. While it is elsewhere, the target is the one at Otherwise, if there is one.</source><extracomment>Cursor</extracomment><translation>视口中的鼠标。鼠标不在视口中时，目标为“否则”所接的（如果有）。</translation></message>
<message><source>Follows</source><extracomment>setting of Cursor</extracomment><translation>跟随方式</translation></message>
<message><source>Whether the target follows the mouse or stays at the last click.</source><extracomment>Follows of Cursor</extracomment><translation>目标跟随鼠标，还是停在上次点击处。</translation></message>
<message><source>Movement</source><extracomment>choice of Follows of Cursor</extracomment><translation>移动</translation></message>
<message><source>The mouse, while it is over the viewport.</source><extracomment>Movement as Follows</extracomment><translation>鼠标，当它在视口上时。</translation></message>
<message><source>Click</source><extracomment>choice of Follows of Cursor</extracomment><translation>点击</translation></message>
<message><source>The last click.</source><extracomment>Click as Follows</extracomment><translation>上次点击处。</translation></message>
<message><source>Click, until reached</source><extracomment>choice of Follows of Cursor</extracomment><translation>点击，到达为止</translation></message>
<message><source>The last click. An agent that comes there forgets it.</source><extracomment>Click, until reached as Follows</extracomment><translation>上次点击处。到达那里的智能体会忘掉它。</translation></message>
<message><source>mouse, pointer, click, touch, player</source><extracomment>other words for Cursor</extracomment><translation>鼠标, 指针, 点击, 触摸, 玩家</translation></message>
<message><source>Otherwise</source><extracomment>port of Cursor</extracomment><translation>否则</translation></message>
<message><source>The target while there is no mouse or no click.</source><extracomment>port Otherwise of Cursor</extracomment><translation>没有鼠标或没有点击时的目标。</translation></message>
<message><source>The place of the mouse.</source><extracomment>port Point of Cursor</extracomment><translation>鼠标的位置。</translation></message>
<message><source>Nearest</source><extracomment>title</extracomment><translation>最近者</translation></message>
<message><source>The nearest of some agents; or the farthest, any one, or each of them.</source><extracomment>Nearest</extracomment><translation>一些智能体中最近的；或最远的、任意一个，或逐一作用于每个。</translation></message>
<message><source>Choose</source><extracomment>setting of Nearest</extracomment><translation>选择</translation></message>
<message><source>One target, or a force for each of several.</source><extracomment>Choose of Nearest</extracomment><translation>一个目标，或对多个逐一产生力。</translation></message>
<message><source>The nearest</source><extracomment>choice of Choose of Nearest</extracomment><translation>最近的</translation></message>
<message><source>One target. Ties go to the lower number.</source><extracomment>The nearest as Choose</extracomment><translation>一个目标。距离相同时取编号较小的。</translation></message>
<message><source>The farthest</source><extracomment>choice of Choose of Nearest</extracomment><translation>最远的</translation></message>
<message><source>One target, within the range.</source><extracomment>The farthest as Choose</extracomment><translation>一个目标，在范围之内。</translation></message>
<message><source>Any one</source><extracomment>choice of Choose of Nearest</extracomment><translation>任意一个</translation></message>
<message><source>One target, drawn anew every tick unless it is kept.</source><extracomment>Any one as Choose</extracomment><translation>一个目标，除非保持，否则每刻重新抽取。</translation></message>
<message><source>Each within range</source><extracomment>choice of Choose of Nearest</extracomment><translation>范围内的每个</translation></message>
<message><source>The behavior runs once for each, and the forces add up.</source><extracomment>Each within range as Choose</extracomment><translation>行为对每个各运行一次，力相加。</translation></message>
<message><source>It sees only agents within this distance.</source><extracomment>Range of Nearest</extracomment><translation>只看得见此距离内的智能体。</translation></message>
<message><source>Keep</source><extracomment>setting of Nearest</extracomment><translation>保持</translation></message>
<message><source>While used, it keeps its choice. While unused, it chooses again for the next tick.</source><extracomment>Keep of Nearest</extracomment><translation>使用期间保持所选。不使用时，下一刻重新选择。</translation></message>
<message><source>Lose range</source><extracomment>setting of Nearest</extracomment><translation>丢失距离</translation></message>
<message><source>It loses the kept agent beyond this distance.</source><extracomment>Lose range of Nearest</extracomment><translation>所保持的智能体超出此距离即丢失。</translation></message>
<message><source>closest, sense, perception, vision, target, each, farthest, random</source><extracomment>other words for Nearest</extracomment><translation>最近, 感知, 视觉, 目标, 每个, 最远, 随机</translation></message>
<message><source>The agents to choose from. Several types are one group.</source><extracomment>port Agents of Nearest</extracomment><translation>供选择的智能体。多个类型视为一群。</translation></message>
<message><source>What stands behind one of these is not seen. Unwired: it sees through all.</source><extracomment>port Obstacles of Nearest</extracomment><translation>被其中之一挡住的看不见。未连线：能看穿一切。</translation></message>
<message><source>The one chosen.</source><extracomment>port Agent of Nearest</extracomment><translation>选出的那个。</translation></message>
<message><source>Centroid</source><extracomment>title</extracomment><translation>质心</translation></message>
<message><source>The middle of some agents: their mean position and velocity. An agent does not count itself.</source><extracomment>Centroid</extracomment><translation>一些智能体的中心：它们的平均位置和平均速度。智能体不计入自己。</translation></message>
<message><source>Only agents closer than this count.</source><extracomment>Range of Centroid</extracomment><translation>只计入比这更近的智能体。</translation></message>
<message><source>center, middle, mean, average, center of mass, crowd</source><extracomment>other words for Centroid</extracomment><translation>中心, 中间, 平均, 均值, 重心, 人群</translation></message>
<message><source>The agents to average. Several types are one group.</source><extracomment>port Agents of Centroid</extracomment><translation>求平均的智能体。多个类型视为一群。</translation></message>
<message><source>The middle, as one agent.</source><extracomment>port Agent of Centroid</extracomment><translation>中心，当作一个智能体。</translation></message>
<message><source>Home</source><extracomment>title</extracomment><translation>出生地</translation></message>
<message><source>Where the agent started.</source><extracomment>Home</extracomment><translation>智能体开始的位置。</translation></message>
<message><source>start, origin, spawn, base, nest</source><extracomment>other words for Home</extracomment><translation>起点, 原点, 出生点, 基地, 巢穴, 家</translation></message>
<message><source>Where each agent started.</source><extracomment>port Point of Home</extracomment><translation>每个智能体开始的位置。</translation></message>
<message><source>A way through the world. Draw it, and drag its points, in the viewport.</source><extracomment>Path</extracomment><translation>穿过世界的一条路。在视口中绘制它，并拖动它的点。</translation></message>
<message><source>route, track, road, lane, waypoints, curve, patrol</source><extracomment>other words for Path</extracomment><translation>路线, 轨道, 道路, 车道, 路点, 曲线, 巡逻</translation></message>
<message><source>The path, as a target.</source><extracomment>port Path of Path</extracomment><translation>该路径，作为目标。</translation></message>
<message><source>Circles, boxes, polygons and walls in the world. Draw and drag them in the viewport.</source><extracomment>Obstacles</extracomment><translation>世界中的圆、矩形、多边形和墙。在视口中绘制和拖动。</translation></message>
<message><source>Group</source><comment>core</comment><extracomment>setting of Obstacles</extracomment><translation>组</translation></message>
<message><source>Only the obstacles of this group. Empty: all of them.</source><extracomment>Group of Obstacles</extracomment><translation>仅此组的障碍物。留空：全部。</translation></message>
<message><source>walls, rocks, islands, barriers, buildings, blocks, cover</source><extracomment>other words for Obstacles</extracomment><translation>墙, 岩石, 岛屿, 屏障, 建筑, 方块, 掩体</translation></message>
<message><source>The obstacles, as a target.</source><extracomment>port Obstacles of Obstacles</extracomment><translation>这些障碍物，作为目标。</translation></message>
<message><source>An area of the world. Drag it, or its corners, in the viewport.</source><extracomment>Region</extracomment><translation>世界中的一片区域。在视口中拖动它或它的角。</translation></message>
<message><source>area, zone, box, rectangle, circle, polygon</source><extracomment>other words for Region</extracomment><translation>范围, 地带, 矩形, 方框, 圆形, 多边形</translation></message>
<message><source>The area, as a target.</source><extracomment>port Region of Region</extracomment><translation>该区域，作为目标。</translation></message>
<message><source>A direction at each place. Drag its center in the viewport.</source><extracomment>Field</extracomment><translation>每个位置各有一个方向。在视口中拖动它的中心。</translation></message>
<message><source>flow, flow field, wind, stream, current, vortex</source><extracomment>other words for Field</extracomment><translation>流场, 向量场, 风, 水流, 洋流, 漩涡</translation></message>
<message><source>The field, as a target.</source><extracomment>port Field of Field</extracomment><translation>该流场，作为目标。</translation></message>
<message><source>The shortest way around obstacles to the nearest of its goals, for Go to and Follow field. Many agents with goals of their own, and goals that move in a large world, get a path for each agent.</source><extracomment>Way</extracomment><translation>绕过障碍物到最近目的地的最短路线，供“前往”和“流场跟随”使用。如果许多智能体各有目的地，或目的地在大世界中移动，则为每个智能体单独算一条路径。</translation></message>
<message><source>The way keeps so far from obstacles; at least the radius of the bodies.</source><extracomment>Clearance of Way</extracomment><translation>路线与障碍物保持的距离；至少为身体的半径。</translation></message>
<message><source>Cell</source><extracomment>setting of Way</extracomment><translation>单元格</translation></message>
<message><source>The way is found on cells of this size. Smaller ones fit through narrower doors and take longer.</source><extracomment>Cell of Way</extracomment><translation>在这种大小的单元格上寻路。越小越能穿过窄门，但耗时更长。</translation></message>
<message><source>Crowds</source><extracomment>setting of Way</extracomment><translation>拥挤</translation></message>
<message><source>How much longer it takes to cross a cell, for each agent in it: 1 is twice as long for one agent. 0: crowds do not count. Nor do they for paths of single agents.</source><extracomment>Crowds of Way</extracomment><translation>单元格中每有一个智能体，穿过它要多花多少时间：1 表示有一个智能体时耗时加倍。0：不计拥挤。为单个智能体算的路径也不计拥挤。</translation></message>
<message><source>Refresh</source><extracomment>setting of Way</extracomment><translation>刷新</translation></message>
<message><source>After how many ticks the agents are counted again.</source><extracomment>Refresh of Way</extracomment><translation>每隔多少刻重新统计智能体。</translation></message>
<message><source>path finding, pathfinding, route, navigation, maze, flow field, shortest path, a star, navigate, way out, exit</source><extracomment>other words for Way</extracomment><translation>寻路, 路径规划, 导航, 迷宫, 流场, 最短路径, a星, 出口</translation></message>
<message><source>Goals</source><extracomment>port of Way</extracomment><translation>目的地</translation></message>
<message><source>Points, regions, agents or the cursor. The nearest along the way counts; of goals that get paths, the nearest in a straight line.</source><extracomment>port Goals of Way</extracomment><translation>点、区域、智能体或光标。取沿路线最近的；对于单独算路径的目的地，取直线距离最近的。</translation></message>
<message><source>What it leads around.</source><extracomment>port Obstacles of Way</extracomment><translation>路线所绕开的东西。</translation></message>
<message><source>Wire it to a Go to or Follow field.</source><extracomment>port Way of Way</extracomment><translation>连到“前往”或“流场跟随”。</translation></message>
<message><source>Own goal</source><extracomment>title</extracomment><translation>自有目的地</translation></message>
<message><source>The next goal of the agent's own list. Agents that are placed by hand can have one, and a game can give each agent one.</source><extracomment>Own goal</extracomment><translation>智能体自己列表中的下一个目的地。手动放置的智能体可以有，游戏也可以给每个智能体设定。</translation></message>
<message><source>Reach</source><extracomment>setting of Own goal</extracomment><translation>到达范围</translation></message>
<message><source>Within this distance a goal is reached, and the next one counts.</source><extracomment>Reach of Own goal</extracomment><translation>进入此距离即算到达，轮到下一个目的地。</translation></message>
<message><source>At the end</source><extracomment>setting of Own goal</extracomment><translation>到末尾时</translation></message>
<message><source>What comes after the last goal.</source><extracomment>At the end of Own goal</extracomment><translation>最后一个目的地之后怎么做。</translation></message>
<message><source>Stay</source><extracomment>choice of At the end of Own goal</extracomment><translation>停留</translation></message>
<message><source>The last goal still counts.</source><extracomment>Stay as At the end</extracomment><translation>最后一个目的地仍然有效。</translation></message>
<message><source>Start again</source><extracomment>choice of At the end of Own goal</extracomment><translation>从头再来</translation></message>
<message><source>The first goal counts again.</source><extracomment>Start again as At the end</extracomment><translation>第一个目的地重新有效。</translation></message>
<message><source>goals, destination, waypoints, patrol, errands, itinerary, route</source><extracomment>other words for Own goal</extracomment><translation>目的地, 终点, 路点, 巡逻, 差事, 行程, 路线</translation></message>
<message><source>The next goal of each agent.</source><extracomment>port Point of Own goal</extracomment><translation>每个智能体的下一个目的地。</translation></message>
<message><source>External</source><extracomment>title</extracomment><translation>外部对象</translation></message>
<message><source>Something that the game moves itself, such as the player. In the editor, the mouse takes its place.</source><extracomment>External</extracomment><translation>由游戏自己移动的东西，例如玩家。在编辑器中用鼠标代替。</translation></message>
<message><source>Its name in the game, which says where it is (set external).</source><extracomment>Name of External</extracomment><translation>它在游戏中的名称，游戏用它告知位置（set external）。</translation></message>
<message><source>player, game object, script, input, hero, outside</source><extracomment>other words for External</extracomment><translation>玩家, 游戏对象, 脚本, 输入, 主角, 外部</translation></message>
<message><source>It, as an agent.</source><extracomment>port Agent of External</extracomment><translation>它，作为一个智能体。</translation></message>
<message><source>Sum</source><extracomment>title</extracomment><translation>求和</translation></message>
<message><source>Adds up the active forces, each times its weight, and cuts the sum to its limit.</source><extracomment>Sum</extracomment><translation>将激活的力各乘以权重后相加，并把总和截到上限。</translation></message>
<message><source>Limit</source><extracomment>setting of Sum</extracomment><translation>上限</translation></message>
<message><source>A longer sum is cut to this length. Forces beside this card are not.</source><extracomment>Limit of Sum</extracomment><translation>更长的总和会截到此长度。此卡片之外的力不受限。</translation></message>
<message><source>force = truncate(sum of weight * force over the active inputs, limit)</source><extracomment>formula of Sum</extracomment><translation>force = truncate(激活输入的 weight * force 之和, limit)</translation></message>
<message><source>add, blend, weighted, mix, combine, limit, truncate</source><extracomment>other words for Sum</extracomment><translation>相加, 混合, 加权, 合并, 组合, 限制, 截断</translation></message>
<message><source>The forces to combine, in order.</source><extracomment>port Forces of Sum</extracomment><translation>要组合的力，按次序。</translation></message>
<message><source>Priority</source><extracomment>title</extracomment><translation>优先</translation></message>
<message><source>Takes the first active force in order, and ignores the others.</source><extracomment>Priority</extracomment><translation>按次序取第一个激活的力，忽略其余。</translation></message>
<message><source>Threshold</source><extracomment>setting of Priority</extracomment><translation>阈值</translation></message>
<message><source>Skips active forces weaker than this. 0: takes the first active one, even if it is zero.</source><extracomment>Threshold of Priority</extracomment><translation>跳过比这更弱的激活的力。0：取第一个激活的力，即使它为零。</translation></message>
<message><source>force = weight * force of the first active input</source><extracomment>formula of Priority</extracomment><translation>force = 第一个激活输入的 weight * force</translation></message>
<message><source>first, fallback, else, otherwise, selector, switch</source><extracomment>other words for Priority</extracomment><translation>第一个, 后备, 否则, 选择器, 切换, 优先级</translation></message>
<message><source>Budget</source><extracomment>title</extracomment><translation>预算</translation></message>
<message><source>Adds the active forces in order until the maximum force is spent. The last one is cut, and later ones add nothing.</source><extracomment>Budget</extracomment><translation>按次序累加激活的力，直到用完最大力。最后一个被截短，之后的不再加入。</translation></message>
<message><source>sum += truncate(weight * force, maxForce - |sum|), in order, while |sum| &lt; maxForce</source><extracomment>formula of Budget</extracomment><translation>sum += truncate(weight * force, maxForce - |sum|)，按次序，只要 |sum| &lt; maxForce</translation></message>
<message><source>prioritized sum, running sum, accumulate, limited, truncated sum</source><extracomment>other words for Budget</extracomment><translation>优先级求和, 累加, 累积, 受限, 截断求和</translation></message>
<message><source>Dither</source><extracomment>title</extracomment><translation>抖动</translation></message>
<message><source>Takes the first active force, but skips each one with a small chance, so that later ones get a turn. If it skips all, it is inactive.</source><extracomment>Dither</extracomment><translation>取第一个激活的力，但每个都有小概率被跳过，让后面的也有机会。若全部跳过，则未激活。</translation></message>
<message><source>Leak</source><extracomment>setting of Dither</extracomment><translation>跳过率</translation></message>
<message><source>The chance to skip an active force.</source><extracomment>Leak of Dither</extracomment><translation>跳过一个激活的力的概率。</translation></message>
<message><source>The time between two draws. 0: every tick.</source><extracomment>Interval of Dither</extracomment><translation>两次抽取之间的时间。0：每刻。</translation></message>
<message><source>force = weight * force of the first active input with random &gt;= leak</source><extracomment>formula of Dither</extracomment><translation>force = 第一个满足 random &gt;= leak 的激活输入的 weight * force</translation></message>
<message><source>random priority, leak, leak through, prioritized dithering, sometimes</source><extracomment>other words for Dither</extracomment><translation>随机优先, 泄漏, 跳过, 优先级抖动, 有时</translation></message>
<message><source>Context</source><extracomment>title</extracomment><translation>情境</translation></message>
<message><source>Compares directions: of those with the least danger it takes the one that the forces want most. Forces that would cancel each other do not stop it.</source><extracomment>Context</extracomment><translation>比较各个方向：在危险最小的方向中，取力最想去的那个。会相互抵消的力也不会让它停住。</translation></message>
<message><source>Directions</source><extracomment>setting of Context</extracomment><translation>方向数</translation></message>
<message><source>How many directions it compares.</source><extracomment>Directions of Context</extracomment><translation>比较多少个方向。</translation></message>
<message><source>What is closer to the body than this is a danger.</source><extracomment>Range of Context</extracomment><translation>离身体比这更近的就是危险。</translation></message>
<message><source>Tolerance</source><extracomment>setting of Context</extracomment><translation>容差</translation></message>
<message><source>Directions with so much more danger than the least may be taken, too.</source><extracomment>Tolerance of Context</extracomment><translation>比最小危险只高出这么多的方向也可以选。</translation></message>
<message><source>Weight of agents</source><extracomment>setting of Context</extracomment><translation>智能体权重</translation></message>
<message><source>How dangerous agents are.</source><extracomment>Weight of agents of Context</extracomment><translation>智能体有多危险。</translation></message>
<message><source>Weight of obstacles</source><extracomment>setting of Context</extracomment><translation>障碍物权重</translation></message>
<message><source>How dangerous obstacles are.</source><extracomment>Weight of obstacles of Context</extracomment><translation>障碍物有多危险。</translation></message>
<message><source>Weight of points</source><extracomment>setting of Context</extracomment><translation>点权重</translation></message>
<message><source>How dangerous the points are.</source><extracomment>Weight of points of Context</extracomment><translation>点有多危险。</translation></message>
<message><source>Smoothing</source><extracomment>setting of Context</extracomment><translation>平滑</translation></message>
<message><source>How much each direction takes over from the two beside it: narrow gaps close.</source><extracomment>Smoothing of Context</extracomment><translation>每个方向从相邻两个方向吸收多少：窄缝会因此闭合。</translation></message>
<message><source>Blends</source><extracomment>setting of Context</extracomment><translation>混合</translation></message>
<message><source>Interest and danger are blended with those of the ticks before, so that the agent changes its mind less often.</source><extracomment>Blends of Context</extracomment><translation>兴趣和危险与之前各刻的混合，让智能体不那么常改主意。</translation></message>
<message><source>Blend time</source><extracomment>setting of Context</extracomment><translation>混合时间</translation></message>
<message><source>How long the ticks before count.</source><extracomment>Blend time of Context</extracomment><translation>之前的各刻影响多久。</translation></message>
<message><source>context steering, context map, interest, danger, dead end, trap</source><extracomment>other words for Context</extracomment><translation>情境转向, 情境图, 兴趣, 危险, 死路, 陷阱</translation></message>
<message><source>Interest</source><extracomment>port of Context</extracomment><translation>兴趣</translation></message>
<message><source>The forces that say where the agent wants to go, by weight.</source><extracomment>port Interest of Context</extracomment><translation>表明智能体想去哪里的力，按权重。</translation></message>
<message><source>Dangerous agents</source><extracomment>port of Context</extracomment><translation>危险智能体</translation></message>
<message><source>The agents to keep clear of.</source><extracomment>port Dangerous agents of Context</extracomment><translation>要避开的智能体。</translation></message>
<message><source>Dangerous points</source><extracomment>port of Context</extracomment><translation>危险点</translation></message>
<message><source>Points to keep clear of.</source><extracomment>port Dangerous points of Context</extracomment><translation>要避开的点。</translation></message>
<message><source>the direction with the highest interest, among those whose danger is at most the least + tolerance, times min(1, its interest) * maxSpeed; refined by a parabola through its neighbors</source><extracomment>chosen in the formula of Context</extracomment><translation>在 danger 不超过最小值 + tolerance 的方向中，取 interest 最大的方向，乘以 min(1, 其 interest) * maxSpeed；再用相邻方向作抛物线细化</translation></message>
<message><source>of a direction: the highest weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) of a force, with u = velocity + force * t'</source><extracomment>interest in the formula of Context</extracomment><translation>每个方向：各力的 weight * min(1, |u| / maxSpeed) * dot(unit(u), direction) 中的最大值，其中 u = velocity + force * t'</translation></message>
<message><source>of a direction: for each thing within range weight * (1 - gap / range) * dot(unit(offset), direction); the highest counts</source><extracomment>danger in the formula of Context</extracomment><translation>每个方向：对 range 内的每样东西计算 weight * (1 - gap / range) * dot(unit(offset), direction)，取最大值</translation></message>
<message><source>Reciprocal avoidance</source><extracomment>title</extracomment><translation>互惠避让</translation></message>
<message><source>Adds up the active forces and chooses the velocity nearest to what they want that hits nobody, as long as the others avoid it too. Comes last, right before the steering.</source><extracomment>Reciprocal avoidance</extracomment><translation>将激活的力相加，选择最接近其意愿、又不会撞到任何人的速度——前提是其他智能体也避让。放在最后，紧接“转向”之前。</translation></message>
<message><source>Time horizon</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>预判时长</translation></message>
<message><source>It keeps clear of other agents for so long. Longer: it gives way earlier.</source><extracomment>Time horizon of Reciprocal avoidance</extracomment><translation>在这段时间内与其他智能体不相撞。越长：越早避让。</translation></message>
<message><source>Horizon for obstacles</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>障碍物预判时长</translation></message>
<message><source>It keeps clear of obstacles for so long. Longer: it slows down earlier.</source><extracomment>Horizon for obstacles of Reciprocal avoidance</extracomment><translation>在这段时间内不撞上障碍物。越长：越早减速。</translation></message>
<message><source>Only the nearest so many agents count.</source><extracomment>Neighbors of Reciprocal avoidance</extracomment><translation>只考虑最近的这么多个智能体。</translation></message>
<message><source>The room to leave between two bodies, and beside an obstacle.</source><extracomment>Margin of Reciprocal avoidance</extracomment><translation>两个身体之间以及障碍物旁要留的空隙。</translation></message>
<message><source>Patience</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>耐心</translation></message>
<message><source>Who was held up for so long steps back for a while, so that others can pass; each agent draws its own, from half of it to one and a half. 0: never.</source><extracomment>Patience of Reciprocal avoidance</extracomment><translation>被堵这么久之后会后退一阵，让其他智能体通过；每个智能体各自抽取，为此值的一半到一倍半。0：从不。</translation></message>
<message><source>Sideways push</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>侧推</translation></message>
<message><source>A push to the right, as a share of the maximum speed; each agent draws its own, from half of it to all. It ends dead locks of agents that meet head-on.</source><extracomment>Sideways push of Reciprocal avoidance</extracomment><translation>向右的推动，以最大速率的占比表示；每个智能体各自抽取，为此值的一半到全部。可解除迎面相遇的僵局。</translation></message>
<message><source>It turns to the direction that is free for longest, of those up to 75 degrees to each side of its way, as people do: it looks for so long ahead. 0: it does not.</source><extracomment>Look ahead of Reciprocal avoidance</extracomment><translation>像人一样，在行进方向两侧各 75 度之内，转向畅通最久的方向：向前看这么久。0：不这样做。</translation></message>
<message><source>Keep right</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>靠右</translation></message>
<message><source>Where a crowd comes toward it and holds it up, and behind others to whom that happens, it turns to the right, by up to 45 degrees, to where no wall is in its way for so long. 0: never.</source><extracomment>Keep right of Reciprocal avoidance</extracomment><translation>遇到迎面而来的人群被堵时，或跟在被堵者后面时，向右转最多 45 度，转到这段时间内没有墙挡路的方向。0：从不。</translation></message>
<message><source>Right of way</source><extracomment>setting of Reciprocal avoidance</extracomment><translation>先行权</translation></message>
<message><source>It makes room for one whose way it blocks and who was held up for so much longer, and so do those behind it. Who was held up for so long keeps clear for half of the time horizon: it takes smaller gaps. 0: never.</source><extracomment>Right of way of Reciprocal avoidance</extracomment><translation>若挡住了比自己多堵了这么久的智能体，就给它让路，后面的也会让。自己被堵这么久之后，只按预判时长的一半避让，敢走更窄的空隙。0：从不。</translation></message>
<message><source>Who has arrived, by an Arrive or Go to that settles, stays, and leaves all of the avoidance to the others. Who has no active force stops.</source><extracomment>Settles of Reciprocal avoidance</extracomment><translation>通过会“就近停下”的“抵达”或“前往”抵达后就停住，避让全由其他智能体承担。没有激活的力时也停下。</translation></message>
<message><source>orca, rvo, crowd, collision, pedestrians, velocity obstacle, pass</source><extracomment>other words for Reciprocal avoidance</extracomment><translation>orca, rvo, 人群, 碰撞, 行人, 速度障碍, 错身</translation></message>
<message><source>The forces that say what the agent wants, added up by weight.</source><extracomment>port Forces of Reciprocal avoidance</extracomment><translation>表明智能体意愿的力，按权重相加。</translation></message>
<message><source>The agents to keep clear of. One that avoids this agent's type too does half of the work.</source><extracomment>port Agents of Reciprocal avoidance</extracomment><translation>要避开的智能体。若对方也避让此类型，则双方各承担一半。</translation></message>
<message><source>the sum of weight * force over the active inputs; while the agent steps back, what it wants is turned around</source><extracomment>forces in the formula of Reciprocal avoidance</extracomment><translation>激活输入的 weight * force 之和；智能体后退时，其意愿反向</translation></message>
<message><source>with settles: no force is active</source><extracomment>idle in the formula of Reciprocal avoidance</extracomment><translation>启用 settles 时：没有激活的力</translation></message>
<message><source>with keepRight: how near the jam ahead is, from 0 (none) to 1 (here)</source><extracomment>jam in the formula of Reciprocal avoidance</extracomment><translation>启用 keepRight 时：前方拥堵有多近，从 0（没有）到 1（就在此处）</translation></message>
<message><source>with rightOfWay: how long it was held up on its way; a fifth of the time in which it was not is taken off</source><extracomment>delay in the formula of Reciprocal avoidance</extracomment><translation>启用 rightOfWay 时：途中被堵了多久；会减去未被堵时间的五分之一</translation></message>
<message><source>the wish; with keepRight, turned to the right by up to jam * 45 degrees; with rightOfWay, 45 degrees aside from the way of one that it makes room for; with lookAhead, turned by up to 75 degrees to the direction in which it comes farthest before a contact</source><extracomment>turned in the formula of Reciprocal avoidance</extracomment><translation>意愿；启用 keepRight 时向右转，最多 jam * 45 度；启用 rightOfWay 时，从所让路者的去路侧转 45 度；启用 lookAhead 时，最多转 75 度，转到接触之前能走得最远的方向</translation></message>
<message><source>to the right, drawn for each agent: from half of sidewaysPush * maxSpeed to all of it</source><extracomment>aside in the formula of Reciprocal avoidance</extracomment><translation>向右，每个智能体各自抽取：sidewaysPush * maxSpeed 的一半到全部</translation></message>
<message><source>the velocity nearest to turned + aside that hits no obstacle within obstacleHorizon and no neighbor within horizon; if all hit a neighbor, the one that comes least near. Who has arrived and stands still only parts from bodies that overlap</source><extracomment>chosen in the formula of Reciprocal avoidance</extracomment><translation>最接近 turned + aside、在 obstacleHorizon 内不撞障碍物且在 horizon 内不撞邻居的速度；若都会撞到邻居，则取靠得最不近的。已抵达并停住的，只与重叠的身体分开</translation></message>
<message><source>Within range</source><extracomment>title</extracomment><translation>在范围内</translation></message>
<message><source>True while the target is between two distances.</source><extracomment>Within range</extracomment><translation>目标在两个距离之间时为真。</translation></message>
<message><source>Min</source><extracomment>setting of Within range</extracomment><translation>最小</translation></message>
<message><source>True while min &lt;= distance &lt;= max.</source><extracomment>Min of Within range</extracomment><translation>min &lt;= distance &lt;= max 时为真。</translation></message>
<message><source>Max</source><extracomment>setting of Within range</extracomment><translation>最大</translation></message>
<message><source>near, close, distance, range, far, proximity</source><extracomment>other words for Within range</extracomment><translation>附近, 靠近, 距离, 范围, 远, 接近度</translation></message>
<message><source>Condition</source><extracomment>port of Within range</extracomment><translation>条件</translation></message>
<message><source>Wire it to the When of the node that it should switch.</source><extracomment>port Condition of Within range</extracomment><translation>连到要控制的节点的“何时”。</translation></message>
<message><source>In view</source><extracomment>title</extracomment><translation>在视野内</translation></message>
<message><source>True while the target is in front, within a view angle and a distance, and no obstacle is between.</source><extracomment>In view</extracomment><translation>目标在前方、处于视角和距离之内且中间没有障碍物时为真。</translation></message>
<message><source>How wide it sees, half to each side. 360: all round.</source><extracomment>View angle of In view</extracomment><translation>视野有多宽，两侧各一半。360：四周都能看见。</translation></message>
<message><source>How far it sees.</source><extracomment>Range of In view</extracomment><translation>能看多远。</translation></message>
<message><source>see, sight, vision, field of view, ahead, look, visible, line of sight</source><extracomment>other words for In view</extracomment><translation>看见, 视线, 视觉, 视野, 前方, 看, 可见</translation></message>
<message><source>1 if an obstacle is between, else 0</source><extracomment>hidden in the formula of In view</extracomment><translation>中间有障碍物时为 1，否则为 0</translation></message>
<message><source>Inside region</source><extracomment>title</extracomment><translation>在区域内</translation></message>
<message><source>True while the agent is inside the region; its edge belongs to it.</source><extracomment>Inside region</extracomment><translation>智能体在区域内时为真；边缘也算在内。</translation></message>
<message><source>true if position is in the region</source><extracomment>formula of Inside region</extracomment><translation>position 在区域内时为真</translation></message>
<message><source>zone, area, within, trigger, in, enter, territory</source><extracomment>other words for Inside region</extracomment><translation>地带, 范围, 之内, 触发, 进入, 领地</translation></message>
<message><source>The region it may be in.</source><extracomment>port Region of Inside region</extracomment><translation>可处于其中的区域。</translation></message>
<message><source>Has neighbors</source><extracomment>title</extracomment><translation>有邻居</translation></message>
<message><source>True while enough agents are near.</source><extracomment>Has neighbors</extracomment><translation>附近有足够多的智能体时为真。</translation></message>
<message><source>At least</source><extracomment>setting of Has neighbors</extracomment><translation>至少</translation></message>
<message><source>The number of neighbors it needs.</source><extracomment>At least of Has neighbors</extracomment><translation>需要多少个邻居。</translation></message>
<message><source>crowded, alone, company, count, density, near</source><extracomment>other words for Has neighbors</extracomment><translation>拥挤, 独自, 同伴, 数量, 密度, 附近</translation></message>
<message><source>the number of agents that are closer than radius and in view, with no obstacle between</source><extracomment>neighbors in the formula of Has neighbors</extracomment><translation>近于 radius、在视野内且未被障碍物遮挡的智能体个数</translation></message>
<message><source>True while the agent is between two speeds.</source><extracomment>Speed</extracomment><translation>智能体的速率在两个值之间时为真。</translation></message>
<message><source>True while min &lt;= speed &lt;= max.</source><extracomment>Min of Speed</extracomment><translation>min &lt;= speed &lt;= max 时为真。</translation></message>
<message><source>fast, slow, velocity, moving, stopped, still</source><extracomment>other words for Speed</extracomment><translation>快, 慢, 速度, 运动中, 停下, 静止</translation></message>
<message><source>Meter</source><extracomment>title</extracomment><translation>计量条</translation></message>
<message><source>A store that drains while it is used: true until it is empty, then false until it is full again.</source><extracomment>Meter</extracomment><translation>使用时会消耗的储量：用空之前为真，之后为假，直到重新充满。</translation></message>
<message><source>Capacity</source><extracomment>setting of Meter</extracomment><translation>容量</translation></message>
<message><source>How much it holds when full.</source><extracomment>Capacity of Meter</extracomment><translation>充满时的储量。</translation></message>
<message><source>Drain</source><extracomment>setting of Meter</extracomment><translation>消耗</translation></message>
<message><source>How much it loses in a unit of time, while used.</source><extracomment>Drain of Meter</extracomment><translation>使用时单位时间内失去多少。</translation></message>
<message><source>Recover</source><extracomment>setting of Meter</extracomment><translation>恢复</translation></message>
<message><source>How much it gains in a unit of time, while it recovers.</source><extracomment>Recover of Meter</extracomment><translation>恢复时单位时间内得到多少。</translation></message>
<message><source>Recovers</source><extracomment>setting of Meter</extracomment><translation>恢复时机</translation></message>
<message><source>When it fills up again.</source><extracomment>Recovers of Meter</extracomment><translation>何时重新充满。</translation></message>
<message><source>While shut</source><extracomment>choice of Recovers of Meter</extracomment><translation>用空后</translation></message>
<message><source>Only after it has run empty.</source><extracomment>While shut as Recovers</extracomment><translation>只在用空之后。</translation></message>
<message><source>While unused</source><extracomment>choice of Recovers of Meter</extracomment><translation>未使用时</translation></message>
<message><source>Whenever it is not used.</source><extracomment>While unused as Recovers</extracomment><translation>只要不在使用。</translation></message>
<message><source>How full it is at first.</source><extracomment>Start of Meter</extracomment><translation>最初有多满。</translation></message>
<message><source>Fills by</source><extracomment>setting of Meter</extracomment><translation>补充量</translation></message>
<message><source>How much it gains in a unit of time while Fills is true, or each time an action wired to it is done.</source><extracomment>Fills by of Meter</extracomment><translation>“补充条件”为真时单位时间内得到多少；或所连的动作每完成一次得到多少。</translation></message>
<message><source>Drains by</source><extracomment>setting of Meter</extracomment><translation>消耗量</translation></message>
<message><source>How much it loses in a unit of time while Drains is true, or each time an action wired to it is done.</source><extracomment>Drains by of Meter</extracomment><translation>“消耗条件”为真时单位时间内失去多少；或所连的动作每完成一次失去多少。</translation></message>
<message><source>stamina, energy, fuel, cooldown, tired, resource, battery</source><extracomment>other words for Meter</extracomment><translation>体力, 能量, 燃料, 冷却, 疲劳, 资源, 电量, 耐力</translation></message>
<message><source>Fills</source><extracomment>port of Meter</extracomment><translation>补充条件</translation></message>
<message><source>Conditions that fill it while they are true. An action's Done fills it once.</source><extracomment>port Fills of Meter</extracomment><translation>为真期间进行补充的条件。动作的“完成”补充一次。</translation></message>
<message><source>Drains</source><extracomment>port of Meter</extracomment><translation>消耗条件</translation></message>
<message><source>Conditions that drain it while they are true. An action's Done drains it once.</source><extracomment>port Drains of Meter</extracomment><translation>为真期间进行消耗的条件。动作的“完成”消耗一次。</translation></message>
<message><source>True until it is empty, and again when it is full.</source><extracomment>port Condition of Meter</extracomment><translation>用空之前为真，充满后再次为真。</translation></message>
<message><source>falls by drain * tick while used, and rises by recover * tick while it recovers</source><extracomment>store in the formula of Meter</extracomment><translation>使用时减少 drain * tick，恢复时增加 recover * tick</translation></message>
<message><source>until store &lt;= 0, and then again from store &gt;= capacity on</source><extracomment>open in the formula of Meter</extracomment><translation>直到 store &lt;= 0，之后从 store &gt;= capacity 起再次打开</translation></message>
<message><source>Timer</source><extracomment>title</extracomment><translation>定时器</translation></message>
<message><source>True for a while, then false for a while, over and over.</source><extracomment>Timer</extracomment><translation>一段时间为真，一段时间为假，如此反复。</translation></message>
<message><source>On</source><extracomment>setting of Timer</extracomment><translation>开</translation></message>
<message><source>How long it is true.</source><extracomment>On of Timer</extracomment><translation>为真持续多久。</translation></message>
<message><source>Off</source><extracomment>setting of Timer</extracomment><translation>关</translation></message>
<message><source>How long it is false.</source><extracomment>Off of Timer</extracomment><translation>为假持续多久。</translation></message>
<message><source>Phase</source><extracomment>setting of Timer</extracomment><translation>相位</translation></message>
<message><source>How far into the first period it starts.</source><extracomment>Phase of Timer</extracomment><translation>从第一个周期的何处开始。</translation></message>
<message><source>clock, interval, periodic, blink, every</source><extracomment>other words for Timer</extracomment><translation>时钟, 间隔, 周期, 闪烁, 每隔</translation></message>
<message><source>the time of the world</source><extracomment>time in the formula of Timer</extracomment><translation>世界的时间</translation></message>
<message><source>Chance</source><extracomment>title</extracomment><translation>概率</translation></message>
<message><source>True with a probability. Each agent draws anew every interval.</source><extracomment>Chance</extracomment><translation>以一定概率为真。每个智能体每隔一段时间重新抽取。</translation></message>
<message><source>Probability</source><extracomment>setting of Chance</extracomment><translation>概率</translation></message>
<message><source>0: never. 1: always.</source><extracomment>Probability of Chance</extracomment><translation>0：从不。1：总是。</translation></message>
<message><source>random, probability, dice, sometimes, maybe</source><extracomment>other words for Chance</extracomment><translation>随机, 几率, 骰子, 有时, 也许</translation></message>
<message><source>a number from 0 to 1, drawn anew every interval</source><extracomment>random in the formula of Chance</extracomment><translation>0 到 1 之间的数，每隔 interval 重新抽取</translation></message>
<message><source>Arrived</source><extracomment>title</extracomment><translation>已抵达</translation></message>
<message><source>True while the agent is at the target and slow. Each arrival is counted.</source><extracomment>Arrived</extracomment><translation>智能体在目标处且速率很低时为真。每次抵达都会计数。</translation></message>
<message><source>The agent is within this distance of the target.</source><extracomment>Distance of Arrived</extracomment><translation>智能体与目标的距离在此之内。</translation></message>
<message><source>The agent is slower than this.</source><extracomment>Speed of Arrived</extracomment><translation>智能体比这更慢。</translation></message>
<message><source>reached, there, stopped, done</source><extracomment>other words for Arrived</extracomment><translation>到达, 到了, 停下, 完成</translation></message>
<message><source>In mode</source><extracomment>title</extracomment><translation>处于模式</translation></message>
<message><source>True while the agent has been in one of these modes for a time between min and max.</source><extracomment>In mode</extracomment><translation>智能体处于其中一种模式的时间在最小与最大之间时为真。</translation></message>
<message><source>True while min &lt;= time in the mode &lt;= max.</source><extracomment>Min of In mode</extracomment><translation>min &lt;= 处于该模式的时间 &lt;= max 时为真。</translation></message>
<message><source>mode, state, phase, since, how long</source><extracomment>other words for In mode</extracomment><translation>模式, 状态, 阶段, 自从, 多久</translation></message>
<message><source>The modes it may be in.</source><extracomment>port Mode of In mode</extracomment><translation>可处于的模式。</translation></message>
<message><source>the agent is in one of the modes</source><extracomment>inMode in the formula of In mode</extracomment><translation>智能体处于其中某个模式</translation></message>
<message><source>how long it has been in it</source><extracomment>timeInMode in the formula of In mode</extracomment><translation>处于该模式有多久</translation></message>
<message><source>Not</source><extracomment>title</extracomment><translation>非</translation></message>
<message><source>True while the other condition is false.</source><extracomment>Not</extracomment><translation>另一个条件为假时为真。</translation></message>
<message><source>true if the condition is false</source><extracomment>formula of Not</extracomment><translation>条件为假时为真</translation></message>
<message><source>invert, unless, else, opposite</source><extracomment>other words for Not</extracomment><translation>取反, 除非, 否则, 相反, 不</translation></message>
<message><source>The condition to invert.</source><extracomment>port Condition of Not</extracomment><translation>要取反的条件。</translation></message>
<message><source>All</source><extracomment>title</extracomment><translation>全部</translation></message>
<message><source>True while all of the conditions are true.</source><extracomment>All</extracomment><translation>所有条件都为真时为真。</translation></message>
<message><source>true if every condition is true; false without any</source><extracomment>formula of All</extracomment><translation>所有条件都为真时为真；没有条件时为假</translation></message>
<message><source>and, both, every, combine</source><extracomment>other words for All</extracomment><translation>与, 并且, 都, 每个, 组合</translation></message>
<message><source>The conditions to combine.</source><extracomment>port Conditions of All</extracomment><translation>要组合的条件。</translation></message>
<message><source>Any</source><extracomment>title</extracomment><translation>任一</translation></message>
<message><source>True while at least one of the conditions is true.</source><extracomment>Any</extracomment><translation>至少有一个条件为真时为真。</translation></message>
<message><source>true if at least one condition is true</source><extracomment>formula of Any</extracomment><translation>至少一个条件为真时为真</translation></message>
<message><source>or, either, one of, some</source><extracomment>other words for Any</extracomment><translation>或, 或者, 其中之一, 某个</translation></message>
<message><source>Touching</source><extracomment>title</extracomment><translation>碰到</translation></message>
<message><source>True while the agent's body touches another.</source><extracomment>Touching</extracomment><translation>智能体的身体碰到另一个时为真。</translation></message>
<message><source>How far apart bodies may be and still touch.</source><extracomment>Margin of Touching</extracomment><translation>身体相距多远仍算碰到。</translation></message>
<message><source>For at least</source><extracomment>setting of Touching</extracomment><translation>至少持续</translation></message>
<message><source>How long it must have touched somebody without a break.</source><extracomment>For at least of Touching</extracomment><translation>必须不间断地碰到某个智能体多久。</translation></message>
<message><source>contact, collide, collision, hit, catch, bite, bump, reach, range, shoot</source><extracomment>other words for Touching</extracomment><translation>接触, 碰撞, 相撞, 击中, 抓住, 咬, 够到, 射程, 射击</translation></message>
<message><source>the number of agents with distance &lt;= the sum of both radii + margin; if both are solid, the sum counts 1/128 more</source><extracomment>touched in the formula of Touching</extracomment><translation>distance &lt;= 两者半径之和 + margin 的智能体个数；若两者都互相阻挡，半径之和多计 1/128</translation></message>
<message><source>how long it has touched somebody without a break</source><extracomment>since in the formula of Touching</extracomment><translation>不间断地碰到某个智能体有多久</translation></message>
<message><source>the largest radius of the others</source><extracomment>theirRadius in the formula of Touching</extracomment><translation>其他智能体中最大的半径</translation></message>
<message><source>Population</source><extracomment>title</extracomment><translation>种群</translation></message>
<message><source>True while so many agents live.</source><extracomment>Population</extracomment><translation>在世的智能体达到这么多时为真。</translation></message>
<message><source>True while min &lt;= living &lt;= max.</source><extracomment>Min of Population</extracomment><translation>min &lt;= 在世数 &lt;= max 时为真。</translation></message>
<message><source>count, number, alive, crowd, extinct, limit, how many</source><extracomment>other words for Population</extracomment><translation>计数, 数量, 存活, 人群, 灭绝, 上限, 多少</translation></message>
<message><source>The types whose agents are counted.</source><extracomment>port Agents of Population</extracomment><translation>要统计的智能体类型。</translation></message>
<message><source>the number of agents of these types</source><extracomment>living in the formula of Population</extracomment><translation>这些类型的智能体个数</translation></message>
<message><source>Level</source><extracomment>title</extracomment><translation>储量水平</translation></message>
<message><source>True while a meter holds an amount between two values.</source><extracomment>Level</extracomment><translation>计量条的储量在两个值之间时为真。</translation></message>
<message><source>True while min &lt;= store &lt;= max.</source><extracomment>Min of Level</extracomment><translation>min &lt;= 储量 &lt;= max 时为真。</translation></message>
<message><source>energy, hungry, full, empty, health, threshold, amount, store</source><extracomment>other words for Level</extracomment><translation>能量, 饥饿, 满, 空, 生命值, 阈值, 储量</translation></message>
<message><source>The meter that it reads.</source><extracomment>port Meter of Level</extracomment><translation>所读取的计量条。</translation></message>
<message><source>what the meter holds</source><extracomment>store in the formula of Level</extracomment><translation>计量条的储量</translation></message>
<message><source>True while it is on. Let a parameter drive it: then the game turns it on and off, for all, for a type or for one agent.</source><extracomment>Switch</extracomment><translation>打开时为真。可由参数驱动：游戏便能为全体、某个类型或某个智能体打开和关闭它。</translation></message>
<message><source>Whether it is on.</source><extracomment>On of Switch</extracomment><translation>是否打开。</translation></message>
<message><source>flag, yes, no, boolean, external, game, alarm, toggle</source><extracomment>other words for Switch</extracomment><translation>标志, 是, 否, 布尔, 外部, 游戏, 警报, 切换</translation></message>
<message><source>1 while it is on, else 0</source><extracomment>switched in the formula of Switch</extracomment><translation>打开时为 1，否则为 0</translation></message>
<message><source>Number</source><comment>core</comment><extracomment>title</extracomment><translation>数值</translation></message>
<message><source>True while a number is between two others. Let a parameter drive the value: then the game sets it, for all, for a type or for one agent.</source><extracomment>Number</extracomment><translation>某个数在另外两个数之间时为真。可由参数驱动该值：游戏便能为全体、某个类型或某个智能体设置它。</translation></message>
<message><source>What the game sets.</source><extracomment>Value of Number</extracomment><translation>由游戏设置的值。</translation></message>
<message><source>True while min &lt;= value &lt;= max.</source><extracomment>Min of Number</extracomment><translation>min &lt;= value &lt;= max 时为真。</translation></message>
<message><source>compare, threshold, external, game, danger, health, greater, less</source><extracomment>other words for Number</extracomment><translation>比较, 阈值, 外部, 游戏, 危险, 生命值, 大于, 小于</translation></message>
<message><source>Compare</source><comment>core</comment><extracomment>title</extracomment><translation>比较</translation></message>
<message><source>True while a number is less or more than another, or between two. Without a number it is false.</source><extracomment>Compare</extracomment><translation>某个数值小于或大于另一个，或在两个之间时为真。没有数值时为假。</translation></message>
<message><source>Comparison</source><extracomment>setting of Compare</extracomment><translation>比较方式</translation></message>
<message><source>When it is true.</source><extracomment>Comparison of Compare</extracomment><translation>何时为真。</translation></message>
<message><source>A &lt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt; B</translation></message>
<message><source>While A is less than B.</source><extracomment>A &lt; B as Comparison</extracomment><translation>A 小于 B 时。</translation></message>
<message><source>A &lt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &lt;= B</translation></message>
<message><source>While A is at most B.</source><extracomment>A &lt;= B as Comparison</extracomment><translation>A 不大于 B 时。</translation></message>
<message><source>A &gt;= B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt;= B</translation></message>
<message><source>While A is at least B.</source><extracomment>A &gt;= B as Comparison</extracomment><translation>A 不小于 B 时。</translation></message>
<message><source>A &gt; B</source><extracomment>choice of Comparison of Compare</extracomment><translation>A &gt; B</translation></message>
<message><source>While A is more than B.</source><extracomment>A &gt; B as Comparison</extracomment><translation>A 大于 B 时。</translation></message>
<message><source>B &lt;= A &lt;= C</source><extracomment>choice of Comparison of Compare</extracomment><translation>B &lt;= A &lt;= C</translation></message>
<message><source>While A is from B to C.</source><extracomment>B &lt;= A &lt;= C as Comparison</extracomment><translation>A 在 B 到 C 之间时。</translation></message>
<message><source>The number that A is compared with.</source><extracomment>B of Compare</extracomment><translation>与 A 比较的数。</translation></message>
<message><source>The most that A may be.</source><extracomment>C of Compare</extracomment><translation>A 的最大允许值。</translation></message>
<message><source>Hysteresis</source><extracomment>setting of Compare</extracomment><translation>滞后</translation></message>
<message><source>Once true, it stays true until A is so far beyond. It keeps a condition from changing all the time.</source><extracomment>Hysteresis of Compare</extracomment><translation>一旦为真，便保持为真，直到 A 超出界限这么多。可避免条件不停变化。</translation></message>
<message><source>number, threshold, greater, smaller, equal, between, if, hysteresis</source><extracomment>other words for Compare</extracomment><translation>数值, 阈值, 大于, 小于, 等于, 之间, 如果, 滞后</translation></message>
<message><source>The number that it compares.</source><extracomment>port A of Compare</extracomment><translation>所比较的数值。</translation></message>
<message><source>hysteresis while it is true, and 0 while it is false</source><extracomment>slack in the formula of Compare</extracomment><translation>为真时为 hysteresis，为假时为 0</translation></message>
<message><source>Steers an agent while it is in this mode, by the sum of these forces.</source><extracomment>Mode</extracomment><translation>智能体处于此模式时，以这些力之和控制它。</translation></message>
<message><source>The color of agents in this mode.</source><extracomment>Color of Mode</extracomment><translation>处于此模式的智能体的颜色。</translation></message>
<message><source>How agents in this mode are drawn.</source><extracomment>Shape of Mode</extracomment><translation>处于此模式的智能体的绘制方式。</translation></message>
<message><source>No shape of its own.</source><extracomment>As its type as Shape</extracomment><translation>没有自己的形状。</translation></message>
<message><source>A PNG file that agents in this mode have, from the project's folder.</source><extracomment>Picture of Mode</extracomment><translation>处于此模式的智能体使用的 PNG 文件，在项目文件夹中。</translation></message>
<message><source>in this mode: force = sum of weight * force over the active inputs</source><extracomment>formula of Mode</extracomment><translation>处于此模式时：force = 激活输入的 weight * force 之和</translation></message>
<message><source>state, state machine, phase, mood, fsm, hunt, rest</source><extracomment>other words for Mode</extracomment><translation>状态, 状态机, 阶段, 情绪, fsm, 狩猎, 休息</translation></message>
<message><source>The forces that steer in this mode, added up by weight.</source><extracomment>port Forces of Mode</extracomment><translation>在此模式下控制转向的力，按权重相加。</translation></message>
<message><source>Enter</source><comment>core</comment><extracomment>port of Mode</extracomment><translation>进入</translation></message>
<message><source>The transitions that lead into this mode.</source><extracomment>port Enter of Mode</extracomment><translation>进入此模式的转换。</translation></message>
<message><source>Wire it to an agent type's Modes, and to the transitions that lead out.</source><extracomment>port Mode of Mode</extracomment><translation>连到智能体类型的“模式”，以及离开此模式的转换。</translation></message>
<message><source>Transition</source><extracomment>title</extracomment><translation>转换</translation></message>
<message><source>Takes an agent from one mode to another when a condition is true.</source><extracomment>Transition</extracomment><translation>条件为真时，使智能体从一种模式转到另一种。</translation></message>
<message><source>After</source><extracomment>setting of Transition</extracomment><translation>时间超过</translation></message>
<message><source>Only after this time in the mode.</source><extracomment>After of Transition</extracomment><translation>处于该模式满这段时间后才可转换。</translation></message>
<message><source>Order</source><extracomment>setting of Transition</extracomment><translation>次序</translation></message>
<message><source>If several can be taken at once, the lowest is.</source><extracomment>Order of Transition</extracomment><translation>若同时有多个可转换，取次序最小的。</translation></message>
<message><source>after the time `after` in a mode of `from`, if `when` is true: enter the mode</source><extracomment>formula of Transition</extracomment><translation>在 `from` 的某个模式中满 `after` 这段时间后，若 `when` 为真：进入所连的模式</translation></message>
<message><source>switch, change state, becomes, then, edge, trigger</source><extracomment>other words for Transition</extracomment><translation>切换, 状态转移, 变为, 然后, 边, 触发</translation></message>
<message><source>From</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>从</translation></message>
<message><source>The modes it leads out of. Unwired: any mode.</source><extracomment>port From of Transition</extracomment><translation>从哪些模式离开。未连线：任意模式。</translation></message>
<message><source>Taken when this condition is true. Unwired: when the time is over.</source><extracomment>port When of Transition</extracomment><translation>此条件为真时转换。未连线：时间一到就转换。</translation></message>
<message><source>To</source><comment>core</comment><extracomment>port of Transition</extracomment><translation>到</translation></message>
<message><source>Wire it to the Enter of the mode it leads to.</source><extracomment>port To of Transition</extracomment><translation>连到目标模式的“进入”。</translation></message>
<message><source>Remove</source><comment>core</comment><extracomment>title</extracomment><translation>移除</translation></message>
<message><source>Takes agents out of the world: the agent itself, or those it touches.</source><extracomment>Remove</extracomment><translation>让智能体离开世界：智能体自己，或它碰到的智能体。</translation></message>
<message><source>Fires</source><extracomment>setting of Remove</extracomment><translation>触发</translation></message>
<message><source>How often it acts while its condition is true.</source><extracomment>Fires of Remove</extracomment><translation>条件为真期间多久执行一次。</translation></message>
<message><source>When the condition becomes true.</source><extracomment>Once as Fires</extracomment><translation>条件变为真时。</translation></message>
<message><source>Every tick</source><extracomment>choice of Fires of Remove</extracomment><translation>每刻</translation></message>
<message><source>In every tick while it is true.</source><extracomment>Every tick as Fires</extracomment><translation>为真期间的每一刻。</translation></message>
<message><source>Regularly</source><extracomment>choice of Fires of Remove</extracomment><translation>定期</translation></message>
<message><source>When the condition becomes true, and then after each interval while it stays true.</source><extracomment>Regularly as Fires</extracomment><translation>条件变为真时，以及此后保持为真期间每隔一个间隔。</translation></message>
<message><source>The time until it acts again.</source><extracomment>Interval of Remove</extracomment><translation>到再次执行的时间。</translation></message>
<message><source>Whom</source><extracomment>setting of Remove</extracomment><translation>作用对象</translation></message>
<message><source>Who it happens to.</source><extracomment>Whom of Remove</extracomment><translation>对谁执行。</translation></message>
<message><source>Itself</source><extracomment>choice of Whom of Remove</extracomment><translation>自己</translation></message>
<message><source>The agent whose condition is true.</source><extracomment>Itself as Whom</extracomment><translation>条件为真的那个智能体。</translation></message>
<message><source>Those it touches</source><extracomment>choice of Whom of Remove</extracomment><translation>碰到的智能体</translation></message>
<message><source>All agents that a Touching condition on the way to When sees. Its margin is the reach.</source><extracomment>Those it touches as Whom</extracomment><translation>通向“何时”的路上，“碰到”条件所检测到的全部智能体。其余量就是作用范围。</translation></message>
<message><source>when it fires: at the end of the tick, they are gone</source><extracomment>formula of Remove</extracomment><translation>触发时：在这一刻结束时，智能体消失</translation></message>
<message><source>die, death, kill, eat, catch, despawn, destroy, sink, delete, shoot</source><extracomment>other words for Remove</extracomment><translation>死亡, 消灭, 杀死, 吃掉, 捕获, 消失, 销毁, 删除, 射杀</translation></message>
<message><source>It acts when this is true.</source><extracomment>port When of Remove</extracomment><translation>此条件为真时执行。</translation></message>
<message><source>Done</source><comment>core</comment><extracomment>port of Remove</extracomment><translation>完成</translation></message>
<message><source>Wire it to an agent type's Actions. As a condition it is true in the tick after the action was carried out.</source><extracomment>port Done of Remove</extracomment><translation>连到智能体类型的“动作”。作为条件时，它在动作执行后的下一刻为真。</translation></message>
<message><source>Become</source><extracomment>title</extracomment><translation>变身</translation></message>
<message><source>Turns agents into another type: the agent itself, or those it touches.</source><extracomment>Become</extracomment><translation>使智能体变成另一类型：智能体自己，或它碰到的智能体。</translation></message>
<message><source>when it fires: at the end of the tick, they are of the type Into, where they are and as they move; home and memory start anew</source><extracomment>formula of Become</extracomment><translation>触发时：在这一刻结束时，智能体变成“变为”所接的类型，位置和运动不变；出生地和记忆重新开始</translation></message>
<message><source>infect, convert, transform, turn into, change type, grow up, zombie</source><extracomment>other words for Become</extracomment><translation>感染, 转化, 变形, 变成, 改变类型, 长大, 僵尸</translation></message>
<message><source>Into</source><extracomment>port of Become</extracomment><translation>变为</translation></message>
<message><source>The type that they become.</source><extracomment>port Into of Become</extracomment><translation>变成的类型。</translation></message>
<message><source>Spawn</source><extracomment>title</extracomment><translation>生成</translation></message>
<message><source>Brings agents into the world: where the agent is, or at a place.</source><extracomment>Spawn</extracomment><translation>把智能体带入世界：在智能体所在处，或在某个地点。</translation></message>
<message><source>How many are born each time.</source><extracomment>Count of Spawn</extracomment><translation>每次出生多少个。</translation></message>
<message><source>Most alive</source><extracomment>setting of Spawn</extracomment><translation>存活上限</translation></message>
<message><source>None are born while so many of their type live. 0: no limit.</source><extracomment>Most alive of Spawn</extracomment><translation>同类型在世的达到这么多时不再出生。0：不限。</translation></message>
<message><source>How newborns move at first.</source><extracomment>Velocity of Spawn</extracomment><translation>新生者最初如何运动。</translation></message>
<message><source>As the parent</source><extracomment>choice of Velocity of Spawn</extracomment><translation>随亲代</translation></message>
<message><source>A share of the agent's velocity.</source><extracomment>As the parent as Velocity</extracomment><translation>智能体速度的一部分。</translation></message>
<message><source>Any direction.</source><extracomment>Random as Velocity</extracomment><translation>任意方向。</translation></message>
<message><source>Outward</source><extracomment>choice of Velocity of Spawn</extracomment><translation>向外</translation></message>
<message><source>Away from each other, evenly in all directions.</source><extracomment>Outward as Velocity</extracomment><translation>彼此远离，均匀分布在各个方向。</translation></message>
<message><source>Share</source><extracomment>setting of Spawn</extracomment><translation>占比</translation></message>
<message><source>How much of the agent's velocity newborns get.</source><extracomment>Share of Spawn</extracomment><translation>新生者得到智能体速度的多少。</translation></message>
<message><source>How fast newborns are at first, but no faster than their max speed.</source><extracomment>Speed of Spawn</extracomment><translation>新生者最初有多快，但不超过其最大速率。</translation></message>
<message><source>Inherits</source><extracomment>setting of Spawn</extracomment><translation>继承</translation></message>
<message><source>Newborns get what the agent's meters and variables hold and, if they are of its type, its own values of parameters. Off: they start as all others.</source><extracomment>Inherits of Spawn</extracomment><translation>新生者得到智能体的计量条和变量的值；若属同一类型，还得到其自己的参数值。关：与其他智能体一样开始。</translation></message>
<message><source>when it fires: at the end of the tick, count newborns, as many as there is room for</source><extracomment>formula of Spawn</extracomment><translation>触发时：在这一刻结束时，出生 count 个新生者，以还有空位为限</translation></message>
<message><source>birth, born, breed, shoot, create, emit, reproduce, offspring</source><extracomment>other words for Spawn</extracomment><translation>出生, 诞生, 繁殖, 发射, 创建, 产生, 后代</translation></message>
<message><source>Of</source><comment>core</comment><extracomment>port of Spawn</extracomment><translation>类型</translation></message>
<message><source>The type of the newborns.</source><extracomment>port Of of Spawn</extracomment><translation>新生者的类型。</translation></message>
<message><source>Where</source><extracomment>port of Spawn</extracomment><translation>何处</translation></message>
<message><source>Where they appear. Not wired: where the agent is.</source><extracomment>port Where of Spawn</extracomment><translation>出现的地点。未连线：智能体所在处。</translation></message>
<message><source>In</source><extracomment>port of Spawn</extracomment><translation>区域内</translation></message>
<message><source>A region in which they appear at random places.</source><extracomment>port In of Spawn</extracomment><translation>新生者在此区域的随机位置出现。</translation></message>
<message><source>Set</source><extracomment>title</extracomment><translation>设值</translation></message>
<message><source>Gives a variable a value.</source><extracomment>Set</extracomment><translation>给变量赋一个值。</translation></message>
<message><source>Amount</source><extracomment>setting of Set</extracomment><translation>数额</translation></message>
<message><source>The value that the variable gets.</source><extracomment>Amount of Set</extracomment><translation>变量得到的值。</translation></message>
<message><source>Whose variable it changes. One of the world changes once for each of them.</source><extracomment>Whom of Set</extracomment><translation>更改谁的变量。世界的变量会为其中每个各更改一次。</translation></message>
<message><source>when it fires: variable = amount, from the next tick on. Of several in a tick the first counts: that of the agent with the lowest number</source><extracomment>formula of Set</extracomment><translation>触发时：variable = amount，从下一刻起生效。同一刻有多个时，只算第一个，即编号最小的智能体的那个</translation></message>
<message><source>variable, assign, reset, remember, value, let</source><extracomment>other words for Set</extracomment><translation>变量, 赋值, 重置, 记住, 值, 设为</translation></message>
<message><source>Variable</source><extracomment>port of Set</extracomment><translation>变量</translation></message>
<message><source>The variable that it changes.</source><extracomment>port Variable of Set</extracomment><translation>所更改的变量。</translation></message>
<message><source>Add</source><comment>core</comment><extracomment>title</extracomment><translation>添加</translation></message>
<message><source>Adds to a variable; a negative amount takes away.</source><extracomment>Add</extracomment><translation>给变量加上一个数；负数则为减去。</translation></message>
<message><source>How much it adds each time.</source><extracomment>Amount of Add</extracomment><translation>每次加多少。</translation></message>
<message><source>when it fires: variable + amount, from the next tick on. All of a tick add up</source><extracomment>formula of Add</extracomment><translation>触发时：variable + amount，从下一刻起生效。同一刻的所有增减相加</translation></message>
<message><source>variable, increase, decrease, subtract, damage, pay, earn, score, count, heal</source><extracomment>other words for Add</extracomment><translation>变量, 增加, 减少, 减去, 伤害, 支付, 赚取, 得分, 计数, 治疗</translation></message>
<message><source>Leave</source><extracomment>title</extracomment><translation>留下</translation></message>
<message><source>Leaves something on a ground, where the agent is: a scent, or less grass.</source><extracomment>Leave</extracomment><translation>在智能体所在处的地面上留下东西：气味，或变少的草。</translation></message>
<message><source>How much more a cell holds. Every tick: in a unit of time. Below 0 it takes away what is there.</source><extracomment>Amount of Leave</extracomment><translation>单元格的值增加多少。每刻执行时：按单位时间计。小于 0 时取走已有的。</translation></message>
<message><source>It is left on cells with their centers within this distance, and on that of the agent.</source><extracomment>Radius of Leave</extracomment><translation>留在中心处于此距离之内的单元格，以及智能体所在的单元格。</translation></message>
<message><source>when it fires: at the end of the tick, cells of the ground within radius of the agent, and the one that it is in, hold amount more; every tick: amount * tick</source><extracomment>formula of Leave</extracomment><translation>触发时：在这一刻结束时，距智能体 radius 之内的地面单元格，以及智能体所在的单元格，各增加 amount；每刻执行时：amount * tick</translation></message>
<message><source>ground, deposit, pheromone, scent, trail, mark, drop, eat, graze</source><extracomment>other words for Leave</extracomment><translation>地面, 沉积, 信息素, 气味, 踪迹, 标记, 丢下, 吃草</translation></message>
<message><source>Signal</source><extracomment>title</extracomment><translation>信号</translation></message>
<message><source>Tells the game and the plots that something happened.</source><extracomment>Signal</extracomment><translation>告诉游戏和曲线图发生了某事。</translation></message>
<message><source>What the game and the plots call it.</source><extracomment>Name of Signal</extracomment><translation>游戏和曲线图中的名称。</translation></message>
<message><source>A number that goes with it, such as a score.</source><extracomment>Number of Signal</extracomment><translation>随信号传递的数值，例如得分。</translation></message>
<message><source>when it fires: an event with the name, the number and the agent</source><extracomment>formula of Signal</extracomment><translation>触发时：发出一个事件，带有名称、数值和智能体</translation></message>
<message><source>event, notify, trigger, message, count, score, alarm</source><extracomment>other words for Signal</extracomment><translation>事件, 通知, 触发, 消息, 计数, 得分, 警报</translation></message>
<message><source>End</source><comment>core</comment><extracomment>title</extracomment><translation>结束</translation></message>
<message><source>Ends the run: it is won, lost, or just over. The card's name says why.</source><extracomment>End</extracomment><translation>结束运行：获胜、失败，或只是结束。卡片的名称说明原因。</translation></message>
<message><source>Outcome</source><extracomment>setting of End</extracomment><translation>结局</translation></message>
<message><source>How the run ends.</source><extracomment>Outcome of End</extracomment><translation>运行如何结束。</translation></message>
<message><source>Won</source><extracomment>choice of Outcome of End</extracomment><translation>获胜</translation></message>
<message><source>The goal is reached.</source><extracomment>Won as Outcome</extracomment><translation>目标已达成。</translation></message>
<message><source>Lost</source><extracomment>choice of Outcome of End</extracomment><translation>失败</translation></message>
<message><source>The goal cannot be reached anymore.</source><extracomment>Lost as Outcome</extracomment><translation>目标已无法达成。</translation></message>
<message><source>Over</source><comment>core</comment><extracomment>choice of Outcome of End</extracomment><translation>结束</translation></message>
<message><source>Neither won nor lost.</source><extracomment>Over as Outcome</extracomment><translation>不胜不负。</translation></message>
<message><source>when it fires for the first time: the run has this outcome</source><extracomment>formula of End</extracomment><translation>首次触发时：运行得到此结局</translation></message>
<message><source>win, lose, won, lost, game over, victory, defeat, finish, stop</source><extracomment>other words for End</extracomment><translation>胜利, 失败, 赢, 输, 游戏结束, 完成, 停止</translation></message>
<message><source>Source</source><extracomment>title</extracomment><translation>出生源</translation></message>
<message><source>Brings agents of a type into the world, steadily or in waves.</source><extracomment>Source</extracomment><translation>把某类型的智能体带入世界，持续地或一波一波地。</translation></message>
<message><source>How births are spread over time.</source><extracomment>Births of Source</extracomment><translation>出生在时间上如何分布。</translation></message>
<message><source>Steadily</source><extracomment>choice of Births of Source</extracomment><translation>持续</translation></message>
<message><source>So many in a unit of time.</source><extracomment>Steadily as Births</extracomment><translation>单位时间内这么多个。</translation></message>
<message><source>In waves</source><extracomment>choice of Births of Source</extracomment><translation>成波</translation></message>
<message><source>Several at once, again and again.</source><extracomment>In waves as Births</extracomment><translation>一次多个，反复进行。</translation></message>
<message><source>Rate</source><extracomment>setting of Source</extracomment><translation>频率</translation></message>
<message><source>Births in a unit of time.</source><extracomment>Rate of Source</extracomment><translation>单位时间内的出生数。</translation></message>
<message><source>Births in a wave.</source><extracomment>Count of Source</extracomment><translation>一波的出生数。</translation></message>
<message><source>Every</source><extracomment>setting of Source</extracomment><translation>每隔</translation></message>
<message><source>The time between two waves.</source><extracomment>Every of Source</extracomment><translation>两波之间的时间。</translation></message>
<message><source>When the first is born.</source><extracomment>First of Source</extracomment><translation>第一个何时出生。</translation></message>
<message><source>In all</source><extracomment>setting of Source</extracomment><translation>总数</translation></message>
<message><source>After so many births it ends. 0: never.</source><extracomment>In all of Source</extracomment><translation>出生这么多后结束。0：永不结束。</translation></message>
<message><source>steadily: carry = carry + rate * tick, births = floor(carry), carry = carry - births. In waves: count births at first, first + every, ... What there is no room for is lost.</source><extracomment>formula of Source</extracomment><translation>持续：carry = carry + rate * tick，births = floor(carry)，carry = carry - births。成波：在 first、first + every、... 时各出生 count 个。没有空位的不再补上。</translation></message>
<message><source>spawner, emitter, birth, fountain, wave, entrance, spring</source><extracomment>other words for Source</extracomment><translation>生成器, 发射器, 出生, 喷泉, 波次, 入口, 泉源</translation></message>
<message><source>Where agents appear. Not wired: where the type starts.</source><extracomment>port Where of Source</extracomment><translation>智能体出现的地点。未连线：该类型开始的地方。</translation></message>
<message><source>Along</source><extracomment>port of Source</extracomment><translation>沿路径</translation></message>
<message><source>A path on which they appear at random places.</source><extracomment>port Along of Source</extracomment><translation>新生者在此路径上的随机位置出现。</translation></message>
<message><source>Wire it to an agent type's Births.</source><extracomment>port Births of Source</extracomment><translation>连到智能体类型的“出生”。</translation></message>
<message><source>How far away a target is. Without a target there is no number.</source><extracomment>Distance</extracomment><translation>目标有多远。没有目标时没有数值。</translation></message>
<message><source>far, near, range, how far, measure, length</source><extracomment>other words for Distance</extracomment><translation>远, 近, 范围, 多远, 测量, 长度</translation></message>
<message><source>Wire it to a Compare, a Formula, a setting or a weight.</source><extracomment>port Number of Distance</extracomment><translation>连到“比较”、“公式”、设置或权重。</translation></message>
<message><source>Agent value</source><extracomment>title</extracomment><translation>智能体值</translation></message>
<message><source>A number of the agent itself: its speed, its age, where it is, its body, what its meter holds.</source><extracomment>Agent value</extracomment><translation>智能体自身的数：速度、年龄、位置、身体、计量条里的量。</translation></message>
<message><source>Which number of the agent it is.</source><extracomment>Value of Agent value</extracomment><translation>智能体的哪个数值。</translation></message>
<message><source>How fast it moves.</source><extracomment>Speed as Value</extracomment><translation>运动有多快。</translation></message>
<message><source>Age</source><extracomment>choice of Value of Agent value</extracomment><translation>年龄</translation></message>
<message><source>How long it has been of its type.</source><extracomment>Age as Value</extracomment><translation>成为该类型以来有多久。</translation></message>
<message><source>X</source><extracomment>choice of Value of Agent value</extracomment><translation>X</translation></message>
<message><source>Where it is, to the right.</source><extracomment>X as Value</extracomment><translation>所在位置，向右。</translation></message>
<message><source>Where it is, downward.</source><extracomment>Y as Value</extracomment><translation>所在位置，向下。</translation></message>
<message><source>Its mass.</source><extracomment>Mass as Value</extracomment><translation>它的质量。</translation></message>
<message><source>The radius of its body.</source><extracomment>Radius as Value</extracomment><translation>身体的半径。</translation></message>
<message><source>The most that its speed may be.</source><extracomment>Max speed as Value</extracomment><translation>速率的上限。</translation></message>
<message><source>The most that its force may be.</source><extracomment>Max force as Value</extracomment><translation>力的上限。</translation></message>
<message><source>How many agents at its input its body touches.</source><extracomment>Touching as Value</extracomment><translation>输入的智能体中有多少个与它的身体相碰。</translation></message>
<message><source>What the meter at its input holds.</source><extracomment>Meter as Value</extracomment><translation>其输入端的计量条所存的量。</translation></message>
<message><source>number = the value of the agent at the start of the tick. Age counts from when the agent got this node</source><extracomment>formula of Agent value</extracomment><translation>number = 智能体的该值，取自这一刻开始时。年龄从智能体得到此节点时算起</translation></message>
<message><source>speed, age, position, velocity, mass, radius, property, touching, contacts, self, meter</source><extracomment>other words for Agent value</extracomment><translation>速度, 年龄, 位置, 质量, 半径, 属性, 接触, 自身, 计量条</translation></message>
<message><source>Of Touching: the agents whose bodies it counts.</source><extracomment>port Touching of Agent value</extracomment><translation>用于“碰到”：要统计其身体的智能体。</translation></message>
<message><source>Of Meter: the meter whose amount it is.</source><extracomment>port Meter of Agent value</extracomment><translation>取“计量条”时：读取其存量的计量条。</translation></message>
<message><source>A number with a name that Set and Add change: lives, money, health, hunger.</source><extracomment>Variable</extracomment><translation>有名称的数，由“设值”和“添加”更改：生命、金钱、健康、饥饿。</translation></message>
<message><source>Each agent has its own</source><extracomment>setting of Variable</extracomment><translation>各智能体独立</translation></message>
<message><source>Off: there is one for the whole world.</source><extracomment>Each agent has its own of Variable</extracomment><translation>关：整个世界共用一个。</translation></message>
<message><source>The number at first.</source><extracomment>Start of Variable</extracomment><translation>最初的数。</translation></message>
<message><source>Least</source><extracomment>setting of Variable</extracomment><translation>最小值</translation></message>
<message><source>It never becomes smaller.</source><extracomment>Least of Variable</extracomment><translation>不会变得更小。</translation></message>
<message><source>Most</source><extracomment>setting of Variable</extracomment><translation>最大值</translation></message>
<message><source>It never becomes larger.</source><extracomment>Most of Variable</extracomment><translation>不会变得更大。</translation></message>
<message><source>Whole</source><extracomment>setting of Variable</extracomment><translation>取整</translation></message>
<message><source>It has no decimals.</source><extracomment>Whole of Variable</extracomment><translation>没有小数。</translation></message>
<message><source>Counter</source><extracomment>setting of Variable</extracomment><translation>计数器</translation></message>
<message><source>Shows it above the world.</source><extracomment>Counter of Variable</extracomment><translation>在世界上方显示它。</translation></message>
<message><source>number = the value at the start of the tick. At the end of a tick: the first Set of the tick, or what it was, plus the sum of all Adds, within least and most. Whole: rounded, halves up</source><extracomment>formula of Variable</extracomment><translation>number = 这一刻开始时的值。在一刻结束时：取该刻的第一个“设值”，没有则取原值，再加上所有“添加”之和，限制在 least 与 most 之间。取整：舍入到最近的整数，恰为一半时向上</translation></message>
<message><source>score, money, lives, health, hunger, cargo, count, memory, store, state, points, counter</source><extracomment>other words for Variable</extracomment><translation>得分, 金钱, 生命, 健康, 饥饿, 货物, 计数, 储存, 计数器</translation></message>
<message><source>Wire it to Set and Add, and to all that take a number.</source><extracomment>port Number of Variable</extracomment><translation>连到“设值”和“添加”，以及一切接收数值的地方。</translation></message>
<message><source>Summary</source><extracomment>title</extracomment><translation>汇总</translation></message>
<message><source>Makes one number of the numbers of many agents: their sum, their mean, the least, the largest, or how many there are. Or counts births, deaths and what actions did.</source><extracomment>Summary</extracomment><translation>把许多智能体的数值汇成一个：总和、平均、最小、最大或个数。也可统计出生、死亡和动作的结果。</translation></message>
<message><source>What</source><extracomment>setting of Summary</extracomment><translation>内容</translation></message>
<message><source>How it summarizes the numbers, or what it counts.</source><extracomment>What of Summary</extracomment><translation>如何汇总数值，或统计什么。</translation></message>
<message><source>All of them added up.</source><extracomment>Sum as What</extracomment><translation>全部相加。</translation></message>
<message><source>Mean</source><extracomment>choice of What of Summary</extracomment><translation>平均</translation></message>
<message><source>Their sum, divided by their count.</source><extracomment>Mean as What</extracomment><translation>总和除以个数。</translation></message>
<message><source>The smallest of them.</source><extracomment>Least as What</extracomment><translation>其中最小的。</translation></message>
<message><source>Largest</source><extracomment>choice of What of Summary</extracomment><translation>最大者</translation></message>
<message><source>The largest of them.</source><extracomment>Largest as What</extracomment><translation>其中最大的。</translation></message>
<message><source>How many agents have a number.</source><extracomment>Count as What</extracomment><translation>有多少个智能体有数值。</translation></message>
<message><source>How many of the agents were born.</source><extracomment>Births as What</extracomment><translation>出生了多少个智能体。</translation></message>
<message><source>Deaths</source><extracomment>choice of What of Summary</extracomment><translation>死亡</translation></message>
<message><source>How many of the agents died.</source><extracomment>Deaths as What</extracomment><translation>死亡了多少个智能体。</translation></message>
<message><source>Changes into</source><extracomment>choice of What of Summary</extracomment><translation>变成此类型</translation></message>
<message><source>How many agents have changed into this type.</source><extracomment>Changes into as What</extracomment><translation>有多少个智能体变成了此类型。</translation></message>
<message><source>How often the agents did the actions or entered the modes at Events.</source><extracomment>Events as What</extracomment><translation>智能体执行“事件”所接的动作或进入所接的模式多少次。</translation></message>
<message><source>Counted</source><extracomment>setting of Summary</extracomment><translation>统计时间</translation></message>
<message><source>Over which time it counts.</source><extracomment>Counted of Summary</extracomment><translation>在多长时间内统计。</translation></message>
<message><source>Since the start.</source><extracomment>In all as Counted</extracomment><translation>从开始起。</translation></message>
<message><source>In the last</source><extracomment>choice of Counted of Summary</extracomment><translation>最近一段</translation></message>
<message><source>In the time span below.</source><extracomment>In the last as Counted</extracomment><translation>在下面所设的时间跨度内。</translation></message>
<message><source>Per time</source><extracomment>choice of Counted of Summary</extracomment><translation>单位时间</translation></message>
<message><source>The same, per unit of time.</source><extracomment>Per time as Counted</extracomment><translation>同上，按单位时间计。</translation></message>
<message><source>Time span</source><extracomment>setting of Summary</extracomment><translation>时间跨度</translation></message>
<message><source>The time span that it counts, at most 120 seconds of watching.</source><extracomment>Time span of Summary</extracomment><translation>统计的时间跨度，最多为观察的 120 秒。</translation></message>
<message><source>number = the sum (mean, least, largest, count) of the numbers that the agents had in the tick before. Sums are exact: numbers are rounded to 2^-28. In the first tick it has no number. Without agents, sum and count are 0, and the others have no number. Born, died, became, events: how many there were until the end of the tick before, in all or in the last window; rate: count / time</source><extracomment>formula of Summary</extracomment><translation>number = 各智能体上一刻的数值的总和（或平均、最小、最大、个数）。求和是精确的：数值舍入到 2^-28。第一刻没有数值。没有智能体时，总和与个数为 0，其余没有数值。出生、死亡、变成此类型、事件：到上一刻结束为止发生了多少，从开始算起，或只算最近的 window；单位时间：个数 / 时间</translation></message>
<message><source>sum, total, average, mean, minimum, maximum, count, how many, population, aggregate, births, deaths, kills, events, rate, per second</source><extracomment>other words for Summary</extracomment><translation>求和, 总计, 平均, 最小, 最大, 计数, 多少, 种群, 出生, 死亡, 事件, 每秒</translation></message>
<message><source>Whose numbers it takes, or whose events it counts.</source><extracomment>port Agents of Summary</extracomment><translation>取谁的数值，或统计谁的事件。</translation></message>
<message><source>Of each</source><extracomment>port of Summary</extracomment><translation>各自的值</translation></message>
<message><source>A number of each of these agents. Without one, each counts 1.</source><extracomment>port Of each of Summary</extracomment><translation>其中每个智能体的一个数值。未连线时，每个计 1。</translation></message>
<message><source>The actions, modes and sources whose events it counts.</source><extracomment>port Events of Summary</extracomment><translation>要统计其事件的动作、模式和出生源。</translation></message>
<message><source>Count near</source><extracomment>title</extracomment><translation>附近数量</translation></message>
<message><source>How many agents are near. An agent does not count itself.</source><extracomment>Count near</extracomment><translation>附近有多少个智能体。智能体不计入自己。</translation></message>
<message><source>count, neighbors, density, how many, crowd, around</source><extracomment>other words for Count near</extracomment><translation>计数, 邻居, 密度, 多少, 人群, 周围</translation></message>
<message><source>Ground value</source><extracomment>title</extracomment><translation>地面值</translation></message>
<message><source>What a ground holds where the agent is, or at a target. Outside of the ground there is no number.</source><extracomment>Ground value</extracomment><translation>智能体所在处或目标处的地面值。在地面之外没有数值。</translation></message>
<message><source>ground, scent, pheromone, grass, patch, field, read, sample</source><extracomment>other words for Ground value</extracomment><translation>地面, 气味, 信息素, 草, 斑块, 场, 读取, 采样</translation></message>
<message><source>Where it reads. Not wired: where the agent is.</source><extracomment>port Where of Ground value</extracomment><translation>读取的地点。未连线：智能体所在处。</translation></message>
<message><source>what the cell of the ground there holds</source><extracomment>value in the formula of Ground value</extracomment><translation>该处地面单元格的值</translation></message>
<message><source>Clock</source><extracomment>title</extracomment><translation>时钟</translation></message>
<message><source>The time since the start of the run.</source><extracomment>Clock</extracomment><translation>运行开始以来的时间。</translation></message>
<message><source>time, seconds, ticks, elapsed, when</source><extracomment>other words for Clock</extracomment><translation>时间, 秒, 刻, 经过, 何时</translation></message>
<message><source>how many ticks have passed, times the length of a tick</source><extracomment>time in the formula of Clock</extracomment><translation>经过的刻数乘以每刻时长</translation></message>
<message><source>Draw</source><extracomment>title</extracomment><translation>抽取</translation></message>
<message><source>A random number between two others: one for life, or a new one every interval.</source><extracomment>Draw</extracomment><translation>两个数之间的随机数：终生一个，或每隔一段时间换一个。</translation></message>
<message><source>Low</source><extracomment>setting of Draw</extracomment><translation>最低</translation></message>
<message><source>The least number.</source><extracomment>Low of Draw</extracomment><translation>最小的数。</translation></message>
<message><source>High</source><extracomment>setting of Draw</extracomment><translation>最高</translation></message>
<message><source>No number is larger.</source><extracomment>High of Draw</extracomment><translation>没有更大的数。</translation></message>
<message><source>How the numbers are spread.</source><extracomment>Shape of Draw</extracomment><translation>数的分布方式。</translation></message>
<message><source>Even</source><extracomment>choice of Shape of Draw</extracomment><translation>均匀</translation></message>
<message><source>Each number is equally likely.</source><extracomment>Even as Shape</extracomment><translation>每个数的可能性相同。</translation></message>
<message><source>Bell</source><extracomment>choice of Shape of Draw</extracomment><translation>钟形</translation></message>
<message><source>Numbers in the middle are likelier: the mean of 12.</source><extracomment>Bell as Shape</extracomment><translation>中间的数更可能：12 个数的平均。</translation></message>
<message><source>Drawn</source><extracomment>setting of Draw</extracomment><translation>抽取时机</translation></message>
<message><source>How long an agent keeps its number.</source><extracomment>Drawn of Draw</extracomment><translation>智能体保持其数多久。</translation></message>
<message><source>For life</source><extracomment>choice of Drawn of Draw</extracomment><translation>终生</translation></message>
<message><source>Each agent draws one number.</source><extracomment>For life as Drawn</extracomment><translation>每个智能体抽取一个数。</translation></message>
<message><source>Each agent draws anew every interval.</source><extracomment>Regularly as Drawn</extracomment><translation>每个智能体每隔一段时间重新抽取。</translation></message>
<message><source>number = low + (high - low) * random. Bell: random is the mean of 12 draws</source><extracomment>formula of Draw</extracomment><translation>number = low + (high - low) * random。钟形：random 是 12 次抽取的平均</translation></message>
<message><source>random, dice, noise, spread, normal, gaussian, uniform</source><extracomment>other words for Draw</extracomment><translation>随机, 骰子, 噪声, 分布, 正态, 高斯, 均匀</translation></message>
<message><source>Constant</source><extracomment>title</extracomment><translation>常数</translation></message>
<message><source>A number that you set, for several settings or formulas. Drive it with a parameter to use what the parameter is set to.</source><extracomment>Constant</extracomment><translation>由你设定的数，可供多个设置或公式使用。用参数驱动它，就得到该参数的值。</translation></message>
<message><source>The number that it gives.</source><extracomment>Value of Constant</extracomment><translation>它给出的数。</translation></message>
<message><source>value, parameter, fixed, slider, number</source><extracomment>other words for Constant</extracomment><translation>值, 参数, 固定, 滑块, 数字</translation></message>
<message><source>A number that you compute yourself from others, and from values of the agent.</source><extracomment>Formula</extracomment><translation>由你自己用其他数值和智能体的值计算出的数值。</translation></message>
<message><source>Lines name = term. The last one is the number.</source><extracomment>Formula of Formula</extracomment><translation>各行写作 名称 = 式子。最后一行是该数值。</translation></message>
<message><source>expression, compute, math, calculate, equation, write, function</source><extracomment>other words for Formula</extracomment><translation>表达式, 计算, 数学, 运算, 方程, 编写, 函数</translation></message>
<message><source>A number, which the formula calls e.</source><extracomment>port E of Formula</extracomment><translation>一个数值，在公式中称为 e。</translation></message>
<message><source>A number, which the formula calls f.</source><extracomment>port F of Formula</extracomment><translation>一个数值，在公式中称为 f。</translation></message>
<message><source>Flock</source><extracomment>title of a ready-made group</extracomment><translation>集群</translation></message>
<message><source>60 birds that keep apart, fly in the same direction and stay together.</source><extracomment>Flock</extracomment><translation>60 只鸟，彼此保持间距，朝同一方向飞，并聚在一起。</translation></message>
<message><source>swarm, school, herd, crowd, boids, birds, fish, group</source><extracomment>other words for Flock</extracomment><translation>鸟群, 鱼群, 兽群, 人群, 群体, 蜂群, 鸟, 鱼, 组</translation></message>
<message><source>Top speed</source><extracomment>setting of Flock</extracomment><translation>最高速率</translation></message>
<message><source>Keeps apart within</source><extracomment>setting of Flock</extracomment><translation>保持间距</translation></message>
<message><source>Birds</source><extracomment>port of Flock</extracomment><translation>鸟</translation></message>
<message><source>Hunter with stamina</source><extracomment>title of a ready-made group</extracomment><translation>有体力的猎手</translation></message>
<message><source>An agent that hunts the nearest of another type until it is out of breath, then roams.</source><extracomment>Hunter with stamina</extracomment><translation>追猎另一类型中最近者的智能体，直到体力耗尽，然后四处游荡。</translation></message>
<message><source>predator, chaser, enemy, zombie, monster, wolf, shark, hawk, hunt, group</source><extracomment>other words for Hunter with stamina</extracomment><translation>捕食者, 追逐者, 敌人, 僵尸, 怪物, 狼, 鲨鱼, 鹰, 狩猎, 组</translation></message>
<message><source>Stamina</source><extracomment>setting of Hunter with stamina</extracomment><translation>体力</translation></message>
<message><source>Prey</source><extracomment>port of Hunter with stamina</extracomment><translation>猎物</translation></message>
<message><source>Hunters</source><extracomment>port of Hunter with stamina</extracomment><translation>猎手</translation></message>
<message><source>Follower</source><extracomment>title of a ready-made group</extracomment><translation>跟随者</translation></message>
<message><source>Agents that follow one of another type, at a distance and apart from each other.</source><extracomment>Follower</extracomment><translation>跟随另一类型中某一个的智能体，与它保持距离，彼此也保持间距。</translation></message>
<message><source>leader, pet, ducklings, escort, squad, companion, group</source><extracomment>other words for Follower</extracomment><translation>领队, 宠物, 小鸭, 护卫, 小队, 同伴, 跟班, 组</translation></message>
<message><source>Leaders</source><extracomment>port of Follower</extracomment><translation>领队</translation></message>
<message><source>Followers</source><extracomment>port of Follower</extracomment><translation>跟随者</translation></message>
<message><source>Patrol and chase</source><extracomment>title of a ready-made group</extracomment><translation>巡逻与追击</translation></message>
<message><source>Guards that walk a round and chase who comes near.</source><extracomment>Patrol and chase</extracomment><translation>沿路线巡逻、追击靠近者的守卫。</translation></message>
<message><source>guard, sentry, round, watch, police, group</source><extracomment>other words for Patrol and chase</extracomment><translation>守卫, 哨兵, 巡逻, 警戒, 警察, 看守, 组</translation></message>
<message><source>Sees within</source><extracomment>setting of Patrol and chase</extracomment><translation>视距</translation></message>
<message><source>Round</source><extracomment>setting of Patrol and chase</extracomment><translation>巡逻路径</translation></message>
<message><source>Intruders</source><extracomment>port of Patrol and chase</extracomment><translation>入侵者</translation></message>
<message><source>Guards</source><extracomment>port of Patrol and chase</extracomment><translation>守卫</translation></message>
<message><source>Shy civilian</source><extracomment>title of a ready-made group</extracomment><translation>胆小的平民</translation></message>
<message><source>People who stroll about and run from one of another type that comes near.</source><extracomment>Shy civilian</extracomment><translation>四处闲逛的人，有另一类型的智能体靠近时就逃跑。</translation></message>
<message><source>people, pedestrian, villager, crowd, coward, group</source><extracomment>other words for Shy civilian</extracomment><translation>人, 行人, 村民, 路人, 人群, 胆小鬼, 组</translation></message>
<message><source>Runs within</source><extracomment>setting of Shy civilian</extracomment><translation>逃跑距离</translation></message>
<message><source>Threats</source><extracomment>port of Shy civilian</extracomment><translation>威胁</translation></message>
<message><source>Civilians</source><extracomment>port of Shy civilian</extracomment><translation>平民</translation></message>
<message><source>Traffic</source><extracomment>title of a ready-made group</extracomment><translation>交通</translation></message>
<message><source>Cars that go round a road and brake behind each other.</source><extracomment>Traffic</extracomment><translation>沿道路绕行、遇前车刹车的汽车。</translation></message>
<message><source>cars, road, vehicles, street, drive, group</source><extracomment>other words for Traffic</extracomment><translation>汽车, 道路, 车辆, 街道, 行驶, 车流, 组</translation></message>
<message><source>Road</source><extracomment>setting of Traffic</extracomment><translation>道路</translation></message>
<message><source>Cars</source><extracomment>port of Traffic</extracomment><translation>汽车</translation></message>
<message><source>A place in the world.</source><extracomment>Point</extracomment><translation>世界中的一个地点。</translation></message>
<message><source>An area of the world.</source><extracomment>Region</extracomment><translation>世界中的一片区域。</translation></message>
<message><source>The form of the region.</source><extracomment>Shape of Region</extracomment><translation>区域的形状。</translation></message>
<message><source>Drawn from corner to corner.</source><extracomment>Box as Shape</extracomment><translation>从一角拖到对角画出。</translation></message>
<message><source>The largest circle that fits into the box.</source><extracomment>Circle as Shape</extracomment><translation>矩形内能容纳的最大的圆。</translation></message>
<message><source>Polygon</source><extracomment>choice of Shape of Region</extracomment><translation>多边形</translation></message>
<message><source>Any number of corners.</source><extracomment>Polygon as Shape</extracomment><translation>任意多个角。</translation></message>
<message><source>The left edge.</source><extracomment>Left of Region</extracomment><translation>左边缘。</translation></message>
<message><source>Top</source><extracomment>setting of Region</extracomment><translation>上</translation></message>
<message><source>The top edge.</source><extracomment>Top of Region</extracomment><translation>上边缘。</translation></message>
<message><source>Height</source><extracomment>setting of Region</extracomment><translation>高度</translation></message>
<message><source>The corners, in order.</source><extracomment>Points of Region</extracomment><translation>各个角，按顺序。</translation></message>
<message><source>A line through the world.</source><extracomment>Path</extracomment><translation>穿过世界的一条线。</translation></message>
<message><source>Curve</source><extracomment>setting of Path</extracomment><translation>线型</translation></message>
<message><source>How the path runs between its points.</source><extracomment>Curve of Path</extracomment><translation>路径在各点之间的走法。</translation></message>
<message><source>Straight</source><extracomment>choice of Curve of Path</extracomment><translation>直线</translation></message>
<message><source>Straight lines between the points.</source><extracomment>Straight as Curve</extracomment><translation>各点之间为直线。</translation></message>
<message><source>Smooth</source><extracomment>choice of Curve of Path</extracomment><translation>平滑</translation></message>
<message><source>A curve through the points.</source><extracomment>Smooth as Curve</extracomment><translation>穿过各点的曲线。</translation></message>
<message><source>Closed</source><extracomment>setting of Path</extracomment><translation>闭合</translation></message>
<message><source>Whether the path runs from the last point back to the first.</source><extracomment>Closed of Path</extracomment><translation>路径是否从最后一点回到第一点。</translation></message>
<message><source>The points of the path, in order.</source><extracomment>Points of Path</extracomment><translation>路径的各点，按顺序。</translation></message>
<message><source>Obstacle</source><extracomment>title</extracomment><translation>障碍物</translation></message>
<message><source>Something that agents keep clear of.</source><extracomment>Obstacle</extracomment><translation>智能体要避开的东西。</translation></message>
<message><source>The form of the obstacle.</source><extracomment>Shape of Obstacle</extracomment><translation>障碍物的形状。</translation></message>
<message><source>A center and a radius.</source><extracomment>Circle as Shape</extracomment><translation>圆心和半径。</translation></message>
<message><source>A line from point to point.</source><extracomment>Wall as Shape</extracomment><translation>从一点到下一点的线。</translation></message>
<message><source>The center of a circle, the left edge of a box.</source><extracomment>X of Obstacle</extracomment><translation>圆的中心，矩形的左边缘。</translation></message>
<message><source>The center of a circle, the top edge of a box.</source><extracomment>Y of Obstacle</extracomment><translation>圆的中心，矩形的上边缘。</translation></message>
<message><source>Of the circle.</source><extracomment>Radius of Obstacle</extracomment><translation>圆的半径。</translation></message>
<message><source>A name that some obstacles share. A target can pick one group.</source><extracomment>Group of Obstacle</extracomment><translation>若干障碍物共用的名称。目标可选取其中一组。</translation></message>
<message><source>A direction at each place, like wind or a river.</source><extracomment>Field</extracomment><translation>每个位置各有一个方向，就像风或河流。</translation></message>
<message><source>Kind</source><extracomment>setting of Field</extracomment><translation>种类</translation></message>
<message><source>How the direction depends on the place.</source><extracomment>Kind of Field</extracomment><translation>方向如何随位置变化。</translation></message>
<message><source>Uniform</source><extracomment>choice of Kind of Field</extracomment><translation>均匀</translation></message>
<message><source>The same direction everywhere.</source><extracomment>Uniform as Kind</extracomment><translation>处处方向相同。</translation></message>
<message><source>Vortex</source><extracomment>choice of Kind of Field</extracomment><translation>漩涡</translation></message>
<message><source>Around the center.</source><extracomment>Vortex as Kind</extracomment><translation>绕着中心。</translation></message>
<message><source>Toward</source><extracomment>choice of Kind of Field</extracomment><translation>朝向中心</translation></message>
<message><source>Toward the center.</source><extracomment>Toward as Kind</extracomment><translation>指向中心。</translation></message>
<message><source>Noise</source><extracomment>choice of Kind of Field</extracomment><translation>噪声</translation></message>
<message><source>Random directions that change smoothly.</source><extracomment>Noise as Kind</extracomment><translation>平滑变化的随机方向。</translation></message>
<message><source>The center.</source><extracomment>X of Field</extracomment><translation>中心。</translation></message>
<message><source>How far the field reaches from its center.</source><extracomment>Radius of Field</extracomment><translation>流场从中心延伸多远。</translation></message>
<message><source>Strength</source><extracomment>setting of Field</extracomment><translation>强度</translation></message>
<message><source>How fast the field carries agents, as a share of their maximum speed.</source><extracomment>Strength of Field</extracomment><translation>流场带动智能体的快慢，以其最大速率的占比表示。</translation></message>
<message><source>The direction. 0 is to the right, 90 is up.</source><extracomment>Angle of Field</extracomment><translation>方向。0 为向右，90 为向上。</translation></message>
<message><source>The direction of rotation.</source><extracomment>Turn of Field</extracomment><translation>旋转方向。</translation></message>
<message><source>Counterclockwise.</source><extracomment>Left as Turn</extracomment><translation>逆时针。</translation></message>
<message><source>Clockwise.</source><extracomment>Right as Turn</extracomment><translation>顺时针。</translation></message>
<message><source>About how far apart the direction changes.</source><extracomment>Scale of Field</extracomment><translation>大约隔多远方向就会改变。</translation></message>
<message><source>A grid of numbers beneath the world, which agents leave and follow: a scent, grass, heat.</source><extracomment>Ground</extracomment><translation>世界下方的一格格数值，智能体会留下并跟随它们：气味、草、热量。</translation></message>
<message><source>All of the world; it wraps where that wraps.</source><extracomment>The world as Shape</extracomment><translation>全部世界；世界首尾相接的地方，地面也相接。</translation></message>
<message><source>A box</source><extracomment>choice of Shape of Ground</extracomment><translation>矩形</translation></message>
<message><source>A box of the world.</source><extracomment>A box as Shape</extracomment><translation>世界中的一个矩形。</translation></message>
<message><source>How long a side of its cells is.</source><extracomment>Cell of Ground</extracomment><translation>单元格的边长。</translation></message>
<message><source>Starts</source><extracomment>setting of Ground</extracomment><translation>初始分布</translation></message>
<message><source>What its cells hold at first.</source><extracomment>Starts of Ground</extracomment><translation>单元格最初的值。</translation></message>
<message><source>All the same.</source><extracomment>Even as Starts</extracomment><translation>全部相同。</translation></message>
<message><source>By formula</source><extracomment>choice of Starts of Ground</extracomment><translation>按公式</translation></message>
<message><source>A number for each place.</source><extracomment>By formula as Starts</extracomment><translation>每个位置各有一个数值。</translation></message>
<message><source>Painted</source><extracomment>choice of Starts of Ground</extracomment><translation>手绘</translation></message>
<message><source>A painting, or the brightness of a picture.</source><extracomment>Painted as Starts</extracomment><translation>绘制的图案，或图片的亮度。</translation></message>
<message><source>What each cell holds at first. Painted: the value of level ff.</source><extracomment>Start of Ground</extracomment><translation>每个单元格最初的值。手绘时：级别 ff 的值。</translation></message>
<message><source>The number of a cell by x and y, the place of its center.</source><extracomment>Formula of Ground</extracomment><translation>单元格的数值，由其中心的位置 x 和 y 算出。</translation></message>
<message><source>Painting</source><extracomment>setting of Ground</extracomment><translation>绘图</translation></message>
<message><source>Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, row by row, in two hexadecimal digits; *4 repeats a level. ff is Start, and 00 is 0.</source><extracomment>Painting of Ground</extracomment><translation>例如 3x2 00*4 ff 80：先是列数和行数，再逐行写出每个单元格的级别，用两位十六进制数；*4 表示重复该级别。ff 为“初始”的值，00 为 0。</translation></message>
<message><source>Spreads</source><extracomment>setting of Ground</extracomment><translation>扩散</translation></message>
<message><source>The share that flows to the four neighbors in a unit of time. At most all of it flows in a tick.</source><extracomment>Spreads of Ground</extracomment><translation>单位时间内流向四个相邻单元格的占比。一刻内最多全部流走。</translation></message>
<message><source>Leaks</source><extracomment>setting of Ground</extracomment><translation>外流</translation></message>
<message><source>What flows over its edges is lost. Off: it stays, as at a wall.</source><extracomment>Leaks of Ground</extracomment><translation>流出边缘的部分会消失。关：像被墙挡住一样留下。</translation></message>
<message><source>Fades</source><extracomment>setting of Ground</extracomment><translation>消退</translation></message>
<message><source>The share that is lost in a unit of time.</source><extracomment>Fades of Ground</extracomment><translation>单位时间内消失的占比。</translation></message>
<message><source>Grows</source><extracomment>setting of Ground</extracomment><translation>增长</translation></message>
<message><source>What a cell gains in a unit of time.</source><extracomment>Grows of Ground</extracomment><translation>单元格在单位时间内增加多少。</translation></message>
<message><source>A cell that holds so much does not grow.</source><extracomment>Limit of Ground</extracomment><translation>单元格的值达到这么多时不再增长。</translation></message>
<message><source>The color of a full cell. An empty one has none.</source><extracomment>Color of Ground</extracomment><translation>满值单元格的颜色。空的没有颜色。</translation></message>
<message><source>Map</source><extracomment>heading of settings of Ground</extracomment><translation>地图</translation></message>
<message><source>Full</source><extracomment>setting of Ground</extracomment><translation>满值</translation></message>
<message><source>What a cell with the full color holds.</source><extracomment>Full of Ground</extracomment><translation>显示为完整颜色的单元格的值。</translation></message>
<message><source>An area with a title. Moving it moves the cards in it.</source><extracomment>Frame</extracomment><translation>带标题的一块区域。移动它时，其中的卡片一起移动。</translation></message>
<message><source>The color of its border and title.</source><extracomment>Color of Frame</extracomment><translation>边框和标题的颜色。</translation></message>
<message><source>Its left edge.</source><extracomment>Left of Frame</extracomment><translation>框的左边缘。</translation></message>
<message><source>Its top edge.</source><extracomment>Top of Frame</extracomment><translation>框的上边缘。</translation></message>
<message><source>Text on the canvas.</source><extracomment>Comment</extracomment><translation>画布上的文字。</translation></message>
<message><source>The text of the comment.</source><extracomment>Text of Comment</extracomment><translation>注释的文字。</translation></message>
<message><source>The color of its border.</source><extracomment>Color of Comment</extracomment><translation>边框的颜色。</translation></message>
<message><source>Plot</source><extracomment>title</extracomment><translation>曲线图</translation></message>
<message><source>A number of one agent or of a whole type, over time.</source><extracomment>Plot</extracomment><translation>一个智能体或整个类型的数值随时间的变化。</translation></message>
<message><source>The id of the agent type.</source><extracomment>Agent type of Plot</extracomment><translation>智能体类型的 ID。</translation></message>
<message><source>The name of one agent, such as prey-3. Empty: all of them.</source><extracomment>Agent of Plot</extracomment><translation>某个智能体的名称，例如 prey-3。留空：全部。</translation></message>
<message><source>The number that it plots.</source><extracomment>Shows of Plot</extracomment><translation>要绘制的数值。</translation></message>
<message><source>How fast an agent is.</source><extracomment>Speed as Shows</extracomment><translation>智能体有多快。</translation></message>
<message><source>Distance to target</source><extracomment>choice of Shows of Plot</extracomment><translation>到目标的距离</translation></message>
<message><source>How far it is to the target that a node finds.</source><extracomment>Distance to target as Shows</extracomment><translation>离节点所找目标有多远。</translation></message>
<message><source>Meter or variable</source><extracomment>choice of Shows of Plot</extracomment><translation>计量条或变量</translation></message>
<message><source>What a meter or a variable holds.</source><extracomment>Meter or variable as Shows</extracomment><translation>计量条或变量的值。</translation></message>
<message><source>Count in a mode</source><extracomment>choice of Shows of Plot</extracomment><translation>处于模式的数量</translation></message>
<message><source>How many agents are in a mode.</source><extracomment>Count in a mode as Shows</extracomment><translation>有多少个智能体处于某模式。</translation></message>
<message><source>How many contacts they have had since the start.</source><extracomment>Contacts as Shows</extracomment><translation>从开始起有过多少次接触。</translation></message>
<message><source>Contacts with a type</source><extracomment>choice of Shows of Plot</extracomment><translation>与某类型的接触</translation></message>
<message><source>How often agents of two types have touched.</source><extracomment>Contacts with a type as Shows</extracomment><translation>两个类型的智能体接触过多少次。</translation></message>
<message><source>Steering force</source><extracomment>choice of Shows of Plot</extracomment><translation>转向力</translation></message>
<message><source>How strong its steering force is.</source><extracomment>Steering force as Shows</extracomment><translation>转向力有多大。</translation></message>
<message><source>How many agents there are.</source><extracomment>Count as Shows</extracomment><translation>有多少个智能体。</translation></message>
<message><source>Position x</source><extracomment>choice of Shows of Plot</extracomment><translation>位置 x</translation></message>
<message><source>How far to the right it is.</source><extracomment>Position x as Shows</extracomment><translation>向右有多远。</translation></message>
<message><source>Position y</source><extracomment>choice of Shows of Plot</extracomment><translation>位置 y</translation></message>
<message><source>How far down it is.</source><extracomment>Position y as Shows</extracomment><translation>向下有多远。</translation></message>
<message><source>How many agents were born.</source><extracomment>Births as Shows</extracomment><translation>出生了多少个智能体。</translation></message>
<message><source>How many agents died.</source><extracomment>Deaths as Shows</extracomment><translation>死亡了多少个智能体。</translation></message>
<message><source>Changes into the type</source><extracomment>choice of Shows of Plot</extracomment><translation>变成此类型</translation></message>
<message><source>How many agents of other types have become this type.</source><extracomment>Changes into the type as Shows</extracomment><translation>有多少个其他类型的智能体变成了此类型。</translation></message>
<message><source>How often an action was done, a mode was entered, or agents have arrived.</source><extracomment>Events as Shows</extracomment><translation>动作执行、模式进入或智能体抵达的次数。</translation></message>
<message><source>What a number node gives, of agents that it acts on.</source><extracomment>Number as Shows</extracomment><translation>数值节点对其所作用的智能体给出的值。</translation></message>
<message><source>The id of the target, meter, mode, action, condition or number.</source><extracomment>Node of Plot</extracomment><translation>目标、计量条、模式、动作、条件或数值的 ID。</translation></message>
<message><source>With</source><extracomment>setting of Plot</extracomment><translation>对方</translation></message>
<message><source>The id of the other agent type.</source><extracomment>With of Plot</extracomment><translation>另一个智能体类型的 ID。</translation></message>
<message><source>Whether it shows a number or a rate.</source><extracomment>Counted of Plot</extracomment><translation>显示数量还是频率。</translation></message>
<message><source>Total</source><extracomment>choice of Counted of Plot</extracomment><translation>总计</translation></message>
<message><source>How many.</source><extracomment>Total as Counted</extracomment><translation>有多少。</translation></message>
<message><source>Per minute</source><extracomment>choice of Counted of Plot</extracomment><translation>每分钟</translation></message>
<message><source>How many per minute of watching.</source><extracomment>Per minute as Counted</extracomment><translation>观察时每分钟有多少。</translation></message>
<message><source>Per second</source><extracomment>choice of Counted of Plot</extracomment><translation>每秒</translation></message>
<message><source>How many per second of watching.</source><extracomment>Per second as Counted</extracomment><translation>观察时每秒有多少。</translation></message>
<message><source>Over the last</source><extracomment>setting of Plot</extracomment><translation>最近</translation></message>
<message><source>Counts the last seconds of watching. 0: all the time since the start.</source><extracomment>Over the last of Plot</extracomment><translation>统计观察的最近若干秒。0：从开始起的全部时间。</translation></message>
<message><source>Combine by</source><extracomment>setting of Plot</extracomment><translation>合并方式</translation></message>
<message><source>How the numbers of several agents become one.</source><extracomment>Combine by of Plot</extracomment><translation>如何把多个智能体的数值合为一个。</translation></message>
<message><source>Their average.</source><extracomment>Mean as Combine by</extracomment><translation>它们的平均值。</translation></message>
<message><source>The smallest.</source><extracomment>Least as Combine by</extracomment><translation>其中最小的。</translation></message>
<message><source>The largest.</source><extracomment>Most as Combine by</extracomment><translation>其中最大的。</translation></message>
<message><source>Spread</source><comment>core</comment><extracomment>choice of Combine by of Plot</extracomment><translation>浮动</translation></message>
<message><source>Their standard deviation.</source><extracomment>Spread as Combine by</extracomment><translation>它们的标准差。</translation></message>
<message><source>Seconds</source><extracomment>setting of Plot</extracomment><translation>秒数</translation></message>
<message><source>How much of the past it shows, in seconds of watching.</source><extracomment>Seconds of Plot</extracomment><translation>显示过去多久，以观察的秒数计。</translation></message>
<message><source>Shown</source><extracomment>setting of Plot</extracomment><translation>显示位置</translation></message>
<message><source>Where the number stands.</source><extracomment>Shown of Plot</extracomment><translation>数值显示在哪里。</translation></message>
<message><source>As a plot</source><extracomment>choice of Shown of Plot</extracomment><translation>曲线图中</translation></message>
<message><source>Over time, below the world.</source><extracomment>As a plot as Shown</extracomment><translation>随时间变化，在世界下方。</translation></message>
<message><source>In the status bar</source><extracomment>choice of Shown of Plot</extracomment><translation>状态栏中</translation></message>
<message><source>In place of the number of all contacts.</source><extracomment>In the status bar as Shown</extracomment><translation>取代总接触次数。</translation></message>
<message><source>As colors</source><extracomment>choice of Shown of Plot</extracomment><translation>用颜色</translation></message>
<message><source>Each agent has the color of its number.</source><extracomment>As colors as Shown</extracomment><translation>每个智能体按其数值着色。</translation></message>
<message><source>As a histogram</source><extracomment>choice of Shown of Plot</extracomment><translation>直方图中</translation></message>
<message><source>How many agents have which number.</source><extracomment>As a histogram as Shown</extracomment><translation>各数值分别有多少个智能体。</translation></message>
<message><source>The number that gets this end of the colors. Both 0: the least and the largest number in the run.</source><extracomment>Colors from of Plot</extracomment><translation>对应颜色这一端的数值。两端都为 0：运行中的最小和最大数值。</translation></message>
<message><source>X axis</source><extracomment>setting of Plot</extracomment><translation>X 轴</translation></message>
<message><source>The id of another plot, whose number goes along the axis below. Empty: time.</source><extracomment>X axis of Plot</extracomment><translation>另一个曲线图的 ID，其数值作为横轴。留空：时间。</translation></message>
<message><source>A run that starts with other settings.</source><extracomment>Experiment</extracomment><translation>以其他设置开始的运行。</translation></message>
<message><source>Changes</source><extracomment>setting of Experiment</extracomment><translation>更改</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or evade-to-steering.weight=0.2.</source><extracomment>Changes of Experiment</extracomment><translation>每行一项更改，写作 路径=值，例如 hunter.maxSpeed=4 或 evade-to-steering.weight=0.2。</translation></message>
<message><source>A map of Tiled or LDtk that was imported.</source><extracomment>Map</extracomment><translation>导入的 Tiled 或 LDtk 地图。</translation></message>
<message><source>File</source><extracomment>setting of Map</extracomment><translation>文件</translation></message>
<message><source>Its path from the project's folder.</source><extracomment>File of Map</extracomment><translation>从项目文件夹起的路径。</translation></message>
<message><source>Part</source><comment>core</comment><extracomment>setting of Map</extracomment><translation>部分</translation></message>
<message><source>The world or level of an LDtk project. Empty: all levels.</source><extracomment>Part of Map</extracomment><translation>LDtk 项目的世界或关卡。留空：所有关卡。</translation></message>
<message><source>World units per pixel.</source><extracomment>Scale of Map</extracomment><translation>每像素多少世界单位。</translation></message>
<message><source>Origin</source><extracomment>setting of Map</extracomment><translation>原点</translation></message>
<message><source>The pixel of the map at the world's (0, 0), as X Y: the top left corner of the map when it was first imported.</source><extracomment>Origin of Map</extracomment><translation>位于世界 (0, 0) 处的地图像素，写作 X Y：首次导入时地图的左上角。</translation></message>
<message><source>Choices</source><extracomment>setting of Map</extracomment><translation>对应关系</translation></message>
<message><source>One choice per line, such as class Guard = agent guard, or layer Walls = obstacle.</source><extracomment>Choices of Map</extracomment><translation>每行一项对应，例如 class Guard = agent guard，或 layer Walls = obstacle。</translation></message>
<message><source>What groups with the same nodes share.</source><extracomment>Part</extracomment><translation>节点相同的各组所共用的内容。</translation></message>
<message><source>Ports</source><extracomment>setting of Part</extracomment><translation>端口</translation></message>
<message><source>One port per line, as ROLE.PORT=Name.</source><extracomment>Ports of Part</extracomment><translation>每行一个端口，写作 角色.端口=名称。</translation></message>
<message><source>Settings on the card</source><extracomment>setting of Part</extracomment><translation>卡片上的设置</translation></message>
<message><source>One setting per line, as ROLE.SETTING=Name.</source><extracomment>Settings on the card of Part</extracomment><translation>每行一项设置，写作 角色.设置=名称。</translation></message>
<message><source>A part file that it is linked to, from the project's folder.</source><extracomment>Part file of Part</extracomment><translation>所链接的部件文件，从项目文件夹起。</translation></message>
<message><source>State of the part file</source><extracomment>setting of Part</extracomment><translation>部件文件状态</translation></message>
<message><source>Hex digits that say what the part file had when it was read.</source><extracomment>State of the part file of Part</extracomment><translation>十六进制数字，表示读取时部件文件的内容。</translation></message>
<message><source>Nodes and groups that the canvas shows as one card.</source><extracomment>Group</extracomment><translation>在画布上显示为一张卡片的若干节点和组。</translation></message>
<message><source>The id of its part.</source><extracomment>Part of Group</extracomment><translation>其部件的 ID。</translation></message>
<message><source>Members</source><extracomment>setting of Group</extracomment><translation>成员</translation></message>
<message><source>One node or group per line, as ROLE=ID.</source><extracomment>Members of Group</extracomment><translation>每行一个节点或组，写作 角色=ID。</translation></message>
<message><source>Runs with other values and seeds, and one number measured of each.</source><extracomment>Sweep</extracomment><translation>用其他取值和种子运行多次，每次测量一个数值。</translation></message>
<message><source>Varies</source><extracomment>setting of Sweep</extracomment><translation>改变</translation></message>
<message><source>One line per setting, weight or parameter as PATH=VALUES, such as hunter.maxSpeed=1..10 in 4 or wander-to-steering.weight=0.5, 1, 2.</source><extracomment>Varies of Sweep</extracomment><translation>每行一项设置、权重或参数，写作 路径=取值，例如 hunter.maxSpeed=1..10 in 4 或 wander-to-steering.weight=0.5, 1, 2。</translation></message>
<message><source>Seeds</source><extracomment>setting of Sweep</extracomment><translation>种子</translation></message>
<message><source>How many runs each combination has.</source><extracomment>Seeds of Sweep</extracomment><translation>每种组合运行多少次。</translation></message>
<message><source>Ticks</source><extracomment>setting of Sweep</extracomment><translation>刻数</translation></message>
<message><source>The length of each run.</source><extracomment>Ticks of Sweep</extracomment><translation>每次运行的时长。</translation></message>
<message><source>The number that it measures.</source><extracomment>Shows of Sweep</extracomment><translation>所测量的数值。</translation></message>
<message><source>Take</source><extracomment>setting of Sweep</extracomment><translation>采用</translation></message>
<message><source>Which number of a run counts.</source><extracomment>Take of Sweep</extracomment><translation>采用运行中的哪个数值。</translation></message>
<message><source>The number after the last tick.</source><extracomment>At the end as Take</extracomment><translation>最后一刻之后的数值。</translation></message>
<message><source>Mean over time</source><extracomment>choice of Take of Sweep</extracomment><translation>时间平均</translation></message>
<message><source>The mean of the numbers of all ticks.</source><extracomment>Mean over time as Take</extracomment><translation>所有刻的数值的平均。</translation></message>
<message><source>First time at least</source><extracomment>choice of Take of Sweep</extracomment><translation>首次不小于</translation></message>
<message><source>The time when the number is first at least the limit.</source><extracomment>First time at least as Take</extracomment><translation>数值首次不小于界限的时间。</translation></message>
<message><source>First time at most</source><extracomment>choice of Take of Sweep</extracomment><translation>首次不大于</translation></message>
<message><source>The time when the number is first at most the limit.</source><extracomment>First time at most as Take</extracomment><translation>数值首次不大于界限的时间。</translation></message>
<message><source>The number that the measure reaches.</source><extracomment>Limit of Sweep</extracomment><translation>测量值所要达到的数值。</translation></message>
<message><source>Fingerprint</source><extracomment>setting of Sweep</extracomment><translation>指纹</translation></message>
<message><source>Of the project that the results belong to.</source><extracomment>Fingerprint of Sweep</extracomment><translation>结果所属项目的指纹。</translation></message>
<message><source>Results</source><extracomment>setting of Sweep</extracomment><translation>结果</translation></message>
<message><source>One line per run: its id, its number, the hash of its end.</source><extracomment>Results of Sweep</extracomment><translation>每次运行一行：ID、数值和结束状态的哈希值。</translation></message>
<message><source>Wire point</source><extracomment>title</extracomment><translation>连线折点</translation></message>
<message><source>A point that a wire passes through on the canvas.</source><extracomment>Wire point</extracomment><translation>连线在画布上经过的点。</translation></message>
<message><source>The id of the wire.</source><extracomment>Wire of Wire point</extracomment><translation>连线的 ID。</translation></message>
<message><source>Scene items that the editor shows, hides or locks together.</source><extracomment>Layer</extracomment><translation>在编辑器中一起显示、隐藏或锁定的场景元素。</translation></message>
<message><source>Items</source><extracomment>setting of Layer</extracomment><translation>元素</translation></message>
<message><source>One per line: the id of a scene item, or of an agent type for its placed agents, or "ID#3" for the third of these.</source><extracomment>Items of Layer</extracomment><translation>每行一个：场景元素的 ID；或智能体类型的 ID，表示其手动放置的智能体；或“ID#3”，表示其中第三个。</translation></message>
<message><source>Default</source><extracomment>setting of Layer</extracomment><translation>默认</translation></message>
<message><source>It also holds the items that no layer names.</source><extracomment>Default of Layer</extracomment><translation>未归入任何图层的元素也在其中。</translation></message>
<message><source>Hidden</source><extracomment>setting of Layer</extracomment><translation>隐藏</translation></message>
<message><source>The editor does not show it. It still acts in the simulation.</source><extracomment>Hidden of Layer</extracomment><translation>编辑器不显示它，它在模拟中仍起作用。</translation></message>
<message><source>Locked</source><extracomment>setting of Layer</extracomment><translation>锁定</translation></message>
<message><source>The editor shows it, but does not change it.</source><extracomment>Locked of Layer</extracomment><translation>编辑器显示它，但不更改它。</translation></message>
<message><source>A PNG or JPEG beneath the scene: its path from the project's folder.</source><extracomment>Picture of Layer</extracomment><translation>场景下方的 PNG 或 JPEG：从项目文件夹起的路径。</translation></message>
<message><source>The left edge of the picture.</source><extracomment>Left of Layer</extracomment><translation>图片的左边缘。</translation></message>
<message><source>The top edge of the picture.</source><extracomment>Top of Layer</extracomment><translation>图片的上边缘。</translation></message>
<message><source>Of the picture.</source><extracomment>Width of Layer</extracomment><translation>图片的宽度。</translation></message>
<message><source>Step</source><extracomment>title</extracomment><translation>步骤</translation></message>
<message><source>A step of a lesson: text, settings of the run, and a question.</source><extracomment>Step</extracomment><translation>课的一个步骤：文字、运行的设置和一个问题。</translation></message>
<message><source>What the pupil reads first, in Markdown.</source><extracomment>Text of Step</extracomment><translation>学生首先读到的内容，用 Markdown 书写。</translation></message>
<message><source>One change per line as PATH=VALUE, such as hunter.maxSpeed=4 or world.seed=7.</source><extracomment>Changes of Step</extracomment><translation>每行一项更改，写作 路径=值，例如 hunter.maxSpeed=4 或 world.seed=7。</translation></message>
<message><source>How fast the run is watched.</source><extracomment>Speed of Step</extracomment><translation>观看运行的快慢。</translation></message>
<message><source>Pause after</source><extracomment>setting of Step</extracomment><translation>暂停于</translation></message>
<message><source>Seconds of watching after which the run pauses, and the length of a curve. 0: it goes on.</source><extracomment>Pause after of Step</extracomment><translation>观察多少秒后运行暂停，也是曲线的时长。0：不暂停。</translation></message>
<message><source>Overlays</source><extracomment>setting of Step</extracomment><translation>叠加层</translation></message>
<message><source>What the world shows, separated by commas: handles, grid, radii, trails, velocity, desired, steering, forces, behavior, and in a presentation plots, counts. Empty: as the pupil has it.</source><extracomment>Overlays of Step</extracomment><translation>世界中显示的内容，用逗号分隔：handles, grid, radii, trails, velocity, desired, steering, forces, behavior，演示时还有 plots, counts。留空：以学生的设置为准。</translation></message>
<message><source>Side by side</source><extracomment>setting of Step</extracomment><translation>并排对照</translation></message>
<message><source>The id of an experiment that runs beside the world. Empty: none.</source><extracomment>Side by side of Step</extracomment><translation>与世界并排运行的实验的 ID。留空：无。</translation></message>
<message><source>Camera</source><extracomment>setting of Step</extracomment><translation>镜头</translation></message>
<message><source>The part of the world that is seen, as X, Y, WIDTH: its middle and its width. Empty: the whole world.</source><extracomment>Camera of Step</extracomment><translation>看到的世界部分，写作 X, Y, 宽度：其中心和宽度。留空：整个世界。</translation></message>
<message><source>What stands out: an agent by its name in traces, such as prey-3, or the id of an agent type or a scene item. Empty: nothing.</source><extracomment>Spotlight of Step</extracomment><translation>要突出显示的内容：智能体（用轨迹记录中的名称，例如 prey-3），或智能体类型或场景元素的 ID。留空：无。</translation></message>
<message><source>Parts of the window that are hidden, separated by commas: cards, panes, values, plots. Empty: none.</source><extracomment>Hidden of Step</extracomment><translation>窗口中隐藏的部分，用逗号分隔：cards, panes, values, plots。留空：无。</translation></message>
<message><source>Pupils may change</source><extracomment>setting of Step</extracomment><translation>学生可更改</translation></message>
<message><source>The ids of cards that a pupil may change on the exported page, separated by commas. Empty: none.</source><extracomment>Pupils may change of Step</extracomment><translation>学生在导出的网页上可以更改的卡片的 ID，用逗号分隔。留空：无。</translation></message>
<message><source>Asks for</source><extracomment>setting of Step</extracomment><translation>提问</translation></message>
<message><source>The guess that the pupil makes before the run can play.</source><extracomment>Asks for of Step</extracomment><translation>运行之前学生要作的猜测。</translation></message>
<message><source>The run can play at once.</source><extracomment>Nothing as Asks for</extracomment><translation>可以立即运行。</translation></message>
<message><source>A choice</source><extracomment>choice of Asks for of Step</extracomment><translation>选择题</translation></message>
<message><source>One of several answers.</source><extracomment>A choice as Asks for</extracomment><translation>从几个答案中选一个。</translation></message>
<message><source>A number</source><extracomment>choice of Asks for of Step</extracomment><translation>数值</translation></message>
<message><source>A number, right within a tolerance.</source><extracomment>A number as Asks for</extracomment><translation>一个数值，在容差之内即为正确。</translation></message>
<message><source>A curve</source><extracomment>choice of Asks for of Step</extracomment><translation>曲线</translation></message>
<message><source>A sketch of what a plot will measure.</source><extracomment>A curve as Asks for</extracomment><translation>画出曲线图将测得的结果的草图。</translation></message>
<message><source>Question</source><extracomment>setting of Step</extracomment><translation>问题</translation></message>
<message><source>What the pupil guesses.</source><extracomment>Question of Step</extracomment><translation>学生要猜什么。</translation></message>
<message><source>Answers</source><extracomment>setting of Step</extracomment><translation>答案</translation></message>
<message><source>One answer per line. The right one begins with * and a space.</source><extracomment>Answers of Step</extracomment><translation>每行一个答案。正确的以 * 和一个空格开头。</translation></message>
<message><source>Right number</source><extracomment>setting of Step</extracomment><translation>正确数值</translation></message>
<message><source>What the run will show.</source><extracomment>Right number of Step</extracomment><translation>运行将显示的数值。</translation></message>
<message><source>How far from the right number a guess may be.</source><extracomment>Tolerance of Step</extracomment><translation>猜测与正确数值最多可相差多少。</translation></message>
<message><source>Unit</source><extracomment>setting of Step</extracomment><translation>单位</translation></message>
<message><source>Of the number, such as seconds.</source><extracomment>Unit of Step</extracomment><translation>数值的单位，例如秒。</translation></message>
<message><source>The id of the plot whose curve the pupil sketches.</source><extracomment>Plot of Step</extracomment><translation>学生要画出其曲线的曲线图的 ID。</translation></message>
<message><source>Axis from</source><extracomment>setting of Step</extracomment><translation>轴下限</translation></message>
<message><source>The bottom of the sketch.</source><extracomment>Axis from of Step</extracomment><translation>草图的底部。</translation></message>
<message><source>Axis to</source><extracomment>setting of Step</extracomment><translation>轴上限</translation></message>
<message><source>The top of the sketch.</source><extracomment>Axis to of Step</extracomment><translation>草图的顶部。</translation></message>
<message><source>What unfolds after the guess, in Markdown.</source><extracomment>Answer of Step</extracomment><translation>猜测之后展开的内容，用 Markdown 书写。</translation></message>
<message><source>Size, edges and time.</source><extracomment>World</extracomment><translation>大小、边缘和时间。</translation></message>
<message><source>In world units.</source><extracomment>Width of World</extracomment><translation>以世界单位计。</translation></message>
<message><source>Edges</source><extracomment>setting of World</extracomment><translation>边缘</translation></message>
<message><source>What agents do at the edge of the world.</source><extracomment>Edges of World</extracomment><translation>智能体在世界边缘怎么做。</translation></message>
<message><source>Open</source><comment>core</comment><extracomment>choice of Edges of World</extracomment><translation>打开</translation></message>
<message><source>Agents leave the world and go on outside.</source><extracomment>Open as Edges</extracomment><translation>智能体离开世界，在外面继续。</translation></message>
<message><source>Wrap</source><extracomment>choice of Edges of World</extracomment><translation>首尾相接</translation></message>
<message><source>Agents leave at one side and enter at the other.</source><extracomment>Wrap as Edges</extracomment><translation>智能体从一侧离开，从另一侧进入。</translation></message>
<message><source>Agents stop at the edge and slide along.</source><extracomment>Wall as Edges</extracomment><translation>智能体停在边缘，并沿边缘滑动。</translation></message>
<message><source>Bounce</source><extracomment>choice of Edges of World</extracomment><translation>反弹</translation></message>
<message><source>Agents bounce off the edge.</source><extracomment>Bounce as Edges</extracomment><translation>智能体从边缘弹回。</translation></message>
<message><source>Tick</source><extracomment>setting of World</extracomment><translation>每刻时长</translation></message>
<message><source>How much time passes in one tick. With 1, all times are in ticks.</source><extracomment>Tick of World</extracomment><translation>一刻经过多少时间。为 1 时，所有时间都以刻计。</translation></message>
<message><source>How many ticks play in a second of watching, at speed 1x.</source><extracomment>Ticks per second of World</extracomment><translation>以 1x 速度观察时，每秒运行多少刻。</translation></message>
<message><source>The same seed repeats the same run. Another seed gives another run.</source><extracomment>Seed of World</extracomment><translation>同样的种子得到同样的运行，不同的种子得到不同的运行。</translation></message>
<message><source>Most agents</source><extracomment>setting of World</extracomment><translation>智能体上限</translation></message>
<message><source>Nobody is born while so many live.</source><extracomment>Most agents of World</extracomment><translation>在世的达到这么多时不再出生。</translation></message>
<message><source>Arrangement</source><extracomment>title</extracomment><translation>阵形</translation></message>
<message><source>How agents stand at the place that they are ordered to.</source><extracomment>Arrangement</extracomment><translation>智能体在被派往的地点如何排列。</translation></message>
<message><source>How they stand there.</source><extracomment>Arrangement of Arrangement</extracomment><translation>它们在那里如何排列。</translation></message>
<message><source>Disk</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>圆阵</translation></message>
<message><source>Around the place.</source><extracomment>Disk as Arrangement</extracomment><translation>围绕该地点。</translation></message>
<message><source>In as many ranks as files.</source><extracomment>Box as Arrangement</extracomment><translation>行数与列数相同。</translation></message>
<message><source>Abreast, in ranks where the width is small.</source><extracomment>Line as Arrangement</extracomment><translation>并排；宽度不够时排成多排。</translation></message>
<message><source>As they are</source><extracomment>choice of Arrangement of Arrangement</extracomment><translation>保持队形</translation></message>
<message><source>In the formation that they have.</source><extracomment>As they are as Arrangement</extracomment><translation>保持它们现有的队形。</translation></message>
<message><source>Between neighbors. 0: 3.25 radii of the largest body.</source><extracomment>Spacing of Arrangement</extracomment><translation>相邻两个之间的距离。0：最大身体半径的 3.25 倍。</translation></message>
<message><source>Of the front of a line, on which they spread. 0: as they need.</source><extracomment>Width of Arrangement</extracomment><translation>横队正面展开的宽度。0：按需要。</translation></message>
<message><source>Facing x</source><extracomment>setting of Arrangement</extracomment><translation>面向 x</translation></message>
<message><source>Where they face. (0, 0): from where they are to the place.</source><extracomment>Facing x of Arrangement</extracomment><translation>它们面向哪里。(0, 0)：从所在处朝向该地点。</translation></message>
<message><source>Facing y</source><extracomment>setting of Arrangement</extracomment><translation>面向 y</translation></message>
<message><source>Where they face, downward.</source><extracomment>Facing y of Arrangement</extracomment><translation>它们面向哪里，向下的分量。</translation></message>
<message><source>The place of the target, on the short way to it.</source><extracomment>target in formulas</extracomment><translation>目标的位置，取通往它的最短方向。</translation></message>
<message><source>The velocity of the target; zero for a place.</source><extracomment>targetVelocity in formulas</extracomment><translation>目标的速度；地点的速度为零。</translation></message>
<message><source>The place of the target at Other.</source><extracomment>other in formulas</extracomment><translation>“其他目标”输入处目标的位置。</translation></message>
<message><source>Its velocity.</source><extracomment>otherVelocity in formulas</extracomment><translation>它的速度。</translation></message>
<message><source>The place of the target at Third.</source><extracomment>third in formulas</extracomment><translation>“第三目标”输入处目标的位置。</translation></message>
<message><source>Where the agent is.</source><extracomment>position in formulas</extracomment><translation>智能体的位置。</translation></message>
<message><source>How it moves, in units per time.</source><extracomment>velocity in formulas</extracomment><translation>智能体的运动，以每单位时间的单位数计。</translation></message>
<message><source>The direction of its motion, with length 1.</source><extracomment>heading in formulas</extracomment><translation>运动的方向，长度为 1。</translation></message>
<message><source>|velocity|.</source><extracomment>speed in formulas</extracomment><translation>|velocity|。</translation></message>
<message><source>1 / responseTime: (desired - velocity) * response gives the force toward a velocity.</source><extracomment>response in formulas</extracomment><translation>1 / responseTime：(desired - velocity) * response 给出趋向某速度的力。</translation></message>
<message><source>The time in which it takes on a velocity, at least a tick.</source><extracomment>responseTime in formulas</extracomment><translation>达到某速度所用的时间，至少一刻。</translation></message>
<message><source>How much time passes in one tick.</source><extracomment>tick in formulas</extracomment><translation>一刻经过多少时间。</translation></message>
<message><source>The time since the start.</source><extracomment>time in formulas</extracomment><translation>从开始起的时间。</translation></message>
<message><source>The number at the input A.</source><extracomment>a in formulas</extracomment><translation>输入 A 的数值。</translation></message>
<message><source>The number at the input B.</source><extracomment>b in formulas</extracomment><translation>输入 B 的数值。</translation></message>
<message><source>The number at the input C.</source><extracomment>c in formulas</extracomment><translation>输入 C 的数值。</translation></message>
<message><source>The number at the input D.</source><extracomment>d in formulas</extracomment><translation>输入 D 的数值。</translation></message>
<message><source>The number at the input E, of a Formula.</source><extracomment>e in formulas</extracomment><translation>“公式”的输入 E 的数值。</translation></message>
<message><source>The number at the input F, of a Formula.</source><extracomment>f in formulas</extracomment><translation>“公式”的输入 F 的数值。</translation></message>
<message><source>a where the condition c holds, else b.</source><extracomment>if in formulas</extracomment><translation>条件 c 成立时为 a，否则为 b。</translation></message>
<message><source>The smaller of two numbers.</source><extracomment>min in formulas</extracomment><translation>两个数中较小的。</translation></message>
<message><source>The larger of two numbers.</source><extracomment>max in formulas</extracomment><translation>两个数中较大的。</translation></message>
<message><source>x without its sign.</source><extracomment>abs in formulas</extracomment><translation>x 去掉正负号。</translation></message>
<message><source>The square root of x.</source><extracomment>sqrt in formulas</extracomment><translation>x 的平方根。</translation></message>
<message><source>The next whole number at or below x.</source><extracomment>floor in formulas</extracomment><translation>不大于 x 的最大整数。</translation></message>
<message><source>x, but at least the first limit and at most the second.</source><extracomment>clamp in formulas</extracomment><translation>x，但不小于第一个界限，也不大于第二个。</translation></message>
<message><source>From a (share 0) to b (share 1), in a straight line.</source><extracomment>lerp in formulas</extracomment><translation>从 a（占比 0）到 b（占比 1），按直线变化。</translation></message>
<message><source>The sine of an angle.</source><extracomment>sin in formulas</extracomment><translation>角的正弦。</translation></message>
<message><source>The cosine of an angle.</source><extracomment>cos in formulas</extracomment><translation>角的余弦。</translation></message>
<message><source>What is left of a after whole steps of b; 0 if b is 0.</source><extracomment>modulo in formulas</extracomment><translation>a 除以 b 的余数；b 为 0 时为 0。</translation></message>
<message><source>The length of an arrow.</source><extracomment>length in formulas</extracomment><translation>向量的长度。</translation></message>
<message><source>How far apart two places are.</source><extracomment>distance in formulas</extracomment><translation>两个位置相距多远。</translation></message>
<message><source>The dot product: a.x * b.x + a.y * b.y.</source><extracomment>dot in formulas</extracomment><translation>点积：a.x * b.x + a.y * b.y。</translation></message>
<message><source>v with length 1; the zero arrow stays zero.</source><extracomment>normalize in formulas</extracomment><translation>长度变为 1 的 v；零向量仍为零。</translation></message>
<message><source>v, shortened where it is longer than the limit.</source><extracomment>truncate in formulas</extracomment><translation>v，超过界限时缩短到界限。</translation></message>
<message><source>v turned by 90 degrees to the left, as seen.</source><extracomment>perpendicular in formulas</extracomment><translation>v 向左转 90 度（按屏幕所见）。</translation></message>
<message><source>The arrow of length 1 at an angle: 0 is right, 90 is up.</source><extracomment>direction in formulas</extracomment><translation>某角度上长度为 1 的向量：0 为向右，90 为向上。</translation></message>
<message><source>The angle of an arrow in degrees, above -180 and up to 180.</source><extracomment>angle in formulas</extracomment><translation>向量的角度，以度计，大于 -180，不大于 180。</translation></message>
<message><source>The arrow, or the place, (x, y).</source><extracomment>at in formulas</extracomment><translation>向量或位置 (x, y)。</translation></message>
<message><source>Both conditions hold.</source><extracomment>and in formulas</extracomment><translation>两个条件都成立。</translation></message>
<message><source>At least one of two conditions holds.</source><extracomment>or in formulas</extracomment><translation>两个条件中至少一个成立。</translation></message>
<message><source>The condition does not hold.</source><extracomment>not in formulas</extracomment><translation>条件不成立。</translation></message>
<message><source>May stand before a name; it changes nothing.</source><extracomment>let in formulas</extracomment><translation>可写在名称之前，不改变任何东西。</translation></message>
<message><source>Did you mean "%1"?</source><extracomment>suggestion</extracomment><translation>你是不是指“%1”？</translation></message>
<message><source>Choose one of: %1.</source><extracomment>suggestion</extracomment><translation>请选择其中之一：%1。</translation></message>
<message><source>The bytes are no saved world, or they were damaged. Load what save() gave.</source><extracomment>saved_world</extracomment><translation>这些字节不是保存的世界，或已损坏。请载入 save() 给出的内容。</translation></message>
<message><source>The saved world has version %1, and this library reads version %2. Load it with the release that saved it.</source><extracomment>saved_world</extracomment><translation>保存的世界是版本 %1，而这个库读取版本 %2。请用当初保存它的版本载入。</translation></message>
<message><source>No External of the project has the name "%1", so nobody sees it. Check the name.</source><extracomment>world</extracomment><translation>项目中没有名为“%1”的“外部对象”，因此谁也看不到它。请检查名称。</translation></message>
<message><source>The end of this recording is incomplete: it was left out.</source><extracomment>world</extracomment><translation>此运行记录的末尾不完整，已略去。</translation></message>
<message><source>This recording is too long to be read whole: what comes after the part that was read was left out.</source><extracomment>world</extracomment><translation>此运行记录太长，无法全部读取：已读部分之后的内容已略去。</translation></message>
<message><source>The game is too slow for the world: %1 ticks were due at once, %2 were made, and the others are left out. Allow more (the option mostTicks), or use fewer agents.</source><extracomment>world</extracomment><translation>游戏跟不上世界：一次需要 %1 刻，只执行了 %2 刻，其余已略去。请允许更多（选项 mostTicks），或减少智能体。</translation></message>
<message numerus="yes"><source>%n events were not read before the next step: they are gone. Read the events after each step, and after the calls that follow it.</source><extracomment>world</extracomment><translation><numerusform>有 %n 个事件在下一步之前未被读取，已丢失。请在每一步之后，以及随后的调用之后读取事件。</numerusform></translation></message>
<message><source>A world that replays a recording cannot go back. Replay it anew.</source><extracomment>world</extracomment><translation>正在回放运行记录的世界不能后退。请从头回放。</translation></message>
<message><source>A world that replays a recording cannot be edited.</source><extracomment>world_editing</extracomment><translation>正在回放运行记录的世界不能编辑。</translation></message>
<message><source>A scene holds at most 100,000 items.</source><extracomment>world_editing</extracomment><translation>一个场景最多容纳 100,000 个元素。</translation></message>
<message><source>The offset is not finite. Give numbers.</source><extracomment>world_editing</extracomment><translation>偏移量不是有限值。请给出数。</translation></message>
<message><source>"%1" is named by "%2", so it stays. Move it instead.</source><extracomment>world_editing</extracomment><translation>“%2”引用了“%1”，因此它不能移除。可改为移动它。</translation></message>
<message><source>There is no scene item "%1".</source><extracomment>world_editing</extracomment><translation>没有场景元素“%1”。</translation></message>
<message><source>The parameter "%1" drives "%2". Set the parameter.</source><extracomment>world_editing</extracomment><translation>参数“%1”驱动“%2”。请设置该参数。</translation></message>
<message><source>A world that replays a recording takes no other inputs.</source><extracomment>world_editing</extracomment><translation>正在回放运行记录的世界不接受其他输入。</translation></message>
<message><source>There is no agent type %1. Ask World::findType for its number.</source><extracomment>world_inputs</extracomment><translation>没有智能体类型 %1。请向 World::findType 查询其编号。</translation></message>
<message><source>The recording ends here. %1</source><extracomment>world_recording</extracomment><translation>运行记录到此结束。%1</translation></message>
<message><source>The recording ends here, at tick %1: the state that was restored is of another run.</source><extracomment>world_recording</extracomment><translation>运行记录到此结束（第 %1 刻）：所恢复的状态属于另一次运行。</translation></message>
<message><source>A world that replays a recording cannot record. Copy the recording.</source><extracomment>world_recording</extracomment><translation>正在回放运行记录的世界不能记录。请复制该运行记录。</translation></message>
<message><source>Start recording before the first tick or input, or open the world with the option records.</source><extracomment>world_recording</extracomment><translation>请在第一刻或第一次输入之前开始记录，或用选项 records 打开世界。</translation></message>
<message><source>it is not a regular file</source><extracomment>append_file</extracomment><translation>它不是普通文件</translation></message>
<message><source>a scene item</source><extracomment>fields</extracomment><translation>场景元素</translation></message>
<message><source>scene item %1</source><extracomment>fields</extracomment><translation>场景元素 %1</translation></message>
<message><source>an annotation</source><extracomment>fields</extracomment><translation>标注</translation></message>
<message><source>annotation %1</source><extracomment>fields</extracomment><translation>标注 %1</translation></message>
<message><source>a node</source><extracomment>fields</extracomment><translation>节点</translation></message>
<message><source>node %1</source><extracomment>fields</extracomment><translation>节点 %1</translation></message>
<message><source>an agent type</source><extracomment>fields</extracomment><translation>智能体类型</translation></message>
<message><source>agent type %1</source><extracomment>fields</extracomment><translation>智能体类型 %1</translation></message>
<message><source>the world</source><extracomment>fields</extracomment><translation>世界</translation></message>
<message><source>the units</source><extracomment>fields</extracomment><translation>单位</translation></message>
<message><source>an agent</source><extracomment>fields</extracomment><translation>智能体</translation></message>
<message><source>agent %1</source><extracomment>fields</extracomment><translation>智能体 %1</translation></message>
<message><source>a placed agent</source><extracomment>fields</extracomment><translation>手动放置的智能体</translation></message>
<message><source>placed agent %1</source><extracomment>fields</extracomment><translation>手动放置的智能体 %1</translation></message>
<message><source>a goal</source><extracomment>fields</extracomment><translation>目的地</translation></message>
<message><source>a link</source><extracomment>fields</extracomment><translation>连线</translation></message>
<message><source>link %1</source><extracomment>fields</extracomment><translation>连线 %1</translation></message>
<message><source>a parameter</source><extracomment>fields</extracomment><translation>参数</translation></message>
<message><source>parameter %1</source><extracomment>fields</extracomment><translation>参数 %1</translation></message>
<message><source>a property</source><extracomment>fields</extracomment><translation>属性</translation></message>
<message><source>property %1</source><extracomment>fields</extracomment><translation>属性 %1</translation></message>
<message><source>an entry of the layout</source><extracomment>fields</extracomment><translation>布局中的一项</translation></message>
<message><source>the notes</source><extracomment>fields</extracomment><translation>说明</translation></message>
<message><source>it is a link to %1, which another user made in a shared folder</source><extracomment>file_writer</extracomment><translation>它是指向 %1 的链接，由另一位用户建在共享文件夹中</translation></message>
<message><source>Save to that file itself, or choose another name.</source><extracomment>file_writer</extracomment><translation>请直接保存到那个文件，或另选名称。</translation></message>
<message><source>its links lead in a circle</source><extracomment>file_writer</extracomment><translation>其链接首尾循环</translation></message>
<message><source>Save to another file.</source><extracomment>file_writer</extracomment><translation>请保存到其他文件。</translation></message>
<message><source>it is a folder</source><extracomment>file_writer</extracomment><translation>它是文件夹</translation></message>
<message><source>Choose a file in it.</source><extracomment>file_writer</extracomment><translation>请选择其中的文件。</translation></message>
<message><source>The file is unchanged. Allow writing to it, or save to another file.</source><extracomment>file_writer</extracomment><translation>文件保持不变。请允许写入，或保存到其他文件。</translation></message>
<message><source>nobody reads from it</source><extracomment>file_writer</extracomment><translation>没有程序在读取它</translation></message>
<message><source>Start the program that reads it first.</source><extracomment>file_writer</extracomment><translation>请先启动读取它的程序。</translation></message>
<message><source>it changes meanwhile</source><extracomment>file_writer</extracomment><translation>它在此期间被更改</translation></message>
<message><source>Save again.</source><extracomment>file_writer</extracomment><translation>请再保存一次。</translation></message>
<message><source>%1 is saved, but may be lost if the power fails now: %2. Save it again.</source><extracomment>file_writer</extracomment><translation>%1 已保存，但若此时断电可能会丢失：%2。请再保存一次。</translation></message>
<message><source>Check the name and the permissions.</source><extracomment>files</extracomment><translation>请检查名称和权限。</translation></message>
<message><source>it is a folder, not a file</source><extracomment>files</extracomment><translation>它是文件夹，不是文件</translation></message>
<message><source>it is a pipe, not a file</source><extracomment>files</extracomment><translation>它是管道，不是文件</translation></message>
<message><source>it is a socket, not a file</source><extracomment>files</extracomment><translation>它是套接字，不是文件</translation></message>
<message><source>it is a device, not a file</source><extracomment>files</extracomment><translation>它是设备，不是文件</translation></message>
<message><source>Copy its content to a file first.</source><extracomment>files</extracomment><translation>请先把其内容复制到文件中。</translation></message>
<message><source>This is version %1 of %2, made before the first release; this one reads versions from %3. Make the file anew.</source><extracomment>formats</extracomment><translation>这是 %2 的版本 %1，早于首个正式版；此版本的 Tiller 从版本 %3 开始读取。请重新生成该文件。</translation></message>
<message><source>This is version %1 of %2, made by a newer Tiller; this one reads up to version %3. Get the newer Tiller.</source><extracomment>formats</extracomment><translation>这是 %2 的版本 %1，由较新的 Tiller 生成；此版本最多读取到版本 %3。请使用较新的 Tiller。</translation></message>
<message><source>The "version" is not a whole number from 1.</source><extracomment>formats</extracomment><translation>“version”不是不小于 1 的整数。</translation></message>
<message><source>"version" is missing.</source><extracomment>formats</extracomment><translation>缺少“version”。</translation></message>
<message><source>Write "version": %1.</source><extracomment>formats</extracomment><translation>请写 "version": %1。</translation></message>
<message><source>%1 or %2</source><extracomment>formats</extracomment><translation>%1 或 %2</translation></message>
<message><source>This file is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>此文件是%1；这里需要%2。请打开其他文件。</translation></message>
<message><source>This file's format is %1; here %2 is needed. Open another file.</source><extracomment>formats</extracomment><translation>此文件的格式是 %1；这里需要 %2。请打开其他文件。</translation></message>
<message><source>This is JSON, but not a Tiller file: it does not have "format": "%1". Open a file that Tiller saved.</source><extracomment>formats</extracomment><translation>这是 JSON，但不是 Tiller 文件：其中没有 "format": "%1"。请打开 Tiller 保存的文件。</translation></message>
<message><source>a project</source><extracomment>formats</extracomment><translation>项目</translation></message>
<message><source>an export</source><extracomment>formats</extracomment><translation>导出文件</translation></message>
<message><source>an input log</source><extracomment>formats</extracomment><translation>输入日志</translation></message>
<message><source>the plan of a sweep</source><extracomment>formats</extracomment><translation>扫描计划</translation></message>
<message><source>the input log</source><extracomment>input_log_io</extracomment><translation>输入日志</translation></message>
<message><source>an event</source><extracomment>input_log_io</extracomment><translation>事件</translation></message>
<message><source>a place on the canvas</source><extracomment>input_log_io</extracomment><translation>画布上的位置</translation></message>
<message><source>an agent of an order</source><extracomment>input_log_io</extracomment><translation>命令中的智能体</translation></message>
<message><source>a step of an edit</source><extracomment>input_log_io</extracomment><translation>编辑的一步</translation></message>
<message><source>the world of an edit</source><extracomment>input_log_io</extracomment><translation>编辑中的世界</translation></message>
<message><source>the properties of an edit</source><extracomment>input_log_io</extracomment><translation>编辑中的属性</translation></message>
<message><source>the notes of an edit</source><extracomment>input_log_io</extracomment><translation>编辑中的说明</translation></message>
<message><source>A heading of (0, 0) has no direction. Write another.</source><extracomment>input_log_io</extracomment><translation>朝向 (0, 0) 没有方向。请另写一个。</translation></message>
<message><source>This newborn has a velocity, but no place. Add "x" and "y", or remove "vx" and "vy": then it starts as its type does.</source><extracomment>input_log_io</extracomment><translation>这个新生者有速度，但没有位置。请添加“x”和“y”，或去掉“vx”和“vy”：这样它就按其类型开始。</translation></message>
<message><source>An agent can have 1,000 goals at most. Remove some.</source><extracomment>input_log_io</extracomment><translation>一个智能体最多有 1,000 个目的地。请移除一些。</translation></message>
<message><source>This event sets a parameter of the world to nothing. Add a "value", or the "agentType" that loses its own.</source><extracomment>input_log_io</extracomment><translation>此事件把世界的参数设为空。请添加“value”，或添加失去自有值的“agentType”。</translation></message>
<message><source>This step has neither "before" nor "after". Remove it.</source><extracomment>input_log_io</extracomment><translation>此步既没有“before”也没有“after”。请将其移除。</translation></message>
<message><source>This step changes the id "%1" to "%2". Make it two steps: one that removes, one that adds.</source><extracomment>input_log_io</extracomment><translation>此步把 ID“%1”改为“%2”。请分成两步：一步移除，一步添加。</translation></message>
<message><source>This event is earlier than the one above it. Put events in the order of their ticks.</source><extracomment>input_log_io</extracomment><translation>此事件早于上面的事件。请按刻的先后排列事件。</translation></message>
<message><source>JSON has no comments. Remove this one. A name or the notes can contain your text.</source><extracomment>json_text</extracomment><translation>JSON 没有注释。请移除这一处。你的文字可以写在名称或说明里。</translation></message>
<message><source>The file goes on after its end. Remove everything from here on.</source><extracomment>json_text</extracomment><translation>文件在末尾之后还有内容。请移除从此处起的全部内容。</translation></message>
<message><source>A colon is missing between the key and its value. Put a : here.</source><extracomment>json_text</extracomment><translation>键与值之间缺少冒号。请在此处写上 :。</translation></message>
<message><source>The comma before ] is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>] 之前的逗号多余。请将其移除。</translation></message>
<message><source>The comma before } is one too many. Remove it.</source><extracomment>json_text</extracomment><translation>} 之前的逗号多余。请将其移除。</translation></message>
<message><source>There are two commas in a row. Remove one.</source><extracomment>json_text</extracomment><translation>这里有两个连续的逗号。请移除一个。</translation></message>
<message><source>A value is missing here. Put one before this.</source><extracomment>json_text</extracomment><translation>此处缺少一个值。请在此之前写上一个。</translation></message>
<message><source>The object that begins on line %2 ends with ]. Close it with }.</source><extracomment>json_text</extracomment><translation>始于第 %2 行的对象以 ] 结束。请用 } 结束。</translation></message>
<message><source>The list that begins on line %2 ends with }. Close it with ].</source><extracomment>json_text</extracomment><translation>始于第 %2 行的列表以 } 结束。请用 ] 结束。</translation></message>
<message><source>A number must not begin with a zero. Remove it.</source><extracomment>json_text</extracomment><translation>数不能以零开头。请移除这个零。</translation></message>
<message><source>"%1" does not belong in a number. Remove it.</source><extracomment>json_text</extracomment><translation>“%1”不属于数。请将其移除。</translation></message>
<message><source>A comma is missing before this. Put a , after the value before.</source><extracomment>json_text</extracomment><translation>此前缺少逗号。请在前一个值之后写上 ,。</translation></message>
<message><source>A key is needed here, in double quotes, as in "name". Put " around it.</source><extracomment>json_text</extracomment><translation>这里需要一个键，用双引号括起，例如 "name"。请用 " 括起。</translation></message>
<message><source>Text needs double quotes, not single quotes. Put " around it.</source><extracomment>json_text</extracomment><translation>文字要用双引号，不能用单引号。请用 " 括起。</translation></message>
<message><source>%1 is not a number that a file can hold. Put a finite number here.</source><extracomment>json_text</extracomment><translation>%1 不是文件能保存的数。请在此处写一个有限的数。</translation></message>
<message><source>Write %1 in small letters: true, false or null.</source><extracomment>json_text</extracomment><translation>请用小写字母写 %1：true、false 或 null。</translation></message>
<message><source>"%1" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.</source><extracomment>json_text</extracomment><translation>“%1”不是 JSON 写法的数。请写成 0.5、-12 或 1e-3 这样。</translation></message>
<message><source>"%1" is not a JSON value. Text stands in double quotes; the other values are numbers, true, false, null, lists and objects.</source><extracomment>json_text</extracomment><translation>“%1”不是 JSON 的值。文字要用双引号括起；其他值有数、true、false、null、列表和对象。</translation></message>
<message><source>%1 is too large a number. Put a finite one, below 1e308.</source><extracomment>json_text</extracomment><translation>数 %1 太大。请写一个小于 1e308 的有限数。</translation></message>
<message><source>The file is empty. Open an earlier copy.</source><extracomment>json_text</extracomment><translation>文件是空的。请打开较早的副本。</translation></message>
<message><source>a value</source><extracomment>json_text</extracomment><translation>一个值</translation></message>
<message><source>the list that begins on line %1</source><extracomment>json_text</extracomment><translation>始于第 %1 行的列表</translation></message>
<message><source>the object that begins on line %1</source><extracomment>json_text</extracomment><translation>始于第 %1 行的对象</translation></message>
<message><source>The file ends here, in the middle of %1: it has been cut. Take a whole copy of it, or close what is open.</source><extracomment>json_text</extracomment><translation>文件在此处结束，而%1尚未完结：它被截断了。请取一份完整的副本，或补全未闭合的部分。</translation></message>
<message><source>This text does not end on its line. Put a " at its end; a new line within text is written \n.</source><extracomment>json_text</extracomment><translation>此文字没有在本行结束。请在其末尾写上 "；文字中的换行写作 \n。</translation></message>
<message><source>A control character is not allowed in text. Remove it, or write it as an escape such as \t.</source><extracomment>json_text</extracomment><translation>文字中不允许有控制字符。请将其移除，或写成 \t 这样的转义。</translation></message>
<message><source>JSON has no such escape. Write a backslash itself as \\.</source><extracomment>json_text</extracomment><translation>JSON 没有这种转义。反斜杠本身写作 \\。</translation></message>
<message><source>This object has the key "%1" twice. Remove one of them.</source><extracomment>json_text</extracomment><translation>此对象中键“%1”出现两次。请移除其中一个。</translation></message>
<message><source>The file has more than %1 values, the most a Tiller file can have. Open a smaller one.</source><extracomment>json_text</extracomment><translation>文件中的值超过 %1 个，这是 Tiller 文件的上限。请打开较小的文件。</translation></message>
<message><source>There are more than %1 %2, the most a project can have. Remove some.</source><extracomment>json_text</extracomment><translation>%2的数量超过 %1，这是项目的上限。请移除一些。</translation></message>
<message><source>Lists and objects are nested more than %1 levels deep, the most a Tiller file can be. Open another one.</source><extracomment>json_text</extracomment><translation>列表和对象的嵌套超过 %1 层，这是 Tiller 文件的上限。请打开其他文件。</translation></message>
<message><source>The file is larger than 64 MB, the most a Tiller file can be. Open a smaller one.</source><extracomment>json_text</extracomment><translation>文件大于 64 MB，这是 Tiller 文件的上限。请打开较小的文件。</translation></message>
<message><source>The file is UTF-16 text. Save it as UTF-8.</source><extracomment>json_text</extracomment><translation>文件是 UTF-16 文本。请存为 UTF-8。</translation></message>
<message><source>This is a recording, not a project. The editor opens it, and `tiller run PROJECT --inputs RECORDING` replays it.</source><extracomment>json_text</extracomment><translation>这是运行记录，不是项目。编辑器可以打开它，`tiller run PROJECT --inputs RECORDING` 可以回放它。</translation></message>
<message><source>This byte is not UTF-8. Save the file as UTF-8 text.</source><extracomment>json_text</extracomment><translation>此字节不是 UTF-8。请把文件存为 UTF-8 文本。</translation></message>
<message><source>This is not a Tiller file, because it is not text. Open another one.</source><extracomment>json_text</extracomment><translation>这不是 Tiller 文件，因为它不是文本。请打开其他文件。</translation></message>
<message><source>null</source><extracomment>json_text</extracomment><translation>null</translation></message>
<message><source>true or false</source><extracomment>json_text</extracomment><translation>true 或 false</translation></message>
<message><source>a number</source><extracomment>json_text</extracomment><translation>数</translation></message>
<message><source>text</source><extracomment>json_text</extracomment><translation>文字</translation></message>
<message><source>a list</source><extracomment>json_text</extracomment><translation>列表</translation></message>
<message><source>an object</source><extracomment>json_text</extracomment><translation>对象</translation></message>
<message><source>"%1" could not be read: this build of Tiller reads no files. Read it in the game, and give Tiller the text.</source><extracomment>no_files</extracomment><translation>无法读取“%1”：此构建的 Tiller 不读取文件。请在游戏中读取，再把文本交给 Tiller。</translation></message>
<message><source>The id "%1" is already used on line %2. Give one of the two another id.</source><extracomment>object_reader</extracomment><translation>ID“%1”已在第 %2 行使用。请给其中一个换个 ID。</translation></message>
<message numerus="yes"><source>And %1 more warnings.</source><extracomment>object_reader</extracomment><translation><numerusform>还有 %1 个警告。</numerusform></translation></message>
<message><source>Reading stopped here: there may be more errors.</source><extracomment>object_reader</extracomment><translation>读取在此停止：可能还有其他错误。</translation></message>
<message numerus="yes"><source>And %1 more errors.</source><extracomment>object_reader</extracomment><translation><numerusform>还有 %1 个错误。</numerusform></translation></message>
<message><source>Here must be %1, an object in { }; this is %2.</source><extracomment>object_reader</extracomment><translation>这里必须是%1，即 { } 中的对象；而这是%2。</translation></message>
<message><source>"%1" is missing in %2. Add it.</source><extracomment>object_reader</extracomment><translation>%2中缺少“%1”。请添加。</translation></message>
<message><source>"%1" of %2 is %3; it must be %4.</source><extracomment>object_reader</extracomment><translation>%2的“%1”是%3；它必须是%4。</translation></message>
<message><source>text in quotation marks</source><extracomment>object_reader</extracomment><translation>引号中的文字</translation></message>
<message><source>a number from %1 to %2</source><extracomment>object_reader</extracomment><translation>%1 到 %2 之间的数</translation></message>
<message><source>a number, true or false, or text in quotation marks</source><extracomment>object_reader</extracomment><translation>数、true 或 false，或引号中的文字</translation></message>
<message><source>a list with %1</source><extracomment>object_reader</extracomment><translation>含有%1的列表</translation></message>
<message><source>a list of texts</source><extracomment>object_reader</extracomment><translation>文字的列表</translation></message>
<message><source>%1 is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.</source><extracomment>object_reader</extracomment><translation>%1 不是有效的 ID。请用 1 到 64 个字符：a-z、0-9 和 -。</translation></message>
<message><source>%1 is not a port. Write NODE.PORT, as in "seek-1.force".</source><extracomment>object_reader</extracomment><translation>%1 不是端口。请写成 节点.端口，例如 "seek-1.force"。</translation></message>
<message><source>%1 is no setting. Write ITEM.SETTING, as in "hunter.maxSpeed", or LINK.weight.</source><extracomment>object_reader</extracomment><translation>%1 不是设置。请写成 项.设置，例如 "hunter.maxSpeed"，或 连线.weight。</translation></message>
<message><source>a list in [ ]</source><extracomment>object_reader</extracomment><translation>[ ] 中的列表</translation></message>
<message><source>%1 is not the type of %2.</source><extracomment>object_reader</extracomment><translation>%1 不是%2的类型。</translation></message>
<message><source>In %1: %2</source><extracomment>object_reader</extracomment><translation>在%1中：%2</translation></message>
<message><source>There are more than 1,000 properties. Remove some.</source><extracomment>object_reader</extracomment><translation>属性超过 1,000 个。请移除一些。</translation></message>
<message><source>A property "%1" is already on line %2. Give one of the two another name.</source><extracomment>object_reader</extracomment><translation>属性“%1”已在第 %2 行出现。请给其中一个换个名称。</translation></message>
<message><source>%1 is not a type of property.</source><extracomment>object_reader</extracomment><translation>%1 不是属性的类型。</translation></message>
<message><source>The layout has a place for "%1", but there is no such node. Remove this entry.</source><extracomment>object_reader</extracomment><translation>布局中有“%1”的位置，但没有这个节点。请移除此项。</translation></message>
<message><source>There is no agent type "%1" in this export. Use the id of one of its agentTypes.</source><extracomment>object_reader</extracomment><translation>此导出文件中没有智能体类型“%1”。请使用 agentTypes 中某一个的 ID。</translation></message>
<message><source>"%1.%2" has another value in the file than the parameter "%3", which drives it. The parameter counts.</source><extracomment>object_reader</extracomment><translation>“%1.%2”在文件中的值与驱动它的参数“%3”不同。以参数为准。</translation></message>
<message><source>%1 is not a key of %2.</source><extracomment>object_reader</extracomment><translation>%1 不是%2的键。</translation></message>
<message><source>a whole number</source><extracomment>object_reader</extracomment><translation>整数</translation></message>
<message><source>"tiller list" shows every type.</source><extracomment>object_reader</extracomment><translation>“tiller list”会列出所有类型。</translation></message>
<message><source>the export</source><extracomment>project_io</extracomment><translation>导出文件</translation></message>
<message><source>the project</source><extracomment>project_io</extracomment><translation>项目</translation></message>
<message><source>Use a complete copy of the recording.</source><extracomment>recording_io</extracomment><translation>请使用此运行记录的完整副本。</translation></message>
<message><source>The inputs of this recording are in a wrong order.</source><extracomment>recording_io</extracomment><translation>此运行记录的输入次序有误。</translation></message>
<message><source>A block of this run is damaged.</source><extracomment>recording_io</extracomment><translation>此次运行有一块已损坏。</translation></message>
<message><source>A block of this run leads from tick %1 to %2, but each leads to the next tick.</source><extracomment>recording_io</extracomment><translation>此次运行有一块从第 %1 刻到第 %2 刻，但每块都应通向下一刻。</translation></message>
<message><source>This recording has version %1. This Tiller reads version %2.</source><extracomment>recording_io</extracomment><translation>此运行记录是版本 %1。此版本的 Tiller 读取版本 %2。</translation></message>
<message><source>Use a newer Tiller.</source><extracomment>recording_io</extracomment><translation>请使用较新的 Tiller。</translation></message>
<message><source>Record the game anew.</source><extracomment>recording_io</extracomment><translation>请重新记录游戏。</translation></message>
<message><source>This recording has no complete first block, so its project is unknown.</source><extracomment>recording_io</extracomment><translation>此运行记录的第一块不完整，因此无法得知其项目。</translation></message>
<message><source>Block %1 of this recording is damaged.</source><extracomment>recording_io</extracomment><translation>此运行记录的第 %1 块已损坏。</translation></message>
<message><source>%1 could not be read: %2. %3</source><extracomment>saving</extracomment><translation>无法读取 %1：%2。%3</translation></message>
<message><source>it is larger than %1 MB, the limit</source><extracomment>saving</extracomment><translation>它超过上限 %1 MB</translation></message>
<message><source>Choose a project, an export, an input log or a recording.</source><extracomment>saving</extracomment><translation>请选择项目、导出文件、输入日志或运行记录。</translation></message>
<message><source>%1 could not be written: %2. Check the name, the permissions and the space on the disk.</source><extracomment>saving</extracomment><translation>无法写入 %1：%2。请检查名称、权限和磁盘空间。</translation></message>
<message><source>%1 could not be saved: %2. %3</source><extracomment>saving</extracomment><translation>无法保存 %1：%2。%3</translation></message>
<message><source>The old file is unchanged. Make room there, allow writing, or save to another folder.</source><extracomment>saving</extracomment><translation>旧文件保持不变。请腾出空间、允许写入，或保存到其他文件夹。</translation></message>
<message><source>Make room there, allow writing, or save to another folder.</source><extracomment>saving</extracomment><translation>请腾出空间、允许写入，或保存到其他文件夹。</translation></message>
<message><source>a run</source><extracomment>sweep_io</extracomment><translation>运行</translation></message>
<message><source>the plan</source><extracomment>sweep_io</extracomment><translation>计划</translation></message>
<message><source>This is no sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>这不是扫描。请重新生成计划。</translation></message>
<message><source>These are not the runs of this sweep. Make the plan anew.</source><extracomment>sweep_io</extracomment><translation>这些不是此扫描的运行。请重新生成计划。</translation></message>
<message><source>could not make the folder %1: %2.</source><extracomment>sweep_io</extracomment><translation>无法创建文件夹 %1：%2。</translation></message>
<message><source>The old file is unchanged. Close the program that has it open, allow writing to it, or save to another file.</source><extracomment>windows_files</extracomment><translation>旧文件保持不变。请关闭占用它的程序、允许写入，或保存到其他文件。</translation></message>
<message><source>On this system a game cannot listen for an editor. Record the run instead.</source><extracomment>c_live</extracomment><translation>在此系统上，游戏无法等待编辑器连接。请改为记录运行。</translation></message>
<message><source>The game has ended.</source><extracomment>client</extracomment><translation>游戏已结束。</translation></message>
<message><source>The game has not read your edits for too long: it may be paused. Attach again when it goes on.</source><extracomment>client</extracomment><translation>游戏太久没有读取你的编辑：它可能已暂停。等它继续后请重新附加。</translation></message>
<message><source>The game sent %1 MB at once; the editor takes %2 MB at most. Record the run of the game instead.</source><extracomment>client</extracomment><translation>游戏一次发送了 %1 MB；编辑器最多接受 %2 MB。请改为记录游戏的运行。</translation></message>
<message><source>The game sent something that this editor does not know.</source><extracomment>client</extracomment><translation>游戏发送了此编辑器不认识的内容。</translation></message>
<message><source>This is not the game that the list shows: its token is wrong.</source><extracomment>client</extracomment><translation>这不是列表中显示的游戏：其令牌不对。</translation></message>
<message><source>The game sent a start that is damaged.</source><extracomment>client</extracomment><translation>游戏发送的初始状态已损坏。</translation></message>
<message><source>The game has stopped listening.</source><extracomment>listener</extracomment><translation>游戏已停止等待连接。</translation></message>
<message><source>This is a game that listens for an editor of Tiller.</source><extracomment>listener</extracomment><translation>这是一个等待 Tiller 编辑器连接的游戏。</translation></message>
<message><source>The game and the editor are of different releases. Use the same release line for both.</source><extracomment>listener</extracomment><translation>游戏和编辑器的版本不同。请两者使用同一版本系列。</translation></message>
<message><source>The token is wrong. Attach with the list of the editor.</source><extracomment>listener</extracomment><translation>令牌不对。请通过编辑器的列表附加。</translation></message>
<message><source>Another editor is attached to this game. Detach it first.</source><extracomment>listener</extracomment><translation>已有另一个编辑器附加到此游戏。请先断开它。</translation></message>
<message><source>The editor sent something that is no edit.</source><extracomment>listener</extracomment><translation>编辑器发送的内容不是编辑。</translation></message>
<message><source>Only edits of the project can be sent.</source><extracomment>listener</extracomment><translation>只能发送对项目的编辑。</translation></message>
<message><source>There is no folder for the game's token: set XDG_RUNTIME_DIR or HOME.</source><extracomment>running_games</extracomment><translation>没有存放游戏令牌的文件夹：请设置 XDG_RUNTIME_DIR 或 HOME。</translation></message>
<message><source>%1 could not be made: %2.</source><extracomment>running_games</extracomment><translation>无法创建 %1：%2。</translation></message>
<message><source>%1 is not a folder that only you can read, so the game's token would not be safe there. Remove it, or run chmod 700 on it.</source><extracomment>running_games</extracomment><translation>文件夹 %1 并非只有你能读取，因此游戏的令牌放在那里不安全。请移除它，或对它运行 chmod 700。</translation></message>
<message><source>The system gives no random numbers: %1.</source><extracomment>running_games</extracomment><translation>系统没有给出随机数：%1。</translation></message>
<message><source>%1 could not be written: %2.</source><extracomment>running_games</extracomment><translation>无法写入 %1：%2。</translation></message>
<message><source>The game on port %1 does not answer. It may be paused: let it go on, and try again.</source><extracomment>socket</extracomment><translation>端口 %1 上的游戏没有响应。它可能已暂停：让它继续，然后重试。</translation></message>
<message><source>Port %1 does not answer: %2.</source><extracomment>socket</extracomment><translation>端口 %1 没有响应：%2。</translation></message>
<message><source>The game cannot listen on port %1: %2. Use another port, or 0 for a free one.</source><extracomment>socket</extracomment><translation>游戏无法监听端口 %1：%2。请使用其他端口，或用 0 表示任一空闲端口。</translation></message>
<message><source>The min speed of %1 is above the max speed of %2. Lower the min speed first.</source><extracomment>agent_type</extracomment><translation>%1 的最小速率高于 %2 的最大速率。请先降低最小速率。</translation></message>
<message><source>a point</source><extracomment>check</extracomment><translation>点</translation></message>
<message><source>a region</source><extracomment>check</extracomment><translation>区域</translation></message>
<message><source>a path</source><extracomment>check</extracomment><translation>路径</translation></message>
<message><source>an obstacle</source><extracomment>check</extracomment><translation>障碍物</translation></message>
<message><source>a field</source><extracomment>check</extracomment><translation>流场</translation></message>
<message><source>a ground</source><extracomment>check</extracomment><translation>地面</translation></message>
<message><source>There are %1 nodes; a project can have at most 10,000. Remove some.</source><extracomment>check</extracomment><translation>有 %1 个节点；一个项目最多有 10,000 个。请移除一些。</translation></message>
<message><source>There are %1 links; a project can have at most 100,000. Remove some.</source><extracomment>check</extracomment><translation>有 %1 条连线；一个项目最多有 100,000 条。请移除一些。</translation></message>
<message><source>"%1" is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>check</extracomment><translation>“%1”不是有效的 ID。请用 1 到 64 个字符：a-z、0-9 和 -，但不能是“world”。</translation></message>
<message><source>The id "%1" is used twice. Give one of the two another id.</source><extracomment>check</extracomment><translation>ID“%1”用了两次。请给其中一个换个 ID。</translation></message>
<message><source>"%1" is not a type of this version of Tiller. Correct it, or get a newer Tiller.</source><extracomment>check</extracomment><translation>“%1”不是此版本 Tiller 的类型。请更正，或使用较新的 Tiller。</translation></message>
<message><source>%1 does not have the right number of settings.</source><extracomment>check</extracomment><translation>%1 的设置数目不对。</translation></message>
<message><source>The place of "%1" on the canvas is not a finite number. Move the card.</source><extracomment>check</extracomment><translation>“%1”在画布上的位置不是有限的数。请移动这张卡片。</translation></message>
<message><source>The project</source><extracomment>check</extracomment><translation>项目</translation></message>
<message><source>Scene item "%1"</source><extracomment>check</extracomment><translation>场景元素“%1”</translation></message>
<message><source>%1 has properties, but of the nodes only agent types and modes may have some. Remove them.</source><extracomment>check</extracomment><translation>%1 有属性，但节点中只有智能体类型和模式可以有属性。请移除这些属性。</translation></message>
<message><source>A placed agent of %1</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体</translation></message>
<message><source>%1 refers to "%2", which is not in the scene. Add it, or choose another one.</source><extracomment>check</extracomment><translation>%1 引用了“%2”，但场景中没有它。请添加它，或另选一个。</translation></message>
<message><source>%1 needs %2; "%3" is %4. Choose another.</source><extracomment>check</extracomment><translation>%1 需要%2；“%3”是%4。请另选一个。</translation></message>
<message><source>%1 has placed agents, but only an agent type can have them. Remove them.</source><extracomment>check</extracomment><translation>%1 有手动放置的智能体，但只有智能体类型可以有。请移除它们。</translation></message>
<message><source>There are %1 agents from the start, but world.mostAgents is %2. Raise it, or lower a count.</source><extracomment>check</extracomment><translation>一开始就有 %1 个智能体，而 world.mostAgents 是 %2。请提高它，或降低某个数量。</translation></message>
<message><source>There are %1 agents in all; a project can have at most 1,000,000. Lower a count.</source><extracomment>check</extracomment><translation>一共有 %1 个智能体；一个项目最多有 1,000,000 个。请降低某个数量。</translation></message>
<message><source>%1 has more than 1,000,000 placed agents. Remove some.</source><extracomment>check</extracomment><translation>%1 手动放置的智能体超过 1,000,000 个。请移除一些。</translation></message>
<message><source>A placed agent of %1 has %2; coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体有 %2；坐标和速率必须在 -1,000,000 到 1,000,000 之间。</translation></message>
<message><source>A placed agent of %1 has more than 1,000 goals. Remove some.</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体有超过 1,000 个目的地。请移除一些。</translation></message>
<message><source>A goal of a placed agent of %1 lies too far out; coordinates must be -1,000,000 to 1,000,000.</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体的目的地太远；坐标必须在 -1,000,000 到 1,000,000 之间。</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", %3. Use a point, a region or a place.</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体的目的地是“%2”，即%3。请使用点、区域或某个位置。</translation></message>
<message><source>A goal of a placed agent of %1 is "%2", which is not in the scene. Add it, or choose another goal.</source><extracomment>check</extracomment><translation>%1 的某个手动放置的智能体的目的地是“%2”，但场景中没有它。请添加它，或另选目的地。</translation></message>
<message><source>The weight of link "%1" is %2; it must be 0 to 100.</source><extracomment>check</extracomment><translation>连线“%1”的权重是 %2；它必须在 0 到 100 之间。</translation></message>
<message><source>Link "%1": %2</source><extracomment>check</extracomment><translation>连线“%1”：%2</translation></message>
<message><source>Link "%1" has the same ends as another link. Remove one of them.</source><extracomment>check</extracomment><translation>连线“%1”与另一条连线两端相同。请移除其中一条。</translation></message>
<message><source>Agent type "%1" has more than 64 modes. Remove some.</source><extracomment>check</extracomment><translation>智能体类型“%1”的模式超过 64 个。请移除一些。</translation></message>
<message><source>Input "%1.%2" takes one link, but "%3" and "%4" lead to it. Remove one of them.</source><extracomment>check</extracomment><translation>输入“%1.%2”只接一条连线，但“%3”和“%4”都通向它。请移除其中一条。</translation></message>
<message><source>Link "%1" leads to "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>连线“%1”通向“%2”，但没有这个节点。请移除连线，或添加节点。</translation></message>
<message><source>Link "%1" leads from "%2", but there is no such node. Remove the link, or add the node.</source><extracomment>check</extracomment><translation>连线“%1”来自“%2”，但没有这个节点。请移除连线，或添加节点。</translation></message>
<message><source>Link "%1": the setting "%2" of %3 decides how programs and agents are made, so no number drives it. Remove the link.</source><extracomment>check</extracomment><translation>连线“%1”：%3 的设置“%2”决定程序和智能体如何创建，因此不能由数值驱动。请移除连线。</translation></message>
<message><source>Link "%1": %2 has no input "%3".</source><extracomment>check</extracomment><translation>连线“%1”：%2 没有输入“%3”。</translation></message>
<message><source>Link "%1": %2 has no output "%3".</source><extracomment>check</extracomment><translation>连线“%1”：%2 没有输出“%3”。</translation></message>
<message><source>It has none.</source><extracomment>check</extracomment><translation>它一个也没有。</translation></message>
<message><source>It has: %1.</source><extracomment>check</extracomment><translation>它有：%1。</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no node, wire or scene item with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>说明中的链接“%1”指向“%2”，但没有此 ID 的节点、连线或场景元素。请在说明中更正。</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no experiment with this id. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>说明中的链接“%1”指向“%2”，但没有此 ID 的实验。请在说明中更正。</translation></message>
<message><source>The link "%1" in the notes leads to "%2", but there is no agent with this name. Correct it in the notes.</source><extracomment>check_lesson</extracomment><translation>说明中的链接“%1”指向“%2”，但没有此名称的智能体。请在说明中更正。</translation></message>
<message><source>The experiment "%1" cannot start: %2</source><extracomment>check_lesson</extracomment><translation>实验“%1”无法启动：%2</translation></message>
<message><source>The parameter "%1" drives "%2.%3", which is no number, switch, choice or weight of this project. Choose another setting, or leave it out.</source><extracomment>check_lesson</extracomment><translation>参数“%1”驱动“%2.%3”，它不是此项目的数值、开关、选项或权重。请选择其他设置，或将其去掉。</translation></message>
<message><source>The plot "%1" goes over "%2", which is not another plot. Choose another one, or time.</source><extracomment>check_lesson</extracomment><translation>曲线图“%1”以“%2”为横轴，但它不是另一个曲线图。请另选一个，或选择时间。</translation></message>
<message><source>A plot counts contacts of "%1", which is not an agent type. Choose another type, or delete the plot.</source><extracomment>check_lesson</extracomment><translation>某个曲线图统计与“%1”的接触，但它不是智能体类型。请另选类型，或删除曲线图。</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this name. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”的链接“%2”指向“%3”，但没有此名称的内容。请在其文字中更正。</translation></message>
<message><source>The step "%1" has a link "%2" that leads to "%3", but there is nothing with this id. Correct it in its text.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”的链接“%2”指向“%3”，但没有此 ID 的内容。请在其文字中更正。</translation></message>
<message><source>The step "%1" cannot change a setting: %2</source><extracomment>check_lesson</extracomment><translation>步骤“%1”无法更改设置：%2</translation></message>
<message><source>The step "%1" shows "%2", which is no overlay.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”显示“%2”，但它不是叠加层。</translation></message>
<message><source>The step "%1" hides "%2", which is no part of the window.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”隐藏“%2”，但它不是窗口的部分。</translation></message>
<message><source>The step "%1" lets pupils change "%2", which is no card. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”允许学生更改“%2”，但它不是卡片。请另选一个，或将其去掉。</translation></message>
<message><source>The step "%1" has the camera "%2". Write X, Y, WIDTH, with a width above 0.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”的镜头是“%2”。请写成 X, Y, 宽度，且宽度大于 0。</translation></message>
<message><source>The step "%1" has a spotlight on "%2", which is no agent, agent type or scene item. Choose another one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”的聚光灯照在“%2”上，但它不是智能体、智能体类型或场景元素。请另选一个，或将其去掉。</translation></message>
<message><source>The step "%1" runs beside "%2", which is not an experiment. Choose one, or leave it out.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”与“%2”并排运行，但它不是实验。请选择一个，或将其去掉。</translation></message>
<message><source>The step "%1" asks for a guess without a question. Write one.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”要求猜测，却没有问题。请写一个。</translation></message>
<message><source>The step "%1" asks for a choice, but has fewer than two answers. Add answers.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”是选择题，但答案少于两个。请添加答案。</translation></message>
<message><source>The step "%1" asks for a choice, but no answer is right. Check the right one; in the file it begins with "* ".</source><extracomment>check_lesson</extracomment><translation>步骤“%1”是选择题，但没有正确答案。请勾选正确的那个；在文件中它以“* ”开头。</translation></message>
<message><source>The step "%1" asks for a curve of "%2", which is not a plot. Add a plot, and choose it.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”要求画“%2”的曲线，但它不是曲线图。请添加一个曲线图并选择它。</translation></message>
<message><source>The step "%1" asks for a curve that is longer than what its plot shows. Let the plot show as many seconds.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”要求画的曲线比其曲线图显示的更长。请让曲线图显示同样多的秒数。</translation></message>
<message><source>The step "%1" asks for a curve without an end. Let it pause after some seconds.</source><extracomment>check_lesson</extracomment><translation>步骤“%1”要求画曲线，却没有终点。请让它在若干秒后暂停。</translation></message>
<message><source>The step "%1" asks for a curve whose axis has no length. Let "Axis to" be larger than "Axis from".</source><extracomment>check_lesson</extracomment><translation>步骤“%1”要求画曲线，但坐标轴没有长度。请让“轴上限”大于“轴下限”。</translation></message>
<message><source>Forces or conditions form a ring through %1 and others. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>力或条件通过 %1 和其他节点形成了环。请移除环上的一条连线。</translation></message>
<message><source>Forces or conditions form a ring through %1. Remove a link of the ring.</source><extracomment>check_links</extracomment><translation>力或条件通过 %1 形成了环。请移除环上的一条连线。</translation></message>
<message><source>%1 leads to %2, but it must come last. Wire it to the Steering of an agent type, and %2 to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 通向 %2，但它必须放在最后。请把它连到智能体类型的“转向”，并把 %2 连到它的输入“力”。</translation></message>
<message><source>%1 must steer %2 alone, but %3 wires lead there. Wire the other forces to its input Forces.</source><extracomment>check_links</extracomment><translation>%1 必须单独控制 %2，但有 %3 条连线通向那里。请把其他力连到它的输入“力”。</translation></message>
<message><source>The weight of %1 at %2 is %3; it must be 1, so that the agent gets the velocity that was chosen. Set it to 1.</source><extracomment>check_links</extracomment><translation>%1 在 %2 处的权重是 %3；它必须是 1，智能体才能得到所选的速度。请设为 1。</translation></message>
<message><source>%1 is steered by %2 and by its mode %3, but reciprocal avoidance must steer alone. Wire it to each mode, and nothing to the Steering.</source><extracomment>check_links</extracomment><translation>%1 由 %2 及其模式 %3 控制，但互惠避让必须单独控制。请把它连到每个模式，而“转向”不连任何东西。</translation></message>
<message numerus="yes"><source>%1 %2, %3, %4 and %n more</source><extracomment>check_places</extracomment><translation><numerusform>%1 %2、%3、%4 以及另外 %n 个</numerusform></translation></message>
<message><source>%1 %2, %3 and %4</source><extracomment>check_places</extracomment><translation>%1 %2、%3 和 %4</translation></message>
<message><source>%1 %2 and %3</source><extracomment>check_places</extracomment><translation>%1 %2 和 %3</translation></message>
<message><source>So many obstacles lie on each other that not all starts were compared with them. Delete those that lie within others.</source><extracomment>check_places</extracomment><translation>重叠的障碍物太多，因此没有把所有初始位置都与它们比较。请删除位于其他障碍物之内的那些。</translation></message>
<message><source>%1 has no room to start in: the bodies of %2 agents would cover %3% of it, and more than half cannot be filled. Some start within each other and are pushed apart. Lower the count or the radius, or use a larger region.</source><extracomment>check_places</extracomment><translation>%1 没有足够的初始空间：%2 个智能体的身体会占去它的 %3%，而填满的部分不可能超过一半。有些会一开始就相互重叠，然后被推开。请降低数量或半径，或使用更大的区域。</translation></message>
<message numerus="yes"><source>%1 start within obstacles, which push them out. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 的初始位置在障碍物内，会被推出来。请移动这些智能体。</numerusform></translation></message>
<message><source>An agent of %1 and one of %2 are placed within each other, and are pushed apart. Move one.</source><extracomment>check_places</extracomment><translation>%1 的一个智能体与 %2 的一个智能体放在一起相互重叠，会被推开。请移动其中一个。</translation></message>
<message><source>Agents of %1 go through the obstacles of the map: nothing avoids them. Add Obstacle avoidance, or set Solid to obstacles.</source><extracomment>check_places</extracomment><translation>%1 的智能体会穿过地图的障碍物：没有东西让它们避开。请添加“避障”，或把“阻挡物”设为障碍物。</translation></message>
<message><source>%1 "%2" lies outside the world. Move it inside, or make the world larger.</source><extracomment>check_places</extracomment><translation>%1“%2”在世界之外。请把它移到里面，或扩大世界。</translation></message>
<message numerus="yes"><source>%1 start outside the world. Move the agents inside.</source><extracomment>check_places</extracomment><translation><numerusform>%1 的初始位置在世界之外。请把智能体移到里面。</numerusform></translation></message>
<message numerus="yes"><source>%1 start within obstacles. Move the agents.</source><extracomment>check_places</extracomment><translation><numerusform>%1 的初始位置在障碍物内。请移动这些智能体。</numerusform></translation></message>
<message><source>Two agents of %1 start at the same place, and nothing parts them. Move one, add Separation, or make them solid.</source><extracomment>check_places</extracomment><translation>%1 的两个智能体初始位置相同，没有东西把它们分开。请移动一个，添加“分离”，或让它们互相阻挡。</translation></message>
<message><source>About %1% of the agents of %2 start within obstacles. Let them start in a free region, or set Solid to obstacles, which pushes them out.</source><extracomment>check_places</extracomment><translation>%2 的智能体约有 %1% 的初始位置在障碍物内。请让它们在空的区域开始，或把“阻挡物”设为障碍物，这样会把它们推出来。</translation></message>
<message><source>%1 has no wire at its input %2, so nothing steers it. %3</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此没有东西控制它。%3</translation></message>
<message><source>%1 has no wire at its input %2, so its agents want to go on as they go. %3</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此其智能体只想照原样继续前进。%3</translation></message>
<message><source>%1 has no wire at its input %2, so it never acts. %3</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此它从不执行。%3</translation></message>
<message><source>%1 has no wire at its input %2, so there is no number. %3</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此没有数值。%3</translation></message>
<message><source>%1 has no wire at its input %2, so it is inactive. %3</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此它未激活。%3</translation></message>
<message><source>%1 has no ground, so it never acts. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 没有地面，因此它从不执行。请选择一个，或在世界中绘制一个。</translation></message>
<message><source>%1 has no ground, so there is no number. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 没有地面，因此没有数值。请选择一个，或在世界中绘制一个。</translation></message>
<message><source>%1 has no ground, so it is inactive. Choose one, or draw one in the world.</source><extracomment>check_warnings</extracomment><translation>%1 没有地面，因此它未激活。请选择一个，或在世界中绘制一个。</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so there is no number. %4</source><extracomment>check_warnings</extracomment><translation>%1 使用 %2，但其输入 %3 没有连线，因此没有数值。%4</translation></message>
<message><source>%1 uses %2, but has no wire at its input %3, so it is inactive. %4</source><extracomment>check_warnings</extracomment><translation>%1 使用 %2，但其输入 %3 没有连线，因此它未激活。%4</translation></message>
<message><source>Ground "%1": %2</source><extracomment>check_warnings</extracomment><translation>地面“%1”：%2</translation></message>
<message><source>Ground "%1" would have more than 1,048,576 cells, so its cells are %2 long. Make them at least so long, or the ground smaller.</source><extracomment>check_warnings</extracomment><translation>地面“%1”的单元格会超过 1,048,576 个，因此单元格边长取 %2。请把边长至少设为这么大，或把地面缩小。</translation></message>
<message><source>%1 and %2</source><extracomment>check_warnings</extracomment><translation>%1 和 %2</translation></message>
<message><source>%1 has no wire at its inputs %2, so it is inactive. Wire one of them.</source><extracomment>check_warnings</extracomment><translation>%1 的输入 %2 没有连线，因此它未激活。请连接其中一个。</translation></message>
<message numerus="yes"><source>%1 "%2" has %n points; it needs at least %3. Add points, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1“%2”有 %n 个点；至少需要 %3 个。请添加点，或删除它。</numerusform></translation></message>
<message numerus="yes"><source>%1 "%2" has points at %n places only, so its area is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation><numerusform>%1“%2”的点只有 %n 个不同的位置，因此面积为 0。请移动一个点，或删除它。</numerusform></translation></message>
<message><source>%1 "%2" has points at 1 place only, so its length is 0. Move a point, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1“%2”的点只有 1 个位置，因此长度为 0。请移动一个点，或删除它。</translation></message>
<message><source>%1 takes one target, but %2 gives several, so it is inactive. Choose one target in %2, such as the nearest.</source><extracomment>check_warnings</extracomment><translation>%1 只接受一个目标，但 %2 给出多个，因此它未激活。请在 %2 中选择一个目标，例如最近的。</translation></message>
<message><source>%1 does not reach any agent type, so it has no effect. Wire it, or delete it.</source><extracomment>check_warnings</extracomment><translation>%1 没有通到任何智能体类型，因此不起作用。请连接它，或删除它。</translation></message>
<message><source>%1 is too weak for %2: to reach any velocity within a tick it needs a maximum force of %3, but it has %4. Raise its maximum force, or lower its maximum speed.</source><extracomment>check_warnings</extracomment><translation>%1 对 %2 来说太弱：要在一刻内达到任意速度，需要最大力 %3，而它只有 %4。请提高其最大力，或降低其最大速率。</translation></message>
<message><source>%1 may swing: the weights before %2 add up to %3; they must stay below 2. Lower them.</source><extracomment>check_warnings</extracomment><translation>%1 可能会来回摆动：%2 之前的权重之和是 %3；它必须小于 2。请降低这些权重。</translation></message>
<message><source>%1 may swing: its weights are too large for its mass and response time (%2; it must be below 2). Lower the weights, or raise the mass or the response time.</source><extracomment>check_warnings</extracomment><translation>%1 可能会来回摆动：相对于其质量和响应时间，权重太大（%2；必须小于 2）。请降低权重，或提高质量或响应时间。</translation></message>
<message><source>%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius and its stop radius to 0: then its agents stop inside.</source><extracomment>check_warnings</extracomment><translation>%1 在 %2 的边缘刹车，因此 %3 可能一直为假。请把其减速半径和停止半径设为 0：这样智能体就会停在里面。</translation></message>
<message><source>%1 cannot stop for %2: it circles around its place at its min speed of %3. Set the min speed to 0.</source><extracomment>check_warnings</extracomment><translation>%1 不能为 %2 停下：它以最小速率 %3 绕着自己的位置转圈。请把最小速率设为 0。</translation></message>
<message><source>%1 cannot stop in time: %2 slows it down inside %3, but from full speed it needs %4. Raise the slowing radius or the maximum force.</source><extracomment>check_warnings</extracomment><translation>%1 来不及停下：%2 在 %3 之内让它减速，但从全速停下需要 %4。请提高减速半径或最大力。</translation></message>
<message><source>The goal at %1, %2 of %3 is inside an obstacle, so agents go to a place near it. Move it out of the obstacle.</source><extracomment>check_warnings</extracomment><translation>%3 的目的地 %1, %2 在障碍物内，因此智能体会去其附近的位置。请把它移出障碍物。</translation></message>
<message><source>%1 and %2 both push %3 with their full weight. Each asks for a whole velocity, so it is slow where both act. Wire them to a Priority or a Context instead.</source><extracomment>check_warnings</extracomment><translation>%1 和 %2 都以全部权重推动 %3。两者各要求一个完整的速度，因此在两者都起作用的地方它会很慢。请改为把它们连到“优先”或“情境”。</translation></message>
<message><source>The change does not fit the project: it changes an item that does not exist, or adds one that does.</source><extracomment>checked_project</extracomment><translation>此更改与项目不符：它更改的项不存在，或添加的项已存在。</translation></message>
<message><source>a force</source><extracomment>connect</extracomment><translation>力</translation></message>
<message><source>a condition</source><extracomment>connect</extracomment><translation>条件</translation></message>
<message><source>a group of agents</source><extracomment>connect</extracomment><translation>一组智能体</translation></message>
<message><source>a group of obstacles</source><extracomment>connect</extracomment><translation>一组障碍物</translation></message>
<message><source>a heading</source><extracomment>connect</extracomment><translation>朝向</translation></message>
<message><source>a mode</source><extracomment>connect</extracomment><translation>模式</translation></message>
<message><source>a transition</source><extracomment>connect</extracomment><translation>转换</translation></message>
<message><source>an action</source><extracomment>connect</extracomment><translation>动作</translation></message>
<message><source>a source of births</source><extracomment>connect</extracomment><translation>出生源</translation></message>
<message><source>a meter</source><extracomment>connect</extracomment><translation>计量条</translation></message>
<message><source>a variable</source><extracomment>connect</extracomment><translation>变量</translation></message>
<message><source>Wire a behavior, a Sum or a Priority to it.</source><extracomment>connect</extracomment><translation>请连接一个行为、“求和”或“优先”。</translation></message>
<message><source>Wire a condition to it, such as Within range, Meter or Timer.</source><extracomment>connect</extracomment><translation>请连接一个条件，例如“在范围内”“计量条”或“定时器”。</translation></message>
<message><source>Wire a Point, Region, Cursor, Home, Own goal, Nearest or an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>请连接“点”“区域”“光标”“出生地”“自有目的地”“最近者”，或智能体类型的“智能体”。</translation></message>
<message><source>Wire a Nearest, or an agent type's Agents, to it.</source><extracomment>connect</extracomment><translation>请连接“最近者”，或智能体类型的“智能体”。</translation></message>
<message><source>Wire an agent type's Agents to it.</source><extracomment>connect</extracomment><translation>请连接智能体类型的“智能体”。</translation></message>
<message><source>Wire a Path to it.</source><extracomment>connect</extracomment><translation>请连接“路径”。</translation></message>
<message><source>Wire a Region to it.</source><extracomment>connect</extracomment><translation>请连接“区域”。</translation></message>
<message><source>Wire Obstacles to it.</source><extracomment>connect</extracomment><translation>请连接“障碍物”。</translation></message>
<message><source>Wire a Field or a Way to it.</source><extracomment>connect</extracomment><translation>请连接“流场”或“路线”。</translation></message>
<message><source>Wire a Face or a Look where you go to it.</source><extracomment>connect</extracomment><translation>请连接“面向目标”或“看向前方”。</translation></message>
<message><source>Wire a Mode to it.</source><extracomment>connect</extracomment><translation>请连接“模式”。</translation></message>
<message><source>Wire a Transition to it.</source><extracomment>connect</extracomment><translation>请连接“转换”。</translation></message>
<message><source>Wire an action to it, such as Remove, Spawn, Add or End.</source><extracomment>connect</extracomment><translation>请连接一个动作，例如“移除”“生成”“添加”或“结束”。</translation></message>
<message><source>Wire a Source to it.</source><extracomment>connect</extracomment><translation>请连接“出生源”。</translation></message>
<message><source>Wire a Meter to it.</source><extracomment>connect</extracomment><translation>请连接“计量条”。</translation></message>
<message><source>Wire a number to it, such as Distance, Clock or a Formula.</source><extracomment>connect</extracomment><translation>请连接一个数值，例如“距离”“时钟”或“公式”。</translation></message>
<message><source>Wire a Variable to it.</source><extracomment>connect</extracomment><translation>请连接“变量”。</translation></message>
<message><source>Wire an action, a Mode or a Source to it.</source><extracomment>connect</extracomment><translation>请连接一个动作、“模式”或“出生源”。</translation></message>
<message><source>%1 gives a number of an agent, and a Source has none. Use a Variable of the world, a Clock, a Draw, or a Formula of these.</source><extracomment>connect</extracomment><translation>%1 给出智能体的数值，而“出生源”没有智能体。请使用世界的“变量”、“时钟”、“抽取”，或由它们构成的“公式”。</translation></message>
<message><source>%1 chooses each of several agents, so no number drives its settings. Choose one agent.</source><extracomment>connect</extracomment><translation>%1 选择多个智能体中的每一个，因此其设置不能由数值驱动。请选择一个智能体。</translation></message>
<message><source>There is no port "%1.%2".</source><extracomment>connect</extracomment><translation>没有端口“%1.%2”。</translation></message>
<message><source>A wire goes from an output, at the right of a card, to an input, at the left of another.</source><extracomment>connect</extracomment><translation>连线从一张卡片右侧的输出，通向另一张卡片左侧的输入。</translation></message>
<message><source>The output %1 of %2 is %3; the input %4 of %5 takes %6. %7</source><extracomment>connect</extracomment><translation>%2 的输出 %1 是%3；%5 的输入 %4 接收%6。%7</translation></message>
<message><source>These ports are already wired.</source><extracomment>connect</extracomment><translation>这两个端口已经连接。</translation></message>
<message><source>This wire would close a ring: %1 already feeds %2. Forces and conditions must flow one way.</source><extracomment>connect</extracomment><translation>此连线会闭合成环：%1 已经通向 %2。力和条件只能单向流动。</translation></message>
<message><source>"%1" is not a type of this version of Tiller.</source><extracomment>connect</extracomment><translation>“%1”不是此版本 Tiller 的类型。</translation></message>
<message><source>%1 has no output.</source><extracomment>connect</extracomment><translation>%1 没有输出。</translation></message>
<message><source>%1 has no input.</source><extracomment>connect</extracomment><translation>%1 没有输入。</translation></message>
<message><source>There is nothing with the id "%1".</source><extracomment>edit_steps</extracomment><translation>没有 ID 为“%1”的内容。</translation></message>
<message><source>A project holds at most 10,000 nodes.</source><extracomment>edit_steps</extracomment><translation>一个项目最多容纳 10,000 个节点。</translation></message>
<message><source>A project holds at most 10,000 annotations.</source><extracomment>edit_steps</extracomment><translation>一个项目最多容纳 10,000 个标注。</translation></message>
<message><source>A project holds at most 100,000 links.</source><extracomment>edit_steps</extracomment><translation>一个项目最多容纳 100,000 条连线。</translation></message>
<message><source>%1 has no setting "%2".</source><extracomment>edits</extracomment><translation>%1 没有设置“%2”。</translation></message>
<message><source>A weight must be 0 to 100.</source><extracomment>edits</extracomment><translation>权重必须在 0 到 100 之间。</translation></message>
<message><source>Only the project, agent types, modes, scene items and placed agents have properties.</source><extracomment>edits</extracomment><translation>只有项目、智能体类型、模式、场景元素和手动放置的智能体才有属性。</translation></message>
<message><source>Only a node of a group can show a setting on the group's card.</source><extracomment>edits_of_groups</extracomment><translation>只有组内的节点才能在组卡片上显示设置。</translation></message>
<message><source>There is no setting "%1".</source><extracomment>edits_of_groups</extracomment><translation>没有设置“%1”。</translation></message>
<message><source>Show the setting on the card of the group "%1" first.</source><extracomment>edits_of_groups</extracomment><translation>请先在组“%1”的卡片上显示该设置。</translation></message>
<message><source>This group is the only one of its kind.</source><extracomment>edits_of_groups</extracomment><translation>这个组没有其他同类组。</translation></message>
<message><source>No card of a group has this port.</source><extracomment>edits_of_groups</extracomment><translation>没有组卡片有此端口。</translation></message>
<message><source>Select the cards to group.</source><extracomment>edits_of_groups</extracomment><translation>请选中要编组的卡片。</translation></message>
<message><source>A group holds cards that stand together: all in the same group, or all in none.</source><extracomment>edits_of_groups</extracomment><translation>一个组容纳处在一起的卡片：全部在同一个组中，或全部不在组中。</translation></message>
<message><source>There is no parameter "%1".</source><extracomment>edits_of_parameters</extracomment><translation>没有参数“%1”。</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces. "%1.%2" is none of these.</source><extracomment>edits_of_parameters</extracomment><translation>参数可驱动数值、开关、选项和力的权重。“%1.%2”都不是。</translation></message>
<message><source>A parameter drives this setting already.</source><extracomment>edits_of_parameters</extracomment><translation>已有参数驱动此设置。</translation></message>
<message><source>A project can have at most 10,000 parameters. Remove some.</source><extracomment>edits_of_parameters</extracomment><translation>一个项目最多有 10,000 个参数。请移除一些。</translation></message>
<message><source>A parameter drives numbers, switches, choices and the weights of forces.</source><extracomment>edits_of_parameters</extracomment><translation>参数可驱动数值、开关、选项和力的权重。</translation></message>
<message><source>There is no node type "%1".</source><extracomment>edits_of_parts</extracomment><translation>没有节点类型“%1”。</translation></message>
<message><source>There is no geometry of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>没有类型为“%1”的几何元素。</translation></message>
<message><source>There is no annotation of the type "%1".</source><extracomment>edits_of_parts</extracomment><translation>没有类型为“%1”的标注。</translation></message>
<message><source>Groups stand in groups at most 16 levels deep. Ungroup some.</source><extracomment>groups</extracomment><translation>组最多嵌套 16 层。请取消一些编组。</translation></message>
<message><source>The group "%1" would hold itself, directly or within other groups. Take it out, or make it single.</source><extracomment>groups</extracomment><translation>组“%1”会包含它自己，直接包含或经由其他组。请把它取出，或设为独立。</translation></message>
<message><source>This file is not a part: a part is one group. Save a group with "Save as part".</source><extracomment>library_part</extracomment><translation>此文件不是部件：一个部件就是一个组。请用“另存为部件”保存一个组。</translation></message>
<message><source>This file is not a part: %1 is in no group. Group it with the others.</source><extracomment>library_part</extracomment><translation>此文件不是部件：%1 不在任何组中。请将它与其他的编为一组。</translation></message>
<message><source>The part file has no card in common with this part. Add it as a new group instead.</source><extracomment>library_part</extracomment><translation>部件文件与此部件没有相同的卡片。请改为把它添加为新组。</translation></message>
<message><source>other</source><extracomment>library_part</extracomment><translation>其他</translation></message>
<message><source>The name: "%1" here, "%2" in the file.</source><extracomment>library_part</extracomment><translation>名称：此处为“%1”，文件中为“%2”。</translation></message>
<message><source>%1 is only here.</source><extracomment>library_part</extracomment><translation>%1 只在此处有。</translation></message>
<message><source>%1 is only in the file.</source><extracomment>library_part</extracomment><translation>%1 只在文件中有。</translation></message>
<message><source>The ports have other names or another order.</source><extracomment>library_part</extracomment><translation>端口的名称或次序不同。</translation></message>
<message><source>The card shows other settings, or with other names.</source><extracomment>library_part</extracomment><translation>卡片显示的设置或其名称不同。</translation></message>
<message><source>%1 is of another type in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中是另一种类型。</translation></message>
<message><source>%1 is called %2 in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中叫 %2。</translation></message>
<message><source>%1: %2 is %3 here, %4 in the file.</source><extracomment>library_part</extracomment><translation>%1：%2 此处为 %3，文件中为 %4。</translation></message>
<message><source>%1 is muted or solo only in one of them.</source><extracomment>library_part</extracomment><translation>%1 只在其中一边被屏蔽或单独启用。</translation></message>
<message><source>%1 has other properties in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中的属性不同。</translation></message>
<message><source>%1 stands at another place in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中的位置不同。</translation></message>
<message><source>The wire from %1 to %2</source><extracomment>library_part</extracomment><translation>从 %1 到 %2 的连线</translation></message>
<message><source>%1 has the weight %2 here, %3 in the file.</source><extracomment>library_part</extracomment><translation>%1 的权重此处为 %2，文件中为 %3。</translation></message>
<message><source>%1 has another place in the order.</source><extracomment>library_part</extracomment><translation>%1 的次序不同。</translation></message>
<message><source>The group "%1"</source><extracomment>library_part</extracomment><translation>组“%1”</translation></message>
<message><source>A group</source><extracomment>library_part</extracomment><translation>一个组</translation></message>
<message><source>%1 has another name in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中的名称不同。</translation></message>
<message><source>%1 has another card or another place in the file.</source><extracomment>library_part</extracomment><translation>%1 在文件中的卡片或位置不同。</translation></message>
<message><source>Bird</source><extracomment>macros</extracomment><translation>鸟</translation></message>
<message><source>Flock together</source><extracomment>macros</extracomment><translation>成群飞行</translation></message>
<message><source>Hunter</source><extracomment>macros</extracomment><translation>猎手</translation></message>
<message><source>Nearest prey</source><extracomment>macros</extracomment><translation>最近的猎物</translation></message>
<message><source>Hunt, else roam</source><extracomment>macros</extracomment><translation>追猎，否则游荡</translation></message>
<message><source>Follow, else roam</source><extracomment>macros</extracomment><translation>跟随，否则游荡</translation></message>
<message><source>Guard</source><extracomment>macros</extracomment><translation>守卫</translation></message>
<message><source>Intruder in sight</source><extracomment>macros</extracomment><translation>发现入侵者</translation></message>
<message><source>Patrol</source><extracomment>macros</extracomment><translation>巡逻</translation></message>
<message><source>Chase, else patrol</source><extracomment>macros</extracomment><translation>追击，否则巡逻</translation></message>
<message><source>Civilian</source><extracomment>macros</extracomment><translation>平民</translation></message>
<message><source>Threat nearby</source><extracomment>macros</extracomment><translation>附近有威胁</translation></message>
<message><source>Keep apart</source><extracomment>macros</extracomment><translation>保持间距</translation></message>
<message><source>Stroll apart</source><extracomment>macros</extracomment><translation>分散漫步</translation></message>
<message><source>Run, else stroll</source><extracomment>macros</extracomment><translation>逃跑，否则漫步</translation></message>
<message><source>Car</source><extracomment>macros</extracomment><translation>汽车</translation></message>
<message><source>Drive</source><extracomment>macros</extracomment><translation>行驶</translation></message>
<message><source>Keep the distance</source><extracomment>macros</extracomment><translation>保持车距</translation></message>
<message><source>There is no group "%1".</source><extracomment>macros</extracomment><translation>没有组“%1”。</translation></message>
<message><source>"%1" is "%2"; it must be true or false.</source><extracomment>overrides</extracomment><translation>“%1”是“%2”；它必须是 true 或 false。</translation></message>
<message><source>A link has no setting "%1". It has: weight.</source><extracomment>overrides</extracomment><translation>连线没有设置“%1”。它有：weight。</translation></message>
<message><source>A layer has no setting "%1". It has: hidden.</source><extracomment>overrides</extracomment><translation>图层没有设置“%1”。它有：hidden。</translation></message>
<message><source>Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>请写成 路径=值，例如 world.seed=7。</translation></message>
<message><source>"%1" does not set anything. Write PATH=VALUE, as in world.seed=7.</source><extracomment>overrides</extracomment><translation>“%1”没有设置任何内容。请写成 路径=值，例如 world.seed=7。</translation></message>
<message><source>"%1" drives %2.%3: %4</source><extracomment>parameters</extracomment><translation>“%1”驱动 %2.%3：%4</translation></message>
<message><source>"%1" goes from %2 to %3; min must not be above max.</source><extracomment>parameters</extracomment><translation>“%1”从 %2 到 %3；min 不能大于 max。</translation></message>
<message><source>The step of "%1" is %2; it must be 0 or more.</source><extracomment>parameters</extracomment><translation>“%1”的步长是 %2；它必须不小于 0。</translation></message>
<message><source>"%1" is a list; it must be a number, true or false, or the id of a choice.</source><extracomment>parameters</extracomment><translation>“%1”是列表；它必须是数、true 或 false，或选项的 ID。</translation></message>
<message><source>"%1" drives more than 100 settings. Leave some out.</source><extracomment>parameters</extracomment><translation>“%1”驱动超过 100 项设置。请去掉一些。</translation></message>
<message><source>"%1.%2" is driven by "%3" and by "%4". Leave it out of one of them.</source><extracomment>parameters</extracomment><translation>“%1.%2”同时由“%3”和“%4”驱动。请从其中一个中去掉。</translation></message>
<message><source>"%1" is not a name for a property. Use 1 to 64 letters, digits, "_", "-" and "."; begin with a letter or "_".</source><extracomment>property</extracomment><translation>“%1”不能作属性的名称。请用 1 到 64 个字母、数字、“_”“-”和“.”；以字母或“_”开头。</translation></message>
<message><source>Property "%1"</source><extracomment>property</extracomment><translation>属性“%1”</translation></message>
<message><source>Two properties have the name "%1". Give one of the two another name.</source><extracomment>property</extracomment><translation>有两个属性名为“%1”。请给其中一个换个名称。</translation></message>
<message><source>"%1" is in the locked layer "%2". Unlock the layer first.</source><extracomment>scene_layers</extracomment><translation>“%1”在锁定的图层“%2”中。请先解锁该图层。</translation></message>
<message><source>The layer "%1" holds what no other layer does, so it cannot be removed.</source><extracomment>scene_layers</extracomment><translation>图层“%1”中的内容不在其他任何图层，因此不能移除。</translation></message>
<message><source>The layer "%1" is locked. Unlock it first.</source><extracomment>scene_layers</extracomment><translation>图层“%1”已锁定。请先解锁。</translation></message>
<message><source>Only a behavior with a force can be shown as a formula.</source><extracomment>show_as_formula</extracomment><translation>只有产生力的行为才能显示为公式。</translation></message>
<message><source>This is a formula already.</source><extracomment>show_as_formula</extracomment><translation>这已经是公式。</translation></message>
<message><source>%1 needs more than targets, which a formula cannot have: neighbors, other agents, or items of the scene.</source><extracomment>show_as_formula</extracomment><translation>%1 需要的不只是目标：邻居、其他智能体或场景中的元素，公式无法使用它们。</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 会逐刻记住一些值，公式做不到。</translation></message>
<message><source>%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.</source><extracomment>show_as_formula</extracomment><translation>%1 会逐刻记住一些值，公式做不到。请关闭 %2。</translation></message>
<message><source>%1 draws random numbers, which a formula cannot.</source><extracomment>show_as_formula</extracomment><translation>%1 会抽取随机数，公式做不到。</translation></message>
<message><source>%1 is driven by the parameter "%2", which cannot drive a formula. Let the setting go first.</source><extracomment>show_as_formula</extracomment><translation>%1 由参数“%2”驱动，而参数不能驱动公式。请先取消对该设置的驱动。</translation></message>
<message><source>%1 is driven by a number. Take its wire away first.</source><extracomment>show_as_formula</extracomment><translation>%1 由数值驱动。请先去掉它的连线。</translation></message>
<message><source>%1 cannot be shown as a formula. %2</source><extracomment>show_as_formula</extracomment><translation>%1 无法显示为公式。%2</translation></message>
<message><source>"%1" is no range. Write FROM..TO in COUNT, as in 1..10 in 4.</source><extracomment>sweep</extracomment><translation>“%1”不是范围。请写成 起..止 in 个数，例如 1..10 in 4。</translation></message>
<message><source>The measure is about "%1", which is not an agent type of this project. Choose another measure.</source><extracomment>sweep</extracomment><translation>测量的对象是“%1”，它不是此项目的智能体类型。请选择其他测量。</translation></message>
<message><source>The measure is about the node "%1", which does not exist. Choose another measure.</source><extracomment>sweep</extracomment><translation>测量的对象是节点“%1”，它不存在。请选择其他测量。</translation></message>
<message><source>The seed cannot be varied by a line: each combination has as many seeds as the sweep says.</source><extracomment>sweep</extracomment><translation>不能用一行来改变种子：每种组合的种子数由扫描规定。</translation></message>
<message><source>The project does not run with %1=%2: %3</source><extracomment>sweep</extracomment><translation>项目在 %1=%2 时无法运行：%3</translation></message>
<message><source>"%1" names no values. Write PATH=VALUES, as in hunter.maxSpeed=1..10 in 4.</source><extracomment>sweep</extracomment><translation>“%1”没有给出取值。请写成 路径=取值，例如 hunter.maxSpeed=1..10 in 4。</translation></message>
<message><source>"%1" names a value twice. Remove one.</source><extracomment>sweep</extracomment><translation>“%1”中有一个值出现两次。请移除一个。</translation></message>
<message><source>"%1" has two lines. Remove one.</source><extracomment>sweep</extracomment><translation>“%1”有两行。请移除一行。</translation></message>
<message><source>These are %1 runs; at most %2 are possible. Take fewer values or seeds.</source><extracomment>sweep</extracomment><translation>这共有 %1 次运行；最多可以有 %2 次。请减少取值或种子。</translation></message>
<message><source>"%1" is no id. Use 1 to 64 characters of a-z, 0-9 and -, but not "world".</source><extracomment>world_builder</extracomment><translation>“%1”不是 ID。请用 1 到 64 个字符：a-z、0-9 和 -，但不能是“world”。</translation></message>
<message><source>The id "%1" is used twice. Use another.</source><extracomment>world_builder</extracomment><translation>ID“%1”用了两次。请换一个。</translation></message>
<message><source>There is no scene type "%1".</source><extracomment>world_builder</extracomment><translation>没有场景类型“%1”。</translation></message>
<message><source>There is no agent type "%1".</source><extracomment>world_builder</extracomment><translation>没有智能体类型“%1”。</translation></message>
<message><source>Coordinates and speeds must be -1,000,000 to 1,000,000.</source><extracomment>world_builder</extracomment><translation>坐标和速率必须在 -1,000,000 到 1,000,000 之间。</translation></message>
<message><source>This is nested more than 40 deep. Give a part a name of its own, on a line before.</source><extracomment>expression_tree</extracomment><translation>嵌套超过 40 层。请在前面用一行给其中一部分单独取名。</translation></message>
<message><source>A formula has no braces. Write if(condition, a, b) for a choice.</source><extracomment>expression_tree</extracomment><translation>公式中没有花括号。要二选一请写 if(condition, a, b)。</translation></message>
<message><source>Write "and" here.</source><extracomment>expression_tree</extracomment><translation>此处请写“and”。</translation></message>
<message><source>Write "or" here.</source><extracomment>expression_tree</extracomment><translation>此处请写“or”。</translation></message>
<message><source>Write modulo(a, b) for what is left of a after whole steps of b.</source><extracomment>expression_tree</extracomment><translation>求 a 除以 b 的余数，请写 modulo(a, b)。</translation></message>
<message><source>A comma only separates the values of a function. Write numbers with a point: 1.5.</source><extracomment>expression_tree</extracomment><translation>逗号只用来分隔函数的各个值。小数请用小数点：1.5。</translation></message>
<message><source>"%1" has no bracket to close. Remove it, or add a "(" before.</source><extracomment>expression_tree</extracomment><translation>“%1”没有对应的左括号。请将其移除，或在前面加上“(”。</translation></message>
<message><source>"%1" needs one name before it, and the line begins with that name: speed = 5.</source><extracomment>expression_tree</extracomment><translation>“%1”前面须有一个名称，且该名称在行首：speed = 5。</translation></message>
<message><source>"%1" is not expected here. Remove it.</source><extracomment>expression_tree</extracomment><translation>此处不应有“%1”。请将其移除。</translation></message>
<message><source>"%1" is not expected here. Write an operator such as * before it, or begin a new line.</source><extracomment>expression_tree</extracomment><translation>此处不应有“%1”。请在它前面写一个 * 之类的运算符，或另起一行。</translation></message>
<message><source>Write "not" here.</source><extracomment>expression_tree</extracomment><translation>此处请写“not”。</translation></message>
<message><source>A value is missing at the end. Add one, or remove the operator before it.</source><extracomment>expression_tree</extracomment><translation>末尾缺少一个值。请添加，或移除它前面的运算符。</translation></message>
<message><source>Write (x + y) for brackets, and at(x, y) for an arrow.</source><extracomment>expression_tree</extracomment><translation>括号请写 (x + y)，向量请写 at(x, y)。</translation></message>
<message><source>A value is missing before "%1". Write a number, a name or a function there.</source><extracomment>expression_tree</extracomment><translation>“%1”前面缺少一个值。请在那里写数、名称或函数。</translation></message>
<message><source>The formula has more than 200 operators and functions. Shorten it, or share it among two nodes.</source><extracomment>expression_tree</extracomment><translation>公式的运算符和函数超过 200 个。请缩短它，或分到两个节点。</translation></message>
<message><source>Write length(v) or v.length.</source><extracomment>expression_tree</extracomment><translation>请写 length(v) 或 v.length。</translation></message>
<message><source>"%1" is not a member. A value has .x, .y and .length; a target also has .velocity.</source><extracomment>expression_tree</extracomment><translation>“%1”不是成员。值有 .x、.y 和 .length；目标还有 .velocity。</translation></message>
<message><source>Write %1(...) as a function.</source><extracomment>expression_tree</extracomment><translation>请写成函数 %1(...)。</translation></message>
<message><source>The quotation mark is not closed. Add a second one.</source><extracomment>expression_tree</extracomment><translation>引号没有闭合。请补上第二个。</translation></message>
<message><source>"%1" is not a number. Write it as 1.5.</source><extracomment>expression_tree</extracomment><translation>“%1”不是数。请写成 1.5 这样。</translation></message>
<message><source>"%1" is beyond all numbers. Use one from 1e-300 to 1e300.</source><extracomment>expression_tree</extracomment><translation>“%1”超出了数的范围。请用 1e-300 到 1e300 之间的数。</translation></message>
<message><source>"%1" is not a function.</source><extracomment>expression_tree</extracomment><translation>“%1”不是函数。</translation></message>
<message><source>A ")" is missing: write %1.</source><extracomment>expression_tree</extracomment><translation>缺少“)”：请写 %1。</translation></message>
<message numerus="yes"><source>%1 takes %n values and gets %2: write %3.</source><extracomment>expression_tree</extracomment><translation><numerusform>%1 须有 %n 个值，这里有 %2 个：请写 %3。</numerusform></translation></message>
<message><source>The "%1" is not closed. Add a "%2".</source><extracomment>expression_tree</extracomment><translation>“%1”没有闭合。请补上“%2”。</translation></message>
<message><source>active must be a condition, such as active = |target - position| &lt; 100; this is %1.</source><extracomment>formula_program</extracomment><translation>active 必须是条件，例如 active = |target - position| &lt; 100；而这是%1。</translation></message>
<message><source>The result must be a number, but this is %1. Write |v| for the length of an arrow, and if(c, 1, 0) for a condition.</source><extracomment>formula_program</extracomment><translation>结果必须是数，而这是%1。向量的长度请写 |v|，条件请写 if(c, 1, 0)。</translation></message>
<message><source>The result must be an arrow, but this is %1. Multiply a direction by it: normalize(target - position) * ...</source><extracomment>formula_program</extracomment><translation>结果必须是向量，而这是%1。请用它乘以一个方向：normalize(target - position) * ...</translation></message>
<message><source>"%1" belongs to the agent or its target and cannot be set. Choose another name; the force alone moves the agent.</source><extracomment>formula_program</extracomment><translation>“%1”属于智能体或其目标，不能设置。请另选名称；只有力能让智能体运动。</translation></message>
<message><source>"%1" is a word of the language. Choose another name.</source><extracomment>formula_program</extracomment><translation>“%1”是公式语言的词。请另选名称。</translation></message>
<message><source>"%1" gets its value only on a later line. Move that line up.</source><extracomment>formula_program</extracomment><translation>“%1”在后面的行才有值。请把那一行上移。</translation></message>
<message><source>"%1" is a function: write %2.</source><extracomment>formula_program</extracomment><translation>“%1”是函数：请写 %2。</translation></message>
<message><source>"%1" is not known.</source><extracomment>formula_program</extracomment><translation>“%1”未知。</translation></message>
<message><source>Give it a value on a line before: %1 = 100.</source><extracomment>formula_program</extracomment><translation>请在前面的行给它一个值：%1 = 100。</translation></message>
<message><source>Text in quotation marks has no use in a formula. Remove it.</source><extracomment>formula_program</extracomment><translation>引号中的文字在公式里没有用。请将其移除。</translation></message>
<message><source>The exponent must be a whole number from 0 to 8. For a root write sqrt(x).</source><extracomment>formula_program</extracomment><translation>指数必须是 0 到 8 的整数。求平方根请写 sqrt(x)。</translation></message>
<message><source>%1 takes %2, but it gets %3 here.</source><extracomment>formula_program</extracomment><translation>%1 须有%2，而这里是%3。</translation></message>
<message><source>%1 takes %2, but it gets %3 and %4 here.</source><extracomment>formula_program</extracomment><translation>%1 须有%2，而这里是%3和%4。</translation></message>
<message><source>%1 takes %2, but it gets %3, %4 and %5 here.</source><extracomment>formula_program</extracomment><translation>%1 须有%2，而这里是%3、%4和%5。</translation></message>
<message><source>two numbers or two arrows</source><extracomment>formula_program</extracomment><translation>两个数或两个向量</translation></message>
<message><source>two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)</source><extracomment>formula_program</extracomment><translation>两个数，或一个向量和一个数（两个向量相乘用 dot(a, b)）</translation></message>
<message><source>two numbers, or an arrow and a number</source><extracomment>formula_program</extracomment><translation>两个数，或一个向量和一个数</translation></message>
<message><source>two numbers (dot(v, v) is the square of an arrow)</source><extracomment>formula_program</extracomment><translation>两个数（向量的平方用 dot(v, v)）</translation></message>
<message><source>a number or an arrow</source><extracomment>formula_program</extracomment><translation>一个数或一个向量</translation></message>
<message><source>two numbers (|v| is the length of an arrow)</source><extracomment>formula_program</extracomment><translation>两个数（|v| 是向量的长度）</translation></message>
<message><source>two values of one kind</source><extracomment>formula_program</extracomment><translation>两个同类的值</translation></message>
<message><source>two conditions such as a &lt; b</source><extracomment>formula_program</extracomment><translation>两个条件，例如 a &lt; b</translation></message>
<message><source>a condition such as a &lt; b</source><extracomment>formula_program</extracomment><translation>一个条件，例如 a &lt; b</translation></message>
<message><source>a condition and two values of one kind</source><extracomment>formula_program</extracomment><translation>一个条件和两个同类的值</translation></message>
<message><source>two values of one kind and a number</source><extracomment>formula_program</extracomment><translation>两个同类的值和一个数</translation></message>
<message><source>numbers</source><extracomment>formula_program</extracomment><translation>数</translation></message>
<message><source>two arrows</source><extracomment>formula_program</extracomment><translation>两个向量</translation></message>
<message><source>an arrow and a number</source><extracomment>formula_program</extracomment><translation>一个向量和一个数</translation></message>
<message><source>an arrow</source><extracomment>formula_program</extracomment><translation>向量</translation></message>
<message><source>The formula is empty.</source><extracomment>formula_text</extracomment><translation>公式是空的。</translation></message>
<message><source>Write a line such as %1.</source><extracomment>formula_text</extracomment><translation>请写一行，例如 %1。</translation></message>
<message><source>A part of an arrow cannot be set. Make a new arrow: name = at(x, y).</source><extracomment>formula_text</extracomment><translation>不能设置向量的一部分。请新建一个向量：name = at(x, y)。</translation></message>
<message><source>Only the last line may have no name. Write name = before it, or remove it.</source><extracomment>formula_text</extracomment><translation>只有最后一行可以没有名称。请在前面写 name =，或移除这一行。</translation></message>
<message><source>The formula has no force.</source><extracomment>formula_text</extracomment><translation>公式没有给出力。</translation></message>
<message><source>The formula has no number.</source><extracomment>formula_text</extracomment><translation>公式没有给出数。</translation></message>
<message><source>Line %1, column %2: %3</source><extracomment>formula_text</extracomment><translation>第 %1 行，第 %2 列：%3</translation></message>
<message><source>The formula has more than 4,000 characters. Shorten it.</source><extracomment>formula_text</extracomment><translation>公式超过 4,000 个字符。请缩短它。</translation></message>
<message><source>an agent of this project</source><extracomment>node_code</extracomment><translation>此项目的智能体</translation></message>
<message><source>%3 or a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3，或 %1 到 %2 之间的整数</translation></message>
<message><source>a whole number from %1 to %2</source><extracomment>node_code</extracomment><translation>%1 到 %2 之间的整数</translation></message>
<message><source>%3 or a number from %1 to %2</source><extracomment>node_code</extracomment><translation>%3，或 %1 到 %2 之间的数</translation></message>
<message><source>%1 must be a finite number.</source><extracomment>setting</extracomment><translation>%1 必须是有限的数。</translation></message>
<message><source>%1 is %2; it must be %3 to %4 (4000000 means no limit).</source><extracomment>setting</extracomment><translation>%1 是 %2；它必须在 %3 到 %4 之间（4000000 表示无限制）。</translation></message>
<message><source>%1 is %2; it must be %3 to %4.</source><extracomment>setting</extracomment><translation>%1 是 %2；它必须在 %3 到 %4 之间。</translation></message>
<message><source>%1 is %2; it must be a whole number.</source><extracomment>setting</extracomment><translation>%1 是 %2；它必须是整数。</translation></message>
<message><source>%1 is "%2"; it must be a color such as "#4caf50".</source><extracomment>setting</extracomment><translation>%1 是“%2”；它必须是颜色，例如 "#4caf50"。</translation></message>
<message><source>%1 is "%2"; it must be one of: %3.</source><extracomment>setting</extracomment><translation>%1 是“%2”；它必须是其中之一：%3。</translation></message>
<message><source>%1 has %2 places; it may have at most 100000.</source><extracomment>setting</extracomment><translation>%1 有 %2 个位置；最多可有 100000 个。</translation></message>
<message><source>%1 must be true or false.</source><extracomment>setting</extracomment><translation>%1 必须是 true 或 false。</translation></message>
<message><source>%1 must be a list of numbers, x and y in turn: [x, y, x, y].</source><extracomment>setting</extracomment><translation>%1 必须是数的列表，x 和 y 交替：[x, y, x, y]。</translation></message>
<message><source>%1 must be text in quotation marks.</source><extracomment>setting</extracomment><translation>%1 必须是引号中的文字。</translation></message>
<message><source>active if %1</source><extracomment>worked_formula</extracomment><translation>激活条件：%1</translation></message>
<message><source>true if %1</source><extracomment>worked_formula</extracomment><translation>为真条件：%1</translation></message>
<message><source>%1, if %2</source><extracomment>worked_formula</extracomment><translation>%1，若 %2</translation></message>
<message><source>The formula of a ground has x and y, the place of a cell, and no values of agents. Use these two.</source><extracomment>ground</extracomment><translation>地面的公式中有单元格的位置 x 和 y，没有智能体的值。请使用这两个。</translation></message>
<message><source>The painting of a ground is wrong at character %1: %2</source><extracomment>ground</extracomment><translation>地面的绘图在第 %1 个字符处有误：%2</translation></message>
<message><source>it must begin with its columns and rows, such as 64x48, with at most 1,048,576 cells.</source><extracomment>ground</extracomment><translation>它必须以列数和行数开头，例如 64x48，单元格最多 1,048,576 个。</translation></message>
<message><source>a space and a level of two hexadecimal digits must follow, such as 7f.</source><extracomment>ground</extracomment><translation>后面须是一个空格和两位十六进制数字的级别，例如 7f。</translation></message>
<message numerus="yes"><source>it has %n cells. Write how many of them have this level.</source><extracomment>ground</extracomment><translation><numerusform>它有 %n 个单元格。请写出其中多少个是此级别。</numerusform></translation></message>
<message numerus="yes"><source>it ends after %1 of %n cells. Add their levels.</source><extracomment>ground</extracomment><translation><numerusform>共 %n 个单元格，它在 %1 个之后就结束了。请添加其余的级别。</numerusform></translation></message>
<message><source>"%1" drives %2.%3, which no agent has for itself. Set the parameter for the agent type or the world.</source><extracomment>own_values</extracomment><translation>“%1”驱动 %2.%3，而单个智能体没有自己的这项设置。请为智能体类型或世界设置该参数。</translation></message>
<message><source>"%1" drives %2.%3, which no agent type has for itself. Set the parameter for the world.</source><extracomment>own_values</extracomment><translation>“%1”驱动 %2.%3，而智能体类型没有自己的这项设置。请为世界设置该参数。</translation></message>
<message><source>The world needs a value of each parameter. Give one.</source><extracomment>inputs</extracomment><translation>世界的每个参数都需要一个值。请给出一个。</translation></message>
<message><source>The edit at tick %1 cannot be made: %2</source><extracomment>inputs</extracomment><translation>无法在第 %1 刻进行编辑：%2</translation></message>
<message><source>%1 per minute</source><extracomment>measure</extracomment><translation>%1，每分钟</translation></message>
<message><source>%1 per second</source><extracomment>measure</extracomment><translation>%1，每秒</translation></message>
<message><source>%1 in the last %2 s</source><extracomment>measure</extracomment><translation>%1，最近 %2 秒</translation></message>
<message><source>%1, least</source><extracomment>measure</extracomment><translation>%1，最小</translation></message>
<message><source>%1, most</source><extracomment>measure</extracomment><translation>%1，最大</translation></message>
<message><source>%1, spread</source><extracomment>measure</extracomment><translation>%1，浮动</translation></message>
<message><source>%1, sum</source><extracomment>measure</extracomment><translation>%1，总和</translation></message>
<message><source>%1, mean</source><extracomment>measure</extracomment><translation>%1，平均</translation></message>
<message numerus="yes"><source>%n agents of %1 instead of %2</source><extracomment>run_check</extracomment><translation><numerusform>%1 的智能体有 %n 个，而不是 %2 个</numerusform></translation></message>
<message><source>agents of %1</source><extracomment>run_check</extracomment><translation>%1 的智能体</translation></message>
<message><source>%1 or %2, or both</source><extracomment>run_check</extracomment><translation>%1 或 %2，或两者</translation></message>
<message><source>%1, %2 or %3, or several of them</source><extracomment>run_check</extracomment><translation>%1、%2 或 %3，或其中几个</translation></message>
<message><source>%1, %2, %3 or %4, or several of them</source><extracomment>run_check</extracomment><translation>%1、%2、%3 或 %4，或其中几个</translation></message>
<message numerus="yes"><source>some of %n agents of %1, from %2 to %3</source><extracomment>run_check</extracomment><translation><numerusform>%1 的 %n 个智能体中的一些，从 %2 到 %3</numerusform></translation></message>
<message><source>There is no agent %1 of "%2": it is gone, or was never there.</source><extracomment>simulation_parameters</extracomment><translation>“%2”没有智能体 %1：它已不在，或从未有过。</translation></message>
<message><source>The agent is gone.</source><extracomment>simulation_parameters</extracomment><translation>该智能体已不在。</translation></message>
<message><source>The snapshot is of another project, of one with another seed, or from before a reload that changed it. Restore it in a simulation of the project that it was taken from.</source><extracomment>simulation_parameters</extracomment><translation>快照属于另一个项目、使用其他种子的项目，或取自更改了项目的重新加载之前。请在获取它的那个项目的模拟中恢复。</translation></message>
<message><source>The snapshot was changed after it was taken: %1. Take a new one.</source><extracomment>simulation_parameters</extracomment><translation>快照在获取后被更改过：%1。请重新获取。</translation></message>
<message><source>a multiple of 2^-28 from %1 to below %2</source><extracomment>snapshot</extracomment><translation>2^-28 的倍数，从 %1 到小于 %2</translation></message>
<message><source>a multiple of 2^-28 from %1 to %2</source><extracomment>snapshot</extracomment><translation>2^-28 的倍数，从 %1 到 %2</translation></message>
<message><source>the column of %1 of "%2" has %3 numbers for %4 agents</source><extracomment>snapshot</extracomment><translation>“%2”的 %1 列有 %3 个数，却有 %4 个智能体</translation></message>
<message><source>agent %1 of "%2" has %3 as %4. It must be %5</source><extracomment>snapshot</extracomment><translation>“%2”的智能体 %1 的 %4 是 %3。它必须是%5</translation></message>
<message><source>the agents of "%1" are of another project</source><extracomment>snapshot</extracomment><translation>“%1”的智能体属于另一个项目</translation></message>
<message><source>the columns of "%1" do not have a number for each agent</source><extracomment>snapshot</extracomment><translation>“%1”的各列不是每个智能体都有一个数</translation></message>
<message><source>the numbers of the agents of "%1" do not ascend to the next one</source><extracomment>snapshot</extracomment><translation>“%1”的智能体编号没有递增到下一个</translation></message>
<message><source>an agent of "%1" has a life that has not begun</source><extracomment>snapshot</extracomment><translation>“%1”有一个智能体的生命尚未开始</translation></message>
<message><source>an agent of "%1" is led by a behavior that it does not have</source><extracomment>snapshot</extracomment><translation>“%1”有一个智能体由它没有的行为带领</translation></message>
<message><source>the nodes of "%1" remember other values</source><extracomment>snapshot</extracomment><translation>“%1”的节点记住的是其他值</translation></message>
<message><source>the memory "%1" of node "%2"</source><extracomment>snapshot</extracomment><translation>节点“%2”的记忆“%1”</translation></message>
<message><source>the bodies at the last count of contacts are of another world</source><extracomment>snapshot</extracomment><translation>上次统计接触时的身体属于另一个世界</translation></message>
<message><source>the bodies of "%1" do not ascend</source><extracomment>snapshot</extracomment><translation>“%1”的身体没有递增</translation></message>
<message><source>contacts are counted that have not begun</source><extracomment>snapshot</extracomment><translation>统计了尚未开始的接触</translation></message>
<message><source>lives of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>“%1”的生命被统计在更晚的刻</translation></message>
<message><source>events of "%1" are counted at later ticks</source><extracomment>snapshot</extracomment><translation>“%1”的事件被统计在更晚的刻</translation></message>
<message><source>its end is at a later tick</source><extracomment>snapshot</extracomment><translation>其结束在更晚的刻</translation></message>
<message><source>the agents on the cells of a way are counted wrongly</source><extracomment>snapshot</extracomment><translation>路线各单元格上的智能体统计有误</translation></message>
<message><source>source "%1" has %2 births and carries %3, which must be at least 0 and below 1</source><extracomment>snapshot</extracomment><translation>出生源“%1”有 %2 次出生，余下 %3，它必须不小于 0 且小于 1</translation></message>
<message><source>the mouse is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>鼠标超出世界的界限</translation></message>
<message><source>the external "%1" is outside the limits of the world</source><extracomment>snapshot</extracomment><translation>外部对象“%1”超出世界的界限</translation></message>
<message><source>agent %1 of "%2" has too many goals, or one outside the limits of the world</source><extracomment>snapshot</extracomment><translation>“%2”的智能体 %1 的目的地太多，或有一个超出世界的界限</translation></message>
<message><source>agent %1 of "%2" has a base velocity outside the limits of the world</source><extracomment>snapshot</extracomment><translation>“%2”的智能体 %1 的基准速度超出世界的界限</translation></message>
<message><source>it does not have a part for each agent type</source><extracomment>snapshot</extracomment><translation>它不是每个智能体类型都有一部分</translation></message>
<message><source>its tick is above 2^53</source><extracomment>snapshot</extracomment><translation>其刻数大于 2^53</translation></message>
<message><source>it has no room for agents that are born</source><extracomment>snapshot</extracomment><translation>它没有给出生的智能体留出空间</translation></message>
<message><source>it does not have each variable of the world</source><extracomment>snapshot</extracomment><translation>它没有包含世界的每个变量</translation></message>
<message><source>the variable "%1" is not from -4,000,000 to 4,000,000</source><extracomment>snapshot</extracomment><translation>变量“%1”不在 -4,000,000 到 4,000,000 之间</translation></message>
<message><source>its grounds have other cells, or hold what no ground can hold</source><extracomment>snapshot</extracomment><translation>其地面的单元格不同，或有地面不可能有的值</translation></message>
<message numerus="yes"><source>%n threads</source><extracomment>bench</extracomment><translation><numerusform>%n 个线程</numerusform></translation></message>
<message><source>%1: %2 agents, %3 ticks on %4 in %5 s</source><extracomment>bench</extracomment><translation>%1：%2 个智能体，%3 刻，%4，用时 %5 秒</translation></message>
<message><source>%1 ns per agent and tick, %2 ticks per second</source><extracomment>bench</extracomment><translation>每个智能体每刻 %1 ns，每秒 %2 刻</translation></message>
<message><source>%1 neighbors looked at, %2 bytes per agent</source><extracomment>bench</extracomment><translation>查看 %1 个邻居，每个智能体 %2 字节</translation></message>
<message><source>The project has no agents. Give an agent type a count.</source><extracomment>bench</extracomment><translation>项目没有智能体。请给某个智能体类型设置数量。</translation></message>
<message><source>%1 agents at this density need a world of %2; the limit is 1000000. Ask for fewer agents.</source><extracomment>bench</extracomment><translation>按此密度，%1 个智能体需要大小为 %2 的世界；上限是 1000000。请减少智能体。</translation></message>
<message><source>How many ticks to run. Default: %1.</source><extracomment>bench</extracomment><translation>运行多少刻。默认：%1。</translation></message>
<message><source>Print where the time goes: per node, neighbor search, motion, sorting. The measurement itself costs some time.</source><extracomment>bench</extracomment><translation>显示时间花在哪里：各节点、邻居搜索、运动、排序。测量本身也要花一些时间。</translation></message>
<message><source>Print one JSON object: agents, ticks, threads, nsPerAgentStep, neighbors, bytesPerAgent, hash and more.</source><extracomment>bench</extracomment><translation>输出一个 JSON 对象：agents、ticks、threads、nsPerAgentStep、neighbors、bytesPerAgent、hash 等。</translation></message>
<message><source>checking %1</source><extracomment>check</extracomment><translation>正在检查 %1</translation></message>
<message><source>"%1" is not a point. Write it as X,Y, each from -1000000 to 1000000, as in 120,80.5</source><extracomment>command_line</extracomment><translation>“%1”不是点。请写成 X,Y，两者都在 -1000000 到 1000000 之间，例如 120,80.5</translation></message>
<message><source>Runs, checks and exports Tiller projects: agents that move by steering behaviors.</source><extracomment>command_line</extracomment><translation>运行、检查和导出 Tiller 项目：由转向行为驱使的智能体。</translation></message>
<message><source>Options</source><extracomment>command_line</extracomment><translation>选项</translation></message>
<message><source>Print the version.</source><extracomment>command_line</extracomment><translation>显示版本。</translation></message>
<message><source>Print this help.</source><extracomment>command_line</extracomment><translation>显示此帮助。</translation></message>
<message><source>Exit codes: 0 success, 1 problems in the file, 2 wrong usage, 3 could not read or write, 130 stopped by Ctrl+C.</source><extracomment>command_line</extracomment><translation>退出码：0 成功，1 文件有问题，2 用法错误，3 无法读取或写入，130 被 Ctrl+C 中止。</translation></message>
<message><source>Subcommands</source><extracomment>command_line</extracomment><translation>子命令</translation></message>
<message><source>Set-up</source><extracomment>command_line</extracomment><translation>安装配置</translation></message>
<message><source>"%1" is not a whole number from %2 to %3</source><extracomment>command_line</extracomment><translation>“%1”不是 %2 到 %3 之间的整数</translation></message>
<message><source>Can be repeated.</source><extracomment>command_line</extracomment><translation>可重复使用。</translation></message>
<message><source>"%1" is unknown.</source><extracomment>command_line</extracomment><translation>“%1”未知。</translation></message>
<message><source>this machine has no %1. Leave out --simd to use the widest it has: %2.</source><extracomment>command_line</extracomment><translation>此机器没有 %1。去掉 --simd 即可使用它最宽的指令集：%2。</translation></message>
<message><source>there is not enough memory. Run fewer agents.</source><extracomment>command_line</extracomment><translation>内存不足。请减少智能体。</translation></message>
<message><source>unexpected error: %1. Please report it.</source><extracomment>command_line</extracomment><translation>意外错误：%1。请报告此问题。</translation></message>
<message><source>could not write to standard output: %1.</source><extracomment>console</extracomment><translation>无法写入标准输出：%1。</translation></message>
<message><source>tick %1 of %2, %3%, about %4 s left</source><extracomment>console</extracomment><translation>第 %1 刻，共 %2 刻，%3%，约剩 %4 秒</translation></message>
<message><source>%1 would overwrite "%2", which is read as %3. Name another file to write.</source><extracomment>console</extracomment><translation>%1 会覆盖“%2”，而它正作为 %3 读取。请指定另一个要写入的文件。</translation></message>
<message><source>%1 and %2 would both go to standard output. Write one of them to a file.</source><extracomment>console</extracomment><translation>%1 和 %2 都要写到标准输出。请把其中一个写入文件。</translation></message>
<message><source>%1 and %2 would both write "%3". Give each a file of its own.</source><extracomment>console</extracomment><translation>%1 和 %2 都要写入“%3”。请各用一个文件。</translation></message>
<message><source>reading %1</source><extracomment>console</extracomment><translation>正在读取 %1</translation></message>
<message><source>"%1" does not end in .png, .gif or .mp4. The ending chooses the format</source><extracomment>editor</extracomment><translation>“%1”的结尾不是 .png、.gif 或 .mp4。格式由结尾决定</translation></message>
<message><source>"%1" is not a size. Write it as WxH, each from 16 to 8192, as in 1280x720</source><extracomment>editor</extracomment><translation>“%1”不是尺寸。请写成 WxH，两者都在 16 到 8192 之间，例如 1280x720</translation></message>
<message><source>tiller-editor is not installed: it is neither in the folder of tiller nor in PATH. Install the editor.</source><extracomment>editor</extracomment><translation>tiller-editor 未安装：tiller 所在的文件夹和 PATH 中都没有。请安装编辑器。</translation></message>
<message><source>%1 could not be started: %2.</source><extracomment>editor</extracomment><translation>无法启动 %1：%2。</translation></message>
<message><source>--from %1 is after the last tick, %2.</source><extracomment>editor</extracomment><translation>--from %1 在最后一刻 %2 之后。</translation></message>
<message><source>The last tick. Default: %1.</source><extracomment>editor</extracomment><translation>最后一刻。默认：%1。</translation></message>
<message><source>the texts of %1 cannot be read. Install Tiller anew, or leave out --language.</source><extracomment>export</extracomment><translation>无法读取 %1 的文本。请重新安装 Tiller，或去掉 --language。</translation></message>
<message><source>--template goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--template 只能与 --to html 或 --to site 一起使用。</translation></message>
<message><source>--language goes with --to html and --to site only.</source><extracomment>export</extracomment><translation>--language 只能与 --to html 或 --to site 一起使用。</translation></message>
<message><source>--title goes with --to site only.</source><extracomment>export</extracomment><translation>--title 只能与 --to site 一起使用。</translation></message>
<message><source>--to %1 takes one FILE. A folder of several is --to site.</source><extracomment>export</extracomment><translation>--to %1 只接受一个 FILE。要把多个导出到一个文件夹，请用 --to site。</translation></message>
<message><source>A site is a folder: name it with --output.</source><extracomment>export</extracomment><translation>网站是一个文件夹：请用 --output 指定。</translation></message>
<message><source>The format to write: json for games, html for one file that plays in a browser, site for a folder with such a file for each lesson and an index. Default: %1.</source><extracomment>export</extracomment><translation>要写出的格式：json 用于游戏；html 是一个可在浏览器中运行的文件；site 是一个文件夹，每课一个这样的文件，外加目录页。默认：%1。</translation></message>
<message><source>take is "%1". Write end, mean, first-at-least or first-at-most.</source><extracomment>find</extracomment><translation>take 是“%1”。请写 end、mean、first-at-least 或 first-at-most。</translation></message>
<message><source>%1 is "%2"; it must be a number.</source><extracomment>find</extracomment><translation>%1 是“%2”；它必须是数。</translation></message>
<message><source>%1 requires %2.</source><extracomment>find</extracomment><translation>%1 需要 %2。</translation></message>
<message><source>it has no target. Add ,target=X.</source><extracomment>find</extracomment><translation>没有目标值。请加上 ,target=X。</translation></message>
<message><source>%1, seconds until at least %2</source><extracomment>find</extracomment><translation>%1，达到不小于 %2 的秒数</translation></message>
<message><source>%1, seconds until at most %2</source><extracomment>find</extracomment><translation>%1，达到不大于 %2 的秒数</translation></message>
<message><source>%1, small</source><extracomment>find</extracomment><translation>%1，小</translation></message>
<message><source>%1, large</source><extracomment>find</extracomment><translation>%1，大</translation></message>
<message><source>%1, near %2</source><extracomment>find</extracomment><translation>%1，接近 %2</translation></message>
<message><source>%1, weight %2</source><extracomment>find</extracomment><translation>%1，权重 %2</translation></message>
<message><source>point</source><extracomment>find</extracomment><translation>点</translation></message>
<message><source>score</source><extracomment>find</extracomment><translation>得分</translation></message>
<message><source>project</source><extracomment>find</extracomment><translation>项目</translation></message>
<message><source>No other values were tried.</source><extracomment>find</extracomment><translation>没有试过其他取值。</translation></message>
<message><source>Result 1 is better than the project: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>结果 1 优于项目：用 %3 个新种子检验，结果 1 得分 %1，项目得分 %2。</translation></message>
<message><source>The project is as good as result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>项目与结果 1 不相上下：用 %3 个新种子检验，结果 1 得分 %1，项目得分 %2。</translation></message>
<message><source>The project is better than result 1: score %1 of result 1, %2 of the project, over %3 fresh seeds.</source><extracomment>find</extracomment><translation>项目优于结果 1：用 %3 个新种子检验，结果 1 得分 %1，项目得分 %2。</translation></message>
<message><source>searching</source><extracomment>find</extracomment><translation>正在搜索</translation></message>
<message><source>%1 points of %2 seeds, %3 s</source><extracomment>find</extracomment><translation>%1 个点，每点 %2 个种子，%3 秒</translation></message>
<message><source>A subcommand is required</source><extracomment>help</extracomment><translation>需要一个子命令</translation></message>
<message><source>%1 is required</source><extracomment>help</extracomment><translation>必须给出 %1</translation></message>
<message><source>%1: %2 required %3 missing</source><extracomment>help</extracomment><translation>%1：缺少 %3（需要 %2 个）</translation></message>
<message><source>%1 excludes %2</source><extracomment>help</extracomment><translation>%1 与 %2 不能同时使用</translation></message>
<message><source>NAME</source><extracomment>help</extracomment><translation>名称</translation></message>
<message><source>steering behaviors: run, check and export projects</source><extracomment>help</extracomment><translation>转向行为：运行、检查和导出项目</translation></message>
<message><source>SYNOPSIS</source><extracomment>help</extracomment><translation>概述</translation></message>
<message><source>DESCRIPTION</source><extracomment>help</extracomment><translation>描述</translation></message>
<message><source>COMMANDS</source><extracomment>help</extracomment><translation>命令</translation></message>
<message><source>OPTIONS</source><extracomment>help</extracomment><translation>选项</translation></message>
<message><source>EXIT STATUS</source><extracomment>help</extracomment><translation>退出状态</translation></message>
<message><source>Usage</source><extracomment>help</extracomment><translation>用法</translation></message>
<message><source>SUBCOMMAND</source><extracomment>help</extracomment><translation>子命令</translation></message>
<message><source>Positionals</source><extracomment>help</extracomment><translation>位置参数</translation></message>
<message><source>unknown option "%1".</source><extracomment>help</extracomment><translation>未知选项“%1”。</translation></message>
<message><source>unexpected argument "%1".</source><extracomment>help</extracomment><translation>多余的参数“%1”。</translation></message>
<message><source>`%1 --help` shows help.</source><extracomment>help</extracomment><translation>`%1 --help` 显示帮助。</translation></message>
<message><source>%1: the map has no class, layer or value "%2" that can become %3.</source><extracomment>import</extracomment><translation>%1：地图中没有能变成 %3 的类、图层或值“%2”。</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map.</source><extracomment>import</extracomment><translation>没有任何东西成为世界的一部分。请用 --solid 和 --map 选择。</translation></message>
<message><source>Nothing becomes part of the world. Choose with --solid and --map among: %1.</source><extracomment>import</extracomment><translation>没有任何东西成为世界的一部分。请用 --solid 和 --map 从中选择：%1。</translation></message>
<message><source>--map: "%1" is no NAME=KIND. KIND is nothing, layer, obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>import</extracomment><translation>--map：“%1”不是 NAME=KIND。KIND 为 nothing、layer、obstacle、region、path、point、tile-shapes、agent 或 agent:TYPE。</translation></message>
<message><source>drawing %1</source><extracomment>import</extracomment><translation>正在绘制 %1</translation></message>
<message><source>--into takes a project (*.tiller), but "%1" is an export.</source><extracomment>import</extracomment><translation>--into 需要项目 (*.tiller)，而“%1”是导出文件。</translation></message>
<message><source>The picture is %1.</source><extracomment>import</extracomment><translation>图片是 %1。</translation></message>
<message><source>"%1" is not a scale. It is a number from 0.0001 to 10000</source><extracomment>import</extracomment><translation>“%1”不是比例。它应是 0.0001 到 10000 之间的数</translation></message>
<message><source>Leave out the map's picture. Without this, its tiles and backgrounds are drawn into one picture beside OUT, which a layer shows beneath the world.</source><extracomment>import</extracomment><translation>不要地图的图片。不加此选项时，地图的图块和背景会画成 OUT 旁边的一张图片，由一个图层显示在世界下方。</translation></message>
<message><source>WHAT IT DOES</source><extracomment>list</extracomment><translation>作用</translation></message>
<message><source>%1 is no table of answers that a pupil has handed in. Leave it out, or name the CSV file of a pupil.</source><extracomment>list</extracomment><translation>%1 不是学生提交的答案表格。请去掉它，或给出学生的 CSV 文件。</translation></message>
<message><source>%1 has other columns than %2: the tables of a class have one language and one separator.</source><extracomment>list</extracomment><translation>%1 的列与 %2 不同：一个班的表格须用同一种语言和同一种分隔符。</translation></message>
<message><source>Print a JSON array of objects with type, kind, title, ports, settings, help, formula and source.</source><extracomment>list</extracomment><translation>输出一个 JSON 数组，其中的对象含 type、kind、title、ports、settings、help、formula 和 source。</translation></message>
<message><source>warning: %1 is neither the project that %2 starts from nor the one it ends with. The log's own project is run.</source><extracomment>run</extracomment><translation>警告：%1 既不是 %2 开始时的项目，也不是它结束时的项目。将运行日志自带的项目。</translation></message>
<message><source>the project does not run with the values of --set: %1</source><extracomment>run</extracomment><translation>采用 --set 的值后项目无法运行：%1</translation></message>
<message><source>warning: %1 ends within a block, which was left out. Ticks that are complete: %2.</source><extracomment>run</extracomment><translation>警告：%1 在一个块中间结束，该块已略去。完整的刻数：%2。</translation></message>
<message><source>warning: %1 is too long to be read whole. Only its first %2 ticks are run.</source><extracomment>run</extracomment><translation>警告：%1 太长，无法全部读取。只运行它的前 %2 刻。</translation></message>
<message><source>%1: %2 agents, %3 ticks, %4 s</source><extracomment>run</extracomment><translation>%1：%2 个智能体，%3 刻，%4 秒</translation></message>
<message><source>contacts %1: %2</source><extracomment>run</extracomment><translation>接触 %1：%2</translation></message>
<message><source>entered %1: %2</source><extracomment>run</extracomment><translation>进入 %1：%2</translation></message>
<message><source>did %1: %2</source><extracomment>run</extracomment><translation>执行 %1：%2</translation></message>
<message><source>arrived %1: %2</source><extracomment>run</extracomment><translation>抵达 %1：%2</translation></message>
<message><source>variable %1: %2</source><extracomment>run</extracomment><translation>变量 %1：%2</translation></message>
<message><source>%1, at tick %2</source><extracomment>run</extracomment><translation>%1，第 %2 刻</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after the start. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>第 %1 刻，运行与运行记录不同：%2。差异出现在开始之后。请使用当时记录它的 Tiller 版本。</translation></message>
<message><source>The run differs from the recording at tick %1: %2. The difference began after tick %3. Use the version of Tiller that recorded it.</source><extracomment>run</extracomment><translation>第 %1 刻，运行与运行记录不同：%2。差异出现在第 %3 刻之后。请使用当时记录它的 Tiller 版本。</translation></message>
<message><source>--every requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--every 需要 --trace 或 --plots。`tiller run --help` 显示帮助。</translation></message>
<message><source>--decimals requires --trace or --plots. `tiller run --help` shows help.</source><extracomment>run</extracomment><translation>--decimals 需要 --trace 或 --plots。`tiller run --help` 显示帮助。</translation></message>
<message><source>warning: %1 has no plots, so --plots writes the ticks alone. Add plots in the editor.</source><extracomment>run</extracomment><translation>警告：%1 没有曲线图，因此 --plots 只写出刻。请在编辑器中添加曲线图。</translation></message>
<message><source>How many ticks to run, unless the run ends before. Default: %1, or the length of the log of --inputs.</source><extracomment>run</extracomment><translation>运行多少刻，除非运行提前结束。默认：%1，或 --inputs 的日志的长度。</translation></message>
<message><source>Print the hash of the final state in hex, as the last line of the output.</source><extracomment>run</extracomment><translation>以十六进制输出最终状态的哈希，作为输出的最后一行。</translation></message>
<message><source>Print one JSON object: ticks, agents, hash, contacts per pair of types, events (arrivals and entered modes, per agent type and node), how the run ended, and seconds.</source><extracomment>run</extracomment><translation>输出一个 JSON 对象：ticks、agents、hash、contacts（每对类型的接触）、events（抵达和进入的模式，按智能体类型和节点）、运行如何结束，以及 seconds。</translation></message>
<message><source>%1 is not installed. Install %2.</source><extracomment>sweep</extracomment><translation>%1 未安装。请安装 %2。</translation></message>
<message><source>Slurm's commands, and call this on a machine that may submit</source><extracomment>sweep</extracomment><translation>Slurm 的命令，并在可以提交作业的机器上调用</translation></message>
<message><source>--sweep, --vary, --seeds, --ticks, --measure, --take and --limit require plan.</source><extracomment>sweep</extracomment><translation>--sweep、--vary、--seeds、--ticks、--measure、--take 和 --limit 需要 plan。</translation></message>
<message><source>--output requires plan or merge.</source><extracomment>sweep</extracomment><translation>--output 需要 plan 或 merge。</translation></message>
<message><source>--chunk and --threads require run.</source><extracomment>sweep</extracomment><translation>--chunk 和 --threads 需要 run。</translation></message>
<message><source>--engine and --chunks require submit.</source><extracomment>sweep</extracomment><translation>--engine 和 --chunks 需要 submit。</translation></message>
<message><source>%1 x %2 of %3 ticks: %4, about %5 s on one core</source><extracomment>sweep</extracomment><translation>%1 × %2，每次 %3 刻：%4，单核约 %5 秒</translation></message>
<message numerus="yes"><source>%n combinations</source><extracomment>sweep</extracomment><translation><numerusform>%n 种组合</numerusform></translation></message>
<message><source>--chunk is "%1". Write I/N, as in 1/8.</source><extracomment>sweep</extracomment><translation>--chunk 是“%1”。请写成 I/N，例如 1/8。</translation></message>
<message numerus="yes"><source>running %n runs</source><extracomment>sweep</extracomment><translation><numerusform>正在进行 %n 次运行</numerusform></translation></message>
<message><source>%1, %2 s; %3 had a result already</source><extracomment>sweep</extracomment><translation>%1，%2 秒；另有 %3 次早已有结果</translation></message>
<message numerus="yes"><source>%n runs of %1 have no result yet. `tiller sweep run` runs them.</source><extracomment>sweep</extracomment><translation><numerusform>%1 次运行中有 %n 次还没有结果。`tiller sweep run` 会运行它们。</numerusform></translation></message>
<message><source>runs</source><extracomment>sweep</extracomment><translation>运行</translation></message>
<message><source>mean</source><extracomment>sweep</extracomment><translation>平均</translation></message>
<message><source>spread</source><extracomment>sweep</extracomment><translation>浮动</translation></message>
<message><source>no sweeps</source><extracomment>sweep</extracomment><translation>没有扫描</translation></message>
<message><source>the project has no sweep "%1". `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>项目没有扫描“%1”。`tiller sweep show` 会列出它们。</translation></message>
<message><source>the project has no sweep. Name what varies with --vary PATH=VALUES and what counts with --measure, or make a sweep in the editor.</source><extracomment>sweep_choice</extracomment><translation>项目没有扫描。请用 --vary PATH=VALUES 指定改变什么，用 --measure 指定测量什么，或在编辑器中创建扫描。</translation></message>
<message><source>the project has several sweeps. Choose one with --sweep; `tiller sweep show` lists them.</source><extracomment>sweep_choice</extracomment><translation>项目有多个扫描。请用 --sweep 选择一个；`tiller sweep show` 会列出它们。</translation></message>
<message><source>%1: "%2" is neither a plot of the project nor a setting of plots. Write the name of a plot, or settings as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>%1：“%2”既不是项目的曲线图，也不是曲线图的设置。请写曲线图的名称，或像 quantity=count,of=prey 这样的设置。</translation></message>
<message><source>the sweep measures nothing. Name a plot of the project with --measure, or settings with an agent type, as in quantity=count,of=prey.</source><extracomment>sweep_choice</extracomment><translation>扫描没有测量任何东西。请用 --measure 指定项目的一个曲线图，或带智能体类型的设置，例如 quantity=count,of=prey。</translation></message>
<message><source>Takes the output of one card to the input of another.</source><extracomment>inspector_model</extracomment><translation>把一张卡片的输出传到另一张卡片的输入。</translation></message>
<message><source>Nodes that the canvas shows as one card.</source><extracomment>inspector_model</extracomment><translation>在画布上显示为一张卡片的若干节点。</translation></message>
<message><source>"%1" has no range from %2 to %3. Write the smaller number first.</source><extracomment>find_task</extracomment><translation>“%1”没有从 %2 到 %3 的范围。请先写较小的数。</translation></message>
<message><source>"%1" is no range. Write PATH=FROM..TO, as in hunter.maxSpeed=60..150.</source><extracomment>find_task</extracomment><translation>“%1”不是范围。请写成 路径=起..止，例如 hunter.maxSpeed=60..150。</translation></message>
<message><source>The search has no goal. Say what should be small, large or near a number.</source><extracomment>find_task</extracomment><translation>搜索没有目标。请指明什么应当小、大或接近某个数。</translation></message>
<message><source>A search changes 1 to %1 values; this one has %2.</source><extracomment>find_task</extracomment><translation>一次搜索可改变 1 到 %1 个值；这次有 %2 个。</translation></message>
<message><source>The search would not end. Give it a number of seconds or of points.</source><extracomment>find_task</extracomment><translation>搜索不会结束。请给出秒数或点数。</translation></message>
<message><source>A search needs at least one seed and one tick.</source><extracomment>find_task</extracomment><translation>搜索至少需要一个种子和一刻。</translation></message>
<message><source>The weight of a goal must be above 0.</source><extracomment>find_task</extracomment><translation>目标的权重必须大于 0。</translation></message>
<message><source>"%1" has two ranges. Remove one.</source><extracomment>find_task</extracomment><translation>“%1”有两个范围。请移除一个。</translation></message>
<message><source>The project has several worlds; this is "%1", the first. Choose another world or a level with --part: %2</source><extracomment>ldtk</extracomment><translation>项目有多个世界；这是第一个，“%1”。要用其他世界或关卡，请用 --part 选择：%2</translation></message>
<message><source>The project has no levels.</source><extracomment>ldtk</extracomment><translation>项目没有关卡。</translation></message>
<message><source>There is no world and no level "%1".</source><extracomment>ldtk</extracomment><translation>没有世界或关卡“%1”。</translation></message>
<message><source>The level "%1" is not read: %2</source><extracomment>ldtk</extracomment><translation>未读取关卡“%1”：%2</translation></message>
<message><source>The layer has no "__gridSize" above 0.</source><extracomment>ldtk</extracomment><translation>图层没有大于 0 的“__gridSize”。</translation></message>
<message><source>Import one level.</source><extracomment>ldtk</extracomment><translation>请导入单个关卡。</translation></message>
<message><source>"intGridCsv" does not hold the cells of the layer's size.</source><extracomment>ldtk</extracomment><translation>“intGridCsv”的单元格数与图层大小不符。</translation></message>
<message><source>"px" of a tile is not two numbers.</source><extracomment>ldtk</extracomment><translation>图块的“px”不是两个数。</translation></message>
<message><source>The levels have more than 100,000 entities. Import one level.</source><extracomment>ldtk</extracomment><translation>各关卡的实体超过 100,000 个。请导入单个关卡。</translation></message>
<message><source>"%1" is not two numbers.</source><extracomment>ldtk</extracomment><translation>“%1”不是两个数。</translation></message>
<message><source>The scale must be a number above 0.</source><extracomment>map_import</extracomment><translation>比例必须是大于 0 的数。</translation></message>
<message><source>All of the map is left of or above the place where it began at its first import, so nothing of it would be in the world. Import it into a new project.</source><extracomment>map_import</extracomment><translation>整个地图都在首次导入时起点的左侧或上方，因此不会有任何内容落在世界中。请把它导入新项目。</translation></message>
<message><source>The map has grown %1 u to the left since its first import.</source><extracomment>map_import</extracomment><translation>地图自首次导入以来向左扩大了 %1 单位。</translation></message>
<message><source>The map has grown %1 u to the left and %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>地图自首次导入以来向左扩大了 %1 单位，向上扩大了 %2 单位。</translation></message>
<message><source>The map has grown %2 u upward since its first import.</source><extracomment>map_import</extracomment><translation>地图自首次导入以来向上扩大了 %2 单位。</translation></message>
<message><source>What is there is outside the world, whose (0, 0) stays where it was. Import the map into a new project to begin at its new corner.</source><extracomment>map_import</extracomment><translation>那里的内容在世界之外，因为世界的 (0, 0) 留在原处。要从新的角开始，请把地图导入新项目。</translation></message>
<message><source>The tiles become more than 10,000 obstacles and regions, with the layer "%1". Choose fewer layers and values, or import a part of the map.</source><extracomment>map_import</extracomment><translation>加上图层“%1”，图块变成的障碍物和区域会超过 10,000 个。请减少所选的图层和值，或只导入地图的一部分。</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a path: it has one place only.</source><extracomment>map_import</extracomment><translation>图层“%3”的对象“%1”(%2) 不能变成路径：它只有一个位置。</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become a region: it has no area.</source><extracomment>map_import</extracomment><translation>图层“%3”的对象“%1”(%2) 不能变成区域：它没有面积。</translation></message>
<message><source>The object "%1" (%2) of the layer "%3" cannot become an obstacle: it has no size.</source><extracomment>map_import</extracomment><translation>图层“%3”的对象“%1”(%2) 不能变成障碍物：它没有大小。</translation></message>
<message><source>"%1" is no more in the map, but stays: a node names it.</source><extracomment>map_import</extracomment><translation>“%1”已不在地图中，但予以保留：有节点引用它。</translation></message>
<message><source>%1 and %2 more</source><extracomment>map_import</extracomment><translation>%1 以及另外 %2 项</translation></message>
<message><source>The world becomes %1 by %2, from %3 by %4.</source><extracomment>map_import</extracomment><translation>世界变为 %1 × %2，原为 %3 × %4。</translation></message>
<message><source>The world is %1 by %2.</source><extracomment>map_import</extracomment><translation>世界为 %1 × %2。</translation></message>
<message><source>Left out: %1.</source><extracomment>map_import</extracomment><translation>已略去：%1。</translation></message>
<message><source>Only in the picture: %1.</source><extracomment>map_import</extracomment><translation>仅在图片中：%1。</translation></message>
<message numerus="yes"><source>%n obstacles</source><extracomment>map_import</extracomment><translation><numerusform>%n 个障碍物</numerusform></translation></message>
<message numerus="yes"><source>%n regions</source><extracomment>map_import</extracomment><translation><numerusform>%n 个区域</numerusform></translation></message>
<message numerus="yes"><source>%n paths</source><extracomment>map_import</extracomment><translation><numerusform>%n 条路径</numerusform></translation></message>
<message numerus="yes"><source>%n agents</source><extracomment>map_import</extracomment><translation><numerusform>%n 个智能体</numerusform></translation></message>
<message numerus="yes"><source>%n tiles become %1</source><extracomment>map_import</extracomment><translation><numerusform>%n 个图块变成%1</numerusform></translation></message>
<message><source>%1; objects become %2</source><extracomment>map_import</extracomment><translation>%1；对象变成%2</translation></message>
<message><source>it is not in the map's folder.</source><extracomment>map_picture</extracomment><translation>它不在地图的文件夹中。</translation></message>
<message><source>it has more than 16 MB.</source><extracomment>map_picture</extracomment><translation>它超过 16 MB。</translation></message>
<message><source>it cannot be read. Save it as PNG or JPEG.</source><extracomment>map_picture</extracomment><translation>无法读取它。请存为 PNG 或 JPEG。</translation></message>
<message><source>it has more than 36 million pixels.</source><extracomment>map_picture</extracomment><translation>它超过 3600 万像素。</translation></message>
<message><source>those of the map have more than 100 million pixels.</source><extracomment>map_picture</extracomment><translation>地图的图片超过 1 亿像素。</translation></message>
<message><source>The picture %1 is not drawn: %2</source><extracomment>map_picture</extracomment><translation>未绘制图片 %1：%2</translation></message>
<message><source>The map draws too much; its picture shows what is behind.</source><extracomment>map_picture</extracomment><translation>地图绘制的内容太多；其图片只显示靠后的部分。</translation></message>
<message><source>It could not be read.</source><extracomment>map_reading</extracomment><translation>无法读取。</translation></message>
<message><source>Line %1: %2</source><extracomment>map_reading</extracomment><translation>第 %1 行：%2</translation></message>
<message><source>There is no such file.</source><extracomment>map_reading</extracomment><translation>没有这个文件。</translation></message>
<message><source>It is not in the map's folder; files elsewhere are not read. Move it there.</source><extracomment>map_reading</extracomment><translation>它不在地图的文件夹中；别处的文件不会读取。请把它移到那里。</translation></message>
<message><source>There are more warnings.</source><extracomment>map_reading</extracomment><translation>还有其他警告。</translation></message>
<message><source>"%1" is %2, not %3.</source><extracomment>map_reading</extracomment><translation>“%1”是%2，不是%3。</translation></message>
<message><source>"%1" is no whole number from %2 to %3.</source><extracomment>map_reading</extracomment><translation>“%1”不是 %2 到 %3 之间的整数。</translation></message>
<message><source>a text</source><extracomment>map_reading</extracomment><translation>文字</translation></message>
<message><source>The property "%1" is left out: a project cannot hold two of this name.</source><extracomment>map_reading</extracomment><translation>已略去属性“%1”：项目不能有两个同名属性。</translation></message>
<message><source>The property "%1" is left out: a project cannot hold its name or value.</source><extracomment>map_reading</extracomment><translation>已略去属性“%1”：项目不能保存它的名称或值。</translation></message>
<message><source>The property "%1" is kept without the lists and objects that are in its list: a project cannot hold them.</source><extracomment>map_reading</extracomment><translation>已保留属性“%1”，但略去其列表中的列表和对象：项目不能保存它们。</translation></message>
<message><source>The picture "%1" is not drawn. %2</source><extracomment>map_reading</extracomment><translation>未绘制图片“%1”。%2</translation></message>
<message><source>The map has more than 1,000,000 tiles; its picture shows the first.</source><extracomment>map_reading</extracomment><translation>地图的图块超过 1,000,000 个；其图片只显示前面的部分。</translation></message>
<message><source>The layers have more than 10,000,000 cells.</source><extracomment>map_reading</extracomment><translation>各图层的单元格超过 10,000,000 个。</translation></message>
<message><source>The file is no map of Tiled (.tmj, .tmx) and no project of LDtk (.ldtk).</source><extracomment>map_reading</extracomment><translation>文件既不是 Tiled 的地图 (.tmj, .tmx)，也不是 LDtk 的项目 (.ldtk)。</translation></message>
<message><source>Only projects of LDtk have parts to choose from.</source><extracomment>map_reading</extracomment><translation>只有 LDtk 的项目才有可选的部分。</translation></message>
<message><source>The map is empty: it has no size. Draw something in it first.</source><extracomment>map_reading</extracomment><translation>地图是空的：它没有大小。请先在其中画些内容。</translation></message>
<message><source>The text is not UTF-8. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>文本不是 UTF-8。请在 Tiled 中重新保存地图。</translation></message>
<message><source>The file has more elements than a map can have. In Tiled, save its layers as CSV or base64, not as XML.</source><extracomment>map_xml</extracomment><translation>文件的元素数超过地图可有的数量。请在 Tiled 中把图层存为 CSV 或 base64，而不是 XML。</translation></message>
<message><source>This is not sound XML: %1. Save the map again in Tiled.</source><extracomment>map_xml</extracomment><translation>这不是有效的 XML：%1。请在 Tiled 中重新保存地图。</translation></message>
<message><source>The file is XML, but no map of Tiled.</source><extracomment>map_xml</extracomment><translation>文件是 XML，但不是 Tiled 的地图。</translation></message>
<message><source>The file is nested deeper than %1 levels. Use fewer groups.</source><extracomment>map_xml</extracomment><translation>文件嵌套超过 %1 层。请减少组。</translation></message>
<message><source>The map is %1. Only orthogonal maps can be imported.</source><extracomment>tiled</extracomment><translation>地图是 %1。只能导入正交地图。</translation></message>
<message><source>The map has no size of its tiles: "tilewidth" and "tileheight" must be above 0.</source><extracomment>tiled</extracomment><translation>地图没有图块大小：“tilewidth”和“tileheight”必须大于 0。</translation></message>
<message><source>Import a part of the map.</source><extracomment>tiled</extracomment><translation>请导入地图的一部分。</translation></message>
<message><source>The map has more than 100,000 objects.</source><extracomment>tiled</extracomment><translation>地图的对象超过 100,000 个。</translation></message>
<message><source>The objects have more than 2,000,000 points.</source><extracomment>tiled</extracomment><translation>各对象的点超过 2,000,000 个。</translation></message>
<message><source>The template "%1" is not read: %2</source><extracomment>tiled</extracomment><translation>未读取模板“%1”：%2</translation></message>
<message><source>it holds no object.</source><extracomment>tiled</extracomment><translation>其中没有对象。</translation></message>
<message><source>The template "%1" is not read: it is too large.</source><extracomment>tiled</extracomment><translation>未读取模板“%1”：它太大。</translation></message>
<message><source>The tiles have more than 100,000 collision shapes. Use fewer, or import a part of the map.</source><extracomment>tiled</extracomment><translation>图块的碰撞形状超过 100,000 个。请减少，或导入地图的一部分。</translation></message>
<message><source>The shape has more than 100,000 points. Use several shapes.</source><extracomment>tiled_parts</extracomment><translation>此形状的点超过 100,000 个。请使用多个形状。</translation></message>
<message><source>The map lists more than 1,000 tilesets.</source><extracomment>tiled_parts</extracomment><translation>地图列出的图块集超过 1,000 个。</translation></message>
<message><source>The tileset "%1" is not read, so its tiles have no collision shapes and no classes: %2</source><extracomment>tiled_parts</extracomment><translation>未读取图块集“%1”，因此其图块没有碰撞形状和类：%2</translation></message>
<message><source>The tilesets have more than 1,000,000 tiles and shapes.</source><extracomment>tiled_parts</extracomment><translation>各图块集的图块和形状超过 1,000,000 个。</translation></message>
<message numerus="yes"><source>The layer does not hold the %n tiles of its size. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation><numerusform>图层的内容不足其大小所需的 %n 个图块。请在 Tiled 中重新保存地图。</numerusform></translation></message>
<message><source>The layer's data is no sound %1. Save the map again in Tiled.</source><extracomment>tiled_tiles</extracomment><translation>图层的数据不是有效的%1。请在 Tiled 中重新保存地图。</translation></message>
<message><source>list of tiles</source><extracomment>tiled_tiles</extracomment><translation>图块列表</translation></message>
<message><source>Layers with the encoding "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>无法读取编码为“%1”的图层。请在 Tiled 的地图属性中选择 CSV。</translation></message>
<message><source>Layers with the compression "%1" cannot be read. In the map's properties in Tiled, choose CSV.</source><extracomment>tiled_tiles</extracomment><translation>无法读取压缩方式为“%1”的图层。请在 Tiled 的地图属性中选择 CSV。</translation></message>
<message><source>%1 of its size</source><extracomment>tiled_tiles</extracomment><translation>大小相符的 %1</translation></message>
<message><source>A page needs %1, which cannot be read. Make it with ./dev page in the sources of Tiller, then try again.</source><extracomment>page</extracomment><translation>页面需要 %1，但无法读取。请在 Tiller 源码中用 ./dev page 生成它，然后重试。</translation></message>
<message><source>Weight for %1</source><extracomment>page</extracomment><translation>对 %1 的权重</translation></message>
<message><source>The template of pages lacks %1 followed by %2, once each. Make it again with ./dev page.</source><extracomment>page</extracomment><translation>页面模板中缺少各一次的 %1 和其后的 %2。请用 ./dev page 重新生成。</translation></message>
<message><source>The page lacks the picture "%1": it is missing, larger than %2 MB, outside the project's folder, or not a PNG, JPEG, GIF or WebP file.</source><extracomment>page</extracomment><translation>网页缺少图片“%1”：它不存在、大于 %2 MB、不在项目文件夹内，或不是 PNG、JPEG、GIF 或 WebP 文件。</translation></message>
<message><source>A site needs at least one project.</source><extracomment>site</extracomment><translation>网站至少需要一个项目。</translation></message>
<message><source>Two projects are named "%1". Rename one of the files: browsers remember by this name what is done.</source><extracomment>site</extracomment><translation>有两个项目都叫“%1”。请重命名其中一个文件：浏览器用这个名称记住已完成的内容。</translation></message>
<message><source>The folder "%1" could not be written: %2. What it held before is unchanged.</source><extracomment>site</extracomment><translation>无法写入文件夹“%1”：%2。其中原有的内容没有改变。</translation></message>
<message><source>"%1" is a file, and a site is a folder. Name another one.</source><extracomment>site</extracomment><translation>“%1”是文件，而网站是文件夹。请换一个名称。</translation></message>
<message><source>The folder "%1" holds "%2", which is no page of a site. Nothing was written. Name a new folder, or move that away.</source><extracomment>site</extracomment><translation>文件夹“%1”中有“%2”，它不是网站的页面。没有写入任何内容。请换一个新文件夹，或把它移走。</translation></message>
<message><source>Canceled.</source><extracomment>site</extracomment><translation>已取消。</translation></message>
<message><source>Measure how long a tick of a project takes.</source><extracomment>help of tiller bench</extracomment><translation>测量项目的一刻需要多长时间。</translation></message>
<message><source>A project or an export.</source><extracomment>help of tiller bench</extracomment><translation>项目或导出文件。</translation></message>
<message><source>Run with N agents in all. Counts, world and scene grow together, so the density stays the same.</source><extracomment>help of tiller bench</extracomment><translation>总共用 N 个智能体运行。数量、世界和场景一起扩大，因此密度不变。</translation></message>
<message><source>Ticks to run before the clock starts. Default: 0.</source><extracomment>help of tiller bench</extracomment><translation>计时开始前运行的刻数。默认：0。</translation></message>
<message><source>Print the problems of files as FILE:LINE:COLUMN: text. Prints nothing for a file without problems or hints.</source><extracomment>help of tiller check</extracomment><translation>以 FILE:LINE:COLUMN: 文字 的形式列出文件的问题。文件没有问题和提示时不输出任何内容。</translation></message>
<message><source>Projects or exports.</source><extracomment>help of tiller check</extracomment><translation>项目或导出文件。</translation></message>
<message><source>Print the manual page, as roff.</source><extracomment>help of tiller command_line</extracomment><translation>以 roff 格式输出手册页。</translation></message>
<message><source>Print a script that completes this command.</source><extracomment>help of tiller command_line</extracomment><translation>输出用于补全此命令的脚本。</translation></message>
<message><source>bash, zsh or fish.</source><extracomment>help of tiller command_line</extracomment><translation>bash、zsh 或 fish。</translation></message>
<message><source>The seed of all random numbers. Default: the project's.</source><extracomment>help of tiller command_line</extracomment><translation>所有随机数的种子。默认：项目的种子。</translation></message>
<message><source>Where the mouse is and where it was clicked, for Cursor targets. Default: there is no mouse.</source><extracomment>help of tiller command_line</extracomment><translation>鼠标所在和点击的位置，供“光标”目标使用。默认：没有鼠标。</translation></message>
<message><source>Threads to use. The result is the same with any number. Default: one per core.</source><extracomment>help of tiller command_line</extracomment><translation>使用的线程数。无论多少，结果都相同。默认：每个核心一个。</translation></message>
<message><source>Instruction set to use: scalar, avx2, avx512 or neon. Default: the widest that this machine has.</source><extracomment>help of tiller command_line</extracomment><translation>使用的指令集：scalar、avx2、avx512 或 neon。默认：此机器支持的最宽的一种。</translation></message>
<message><source>Sort the agents by place every K ticks. Default: when it pays.</source><extracomment>help of tiller command_line</extracomment><translation>每 K 刻按位置给智能体排序一次。默认：划算时才排。</translation></message>
<message><source>Draw a run as a picture or a film, without a display. Needs the editor, and ffmpeg for films.</source><extracomment>help of tiller editor</extracomment><translation>把一次运行绘制成图片或视频，无需显示器。需要编辑器；视频还需要 ffmpeg。</translation></message>
<message><source>A project (*.tiller) or an export.</source><extracomment>help of tiller editor</extracomment><translation>项目 (*.tiller) 或导出文件。</translation></message>
<message><source>The file to write. *.png is a picture of the last tick; *.gif and *.mp4 are films.</source><extracomment>help of tiller editor</extracomment><translation>要写入的文件。*.png 是最后一刻的图片；*.gif 和 *.mp4 是视频。</translation></message>
<message><source>The first tick of a film. Default: 0.</source><extracomment>help of tiller editor</extracomment><translation>视频的第一刻。默认：0。</translation></message>
<message><source>One frame every K ticks. Default: 30 frames per second of watching.</source><extracomment>help of tiller editor</extracomment><translation>每 K 刻一帧。默认：观察的每秒 30 帧。</translation></message>
<message><source>Width and height in pixels, each from 16 to 8192. Default: 1280x720.</source><extracomment>help of tiller editor</extracomment><translation>宽和高，以像素计，都在 16 到 8192 之间。默认：1280x720。</translation></message>
<message><source>dark or light. Default: dark.</source><extracomment>help of tiller editor</extracomment><translation>dark 或 light。默认：dark。</translation></message>
<message><source>Start the editor, tiller-editor.</source><extracomment>help of tiller editor</extracomment><translation>启动编辑器 tiller-editor。</translation></message>
<message><source>The project to open.</source><extracomment>help of tiller editor</extracomment><translation>要打开的项目。</translation></message>
<message><source>Write what a game needs of a project, or a page that plays it.</source><extracomment>help of tiller export</extracomment><translation>写出游戏所需的项目内容，或一个可运行项目的网页。</translation></message>
<message><source>A project (*.tiller); with site, all lessons in their order.</source><extracomment>help of tiller export</extracomment><translation>项目 (*.tiller)；用于 site 时：所有的课，按次序。</translation></message>
<message><source>The file to write; - is standard output. With site: the folder.</source><extracomment>help of tiller export</extracomment><translation>要写入的文件；- 表示标准输出。用于 site 时：文件夹。</translation></message>
<message><source>With site: its title. Default: the name of the folder.</source><extracomment>help of tiller export</extracomment><translation>用于 site：它的标题。默认：文件夹的名称。</translation></message>
<message><source>With html and site: the language of the page at first. Pupils can choose another one. Default: that of the browser.</source><extracomment>help of tiller export</extracomment><translation>用于 html 和 site：网页最初的语言。学生可以另选语言。默认：浏览器的语言。</translation></message>
<message><source>With html and site: the page to fill in, instead of the installed one.</source><extracomment>help of tiller export</extracomment><translation>用于 html 和 site：要填入内容的网页，代替已安装的那个。</translation></message>
<message><source>Find values of settings, weights and parameters that meet goals best.</source><extracomment>help of tiller find</extracomment><translation>寻找最能达到目标的设置、权重和参数的取值。</translation></message>
<message><source>A project (*.tiller).</source><extracomment>help of tiller find</extracomment><translation>项目 (*.tiller)。</translation></message>
<message><source>A number that may change, and its bounds. PATH is as in `tiller run --set`.</source><extracomment>help of tiller find</extracomment><translation>可以改变的数值及其上下限。PATH 与 `tiller run --set` 中相同。</translation></message>
<message><source>A number that should be small: the id or name of a plot of the project, or its settings as in a file, quantity=count,of=prey. After it may follow ,take=end, mean, first-at-least or first-at-most with ,limit=X, and ,weight=W.</source><extracomment>help of tiller find</extracomment><translation>应当小的数值：项目的曲线图的 ID 或名称，或像文件中那样写出其设置，quantity=count,of=prey。后面可跟 ,take=end、mean，或 first-at-least、first-at-most 并加 ,limit=X，以及 ,weight=W。</translation></message>
<message><source>A number that should be large.</source><extracomment>help of tiller find</extracomment><translation>应当大的数值。</translation></message>
<message><source>A number that should be near another one, which follows as ,target=X.</source><extracomment>help of tiller find</extracomment><translation>应当接近另一个数的数值，那个数以 ,target=X 跟在后面。</translation></message>
<message><source>Runs of each point, with seeds from the project's on. Default: 8.</source><extracomment>help of tiller find</extracomment><translation>每个点的运行次数，种子从项目的种子开始。默认：8。</translation></message>
<message><source>The length of each run. Default: 3600.</source><extracomment>help of tiller find</extracomment><translation>每次运行的长度。默认：3600。</translation></message>
<message><source>End after N points. The same call then finds the same values. Default: 100, if there is no --seconds.</source><extracomment>help of tiller find</extracomment><translation>试过 N 个点后结束。这样，同样的调用会找到同样的取值。没有 --seconds 时默认：100。</translation></message>
<message><source>End after S seconds.</source><extracomment>help of tiller find</extracomment><translation>S 秒后结束。</translation></message>
<message><source>How many runs at a time. Default: one on each core.</source><extracomment>help of tiller find</extracomment><translation>同时进行多少次运行。默认：每个核心一次。</translation></message>
<message><source>Write the project with the best values, if they are better than its own; - is standard output.</source><extracomment>help of tiller find</extracomment><translation>写出采用最佳取值的项目，前提是它们优于原来的取值；- 表示标准输出。</translation></message>
<message><source>Make a project of a map of Tiled or LDtk.</source><extracomment>help of tiller import</extracomment><translation>用 Tiled 或 LDtk 的地图创建项目。</translation></message>
<message><source>A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).</source><extracomment>help of tiller import</extracomment><translation>Tiled (*.tmj, *.tmx) 或 LDtk (*.ldtk) 的地图。</translation></message>
<message><source>The project to write; - is standard output.</source><extracomment>help of tiller import</extracomment><translation>要写入的项目；- 表示标准输出。</translation></message>
<message><source>A project that gets the map. What came from an earlier import of the same map is replaced, with the choices of that import. It may be OUT.</source><extracomment>help of tiller import</extracomment><translation>接收地图的项目。先前从同一地图导入的内容会被替换，并沿用那次导入的选择。可以就是 OUT。</translation></message>
<message><source>A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.</source><extracomment>help of tiller import</extracomment><translation>其图块变成障碍物的图层或 IntGrid 值（VALUE 或 LAYER/VALUE）。</translation></message>
<message><source>What the objects of a class or layer, or the tiles of a layer or IntGrid value, become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, point, tile-shapes, agent or agent:TYPE.</source><extracomment>help of tiller import</extracomment><translation>某个类或图层的对象，或某个图层或 IntGrid 值的图块，变成什么。KIND 为 nothing、layer（用于类：与其图层相同）、obstacle、region、path、point、tile-shapes、agent 或 agent:TYPE。</translation></message>
<message><source>Only this world or level of LDtk.</source><extracomment>help of tiller import</extracomment><translation>只导入 LDtk 的这个世界或关卡。</translation></message>
<message><source>World units per pixel. Default: that of the last import, or 1.</source><extracomment>help of tiller import</extracomment><translation>每像素的世界单位数。默认：与上次导入相同，否则为 1。</translation></message>
<message><source>List every node type.</source><extracomment>help of tiller list</extracomment><translation>列出所有节点类型。</translation></message>
<message><source>Print the JSON Schema (draft 7) of a file format.</source><extracomment>help of tiller list</extracomment><translation>输出一种文件格式的 JSON Schema (draft 7)。</translation></message>
<message><source>project or export.</source><extracomment>help of tiller list</extracomment><translation>project 或 export。</translation></message>
<message><source>Join the answers that pupils have handed in as one table.</source><extracomment>help of tiller list</extracomment><translation>将学生提交的答案合并为一个表格。</translation></message>
<message><source>Tables (CSV) of the pupils.</source><extracomment>help of tiller list</extracomment><translation>学生的表格（CSV）。</translation></message>
<message><source>The table to write. Without it, it goes to standard output.</source><extracomment>help of tiller list</extracomment><translation>要写入的表格。不指定时输出到标准输出。</translation></message>
<message><source>Run a project or an export.</source><extracomment>help of tiller run</extracomment><translation>运行项目或导出文件。</translation></message>
<message><source>Change one setting before the run. PATH is world.SETTING, NODE.SETTING, ITEM.SETTING (an item of the scene) or LINK.weight, all by id.</source><extracomment>help of tiller run</extracomment><translation>在运行前更改一项设置。PATH 为 world.SETTING、NODE.SETTING、ITEM.SETTING（场景元素）或 LINK.weight，都用 ID 指定。</translation></message>
<message><source>Replay an input log that the editor saved: the mouse and all edits, from the start of the run.</source><extracomment>help of tiller run</extracomment><translation>回放编辑器保存的输入日志：从运行开始起的鼠标和所有编辑。</translation></message>
<message><source>Write tick,agent,type,x,y,vx,vy for each agent and tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>从第 0 刻起，为每一刻的每个智能体写出 tick,agent,type,x,y,vx,vy，格式为 CSV；- 表示标准输出。</translation></message>
<message><source>Write the numbers of the project's plots, tick,NAME,..., for each tick from 0 on, as CSV; - is standard output.</source><extracomment>help of tiller run</extracomment><translation>从第 0 刻起，为每一刻写出项目的曲线图的数值 tick,NAME,...，格式为 CSV；- 表示标准输出。</translation></message>
<message><source>With --trace or --plots: write every K-th tick only. Default: 1.</source><extracomment>help of tiller run</extracomment><translation>与 --trace 或 --plots 一起使用：每 K 刻只写一次。默认：1。</translation></message>
<message><source>With --trace or --plots: round to N decimals, but keep four digits of small numbers. Default: as many as the numbers need to read back exactly.</source><extracomment>help of tiller run</extracomment><translation>与 --trace 或 --plots 一起使用：四舍五入到 N 位小数，但较小的数保留四位有效数字。默认：保留精确读回数值所需的位数。</translation></message>
<message><source>Run a project with many values and seeds, and measure one number of each run.</source><extracomment>help of tiller sweep</extracomment><translation>用多种取值和种子运行项目，每次运行测量一个数值。</translation></message>
<message><source>plan writes all runs of a project's sweep into a file. run runs those that have no result yet; it may be killed and called again, on several machines at a time. merge makes one table of all results. show prints means, of a plan or of the sweeps in a project. submit hands all runs over to Slurm or GNU parallel.</source><extracomment>help of tiller sweep</extracomment><translation>plan 把项目的扫描的所有运行写入一个文件。run 进行还没有结果的运行；可以中止后再次调用，也可以在多台机器上同时调用。merge 把所有结果合成一张表。show 显示平均值，来自计划或项目中的扫描。submit 把所有运行交给 Slurm 或 GNU parallel。</translation></message>
<message><source>A project (*.tiller) for plan and show; else a plan.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan 和 show：项目 (*.tiller)；否则为计划。</translation></message>
<message><source>The file that plan or merge writes; - is standard output.</source><extracomment>help of tiller sweep</extracomment><translation>plan 或 merge 写入的文件；- 表示标准输出。</translation></message>
<message><source>With plan: the id or name of one of the project's sweeps.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：项目的某个扫描的 ID 或名称。</translation></message>
<message><source>With plan: another sweep than one of the project. PATH is as in `tiller run --set`; VALUES is a list, 1,2,5, or a range, "1..10 in 4".</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：项目的扫描之外的另一个扫描。PATH 与 `tiller run --set` 中相同；VALUES 是列表 1,2,5，或范围 "1..10 in 4"。</translation></message>
<message><source>With plan: runs of each combination, with seeds from the project's on.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：每种组合的运行次数，种子从项目的种子开始。</translation></message>
<message><source>With plan: the length of each run.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：每次运行的长度。</translation></message>
<message><source>With plan: the id or name of a plot of the project; or its settings as in a file, quantity=count,of=prey.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：项目的曲线图的 ID 或名称；或像文件中那样写出其设置，quantity=count,of=prey。</translation></message>
<message><source>With plan: the number at the end, its mean over time, or the time when it first reaches the limit.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：结束时的数值、其时间平均，或首次达到界限的时间。</translation></message>
<message><source>With plan: the limit of --take.</source><extracomment>help of tiller sweep</extracomment><translation>用于 plan：--take 的界限。</translation></message>
<message><source>With run: the I-th of N parts of the runs, as in 1/8. Default: all.</source><extracomment>help of tiller sweep</extracomment><translation>用于 run：N 份运行中的第 I 份，例如 1/8。默认：全部。</translation></message>
<message><source>With run: how many runs at a time. Default: one on each core.</source><extracomment>help of tiller sweep</extracomment><translation>用于 run：同时进行多少次运行。默认：每个核心一次。</translation></message>
<message><source>With submit: slurm (a job array, by sbatch) or parallel (GNU parallel).</source><extracomment>help of tiller sweep</extracomment><translation>用于 submit：slurm（作业数组，通过 sbatch）或 parallel（GNU parallel）。</translation></message>
<message><source>With submit: into how many jobs the runs are divided. Default: 16.</source><extracomment>help of tiller sweep</extracomment><translation>用于 submit：把运行分成多少个作业。默认：16。</translation></message>
<message><source>First steps</source><extracomment>group of examples</extracomment><translation>入门</translation></message>
<message><source>Groups</source><extracomment>group of examples</extracomment><translation>群体</translation></message>
<message><source>Worlds that live</source><extracomment>group of examples</extracomment><translation>有生命的世界</translation></message>
<message><source>Worlds with numbers</source><extracomment>group of examples</extracomment><translation>有数值的世界</translation></message>
<message><source>Ants</source><extracomment>title of an example</extracomment><translation>蚂蚁</translation></message>
<message><source>Smell of the nest</source><extracomment>example ants</extracomment><translation>蚁巢的气味</translation></message>
<message><source>Scent of food</source><extracomment>example ants</extracomment><translation>食物的气味</translation></message>
<message><source>Nest</source><extracomment>example ants</extracomment><translation>蚁巢</translation></message>
<message><source>Food</source><extracomment>example ants</extracomment><translation>食物</translation></message>
<message><source>Searching ants</source><extracomment>example ants</extracomment><translation>觅食的蚂蚁</translation></message>
<message><source>Carrying ants</source><extracomment>example ants</extracomment><translation>搬运的蚂蚁</translation></message>
<message><source>Look about</source><extracomment>example ants</extracomment><translation>四处寻找</translation></message>
<message><source>Follow the scent of food</source><extracomment>example ants</extracomment><translation>跟随食物气味</translation></message>
<message><source>Go where the nest smells</source><extracomment>example ants</extracomment><translation>朝巢味浓处走</translation></message>
<message><source>Time on the way</source><extracomment>example ants</extracomment><translation>路上的时间</translation></message>
<message><source>Less and less</source><extracomment>example ants</extracomment><translation>越来越少</translation></message>
<message><source>Always</source><extracomment>example ants</extracomment><translation>始终</translation></message>
<message><source>Leave the scent of food</source><extracomment>example ants</extracomment><translation>留下食物气味</translation></message>
<message><source>Food found</source><extracomment>example ants</extracomment><translation>找到食物</translation></message>
<message><source>Back at the nest</source><extracomment>example ants</extracomment><translation>回到蚁巢</translation></message>
<message><source>Take a piece</source><extracomment>example ants</extracomment><translation>取一块</translation></message>
<message><source>Go again</source><extracomment>example ants</extracomment><translation>再次出发</translation></message>
<message><source>Store it</source><extracomment>example ants</extracomment><translation>存放</translation></message>
<message><source>Pieces in the nest</source><extracomment>example ants</extracomment><translation>巢中的块数</translation></message>
<message><source>How much they follow the scent</source><extracomment>example ants</extracomment><translation>跟随气味的程度</translation></message>
<message><source>Nobody follows the scent</source><extracomment>example ants</extracomment><translation>谁也不跟随气味</translation></message>
<message><source>Scent fades fast</source><extracomment>example ants</extracomment><translation>气味很快消退</translation></message>
<message><source>Ants that carry</source><extracomment>example ants</extracomment><translation>正在搬运的蚂蚁</translation></message>
<message><source>Ants look for food and carry it home. On the way home they leave a scent, others follow it, and a trail of ants joins food and nest.</source><extracomment>example ants</extracomment><translation>蚂蚁寻找食物并搬回家。回家路上它们留下气味，其他蚂蚁跟随气味，于是一条蚂蚁的队伍把食物和蚁巢连了起来。</translation></message>
<message><source>[Searching ants](node:searcher) [wander](node:stray) and [follow the scent of food](node:to-food) where there is some. In the [food](item:food) each [takes a piece](node:take) and becomes one of the [carrying ants](node:carrier). These [go where the nest smells](node:to-home) more, and [leave the scent of food](node:mark-food), [less and less](node:strength) with the time since they left the food: so there is most of it where the food is.

In the [nest](item:nest) they [store](node:store) the piece and [go again](node:drop). There are two grounds: the smell of the nest, which stays, and the scent of food, which spreads and fades.</source><extracomment>example ants</extracomment><translation>[觅食的蚂蚁](node:searcher)[徘徊](node:stray)，遇到食物气味就[跟随食物气味](node:to-food)。在[食物](item:food)处，每只[取一块](node:take)，变成[搬运的蚂蚁](node:carrier)。它们[朝巢味浓处走](node:to-home)，并[留下食物气味](node:mark-food)，离开食物的时间越长，留得[越来越少](node:strength)：因此气味在食物所在处最浓。

在[蚁巢](item:nest)里，它们[存放](node:store)这一块，然后[再次出发](node:drop)。这里有两个地面：蚁巢的气味，一直不变；食物的气味，会扩散和消退。</translation></message>
<message><source>- At first ants find the food by chance. As soon as a few have found it, most go straight to it.
- In 20 runs with different seeds, between 792 and 862 pieces lay in the nest after two minutes; if nobody follows the scent, at most 123.
- No ant knows the way: the scent on the ground shows it.</source><extracomment>example ants</extracomment><translation>- 起初蚂蚁靠碰运气找到食物。只要有几只找到，多数蚂蚁就会直奔过去。
- 在 20 次种子不同的运行中，两分钟后巢里有 792 到 862 块；如果谁也不跟随气味，最多只有 123 块。
- 没有哪只蚂蚁知道路：路由地面上的气味指明。</translation></message>
<message><source>- [Nobody follows the scent](experiment:experiment-alone): how many pieces come home now?
- [Scent fades fast](experiment:experiment-short): is there still a trail?
- Drag the food to another place while they run. How long do they still go to the old one?</source><extracomment>example ants</extracomment><translation>- [谁也不跟随气味](experiment:experiment-alone)：现在有多少块运回家？
- [气味很快消退](experiment:experiment-short)：还会有一条路吗？
- 在运行时把食物拖到别处。它们还会往老地方跑多久？</translation></message>
<message><source>Arrival</source><extracomment>title of an example</extracomment><translation>抵达</translation></message>
<message><source>Goal</source><extracomment>example arrival</extracomment><translation>目标</translation></message>
<message><source>Seeker</source><extracomment>example arrival</extracomment><translation>靠近者</translation></message>
<message><source>Arriver</source><extracomment>example arrival</extracomment><translation>抵达者</translation></message>
<message><source>Early braker</source><extracomment>example arrival</extracomment><translation>早刹车者</translation></message>
<message><source>Click, else the goal</source><extracomment>example arrival</extracomment><translation>点击处，否则目标</translation></message>
<message><source>Arrive from afar</source><extracomment>example arrival</extracomment><translation>从远处抵达</translation></message>
<message><source>Mass of Arriver</source><extracomment>example arrival</extracomment><translation>抵达者的质量</translation></message>
<message><source>Force of Arrive</source><extracomment>example arrival</extracomment><translation>抵达的力</translation></message>
<message><source>Slowing radius 50</source><extracomment>example arrival</extracomment><translation>减速半径 50</translation></message>
<message><source>Mass 80</source><extracomment>example arrival</extracomment><translation>质量 80</translation></message>
<message><source>Stop radius 0</source><extracomment>example arrival</extracomment><translation>停止半径 0</translation></message>
<message><source>The goal follows the mouse</source><extracomment>example arrival</extracomment><translation>目标跟随鼠标</translation></message>
<message><source>Who brakes?</source><extracomment>example arrival</extracomment><translation>谁会刹车？</translation></message>
<message><source>Three agents want to go to one [goal](node:goal-place). The gray one has [Seek](node:seek). The green one has [Arrive](node:arrive) with a slowing radius of 200, the purple one with a slowing radius of 400.

You see only the end of their way. They come from the left.</source><extracomment>example arrival</extracomment><translation>三个智能体要去同一个[目标](node:goal-place)。灰色的用[靠近](node:seek)。绿色的用[抵达](node:arrive)，减速半径为 200；紫色的减速半径为 400。

你只能看到它们最后一段路。它们从左边过来。</translation></message>
<message><source>Who flies past the goal?</source><extracomment>example arrival</extracomment><translation>谁会冲过目标？</translation></message>
<message><source>* Only the gray one
The gray and the green one
All three</source><extracomment>example arrival</extracomment><translation>* 只有灰色的
灰色的和绿色的
三个都会</translation></message>
<message><source>Only the gray one: it flies 19 past the goal. Inside the slowing radius, the desired velocity (gold) of Arrive is shorter the nearer the agent is:

`desired velocity = maxSpeed * distance / slowingRadius`

`steering = desired velocity - velocity`</source><extracomment>example arrival</extracomment><translation>只有灰色的：它冲过目标 19 单位。在减速半径之内，智能体离得越近，“抵达”的期望速度（金色）就越短：

`期望速度 = maxSpeed * 距离 / slowingRadius`

`转向力 = 期望速度 - 速度`</translation></message>
<message><source>The speed over time</source><extracomment>example arrival</extracomment><translation>速率随时间的变化</translation></message>
<message><source>Look at the green one, [Arriver](node:arriver). It starts 500 from the goal with a speed of 2.2. Its max speed is 3, and its slowing radius is 200.</source><extracomment>example arrival</extracomment><translation>来看绿色的[抵达者](node:arriver)。它从离目标 500 处出发，速率为 2.2。它的最大速率是 3，减速半径是 200。</translation></message>
<message><source>How does its speed change over time? Draw the curve.</source><extracomment>example arrival</extracomment><translation>它的速率随时间怎样变化？请画出曲线。</translation></message>
<message><source>It soon has a speed of 3 and keeps it for more than a second. Inside the slowing radius, the speed falls with the distance: fast at first, then more and more slowly. Such a curve is called an exponential decay.</source><extracomment>example arrival</extracomment><translation>它的速率很快达到 3，并保持一秒多。进入减速半径后，速率随距离下降：先快，然后越来越慢。这样的曲线叫做指数衰减。</translation></message>
<message><source>Twice the radius</source><extracomment>example arrival</extracomment><translation>半径加倍</translation></message>
<message><source>With a slowing radius of 200, [Arriver](node:arriver) stands still after 5.4 s. [Early braker](node:early-braker), the purple one, has 400.</source><extracomment>example arrival</extracomment><translation>减速半径为 200 时，[抵达者](node:arriver)在 5.4 秒后停住。紫色的[早刹车者](node:early-braker)，减速半径是 400。</translation></message>
<message><source>After how many seconds does Early braker stand still?</source><extracomment>example arrival</extracomment><translation>早刹车者多少秒后停住？</translation></message>
<message><source>After 11.8 s, more than twice as late. It brakes for longer, and it is slow for longer.</source><extracomment>example arrival</extracomment><translation>11.8 秒后，时间是两倍多。它刹车的时间更长，慢速行进的时间也更长。</translation></message>
<message><source>Four times the mass</source><extracomment>example arrival</extracomment><translation>质量四倍</translation></message>
<message><source>Beside this world is another one. There, [Arriver](node:arriver) has a mass of 80 instead of 20, and the same max force.</source><extracomment>example arrival</extracomment><translation>这个世界旁边还有另一个世界。那里的[抵达者](node:arriver)质量是 80 而不是 20，最大力不变。</translation></message>
<message><source>What does the heavy Arriver do?</source><extracomment>example arrival</extracomment><translation>重的抵达者会怎样？</translation></message>
<message><source>It stops on the goal, only later
* It flies past the goal and comes back
It never comes near the goal</source><extracomment>example arrival</extracomment><translation>停在目标上，只是更晚
* 冲过目标，再回来
永远到不了目标附近</translation></message>
<message><source>It flies 70 past the goal. With four times the mass, its max force cannot brake it within 200. The slowing radius has to fit mass, speed and force.</source><extracomment>example arrival</extracomment><translation>它冲过目标 70 单位。质量变为四倍，它的最大力无法在 200 之内把它刹住。减速半径必须与质量、速率和力相配。</translation></message>
<message><source>Without the force</source><extracomment>example arrival</extracomment><translation>没有力</translation></message>
<message><source>Play until [Arriver](node:arriver) stands on the goal. Then move the slider *Force of Arrive* to 0: nothing steers it anymore.</source><extracomment>example arrival</extracomment><translation>播放，直到[抵达者](node:arriver)停在目标上。然后把滑块*抵达的力*移到 0：再没有东西控制它。</translation></message>
<message><source>Arriver has stopped, and then its force is gone. What does it do?</source><extracomment>example arrival</extracomment><translation>抵达者已经停住，这时它的力没有了。它会怎样？</translation></message>
<message><source>* It stays where it is
It flies on, straight ahead
It flies back to its start</source><extracomment>example arrival</extracomment><translation>* 留在原处
一直向前飞
飞回起点</translation></message>
<message><source>It stays. Without a force, an agent keeps its velocity, and that is 0 now.

Move the slider to 1, press Reset and Play, and take the force away while it flies: it moves on with its old velocity, past the goal.</source><extracomment>example arrival</extracomment><translation>它留在原处。没有力时，智能体保持自己的速度，而现在速度是 0。

把滑块移到 1，按“重置”和“播放”，在它飞行途中去掉力：它会以原来的速度继续，飞过目标。</translation></message>
<message><source>Your turn</source><extracomment>example arrival</extracomment><translation>轮到你了</translation></message>
<message><source>- Drag the [goal](node:goal-place), or click somewhere else.
- Move the slider *Slowing radius*: which is the smallest with which Arriver does not fly past the goal?
- [The goal follows the mouse](experiment:experiment-mouse): all three come after it.</source><extracomment>example arrival</extracomment><translation>- 拖动[目标](node:goal-place)，或点击别处。
- 移动滑块*减速半径*：最小到多少，抵达者还不会冲过目标？
- [目标跟随鼠标](experiment:experiment-mouse)：三个都会跟过来。</translation></message>
<message><source>Three agents go to one goal. Which of them can stop there?</source><extracomment>example arrival</extracomment><translation>三个智能体去同一个目标。哪些能在那里停下？</translation></message>
<message><source>Inside the slowing radius, the desired velocity of [Arrive](node:arrive) is shorter the nearer the agent is:

`desired velocity = maxSpeed * min(1, distance / slowingRadius) * unit(target - position)`

`steering = desired velocity - velocity`

Within the stop radius the desired velocity is 0: the agent stops and stays.

The [goal](node:goal-place) is where you put it. After a click into the world, the [click](node:mouse) is the target instead, until the next reset.</source><extracomment>example arrival</extracomment><translation>在减速半径之内，智能体离得越近，[抵达](node:arrive)的期望速度就越短：

`期望速度 = maxSpeed * min(1, 距离 / slowingRadius) * unit(目标 - 位置)`

`转向力 = 期望速度 - 速度`

在停止半径之内，期望速度为 0：智能体停下，留在那里。

[目标](node:goal-place)在你放置的地方。在世界中点击之后，[点击处](node:mouse)就成为目标，直到下次重置。</translation></message>
<message><source>- *Seeker* does not brake: it flies past the goal and comes back, again and again, each time less far.
- *Arriver* and *Early braker* do not fly past it.
- *Early braker* begins to slow down at a distance of 400 and needs longer.
- Switch on *Desired velocity*: while these two brake, their desired velocity is shorter than their velocity, and the steering points backward.</source><extracomment>example arrival</extracomment><translation>- *靠近者*不刹车：它冲过目标再回来，反反复复，一次比一次冲得近。
- *抵达者*和*早刹车者*不会冲过目标。
- *早刹车者*从距离 400 处开始减速，用时更长。
- 打开*期望速度*：这两个刹车时，期望速度比速度短，转向力指向后方。</translation></message>
<message><source>- Drag the [goal](node:goal-place) while the agents stand on it, or click somewhere else.
- [The goal follows the mouse](experiment:experiment-mouse): move the mouse over the world, and all three come after it. Hold it still: two stop on it.
- [Slowing radius 50](experiment:experiment-late): now *Arriver* flies past the goal.
- [Mass 80](experiment:experiment-heavy): *Arriver* cannot brake in time, and flies much farther past it.
- [Stop radius 0](experiment:experiment-exact), as in the tutorials: it comes closer and closer to the goal, and never stops exactly.
- Drag an agent away: it comes back.</source><extracomment>example arrival</extracomment><translation>- 在智能体停在目标上时拖动[目标](node:goal-place)，或点击别处。
- [目标跟随鼠标](experiment:experiment-mouse)：在世界上移动鼠标，三个都会跟过来。鼠标不动：有两个停在上面。
- [减速半径 50](experiment:experiment-late)：现在*抵达者*会冲过目标。
- [质量 80](experiment:experiment-heavy)：*抵达者*来不及刹车，冲过得远得多。
- [停止半径 0](experiment:experiment-exact)，与教程中一样：它离目标越来越近，却从不完全停下。
- 把一个智能体拖开：它会回来。</translation></message>
<message><source>Cat and mouse</source><extracomment>title of an example</extracomment><translation>猫捉老鼠</translation></message>
<message><source>Town</source><extracomment>example cat-and-mouse</extracomment><translation>城镇</translation></message>
<message><source>Cat</source><extracomment>example cat-and-mouse</extracomment><translation>猫</translation></message>
<message><source>Mouse</source><extracomment>example cat-and-mouse</extracomment><translation>老鼠</translation></message>
<message><source>Houses</source><extracomment>example cat-and-mouse</extracomment><translation>房屋</translation></message>
<message><source>Somewhere</source><extracomment>example cat-and-mouse</extracomment><translation>某处</translation></message>
<message><source>Way</source><extracomment>example cat-and-mouse</extracomment><translation>路线</translation></message>
<message><source>Sees a mouse</source><extracomment>example cat-and-mouse</extracomment><translation>看见老鼠</translation></message>
<message><source>Chase</source><extracomment>example cat-and-mouse</extracomment><translation>追击</translation></message>
<message><source>Decides</source><extracomment>example cat-and-mouse</extracomment><translation>作决定</translation></message>
<message><source>Each cat</source><extracomment>example cat-and-mouse</extracomment><translation>每只猫</translation></message>
<message><source>Nearest cat</source><extracomment>example cat-and-mouse</extracomment><translation>最近的猫</translation></message>
<message><source>Run away</source><extracomment>example cat-and-mouse</extracomment><translation>逃跑</translation></message>
<message><source>Roam</source><extracomment>example cat-and-mouse</extracomment><translation>游荡</translation></message>
<message><source>Touched</source><extracomment>example cat-and-mouse</extracomment><translation>被碰到</translation></message>
<message><source>Caught</source><extracomment>example cat-and-mouse</extracomment><translation>被抓住</translation></message>
<message><source>Cats chase what they see</source><extracomment>example cat-and-mouse</extracomment><translation>猫追它们看见的</translation></message>
<message><source>Mice hide from every cat</source><extracomment>example cat-and-mouse</extracomment><translation>老鼠躲开每一只猫</translation></message>
<message><source>Only run</source><extracomment>example cat-and-mouse</extracomment><translation>只会跑</translation></message>
<message><source>From the nearest only</source><extracomment>example cat-and-mouse</extracomment><translation>只躲最近的</translation></message>
<message><source>Late</source><extracomment>example cat-and-mouse</extracomment><translation>太晚</translation></message>
<message><source>Mice</source><extracomment>example cat-and-mouse</extracomment><translation>老鼠</translation></message>
<message><source>Four cats look for mice in a town. They are a little faster, but they chase only what they see: mice live by the houses.</source><extracomment>example cat-and-mouse</extracomment><translation>四只猫在城镇里找老鼠。它们稍快一些，但只追看见的：老鼠靠房屋活命。</translation></message>
<message><source>**Cats** go to random places in town, along a [way](node:way) around the houses. A cat that has a [mouse in sight](node:seen) chases it. Houses are wired to *Obstacles* there, so a mouse behind a house is not in sight, and the cat goes on as before.

**Mice** go about in the same way. When cats are near, they [hide](node:hide): each goes to the nearest place that no cat sees, and stays until one does. [*Each cat*](node:cats) gives Hide all cats within 500, not only the nearest. A mouse that [a cat touches](node:touched) is caught.</source><extracomment>example cat-and-mouse</extracomment><translation>**猫**沿着绕过房屋的[路线](node:way)去城镇里的随机地点。[看见老鼠](node:seen)的猫就去追。那里的*障碍物*连着房屋，所以房屋后面的老鼠看不见，猫就照旧走它的路。

**老鼠**也这样四处走。附近有猫时，它们就[躲藏](node:hide)：各自跑到最近的、任何猫都看不见的地方，待在那里，直到被猫看见。[*每只猫*](node:cats)把 500 之内的所有猫都交给“躲藏”，而不只是最近的。被[猫碰到](node:touched)的老鼠就被抓住了。</translation></message>
<message><source>- After a minute 7 of the 12 mice are left on average, and between 2 and 10: in 20 runs with different seeds.
- A cat that turns a corner sees the mouse behind it. The mouse runs around the house, and the cat loses it: a corner helps more than speed.</source><extracomment>example cat-and-mouse</extracomment><translation>- 一分钟后，12 只老鼠平均剩下 7 只，在 2 到 10 只之间：这是 20 次种子不同的运行的结果。
- 转过墙角的猫会看见后面的老鼠。老鼠绕着房屋跑，猫就跟丢了：墙角比速度更有用。</translation></message>
<message><source>- [Only run](experiment:experiment-run): the mice flee from the nearest cat, through the open. Hardly any mouse is left after a minute: none in 19 of 20 runs.
- [Late](experiment:experiment-late): mice hide from cats only within 150. Then it is too late to hide, and about one mouse is left.
- [From the nearest only](experiment:experiment-nearest): six are left on average instead of seven, and in some runs none. When does the second cat matter?
- Draw a longer house, or take one away. Where do mice live longest?</source><extracomment>example cat-and-mouse</extracomment><translation>- [只会跑](experiment:experiment-run)：老鼠在空旷处逃离最近的猫。一分钟后几乎一只不剩：20 次运行中有 19 次一只不剩。
- [太晚](experiment:experiment-late)：猫到了 150 之内，老鼠才躲。这时已经来不及，大约只剩一只老鼠。
- [只躲最近的](experiment:experiment-nearest)：平均剩六只而不是七只，有几次运行一只不剩。什么时候第二只猫很要紧？
- 画一座更长的房屋，或去掉一座。老鼠在哪里活得最久？</translation></message>
<message><source>Click to go</source><extracomment>title of an example</extracomment><translation>点击前往</translation></message>
<message><source>Scout</source><extracomment>example click-to-go</extracomment><translation>侦察兵</translation></message>
<message><source>Last click</source><extracomment>example click-to-go</extracomment><translation>上次点击</translation></message>
<message><source>Go to the click</source><extracomment>example click-to-go</extracomment><translation>前往点击处</translation></message>
<message><source>Stroll</source><extracomment>example click-to-go</extracomment><translation>漫步</translation></message>
<message><source>Click, else stroll</source><extracomment>example click-to-go</extracomment><translation>点击处，否则漫步</translation></message>
<message><source>Never forget the click</source><extracomment>example click-to-go</extracomment><translation>永不忘记点击</translation></message>
<message><source>Scouts stroll around. Click into the world: they go there, and forget the place when they have reached it.</source><extracomment>example click-to-go</extracomment><translation>侦察兵四处漫步。在世界中点击：它们会去那里，到达后就忘掉那个地点。</translation></message>
<message><source>[Last click](node:click) follows the mouse *Click, until reached*: it is a target from the click on, for each scout until it comes there. Without a target, [Go to the click](node:go) is inactive, and the Priority takes the next force: [Stroll](node:stroll).</source><extracomment>example click-to-go</extracomment><translation>[上次点击](node:click)以*点击，到达为止*的方式跟随鼠标：从点击起它就是目标，对每个侦察兵来说直到自己到达为止。没有目标时，[前往点击处](node:go)未激活，“优先”就采用下一个力：[漫步](node:stroll)。</translation></message>
<message><source>- Before the first click, all scouts stroll.
- After a click, each scout goes there by itself. The first one is strolling again while the last one is still on its way.
- A new click calls all of them again.
- Click a scout: its wires show that *Stroll* waits while it has a target.</source><extracomment>example click-to-go</extracomment><translation>- 第一次点击之前，所有侦察兵都在漫步。
- 点击之后，每个侦察兵各走各的。最后一个还在路上，第一个已经又在漫步了。
- 再次点击会把它们全部召来。
- 点击一个侦察兵：它的连线显示，有目标时*漫步*在等待。</translation></message>
<message><source>- [Never forget the click](experiment:experiment-keep): with *Click* instead of *Click, until reached*, the scouts stay at the place for good.
- Click again before they arrive: only the last click counts.
- Lower *Slowing radius* to 0: they pass the place at full speed, and forget it all the same.</source><extracomment>example click-to-go</extracomment><translation>- [永不忘记点击](experiment:experiment-keep)：用*点击*代替*点击，到达为止*，侦察兵就一直留在那里。
- 在它们到达之前再次点击：只有上次点击算数。
- 把*减速半径*降到 0：它们全速经过那里，照样会忘掉它。</translation></message>
<message><source>Combined forces</source><extracomment>title of an example</extracomment><translation>合力</translation></message>
<message><source>Dock</source><extracomment>example combined-forces</extracomment><translation>码头</translation></message>
<message><source>Center</source><extracomment>example combined-forces</extracomment><translation>中心</translation></message>
<message><source>Harbor</source><extracomment>example combined-forces</extracomment><translation>港口</translation></message>
<message><source>Ship</source><extracomment>example combined-forces</extracomment><translation>船</translation></message>
<message><source>To the mouse</source><extracomment>example combined-forces</extracomment><translation>去鼠标处</translation></message>
<message><source>To the harbor</source><extracomment>example combined-forces</extracomment><translation>去港口</translation></message>
<message><source>Mouse, else harbor</source><extracomment>example combined-forces</extracomment><translation>鼠标，否则港口</translation></message>
<message><source>Around the center</source><extracomment>example combined-forces</extracomment><translation>绕开中心</translation></message>
<message><source>Nearest ship</source><extracomment>example combined-forces</extracomment><translation>最近的船</translation></message>
<message><source>Two forces</source><extracomment>example combined-forces</extracomment><translation>两个力</translation></message>
<message><source>The ships want to go to the [harbor](node:seek-harbor). The [center](node:flee-center) pushes them away, up to a distance of 160, with weight 0.9. No rule tells them to go around it.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`</source><extracomment>example combined-forces</extracomment><translation>船要去[港口](node:seek-harbor)。[中心](node:flee-center)在距离 160 之内把它们推开，权重为 0.9。没有哪条规则叫它们绕过去。

`转向力 = truncate(1 * 靠近 + 0.9 * 逃离, maxForce)`</translation></message>
<message><source>The center lies in the way. What do the ships do?</source><extracomment>example combined-forces</extracomment><translation>中心正挡在路上。船会怎样？</translation></message>
<message><source>They stop in front of it
* They go around it
They fly straight through</source><extracomment>example combined-forces</extracomment><translation>停在它前面
* 绕过它
径直穿过它</translation></message>
<message><source>They go around it: each force is simple, and their sum makes the way. The last ship is there after 8 to 13 s. Those with the center right in their way need longest: in front of it the two forces almost cancel out.</source><extracomment>example combined-forces</extracomment><translation>它们会绕过去：每个力都很简单，路是两个力之和走出来的。最后一艘船在 8 到 13 秒后到达。中心正挡在路上的那些用时最长：在中心前面，两个力几乎抵消。</translation></message>
<message><source>A weaker push</source><extracomment>example combined-forces</extracomment><translation>推力减弱</translation></message>
<message><source>Now the weight of [Around the center](node:flee-center) is 0.3 instead of 0.9. With 0.9 the last ship needed 8 to 13 s.</source><extracomment>example combined-forces</extracomment><translation>现在[绕开中心](node:flee-center)的权重是 0.3 而不是 0.9。为 0.9 时，最后一艘船用了 8 到 13 秒。</translation></message>
<message><source>After how many seconds is the last ship at the harbor?</source><extracomment>example combined-forces</extracomment><translation>最后一艘船多少秒后到达港口？</translation></message>
<message><source>After about 5.3 s: they pass close to the center, some within 30. Without any push it would be 4.8 s.</source><extracomment>example combined-forces</extracomment><translation>约 5.3 秒后：它们贴近中心驶过，有些不到 30。如果完全没有推力，则是 4.8 秒。</translation></message>
<message><source>A stronger push</source><extracomment>example combined-forces</extracomment><translation>推力增强</translation></message>
<message><source>Now the weight is 3. The push still ends at a distance of 160. The number above the world is the distance of the nearest ship.</source><extracomment>example combined-forces</extracomment><translation>现在权重是 3。推力仍只到距离 160 为止。世界上方的数值是最近的船的距离。</translation></message>
<message><source>How near to the center does a ship come?</source><extracomment>example combined-forces</extracomment><translation>船离中心最近会有多近？</translation></message>
<message><source>About 144. They stay almost outside the radius: only a little inside, the push is already stronger than the pull of the harbor.</source><extracomment>example combined-forces</extracomment><translation>约 144。它们几乎都在半径之外：刚进去一点，推力就已经强过港口的拉力。</translation></message>
<message><source>- Move the mouse over the world: the ships follow it, and still go around the center.
- Drag the center onto the harbor: the ships wait in a ring where the two forces cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- 在世界上移动鼠标：船跟着鼠标走，同时仍绕开中心。
- 把中心拖到港口上：船在两个力抵消之处围成一圈等待。
- 点击一艘船，看看每个力的贡献有多大。</translation></message>
<message><source>Ships go to the mouse while they flee from the center: two forces, one way around it.</source><extracomment>example combined-forces</extracomment><translation>船去鼠标处，同时逃离中心：两个力，走出一条绕行的路。</translation></message>
<message><source>An agent adds up all forces that are wired to its *Steering*, each times its weight, and then cuts the sum to its max force. Here one force pulls to the mouse (or to the harbor, while the mouse is elsewhere), and another one pushes away from the center.

`steering = truncate(1 * seek + 0.9 * flee, maxForce)`

`velocity = truncate(velocity + steering / mass, maxSpeed)`</source><extracomment>example combined-forces</extracomment><translation>智能体把连到*转向*的所有力各乘以权重再相加，然后把和截断到最大力。这里一个力拉向鼠标（鼠标不在世界上时拉向港口），另一个力从中心向外推。

`转向力 = truncate(1 * 靠近 + 0.9 * 逃离, maxForce)`

`速度 = truncate(速度 + 转向力 / 质量, maxSpeed)`</translation></message>
<message><source>- No rule says that ships go around the center: the way comes from the sum of two forces.
- Ships that have the center right in their way need longest: in front of it the two forces almost cancel out.
- Click a ship to see how much each force contributes.</source><extracomment>example combined-forces</extracomment><translation>- 没有哪条规则叫船绕开中心：路来自两个力之和。
- 中心正挡在路上的船用时最长：在中心前面，两个力几乎抵消。
- 点击一艘船，看看每个力的贡献有多大。</translation></message>
<message><source>- Drag the weight of *Around the center* to 0.3: the ships pass close to it. Drag it to 3: they stay almost outside the radius. Press Reset to see them start again.
- Drag the center onto the harbor: the ships wait in a ring around it, where the two forces cancel out.
- Lower the max force of the ships to 0.1 and press Reset: they can hardly turn or brake, and most fly past the harbor.</source><extracomment>example combined-forces</extracomment><translation>- 把*绕开中心*的权重拖到 0.3：船贴近它驶过。拖到 3：船几乎都在半径之外。按“重置”可看它们重新出发。
- 把中心拖到港口上：船在两个力抵消之处围着它等待。
- 把船的最大力降到 0.1，再按“重置”：它们几乎不能转弯和刹车，多数会冲过港口。</translation></message>
<message><source>Context or sum</source><extracomment>title of an example</extracomment><translation>情境还是求和</translation></message>
<message><source>Trap</source><extracomment>example context-or-sum</extracomment><translation>陷阱</translation></message>
<message><source>With Context</source><extracomment>example context-or-sum</extracomment><translation>用情境</translation></message>
<message><source>With Sum</source><extracomment>example context-or-sum</extracomment><translation>用求和</translation></message>
<message><source>Traps</source><extracomment>example context-or-sum</extracomment><translation>陷阱</translation></message>
<message><source>To the goal</source><extracomment>example context-or-sum</extracomment><translation>去目标</translation></message>
<message><source>Off the walls</source><extracomment>example context-or-sum</extracomment><translation>远离墙</translation></message>
<message><source>At the goal</source><extracomment>example context-or-sum</extracomment><translation>在目标处</translation></message>
<message><source>Exit</source><extracomment>example context-or-sum</extracomment><translation>出口</translation></message>
<message><source>Short sight</source><extracomment>example context-or-sum</extracomment><translation>看得近</translation></message>
<message><source>Without Wander</source><extracomment>example context-or-sum</extracomment><translation>没有徘徊</translation></message>
<message><source>Walls push harder</source><extracomment>example context-or-sum</extracomment><translation>墙推得更猛</translation></message>
<message><source>With Context, on the way</source><extracomment>example context-or-sum</extracomment><translation>用情境，途中</translation></message>
<message><source>With Sum, on the way</source><extracomment>example context-or-sum</extracomment><translation>用求和，途中</translation></message>
<message><source>Two crowds want to go to the right, and a trap is in their way. One adds its forces up, the other compares directions.</source><extracomment>example context-or-sum</extracomment><translation>两群智能体要往右去，路上有个陷阱。一群把力相加，另一群比较方向。</translation></message>
<message><source>Both crowds get the same forces: [*To the goal*](node:seek), and [Wander](node:wander) with half the weight. Both see a wall from 150 away.

The red ones add a third force, [*Off the walls*](node:avoid). In the trap it pushes back as strongly as the goal draws: the [Sum](node:add) is 0, and they stay. More force does not help, since it only moves the place where both cancel.

For the blue ones walls are no force but a **danger**. [Context](node:choose) compares 16 directions: it closes those with more danger than the least, and of the others takes the one with the most interest. At the mouth of the trap the way to the goal is closed. Now what Wander wants counts, they turn aside, and go around.</source><extracomment>example context-or-sum</extracomment><translation>两群得到的力相同：[*去目标*](node:seek)，以及权重减半的[徘徊](node:wander)。两群都能看到 150 之内的墙。

红色的还加上第三个力[*远离墙*](node:avoid)。在陷阱里，它往回推的力与目标的拉力一样大：[求和](node:add)为 0，它们就停在那里。力再大也没用，只会移动两者抵消的位置。

对蓝色的来说，墙不是力，而是**危险**。[情境](node:choose)比较 16 个方向：危险超过最小值的方向都封住，再从其余方向中取兴趣最大的。在陷阱入口处，通往目标的方向被封住。这时“徘徊”的意愿起了作用，它们转向一旁，绕了过去。</translation></message>
<message><source>- Click a blue agent: the ring around it shows the interest of each direction outward in green, and its danger inward in red. The arrow is its choice, and closed directions are pale. The wires into Context have both numbers.
- After 30 seconds at least 9 of the 10 blue ones have left at the goal, and at most one of the red ones; the others are in the trap. It was so in 20 runs with different seeds.</source><extracomment>example context-or-sum</extracomment><translation>- 点击一个蓝色智能体：它周围的环显示各方向的兴趣（绿色，朝外）和危险（红色，朝内）。箭头是它的选择，被封住的方向颜色变浅。通向“情境”的连线上有这两个数值。
- 30 秒后，10 个蓝色的至少有 9 个从目标处离开，红色的最多一个；其余的都在陷阱里。20 次种子不同的运行都是如此。</translation></message>
<message><source>- [Short sight](experiment:experiment-short): with a range of 60 the way to the goal closes only in the trap, where it is too late. Then Context does not help.
- [Without Wander](experiment:experiment-still): at the mouth of the trap no open direction has any interest, so they stand.
- [Walls push harder](experiment:experiment-strong): with four times the force the red ones stop earlier, and stay.
- Replace *Off the walls* by *Obstacle avoidance*, which looks for a way around, with a *Look ahead* of 3. How many get out?</source><extracomment>example context-or-sum</extracomment><translation>- [看得近](experiment:experiment-short)：范围为 60 时，通往目标的方向要进了陷阱才封住，那就太晚了。这时“情境”也帮不上忙。
- [没有徘徊](experiment:experiment-still)：在陷阱入口处，没封住的方向都没有兴趣，所以它们站着不动。
- [墙推得更猛](experiment:experiment-strong)：力变为四倍，红色的停得更早，还是停在那里。
- 把*远离墙*换成会找路绕行的*避障*，*前瞻*设为 3。有多少能出来？</translation></message>
<message><source>Corridor</source><extracomment>title of an example</extracomment><translation>走廊</translation></message>
<message><source>Upper wall</source><extracomment>example corridor</extracomment><translation>上墙</translation></message>
<message><source>Lower wall</source><extracomment>example corridor</extracomment><translation>下墙</translation></message>
<message><source>Eastward</source><extracomment>example corridor</extracomment><translation>向东</translation></message>
<message><source>Westward</source><extracomment>example corridor</extracomment><translation>向西</translation></message>
<message><source>To the right</source><extracomment>example corridor</extracomment><translation>向右</translation></message>
<message><source>Walk on</source><extracomment>example corridor</extracomment><translation>往前走</translation></message>
<message><source>Avoid each other</source><extracomment>example corridor</extracomment><translation>互相避让</translation></message>
<message><source>To the left</source><extracomment>example corridor</extracomment><translation>向左</translation></message>
<message><source>Walls</source><extracomment>example corridor</extracomment><translation>墙</translation></message>
<message><source>Walkers to the right</source><extracomment>example corridor</extracomment><translation>向右的行人</translation></message>
<message><source>Walkers to the left</source><extracomment>example corridor</extracomment><translation>向左的行人</translation></message>
<message><source>Time horizon to the right</source><extracomment>example corridor</extracomment><translation>向右者的预判时长</translation></message>
<message><source>Sideways push to the right</source><extracomment>example corridor</extracomment><translation>向右者的侧推</translation></message>
<message><source>Nobody avoids</source><extracomment>example corridor</extracomment><translation>谁也不避让</translation></message>
<message><source>Only one crowd avoids</source><extracomment>example corridor</extracomment><translation>只有一群避让</translation></message>
<message><source>At the last moment</source><extracomment>example corridor</extracomment><translation>最后一刻</translation></message>
<message><source>Right and left</source><extracomment>example corridor</extracomment><translation>向右与向左</translation></message>
<message><source>Among those to the right</source><extracomment>example corridor</extracomment><translation>向右者之间</translation></message>
<message><source>Touched the other crowd</source><extracomment>example corridor</extracomment><translation>碰到另一群</translation></message>
<message><source>Two crowds meet</source><extracomment>example corridor</extracomment><translation>两群人相遇</translation></message>
<message><source>40 walkers go to the right and 40 to the left. Each [avoids](node:right-avoid) the others: it chooses the velocity nearest to its desired velocity that hits nobody within 2 s. Each does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>40 个行人向右，40 个行人向左。每个人都[避让](node:right-avoid)其他人：选择最接近期望速度、又在 2 秒内不会撞到任何人的速度。双方各承担一半的避让。</translation></message>
<message><source>How often do walkers of the two crowds touch within 20 s?</source><extracomment>example corridor</extracomment><translation>20 秒内，两群行人会碰到多少次？</translation></message>
<message><source>* Never
About ten times
About a hundred times</source><extracomment>example corridor</extracomment><translation>* 从不
约十次
约一百次</translation></message>
<message><source>Never, in all of ten runs with different seeds.</source><extracomment>example corridor</extracomment><translation>从不，十次种子不同的运行都是如此。</translation></message>
<message><source>Beside, nobody avoids anybody: both crowds walk straight on.</source><extracomment>example corridor</extracomment><translation>在旁边的世界里，谁也不避让：两群人都径直往前走。</translation></message>
<message><source>How often do walkers of the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>那里的两群行人 20 秒内会碰到多少次？</translation></message>
<message><source>contacts</source><extracomment>example corridor</extracomment><translation>次接触</translation></message>
<message><source>265 to 414 times, 344 on average. That is eight or nine contacts for each walker.</source><extracomment>example corridor</extracomment><translation>265 到 414 次，平均 344 次。也就是每个行人八九次接触。</translation></message>
<message><source>Beside, those who go to the left walk straight on. Those who go to the right have to do all of the avoiding.</source><extracomment>example corridor</extracomment><translation>在旁边的世界里，向左的人径直往前走。向右的人必须承担全部避让。</translation></message>
<message><source>How often do the two crowds touch there within 20 s?</source><extracomment>example corridor</extracomment><translation>那里的两群人 20 秒内会碰到多少次？</translation></message>
<message><source>Never
* A few times
Half as often as when nobody avoids</source><extracomment>example corridor</extracomment><translation>从不
* 几次
谁也不避让时的一半</translation></message>
<message><source>0 to 25 times, 7 on average. It is nearly enough if one side avoids the other.</source><extracomment>example corridor</extracomment><translation>0 到 25 次，平均 7 次。只要一方避让另一方，几乎就够了。</translation></message>
<message><source>What it costs</source><extracomment>example corridor</extracomment><translation>代价是什么</translation></message>
<message><source>Beside, nobody avoids anybody, so all walk at full speed. The plots show the speeds.</source><extracomment>example corridor</extracomment><translation>在旁边的世界里，谁也不避让，所以大家都全速行走。曲线图显示速率。</translation></message>
<message><source>How much slower are walkers who avoid, on average?</source><extracomment>example corridor</extracomment><translation>避让的行人平均慢多少？</translation></message>
<message><source>* Less than a twentieth
A fifth
Half</source><extracomment>example corridor</extracomment><translation>* 不到二十分之一
五分之一
一半</translation></message>
<message><source>Less than a twentieth, in all of ten runs. The two crowds part: each keeps to its right.</source><extracomment>example corridor</extracomment><translation>不到二十分之一，十次运行都是如此。两群人各走一边：都靠自己的右侧。</translation></message>
<message><source>- Set both crowds to 100. Can they still pass each other?
- Set *Time horizon to the right* to 0.25: they turn away late. Who touches whom?</source><extracomment>example corridor</extracomment><translation>- 把两群人都设为 100。他们还能彼此通过吗？
- 把*向右者的预判时长*设为 0.25：他们很晚才转开。谁会碰到谁？</translation></message>
<message><source>Two crowds meet in a corridor, and nobody touches anybody.</source><extracomment>example corridor</extracomment><translation>两群人在走廊里相遇，谁也不碰到谁。</translation></message>
<message><source>A [field](node:right-field) leads 40 walkers to the right, another 40 to the left. Where the world ends they come in again at the other side.

Each [*Reciprocal avoidance*](node:right-avoid) comes last, right before the steering. It takes the desired velocity of *Walk on*, and chooses the nearest velocity that hits neither a wall nor another body within its time horizon. Each of two walkers does half of the avoiding.</source><extracomment>example corridor</extracomment><translation>一个[流场](node:right-field)引导 40 个行人向右，另一个引导 40 个行人向左。走到世界尽头的人会从另一侧再进来。

每个[*互惠避让*](node:right-avoid)都放在最后，紧接“转向”之前。它采用*往前走*的期望速度，选择与之最接近、在预判时长内既不撞墙也不撞别的身体的速度。两个相遇的行人各承担一半的避让。</translation></message>
<message><source>- Nobody from one crowd touches anybody from the other. In 20 runs with different seeds there was no such contact in the first minute.
- Avoiding costs hardly any time: the walkers keep more than 95% of the speed at which they walk alone. The second plot shows it.
- The crowds part: each keeps to its right. The *Sideways push* does that, which every *Reciprocal avoidance* has: without it, two who meet face to face may block each other.</source><extracomment>example corridor</extracomment><translation>- 一群中的任何人都不会碰到另一群的人。在 20 次种子不同的运行中，第一分钟内没有这样的接触。
- 避让几乎不费时间：行人保持着独自行走时速率的 95% 以上。第二个曲线图显示了这一点。
- 两群人各走一边：都靠自己的右侧。这是每个*互惠避让*都有的*侧推*的作用：没有它，迎面相遇的两个人可能互相堵住。</translation></message>
<message><source>- [Nobody avoids](experiment:experiment-blind): with *Neighbors* 0 both crowds walk through each other like ghosts. The two crowds have about 480 contacts in the first minute, instead of none.
- [Only one crowd avoids](experiment:experiment-one): those to the right do all of the work. Between the crowds about 11 contacts remain.
- [At the last moment](experiment:experiment-late): with a time horizon of a quarter of a second they still do not touch, but they turn away late. Look at their tracks.
- Set both counts to 100.</source><extracomment>example corridor</extracomment><translation>- [谁也不避让](experiment:experiment-blind)：*邻居*为 0 时，两群人像幽灵一样互相穿过。第一分钟内两群人约有 480 次接触，而不是一次也没有。
- [只有一群避让](experiment:experiment-one)：向右的人承担全部工作。两群之间仍有约 11 次接触。
- [最后一刻](experiment:experiment-late)：预判时长为四分之一秒时，他们仍不相碰，但很晚才转开。看看他们的轨迹。
- 把两群的数量都设为 100。</translation></message>
<message><source>Crossing traffic</source><extracomment>title of an example</extracomment><translation>交叉车流</translation></message>
<message><source>East to west road</source><extracomment>example crossing-traffic</extracomment><translation>东往西的路</translation></message>
<message><source>West to east road</source><extracomment>example crossing-traffic</extracomment><translation>西往东的路</translation></message>
<message><source>North to south road</source><extracomment>example crossing-traffic</extracomment><translation>北往南的路</translation></message>
<message><source>South to north road</source><extracomment>example crossing-traffic</extracomment><translation>南往北的路</translation></message>
<message><source>Ring road</source><extracomment>example crossing-traffic</extracomment><translation>环路</translation></message>
<message><source>West start</source><extracomment>example crossing-traffic</extracomment><translation>西侧起点</translation></message>
<message><source>East start</source><extracomment>example crossing-traffic</extracomment><translation>东侧起点</translation></message>
<message><source>North start</source><extracomment>example crossing-traffic</extracomment><translation>北侧起点</translation></message>
<message><source>South start</source><extracomment>example crossing-traffic</extracomment><translation>南侧起点</translation></message>
<message><source>Eastbound cars</source><extracomment>example crossing-traffic</extracomment><translation>东行汽车</translation></message>
<message><source>Keep distance</source><extracomment>example crossing-traffic</extracomment><translation>保持车距</translation></message>
<message><source>Yield</source><extracomment>example crossing-traffic</extracomment><translation>让行</translation></message>
<message><source>Westbound cars</source><extracomment>example crossing-traffic</extracomment><translation>西行汽车</translation></message>
<message><source>Southbound cars</source><extracomment>example crossing-traffic</extracomment><translation>南行汽车</translation></message>
<message><source>Northbound cars</source><extracomment>example crossing-traffic</extracomment><translation>北行汽车</translation></message>
<message><source>Ring cars</source><extracomment>example crossing-traffic</extracomment><translation>环路汽车</translation></message>
<message><source>Cars on two roads each way and a ring road, without lights.</source><extracomment>example crossing-traffic</extracomment><translation>汽车行驶在每个方向两条路和一条环路上，没有红绿灯。</translation></message>
<message><source>Every car follows its road. **Queue** keeps its distance to the car ahead. **Collision avoidance** turns away from cars of other roads that it would touch within about a second. The world wraps, so a car that leaves at one side comes back at the other.</source><extracomment>example crossing-traffic</extracomment><translation>每辆汽车都沿自己的路行驶。**排队**与前车保持距离。**避碰**避开其他路上大约一秒内会碰到的汽车。世界首尾相接，因此从一侧离开的汽车会从另一侧回来。</translation></message>
<message><source>- Cars cross each other's way all the time but seldom touch: fewer than 30 contacts in a minute.
- Faster cars stay behind slower ones.</source><extracomment>example crossing-traffic</extracomment><translation>- 汽车一直在彼此的路上穿行，却很少相碰：一分钟内接触不到 30 次。
- 快车会跟在慢车后面。</translation></message>
<message><source>- Set the weight of all *Yield* to 0, then of all *Keep distance*: there are about ten times as many contacts, and more with both.
- Raise the *Count* of a road until it jams.
- Drag the points of the ring road.</source><extracomment>example crossing-traffic</extracomment><translation>- 把所有*让行*的权重设为 0，再把所有*保持车距*的权重设为 0：接触次数约为原来的十倍，两者都设为 0 则更多。
- 提高一条路的*数量*，直到堵车。
- 拖动环路的点。</translation></message>
<message><source>Crowd through a door</source><extracomment>title of an example</extracomment><translation>人群过门</translation></message>
<message><source>Hall</source><extracomment>example crowd-through-a-door</extracomment><translation>大厅</translation></message>
<message><source>Door</source><extracomment>example crowd-through-a-door</extracomment><translation>门</translation></message>
<message><source>This side</source><extracomment>example crowd-through-a-door</extracomment><translation>这一侧</translation></message>
<message><source>People</source><extracomment>example crowd-through-a-door</extracomment><translation>人们</translation></message>
<message><source>This side of the wall</source><extracomment>example crowd-through-a-door</extracomment><translation>墙的这一侧</translation></message>
<message><source>To the door</source><extracomment>example crowd-through-a-door</extracomment><translation>去门口</translation></message>
<message><source>To the exit</source><extracomment>example crowd-through-a-door</extracomment><translation>去出口</translation></message>
<message><source>Ninety people leave a hall through one door.</source><extracomment>example crowd-through-a-door</extracomment><translation>九十个人从一扇门离开大厅。</translation></message>
<message><source>On this side of the wall people seek the door; beyond it they arrive at the exit. A Priority takes the first active force, and the Seek is active only inside the region *This side*.

- **Queue** brakes for people ahead.
- **Separation** keeps bodies apart.
- **Wall avoidance** finds the wall with three feelers.</source><extracomment>example crowd-through-a-door</extracomment><translation>在墙的这一侧，人们靠近门；过了墙就抵达出口。“优先”采用第一个激活的力，而“靠近”只在区域*这一侧*内激活。

- **排队**为前面的人刹车。
- **分离**让身体彼此隔开。
- **避墙**用三根触角探测墙。</translation></message>
<message><source>- Everybody is through within fifteen seconds, and nobody goes through the wall.
- The crowd in front of the door forms an arch: people at its sides wait.</source><extracomment>example crowd-through-a-door</extracomment><translation>- 十五秒之内所有人都通过了，没有人穿墙。
- 门前的人群形成拱形：两侧的人在等待。</translation></message>
<message><source>- Set the weight of *Keep apart* to 0: contacts rise more than tenfold.
- Drag the ends of the two walls to make the door narrower.
- Lower *Speed* of *To the door*.</source><extracomment>example crowd-through-a-door</extracomment><translation>- 把*保持间距*的权重设为 0：接触次数增加到十倍以上。
- 拖动两面墙的端点，把门变窄。
- 降低*去门口*的*速率*。</translation></message>
<message><source>Epidemic</source><extracomment>title of an example</extracomment><translation>流行病</translation></message>
<message><source>Susceptible</source><extracomment>example epidemic</extracomment><translation>易感者</translation></message>
<message><source>Infected</source><extracomment>example epidemic</extracomment><translation>感染者</translation></message>
<message><source>Recovered</source><extracomment>example epidemic</extracomment><translation>康复者</translation></message>
<message><source>Go about</source><extracomment>example epidemic</extracomment><translation>四处走动</translation></message>
<message><source>Keep a distance</source><extracomment>example epidemic</extracomment><translation>保持距离</translation></message>
<message><source>How people go about</source><extracomment>example epidemic</extracomment><translation>人们如何走动</translation></message>
<message><source>Long enough near</source><extracomment>example epidemic</extracomment><translation>靠近够久</translation></message>
<message><source>Fall ill</source><extracomment>example epidemic</extracomment><translation>染病</translation></message>
<message><source>Gets well</source><extracomment>example epidemic</extracomment><translation>痊愈</translation></message>
<message><source>Get well</source><extracomment>example epidemic</extracomment><translation>康复</translation></message>
<message><source>Keeping a distance</source><extracomment>example epidemic</extracomment><translation>保持距离的程度</translation></message>
<message><source>How near one falls ill</source><extracomment>example epidemic</extracomment><translation>染病的距离</translation></message>
<message><source>Chance to get well</source><extracomment>example epidemic</extracomment><translation>痊愈概率</translation></message>
<message><source>Vaccinated at the start</source><extracomment>example epidemic</extracomment><translation>初始接种人数</translation></message>
<message><source>Susceptible, infected, recovered</source><extracomment>example epidemic</extracomment><translation>易感者、感染者、康复者</translation></message>
<message><source>Half are vaccinated</source><extracomment>example epidemic</extracomment><translation>半数接种</translation></message>
<message><source>New infections</source><extracomment>example epidemic</extracomment><translation>新增感染</translation></message>
<message><source>Fell ill</source><extracomment>example epidemic</extracomment><translation>已染病</translation></message>
<message><source>Six are ill</source><extracomment>example epidemic</extracomment><translation>六人染病</translation></message>
<message><source>200 people walk about, and six of them are ill. Whoever comes [near an ill person](node:near-sick) falls ill, and [gets well](node:recover) after about 6 s. After that, a person is immune: it cannot fall ill again.</source><extracomment>example epidemic</extracomment><translation>200 个人四处走动，其中六人染病。谁[靠近病人](node:near-sick)就会染病，约 6 秒后[痊愈](node:recover)。此后这个人就免疫了：不会再染病。</translation></message>
<message><source>How many are ill at once, at most?</source><extracomment>example epidemic</extracomment><translation>同时染病的最多有多少人？</translation></message>
<message><source>people</source><extracomment>example epidemic</extracomment><translation>人</translation></message>
<message><source>53 to 92 people, 68 on average, after 7 to 21 s. Then the wave falls: an ill person meets mostly people who are immune.</source><extracomment>example epidemic</extracomment><translation>53 到 92 人，平均 68 人，出现在 7 到 21 秒后。然后这一波回落：病人遇到的大多是已免疫的人。</translation></message>
<message><source>Beside, people [keep a distance](node:apart): they step away from each other.</source><extracomment>example epidemic</extracomment><translation>在旁边的世界里，人们[保持距离](node:apart)：互相躲开。</translation></message>
<message><source>How many are ill at once there, at most?</source><extracomment>example epidemic</extracomment><translation>那里同时染病的最多有多少人？</translation></message>
<message><source>About as many
* Less than half as many
Nobody else falls ill</source><extracomment>example epidemic</extracomment><translation>差不多
* 不到一半
再没有别人染病</translation></message>
<message><source>8 to 32 people, 19 on average: less than half as many, in all of ten runs with different seeds. The wave is flat.</source><extracomment>example epidemic</extracomment><translation>8 到 32 人，平均 19 人：不到一半，十次种子不同的运行都是如此。这一波很平缓。</translation></message>
<message><source>Beside, 97 of the 194 who are well are immune from the start: they are vaccinated. Look at the others.</source><extracomment>example epidemic</extracomment><translation>在旁边的世界里，194 个健康的人中有 97 人一开始就免疫：他们接种了疫苗。来看其他人。</translation></message>
<message><source>Of those who are not vaccinated: how large a share stays well?</source><extracomment>example epidemic</extracomment><translation>没有接种的人当中，保持健康的占多大比例？</translation></message>
<message><source>A smaller share
The same share
* A larger share</source><extracomment>example epidemic</extracomment><translation>比例更小
比例相同
* 比例更大</translation></message>
<message><source>A larger share, in all of ten runs: 35% stay well for half a minute on average, instead of 6%. People who are immune infect nobody, and so protect others.</source><extracomment>example epidemic</extracomment><translation>比例更大，十次运行都是如此：半分钟内平均有 35% 保持健康，而不是 6%。免疫的人不会传染别人，也就保护了其他人。</translation></message>
<message><source>- How many have to be vaccinated so that the wave does not begin? Move *Vaccinated at the start*.
- Raise the *Chance to get well*: what happens to the wave?</source><extracomment>example epidemic</extracomment><translation>- 要有多少人接种，这一波才不会出现？请移动*初始接种人数*。
- 提高*痊愈概率*：这一波会怎样？</translation></message>
<message><source>Six of 200 people are infected, and whoever comes near them falls ill, too. All get well, and are immune from then on.</source><extracomment>example epidemic</extracomment><translation>200 人中有六人感染，谁靠近他们，谁也会染病。所有人都会痊愈，从此免疫。</translation></message>
<message><source>There are three agent types, and [one way to move](node:behave) for all.

- A **susceptible** person becomes infected when an infected body is [within 4](node:near-sick) for 0.2 seconds.
- An **infected** person has a [*Chance*](node:recover) of 4% in each quarter of a second to recover. That takes 6 seconds on average.
- A **recovered** person stays recovered.

[*Become*](node:infect) changes the type: the agent stays where it is and keeps its velocity.</source><extracomment>example epidemic</extracomment><translation>这里有三个智能体类型，大家的[走动方式](node:behave)都一样。

- **易感者**在 [4 单位之内](node:near-sick)有感染者的身体达 0.2 秒，就会被感染。
- **感染者**每四分之一秒有 4% 的[*概率*](node:recover)康复，平均需要 6 秒。
- **康复者**一直是康复者。

[*变身*](node:infect)改变类型：智能体留在原处，速度不变。</translation></message>
<message><source>- The red curve rises faster and faster, then falls: when few are left to infect, each infected person infects less than one other.
- In 20 runs with different seeds, between 36 and 74 people are ill at once, after about 15 seconds. After two minutes nobody is ill.
- It ends before all have been ill: about 10 of 200 never are.
- Recovered people in the crowd protect the others.</source><extracomment>example epidemic</extracomment><translation>- 红色曲线越升越快，然后下降：可感染的人不多时，每个感染者传染的不到一人。
- 在 20 次种子不同的运行中，约 15 秒后，同时染病的有 36 到 74 人。两分钟后没有病人。
- 还没等所有人都得过病，疫情就结束了：200 人中约有 10 人从未染病。
- 人群中的康复者保护了其他人。</translation></message>
<message><source>- [Keep a distance](experiment:experiment-distance): the [weight](node:apart-to-behave) of *Keep a distance* rises to 2. Now about 20 are ill at once instead of 56, and half of all people never fall ill. The curve is flat, and it lasts longer.
- [Half are vaccinated](experiment:experiment-vaccine): half of the people are immune from the start. Of the other half, more than a third never fall ill.
- Raise *Chance to get well*. From which value on does nearly nobody fall ill?</source><extracomment>example epidemic</extracomment><translation>- [保持距离](experiment:experiment-distance)：*保持距离*的[权重](node:apart-to-behave)升到 2。现在同时染病的约 20 人而不是 56 人，有一半的人从未染病。曲线平缓，持续更久。
- [半数接种](experiment:experiment-vaccine)：一半的人从一开始就免疫。另一半中有三分之一以上从未染病。
- 提高*痊愈概率*。从多大的值起几乎没有人染病？</translation></message>
<message><source>Flees</source><extracomment>example evade</extracomment><translation>逃离者</translation></message>
<message><source>Evades</source><extracomment>example evade</extracomment><translation>逃避者</translation></message>
<message><source>Nearest of both</source><extracomment>example evade</extracomment><translation>两种中最近的</translation></message>
<message><source>A little restless</source><extracomment>example evade</extracomment><translation>有点不安分</translation></message>
<message><source>Hunter near</source><extracomment>example evade</extracomment><translation>附近有猎手</translation></message>
<message><source>Flee, else roam</source><extracomment>example evade</extracomment><translation>逃离，否则游荡</translation></message>
<message><source>Evade, else roam</source><extracomment>example evade</extracomment><translation>逃避，否则游荡</translation></message>
<message><source>Caught gray ones</source><extracomment>example evade</extracomment><translation>抓到灰色的</translation></message>
<message><source>Caught green ones</source><extracomment>example evade</extracomment><translation>抓到绿色的</translation></message>
<message><source>Two kinds of prey</source><extracomment>example evade</extracomment><translation>两种猎物</translation></message>
<message><source>A red hunter pursues the nearest prey. Ten gray prey [flee](node:flee) from the place where it is. Ten green prey [evade](node:evade): they flee from the place where it will be. All react within 70.</source><extracomment>example evade</extracomment><translation>红色猎手追逐最近的猎物。十只灰色猎物[逃离](node:flee)猎手现在所在的地方。十只绿色猎物[逃避](node:evade)：逃离猎手将要到的地方。它们都在 70 之内才作出反应。</translation></message>
<message><source>Which does the hunter catch more often?</source><extracomment>example evade</extracomment><translation>猎手更常抓到哪一种？</translation></message>
<message><source>* The gray ones, which flee
The green ones, which evade
Both equally often</source><extracomment>example evade</extracomment><translation>* 灰色的，会逃离
绿色的，会逃避
两种一样多</translation></message>
<message><source>The gray ones: about four times as often. They run ahead of the hunter in its own direction, and it is faster. The green ones run to the side, away from where it will be:

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`</source><extracomment>example evade</extracomment><translation>灰色的：约为四倍。它们顺着猎手自己的方向跑在前面，而猎手更快。绿色的往旁边跑，躲开猎手将要到的地方：

`未来位置 = 猎手位置 + 猎手速度 * T`

`期望速度 = maxSpeed * unit(位置 - 未来位置)`</translation></message>
<message><source>Not looking ahead</source><extracomment>example evade</extracomment><translation>不预判</translation></message>
<message><source>Now [Evade](node:evade) does not look ahead: its prediction is none, so T = 0.</source><extracomment>example evade</extracomment><translation>现在[逃避](node:evade)不预判：它的预测为“无”，所以 T = 0。</translation></message>
<message><source>Which does the hunter catch more often now?</source><extracomment>example evade</extracomment><translation>现在猎手更常抓到哪一种？</translation></message>
<message><source>The gray ones
The green ones
* Both about equally often</source><extracomment>example evade</extracomment><translation>灰色的
绿色的
* 两种差不多一样多</translation></message>
<message><source>Both about equally often: Evade that does not look ahead is Flee. In a single run, chance may favor one kind. In ten runs the averages were 31 and 27.</source><extracomment>example evade</extracomment><translation>两种差不多一样多：不预判的“逃避”就是“逃离”。在单次运行中，其中一种可能碰巧占便宜。十次运行的平均值是 31 和 27。</translation></message>
<message><source>Seeing it from far away</source><extracomment>example evade</extracomment><translation>远远就看见</translation></message>
<message><source>Evade looks ahead again. And both kinds react to a hunter within 140 instead of 70.</source><extracomment>example evade</extracomment><translation>“逃避”又会预判了。而且两种猎物都在猎手进入 140 之内时就反应，而不是 70。</translation></message>
<message><source>The gray ones, which flee
* The green ones, which evade
Both about equally often</source><extracomment>example evade</extracomment><translation>灰色的，会逃离
* 绿色的，会逃避
两种差不多一样多</translation></message>
<message><source>The green ones, in eight of ten runs. In two minutes it catches 10 of them and 3 of the gray ones, on average. What is good at one distance may be bad at another.</source><extracomment>example evade</extracomment><translation>绿色的，十次运行中有八次如此。两分钟内，猎手平均抓到 10 次绿色的、3 次灰色的。在某个距离上好用的办法，在另一个距离上可能不好用。</translation></message>
<message><source>- Drag the hunter into a group: all within 70 react at once.
- Set the weight of [A little restless](node:restless) to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- 把猎手拖进一群猎物中：70 之内的会立刻反应。
- 把[有点不安分](node:restless)的权重设为 0：猎手常常会和一只猎物绕圈跑。</translation></message>
<message><source>One hunter. Half of its prey flee from where it is, half from where it will be.</source><extracomment>example evade</extracomment><translation>一个猎手。它的猎物一半逃离它现在的位置，一半逃离它将要到的位置。</translation></message>
<message><source>Evade is Pursue turned around: it flees from the place where the hunter will be after the time T, with `T = distance / maxSpeed`.

`future position = hunter position + hunter velocity * T`

`desired velocity = maxSpeed * unit(position - future position)`

`steering = desired velocity - velocity`

Both kinds react only to a hunter within 70, and wander otherwise. The hunter is faster and pursues the nearest prey. A small Wander keeps it from running in circles with one prey.</source><extracomment>example evade</extracomment><translation>“逃避”就是反过来的“追逐”：它逃离的是经过时间 T 之后猎手将要到的地方，其中 `T = 距离 / maxSpeed`。

`未来位置 = 猎手位置 + 猎手速度 * T`

`期望速度 = maxSpeed * unit(位置 - 未来位置)`

`转向力 = 期望速度 - 速度`

两种猎物都只在猎手进入 70 之内时反应，平时则徘徊。猎手更快，追逐最近的猎物。一点点“徘徊”让它不至于和一只猎物绕圈跑。</translation></message>
<message><source>- The gray ones (*Flees*) run ahead of the hunter, in its own direction.
- The green ones (*Evades*) run to the side.
- The status bar counts how often the hunter catches each kind: after a minute, it has caught the gray ones far more often.</source><extracomment>example evade</extracomment><translation>- 灰色的（*逃离者*）顺着猎手自己的方向跑在前面。
- 绿色的（*逃避者*）往旁边跑。
- 状态栏统计猎手抓到每种猎物的次数：一分钟后，抓到灰色的次数多得多。</translation></message>
<message><source>- Set the prediction of *Evade* to none: both kinds are the same now, and in the long run the hunter catches both equally often.
- Drag the hunter into a group: all within 70 react at once.
- Set the range of both *Hunter near* to 140: prey that react so early are seldom caught. With most seeds, the green ones are now caught more often than the gray ones.
- Set the weight of *A little restless* to 0: the hunter often runs in circles with one prey.</source><extracomment>example evade</extracomment><translation>- 把*逃避*的预测设为“无”：现在两种猎物一样了，时间一长，猎手抓到两种的次数也一样。
- 把猎手拖进一群猎物中：70 之内的会立刻反应。
- 把两个*附近有猎手*的范围设为 140：这么早就反应的猎物很少被抓到。用大多数种子时，现在绿色的反而比灰色的更常被抓到。
- 把*有点不安分*的权重设为 0：猎手常常会和一只猎物绕圈跑。</translation></message>
<message><source>Figure eight</source><extracomment>title of an example</extracomment><translation>8 字形道路</translation></message>
<message><source>Wide turns</source><extracomment>example figure-eight</extracomment><translation>大转弯</translation></message>
<message><source>No limit</source><extracomment>example figure-eight</extracomment><translation>无限制</translation></message>
<message><source>Speed of the cars</source><extracomment>example figure-eight</extracomment><translation>汽车的速率</translation></message>
<message><source>20 cars on a road that crosses itself. A car cannot turn on the spot: it needs room.</source><extracomment>example figure-eight</extracomment><translation>20 辆汽车行驶在一条自相交叉的路上。汽车不能原地转弯：它需要空间。</translation></message>
<message><source>Every car follows the road, keeps its distance to the car ahead (*Keep distance*), and turns away from those that it would touch at the crossing (*Yield*). Its type has a **Max turn rate** of 90° per second. At 80 units per second this is a turning circle with a radius of 80 / (90° in radians) = 51 units: narrower than every bend of the road.

Click a car: the world shows the circles on which it would turn to the left and to the right. Select the card of the cars, and drag the grips in the middle of the circles to change the rate.</source><extracomment>example figure-eight</extracomment><translation>每辆汽车都沿路行驶，与前车保持距离（*保持车距*），并避开在交叉口会碰到的汽车（*让行*）。其类型的**最大转速**为每秒 90°。以每秒 80 单位行驶时，转弯圆的半径为 80 / (90° 的弧度值) = 51 单位：比路上的每个弯都小。

点击一辆汽车：世界会显示它向左、向右转弯时走的圆。选中汽车的卡片，拖动圆中央的手柄可更改转速。</translation></message>
<message><source>- Nobody leaves the road: once there, cars stay within 12 units of it. In 20 runs with different seeds none was farther away.
- Cars seldom touch, although no light stops them: at most 4 times in the first minute.
- A slow car has a small circle.</source><extracomment>example figure-eight</extracomment><translation>- 没有汽车离开道路：上了路之后，它们离路不超过 12 单位。在 20 次种子不同的运行中，没有一辆更远。
- 虽然没有红绿灯，汽车却很少相碰：第一分钟内最多 4 次。
- 慢车的转弯圆小。</translation></message>
<message><source>- [Wide turns](experiment:experiment-wide): with 30° per second the circle has a radius of 153 units, and the bends are narrower. The cars leave the road by more than 30 units.
- [No limit](experiment:experiment-free): a car that yields turns by up to 200° per second.
- Drag the points of the road to make a hairpin. Who gets around it?</source><extracomment>example figure-eight</extracomment><translation>- [大转弯](experiment:experiment-wide)：每秒 30° 时，转弯圆的半径为 153 单位，路上的弯比它小。汽车会偏离道路 30 单位以上。
- [无限制](experiment:experiment-free)：让行的汽车每秒转弯可达 200°。
- 拖动路的点，做一个急转弯。谁能转过去？</translation></message>
<message><source>Fireflies</source><extracomment>title of an example</extracomment><translation>萤火虫</translation></message>
<message><source>Lit</source><extracomment>example fireflies</extracomment><translation>发光的</translation></message>
<message><source>Fly about</source><extracomment>example fireflies</extracomment><translation>四处飞</translation></message>
<message><source>Any phase</source><extracomment>example fireflies</extracomment><translation>任意相位</translation></message>
<message><source>Begins at any phase</source><extracomment>example fireflies</extracomment><translation>从任意相位开始</translation></message>
<message><source>Lights it sees</source><extracomment>example fireflies</extracomment><translation>看到的光</translation></message>
<message><source>Time goes on, faster with light</source><extracomment>example fireflies</extracomment><translation>时间推进，有光更快</translation></message>
<message><source>Time goes on</source><extracomment>example fireflies</extracomment><translation>时间推进</translation></message>
<message><source>Is full</source><extracomment>example fireflies</extracomment><translation>已满</translation></message>
<message><source>Starts over</source><extracomment>example fireflies</extracomment><translation>从头开始</translation></message>
<message><source>Flashes</source><extracomment>example fireflies</extracomment><translation>闪光</translation></message>
<message><source>For 0.2 seconds</source><extracomment>example fireflies</extracomment><translation>持续 0.2 秒</translation></message>
<message><source>Goes out</source><extracomment>example fireflies</extracomment><translation>熄灭</translation></message>
<message><source>How far they see light</source><extracomment>example fireflies</extracomment><translation>看见光的距离</translation></message>
<message><source>A clock of its own, which light hurries</source><extracomment>example fireflies</extracomment><translation>自己的时钟，光会催快它</translation></message>
<message><source>When it is full, it flashes and starts over</source><extracomment>example fireflies</extracomment><translation>满了就闪光，再从头开始</translation></message>
<message><source>Nobody looks</source><extracomment>example fireflies</extracomment><translation>谁也不看</translation></message>
<message><source>They see half as far</source><extracomment>example fireflies</extracomment><translation>视距减半</translation></message>
<message><source>Phase, mean</source><extracomment>example fireflies</extracomment><translation>相位，平均</translation></message>
<message><source>A hundred fireflies flash, each by a clock of its own. Light that they see hurries their clocks, and after half a minute nearly all flash at once.</source><extracomment>example fireflies</extracomment><translation>一百只萤火虫各按自己的时钟闪光。看到的光会催快时钟，半分钟后几乎所有萤火虫都同时闪光。</translation></message>
<message><source>Each firefly has a [phase](node:phase), which begins [anywhere](node:any-phase) between 0 and 1. Ten times a second [time goes on](node:tick-on) by 0.05, and by 0.03 more for each [light](node:lights) within 130, unless it has flashed a moment ago: see [the formula](node:hurry).

At 1 the phase [starts over](node:restart), and the firefly [flashes](node:flash): for 0.2 seconds it is of the type [Lit](node:lit). It keeps its phase in both types.</source><extracomment>example fireflies</extracomment><translation>每只萤火虫都有一个[相位](node:phase)，从 0 到 1 之间的[任意值](node:any-phase)开始。每秒十次，[时间推进](node:tick-on) 0.05；130 之内每有一个[光](node:lights)，再多推进 0.03，除非它刚刚闪过：见[公式](node:hurry)。

到 1 时，相位[从头开始](node:restart)，萤火虫[闪光](node:flash)：有 0.2 秒它属于类型[发光的](node:lit)。在两种类型中它都保持自己的相位。</translation></message>
<message><source>- First groups agree, then groups of groups: waves of light run through the swarm before it flashes as one.
- In 20 runs with different seeds, between 73 and 99 of 100 were lit at the same moment after a minute. If nobody looks, it is never more than 18.
- Nobody leads, and nobody knows how many there are.</source><extracomment>example fireflies</extracomment><translation>- 先是几只一组趋于一致，然后是组与组之间：光的波浪穿过虫群，最后整群一起闪光。
- 在 20 次种子不同的运行中，一分钟后 100 只里有 73 到 99 只在同一时刻发光。如果谁也不看，则从不超过 18 只。
- 没有谁带头，也没有谁知道一共有多少只。</translation></message>
<message><source>- [Nobody looks](experiment:experiment-alone): all clocks run alike, and stay apart.
- [They see half as far](experiment:experiment-near): does it take longer, or does it never come?
- Remove the half of them with the mouse. Do those that are left stay together?</source><extracomment>example fireflies</extracomment><translation>- [谁也不看](experiment:experiment-alone)：所有时钟走得一样快，却始终错开。
- [视距减半](experiment:experiment-near)：是要等更久，还是永远不会一致？
- 用鼠标去掉一半萤火虫。剩下的还保持一致吗？</translation></message>
<message><source>Fish and shark</source><extracomment>title of an example</extracomment><translation>鱼和鲨鱼</translation></message>
<message><source>Fish</source><extracomment>example fish-and-shark</extracomment><translation>鱼</translation></message>
<message><source>Shark</source><extracomment>example fish-and-shark</extracomment><translation>鲨鱼</translation></message>
<message><source>Shark near</source><extracomment>example fish-and-shark</extracomment><translation>附近有鲨鱼</translation></message>
<message><source>In this order</source><extracomment>example fish-and-shark</extracomment><translation>按此次序</translation></message>
<message><source>Middle of the fish near</source><extracomment>example fish-and-shark</extracomment><translation>附近鱼群的中心</translation></message>
<message><source>Nearest fish</source><extracomment>example fish-and-shark</extracomment><translation>最近的鱼</translation></message>
<message><source>Fish in reach</source><extracomment>example fish-and-shark</extracomment><translation>够得着鱼</translation></message>
<message><source>Toward the school</source><extracomment>example fish-and-shark</extracomment><translation>游向鱼群</translation></message>
<message><source>Prowl</source><extracomment>example fish-and-shark</extracomment><translation>游弋</translation></message>
<message><source>Cruise</source><extracomment>example fish-and-shark</extracomment><translation>巡游</translation></message>
<message><source>Hunt</source><extracomment>example fish-and-shark</extracomment><translation>追猎</translation></message>
<message><source>Hungry again</source><extracomment>example fish-and-shark</extracomment><translation>又饿了</translation></message>
<message><source>Tired</source><extracomment>example fish-and-shark</extracomment><translation>累了</translation></message>
<message><source>A school of fish, and a shark that swims about and hunts.</source><extracomment>example fish-and-shark</extracomment><translation>一群鱼，和一条四处游动、伺机追猎的鲨鱼。</translation></message>
<message><source>**Budget** spends the maximum force of a fish in order: away from the shark, apart, the same way, together, and a little wandering with the rest.

The shark has two modes. In **Cruise** it swims slowly toward the middle of the fish near it; after four seconds, if fish are in reach, it changes to **Hunt** and pursues one fish until it is tired.</source><extracomment>example fish-and-shark</extracomment><translation>**预算**按次序分配鱼的最大力：先躲开鲨鱼，再彼此分开、朝同一方向、聚在一起，余下的用来徘徊一点。

鲨鱼有两个模式。在**巡游**中，它慢慢游向附近鱼群的中心；四秒之后，如果够得着鱼，它就转为**追猎**，追逐一条鱼，直到累了为止。</translation></message>
<message><source>- The school finds a common direction within twenty seconds, and loses it when the shark attacks.
- The shark pursues the same fish as long as it hunts.
- Click the shark to see its mode, and for how long it has been in it.</source><extracomment>example fish-and-shark</extracomment><translation>- 鱼群在二十秒内找到共同的方向，鲨鱼攻击时又会失去它。
- 鲨鱼在追猎期间一直追逐同一条鱼。
- 点击鲨鱼，可看到它的模式以及已持续多久。</translation></message>
<message><source>- Lower the weight of *Evade* to 0.2.
- Let the shark hunt longer: raise *After* of the transition *Tired*.
- Let the fish see less: lower *View angle* of *Alignment*.</source><extracomment>example fish-and-shark</extracomment><translation>- 把*逃避*的权重降到 0.2。
- 让鲨鱼追猎更久：提高转换*累了*的*时间超过*。
- 让鱼看到的更少：降低*对齐*的*视角*。</translation></message>
<message><source>Flee the mouse</source><extracomment>title of an example</extracomment><translation>逃离鼠标</translation></message>
<message><source>Middle</source><extracomment>example flee-the-mouse</extracomment><translation>中央</translation></message>
<message><source>With steering</source><extracomment>example flee-the-mouse</extracomment><translation>有转向</translation></message>
<message><source>Without steering</source><extracomment>example flee-the-mouse</extracomment><translation>无转向</translation></message>
<message><source>Mass with steering</source><extracomment>example flee-the-mouse</extracomment><translation>有转向者的质量</translation></message>
<message><source>Without a radius</source><extracomment>example flee-the-mouse</extracomment><translation>没有半径</translation></message>
<message><source>Hardly any mass</source><extracomment>example flee-the-mouse</extracomment><translation>几乎没有质量</translation></message>
<message><source>All start in the middle and flee from your mouse: with and without steering, with and without a radius.</source><extracomment>example flee-the-mouse</extracomment><translation>所有智能体都从中央出发，逃离你的鼠标：有转向和无转向，有半径和没有半径。</translation></message>
<message><source>[Flee](node:flee) wants to move straight away from the mouse at full speed:

`desired velocity = maxSpeed * unit(position - mouse)`

It does so only while the mouse is closer than its *radius*. The green agents get there by steering: `steering = desired velocity - velocity`, divided by a mass of 20. The gray ones have mass 1 and no max force, so they have the desired velocity after one tick.</source><extracomment>example flee-the-mouse</extracomment><translation>[逃离](node:flee)想以全速径直离开鼠标：

`期望速度 = maxSpeed * unit(位置 - 鼠标)`

只有鼠标近于其*半径*时它才这样做。绿色智能体靠转向来达到期望速度：`转向力 = 期望速度 - 速度`，再除以质量 20。灰色的质量为 1，最大力无限制，所以一刻之后就达到期望速度。</translation></message>
<message><source>- Move the mouse into the crowd: the gray ones turn on the spot, the green ones make curves.
- Come close to a green one from the front: it brakes, turns around, and only then speeds up.
- Farther away than the radius nothing steers them: they fly straight on.
- Switch on *Desired velocity*: all desired velocities point away from the mouse. Those of the gray agents and their velocities are the same.</source><extracomment>example flee-the-mouse</extracomment><translation>- 把鼠标移进群中：灰色的原地转向，绿色的走弧线。
- 从正面靠近一个绿色的：它先刹车、掉头，然后才加速。
- 比半径更远时，没有东西控制它们：它们一直向前飞。
- 打开*期望速度*：所有期望速度都背向鼠标。灰色智能体的期望速度与速度相同。</translation></message>
<message><source>- [Without a radius](experiment:experiment-everywhere): all flee always. This world wraps, so they end up where the mouse is farthest.
- [Hardly any mass](experiment:experiment-light): with a mass of 1, the green ones turn nearly as fast as the gray ones. The max force is all that is left of the difference.
- Drag the slider *Radius* down to 0: nobody flees.</source><extracomment>example flee-the-mouse</extracomment><translation>- [没有半径](experiment:experiment-everywhere)：大家总在逃。这个世界首尾相接，所以它们最后到了离鼠标最远的地方。
- [几乎没有质量](experiment:experiment-light)：质量为 1 时，绿色的几乎与灰色的转得一样快。剩下的差别只在最大力。
- 把滑块*半径*拖到 0：谁也不逃。</translation></message>
<message><source>Danger</source><extracomment>example flee</extracomment><translation>危险源</translation></message>
<message><source>Flee the danger</source><extracomment>example flee</extracomment><translation>逃离危险源</translation></message>
<message><source>Average speed</source><extracomment>example flee</extracomment><translation>平均速率</translation></message>
<message><source>A danger in the middle</source><extracomment>example flee</extracomment><translation>中央的危险源</translation></message>
<message><source>24 ships fly straight on. Nothing steers them until they are closer than 140 to the danger. Then [Flee](node:flee-danger) does: the desired velocity (gold) points straight away from it.

`desired velocity = maxSpeed * unit(position - target)`</source><extracomment>example flee</extracomment><translation>24 艘飞船一直向前飞。离危险源不到 140 之前，没有东西控制它们。之后由[逃离](node:flee-danger)控制：期望速度（金色）径直背向危险源。

`期望速度 = maxSpeed * unit(位置 - 目标)`</translation></message>
<message><source>A ship comes near the danger and leaves again. How fast is it then?</source><extracomment>example flee</extracomment><translation>一艘飞船飞近危险源，又离开。这时它有多快？</translation></message>
<message><source>Faster than it came
* Slower than it came
As fast as it came</source><extracomment>example flee</extracomment><translation>比来时快
* 比来时慢
与来时一样快</translation></message>
<message><source>Slower, in more than nine of ten cases. Flee wants the ship to fly straight away, so it brakes all other motion:

`steering = desired velocity - velocity`

Outside the radius, nothing makes the ship faster again.</source><extracomment>example flee</extracomment><translation>更慢，十次中有九次以上如此。“逃离”要飞船径直离开，所以会刹住其他一切运动：

`转向力 = 期望速度 - 速度`

在半径之外，没有东西让飞船再快起来。</translation></message>
<message><source>After a minute</source><extracomment>example flee</extracomment><translation>一分钟之后</translation></message>
<message><source>At the start, the ships have a speed of 1.1 on average. Each visit to the danger changes that. The number above the world is the average.</source><extracomment>example flee</extracomment><translation>一开始，飞船的速率平均为 1.1。每次飞近危险源都会改变速率。世界上方的数值是平均值。</translation></message>
<message><source>What is the average speed after a minute?</source><extracomment>example flee</extracomment><translation>一分钟后平均速率是多少？</translation></message>
<message><source>units per tick</source><extracomment>example flee</extracomment><translation>单位/刻</translation></message>
<message><source>About 0.6: nearly every visit to the danger costs speed.</source><extracomment>example flee</extracomment><translation>约 0.6：几乎每次飞近危险源都要损失速率。</translation></message>
<message><source>Always afraid</source><extracomment>example flee</extracomment><translation>总在害怕</translation></message>
<message><source>Now the radius of [Flee](node:flee-danger) has no limit: all ships flee all the time, wherever they are.</source><extracomment>example flee</extracomment><translation>现在[逃离](node:flee-danger)的半径无限制：所有飞船无论在哪里都一直在逃。</translation></message>
<message><source>Where are the ships after half a minute?</source><extracomment>example flee</extracomment><translation>半分钟后飞船在哪里？</translation></message>
<message><source>On a circle around the danger
Spread along the edges
* In the corners</source><extracomment>example flee</extracomment><translation>在围绕危险源的圆上
散布在边缘
* 在角落里</translation></message>
<message><source>In the corners. This world wraps: what leaves on the right comes in on the left. So the four corners are one place, and no place is farther from the middle.</source><extracomment>example flee</extracomment><translation>在角落里。这个世界首尾相接：从右边离开的会从左边进来。所以四个角落是同一个地方，而且离中央最远。</translation></message>
<message><source>- Drag the [danger](node:danger) into the way of a ship.
- Chase the ships with the mouse: they flee it, too.
- Give the wire from [Flee the mouse](node:flee-mouse) a weight of 3.</source><extracomment>example flee</extracomment><translation>- 把[危险源](node:danger)拖到一艘飞船的路上。
- 用鼠标追赶飞船：它们也逃离鼠标。
- 把来自[逃离鼠标](node:flee-mouse)的连线的权重设为 3。</translation></message>
<message><source>Ships fly straight on, and flee from a danger that is near.</source><extracomment>example flee</extracomment><translation>飞船一直向前飞，靠近危险源时就逃离。</translation></message>
<message><source>Flee is Seek turned around: the desired velocity points straight away from the target.

`desired velocity = maxSpeed * unit(position - target)`

`steering = desired velocity - velocity`

It is active only while the target is closer than its *radius*. Outside, nothing steers the ship, and it flies straight on.</source><extracomment>example flee</extracomment><translation>“逃离”就是反过来的“靠近”：期望速度径直背向目标。

`期望速度 = maxSpeed * unit(位置 - 目标)`

`转向力 = 期望速度 - 速度`

只有目标近于其*半径*时它才激活。在半径之外，没有东西控制飞船，它一直向前飞。</translation></message>
<message><source>- Outside, each ship keeps its velocity: its speed and its direction.
- Almost every ship that comes near leaves more slowly than it came: Flee wants it to fly straight away, and brakes all other motion.
- The forces of the mouse and the danger add up while both are near.
- While the mouse is elsewhere, no ship turns *toward* the danger.</source><extracomment>example flee</extracomment><translation>- 在半径之外，每艘飞船保持自己的速度：速率和方向。
- 几乎每艘飞近的飞船离开时都比来时慢：“逃离”要它径直离开，会刹住其他一切运动。
- 鼠标和危险源都在附近时，两个力相加。
- 鼠标不在世界上时，没有飞船会*朝*危险源转弯。</translation></message>
<message><source>- Drag the danger into the way of a ship.
- Set the radius of *Flee the danger* to no limit: now all ships always flee. They end up in the corners, as far away as they can be: this world wraps, so the four corners are one place.
- Give *Flee the mouse* a weight of 3: ships leave the mouse faster.</source><extracomment>example flee</extracomment><translation>- 把危险源拖到一艘飞船的路上。
- 把*逃离危险源*的半径设为无限制：现在所有飞船总在逃。它们最后到了角落里，尽可能地远：这个世界首尾相接，所以四个角落是同一个地方。
- 把*逃离鼠标*的权重设为 3：飞船更快地离开鼠标。</translation></message>
<message><source>Sparrow</source><extracomment>example flock</extracomment><translation>麻雀</translation></message>
<message><source>Goose</source><extracomment>example flock</extracomment><translation>大雁</translation></message>
<message><source>Gnat</source><extracomment>example flock</extracomment><translation>小飞虫</translation></message>
<message><source>Hawk</source><extracomment>example flock</extracomment><translation>鹰</translation></message>
<message><source>Onward</source><extracomment>example flock</extracomment><translation>一直向前</translation></message>
<message><source>Hawk nearby</source><extracomment>example flock</extracomment><translation>附近有鹰</translation></message>
<message><source>Escape</source><extracomment>example flock</extracomment><translation>逃脱</translation></message>
<message><source>Nearest bird</source><extracomment>example flock</extracomment><translation>最近的鸟</translation></message>
<message><source>Breath</source><extracomment>example flock</extracomment><translation>气力</translation></message>
<message><source>Sparrows</source><extracomment>example flock</extracomment><translation>麻雀</translation></message>
<message><source>Geese</source><extracomment>example flock</extracomment><translation>大雁</translation></message>
<message><source>Gnats</source><extracomment>example flock</extracomment><translation>小飞虫</translation></message>
<message><source>Escape, else flock</source><extracomment>example flock</extracomment><translation>逃脱，否则集群</translation></message>
<message><source>Escape, else swarm</source><extracomment>example flock</extracomment><translation>逃脱，否则群飞</translation></message>
<message><source>Chase, else rest</source><extracomment>example flock</extracomment><translation>追击，否则休息</translation></message>
<message><source>Sparrows: separation</source><extracomment>example flock</extracomment><translation>麻雀：分离</translation></message>
<message><source>Sparrows: alignment</source><extracomment>example flock</extracomment><translation>麻雀：对齐</translation></message>
<message><source>Sparrows: cohesion</source><extracomment>example flock</extracomment><translation>麻雀：聚集</translation></message>
<message><source>Hawks</source><extracomment>example flock</extracomment><translation>鹰的数量</translation></message>
<message><source>Sparrows without alignment</source><extracomment>example flock</extracomment><translation>麻雀没有对齐</translation></message>
<message><source>Geese without alignment</source><extracomment>example flock</extracomment><translation>大雁没有对齐</translation></message>
<message><source>Two hawks</source><extracomment>example flock</extracomment><translation>两只鹰</translation></message>
<message><source>One way</source><extracomment>example flock</extracomment><translation>同一方向</translation></message>
<message><source>Sparrows alone. Each follows three rules about its neighbors: [separation](node:sparrow-apart) (not too near), [alignment](node:sparrow-along) (the same direction), and [cohesion](node:sparrow-together) (to their middle). Beside, they fly without alignment. Nobody leads.</source><extracomment>example flock</extracomment><translation>这里只有麻雀。每只对邻居遵循三条规则：[分离](node:sparrow-apart)（别太近）、[对齐](node:sparrow-along)（同一方向）和[聚集](node:sparrow-together)（靠向它们的中心）。在旁边的世界里，它们没有对齐。没有谁带头。</translation></message>
<message><source>In which world do most sparrows fly one way after half a minute?</source><extracomment>example flock</extracomment><translation>半分钟后，哪个世界里大多数麻雀朝同一方向飞？</translation></message>
<message><source>* In the one with alignment
In both
In neither</source><extracomment>example flock</extracomment><translation>* 有对齐的那个
两个都是
两个都不是</translation></message>
<message><source>In the one with alignment, in all of ten runs with different seeds. Without it, they fly in all directions, and neighbors are more than twice as far apart.</source><extracomment>example flock</extracomment><translation>有对齐的那个，十次种子不同的运行都是如此。没有对齐时，它们朝各个方向飞，邻居之间的距离是两倍多。</translation></message>
<message><source>Without cohesion</source><extracomment>example flock</extracomment><translation>没有聚集</translation></message>
<message><source>Now nothing pulls them [together](node:sparrow-together): the weight of cohesion is 0. Before, a sparrow's nearest neighbor was about 10 away after half a minute. You see a part of the world, 500 wide.</source><extracomment>example flock</extracomment><translation>现在没有东西把它们拉到[一起](node:sparrow-together)：聚集的权重为 0。之前，半分钟后每只麻雀离最近的邻居约 10。你看到的是世界的一部分，宽 500。</translation></message>
<message><source>How far away is the nearest neighbor now, on average?</source><extracomment>example flock</extracomment><translation>现在离最近的邻居平均有多远？</translation></message>
<message><source>25 to 31: nearly three times as far. They still fly more or less one way, because there still is alignment.</source><extracomment>example flock</extracomment><translation>25 到 31：将近三倍远。它们大体上仍朝同一方向飞，因为还有对齐。</translation></message>
<message><source>Without separation</source><extracomment>example flock</extracomment><translation>没有分离</translation></message>
<message><source>There is cohesion again. But nothing keeps them [apart](node:sparrow-apart): the weight of separation is 0. You see the whole world again.</source><extracomment>example flock</extracomment><translation>聚集又有了。但没有东西让它们[分开](node:sparrow-apart)：分离的权重为 0。你又能看到整个世界了。</translation></message>
<message><source>How far away is the nearest neighbor now, compared with 10?</source><extracomment>example flock</extracomment><translation>与 10 相比，现在离最近的邻居有多远？</translation></message>
<message><source>* Less than a third as far
About as far
Three times as far</source><extracomment>example flock</extracomment><translation>* 不到三分之一
差不多一样远
三倍远</translation></message>
<message><source>About 2, less than a third as far in all of ten runs. The flock becomes a few clumps, in which sparrows fly through each other.</source><extracomment>example flock</extracomment><translation>约为 2，不到三分之一，十次运行都是如此。鸟群变成几团，麻雀在其中互相穿过。</translation></message>
<message><source>- All flocks are back, and the hawk. Set *Hawks* to 3: what do the flocks do?
- Find weights with which the sparrows soon fly close together, in one flock. *Find values* in the Watch menu does the same.</source><extracomment>example flock</extracomment><translation>- 所有鸟群都回来了，鹰也来了。把*鹰的数量*设为 3：鸟群会怎样？
- 找出一组权重，让麻雀很快紧密地飞成一群。“观察”菜单中的*寻找取值*也能做到。</translation></message>
<message><source>Three flocks from the same three behaviors, and a hawk that hunts them all.</source><extracomment>example flock</extracomment><translation>同样的三种行为形成的三个群，以及一只追猎它们的鹰。</translation></message>
<message><source>Each bird looks only at its own kind, and only at those near it:

- **[Separation](node:sparrow-apart)** keeps it away from birds that are too near.
- **[Alignment](node:sparrow-along)** turns it to the direction in which the others fly.
- **[Cohesion](node:sparrow-together)** pulls it toward their middle.

A Sum adds up the three. The flocks differ in how far they look and in the weights: sparrows do not look far and stay together, geese look far and weigh alignment most, and gnats have no alignment at all.

[*Escape*](node:escape) comes first: a Priority takes it as soon as the hawk is within 150. The hawk holds on to the bird it chose until its [*Breath*](node:breath) is gone, and then flies on.</source><extracomment>example flock</extracomment><translation>每只鸟只看同类，而且只看附近的：

- [**分离**](node:sparrow-apart)让它离开太近的鸟。
- [**对齐**](node:sparrow-along)让它转向其他鸟飞行的方向。
- [**聚集**](node:sparrow-together)把它拉向它们的中心。

“求和”把三者相加。各群的差别在于看多远和权重：麻雀看得不远，聚在一起；大雁看得远，最看重对齐；小飞虫完全没有对齐。

[*逃脱*](node:escape)排在最前：鹰一进入 150 之内，“优先”就采用它。鹰紧追自己选中的鸟，直到[*气力*](node:breath)用完，然后继续飞。</translation></message>
<message><source>- All geese fly one way; gnats go nowhere together.
- Sparrows fly less than half as far apart as geese.
- A flock opens around the hawk. Gnats close the gap within seconds; sparrows and geese need longer.</source><extracomment>example flock</extracomment><translation>- 大雁全朝同一方向飞；小飞虫聚在一起，却哪儿也不去。
- 麻雀之间的距离不到大雁之间的一半。
- 群会在鹰的周围散开。小飞虫几秒内就合拢；麻雀和大雁需要更久。</translation></message>
<message><source>- [Sparrows without alignment](experiment:experiment-swarm): the flock becomes a swarm. So do the [geese](experiment:experiment-lost-geese), whose alignment weighs most.
- Set the radius of [*Separation* of the geese](node:goose-apart) to 60: they spread out.
- [Two hawks](experiment:experiment-two-hawks): together they catch more than twice as many birds as one.</source><extracomment>example flock</extracomment><translation>- [麻雀没有对齐](experiment:experiment-swarm)：鸟群变成一团乱飞的群。最看重对齐的[大雁](experiment:experiment-lost-geese)也一样。
- 把[大雁的*分离*](node:goose-apart)的半径设为 60：它们会散开。
- [两只鹰](experiment:experiment-two-hawks)：它们一起抓到的鸟是一只鹰的两倍多。</translation></message>
<message><source>Fountain</source><extracomment>title of an example</extracomment><translation>喷泉</translation></message>
<message><source>Nozzle</source><extracomment>example fountain</extracomment><translation>喷嘴</translation></message>
<message><source>Basin</source><extracomment>example fountain</extracomment><translation>水池</translation></message>
<message><source>Gravity</source><extracomment>example fountain</extracomment><translation>重力</translation></message>
<message><source>Jet</source><extracomment>example fountain</extracomment><translation>喷流</translation></message>
<message><source>Burst</source><extracomment>example fountain</extracomment><translation>喷涌</translation></message>
<message><source>Drops</source><extracomment>example fountain</extracomment><translation>水滴</translation></message>
<message><source>Fall</source><extracomment>example fountain</extracomment><translation>下落</translation></message>
<message><source>Drops push each other</source><extracomment>example fountain</extracomment><translation>水滴互相推开</translation></message>
<message><source>In the basin</source><extracomment>example fountain</extracomment><translation>在水池中</translation></message>
<message><source>Outflow</source><extracomment>example fountain</extracomment><translation>排水口</translation></message>
<message><source>Drops per second</source><extracomment>example fountain</extracomment><translation>每秒水滴数</translation></message>
<message><source>Drops in a burst</source><extracomment>example fountain</extracomment><translation>每次喷涌的水滴数</translation></message>
<message><source>How much drops push each other</source><extracomment>example fountain</extracomment><translation>水滴互推的强度</translation></message>
<message><source>Up, and down again</source><extracomment>example fountain</extracomment><translation>先上后下</translation></message>
<message><source>The sink</source><extracomment>example fountain</extracomment><translation>汇</translation></message>
<message><source>Twice the water</source><extracomment>example fountain</extracomment><translation>水量加倍</translation></message>
<message><source>Without bursts</source><extracomment>example fountain</extracomment><translation>没有喷涌</translation></message>
<message><source>A clogged drain</source><extracomment>example fountain</extracomment><translation>排水口堵塞</translation></message>
<message><source>Drops in the air</source><extracomment>example fountain</extracomment><translation>空中的水滴</translation></message>
<message><source>Out of the nozzle</source><extracomment>example fountain</extracomment><translation>从喷嘴出来</translation></message>
<message><source>Into the basin</source><extracomment>example fountain</extracomment><translation>落入水池</translation></message>
<message><source>Drops born</source><extracomment>example fountain</extracomment><translation>生成的水滴</translation></message>
<message><source>Drops are born in a nozzle and vanish in a basin: sources and sinks.</source><extracomment>example fountain</extracomment><translation>水滴在喷嘴里生成，在水池里消失：源与汇。</translation></message>
<message><source>The [*Jet*](node:jet) is a Source: 40 drops a second, for ever. The [*Burst*](node:burst) is one that works in waves: 60 drops at once, every ten seconds.

Drops start upward. [*Gravity*](node:fall) pulls them down: it is a field, and their response time of 1.6 seconds makes them slow to follow it. [*Drops push each other*](node:pressure) is a Separation.

There is no node for a sink: drops [inside the basin](node:in-basin) are [removed](node:drain).</source><extracomment>example fountain</extracomment><translation>[*喷流*](node:jet)是一个“出生源”：每秒 40 滴，永不停止。[*喷涌*](node:burst)则成波地出生：每十秒一次 60 滴。

水滴一开始向上。[*重力*](node:fall)把它们往下拉：它是一个流场，而水滴的响应时间是 1.6 秒，所以跟随得慢。[*水滴互相推开*](node:pressure)是一个“分离”。

汇没有专门的节点：[在水池中](node:in-basin)的水滴会被[移除](node:drain)。</translation></message>
<message><source>- Between two bursts the number of drops stays near 105. Each second 40 are born, and each is in the air for about 2.6 seconds: 40 times 2.6 is 105. This is Little's law, and it holds for shops, roads and hospitals, too.
- The second plot: what comes out of the nozzle goes into the basin a little later.
- A burst is gone within five seconds.</source><extracomment>example fountain</extracomment><translation>- 两次喷涌之间，水滴数保持在 105 左右。每秒生成 40 滴，每滴在空中约 2.6 秒：40 乘以 2.6 约为 105。这就是利特尔法则，它也适用于商店、道路和医院。
- 第二个曲线图：从喷嘴出来的，稍后就落入水池。
- 一次喷涌在五秒内就过去了。</translation></message>
<message><source>- [Twice the water](experiment:experiment-twice): what will the number of drops be? About 213, twice as many, because each drop is in the air as long as before.
- [A clogged drain](experiment:experiment-clogged): the drain is muted. Now 40 drops more lie in the basin each second, and 60 more after each burst.
- [Without bursts](experiment:experiment-steady) the number is steady.
- Give *Gravity* half of its strength in the inspector. What happens to the number of drops?</source><extracomment>example fountain</extracomment><translation>- [水量加倍](experiment:experiment-twice)：水滴数会是多少？约 213，即两倍，因为每滴在空中的时间与之前一样长。
- [排水口堵塞](experiment:experiment-clogged)：排水口被屏蔽。现在水池里每秒多 40 滴，每次喷涌后再多 60 滴。
- [没有喷涌](experiment:experiment-steady)时，水滴数很稳定。
- 在检查器中把*重力*的强度减半。水滴数会怎样？</translation></message>
<message><source>Grazing</source><extracomment>title of an example</extracomment><translation>吃草的羊</translation></message>
<message><source>Grass</source><extracomment>example grazing</extracomment><translation>草</translation></message>
<message><source>Sheep</source><extracomment>example grazing</extracomment><translation>羊</translation></message>
<message><source>Stakes</source><extracomment>example grazing</extracomment><translation>标桩</translation></message>
<message><source>Go where more grass is</source><extracomment>example grazing</extracomment><translation>朝草多处走</translation></message>
<message><source>Stray</source><extracomment>example grazing</extracomment><translation>随意走动</translation></message>
<message><source>Energy</source><extracomment>example grazing</extracomment><translation>能量</translation></message>
<message><source>Grass here</source><extracomment>example grazing</extracomment><translation>此处的草</translation></message>
<message><source>Graze</source><extracomment>example grazing</extracomment><translation>吃草</translation></message>
<message><source>What it eats, less what it needs</source><extracomment>example grazing</extracomment><translation>吃掉的减去消耗的</translation></message>
<message><source>Live on it</source><extracomment>example grazing</extracomment><translation>以此为生</translation></message>
<message><source>Fed</source><extracomment>example grazing</extracomment><translation>吃饱</translation></message>
<message><source>Lamb</source><extracomment>example grazing</extracomment><translation>羊羔</translation></message>
<message><source>Costs energy</source><extracomment>example grazing</extracomment><translation>消耗能量</translation></message>
<message><source>Starved</source><extracomment>example grazing</extracomment><translation>能量耗尽</translation></message>
<message><source>Starve</source><extracomment>example grazing</extracomment><translation>饿死</translation></message>
<message><source>Formulas</source><extracomment>example grazing</extracomment><translation>公式</translation></message>
<message><source>Grass, by formula</source><extracomment>example grazing</extracomment><translation>草（按公式）</translation></message>
<message><source>Sheep, by formula</source><extracomment>example grazing</extracomment><translation>羊（按公式）</translation></message>
<message><source>Grass grows, sheep eat it</source><extracomment>example grazing</extracomment><translation>草生长，羊吃草</translation></message>
<message><source>Sheep are born and die</source><extracomment>example grazing</extracomment><translation>羊出生和死亡</translation></message>
<message><source>Change grass</source><extracomment>example grazing</extracomment><translation>更改草</translation></message>
<message><source>Change sheep</source><extracomment>example grazing</extracomment><translation>更改羊</translation></message>
<message><source>How fast grass grows</source><extracomment>example grazing</extracomment><translation>草的生长速度</translation></message>
<message><source>Sheep at first</source><extracomment>example grazing</extracomment><translation>最初的羊数</translation></message>
<message><source>300 sheep at first</source><extracomment>example grazing</extracomment><translation>最初 300 只羊</translation></message>
<message><source>They do not look for grass</source><extracomment>example grazing</extracomment><translation>它们不去找草</translation></message>
<message><source>Sheep eat grass, which grows again. With much grass lambs are born, with little of it sheep starve: so both rise and fall, one after the other.</source><extracomment>example grazing</extracomment><translation>羊吃草，草会再长。草多时生羊羔，草少时羊会饿死：于是两者先后起起落落。</translation></message>
<message><source>Grass is a [ground](item:grass) that grows toward a limit. Sheep [go where more grass is](node:to-grass) and [graze](node:graze). Ten times a second they gain [what they eat, less what they need](node:gain). With an [energy](node:energy) of 10 a [lamb](node:lamb) is born, which costs 5; at 0 they [starve](node:die). Sixty [stakes](node:stake) measure the grass: their [mean](node:mean) is above the world.

Beside it, two formulas of Lotka (1925) and Volterra (1926) compute with numbers alone: [grass grows, and sheep eat it](node:more-grass); [sheep are born and die](node:more-sheep).</source><extracomment>example grazing</extracomment><translation>草是一个会长到上限的[地面](item:grass)。羊[朝草多处走](node:to-grass)并[吃草](node:graze)。每秒十次，它们得到[吃掉的减去消耗的](node:gain)。[能量](node:energy)达到 10 时生一只[羊羔](node:lamb)，消耗 5；到 0 时就[饿死](node:die)。六十个[标桩](node:stake)测量草的多少：它们的[平均](node:mean)显示在世界上方。

与此对照，洛特卡 (Lotka, 1925) 和沃尔泰拉 (Volterra, 1926) 的两个公式只用数计算：[草生长，羊吃草](node:more-grass)；[羊出生和死亡](node:more-sheep)。</translation></message>
<message><source>- Sheep follow grass: when there is most grass there are few sheep, and a quarter of a wave later there are many.
- In 20 runs with different seeds there were between 204 and 227 sheep at most in four minutes, and never fewer than 19.
- The numbers of the formulas go up and down forever. Those of the sheep do, too, but never twice alike: sheep are few, and each has a place.</source><extracomment>example grazing</extracomment><translation>- 羊随着草变化：草最多时羊很少，过四分之一个周期后羊就多了。
- 在 20 次种子不同的运行中，四分钟内羊最多时有 204 到 227 只，从未少于 19 只。
- 公式算出的数永远起起落落。羊的数目也是这样，但从不完全相同：羊不多，而且每只都有自己的位置。</translation></message>
<message><source>- [300 sheep at first](experiment:experiment-many): do they all starve?
- [They do not look for grass](experiment:experiment-stay): do the waves become larger or smaller?
- Let the grass grow twice as fast. Are there more grass or more sheep in the end?</source><extracomment>example grazing</extracomment><translation>- [最初 300 只羊](experiment:experiment-many)：它们会全部饿死吗？
- [它们不去找草](experiment:experiment-stay)：波动变大还是变小？
- 让草长得快一倍。最后是草更多还是羊更多？</translation></message>
<message><source>Home and walls</source><extracomment>title of an example</extracomment><translation>家和围墙</translation></message>
<message><source>Pen</source><extracomment>example home-and-walls</extracomment><translation>围栏</translation></message>
<message><source>Beetle</source><extracomment>example home-and-walls</extracomment><translation>甲虫</translation></message>
<message><source>Pull back home</source><extracomment>example home-and-walls</extracomment><translation>拉回家</translation></message>
<message><source>Cut to 5.4</source><extracomment>example home-and-walls</extracomment><translation>截断到 5.4</translation></message>
<message><source>Probe 50 ahead</source><extracomment>example home-and-walls</extracomment><translation>前方 50 的探针</translation></message>
<message><source>Free range</source><extracomment>example home-and-walls</extracomment><translation>自由范围</translation></message>
<message><source>Length of the probe</source><extracomment>example home-and-walls</extracomment><translation>探针长度</translation></message>
<message><source>Without the pull</source><extracomment>example home-and-walls</extracomment><translation>没有拉力</translation></message>
<message><source>Without the probe</source><extracomment>example home-and-walls</extracomment><translation>没有探针</translation></message>
<message><source>Beetles wander near their homes, in a pen. One force pulls them back, and a probe keeps them off the walls.</source><extracomment>example home-and-walls</extracomment><translation>甲虫在围栏里的家附近徘徊。一个力把它们拉回家，一根探针让它们远离墙。</translation></message>
<message><source>[Roam](node:roam) wanders. Beyond its radius, [Pull back home](node:pull) pulls each beetle to where it started, more the farther it is. The weight of its wire is its strength.

[Cut to 5.4](node:cut) adds these two and cuts the sum. The [probe](node:probe) is a single feeler 50 ahead. Its push is added *after* the cut: the max force of the beetles has no limit, so the push is always whole. Inside the cut, the other forces would leave it only a part.

`force = truncate(roam + 4 * pull, 5.4) + 8 * push`</source><extracomment>example home-and-walls</extracomment><translation>[游荡](node:roam)让甲虫徘徊。超出半径后，[拉回家](node:pull)把每只甲虫拉向它的出发处，越远拉得越用力。其连线的权重就是它的强度。

[截断到 5.4](node:cut) 把这两个力相加，再截断它们的和。[探针](node:probe)是一根伸向前方 50 的触角。它的推力在截断*之后*才加上：甲虫的最大力无限制，所以推力总是完整的。如果放在截断之内，其他力就只给它留下一部分。

`力 = truncate(roam + 4 * pull, 5.4) + 8 * push`</translation></message>
<message><source>- Each beetle stays near its own home, not near the middle.
- Click a beetle near a wall, and select the probe: the push begins where its tip touches the wall, and grows as the wall comes nearer.
- A beetle that slides along a wall does not feel it: the probe looks only ahead.</source><extracomment>example home-and-walls</extracomment><translation>- 每只甲虫都待在自己的家附近，而不是中央附近。
- 点击一只靠近墙的甲虫，再选中探针：推力从探针尖端碰到墙时开始，墙越近推力越大。
- 沿墙滑行的甲虫感觉不到墙：探针只看前方。</translation></message>
<message><source>- [Without the pull](experiment:experiment-stray): they go everywhere in the pen, and only the walls hold them.
- [Without the probe](experiment:experiment-blind): they walk through the walls. Only the pull brings them back.
- Raise *Pull back home* to 10: the beetles hardly leave their range.
- Shorten the probe to 10: they turn too late, and some get through.
- Drag the end of the wire from *Probe 50 ahead* to the input of *Cut to 5.4*, and run for a minute: now the push has to share, and some get through the walls.</source><extracomment>example home-and-walls</extracomment><translation>- [没有拉力](experiment:experiment-stray)：它们在围栏里到处走，只有墙能挡住它们。
- [没有探针](experiment:experiment-blind)：它们穿墙而过。只有拉力能把它们带回来。
- 把*拉回家*提高到 10：甲虫几乎不离开自己的范围。
- 把探针缩短到 10：它们转得太晚，有些会穿过去。
- 把来自*前方 50 的探针*的连线末端拖到*截断到 5.4* 的输入，再运行一分钟：现在推力只能分到一部分，有些甲虫会穿过墙。</translation></message>
<message><source>Hunter and prey</source><extracomment>title of an example</extracomment><translation>猎手与猎物</translation></message>
<message><source>Hunter nearby</source><extracomment>example hunter-and-prey</extracomment><translation>附近有猎手</translation></message>
<message><source>Mouse is near</source><extracomment>example hunter-and-prey</extracomment><translation>鼠标在附近</translation></message>
<message><source>Go to the mouse</source><extracomment>example hunter-and-prey</extracomment><translation>前往鼠标处</translation></message>
<message><source>Flee, follow, roam</source><extracomment>example hunter-and-prey</extracomment><translation>逃避、跟随、游荡</translation></message>
<message><source>How strongly prey evade</source><extracomment>example hunter-and-prey</extracomment><translation>猎物逃避的强度</translation></message>
<message><source>How far prey see hunters</source><extracomment>example hunter-and-prey</extracomment><translation>猎物看见猎手的距离</translation></message>
<message><source>Careless prey</source><extracomment>example hunter-and-prey</extracomment><translation>粗心的猎物</translation></message>
<message><source>Watchful prey</source><extracomment>example hunter-and-prey</extracomment><translation>警觉的猎物</translation></message>
<message><source>Tireless hunters</source><extracomment>example hunter-and-prey</extracomment><translation>不知疲倦的猎手</translation></message>
<message><source>Hunters that wait</source><extracomment>example hunter-and-prey</extracomment><translation>守候的猎手</translation></message>
<message><source>Hunter caught prey</source><extracomment>example hunter-and-prey</extracomment><translation>猎手抓到猎物</translation></message>
<message><source>A minute of hunting</source><extracomment>example hunter-and-prey</extracomment><translation>一分钟的追猎</translation></message>
<message><source>Four hunters [pursue](node:pursue) thirty prey, which [evade](node:evade) them. Hunters are a little faster than prey, but they get tired: when their [stamina](node:stamina) is used up, they rest until it is full again.

`future position = target position + target velocity * T`

Pursue seeks that place; Evade flees from it.</source><extracomment>example hunter-and-prey</extracomment><translation>四个猎手[追逐](node:pursue)三十只猎物，猎物[逃避](node:evade)它们。猎手比猎物稍快，但会累：[体力](node:stamina)用完后就休息，直到恢复满。

`未来位置 = 目标位置 + 目标速度 * T`

“追逐”靠近那个位置，“逃避”逃离那个位置。</translation></message>
<message><source>How often do the hunters catch prey in a minute?</source><extracomment>example hunter-and-prey</extracomment><translation>一分钟内，猎手会抓到猎物多少次？</translation></message>
<message><source>times</source><extracomment>example hunter-and-prey</extracomment><translation>次</translation></message>
<message><source>About 32 times: between 20 and 44 in ten runs with different seeds. About 10 of these happen by chance: so often they touch if nobody pursues.</source><extracomment>example hunter-and-prey</extracomment><translation>约 32 次：十次种子不同的运行中为 20 到 44 次。其中约 10 次是碰巧：即使谁也不追逐，也会碰到这么多次。</translation></message>
<message><source>In the world beside this one, the [weight](node:evade-to-prey-choice) of *Evade* is 0.2 instead of 1: prey turn away less strongly.</source><extracomment>example hunter-and-prey</extracomment><translation>在旁边的世界里，*逃避*的[权重](node:evade-to-prey-choice)是 0.2 而不是 1：猎物躲得没那么用力。</translation></message>
<message><source>How often are careless prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>粗心的猎物多久被抓一次？</translation></message>
<message><source>About as often
Nearly twice as often
* Three to four times as often</source><extracomment>example hunter-and-prey</extracomment><translation>差不多一样
将近两倍
* 三到四倍</translation></message>
<message><source>Three to four times as often: about 112 times in a minute instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>三到四倍：一分钟约 112 次，而不是 32 次。</translation></message>
<message><source>Beside, the prey [see hunters](node:nearest-hunter) from 200 away instead of 90. So they have more than twice as much time.</source><extracomment>example hunter-and-prey</extracomment><translation>在旁边的世界里，猎物在 200 之外就[看见猎手](node:nearest-hunter)，而不是 90。所以它们有两倍多的时间。</translation></message>
<message><source>How often are watchful prey caught?</source><extracomment>example hunter-and-prey</extracomment><translation>警觉的猎物被抓的次数如何？</translation></message>
<message><source>Hardly ever
* A little less often
More often</source><extracomment>example hunter-and-prey</extracomment><translation>几乎不被抓
* 稍少一些
更多</translation></message>
<message><source>A little less often: about 23 times in a minute instead of 32, and in one of ten runs even more often.</source><extracomment>example hunter-and-prey</extracomment><translation>稍少一些：一分钟约 23 次而不是 32 次，而十次运行中有一次甚至更多。</translation></message>
<message><source>Hunters that never tire</source><extracomment>example hunter-and-prey</extracomment><translation>永不疲倦的猎手</translation></message>
<message><source>Beside, hunters never get [tired](node:stamina): they pursue all the time.</source><extracomment>example hunter-and-prey</extracomment><translation>在旁边的世界里，猎手永远不会[累](node:stamina)：它们一直在追逐。</translation></message>
<message><source>How often do tireless hunters catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>不知疲倦的猎手抓到猎物的次数如何？</translation></message>
<message><source>More than twice as often
A little more often
* Hardly ever</source><extracomment>example hunter-and-prey</extracomment><translation>两倍以上
稍多一些
* 几乎抓不到</translation></message>
<message><source>Hardly ever: once or twice in a minute. Each hunter keeps the prey that it chose, and the two run in circles. Only after a rest does a hunter choose again.</source><extracomment>example hunter-and-prey</extracomment><translation>几乎抓不到：一分钟一两次。每个猎手死盯着自己选中的猎物，两者绕着圈跑。只有休息之后，猎手才会重新选择。</translation></message>
<message><source>Beside, a hunter [pursues](node:nearest-prey) only prey that comes within 80, and wanders until then.</source><extracomment>example hunter-and-prey</extracomment><translation>在旁边的世界里，猎手只[追逐](node:nearest-prey)进入 80 之内的猎物，在那之前徘徊。</translation></message>
<message><source>How often do the hunters that wait catch prey?</source><extracomment>example hunter-and-prey</extracomment><translation>守候的猎手抓到猎物的次数如何？</translation></message>
<message><source>Hardly ever
* Nearly as often
Twice as often</source><extracomment>example hunter-and-prey</extracomment><translation>几乎抓不到
* 差不多一样多
两倍</translation></message>
<message><source>Nearly as often: about 28 times instead of 32.</source><extracomment>example hunter-and-prey</extracomment><translation>差不多一样多：约 28 次，而不是 32 次。</translation></message>
<message><source>Hunters chase prey until they are tired. Prey escape, follow your mouse, or wander.</source><extracomment>example hunter-and-prey</extracomment><translation>猎手追赶猎物，直到累了为止。猎物逃脱、跟随你的鼠标，或者徘徊。</translation></message>
<message><source>**Hunter**: a Priority takes [*Pursue*](node:pursue) while its [*Stamina*](node:stamina) lasts, and *Wander* while it recovers. Stamina drains by 2 in each tick in which it is used. Once empty, it recovers by 1 per tick, and the hunter hunts again when it is full. [*Nearest prey*](node:nearest-prey) keeps the prey that it chose as long as the hunter hunts.

**Prey**: a [Priority](node:prey-choice) takes [*Evade*](node:evade) while a hunter is within 90, else *Go to the mouse* while the mouse is within 300, else *Wander*.</source><extracomment>example hunter-and-prey</extracomment><translation>**猎手**：只要还有[*体力*](node:stamina)，“优先”就采用[*追逐*](node:pursue)，体力恢复期间则采用*徘徊*。在使用体力的每一刻，它消耗 2。用空之后每刻恢复 1，恢复满后猎手再次追猎。猎手追猎期间，[*最近的猎物*](node:nearest-prey)一直保持选中的猎物。

**猎物**：有猎手在 90 之内时，[优先](node:prey-choice)采用[*逃避*](node:evade)；否则，鼠标在 300 之内时采用*前往鼠标处*；再否则采用*徘徊*。</translation></message>
<message><source>- Hunters are a little faster than prey, and prey turn faster than hunters. So a hunter catches only prey that sees it late, and only while its stamina lasts.
- A tired hunter lets its prey go, but prey still evade the hunter.
- Color the agents by behavior: orange pursues, red evades, green follows the mouse, gray wanders.
- The status bar counts how often a hunter caught prey: how often their bodies began to touch. About 32 times in a minute; without *Pursue*, by chance, about 10 times.</source><extracomment>example hunter-and-prey</extracomment><translation>- 猎手比猎物稍快，猎物比猎手转得快。所以猎手只能抓到发现它太晚的猎物，而且只在体力还有的时候。
- 累了的猎手会放过猎物，但猎物仍会逃避猎手。
- 按行为给智能体着色：橙色追逐，红色逃避，绿色跟随鼠标，灰色徘徊。
- 状态栏统计猎手抓到猎物的次数：即它们的身体开始相碰的次数。一分钟约 32 次；没有*追逐*时，碰巧约 10 次。</translation></message>
<message><source>- [Careless prey](experiment:experiment-careless): the [weight on the wire](node:evade-to-prey-choice) from *Evade* falls to 0.2. Prey turn too slowly, and hunters catch them three to four times as often: compare after a minute.
- Lead the prey to the hunters with the mouse.
- [Watchful prey](experiment:experiment-watchful): with a range of 200 they see hunters sooner, and fewer are caught.
- [Hunters that wait](experiment:experiment-near): with a range of 80 a hunter pursues only prey that comes close enough, and wanders until then. It catches nearly as many.
- [Tireless hunters](experiment:experiment-tireless): with a drain of 0 hunters never tire. Yet they catch hardly any prey: each keeps the prey that it chose, and the two run in circles.</source><extracomment>example hunter-and-prey</extracomment><translation>- [粗心的猎物](experiment:experiment-careless)：来自*逃避*的[连线上的权重](node:evade-to-prey-choice)降到 0.2。猎物转得太慢，被抓的次数是三到四倍：一分钟后比较一下。
- 用鼠标把猎物引到猎手那里。
- [警觉的猎物](experiment:experiment-watchful)：范围为 200 时它们更早看见猎手，被抓的更少。
- [守候的猎手](experiment:experiment-near)：范围为 80 时，猎手只追逐离得够近的猎物，在那之前徘徊。它抓到的差不多一样多。
- [不知疲倦的猎手](experiment:experiment-tireless)：消耗为 0 时，猎手永远不累。然而它们几乎抓不到猎物：每个猎手死盯着自己选中的猎物，两者绕着圈跑。</translation></message>
<message><source>Maze</source><extracomment>title of an example</extracomment><translation>迷宫</translation></message>
<message><source>Walkers</source><extracomment>example maze</extracomment><translation>行人</translation></message>
<message><source>Western exit</source><extracomment>example maze</extracomment><translation>西出口</translation></message>
<message><source>Eastern exit</source><extracomment>example maze</extracomment><translation>东出口</translation></message>
<message><source>Way out</source><extracomment>example maze</extracomment><translation>出路</translation></message>
<message><source>Go to the exit</source><extracomment>example maze</extracomment><translation>前往出口</translation></message>
<message><source>Hit nobody</source><extracomment>example maze</extracomment><translation>不撞任何人</translation></message>
<message><source>Out in the west</source><extracomment>example maze</extracomment><translation>从西边出去</translation></message>
<message><source>Out in the east</source><extracomment>example maze</extracomment><translation>从东边出去</translation></message>
<message><source>Out</source><extracomment>example maze</extracomment><translation>出去</translation></message>
<message><source>Distance from the walls</source><extracomment>example maze</extracomment><translation>离墙的距离</translation></message>
<message><source>The way out</source><extracomment>example maze</extracomment><translation>出去的路</translation></message>
<message><source>Whoever is out is gone</source><extracomment>example maze</extracomment><translation>出去的就消失</translation></message>
<message><source>Without the way</source><extracomment>example maze</extracomment><translation>没有路线</translation></message>
<message><source>Two hundred walkers</source><extracomment>example maze</extracomment><translation>两百个行人</translation></message>
<message><source>Still inside</source><extracomment>example maze</extracomment><translation>还在里面</translation></message>
<message><source>Sixty walkers find the shortest way out of a maze, each through the exit that is nearer along the way.</source><extracomment>example maze</extracomment><translation>六十个行人寻找走出迷宫的最短路线，各自走沿路更近的那个出口。</translation></message>
<message><source>[*Way*](node:way) knows both exits and all walls. It computes for each place in which direction the nearest exit lies, along the way and not through the walls. [*Go to*](node:go) follows that direction. [*Reciprocal avoidance*](node:avoid) keeps walkers apart and off the walls.

[*Exit*](node:leave) removes a walker who is [in one exit or the other](node:out).</source><extracomment>example maze</extracomment><translation>[*路线*](node:way)知道两个出口和所有的墙。它为每个位置算出最近的出口在哪个方向，是沿路而不是穿墙。[*前往*](node:go)沿着这个方向走。[*互惠避让*](node:avoid)让行人彼此隔开，也远离墙。

[*离开*](node:leave)移除[在任一出口](node:out)的行人。</translation></message>
<message><source>- The crowd divides in the middle: some start nearer to the western exit, some nearer to the eastern one.
- In 20 runs with different seeds everybody was out within 20 seconds, and nobody went through a wall.
- They cut corners as closely as their bodies allow: the way keeps a [clearance](node:way) of 9.</source><extracomment>example maze</extracomment><translation>- 人群在中间分开：有些人一开始离西出口更近，有些离东出口更近。
- 在 20 次种子不同的运行中，所有人都在 20 秒内出去，没有人穿墙。
- 他们尽身体所能贴着墙角走：路线的[避让距离](node:way)为 9。</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): *Go to* goes straight at the eastern exit. After a minute more than half of the 60 still stand in front of a wall; the others got out by chance, since who is held up steps back.
- [Two hundred walkers](experiment:experiment-hundred): now narrow places decide. They need about 25 seconds.
- Draw a wall across a passage while it runs: the way changes at once.</source><extracomment>example maze</extracomment><translation>- [没有路线](experiment:experiment-straight)：*前往*直奔东出口。一分钟后，60 人中一半以上还站在墙前；其余的碰巧出去了，因为被堵住的人会后退。
- [两百个行人](experiment:experiment-hundred)：现在窄处成了关键。他们需要约 25 秒。
- 在运行时画一堵墙挡住通道：路线立刻改变。</translation></message>
<message><source>Pursuit</source><extracomment>title of an example</extracomment><translation>追逐</translation></message>
<message><source>The target</source><extracomment>example pursuit</extracomment><translation>目标</translation></message>
<message><source>No prediction</source><extracomment>example pursuit</extracomment><translation>无预测</translation></message>
<message><source>T = 3</source><extracomment>example pursuit</extracomment><translation>T = 3</translation></message>
<message><source>T = 30</source><extracomment>example pursuit</extracomment><translation>T = 30</translation></message>
<message><source>T by distance</source><extracomment>example pursuit</extracomment><translation>T 按距离</translation></message>
<message><source>Four chasers</source><extracomment>example pursuit</extracomment><translation>四个追逐者</translation></message>
<message><source>All four pursue the red [target](node:target), equally fast. They seek the place where it will be after T ticks. Gray: T = 0. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`.</source><extracomment>example pursuit</extracomment><translation>四个都追逐红色的[目标](node:target)，速率相同。它们靠近的是目标 T 刻之后将要到的地方。灰色：T = 0。绿色：T = 3。橙色：T = 30。紫色：`T = 距离 / maxSpeed`。</translation></message>
<message><source>Who is at the target first?</source><extracomment>example pursuit</extracomment><translation>谁先到目标那里？</translation></message>
<message><source>The gray one (T = 0)
The green one (T = 3)
* The orange or the purple one</source><extracomment>example pursuit</extracomment><translation>灰色的 (T = 0)
绿色的 (T = 3)
* 橙色或紫色的</translation></message>
<message><source>The orange or the purple one, in eight of ten runs with different seeds.

`future position = target position + target velocity * T`

They go straight to where the target will be. The others go to where it is, and come too late.</source><extracomment>example pursuit</extracomment><translation>橙色或紫色的，十次种子不同的运行中有八次如此。

`未来位置 = 目标位置 + 目标速度 * T`

它们直奔目标将要到的地方。另外两个奔向目标现在的地方，所以到得太晚。</translation></message>
<message><source>Staying there</source><extracomment>example pursuit</extracomment><translation>留在目标旁</translation></message>
<message><source>The orange one ([T = 30](node:pursue-thirty)) and the purple one ([T by distance](node:pursue-distance)) are there early. Look at them when they are there: who stays close?</source><extracomment>example pursuit</extracomment><translation>橙色的（[T = 30](node:pursue-thirty)）和紫色的（[T 按距离](node:pursue-distance)）很早就到。到了之后再看：谁一直离得近？</translation></message>
<message><source>Who stays closer to the target?</source><extracomment>example pursuit</extracomment><translation>谁离目标更近？</translation></message>
<message><source>The orange one (T = 30)
* The purple one (T by distance)
Both equally close</source><extracomment>example pursuit</extracomment><translation>橙色的 (T = 30)
* 紫色的 (T 按距离)
两个一样近</translation></message>
<message><source>The purple one: it is 14 away on average, the orange one 26. The orange one seeks a place 60 ahead of the target, even when it is there. The purple one looks less far ahead the closer it is.</source><extracomment>example pursuit</extracomment><translation>紫色的：平均距离 14，橙色的是 26。橙色的即使到了目标旁，仍靠近目标前方 60 处。紫色的离得越近，预判得越近。</translation></message>
<message><source>A target that is too fast</source><extracomment>example pursuit</extracomment><translation>太快的目标</translation></message>
<message><source>Now the max speed of the target is 2.6. The four have 2.4, so nobody can catch it from behind.</source><extracomment>example pursuit</extracomment><translation>现在目标的最大速率是 2.6。那四个是 2.4，所以谁也不能从后面追上它。</translation></message>
<message><source>Who stays nearer to it?</source><extracomment>example pursuit</extracomment><translation>谁一直离它更近？</translation></message>
<message><source>* The orange and the purple one
The gray and the green one
All equally near</source><extracomment>example pursuit</extracomment><translation>* 橙色的和紫色的
灰色的和绿色的
都一样近</translation></message>
<message><source>The orange and the purple one: about 91 away on average. The others are about 126 away. If you are slower, you have to go to where the target will be.</source><extracomment>example pursuit</extracomment><translation>橙色的和紫色的：平均距离约 91。另外两个约 126。如果你更慢，就得去目标将要到的地方。</translation></message>
<message><source>- Drag the target across the world: who is there first?
- Select [T by distance](node:pursue-distance) and give it a max time of 10.
- Make the target slow. Does it still help to look ahead?</source><extracomment>example pursuit</extracomment><translation>- 把目标拖到世界的另一边：谁先到？
- 选中 [T 按距离](node:pursue-distance)，把它的最长时间设为 10。
- 让目标变慢。预判还有用吗？</translation></message>
<message><source>Four agents chase one target. They differ in how far they look ahead.</source><extracomment>example pursuit</extracomment><translation>四个智能体追赶一个目标。它们的差别在于预判多远。</translation></message>
<message><source>Pursue seeks the place where the target will be after the time T:

`future position = target position + target velocity * T`

`desired velocity = maxSpeed * unit(future position - position)`

`steering = desired velocity - velocity`

Gray: T = 0, the place where the target is now. Green: T = 3. Orange: T = 30. Purple: `T = distance / maxSpeed`, which looks far ahead from far away, and hardly ahead when close.</source><extracomment>example pursuit</extracomment><translation>“追逐”靠近的是目标经过时间 T 之后将要到的地方：

`未来位置 = 目标位置 + 目标速度 * T`

`期望速度 = maxSpeed * unit(未来位置 - 位置)`

`转向力 = 期望速度 - 速度`

灰色：T = 0，即目标现在的地方。绿色：T = 3。橙色：T = 30。紫色：`T = 距离 / maxSpeed`，离得远时预判得远，离得近时几乎不预判。</translation></message>
<message><source>- *No prediction* (gray) ends up behind the target and stays there.
- *T = 30* (orange) is there early. But it goes to a place 60 ahead of the target even when it is near: it flies past the target and does not stay close.
- *T by distance* (purple) is there early, too, and then stays closest.</source><extracomment>example pursuit</extracomment><translation>- *无预测*（灰色）落到目标后面，一直在后面跟着。
- *T = 30*（橙色）很早就到。但即使离得很近，它也奔向目标前方 60 处：它会冲过目标，不能一直靠近。
- *T 按距离*（紫色）也很早就到，而且之后离得最近。</translation></message>
<message><source>- Drag the target across the world: orange and purple are usually there first.
- Make the target faster than the four (max speed 2.6): hardly any of them catches it now, but orange and purple stay nearer.
- Give *T by distance* a max time of 10: it cuts fewer corners and gets there later.</source><extracomment>example pursuit</extracomment><translation>- 把目标拖到世界的另一边：通常橙色和紫色的先到。
- 让目标比那四个更快（最大速率 2.6）：现在它们几乎都追不上，但橙色和紫色的离得更近。
- 把 *T 按距离*的最长时间设为 10：它抄的近路变少，到得更晚。</translation></message>
<message><source>Segregation</source><extracomment>title of an example</extracomment><translation>居住隔离</translation></message>
<message><source>Blue</source><extracomment>example segregation</extracomment><translation>蓝色</translation></message>
<message><source>Alike</source><extracomment>example segregation</extracomment><translation>同类</translation></message>
<message><source>Share of its kind</source><extracomment>example segregation</extracomment><translation>同类占比</translation></message>
<message><source>Wants to move</source><extracomment>example segregation</extracomment><translation>想搬家</translation></message>
<message><source>Move</source><extracomment>example segregation</extracomment><translation>搬家</translation></message>
<message><source>Move, else stay</source><extracomment>example segregation</extracomment><translation>搬家，否则留下</translation></message>
<message><source>Orange</source><extracomment>example segregation</extracomment><translation>橙色</translation></message>
<message><source>Share of its kind that each wants</source><extracomment>example segregation</extracomment><translation>各自想要的同类占比</translation></message>
<message><source>Orange: the same rule</source><extracomment>example segregation</extracomment><translation>橙色：规则相同</translation></message>
<message><source>A quarter is enough</source><extracomment>example segregation</extracomment><translation>四分之一就够</translation></message>
<message><source>More than half</source><extracomment>example segregation</extracomment><translation>超过一半</translation></message>
<message><source>Only Blue moves</source><extracomment>example segregation</extracomment><translation>只有蓝色搬家</translation></message>
<message><source>Two kinds of neighbors live mixed. Each moves only while less than 40% of its neighbors are of its own kind. Nobody wants to live apart, and yet all do in the end (Schelling 1971).</source><extracomment>example segregation</extracomment><translation>两种居民混住。邻居中的同类不到 40% 时才搬家。谁也不想分开住，最后却都分开了（Schelling 1971）。</translation></message>
<message><source>Each agent counts the neighbors of [its kind](node:blue-alike) and [the others](node:blue-others) within 45. [A formula](node:blue-share) makes the share of its kind of them. Below 0.4 it is [unhappy](node:blue-unhappy) and [moves](node:blue-move) about; else it [stays](node:blue-stay) where it is.</source><extracomment>example segregation</extracomment><translation>每个智能体统计 45 之内的邻居中有多少[同类](node:blue-alike)、多少[其他](node:blue-others)。由此，[一个公式](node:blue-share)算出同类占比。低于 0.4 时它[不满意](node:blue-unhappy)，就[搬家](node:blue-move)；否则[留在](node:blue-stay)原处。</translation></message>
<message><source>- At the start half of the neighbors are of one's own kind. In 20 runs with different seeds, after a minute nobody moved anymore, and it was 79 to 84% on average: far more than anybody asks for.
- Whoever leaves makes others unhappy, on both sides.</source><extracomment>example segregation</extracomment><translation>- 一开始，邻居中有一半是同类。在 20 次种子不同的运行中，一分钟后谁也不再搬家，同类占比平均为 79 到 84%：远远超过任何一个所要求的。
- 谁搬走，都会让别人不满意，两边都是如此。</translation></message>
<message><source>- [A quarter is enough](experiment:experiment-mild): how mixed do they stay?
- [More than half](experiment:experiment-strict): what happens to the borders?
- [Only Blue moves](experiment:experiment-one). Guess first: do they live apart as well?
- Find the share at which they never come to rest.</source><extracomment>example segregation</extracomment><translation>- [四分之一就够](experiment:experiment-mild)：他们会混住到什么程度？
- [超过一半](experiment:experiment-strict)：边界会怎样？
- [只有蓝色搬家](experiment:experiment-one)。先猜一猜：他们也会分开住吗？
- 找出使他们永远安定不下来的占比。</translation></message>
<message><source>Send the units</source><extracomment>title of an example</extracomment><translation>派遣单位</translation></message>
<message><source>Camp</source><extracomment>example send-the-units</extracomment><translation>营地</translation></message>
<message><source>Yard</source><extracomment>example send-the-units</extracomment><translation>院子</translation></message>
<message><source>Riders</source><extracomment>example send-the-units</extracomment><translation>骑兵</translation></message>
<message><source>Wagons</source><extracomment>example send-the-units</extracomment><translation>马车</translation></message>
<message><source>Where it is sent</source><extracomment>example send-the-units</extracomment><translation>被派往的地方</translation></message>
<message><source>Go there, and rest</source><extracomment>example send-the-units</extracomment><translation>去那里停下</translation></message>
<message><source>Ways around</source><extracomment>example send-the-units</extracomment><translation>绕行路线</translation></message>
<message><source>Rocks and house</source><extracomment>example send-the-units</extracomment><translation>岩石和房屋</translation></message>
<message><source>In the world: drag a band around units. Right click: they go there. Right drag: they form a line. Shift+right click: box, column.</source><extracomment>example send-the-units</extracomment><translation>在世界中：拖动选框圈住单位。右键点击：它们去那里。按住右键拖动：排成横队。Shift+右键点击：方阵、纵队。</translation></message>
<message><source>Speed of the riders</source><extracomment>example send-the-units</extracomment><translation>骑兵的速率</translation></message>
<message><source>Speed of the wagons</source><extracomment>example send-the-units</extracomment><translation>马车的速率</translation></message>
<message><source>Send them</source><extracomment>example send-the-units</extracomment><translation>派遣它们</translation></message>
<message><source>1. Play.
2. Drag a band around all units with the left button.
3. Click with the right button on free ground on the right.

Each unit gets a slot [of its own](node:goal), and all come to rest.</source><extracomment>example send-the-units</extracomment><translation>1. 播放。
2. 用左键拖动选框，圈住所有单位。
3. 在右边的空地上点击右键。

每个单位得到[自己的](node:goal)站位，最后都停下来。</translation></message>
<message><source>Who goes where?</source><extracomment>example send-the-units</extracomment><translation>谁去哪里？</translation></message>
<message><source>An order gives the slots so that the sum of all ways is least.</source><extracomment>example send-the-units</extracomment><translation>一次命令这样分配站位，使所有路程之和最小。</translation></message>
<message><source>The straight ways of two units to their slots cross. They swap their slots. What happens to the sum?</source><extracomment>example send-the-units</extracomment><translation>两个单位去各自站位的直线路程相交。它们交换站位。路程之和会怎样？</translation></message>
<message><source>* It becomes less
It becomes more
It stays the same</source><extracomment>example send-the-units</extracomment><translation>* 变小
变大
不变</translation></message>
<message><source>It becomes less: each new way is shorter than the two parts of the old ways that it joins. So with the least sum no two ways cross.</source><extracomment>example send-the-units</extracomment><translation>变小：每段新路程都比它所连接的两段旧路程更短。所以路程之和最小时，没有两段路程相交。</translation></message>
<message><source>A line</source><extracomment>example send-the-units</extracomment><translation>横队</translation></message>
<message><source>Draw a band around the units again. Then press the right button at the top and drag to the bottom: circles show where they will stand.

Who meets a unit that stands in the way [swaps slots](node:goal) with it. So nobody has to pass between two who rest.</source><extracomment>example send-the-units</extracomment><translation>再次拖动选框圈住单位。然后在上方按下右键，拖到下方：圆圈显示它们将站在哪里。

谁碰到挡路的单位，就与它[交换站位](node:goal)。所以谁也不必从两个停着的单位之间挤过去。</translation></message>
<message><source>- Hold Shift and click with the right button: the menu sends them in a box or a column.
- Send them onto the house. Where do they stand?
- Send the riders somewhere, and then the wagons to the same place.
- Mute [*Ways around*](node:way), and send them behind the house.</source><extracomment>example send-the-units</extracomment><translation>- 按住 Shift 并点击右键：菜单可让它们排成方阵或纵队。
- 把它们派到房屋上。它们会站在哪里？
- 先把骑兵派到某处，再把马车派到同一处。
- 屏蔽[*绕行路线*](node:way)，再把它们派到房屋后面。</translation></message>
<message><source>Riders and wagons go where you send them, and come to rest there. Drag a band around them, and click with the right button.</source><extracomment>example send-the-units</extracomment><translation>骑兵和马车去你派它们去的地方，在那里停下。拖动选框圈住它们，再点击右键。</translation></message>
<message><source>An order gives each unit a slot as its [own goal](node:goal), so that the sum of all ways is least. [*Ways around*](node:way) leads around the rocks and the house, [*Go there, and rest*](node:go) follows it and stops at the slot, and [*Avoid each other*](node:avoid) keeps the units apart. Two units near each other swap their slots when both then have less to go.</source><extracomment>example send-the-units</extracomment><translation>一次命令给每个单位一个站位，作为它的[自有目的地](node:goal)，使所有路程之和最小。[*绕行路线*](node:way)绕过岩石和房屋，[*去那里停下*](node:go)沿着它走并在站位上停下，[*互相避让*](node:avoid)让单位彼此隔开。两个相近的单位，如果交换站位后两者剩下的路都更短，就会交换。</translation></message>
<message><source>- A band selects units, a right click sends them, and a right drag draws the line that they form.
- All come to rest, and nobody touches anybody: in 20 runs with different seeds it took 14 s at most, and 19 s in a column.
- An order is an input of the run: the timeline has a mark for it, and undo takes it back.</source><extracomment>example send-the-units</extracomment><translation>- 选框选中单位，右键点击派遣它们，按住右键拖动则画出它们要排成的横队。
- 它们都会停下，谁也不碰到谁：在 20 次种子不同的运行中，最多用 14 秒，排成纵队时最多 19 秒。
- 命令是运行的一个输入：时间轴上有它的标记，撤销可以收回它。</translation></message>
<message><source>- Send them again before they have arrived.
- Drag a short line: they stand in several ranks.
- Set the riders to 60.</source><extracomment>example send-the-units</extracomment><translation>- 在它们到达之前再次派遣。
- 拖出一条短线：它们会站成几排。
- 把骑兵设为 60。</translation></message>
<message><source>Sheep and dog</source><extracomment>title of an example</extracomment><translation>羊与狗</translation></message>
<message><source>Meadow</source><extracomment>example sheep-and-dog</extracomment><translation>草地</translation></message>
<message><source>Fold</source><extracomment>example sheep-and-dog</extracomment><translation>羊圈</translation></message>
<message><source>Fence</source><extracomment>example sheep-and-dog</extracomment><translation>栅栏</translation></message>
<message><source>Pond</source><extracomment>example sheep-and-dog</extracomment><translation>池塘</translation></message>
<message><source>Barn</source><extracomment>example sheep-and-dog</extracomment><translation>谷仓</translation></message>
<message><source>Hay</source><extracomment>example sheep-and-dog</extracomment><translation>干草</translation></message>
<message><source>Dog</source><extracomment>example sheep-and-dog</extracomment><translation>狗</translation></message>
<message><source>Dog near</source><extracomment>example sheep-and-dog</extracomment><translation>附近有狗</translation></message>
<message><source>Away from the dog</source><extracomment>example sheep-and-dog</extracomment><translation>躲开狗</translation></message>
<message><source>Herd</source><extracomment>example sheep-and-dog</extracomment><translation>聚拢</translation></message>
<message><source>Dog within 320</source><extracomment>example sheep-and-dog</extracomment><translation>狗在 320 之内</translation></message>
<message><source>Same way</source><extracomment>example sheep-and-dog</extracomment><translation>同一方向</translation></message>
<message><source>Fence, pond, barn</source><extracomment>example sheep-and-dog</extracomment><translation>栅栏、池塘、谷仓</translation></message>
<message><source>Off the fence</source><extracomment>example sheep-and-dog</extracomment><translation>远离栅栏</translation></message>
<message><source>Stand</source><extracomment>example sheep-and-dog</extracomment><translation>站住</translation></message>
<message><source>Shepherd</source><extracomment>example sheep-and-dog</extracomment><translation>牧羊人</translation></message>
<message><source>Stands</source><extracomment>example sheep-and-dog</extracomment><translation>站着</translation></message>
<message><source>In the fold</source><extracomment>example sheep-and-dog</extracomment><translation>在羊圈里</translation></message>
<message><source>To the hay</source><extracomment>example sheep-and-dog</extracomment><translation>去干草处</translation></message>
<message><source>The shepherd's hand</source><extracomment>example sheep-and-dog</extracomment><translation>牧羊人的手</translation></message>
<message><source>Come to the hand</source><extracomment>example sheep-and-dog</extracomment><translation>到手边来</translation></message>
<message><source>Middle of the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>羊群的中心</translation></message>
<message><source>Behind the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>羊群后面</translation></message>
<message><source>Not through the sheep</source><extracomment>example sheep-and-dog</extracomment><translation>不穿过羊群</translation></message>
<message><source>Sheep at its nose</source><extracomment>example sheep-and-dog</extracomment><translation>鼻子前的羊</translation></message>
<message><source>The mouse first</source><extracomment>example sheep-and-dog</extracomment><translation>鼠标优先</translation></message>
<message><source>Farthest sheep</source><extracomment>example sheep-and-dog</extracomment><translation>最远的羊</translation></message>
<message><source>Behind the stray</source><extracomment>example sheep-and-dog</extracomment><translation>离群羊后面</translation></message>
<message><source>The mouse first (fetch)</source><extracomment>example sheep-and-dog</extracomment><translation>鼠标优先（找回）</translation></message>
<message><source>Drive the flock</source><extracomment>example sheep-and-dog</extracomment><translation>驱赶羊群</translation></message>
<message><source>Fetch a stray</source><extracomment>example sheep-and-dog</extracomment><translation>找回离群羊</translation></message>
<message><source>Then fetch</source><extracomment>example sheep-and-dog</extracomment><translation>转为找回</translation></message>
<message><source>Then drive</source><extracomment>example sheep-and-dog</extracomment><translation>转为驱赶</translation></message>
<message><source>A dog brings forty sheep into the fold. It follows the mouse over the meadow.</source><extracomment>example sheep-and-dog</extracomment><translation>一只狗把四十只羊赶进羊圈。它在草地上跟随鼠标。</translation></message>
<message><source>Sheep graze; they flee from a dog that is near, and crowd together when it is in sight. Inside the fold they walk to the hay.

The dog has two modes. In **Drive** it goes to the far side of the flock, as seen from the shepherd: **Interpose** with a ratio above 100%. After a while it **fetches** the farthest sheep in the same way, and then drives again. In both modes a **Priority** puts the shepherd's hand first. That is an **External**: in the editor the mouse, in a game what the game says.</source><extracomment>example sheep-and-dog</extracomment><translation>羊在吃草；狗在附近时它们逃离，看得见狗时挤在一起。进了羊圈，它们就走向干草。

狗有两个模式。在**驱赶**中，它走到羊群背对牧羊人的一侧：这是比例超过 100% 的**居中拦截**。过一段时间，它以同样的方式**找回**最远的羊，然后再驱赶。在两个模式中，**优先**都把牧羊人的手排在第一位。这是一个**外部对象**：在编辑器里是鼠标，在游戏里由游戏决定。</translation></message>
<message><source>- The flock draws together before it moves.
- Most of the sheep are in the fold within two minutes.
- The dog knows no route: it only stays behind the sheep.</source><extracomment>example sheep-and-dog</extracomment><translation>- 羊群先聚拢，再移动。
- 两分钟内，大多数羊都进了羊圈。
- 狗不知道任何路：它只是待在羊群后面。</translation></message>
<message><source>- Move the mouse over the meadow and herd the sheep yourself.
- Set *After* of *Then fetch* to 7: the dog never finishes.
- Drag the fence.</source><extracomment>example sheep-and-dog</extracomment><translation>- 在草地上移动鼠标，自己来赶羊。
- 把*转为找回*的*时间超过*设为 7：狗永远干不完。
- 拖动栅栏。</translation></message>
<message><source>Ships in formation</source><extracomment>title of an example</extracomment><translation>船队编队</translation></message>
<message><source>Route</source><extracomment>example ships-in-formation</extracomment><translation>航线</translation></message>
<message><source>Island 1</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 1</translation></message>
<message><source>Island 2</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 2</translation></message>
<message><source>Island 3</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 3</translation></message>
<message><source>Island 4</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 4</translation></message>
<message><source>Island 5</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 5</translation></message>
<message><source>Island 6</source><extracomment>example ships-in-formation</extracomment><translation>岛屿 6</translation></message>
<message><source>Reef</source><extracomment>example ships-in-formation</extracomment><translation>礁石</translation></message>
<message><source>Flagship</source><extracomment>example ships-in-formation</extracomment><translation>旗舰</translation></message>
<message><source>Ships</source><extracomment>example ships-in-formation</extracomment><translation>船</translation></message>
<message><source>Islands</source><extracomment>example ships-in-formation</extracomment><translation>岛屿</translation></message>
<message><source>Sail the route</source><extracomment>example ships-in-formation</extracomment><translation>沿航线航行</translation></message>
<message><source>Clear of islands (flagship)</source><extracomment>example ships-in-formation</extracomment><translation>避开岛屿（旗舰）</translation></message>
<message><source>Wedge</source><extracomment>example ships-in-formation</extracomment><translation>楔形队</translation></message>
<message><source>Clear of islands</source><extracomment>example ships-in-formation</extracomment><translation>避开岛屿</translation></message>
<message><source>Room between ships</source><extracomment>example ships-in-formation</extracomment><translation>船间空隙</translation></message>
<message><source>Nine ships keep a wedge behind their flagship, around islands.</source><extracomment>example ships-in-formation</extracomment><translation>九艘船在旗舰后面保持楔形队，绕过岛屿。</translation></message>
<message><source>The flagship follows the route again and again. **Formation** gives each ship the nearest free place in a V, which turns with the direction of the flagship. **Obstacle avoidance** looks ahead for islands; its weight is larger than that of the formation.</source><extracomment>example ships-in-formation</extracomment><translation>旗舰一遍遍地沿航线航行。**编队**让每艘船占据 V 形中最近的空位，V 形随旗舰的方向转动。**避障**向前探看岛屿；它的权重比编队的大。</translation></message>
<message><source>- No ship touches an island.
- The wedge opens near islands and closes behind them.
- Ships on the outside of a turn sail faster.</source><extracomment>example ships-in-formation</extracomment><translation>- 没有船碰到岛屿。
- 楔形队在岛屿附近散开，过了之后又合拢。
- 转弯外侧的船航行得更快。</translation></message>
<message><source>- Choose another *Pattern*: column, circle, box.
- Drag an island into the route.
- Set the weight of *Clear of islands* to 0.</source><extracomment>example ships-in-formation</extracomment><translation>- 选择其他*队形*：纵队、圆阵、方阵。
- 把一座岛拖到航线上。
- 把*避开岛屿*的权重设为 0。</translation></message>
<message><source>Slime mold</source><extracomment>title of an example</extracomment><translation>黏菌</translation></message>
<message><source>Slime</source><extracomment>example slime-mold</extracomment><translation>黏液</translation></message>
<message><source>Cells</source><extracomment>example slime-mold</extracomment><translation>细胞</translation></message>
<message><source>Feel the slime</source><extracomment>example slime-mold</extracomment><translation>感知黏液</translation></message>
<message><source>Slime beneath</source><extracomment>example slime-mold</extracomment><translation>下方的黏液</translation></message>
<message><source>Leave slime</source><extracomment>example slime-mold</extracomment><translation>留下黏液</translation></message>
<message><source>Slime beneath the cells</source><extracomment>example slime-mold</extracomment><translation>细胞下方的黏液</translation></message>
<message><source>Angle of the feelers</source><extracomment>example slime-mold</extracomment><translation>触角的角度</translation></message>
<message><source>They do not feel the slime</source><extracomment>example slime-mold</extracomment><translation>感知不到黏液</translation></message>
<message><source>Feelers that reach farther</source><extracomment>example slime-mold</extracomment><translation>伸得更远的触角</translation></message>
<message><source>Two thousand cells leave slime and turn to where they feel more of it. They make a net of threads, whose meshes grow.</source><extracomment>example slime-mold</extracomment><translation>两千个细胞留下黏液，并转向黏液更多的地方。它们织成一张线网，网眼越来越大。</translation></message>
<message><source>Each cell [leaves slime](node:leave) where it is, on the [ground](item:slime). With three feelers, ahead and 45 degrees to both sides, it [feels](node:feel) where more lies, and turns there; it also [wanders](node:stray) a little. Slime spreads and fades, so a thread stays only while many use it.

The number above the world is the [mean](node:mean) of the slime that the cells have beneath them. Jeff Jones described these rules in 2010: they draw the nets of the slime mold *Physarum*.</source><extracomment>example slime-mold</extracomment><translation>每个细胞在所在处的[地面](item:slime)上[留下黏液](node:leave)。它用三根触角，一根向前，两根各偏 45 度，[感知](node:feel)哪边更多，就转向哪边；它还会[徘徊](node:stray)一点。黏液会扩散和消退，所以一条线只有在许多细胞使用时才能保留。

世界上方的数值是细胞下方黏液的[平均](node:mean)。杰夫·琼斯 (Jeff Jones) 在 2010 年描述了这些规则：它们画出黏菌 *Physarum* 的网。</translation></message>
<message><source>- After a second there are threads everywhere, after ten a net. Later its meshes grow, and few thick threads are left.
- In 20 runs with different seeds, the cells had between 6 and 13 of slime beneath them after half a minute; without feeling it, 1.2.
- Nobody plans the net: each cell knows only what its feelers touch.</source><extracomment>example slime-mold</extracomment><translation>- 一秒后到处是线，十秒后成网。之后网眼变大，只剩下少数粗线。
- 在 20 次种子不同的运行中，半分钟后细胞下方的黏液为 6 到 13；感知不到黏液时为 1.2。
- 没有谁规划这张网：每个细胞只知道自己触角碰到的东西。</translation></message>
<message><source>- [They do not feel the slime](experiment:experiment-blind): what is left of the net?
- [Feelers that reach farther](experiment:experiment-far): meshes become wider. Why?
- Take half of the cells out with the mouse. Does the net heal?</source><extracomment>example slime-mold</extracomment><translation>- [感知不到黏液](experiment:experiment-blind)：网还剩下什么？
- [伸得更远的触角](experiment:experiment-far)：网眼变大。为什么？
- 用鼠标去掉一半细胞。网会修复吗？</translation></message>
<message><source>Straight motion and seek</source><extracomment>title of an example</extracomment><translation>直线运动与靠近</translation></message>
<message><source>Seek the mouse</source><extracomment>example straight-motion-and-seek</extracomment><translation>靠近鼠标</translation></message>
<message><source>Seek the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>靠近目标</translation></message>
<message><source>Mouse, else goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>鼠标，否则目标</translation></message>
<message><source>Two agents, one goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>两个智能体，一个目标</translation></message>
<message><source>A gray and a green agent seek one [goal](node:goal), equally far away. The gray one can turn at once. The green one has mass 20 and flies upward at first. Gold is the **desired velocity**; the steering leads to it:

`steering = desired velocity - velocity`</source><extracomment>example straight-motion-and-seek</extracomment><translation>灰色和绿色的智能体靠近同一个[目标](node:goal)，距离相同。灰色的能立刻转弯。绿色的质量是 20，一开始向上飞。金色是**期望速度**；转向力使速度趋向它：

`转向力 = 期望速度 - 速度`</translation></message>
<message><source>Who is at the goal first?</source><extracomment>example straight-motion-and-seek</extracomment><translation>谁先到目标？</translation></message>
<message><source>* The gray one
The green one
Both in the same tick</source><extracomment>example straight-motion-and-seek</extracomment><translation>* 灰色的
绿色的
两个在同一刻</translation></message>
<message><source>The gray one needs 3.1 s: after one tick it has its desired velocity. The green one needs 3.4 s: each tick changes its velocity (its speed and direction) only a little, so it flies a curve.</source><extracomment>example straight-motion-and-seek</extracomment><translation>灰色的用 3.1 秒：一刻之后它就达到了期望速度。绿色的用 3.4 秒：每一刻只能稍微改变它的速度（速率和方向），所以它飞出一条曲线。</translation></message>
<message><source>On the goal</source><extracomment>example straight-motion-and-seek</extracomment><translation>到了目标</translation></message>
<message><source>The desired velocity of [Seek](node:steered-to-goal) always points at the goal, at max speed:

`desired velocity = maxSpeed * unit(target - position)`

You see only the end of their way. They come from the left.</source><extracomment>example straight-motion-and-seek</extracomment><translation>[靠近](node:steered-to-goal)的期望速度总是指向目标，大小为最大速率：

`期望速度 = maxSpeed * unit(目标 - 位置)`

你只能看到它们最后一段路。它们从左边过来。</translation></message>
<message><source>What does the green one do at the goal?</source><extracomment>example straight-motion-and-seek</extracomment><translation>绿色的到了目标会怎样？</translation></message>
<message><source>It stops there
* It flies past and comes back
It flies on and does not come back</source><extracomment>example straight-motion-and-seek</extracomment><translation>停在那里
* 冲过去，再回来
一直向前飞，不再回来</translation></message>
<message><source>Seek does not brake: close to the goal, the desired velocity is as long as far away. The green one flies 18 past the goal, turns, and comes back, each time less far. The gray one turns at once: it jumps back and forth across the goal forever.</source><extracomment>example straight-motion-and-seek</extracomment><translation>“靠近”不刹车：离目标很近时，期望速度与离得远时一样长。绿色的冲过目标 18 单位，掉头再回来，一次比一次冲得近。灰色的立刻转弯：它永远在目标两侧来回跳动。</translation></message>
<message><source>More mass</source><extracomment>example straight-motion-and-seek</extracomment><translation>质量更大</translation></message>
<message><source>Now the mass of [With steering](node:steered) is 60 instead of 20. With 20 it flew 18 past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>现在[有转向](node:steered)的质量是 60 而不是 20。为 20 时，它冲过目标 18 单位。</translation></message>
<message><source>How far does it fly past the goal now?</source><extracomment>example straight-motion-and-seek</extracomment><translation>现在它冲过目标多远？</translation></message>
<message><source>52: three times the mass, three times as far. The same force changes its velocity only a third as much.</source><extracomment>example straight-motion-and-seek</extracomment><translation>52：质量三倍，距离也约为三倍。同样的力只能把它的速度改变三分之一那么多。</translation></message>
<message><source>Less force</source><extracomment>example straight-motion-and-seek</extracomment><translation>力更小</translation></message>
<message><source>The mass is 20 again. Now its max force is 1 instead of 5.4.</source><extracomment>example straight-motion-and-seek</extracomment><translation>质量又是 20。现在它的最大力是 1 而不是 5.4。</translation></message>
<message><source>How far does it fly past the goal now, compared with 18?</source><extracomment>example straight-motion-and-seek</extracomment><translation>与 18 相比，现在它冲过目标多远？</translation></message>
<message><source>Half as far
As far
* About five times as far</source><extracomment>example straight-motion-and-seek</extracomment><translation>一半
一样远
* 约五倍</translation></message>
<message><source>90, five times as far. Mass and max force together say how fast an agent can change its velocity.</source><extracomment>example straight-motion-and-seek</extracomment><translation>90，五倍远。质量和最大力一起决定智能体能多快改变速度。</translation></message>
<message><source>- Drag the [goal](node:goal) while they are on their way: the gray one makes corners, the green one makes curves.
- Move the mouse over the world: both go there instead.
- Select [With steering](node:steered), and change its mass and max force. Can it turn as fast as the gray one?</source><extracomment>example straight-motion-and-seek</extracomment><translation>- 在它们途中拖动[目标](node:goal)：灰色的走折线，绿色的走弧线。
- 在世界上移动鼠标：两个都改去那里。
- 选中[有转向](node:steered)，更改其质量和最大力。它能转得与灰色的一样快吗？</translation></message>
<message><source>Two agents go to the same target: one turns on the spot, one has to steer.</source><extracomment>example straight-motion-and-seek</extracomment><translation>两个智能体去同一个目标：一个原地转向，另一个必须慢慢转向。</translation></message>
<message><source>Both seek. The velocity that they want is the **desired velocity**: it points straight at the target, and is as long as the max speed. (Velocity is speed and direction together; `unit` makes an arrow 1 long.)

`desired velocity = maxSpeed * unit(target - position)`

`steering = desired velocity - velocity`

*Without steering* has mass 1 and no max force: it has the desired velocity after one tick. *With steering* has mass 20 and a max force of 5.4: each tick changes its velocity only a little.

While the mouse is over the world, both go there instead: a Priority takes the first force that is active.</source><extracomment>example straight-motion-and-seek</extracomment><translation>两个都在靠近。它们想要的速度叫做**期望速度**：它径直指向目标，长度等于最大速率。（速度既有快慢，也有方向；`unit` 得到长度为 1 的向量。）

`期望速度 = maxSpeed * unit(目标 - 位置)`

`转向力 = 期望速度 - 速度`

*无转向*的质量为 1，最大力无限制：一刻之后它就达到期望速度。*有转向*的质量为 20，最大力为 5.4：每一刻只能稍微改变它的速度。

鼠标在世界上时，两个都改去那里：“优先”采用第一个激活的力。</translation></message>
<message><source>- The gray one makes corners, the green one makes curves.
- Neither stops on the target, because Seek does not brake. The gray one jumps back and forth across it. The green one flies past it and comes back, each time less far.
- Switch on *Desired velocity*: it draws velocity, desired velocity and steering as a triangle.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- 灰色的走折线，绿色的走弧线。
- 两个都不会停在目标上，因为“靠近”不刹车。灰色的在目标两侧来回跳动。绿色的冲过目标再回来，一次比一次冲得近。
- 打开*期望速度*：它把速度、期望速度和转向力画成三角形。</translation></message>
<message><source>- Drag the goal in the world.
- Raise the mass of *With steering* to 60 and drag the goal: it makes wide curves. Lower it to 2: it turns nearly as fast as the gray one.
- Set its mass back to 20, and lower its max force to 0.5: now it flies far past the goal.</source><extracomment>example straight-motion-and-seek</extracomment><translation>- 在世界中拖动目标。
- 把*有转向*的质量提高到 60，再拖动目标：它绕大弯。降到 2：它转得几乎与灰色的一样快。
- 把它的质量设回 20，再把最大力降到 0.5：现在它会远远冲过目标。</translation></message>
<message><source>Through the crowd</source><extracomment>title of an example</extracomment><translation>穿过人群</translation></message>
<message><source>Runner</source><extracomment>example through-the-crowd</extracomment><translation>奔跑者</translation></message>
<message><source>Crowd</source><extracomment>example through-the-crowd</extracomment><translation>人群</translation></message>
<message><source>Each of the crowd</source><extracomment>example through-the-crowd</extracomment><translation>人群中的每个</translation></message>
<message><source>Flee each</source><extracomment>example through-the-crowd</extracomment><translation>逃离每个</translation></message>
<message><source>Past the crowd</source><extracomment>example through-the-crowd</extracomment><translation>越过人群</translation></message>
<message><source>Without Flee</source><extracomment>example through-the-crowd</extracomment><translation>没有逃离</translation></message>
<message><source>Through sixty</source><extracomment>example through-the-crowd</extracomment><translation>穿过六十个</translation></message>
<message><source>The green runner [seeks](node:seek) the goal on the right, and [flees](node:flee) from each of the crowd that is closer than 70. With nobody in the way it needs 4 s.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>绿色的奔跑者[靠近](node:seek)右边的目标，并[逃离](node:flee)人群中每个近于 70 的智能体。没人挡路时，它用 4 秒。

`转向力 = 1.5 * 靠近 + 1.3 * (逃离 1 + 逃离 2 + ...)`</translation></message>
<message><source>How many seconds does it need through a crowd of 60?</source><extracomment>example through-the-crowd</extracomment><translation>它穿过 60 个的人群要多少秒？</translation></message>
<message><source>9 to 17 s, and 12 on average: three times as long. Where the crowd is dense, all these pushes together are stronger than the pull of the goal, and the runner waits for a gap.</source><extracomment>example through-the-crowd</extracomment><translation>9 到 17 秒，平均 12 秒：三倍长。在人群密集处，所有这些推力合起来强过目标的拉力，奔跑者就等一个空隙。</translation></message>
<message><source>With and without Flee</source><extracomment>example through-the-crowd</extracomment><translation>有逃离和没有逃离</translation></message>
<message><source>In the world beside this one, the runner does not [flee](node:flee). It only seeks the goal.</source><extracomment>example through-the-crowd</extracomment><translation>在旁边的世界里，奔跑者不[逃离](node:flee)。它只靠近目标。</translation></message>
<message><source>The runner that flees
* The runner that does not flee
Both at the same time</source><extracomment>example through-the-crowd</extracomment><translation>会逃离的奔跑者
* 不逃离的奔跑者
两个同时</translation></message>
<message><source>The runner that does not flee: it goes straight to the goal in 4.1 s, and touches everybody in its way.</source><extracomment>example through-the-crowd</extracomment><translation>不逃离的奔跑者：它用 4.1 秒直奔目标，路上碰到每一个挡路的。</translation></message>
<message><source>Only the nearest</source><extracomment>example through-the-crowd</extracomment><translation>只逃离最近的</translation></message>
<message><source>Now the runner flees only from the [nearest](node:each) of the crowd.</source><extracomment>example through-the-crowd</extracomment><translation>现在奔跑者只逃离人群中[最近的](node:each)那个。</translation></message>
<message><source>Is it at the goal earlier or later than before?</source><extracomment>example through-the-crowd</extracomment><translation>与之前相比，它到目标更早还是更晚？</translation></message>
<message><source>* Earlier
Later
At the same time</source><extracomment>example through-the-crowd</extracomment><translation>* 更早
更晚
同时</translation></message>
<message><source>Earlier, in nine of ten runs with different seeds: after 9 s on average. It is the sum of many pushes that stops the runner.</source><extracomment>example through-the-crowd</extracomment><translation>更早，十次种子不同的运行中有九次如此：平均 9 秒到达。让奔跑者停下的，是许多推力之和。</translation></message>
<message><source>A dense crowd</source><extracomment>example through-the-crowd</extracomment><translation>密集的人群</translation></message>
<message><source>The runner flees from each again. And the crowd has 200 agents instead of 60.</source><extracomment>example through-the-crowd</extracomment><translation>奔跑者又逃离每一个。而且人群有 200 个智能体，而不是 60 个。</translation></message>
<message><source>How long does the runner need, compared with 12 s?</source><extracomment>example through-the-crowd</extracomment><translation>与 12 秒相比，奔跑者要多久？</translation></message>
<message><source>About as long
* Several times as long
It never gets there</source><extracomment>example through-the-crowd</extracomment><translation>差不多
* 几倍
永远到不了</translation></message>
<message><source>42 s on average, three to four times as long. It gets there with every seed: the crowd moves, and sooner or later there is a gap.</source><extracomment>example through-the-crowd</extracomment><translation>平均 42 秒，三到四倍。用每个种子它都能到：人群在移动，迟早会出现空隙。</translation></message>
<message><source>- Drag the runner, or the goal.
- Change the weight on the wire from [Flee each](node:flee): with which one does it touch hardly anybody, and is still fast?</source><extracomment>example through-the-crowd</extracomment><translation>- 拖动奔跑者或目标。
- 更改来自[逃离每个](node:flee)的连线的权重：用哪个权重时，它几乎不碰到谁，而且仍然很快？</translation></message>
<message><source>One runner seeks a goal through a crowd, and flees from each of them at once.</source><extracomment>example through-the-crowd</extracomment><translation>一个奔跑者穿过人群靠近目标，同时逃离其中的每一个。</translation></message>
<message><source>*Each of the crowd* gives Flee every agent within 80 as a target, not just one. Flee runs once for each of them that is closer than 70, and the forces add up. A Sum adds Seek to that.

`steering = 1.5 * seek + 1.3 * (flee 1 + flee 2 + ...)`</source><extracomment>example through-the-crowd</extracomment><translation>*人群中的每个*把 80 之内的每个智能体都交给“逃离”作目标，而不只是一个。“逃离”对其中近于 70 的每个都计算一次，再把力相加。“求和”再加上“靠近”。

`转向力 = 1.5 * 靠近 + 1.3 * (逃离 1 + 逃离 2 + ...)`</translation></message>
<message><source>- Where the crowd is dense the runner slows down, and sometimes turns back, until there is a gap.
- The weight on a wire says how much its force counts.
- At the goal it does not rest: Seek does not brake, and everybody who comes near pushes it away.</source><extracomment>example through-the-crowd</extracomment><translation>- 在人群密集处，奔跑者会放慢，有时还会折回，直到出现空隙。
- 连线的权重决定它的力占多大分量。
- 到了目标它也停不下来：“靠近”不刹车，而且每个走近的都会把它推开。</translation></message>
<message><source>- Set the weight of *Flee each* to 0: the runner goes straight to the goal and touches more of the crowd.
- Set *Choose* to the nearest: the runner avoids one at a time, and is usually there sooner.
- Set the count of the crowd to 200 and press Reset: the runner needs several times as long.</source><extracomment>example through-the-crowd</extracomment><translation>- 把*逃离每个*的权重设为 0：奔跑者直奔目标，碰到人群中更多的智能体。
- 把*选择*设为“最近的”：奔跑者一次避开一个，通常到得更早。
- 把人群的数量设为 200，再按“重置”：奔跑者用的时间是几倍。</translation></message>
<message><source>Tower defence</source><extracomment>title of an example</extracomment><translation>塔防</translation></message>
<message><source>Gate</source><extracomment>example tower-defence</extracomment><translation>大门</translation></message>
<message><source>Creeps</source><extracomment>example tower-defence</extracomment><translation>怪物</translation></message>
<message><source>Towers</source><extracomment>example tower-defence</extracomment><translation>塔</translation></message>
<message><source>Castle</source><extracomment>example tower-defence</extracomment><translation>城堡</translation></message>
<message><source>Lives</source><extracomment>example tower-defence</extracomment><translation>生命</translation></message>
<message><source>Money</source><extracomment>example tower-defence</extracomment><translation>金钱</translation></message>
<message><source>Power</source><extracomment>example tower-defence</extracomment><translation>威力</translation></message>
<message><source>Health</source><extracomment>example tower-defence</extracomment><translation>血量</translation></message>
<message><source>Wave size</source><extracomment>example tower-defence</extracomment><translation>波的规模</translation></message>
<message><source>Waves</source><extracomment>example tower-defence</extracomment><translation>波</translation></message>
<message><source>Walk</source><extracomment>example tower-defence</extracomment><translation>行走</translation></message>
<message><source>At the gate</source><extracomment>example tower-defence</extracomment><translation>到了大门</translation></message>
<message><source>Costs a life</source><extracomment>example tower-defence</extracomment><translation>损失一条生命</translation></message>
<message><source>Is through</source><extracomment>example tower-defence</extracomment><translation>已通过</translation></message>
<message><source>Is beaten</source><extracomment>example tower-defence</extracomment><translation>被击败</translation></message>
<message><source>Pays</source><extracomment>example tower-defence</extracomment><translation>得到钱</translation></message>
<message><source>Dies</source><extracomment>example tower-defence</extracomment><translation>死亡</translation></message>
<message><source>Toughness</source><extracomment>example tower-defence</extracomment><translation>强韧度</translation></message>
<message><source>Gets its health</source><extracomment>example tower-defence</extracomment><translation>得到血量</translation></message>
<message><source>In range</source><extracomment>example tower-defence</extracomment><translation>在射程内</translation></message>
<message><source>Damage</source><extracomment>example tower-defence</extracomment><translation>伤害</translation></message>
<message><source>Shoot</source><extracomment>example tower-defence</extracomment><translation>射击</translation></message>
<message><source>Can buy</source><extracomment>example tower-defence</extracomment><translation>买得起</translation></message>
<message><source>Pay</source><extracomment>example tower-defence</extracomment><translation>付钱</translation></message>
<message><source>More power</source><extracomment>example tower-defence</extracomment><translation>提升威力</translation></message>
<message><source>No lives</source><extracomment>example tower-defence</extracomment><translation>没有生命</translation></message>
<message><source>The castle has fallen</source><extracomment>example tower-defence</extracomment><translation>城堡陷落</translation></message>
<message><source>90 seconds</source><extracomment>example tower-defence</extracomment><translation>90 秒</translation></message>
<message><source>The castle stands</source><extracomment>example tower-defence</extracomment><translation>城堡守住</translation></message>
<message><source>Range of towers</source><extracomment>example tower-defence</extracomment><translation>塔的射程</translation></message>
<message><source>Time to reload</source><extracomment>example tower-defence</extracomment><translation>装填时间</translation></message>
<message><source>Price of more power</source><extracomment>example tower-defence</extracomment><translation>提升威力的价格</translation></message>
<message><source>Power for the price</source><extracomment>example tower-defence</extracomment><translation>每次提升的威力</translation></message>
<message><source>Waves that grow in number and in health</source><extracomment>example tower-defence</extracomment><translation>数量和血量不断增长的波</translation></message>
<message><source>Towers hit all in their range</source><extracomment>example tower-defence</extracomment><translation>塔攻击射程内的所有怪物</translation></message>
<message><source>Won, lost, and what money buys</source><extracomment>example tower-defence</extracomment><translation>胜、负，以及钱能买什么</translation></message>
<message><source>Nothing to buy</source><extracomment>example tower-defence</extracomment><translation>没有东西可买</translation></message>
<message><source>Half the price</source><extracomment>example tower-defence</extracomment><translation>价格减半</translation></message>
<message><source>Wider range</source><extracomment>example tower-defence</extracomment><translation>射程更远</translation></message>
<message><source>Waves of creeps walk down a road to a castle. Towers beside it hit them, each one beaten pays, and the money buys more power. Hold out for 90 seconds.</source><extracomment>example tower-defence</extracomment><translation>一波波怪物沿路走向城堡。路旁的塔攻击它们，每击败一个就得到钱，钱可以买更大的威力。请坚守 90 秒。</translation></message>
<message><source>**Four variables**: [Lives](node:lives), [Money](node:money) and [Power](node:power) belong to the world and stand above it; [Health](node:health) belongs to each creep.

**Waves** come every 8 seconds, and [each is larger](node:wave-size) than the one before. A creep [gets its health](node:born) when it is born: [more in each wave](node:toughness).

**Towers** [hit all in range](node:shoot) every 0.9 seconds: they take away as much health as there is power. A creep without health [pays 5](node:bounty) and [dies](node:dies). One that comes through [costs a life](node:hit-castle).

**The castle** [pays 60](node:pay) for [half a power more](node:upgrade) as soon as it can. Without lives [it falls](node:lost); after 90 seconds [it stands](node:won).</source><extracomment>example tower-defence</extracomment><translation>**四个变量**：[生命](node:lives)、[金钱](node:money)和[威力](node:power)属于世界，显示在世界上方；[血量](node:health)属于每个怪物。

**波**每 8 秒来一次，[每一波](node:wave-size)都比前一波大。怪物出生时[得到血量](node:born)：[一波比一波多](node:toughness)。

**塔**每 0.9 秒[攻击射程内的所有怪物](node:shoot)：威力有多大，就减去多少血量。血量耗尽的怪物[给出 5](node:bounty) 并[死亡](node:dies)。通过的怪物会让你[损失一条生命](node:hit-castle)。

**城堡**一有钱就[付 60](node:pay)，[威力提升 0.5](node:upgrade)。没有生命时[它就陷落](node:lost)；90 秒后[它就守住了](node:won)。</translation></message>
<message><source>- In 20 runs with different seeds, 18 were won, with 3 to 10 lives left, and 2 were lost: the same rules, and another order of fast and slow creeps.
- Money comes late: a strong wave pays only if it is beaten. So a run that begins to lose lives mostly loses.</source><extracomment>example tower-defence</extracomment><translation>- 在 20 次种子不同的运行中，18 次获胜，剩下 3 到 10 条生命，2 次失败：规则相同，只是快慢怪物的次序不同。
- 钱来得晚：强大的一波只有被击败才给钱。所以一旦开始损失生命，多半就会失败。</translation></message>
<message><source>- [Nothing to buy](experiment:experiment-poor): all 20 runs were lost.
- [Half the price](experiment:experiment-cheap): all were won, without the loss of a life.
- [Wider range](experiment:experiment-wide): what is worth more, a wider range or more power? Guess first.
- Move a tower with the mouse: where does it hit most?
- Draw another road. Then all four towers stand wrong.</source><extracomment>example tower-defence</extracomment><translation>- [没有东西可买](experiment:experiment-poor)：20 次运行全部失败。
- [价格减半](experiment:experiment-cheap)：全部获胜，一条生命也没损失。
- [射程更远](experiment:experiment-wide)：更远的射程和更大的威力，哪个更值？先猜一猜。
- 用鼠标移动一座塔：在哪里打中得最多？
- 画另一条路。这时四座塔都放错了地方。</translation></message>
<message><source>Wanders</source><extracomment>example wander</extracomment><translation>徘徊者</translation></message>
<message><source>Goes to points</source><extracomment>example wander</extracomment><translation>去往各点</translation></message>
<message><source>Stays near home</source><extracomment>example wander</extracomment><translation>不离家</translation></message>
<message><source>Point to point</source><extracomment>example wander</extracomment><translation>从点到点</translation></message>
<message><source>Too far from home</source><extracomment>example wander</extracomment><translation>离家太远</translation></message>
<message><source>Go home</source><extracomment>example wander</extracomment><translation>回家</translation></message>
<message><source>Chance in each tick</source><extracomment>example wander</extracomment><translation>每刻的随机</translation></message>
<message><source>The gray ones [wander](node:drift). Each has a circle in front of it: click [one](agent:drifter-0) to see it. In each tick, a point moves along the circle by a random angle. The force pulls to that point:

`steering = circle center + displacement`</source><extracomment>example wander</extracomment><translation>灰色的在[徘徊](node:drift)。每个的前方有一个圆：点击[一个](agent:drifter-0)就能看到。每一刻，圆上的一个点沿圆移动一个随机的角度。力拉向那个点：

`转向力 = 圆心 + 位移`</translation></message>
<message><source>Each tick is random. How do the gray ones move?</source><extracomment>example wander</extracomment><translation>每一刻都是随机的。灰色的怎样运动？</translation></message>
<message><source>They shake
* They turn smoothly
They fly straight on</source><extracomment>example wander</extracomment><translation>不停抖动
* 平滑地转弯
一直向前飞</translation></message>
<message><source>They turn smoothly. In one tick, the point moves only a little along the circle. So the force changes only a little, too.</source><extracomment>example wander</extracomment><translation>它们平滑地转弯。一刻之内，那个点只沿圆移动一点，所以力也只变化一点。</translation></message>
<message><source>Less chance</source><extracomment>example wander</extracomment><translation>随机性减小</translation></message>
<message><source>Now the [angle change](node:drift) is 5 degrees instead of 57. Before, the gray ones turned by about 77 degrees in two seconds.</source><extracomment>example wander</extracomment><translation>现在[角度变化](node:drift)是 5 度而不是 57 度。之前，灰色的两秒内约转过 77 度。</translation></message>
<message><source>How do they move now?</source><extracomment>example wander</extracomment><translation>现在它们怎样运动？</translation></message>
<message><source>* Almost straight
In tight circles
As before, only slower</source><extracomment>example wander</extracomment><translation>* 几乎笔直
绕小圈
与之前一样，只是更慢</translation></message>
<message><source>Almost straight: they turn by about 12 degrees in two seconds. The point hardly moves along the circle.</source><extracomment>example wander</extracomment><translation>几乎笔直：它们两秒内约转过 12 度。那个点几乎不沿圆移动。</translation></message>
<message><source>More chance</source><extracomment>example wander</extracomment><translation>随机性增大</translation></message>
<message><source>Now the [angle change](node:drift) is 400 degrees: in each tick, the point jumps to anywhere on the circle.</source><extracomment>example wander</extracomment><translation>现在[角度变化](node:drift)是 400 度：每一刻，那个点都跳到圆上的任意位置。</translation></message>
<message><source>How far do they turn in two seconds now, compared with 77 degrees?</source><extracomment>example wander</extracomment><translation>与 77 度相比，现在它们两秒内转过多少？</translation></message>
<message><source>Farther
As far
* Less far</source><extracomment>example wander</extracomment><translation>更多
一样多
* 更少</translation></message>
<message><source>Less far: about 27 degrees. They shake: the jumps of many ticks cancel each other out. More chance in each tick gives less change in the long run.</source><extracomment>example wander</extracomment><translation>更少：约 27 度。它们在抖动：许多刻的跳动互相抵消。每一刻的随机性更大，长远来看变化反而更小。</translation></message>
<message><source>Never far from home</source><extracomment>example wander</extracomment><translation>从不离家太远</translation></message>
<message><source>The blue ones wander, too. When one is farther than 120 from its start, [Go home](node:go-home) pulls it back.</source><extracomment>example wander</extracomment><translation>蓝色的也在徘徊。离出发处超过 120 时，[回家](node:go-home)会把它拉回来。</translation></message>
<message><source>Where are the blue ones most of the time?</source><extracomment>example wander</extracomment><translation>蓝色的大部分时间在哪里？</translation></message>
<message><source>Close to their start
* Near the limit of 120
Anywhere within it, equally often</source><extracomment>example wander</extracomment><translation>紧挨着出发处
* 在 120 的界限附近
界限内各处机会相同</translation></message>
<message><source>Near the limit: two thirds of the time they are between 100 and 140 from their start, and only a tenth of the time within 60. The pull ends as soon as they are back within 120.</source><extracomment>example wander</extracomment><translation>在界限附近：三分之二的时间离出发处 100 到 140，只有十分之一的时间在 60 之内。它们一回到 120 之内，拉力就没有了。</translation></message>
<message><source>The same chance again</source><extracomment>example wander</extracomment><translation>同样的随机再来一次</translation></message>
<message><source>Play, and remember the way of the agent in the light. Then press Reset, and Play again.</source><extracomment>example wander</extracomment><translation>播放，记住光照下的智能体走的路。然后按“重置”，再播放一次。</translation></message>
<message><source>Is its way the same the second time?</source><extracomment>example wander</extracomment><translation>第二次它走的路一样吗？</translation></message>
<message><source>No, chance decides again
Nearly, with small differences
* Yes, exactly</source><extracomment>example wander</extracomment><translation>不一样，又由随机决定
差不多，有小小的不同
* 完全一样</translation></message>
<message><source>Exactly. All chance in a world comes from one number, its seed. The same seed gives the same ways, on every computer. With another seed, all ways are different.</source><extracomment>example wander</extracomment><translation>完全一样。世界中的一切随机都来自一个数：种子。同样的种子在任何电脑上都得到同样的路。换一个种子，所有的路都不同。</translation></message>
<message><source>Three ways to wander: with a circle ahead, from point to point, and never far from home.</source><extracomment>example wander</extracomment><translation>三种徘徊方式：用前方的圆，从点到点，以及从不离家太远。</translation></message>
<message><source>The gray ones *wander*. Each has a circle in front of it. A point moves along the circle, by a random angle in each tick, and the force pulls to that point. So the agent turns smoothly.

`circle center = circleDistance * unit(velocity)`

`displacement = circleRadius * (cos(angle), sin(angle))`

`steering = circle center + displacement`

The orange ones *go to points*: each seeks a random point of the meadow, and another one when it is there, or after 120 ticks. They have little mass, so they turn fast.

The blue ones *stay near home*: they wander, too, but farther than 120 from their start a Seek pulls them back. The pull has weight 4, so it is stronger than Wander.</source><extracomment>example wander</extracomment><translation>灰色的在*徘徊*。每个的前方有一个圆。一个点沿圆移动，每一刻移动一个随机的角度，力拉向那个点。所以智能体平滑地转弯。

`圆心 = circleDistance * unit(速度)`

`位移 = circleRadius * (cos(角度), sin(角度))`

`转向力 = 圆心 + 位移`

橙色的*去往各点*：每个靠近草地上的一个随机点，到达后或 120 刻之后，再换另一个点。它们质量很小，所以转得快。

蓝色的*不离家*：它们也徘徊，但离出发处超过 120 时，一个“靠近”会把它们拉回来。拉力的权重是 4，所以比“徘徊”强。</translation></message>
<message><source>- The gray ones do not shake, though each tick is random.
- The orange ones make straight lines and sharp turns.
- The blue ones are mostly near the limit of 120: the pull ends as soon as they are back within it.
- Press Reset: the same seed gives exactly the same ways.</source><extracomment>example wander</extracomment><translation>- 虽然每一刻都是随机的，灰色的却不抖动。
- 橙色的走直线，急转弯。
- 蓝色的多半在 120 的界限附近：它们一回到界限内，拉力就没有了。
- 按“重置”：同样的种子得到完全一样的路。</translation></message>
<message><source>- Raise *Angle change* of the gray ones to 400: they shake. Lower it to 5: they go almost straight.
- Drag the corners of the meadow: the orange ones follow it.
- Raise the mass of the orange ones to 40: their turns get wide, and they leave the meadow.
- Lower the weight of *Go home* to 1: now Wander is stronger, and the blue ones go far away.</source><extracomment>example wander</extracomment><translation>- 把灰色的*角度变化*提高到 400：它们会抖动。降到 5：它们几乎走直线。
- 拖动草地的各个角：橙色的会跟着变。
- 把橙色的质量提高到 40：它们的弯变大，会跑出草地。
- 把*回家*的权重降到 1：现在“徘徊”更强，蓝色的会走得很远。</translation></message>
<message><source>Wolves and sheep</source><extracomment>title of an example</extracomment><translation>狼和羊</translation></message>
<message><source>Bare ground</source><extracomment>example wolves-and-sheep</extracomment><translation>裸地</translation></message>
<message><source>Grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>再次生长</translation></message>
<message><source>Becomes grass</source><extracomment>example wolves-and-sheep</extracomment><translation>变成草</translation></message>
<message><source>Energy of sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>羊的能量</translation></message>
<message><source>Graze about</source><extracomment>example wolves-and-sheep</extracomment><translation>四处吃草</translation></message>
<message><source>Wolf nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>附近有狼</translation></message>
<message><source>Run from the wolf</source><extracomment>example wolves-and-sheep</extracomment><translation>躲开狼</translation></message>
<message><source>Run, else graze</source><extracomment>example wolves-and-sheep</extracomment><translation>逃跑，否则吃草</translation></message>
<message><source>On grass</source><extracomment>example wolves-and-sheep</extracomment><translation>在草上</translation></message>
<message><source>Well fed</source><extracomment>example wolves-and-sheep</extracomment><translation>吃饱了</translation></message>
<message><source>Sheep starves</source><extracomment>example wolves-and-sheep</extracomment><translation>羊饿死</translation></message>
<message><source>Wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>狼</translation></message>
<message><source>Energy of wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>狼的能量</translation></message>
<message><source>Hungry</source><extracomment>example wolves-and-sheep</extracomment><translation>饿了</translation></message>
<message><source>Sheep nearby</source><extracomment>example wolves-and-sheep</extracomment><translation>附近有羊</translation></message>
<message><source>At a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>碰到羊</translation></message>
<message><source>Hungry and at a sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>饿了且碰到羊</translation></message>
<message><source>Eat</source><extracomment>example wolves-and-sheep</extracomment><translation>吃</translation></message>
<message><source>Cub</source><extracomment>example wolves-and-sheep</extracomment><translation>狼崽</translation></message>
<message><source>Wolf starves</source><extracomment>example wolves-and-sheep</extracomment><translation>狼饿死</translation></message>
<message><source>How far wolves see</source><extracomment>example wolves-and-sheep</extracomment><translation>狼的视距</translation></message>
<message><source>What a sheep is worth</source><extracomment>example wolves-and-sheep</extracomment><translation>一只羊的能量值</translation></message>
<message><source>Wolves at the start</source><extracomment>example wolves-and-sheep</extracomment><translation>初始狼数</translation></message>
<message><source>Sheep eat grass, have lambs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>羊吃草、生羊羔、饿死</translation></message>
<message><source>Wolves eat sheep, have cubs, and starve</source><extracomment>example wolves-and-sheep</extracomment><translation>狼吃羊、生狼崽、饿死</translation></message>
<message><source>Grass grows again</source><extracomment>example wolves-and-sheep</extracomment><translation>草再次生长</translation></message>
<message><source>Without wolves</source><extracomment>example wolves-and-sheep</extracomment><translation>没有狼</translation></message>
<message><source>Wolves with good eyes</source><extracomment>example wolves-and-sheep</extracomment><translation>眼尖的狼</translation></message>
<message><source>Lush grass</source><extracomment>example wolves-and-sheep</extracomment><translation>茂盛的草</translation></message>
<message><source>Lambs</source><extracomment>example wolves-and-sheep</extracomment><translation>羊羔</translation></message>
<message><source>Dead sheep</source><extracomment>example wolves-and-sheep</extracomment><translation>死去的羊</translation></message>
<message><source>Lambs born</source><extracomment>example wolves-and-sheep</extracomment><translation>出生的羊羔</translation></message>
<message><source>Grass feeds sheep, sheep feed wolves, and their numbers go up and down. Nobody holds them in balance.</source><extracomment>example wolves-and-sheep</extracomment><translation>草养活羊，羊养活狼，它们的数目起起落落。没有谁来维持平衡。</translation></message>
<message><source>**Sheep**: [*Energy of sheep*](node:sheep-energy) is a Meter. Living drains it by 0.3 a second, because it is wired to the *When* of the [Priority](node:sheep-choice) that steers them. [*Graze*](node:graze) turns the grass that a sheep touches into bare ground, and its *Done* fills the meter by 1. At 8 a sheep has a [*Lamb*](node:lamb), which costs 3.5; at 0 [it is gone](node:sheep-starve). Sheep run from a wolf within 45, and are a little slower than wolves.

**Wolves** work the same way. They drain 0.9 a second, and a sheep is worth 6.5. They hunt only while they are [*Hungry*](node:hungry), and see only sheep within 20. At 13 a wolf has a [*Cub*](node:cub), which costs 9.

**Grass**: bare ground has a [*Chance*](node:regrow) of 3% in each quarter of a second to [become grass](node:grow) again. There are always 700 patches, green or bare.</source><extracomment>example wolves-and-sheep</extracomment><translation>**羊**：[*羊的能量*](node:sheep-energy)是一个计量条。活着每秒消耗 0.3，因为它连到了控制羊的[优先](node:sheep-choice)的*何时*。[*吃草*](node:graze)把羊碰到的草变成裸地，它的*完成*给计量条补充 1。到 8 时羊生一只[*羊羔*](node:lamb)，消耗 3.5；到 0 时[它就消失](node:sheep-starve)。羊躲开 45 之内的狼，但比狼稍慢。

**狼**也是同样的道理。它们每秒消耗 0.9，一只羊值 6.5。它们只在[*饿了*](node:hungry)时追猎，而且只看得见 20 之内的羊。到 13 时狼生一只[*狼崽*](node:cub)，消耗 9。

**草**：裸地每四分之一秒有 3% 的[*概率*](node:regrow)重新[变成草](node:grow)。始终有 700 块地，绿的或裸的。</translation></message>
<message><source>- The plot: many sheep, then many wolves, then few sheep, then few wolves, and again. Wolves follow the sheep by some seconds. In five minutes there are about five such waves.
- There is no limit, and nobody helps. In 20 runs with different seeds, sheep lived on through five minutes in all, and wolves in 19. Once the wolves died out; then the sheep ate the grass down until they starved as fast as they were born.
- At the lowest there are about 15 sheep and 8 wolves. They recover.
- The second plot: each wave of dead sheep follows a wave of lambs.</source><extracomment>example wolves-and-sheep</extracomment><translation>- 曲线图：先是羊多，然后狼多，然后羊少，然后狼少，如此反复。狼的变化比羊晚几秒。五分钟内约有五次这样的起落。
- 没有限制，也没有谁帮忙。在 20 次种子不同的运行中，羊每次都活过了五分钟，狼有 19 次。有一次狼灭绝了；后来羊把草吃光，直到饿死的与出生的一样快。
- 最少时约有 15 只羊和 8 只狼。它们会恢复。
- 第二个曲线图：每一波羊羔之后，都跟着一波死去的羊。</translation></message>
<message><source>- [Wolves with good eyes](experiment:experiment-eyes): they see twice as far, and eat all sheep within a minute. Then they starve. Better hunters are not better off.
- [Without wolves](experiment:experiment-no-wolves): now grass limits the sheep, and their number stays near 270.
- [Lush grass](experiment:experiment-lush): grass grows twice as fast. Is that good for wolves and sheep? No: the waves become higher and lower, and after a very low one there is nobody left to recover. In 20 runs the wolves died out in 17, the sheep in 8. Biologists call it the paradox of enrichment.
- Set *Wolves at the start* to 60.</source><extracomment>example wolves-and-sheep</extracomment><translation>- [眼尖的狼](experiment:experiment-eyes)：它们看得远一倍，一分钟内就把羊全部吃光，然后饿死。更好的猎手并不过得更好。
- [没有狼](experiment:experiment-no-wolves)：现在由草来限制羊，羊的数目保持在 270 左右。
- [茂盛的草](experiment:experiment-lush)：草长得快一倍。这对狼和羊好吗？不好：起落变得更高也更低，一次极低之后，就没有谁能恢复了。20 次运行中，狼灭绝了 17 次，羊灭绝了 8 次。生物学家称之为富集悖论。
- 把*初始狼数*设为 60。</translation></message>
<message><source>Write your own seek</source><extracomment>title of an example</extracomment><translation>自己写“靠近”</translation></message>
<message><source>Your force</source><extracomment>example write-your-own-seek</extracomment><translation>你的力</translation></message>
<message><source>Two lines</source><extracomment>example write-your-own-seek</extracomment><translation>两行</translation></message>
<message><source>[Your force](node:own) is the two lines of the tutorials:

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

The first line is an arrow that points at the [goal](node:goal) and is as long as the max speed. The second one is the force: it leads from the velocity to the desired velocity. At the start the agent flies upward; the goal is on the right.</source><extracomment>example write-your-own-seek</extracomment><translation>[你的力](node:own)就是教程中的这两行：

`desired = normalize(target - position) * max_velocity`
`steering = desired - velocity`

第一行是一个向量，指向[目标](node:goal)，长度等于最大速率。第二行是力：它使速度趋向期望速度。一开始智能体向上飞；目标在右边。</translation></message>
<message><source>Where does the force point at the start?</source><extracomment>example write-your-own-seek</extracomment><translation>一开始力指向哪里？</translation></message>
<message><source>Straight at the goal
* To the right and down
Up, along the velocity</source><extracomment>example write-your-own-seek</extracomment><translation>径直指向目标
* 指向右下
向上，沿着速度</translation></message>
<message><source>To the right and down: it has to add what leads to the right, and to take away what leads up. Pause, select the agent and [Your force](node:own): each line stands there with its numbers.</source><extracomment>example write-your-own-seek</extracomment><translation>指向右下：它必须加上向右的部分，减去向上的部分。暂停，选中智能体和[你的力](node:own)：那里有每一行及其数值。</translation></message>
<message><source>Swap two words</source><extracomment>example write-your-own-seek</extracomment><translation>交换两个词</translation></message>
<message><source>Now `target` and `position` have changed places:

`desired = normalize(position - target) * max_velocity`</source><extracomment>example write-your-own-seek</extracomment><translation>现在 `target` 和 `position` 交换了位置：

`desired = normalize(position - target) * max_velocity`</translation></message>
<message><source>What does the agent do?</source><extracomment>example write-your-own-seek</extracomment><translation>智能体会怎样？</translation></message>
<message><source>It flies to the goal, backward
* It flies away from the goal
It stands still</source><extracomment>example write-your-own-seek</extracomment><translation>倒着飞向目标
* 飞离目标
停着不动</translation></message>
<message><source>`position - target` points from the goal to the agent. So it flees: the behavior Flee is Seek with two words swapped.</source><extracomment>example write-your-own-seek</extracomment><translation>`position - target` 从目标指向智能体。所以它在逃离：行为“逃离”就是交换了两个词的“靠近”。</translation></message>
<message><source>A third line</source><extracomment>example write-your-own-seek</extracomment><translation>第三行</translation></message>
<message><source>It seeks again, but now the length of the desired velocity depends on the distance:

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

The max speed is 3.</source><extracomment>example write-your-own-seek</extracomment><translation>它又在靠近，但现在期望速度的长度取决于距离：

`distance = length(target - position)`
`desired = normalize(target - position) * max_velocity * min(1, distance / 200)`
`steering = desired - velocity`

最大速率是 3。</translation></message>
<message><source>How long is the desired velocity when the goal is 100 away?</source><extracomment>example write-your-own-seek</extracomment><translation>离目标 100 时，期望速度有多长？</translation></message>
<message><source>1.5: half of the distance of 200, so half of the max speed. At the goal it is 0, so the agent stops there. This is Arrive.</source><extracomment>example write-your-own-seek</extracomment><translation>1.5：距离是 200 的一半，所以是最大速率的一半。到目标时它是 0，所以智能体停在那里。这就是“抵达”。</translation></message>
<message><source>Without a goal</source><extracomment>example write-your-own-seek</extracomment><translation>没有目标</translation></message>
<message><source>This force does not name the goal at all:

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` points to the left of where the agent flies. The cosine of an angle goes from 1 to -1 and back; here it does so in 90 ticks.</source><extracomment>example write-your-own-seek</extracomment><translation>这个力里根本没有提到目标：

`steering = leftOf(heading) * 2 * cos(4 * time)`

`leftOf(heading)` 指向智能体飞行方向的左侧。角的余弦从 1 变到 -1 再变回来；这里每 90 刻一个来回。</translation></message>
<message><source>What path does the agent fly?</source><extracomment>example write-your-own-seek</extracomment><translation>智能体飞出怎样的路径？</translation></message>
<message><source>A straight line
A circle
* Curves to the left and to the right in turn</source><extracomment>example write-your-own-seek</extracomment><translation>一条直线
一个圆
* 交替向左、向右的曲线</translation></message>
<message><source>The force pushes to the left, then to the right, for 45 ticks each. Without the cosine it would always push to the left: a circle.</source><extracomment>example write-your-own-seek</extracomment><translation>力先向左推，再向右推，各 45 刻。没有余弦，它就总是向左推：飞成一个圆。</translation></message>
<message><source>Select [Your force](node:own) and write:

- Keep the agent 100 away from the goal: `active = distance(target, position) &gt; 100` as a further line lets the force act only while that holds.
- Fly around the goal: add `leftOf(target - position)` to what it wants.
- Look at how other behaviors are written: add one, and choose *Show as formula*.</source><extracomment>example write-your-own-seek</extracomment><translation>选中[你的力](node:own)，然后写：

- 让智能体与目标保持 100 的距离：再加一行 `active = distance(target, position) &gt; 100`，只有它成立时力才起作用。
- 绕着目标飞：在它的意愿上加 `leftOf(target - position)`。
- 看看其他行为怎么写：添加一个，选择*显示为公式*。</translation></message>
<message><source>Seek in the two lines of the tutorials, as text that you change: then Flee, Arrive, and a force of your own.</source><extracomment>example write-your-own-seek</extracomment><translation>教程中那两行“靠近”，以可更改的文字写出：然后是“逃离”“抵达”，以及你自己的力。</translation></message>
<message><source>*Your force* is a Formula force: its text is the formula that steers the agent. The lines are worked out in each tick, from top to bottom. A line `name = ...` gives a name a value, and later lines may use it. `steering` is the force.

`target` is what is wired to the card, `position` and `velocity` are the agent's, and `max_velocity` is its max speed.</source><extracomment>example write-your-own-seek</extracomment><translation>*你的力*是一个“公式力”：它的文字就是控制智能体的公式。每一刻都从上到下逐行计算。一行 `name = ...` 给一个名称赋值，后面的行可以使用它。`steering` 就是力。

`target` 是连到这张卡片的目标，`position` 和 `velocity` 是智能体的位置和速度，`max_velocity` 是它的最大速率。</translation></message>
<message><source>- A wrong word is underlined while you write, and the card says what is wrong; the agent then flies on without a force.
- With the agent selected, each line shows its value at this moment.
- The same lines give the same motion as the card Seek, to the last bit.</source><extracomment>example write-your-own-seek</extracomment><translation>- 写错的词会在书写时加上下划线，卡片会说明哪里有误；这时智能体没有力，会一直向前飞。
- 选中智能体后，每一行都显示此刻的值。
- 这几行得到的运动与卡片“靠近”完全相同，一位都不差。</translation></message>
<message><source>- Write `* 0.5` at the end of the first line: it seeks at half the speed.
- Write `steering = (desired - velocity) * 0.1`: it turns more slowly, and flies farther past the goal.
- Drag the goal while it is on its way.</source><extracomment>example write-your-own-seek</extracomment><translation>- 在第一行末尾写上 `* 0.5`：它以一半的速率靠近。
- 写 `steering = (desired - velocity) * 0.1`：它转得更慢，冲过目标更远。
- 在它途中拖动目标。</translation></message>
<message><source>Zombies</source><extracomment>title of an example</extracomment><translation>僵尸</translation></message>
<message><source>Safe zone</source><extracomment>example zombies</extracomment><translation>安全区</translation></message>
<message><source>Western edge</source><extracomment>example zombies</extracomment><translation>西边缘</translation></message>
<message><source>Safe</source><extracomment>example zombies</extracomment><translation>安全者</translation></message>
<message><source>Houses and fence</source><extracomment>example zombies</extracomment><translation>房屋和栅栏</translation></message>
<message><source>And the gate</source><extracomment>example zombies</extracomment><translation>还有大门</translation></message>
<message><source>Way to safety</source><extracomment>example zombies</extracomment><translation>逃生路线</translation></message>
<message><source>Zombie nearby</source><extracomment>example zombies</extracomment><translation>附近有僵尸</translation></message>
<message><source>Sees a zombie</source><extracomment>example zombies</extracomment><translation>看见僵尸</translation></message>
<message><source>Calm</source><extracomment>example zombies</extracomment><translation>平静</translation></message>
<message><source>Panic</source><extracomment>example zombies</extracomment><translation>恐慌</translation></message>
<message><source>Alarm</source><extracomment>example zombies</extracomment><translation>警报</translation></message>
<message><source>Run to safety</source><extracomment>example zombies</extracomment><translation>跑向安全区</translation></message>
<message><source>Keep away</source><extracomment>example zombies</extracomment><translation>躲远</translation></message>
<message><source>Around houses</source><extracomment>example zombies</extracomment><translation>绕开房屋</translation></message>
<message><source>In the zone</source><extracomment>example zombies</extracomment><translation>在安全区内</translation></message>
<message><source>Be safe</source><extracomment>example zombies</extracomment><translation>获救</translation></message>
<message><source>Bitten</source><extracomment>example zombies</extracomment><translation>被咬</translation></message>
<message><source>Turn into a zombie</source><extracomment>example zombies</extracomment><translation>变成僵尸</translation></message>
<message><source>Civilian nearby</source><extracomment>example zombies</extracomment><translation>附近有平民</translation></message>
<message><source>Shuffle</source><extracomment>example zombies</extracomment><translation>蹒跚</translation></message>
<message><source>Chase, else shuffle</source><extracomment>example zombies</extracomment><translation>追击，否则蹒跚</translation></message>
<message><source>Rest</source><extracomment>example zombies</extracomment><translation>休息</translation></message>
<message><source>Make room</source><extracomment>example zombies</extracomment><translation>让出空间</translation></message>
<message><source>Walk about</source><extracomment>example zombies</extracomment><translation>走来走去</translation></message>
<message><source>How far civilians see</source><extracomment>example zombies</extracomment><translation>平民的视距</translation></message>
<message><source>Speed of zombies</source><extracomment>example zombies</extracomment><translation>僵尸的速率</translation></message>
<message><source>How much civilians keep away</source><extracomment>example zombies</extracomment><translation>平民躲远的程度</translation></message>
<message><source>Zombies at the start</source><extracomment>example zombies</extracomment><translation>初始僵尸数</translation></message>
<message><source>Civilians stroll, then run to safety</source><extracomment>example zombies</extracomment><translation>平民漫步，然后跑向安全区</translation></message>
<message><source>Zombies chase whom they see</source><extracomment>example zombies</extracomment><translation>僵尸追击看见的人</translation></message>
<message><source>Bitten, or safe</source><extracomment>example zombies</extracomment><translation>被咬，或者获救</translation></message>
<message><source>In the safe zone</source><extracomment>example zombies</extracomment><translation>安全区内的人</translation></message>
<message><source>A late alarm</source><extracomment>example zombies</extracomment><translation>迟来的警报</translation></message>
<message><source>Just run</source><extracomment>example zombies</extracomment><translation>只管跑</translation></message>
<message><source>Fast zombies</source><extracomment>example zombies</extracomment><translation>快速僵尸</translation></message>
<message><source>New zombies</source><extracomment>example zombies</extracomment><translation>新增僵尸</translation></message>
<message><source>Four zombies come to town, and civilians run around the houses to a safe zone. Whoever is bitten becomes a zombie.</source><extracomment>example zombies</extracomment><translation>四个僵尸来到城镇，平民绕过房屋跑向安全区。谁被咬，谁就变成僵尸。</translation></message>
<message><source>**Civilians** have two modes. [*Calm*](node:calm) ones stroll through the town. When a zombie is [within 140](node:sees) they [panic](node:panic): they follow the [way to safety](node:way) around the houses, and keep away from a zombie that is very near.

A civilian who has touched a zombie for 0.2 seconds [becomes one](node:turn). A civilian in the zone [is safe](node:arrive): zombies do not see the type *Safe*.

**Zombies** are slower than civilians. They chase the nearest civilian within 200, and else shuffle around. The gate of the fence is an obstacle for zombies alone: their [obstacles](node:closed) are of all groups, those of civilians of the group *walls*.</source><extracomment>example zombies</extracomment><translation>**平民**有两个模式。[*平静*](node:calm)的平民在城镇里漫步。僵尸进入 [140 之内](node:sees)时，他们就[恐慌](node:panic)：沿着绕过房屋的[逃生路线](node:way)走，并躲开离得很近的僵尸。

碰到僵尸达 0.2 秒的平民[变成僵尸](node:turn)。到了安全区的平民就[获救](node:arrive)：僵尸看不见类型*安全者*。

**僵尸**比平民慢。它们追击 200 之内最近的平民，否则四处蹒跚。栅栏的大门只对僵尸是障碍物：它们的[障碍物](node:closed)取所有组，平民的则取 *walls* 组。</translation></message>
<message><source>- After a minute, all is decided. In 20 runs with different seeds, between 49 and 61 of the 80 civilians reached the zone; the others were bitten. No run had a survivor outside.
- Whoever lives near the gate reaches it before the zombies do. Later the zombies stand in the way.</source><extracomment>example zombies</extracomment><translation>- 一分钟后，一切都见分晓。在 20 次种子不同的运行中，80 个平民有 49 到 61 个到达安全区；其余的都被咬了。没有一次运行在区外有幸存者。
- 住在大门附近的人能赶在僵尸之前到达。后来，僵尸就挡在了路上。</translation></message>
<message><source>- [Without the way](experiment:experiment-straight): civilians run straight at the zone, and stop in front of houses. About 21 are saved instead of 55.
- [A late alarm](experiment:experiment-late): civilians see a zombie only within 60. About 29 are saved.
- [Fast zombies](experiment:experiment-fast): with the speed of civilians they leave about 32.
- [Just run](experiment:experiment-brave): nobody keeps away from zombies, all only run. What do you expect? As many are saved as before: to keep away costs as much time as it wins.</source><extracomment>example zombies</extracomment><translation>- [没有路线](experiment:experiment-straight)：平民径直跑向安全区，在房屋前停住。获救的约 21 个，而不是 55 个。
- [迟来的警报](experiment:experiment-late)：平民到 60 之内才看见僵尸。获救的约 29 个。
- [快速僵尸](experiment:experiment-fast)：僵尸与平民一样快时，约 32 个幸存。
- [只管跑](experiment:experiment-brave)：谁也不躲开僵尸，大家只管跑。你觉得会怎样？获救的与之前一样多：躲开所花的时间，与它赢得的一样多。</translation></message>
<message><source>Click an agent in the world, or use Previous and Next, to see what moves it.</source><extracomment>page</extracomment><translation>点击世界中的一个智能体，或用“上一个”和“下一个”，看看是什么在推动它。</translation></message>
<message><source>Position %1, velocity %2</source><extracomment>page</extracomment><translation>位置 %1，速度 %2</translation></message>
<message><source>Mode: %1</source><extracomment>page</extracomment><translation>模式：%1</translation></message>
<message><source>Steering %1</source><extracomment>page</extracomment><translation>转向 %1</translation></message>
<message><source>Steering %1; %2 are cut off by the max force</source><extracomment>page</extracomment><translation>转向 %1；最大力截去了 %2</translation></message>
<message><source>Formula of %1</source><extracomment>page</extracomment><translation>%1 的公式</translation></message>
<message><source>at %1</source><extracomment>page</extracomment><translation>在 %1</translation></message>
<message><source>Graph</source><extracomment>page</extracomment><translation>图</translation></message>
<message><source>Tick</source><comment>page</comment><extracomment>page</extracomment><translation>刻</translation></message>
<message><source>state</source><extracomment>page</extracomment><translation>状态</translation></message>
<message><source>Previous</source><extracomment>page</extracomment><translation>上一个</translation></message>
<message><source>Next</source><extracomment>page</extracomment><translation>下一个</translation></message>
<message><source>No agent</source><extracomment>page</extracomment><translation>无智能体</translation></message>
<message><source>Beside</source><extracomment>page</extracomment><translation>旁边</translation></message>
<message><source>All values and cards as they were</source><extracomment>page</extracomment><translation>所有数值和卡片恢复原样</translation></message>
<message><source>It plays.</source><extracomment>page</extracomment><translation>正在运行。</translation></message>
<message><source>Paused at tick %1.</source><extracomment>page</extracomment><translation>在第 %1 刻暂停。</translation></message>
<message><source>Tick %1</source><extracomment>page</extracomment><translation>第 %1 刻</translation></message>
<message><source>Back at tick 0.</source><extracomment>page</extracomment><translation>回到第 0 刻。</translation></message>
<message><source>A seed is a whole number from 0.</source><extracomment>page</extracomment><translation>种子是从 0 开始的整数。</translation></message>
<message><source>Back at tick 0, with seed %1.</source><extracomment>page</extracomment><translation>回到第 0 刻，种子为 %1。</translation></message>
<message><source>“%1” starts.</source><extracomment>page</extracomment><translation>“%1”开始。</translation></message>
<message><source>Back to the project</source><extracomment>page</extracomment><translation>回到项目</translation></message>
<message><source>%1 is chosen.</source><extracomment>page</extracomment><translation>已选择 %1。</translation></message>
<message><source>No agent is chosen.</source><extracomment>page</extracomment><translation>未选择智能体。</translation></message>
<message><source>%1 is gone.</source><extracomment>page</extracomment><translation>%1 已不在。</translation></message>
<message><source>changed by hand</source><extracomment>page</extracomment><translation>已手动更改</translation></message>
<message><source>Reset</source><extracomment>page</extracomment><translation>重置</translation></message>
<message><source>Try it</source><extracomment>page</extracomment><translation>试一试</translation></message>
<message><source>Play</source><extracomment>page</extracomment><translation>播放</translation></message>
<message><source>Step</source><comment>page</comment><extracomment>page</extracomment><translation>单步</translation></message>
<message><source>The run</source><extracomment>page</extracomment><translation>运行</translation></message>
<message><source>Restart</source><extracomment>page</extracomment><translation>重新开始</translation></message>
<message><source>Pause</source><extracomment>page</extracomment><translation>暂停</translation></message>
<message><source>As the system</source><extracomment>page</extracomment><translation>跟随系统</translation></message>
<message><source>answers</source><extracomment>page</extracomment><translation>答案</translation></message>
<message><source>“%1” is not known. Known are: %2.</source><extracomment>page</extracomment><translation>不认识“%1”。可用的有：%2。</translation></message>
<message><source>“%1” is not known.</source><extracomment>page</extracomment><translation>不认识“%1”。</translation></message>
<message><source>A “)” is missing: write %1.</source><extracomment>page</extracomment><translation>缺少“)”：请写 %1。</translation></message>
<message><source>“%1” is not expected here.</source><extracomment>page</extracomment><translation>此处不应有“%1”。</translation></message>
<message><source>The result must be an arrow, not a number.</source><extracomment>page</extracomment><translation>结果必须是箭头，而不是数值。</translation></message>
<message><source>It must be at least %1.</source><extracomment>page</extracomment><translation>必须至少为 %1。</translation></message>
<message><source>It must be from %1 to %2.</source><extracomment>page</extracomment><translation>必须在 %1 到 %2 之间。</translation></message>
<message><source>It must be a whole number.</source><extracomment>page</extracomment><translation>必须是整数。</translation></message>
<message><source>Combiner</source><extracomment>page</extracomment><translation>组合器</translation></message>
<message><source>Action</source><extracomment>page</extracomment><translation>动作</translation></message>
<message numerus="yes"><source>The graph with %n cards</source><extracomment>page</extracomment><translation><numerusform>有 %n 张卡片的图</numerusform></translation></message>
<message><source>Weight: %1</source><extracomment>page</extracomment><translation>权重：%1</translation></message>
<message><source>Choose a card to read what it does.</source><extracomment>page</extracomment><translation>选择一张卡片，看看它的作用。</translation></message>
<message><source>It is: %1</source><extracomment>page</extracomment><translation>答案是：%1</translation></message>
<message><source>Answers: %1</source><extracomment>page</extracomment><translation>答案：%1</translation></message>
<message><source>Name: %1</source><extracomment>page</extracomment><translation>姓名：%1</translation></message>
<message><source>Leave the lesson</source><extracomment>page</extracomment><translation>离开本课</translation></message>
<message><source>As a table (CSV)</source><extracomment>page</extracomment><translation>保存为表格（CSV）</translation></message>
<message><source>As Markdown</source><extracomment>page</extracomment><translation>保存为 Markdown</translation></message>
<message><source>Print</source><extracomment>page</extracomment><translation>打印</translation></message>
<message><source>Next lesson: %1</source><extracomment>page</extracomment><translation>下一课：%1</translation></message>
<message><source>All lessons</source><extracomment>page</extracomment><translation>全部课程</translation></message>
<message><source>The page cannot play this project: %1</source><extracomment>page</extracomment><translation>页面无法播放此项目：%1</translation></message>
<message><source>Over</source><extracomment>page</extracomment><translation>结束</translation></message>
<message><source>%1, beside</source><extracomment>page</extracomment><translation>%1，旁边</translation></message>
<message><source>This page was put together from parts that do not fit. Export it again.</source><extracomment>page</extracomment><translation>此页面的各部分不匹配。请重新导出。</translation></message>
<message><source>The project was written by another version of Tiller than the template of the page (%1 and %2). Make the template again with ./dev page, then export the page again.</source><extracomment>page</extracomment><translation>写出该项目的 Tiller 版本与页面模板的版本不同（%1 和 %2）。请用 ./dev page 重新生成模板，然后再次导出页面。</translation></message>
<message><source>name</source><extracomment>page</extracomment><translation>姓名</translation></message>
<message><source>step</source><extracomment>page</extracomment><translation>步骤</translation></message>
<message><source>question</source><extracomment>page</extracomment><translation>问题</translation></message>
<message><source>guess</source><extracomment>page</extracomment><translation>猜测</translation></message>
<message><source>answer</source><extracomment>page</extracomment><translation>答案</translation></message>
<message><source>result</source><extracomment>page</extracomment><translation>结果</translation></message>
<message><source>Guess: %1</source><extracomment>page</extracomment><translation>猜测：%1</translation></message>
<message><source>Answer: %1</source><extracomment>page</extracomment><translation>答案：%1</translation></message>
<message><source>Forget what is done</source><extracomment>page</extracomment><translation>清除完成记录</translation></message>
<message><source>This browser does not remember what is done.</source><extracomment>page</extracomment><translation>此浏览器不会记住完成情况。</translation></message>
<message numerus="yes"><source>%n worlds to explore</source><extracomment>page</extracomment><translation><numerusform>%n 个可探索的世界</numerusform></translation></message>
<message numerus="yes"><source>%n lessons</source><extracomment>page</extracomment><translation><numerusform>%n 课</numerusform></translation></message>
<message><source>Forget what is done, with all answers, on this computer?</source><extracomment>page</extracomment><translation>清除此电脑上的完成记录和所有答案？</translation></message>
<message><source>The lessons cannot be listed: %1</source><extracomment>page</extracomment><translation>无法列出课程：%1</translation></message>
<message><source>to explore</source><extracomment>page</extracomment><translation>自由探索</translation></message>
<message><source>%1 done</source><extracomment>page</extracomment><translation>已完成 %1</translation></message>
<message><source>Sketch of %1. Left and right go along the time, up and down set the value.</source><extracomment>page</extracomment><translation>%1 的草图。左右键沿时间移动，上下键设置数值。</translation></message>
<message><source>At %1 s: %2</source><extracomment>page</extracomment><translation>%1 秒：%2</translation></message>
<message><source>Your curve, and the run’s</source><extracomment>page</extracomment><translation>你的曲线与运行的曲线</translation></message>
<message><source>Empty axes for your curve</source><extracomment>page</extracomment><translation>供你画曲线的空坐标轴</translation></message>
<message><source>not answered</source><extracomment>page</extracomment><translation>未回答</translation></message>
<message><source>unlocked without a guess</source><extracomment>page</extracomment><translation>未猜测即解锁</translation></message>
<message><source>off by %1% of the axis</source><extracomment>page</extracomment><translation>偏差为坐标轴的 %1%</translation></message>
<message><source>answered</source><extracomment>page</extracomment><translation>已回答</translation></message>
<message><source>not right</source><extracomment>page</extracomment><translation>不正确</translation></message>
<message><source>The world beside</source><extracomment>page</extracomment><translation>旁边的世界</translation></message>
<message><source>World. Space plays, full stop steps, R restarts, arrow keys choose an agent.</source><extracomment>page</extracomment><translation>世界。空格播放，句点前进一刻，R 重新开始，方向键选择智能体。</translation></message>
<message><source>This world</source><extracomment>page</extracomment><translation>这个世界</translation></message>
<message numerus="yes"><source>The world with %n agents</source><extracomment>page</extracomment><translation><numerusform>有 %n 个智能体的世界</numerusform></translation></message>
</context>
</TS>
