<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context><name>tiller</name>
<message numerus="yes"><source>%n agents selected.</source><extracomment>AgentOrders</extracomment><translation><numerusform>%n agent selected.</numerusform><numerusform>%n agents selected.</numerusform></translation></message>
<message numerus="yes"><source>Edits act on all %n of its kind</source><extracomment>CanvasCrumbs</extracomment><translation><numerusform>Edits act on all %n of its kind</numerusform><numerusform>Edits act on all %n of its kind</numerusform></translation></message>
<message numerus="yes"><source>and %n more lines</source><extracomment>Card</extracomment><translation><numerusform>and %n more line</numerusform><numerusform>and %n more lines</numerusform></translation></message>
<message numerus="yes"><source>%n steps</source><extracomment>CourseSection</extracomment><translation><numerusform>%n step</numerusform><numerusform>%n steps</numerusform></translation></message>
<message numerus="yes"><source>And %n more differences.</source><extracomment>GroupInterface</extracomment><translation><numerusform>And %n more difference.</numerusform><numerusform>And %n more differences.</numerusform></translation></message>
<message numerus="yes"><source>%n items</source><extracomment>LayerRow</extracomment><translation><numerusform>%n item</numerusform><numerusform>%n items</numerusform></translation></message>
<message numerus="yes"><source>A lesson with %n steps.</source><extracomment>NotesView</extracomment><translation><numerusform>A lesson with one step.</numerusform><numerusform>A lesson with %n steps.</numerusform></translation></message>
<message numerus="yes"><source>%n points</source><extracomment>PointsEditor</extracomment><translation><numerusform>%n point</numerusform><numerusform>%n points</numerusform></translation></message>
<message numerus="yes"><source>%n found. Enter shows the first.</source><extracomment>ProjectSearch</extracomment><translation><numerusform>One found. Enter shows it.</numerusform><numerusform>%n found. Enter shows the first.</numerusform></translation></message>
<message numerus="yes"><source>agents</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>agent</numerusform><numerusform>agents</numerusform></translation></message>
<message numerus="yes"><source>contacts</source><comment>unit</comment><extracomment>RunNumbers</extracomment><translation><numerusform>contact</numerusform><numerusform>contacts</numerusform></translation></message>
<message numerus="yes"><source>Paste %n items</source><extracomment>SelectionEdits</extracomment><translation><numerusform>Paste %n item</numerusform><numerusform>Paste %n items</numerusform></translation></message>
<message numerus="yes"><source>Send %n agents</source><extracomment>SimulationController</extracomment><translation><numerusform>Send %n agent</numerusform><numerusform>Send %n agents</numerusform></translation></message>
<message numerus="yes"><source>%n runs</source><extracomment>SweepDraft</extracomment><translation><numerusform>%n run</numerusform><numerusform>%n runs</numerusform></translation></message>
<message numerus="yes"><source>= %n ticks</source><extracomment>SweepDraft</extracomment><translation><numerusform>= %n tick</numerusform><numerusform>= %n ticks</numerusform></translation></message>
<message numerus="yes"><source>%1 of %n runs</source><extracomment>Sweeps</extracomment><translation><numerusform>%1 of %n run</numerusform><numerusform>%1 of %n runs</numerusform></translation></message>
<message numerus="yes"><source>%n seeds</source><extracomment>Sweeps</extracomment><translation><numerusform>%n seed</numerusform><numerusform>%n seeds</numerusform></translation></message>
<message numerus="yes"><source>%1 (%n times)</source><extracomment>UndoHistory</extracomment><translation><numerusform>%1 (%n time)</numerusform><numerusform>%1 (%n times)</numerusform></translation></message>
<message numerus="yes"><source>Result 1 is better than the project, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>Result 1 is better than the project, with %n fresh seed.</numerusform><numerusform>Result 1 is better than the project, with %n fresh seeds.</numerusform></translation></message>
<message numerus="yes"><source>The project is as good as result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>The project is as good as result 1, with %n fresh seed.</numerusform><numerusform>The project is as good as result 1, with %n fresh seeds.</numerusform></translation></message>
<message numerus="yes"><source>The project is better than result 1, with %n fresh seeds.</source><extracomment>ValueFinder</extracomment><translation><numerusform>The project is better than result 1, with %n fresh seed.</numerusform><numerusform>The project is better than result 1, with %n fresh seeds.</numerusform></translation></message>
<message numerus="yes"><source>%1: %n agents, tick %2</source><extracomment>VariantPane</extracomment><translation><numerusform>%1: %n agent, tick %2</numerusform><numerusform>%1: %n agents, tick %2</numerusform></translation></message>
<message numerus="yes"><source>World: %n agents, tick %1</source><extracomment>WorldView</extracomment><translation><numerusform>World: %n agent, tick %1</numerusform><numerusform>World: %n agents, tick %1</numerusform></translation></message>
<message numerus="yes"><source>%n days</source><extracomment>tiller</extracomment><translation><numerusform>%n day</numerusform><numerusform>%n days</numerusform></translation></message>
<message numerus="yes"><source>%n hours</source><extracomment>tiller</extracomment><translation><numerusform>%n hour</numerusform><numerusform>%n hours</numerusform></translation></message>
<message numerus="yes"><source>%n minutes</source><extracomment>tiller</extracomment><translation><numerusform>%n minute</numerusform><numerusform>%n minutes</numerusform></translation></message>
<message numerus="yes"><source>%n seconds</source><extracomment>tiller</extracomment><translation><numerusform>%n second</numerusform><numerusform>%n seconds</numerusform></translation></message>
<message numerus="yes"><source>and %n more</source><extracomment>tiller</extracomment><translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation></message>
<message numerus="yes"><source>%n objects</source><extracomment>tiller</extracomment><translation><numerusform>%n object</numerusform><numerusform>%n objects</numerusform></translation></message>
<message numerus="yes"><source>%n tiles</source><extracomment>tiller</extracomment><translation><numerusform>%n tile</numerusform><numerusform>%n tiles</numerusform></translation></message>
<message numerus="yes"><source>%n cells</source><extracomment>tiller</extracomment><translation><numerusform>%n cell</numerusform><numerusform>%n cells</numerusform></translation></message>
<message numerus="yes"><source>%n places</source><extracomment>tiller</extracomment><translation><numerusform>%n place</numerusform><numerusform>%n places</numerusform></translation></message>
</context>
</TS>
