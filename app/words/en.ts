<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Counts in English: "1 run", "2 runs". Each text with %n has an entry. -->
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>tiller::AgentOrders</name>
    <message numerus="yes">
        <source>%n agents selected.</source>
        <translation>
            <numerusform>%n agent selected.</numerusform>
            <numerusform>%n agents selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasCrumbs</name>
    <message numerus="yes">
        <source>Edits act on all %n of its kind</source>
        <translation>
            <numerusform>Edits act on all %n of its kind</numerusform>
            <numerusform>Edits act on all %n of its kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseSection</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverrideWords</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsEditor</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariantPane</name>
    <message numerus="yes">
        <source>%1: %n agents, tick %2</source>
        <translation>
            <numerusform>%1: %n agent, tick %2</numerusform>
            <numerusform>%1: %n agents, tick %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldView</name>
    <message numerus="yes">
        <source>World: %n agents, tick %1</source>
        <translation>
            <numerusform>World: %n agent, tick %1</numerusform>
            <numerusform>World: %n agents, tick %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::SelectionEdits</name>
    <message numerus="yes">
        <source>Paste %n items</source>
        <translation>
            <numerusform>Paste %n item</numerusform>
            <numerusform>Paste %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::SimulationController</name>
    <message numerus="yes">
        <source>Send %n agents</source>
        <translation>
            <numerusform>Send %n agent</numerusform>
            <numerusform>Send %n agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::SweepDraft</name>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= %n ticks</source>
        <translation>
            <numerusform>= %n tick</numerusform>
            <numerusform>= %n ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::Sweeps</name>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::ValueFinder</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Result 1 is better than the project, with %n fresh seeds.</source>
        <translation>
            <numerusform>Result 1 is better than the project, with %n fresh seed.</numerusform>
            <numerusform>Result 1 is better than the project, with %n fresh seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The project is as good as result 1, with %n fresh seeds.</source>
        <translation>
            <numerusform>The project is as good as result 1, with %n fresh seed.</numerusform>
            <numerusform>The project is as good as result 1, with %n fresh seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The project is better than result 1, with %n fresh seeds.</source>
        <translation>
            <numerusform>The project is better than result 1, with %n fresh seed.</numerusform>
            <numerusform>The project is better than result 1, with %n fresh seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiller::WorldSelection</name>
    <message numerus="yes">
        <source>Paste %n items</source>
        <translation>
            <numerusform>Paste %n item</numerusform>
            <numerusform>Paste %n items</numerusform>
        </translation>
    </message>
</context>
</TS>
